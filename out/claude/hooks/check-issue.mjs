#!/usr/bin/env node
var g=class extends Error{constructor(t){super(`no answer within ${t} ms`),this.name="DeadlinePassed"}};function z(e){return{
check(){if(O()>e)throw new g(e)},remainingMs:()=>Math.max(0,e-O())}}function O(){return process.uptime()*1e3}function S(e,t,n){switch(e.kind){case"all":return Y(e.of,t,n,"no");case"any":return Y(e.of,t,n,"yes");case"not":return ot(
S(e.of,t,n));default:return it(e,t,n)}}function Y(e,t,n,r){let o,s=[],i=[];for(let u of e){t.clock.check();try{let a=S(u,
t,n);if(st(a)===r)return a;a.unsure===!0&&(o??=a),s.push(a)}catch(a){if(a instanceof g)throw a;i.push(a)}}if(i.length>0)
throw i[0];return o??rt(r==="no",s)}function rt(e,t){let n=t.flatMap(({missing:o=[]})=>o),r=t.flatMap(({because:o})=>o===
void 0?[]:[o]);return{holds:e,...r.length===0?{}:{because:r.join("; ")},...n.length===0?{}:{missing:n}}}function ot(e){return e.
unsure===!0?e:{...e,holds:!e.holds}}function st(e){return e.unsure===!0?"unsure":e.holds?"yes":"no"}function it(e,t,n){let r=n[e.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${e.kind}"`);return r.holds(e,t)}function p(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function c(e,t){return Object.hasOwn(e,t)?e[t]:void 0}
function A(e,t){let n=c(e,t);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as ut}from"node:path";var l=class extends Error{constructor(t){super(t),this.name="CannotTell"}};var V="main",_="unknown";function ee(e){let t=c(e,"agent_type")??"";if(t==="")return(c(e,"agent_id")??"")===""?V:_;if(typeof t!=
"string")return _;let n=I(t);return n===V?_:n}function I(e){return e.toLowerCase()}function D(e){return e==="Task"?"Agent":e}function te(e,t){return e.any===!0||t===""||e.names?.some(r=>D(r)===t)===!0?!0:
(e.prefixes??[]).some(({prefix:r,except:o})=>t.startsWith(r)&&!o.includes(t))}var at=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),y=new Set(["Stop","SubagentStop"]),h=class extends l{};function M(e,t,n){let r=ct(e),o=A(r,"hook_event_name")??t;
if(!lt(o,t))throw new l(`it waits for ${t} and was called for another event`);let s=ne(c(r,"cwd"))??n.cwd,i=at.has(o),u=c(
r,"agent_id"),a=A(r,"transcript_path");return{event:o,tool:i?pt(r):"",get input(){return i?ft(r):r},cwd:s,projectDir:ne(
n.projectDir)??s,identity:ee(r),...re(u)?{}:{agentId:typeof u=="string"?u:""},...a===void 0?{}:{transcriptPath:a},payload:r,
clock:n.clock}}function ct(e){if(e.trim()==="")throw new h("standard input held no payload");let t;try{t=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new h("the payload on standard input is not valid JSON")}if(!p(t))throw new h("the payload o\
n standard input is no JSON object");return t}function lt(e,t){return e===t||y.has(e)&&y.has(t)}function pt(e){let t=A(e,
"tool_name");if(t===void 0)throw new l("the payload names no tool");return D(t)}function ft(e){let t=c(e,"tool_input");if(re(
t))return{};if(!p(t))throw new l("the payload's tool_input is no object");return t}function re(e){return e==null||e===""}
function ne(e){return typeof e=="string"&&ut(e)?e:void 0}function se(e,t){return e===void 0?!0:"only"in e?t!==_&&oe(e.only,t):t===_||!oe(e.except,t)}function oe(e,t){return e.some(
n=>I(n)===t)}function ie(e){return(t,n)=>y.has(n.event)&&ht(n)?{verdict:"none"}:dt(t,n,e)}function dt(e,t,n){let r=!1;for(let o of e.
cases){let s=mt(o,t,n);if(!s.holds)continue;let i=gt(o,s,t,n);if(i!==void 0)return i;if(r=!0,s.unsure!==!0)return{verdict:"\
allow"}}return e.otherwise==="block"?{verdict:"block",message:e.otherwiseMessage??"{hook} refuses this call."}:{verdict:r?
"allow":"none"}}function mt(e,t,n){return!se(e.who,t.identity)||!te(e.tools,t.tool)?{holds:!1}:e.where===void 0?{holds:!0}:
S(e.where,t,n)}function gt(e,t,n,r){if(e.require===void 0)return{verdict:"block",message:e.message,because:t.because};let o=S(
e.require,n,r);if(o.holds&&o.unsure!==!0)return;let s=[t.because,o.because].filter(i=>i!==void 0);return{verdict:"block",
message:e.message,because:s.length===0?void 0:s.join("; "),missing:o.missing}}function ht(e){return!!c(e.payload,"stop_h\
ook_active")}import{resolve as Tt}from"node:path";var yt=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:f,constants:E,existsSync:Jn,fstatSync:b,
ftruncateSync:Wn,lstatSync:ue,openSync:$,read:ae,readdirSync:qn,readFileSync:ce,readlinkSync:le,readSync:T,realpathSync:Qn,
statSync:Zn,writeSync:H}=yt;var bt=/^[\w:.\-/@+*]*$/,xt=/^[ -~]*$/,Rt="[^\\p{L}\\p{N}_:.\\-/@+*]+",At="[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]+";function d(e){
let t=bt.test(e)?e:e.replace(new RegExp(Rt,"gu"),"_");return pe(t,120)}function x(e){let t=xt.test(e)?e:e.replace(new RegExp(
At,"gu")," ");return pe(t.trim(),300)}function pe(e,t){let n=Array.from(e.slice(0,t*2+2));return n.length>t?`${n.slice(0,
t-1).join("")}\u2026`:e}function fe(e,t){let{tool:n,agent:r,event:o,session:s}=t,i={tool:d(n),agent:d(r),event:d(o)},u=`${JSON.stringify({...t,...i,
session:d(s)})}
`,{O_APPEND:a,O_CREAT:m,O_WRONLY:tt}=E,nt=a|m|tt|(E.O_NONBLOCK??0);try{let Z=$(e,nt,384);try{H(Z,u)}finally{f(Z)}}catch{}}var _t=/\{(tool|agent|hook|type|missing|because)\}/gu;function L(e,t){return e.replace(_t,(n,r)=>Et(r,t))}function Et(e,t){
switch(e){case"because":return t.because===void 0?"":` (${x(t.because)})`;case"missing":return x((t.missing??[]).join(" \
and "));case"type":return d(t.type??"")||"none";default:return d(t[e])}}function me(e,t,n){let r={...t,hook:e.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":
return{exit:0,stdout:"",stderr:P(e,e.log?.allow,r)};case"block":{let{because:o,missing:s}=n,i={...r,because:o,missing:s},
u=P(e,e.log?.act,i);return St(t.event,Ct(n.message,i),u)}case"remind":return de(e,t,L(n.text,r));case"inject":return de(
e,t,n.text)}}function ge(e,t,n){let r=e.onError==="block"&&!y.has(t.event),o=x(n instanceof Error?n.message:String(n)),s=`${e.
hook} could not decide, an infrastructure fault, not policy: ${o}.`,i=r?"It refuses what it cannot judge. Repair the cau\
se and retry; the call itself may be in order.":"The call goes on unchecked by this hook.",a=P(e,`op=error tool={tool} v\
erdict=${r?"block":"allow"} detail=infrastructure`,{...t,hook:e.hook});return{exit:r?2:0,stdout:"",stderr:`${s} ${i}
${a}`}}function St(e,t,n){return y.has(e)?{exit:0,stdout:he({decision:"block",reason:t}),stderr:n}:{exit:2,stdout:"",stderr:`${t}\

${n}`}}function Ct(e,t){let n=L(e,t).trimEnd(),{missing:r=[],because:o}=t,s=r.length===0||e.includes("{missing}"),i=o===
void 0||e.includes("{because}");return[n,...s?[]:[`Missing: ${x(r.join(" and "))}`],...i?[]:[`Reason: ${x(o)}`]].join(`
`)}function de(e,t,n){let r={hookEventName:t.event,additionalContext:n},o=P(e,e.log?.act,{...t,hook:e.hook});return{exit:0,
stdout:he({hookSpecificOutput:r}),stderr:o}}function he(e){return`${JSON.stringify(e)}
`}function P(e,t,n){return e.log===void 0||t===void 0?"":`[${e.log.tag}] ${L(t,n)}
`}var j=!1;async function be(){let e=[];return $t()&&wt()&&await kt(e)||await vt(e),Buffer.concat(e).toString("utf8")}function wt(){
try{let e=b(0);return e.isFIFO()||e.isSocket()||e.isFile()}catch{return!1}}var ye=65536;function kt(e){return new Promise(
(t,n)=>{let r=()=>{j=!0,ae(0,Buffer.allocUnsafe(ye),0,ye,null,(o,s,i)=>{if(j=!1,o!==null)return xe(o)?t(!1):n(o);if(s===
0)return t(!0);e.push(i.subarray(0,s)),r()})};r()})}function vt(e){let{stdin:t}=process;return t.isTTY?Promise.resolve():
new Promise((n,r)=>{t.on("data",o=>e.push(o)),t.on("end",n),t.on("error",r)})}function G(e,t){let n=Buffer.from(t,"utf8");
for(let r=0;n.length>0&&r<1e3;r+=1)try{n=n.subarray(H(e,n))}catch(o){if(!xe(o))return;Ot(1)}}function xe(e){return e instanceof
Error&&"code"in e&&e.code==="EAGAIN"}function Ot(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}function Re(e){
if(j){let{execPath:t,execve:n}=process;n?.(t,[t,"-e",`process.exitCode = ${e}`],{})}process.exit(e)}function $t(){return process.
execve!==void 0&&process.platform!=="win32"&&process.permission===void 0}async function _e(e,t){let n=z(e.deadlineMs),r,o=s=>Ae(e,r,ge(e,F(e,r),s));process.on("uncaughtException",o),process.on(
"unhandledRejection",o),setTimeout(()=>o(new g(e.deadlineMs)),n.remainingMs());try{let s=process.env.CLAUDE_PROJECT_DIR,
i=await be();r=Ht(i,e,{projectDir:s,clock:n,get cwd(){return process.cwd()}});let a=await t(e.rule,r);Ae(e,r,me(e,F(e,r),
a),a)}catch(s){o(s)}}function Ht(e,t,n){try{return M(e,t.event,n)}catch(r){if(!(r instanceof h)||!Lt(t.rule))throw r;return M(
"{}",t.event,n)}}function Lt(e){return e.kind==="inject"&&e.parts.every(({kind:t,who:n})=>t==="text"&&n===void 0)}function F(e,t){
if(t===void 0)return{event:e.event,tool:"",agent:""};let{event:n,tool:r,identity:o}=t;return{event:n,tool:r,agent:o,type:Pt(
t)}}function Pt(e){let t=c(e.payload,"tool_input"),n=p(t)?c(t,"subagent_type"):void 0;return typeof n=="string"?n:void 0}
function Ae(e,t,n,r){try{G(1,n.stdout),G(2,n.stderr),Nt(e,t,n,r)}finally{Re(n.exit)}}function Nt(e,t,n,r){let o=process.
env.ENFORCEMENT_LOG??"";if(o==="")return;let{event:s,tool:i,agent:u}=F(e,t),a=t===void 0?"":c(t.payload,"session_id");fe(
Tt(t?.projectDir??"",o),{time:new Date().toISOString(),hook:e.hook,event:s,tool:i,agent:u,verdict:r?.verdict??(n.exit===
2?"block":"allow"),cause:r===void 0?"infrastructure":"policy",ms:Math.round(O()),session:typeof a=="string"?a:""})}import{join as on}from"node:path";function w(e){let t=$(e,E.O_RDONLY|(E.O_NONBLOCK??0));if(b(t).isFile())return t;throw f(t),new C(e)}function U(e){let t=w(
e);try{return ce(t,"utf8")}finally{f(t)}}var C=class extends Error{constructor(t){super(`${t} is no regular file`),this.
name="NotRegular"}};var Ee=4096;function Se(e){let t;try{t=w(e)}catch{return}try{let n=Buffer.alloc(Ee);return n.toString("utf8",0,T(t,n,0,Ee,
0)).replace(/^\uFEFF/u,"").split(/\r?\n/u)[0]}catch{return}finally{f(t)}}var Bt=new Set(["Write","Edit","MultiEdit","NotebookEdit"]);function N(e,t){let n=t.flatMap(r=>It(r,c(e.input,r)));if(n.
length===0&&Bt.has(e.tool))throw new l(`the call of ${e.tool} names no path`);return n}function It(e,t){return t==null||
t===""?[]:(Array.isArray(t)?t:[t]).map(r=>{if(typeof r=="string")return r;throw new l(`the field "${e}" holds something \
other than a path`)})}var Dt=/[\\/]\.claude[\\/]worktrees[\\/][^\\/]+(?=[\\/]|$)/u;function k(e){let t=e;for(let n=Ce(t);n!==t;n=Ce(t))t=n;return t}
function Ce(e){return e.replace(Dt,"")||e}function v(e){try{return ue(e,{throwIfNoEntry:!1})}catch(t){if(t instanceof Error&&"code"in t&&t.code==="ENOTDIR")return;
throw t}}import{dirname as Mt,isAbsolute as jt,parse as K,sep as X}from"node:path";var Gt=40,Ft=X==="\\"?/[\\/]/u:/\//u;function R(e){let t=K(e).root,n=we(e);for(let r=0;n.length>0;){let o=n.pop()??"";if(o===
""||o===".")continue;if(o===".."){t=Mt(t);continue}let s=t.endsWith(X)?t+o:t+X+o,i=Ut(s);if(i===void 0){t=s;continue}if(r+=
1,r>Gt)throw new l("a path leads through a circle of links");jt(i)&&(t=K(i).root),n.push(...we(i))}return t}function we(e){
return e.slice(K(e).root.length).split(Ft).reverse()}function Ut(e){return v(e)?.isSymbolicLink()??!1?le(e):void 0}import{isAbsolute as Kt}from"node:path";function B(e,t){return{plain:ke(e,t),odd:Xt(e).flatMap(n=>ke(n,t))}}function ke(e,t){
return Kt(e)?[e]:[...new Set([`${t.cwd}/${e}`,`${t.projectDir}/${e}`])]}function Xt(e){let t=[];e.includes("\\")&&t.push(
e.replaceAll("\\","/"));let n=process.env.HOME??"";return n!==""&&/^~(?:[\\/]|$)/u.test(e)&&t.push(`${n}${e.slice(1)}`),
/^file:/iu.test(e)&&t.push(Jt(e.replace(/^file:(?:\/\/[^/]*)?/iu,""))),t}function Jt(e){try{return decodeURIComponent(e)}catch{
return e}}function J(e,t=!1){return new RegExp(e,t?"iu":"u")}function ve(e){let t=e.toString("utf8").replace(/^[\0\uFEFF]+|\0+$/gu,"");try{let n=JSON.parse(t);return p(n)?n:void 0}catch{
return}}function Oe(e){let t=c(e,"message");return p(t)?W(c(t,"content")):[]}function W(e){return typeof e=="string"?[{type:"\
text",text:e}]:Array.isArray(e)?e.filter(p):[]}var Fr=64*1024,Ur=4*1024*1024;function $e(e){try{return w(e)}catch(t){if(t instanceof C)throw new l("the transcript is no regular file");let n=t instanceof
Error&&"code"in t?String(t.code):"unknown error";throw new l(`the transcript cannot be read (${n})`)}}function Te(e,t,n){let r=Buffer.allocUnsafe(n);for(let o=0;o<n;){let s=T(e,r,o,n-o,t+o);if(s===0)throw new l("the transc\
ript changed while it was read");o+=s}return r}import{basename as Wt}from"node:path";var qt=/^[A-Za-z0-9_-]{1,128}$/u;function He(e){let{transcriptPath:t,agentId:n}=e;if(t===void 0)throw new l("the payload\
 names no transcript");if(n===void 0)return{path:t,side:"main"};if(!qt.test(n))throw new l("the payload's agent_id is no\
 file name");let r=`agent-${n}.jsonl`;return Wt(t)===r?{path:t,side:"agent"}:{path:`${t.replace(/\.jsonl$/u,"")}/subagen\
ts/${r}`,side:"agent"}}function Pe(e,t){if(Ne(e)||!Le(e,Qt[t]))return;let n=Zt(e),r=n.flatMap(o=>A(o,"text")??[]).filter(o=>!en(o,e));if(!(r.length===
0&&!zt(n)))return{text:r.join(`
`),byPerson:t==="main"&&Le(e,["human"])}}var Qt={main:["human","channel","unclassified"],agent:["human","channel","uncla\
ssified","peer","coordinator"]};function Zt(e){if(e.type==="user")return Oe(e);let t=c(e,"attachment");return e.type!=="\
attachment"||!p(t)?[]:t.type!=="queued_command"||Ne(t)?[]:(t.commandMode??"prompt")==="prompt"?W(t.prompt):[]}function Ne(e){
return["isMeta","isCompactSummary","isVisibleInTranscriptOnly","hookText"].some(n=>e[n]===!0)||e.rowSource==="hook"||e.promptSource===
"system"||e.turnOrigin==="task_notification"}function Le(e,t){let n=e.attachment;return[e,p(n)?n:{}].map(o=>o.origin).every(
o=>!p(o)||t.includes(String(o.kind)))}function zt(e){let t=e.map(n=>n.type);return!t.includes("tool_result")&&(t.includes(
"image")||t.includes("document"))}var Yt=/^\s*(?:<(?:local-command-(?:caveat|stdout|stderr)|bash-(?:stdout|stderr)|command-name)>|\[Request interrupted by user)/u,
Vt=/^\s*(?:<(?:task-notification|teammate-message|system-reminder)\b|Stop hook feedback:)/u;function en(e,t){return Yt.test(
e)?!0:!(p(t.origin)&&t.origin.kind==="human")&&Vt.test(e)}var Be=64*1024;function Ie(e,t){let{path:n,side:r}=He(e),o=$e(n);try{for(let s of tn(o,t,e)){let i=ve(s),u=i===void 0?void 0:
Pe(i,r);if(u!==void 0)return u.text}}finally{f(o)}throw new l("the agent's transcript holds no task")}function*tn(e,t,n){
let r=Math.min(b(e).size,t),o=[];for(let s=0;s<r;s+=Be){n.clock.check();let i=Te(e,s,Math.min(Be,r-s));for(let u=i.indexOf(
10);u!==-1;u=i.indexOf(10))yield Buffer.concat([...o,i.subarray(0,u)]),o=[],i=i.subarray(u+1);o.push(i)}yield Buffer.concat(
o)}import{dirname as De,join as q,resolve as nn}from"node:path";function Q(e){for(let t=e;;t=De(t)){if(v(q(t,".git"))!==void 0)return t;if(De(t)===t)return}}function Me(e){try{let t=U(
q(rn(e),"HEAD")),n=/^ref: refs\/heads\/(.+?)\s*$/u.exec(t)?.[1];return n===".invalid"?void 0:n}catch{return}}function rn(e){
let t=q(e,".git");if(v(t)?.isDirectory()===!0)return t;let n=/^gitdir: (.+?)\s*$/u.exec(U(t))?.[1]??".git";return nn(e,n)}var sn=["file_path","notebook_path","path"],je={kind:"issue-named",holds(e,t){let n=J(e.branch),r=J(e.text,!0);return{holds:un(
t).every(s=>an(s,n)||cn(s,e.files,r,t))||ln(e,r,t)}}};function un(e){let t=N(e,sn).flatMap(o=>B(o,e).plain),n=Q(R(e.cwd))??
e.cwd,r=(t.length===0?[e.cwd]:t).map(R);return[...new Set(r.map(o=>Q(o)??n))]}function an(e,t){let n=Me(e);return n!==void 0&&
t.test(n)}function cn(e,t,n,r){return[e,r.projectDir].some(o=>t.some(s=>n.test(Se(on(o,s))??"")))}function ln({maxBytes:e},t,n){
let r=k(n.cwd)!==n.cwd;return n.agentId===void 0||!r?!1:t.test(Ie(n,e))}import{isAbsolute as yn,relative as bn,resolve as ze,sep as qe}from"node:path";var pn=process.getBuiltinModule===void 0?await import("node:vm"):void 0;function Ge(e,t){let n;return()=>{if(n===void 0){
let r={exports:{}};(pn??process.getBuiltinModule("node:vm")).runInThisContext(`(function(module){${e}
})`,{filename:t})(r),n=r.exports}return n}}var Fe=Ge('var je=Object.create;var ce=Object.defineProperty;var Ze=Object.getOwnPropertyDescriptor;var ze=Object.getOwn\
PropertyNames;var Ve=Object.getPrototypeOf,Ye=Object.prototype.hasOwnProperty;var ee=(e,s)=>()=>{try{return s||e((s={exp\
orts:{}}).exports,s),s.exports}catch(t){throw s=0,t}},Je=(e,s)=>{for(var t in s)ce(e,t,{get:s[t],enumerable:!0})},de=(e,\
s,t,l)=>{if(s&&typeof s=="object"||typeof s=="function")for(let c of ze(s))!Ye.call(e,c)&&c!==t&&ce(e,c,{get:()=>s[c],en\
umerable:!(l=Ze(s,c))||l.enumerable});return e};var et=(e,s,t)=>(t=e!=null?je(Ve(e)):{},de(s||!e||!e.__esModule?ce(t,"de\
fault",{value:e,enumerable:!0}):t,e)),tt=e=>de(ce({},"__esModule",{value:!0}),e);var ne=ee((Ut,He)=>{"use strict";var ye\
="[^\\\\\\\\/]",st="(?=.)",Ce="[^/]",pe="(?:\\\\/|$)",Le="(?:^|\\\\/)",fe=`\\\\.{1,2}${pe}`,rt="(?!\\\\.)",nt=`(?!${Le}${fe})`,ut=`(\
?!\\\\.{0,1}${pe})`,ot=`(?!${fe})`,at="[^.\\\\/]",ct=`${Ce}*?`,it="/",$e={DOT_LITERAL:"\\\\.",PLUS_LITERAL:"\\\\+",QMARK_LITERAL\
:"\\\\?",SLASH_LITERAL:"\\\\/",ONE_CHAR:st,QMARK:Ce,END_ANCHOR:pe,DOTS_SLASH:fe,NO_DOT:rt,NO_DOTS:nt,NO_DOT_SLASH:ut,NO_DOTS\
_SLASH:ot,QMARK_NO_DOT:at,STAR:ct,START_ANCHOR:Le,SEP:it},lt={...$e,SLASH_LITERAL:"[\\\\\\\\/]",QMARK:ye,STAR:`${ye}*?`,DOTS\
_SLASH:"\\\\.{1,2}(?:[\\\\\\\\/]|$)",NO_DOT:"(?!\\\\.)",NO_DOTS:"(?!(?:^|[\\\\\\\\/])\\\\.{1,2}(?:[\\\\\\\\/]|$))",NO_DOT_SLASH:"(?!\\\\.{0,\
1}(?:[\\\\\\\\/]|$))",NO_DOTS_SLASH:"(?!\\\\.{1,2}(?:[\\\\\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\\\\\/]",START_ANCHOR:"(?:^|[\\\\\\\\/])",END_AN\
CHOR:"(?:[\\\\\\\\/]|$)",SEP:"\\\\"},pt={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\\\x00-\\\\x7F",blank:" \\\\t",cntr\
l:"\\\\x00-\\\\x1F\\\\x7F",digit:"0-9",graph:"\\\\x21-\\\\x7E",lower:"a-z",print:"\\\\x20-\\\\x7E ",punct:"\\\\-!\\"#$%&\'()\\\\*+,./:;<=>?@\
[\\\\]^_`{|}~",space:" \\\\t\\\\r\\\\n\\\\v\\\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};He.exports={DEFAULT_MAX_EXTGLOB_\
RECURSION:0,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:pt,REGEX_BACKSLASH:/\\\\(?![*+?^${}(|)[\\]])/g,REGEX_NON_SPECIAL_CHARS:/^\
[^@![\\].,$*+?^{}()|\\\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\\\?)((\\W)(\\3*))/g,REGEX_\
SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\\[.*?[^\\\\]\\]|\\\\(?=.))/g,REPLACEMENTS:{__proto__:n\
ull,"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z\
:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:6\
4,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_\
DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,CHAR\
_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE\
_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIG\
HT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UND\
ERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(e){return{"!":{type:"negate",open:"(?\
:(?!(?:",close:`))${e.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{typ\
e:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(e){return e===!0?lt:$e}}});var ue=ee(M=\
>{"use strict";var{REGEX_BACKSLASH:ft,REGEX_REMOVE_BACKSLASH:At,REGEX_SPECIAL_CHARS:Rt,REGEX_SPECIAL_CHARS_GLOBAL:_t}=ne\
();M.isObject=e=>e!==null&&typeof e=="object"&&!Array.isArray(e);M.hasRegexChars=e=>Rt.test(e);M.isRegexChar=e=>e.length\
===1&&M.hasRegexChars(e);M.escapeRegex=e=>e.replace(_t,"\\\\$1");M.toPosixSlashes=e=>e.replace(ft,"/");M.isWindows=()=>{if\
(typeof navigator<"u"&&navigator.platform){let e=navigator.platform.toLowerCase();return e==="win32"||e==="windows"}retu\
rn typeof process<"u"&&process.platform?process.platform==="win32":!1};M.removeBackslashes=e=>e.replace(At,s=>s==="\\\\"?"\
":s);M.escapeLast=(e,s,t)=>{let l=e.lastIndexOf(s,t);return l===-1?e:e[l-1]==="\\\\"?M.escapeLast(e,s,l-1):`${e.slice(0,l)\
}\\\\${e.slice(l)}`};M.removePrefix=(e,s={})=>{let t=e;return t.startsWith("./")&&(t=t.slice(2),s.prefix="./"),t};M.wrapOu\
tput=(e,s={},t={})=>{let l=t.contains?"":"^",c=t.contains?"":"$",f=`${l}(?:${e})${c}`;return s.negated===!0&&(f=`(?:^(?!\
${f}).*$)`),f};M.basename=(e,{windows:s}={})=>{let t=e.split(s?/[\\\\/]/:"/"),l=t[t.length-1];return l===""?t[t.length-2]:\
l}});var ke=ee((Xt,we)=>{"use strict";var Te=ue(),{CHAR_ASTERISK:Ae,CHAR_AT:ht,CHAR_BACKWARD_SLASH:te,CHAR_COMMA:Et,CHAR\
_DOT:Re,CHAR_EXCLAMATION_MARK:_e,CHAR_FORWARD_SLASH:Ne,CHAR_LEFT_CURLY_BRACE:he,CHAR_LEFT_PARENTHESES:ie,CHAR_LEFT_SQUAR\
E_BRACKET:gt,CHAR_PLUS:St,CHAR_QUESTION_MARK:Oe,CHAR_RIGHT_CURLY_BRACE:xt,CHAR_RIGHT_PARENTHESES:me,CHAR_RIGHT_SQUARE_BR\
ACKET:bt}=ne(),Ie=e=>e===Ne||e===te,ve=e=>{e.isPrefix!==!0&&(e.depth=e.isGlobstar?1/0:1)},dt=(e,s)=>{let t=s||{},l=e.len\
gth-1,c=t.parts===!0||t.tokens===!0||t.scanToEnd===!0,f=[],i=[],p=[],E=e,L=-1,g=0,w=0,T=!1,B=!1,x=!1,v=!1,j=!1,W=!1,b=!1\
,q=!1,Z=!1,k=!1,N=0,P,A,h={value:"",depth:0,isGlob:!1},r=()=>L>=l,D=()=>E.charCodeAt(L+1),O=()=>(P=A,E.charCodeAt(++L));\
for(;L<l;){A=O();let S;if(A===te){b=h.backslashes=!0,A=O(),A===he&&(W=!0);continue}if(W===!0||A===he){for(N++;r()!==!0&&\
(A=O());){if(A===te){b=h.backslashes=!0,O();continue}if(A===he){N++;continue}if(W!==!0&&A===Re&&(A=O())===Re){if(T=h.isB\
race=!0,x=h.isGlob=!0,k=!0,c===!0)continue;break}if(W!==!0&&A===Et){if(T=h.isBrace=!0,x=h.isGlob=!0,k=!0,c===!0)continue\
;break}if(A===xt&&(N--,N===0)){W=!1,T=h.isBrace=!0,k=!0;break}}if(c===!0)continue;break}if(A===Ne){if(f.push(L),i.push(h\
),h={value:"",depth:0,isGlob:!1},k===!0)continue;if(P===Re&&L===g+1){g+=2;continue}w=L+1;continue}if(t.noext!==!0&&(A===\
St||A===ht||A===Ae||A===Oe||A===_e)===!0&&D()===ie){if(x=h.isGlob=!0,v=h.isExtglob=!0,k=!0,A===_e&&L===g&&(Z=!0),c===!0)\
{let U=0;for(;r()!==!0&&(A=O());){if(A===te){b=h.backslashes=!0,O();continue}if(A===ie){U++;continue}if(A===me&&--U===0)\
{k=!0;break}}continue}break}if(A===Ae){if(P===Ae&&(j=h.isGlobstar=!0),x=h.isGlob=!0,k=!0,c===!0)continue;break}if(A===Oe\
){if(x=h.isGlob=!0,k=!0,c===!0)continue;break}if(A===gt){for(;r()!==!0&&(S=O());){if(S===te){b=h.backslashes=!0,O();cont\
inue}if(S===bt){B=h.isBracket=!0,x=h.isGlob=!0,k=!0;break}}if(c===!0)continue;break}if(t.nonegate!==!0&&A===_e&&L===g){q\
=h.negated=!0,g++;continue}if(t.noparen!==!0&&A===ie){if(x=h.isGlob=!0,c===!0){let G=1;for(;r()!==!0&&(A=O());){if(A===t\
e){b=h.backslashes=!0,O();continue}if(A===ie){G++;continue}if(A===me&&--G===0){k=!0;break}}continue}break}if(x===!0){if(\
k=!0,c===!0)continue;break}}t.noext===!0&&(v=!1,x=!1);let $=E,u="",n="";g>0&&(u=E.slice(0,g),E=E.slice(g),w-=g),$&&x===!\
0&&w>0?($=E.slice(0,w),n=E.slice(w)):x===!0?($="",n=E):$=E,$&&$!==""&&$!=="/"&&$!==E&&Ie($.charCodeAt($.length-1))&&($=$\
.slice(0,-1)),t.unescape===!0&&(n&&(n=Te.removeBackslashes(n)),$&&b===!0&&($=Te.removeBackslashes($)));let X={prefix:u,i\
nput:e,start:g,base:$,glob:n,isBrace:T,isBracket:B,isGlob:x,isExtglob:v,isGlobstar:j,negated:q,negatedExtglob:Z};if(t.to\
kens===!0&&(X.maxDepth=0,Ie(A)||i.push(h),X.tokens=i),t.parts===!0||t.tokens===!0){let S;for(let m=0;m<f.length;m++){let\
 Y=S!==void 0?S+1:g,re=f[m],z=e.slice(Y,re);t.tokens&&(m===0&&g!==0?(i[m].isPrefix=!0,i[m].value=u):i[m].value=z,ve(i[m]\
),X.maxDepth+=i[m].depth),re>=g&&(p.push(z),S=re)}let G=S!==void 0?S+1:g,U=e.slice(G);p.push(U),t.tokens&&S&&S+1<e.lengt\
h&&(i[i.length-1].value=U,ve(i[i.length-1]),X.maxDepth+=i[i.length-1].depth),X.slashes=f,X.parts=p}return X};we.exports=\
dt});var Me=ee((Wt,Ge)=>{"use strict";var oe=ne(),K=ue(),{MAX_LENGTH:le,POSIX_REGEX_SOURCE:yt,REGEX_NON_SPECIAL_CHARS:Ct\
,REGEX_SPECIAL_CHARS_BACKREF:Lt,REPLACEMENTS:De}=oe,$t=(e,s)=>{if(typeof s.expandRange=="function")return s.expandRange(\
...e,s);e.sort();let t=`[${e.join("-")}]`;try{new RegExp(t)}catch{return e.map(c=>K.escapeRegex(c)).join("..")}return t}\
,se=(e,s)=>`Missing ${e}: "${s}" - use "\\\\\\\\${s}" to match literal characters`,Be=e=>{let s=[],t=0,l=0,c=0,f="",i=!1;for\
(let p of e){if(i===!0){f+=p,i=!1;continue}if(p==="\\\\"){f+=p,i=!0;continue}if(p===\'"\'){c=c===1?0:1,f+=p;continue}if(c===\
0){if(p==="[")t++;else if(p==="]"&&t>0)t--;else if(t===0){if(p==="(")l++;else if(p===")"&&l>0)l--;else if(p==="|"&&l===0\
){s.push(f),f="";continue}}}f+=p}return s.push(f),s},Ht=e=>{let s=!1;for(let t of e){if(s===!0){s=!1;continue}if(t==="\\\\\
"){s=!0;continue}if(/[?*+@!()[\\]{}]/.test(t))return!1}return!0},ge=e=>{let s=e.trim(),t=!0;for(;t===!0;)t=!1,/^@\\([^\\\\()\
[\\]{}|]+\\)$/.test(s)&&(s=s.slice(2,-1),t=!0);if(Ht(s))return s.replace(/\\\\(.)/g,"$1")},Tt=e=>{let s=e.map(ge).filter(Boo\
lean);for(let t=0;t<s.length;t++)for(let l=t+1;l<s.length;l++){let c=s[t],f=s[l],i=c[0];if(!(!i||c!==i.repeat(c.length)|\
|f!==i.repeat(f.length))&&(c===f||c.startsWith(f)||f.startsWith(c)))return!0}return!1},Ee=(e,s=!0)=>{if(e[0]!=="+"&&e[0]\
!=="*"||e[1]!=="(")return;let t=0,l=0,c=0,f=!1;for(let i=1;i<e.length;i++){let p=e[i];if(f===!0){f=!1;continue}if(p==="\\\
\\"){f=!0;continue}if(p===\'"\'){c=c===1?0:1;continue}if(c!==1){if(p==="["){t++;continue}if(p==="]"&&t>0){t--;continue}if(!\
(t>0)){if(p==="("){l++;continue}if(p===")"&&(l--,l===0))return s===!0&&i!==e.length-1?void 0:{type:e[0],body:e.slice(2,i\
),end:i}}}}},Ot=e=>`${e.length===1?K.escapeRegex(e[0]):`[${e.map(t=>K.escapeRegex(t)).join("")}]`}*`,mt=e=>{let s=0,t=[]\
;for(;s<e.length;){let l=Ee(e.slice(s),!1);if(!l||l.type!=="*")return;let c=Be(l.body).map(i=>i.trim());if(c.length!==1)\
return;let f=ge(c[0]);if(!f||f.length!==1)return;t.push(f),s+=l.end+1}if(!(t.length<1))return t},It=e=>{let s=0,t=e.trim\
(),l=Ee(t);for(;l;)s++,t=l.body.trim(),l=Ee(t);return s},vt=(e,s)=>{if(s.maxExtglobRecursion===!1)return{risky:!1};let t\
=typeof s.maxExtglobRecursion=="number"?s.maxExtglobRecursion:oe.DEFAULT_MAX_EXTGLOB_RECURSION,l=Be(e).map(p=>p.trim());\
if(l.length>1&&(l.some(p=>p==="")||l.some(p=>/^[*?]+$/.test(p))||Tt(l)))return{risky:!0};let c=[],f=!1,i=!0;for(let p of\
 l){let E=mt(p);if(E){f=!0,c.push(...E);continue}let L=ge(p);if(L&&L.length===1){c.push(L);continue}if(i=!1,It(p)>t)retu\
rn{risky:!0}}return f?i?{risky:!0,safeOutput:Ot([...new Set(c)])}:{risky:!0}:{risky:!1}},Se=(e,s)=>{if(typeof e!="string\
")throw new TypeError("Expected a string");e=De[e]||e;let t={...s},l=typeof t.maxLength=="number"?Math.min(le,t.maxLengt\
h):le,c=e.length;if(c>l)throw new SyntaxError(`Input length: ${c}, exceeds maximum allowed length: ${l}`);let f={type:"b\
os",value:"",output:t.prepend||""},i=[f],p=t.capture?"":"?:",E=oe.globChars(t.windows),L=oe.extglobChars(E),{DOT_LITERAL\
:g,PLUS_LITERAL:w,SLASH_LITERAL:T,ONE_CHAR:B,DOTS_SLASH:x,NO_DOT:v,NO_DOT_SLASH:j,NO_DOTS_SLASH:W,QMARK:b,QMARK_NO_DOT:q\
,STAR:Z,START_ANCHOR:k}=E,N=a=>`(${p}(?:(?!${k}${a.dot?x:g}).)*?)`,P=t.dot?"":v,A=t.dot?b:q,h=t.bash===!0?N(t):Z;t.captu\
re&&(h=`(${h})`),typeof t.noext=="boolean"&&(t.noextglob=t.noext);let r={input:e,index:-1,start:0,dot:t.dot===!0,consume\
d:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens:i};e=K.removeP\
refix(e,r),c=e.length;let D=[],O=[],$=[],u=f,n,X=()=>r.index===c-1,S=r.peek=(a=1)=>e[r.index+a],G=r.advance=()=>e[++r.in\
dex]||"",U=()=>e.slice(r.index+1),m=(a="",C=0)=>{r.consumed+=a,r.index+=C},Y=a=>{r.output+=a.output!=null?a.output:a.val\
ue,m(a.value)},re=()=>{let a=1;for(;S()==="!"&&(S(2)!=="("||S(3)==="?");)G(),r.start++,a++;return a%2===0?!1:(r.negated=\
!0,r.start++,!0)},z=a=>{r[a]++,$.push(a)},Q=a=>{r[a]--,$.pop()},R=a=>{if(u.type==="globstar"){let C=r.braces>0&&(a.type=\
=="comma"||a.type==="brace"),o=a.extglob===!0||D.length&&(a.type==="pipe"||a.type==="paren");a.type!=="slash"&&a.type!==\
"paren"&&!C&&!o&&(r.output=r.output.slice(0,-u.output.length),u.type="star",u.value="*",u.output=h,r.output+=u.output)}i\
f(D.length&&a.type!=="paren"&&(D[D.length-1].inner+=a.value),(a.value||a.output)&&Y(a),u&&u.type==="text"&&a.type==="tex\
t"){u.output=(u.output||u.value)+a.value,u.value+=a.value;return}a.prev=u,i.push(a),u=a},ae=(a,C)=>{let o={...L[C],condi\
tions:1,inner:""};o.prev=u,o.parens=r.parens,o.output=r.output,o.startIndex=r.index,o.tokensIndex=i.length;let _=(t.capt\
ure?"(":"")+o.open;z("parens"),R({type:a,value:C,output:r.output?"":B}),R({type:"paren",extglob:!0,value:G(),output:_}),\
D.push(o)},Qe=a=>{let C=e.slice(a.startIndex,r.index+1),o=e.slice(a.startIndex+2,r.index),_=vt(o,t);if((a.type==="plus"|\
|a.type==="star")&&_.risky){let d=_.safeOutput?(a.output?"":B)+(t.capture?`(${_.safeOutput})`:_.safeOutput):void 0,F=i[a\
.tokensIndex];F.type="text",F.value=C,F.output=d||K.escapeRegex(C);for(let V=a.tokensIndex+1;V<i.length;V++)i[V].value="\
",i[V].output="",delete i[V].suffix;r.output=a.output+F.output,r.backtrack=!0,R({type:"paren",extglob:!0,value:n,output:\
""}),Q("parens");return}let y=a.close+(t.capture?")":""),I;if(a.type==="negate"){let d=h;if(a.inner&&a.inner.length>1&&a\
.inner.includes("/")&&(d=N(t)),(d!==h||X()||/^\\)+$/.test(U()))&&(y=a.close=`)$))${d}`),a.inner.includes("*")&&(I=U())&&/\
^\\.[^\\\\/.]+$/.test(I)){let F=Se(I,{...s,fastpaths:!1}).output;y=a.close=`)${F})${d})`}a.prev.type==="bos"&&(r.negatedExt\
glob=!0)}R({type:"paren",extglob:!0,value:n,output:y}),Q("parens")};if(t.fastpaths!==!1&&!/(^[*!]|[/()[\\]{}"])/.test(e))\
{let a=!1,C=e.replace(Lt,(o,_,y,I,d,F)=>I==="\\\\"?(a=!0,o):I==="?"?_?_+I+(d?b.repeat(d.length):""):F===0?A+(d?b.repeat(d.\
length):""):b.repeat(y.length):I==="."?g.repeat(y.length):I==="*"?_?_+I+(d?h:""):h:_?o:`\\\\${o}`);return a===!0&&(t.unesc\
ape===!0?C=C.replace(/\\\\/g,""):C=C.replace(/\\\\+/g,o=>o.length%2===0?"\\\\\\\\":o?"\\\\":"")),C===e&&t.contains===!0?(r.output=\
e,r):(r.output=K.wrapOutput(C,r,s),r)}for(;!X();){if(n=G(),n==="\\0")continue;if(n==="\\\\"){let o=S();if(o==="/"&&t.bash!=\
=!0||o==="."||o===";")continue;if(!o){n+="\\\\",R({type:"text",value:n});continue}let _=/^\\\\+/.exec(U()),y=0;if(_&&_[0].le\
ngth>2&&(y=_[0].length,r.index+=y,y%2!==0&&(n+="\\\\")),t.unescape===!0?n=G():n+=G(),r.brackets===0){R({type:"text",value:\
n});continue}}if(r.brackets>0&&(n!=="]"||u.value==="["||u.value==="[^")){if(t.posix!==!1&&n===":"){let o=u.value.slice(1\
);if(o.includes("[")&&(u.posix=!0,o.includes(":"))){let _=u.value.lastIndexOf("["),y=u.value.slice(0,_),I=u.value.slice(\
_+2),d=yt[I];if(d){u.value=y+d,r.backtrack=!0,G(),!f.output&&i.indexOf(u)===1&&(f.output=B);continue}}}(n==="["&&S()!=="\
:"||n==="-"&&S()==="]")&&(n=`\\\\${n}`),n==="]"&&(u.value==="["||u.value==="[^")&&(n=`\\\\${n}`),t.posix===!0&&n==="!"&&u.va\
lue==="["&&(n="^"),u.value+=n,Y({value:n});continue}if(r.quotes===1&&n!==\'"\'){n=K.escapeRegex(n),u.value+=n,Y({value:n})\
;continue}if(n===\'"\'){r.quotes=r.quotes===1?0:1,t.keepQuotes===!0&&R({type:"text",value:n});continue}if(n==="("){z("pare\
ns"),R({type:"paren",value:n});continue}if(n===")"){if(r.parens===0&&t.strictBrackets===!0)throw new SyntaxError(se("ope\
ning","("));let o=D[D.length-1];if(o&&r.parens===o.parens+1){Qe(D.pop());continue}R({type:"paren",value:n,output:r.paren\
s?")":"\\\\)"}),Q("parens");continue}if(n==="["){if(t.nobracket===!0||!U().includes("]")){if(t.nobracket!==!0&&t.strictBra\
ckets===!0)throw new SyntaxError(se("closing","]"));n=`\\\\${n}`}else z("brackets");R({type:"bracket",value:n});continue}i\
f(n==="]"){if(t.nobracket===!0||u&&u.type==="bracket"&&u.value.length===1){R({type:"text",value:n,output:`\\\\${n}`});cont\
inue}if(r.brackets===0){if(t.strictBrackets===!0)throw new SyntaxError(se("opening","["));R({type:"text",value:n,output:\
`\\\\${n}`});continue}Q("brackets");let o=u.value.slice(1);if(u.posix!==!0&&o[0]==="^"&&!o.includes("/")&&(n=`/${n}`),u.va\
lue+=n,Y({value:n}),t.literalBrackets===!1||K.hasRegexChars(o))continue;let _=K.escapeRegex(u.value);if(r.output=r.outpu\
t.slice(0,-u.value.length),t.literalBrackets===!0){r.output+=_,u.value=_;continue}u.value=`(${p}${_}|${u.value})`,r.outp\
ut+=u.value;continue}if(n==="{"&&t.nobrace!==!0){z("braces");let o={type:"brace",value:n,output:"(",outputIndex:r.output\
.length,tokensIndex:r.tokens.length};O.push(o),R(o);continue}if(n==="}"){let o=O[O.length-1];if(t.nobrace===!0||!o){R({t\
ype:"text",value:n,output:n});continue}let _=")";if(o.dots===!0){let y=i.slice(),I=[];for(let d=y.length-1;d>=0&&(i.pop(\
),y[d].type!=="brace");d--)y[d].type!=="dots"&&I.unshift(y[d].value);_=$t(I,t),r.backtrack=!0}if(o.comma!==!0&&o.dots!==\
!0){let y=r.output.slice(0,o.outputIndex),I=r.tokens.slice(o.tokensIndex);o.value=o.output="\\\\{",n=_="\\\\}",r.output=y;fo\
r(let d of I)r.output+=d.output||d.value}R({type:"brace",value:n,output:_}),Q("braces"),O.pop();continue}if(n==="|"){D.l\
ength>0&&D[D.length-1].conditions++,R({type:"text",value:n});continue}if(n===","){let o=n,_=O[O.length-1];_&&$[$.length-\
1]==="braces"&&(_.comma=!0,o="|"),R({type:"comma",value:n,output:o});continue}if(n==="/"){if(u.type==="dot"&&r.index===r\
.start+1){r.start=r.index+1,r.consumed="",r.output="",i.pop(),u=f;continue}R({type:"slash",value:n,output:T});continue}i\
f(n==="."){if(r.braces>0&&u.type==="dot"){u.value==="."&&(u.output=g);let o=O[O.length-1];u.type="dots",u.output+=n,u.va\
lue+=n,o.dots=!0;continue}if(r.braces+r.parens===0&&u.type!=="bos"&&u.type!=="slash"){R({type:"text",value:n,output:g});\
continue}R({type:"dot",value:n,output:g});continue}if(n==="?"){if(!(u&&u.value==="(")&&t.noextglob!==!0&&S()==="("&&S(2)\
!=="?"){ae("qmark",n);continue}if(u&&u.type==="paren"){let _=S(),y=n;(u.value==="("&&!/[!=<:]/.test(_)||_==="<"&&!/<([!=\
]|\\w+>)/.test(U()))&&(y=`\\\\${n}`),R({type:"text",value:n,output:y});continue}if(t.dot!==!0&&(u.type==="slash"||u.type===\
"bos")){R({type:"qmark",value:n,output:q});continue}R({type:"qmark",value:n,output:b});continue}if(n==="!"){if(t.noextgl\
ob!==!0&&S()==="("&&(S(2)!=="?"||!/[!=<:]/.test(S(3)))){ae("negate",n);continue}if(t.nonegate!==!0&&r.index===0){re();co\
ntinue}}if(n==="+"){if(t.noextglob!==!0&&S()==="("&&S(2)!=="?"){ae("plus",n);continue}if(u&&u.value==="("||t.regex===!1)\
{R({type:"plus",value:n,output:w});continue}if(u&&(u.type==="bracket"||u.type==="paren"||u.type==="brace")||r.parens>0){\
R({type:"plus",value:n});continue}R({type:"plus",value:w});continue}if(n==="@"){if(t.noextglob!==!0&&S()==="("&&S(2)!=="\
?"){R({type:"at",extglob:!0,value:n,output:""});continue}R({type:"text",value:n});continue}if(n!=="*"){(n==="$"||n==="^"\
)&&(n=`\\\\${n}`);let o=Ct.exec(U());o&&(n+=o[0],r.index+=o[0].length),R({type:"text",value:n});continue}if(u&&(u.type==="\
globstar"||u.star===!0)){u.type="star",u.star=!0,u.value+=n,u.output=h,r.backtrack=!0,r.globstar=!0,m(n);continue}let a=\
U();if(t.noextglob!==!0&&/^\\([^?]/.test(a)){ae("star",n);continue}if(u.type==="star"){if(t.noglobstar===!0){m(n);continu\
e}let o=u.prev,_=o.prev,y=o.type==="slash"||o.type==="bos",I=_&&(_.type==="star"||_.type==="globstar");if(t.bash===!0&&(\
!y||a[0]&&a[0]!=="/")){R({type:"star",value:n,output:""});continue}let d=r.braces>0&&(o.type==="comma"||o.type==="brace"\
),F=D.length&&(o.type==="pipe"||o.type==="paren");if(!y&&o.type!=="paren"&&!d&&!F){R({type:"star",value:n,output:""});co\
ntinue}for(;a.slice(0,3)==="/**";){let J=e[r.index+4];if(J&&J!=="/")break;a=a.slice(3),m("/**",3)}let V=X()||r.parens>0&\
&a===")".repeat(r.parens)&&!D.some(J=>J.type==="negate");if(o.type==="bos"&&X()){u.type="globstar",u.value+=n,u.output=N\
(t),r.output=u.output,r.globstar=!0,m(n);continue}if(o.type==="slash"&&o.prev.type!=="bos"&&!I&&V){r.output=r.output.sli\
ce(0,-(o.output+u.output).length),o.output=`(?:${o.output}`,u.type="globstar",u.output=N(t)+(t.strictSlashes?")":"|$)"),\
u.value+=n,r.globstar=!0,r.output+=o.output+u.output,m(n);continue}if(o.type==="slash"&&o.prev.type!=="bos"&&a[0]==="/")\
{let J=a[1]!==void 0?"|$":"";r.output=r.output.slice(0,-(o.output+u.output).length),o.output=`(?:${o.output}`,u.type="gl\
obstar",u.output=`${N(t)}${T}|${T}${J})`,u.value+=n,r.output+=o.output+u.output,r.globstar=!0,m(n+G()),R({type:"slash",v\
alue:"/",output:""});continue}if(o.type==="bos"&&a[0]==="/"){u.type="globstar",u.value+=n,u.output=`(?:^|${T}|${N(t)}${T\
})`,r.output=u.output,r.globstar=!0,m(n+G()),R({type:"slash",value:"/",output:""});continue}r.output=r.output.slice(0,-u\
.output.length),u.type="globstar",u.output=N(t),u.value+=n,r.output+=u.output,r.globstar=!0,m(n);continue}let C={type:"s\
tar",value:n,output:h};if(t.bash===!0){C.output=".*?",(u.type==="bos"||u.type==="slash")&&(C.output=P+C.output),R(C);con\
tinue}if(u&&(u.type==="bracket"||u.type==="paren")&&t.regex===!0){C.output=n,R(C);continue}(r.index===r.start||u.type===\
"slash"||u.type==="dot")&&(u.type==="dot"?(r.output+=j,u.output+=j):t.dot===!0?(r.output+=W,u.output+=W):(r.output+=P,u.\
output+=P),S()!=="*"&&(r.output+=B,u.output+=B)),R(C)}for(;r.brackets>0;){if(t.strictBrackets===!0)throw new SyntaxError\
(se("closing","]"));r.output=K.escapeLast(r.output,"["),Q("brackets")}for(;r.parens>0;){if(t.strictBrackets===!0)throw n\
ew SyntaxError(se("closing",")"));r.output=K.escapeLast(r.output,"("),Q("parens")}for(;r.braces>0;){if(t.strictBrackets=\
==!0)throw new SyntaxError(se("closing","}"));r.output=K.escapeLast(r.output,"{"),Q("braces")}if(t.strictSlashes!==!0&&(\
u.type==="star"||u.type==="bracket")&&R({type:"maybe_slash",value:"",output:`${T}?`}),r.backtrack===!0){r.output="";for(\
let a of r.tokens)r.output+=a.output!=null?a.output:a.value,a.suffix&&(r.output+=a.suffix)}return r};Se.fastpaths=(e,s)=\
>{let t={...s},l=typeof t.maxLength=="number"?Math.min(le,t.maxLength):le,c=e.length;if(c>l)throw new SyntaxError(`Input\
 length: ${c}, exceeds maximum allowed length: ${l}`);e=De[e]||e;let{DOT_LITERAL:f,SLASH_LITERAL:i,ONE_CHAR:p,DOTS_SLASH\
:E,NO_DOT:L,NO_DOTS:g,NO_DOTS_SLASH:w,STAR:T,START_ANCHOR:B}=oe.globChars(t.windows),x=t.dot?g:L,v=t.dot?w:L,j=t.capture\
?"":"?:",W={negated:!1,prefix:""},b=t.bash===!0?".*?":T;t.capture&&(b=`(${b})`);let q=P=>P.noglobstar===!0?b:`(${j}(?:(?\
!${B}${P.dot?E:f}).)*?)`,Z=P=>{switch(P){case"*":return`${x}${p}${b}`;case".*":return`${f}${p}${b}`;case"*.*":return`${x\
}${b}${f}${p}${b}`;case"*/*":return`${x}${b}${i}${p}${v}${b}`;case"**":return x+q(t);case"**/*":return`(?:${x}${q(t)}${i\
})?${v}${p}${b}`;case"**/*.*":return`(?:${x}${q(t)}${i})?${v}${b}${f}${p}${b}`;case"**/.*":return`(?:${x}${q(t)}${i})?${\
f}${p}${b}`;default:{let A=/^(.*?)\\.(\\w+)$/.exec(P);if(!A)return;let h=Z(A[1]);return h?h+f+A[2]:void 0}}},k=K.removePre\
fix(e,W),N=Z(k);return N&&t.strictSlashes!==!0&&(N+=`${i}?`),N};Ge.exports=Se});var Ke=ee((qt,Ue)=>{"use strict";var Nt=\
ke(),xe=Me(),Pe=ue(),wt=ne(),kt=e=>e&&typeof e=="object"&&!Array.isArray(e),H=(e,s,t=!1)=>{if(Array.isArray(e)){let g=e.\
map(T=>H(T,s,t));return T=>{for(let B of g){let x=B(T);if(x)return x}return!1}}let l=kt(e)&&e.tokens&&e.input;if(e===""|\
|typeof e!="string"&&!l)throw new TypeError("Expected pattern to be a non-empty string");let c=s||{},f=c.windows,i=l?H.c\
ompileRe(e,s):H.makeRe(e,s,!1,!0),p=i.state;delete i.state;let E=()=>!1;if(c.ignore){let g={...s,ignore:null,onMatch:nul\
l,onResult:null};E=H(c.ignore,g,t)}let L=(g,w=!1)=>{let{isMatch:T,match:B,output:x}=H.test(g,i,s,{glob:e,posix:f}),v={gl\
ob:e,state:p,regex:i,posix:f,input:g,output:x,match:B,isMatch:T};return typeof c.onResult=="function"&&c.onResult(v),T==\
=!1?(v.isMatch=!1,w?v:!1):E(g)?(typeof c.onIgnore=="function"&&c.onIgnore(v),v.isMatch=!1,w?v:!1):(typeof c.onMatch=="fu\
nction"&&c.onMatch(v),w?v:!0)};return t&&(L.state=p),L};H.test=(e,s,t,{glob:l,posix:c}={})=>{if(typeof e!="string")throw\
 new TypeError("Expected input to be a string");if(e==="")return{isMatch:!1,output:""};let f=t||{},i=f.format||(c?Pe.toP\
osixSlashes:null),p=e===l,E=p&&i?i(e):e;return p===!1&&(E=i?i(e):e,p=E===l),(p===!1||f.capture===!0)&&(f.matchBase===!0|\
|f.basename===!0?p=H.matchBase(e,s,t,c):p=s.exec(E)),{isMatch:!!p,match:p,output:E}};H.matchBase=(e,s,t,l=t&&t.windows)=\
>(s instanceof RegExp?s:H.makeRe(s,t)).test(Pe.basename(e,{windows:l}));H.isMatch=(e,s,t)=>H(s,t)(e);H.parse=(e,s)=>Arra\
y.isArray(e)?e.map(t=>H.parse(t,s)):xe(e,{...s,fastpaths:!1});H.scan=(e,s)=>Nt(e,s);H.compileRe=(e,s,t=!1,l=!1)=>{if(t==\
=!0)return e.output;let c=s||{},f=c.contains?"":"^",i=c.contains?"":"$",p=`${f}(?:${e.output})${i}`;e&&e.negated===!0&&(\
p=`^(?!${p}).*$`);let E=H.toRegex(p,s);return l===!0&&(E.state=e),E};H.makeRe=(e,s={},t=!1,l=!1)=>{if(!e||typeof e!="str\
ing")throw new TypeError("Expected a non-empty string");let c={negated:!1,fastpaths:!0};return s.fastpaths!==!1&&(e[0]==\
="."||e[0]==="*")&&(c.output=xe.fastpaths(e,s)),c.output||(c=xe(e,s)),H.compileRe(c,s,t,l)};H.toRegex=(e,s)=>{try{let t=\
s||{};return new RegExp(e,t.flags||(t.nocase?"i":""))}catch(t){if(s&&s.debug===!0)throw t;return/$^/}};H.constants=wt;Ue\
.exports=H});var Fe=ee((Ft,qe)=>{"use strict";var Xe=Ke(),Dt=ue();function We(e,s,t=!1){return s&&(s.windows===null||s.w\
indows===void 0)&&(s={...s,windows:Dt.isWindows()}),Xe(e,s,t)}Object.assign(We,Xe);qe.exports=We});var Mt={};Je(Mt,{matc\
her:()=>Gt,scanned:()=>Bt});module.exports=tt(Mt);var be=et(Fe(),1);function Bt(e){let{base:s,glob:t}=be.default.scan(e)\
;return{base:s,rest:t}}function Gt(e,s){return(0,be.default)([...e],{dot:!0,nocase:s})}0&&(module.exports={matcher,scann\
ed});\n',"picomatch.lazy.ts"),Ue=(...e)=>Fe().scanned(...e),Ke=(...e)=>Fe().matcher(...e);var fn=/^(?:[\w.~@-]|\*(?!\*)|\{(?!\S*\.\.)[\w.~@-]+(?:,[\w.~@-]+)+\})+$/;function Xe(e){let t=e.split("/");return(t[0]===
""?t.slice(1):t).every(r=>r==="**"||dn(r))?t:void 0}function dn(e){return fn.test(e)&&!["*.*",".",".."].includes(e)}function mn(e){
return/[*{]/.test(e)}function Je(e){let t=Xe(e),n=t?.findIndex(mn);return t===void 0||n===void 0||t[0]===""&&n===1?Ue(e):
n===-1?{base:e,rest:""}:{base:t.slice(0,n).join("/"),rest:t.slice(n).join("/")}}function We(e,t){let n=Xe(e);if(n===void 0||
n[0]===""||n.at(-1)==="**")return Ke([e,`${e}/**`],t);let r=new RegExp(`^${gn(n)}(?:/.*)?$`,t?"is":"s");return o=>r.test(
o)}function gn(e){let t="",n="";for(let r of e){if(r==="**"){t+=n===""?"(?:.*/)?":"(?:/.*)?";continue}t+=n+(r==="*"?"[^/\
]+":r.replace(/[.*{},-]/g,hn)),n="/"}return t}function hn(e){switch(e){case"*":return"[^/]*";case"{":return"(?:";case",":
return"|";case"}":return")";default:return`\\${e}`}}var Ye=process.platform==="darwin"||process.platform==="win32";function Ve(e,t,n){let r=t.map(s=>xn(s,n)),o=e.map(s=>_n(
s,r,n));return o.length>0&&o.every(s=>s==="inside")?"inside":o.every(s=>s==="outside")?"outside":"perhaps"}function xn(e,t){
let{base:n,rest:r}=Je(Rn(e).replace(/\/+$/u,"")),o=ze(t.projectDir,n),s=[o,R(o)].map(k);return{roots:[...new Set(s)],matches:An(
r)}}function Rn(e){let t=process.env.HOME??"";return t!==""&&e.startsWith("~/")?`${t}${e.slice(1)}`:e}function An(e){if(e===
""||e==="**")return()=>!0;let t;return n=>(t??=We(e,Ye),t(n))}function _n(e,t,n){let{plain:r,odd:o}=B(e,n);if(r.map(m=>Qe(
R(m),t)).every(Boolean))return"inside";let i=[...r,...o],u=i.map(m=>ze(m));return[...u,...[...i,...u].map(R)].some(m=>Qe(
m,t))?"perhaps":"outside"}function Qe(e,t){let n=k(e);return t.some(({roots:r,matches:o})=>r.some(s=>{let i=En(Ze(s),Ze(
n));return i!==void 0&&o(i)}))}function En(e,t){let n=bn(e,t);if(!(yn(n)||n===".."||n.startsWith(`..${qe}`)))return n.split(
qe).join("/")}function Ze(e){return Ye?e.normalize("NFC").toLowerCase():e}var et={kind:"path-under",holds(e,t){let n=Ve(N(t,e.fields),e.globs,t);return n==="perhaps"?{holds:!0,unsure:!0}:{holds:n===
"inside"}}};await _e({
  "hook": "check-issue",
  "event": "PreToolUse",
  "onError": "block",
  "deadlineMs": 8000,
  "rule": {
    "kind": "decide",
    "cases": [
      {
        "tools": {
          "names": [
            "Edit",
            "NotebookEdit",
            "Write"
          ]
        },
        "where": {
          "kind": "not",
          "of": {
            "kind": "path-under",
            "globs": [
              "memory",
              "documents",
              "projects",
              "output",
              "generated",
              "extracted",
              "url-get"
            ],
            "fields": [
              "file_path",
              "notebook_path"
            ]
          }
        },
        "require": {
          "kind": "issue-named",
          "branch": "(?:^|[/_-])(?:issue[-_]?)?\\d+(?=[-_/]|$)",
          "files": [
            ".issue"
          ],
          "text": "\\bissues?\\b[^\\n.;,#]{0,40}#\\d+",
          "maxBytes": 67108864
        },
        "message": "No issue is named for this work, and file writes wait for one. Create the issue, then work on a branch that carries its number, or put `issue #N` into the first line of `.issue`."
      }
    ],
    "otherwise": "allow"
  },
  "log": {
    "tag": "check-issue",
    "act": "op=block tool={tool} detail=no issue"
  }
},ie({"issue-named":je,"path-under":et}));
