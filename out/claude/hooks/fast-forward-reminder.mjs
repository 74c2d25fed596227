#!/usr/bin/env node
import{resolve as Ii}from"node:path";var ht=class extends Error{constructor(e){super(`no answer within ${e} ms`),this.name="DeadlinePassed"}};function rr(t){
return{check(){if(gn()>t)throw new ht(t)},remainingMs:()=>Math.max(0,t-gn())}}function gn(){return process.uptime()*1e3}var Ei=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:Qt,constants:Ct,existsSync:We,fstatSync:or,
ftruncateSync:Yl,lstatSync:Kt,openSync:yn,readdirSync:Zl,readFileSync:ir,readlinkSync:xn,readSync:eu,realpathSync:tu,statSync:Jt,
writeSync:wn}=Ei;var _i=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu,Pi=/[^\p{L}\p{N}_:.\-/@+*]+/gu;function st(t){return ar(t.replace(Pi,"_"),120)}
function ft(t){return ar(t.replace(_i," ").trim(),300)}function ar(t,e){let n=Array.from(t.slice(0,e*2+2));return n.length>
e?`${n.slice(0,e-1).join("")}\u2026`:t}function dr(t,e){let{tool:n,agent:s,event:r,session:o}=e,i={tool:st(n),agent:st(s),event:st(r)},a=`${JSON.stringify({...e,
...i,session:st(o)})}
`,{O_APPEND:d,O_CREAT:c,O_WRONLY:u}=Ct,p=d|c|u|(Ct.O_NONBLOCK??0);try{let f=yn(t,p,384);try{wn(f,a)}finally{Qt(f)}}catch{}}function zt(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function Ee(t,e){return Object.hasOwn(t,e)?t[e]:void 0}
function kn(t,e){let n=Ee(t,e);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as vi}from"node:path";var Be=class extends Error{constructor(e){super(e),this.name="CannotTell"}};var cr="main",bt="unknown";function lr(t){let e=Ee(t,"agent_type")??"";if(e==="")return(Ee(t,"agent_id")??"")===""?cr:bt;
if(typeof e!="string")return bt;let n=cs(e);return n===cr?bt:n}function cs(t){return t.toLowerCase()}function ls(t){return t==="Task"?"Agent":t}function ur(t,e){return t.any===!0||e===""||t.names?.some(s=>ls(s)===e)===!0?
!0:(t.prefixes??[]).some(({prefix:s,except:r})=>e.startsWith(s)&&!r.includes(e))}var Di=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),Xt=new Set(["Stop","SubagentStop"]),mt=class extends Be{};function us(t,e,n){let s=Ri(t),r=kn(s,"hook_event_name")??
e;if(!Ti(r,e))throw new Be(`it waits for ${e} and was called for another event`);let o=pr(Ee(s,"cwd"))??n.cwd,i=Di.has(r),
a=Ee(s,"agent_id"),d=kn(s,"transcript_path");return{event:r,tool:i?Oi(s):"",get input(){return i?Fi(s):s},cwd:o,projectDir:pr(
n.projectDir)??o,identity:lr(s),...hr(a)?{}:{agentId:typeof a=="string"?a:""},...d===void 0?{}:{transcriptPath:d},payload:s,
clock:n.clock}}function Ri(t){if(t.trim()==="")throw new mt("standard input held no payload");let e;try{e=JSON.parse(t.replace(
/^\uFEFF/u,""))}catch{throw new mt("the payload on standard input is not valid JSON")}if(!zt(e))throw new mt("the payloa\
d on standard input is no JSON object");return e}function Ti(t,e){return t===e||Xt.has(t)&&Xt.has(e)}function Oi(t){let e=kn(
t,"tool_name");if(e===void 0)throw new Be("the payload names no tool");return ls(e)}function Fi(t){let e=Ee(t,"tool_inpu\
t");if(hr(e))return{};if(!zt(e))throw new Be("the payload's tool_input is no object");return e}function hr(t){return t==
null||t===""}function pr(t){return typeof t=="string"&&vi(t)?t:void 0}var Ni=/\{(tool|agent|hook|type|missing|because)\}/gu;function Cn(t,e){return t.replace(Ni,(n,s)=>Hi(s,e))}function Hi(t,e){
switch(t){case"because":return e.because===void 0?"":` (${ft(e.because)})`;case"missing":return ft((e.missing??[]).join(
" and "));case"type":return st(e.type??"")||"none";default:return st(e[t])}}function mr(t,e,n){let s={...e,hook:t.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":
return{exit:0,stdout:"",stderr:bn(t,t.log?.allow,s)};case"block":{let{because:r,missing:o}=n,i={...s,because:r,missing:o},
a=bn(t,t.log?.act,i);return Bi(e.event,Li(n.message,i),a)}case"remind":return fr(t,e,Cn(n.text,s));case"inject":return fr(
t,e,n.text)}}function gr(t,e,n){let s=t.onError==="block"&&!Xt.has(e.event),r=ft(n instanceof Error?n.message:String(n)),
o=`${t.hook} could not decide, an infrastructure fault, not policy: ${r}.`,i=s?"It refuses what it cannot judge. Repair \
the cause and retry; the call itself may be in order.":"The call goes on unchecked by this hook.",d=bn(t,`op=error tool=\
{tool} verdict=${s?"block":"allow"} detail=infrastructure`,{...e,hook:t.hook});return{exit:s?2:0,stdout:"",stderr:`${o} ${i}\

${d}`}}function Bi(t,e,n){return Xt.has(t)?{exit:0,stdout:yr({decision:"block",reason:e}),stderr:n}:{exit:2,stdout:"",stderr:`${e}\

${n}`}}function Li(t,e){let n=Cn(t,e).trimEnd(),{missing:s=[],because:r}=e,o=s.length===0||t.includes("{missing}"),i=r===
void 0||t.includes("{because}");return[n,...o?[]:[`Missing: ${ft(s.join(" and "))}`],...i?[]:[`Reason: ${ft(r)}`]].join(
`
`)}function fr(t,e,n){let s={hookEventName:e.event,additionalContext:n},r=bn(t,t.log?.act,{...e,hook:t.hook});return{exit:0,
stdout:yr({hookSpecificOutput:s}),stderr:r}}function yr(t){return`${JSON.stringify(t)}
`}function bn(t,e,n){return t.log===void 0||e===void 0?"":`[${t.log.tag}] ${Cn(e,n)}
`}function xr(){let{stdin:t}=process;return t.isTTY?Promise.resolve(""):new Promise((e,n)=>{let s=[];t.on("data",r=>s.push(
r)),t.on("end",()=>e(Buffer.concat(s).toString("utf8"))),t.on("error",n)})}function ps(t,e){let n=Buffer.from(e,"utf8");
for(let s=0;n.length>0&&s<1e3;s+=1)try{n=n.subarray(wn(t,n))}catch(r){if(!Mi(r))return;$i(1)}}function Mi(t){return t instanceof
Error&&"code"in t&&t.code==="EAGAIN"}function $i(t){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,t)}async function kr(t,e){let n=rr(t.deadlineMs),s,r=o=>wr(t,s,gr(t,hs(t,s),o));process.on("uncaughtException",r),process.on(
"unhandledRejection",r),setTimeout(()=>r(new ht(t.deadlineMs)),n.remainingMs());try{let o=process.env.CLAUDE_PROJECT_DIR,
i=await xr();s=Gi(i,t,{projectDir:o,clock:n,get cwd(){return process.cwd()}});let d=await e(t.rule,s);wr(t,s,mr(t,hs(t,s),
d),d)}catch(o){r(o)}}function Gi(t,e,n){try{return us(t,e.event,n)}catch(s){if(!(s instanceof mt)||!ji(e.rule))throw s;return us(
"{}",e.event,n)}}function ji(t){return t.kind==="inject"&&t.parts.every(({kind:e,who:n})=>e==="text"&&n===void 0)}function hs(t,e){
if(e===void 0)return{event:t.event,tool:"",agent:""};let{event:n,tool:s,identity:r}=e;return{event:n,tool:s,agent:r,type:Vi(
e)}}function Vi(t){let e=Ee(t.payload,"tool_input"),n=zt(e)?Ee(e,"subagent_type"):void 0;return typeof n=="string"?n:void 0}
function wr(t,e,n,s){try{ps(1,n.stdout),ps(2,n.stderr),Ui(t,e,n,s)}finally{process.exit(n.exit)}}function Ui(t,e,n,s){let r=process.
env.ENFORCEMENT_LOG??"";if(r==="")return;let{event:o,tool:i,agent:a}=hs(t,e),d=e===void 0?"":Ee(e.payload,"session_id");
dr(Ii(e?.projectDir??"",r),{time:new Date().toISOString(),hook:t.hook,event:o,tool:i,agent:a,verdict:s?.verdict??(n.exit===
2?"block":"allow"),cause:s===void 0?"infrastructure":"policy",ms:Math.round(gn()),session:typeof d=="string"?d:""})}function Cr(t){return{sure:!0,because:t}}function An(t){return{sure:!1,because:`cannot be read: ${t}`}}function br(t,e){
let n=t.find(r=>r.sure);if(n!==void 0)return{holds:!0,because:n.because};let[s]=t;return s===void 0||!e?{holds:!1}:{holds:!0,
unsure:!0,because:s.because}}function Ar(t,e){return t.includes("$'")?!0:t.replace(/\\\n|["'\\`^]/gu,"").toLowerCase().includes(e.toLowerCase())}function Sn(t){let e=Ee(t.input,"command");if(typeof e=="string")return e;if(!(e==null&&t.tool!=="Bash"&&t.tool!=="Power\
Shell"))throw new Be(`the call of ${t.tool} holds no command text`)}var qi=/\b(?:iex|invoke-expression|start-process|encodedcommand)\b|-e(?:nc|c)?\s+[A-Za-z0-9+/=]{8,}|&\s*[($"']|\[scriptblock\]/iu;
function Sr(t){return t.tool==="PowerShell"?Sn(t):void 0}function Wr(t){return qi.test(t)}function b(t){return{pieces:t===""?[]:[{text:t}]}}function At(t){return{pieces:[{hole:t}]}}function y(t){let e="";for(let n of t.
pieces){if(!("text"in n))return;e+=n.text}return e}function G(t){let e="";for(let n of t.pieces){if(!("text"in n))break;
e+=n.text}return e}function Er(t){let e="";for(let n of[...t.pieces].reverse()){if(!("text"in n))break;e=n.text+e}return e}
function j(t){return t.pieces.map(e=>"text"in e?e.text:"glob"in e?e.glob:e.hole).join("")}function fs(t,e,n=!1){return new RegExp(
`^${Qi(t)}$`,n?"iu":"u").test(e)}function _r(t,e){let n=G(t);if(n.length>=e.length||y(t)!==void 0)return n.startsWith(e);
let s=t.pieces.find(o=>!("text"in o)),r=s!==void 0&&"hole"in s&&s.shape!==void 0;return e.startsWith(n)&&(!r||/^[0-9a-f]/u.
test(e.slice(n.length)))}function Wn(t){return t.pieces.some(e=>"hole"in e&&e.splits===!0)}function ve(...t){return{pieces:t.
flatMap(e=>e.pieces)}}function ce(t,e){let n=e;return{pieces:t.pieces.flatMap(r=>{if(n===0||!("text"in r))return[r];let o=r.
text.slice(n);return n=Math.max(0,n-r.text.length),o===""?[]:[{text:o}]})}}function Qi(t){return t.pieces.map(Ji).join("")}
var Ki={digits:"-?[0-9]*",hex:"[0-9a-f]*"};function Ji(t){return"text"in t?ms(t.text):"hole"in t?t.shape===void 0?"[^]*":
Ki[t.shape]:t.glob==="*"?"[^/]*":"[^/]"}function ms(t){return t.replace(/[\\^$.*+?()[\]{}|/]/gu,"\\$&")}function Pr(t){return{
pieces:t.pieces.map(e=>"glob"in e?{hole:e.glob}:e)}}function zi(t){let e=yn(t,Ct.O_RDONLY|(Ct.O_NONBLOCK??0));if(or(e).isFile())return e;throw Qt(e),new gs(t)}function Ie(t){
let e=zi(t);try{return ir(e,"utf8")}finally{Qt(e)}}var gs=class extends Error{constructor(e){super(`${e} is no regular f\
ile`),this.name="NotRegular"}};import{join as Yt}from"node:path";function En(t,e){let n=e.disk.heads.get(t.gitDir);if(n!==void 0)return n;let s=t.top===
void 0?void 0:e.disk.made.get(t.top);if(s!==void 0)return s.head;if(We(Yt(t.commonDir,"reftable")))return{unknown:"HEAD \
of a reftable repository"};try{return Yi(Xi(Yt(t.gitDir,"HEAD")))}catch{return{unknown:"HEAD, which cannot be read"}}}function Xi(t){
return Kt(t).isSymbolicLink()?`ref: ${xn(t)}`:Ie(t)}function Yi(t){let e=/^ref:\s*(\S+)\s*$/u.exec(t)?.[1];return e==="r\
efs/heads/.invalid"?{unknown:"HEAD of a reftable repository"}:e?.startsWith("refs/heads/")===!0?{branch:e.slice(11)}:e!==
void 0||/^[0-9a-f]{40,64}\s*$/u.test(t)?{detached:!0}:{unknown:"HEAD, which makes no sense"}}function ys(t,e){for(let r of[
t.gitDir,t.commonDir]){let o=Yt(r,e);if(Kt(o,{throwIfNoEntry:!1})?.isFile()===!0)return Ie(o).trim()}let n=Yt(t.commonDir,
"packed-refs");if(!We(n))return;let s=Ie(n).split(`
`).find(r=>r.endsWith(` ${e}`));return s?.slice(0,s.indexOf(" "))}function xs(t,e){return ys(t,`refs/heads/${e}`)!==void 0}
function _n(t,e){let n=Yt(t.gitDir,e);return We(n)?Ie(n).trim():void 0}function Pn(t){let e=Zi(t,0);if(e===void 0)return[t];let n=t.slice(0,e.start),s=t.slice(e.end),r=e.items.length===1?sa(e.
items[0]??""):e.items,o=Pn(s);if(r===void 0||o===void 0)return;if(r.length===0)return o.map(a=>t.slice(0,e.end)+a);let i=[];
for(let a of r){let d=Pn(a);if(d===void 0||i.length+d.length*o.length>200)return;for(let c of d)for(let u of o)i.push(n+
c+u)}return i}function Zi(t,e){for(let n=e;n<t.length;n=ws(t,n)){if(t[n]!=="{")continue;let s=ea(t,n);if(s!==void 0)return s}}
function ea(t,e){let n=[],s=0,r=e+1;for(let o=e+1;o<t.length;o=ws(t,o)){let i=t[o];if(i==="{")s+=1;else if(i===","&&s===
0)n.push(t.slice(r,o)),r=o+1;else if(i==="}"&&s>0)s-=1;else if(i==="}")return n.push(t.slice(r,o)),n.length>1||/^[^{}]+\.\.[^{}]+$/u.
test(n[0]??"")?{start:e,end:o+1,items:n}:void 0}}function ws(t,e){let n=t[e];return n==="\\"?e+2:n==="'"?ta(t,e,"'"):n===
'"'||n==="`"?na(t,e,n):n==="$"&&t[e+1]==="{"?vr(t,e+1,"{","}"):n==="$"&&t[e+1]==="("?vr(t,e+1,"(",")"):e+1}function ta(t,e,n){
let s=t.indexOf(n,e+1);return s===-1?t.length:s+1}function na(t,e,n){for(let s=e+1;s<t.length;s+=1)if(t[s]==="\\")s+=1;else if(t[s]===
n)return s+1;return t.length}function vr(t,e,n,s){let r=0;for(let o=e;o<t.length;o=o===e?e+1:ws(t,o))if(t[o]===n)r+=1;else if(t[o]===
s&&(r-=1)===0)return o+1;return t.length}function sa(t){let[e="",n="",s="1",...r]=t.split(".."),o=[e,n,s].every(f=>/^-?\d+$/u.
test(f)),i=[e,n].every(f=>/^[A-Za-z]$/u.test(f));if(!o&&!i||r.length>0)return[];let a=f=>o?Number(f):f.charCodeAt(0),d=f=>o?
String(f):String.fromCharCode(f),c=a(n)-a(e),u=Math.abs(Number(s))||1,p=Math.floor(Math.abs(c)/u)+1;if(!(p>200))return Array.
from({length:p},(f,x)=>d(a(e)+Math.sign(c)*u*x))}import{basename as rp,dirname as op,isAbsolute as Tr,join as ip,normalize as ca,resolve as la,sep as ua}from"node:path";function vn(t){try{return Kt(t,{throwIfNoEntry:!1})}catch(e){if(e instanceof Error&&"code"in e&&e.code==="ENOTDIR")return;
throw e}}import{dirname as ra,isAbsolute as oa,parse as ks,sep as Cs}from"node:path";var ia=40,aa=Cs==="\\"?/[\\/]/u:/\//u;function Rr(t){let e=ks(t).root,n=Dr(t);for(let s=0;n.length>0;){let r=n.pop()??"";
if(r===""||r===".")continue;if(r===".."){e=ra(e);continue}let o=e.endsWith(Cs)?e+r:e+Cs+r,i=da(o);if(i===void 0){e=o;continue}
if(s+=1,s>ia)throw new Be("a path leads through a circle of links");oa(i)&&(e=ks(i).root),n.push(...Dr(i))}return e}function Dr(t){
return t.slice(ks(t).root.length).split(aa).reverse()}function da(t){return vn(t)?.isSymbolicLink()??!1?xn(t):void 0}function Y(t){return typeof t=="string"}function Zt(t){try{return Jt(t,{throwIfNoEntry:!1})?.isDirectory()??!1}catch{return!1}}
function St(t,e){return Tr(e)?ca(e):Y(t)?la(t,e):t}function Ge(t,e){return Rr(Tr(e)?e:`${t}${ua}${e}`)}var pa=new Set(["?","#","$","!","RANDOM","SECONDS","LINENO","EPOCHSECONDS","UID","EUID","PPID"]);function rt(t,e){let{world:n}=e;
if(t==="@"||t==="*")return{list:n.args};let s=n.vars.get(t);return s!==void 0?{word:fa(s)}:/^[1-9][0-9]*$/u.test(t)?{word:n.
args[Number(t)-1]??b("")}:pa.has(t)?{word:{pieces:[{hole:`$${t}`,shape:"digits"}]}}:{word:ha(t,e)??At(`$${t}`)}}function ha(t,e){
let{world:n}=e;if(t==="PWD")return Y(n.cwd)?b(n.cwd):void 0;if(t==="OLDPWD")return Y(n.previous)?b(n.previous):void 0;if(t===
"CLAUDE_PROJECT_DIR")return b(e.projectDir);if(t!=="HOME"&&t!=="TMPDIR")return;let s=e.env[t];return s===void 0||s===""?
void 0:b(s)}function fa(t){return"word"in t?t.word:t.elements[0]??b("")}function Or(t,e){let n={word:gt(t.text)};if(t.prefix===
"#")return{word:{pieces:[{hole:t.text,shape:"digits"}]}};if(t.prefix==="!")return ma(t,e)??n;let s=t.index===void 0?rt(t.
parameter,e):ga(t,e);return s===void 0?n:t.operation===void 0?s:t.operation.type==="Default"?ya(t,s,e)??n:t.operation.type===
"CaseModification"?xa(t.operation.operator,s)??n:n}function gt(t){return{pieces:[{hole:t,splits:!0}]}}function ma(t,e){if(t.
operation!==void 0||t.index!==void 0)return;let n=rt(t.parameter,e),s="word"in n?y(n.word):void 0;return s===void 0?void 0:
rt(s,e)}function ga(t,e){let n=e.world.vars.get(t.parameter),s=t.index?.text;if(n===void 0)return;let r="elements"in n?n.
elements:[n.word];if(s==="@"||s==="*")return{list:r};if(!(s===void 0||!/^\d+$/u.test(s)))return{word:r[Number(s)]??b("")}}
function ya(t,e,n){if(t.operation?.type!=="Default")return;let s="word"in e?y(e.word):void 0,r=n.world.vars.has(t.parameter)||
s!==void 0;if(s===void 0)return;let o=t.operation.operator.startsWith(":"),i=r&&(!o||s!==""),a=n.operand(t),d=a===void 0?
void 0:{word:a};return t.operation.operator.endsWith("+")?i?d:{word:b("")}:i?e:d}function xa(t,e){let n="word"in e?y(e.word):
void 0;if(n!==void 0){if(t==="^^")return{word:b(n.toUpperCase())};if(t===",,")return{word:b(n.toLowerCase())}}}function Dn(t){
if("word"in t)return t.word;let e=t.list.flatMap((n,s)=>s===0?[n]:[b(" "),n]);return ve(...e)}function bs(t,e){switch(t.type){case"Script":case"CompoundList":case"AndOr":for(let n of t.commands)e(n);return;case"Sta\
tement":e(t.command);return;case"Command":for(let n of t.prefix)e(n);t.name&&e(t.name);for(let n of t.suffix)e(n);return;case"\
Pipeline":for(let n of t.prefixes)e(n);for(let n of t.commands)e(n);return;case"Redirected":e(t.command);for(let n of t.
redirects)e(n);return;case"If":e(t.clause),e(t.then);for(let n of t.elif)e(n);t.else&&e(t.else);return;case"Elif":e(t.clause),
e(t.then);return;case"For":case"Select":if(e(t.name),t.wordlist)for(let n of t.wordlist)e(n);e(t.body);return;case"While":
e(t.clause),e(t.body);return;case"Function":case"Coproc":t.name&&e(t.name),e(t.body);return;case"Subshell":case"BraceGro\
up":e(t.body);return;case"Case":e(t.word);for(let n of t.items)e(n);return;case"CaseItem":for(let n of t.pattern)e(n);e(
t.body);return;case"ArithmeticFor":{let n=t.initialize;n&&e(n);let s=t.test;s&&e(s);let r=t.update;r&&e(r),e(t.body);return}case"\
Word":case"Glob":case"ArithmeticWord":case"HereDocBody":case"BraceExpansion":case"ExtendedGlob":{let n=t.parts;if(n)for(let s of n)
e(s);return}case"DoubleQuoted":case"LocaleString":for(let n of t.parts)e(n);return;case"ParameterExpansion":t.index&&e(t.
index),t.operation&&e(t.operation);return;case"Default":case"Remove":case"Transform":e(t.operand);return;case"CaseModifi\
cation":t.operand&&e(t.operand);return;case"Replace":e(t.pattern),e(t.replacement);return;case"Slice":e(t.offset),t.length&&
e(t.length);return;case"Assignment":{let n=t.index;n&&e(n),e(t.value);return}case"ArrayValue":for(let n of t.elements)e(
n);return;case"Redirect":case"HereString":t.descriptor&&e(t.descriptor),t.target&&e(t.target);return;case"HereDoc":t.descriptor&&
e(t.descriptor),t.delimiter&&e(t.delimiter),e(t.body);return;case"CommandExpansion":case"ProcessSubstitution":case"Arith\
meticCommandExpansion":{let n=t.script;n&&e(n);return}case"ArithmeticExpansion":case"ArithmeticCommand":case"ArithmeticG\
roup":case"TestCommand":case"TestGroup":{let n=t.expression;n&&e(n);return}case"ArithmeticBinary":case"TestBinary":e(t.left),
e(t.right);return;case"ArithmeticUnary":case"TestUnary":e(t.operand);return;case"ArithmeticTernary":e(t.test),e(t.consequent),
e(t.alternate);return;case"TestLogical":for(let n of t.operands)e(n);return;case"TestNot":for(let n of t.negations)e(n);
e(t.operand);return;case"Literal":case"SingleQuoted":case"AnsiCQuoted":case"SimpleExpansion":case"Names":case"Unknown":case"\
FileDescriptor":case"FileDescriptorVariable":case"HereDocDelimiter":case"Time":case"Negation":return;default:{let n=t;throw new TypeError(
`Unexpected syntax node: ${n}`)}}}function Fr(t){return t>=48&&t<=55}function Hr(t){return t>=48&&t<=57||t>=65&&t<=70||t>=97&&t<=102}function wa(t,e){try{
return String.fromCodePoint(t)}catch{return e}}var ka=new TextDecoder("utf-8",{ignoreBOM:!0});function Nr(t){return ka.decode(
new Uint8Array(t))}function Ca(t,e,n){if(t.charCodeAt(e)!==92||e+2>n)return;let s=t.charCodeAt(e+1),r=e+2,o=r;if(s===120){
for(;o<n&&o-r<2&&Hr(t.charCodeAt(o));)o++;return o===r?void 0:{value:Number.parseInt(t.slice(r,o),16),end:o}}if(Fr(s)){for(;o<
n&&o-r<2&&Fr(t.charCodeAt(o));)o++;return{value:Number.parseInt(t.slice(e+1,o),8)&255,end:o}}}function en(t,e,n){let s=e,
r="",o=[],i=-1;for(;s<n&&t.charCodeAt(s)!==39;){let d=s,c=Ca(t,s,n);if(c&&c.value>=128){o.push(c.value),s=c.end;continue}
if(o.length>0&&(r+=Nr(o),o=[]),c){c.value===0&&i===-1&&(i=r.length),r+=String.fromCharCode(c.value),s=c.end;continue}if(t.
charCodeAt(s)!==92||s+1>=n){let p=s;for(;s<n;){let f=t.charCodeAt(s);if(f===39||f===92&&s+1<n)break;s++}r+=t.slice(p,s);
continue}s++;let u=t[s++];switch(u){case"a":r+="\x07";break;case"b":r+="\b";break;case"e":case"E":r+="\x1B";break;case"f":
r+="\f";break;case"n":r+=`
`;break;case"r":r+="\r";break;case"t":r+="	";break;case"v":r+="\v";break;case"\\":r+="\\";break;case"'":r+="'";break;case'\
"':r+='"';break;case"?":r+="?";break;case`
`:break;case"c":{let p=s<n?t.charCodeAt(s):39;if(p===39){r+=t.slice(d,s);break}if(s++,p===92){let x=s<n&&t.charCodeAt(s)===
92;x&&s++,r+="",!x&&s<n&&(r+=t[s],s++);break}let f=p===63?127:p&31;f===0&&p<128&&i===-1&&(i=r.length),r+=String.fromCharCode(
f);break}case"u":case"U":{let p=s,f=u==="u"?4:8;for(;s<n&&s-p<f&&Hr(t.charCodeAt(s));)s++;if(s===p){r+=`\\${u}`;break}let x=t.
slice(d,s),C=Number.parseInt(t.slice(p,s),16);C===0&&i===-1&&(i=r.length),r+=wa(C,x);break}default:r+=`\\${u}`;break}}o.
length>0&&(r+=Nr(o)),i!==-1&&(r=r.slice(0,i));let a=s<n;return a&&s++,{value:r,end:s,closed:a}}var De=class t{static _resolveScript;type;pos;end;text;#e;#t=void 0;constructor(e,n,s,r,o){this.type=e,this.pos=n,this.end=
s,this.text=r,this.#e=o}get script(){let e=this.#e;if(e!==void 0){let n=t._resolveScript(e.source,e.start,e.end,e.depth,
e.parenBoundary,e.context);e.context===void 0&&(n.source=e.source),this.script=n}return this.#t}set script(e){this.#t=e,
this.#e=void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,script:this.script}}},Rn=class extends De{operator;constructor(e,n,s,r,o){
super("ProcessSubstitution",e,n,s,o),this.operator=r}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.
text,operator:this.operator,script:this.script}}},Wt=class t{static _resolveExpression;type="ArithmeticExpansion";pos;end;text;#e;#t=void 0;constructor(e,n,s,r){
this.pos=e,this.end=n,this.text=s,this.#e=r}get expression(){let e=this.#e;return e!==void 0&&(this.expression=t._resolveExpression(
e.body,e.offset,e.source,e.depth,e.context,e.depth+1)),this.#t}set expression(e){this.#t=e,this.#e=void 0}toJSON(){return{
type:this.type,pos:this.pos,end:this.end,text:this.text,expression:this.expression}}};function ba(t){let e="";for(let n of t)e+=n.type==="Literal"?n.value:n.text;return e}function Tn(t){let e=t.indexOf("\\");
if(e===-1)return t;let n="",s=0;for(let r=e;r<t.length;r++)if(t.charCodeAt(r)===92){if(n+=t.slice(s,r),r++,r>=t.length){
n+="\\",s=r;break}t.charCodeAt(r)!==10&&(n+=t[r]),s=r+1}return n+t.slice(s)}function Br(t){let e=1;for(;t[e]==="\\"&&t[e+
1]===`
`;)e+=2;return e===1||t[e]!=="("?t:t[0]+t.slice(e)}function On(t){let e="";for(let n of t)switch(n.type){case"Literal":case"\
Glob":case"SingleQuoted":case"AnsiCQuoted":e+=n.value;break;case"DoubleQuoted":case"LocaleString":e+=ba(n.parts);break;case"\
CommandExpansion":e+=n.text[0]==="$"?Br(n.text):n.text;break;case"ExtendedGlob":e+=Br(n.text);break;default:e+=n.text;break}
return e}var le=class{type="Word";text;pos;end;#e;#t;#s;#n;#r=null;constructor(e,n,s,r,o,i=0){this.text=e,this.pos=n,this.end=s,this.#e=
r,this.#t=o,this.#s=i,this.#n=o===void 0?void 0:null}get value(){if(this.#r===null){let e=this.#e===void 0&&this.#n===null?
void 0:this.parts;this.#r=e?On(e):Tn(this.text)}return this.#r}get parts(){return this.#n===null&&(this.#n=this.#t?.(this.#e??
"",this,this.#s)??void 0),this.#n}set parts(e){this.#n=e??void 0}toJSON(){return{type:this.type,text:this.text,pos:this.
pos,end:this.end,parts:this.parts,value:this.value}}};function Et(t){return{boundaries:t===void 0?void 0:As(t),wordParts:void 0,embeddedParts:void 0,arrayParts:void 0}}function As(t){
return t.boundaries??(t.boundaries=new Map)}function be(t,e,n){for(;e+1<n&&t.charCodeAt(e)===92&&t.charCodeAt(e+1)===10;)e+=2;return e}function at(t){return/[*?[]/.test(t)}var je=new Uint8Array(128);je[33]=1;je[94]=1;je[91]=1;je[93]=1;je[58]=1;je[46]=1;je[61]=
1;je[45]=1;je[92]=1;function Aa(t,e,n,s,r){let o=n-1;for(;o>e&&t.charCodeAt(o)!==93;)o--;if(o===e)return null;let i=[],a=[],
d=[],c=0,u=!1;for(let g=e;g<n;g++){for(;s&&c<s.length&&s[c].end<=g+r;)c++;let S=s?.[c],W=g,A=0;if(S&&S.pos<=g+r&&S.type!==
"Literal")g=S.end-r-1;else{if(A=t.charCodeAt(g),A===92&&g+1<n&&t.charCodeAt(g+1)===10){g++;continue}(A>=128||!je[A])&&(A=
0)}let w=a.length-1;if(A===0&&w>=0&&a[w]===0){d[w]++;continue}w>=0&&a[w]===91&&(A===58||A===61||A===46)&&(u=!0),i.push(W),
a.push(A),d.push(1)}let p=a.length,f;if(u){f=new Int32Array(p).fill(-1);let g=-1,S=-1,W=-1,A=-1;for(let w=p-1;w>=0;w--){
let _=a[w+2];if(_===93?g=w+2:a[w+3]===93&&(_===58?S=w+2:_===61?W=w+2:_===46&&(A=w+2)),a[w]!==91)continue;let v=a[w+1],E=v===
58?S:v===61?W:v===46?A:-1;E!==-1&&(v===46||g===-1||g>E)&&(f[w]=E+2)}}let x=g=>f===void 0?-1:f[g],C=new Int32Array(p+2).fill(
-1),k=(g,S)=>{if(g>=p)return-1;if(S&&a[g]===45&&g+1<p&&a[g+1]!==93){let W=g+1;if(a[W]===92){if(W+1>=p)return-1;W++}let A=W+
1;if(a[W]===91&&a[W+1]===46){let w=x(W);w!==-1&&(A=w)}else if(a[W]===0&&d[W]>1)return C[W];return A>=p?-1:a[A]===93?A+1:
C[A]}return a[g]===93?g+1:C[g]};for(let g=p-1;g>=0;g--){let S=a[g],W=g+1,A=!0;if(S===92){if(g+1>=p)continue;W=g+2}else if(S===
91){let w=a[g+1];if(w===58||w===61||w===46){let _=x(g);_!==-1&&(W=_,A=w===46)}}C[g]=k(W,A)}let m=new Map;for(let g=0;g<p;g++){
if(a[g]!==91)continue;let S=g+1;if((a[S]===33||a[S]===94)&&S++,S>=p)continue;let W=a[S]===93?k(S+1,!0):C[S];W!==-1&&m.set(
i[g],i[W-1]+1)}return m}function Ss(t,e,n,s,r,o,i){for(;e<n;){for(;s&&r<s.length&&s[r].end<=e+o;)r++;let a=s?.[r];if(a&&
a.pos===e+o&&a.end<=n+o){i.push(a),e=a.end-o,r++;continue}let d=a?Math.min(n,(a.pos>e+o?a.pos:a.end)-o):n,c=t.slice(e,d);
i.push({type:"Literal",pos:e+o,end:d+o,text:c,value:Tn(c)}),e=d}return r}function Ve(t,e,n,s,r=0){let o,i,a=0,d=0,c=e;for(let u=e;u<
n;u++){for(;s&&a<s.length&&s[a].end<=u+r;)a++;let p=s?.[a];if(p&&p.pos<=u+r&&p.type!=="Literal"){u=p.end-r-1;continue}let f=t.
charCodeAt(u);if(f===92){u++;continue}let x;if(f===42||f===63){let m=p?Math.min(n,p.end-r):n,g=be(t,u+1,m);if(g<m&&t.charCodeAt(
g)===40)continue;if(x=u+1,f===42)for(;x<m&&t.charCodeAt(x)===42;){let S=be(t,x+1,m);if(S<m&&t.charCodeAt(S)===40)break;x++}}else if(f===
91){i===void 0&&(i=Aa(t,u,n,s,r));let m=i?.get(u);if(m===void 0)continue;x=m}else continue;o||(o=[]),d=Ss(t,c,u,s,d,r,o);
let C=t.slice(u,x),k;if(f===91){let m=[];d=Ss(t,u+1,x-1,s,d,r,m),k={type:"Glob",kind:"bracket",pos:u+r,end:x+r,text:C,value:"\
["+On(m)+"]",parts:m}}else k={type:"Glob",kind:f===42?"star":"question",pos:u+r,end:x+r,text:C,value:C,parts:void 0};o.push(
k),c=x,u=x-1}return o?(Ss(t,c,n,s,d,r,o),o):s??void 0}var l={Word:0,Assignment:1,Semi:2,Newline:3,Pipe:4,And:5,Or:6,Amp:7,LParen:8,RParen:9,LBrace:10,RBrace:11,Bang:12,If:13,
Then:14,Else:15,Elif:16,Fi:17,Do:18,Done:19,For:20,While:21,Until:22,In:23,Case:24,Esac:25,Function:26,DoubleSemi:27,SemiAmp:28,
DoubleSemiAmp:29,Select:30,DblLBracket:31,DblRBracket:32,EOF:33,ArithCmd:34,Coproc:35,Redirect:36},Fn=class{token=l.EOF;_value="";_owner;pos=0;end=0;fileDescriptor=void 0;variableName=void 0;descriptorEnd=0;delimiterQuoted=!1;content=void 0;targetPos=0;targetEnd=0;assignmentOperatorPos=-1;raw=!1;keywordEligible=!1;constructor(e=null){
this._owner=e}get value(){return this._value??(this._value=this._owner===null?"":this._owner._tokenValue(this.pos,this.end,
this.raw))}set value(e){this._value=e}reset(){this.token=l.EOF,this._value="",this.pos=0,this.end=0,this.fileDescriptor=
void 0,this.variableName=void 0,this.descriptorEnd=0,this.delimiterQuoted=!1,this.content=void 0,this.targetPos=0,this.targetEnd=
0,this.assignmentOperatorPos=-1,this.raw=!1,this.keywordEligible=!1}copyFrom(e){this.token=e.token,this._value=e._value,
this.pos=e.pos,this.end=e.end,this.fileDescriptor=e.fileDescriptor,this.variableName=e.variableName,this.descriptorEnd=e.
descriptorEnd,this.delimiterQuoted=e.delimiterQuoted,this.content=e.content,this.targetPos=e.targetPos,this.targetEnd=e.
targetEnd,this.assignmentOperatorPos=e.assignmentOperatorPos,this.raw=e.raw,this.keywordEligible=e.keywordEligible}},Lr=new Map(
[["if",l.If],["then",l.Then],["else",l.Else],["elif",l.Elif],["fi",l.Fi],["do",l.Do],["done",l.Done],["for",l.For],["whi\
le",l.While],["until",l.Until],["in",l.In],["case",l.Case],["esac",l.Esac],["function",l.Function],["select",l.Select],[
"coproc",l.Coproc],["!",l.Bang],["{",l.LBrace],["}",l.RBrace]]);var q=new Uint8Array(128);q[124]=1;q[38]=1;q[59]=1;q[40]=1;q[41]=1;q[60]=1;q[62]=1;q[32]=1;q[9]=1;q[10]=1;q[92]=2;q[39]=
2;q[34]=2;q[36]=2;q[96]=2;q[123]=2;function tn(t,e,n){for(;e<n;){let s=t.charCodeAt(e);if(s===32||s===9)e++;else if(s===
92&&e+1<n&&t.charCodeAt(e+1)===10)e+=2;else break}return e}var Qr=new Uint8Array(128);for(let t of[9,10,32,33,37,38,40,41,
42,43,44,45,47,58,60,61,62,63,94,124])Qr[t]=1;function Dt(t,e,n){for(let s=e;s<n;s++){let r=t.charCodeAt(s);if(r===92||r===
39||r===34||r===36||r===96||(r===60||r===62)&&s+1<n&&t.charCodeAt(s+1)===40)return!0}return!1}function Mr(t,e,n=!1,s){let r=0,
o=0;for(let i=0;i<t.length;i++){let a=t.charCodeAt(i);if(a===92){i++;continue}if(a===123){r++;continue}if(a===125){r>0&&
r--;continue}if(a===39){for(i++;i<t.length&&t.charCodeAt(i)!==39;)i++;continue}if(a===34){for(i++;i<t.length;){let c=t.charCodeAt(
i);if(c===34)break;if(c===92){i+=2;continue}let u=s?.(i,!0)??i;if(u>i){i=u;continue}i++}continue}let d=s?.(i,!1)??i;if(d>
i){i=d-1;continue}if(n&&r===0){if(a===63){o++;continue}if(a===58&&o>0){o--;continue}}if(a===e&&r===0)return i}return-1}var ze=new Uint8Array(
128);for(let t=97;t<=122;t++)ze[t]=3;for(let t=65;t<=90;t++)ze[t]=3;for(let t=48;t<=57;t++)ze[t]=2;ze[95]=3;var Xe=new Uint8Array(
128);Xe[63]=1;Xe[64]=1;Xe[42]=1;Xe[43]=1;Xe[33]=1;Xe[61]=1;function $r(t){return t<128&&t!==61&&Xe[t]===1}var Sa={63:"?",
64:"@",42:"*",43:"+",33:"!"};function Ir(t){let e=t.type;return e==="Literal"||e==="SimpleExpansion"||e==="ParameterExpa\
nsion"||e==="CommandExpansion"||e==="ArithmeticExpansion"}function Wa(t,e,n){for(let s=e;s<n;s++){let r=t.charCodeAt(s);
if(r<48||r>57)return!1}return n>e}var Te=-1,Es=0,Gr=1,_s=2,jr=3,ge=4;function Ea(t,e){let n=t[t.length-1],s=e[0],r=0;n?.
type==="Literal"&&s?.type==="Literal"&&n.end===s.pos&&(t[t.length-1]={type:"Literal",pos:n.pos,end:s.end,text:n.text+s.text,
value:n.value+s.value},r=1);for(let o=r;o<e.length;o++)t.push(e[o]);return t}function Vr(t){return t<Te}function Ur(t){return-t-
2}function Ws(t,e,n,s){let r=s;for(let o=e;o<n&&r>=0;o++){let i=t.charCodeAt(o);if(r>=ge)i===91?r++:i===93&&--r===ge&&(r=
_s);else if(r===Es)r=i<128&&ze[i]&1?Gr:Te;else if(r===Gr){if(i<128&&ze[i]&2)continue;i===91?r=ge+1:i===43?r=jr:r=i===61?
-o-2:Te}else r===_s?i===43?r=jr:r=i===61?-o-2:Te:r=i===61?-o-2:Te}return r}function ee(t,e,n,s=0,r=0){t.token=e,t._value=
n,t.pos=s,t.end=r,t.fileDescriptor=void 0,t.variableName=void 0,t.descriptorEnd=0,t.delimiterQuoted=!1,t.content=void 0,
t.assignmentOperatorPos=-1,t.raw=!1,t.keywordEligible=!1}function dt(t,e,n,s,r){t.token=e,t._value=null,t.pos=n,t.end=s,
t.fileDescriptor=void 0,t.variableName=void 0,t.descriptorEnd=0,t.delimiterQuoted=!1,t.content=void 0,t.assignmentOperatorPos=
-1,t.raw=r,t.keywordEligible=!1}function qr(t,e,n){switch(t.charCodeAt(e)){case 33:return n===1?l.Bang:void 0;case 123:return n===
1?l.LBrace:void 0;case 125:return n===1?l.RBrace:void 0;case 105:{if(n!==2)return;let s=t.charCodeAt(e+1);return s===102?
l.If:s===110?l.In:void 0}case 102:return n===2?t.charCodeAt(e+1)===105?l.Fi:void 0:n===3?t.startsWith("for",e)?l.For:void 0:
n===8&&t.startsWith("function",e)?l.Function:void 0;case 116:return n===4&&t.startsWith("then",e)?l.Then:void 0;case 101:
return n!==4?void 0:t.startsWith("else",e)?l.Else:t.startsWith("elif",e)?l.Elif:t.startsWith("esac",e)?l.Esac:void 0;case 100:
return n===2?t.charCodeAt(e+1)===111?l.Do:void 0:n===4&&t.startsWith("done",e)?l.Done:void 0;case 99:return n===4?t.startsWith(
"case",e)?l.Case:void 0:n===6&&t.startsWith("coproc",e)?l.Coproc:void 0;case 119:return n===5&&t.startsWith("while",e)?l.
While:void 0;case 117:return n===5&&t.startsWith("until",e)?l.Until:void 0;case 115:return n===6&&t.startsWith("select",
e)?l.Select:void 0;default:return}}var h={Normal:0,CommandStart:1,TestMode:2,CommandPrefix:3,Declaration:4,ArrayElement:5,
FunctionName:6,CasePattern:7,EvalArgument:8};function _a(t){return t===32||t===9||t===10||t===124}var Se=class t{static _findSubstitutionEnd;src;srcEnd;parenBoundary;pos;current;nextState;hasPeek;pendingHereDocs;substitutionContext;_errors=null;_buildParts=!1;_buildValue=!1;_nestingDepth=0;constructor(e,n=0,s=e.
length,r=!1,o=Et()){if(this.src=e,this.srcEnd=s,this.parenBoundary=r,this.pos=n,this.current=new Fn(this),this.nextState=
new Fn(this),this.hasPeek=!1,this.pendingHereDocs=null,this.substitutionContext=o,n===0&&e.charCodeAt(0)===35&&e.charCodeAt(
1)===33){let i=e.indexOf(`
`);this.pos=i===-1?this.srcEnd:i+1}}getSource(){return this.src}fork(e,n,s=!1){let r=new t(this.src,e,n,s,this.substitutionContext);
return r._nestingDepth=this._nestingDepth,r}getSubstitutionContext(){return this.substitutionContext}get errors(){return this.
_errors??(this._errors=[])}commandExpansion(e,n,s,r,o=!1){let i=this.scriptWindow(this.src,s,s+r.length,o);return new De(
"CommandExpansion",e,this.pos,n,i)}decodedCommandExpansion(e,n,s){let r=this.scriptWindow(s,0,s.length,!1,!0);return new De(
"CommandExpansion",e,this.pos,n,r)}processSubstitution(e,n,s,r){let o=this.scriptWindow(this.src,e+2,e+2+r.length,!this.
_unbalanced);return new Rn(e,this.pos,n,s,o)}scriptWindow(e,n,s,r,o=!1){if(this._nestingDepth>256)return;let i=o?void 0:
this.substitutionContext;return{source:e,start:n,end:s,depth:this._nestingDepth+1,parenBoundary:r,context:i}}getPos(){return this.
pos}findSubstitutionEnd(e,n,s=this._nestingDepth+1){return t._findSubstitutionEnd===void 0?-1:t._findSubstitutionEnd(this.
src,e,n,s,this.substitutionContext)}_tokenValue(e,n,s){return s?this.src.slice(e,n):this.wordValueOf(e,n)}wordValueOf(e,n){
let s=this.pos,r=this.srcEnd,o=this._bracketWindow,i=this._arithmeticBracketWindow,a=this._buildValue,d=this._unbalanced,
c=this._errors===null?0:this._errors.length;this.pos=e,this.srcEnd=n,this._buildValue=!0,this.readWordText(),this.pos<n&&
this._wordAssignmentState!==void 0&&this._wordAssignmentState>=ge&&(this.pos=e,this.readWordText(!0));let u=this._wordText;
return this.pos=s,this.srcEnd=r,this._bracketWindow=o,this._arithmeticBracketWindow=i,this._buildValue=a,this._unbalanced=
d,this._errors!==null&&(this._errors.length=c),u}findClosingBracket(e,n=this.srcEnd){let s=Math.min(n,this.srcEnd),r=this.
_bracketWindow;if((!r||r.limit!==s)&&(r={limit:s,depth:this._nestingDepth,last:this.src.lastIndexOf("]",s-1)},this._bracketWindow=
r),e>r.last||(r.depth!==this._nestingDepth&&(r={limit:s,depth:this._nestingDepth,last:r.last},this._bracketWindow=r),r.failed?.
has(e)))return-1;let o=[],i=this.findClosingShellDelimiter(e,n,93,!1,!0,o);if(i===-1){let a=r.failed??(r.failed=new Set);
for(let d of o)for(let c of d)a.add(c)}return i}findClosingArithmeticBracket(e,n=this.srcEnd){let s=Math.min(n,this.srcEnd),
r=this._arithmeticBracketWindow;return(!r||r.end!==s||r.depth!==this._nestingDepth)&&(r={end:s,depth:this._nestingDepth,
failed:new Set},this._arithmeticBracketWindow=r),r.failed.has(e)?-1:this.findClosingShellDelimiter(e,n,93,!1,!1,void 0,r.
failed)}findClosingBrace(e,n=this.srcEnd){return this.findClosingShellDelimiter(e,n,125)}findClosingParenthesis(e,n=this.
srcEnd){let s=this.pos,r=this.srcEnd,o=this._bracketWindow,i=this._arithmeticBracketWindow,a=this._unbalanced;this.pos=e,
this.srcEnd=Math.min(n,this.srcEnd),this.extractBalanced();let d=this._unbalanced?-1:this.pos-1;return this.pos=s,this.srcEnd=
r,this._bracketWindow=o,this._arithmeticBracketWindow=i,this._unbalanced=a,d}findArithmeticExpansionEnd(e,n=this.srcEnd){
let s=this.fork(e,n);return s.pos=e+1,s.scanArithmeticBody(),s.pos}findArithmeticWordEnd(e,n=this.srcEnd){let s=this.fork(
e,n);return s.pos=e,s.scanArithmeticWordEnd()}scanArithmeticWordEnd(){for(;this.pos<this.srcEnd;){let e=this.src.charCodeAt(
this.pos);if(e===36){this.readDollar();continue}if(e===96){this.readBacktickExpansion();continue}if(e===39){this.pos++,this.
skipSQ();continue}if(e===34){this.pos++,this.skipDQ();continue}if(e===92){this.pos+=2;continue}if(e===91){let n=this.findClosingBracket(
this.pos+1);if(n!==-1){this.pos=n+1;continue}}if((e===60||e===62)&&this.src.charCodeAt(this.pos+1)===40){this.pos+=2,this.
extractBalanced();continue}if(e<128&&Qr[e])break;this.pos++}return this.pos}findClosingShellDelimiter(e,n,s,r=!1,o=!0,i,a){
let d=this.pos,c=this.srcEnd,u=this._bracketWindow,p=this._arithmeticBracketWindow,f=this._unbalanced;this.srcEnd=Math.min(
n,this.srcEnd);let x=[s];i?.push([]);let C=a?[e]:void 0,k=e,m=!0,g=-1;for(;k<this.srcEnd;){let S=x[x.length-1];i&&S===93&&
i[i.length-1].push(k);let W=this.src.charCodeAt(k);if(W===92){k+1<this.srcEnd&&this.src.charCodeAt(k+1)!==10&&(m=!1),k+=
2;continue}if(W===35&&r&&x.length===1&&m){for(;k<this.srcEnd&&this.src.charCodeAt(k)!==10;)k++;continue}if(W===39){this.
pos=k+1,this.skipSQ(),k=this.pos,m=!1;continue}if(W===34){this.pos=k+1,this.skipDQ(),k=this.pos,m=!1;continue}if(W===96){
for(k++;k<this.srcEnd&&this.src.charCodeAt(k)!==96;)this.src.charCodeAt(k)===92&&k++,k++;k<this.srcEnd&&k++,m=!1;continue}
if(W===36&&k+1<this.srcEnd&&this.src.charCodeAt(k+1)===40||(W===60||W===62)&&k+1<this.srcEnd&&this.src.charCodeAt(k+1)===
40){this.pos=k+2,this.extractBalanced(),k=this.pos,m=!1;continue}if(W===36&&k+1<this.srcEnd){let A=this.src.charCodeAt(k+
1);if(A===39){k=en(this.src,k+2,this.srcEnd).end,m=!1;continue}if(A===36){k+=2,m=!1;continue}if(A===123&&o){x.push(125),
i?.push([]),k+=2,m=!1;continue}}if(r&&x.length===1&&(W===91&&m?(x.push(93),i?.push([])):g===-1&&(W===59||W===38||W===124||
W===60||W===62||W===40&&!$r(this.src.charCodeAt(k-1)))&&(g=k)),S===93&&W===91)x.push(93),i?.push([]),C?.push(k+1);else if(S===
41&&W===40)x.push(41),i?.push([]);else if(W===S){if(x.pop(),C?.pop(),i?.pop(),x.length===0)return this.pos=d,this.srcEnd=
c,this._bracketWindow=u,this._arithmeticBracketWindow=p,this._unbalanced=f,g!==-1&&this.errors.push({message:`unexpected\
 '${this.src[g]}' in array assignment`,pos:g}),k;m=!1,k++;continue}m=W<128&&(q[W]&1)!==0,k++}if(C)for(let S of C)a.add(S);
return this.pos=d,this.srcEnd=c,this._bracketWindow=u,this._arithmeticBracketWindow=p,this._unbalanced=f,-1}scanBraceExpansion(e,n){
let s=this.src,r=this.srcEnd,o=n.get(e);if(o!==void 0)return o;let i=this.pos,a=this._unbalanced,d=this._errors===null?0:
this._errors.length,c=[e,0],u=e+1;for(;u<r;){let p=s.charCodeAt(u),f=p<128?q[p]:0;if(f===0){if(u++,p===125){let C=c.pop();
if(n.set(c.pop(),C?u:-1),c.length===0)break}else(p===44||p===46&&s.charCodeAt(u)===46)&&(c[c.length-1]=1);continue}let x=u+
1<r?s.charCodeAt(u+1):0;if(f&1)if(x===40&&(p===60||p===62))this.pos=u+2,this.extractBalanced(),u=this.pos;else if(p===40&&
$r(s.charCodeAt(u-1))){let C=this.findClosingShellDelimiter(u+1,r,41);if(C===-1)break;u=C+1}else break;else if(p===92)u+=
2;else if(p===39)this.pos=u+1,this.skipSQ(),u=this.pos;else if(p===34)this.pos=u+1,this.skipDQ(),u=this.pos;else if(p===
96){for(u++;u<r&&s.charCodeAt(u)!==96;)u+=s.charCodeAt(u)===92?2:1;u++}else if(p===123)c.push(u,0),u++;else if(x===39)u=
en(s,u+2,r).end;else if(x===123){let C=this.findClosingBrace(u+2,r);if(C===-1)break;u=C+1}else x===40?(this.pos=u+2,this.
extractBalanced(),u=this.pos):u++}this.pos=i,this._unbalanced=a,this._errors!==null&&(this._errors.length=d);for(let p=0;p<
c.length;p+=2)n.set(c[p],-1);return n.get(e)}skipSubshellBody(){return this.extractBalanced(!1),this._unbalanced?-1:this.
pos}skipCompoundBody(e){let n=[{close:e,phase:e===l.Esac?"case-pattern":"commands"}],s=!0;for(;;){let r=n[n.length-1].phase,
o=s?h.CommandStart:h.Normal;r==="function-name"?o=h.FunctionName:r==="case-pattern"&&s&&(o=h.CasePattern);let i=this.next(
o),a=i.token;if(a===l.EOF)return-1;let d=n.length-1,c=n[d];if(c.phase==="function-name"){if(a===l.Newline)continue;c.phase=
"function-body",s=!0;continue}else if(c.phase==="function-body"){if(a===l.Newline)continue;if(c.phase="commands",s=!0,a===
l.LParen&&this.peek(h.Normal).token===l.RParen){this.next(h.Normal),c.phase="function-body";continue}}else if(c.phase===
"coproc-command"){if(a===l.Newline)continue;if(a===l.Word){c.phase="coproc-body",s=!0;continue}c.phase="commands",s=!0}else if(c.
phase==="coproc-body"){if(a===l.Newline||(c.phase=a===l.Word&&i.keywordEligible&&i.value==="time"?"time-command":"comman\
ds",s=!0,c.phase==="time-command"))continue}else if(c.phase==="time-command"){if(a===l.Word&&i.keywordEligible&&i.value===
"-p"){c.phase="time-command-after-p";continue}if(a===l.Word&&i.keywordEligible&&i.value==="--"){c.phase="commands";continue}
c.phase="commands",s=!0}else if(c.phase==="time-command-after-p"){if(a===l.Word&&i.keywordEligible&&i.value==="--"){c.phase=
"commands";continue}c.phase="commands",s=!0}else if(c.phase==="for-header"){if(a===l.ArithCmd||a===l.Semi||a===l.Newline){
s=!0;continue}if(a===l.Do||a===l.LBrace){c.close=a===l.Do?l.Done:l.RBrace,c.phase="commands",s=!0;continue}}else if(c.phase===
"case-word"){if(a===l.Newline)continue;c.phase="case-in",s=!1;continue}else if(c.phase==="case-in"){if(a===l.Newline){s=
!0;continue}c.phase="case-pattern",s=!0;continue}else if(c.phase==="case-pattern"){if(a===l.Esac&&s){if(n.pop(),n.length===
0)return i.end;s=!1;continue}a===l.RParen?(c.phase="commands",s=!0):s=a===l.Newline;continue}if(a===c.close){if(n.pop(),
n.length===0)return i.end;s=!1;continue}if(s)switch(a){case l.LParen:n.push({close:l.RParen,phase:"commands"});break;case l.
LBrace:n.push({close:l.RBrace,phase:"commands"});break;case l.If:n.push({close:l.Fi,phase:"commands"});break;case l.For:
n.push({close:l.Done,phase:"for-header"});break;case l.While:case l.Until:case l.Select:n.push({close:l.Done,phase:"comm\
ands"});break;case l.Case:n.push({close:l.Esac,phase:"case-word"});break;case l.DblLBracket:if(!this.skipTestCommandBody())
return-1;s=!1;continue;case l.Assignment:case l.Redirect:case l.Bang:case l.Then:case l.Else:case l.Elif:case l.Do:case l.
In:break;case l.Semi:case l.Newline:case l.Pipe:case l.And:case l.Or:case l.Amp:case l.DoubleSemi:case l.SemiAmp:case l.
DoubleSemiAmp:break;case l.Function:c.phase="function-name";break;case l.Coproc:c.phase="coproc-command";break;default:a===
l.Word&&i.keywordEligible&&i.value==="time"?(c.phase="time-command",s=!0):s=!1;continue}switch(a){case l.Semi:case l.Newline:case l.
Pipe:case l.And:case l.Or:case l.Amp:s=!0;break;case l.DoubleSemi:case l.SemiAmp:case l.DoubleSemiAmp:c.close===l.Esac&&
(c.phase="case-pattern"),s=!0;break;case l.RParen:s=!0;break}}}skipTestGroup(){let e=1;for(;;){let n=this.next(h.TestMode);
if(n.token===l.EOF)return-1;if(n.token===l.DblRBracket)return this.unshift(n),-1;if(n.token===l.LParen)e++;else if(n.token===
l.RParen&&--e===0)return n.end}}skipTestCommandBody(){for(;;){let e=this.next(h.TestMode).token;if(e===l.DblRBracket)return!0;
if(e===l.EOF)return!1}}buildWordParts(e){this._buildParts=!0,this.pos=e;let n=this.src.charCodeAt(e);if((n===60||n===62)&&
e+1<this.srcEnd&&this.src.charCodeAt(e+1)===40){this.pos=e+2;let s=this.extractBalanced(),r=this.src.slice(e,this.pos),o=this.
processSubstitution(e,r,n===60?"<":">",s);this.pos<this.srcEnd?(this.readWordText(),this._wordParts?this._wordParts.unshift(
o):this._wordParts=[o]):this._wordParts=[o]}else this.readWordText(),this.pos<this.srcEnd&&this._wordAssignmentState!==void 0&&
this._wordAssignmentState>=ge&&(this.pos=e,this.readWordText(!0));return this._wordParts}buildEmbeddedWordParts(e,n=!1){
return this._buildParts=!0,this.pos=e,this.readInnerWordText(!1,n),this._wordParts}buildArrayElementParts(e){let n=this.
findClosingBracket(e+1);if(n===-1)return this.buildWordParts(e);let s=this.src;this._buildParts=!0;let r=Dt(s,e,n+1)?this.
parseSubFieldWord(e,n+1,"embedded"):void 0;this.pos=n+1,this.readWordText(!1,h.ArrayElement);let o=this.pos,i=be(s,n+1,o),
a=s.charCodeAt(i),d=a===61||a===43&&s.charCodeAt(i+1)===61,c=r?.parts,u=this._wordParts;if(d&&(u=Ve(s,n+1,o,u)??u),!c&&!u)
return d?null:Ve(s,e,o,void 0)??null;let p=s.slice(e,n+1);c||(c=[{type:"Literal",pos:e,end:n+1,text:p,value:r?.value??p}]),
u||(u=o>n+1?[{type:"Literal",pos:n+1,end:o,text:s.slice(n+1,o),value:this._wordText}]:[]);let f=Ea(c,u);return d||(f=Ve(
s,e,o,f)??f),f.length>1||f[0].type!=="Literal"?f:null}buildHereDocParts(e,n){this._buildParts=!0;let s=this.src,r=[],o=!1,
i="",a=e,d=e,c=()=>{d>a&&(r.push({type:"Literal",pos:a,end:d,value:i,text:s.slice(a,d)}),i="")};for(;d<n;){let u=s.charCodeAt(
d);if(u===92){if(d+1<n){let p=s.charCodeAt(d+1);if(p===10){d+=2;continue}if(p===36||p===96||p===92){i+=String.fromCharCode(
p),d+=2;continue}}i+="\\",d++;continue}if(u===36&&s.charCodeAt(d+1)!==39&&s.charCodeAt(d+1)!==34){c(),a=d,this.pos=d,this.
readDollar(),this._resultPart?(o=!0,r.push(this._resultPart),a=this.pos):i+=s.slice(d,this.pos),d=this.pos;continue}if(u===
96){c(),a=d,this.pos=d,this.readBacktickExpansion(),this._resultPart?(o=!0,r.push(this._resultPart),a=this.pos):i+=s.slice(
d,this.pos),d=this.pos;continue}i+=s[d],d++}return c(),o?r:null}registerHereDocTarget(e){if(this.pendingHereDocs!==null){
for(let n of this.pendingHereDocs)if(!n.target){n.target=e;return}}}readTestRegexWord(){this.hasPeek=!1,this.skipSpacesAndTabs();
let e=this.src,n=this.srcEnd,s=this.pos,r=0;for(;this.pos<n;){let o=e.charCodeAt(this.pos);if(o===40){r++,this.pos++;continue}
if(o===92){this.pos+=this.pos+1<n?2:1;continue}if(o===39){let i=this.pos++,a=i>s&&e.charCodeAt(i-1)===36;for(;this.pos<n&&
e.charCodeAt(this.pos)!==39;)a&&e.charCodeAt(this.pos)===92&&this.pos+1<n&&this.pos++,this.pos++;this.pos<n?this.pos++:this.
errors.push({message:a?"unterminated ANSI-C quote":"unterminated single quote",pos:i});continue}if(o===34){this.pos++,this.
readDoubleQuoted();continue}if(o===96){this.readBacktickExpansion();continue}if(r>0){o===41&&r--,this.pos++;continue}if(o===
36){this.readDollar();continue}if((o===60||o===62)&&this.pos+1<n&&e.charCodeAt(this.pos+1)===40){let i=this.pos;this.pos+=
2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:i});continue}
if(o<128&&q[o]&1&&o!==124)break;this.pos++}return ee(this.current,l.Word,e.slice(s,this.pos),s,this.pos),this.current}readCStyleForExprs(){
this.hasPeek=!1;let e=this.src,n=this.srcEnd;for(;this.pos<n&&(e.charCodeAt(this.pos)===32||e.charCodeAt(this.pos)===9);)
this.pos++;let s=this.pos;this.pos<n&&e.charCodeAt(this.pos)===40&&this.pos++;let r=[this.pos,0,0],o=["","","",0,0,0],i=0,
a=1,d=this.pos,c=!1,u=p=>{let f=e.slice(d,p);o[i]=f.trim(),o[3+i]=r[i]+f.length-f.trimStart().length};for(;this.pos<n&&a>
0;){let p=e.charCodeAt(this.pos);if(p===40)a++,this.pos++;else if(p===41){if(a--,a===0){for(c||u(this.pos),i<2&&this.errors.
push({message:"expected three arithmetic expressions in for header",pos:this.pos}),this.pos++;this.pos<n&&(e.charCodeAt(
this.pos)===32||e.charCodeAt(this.pos)===9);)this.pos++;this.pos<n&&e.charCodeAt(this.pos)===41&&this.pos++;break}this.pos++}else if(p===
59&&a===1){if(i===2){c||(u(this.pos),this.errors.push({message:"expected three arithmetic expressions in for header",pos:this.
pos})),c=!0,this.pos++;continue}u(this.pos),i++,this.pos++,d=this.pos,r[i]=d}else p===36?this.readDollar():p===96?this.readBacktickExpansion():
p===92?this.pos+=this.pos+1<n?2:1:p===39?(this.pos++,this.skipSQ()):p===34?(this.pos++,this.skipDQ()):this.pos++}return a>
0&&(c||u(this.pos),this.errors.push({message:"unterminated arithmetic for header",pos:s})),o}peek(e=h.Normal){return this.
hasPeek||(this.readNext(this.nextState,e),this.hasPeek=!0),this.nextState}peekFollow(e){if(!this.hasPeek){let n=e[this.current.
token]?h.CommandStart:h.Normal;this.readNext(this.nextState,n),this.hasPeek=!0}return this.nextState}next(e=h.Normal){if(this.
hasPeek){this.hasPeek=!1;let n=this.current;return this.current=this.nextState,this.nextState=n,this.current}return this.
readNext(this.current,e),this.current}unshift(e){this.nextState.copyFrom(e),this.hasPeek=!0}readNext(e,n){let s=this.src,
r=this.srcEnd,o=this.pos;for(;;){if(o=tn(s,o,r),n===h.TestMode)for(;o<r&&s.charCodeAt(o)===10;)o=tn(s,o+1,r);if(o>=r||s.
charCodeAt(o)!==35)break;for(;o<r&&s.charCodeAt(o)!==10;)o++}if(this.pos=o,o>=r){this.consumePendingHereDocs(),ee(e,l.EOF,
"",o,o);return}let i=o,a=s.charCodeAt(o);if(a===10){this.pos++,this.consumePendingHereDocs(),ee(e,l.Newline,`
`,i,this.pos);return}if(n===h.TestMode&&(a===60||a===62)&&!(this.pos+1<this.srcEnd&&s.charCodeAt(this.pos+1)===40)){this.
pos++,ee(e,l.Word,a===60?"<":">",i,this.pos),e.keywordEligible=!0;return}a<128&&q[a]&1&&this.tryReadOperator(e,a,n,i)||a===
91&&n===h.ArrayElement&&this.readArrayElement(e,i)||this.readWord(e,n,i)}tryReadOperator(e,n,s,r){let o=this.src,i=this.
pos,a=i+1<this.srcEnd?o.charCodeAt(i+1):0;switch(n){case 59:return a===59?i+2<this.srcEnd&&o.charCodeAt(i+2)===38?(this.
pos+=3,ee(e,l.DoubleSemiAmp,";;&",r,this.pos),!0):(this.pos+=2,ee(e,l.DoubleSemi,";;",r,this.pos),!0):a===38?(this.pos+=
2,ee(e,l.SemiAmp,";&",r,this.pos),!0):(this.pos++,ee(e,l.Semi,";",r,this.pos),!0);case 124:return a===124?(this.pos+=2,ee(
e,l.Or,"||",r,this.pos),!0):a===38?(this.pos+=2,ee(e,l.Pipe,"|&",r,this.pos),!0):(this.pos++,ee(e,l.Pipe,"|",r,this.pos),
!0);case 38:if(a===38)return this.pos+=2,ee(e,l.And,"&&",r,this.pos),!0;if(a===62){this.pos+=2;let d=this.pos<this.srcEnd&&
o.charCodeAt(this.pos)===62;return d&&this.pos++,this.readRedirectTarget(e,d?"&>>":"&>",r)}return this.pos++,ee(e,l.Amp,
"&",r,this.pos),!0;case 40:if(s===h.CommandStart&&a===40){let d=this.errors.length;if(this.readArithmeticCommand(e,r),!this.
_notArithmetic)return!0;this.errors.length=d,this.pos=r}return this.pos++,ee(e,l.LParen,"(",r,this.pos),!0;case 41:return this.
pos++,ee(e,l.RParen,")",r,this.pos),!0;case 60:case 62:return this.readRedirection(e,r);default:return!1}}readRedirection(e,n){
let s=this.src,r=s.charCodeAt(this.pos),o="";if(r===60){this.pos++;let i=this.pos<this.srcEnd?s.charCodeAt(this.pos):0;if(i===
60){this.pos++;let a=this.pos<this.srcEnd?s.charCodeAt(this.pos):0;if(a===60)this.pos++,o="<<<";else{let d=a===45;d&&this.
pos++,this.skipSpacesAndTabs();let c=this.pos;(this.pos>=this.srcEnd||s.charCodeAt(this.pos)!==35)&&this.readHereDocDelimiter();
let u=this.pos>c;return u&&(this.pendingHereDocs??(this.pendingHereDocs=[])).push({delimiter:this._hereDelim,strip:d,quoted:this.
_hereQuoted}),ee(e,l.Redirect,d?"<<-":"<<",n,this.pos),e.content=u?this._hereDelim:void 0,e.delimiterQuoted=u&&this._hereQuoted,
e.targetPos=c,e.targetEnd=u?this.pos:c,!0}}else{if(i===40)return this.readProcessSubstitution(e,"<",n),!0;i===62?(o="<>",
this.pos++):i===38?(o="<&",this.pos++):o="<"}}else if(r===62){this.pos++;let i=this.pos<this.srcEnd?s.charCodeAt(this.pos):
0;if(i===40)return this.readProcessSubstitution(e,">",n),!0;i===62?(o=">>",this.pos++):i===38?(o=">&",this.pos++):i===124?
(o=">|",this.pos++):o=">"}return this.readRedirectTarget(e,o,n)}readRedirectTarget(e,n,s){let r=this.src;if(this.skipSpacesAndTabs(),
this.pos<this.srcEnd){let o=r.charCodeAt(this.pos);if((o===60||o===62)&&this.pos+1<this.srcEnd&&r.charCodeAt(this.pos+1)===
40){let a=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process \
substitution",pos:a});let d=r.slice(a,this.pos);return ee(e,l.Redirect,n,s,this.pos),e.content=d,e.targetPos=a,e.targetEnd=
this.pos,!0}let i=this.pos;return o!==10&&o!==35&&this.readRedirectTargetText(),this.redirectToken(e,n,s,i),!0}return this.
redirectToken(e,n,s,this.pos),!0}readRedirectTargetText(){let e=this._buildValue;this._buildValue=!0,this.readWordText(),
this._buildValue=e}redirectToken(e,n,s,r){let o=this.pos>r&&(this._wordText.length>0||this._wordQuoted);ee(e,l.Redirect,
n,s,this.pos),e.content=o?this._wordText:void 0,e.targetPos=r,e.targetEnd=o?this.pos:r}readProcessSubstitution(e,n,s){this.
pos++,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:s});let r=this.
src.slice(s,this.pos);ee(e,l.Word,r,s,this.pos)}readHereDocDelimiter(){let e=this.src,n=this.srcEnd,s=this._buildValue;this.
_buildValue=!0;let r="",o=!1;for(;this.pos<n;){let i=e.charCodeAt(this.pos);if(i===39){for(o=!0,this.pos++;this.pos<n&&e.
charCodeAt(this.pos)!==39;)r+=e[this.pos],this.pos++;this.pos<n&&this.pos++}else if(i===34){for(o=!0,this.pos++;this.pos<
n&&e.charCodeAt(this.pos)!==34;){if(e.charCodeAt(this.pos)===92&&this.pos+1<n){let a=e.charCodeAt(this.pos+1);if(a===10){
this.pos+=2;continue}(a===36||a===96||a===34||a===92)&&this.pos++}r+=e[this.pos],this.pos++}this.pos<n&&this.pos++}else if(i===
92){if(this.pos+1<n&&e.charCodeAt(this.pos+1)===10){this.pos+=2;continue}o=!0,this.pos++,this.pos<n?(r+=e[this.pos],this.
pos++):r+="\\"}else if(i===96){let a=this.pos;for(this.pos++;this.pos<n&&e.charCodeAt(this.pos)!==96;)e.charCodeAt(this.
pos)===92&&this.pos++,this.pos++;this.pos<n&&this.pos++,r+=e.slice(a,this.pos)}else if(i===36){let a=this.pos+1<n?e.charCodeAt(
this.pos+1):0;(a===39||a===34)&&(o=!0),this.readDollar(),r+=this._resultText}else{if(i<128&&q[i]&1)break;r+=e[this.pos],
this.pos++}}this._buildValue=s,this._hereDelim=r,this._hereQuoted=o}consumePendingHereDocs(){let e=this.pendingHereDocs;
if(!(e===null||e.length===0)){for(let n of e){let s=this.pos,r=this.skipHereDocBody(n.delimiter,n.strip,this.parenBoundary,
n.quoted);n.target&&(n.target.body.pos=s,n.target.body.end=r,n.target.body.text=this.src.slice(s,r),this.hereDocClosingPos!==
-1&&(n.target.closing={pos:this.hereDocClosingPos,end:this.hereDocClosingEnd}))}e.length=0}}hereDocClosingPos=-1;hereDocClosingEnd=-1;matchHereDocDelimiter(e,n,s,r){
let o=this.src,i=n;for(let a=0;a<e.length;){if(r&&o.charCodeAt(i)===92&&i+1<s&&o.charCodeAt(i+1)===10){i+=2;continue}if(i>=
s||o.charCodeAt(i)!==e.charCodeAt(a))return-1;i++,a++}return i}logicalLineEnd(e,n,s){let r=this.src,o=r.indexOf(`
`,e);for(;o!==-1&&o<n;){if(!s)return o;let i=o;for(;i>e&&r.charCodeAt(i-1)===92;)i--;if((o-i)%2===0)return o;e=o+1,o=r.indexOf(
`
`,e)}return n}skipHereDocBody(e,n,s=!1,r=!1){this.hereDocClosingPos=-1,this.hereDocClosingEnd=-1;let o=this.src,i=this.srcEnd;
for(;this.pos<i;){let a=this.pos,d=this.logicalLineEnd(a,i,!r);for(;;){let u=a;if(n)for(;a<d&&o.charCodeAt(a)===9;)a++;if(r||
(a=be(o,a,d)),a===u)break}let c=this.matchHereDocDelimiter(e,a,d,!r);if(c!==-1&&!r&&(c=be(o,c,d)),c===d){let u=this.pos;
return(!s||!this.parenBoundary||d!==i)&&(this.hereDocClosingPos=a,this.hereDocClosingEnd=d),this.pos=d<i?d+1:d,u}if(s&&c!==
-1){let u=c;for(;u<d&&o.charCodeAt(u)!==41;)u++;if(u<d||this.parenBoundary&&d===i){let p=this.pos;return this.pos=c,p}}this.
pos=d<i?d+1:d}return this.pos}_wordText="";_wordRaw=!1;_wordQuoted=!1;_wordHasExpansions=!1;_wordKeywordEligible=!1;_wordAssignmentState;_bracketWindow;_arithmeticBracketWindow;_wordParts=null;_resultText="";_resultIsRaw=!0;_resultHasExpansion=!1;_resultPart;_unbalanced=!1;_notArithmetic=!1;_arithUnterminated=!1;_dqText="";_dqHasExpansions=!1;_dqParts=null;_dqEnd=0;_hereDelim="";_hereQuoted=!1;readWord(e,n,s=0){
let r=this._errors===null?0:this._errors.length;if(this.readWordText(!1,n,!0),n===h.Normal){let o=this.pos<this.srcEnd?this.
src.charCodeAt(this.pos):0;if(!this._wordRaw||o!==60&&o!==62){dt(e,l.Word,s,this.pos,this._wordRaw),e.keywordEligible=this.
_wordKeywordEligible;return}}this.classifyWord(e,n,s,r)}isRedirectVariable(e,n){let s=this.src;for(let r=e;r<n;r++){let o=s.
charCodeAt(r);if(o===91&&r>e)return r+2<n&&s.charCodeAt(n-1)===93&&this.findClosingShellDelimiter(r+1,n,93)===n-1;if(o>=
128||!(ze[o]&(r===e?1:2)))return!1}return n>e}readArrayElement(e,n){let s=this.findClosingBracket(n+1);return s===-1?!1:
(this.pos=s+1,this.readWordText(),dt(e,l.Word,n,this.pos,!0),!0)}classifyWord(e,n,s,r){let o=this.src,i=this._wordRaw,a=this.
_wordHasExpansions,d=this._wordQuoted,c=this._wordKeywordEligible,u=this._wordAssignmentState,p=this.pos,f=p-s;if(n===h.
CasePattern){let C=l.Word;if(c){let k=i?qr(o,s,f):Lr.get(this.wordValueOf(s,p));k===l.Esac&&(C=k)}dt(e,C,s,p,i),e.keywordEligible=
c;return}let x=null;if(!i&&!a&&c&&(n===h.CommandStart||n===h.TestMode)){let C=p<this.srcEnd?o.charCodeAt(p):0;(!d&&f<=16||
C===60||C===62)&&(x=this.wordValueOf(s,p))}if(n===h.CommandStart&&c){if(i){if(f<=8){let C=qr(o,s,f);if(C!==void 0){dt(e,
C,s,p,!0);return}}if(f===2&&o.charCodeAt(s)===91&&o.charCodeAt(s+1)===91){dt(e,l.DblLBracket,s,p,!0);return}}else if(x!==
null&&x.length>0){let C=x.charCodeAt(0);if(C>=97&&C<=122&&x.length<=8||C===33||C===123||C===125){let k=Lr.get(x);if(k!==
void 0){ee(e,k,x,s,p);return}}if(C===91&&x==="[["){ee(e,l.DblLBracket,x,s,p);return}}}if(n===h.CommandStart||n===h.CommandPrefix||
n===h.Declaration){if(u===void 0){let C=-1,k=!1;for(let m=s+1;m<p;m++){let g=o.charCodeAt(m);if(g===61){C=m;break}g===91&&
(k=!0)}(C!==-1||n!==h.Declaration&&k)&&(u=Ws(o,s,p,Es))}if(u!==void 0){if(n!==h.Declaration&&u>=ge){if(p<this.srcEnd&&(this.
_errors!==null&&(this._errors.length=r),this.pos=s,this.readWordText(!0,n,!0),this.pos>p)){this.classifyWord(e,n,s,r);return}
(this._errors===null||this._errors.length===r)&&this.errors.push({message:"unterminated array subscript",pos:o.indexOf("\
[",s)})}if(Vr(u)){dt(e,l.Assignment,s,p,i),x!==null&&(e._value=x),e.assignmentOperatorPos=Ur(u);return}}}if((n===h.CommandStart||
n===h.TestMode)&&c){if(i){if(f===2&&o.charCodeAt(s)===93&&o.charCodeAt(s+1)===93){dt(e,l.DblRBracket,s,p,!0);return}}else if(x===
"]]"){ee(e,l.DblRBracket,x,s,p);return}}if(!a&&this.pos<this.srcEnd){let C=o.charCodeAt(this.pos);if((C===60||C===62)&&i){
let k=o.charCodeAt(s);if(k>=48&&k<=57&&Wa(o,s,p)){let m=Number.parseInt(o.slice(s,p),10);if(this.readRedirection(e,s)){e.
fileDescriptor=m,e.descriptorEnd=p;return}}if(k===123&&o.charCodeAt(p-1)===125&&this.isRedirectVariable(s+1,p-1)){let m=o.
slice(s+1,p-1);if(this.readRedirection(e,s)){e.variableName=m,e.descriptorEnd=p;return}}}}dt(e,l.Word,s,p,i),x!==null&&(e.
_value=x),e.keywordEligible=c}readWordText(e=!1,n=h.Normal,s=!1){let r=this.src,o=this.srcEnd,i=this.pos,a=i,d=0;for(;i<
o;){let v=r.charCodeAt(i);if(v<128&&q[v]){d=v;break}i++}if(i>=o||q[d]&1&&!(d===40&&i>a&&Xe[r.charCodeAt(i-1)])&&!e){this.
pos=i,this._wordText=(this._buildParts||this._buildValue)&&i>a?r.slice(a,i):"",this._wordRaw=!0,this._wordQuoted=!1,this.
_wordHasExpansions=!1,this._wordKeywordEligible=!0,this._wordAssignmentState=void 0,this._buildParts&&(this._wordParts=at(
this._wordText)&&n!==h.ArrayElement?Ve(r,a,i,void 0)??null:null);return}let c=this._buildParts,u=c||this._buildValue,p=u&&
i>a?r.slice(a,i):"",f=!1,x=!1,C=!0,k=!0,m=i>a?r.charCodeAt(i-1):0,g=Ws(r,a,i,Es),S,W="",A=0,w=!1,_;for(c&&(S=[],W=p,A=a,
w=p.length>0&&at(p));i<o;){let v=r.charCodeAt(i);if(v>=128||!q[v]){let E=i;for(i++;i<o;){let O=r.charCodeAt(i);if(O<128&&
q[O])break;i++}if(m=r.charCodeAt(i-1),g=Ws(r,E,i,g),u){let O=r.slice(E,i);p+=O,c&&(W+=O,w=w||at(O))}continue}if(q[v]&1){
if(e&&g>=ge){let E=this.findClosingBracket(i);if(E!==-1){let O=E+1;if(g=g===ge+1?_s:g-1,m=r.charCodeAt(E),u){let M=r.slice(
i,O);p+=M,c&&(W+=M,w=w||at(M))}i=O;continue}}if(v===40&&m<128&&Xe[m]){if(n===h.FunctionName||g>=ge&&(n===h.CommandStart||
n===h.CommandPrefix)||n===h.CommandStart&&m===33&&C&&r.charCodeAt(a)===33&&be(r,a+1,o)===i)break;let E=m;if(E===61&&s&&!((n===
h.CommandStart||n===h.CommandPrefix||n===h.Declaration||n===h.EvalArgument)&&Vr(g)&&be(r,Ur(g)+1,o)===i))break;let O=i+1,
M=this.findClosingShellDelimiter(O,o,41,E===61);if(M===-1&&!s&&!e&&g>=ge||n===h.CommandStart&&E!==61&&M!==-1&&tn(r,O,M)===
M)break;C=!1;let Ce=M===-1?o:M;if(i=M===-1?o:M+1,M===-1&&this.errors.push({message:"unterminated extended glob",pos:O-2}),
m=r.charCodeAt(i-1),u){let N="("+r.slice(O,i);if(p+=N,c&&E!==61){let ne=O-2;for(;r.charCodeAt(ne)===10&&r.charCodeAt(ne-
1)===92;)ne-=2;if(W.length>0){let I=W.slice(0,-1);ne>A&&S.push({type:"Literal",pos:A,end:ne,value:I,text:r.slice(A,ne)}),
W=""}let R=Sa[E];S.push({type:"ExtendedGlob",pos:ne,end:i,text:r.slice(ne,i),operator:R,pattern:r.slice(O,Ce),parts:this.
subFieldParts(O,Ce)}),A=i}else c&&(W+=N,w=w||at(N))}continue}break}if(v===92){i++,i<o?r.charCodeAt(i)===10?(i++,k=!1):(g>=
0&&g<ge&&(g=Te),f=!0,C=!1,k=!1,m=r.charCodeAt(i),u&&(p+=r[i],c&&(W+=r[i])),i++):(g>=0&&g<ge&&(g=Te),f=!0,C=!1,m=92,u&&(p+=
"\\",c&&(W+="\\")));continue}if(v===39){let E=i;g>=0&&g<ge&&(g=Te),f=!0,C=!1,k=!1,i++;let O=i;for(;i<o&&r.charCodeAt(i)!==
39;)i++;i>O&&(m=r.charCodeAt(i-1));let M=u?r.slice(O,i):"";u&&(p+=M),i<o?i++:this.errors.push({message:"unterminated sin\
gle quote",pos:O-1}),c&&(E>A&&(S.push({type:"Literal",pos:A,end:E,value:W,text:r.slice(A,E)}),W=""),S.push({type:"Single\
Quoted",pos:E,end:i,value:M,text:r.slice(E,i)}),A=i);continue}if(v===34){let E=i;if(g>=0&&g<ge&&(g=Te),f=!0,C=!1,k=!1,i++,
this.pos=i,this.readDoubleQuoted(),i=this.pos,this._dqEnd>E+1&&(m=r.charCodeAt(this._dqEnd-1)),this._dqHasExpansions&&(x=
!0),u&&(p+=this._dqText),c){E>A&&(S.push({type:"Literal",pos:A,end:E,value:W,text:r.slice(A,E)}),W="");let O=r.slice(E,i);
S.push({type:"DoubleQuoted",pos:E,end:i,text:O,parts:this._dqParts??[{type:"Literal",pos:E+1,end:this._dqEnd,value:this.
_dqText,text:r.slice(E+1,this._dqEnd)}]}),A=i}continue}if(v===36){C=!1;let E=i;g>=0&&g<ge&&(g=Te);let O=i+1<o?r.charCodeAt(
i+1):0;(O===39||O===34)&&(f=!0),this.pos=i,this.readDollar(),i=this.pos,this._resultIsRaw||(k=!1),i>E&&(m=r.charCodeAt(i-
1)),this._resultHasExpansion&&(x=!0),u&&(p+=this._resultText),c&&(this._resultPart?(E>A&&(S.push({type:"Literal",pos:A,end:E,
value:W,text:r.slice(A,E)}),W=""),S.push(this._resultPart),A=i):W+=this._resultText);continue}if(v===96){C=!1;let E=i;g>=
0&&g<ge&&(g=Te),this.pos=i,this.readBacktickExpansion(),i=this.pos,k=!1,m=r.charCodeAt(i-1),x=!0,u&&(p+=this._resultText),
c&&(E>A&&(S.push({type:"Literal",pos:A,end:E,value:W,text:r.slice(A,E)}),W=""),S.push(this._resultPart),A=i);continue}if(v===
123){g>=0&&g<ge&&(g=Te);let E=i+1<o?r.charCodeAt(i+1):0,O=E<=32||E===125?-1:this.scanBraceExpansion(i,_??(_=new Map));if(O>
0){if(C=!1,m=r.charCodeAt(O-1),u){let M=r.slice(i,O);p+=M,c&&(i>A&&(S.push({type:"Literal",pos:A,end:i,value:W,text:r.slice(
A,i)}),W=""),S.push({type:"BraceExpansion",pos:i,end:O,text:M,parts:this.subFieldParts(i+1,O-1)}),A=O)}i=O;continue}m=123,
u&&(p+="{",c&&(W+="{")),i++;continue}i++}c&&i>A&&S.push({type:"Literal",pos:A,end:i,value:W,text:r.slice(A,i)}),this.pos=
i,this._wordText=p,this._wordRaw=k,this._wordQuoted=f,this._wordHasExpansions=x,this._wordKeywordEligible=C,this._wordAssignmentState=
g,c&&(this._wordParts=S.length>1||S.length===1&&S[0].type!=="Literal"?S:null,w&&n!==h.ArrayElement&&(this._wordParts=Ve(
r,a,i,this._wordParts)??null))}readInnerWordText(e=!1,n=!1,s=!1){let r=this.src,o=this.srcEnd,i=this.pos,a=i,d="",c=this.
_buildParts,u,p="",f=0,x=!1,C=!1;for(c&&(u=[],f=i);i<o;){let k=r.charCodeAt(i);if(k===92){if(i++,i<o)if(r.charCodeAt(i)===
10)i++;else{let m=r.charCodeAt(i);e&&m!==36&&m!==96&&m!==34&&m!==92&&m!==125&&(d+="\\",c&&(p+="\\"),x=!0);let g=r[i++];d+=
g,c&&(p+=g)}continue}if(k===39&&!e){let m=i;i++;let g=i;for(;i<o&&r.charCodeAt(i)!==39;)i++;let S=r.slice(g,i);d+=S,i<o&&
i++,c&&(m>f&&(u.push({type:"Literal",pos:f,end:m,value:p,text:r.slice(f,m)}),p=""),u.push({type:"SingleQuoted",pos:m,end:i,
value:S,text:r.slice(m,i)}),f=i);continue}if(k===34){let m=i;if(i++,this.pos=i,this.readDoubleQuoted(e),i=this.pos,d+=this.
_dqText,c){m>f&&(u.push({type:"Literal",pos:f,end:m,value:p,text:r.slice(f,m)}),p="");let g=r.slice(m,i);u.push({type:"D\
oubleQuoted",pos:m,end:i,text:g,parts:this._dqParts??[{type:"Literal",pos:m+1,end:this._dqEnd,value:this._dqText,text:r.
slice(m+1,this._dqEnd)}]}),f=i}continue}if(k===36){let m=i;this.pos=i,this.readDollar(e),i=this.pos,d+=this._resultText,
c&&(this._resultPart?(m>f&&(u.push({type:"Literal",pos:f,end:m,value:p,text:r.slice(f,m)}),p=""),u.push(this._resultPart),
f=i):p+=this._resultText);continue}if(k===96){let m=i;this.pos=i,this.readBacktickExpansion(e),i=this.pos,d+=this._resultText,
c&&(m>f&&(u.push({type:"Literal",pos:f,end:m,value:p,text:r.slice(f,m)}),p=""),u.push(this._resultPart),f=i);continue}if(!e&&
!n&&(k===60||k===62)&&i+1<o&&r.charCodeAt(i+1)===40){let m=i;this.pos=i+2;let g=this.extractBalanced();i=this.pos;let S=r.
slice(m,i);d+=S,c&&(m>f&&(u.push({type:"Literal",pos:f,end:m,value:p,text:r.slice(f,m)}),p=""),u.push(this.processSubstitution(
m,S,k===60?"<":">",g)),f=i);continue}d+=r[i],c&&(p+=r[i],s&&(k===42||k===63||k===91)&&(C=!0)),i++}c&&i>f&&u.push({type:"\
Literal",pos:f,end:i,value:p,text:r.slice(f,i)}),this.pos=i,this._wordText=d,this._wordRaw=!1,this._wordQuoted=!1,this._wordHasExpansions=
!1,this._wordKeywordEligible=!1,c&&(this._wordParts=u.length>1||u.length===1&&(u[0].type!=="Literal"||x)?u:null,C&&(this.
_wordParts=Ve(r,a,i,this._wordParts)??null))}subFieldParts(e,n){if(!(this._nestingDepth>=256))return Dt(this.src,e,n)?this.
parseSubFieldWord(e,n).parts:Ve(this.src,e,n,void 0)}parseSubFieldWord(e,n,s="word",r=!1){if(e>=n)return new le("",e,e);
if(this._nestingDepth>=256)return new le(this.src.slice(e,n),e,n);this._nestingDepth++;let o=this.srcEnd,i=this._bracketWindow,
a=this._arithmeticBracketWindow,d=this.pos,c=this._wordText,u=this._wordParts,p=this._wordQuoted,f=this._wordKeywordEligible;
this.srcEnd=n,this.pos=e,this.readInnerWordText(s==="quoted",r,s==="word");let x=new le(this.src.slice(e,n),e,n);return this.
_buildParts&&(x.parts=this._wordParts??void 0),this.srcEnd=o,this._bracketWindow=i,this._arithmeticBracketWindow=a,this.
pos=d,this._wordText=c,this._wordParts=u,this._wordQuoted=p,this._wordKeywordEligible=f,this._nestingDepth--,x}skipSQ(){
for(;this.pos<this.srcEnd&&this.src.charCodeAt(this.pos)!==39;)this.pos++;this.pos<this.srcEnd&&this.pos++}skipAnsiCQuoted(){
let e=this.pos-1,n=en(this.src,this.pos,this.srcEnd);this.pos=n.end,n.closed||this.errors.push({message:"unterminated AN\
SI-C quote",pos:e})}skipDQ(){let e=this.src,n=this.srcEnd;if(this._unbalanced=!1,this._nestingDepth<256)for(;this.pos<n;){
let s=e.charCodeAt(this.pos);if(s===34){this.pos++;return}if(s===92){this.pos=Math.min(this.pos+2,n);continue}if(s===96)
break;if(s===36){let r=e.charCodeAt(this.pos+1);if(r===40||r===123||r===36)break}this.pos++}this.extractBalanced(!0,!0)}skipSpacesAndTabs(){
this.pos=tn(this.src,this.pos,this.srcEnd)}readDoubleQuoted(e=!1){let n=this.src,s=this.srcEnd,r=this.pos,o=!1,i=this._buildParts,
a=i||this._buildValue;if(!i){let f=this.pos;for(;f<s;){let x=n.charCodeAt(f);if(x===34){this._dqText=a?n.slice(r,f):"",this.
_dqEnd=f,this.pos=f+1,this._dqHasExpansions=!1,this._dqParts=null;return}if(x===36||x===96||x===92)break;f++}}let d="",c=null,
u="",p=i?this.pos:0;for(;this.pos<s&&n.charCodeAt(this.pos)!==34;){let f=this.pos;for(;this.pos<s;){let C=n.charCodeAt(this.
pos);if(C===34||C===92||C===36||C===96)break;this.pos++}if(a&&this.pos>f){let C=n.slice(f,this.pos);d+=C,i&&(u+=C)}if(this.
pos>=s||n.charCodeAt(this.pos)===34)break;let x=n.charCodeAt(this.pos);if(x===92){if(this.pos++,this.pos<s){let C=n.charCodeAt(
this.pos);if(C===10){this.pos++;continue}if(a)if(e||C===36||C===96||C===34||C===92){let k=n[this.pos];d+=k,i&&(u+=k)}else{
let k="\\"+n[this.pos];d+=k,i&&(u+=k)}this.pos++}continue}if(x===36){let C=this.pos+1<s?n.charCodeAt(this.pos+1):0;if(C===
34||C===39){a&&(d+="$",i&&(u+="$")),this.pos++;continue}let k=this.pos;if(this.readDollar(!0),a&&(d+=this._resultText),this.
_resultHasExpansion&&(o=!0),i){let m=this._resultPart;m&&Ir(m)?(c||(c=[]),k>p&&(c.push({type:"Literal",pos:p,end:k,value:u,
text:n.slice(p,k)}),u=""),c.push(m),p=this.pos):u+=this._resultText}continue}if(x===96){let C=this.pos;this.readBacktickExpansion(
!0),a&&(d+=this._resultText),o=!0,i&&this._resultPart&&Ir(this._resultPart)&&(c||(c=[]),C>p&&(c.push({type:"Literal",pos:p,
end:C,value:u,text:n.slice(p,C)}),u=""),c.push(this._resultPart),p=this.pos);continue}}i&&c&&this.pos>p&&c.push({type:"L\
iteral",pos:p,end:this.pos,value:u,text:n.slice(p,this.pos)}),this._dqEnd=this.pos,this.pos<s?this.pos++:this.errors.push(
{message:"unterminated double quote",pos:r-1}),this._dqText=d,this._dqHasExpansions=o,this._dqParts=c}readDollar(e=!1){let n=this.
pos;this.pos++;let s=this.src,r=this.srcEnd,o=this._buildParts||this._buildValue;if(this.pos>=r){this._resultText="$",this.
_resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0;return}let i=be(s,this.pos,r);i>this.pos&&s.charCodeAt(
i)===40&&s.charCodeAt(i+1)!==40&&(this.pos=i);let a=s.charCodeAt(this.pos);if(a===40){if(this.pos+1<r&&s.charCodeAt(this.
pos+1)===40){let d=this.pos,c=this.errors.length;if(this.readArithmeticExpansion(n),!this._notArithmetic)return;this.errors.
length=c,this.pos=d}this.readCommandSubstitution(n);return}if(a===123){let d=this.pos+1<r?s.charCodeAt(this.pos+1):0;if(d===
32||d===9||d===10){this.readBraceCommandSubstitution();return}if(d===124){this.readValueSubstitution();return}this.readParameterExpansion(
e);return}if(a===39){if(this.pos++,o){let d=this.readAnsiCQuoted();this._resultText=d,this._resultPart=this._buildParts?
{type:"AnsiCQuoted",pos:n,end:this.pos,text:s.slice(n,this.pos),value:d}:void 0}else this.skipAnsiCQuoted(),this._resultText=
"",this._resultPart=void 0;this._resultIsRaw=!1,this._resultHasExpansion=!1;return}if(a===34){if(this.pos++,this.readDoubleQuoted(
e),this._resultText=this._dqText,this._resultIsRaw=!1,this._resultHasExpansion=this._dqHasExpansions,this._buildParts){let d=s.
slice(n,this.pos);this._resultPart={type:"LocaleString",pos:n,end:this.pos,text:d,parts:this._dqParts??[{type:"Literal",
pos:n+2,end:this._dqEnd,value:this._dqText,text:s.slice(n+2,this._dqEnd)}]}}else this._resultPart=void 0;return}if(a===64||
a===42||a===35||a===63||a===45||a===36||a===33||a>=48&&a<=57){this.pos++;let d=o?s.slice(this.pos-2,this.pos):"";this._resultText=
d,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:n,end:this.
pos,text:d}:void 0;return}if(a<128&&ze[a]&1){let d=this.pos-1;for(;this.pos<r;){let u=s.charCodeAt(this.pos);if(u<128&&ze[u]&
2)this.pos++;else break}let c=o?s.slice(d,this.pos):"";this._resultText=c,this._resultIsRaw=!0,this._resultHasExpansion=
!1,this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:n,end:this.pos,text:c}:void 0;return}if(a===91){let d=this.
_errors===null?0:this._errors.length,c=this.findClosingArithmeticBracket(this.pos+1);if(c!==-1){let u=this.pos+1,p=s.slice(
u,c);this.pos=c+1;let f=o?s.slice(n,this.pos):"";this._resultText=f,this._resultIsRaw=!0,this._resultHasExpansion=!1,this.
_resultPart=this._buildParts?this.arithmeticExpansion(u-2,f,p,u):void 0;return}this._errors!==null&&(this._errors.length=
d)}this._resultText="$",this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0}scanArithmeticBody(){this.
_notArithmetic=!1,this._arithUnterminated=!1,this.pos+=2;let e=1,n=0,s=0,r,o=!1,i=this.src,a=this.srcEnd,d=this.pos;for(;this.
pos<a&&e>0;){let u=i.charCodeAt(this.pos);if(u===92)this.pos+=this.pos+1<a?2:1;else if(u===39)this.pos++,this.skipSQ();else if(u===
34)this.pos++,this.skipDQ();else if(u===96){for(this.pos++;this.pos<a&&i.charCodeAt(this.pos)!==96;)i.charCodeAt(this.pos)===
92&&this.pos++,this.pos++;this.pos<a&&this.pos++}else if(u===36&&this.pos+2<a&&i.charCodeAt(this.pos+1)===40&&i.charCodeAt(
this.pos+2)!==40){let p=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"untermi\
nated command substitution",pos:p})}else if(u===36&&this.pos+1<a&&i.charCodeAt(this.pos+1)===123){let p=this.findClosingBrace(
this.pos+2,a);this.pos=p===-1?a:p+1}else if((u===60||u===62)&&this.pos+1<a&&i.charCodeAt(this.pos+1)===40)this.pos+=2,this.
extractBalanced();else if(u===40)i.charCodeAt(this.pos-1)===36&&i.charCodeAt(this.pos+1)===40?(e===1?s=n:(r??(r=[])).push(
n),e++,n=0,e+this._nestingDepth>256&&!o&&(this.errors.push({message:"maximum arithmetic expansion nesting depth exceeded",
pos:this.pos-1}),o=!0),this.pos+=2):(++n+e-1+this._nestingDepth>256&&!o&&(this.errors.push({message:"maximum arithmetic \
expression nesting depth exceeded",pos:this.pos}),o=!0),this.pos++);else if(u===41&&n>0)n--,this.pos++;else if(u===41&&this.
pos+1<a&&i.charCodeAt(this.pos+1)===41){if(--e===0){this.pos+=2;break}n=e===1?s:r.pop(),this.pos+=2}else{if(u===41&&e===
1)return this._notArithmetic=!0,"";this.pos++}}let c=this._buildParts||this._buildValue;return e>0?(this._arithUnterminated=
!0,c?i.slice(d,this.pos):""):c?i.slice(d,this.pos-2):""}readArithmeticExpansion(e){let n=this.pos+2,s=this.scanArithmeticBody();
if(this._notArithmetic)return;this._arithUnterminated&&this.errors.push({message:"unterminated arithmetic expansion",pos:e});
let r=this._buildParts||this._buildValue?this.src.slice(e,this.pos):"";this._resultText=r,this._resultIsRaw=!0,this._resultHasExpansion=
!1,this._resultPart=this._buildParts?this.arithmeticExpansion(e,r,s,n):void 0}arithmeticExpansion(e,n,s,r){return new Wt(
e,this.pos,n,{source:this.src,body:s,offset:r,depth:this._nestingDepth,context:this.substitutionContext})}readArithmeticCommand(e,n){
let s=this._buildValue;this._buildValue=!0;let r=this.scanArithmeticBody();this._buildValue=s,this._arithUnterminated&&this.
errors.push({message:"unterminated arithmetic command",pos:n}),ee(e,l.ArithCmd,r,n,this.pos)}readCommandSubstitution(e){
let n=this.pos;this.pos++;let s=this.extractBalanced();this._unbalanced&&this.errors.push({message:"unterminated command\
 substitution",pos:e});let r=this._buildParts||this._buildValue,o=r?this.src.slice(e,this.pos):"",i=!r||n===e+1?o:"$"+this.
src.slice(n,this.pos);this._resultText=i,this._resultIsRaw=n===e+1,this._resultHasExpansion=!0,this._buildParts?this._resultPart=
this.commandExpansion(e,o,n+1,s,!this._unbalanced):this._resultPart=void 0}readBraceCommandSubstitution(){this.readBraceSubstitution(
1)}readValueSubstitution(){this.readBraceSubstitution(2)}readBraceSubstitution(e){let n=this.pos-1;this.pos+=e;let s=this.
src,r=this.srcEnd,o=1,i=this.pos;for(;this.pos<r;){let a=s.charCodeAt(this.pos);if(a===123)o++;else if(a===125){if(--o===
0){this.pos++;break}}else if(a===39){this.pos++,this.skipSQ();continue}else if(a===34){this.pos++,this.skipDQ();continue}else
a===92&&this.pos++;this.pos++}if(this._resultIsRaw=!0,this._resultHasExpansion=!0,this._buildParts||this._buildValue){let a=s.
slice(i,this.pos-1),d=a.trim(),c=s.slice(n,this.pos);if(this._resultText=c,this._buildParts){let u=i+(a.length-a.trimStart().
length);this._resultPart=this.commandExpansion(n,c,u,d)}else this._resultPart=void 0}else this._resultText="",this._resultPart=
void 0}readBacktickExpansion(e=!1){this.pos++;let n=this.src,s=this.srcEnd,r=this.pos;if(!this._buildParts&&!this._buildValue){
for(;this.pos<s&&n.charCodeAt(this.pos)!==96;)n.charCodeAt(this.pos)===92&&this.pos+1<s&&this.pos++,this.pos++;this.pos<
s?this.pos++:this.errors.push({message:"unterminated backtick",pos:r-1}),this._resultText="",this._resultIsRaw=!1,this._resultHasExpansion=
!0,this._resultPart=void 0;return}let o="",i=!1;for(;this.pos<s&&n.charCodeAt(this.pos)!==96;){if(n.charCodeAt(this.pos)===
92){i=!0;break}this.pos++}if(!i)o=n.slice(r,this.pos);else for(o=n.slice(r,this.pos);this.pos<s&&n.charCodeAt(this.pos)!==
96;)if(n.charCodeAt(this.pos)===92){if(this.pos++,this.pos<s){let d=n.charCodeAt(this.pos);d===36||d===96||d===92||e&&d===
34?o+=n[this.pos]:o+="\\"+n[this.pos],this.pos++}}else{let d=this.pos;for(;this.pos<s;){let c=n.charCodeAt(this.pos);if(c===
96||c===92)break;this.pos++}o+=n.slice(d,this.pos)}this.pos<s?this.pos++:this.errors.push({message:"unterminated backtic\
k",pos:r-1});let a=n.slice(r-1,this.pos);this._resultText=o,this._resultHasExpansion=!0,this._buildParts?this._resultPart=
i?this.decodedCommandExpansion(r-1,a,o):this.commandExpansion(r-1,a,r,o):this._resultPart=void 0}readParameterExpansion(e){
let n=this.src,s=this.srcEnd,r=this.pos;this.pos++;let o=1,i=!1;for(;this.pos<s&&o>0;){let c=n.charCodeAt(this.pos);if(c===
36){let u=this.pos+1<s?n.charCodeAt(this.pos+1):0;if(u===123){o++,this._nestingDepth+o>256&&!i&&(this.errors.push({message:"\
maximum parameter expansion nesting depth exceeded",pos:this.pos}),i=!0),this.pos+=2;continue}if(u===36){this.pos+=2;continue}
if(u===40){let p=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated c\
ommand substitution",pos:p});continue}}else if(c===96){for(this.pos++;this.pos<s&&n.charCodeAt(this.pos)!==96;)n.charCodeAt(
this.pos)===92&&this.pos++,this.pos++;this.pos<s&&this.pos++;continue}else if(c===125){if(--o===0){this.pos++;break}}else if(c===
92)this.pos+1<s&&this.pos++;else if(c===39){this.pos++,this.pos>r+1&&n.charCodeAt(this.pos-2)===36?this.skipAnsiCQuoted():
this.skipSQ();continue}else if(c===34){this.pos++,this.skipDQ();continue}this.pos++}let a=o===0;a||this.errors.push({message:"\
unterminated parameter expansion",pos:r-1});let d=this._buildParts||this._buildValue?n.slice(r-1,this.pos):"";if(this._resultText=
d,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._buildParts){let c=n.slice(r+1,a?this.pos-1:this.pos);this._resultPart=
this.parseParamInner(d,c,r+1,e)}else this._resultPart=void 0}parseParamInner(e,n,s,r){let o={type:"ParameterExpansion",pos:s-
2,end:this.pos,text:e,parameter:"",parameterPos:s,parameterEnd:s,prefix:void 0,index:void 0,operation:void 0},i=n.length;
if(i===0)return o;let a=(m,g,S="word")=>this.parseSubFieldWord(s+m,s+g,S),d=m=>{let g=this.findClosingBracket(s+m,s+i);return g===
-1?-1:g-s},c=0;if(i>1&&n.charCodeAt(0)===33&&(o.prefix="!",c=1),i>1&&n.charCodeAt(0)===35){let m=this.scanParamName(n,1),
g=m,S=-1;if(g<i&&n.charCodeAt(g)===91&&(S=d(g+1),S!==-1&&(g=S+1)),m>1&&g===i)return o.prefix="#",o.parameter=n.slice(1,m),
o.parameterPos=s+1,o.parameterEnd=s+m,S!==-1&&(o.index=a(m+1,S,"embedded")),o}let u=c;if(c=this.scanParamName(n,c),o.parameter=
n.slice(u,c),o.parameterPos=s+u,o.parameterEnd=s+c,c<i&&n.charCodeAt(c)===91){let m=d(c+1);m!==-1&&(o.index=a(c+1,m,"emb\
edded"),c=m+1)}if(c>=i)return o;let p=s+c,f=s+i,x=n.charCodeAt(c),C=n.charCodeAt(c+1),k=n[x===58?c+1:c];if(k==="-"||k===
"="||k==="+"||k==="?"){let m=c+(x===58?2:1);return o.operation={type:"Default",pos:p,end:f,operatorEnd:s+m,operator:x===
58?`:${k}`:k,operand:a(m,i,r?"quoted":"word")},o}if(x===58){c++;let m=s+c,g=Mr(n.slice(c),58,!0,(S,W)=>this.findNestedShellEnd(
m+S,f,W)-m);return o.operation={type:"Slice",pos:p,end:f,operatorEnd:m,operator:":",offset:a(c,g===-1?i:c+g,"embedded"),
length:g===-1?void 0:a(c+g+1,i,"embedded")},o}if(x===35||x===37){let m=C===x,g=x===35?m?"##":"#":m?"%%":"%",S=c+(m?2:1);
return o.operation={type:"Remove",pos:p,end:f,operatorEnd:s+S,operator:g,operand:a(S,i)},o}if(x===47){c++;let m="/";(C===
47||C===35||C===37)&&(m=C===47?"//":C===35?"/#":"/%",c++);let g=c;C===47&&(g=be(n,c,i),n.charCodeAt(g)===47&&g++);let S=Mr(
n.slice(g),47),W=S===-1?i:g+S;return o.operation={type:"Replace",pos:p,end:f,operatorEnd:s+c,operator:m,pattern:a(c,W),replacement:a(
S===-1?i:W+1,i)},o}if(x===94||x===44){let m=C===x,g=x===94?m?"^^":"^":m?",,":",",S=c+(m?2:1);return o.operation={type:"C\
aseModification",pos:p,end:f,operatorEnd:s+S,operator:g,operand:S===i?void 0:a(S,i)},o}return o.prefix==="!"&&o.index===
void 0&&c+1===i&&(x===64||x===42)?(o.operation={type:"Names",pos:p,end:f,operatorEnd:f,operator:x===64?"@":"*"},o):x===64?
(o.operation={type:"Transform",pos:p,end:f,operatorEnd:p+1,operator:"@",operand:a(c+1,i)},o):(o.operation={type:"Unknown",
pos:p,end:f,operatorEnd:f,operator:n.slice(c)},o)}findNestedShellEnd(e,n,s){let r=this.src.charCodeAt(e);if(r===96){let i=e+
1;for(;i<n;){let a=this.src.charCodeAt(i);if(a===92){i+=2;continue}if(i++,a===96)return i}return n}let o;if(r===36){let i=e+
1;if(i<n&&this.src.charCodeAt(i)===123)o=this.findClosingBrace(i+1,n);else{let a=be(this.src,i,n);if(a>=n||this.src.charCodeAt(
a)!==40)return e;o=this.findClosingParenthesis(a+1,n)}}else{let i=e+1;if(s||r!==60&&r!==62||i>=n||this.src.charCodeAt(i)!==
40)return e;o=this.findClosingParenthesis(i+1,n)}return o===-1?n:o+1}scanParamName(e,n){let s=n;if(s>=e.length)return s;
let r=e.charCodeAt(s);if(r===64||r===42||r===35||r===63||r===45||r===36||r===33)return s+1;if(r>=48&&r<=57){for(;s<e.length&&
e.charCodeAt(s)>=48&&e.charCodeAt(s)<=57;)s++;return s}if(r>=97&&r<=122||r>=65&&r<=90||r===95)for(s++;s<e.length;){let o=e.
charCodeAt(s);if(o>=97&&o<=122||o>=65&&o<=90||o>=48&&o<=57||o===95)s++;else break}return s}readAnsiCQuoted(){let e=this.
pos-1,n=en(this.src,this.pos,this.srcEnd);return this.pos=n.end,n.closed||this.errors.push({message:"unterminated ANSI-C\
 quote",pos:e}),n.value}extractBalanced(e=!0,n=!1){let s=this.src,r=this.srcEnd,o=this._buildParts||this._buildValue,i=n?
0:1,a=this.pos;this._unbalanced=!1;let d=e&&!n?this.substitutionContext.boundaries?.get(a):void 0;if(d!==void 0&&d<=r&&this.
_nestingDepth<256)return this.pos=d,o?s.slice(a,d-1):"";let c=!0;for(;!n&&this.pos<r;){let N=s.charCodeAt(this.pos);if(N===
41){let ne=o?s.slice(a,this.pos):"";return this.pos++,ne}else{if(N===40||N===92||N===39||N===34||N===96||N===36&&(s.charCodeAt(
this.pos+1)===39||s.charCodeAt(this.pos+1)===36||s.charCodeAt(this.pos+1)===123))break;if(N===60&&this.pos+1<r&&s.charCodeAt(
this.pos+1)===60)break;if(N===35&&c)break;if(N===99&&c&&this.pos+3<r&&s.charCodeAt(this.pos+1)===97&&s.charCodeAt(this.pos+
2)===115&&s.charCodeAt(this.pos+3)===101&&(this.pos+4>=r||s.charCodeAt(this.pos+4)<128&&q[s.charCodeAt(this.pos+4)]&1))break;
c=N<128&&(q[N]&1)!==0,this.pos++}}let u=0,p=0,f=[],x=null,C,k=-1,m=a>=2&&s.charCodeAt(a)===40&&s.charCodeAt(a-1)===40&&s.
charCodeAt(a-2)===36,g=0,S=!1,W=n?[{close:34,depth:0}]:[],A=n?1:0,w=0,_,v=-1,E=-1,O=-1,M=-1,Ce=!1;for(;this.pos<r&&(i>0||
W.length>0);){let N=s.charCodeAt(this.pos),ne=W.length===0?void 0:W[W.length-1];if(ne!==void 0&&ne.depth===i){let R=!1;if(N===
92){this.pos=Math.min(this.pos+2,r);continue}if(N===ne.close){if(W.pop(),N===34?A--:w--,this.pos++,n&&i===0&&W.length===
0)return"";continue}if(N===34)W.push({close:34,depth:i}),A++;else if(N===39&&ne.close===125){this.pos++,this.skipSQ();continue}else if(N===
96){for(this.pos++;this.pos<r&&s.charCodeAt(this.pos)!==96;)s.charCodeAt(this.pos)===92&&this.pos++,this.pos<r&&this.pos++;
this.pos<r&&this.pos++;continue}else if(N===36){let I=s.charCodeAt(this.pos+1);if(I===39&&ne.close===125){this.pos+=2,this.
skipAnsiCQuoted();continue}if(I===123)W.push({close:125,depth:i}),w++,this.pos++;else if(I===40)this.pos++,N=40,R=!0;else if(I===
36){this.pos+=s.charCodeAt(this.pos+2)===40?1:2;continue}}if(!S&&this._nestingDepth+Math.max(A,w)>256&&(this.errors.push(
{message:"maximum word nesting depth exceeded",pos:this.pos}),S=!0),!R){for(this.pos++;this.pos<r;){let I=s.charCodeAt(this.
pos);if(I===92||I===34||I===36||I===96||I===125||I===39)break;this.pos++}continue}}if(N===35&&M!==-1&&!m&&k<0&&e&&!Ce&&this.
_nestingDepth+(C?.length??0)<256&&tn(s,M,r)===this.pos){Ce=!0;let R=C?.[C.length-1],I=this.findSubstitutionEnd(R?.start??
a,r,this._nestingDepth+(C?.length??0)+1);if(I!==-1){if(R===void 0)return this.pos=I,o?s.slice(a,I-1):"";this.pos=I-1,i=R.
depth+1,u=0,p=0,f.length=R.parens+1,N=41}}if(N===40){let R=this.pos>a&&this.pos!==O?s.charCodeAt(this.pos-1):0,I=R===36?
this.pos-1:this.pos===E?v:-1,mn=I!==-1||R===60||R===62||R===61||R===64||R===63||R===42||R===43||R===33||R===40&&f[f.length-
1]===!1||m&&this.pos===a,ds=I!==-1&&s.charCodeAt(this.pos+1)!==40||(R===60||R===62)&&k<0&&!m;ds&&((C??(C=[])).push({start:this.
pos+1,dollar:I,depth:i,parens:f.length,caseDepth:u,caseParens:p,arithBase:k,arithExtent:m,substitutions:g,checkedGrammar:Ce,
pendingDelims:x}),u=0,p=0,k=-1,m=!1,Ce=!1,x=null),f.push(!mn),c=!0,!ds&&k<0&&this.pos+1<r&&s.charCodeAt(this.pos+1)===40&&
(k=i),I!==-1&&(ds?g++:(_??(_=[])).push(i),g+(_?.length??0)+this._nestingDepth+(n?0:1)>256&&!S&&(this.errors.push({message:"\
maximum command substitution nesting depth exceeded",pos:I}),S=!0)),v=-1,E=-1,i++,u>0&&p++,this.pos++}else if(N===41){if(u>
0&&p===0)this.pos++,c=!0;else{if(u>0&&p--,i--,i===0&&!n){let I=o?s.slice(a,this.pos):"";return this.pos++,I}if(i<=k&&(k=
-1),_!==void 0)for(;_.length>0&&_[_.length-1]>=i;)_.pop();c=f.pop()??!0,this.pos++;let R=C?.[C.length-1];R!==void 0&&R.depth===
i&&(C.pop(),u=R.caseDepth,p=R.caseParens,k=R.arithBase,m=R.arithExtent,g=R.substitutions,Ce=R.checkedGrammar,x=R.pendingDelims)}
M=this.pos}else if(N===92){if(this.pos>a&&s.charCodeAt(this.pos-1)===36){let R=be(s,this.pos,r);R>this.pos&&s.charCodeAt(
R)===40&&s.charCodeAt(R+1)!==40&&(v=this.pos-1,E=R)}this.pos++,this.pos<r&&(s.charCodeAt(this.pos)!==10&&(c=!1),this.pos++),
O=this.pos}else if(N===36){let R=s.charCodeAt(++this.pos);R===39?(this.pos++,this.skipAnsiCQuoted()):R===36?this.pos++:R===
123&&!_a(s.charCodeAt(this.pos+1))&&(W.push({close:125,depth:i}),w++,this.pos++),c=!1}else if(N===39)this.pos++,this.skipSQ(),
c=!1;else if(N===34)W.push({close:34,depth:i}),A++,this.pos++,c=!1;else if(N===96){for(this.pos++;this.pos<r&&s.charCodeAt(
this.pos)!==96;)s.charCodeAt(this.pos)===92&&this.pos++,this.pos<r&&this.pos++;this.pos<r&&this.pos++,c=!1}else if(N===60&&
k<0&&this.pos+1<r&&s.charCodeAt(this.pos+1)===60){if(this.pos+2<r&&s.charCodeAt(this.pos+2)===60)this.pos+=3;else{this.pos+=
2;let R=this.pos<r&&s.charCodeAt(this.pos)===45;R&&this.pos++,this.skipSpacesAndTabs(),this.readHereDocDelimiter(),(this.
_hereDelim||this._hereQuoted)&&(x??(x=[])).push({delimiter:this._hereDelim,strip:R,quoted:this._hereQuoted})}c=!1}else if(N===
10&&x){this.pos++;for(let R of x)this.skipHereDocBody(R.delimiter,R.strip,!0,R.quoted);x=null,c=!0}else if(N===35&&k<0&&
!m&&c)for(;this.pos<r&&s.charCodeAt(this.pos)!==10;)this.pos++;else{let R=this.pos;for(;this.pos<r;){let I=s.charCodeAt(
this.pos);if(I<128&&q[I])break;this.pos++}if(this.pos>R){if(this.pos-R===4&&c&&k<0&&!m){let mn=s.charCodeAt(R);mn===99&&
s.charCodeAt(R+1)===97&&s.charCodeAt(R+2)===115&&s.charCodeAt(R+3)===101?u++:mn===101&&s.charCodeAt(R+1)===115&&s.charCodeAt(
R+2)===97&&s.charCodeAt(R+3)===99&&u>0&&(u--,u===0&&(p=0))}c=!1}else{let I=s.charCodeAt(this.pos);c=I<128&&(q[I]&1)!==0,
this.pos++}}}return this._unbalanced=!0,n&&C!==void 0&&C.length>0&&this.errors.push({message:"unterminated command subst\
itution",pos:C[0].dollar}),o?s.slice(a,this.pos):""}};function Ps(t){switch(t){case",":return 1;case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"\
&=":case"|=":case"^=":return 2;case"||":return 4;case"&&":return 5;case"|":return 6;case"^":return 7;case"&":return 8;case"\
==":case"!=":return 9;case"<":case"<=":case">":case">=":return 10;case"<<":case">>":return 11;case"+":case"-":return 12;case"\
*":case"/":case"%":return 13;case"**":return 14;case"?":return 3;default:return-1}}function Jr(t,e,n){for(;n>e;){let s=t.
charCodeAt(n-1);if(s!==32&&s!==9&&s!==10)break;n--}return n}function Pa(t){switch(t){case"=":case"+=":case"-=":case"*=":case"\
/=":case"%=":case"<<=":case">>=":case"&=":case"|=":case"^=":case"**":return!0;default:return!1}}function vs(t,e=0,n,s=0){
let r=0,o=t.length,i=n?.embeddedWords.length??0;function a(A,w,_=!1){let v={type:"ArithmeticWord",pos:A+e,end:w+e,value:t.
slice(A,w),parts:void 0};return _&&n?.embeddedWords.push(v),v}function d(){for(;r<o;){let A=t.charCodeAt(r);if(A===32||A===
9||A===10)r++;else break}}function c(){if(r>=o)return null;let A=t.charCodeAt(r),w=r+1<o?t.charCodeAt(r+1):0,_=r+2<o?t.charCodeAt(
r+2):0;switch(A){case 44:return r++,",";case 61:return w===61?(r+=2,"=="):(r++,"=");case 33:return w===61?(r+=2,"!="):null;case 60:
return w===60?_===61?(r+=3,"<<="):(r+=2,"<<"):w===61?(r+=2,"<="):(r++,"<");case 62:return w===62?_===61?(r+=3,">>="):(r+=
2,">>"):w===61?(r+=2,">="):(r++,">");case 43:return w===61?(r+=2,"+="):w===43?null:(r++,"+");case 45:return w===61?(r+=2,
"-="):w===45?null:(r++,"-");case 42:return w===42?(r+=2,"**"):w===61?(r+=2,"*="):(r++,"*");case 47:return w===61?(r+=2,"\
/="):(r++,"/");case 37:return w===61?(r+=2,"%="):(r++,"%");case 124:return w===124?(r+=2,"||"):w===61?(r+=2,"|="):(r++,"\
|");case 38:return w===38?(r+=2,"&&"):w===61?(r+=2,"&="):(r++,"&");case 94:return w===61?(r+=2,"^="):(r++,"^");case 63:return r++,
"?";default:return null}}function u(){for(d();r<o;){let w=t.charCodeAt(r);if(w!==33&&w!==126&&w!==43&&w!==45||t.charCodeAt(
r+1)===61)break;r++,d()}if(t.charCodeAt(r)===40){let w=1;for(r++;r<o&&w>0;){let _=n?.findArithmeticWordEnd?.(r+e,e+o)??r+
e;if(_>r+e){r=_-e;continue}let v=t.charCodeAt(r++);v===40?w++:v===41&&w--}}else r<o&&t.charCodeAt(r)!==41&&t.charCodeAt(
r)!==58&&k(0);d();let A=t.charCodeAt(r);(A===43||A===45)&&t.charCodeAt(r+1)===A&&(r+=2)}function p(A){d();let w=r;if(w===
o)return a(w,w);let _=n?.embeddedWords.length??0,v=0;for(;;){if(u(),d(),t.charCodeAt(r)===58&&v>0){v--,r++;continue}let E=r,
O=c();if(O===null||v===0&&Ps(O)<A){r=E;break}O==="?"&&v++}return n&&(n.embeddedWords.length=_),a(w,Jr(t,w,r))}function f(A,w){
if(w>256)return p(A);let _=x(w);for(;d(),!(r>=o);){let v=r,E=c();if(!E)break;if(E==="?"){if(Ps(E)<A){r=v;break}let N=f(1,
w+1);d(),r<o&&t.charCodeAt(r)===58&&r++;let ne=f(3,w+1);_={type:"ArithmeticTernary",pos:_.pos,end:ne.end,test:_,consequent:N,
alternate:ne};continue}let O=Ps(E);if(O<A){r=v;break}let M=Pa(E)?O:O+1,Ce=f(M,w+1);_={type:"ArithmeticBinary",pos:_.pos,
end:Ce.end,operator:E,left:_,right:Ce}}return _}function x(A){if(d(),A>256)return p(15);if(r>=o)return a(r,r);let w=r,_=t.
charCodeAt(r),v=r+1<o?t.charCodeAt(r+1):0;if(_===43&&v===43){r+=2;let E=x(A+1);return{type:"ArithmeticUnary",pos:w+e,end:E.
end,operator:"++",operand:E,prefix:!0}}if(_===45&&v===45){r+=2;let E=x(A+1);return{type:"ArithmeticUnary",pos:w+e,end:E.
end,operator:"--",operand:E,prefix:!0}}if(_===33){r++;let E=x(A+1);return{type:"ArithmeticUnary",pos:w+e,end:E.end,operator:"\
!",operand:E,prefix:!0}}if(_===126){r++;let E=x(A+1);return{type:"ArithmeticUnary",pos:w+e,end:E.end,operator:"~",operand:E,
prefix:!0}}if(_===43&&v!==43&&v!==61){r++;let E=x(A+1);return{type:"ArithmeticUnary",pos:w+e,end:E.end,operator:"+",operand:E,
prefix:!0}}if(_===45&&v!==45&&v!==61){r++;let E=x(A+1);return{type:"ArithmeticUnary",pos:w+e,end:E.end,operator:"-",operand:E,
prefix:!0}}return C(A)}function C(A){let w=k(A);if(d(),r+1<o){let _=t.charCodeAt(r),v=t.charCodeAt(r+1);if(_===43&&v===43)
return r+=2,{type:"ArithmeticUnary",pos:w.pos,end:r+e,operator:"++",operand:w,prefix:!1};if(_===45&&v===45)return r+=2,{
type:"ArithmeticUnary",pos:w.pos,end:r+e,operator:"--",operand:w,prefix:!1}}return w}function k(A){if(d(),r>=o)return a(
r,r);let w=t.charCodeAt(r);if(w===40){let M=r;r++;let Ce=f(0,A+1);return d(),r<o&&t.charCodeAt(r)===41&&r++,{type:"Arith\
meticGroup",pos:M+e,end:r+e,expression:Ce}}if(w===36){let M=r,Ce=n?.embeddedWords.length??0,N=m(),ne=n?.findArithmeticWordEnd?.(
M+e,e+o)??r+e;return ne>r+e?(n&&(n.embeddedWords.length=Ce),r=ne-e,a(M,r,!0)):N}if(w===96||w===34||w===39){let M=r;return r=
(n?.findArithmeticWordEnd?.(M+e,e+o)??M+e+1)-e,a(M,r,!0)}let _=r,v=n?.embeddedWords.length??0,E=g(),O=n?.findArithmeticWordEnd?.(
_+e,e+o)??r+e;return O>r+e?(n&&(n.embeddedWords.length=v),r=O-e,a(_,r,!0)):E}function m(){let A=r;if(r++,r>=o)return a(A,
r);let w=t.charCodeAt(r);if(w===40)if(r+1<o&&t.charCodeAt(r+1)===40){let _=n?.findArithmeticExpansionEnd(A+e,e+o)??-1;if(_!==
-1)r=_-e;else{r+=2;let v=1;for(;r<o&&v>0;)t.charCodeAt(r)===40&&t.charCodeAt(r+1)===40?(v++,r+=2):t.charCodeAt(r)===41&&
t.charCodeAt(r+1)===41?(v--,r+=2):r++}}else{r++;let _=n?.findClosingParenthesis(r+e,e+o)??-1;if(_!==-1)r=_-e+1;else{let E=1;
for(;r<o&&E>0;){let O=t.charCodeAt(r++);O===40?E++:O===41&&E--}}let v=t.slice(A,r);return n?n.commandExpansion(A+e,r+e,v):
new De("ArithmeticCommandExpansion",A+e,r+e,v)}else if(w===123){let _=n?.findClosingBrace(r+e+1,e+o)??-1;if(_!==-1)r=_-e+
1;else{r++;let v=1;for(;r<o&&v>0;){let E=t.charCodeAt(r++);E===123?v++:E===125&&v--}}}else for(;r<o;){let _=t.charCodeAt(
r);if(_>=97&&_<=122||_>=65&&_<=90||_>=48&&_<=57||_===95)r++;else break}return a(A,r,w===40||w===123)}function g(){let A=r;
for(;r<o;){let w=t.charCodeAt(r);if(w>=48&&w<=57||w>=65&&w<=90||w>=97&&w<=122||w===95||w===35)r++;else break}if(r>A&&r<o&&
t.charCodeAt(r)===91){let w=n?.findClosingBracket?.(r+e+1,e+o)??-1;if(w!==-1)r=w-e+1;else{r++;let _=1;for(;r<o&&_>0;){let v=t.
charCodeAt(r);v===91?_++:v===93&&_--,r++}}return a(A,r,!0)}return r===A&&r++,a(A,r)}if(d(),r>=o)return null;let S=r,W=f(
0,s);return d(),r<o?(n&&(n.embeddedWords.length=i),a(S,Jr(t,S,o),n!==void 0)):W}var Hn=(t,e)=>at(e.text)?Ve(e.text,0,e.text.length,void 0,e.pos):void 0;function wt(t){return t.wordParts??(t.wordParts=
(e,n,s)=>va(e,n,s,t))}function Bn(t){return t.embeddedParts??(t.embeddedParts=(e,n,s)=>Ds(e,n,s,t))}function zr(t){return t.
arrayParts??(t.arrayParts=(e,n,s)=>Da(e,n,s,t))}function va(t,e,n=0,s=Et()){let r=new Se(t,e.pos,e.end,!1,s);return r._nestingDepth=
n,r.buildWordParts(e.pos)??void 0}function Ds(t,e,n=0,s,r=!1){if(!Dt(t,e.pos,e.end))return;let o=new Se(t,e.pos,e.end,!1,
s);return o._nestingDepth=n,o.buildEmbeddedWordParts(e.pos,r)??void 0}function Da(t,e,n=0,s){let r=new Se(t,e.pos,e.end,
!1,s);return r._nestingDepth=n,r.buildArrayElementParts(e.pos)??void 0}function Xr(t,e,n=0,s){let r=new Se(t,e.pos,e.end,
!1,s);return r._nestingDepth=n,r.buildHereDocParts(e.pos,e.end)??void 0}function Rt(t,e,n,s,r,o=s){if(!Dt(n,e,e+t.length))return vs(t,e,void 0,s)??void 0;let i=[],a=new Se(n,0,n.length,!1,r);a.
_nestingDepth=s;let d=vs(t,e,{embeddedWords:i,commandExpansion:(c,u,p)=>new De("ArithmeticCommandExpansion",c,u,p,{source:n,
start:c+2,end:u-1,depth:s+1,parenBoundary:!0,context:r}),findClosingBracket:(c,u)=>a.findClosingBracket(c,u),findClosingBrace:(c,u)=>a.
findClosingBrace(c,u),findClosingParenthesis:(c,u)=>a.findClosingParenthesis(c,u),findArithmeticExpansionEnd:(c,u)=>a.findArithmeticExpansionEnd(
c,u),findArithmeticWordEnd:(c,u)=>a.findArithmeticWordEnd(c,u)},s)??void 0;if(o<=256)for(let c of i)c.parts=Ds(n,c,o,r,!0);
return d}var Rs=class{type="ArrayValue";pos;end;#e;#t;#s;#n;constructor(e,n,s,r,o){this.pos=n,this.end=s,this.#e=e,this.#t=r,this.#s=
o}get elements(){if(this.#n)return this.#n;let e=new Se(this.#e,this.pos+1,this.end-1,!1,this.#s);e._nestingDepth=this.#t;
let n=[];for(;e.peek(h.ArrayElement).token!==l.EOF;){let s=e.next(h.ArrayElement);if(s.token!==l.Word&&s.token!==l.Assignment)
continue;let r=s.raw?s.value:this.#e.slice(s.pos,s.end),o=r.charCodeAt(0)===91,i=e.getSubstitutionContext(),a=!o&&s.raw&&
s.keywordEligible?void 0:this.#e,d=a===void 0?Hn:o?zr(i):wt(i);n.push(new le(r,s.pos,s.end,a,d,this.#t))}return this.#n=
n,n}toJSON(){return{type:this.type,pos:this.pos,end:this.end,elements:this.elements}}},Ln=class{type="Assignment";pos;end;text;#e;#t;#s;#n;#r=null;#a;#i;#o=null;constructor(e,n,s,r,o,i,a){
this.pos=n,this.end=s,this.text=e,this.#e=r,this.#n=o,this.#t=i,this.#s=a}get name(){return this.#r??this.resolveTarget()}get append(){
return this.#r===null&&this.resolveTarget(),this.#a}get index(){return this.#r===null&&this.resolveTarget(),this.#i}get value(){
if(this.#o!==null)return this.#o;let e=this.#n+1,n=be(this.#e,e,this.end);return this.#o=this.#e.charCodeAt(n)===40&&this.#e.
charCodeAt(this.end-1)===41?new Rs(this.#e,n,this.end,this.#t,this.#s):new le(this.#e.slice(e,this.end),e,this.end,this.#e,
wt(this.#s),this.#t),this.#o}resolveTarget(){let e=this.#n-this.pos,n=e,s=e;for(;s>=2&&this.text.charCodeAt(s-2)===92&&this.
text.charCodeAt(s-1)===10;)s-=2;this.text.charCodeAt(s-1)===43&&(this.#a=!0,n=s-1);let r=this.text.indexOf("[");if(r>0&&
r<n){let i=this.text.lastIndexOf("]",e);if(i>r){let a=this.pos+r+1,d=this.pos+i;this.#i=new le(this.#e.slice(a,d),a,d,this.#e,
Bn(this.#s),this.#t),n=r}}let o=this.text.slice(0,n);return this.#r=o.includes(`\\
`)?o.split(`\\
`).join(""):o}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,name:this.name,append:this.append,
index:this.index,value:this.value}}};var Ts=t=>t.type==="Word"||t.type==="Assignment",rn=class{type="Command";pos;end;name;prefix;suffix;#e;#t;constructor(e,n,s,r,o){
this.pos=e,this.end=n,this.name=s,this.prefix=r,this.suffix=o}get args(){if(this.#e===void 0){let e=this.suffix;this.#e=
e.every(Ts)?e:e.filter(Ts)}return this.#e}get redirects(){if(this.#t===void 0){let e=[];for(let n of this.prefix)n.type!==
"Assignment"&&e.push(n);for(let n of this.suffix)Ts(n)||e.push(n);this.#t=e}return this.#t}toJSON(){return{type:this.type,
pos:this.pos,end:this.end,name:this.name,prefix:this.prefix,suffix:this.suffix}}};var Mn=class{type="HereDocBody";pos;end;text="";#e;#t;#s;#n;constructor(e,n,s,r,o){this.pos=n,this.end=n,this.#e=e,this.#t=
r,this.#s=o,this.#n=s?void 0:null}get parts(){return this.#n===null&&(this.#n=Xr(this.#e,this,this.#t,this.#s)),this.#n}toJSON(){
return{type:this.type,pos:this.pos,end:this.end,text:this.text,parts:this.parts}}};Se._findSubstitutionEnd=La;De._resolveScript=Ba;Wt._resolveExpression=Rt;function Ra(t){switch(t.length){case 5:return t===
"local"||t==="alias";case 6:return t==="export";case 7:return t==="declare"||t==="typeset";case 8:return t==="readonly";default:
return!1}}var Fs=class{type="ArithmeticCommand";pos;end;body;#e;#t;#s;#n=null;constructor(e,n,s,r,o,i){this.pos=e,this.end=
n,this.body=s,this.#e=r,this.#t=o,this.#s=i}get expression(){return this.#n===null&&(this.#n=Rt(this.body,this.pos+2,this.#e,
this.#t,this.#s)),this.#n}set expression(e){this.#n=e??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,expression:this.
expression,body:this.body}}},on=class{type="ArithmeticFor";pos;end;body;#e;#t;#s;#n;#r;#a;#i;#o;#u;#d=null;#c=null;#l=null;constructor(e,n,s,r,o,i,a,d,c,u,p,f){
this.pos=e,this.end=n,this.body=s,this.#e=r,this.#t=o,this.#s=i,this.#n=a,this.#r=d,this.#a=c,this.#i=u,this.#o=p,this.#u=
f}get initialize(){return this.#d===null&&(this.#e?this.#d=Rt(this.#e,this.#n,this.#i,this.#o,this.#u):this.#d=void 0),this.#d}set initialize(e){
this.#d=e??void 0}get test(){return this.#c===null&&(this.#t?this.#c=Rt(this.#t,this.#r,this.#i,this.#o,this.#u):this.#c=
void 0),this.#c}set test(e){this.#c=e??void 0}get update(){return this.#l===null&&(this.#s?this.#l=Rt(this.#s,this.#a,this.#i,
this.#o,this.#u):this.#l=void 0),this.#l}set update(e){this.#l=e??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.
end,initialize:this.initialize,test:this.test,update:this.update,body:this.body}}},Ta={[l.DoubleSemi]:";;",[l.SemiAmp]:"\
;&",[l.DoubleSemiAmp]:";;&"},Oa={">":">",">>":">>","<":"<","<>":"<>","<&":"<&",">&":">&",">|":">|","&>":"&>","&>>":"&>>"},
xe=new Uint8Array(37);xe[l.EOF]=1;xe[l.RParen]=1;xe[l.RBrace]=1;xe[l.Then]=1;xe[l.Else]=1;xe[l.Elif]=1;xe[l.Fi]=1;xe[l.Do]=
1;xe[l.Done]=1;xe[l.Esac]=1;xe[l.DoubleSemi]=1;xe[l.SemiAmp]=1;xe[l.DoubleSemiAmp]=1;var Ye=new Uint8Array(37);Ye[l.RParen]=
1;Ye[l.RBrace]=1;Ye[l.DblRBracket]=1;Ye[l.Fi]=1;Ye[l.Done]=1;Ye[l.Esac]=1;Ye[l.ArithCmd]=1;function Yr(t){return t.token===
l.Word&&t.keywordEligible&&t.value==="!"}var he=new Uint8Array(37);he[l.Word]=1;he[l.Assignment]=1;he[l.Bang]=1;he[l.LParen]=
1;he[l.LBrace]=1;he[l.DblLBracket]=1;he[l.If]=1;he[l.For]=1;he[l.While]=1;he[l.Until]=1;he[l.Case]=1;he[l.Function]=1;he[l.
Select]=1;he[l.ArithCmd]=1;he[l.Coproc]=1;he[l.Redirect]=1;var Fa={"-a":1,"-b":1,"-c":1,"-d":1,"-e":1,"-f":1,"-g":1,"-h":1,
"-k":1,"-p":1,"-r":1,"-s":1,"-t":1,"-u":1,"-v":1,"-w":1,"-x":1,"-z":1,"-n":1,"-o":1,"-N":1,"-S":1,"-L":1,"-G":1,"-O":1,"\
-R":1},Na={"==":1,"!=":1,"=~":1,"=":1,"-eq":1,"-ne":1,"-lt":1,"-le":1,"-gt":1,"-ge":1,"-nt":1,"-ot":1,"-ef":1,"<":1,">":1},
Zr=[],Ha=[],Os=[];function eo(t){return new an(t,0,t.length).run()}function Ba(t,e,n,s=0,r=!1,o){return new an(t,e,n,s,r,
void 0,o).run()}var Ns=class t extends Se{boundaries;pending;context;constructor(e,n,s,r,o,i=!0){super(e,n.start,n.end,i,
o),this._nestingDepth=n.depth,this.boundaries=s,this.pending=r,this.context=o}fork(e,n,s=!1){return new t(this.getSource(),
{start:e,end:n,depth:this._nestingDepth},this.boundaries,this.pending,this.context,s)}findSubstitutionEnd(e,n,s=this._nestingDepth+
1){let r=this.context.boundaries?.get(e);if(r!==void 0)return r<=n?r:-1;let o=this.boundaries.get(e);return o!==void 0?o<=
n?o:-1:(this.boundaries.has(e)||(this.boundaries.set(e,void 0),this.pending.push({start:e,end:n,depth:s})),-1)}};function La(t,e,n,s,r){
let o=new Map([[e,void 0]]),i=[{start:e,end:n,depth:s}];for(;i.length>0;){let a=i.length,d=i[a-1],c=new Ns(t,d,o,i,r),u=new an(
t,d.start,d.end,d.depth,!0,c).findSubstitutionEnd();i.length===a&&(o.set(d.start,u),u!==-1&&As(r).set(d.start,u),i.pop())}
return o.get(e)??-1}var an=class{tok;source;start;end;depth;errors=null;syntaxDepth=0;constructor(e,n,s,r=0,o=!1,i,a){this.
tok=i??new Se(e,n,s,o,Et(a)),this.tok._nestingDepth=r,this.source=e,this.start=n,this.end=s,this.depth=r}run(){let e=this.
start;this.depth>256&&this.error("maximum substitution nesting depth exceeded",e);let n;if(e===0&&this.source.charCodeAt(
0)===35&&this.source.charCodeAt(1)===33){let o=this.source.indexOf(`
`);n=o===-1?this.source:this.source.slice(0,o)}let s=this.list();for(;;){let o=this.tok.peek(h.CommandStart);if(o.token===
l.EOF||(this.unexpectedToken(o),!xe[o.token]&&o.token!==l.In))break;this.tok.next(h.CommandStart);let i=this.tok.peek(h.
CommandStart).token;if(i!==l.Semi&&i!==l.Newline&&i!==l.Amp)break;for(;i===l.Semi||i===l.Newline||i===l.Amp;)this.tok.next(
h.CommandStart),i=this.tok.peek(h.CommandStart).token;let a=this.list();for(let d=0;d<a.length;d++)s.push(a[d])}let r=this.
tok._errors;if(r!==null&&r.length>0){let o=this.errors??(this.errors=[]);for(let i=0;i<r.length;i++)o.push(r[i])}return this.
errors!==null&&this.errors.length>1&&this.errors.sort((o,i)=>o.pos-i.pos),{type:"Script",pos:e,end:this.end,shebang:n,commands:s,
errors:this.errors??void 0}}error(e,n){(this.errors??(this.errors=[])).push({message:e,pos:n})}unexpectedToken(e){this.error(
`unexpected token '${e.token===l.Newline?"newline":e.value}'`,e.pos)}findSubstitutionEnd(){return this.list(),this.acceptEnd(
l.RParen)}skipSemi(){this.tok.peek(h.Normal).token===l.Semi&&this.tok.next(h.Normal)}accept(e,n=h.Normal){return this.tok.
peek(n).token===e?this.tok.next(n):null}acceptEnd(e,n=h.Normal){return this.tok.peek(n).token===e?this.tok.next(n).end:-1}skipNewlines(e=h.
Normal){for(;this.tok.peek(e).token===l.Newline;)this.tok.next(e)}doBody(e){let n=this.list(),s=e?this.emptyListPos(n):-1;
return s>=0&&this.error("expected command after 'do'",s),n}emptyListPos(e){return e.length===0?this.tok.peek(h.CommandStart).
pos:-1}makeStatement(e){return{type:"Statement",pos:e.pos,end:e.end,command:e,background:void 0}}list(){let e=[];this.skipNewlines(
h.CommandStart);let n=this.tok.peek(h.CommandStart).token;if(xe[n]||!he[n])return e;let s=this.andOr();for(s&&e.push(this.
makeStatement(s));n=this.tok.peekFollow(Ye).token,!(n!==l.Semi&&n!==l.Newline&&n!==l.Amp);){let r=n===l.Amp,o=this.tok.next(
h.Normal).end;if(r){let a=e[e.length-1];a.background=!0,a.end=o}if(this.skipNewlines(h.CommandStart),n=this.tok.peek(h.CommandStart).
token,xe[n]||!he[n])break;let i=this.andOr();i&&e.push(this.makeStatement(i))}return e}andOr(){let e=this.pipeline();if(!e)
return null;let n=this.tok.peek(h.Normal).token;if(n!==l.And&&n!==l.Or)return e;let s=[e],r=[];do{let o=this.tok.next(h.
Normal),i=o.token===l.And?"&&":"||";this.skipNewlines(h.CommandStart);let a=this.pipeline();if(!a){this.error(`expected \
command after '${i}'`,o.end);break}r.push(i),s.push(a),n=this.tok.peek(h.Normal).token}while(n===l.And||n===l.Or);return{
type:"AndOr",pos:e.pos,end:s[s.length-1].end,commands:s,operators:r}}withRedirects(e){let n=this.collectTrailingRedirects();
return n.length===0?e:{type:"Redirected",pos:e.pos,end:n[n.length-1].end,command:e,redirects:n}}pipeline(){let e;for(;;){
let r=this.tok.peek(h.CommandStart),o=r.token===l.Word&&r.keywordEligible&&r.value==="time";if(r.token!==l.Bang&&!o)break;
let i=this.tok.next(h.CommandStart),a=i.pos,d=i.end,c,u;if(o){let p=this.tok.peek(h.CommandStart);p.token===l.Word&&p.keywordEligible&&
p.value==="-p"&&(this.tok.next(h.CommandStart),c={pos:p.pos,end:p.end},p=this.tok.peek(h.CommandStart)),p.token===l.Word&&
p.keywordEligible&&p.value==="--"&&(this.tok.next(h.CommandStart),u={pos:p.pos,end:p.end})}e===void 0&&(e=[]),e.push(o?{
type:"Time",pos:a,end:u?.end??c?.end??d,keywordEnd:d,posix:c,endOfOptions:u}:{type:"Negation",pos:a,end:d})}let n=this.pipelineCommands();
if(!e)return n;let s=e[0].pos;return n?.type==="Pipeline"?(n.prefixes=e,n.pos=s,n):{type:"Pipeline",pos:s,end:n?n.end:e[e.
length-1].end,prefixes:e,commands:n?[n]:[],operators:[]}}pipelineCommands(){let e=this.command();if(!e)return null;if(this.
tok.peek(h.Normal).token!==l.Pipe)return e;let n=[e],s=[];for(;this.tok.peek(h.Normal).token===l.Pipe;){let o=this.tok.next(
h.Normal),i=o.value==="|&"?"|&":"|";this.skipNewlines(h.CommandStart);let a=this.command();if(!a){this.error(`expected c\
ommand after '${i}'`,o.end);break}s.push(i),n.push(a)}return n.length===1?n[0]:{type:"Pipeline",pos:e.pos,end:n[n.length-
1].end,prefixes:Ha,commands:n,operators:s}}command(){let e;switch(this.tok.peek(h.CommandStart).token){case l.LParen:e=this.
subshell();break;case l.LBrace:e=this.braceGroup();break;case l.If:e=this.ifClause();break;case l.For:e=this.forClause();
break;case l.While:e=this.whileClause();break;case l.Until:e=this.untilClause();break;case l.Case:e=this.caseClause();break;case l.
Function:return this.functionDef();case l.Select:e=this.selectClause();break;case l.DblLBracket:e=this.testCommand();break;case l.
ArithCmd:e=this.arithCommand();break;case l.Coproc:return this.coprocCommand();case l.Word:case l.Assignment:case l.Redirect:
return this.simpleCommandOrFunction(!1);default:return null}return this.withRedirects(e)}collectTrailingRedirects(){let e=Zr;
for(;this.tok.peekFollow(Ye).token===l.Redirect;)e===Zr&&(e=[]),e.push(this.readRedirect(h.Normal));return e}arithCommand(){
let e=this.tok.next(h.CommandStart);return new Fs(e.pos,e.end,e.value,this.source,this.depth,this.tok.getSubstitutionContext())}coprocCommand(){
let e=this.tok.next(h.CommandStart),n=e.pos,s=this.tok.peek(h.CommandStart),r;if(s.token===l.Word){let a=this.tok.fork(s.
end,this.end);switch(a.peek(h.CommandStart).token){case l.LParen:a.next(h.CommandStart),a.peek(h.Normal).token!==l.RParen&&
(r=this.readWord(h.CommandStart));break;case l.LBrace:case l.If:case l.For:case l.While:case l.Until:case l.Case:case l.
Select:case l.DblLBracket:case l.ArithCmd:r=this.readWord(h.CommandStart)}}let o=s.token===l.Word&&r===void 0?this.simpleCommandOrFunction(
!0):this.command();if(o&&o.type!=="Function"&&o.type!=="Coproc")return{type:"Coproc",pos:n,end:o.end,name:r,body:o};this.
error("expected command after 'coproc'",o?.pos??e.end);let i=o?this.makeCompoundList([this.makeStatement(o)]):{type:"Com\
poundList",pos:e.end,end:e.end,commands:[]};return{type:"Coproc",pos:n,end:i.end,name:r,body:i}}subshell(){return this.subshellBody(
this.tok.next(h.CommandStart).pos)}subshellBody(e){if(this.syntaxDepth>=256){this.error("maximum subshell nesting depth \
exceeded",e);let o=this.tok.skipSubshellBody();o<0&&this.error("expected ')' to close subshell",this.tok.getPos());let i=o>=
0?o:e;return{type:"Subshell",pos:e,end:i,body:this.makeCompoundList([])}}this.syntaxDepth++;let n=this.list();this.syntaxDepth--,
n.length===0&&this.error("expected command in subshell",e);let s=this.acceptEnd(l.RParen,h.Normal);s<0&&this.error("expe\
cted ')' to close subshell",this.tok.getPos());let r=s>=0?s:e;return{type:"Subshell",pos:e,end:r,body:this.makeCompoundList(
n)}}braceGroup(){let e=this.tok.next(h.CommandStart).pos;if(this.syntaxDepth>=256){this.error("maximum brace group nesti\
ng depth exceeded",e);let o=this.tok.skipCompoundBody(l.RBrace);o<0&&this.error("expected '}' to close brace group",this.
tok.getPos());let i=o>=0?o:e;return{type:"BraceGroup",pos:e,end:i,body:this.makeCompoundList([])}}this.syntaxDepth++;let n=this.
list();this.syntaxDepth--,n.length===0&&this.error("expected command in brace group",e);let s=this.acceptEnd(l.RBrace,h.
Normal);s<0&&this.error("expected '}' to close brace group",this.tok.getPos());let r=s>=0?s:e;return{type:"BraceGroup",pos:e,
end:r,body:this.makeCompoundList(n)}}ifClause(){let e=this.tok.next(h.CommandStart).pos;if(this.syntaxDepth>=256){this.error(
"maximum if nesting depth exceeded",e);let o=this.tok.skipCompoundBody(l.Fi);o<0&&this.error("expected 'fi' to close 'if\
'",this.tok.getPos());let i=o>=0?o:e;return{type:"If",pos:e,end:i,clause:this.makeCompoundList([]),then:this.makeCompoundList(
[]),elif:Os,else:void 0}}this.syntaxDepth++;let n,s=e;for(;;){let o=this.list(),i=this.emptyListPos(o),a=this.makeCompoundList(
o);this.skipSemi();let d=this.accept(l.Then,h.CommandStart);d?i>=0&&this.error(`expected command after '${s===e?"if":"el\
if"}'`,i):this.error("expected 'then'",this.tok.getPos());let c=this.list(),u=this.makeCompoundList(c);d&&c.length===0&&
(this.error("expected command after 'then'",this.tok.peek(h.CommandStart).pos),u.pos=d.end,u.end=d.end),n?(n.elif===Os&&
(n.elif=[]),n.elif.push({type:"Elif",pos:s,end:u.end,clause:a,then:u})):n={type:"If",pos:e,end:e,clause:a,then:u,elif:Os,
else:void 0},this.skipSemi();let p=this.accept(l.Elif,h.CommandStart);if(!p)break;s=p.pos}if(this.accept(l.Else,h.CommandStart)){
let o=this.list(),i=this.emptyListPos(o);i>=0&&this.error("expected command after 'else'",i),n.else=this.makeCompoundList(
o),this.skipSemi()}let r=this.acceptEnd(l.Fi,h.CommandStart);return r<0&&this.error("expected 'fi' to close 'if'",this.tok.
getPos()),n.end=r>=0?r:s,this.syntaxDepth--,n}forClause(){let e=this.tok.next(h.CommandStart).pos;if(this.tok.peek(h.Normal).
token===l.LParen)return this.cStyleFor(e);let n=this.readRequiredWord("for"),s;if(this.skipNewlines(h.CommandStart),this.
tok.peek(h.CommandStart).token===l.In)for(this.tok.next(h.CommandStart),s=[];this.tok.peek(h.Normal).token===l.Word;)s.push(
this.readWord(h.Normal));if(this.skipSemi(),this.skipNewlines(h.CommandStart),this.tok.peek(h.CommandStart).token===l.LBrace){
let d=this.braceGroup();return{type:"For",pos:e,end:d.end,name:n,wordlist:s,body:d.body}}let r=this.accept(l.Do,h.CommandStart)!==
null;if(r||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum for nesting depth ex\
ceeded",e);let d=this.tok.skipCompoundBody(l.Done);d<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());let c=d>=
0?d:e;return{type:"For",pos:e,end:c,name:n,wordlist:s,body:this.makeCompoundList([])}}this.syntaxDepth++;let o=this.doBody(
r);this.syntaxDepth--,this.skipSemi();let i=this.acceptEnd(l.Done,h.CommandStart);i<0&&this.error("expected 'done' to cl\
ose 'for'",this.tok.getPos());let a=i>=0?i:e;return{type:"For",pos:e,end:a,name:n,wordlist:s,body:this.makeCompoundList(
o)}}cStyleFor(e){let[n,s,r,o,i,a]=this.tok.readCStyleForExprs();if(this.tok.peek(h.CommandStart).token===l.Semi&&this.tok.
next(h.CommandStart),this.skipNewlines(h.CommandStart),this.tok.peek(h.CommandStart).token===l.LBrace){let f=this.braceGroup();
return new on(e,f.end,f.body,n,s,r,o,i,a,this.source,this.depth,this.tok.getSubstitutionContext())}let d=this.accept(l.Do,
h.CommandStart)!==null;if(d||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum fo\
r nesting depth exceeded",e);let f=this.tok.skipCompoundBody(l.Done);f<0&&this.error("expected 'done' to close 'for'",this.
tok.getPos());let x=f>=0?f:e;return new on(e,x,this.makeCompoundList([]),n,s,r,o,i,a,this.source,this.depth,this.tok.getSubstitutionContext())}
this.syntaxDepth++;let c=this.doBody(d);this.syntaxDepth--;let u=this.acceptEnd(l.Done,h.CommandStart);u<0&&this.error("\
expected 'done' to close 'for'",this.tok.getPos());let p=u>=0?u:e;return new on(e,p,this.makeCompoundList(c),n,s,r,o,i,a,
this.source,this.depth,this.tok.getSubstitutionContext())}whileClause(){return this.whileOrUntil("while")}untilClause(){
return this.whileOrUntil("until")}whileOrUntil(e){let n=this.tok.next(h.CommandStart).pos;if(this.syntaxDepth>=256){this.
error(`maximum ${e} nesting depth exceeded`,n);let u=this.tok.skipCompoundBody(l.Done);u<0&&this.error(`expected 'done' \
to close '${e}'`,this.tok.getPos());let p=u>=0?u:n;return{type:"While",pos:n,end:p,kind:e,clause:this.makeCompoundList([]),
body:this.makeCompoundList([])}}this.syntaxDepth++;let s=this.list(),r=this.emptyListPos(s),o=this.makeCompoundList(s);this.
skipSemi();let i=this.accept(l.Do,h.CommandStart)!==null;i?r>=0&&this.error(`expected command after '${e}'`,r):this.error(
"expected 'do'",this.tok.getPos());let a=this.doBody(i);this.skipSemi();let d=this.acceptEnd(l.Done,h.CommandStart);d<0&&
this.error(`expected 'done' to close '${e}'`,this.tok.getPos());let c=d>=0?d:n;return this.syntaxDepth--,{type:"While",pos:n,
end:c,kind:e,clause:o,body:this.makeCompoundList(a)}}caseClause(){let e=this.tok.next(h.CommandStart).pos,n=this.readRequiredWord(
"case");if(this.skipNewlines(h.CommandStart),this.accept(l.In,h.CommandStart)||this.error("expected 'in' after 'case' wo\
rd",this.tok.getPos()),this.skipNewlines(h.CasePattern),this.syntaxDepth>=256){this.error("maximum case nesting depth ex\
ceeded",e);let d=this.tok.skipCompoundBody(l.Esac);d<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());
let c=d>=0?d:e;return{type:"Case",pos:e,end:c,word:n,items:[]}}this.syntaxDepth++;let s=[],r=!1,o=this.tok.peek(h.CasePattern).
token;for(;o!==l.Esac&&o!==l.EOF;){let d=this.tok.peek(h.Normal).pos;this.accept(l.LParen,h.Normal);let c=[],u=!0,p=this.
tok.peek(h.Normal);for(;p.token!==l.RParen&&p.token!==l.EOF;){p.token===(u?l.Word:l.Pipe)?u=!u:r||(this.unexpectedToken(
p),r=!0);let W=this.tok.next(h.Normal);W.token===l.Word&&c.push(this.toWord(W)),p=this.tok.peek(h.Normal)}u&&p.token===l.
RParen&&!r&&(this.unexpectedToken(p),r=!0);let f=this.acceptEnd(l.RParen,h.Normal),x=this.list(),C=f>=0?f:c.length>0?c[c.
length-1].end:d,k=x.length>0?x[x.length-1].end:C,m={type:"CaseItem",pos:d,end:k,pattern:c,body:x.length>0?this.makeCompoundList(
x):{type:"CompoundList",pos:C,end:C,commands:[]},terminator:void 0},g=this.tok.peek(h.CommandStart);if(o=g.token,o===l.DoubleSemi||
o===l.SemiAmp||o===l.DoubleSemiAmp){let S=this.tok.next(h.CommandStart);m.terminator=Ta[S.token],m.end=S.end}else o!==l.
Esac&&o!==l.EOF&&!r&&(this.unexpectedToken(g),r=!0);s.push(m),this.skipNewlines(h.CasePattern),o=this.tok.peek(h.CasePattern).
token}let i=this.acceptEnd(l.Esac,h.CommandStart);i<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());let a=i>=
0?i:e;return this.syntaxDepth--,{type:"Case",pos:e,end:a,word:n,items:s}}selectClause(){let e=this.tok.next(h.CommandStart).
pos,n=this.readRequiredWord("select"),s;if(this.skipNewlines(h.CommandStart),this.tok.peek(h.CommandStart).token===l.In)
for(this.tok.next(h.CommandStart),s=[];this.tok.peek(h.Normal).token===l.Word;)s.push(this.readWord(h.Normal));if(this.skipSemi(),
this.skipNewlines(h.CommandStart),this.tok.peek(h.CommandStart).token===l.LBrace){let d=this.braceGroup();return{type:"S\
elect",pos:e,end:d.end,name:n,wordlist:s,body:d.body}}let r=this.accept(l.Do,h.CommandStart)!==null;if(r||this.error("ex\
pected 'do'",this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum select nesting depth exceeded",e);let d=this.
tok.skipCompoundBody(l.Done);d<0&&this.error("expected 'done' to close 'select'",this.tok.getPos());let c=d>=0?d:e;return{
type:"Select",pos:e,end:c,name:n,wordlist:s,body:this.makeCompoundList([])}}this.syntaxDepth++;let o=this.doBody(r);this.
syntaxDepth--,this.skipSemi();let i=this.acceptEnd(l.Done,h.CommandStart);i<0&&this.error("expected 'done' to close 'sel\
ect'",this.tok.getPos());let a=i>=0?i:e;return{type:"Select",pos:e,end:a,name:n,wordlist:s,body:this.makeCompoundList(o)}}testCommand(){
let e=this.tok.next(h.CommandStart).pos,n=this.parseTestOr(),s=this.acceptEnd(l.DblRBracket,h.TestMode);s<0&&this.error(
"expected ']]' to close '[['",this.tok.getPos());let r=s>=0?s:e;return{type:"TestCommand",pos:e,end:r,expression:n}}parseTestOr(){
let e=this.parseTestAnd();if(this.tok.peek(h.TestMode).token!==l.Or)return e;let n=[e];do this.tok.next(h.TestMode),n.push(
this.parseTestAnd());while(this.tok.peek(h.TestMode).token===l.Or);return{type:"TestLogical",pos:e.pos,end:n[n.length-1].
end,operator:"||",operands:n}}parseTestAnd(){let e=this.parseTestNot();if(this.tok.peek(h.TestMode).token!==l.And)return e;
let n=[e];do this.tok.next(h.TestMode),n.push(this.parseTestNot());while(this.tok.peek(h.TestMode).token===l.And);return{
type:"TestLogical",pos:e.pos,end:n[n.length-1].end,operator:"&&",operands:n}}parseTestNot(){let e=this.tok.peek(h.TestMode);
if(!Yr(e))return this.parseTestPrimary();let n=[];for(;Yr(e);){let r=this.tok.next(h.TestMode);n.push({type:"Negation",pos:r.
pos,end:r.end}),e=this.tok.peek(h.TestMode)}let s=this.parseTestPrimary();return{type:"TestNot",pos:n[0].pos,end:s.end,negations:n,
operand:s}}parseTestPrimary(){if(this.tok.peek(h.TestMode).token===l.LParen){let a=this.tok.next(h.TestMode).pos;if(this.
syntaxDepth>=256){this.error("maximum test group nesting depth exceeded",a);let p=this.tok.skipTestGroup();p<0&&this.error(
"expected ')' to close test group",this.tok.getPos());let f=p>=0?p:a,x=new le("",a,a);return{type:"TestGroup",pos:a,end:f,
expression:{type:"TestUnary",pos:a,end:a,operator:"-n",operand:x}}}this.syntaxDepth++;let d=this.parseTestOr();this.syntaxDepth--;
let c=this.acceptEnd(l.RParen,h.TestMode);c<0&&this.error("expected ')' to close test group",this.tok.getPos());let u=c>=
0?c:a;return{type:"TestGroup",pos:a,end:u,expression:d}}let e=this.tok.next(h.TestMode);(e.token===l.And||e.token===l.Or)&&
this.unexpectedToken(e);let n=e.value,s=e.pos,r=e.end;if(e.keywordEligible&&Fa[n]===1){if(this.tok.peek(h.TestMode).token===
l.Word){let d=this.readTestOperand();return{type:"TestUnary",pos:s,end:d.end,operator:n,operand:d}}this.error("expected \
operand after unary test operator",r);let a=new le("",r,r);return{type:"TestUnary",pos:s,end:r,operator:n,operand:a}}let o=this.
tok.peek(h.TestMode);if(o.token===l.Word&&o.keywordEligible&&Na[o.value]===1){let a=this.tok.next(h.TestMode).value,d;if(a===
"=~"){let u=this.tok.readTestRegexWord();d=new le(this.source.slice(u.pos,u.end),u.pos,u.end,this.source,Bn(this.tok.getSubstitutionContext()),
this.depth)}else d=this.readTestOperand();let c=this.toWordFromPosEnd(e,s,r);return{type:"TestBinary",pos:s,end:d.end,operator:a,
left:c,right:d}}let i=this.toWordFromPosEnd(e,s,r);return{type:"TestUnary",pos:s,end:i.end,operator:"-n",operand:i}}readTestOperand(){
let e=this.tok.next(h.TestMode);return e.keywordEligible&&(e.value==="<"||e.value===">")&&this.error(`unexpected argumen\
t '${e.value}' to conditional operator`,e.pos),this.toWord(e)}functionDef(){let e=this.tok.next(h.CommandStart).pos,n=this.
readWord(h.FunctionName),s;if(this.tok.peek(h.CommandStart).token===l.LParen){let r=this.tok.next(h.CommandStart).pos;this.
tok.peek(h.CommandStart).token===l.RParen?(this.tok.next(h.CommandStart),this.skipNewlines(h.CommandStart),s=this.commandAsBody()):
s=this.withRedirects(this.subshellBody(r))}else this.skipNewlines(h.CommandStart),s=this.commandAsBody();return{type:"Fu\
nction",pos:e,end:s.end,name:n,body:s}}simpleCommandOrFunction(e){let n=[],s=this.tok.peek(h.CommandStart).pos,r=s,o=h.CommandStart;
for(;;){let u=this.tok.peek(o).token;if(u===l.Assignment){let p=this.tok.next(o);r=p.end,n.push(this.parseAssignment(p))}else if(u===
l.Redirect){let p=this.readRedirect(o);n.push(p),r=p.end}else break;o=h.CommandPrefix}if(this.tok.peek(h.Normal).token!==
l.Word)return new rn(s,r,void 0,n,[]);let i=this.tok.next(h.Normal),a=i.keywordEligible?i.value:"",d=this.toWord(i);o=Ra(
a)?h.Declaration:a==="eval"||a==="let"?h.EvalArgument:h.Normal,r=d.end;let c=[];if(e)for(;this.tok.peek(h.CommandPrefix).
token===l.Assignment;){let u=this.tok.next(h.CommandPrefix),p=o===h.Declaration?this.parseAssignment(u):this.toWord(u);c.
push(p),r=p.end}if(this.tok.peek(o).token===l.LParen&&c.length===0&&(this.tok.next(h.Normal),this.tok.peek(h.Normal).token===
l.RParen)){this.tok.next(h.Normal),this.skipNewlines(h.CommandStart);let u=this.commandAsBody();return{type:"Function",pos:d.
pos,end:u.end,name:d,body:u}}for(;;){let u=this.tok.peek(o).token;if(u===l.Word||u===l.Assignment){let p=this.tok.next(o),
f=u===l.Assignment?this.parseAssignment(p):this.toWord(p);c.push(f),r=f.end}else if(u===l.Redirect){let p=this.readRedirect(
o);c.push(p),r=p.end}else break}return new rn(s,r,d,n,c)}readRedirect(e){let n=this.tok.next(e),s=n.pos,r=n.end,o=n.fileDescriptor!==
void 0?{type:"FileDescriptor",pos:s,end:n.descriptorEnd,value:n.fileDescriptor}:n.variableName!==void 0?{type:"FileDescr\
iptorVariable",pos:s,end:n.descriptorEnd,name:n.variableName}:void 0,i=n.targetEnd>n.targetPos;if(i||this.error("expecte\
d redirect target",n.targetPos),n.value==="<<"||n.value==="<<-"){let d={type:"HereDoc",pos:s,end:r,operator:n.value,descriptor:o,
delimiter:i?{type:"HereDocDelimiter",pos:n.targetPos,end:n.targetEnd,text:this.source.slice(n.targetPos,n.targetEnd),value:n.
content??"",quoted:n.delimiterQuoted}:void 0,body:new Mn(this.source,r,n.delimiterQuoted,this.depth,this.tok.getSubstitutionContext()),
closing:void 0};return i&&this.tok.registerHereDocTarget(d),d}let a=i?new le(this.source.slice(n.targetPos,n.targetEnd),
n.targetPos,n.targetEnd,this.source,wt(this.tok.getSubstitutionContext()),this.depth):void 0;return n.value==="<<<"?{type:"\
HereString",pos:s,end:r,operator:"<<<",descriptor:o,target:a}:{type:"Redirect",pos:s,end:r,operator:Oa[n.value]??">",descriptor:o,
target:a}}commandAsBody(){let e=this.command();return e&&e.type!=="Command"&&e.type!=="Function"&&e.type!=="Coproc"?e:(this.
error("expected compound command as function body",e?.pos??this.tok.getPos()),this.makeCompoundList(e?[this.makeStatement(
e)]:[]))}readWord(e){return this.toWord(this.tok.next(e))}readRequiredWord(e){let n=this.tok.peek(h.Normal);return n.token===
l.Word?this.toWord(this.tok.next(h.Normal)):(n.token!==l.EOF&&this.error(`expected word after '${e}'`,n.pos),new le("",n.
pos,n.pos))}toWord(e){let n=e.raw?e.value:this.source.slice(e.pos,e.end),s=e.raw&&e.keywordEligible?void 0:this.source;return new le(
n,e.pos,e.end,s,s===void 0?Hn:wt(this.tok.getSubstitutionContext()),this.depth)}toWordFromPosEnd(e,n,s){return e.pos===n&&
e.end===s?this.toWord(e):new le(this.source.slice(n,s),n,s,this.source,wt(this.tok.getSubstitutionContext()),this.depth)}parseAssignment(e){
let n=e.raw?e.value:this.source.slice(e.pos,e.end);return new Ln(n,e.pos,e.end,this.source,e.assignmentOperatorPos,this.
depth,this.tok.getSubstitutionContext())}makeCompoundList(e){let n=this.tok.getPos(),s=e.length>0?e[0].pos:n,r=e.length>
0?e[e.length-1].end:n;return{type:"CompoundList",pos:s,end:r,commands:e}}};function Tt(t){try{let e=eo(t),n=e.errors?.[0]?.message;return n===void 0?{script:e}:{script:e,error:n}}catch(e){let n=e instanceof
Error?e.message:String(e);return{script:{type:"Script",pos:0,end:0,shebang:void 0,commands:[]},error:n}}}function Qe(t){
let e=[],n=s=>{if(!(s.type==="CommandExpansion"||s.type==="ProcessSubstitution"||s.type==="ArithmeticCommandExpansion")){
bs(s,n);return}if(s.script===void 0)return;let o=s.script.errors?.[0]?.message;e.push(o===void 0?{script:s.script}:{script:s.
script,error:o})};return n(t),e}function $e(t,e){if(!t.parts?.some(s=>s.type==="BraceExpansion"))return Hs(t,e,!0);let n=Pn(t.text);return n===void 0?[gt(
t.text)]:n.flatMap(s=>Hs(Ma(s,t),e,!0))}function kt(t,e){let[n,...s]=Hs(t,e,!1);return n===void 0||s.length>0?b(""):n}function Ms(t,e){
return{pieces:t.flatMap(n=>Dn($s(n,e)).pieces)}}function Ma(t,e){let n=Tt(`: ${t}`).script.commands[0]?.command,s=n?.type===
"Command"?n.suffix[0]:void 0;return s?.type!=="Word"?{...e,text:t,value:t,parts:void 0}:s}function Hs(t,e,n){let s={done:[],
current:[],isOpen:!n},r=t.parts??[{type:"Literal",pos:t.pos,end:t.end,value:t.value,text:t.text}];for(let[o,i]of r.entries())
$a(s,i,{by:e,split:n,isFirst:o===0});return $n(s),s.done}function $n(t){(t.isOpen||t.current.length>0)&&t.done.push({pieces:t.
current}),t.current=[],t.isOpen=!1}function $a(t,e,n){switch(e.type){case"Literal":Ot(t,n.isFirst?Va(e.text,e.value,n.by):
b(e.value));return;case"SingleQuoted":case"AnsiCQuoted":t.isOpen=!0,Ot(t,b(e.value));return;case"DoubleQuoted":case"Loca\
leString":Ia(t,e.parts,n);return;case"Glob":case"ExtendedGlob":{let s=e.type==="ExtendedGlob"?"*":e.text;t.current.push(
n.split?{glob:s}:{text:e.text});return}default:Ga(t,$s(e,n.by),n)}}function Ot(t,e){t.current.push(...e.pieces)}function Ia(t,e,n){
let s=e.length===1?e[0]:void 0,r=s===void 0?void 0:$s(s,n.by);if(r!==void 0&&"list"in r&&n.split){for(let[o,i]of r.list.
entries())o>0&&$n(t),t.isOpen=!0,Ot(t,Bs(i));return}t.isOpen=!0,Ot(t,Bs(Ms(e,n.by)))}function Bs(t){return{pieces:t.pieces.
map(n=>"glob"in n?{text:n.glob}:"hole"in n?n.shape===void 0?{hole:n.hole}:{hole:n.hole,shape:n.shape}:n)}}function Ga(t,e,n){
if(!n.split){Ot(t,Bs(Dn(e)));return}let s="word"in e?[e.word]:e.list;for(let[r,o]of s.entries())if(r>0&&$n(t),n.by.world.
vars.has("IFS")&&o.pieces.length>0)Ot(t,gt(j(o)));else for(let i of o.pieces)ja(t,i)}function ja(t,e){if(!("text"in e)){
t.current.push(e);return}for(let[n,s]of e.text.split(/[ \t\n]+/u).entries()){n>0&&$n(t);for(let r of s.split(/([*?]|\[[^\]]+\])/u))
r!==""&&t.current.push(/^[*?[]/u.test(r)?{glob:r}:{text:r})}}function Va(t,e,n){let s=/^~([^/]*)/u.exec(t)?.[1];if(s===void 0)
return b(e);let r={"":"HOME","+":"PWD","-":"OLDPWD"}[s];return{pieces:[...(r===void 0?At(`~${s}`):Dn(rt(r,Ls(n)))).pieces,
...b(e.slice(s.length+1)).pieces]}}function $s(t,e){switch(t.type){case"Literal":case"SingleQuoted":case"AnsiCQuoted":return{
word:b(t.value)};case"SimpleExpansion":return to(t.text.slice(1),rt(t.text.slice(1),Ls(e)),e);case"ParameterExpansion":return to(
t.parameter,Or(t,Ls(e)),e);case"CommandExpansion":return{word:(t.script===void 0?void 0:e.output(t.script,e.world))??gt(
t.text)};case"ArithmeticExpansion":return{word:{pieces:[{hole:t.text,shape:"digits"}]}};case"ProcessSubstitution":return{
word:{pieces:[{hole:t.text}]}};default:return{word:b(t.text)}}}function to(t,e,n){return!("word"in e)||!n.world.vars.has(
t)?e:{word:{pieces:e.word.pieces.map(r=>"hole"in r&&r.shape===void 0?{...r,splits:!0}:r)}}}function Ls(t){return{world:t.
world,projectDir:t.projectDir,env:t.env,operand(e){let n=e.operation?.type==="Default"?e.operation.operand:void 0;return n===
void 0?void 0:kt(n,t)}}}function Ze(t){let e=(y(t)??Ua(t))?.replace(/^=/u,"");if(e===void 0)return;let n=e.slice(e.lastIndexOf("/")+1).toLowerCase();
return n.endsWith(".exe")?n.slice(0,-4):n}function Ua(t){let e=Er(t);if(!t.pieces.some(s=>"hole"in s&&s.splits===!0))return e.
includes("/")||/\.(?:sh|bash|zsh|py|js|mjs|ts|rb|pl|php)$/u.test(e)?e:void 0}function Ft(t){return t.words[0]??b("")}var qa={n:`
`,t:"	",b:"\b"};function no(t){if(t===void 0)return"true";let e="",n=0,s=!1;for(let[r]of t.trimStart().matchAll(/\\.|[^]/gu)){
if(r==='"'){s=!s,n=e.length;continue}if(!s&&(r==="#"||r===";"))break;e+=r.length>1?Qa(r):r,(s||!/\s/u.test(r))&&(n=e.length)}
return e.slice(0,n)}function Qa(t){let e=t.slice(1);return qa[e]??e}var Ka=/^\s*\[\s*([A-Za-z0-9.-]+)\s*(?:"((?:[^"\\]|\\.)*)")?\s*\]/u;function so(t){let e=[],n="";for(let s of Ja(t)){let r=Ka.
exec(s),o=r===null?s:s.slice(r[0].length);if(r!==null){let a=(r[1]??"").toLowerCase();n=r[2]===void 0?a:`${a}.${r[2].replace(
/\\(.)/gu,"$1")}`}let i=/^\s*([A-Za-z][A-Za-z0-9-]*)\s*(?:=(.*))?$/su.exec(o);i===null||n===""||e.push({key:`${n}.${(i[1]??
"").toLowerCase()}`,value:no(i[2])})}return e}function Ja(t){return t.replace(/^\uFEFF/u,"").replace(/\\\r?\n/gu,"").split(
/\r?\n/u)}function et(t){let e=t.indexOf("."),n=t.lastIndexOf(".");return e===-1||e===n?t.toLowerCase():t.slice(0,e).toLowerCase()+
t.slice(e,n)+t.slice(n).toLowerCase()}var Is=/^(?:GIT_EDITOR|GIT_SEQUENCE_EDITOR|EDITOR|VISUAL|GIT_PAGER|PAGER|core\.editor|sequence\.editor|core\.pager|pager\..*)$/su,
ro=/^(?:GIT_SSH|GIT_SSH_COMMAND|GIT_PROXY_COMMAND|GIT_ASKPASS|SSH_ASKPASS|GIT_EXTERNAL_DIFF|core\.(?:sshcommand|askpass|gitproxy|fsmonitor|worktree|alternaterefscommand)|diff\.external|diff\..*\.(?:command|textconv)|difftool\..*\.cmd|mergetool\..*\.cmd|merge\..*\.driver|filter\..*\.(?:clean|smudge|process)|credential(?:\..*)?\.helper|gpg(?:\..*)?\.program|remote\..*\.(?:uploadpack|receivepack|vcs)|uploadpack\.packobjectshook|hook\..*\.command|sendemail\..*|browser\..*\.cmd|man\..*\.cmd)$/su,
za=/^(?:GIT_EXEC_PATH|GIT_CONFIG_PARAMETERS|GIT_COMMON_DIR|GIT_NAMESPACE|LD_PRELOAD|DYLD_INSERT_LIBRARIES|include\.path|includeif\..*)$/su,
Xa=/^(?:|true|false|:|cat|less|more|echo|vi|vim|nano|[/\w]*\/ssh|ssh|store|cache|osxkeychain|manager)(?: (?!.*(?:ProxyCommand|LocalCommand|[`$;&|<>()])).*)?$/isu;
function In(t){let e=[...t],n=e.flatMap(([r,o])=>Is.test(r)?y(o)??[]:[]),s=e.filter(([r,o])=>Ya(r,y(o)));return{texts:n,
unread:s.map(([r,o])=>`${r}=${j(o)}`)}}function Gs(t){return Is.test(t)||ro.test(t)}function Ya(t,e){return Is.test(t)||
t.startsWith("GIT_CONFIG_KEY_")?e===void 0:za.test(t)?!0:ro.test(t)?e===void 0||!Xa.test(e):/^GIT_CONFIG_(?:GLOBAL|SYSTEM)$/u.
test(t)&&e!=="/dev/null"&&e!==""}function Vs(t,e){let n=ed(t),r=[...e.disk.settings.filter(({key:a})=>/^include(?:if\.|\.)/u.test(a)),...n].map(({key:a,value:d})=>[
a,b(d)]),{unread:o,texts:i}=In(new Map([...t,...r]));return{world:e,dir:e.cwd,args:[],settings:n,env:t,unread:o,texts:i,
...Za({gitDir:io(js("GIT_DIR",t)),workTree:io(js("GIT_WORK_TREE",t)),home:oo("HOME",t),xdg:oo("XDG_CONFIG_HOME",t)})}}function Za({
gitDir:t,workTree:e,home:n,xdg:s}){return{...t===void 0?{}:{gitDir:t},...e===void 0?{}:{workTree:e},...n===void 0?{}:{home:n},
...s===void 0?{}:{xdg:s}}}function js(t,e){let n=process.env[t];return e.get(t)??(n===void 0?void 0:b(n))}function oo(t,e){
let n=y(js(t,e)??b(""));return n===""?void 0:n}function io(t){if(t===void 0)return;let e=y(t);return e===""?void 0:e??{unknown:`\
the path ${j(t)}`}}function ed(t){return[...t].flatMap(([e,n])=>{let s=/^GIT_CONFIG_KEY_(\d+)$/u.exec(e)?.[1],r=s===void 0?
void 0:y(n);if(r===void 0)return[];let o=y(t.get(`GIT_CONFIG_VALUE_${s}`)??b(""))??"?";return[{key:et(r),value:o}]})}var co=new Map([["-C",(t,e)=>({...t,dir:sd(t.dir,e)})],["-c",lo],["--git-dir",(t,e)=>({...t,gitDir:ao(e)})],["--work-tre\
e",(t,e)=>({...t,workTree:ao(e)})],["--config-env",rd],...["--namespace","--super-prefix","--attr-source","--list-cmds",
"--shallow-file"].map(t=>[t,e=>e])]);function Us(t,e){let n=e;for(let s=0;s<t.length;s+=1){let r=t[s]??b("");if(!G(r).startsWith(
"-"))return td(n,r,t.slice(s+1));let o=co.get(y(r)??"");o===void 0?n=nd(n,r):(s+=1,n=o(n,t[s]??b("")))}return n}function td(t,e,n){
let s=y(e);return s!==void 0?{...t,verb:s,args:n}:{...t,args:n,unread:[...t.unread,`the git command ${j(e)}`]}}function nd(t,e){
let n=G(e).split("=",1)[0]??"",s=G(e).includes("=");return n==="--exec-path"&&s?{...t,unread:[...t.unread,"git programs \
from another directory"]}:s?co.get(n)?.(t,ce(e,n.length+1))??t:y(e)===void 0?{...t,unread:[...t.unread,`the git option ${j(
e)}`]}:t}function ao(t){return y(t)??{unknown:`the path ${j(t)}`}}function sd(t,e){let n=y(e);return n===void 0?{unknown:`\
the directory ${j(e)}`}:n===""?t:Y(t)?Ge(t,n):St(t,n)}function rd(t,e){let[n="",s=""]=(y(e)??"").split("="),r=t.env.get(
s)?.pieces??[{hole:`$${s}`}];return lo(t,{pieces:[{text:`${n}=`},...r]})}function lo(t,e){let n=G(e),s=n.indexOf("="),r=y(
e);if(s===-1&&r===void 0)return{...t,unread:[...t.unread,`the setting ${j(e)}`]};let o=et(s===-1?n:n.slice(0,s)),i=s===-1?
"true":r?.slice(s+1)??"?",{unread:a,texts:d}=In(new Map([[o,ce(e,s+1)]]));return{...t,settings:[...t.settings,{key:o,value:i}],
unread:[...t.unread,...a],texts:[...t.texts,...d]}}import{dirname as Qs,join as Vn}from"node:path";import{basename as yo,isAbsolute as md,resolve as qs}from"node:path";function V(t,e){let n=[],s=[],r=[];for(let o=0;o<t.length;o+=1){let i=t[o];if(i===void 0)break;let a=y(i);if(a==="--"){let c=s.
length;return{options:n,operands:[...s,...t.slice(o+1)],dashes:c,unclear:r}}let d=G(i);if(!d.startsWith("-")||a==="-"){if(a===
void 0&&_r(i,"-")&&r.push(i),s.push(i),e.stopAtOperand===!0){s.push(...t.slice(o+1));break}continue}o+=d.startsWith("--")?
od(i,t[o+1],e,n):ad(i,t[o+1],e,n)}return{options:n,operands:s,unclear:r}}function od(t,e,n,s){let r=G(t),o=r.indexOf("="),
i=id(o===-1?r.slice(2):r.slice(2,o),n);return o!==-1?(s.push({name:`--${i}`,value:ce(t,o+1)}),0):y(t)===void 0?(s.push({
name:`--${i}`,value:t}),0):!n.long.includes(i)||e===void 0?(s.push({name:`--${i}`}),0):(s.push({name:`--${i}`,value:e}),
1)}function id(t,e){let n=e.known??e.long;if(n.includes(t))return t;let s=n.map(i=>`no-${i}`),r=new Set(e.known===void 0?
n:[...n,...s]),o=r.has(t)?[t]:[...r].filter(i=>i.startsWith(t));return o.length===1?o[0]??t:t}function ad(t,e,n,s){let r=G(
t).slice(1);for(let[o,i]of[...r].entries()){let a=ce(t,o+2);if(n.shortAttached?.includes(i)===!0)return s.push({name:`-${i}`,
value:a}),0;if(!n.short.includes(i)){s.push({name:`-${i}`});continue}return a.pieces.length>0?(s.push({name:`-${i}`,value:a}),
0):(s.push(e===void 0?{name:`-${i}`}:{name:`-${i}`,value:e}),e===void 0?0:1)}return y(t)===void 0&&s.push({name:"-?",value:t}),
0}function we(t,...e){return t.options.findLast(n=>e.includes(n.name))?.value}function Z(t,...e){let n=e.map(dd),s=t.options.
findLast(({name:r})=>e.includes(r)||n.includes(r));return s!==void 0&&e.includes(s.name)}function dd(t){return t.startsWith(
"--no-")?`--${t.slice(5)}`:t.startsWith("--")?`--no-${t.slice(2)}`:void 0}import{isAbsolute as hd,resolve as fd}from"node:path";var cd={heads:new Map,made:new Map,settings:[],links:new Map,refs:new Set,files:new Map};function ho(t){return{cwd:t,previous:{
unknown:"$OLDPWD"},stack:[],vars:new Map,exported:new Set,functions:new Map,aliases:new Map,args:[],locals:new Map,traps:[],
inFunction:!1,inLoop:!1,errexit:!1,allexport:!1,disk:cd}}function P(t){return{ok:[t],fail:[t]}}function ae(t){return{ok:t.
flatMap(e=>e.ok),fail:t.flatMap(e=>e.fail)}}function fe(t,e,n){return new Map(t).set(e,n)}var uo=new WeakMap;function ld(t){
let e=uo.get(t);if(e!==void 0)return e;let s=JSON.stringify(t,(r,o)=>o instanceof Map?[...o].map(([i,a])=>[i,pd(a)]):o instanceof
Set?[...o]:o);return uo.set(t,s),s}var po=new WeakMap,ud=0;function pd(t){if(!(typeof t=="object"&&t!==null&&"body"in t))
return t;let n=po.get(t)??(ud+=1);return po.set(t,n),n}function de(t){if(t.length<2)return t;let e=new Map;for(let n of t){
let s=ld(n);e.has(s)||e.set(s,n)}return[...e.values()]}function fo(t,e){return hd(e)||!Y(t.cwd)?e:fd(t.cwd,e)}function Gn(t,e){return t.disk.files.size===0?void 0:t.disk.files.
get(fo(t,e))}function Nt(t,e,n){let s=y(e);if(s===void 0||s.startsWith("/dev/"))return t;let r=n??{pieces:[{hole:`the co\
ntents of ${s}`}]};return{...t,disk:{...t.disk,files:fe(t.disk.files,fo(t,s),r)}}}var gd=new Set(["ln","mv","cp","install","tee"]),yd={short:"tS",long:["target-directory","suffix"]};function xo(t,e){let{
world:n}=e,{cwd:s}=n;if(!gd.has(t)||!Y(s))return n;let r=V(e.words.slice(1),yd),o=we(r,"-t","--target-directory"),i=go(o??
r.operands.at(-1),s),a=o===void 0?r.operands.slice(0,-1):r.operands;if(i===void 0)return n;if(t==="tee")return mo(n,r.operands);
let d=a.map(f=>go(f,s)),c=o!==void 0||a.length>1,u=xd(n,d,i,c);return d.some(f=>f===void 0||wd(f))?mo(u,[b(i)]):u}function xd(t,e,n,s){
let r=new Map(t.disk.links);for(let o of e){if(o===void 0||!Zt(o))continue;let i=s||Zt(n);r.set(i?qs(n,yo(o)):n,o)}return{
...t,disk:{...t.disk,links:r}}}function mo(t,e){return e.reduce((n,s)=>Nt(n,s,void 0),t)}function wd(t){return yo(t)==="\
git"}function go(t,e){let n=t===void 0?void 0:y(t);if(n!==void 0)return md(n)?qs(n):qs(e,n)}var kd=10;function jn(t,e){let n=e;
for(let s=0;s<kd;s+=1){let r=[...t.disk.links].find(([o])=>n===o||n.startsWith(`${o}/`));if(r===void 0)return n;n=r[1]+n.
slice(r[0].length)}return n}function Ht(t){if(!Y(t.dir))return t.dir;if(t.gitDir!==void 0)return Cd(t.gitDir,t);let e=Ge("/",jn(t.world,t.dir));for(let n=e;;n=
Qs(n)){let s=n==="/"&&!We("/.git")?void 0:n,r=s===void 0?void 0:bd(s,t.world);if(r!==void 0)return r;if(Qs(n)===n)return}}
function Cd(t,e){if(!Y(t))return t;if(!Y(e.dir))return e.dir;let n=Ge(e.dir,t),s=wo(n)??n,r=e.workTree===void 0?e.dir:e.
workTree,o={gitDir:s,commonDir:Un(s)};return Y(r)?{...o,top:Ge(e.dir,r)}:o}function bd(t,e){let n=Vn(t,".git"),s=e.disk.
made.get(t);if(s!==void 0)return{gitDir:n,commonDir:s.commonDir??n,top:t};let r=Jt(n,{throwIfNoEntry:!1});if(r?.isDirectory()===
!0&&vn(Vn(n,"HEAD"))!==void 0)return{gitDir:n,commonDir:Un(n),top:t};let o=r?.isFile()===!0?wo(n):void 0;return o!==void 0?
{gitDir:o,commonDir:Un(o),top:t}:["HEAD","objects","refs"].every(a=>We(Vn(t,a)))?{gitDir:t,commonDir:Un(t)}:void 0}function wo(t){
if(Jt(t,{throwIfNoEntry:!1})?.isFile()!==!0)return;let e=/^gitdir: (.+?)\s*$/u.exec(Ie(t))?.[1];return e===void 0?void 0:
Ge(Qs(t),e)}function Un(t){let e=Vn(t,"commondir");return We(e)?Ge(t,Ie(e).trim()):t}import{dirname as Ad,join as dn}from"node:path";function Bt(t,e){let n=t.home;return[...["/etc/gitconfig",...n===void 0?[]:[dn(t.xdg??dn(n,".config"),"git","config"),dn(
n,".gitconfig")],...e===void 0?[]:[dn(e.commonDir,"config"),dn(e.gitDir,"config.worktree")]].flatMap(r=>ko(r,5,n)),...t.
world.disk.settings,...t.settings]}function ko(t,e,n){return e===0||!We(t)?[]:Sd(t).flatMap(r=>{if(r.key!=="include.path"&&
!/^includeif\..*\.path$/su.test(r.key))return[r];let o=r.value.replace(/^~(?=\/)/u,n??"~");return[r,...ko(Ge(Ad(t),o),e-
1,n)]})}function Sd(t){try{return so(Ie(t))}catch{return[]}}function qn(t,e){return t.findLast(n=>n.key===e)?.value}var Wd=`add am annotate apply archive backfill bisect blame branch bugreport bundle cat-file check-attr
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
verify-pack verify-tag version web--browse whatchanged worktree write-tree`,Ks=new Set(Wd.split(/\s+/u));var Ed=10;function Qn(t,e,n){let s=Ze(t[0]??b("")),r=t.slice(1);if(s==="git"||s==="hub")return Co(Us(r,Vs(e,n)),Ed);let o=s?.
startsWith("git-")===!0?s.slice(4):void 0;return o!==void 0&&Ks.has(o)?{...Vs(e,n),verb:o,args:r}:void 0}function Co(t,e){
if(t.verb===void 0||Ks.has(t.verb)||e===0)return t;let n=_d(t.verb,t);if(n===void 0)return t;if(n==="?")return{...t,unread:[
...t.unread,`git ${t.verb}, perhaps an alias`]};if(n.startsWith("!"))return{...t,shellAlias:n.slice(1)};let s=[...Pd(n,t.
world),...t.args];return Co(Us(s,{...t,args:[]}),e-1)}function _d(t,e){let n=Ht(e),s=n!==void 0&&"unknown"in n,r=Bt(e,s?
void 0:n);return qn(r,`alias.${t.toLowerCase()}`)??(s?"?":void 0)}function Pd(t,e){let n=Tt(`: ${t.replaceAll("$","\\$")}`).
script.commands[0]?.command;if(n?.type!=="Command")return[b(t)];let s={world:e,projectDir:"/",env:{},output:()=>{}};return n.
args.flatMap(r=>r.type==="Word"?$e(r,s):[b(r.text)])}function Kn(t,e){let n=Qn(t.map(b),new Map,e);if(n?.verb===void 0||n.unread.length>0)return;let s=[n.verb,...t.slice(t.indexOf(
n.verb)+1)].join(" "),r=Ht(n);if(r===void 0||"unknown"in r)return;if(s==="rev-parse --show-toplevel")return r.top;if(/^(?:branch --show-current|rev-parse --abbrev-ref (?:HEAD|@)|symbolic-ref (?:-q |--quiet )?--short (?:-q )?HEAD)$/u.
test(s)){let i=En(r,e);return"branch"in i?i.branch:void 0}if(s==="rev-parse --git-dir"||s==="rev-parse --absolute-git-di\
r")return r.gitDir}function Lt(t,e){let n=new Map;for(let[s,r]of t.vars)t.exported.has(s)&&"word"in r&&n.set(s,r.word);for(let[s,r]of e)"wo\
rd"in r&&n.set(s,r.word);return n}function lt(t,e){return{...t,disk:{...t.disk,...e}}}function Jn(t,e,n){return lt(t,{heads:fe(t.disk.heads,e.gitDir,n)})}
function Mt(t,e){return lt(t,{settings:[...t.disk.settings,...e]})}function tt(t,e){return{ok:[e],fail:[t]}}import{join as Rd}from"node:path";function re(t,e,n,s){let r=o=>o.split(/\s+/u).filter(i=>i!=="");return{short:t,shortAttached:e,long:r(n),known:[...r(n),
...r(s)]}}var $t="abort continue quit skip no-verify verify edit no-edit signoff no-signoff gpg-sign no-gpg-sign",Ke="qu\
iet no-quiet verbose no-verbose",vd={commit:re("mFCct","Su","message file reuse-message reedit-message fixup squash temp\
late author date trailer cleanup pathspec-from-file",`all patch amend edit no-edit dry-run short branch porcelain long n\
ull no-verify verify signoff no-signoff only
     include interactive no-post-rewrite status no-status allow-empty allow-empty-message reset-author ahead-behind
     pathspec-file-nul gpg-sign no-gpg-sign untracked-files ${Ke}`),merge:re("mFsX","S","file strategy strategy-option i\
nto-name cleanup",`ff no-ff ff-only squash no-squash commit no-commit stat no-stat log no-log rerere-autoupdate overwrit\
e-ignore
     allow-unrelated-histories autostash no-autostash progress ${$t} ${Ke}`),pull:re("sXjo","Sr","strategy strategy-opti\
on depth deepen shallow-since shallow-exclude upload-pack jobs refmap server-option negotiation-tip cleanup",`ff no-ff f\
f-only squash no-squash commit no-commit rebase no-rebase stat no-stat log no-log all append atomic
     dry-run force keep prune tags no-tags set-upstream unshallow ipv4 ipv6 autostash no-autostash progress
     allow-unrelated-histories recurse-submodules verify-signatures ${$t} ${Ke}`),push:re("o","","repo push-option recei\
ve-pack exec",`all branches mirror delete tags dry-run porcelain force force-with-lease force-if-includes no-force-if-in\
cludes
     no-force-with-lease recurse-submodules thin no-thin set-upstream progress prune no-verify verify follow-tags
     no-follow-tags signed no-signed atomic ipv4 ipv6 ${Ke}`),rebase:re("sXxC","Sr","onto exec strategy strategy-option \
whitespace empty",`interactive root update-refs no-update-refs keep-base apply merge autosquash no-autosquash autostash \
no-autostash
     fork-point no-fork-point stat no-stat rebase-merges no-rebase-merges keep-empty no-keep-empty reapply-cherry-picks
     force-rebase no-ff committer-date-is-author-date reset-author-date ignore-date ignore-whitespace edit-todo
     show-current-patch reschedule-failed-exec ${$t} ${Ke}`),"cherry-pick":re("mXs","S","mainline strategy strategy-opti\
on cleanup empty",`no-commit commit ff allow-empty allow-empty-message keep-redundant-commits rerere-autoupdate ${$t}`),
revert:re("mXs","S","mainline strategy strategy-option cleanup",`no-commit commit reference ${$t}`),am:re("Cp","S","dire\
ctory exclude include whitespace patch-format resolvemsg empty quoted-cr",`3way keep scissors no-scissors message-id ign\
ore-date resolved allow-empty interactive show-current-patch keep-cr utf8 reject ignore-whitespace ${$t} ${Ke}`),reset:re(
"","","pathspec-from-file",`soft mixed hard merge keep patch intent-to-add pathspec-file-nul no-refresh refresh recurse-\
submodules ${Ke}`),"update-ref":re("m","","","no-deref stdin create-reflog"),"symbolic-ref":re("m","","","short delete r\
ecurse quiet"),branch:re("u","t","set-upstream-to contains no-contains merged no-merged points-at format sort",`delete m\
ove copy force list track no-track show-current all remotes edit-description unset-upstream create-reflog color no-color\
 column no-column abbrev ignore-case omit-empty recurse-submodules ${Ke}`),checkout:re("bB","","orphan conflict pathspec\
-from-file","detach track no-track guess no-guess force merge ours theirs patch ignore-skip-worktree-bits ignore-other-w\
orktrees overwrite-ignore recurse-submodules overlay no-overlay pathspec-file-nul progress no-progress quiet"),switch:re(
"cC","","create force-create orphan conflict","detach guess no-guess force discard-changes merge track no-track ignore-o\
ther-worktrees recurse-submodules progress no-progress quiet"),fetch:re("jo","","depth deepen shallow-since shallow-excl\
ude upload-pack jobs refmap server-option negotiation-tip filter",`all append atomic dry-run force keep multiple prune p\
rune-tags tags no-tags update-head-ok set-upstream unshallow porcelain recurse-submodules write-fetch-head no-write-fetc\
h-head ipv4 ipv6 ${Ke}`),worktree:re("bB","","reason orphan expire","force detach checkout no-checkout lock guess-remote\
 track no-track porcelain quiet"),clone:re("bocuj","","branch origin config depth shallow-since shallow-exclude upload-p\
ack template reference reference-if-able separate-git-dir jobs filter server-option bundle-uri revision",`bare mirror no\
-checkout local shared no-hardlinks single-branch no-single-branch recurse-submodules no-tags sparse reject-shallow prog\
ress ${Ke}`),init:re("b","","initial-branch template separate-git-dir object-format ref-format","bare shared quiet"),config:re(
"f","","file blob type default comment value url","get get-all get-regexp get-urlmatch add unset unset-all rename-sectio\
n remove-section replace-all list edit global system local worktree null name-only show-origin show-scope includes fixed\
-value all regexp append bool int path"),"send-pack":re("","","receive-pack exec remote","all mirror dry-run force thin \
atomic stdin verbose signed"),subtree:re("Pmb","","prefix message branch annotate onto","squash rejoin ignore-joins quie\
t debug")},Dd={short:"",long:[]};function Fe(t){return vd[t]??Dd}function bo(t){let n=(_n(t,"logs/HEAD")?.split(`
`)??[]).findLast(r=>r.includes("	checkout: moving from ")),s=n===void 0?void 0:/\tcheckout: moving from (\S+) to /u.exec(
n)?.[1];return s===void 0?{unknown:"the branch before"}:/^[0-9a-f]{40,64}$/u.test(s)?{detached:!0}:{branch:s}}var Js={isCertain:!1};function Ao(t,e){let n=V(t.args,Fe(t.verb??""));return Td(t.verb==="switch"?"c":"b",n,e)??Od(n,t,e)}
function Pe(t){let e=y(t);return e===void 0?{unknown:`the branch ${j(t)}`,name:t}:{branch:e}}function Td(t,e,n){let s=we(
e,`-${t}`,"--create","--orphan"),r=we(e,`-${t.toUpperCase()}`,"--force-create"),o=r??s;if(o===void 0)return;let i=y(o),a=i!==
void 0&&!xs(n,i)&&Fd(i),[d]=e.operands;return{head:Pe(o),isCertain:(r!==void 0||a)&&Nd(d,n),...d===void 0?{}:{start:d},...r===
void 0?{}:{resets:r}}}function Od(t,e,n){if(t.unclear.length>0||Z(t,"-?"))return{head:{unknown:"what is checked out"},isCertain:!1};
if(t.operands.length>1||t.dashes===0||Z(t,"-p","--patch"))return Js;let[r]=t.operands;if(Z(t,"-d","--detach"))return{head:{
detached:!0},isCertain:r===void 0};if(r===void 0)return Js;let o=Z(t,"-t","--track")?Hd(r):Bd(r,e,n);return o===void 0?Js:
{head:o,isCertain:!1}}function Fd(t){return/^(?![-./])(?!.*(?:\.\.|\/\/|@\{|[\s~^:?*[\\]))[^\0]*(?<![./]|\.lock)$/u.test(
t)}function Nd(t,e){let n=y(t??b("HEAD"));return n===void 0?!1:n==="HEAD"||n==="@"||So(n,e)}function So(t,e){let n=["ref\
s/","refs/tags/","refs/heads/","refs/remotes/"].map(r=>r+t);return(t.startsWith("refs/")?[t,...n]:n).some(r=>ys(e,r)!==void 0)}
function Hd(t){let e=y(t);return e===void 0?Pe(t):{branch:e.replace(/^(?:refs\/)?(?:remotes\/)?[^/]+\//u,"")}}function Bd(t,e,n){
let s=y(t);return s===void 0?Pe(t):s==="-"||s==="@{-1}"?bo(n):xs(n,s)?{branch:s}:/[~^:]|@\{|^HEAD$|^@$|^refs\/|^[0-9a-f]{7,64}$/u.
test(s)||So(s,n)?{detached:!0}:Y(e.dir)&&We(Rd(e.dir,s))?void 0:{branch:s}}var Ld=["--get","--get-all","--get-regexp","--get-urlmatch","-l","--list","--get-color","--get-colorbool","-e","--edit"],
Md=["--unset","--unset-all","--remove-section","--rename-section"],$d=new Set(["get","list","edit"]),Wo=new Set(["unset",
"remove-section","rename-section"]);function zn(t){if(t.verb!=="config")return;let e=V(t.args,Fe("config")),n=y(e.operands[0]??
b(""))??"";if($d.has(n)||Z(e,...Ld))return;let s=n==="set"||Wo.has(n);return Gd(e.operands.slice(s?1:0),Id(n,e))}function Id(t,e){
return Wo.has(t)||Z(e,...Md)}function Gd([t,e],n){if(t!==void 0)return n?{key:t}:e===void 0?void 0:{key:t,value:e}}function Xn(t,e,n,s,r){let o=n===void 0?void 0:y(n)?.replace(/^(?:refs\/)?remotes\//u,"");if(!("branch"in e)||o===void 0)
return t;let a=Bt(s,r).flatMap(({key:d})=>/^remote\.(.+)\.url$/su.exec(d)?.[1]??[]).find(d=>o.startsWith(`${d}/`));return a===
void 0?t:Mt(t,[{key:`branch.${e.branch}.remote`,value:a},{key:`branch.${e.branch}.merge`,value:`refs/heads/${o.slice(a.length+
1)}`}])}var jd=new Map([["symbolic-ref",Vd],["stash",Ud],["rebase",qd],["bisect",Kd],["branch",Jd],["tag",t=>_o(t)],["remote",zd]]);
function Eo(t,e,n,s){let r=jd.get(t);return r===void 0?P(s):r({call:e,repository:n,world:s,parsed:V(e.args,Fe(t))})}function It({
world:t,repository:e},n){return tt(t,Jn(t,e,n))}function Yn(t,e){let n=t.parsed.operands[e];return n===void 0?void 0:y(n)}
function Vd(t){let e=t.parsed.operands[1];if(Yn(t,0)!=="HEAD"||e===void 0)return P(t.world);let n=y(e)?.replace(/^refs\/heads\//u,
"");return It(t,n===void 0?Pe(e):{branch:n})}function Ud(t){let e=t.parsed.operands[1];return Yn(t,0)!=="branch"||e===void 0?
P(t.world):It(t,Pe(e))}function qd(t){let{parsed:e,repository:n,world:s}=t,r=e.operands[1];if(r!==void 0&&!Z(e,"--root"))
return It(t,Pe(r));if(!Z(e,"--abort","--continue","--quit"))return P(s);let o=Qd(n);return o===void 0?P(s):It(t,{branch:o})}
function Qd(t){return["rebase-merge/head-name","rebase-apply/head-name"].map(s=>_n(t,s)).find(s=>s!==void 0)?.replace(/^refs\/heads\//u,
"")}function Kd(t){let e=Yn(t,0)==="reset";return It(t,e?{unknown:"HEAD after a bisection"}:{detached:!0})}function Jd(t){
let{parsed:e,world:n,repository:s,call:r}=t,o=we(e,"-u","--set-upstream-to"),i=e.operands[0];if(o!==void 0){let d=i===void 0?
En(s,n):Pe(i);return tt(n,Xn(n,d,o,r,s))}if(!Z(e,"-m","-M","--move"))return _o(t);let a=e.operands.at(-1);return a===void 0?
P(n):It(t,Pe(a))}function _o(t){let e=Yn(t,0),{world:n}=t;return e===void 0?P(n):tt(n,lt(n,{refs:new Set([...n.disk.refs,
e])}))}function zd(t){let{world:e,parsed:n}=t,[,s,r]=n.operands.map(i=>y(i)??"?");if(s===void 0||r===void 0)return P(e);
let o=n.options.some(i=>i.name==="--mirror");return tt(e,Mt(e,[{key:`remote.${s}.url`,value:r},...o?[{key:`remote.${s}.m\
irror`,value:"true"}]:[]]))}function vo(t){let e=zn(t),n=y(e?.key??b(""));if(e?.value===void 0||n===void 0)return[];let s=et(n);return Gs(s)?[e.value]:
s.startsWith("alias.")&&G(e.value).startsWith("!")?[ce(e.value,1)]:[]}var Po={difftool:["-x","--extcmd"],grep:["-O","--o\
pen-files-in-pager"],fetch:["--upload-pack"],pull:["--upload-pack"],"ls-remote":["--upload-pack","--exec"],"fetch-pack":[
"--upload-pack","--exec"],clone:["-u","--upload-pack"],archive:["--exec"],instaweb:["-d","--httpd","-b","--browser"]},Xd=new Set(
["fetch","pull","ls-remote","clone","push","remote","archive"]);function Do(t){let e=t.verb??"",n=Object.hasOwn(Po,e)?Po[e]??
[]:[],{options:s,operands:r}=V(t.args,Yd(e,n)),o=s.flatMap(({name:d,value:c})=>c!==void 0&&n.includes(d)?[c]:[]),i=s.flatMap(
({name:d,value:c})=>e==="clone"&&c!==void 0&&(d==="-c"||d==="--config")?Zd(c):[]),a=Xd.has(e)?r.flatMap(d=>G(d).startsWith(
"ext::")?[ce(d,5)]:[]):[];return[...o,...i,...a]}function Yd(t,e){let{short:n,long:s}=Fe(t),r=e.filter(o=>!o.startsWith(
"--")).map(o=>o.slice(1));return{short:`${n}${t==="grep"?"":r.join("")}`,shortAttached:t==="grep"?"O":"",long:[...s,...e.
filter(o=>o.startsWith("--")).map(o=>o.slice(2))]}}function Zd(t){let[e=""]=G(t).split("=",1);return Gs(et(e))?[ce(t,e.length+
1)]:[]}function Ro(t){let e=y(t.args[0]??b(""));switch(t.verb){case"config":return vo(t);case"for-each-repo":return[{pieces:[{hole:"\
git for-each-repo"}]}];case"rebase":return V(t.args,Fe("rebase")).options.flatMap(({name:n,value:s})=>(n==="-x"||n==="--\
exec")&&s!==void 0?[s]:[]);case"submodule":return ec(t);case"bisect":return e==="run"&&t.args.length>1?[Oo(t.args.slice(
1).map(To))]:[];case"filter-branch":return V(t.args,{short:"",long:tc,stopAtOperand:!1}).options.flatMap(({name:n,value:s})=>n.
endsWith("-filter")&&s!==void 0?[s]:[]);default:return Do(t)}}function ec(t){let e=t.args.findIndex(s=>y(s)==="foreach");
if(e===-1)return[];let n=t.args.slice(e+1).filter((s,r)=>r>0||!(y(s)??"").startsWith("-"));return n.length<2?n:[Oo(n.map(
To))]}function To(t){let e=y(t);return e===void 0||/^[\w./=:@%+,-]+$/u.test(e)?t:b(`'${e.replaceAll("'","'\\''")}'`)}var tc=[
"setup","env-filter","tree-filter","index-filter","parent-filter","msg-filter","commit-filter","tag-name-filter","subdir\
ectory-filter"];function Oo(t){return{pieces:t.flatMap((e,n)=>[...n===0?[]:[{text:" "}],...e.pieces])}}import{isAbsolute as nc,resolve as zs}from"node:path";function Fo(t,e,n,s){let r=V(e.args,Fe(t==="init-db"?"init":t));return t==="clone"?ic(r,e,s):t==="worktree"?sc(r,e,n,s):
oc(r,e,s)}function sc(t,e,n,s){let[r,o,i]=t.operands;if(y(r??b(""))!=="add")return P(s);let a=rc(t,o,i);return Zn(o,e,s,
n===void 0?{head:a}:{head:a,commonDir:n.commonDir})}function rc(t,e,n){if(Z(t,"-d","--detach"))return{detached:!0};let s=we(
t,"-b","-B","--orphan")??n;if(s!==void 0)return Pe(s);let o=(e===void 0?void 0:y(e))?.replace(/\/+$/u,"").split("/").at(
-1);return o===void 0?{unknown:"HEAD of a new worktree"}:{branch:o}}function oc(t,e,n){let s=t.operands[0]??b("."),r=y(s);
if(r!==void 0&&Y(e.dir)&&We(zs(e.dir,r,".git")))return P(n);let i=we(t,"-b","--initial-branch");if(i!==void 0)return Zn(
s,e,n,{head:Pe(i)});let a=qn(Bt(e,void 0),"init.defaultbranch");return Zn(s,e,n,{head:a===void 0?{unknown:"the first bra\
nch of a new repository"}:{branch:a}})}function ic(t,e,n){let[s,r]=t.operands,i=(s===void 0?void 0:y(s))?.replace(/\/+$/u,
"").replace(/\/?\.git$/u,"").split(/[/:]/u).at(-1),a=r??(i===void 0?void 0:b(i)),d=we(t,"-b","--branch"),c=d===void 0?{unknown:"\
HEAD of a new clone"}:Pe(d);return Zn(a,e,n,{head:c})}function Zn(t,e,n,s){let r=t===void 0?void 0:y(t),o=r===void 0?void 0:
ac(r,e);return o===void 0?P(n):tt(n,lt(n,{made:fe(n.disk.made,o,s)}))}function ac(t,e){return nc(t)?zs(t):Y(e.dir)?zs(e.
dir,t):void 0}function No(t,e){let{world:n}=t,s=Qn(t.words,Lt(n,t.own),n);if(s===void 0)return;let r=Ht(s),o=r===void 0||"unknown"in r?
void 0:r,i=dc(s,o,n);for(let a of[...s.texts,...Ro(s)])cc(a,i,e);return s.shellAlias!==void 0?lc(s.shellAlias,s,i,t,e):uc(
s,o,n)}function dc(t,e,n){let{stdin:s,...r}=n;return{...r,cwd:e?.top??t.dir}}function cc(t,e,n){let s=typeof t=="string"?
t:y(t);s!==void 0?n.text(s,[e]):typeof t!="string"&&n.emit({kind:"unread",what:`the command ${j(t)} that git runs`,world:e})}
function lc(t,e,n,s,r){let o=r.text(`${t} "$@"`,[{...n,args:e.args}]),i=a=>({...s.world,disk:a.disk});return{ok:o.ok.map(
i),fail:o.fail.map(i)}}function uc(t,e,n){let{verb:s}=t;switch(s){case void 0:return P(n);case"config":return hc(t,n);case"\
worktree":case"clone":case"init":case"init-db":return Fo(s,t,e,n);default:return e===void 0?P(n):pc(s,t,e,n)}}function pc(t,e,n,s){
if(t!=="checkout"&&t!=="switch")return Eo(t,e,n,s);let{head:r,isCertain:o,start:i}=Ao(e,n);if(r===void 0)return P(s);let a=Xn(
Jn(s,n,r),r,i,e,n);return{ok:[(i!==void 0||o)&&"branch"in r?lt(a,{refs:new Set([...a.disk.refs,r.branch])}):a],fail:o?[]:
[s]}}function hc(t,e){let n=zn(t),s=n===void 0?void 0:y(n.key);if(n===void 0||s===void 0)return P(e);let r=n.value===void 0?
"":y(n.value)??"?";return tt(e,Mt(e,[{key:et(s),value:r}]))}function Xs(t,e){let{operands:n}=V(t.words.slice(1),{short:"",long:[]}),[s]=n;return s===void 0?nt(t.world,es(t.world,e??
{pieces:[{hole:"$HOME"}]})):y(s)==="-"?nt(t.world,t.world.previous):t.world.vars.has("CDPATH")||t.own.has("CDPATH")?nt(t.
world,{unknown:"a directory along CDPATH"}):nt(t.world,es(t.world,s))}function es(t,e){let n=y(e);return n===void 0?{unknown:`\
the directory ${j(e)}`}:St(t.cwd,n===""?".":n)}function nt(t,e){let n={...t,cwd:e,previous:t.cwd},s=Y(e)&&Zt(jn(t,e));return{
ok:[n],fail:s?[]:[t]}}function Ho(t){let e=V(t.words.slice(1),{short:"",long:[]}),{world:n}=t,[s]=e.operands;if(s!==void 0&&
Z(e,"-n"))return P({...n,stack:[es(n,s),...n.stack]});let[r,...o]=n.stack;if(s===void 0&&r===void 0)return P(n);let i=s===
void 0?void 0:y(s);if(i!==void 0&&/^[+-]\d+$/u.test(i))return nt(n,{unknown:"a directory of the stack"});let a=s===void 0?
r??n.cwd:es(n,s),d=s===void 0?[n.cwd,...o]:[n.cwd,...n.stack];return{ok:nt({...n,stack:d},a).ok,fail:nt(n,a).fail}}function Bo(t){
let[e,...n]=t.world.stack;return e===void 0?{ok:[],fail:[t.world]}:y(t.words[1]??b(""))!==""?nt(t.world,{unknown:"a dire\
ctory of the stack"}):nt({...t.world,stack:n},e)}function cn({world:t,own:e}){return e.size===0?t:{...t,vars:new Map([...t.vars,...e]),exported:new Set([...t.exported,...e.
keys()])}}function ln(t,{world:e,own:n}){if(n.size===0)return t;let s=new Map([...n.keys()].map(r=>[r,e.vars.get(r)]));return{
...t,vars:Ys(t.vars,s),exported:e.exported}}function Ys(t,e){let n=new Map(t);for(let[s,r]of e)r===void 0?n.delete(s):n.
set(s,r);return n}function Gt(t){let e=y(t.words[0]??b("")),n=t.words.slice(1).map(d=>y(d)??"").filter(d=>d.startsWith("-")),s=n.some(d=>d.
includes("n"))&&e==="export",r=e!=="export"&&e!=="readonly"&&!n.some(d=>d.includes("g")),o=!s&&(e==="export"||n.some(d=>d.
includes("x"))),i=n.some(d=>d.includes("f")),{world:a}=t;for(let d of t.words.slice(1))G(d).startsWith("-")||(a=fc(d,a,{
exports:o,functions:i,isLocal:r,isArray:n.some(c=>/[aA]/u.test(c))}));return P(a)}function fc(t,e,n){let s=/^([A-Za-z_]\w*)(\+?)=/u.
exec(G(t)),r=s?.[1]??y(t);if(r===void 0)return e;let o=n.isLocal&&e.inFunction&&!n.functions,i=gc(o?mc(r,e):e,r,n);if(s===
null)return i;let d=s[2]===""&&!n.isArray&&!G(t).startsWith(`${r}=(`)?ce(t,s[0].length):Lo(r);return{...i,vars:fe(i.vars,
r,{word:d})}}function mc(t,e){let s=!e.locals.has(t)?fe(e.locals,t,e.vars.get(t)):e.locals;return{...e,locals:s,vars:fe(
e.vars,t,{word:b("")})}}function gc(t,e,n){return n.exports?{...t,exported:new Set([...t.exported,n.functions?`${e}()`:e])}:
t}function Lo(t){return{pieces:[{hole:`$${t}`,splits:!0}]}}function jt(t){let e=t.words.slice(1).map(i=>y(i)).filter(i=>i!==
void 0&&/^[A-Za-z_]\w*$/u.test(i)),n=t.world.stdin===void 0?void 0:y(t.world.stdin),s=y(t.words[0]??b(""))==="read"&&e.length===
1&&n!==void 0&&/^[^\s\\]+\n?$/u.test(n),r=i=>s?b(n.trim()):Lo(i),o=new Map(t.world.vars);for(let i of["REPLY","MAPFILE",
...e])i!==void 0&&o.set(i,{word:r(i)});return P({...t.world,vars:o})}function Mo(t){let{operands:e}=V(t.words.slice(1),{
short:"",long:[]}),n=e.map(i=>y(i)??""),s=new Map(t.world.vars),r=new Map(t.world.functions);for(let i of n)s.has(i)&&s.
set(i,{word:b("")}),r.delete(i);let o=new Set([...t.world.exported].filter(i=>!n.includes(i)));return P({...t.world,vars:s,
functions:r,exported:o})}function $o(t){let e=t.words.slice(1),n=e.findIndex(a=>y(a)==="--"),s=(n===-1?e:e.slice(0,n)).map(
a=>y(a)??j(a)),r=s.reduce((a,d,c)=>xc(a,d,s[c+1]),t.world),o=n===-1?e.filter((a,d)=>yc(a,s[d-1])):e.slice(n+1),i=n!==-1||
o.length>0;return P(i?{...r,args:o}:r)}function yc(t,e){return!/^[-+]/u.test(G(t))&&!/^[-+][a-zA-Z]*o$/u.test(e??"")}function xc(t,e,n){
if(!/^[-+]/u.test(e))return t;let s=e.startsWith("-"),r=e.endsWith("o"),o=(d,c)=>e.includes(d)||r&&n===c,i=o("e","errexi\
t")?s:t.errexit,a=o("a","allexport")?s:t.allexport;return{...t,errexit:i,allexport:a}}function Io(t){let e=Number(y(t.words[1]??
b("1"))),{world:n}=t;return Number.isInteger(e)?P({...n,args:n.args.slice(e)}):P({...n,args:[At("$@")]})}var ke=({world:t})=>P(t),wc=new Map([["cd",(t,e)=>Xs(t,Go(t,e))],["chdir",(t,e)=>Xs(t,Go(t,e))],["pushd",t=>Ho(t)],["pop\
d",t=>Bo(t)],["eval",kc],["source",Vo],[".",Vo],["command",Cc],["builtin",bc],["exec",Ac],["noglob",(t,e,n)=>n({...t,words:t.
words.slice(1)})],["nocorrect",(t,e,n)=>n({...t,words:t.words.slice(1)})],["-",(t,e,n)=>n({...t,words:t.words.slice(1)})],
["export",t=>Gt(t)],["declare",t=>Gt(t)],["typeset",t=>Gt(t)],["local",t=>Gt(t)],["readonly",t=>Gt(t)],["read",t=>jt(t)],
["mapfile",ts],["readarray",ts],["getopts",t=>jt(t)],["let",t=>jt(t)],["unset",t=>Mo(t)],["set",t=>$o(t)],["shift",t=>Io(
t)],["alias",Sc],["unalias",Wc],["trap",Ec],["hash",_c],["enable",(t,e)=>Pc(t,e)],["exit",({world:t},e)=>un(t,e.jumps.ended)],
["logout",({world:t},e)=>un(t,e.jumps.ended)],["return",({world:t},e)=>t.inFunction?un(t,e.jumps.out):P(t)],["break",({world:t},e)=>t.
inLoop?un(t,e.jumps.out):P(t)],["continue",({world:t},e)=>t.inLoop?un(t,e.jumps.out):P(t)],["printf",vc],["jobs",ke],["w\
ait",ke],["umask",ke],["ulimit",ke],["type",ke],["times",ke],["shopt",ke],["bind",ke],["complete",ts],["compgen",ts],["d\
irs",ke],["disown",ke],["help",ke],["history",ke],["suspend",ke],["caller",ke],["bg",ke],["fg",ke]]);function Uo(t,e,n){
let s=y(t.words[0]??b("")),r=s===void 0?void 0:wc.get(s);if(r===void 0)return;let o=r(t,e,n);return o!==void 0&&e.emit({
kind:"run",words:t.words,env:Lt(t.world,t.own),world:t.world}),o}function un(t,e){return e.push(t),{ok:[],fail:[]}}function Go(t,e){
let n=t.own.get("HOME");if(n!==void 0&&"word"in n)return n.word;let s={world:t.world,projectDir:e.projectDir,env:e.env,operand:()=>{}},
r=rt("HOME",s);return"word"in r?r.word:void 0}function jo(t){return{pieces:t.flatMap((e,n)=>[...n===0?[]:[{text:" "}],...e.
pieces])}}function kc(t,e){let n=y(t.words[1]??b(""))==="--"?t.words.slice(2):t.words.slice(1),s=y(jo(n));if(s!==void 0){
let r=e.text(s,[cn(t)]),o=i=>ln(i,t);return{ok:r.ok.map(o),fail:r.fail.map(o)}}return e.emit({kind:"unread",what:`eval o\
f ${j(jo(n))}`,world:t.world}),P(t.world)}function Vo(t,e){let n=t.words[1];return e.emit({kind:"unread",what:`the file ${n===
void 0?"":j(n)} that source reads`,world:t.world}),P(t.world)}function Cc(t,e,n){let{options:s,operands:r}=V(t.words.slice(
1),{short:"",long:[],stopAtOperand:!0});return s.some(({name:i})=>i==="-v"||i==="-V")||r.length===0?P(t.world):qo(n,{words:r,
own:t.own,world:t.world})}function qo(t,e){let n={...e.world,functions:new Map,aliases:new Map},s=t({...e,world:n}),r=o=>({
...o,functions:e.world.functions,aliases:e.world.aliases});return{ok:s.ok.map(r),fail:s.fail.map(r)}}function bc(t,e,n){
let s=t.words.slice(1);return s.length===0?P(t.world):qo(r=>n({...r,only:"builtins"}),{...t,words:s})}function Ac(t,e,n){
let{operands:s}=V(t.words.slice(1),{short:"a",long:[],stopAtOperand:!0});return s.length===0?P(t.world):n({...t,words:s,
only:"programs"})}function Sc(t){let e=t.world.aliases;for(let n of t.words.slice(1)){let s=/^([^=]+)=/u.exec(G(n))?.[1];
if(s===void 0)continue;let r=y(ce(n,s.length+1));e=fe(e,s,r??`$${s}_alias`)}return P({...t.world,aliases:e})}function Wc(t){
let e=new Map(t.world.aliases);for(let n of t.words.slice(1))e.delete(y(n)??"");return P({...t.world,aliases:e})}function Ec(t,e){
let{operands:n}=V(t.words.slice(1),{short:"",long:[]}),[s]=n;if(s===void 0||n.length<2)return P(t.world);let r=y(s);return r===
"-"||r===""?P(t.world):r!==void 0?(e.text(r,[{...t.world,traps:[]}]),P({...t.world,traps:[...new Set([...t.world.traps,r])]})):
(e.emit({kind:"unread",what:`the trap ${j(s)}`,world:t.world}),P(t.world))}function _c(t){let{options:e,operands:n}=V(t.
words.slice(1),{short:"p",long:[]}),s=e.find(({name:i})=>i==="-p")?.value,r=y(n[0]??b(""));if(s===void 0||r===void 0)return P(
t.world);let o=y(s)??`$${r}_path`;return P({...t.world,aliases:fe(t.world.aliases,r,o)})}function Pc(t,e){let n=V(t.words.
slice(1),{short:"f",long:[]});return Z(n,"-f")&&e.emit({kind:"unread",what:"a loaded builtin",world:t.world}),P(t.world)}
function ts(t,e){let s=V(t.words.slice(1),{short:"dnOsuCcAFGWPSXo",long:[]}).options.find(({name:r})=>r==="-C")?.value;if(s!==
void 0){let r=y(s);r===void 0?e.emit({kind:"unread",what:`the callback ${j(s)}`,world:t.world}):e.text(r,[t.world])}return jt(
t)}function vc(t){return y(t.words[1]??b(""))==="-v"?jt({...t,words:[b("printf"),...t.words.slice(2,3)]}):void 0}function Qo(t,e,n,s){let{world:r}=e,o=r.functions.get(t);if(o!==void 0)return Dc(o,e,n);let i=r.aliases.get(t);if(i!==void 0)
return ae([Rc(t,i,e,n),s({...e,only:"programs"})])}function Dc(t,e,n){let{world:s}=e,r={...cn(e),args:e.words.slice(1),inFunction:!0,
locals:new Map},o=n.jumps.out.length,i=n.node(t.body,r),a=n.jumps.out.slice(o),d=c=>{let u=Ys(c.vars,c.locals),{inFunction:p,
locals:f,args:x}=s;return ln({...c,vars:u,inFunction:p,locals:f,args:x},e)};return{ok:[...i.ok,...a].map(d),fail:[...i.fail,
...a].map(d)}}function Rc(t,e,n,s){let{world:r}=n,o=new Map([...r.aliases].filter(([c])=>c!==t)),i={...cn(n),args:n.words.
slice(1),aliases:o},a=s.text(`${e} "$@"`,[i]),d=c=>ln({...c,args:r.args,aliases:r.aliases},n);return{ok:a.ok.map(d),fail:a.
fail.map(d)}}var Tc=new Set([">",">>",">|","&>","&>>","<>"]);function ns(t,e){return t.flatMap(n=>{if(n.type!=="Redirect"||n.target===
void 0)return[];let s=kt(n.target,e);return Tc.has(n.operator)?[s]:n.operator===">&"&&!/^(?:\d+-?|-)$/u.test(y(s)??"")?[
s]:[]})}function Ko(t){return t.some(e=>{if(e.type!=="Redirect"||e.operator.startsWith("<"))return!1;let n=e.descriptor;
return n===void 0||n.type==="FileDescriptor"&&n.value===1})}function Vt(t,e){let n=t.findLast(r=>{let o=r.descriptor;return(o===
void 0||o.type==="FileDescriptor"&&o.value===0)&&(r.type!=="Redirect"||r.operator.startsWith("<"))});if(n===void 0)return;
if(n.type==="HereDoc")return Oc(n,e);let s=n.target===void 0?b(""):kt(n.target,e);return n.type==="HereString"?{pieces:[
...s.pieces,{text:`
`}]}:y(s)==="/dev/null"?b(""):{pieces:[{hole:"the contents of a file"}]}}function Oc(t,e){let n=t.body.parts===void 0||t.
delimiter?.quoted===!0?b(t.body.text):Ms(t.body.parts,e);return t.operator==="<<"?n:{pieces:n.pieces.map(r=>"text"in r?{
text:r.text.replace(/^\t+/gmu,"")}:r)}}function pn(t,e){let n=t.out.length,s=t.ended.length,r=e();return de([...r.ok,...r.fail,...t.out.slice(n),...t.ended.splice(
s)])}function Ut(t,e,n,s){let r=pn(s.jumps,()=>s.text(t,[e])),o=r.length===0?[n]:r.map(({disk:i})=>({...n,disk:i}));return{ok:o,
fail:o}}function qt(t){let{world:e}=t;return{...e,vars:new Map([...[...e.vars].filter(([n])=>e.exported.has(n)),...t.own]),exported:new Set(
[...e.exported,...t.own.keys()]),functions:new Map([...e.functions].filter(([n])=>e.exported.has(`${n}()`))),aliases:new Map,
args:[],locals:new Map,traps:[],inFunction:!1,inLoop:!1,errexit:t.words.some(n=>/^-[a-z]*e/u.test(y(n)??"")),allexport:!1}}var Fc=new Set(["sh","bash","zsh","dash","ash","ksh","mksh","rbash","fish","csh","tcsh"]),Nc={short:"oO",long:["rcfile",
"init-file","command","init-command"],stopAtOperand:!0};function Jo(t,e,n){let s=qt(e);if(t==="at"||t==="batch")return zo(
[],s,e,n);if(!Fc.has(t))return;for(let i of["BASH_ENV","ENV"])e.own.has(i)&&n.emit({kind:"unread",what:`the file in ${i}`,
world:s});let r=V(Hc(e.words.slice(1)),Nc);return Z(r,"-c","--command")?Mc(r.operands,s,e,n):Bc(r,s,e,n)}function Hc(t){
let e=t.findIndex(n=>/^-[a-zA-Z]*c/u.test(G(n)));return t.map((n,s)=>/^\+[a-zA-Z]/u.test(G(n))&&(s<e||s===0)?ve(b("-"),ce(
n,1)):n)}function Bc(t,e,n,s){let[r=b("-"),...o]=t.operands;if(t.unclear.includes(r)&&!Lc(r))return s.emit({kind:"unread",
what:`the shell script ${j(r)}`,world:e}),P(n.world);let a=y(r);if(Z(t,"-s")||/^(?:-|\/dev\/stdin|\/dev\/fd\/0)$/u.test(
a??""))return zo(o,e,n,s);let c=a===void 0?void 0:Gn(e,a);return c===void 0?void 0:Zs(c,o,e,n,s)}function Lc(t){return t!==
void 0&&t.pieces.some(e=>"text"in e&&e.text.includes("/"))}function Mc(t,e,n,s){let[r,,...o]=t;return r===void 0?P(n.world):
Zs(r,o,e,n,s)}function zo(t,e,n,s){return e.stdin===void 0?P(n.world):Zs(e.stdin,t,e,n,s)}function Zs(t,e,n,s,r){let o=y(
t);if(o===void 0)return r.emit({kind:"unread",what:`the shell text ${j(t)}`,world:n}),P(s.world);let{stdin:i,...a}=n;return Ut(
o,{...a,args:e},s.world,r)}var ss=32;function He(t,e,n){let s={ok:e,fail:[]};for(let r of t.commands){let o=de([...s.ok,...s.fail]);s=ae(er(o,n).map(
i=>$c(r,i,n)))}return{ok:de(s.ok),fail:de(s.fail)}}function er(t,e){let n=t.at(-1);return t.length<=ss||n===void 0?t:(e.
unread("more ways through the command than can be followed",n),t.slice(0,ss))}function $c(t,e,n){let{command:s}=t;if(t.background===
!0)return{ok:rs(e,n,o=>Ne(s,o,n)),fail:[]};let r=Ne(s,e,n);return s.type!=="Command"&&s.type!=="Redirected"?r:(n.jumps.ended.
push(...r.fail.filter(o=>o.errexit)),{ok:r.ok,fail:r.fail.filter(o=>!o.errexit)})}function rs(t,e,n){let s=pn(e.jumps,()=>n(
{...t,traps:[]}));for(let o of s)e.leave(o);let r=s.map(o=>({...t,disk:o.disk}));return r.length===0?[t]:de(r)}function Ne(t,e,n){
switch(n.step(),t.type){case"Command":return n.command(t,e);case"AndOr":return jc(t.commands,t.operators,e,n);case"Pipel\
ine":return Vc(t,e,n);case"CompoundList":case"Script":return He(t,[e],n);case"Subshell":case"Coproc":{let s=rs(e,n,r=>Ne(
t.body,r,n));return{ok:s,fail:s}}case"BraceGroup":return Ne(t.body,e,n);case"Redirected":return ae(n.redirected(t,e).map(
s=>Xo(e,Ne(t.command,s,n))));case"Function":return/^command_not_found_handler?$/u.test(t.name.value)&&rs(e,n,s=>Ne(t.body,
{...s,inFunction:!0},n)),P({...e,functions:fe(e.functions,t.name.value,t)});default:return Ic(t,e,n)}}function Xo(t,e){let n=({
stdin:s,...r})=>t.stdin===void 0?r:{...r,stdin:t.stdin};return{ok:e.ok.map(n),fail:e.fail.map(n)}}function Ic(t,e,n){switch(t.
type){case"If":return qc(t,e,n);case"While":return Qc(t,e,n);case"For":case"Select":return Jc(t,e,n);case"Case":return Yc(
t,e,n);case"ArithmeticFor":{let s=ut(Qe(t),[e],n);return tr(s,n,r=>He(t.body,[r],n))}case"TestCommand":case"ArithmeticCo\
mmand":{let s=ut(Qe(t),[e],n);return{ok:s,fail:s}}default:return P(e)}}function ut(t,e,n){return t.reduce((s,{script:r,error:o})=>de(
s.flatMap(i=>(o!==void 0&&n.unread(`a substitution that does not parse (${o})`,i),rs(i,n,a=>Gc(r,a,n))))),e)}function Gc(t,e,n){
return He(t,[e],n)}function jc(t,e,n,s){let[r,...o]=t;if(r===void 0)return P(n);let i=Ne(r,n,s);for(let[a,d]of o.entries()){
let c=e[a]==="&&",u=de(c?i.ok:i.fail),p=ae(u.map(f=>Ne(d,f,s)));i=c?{ok:p.ok,fail:de([...i.fail,...p.fail])}:{ok:de([...i.
ok,...p.ok]),fail:p.fail}}return i}function Vc(t,e,n){let s=t.prefixes.filter(a=>a.type==="Negation").length%2===1,r=t.commands.
length===1?t.commands[0]:void 0;if(r!==void 0){let a=Ne(r,e,n);return s?{ok:a.fail,fail:a.ok}:a}let o=[e],i=e.stdin;for(let[
a,d]of t.commands.entries()){let c=a===t.commands.length-1,u=i,p=f=>a===0||u===void 0?f:{...f,stdin:u};i=n.printed(d,p(e))??
{pieces:[{hole:"the output of a pipe"}]},o=de(o.flatMap(f=>Uc(d,f,p,c,n)))}return{ok:o,fail:o}}function Uc(t,e,n,s,r){let o=()=>Xo(
e,Ne(t,n(e),r)),i=pn(r.jumps,o);for(let d of i)r.leave({...d,traps:d.traps.slice(e.traps.length)});let a=i.map(d=>({...e,
disk:d.disk}));return a.length===0?[e]:s?[...a,...i]:a}function qc(t,e,n){let s=[t,...t.elif],r=[e],o=[];for(let i of s){
let a=He(i.clause,r,n);o.push(He(i.then,de(a.ok),n)),r=de(a.fail)}return o.push(t.else===void 0?{ok:r,fail:[]}:He(t.else,
r,n)),ae(o)}function Qc(t,e,n){return tr([e],n,s=>{let r=He(t.clause,[s],n),o=t.kind==="while"?r.ok:r.fail,i=He(t.body,de(
o),n);return{ok:[...i.ok,...r.ok],fail:[...i.fail,...r.fail]}})}var Kc=5;function tr(t,e,n){let s=e.jumps.out.length,r=de(
t.map(a=>({...a,inLoop:!0}))),o=r;for(let a=0;o.length>0&&a<Kc;a+=1){let d=ae(o.map(n)),c=de([...r,...d.ok,...d.fail,...e.
jumps.out.slice(s)]);o=er(c,e).filter(u=>!r.includes(u)).slice(0,ss),r=c}let i=o.at(-1);return i!==void 0&&e.unread("a l\
oop whose state keeps changing",i),Yo(t,r)}function Yo(t,e){let n=t[0]?.inLoop??!1,s=de(e.map(r=>({...r,inLoop:n})));return{
ok:s,fail:s}}function Jc(t,e,n){let s=ut(Xc(t),[e],n),r=o=>n.expanded(t,o).map(Pr);return ae(s.map(o=>zc(t,r(o),o,n)))}function zc(t,e,n,s){
let r=(d,c)=>{let u=fe(d.vars,t.name.value,{word:c});return He(t.body,[{...d,vars:u}],s)};if(!(t.type==="For"&&e.length<=
ss&&!e.some(Wn))){let d=e.length===1?e[0]??b(""):gt(`$${t.name.value}`);return tr([n],s,c=>r(c,d))}let i=s.jumps.out.length,
a=[{...n,inLoop:!0}];for(let d of e){let c=ae(er(a,s).map(u=>r(u,d)));a=de([...c.ok,...c.fail,...s.jumps.out.slice(i)])}
return Yo([n],a)}function Xc(t){return(t.wordlist??[]).flatMap(e=>Qe(e))}function Yc(t,e,n){let s=t.items.flatMap(i=>i.pattern.
flatMap(a=>Qe(a))),r=ut([...Qe(t.word),...s],[e],n),o=t.items.map(i=>He(i.body,r,n));return ae([...o,{ok:r,fail:r}])}function ei(t,e){let n=V(t.words.slice(1),{short:"adEIJLnPRsS",shortAttached:"eil",long:["arg-file","delimiter","max-lin\
es","max-args","max-procs","max-chars","replace","process-slot-var"],stopAtOperand:!0}),{stdin:s,...r}=t.world,o=Zc(n.options.
find(u=>["-I","-i","-J","--replace"].includes(u.name))),i=n.operands.length===0?[b("echo")]:n.operands,a=we(n,"-a","--ar\
g-file")===void 0?t.world.stdin:void 0,d=el(a,t);if(o===void 0)return Zo(t,[...i,...d],r,e);let c=d.map(u=>Zo(t,i.map(p=>nr(
p,o,u)),r,e));return c.length===0?P(t.world):ae(c)}function Zo(t,e,n,s){let r=s({words:e,own:t.own,world:n,only:"program\
s"}),o=i=>({...t.world,disk:i.disk});return{ok:r.ok.map(o),fail:r.fail.map(o)}}function Zc(t){if(t===void 0)return;let e=t.
value===void 0?void 0:y(t.value);return e===void 0||e===""?"{}":e}function el(t,e){let n=t===void 0?void 0:y(t);return n===
void 0?t===void 0&&e.world.stdin===void 0&&!tl(e)?[]:[{pieces:[{hole:"the words xargs reads",splits:!0}]}]:n.split(/[\s\0]+/u).
filter(s=>s!=="").map(s=>b(s.replace(/^(['"])(.*)\1$/u,"$2")))}function tl(t){return t.words.some(e=>/^(?:-a|--arg-file)/u.
test(y(e)??""))}function nr(t,e,n){return{pieces:t.pieces.flatMap(r=>"text"in r?r.text.split(e).flatMap((o,i)=>[...i===0?
[]:n.pieces,...o===""?[]:[{text:o}]]):[r])}}var nl={pieces:[{hole:"a file that find finds"}]},ti=new Set(["-execdir","-okdir"]),sl=new Set(["-exec","-ok",...ti,"-x",
"-X","--exec","--exec-batch"]);function ni(t,e){let n=t.words.map(r=>y(r)??""),s=[];for(let r=1;r<n.length;r+=1){let o=n[r]??
"";if(!sl.has(o))continue;let i=n.findIndex((c,u)=>u>r&&(c===";"||c==="+"&&n[u-1]==="{}")),a=t.words.slice(r+1,i===-1?void 0:
i),d=ti.has(o)?{...t.world,cwd:{unknown:"the directory find is in"}}:t.world;if(s.push(rl(t,a,d,e)),i===-1)break;r=i}return s.
length===0?P(t.world):ae([...s,P(t.world)])}function rl(t,e,n,s){let r=e.map(a=>nr(a,"{}",nl));if(r.length===0)return P(
t.world);let o=s({words:r.length===0?[b("true")]:r,own:t.own,world:n,only:"programs"}),i=a=>({...t.world,disk:a.disk});return{
ok:o.ok.map(i),fail:o.fail.map(i)}}var si={env:{short:"uCSa",long:["unset","chdir","split-string","argv0"],assigns:!0,chdir:["-C","--chdir"],text:["-S","--\
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
jIaSN",long:["jobs","arg-file"]}},ri={poetry:["run"],uv:["run"],pdm:["run"],pipenv:["run"],hatch:["run"],conda:["run"],mamba:[
"run"],bundle:["exec"],npm:["exec","x"],pnpm:["exec","dlx"],yarn:["exec","dlx"],bun:["x"],mise:["exec","x"],rtx:["exec"],
asdf:["exec"],direnv:["exec"],op:["run"],doppler:["run"],dotenvx:["run"],"aws-vault":["exec"],devbox:["run"],pixi:["run"],
rye:["run"],nix:["develop","shell"],perf:["stat","record","trace"]},ol=new Set(["git","hub","gh","tea","glab","sh","bash",
"zsh","env","sudo"]);function il(t,e,n){let s=e.words.findIndex((u,p)=>p>0&&t.includes(y(u)??"")),r=e.words.slice(1,s).every(
u=>G(u).startsWith("-"));if(s===-1||!r)return;let o=e.words.slice(s+1),i=o.findIndex(u=>/^(?:-c|--call)$/u.test(y(u)??""));
if(i!==-1&&e.words[0]!==void 0&&Ze(e.words[0])==="npm")return n({...e,words:[b("sh"),b("-c"),...o.slice(i+1)]});let a=o.
findIndex(u=>!G(u).startsWith("-")),d=o.findIndex(u=>ol.has(Ze(u)??"")),c=[...new Set([a,d])].filter(u=>u!==-1).map(u=>n(
{words:o.slice(u),own:e.own,world:e.world,only:"programs"}));return c.length===0?void 0:ai(ae(c),e)}function oi(t,e,n,s){
if(t==="xargs")return ei(e,s);if(t==="find"||t==="gfind"||t==="fd")return ni(e,s);if(Object.hasOwn(ri,t))return il(ri[t]??
[],e,s);let r=Object.hasOwn(si,t)?si[t]:void 0;return r===void 0?void 0:al(t,r,e,n,s)}function al(t,e,n,s,r){let o=V(n.words.
slice(1),cl(e)),i=pl(e,o,n),{own:a,rest:d}=e.assigns===!0?hl(o.operands,n.own):{own:n.own,rest:o.operands},c=d.slice(e.operands??
0),u=e.text===void 0?void 0:ll(t,e.text,o,c);return u!==void 0?ii(u,i,s):(dl(t,d,i,s),c.length===0?P(n.world):ai(r({words:c,
own:a,world:i.world,only:"programs"}),n))}function dl(t,e,n,s){if(!/^(?:su|script|flock|runuser|sg)$/u.test(t))return;let r=e.
findIndex(i=>/^(?:-c|--command)$/u.test(y(i)??"")),o=r===-1?void 0:e[r+1];o!==void 0&&ii(o,n,s)}function cl(t){let e={short:t.
short,long:t.long??[],stopAtOperand:!0};return t.shortAttached===void 0?e:{...e,shortAttached:t.shortAttached}}function ll(t,e,n,s){
let r=we(n,...e);return t==="watch"&&!Z(n,"-x","--exec")||t==="entr"&&Z(n,"-s")?os(s):t==="hyperfine"?ul(s):t==="tmux"?os(
s.slice(1).filter(o=>!/^(?:-|Enter$|C-)/u.test(G(o)))):r===void 0?void 0:os([r,...t==="env"?s:[]])}function ul(t){return{
pieces:t.flatMap(e=>[...e.pieces,{text:`
`}])}}function os(t){return{pieces:t.flatMap((e,n)=>[...n===0?[]:[{text:" "}],...e.pieces])}}function ii(t,e,n){let s=y(
t);return s!==void 0?Ut(s,qt(e),e.world,n):(n.emit({kind:"unread",what:`the command text ${j(t)}`,world:e.world}),P(e.world))}
function pl(t,e,n){let s=t.chdir===void 0?void 0:we(e,...t.chdir);if(s===void 0)return n;let r=y(s),o=r===void 0?{unknown:`\
the directory ${j(s)}`}:St(n.world.cwd,r);return{...n,world:{...n.world,cwd:o}}}function ai(t,e){let n=s=>({...e.world,disk:s.
disk});return{ok:t.ok.map(n),fail:t.fail.map(n)}}function hl(t,e){let n=new Map(e),s=0;for(let r of t){let o=/^([^=]+)=/u.
exec(G(r))?.[1];if(o===void 0)break;n.set(o,{word:ce(r,o.length+1)}),s+=1}return{own:n,rest:t.slice(s)}}function di(t,e){let{world:n}=t,s=y(Ft(t)),r=s?.includes("/")===!0?Gn(n,s):void 0;if(r===void 0)return;let o=y(r);return o===
void 0?(e.emit({kind:"unread",what:`the script ${s}, which this command writes`,world:n}),P(n)):Ut(o,{...qt(t),args:t.words.
slice(1)},n,e)}function li(t,e,n){let s=ut(Qe(t),[e],n.walk);return ae(s.map(r=>fl(t,r,n)))}function fl(t,e,n){let s=n.expansion(e),r=gl(
t,e,n),o=t.prefix.filter(p=>p.type==="Assignment"),i=Cl(o,r,n);ml(i,r,n);let a=wl(t,s);if(a.length===0){let p={...r,vars:new Map(
[...r.vars,...i])},f=r.allexport?xl(p,i.keys()):p;return P(f)}let d=Vt(t.redirects,s),c=d===void 0?r:{...r,stdin:d},u=ui(
{words:a,own:i,world:c},n);return d===void 0?u:yl(u,r)}function ml(t,e,n){for(let[o,i]of t){let a="word"in i?y(i.word):void 0;
if(a===void 0||!/\$\(|`/u.test(a))continue;(/^PS[0-4]$/u.test(o)||/^\s*[A-Za-z_]\w*\[/u.test(a))&&n.reading.text(`: "${a}\
"`,[e])}let s=t.get("PROMPT_COMMAND"),r=s===void 0||!("word"in s)?void 0:y(s.word);r!==void 0&&n.reading.text(r,[e])}function gl(t,e,n){
let s=n.expansion(e);return ns(t.redirects,s).reduce((r,o)=>(n.reading.emit({kind:"write",target:o,world:e}),Nt(r,o,n.content(
t,e))),e)}function yl(t,e){let n=({stdin:s,...r})=>e.stdin===void 0?r:{...r,stdin:e.stdin};return{ok:t.ok.map(n),fail:t.
fail.map(n)}}function xl(t,e){return{...t,exported:new Set([...t.exported,...e])}}function wl(t,e){let n=t.name===void 0?
[]:$e(t.name,e),s=t.args.flatMap(r=>r.type==="Word"?$e(r,e):[kl(r,e)]);return[...n,...s]}function kl(t,e){return t.value.
type==="ArrayValue"?b(t.text):ve(b(`${t.name}${t.append===!0?"+":""}=`),kt(t.value,e))}function Cl(t,e,n){let s=new Map;
for(let r of t){let o=new Map([...e.vars,...s]),i=n.expansion({...e,vars:o});s=fe(s,r.name,bl(r,o.get(r.name),i))}return s}
function bl(t,e,n){if(t.index!==void 0)return{word:{pieces:[{hole:`$${t.name}`,splits:!0}]}};if(t.value.type==="ArrayVal\
ue"){let o=t.value.elements.flatMap(a=>$e(a,n));return{elements:[...t.append===!0&&e!==void 0?ci(e):[],...o]}}let s=kt(t.
value,n);if(t.append!==!0)return{word:s};let r=e===void 0?{pieces:[{hole:`$${t.name}`}]}:ci(e)[0]??b("");return{word:ve(
r,s)}}function ci(t){return"elements"in t?t.elements:[t.word]}function ui(t,e){let{reading:n}=e;n.step();let s=a=>ui(a,e),
r=Al(t,n,s);if(r!==void 0)return r;let{world:o}=t,i=Ze(Ft(t));return i===void 0?(n.emit({kind:"unread",what:`the command\
 word ${j(Ft(t))}`,world:o}),P(o)):t.only==="builtins"?{ok:[],fail:[o]}:(n.emit({kind:"run",words:t.words,env:Lt(o,t.own),
world:o}),Sl(i,t,e,s))}function Al(t,e,n){let s=y(Ft(t));return s===void 0||t.only==="programs"?void 0:(t.only===void 0?
Qo(s,t,e,n):void 0)??Uo(t,e,n)}function Sl(t,e,n,s){return oi(t,e,n.reading,s)??Jo(t,e,n.reading)??di(e,n.reading)??n.program(
e)??Wl(t,xo(t,e))}function Wl(t,e){return t==="true"||t===":"?{ok:[e],fail:[]}:t==="false"?{ok:[],fail:[e]}:P(e)}function hi(t,e,n){let s=t.commands.map(c=>hn(c.command,e,n)),r=s.filter(c=>c!==void 0);if(r.length!==s.length)return;let o=ve(
...r),i=o.pieces.at(-1);if(i===void 0||!("text"in i))return o;let a=i.text.replace(/\n+$/u,""),d=o.pieces.slice(0,-1);return a===
""&&d.length>0?{pieces:d}:{pieces:[...d,...b(a).pieces]}}function hn(t,e,n){if(t.type==="Command")return _l(t,e,n);if(t.
type==="Pipeline"&&t.prefixes.length===0)return El(t.commands,e,n);if(t.type==="BraceGroup"||t.type==="Subshell"){let s=t.
body.commands.map(o=>hn(o.command,e,n)),r=s.filter(o=>o!==void 0);return r.length===s.length?ve(...r):void 0}}function El(t,e,n){
let s=e.world.stdin;for(let r of t){let{stdin:o,...i}=e.world;if(s=hn(r,{...e,world:s===void 0?i:{...i,stdin:s}},n),s===
void 0)return}return s}function _l(t,e,n){let s=sr(t,e,n);return s!==void 0&&Ko(t.redirects)?b(""):s}function sr(t,e,n){
if(t.name===void 0||e.world.functions.has(t.name.value))return;let s=t.args.flatMap(o=>o.type==="Word"?$e(o,e):[b(o.text)]),
r=y($e(t.name,e)[0]??b(""));if(r!==void 0)return Pl(r,s,t,e,n)}function Pl(t,e,n,s,r){switch(t){case"echo":return Rl(e);case"\
printf":return Tl(e);case"cat":case"tee":return Dl(t,e,n,s);case"true":case":":case"cd":return b("");default:return vl([
b(t),...e],s,r)}}function vl(t,e,n){let s=t.flatMap(o=>y(o)??[]);if(s.length!==t.length)return;if(s.join(" ")==="pwd")return Y(
e.world.cwd)?b(`${e.world.cwd}
`):void 0;let r=n(s,e.world);return r===void 0?Ol(s):b(`${r}
`)}function Dl(t,e,n,s){if(t==="tee"||e.length===0||e.length===1&&y(e[0]??b(""))==="-")return Vt(n.redirects,s)??s.world.
stdin}function Rl(t){let e=t,n=`
`;for(;/^-[neE]+$/u.test(y(e[0]??b(""))??"");){let s=y(e[0]??b(""))??"";if(s.includes("n")&&(n=""),s.includes("e")&&e.some(
r=>(y(r)??"\\").includes("\\")))return;e=e.slice(1)}if(!e.some(s=>s.pieces.some(r=>"text"in r&&r.text.includes("\\"))))return ve(
...e.flatMap((s,r)=>r===0?[s]:[b(" "),s]),b(n))}var pi={"\\n":`
`,"\\t":"	","%%":"%","\\\\":"\\"};function Tl(t){let[e,...n]=y(t[0]??b(""))==="--"?t.slice(1):t,s=y(e??b(""))?.split(/(%s|%%|\\n|\\t|\\\\)/u),
r=c=>c==="%s"||c in pi||!/[%\\]/u.test(c);if(s===void 0||s[0]==="-v"||!s.every(r))return;let o=s.filter(c=>c==="%s").length,
i=o===0?1:Math.max(1,Math.ceil(n.length/o)),a=[...n];return ve(...Array.from({length:i},()=>s.map(c=>c==="%s"?a.shift()??
b(""):b(pi[c]??c))).flat())}function Ol(t){let e=t.join(" "),n=`$(${e})`;return/^date (?:-u )?\+(?:%[sNYmdHMSjy])+$/u.test(
e)?{pieces:[{hole:n,shape:"digits"},{text:`
`}]}:/^git rev-parse (?:--short(?:=\d+)? |--verify )?[^-\s][^\s]*$/u.test(e)?{pieces:[{hole:n,shape:"hex"},{text:`
`}]}:void 0}var pt=class extends Error{},Fl=2e3,Nl=2e4,Hl=40;function fi(){let t=0,e=0;return{step(n){if(t+=1,t%64===1&&n.check(),t>
Nl)throw new pt("more steps than the reader follows")},deeper(n){if(e+=1,e>Hl)throw new pt("commands nested deeper than \
the reader follows");try{return n()}finally{e-=1}}}}function mi(t){return t>Fl}function gi(t,e){let n=fi(),s={projectDir:t.projectDir,jumps:{out:[],ended:[]},env:process.env,emit(i){if(e.push(i),mi(e.
length))throw new pt("more commands than can be followed")},step:()=>n.step(t.clock),text:(i,a)=>n.deeper(()=>Ml(i,a,s,o)),
node:(i,a)=>n.deeper(()=>Ne(i,a,o))},o=Bl(s,{reading:s,expansion:i=>fn(i,s),content:(i,a)=>sr(i,fn(a,s),Kn),program:i=>No(
i,s),get walk(){return o}});return s}function fn(t,e){let n={world:t,projectDir:e.projectDir,env:e.env,output:(s,r)=>hi(
s,{...n,world:r},Kn)};return n}function Bl(t,e){let n={step:()=>t.step(),command:(s,r)=>li(s,r,e),redirected:(s,r)=>Ll(s,
r,t,n),printed:(s,r)=>hn(s,fn(r,t),Kn),expanded(s,r){let o=fn(r,t);return s.wordlist===void 0?r.args:s.wordlist.flatMap(
i=>$e(i,o))},unread:(s,r)=>t.emit({kind:"unread",what:s,world:r}),jumps:t.jumps,leave:s=>yi([s],t)};return n}function Ll(t,e,n,s){
if(t.type!=="Redirected")return[e];let r=t.redirects.flatMap(o=>Qe(o));return ut(r,[e],s).map(o=>{let i=fn(o,n),a=ns(t.redirects,
i).reduce((c,u)=>(n.emit({kind:"write",target:u,world:o}),Nt(c,u,void 0)),o),d=Vt(t.redirects,i);return d===void 0?a:{...a,
stdin:d}})}function Ml(t,e,n,s){let{script:r,error:o}=Tt(t),[i]=e;o!==void 0&&i!==void 0&&n.emit({kind:"unread",what:`a \
command that does not parse (${o})`,text:t,world:i});let a=n.jumps.ended.length,d=He(r,e,s);return yi([...d.ok,...d.fail,
...n.jumps.ended.slice(a)],n),d}function yi(t,e){for(let n of t)for(let s of n.traps)e.text(s,[{...n,traps:[]}])}var $l=1e5,xi=new WeakMap;function wi(t){let e=xi.get(t);if(e!==void 0)return e;let n=Sn(t),s=n===void 0?[]:Il(n,t);return xi.
set(t,s),s}function Il(t,e){let n=[],s=ho(e.cwd);if(t.length>$l)return[{kind:"unread",what:"a command too long to read",
world:s}];/\$\{[^}]*@P\}/u.test(t)&&n.push({kind:"unread",what:"a value expanded as a prompt",text:t,world:s});try{gi(e,
n).text(t,[s])}catch(r){if(!(r instanceof pt))throw r;n.push({kind:"unread",what:r.message,world:s})}return n}function ki(t,e){let[n="",...s]=e;return Ze(t[0]??b(""))!==n.toLowerCase()?"no":is(t.slice(1),s)}function is(t,e){let[n,
...s]=e;if(n===void 0)return"yes";let[r,...o]=t;if(r===void 0)return"no";if(G(r).startsWith("-")){let a=is(o,e);return a===
"yes"||G(r).includes("=")?a:jl(a,is(o.slice(1),e))}if(y(r)===void 0&&G(r)===""&&(Wn(r)||fs(r,"-")))return"maybe";let i=Gl(
r,n);return i==="no"?"no":Vl(i,is(o,s))}function Gl(t,e){let n=y(t),s=e.split("*").map(ms).join(".*");return n!==void 0?
new RegExp(`^${s}$`,"su").test(n)?"yes":"no":e.includes("*")||fs(t,e)?"maybe":"no"}function jl(t,e){return t==="yes"||e===
"yes"?"yes":t==="maybe"||e==="maybe"?"maybe":"no"}function Vl(t,e){return t==="no"||e==="no"?"no":t==="maybe"||e==="mayb\
e"?"maybe":"yes"}var Ci={kind:"runs-command",holds:(t,e)=>br(Ul(t.commands,e),t.opaque)};function Ul(t,e){let n=r=>t.some(([o=""])=>Ar(r,
o)),s=Sr(e);return s!==void 0?n(s)||Wr(s)?[An(`${e.tool} commands`)]:[]:wi(e).flatMap(r=>(e.clock.check(),r.kind==="writ\
e"?[]:r.kind==="unread"?r.text===void 0||n(r.text)?[An(r.what)]:[]:t.flatMap(o=>{let i=ki(r.words,o);return i==="yes"?[Cr(
`it runs ${o.join(" ")}`)]:i==="maybe"?[An(`the words after ${o[0]??""}`)]:[]})))}function as(t,e,n){switch(t.kind){case"all":return bi(t.of,e,n,"no");case"any":return bi(t.of,e,n,"yes");case"not":return Ql(
as(t.of,e,n));default:return Jl(t,e,n)}}function bi(t,e,n,s){let r,o=[],i=[];for(let a of t){e.clock.check();try{let d=as(
a,e,n);if(Kl(d)===s)return d;d.unsure===!0&&(r??=d),o.push(d)}catch(d){if(d instanceof ht)throw d;i.push(d)}}if(i.length>
0)throw i[0];return r??ql(s==="no",o)}function ql(t,e){let n=e.flatMap(({missing:r=[]})=>r),s=e.flatMap(({because:r})=>r===
void 0?[]:[r]);return{holds:t,...s.length===0?{}:{because:s.join("; ")},...n.length===0?{}:{missing:n}}}function Ql(t){return t.
unsure===!0?t:{...t,holds:!t.holds}}function Kl(t){return t.unsure===!0?"unsure":t.holds?"yes":"no"}function Jl(t,e,n){let s=n[t.
kind];if(s===void 0)throw new Error(`the hook carries no predicate "${t.kind}"`);return s.holds(t,e)}function Si(t,e){return t===void 0?!0:"only"in t?e!==bt&&Ai(t.only,e):e===bt||!Ai(t.except,e)}function Ai(t,e){return t.
some(n=>cs(n)===e)}function Wi(t){return(e,n)=>{let s=e.cases.filter(({who:r,tools:o,where:i})=>!Si(r,n.identity)||!ur(o,n.tool)?!1:i===void 0||
zl(as(i,n,t))).map(({text:r})=>r);return s.length===0?{verdict:"none"}:{verdict:"remind",text:s.join(`

`)}}}function zl({holds:t,unsure:e}){return t&&e!==!0}await kr({
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
            "mcp__forgejo__merge_pull_request"
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
},Wi({"runs-command":Ci}));
