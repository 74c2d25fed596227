#!/usr/bin/env node
var y=class extends Error{constructor(t){super(`no answer within ${t} ms`),this.name="DeadlinePassed"}};function q(e){return{
check(){if(h()>e)throw new y(e)},remainingMs:()=>Math.max(0,e-h())}}function h(){return process.uptime()*1e3}function k(e,t,n){switch(e.kind){case"all":return Q(e.of,t,n,"no");case"any":return Q(e.of,t,n,"yes");case"not":return rt(
k(e.of,t,n));default:return st(e,t,n)}}function Q(e,t,n,r){let o,s=[],i=[];for(let u of e){t.clock.check();try{let a=k(u,
t,n);if(ot(a)===r)return a;a.unsure===!0&&(o??=a),s.push(a)}catch(a){if(a instanceof y)throw a;i.push(a)}}if(i.length>0)
throw i[0];return o??nt(r==="no",s)}function nt(e,t){let n=t.flatMap(({missing:o=[]})=>o),r=t.flatMap(({because:o})=>o===
void 0?[]:[o]);return{holds:e,...r.length===0?{}:{because:r.join("; ")},...n.length===0?{}:{missing:n}}}function rt(e){return e.
unsure===!0?e:{...e,holds:!e.holds}}function ot(e){return e.unsure===!0?"unsure":e.holds?"yes":"no"}function st(e,t,n){let r=n[e.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${e.kind}"`);return r.holds(e,t)}function p(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function l(e,t){return Object.hasOwn(e,t)?e[t]:void 0}
function _(e,t){let n=l(e,t);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as it}from"node:path";var c=class extends Error{constructor(t){super(t),this.name="CannotTell"}};var z="main",E="unknown";function Z(e){let t=l(e,"agent_type")??"";if(t==="")return(l(e,"agent_id")??"")===""?z:E;if(typeof t!=
"string")return E;let n=I(t);return n===z?E:n}function I(e){return e.toLowerCase()}function b(e){return e==="Task"?"Agent":e}function Y(e,t){return e.any===!0||t===""||e.names?.some(r=>b(r)===t)===!0?!0:
(e.prefixes??[]).some(({prefix:r,except:o})=>t.startsWith(r)&&!o.includes(t))}var at=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),A=new Set(["Stop","SubagentStop"]),x=class extends c{};function B(e,t,n){let r=ut(e),o=_(r,"hook_event_name")??t;
if(!lt(o,t))throw new c(`it waits for ${t} and was called for another event`);let s=V(l(r,"cwd"))??n.cwd,i=at.has(o),u=l(
r,"agent_id"),a=_(r,"transcript_path");return{event:o,tool:i?ct(r):"",get input(){return i?pt(r):r},cwd:s,projectDir:V(n.
projectDir)??s,identity:Z(r),...ee(u)?{}:{agentId:typeof u=="string"?u:""},...a===void 0?{}:{transcriptPath:a},payload:r,
clock:n.clock}}function ut(e){if(e.trim()==="")throw new x("standard input held no payload");let t;try{t=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new x("the payload on standard input is not valid JSON")}if(!p(t))throw new x("the payload o\
n standard input is no JSON object");return t}function lt(e,t){return e===t||A.has(e)&&A.has(t)}function ct(e){let t=_(e,
"tool_name");if(t===void 0)throw new c("the payload names no tool");return b(t)}function pt(e){let t=l(e,"tool_input");if(ee(
t))return{};if(!p(t))throw new c("the payload's tool_input is no object");return t}function ee(e){return e==null||e===""}
function V(e){return typeof e=="string"&&it(e)?e:void 0}function ne(e,t){return e===void 0?!0:"only"in e?t!==E&&te(e.only,t):t===E||!te(e.except,t)}function te(e,t){return e.some(
n=>I(n)===t)}function re(e){return(t,n)=>A.has(n.event)&&gt(n)?{verdict:"none"}:ft(t,n,e)}function ft(e,t,n){let r=!1;for(let o of e.
cases){let s=dt(o,t,n);if(!s.holds)continue;let i=mt(o,s,t,n);if(i!==void 0)return i;if(r=!0,s.unsure!==!0)return{verdict:"\
allow"}}return e.otherwise==="block"?{verdict:"block",message:e.otherwiseMessage??"{hook} refuses this call."}:{verdict:r?
"allow":"none"}}function dt(e,t,n){return!ne(e.who,t.identity)||!Y(e.tools,t.tool)?{holds:!1}:e.where===void 0?{holds:!0}:
k(e.where,t,n)}function mt(e,t,n,r){if(e.require===void 0)return{verdict:"block",message:e.message,because:t.because};let o=k(
e.require,n,r);if(o.holds&&o.unsure!==!0)return;let s=[t.because,o.because].filter(i=>i!==void 0);return{verdict:"block",
message:e.message,because:s.length===0?void 0:s.join("; "),missing:o.missing}}function gt(e){return!!l(e.payload,"stop_h\
ook_active")}import{resolve as Tt}from"node:path";var yt=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:m,constants:S,existsSync:Qn,fstatSync:d,
ftruncateSync:zn,lstatSync:oe,openSync:v,read:se,readdirSync:Zn,readFileSync:ht,readlinkSync:ie,readSync:ae,realpathSync:Yn,
statSync:Vn,writeSync:$}=yt;var bt=/^[\w:.\-/@+*]*$/,xt=/^[ -~]*$/,At="[^\\p{L}\\p{N}_:.\\-/@+*]+",Rt="[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]+";function g(e){
let t=bt.test(e)?e:e.replace(new RegExp(At,"gu"),"_");return ue(t,120)}function R(e){let t=xt.test(e)?e:e.replace(new RegExp(
Rt,"gu")," ");return ue(t.trim(),300)}function ue(e,t){let n=Array.from(e.slice(0,t*2+2));return n.length>t?`${n.slice(0,
t-1).join("")}\u2026`:e}function le(e,t){let{tool:n,agent:r,event:o,session:s}=t,i={tool:g(n),agent:g(r),event:g(o)},u=`${JSON.stringify({...t,...i,
session:g(s)})}
`,{O_APPEND:a,O_CREAT:f,O_WRONLY:et}=S,tt=a|f|et|(S.O_NONBLOCK??0);try{let X=v(e,tt,384);try{$(X,u)}finally{m(X)}}catch{}}var _t=/\{(tool|agent|hook|type|missing|because)\}/gu;function T(e,t){return e.replace(_t,(n,r)=>Et(r,t))}function Et(e,t){
switch(e){case"because":return t.because===void 0?"":` (${R(t.because)})`;case"missing":return R((t.missing??[]).join(" \
and "));case"type":return g(t.type??"")||"none";default:return g(t[e])}}function pe(e,t,n){let r={...t,hook:e.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":
return{exit:0,stdout:"",stderr:L(e,e.log?.allow,r)};case"block":{let{because:o,missing:s}=n,i={...r,because:o,missing:s},
u=L(e,e.log?.act,i);return St(t.event,Ct(n.message,i),u)}case"remind":return ce(e,t,T(n.text,r));case"inject":return ce(
e,t,n.text)}}function fe(e,t,n){let r=e.onError==="block"&&!A.has(t.event),o=R(n instanceof Error?n.message:String(n)),s=`${e.
hook} could not decide, an infrastructure fault, not policy: ${o}.`,i=r?"It refuses what it cannot judge. Repair the cau\
se and retry; the call itself may be in order.":"The call goes on unchecked by this hook.",a=L(e,`op=error tool={tool} v\
erdict=${r?"block":"allow"} detail=infrastructure`,{...t,hook:e.hook});return{exit:r?2:0,stdout:"",stderr:`${s} ${i}
${a}`}}function St(e,t,n){return A.has(e)?{exit:0,stdout:de({decision:"block",reason:t}),stderr:n}:{exit:2,stdout:"",stderr:`${t}\

${n}`}}function Ct(e,t){let n=T(e,t).trimEnd(),{missing:r=[],because:o}=t,s=r.length===0||e.includes("{missing}"),i=o===
void 0||e.includes("{because}");return[n,...s?[]:[`Missing: ${R(r.join(" and "))}`],...i?[]:[`Reason: ${R(o)}`]].join(`
`)}function ce(e,t,n){let r={hookEventName:t.event,additionalContext:n},o=L(e,e.log?.act,{...t,hook:e.hook});return{exit:0,
stdout:de({hookSpecificOutput:r}),stderr:o}}function de(e){return`${JSON.stringify(e)}
`}function L(e,t,n){return e.log===void 0||t===void 0?"":`[${e.log.tag}] ${T(t,n)}
`}var D=!1;async function ge(){let e=[];return $t()&&kt()&&await wt(e)||await Ot(e),Buffer.concat(e).toString("utf8")}function kt(){
try{let e=d(0);return e.isFIFO()||e.isSocket()||e.isFile()}catch{return!1}}var me=65536;function wt(e){return new Promise(
(t,n)=>{let r=()=>{D=!0,se(0,Buffer.allocUnsafe(me),0,me,null,(o,s,i)=>{if(D=!1,o!==null)return ye(o)?t(!1):n(o);if(s===
0)return t(!0);e.push(i.subarray(0,s)),r()})};r()})}function Ot(e){let{stdin:t}=process;return t.isTTY?Promise.resolve():
new Promise((n,r)=>{t.on("data",o=>e.push(o)),t.on("end",n),t.on("error",r)})}function M(e,t){let n=Buffer.from(t,"utf8");
for(let r=0;n.length>0&&r<1e3;r+=1)try{n=n.subarray($(e,n))}catch(o){if(!ye(o))return;vt(1)}}function ye(e){return e instanceof
Error&&"code"in e&&e.code==="EAGAIN"}function vt(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}function he(e){
if(D){let{execPath:t,execve:n}=process;n?.(t,[t,"-e",`process.exitCode = ${e}`],{})}process.exit(e)}function $t(){return process.
execve!==void 0&&process.platform!=="win32"&&process.permission===void 0}async function xe(e,t){let n=q(e.deadlineMs),r,o=s=>be(e,r,fe(e,j(e,r),s));process.on("uncaughtException",o),process.on(
"unhandledRejection",o),setTimeout(()=>o(new y(e.deadlineMs)),n.remainingMs());try{let s=process.env.CLAUDE_PROJECT_DIR,
i=await ge();r=Lt(i,e,{projectDir:s,clock:n,get cwd(){return process.cwd()}});let a=await t(e.rule,r);be(e,r,pe(e,j(e,r),
a),a)}catch(s){o(s)}}function Lt(e,t,n){try{return B(e,t.event,n)}catch(r){if(!(r instanceof x)||!Ht(t.rule))throw r;return B(
"{}",t.event,n)}}function Ht(e){return e.kind==="inject"&&e.parts.every(({kind:t,who:n})=>t==="text"&&n===void 0)}function j(e,t){
if(t===void 0)return{event:e.event,tool:"",agent:""};let{event:n,tool:r,identity:o}=t;return{event:n,tool:r,agent:o,type:Pt(
t)}}function Pt(e){let t=l(e.payload,"tool_input"),n=p(t)?l(t,"subagent_type"):void 0;return typeof n=="string"?n:void 0}
function be(e,t,n,r){try{M(1,n.stdout),M(2,n.stderr),Nt(e,t,n,r)}finally{he(n.exit)}}function Nt(e,t,n,r){let o=process.
env.ENFORCEMENT_LOG??"";if(o==="")return;let{event:s,tool:i,agent:u}=j(e,t),a=t===void 0?"":l(t.payload,"session_id");le(
Tt(t?.projectDir??"",o),{time:new Date().toISOString(),hook:e.hook,event:s,tool:i,agent:u,verdict:r?.verdict??(n.exit===
2?"block":"allow"),cause:r===void 0?"infrastructure":"policy",ms:Math.round(h()),session:typeof a=="string"?a:""})}var It=new Set(["Write","Edit","MultiEdit","NotebookEdit"]);function H(e,t){let n=t.flatMap(r=>Bt(r,l(e.input,r)));if(n.
length===0&&It.has(e.tool))throw new c(`the call of ${e.tool} names no path`);return n}function Bt(e,t){return t==null||
t===""?[]:(Array.isArray(t)?t:[t]).map(r=>{if(typeof r=="string")return r;throw new c(`the field "${e}" holds something \
other than a path`)})}function Ae(e){try{return oe(e,{throwIfNoEntry:!1})}catch(t){if(t instanceof Error&&"code"in t&&t.code==="ENOTDIR")return;
throw t}}import{dirname as Dt,isAbsolute as Mt,parse as G,sep as F}from"node:path";var jt=40,Gt=F==="\\"?/[\\/]/u:/\//u;function C(e){let t=G(e).root,n=Re(e);for(let r=0;n.length>0;){let o=n.pop()??"";if(o===
""||o===".")continue;if(o===".."){t=Dt(t);continue}let s=t.endsWith(F)?t+o:t+F+o,i=Ft(s);if(i===void 0){t=s;continue}if(r+=
1,r>jt)throw new c("a path leads through a circle of links");Mt(i)&&(t=G(i).root),n.push(...Re(i))}return t}function Re(e){
return e.slice(G(e).root.length).split(Gt).reverse()}function Ft(e){return Ae(e)?.isSymbolicLink()??!1?ie(e):void 0}import{isAbsolute as Ut}from"node:path";function P(e,t){return{plain:_e(e,t),odd:Kt(e).flatMap(n=>_e(n,t))}}function _e(e,t){
return Ut(e)?[e]:[...new Set([`${t.cwd}/${e}`,`${t.projectDir}/${e}`])]}function Kt(e){let t=[];e.includes("\\")&&t.push(
e.replaceAll("\\","/"));let n=process.env.HOME??"";return n!==""&&/^~(?:[\\/]|$)/u.test(e)&&t.push(`${n}${e.slice(1)}`),
/^file:/iu.test(e)&&t.push(Jt(e.replace(/^file:(?:\/\/[^/]*)?/iu,""))),t}function Jt(e){try{return decodeURIComponent(e)}catch{
return e}}var Ee={kind:"extension",holds(e,t){let n=e.in.map(s=>`.${s.replace(/^\./u,"")}`.toLowerCase()),r=s=>n.some(i=>s.toLowerCase().
endsWith(i));return{holds:H(t,e.fields).some(s=>r(s.trimEnd())||P(s,t).plain.some(i=>r(C(i))))}}};var Se={kind:"non-empty",holds(e,t){let n=l(t.input,e.field);return typeof n=="string"?{holds:n.trim()!==""}:Array.isArray(
n)?{holds:n.length>0}:{holds:p(n)&&Object.keys(n).length>0}}};import{isAbsolute as Vt,relative as en,resolve as Ie,sep as He}from"node:path";var Wt=process.getBuiltinModule===void 0?await import("node:vm"):void 0;function Ce(e,t){let n;return()=>{if(n===void 0){
let r={exports:{}};(Wt??process.getBuiltinModule("node:vm")).runInThisContext(`(function(module){${e}
})`,{filename:t})(r),n=r.exports}return n}}var ke=Ce('var je=Object.create;var ce=Object.defineProperty;var Ze=Object.getOwnPropertyDescriptor;var ze=Object.getOwn\
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
ed});\n',"picomatch.lazy.ts"),we=(...e)=>ke().scanned(...e),Oe=(...e)=>ke().matcher(...e);var Xt=/^(?:[\w.~@-]|\*(?!\*)|\{(?!\S*\.\.)[\w.~@-]+(?:,[\w.~@-]+)+\})+$/;function ve(e){let t=e.split("/");return(t[0]===
""?t.slice(1):t).every(r=>r==="**"||qt(r))?t:void 0}function qt(e){return Xt.test(e)&&!["*.*",".",".."].includes(e)}function Qt(e){
return/[*{]/.test(e)}function $e(e){let t=ve(e),n=t?.findIndex(Qt);return t===void 0||n===void 0||t[0]===""&&n===1?we(e):
n===-1?{base:e,rest:""}:{base:t.slice(0,n).join("/"),rest:t.slice(n).join("/")}}function Te(e,t){let n=ve(e);if(n===void 0||
n[0]===""||n.at(-1)==="**")return Oe([e,`${e}/**`],t);let r=new RegExp(`^${zt(n)}(?:/.*)?$`,t?"is":"s");return o=>r.test(
o)}function zt(e){let t="",n="";for(let r of e){if(r==="**"){t+=n===""?"(?:.*/)?":"(?:/.*)?";continue}t+=n+(r==="*"?"[^/\
]+":r.replace(/[.*{},-]/g,Zt)),n="/"}return t}function Zt(e){switch(e){case"*":return"[^/]*";case"{":return"(?:";case",":
return"|";case"}":return")";default:return`\\${e}`}}var Yt=/[\\/]\.claude[\\/]worktrees[\\/][^\\/]+(?=[\\/]|$)/u;function U(e){let t=e;for(let n=Le(t);n!==t;n=Le(t))t=n;return t}
function Le(e){return e.replace(Yt,"")||e}var Be=process.platform==="darwin"||process.platform==="win32";function De(e,t,n){let r=t.map(s=>tn(s,n)),o=e.map(s=>on(
s,r,n));return o.length>0&&o.every(s=>s==="inside")?"inside":o.every(s=>s==="outside")?"outside":"perhaps"}function tn(e,t){
let{base:n,rest:r}=$e(nn(e).replace(/\/+$/u,"")),o=Ie(t.projectDir,n),s=[o,C(o)].map(U);return{roots:[...new Set(s)],matches:rn(
r)}}function nn(e){let t=process.env.HOME??"";return t!==""&&e.startsWith("~/")?`${t}${e.slice(1)}`:e}function rn(e){if(e===
""||e==="**")return()=>!0;let t;return n=>(t??=Te(e,Be),t(n))}function on(e,t,n){let{plain:r,odd:o}=P(e,n);if(r.map(f=>Pe(
C(f),t)).every(Boolean))return"inside";let i=[...r,...o],u=i.map(f=>Ie(f));return[...u,...[...i,...u].map(C)].some(f=>Pe(
f,t))?"perhaps":"outside"}function Pe(e,t){let n=U(e);return t.some(({roots:r,matches:o})=>r.some(s=>{let i=sn(Ne(s),Ne(
n));return i!==void 0&&o(i)}))}function sn(e,t){let n=en(e,t);if(!(Vt(n)||n===".."||n.startsWith(`..${He}`)))return n.split(
He).join("/")}function Ne(e){return Be?e.normalize("NFC").toLowerCase():e}var Me={kind:"path-under",holds(e,t){let n=De(H(t,e.fields),e.globs,t);return n==="perhaps"?{holds:!0,unsure:!0}:{holds:n===
"inside"}}};function je(e){let t=v(e,S.O_RDONLY|(S.O_NONBLOCK??0));if(d(t).isFile())return t;throw m(t),new w(e)}var w=class extends Error{constructor(t){super(`${t} is no regular file`),this.name="NotRegular"}};var an=10,un=64*1024,ln=4*1024*1024;function*Ue(e,t){let n=K(e);try{yield*cn(n,t)}finally{m(n)}}function K(e){try{return je(
e)}catch(t){if(t instanceof w)throw new c("the transcript is no regular file");let n=t instanceof Error&&"code"in t?String(
t.code):"unknown error";throw new c(`the transcript cannot be read (${n})`)}}function*cn(e,t){let n=d(e).size,r=t.maxBytes,
o=[];for(let s=un;n>0;s=Math.min(s*2,ln)){t.clock.check();let i=Math.min(s,n,r);if(i<=0)throw new c("the transcript's tu\
rn is longer than the limit");let u=J(e,n-i,i);n-=i,r-=i;let a=u.length;for(let f=Ge(u,a);f!==-1;f=Ge(u,a))yield Fe(u.subarray(
f+1,a),o),o=[],a=f;o.push(u.subarray(0,a))}yield Fe(Buffer.alloc(0),o)}function Ge(e,t){return t===0?-1:e.lastIndexOf(an,
t-1)}function Fe(e,t){return t.length===0?e:Buffer.concat([e,...[...t].reverse()])}function J(e,t,n){let r=Buffer.allocUnsafe(
n);for(let o=0;o<n;){let s=ae(e,r,o,n-o,t+o);if(s===0)throw new c("the transcript changed while it was read");o+=s}return r}var pn=250,fn=10,dn=256*1024,mn=16*1024*1024;function Ke(e,t){let n=l(t.payload,"tool_use_id");if(typeof n!="string"||n===
"")return;let r=Buffer.from(JSON.stringify(n),"utf8"),o=K(e);try{let s=h()+pn;for(let i=Math.max(0,d(o).size-dn);;gn()){
let{size:u}=d(o),a=Math.min(u-i,mn);if(a>0&&J(o,u-a,a).includes(r)||h()>=s)return;t.clock.check(),i=Math.max(i,u-r.length)}}finally{
m(o)}}function gn(){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,fn)}function Je(e){let t=e.toString("utf8").replace(/^[\0\uFEFF]+|\0+$/gu,"");try{let n=JSON.parse(t);return p(n)?n:void 0}catch{
return}}function O(e){let t=l(e,"message");return p(t)?W(l(t,"content")):[]}function W(e){return typeof e=="string"?[{type:"\
text",text:e}]:Array.isArray(e)?e.filter(p):[]}import{basename as yn}from"node:path";var hn=/^[A-Za-z0-9_-]{1,128}$/u;function N(e){let{transcriptPath:t,agentId:n}=e;if(t===void 0)throw new c("the payload \
names no transcript");if(n===void 0)return{path:t,side:"main"};if(!hn.test(n))throw new c("the payload's agent_id is no \
file name");let r=`agent-${n}.jsonl`;return yn(t)===r?{path:t,side:"agent"}:{path:`${t.replace(/\.jsonl$/u,"")}/subagent\
s/${r}`,side:"agent"}}var We=['"user"','"queued_command"'];function*Xe(e,{maxBytes:t,marks:n}){let r=N(e);Ke(r.path,e);let o=n.map(s=>Buffer.from(
s,"utf8"));for(let s of Ue(r.path,{maxBytes:t,clock:e.clock})){if(!o.some(u=>s.includes(u)))continue;e.clock.check();let i=Je(
s);i!==void 0&&bn(i,r,e)&&(yield i)}}function bn(e,{side:t},n){if(t==="main")return l(e,"isSidechain")!==!0;let r=l(e,"a\
gentId");return typeof r!="string"||r===n.agentId}function Qe(e,t){if(ze(e)||!qe(e,xn[t]))return;let n=An(e),r=n.flatMap(o=>_(o,"text")??[]).filter(o=>!Sn(o,e));if(!(r.length===
0&&!Rn(n)))return{text:r.join(`
`),byPerson:t==="main"&&qe(e,["human"])}}var xn={main:["human","channel","unclassified"],agent:["human","channel","uncla\
ssified","peer","coordinator"]};function An(e){if(e.type==="user")return O(e);let t=l(e,"attachment");return e.type!=="a\
ttachment"||!p(t)?[]:t.type!=="queued_command"||ze(t)?[]:(t.commandMode??"prompt")==="prompt"?W(t.prompt):[]}function ze(e){
return["isMeta","isCompactSummary","isVisibleInTranscriptOnly","hookText"].some(n=>e[n]===!0)||e.rowSource==="hook"||e.promptSource===
"system"||e.turnOrigin==="task_notification"}function qe(e,t){let n=e.attachment;return[e,p(n)?n:{}].map(o=>o.origin).every(
o=>!p(o)||t.includes(String(o.kind)))}function Rn(e){let t=e.map(n=>n.type);return!t.includes("tool_result")&&(t.includes(
"image")||t.includes("document"))}var _n=/^\s*(?:<(?:local-command-(?:caveat|stdout|stderr)|bash-(?:stdout|stderr)|command-name)>|\[Request interrupted by user)/u,
En=/^\s*(?:<(?:task-notification|teammate-message|system-reminder)\b|Stop hook feedback:)/u;function Sn(e,t){return _n.test(
e)?!0:!(p(t.origin)&&t.origin.kind==="human")&&En.test(e)}function Ze(e){return e.type!=="assistant"?[]:O(e).flatMap(({type:t,id:n,name:r})=>t==="tool_use"&&typeof r=="string"?[{
id:typeof n=="string"?n:"",tool:r}]:[])}function Ye(e){return e.type!=="user"?[]:O(e).flatMap(({type:t,tool_use_id:n,is_error:r})=>t===
"tool_result"&&typeof n=="string"&&r!==!0?[n]:[])}var Ve={kind:"tool-used",holds(e,t){let{side:n}=N(t),r=new Set,o=s=>e.evidence==="call"||r.has(s);for(let s of Xe(t,{maxBytes:e.
maxBytes,marks:kn(e)})){if(e.since==="last-user-turn"&&Qe(s,n)!==void 0)break;for(let i of Ye(s))r.add(i);if(Ze(s).some(
({id:i,tool:u})=>Cn(u,e.tool)&&o(i)))return{holds:!0}}return{holds:!1}}};function Cn(e,t){return t.startsWith("*")?e.endsWith(
t.slice(1)):b(e)===b(t)}function kn({tool:e,since:t,evidence:n}){let r=b(e)==="Agent"?["Task","Agent"]:[e.replace(/^\*/u,
"")],o=t==="last-user-turn"?We:[];return[...r,...o,...n==="result"?['"tool_result"']:[]]}await xe({
  "hook": "preference-consult-gate",
  "event": "PreToolUse",
  "onError": "allow",
  "deadlineMs": 8000,
  "rule": {
    "kind": "decide",
    "cases": [
      {
        "tools": {
          "names": [
            "mcp__plugin_browser_browser__browser-pdf-save"
          ]
        },
        "where": {
          "kind": "path-under",
          "globs": [
            "memory/users/*/documents"
          ],
          "fields": [
            "path"
          ]
        },
        "require": {
          "kind": "tool-used",
          "tool": "*profile-read",
          "since": "last-user-turn",
          "evidence": "call",
          "maxBytes": 67108864
        },
        "message": "A customer document is about to go out, and the account's saved preferences were not checked in this turn. Run `profile-read` for this account, apply what it says, then retry the send: it passes once the preferences have been read."
      },
      {
        "tools": {
          "names": [
            "SendUserFile"
          ]
        },
        "where": {
          "kind": "any",
          "of": [
            {
              "kind": "path-under",
              "globs": [
                "memory/users/*/documents"
              ],
              "fields": [
                "files"
              ]
            },
            {
              "kind": "extension",
              "in": [
                ".pdf",
                ".html",
                ".docx"
              ],
              "fields": [
                "files"
              ]
            }
          ]
        },
        "require": {
          "kind": "tool-used",
          "tool": "*profile-read",
          "since": "last-user-turn",
          "evidence": "call",
          "maxBytes": 67108864
        },
        "message": "A customer document is about to go out, and the account's saved preferences were not checked in this turn. Run `profile-read` for this account, apply what it says, then retry the send: it passes once the preferences have been read."
      },
      {
        "tools": {
          "names": [
            "mcp__plugin_email_email__email-draft-send",
            "mcp__plugin_email_email__email-reply",
            "mcp__plugin_email_email__email-send"
          ]
        },
        "where": {
          "kind": "non-empty",
          "field": "attachments"
        },
        "require": {
          "kind": "tool-used",
          "tool": "*profile-read",
          "since": "last-user-turn",
          "evidence": "call",
          "maxBytes": 67108864
        },
        "message": "A customer document is about to go out, and the account's saved preferences were not checked in this turn. Run `profile-read` for this account, apply what it says, then retry the send: it passes once the preferences have been read."
      },
      {
        "tools": {
          "names": [
            "mcp__plugin_outlook_outlook__outlook-draft-send",
            "mcp__plugin_outlook_outlook__outlook-mail-reply",
            "mcp__plugin_outlook_outlook__outlook-mail-send"
          ]
        },
        "where": {
          "kind": "non-empty",
          "field": "attachments"
        },
        "require": {
          "kind": "tool-used",
          "tool": "*profile-read",
          "since": "last-user-turn",
          "evidence": "call",
          "maxBytes": 67108864
        },
        "message": "A customer document is about to go out, and the account's saved preferences were not checked in this turn. Run `profile-read` for this account, apply what it says, then retry the send: it passes once the preferences have been read."
      }
    ],
    "otherwise": "allow"
  },
  "log": {
    "tag": "preference-gate",
    "allow": "op=allow tool={tool} consulted=true",
    "act": "op=bypass tool={tool} detail=no profile-read this turn"
  }
},re({extension:Ee,"non-empty":Se,"path-under":Me,"tool-used":Ve}));
