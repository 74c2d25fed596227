#!/usr/bin/env node
import{resolve as js}from"node:path";var X=class extends Error{constructor(t){super(`no answer within ${t} ms`),this.name="DeadlinePassed"}};function an(e){return{
check(){if(Ne()>e)throw new X(e)},remainingMs:()=>Math.max(0,e-Ne())}}function Ne(){return process.uptime()*1e3}var As=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:we,constants:te,existsSync:_,fstatSync:Te,
ftruncateSync:Ud,lstatSync:be,openSync:Be,read:dn,readdirSync:Kd,readFileSync:ln,readlinkSync:$e,readSync:Jd,realpathSync:Xd,
statSync:Ce,writeSync:Le}=As;var Ws=/^[\w:.\-/@+*]*$/,Ss=/^[ -~]*$/,Es="[^\\p{L}\\p{N}_:.\\-/@+*]+",vs="[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]+";function V(e){
let t=Ws.test(e)?e:e.replace(new RegExp(Es,"gu"),"_");return cn(t,120)}function z(e){let t=Ss.test(e)?e:e.replace(new RegExp(
vs,"gu")," ");return cn(t.trim(),300)}function cn(e,t){let n=Array.from(e.slice(0,t*2+2));return n.length>t?`${n.slice(0,
t-1).join("")}\u2026`:e}function un(e,t){let{tool:n,agent:r,event:s,session:o}=t,i={tool:V(n),agent:V(r),event:V(s)},a=`${JSON.stringify({...t,...i,
session:V(o)})}
`,{O_APPEND:d,O_CREAT:u,O_WRONLY:h}=te,k=d|u|h|(te.O_NONBLOCK??0);try{let y=Be(e,k,384);try{Le(y,a)}finally{we(y)}}catch{}}function Ae(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function P(e,t){return Object.hasOwn(e,t)?e[t]:void 0}
function Me(e,t){let n=P(e,t);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as _s}from"node:path";var T=class extends Error{constructor(t){super(t),this.name="CannotTell"}};var pn="main",ne="unknown";function hn(e){let t=P(e,"agent_type")??"";if(t==="")return(P(e,"agent_id")??"")===""?pn:ne;if(typeof t!=
"string")return ne;let n=wt(t);return n===pn?ne:n}function wt(e){return e.toLowerCase()}function bt(e){return e==="Task"?"Agent":e}function fn(e,t){return e.any===!0||t===""||e.names?.some(r=>bt(r)===t)===!0?
!0:(e.prefixes??[]).some(({prefix:r,except:s})=>t.startsWith(r)&&!s.includes(t))}var Ps=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),We=new Set(["Stop","SubagentStop"]),Z=class extends T{};function Ct(e,t,n){let r=Ds(e),s=Me(r,"hook_event_name")??
t;if(!Rs(s,t))throw new T(`it waits for ${t} and was called for another event`);let o=mn(P(r,"cwd"))??n.cwd,i=Ps.has(s),
a=P(r,"agent_id"),d=Me(r,"transcript_path");return{event:s,tool:i?Fs(r):"",get input(){return i?Os(r):r},cwd:o,projectDir:mn(
n.projectDir)??o,identity:hn(r),...gn(a)?{}:{agentId:typeof a=="string"?a:""},...d===void 0?{}:{transcriptPath:d},payload:r,
clock:n.clock}}function Ds(e){if(e.trim()==="")throw new Z("standard input held no payload");let t;try{t=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new Z("the payload on standard input is not valid JSON")}if(!Ae(t))throw new Z("the payload \
on standard input is no JSON object");return t}function Rs(e,t){return e===t||We.has(e)&&We.has(t)}function Fs(e){let t=Me(
e,"tool_name");if(t===void 0)throw new T("the payload names no tool");return bt(t)}function Os(e){let t=P(e,"tool_input");
if(gn(t))return{};if(!Ae(t))throw new T("the payload's tool_input is no object");return t}function gn(e){return e==null||
e===""}function mn(e){return typeof e=="string"&&_s(e)?e:void 0}var Ns=/\{(tool|agent|hook|type|missing|because)\}/gu;function Ie(e,t){return e.replace(Ns,(n,r)=>Ts(r,t))}function Ts(e,t){
switch(e){case"because":return t.because===void 0?"":` (${z(t.because)})`;case"missing":return z((t.missing??[]).join(" \
and "));case"type":return V(t.type??"")||"none";default:return V(t[e])}}function xn(e,t,n){let r={...t,hook:e.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":
return{exit:0,stdout:"",stderr:He(e,e.log?.allow,r)};case"block":{let{because:s,missing:o}=n,i={...r,because:s,missing:o},
a=He(e,e.log?.act,i);return Bs(t.event,$s(n.message,i),a)}case"remind":return yn(e,t,Ie(n.text,r));case"inject":return yn(
e,t,n.text)}}function kn(e,t,n){let r=e.onError==="block"&&!We.has(t.event),s=z(n instanceof Error?n.message:String(n)),
o=`${e.hook} could not decide, an infrastructure fault, not policy: ${s}.`,i=r?"It refuses what it cannot judge. Repair \
the cause and retry; the call itself may be in order.":"The call goes on unchecked by this hook.",d=He(e,`op=error tool=\
{tool} verdict=${r?"block":"allow"} detail=infrastructure`,{...t,hook:e.hook});return{exit:r?2:0,stdout:"",stderr:`${o} ${i}\

${d}`}}function Bs(e,t,n){return We.has(e)?{exit:0,stdout:wn({decision:"block",reason:t}),stderr:n}:{exit:2,stdout:"",stderr:`${t}\

${n}`}}function $s(e,t){let n=Ie(e,t).trimEnd(),{missing:r=[],because:s}=t,o=r.length===0||e.includes("{missing}"),i=s===
void 0||e.includes("{because}");return[n,...o?[]:[`Missing: ${z(r.join(" and "))}`],...i?[]:[`Reason: ${z(s)}`]].join(`
`)}function yn(e,t,n){let r={hookEventName:t.event,additionalContext:n},s=He(e,e.log?.act,{...t,hook:e.hook});return{exit:0,
stdout:wn({hookSpecificOutput:r}),stderr:s}}function wn(e){return`${JSON.stringify(e)}
`}function He(e,t,n){return e.log===void 0||t===void 0?"":`[${e.log.tag}] ${Ie(t,n)}
`}var At=!1;async function Cn(){let e=[];return Gs()&&Ls()&&await Ms(e)||await Is(e),Buffer.concat(e).toString("utf8")}function Ls(){
try{let e=Te(0);return e.isFIFO()||e.isSocket()||e.isFile()}catch{return!1}}var bn=65536;function Ms(e){return new Promise(
(t,n)=>{let r=()=>{At=!0,dn(0,Buffer.allocUnsafe(bn),0,bn,null,(s,o,i)=>{if(At=!1,s!==null)return An(s)?t(!1):n(s);if(o===
0)return t(!0);e.push(i.subarray(0,o)),r()})};r()})}function Is(e){let{stdin:t}=process;return t.isTTY?Promise.resolve():
new Promise((n,r)=>{t.on("data",s=>e.push(s)),t.on("end",n),t.on("error",r)})}function Wt(e,t){let n=Buffer.from(t,"utf8");
for(let r=0;n.length>0&&r<1e3;r+=1)try{n=n.subarray(Le(e,n))}catch(s){if(!An(s))return;Hs(1)}}function An(e){return e instanceof
Error&&"code"in e&&e.code==="EAGAIN"}function Hs(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}function Wn(e){
if(At){let{execPath:t,execve:n}=process;n?.(t,[t,"-e",`process.exitCode = ${e}`],{})}process.exit(e)}function Gs(){return process.
execve!==void 0&&process.platform!=="win32"&&process.permission===void 0}async function En(e,t){let n=an(e.deadlineMs),r,s=o=>Sn(e,r,kn(e,St(e,r),o));process.on("uncaughtException",s),process.on(
"unhandledRejection",s),setTimeout(()=>s(new X(e.deadlineMs)),n.remainingMs());try{let o=process.env.CLAUDE_PROJECT_DIR,
i=await Cn();r=Qs(i,e,{projectDir:o,clock:n,get cwd(){return process.cwd()}});let d=await t(e.rule,r);Sn(e,r,xn(e,St(e,r),
d),d)}catch(o){s(o)}}function Qs(e,t,n){try{return Ct(e,t.event,n)}catch(r){if(!(r instanceof Z)||!Vs(t.rule))throw r;return Ct(
"{}",t.event,n)}}function Vs(e){return e.kind==="inject"&&e.parts.every(({kind:t,who:n})=>t==="text"&&n===void 0)}function St(e,t){
if(t===void 0)return{event:e.event,tool:"",agent:""};let{event:n,tool:r,identity:s}=t;return{event:n,tool:r,agent:s,type:qs(
t)}}function qs(e){let t=P(e.payload,"tool_input"),n=Ae(t)?P(t,"subagent_type"):void 0;return typeof n=="string"?n:void 0}
function Sn(e,t,n,r){try{Wt(1,n.stdout),Wt(2,n.stderr),Us(e,t,n,r)}finally{Wn(n.exit)}}function Us(e,t,n,r){let s=process.
env.ENFORCEMENT_LOG??"";if(s==="")return;let{event:o,tool:i,agent:a}=St(e,t),d=t===void 0?"":P(t.payload,"session_id");un(
js(t?.projectDir??"",s),{time:new Date().toISOString(),hook:e.hook,event:o,tool:i,agent:a,verdict:r?.verdict??(n.exit===
2?"block":"allow"),cause:r===void 0?"infrastructure":"policy",ms:Math.round(Ne()),session:typeof d=="string"?d:""})}function vn(e){return{sure:!0,because:e}}function Ge(e){return{sure:!1,because:`cannot be read: ${e}`}}function _n(e,t){
let n=e.find(s=>s.sure);if(n!==void 0)return{holds:!0,because:n.because};let[r]=e;return r===void 0||!t?{holds:!1}:{holds:!0,
unsure:!0,because:r.because}}function Pn(e,t){return e.includes("$'")?!0:e.replace(/\\\n|["'\\`^]/gu,"").toLowerCase().includes(t.toLowerCase())}function je(e){let t=P(e.input,"command");if(typeof t=="string")return t;if(!(t==null&&e.tool!=="Bash"&&e.tool!=="PowerS\
hell"))throw new T(`the call of ${e.tool} holds no command text`)}var Ks=/\b(?:iex|invoke-expression|start-process|encodedcommand)\b|-e(?:nc|c)?\s+[A-Za-z0-9+/=]{8,}|&\s*[($"']|\[scriptblock\]/iu;
function Dn(e){return e.tool==="PowerShell"?je(e):void 0}function Rn(e){return Ks.test(e)}function c(e){return{pieces:e===""?[]:[{text:e}]}}function re(e){return{pieces:[{hole:e}]}}function l(e){let t="";for(let n of e.
pieces){if(!("text"in n))return;t+=n.text}return t}function f(e){let t="";for(let n of e.pieces){if(!("text"in n))break;
t+=n.text}return t}function Fn(e){let t="";for(let n of[...e.pieces].reverse()){if(!("text"in n))break;t=n.text+t}return t}
function m(e){return e.pieces.map(t=>"text"in t?t.text:"glob"in t?t.glob:t.hole).join("")}function Et(e,t,n=!1){return new RegExp(
`^${Js(e)}$`,n?"iu":"u").test(t)}function On(e,t){let n=f(e);if(n.length>=t.length||l(e)!==void 0)return n.startsWith(t);
let r=e.pieces.find(o=>!("text"in o)),s=r!==void 0&&"hole"in r&&r.shape!==void 0;return t.startsWith(n)&&(!s||/^[0-9a-f]/u.
test(t.slice(n.length)))}function Qe(e){return e.pieces.some(t=>"hole"in t&&t.splits===!0)}function R(...e){return{pieces:e.
flatMap(t=>t.pieces)}}function W(e,t){let n=t;return{pieces:e.pieces.flatMap(s=>{if(n===0||!("text"in s))return[s];let o=s.
text.slice(n);return n=Math.max(0,n-s.text.length),o===""?[]:[{text:o}]})}}function Js(e){return e.pieces.map(zs).join("")}
var Xs={digits:"-?[0-9]*",hex:"[0-9a-f]*"};function zs(e){return"text"in e?vt(e.text):"hole"in e?e.shape===void 0?"[^]*":
Xs[e.shape]:e.glob==="*"?"[^/]*":"[^/]"}function vt(e){return e.replace(/[\\^$.*+?()[\]{}|/]/gu,"\\$&")}function Nn(e){return{
pieces:e.pieces.map(t=>"glob"in t?{hole:t.glob}:t)}}function Zs(e){let t=Be(e,te.O_RDONLY|(te.O_NONBLOCK??0));if(Te(t).isFile())return t;throw we(t),new _t(e)}function $(e){
let t=Zs(e);try{return ln(t,"utf8")}finally{we(t)}}var _t=class extends Error{constructor(t){super(`${t} is no regular f\
ile`),this.name="NotRegular"}};import{join as Se}from"node:path";function Ve(e,t){let n=t.disk.heads.get(e.gitDir);if(n!==void 0)return n;let r=e.top===
void 0?void 0:t.disk.made.get(e.top);if(r!==void 0)return r.head;if(_(Se(e.commonDir,"reftable")))return{unknown:"HEAD o\
f a reftable repository"};try{return eo(Ys(Se(e.gitDir,"HEAD")))}catch{return{unknown:"HEAD, which cannot be read"}}}function Ys(e){
return be(e).isSymbolicLink()?`ref: ${$e(e)}`:$(e)}function eo(e){let t=/^ref:\s*(\S+)\s*$/u.exec(e)?.[1];return t==="re\
fs/heads/.invalid"?{unknown:"HEAD of a reftable repository"}:t?.startsWith("refs/heads/")===!0?{branch:t.slice(11)}:t!==
void 0||/^[0-9a-f]{40,64}\s*$/u.test(e)?{detached:!0}:{unknown:"HEAD, which makes no sense"}}function Pt(e,t){for(let s of[
e.gitDir,e.commonDir]){let o=Se(s,t);if(be(o,{throwIfNoEntry:!1})?.isFile()===!0)return $(o).trim()}let n=Se(e.commonDir,
"packed-refs");if(!_(n))return;let r=$(n).split(`
`).find(s=>s.endsWith(` ${t}`));return r?.slice(0,r.indexOf(" "))}function Dt(e,t){return Pt(e,`refs/heads/${t}`)!==void 0}
function qe(e,t){let n=Se(e.gitDir,t);return _(n)?$(n).trim():void 0}function Ue(e){let t=to(e,0);if(t===void 0)return[e];let n=e.slice(0,t.start),r=e.slice(t.end),s=t.items.length===1?oo(t.
items[0]??""):t.items,o=Ue(r);if(s===void 0||o===void 0)return;if(s.length===0)return o.map(a=>e.slice(0,t.end)+a);let i=[];
for(let a of s){let d=Ue(a);if(d===void 0||i.length+d.length*o.length>200)return;for(let u of d)for(let h of o)i.push(n+
u+h)}return i}function to(e,t){for(let n=t;n<e.length;n=Rt(e,n)){if(e[n]!=="{")continue;let r=no(e,n);if(r!==void 0)return r}}
function no(e,t){let n=[],r=0,s=t+1;for(let o=t+1;o<e.length;o=Rt(e,o)){let i=e[o];if(i==="{")r+=1;else if(i===","&&r===
0)n.push(e.slice(s,o)),s=o+1;else if(i==="}"&&r>0)r-=1;else if(i==="}")return n.push(e.slice(s,o)),n.length>1||/^[^{}]+\.\.[^{}]+$/u.
test(n[0]??"")?{start:t,end:o+1,items:n}:void 0}}function Rt(e,t){let n=e[t];return n==="\\"?t+2:n==="'"?ro(e,t,"'"):n===
'"'||n==="`"?so(e,t,n):n==="$"&&e[t+1]==="{"?Tn(e,t+1,"{","}"):n==="$"&&e[t+1]==="("?Tn(e,t+1,"(",")"):t+1}function ro(e,t,n){
let r=e.indexOf(n,t+1);return r===-1?e.length:r+1}function so(e,t,n){for(let r=t+1;r<e.length;r+=1)if(e[r]==="\\")r+=1;else if(e[r]===
n)return r+1;return e.length}function Tn(e,t,n,r){let s=0;for(let o=t;o<e.length;o=o===t?t+1:Rt(e,o))if(e[o]===n)s+=1;else if(e[o]===
r&&(s-=1)===0)return o+1;return e.length}function oo(e){let[t="",n="",r="1",...s]=e.split(".."),o=[t,n,r].every(y=>/^-?\d+$/u.
test(y)),i=[t,n].every(y=>/^[A-Za-z]$/u.test(y));if(!o&&!i||s.length>0)return[];let a=y=>o?Number(y):y.charCodeAt(0),d=y=>o?
String(y):String.fromCharCode(y),u=a(n)-a(t),h=Math.abs(Number(r))||1,k=Math.floor(Math.abs(u)/h)+1;if(!(k>200))return Array.
from({length:k},(y,kt)=>d(a(t)+Math.sign(u)*h*kt))}import{basename as Yl,dirname as ec,isAbsolute as Ln,join as tc,normalize as po,resolve as ho,sep as fo}from"node:path";function Ke(e){try{return be(e,{throwIfNoEntry:!1})}catch(t){if(t instanceof Error&&"code"in t&&t.code==="ENOTDIR")return;
throw t}}import{dirname as io,isAbsolute as ao,parse as Ft,sep as Ot}from"node:path";var lo=40,co=Ot==="\\"?/[\\/]/u:/\//u;function $n(e){let t=Ft(e).root,n=Bn(e);for(let r=0;n.length>0;){let s=n.pop()??"";
if(s===""||s===".")continue;if(s===".."){t=io(t);continue}let o=t.endsWith(Ot)?t+s:t+Ot+s,i=uo(o);if(i===void 0){t=o;continue}
if(r+=1,r>lo)throw new T("a path leads through a circle of links");ao(i)&&(t=Ft(i).root),n.push(...Bn(i))}return t}function Bn(e){
return e.slice(Ft(e).root.length).split(co).reverse()}function uo(e){return Ke(e)?.isSymbolicLink()??!1?$e(e):void 0}function w(e){return typeof e=="string"}function Ee(e){try{return Ce(e,{throwIfNoEntry:!1})?.isDirectory()??!1}catch{return!1}}
function se(e,t){return Ln(t)?po(t):w(e)?ho(e,t):e}function L(e,t){return $n(Ln(t)?t:`${e}${fo}${t}`)}var mo=new Set(["?","#","$","!","RANDOM","SECONDS","LINENO","EPOCHSECONDS","UID","EUID","PPID"]);function q(e,t){let{world:n}=t;
if(e==="@"||e==="*")return{list:n.args};let r=n.vars.get(e);return r!==void 0?{word:yo(r)}:/^[1-9][0-9]*$/u.test(e)?{word:n.
args[Number(e)-1]??c("")}:mo.has(e)?{word:{pieces:[{hole:`$${e}`,shape:"digits"}]}}:{word:go(e,t)??re(`$${e}`)}}function go(e,t){
let{world:n}=t;if(e==="PWD")return w(n.cwd)?c(n.cwd):void 0;if(e==="OLDPWD")return w(n.previous)?c(n.previous):void 0;if(e===
"CLAUDE_PROJECT_DIR")return c(t.projectDir);if(e!=="HOME"&&e!=="TMPDIR")return;let r=t.env[e];return r===void 0||r===""?
void 0:c(r)}function yo(e){return"word"in e?e.word:e.elements[0]??c("")}function Mn(e,t){let n={word:Y(e.text)};if(e.prefix===
"#")return{word:{pieces:[{hole:e.text,shape:"digits"}]}};if(e.prefix==="!")return xo(e,t)??n;let r=e.index===void 0?q(e.
parameter,t):ko(e,t);return r===void 0?n:e.operation===void 0?r:e.operation.type==="Default"?wo(e,r,t)??n:e.operation.type===
"CaseModification"?bo(e.operation.operator,r)??n:n}function Y(e){return{pieces:[{hole:e,splits:!0}]}}function xo(e,t){if(e.
operation!==void 0||e.index!==void 0)return;let n=q(e.parameter,t),r="word"in n?l(n.word):void 0;return r===void 0?void 0:
q(r,t)}function ko(e,t){let n=t.world.vars.get(e.parameter),r=e.index?.text;if(n===void 0)return;let s="elements"in n?n.
elements:[n.word];if(r==="@"||r==="*")return{list:s};if(!(r===void 0||!/^\d+$/u.test(r)))return{word:s[Number(r)]??c("")}}
function wo(e,t,n){if(e.operation?.type!=="Default")return;let r="word"in t?l(t.word):void 0,s=n.world.vars.has(e.parameter)||
r!==void 0;if(r===void 0)return;let o=e.operation.operator.startsWith(":"),i=s&&(!o||r!==""),a=n.operand(e),d=a===void 0?
void 0:{word:a};return e.operation.operator.endsWith("+")?i?d:{word:c("")}:i?t:d}function bo(e,t){let n="word"in t?l(t.word):
void 0;if(n!==void 0){if(e==="^^")return{word:c(n.toUpperCase())};if(e===",,")return{word:c(n.toLowerCase())}}}function Je(e){
if("word"in e)return e.word;let t=e.list.flatMap((n,r)=>r===0?[n]:[c(" "),n]);return R(...t)}var Gn=String.raw`[\w./:@%+,=~-]+`,jn=String.raw`'[^'\n]*'|"[^"\\$\x60\n]*"`,Co=`(?:${Gn}|${jn})+`,Xe=new RegExp(String.
raw`[ \t]*(?:(&&|\|\||[;|])|((\d*)(>>|>&|>|<)[ \t]*)?(${Co})|$)`,"y"),In=new RegExp(`${Gn}|${jn}`,"g"),Ao=/^\w+\+?=/,Wo=/^(?:if|then|else|elif|fi|for|while|until|do|done|case|esac|in|function|select|time|coproc)$/,
So=/[$\x60\\\n]/;function Qn(e){let t=Eo(e);if(t===void 0)return;let n=Nt(t,[";"]).groups;n.length>1&&n.at(-1)?.length===
0&&n.pop();let r=Tt(n,Po);return r&&{type:"Script",pos:0,end:e.length,shebang:void 0,commands:r}}function Eo(e){if(So.test(
e))return;let t=[];for(Xe.lastIndex=0;Xe.lastIndex<e.length;){let n=Xe.exec(e);if(n===null)return;let[,r,s,o="",i="",a=""]=n,
d=Xe.lastIndex-a.length;if(r!==void 0)t.push({type:"operator",sign:r});else if(s!==void 0)t.push(vo(Hn(a,d),d-s.length,o,
i));else{if(Ao.test(a))return;a!==""&&t.push(Hn(a,d))}}return t}function vo(e,t,n,r){let s=t+n.length,o={type:"FileDescr\
iptor",pos:t,end:s,value:Number(n)};return{type:"Redirect",pos:t,end:e.end,operator:r===">>"||r===">&"||r===">"?r:"<",descriptor:n===
""?void 0:o,target:e}}function Hn(e,t){let n=t+e.length;if(!/["']/.test(e))return{type:"Word",text:e,pos:t,end:n,value:e};
let r=[...e.matchAll(In)].map(o=>_o(o[0],t+o.index)),s=e.replace(In,o=>/^["']/.test(o)?o.slice(1,-1):o);return{type:"Wor\
d",text:e,pos:t,end:n,parts:r,value:s}}function _o(e,t){let n=t+e.length,r=e.slice(1,-1);if(e.startsWith("'"))return{type:"\
SingleQuoted",pos:t,end:n,value:r,text:e};if(!e.startsWith('"'))return{type:"Literal",pos:t,end:n,value:e,text:e};let s={
type:"Literal",pos:t+1,end:n-1,value:r,text:r};return{type:"DoubleQuoted",pos:t,end:n,text:e,parts:[s]}}function Nt(e,t){
let n={groups:[[]],operators:[]};for(let r of e)r.type==="operator"&&t.includes(r.sign)?(n.operators.push(r.sign),n.groups.
push([])):n.groups.at(-1)?.push(r);return n}function Tt(e,t){let n=e.map(t);return n.every(r=>r!==void 0)?n:void 0}function Po(e){
let t=Do(e);if(t!==void 0)return{type:"Statement",...Bt([t]),command:t,background:void 0}}function Do(e){let{groups:t,operators:n}=Nt(
e,["&&","||"]),r=Tt(t,Ro);if(r===void 0||r.length===1)return r?.[0];let s=n.map(o=>o==="&&"?o:"||");return{type:"AndOr",
...Bt(r),commands:r,operators:s}}function Ro(e){let{groups:t,operators:n}=Nt(e,["|"]),r=Tt(t,Fo);if(r===void 0||r.length===
1)return r?.[0];let s=n.map(()=>"|");return{type:"Pipeline",...Bt(r),prefixes:[],commands:r,operators:s}}function Bt(e){
return{pos:e[0]?.pos??0,end:e.at(-1)?.end??0}}function Fo([e,...t]){if(e?.type!=="Word"||Wo.test(e.text))return;let n=t.
filter(d=>d.type!=="operator"),r=n.filter(d=>d.type==="Word"),s=n.filter(d=>d.type!=="Word"),{end:o}=n.at(-1)??e,{pos:i}=e,
a={type:"Command",pos:i,end:o,name:e,prefix:[],suffix:n,args:r,redirects:s};return Vn.add(a),a}var Vn=new WeakSet;function qn(e){
return Vn.has(e)}var Oo=process.getBuiltinModule===void 0?await import("node:vm"):void 0;function Un(e,t){let n;return()=>{if(n===void 0){
let r={exports:{}};(Oo??process.getBuiltinModule("node:vm")).runInThisContext(`(function(module){${e}
})`,{filename:t})(r),n=r.exports}return n}}var Kn=Un(`var ne=Object.defineProperty;var Qe=Object.getOwnPropertyDescriptor;var Me=Object.getOwnPropertyNames;var Ue=\
Object.prototype.hasOwnProperty;var qe=(r,t)=>{for(var e in t)ne(r,e,{get:t[e],enumerable:!0})},Ve=(r,t,e,i)=>{if(t&&typ\
eof t=="object"||typeof t=="function")for(let s of Me(t))!Ue.call(r,s)&&s!==e&&ne(r,s,{get:()=>t[s],enumerable:!(i=Qe(t,\
s))||i.enumerable});return r};var Ge=r=>Ve(ne({},"__esModule",{value:!0}),r);var fs={};qe(fs,{eachChild:()=>us,parsed:()\
=>ls});module.exports=Ge(fs);function oe(r,t){switch(r.type){case"Script":case"CompoundList":case"AndOr":for(let e of r.\
commands)t(e);return;case"Statement":t(r.command);return;case"Command":for(let e of r.prefix)t(e);r.name&&t(r.name);for(\
let e of r.suffix)t(e);return;case"Pipeline":for(let e of r.prefixes)t(e);for(let e of r.commands)t(e);return;case"Redir\
ected":t(r.command);for(let e of r.redirects)t(e);return;case"If":t(r.clause),t(r.then);for(let e of r.elif)t(e);r.else&\
&t(r.else);return;case"Elif":t(r.clause),t(r.then);return;case"For":case"Select":if(t(r.name),r.wordlist)for(let e of r.\
wordlist)t(e);t(r.body);return;case"While":t(r.clause),t(r.body);return;case"Function":case"Coproc":r.name&&t(r.name),t(\
r.body);return;case"Subshell":case"BraceGroup":t(r.body);return;case"Case":t(r.word);for(let e of r.items)t(e);return;ca\
se"CaseItem":for(let e of r.pattern)t(e);t(r.body);return;case"ArithmeticFor":{let e=r.initialize;e&&t(e);let i=r.test;i\
&&t(i);let s=r.update;s&&t(s),t(r.body);return}case"Word":case"Glob":case"ArithmeticWord":case"HereDocBody":case"BraceEx\
pansion":case"ExtendedGlob":{let e=r.parts;if(e)for(let i of e)t(i);return}case"DoubleQuoted":case"LocaleString":for(let\
 e of r.parts)t(e);return;case"ParameterExpansion":r.index&&t(r.index),r.operation&&t(r.operation);return;case"Default":\
case"Remove":case"Transform":t(r.operand);return;case"CaseModification":r.operand&&t(r.operand);return;case"Replace":t(r\
.pattern),t(r.replacement);return;case"Slice":t(r.offset),r.length&&t(r.length);return;case"Assignment":{let e=r.index;e\
&&t(e),t(r.value);return}case"ArrayValue":for(let e of r.elements)t(e);return;case"Redirect":case"HereString":r.descript\
or&&t(r.descriptor),r.target&&t(r.target);return;case"HereDoc":r.descriptor&&t(r.descriptor),r.delimiter&&t(r.delimiter)\
,t(r.body);return;case"CommandExpansion":case"ProcessSubstitution":case"ArithmeticCommandExpansion":{let e=r.script;e&&t\
(e);return}case"ArithmeticExpansion":case"ArithmeticCommand":case"ArithmeticGroup":case"TestCommand":case"TestGroup":{le\
t e=r.expression;e&&t(e);return}case"ArithmeticBinary":case"TestBinary":t(r.left),t(r.right);return;case"ArithmeticUnary\
":case"TestUnary":t(r.operand);return;case"ArithmeticTernary":t(r.test),t(r.consequent),t(r.alternate);return;case"TestL\
ogical":for(let e of r.operands)t(e);return;case"TestNot":for(let e of r.negations)t(e);t(r.operand);return;case"Literal\
":case"SingleQuoted":case"AnsiCQuoted":case"SimpleExpansion":case"Names":case"Unknown":case"FileDescriptor":case"FileDes\
criptorVariable":case"HereDocDelimiter":case"Time":case"Negation":return;default:{let e=r;throw new TypeError(\`Unexpecte\
d syntax node: \${e}\`)}}}function ke(r){return r>=48&&r<=55}function _e(r){return r>=48&&r<=57||r>=65&&r<=70||r>=97&&r<=1\
02}function Ke(r,t){try{return String.fromCodePoint(r)}catch{return t}}var $e=new TextDecoder("utf-8",{ignoreBOM:!0});fu\
nction ge(r){return $e.decode(new Uint8Array(r))}function Xe(r,t,e){if(r.charCodeAt(t)!==92||t+2>e)return;let i=r.charCo\
deAt(t+1),s=t+2,o=s;if(i===120){for(;o<e&&o-s<2&&_e(r.charCodeAt(o));)o++;return o===s?void 0:{value:Number.parseInt(r.s\
lice(s,o),16),end:o}}if(ke(i)){for(;o<e&&o-s<2&&ke(r.charCodeAt(o));)o++;return{value:Number.parseInt(r.slice(t+1,o),8)&\
255,end:o}}}function Qt(r,t,e){let i=t,s="",o=[],n=-1;for(;i<e&&r.charCodeAt(i)!==39;){let p=i,c=Xe(r,i,e);if(c&&c.value\
>=128){o.push(c.value),i=c.end;continue}if(o.length>0&&(s+=ge(o),o=[]),c){c.value===0&&n===-1&&(n=s.length),s+=String.fr\
omCharCode(c.value),i=c.end;continue}if(r.charCodeAt(i)!==92||i+1>=e){let l=i;for(;i<e;){let m=r.charCodeAt(i);if(m===39\
||m===92&&i+1<e)break;i++}s+=r.slice(l,i);continue}i++;let d=r[i++];switch(d){case"a":s+="\\x07";break;case"b":s+="\\b";br\
eak;case"e":case"E":s+="\\x1B";break;case"f":s+="\\f";break;case"n":s+=\`
\`;break;case"r":s+="\\r";break;case"t":s+="	";break;case"v":s+="\\v";break;case"\\\\":s+="\\\\";break;case"'":s+="'";break;cas\
e'"':s+='"';break;case"?":s+="?";break;case\`
\`:break;case"c":{let l=i<e?r.charCodeAt(i):39;if(l===39){s+=r.slice(p,i);break}if(i++,l===92){let A=i<e&&r.charCodeAt(i)\
===92;A&&i++,s+="",!A&&i<e&&(s+=r[i],i++);break}let m=l===63?127:l&31;m===0&&l<128&&n===-1&&(n=s.length),s+=String.from\
CharCode(m);break}case"u":case"U":{let l=i,m=d==="u"?4:8;for(;i<e&&i-l<m&&_e(r.charCodeAt(i));)i++;if(i===l){s+=\`\\\\\${d}\`\
;break}let A=r.slice(p,i),g=Number.parseInt(r.slice(l,i),16);g===0&&n===-1&&(n=s.length),s+=Ke(g,A);break}default:s+=\`\\\\\
\${d}\`;break}}o.length>0&&(s+=ge(o)),n!==-1&&(s=s.slice(0,n));let h=i<e;return h&&i++,{value:s,end:i,closed:h}}var pt=cla\
ss r{static _resolveScript;type;pos;end;text;#t;#e=void 0;constructor(t,e,i,s,o){this.type=t,this.pos=e,this.end=i,this.\
text=s,this.#t=o}get script(){let t=this.#t;if(t!==void 0){let e=r._resolveScript(t.source,t.start,t.end,t.depth,t.paren\
Boundary,t.context);t.context===void 0&&(e.source=t.source),this.script=e}return this.#e}set script(t){this.#e=t,this.#t\
=void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,script:this.script}}},Xt=class extends p\
t{operator;constructor(t,e,i,s,o){super("ProcessSubstitution",t,e,i,o),this.operator=s}toJSON(){return{type:this.type,po\
s:this.pos,end:this.end,text:this.text,operator:this.operator,script:this.script}}},vt=class r{static _resolveExpression\
;type="ArithmeticExpansion";pos;end;text;#t;#e=void 0;constructor(t,e,i,s){this.pos=t,this.end=e,this.text=i,this.#t=s}g\
et expression(){let t=this.#t;return t!==void 0&&(this.expression=r._resolveExpression(t.body,t.offset,t.source,t.depth,\
t.context,t.depth+1)),this.#e}set expression(t){this.#e=t,this.#t=void 0}toJSON(){return{type:this.type,pos:this.pos,end\
:this.end,text:this.text,expression:this.expression}}};function ze(r){let t="";for(let e of r)t+=e.type==="Literal"?e.va\
lue:e.text;return t}function zt(r){let t=r.indexOf("\\\\");if(t===-1)return r;let e="",i=0;for(let s=t;s<r.length;s++)if(r\
.charCodeAt(s)===92){if(e+=r.slice(i,s),s++,s>=r.length){e+="\\\\",i=s;break}r.charCodeAt(s)!==10&&(e+=r[s]),i=s+1}return \
e+r.slice(i)}function Ee(r){let t=1;for(;r[t]==="\\\\"&&r[t+1]===\`
\`;)t+=2;return t===1||r[t]!=="("?r:r[0]+r.slice(t)}function Jt(r){let t="";for(let e of r)switch(e.type){case"Literal":c\
ase"Glob":case"SingleQuoted":case"AnsiCQuoted":t+=e.value;break;case"DoubleQuoted":case"LocaleString":t+=ze(e.parts);bre\
ak;case"CommandExpansion":t+=e.text[0]==="$"?Ee(e.text):e.text;break;case"ExtendedGlob":t+=Ee(e.text);break;default:t+=e\
.text;break}return t}var Z=class{type="Word";text;pos;end;#t;#e;#i;#s;#n=null;constructor(t,e,i,s,o,n=0){this.text=t,thi\
s.pos=e,this.end=i,this.#t=s,this.#e=o,this.#i=n,this.#s=o===void 0?void 0:null}get value(){if(this.#n===null){let t=thi\
s.#t===void 0&&this.#s===null?void 0:this.parts;this.#n=t?Jt(t):zt(this.text)}return this.#n}get parts(){return this.#s=\
==null&&(this.#s=this.#e?.(this.#t??"",this,this.#i)??void 0),this.#s}set parts(t){this.#s=t??void 0}toJSON(){return{typ\
e:this.type,text:this.text,pos:this.pos,end:this.end,parts:this.parts,value:this.value}}};function Wt(r){return{boundari\
es:r===void 0?void 0:re(r),wordParts:void 0,embeddedParts:void 0,arrayParts:void 0}}function re(r){return r.boundaries??\
(r.boundaries=new Map)}function ht(r,t,e){for(;t+1<e&&r.charCodeAt(t)===92&&r.charCodeAt(t+1)===10;)t+=2;return t}functi\
on St(r){return/[*?[]/.test(r)}var xt=new Uint8Array(128);xt[33]=1;xt[94]=1;xt[91]=1;xt[93]=1;xt[58]=1;xt[46]=1;xt[61]=1\
;xt[45]=1;xt[92]=1;function Je(r,t,e,i,s){let o=e-1;for(;o>t&&r.charCodeAt(o)!==93;)o--;if(o===t)return null;let n=[],h=\
[],p=[],c=0,d=!1;for(let C=t;C<e;C++){for(;i&&c<i.length&&i[c].end<=C+s;)c++;let E=i?.[c],b=C,_=0;if(E&&E.pos<=C+s&&E.ty\
pe!=="Literal")C=E.end-s-1;else{if(_=r.charCodeAt(C),_===92&&C+1<e&&r.charCodeAt(C+1)===10){C++;continue}(_>=128||!xt[_]\
)&&(_=0)}let x=h.length-1;if(_===0&&x>=0&&h[x]===0){p[x]++;continue}x>=0&&h[x]===91&&(_===58||_===61||_===46)&&(d=!0),n.\
push(b),h.push(_),p.push(1)}let l=h.length,m;if(d){m=new Int32Array(l).fill(-1);let C=-1,E=-1,b=-1,_=-1;for(let x=l-1;x>\
=0;x--){let y=h[x+2];if(y===93?C=x+2:h[x+3]===93&&(y===58?E=x+2:y===61?b=x+2:y===46&&(_=x+2)),h[x]!==91)continue;let P=h\
[x+1],w=P===58?E:P===61?b:P===46?_:-1;w!==-1&&(P===46||C===-1||C>w)&&(m[x]=w+2)}}let A=C=>m===void 0?-1:m[C],g=new Int32\
Array(l+2).fill(-1),k=(C,E)=>{if(C>=l)return-1;if(E&&h[C]===45&&C+1<l&&h[C+1]!==93){let b=C+1;if(h[b]===92){if(b+1>=l)re\
turn-1;b++}let _=b+1;if(h[b]===91&&h[b+1]===46){let x=A(b);x!==-1&&(_=x)}else if(h[b]===0&&p[b]>1)return g[b];return _>=\
l?-1:h[_]===93?_+1:g[_]}return h[C]===93?C+1:g[C]};for(let C=l-1;C>=0;C--){let E=h[C],b=C+1,_=!0;if(E===92){if(C+1>=l)co\
ntinue;b=C+2}else if(E===91){let x=h[C+1];if(x===58||x===61||x===46){let y=A(C);y!==-1&&(b=y,_=x===46)}}g[C]=k(b,_)}let \
f=new Map;for(let C=0;C<l;C++){if(h[C]!==91)continue;let E=C+1;if((h[E]===33||h[E]===94)&&E++,E>=l)continue;let b=h[E]==\
=93?k(E+1,!0):g[E];b!==-1&&f.set(n[C],n[b-1]+1)}return f}function he(r,t,e,i,s,o,n){for(;t<e;){for(;i&&s<i.length&&i[s].\
end<=t+o;)s++;let h=i?.[s];if(h&&h.pos===t+o&&h.end<=e+o){n.push(h),t=h.end-o,s++;continue}let p=h?Math.min(e,(h.pos>t+o\
?h.pos:h.end)-o):e,c=r.slice(t,p);n.push({type:"Literal",pos:t+o,end:p+o,text:c,value:zt(c)}),t=p}return s}function At(r\
,t,e,i,s=0){let o,n,h=0,p=0,c=t;for(let d=t;d<e;d++){for(;i&&h<i.length&&i[h].end<=d+s;)h++;let l=i?.[h];if(l&&l.pos<=d+\
s&&l.type!=="Literal"){d=l.end-s-1;continue}let m=r.charCodeAt(d);if(m===92){d++;continue}let A;if(m===42||m===63){let f\
=l?Math.min(e,l.end-s):e,C=ht(r,d+1,f);if(C<f&&r.charCodeAt(C)===40)continue;if(A=d+1,m===42)for(;A<f&&r.charCodeAt(A)==\
=42;){let E=ht(r,A+1,f);if(E<f&&r.charCodeAt(E)===40)break;A++}}else if(m===91){n===void 0&&(n=Je(r,d,e,i,s));let f=n?.g\
et(d);if(f===void 0)continue;A=f}else continue;o||(o=[]),p=he(r,c,d,i,p,s,o);let g=r.slice(d,A),k;if(m===91){let f=[];p=\
he(r,d+1,A-1,i,p,s,f),k={type:"Glob",kind:"bracket",pos:d+s,end:A+s,text:g,value:"["+Jt(f)+"]",parts:f}}else k={type:"Gl\
ob",kind:m===42?"star":"question",pos:d+s,end:A+s,text:g,value:g,parts:void 0};o.push(k),c=A,d=A-1}return o?(he(r,c,e,i,\
p,s,o),o):i??void 0}var a={Word:0,Assignment:1,Semi:2,Newline:3,Pipe:4,And:5,Or:6,Amp:7,LParen:8,RParen:9,LBrace:10,RBra\
ce:11,Bang:12,If:13,Then:14,Else:15,Elif:16,Fi:17,Do:18,Done:19,For:20,While:21,Until:22,In:23,Case:24,Esac:25,Function:\
26,DoubleSemi:27,SemiAmp:28,DoubleSemiAmp:29,Select:30,DblLBracket:31,DblRBracket:32,EOF:33,ArithCmd:34,Coproc:35,Redire\
ct:36},Yt=class{token=a.EOF;_value="";_owner;pos=0;end=0;fileDescriptor=void 0;variableName=void 0;descriptorEnd=0;delim\
iterQuoted=!1;content=void 0;targetPos=0;targetEnd=0;assignmentOperatorPos=-1;raw=!1;keywordEligible=!1;constructor(t=nu\
ll){this._owner=t}get value(){return this._value??(this._value=this._owner===null?"":this._owner._tokenValue(this.pos,th\
is.end,this.raw))}set value(t){this._value=t}reset(){this.token=a.EOF,this._value="",this.pos=0,this.end=0,this.fileDesc\
riptor=void 0,this.variableName=void 0,this.descriptorEnd=0,this.delimiterQuoted=!1,this.content=void 0,this.targetPos=0\
,this.targetEnd=0,this.assignmentOperatorPos=-1,this.raw=!1,this.keywordEligible=!1}copyFrom(t){this.token=t.token,this.\
_value=t._value,this.pos=t.pos,this.end=t.end,this.fileDescriptor=t.fileDescriptor,this.variableName=t.variableName,this\
.descriptorEnd=t.descriptorEnd,this.delimiterQuoted=t.delimiterQuoted,this.content=t.content,this.targetPos=t.targetPos,\
this.targetEnd=t.targetEnd,this.assignmentOperatorPos=t.assignmentOperatorPos,this.raw=t.raw,this.keywordEligible=t.keyw\
ordEligible}},be=new Map([["if",a.If],["then",a.Then],["else",a.Else],["elif",a.Elif],["fi",a.Fi],["do",a.Do],["done",a.\
Done],["for",a.For],["while",a.While],["until",a.Until],["in",a.In],["case",a.Case],["esac",a.Esac],["function",a.Functi\
on],["select",a.Select],["coproc",a.Coproc],["!",a.Bang],["{",a.LBrace],["}",a.RBrace]]);var Q=new Uint8Array(128);Q[124\
]=1;Q[38]=1;Q[59]=1;Q[40]=1;Q[41]=1;Q[60]=1;Q[62]=1;Q[32]=1;Q[9]=1;Q[10]=1;Q[92]=2;Q[39]=2;Q[34]=2;Q[36]=2;Q[96]=2;Q[123\
]=2;function Mt(r,t,e){for(;t<e;){let i=r.charCodeAt(t);if(i===32||i===9)t++;else if(i===92&&t+1<e&&r.charCodeAt(t+1)===\
10)t+=2;else break}return t}var Ne=new Uint8Array(128);for(let r of[9,10,32,33,37,38,40,41,42,43,44,45,47,58,60,61,62,63\
,94,124])Ne[r]=1;function It(r,t,e){for(let i=t;i<e;i++){let s=r.charCodeAt(i);if(s===92||s===39||s===34||s===36||s===96\
||(s===60||s===62)&&i+1<e&&r.charCodeAt(i+1)===40)return!0}return!1}function we(r,t,e=!1,i){let s=0,o=0;for(let n=0;n<r.\
length;n++){let h=r.charCodeAt(n);if(h===92){n++;continue}if(h===123){s++;continue}if(h===125){s>0&&s--;continue}if(h===\
39){for(n++;n<r.length&&r.charCodeAt(n)!==39;)n++;continue}if(h===34){for(n++;n<r.length;){let c=r.charCodeAt(n);if(c===\
34)break;if(c===92){n+=2;continue}let d=i?.(n,!0)??n;if(d>n){n=d;continue}n++}continue}let p=i?.(n,!1)??n;if(p>n){n=p-1;\
continue}if(e&&s===0){if(h===63){o++;continue}if(h===58&&o>0){o--;continue}}if(h===t&&s===0)return n}return-1}var Et=new\
 Uint8Array(128);for(let r=97;r<=122;r++)Et[r]=3;for(let r=65;r<=90;r++)Et[r]=3;for(let r=48;r<=57;r++)Et[r]=2;Et[95]=3;\
var bt=new Uint8Array(128);bt[63]=1;bt[64]=1;bt[42]=1;bt[43]=1;bt[33]=1;bt[61]=1;function ye(r){return r<128&&r!==61&&bt\
[r]===1}var Ye={63:"?",64:"@",42:"*",43:"+",33:"!"};function Pe(r){let t=r.type;return t==="Literal"||t==="SimpleExpansi\
on"||t==="ParameterExpansion"||t==="CommandExpansion"||t==="ArithmeticExpansion"}function Ze(r,t,e){for(let i=t;i<e;i++)\
{let s=r.charCodeAt(i);if(s<48||s>57)return!1}return e>t}var ut=-1,ce=0,Se=1,de=2,De=3,it=4;function je(r,t){let e=r[r.l\
ength-1],i=t[0],s=0;e?.type==="Literal"&&i?.type==="Literal"&&e.end===i.pos&&(r[r.length-1]={type:"Literal",pos:e.pos,en\
d:i.end,text:e.text+i.text,value:e.value+i.value},s=1);for(let o=s;o<t.length;o++)r.push(t[o]);return r}function Te(r){r\
eturn r<ut}function Be(r){return-r-2}function ae(r,t,e,i){let s=i;for(let o=t;o<e&&s>=0;o++){let n=r.charCodeAt(o);if(s>\
=it)n===91?s++:n===93&&--s===it&&(s=de);else if(s===ce)s=n<128&&Et[n]&1?Se:ut;else if(s===Se){if(n<128&&Et[n]&2)continue\
;n===91?s=it+1:n===43?s=De:s=n===61?-o-2:ut}else s===de?n===43?s=De:s=n===61?-o-2:ut:s=n===61?-o-2:ut}return s}function \
K(r,t,e,i=0,s=0){r.token=t,r._value=e,r.pos=i,r.end=s,r.fileDescriptor=void 0,r.variableName=void 0,r.descriptorEnd=0,r.\
delimiterQuoted=!1,r.content=void 0,r.assignmentOperatorPos=-1,r.raw=!1,r.keywordEligible=!1}function Dt(r,t,e,i,s){r.to\
ken=t,r._value=null,r.pos=e,r.end=i,r.fileDescriptor=void 0,r.variableName=void 0,r.descriptorEnd=0,r.delimiterQuoted=!1\
,r.content=void 0,r.assignmentOperatorPos=-1,r.raw=s,r.keywordEligible=!1}function He(r,t,e){switch(r.charCodeAt(t)){cas\
e 33:return e===1?a.Bang:void 0;case 123:return e===1?a.LBrace:void 0;case 125:return e===1?a.RBrace:void 0;case 105:{if\
(e!==2)return;let i=r.charCodeAt(t+1);return i===102?a.If:i===110?a.In:void 0}case 102:return e===2?r.charCodeAt(t+1)===\
105?a.Fi:void 0:e===3?r.startsWith("for",t)?a.For:void 0:e===8&&r.startsWith("function",t)?a.Function:void 0;case 116:re\
turn e===4&&r.startsWith("then",t)?a.Then:void 0;case 101:return e!==4?void 0:r.startsWith("else",t)?a.Else:r.startsWith\
("elif",t)?a.Elif:r.startsWith("esac",t)?a.Esac:void 0;case 100:return e===2?r.charCodeAt(t+1)===111?a.Do:void 0:e===4&&\
r.startsWith("done",t)?a.Done:void 0;case 99:return e===4?r.startsWith("case",t)?a.Case:void 0:e===6&&r.startsWith("copr\
oc",t)?a.Coproc:void 0;case 119:return e===5&&r.startsWith("while",t)?a.While:void 0;case 117:return e===5&&r.startsWith\
("until",t)?a.Until:void 0;case 115:return e===6&&r.startsWith("select",t)?a.Select:void 0;default:return}}var u={Normal\
:0,CommandStart:1,TestMode:2,CommandPrefix:3,Declaration:4,ArrayElement:5,FunctionName:6,CasePattern:7,EvalArgument:8};f\
unction ts(r){return r===32||r===9||r===10||r===124}var ct=class r{static _findSubstitutionEnd;src;srcEnd;parenBoundary;\
pos;current;nextState;hasPeek;pendingHereDocs;substitutionContext;_errors=null;_buildParts=!1;_buildValue=!1;_nestingDep\
th=0;constructor(t,e=0,i=t.length,s=!1,o=Wt()){if(this.src=t,this.srcEnd=i,this.parenBoundary=s,this.pos=e,this.current=\
new Yt(this),this.nextState=new Yt(this),this.hasPeek=!1,this.pendingHereDocs=null,this.substitutionContext=o,e===0&&t.c\
harCodeAt(0)===35&&t.charCodeAt(1)===33){let n=t.indexOf(\`
\`);this.pos=n===-1?this.srcEnd:n+1}}getSource(){return this.src}fork(t,e,i=!1){let s=new r(this.src,t,e,i,this.substitut\
ionContext);return s._nestingDepth=this._nestingDepth,s}getSubstitutionContext(){return this.substitutionContext}get err\
ors(){return this._errors??(this._errors=[])}commandExpansion(t,e,i,s,o=!1){let n=this.scriptWindow(this.src,i,i+s.lengt\
h,o);return new pt("CommandExpansion",t,this.pos,e,n)}decodedCommandExpansion(t,e,i){let s=this.scriptWindow(i,0,i.lengt\
h,!1,!0);return new pt("CommandExpansion",t,this.pos,e,s)}processSubstitution(t,e,i,s){let o=this.scriptWindow(this.src,\
t+2,t+2+s.length,!this._unbalanced);return new Xt(t,this.pos,e,i,o)}scriptWindow(t,e,i,s,o=!1){if(this._nestingDepth>256\
)return;let n=o?void 0:this.substitutionContext;return{source:t,start:e,end:i,depth:this._nestingDepth+1,parenBoundary:s\
,context:n}}getPos(){return this.pos}findSubstitutionEnd(t,e,i=this._nestingDepth+1){return r._findSubstitutionEnd===voi\
d 0?-1:r._findSubstitutionEnd(this.src,t,e,i,this.substitutionContext)}_tokenValue(t,e,i){return i?this.src.slice(t,e):t\
his.wordValueOf(t,e)}wordValueOf(t,e){let i=this.pos,s=this.srcEnd,o=this._bracketWindow,n=this._arithmeticBracketWindow\
,h=this._buildValue,p=this._unbalanced,c=this._errors===null?0:this._errors.length;this.pos=t,this.srcEnd=e,this._buildV\
alue=!0,this.readWordText(),this.pos<e&&this._wordAssignmentState!==void 0&&this._wordAssignmentState>=it&&(this.pos=t,t\
his.readWordText(!0));let d=this._wordText;return this.pos=i,this.srcEnd=s,this._bracketWindow=o,this._arithmeticBracket\
Window=n,this._buildValue=h,this._unbalanced=p,this._errors!==null&&(this._errors.length=c),d}findClosingBracket(t,e=thi\
s.srcEnd){let i=Math.min(e,this.srcEnd),s=this._bracketWindow;if((!s||s.limit!==i)&&(s={limit:i,depth:this._nestingDepth\
,last:this.src.lastIndexOf("]",i-1)},this._bracketWindow=s),t>s.last||(s.depth!==this._nestingDepth&&(s={limit:i,depth:t\
his._nestingDepth,last:s.last},this._bracketWindow=s),s.failed?.has(t)))return-1;let o=[],n=this.findClosingShellDelimit\
er(t,e,93,!1,!0,o);if(n===-1){let h=s.failed??(s.failed=new Set);for(let p of o)for(let c of p)h.add(c)}return n}findClo\
singArithmeticBracket(t,e=this.srcEnd){let i=Math.min(e,this.srcEnd),s=this._arithmeticBracketWindow;return(!s||s.end!==\
i||s.depth!==this._nestingDepth)&&(s={end:i,depth:this._nestingDepth,failed:new Set},this._arithmeticBracketWindow=s),s.\
failed.has(t)?-1:this.findClosingShellDelimiter(t,e,93,!1,!1,void 0,s.failed)}findClosingBrace(t,e=this.srcEnd){return t\
his.findClosingShellDelimiter(t,e,125)}findClosingParenthesis(t,e=this.srcEnd){let i=this.pos,s=this.srcEnd,o=this._brac\
ketWindow,n=this._arithmeticBracketWindow,h=this._unbalanced;this.pos=t,this.srcEnd=Math.min(e,this.srcEnd),this.extract\
Balanced();let p=this._unbalanced?-1:this.pos-1;return this.pos=i,this.srcEnd=s,this._bracketWindow=o,this._arithmeticBr\
acketWindow=n,this._unbalanced=h,p}findArithmeticExpansionEnd(t,e=this.srcEnd){let i=this.fork(t,e);return i.pos=t+1,i.s\
canArithmeticBody(),i.pos}findArithmeticWordEnd(t,e=this.srcEnd){let i=this.fork(t,e);return i.pos=t,i.scanArithmeticWor\
dEnd()}scanArithmeticWordEnd(){for(;this.pos<this.srcEnd;){let t=this.src.charCodeAt(this.pos);if(t===36){this.readDolla\
r();continue}if(t===96){this.readBacktickExpansion();continue}if(t===39){this.pos++,this.skipSQ();continue}if(t===34){th\
is.pos++,this.skipDQ();continue}if(t===92){this.pos+=2;continue}if(t===91){let e=this.findClosingBracket(this.pos+1);if(\
e!==-1){this.pos=e+1;continue}}if((t===60||t===62)&&this.src.charCodeAt(this.pos+1)===40){this.pos+=2,this.extractBalanc\
ed();continue}if(t<128&&Ne[t])break;this.pos++}return this.pos}findClosingShellDelimiter(t,e,i,s=!1,o=!0,n,h){let p=this\
.pos,c=this.srcEnd,d=this._bracketWindow,l=this._arithmeticBracketWindow,m=this._unbalanced;this.srcEnd=Math.min(e,this.\
srcEnd);let A=[i];n?.push([]);let g=h?[t]:void 0,k=t,f=!0,C=-1;for(;k<this.srcEnd;){let E=A[A.length-1];n&&E===93&&n[n.l\
ength-1].push(k);let b=this.src.charCodeAt(k);if(b===92){k+1<this.srcEnd&&this.src.charCodeAt(k+1)!==10&&(f=!1),k+=2;con\
tinue}if(b===35&&s&&A.length===1&&f){for(;k<this.srcEnd&&this.src.charCodeAt(k)!==10;)k++;continue}if(b===39){this.pos=k\
+1,this.skipSQ(),k=this.pos,f=!1;continue}if(b===34){this.pos=k+1,this.skipDQ(),k=this.pos,f=!1;continue}if(b===96){for(\
k++;k<this.srcEnd&&this.src.charCodeAt(k)!==96;)this.src.charCodeAt(k)===92&&k++,k++;k<this.srcEnd&&k++,f=!1;continue}if\
(b===36&&k+1<this.srcEnd&&this.src.charCodeAt(k+1)===40||(b===60||b===62)&&k+1<this.srcEnd&&this.src.charCodeAt(k+1)===4\
0){this.pos=k+2,this.extractBalanced(),k=this.pos,f=!1;continue}if(b===36&&k+1<this.srcEnd){let _=this.src.charCodeAt(k+\
1);if(_===39){k=Qt(this.src,k+2,this.srcEnd).end,f=!1;continue}if(_===36){k+=2,f=!1;continue}if(_===123&&o){A.push(125),\
n?.push([]),k+=2,f=!1;continue}}if(s&&A.length===1&&(b===91&&f?(A.push(93),n?.push([])):C===-1&&(b===59||b===38||b===124\
||b===60||b===62||b===40&&!ye(this.src.charCodeAt(k-1)))&&(C=k)),E===93&&b===91)A.push(93),n?.push([]),g?.push(k+1);else\
 if(E===41&&b===40)A.push(41),n?.push([]);else if(b===E){if(A.pop(),g?.pop(),n?.pop(),A.length===0)return this.pos=p,thi\
s.srcEnd=c,this._bracketWindow=d,this._arithmeticBracketWindow=l,this._unbalanced=m,C!==-1&&this.errors.push({message:\`u\
nexpected '\${this.src[C]}' in array assignment\`,pos:C}),k;f=!1,k++;continue}f=b<128&&(Q[b]&1)!==0,k++}if(g)for(let E of \
g)h.add(E);return this.pos=p,this.srcEnd=c,this._bracketWindow=d,this._arithmeticBracketWindow=l,this._unbalanced=m,-1}s\
canBraceExpansion(t,e){let i=this.src,s=this.srcEnd,o=e.get(t);if(o!==void 0)return o;let n=this.pos,h=this._unbalanced,\
p=this._errors===null?0:this._errors.length,c=[t,0],d=t+1;for(;d<s;){let l=i.charCodeAt(d),m=l<128?Q[l]:0;if(m===0){if(d\
++,l===125){let g=c.pop();if(e.set(c.pop(),g?d:-1),c.length===0)break}else(l===44||l===46&&i.charCodeAt(d)===46)&&(c[c.l\
ength-1]=1);continue}let A=d+1<s?i.charCodeAt(d+1):0;if(m&1)if(A===40&&(l===60||l===62))this.pos=d+2,this.extractBalance\
d(),d=this.pos;else if(l===40&&ye(i.charCodeAt(d-1))){let g=this.findClosingShellDelimiter(d+1,s,41);if(g===-1)break;d=g\
+1}else break;else if(l===92)d+=2;else if(l===39)this.pos=d+1,this.skipSQ(),d=this.pos;else if(l===34)this.pos=d+1,this.\
skipDQ(),d=this.pos;else if(l===96){for(d++;d<s&&i.charCodeAt(d)!==96;)d+=i.charCodeAt(d)===92?2:1;d++}else if(l===123)c\
.push(d,0),d++;else if(A===39)d=Qt(i,d+2,s).end;else if(A===123){let g=this.findClosingBrace(d+2,s);if(g===-1)break;d=g+\
1}else A===40?(this.pos=d+2,this.extractBalanced(),d=this.pos):d++}this.pos=n,this._unbalanced=h,this._errors!==null&&(t\
his._errors.length=p);for(let l=0;l<c.length;l+=2)e.set(c[l],-1);return e.get(t)}skipSubshellBody(){return this.extractB\
alanced(!1),this._unbalanced?-1:this.pos}skipCompoundBody(t){let e=[{close:t,phase:t===a.Esac?"case-pattern":"commands"}\
],i=!0;for(;;){let s=e[e.length-1].phase,o=i?u.CommandStart:u.Normal;s==="function-name"?o=u.FunctionName:s==="case-patt\
ern"&&i&&(o=u.CasePattern);let n=this.next(o),h=n.token;if(h===a.EOF)return-1;let p=e.length-1,c=e[p];if(c.phase==="func\
tion-name"){if(h===a.Newline)continue;c.phase="function-body",i=!0;continue}else if(c.phase==="function-body"){if(h===a.\
Newline)continue;if(c.phase="commands",i=!0,h===a.LParen&&this.peek(u.Normal).token===a.RParen){this.next(u.Normal),c.ph\
ase="function-body";continue}}else if(c.phase==="coproc-command"){if(h===a.Newline)continue;if(h===a.Word){c.phase="copr\
oc-body",i=!0;continue}c.phase="commands",i=!0}else if(c.phase==="coproc-body"){if(h===a.Newline||(c.phase=h===a.Word&&n\
.keywordEligible&&n.value==="time"?"time-command":"commands",i=!0,c.phase==="time-command"))continue}else if(c.phase==="\
time-command"){if(h===a.Word&&n.keywordEligible&&n.value==="-p"){c.phase="time-command-after-p";continue}if(h===a.Word&&\
n.keywordEligible&&n.value==="--"){c.phase="commands";continue}c.phase="commands",i=!0}else if(c.phase==="time-command-a\
fter-p"){if(h===a.Word&&n.keywordEligible&&n.value==="--"){c.phase="commands";continue}c.phase="commands",i=!0}else if(c\
.phase==="for-header"){if(h===a.ArithCmd||h===a.Semi||h===a.Newline){i=!0;continue}if(h===a.Do||h===a.LBrace){c.close=h=\
==a.Do?a.Done:a.RBrace,c.phase="commands",i=!0;continue}}else if(c.phase==="case-word"){if(h===a.Newline)continue;c.phas\
e="case-in",i=!1;continue}else if(c.phase==="case-in"){if(h===a.Newline){i=!0;continue}c.phase="case-pattern",i=!0;conti\
nue}else if(c.phase==="case-pattern"){if(h===a.Esac&&i){if(e.pop(),e.length===0)return n.end;i=!1;continue}h===a.RParen?\
(c.phase="commands",i=!0):i=h===a.Newline;continue}if(h===c.close){if(e.pop(),e.length===0)return n.end;i=!1;continue}if\
(i)switch(h){case a.LParen:e.push({close:a.RParen,phase:"commands"});break;case a.LBrace:e.push({close:a.RBrace,phase:"c\
ommands"});break;case a.If:e.push({close:a.Fi,phase:"commands"});break;case a.For:e.push({close:a.Done,phase:"for-header\
"});break;case a.While:case a.Until:case a.Select:e.push({close:a.Done,phase:"commands"});break;case a.Case:e.push({clos\
e:a.Esac,phase:"case-word"});break;case a.DblLBracket:if(!this.skipTestCommandBody())return-1;i=!1;continue;case a.Assig\
nment:case a.Redirect:case a.Bang:case a.Then:case a.Else:case a.Elif:case a.Do:case a.In:break;case a.Semi:case a.Newli\
ne:case a.Pipe:case a.And:case a.Or:case a.Amp:case a.DoubleSemi:case a.SemiAmp:case a.DoubleSemiAmp:break;case a.Functi\
on:c.phase="function-name";break;case a.Coproc:c.phase="coproc-command";break;default:h===a.Word&&n.keywordEligible&&n.v\
alue==="time"?(c.phase="time-command",i=!0):i=!1;continue}switch(h){case a.Semi:case a.Newline:case a.Pipe:case a.And:ca\
se a.Or:case a.Amp:i=!0;break;case a.DoubleSemi:case a.SemiAmp:case a.DoubleSemiAmp:c.close===a.Esac&&(c.phase="case-pat\
tern"),i=!0;break;case a.RParen:i=!0;break}}}skipTestGroup(){let t=1;for(;;){let e=this.next(u.TestMode);if(e.token===a.\
EOF)return-1;if(e.token===a.DblRBracket)return this.unshift(e),-1;if(e.token===a.LParen)t++;else if(e.token===a.RParen&&\
--t===0)return e.end}}skipTestCommandBody(){for(;;){let t=this.next(u.TestMode).token;if(t===a.DblRBracket)return!0;if(t\
===a.EOF)return!1}}buildWordParts(t){this._buildParts=!0,this.pos=t;let e=this.src.charCodeAt(t);if((e===60||e===62)&&t+\
1<this.srcEnd&&this.src.charCodeAt(t+1)===40){this.pos=t+2;let i=this.extractBalanced(),s=this.src.slice(t,this.pos),o=t\
his.processSubstitution(t,s,e===60?"<":">",i);this.pos<this.srcEnd?(this.readWordText(),this._wordParts?this._wordParts.\
unshift(o):this._wordParts=[o]):this._wordParts=[o]}else this.readWordText(),this.pos<this.srcEnd&&this._wordAssignmentS\
tate!==void 0&&this._wordAssignmentState>=it&&(this.pos=t,this.readWordText(!0));return this._wordParts}buildEmbeddedWor\
dParts(t,e=!1){return this._buildParts=!0,this.pos=t,this.readInnerWordText(!1,e),this._wordParts}buildArrayElementParts\
(t){let e=this.findClosingBracket(t+1);if(e===-1)return this.buildWordParts(t);let i=this.src;this._buildParts=!0;let s=\
It(i,t,e+1)?this.parseSubFieldWord(t,e+1,"embedded"):void 0;this.pos=e+1,this.readWordText(!1,u.ArrayElement);let o=this\
.pos,n=ht(i,e+1,o),h=i.charCodeAt(n),p=h===61||h===43&&i.charCodeAt(n+1)===61,c=s?.parts,d=this._wordParts;if(p&&(d=At(i\
,e+1,o,d)??d),!c&&!d)return p?null:At(i,t,o,void 0)??null;let l=i.slice(t,e+1);c||(c=[{type:"Literal",pos:t,end:e+1,text\
:l,value:s?.value??l}]),d||(d=o>e+1?[{type:"Literal",pos:e+1,end:o,text:i.slice(e+1,o),value:this._wordText}]:[]);let m=\
je(c,d);return p||(m=At(i,t,o,m)??m),m.length>1||m[0].type!=="Literal"?m:null}buildHereDocParts(t,e){this._buildParts=!0\
;let i=this.src,s=[],o=!1,n="",h=t,p=t,c=()=>{p>h&&(s.push({type:"Literal",pos:h,end:p,value:n,text:i.slice(h,p)}),n="")\
};for(;p<e;){let d=i.charCodeAt(p);if(d===92){if(p+1<e){let l=i.charCodeAt(p+1);if(l===10){p+=2;continue}if(l===36||l===\
96||l===92){n+=String.fromCharCode(l),p+=2;continue}}n+="\\\\",p++;continue}if(d===36&&i.charCodeAt(p+1)!==39&&i.charCodeA\
t(p+1)!==34){c(),h=p,this.pos=p,this.readDollar(),this._resultPart?(o=!0,s.push(this._resultPart),h=this.pos):n+=i.slice\
(p,this.pos),p=this.pos;continue}if(d===96){c(),h=p,this.pos=p,this.readBacktickExpansion(),this._resultPart?(o=!0,s.pus\
h(this._resultPart),h=this.pos):n+=i.slice(p,this.pos),p=this.pos;continue}n+=i[p],p++}return c(),o?s:null}registerHereD\
ocTarget(t){if(this.pendingHereDocs!==null){for(let e of this.pendingHereDocs)if(!e.target){e.target=t;return}}}readTest\
RegexWord(){this.hasPeek=!1,this.skipSpacesAndTabs();let t=this.src,e=this.srcEnd,i=this.pos,s=0;for(;this.pos<e;){let o\
=t.charCodeAt(this.pos);if(o===40){s++,this.pos++;continue}if(o===92){this.pos+=this.pos+1<e?2:1;continue}if(o===39){let\
 n=this.pos++,h=n>i&&t.charCodeAt(n-1)===36;for(;this.pos<e&&t.charCodeAt(this.pos)!==39;)h&&t.charCodeAt(this.pos)===92\
&&this.pos+1<e&&this.pos++,this.pos++;this.pos<e?this.pos++:this.errors.push({message:h?"unterminated ANSI-C quote":"unt\
erminated single quote",pos:n});continue}if(o===34){this.pos++,this.readDoubleQuoted();continue}if(o===96){this.readBack\
tickExpansion();continue}if(s>0){o===41&&s--,this.pos++;continue}if(o===36){this.readDollar();continue}if((o===60||o===6\
2)&&this.pos+1<e&&t.charCodeAt(this.pos+1)===40){let n=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&thi\
s.errors.push({message:"unterminated process substitution",pos:n});continue}if(o<128&&Q[o]&1&&o!==124)break;this.pos++}r\
eturn K(this.current,a.Word,t.slice(i,this.pos),i,this.pos),this.current}readCStyleForExprs(){this.hasPeek=!1;let t=this\
.src,e=this.srcEnd;for(;this.pos<e&&(t.charCodeAt(this.pos)===32||t.charCodeAt(this.pos)===9);)this.pos++;let i=this.pos\
;this.pos<e&&t.charCodeAt(this.pos)===40&&this.pos++;let s=[this.pos,0,0],o=["","","",0,0,0],n=0,h=1,p=this.pos,c=!1,d=l\
=>{let m=t.slice(p,l);o[n]=m.trim(),o[3+n]=s[n]+m.length-m.trimStart().length};for(;this.pos<e&&h>0;){let l=t.charCodeAt\
(this.pos);if(l===40)h++,this.pos++;else if(l===41){if(h--,h===0){for(c||d(this.pos),n<2&&this.errors.push({message:"exp\
ected three arithmetic expressions in for header",pos:this.pos}),this.pos++;this.pos<e&&(t.charCodeAt(this.pos)===32||t.\
charCodeAt(this.pos)===9);)this.pos++;this.pos<e&&t.charCodeAt(this.pos)===41&&this.pos++;break}this.pos++}else if(l===5\
9&&h===1){if(n===2){c||(d(this.pos),this.errors.push({message:"expected three arithmetic expressions in for header",pos:\
this.pos})),c=!0,this.pos++;continue}d(this.pos),n++,this.pos++,p=this.pos,s[n]=p}else l===36?this.readDollar():l===96?t\
his.readBacktickExpansion():l===92?this.pos+=this.pos+1<e?2:1:l===39?(this.pos++,this.skipSQ()):l===34?(this.pos++,this.\
skipDQ()):this.pos++}return h>0&&(c||d(this.pos),this.errors.push({message:"unterminated arithmetic for header",pos:i}))\
,o}peek(t=u.Normal){return this.hasPeek||(this.readNext(this.nextState,t),this.hasPeek=!0),this.nextState}peekFollow(t){\
if(!this.hasPeek){let e=t[this.current.token]?u.CommandStart:u.Normal;this.readNext(this.nextState,e),this.hasPeek=!0}re\
turn this.nextState}next(t=u.Normal){if(this.hasPeek){this.hasPeek=!1;let e=this.current;return this.current=this.nextSt\
ate,this.nextState=e,this.current}return this.readNext(this.current,t),this.current}unshift(t){this.nextState.copyFrom(t\
),this.hasPeek=!0}readNext(t,e){let i=this.src,s=this.srcEnd,o=this.pos;for(;;){if(o=Mt(i,o,s),e===u.TestMode)for(;o<s&&\
i.charCodeAt(o)===10;)o=Mt(i,o+1,s);if(o>=s||i.charCodeAt(o)!==35)break;for(;o<s&&i.charCodeAt(o)!==10;)o++}if(this.pos=\
o,o>=s){this.consumePendingHereDocs(),K(t,a.EOF,"",o,o);return}let n=o,h=i.charCodeAt(o);if(h===10){this.pos++,this.cons\
umePendingHereDocs(),K(t,a.Newline,\`
\`,n,this.pos);return}if(e===u.TestMode&&(h===60||h===62)&&!(this.pos+1<this.srcEnd&&i.charCodeAt(this.pos+1)===40)){this\
.pos++,K(t,a.Word,h===60?"<":">",n,this.pos),t.keywordEligible=!0;return}h<128&&Q[h]&1&&this.tryReadOperator(t,h,e,n)||h\
===91&&e===u.ArrayElement&&this.readArrayElement(t,n)||this.readWord(t,e,n)}tryReadOperator(t,e,i,s){let o=this.src,n=th\
is.pos,h=n+1<this.srcEnd?o.charCodeAt(n+1):0;switch(e){case 59:return h===59?n+2<this.srcEnd&&o.charCodeAt(n+2)===38?(th\
is.pos+=3,K(t,a.DoubleSemiAmp,";;&",s,this.pos),!0):(this.pos+=2,K(t,a.DoubleSemi,";;",s,this.pos),!0):h===38?(this.pos+\
=2,K(t,a.SemiAmp,";&",s,this.pos),!0):(this.pos++,K(t,a.Semi,";",s,this.pos),!0);case 124:return h===124?(this.pos+=2,K(\
t,a.Or,"||",s,this.pos),!0):h===38?(this.pos+=2,K(t,a.Pipe,"|&",s,this.pos),!0):(this.pos++,K(t,a.Pipe,"|",s,this.pos),!\
0);case 38:if(h===38)return this.pos+=2,K(t,a.And,"&&",s,this.pos),!0;if(h===62){this.pos+=2;let p=this.pos<this.srcEnd&\
&o.charCodeAt(this.pos)===62;return p&&this.pos++,this.readRedirectTarget(t,p?"&>>":"&>",s)}return this.pos++,K(t,a.Amp,\
"&",s,this.pos),!0;case 40:if(i===u.CommandStart&&h===40){let p=this.errors.length;if(this.readArithmeticCommand(t,s),!t\
his._notArithmetic)return!0;this.errors.length=p,this.pos=s}return this.pos++,K(t,a.LParen,"(",s,this.pos),!0;case 41:re\
turn this.pos++,K(t,a.RParen,")",s,this.pos),!0;case 60:case 62:return this.readRedirection(t,s);default:return!1}}readR\
edirection(t,e){let i=this.src,s=i.charCodeAt(this.pos),o="";if(s===60){this.pos++;let n=this.pos<this.srcEnd?i.charCode\
At(this.pos):0;if(n===60){this.pos++;let h=this.pos<this.srcEnd?i.charCodeAt(this.pos):0;if(h===60)this.pos++,o="<<<";el\
se{let p=h===45;p&&this.pos++,this.skipSpacesAndTabs();let c=this.pos;(this.pos>=this.srcEnd||i.charCodeAt(this.pos)!==3\
5)&&this.readHereDocDelimiter();let d=this.pos>c;return d&&(this.pendingHereDocs??(this.pendingHereDocs=[])).push({delim\
iter:this._hereDelim,strip:p,quoted:this._hereQuoted}),K(t,a.Redirect,p?"<<-":"<<",e,this.pos),t.content=d?this._hereDel\
im:void 0,t.delimiterQuoted=d&&this._hereQuoted,t.targetPos=c,t.targetEnd=d?this.pos:c,!0}}else{if(n===40)return this.re\
adProcessSubstitution(t,"<",e),!0;n===62?(o="<>",this.pos++):n===38?(o="<&",this.pos++):o="<"}}else if(s===62){this.pos+\
+;let n=this.pos<this.srcEnd?i.charCodeAt(this.pos):0;if(n===40)return this.readProcessSubstitution(t,">",e),!0;n===62?(\
o=">>",this.pos++):n===38?(o=">&",this.pos++):n===124?(o=">|",this.pos++):o=">"}return this.readRedirectTarget(t,o,e)}re\
adRedirectTarget(t,e,i){let s=this.src;if(this.skipSpacesAndTabs(),this.pos<this.srcEnd){let o=s.charCodeAt(this.pos);if\
((o===60||o===62)&&this.pos+1<this.srcEnd&&s.charCodeAt(this.pos+1)===40){let h=this.pos;this.pos+=2,this.extractBalance\
d(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:h});let p=s.slice(h,this.pos);re\
turn K(t,a.Redirect,e,i,this.pos),t.content=p,t.targetPos=h,t.targetEnd=this.pos,!0}let n=this.pos;return o!==10&&o!==35\
&&this.readRedirectTargetText(),this.redirectToken(t,e,i,n),!0}return this.redirectToken(t,e,i,this.pos),!0}readRedirect\
TargetText(){let t=this._buildValue;this._buildValue=!0,this.readWordText(),this._buildValue=t}redirectToken(t,e,i,s){le\
t o=this.pos>s&&(this._wordText.length>0||this._wordQuoted);K(t,a.Redirect,e,i,this.pos),t.content=o?this._wordText:void\
 0,t.targetPos=s,t.targetEnd=o?this.pos:s}readProcessSubstitution(t,e,i){this.pos++,this.extractBalanced(),this._unbalan\
ced&&this.errors.push({message:"unterminated process substitution",pos:i});let s=this.src.slice(i,this.pos);K(t,a.Word,s\
,i,this.pos)}readHereDocDelimiter(){let t=this.src,e=this.srcEnd,i=this._buildValue;this._buildValue=!0;let s="",o=!1;fo\
r(;this.pos<e;){let n=t.charCodeAt(this.pos);if(n===39){for(o=!0,this.pos++;this.pos<e&&t.charCodeAt(this.pos)!==39;)s+=\
t[this.pos],this.pos++;this.pos<e&&this.pos++}else if(n===34){for(o=!0,this.pos++;this.pos<e&&t.charCodeAt(this.pos)!==3\
4;){if(t.charCodeAt(this.pos)===92&&this.pos+1<e){let h=t.charCodeAt(this.pos+1);if(h===10){this.pos+=2;continue}(h===36\
||h===96||h===34||h===92)&&this.pos++}s+=t[this.pos],this.pos++}this.pos<e&&this.pos++}else if(n===92){if(this.pos+1<e&&\
t.charCodeAt(this.pos+1)===10){this.pos+=2;continue}o=!0,this.pos++,this.pos<e?(s+=t[this.pos],this.pos++):s+="\\\\"}else \
if(n===96){let h=this.pos;for(this.pos++;this.pos<e&&t.charCodeAt(this.pos)!==96;)t.charCodeAt(this.pos)===92&&this.pos+\
+,this.pos++;this.pos<e&&this.pos++,s+=t.slice(h,this.pos)}else if(n===36){let h=this.pos+1<e?t.charCodeAt(this.pos+1):0\
;(h===39||h===34)&&(o=!0),this.readDollar(),s+=this._resultText}else{if(n<128&&Q[n]&1)break;s+=t[this.pos],this.pos++}}t\
his._buildValue=i,this._hereDelim=s,this._hereQuoted=o}consumePendingHereDocs(){let t=this.pendingHereDocs;if(!(t===null\
||t.length===0)){for(let e of t){let i=this.pos,s=this.skipHereDocBody(e.delimiter,e.strip,this.parenBoundary,e.quoted);\
e.target&&(e.target.body.pos=i,e.target.body.end=s,e.target.body.text=this.src.slice(i,s),this.hereDocClosingPos!==-1&&(\
e.target.closing={pos:this.hereDocClosingPos,end:this.hereDocClosingEnd}))}t.length=0}}hereDocClosingPos=-1;hereDocClosi\
ngEnd=-1;matchHereDocDelimiter(t,e,i,s){let o=this.src,n=e;for(let h=0;h<t.length;){if(s&&o.charCodeAt(n)===92&&n+1<i&&o\
.charCodeAt(n+1)===10){n+=2;continue}if(n>=i||o.charCodeAt(n)!==t.charCodeAt(h))return-1;n++,h++}return n}logicalLineEnd\
(t,e,i){let s=this.src,o=s.indexOf(\`
\`,t);for(;o!==-1&&o<e;){if(!i)return o;let n=o;for(;n>t&&s.charCodeAt(n-1)===92;)n--;if((o-n)%2===0)return o;t=o+1,o=s.i\
ndexOf(\`
\`,t)}return e}skipHereDocBody(t,e,i=!1,s=!1){this.hereDocClosingPos=-1,this.hereDocClosingEnd=-1;let o=this.src,n=this.s\
rcEnd;for(;this.pos<n;){let h=this.pos,p=this.logicalLineEnd(h,n,!s);for(;;){let d=h;if(e)for(;h<p&&o.charCodeAt(h)===9;\
)h++;if(s||(h=ht(o,h,p)),h===d)break}let c=this.matchHereDocDelimiter(t,h,p,!s);if(c!==-1&&!s&&(c=ht(o,c,p)),c===p){let \
d=this.pos;return(!i||!this.parenBoundary||p!==n)&&(this.hereDocClosingPos=h,this.hereDocClosingEnd=p),this.pos=p<n?p+1:\
p,d}if(i&&c!==-1){let d=c;for(;d<p&&o.charCodeAt(d)!==41;)d++;if(d<p||this.parenBoundary&&p===n){let l=this.pos;return t\
his.pos=c,l}}this.pos=p<n?p+1:p}return this.pos}_wordText="";_wordRaw=!1;_wordQuoted=!1;_wordHasExpansions=!1;_wordKeywo\
rdEligible=!1;_wordAssignmentState;_bracketWindow;_arithmeticBracketWindow;_wordParts=null;_resultText="";_resultIsRaw=!\
0;_resultHasExpansion=!1;_resultPart;_unbalanced=!1;_notArithmetic=!1;_arithUnterminated=!1;_dqText="";_dqHasExpansions=\
!1;_dqParts=null;_dqEnd=0;_hereDelim="";_hereQuoted=!1;readWord(t,e,i=0){let s=this._errors===null?0:this._errors.length\
;if(this.readWordText(!1,e,!0),e===u.Normal){let o=this.pos<this.srcEnd?this.src.charCodeAt(this.pos):0;if(!this._wordRa\
w||o!==60&&o!==62){Dt(t,a.Word,i,this.pos,this._wordRaw),t.keywordEligible=this._wordKeywordEligible;return}}this.classi\
fyWord(t,e,i,s)}isRedirectVariable(t,e){let i=this.src;for(let s=t;s<e;s++){let o=i.charCodeAt(s);if(o===91&&s>t)return \
s+2<e&&i.charCodeAt(e-1)===93&&this.findClosingShellDelimiter(s+1,e,93)===e-1;if(o>=128||!(Et[o]&(s===t?1:2)))return!1}r\
eturn e>t}readArrayElement(t,e){let i=this.findClosingBracket(e+1);return i===-1?!1:(this.pos=i+1,this.readWordText(),Dt\
(t,a.Word,e,this.pos,!0),!0)}classifyWord(t,e,i,s){let o=this.src,n=this._wordRaw,h=this._wordHasExpansions,p=this._word\
Quoted,c=this._wordKeywordEligible,d=this._wordAssignmentState,l=this.pos,m=l-i;if(e===u.CasePattern){let g=a.Word;if(c)\
{let k=n?He(o,i,m):be.get(this.wordValueOf(i,l));k===a.Esac&&(g=k)}Dt(t,g,i,l,n),t.keywordEligible=c;return}let A=null;i\
f(!n&&!h&&c&&(e===u.CommandStart||e===u.TestMode)){let g=l<this.srcEnd?o.charCodeAt(l):0;(!p&&m<=16||g===60||g===62)&&(A\
=this.wordValueOf(i,l))}if(e===u.CommandStart&&c){if(n){if(m<=8){let g=He(o,i,m);if(g!==void 0){Dt(t,g,i,l,!0);return}}i\
f(m===2&&o.charCodeAt(i)===91&&o.charCodeAt(i+1)===91){Dt(t,a.DblLBracket,i,l,!0);return}}else if(A!==null&&A.length>0){\
let g=A.charCodeAt(0);if(g>=97&&g<=122&&A.length<=8||g===33||g===123||g===125){let k=be.get(A);if(k!==void 0){K(t,k,A,i,\
l);return}}if(g===91&&A==="[["){K(t,a.DblLBracket,A,i,l);return}}}if(e===u.CommandStart||e===u.CommandPrefix||e===u.Decl\
aration){if(d===void 0){let g=-1,k=!1;for(let f=i+1;f<l;f++){let C=o.charCodeAt(f);if(C===61){g=f;break}C===91&&(k=!0)}(\
g!==-1||e!==u.Declaration&&k)&&(d=ae(o,i,l,ce))}if(d!==void 0){if(e!==u.Declaration&&d>=it){if(l<this.srcEnd&&(this._err\
ors!==null&&(this._errors.length=s),this.pos=i,this.readWordText(!0,e,!0),this.pos>l)){this.classifyWord(t,e,i,s);return\
}(this._errors===null||this._errors.length===s)&&this.errors.push({message:"unterminated array subscript",pos:o.indexOf(\
"[",i)})}if(Te(d)){Dt(t,a.Assignment,i,l,n),A!==null&&(t._value=A),t.assignmentOperatorPos=Be(d);return}}}if((e===u.Comm\
andStart||e===u.TestMode)&&c){if(n){if(m===2&&o.charCodeAt(i)===93&&o.charCodeAt(i+1)===93){Dt(t,a.DblRBracket,i,l,!0);r\
eturn}}else if(A==="]]"){K(t,a.DblRBracket,A,i,l);return}}if(!h&&this.pos<this.srcEnd){let g=o.charCodeAt(this.pos);if((\
g===60||g===62)&&n){let k=o.charCodeAt(i);if(k>=48&&k<=57&&Ze(o,i,l)){let f=Number.parseInt(o.slice(i,l),10);if(this.rea\
dRedirection(t,i)){t.fileDescriptor=f,t.descriptorEnd=l;return}}if(k===123&&o.charCodeAt(l-1)===125&&this.isRedirectVari\
able(i+1,l-1)){let f=o.slice(i+1,l-1);if(this.readRedirection(t,i)){t.variableName=f,t.descriptorEnd=l;return}}}}Dt(t,a.\
Word,i,l,n),A!==null&&(t._value=A),t.keywordEligible=c}readWordText(t=!1,e=u.Normal,i=!1){let s=this.src,o=this.srcEnd,n\
=this.pos,h=n,p=0;for(;n<o;){let P=s.charCodeAt(n);if(P<128&&Q[P]){p=P;break}n++}if(n>=o||Q[p]&1&&!(p===40&&n>h&&bt[s.ch\
arCodeAt(n-1)])&&!t){this.pos=n,this._wordText=(this._buildParts||this._buildValue)&&n>h?s.slice(h,n):"",this._wordRaw=!\
0,this._wordQuoted=!1,this._wordHasExpansions=!1,this._wordKeywordEligible=!0,this._wordAssignmentState=void 0,this._bui\
ldParts&&(this._wordParts=St(this._wordText)&&e!==u.ArrayElement?At(s,h,n,void 0)??null:null);return}let c=this._buildPa\
rts,d=c||this._buildValue,l=d&&n>h?s.slice(h,n):"",m=!1,A=!1,g=!0,k=!0,f=n>h?s.charCodeAt(n-1):0,C=ae(s,h,n,ce),E,b="",_\
=0,x=!1,y;for(c&&(E=[],b=l,_=h,x=l.length>0&&St(l));n<o;){let P=s.charCodeAt(n);if(P>=128||!Q[P]){let w=n;for(n++;n<o;){\
let B=s.charCodeAt(n);if(B<128&&Q[B])break;n++}if(f=s.charCodeAt(n-1),C=ae(s,w,n,C),d){let B=s.slice(w,n);l+=B,c&&(b+=B,\
x=x||St(B))}continue}if(Q[P]&1){if(t&&C>=it){let w=this.findClosingBracket(n);if(w!==-1){let B=w+1;if(C=C===it+1?de:C-1,\
f=s.charCodeAt(w),d){let L=s.slice(n,B);l+=L,c&&(b+=L,x=x||St(L))}n=B;continue}}if(P===40&&f<128&&bt[f]){if(e===u.Functi\
onName||C>=it&&(e===u.CommandStart||e===u.CommandPrefix)||e===u.CommandStart&&f===33&&g&&s.charCodeAt(h)===33&&ht(s,h+1,\
o)===n)break;let w=f;if(w===61&&i&&!((e===u.CommandStart||e===u.CommandPrefix||e===u.Declaration||e===u.EvalArgument)&&T\
e(C)&&ht(s,Be(C)+1,o)===n))break;let B=n+1,L=this.findClosingShellDelimiter(B,o,41,w===61);if(L===-1&&!i&&!t&&C>=it||e==\
=u.CommandStart&&w!==61&&L!==-1&&Mt(s,B,L)===L)break;g=!1;let rt=L===-1?o:L;if(n=L===-1?o:L+1,L===-1&&this.errors.push({\
message:"unterminated extended glob",pos:B-2}),f=s.charCodeAt(n-1),d){let N="("+s.slice(B,n);if(l+=N,c&&w!==61){let X=B-\
2;for(;s.charCodeAt(X)===10&&s.charCodeAt(X-1)===92;)X-=2;if(b.length>0){let I=b.slice(0,-1);X>_&&E.push({type:"Literal"\
,pos:_,end:X,value:I,text:s.slice(_,X)}),b=""}let D=Ye[w];E.push({type:"ExtendedGlob",pos:X,end:n,text:s.slice(X,n),oper\
ator:D,pattern:s.slice(B,rt),parts:this.subFieldParts(B,rt)}),_=n}else c&&(b+=N,x=x||St(N))}continue}break}if(P===92){n+\
+,n<o?s.charCodeAt(n)===10?(n++,k=!1):(C>=0&&C<it&&(C=ut),m=!0,g=!1,k=!1,f=s.charCodeAt(n),d&&(l+=s[n],c&&(b+=s[n])),n++\
):(C>=0&&C<it&&(C=ut),m=!0,g=!1,f=92,d&&(l+="\\\\",c&&(b+="\\\\")));continue}if(P===39){let w=n;C>=0&&C<it&&(C=ut),m=!0,g=!1\
,k=!1,n++;let B=n;for(;n<o&&s.charCodeAt(n)!==39;)n++;n>B&&(f=s.charCodeAt(n-1));let L=d?s.slice(B,n):"";d&&(l+=L),n<o?n\
++:this.errors.push({message:"unterminated single quote",pos:B-1}),c&&(w>_&&(E.push({type:"Literal",pos:_,end:w,value:b,\
text:s.slice(_,w)}),b=""),E.push({type:"SingleQuoted",pos:w,end:n,value:L,text:s.slice(w,n)}),_=n);continue}if(P===34){l\
et w=n;if(C>=0&&C<it&&(C=ut),m=!0,g=!1,k=!1,n++,this.pos=n,this.readDoubleQuoted(),n=this.pos,this._dqEnd>w+1&&(f=s.char\
CodeAt(this._dqEnd-1)),this._dqHasExpansions&&(A=!0),d&&(l+=this._dqText),c){w>_&&(E.push({type:"Literal",pos:_,end:w,va\
lue:b,text:s.slice(_,w)}),b="");let B=s.slice(w,n);E.push({type:"DoubleQuoted",pos:w,end:n,text:B,parts:this._dqParts??[\
{type:"Literal",pos:w+1,end:this._dqEnd,value:this._dqText,text:s.slice(w+1,this._dqEnd)}]}),_=n}continue}if(P===36){g=!\
1;let w=n;C>=0&&C<it&&(C=ut);let B=n+1<o?s.charCodeAt(n+1):0;(B===39||B===34)&&(m=!0),this.pos=n,this.readDollar(),n=thi\
s.pos,this._resultIsRaw||(k=!1),n>w&&(f=s.charCodeAt(n-1)),this._resultHasExpansion&&(A=!0),d&&(l+=this._resultText),c&&\
(this._resultPart?(w>_&&(E.push({type:"Literal",pos:_,end:w,value:b,text:s.slice(_,w)}),b=""),E.push(this._resultPart),_\
=n):b+=this._resultText);continue}if(P===96){g=!1;let w=n;C>=0&&C<it&&(C=ut),this.pos=n,this.readBacktickExpansion(),n=t\
his.pos,k=!1,f=s.charCodeAt(n-1),A=!0,d&&(l+=this._resultText),c&&(w>_&&(E.push({type:"Literal",pos:_,end:w,value:b,text\
:s.slice(_,w)}),b=""),E.push(this._resultPart),_=n);continue}if(P===123){C>=0&&C<it&&(C=ut);let w=n+1<o?s.charCodeAt(n+1\
):0,B=w<=32||w===125?-1:this.scanBraceExpansion(n,y??(y=new Map));if(B>0){if(g=!1,f=s.charCodeAt(B-1),d){let L=s.slice(n\
,B);l+=L,c&&(n>_&&(E.push({type:"Literal",pos:_,end:n,value:b,text:s.slice(_,n)}),b=""),E.push({type:"BraceExpansion",po\
s:n,end:B,text:L,parts:this.subFieldParts(n+1,B-1)}),_=B)}n=B;continue}f=123,d&&(l+="{",c&&(b+="{")),n++;continue}n++}c&\
&n>_&&E.push({type:"Literal",pos:_,end:n,value:b,text:s.slice(_,n)}),this.pos=n,this._wordText=l,this._wordRaw=k,this._w\
ordQuoted=m,this._wordHasExpansions=A,this._wordKeywordEligible=g,this._wordAssignmentState=C,c&&(this._wordParts=E.leng\
th>1||E.length===1&&E[0].type!=="Literal"?E:null,x&&e!==u.ArrayElement&&(this._wordParts=At(s,h,n,this._wordParts)??null\
))}readInnerWordText(t=!1,e=!1,i=!1){let s=this.src,o=this.srcEnd,n=this.pos,h=n,p="",c=this._buildParts,d,l="",m=0,A=!1\
,g=!1;for(c&&(d=[],m=n);n<o;){let k=s.charCodeAt(n);if(k===92){if(n++,n<o)if(s.charCodeAt(n)===10)n++;else{let f=s.charC\
odeAt(n);t&&f!==36&&f!==96&&f!==34&&f!==92&&f!==125&&(p+="\\\\",c&&(l+="\\\\"),A=!0);let C=s[n++];p+=C,c&&(l+=C)}continue}if\
(k===39&&!t){let f=n;n++;let C=n;for(;n<o&&s.charCodeAt(n)!==39;)n++;let E=s.slice(C,n);p+=E,n<o&&n++,c&&(f>m&&(d.push({\
type:"Literal",pos:m,end:f,value:l,text:s.slice(m,f)}),l=""),d.push({type:"SingleQuoted",pos:f,end:n,value:E,text:s.slic\
e(f,n)}),m=n);continue}if(k===34){let f=n;if(n++,this.pos=n,this.readDoubleQuoted(t),n=this.pos,p+=this._dqText,c){f>m&&\
(d.push({type:"Literal",pos:m,end:f,value:l,text:s.slice(m,f)}),l="");let C=s.slice(f,n);d.push({type:"DoubleQuoted",pos\
:f,end:n,text:C,parts:this._dqParts??[{type:"Literal",pos:f+1,end:this._dqEnd,value:this._dqText,text:s.slice(f+1,this._\
dqEnd)}]}),m=n}continue}if(k===36){let f=n;this.pos=n,this.readDollar(t),n=this.pos,p+=this._resultText,c&&(this._result\
Part?(f>m&&(d.push({type:"Literal",pos:m,end:f,value:l,text:s.slice(m,f)}),l=""),d.push(this._resultPart),m=n):l+=this._\
resultText);continue}if(k===96){let f=n;this.pos=n,this.readBacktickExpansion(t),n=this.pos,p+=this._resultText,c&&(f>m&\
&(d.push({type:"Literal",pos:m,end:f,value:l,text:s.slice(m,f)}),l=""),d.push(this._resultPart),m=n);continue}if(!t&&!e&\
&(k===60||k===62)&&n+1<o&&s.charCodeAt(n+1)===40){let f=n;this.pos=n+2;let C=this.extractBalanced();n=this.pos;let E=s.s\
lice(f,n);p+=E,c&&(f>m&&(d.push({type:"Literal",pos:m,end:f,value:l,text:s.slice(m,f)}),l=""),d.push(this.processSubstit\
ution(f,E,k===60?"<":">",C)),m=n);continue}p+=s[n],c&&(l+=s[n],i&&(k===42||k===63||k===91)&&(g=!0)),n++}c&&n>m&&d.push({\
type:"Literal",pos:m,end:n,value:l,text:s.slice(m,n)}),this.pos=n,this._wordText=p,this._wordRaw=!1,this._wordQuoted=!1,\
this._wordHasExpansions=!1,this._wordKeywordEligible=!1,c&&(this._wordParts=d.length>1||d.length===1&&(d[0].type!=="Lite\
ral"||A)?d:null,g&&(this._wordParts=At(s,h,n,this._wordParts)??null))}subFieldParts(t,e){if(!(this._nestingDepth>=256))r\
eturn It(this.src,t,e)?this.parseSubFieldWord(t,e).parts:At(this.src,t,e,void 0)}parseSubFieldWord(t,e,i="word",s=!1){if\
(t>=e)return new Z("",t,t);if(this._nestingDepth>=256)return new Z(this.src.slice(t,e),t,e);this._nestingDepth++;let o=t\
his.srcEnd,n=this._bracketWindow,h=this._arithmeticBracketWindow,p=this.pos,c=this._wordText,d=this._wordParts,l=this._w\
ordQuoted,m=this._wordKeywordEligible;this.srcEnd=e,this.pos=t,this.readInnerWordText(i==="quoted",s,i==="word");let A=n\
ew Z(this.src.slice(t,e),t,e);return this._buildParts&&(A.parts=this._wordParts??void 0),this.srcEnd=o,this._bracketWind\
ow=n,this._arithmeticBracketWindow=h,this.pos=p,this._wordText=c,this._wordParts=d,this._wordQuoted=l,this._wordKeywordE\
ligible=m,this._nestingDepth--,A}skipSQ(){for(;this.pos<this.srcEnd&&this.src.charCodeAt(this.pos)!==39;)this.pos++;this\
.pos<this.srcEnd&&this.pos++}skipAnsiCQuoted(){let t=this.pos-1,e=Qt(this.src,this.pos,this.srcEnd);this.pos=e.end,e.clo\
sed||this.errors.push({message:"unterminated ANSI-C quote",pos:t})}skipDQ(){let t=this.src,e=this.srcEnd;if(this._unbala\
nced=!1,this._nestingDepth<256)for(;this.pos<e;){let i=t.charCodeAt(this.pos);if(i===34){this.pos++;return}if(i===92){th\
is.pos=Math.min(this.pos+2,e);continue}if(i===96)break;if(i===36){let s=t.charCodeAt(this.pos+1);if(s===40||s===123||s==\
=36)break}this.pos++}this.extractBalanced(!0,!0)}skipSpacesAndTabs(){this.pos=Mt(this.src,this.pos,this.srcEnd)}readDoub\
leQuoted(t=!1){let e=this.src,i=this.srcEnd,s=this.pos,o=!1,n=this._buildParts,h=n||this._buildValue;if(!n){let m=this.p\
os;for(;m<i;){let A=e.charCodeAt(m);if(A===34){this._dqText=h?e.slice(s,m):"",this._dqEnd=m,this.pos=m+1,this._dqHasExpa\
nsions=!1,this._dqParts=null;return}if(A===36||A===96||A===92)break;m++}}let p="",c=null,d="",l=n?this.pos:0;for(;this.p\
os<i&&e.charCodeAt(this.pos)!==34;){let m=this.pos;for(;this.pos<i;){let g=e.charCodeAt(this.pos);if(g===34||g===92||g==\
=36||g===96)break;this.pos++}if(h&&this.pos>m){let g=e.slice(m,this.pos);p+=g,n&&(d+=g)}if(this.pos>=i||e.charCodeAt(thi\
s.pos)===34)break;let A=e.charCodeAt(this.pos);if(A===92){if(this.pos++,this.pos<i){let g=e.charCodeAt(this.pos);if(g===\
10){this.pos++;continue}if(h)if(t||g===36||g===96||g===34||g===92){let k=e[this.pos];p+=k,n&&(d+=k)}else{let k="\\\\"+e[th\
is.pos];p+=k,n&&(d+=k)}this.pos++}continue}if(A===36){let g=this.pos+1<i?e.charCodeAt(this.pos+1):0;if(g===34||g===39){h\
&&(p+="$",n&&(d+="$")),this.pos++;continue}let k=this.pos;if(this.readDollar(!0),h&&(p+=this._resultText),this._resultHa\
sExpansion&&(o=!0),n){let f=this._resultPart;f&&Pe(f)?(c||(c=[]),k>l&&(c.push({type:"Literal",pos:l,end:k,value:d,text:e\
.slice(l,k)}),d=""),c.push(f),l=this.pos):d+=this._resultText}continue}if(A===96){let g=this.pos;this.readBacktickExpans\
ion(!0),h&&(p+=this._resultText),o=!0,n&&this._resultPart&&Pe(this._resultPart)&&(c||(c=[]),g>l&&(c.push({type:"Literal"\
,pos:l,end:g,value:d,text:e.slice(l,g)}),d=""),c.push(this._resultPart),l=this.pos);continue}}n&&c&&this.pos>l&&c.push({\
type:"Literal",pos:l,end:this.pos,value:d,text:e.slice(l,this.pos)}),this._dqEnd=this.pos,this.pos<i?this.pos++:this.err\
ors.push({message:"unterminated double quote",pos:s-1}),this._dqText=p,this._dqHasExpansions=o,this._dqParts=c}readDolla\
r(t=!1){let e=this.pos;this.pos++;let i=this.src,s=this.srcEnd,o=this._buildParts||this._buildValue;if(this.pos>=s){this\
._resultText="$",this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0;return}let n=ht(i,this.pos,s);\
n>this.pos&&i.charCodeAt(n)===40&&i.charCodeAt(n+1)!==40&&(this.pos=n);let h=i.charCodeAt(this.pos);if(h===40){if(this.p\
os+1<s&&i.charCodeAt(this.pos+1)===40){let p=this.pos,c=this.errors.length;if(this.readArithmeticExpansion(e),!this._not\
Arithmetic)return;this.errors.length=c,this.pos=p}this.readCommandSubstitution(e);return}if(h===123){let p=this.pos+1<s?\
i.charCodeAt(this.pos+1):0;if(p===32||p===9||p===10){this.readBraceCommandSubstitution();return}if(p===124){this.readVal\
ueSubstitution();return}this.readParameterExpansion(t);return}if(h===39){if(this.pos++,o){let p=this.readAnsiCQuoted();t\
his._resultText=p,this._resultPart=this._buildParts?{type:"AnsiCQuoted",pos:e,end:this.pos,text:i.slice(e,this.pos),valu\
e:p}:void 0}else this.skipAnsiCQuoted(),this._resultText="",this._resultPart=void 0;this._resultIsRaw=!1,this._resultHas\
Expansion=!1;return}if(h===34){if(this.pos++,this.readDoubleQuoted(t),this._resultText=this._dqText,this._resultIsRaw=!1\
,this._resultHasExpansion=this._dqHasExpansions,this._buildParts){let p=i.slice(e,this.pos);this._resultPart={type:"Loca\
leString",pos:e,end:this.pos,text:p,parts:this._dqParts??[{type:"Literal",pos:e+2,end:this._dqEnd,value:this._dqText,tex\
t:i.slice(e+2,this._dqEnd)}]}}else this._resultPart=void 0;return}if(h===64||h===42||h===35||h===63||h===45||h===36||h==\
=33||h>=48&&h<=57){this.pos++;let p=o?i.slice(this.pos-2,this.pos):"";this._resultText=p,this._resultIsRaw=!0,this._resu\
ltHasExpansion=!1,this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:e,end:this.pos,text:p}:void 0;return}if(\
h<128&&Et[h]&1){let p=this.pos-1;for(;this.pos<s;){let d=i.charCodeAt(this.pos);if(d<128&&Et[d]&2)this.pos++;else break}\
let c=o?i.slice(p,this.pos):"";this._resultText=c,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this\
._buildParts?{type:"SimpleExpansion",pos:e,end:this.pos,text:c}:void 0;return}if(h===91){let p=this._errors===null?0:thi\
s._errors.length,c=this.findClosingArithmeticBracket(this.pos+1);if(c!==-1){let d=this.pos+1,l=i.slice(d,c);this.pos=c+1\
;let m=o?i.slice(e,this.pos):"";this._resultText=m,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=thi\
s._buildParts?this.arithmeticExpansion(d-2,m,l,d):void 0;return}this._errors!==null&&(this._errors.length=p)}this._resul\
tText="$",this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0}scanArithmeticBody(){this._notArithme\
tic=!1,this._arithUnterminated=!1,this.pos+=2;let t=1,e=0,i=0,s,o=!1,n=this.src,h=this.srcEnd,p=this.pos;for(;this.pos<h\
&&t>0;){let d=n.charCodeAt(this.pos);if(d===92)this.pos+=this.pos+1<h?2:1;else if(d===39)this.pos++,this.skipSQ();else i\
f(d===34)this.pos++,this.skipDQ();else if(d===96){for(this.pos++;this.pos<h&&n.charCodeAt(this.pos)!==96;)n.charCodeAt(t\
his.pos)===92&&this.pos++,this.pos++;this.pos<h&&this.pos++}else if(d===36&&this.pos+2<h&&n.charCodeAt(this.pos+1)===40&\
&n.charCodeAt(this.pos+2)!==40){let l=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({me\
ssage:"unterminated command substitution",pos:l})}else if(d===36&&this.pos+1<h&&n.charCodeAt(this.pos+1)===123){let l=th\
is.findClosingBrace(this.pos+2,h);this.pos=l===-1?h:l+1}else if((d===60||d===62)&&this.pos+1<h&&n.charCodeAt(this.pos+1)\
===40)this.pos+=2,this.extractBalanced();else if(d===40)n.charCodeAt(this.pos-1)===36&&n.charCodeAt(this.pos+1)===40?(t=\
==1?i=e:(s??(s=[])).push(e),t++,e=0,t+this._nestingDepth>256&&!o&&(this.errors.push({message:"maximum arithmetic expansi\
on nesting depth exceeded",pos:this.pos-1}),o=!0),this.pos+=2):(++e+t-1+this._nestingDepth>256&&!o&&(this.errors.push({m\
essage:"maximum arithmetic expression nesting depth exceeded",pos:this.pos}),o=!0),this.pos++);else if(d===41&&e>0)e--,t\
his.pos++;else if(d===41&&this.pos+1<h&&n.charCodeAt(this.pos+1)===41){if(--t===0){this.pos+=2;break}e=t===1?i:s.pop(),t\
his.pos+=2}else{if(d===41&&t===1)return this._notArithmetic=!0,"";this.pos++}}let c=this._buildParts||this._buildValue;r\
eturn t>0?(this._arithUnterminated=!0,c?n.slice(p,this.pos):""):c?n.slice(p,this.pos-2):""}readArithmeticExpansion(t){le\
t e=this.pos+2,i=this.scanArithmeticBody();if(this._notArithmetic)return;this._arithUnterminated&&this.errors.push({mess\
age:"unterminated arithmetic expansion",pos:t});let s=this._buildParts||this._buildValue?this.src.slice(t,this.pos):"";t\
his._resultText=s,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?this.arithmeticExpa\
nsion(t,s,i,e):void 0}arithmeticExpansion(t,e,i,s){return new vt(t,this.pos,e,{source:this.src,body:i,offset:s,depth:thi\
s._nestingDepth,context:this.substitutionContext})}readArithmeticCommand(t,e){let i=this._buildValue;this._buildValue=!0\
;let s=this.scanArithmeticBody();this._buildValue=i,this._arithUnterminated&&this.errors.push({message:"unterminated ari\
thmetic command",pos:e}),K(t,a.ArithCmd,s,e,this.pos)}readCommandSubstitution(t){let e=this.pos;this.pos++;let i=this.ex\
tractBalanced();this._unbalanced&&this.errors.push({message:"unterminated command substitution",pos:t});let s=this._buil\
dParts||this._buildValue,o=s?this.src.slice(t,this.pos):"",n=!s||e===t+1?o:"$"+this.src.slice(e,this.pos);this._resultTe\
xt=n,this._resultIsRaw=e===t+1,this._resultHasExpansion=!0,this._buildParts?this._resultPart=this.commandExpansion(t,o,e\
+1,i,!this._unbalanced):this._resultPart=void 0}readBraceCommandSubstitution(){this.readBraceSubstitution(1)}readValueSu\
bstitution(){this.readBraceSubstitution(2)}readBraceSubstitution(t){let e=this.pos-1;this.pos+=t;let i=this.src,s=this.s\
rcEnd,o=1,n=this.pos;for(;this.pos<s;){let h=i.charCodeAt(this.pos);if(h===123)o++;else if(h===125){if(--o===0){this.pos\
++;break}}else if(h===39){this.pos++,this.skipSQ();continue}else if(h===34){this.pos++,this.skipDQ();continue}else h===9\
2&&this.pos++;this.pos++}if(this._resultIsRaw=!0,this._resultHasExpansion=!0,this._buildParts||this._buildValue){let h=i\
.slice(n,this.pos-1),p=h.trim(),c=i.slice(e,this.pos);if(this._resultText=c,this._buildParts){let d=n+(h.length-h.trimSt\
art().length);this._resultPart=this.commandExpansion(e,c,d,p)}else this._resultPart=void 0}else this._resultText="",this\
._resultPart=void 0}readBacktickExpansion(t=!1){this.pos++;let e=this.src,i=this.srcEnd,s=this.pos;if(!this._buildParts&\
&!this._buildValue){for(;this.pos<i&&e.charCodeAt(this.pos)!==96;)e.charCodeAt(this.pos)===92&&this.pos+1<i&&this.pos++,\
this.pos++;this.pos<i?this.pos++:this.errors.push({message:"unterminated backtick",pos:s-1}),this._resultText="",this._r\
esultIsRaw=!1,this._resultHasExpansion=!0,this._resultPart=void 0;return}let o="",n=!1;for(;this.pos<i&&e.charCodeAt(thi\
s.pos)!==96;){if(e.charCodeAt(this.pos)===92){n=!0;break}this.pos++}if(!n)o=e.slice(s,this.pos);else for(o=e.slice(s,thi\
s.pos);this.pos<i&&e.charCodeAt(this.pos)!==96;)if(e.charCodeAt(this.pos)===92){if(this.pos++,this.pos<i){let p=e.charCo\
deAt(this.pos);p===36||p===96||p===92||t&&p===34?o+=e[this.pos]:o+="\\\\"+e[this.pos],this.pos++}}else{let p=this.pos;for(\
;this.pos<i;){let c=e.charCodeAt(this.pos);if(c===96||c===92)break;this.pos++}o+=e.slice(p,this.pos)}this.pos<i?this.pos\
++:this.errors.push({message:"unterminated backtick",pos:s-1});let h=e.slice(s-1,this.pos);this._resultText=o,this._resu\
ltHasExpansion=!0,this._buildParts?this._resultPart=n?this.decodedCommandExpansion(s-1,h,o):this.commandExpansion(s-1,h,\
s,o):this._resultPart=void 0}readParameterExpansion(t){let e=this.src,i=this.srcEnd,s=this.pos;this.pos++;let o=1,n=!1;f\
or(;this.pos<i&&o>0;){let c=e.charCodeAt(this.pos);if(c===36){let d=this.pos+1<i?e.charCodeAt(this.pos+1):0;if(d===123){\
o++,this._nestingDepth+o>256&&!n&&(this.errors.push({message:"maximum parameter expansion nesting depth exceeded",pos:th\
is.pos}),n=!0),this.pos+=2;continue}if(d===36){this.pos+=2;continue}if(d===40){let l=this.pos;this.pos+=2,this.extractBa\
lanced(),this._unbalanced&&this.errors.push({message:"unterminated command substitution",pos:l});continue}}else if(c===9\
6){for(this.pos++;this.pos<i&&e.charCodeAt(this.pos)!==96;)e.charCodeAt(this.pos)===92&&this.pos++,this.pos++;this.pos<i\
&&this.pos++;continue}else if(c===125){if(--o===0){this.pos++;break}}else if(c===92)this.pos+1<i&&this.pos++;else if(c==\
=39){this.pos++,this.pos>s+1&&e.charCodeAt(this.pos-2)===36?this.skipAnsiCQuoted():this.skipSQ();continue}else if(c===34\
){this.pos++,this.skipDQ();continue}this.pos++}let h=o===0;h||this.errors.push({message:"unterminated parameter expansio\
n",pos:s-1});let p=this._buildParts||this._buildValue?e.slice(s-1,this.pos):"";if(this._resultText=p,this._resultIsRaw=!\
0,this._resultHasExpansion=!1,this._buildParts){let c=e.slice(s+1,h?this.pos-1:this.pos);this._resultPart=this.parsePara\
mInner(p,c,s+1,t)}else this._resultPart=void 0}parseParamInner(t,e,i,s){let o={type:"ParameterExpansion",pos:i-2,end:thi\
s.pos,text:t,parameter:"",parameterPos:i,parameterEnd:i,prefix:void 0,index:void 0,operation:void 0},n=e.length;if(n===0\
)return o;let h=(f,C,E="word")=>this.parseSubFieldWord(i+f,i+C,E),p=f=>{let C=this.findClosingBracket(i+f,i+n);return C=\
==-1?-1:C-i},c=0;if(n>1&&e.charCodeAt(0)===33&&(o.prefix="!",c=1),n>1&&e.charCodeAt(0)===35){let f=this.scanParamName(e,\
1),C=f,E=-1;if(C<n&&e.charCodeAt(C)===91&&(E=p(C+1),E!==-1&&(C=E+1)),f>1&&C===n)return o.prefix="#",o.parameter=e.slice(\
1,f),o.parameterPos=i+1,o.parameterEnd=i+f,E!==-1&&(o.index=h(f+1,E,"embedded")),o}let d=c;if(c=this.scanParamName(e,c),\
o.parameter=e.slice(d,c),o.parameterPos=i+d,o.parameterEnd=i+c,c<n&&e.charCodeAt(c)===91){let f=p(c+1);f!==-1&&(o.index=\
h(c+1,f,"embedded"),c=f+1)}if(c>=n)return o;let l=i+c,m=i+n,A=e.charCodeAt(c),g=e.charCodeAt(c+1),k=e[A===58?c+1:c];if(k\
==="-"||k==="="||k==="+"||k==="?"){let f=c+(A===58?2:1);return o.operation={type:"Default",pos:l,end:m,operatorEnd:i+f,o\
perator:A===58?\`:\${k}\`:k,operand:h(f,n,s?"quoted":"word")},o}if(A===58){c++;let f=i+c,C=we(e.slice(c),58,!0,(E,b)=>this.\
findNestedShellEnd(f+E,m,b)-f);return o.operation={type:"Slice",pos:l,end:m,operatorEnd:f,operator:":",offset:h(c,C===-1\
?n:c+C,"embedded"),length:C===-1?void 0:h(c+C+1,n,"embedded")},o}if(A===35||A===37){let f=g===A,C=A===35?f?"##":"#":f?"%\
%":"%",E=c+(f?2:1);return o.operation={type:"Remove",pos:l,end:m,operatorEnd:i+E,operator:C,operand:h(E,n)},o}if(A===47)\
{c++;let f="/";(g===47||g===35||g===37)&&(f=g===47?"//":g===35?"/#":"/%",c++);let C=c;g===47&&(C=ht(e,c,n),e.charCodeAt(\
C)===47&&C++);let E=we(e.slice(C),47),b=E===-1?n:C+E;return o.operation={type:"Replace",pos:l,end:m,operatorEnd:i+c,oper\
ator:f,pattern:h(c,b),replacement:h(E===-1?n:b+1,n)},o}if(A===94||A===44){let f=g===A,C=A===94?f?"^^":"^":f?",,":",",E=c\
+(f?2:1);return o.operation={type:"CaseModification",pos:l,end:m,operatorEnd:i+E,operator:C,operand:E===n?void 0:h(E,n)}\
,o}return o.prefix==="!"&&o.index===void 0&&c+1===n&&(A===64||A===42)?(o.operation={type:"Names",pos:l,end:m,operatorEnd\
:m,operator:A===64?"@":"*"},o):A===64?(o.operation={type:"Transform",pos:l,end:m,operatorEnd:l+1,operator:"@",operand:h(\
c+1,n)},o):(o.operation={type:"Unknown",pos:l,end:m,operatorEnd:m,operator:e.slice(c)},o)}findNestedShellEnd(t,e,i){let \
s=this.src.charCodeAt(t);if(s===96){let n=t+1;for(;n<e;){let h=this.src.charCodeAt(n);if(h===92){n+=2;continue}if(n++,h=\
==96)return n}return e}let o;if(s===36){let n=t+1;if(n<e&&this.src.charCodeAt(n)===123)o=this.findClosingBrace(n+1,e);el\
se{let h=ht(this.src,n,e);if(h>=e||this.src.charCodeAt(h)!==40)return t;o=this.findClosingParenthesis(h+1,e)}}else{let n\
=t+1;if(i||s!==60&&s!==62||n>=e||this.src.charCodeAt(n)!==40)return t;o=this.findClosingParenthesis(n+1,e)}return o===-1\
?e:o+1}scanParamName(t,e){let i=e;if(i>=t.length)return i;let s=t.charCodeAt(i);if(s===64||s===42||s===35||s===63||s===4\
5||s===36||s===33)return i+1;if(s>=48&&s<=57){for(;i<t.length&&t.charCodeAt(i)>=48&&t.charCodeAt(i)<=57;)i++;return i}if\
(s>=97&&s<=122||s>=65&&s<=90||s===95)for(i++;i<t.length;){let o=t.charCodeAt(i);if(o>=97&&o<=122||o>=65&&o<=90||o>=48&&o\
<=57||o===95)i++;else break}return i}readAnsiCQuoted(){let t=this.pos-1,e=Qt(this.src,this.pos,this.srcEnd);return this.\
pos=e.end,e.closed||this.errors.push({message:"unterminated ANSI-C quote",pos:t}),e.value}extractBalanced(t=!0,e=!1){let\
 i=this.src,s=this.srcEnd,o=this._buildParts||this._buildValue,n=e?0:1,h=this.pos;this._unbalanced=!1;let p=t&&!e?this.s\
ubstitutionContext.boundaries?.get(h):void 0;if(p!==void 0&&p<=s&&this._nestingDepth<256)return this.pos=p,o?i.slice(h,p\
-1):"";let c=!0;for(;!e&&this.pos<s;){let N=i.charCodeAt(this.pos);if(N===41){let X=o?i.slice(h,this.pos):"";return this\
.pos++,X}else{if(N===40||N===92||N===39||N===34||N===96||N===36&&(i.charCodeAt(this.pos+1)===39||i.charCodeAt(this.pos+1\
)===36||i.charCodeAt(this.pos+1)===123))break;if(N===60&&this.pos+1<s&&i.charCodeAt(this.pos+1)===60)break;if(N===35&&c)\
break;if(N===99&&c&&this.pos+3<s&&i.charCodeAt(this.pos+1)===97&&i.charCodeAt(this.pos+2)===115&&i.charCodeAt(this.pos+3\
)===101&&(this.pos+4>=s||i.charCodeAt(this.pos+4)<128&&Q[i.charCodeAt(this.pos+4)]&1))break;c=N<128&&(Q[N]&1)!==0,this.p\
os++}}let d=0,l=0,m=[],A=null,g,k=-1,f=h>=2&&i.charCodeAt(h)===40&&i.charCodeAt(h-1)===40&&i.charCodeAt(h-2)===36,C=0,E=\
!1,b=e?[{close:34,depth:0}]:[],_=e?1:0,x=0,y,P=-1,w=-1,B=-1,L=-1,rt=!1;for(;this.pos<s&&(n>0||b.length>0);){let N=i.char\
CodeAt(this.pos),X=b.length===0?void 0:b[b.length-1];if(X!==void 0&&X.depth===n){let D=!1;if(N===92){this.pos=Math.min(t\
his.pos+2,s);continue}if(N===X.close){if(b.pop(),N===34?_--:x--,this.pos++,e&&n===0&&b.length===0)return"";continue}if(N\
===34)b.push({close:34,depth:n}),_++;else if(N===39&&X.close===125){this.pos++,this.skipSQ();continue}else if(N===96){fo\
r(this.pos++;this.pos<s&&i.charCodeAt(this.pos)!==96;)i.charCodeAt(this.pos)===92&&this.pos++,this.pos<s&&this.pos++;thi\
s.pos<s&&this.pos++;continue}else if(N===36){let I=i.charCodeAt(this.pos+1);if(I===39&&X.close===125){this.pos+=2,this.s\
kipAnsiCQuoted();continue}if(I===123)b.push({close:125,depth:n}),x++,this.pos++;else if(I===40)this.pos++,N=40,D=!0;else\
 if(I===36){this.pos+=i.charCodeAt(this.pos+2)===40?1:2;continue}}if(!E&&this._nestingDepth+Math.max(_,x)>256&&(this.err\
ors.push({message:"maximum word nesting depth exceeded",pos:this.pos}),E=!0),!D){for(this.pos++;this.pos<s;){let I=i.cha\
rCodeAt(this.pos);if(I===92||I===34||I===36||I===96||I===125||I===39)break;this.pos++}continue}}if(N===35&&L!==-1&&!f&&k\
<0&&t&&!rt&&this._nestingDepth+(g?.length??0)<256&&Mt(i,L,s)===this.pos){rt=!0;let D=g?.[g.length-1],I=this.findSubstitu\
tionEnd(D?.start??h,s,this._nestingDepth+(g?.length??0)+1);if(I!==-1){if(D===void 0)return this.pos=I,o?i.slice(h,I-1):"\
";this.pos=I-1,n=D.depth+1,d=0,l=0,m.length=D.parens+1,N=41}}if(N===40){let D=this.pos>h&&this.pos!==B?i.charCodeAt(this\
.pos-1):0,I=D===36?this.pos-1:this.pos===w?P:-1,$t=I!==-1||D===60||D===62||D===61||D===64||D===63||D===42||D===43||D===3\
3||D===40&&m[m.length-1]===!1||f&&this.pos===h,ie=I!==-1&&i.charCodeAt(this.pos+1)!==40||(D===60||D===62)&&k<0&&!f;ie&&(\
(g??(g=[])).push({start:this.pos+1,dollar:I,depth:n,parens:m.length,caseDepth:d,caseParens:l,arithBase:k,arithExtent:f,s\
ubstitutions:C,checkedGrammar:rt,pendingDelims:A}),d=0,l=0,k=-1,f=!1,rt=!1,A=null),m.push(!$t),c=!0,!ie&&k<0&&this.pos+1\
<s&&i.charCodeAt(this.pos+1)===40&&(k=n),I!==-1&&(ie?C++:(y??(y=[])).push(n),C+(y?.length??0)+this._nestingDepth+(e?0:1)\
>256&&!E&&(this.errors.push({message:"maximum command substitution nesting depth exceeded",pos:I}),E=!0)),P=-1,w=-1,n++,\
d>0&&l++,this.pos++}else if(N===41){if(d>0&&l===0)this.pos++,c=!0;else{if(d>0&&l--,n--,n===0&&!e){let I=o?i.slice(h,this\
.pos):"";return this.pos++,I}if(n<=k&&(k=-1),y!==void 0)for(;y.length>0&&y[y.length-1]>=n;)y.pop();c=m.pop()??!0,this.po\
s++;let D=g?.[g.length-1];D!==void 0&&D.depth===n&&(g.pop(),d=D.caseDepth,l=D.caseParens,k=D.arithBase,f=D.arithExtent,C\
=D.substitutions,rt=D.checkedGrammar,A=D.pendingDelims)}L=this.pos}else if(N===92){if(this.pos>h&&i.charCodeAt(this.pos-\
1)===36){let D=ht(i,this.pos,s);D>this.pos&&i.charCodeAt(D)===40&&i.charCodeAt(D+1)!==40&&(P=this.pos-1,w=D)}this.pos++,\
this.pos<s&&(i.charCodeAt(this.pos)!==10&&(c=!1),this.pos++),B=this.pos}else if(N===36){let D=i.charCodeAt(++this.pos);D\
===39?(this.pos++,this.skipAnsiCQuoted()):D===36?this.pos++:D===123&&!ts(i.charCodeAt(this.pos+1))&&(b.push({close:125,d\
epth:n}),x++,this.pos++),c=!1}else if(N===39)this.pos++,this.skipSQ(),c=!1;else if(N===34)b.push({close:34,depth:n}),_++\
,this.pos++,c=!1;else if(N===96){for(this.pos++;this.pos<s&&i.charCodeAt(this.pos)!==96;)i.charCodeAt(this.pos)===92&&th\
is.pos++,this.pos<s&&this.pos++;this.pos<s&&this.pos++,c=!1}else if(N===60&&k<0&&this.pos+1<s&&i.charCodeAt(this.pos+1)=\
==60){if(this.pos+2<s&&i.charCodeAt(this.pos+2)===60)this.pos+=3;else{this.pos+=2;let D=this.pos<s&&i.charCodeAt(this.po\
s)===45;D&&this.pos++,this.skipSpacesAndTabs(),this.readHereDocDelimiter(),(this._hereDelim||this._hereQuoted)&&(A??(A=[\
])).push({delimiter:this._hereDelim,strip:D,quoted:this._hereQuoted})}c=!1}else if(N===10&&A){this.pos++;for(let D of A)\
this.skipHereDocBody(D.delimiter,D.strip,!0,D.quoted);A=null,c=!0}else if(N===35&&k<0&&!f&&c)for(;this.pos<s&&i.charCode\
At(this.pos)!==10;)this.pos++;else{let D=this.pos;for(;this.pos<s;){let I=i.charCodeAt(this.pos);if(I<128&&Q[I])break;th\
is.pos++}if(this.pos>D){if(this.pos-D===4&&c&&k<0&&!f){let $t=i.charCodeAt(D);$t===99&&i.charCodeAt(D+1)===97&&i.charCod\
eAt(D+2)===115&&i.charCodeAt(D+3)===101?d++:$t===101&&i.charCodeAt(D+1)===115&&i.charCodeAt(D+2)===97&&i.charCodeAt(D+3)\
===99&&d>0&&(d--,d===0&&(l=0))}c=!1}else{let I=i.charCodeAt(this.pos);c=I<128&&(Q[I]&1)!==0,this.pos++}}}return this._un\
balanced=!0,e&&g!==void 0&&g.length>0&&this.errors.push({message:"unterminated command substitution",pos:g[0].dollar}),o\
?i.slice(h,this.pos):""}};function pe(r){switch(r){case",":return 1;case"=":case"+=":case"-=":case"*=":case"/=":case"%="\
:case"<<=":case">>=":case"&=":case"|=":case"^=":return 2;case"||":return 4;case"&&":return 5;case"|":return 6;case"^":re\
turn 7;case"&":return 8;case"==":case"!=":return 9;case"<":case"<=":case">":case">=":return 10;case"<<":case">>":return \
11;case"+":case"-":return 12;case"*":case"/":case"%":return 13;case"**":return 14;case"?":return 3;default:return-1}}fun\
ction We(r,t,e){for(;e>t;){let i=r.charCodeAt(e-1);if(i!==32&&i!==9&&i!==10)break;e--}return e}function es(r){switch(r){\
case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"&=":case"|=":case"^=":case"**":return!0;de\
fault:return!1}}function le(r,t=0,e,i=0){let s=0,o=r.length,n=e?.embeddedWords.length??0;function h(_,x,y=!1){let P={typ\
e:"ArithmeticWord",pos:_+t,end:x+t,value:r.slice(_,x),parts:void 0};return y&&e?.embeddedWords.push(P),P}function p(){fo\
r(;s<o;){let _=r.charCodeAt(s);if(_===32||_===9||_===10)s++;else break}}function c(){if(s>=o)return null;let _=r.charCod\
eAt(s),x=s+1<o?r.charCodeAt(s+1):0,y=s+2<o?r.charCodeAt(s+2):0;switch(_){case 44:return s++,",";case 61:return x===61?(s\
+=2,"=="):(s++,"=");case 33:return x===61?(s+=2,"!="):null;case 60:return x===60?y===61?(s+=3,"<<="):(s+=2,"<<"):x===61?\
(s+=2,"<="):(s++,"<");case 62:return x===62?y===61?(s+=3,">>="):(s+=2,">>"):x===61?(s+=2,">="):(s++,">");case 43:return \
x===61?(s+=2,"+="):x===43?null:(s++,"+");case 45:return x===61?(s+=2,"-="):x===45?null:(s++,"-");case 42:return x===42?(\
s+=2,"**"):x===61?(s+=2,"*="):(s++,"*");case 47:return x===61?(s+=2,"/="):(s++,"/");case 37:return x===61?(s+=2,"%="):(s\
++,"%");case 124:return x===124?(s+=2,"||"):x===61?(s+=2,"|="):(s++,"|");case 38:return x===38?(s+=2,"&&"):x===61?(s+=2,\
"&="):(s++,"&");case 94:return x===61?(s+=2,"^="):(s++,"^");case 63:return s++,"?";default:return null}}function d(){for\
(p();s<o;){let x=r.charCodeAt(s);if(x!==33&&x!==126&&x!==43&&x!==45||r.charCodeAt(s+1)===61)break;s++,p()}if(r.charCodeA\
t(s)===40){let x=1;for(s++;s<o&&x>0;){let y=e?.findArithmeticWordEnd?.(s+t,t+o)??s+t;if(y>s+t){s=y-t;continue}let P=r.ch\
arCodeAt(s++);P===40?x++:P===41&&x--}}else s<o&&r.charCodeAt(s)!==41&&r.charCodeAt(s)!==58&&k(0);p();let _=r.charCodeAt(\
s);(_===43||_===45)&&r.charCodeAt(s+1)===_&&(s+=2)}function l(_){p();let x=s;if(x===o)return h(x,x);let y=e?.embeddedWor\
ds.length??0,P=0;for(;;){if(d(),p(),r.charCodeAt(s)===58&&P>0){P--,s++;continue}let w=s,B=c();if(B===null||P===0&&pe(B)<\
_){s=w;break}B==="?"&&P++}return e&&(e.embeddedWords.length=y),h(x,We(r,x,s))}function m(_,x){if(x>256)return l(_);let y\
=A(x);for(;p(),!(s>=o);){let P=s,w=c();if(!w)break;if(w==="?"){if(pe(w)<_){s=P;break}let N=m(1,x+1);p(),s<o&&r.charCodeA\
t(s)===58&&s++;let X=m(3,x+1);y={type:"ArithmeticTernary",pos:y.pos,end:X.end,test:y,consequent:N,alternate:X};continue}\
let B=pe(w);if(B<_){s=P;break}let L=es(w)?B:B+1,rt=m(L,x+1);y={type:"ArithmeticBinary",pos:y.pos,end:rt.end,operator:w,l\
eft:y,right:rt}}return y}function A(_){if(p(),_>256)return l(15);if(s>=o)return h(s,s);let x=s,y=r.charCodeAt(s),P=s+1<o\
?r.charCodeAt(s+1):0;if(y===43&&P===43){s+=2;let w=A(_+1);return{type:"ArithmeticUnary",pos:x+t,end:w.end,operator:"++",\
operand:w,prefix:!0}}if(y===45&&P===45){s+=2;let w=A(_+1);return{type:"ArithmeticUnary",pos:x+t,end:w.end,operator:"--",\
operand:w,prefix:!0}}if(y===33){s++;let w=A(_+1);return{type:"ArithmeticUnary",pos:x+t,end:w.end,operator:"!",operand:w,\
prefix:!0}}if(y===126){s++;let w=A(_+1);return{type:"ArithmeticUnary",pos:x+t,end:w.end,operator:"~",operand:w,prefix:!0\
}}if(y===43&&P!==43&&P!==61){s++;let w=A(_+1);return{type:"ArithmeticUnary",pos:x+t,end:w.end,operator:"+",operand:w,pre\
fix:!0}}if(y===45&&P!==45&&P!==61){s++;let w=A(_+1);return{type:"ArithmeticUnary",pos:x+t,end:w.end,operator:"-",operand\
:w,prefix:!0}}return g(_)}function g(_){let x=k(_);if(p(),s+1<o){let y=r.charCodeAt(s),P=r.charCodeAt(s+1);if(y===43&&P=\
==43)return s+=2,{type:"ArithmeticUnary",pos:x.pos,end:s+t,operator:"++",operand:x,prefix:!1};if(y===45&&P===45)return s\
+=2,{type:"ArithmeticUnary",pos:x.pos,end:s+t,operator:"--",operand:x,prefix:!1}}return x}function k(_){if(p(),s>=o)retu\
rn h(s,s);let x=r.charCodeAt(s);if(x===40){let L=s;s++;let rt=m(0,_+1);return p(),s<o&&r.charCodeAt(s)===41&&s++,{type:"\
ArithmeticGroup",pos:L+t,end:s+t,expression:rt}}if(x===36){let L=s,rt=e?.embeddedWords.length??0,N=f(),X=e?.findArithmet\
icWordEnd?.(L+t,t+o)??s+t;return X>s+t?(e&&(e.embeddedWords.length=rt),s=X-t,h(L,s,!0)):N}if(x===96||x===34||x===39){let\
 L=s;return s=(e?.findArithmeticWordEnd?.(L+t,t+o)??L+t+1)-t,h(L,s,!0)}let y=s,P=e?.embeddedWords.length??0,w=C(),B=e?.f\
indArithmeticWordEnd?.(y+t,t+o)??s+t;return B>s+t?(e&&(e.embeddedWords.length=P),s=B-t,h(y,s,!0)):w}function f(){let _=s\
;if(s++,s>=o)return h(_,s);let x=r.charCodeAt(s);if(x===40)if(s+1<o&&r.charCodeAt(s+1)===40){let y=e?.findArithmeticExpa\
nsionEnd(_+t,t+o)??-1;if(y!==-1)s=y-t;else{s+=2;let P=1;for(;s<o&&P>0;)r.charCodeAt(s)===40&&r.charCodeAt(s+1)===40?(P++\
,s+=2):r.charCodeAt(s)===41&&r.charCodeAt(s+1)===41?(P--,s+=2):s++}}else{s++;let y=e?.findClosingParenthesis(s+t,t+o)??-\
1;if(y!==-1)s=y-t+1;else{let w=1;for(;s<o&&w>0;){let B=r.charCodeAt(s++);B===40?w++:B===41&&w--}}let P=r.slice(_,s);retu\
rn e?e.commandExpansion(_+t,s+t,P):new pt("ArithmeticCommandExpansion",_+t,s+t,P)}else if(x===123){let y=e?.findClosingB\
race(s+t+1,t+o)??-1;if(y!==-1)s=y-t+1;else{s++;let P=1;for(;s<o&&P>0;){let w=r.charCodeAt(s++);w===123?P++:w===125&&P--}\
}}else for(;s<o;){let y=r.charCodeAt(s);if(y>=97&&y<=122||y>=65&&y<=90||y>=48&&y<=57||y===95)s++;else break}return h(_,s\
,x===40||x===123)}function C(){let _=s;for(;s<o;){let x=r.charCodeAt(s);if(x>=48&&x<=57||x>=65&&x<=90||x>=97&&x<=122||x=\
==95||x===35)s++;else break}if(s>_&&s<o&&r.charCodeAt(s)===91){let x=e?.findClosingBracket?.(s+t+1,t+o)??-1;if(x!==-1)s=\
x-t+1;else{s++;let y=1;for(;s<o&&y>0;){let P=r.charCodeAt(s);P===91?y++:P===93&&y--,s++}}return h(_,s,!0)}return s===_&&\
s++,h(_,s)}if(p(),s>=o)return null;let E=s,b=m(0,i);return p(),s<o?(e&&(e.embeddedWords.length=n),h(E,We(r,E,o),e!==void\
 0)):b}var jt=(r,t)=>St(t.text)?At(t.text,0,t.text.length,void 0,t.pos):void 0;function Nt(r){return r.wordParts??(r.wor\
dParts=(t,e,i)=>ss(t,e,i,r))}function te(r){return r.embeddedParts??(r.embeddedParts=(t,e,i)=>ue(t,e,i,r))}function Re(r\
){return r.arrayParts??(r.arrayParts=(t,e,i)=>is(t,e,i,r))}function ss(r,t,e=0,i=Wt()){let s=new ct(r,t.pos,t.end,!1,i);\
return s._nestingDepth=e,s.buildWordParts(t.pos)??void 0}function ue(r,t,e=0,i,s=!1){if(!It(r,t.pos,t.end))return;let o=\
new ct(r,t.pos,t.end,!1,i);return o._nestingDepth=e,o.buildEmbeddedWordParts(t.pos,s)??void 0}function is(r,t,e=0,i){let\
 s=new ct(r,t.pos,t.end,!1,i);return s._nestingDepth=e,s.buildArrayElementParts(t.pos)??void 0}function Le(r,t,e=0,i){le\
t s=new ct(r,t.pos,t.end,!1,i);return s._nestingDepth=e,s.buildHereDocParts(t.pos,t.end)??void 0}function Ft(r,t,e,i,s,o\
=i){if(!It(e,t,t+r.length))return le(r,t,void 0,i)??void 0;let n=[],h=new ct(e,0,e.length,!1,s);h._nestingDepth=i;let p=\
le(r,t,{embeddedWords:n,commandExpansion:(c,d,l)=>new pt("ArithmeticCommandExpansion",c,d,l,{source:e,start:c+2,end:d-1,\
depth:i+1,parenBoundary:!0,context:s}),findClosingBracket:(c,d)=>h.findClosingBracket(c,d),findClosingBrace:(c,d)=>h.fin\
dClosingBrace(c,d),findClosingParenthesis:(c,d)=>h.findClosingParenthesis(c,d),findArithmeticExpansionEnd:(c,d)=>h.findA\
rithmeticExpansionEnd(c,d),findArithmeticWordEnd:(c,d)=>h.findArithmeticWordEnd(c,d)},i)??void 0;if(o<=256)for(let c of \
n)c.parts=ue(e,c,o,s,!0);return p}var fe=class{type="ArrayValue";pos;end;#t;#e;#i;#s;constructor(t,e,i,s,o){this.pos=e,t\
his.end=i,this.#t=t,this.#e=s,this.#i=o}get elements(){if(this.#s)return this.#s;let t=new ct(this.#t,this.pos+1,this.en\
d-1,!1,this.#i);t._nestingDepth=this.#e;let e=[];for(;t.peek(u.ArrayElement).token!==a.EOF;){let i=t.next(u.ArrayElement\
);if(i.token!==a.Word&&i.token!==a.Assignment)continue;let s=i.raw?i.value:this.#t.slice(i.pos,i.end),o=s.charCodeAt(0)=\
==91,n=t.getSubstitutionContext(),h=!o&&i.raw&&i.keywordEligible?void 0:this.#t,p=h===void 0?jt:o?Re(n):Nt(n);e.push(new\
 Z(s,i.pos,i.end,h,p,this.#e))}return this.#s=e,e}toJSON(){return{type:this.type,pos:this.pos,end:this.end,elements:this\
.elements}}},ee=class{type="Assignment";pos;end;text;#t;#e;#i;#s;#n=null;#h;#r;#o=null;constructor(t,e,i,s,o,n,h){this.p\
os=e,this.end=i,this.text=t,this.#t=s,this.#s=o,this.#e=n,this.#i=h}get name(){return this.#n??this.resolveTarget()}get \
append(){return this.#n===null&&this.resolveTarget(),this.#h}get index(){return this.#n===null&&this.resolveTarget(),thi\
s.#r}get value(){if(this.#o!==null)return this.#o;let t=this.#s+1,e=ht(this.#t,t,this.end);return this.#o=this.#t.charCo\
deAt(e)===40&&this.#t.charCodeAt(this.end-1)===41?new fe(this.#t,e,this.end,this.#e,this.#i):new Z(this.#t.slice(t,this.\
end),t,this.end,this.#t,Nt(this.#i),this.#e),this.#o}resolveTarget(){let t=this.#s-this.pos,e=t,i=t;for(;i>=2&&this.text\
.charCodeAt(i-2)===92&&this.text.charCodeAt(i-1)===10;)i-=2;this.text.charCodeAt(i-1)===43&&(this.#h=!0,e=i-1);let s=thi\
s.text.indexOf("[");if(s>0&&s<e){let n=this.text.lastIndexOf("]",t);if(n>s){let h=this.pos+s+1,p=this.pos+n;this.#r=new \
Z(this.#t.slice(h,p),h,p,this.#t,te(this.#i),this.#e),e=s}}let o=this.text.slice(0,e);return this.#n=o.includes(\`\\\\
\`)?o.split(\`\\\\
\`).join(""):o}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,name:this.name,append:this.append,\
index:this.index,value:this.value}}};var me=r=>r.type==="Word"||r.type==="Assignment",Vt=class{type="Command";pos;end;na\
me;prefix;suffix;#t;#e;constructor(t,e,i,s,o){this.pos=t,this.end=e,this.name=i,this.prefix=s,this.suffix=o}get args(){i\
f(this.#t===void 0){let t=this.suffix;this.#t=t.every(me)?t:t.filter(me)}return this.#t}get redirects(){if(this.#e===voi\
d 0){let t=[];for(let e of this.prefix)e.type!=="Assignment"&&t.push(e);for(let e of this.suffix)me(e)||t.push(e);this.#\
e=t}return this.#e}toJSON(){return{type:this.type,pos:this.pos,end:this.end,name:this.name,prefix:this.prefix,suffix:thi\
s.suffix}}};var se=class{type="HereDocBody";pos;end;text="";#t;#e;#i;#s;constructor(t,e,i,s,o){this.pos=e,this.end=e,thi\
s.#t=t,this.#e=s,this.#i=o,this.#s=i?void 0:null}get parts(){return this.#s===null&&(this.#s=Le(this.#t,this,this.#e,thi\
s.#i)),this.#s}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,parts:this.parts}}};ct._findSubst\
itutionEnd=ps;pt._resolveScript=ds;vt._resolveExpression=Ft;function ns(r){switch(r.length){case 5:return r==="local"||r\
==="alias";case 6:return r==="export";case 7:return r==="declare"||r==="typeset";case 8:return r==="readonly";default:re\
turn!1}}var xe=class{type="ArithmeticCommand";pos;end;body;#t;#e;#i;#s=null;constructor(t,e,i,s,o,n){this.pos=t,this.end\
=e,this.body=i,this.#t=s,this.#e=o,this.#i=n}get expression(){return this.#s===null&&(this.#s=Ft(this.body,this.pos+2,th\
is.#t,this.#e,this.#i)),this.#s}set expression(t){this.#s=t??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this\
.end,expression:this.expression,body:this.body}}},Gt=class{type="ArithmeticFor";pos;end;body;#t;#e;#i;#s;#n;#h;#r;#o;#p;\
#a=null;#c=null;#d=null;constructor(t,e,i,s,o,n,h,p,c,d,l,m){this.pos=t,this.end=e,this.body=i,this.#t=s,this.#e=o,this.\
#i=n,this.#s=h,this.#n=p,this.#h=c,this.#r=d,this.#o=l,this.#p=m}get initialize(){return this.#a===null&&(this.#t?this.#\
a=Ft(this.#t,this.#s,this.#r,this.#o,this.#p):this.#a=void 0),this.#a}set initialize(t){this.#a=t??void 0}get test(){ret\
urn this.#c===null&&(this.#e?this.#c=Ft(this.#e,this.#n,this.#r,this.#o,this.#p):this.#c=void 0),this.#c}set test(t){thi\
s.#c=t??void 0}get update(){return this.#d===null&&(this.#i?this.#d=Ft(this.#i,this.#h,this.#r,this.#o,this.#p):this.#d=\
void 0),this.#d}set update(t){this.#d=t??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,initialize:this\
.initialize,test:this.test,update:this.update,body:this.body}}},os={[a.DoubleSemi]:";;",[a.SemiAmp]:";&",[a.DoubleSemiAm\
p]:";;&"},rs={">":">",">>":">>","<":"<","<>":"<>","<&":"<&",">&":">&",">|":">|","&>":"&>","&>>":"&>>"},ot=new Uint8Array\
(37);ot[a.EOF]=1;ot[a.RParen]=1;ot[a.RBrace]=1;ot[a.Then]=1;ot[a.Else]=1;ot[a.Elif]=1;ot[a.Fi]=1;ot[a.Do]=1;ot[a.Done]=1\
;ot[a.Esac]=1;ot[a.DoubleSemi]=1;ot[a.SemiAmp]=1;ot[a.DoubleSemiAmp]=1;var wt=new Uint8Array(37);wt[a.RParen]=1;wt[a.RBr\
ace]=1;wt[a.DblRBracket]=1;wt[a.Fi]=1;wt[a.Done]=1;wt[a.Esac]=1;wt[a.ArithCmd]=1;function Oe(r){return r.token===a.Word&\
&r.keywordEligible&&r.value==="!"}var et=new Uint8Array(37);et[a.Word]=1;et[a.Assignment]=1;et[a.Bang]=1;et[a.LParen]=1;\
et[a.LBrace]=1;et[a.DblLBracket]=1;et[a.If]=1;et[a.For]=1;et[a.While]=1;et[a.Until]=1;et[a.Case]=1;et[a.Function]=1;et[a\
.Select]=1;et[a.ArithCmd]=1;et[a.Coproc]=1;et[a.Redirect]=1;var hs={"-a":1,"-b":1,"-c":1,"-d":1,"-e":1,"-f":1,"-g":1,"-h\
":1,"-k":1,"-p":1,"-r":1,"-s":1,"-t":1,"-u":1,"-v":1,"-w":1,"-x":1,"-z":1,"-n":1,"-o":1,"-N":1,"-S":1,"-L":1,"-G":1,"-O"\
:1,"-R":1},as={"==":1,"!=":1,"=~":1,"=":1,"-eq":1,"-ne":1,"-lt":1,"-le":1,"-gt":1,"-ge":1,"-nt":1,"-ot":1,"-ef":1,"<":1,\
">":1},Ie=[],cs=[],Ce=[];function Fe(r){return new Kt(r,0,r.length).run()}function ds(r,t,e,i=0,s=!1,o){return new Kt(r,\
t,e,i,s,void 0,o).run()}var Ae=class r extends ct{boundaries;pending;context;constructor(t,e,i,s,o,n=!0){super(t,e.start\
,e.end,n,o),this._nestingDepth=e.depth,this.boundaries=i,this.pending=s,this.context=o}fork(t,e,i=!1){return new r(this.\
getSource(),{start:t,end:e,depth:this._nestingDepth},this.boundaries,this.pending,this.context,i)}findSubstitutionEnd(t,\
e,i=this._nestingDepth+1){let s=this.context.boundaries?.get(t);if(s!==void 0)return s<=e?s:-1;let o=this.boundaries.get\
(t);return o!==void 0?o<=e?o:-1:(this.boundaries.has(t)||(this.boundaries.set(t,void 0),this.pending.push({start:t,end:e\
,depth:i})),-1)}};function ps(r,t,e,i,s){let o=new Map([[t,void 0]]),n=[{start:t,end:e,depth:i}];for(;n.length>0;){let h\
=n.length,p=n[h-1],c=new Ae(r,p,o,n,s),d=new Kt(r,p.start,p.end,p.depth,!0,c).findSubstitutionEnd();n.length===h&&(o.set\
(p.start,d),d!==-1&&re(s).set(p.start,d),n.pop())}return o.get(t)??-1}var Kt=class{tok;source;start;end;depth;errors=nul\
l;syntaxDepth=0;constructor(t,e,i,s=0,o=!1,n,h){this.tok=n??new ct(t,e,i,o,Wt(h)),this.tok._nestingDepth=s,this.source=t\
,this.start=e,this.end=i,this.depth=s}run(){let t=this.start;this.depth>256&&this.error("maximum substitution nesting de\
pth exceeded",t);let e;if(t===0&&this.source.charCodeAt(0)===35&&this.source.charCodeAt(1)===33){let o=this.source.index\
Of(\`
\`);e=o===-1?this.source:this.source.slice(0,o)}let i=this.list();for(;;){let o=this.tok.peek(u.CommandStart);if(o.token=\
==a.EOF||(this.unexpectedToken(o),!ot[o.token]&&o.token!==a.In))break;this.tok.next(u.CommandStart);let n=this.tok.peek(\
u.CommandStart).token;if(n!==a.Semi&&n!==a.Newline&&n!==a.Amp)break;for(;n===a.Semi||n===a.Newline||n===a.Amp;)this.tok.\
next(u.CommandStart),n=this.tok.peek(u.CommandStart).token;let h=this.list();for(let p=0;p<h.length;p++)i.push(h[p])}let\
 s=this.tok._errors;if(s!==null&&s.length>0){let o=this.errors??(this.errors=[]);for(let n=0;n<s.length;n++)o.push(s[n])\
}return this.errors!==null&&this.errors.length>1&&this.errors.sort((o,n)=>o.pos-n.pos),{type:"Script",pos:t,end:this.end\
,shebang:e,commands:i,errors:this.errors??void 0}}error(t,e){(this.errors??(this.errors=[])).push({message:t,pos:e})}une\
xpectedToken(t){this.error(\`unexpected token '\${t.token===a.Newline?"newline":t.value}'\`,t.pos)}findSubstitutionEnd(){re\
turn this.list(),this.acceptEnd(a.RParen)}skipSemi(){this.tok.peek(u.Normal).token===a.Semi&&this.tok.next(u.Normal)}acc\
ept(t,e=u.Normal){return this.tok.peek(e).token===t?this.tok.next(e):null}acceptEnd(t,e=u.Normal){return this.tok.peek(e\
).token===t?this.tok.next(e).end:-1}skipNewlines(t=u.Normal){for(;this.tok.peek(t).token===a.Newline;)this.tok.next(t)}d\
oBody(t){let e=this.list(),i=t?this.emptyListPos(e):-1;return i>=0&&this.error("expected command after 'do'",i),e}emptyL\
istPos(t){return t.length===0?this.tok.peek(u.CommandStart).pos:-1}makeStatement(t){return{type:"Statement",pos:t.pos,en\
d:t.end,command:t,background:void 0}}list(){let t=[];this.skipNewlines(u.CommandStart);let e=this.tok.peek(u.CommandStar\
t).token;if(ot[e]||!et[e])return t;let i=this.andOr();for(i&&t.push(this.makeStatement(i));e=this.tok.peekFollow(wt).tok\
en,!(e!==a.Semi&&e!==a.Newline&&e!==a.Amp);){let s=e===a.Amp,o=this.tok.next(u.Normal).end;if(s){let h=t[t.length-1];h.b\
ackground=!0,h.end=o}if(this.skipNewlines(u.CommandStart),e=this.tok.peek(u.CommandStart).token,ot[e]||!et[e])break;let \
n=this.andOr();n&&t.push(this.makeStatement(n))}return t}andOr(){let t=this.pipeline();if(!t)return null;let e=this.tok.\
peek(u.Normal).token;if(e!==a.And&&e!==a.Or)return t;let i=[t],s=[];do{let o=this.tok.next(u.Normal),n=o.token===a.And?"\
&&":"||";this.skipNewlines(u.CommandStart);let h=this.pipeline();if(!h){this.error(\`expected command after '\${n}'\`,o.end\
);break}s.push(n),i.push(h),e=this.tok.peek(u.Normal).token}while(e===a.And||e===a.Or);return{type:"AndOr",pos:t.pos,end\
:i[i.length-1].end,commands:i,operators:s}}withRedirects(t){let e=this.collectTrailingRedirects();return e.length===0?t:\
{type:"Redirected",pos:t.pos,end:e[e.length-1].end,command:t,redirects:e}}pipeline(){let t;for(;;){let s=this.tok.peek(u\
.CommandStart),o=s.token===a.Word&&s.keywordEligible&&s.value==="time";if(s.token!==a.Bang&&!o)break;let n=this.tok.next\
(u.CommandStart),h=n.pos,p=n.end,c,d;if(o){let l=this.tok.peek(u.CommandStart);l.token===a.Word&&l.keywordEligible&&l.va\
lue==="-p"&&(this.tok.next(u.CommandStart),c={pos:l.pos,end:l.end},l=this.tok.peek(u.CommandStart)),l.token===a.Word&&l.\
keywordEligible&&l.value==="--"&&(this.tok.next(u.CommandStart),d={pos:l.pos,end:l.end})}t===void 0&&(t=[]),t.push(o?{ty\
pe:"Time",pos:h,end:d?.end??c?.end??p,keywordEnd:p,posix:c,endOfOptions:d}:{type:"Negation",pos:h,end:p})}let e=this.pip\
elineCommands();if(!t)return e;let i=t[0].pos;return e?.type==="Pipeline"?(e.prefixes=t,e.pos=i,e):{type:"Pipeline",pos:\
i,end:e?e.end:t[t.length-1].end,prefixes:t,commands:e?[e]:[],operators:[]}}pipelineCommands(){let t=this.command();if(!t\
)return null;if(this.tok.peek(u.Normal).token!==a.Pipe)return t;let e=[t],i=[];for(;this.tok.peek(u.Normal).token===a.Pi\
pe;){let o=this.tok.next(u.Normal),n=o.value==="|&"?"|&":"|";this.skipNewlines(u.CommandStart);let h=this.command();if(!\
h){this.error(\`expected command after '\${n}'\`,o.end);break}i.push(n),e.push(h)}return e.length===1?e[0]:{type:"Pipeline"\
,pos:t.pos,end:e[e.length-1].end,prefixes:cs,commands:e,operators:i}}command(){let t;switch(this.tok.peek(u.CommandStart\
).token){case a.LParen:t=this.subshell();break;case a.LBrace:t=this.braceGroup();break;case a.If:t=this.ifClause();break\
;case a.For:t=this.forClause();break;case a.While:t=this.whileClause();break;case a.Until:t=this.untilClause();break;cas\
e a.Case:t=this.caseClause();break;case a.Function:return this.functionDef();case a.Select:t=this.selectClause();break;c\
ase a.DblLBracket:t=this.testCommand();break;case a.ArithCmd:t=this.arithCommand();break;case a.Coproc:return this.copro\
cCommand();case a.Word:case a.Assignment:case a.Redirect:return this.simpleCommandOrFunction(!1);default:return null}ret\
urn this.withRedirects(t)}collectTrailingRedirects(){let t=Ie;for(;this.tok.peekFollow(wt).token===a.Redirect;)t===Ie&&(\
t=[]),t.push(this.readRedirect(u.Normal));return t}arithCommand(){let t=this.tok.next(u.CommandStart);return new xe(t.po\
s,t.end,t.value,this.source,this.depth,this.tok.getSubstitutionContext())}coprocCommand(){let t=this.tok.next(u.CommandS\
tart),e=t.pos,i=this.tok.peek(u.CommandStart),s;if(i.token===a.Word){let h=this.tok.fork(i.end,this.end);switch(h.peek(u\
.CommandStart).token){case a.LParen:h.next(u.CommandStart),h.peek(u.Normal).token!==a.RParen&&(s=this.readWord(u.Command\
Start));break;case a.LBrace:case a.If:case a.For:case a.While:case a.Until:case a.Case:case a.Select:case a.DblLBracket:\
case a.ArithCmd:s=this.readWord(u.CommandStart)}}let o=i.token===a.Word&&s===void 0?this.simpleCommandOrFunction(!0):thi\
s.command();if(o&&o.type!=="Function"&&o.type!=="Coproc")return{type:"Coproc",pos:e,end:o.end,name:s,body:o};this.error(\
"expected command after 'coproc'",o?.pos??t.end);let n=o?this.makeCompoundList([this.makeStatement(o)]):{type:"CompoundL\
ist",pos:t.end,end:t.end,commands:[]};return{type:"Coproc",pos:e,end:n.end,name:s,body:n}}subshell(){return this.subshel\
lBody(this.tok.next(u.CommandStart).pos)}subshellBody(t){if(this.syntaxDepth>=256){this.error("maximum subshell nesting \
depth exceeded",t);let o=this.tok.skipSubshellBody();o<0&&this.error("expected ')' to close subshell",this.tok.getPos())\
;let n=o>=0?o:t;return{type:"Subshell",pos:t,end:n,body:this.makeCompoundList([])}}this.syntaxDepth++;let e=this.list();\
this.syntaxDepth--,e.length===0&&this.error("expected command in subshell",t);let i=this.acceptEnd(a.RParen,u.Normal);i<\
0&&this.error("expected ')' to close subshell",this.tok.getPos());let s=i>=0?i:t;return{type:"Subshell",pos:t,end:s,body\
:this.makeCompoundList(e)}}braceGroup(){let t=this.tok.next(u.CommandStart).pos;if(this.syntaxDepth>=256){this.error("ma\
ximum brace group nesting depth exceeded",t);let o=this.tok.skipCompoundBody(a.RBrace);o<0&&this.error("expected '}' to \
close brace group",this.tok.getPos());let n=o>=0?o:t;return{type:"BraceGroup",pos:t,end:n,body:this.makeCompoundList([])\
}}this.syntaxDepth++;let e=this.list();this.syntaxDepth--,e.length===0&&this.error("expected command in brace group",t);\
let i=this.acceptEnd(a.RBrace,u.Normal);i<0&&this.error("expected '}' to close brace group",this.tok.getPos());let s=i>=\
0?i:t;return{type:"BraceGroup",pos:t,end:s,body:this.makeCompoundList(e)}}ifClause(){let t=this.tok.next(u.CommandStart)\
.pos;if(this.syntaxDepth>=256){this.error("maximum if nesting depth exceeded",t);let o=this.tok.skipCompoundBody(a.Fi);o\
<0&&this.error("expected 'fi' to close 'if'",this.tok.getPos());let n=o>=0?o:t;return{type:"If",pos:t,end:n,clause:this.\
makeCompoundList([]),then:this.makeCompoundList([]),elif:Ce,else:void 0}}this.syntaxDepth++;let e,i=t;for(;;){let o=this\
.list(),n=this.emptyListPos(o),h=this.makeCompoundList(o);this.skipSemi();let p=this.accept(a.Then,u.CommandStart);p?n>=\
0&&this.error(\`expected command after '\${i===t?"if":"elif"}'\`,n):this.error("expected 'then'",this.tok.getPos());let c=t\
his.list(),d=this.makeCompoundList(c);p&&c.length===0&&(this.error("expected command after 'then'",this.tok.peek(u.Comma\
ndStart).pos),d.pos=p.end,d.end=p.end),e?(e.elif===Ce&&(e.elif=[]),e.elif.push({type:"Elif",pos:i,end:d.end,clause:h,the\
n:d})):e={type:"If",pos:t,end:t,clause:h,then:d,elif:Ce,else:void 0},this.skipSemi();let l=this.accept(a.Elif,u.CommandS\
tart);if(!l)break;i=l.pos}if(this.accept(a.Else,u.CommandStart)){let o=this.list(),n=this.emptyListPos(o);n>=0&&this.err\
or("expected command after 'else'",n),e.else=this.makeCompoundList(o),this.skipSemi()}let s=this.acceptEnd(a.Fi,u.Comman\
dStart);return s<0&&this.error("expected 'fi' to close 'if'",this.tok.getPos()),e.end=s>=0?s:i,this.syntaxDepth--,e}forC\
lause(){let t=this.tok.next(u.CommandStart).pos;if(this.tok.peek(u.Normal).token===a.LParen)return this.cStyleFor(t);let\
 e=this.readRequiredWord("for"),i;if(this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===a.In)for(th\
is.tok.next(u.CommandStart),i=[];this.tok.peek(u.Normal).token===a.Word;)i.push(this.readWord(u.Normal));if(this.skipSem\
i(),this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===a.LBrace){let p=this.braceGroup();return{typ\
e:"For",pos:t,end:p.end,name:e,wordlist:i,body:p.body}}let s=this.accept(a.Do,u.CommandStart)!==null;if(s||this.error("e\
xpected 'do'",this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum for nesting depth exceeded",t);let p=this.to\
k.skipCompoundBody(a.Done);p<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());let c=p>=0?p:t;return{typ\
e:"For",pos:t,end:c,name:e,wordlist:i,body:this.makeCompoundList([])}}this.syntaxDepth++;let o=this.doBody(s);this.synta\
xDepth--,this.skipSemi();let n=this.acceptEnd(a.Done,u.CommandStart);n<0&&this.error("expected 'done' to close 'for'",th\
is.tok.getPos());let h=n>=0?n:t;return{type:"For",pos:t,end:h,name:e,wordlist:i,body:this.makeCompoundList(o)}}cStyleFor\
(t){let[e,i,s,o,n,h]=this.tok.readCStyleForExprs();if(this.tok.peek(u.CommandStart).token===a.Semi&&this.tok.next(u.Comm\
andStart),this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===a.LBrace){let m=this.braceGroup();retu\
rn new Gt(t,m.end,m.body,e,i,s,o,n,h,this.source,this.depth,this.tok.getSubstitutionContext())}let p=this.accept(a.Do,u.\
CommandStart)!==null;if(p||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum for \
nesting depth exceeded",t);let m=this.tok.skipCompoundBody(a.Done);m<0&&this.error("expected 'done' to close 'for'",this\
.tok.getPos());let A=m>=0?m:t;return new Gt(t,A,this.makeCompoundList([]),e,i,s,o,n,h,this.source,this.depth,this.tok.ge\
tSubstitutionContext())}this.syntaxDepth++;let c=this.doBody(p);this.syntaxDepth--;let d=this.acceptEnd(a.Done,u.Command\
Start);d<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());let l=d>=0?d:t;return new Gt(t,l,this.makeCom\
poundList(c),e,i,s,o,n,h,this.source,this.depth,this.tok.getSubstitutionContext())}whileClause(){return this.whileOrUnti\
l("while")}untilClause(){return this.whileOrUntil("until")}whileOrUntil(t){let e=this.tok.next(u.CommandStart).pos;if(th\
is.syntaxDepth>=256){this.error(\`maximum \${t} nesting depth exceeded\`,e);let d=this.tok.skipCompoundBody(a.Done);d<0&&th\
is.error(\`expected 'done' to close '\${t}'\`,this.tok.getPos());let l=d>=0?d:e;return{type:"While",pos:e,end:l,kind:t,clau\
se:this.makeCompoundList([]),body:this.makeCompoundList([])}}this.syntaxDepth++;let i=this.list(),s=this.emptyListPos(i)\
,o=this.makeCompoundList(i);this.skipSemi();let n=this.accept(a.Do,u.CommandStart)!==null;n?s>=0&&this.error(\`expected c\
ommand after '\${t}'\`,s):this.error("expected 'do'",this.tok.getPos());let h=this.doBody(n);this.skipSemi();let p=this.ac\
ceptEnd(a.Done,u.CommandStart);p<0&&this.error(\`expected 'done' to close '\${t}'\`,this.tok.getPos());let c=p>=0?p:e;retur\
n this.syntaxDepth--,{type:"While",pos:e,end:c,kind:t,clause:o,body:this.makeCompoundList(h)}}caseClause(){let t=this.to\
k.next(u.CommandStart).pos,e=this.readRequiredWord("case");if(this.skipNewlines(u.CommandStart),this.accept(a.In,u.Comma\
ndStart)||this.error("expected 'in' after 'case' word",this.tok.getPos()),this.skipNewlines(u.CasePattern),this.syntaxDe\
pth>=256){this.error("maximum case nesting depth exceeded",t);let p=this.tok.skipCompoundBody(a.Esac);p<0&&this.error("e\
xpected 'esac' to close 'case'",this.tok.getPos());let c=p>=0?p:t;return{type:"Case",pos:t,end:c,word:e,items:[]}}this.s\
yntaxDepth++;let i=[],s=!1,o=this.tok.peek(u.CasePattern).token;for(;o!==a.Esac&&o!==a.EOF;){let p=this.tok.peek(u.Norma\
l).pos;this.accept(a.LParen,u.Normal);let c=[],d=!0,l=this.tok.peek(u.Normal);for(;l.token!==a.RParen&&l.token!==a.EOF;)\
{l.token===(d?a.Word:a.Pipe)?d=!d:s||(this.unexpectedToken(l),s=!0);let b=this.tok.next(u.Normal);b.token===a.Word&&c.pu\
sh(this.toWord(b)),l=this.tok.peek(u.Normal)}d&&l.token===a.RParen&&!s&&(this.unexpectedToken(l),s=!0);let m=this.accept\
End(a.RParen,u.Normal),A=this.list(),g=m>=0?m:c.length>0?c[c.length-1].end:p,k=A.length>0?A[A.length-1].end:g,f={type:"C\
aseItem",pos:p,end:k,pattern:c,body:A.length>0?this.makeCompoundList(A):{type:"CompoundList",pos:g,end:g,commands:[]},te\
rminator:void 0},C=this.tok.peek(u.CommandStart);if(o=C.token,o===a.DoubleSemi||o===a.SemiAmp||o===a.DoubleSemiAmp){let \
E=this.tok.next(u.CommandStart);f.terminator=os[E.token],f.end=E.end}else o!==a.Esac&&o!==a.EOF&&!s&&(this.unexpectedTok\
en(C),s=!0);i.push(f),this.skipNewlines(u.CasePattern),o=this.tok.peek(u.CasePattern).token}let n=this.acceptEnd(a.Esac,\
u.CommandStart);n<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());let h=n>=0?n:t;return this.syntaxDe\
pth--,{type:"Case",pos:t,end:h,word:e,items:i}}selectClause(){let t=this.tok.next(u.CommandStart).pos,e=this.readRequire\
dWord("select"),i;if(this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===a.In)for(this.tok.next(u.Co\
mmandStart),i=[];this.tok.peek(u.Normal).token===a.Word;)i.push(this.readWord(u.Normal));if(this.skipSemi(),this.skipNew\
lines(u.CommandStart),this.tok.peek(u.CommandStart).token===a.LBrace){let p=this.braceGroup();return{type:"Select",pos:t\
,end:p.end,name:e,wordlist:i,body:p.body}}let s=this.accept(a.Do,u.CommandStart)!==null;if(s||this.error("expected 'do'"\
,this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum select nesting depth exceeded",t);let p=this.tok.skipComp\
oundBody(a.Done);p<0&&this.error("expected 'done' to close 'select'",this.tok.getPos());let c=p>=0?p:t;return{type:"Sele\
ct",pos:t,end:c,name:e,wordlist:i,body:this.makeCompoundList([])}}this.syntaxDepth++;let o=this.doBody(s);this.syntaxDep\
th--,this.skipSemi();let n=this.acceptEnd(a.Done,u.CommandStart);n<0&&this.error("expected 'done' to close 'select'",thi\
s.tok.getPos());let h=n>=0?n:t;return{type:"Select",pos:t,end:h,name:e,wordlist:i,body:this.makeCompoundList(o)}}testCom\
mand(){let t=this.tok.next(u.CommandStart).pos,e=this.parseTestOr(),i=this.acceptEnd(a.DblRBracket,u.TestMode);i<0&&this\
.error("expected ']]' to close '[['",this.tok.getPos());let s=i>=0?i:t;return{type:"TestCommand",pos:t,end:s,expression:\
e}}parseTestOr(){let t=this.parseTestAnd();if(this.tok.peek(u.TestMode).token!==a.Or)return t;let e=[t];do this.tok.next\
(u.TestMode),e.push(this.parseTestAnd());while(this.tok.peek(u.TestMode).token===a.Or);return{type:"TestLogical",pos:t.p\
os,end:e[e.length-1].end,operator:"||",operands:e}}parseTestAnd(){let t=this.parseTestNot();if(this.tok.peek(u.TestMode)\
.token!==a.And)return t;let e=[t];do this.tok.next(u.TestMode),e.push(this.parseTestNot());while(this.tok.peek(u.TestMod\
e).token===a.And);return{type:"TestLogical",pos:t.pos,end:e[e.length-1].end,operator:"&&",operands:e}}parseTestNot(){let\
 t=this.tok.peek(u.TestMode);if(!Oe(t))return this.parseTestPrimary();let e=[];for(;Oe(t);){let s=this.tok.next(u.TestMo\
de);e.push({type:"Negation",pos:s.pos,end:s.end}),t=this.tok.peek(u.TestMode)}let i=this.parseTestPrimary();return{type:\
"TestNot",pos:e[0].pos,end:i.end,negations:e,operand:i}}parseTestPrimary(){if(this.tok.peek(u.TestMode).token===a.LParen\
){let h=this.tok.next(u.TestMode).pos;if(this.syntaxDepth>=256){this.error("maximum test group nesting depth exceeded",h\
);let l=this.tok.skipTestGroup();l<0&&this.error("expected ')' to close test group",this.tok.getPos());let m=l>=0?l:h,A=\
new Z("",h,h);return{type:"TestGroup",pos:h,end:m,expression:{type:"TestUnary",pos:h,end:h,operator:"-n",operand:A}}}thi\
s.syntaxDepth++;let p=this.parseTestOr();this.syntaxDepth--;let c=this.acceptEnd(a.RParen,u.TestMode);c<0&&this.error("e\
xpected ')' to close test group",this.tok.getPos());let d=c>=0?c:h;return{type:"TestGroup",pos:h,end:d,expression:p}}let\
 t=this.tok.next(u.TestMode);(t.token===a.And||t.token===a.Or)&&this.unexpectedToken(t);let e=t.value,i=t.pos,s=t.end;if\
(t.keywordEligible&&hs[e]===1){if(this.tok.peek(u.TestMode).token===a.Word){let p=this.readTestOperand();return{type:"Te\
stUnary",pos:i,end:p.end,operator:e,operand:p}}this.error("expected operand after unary test operator",s);let h=new Z(""\
,s,s);return{type:"TestUnary",pos:i,end:s,operator:e,operand:h}}let o=this.tok.peek(u.TestMode);if(o.token===a.Word&&o.k\
eywordEligible&&as[o.value]===1){let h=this.tok.next(u.TestMode).value,p;if(h==="=~"){let d=this.tok.readTestRegexWord()\
;p=new Z(this.source.slice(d.pos,d.end),d.pos,d.end,this.source,te(this.tok.getSubstitutionContext()),this.depth)}else p\
=this.readTestOperand();let c=this.toWordFromPosEnd(t,i,s);return{type:"TestBinary",pos:i,end:p.end,operator:h,left:c,ri\
ght:p}}let n=this.toWordFromPosEnd(t,i,s);return{type:"TestUnary",pos:i,end:n.end,operator:"-n",operand:n}}readTestOpera\
nd(){let t=this.tok.next(u.TestMode);return t.keywordEligible&&(t.value==="<"||t.value===">")&&this.error(\`unexpected ar\
gument '\${t.value}' to conditional operator\`,t.pos),this.toWord(t)}functionDef(){let t=this.tok.next(u.CommandStart).pos\
,e=this.readWord(u.FunctionName),i;if(this.tok.peek(u.CommandStart).token===a.LParen){let s=this.tok.next(u.CommandStart\
).pos;this.tok.peek(u.CommandStart).token===a.RParen?(this.tok.next(u.CommandStart),this.skipNewlines(u.CommandStart),i=\
this.commandAsBody()):i=this.withRedirects(this.subshellBody(s))}else this.skipNewlines(u.CommandStart),i=this.commandAs\
Body();return{type:"Function",pos:t,end:i.end,name:e,body:i}}simpleCommandOrFunction(t){let e=[],i=this.tok.peek(u.Comma\
ndStart).pos,s=i,o=u.CommandStart;for(;;){let d=this.tok.peek(o).token;if(d===a.Assignment){let l=this.tok.next(o);s=l.e\
nd,e.push(this.parseAssignment(l))}else if(d===a.Redirect){let l=this.readRedirect(o);e.push(l),s=l.end}else break;o=u.C\
ommandPrefix}if(this.tok.peek(u.Normal).token!==a.Word)return new Vt(i,s,void 0,e,[]);let n=this.tok.next(u.Normal),h=n.\
keywordEligible?n.value:"",p=this.toWord(n);o=ns(h)?u.Declaration:h==="eval"||h==="let"?u.EvalArgument:u.Normal,s=p.end;\
let c=[];if(t)for(;this.tok.peek(u.CommandPrefix).token===a.Assignment;){let d=this.tok.next(u.CommandPrefix),l=o===u.De\
claration?this.parseAssignment(d):this.toWord(d);c.push(l),s=l.end}if(this.tok.peek(o).token===a.LParen&&c.length===0&&(\
this.tok.next(u.Normal),this.tok.peek(u.Normal).token===a.RParen)){this.tok.next(u.Normal),this.skipNewlines(u.CommandSt\
art);let d=this.commandAsBody();return{type:"Function",pos:p.pos,end:d.end,name:p,body:d}}for(;;){let d=this.tok.peek(o)\
.token;if(d===a.Word||d===a.Assignment){let l=this.tok.next(o),m=d===a.Assignment?this.parseAssignment(l):this.toWord(l)\
;c.push(m),s=m.end}else if(d===a.Redirect){let l=this.readRedirect(o);c.push(l),s=l.end}else break}return new Vt(i,s,p,e\
,c)}readRedirect(t){let e=this.tok.next(t),i=e.pos,s=e.end,o=e.fileDescriptor!==void 0?{type:"FileDescriptor",pos:i,end:\
e.descriptorEnd,value:e.fileDescriptor}:e.variableName!==void 0?{type:"FileDescriptorVariable",pos:i,end:e.descriptorEnd\
,name:e.variableName}:void 0,n=e.targetEnd>e.targetPos;if(n||this.error("expected redirect target",e.targetPos),e.value=\
=="<<"||e.value==="<<-"){let p={type:"HereDoc",pos:i,end:s,operator:e.value,descriptor:o,delimiter:n?{type:"HereDocDelim\
iter",pos:e.targetPos,end:e.targetEnd,text:this.source.slice(e.targetPos,e.targetEnd),value:e.content??"",quoted:e.delim\
iterQuoted}:void 0,body:new se(this.source,s,e.delimiterQuoted,this.depth,this.tok.getSubstitutionContext()),closing:voi\
d 0};return n&&this.tok.registerHereDocTarget(p),p}let h=n?new Z(this.source.slice(e.targetPos,e.targetEnd),e.targetPos,\
e.targetEnd,this.source,Nt(this.tok.getSubstitutionContext()),this.depth):void 0;return e.value==="<<<"?{type:"HereStrin\
g",pos:i,end:s,operator:"<<<",descriptor:o,target:h}:{type:"Redirect",pos:i,end:s,operator:rs[e.value]??">",descriptor:o\
,target:h}}commandAsBody(){let t=this.command();return t&&t.type!=="Command"&&t.type!=="Function"&&t.type!=="Coproc"?t:(\
this.error("expected compound command as function body",t?.pos??this.tok.getPos()),this.makeCompoundList(t?[this.makeSta\
tement(t)]:[]))}readWord(t){return this.toWord(this.tok.next(t))}readRequiredWord(t){let e=this.tok.peek(u.Normal);retur\
n e.token===a.Word?this.toWord(this.tok.next(u.Normal)):(e.token!==a.EOF&&this.error(\`expected word after '\${t}'\`,e.pos)\
,new Z("",e.pos,e.pos))}toWord(t){let e=t.raw?t.value:this.source.slice(t.pos,t.end),i=t.raw&&t.keywordEligible?void 0:t\
his.source;return new Z(e,t.pos,t.end,i,i===void 0?jt:Nt(this.tok.getSubstitutionContext()),this.depth)}toWordFromPosEnd\
(t,e,i){return t.pos===e&&t.end===i?this.toWord(t):new Z(this.source.slice(e,i),e,i,this.source,Nt(this.tok.getSubstitut\
ionContext()),this.depth)}parseAssignment(t){let e=t.raw?t.value:this.source.slice(t.pos,t.end);return new ee(e,t.pos,t.\
end,this.source,t.assignmentOperatorPos,this.depth,this.tok.getSubstitutionContext())}makeCompoundList(t){let e=this.tok\
.getPos(),i=t.length>0?t[0].pos:e,s=t.length>0?t[t.length-1].end:e;return{type:"CompoundList",pos:i,end:s,commands:t}}};\
function ls(r){return Fe(r)}function us(r,t){oe(r,t)}0&&(module.exports={eachChild,parsed});
`,"unbash.lazy.ts"),Jn=(...e)=>Kn().parsed(...e),Xn=(...e)=>Kn().eachChild(...e);function oe(e){let t=Qn(e);if(t!==void 0)return{script:t};try{let n=Jn(e),r=n.errors?.[0]?.message;return r===void 0?{script:n}:
{script:n,error:r}}catch(n){let r=n instanceof Error?n.message:String(n);return{script:{type:"Script",pos:0,end:0,shebang:void 0,
commands:[]},error:r}}}function M(e){if(qn(e))return[];let t=[],n=r=>{if(!(r.type==="CommandExpansion"||r.type==="Proces\
sSubstitution"||r.type==="ArithmeticCommandExpansion")){Xn(r,n);return}if(r.script===void 0)return;let o=r.script.errors?.[0]?.
message;t.push(o===void 0?{script:r.script}:{script:r.script,error:o})};return n(e),t}function B(e,t){if(!e.parts?.some(r=>r.type==="BraceExpansion"))return $t(e,t,!0);let n=Ue(e.text);return n===void 0?[Y(
e.text)]:n.flatMap(r=>$t(No(r,e),t,!0))}function ee(e,t){let[n,...r]=$t(e,t,!1);return n===void 0||r.length>0?c(""):n}function It(e,t){
return{pieces:e.flatMap(n=>Je(Ht(n,t)).pieces)}}function No(e,t){let n=oe(`: ${e}`).script.commands[0]?.command,r=n?.type===
"Command"?n.suffix[0]:void 0;return r?.type!=="Word"?{...t,text:e,value:e,parts:void 0}:r}function $t(e,t,n){let r={done:[],
current:[],isOpen:!n},s=e.parts??[{type:"Literal",pos:e.pos,end:e.end,value:e.value,text:e.text}];for(let[o,i]of s.entries())
To(r,i,{by:t,split:n,isFirst:o===0});return ze(r),r.done}function ze(e){(e.isOpen||e.current.length>0)&&e.done.push({pieces:e.
current}),e.current=[],e.isOpen=!1}function To(e,t,n){switch(t.type){case"Literal":ie(e,n.isFirst?Mo(t.text,t.value,n.by):
c(t.value));return;case"SingleQuoted":case"AnsiCQuoted":e.isOpen=!0,ie(e,c(t.value));return;case"DoubleQuoted":case"Loca\
leString":Bo(e,t.parts,n);return;case"Glob":case"ExtendedGlob":{let r=t.type==="ExtendedGlob"?"*":t.text;e.current.push(
n.split?{glob:r}:{text:t.text});return}default:$o(e,Ht(t,n.by),n)}}function ie(e,t){e.current.push(...t.pieces)}function Bo(e,t,n){
let r=t.length===1?t[0]:void 0,s=r===void 0?void 0:Ht(r,n.by);if(s!==void 0&&"list"in s&&n.split){for(let[o,i]of s.list.
entries())o>0&&ze(e),e.isOpen=!0,ie(e,Lt(i));return}e.isOpen=!0,ie(e,Lt(It(t,n.by)))}function Lt(e){return{pieces:e.pieces.
map(n=>"glob"in n?{text:n.glob}:"hole"in n?n.shape===void 0?{hole:n.hole}:{hole:n.hole,shape:n.shape}:n)}}function $o(e,t,n){
if(!n.split){ie(e,Lt(Je(t)));return}let r="word"in t?[t.word]:t.list;for(let[s,o]of r.entries())if(s>0&&ze(e),n.by.world.
vars.has("IFS")&&o.pieces.length>0)ie(e,Y(m(o)));else for(let i of o.pieces)Lo(e,i)}function Lo(e,t){if(!("text"in t)){e.
current.push(t);return}for(let[n,r]of t.text.split(/[ \t\n]+/u).entries()){n>0&&ze(e);for(let s of r.split(/([*?]|\[[^\]]+\])/u))
s!==""&&e.current.push(/^[*?[]/u.test(s)?{glob:s}:{text:s})}}function Mo(e,t,n){let r=/^~([^/]*)/u.exec(e)?.[1];if(r===void 0)
return c(t);let s={"":"HOME","+":"PWD","-":"OLDPWD"}[r];return{pieces:[...(s===void 0?re(`~${r}`):Je(q(s,Mt(n)))).pieces,
...c(t.slice(r.length+1)).pieces]}}function Ht(e,t){switch(e.type){case"Literal":case"SingleQuoted":case"AnsiCQuoted":return{
word:c(e.value)};case"SimpleExpansion":return zn(e.text.slice(1),q(e.text.slice(1),Mt(t)),t);case"ParameterExpansion":return zn(
e.parameter,Mn(e,Mt(t)),t);case"CommandExpansion":return{word:(e.script===void 0?void 0:t.output(e.script,t.world))??Y(e.
text)};case"ArithmeticExpansion":return{word:{pieces:[{hole:e.text,shape:"digits"}]}};case"ProcessSubstitution":return{word:{
pieces:[{hole:e.text}]}};default:return{word:c(e.text)}}}function zn(e,t,n){return!("word"in t)||!n.world.vars.has(e)?t:
{word:{pieces:t.word.pieces.map(s=>"hole"in s&&s.shape===void 0?{...s,splits:!0}:s)}}}function Mt(e){return{world:e.world,
projectDir:e.projectDir,env:e.env,operand(t){let n=t.operation?.type==="Default"?t.operation.operand:void 0;return n===void 0?
void 0:ee(n,e)}}}function H(e){let t=(l(e)??Io(e))?.replace(/^=/u,"");if(t===void 0)return;let n=t.slice(t.lastIndexOf("/")+1).toLowerCase();
return n.endsWith(".exe")?n.slice(0,-4):n}function Io(e){let t=Fn(e);if(!e.pieces.some(r=>"hole"in r&&r.splits===!0))return t.
includes("/")||/\.(?:sh|bash|zsh|py|js|mjs|ts|rb|pl|php)$/u.test(t)?t:void 0}function ae(e){return e.words[0]??c("")}var Ho={n:`
`,t:"	",b:"\b"};function Zn(e){if(e===void 0)return"true";let t="",n=0,r=!1;for(let[s]of e.trimStart().matchAll(/\\.|[^]/gu)){
if(s==='"'){r=!r,n=t.length;continue}if(!r&&(s==="#"||s===";"))break;t+=s.length>1?Go(s):s,(r||!/\s/u.test(s))&&(n=t.length)}
return t.slice(0,n)}function Go(e){let t=e.slice(1);return Ho[t]??t}var jo=/^\s*\[\s*([A-Za-z0-9.-]+)\s*(?:"((?:[^"\\]|\\.)*)")?\s*\]/u;function Yn(e){let t=[],n="";for(let r of Qo(e)){let s=jo.
exec(r),o=s===null?r:r.slice(s[0].length);if(s!==null){let a=(s[1]??"").toLowerCase();n=s[2]===void 0?a:`${a}.${s[2].replace(
/\\(.)/gu,"$1")}`}let i=/^\s*([A-Za-z][A-Za-z0-9-]*)\s*(?:=(.*))?$/su.exec(o);i===null||n===""||t.push({key:`${n}.${(i[1]??
"").toLowerCase()}`,value:Zn(i[2])})}return t}function Qo(e){return e.replace(/^\uFEFF/u,"").replace(/\\\r?\n/gu,"").split(
/\r?\n/u)}function G(e){let t=e.indexOf("."),n=e.lastIndexOf(".");return t===-1||t===n?e.toLowerCase():e.slice(0,t).toLowerCase()+
e.slice(t,n)+e.slice(n).toLowerCase()}var Gt=/^(?:GIT_EDITOR|GIT_SEQUENCE_EDITOR|EDITOR|VISUAL|GIT_PAGER|PAGER|core\.editor|sequence\.editor|core\.pager|pager\..*)$/su,
er=/^(?:GIT_SSH|GIT_SSH_COMMAND|GIT_PROXY_COMMAND|GIT_ASKPASS|SSH_ASKPASS|GIT_EXTERNAL_DIFF|core\.(?:sshcommand|askpass|gitproxy|fsmonitor|worktree|alternaterefscommand)|diff\.external|diff\..*\.(?:command|textconv)|difftool\..*\.cmd|mergetool\..*\.cmd|merge\..*\.driver|filter\..*\.(?:clean|smudge|process)|credential(?:\..*)?\.helper|gpg(?:\..*)?\.program|remote\..*\.(?:uploadpack|receivepack|vcs)|uploadpack\.packobjectshook|hook\..*\.command|sendemail\..*|browser\..*\.cmd|man\..*\.cmd)$/su,
Vo=/^(?:GIT_EXEC_PATH|GIT_CONFIG_PARAMETERS|GIT_COMMON_DIR|GIT_NAMESPACE|LD_PRELOAD|DYLD_INSERT_LIBRARIES|include\.path|includeif\..*)$/su,
qo=/^(?:|true|false|:|cat|less|more|echo|vi|vim|nano|[/\w]*\/ssh|ssh|store|cache|osxkeychain|manager)(?: (?!.*(?:ProxyCommand|LocalCommand|[`$;&|<>()])).*)?$/isu;
function Ze(e){let t=[...e],n=t.flatMap(([s,o])=>Gt.test(s)?l(o)??[]:[]),r=t.filter(([s,o])=>Uo(s,l(o)));return{texts:n,
unread:r.map(([s,o])=>`${s}=${m(o)}`)}}function jt(e){return Gt.test(e)||er.test(e)}function Uo(e,t){return Gt.test(e)||
e.startsWith("GIT_CONFIG_KEY_")?t===void 0:Vo.test(e)?!0:er.test(e)?t===void 0||!qo.test(t):/^GIT_CONFIG_(?:GLOBAL|SYSTEM)$/u.
test(e)&&t!=="/dev/null"&&t!==""}function Vt(e,t){let n=Jo(e),s=[...t.disk.settings.filter(({key:a})=>/^include(?:if\.|\.)/u.test(a)),...n].map(({key:a,value:d})=>[
a,c(d)]),{unread:o,texts:i}=Ze(new Map([...e,...s]));return{world:t,dir:t.cwd,args:[],settings:n,env:e,unread:o,texts:i,
...Ko({gitDir:nr(Qt("GIT_DIR",e)),workTree:nr(Qt("GIT_WORK_TREE",e)),home:tr("HOME",e),xdg:tr("XDG_CONFIG_HOME",e)})}}function Ko({
gitDir:e,workTree:t,home:n,xdg:r}){return{...e===void 0?{}:{gitDir:e},...t===void 0?{}:{workTree:t},...n===void 0?{}:{home:n},
...r===void 0?{}:{xdg:r}}}function Qt(e,t){let n=process.env[e];return t.get(e)??(n===void 0?void 0:c(n))}function tr(e,t){
let n=l(Qt(e,t)??c(""));return n===""?void 0:n}function nr(e){if(e===void 0)return;let t=l(e);return t===""?void 0:t??{unknown:`\
the path ${m(e)}`}}function Jo(e){return[...e].flatMap(([t,n])=>{let r=/^GIT_CONFIG_KEY_(\d+)$/u.exec(t)?.[1],s=r===void 0?
void 0:l(n);if(s===void 0)return[];let o=l(e.get(`GIT_CONFIG_VALUE_${r}`)??c(""))??"?";return[{key:G(s),value:o}]})}var sr=new Map([["-C",(e,t)=>({...e,dir:Zo(e.dir,t)})],["-c",or],["--git-dir",(e,t)=>({...e,gitDir:rr(t)})],["--work-tre\
e",(e,t)=>({...e,workTree:rr(t)})],["--config-env",Yo],...["--namespace","--super-prefix","--attr-source","--list-cmds",
"--shallow-file"].map(e=>[e,t=>t])]);function qt(e,t){let n=t;for(let r=0;r<e.length;r+=1){let s=e[r]??c("");if(!f(s).startsWith(
"-"))return Xo(n,s,e.slice(r+1));let o=sr.get(l(s)??"");o===void 0?n=zo(n,s):(r+=1,n=o(n,e[r]??c("")))}return n}function Xo(e,t,n){
let r=l(t);return r!==void 0?{...e,verb:r,args:n}:{...e,args:n,unread:[...e.unread,`the git command ${m(t)}`]}}function zo(e,t){
let n=f(t).split("=",1)[0]??"",r=f(t).includes("=");return n==="--exec-path"&&r?{...e,unread:[...e.unread,"git programs \
from another directory"]}:r?sr.get(n)?.(e,W(t,n.length+1))??e:l(t)===void 0?{...e,unread:[...e.unread,`the git option ${m(
t)}`]}:e}function rr(e){return l(e)??{unknown:`the path ${m(e)}`}}function Zo(e,t){let n=l(t);return n===void 0?{unknown:`\
the directory ${m(t)}`}:n===""?e:w(e)?L(e,n):se(e,n)}function Yo(e,t){let[n="",r=""]=(l(t)??"").split("="),s=e.env.get(r)?.
pieces??[{hole:`$${r}`}];return or(e,{pieces:[{text:`${n}=`},...s]})}function or(e,t){let n=f(t),r=n.indexOf("="),s=l(t);
if(r===-1&&s===void 0)return{...e,unread:[...e.unread,`the setting ${m(t)}`]};let o=G(r===-1?n:n.slice(0,r)),i=r===-1?"t\
rue":s?.slice(r+1)??"?",{unread:a,texts:d}=Ze(new Map([[o,W(t,r+1)]]));return{...e,settings:[...e.settings,{key:o,value:i}],
unread:[...e.unread,...a],texts:[...e.texts,...d]}}import{dirname as Kt,join as tt}from"node:path";import{basename as pr,isAbsolute as ci,resolve as Ut}from"node:path";function g(e,t){let n=[],r=[],s=[];for(let o=0;o<e.length;o+=1){let i=e[o];if(i===void 0)break;let a=l(i);if(a==="--"){let u=r.
length;return{options:n,operands:[...r,...e.slice(o+1)],dashes:u,unclear:s}}let d=f(i);if(!d.startsWith("-")||a==="-"){if(a===
void 0&&On(i,"-")&&s.push(i),r.push(i),t.stopAtOperand===!0){r.push(...e.slice(o+1));break}continue}o+=d.startsWith("--")?
ei(i,e[o+1],t,n):ni(i,e[o+1],t,n)}return{options:n,operands:r,unclear:s}}function ei(e,t,n,r){let s=f(e),o=s.indexOf("="),
i=ti(o===-1?s.slice(2):s.slice(2,o),n);return o!==-1?(r.push({name:`--${i}`,value:W(e,o+1)}),0):l(e)===void 0?(r.push({name:`\
--${i}`,value:e}),0):!n.long.includes(i)||t===void 0?(r.push({name:`--${i}`}),0):(r.push({name:`--${i}`,value:t}),1)}function ti(e,t){
let n=t.known??t.long;if(n.includes(e))return e;let r=n.map(i=>`no-${i}`),s=new Set(t.known===void 0?n:[...n,...r]),o=s.
has(e)?[e]:[...s].filter(i=>i.startsWith(e));return o.length===1?o[0]??e:e}function ni(e,t,n,r){let s=f(e).slice(1);for(let[
o,i]of[...s].entries()){let a=W(e,o+2);if(n.shortAttached?.includes(i)===!0)return r.push({name:`-${i}`,value:a}),0;if(!n.
short.includes(i)){r.push({name:`-${i}`});continue}return a.pieces.length>0?(r.push({name:`-${i}`,value:a}),0):(r.push(t===
void 0?{name:`-${i}`}:{name:`-${i}`,value:t}),t===void 0?0:1)}return l(e)===void 0&&r.push({name:"-?",value:e}),0}function E(e,...t){
return e.options.findLast(n=>t.includes(n.name))?.value}function x(e,...t){let n=t.map(ri),r=e.options.findLast(({name:s})=>t.
includes(s)||n.includes(s));return r!==void 0&&t.includes(r.name)}function ri(e){return e.startsWith("--no-")?`--${e.slice(
5)}`:e.startsWith("--")?`--no-${e.slice(2)}`:void 0}import{isAbsolute as di,resolve as li}from"node:path";var si={heads:new Map,made:new Map,settings:[],links:new Map,refs:new Set,files:new Map};function dr(e){return{cwd:e,previous:{
unknown:"$OLDPWD"},stack:[],vars:new Map,exported:new Set,functions:new Map,aliases:new Map,args:[],locals:new Map,traps:[],
inFunction:!1,inLoop:!1,errexit:!1,allexport:!1,disk:si}}function p(e){return{ok:[e],fail:[e]}}function C(e){return{ok:e.
flatMap(t=>t.ok),fail:e.flatMap(t=>t.fail)}}function S(e,t,n){return new Map(e).set(t,n)}var ir=new WeakMap;function oi(e){
let t=ir.get(e);if(t!==void 0)return t;let r=JSON.stringify(e,(s,o)=>o instanceof Map?[...o].map(([i,a])=>[i,ai(a)]):o instanceof
Set?[...o]:o);return ir.set(e,r),r}var ar=new WeakMap,ii=0;function ai(e){if(!(typeof e=="object"&&e!==null&&"body"in e))
return e;let n=ar.get(e)??(ii+=1);return ar.set(e,n),n}function A(e){if(e.length<2)return e;let t=new Map;for(let n of e){
let r=oi(n);t.has(r)||t.set(r,n)}return[...t.values()]}function lr(e,t){return di(t)||!w(e.cwd)?t:li(e.cwd,t)}function Ye(e,t){return e.disk.files.size===0?void 0:e.disk.files.
get(lr(e,t))}function de(e,t,n){let r=l(t);if(r===void 0||r.startsWith("/dev/"))return e;let s=n??{pieces:[{hole:`the co\
ntents of ${r}`}]};return{...e,disk:{...e.disk,files:S(e.disk.files,lr(e,r),s)}}}var ui=new Set(["ln","mv","cp","install","tee"]),pi={short:"tS",long:["target-directory","suffix"]};function hr(e,t){let{
world:n}=t,{cwd:r}=n;if(!ui.has(e)||!w(r))return n;let s=g(t.words.slice(1),pi),o=E(s,"-t","--target-directory"),i=ur(o??
s.operands.at(-1),r),a=o===void 0?s.operands.slice(0,-1):s.operands;if(i===void 0)return n;if(e==="tee")return cr(n,s.operands);
let d=a.map(y=>ur(y,r)),u=o!==void 0||a.length>1,h=hi(n,d,i,u);return d.some(y=>y===void 0||fi(y))?cr(h,[c(i)]):h}function hi(e,t,n,r){
let s=new Map(e.disk.links);for(let o of t){if(o===void 0||!Ee(o))continue;let i=r||Ee(n);s.set(i?Ut(n,pr(o)):n,o)}return{
...e,disk:{...e.disk,links:s}}}function cr(e,t){return t.reduce((n,r)=>de(n,r,void 0),e)}function fi(e){return pr(e)==="\
git"}function ur(e,t){let n=e===void 0?void 0:l(e);if(n!==void 0)return ci(n)?Ut(n):Ut(t,n)}var mi=10;function et(e,t){let n=t;
for(let r=0;r<mi;r+=1){let s=[...e.disk.links].find(([o])=>n===o||n.startsWith(`${o}/`));if(s===void 0)return n;n=s[1]+n.
slice(s[0].length)}return n}function le(e){if(!w(e.dir))return e.dir;if(e.gitDir!==void 0)return gi(e.gitDir,e);let t=L("/",et(e.world,e.dir));for(let n=t;;n=
Kt(n)){let r=n==="/"&&!_("/.git")?void 0:n,s=r===void 0?void 0:yi(r,e.world);if(s!==void 0)return s;if(Kt(n)===n)return}}
function gi(e,t){if(!w(e))return e;if(!w(t.dir))return t.dir;let n=L(t.dir,e),r=fr(n)??n,s=t.workTree===void 0?t.dir:t.workTree,
o={gitDir:r,commonDir:nt(r)};return w(s)?{...o,top:L(t.dir,s)}:o}function yi(e,t){let n=tt(e,".git"),r=t.disk.made.get(e);
if(r!==void 0)return{gitDir:n,commonDir:r.commonDir??n,top:e};let s=Ce(n,{throwIfNoEntry:!1});if(s?.isDirectory()===!0&&
Ke(tt(n,"HEAD"))!==void 0)return{gitDir:n,commonDir:nt(n),top:e};let o=s?.isFile()===!0?fr(n):void 0;return o!==void 0?{
gitDir:o,commonDir:nt(o),top:e}:["HEAD","objects","refs"].every(a=>_(tt(e,a)))?{gitDir:e,commonDir:nt(e)}:void 0}function fr(e){
if(Ce(e,{throwIfNoEntry:!1})?.isFile()!==!0)return;let t=/^gitdir: (.+?)\s*$/u.exec($(e))?.[1];return t===void 0?void 0:
L(Kt(e),t)}function nt(e){let t=tt(e,"commondir");return _(t)?L(e,$(t).trim()):e}import{dirname as xi,join as ve}from"node:path";function ce(e,t){let n=e.home;return[...["/etc/gitconfig",...n===void 0?[]:[ve(e.xdg??ve(n,".config"),"git","config"),ve(
n,".gitconfig")],...t===void 0?[]:[ve(t.commonDir,"config"),ve(t.gitDir,"config.worktree")]].flatMap(s=>mr(s,5,n)),...e.
world.disk.settings,...e.settings]}function mr(e,t,n){return t===0||!_(e)?[]:ki(e).flatMap(s=>{if(s.key!=="include.path"&&
!/^includeif\..*\.path$/su.test(s.key))return[s];let o=s.value.replace(/^~(?=\/)/u,n??"~");return[s,...mr(L(xi(e),o),t-1,
n)]})}function ki(e){try{return Yn($(e))}catch{return[]}}function rt(e,t){return e.findLast(n=>n.key===t)?.value}var wi=`add am annotate apply archive backfill bisect blame branch bugreport bundle cat-file check-attr
check-ignore check-mailmap check-ref-format checkout checkout-index cherry cherry-pick citool clean clone column commit
commit-graph commit-tree config count-objects credential credential-cache credential-store cvsexportcommit cvsimport
cvsserver daemon describe diagnose diff diff-files diff-index diff-pairs diff-tree difftool fast-export fast-import
fetch fetch-pack filter-branch filter-repo fmt-merge-msg for-each-ref for-each-repo format-patch fsck fsck-objects fsmon\
itor--daemon
gc get-tar-commit-id grep gui hash-object help history hook http-backend http-fetch http-push imap-send index-pack init
init-db instaweb interpret-trailers last-modified log ls-files ls-remote ls-tree mailinfo mailsplit maintenance merge
merge-base merge-file merge-index merge-one-file merge-ours merge-recursive merge-resolve merge-subtree merge-tree
mergetool mktag mktree multi-pack-index mv name-rev notes p4 pack-objects pack-redundant pack-refs patch-id prune
prune-packed pull push quiltimport range-diff read-tree rebase receive-pack reflog refs remote repack replace replay
repo request-pull rerere reset restore rev-list rev-parse revert rm send-email send-pack sh-i18n shell shortlog show
show-branch show-index show-ref sparse-checkout stage stash status stripspace submodule subtree svn switch symbolic-ref
tag unpack-file unpack-objects update-index update-ref update-server-info upload-archive upload-pack var verify-commit
verify-pack verify-tag version web--browse whatchanged worktree write-tree`,gr;function Jt(e){return gr??=new Set(wi.split(
/\s+/u)),gr.has(e)}var bi=10;function st(e,t,n){let r=H(e[0]??c("")),s=e.slice(1);if(r==="git"||r==="hub")return yr(qt(s,Vt(t,n)),bi);let o=r?.
startsWith("git-")===!0?r.slice(4):void 0;return o!==void 0&&Jt(o)?{...Vt(t,n),verb:o,args:s}:void 0}function yr(e,t){if(e.
verb===void 0||Jt(e.verb)||t===0)return e;let n=Ci(e.verb,e);if(n===void 0)return e;if(n==="?")return{...e,unread:[...e.
unread,`git ${e.verb}, perhaps an alias`]};if(n.startsWith("!"))return{...e,shellAlias:n.slice(1)};let r=[...Ai(n,e.world),
...e.args];return yr(qt(r,{...e,args:[]}),t-1)}function Ci(e,t){let n=le(t),r=n!==void 0&&"unknown"in n,s=ce(t,r?void 0:
n);return rt(s,`alias.${e.toLowerCase()}`)??(r?"?":void 0)}function Ai(e,t){let n=oe(`: ${e.replaceAll("$","\\$")}`).script.
commands[0]?.command;if(n?.type!=="Command")return[c(e)];let r={world:t,projectDir:"/",env:{},output:()=>{}};return n.args.
flatMap(s=>s.type==="Word"?B(s,r):[c(s.text)])}function ot(e,t){let n=st(e.map(c),new Map,t);if(n?.verb===void 0||n.unread.length>0)return;let r=[n.verb,...e.slice(e.indexOf(
n.verb)+1)].join(" "),s=le(n);if(s===void 0||"unknown"in s)return;if(r==="rev-parse --show-toplevel")return s.top;if(/^(?:branch --show-current|rev-parse --abbrev-ref (?:HEAD|@)|symbolic-ref (?:-q |--quiet )?--short (?:-q )?HEAD)$/u.
test(r)){let i=Ve(s,t);return"branch"in i?i.branch:void 0}if(r==="rev-parse --git-dir"||r==="rev-parse --absolute-git-di\
r")return s.gitDir}function ue(e,t){let n=new Map;for(let[r,s]of e.vars)e.exported.has(r)&&"word"in s&&n.set(r,s.word);for(let[r,s]of t)"wo\
rd"in s&&n.set(r,s.word);return n}function U(e,t){return{...e,disk:{...e.disk,...t}}}function it(e,t,n){return U(e,{heads:S(e.disk.heads,t.gitDir,n)})}function pe(e,t){
return U(e,{settings:[...e.disk.settings,...t]})}function j(e,t){return{ok:[t],fail:[e]}}import{join as Si}from"node:path";function b(...e){return e}var he="abort continue quit skip no-verify verify edit no-edit signoff no-signoff gpg-sign no-\
gpg-sign",I="quiet no-quiet verbose no-verbose",xr={commit:b("mFCct","Su","message file reuse-message reedit-message fix\
up squash template author date trailer cleanup pathspec-from-file",`all patch amend edit no-edit dry-run short branch po\
rcelain long null no-verify verify signoff no-signoff only
     include interactive no-post-rewrite status no-status allow-empty allow-empty-message reset-author ahead-behind
     pathspec-file-nul gpg-sign no-gpg-sign untracked-files ${I}`),merge:b("mFsX","S","file strategy strategy-option int\
o-name cleanup",`ff no-ff ff-only squash no-squash commit no-commit stat no-stat log no-log rerere-autoupdate overwrite-\
ignore
     allow-unrelated-histories autostash no-autostash progress ${he} ${I}`),pull:b("sXjo","Sr","strategy strategy-option\
 depth deepen shallow-since shallow-exclude upload-pack jobs refmap server-option negotiation-tip cleanup",`ff no-ff ff-\
only squash no-squash commit no-commit rebase no-rebase stat no-stat log no-log all append atomic
     dry-run force keep prune tags no-tags set-upstream unshallow ipv4 ipv6 autostash no-autostash progress
     allow-unrelated-histories recurse-submodules verify-signatures ${he} ${I}`),push:b("o","","repo push-option receive\
-pack exec",`all branches mirror delete tags dry-run porcelain force force-with-lease force-if-includes no-force-if-incl\
udes
     no-force-with-lease recurse-submodules thin no-thin set-upstream progress prune no-verify verify follow-tags
     no-follow-tags signed no-signed atomic ipv4 ipv6 ${I}`),rebase:b("sXxC","Sr","onto exec strategy strategy-option wh\
itespace empty",`interactive root update-refs no-update-refs keep-base apply merge autosquash no-autosquash autostash no\
-autostash
     fork-point no-fork-point stat no-stat rebase-merges no-rebase-merges keep-empty no-keep-empty reapply-cherry-picks
     force-rebase no-ff committer-date-is-author-date reset-author-date ignore-date ignore-whitespace edit-todo
     show-current-patch reschedule-failed-exec ${he} ${I}`),"cherry-pick":b("mXs","S","mainline strategy strategy-option\
 cleanup empty",`no-commit commit ff allow-empty allow-empty-message keep-redundant-commits rerere-autoupdate ${he}`),revert:b(
"mXs","S","mainline strategy strategy-option cleanup",`no-commit commit reference ${he}`),am:b("Cp","S","directory exclu\
de include whitespace patch-format resolvemsg empty quoted-cr",`3way keep scissors no-scissors message-id ignore-date re\
solved allow-empty interactive show-current-patch keep-cr utf8 reject ignore-whitespace ${he} ${I}`),reset:b("","","path\
spec-from-file",`soft mixed hard merge keep patch intent-to-add pathspec-file-nul no-refresh refresh recurse-submodules ${I}`),
"update-ref":b("m","","","no-deref stdin create-reflog"),"symbolic-ref":b("m","","","short delete recurse quiet"),branch:b(
"u","t","set-upstream-to contains no-contains merged no-merged points-at format sort",`delete move copy force list track\
 no-track show-current all remotes edit-description unset-upstream create-reflog color no-color column no-column abbrev \
ignore-case omit-empty recurse-submodules ${I}`),checkout:b("bB","","orphan conflict pathspec-from-file","detach track n\
o-track guess no-guess force merge ours theirs patch ignore-skip-worktree-bits ignore-other-worktrees overwrite-ignore r\
ecurse-submodules overlay no-overlay pathspec-file-nul progress no-progress quiet"),switch:b("cC","","create force-creat\
e orphan conflict","detach guess no-guess force discard-changes merge track no-track ignore-other-worktrees recurse-subm\
odules progress no-progress quiet"),fetch:b("jo","","depth deepen shallow-since shallow-exclude upload-pack jobs refmap \
server-option negotiation-tip filter",`all append atomic dry-run force keep multiple prune prune-tags tags no-tags updat\
e-head-ok set-upstream unshallow porcelain recurse-submodules write-fetch-head no-write-fetch-head ipv4 ipv6 ${I}`),remote:b(
"tm","","track master","fetch mirror prune tags no-tags verbose"),worktree:b("bB","","reason orphan expire","force detac\
h checkout no-checkout lock guess-remote track no-track porcelain quiet"),clone:b("bocuj","","branch origin config depth\
 shallow-since shallow-exclude upload-pack template reference reference-if-able separate-git-dir jobs filter server-opti\
on bundle-uri revision",`bare mirror no-checkout local shared no-hardlinks single-branch no-single-branch recurse-submod\
ules no-tags sparse reject-shallow progress ${I}`),init:b("b","","initial-branch template separate-git-dir object-format\
 ref-format","bare shared quiet"),config:b("f","","file blob type default comment value url","get get-all get-regexp get\
-urlmatch add unset unset-all rename-section remove-section replace-all list edit global system local worktree null name\
-only show-origin show-scope includes fixed-value all regexp append bool int path"),"send-pack":b("","","receive-pack ex\
ec remote","all mirror dry-run force thin atomic stdin verbose signed"),subtree:b("Pmb","","prefix message branch annota\
te onto","squash rejoin ignore-joins quiet debug")},Wi={short:"",long:[]};function F(e){let t=Object.hasOwn(xr,e)?xr[e]:
void 0;if(t===void 0)return Wi;let[n,r,s,o]=t;return{short:n,shortAttached:r,long:Xt(s),known:[...Xt(s),...Xt(o)]}}function Xt(e){
return e.split(/\s+/u).filter(t=>t!=="")}function kr(e){let n=(qe(e,"logs/HEAD")?.split(`
`)??[]).findLast(s=>s.includes("	checkout: moving from ")),r=n===void 0?void 0:/\tcheckout: moving from (\S+) to /u.exec(
n)?.[1];return r===void 0?{unknown:"the branch before"}:/^[0-9a-f]{40,64}$/u.test(r)?{detached:!0}:{branch:r}}var zt={isCertain:!1};function wr(e,t){let n=g(e.args,F(e.verb??""));return Ei(e.verb==="switch"?"c":"b",n,t)??vi(n,e,t)}
function D(e){let t=l(e);return t===void 0?{unknown:`the branch ${m(e)}`,name:e}:{branch:t}}function Ei(e,t,n){let r=E(t,
`-${e}`,"--create","--orphan"),s=E(t,`-${e.toUpperCase()}`,"--force-create"),o=s??r;if(o===void 0)return;let i=l(o),a=i!==
void 0&&!Dt(n,i)&&_i(i),[d]=t.operands;return{head:D(o),isCertain:(s!==void 0||a)&&Pi(d,n),...d===void 0?{}:{start:d},...s===
void 0?{}:{resets:s}}}function vi(e,t,n){if(e.unclear.length>0||x(e,"-?"))return{head:{unknown:"what is checked out"},isCertain:!1};
if(e.operands.length>1||e.dashes===0||x(e,"-p","--patch"))return zt;let[s]=e.operands;if(x(e,"-d","--detach"))return{head:{
detached:!0},isCertain:s===void 0};if(s===void 0)return zt;let o=x(e,"-t","--track")?Di(s):Ri(s,t,n);return o===void 0?zt:
{head:o,isCertain:!1}}function _i(e){return/^(?![-./])(?!.*(?:\.\.|\/\/|@\{|[\s~^:?*[\\]))[^\0]*(?<![./]|\.lock)$/u.test(
e)}function Pi(e,t){let n=l(e??c("HEAD"));return n===void 0?!1:n==="HEAD"||n==="@"||br(n,t)}function br(e,t){let n=["ref\
s/","refs/tags/","refs/heads/","refs/remotes/"].map(s=>s+e);return(e.startsWith("refs/")?[e,...n]:n).some(s=>Pt(t,s)!==void 0)}
function Di(e){let t=l(e);return t===void 0?D(e):{branch:t.replace(/^(?:refs\/)?(?:remotes\/)?[^/]+\//u,"")}}function Ri(e,t,n){
let r=l(e);return r===void 0?D(e):r==="-"||r==="@{-1}"?kr(n):Dt(n,r)?{branch:r}:/[~^:]|@\{|^HEAD$|^@$|^refs\/|^[0-9a-f]{7,64}$/u.
test(r)||br(r,n)?{detached:!0}:w(t.dir)&&_(Si(t.dir,r))?void 0:{branch:r}}var Fi=["--get","--get-all","--get-regexp","--get-urlmatch","-l","--list","--get-color","--get-colorbool","-e","--edit"],
Oi=["--unset","--unset-all","--remove-section","--rename-section"],Ni=new Set(["get","list","edit"]),Cr=new Set(["unset",
"remove-section","rename-section"]);function at(e){if(e.verb!=="config")return;let t=g(e.args,F("config")),n=l(t.operands[0]??
c(""))??"";if(Ni.has(n)||x(t,...Fi))return;let r=n==="set"||Cr.has(n);return Bi(t.operands.slice(r?1:0),Ti(n,t))}function Ti(e,t){
return Cr.has(e)||x(t,...Oi)}function Bi([e,t],n){if(e!==void 0)return n?{key:e}:t===void 0?void 0:{key:e,value:t}}function dt(e,t,n,r,s){let o=n===void 0?void 0:l(n)?.replace(/^(?:refs\/)?remotes\//u,"");if(!("branch"in t)||o===void 0)
return e;let a=ce(r,s).flatMap(({key:d})=>/^remote\.(.+)\.url$/su.exec(d)?.[1]??[]).find(d=>o.startsWith(`${d}/`));return a===
void 0?e:pe(e,[{key:`branch.${t.branch}.remote`,value:a},{key:`branch.${t.branch}.merge`,value:`refs/heads/${o.slice(a.length+
1)}`}])}var $i=new Map([["symbolic-ref",Li],["stash",Mi],["rebase",Ii],["bisect",Gi],["branch",ji],["tag",e=>Wr(e)],["remote",Qi]]);
function Ar(e,t,n,r){let s=$i.get(e);return s===void 0?p(r):s({call:t,repository:n,world:r,parsed:g(t.args,F(e))})}function fe({
world:e,repository:t},n){return j(e,it(e,t,n))}function lt(e,t){let n=e.parsed.operands[t];return n===void 0?void 0:l(n)}
function Li(e){let t=e.parsed.operands[1];if(lt(e,0)!=="HEAD"||t===void 0)return p(e.world);let n=l(t)?.replace(/^refs\/heads\//u,
"");return fe(e,n===void 0?D(t):{branch:n})}function Mi(e){let t=e.parsed.operands[1];return lt(e,0)!=="branch"||t===void 0?
p(e.world):fe(e,D(t))}function Ii(e){let{parsed:t,repository:n,world:r}=e,s=t.operands[1];if(s!==void 0&&!x(t,"--root"))
return fe(e,D(s));if(!x(t,"--abort","--continue","--quit"))return p(r);let o=Hi(n);return o===void 0?p(r):fe(e,{branch:o})}
function Hi(e){return["rebase-merge/head-name","rebase-apply/head-name"].map(r=>qe(e,r)).find(r=>r!==void 0)?.replace(/^refs\/heads\//u,
"")}function Gi(e){let t=lt(e,0)==="reset";return fe(e,t?{unknown:"HEAD after a bisection"}:{detached:!0})}function ji(e){
let{parsed:t,world:n,repository:r,call:s}=e,o=E(t,"-u","--set-upstream-to"),i=t.operands[0];if(o!==void 0){let d=i===void 0?
Ve(r,n):D(i);return j(n,dt(n,d,o,s,r))}if(!x(t,"-m","-M","--move"))return Wr(e);let a=t.operands.at(-1);return a===void 0?
p(n):fe(e,D(a))}function Wr(e){let t=lt(e,0),{world:n}=e;return t===void 0?p(n):j(n,U(n,{refs:new Set([...n.disk.refs,t])}))}
function Qi(e){let{world:t,parsed:n}=e,[,r,s]=n.operands.map(i=>l(i)??"?");if(r===void 0||s===void 0)return p(t);let o=x(
n,"--mirror");return j(t,pe(t,[{key:`remote.${r}.url`,value:s},...o?Vi(r):[]]))}function Vi(e){return[{key:`remote.${e}.\
mirror`,value:"true"},{key:`remote.${e}.fetch`,value:"+refs/*:refs/*"}]}function Er(e){let t=at(e),n=l(t?.key??c(""));if(t?.value===void 0||n===void 0)return[];let r=G(n);return jt(r)?[t.value]:
r.startsWith("alias.")&&f(t.value).startsWith("!")?[W(t.value,1)]:[]}var Sr={difftool:["-x","--extcmd"],grep:["-O","--op\
en-files-in-pager"],fetch:["--upload-pack"],pull:["--upload-pack"],"ls-remote":["--upload-pack","--exec"],"fetch-pack":[
"--upload-pack","--exec"],clone:["-u","--upload-pack"],archive:["--exec"],instaweb:["-d","--httpd","-b","--browser"]},qi=new Set(
["fetch","pull","ls-remote","clone","push","remote","archive"]);function vr(e){let t=e.verb??"",n=Object.hasOwn(Sr,t)?Sr[t]??
[]:[],{options:r,operands:s}=g(e.args,Ui(t,n)),o=r.flatMap(({name:d,value:u})=>u!==void 0&&n.includes(d)?[u]:[]),i=r.flatMap(
({name:d,value:u})=>t==="clone"&&u!==void 0&&(d==="-c"||d==="--config")?Ki(u):[]),a=qi.has(t)?s.flatMap(d=>f(d).startsWith(
"ext::")?[W(d,5)]:[]):[];return[...o,...i,...a]}function Ui(e,t){let{short:n,long:r}=F(e),s=t.filter(o=>!o.startsWith("-\
-")).map(o=>o.slice(1));return{short:`${n}${e==="grep"?"":s.join("")}`,shortAttached:e==="grep"?"O":"",long:[...r,...t.filter(
o=>o.startsWith("--")).map(o=>o.slice(2))]}}function Ki(e){let[t=""]=f(e).split("=",1);return jt(G(t))?[W(e,t.length+1)]:
[]}function _r(e){let t=l(e.args[0]??c(""));switch(e.verb){case"config":return Er(e);case"for-each-repo":return[{pieces:[{hole:"\
git for-each-repo"}]}];case"rebase":return g(e.args,F("rebase")).options.flatMap(({name:n,value:r})=>(n==="-x"||n==="--e\
xec")&&r!==void 0?[r]:[]);case"submodule":return Ji(e);case"bisect":return t==="run"&&e.args.length>1?[Dr(e.args.slice(1).
map(Pr))]:[];case"filter-branch":return g(e.args,{short:"",long:Xi,stopAtOperand:!1}).options.flatMap(({name:n,value:r})=>n.
endsWith("-filter")&&r!==void 0?[r]:[]);default:return vr(e)}}function Ji(e){let t=e.args.findIndex(r=>l(r)==="foreach");
if(t===-1)return[];let n=e.args.slice(t+1).filter((r,s)=>s>0||!(l(r)??"").startsWith("-"));return n.length<2?n:[Dr(n.map(
Pr))]}function Pr(e){let t=l(e);return t===void 0||/^[\w./=:@%+,-]+$/u.test(t)?e:c(`'${t.replaceAll("'","'\\''")}'`)}var Xi=[
"setup","env-filter","tree-filter","index-filter","parent-filter","msg-filter","commit-filter","tag-name-filter","subdir\
ectory-filter"];function Dr(e){return{pieces:e.flatMap((t,n)=>[...n===0?[]:[{text:" "}],...t.pieces])}}import{isAbsolute as zi,resolve as Zt}from"node:path";function Rr(e,t,n,r){let s=g(t.args,F(e==="init-db"?"init":e));return e==="clone"?ta(s,t,r):e==="worktree"?Zi(s,t,n,r):ea(
s,t,r)}function Zi(e,t,n,r){let[s,o,i]=e.operands;if(l(s??c(""))!=="add")return p(r);let a=Yi(e,o,i);return ct(o,t,r,n===
void 0?{head:a}:{head:a,commonDir:n.commonDir})}function Yi(e,t,n){if(x(e,"-d","--detach"))return{detached:!0};let r=E(e,
"-b","-B","--orphan")??n;if(r!==void 0)return D(r);let o=(t===void 0?void 0:l(t))?.replace(/\/+$/u,"").split("/").at(-1);
return o===void 0?{unknown:"HEAD of a new worktree"}:{branch:o}}function ea(e,t,n){let r=e.operands[0]??c("."),s=l(r);if(s!==
void 0&&w(t.dir)&&_(Zt(t.dir,s,".git")))return p(n);let i=E(e,"-b","--initial-branch");if(i!==void 0)return ct(r,t,n,{head:D(
i)});let a=rt(ce(t,void 0),"init.defaultbranch");return ct(r,t,n,{head:a===void 0?{unknown:"the first branch of a new re\
pository"}:{branch:a}})}function ta(e,t,n){let[r,s]=e.operands,i=(r===void 0?void 0:l(r))?.replace(/\/+$/u,"").replace(/\/?\.git$/u,
"").split(/[/:]/u).at(-1),a=s??(i===void 0?void 0:c(i)),d=E(e,"-b","--branch"),u=d===void 0?{unknown:"HEAD of a new clon\
e"}:D(d);return ct(a,t,n,{head:u})}function ct(e,t,n,r){let s=e===void 0?void 0:l(e),o=s===void 0?void 0:na(s,t);return o===
void 0?p(n):j(n,U(n,{made:S(n.disk.made,o,r)}))}function na(e,t){return zi(e)?Zt(e):w(t.dir)?Zt(t.dir,e):void 0}function Fr(e,t){let{world:n}=e,r=st(e.words,ue(n,e.own),n);if(r===void 0)return;let s=le(r),o=s===void 0||"unknown"in s?
void 0:s,i=ra(r,o,n);for(let a of[...r.texts,..._r(r)])sa(a,i,t);return r.shellAlias!==void 0?oa(r.shellAlias,r,i,e,t):ia(
r,o,n)}function ra(e,t,n){let{stdin:r,...s}=n;return{...s,cwd:t?.top??e.dir}}function sa(e,t,n){let r=typeof e=="string"?
e:l(e);r!==void 0?n.text(r,[t]):typeof e!="string"&&n.emit({kind:"unread",what:`the command ${m(e)} that git runs`,world:t})}
function oa(e,t,n,r,s){let o=s.text(`${e} "$@"`,[{...n,args:t.args}]),i=a=>({...r.world,disk:a.disk});return{ok:o.ok.map(
i),fail:o.fail.map(i)}}function ia(e,t,n){let{verb:r}=e;switch(r){case void 0:return p(n);case"config":return da(e,n);case"\
worktree":case"clone":case"init":case"init-db":return Rr(r,e,t,n);default:return t===void 0?p(n):aa(r,e,t,n)}}function aa(e,t,n,r){
if(e!=="checkout"&&e!=="switch")return Ar(e,t,n,r);let{head:s,isCertain:o,start:i}=wr(t,n);if(s===void 0)return p(r);let a=dt(
it(r,n,s),s,i,t,n);return{ok:[(i!==void 0||o)&&"branch"in s?U(a,{refs:new Set([...a.disk.refs,s.branch])}):a],fail:o?[]:
[r]}}function da(e,t){let n=at(e),r=n===void 0?void 0:l(n.key);if(n===void 0||r===void 0)return p(t);let s=n.value===void 0?
"":l(n.value)??"?";return j(t,pe(t,[{key:G(r),value:s}]))}function Yt(e,t){let{operands:n}=g(e.words.slice(1),{short:"",long:[]}),[r]=n;return r===void 0?Q(e.world,ut(e.world,t??
{pieces:[{hole:"$HOME"}]})):l(r)==="-"?Q(e.world,e.world.previous):e.world.vars.has("CDPATH")||e.own.has("CDPATH")?Q(e.world,
{unknown:"a directory along CDPATH"}):Q(e.world,ut(e.world,r))}function ut(e,t){let n=l(t);return n===void 0?{unknown:`t\
he directory ${m(t)}`}:se(e.cwd,n===""?".":n)}function Q(e,t){let n={...e,cwd:t,previous:e.cwd},r=w(t)&&Ee(et(e,t));return{
ok:[n],fail:r?[]:[e]}}function Or(e){let t=g(e.words.slice(1),{short:"",long:[]}),{world:n}=e,[r]=t.operands;if(r!==void 0&&
x(t,"-n"))return p({...n,stack:[ut(n,r),...n.stack]});let[s,...o]=n.stack;if(r===void 0&&s===void 0)return p(n);let i=r===
void 0?void 0:l(r);if(i!==void 0&&/^[+-]\d+$/u.test(i))return Q(n,{unknown:"a directory of the stack"});let a=r===void 0?
s??n.cwd:ut(n,r),d=r===void 0?[n.cwd,...o]:[n.cwd,...n.stack];return{ok:Q({...n,stack:d},a).ok,fail:Q(n,a).fail}}function Nr(e){
let[t,...n]=e.world.stack;return t===void 0?{ok:[],fail:[e.world]}:l(e.words[1]??c(""))!==""?Q(e.world,{unknown:"a direc\
tory of the stack"}):Q({...e.world,stack:n},t)}function _e({world:e,own:t}){return t.size===0?e:{...e,vars:new Map([...e.vars,...t]),exported:new Set([...e.exported,...t.
keys()])}}function Pe(e,{world:t,own:n}){if(n.size===0)return e;let r=new Map([...n.keys()].map(s=>[s,t.vars.get(s)]));return{
...e,vars:en(e.vars,r),exported:t.exported}}function en(e,t){let n=new Map(e);for(let[r,s]of t)s===void 0?n.delete(r):n.
set(r,s);return n}function me(e){let t=l(e.words[0]??c("")),n=e.words.slice(1).map(d=>l(d)??"").filter(d=>d.startsWith("-")),r=n.some(d=>d.
includes("n"))&&t==="export",s=t!=="export"&&t!=="readonly"&&!n.some(d=>d.includes("g")),o=!r&&(t==="export"||n.some(d=>d.
includes("x"))),i=n.some(d=>d.includes("f")),{world:a}=e;for(let d of e.words.slice(1))f(d).startsWith("-")||(a=la(d,a,{
exports:o,functions:i,isLocal:s,isArray:n.some(u=>/[aA]/u.test(u))}));return p(a)}function la(e,t,n){let r=/^([A-Za-z_]\w*)(\+?)=/u.
exec(f(e)),s=r?.[1]??l(e);if(s===void 0)return t;let o=n.isLocal&&t.inFunction&&!n.functions,i=ua(o?ca(s,t):t,s,n);if(r===
null)return i;let d=r[2]===""&&!n.isArray&&!f(e).startsWith(`${s}=(`)?W(e,r[0].length):Tr(s);return{...i,vars:S(i.vars,s,
{word:d})}}function ca(e,t){let r=!t.locals.has(e)?S(t.locals,e,t.vars.get(e)):t.locals;return{...t,locals:r,vars:S(t.vars,
e,{word:c("")})}}function ua(e,t,n){return n.exports?{...e,exported:new Set([...e.exported,n.functions?`${t}()`:t])}:e}function Tr(e){
return{pieces:[{hole:`$${e}`,splits:!0}]}}function ge(e){let t=e.words.slice(1).map(i=>l(i)).filter(i=>i!==void 0&&/^[A-Za-z_]\w*$/u.
test(i)),n=e.world.stdin===void 0?void 0:l(e.world.stdin),r=l(e.words[0]??c(""))==="read"&&t.length===1&&n!==void 0&&/^[^\s\\]+\n?$/u.
test(n),s=i=>r?c(n.trim()):Tr(i),o=new Map(e.world.vars);for(let i of["REPLY","MAPFILE",...t])i!==void 0&&o.set(i,{word:s(
i)});return p({...e.world,vars:o})}function Br(e){let{operands:t}=g(e.words.slice(1),{short:"",long:[]}),n=t.map(i=>l(i)??
""),r=new Map(e.world.vars),s=new Map(e.world.functions);for(let i of n)r.has(i)&&r.set(i,{word:c("")}),s.delete(i);let o=new Set(
[...e.world.exported].filter(i=>!n.includes(i)));return p({...e.world,vars:r,functions:s,exported:o})}function $r(e){let t=e.
words.slice(1),n=t.findIndex(a=>l(a)==="--"),r=(n===-1?t:t.slice(0,n)).map(a=>l(a)??m(a)),s=r.reduce((a,d,u)=>ha(a,d,r[u+
1]),e.world),o=n===-1?t.filter((a,d)=>pa(a,r[d-1])):t.slice(n+1),i=n!==-1||o.length>0;return p(i?{...s,args:o}:s)}function pa(e,t){
return!/^[-+]/u.test(f(e))&&!/^[-+][a-zA-Z]*o$/u.test(t??"")}function ha(e,t,n){if(!/^[-+]/u.test(t))return e;let r=t.startsWith(
"-"),s=t.endsWith("o"),o=(d,u)=>t.includes(d)||s&&n===u,i=o("e","errexit")?r:e.errexit,a=o("a","allexport")?r:e.allexport;
return{...e,errexit:i,allexport:a}}function Lr(e){let t=Number(l(e.words[1]??c("1"))),{world:n}=e;return Number.isInteger(
t)?p({...n,args:n.args.slice(t)}):p({...n,args:[re("$@")]})}var v=({world:e})=>p(e),fa=new Map([["cd",(e,t)=>Yt(e,Mr(e,t))],["chdir",(e,t)=>Yt(e,Mr(e,t))],["pushd",e=>Or(e)],["popd",
e=>Nr(e)],["eval",ma],["source",Hr],[".",Hr],["command",ga],["builtin",ya],["exec",xa],["noglob",(e,t,n)=>n({...e,words:e.
words.slice(1)})],["nocorrect",(e,t,n)=>n({...e,words:e.words.slice(1)})],["-",(e,t,n)=>n({...e,words:e.words.slice(1)})],
["export",e=>me(e)],["declare",e=>me(e)],["typeset",e=>me(e)],["local",e=>me(e)],["readonly",e=>me(e)],["read",e=>ge(e)],
["mapfile",pt],["readarray",pt],["getopts",e=>ge(e)],["let",e=>ge(e)],["unset",e=>Br(e)],["set",e=>$r(e)],["shift",e=>Lr(
e)],["alias",ka],["unalias",wa],["trap",ba],["hash",Ca],["enable",(e,t)=>Aa(e,t)],["exit",({world:e},t)=>De(e,t.jumps.ended)],
["logout",({world:e},t)=>De(e,t.jumps.ended)],["return",({world:e},t)=>e.inFunction?De(e,t.jumps.out):p(e)],["break",({world:e},t)=>e.
inLoop?De(e,t.jumps.out):p(e)],["continue",({world:e},t)=>e.inLoop?De(e,t.jumps.out):p(e)],["printf",Wa],["jobs",v],["wa\
it",v],["umask",v],["ulimit",v],["type",v],["times",v],["shopt",v],["bind",v],["complete",pt],["compgen",pt],["dirs",v],
["disown",v],["help",v],["history",v],["suspend",v],["caller",v],["bg",v],["fg",v]]);function Gr(e,t,n){let r=l(e.words[0]??
c("")),s=r===void 0?void 0:fa.get(r);if(s===void 0)return;let o=s(e,t,n);return o!==void 0&&t.emit({kind:"run",words:e.words,
env:ue(e.world,e.own),world:e.world}),o}function De(e,t){return t.push(e),{ok:[],fail:[]}}function Mr(e,t){let n=e.own.get(
"HOME");if(n!==void 0&&"word"in n)return n.word;let r={world:e.world,projectDir:t.projectDir,env:t.env,operand:()=>{}},s=q(
"HOME",r);return"word"in s?s.word:void 0}function Ir(e){return{pieces:e.flatMap((t,n)=>[...n===0?[]:[{text:" "}],...t.pieces])}}
function ma(e,t){let n=l(e.words[1]??c(""))==="--"?e.words.slice(2):e.words.slice(1),r=l(Ir(n));if(r!==void 0){let s=t.text(
r,[_e(e)]),o=i=>Pe(i,e);return{ok:s.ok.map(o),fail:s.fail.map(o)}}return t.emit({kind:"unread",what:`eval of ${m(Ir(n))}`,
world:e.world}),p(e.world)}function Hr(e,t){let n=e.words[1];return t.emit({kind:"unread",what:`the file ${n===void 0?"":
m(n)} that source reads`,world:e.world}),p(e.world)}function ga(e,t,n){let{options:r,operands:s}=g(e.words.slice(1),{short:"",
long:[],stopAtOperand:!0});return r.some(({name:i})=>i==="-v"||i==="-V")||s.length===0?p(e.world):jr(n,{words:s,own:e.own,
world:e.world})}function jr(e,t){let n={...t.world,functions:new Map,aliases:new Map},r=e({...t,world:n}),s=o=>({...o,functions:t.
world.functions,aliases:t.world.aliases});return{ok:r.ok.map(s),fail:r.fail.map(s)}}function ya(e,t,n){let r=e.words.slice(
1);return r.length===0?p(e.world):jr(s=>n({...s,only:"builtins"}),{...e,words:r})}function xa(e,t,n){let{operands:r}=g(e.
words.slice(1),{short:"a",long:[],stopAtOperand:!0});return r.length===0?p(e.world):n({...e,words:r,only:"programs"})}function ka(e){
let t=e.world.aliases;for(let n of e.words.slice(1)){let r=/^([^=]+)=/u.exec(f(n))?.[1];if(r===void 0)continue;let s=l(W(
n,r.length+1));t=S(t,r,s??`$${r}_alias`)}return p({...e.world,aliases:t})}function wa(e){let t=new Map(e.world.aliases);
for(let n of e.words.slice(1))t.delete(l(n)??"");return p({...e.world,aliases:t})}function ba(e,t){let{operands:n}=g(e.words.
slice(1),{short:"",long:[]}),[r]=n;if(r===void 0||n.length<2)return p(e.world);let s=l(r);return s==="-"||s===""?p(e.world):
s!==void 0?(t.text(s,[{...e.world,traps:[]}]),p({...e.world,traps:[...new Set([...e.world.traps,s])]})):(t.emit({kind:"u\
nread",what:`the trap ${m(r)}`,world:e.world}),p(e.world))}function Ca(e){let{options:t,operands:n}=g(e.words.slice(1),{
short:"p",long:[]}),r=t.find(({name:i})=>i==="-p")?.value,s=l(n[0]??c(""));if(r===void 0||s===void 0)return p(e.world);let o=l(
r)??`$${s}_path`;return p({...e.world,aliases:S(e.world.aliases,s,o)})}function Aa(e,t){let n=g(e.words.slice(1),{short:"\
f",long:[]});return x(n,"-f")&&t.emit({kind:"unread",what:"a loaded builtin",world:e.world}),p(e.world)}function pt(e,t){
let r=g(e.words.slice(1),{short:"dnOsuCcAFGWPSXo",long:[]}).options.find(({name:s})=>s==="-C")?.value;if(r!==void 0){let s=l(
r);s===void 0?t.emit({kind:"unread",what:`the callback ${m(r)}`,world:e.world}):t.text(s,[e.world])}return ge(e)}function Wa(e){
return l(e.words[1]??c(""))==="-v"?ge({...e,words:[c("printf"),...e.words.slice(2,3)]}):void 0}function Qr(e,t,n,r){let{world:s}=t,o=s.functions.get(e);if(o!==void 0)return Sa(o,t,n);let i=s.aliases.get(e);if(i!==void 0)
return C([Ea(e,i,t,n),r({...t,only:"programs"})])}function Sa(e,t,n){let{world:r}=t,s={..._e(t),args:t.words.slice(1),inFunction:!0,
locals:new Map},o=n.jumps.out.length,i=n.node(e.body,s),a=n.jumps.out.slice(o),d=u=>{let h=en(u.vars,u.locals),{inFunction:k,
locals:y,args:kt}=r;return Pe({...u,vars:h,inFunction:k,locals:y,args:kt},t)};return{ok:[...i.ok,...a].map(d),fail:[...i.
fail,...a].map(d)}}function Ea(e,t,n,r){let{world:s}=n,o=new Map([...s.aliases].filter(([u])=>u!==e)),i={..._e(n),args:n.
words.slice(1),aliases:o},a=r.text(`${t} "$@"`,[i]),d=u=>Pe({...u,args:s.args,aliases:s.aliases},n);return{ok:a.ok.map(d),
fail:a.fail.map(d)}}var va=new Set([">",">>",">|","&>","&>>","<>"]);function ht(e,t){return e.flatMap(n=>{if(n.type!=="Redirect"||n.target===
void 0)return[];let r=ee(n.target,t);return va.has(n.operator)?[r]:n.operator===">&"&&!/^(?:\d+-?|-)$/u.test(l(r)??"")?[
r]:[]})}function Vr(e){return e.some(t=>{if(t.type!=="Redirect"||t.operator.startsWith("<"))return!1;let n=t.descriptor;
return n===void 0||n.type==="FileDescriptor"&&n.value===1})}function ye(e,t){let n=e.findLast(s=>{let o=s.descriptor;return(o===
void 0||o.type==="FileDescriptor"&&o.value===0)&&(s.type!=="Redirect"||s.operator.startsWith("<"))});if(n===void 0)return;
if(n.type==="HereDoc")return _a(n,t);let r=n.target===void 0?c(""):ee(n.target,t);return n.type==="HereString"?{pieces:[
...r.pieces,{text:`
`}]}:l(r)==="/dev/null"?c(""):{pieces:[{hole:"the contents of a file"}]}}function _a(e,t){let n=e.body.parts===void 0||e.
delimiter?.quoted===!0?c(e.body.text):It(e.body.parts,t);return e.operator==="<<"?n:{pieces:n.pieces.map(s=>"text"in s?{
text:s.text.replace(/^\t+/gmu,"")}:s)}}function Re(e,t){let n=e.out.length,r=e.ended.length,s=t();return A([...s.ok,...s.fail,...e.out.slice(n),...e.ended.splice(
r)])}function xe(e,t,n,r){let s=Re(r.jumps,()=>r.text(e,[t])),o=s.length===0?[n]:s.map(({disk:i})=>({...n,disk:i}));return{ok:o,
fail:o}}function ke(e){let{world:t}=e;return{...t,vars:new Map([...[...t.vars].filter(([n])=>t.exported.has(n)),...e.own]),exported:new Set(
[...t.exported,...e.own.keys()]),functions:new Map([...t.functions].filter(([n])=>t.exported.has(`${n}()`))),aliases:new Map,
args:[],locals:new Map,traps:[],inFunction:!1,inLoop:!1,errexit:e.words.some(n=>/^-[a-z]*e/u.test(l(n)??"")),allexport:!1}}var Pa=new Set(["sh","bash","zsh","dash","ash","ksh","mksh","rbash","fish","csh","tcsh"]),Da={short:"oO",long:["rcfile",
"init-file","command","init-command"],stopAtOperand:!0};function qr(e,t,n){let r=ke(t);if(e==="at"||e==="batch")return Ur(
[],r,t,n);if(!Pa.has(e))return;for(let i of["BASH_ENV","ENV"])t.own.has(i)&&n.emit({kind:"unread",what:`the file in ${i}`,
world:r});let s=g(Ra(t.words.slice(1)),Da);return x(s,"-c","--command")?Na(s.operands,r,t,n):Fa(s,r,t,n)}function Ra(e){
let t=e.findIndex(n=>/^-[a-zA-Z]*c/u.test(f(n)));return e.map((n,r)=>/^\+[a-zA-Z]/u.test(f(n))&&(r<t||r===0)?R(c("-"),W(
n,1)):n)}function Fa(e,t,n,r){let[s=c("-"),...o]=e.operands;if(e.unclear.includes(s)&&!Oa(s))return r.emit({kind:"unread",
what:`the shell script ${m(s)}`,world:t}),p(n.world);let a=l(s);if(x(e,"-s")||/^(?:-|\/dev\/stdin|\/dev\/fd\/0)$/u.test(
a??""))return Ur(o,t,n,r);let u=a===void 0?void 0:Ye(t,a);return u===void 0?void 0:tn(u,o,t,n,r)}function Oa(e){return e!==
void 0&&e.pieces.some(t=>"text"in t&&t.text.includes("/"))}function Na(e,t,n,r){let[s,,...o]=e;return s===void 0?p(n.world):
tn(s,o,t,n,r)}function Ur(e,t,n,r){return t.stdin===void 0?p(n.world):tn(t.stdin,e,t,n,r)}function tn(e,t,n,r,s){let o=l(
e);if(o===void 0)return s.emit({kind:"unread",what:`the shell text ${m(e)}`,world:n}),p(r.world);let{stdin:i,...a}=n;return xe(
o,{...a,args:t},r.world,s)}var ft=32;function N(e,t,n){let r={ok:t,fail:[]};for(let s of e.commands){let o=A([...r.ok,...r.fail]);r=C(nn(o,n).map(i=>Ta(
s,i,n)))}return{ok:A(r.ok),fail:A(r.fail)}}function nn(e,t){let n=e.at(-1);return e.length<=ft||n===void 0?e:(t.unread("\
more ways through the command than can be followed",n),e.slice(0,ft))}function Ta(e,t,n){let{command:r}=e;if(e.background===
!0)return{ok:mt(t,n,o=>O(r,o,n)),fail:[]};let s=O(r,t,n);return r.type!=="Command"&&r.type!=="Redirected"?s:(n.jumps.ended.
push(...s.fail.filter(o=>o.errexit)),{ok:s.ok,fail:s.fail.filter(o=>!o.errexit)})}function mt(e,t,n){let r=Re(t.jumps,()=>n(
{...e,traps:[]}));for(let o of r)t.leave(o);let s=r.map(o=>({...e,disk:o.disk}));return s.length===0?[e]:A(s)}function O(e,t,n){
switch(n.step(),e.type){case"Command":return n.command(e,t);case"AndOr":return La(e.commands,e.operators,t,n);case"Pipel\
ine":return Ma(e,t,n);case"CompoundList":case"Script":return N(e,[t],n);case"Subshell":case"Coproc":{let r=mt(t,n,s=>O(e.
body,s,n));return{ok:r,fail:r}}case"BraceGroup":return O(e.body,t,n);case"Redirected":return C(n.redirected(e,t).map(r=>Kr(
t,O(e.command,r,n))));case"Function":return/^command_not_found_handler?$/u.test(e.name.value)&&mt(t,n,r=>O(e.body,{...r,
inFunction:!0},n)),p({...t,functions:S(t.functions,e.name.value,e)});default:return Ba(e,t,n)}}function Kr(e,t){let n=({
stdin:r,...s})=>e.stdin===void 0?s:{...s,stdin:e.stdin};return{ok:t.ok.map(n),fail:t.fail.map(n)}}function Ba(e,t,n){switch(e.
type){case"If":return Ha(e,t,n);case"While":return Ga(e,t,n);case"For":case"Select":return Qa(e,t,n);case"Case":return Ua(
e,t,n);case"ArithmeticFor":{let r=K(M(e),[t],n);return rn(r,n,s=>N(e.body,[s],n))}case"TestCommand":case"ArithmeticComma\
nd":{let r=K(M(e),[t],n);return{ok:r,fail:r}}default:return p(t)}}function K(e,t,n){return e.reduce((r,{script:s,error:o})=>A(
r.flatMap(i=>(o!==void 0&&n.unread(`a substitution that does not parse (${o})`,i),mt(i,n,a=>$a(s,a,n))))),t)}function $a(e,t,n){
return N(e,[t],n)}function La(e,t,n,r){let[s,...o]=e;if(s===void 0)return p(n);let i=O(s,n,r);for(let[a,d]of o.entries()){
let u=t[a]==="&&",h=A(u?i.ok:i.fail),k=C(h.map(y=>O(d,y,r)));i=u?{ok:k.ok,fail:A([...i.fail,...k.fail])}:{ok:A([...i.ok,
...k.ok]),fail:k.fail}}return i}function Ma(e,t,n){let r=e.prefixes.filter(a=>a.type==="Negation").length%2===1,s=e.commands.
length===1?e.commands[0]:void 0;if(s!==void 0){let a=O(s,t,n);return r?{ok:a.fail,fail:a.ok}:a}let o=[t],i=t.stdin;for(let[
a,d]of e.commands.entries()){let u=a===e.commands.length-1,h=i,k=y=>a===0||h===void 0?y:{...y,stdin:h};i=n.printed(d,k(t))??
{pieces:[{hole:"the output of a pipe"}]},o=A(o.flatMap(y=>Ia(d,y,k,u,n)))}return{ok:o,fail:o}}function Ia(e,t,n,r,s){let o=()=>Kr(
t,O(e,n(t),s)),i=Re(s.jumps,o);for(let d of i)s.leave({...d,traps:d.traps.slice(t.traps.length)});let a=i.map(d=>({...t,
disk:d.disk}));return a.length===0?[t]:r?[...a,...i]:a}function Ha(e,t,n){let r=[e,...e.elif],s=[t],o=[];for(let i of r){
let a=N(i.clause,s,n);o.push(N(i.then,A(a.ok),n)),s=A(a.fail)}return o.push(e.else===void 0?{ok:s,fail:[]}:N(e.else,s,n)),
C(o)}function Ga(e,t,n){return rn([t],n,r=>{let s=N(e.clause,[r],n),o=e.kind==="while"?s.ok:s.fail,i=N(e.body,A(o),n);return{
ok:[...i.ok,...s.ok],fail:[...i.fail,...s.fail]}})}var ja=5;function rn(e,t,n){let r=t.jumps.out.length,s=A(e.map(a=>({...a,
inLoop:!0}))),o=s;for(let a=0;o.length>0&&a<ja;a+=1){let d=C(o.map(n)),u=A([...s,...d.ok,...d.fail,...t.jumps.out.slice(
r)]);o=nn(u,t).filter(h=>!s.includes(h)).slice(0,ft),s=u}let i=o.at(-1);return i!==void 0&&t.unread("a loop whose state \
keeps changing",i),Jr(e,s)}function Jr(e,t){let n=e[0]?.inLoop??!1,r=A(t.map(s=>({...s,inLoop:n})));return{ok:r,fail:r}}
function Qa(e,t,n){let r=K(qa(e),[t],n),s=o=>n.expanded(e,o).map(Nn);return C(r.map(o=>Va(e,s(o),o,n)))}function Va(e,t,n,r){
let s=(d,u)=>{let h=S(d.vars,e.name.value,{word:u});return N(e.body,[{...d,vars:h}],r)};if(!(e.type==="For"&&t.length<=ft&&
!t.some(Qe))){let d=t.length===1?t[0]??c(""):Y(`$${e.name.value}`);return rn([n],r,u=>s(u,d))}let i=r.jumps.out.length,a=[
{...n,inLoop:!0}];for(let d of t){let u=C(nn(a,r).map(h=>s(h,d)));a=A([...u.ok,...u.fail,...r.jumps.out.slice(i)])}return Jr(
[n],a)}function qa(e){return(e.wordlist??[]).flatMap(t=>M(t))}function Ua(e,t,n){let r=e.items.flatMap(i=>i.pattern.flatMap(
a=>M(a))),s=K([...M(e.word),...r],[t],n),o=e.items.map(i=>N(i.body,s,n));return C([...o,{ok:s,fail:s}])}function zr(e,t){let n=g(e.words.slice(1),{short:"adEIJLnPRsS",shortAttached:"eil",long:["arg-file","delimiter","max-lin\
es","max-args","max-procs","max-chars","replace","process-slot-var"],stopAtOperand:!0}),{stdin:r,...s}=e.world,o=Ka(n.options.
find(h=>["-I","-i","-J","--replace"].includes(h.name))),i=n.operands.length===0?[c("echo")]:n.operands,a=E(n,"-a","--arg\
-file")===void 0?e.world.stdin:void 0,d=Ja(a,e);if(o===void 0)return Xr(e,[...i,...d],s,t);let u=d.map(h=>Xr(e,i.map(k=>sn(
k,o,h)),s,t));return u.length===0?p(e.world):C(u)}function Xr(e,t,n,r){let s=r({words:t,own:e.own,world:n,only:"programs"}),
o=i=>({...e.world,disk:i.disk});return{ok:s.ok.map(o),fail:s.fail.map(o)}}function Ka(e){if(e===void 0)return;let t=e.value===
void 0?void 0:l(e.value);return t===void 0||t===""?"{}":t}function Ja(e,t){let n=e===void 0?void 0:l(e);return n===void 0?
e===void 0&&t.world.stdin===void 0&&!Xa(t)?[]:[{pieces:[{hole:"the words xargs reads",splits:!0}]}]:n.split(/[\s\0]+/u).
filter(r=>r!=="").map(r=>c(r.replace(/^(['"])(.*)\1$/u,"$2")))}function Xa(e){return e.words.some(t=>/^(?:-a|--arg-file)/u.
test(l(t)??""))}function sn(e,t,n){return{pieces:e.pieces.flatMap(s=>"text"in s?s.text.split(t).flatMap((o,i)=>[...i===0?
[]:n.pieces,...o===""?[]:[{text:o}]]):[s])}}var za={pieces:[{hole:"a file that find finds"}]},Zr=new Set(["-execdir","-okdir"]),Za=new Set(["-exec","-ok",...Zr,"-x",
"-X","--exec","--exec-batch"]);function Yr(e,t){let n=e.words.map(s=>l(s)??""),r=[];for(let s=1;s<n.length;s+=1){let o=n[s]??
"";if(!Za.has(o))continue;let i=n.findIndex((u,h)=>h>s&&(u===";"||u==="+"&&n[h-1]==="{}")),a=e.words.slice(s+1,i===-1?void 0:
i),d=Zr.has(o)?{...e.world,cwd:{unknown:"the directory find is in"}}:e.world;if(r.push(Ya(e,a,d,t)),i===-1)break;s=i}return r.
length===0?p(e.world):C([...r,p(e.world)])}function Ya(e,t,n,r){let s=t.map(a=>sn(a,"{}",za));if(s.length===0)return p(e.
world);let o=r({words:s.length===0?[c("true")]:s,own:e.own,world:n,only:"programs"}),i=a=>({...e.world,disk:a.disk});return{
ok:o.ok.map(i),fail:o.fail.map(i)}}var es={env:{short:"uCSa",long:["unset","chdir","split-string","argv0"],assigns:!0,chdir:["-C","--chdir"],text:["-S","--\
split-string"]},nice:{short:"n",long:["adjustment"]},ionice:{short:"cnpPu",long:["class","classdata"]},nohup:{short:""},
setsid:{short:""},timeout:{short:"ks",long:["kill-after","signal"],operands:1},gtimeout:{short:"ks",long:["kill-after","\
signal"],operands:1},stdbuf:{short:"ioe",long:["input","output","error"]},sudo:{short:"ugphCDRTrt",long:["user","group",
"prompt","host","chdir","chroot","role","type"],assigns:!0,chdir:["-D","--chdir"]},doas:{short:"uC"},time:{short:"fo",long:[
"format","output"]},chrt:{short:"TPD",long:[],operands:1},taskset:{short:"",operands:1},strace:{short:"eopsabuEIPSX",long:[
"output","trace"]},ltrace:{short:"eopsanulAD"},caffeinate:{short:"tw"},repeat:{short:"",operands:1},screen:{short:"SsetT\
h"},"systemd-run":{short:"upEM",long:["unit","property","setenv","description","working-directory"],chdir:["--working-di\
rectory"]},tmux:{short:"LSf",text:[]},unbuffer:{short:""},catchsegv:{short:""},chronic:{short:""},ifne:{short:""},eatmydata:{
short:""},fakeroot:{short:"lsb"},firejail:{short:""},busybox:{short:""},toybox:{short:""},script:{operands:1,short:"cEIO\
BTmo",long:["command","log-out"],text:["-c","--command"]},watch:{short:"n",long:["interval"],text:[]},flock:{short:"wEc",
long:["timeout","command"],operands:1,text:["-c","--command"]},su:{short:"csgG",long:["command","shell"],text:["-c","--c\
ommand"]},runuser:{short:"cugGs",long:["command","user"],text:["-c","--command"]},setarch:{short:"",operands:1},linux64:{
short:""},unshare:{short:"SGR",long:["root","wd","setuid","setgid"],chdir:["--wd"]},nsenter:{short:"tSG",long:["target"]},
chroot:{short:"",long:["userspec","groups"],operands:1},"dbus-run-session":{short:"",long:["config-file"]},"xvfb-run":{short:"\
nefps",long:["server-num","server-args"]},dotenv:{short:"ef"},npx:{short:"pcw",long:["package","call","workspace"],text:[
"-c","--call"]},bunx:{short:"p"},pnpx:{short:""},uvx:{short:"pw",long:["from","with","python"]},gdb:{short:"xpds"},valgrind:{
short:""},numactl:{short:"NmCpi"},faketime:{short:"f",operands:1},proxychains:{short:"f"},proxychains4:{short:"f"},torsocks:{
short:""},"cross-env":{short:"",assigns:!0},entr:{short:"",text:[]},hyperfine:{short:"wrmMpsncSNuLDP",long:["warmup","ru\
ns","prepare","setup"],text:[]},"nix-shell":{short:"pIA",long:["run","command"],text:["--run","--command"]},parallel:{short:"\
jIaSN",long:["jobs","arg-file"]}},ts={poetry:["run"],uv:["run"],pdm:["run"],pipenv:["run"],hatch:["run"],conda:["run"],mamba:[
"run"],bundle:["exec"],npm:["exec","x"],pnpm:["exec","dlx"],yarn:["exec","dlx"],bun:["x"],mise:["exec","x"],rtx:["exec"],
asdf:["exec"],direnv:["exec"],op:["run"],doppler:["run"],dotenvx:["run"],"aws-vault":["exec"],devbox:["run"],pixi:["run"],
rye:["run"],nix:["develop","shell"],perf:["stat","record","trace"]},ed=new Set(["git","hub","gh","tea","glab","sh","bash",
"zsh","env","sudo"]);function td(e,t,n){let r=t.words.findIndex((h,k)=>k>0&&e.includes(l(h)??"")),s=t.words.slice(1,r).every(
h=>f(h).startsWith("-"));if(r===-1||!s)return;let o=t.words.slice(r+1),i=o.findIndex(h=>/^(?:-c|--call)$/u.test(l(h)??""));
if(i!==-1&&t.words[0]!==void 0&&H(t.words[0])==="npm")return n({...t,words:[c("sh"),c("-c"),...o.slice(i+1)]});let a=o.findIndex(
h=>!f(h).startsWith("-")),d=o.findIndex(h=>ed.has(H(h)??"")),u=[...new Set([a,d])].filter(h=>h!==-1).map(h=>n({words:o.slice(
h),own:t.own,world:t.world,only:"programs"}));return u.length===0?void 0:ss(C(u),t)}function ns(e,t,n,r){if(e==="xargs")
return zr(t,r);if(e==="find"||e==="gfind"||e==="fd")return Yr(t,r);if(Object.hasOwn(ts,e))return td(ts[e]??[],t,r);let s=Object.
hasOwn(es,e)?es[e]:void 0;return s===void 0?void 0:nd(e,s,t,n,r)}function nd(e,t,n,r,s){let o=g(n.words.slice(1),sd(t)),
i=ad(t,o,n),{own:a,rest:d}=t.assigns===!0?dd(o.operands,n.own):{own:n.own,rest:o.operands},u=d.slice(t.operands??0),h=t.
text===void 0?void 0:od(e,t.text,o,u);return h!==void 0?rs(h,i,r):(rd(e,d,i,r),u.length===0?p(n.world):ss(s({words:u,own:a,
world:i.world,only:"programs"}),n))}function rd(e,t,n,r){if(!/^(?:su|script|flock|runuser|sg)$/u.test(e))return;let s=t.
findIndex(i=>/^(?:-c|--command)$/u.test(l(i)??"")),o=s===-1?void 0:t[s+1];o!==void 0&&rs(o,n,r)}function sd(e){let t={short:e.
short,long:e.long??[],stopAtOperand:!0};return e.shortAttached===void 0?t:{...t,shortAttached:e.shortAttached}}function od(e,t,n,r){
let s=E(n,...t);return e==="watch"&&!x(n,"-x","--exec")||e==="entr"&&x(n,"-s")?gt(r):e==="hyperfine"?id(r):e==="tmux"?gt(
r.slice(1).filter(o=>!/^(?:-|Enter$|C-)/u.test(f(o)))):s===void 0?void 0:gt([s,...e==="env"?r:[]])}function id(e){return{
pieces:e.flatMap(t=>[...t.pieces,{text:`
`}])}}function gt(e){return{pieces:e.flatMap((t,n)=>[...n===0?[]:[{text:" "}],...t.pieces])}}function rs(e,t,n){let r=l(
e);return r!==void 0?xe(r,ke(t),t.world,n):(n.emit({kind:"unread",what:`the command text ${m(e)}`,world:t.world}),p(t.world))}
function ad(e,t,n){let r=e.chdir===void 0?void 0:E(t,...e.chdir);if(r===void 0)return n;let s=l(r),o=s===void 0?{unknown:`\
the directory ${m(r)}`}:se(n.world.cwd,s);return{...n,world:{...n.world,cwd:o}}}function ss(e,t){let n=r=>({...t.world,disk:r.
disk});return{ok:e.ok.map(n),fail:e.fail.map(n)}}function dd(e,t){let n=new Map(t),r=0;for(let s of e){let o=/^([^=]+)=/u.
exec(f(s))?.[1];if(o===void 0)break;n.set(o,{word:W(s,o.length+1)}),r+=1}return{own:n,rest:e.slice(r)}}function os(e,t){let{world:n}=e,r=l(ae(e)),s=r?.includes("/")===!0?Ye(n,r):void 0;if(s===void 0)return;let o=l(s);return o===
void 0?(t.emit({kind:"unread",what:`the script ${r}, which this command writes`,world:n}),p(n)):xe(o,{...ke(e),args:e.words.
slice(1)},n,t)}function as(e,t,n){let r=K(M(e),[t],n.walk);return C(r.map(s=>ld(e,s,n)))}function ld(e,t,n){let r=n.expansion(t),s=ud(e,
t,n),o=e.prefix.filter(k=>k.type==="Assignment"),i=gd(o,s,n);cd(i,s,n);let a=fd(e,r);if(a.length===0){let k={...s,vars:new Map(
[...s.vars,...i])},y=s.allexport?hd(k,i.keys()):k;return p(y)}let d=ye(e.redirects,r),u=d===void 0?s:{...s,stdin:d},h=ds(
{words:a,own:i,world:u},n);return d===void 0?h:pd(h,s)}function cd(e,t,n){for(let[o,i]of e){let a="word"in i?l(i.word):void 0;
if(a===void 0||!/\$\(|`/u.test(a))continue;(/^PS[0-4]$/u.test(o)||/^\s*[A-Za-z_]\w*\[/u.test(a))&&n.reading.text(`: "${a}\
"`,[t])}let r=e.get("PROMPT_COMMAND"),s=r===void 0||!("word"in r)?void 0:l(r.word);s!==void 0&&n.reading.text(s,[t])}function ud(e,t,n){
let r=n.expansion(t);return ht(e.redirects,r).reduce((s,o)=>(n.reading.emit({kind:"write",target:o,world:t}),de(s,o,n.content(
e,t))),t)}function pd(e,t){let n=({stdin:r,...s})=>t.stdin===void 0?s:{...s,stdin:t.stdin};return{ok:e.ok.map(n),fail:e.
fail.map(n)}}function hd(e,t){return{...e,exported:new Set([...e.exported,...t])}}function fd(e,t){let n=e.name===void 0?
[]:B(e.name,t),r=e.args.flatMap(s=>s.type==="Word"?B(s,t):[md(s,t)]);return[...n,...r]}function md(e,t){return e.value.type===
"ArrayValue"?c(e.text):R(c(`${e.name}${e.append===!0?"+":""}=`),ee(e.value,t))}function gd(e,t,n){let r=new Map;for(let s of e){
let o=new Map([...t.vars,...r]),i=n.expansion({...t,vars:o});r=S(r,s.name,yd(s,o.get(s.name),i))}return r}function yd(e,t,n){
if(e.index!==void 0)return{word:{pieces:[{hole:`$${e.name}`,splits:!0}]}};if(e.value.type==="ArrayValue"){let o=e.value.
elements.flatMap(a=>B(a,n));return{elements:[...e.append===!0&&t!==void 0?is(t):[],...o]}}let r=ee(e.value,n);if(e.append!==
!0)return{word:r};let s=t===void 0?{pieces:[{hole:`$${e.name}`}]}:is(t)[0]??c("");return{word:R(s,r)}}function is(e){return"\
elements"in e?e.elements:[e.word]}function ds(e,t){let{reading:n}=t;n.step();let r=a=>ds(a,t),s=xd(e,n,r);if(s!==void 0)
return s;let{world:o}=e,i=H(ae(e));return i===void 0?(n.emit({kind:"unread",what:`the command word ${m(ae(e))}`,world:o}),
p(o)):e.only==="builtins"?{ok:[],fail:[o]}:(n.emit({kind:"run",words:e.words,env:ue(o,e.own),world:o}),kd(i,e,t,r))}function xd(e,t,n){
let r=l(ae(e));return r===void 0||e.only==="programs"?void 0:(e.only===void 0?Qr(r,e,t,n):void 0)??Gr(e,t,n)}function kd(e,t,n,r){
return ns(e,t,n.reading,r)??qr(e,t,n.reading)??os(t,n.reading)??n.program(t)??wd(e,hr(e,t))}function wd(e,t){return e===
"true"||e===":"?{ok:[t],fail:[]}:e==="false"?{ok:[],fail:[t]}:p(t)}function cs(e,t,n){let r=e.commands.map(u=>Fe(u.command,t,n)),s=r.filter(u=>u!==void 0);if(s.length!==r.length)return;let o=R(
...s),i=o.pieces.at(-1);if(i===void 0||!("text"in i))return o;let a=i.text.replace(/\n+$/u,""),d=o.pieces.slice(0,-1);return a===
""&&d.length>0?{pieces:d}:{pieces:[...d,...c(a).pieces]}}function Fe(e,t,n){if(e.type==="Command")return Cd(e,t,n);if(e.
type==="Pipeline"&&e.prefixes.length===0)return bd(e.commands,t,n);if(e.type==="BraceGroup"||e.type==="Subshell"){let r=e.
body.commands.map(o=>Fe(o.command,t,n)),s=r.filter(o=>o!==void 0);return s.length===r.length?R(...s):void 0}}function bd(e,t,n){
let r=t.world.stdin;for(let s of e){let{stdin:o,...i}=t.world;if(r=Fe(s,{...t,world:r===void 0?i:{...i,stdin:r}},n),r===
void 0)return}return r}function Cd(e,t,n){let r=on(e,t,n);return r!==void 0&&Vr(e.redirects)?c(""):r}function on(e,t,n){
if(e.name===void 0||t.world.functions.has(e.name.value))return;let r=e.args.flatMap(o=>o.type==="Word"?B(o,t):[c(o.text)]),
s=l(B(e.name,t)[0]??c(""));if(s!==void 0)return Ad(s,r,e,t,n)}function Ad(e,t,n,r,s){switch(e){case"echo":return Ed(t);case"\
printf":return vd(t);case"cat":case"tee":return Sd(e,t,n,r);case"true":case":":case"cd":return c("");default:return Wd([
c(e),...t],r,s)}}function Wd(e,t,n){let r=e.flatMap(o=>l(o)??[]);if(r.length!==e.length)return;if(r.join(" ")==="pwd")return w(
t.world.cwd)?c(`${t.world.cwd}
`):void 0;let s=n(r,t.world);return s===void 0?_d(r):c(`${s}
`)}function Sd(e,t,n,r){if(e==="tee"||t.length===0||t.length===1&&l(t[0]??c(""))==="-")return ye(n.redirects,r)??r.world.
stdin}function Ed(e){let t=e,n=`
`;for(;/^-[neE]+$/u.test(l(t[0]??c(""))??"");){let r=l(t[0]??c(""))??"";if(r.includes("n")&&(n=""),r.includes("e")&&t.some(
s=>(l(s)??"\\").includes("\\")))return;t=t.slice(1)}if(!t.some(r=>r.pieces.some(s=>"text"in s&&s.text.includes("\\"))))return R(
...t.flatMap((r,s)=>s===0?[r]:[c(" "),r]),c(n))}var ls={"\\n":`
`,"\\t":"	","%%":"%","\\\\":"\\"};function vd(e){let[t,...n]=l(e[0]??c(""))==="--"?e.slice(1):e,r=l(t??c(""))?.split(/(%s|%%|\\n|\\t|\\\\)/u),
s=u=>u==="%s"||u in ls||!/[%\\]/u.test(u);if(r===void 0||r[0]==="-v"||!r.every(s))return;let o=r.filter(u=>u==="%s").length,
i=o===0?1:Math.max(1,Math.ceil(n.length/o)),a=[...n];return R(...Array.from({length:i},()=>r.map(u=>u==="%s"?a.shift()??
c(""):c(ls[u]??u))).flat())}function _d(e){let t=e.join(" "),n=`$(${t})`;return/^date (?:-u )?\+(?:%[sNYmdHMSjy])+$/u.test(
t)?{pieces:[{hole:n,shape:"digits"},{text:`
`}]}:/^git rev-parse (?:--short(?:=\d+)? |--verify )?[^-\s][^\s]*$/u.test(t)?{pieces:[{hole:n,shape:"hex"},{text:`
`}]}:void 0}var J=class extends Error{},Pd=2e3,Dd=2e4,Rd=40;function us(){let e=0,t=0;return{step(n){if(e+=1,e%64===1&&n.check(),e>Dd)
throw new J("more steps than the reader follows")},deeper(n){if(t+=1,t>Rd)throw new J("commands nested deeper than the r\
eader follows");try{return n()}finally{t-=1}}}}function ps(e){return e>Pd}function hs(e,t){let n=us(),r={projectDir:e.projectDir,jumps:{out:[],ended:[]},env:process.env,emit(i){if(t.push(i),ps(t.
length))throw new J("more commands than can be followed")},step:()=>n.step(e.clock),text:(i,a)=>n.deeper(()=>Nd(i,a,r,o)),
node:(i,a)=>n.deeper(()=>O(i,a,o))},o=Fd(r,{reading:r,expansion:i=>Oe(i,r),content:(i,a)=>on(i,Oe(a,r),ot),program:i=>Fr(
i,r),get walk(){return o}});return r}function Oe(e,t){let n={world:e,projectDir:t.projectDir,env:t.env,output:(r,s)=>cs(
r,{...n,world:s},ot)};return n}function Fd(e,t){let n={step:()=>e.step(),command:(r,s)=>as(r,s,t),redirected:(r,s)=>Od(r,
s,e,n),printed:(r,s)=>Fe(r,Oe(s,e),ot),expanded(r,s){let o=Oe(s,e);return r.wordlist===void 0?s.args:r.wordlist.flatMap(
i=>B(i,o))},unread:(r,s)=>e.emit({kind:"unread",what:r,world:s}),jumps:e.jumps,leave:r=>fs([r],e)};return n}function Od(e,t,n,r){
if(e.type!=="Redirected")return[t];let s=e.redirects.flatMap(o=>M(o));return K(s,[t],r).map(o=>{let i=Oe(o,n),a=ht(e.redirects,
i).reduce((u,h)=>(n.emit({kind:"write",target:h,world:o}),de(u,h,void 0)),o),d=ye(e.redirects,i);return d===void 0?a:{...a,
stdin:d}})}function Nd(e,t,n,r){let{script:s,error:o}=oe(e),[i]=t;o!==void 0&&i!==void 0&&n.emit({kind:"unread",what:`a \
command that does not parse (${o})`,text:e,world:i});let a=n.jumps.ended.length,d=N(s,t,r);return fs([...d.ok,...d.fail,
...n.jumps.ended.slice(a)],n),d}function fs(e,t){for(let n of e)for(let r of n.traps)t.text(r,[{...n,traps:[]}])}var Td=1e5,ms=new WeakMap;function gs(e){let t=ms.get(e);if(t!==void 0)return t;let n=je(e),r=n===void 0?[]:Bd(n,e);return ms.
set(e,r),r}function Bd(e,t){let n=[],r=dr(t.cwd);if(e.length>Td)return[{kind:"unread",what:"a command too long to read",
world:r}];/\$\{[^}]*@P\}/u.test(e)&&n.push({kind:"unread",what:"a value expanded as a prompt",text:e,world:r});try{hs(t,
n).text(e,[r])}catch(s){if(!(s instanceof J))throw s;n.push({kind:"unread",what:s.message,world:r})}return n}function ys(e,t){let[n="",...r]=t;return H(e[0]??c(""))!==n.toLowerCase()?"no":yt(e.slice(1),r)}function yt(e,t){let[n,...r]=t;
if(n===void 0)return"yes";let[s,...o]=e;if(s===void 0)return"no";if(f(s).startsWith("-")){let a=yt(o,t);return a==="yes"||
f(s).includes("=")?a:Ld(a,yt(o.slice(1),t))}if(l(s)===void 0&&f(s)===""&&(Qe(s)||Et(s,"-")))return"maybe";let i=$d(s,n);
return i==="no"?"no":Md(i,yt(o,r))}function $d(e,t){let n=l(e),r=t.split("*").map(vt).join(".*");return n!==void 0?new RegExp(
`^${r}$`,"su").test(n)?"yes":"no":t.includes("*")||Et(e,t)?"maybe":"no"}function Ld(e,t){return e==="yes"||t==="yes"?"ye\
s":e==="maybe"||t==="maybe"?"maybe":"no"}function Md(e,t){return e==="no"||t==="no"?"no":e==="maybe"||t==="maybe"?"maybe":
"yes"}var xs={kind:"runs-command",holds:(e,t)=>_n(Id(e.commands,t),e.opaque)};function Id(e,t){let n=s=>e.some(([o=""])=>Pn(s,
o)),r=Dn(t);return r!==void 0?n(r)||Rn(r)?[Ge(`${t.tool} commands`)]:[]:gs(t).flatMap(s=>(t.clock.check(),s.kind==="writ\
e"?[]:s.kind==="unread"?s.text===void 0||n(s.text)?[Ge(s.what)]:[]:e.flatMap(o=>{let i=ys(s.words,o);return i==="yes"?[vn(
`it runs ${o.join(" ")}`)]:i==="maybe"?[Ge(`the words after ${o[0]??""}`)]:[]})))}function xt(e,t,n){switch(e.kind){case"all":return ks(e.of,t,n,"no");case"any":return ks(e.of,t,n,"yes");case"not":return Gd(
xt(e.of,t,n));default:return Qd(e,t,n)}}function ks(e,t,n,r){let s,o=[],i=[];for(let a of e){t.clock.check();try{let d=xt(
a,t,n);if(jd(d)===r)return d;d.unsure===!0&&(s??=d),o.push(d)}catch(d){if(d instanceof X)throw d;i.push(d)}}if(i.length>
0)throw i[0];return s??Hd(r==="no",o)}function Hd(e,t){let n=t.flatMap(({missing:s=[]})=>s),r=t.flatMap(({because:s})=>s===
void 0?[]:[s]);return{holds:e,...r.length===0?{}:{because:r.join("; ")},...n.length===0?{}:{missing:n}}}function Gd(e){return e.
unsure===!0?e:{...e,holds:!e.holds}}function jd(e){return e.unsure===!0?"unsure":e.holds?"yes":"no"}function Qd(e,t,n){let r=n[e.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${e.kind}"`);return r.holds(e,t)}function bs(e,t){return e===void 0?!0:"only"in e?t!==ne&&ws(e.only,t):t===ne||!ws(e.except,t)}function ws(e,t){return e.
some(n=>wt(n)===t)}function Cs(e){return(t,n)=>{let r=t.cases.filter(({who:s,tools:o,where:i})=>!bs(s,n.identity)||!fn(o,n.tool)?!1:i===void 0||
Vd(xt(i,n,e))).map(({text:s})=>s);return r.length===0?{verdict:"none"}:{verdict:"remind",text:r.join(`

`)}}}function Vd({holds:e,unsure:t}){return e&&t!==!0}await En({
  "hook": "fast-forward-reminder",
  "event": "PostToolUse",
  "onError": "allow",
  "deadlineMs": 8000,
  "rule": {
    "kind": "remind",
    "cases": [
      {
        "tools": {
          "names": [
            "mcp__forgejo__merge_branch",
            "mcp__forgejo__merge_pull_request",
            "mcp__plugin_pal-e_forgejo__merge_branch",
            "mcp__plugin_pal-e_forgejo__merge_pull_request"
          ]
        },
        "text": "Main has moved on the server: bring each local checkout up with `git pull --ff-only` on main before new work starts from it."
      },
      {
        "tools": {
          "names": [
            "Bash",
            "Monitor",
            "PowerShell"
          ]
        },
        "where": {
          "kind": "runs-command",
          "commands": [
            [
              "gh",
              "pr",
              "merge"
            ],
            [
              "tea",
              "pr",
              "merge"
            ]
          ],
          "opaque": true
        },
        "text": "Main has moved on the server: bring each local checkout up with `git pull --ff-only` on main before new work starts from it."
      }
    ]
  },
  "log": {
    "tag": "fast-forward",
    "act": "op=remind tool={tool}"
  }
},Cs({"runs-command":xs}));
