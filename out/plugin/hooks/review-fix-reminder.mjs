#!/usr/bin/env node
import{resolve as yi}from"node:path";var me=class extends Error{constructor(t){super(`no answer within ${t} ms`),this.name="DeadlinePassed"}};function qn(e){
return{check(){if(nt()>e)throw new me(e)},remainingMs:()=>Math.max(0,e-nt())}}function nt(){return process.uptime()*1e3}var zs=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:He,constants:We,existsSync:N,fstatSync:rt,
ftruncateSync:Eu,lstatSync:je,openSync:ot,read:Un,readdirSync:vu,readFileSync:Kn,readlinkSync:st,readSync:Pu,realpathSync:_u,
statSync:Ge,writeSync:it}=zs;var Zs=/^[\w:.\-/@+*]*$/,Ys=/^[ -~]*$/,ei="[^\\p{L}\\p{N}_:.\\-/@+*]+",ti="[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]+";function ie(e){
let t=Zs.test(e)?e:e.replace(new RegExp(ei,"gu"),"_");return Jn(t,120)}function ge(e){let t=Ys.test(e)?e:e.replace(new RegExp(
ti,"gu")," ");return Jn(t.trim(),300)}function Jn(e,t){let n=Array.from(e.slice(0,t*2+2));return n.length>t?`${n.slice(0,
t-1).join("")}\u2026`:e}function Xn(e,t){let{tool:n,agent:r,event:o,session:s}=t,i={tool:ie(n),agent:ie(r),event:ie(o)},a=`${JSON.stringify({...t,
...i,session:ie(s)})}
`,{O_APPEND:d,O_CREAT:u,O_WRONLY:h}=We,f=d|u|h|(We.O_NONBLOCK??0);try{let y=ot(e,f,384);try{it(y,a)}finally{He(y)}}catch{}}function Ve(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function T(e,t){return Object.hasOwn(e,t)?e[t]:void 0}
function at(e,t){let n=T(e,t);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as ni}from"node:path";var Q=class extends Error{constructor(t){super(t),this.name="CannotTell"}};var zn="main",Se="unknown";function Zn(e){let t=T(e,"agent_type")??"";if(t==="")return(T(e,"agent_id")??"")===""?zn:Se;if(typeof t!=
"string")return Se;let n=Xt(t);return n===zn?Se:n}function Xt(e){return e.toLowerCase()}function zt(e){return e==="Task"?"Agent":e}function Yn(e,t){return e.any===!0||t===""||e.names?.some(r=>zt(r)===t)===!0?
!0:(e.prefixes??[]).some(({prefix:r,except:o})=>t.startsWith(r)&&!o.includes(t))}var ri=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),Qe=new Set(["Stop","SubagentStop"]),ye=class extends Q{};function Zt(e,t,n){let r=oi(e),o=at(r,"hook_event_name")??
t;if(!si(o,t))throw new Q(`it waits for ${t} and was called for another event`);let s=er(T(r,"cwd"))??n.cwd,i=ri.has(o),
a=T(r,"agent_id"),d=at(r,"transcript_path");return{event:o,tool:i?ii(r):"",get input(){return i?ai(r):r},cwd:s,projectDir:er(
n.projectDir)??s,identity:Zn(r),...tr(a)?{}:{agentId:typeof a=="string"?a:""},...d===void 0?{}:{transcriptPath:d},payload:r,
clock:n.clock}}function oi(e){if(e.trim()==="")throw new ye("standard input held no payload");let t;try{t=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new ye("the payload on standard input is not valid JSON")}if(!Ve(t))throw new ye("the payloa\
d on standard input is no JSON object");return t}function si(e,t){return e===t||Qe.has(e)&&Qe.has(t)}function ii(e){let t=at(
e,"tool_name");if(t===void 0)throw new Q("the payload names no tool");return zt(t)}function ai(e){let t=T(e,"tool_input");
if(tr(t))return{};if(!Ve(t))throw new Q("the payload's tool_input is no object");return t}function tr(e){return e==null||
e===""}function er(e){return typeof e=="string"&&ni(e)?e:void 0}var di=/\{(tool|agent|hook|type|missing|because)\}/gu;function dt(e,t){return e.replace(di,(n,r)=>li(r,t))}function li(e,t){
switch(e){case"because":return t.because===void 0?"":` (${ge(t.because)})`;case"missing":return ge((t.missing??[]).join(
" and "));case"type":return ie(t.type??"")||"none";default:return ie(t[e])}}function rr(e,t,n){let r={...t,hook:e.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":
return{exit:0,stdout:"",stderr:lt(e,e.log?.allow,r)};case"block":{let{because:o,missing:s}=n,i={...r,because:o,missing:s},
a=lt(e,e.log?.act,i);return ci(t.event,ui(n.message,i),a)}case"remind":return nr(e,t,dt(n.text,r));case"inject":return nr(
e,t,n.text)}}function or(e,t,n){let r=e.onError==="block"&&!Qe.has(t.event),o=ge(n instanceof Error?n.message:String(n)),
s=`${e.hook} could not decide, an infrastructure fault, not policy: ${o}.`,i=r?"It refuses what it cannot judge. Repair \
the cause and retry; the call itself may be in order.":"The call goes on unchecked by this hook.",d=lt(e,`op=error tool=\
{tool} verdict=${r?"block":"allow"} detail=infrastructure`,{...t,hook:e.hook});return{exit:r?2:0,stdout:"",stderr:`${s} ${i}\

${d}`}}function ci(e,t,n){return Qe.has(e)?{exit:0,stdout:sr({decision:"block",reason:t}),stderr:n}:{exit:2,stdout:"",stderr:`${t}\

${n}`}}function ui(e,t){let n=dt(e,t).trimEnd(),{missing:r=[],because:o}=t,s=r.length===0||e.includes("{missing}"),i=o===
void 0||e.includes("{because}");return[n,...s?[]:[`Missing: ${ge(r.join(" and "))}`],...i?[]:[`Reason: ${ge(o)}`]].join(
`
`)}function nr(e,t,n){let r={hookEventName:t.event,additionalContext:n},o=lt(e,e.log?.act,{...t,hook:e.hook});return{exit:0,
stdout:sr({hookSpecificOutput:r}),stderr:o}}function sr(e){return`${JSON.stringify(e)}
`}function lt(e,t,n){return e.log===void 0||t===void 0?"":`[${e.log.tag}] ${dt(t,n)}
`}var Yt=!1;async function ar(){let e=[];return gi()&&pi()&&await hi(e)||await fi(e),Buffer.concat(e).toString("utf8")}function pi(){
try{let e=rt(0);return e.isFIFO()||e.isSocket()||e.isFile()}catch{return!1}}var ir=65536;function hi(e){return new Promise(
(t,n)=>{let r=()=>{Yt=!0,Un(0,Buffer.allocUnsafe(ir),0,ir,null,(o,s,i)=>{if(Yt=!1,o!==null)return dr(o)?t(!1):n(o);if(s===
0)return t(!0);e.push(i.subarray(0,s)),r()})};r()})}function fi(e){let{stdin:t}=process;return t.isTTY?Promise.resolve():
new Promise((n,r)=>{t.on("data",o=>e.push(o)),t.on("end",n),t.on("error",r)})}function en(e,t){let n=Buffer.from(t,"utf8");
for(let r=0;n.length>0&&r<1e3;r+=1)try{n=n.subarray(it(e,n))}catch(o){if(!dr(o))return;mi(1)}}function dr(e){return e instanceof
Error&&"code"in e&&e.code==="EAGAIN"}function mi(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}function lr(e){
if(Yt){let{execPath:t,execve:n}=process;n?.(t,[t,"-e",`process.exitCode = ${e}`],{})}process.exit(e)}function gi(){return process.
execve!==void 0&&process.platform!=="win32"&&process.permission===void 0}async function ur(e,t){let n=qn(e.deadlineMs),r,o=s=>cr(e,r,or(e,tn(e,r),s));process.on("uncaughtException",o),process.on(
"unhandledRejection",o),setTimeout(()=>o(new me(e.deadlineMs)),n.remainingMs());try{let s=process.env.CLAUDE_PROJECT_DIR,
i=await ar();r=xi(i,e,{projectDir:s,clock:n,get cwd(){return process.cwd()}});let d=await t(e.rule,r);cr(e,r,rr(e,tn(e,r),
d),d)}catch(s){o(s)}}function xi(e,t,n){try{return Zt(e,t.event,n)}catch(r){if(!(r instanceof ye)||!wi(t.rule))throw r;return Zt(
"{}",t.event,n)}}function wi(e){return e.kind==="inject"&&e.parts.every(({kind:t,who:n})=>t==="text"&&n===void 0)}function tn(e,t){
if(t===void 0)return{event:e.event,tool:"",agent:""};let{event:n,tool:r,identity:o}=t;return{event:n,tool:r,agent:o,type:ki(
t)}}function ki(e){let t=T(e.payload,"tool_input"),n=Ve(t)?T(t,"subagent_type"):void 0;return typeof n=="string"?n:void 0}
function cr(e,t,n,r){try{en(1,n.stdout),en(2,n.stderr),bi(e,t,n,r)}finally{lr(n.exit)}}function bi(e,t,n,r){let o=process.
env.ENFORCEMENT_LOG??"";if(o==="")return;let{event:s,tool:i,agent:a}=tn(e,t),d=t===void 0?"":T(t.payload,"session_id");Xn(
yi(t?.projectDir??"",o),{time:new Date().toISOString(),hook:e.hook,event:s,tool:i,agent:a,verdict:r?.verdict??(n.exit===
2?"block":"allow"),cause:r===void 0?"infrastructure":"policy",ms:Math.round(nt()),session:typeof d=="string"?d:""})}function pr(e){return{sure:!0,because:e}}function ct(e){return{sure:!1,because:`cannot be read: ${e}`}}function hr(e,t){
let n=e.find(o=>o.sure);if(n!==void 0)return{holds:!0,because:n.because};let[r]=e;return r===void 0||!t?{holds:!1}:{holds:!0,
unsure:!0,because:r.because}}function fr(e,t){return e.includes("$'")?!0:e.replace(/\\\n|["'\\`^]/gu,"").toLowerCase().includes(t.toLowerCase())}function ut(e){let t=T(e.input,"command");if(typeof t=="string")return t;if(!(t==null&&e.tool!=="Bash"&&e.tool!=="PowerS\
hell"))throw new Q(`the call of ${e.tool} holds no command text`)}var Ci=/\b(?:iex|invoke-expression|start-process|encodedcommand)\b|-e(?:nc|c)?\s+[A-Za-z0-9+/=]{8,}|&\s*[($"']|\[scriptblock\]/iu;
function mr(e){return e.tool==="PowerShell"?ut(e):void 0}function gr(e){return Ci.test(e)}import{join as Ka}from"node:path";function c(e){return{pieces:e===""?[]:[{text:e}]}}function q(e){return{pieces:[{hole:e}]}}function l(e){let t="";for(let n of e.
pieces){if(!("text"in n))return;t+=n.text}return t}function m(e){let t="";for(let n of e.pieces){if(!("text"in n))break;
t+=n.text}return t}function yr(e){let t="";for(let n of[...e.pieces].reverse()){if(!("text"in n))break;t=n.text+t}return t}
function x(e){return e.pieces.map(t=>"text"in t?t.text:"glob"in t?t.glob:t.hole).join("")}function nn(e,t,n=!1){return new RegExp(
`^${rn(e)}$`,n?"iu":"u").test(t)}function qe(e,t){let n=m(e);if(n.length>=t.length||l(e)!==void 0)return n.startsWith(t);
let r=e.pieces.find(s=>!("text"in s)),o=r!==void 0&&"hole"in r&&r.shape!==void 0;return t.startsWith(n)&&(!o||/^[0-9a-f]/u.
test(t.slice(n.length)))}function ee(e){return e.pieces.some(t=>"hole"in t&&t.splits===!0)}function pt(e){return ee(e)||
e.pieces.some(t=>"glob"in t)}function O(...e){return{pieces:e.flatMap(t=>t.pieces)}}function S(e,t){let n=t;return{pieces:e.
pieces.flatMap(o=>{if(n===0||!("text"in o))return[o];let s=o.text.slice(n);return n=Math.max(0,n-o.text.length),s===""?[]:
[{text:s}]})}}function rn(e){return e.pieces.map(Si).join("")}var Wi={digits:"-?[0-9]*",hex:"[0-9a-f]*"};function Si(e){
return"text"in e?Ae(e.text):"hole"in e?e.shape===void 0?"[^]*":Wi[e.shape]:e.glob==="*"?"[^/]*":"[^/]"}function Ae(e){return e.
replace(/[\\^$.*+?()[\]{}|/]/gu,"\\$&")}function Ee(e){return{pieces:e.pieces.map(t=>"glob"in t?{hole:t.glob}:t)}}function Ai(e){let t=ot(e,We.O_RDONLY|(We.O_NONBLOCK??0));if(rt(t).isFile())return t;throw He(t),new on(e)}function K(e){
let t=Ai(e);try{return Kn(t,"utf8")}finally{He(t)}}var on=class extends Error{constructor(t){super(`${t} is no regular f\
ile`),this.name="NotRegular"}};import{join as Ue}from"node:path";function ht(e,t){let n=t.disk.heads.get(sn(e));if(n!==void 0)return n;if(e.copy!==void 0&&
t.disk.heads.has(e.gitDir))return{unknown:"HEAD of a copied repository"};let r=e.top===void 0?void 0:t.disk.made.get(e.top);
if(r!==void 0)return r.head;if(N(Ue(e.commonDir,"reftable")))return{unknown:"HEAD of a reftable repository"};try{return vi(
Ei(Ue(e.gitDir,"HEAD")))}catch{return{unknown:"HEAD, which cannot be read"}}}function sn({gitDir:e,copy:t}){return t===void 0?
e:`${t}: ${e}`}function Ei(e){return je(e).isSymbolicLink()?`ref: ${st(e)}`:K(e)}function vi(e){let t=/^ref:\s*(\S+)\s*$/u.
exec(e)?.[1];return t==="refs/heads/.invalid"?{unknown:"HEAD of a reftable repository"}:t?.startsWith("refs/heads/")===!0?
{branch:t.slice(11)}:t!==void 0||/^[0-9a-f]{40,64}\s*$/u.test(e)?{detached:!0}:{unknown:"HEAD, which makes no sense"}}function an(e,t){
for(let o of[e.gitDir,e.commonDir]){let s=Ue(o,t);if(je(s,{throwIfNoEntry:!1})?.isFile()===!0)return K(s).trim()}let n=Ue(
e.commonDir,"packed-refs");if(!N(n))return;let r=K(n).split(`
`).find(o=>o.endsWith(` ${t}`));return r?.slice(0,r.indexOf(" "))}function dn(e,t){return an(e,`refs/heads/${t}`)!==void 0}
function ft(e,t){let n=Ue(e.gitDir,t);return N(n)?K(n).trim():void 0}function mt(e){let t=Pi(e,0);if(t===void 0)return[e];let n=e.slice(0,t.start),r=e.slice(t.end),s=e.slice(t.start,t.end).
replace(/\\./gsu,"").includes(",")?t.items:Oi(t.items[0]??""),i=mt(r);if(s===void 0||i===void 0)return;if(s.length===0)return i.
map(d=>e.slice(0,t.end)+d);let a=[];for(let d of s){let u=mt(d);if(u===void 0||a.length+u.length*i.length>200)return;for(let h of u)
for(let f of i)a.push(n+h+f)}return a}function Pi(e,t){for(let n=t;n<e.length;n=ln(e,n)){if(e[n]!=="{")continue;let r=_i(
e,n);if(r!==void 0)return r}}function _i(e,t){let n=[],r=0,o=!1,s=t+1;for(let i=t+1;i<e.length;i=ln(e,i)){let a=e[i];if(a===
"{")r+=1;else if(a===","&&r===0)n.push(e.slice(s,i)),s=i+1;else if(a==="}"&&r>0)r-=1;else{if(a==="}")return n.push(e.slice(
s,i)),n.length>1||o?{start:t,end:i+1,items:n}:void 0;r===0&&(o||=/^\.\.[^}]/u.test(e.slice(i,i+3)))}}}function ln(e,t){let n=e[t];
return n==="\\"?t+2:n==="'"?Di(e,t,"'"):n==='"'||n==="`"?Ri(e,t,n):n==="$"&&e[t+1]==="{"?xr(e,t+1,"{","}"):n==="$"&&e[t+
1]==="("?xr(e,t+1,"(",")"):t+1}function Di(e,t,n){let r=e.indexOf(n,t+1);return r===-1?e.length:r+1}function Ri(e,t,n){for(let r=t+
1;r<e.length;r+=1)if(e[r]==="\\")r+=1;else if(e[r]===n)return r+1;return e.length}function xr(e,t,n,r){let o=0;for(let s=t;s<
e.length;s=s===t?t+1:ln(e,s))if(e[s]===n)o+=1;else if(e[s]===r&&(o-=1)===0)return s+1;return e.length}function Oi(e){let[
t="",n="",r="1",...o]=e.split(".."),s=A=>/^[-+]?\d+$/u.test(A),i=[t,n].every(s),a=[t,n].every(A=>/^[A-Za-z]$/u.test(A));
if(!i&&!a||!s(r)||o.length>0)return[];if(/^(?:[a-z][A-Z]|[A-Z][a-z])$/u.test(t+n))return;let d=A=>i?Number(A):A.charCodeAt(
0),h=[t,n].some(A=>/^-?0\d/u.test(A))?Math.max(t.length,n.length):0,f=A=>i?Fi(A,h):String.fromCharCode(A),y=d(n)-d(t),_=Math.
abs(Number(r))||1,C=Math.floor(Math.abs(y)/_)+1;if(!(C>200))return Array.from({length:C},(A,$)=>f(d(t)+Math.sign(y)*_*$))}
function Fi(e,t){let n=e<0?"-":"";return n+String(Math.abs(e)).padStart(t-n.length,"0")}import{basename as Op,dirname as Fp,isAbsolute as br,join as Np,normalize as Mi,resolve as Ii,sep as Hi}from"node:path";function gt(e){try{return je(e,{throwIfNoEntry:!1})}catch(t){if(t instanceof Error&&"code"in t&&t.code==="ENOTDIR")return;
throw t}}import{dirname as Ni,isAbsolute as Ti,parse as cn,sep as un}from"node:path";var $i=40,Li=un==="\\"?/[\\/]/u:/\//u;function kr(e){let t=cn(e).root,n=wr(e);for(let r=0;n.length>0;){let o=n.pop()??"";
if(o===""||o===".")continue;if(o===".."){t=Ni(t);continue}let s=t.endsWith(un)?t+o:t+un+o,i=Bi(s);if(i===void 0){t=s;continue}
if(r+=1,r>$i)throw new Q("a path leads through a circle of links");Ti(i)&&(t=cn(i).root),n.push(...wr(i))}return t}function wr(e){
return e.slice(cn(e).root.length).split(Li).reverse()}function Bi(e){return gt(e)?.isSymbolicLink()??!1?st(e):void 0}function b(e){return typeof e=="string"}function xe(e){try{return Ge(e,{throwIfNoEntry:!1})?.isDirectory()??!1}catch{return!1}}
function ae(e,t){return br(t)?Mi(t):b(e)?Ii(e,t):e}function j(e,t){return kr(br(t)?t:`${e}${Hi}${t}`)}var ji={heads:new Map,made:new Map,settings:[],links:new Map,copies:new Set,refs:new Set,files:new Map},pn={aliases:new Map,
args:[],locals:new Map,traps:[],inFunction:!1,inLoop:!1,errexit:!1,allexport:!1};function Sr(e){return{cwd:e,previous:{unknown:"\
$OLDPWD"},stack:[],vars:new Map,exported:new Set,fixed:new Set,functions:new Map,disk:ji,...pn}}function p(e){return{ok:[
e],fail:[e]}}function k(e){return{ok:e.flatMap(t=>t.ok),fail:e.flatMap(t=>t.fail)}}function E(e,t,n){return new Map(e).set(
t,n)}var Cr=new WeakMap;function Gi(e){let t=Cr.get(e);if(t!==void 0)return t;let r=JSON.stringify(e,(o,s)=>s instanceof
Map?[...s].map(([i,a])=>[i,Qi(a)]):s instanceof Set?[...s]:s);return Cr.set(e,r),r}var Wr=new WeakMap,Vi=0;function Qi(e){
if(!(typeof e=="object"&&e!==null&&"body"in e))return e;let n=Wr.get(e)??(Vi+=1);return Wr.set(e,n),n}function P(e){if(e.
length<2)return e;let t=new Map;for(let n of e){let r=Gi(n);t.has(r)||t.set(r,n)}return[...t.values()]}var hn={elements:[]};function D(e){return{word:{pieces:[{hole:`$${e}`,splits:!0}]}}}function L(e,t,n){let r=e.fixed.has(
t)?D(t):n;return{...e,vars:E(e.vars,t,r)}}function we(e){return"elements"in e?e.elements:[e.word]}function yt(e){return we(
e)[0]??c("")}var Ar={word:c("")},qi=/^(?:_|RANDOM|SECONDS|LINENO|EPOCH\w+|E?UID|PPID|BASH\w*|FUNCNAME|PIPESTATUS|DIRSTACK|GROUPS|OPTIND|SHELLOPTS|SHLVL)$/u,
Ui=new Set(["?","#","$","!","RANDOM","SECONDS","LINENO","EPOCHSECONDS","UID","EUID","PPID"]);function de(e,t){let{world:n}=t;
if(e==="@"||e==="*")return Er(e,n.args,n);if(/^[1-9][0-9]*$/u.test(e))return fn(n.args,Number(e)-1,e);let r=n.vars.get(e);
return r!==void 0&&qi.test(e)?D(e):r!==void 0?"word"in r?r:fn(r.elements,0,e):Ui.has(e)?{word:{pieces:[{hole:`$${e}`,shape:"\
digits"}]}}:{word:Ki(e,t)??q(`$${e}`)}}function Ki(e,t){let{world:n}=t;if(e==="PWD")return b(n.cwd)?c(n.cwd):void 0;if(e===
"OLDPWD")return b(n.previous)?c(n.previous):void 0;if(e==="CLAUDE_PROJECT_DIR")return c(t.projectDir);if(e!=="HOME"&&e!==
"TMPDIR")return;let r=t.env[e];return r===void 0||r===""?void 0:c(r)}function Er(e,t,n){return e==="@"?{list:t}:{list:t,
glue:Ji(n)}}function Ji({vars:e}){let[t]=we(e.get("IFS")??{word:c(" ")}),n=t===void 0?" ":l(t);return n===void 0?q("$IFS"):
c(n.slice(0,1))}function fn(e,t,n){let r=e[t];return e.slice(0,t).some(pt)||r!==void 0&&ee(r)?D(n):r===void 0?Ar:{word:Ee(
r)}}function mn(e,t){if(e.prefix==="#")return{word:{pieces:[{hole:e.text,shape:"digits"}]}};let n=e.prefix==="!"?zi(e,t):
Xi(e,t);return n!==void 0?n:[e.parameter,e.index?.text].includes("@")||e.operation?.type==="Names"?{list:[te(e.text)]}:{
word:te(e.text)}}function Xi(e,t){let n=e.index===void 0?de(e.parameter,t):Zi(e,t);return n===void 0||e.operation===void 0?
n:e.operation.type==="Default"?Yi(e,n,t):e.operation.type==="CaseModification"?ea(e.operation.operator,n):void 0}function te(e){
return{pieces:[{hole:e,splits:!0}]}}function zi(e,t){if(e.operation!==void 0||e.index!==void 0)return;let n=de(e.parameter,
t),r="word"in n?l(n.word):void 0;return r===void 0?void 0:de(r,t)}function Zi(e,t){let n=t.world.vars.get(e.parameter),r=e.
index?.text;if(n!==void 0){if(r==="@"||r==="*")return Er(r,we(n),t.world);if(!(r===void 0||!/^\d+$/u.test(r)))return fn(
we(n),Number(r),e.parameter)}}function Yi(e,t,n){if(e.operation?.type!=="Default")return;let r="word"in t?l(t.word):void 0;
if(r===void 0)return;let o=e.operation.operator.startsWith(":"),s=t!==Ar&&(!o||r!==""),i=n.operand(e),a=i===void 0?void 0:
{word:i};return e.operation.operator.endsWith("+")?s?a:{word:c("")}:s?t:a}function ea(e,t){let n="word"in t?l(t.word):void 0;
if(n!==void 0){if(e==="^^")return{word:c(n.toUpperCase())};if(e===",,")return{word:c(n.toLowerCase())}}}function ve(e){if("\
word"in e)return e.word;let{list:t,glue:n=c(" ")}=e;return O(...t.flatMap((r,o)=>o===0?[Ee(r)]:[n,Ee(r)]))}var xt=String.raw`"\$\(cat <<'(?<tag>\w+)'\n(?:(?!\k<tag>\n)[^\n]*\n)*\k<tag>\n\)"`,Ke='"$(';function vr(e){return e.startsWith(
Ke)}function Pr(e){let t=e.type==="DoubleQuoted"?e.parts[0]:void 0;return t?.type==="CommandExpansion"?t.script:void 0}function _r(e,t,n){
let r=t+e.length,o=ta(e,t+Ke.length);n(o);let s={type:"Script",pos:o.pos,end:r-2,shebang:void 0,commands:[{type:"Stateme\
nt",pos:o.pos,end:o.end,command:o,background:void 0}],errors:void 0},i={type:"CommandExpansion",pos:t+1,end:r-1,text:e.slice(
1,-1),script:s};return{type:"DoubleQuoted",pos:t,end:r,text:e,parts:[i]}}function ta(e,t){let[n=""]=e.slice(Ke.length).split(
`
`,1),r=t+n.length,o=n.slice(n.indexOf("'")),s=o.slice(1,-1),i=t+e.length-Ke.length-3-s.length,a=e.slice(Ke.length+n.length+
1,-3-s.length),d={type:"HereDoc",pos:t+4,end:r,operator:"<<",descriptor:void 0,delimiter:{type:"HereDocDelimiter",pos:r-
o.length,end:r,text:o,value:s,quoted:!0},body:{type:"HereDocBody",pos:r+1,end:i,text:a,parts:void 0},closing:{pos:i,end:i+
s.length}};return{type:"Command",pos:t,end:r,name:{type:"Word",text:"cat",pos:t,end:t+3,value:"cat"},prefix:[],suffix:[d],
args:[],redirects:[d]}}var Fr=String.raw`[\w./:@%+,=~-]+`,Nr=String.raw`'[^'\n]*'|"[^"\\$\x60\n]*"`,na=`(?:${Fr}|${Nr}|${xt})+`,wt=new RegExp(String.
raw`[ \t]*(?:(&&|\|\||[;|])|((\d*)(>>|>&|>|<)[ \t]*)?(${na})|$)`,"y"),Dr=new RegExp(`${Fr}|${Nr}|${xt}`,"g"),ra=new RegExp(
xt,"g"),oa=/^\w+\+?=/,sa=/^(?:if|then|else|elif|fi|for|while|until|do|done|case|esac|in|function|select|time|coproc)$/,Rr=/[$\x60\\\n]/;
function Tr(e){let t=ia(e);if(t===void 0)return;let n=gn(t,[";"]).groups;n.length>1&&n.at(-1)?.length===0&&n.pop();let r=yn(
n,la);return r&&{type:"Script",pos:0,end:e.length,shebang:void 0,commands:r}}function ia(e){if(Rr.test(e)&&Rr.test(e.replace(
ra,"")))return;let t=[];for(wt.lastIndex=0;wt.lastIndex<e.length;){let n=wt.exec(e);if(n===null)return;let[,r,o,s="",i="",
a=""]=n,d=wt.lastIndex-a.length;if(r!==void 0)t.push({type:"operator",sign:r});else if(o!==void 0)t.push(aa(Or(a,d),d-o.
length,s,i));else{if(oa.test(a))return;a!==""&&t.push(Or(a,d))}}return t}function aa(e,t,n,r){let o=t+n.length,s={type:"\
FileDescriptor",pos:t,end:o,value:Number(n)};return{type:"Redirect",pos:t,end:e.end,operator:r===">>"||r===">&"||r===">"?
r:"<",descriptor:n===""?void 0:s,target:e}}function Or(e,t){let n=t+e.length;if(!/["']/.test(e))return{type:"Word",text:e,
pos:t,end:n,value:e};let r=[...e.matchAll(Dr)].map(s=>da(s[0],t+s.index)),o=e.replace(Dr,s=>/^["']/.test(s)?s.slice(1,-1):
s);return{type:"Word",text:e,pos:t,end:n,parts:r,value:o}}function da(e,t){let n=t+e.length,r=e.slice(1,-1);if(vr(e))return _r(
e,t,s=>wn.set(s,[]));if(e.startsWith("'"))return{type:"SingleQuoted",pos:t,end:n,value:r,text:e};if(!e.startsWith('"'))return{
type:"Literal",pos:t,end:n,value:e,text:e};let o={type:"Literal",pos:t+1,end:n-1,value:r,text:r};return{type:"DoubleQuot\
ed",pos:t,end:n,text:e,parts:[o]}}function gn(e,t){let n={groups:[[]],operators:[]};for(let r of e)r.type==="operator"&&
t.includes(r.sign)?(n.operators.push(r.sign),n.groups.push([])):n.groups.at(-1)?.push(r);return n}function yn(e,t){let n=e.
map(t);return n.every(r=>r!==void 0)?n:void 0}function la(e){let t=ca(e);if(t!==void 0)return{type:"Statement",...xn([t]),
command:t,background:void 0}}function ca(e){let{groups:t,operators:n}=gn(e,["&&","||"]),r=yn(t,ua);if(r===void 0||r.length===
1)return r?.[0];let o=n.map(s=>s==="&&"?s:"||");return{type:"AndOr",...xn(r),commands:r,operators:o}}function ua(e){let{
groups:t,operators:n}=gn(e,["|"]),r=yn(t,pa);if(r===void 0||r.length===1)return r?.[0];let o=n.map(()=>"|");return{type:"\
Pipeline",...xn(r),prefixes:[],commands:r,operators:o}}function xn(e){return{pos:e[0]?.pos??0,end:e.at(-1)?.end??0}}function pa([
e,...t]){if(e?.type!=="Word"||sa.test(e.text))return;let n=t.filter(d=>d.type!=="operator"),r=n.filter(d=>d.type==="Word"),
o=n.filter(d=>d.type!=="Word"),{end:s}=n.at(-1)??e,{pos:i}=e,a={type:"Command",pos:i,end:s,name:e,prefix:[],suffix:n,args:r,
redirects:o};return wn.set(a,[e,...n].flatMap(ha)),a}function ha(e){let t=e.type==="Redirect"?e.target:e;return(t?.type===
"Word"?t.parts:void 0)?.flatMap(r=>Pr(r)??[])??[]}var wn=new WeakMap;function $r(e){return wn.get(e)}var fa=process.getBuiltinModule===void 0?await import("node:vm"):void 0;function Lr(e,t){let n;return()=>{if(n===void 0){
let r={exports:{}};(fa??process.getBuiltinModule("node:vm")).runInThisContext(`(function(module){${e}
})`,{filename:t})(r),n=r.exports}return n}}var Br=Lr(`var ne=Object.defineProperty;var Qe=Object.getOwnPropertyDescriptor;var Me=Object.getOwnPropertyNames;var Ue=\
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
`,"unbash.lazy.ts"),Mr=(...e)=>Br().parsed(...e),Ir=(...e)=>Br().eachChild(...e);function Pe(e){let t=Tr(e);if(t!==void 0)return{script:t};try{let n=Mr(e),r=n.errors?.[0]?.message;return r===void 0?{script:n}:
{script:n,error:r}}catch(n){let r=n instanceof Error?n.message:String(n);return{script:{type:"Script",pos:0,end:0,shebang:void 0,
commands:[]},error:r}}}function ma(e){let t=e.type==="ArithmeticBinary"&&/(?<![=!<>])=$|(?:<<|>>)=$/u.test(e.operator),n=e.
type==="ArithmeticUnary"&&/^(?:\+\+|--)$/u.test(e.operator),r=t?e.left:n?e.operand:void 0;return r?.type==="ArithmeticWo\
rd"?/^[A-Za-z_]\w*/u.exec(r.value)?.[0]:void 0}function ga(e){return/^(?:(?:Arithmetic)?CommandExpansion|ProcessSubstitution)$/u.
test(e.type)}function J(e){let t=$r(e);if(t!==void 0)return t.map(o=>({script:o}));let n=[],r=(o,s)=>{if(!ga(o)){let a=s||
/^(?:Redirect|HereString|HereDoc)$/u.test(o.type);Ir(o,u=>r(u,a)),o.type==="ParameterExpansion"&&/^:?=$/u.test(o.operation?.
operator??"")&&n.push({sets:o.parameter,by:o,isCertain:!s});let d=ma(o);d!==void 0&&n.push({sets:d,isCertain:!1});return}
if(o.script===void 0)return;let i=o.script.errors?.[0]?.message;n.push(i===void 0?{script:o.script}:{script:o.script,error:i})};
return r(e,!1),n}function B(e,t){if(!e.parts?.some(r=>r.type==="BraceExpansion"))return kn(e,t,!0);let n=mt(e.text);return n===void 0?[te(
e.text)]:n.flatMap(r=>kn(ya(r,e),t,!0))}function le(e,t){let[n,...r]=kn(e,t,!1);return n===void 0||r.length>0?c(""):n}function jr(e,t){
return{pieces:e.flatMap(n=>ve(Cn(n,t)).pieces)}}function ya(e,t){let n=Pe(`: ${e}`).script.commands[0]?.command,r=n?.type===
"Command"?n.suffix[0]:void 0;return r?.type!=="Word"?{...t,text:e,value:e,parts:void 0}:r}function kn(e,t,n){let r={done:[],
current:[],isOpen:!n},o=e.parts??[{type:"Literal",pos:e.pos,end:e.end,value:e.value,text:e.text}];for(let[s,i]of o.entries())
wa(r,i,{by:t,split:n,mayBeHome:s===0&&xa(o)});return bt(r),r.done}function xa([e,t]){return t===void 0||e?.text.includes(
"/")===!0}function bt(e){(e.isOpen||e.current.length>0)&&e.done.push({pieces:e.current}),e.current=[],e.isOpen=!1}function wa(e,t,n){
switch(t.type){case"Literal":_e(e,n.mayBeHome?Sa(t.text,t.value,n.by):c(t.value));return;case"SingleQuoted":case"AnsiCQu\
oted":e.isOpen=!0,_e(e,c(t.value));return;case"DoubleQuoted":case"LocaleString":ka(e,t.parts,n);return;case"Glob":case"E\
xtendedGlob":{let r=t.type==="ExtendedGlob"?"*":t.text;e.current.push(n.split?{glob:r}:{text:t.text});return}default:Ca(
e,Cn(t,n.by),n)}}function _e(e,t){e.current.push(...t.pieces)}function ka(e,t,n){let r=!1;for(let o of t.map(s=>Cn(s,n.by)))
n.split&&"list"in o&&o.glue===void 0?(r=!0,ba(e,o.list)):_e(e,bn(ve(o)));r||(e.isOpen=!0)}function ba(e,t){for(let[n,r]of t.
entries())n>0&&bt(e),e.isOpen=!0,_e(e,r)}function bn(e){return{pieces:e.pieces.map(n=>"glob"in n?{text:n.glob}:"hole"in n?
n.shape===void 0?{hole:n.hole}:{hole:n.hole,shape:n.shape}:n)}}function Ca(e,t,n){if(!n.split){_e(e,bn(ve(t)));return}let r="\
word"in t?[t.word]:t.list;for(let[o,s]of r.entries())if(o>0&&bt(e),n.by.world.vars.has("IFS")&&s.pieces.length>0)_e(e,te(
x(s)));else for(let i of s.pieces)Wa(e,i)}function Wa(e,t){if(!("text"in t)){e.current.push(t);return}for(let[n,r]of t.text.
split(/[ \t\n]+/u).entries()){n>0&&bt(e);for(let o of r.split(/([*?]|\[[^\]]+\])/u))o!==""&&e.current.push(/^[*?[]/u.test(
o)?{glob:o}:{text:o})}}function Sa(e,t,n){let r=/^~([^/]*)/u.exec(e)?.[1];if(r===void 0)return c(t);let o={"":"HOME","+":"\
PWD","-":"OLDPWD"}[r];return{pieces:[...(o===void 0?q(`~${r}`):ve(de(o,kt(n)))).pieces,...c(t.slice(r.length+1)).pieces]}}
function Cn(e,t){switch(e.type){case"Literal":case"SingleQuoted":case"AnsiCQuoted":return{word:c(e.value)};case"SimpleEx\
pansion":return Hr(e.text.slice(1),de(e.text.slice(1),kt(t)),t);case"ParameterExpansion":return Hr(e.parameter,mn(e,kt(t)),
t);case"CommandExpansion":return{word:(e.script===void 0?void 0:t.output(e.script,t.world))??te(e.text)};case"Arithmetic\
Expansion":return{word:{pieces:[{hole:e.text,shape:"digits"}]}};case"ProcessSubstitution":return{word:{pieces:[{hole:e.text}]}};default:
return{word:/[$`]/u.test(e.text)?te(e.text):c(e.text)}}}function Hr(e,t,n){return!("word"in t)||!n.world.vars.has(e)?t:{
word:{pieces:t.word.pieces.map(o=>"hole"in o&&o.shape===void 0?{...o,splits:!0}:o)}}}function Gr(e,t){return e.index!==void 0?
D(e.parameter):{word:bn(ve(mn(e,kt(t))))}}function kt(e){return{world:e.world,projectDir:e.projectDir,env:e.env,operand(t){
let n=t.operation?.type==="Default"?t.operation.operand:void 0;return n===void 0?void 0:le(n,e)}}}function ce(e){let t=(l(e)??Aa(e))?.replace(/^=/u,"");if(t===void 0)return;let n=t.slice(t.lastIndexOf("/")+1).toLowerCase();
return n.endsWith(".exe")?n.slice(0,-4):n}function Aa(e){let t=yr(e);if(!e.pieces.some(r=>"hole"in r&&r.splits===!0))return t.
includes("/")||/\.(?:sh|bash|zsh|py|js|mjs|ts|rb|pl|php)$/u.test(t)?t:void 0}function ne(e){return e.words[0]??c("")}var Ea={n:`
`,t:"	",b:"\b"};function Vr(e){if(e===void 0)return"true";let t="",n=0,r=!1;for(let[o]of e.trimStart().matchAll(/\\.|[^]/gu)){
if(o==='"'){r=!r,n=t.length;continue}if(!r&&(o==="#"||o===";"))break;t+=o.length>1?va(o):o,(r||!/\s/u.test(o))&&(n=t.length)}
return t.slice(0,n)}function va(e){let t=e.slice(1);return Ea[t]??t}var Pa=/^\s*\[\s*([A-Za-z0-9.-]+)\s*(?:"((?:[^"\\]|\\.)*)")?\s*\]/u;function Qr(e){let t=[],n="";for(let r of _a(e)){let o=Pa.
exec(r),s=o===null?r:r.slice(o[0].length);if(o!==null){let a=(o[1]??"").toLowerCase();n=o[2]===void 0?a:`${a}.${o[2].replace(
/\\(.)/gu,"$1")}`}let i=/^\s*([A-Za-z][A-Za-z0-9-]*)\s*(?:=(.*))?$/su.exec(s);i===null||n===""||t.push({key:`${n}.${(i[1]??
"").toLowerCase()}`,value:Vr(i[2])})}return t}function _a(e){return e.replace(/^\uFEFF/u,"").replace(/\\\r?\n/gu,"").split(
/\r?\n/u)}function re(e){let t=e.indexOf("."),n=e.lastIndexOf(".");return t===-1||t===n?e.toLowerCase():e.slice(0,t).toLowerCase()+
e.slice(t,n)+e.slice(n).toLowerCase()}var Wn=/^(?:GIT_EDITOR|GIT_SEQUENCE_EDITOR|EDITOR|VISUAL|GIT_PAGER|PAGER|core\.editor|sequence\.editor|core\.pager|pager\..*)$/su,
qr=/^(?:GIT_SSH|GIT_SSH_COMMAND|GIT_PROXY_COMMAND|GIT_ASKPASS|SSH_ASKPASS|GIT_EXTERNAL_DIFF|core\.(?:sshcommand|askpass|gitproxy|fsmonitor|worktree|alternaterefscommand)|diff\.external|diff\..*\.(?:command|textconv)|difftool\..*\.cmd|mergetool\..*\.cmd|merge\..*\.driver|filter\..*\.(?:clean|smudge|process)|credential(?:\..*)?\.helper|gpg(?:\..*)?\.program|remote\..*\.(?:uploadpack|receivepack|vcs)|uploadpack\.packobjectshook|hook\..*\.command|sendemail\..*|browser\..*\.cmd|man\..*\.cmd)$/su,
Da=/^(?:GIT_EXEC_PATH|GIT_CONFIG_PARAMETERS|GIT_COMMON_DIR|GIT_NAMESPACE|LD_PRELOAD|DYLD_INSERT_LIBRARIES|include\.path|includeif\..*)$/su,
Ra=/^(?:|true|false|:|cat|less|more|echo|vi|vim|nano|[/\w]*\/ssh|ssh|store|cache|osxkeychain|manager)(?: (?!.*(?:ProxyCommand|LocalCommand|[`$;&|<>()])).*)?$/isu;
function Ct(e){let t=[...e],n=t.flatMap(([o,s])=>Wn.test(o)?l(s)??[]:[]),r=t.filter(([o,s])=>Oa(o,l(s)));return{texts:n,
unread:r.map(([o,s])=>`${o}=${x(s)}`)}}function Sn(e){return Wn.test(e)||qr.test(e)}function Oa(e,t){return Wn.test(e)||
e.startsWith("GIT_CONFIG_KEY_")?t===void 0:Da.test(e)?!0:qr.test(e)?t===void 0||!Ra.test(t):/^GIT_CONFIG_(?:GLOBAL|SYSTEM)$/u.
test(e)&&t!=="/dev/null"&&t!==""}function En(e,t){let n=Na(e),o=[...t.disk.settings.filter(({key:a})=>/^include(?:if\.|\.)/u.test(a)),...n].map(({key:a,value:d})=>[
a,c(d)]),{unread:s,texts:i}=Ct(new Map([...e,...o]));return{world:t,dir:t.cwd,args:[],settings:n,env:e,unread:s,texts:i,
...Fa({gitDir:Kr(An("GIT_DIR",e)),workTree:Kr(An("GIT_WORK_TREE",e)),home:Ur("HOME",e),xdg:Ur("XDG_CONFIG_HOME",e)})}}function Fa({
gitDir:e,workTree:t,home:n,xdg:r}){return{...e===void 0?{}:{gitDir:e},...t===void 0?{}:{workTree:t},...n===void 0?{}:{home:n},
...r===void 0?{}:{xdg:r}}}function An(e,t){let n=process.env[e];return t.get(e)??(n===void 0?void 0:c(n))}function Ur(e,t){
let n=l(An(e,t)??c(""));return n===""?void 0:n}function Kr(e){if(e===void 0)return;let t=l(e);return t===""?void 0:t??{unknown:`\
the path ${x(e)}`}}function Na(e){return[...e].flatMap(([t,n])=>{let r=/^GIT_CONFIG_KEY_(\d+)$/u.exec(t)?.[1],o=r===void 0?
void 0:l(n);if(o===void 0)return[];let s=l(e.get(`GIT_CONFIG_VALUE_${r}`)??c(""))??"?";return[{key:re(o),value:s}]})}var Xr=new Map([["-C",(e,t)=>({...e,dir:La(e.dir,t)})],["-c",zr],["--git-dir",(e,t)=>({...e,gitDir:Jr(t)})],["--work-tre\
e",(e,t)=>({...e,workTree:Jr(t)})],["--config-env",Ba],...["--namespace","--super-prefix","--attr-source","--list-cmds",
"--shallow-file"].map(e=>[e,t=>t])]);function vn(e,t){let n=t;for(let r=0;r<e.length;r+=1){let o=e[r]??c("");if(!m(o).startsWith(
"-"))return Ta(n,o,e.slice(r+1));let s=Xr.get(l(o)??"");s===void 0?n=$a(n,o):(r+=1,n=s(n,e[r]??c("")))}return n}function Ta(e,t,n){
let r=l(t);return r!==void 0?{...e,verb:r,args:n}:{...e,args:n,unread:[...e.unread,`the git command ${x(t)}`]}}function $a(e,t){
let n=m(t).split("=",1)[0]??"",r=m(t).includes("=");return n==="--exec-path"&&r?{...e,unread:[...e.unread,"git programs \
from another directory"]}:r?Xr.get(n)?.(e,S(t,n.length+1))??e:l(t)===void 0?{...e,unread:[...e.unread,`the git option ${x(
t)}`]}:e}function Jr(e){return l(e)??{unknown:`the path ${x(e)}`}}function La(e,t){let n=l(t);return n===void 0?{unknown:`\
the directory ${x(t)}`}:n===""?e:b(e)?j(e,n):ae(e,n)}function Ba(e,t){let[n="",r=""]=(l(t)??"").split("="),o=e.env.get(r)?.
pieces??[{hole:`$${r}`}];return zr(e,{pieces:[{text:`${n}=`},...o]})}function zr(e,t){let n=m(t),r=n.indexOf("="),o=l(t);
if(r===-1&&o===void 0)return{...e,unread:[...e.unread,`the setting ${x(t)}`]};let s=re(r===-1?n:n.slice(0,r)),i=r===-1?"\
true":o?.slice(r+1)??"?",{unread:a,texts:d}=Ct(new Map([[s,S(t,r+1)]]));return{...e,settings:[...e.settings,{key:s,value:i}],
unread:[...e.unread,...a],texts:[...e.texts,...d]}}import{dirname as Pn,join as Wt}from"node:path";function ue(e,t){return Yr(e,t).at}function Zr(e,t){return Yr(e,t).names.find(n=>e.disk.copies.has(n))}function Yr(e,t){
let n=[],r=t;for(let o=0;o<10;o+=1){let s=[...e.disk.links].find(([i])=>r===i||r.startsWith(`${i}/`));if(s===void 0)break;
n.push(s[0]),r=s[1]+r.slice(s[0].length)}return{at:r,names:n}}function De(e){if(!b(e.dir))return e.dir;if(e.gitDir!==void 0)return Ia(e.gitDir,e);let t=j("/",ue(e.world,e.dir));for(let n=t;;n=
Pn(n)){let r=n==="/"&&!N("/.git")?void 0:n,o=r===void 0?void 0:Ha(r,e.world);if(o!==void 0)return Ma(o,e);if(Pn(n)===n)return}}
function Ma(e,{world:t,dir:n}){if(t.disk.copies.size===0||e.gitDir!==e.commonDir)return e;let r=Zr(t,String(n));return r===
void 0?e:{...e,copy:r}}function Ia(e,t){if(!b(e))return e;if(!b(t.dir))return t.dir;let n=j(t.dir,e),r=eo(n)??n,o=t.workTree===
void 0?t.dir:t.workTree,s={gitDir:r,commonDir:St(r)};return b(o)?{...s,top:j(t.dir,o)}:s}function Ha(e,t){let n=Wt(e,".g\
it"),r=t.disk.made.get(e);if(r!==void 0)return{gitDir:n,commonDir:r.commonDir??n,top:e};let o=Ge(n,{throwIfNoEntry:!1});
if(o?.isDirectory()===!0&&gt(Wt(n,"HEAD"))!==void 0)return{gitDir:n,commonDir:St(n),top:e};let s=o?.isFile()===!0?eo(n):
void 0;return s!==void 0?{gitDir:s,commonDir:St(s),top:e}:["HEAD","objects","refs"].every(a=>N(Wt(e,a)))?{gitDir:e,commonDir:St(
e)}:void 0}function eo(e){if(Ge(e,{throwIfNoEntry:!1})?.isFile()!==!0)return;let t=/^gitdir: (.+?)\s*$/u.exec(K(e))?.[1];
return t===void 0?void 0:j(Pn(e),t)}function St(e){let t=Wt(e,"commondir");return N(t)?j(e,K(t).trim()):e}import{dirname as ja,join as Je}from"node:path";function Re(e,t){let n=e.home;return[...["/etc/gitconfig",...n===void 0?[]:[Je(e.xdg??Je(n,".config"),"git","config"),Je(
n,".gitconfig")],...t===void 0?[]:[Je(t.commonDir,"config"),Je(t.gitDir,"config.worktree")]].flatMap(o=>to(o,5,n)),...e.
world.disk.settings,...e.settings]}function to(e,t,n){return t===0||!N(e)?[]:Ga(e).flatMap(o=>{if(o.key!=="include.path"&&
!/^includeif\..*\.path$/su.test(o.key))return[o];let s=o.value.replace(/^~(?=\/)/u,n??"~");return[o,...to(j(ja(e),s),t-1,
n)]})}function Ga(e){try{return Qr(K(e))}catch{return[]}}function At(e,t){return e.findLast(n=>n.key===t)?.value}var Va=`add am annotate apply archive backfill bisect blame branch bugreport bundle cat-file check-attr
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
verify-pack verify-tag version web--browse whatchanged worktree write-tree`,no;function _n(e){return no??=new Set(Va.split(
/\s+/u)),no.has(e)}var Qa=10;function Et(e,t,n){let r=ce(e[0]??c("")),o=e.slice(1);if(r==="git"||r==="hub")return ro(vn(o,En(t,n)),Qa);let s=r?.
startsWith("git-")===!0?r.slice(4):void 0;return s!==void 0&&_n(s)?{...En(t,n),verb:s,args:o}:void 0}function ro(e,t){if(e.
verb===void 0||_n(e.verb)||t===0)return e;let n=qa(e.verb,e);if(n===void 0)return e;if(n==="?")return{...e,unread:[...e.
unread,`git ${e.verb}, perhaps an alias`]};if(n.startsWith("!"))return{...e,shellAlias:n.slice(1)};let r=[...Ua(n,e.world),
...e.args];return ro(vn(r,{...e,args:[]}),t-1)}function qa(e,t){let n=De(t),r=n!==void 0&&"unknown"in n,o=Re(t,r?void 0:
n);return At(o,`alias.${e.toLowerCase()}`)??(r?"?":void 0)}function Ua(e,t){let n=Pe(`: ${e.replaceAll("$","\\$")}`).script.
commands[0]?.command;if(n?.type!=="Command")return[c(e)];let r={world:t,projectDir:"/",env:{},output:()=>{}};return n.args.
flatMap(o=>o.type==="Word"?B(o,r):[c(o.text)])}function vt(e,t){let n=Et(e.map(c),new Map,t);if(n?.verb===void 0||n.unread.length>0)return;let r=[n.verb,...e.slice(e.indexOf(
n.verb)+1)].join(" "),o=De(n);if(o===void 0||"unknown"in o)return;if(r==="rev-parse --show-toplevel")return o.top;if(/^(?:branch --show-current|rev-parse --abbrev-ref (?:HEAD|@)|symbolic-ref (?:-q |--quiet )?--short (?:-q )?HEAD)$/u.
test(r)){let i=ht(o,t);return"branch"in i?i.branch:void 0}return Ja(r.replace(/ --path-format=\w+/u,""),o)}function Ja(e,{
gitDir:t,commonDir:n}){if(/^rev-parse --(?:absolute-)?git-dir$/u.test(e))return t;if(e==="rev-parse --git-common-dir")return n;
let r=/^rev-parse --git-path (\S+)$/u.exec(e)?.[1];if(r===void 0)return;let o=/^(?:hooks|refs|config|packed-refs|objects|info)(?:\/|$)/u.
test(r);return Ka(o?n:t,r)}function R(e,t){return{ok:e.ok.map(t),fail:e.fail.map(t)}}function F(e){return({disk:t})=>({...e,disk:t})}function Xe({stdin:e}){
return({stdin:t,...n})=>e===void 0?n:{...n,stdin:e}}function pe(e,t){let n=new Map;for(let[r,o]of e.vars)e.exported.has(r)&&"word"in o&&n.set(r,o.word);for(let[r,o]of t)"wo\
rd"in o&&n.set(r,o.word);return n}function he(e,t){return{...e,disk:{...e.disk,...t}}}function Pt(e,t,n){return he(e,{heads:E(e.disk.heads,sn(t),n)})}function Oe(e,t){
return he(e,{settings:[...e.disk.settings,...t]})}function oe(e,t){return{ok:[t],fail:[e]}}import{join as td}from"node:path";function g(e,t){let n=[],r=[],o=[];for(let s=0;s<e.length;s+=1){let i=e[s];if(i===void 0)break;let a=l(i);if(a==="--"){let u=r.
length;return{options:n,operands:[...r,...e.slice(s+1)],dashes:u,unclear:o}}let d=m(i);if(!d.startsWith("-")||a==="-"){if(a===
void 0&&qe(i,"-")&&o.push(i),r.push(i),t.stopAtOperand===!0){r.push(...e.slice(s+1));break}continue}s+=d.startsWith("--")?
Xa(i,e[s+1],t,n):Za(i,e[s+1],t,n)}return{options:n,operands:r,unclear:o}}function Xa(e,t,n,r){let o=m(e),s=o.indexOf("="),
i=za(s===-1?o.slice(2):o.slice(2,s),n);return s!==-1?(r.push({name:`--${i}`,value:S(e,s+1)}),0):l(e)===void 0?(r.push({name:`\
--${i}`,value:e}),0):!n.long.includes(i)||t===void 0?(r.push({name:`--${i}`}),0):(r.push({name:`--${i}`,value:t}),1)}function za(e,t){
let n=t.known??t.long;if(n.includes(e))return e;let r=n.map(i=>`no-${i}`),o=new Set(t.known===void 0?n:[...n,...r]),s=o.
has(e)?[e]:[...o].filter(i=>i.startsWith(e));return s.length===1?s[0]??e:e}function Za(e,t,n,r){let o=m(e).slice(1);for(let[
s,i]of[...o].entries()){let a=S(e,s+2);if(n.shortAttached?.includes(i)===!0)return r.push({name:`-${i}`,value:a}),0;if(!n.
short.includes(i)){r.push({name:`-${i}`});continue}return a.pieces.length>0?(r.push({name:`-${i}`,value:a}),0):(r.push(t===
void 0?{name:`-${i}`}:{name:`-${i}`,value:t}),t===void 0?0:1)}return l(e)===void 0&&r.push({name:"-?",value:e}),0}function W(e,...t){
return e.options.findLast(n=>t.includes(n.name))?.value}function oo(e,...t){return e.options.flatMap(({name:n,value:r})=>t.
includes(n)&&r!==void 0?[r]:[])}function w(e,...t){let n=t.map(Ya),r=e.options.findLast(({name:o})=>t.includes(o)||n.includes(
o));return r!==void 0&&t.includes(r.name)}function Ya(e){return e.startsWith("--no-")?`--${e.slice(5)}`:e.startsWith("--")?
`--no-${e.slice(2)}`:void 0}function v(...e){return e}var Fe="abort continue quit skip no-verify verify edit no-edit signoff no-signoff gpg-sign no-\
gpg-sign",X="quiet no-quiet verbose no-verbose",so={commit:v("mFCct","Su","message file reuse-message reedit-message fix\
up squash template author date trailer cleanup pathspec-from-file",`all patch amend edit no-edit dry-run short branch po\
rcelain long null no-verify verify signoff no-signoff only
     include interactive no-post-rewrite status no-status allow-empty allow-empty-message reset-author ahead-behind
     pathspec-file-nul gpg-sign no-gpg-sign untracked-files ${X}`),merge:v("mFsX","S","file strategy strategy-option int\
o-name cleanup",`ff no-ff ff-only squash no-squash commit no-commit stat no-stat log no-log rerere-autoupdate overwrite-\
ignore
     allow-unrelated-histories autostash no-autostash progress ${Fe} ${X}`),pull:v("sXjo","Sr","strategy strategy-option\
 depth deepen shallow-since shallow-exclude upload-pack jobs refmap server-option negotiation-tip cleanup",`ff no-ff ff-\
only squash no-squash commit no-commit rebase no-rebase stat no-stat log no-log all append atomic
     dry-run force keep prune tags no-tags set-upstream unshallow ipv4 ipv6 autostash no-autostash progress
     allow-unrelated-histories recurse-submodules verify-signatures ${Fe} ${X}`),push:v("o","","repo push-option receive\
-pack exec",`all branches mirror delete tags dry-run porcelain force force-with-lease force-if-includes no-force-if-incl\
udes
     no-force-with-lease recurse-submodules thin no-thin set-upstream progress prune no-verify verify follow-tags
     no-follow-tags signed no-signed atomic ipv4 ipv6 ${X}`),rebase:v("sXxC","Sr","onto exec strategy strategy-option wh\
itespace empty",`interactive root update-refs no-update-refs keep-base apply merge autosquash no-autosquash autostash no\
-autostash
     fork-point no-fork-point stat no-stat rebase-merges no-rebase-merges keep-empty no-keep-empty reapply-cherry-picks
     force-rebase no-ff committer-date-is-author-date reset-author-date ignore-date ignore-whitespace edit-todo
     show-current-patch reschedule-failed-exec ${Fe} ${X}`),"cherry-pick":v("mXs","S","mainline strategy strategy-option\
 cleanup empty",`no-commit commit ff allow-empty allow-empty-message keep-redundant-commits rerere-autoupdate ${Fe}`),revert:v(
"mXs","S","mainline strategy strategy-option cleanup",`no-commit commit reference ${Fe}`),am:v("Cp","S","directory exclu\
de include whitespace patch-format resolvemsg empty quoted-cr",`3way keep scissors no-scissors message-id ignore-date re\
solved allow-empty interactive show-current-patch keep-cr utf8 reject ignore-whitespace ${Fe} ${X}`),reset:v("","","path\
spec-from-file",`soft mixed hard merge keep patch intent-to-add pathspec-file-nul no-refresh refresh recurse-submodules ${X}`),
"update-ref":v("m","","","no-deref stdin create-reflog"),"symbolic-ref":v("m","","","short delete recurse quiet"),branch:v(
"u","t","set-upstream-to contains no-contains merged no-merged points-at format sort",`delete move copy force list track\
 no-track show-current all remotes edit-description unset-upstream create-reflog color no-color column no-column abbrev \
ignore-case omit-empty recurse-submodules ${X}`),checkout:v("bB","","orphan conflict pathspec-from-file","detach track n\
o-track guess no-guess force merge ours theirs patch ignore-skip-worktree-bits ignore-other-worktrees overwrite-ignore r\
ecurse-submodules overlay no-overlay pathspec-file-nul progress no-progress quiet"),switch:v("cC","","create force-creat\
e orphan conflict","detach guess no-guess force discard-changes merge track no-track ignore-other-worktrees recurse-subm\
odules progress no-progress quiet"),fetch:v("jo","","depth deepen shallow-since shallow-exclude upload-pack jobs refmap \
server-option negotiation-tip filter",`all append atomic dry-run force keep multiple prune prune-tags tags no-tags updat\
e-head-ok set-upstream unshallow porcelain recurse-submodules write-fetch-head no-write-fetch-head ipv4 ipv6 ${X}`),remote:v(
"tm","","track master","fetch mirror prune tags no-tags verbose"),worktree:v("bB","","reason orphan expire","force detac\
h checkout no-checkout lock guess-remote track no-track porcelain quiet"),clone:v("bocuj","","branch origin config depth\
 shallow-since shallow-exclude upload-pack template reference reference-if-able separate-git-dir jobs filter server-opti\
on bundle-uri revision",`bare mirror no-checkout local shared no-hardlinks single-branch no-single-branch recurse-submod\
ules no-tags sparse reject-shallow progress ${X}`),init:v("b","","initial-branch template separate-git-dir object-format\
 ref-format","bare shared quiet"),config:v("f","","file blob type default comment value url","get get-all get-regexp get\
-urlmatch add unset unset-all rename-section remove-section replace-all list edit global system local worktree null name\
-only show-origin show-scope includes fixed-value all regexp append bool int path"),"send-pack":v("","","receive-pack ex\
ec remote","all mirror dry-run force thin atomic stdin verbose signed"),subtree:v("Pmb","","prefix message branch annota\
te onto","squash rejoin ignore-joins quiet debug")},ed={short:"",long:[]};function G(e){let t=Object.hasOwn(so,e)?so[e]:
void 0;if(t===void 0)return ed;let[n,r,o,s]=t;return{short:n,shortAttached:r,long:Dn(o),known:[...Dn(o),...Dn(s)]}}function Dn(e){
return e.split(/\s+/u).filter(t=>t!=="")}function io(e){let n=(ft(e,"logs/HEAD")?.split(`
`)??[]).findLast(o=>o.includes("	checkout: moving from ")),r=n===void 0?void 0:/\tcheckout: moving from (\S+) to /u.exec(
n)?.[1];return r===void 0?{unknown:"the branch before"}:/^[0-9a-f]{40,64}$/u.test(r)?{detached:!0}:{branch:r}}var Rn={isCertain:!1};function ao(e,t){let n=g(e.args,G(e.verb??""));return nd(e.verb==="switch"?"c":"b",n,t)??rd(n,e,t)}
function M(e){let t=l(e);return t===void 0?{unknown:`the branch ${x(e)}`,name:e}:{branch:t}}function nd(e,t,n){let r=W(t,
`-${e}`,"--create","--orphan"),o=W(t,`-${e.toUpperCase()}`,"--force-create"),s=o??r;if(s===void 0)return;let i=l(s),a=i!==
void 0&&!dn(n,i)&&od(i),[d]=t.operands;return{head:M(s),isCertain:(o!==void 0||a)&&sd(d,n),...d===void 0?{}:{start:d},...o===
void 0?{}:{resets:o}}}function rd(e,t,n){if(e.unclear.length>0||w(e,"-?"))return{head:{unknown:"what is checked out"},isCertain:!1};
if(e.operands.length>1||e.dashes===0||w(e,"-p","--patch"))return Rn;let[o]=e.operands;if(w(e,"-d","--detach"))return{head:{
detached:!0},isCertain:o===void 0};if(o===void 0)return Rn;let s=w(e,"-t","--track")?id(o):ad(o,t,n);return s===void 0?Rn:
{head:s,isCertain:!1}}function od(e){return/^(?![-./])(?!.*(?:\.\.|\/\/|@\{|[\s~^:?*[\\]))[^\0]*(?<![./]|\.lock)$/u.test(
e)}function sd(e,t){let n=l(e??c("HEAD"));return n===void 0?!1:n==="HEAD"||n==="@"||lo(n,t)}function lo(e,t){let n=["ref\
s/","refs/tags/","refs/heads/","refs/remotes/"].map(o=>o+e);return(e.startsWith("refs/")?[e,...n]:n).some(o=>an(t,o)!==void 0)}
function id(e){let t=l(e);return t===void 0?M(e):{branch:t.replace(/^(?:refs\/)?(?:remotes\/)?[^/]+\//u,"")}}function ad(e,t,n){
let r=l(e);return r===void 0?M(e):r==="-"||r==="@{-1}"?io(n):dn(n,r)?{branch:r}:/[~^:]|@\{|^HEAD$|^@$|^refs\/|^[0-9a-f]{7,64}$/u.
test(r)||lo(r,n)?{detached:!0}:b(t.dir)&&N(td(t.dir,r))?void 0:{branch:r}}var dd=["--get","--get-all","--get-regexp","--get-urlmatch","-l","--list","--get-color","--get-colorbool","-e","--edit"],
ld=["--unset","--unset-all","--remove-section","--rename-section"],cd=new Set(["get","list","edit"]),co=new Set(["unset",
"remove-section","rename-section"]);function _t(e){if(e.verb!=="config")return;let t=g(e.args,G("config")),n=l(t.operands[0]??
c(""))??"";if(cd.has(n)||w(t,...dd))return;let r=n==="set"||co.has(n);return pd(t.operands.slice(r?1:0),ud(n,t))}function ud(e,t){
return co.has(e)||w(t,...ld)}function pd([e,t],n){if(e!==void 0)return n?{key:e}:t===void 0?void 0:{key:e,value:t}}function Dt(e,t,n,r,o){let s=n===void 0?void 0:l(n)?.replace(/^(?:refs\/)?remotes\//u,"");if(!("branch"in t)||s===void 0)
return e;let a=Re(r,o).flatMap(({key:d})=>/^remote\.(.+)\.url$/su.exec(d)?.[1]??[]).find(d=>s.startsWith(`${d}/`));return a===
void 0?e:Oe(e,[{key:`branch.${t.branch}.remote`,value:a},{key:`branch.${t.branch}.merge`,value:`refs/heads/${s.slice(a.length+
1)}`}])}var hd=new Map([["symbolic-ref",fd],["stash",md],["rebase",gd],["bisect",xd],["branch",wd],["tag",e=>po(e)],["remote",kd]]);
function uo(e,t,n,r){let o=hd.get(e);return o===void 0?p(r):o({call:t,repository:n,world:r,parsed:g(t.args,G(e))})}function Ne({
world:e,repository:t},n){return oe(e,Pt(e,t,n))}function Rt(e,t){let n=e.parsed.operands[t];return n===void 0?void 0:l(n)}
function fd(e){let t=e.parsed.operands[1];if(Rt(e,0)!=="HEAD"||t===void 0)return p(e.world);let n=l(t)?.replace(/^refs\/heads\//u,
"");return Ne(e,n===void 0?M(t):{branch:n})}function md(e){let t=e.parsed.operands[1];return Rt(e,0)!=="branch"||t===void 0?
p(e.world):Ne(e,M(t))}function gd(e){let{parsed:t,repository:n,world:r}=e,o=t.operands[1];if(o!==void 0&&!w(t,"--root"))
return Ne(e,M(o));if(!w(t,"--abort","--continue","--quit"))return p(r);let s=yd(n);return s===void 0?p(r):Ne(e,{branch:s})}
function yd(e){return["rebase-merge/head-name","rebase-apply/head-name"].map(r=>ft(e,r)).find(r=>r!==void 0)?.replace(/^refs\/heads\//u,
"")}function xd(e){let t=Rt(e,0)==="reset";return Ne(e,t?{unknown:"HEAD after a bisection"}:{detached:!0})}function wd(e){
let{parsed:t,world:n,repository:r,call:o}=e,s=W(t,"-u","--set-upstream-to"),i=t.operands[0];if(s!==void 0){let d=i===void 0?
ht(r,n):M(i);return oe(n,Dt(n,d,s,o,r))}if(!w(t,"-m","-M","--move"))return po(e);let a=t.operands.at(-1);return a===void 0?
p(n):Ne(e,M(a))}function po(e){let t=Rt(e,0),{world:n}=e;return t===void 0?p(n):oe(n,he(n,{refs:new Set([...n.disk.refs,
t])}))}function kd(e){let{world:t,parsed:n}=e,[,r,o]=n.operands.map(i=>l(i)??"?");if(r===void 0||o===void 0)return p(t);
let s=w(n,"--mirror");return oe(t,Oe(t,[{key:`remote.${r}.url`,value:o},...s?bd(r):[]]))}function bd(e){return[{key:`rem\
ote.${e}.mirror`,value:"true"},{key:`remote.${e}.fetch`,value:"+refs/*:refs/*"}]}function fo(e){let t=_t(e),n=l(t?.key??c(""));if(t?.value===void 0||n===void 0)return[];let r=re(n);return Sn(r)?[t.value]:
r.startsWith("alias.")&&m(t.value).startsWith("!")?[S(t.value,1)]:[]}var ho={difftool:["-x","--extcmd"],grep:["-O","--op\
en-files-in-pager"],fetch:["--upload-pack"],pull:["--upload-pack"],"ls-remote":["--upload-pack","--exec"],"fetch-pack":[
"--upload-pack","--exec"],clone:["-u","--upload-pack"],archive:["--exec"],instaweb:["-d","--httpd","-b","--browser"]},Cd=new Set(
["fetch","pull","ls-remote","clone","push","remote","archive"]);function mo(e){let t=e.verb??"",n=Object.hasOwn(ho,t)?ho[t]??
[]:[],{options:r,operands:o}=g(e.args,Wd(t,n)),s=r.flatMap(({name:d,value:u})=>u!==void 0&&n.includes(d)?[u]:[]),i=r.flatMap(
({name:d,value:u})=>t==="clone"&&u!==void 0&&(d==="-c"||d==="--config")?Sd(u):[]),a=Cd.has(t)?o.flatMap(d=>m(d).startsWith(
"ext::")?[S(d,5)]:[]):[];return[...s,...i,...a]}function Wd(e,t){let{short:n,long:r}=G(e),o=t.filter(s=>!s.startsWith("-\
-")).map(s=>s.slice(1));return{short:`${n}${e==="grep"?"":o.join("")}`,shortAttached:e==="grep"?"O":"",long:[...r,...t.filter(
s=>s.startsWith("--")).map(s=>s.slice(2))]}}function Sd(e){let[t=""]=m(e).split("=",1);return Sn(re(t))?[S(e,t.length+1)]:
[]}function go(e){let t=l(e.args[0]??c(""));switch(e.verb){case"config":return fo(e);case"for-each-repo":return[{pieces:[{hole:"\
git for-each-repo"}]}];case"rebase":return g(e.args,G("rebase")).options.flatMap(({name:n,value:r})=>(n==="-x"||n==="--e\
xec")&&r!==void 0?[r]:[]);case"submodule":return Ad(e);case"bisect":return t==="run"&&e.args.length>1?[xo(e.args.slice(1).
map(yo))]:[];case"filter-branch":return g(e.args,{short:"",long:Ed,stopAtOperand:!1}).options.flatMap(({name:n,value:r})=>n.
endsWith("-filter")&&r!==void 0?[r]:[]);default:return mo(e)}}function Ad(e){let t=e.args.findIndex(r=>l(r)==="foreach");
if(t===-1)return[];let n=e.args.slice(t+1).filter((r,o)=>o>0||!(l(r)??"").startsWith("-"));return n.length<2?n:[xo(n.map(
yo))]}function yo(e){let t=l(e);return t===void 0||/^[\w./=:@%+,-]+$/u.test(t)?e:c(`'${t.replaceAll("'","'\\''")}'`)}var Ed=[
"setup","env-filter","tree-filter","index-filter","parent-filter","msg-filter","commit-filter","tag-name-filter","subdir\
ectory-filter"];function xo(e){return{pieces:e.flatMap((t,n)=>[...n===0?[]:[{text:" "}],...t.pieces])}}import{isAbsolute as vd,resolve as On}from"node:path";function wo(e,t,n,r){let o=g(t.args,G(e==="init-db"?"init":e));return e==="clone"?Rd(o,t,r):e==="worktree"?Pd(o,t,n,r):Dd(
o,t,r)}function Pd(e,t,n,r){let[o,s,i]=e.operands;if(l(o??c(""))!=="add")return p(r);let a=_d(e,s,i);return Ot(s,t,r,n===
void 0?{head:a}:{head:a,commonDir:n.commonDir})}function _d(e,t,n){if(w(e,"-d","--detach"))return{detached:!0};let r=W(e,
"-b","-B","--orphan")??n;if(r!==void 0)return M(r);let s=(t===void 0?void 0:l(t))?.replace(/\/+$/u,"").split("/").at(-1);
return s===void 0?{unknown:"HEAD of a new worktree"}:{branch:s}}function Dd(e,t,n){let r=e.operands[0]??c("."),o=l(r);if(o!==
void 0&&b(t.dir)&&N(On(t.dir,o,".git")))return p(n);let i=W(e,"-b","--initial-branch");if(i!==void 0)return Ot(r,t,n,{head:M(
i)});let a=At(Re(t,void 0),"init.defaultbranch");return Ot(r,t,n,{head:a===void 0?{unknown:"the first branch of a new re\
pository"}:{branch:a}})}function Rd(e,t,n){let[r,o]=e.operands,i=(r===void 0?void 0:l(r))?.replace(/\/+$/u,"").replace(/\/?\.git$/u,
"").split(/[/:]/u).at(-1),a=o??(i===void 0?void 0:c(i)),d=W(e,"-b","--branch"),u=d===void 0?{unknown:"HEAD of a new clon\
e"}:M(d);return Ot(a,t,n,{head:u})}function Ot(e,t,n,r){let o=e===void 0?void 0:l(e),s=o===void 0?void 0:Od(o,t);return s===
void 0?p(n):oe(n,he(n,{made:E(n.disk.made,s,r)}))}function Od(e,t){return vd(e)?On(e):b(t.dir)?On(t.dir,e):void 0}function ko(e,t){let{world:n}=e,r=Et(e.words,pe(n,e.own),n);if(r===void 0)return;let o=De(r),s=o===void 0||"unknown"in o?
void 0:o,i=Fd(r,s,n);for(let a of[...r.texts,...go(r)])Nd(a,i,t);return r.shellAlias!==void 0?Td(r.shellAlias,r,i,e,t):$d(
r,s,n)}function Fd(e,t,n){let{stdin:r,...o}=n;return{...o,cwd:t?.top??e.dir}}function Nd(e,t,n){let r=typeof e=="string"?
e:l(e);r!==void 0?n.text(r,[t]):typeof e!="string"&&n.emit({kind:"unread",what:`the command ${x(e)} that git runs`,world:t})}
function Td(e,t,n,r,o){let s=o.text(`${e} "$@"`,[{...n,args:t.args}]);return R(s,F(r.world))}function $d(e,t,n){let{verb:r}=e;
switch(r){case void 0:return p(n);case"config":return Bd(e,n);case"worktree":case"clone":case"init":case"init-db":return wo(
r,e,t,n);default:return t===void 0?p(n):Ld(r,e,t,n)}}function Ld(e,t,n,r){if(e!=="checkout"&&e!=="switch")return uo(e,t,
n,r);let{head:o,isCertain:s,start:i}=ao(t,n);if(o===void 0)return p(r);let a=Dt(Pt(r,n,o),o,i,t,n);return{ok:[(i!==void 0||
s)&&"branch"in o?he(a,{refs:new Set([...a.disk.refs,o.branch])}):a],fail:s?[]:[r]}}function Bd(e,t){let n=_t(e),r=n===void 0?
void 0:l(n.key);if(n===void 0||r===void 0)return p(t);let o=n.value===void 0?"":l(n.value)??"?";return oe(t,Oe(t,[{key:re(
r),value:o}]))}function Fn(e,t){let{world:n}=e,r=g(e.words.slice(1),{short:"",long:[]}),[o,...s]=r.operands;if(s.length>0||!bo(r,"-L","\
-P","-e","-q","-s"))return U(n,{unknown:"a directory that only some shells go to"});if(o===void 0)return U(n,ze(n,t??{pieces:[
{hole:"$HOME"}]}));if(l(o)==="-")return U(n,Md(e));if(n.vars.has("CDPATH")||e.own.has("CDPATH"))return U(n,{unknown:"a d\
irectory along CDPATH"});let i=r.options.findLast(({name:a})=>/^-[LP]$/u.test(a))?.name==="-P";return U(n,ze(n,o,i))}function bo(e,...t){
return e.options.every(({name:n})=>t.includes(n))}function Md({world:e,own:t}){let n=t.get("OLDPWD")??e.vars.get("OLDPWD");
return n===void 0?e.previous:ze(e,yt(n))}function ze(e,t,n=!1){let r=l(t);if(r===void 0)return{unknown:`the directory ${x(
t)}`};let o=e.cwd;return n&&b(o)?j(o,r):ae(o,r===""?".":r)}function U(e,t){let n=new Map([...e.vars].filter(([s])=>s!=="\
PWD"&&s!=="OLDPWD")),r={...e,vars:n,cwd:t,previous:e.cwd},o=b(t)&&xe(ue(e,t));return{ok:[r],fail:o?[]:[e]}}function Co(e){
let t=g(e.words.slice(1),{short:"",long:[]}),{world:n}=e,[r,...o]=t.operands;if(o.length>0||!bo(t,"-n","-q"))return U(n,
{unknown:"a directory that only some shells go to"});let[s,...i]=n.stack;if(w(t,"-n"))return p(r===void 0?n:{...n,stack:[
ze(n,r),...n.stack]});if(r===void 0&&s===void 0)return p(n);if(/^[+-]\d+$/u.test(x(r??c(""))))return U(n,{unknown:"a dir\
ectory of the stack"});let a=r===void 0?s??n.cwd:ze(n,r),d=r===void 0?[n.cwd,...i]:[n.cwd,...n.stack];return{ok:U({...n,
stack:d},a).ok,fail:U(n,a).fail}}function Wo(e){let[t,...n]=e.world.stack;return t===void 0?{ok:[],fail:[e.world]}:l(e.words[1]??
c(""))!==""?U(e.world,{unknown:"a directory of the stack"}):U({...e.world,stack:n},t)}function So({words:e,world:t}){let n=w(
g(e.slice(1),{short:"",long:[]}),"-c");return p(n?{...t,stack:[]}:t)}var Id=["REPLY","MAPFILE","OPTARG","OPTIND"];function Ze(e,t){let n=t.some(s=>l(s)===void 0&&/^\w*$/u.test(m(s))),r=t.flatMap(
s=>/^[A-Za-z_]\w*/u.exec(m(s))?.[0]??[]);return[...Id,...r,...n?e.vars.keys():[]].reduce((s,i)=>L(s,i,D(i)),e)}function Ft(e){
return p(Ze(e.world,e.words.slice(1)))}var Ao={pieces:[{hole:"the rest of the input"}]};function Nt(e,t){return t.flatMap(
({descriptor:r})=>r?.type==="FileDescriptorVariable"?[r.name]:[]).reduce((r,o)=>L(r,o,D(o)),e)}function Eo(e){return R(e,
n=>n.stdin===void 0||l(n.stdin)===""?n:{...n,stdin:Ao})}function vo(e){let{world:t}=e,{options:n,operands:r}=g(e.words.slice(
1),{short:"",long:[]}),o=t.stdin===void 0?void 0:l(t.stdin),s=n.every(({name:u})=>u==="-r")&&r.length<2&&!t.vars.has("IF\
S")&&!e.own.has("IFS"),[i="REPLY"]=r.map(u=>l(u)??"");if(o===void 0||!s||!/^(?![ \t])[^\\\n]*(?<![ \t])\n?$/u.test(o)||!/^[A-Za-z_]\w*$/u.
test(i)){let u=Ze(t,e.words.slice(1));return p(t.stdin===void 0?u:{...u,stdin:Ao})}let d={...L(t,i,{word:c(o.replace(`
`,""))}),stdin:c("")};return o.endsWith(`
`)?{ok:[d],fail:[]}:{ok:[],fail:[d]}}function Ye({world:e,own:t}){return t.size===0?e:{...e,vars:new Map([...e.vars,...t]),exported:new Set([...e.exported,...t.
keys()])}}function et(e,{world:t,own:n}){if(n.size===0)return e;let r=new Map([...n.keys()].map(s=>[s,t.vars.get(s)])),o=Tt(
e.exported,t.exported,n);return{...e,vars:Nn(e.vars,r),exported:o}}function Nn(e,t){let n=new Map(e);for(let[r,o]of t)o===
void 0?n.delete(r):n.set(r,o);return n}function Tt(e,t,n){return new Set([...[...e].filter(r=>!n.has(r)),...[...t].filter(
r=>n.has(r))])}function Te(e,t){let[n=c(""),...r]=e.words,o=l(n),s=r.map(h=>/^[-+]\w+/u.exec(m(h))?.[0]??""),i=r.filter((h,f)=>s[f]===""),
a=Hd(o,s);a.on.has("n")&&t.emit({kind:"unread",what:"a name that stands for another",world:e.world});let d=i.reduce((h,f)=>jd(
f,h,a),e.world);return(o==="export"?a.takesOff:o==="local"&&!e.world.inFunction)?{ok:[d],fail:[e.world]}:p(d)}function Hd(e,t){
let n=new Set(t.filter(s=>s.startsWith("-")).join("")),r=e!=="export"&&e!=="readonly"&&!n.has("g"),o=t.some(s=>/^\+.*x/u.
test(s));return e==="readonly"&&n.add("r"),e!=="export"?{on:n,takesOff:o,isLocal:r}:(n.add("x"),{on:n,takesOff:n.delete(
"n"),isLocal:r})}function jd(e,t,n){let{on:r,isLocal:o}=n,s=/^([A-Za-z_]\w*)(\+?)=/u.exec(m(e)),i=s?.[1]??l(e);if(i===void 0)
return t;let a=o&&t.inFunction&&!r.has("f"),d=Qd(a?Vd(i,t):t,i,n),u=s===null?d:Gd(i,s,e,d,r);return["i","l","u","c"].some(
h=>r.has(h))?Po(L(u,i,D(i)),i):r.has("r")?Po(u,i):u}function Gd(e,[t="",,n],r,o,s){let i=s.has("a")||s.has("A")||m(r).startsWith(
`${e}=(`);if(n!==""||i)return L(o,e,D(e));if(!s.has("g")||!o.inFunction)return L(o,e,{word:S(r,t.length)});let d=o.locals.
has(e)?E(o.locals,e,D(e)):o.locals;return L({...o,locals:d},e,D(e))}function Po(e,t){return{...e,fixed:new Set([...e.fixed,
t])}}function Vd(e,t){let r=!t.locals.has(e)?E(t.locals,e,t.vars.get(e)):t.locals;return{...t,locals:r,vars:E(t.vars,e,hn)}}
function Qd(e,t,{on:n,takesOff:r}){let o=new Set(e.exported),s=n.has("f")?`${t}()`:t;return r?o.delete(s):n.has("x")&&o.
add(s),{...e,exported:o}}function _o(e){let{world:t}=e,{options:n,operands:r}=g(e.words.slice(1),{short:"",long:[]}),o=n.
at(-1)?.name,s=r.map(h=>l(h)??""),i=new Map([...t.functions].filter(([h])=>!s.includes(h))),a={...t,functions:i};if(o===
"-f")return p(a);let d=s.reduce(qd,t);return o===void 0&&s.some(h=>t.functions.has(h)&&!t.vars.has(h))?{ok:[{...d,functions:i},
d],fail:[d]}:p(d)}function qd(e,t){let[,n=t,r]=/^(\w+)(\[.*)?$/u.exec(t)??[];if(r!==void 0)return L(e,n,D(n));let o=new Set(
[...e.exported].filter(s=>s!==n));return{...L(e,n,hn),exported:o}}function Do(e){let t=e.words.slice(1),{world:n}=e;for(let r=0;r<
t.length;r+=1){let o=t[r]??c(""),s=m(o),i=s==="--"||s==="-";if(i||!/^[-+]/u.test(s)){let d=t.slice(i?r+1:r),u=s==="-"&&d.
length===0;return p(u?n:{...n,args:d})}let a=s.includes("o")?t[r+1]:void 0;n=Ro(n,o,a),a!==void 0&&(r+=1)}return p(n)}function Ro(e,t,n){
let r=m(t),o=r.startsWith("-"),s=n===void 0?void 0:l(n),i=r.includes("e")||s==="errexit"?o:e.errexit,a=r.includes("a")||
s==="allexport"?o:e.allexport,d=l(t)===void 0||n!==void 0&&s===void 0;return{...e,errexit:i&&!d,allexport:a}}function Oo({
words:e,world:t}){let n=g(e.slice(1),{short:"",long:[]}),r=["-s","-u"].find(s=>w(n,s));if(r===void 0||!w(n,"-o"))return p(
t);let o=c(r==="-s"?"-o":"+o");return p(n.operands.reduce((s,i)=>Ro(s,o,i),t))}function Fo(e){let{world:t}=e,n=e.words.slice(
1),[r=c("1"),...o]=m(n[0]??c(""))==="--"?n.slice(1):n,s=l(r),i=/^\d+$/u.test(s??"")&&o.length===0?Number(s):void 0,a=t.args.
slice(0,i);return i===void 0||a.some(pt)?{ok:[{...t,args:[D("@").word]}],fail:[t]}:i>t.args.length?{ok:[],fail:[t]}:{ok:[
{...t,args:t.args.slice(i)}],fail:[]}}function I(e,t=" "){return O(...e.flatMap((n,r)=>r===0?[n]:[c(t),n]))}var H=({world:e})=>p(e),Ud=new Map([["cd",(e,t)=>Fn(e,To(e,t))],["chdir",(e,t)=>Fn(e,To(e,t))],["pushd",Co],["popd",Wo],
["eval",Kd],["source",$o],[".",$o],["command",Jd],["builtin",Xd],["exec",zd],["noglob",(e,t,n)=>n({...e,words:e.words.slice(
1)})],["nocorrect",(e,t,n)=>n({...e,words:e.words.slice(1)})],["-",(e,t,n)=>n({...e,words:e.words.slice(1)})],["export",
Te],["declare",Te],["typeset",Te],["local",Te],["readonly",Te],["read",vo],["mapfile",$t],["readarray",$t],["getopts",Ft],
["let",Ft],["unset",_o],["set",Do],["shift",Fo],["alias",Zd],["unalias",Yd],["trap",el],["hash",tl],["enable",(e,t)=>nl(
e,t)],["exit",({world:e},t)=>Lt(e,t.jumps.ended)],["logout",({world:e},t)=>Lt(e,t.jumps.ended)],["return",({world:e},t)=>e.
inFunction?Lt(e,t.jumps.out):p(e)],["break",No],["continue",No],["printf",rl],["jobs",H],["wait",ol],["umask",H],["ulimi\
t",H],["type",H],["times",H],["shopt",Oo],["bind",H],["complete",$t],["compgen",$t],["dirs",So],["disown",H],["help",H],
["history",H],["suspend",H],["caller",H],["bg",H],["fg",H]]);function Lo(e,t,n){let r=l(e.words[0]??c("")),o=r===void 0?
void 0:Ud.get(r);if(o===void 0)return;let s=o(e,t,n);return s!==void 0&&t.emit({kind:"run",words:e.words,env:pe(e.world,
e.own),world:e.world}),s}function Lt(e,t){return t.push(e),{ok:[],fail:[]}}function No({world:e},t){if(e.inLoop===!1)return p(
e);let n=Lt(e,t.jumps.out);return e.inLoop===!0?n:p(e)}function To(e,t){let n=e.own.get("HOME");if(n!==void 0&&"word"in n)
return n.word;let r={world:e.world,projectDir:t.projectDir,env:t.env,operand:()=>{}},o=de("HOME",r);return"word"in o?o.word:
void 0}function Kd(e,t){let n=l(e.words[1]??c(""))==="--"?e.words.slice(2):e.words.slice(1),r=l(I(n));if(r!==void 0){let o=t.
text(r,[Ye(e)]);return R(o,s=>et(s,e))}return t.emit({kind:"unread",what:`eval of ${x(I(n))}`,world:e.world}),p(e.world)}
function $o(e,t){let n=e.words[1];return t.emit({kind:"unread",what:`the file ${n===void 0?"":x(n)} that source reads`,world:e.
world}),p(e.world)}var Bt={short:"",long:[],stopAtOperand:!0};function Jd(e,t,n){let{options:r,operands:o}=g(e.words.slice(
1),Bt);return r.some(({name:i})=>i==="-v"||i==="-V")||o.length===0?p(e.world):n({...e,words:o,only:"unnamed"})}function Xd(e,t,n){
let{operands:r}=g(e.words.slice(1),Bt);return r.length===0?p(e.world):n({...e,words:r,only:"builtins"})}function zd(e,t,n){
let{operands:r}=g(e.words.slice(1),{short:"a",long:[],stopAtOperand:!0});return r.length===0?p(e.world):n({...e,words:r,
only:"programs"})}function Zd(e){let t=e.world.aliases;for(let n of e.words.slice(1)){let r=/^([^=]+)=/u.exec(m(n))?.[1];
if(r===void 0)continue;let o=l(S(n,r.length+1));t=E(t,r,o??`$${r}_alias`)}return p({...e.world,aliases:t})}function Yd(e){
let t=new Map(e.world.aliases);for(let n of e.words.slice(1))t.delete(l(n)??"");return p({...e.world,aliases:t})}function el(e,t){
let{operands:n}=g(e.words.slice(1),{short:"",long:[]}),[r]=n;if(r===void 0||n.length<2)return p(e.world);let o=l(r);return o===
"-"||o===""?p(e.world):o!==void 0?(t.text(o,[{...e.world,traps:[]}]),p({...e.world,traps:[...new Set([...e.world.traps,o])]})):
(t.emit({kind:"unread",what:`the trap ${x(r)}`,world:e.world}),p(e.world))}function tl(e){let{options:t,operands:n}=g(e.
words.slice(1),{short:"p",long:[]}),r=t.find(({name:i})=>i==="-p")?.value,o=l(n[0]??c(""));if(r===void 0||o===void 0)return p(
e.world);let s=l(r)??`$${o}_path`;return p({...e.world,aliases:E(e.world.aliases,o,s)})}function nl(e,t){let n=g(e.words.
slice(1),{short:"f",long:[]});return w(n,"-f")&&t.emit({kind:"unread",what:"a loaded builtin",world:e.world}),p(e.world)}
function $t(e,t){let r=g(e.words.slice(1),{short:"dnOsuCcAFGWPSXo",long:[]}).options.find(({name:o})=>o==="-C")?.value;if(r!==
void 0){let o=l(r);o===void 0?t.emit({kind:"unread",what:`the callback ${x(r)}`,world:e.world}):t.text(o,[e.world])}return Ft(
e)}function rl(e){let t=W(g(e.words.slice(1),{...Bt,short:"v"}),"-v");return t===void 0?void 0:p(Ze(e.world,[t]))}function ol({
words:e,world:t}){let n=W(g(e.slice(1),{...Bt,short:"p"}),"-p");return p(n===void 0?t:Ze(t,[n]))}function $e(e,t){let n=e.out.length,r=e.ended.length,o=t();return P([...o.ok,...o.fail,...e.out.slice(n),...e.ended.splice(
r)])}function ke(e,t,n){let r=$e(t.jumps,()=>n({...e,traps:[]}));for(let s of r)t.leave(s);let o=r.map(F(e));return o.length===
0?[e]:P(o)}function Bo(e,t,n,r){let{world:o}=t,s=t.only===void 0?o.aliases.get(e):void 0;if(s!==void 0)return k([sl(e,s,t,n),r({...t,
only:"unaliased"})]);let i=o.functions.get(e);return i===void 0?void 0:Io(i,t,n)}function Mo(e,t,n){let{functions:r}=e.world,
o=[...r].flatMap(([s,i])=>{if(!/^command_not_found_handler?$/u.test(s))return[];let a=[c(s),...e.words],d=new Map([...r].
filter(([u])=>u!==s));return ke({...e.world,functions:d},n,u=>Io(i,{...e,words:a,world:u},t)).map(F(e.world))});return{ok:o,
fail:o}}function Io(e,t,n){let{world:r}=t,o={...Ye(t),args:t.words.slice(1),inFunction:!0,inLoop:r.inLoop!==!1&&"outside",
locals:new Map},{out:s}=n.jumps,i=s.length,a=n.node(e.body,o),d=h=>{let f=Nn(h.vars,h.locals),y=Tt(h.exported,r.exported,
h.locals),_=Tt(h.fixed,r.fixed,h.locals),{inFunction:C,inLoop:A,locals:$,args:Us}=r,{errexit:Ks,allexport:Js}=h.locals.has(
"-")?r:h,Xs={...h,errexit:Ks,allexport:Js,vars:f,exported:y,fixed:_,inFunction:C,inLoop:A,locals:$,args:Us};return et(Xs,
t)},u=s.splice(i).map(d);return r.inLoop!==!1&&s.push(...u),{ok:[...a.ok.map(d),...u],fail:[...a.fail.map(d),...u]}}function sl(e,t,n,r){
let{world:o}=n,s=new Map([...o.aliases].filter(([u])=>u!==e)),i={...Ye(n),args:n.words.slice(1),aliases:s},a=r.text(`${t}\
 "$@"`,[i]);return R(a,u=>et({...u,args:o.args,aliases:o.aliases},n))}function se(e,t,n){let r=(o,s)=>P(s.flatMap(i=>il(o,i,n)));return e.reduce((o,s)=>r(s,o),t)}function il(e,t,n){if("sets"in
e){let{sets:s,by:i,isCertain:a}=e;if(i===void 0&&!t.vars.has(s))return[t];let d={word:{pieces:[{hole:`$${s}`,shape:"digi\
ts"}]}},u=L(t,s,i===void 0?d:n.defaulted(i,t));return a?[u]:[u,t]}let{script:r,error:o}=e;return o!==void 0&&n.unread(`a\
 substitution that does not parse (${o})`,t),ke(t,n,s=>n.node(r,{...s,errexit:!1}))}import{basename as qo,dirname as gl,isAbsolute as yl,resolve as $n}from"node:path";import{basename as ul,resolve as pl}from"node:path";import{resolve as al}from"node:path";function Mt(e,t){let n=l(e),r=m(e).startsWith("./")?S(e,2):e,o=n===void 0?`(?:${Ae(t)}\\/)?${rn(r)}`:Ae(al(t,n));return new RegExp(
`^(?<head>${o})(?<rest>\\/.*)?$`,"su")}var z=class extends Error{},dl=2e3,ll=2e4,cl=40;function Ho(){let e=0,t=0;return{step(n){if(e+=1,e%64===1&&n.check(),e>ll)
throw new z("more steps than the reader follows")},deeper(n){if(t+=1,t>cl)throw new z("commands nested deeper than the r\
eader follows");try{return n()}finally{t-=1}}}}function jo(e){return e>dl}var hl=200;function Go(e,t,n,r){let o=new Map(e.disk.files);for(let[s,i]of e.disk.files)for(let a of t){let d=Mt(a,String(
e.cwd)).exec(s)?.groups;if(d===void 0)continue;let{head:u="",rest:h=""}=d,f={pieces:[{hole:`the contents of ${n}`}]};for(let y of[
n,pl(n,ul(u))])o.set(y+h,r||o.has(y+h)?f:i)}if(o.size>hl)throw new z("more written files than the reader follows");return{
...e,disk:{...e.disk,files:o}}}import{isAbsolute as fl,resolve as ml}from"node:path";function Vo(e,t){let n=fl(t)||!b(e.cwd)?t:ml(e.cwd,t);return e.disk.files.has(n)?n:ue(e,n)}function Tn(e,t){return e.disk.
files.size===0?void 0:e.disk.files.get(Vo(e,t))}function Qo(e){return x(e).replace(/^(?:\.\/)+/u,"")}function It(e,t){let n=l(
t);if(n!==void 0)return Tn(e,n);let{files:r}=e.disk,o=Qo(t),s=Mt(t,String(e.cwd)),i=[...r.keys()].some(a=>s.exec(a)?.groups?.
rest===void 0&&s.test(a));return r.get(o)??(i?q(`one of the files written, ${o}`):void 0)}function Le(e,t,n,r=">"){let o=l(
t)??Qo(t);if(o.startsWith("/dev/"))return e;let s=l(t)===void 0?o:Vo(e,o),i=r.endsWith(">>")?e.disk.files.get(s):void 0,
a=(r==="<>"?void 0:n)??{pieces:[{hole:`the contents of ${o}`}]},d=i===void 0?a:O(i,a);return{...e,disk:{...e.disk,files:E(
e.disk.files,s,d)}}}var xl=new Set(["ln","mv","cp","install","rsync","scp"]),Uo={short:"tSmog",long:["target-directory","suffix","mode","own\
er","group"]};function Ko(e,t){let{world:n}=t;if(!b(n.cwd))return n;if(!xl.has(e))return Cl(e,t);let r=g(t.words.slice(1),
Uo),{target:o,sources:s,isInto:i}=wl(r,n.cwd);if(o===void 0)return n;let a=w(r,"-l","-s","--link","--symbolic","--symbol\
ic-link"),d=e==="ln"&&a,u=e==="ln"||e==="cp"&&a,h=d?n:Go(n,s,o,u),y=Wl(h,s,o,{isInto:i,isSymbolic:d,isCopy:e!=="mv"&&!u});
return s.some(C=>qo(l(C)??"git")==="git")?Ht(y,[c(o)]):y}function wl(e,t){let{operands:n}=e,r=W(e,"-t","--target-directo\
ry"),o=r!==void 0||n.length===1,s=o?n:n.slice(0,-1),i=r??(o?c("."):n.at(-1));return{target:Jo(i,t),sources:s,isInto:o||s.
length>1}}var kl=new Set(["ed","ex","vi","vim","patch","sponge","truncate"]),bl=/^(?:g?sed|perl|ruby)$/u;function Cl(e,{
words:t,world:n}){let r=t.slice(1);if(e==="tee")return Ht(n,g(r,Uo).operands);if(e==="dd"){let i=r.filter(a=>m(a).startsWith(
"of="));return Ht(n,i.map(a=>S(a,3)))}let o=kl.has(e)||bl.test(e)&&r.some(i=>/^-(?:\w*i|-in-pl)/u.test(m(i))),s=r.filter(
i=>Tn(n,l(i)??"")!==void 0);return o?Ht(n,s):n}function Wl(e,t,n,r){let o=new Map(e.disk.links),s=new Set(e.disk.copies),
i=new Map(e.disk.files);for(let a of t){let d=l(a);if(d===void 0)continue;let h=r.isInto||xe(n)?$n(n,qo(d)):n,f=Jo(a,r.isSymbolic?
gl(h):String(e.cwd))??"";!r.isSymbolic&&!xe(f)||(o.set(h,f),i.delete(h),r.isCopy&&s.add(h))}return{...e,disk:{...e.disk,
links:o,copies:s,files:i}}}function Ht(e,t){return t.reduce((n,r)=>Le(n,r,void 0),e)}function Jo(e,t){let n=e===void 0?void 0:
l(e);if(n!==void 0)return yl(n)?$n(n):$n(t,n)}var Sl=new Set([">",">>",">|","&>","&>>","<>"]);function jt(e,t){return e.flatMap(n=>{if(n.type!=="Redirect"||n.target===
void 0)return[];let{operator:r}=n,o=le(n.target,t);if(!(r===">&"&&!/^(?:\d+-?|-)$/u.test(l(o)??""))&&!Sl.has(r))return[];
let[i,...a]=B(n.target,t),d=a.length===0&&i?.pieces.some(u=>"glob"in u)===!0;return[{target:o,operator:r,path:d?i:o}]})}
function Ln(e,t){let n=!0;for(let r of e){if(r.type!=="Redirect")continue;let o=El(r,t),s=o==="error"&&e.some(i=>zo(i)===
2);if(o===void 0||s)return;n&&=o==="here"}return n?"here":"gone"}var Xo={"&1":"here","/dev/stdout":"here","/dev/fd/1":"h\
ere","/proc/self/fd/1":"here","&2":"error","/dev/stderr":"error"};function Al(e){let t=/^(?:[^/&-]|\/(?!dev\/|proc\/)[^/]+\/)/u.
test(m(e));return l(e)??(t?x(e):void 0)}function El(e,t){let{operator:n,target:r}=e,o=r===void 0?void 0:Al(le(r,t)),s=zo(
e);if(o===void 0)return;let i=n===">&"?o.replace(/^(?=\d)/u,"&"):o;return s===1||n.startsWith("&")?Xo[i]??(/^&|\/fd\//u.
test(i)?void 0:"gone"):i==="/dev/null"||s===2&&(i in Xo||i==="-")?"here":void 0}function zo({operator:e,descriptor:t}){return t===
void 0?e.startsWith("<")?0:1:t.type==="FileDescriptor"?t.value:-1}function Be(e,t){let n=e.findLast(o=>{let s=o.descriptor;
return(s===void 0||s.type==="FileDescriptor"&&s.value===0)&&(o.type!=="Redirect"||o.operator.startsWith("<"))});if(n===void 0)
return;if(n.type==="HereDoc")return vl(n,t);let r=n.target===void 0?c(""):le(n.target,t);return n.type==="HereString"?{pieces:[
...r.pieces,{text:`
`}]}:l(r)==="/dev/null"?c(""):{pieces:[{hole:"the contents of a file"}]}}function vl(e,t){let n=e.body.parts===void 0||e.
delimiter?.quoted===!0?c(e.body.text):jr(e.body.parts,t);return e.operator==="<<"?n:{pieces:n.pieces.map(o=>"text"in o?{
text:o.text.replace(/^\t+/gmu,"")}:o)}}function be(e,t,n){let r=e.isExempt;e.isExempt=t;let o=n();return e.isExempt=r,o}function Me(e,t,n,r){let o=be(r.jumps,!1,()=>$e(r.jumps,()=>r.text(e,[t]))),s=o.length===0?[n]:o.map(F(n));return{ok:s,fail:s}}function fe(e){let{world:t}=e;return{...t,vars:new Map([...[...t.vars].filter(([n])=>t.exported.has(n)),...e.own]),exported:new Set(
[...t.exported,...e.own.keys()]),functions:new Map([...t.functions].filter(([n])=>t.exported.has(`${n}()`))),...pn}}var Zo={errexit:"e",allexport:"a",noexec:"n"},Pl=/^--|^-(?:no[erp]|posix|login|ver[bs]|wordexp|dump-|restr|pretty)/u;function Yo(e,t){
return e==="fish"?_l(t):Dl(t,/^(?:zsh|m?ksh)$/u.test(e))}function _l(e){let t=g(e,{short:"cCdDfop",long:["command","init\
-command","debug","debug-output","features","profile"],stopAtOperand:!0}),{options:n,operands:r,unclear:o}=t,i=n.filter(
({name:u})=>/^-(?:[cC]|-(?:init-)?command)$/u.test(u)).flatMap(({value:u})=>u??[]),a=new Set(W(t,"-c","--command")===void 0?
"":"c"),[d]=[W(t,"-?")??o].flat().filter(u=>!es(u));return{on:a,texts:i,operands:r,...d===void 0?{}:{unclear:d}}}function Dl(e,t){
let n=new Set,r=0;for(;r<e.length;r+=1){let s=e[r]??{pieces:[]},i=l(s);if(i===void 0&&Rl(s,n))return{on:n,texts:[],operands:[],
unclear:s};if(i===void 0||!/^[-+]/u.test(i))break;if(r+=Ol(i,e.slice(r+1),t,n),/^--?$/u.test(i)){r+=1;break}}let o=e.slice(
r);return n.has("c")?{on:n,texts:o.slice(0,1),operands:o.slice(2)}:{on:n,texts:[],operands:o}}function Rl(e,t){return/^[-+]/u.
test(m(e))?!0:!t.has("c")&&!es(e)&&(qe(e,"-")||qe(e,"+"))}function Ol(e,t,n,r){return/^--?(?:rcfile|init-file)$/u.test(e)?
(r.add("rcfile"),1):(/^--?login$/u.test(e)&&r.add("l"),Pl.test(e)?0:Fl(e,t,n,r))}function Fl(e,t,n,r){let o=i=>e.startsWith(
"-")||i==="c"?r.add(i):r.delete(i),s=0;for(let[i,a]of[...e].slice(1).entries()){let d=e.slice(i+2);if(a!=="o"&&a!=="O")o(
a);else if(n&&d!==""){o(Zo[d]??"");break}else{let u=t[s];s+=1,o(Zo[(u===void 0?void 0:l(u))??""]??"")}}return s}function es(e){
return!/^[-+]/u.test(m(e))&&e.pieces.some(t=>"text"in t&&t.text.includes("/"))}var Nl=/\/\.(?:bashrc|(?:bash_)?(?:profile|login)|z(?:shenv|profile|shrc|login)|t?cshrc|m?kshrc)$|\/config\.fish$/u;function Gt(e,t,n,r){
let o=n.has("i"),s=["BASH_ENV","ENV"].filter(a=>{let d=t.vars.get(a);return!(d===void 0||"word"in d&&l(d.word)==="")&&(a===
"BASH_ENV"||o||e.own.has(a))});o&&n.has("rcfile")&&s.push("--rcfile");for(let a of s)r.emit({kind:"unread",what:`the fil\
e in ${a}`,world:t});if(/(?:zsh|fish|csh)$/u.test(m(ne(e)))||o||n.has("l"))for(let a of t.disk.files.keys())Nl.test(a)&&
r.emit({kind:"unread",what:`the shell's own ${a}`,world:t})}var Tl=new Set(["sh","bash","zsh","dash","ash","ksh","mksh","rbash","fish","csh","tcsh"]);function ns(e,t,n){let r=fe(t);
if(e==="at"||e==="batch"){let f=W(g(t.words.slice(1),{short:"fqt",long:[]}),"-f");return ts(f===void 0?[]:[f],r,t,n)}if(!Tl.
has(e))return;let{on:o,texts:s,operands:i,unclear:a}=Yo(e,t.words.slice(1)),d={...r,errexit:o.has("e"),allexport:o.has("\
a")};if(Gt(t,d,o,n),$l(o,a,t))return p(t.world);if(a!==void 0)return n.emit({kind:"unread",what:`the shell script ${x(a)}`,
world:d}),p(t.world);let u=s.map(f=>Bn(f,i,d,t,n));return(o.has("c")?u.at(-1):o.has("s")?rs(i,d,t,n):ts(i,d,t,n))??(o.has(
"c")?p(t.world):void 0)}function $l(e,t,{words:n,world:r}){return!e.has("n")||e.has("i")?!1:t===void 0?!0:t===n.at(-1)&&
!ee(t)&&r.stdin===void 0}function ts(e,t,n,r){let[o,...s]=e,i=o===void 0?"-":l(o);if(/^(?:-|\/dev\/stdin|\/(?:dev|proc\/self)\/fd\/0)$/u.
test(i??""))return rs(s,t,n,r);let a=o===void 0?void 0:It(t,o);return a===void 0?void 0:Bn(a,s,t,n,r)}function rs(e,t,n,r){
let{stdin:o,...s}=t;if(o===void 0)return p(n.world);let d=!/\n[^]/u.test(l(o)??"")?s:{...s,stdin:{pieces:[{hole:"the res\
t of the script"}]}};return Bn(o,e,d,n,r)}function Bn(e,t,n,r,o){let s=l(e);return s===void 0?(o.emit({kind:"unread",what:`\
the shell text ${x(e)}`,world:n}),p(r.world)):Me(s,{...n,args:t},r.world,o)}function Ce(e,t,n){return{pieces:e.pieces.flatMap(o=>"text"in o?o.text.split(t).flatMap((s,i)=>[...i===0?[]:n.pieces,...s===
""?[]:[{text:s}]]):[o])}}var Ll={pieces:[{hole:"a file that find finds"}]},os=new Set(["-execdir","-okdir"]),Bl=new Set(["-exec","-ok",...os,"-x",
"-X","--exec","--exec-batch"]);function ss(e,t){let n=e.words.map(o=>l(o)??""),r=[];for(let o=1;o<n.length;o+=1){let s=n[o]??
"";if(!Bl.has(s))continue;let i=n.findIndex((u,h)=>h>o&&(u===";"||u==="+"&&n[h-1]==="{}")),a=e.words.slice(o+1,i===-1?void 0:
i),d=os.has(s)?{...e.world,cwd:{unknown:"the directory find is in"}}:e.world;if(r.push(Ml(e,a,d,t)),i===-1)break;o=i}return r.
length===0?p(e.world):k([...r,p(e.world)])}function Ml(e,t,n,r){let o=t.map(i=>Ce(i,"{}",Ll));if(o.length===0)return p(e.
world);let s=r({words:o,own:e.own,world:n,only:"programs"});return R(s,F(e.world))}var is=/\{[^{}\s]*\}/gu;function Z(e,t,n,r=[]){return as(e,{...fe(t),args:r},t.world,n)}function Vt(e,t,n){let r=fe(t),o={
pieces:[{hole:"what the program fills in",splits:!0}]},s=d=>d.split("'").length%2===0,i=e.pieces.map(d=>"text"in d?[...d.
text.matchAll(is)].some(({index:h})=>s(d.text.slice(0,h)))?{hole:d.text}:{text:d.text.replace(is,"$__")}:d),a=E(r.vars,"\
__",{word:o});return as({pieces:i},{...r,vars:a},t.world,n)}function as(e,t,n,r){let o=l(e);return o!==void 0?Me(o,t,n,r):
(r.emit({kind:"unread",what:`the command text ${x(e)}`,world:n}),p(n))}function Qt(e,t){if(e===void 0)return t;let n=l(e),r=n===void 0?{unknown:`the directory ${x(e)}`}:ae(t.world.cwd,n);return{
...t,world:{...t.world,cwd:r}}}var Mn=[["new-session","new","ceFfnstxy"],["new-window","neww","ceFnt"],["split-window","splitw","ceFlpt"],["respawn-pan\
e","respawnp","cet"],["respawn-window","respawnw","cet"],["run-shell","run","cdt"],["send-keys","send","cNt"],["if-shell",
"if","t"],["pipe-pane","pipep","t"],["display-popup","popup","bcdehsStTwxy"]];function ds(e,t,n,r){let o=e==="tmux"?Il(t,
n,r):us(t,n,r);return o.length===0?p(t.world):k(o)}function Il(e,t,n){let r=g(e.words.slice(1),{short:"cfLST",long:[],stopAtOperand:!0}),
o=W(r,"-c"),s=o===void 0?[]:[Z(o,e,t)],i=r.operands;for(let a of i){let d=/#\((.*)\)/su.exec(l(a)??"")?.[1];d!==void 0&&
s.push(Z(c(d),e,t))}for(;i.length>0;){let a=i.findIndex(u=>l(u)?.endsWith(";")),d=a===-1?i:i.slice(0,a+1);s.push(...ls(d.
map(Hl),e,t,n)),i=i.slice(d.length)}return s}function Hl(e){let t=l(e);return t?.endsWith(";")?c(t.slice(0,-1)):e}function ls([
e,...t],n,r,o){let s=l(e??c(""))??"",i=Mn.find(([,C])=>C===s)??Mn.find(([C])=>s!==""&&C.startsWith(s)),a=C=>C.filter(A=>/\s/u.
test(l(A)??"")).map(A=>Z(O(c("tmux "),A),n,r));if(i===void 0)return[...a(t),...jl(t,n,r,o)];let[d,,u]=i,h=g(t,{short:u,long:[],
stopAtOperand:!0}),f=h.operands.filter(C=>l(C)!==""),y=h.options.some(({name:C})=>C==="-H");if(d==="send-keys")return[cs(
y?[q("keys in hex")]:f,n,r)];let _=Qt(W(h,d==="display-popup"?"-d":"-c"),Gl(oo(h,"-e"),n));return d==="if-shell"?[...f.slice(
0,1).map(C=>Z(C,_,r)),...a(f.slice(1))]:f.length===0?[]:f.length===1?[Z(I(f),_,r)]:[o({..._,words:f,only:"programs"})]}function jl(e,t,n,r){
let o=e.findIndex(s=>Mn.some(([i,a])=>[i,a].includes(l(s)??"")));return o===-1?[]:ls(e.slice(o),t,n,r)}function Gl(e,t){
let n=new Map(t.own);for(let r of e){let o=/^([^=]*)=/u.exec(m(r))?.[1]??x(r);n.set(o,{word:S(r,o.length+1)})}return{...t,
own:n}}function cs(e,t,n){let r=O(...e.map(Ql)),o={unknown:"the directory of another window"};return Z(r,{...t,world:{...t.
world,cwd:o}},n)}var Vl={Space:" ",Tab:" ",Enter:`
`,KPEnter:`
`};function Ql(e){let t=l(e);return t===void 0?e:/^(?:C-[mj]|\^[MJ])$/u.test(t)?c(`
`):c(Vl[t]??(/^(?:[CMS]-.|\^.)$/u.test(t)?"":t.replace(/\r/gu,`
`)))}function us(e,t,n){let r=e.words.slice(1),o=r.findIndex(a=>/^-\w*X$/u.test(l(a)??""));if(o===-1){let{operands:a}=g(
r,{short:"SsetThcp",long:[],stopAtOperand:!0});return a.length===0?[]:[n({...e,words:a,only:"programs"})]}let[s,...i]=r.
slice(o+1);switch(l(s??c(""))){case"stuff":return[cs(i.map(ql),e,t)];case"screen":case"exec":return us({...e,words:[c("s\
creen"),...i]},t,n);case"eval":case"at":return i.map(a=>Z(O(c("screen -X "),a),e,t));default:return[]}}function ql(e){return{
pieces:e.pieces.map(n=>"text"in n?{text:n.text.replace(/\\[nr]|\^[MJ]|\\01[25]|\r/gu,`
`)}:n)}}var Ul="arg-file arg-file-sep arg-sep basefile bf block block-size colsep delay delimiter env halt halt-on-error header \
jobs joblog jl load max-args max-chars max-procs max-replace-args memfree memsuspend nice profile recend recstart result\
s retries return semaphore-name id sshlogin sshloginfile tagstring tempdir tmpdir timeout transferfile workdir wd",Kl={short:"\
jPnNaIEdCSsLJU",long:Ul.split(" "),stopAtOperand:!0},Jl=/^-(?:[jPk]|-(?:jobs|max-procs|will-cite|keep-order|halt|joblog))$/u,
Xl=/^-(?:[IU]|-rpl|-.*replace)$/u;function ps(e,t){let{options:n,operands:r,dashes:o}=g(e.words.slice(1),Kl),{stdin:s,...i}=e.
world,a={...e,world:i},d=r.findIndex($=>/^(?::{3,4}\+?|--)$/u.test(l($)??"")),u=d===-1?r:r.slice(0,d),h=n.some(({name:$})=>Xl.
test($)),f=u.length===0?s??c(""):s,y=d===-1?Zl(f):Yl(r.slice(d)),_=y?.length===0||n.every(({name:$})=>Jl.test($)),A=[...o===
0?r:[],...h?[hs]:zl(u,_?y:void 0)].map($=>Vt($,a,t));return A.length===0?p(i):k(A)}var hs={pieces:[{hole:"what parallel \
reads"}]};function zl(e,t){if(e.length===0)return t??[hs];let n=I(e),r=fs(Ce(n,"{}",c("")));return t===void 0||r?[ms(n)]:
t.map(o=>ec(n,o))}function Zl(e){return(e===void 0?void 0:l(e))?.split(`
`).filter(n=>n!=="").map(c)}function Yl([e,...t]){let n=t.map(o=>l(o)??":::");return e!==void 0&&l(e)===":::"&&!n.some(o=>o.
startsWith(":::"))?t:void 0}function fs(e){return e.pieces.some(t=>"text"in t&&/\{[^{}\s]*\}/u.test(t.text))}function ms(e){
return fs(e)?e:I([e,c("{}")])}function ec(e,t){let n=c(`'${(l(t)??"").replaceAll("'","'\\''")}'`);return Ce(ms(e),"{}",n)}var gs={long:["command","session-command","shell","group","supp-group","user"],text:["-c","--command","--session-command"],
clears:!0,isShell:!0},tt={env:{short:"uCSaP",long:["unset","chdir","split-string","argv0"],assigns:!0,chdir:["-C","--chd\
ir"]},nice:{short:"n",long:["adjustment"]},ionice:{short:"cnpPu",long:["class","classdata"]},nohup:{short:""},setsid:{short:""},
timeout:{short:"ks",long:["kill-after","signal"],operands:1},gtimeout:{short:"ks",long:["kill-after","signal"],operands:1},
stdbuf:{short:"ioe",long:["input","output","error"]},sudo:{short:"ugphCDRTrt",long:["user","group","prompt","host","chdi\
r","chroot","role","type"],assigns:!0,clears:!0,chdir:["-D","--chdir"]},doas:{short:"uC",clears:!0},pkexec:{short:"",long:[
"user"],clears:!0},time:{short:"fo",long:["format","output"]},chrt:{short:"TPD",long:[],operands:1},taskset:{short:"",operands:1},
strace:{short:"eopsabuEIPSX",long:["output","trace"]},ltrace:{short:"eopsanulAD"},caffeinate:{short:"tw"},repeat:{short:"",
operands:1},"systemd-run":{short:"upEM",long:["unit","property","setenv","description","working-directory"],chdir:["--wo\
rking-directory"],clears:!0},unbuffer:{short:""},catchsegv:{short:""},chronic:{short:""},ifne:{short:""},eatmydata:{short:""},
fakeroot:{short:"lsb"},firejail:{short:""},busybox:{short:""},toybox:{short:""},script:{operands:1,short:"cEIOBTmo",long:[
"command","log-out"],text:["-c","--command"]},watch:{short:"nqs",long:["interval","equexit","shotsdir"],text:[]},flock:{
short:"wEc",long:["timeout","command"],operands:1,text:["-c","--command"]},su:{...gs,short:"csgGw"},runuser:{...gs,short:"\
cugGsw"},sg:{short:"",operands:1,texts:!0,isShell:!0},newgrp:{short:"",isShell:!0},setarch:{short:""},linux32:{short:""},
linux64:{short:""},i386:{short:""},i686:{short:""},x86_64:{short:""},aarch64:{short:""},uname26:{short:""},unshare:{short:"\
SGR",long:["root","wd","setuid","setgid"],chdir:["--wd"]},nsenter:{short:"tSG",long:["target"]},chroot:{short:"",long:["\
userspec","groups"],operands:1},"dbus-run-session":{short:"",long:["config-file"]},"xvfb-run":{short:"nefps",long:["serv\
er-num","server-args"]},dotenv:{short:"ef"},npx:{short:"pcw",long:["package","call","workspace"],text:["-c","--call"]},bunx:{
short:"p"},pnpx:{short:""},uvx:{short:"pw",long:["from","with","python"]},gdb:{short:"xpds"},valgrind:{short:""},numactl:{
short:"NmCpi"},faketime:{short:"p",long:["date-prog"],operands:1},proxychains:{short:"f"},proxychains4:{short:"f"},torsocks:{
short:""},"cross-env":{short:"",assigns:!0},entr:{short:"",text:[]},hyperfine:{short:"wrmMpscCSuLPDn",long:"warmup runs \
min-runs max-runs prepare setup cleanup conclude reference shell".split(" "),text:["-p","-s","-c","-C","--prepare","--se\
tup","--cleanup","--conclude","--reference"],texts:!0},pee:{short:"",texts:!0},mispipe:{short:"",texts:!0},"nix-shell":{
short:"pIA",long:["run","command"],text:["--run","--command"]},setpriv:{short:"",long:["reuid","regid","groups","inh-cap\
s","ambient-caps"]},setuidgid:{short:"",operands:1},envdir:{short:"",operands:1},chpst:{short:"ueUbnlLmdopfcrtP/"},gosu:{
short:"",operands:1},"su-exec":{short:"",operands:1},tini:{short:"ep"},"dumb-init":{short:"r"},"ssh-agent":{short:"aEtP"},
"dbus-launch":{short:""},rlwrap:{short:"abCDfgHlmMOpPqsStw"},ccache:{short:""},nocache:{short:"n"},winpty:{short:""},sshpass:{
short:"fdpP"}};var ys={poetry:["run"],uv:["run"],pdm:["run"],pipenv:["run"],hatch:["run"],conda:["run"],mamba:["run"],bundle:["exec"],npm:[
"exec","x"],pnpm:["exec","dlx"],yarn:["exec","dlx"],bun:["x"],mise:["exec","x"],rtx:["exec"],asdf:["exec"],direnv:["exec"],
op:["run"],doppler:["run"],dotenvx:["run"],"aws-vault":["exec"],devbox:["run"],pixi:["run"],rye:["run"],nix:["develop","\
shell"],perf:["stat","record","trace"],dotenv:["run"]},tc=new Set(["git","hub","gh","tea","glab","sh","bash","zsh","xarg\
s","find"]),nc=/^--(?:call|command|run)(?==|$)/u,rc=/^(?:npm|pnpm|mise|rtx|nix)$/u;function xs(e,t,n){let r=Object.hasOwn(
ys,e)?ys[e]??[]:[],{words:o}=t,s=o.findIndex((f,y)=>y>0&&r.includes(l(f)??""));if(s===-1||!o.slice(1,s).every((f,y)=>oc(
f,o[y])))return;let i=o.slice(s+1),a=f=>n({...t,words:f,only:"programs"}),d=sc(i).map(f=>a(ic(i.slice(f)))),u=i.findIndex(
f=>nc.test(m(f))||rc.test(e)&&l(f)==="-c"),h=i[u];if(h!==void 0){let f=m(h).indexOf("="),y=f===-1?[]:[S(h,f+1)];d.push(a(
ws([...y,...i.slice(u+1)])))}return d.length===0?void 0:k(d)}function oc(e,t){return[e,t].some(n=>n!==void 0&&m(n).startsWith(
"-"))}function sc(e){let t=e.findIndex(s=>l(s)==="--")+1,n=e.findIndex(s=>!m(s).startsWith("-")),r=t>n&&l(e[n]??c(""))===
void 0,o=e.findIndex(s=>{let i=ce(s)??"";return tc.has(i)||Object.hasOwn(tt,i)});return[...new Set([r?-1:n,t===0?-1:t,o])].
filter(s=>s!==-1&&s<e.length)}function ic(e){return/\s/u.test(l(e[0]??c(""))??"")?ws(e):e}function ws(e){return[c("sh"),
c("-c"),I(e)]}var qt={pieces:[{hole:"the words xargs reads",splits:!0}]},ac={pieces:[{hole:"a line xargs reads"}]},dc=/^-(?:[aJRsS]|-max-chars|-arg-file)$/u,
lc=/^-(?:[iIJ]|-replace)$/u,cc=/^-(?:[nLl]|-max-(?:args|lines))$/u;function ks(e,t,n){let r=t.findLast(({name:u})=>lc.test(
u)),o=t.findLast(({name:u})=>cc.test(u)),i=!t.some(({name:u})=>dc.test(u))?uc(n,t,r!==void 0):void 0;if(r===void 0)return gc(
i,o).map(u=>[...e,...u]);let a=l(r.value??c(""));if(a===void 0)return[[qt]];let d=u=>e.map(h=>Ce(h,a===""?"{}":a,u));return o!==
void 0||r.name==="-J"?[d(qt),[...e,qt]]:i===void 0?[d(ac)]:i.flat().map(u=>d(c(u)))}function uc(e,t,n){let r=l(e??c("")),
o=t.findLast(({name:d})=>/^-(?:[0d]|-null|-delimiter)$/u.test(d));if(r===void 0)return;if(o!==void 0)return fc(r,l(o.value??
c("\0")));let s=t.findLast(({name:d})=>/^-(?:[eE]|-eof)$/u.test(d)),i=l(s?.value??c(""));if(i===void 0||/["'\\]/u.test(r.
replace(bs,"")))return;let a=(n?r:r.replace(/[ \t]\n/gu," ")).split(`
`);return pc(i,a.map(d=>mc(d,n)))}function pc(e,t){let n=t.findIndex(o=>e!==""&&o.includes(e)),r=t[n]??[];return n===-1?
t:[...t.slice(0,n),r.slice(0,r.indexOf(e))]}var hc={"\\n":`
`,"\\t":"	","\\0":"\0"};function fc(e,t){let n=hc[t??""]??t;if(n?.length!==1)return;let r=e.split(n);return(r.at(-1)===""?
r.slice(0,-1):r).map(o=>[o])}var bs=/"([^"\n\\]*)"|'([^'\n\\]*)'/gu;function mc(e,t){return(e.match(t?/[^ \t].*/gu:/(?:"[^"]*"|'[^']*'|[^ \t"'])+/gu)??
[]).map(r=>r.replace(bs,"$1$2"))}function gc(e,t){let n=e?.filter(d=>d.length>0),r=t===void 0?"":l(t.value??c(""))??"0";
if(n===void 0||!/^(?:[1-9]\d*)?$/u.test(r))return[[qt]];let o=n.flat();if(t===void 0||o.length===0)return[o.map(c)];let s=/^-(?:n|-max-a)/u.
test(t.name)?o.map(d=>[d]):n,i=Number(r||"1");return s.flatMap((d,u)=>u%i===0?[u]:[]).map(d=>s.slice(d,d+i).flat().map(c))}var Cs=["arg-file","delimiter","max-args","max-chars","max-procs","process-slot-var"],yc=["eof","replace","max-lines","n\
ull","no-run-if-empty","verbose","exit"],xc={short:"adEIJLnPRsS",shortAttached:"eil",long:Cs,known:[...Cs,...yc],stopAtOperand:!0};
function Ws(e,t){let{options:n,operands:r}=g(e.words.slice(1),xc),o=r.length===0?[c("echo")]:r,i=ks(o,n,e.world.stdin).map(
a=>wc(e,a,t));return i.length===0?p(e.world):k(i)}function wc(e,t,n){let{stdin:r,...o}=e.world,s=n({words:t,own:e.own,world:o,
only:"programs"});return R(s,F(e.world))}function Ss(e,t,n,r){if(e==="xargs")return Ws(t,r);if(e==="find"||e==="gfind"||e==="fd")return ss(t,r);let o=kc(e,t,n,r);
return o===void 0?void 0:R(o,F(t.world))}function kc(e,t,n,r){if(/^(?:(?:env_)?parallel|sem)$/u.test(e))return ps(t,n);if(e===
"tmux"||e==="screen")return k(In(t).map(i=>ds(e,i,n,r)));let o=xs(e,t,r);if(o!==void 0||!Object.hasOwn(tt,e))return o;let s=tt[e];
return s===void 0?void 0:bc(e,s,t,n,r)}function bc(e,t,n,r,o){let s={short:t.short,long:t.long??[],stopAtOperand:!0},i=g(
n.words.slice(1),s),a=Ec(e,i,Qt(vc(t,i),n)),d=e==="env"?Ac(a,i):t.clears?In(a):[a],[u]=i.operands,f=e==="env"&&u!==void 0&&
l(u)==="-"?i.operands.slice(1):i.operands,y=d.map(_=>{let{own:C,rest:A}=t.assigns===!0?Pc(f,_.own):{own:_.own,rest:f},$={
..._,own:C,words:A.slice(t.operands??0)};return Cc(e,t,i,$,r,o)});return k(y)}function Cc(e,t,n,r,o,s){let{words:i,world:a}=r,
d=Wc(e,t,n,i),u=Sc(e,t,i),h=u.operands.filter(C=>l(C)!=="-").slice(2),f=t.texts===!0?Vt:Z,y=[...d,...u.texts].map(C=>f(C,
r,o,t.isShell===!0?h:[]));return a.stdin!==void 0&&(t.isShell===!0||i.length===0)&&y.length===0&&y.push(s({...r,words:[c(
"sh")],only:"programs"})),d.length===0&&i.length>0&&y.push(s({...r,only:"programs"})),y.length===0?p(a):k(y)}function Wc(e,t,n,r){
let o=e==="env"?W(n,"-S","--split-string"):void 0;return o!==void 0?[I([c("env"),o,...r])]:e==="watch"&&!w(n,"-x","--exe\
c")||e==="entr"&&w(n,"-s")?[I(r)]:[...As(t,n),...t.texts===!0?r:[]]}function As(e,t){return t.options.flatMap(({name:n,value:r})=>e.
text?.includes(n)===!0&&r!==void 0?[r]:[])}function Sc(e,t,n){if(!/^(?:su|script|flock|runuser)$/u.test(e))return{texts:[],
operands:[]};let r=g(n,{short:t.short,long:t.long??[]});return{texts:As(t,r),operands:r.operands}}function In(e){let{world:t,
own:n}=e;return t.exported.size+n.size===0?[e]:[e,{...e,own:new Map,world:{...t,exported:new Set}}]}function Ac(e,t){let{
world:n}=e,r=w(t,"-i","--ignore-environment")||l(t.operands[0]??c(""))==="-",o=t.options.flatMap(({name:a,value:d})=>/^-(?:u|-unset)$/u.
test(a)&&d!==void 0?[l(d)]:[]),s=a=>!r&&!o.includes(a),i={...e,own:new Map([...e.own].filter(([a])=>s(a))),world:{...n,exported:new Set(
[...n.exported].filter(s))}};return o.includes(void 0)?In(i):[i]}function Ec(e,t,n){return/^(?:su|runuser)$/u.test(e)&&(w(
t,"-l","--login")||l(t.operands[0]??c(""))==="-")||e==="sudo"&&w(t,"-i","--login")?{...n,world:{...n.world,cwd:{unknown:"\
the user's home"}}}:n}function vc(e,t){return e.chdir===void 0?void 0:W(t,...e.chdir)}function Pc(e,t){let n=new Map(t),
r=0;for(let o of e){let s=/^([^=]*)=/u.exec(m(o))?.[1];if(s===void 0)break;n.set(s,{word:S(o,s.length+1)}),r+=1}return{own:n,
rest:e.slice(r)}}import{basename as _c}from"node:path";function Es(e,t){let{world:n}=e,r=x(ne(e)),o=Dc(ne(e),e);if(o===void 0)return;Gt(e,fe(e),new Set,t);let s=l(o);return s===
void 0?(t.emit({kind:"unread",what:`the script ${r}, which this command writes`,world:n}),p(n)):Me(s,{...fe(e),args:e.words.
slice(1)},n,t)}function Dc(e,{world:t,own:n}){let r=l(e);if(r?.includes("/")??!0)return It(t,e);if(!(!n.has("PATH")&&!t.
vars.has("PATH")))return[...t.disk.files].find(([o])=>_c(o)===r)?.[1]}function vs(e,t,n){let r=se(J(e),[t],n.walk);return k(r.map(o=>Rc(e,o,n)))}function Rc(e,t,n){let r=n.expansion(t),o=Nt(
Fc(e,t,n),e.redirects),s=e.prefix.filter(y=>y.type==="Assignment"),i=Lc(s,o,n);Oc(i,o,n);let a=Tc(e,r);if(a.length===0){
let y={...o,vars:new Map([...o.vars,...i])},_=o.allexport?Nc(y,i.keys()):y;return p(_)}let d=Be(e.redirects,r),u=d===void 0?
o:{...o,stdin:d},h=Ps({words:a,own:i,world:u},n),f=a.length===1&&l(a[0]??c(""))==="exec";return d===void 0||f?h:R(h,Xe(o))}
function Oc(e,t,n){for(let[s,i]of e){let a="word"in i?l(i.word):void 0;if(a===void 0||!/\$\(|`/u.test(a))continue;(/^PS[0-4]$/u.
test(s)||/^\s*[A-Za-z_]\w*\[/u.test(a))&&n.reading.text(`: "${a}"`,[t])}let r=e.get("PROMPT_COMMAND"),o=r===void 0||!("w\
ord"in r)?void 0:l(r.word);o!==void 0&&n.reading.text(o,[t])}function Fc(e,t,n){let r=n.expansion(t);return jt(e.redirects,
r).reduce((o,{target:s,path:i,operator:a})=>(n.reading.emit({kind:"write",target:i,world:t}),Le(o,s,n.content(e,t),a)),t)}
function Nc(e,t){return{...e,exported:new Set([...e.exported,...t])}}function Tc(e,t){let n=e.name===void 0?[]:B(e.name,
t),r=e.args.flatMap(o=>o.type==="Word"?B(o,t):[$c(o,t)]);return[...n,...r]}function $c(e,t){return e.value.type==="Array\
Value"?c(e.text):O(c(`${e.name}${e.append===!0?"+":""}=`),le(e.value,t))}function Lc(e,t,n){let r=new Map;for(let o of e){
let s=new Map([...t.vars,...r]),i=n.expansion({...t,vars:s}),a=Bc(o,s.get(o.name),i);r=E(r,o.name,t.fixed.has(o.name)?D(
o.name):a)}return r}function Bc(e,t,n){if(e.index!==void 0)return D(e.name);if(e.value.type==="ArrayValue"){if(e.value.elements.
some(({text:a})=>/^\[.*\]\+?=/u.test(a)))return D(e.name);let s=e.value.elements.flatMap(a=>B(a,n));return{elements:[...e.
append===!0&&t!==void 0?we(t):[],...s]}}let r=le(e.value,n);if(e.append!==!0)return{word:r};let o=t===void 0?q(`$${e.name}`):
yt(t);return{word:O(o,r)}}function Ps(e,t){let{reading:n}=t;n.step();let r=d=>Ps(d,t),o=Mc(e,n,r);if(o!==void 0)return o;
let{world:s}=e,i=ce(ne(e));if(i===void 0)return n.emit({kind:"unread",what:`the command word ${x(ne(e))}`,world:s}),p(s);
if(e.only==="builtins")return _s(i,s);n.emit({kind:"run",words:e.words,env:pe(s,e.own),world:s});let a=Ic(i,e,t,r);return Hc.
test(i)?a:Eo(a)}function Mc(e,t,n){let r=l(ne(e)),{only:o}=e;return r===void 0||o==="programs"?void 0:(o===void 0||o==="\
unaliased"?Bo(r,e,t,n):void 0)??Lo(e,t,n)}function Ic(e,t,n,r){return Ss(e,t,n.reading,r)??ns(e,t,n.reading)??Es(t,n.reading)??
n.program(t)??k([_s(e,Ko(e,t)),Mo(t,n.reading,n.walk)])}var Hc=/^(?:true|false|:|echo|printf|test|\[|pwd|kill)$/u;function _s(e,t){
return e==="true"||e===":"?{ok:[t],fail:[]}:e==="false"?{ok:[],fail:[t]}:p(t)}function Rs(e,t,n){let r=Hn(e.commands,t,n)?.word;return r===void 0?void 0:Os(r)}function Os(e){let t=e.pieces.at(-1);if(t===
void 0||!("text"in t))return e;let n={pieces:e.pieces.slice(0,-1)},r=t.text.replace(/\n+$/u,"");return r===""?Os(n):O(n,
c(r))}function jn(e,t,n){return Fs(e,t,n)?.word}function Fs(e,t,n){switch(e.type){case"Command":return Vc(e,t,n);case"Pi\
peline":{let r=e.prefixes.length===0?Gc(e.commands,t,n):void 0;return r===void 0?void 0:{word:r,world:t.world}}case"Brac\
eGroup":case"Subshell":{let r=Hn(e.body.commands,t,n);return r===void 0||e.type==="BraceGroup"?r:{word:r.word,world:t.world}}case"\
AndOr":{let r=e.operators.every(s=>s==="&&"),o=e.commands.slice(0,-1);return r&&o.every(jc)?Hn(e.commands.map(s=>({command:s,
background:void 0})),t,n):void 0}default:return}}function jc(e){return e.type==="Command"&&/^(?:cd|echo|printf|pwd|true|:)$/u.
test(e.name?.value??"")}function Hn(e,t,n){let r={word:c(""),world:t.world};for(let{command:o,background:s}of e){let i=s===
!0?void 0:Fs(o,{...t,world:r.world},n);if(i===void 0)return;r={word:O(r.word,i.word),world:i.world}}return r}function Gc(e,t,n){
let r=t.world.stdin;for(let o of e){let{stdin:s,...i}=t.world;if(r=jn(o,{...t,world:r===void 0?i:{...i,stdin:r}},n),r===
void 0)return}return r}function Vc(e,t,n){let r=Gn(e,t,n);if(r===void 0)return;let o=Qc(Ns(e,t),t.world),s=Ln(e.redirects,
t)==="gone"?c(""):r;return o===void 0?void 0:{word:s,world:o}}function Qc([e,t,...n],r){if(e===void 0||l(e)!=="cd")return r;
let o=t===void 0||n.length>0?void 0:l(t);if(o===void 0||/^[-+]|^$/u.test(o)||r.vars.has("CDPATH"))return;let s=ae(r.cwd,
o);return b(s)&&xe(ue(r,s))?{...r,cwd:s}:void 0}function Ns(e,t){let n=e.name===void 0?[]:B(e.name,t),r=e.args.flatMap(o=>o.
type==="Word"?B(o,t):[c(o.text)]);return[...n,...r]}function Gn(e,t,n){let[r,...o]=Ns(e,t),s=r===void 0?void 0:l(r),{functions:i,
aliases:a}=t.world;if(!(s===void 0||i.has(s)||a.has(s))&&Ln(e.redirects,t)!==void 0)return qc(s,o,e,t,n)}function qc(e,t,n,r,o){
switch(e){case"echo":return Jc(t);case"printf":return Xc(t);case"cat":case"tee":return Kc(e,t,n,r);case"true":case":":case"\
cd":return c("");default:return n.prefix.some(s=>s.type==="Assignment")?void 0:Uc([c(e),...t],r,o)}}function Uc(e,t,n){let r=e.
flatMap(i=>l(i)??[]);if(r.length!==e.length)return;if(r.join(" ")==="pwd")return b(t.world.cwd)?c(`${t.world.cwd}
`):void 0;if([...pe(t.world,new Map).keys()].some(i=>i.startsWith("GIT_")))return;let s=n(r,t.world);return s===void 0?zc(
r):c(`${s}
`)}function Kc(e,t,n,r){if(e==="tee"||t.length===0||t.length===1&&l(t[0]??c(""))==="-")return Be(n.redirects,r)??r.world.
stdin}function Jc(e){let t=e,n=`
`;for(;/^-[neE]+$/u.test(l(t[0]??c(""))??"");){let r=l(t[0]??c(""))??"";if(r.includes("n")&&(n=""),r.includes("e")&&t.some(
o=>(l(o)??"\\").includes("\\")))return;t=t.slice(1)}if(!t.some(r=>r.pieces.some(o=>"text"in o&&o.text.includes("\\"))))return O(
...t.flatMap((r,o)=>o===0?[r]:[c(" "),r]),c(n))}var Ds={"\\n":`
`,"\\t":"	","%%":"%","\\\\":"\\"};function Xc(e){let[t,...n]=l(e[0]??c(""))==="--"?e.slice(1):e,r=l(t??c(""))?.split(/(%s|%%|\\n|\\t|\\\\)/u),
o=u=>u==="%s"||u in Ds||!/[%\\]/u.test(u);if(r===void 0||r[0]==="-v"||!r.every(o))return;let s=r.filter(u=>u==="%s").length,
i=s===0?1:Math.max(1,Math.ceil(n.length/s)),a=[...n];return O(...Array.from({length:i},()=>r.map(u=>u==="%s"?a.shift()??
c(""):c(Ds[u]??u))).flat())}function zc(e){let t=e.join(" "),n=`$(${t})`;return/^date (?:-u )?\+(?:%[sNYmdHMSjy])+$/u.test(
t)?{pieces:[{hole:n,shape:"digits"},{text:`
`}]}:/^git rev-parse (?:--short(?:=\d+)? |--verify )?[^-\s][^\s]*$/u.test(t)?{pieces:[{hole:n,shape:"hex"},{text:`
`}]}:void 0}var Ut=32;function Y(e,t,n){let r={ok:t,fail:[]};for(let o of e.commands){let s=P([...r.ok,...r.fail]);r=k(Vn(s,n).map(i=>Zc(
o,i,n)))}return{ok:P(r.ok),fail:P(r.fail)}}function Vn(e,t){let n=e.at(-1);return e.length<=Ut||n===void 0?e:(t.unread("\
more ways through the command than can be followed",n),e.slice(0,Ut))}function Zc(e,t,n){let{command:r}=e;if(e.background===
!0)return{ok:ke(t,n,s=>V(r,s,n)),fail:[]};let o=V(r,t,n);return r.type!=="Command"||n.jumps.isExempt?o:(n.jumps.ended.push(
...o.fail.filter(s=>s.errexit)),{ok:o.ok,fail:o.fail.filter(s=>!s.errexit)})}function V(e,t,n){switch(n.step(),e.type){case"\
Command":return n.command(e,t);case"AndOr":return eu(e.commands,e.operators,t,n);case"Pipeline":return tu(e,t,n);case"Co\
mpoundList":case"Script":return Y(e,[t],n);case"Subshell":case"Coproc":{let r=ke(t,n,o=>V(e.body,o,n));return{ok:r,fail:r}}case"\
BraceGroup":return V(e.body,t,n);case"Redirected":return k(n.redirected(e,t).map(r=>R(V(e.command,r,n),Xe(t))));case"Fun\
ction":return p({...t,functions:E(t.functions,e.name.value,e)});default:return Yc(e,t,n)}}function Yc(e,t,n){switch(e.type){case"\
If":return ru(e,t,n);case"While":return ou(e,t,n);case"For":case"Select":return iu(e,t,n);case"Case":return lu(e,t,n);case"\
ArithmeticFor":{let r=se(J(e),[t],n);return Qn(r,n,o=>Y(e.body,[o],n))}case"TestCommand":case"ArithmeticCommand":{let r=se(
J(e),[t],n);return{ok:r,fail:r}}default:return p(t)}}function eu(e,t,n,r){let[o,...s]=e;if(o===void 0)return p(n);let i=be(
r.jumps,!0,()=>V(o,n,r));for(let[a,d]of s.entries()){let u=r.jumps.isExempt||a<s.length-1,h=t[a]==="&&",f=P(h?i.ok:i.fail),
y=be(r.jumps,u,()=>k(f.map(_=>V(d,_,r))));i=h?{ok:y.ok,fail:P([...i.fail,...y.fail])}:{ok:P([...i.ok,...y.ok]),fail:y.fail}}
return i}function tu(e,t,n){let r=e.prefixes.filter(a=>a.type==="Negation").length%2===1,o=e.commands.length===1?e.commands[0]:
void 0;if(o!==void 0){let a=n.jumps.isExempt||r,d=be(n.jumps,a,()=>V(o,t,n));return r?{ok:d.fail,fail:d.ok}:d}let s=[t],
i=t.stdin;for(let[a,d]of e.commands.entries()){let u=a===e.commands.length-1,h=i,f=y=>a===0||h===void 0?y:{...y,stdin:h};
i=n.printed(d,f(t))??{pieces:[{hole:"the output of a pipe"}]},s=P(s.flatMap(y=>nu(d,y,f,u,n)))}return{ok:s,fail:s}}function nu(e,t,n,r,o){
let s=()=>R(V(e,n(t),o),Xe(t)),i=$e(o.jumps,s);for(let d of i)o.leave({...d,traps:d.traps.slice(t.traps.length)});let a=i.
map(F(t));return a.length===0?[t]:r?[...a,...i]:a}function ru(e,t,n){let r=[e,...e.elif],o=[t],s=[];for(let i of r){let a=Ts(
i.clause,o,n);s.push(Y(i.then,P(a.ok),n)),o=P(a.fail)}return s.push(e.else===void 0?{ok:o,fail:[]}:Y(e.else,o,n)),k(s)}function Ts(e,t,n){
return be(n.jumps,!0,()=>Y(e,t,n))}function ou(e,t,n){return Qn([t],n,r=>{let o=Ts(e.clause,[r],n),s=e.kind==="while"?o.
ok:o.fail,i=Y(e.body,P(s),n);return{ok:[...i.ok,...o.ok],fail:[...i.fail,...o.fail]}})}var su=5;function Qn(e,t,n){let r=t.
jumps.out.length,o=P(e.map(a=>({...a,inLoop:!0}))),s=o;for(let a=0;s.length>0&&a<su;a+=1){let d=k(s.map(n)),u=P([...o,...d.
ok,...d.fail,...t.jumps.out.slice(r)]);s=Vn(u,t).filter(h=>!o.includes(h)).slice(0,Ut),o=u}let i=s.at(-1);return i!==void 0&&
t.unread("a loop whose state keeps changing",i),$s(e,o)}function $s(e,t){let n=e[0]?.inLoop??!1,r=P(t.map(o=>({...o,inLoop:n})));
return{ok:r,fail:r}}function iu(e,t,n){let r=se(du(e),[t],n),o=s=>n.expanded(e,s).map(Ee);return k(r.map(s=>au(e,o(s),s,
n)))}function au(e,t,n,r){let o=(d,u)=>{let h=E(d.vars,e.name.value,{word:u});return Y(e.body,[{...d,vars:h}],r)};if(!(e.
type==="For"&&t.length<=Ut&&!t.some(ee))){let d=t.length===1?t[0]??c(""):te(`$${e.name.value}`);return Qn([n],r,u=>o(u,d))}
let i=r.jumps.out.length,a=[{...n,inLoop:!0}];for(let d of t){let u=k(Vn(a,r).map(h=>o(h,d)));a=P([...u.ok,...u.fail,...r.
jumps.out.slice(i)])}return $s([n],a)}function du(e){return(e.wordlist??[]).flatMap(t=>J(t))}function lu(e,t,n){let r=e.
items.flatMap(i=>i.pattern.flatMap(a=>J(a))),o=se([...J(e.word),...r],[t],n),s=e.items.map(i=>Y(i.body,o,n));return k([...s,
{ok:o,fail:o}])}function Ls(e,t){let n=Ho(),r={projectDir:e.projectDir,jumps:{out:[],ended:[],isExempt:!1},env:process.env,emit(i){if(t.
push(i),jo(t.length))throw new z("more commands than can be followed")},step:()=>n.step(e.clock),text:(i,a)=>n.deeper(()=>pu(
i,a,r,s)),node:(i,a)=>n.deeper(()=>V(i,a,s))},s=cu(r,{reading:r,expansion:i=>Ie(i,r),content:(i,a)=>Gn(i,Ie(a,r),vt),program:i=>ko(
i,r),get walk(){return s}});return r}function Ie(e,t){let n={world:e,projectDir:t.projectDir,env:t.env,output:(r,o)=>Rs(
r,{...n,world:o},vt)};return n}function cu(e,t){let n={step:()=>e.step(),command:(r,o)=>vs(r,o,t),redirected:(r,o)=>uu(r,
o,e,n),printed:(r,o)=>jn(r,Ie(o,e),vt),expanded(r,o){let s=Ie(o,e);return r.wordlist===void 0?o.args:r.wordlist.flatMap(
i=>B(i,s))},node:(r,o)=>V(r,o,n),defaulted:(r,o)=>Gr(r,Ie(o,e)),unread:(r,o)=>e.emit({kind:"unread",what:r,world:o}),jumps:e.
jumps,leave:r=>Bs([r],e)};return n}function uu(e,t,n,r){if(e.type!=="Redirected")return[t];let o=e.redirects.flatMap(s=>J(
s));return se(o,[t],r).map(s=>{let i=Ie(s,n),a=jt(e.redirects,i).reduce((u,{target:h,path:f,operator:y})=>(n.emit({kind:"\
write",target:f,world:s}),Le(u,h,void 0,y)),Nt(s,e.redirects)),d=Be(e.redirects,i);return d===void 0?a:{...a,stdin:d}})}
function pu(e,t,n,r){let{script:o,error:s}=Pe(e),[i]=t;s!==void 0&&i!==void 0&&n.emit({kind:"unread",what:`a command tha\
t does not parse (${s})`,text:e,world:i});let a=n.jumps.ended.length,d=Y(o,t,r);return Bs([...d.ok,...d.fail,...n.jumps.
ended.slice(a)],n),d}function Bs(e,t){for(let n of e)for(let r of n.traps)t.text(r,[{...n,traps:[]}])}var hu=1e5,Ms=new WeakMap;function Is(e){let t=Ms.get(e);if(t!==void 0)return t;let n=ut(e),r=n===void 0?[]:mu(n,e);return Ms.
set(e,r),r}function fu(e){return e.length>hu?"a command too long to read":e.includes("\0")?"a command with a NUL in it":
void 0}function mu(e,t){let n=[],r=Sr(t.cwd),o=fu(e);if(o!==void 0)return[{kind:"unread",what:o,world:r}];/\$\{[^}]*@P\}/u.
test(e)&&n.push({kind:"unread",what:"a value expanded as a prompt",text:e,world:r});try{Ls(t,n).text(e,[r])}catch(s){if(!(s instanceof
z))throw s;n.push({kind:"unread",what:s.message,world:r})}return n}function Hs(e,t){let[n="",...r]=t;return ce(e[0]??c(""))!==n.toLowerCase()?"no":Kt(e.slice(1),r)}function Kt(e,t){let[n,
...r]=t;if(n===void 0)return"yes";let[o,...s]=e;if(o===void 0)return"no";if(m(o).startsWith("-")){let a=Kt(s,t);return a===
"yes"||m(o).includes("=")?a:yu(a,Kt(s.slice(1),t))}if(l(o)===void 0&&m(o)===""&&(ee(o)||nn(o,"-")))return"maybe";let i=gu(
o,n);return i==="no"?"no":xu(i,Kt(s,r))}function gu(e,t){let n=l(e),r=t.split("*").map(Ae).join(".*");return n!==void 0?
new RegExp(`^${r}$`,"su").test(n)?"yes":"no":t.includes("*")||nn(e,t)?"maybe":"no"}function yu(e,t){return e==="yes"||t===
"yes"?"yes":e==="maybe"||t==="maybe"?"maybe":"no"}function xu(e,t){return e==="no"||t==="no"?"no":e==="maybe"||t==="mayb\
e"?"maybe":"yes"}var js={kind:"runs-command",holds:(e,t)=>hr(wu(e.commands,t),e.opaque)};function wu(e,t){let n=o=>e.some(([s=""])=>fr(o,
s)),r=mr(t);return r!==void 0?n(r)||gr(r)?[ct(`${t.tool} commands`)]:[]:Is(t).flatMap(o=>(t.clock.check(),o.kind==="writ\
e"?[]:o.kind==="unread"?o.text===void 0||n(o.text)?[ct(o.what)]:[]:e.flatMap(s=>{let i=Hs(o.words,s);return i==="yes"?[pr(
`it runs ${s.join(" ")}`)]:i==="maybe"?[ct(`the words after ${s[0]??""}`)]:[]})))}function Jt(e,t,n){switch(e.kind){case"all":return Gs(e.of,t,n,"no");case"any":return Gs(e.of,t,n,"yes");case"not":return bu(
Jt(e.of,t,n));default:return Wu(e,t,n)}}function Gs(e,t,n,r){let o,s=[],i=[];for(let a of e){t.clock.check();try{let d=Jt(
a,t,n);if(Cu(d)===r)return d;d.unsure===!0&&(o??=d),s.push(d)}catch(d){if(d instanceof me)throw d;i.push(d)}}if(i.length>
0)throw i[0];return o??ku(r==="no",s)}function ku(e,t){let n=t.flatMap(({missing:o=[]})=>o),r=t.flatMap(({because:o})=>o===
void 0?[]:[o]);return{holds:e,...r.length===0?{}:{because:r.join("; ")},...n.length===0?{}:{missing:n}}}function bu(e){return e.
unsure===!0?e:{...e,holds:!e.holds}}function Cu(e){return e.unsure===!0?"unsure":e.holds?"yes":"no"}function Wu(e,t,n){let r=n[e.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${e.kind}"`);return r.holds(e,t)}function Qs(e,t){return e===void 0?!0:"only"in e?t!==Se&&Vs(e.only,t):t===Se||!Vs(e.except,t)}function Vs(e,t){return e.
some(n=>Xt(n)===t)}function qs(e){return(t,n)=>{let r=t.cases.filter(({who:o,tools:s,where:i})=>!Qs(o,n.identity)||!Yn(s,n.tool)?!1:i===void 0||
Su(Jt(i,n,e))).map(({text:o})=>o);return r.length===0?{verdict:"none"}:{verdict:"remind",text:r.join(`

`)}}}function Su({holds:e,unsure:t}){return e&&t!==!0}await ur({
  "hook": "review-fix-reminder",
  "event": "PostToolUse",
  "onError": "allow",
  "deadlineMs": 8000,
  "rule": {
    "kind": "remind",
    "cases": [
      {
        "tools": {
          "names": [
            "mcp__forgejo__create_pull_request",
            "mcp__forgejo__submit_review",
            "mcp__plugin_pal-e_forgejo__create_pull_request",
            "mcp__plugin_pal-e_forgejo__submit_review"
          ]
        },
        "text": "Review-fix loop: after {tool}, start the qa agent on the PR; send what it finds to the dev agent, and repeat until a review finds nothing. Only then ask the operator to merge."
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
              "review"
            ],
            [
              "gh",
              "pr",
              "create"
            ],
            [
              "tea",
              "pr",
              "create"
            ]
          ],
          "opaque": true
        },
        "text": "Review-fix loop: after {tool}, start the qa agent on the PR; send what it finds to the dev agent, and repeat until a review finds nothing. Only then ask the operator to merge."
      }
    ]
  },
  "log": {
    "tag": "review-fix",
    "act": "op=remind tool={tool}"
  }
},qs({"runs-command":js}));
