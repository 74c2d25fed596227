#!/usr/bin/env node
import{resolve as pt}from"node:path";var h=class extends Error{constructor(t){super(`no answer within ${t} ms`),this.name="DeadlinePassed"}};function J(e){return{
check(){if(O()>e)throw new h(e)},remainingMs:()=>Math.max(0,e-O())}}function O(){return process.uptime()*1e3}var Xe=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:x,constants:f,existsSync:tn,fstatSync:w,
ftruncateSync:q,lstatSync:z,openSync:b,read:Z,readdirSync:Y,readFileSync:$,readlinkSync:V,readSync:nn,realpathSync:rn,statSync:ee,
writeSync:_}=Xe;var We=/^[\w:.\-/@+*]*$/,Qe=/^[ -~]*$/,Je="[^\\p{L}\\p{N}_:.\\-/@+*]+",qe="[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]+";function m(e){
let t=We.test(e)?e:e.replace(new RegExp(Je,"gu"),"_");return te(t,120)}function d(e){let t=Qe.test(e)?e:e.replace(new RegExp(
qe,"gu")," ");return te(t.trim(),300)}function te(e,t){let n=Array.from(e.slice(0,t*2+2));return n.length>t?`${n.slice(0,
t-1).join("")}\u2026`:e}function ne(e,t){let{tool:n,agent:r,event:o,session:s}=t,i={tool:m(n),agent:m(r),event:m(o)},u=`${JSON.stringify({...t,...i,
session:m(s)})}
`,{O_APPEND:a,O_CREAT:c,O_WRONLY:y}=f,A=a|c|y|(f.O_NONBLOCK??0);try{let l=b(e,A,384);try{_(l,u)}finally{x(l)}}catch{}}function C(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function p(e,t){return Object.hasOwn(e,t)?e[t]:void 0}
function k(e,t){let n=p(e,t);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as ze}from"node:path";var g=class extends Error{constructor(t){super(t),this.name="CannotTell"}};var re="main",E="unknown";function oe(e){let t=p(e,"agent_type")??"";if(t==="")return(p(e,"agent_id")??"")===""?re:E;if(typeof t!=
"string")return E;let n=B(t);return n===re?E:n}function B(e){return e.toLowerCase()}function se(e){return e==="Task"?"Agent":e}var Ze=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),v=new Set(["Stop","SubagentStop"]),R=class extends g{};function M(e,t,n){let r=Ye(e),o=k(r,"hook_event_name")??t;
if(!Ve(o,t))throw new g(`it waits for ${t} and was called for another event`);let s=ie(p(r,"cwd"))??n.cwd,i=Ze.has(o),u=p(
r,"agent_id"),a=k(r,"transcript_path");return{event:o,tool:i?et(r):"",get input(){return i?tt(r):r},cwd:s,projectDir:ie(
n.projectDir)??s,identity:oe(r),...ue(u)?{}:{agentId:typeof u=="string"?u:""},...a===void 0?{}:{transcriptPath:a},payload:r,
clock:n.clock}}function Ye(e){if(e.trim()==="")throw new R("standard input held no payload");let t;try{t=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new R("the payload on standard input is not valid JSON")}if(!C(t))throw new R("the payload o\
n standard input is no JSON object");return t}function Ve(e,t){return e===t||v.has(e)&&v.has(t)}function et(e){let t=k(e,
"tool_name");if(t===void 0)throw new g("the payload names no tool");return se(t)}function tt(e){let t=p(e,"tool_input");
if(ue(t))return{};if(!C(t))throw new g("the payload's tool_input is no object");return t}function ue(e){return e==null||
e===""}function ie(e){return typeof e=="string"&&ze(e)?e:void 0}var nt=/\{(tool|agent|hook|type|missing|because)\}/gu;function T(e,t){return e.replace(nt,(n,r)=>rt(r,t))}function rt(e,t){
switch(e){case"because":return t.because===void 0?"":` (${d(t.because)})`;case"missing":return d((t.missing??[]).join(" \
and "));case"type":return m(t.type??"")||"none";default:return m(t[e])}}function le(e,t,n){let r={...t,hook:e.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":
return{exit:0,stdout:"",stderr:H(e,e.log?.allow,r)};case"block":{let{because:o,missing:s}=n,i={...r,because:o,missing:s},
u=H(e,e.log?.act,i);return ot(t.event,st(n.message,i),u)}case"remind":return ae(e,t,T(n.text,r));case"inject":return ae(
e,t,n.text)}}function ce(e,t,n){let r=e.onError==="block"&&!v.has(t.event),o=d(n instanceof Error?n.message:String(n)),s=`${e.
hook} could not decide, an infrastructure fault, not policy: ${o}.`,i=r?"It refuses what it cannot judge. Repair the cau\
se and retry; the call itself may be in order.":"The call goes on unchecked by this hook.",a=H(e,`op=error tool={tool} v\
erdict=${r?"block":"allow"} detail=infrastructure`,{...t,hook:e.hook});return{exit:r?2:0,stdout:"",stderr:`${s} ${i}
${a}`}}function ot(e,t,n){return v.has(e)?{exit:0,stdout:pe({decision:"block",reason:t}),stderr:n}:{exit:2,stdout:"",stderr:`${t}\

${n}`}}function st(e,t){let n=T(e,t).trimEnd(),{missing:r=[],because:o}=t,s=r.length===0||e.includes("{missing}"),i=o===
void 0||e.includes("{because}");return[n,...s?[]:[`Missing: ${d(r.join(" and "))}`],...i?[]:[`Reason: ${d(o)}`]].join(`
`)}function ae(e,t,n){let r={hookEventName:t.event,additionalContext:n},o=H(e,e.log?.act,{...t,hook:e.hook});return{exit:0,
stdout:pe({hookSpecificOutput:r}),stderr:o}}function pe(e){return`${JSON.stringify(e)}
`}function H(e,t,n){return e.log===void 0||t===void 0?"":`[${e.log.tag}] ${T(t,n)}
`}var j=!1;async function de(){let e=[];return ct()&&it()&&await ut(e)||await at(e),Buffer.concat(e).toString("utf8")}function it(){
try{let e=w(0);return e.isFIFO()||e.isSocket()||e.isFile()}catch{return!1}}var fe=65536;function ut(e){return new Promise(
(t,n)=>{let r=()=>{j=!0,Z(0,Buffer.allocUnsafe(fe),0,fe,null,(o,s,i)=>{if(j=!1,o!==null)return ge(o)?t(!1):n(o);if(s===0)
return t(!0);e.push(i.subarray(0,s)),r()})};r()})}function at(e){let{stdin:t}=process;return t.isTTY?Promise.resolve():new Promise(
(n,r)=>{t.on("data",o=>e.push(o)),t.on("end",n),t.on("error",r)})}function F(e,t){let n=Buffer.from(t,"utf8");for(let r=0;n.
length>0&&r<1e3;r+=1)try{n=n.subarray(_(e,n))}catch(o){if(!ge(o))return;lt(1)}}function ge(e){return e instanceof Error&&
"code"in e&&e.code==="EAGAIN"}function lt(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}function me(e){
if(j){let{execPath:t,execve:n}=process;n?.(t,[t,"-e",`process.exitCode = ${e}`],{})}process.exit(e)}function ct(){return process.
execve!==void 0&&process.platform!=="win32"&&process.permission===void 0}async function he(e,t){let n=J(e.deadlineMs),r,o=s=>ye(e,r,ce(e,G(e,r),s));process.on("uncaughtException",o),process.on(
"unhandledRejection",o),setTimeout(()=>o(new h(e.deadlineMs)),n.remainingMs());try{let s=process.env.CLAUDE_PROJECT_DIR,
i=await de();r=ft(i,e,{projectDir:s,clock:n,get cwd(){return process.cwd()}});let a=await t(e.rule,r);ye(e,r,le(e,G(e,r),
a),a)}catch(s){o(s)}}function ft(e,t,n){try{return M(e,t.event,n)}catch(r){if(!(r instanceof R)||!dt(t.rule))throw r;return M(
"{}",t.event,n)}}function dt(e){return e.kind==="inject"&&e.parts.every(({kind:t,who:n})=>t==="text"&&n===void 0)}function G(e,t){
if(t===void 0)return{event:e.event,tool:"",agent:""};let{event:n,tool:r,identity:o}=t;return{event:n,tool:r,agent:o,type:gt(
t)}}function gt(e){let t=p(e.payload,"tool_input"),n=C(t)?p(t,"subagent_type"):void 0;return typeof n=="string"?n:void 0}
function ye(e,t,n,r){try{F(1,n.stdout),F(2,n.stderr),mt(e,t,n,r)}finally{me(n.exit)}}function mt(e,t,n,r){let o=process.
env.ENFORCEMENT_LOG??"";if(o==="")return;let{event:s,tool:i,agent:u}=G(e,t),a=t===void 0?"":p(t.payload,"session_id");ne(
pt(t?.projectDir??"",o),{time:new Date().toISOString(),hook:e.hook,event:s,tool:i,agent:u,verdict:r?.verdict??(n.exit===
2?"block":"allow"),cause:r===void 0?"infrastructure":"policy",ms:Math.round(O()),session:typeof a=="string"?a:""})}function Re(e,t){return e===void 0?!0:"only"in e?t!==E&&xe(e.only,t):t===E||!xe(e.except,t)}function xe(e,t){return e.some(
n=>B(n)===t)}async function Ae({argv:e,timeoutMs:t},n){let{execFile:r}=await import("node:child_process"),[o="",...s]=e,i=Math.max(1,
Math.min(t,n.clock.remainingMs()-100)),u={cwd:n.projectDir,timeout:i,maxBuffer:1048576,windowsHide:!0};return new Promise(
a=>{r(o,s,{...u,killSignal:"SIGKILL"},(y,A)=>{let l=A.trim();a(y!==null?{down:yt(y)}:l===""?{down:"it printed nothing"}:
{text:l})}).stdin?.end()})}function yt(e){return e.code==="ERR_CHILD_PROCESS_STDIO_MAXBUFFER"?"it printed too much":e.killed===
!0?"it took too long":typeof e.code=="number"?`exit code ${e.code}`:"it could not be started"}import{join as we,relative as St,sep as Ct}from"node:path";var ht=process.getBuiltinModule===void 0?await import("node:vm"):void 0;function be(e,t){let n;return()=>{if(n===void 0){
let r={exports:{}};(ht??process.getBuiltinModule("node:vm")).runInThisContext(`(function(module){${e}
})`,{filename:t})(r),n=r.exports}return n}}var _e=be('var je=Object.create;var ce=Object.defineProperty;var Ze=Object.getOwnPropertyDescriptor;var ze=Object.getOwn\
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
ed});\n',"picomatch.lazy.ts"),Ee=(...e)=>_e().scanned(...e),Se=(...e)=>_e().matcher(...e);var xt=/^(?:[\w.~@-]|\*(?!\*)|\{(?!\S*\.\.)[\w.~@-]+(?:,[\w.~@-]+)+\})+$/;function Ce(e){let t=e.split("/");return(t[0]===
""?t.slice(1):t).every(r=>r==="**"||Rt(r))?t:void 0}function Rt(e){return xt.test(e)&&!["*.*",".",".."].includes(e)}function At(e){
return/[*{]/.test(e)}function L(e){let t=Ce(e),n=t?.findIndex(At);return t===void 0||n===void 0||t[0]===""&&n===1?Ee(e):
n===-1?{base:e,rest:""}:{base:t.slice(0,n).join("/"),rest:t.slice(n).join("/")}}function P(e,t){let n=Ce(e);if(n===void 0||
n[0]===""||n.at(-1)==="**")return Se([e,`${e}/**`],t);let r=new RegExp(`^${bt(n)}(?:/.*)?$`,t?"is":"s");return o=>r.test(
o)}function bt(e){let t="",n="";for(let r of e){if(r==="**"){t+=n===""?"(?:.*/)?":"(?:/.*)?";continue}t+=n+(r==="*"?"[^/\
]+":r.replace(/[.*{},-]/g,_t)),n="/"}return t}function _t(e){switch(e){case"*":return"[^/]*";case"{":return"(?:";case",":
return"|";case"}":return")";default:return`\\${e}`}}function ve(e,t=!1){return new RegExp(e,t?"iu":"u")}function S(e){try{return z(e,{throwIfNoEntry:!1})}catch(t){if(t instanceof Error&&"code"in t&&t.code==="ENOTDIR")return;
throw t}}function Et(e){let t=b(e,f.O_RDONLY|(f.O_NONBLOCK??0));if(w(t).isFile())return t;throw x(t),new U(e)}function Oe(e){let t=Et(
e);try{return $(t,"utf8")}finally{x(t)}}var U=class extends Error{constructor(t){super(`${t} is no regular file`),this.name=
"NotRegular"}};var vt=5e3,Ot=32*1024*1024,wt=new Set([".git","node_modules"]);function $e({label:e,paths:t,pattern:n},r){let s=t.map(l=>we(
r.projectDir,L(l).base)).filter(l=>S(l)!==void 0);if(s.length===0)return{down:"no such files"};let i=t.map(l=>P(l,!1)),u=ve(
n),a=new Set,c=0,y=0,A=!0;for(let l of s.flatMap(I=>[...ke(I,r)])){let I=St(r.projectDir,l).split(Ct).join("/");if(a.has(
l)||!i.some(D=>D(I)))continue;let Q=S(l)?.size??0;if(a.size===vt||y+Q>Ot){A=!1;continue}a.add(l),y+=Q;let Ke=Oe(l);c+=Ke.
split(/\r?\n/u).filter(D=>u.test(D)).length}return A?{text:`${e}: ${c}`}:{text:`${e}: at least ${c} (not all files were \
read)`}}function*ke(e,t){t.clock.check();let n=S(e);if(n?.isFile()===!0&&(yield e),n?.isDirectory()===!0)for(let r of Y(
e).sort())wt.has(r)||(yield*ke(we(e,r),t))}import{resolve as Xt}from"node:path";import{isAbsolute as Bt,relative as Mt,resolve as Be,sep as Ne}from"node:path";var $t=/[\\/]\.claude[\\/]worktrees[\\/][^\\/]+(?=[\\/]|$)/u;function K(e){let t=e;for(let n=Te(t);n!==t;n=Te(t))t=n;return t}
function Te(e){return e.replace($t,"")||e}import{dirname as kt,isAbsolute as Tt,parse as X,sep as W}from"node:path";var Ht=40,Lt=W==="\\"?/[\\/]/u:/\//u;function N(e){let t=X(e).root,n=He(e);for(let r=0;n.length>0;){let o=n.pop()??"";if(o===
""||o===".")continue;if(o===".."){t=kt(t);continue}let s=t.endsWith(W)?t+o:t+W+o,i=Pt(s);if(i===void 0){t=s;continue}if(r+=
1,r>Ht)throw new g("a path leads through a circle of links");Tt(i)&&(t=X(i).root),n.push(...He(i))}return t}function He(e){
return e.slice(X(e).root.length).split(Lt).reverse()}function Pt(e){return S(e)?.isSymbolicLink()??!1?V(e):void 0}import{isAbsolute as Nt}from"node:path";function Pe(e,t){return{plain:Le(e,t),odd:It(e).flatMap(n=>Le(n,t))}}function Le(e,t){
return Nt(e)?[e]:[...new Set([`${t.cwd}/${e}`,`${t.projectDir}/${e}`])]}function It(e){let t=[];e.includes("\\")&&t.push(
e.replaceAll("\\","/"));let n=process.env.HOME??"";return n!==""&&/^~(?:[\\/]|$)/u.test(e)&&t.push(`${n}${e.slice(1)}`),
/^file:/iu.test(e)&&t.push(Dt(e.replace(/^file:(?:\/\/[^/]*)?/iu,""))),t}function Dt(e){try{return decodeURIComponent(e)}catch{
return e}}var Me=process.platform==="darwin"||process.platform==="win32";function je(e,t,n){let r=t.map(s=>jt(s,n)),o=e.map(s=>Ut(
s,r,n));return o.length>0&&o.every(s=>s==="inside")?"inside":o.every(s=>s==="outside")?"outside":"perhaps"}function jt(e,t){
let{base:n,rest:r}=L(Ft(e).replace(/\/+$/u,"")),o=Be(t.projectDir,n),s=[o,N(o)].map(K);return{roots:[...new Set(s)],matches:Gt(
r)}}function Ft(e){let t=process.env.HOME??"";return t!==""&&e.startsWith("~/")?`${t}${e.slice(1)}`:e}function Gt(e){if(e===
""||e==="**")return()=>!0;let t;return n=>(t??=P(e,Me),t(n))}function Ut(e,t,n){let{plain:r,odd:o}=Pe(e,n);if(r.map(c=>Ie(
N(c),t)).every(Boolean))return"inside";let i=[...r,...o],u=i.map(c=>Be(c));return[...u,...[...i,...u].map(N)].some(c=>Ie(
c,t))?"perhaps":"outside"}function Ie(e,t){let n=K(e);return t.some(({roots:r,matches:o})=>r.some(s=>{let i=Kt(De(s),De(
n));return i!==void 0&&o(i)}))}function Kt(e,t){let n=Mt(e,t);if(!(Bt(n)||n===".."||n.startsWith(`..${Ne}`)))return n.split(
Ne).join("/")}function De(e){return Me?e.normalize("NFC").toLowerCase():e}var Wt=1024*1024;function Fe(e,t){let n=Xt(t.projectDir,e);try{if(je([n],["."],t)!=="inside")return{down:"outside the pr\
oject"};let{size:r,isFile:o}=Qt(n);if(!o)return{down:"no regular file"};if(r>Wt)return{down:"larger than 1 MB"};let s=$(
n,"utf8").replace(/^\uFEFF/u,"").trim();return s===""?{down:"empty"}:{text:s}}catch(r){let o=r instanceof Error&&"code"in
r?String(r.code):"";return{down:o==="ENOENT"?"no such file":`cannot be read ${o}`.trim()}}}function Qt(e){let t=ee(e);return{
size:t.size,isFile:t.isFile()}}import{join as Jt}from"node:path";function Ge({plan:e,file:t},{projectDir:n}){let r=`${JSON.stringify({state:1,plan:e,seen:new Date().toISOString()})}
`,{O_CREAT:o,O_WRONLY:s}=f,i=o|s|(f.O_NOFOLLOW??0)|(f.O_NONBLOCK??0);try{let u=b(Jt(n,t),i,384);try{q(u,_(u,r))}finally{
x(u)}}catch{}}function Ue(){return async(e,t)=>{e.heartbeat!==void 0&&Ge(e.heartbeat,t);let n=e.parts.filter(({who:s})=>Re(s,t.identity)),
r=await Promise.all(n.map(s=>qt(s,t))),o=Vt(r.join(`

`),e.maxChars);return o===""?{verdict:"none"}:{verdict:"inject",text:o}}}async function qt(e,t){let n=await zt(e,t),r="t\
ext"in n?n.text:`(${Yt(e)} is left out: ${d(n.down)}.)`;return e.title===void 0?r:`## ${e.title}

${r}`}async function zt(e,t){try{return await Zt(e,t)}catch(n){if(n instanceof h)throw n;return{down:n instanceof Error?
n.message:String(n)}}}function Zt(e,t){switch(e.kind){case"text":return{text:e.text};case"file":return Fe(e.path,t);case"\
count":return $e(e,t);case"command":return Ae(e,t);case"notes":return{text:`Fetch with ${e.tool} before you start: ${e.slugs.
join(", ")}.`}}}function Yt(e){switch(e.kind){case"file":return e.path;case"count":return e.label;case"command":return e.
argv.join(" ");default:return e.kind}}function Vt(e,t){if(e.length<=t)return e;let n=`

(The rest did not fit and is left out.)`,r=Math.max(0,t-n.length);return`${e.slice(0,r).replace(/[\uD800-\uDBFF]$/u,"").
trimEnd()}${n}`}await he({
  "hook": "session-context",
  "event": "SessionStart",
  "onError": "allow",
  "deadlineMs": 8000,
  "rule": {
    "kind": "inject",
    "parts": [
      {
        "kind": "text",
        "text": "You are Betty Sue, the coordinator of this session. You plan, you keep the knowledge in pal-e-docs,\nand you start agents for the work in repositories.\n\n- Plan first: a piece of work has a plan note (`plan-\u2026`) before an agent is started for it.\n- You own the docs. Bring results into pal-e-docs yourself, or direct Dottie to do it.\n- You do not edit files inside repositories. The dev agent does, in its own worktree, on an issue.\n- Every prompt for an agent names what the work belongs to; the spawn conventions say what.\n- A merge waits for the operator's word."
      },
      {
        "title": "Project context",
        "kind": "file",
        "path": "PROJECT.md"
      },
      {
        "title": "SOPs",
        "kind": "notes",
        "tool": "mcp__plugin_pal-e_pal-e-docs__get_note",
        "slugs": [
          "agent-workflow",
          "agent-spawn-conventions",
          "hook-events-reference"
        ]
      },
      {
        "title": "Open work",
        "kind": "count",
        "label": "bugs",
        "paths": [
          ".tasks/**/*.md"
        ],
        "pattern": "^type:\\s*bug\\b"
      },
      {
        "title": "Open work",
        "kind": "count",
        "label": "TODOs",
        "paths": [
          ".tasks/**/*.md"
        ],
        "pattern": "\\bTODO\\b"
      },
      {
        "title": "Recent commits",
        "kind": "command",
        "argv": [
          "git",
          "log",
          "--oneline",
          "-5"
        ],
        "timeoutMs": 5000
      }
    ],
    "maxChars": 10000,
    "heartbeat": {
      "plan": "670357b62c74e89bd4165f2dc5c86254d0c4127a4174fab87fb515163105b0ee",
      "file": ".claude/enforcement-state.json"
    }
  },
  "log": {
    "tag": "session-context",
    "act": "op=inject"
  }
},Ue());
