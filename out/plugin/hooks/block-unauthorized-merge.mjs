#!/usr/bin/env node
var mt=class extends Error{constructor(e){super(`no answer within ${e} ms`),this.name="DeadlinePassed"}};function us(t){
return{check(){if(gt()>t)throw new mt(t)},remainingMs:()=>Math.max(0,t-gt())}}function gt(){return process.uptime()*1e3}function Zt(t,e,n){switch(t.kind){case"all":return ls(t.of,e,n,"no");case"any":return ls(t.of,e,n,"yes");case"not":return Qi(
Zt(t.of,e,n));default:return Ji(t,e,n)}}function ls(t,e,n,r){let s,o=[],i=[];for(let a of t){e.clock.check();try{let d=Zt(
a,e,n);if(Ki(d)===r)return d;d.unsure===!0&&(s??=d),o.push(d)}catch(d){if(d instanceof mt)throw d;i.push(d)}}if(i.length>
0)throw i[0];return s??Ui(r==="no",o)}function Ui(t,e){let n=e.flatMap(({missing:s=[]})=>s),r=e.flatMap(({because:s})=>s===
void 0?[]:[s]);return{holds:t,...r.length===0?{}:{because:r.join("; ")},...n.length===0?{}:{missing:n}}}function Qi(t){return t.
unsure===!0?t:{...t,holds:!t.holds}}function Ki(t){return t.unsure===!0?"unsure":t.holds?"yes":"no"}function Ji(t,e,n){let r=n[t.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${t.kind}"`);return r.holds(t,e)}function _e(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function Q(t,e){return Object.hasOwn(t,e)?t[e]:void 0}
function Wt(t,e){let n=Q(t,e);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as zi}from"node:path";var ie=class extends Error{constructor(e){super(e),this.name="CannotTell"}};var ps="main",_t="unknown";function fs(t){let e=Q(t,"agent_type")??"";if(e==="")return(Q(t,"agent_id")??"")===""?ps:_t;if(typeof e!=
"string")return _t;let n=pr(e);return n===ps?_t:n}function pr(t){return t.toLowerCase()}function fr(t){return t==="Task"?"Agent":t}function hs(t,e){return t.any===!0||e===""||t.names?.some(r=>fr(r)===e)===!0?
!0:(t.prefixes??[]).some(({prefix:r,except:s})=>e.startsWith(r)&&!s.includes(e))}var Xi=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),xt=new Set(["Stop","SubagentStop"]),yt=class extends ie{};function hr(t,e,n){let r=Yi(t),s=Wt(r,"hook_event_name")??
e;if(!Zi(s,e))throw new ie(`it waits for ${e} and was called for another event`);let o=ms(Q(r,"cwd"))??n.cwd,i=Xi.has(s),
a=Q(r,"agent_id"),d=Wt(r,"transcript_path");return{event:s,tool:i?ea(r):"",get input(){return i?ta(r):r},cwd:o,projectDir:ms(
n.projectDir)??o,identity:fs(r),...gs(a)?{}:{agentId:typeof a=="string"?a:""},...d===void 0?{}:{transcriptPath:d},payload:r,
clock:n.clock}}function Yi(t){if(t.trim()==="")throw new yt("standard input held no payload");let e;try{e=JSON.parse(t.replace(
/^\uFEFF/u,""))}catch{throw new yt("the payload on standard input is not valid JSON")}if(!_e(e))throw new yt("the payloa\
d on standard input is no JSON object");return e}function Zi(t,e){return t===e||xt.has(t)&&xt.has(e)}function ea(t){let e=Wt(
t,"tool_name");if(e===void 0)throw new ie("the payload names no tool");return fr(e)}function ta(t){let e=Q(t,"tool_input");
if(gs(e))return{};if(!_e(e))throw new ie("the payload's tool_input is no object");return e}function gs(t){return t==null||
t===""}function ms(t){return typeof t=="string"&&zi(t)?t:void 0}function Cn(t,e){return t===void 0?!0:"only"in t?e!==_t&&ys(t.only,e):e===_t||!ys(t.except,e)}function ys(t,e){return t.
some(n=>pr(n)===e)}function xs(t){return(e,n)=>xt.has(n.event)&&oa(n)?{verdict:"none"}:na(e,n,t)}function na(t,e,n){let r=!1;for(let s of t.
cases){let o=ra(s,e,n);if(!o.holds)continue;let i=sa(s,o,e,n);if(i!==void 0)return i;if(r=!0,o.unsure!==!0)return{verdict:"\
allow"}}return t.otherwise==="block"?{verdict:"block",message:t.otherwiseMessage??"{hook} refuses this call."}:{verdict:r?
"allow":"none"}}function ra(t,e,n){return!Cn(t.who,e.identity)||!hs(t.tools,e.tool)?{holds:!1}:t.where===void 0?{holds:!0}:
Zt(t.where,e,n)}function sa(t,e,n,r){if(t.require===void 0)return{verdict:"block",message:t.message,because:e.because};let s=Zt(
t.require,n,r);if(s.holds&&s.unsure!==!0)return;let o=[e.because,s.because].filter(i=>i!==void 0);return{verdict:"block",
message:t.message,because:o.length===0?void 0:o.join("; "),missing:s.missing}}function oa(t){return!!Q(t.payload,"stop_h\
ook_active")}import{resolve as ma}from"node:path";var ia=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:ze,constants:Pt,existsSync:Pe,fstatSync:wt,
ftruncateSync:ip,lstatSync:en,openSync:bn,readdirSync:ap,readFileSync:ws,readlinkSync:An,readSync:ks,realpathSync:dp,statSync:tn,
writeSync:Sn}=ia;var aa=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu,da=/[^\p{L}\p{N}_:.\-/@+*]+/gu;function ot(t){return Cs(t.replace(da,"_"),120)}
function kt(t){return Cs(t.replace(aa," ").trim(),300)}function Cs(t,e){let n=Array.from(t.slice(0,e*2+2));return n.length>
e?`${n.slice(0,e-1).join("")}\u2026`:t}function bs(t,e){let{tool:n,agent:r,event:s,session:o}=e,i={tool:ot(n),agent:ot(r),event:ot(s)},a=`${JSON.stringify({...e,
...i,session:ot(o)})}
`,{O_APPEND:d,O_CREAT:c,O_WRONLY:l}=Pt,p=d|c|l|(Pt.O_NONBLOCK??0);try{let h=bn(t,p,384);try{Sn(h,a)}finally{ze(h)}}catch{}}var ca=/\{(tool|agent|hook|type|missing|because)\}/gu;function En(t,e){return t.replace(ca,(n,r)=>ua(r,e))}function ua(t,e){
switch(t){case"because":return e.because===void 0?"":` (${kt(e.because)})`;case"missing":return kt((e.missing??[]).join(
" and "));case"type":return ot(e.type??"")||"none";default:return ot(e[t])}}function Ss(t,e,n){let r={...e,hook:t.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":
return{exit:0,stdout:"",stderr:Wn(t,t.log?.allow,r)};case"block":{let{because:s,missing:o}=n,i={...r,because:s,missing:o},
a=Wn(t,t.log?.act,i);return la(e.event,pa(n.message,i),a)}case"remind":return As(t,e,En(n.text,r));case"inject":return As(
t,e,n.text)}}function Es(t,e,n){let r=t.onError==="block"&&!xt.has(e.event),s=kt(n instanceof Error?n.message:String(n)),
o=`${t.hook} could not decide, an infrastructure fault, not policy: ${s}.`,i=r?"It refuses what it cannot judge. Repair \
the cause and retry; the call itself may be in order.":"The call goes on unchecked by this hook.",d=Wn(t,`op=error tool=\
{tool} verdict=${r?"block":"allow"} detail=infrastructure`,{...e,hook:t.hook});return{exit:r?2:0,stdout:"",stderr:`${o} ${i}\

${d}`}}function la(t,e,n){return xt.has(t)?{exit:0,stdout:Ws({decision:"block",reason:e}),stderr:n}:{exit:2,stdout:"",stderr:`${e}\

${n}`}}function pa(t,e){let n=En(t,e).trimEnd(),{missing:r=[],because:s}=e,o=r.length===0||t.includes("{missing}"),i=s===
void 0||t.includes("{because}");return[n,...o?[]:[`Missing: ${kt(r.join(" and "))}`],...i?[]:[`Reason: ${kt(s)}`]].join(
`
`)}function As(t,e,n){let r={hookEventName:e.event,additionalContext:n},s=Wn(t,t.log?.act,{...e,hook:t.hook});return{exit:0,
stdout:Ws({hookSpecificOutput:r}),stderr:s}}function Ws(t){return`${JSON.stringify(t)}
`}function Wn(t,e,n){return t.log===void 0||e===void 0?"":`[${t.log.tag}] ${En(e,n)}
`}function _s(){let{stdin:t}=process;return t.isTTY?Promise.resolve(""):new Promise((e,n)=>{let r=[];t.on("data",s=>r.push(
s)),t.on("end",()=>e(Buffer.concat(r).toString("utf8"))),t.on("error",n)})}function mr(t,e){let n=Buffer.from(e,"utf8");
for(let r=0;n.length>0&&r<1e3;r+=1)try{n=n.subarray(Sn(t,n))}catch(s){if(!fa(s))return;ha(1)}}function fa(t){return t instanceof
Error&&"code"in t&&t.code==="EAGAIN"}function ha(t){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,t)}async function vs(t,e){let n=us(t.deadlineMs),r,s=o=>Ps(t,r,Es(t,gr(t,r),o));process.on("uncaughtException",s),process.on(
"unhandledRejection",s),setTimeout(()=>s(new mt(t.deadlineMs)),n.remainingMs());try{let o=process.env.CLAUDE_PROJECT_DIR,
i=await _s();r=ga(i,t,{projectDir:o,clock:n,get cwd(){return process.cwd()}});let d=await e(t.rule,r);Ps(t,r,Ss(t,gr(t,r),
d),d)}catch(o){s(o)}}function ga(t,e,n){try{return hr(t,e.event,n)}catch(r){if(!(r instanceof yt)||!ya(e.rule))throw r;return hr(
"{}",e.event,n)}}function ya(t){return t.kind==="inject"&&t.parts.every(({kind:e,who:n})=>e==="text"&&n===void 0)}function gr(t,e){
if(e===void 0)return{event:t.event,tool:"",agent:""};let{event:n,tool:r,identity:s}=e;return{event:n,tool:r,agent:s,type:xa(
e)}}function xa(t){let e=Q(t.payload,"tool_input"),n=_e(e)?Q(e,"subagent_type"):void 0;return typeof n=="string"?n:void 0}
function Ps(t,e,n,r){try{mr(1,n.stdout),mr(2,n.stderr),wa(t,e,n,r)}finally{process.exit(n.exit)}}function wa(t,e,n,r){let s=process.
env.ENFORCEMENT_LOG??"";if(s==="")return;let{event:o,tool:i,agent:a}=gr(t,e),d=e===void 0?"":Q(e.payload,"session_id");bs(
ma(e?.projectDir??"",s),{time:new Date().toISOString(),hook:t.hook,event:o,tool:i,agent:a,verdict:r?.verdict??(n.exit===
2?"block":"allow"),cause:r===void 0?"infrastructure":"policy",ms:Math.round(gt()),session:typeof d=="string"?d:""})}var Ds={kind:"agent-is",holds:(t,e)=>({holds:Cn({only:t.in},e.identity)})};function Rs(t,e=!1){return new RegExp(t,e?"iu":"u")}function yr(t){let e=bn(t,Pt.O_RDONLY|(Pt.O_NONBLOCK??0));if(wt(e).isFile())return e;throw ze(e),new nn(t)}function Ge(t){
let e=yr(t);try{return ws(e,"utf8")}finally{ze(e)}}var nn=class extends Error{constructor(e){super(`${e} is no regular f\
ile`),this.name="NotRegular"}};var ka=10,Ca=64*1024,ba=4*1024*1024;function*Fs(t,e){let n=xr(t);try{yield*Aa(n,e)}finally{ze(n)}}function xr(t){try{return yr(
t)}catch(e){if(e instanceof nn)throw new ie("the transcript is no regular file");let n=e instanceof Error&&"code"in e?String(
e.code):"unknown error";throw new ie(`the transcript cannot be read (${n})`)}}function*Aa(t,e){let n=wt(t).size,r=e.maxBytes,
s=[];for(let o=Ca;n>0;o=Math.min(o*2,ba)){e.clock.check();let i=Math.min(o,n,r);if(i<=0)throw new ie("the transcript's t\
urn is longer than the limit");let a=wr(t,n-i,i);n-=i,r-=i;let d=a.length;for(let c=Ts(a,d);c!==-1;c=Ts(a,d))yield Os(a.
subarray(c+1,d),s),s=[],d=c;s.push(a.subarray(0,d))}yield Os(Buffer.alloc(0),s)}function Ts(t,e){return e===0?-1:t.lastIndexOf(
ka,e-1)}function Os(t,e){return e.length===0?t:Buffer.concat([t,...[...e].reverse()])}function wr(t,e,n){let r=Buffer.allocUnsafe(
n);for(let s=0;s<n;){let o=ks(t,r,s,n-s,e+s);if(o===0)throw new ie("the transcript changed while it was read");s+=o}return r}var Sa=250,Ea=10,Wa=256*1024,_a=16*1024*1024;function Ns(t,e){let n=Q(e.payload,"tool_use_id");if(typeof n!="string"||n===
"")return;let r=Buffer.from(JSON.stringify(n),"utf8"),s=xr(t);try{let o=gt()+Sa;for(let i=Math.max(0,wt(s).size-Wa);;Pa()){
let{size:a}=wt(s),d=Math.min(a-i,_a);if(d>0&&wr(s,a-d,d).includes(r)||gt()>=o)return;e.clock.check(),i=Math.max(i,a-r.length)}}finally{
ze(s)}}function Pa(){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,Ea)}function Hs(t){let e=t.toString("utf8").replace(/^[\0\uFEFF]+|\0+$/gu,"");try{let n=JSON.parse(e);return _e(n)?n:void 0}catch{
return}}function Bs(t){let e=Q(t,"message");return _e(e)?kr(Q(e,"content")):[]}function kr(t){return typeof t=="string"?
[{type:"text",text:t}]:Array.isArray(t)?t.filter(_e):[]}import{basename as va}from"node:path";var Da=/^[A-Za-z0-9_-]{1,128}$/u;function Ms(t){let{transcriptPath:e,agentId:n}=t;if(e===void 0)throw new ie("the payloa\
d names no transcript");if(n===void 0)return{path:e,side:"main"};if(!Da.test(n))throw new ie("the payload's agent_id is \
no file name");let r=`agent-${n}.jsonl`;return va(e)===r?{path:e,side:"agent"}:{path:`${e.replace(/\.jsonl$/u,"")}/subag\
ents/${r}`,side:"agent"}}var Ls=['"user"','"queued_command"'];function*$s(t,{maxBytes:e,marks:n}){let r=Ms(t);Ns(r.path,t);let s=n.map(o=>Buffer.
from(o,"utf8"));for(let o of Fs(r.path,{maxBytes:e,clock:t.clock})){if(!s.some(a=>o.includes(a)))continue;t.clock.check();
let i=Hs(o);i!==void 0&&Ra(i,r,t)&&(yield i)}}function Ra(t,{side:e},n){if(e==="main")return Q(t,"isSidechain")!==!0;let r=Q(
t,"agentId");return typeof r!="string"||r===n.agentId}function Gs(t,e){if(js(t)||!Is(t,Ta[e]))return;let n=Oa(t),r=n.flatMap(s=>Wt(s,"text")??[]).filter(s=>!Ba(s,t));if(!(r.length===
0&&!Fa(n)))return{text:r.join(`
`),byPerson:e==="main"&&Is(t,["human"])}}var Ta={main:["human","channel","unclassified"],agent:["human","channel","uncla\
ssified","peer","coordinator"]};function Oa(t){if(t.type==="user")return Bs(t);let e=Q(t,"attachment");return t.type!=="\
attachment"||!_e(e)?[]:e.type!=="queued_command"||js(e)?[]:(e.commandMode??"prompt")==="prompt"?kr(e.prompt):[]}function js(t){
return["isMeta","isCompactSummary","isVisibleInTranscriptOnly","hookText"].some(n=>t[n]===!0)||t.rowSource==="hook"||t.promptSource===
"system"||t.turnOrigin==="task_notification"}function Is(t,e){let n=t.attachment;return[t,_e(n)?n:{}].map(s=>s.origin).every(
s=>!_e(s)||e.includes(String(s.kind)))}function Fa(t){let e=t.map(n=>n.type);return!e.includes("tool_result")&&(e.includes(
"image")||e.includes("document"))}var Na=/^\s*(?:<(?:local-command-(?:caveat|stdout|stderr)|bash-(?:stdout|stderr)|command-name)>|\[Request interrupted by user)/u,
Ha=/^\s*(?:<(?:task-notification|teammate-message|system-reminder)\b|Stop hook feedback:)/u;function Ba(t,e){return Na.test(
t)?!0:!(_e(e.origin)&&e.origin.kind==="human")&&Ha.test(t)}var Vs={kind:"prompt-said",holds(t,e){if(e.agentId!==void 0)return{holds:!1,because:"an agent's task is not the word of \
a person"};let n=new RegExp(Rs(t.pattern),"giu"),r=t.field===void 0?void 0:Ma(Q(e.input,t.field));if(t.field!==void 0&&r===
void 0)return{holds:!1};let s=o=>[...o.matchAll(n)].some(({groups:i})=>r===void 0||i?.value===r);for(let o of $s(e,{maxBytes:t.
maxBytes,marks:Ls})){let i=Gs(o,"main");if(i!==void 0){if(i.byPerson&&s(i.text))return{holds:!0};if(t.since==="last-user\
-turn")break}}return{holds:!1}}};function Ma(t){return typeof t=="number"?String(t):typeof t=="string"&&t.trim()!==""?t.
trim():void 0}function qs(t){return{sure:!0,because:t}}function _n(t){return{sure:!1,because:`cannot be read: ${t}`}}function Us(t,e){
let n=t.find(s=>s.sure);if(n!==void 0)return{holds:!0,because:n.because};let[r]=t;return r===void 0||!e?{holds:!1}:{holds:!0,
unsure:!0,because:r.because}}function Qs(t,e){return t.includes("$'")?!0:t.replace(/\\\n|["'\\`^]/gu,"").toLowerCase().includes(e.toLowerCase())}function Pn(t){let e=Q(t.input,"command");if(typeof e=="string")return e;if(!(e==null&&t.tool!=="Bash"&&t.tool!=="PowerS\
hell"))throw new ie(`the call of ${t.tool} holds no command text`)}var La=/\b(?:iex|invoke-expression|start-process|encodedcommand)\b|-e(?:nc|c)?\s+[A-Za-z0-9+/=]{8,}|&\s*[($"']|\[scriptblock\]/iu;
function Ks(t){return t.tool==="PowerShell"?Pn(t):void 0}function Js(t){return La.test(t)}function b(t){return{pieces:t===""?[]:[{text:t}]}}function vt(t){return{pieces:[{hole:t}]}}function y(t){let e="";for(let n of t.
pieces){if(!("text"in n))return;e+=n.text}return e}function G(t){let e="";for(let n of t.pieces){if(!("text"in n))break;
e+=n.text}return e}function zs(t){let e="";for(let n of[...t.pieces].reverse()){if(!("text"in n))break;e=n.text+e}return e}
function j(t){return t.pieces.map(e=>"text"in e?e.text:"glob"in e?e.glob:e.hole).join("")}function Cr(t,e,n=!1){return new RegExp(
`^${$a(t)}$`,n?"iu":"u").test(e)}function Xs(t,e){let n=G(t);if(n.length>=e.length||y(t)!==void 0)return n.startsWith(e);
let r=t.pieces.find(o=>!("text"in o)),s=r!==void 0&&"hole"in r&&r.shape!==void 0;return e.startsWith(n)&&(!s||/^[0-9a-f]/u.
test(e.slice(n.length)))}function vn(t){return t.pieces.some(e=>"hole"in e&&e.splits===!0)}function Re(...t){return{pieces:t.
flatMap(e=>e.pieces)}}function le(t,e){let n=e;return{pieces:t.pieces.flatMap(s=>{if(n===0||!("text"in s))return[s];let o=s.
text.slice(n);return n=Math.max(0,n-s.text.length),o===""?[]:[{text:o}]})}}function $a(t){return t.pieces.map(Ga).join("")}
var Ia={digits:"-?[0-9]*",hex:"[0-9a-f]*"};function Ga(t){return"text"in t?br(t.text):"hole"in t?t.shape===void 0?"[^]*":
Ia[t.shape]:t.glob==="*"?"[^/]*":"[^/]"}function br(t){return t.replace(/[\\^$.*+?()[\]{}|/]/gu,"\\$&")}function Ys(t){return{
pieces:t.pieces.map(e=>"glob"in e?{hole:e.glob}:e)}}import{join as rn}from"node:path";function Dn(t,e){let n=e.disk.heads.get(t.gitDir);if(n!==void 0)return n;let r=t.top===
void 0?void 0:e.disk.made.get(t.top);if(r!==void 0)return r.head;if(Pe(rn(t.commonDir,"reftable")))return{unknown:"HEAD \
of a reftable repository"};try{return Va(ja(rn(t.gitDir,"HEAD")))}catch{return{unknown:"HEAD, which cannot be read"}}}function ja(t){
return en(t).isSymbolicLink()?`ref: ${An(t)}`:Ge(t)}function Va(t){let e=/^ref:\s*(\S+)\s*$/u.exec(t)?.[1];return e==="r\
efs/heads/.invalid"?{unknown:"HEAD of a reftable repository"}:e?.startsWith("refs/heads/")===!0?{branch:e.slice(11)}:e!==
void 0||/^[0-9a-f]{40,64}\s*$/u.test(t)?{detached:!0}:{unknown:"HEAD, which makes no sense"}}function Ar(t,e){for(let s of[
t.gitDir,t.commonDir]){let o=rn(s,e);if(en(o,{throwIfNoEntry:!1})?.isFile()===!0)return Ge(o).trim()}let n=rn(t.commonDir,
"packed-refs");if(!Pe(n))return;let r=Ge(n).split(`
`).find(s=>s.endsWith(` ${e}`));return r?.slice(0,r.indexOf(" "))}function Sr(t,e){return Ar(t,`refs/heads/${e}`)!==void 0}
function Rn(t,e){let n=rn(t.gitDir,e);return Pe(n)?Ge(n).trim():void 0}function Tn(t){let e=qa(t,0);if(e===void 0)return[t];let n=t.slice(0,e.start),r=t.slice(e.end),s=e.items.length===1?Ja(e.
items[0]??""):e.items,o=Tn(r);if(s===void 0||o===void 0)return;if(s.length===0)return o.map(a=>t.slice(0,e.end)+a);let i=[];
for(let a of s){let d=Tn(a);if(d===void 0||i.length+d.length*o.length>200)return;for(let c of d)for(let l of o)i.push(n+
c+l)}return i}function qa(t,e){for(let n=e;n<t.length;n=Er(t,n)){if(t[n]!=="{")continue;let r=Ua(t,n);if(r!==void 0)return r}}
function Ua(t,e){let n=[],r=0,s=e+1;for(let o=e+1;o<t.length;o=Er(t,o)){let i=t[o];if(i==="{")r+=1;else if(i===","&&r===
0)n.push(t.slice(s,o)),s=o+1;else if(i==="}"&&r>0)r-=1;else if(i==="}")return n.push(t.slice(s,o)),n.length>1||/^[^{}]+\.\.[^{}]+$/u.
test(n[0]??"")?{start:e,end:o+1,items:n}:void 0}}function Er(t,e){let n=t[e];return n==="\\"?e+2:n==="'"?Qa(t,e,"'"):n===
'"'||n==="`"?Ka(t,e,n):n==="$"&&t[e+1]==="{"?Zs(t,e+1,"{","}"):n==="$"&&t[e+1]==="("?Zs(t,e+1,"(",")"):e+1}function Qa(t,e,n){
let r=t.indexOf(n,e+1);return r===-1?t.length:r+1}function Ka(t,e,n){for(let r=e+1;r<t.length;r+=1)if(t[r]==="\\")r+=1;else if(t[r]===
n)return r+1;return t.length}function Zs(t,e,n,r){let s=0;for(let o=e;o<t.length;o=o===e?e+1:Er(t,o))if(t[o]===n)s+=1;else if(t[o]===
r&&(s-=1)===0)return o+1;return t.length}function Ja(t){let[e="",n="",r="1",...s]=t.split(".."),o=[e,n,r].every(h=>/^-?\d+$/u.
test(h)),i=[e,n].every(h=>/^[A-Za-z]$/u.test(h));if(!o&&!i||s.length>0)return[];let a=h=>o?Number(h):h.charCodeAt(0),d=h=>o?
String(h):String.fromCharCode(h),c=a(n)-a(e),l=Math.abs(Number(r))||1,p=Math.floor(Math.abs(c)/l)+1;if(!(p>200))return Array.
from({length:p},(h,x)=>d(a(e)+Math.sign(c)*l*x))}import{basename as Tf,dirname as Of,isAbsolute as no,join as Ff,normalize as td,resolve as nd,sep as rd}from"node:path";function On(t){try{return en(t,{throwIfNoEntry:!1})}catch(e){if(e instanceof Error&&"code"in e&&e.code==="ENOTDIR")return;
throw e}}import{dirname as za,isAbsolute as Xa,parse as Wr,sep as _r}from"node:path";var Ya=40,Za=_r==="\\"?/[\\/]/u:/\//u;function to(t){let e=Wr(t).root,n=eo(t);for(let r=0;n.length>0;){let s=n.pop()??"";
if(s===""||s===".")continue;if(s===".."){e=za(e);continue}let o=e.endsWith(_r)?e+s:e+_r+s,i=ed(o);if(i===void 0){e=o;continue}
if(r+=1,r>Ya)throw new ie("a path leads through a circle of links");Xa(i)&&(e=Wr(i).root),n.push(...eo(i))}return e}function eo(t){
return t.slice(Wr(t).root.length).split(Za).reverse()}function ed(t){return On(t)?.isSymbolicLink()??!1?An(t):void 0}function Z(t){return typeof t=="string"}function sn(t){try{return tn(t,{throwIfNoEntry:!1})?.isDirectory()??!1}catch{return!1}}
function Dt(t,e){return no(e)?td(e):Z(t)?nd(t,e):t}function je(t,e){return to(no(e)?e:`${t}${rd}${e}`)}var sd=new Set(["?","#","$","!","RANDOM","SECONDS","LINENO","EPOCHSECONDS","UID","EUID","PPID"]);function it(t,e){let{world:n}=e;
if(t==="@"||t==="*")return{list:n.args};let r=n.vars.get(t);return r!==void 0?{word:id(r)}:/^[1-9][0-9]*$/u.test(t)?{word:n.
args[Number(t)-1]??b("")}:sd.has(t)?{word:{pieces:[{hole:`$${t}`,shape:"digits"}]}}:{word:od(t,e)??vt(`$${t}`)}}function od(t,e){
let{world:n}=e;if(t==="PWD")return Z(n.cwd)?b(n.cwd):void 0;if(t==="OLDPWD")return Z(n.previous)?b(n.previous):void 0;if(t===
"CLAUDE_PROJECT_DIR")return b(e.projectDir);if(t!=="HOME"&&t!=="TMPDIR")return;let r=e.env[t];return r===void 0||r===""?
void 0:b(r)}function id(t){return"word"in t?t.word:t.elements[0]??b("")}function ro(t,e){let n={word:Ct(t.text)};if(t.prefix===
"#")return{word:{pieces:[{hole:t.text,shape:"digits"}]}};if(t.prefix==="!")return ad(t,e)??n;let r=t.index===void 0?it(t.
parameter,e):dd(t,e);return r===void 0?n:t.operation===void 0?r:t.operation.type==="Default"?cd(t,r,e)??n:t.operation.type===
"CaseModification"?ud(t.operation.operator,r)??n:n}function Ct(t){return{pieces:[{hole:t,splits:!0}]}}function ad(t,e){if(t.
operation!==void 0||t.index!==void 0)return;let n=it(t.parameter,e),r="word"in n?y(n.word):void 0;return r===void 0?void 0:
it(r,e)}function dd(t,e){let n=e.world.vars.get(t.parameter),r=t.index?.text;if(n===void 0)return;let s="elements"in n?n.
elements:[n.word];if(r==="@"||r==="*")return{list:s};if(!(r===void 0||!/^\d+$/u.test(r)))return{word:s[Number(r)]??b("")}}
function cd(t,e,n){if(t.operation?.type!=="Default")return;let r="word"in e?y(e.word):void 0,s=n.world.vars.has(t.parameter)||
r!==void 0;if(r===void 0)return;let o=t.operation.operator.startsWith(":"),i=s&&(!o||r!==""),a=n.operand(t),d=a===void 0?
void 0:{word:a};return t.operation.operator.endsWith("+")?i?d:{word:b("")}:i?e:d}function ud(t,e){let n="word"in e?y(e.word):
void 0;if(n!==void 0){if(t==="^^")return{word:b(n.toUpperCase())};if(t===",,")return{word:b(n.toLowerCase())}}}function Fn(t){
if("word"in t)return t.word;let e=t.list.flatMap((n,r)=>r===0?[n]:[b(" "),n]);return Re(...e)}function Pr(t,e){switch(t.type){case"Script":case"CompoundList":case"AndOr":for(let n of t.commands)e(n);return;case"Sta\
tement":e(t.command);return;case"Command":for(let n of t.prefix)e(n);t.name&&e(t.name);for(let n of t.suffix)e(n);return;case"\
Pipeline":for(let n of t.prefixes)e(n);for(let n of t.commands)e(n);return;case"Redirected":e(t.command);for(let n of t.
redirects)e(n);return;case"If":e(t.clause),e(t.then);for(let n of t.elif)e(n);t.else&&e(t.else);return;case"Elif":e(t.clause),
e(t.then);return;case"For":case"Select":if(e(t.name),t.wordlist)for(let n of t.wordlist)e(n);e(t.body);return;case"While":
e(t.clause),e(t.body);return;case"Function":case"Coproc":t.name&&e(t.name),e(t.body);return;case"Subshell":case"BraceGro\
up":e(t.body);return;case"Case":e(t.word);for(let n of t.items)e(n);return;case"CaseItem":for(let n of t.pattern)e(n);e(
t.body);return;case"ArithmeticFor":{let n=t.initialize;n&&e(n);let r=t.test;r&&e(r);let s=t.update;s&&e(s),e(t.body);return}case"\
Word":case"Glob":case"ArithmeticWord":case"HereDocBody":case"BraceExpansion":case"ExtendedGlob":{let n=t.parts;if(n)for(let r of n)
e(r);return}case"DoubleQuoted":case"LocaleString":for(let n of t.parts)e(n);return;case"ParameterExpansion":t.index&&e(t.
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
`Unexpected syntax node: ${n}`)}}}function so(t){return t>=48&&t<=55}function io(t){return t>=48&&t<=57||t>=65&&t<=70||t>=97&&t<=102}function ld(t,e){try{
return String.fromCodePoint(t)}catch{return e}}var pd=new TextDecoder("utf-8",{ignoreBOM:!0});function oo(t){return pd.decode(
new Uint8Array(t))}function fd(t,e,n){if(t.charCodeAt(e)!==92||e+2>n)return;let r=t.charCodeAt(e+1),s=e+2,o=s;if(r===120){
for(;o<n&&o-s<2&&io(t.charCodeAt(o));)o++;return o===s?void 0:{value:Number.parseInt(t.slice(s,o),16),end:o}}if(so(r)){for(;o<
n&&o-s<2&&so(t.charCodeAt(o));)o++;return{value:Number.parseInt(t.slice(e+1,o),8)&255,end:o}}}function on(t,e,n){let r=e,
s="",o=[],i=-1;for(;r<n&&t.charCodeAt(r)!==39;){let d=r,c=fd(t,r,n);if(c&&c.value>=128){o.push(c.value),r=c.end;continue}
if(o.length>0&&(s+=oo(o),o=[]),c){c.value===0&&i===-1&&(i=s.length),s+=String.fromCharCode(c.value),r=c.end;continue}if(t.
charCodeAt(r)!==92||r+1>=n){let p=r;for(;r<n;){let h=t.charCodeAt(r);if(h===39||h===92&&r+1<n)break;r++}s+=t.slice(p,r);
continue}r++;let l=t[r++];switch(l){case"a":s+="\x07";break;case"b":s+="\b";break;case"e":case"E":s+="\x1B";break;case"f":
s+="\f";break;case"n":s+=`
`;break;case"r":s+="\r";break;case"t":s+="	";break;case"v":s+="\v";break;case"\\":s+="\\";break;case"'":s+="'";break;case'\
"':s+='"';break;case"?":s+="?";break;case`
`:break;case"c":{let p=r<n?t.charCodeAt(r):39;if(p===39){s+=t.slice(d,r);break}if(r++,p===92){let x=r<n&&t.charCodeAt(r)===
92;x&&r++,s+="",!x&&r<n&&(s+=t[r],r++);break}let h=p===63?127:p&31;h===0&&p<128&&i===-1&&(i=s.length),s+=String.fromCharCode(
h);break}case"u":case"U":{let p=r,h=l==="u"?4:8;for(;r<n&&r-p<h&&io(t.charCodeAt(r));)r++;if(r===p){s+=`\\${l}`;break}let x=t.
slice(d,r),C=Number.parseInt(t.slice(p,r),16);C===0&&i===-1&&(i=s.length),s+=ld(C,x);break}default:s+=`\\${l}`;break}}o.
length>0&&(s+=oo(o)),i!==-1&&(s=s.slice(0,i));let a=r<n;return a&&r++,{value:s,end:r,closed:a}}var Te=class t{static _resolveScript;type;pos;end;text;#e;#t=void 0;constructor(e,n,r,s,o){this.type=e,this.pos=n,this.end=
r,this.text=s,this.#e=o}get script(){let e=this.#e;if(e!==void 0){let n=t._resolveScript(e.source,e.start,e.end,e.depth,
e.parenBoundary,e.context);e.context===void 0&&(n.source=e.source),this.script=n}return this.#t}set script(e){this.#t=e,
this.#e=void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,script:this.script}}},Nn=class extends Te{operator;constructor(e,n,r,s,o){
super("ProcessSubstitution",e,n,r,o),this.operator=s}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.
text,operator:this.operator,script:this.script}}},Rt=class t{static _resolveExpression;type="ArithmeticExpansion";pos;end;text;#e;#t=void 0;constructor(e,n,r,s){
this.pos=e,this.end=n,this.text=r,this.#e=s}get expression(){let e=this.#e;return e!==void 0&&(this.expression=t._resolveExpression(
e.body,e.offset,e.source,e.depth,e.context,e.depth+1)),this.#t}set expression(e){this.#t=e,this.#e=void 0}toJSON(){return{
type:this.type,pos:this.pos,end:this.end,text:this.text,expression:this.expression}}};function hd(t){let e="";for(let n of t)e+=n.type==="Literal"?n.value:n.text;return e}function Hn(t){let e=t.indexOf("\\");
if(e===-1)return t;let n="",r=0;for(let s=e;s<t.length;s++)if(t.charCodeAt(s)===92){if(n+=t.slice(r,s),s++,s>=t.length){
n+="\\",r=s;break}t.charCodeAt(s)!==10&&(n+=t[s]),r=s+1}return n+t.slice(r)}function ao(t){let e=1;for(;t[e]==="\\"&&t[e+
1]===`
`;)e+=2;return e===1||t[e]!=="("?t:t[0]+t.slice(e)}function Bn(t){let e="";for(let n of t)switch(n.type){case"Literal":case"\
Glob":case"SingleQuoted":case"AnsiCQuoted":e+=n.value;break;case"DoubleQuoted":case"LocaleString":e+=hd(n.parts);break;case"\
CommandExpansion":e+=n.text[0]==="$"?ao(n.text):n.text;break;case"ExtendedGlob":e+=ao(n.text);break;default:e+=n.text;break}
return e}var pe=class{type="Word";text;pos;end;#e;#t;#r;#n;#s=null;constructor(e,n,r,s,o,i=0){this.text=e,this.pos=n,this.end=r,this.#e=
s,this.#t=o,this.#r=i,this.#n=o===void 0?void 0:null}get value(){if(this.#s===null){let e=this.#e===void 0&&this.#n===null?
void 0:this.parts;this.#s=e?Bn(e):Hn(this.text)}return this.#s}get parts(){return this.#n===null&&(this.#n=this.#t?.(this.#e??
"",this,this.#r)??void 0),this.#n}set parts(e){this.#n=e??void 0}toJSON(){return{type:this.type,text:this.text,pos:this.
pos,end:this.end,parts:this.parts,value:this.value}}};function Tt(t){return{boundaries:t===void 0?void 0:vr(t),wordParts:void 0,embeddedParts:void 0,arrayParts:void 0}}function vr(t){
return t.boundaries??(t.boundaries=new Map)}function Se(t,e,n){for(;e+1<n&&t.charCodeAt(e)===92&&t.charCodeAt(e+1)===10;)e+=2;return e}function ct(t){return/[*?[]/.test(t)}var Ve=new Uint8Array(128);Ve[33]=1;Ve[94]=1;Ve[91]=1;Ve[93]=1;Ve[58]=1;Ve[46]=1;Ve[61]=
1;Ve[45]=1;Ve[92]=1;function md(t,e,n,r,s){let o=n-1;for(;o>e&&t.charCodeAt(o)!==93;)o--;if(o===e)return null;let i=[],a=[],
d=[],c=0,l=!1;for(let g=e;g<n;g++){for(;r&&c<r.length&&r[c].end<=g+s;)c++;let S=r?.[c],E=g,A=0;if(S&&S.pos<=g+s&&S.type!==
"Literal")g=S.end-s-1;else{if(A=t.charCodeAt(g),A===92&&g+1<n&&t.charCodeAt(g+1)===10){g++;continue}(A>=128||!Ve[A])&&(A=
0)}let w=a.length-1;if(A===0&&w>=0&&a[w]===0){d[w]++;continue}w>=0&&a[w]===91&&(A===58||A===61||A===46)&&(l=!0),i.push(E),
a.push(A),d.push(1)}let p=a.length,h;if(l){h=new Int32Array(p).fill(-1);let g=-1,S=-1,E=-1,A=-1;for(let w=p-1;w>=0;w--){
let _=a[w+2];if(_===93?g=w+2:a[w+3]===93&&(_===58?S=w+2:_===61?E=w+2:_===46&&(A=w+2)),a[w]!==91)continue;let v=a[w+1],W=v===
58?S:v===61?E:v===46?A:-1;W!==-1&&(v===46||g===-1||g>W)&&(h[w]=W+2)}}let x=g=>h===void 0?-1:h[g],C=new Int32Array(p+2).fill(
-1),k=(g,S)=>{if(g>=p)return-1;if(S&&a[g]===45&&g+1<p&&a[g+1]!==93){let E=g+1;if(a[E]===92){if(E+1>=p)return-1;E++}let A=E+
1;if(a[E]===91&&a[E+1]===46){let w=x(E);w!==-1&&(A=w)}else if(a[E]===0&&d[E]>1)return C[E];return A>=p?-1:a[A]===93?A+1:
C[A]}return a[g]===93?g+1:C[g]};for(let g=p-1;g>=0;g--){let S=a[g],E=g+1,A=!0;if(S===92){if(g+1>=p)continue;E=g+2}else if(S===
91){let w=a[g+1];if(w===58||w===61||w===46){let _=x(g);_!==-1&&(E=_,A=w===46)}}C[g]=k(E,A)}let m=new Map;for(let g=0;g<p;g++){
if(a[g]!==91)continue;let S=g+1;if((a[S]===33||a[S]===94)&&S++,S>=p)continue;let E=a[S]===93?k(S+1,!0):C[S];E!==-1&&m.set(
i[g],i[E-1]+1)}return m}function Dr(t,e,n,r,s,o,i){for(;e<n;){for(;r&&s<r.length&&r[s].end<=e+o;)s++;let a=r?.[s];if(a&&
a.pos===e+o&&a.end<=n+o){i.push(a),e=a.end-o,s++;continue}let d=a?Math.min(n,(a.pos>e+o?a.pos:a.end)-o):n,c=t.slice(e,d);
i.push({type:"Literal",pos:e+o,end:d+o,text:c,value:Hn(c)}),e=d}return s}function qe(t,e,n,r,s=0){let o,i,a=0,d=0,c=e;for(let l=e;l<
n;l++){for(;r&&a<r.length&&r[a].end<=l+s;)a++;let p=r?.[a];if(p&&p.pos<=l+s&&p.type!=="Literal"){l=p.end-s-1;continue}let h=t.
charCodeAt(l);if(h===92){l++;continue}let x;if(h===42||h===63){let m=p?Math.min(n,p.end-s):n,g=Se(t,l+1,m);if(g<m&&t.charCodeAt(
g)===40)continue;if(x=l+1,h===42)for(;x<m&&t.charCodeAt(x)===42;){let S=Se(t,x+1,m);if(S<m&&t.charCodeAt(S)===40)break;x++}}else if(h===
91){i===void 0&&(i=md(t,l,n,r,s));let m=i?.get(l);if(m===void 0)continue;x=m}else continue;o||(o=[]),d=Dr(t,c,l,r,d,s,o);
let C=t.slice(l,x),k;if(h===91){let m=[];d=Dr(t,l+1,x-1,r,d,s,m),k={type:"Glob",kind:"bracket",pos:l+s,end:x+s,text:C,value:"\
["+Bn(m)+"]",parts:m}}else k={type:"Glob",kind:h===42?"star":"question",pos:l+s,end:x+s,text:C,value:C,parts:void 0};o.push(
k),c=x,l=x-1}return o?(Dr(t,c,n,r,d,s,o),o):r??void 0}var u={Word:0,Assignment:1,Semi:2,Newline:3,Pipe:4,And:5,Or:6,Amp:7,LParen:8,RParen:9,LBrace:10,RBrace:11,Bang:12,If:13,
Then:14,Else:15,Elif:16,Fi:17,Do:18,Done:19,For:20,While:21,Until:22,In:23,Case:24,Esac:25,Function:26,DoubleSemi:27,SemiAmp:28,
DoubleSemiAmp:29,Select:30,DblLBracket:31,DblRBracket:32,EOF:33,ArithCmd:34,Coproc:35,Redirect:36},Mn=class{token=u.EOF;_value="";_owner;pos=0;end=0;fileDescriptor=void 0;variableName=void 0;descriptorEnd=0;delimiterQuoted=!1;content=void 0;targetPos=0;targetEnd=0;assignmentOperatorPos=-1;raw=!1;keywordEligible=!1;constructor(e=null){
this._owner=e}get value(){return this._value??(this._value=this._owner===null?"":this._owner._tokenValue(this.pos,this.end,
this.raw))}set value(e){this._value=e}reset(){this.token=u.EOF,this._value="",this.pos=0,this.end=0,this.fileDescriptor=
void 0,this.variableName=void 0,this.descriptorEnd=0,this.delimiterQuoted=!1,this.content=void 0,this.targetPos=0,this.targetEnd=
0,this.assignmentOperatorPos=-1,this.raw=!1,this.keywordEligible=!1}copyFrom(e){this.token=e.token,this._value=e._value,
this.pos=e.pos,this.end=e.end,this.fileDescriptor=e.fileDescriptor,this.variableName=e.variableName,this.descriptorEnd=e.
descriptorEnd,this.delimiterQuoted=e.delimiterQuoted,this.content=e.content,this.targetPos=e.targetPos,this.targetEnd=e.
targetEnd,this.assignmentOperatorPos=e.assignmentOperatorPos,this.raw=e.raw,this.keywordEligible=e.keywordEligible}},co=new Map(
[["if",u.If],["then",u.Then],["else",u.Else],["elif",u.Elif],["fi",u.Fi],["do",u.Do],["done",u.Done],["for",u.For],["whi\
le",u.While],["until",u.Until],["in",u.In],["case",u.Case],["esac",u.Esac],["function",u.Function],["select",u.Select],[
"coproc",u.Coproc],["!",u.Bang],["{",u.LBrace],["}",u.RBrace]]);var U=new Uint8Array(128);U[124]=1;U[38]=1;U[59]=1;U[40]=1;U[41]=1;U[60]=1;U[62]=1;U[32]=1;U[9]=1;U[10]=1;U[92]=2;U[39]=
2;U[34]=2;U[36]=2;U[96]=2;U[123]=2;function an(t,e,n){for(;e<n;){let r=t.charCodeAt(e);if(r===32||r===9)e++;else if(r===
92&&e+1<n&&t.charCodeAt(e+1)===10)e+=2;else break}return e}var xo=new Uint8Array(128);for(let t of[9,10,32,33,37,38,40,41,
42,43,44,45,47,58,60,61,62,63,94,124])xo[t]=1;function Ht(t,e,n){for(let r=e;r<n;r++){let s=t.charCodeAt(r);if(s===92||s===
39||s===34||s===36||s===96||(s===60||s===62)&&r+1<n&&t.charCodeAt(r+1)===40)return!0}return!1}function uo(t,e,n=!1,r){let s=0,
o=0;for(let i=0;i<t.length;i++){let a=t.charCodeAt(i);if(a===92){i++;continue}if(a===123){s++;continue}if(a===125){s>0&&
s--;continue}if(a===39){for(i++;i<t.length&&t.charCodeAt(i)!==39;)i++;continue}if(a===34){for(i++;i<t.length;){let c=t.charCodeAt(
i);if(c===34)break;if(c===92){i+=2;continue}let l=r?.(i,!0)??i;if(l>i){i=l;continue}i++}continue}let d=r?.(i,!1)??i;if(d>
i){i=d-1;continue}if(n&&s===0){if(a===63){o++;continue}if(a===58&&o>0){o--;continue}}if(a===e&&s===0)return i}return-1}var Ye=new Uint8Array(
128);for(let t=97;t<=122;t++)Ye[t]=3;for(let t=65;t<=90;t++)Ye[t]=3;for(let t=48;t<=57;t++)Ye[t]=2;Ye[95]=3;var Ze=new Uint8Array(
128);Ze[63]=1;Ze[64]=1;Ze[42]=1;Ze[43]=1;Ze[33]=1;Ze[61]=1;function lo(t){return t<128&&t!==61&&Ze[t]===1}var gd={63:"?",
64:"@",42:"*",43:"+",33:"!"};function po(t){let e=t.type;return e==="Literal"||e==="SimpleExpansion"||e==="ParameterExpa\
nsion"||e==="CommandExpansion"||e==="ArithmeticExpansion"}function yd(t,e,n){for(let r=e;r<n;r++){let s=t.charCodeAt(r);
if(s<48||s>57)return!1}return n>e}var Fe=-1,Tr=0,fo=1,Or=2,ho=3,xe=4;function xd(t,e){let n=t[t.length-1],r=e[0],s=0;n?.
type==="Literal"&&r?.type==="Literal"&&n.end===r.pos&&(t[t.length-1]={type:"Literal",pos:n.pos,end:r.end,text:n.text+r.text,
value:n.value+r.value},s=1);for(let o=s;o<e.length;o++)t.push(e[o]);return t}function mo(t){return t<Fe}function go(t){return-t-
2}function Rr(t,e,n,r){let s=r;for(let o=e;o<n&&s>=0;o++){let i=t.charCodeAt(o);if(s>=xe)i===91?s++:i===93&&--s===xe&&(s=
Or);else if(s===Tr)s=i<128&&Ye[i]&1?fo:Fe;else if(s===fo){if(i<128&&Ye[i]&2)continue;i===91?s=xe+1:i===43?s=ho:s=i===61?
-o-2:Fe}else s===Or?i===43?s=ho:s=i===61?-o-2:Fe:s=i===61?-o-2:Fe}return s}function te(t,e,n,r=0,s=0){t.token=e,t._value=
n,t.pos=r,t.end=s,t.fileDescriptor=void 0,t.variableName=void 0,t.descriptorEnd=0,t.delimiterQuoted=!1,t.content=void 0,
t.assignmentOperatorPos=-1,t.raw=!1,t.keywordEligible=!1}function ut(t,e,n,r,s){t.token=e,t._value=null,t.pos=n,t.end=r,
t.fileDescriptor=void 0,t.variableName=void 0,t.descriptorEnd=0,t.delimiterQuoted=!1,t.content=void 0,t.assignmentOperatorPos=
-1,t.raw=s,t.keywordEligible=!1}function yo(t,e,n){switch(t.charCodeAt(e)){case 33:return n===1?u.Bang:void 0;case 123:return n===
1?u.LBrace:void 0;case 125:return n===1?u.RBrace:void 0;case 105:{if(n!==2)return;let r=t.charCodeAt(e+1);return r===102?
u.If:r===110?u.In:void 0}case 102:return n===2?t.charCodeAt(e+1)===105?u.Fi:void 0:n===3?t.startsWith("for",e)?u.For:void 0:
n===8&&t.startsWith("function",e)?u.Function:void 0;case 116:return n===4&&t.startsWith("then",e)?u.Then:void 0;case 101:
return n!==4?void 0:t.startsWith("else",e)?u.Else:t.startsWith("elif",e)?u.Elif:t.startsWith("esac",e)?u.Esac:void 0;case 100:
return n===2?t.charCodeAt(e+1)===111?u.Do:void 0:n===4&&t.startsWith("done",e)?u.Done:void 0;case 99:return n===4?t.startsWith(
"case",e)?u.Case:void 0:n===6&&t.startsWith("coproc",e)?u.Coproc:void 0;case 119:return n===5&&t.startsWith("while",e)?u.
While:void 0;case 117:return n===5&&t.startsWith("until",e)?u.Until:void 0;case 115:return n===6&&t.startsWith("select",
e)?u.Select:void 0;default:return}}var f={Normal:0,CommandStart:1,TestMode:2,CommandPrefix:3,Declaration:4,ArrayElement:5,
FunctionName:6,CasePattern:7,EvalArgument:8};function wd(t){return t===32||t===9||t===10||t===124}var We=class t{static _findSubstitutionEnd;src;srcEnd;parenBoundary;pos;current;nextState;hasPeek;pendingHereDocs;substitutionContext;_errors=null;_buildParts=!1;_buildValue=!1;_nestingDepth=0;constructor(e,n=0,r=e.
length,s=!1,o=Tt()){if(this.src=e,this.srcEnd=r,this.parenBoundary=s,this.pos=n,this.current=new Mn(this),this.nextState=
new Mn(this),this.hasPeek=!1,this.pendingHereDocs=null,this.substitutionContext=o,n===0&&e.charCodeAt(0)===35&&e.charCodeAt(
1)===33){let i=e.indexOf(`
`);this.pos=i===-1?this.srcEnd:i+1}}getSource(){return this.src}fork(e,n,r=!1){let s=new t(this.src,e,n,r,this.substitutionContext);
return s._nestingDepth=this._nestingDepth,s}getSubstitutionContext(){return this.substitutionContext}get errors(){return this.
_errors??(this._errors=[])}commandExpansion(e,n,r,s,o=!1){let i=this.scriptWindow(this.src,r,r+s.length,o);return new Te(
"CommandExpansion",e,this.pos,n,i)}decodedCommandExpansion(e,n,r){let s=this.scriptWindow(r,0,r.length,!1,!0);return new Te(
"CommandExpansion",e,this.pos,n,s)}processSubstitution(e,n,r,s){let o=this.scriptWindow(this.src,e+2,e+2+s.length,!this.
_unbalanced);return new Nn(e,this.pos,n,r,o)}scriptWindow(e,n,r,s,o=!1){if(this._nestingDepth>256)return;let i=o?void 0:
this.substitutionContext;return{source:e,start:n,end:r,depth:this._nestingDepth+1,parenBoundary:s,context:i}}getPos(){return this.
pos}findSubstitutionEnd(e,n,r=this._nestingDepth+1){return t._findSubstitutionEnd===void 0?-1:t._findSubstitutionEnd(this.
src,e,n,r,this.substitutionContext)}_tokenValue(e,n,r){return r?this.src.slice(e,n):this.wordValueOf(e,n)}wordValueOf(e,n){
let r=this.pos,s=this.srcEnd,o=this._bracketWindow,i=this._arithmeticBracketWindow,a=this._buildValue,d=this._unbalanced,
c=this._errors===null?0:this._errors.length;this.pos=e,this.srcEnd=n,this._buildValue=!0,this.readWordText(),this.pos<n&&
this._wordAssignmentState!==void 0&&this._wordAssignmentState>=xe&&(this.pos=e,this.readWordText(!0));let l=this._wordText;
return this.pos=r,this.srcEnd=s,this._bracketWindow=o,this._arithmeticBracketWindow=i,this._buildValue=a,this._unbalanced=
d,this._errors!==null&&(this._errors.length=c),l}findClosingBracket(e,n=this.srcEnd){let r=Math.min(n,this.srcEnd),s=this.
_bracketWindow;if((!s||s.limit!==r)&&(s={limit:r,depth:this._nestingDepth,last:this.src.lastIndexOf("]",r-1)},this._bracketWindow=
s),e>s.last||(s.depth!==this._nestingDepth&&(s={limit:r,depth:this._nestingDepth,last:s.last},this._bracketWindow=s),s.failed?.
has(e)))return-1;let o=[],i=this.findClosingShellDelimiter(e,n,93,!1,!0,o);if(i===-1){let a=s.failed??(s.failed=new Set);
for(let d of o)for(let c of d)a.add(c)}return i}findClosingArithmeticBracket(e,n=this.srcEnd){let r=Math.min(n,this.srcEnd),
s=this._arithmeticBracketWindow;return(!s||s.end!==r||s.depth!==this._nestingDepth)&&(s={end:r,depth:this._nestingDepth,
failed:new Set},this._arithmeticBracketWindow=s),s.failed.has(e)?-1:this.findClosingShellDelimiter(e,n,93,!1,!1,void 0,s.
failed)}findClosingBrace(e,n=this.srcEnd){return this.findClosingShellDelimiter(e,n,125)}findClosingParenthesis(e,n=this.
srcEnd){let r=this.pos,s=this.srcEnd,o=this._bracketWindow,i=this._arithmeticBracketWindow,a=this._unbalanced;this.pos=e,
this.srcEnd=Math.min(n,this.srcEnd),this.extractBalanced();let d=this._unbalanced?-1:this.pos-1;return this.pos=r,this.srcEnd=
s,this._bracketWindow=o,this._arithmeticBracketWindow=i,this._unbalanced=a,d}findArithmeticExpansionEnd(e,n=this.srcEnd){
let r=this.fork(e,n);return r.pos=e+1,r.scanArithmeticBody(),r.pos}findArithmeticWordEnd(e,n=this.srcEnd){let r=this.fork(
e,n);return r.pos=e,r.scanArithmeticWordEnd()}scanArithmeticWordEnd(){for(;this.pos<this.srcEnd;){let e=this.src.charCodeAt(
this.pos);if(e===36){this.readDollar();continue}if(e===96){this.readBacktickExpansion();continue}if(e===39){this.pos++,this.
skipSQ();continue}if(e===34){this.pos++,this.skipDQ();continue}if(e===92){this.pos+=2;continue}if(e===91){let n=this.findClosingBracket(
this.pos+1);if(n!==-1){this.pos=n+1;continue}}if((e===60||e===62)&&this.src.charCodeAt(this.pos+1)===40){this.pos+=2,this.
extractBalanced();continue}if(e<128&&xo[e])break;this.pos++}return this.pos}findClosingShellDelimiter(e,n,r,s=!1,o=!0,i,a){
let d=this.pos,c=this.srcEnd,l=this._bracketWindow,p=this._arithmeticBracketWindow,h=this._unbalanced;this.srcEnd=Math.min(
n,this.srcEnd);let x=[r];i?.push([]);let C=a?[e]:void 0,k=e,m=!0,g=-1;for(;k<this.srcEnd;){let S=x[x.length-1];i&&S===93&&
i[i.length-1].push(k);let E=this.src.charCodeAt(k);if(E===92){k+1<this.srcEnd&&this.src.charCodeAt(k+1)!==10&&(m=!1),k+=
2;continue}if(E===35&&s&&x.length===1&&m){for(;k<this.srcEnd&&this.src.charCodeAt(k)!==10;)k++;continue}if(E===39){this.
pos=k+1,this.skipSQ(),k=this.pos,m=!1;continue}if(E===34){this.pos=k+1,this.skipDQ(),k=this.pos,m=!1;continue}if(E===96){
for(k++;k<this.srcEnd&&this.src.charCodeAt(k)!==96;)this.src.charCodeAt(k)===92&&k++,k++;k<this.srcEnd&&k++,m=!1;continue}
if(E===36&&k+1<this.srcEnd&&this.src.charCodeAt(k+1)===40||(E===60||E===62)&&k+1<this.srcEnd&&this.src.charCodeAt(k+1)===
40){this.pos=k+2,this.extractBalanced(),k=this.pos,m=!1;continue}if(E===36&&k+1<this.srcEnd){let A=this.src.charCodeAt(k+
1);if(A===39){k=on(this.src,k+2,this.srcEnd).end,m=!1;continue}if(A===36){k+=2,m=!1;continue}if(A===123&&o){x.push(125),
i?.push([]),k+=2,m=!1;continue}}if(s&&x.length===1&&(E===91&&m?(x.push(93),i?.push([])):g===-1&&(E===59||E===38||E===124||
E===60||E===62||E===40&&!lo(this.src.charCodeAt(k-1)))&&(g=k)),S===93&&E===91)x.push(93),i?.push([]),C?.push(k+1);else if(S===
41&&E===40)x.push(41),i?.push([]);else if(E===S){if(x.pop(),C?.pop(),i?.pop(),x.length===0)return this.pos=d,this.srcEnd=
c,this._bracketWindow=l,this._arithmeticBracketWindow=p,this._unbalanced=h,g!==-1&&this.errors.push({message:`unexpected\
 '${this.src[g]}' in array assignment`,pos:g}),k;m=!1,k++;continue}m=E<128&&(U[E]&1)!==0,k++}if(C)for(let S of C)a.add(S);
return this.pos=d,this.srcEnd=c,this._bracketWindow=l,this._arithmeticBracketWindow=p,this._unbalanced=h,-1}scanBraceExpansion(e,n){
let r=this.src,s=this.srcEnd,o=n.get(e);if(o!==void 0)return o;let i=this.pos,a=this._unbalanced,d=this._errors===null?0:
this._errors.length,c=[e,0],l=e+1;for(;l<s;){let p=r.charCodeAt(l),h=p<128?U[p]:0;if(h===0){if(l++,p===125){let C=c.pop();
if(n.set(c.pop(),C?l:-1),c.length===0)break}else(p===44||p===46&&r.charCodeAt(l)===46)&&(c[c.length-1]=1);continue}let x=l+
1<s?r.charCodeAt(l+1):0;if(h&1)if(x===40&&(p===60||p===62))this.pos=l+2,this.extractBalanced(),l=this.pos;else if(p===40&&
lo(r.charCodeAt(l-1))){let C=this.findClosingShellDelimiter(l+1,s,41);if(C===-1)break;l=C+1}else break;else if(p===92)l+=
2;else if(p===39)this.pos=l+1,this.skipSQ(),l=this.pos;else if(p===34)this.pos=l+1,this.skipDQ(),l=this.pos;else if(p===
96){for(l++;l<s&&r.charCodeAt(l)!==96;)l+=r.charCodeAt(l)===92?2:1;l++}else if(p===123)c.push(l,0),l++;else if(x===39)l=
on(r,l+2,s).end;else if(x===123){let C=this.findClosingBrace(l+2,s);if(C===-1)break;l=C+1}else x===40?(this.pos=l+2,this.
extractBalanced(),l=this.pos):l++}this.pos=i,this._unbalanced=a,this._errors!==null&&(this._errors.length=d);for(let p=0;p<
c.length;p+=2)n.set(c[p],-1);return n.get(e)}skipSubshellBody(){return this.extractBalanced(!1),this._unbalanced?-1:this.
pos}skipCompoundBody(e){let n=[{close:e,phase:e===u.Esac?"case-pattern":"commands"}],r=!0;for(;;){let s=n[n.length-1].phase,
o=r?f.CommandStart:f.Normal;s==="function-name"?o=f.FunctionName:s==="case-pattern"&&r&&(o=f.CasePattern);let i=this.next(
o),a=i.token;if(a===u.EOF)return-1;let d=n.length-1,c=n[d];if(c.phase==="function-name"){if(a===u.Newline)continue;c.phase=
"function-body",r=!0;continue}else if(c.phase==="function-body"){if(a===u.Newline)continue;if(c.phase="commands",r=!0,a===
u.LParen&&this.peek(f.Normal).token===u.RParen){this.next(f.Normal),c.phase="function-body";continue}}else if(c.phase===
"coproc-command"){if(a===u.Newline)continue;if(a===u.Word){c.phase="coproc-body",r=!0;continue}c.phase="commands",r=!0}else if(c.
phase==="coproc-body"){if(a===u.Newline||(c.phase=a===u.Word&&i.keywordEligible&&i.value==="time"?"time-command":"comman\
ds",r=!0,c.phase==="time-command"))continue}else if(c.phase==="time-command"){if(a===u.Word&&i.keywordEligible&&i.value===
"-p"){c.phase="time-command-after-p";continue}if(a===u.Word&&i.keywordEligible&&i.value==="--"){c.phase="commands";continue}
c.phase="commands",r=!0}else if(c.phase==="time-command-after-p"){if(a===u.Word&&i.keywordEligible&&i.value==="--"){c.phase=
"commands";continue}c.phase="commands",r=!0}else if(c.phase==="for-header"){if(a===u.ArithCmd||a===u.Semi||a===u.Newline){
r=!0;continue}if(a===u.Do||a===u.LBrace){c.close=a===u.Do?u.Done:u.RBrace,c.phase="commands",r=!0;continue}}else if(c.phase===
"case-word"){if(a===u.Newline)continue;c.phase="case-in",r=!1;continue}else if(c.phase==="case-in"){if(a===u.Newline){r=
!0;continue}c.phase="case-pattern",r=!0;continue}else if(c.phase==="case-pattern"){if(a===u.Esac&&r){if(n.pop(),n.length===
0)return i.end;r=!1;continue}a===u.RParen?(c.phase="commands",r=!0):r=a===u.Newline;continue}if(a===c.close){if(n.pop(),
n.length===0)return i.end;r=!1;continue}if(r)switch(a){case u.LParen:n.push({close:u.RParen,phase:"commands"});break;case u.
LBrace:n.push({close:u.RBrace,phase:"commands"});break;case u.If:n.push({close:u.Fi,phase:"commands"});break;case u.For:
n.push({close:u.Done,phase:"for-header"});break;case u.While:case u.Until:case u.Select:n.push({close:u.Done,phase:"comm\
ands"});break;case u.Case:n.push({close:u.Esac,phase:"case-word"});break;case u.DblLBracket:if(!this.skipTestCommandBody())
return-1;r=!1;continue;case u.Assignment:case u.Redirect:case u.Bang:case u.Then:case u.Else:case u.Elif:case u.Do:case u.
In:break;case u.Semi:case u.Newline:case u.Pipe:case u.And:case u.Or:case u.Amp:case u.DoubleSemi:case u.SemiAmp:case u.
DoubleSemiAmp:break;case u.Function:c.phase="function-name";break;case u.Coproc:c.phase="coproc-command";break;default:a===
u.Word&&i.keywordEligible&&i.value==="time"?(c.phase="time-command",r=!0):r=!1;continue}switch(a){case u.Semi:case u.Newline:case u.
Pipe:case u.And:case u.Or:case u.Amp:r=!0;break;case u.DoubleSemi:case u.SemiAmp:case u.DoubleSemiAmp:c.close===u.Esac&&
(c.phase="case-pattern"),r=!0;break;case u.RParen:r=!0;break}}}skipTestGroup(){let e=1;for(;;){let n=this.next(f.TestMode);
if(n.token===u.EOF)return-1;if(n.token===u.DblRBracket)return this.unshift(n),-1;if(n.token===u.LParen)e++;else if(n.token===
u.RParen&&--e===0)return n.end}}skipTestCommandBody(){for(;;){let e=this.next(f.TestMode).token;if(e===u.DblRBracket)return!0;
if(e===u.EOF)return!1}}buildWordParts(e){this._buildParts=!0,this.pos=e;let n=this.src.charCodeAt(e);if((n===60||n===62)&&
e+1<this.srcEnd&&this.src.charCodeAt(e+1)===40){this.pos=e+2;let r=this.extractBalanced(),s=this.src.slice(e,this.pos),o=this.
processSubstitution(e,s,n===60?"<":">",r);this.pos<this.srcEnd?(this.readWordText(),this._wordParts?this._wordParts.unshift(
o):this._wordParts=[o]):this._wordParts=[o]}else this.readWordText(),this.pos<this.srcEnd&&this._wordAssignmentState!==void 0&&
this._wordAssignmentState>=xe&&(this.pos=e,this.readWordText(!0));return this._wordParts}buildEmbeddedWordParts(e,n=!1){
return this._buildParts=!0,this.pos=e,this.readInnerWordText(!1,n),this._wordParts}buildArrayElementParts(e){let n=this.
findClosingBracket(e+1);if(n===-1)return this.buildWordParts(e);let r=this.src;this._buildParts=!0;let s=Ht(r,e,n+1)?this.
parseSubFieldWord(e,n+1,"embedded"):void 0;this.pos=n+1,this.readWordText(!1,f.ArrayElement);let o=this.pos,i=Se(r,n+1,o),
a=r.charCodeAt(i),d=a===61||a===43&&r.charCodeAt(i+1)===61,c=s?.parts,l=this._wordParts;if(d&&(l=qe(r,n+1,o,l)??l),!c&&!l)
return d?null:qe(r,e,o,void 0)??null;let p=r.slice(e,n+1);c||(c=[{type:"Literal",pos:e,end:n+1,text:p,value:s?.value??p}]),
l||(l=o>n+1?[{type:"Literal",pos:n+1,end:o,text:r.slice(n+1,o),value:this._wordText}]:[]);let h=xd(c,l);return d||(h=qe(
r,e,o,h)??h),h.length>1||h[0].type!=="Literal"?h:null}buildHereDocParts(e,n){this._buildParts=!0;let r=this.src,s=[],o=!1,
i="",a=e,d=e,c=()=>{d>a&&(s.push({type:"Literal",pos:a,end:d,value:i,text:r.slice(a,d)}),i="")};for(;d<n;){let l=r.charCodeAt(
d);if(l===92){if(d+1<n){let p=r.charCodeAt(d+1);if(p===10){d+=2;continue}if(p===36||p===96||p===92){i+=String.fromCharCode(
p),d+=2;continue}}i+="\\",d++;continue}if(l===36&&r.charCodeAt(d+1)!==39&&r.charCodeAt(d+1)!==34){c(),a=d,this.pos=d,this.
readDollar(),this._resultPart?(o=!0,s.push(this._resultPart),a=this.pos):i+=r.slice(d,this.pos),d=this.pos;continue}if(l===
96){c(),a=d,this.pos=d,this.readBacktickExpansion(),this._resultPart?(o=!0,s.push(this._resultPart),a=this.pos):i+=r.slice(
d,this.pos),d=this.pos;continue}i+=r[d],d++}return c(),o?s:null}registerHereDocTarget(e){if(this.pendingHereDocs!==null){
for(let n of this.pendingHereDocs)if(!n.target){n.target=e;return}}}readTestRegexWord(){this.hasPeek=!1,this.skipSpacesAndTabs();
let e=this.src,n=this.srcEnd,r=this.pos,s=0;for(;this.pos<n;){let o=e.charCodeAt(this.pos);if(o===40){s++,this.pos++;continue}
if(o===92){this.pos+=this.pos+1<n?2:1;continue}if(o===39){let i=this.pos++,a=i>r&&e.charCodeAt(i-1)===36;for(;this.pos<n&&
e.charCodeAt(this.pos)!==39;)a&&e.charCodeAt(this.pos)===92&&this.pos+1<n&&this.pos++,this.pos++;this.pos<n?this.pos++:this.
errors.push({message:a?"unterminated ANSI-C quote":"unterminated single quote",pos:i});continue}if(o===34){this.pos++,this.
readDoubleQuoted();continue}if(o===96){this.readBacktickExpansion();continue}if(s>0){o===41&&s--,this.pos++;continue}if(o===
36){this.readDollar();continue}if((o===60||o===62)&&this.pos+1<n&&e.charCodeAt(this.pos+1)===40){let i=this.pos;this.pos+=
2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:i});continue}
if(o<128&&U[o]&1&&o!==124)break;this.pos++}return te(this.current,u.Word,e.slice(r,this.pos),r,this.pos),this.current}readCStyleForExprs(){
this.hasPeek=!1;let e=this.src,n=this.srcEnd;for(;this.pos<n&&(e.charCodeAt(this.pos)===32||e.charCodeAt(this.pos)===9);)
this.pos++;let r=this.pos;this.pos<n&&e.charCodeAt(this.pos)===40&&this.pos++;let s=[this.pos,0,0],o=["","","",0,0,0],i=0,
a=1,d=this.pos,c=!1,l=p=>{let h=e.slice(d,p);o[i]=h.trim(),o[3+i]=s[i]+h.length-h.trimStart().length};for(;this.pos<n&&a>
0;){let p=e.charCodeAt(this.pos);if(p===40)a++,this.pos++;else if(p===41){if(a--,a===0){for(c||l(this.pos),i<2&&this.errors.
push({message:"expected three arithmetic expressions in for header",pos:this.pos}),this.pos++;this.pos<n&&(e.charCodeAt(
this.pos)===32||e.charCodeAt(this.pos)===9);)this.pos++;this.pos<n&&e.charCodeAt(this.pos)===41&&this.pos++;break}this.pos++}else if(p===
59&&a===1){if(i===2){c||(l(this.pos),this.errors.push({message:"expected three arithmetic expressions in for header",pos:this.
pos})),c=!0,this.pos++;continue}l(this.pos),i++,this.pos++,d=this.pos,s[i]=d}else p===36?this.readDollar():p===96?this.readBacktickExpansion():
p===92?this.pos+=this.pos+1<n?2:1:p===39?(this.pos++,this.skipSQ()):p===34?(this.pos++,this.skipDQ()):this.pos++}return a>
0&&(c||l(this.pos),this.errors.push({message:"unterminated arithmetic for header",pos:r})),o}peek(e=f.Normal){return this.
hasPeek||(this.readNext(this.nextState,e),this.hasPeek=!0),this.nextState}peekFollow(e){if(!this.hasPeek){let n=e[this.current.
token]?f.CommandStart:f.Normal;this.readNext(this.nextState,n),this.hasPeek=!0}return this.nextState}next(e=f.Normal){if(this.
hasPeek){this.hasPeek=!1;let n=this.current;return this.current=this.nextState,this.nextState=n,this.current}return this.
readNext(this.current,e),this.current}unshift(e){this.nextState.copyFrom(e),this.hasPeek=!0}readNext(e,n){let r=this.src,
s=this.srcEnd,o=this.pos;for(;;){if(o=an(r,o,s),n===f.TestMode)for(;o<s&&r.charCodeAt(o)===10;)o=an(r,o+1,s);if(o>=s||r.
charCodeAt(o)!==35)break;for(;o<s&&r.charCodeAt(o)!==10;)o++}if(this.pos=o,o>=s){this.consumePendingHereDocs(),te(e,u.EOF,
"",o,o);return}let i=o,a=r.charCodeAt(o);if(a===10){this.pos++,this.consumePendingHereDocs(),te(e,u.Newline,`
`,i,this.pos);return}if(n===f.TestMode&&(a===60||a===62)&&!(this.pos+1<this.srcEnd&&r.charCodeAt(this.pos+1)===40)){this.
pos++,te(e,u.Word,a===60?"<":">",i,this.pos),e.keywordEligible=!0;return}a<128&&U[a]&1&&this.tryReadOperator(e,a,n,i)||a===
91&&n===f.ArrayElement&&this.readArrayElement(e,i)||this.readWord(e,n,i)}tryReadOperator(e,n,r,s){let o=this.src,i=this.
pos,a=i+1<this.srcEnd?o.charCodeAt(i+1):0;switch(n){case 59:return a===59?i+2<this.srcEnd&&o.charCodeAt(i+2)===38?(this.
pos+=3,te(e,u.DoubleSemiAmp,";;&",s,this.pos),!0):(this.pos+=2,te(e,u.DoubleSemi,";;",s,this.pos),!0):a===38?(this.pos+=
2,te(e,u.SemiAmp,";&",s,this.pos),!0):(this.pos++,te(e,u.Semi,";",s,this.pos),!0);case 124:return a===124?(this.pos+=2,te(
e,u.Or,"||",s,this.pos),!0):a===38?(this.pos+=2,te(e,u.Pipe,"|&",s,this.pos),!0):(this.pos++,te(e,u.Pipe,"|",s,this.pos),
!0);case 38:if(a===38)return this.pos+=2,te(e,u.And,"&&",s,this.pos),!0;if(a===62){this.pos+=2;let d=this.pos<this.srcEnd&&
o.charCodeAt(this.pos)===62;return d&&this.pos++,this.readRedirectTarget(e,d?"&>>":"&>",s)}return this.pos++,te(e,u.Amp,
"&",s,this.pos),!0;case 40:if(r===f.CommandStart&&a===40){let d=this.errors.length;if(this.readArithmeticCommand(e,s),!this.
_notArithmetic)return!0;this.errors.length=d,this.pos=s}return this.pos++,te(e,u.LParen,"(",s,this.pos),!0;case 41:return this.
pos++,te(e,u.RParen,")",s,this.pos),!0;case 60:case 62:return this.readRedirection(e,s);default:return!1}}readRedirection(e,n){
let r=this.src,s=r.charCodeAt(this.pos),o="";if(s===60){this.pos++;let i=this.pos<this.srcEnd?r.charCodeAt(this.pos):0;if(i===
60){this.pos++;let a=this.pos<this.srcEnd?r.charCodeAt(this.pos):0;if(a===60)this.pos++,o="<<<";else{let d=a===45;d&&this.
pos++,this.skipSpacesAndTabs();let c=this.pos;(this.pos>=this.srcEnd||r.charCodeAt(this.pos)!==35)&&this.readHereDocDelimiter();
let l=this.pos>c;return l&&(this.pendingHereDocs??(this.pendingHereDocs=[])).push({delimiter:this._hereDelim,strip:d,quoted:this.
_hereQuoted}),te(e,u.Redirect,d?"<<-":"<<",n,this.pos),e.content=l?this._hereDelim:void 0,e.delimiterQuoted=l&&this._hereQuoted,
e.targetPos=c,e.targetEnd=l?this.pos:c,!0}}else{if(i===40)return this.readProcessSubstitution(e,"<",n),!0;i===62?(o="<>",
this.pos++):i===38?(o="<&",this.pos++):o="<"}}else if(s===62){this.pos++;let i=this.pos<this.srcEnd?r.charCodeAt(this.pos):
0;if(i===40)return this.readProcessSubstitution(e,">",n),!0;i===62?(o=">>",this.pos++):i===38?(o=">&",this.pos++):i===124?
(o=">|",this.pos++):o=">"}return this.readRedirectTarget(e,o,n)}readRedirectTarget(e,n,r){let s=this.src;if(this.skipSpacesAndTabs(),
this.pos<this.srcEnd){let o=s.charCodeAt(this.pos);if((o===60||o===62)&&this.pos+1<this.srcEnd&&s.charCodeAt(this.pos+1)===
40){let a=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process \
substitution",pos:a});let d=s.slice(a,this.pos);return te(e,u.Redirect,n,r,this.pos),e.content=d,e.targetPos=a,e.targetEnd=
this.pos,!0}let i=this.pos;return o!==10&&o!==35&&this.readRedirectTargetText(),this.redirectToken(e,n,r,i),!0}return this.
redirectToken(e,n,r,this.pos),!0}readRedirectTargetText(){let e=this._buildValue;this._buildValue=!0,this.readWordText(),
this._buildValue=e}redirectToken(e,n,r,s){let o=this.pos>s&&(this._wordText.length>0||this._wordQuoted);te(e,u.Redirect,
n,r,this.pos),e.content=o?this._wordText:void 0,e.targetPos=s,e.targetEnd=o?this.pos:s}readProcessSubstitution(e,n,r){this.
pos++,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:r});let s=this.
src.slice(r,this.pos);te(e,u.Word,s,r,this.pos)}readHereDocDelimiter(){let e=this.src,n=this.srcEnd,r=this._buildValue;this.
_buildValue=!0;let s="",o=!1;for(;this.pos<n;){let i=e.charCodeAt(this.pos);if(i===39){for(o=!0,this.pos++;this.pos<n&&e.
charCodeAt(this.pos)!==39;)s+=e[this.pos],this.pos++;this.pos<n&&this.pos++}else if(i===34){for(o=!0,this.pos++;this.pos<
n&&e.charCodeAt(this.pos)!==34;){if(e.charCodeAt(this.pos)===92&&this.pos+1<n){let a=e.charCodeAt(this.pos+1);if(a===10){
this.pos+=2;continue}(a===36||a===96||a===34||a===92)&&this.pos++}s+=e[this.pos],this.pos++}this.pos<n&&this.pos++}else if(i===
92){if(this.pos+1<n&&e.charCodeAt(this.pos+1)===10){this.pos+=2;continue}o=!0,this.pos++,this.pos<n?(s+=e[this.pos],this.
pos++):s+="\\"}else if(i===96){let a=this.pos;for(this.pos++;this.pos<n&&e.charCodeAt(this.pos)!==96;)e.charCodeAt(this.
pos)===92&&this.pos++,this.pos++;this.pos<n&&this.pos++,s+=e.slice(a,this.pos)}else if(i===36){let a=this.pos+1<n?e.charCodeAt(
this.pos+1):0;(a===39||a===34)&&(o=!0),this.readDollar(),s+=this._resultText}else{if(i<128&&U[i]&1)break;s+=e[this.pos],
this.pos++}}this._buildValue=r,this._hereDelim=s,this._hereQuoted=o}consumePendingHereDocs(){let e=this.pendingHereDocs;
if(!(e===null||e.length===0)){for(let n of e){let r=this.pos,s=this.skipHereDocBody(n.delimiter,n.strip,this.parenBoundary,
n.quoted);n.target&&(n.target.body.pos=r,n.target.body.end=s,n.target.body.text=this.src.slice(r,s),this.hereDocClosingPos!==
-1&&(n.target.closing={pos:this.hereDocClosingPos,end:this.hereDocClosingEnd}))}e.length=0}}hereDocClosingPos=-1;hereDocClosingEnd=-1;matchHereDocDelimiter(e,n,r,s){
let o=this.src,i=n;for(let a=0;a<e.length;){if(s&&o.charCodeAt(i)===92&&i+1<r&&o.charCodeAt(i+1)===10){i+=2;continue}if(i>=
r||o.charCodeAt(i)!==e.charCodeAt(a))return-1;i++,a++}return i}logicalLineEnd(e,n,r){let s=this.src,o=s.indexOf(`
`,e);for(;o!==-1&&o<n;){if(!r)return o;let i=o;for(;i>e&&s.charCodeAt(i-1)===92;)i--;if((o-i)%2===0)return o;e=o+1,o=s.indexOf(
`
`,e)}return n}skipHereDocBody(e,n,r=!1,s=!1){this.hereDocClosingPos=-1,this.hereDocClosingEnd=-1;let o=this.src,i=this.srcEnd;
for(;this.pos<i;){let a=this.pos,d=this.logicalLineEnd(a,i,!s);for(;;){let l=a;if(n)for(;a<d&&o.charCodeAt(a)===9;)a++;if(s||
(a=Se(o,a,d)),a===l)break}let c=this.matchHereDocDelimiter(e,a,d,!s);if(c!==-1&&!s&&(c=Se(o,c,d)),c===d){let l=this.pos;
return(!r||!this.parenBoundary||d!==i)&&(this.hereDocClosingPos=a,this.hereDocClosingEnd=d),this.pos=d<i?d+1:d,l}if(r&&c!==
-1){let l=c;for(;l<d&&o.charCodeAt(l)!==41;)l++;if(l<d||this.parenBoundary&&d===i){let p=this.pos;return this.pos=c,p}}this.
pos=d<i?d+1:d}return this.pos}_wordText="";_wordRaw=!1;_wordQuoted=!1;_wordHasExpansions=!1;_wordKeywordEligible=!1;_wordAssignmentState;_bracketWindow;_arithmeticBracketWindow;_wordParts=null;_resultText="";_resultIsRaw=!0;_resultHasExpansion=!1;_resultPart;_unbalanced=!1;_notArithmetic=!1;_arithUnterminated=!1;_dqText="";_dqHasExpansions=!1;_dqParts=null;_dqEnd=0;_hereDelim="";_hereQuoted=!1;readWord(e,n,r=0){
let s=this._errors===null?0:this._errors.length;if(this.readWordText(!1,n,!0),n===f.Normal){let o=this.pos<this.srcEnd?this.
src.charCodeAt(this.pos):0;if(!this._wordRaw||o!==60&&o!==62){ut(e,u.Word,r,this.pos,this._wordRaw),e.keywordEligible=this.
_wordKeywordEligible;return}}this.classifyWord(e,n,r,s)}isRedirectVariable(e,n){let r=this.src;for(let s=e;s<n;s++){let o=r.
charCodeAt(s);if(o===91&&s>e)return s+2<n&&r.charCodeAt(n-1)===93&&this.findClosingShellDelimiter(s+1,n,93)===n-1;if(o>=
128||!(Ye[o]&(s===e?1:2)))return!1}return n>e}readArrayElement(e,n){let r=this.findClosingBracket(n+1);return r===-1?!1:
(this.pos=r+1,this.readWordText(),ut(e,u.Word,n,this.pos,!0),!0)}classifyWord(e,n,r,s){let o=this.src,i=this._wordRaw,a=this.
_wordHasExpansions,d=this._wordQuoted,c=this._wordKeywordEligible,l=this._wordAssignmentState,p=this.pos,h=p-r;if(n===f.
CasePattern){let C=u.Word;if(c){let k=i?yo(o,r,h):co.get(this.wordValueOf(r,p));k===u.Esac&&(C=k)}ut(e,C,r,p,i),e.keywordEligible=
c;return}let x=null;if(!i&&!a&&c&&(n===f.CommandStart||n===f.TestMode)){let C=p<this.srcEnd?o.charCodeAt(p):0;(!d&&h<=16||
C===60||C===62)&&(x=this.wordValueOf(r,p))}if(n===f.CommandStart&&c){if(i){if(h<=8){let C=yo(o,r,h);if(C!==void 0){ut(e,
C,r,p,!0);return}}if(h===2&&o.charCodeAt(r)===91&&o.charCodeAt(r+1)===91){ut(e,u.DblLBracket,r,p,!0);return}}else if(x!==
null&&x.length>0){let C=x.charCodeAt(0);if(C>=97&&C<=122&&x.length<=8||C===33||C===123||C===125){let k=co.get(x);if(k!==
void 0){te(e,k,x,r,p);return}}if(C===91&&x==="[["){te(e,u.DblLBracket,x,r,p);return}}}if(n===f.CommandStart||n===f.CommandPrefix||
n===f.Declaration){if(l===void 0){let C=-1,k=!1;for(let m=r+1;m<p;m++){let g=o.charCodeAt(m);if(g===61){C=m;break}g===91&&
(k=!0)}(C!==-1||n!==f.Declaration&&k)&&(l=Rr(o,r,p,Tr))}if(l!==void 0){if(n!==f.Declaration&&l>=xe){if(p<this.srcEnd&&(this.
_errors!==null&&(this._errors.length=s),this.pos=r,this.readWordText(!0,n,!0),this.pos>p)){this.classifyWord(e,n,r,s);return}
(this._errors===null||this._errors.length===s)&&this.errors.push({message:"unterminated array subscript",pos:o.indexOf("\
[",r)})}if(mo(l)){ut(e,u.Assignment,r,p,i),x!==null&&(e._value=x),e.assignmentOperatorPos=go(l);return}}}if((n===f.CommandStart||
n===f.TestMode)&&c){if(i){if(h===2&&o.charCodeAt(r)===93&&o.charCodeAt(r+1)===93){ut(e,u.DblRBracket,r,p,!0);return}}else if(x===
"]]"){te(e,u.DblRBracket,x,r,p);return}}if(!a&&this.pos<this.srcEnd){let C=o.charCodeAt(this.pos);if((C===60||C===62)&&i){
let k=o.charCodeAt(r);if(k>=48&&k<=57&&yd(o,r,p)){let m=Number.parseInt(o.slice(r,p),10);if(this.readRedirection(e,r)){e.
fileDescriptor=m,e.descriptorEnd=p;return}}if(k===123&&o.charCodeAt(p-1)===125&&this.isRedirectVariable(r+1,p-1)){let m=o.
slice(r+1,p-1);if(this.readRedirection(e,r)){e.variableName=m,e.descriptorEnd=p;return}}}}ut(e,u.Word,r,p,i),x!==null&&(e.
_value=x),e.keywordEligible=c}readWordText(e=!1,n=f.Normal,r=!1){let s=this.src,o=this.srcEnd,i=this.pos,a=i,d=0;for(;i<
o;){let v=s.charCodeAt(i);if(v<128&&U[v]){d=v;break}i++}if(i>=o||U[d]&1&&!(d===40&&i>a&&Ze[s.charCodeAt(i-1)])&&!e){this.
pos=i,this._wordText=(this._buildParts||this._buildValue)&&i>a?s.slice(a,i):"",this._wordRaw=!0,this._wordQuoted=!1,this.
_wordHasExpansions=!1,this._wordKeywordEligible=!0,this._wordAssignmentState=void 0,this._buildParts&&(this._wordParts=ct(
this._wordText)&&n!==f.ArrayElement?qe(s,a,i,void 0)??null:null);return}let c=this._buildParts,l=c||this._buildValue,p=l&&
i>a?s.slice(a,i):"",h=!1,x=!1,C=!0,k=!0,m=i>a?s.charCodeAt(i-1):0,g=Rr(s,a,i,Tr),S,E="",A=0,w=!1,_;for(c&&(S=[],E=p,A=a,
w=p.length>0&&ct(p));i<o;){let v=s.charCodeAt(i);if(v>=128||!U[v]){let W=i;for(i++;i<o;){let O=s.charCodeAt(i);if(O<128&&
U[O])break;i++}if(m=s.charCodeAt(i-1),g=Rr(s,W,i,g),l){let O=s.slice(W,i);p+=O,c&&(E+=O,w=w||ct(O))}continue}if(U[v]&1){
if(e&&g>=xe){let W=this.findClosingBracket(i);if(W!==-1){let O=W+1;if(g=g===xe+1?Or:g-1,m=s.charCodeAt(W),l){let L=s.slice(
i,O);p+=L,c&&(E+=L,w=w||ct(L))}i=O;continue}}if(v===40&&m<128&&Ze[m]){if(n===f.FunctionName||g>=xe&&(n===f.CommandStart||
n===f.CommandPrefix)||n===f.CommandStart&&m===33&&C&&s.charCodeAt(a)===33&&Se(s,a+1,o)===i)break;let W=m;if(W===61&&r&&!((n===
f.CommandStart||n===f.CommandPrefix||n===f.Declaration||n===f.EvalArgument)&&mo(g)&&Se(s,go(g)+1,o)===i))break;let O=i+1,
L=this.findClosingShellDelimiter(O,o,41,W===61);if(L===-1&&!r&&!e&&g>=xe||n===f.CommandStart&&W!==61&&L!==-1&&an(s,O,L)===
L)break;C=!1;let Ae=L===-1?o:L;if(i=L===-1?o:L+1,L===-1&&this.errors.push({message:"unterminated extended glob",pos:O-2}),
m=s.charCodeAt(i-1),l){let N="("+s.slice(O,i);if(p+=N,c&&W!==61){let re=O-2;for(;s.charCodeAt(re)===10&&s.charCodeAt(re-
1)===92;)re-=2;if(E.length>0){let I=E.slice(0,-1);re>A&&S.push({type:"Literal",pos:A,end:re,value:I,text:s.slice(A,re)}),
E=""}let R=gd[W];S.push({type:"ExtendedGlob",pos:re,end:i,text:s.slice(re,i),operator:R,pattern:s.slice(O,Ae),parts:this.
subFieldParts(O,Ae)}),A=i}else c&&(E+=N,w=w||ct(N))}continue}break}if(v===92){i++,i<o?s.charCodeAt(i)===10?(i++,k=!1):(g>=
0&&g<xe&&(g=Fe),h=!0,C=!1,k=!1,m=s.charCodeAt(i),l&&(p+=s[i],c&&(E+=s[i])),i++):(g>=0&&g<xe&&(g=Fe),h=!0,C=!1,m=92,l&&(p+=
"\\",c&&(E+="\\")));continue}if(v===39){let W=i;g>=0&&g<xe&&(g=Fe),h=!0,C=!1,k=!1,i++;let O=i;for(;i<o&&s.charCodeAt(i)!==
39;)i++;i>O&&(m=s.charCodeAt(i-1));let L=l?s.slice(O,i):"";l&&(p+=L),i<o?i++:this.errors.push({message:"unterminated sin\
gle quote",pos:O-1}),c&&(W>A&&(S.push({type:"Literal",pos:A,end:W,value:E,text:s.slice(A,W)}),E=""),S.push({type:"Single\
Quoted",pos:W,end:i,value:L,text:s.slice(W,i)}),A=i);continue}if(v===34){let W=i;if(g>=0&&g<xe&&(g=Fe),h=!0,C=!1,k=!1,i++,
this.pos=i,this.readDoubleQuoted(),i=this.pos,this._dqEnd>W+1&&(m=s.charCodeAt(this._dqEnd-1)),this._dqHasExpansions&&(x=
!0),l&&(p+=this._dqText),c){W>A&&(S.push({type:"Literal",pos:A,end:W,value:E,text:s.slice(A,W)}),E="");let O=s.slice(W,i);
S.push({type:"DoubleQuoted",pos:W,end:i,text:O,parts:this._dqParts??[{type:"Literal",pos:W+1,end:this._dqEnd,value:this.
_dqText,text:s.slice(W+1,this._dqEnd)}]}),A=i}continue}if(v===36){C=!1;let W=i;g>=0&&g<xe&&(g=Fe);let O=i+1<o?s.charCodeAt(
i+1):0;(O===39||O===34)&&(h=!0),this.pos=i,this.readDollar(),i=this.pos,this._resultIsRaw||(k=!1),i>W&&(m=s.charCodeAt(i-
1)),this._resultHasExpansion&&(x=!0),l&&(p+=this._resultText),c&&(this._resultPart?(W>A&&(S.push({type:"Literal",pos:A,end:W,
value:E,text:s.slice(A,W)}),E=""),S.push(this._resultPart),A=i):E+=this._resultText);continue}if(v===96){C=!1;let W=i;g>=
0&&g<xe&&(g=Fe),this.pos=i,this.readBacktickExpansion(),i=this.pos,k=!1,m=s.charCodeAt(i-1),x=!0,l&&(p+=this._resultText),
c&&(W>A&&(S.push({type:"Literal",pos:A,end:W,value:E,text:s.slice(A,W)}),E=""),S.push(this._resultPart),A=i);continue}if(v===
123){g>=0&&g<xe&&(g=Fe);let W=i+1<o?s.charCodeAt(i+1):0,O=W<=32||W===125?-1:this.scanBraceExpansion(i,_??(_=new Map));if(O>
0){if(C=!1,m=s.charCodeAt(O-1),l){let L=s.slice(i,O);p+=L,c&&(i>A&&(S.push({type:"Literal",pos:A,end:i,value:E,text:s.slice(
A,i)}),E=""),S.push({type:"BraceExpansion",pos:i,end:O,text:L,parts:this.subFieldParts(i+1,O-1)}),A=O)}i=O;continue}m=123,
l&&(p+="{",c&&(E+="{")),i++;continue}i++}c&&i>A&&S.push({type:"Literal",pos:A,end:i,value:E,text:s.slice(A,i)}),this.pos=
i,this._wordText=p,this._wordRaw=k,this._wordQuoted=h,this._wordHasExpansions=x,this._wordKeywordEligible=C,this._wordAssignmentState=
g,c&&(this._wordParts=S.length>1||S.length===1&&S[0].type!=="Literal"?S:null,w&&n!==f.ArrayElement&&(this._wordParts=qe(
s,a,i,this._wordParts)??null))}readInnerWordText(e=!1,n=!1,r=!1){let s=this.src,o=this.srcEnd,i=this.pos,a=i,d="",c=this.
_buildParts,l,p="",h=0,x=!1,C=!1;for(c&&(l=[],h=i);i<o;){let k=s.charCodeAt(i);if(k===92){if(i++,i<o)if(s.charCodeAt(i)===
10)i++;else{let m=s.charCodeAt(i);e&&m!==36&&m!==96&&m!==34&&m!==92&&m!==125&&(d+="\\",c&&(p+="\\"),x=!0);let g=s[i++];d+=
g,c&&(p+=g)}continue}if(k===39&&!e){let m=i;i++;let g=i;for(;i<o&&s.charCodeAt(i)!==39;)i++;let S=s.slice(g,i);d+=S,i<o&&
i++,c&&(m>h&&(l.push({type:"Literal",pos:h,end:m,value:p,text:s.slice(h,m)}),p=""),l.push({type:"SingleQuoted",pos:m,end:i,
value:S,text:s.slice(m,i)}),h=i);continue}if(k===34){let m=i;if(i++,this.pos=i,this.readDoubleQuoted(e),i=this.pos,d+=this.
_dqText,c){m>h&&(l.push({type:"Literal",pos:h,end:m,value:p,text:s.slice(h,m)}),p="");let g=s.slice(m,i);l.push({type:"D\
oubleQuoted",pos:m,end:i,text:g,parts:this._dqParts??[{type:"Literal",pos:m+1,end:this._dqEnd,value:this._dqText,text:s.
slice(m+1,this._dqEnd)}]}),h=i}continue}if(k===36){let m=i;this.pos=i,this.readDollar(e),i=this.pos,d+=this._resultText,
c&&(this._resultPart?(m>h&&(l.push({type:"Literal",pos:h,end:m,value:p,text:s.slice(h,m)}),p=""),l.push(this._resultPart),
h=i):p+=this._resultText);continue}if(k===96){let m=i;this.pos=i,this.readBacktickExpansion(e),i=this.pos,d+=this._resultText,
c&&(m>h&&(l.push({type:"Literal",pos:h,end:m,value:p,text:s.slice(h,m)}),p=""),l.push(this._resultPart),h=i);continue}if(!e&&
!n&&(k===60||k===62)&&i+1<o&&s.charCodeAt(i+1)===40){let m=i;this.pos=i+2;let g=this.extractBalanced();i=this.pos;let S=s.
slice(m,i);d+=S,c&&(m>h&&(l.push({type:"Literal",pos:h,end:m,value:p,text:s.slice(h,m)}),p=""),l.push(this.processSubstitution(
m,S,k===60?"<":">",g)),h=i);continue}d+=s[i],c&&(p+=s[i],r&&(k===42||k===63||k===91)&&(C=!0)),i++}c&&i>h&&l.push({type:"\
Literal",pos:h,end:i,value:p,text:s.slice(h,i)}),this.pos=i,this._wordText=d,this._wordRaw=!1,this._wordQuoted=!1,this._wordHasExpansions=
!1,this._wordKeywordEligible=!1,c&&(this._wordParts=l.length>1||l.length===1&&(l[0].type!=="Literal"||x)?l:null,C&&(this.
_wordParts=qe(s,a,i,this._wordParts)??null))}subFieldParts(e,n){if(!(this._nestingDepth>=256))return Ht(this.src,e,n)?this.
parseSubFieldWord(e,n).parts:qe(this.src,e,n,void 0)}parseSubFieldWord(e,n,r="word",s=!1){if(e>=n)return new pe("",e,e);
if(this._nestingDepth>=256)return new pe(this.src.slice(e,n),e,n);this._nestingDepth++;let o=this.srcEnd,i=this._bracketWindow,
a=this._arithmeticBracketWindow,d=this.pos,c=this._wordText,l=this._wordParts,p=this._wordQuoted,h=this._wordKeywordEligible;
this.srcEnd=n,this.pos=e,this.readInnerWordText(r==="quoted",s,r==="word");let x=new pe(this.src.slice(e,n),e,n);return this.
_buildParts&&(x.parts=this._wordParts??void 0),this.srcEnd=o,this._bracketWindow=i,this._arithmeticBracketWindow=a,this.
pos=d,this._wordText=c,this._wordParts=l,this._wordQuoted=p,this._wordKeywordEligible=h,this._nestingDepth--,x}skipSQ(){
for(;this.pos<this.srcEnd&&this.src.charCodeAt(this.pos)!==39;)this.pos++;this.pos<this.srcEnd&&this.pos++}skipAnsiCQuoted(){
let e=this.pos-1,n=on(this.src,this.pos,this.srcEnd);this.pos=n.end,n.closed||this.errors.push({message:"unterminated AN\
SI-C quote",pos:e})}skipDQ(){let e=this.src,n=this.srcEnd;if(this._unbalanced=!1,this._nestingDepth<256)for(;this.pos<n;){
let r=e.charCodeAt(this.pos);if(r===34){this.pos++;return}if(r===92){this.pos=Math.min(this.pos+2,n);continue}if(r===96)
break;if(r===36){let s=e.charCodeAt(this.pos+1);if(s===40||s===123||s===36)break}this.pos++}this.extractBalanced(!0,!0)}skipSpacesAndTabs(){
this.pos=an(this.src,this.pos,this.srcEnd)}readDoubleQuoted(e=!1){let n=this.src,r=this.srcEnd,s=this.pos,o=!1,i=this._buildParts,
a=i||this._buildValue;if(!i){let h=this.pos;for(;h<r;){let x=n.charCodeAt(h);if(x===34){this._dqText=a?n.slice(s,h):"",this.
_dqEnd=h,this.pos=h+1,this._dqHasExpansions=!1,this._dqParts=null;return}if(x===36||x===96||x===92)break;h++}}let d="",c=null,
l="",p=i?this.pos:0;for(;this.pos<r&&n.charCodeAt(this.pos)!==34;){let h=this.pos;for(;this.pos<r;){let C=n.charCodeAt(this.
pos);if(C===34||C===92||C===36||C===96)break;this.pos++}if(a&&this.pos>h){let C=n.slice(h,this.pos);d+=C,i&&(l+=C)}if(this.
pos>=r||n.charCodeAt(this.pos)===34)break;let x=n.charCodeAt(this.pos);if(x===92){if(this.pos++,this.pos<r){let C=n.charCodeAt(
this.pos);if(C===10){this.pos++;continue}if(a)if(e||C===36||C===96||C===34||C===92){let k=n[this.pos];d+=k,i&&(l+=k)}else{
let k="\\"+n[this.pos];d+=k,i&&(l+=k)}this.pos++}continue}if(x===36){let C=this.pos+1<r?n.charCodeAt(this.pos+1):0;if(C===
34||C===39){a&&(d+="$",i&&(l+="$")),this.pos++;continue}let k=this.pos;if(this.readDollar(!0),a&&(d+=this._resultText),this.
_resultHasExpansion&&(o=!0),i){let m=this._resultPart;m&&po(m)?(c||(c=[]),k>p&&(c.push({type:"Literal",pos:p,end:k,value:l,
text:n.slice(p,k)}),l=""),c.push(m),p=this.pos):l+=this._resultText}continue}if(x===96){let C=this.pos;this.readBacktickExpansion(
!0),a&&(d+=this._resultText),o=!0,i&&this._resultPart&&po(this._resultPart)&&(c||(c=[]),C>p&&(c.push({type:"Literal",pos:p,
end:C,value:l,text:n.slice(p,C)}),l=""),c.push(this._resultPart),p=this.pos);continue}}i&&c&&this.pos>p&&c.push({type:"L\
iteral",pos:p,end:this.pos,value:l,text:n.slice(p,this.pos)}),this._dqEnd=this.pos,this.pos<r?this.pos++:this.errors.push(
{message:"unterminated double quote",pos:s-1}),this._dqText=d,this._dqHasExpansions=o,this._dqParts=c}readDollar(e=!1){let n=this.
pos;this.pos++;let r=this.src,s=this.srcEnd,o=this._buildParts||this._buildValue;if(this.pos>=s){this._resultText="$",this.
_resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0;return}let i=Se(r,this.pos,s);i>this.pos&&r.charCodeAt(
i)===40&&r.charCodeAt(i+1)!==40&&(this.pos=i);let a=r.charCodeAt(this.pos);if(a===40){if(this.pos+1<s&&r.charCodeAt(this.
pos+1)===40){let d=this.pos,c=this.errors.length;if(this.readArithmeticExpansion(n),!this._notArithmetic)return;this.errors.
length=c,this.pos=d}this.readCommandSubstitution(n);return}if(a===123){let d=this.pos+1<s?r.charCodeAt(this.pos+1):0;if(d===
32||d===9||d===10){this.readBraceCommandSubstitution();return}if(d===124){this.readValueSubstitution();return}this.readParameterExpansion(
e);return}if(a===39){if(this.pos++,o){let d=this.readAnsiCQuoted();this._resultText=d,this._resultPart=this._buildParts?
{type:"AnsiCQuoted",pos:n,end:this.pos,text:r.slice(n,this.pos),value:d}:void 0}else this.skipAnsiCQuoted(),this._resultText=
"",this._resultPart=void 0;this._resultIsRaw=!1,this._resultHasExpansion=!1;return}if(a===34){if(this.pos++,this.readDoubleQuoted(
e),this._resultText=this._dqText,this._resultIsRaw=!1,this._resultHasExpansion=this._dqHasExpansions,this._buildParts){let d=r.
slice(n,this.pos);this._resultPart={type:"LocaleString",pos:n,end:this.pos,text:d,parts:this._dqParts??[{type:"Literal",
pos:n+2,end:this._dqEnd,value:this._dqText,text:r.slice(n+2,this._dqEnd)}]}}else this._resultPart=void 0;return}if(a===64||
a===42||a===35||a===63||a===45||a===36||a===33||a>=48&&a<=57){this.pos++;let d=o?r.slice(this.pos-2,this.pos):"";this._resultText=
d,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:n,end:this.
pos,text:d}:void 0;return}if(a<128&&Ye[a]&1){let d=this.pos-1;for(;this.pos<s;){let l=r.charCodeAt(this.pos);if(l<128&&Ye[l]&
2)this.pos++;else break}let c=o?r.slice(d,this.pos):"";this._resultText=c,this._resultIsRaw=!0,this._resultHasExpansion=
!1,this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:n,end:this.pos,text:c}:void 0;return}if(a===91){let d=this.
_errors===null?0:this._errors.length,c=this.findClosingArithmeticBracket(this.pos+1);if(c!==-1){let l=this.pos+1,p=r.slice(
l,c);this.pos=c+1;let h=o?r.slice(n,this.pos):"";this._resultText=h,this._resultIsRaw=!0,this._resultHasExpansion=!1,this.
_resultPart=this._buildParts?this.arithmeticExpansion(l-2,h,p,l):void 0;return}this._errors!==null&&(this._errors.length=
d)}this._resultText="$",this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0}scanArithmeticBody(){this.
_notArithmetic=!1,this._arithUnterminated=!1,this.pos+=2;let e=1,n=0,r=0,s,o=!1,i=this.src,a=this.srcEnd,d=this.pos;for(;this.
pos<a&&e>0;){let l=i.charCodeAt(this.pos);if(l===92)this.pos+=this.pos+1<a?2:1;else if(l===39)this.pos++,this.skipSQ();else if(l===
34)this.pos++,this.skipDQ();else if(l===96){for(this.pos++;this.pos<a&&i.charCodeAt(this.pos)!==96;)i.charCodeAt(this.pos)===
92&&this.pos++,this.pos++;this.pos<a&&this.pos++}else if(l===36&&this.pos+2<a&&i.charCodeAt(this.pos+1)===40&&i.charCodeAt(
this.pos+2)!==40){let p=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"untermi\
nated command substitution",pos:p})}else if(l===36&&this.pos+1<a&&i.charCodeAt(this.pos+1)===123){let p=this.findClosingBrace(
this.pos+2,a);this.pos=p===-1?a:p+1}else if((l===60||l===62)&&this.pos+1<a&&i.charCodeAt(this.pos+1)===40)this.pos+=2,this.
extractBalanced();else if(l===40)i.charCodeAt(this.pos-1)===36&&i.charCodeAt(this.pos+1)===40?(e===1?r=n:(s??(s=[])).push(
n),e++,n=0,e+this._nestingDepth>256&&!o&&(this.errors.push({message:"maximum arithmetic expansion nesting depth exceeded",
pos:this.pos-1}),o=!0),this.pos+=2):(++n+e-1+this._nestingDepth>256&&!o&&(this.errors.push({message:"maximum arithmetic \
expression nesting depth exceeded",pos:this.pos}),o=!0),this.pos++);else if(l===41&&n>0)n--,this.pos++;else if(l===41&&this.
pos+1<a&&i.charCodeAt(this.pos+1)===41){if(--e===0){this.pos+=2;break}n=e===1?r:s.pop(),this.pos+=2}else{if(l===41&&e===
1)return this._notArithmetic=!0,"";this.pos++}}let c=this._buildParts||this._buildValue;return e>0?(this._arithUnterminated=
!0,c?i.slice(d,this.pos):""):c?i.slice(d,this.pos-2):""}readArithmeticExpansion(e){let n=this.pos+2,r=this.scanArithmeticBody();
if(this._notArithmetic)return;this._arithUnterminated&&this.errors.push({message:"unterminated arithmetic expansion",pos:e});
let s=this._buildParts||this._buildValue?this.src.slice(e,this.pos):"";this._resultText=s,this._resultIsRaw=!0,this._resultHasExpansion=
!1,this._resultPart=this._buildParts?this.arithmeticExpansion(e,s,r,n):void 0}arithmeticExpansion(e,n,r,s){return new Rt(
e,this.pos,n,{source:this.src,body:r,offset:s,depth:this._nestingDepth,context:this.substitutionContext})}readArithmeticCommand(e,n){
let r=this._buildValue;this._buildValue=!0;let s=this.scanArithmeticBody();this._buildValue=r,this._arithUnterminated&&this.
errors.push({message:"unterminated arithmetic command",pos:n}),te(e,u.ArithCmd,s,n,this.pos)}readCommandSubstitution(e){
let n=this.pos;this.pos++;let r=this.extractBalanced();this._unbalanced&&this.errors.push({message:"unterminated command\
 substitution",pos:e});let s=this._buildParts||this._buildValue,o=s?this.src.slice(e,this.pos):"",i=!s||n===e+1?o:"$"+this.
src.slice(n,this.pos);this._resultText=i,this._resultIsRaw=n===e+1,this._resultHasExpansion=!0,this._buildParts?this._resultPart=
this.commandExpansion(e,o,n+1,r,!this._unbalanced):this._resultPart=void 0}readBraceCommandSubstitution(){this.readBraceSubstitution(
1)}readValueSubstitution(){this.readBraceSubstitution(2)}readBraceSubstitution(e){let n=this.pos-1;this.pos+=e;let r=this.
src,s=this.srcEnd,o=1,i=this.pos;for(;this.pos<s;){let a=r.charCodeAt(this.pos);if(a===123)o++;else if(a===125){if(--o===
0){this.pos++;break}}else if(a===39){this.pos++,this.skipSQ();continue}else if(a===34){this.pos++,this.skipDQ();continue}else
a===92&&this.pos++;this.pos++}if(this._resultIsRaw=!0,this._resultHasExpansion=!0,this._buildParts||this._buildValue){let a=r.
slice(i,this.pos-1),d=a.trim(),c=r.slice(n,this.pos);if(this._resultText=c,this._buildParts){let l=i+(a.length-a.trimStart().
length);this._resultPart=this.commandExpansion(n,c,l,d)}else this._resultPart=void 0}else this._resultText="",this._resultPart=
void 0}readBacktickExpansion(e=!1){this.pos++;let n=this.src,r=this.srcEnd,s=this.pos;if(!this._buildParts&&!this._buildValue){
for(;this.pos<r&&n.charCodeAt(this.pos)!==96;)n.charCodeAt(this.pos)===92&&this.pos+1<r&&this.pos++,this.pos++;this.pos<
r?this.pos++:this.errors.push({message:"unterminated backtick",pos:s-1}),this._resultText="",this._resultIsRaw=!1,this._resultHasExpansion=
!0,this._resultPart=void 0;return}let o="",i=!1;for(;this.pos<r&&n.charCodeAt(this.pos)!==96;){if(n.charCodeAt(this.pos)===
92){i=!0;break}this.pos++}if(!i)o=n.slice(s,this.pos);else for(o=n.slice(s,this.pos);this.pos<r&&n.charCodeAt(this.pos)!==
96;)if(n.charCodeAt(this.pos)===92){if(this.pos++,this.pos<r){let d=n.charCodeAt(this.pos);d===36||d===96||d===92||e&&d===
34?o+=n[this.pos]:o+="\\"+n[this.pos],this.pos++}}else{let d=this.pos;for(;this.pos<r;){let c=n.charCodeAt(this.pos);if(c===
96||c===92)break;this.pos++}o+=n.slice(d,this.pos)}this.pos<r?this.pos++:this.errors.push({message:"unterminated backtic\
k",pos:s-1});let a=n.slice(s-1,this.pos);this._resultText=o,this._resultHasExpansion=!0,this._buildParts?this._resultPart=
i?this.decodedCommandExpansion(s-1,a,o):this.commandExpansion(s-1,a,s,o):this._resultPart=void 0}readParameterExpansion(e){
let n=this.src,r=this.srcEnd,s=this.pos;this.pos++;let o=1,i=!1;for(;this.pos<r&&o>0;){let c=n.charCodeAt(this.pos);if(c===
36){let l=this.pos+1<r?n.charCodeAt(this.pos+1):0;if(l===123){o++,this._nestingDepth+o>256&&!i&&(this.errors.push({message:"\
maximum parameter expansion nesting depth exceeded",pos:this.pos}),i=!0),this.pos+=2;continue}if(l===36){this.pos+=2;continue}
if(l===40){let p=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated c\
ommand substitution",pos:p});continue}}else if(c===96){for(this.pos++;this.pos<r&&n.charCodeAt(this.pos)!==96;)n.charCodeAt(
this.pos)===92&&this.pos++,this.pos++;this.pos<r&&this.pos++;continue}else if(c===125){if(--o===0){this.pos++;break}}else if(c===
92)this.pos+1<r&&this.pos++;else if(c===39){this.pos++,this.pos>s+1&&n.charCodeAt(this.pos-2)===36?this.skipAnsiCQuoted():
this.skipSQ();continue}else if(c===34){this.pos++,this.skipDQ();continue}this.pos++}let a=o===0;a||this.errors.push({message:"\
unterminated parameter expansion",pos:s-1});let d=this._buildParts||this._buildValue?n.slice(s-1,this.pos):"";if(this._resultText=
d,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._buildParts){let c=n.slice(s+1,a?this.pos-1:this.pos);this._resultPart=
this.parseParamInner(d,c,s+1,e)}else this._resultPart=void 0}parseParamInner(e,n,r,s){let o={type:"ParameterExpansion",pos:r-
2,end:this.pos,text:e,parameter:"",parameterPos:r,parameterEnd:r,prefix:void 0,index:void 0,operation:void 0},i=n.length;
if(i===0)return o;let a=(m,g,S="word")=>this.parseSubFieldWord(r+m,r+g,S),d=m=>{let g=this.findClosingBracket(r+m,r+i);return g===
-1?-1:g-r},c=0;if(i>1&&n.charCodeAt(0)===33&&(o.prefix="!",c=1),i>1&&n.charCodeAt(0)===35){let m=this.scanParamName(n,1),
g=m,S=-1;if(g<i&&n.charCodeAt(g)===91&&(S=d(g+1),S!==-1&&(g=S+1)),m>1&&g===i)return o.prefix="#",o.parameter=n.slice(1,m),
o.parameterPos=r+1,o.parameterEnd=r+m,S!==-1&&(o.index=a(m+1,S,"embedded")),o}let l=c;if(c=this.scanParamName(n,c),o.parameter=
n.slice(l,c),o.parameterPos=r+l,o.parameterEnd=r+c,c<i&&n.charCodeAt(c)===91){let m=d(c+1);m!==-1&&(o.index=a(c+1,m,"emb\
edded"),c=m+1)}if(c>=i)return o;let p=r+c,h=r+i,x=n.charCodeAt(c),C=n.charCodeAt(c+1),k=n[x===58?c+1:c];if(k==="-"||k===
"="||k==="+"||k==="?"){let m=c+(x===58?2:1);return o.operation={type:"Default",pos:p,end:h,operatorEnd:r+m,operator:x===
58?`:${k}`:k,operand:a(m,i,s?"quoted":"word")},o}if(x===58){c++;let m=r+c,g=uo(n.slice(c),58,!0,(S,E)=>this.findNestedShellEnd(
m+S,h,E)-m);return o.operation={type:"Slice",pos:p,end:h,operatorEnd:m,operator:":",offset:a(c,g===-1?i:c+g,"embedded"),
length:g===-1?void 0:a(c+g+1,i,"embedded")},o}if(x===35||x===37){let m=C===x,g=x===35?m?"##":"#":m?"%%":"%",S=c+(m?2:1);
return o.operation={type:"Remove",pos:p,end:h,operatorEnd:r+S,operator:g,operand:a(S,i)},o}if(x===47){c++;let m="/";(C===
47||C===35||C===37)&&(m=C===47?"//":C===35?"/#":"/%",c++);let g=c;C===47&&(g=Se(n,c,i),n.charCodeAt(g)===47&&g++);let S=uo(
n.slice(g),47),E=S===-1?i:g+S;return o.operation={type:"Replace",pos:p,end:h,operatorEnd:r+c,operator:m,pattern:a(c,E),replacement:a(
S===-1?i:E+1,i)},o}if(x===94||x===44){let m=C===x,g=x===94?m?"^^":"^":m?",,":",",S=c+(m?2:1);return o.operation={type:"C\
aseModification",pos:p,end:h,operatorEnd:r+S,operator:g,operand:S===i?void 0:a(S,i)},o}return o.prefix==="!"&&o.index===
void 0&&c+1===i&&(x===64||x===42)?(o.operation={type:"Names",pos:p,end:h,operatorEnd:h,operator:x===64?"@":"*"},o):x===64?
(o.operation={type:"Transform",pos:p,end:h,operatorEnd:p+1,operator:"@",operand:a(c+1,i)},o):(o.operation={type:"Unknown",
pos:p,end:h,operatorEnd:h,operator:n.slice(c)},o)}findNestedShellEnd(e,n,r){let s=this.src.charCodeAt(e);if(s===96){let i=e+
1;for(;i<n;){let a=this.src.charCodeAt(i);if(a===92){i+=2;continue}if(i++,a===96)return i}return n}let o;if(s===36){let i=e+
1;if(i<n&&this.src.charCodeAt(i)===123)o=this.findClosingBrace(i+1,n);else{let a=Se(this.src,i,n);if(a>=n||this.src.charCodeAt(
a)!==40)return e;o=this.findClosingParenthesis(a+1,n)}}else{let i=e+1;if(r||s!==60&&s!==62||i>=n||this.src.charCodeAt(i)!==
40)return e;o=this.findClosingParenthesis(i+1,n)}return o===-1?n:o+1}scanParamName(e,n){let r=n;if(r>=e.length)return r;
let s=e.charCodeAt(r);if(s===64||s===42||s===35||s===63||s===45||s===36||s===33)return r+1;if(s>=48&&s<=57){for(;r<e.length&&
e.charCodeAt(r)>=48&&e.charCodeAt(r)<=57;)r++;return r}if(s>=97&&s<=122||s>=65&&s<=90||s===95)for(r++;r<e.length;){let o=e.
charCodeAt(r);if(o>=97&&o<=122||o>=65&&o<=90||o>=48&&o<=57||o===95)r++;else break}return r}readAnsiCQuoted(){let e=this.
pos-1,n=on(this.src,this.pos,this.srcEnd);return this.pos=n.end,n.closed||this.errors.push({message:"unterminated ANSI-C\
 quote",pos:e}),n.value}extractBalanced(e=!0,n=!1){let r=this.src,s=this.srcEnd,o=this._buildParts||this._buildValue,i=n?
0:1,a=this.pos;this._unbalanced=!1;let d=e&&!n?this.substitutionContext.boundaries?.get(a):void 0;if(d!==void 0&&d<=s&&this.
_nestingDepth<256)return this.pos=d,o?r.slice(a,d-1):"";let c=!0;for(;!n&&this.pos<s;){let N=r.charCodeAt(this.pos);if(N===
41){let re=o?r.slice(a,this.pos):"";return this.pos++,re}else{if(N===40||N===92||N===39||N===34||N===96||N===36&&(r.charCodeAt(
this.pos+1)===39||r.charCodeAt(this.pos+1)===36||r.charCodeAt(this.pos+1)===123))break;if(N===60&&this.pos+1<s&&r.charCodeAt(
this.pos+1)===60)break;if(N===35&&c)break;if(N===99&&c&&this.pos+3<s&&r.charCodeAt(this.pos+1)===97&&r.charCodeAt(this.pos+
2)===115&&r.charCodeAt(this.pos+3)===101&&(this.pos+4>=s||r.charCodeAt(this.pos+4)<128&&U[r.charCodeAt(this.pos+4)]&1))break;
c=N<128&&(U[N]&1)!==0,this.pos++}}let l=0,p=0,h=[],x=null,C,k=-1,m=a>=2&&r.charCodeAt(a)===40&&r.charCodeAt(a-1)===40&&r.
charCodeAt(a-2)===36,g=0,S=!1,E=n?[{close:34,depth:0}]:[],A=n?1:0,w=0,_,v=-1,W=-1,O=-1,L=-1,Ae=!1;for(;this.pos<s&&(i>0||
E.length>0);){let N=r.charCodeAt(this.pos),re=E.length===0?void 0:E[E.length-1];if(re!==void 0&&re.depth===i){let R=!1;if(N===
92){this.pos=Math.min(this.pos+2,s);continue}if(N===re.close){if(E.pop(),N===34?A--:w--,this.pos++,n&&i===0&&E.length===
0)return"";continue}if(N===34)E.push({close:34,depth:i}),A++;else if(N===39&&re.close===125){this.pos++,this.skipSQ();continue}else if(N===
96){for(this.pos++;this.pos<s&&r.charCodeAt(this.pos)!==96;)r.charCodeAt(this.pos)===92&&this.pos++,this.pos<s&&this.pos++;
this.pos<s&&this.pos++;continue}else if(N===36){let I=r.charCodeAt(this.pos+1);if(I===39&&re.close===125){this.pos+=2,this.
skipAnsiCQuoted();continue}if(I===123)E.push({close:125,depth:i}),w++,this.pos++;else if(I===40)this.pos++,N=40,R=!0;else if(I===
36){this.pos+=r.charCodeAt(this.pos+2)===40?1:2;continue}}if(!S&&this._nestingDepth+Math.max(A,w)>256&&(this.errors.push(
{message:"maximum word nesting depth exceeded",pos:this.pos}),S=!0),!R){for(this.pos++;this.pos<s;){let I=r.charCodeAt(this.
pos);if(I===92||I===34||I===36||I===96||I===125||I===39)break;this.pos++}continue}}if(N===35&&L!==-1&&!m&&k<0&&e&&!Ae&&this.
_nestingDepth+(C?.length??0)<256&&an(r,L,s)===this.pos){Ae=!0;let R=C?.[C.length-1],I=this.findSubstitutionEnd(R?.start??
a,s,this._nestingDepth+(C?.length??0)+1);if(I!==-1){if(R===void 0)return this.pos=I,o?r.slice(a,I-1):"";this.pos=I-1,i=R.
depth+1,l=0,p=0,h.length=R.parens+1,N=41}}if(N===40){let R=this.pos>a&&this.pos!==O?r.charCodeAt(this.pos-1):0,I=R===36?
this.pos-1:this.pos===W?v:-1,kn=I!==-1||R===60||R===62||R===61||R===64||R===63||R===42||R===43||R===33||R===40&&h[h.length-
1]===!1||m&&this.pos===a,lr=I!==-1&&r.charCodeAt(this.pos+1)!==40||(R===60||R===62)&&k<0&&!m;lr&&((C??(C=[])).push({start:this.
pos+1,dollar:I,depth:i,parens:h.length,caseDepth:l,caseParens:p,arithBase:k,arithExtent:m,substitutions:g,checkedGrammar:Ae,
pendingDelims:x}),l=0,p=0,k=-1,m=!1,Ae=!1,x=null),h.push(!kn),c=!0,!lr&&k<0&&this.pos+1<s&&r.charCodeAt(this.pos+1)===40&&
(k=i),I!==-1&&(lr?g++:(_??(_=[])).push(i),g+(_?.length??0)+this._nestingDepth+(n?0:1)>256&&!S&&(this.errors.push({message:"\
maximum command substitution nesting depth exceeded",pos:I}),S=!0)),v=-1,W=-1,i++,l>0&&p++,this.pos++}else if(N===41){if(l>
0&&p===0)this.pos++,c=!0;else{if(l>0&&p--,i--,i===0&&!n){let I=o?r.slice(a,this.pos):"";return this.pos++,I}if(i<=k&&(k=
-1),_!==void 0)for(;_.length>0&&_[_.length-1]>=i;)_.pop();c=h.pop()??!0,this.pos++;let R=C?.[C.length-1];R!==void 0&&R.depth===
i&&(C.pop(),l=R.caseDepth,p=R.caseParens,k=R.arithBase,m=R.arithExtent,g=R.substitutions,Ae=R.checkedGrammar,x=R.pendingDelims)}
L=this.pos}else if(N===92){if(this.pos>a&&r.charCodeAt(this.pos-1)===36){let R=Se(r,this.pos,s);R>this.pos&&r.charCodeAt(
R)===40&&r.charCodeAt(R+1)!==40&&(v=this.pos-1,W=R)}this.pos++,this.pos<s&&(r.charCodeAt(this.pos)!==10&&(c=!1),this.pos++),
O=this.pos}else if(N===36){let R=r.charCodeAt(++this.pos);R===39?(this.pos++,this.skipAnsiCQuoted()):R===36?this.pos++:R===
123&&!wd(r.charCodeAt(this.pos+1))&&(E.push({close:125,depth:i}),w++,this.pos++),c=!1}else if(N===39)this.pos++,this.skipSQ(),
c=!1;else if(N===34)E.push({close:34,depth:i}),A++,this.pos++,c=!1;else if(N===96){for(this.pos++;this.pos<s&&r.charCodeAt(
this.pos)!==96;)r.charCodeAt(this.pos)===92&&this.pos++,this.pos<s&&this.pos++;this.pos<s&&this.pos++,c=!1}else if(N===60&&
k<0&&this.pos+1<s&&r.charCodeAt(this.pos+1)===60){if(this.pos+2<s&&r.charCodeAt(this.pos+2)===60)this.pos+=3;else{this.pos+=
2;let R=this.pos<s&&r.charCodeAt(this.pos)===45;R&&this.pos++,this.skipSpacesAndTabs(),this.readHereDocDelimiter(),(this.
_hereDelim||this._hereQuoted)&&(x??(x=[])).push({delimiter:this._hereDelim,strip:R,quoted:this._hereQuoted})}c=!1}else if(N===
10&&x){this.pos++;for(let R of x)this.skipHereDocBody(R.delimiter,R.strip,!0,R.quoted);x=null,c=!0}else if(N===35&&k<0&&
!m&&c)for(;this.pos<s&&r.charCodeAt(this.pos)!==10;)this.pos++;else{let R=this.pos;for(;this.pos<s;){let I=r.charCodeAt(
this.pos);if(I<128&&U[I])break;this.pos++}if(this.pos>R){if(this.pos-R===4&&c&&k<0&&!m){let kn=r.charCodeAt(R);kn===99&&
r.charCodeAt(R+1)===97&&r.charCodeAt(R+2)===115&&r.charCodeAt(R+3)===101?l++:kn===101&&r.charCodeAt(R+1)===115&&r.charCodeAt(
R+2)===97&&r.charCodeAt(R+3)===99&&l>0&&(l--,l===0&&(p=0))}c=!1}else{let I=r.charCodeAt(this.pos);c=I<128&&(U[I]&1)!==0,
this.pos++}}}return this._unbalanced=!0,n&&C!==void 0&&C.length>0&&this.errors.push({message:"unterminated command subst\
itution",pos:C[0].dollar}),o?r.slice(a,this.pos):""}};function Fr(t){switch(t){case",":return 1;case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"\
&=":case"|=":case"^=":return 2;case"||":return 4;case"&&":return 5;case"|":return 6;case"^":return 7;case"&":return 8;case"\
==":case"!=":return 9;case"<":case"<=":case">":case">=":return 10;case"<<":case">>":return 11;case"+":case"-":return 12;case"\
*":case"/":case"%":return 13;case"**":return 14;case"?":return 3;default:return-1}}function ko(t,e,n){for(;n>e;){let r=t.
charCodeAt(n-1);if(r!==32&&r!==9&&r!==10)break;n--}return n}function kd(t){switch(t){case"=":case"+=":case"-=":case"*=":case"\
/=":case"%=":case"<<=":case">>=":case"&=":case"|=":case"^=":case"**":return!0;default:return!1}}function Nr(t,e=0,n,r=0){
let s=0,o=t.length,i=n?.embeddedWords.length??0;function a(A,w,_=!1){let v={type:"ArithmeticWord",pos:A+e,end:w+e,value:t.
slice(A,w),parts:void 0};return _&&n?.embeddedWords.push(v),v}function d(){for(;s<o;){let A=t.charCodeAt(s);if(A===32||A===
9||A===10)s++;else break}}function c(){if(s>=o)return null;let A=t.charCodeAt(s),w=s+1<o?t.charCodeAt(s+1):0,_=s+2<o?t.charCodeAt(
s+2):0;switch(A){case 44:return s++,",";case 61:return w===61?(s+=2,"=="):(s++,"=");case 33:return w===61?(s+=2,"!="):null;case 60:
return w===60?_===61?(s+=3,"<<="):(s+=2,"<<"):w===61?(s+=2,"<="):(s++,"<");case 62:return w===62?_===61?(s+=3,">>="):(s+=
2,">>"):w===61?(s+=2,">="):(s++,">");case 43:return w===61?(s+=2,"+="):w===43?null:(s++,"+");case 45:return w===61?(s+=2,
"-="):w===45?null:(s++,"-");case 42:return w===42?(s+=2,"**"):w===61?(s+=2,"*="):(s++,"*");case 47:return w===61?(s+=2,"\
/="):(s++,"/");case 37:return w===61?(s+=2,"%="):(s++,"%");case 124:return w===124?(s+=2,"||"):w===61?(s+=2,"|="):(s++,"\
|");case 38:return w===38?(s+=2,"&&"):w===61?(s+=2,"&="):(s++,"&");case 94:return w===61?(s+=2,"^="):(s++,"^");case 63:return s++,
"?";default:return null}}function l(){for(d();s<o;){let w=t.charCodeAt(s);if(w!==33&&w!==126&&w!==43&&w!==45||t.charCodeAt(
s+1)===61)break;s++,d()}if(t.charCodeAt(s)===40){let w=1;for(s++;s<o&&w>0;){let _=n?.findArithmeticWordEnd?.(s+e,e+o)??s+
e;if(_>s+e){s=_-e;continue}let v=t.charCodeAt(s++);v===40?w++:v===41&&w--}}else s<o&&t.charCodeAt(s)!==41&&t.charCodeAt(
s)!==58&&k(0);d();let A=t.charCodeAt(s);(A===43||A===45)&&t.charCodeAt(s+1)===A&&(s+=2)}function p(A){d();let w=s;if(w===
o)return a(w,w);let _=n?.embeddedWords.length??0,v=0;for(;;){if(l(),d(),t.charCodeAt(s)===58&&v>0){v--,s++;continue}let W=s,
O=c();if(O===null||v===0&&Fr(O)<A){s=W;break}O==="?"&&v++}return n&&(n.embeddedWords.length=_),a(w,ko(t,w,s))}function h(A,w){
if(w>256)return p(A);let _=x(w);for(;d(),!(s>=o);){let v=s,W=c();if(!W)break;if(W==="?"){if(Fr(W)<A){s=v;break}let N=h(1,
w+1);d(),s<o&&t.charCodeAt(s)===58&&s++;let re=h(3,w+1);_={type:"ArithmeticTernary",pos:_.pos,end:re.end,test:_,consequent:N,
alternate:re};continue}let O=Fr(W);if(O<A){s=v;break}let L=kd(W)?O:O+1,Ae=h(L,w+1);_={type:"ArithmeticBinary",pos:_.pos,
end:Ae.end,operator:W,left:_,right:Ae}}return _}function x(A){if(d(),A>256)return p(15);if(s>=o)return a(s,s);let w=s,_=t.
charCodeAt(s),v=s+1<o?t.charCodeAt(s+1):0;if(_===43&&v===43){s+=2;let W=x(A+1);return{type:"ArithmeticUnary",pos:w+e,end:W.
end,operator:"++",operand:W,prefix:!0}}if(_===45&&v===45){s+=2;let W=x(A+1);return{type:"ArithmeticUnary",pos:w+e,end:W.
end,operator:"--",operand:W,prefix:!0}}if(_===33){s++;let W=x(A+1);return{type:"ArithmeticUnary",pos:w+e,end:W.end,operator:"\
!",operand:W,prefix:!0}}if(_===126){s++;let W=x(A+1);return{type:"ArithmeticUnary",pos:w+e,end:W.end,operator:"~",operand:W,
prefix:!0}}if(_===43&&v!==43&&v!==61){s++;let W=x(A+1);return{type:"ArithmeticUnary",pos:w+e,end:W.end,operator:"+",operand:W,
prefix:!0}}if(_===45&&v!==45&&v!==61){s++;let W=x(A+1);return{type:"ArithmeticUnary",pos:w+e,end:W.end,operator:"-",operand:W,
prefix:!0}}return C(A)}function C(A){let w=k(A);if(d(),s+1<o){let _=t.charCodeAt(s),v=t.charCodeAt(s+1);if(_===43&&v===43)
return s+=2,{type:"ArithmeticUnary",pos:w.pos,end:s+e,operator:"++",operand:w,prefix:!1};if(_===45&&v===45)return s+=2,{
type:"ArithmeticUnary",pos:w.pos,end:s+e,operator:"--",operand:w,prefix:!1}}return w}function k(A){if(d(),s>=o)return a(
s,s);let w=t.charCodeAt(s);if(w===40){let L=s;s++;let Ae=h(0,A+1);return d(),s<o&&t.charCodeAt(s)===41&&s++,{type:"Arith\
meticGroup",pos:L+e,end:s+e,expression:Ae}}if(w===36){let L=s,Ae=n?.embeddedWords.length??0,N=m(),re=n?.findArithmeticWordEnd?.(
L+e,e+o)??s+e;return re>s+e?(n&&(n.embeddedWords.length=Ae),s=re-e,a(L,s,!0)):N}if(w===96||w===34||w===39){let L=s;return s=
(n?.findArithmeticWordEnd?.(L+e,e+o)??L+e+1)-e,a(L,s,!0)}let _=s,v=n?.embeddedWords.length??0,W=g(),O=n?.findArithmeticWordEnd?.(
_+e,e+o)??s+e;return O>s+e?(n&&(n.embeddedWords.length=v),s=O-e,a(_,s,!0)):W}function m(){let A=s;if(s++,s>=o)return a(A,
s);let w=t.charCodeAt(s);if(w===40)if(s+1<o&&t.charCodeAt(s+1)===40){let _=n?.findArithmeticExpansionEnd(A+e,e+o)??-1;if(_!==
-1)s=_-e;else{s+=2;let v=1;for(;s<o&&v>0;)t.charCodeAt(s)===40&&t.charCodeAt(s+1)===40?(v++,s+=2):t.charCodeAt(s)===41&&
t.charCodeAt(s+1)===41?(v--,s+=2):s++}}else{s++;let _=n?.findClosingParenthesis(s+e,e+o)??-1;if(_!==-1)s=_-e+1;else{let W=1;
for(;s<o&&W>0;){let O=t.charCodeAt(s++);O===40?W++:O===41&&W--}}let v=t.slice(A,s);return n?n.commandExpansion(A+e,s+e,v):
new Te("ArithmeticCommandExpansion",A+e,s+e,v)}else if(w===123){let _=n?.findClosingBrace(s+e+1,e+o)??-1;if(_!==-1)s=_-e+
1;else{s++;let v=1;for(;s<o&&v>0;){let W=t.charCodeAt(s++);W===123?v++:W===125&&v--}}}else for(;s<o;){let _=t.charCodeAt(
s);if(_>=97&&_<=122||_>=65&&_<=90||_>=48&&_<=57||_===95)s++;else break}return a(A,s,w===40||w===123)}function g(){let A=s;
for(;s<o;){let w=t.charCodeAt(s);if(w>=48&&w<=57||w>=65&&w<=90||w>=97&&w<=122||w===95||w===35)s++;else break}if(s>A&&s<o&&
t.charCodeAt(s)===91){let w=n?.findClosingBracket?.(s+e+1,e+o)??-1;if(w!==-1)s=w-e+1;else{s++;let _=1;for(;s<o&&_>0;){let v=t.
charCodeAt(s);v===91?_++:v===93&&_--,s++}}return a(A,s,!0)}return s===A&&s++,a(A,s)}if(d(),s>=o)return null;let S=s,E=h(
0,r);return d(),s<o?(n&&(n.embeddedWords.length=i),a(S,ko(t,S,o),n!==void 0)):E}var $n=(t,e)=>ct(e.text)?qe(e.text,0,e.text.length,void 0,e.pos):void 0;function St(t){return t.wordParts??(t.wordParts=
(e,n,r)=>Cd(e,n,r,t))}function In(t){return t.embeddedParts??(t.embeddedParts=(e,n,r)=>Hr(e,n,r,t))}function Co(t){return t.
arrayParts??(t.arrayParts=(e,n,r)=>bd(e,n,r,t))}function Cd(t,e,n=0,r=Tt()){let s=new We(t,e.pos,e.end,!1,r);return s._nestingDepth=
n,s.buildWordParts(e.pos)??void 0}function Hr(t,e,n=0,r,s=!1){if(!Ht(t,e.pos,e.end))return;let o=new We(t,e.pos,e.end,!1,
r);return o._nestingDepth=n,o.buildEmbeddedWordParts(e.pos,s)??void 0}function bd(t,e,n=0,r){let s=new We(t,e.pos,e.end,
!1,r);return s._nestingDepth=n,s.buildArrayElementParts(e.pos)??void 0}function bo(t,e,n=0,r){let s=new We(t,e.pos,e.end,
!1,r);return s._nestingDepth=n,s.buildHereDocParts(e.pos,e.end)??void 0}function Bt(t,e,n,r,s,o=r){if(!Ht(n,e,e+t.length))return Nr(t,e,void 0,r)??void 0;let i=[],a=new We(n,0,n.length,!1,s);a.
_nestingDepth=r;let d=Nr(t,e,{embeddedWords:i,commandExpansion:(c,l,p)=>new Te("ArithmeticCommandExpansion",c,l,p,{source:n,
start:c+2,end:l-1,depth:r+1,parenBoundary:!0,context:s}),findClosingBracket:(c,l)=>a.findClosingBracket(c,l),findClosingBrace:(c,l)=>a.
findClosingBrace(c,l),findClosingParenthesis:(c,l)=>a.findClosingParenthesis(c,l),findArithmeticExpansionEnd:(c,l)=>a.findArithmeticExpansionEnd(
c,l),findArithmeticWordEnd:(c,l)=>a.findArithmeticWordEnd(c,l)},r)??void 0;if(o<=256)for(let c of i)c.parts=Hr(n,c,o,s,!0);
return d}var Br=class{type="ArrayValue";pos;end;#e;#t;#r;#n;constructor(e,n,r,s,o){this.pos=n,this.end=r,this.#e=e,this.#t=s,this.#r=
o}get elements(){if(this.#n)return this.#n;let e=new We(this.#e,this.pos+1,this.end-1,!1,this.#r);e._nestingDepth=this.#t;
let n=[];for(;e.peek(f.ArrayElement).token!==u.EOF;){let r=e.next(f.ArrayElement);if(r.token!==u.Word&&r.token!==u.Assignment)
continue;let s=r.raw?r.value:this.#e.slice(r.pos,r.end),o=s.charCodeAt(0)===91,i=e.getSubstitutionContext(),a=!o&&r.raw&&
r.keywordEligible?void 0:this.#e,d=a===void 0?$n:o?Co(i):St(i);n.push(new pe(s,r.pos,r.end,a,d,this.#t))}return this.#n=
n,n}toJSON(){return{type:this.type,pos:this.pos,end:this.end,elements:this.elements}}},Gn=class{type="Assignment";pos;end;text;#e;#t;#r;#n;#s=null;#a;#i;#o=null;constructor(e,n,r,s,o,i,a){
this.pos=n,this.end=r,this.text=e,this.#e=s,this.#n=o,this.#t=i,this.#r=a}get name(){return this.#s??this.resolveTarget()}get append(){
return this.#s===null&&this.resolveTarget(),this.#a}get index(){return this.#s===null&&this.resolveTarget(),this.#i}get value(){
if(this.#o!==null)return this.#o;let e=this.#n+1,n=Se(this.#e,e,this.end);return this.#o=this.#e.charCodeAt(n)===40&&this.#e.
charCodeAt(this.end-1)===41?new Br(this.#e,n,this.end,this.#t,this.#r):new pe(this.#e.slice(e,this.end),e,this.end,this.#e,
St(this.#r),this.#t),this.#o}resolveTarget(){let e=this.#n-this.pos,n=e,r=e;for(;r>=2&&this.text.charCodeAt(r-2)===92&&this.
text.charCodeAt(r-1)===10;)r-=2;this.text.charCodeAt(r-1)===43&&(this.#a=!0,n=r-1);let s=this.text.indexOf("[");if(s>0&&
s<n){let i=this.text.lastIndexOf("]",e);if(i>s){let a=this.pos+s+1,d=this.pos+i;this.#i=new pe(this.#e.slice(a,d),a,d,this.#e,
In(this.#r),this.#t),n=s}}let o=this.text.slice(0,n);return this.#s=o.includes(`\\
`)?o.split(`\\
`).join(""):o}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,name:this.name,append:this.append,
index:this.index,value:this.value}}};var Mr=t=>t.type==="Word"||t.type==="Assignment",un=class{type="Command";pos;end;name;prefix;suffix;#e;#t;constructor(e,n,r,s,o){
this.pos=e,this.end=n,this.name=r,this.prefix=s,this.suffix=o}get args(){if(this.#e===void 0){let e=this.suffix;this.#e=
e.every(Mr)?e:e.filter(Mr)}return this.#e}get redirects(){if(this.#t===void 0){let e=[];for(let n of this.prefix)n.type!==
"Assignment"&&e.push(n);for(let n of this.suffix)Mr(n)||e.push(n);this.#t=e}return this.#t}toJSON(){return{type:this.type,
pos:this.pos,end:this.end,name:this.name,prefix:this.prefix,suffix:this.suffix}}};var jn=class{type="HereDocBody";pos;end;text="";#e;#t;#r;#n;constructor(e,n,r,s,o){this.pos=n,this.end=n,this.#e=e,this.#t=
s,this.#r=o,this.#n=r?void 0:null}get parts(){return this.#n===null&&(this.#n=bo(this.#e,this,this.#t,this.#r)),this.#n}toJSON(){
return{type:this.type,pos:this.pos,end:this.end,text:this.text,parts:this.parts}}};We._findSubstitutionEnd=Dd;Te._resolveScript=vd;Rt._resolveExpression=Bt;function Ad(t){switch(t.length){case 5:return t===
"local"||t==="alias";case 6:return t==="export";case 7:return t==="declare"||t==="typeset";case 8:return t==="readonly";default:
return!1}}var $r=class{type="ArithmeticCommand";pos;end;body;#e;#t;#r;#n=null;constructor(e,n,r,s,o,i){this.pos=e,this.end=
n,this.body=r,this.#e=s,this.#t=o,this.#r=i}get expression(){return this.#n===null&&(this.#n=Bt(this.body,this.pos+2,this.#e,
this.#t,this.#r)),this.#n}set expression(e){this.#n=e??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,expression:this.
expression,body:this.body}}},ln=class{type="ArithmeticFor";pos;end;body;#e;#t;#r;#n;#s;#a;#i;#o;#l;#d=null;#c=null;#u=null;constructor(e,n,r,s,o,i,a,d,c,l,p,h){
this.pos=e,this.end=n,this.body=r,this.#e=s,this.#t=o,this.#r=i,this.#n=a,this.#s=d,this.#a=c,this.#i=l,this.#o=p,this.#l=
h}get initialize(){return this.#d===null&&(this.#e?this.#d=Bt(this.#e,this.#n,this.#i,this.#o,this.#l):this.#d=void 0),this.#d}set initialize(e){
this.#d=e??void 0}get test(){return this.#c===null&&(this.#t?this.#c=Bt(this.#t,this.#s,this.#i,this.#o,this.#l):this.#c=
void 0),this.#c}set test(e){this.#c=e??void 0}get update(){return this.#u===null&&(this.#r?this.#u=Bt(this.#r,this.#a,this.#i,
this.#o,this.#l):this.#u=void 0),this.#u}set update(e){this.#u=e??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.
end,initialize:this.initialize,test:this.test,update:this.update,body:this.body}}},Sd={[u.DoubleSemi]:";;",[u.SemiAmp]:"\
;&",[u.DoubleSemiAmp]:";;&"},Ed={">":">",">>":">>","<":"<","<>":"<>","<&":"<&",">&":">&",">|":">|","&>":"&>","&>>":"&>>"},
ke=new Uint8Array(37);ke[u.EOF]=1;ke[u.RParen]=1;ke[u.RBrace]=1;ke[u.Then]=1;ke[u.Else]=1;ke[u.Elif]=1;ke[u.Fi]=1;ke[u.Do]=
1;ke[u.Done]=1;ke[u.Esac]=1;ke[u.DoubleSemi]=1;ke[u.SemiAmp]=1;ke[u.DoubleSemiAmp]=1;var et=new Uint8Array(37);et[u.RParen]=
1;et[u.RBrace]=1;et[u.DblRBracket]=1;et[u.Fi]=1;et[u.Done]=1;et[u.Esac]=1;et[u.ArithCmd]=1;function Ao(t){return t.token===
u.Word&&t.keywordEligible&&t.value==="!"}var me=new Uint8Array(37);me[u.Word]=1;me[u.Assignment]=1;me[u.Bang]=1;me[u.LParen]=
1;me[u.LBrace]=1;me[u.DblLBracket]=1;me[u.If]=1;me[u.For]=1;me[u.While]=1;me[u.Until]=1;me[u.Case]=1;me[u.Function]=1;me[u.
Select]=1;me[u.ArithCmd]=1;me[u.Coproc]=1;me[u.Redirect]=1;var Wd={"-a":1,"-b":1,"-c":1,"-d":1,"-e":1,"-f":1,"-g":1,"-h":1,
"-k":1,"-p":1,"-r":1,"-s":1,"-t":1,"-u":1,"-v":1,"-w":1,"-x":1,"-z":1,"-n":1,"-o":1,"-N":1,"-S":1,"-L":1,"-G":1,"-O":1,"\
-R":1},_d={"==":1,"!=":1,"=~":1,"=":1,"-eq":1,"-ne":1,"-lt":1,"-le":1,"-gt":1,"-ge":1,"-nt":1,"-ot":1,"-ef":1,"<":1,">":1},
So=[],Pd=[],Lr=[];function Eo(t){return new pn(t,0,t.length).run()}function vd(t,e,n,r=0,s=!1,o){return new pn(t,e,n,r,s,
void 0,o).run()}var Ir=class t extends We{boundaries;pending;context;constructor(e,n,r,s,o,i=!0){super(e,n.start,n.end,i,
o),this._nestingDepth=n.depth,this.boundaries=r,this.pending=s,this.context=o}fork(e,n,r=!1){return new t(this.getSource(),
{start:e,end:n,depth:this._nestingDepth},this.boundaries,this.pending,this.context,r)}findSubstitutionEnd(e,n,r=this._nestingDepth+
1){let s=this.context.boundaries?.get(e);if(s!==void 0)return s<=n?s:-1;let o=this.boundaries.get(e);return o!==void 0?o<=
n?o:-1:(this.boundaries.has(e)||(this.boundaries.set(e,void 0),this.pending.push({start:e,end:n,depth:r})),-1)}};function Dd(t,e,n,r,s){
let o=new Map([[e,void 0]]),i=[{start:e,end:n,depth:r}];for(;i.length>0;){let a=i.length,d=i[a-1],c=new Ir(t,d,o,i,s),l=new pn(
t,d.start,d.end,d.depth,!0,c).findSubstitutionEnd();i.length===a&&(o.set(d.start,l),l!==-1&&vr(s).set(d.start,l),i.pop())}
return o.get(e)??-1}var pn=class{tok;source;start;end;depth;errors=null;syntaxDepth=0;constructor(e,n,r,s=0,o=!1,i,a){this.
tok=i??new We(e,n,r,o,Tt(a)),this.tok._nestingDepth=s,this.source=e,this.start=n,this.end=r,this.depth=s}run(){let e=this.
start;this.depth>256&&this.error("maximum substitution nesting depth exceeded",e);let n;if(e===0&&this.source.charCodeAt(
0)===35&&this.source.charCodeAt(1)===33){let o=this.source.indexOf(`
`);n=o===-1?this.source:this.source.slice(0,o)}let r=this.list();for(;;){let o=this.tok.peek(f.CommandStart);if(o.token===
u.EOF||(this.unexpectedToken(o),!ke[o.token]&&o.token!==u.In))break;this.tok.next(f.CommandStart);let i=this.tok.peek(f.
CommandStart).token;if(i!==u.Semi&&i!==u.Newline&&i!==u.Amp)break;for(;i===u.Semi||i===u.Newline||i===u.Amp;)this.tok.next(
f.CommandStart),i=this.tok.peek(f.CommandStart).token;let a=this.list();for(let d=0;d<a.length;d++)r.push(a[d])}let s=this.
tok._errors;if(s!==null&&s.length>0){let o=this.errors??(this.errors=[]);for(let i=0;i<s.length;i++)o.push(s[i])}return this.
errors!==null&&this.errors.length>1&&this.errors.sort((o,i)=>o.pos-i.pos),{type:"Script",pos:e,end:this.end,shebang:n,commands:r,
errors:this.errors??void 0}}error(e,n){(this.errors??(this.errors=[])).push({message:e,pos:n})}unexpectedToken(e){this.error(
`unexpected token '${e.token===u.Newline?"newline":e.value}'`,e.pos)}findSubstitutionEnd(){return this.list(),this.acceptEnd(
u.RParen)}skipSemi(){this.tok.peek(f.Normal).token===u.Semi&&this.tok.next(f.Normal)}accept(e,n=f.Normal){return this.tok.
peek(n).token===e?this.tok.next(n):null}acceptEnd(e,n=f.Normal){return this.tok.peek(n).token===e?this.tok.next(n).end:-1}skipNewlines(e=f.
Normal){for(;this.tok.peek(e).token===u.Newline;)this.tok.next(e)}doBody(e){let n=this.list(),r=e?this.emptyListPos(n):-1;
return r>=0&&this.error("expected command after 'do'",r),n}emptyListPos(e){return e.length===0?this.tok.peek(f.CommandStart).
pos:-1}makeStatement(e){return{type:"Statement",pos:e.pos,end:e.end,command:e,background:void 0}}list(){let e=[];this.skipNewlines(
f.CommandStart);let n=this.tok.peek(f.CommandStart).token;if(ke[n]||!me[n])return e;let r=this.andOr();for(r&&e.push(this.
makeStatement(r));n=this.tok.peekFollow(et).token,!(n!==u.Semi&&n!==u.Newline&&n!==u.Amp);){let s=n===u.Amp,o=this.tok.next(
f.Normal).end;if(s){let a=e[e.length-1];a.background=!0,a.end=o}if(this.skipNewlines(f.CommandStart),n=this.tok.peek(f.CommandStart).
token,ke[n]||!me[n])break;let i=this.andOr();i&&e.push(this.makeStatement(i))}return e}andOr(){let e=this.pipeline();if(!e)
return null;let n=this.tok.peek(f.Normal).token;if(n!==u.And&&n!==u.Or)return e;let r=[e],s=[];do{let o=this.tok.next(f.
Normal),i=o.token===u.And?"&&":"||";this.skipNewlines(f.CommandStart);let a=this.pipeline();if(!a){this.error(`expected \
command after '${i}'`,o.end);break}s.push(i),r.push(a),n=this.tok.peek(f.Normal).token}while(n===u.And||n===u.Or);return{
type:"AndOr",pos:e.pos,end:r[r.length-1].end,commands:r,operators:s}}withRedirects(e){let n=this.collectTrailingRedirects();
return n.length===0?e:{type:"Redirected",pos:e.pos,end:n[n.length-1].end,command:e,redirects:n}}pipeline(){let e;for(;;){
let s=this.tok.peek(f.CommandStart),o=s.token===u.Word&&s.keywordEligible&&s.value==="time";if(s.token!==u.Bang&&!o)break;
let i=this.tok.next(f.CommandStart),a=i.pos,d=i.end,c,l;if(o){let p=this.tok.peek(f.CommandStart);p.token===u.Word&&p.keywordEligible&&
p.value==="-p"&&(this.tok.next(f.CommandStart),c={pos:p.pos,end:p.end},p=this.tok.peek(f.CommandStart)),p.token===u.Word&&
p.keywordEligible&&p.value==="--"&&(this.tok.next(f.CommandStart),l={pos:p.pos,end:p.end})}e===void 0&&(e=[]),e.push(o?{
type:"Time",pos:a,end:l?.end??c?.end??d,keywordEnd:d,posix:c,endOfOptions:l}:{type:"Negation",pos:a,end:d})}let n=this.pipelineCommands();
if(!e)return n;let r=e[0].pos;return n?.type==="Pipeline"?(n.prefixes=e,n.pos=r,n):{type:"Pipeline",pos:r,end:n?n.end:e[e.
length-1].end,prefixes:e,commands:n?[n]:[],operators:[]}}pipelineCommands(){let e=this.command();if(!e)return null;if(this.
tok.peek(f.Normal).token!==u.Pipe)return e;let n=[e],r=[];for(;this.tok.peek(f.Normal).token===u.Pipe;){let o=this.tok.next(
f.Normal),i=o.value==="|&"?"|&":"|";this.skipNewlines(f.CommandStart);let a=this.command();if(!a){this.error(`expected c\
ommand after '${i}'`,o.end);break}r.push(i),n.push(a)}return n.length===1?n[0]:{type:"Pipeline",pos:e.pos,end:n[n.length-
1].end,prefixes:Pd,commands:n,operators:r}}command(){let e;switch(this.tok.peek(f.CommandStart).token){case u.LParen:e=this.
subshell();break;case u.LBrace:e=this.braceGroup();break;case u.If:e=this.ifClause();break;case u.For:e=this.forClause();
break;case u.While:e=this.whileClause();break;case u.Until:e=this.untilClause();break;case u.Case:e=this.caseClause();break;case u.
Function:return this.functionDef();case u.Select:e=this.selectClause();break;case u.DblLBracket:e=this.testCommand();break;case u.
ArithCmd:e=this.arithCommand();break;case u.Coproc:return this.coprocCommand();case u.Word:case u.Assignment:case u.Redirect:
return this.simpleCommandOrFunction(!1);default:return null}return this.withRedirects(e)}collectTrailingRedirects(){let e=So;
for(;this.tok.peekFollow(et).token===u.Redirect;)e===So&&(e=[]),e.push(this.readRedirect(f.Normal));return e}arithCommand(){
let e=this.tok.next(f.CommandStart);return new $r(e.pos,e.end,e.value,this.source,this.depth,this.tok.getSubstitutionContext())}coprocCommand(){
let e=this.tok.next(f.CommandStart),n=e.pos,r=this.tok.peek(f.CommandStart),s;if(r.token===u.Word){let a=this.tok.fork(r.
end,this.end);switch(a.peek(f.CommandStart).token){case u.LParen:a.next(f.CommandStart),a.peek(f.Normal).token!==u.RParen&&
(s=this.readWord(f.CommandStart));break;case u.LBrace:case u.If:case u.For:case u.While:case u.Until:case u.Case:case u.
Select:case u.DblLBracket:case u.ArithCmd:s=this.readWord(f.CommandStart)}}let o=r.token===u.Word&&s===void 0?this.simpleCommandOrFunction(
!0):this.command();if(o&&o.type!=="Function"&&o.type!=="Coproc")return{type:"Coproc",pos:n,end:o.end,name:s,body:o};this.
error("expected command after 'coproc'",o?.pos??e.end);let i=o?this.makeCompoundList([this.makeStatement(o)]):{type:"Com\
poundList",pos:e.end,end:e.end,commands:[]};return{type:"Coproc",pos:n,end:i.end,name:s,body:i}}subshell(){return this.subshellBody(
this.tok.next(f.CommandStart).pos)}subshellBody(e){if(this.syntaxDepth>=256){this.error("maximum subshell nesting depth \
exceeded",e);let o=this.tok.skipSubshellBody();o<0&&this.error("expected ')' to close subshell",this.tok.getPos());let i=o>=
0?o:e;return{type:"Subshell",pos:e,end:i,body:this.makeCompoundList([])}}this.syntaxDepth++;let n=this.list();this.syntaxDepth--,
n.length===0&&this.error("expected command in subshell",e);let r=this.acceptEnd(u.RParen,f.Normal);r<0&&this.error("expe\
cted ')' to close subshell",this.tok.getPos());let s=r>=0?r:e;return{type:"Subshell",pos:e,end:s,body:this.makeCompoundList(
n)}}braceGroup(){let e=this.tok.next(f.CommandStart).pos;if(this.syntaxDepth>=256){this.error("maximum brace group nesti\
ng depth exceeded",e);let o=this.tok.skipCompoundBody(u.RBrace);o<0&&this.error("expected '}' to close brace group",this.
tok.getPos());let i=o>=0?o:e;return{type:"BraceGroup",pos:e,end:i,body:this.makeCompoundList([])}}this.syntaxDepth++;let n=this.
list();this.syntaxDepth--,n.length===0&&this.error("expected command in brace group",e);let r=this.acceptEnd(u.RBrace,f.
Normal);r<0&&this.error("expected '}' to close brace group",this.tok.getPos());let s=r>=0?r:e;return{type:"BraceGroup",pos:e,
end:s,body:this.makeCompoundList(n)}}ifClause(){let e=this.tok.next(f.CommandStart).pos;if(this.syntaxDepth>=256){this.error(
"maximum if nesting depth exceeded",e);let o=this.tok.skipCompoundBody(u.Fi);o<0&&this.error("expected 'fi' to close 'if\
'",this.tok.getPos());let i=o>=0?o:e;return{type:"If",pos:e,end:i,clause:this.makeCompoundList([]),then:this.makeCompoundList(
[]),elif:Lr,else:void 0}}this.syntaxDepth++;let n,r=e;for(;;){let o=this.list(),i=this.emptyListPos(o),a=this.makeCompoundList(
o);this.skipSemi();let d=this.accept(u.Then,f.CommandStart);d?i>=0&&this.error(`expected command after '${r===e?"if":"el\
if"}'`,i):this.error("expected 'then'",this.tok.getPos());let c=this.list(),l=this.makeCompoundList(c);d&&c.length===0&&
(this.error("expected command after 'then'",this.tok.peek(f.CommandStart).pos),l.pos=d.end,l.end=d.end),n?(n.elif===Lr&&
(n.elif=[]),n.elif.push({type:"Elif",pos:r,end:l.end,clause:a,then:l})):n={type:"If",pos:e,end:e,clause:a,then:l,elif:Lr,
else:void 0},this.skipSemi();let p=this.accept(u.Elif,f.CommandStart);if(!p)break;r=p.pos}if(this.accept(u.Else,f.CommandStart)){
let o=this.list(),i=this.emptyListPos(o);i>=0&&this.error("expected command after 'else'",i),n.else=this.makeCompoundList(
o),this.skipSemi()}let s=this.acceptEnd(u.Fi,f.CommandStart);return s<0&&this.error("expected 'fi' to close 'if'",this.tok.
getPos()),n.end=s>=0?s:r,this.syntaxDepth--,n}forClause(){let e=this.tok.next(f.CommandStart).pos;if(this.tok.peek(f.Normal).
token===u.LParen)return this.cStyleFor(e);let n=this.readRequiredWord("for"),r;if(this.skipNewlines(f.CommandStart),this.
tok.peek(f.CommandStart).token===u.In)for(this.tok.next(f.CommandStart),r=[];this.tok.peek(f.Normal).token===u.Word;)r.push(
this.readWord(f.Normal));if(this.skipSemi(),this.skipNewlines(f.CommandStart),this.tok.peek(f.CommandStart).token===u.LBrace){
let d=this.braceGroup();return{type:"For",pos:e,end:d.end,name:n,wordlist:r,body:d.body}}let s=this.accept(u.Do,f.CommandStart)!==
null;if(s||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum for nesting depth ex\
ceeded",e);let d=this.tok.skipCompoundBody(u.Done);d<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());let c=d>=
0?d:e;return{type:"For",pos:e,end:c,name:n,wordlist:r,body:this.makeCompoundList([])}}this.syntaxDepth++;let o=this.doBody(
s);this.syntaxDepth--,this.skipSemi();let i=this.acceptEnd(u.Done,f.CommandStart);i<0&&this.error("expected 'done' to cl\
ose 'for'",this.tok.getPos());let a=i>=0?i:e;return{type:"For",pos:e,end:a,name:n,wordlist:r,body:this.makeCompoundList(
o)}}cStyleFor(e){let[n,r,s,o,i,a]=this.tok.readCStyleForExprs();if(this.tok.peek(f.CommandStart).token===u.Semi&&this.tok.
next(f.CommandStart),this.skipNewlines(f.CommandStart),this.tok.peek(f.CommandStart).token===u.LBrace){let h=this.braceGroup();
return new ln(e,h.end,h.body,n,r,s,o,i,a,this.source,this.depth,this.tok.getSubstitutionContext())}let d=this.accept(u.Do,
f.CommandStart)!==null;if(d||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum fo\
r nesting depth exceeded",e);let h=this.tok.skipCompoundBody(u.Done);h<0&&this.error("expected 'done' to close 'for'",this.
tok.getPos());let x=h>=0?h:e;return new ln(e,x,this.makeCompoundList([]),n,r,s,o,i,a,this.source,this.depth,this.tok.getSubstitutionContext())}
this.syntaxDepth++;let c=this.doBody(d);this.syntaxDepth--;let l=this.acceptEnd(u.Done,f.CommandStart);l<0&&this.error("\
expected 'done' to close 'for'",this.tok.getPos());let p=l>=0?l:e;return new ln(e,p,this.makeCompoundList(c),n,r,s,o,i,a,
this.source,this.depth,this.tok.getSubstitutionContext())}whileClause(){return this.whileOrUntil("while")}untilClause(){
return this.whileOrUntil("until")}whileOrUntil(e){let n=this.tok.next(f.CommandStart).pos;if(this.syntaxDepth>=256){this.
error(`maximum ${e} nesting depth exceeded`,n);let l=this.tok.skipCompoundBody(u.Done);l<0&&this.error(`expected 'done' \
to close '${e}'`,this.tok.getPos());let p=l>=0?l:n;return{type:"While",pos:n,end:p,kind:e,clause:this.makeCompoundList([]),
body:this.makeCompoundList([])}}this.syntaxDepth++;let r=this.list(),s=this.emptyListPos(r),o=this.makeCompoundList(r);this.
skipSemi();let i=this.accept(u.Do,f.CommandStart)!==null;i?s>=0&&this.error(`expected command after '${e}'`,s):this.error(
"expected 'do'",this.tok.getPos());let a=this.doBody(i);this.skipSemi();let d=this.acceptEnd(u.Done,f.CommandStart);d<0&&
this.error(`expected 'done' to close '${e}'`,this.tok.getPos());let c=d>=0?d:n;return this.syntaxDepth--,{type:"While",pos:n,
end:c,kind:e,clause:o,body:this.makeCompoundList(a)}}caseClause(){let e=this.tok.next(f.CommandStart).pos,n=this.readRequiredWord(
"case");if(this.skipNewlines(f.CommandStart),this.accept(u.In,f.CommandStart)||this.error("expected 'in' after 'case' wo\
rd",this.tok.getPos()),this.skipNewlines(f.CasePattern),this.syntaxDepth>=256){this.error("maximum case nesting depth ex\
ceeded",e);let d=this.tok.skipCompoundBody(u.Esac);d<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());
let c=d>=0?d:e;return{type:"Case",pos:e,end:c,word:n,items:[]}}this.syntaxDepth++;let r=[],s=!1,o=this.tok.peek(f.CasePattern).
token;for(;o!==u.Esac&&o!==u.EOF;){let d=this.tok.peek(f.Normal).pos;this.accept(u.LParen,f.Normal);let c=[],l=!0,p=this.
tok.peek(f.Normal);for(;p.token!==u.RParen&&p.token!==u.EOF;){p.token===(l?u.Word:u.Pipe)?l=!l:s||(this.unexpectedToken(
p),s=!0);let E=this.tok.next(f.Normal);E.token===u.Word&&c.push(this.toWord(E)),p=this.tok.peek(f.Normal)}l&&p.token===u.
RParen&&!s&&(this.unexpectedToken(p),s=!0);let h=this.acceptEnd(u.RParen,f.Normal),x=this.list(),C=h>=0?h:c.length>0?c[c.
length-1].end:d,k=x.length>0?x[x.length-1].end:C,m={type:"CaseItem",pos:d,end:k,pattern:c,body:x.length>0?this.makeCompoundList(
x):{type:"CompoundList",pos:C,end:C,commands:[]},terminator:void 0},g=this.tok.peek(f.CommandStart);if(o=g.token,o===u.DoubleSemi||
o===u.SemiAmp||o===u.DoubleSemiAmp){let S=this.tok.next(f.CommandStart);m.terminator=Sd[S.token],m.end=S.end}else o!==u.
Esac&&o!==u.EOF&&!s&&(this.unexpectedToken(g),s=!0);r.push(m),this.skipNewlines(f.CasePattern),o=this.tok.peek(f.CasePattern).
token}let i=this.acceptEnd(u.Esac,f.CommandStart);i<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());let a=i>=
0?i:e;return this.syntaxDepth--,{type:"Case",pos:e,end:a,word:n,items:r}}selectClause(){let e=this.tok.next(f.CommandStart).
pos,n=this.readRequiredWord("select"),r;if(this.skipNewlines(f.CommandStart),this.tok.peek(f.CommandStart).token===u.In)
for(this.tok.next(f.CommandStart),r=[];this.tok.peek(f.Normal).token===u.Word;)r.push(this.readWord(f.Normal));if(this.skipSemi(),
this.skipNewlines(f.CommandStart),this.tok.peek(f.CommandStart).token===u.LBrace){let d=this.braceGroup();return{type:"S\
elect",pos:e,end:d.end,name:n,wordlist:r,body:d.body}}let s=this.accept(u.Do,f.CommandStart)!==null;if(s||this.error("ex\
pected 'do'",this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum select nesting depth exceeded",e);let d=this.
tok.skipCompoundBody(u.Done);d<0&&this.error("expected 'done' to close 'select'",this.tok.getPos());let c=d>=0?d:e;return{
type:"Select",pos:e,end:c,name:n,wordlist:r,body:this.makeCompoundList([])}}this.syntaxDepth++;let o=this.doBody(s);this.
syntaxDepth--,this.skipSemi();let i=this.acceptEnd(u.Done,f.CommandStart);i<0&&this.error("expected 'done' to close 'sel\
ect'",this.tok.getPos());let a=i>=0?i:e;return{type:"Select",pos:e,end:a,name:n,wordlist:r,body:this.makeCompoundList(o)}}testCommand(){
let e=this.tok.next(f.CommandStart).pos,n=this.parseTestOr(),r=this.acceptEnd(u.DblRBracket,f.TestMode);r<0&&this.error(
"expected ']]' to close '[['",this.tok.getPos());let s=r>=0?r:e;return{type:"TestCommand",pos:e,end:s,expression:n}}parseTestOr(){
let e=this.parseTestAnd();if(this.tok.peek(f.TestMode).token!==u.Or)return e;let n=[e];do this.tok.next(f.TestMode),n.push(
this.parseTestAnd());while(this.tok.peek(f.TestMode).token===u.Or);return{type:"TestLogical",pos:e.pos,end:n[n.length-1].
end,operator:"||",operands:n}}parseTestAnd(){let e=this.parseTestNot();if(this.tok.peek(f.TestMode).token!==u.And)return e;
let n=[e];do this.tok.next(f.TestMode),n.push(this.parseTestNot());while(this.tok.peek(f.TestMode).token===u.And);return{
type:"TestLogical",pos:e.pos,end:n[n.length-1].end,operator:"&&",operands:n}}parseTestNot(){let e=this.tok.peek(f.TestMode);
if(!Ao(e))return this.parseTestPrimary();let n=[];for(;Ao(e);){let s=this.tok.next(f.TestMode);n.push({type:"Negation",pos:s.
pos,end:s.end}),e=this.tok.peek(f.TestMode)}let r=this.parseTestPrimary();return{type:"TestNot",pos:n[0].pos,end:r.end,negations:n,
operand:r}}parseTestPrimary(){if(this.tok.peek(f.TestMode).token===u.LParen){let a=this.tok.next(f.TestMode).pos;if(this.
syntaxDepth>=256){this.error("maximum test group nesting depth exceeded",a);let p=this.tok.skipTestGroup();p<0&&this.error(
"expected ')' to close test group",this.tok.getPos());let h=p>=0?p:a,x=new pe("",a,a);return{type:"TestGroup",pos:a,end:h,
expression:{type:"TestUnary",pos:a,end:a,operator:"-n",operand:x}}}this.syntaxDepth++;let d=this.parseTestOr();this.syntaxDepth--;
let c=this.acceptEnd(u.RParen,f.TestMode);c<0&&this.error("expected ')' to close test group",this.tok.getPos());let l=c>=
0?c:a;return{type:"TestGroup",pos:a,end:l,expression:d}}let e=this.tok.next(f.TestMode);(e.token===u.And||e.token===u.Or)&&
this.unexpectedToken(e);let n=e.value,r=e.pos,s=e.end;if(e.keywordEligible&&Wd[n]===1){if(this.tok.peek(f.TestMode).token===
u.Word){let d=this.readTestOperand();return{type:"TestUnary",pos:r,end:d.end,operator:n,operand:d}}this.error("expected \
operand after unary test operator",s);let a=new pe("",s,s);return{type:"TestUnary",pos:r,end:s,operator:n,operand:a}}let o=this.
tok.peek(f.TestMode);if(o.token===u.Word&&o.keywordEligible&&_d[o.value]===1){let a=this.tok.next(f.TestMode).value,d;if(a===
"=~"){let l=this.tok.readTestRegexWord();d=new pe(this.source.slice(l.pos,l.end),l.pos,l.end,this.source,In(this.tok.getSubstitutionContext()),
this.depth)}else d=this.readTestOperand();let c=this.toWordFromPosEnd(e,r,s);return{type:"TestBinary",pos:r,end:d.end,operator:a,
left:c,right:d}}let i=this.toWordFromPosEnd(e,r,s);return{type:"TestUnary",pos:r,end:i.end,operator:"-n",operand:i}}readTestOperand(){
let e=this.tok.next(f.TestMode);return e.keywordEligible&&(e.value==="<"||e.value===">")&&this.error(`unexpected argumen\
t '${e.value}' to conditional operator`,e.pos),this.toWord(e)}functionDef(){let e=this.tok.next(f.CommandStart).pos,n=this.
readWord(f.FunctionName),r;if(this.tok.peek(f.CommandStart).token===u.LParen){let s=this.tok.next(f.CommandStart).pos;this.
tok.peek(f.CommandStart).token===u.RParen?(this.tok.next(f.CommandStart),this.skipNewlines(f.CommandStart),r=this.commandAsBody()):
r=this.withRedirects(this.subshellBody(s))}else this.skipNewlines(f.CommandStart),r=this.commandAsBody();return{type:"Fu\
nction",pos:e,end:r.end,name:n,body:r}}simpleCommandOrFunction(e){let n=[],r=this.tok.peek(f.CommandStart).pos,s=r,o=f.CommandStart;
for(;;){let l=this.tok.peek(o).token;if(l===u.Assignment){let p=this.tok.next(o);s=p.end,n.push(this.parseAssignment(p))}else if(l===
u.Redirect){let p=this.readRedirect(o);n.push(p),s=p.end}else break;o=f.CommandPrefix}if(this.tok.peek(f.Normal).token!==
u.Word)return new un(r,s,void 0,n,[]);let i=this.tok.next(f.Normal),a=i.keywordEligible?i.value:"",d=this.toWord(i);o=Ad(
a)?f.Declaration:a==="eval"||a==="let"?f.EvalArgument:f.Normal,s=d.end;let c=[];if(e)for(;this.tok.peek(f.CommandPrefix).
token===u.Assignment;){let l=this.tok.next(f.CommandPrefix),p=o===f.Declaration?this.parseAssignment(l):this.toWord(l);c.
push(p),s=p.end}if(this.tok.peek(o).token===u.LParen&&c.length===0&&(this.tok.next(f.Normal),this.tok.peek(f.Normal).token===
u.RParen)){this.tok.next(f.Normal),this.skipNewlines(f.CommandStart);let l=this.commandAsBody();return{type:"Function",pos:d.
pos,end:l.end,name:d,body:l}}for(;;){let l=this.tok.peek(o).token;if(l===u.Word||l===u.Assignment){let p=this.tok.next(o),
h=l===u.Assignment?this.parseAssignment(p):this.toWord(p);c.push(h),s=h.end}else if(l===u.Redirect){let p=this.readRedirect(
o);c.push(p),s=p.end}else break}return new un(r,s,d,n,c)}readRedirect(e){let n=this.tok.next(e),r=n.pos,s=n.end,o=n.fileDescriptor!==
void 0?{type:"FileDescriptor",pos:r,end:n.descriptorEnd,value:n.fileDescriptor}:n.variableName!==void 0?{type:"FileDescr\
iptorVariable",pos:r,end:n.descriptorEnd,name:n.variableName}:void 0,i=n.targetEnd>n.targetPos;if(i||this.error("expecte\
d redirect target",n.targetPos),n.value==="<<"||n.value==="<<-"){let d={type:"HereDoc",pos:r,end:s,operator:n.value,descriptor:o,
delimiter:i?{type:"HereDocDelimiter",pos:n.targetPos,end:n.targetEnd,text:this.source.slice(n.targetPos,n.targetEnd),value:n.
content??"",quoted:n.delimiterQuoted}:void 0,body:new jn(this.source,s,n.delimiterQuoted,this.depth,this.tok.getSubstitutionContext()),
closing:void 0};return i&&this.tok.registerHereDocTarget(d),d}let a=i?new pe(this.source.slice(n.targetPos,n.targetEnd),
n.targetPos,n.targetEnd,this.source,St(this.tok.getSubstitutionContext()),this.depth):void 0;return n.value==="<<<"?{type:"\
HereString",pos:r,end:s,operator:"<<<",descriptor:o,target:a}:{type:"Redirect",pos:r,end:s,operator:Ed[n.value]??">",descriptor:o,
target:a}}commandAsBody(){let e=this.command();return e&&e.type!=="Command"&&e.type!=="Function"&&e.type!=="Coproc"?e:(this.
error("expected compound command as function body",e?.pos??this.tok.getPos()),this.makeCompoundList(e?[this.makeStatement(
e)]:[]))}readWord(e){return this.toWord(this.tok.next(e))}readRequiredWord(e){let n=this.tok.peek(f.Normal);return n.token===
u.Word?this.toWord(this.tok.next(f.Normal)):(n.token!==u.EOF&&this.error(`expected word after '${e}'`,n.pos),new pe("",n.
pos,n.pos))}toWord(e){let n=e.raw?e.value:this.source.slice(e.pos,e.end),r=e.raw&&e.keywordEligible?void 0:this.source;return new pe(
n,e.pos,e.end,r,r===void 0?$n:St(this.tok.getSubstitutionContext()),this.depth)}toWordFromPosEnd(e,n,r){return e.pos===n&&
e.end===r?this.toWord(e):new pe(this.source.slice(n,r),n,r,this.source,St(this.tok.getSubstitutionContext()),this.depth)}parseAssignment(e){
let n=e.raw?e.value:this.source.slice(e.pos,e.end);return new Gn(n,e.pos,e.end,this.source,e.assignmentOperatorPos,this.
depth,this.tok.getSubstitutionContext())}makeCompoundList(e){let n=this.tok.getPos(),r=e.length>0?e[0].pos:n,s=e.length>
0?e[e.length-1].end:n;return{type:"CompoundList",pos:r,end:s,commands:e}}};function Mt(t){try{let e=Eo(t),n=e.errors?.[0]?.message;return n===void 0?{script:e}:{script:e,error:n}}catch(e){let n=e instanceof
Error?e.message:String(e);return{script:{type:"Script",pos:0,end:0,shebang:void 0,commands:[]},error:n}}}function Ke(t){
let e=[],n=r=>{if(!(r.type==="CommandExpansion"||r.type==="ProcessSubstitution"||r.type==="ArithmeticCommandExpansion")){
Pr(r,n);return}if(r.script===void 0)return;let o=r.script.errors?.[0]?.message;e.push(o===void 0?{script:r.script}:{script:r.
script,error:o})};return n(t),e}function Ie(t,e){if(!t.parts?.some(r=>r.type==="BraceExpansion"))return Gr(t,e,!0);let n=Tn(t.text);return n===void 0?[Ct(
t.text)]:n.flatMap(r=>Gr(Rd(r,t),e,!0))}function Et(t,e){let[n,...r]=Gr(t,e,!1);return n===void 0||r.length>0?b(""):n}function qr(t,e){
return{pieces:t.flatMap(n=>Fn(Ur(n,e)).pieces)}}function Rd(t,e){let n=Mt(`: ${t}`).script.commands[0]?.command,r=n?.type===
"Command"?n.suffix[0]:void 0;return r?.type!=="Word"?{...e,text:t,value:t,parts:void 0}:r}function Gr(t,e,n){let r={done:[],
current:[],isOpen:!n},s=t.parts??[{type:"Literal",pos:t.pos,end:t.end,value:t.value,text:t.text}];for(let[o,i]of s.entries())
Td(r,i,{by:e,split:n,isFirst:o===0});return Vn(r),r.done}function Vn(t){(t.isOpen||t.current.length>0)&&t.done.push({pieces:t.
current}),t.current=[],t.isOpen=!1}function Td(t,e,n){switch(e.type){case"Literal":Lt(t,n.isFirst?Hd(e.text,e.value,n.by):
b(e.value));return;case"SingleQuoted":case"AnsiCQuoted":t.isOpen=!0,Lt(t,b(e.value));return;case"DoubleQuoted":case"Loca\
leString":Od(t,e.parts,n);return;case"Glob":case"ExtendedGlob":{let r=e.type==="ExtendedGlob"?"*":e.text;t.current.push(
n.split?{glob:r}:{text:e.text});return}default:Fd(t,Ur(e,n.by),n)}}function Lt(t,e){t.current.push(...e.pieces)}function Od(t,e,n){
let r=e.length===1?e[0]:void 0,s=r===void 0?void 0:Ur(r,n.by);if(s!==void 0&&"list"in s&&n.split){for(let[o,i]of s.list.
entries())o>0&&Vn(t),t.isOpen=!0,Lt(t,jr(i));return}t.isOpen=!0,Lt(t,jr(qr(e,n.by)))}function jr(t){return{pieces:t.pieces.
map(n=>"glob"in n?{text:n.glob}:"hole"in n?n.shape===void 0?{hole:n.hole}:{hole:n.hole,shape:n.shape}:n)}}function Fd(t,e,n){
if(!n.split){Lt(t,jr(Fn(e)));return}let r="word"in e?[e.word]:e.list;for(let[s,o]of r.entries())if(s>0&&Vn(t),n.by.world.
vars.has("IFS")&&o.pieces.length>0)Lt(t,Ct(j(o)));else for(let i of o.pieces)Nd(t,i)}function Nd(t,e){if(!("text"in e)){
t.current.push(e);return}for(let[n,r]of e.text.split(/[ \t\n]+/u).entries()){n>0&&Vn(t);for(let s of r.split(/([*?]|\[[^\]]+\])/u))
s!==""&&t.current.push(/^[*?[]/u.test(s)?{glob:s}:{text:s})}}function Hd(t,e,n){let r=/^~([^/]*)/u.exec(t)?.[1];if(r===void 0)
return b(e);let s={"":"HOME","+":"PWD","-":"OLDPWD"}[r];return{pieces:[...(s===void 0?vt(`~${r}`):Fn(it(s,Vr(n)))).pieces,
...b(e.slice(r.length+1)).pieces]}}function Ur(t,e){switch(t.type){case"Literal":case"SingleQuoted":case"AnsiCQuoted":return{
word:b(t.value)};case"SimpleExpansion":return Wo(t.text.slice(1),it(t.text.slice(1),Vr(e)),e);case"ParameterExpansion":return Wo(
t.parameter,ro(t,Vr(e)),e);case"CommandExpansion":return{word:(t.script===void 0?void 0:e.output(t.script,e.world))??Ct(
t.text)};case"ArithmeticExpansion":return{word:{pieces:[{hole:t.text,shape:"digits"}]}};case"ProcessSubstitution":return{
word:{pieces:[{hole:t.text}]}};default:return{word:b(t.text)}}}function Wo(t,e,n){return!("word"in e)||!n.world.vars.has(
t)?e:{word:{pieces:e.word.pieces.map(s=>"hole"in s&&s.shape===void 0?{...s,splits:!0}:s)}}}function Vr(t){return{world:t.
world,projectDir:t.projectDir,env:t.env,operand(e){let n=e.operation?.type==="Default"?e.operation.operand:void 0;return n===
void 0?void 0:Et(n,t)}}}function tt(t){let e=(y(t)??Bd(t))?.replace(/^=/u,"");if(e===void 0)return;let n=e.slice(e.lastIndexOf("/")+1).toLowerCase();
return n.endsWith(".exe")?n.slice(0,-4):n}function Bd(t){let e=zs(t);if(!t.pieces.some(r=>"hole"in r&&r.splits===!0))return e.
includes("/")||/\.(?:sh|bash|zsh|py|js|mjs|ts|rb|pl|php)$/u.test(e)?e:void 0}function $t(t){return t.words[0]??b("")}var Md={n:`
`,t:"	",b:"\b"};function _o(t){if(t===void 0)return"true";let e="",n=0,r=!1;for(let[s]of t.trimStart().matchAll(/\\.|[^]/gu)){
if(s==='"'){r=!r,n=e.length;continue}if(!r&&(s==="#"||s===";"))break;e+=s.length>1?Ld(s):s,(r||!/\s/u.test(s))&&(n=e.length)}
return e.slice(0,n)}function Ld(t){let e=t.slice(1);return Md[e]??e}var $d=/^\s*\[\s*([A-Za-z0-9.-]+)\s*(?:"((?:[^"\\]|\\.)*)")?\s*\]/u;function Po(t){let e=[],n="";for(let r of Id(t)){let s=$d.
exec(r),o=s===null?r:r.slice(s[0].length);if(s!==null){let a=(s[1]??"").toLowerCase();n=s[2]===void 0?a:`${a}.${s[2].replace(
/\\(.)/gu,"$1")}`}let i=/^\s*([A-Za-z][A-Za-z0-9-]*)\s*(?:=(.*))?$/su.exec(o);i===null||n===""||e.push({key:`${n}.${(i[1]??
"").toLowerCase()}`,value:_o(i[2])})}return e}function Id(t){return t.replace(/^\uFEFF/u,"").replace(/\\\r?\n/gu,"").split(
/\r?\n/u)}function nt(t){let e=t.indexOf("."),n=t.lastIndexOf(".");return e===-1||e===n?t.toLowerCase():t.slice(0,e).toLowerCase()+
t.slice(e,n)+t.slice(n).toLowerCase()}var Qr=/^(?:GIT_EDITOR|GIT_SEQUENCE_EDITOR|EDITOR|VISUAL|GIT_PAGER|PAGER|core\.editor|sequence\.editor|core\.pager|pager\..*)$/su,
vo=/^(?:GIT_SSH|GIT_SSH_COMMAND|GIT_PROXY_COMMAND|GIT_ASKPASS|SSH_ASKPASS|GIT_EXTERNAL_DIFF|core\.(?:sshcommand|askpass|gitproxy|fsmonitor|worktree|alternaterefscommand)|diff\.external|diff\..*\.(?:command|textconv)|difftool\..*\.cmd|mergetool\..*\.cmd|merge\..*\.driver|filter\..*\.(?:clean|smudge|process)|credential(?:\..*)?\.helper|gpg(?:\..*)?\.program|remote\..*\.(?:uploadpack|receivepack|vcs)|uploadpack\.packobjectshook|hook\..*\.command|sendemail\..*|browser\..*\.cmd|man\..*\.cmd)$/su,
Gd=/^(?:GIT_EXEC_PATH|GIT_CONFIG_PARAMETERS|GIT_COMMON_DIR|GIT_NAMESPACE|LD_PRELOAD|DYLD_INSERT_LIBRARIES|include\.path|includeif\..*)$/su,
jd=/^(?:|true|false|:|cat|less|more|echo|vi|vim|nano|[/\w]*\/ssh|ssh|store|cache|osxkeychain|manager)(?: (?!.*(?:ProxyCommand|LocalCommand|[`$;&|<>()])).*)?$/isu;
function qn(t){let e=[...t],n=e.flatMap(([s,o])=>Qr.test(s)?y(o)??[]:[]),r=e.filter(([s,o])=>Vd(s,y(o)));return{texts:n,
unread:r.map(([s,o])=>`${s}=${j(o)}`)}}function Kr(t){return Qr.test(t)||vo.test(t)}function Vd(t,e){return Qr.test(t)||
t.startsWith("GIT_CONFIG_KEY_")?e===void 0:Gd.test(t)?!0:vo.test(t)?e===void 0||!jd.test(e):/^GIT_CONFIG_(?:GLOBAL|SYSTEM)$/u.
test(t)&&e!=="/dev/null"&&e!==""}function zr(t,e){let n=Ud(t),s=[...e.disk.settings.filter(({key:a})=>/^include(?:if\.|\.)/u.test(a)),...n].map(({key:a,value:d})=>[
a,b(d)]),{unread:o,texts:i}=qn(new Map([...t,...s]));return{world:e,dir:e.cwd,args:[],settings:n,env:t,unread:o,texts:i,
...qd({gitDir:Ro(Jr("GIT_DIR",t)),workTree:Ro(Jr("GIT_WORK_TREE",t)),home:Do("HOME",t),xdg:Do("XDG_CONFIG_HOME",t)})}}function qd({
gitDir:t,workTree:e,home:n,xdg:r}){return{...t===void 0?{}:{gitDir:t},...e===void 0?{}:{workTree:e},...n===void 0?{}:{home:n},
...r===void 0?{}:{xdg:r}}}function Jr(t,e){let n=process.env[t];return e.get(t)??(n===void 0?void 0:b(n))}function Do(t,e){
let n=y(Jr(t,e)??b(""));return n===""?void 0:n}function Ro(t){if(t===void 0)return;let e=y(t);return e===""?void 0:e??{unknown:`\
the path ${j(t)}`}}function Ud(t){return[...t].flatMap(([e,n])=>{let r=/^GIT_CONFIG_KEY_(\d+)$/u.exec(e)?.[1],s=r===void 0?
void 0:y(n);if(s===void 0)return[];let o=y(t.get(`GIT_CONFIG_VALUE_${r}`)??b(""))??"?";return[{key:nt(s),value:o}]})}var Oo=new Map([["-C",(t,e)=>({...t,dir:Jd(t.dir,e)})],["-c",Fo],["--git-dir",(t,e)=>({...t,gitDir:To(e)})],["--work-tre\
e",(t,e)=>({...t,workTree:To(e)})],["--config-env",zd],...["--namespace","--super-prefix","--attr-source","--list-cmds",
"--shallow-file"].map(t=>[t,e=>e])]);function Xr(t,e){let n=e;for(let r=0;r<t.length;r+=1){let s=t[r]??b("");if(!G(s).startsWith(
"-"))return Qd(n,s,t.slice(r+1));let o=Oo.get(y(s)??"");o===void 0?n=Kd(n,s):(r+=1,n=o(n,t[r]??b("")))}return n}function Qd(t,e,n){
let r=y(e);return r!==void 0?{...t,verb:r,args:n}:{...t,args:n,unread:[...t.unread,`the git command ${j(e)}`]}}function Kd(t,e){
let n=G(e).split("=",1)[0]??"",r=G(e).includes("=");return n==="--exec-path"&&r?{...t,unread:[...t.unread,"git programs \
from another directory"]}:r?Oo.get(n)?.(t,le(e,n.length+1))??t:y(e)===void 0?{...t,unread:[...t.unread,`the git option ${j(
e)}`]}:t}function To(t){return y(t)??{unknown:`the path ${j(t)}`}}function Jd(t,e){let n=y(e);return n===void 0?{unknown:`\
the directory ${j(e)}`}:n===""?t:Z(t)?je(t,n):Dt(t,n)}function zd(t,e){let[n="",r=""]=(y(e)??"").split("="),s=t.env.get(
r)?.pieces??[{hole:`$${r}`}];return Fo(t,{pieces:[{text:`${n}=`},...s]})}function Fo(t,e){let n=G(e),r=n.indexOf("="),s=y(
e);if(r===-1&&s===void 0)return{...t,unread:[...t.unread,`the setting ${j(e)}`]};let o=nt(r===-1?n:n.slice(0,r)),i=r===-1?
"true":s?.slice(r+1)??"?",{unread:a,texts:d}=qn(new Map([[o,le(e,r+1)]]));return{...t,settings:[...t.settings,{key:o,value:i}],
unread:[...t.unread,...a],texts:[...t.texts,...d]}}import{dirname as Zr,join as Kn}from"node:path";import{basename as Io,isAbsolute as ac,resolve as Yr}from"node:path";function V(t,e){let n=[],r=[],s=[];for(let o=0;o<t.length;o+=1){let i=t[o];if(i===void 0)break;let a=y(i);if(a==="--"){let c=r.
length;return{options:n,operands:[...r,...t.slice(o+1)],dashes:c,unclear:s}}let d=G(i);if(!d.startsWith("-")||a==="-"){if(a===
void 0&&Xs(i,"-")&&s.push(i),r.push(i),e.stopAtOperand===!0){r.push(...t.slice(o+1));break}continue}o+=d.startsWith("--")?
Xd(i,t[o+1],e,n):Zd(i,t[o+1],e,n)}return{options:n,operands:r,unclear:s}}function Xd(t,e,n,r){let s=G(t),o=s.indexOf("="),
i=Yd(o===-1?s.slice(2):s.slice(2,o),n);return o!==-1?(r.push({name:`--${i}`,value:le(t,o+1)}),0):y(t)===void 0?(r.push({
name:`--${i}`,value:t}),0):!n.long.includes(i)||e===void 0?(r.push({name:`--${i}`}),0):(r.push({name:`--${i}`,value:e}),
1)}function Yd(t,e){let n=e.known??e.long;if(n.includes(t))return t;let r=n.map(i=>`no-${i}`),s=new Set(e.known===void 0?
n:[...n,...r]),o=s.has(t)?[t]:[...s].filter(i=>i.startsWith(t));return o.length===1?o[0]??t:t}function Zd(t,e,n,r){let s=G(
t).slice(1);for(let[o,i]of[...s].entries()){let a=le(t,o+2);if(n.shortAttached?.includes(i)===!0)return r.push({name:`-${i}`,
value:a}),0;if(!n.short.includes(i)){r.push({name:`-${i}`});continue}return a.pieces.length>0?(r.push({name:`-${i}`,value:a}),
0):(r.push(e===void 0?{name:`-${i}`}:{name:`-${i}`,value:e}),e===void 0?0:1)}return y(t)===void 0&&r.push({name:"-?",value:t}),
0}function Ce(t,...e){return t.options.findLast(n=>e.includes(n.name))?.value}function ee(t,...e){let n=e.map(ec),r=t.options.
findLast(({name:s})=>e.includes(s)||n.includes(s));return r!==void 0&&e.includes(r.name)}function ec(t){return t.startsWith(
"--no-")?`--${t.slice(5)}`:t.startsWith("--")?`--no-${t.slice(2)}`:void 0}import{isAbsolute as oc,resolve as ic}from"node:path";var tc={heads:new Map,made:new Map,settings:[],links:new Map,refs:new Set,files:new Map};function Bo(t){return{cwd:t,previous:{
unknown:"$OLDPWD"},stack:[],vars:new Map,exported:new Set,functions:new Map,aliases:new Map,args:[],locals:new Map,traps:[],
inFunction:!1,inLoop:!1,errexit:!1,allexport:!1,disk:tc}}function P(t){return{ok:[t],fail:[t]}}function ce(t){return{ok:t.
flatMap(e=>e.ok),fail:t.flatMap(e=>e.fail)}}function ge(t,e,n){return new Map(t).set(e,n)}var No=new WeakMap;function nc(t){
let e=No.get(t);if(e!==void 0)return e;let r=JSON.stringify(t,(s,o)=>o instanceof Map?[...o].map(([i,a])=>[i,sc(a)]):o instanceof
Set?[...o]:o);return No.set(t,r),r}var Ho=new WeakMap,rc=0;function sc(t){if(!(typeof t=="object"&&t!==null&&"body"in t))
return t;let n=Ho.get(t)??(rc+=1);return Ho.set(t,n),n}function ue(t){if(t.length<2)return t;let e=new Map;for(let n of t){
let r=nc(n);e.has(r)||e.set(r,n)}return[...e.values()]}function Mo(t,e){return oc(e)||!Z(t.cwd)?e:ic(t.cwd,e)}function Un(t,e){return t.disk.files.size===0?void 0:t.disk.files.
get(Mo(t,e))}function It(t,e,n){let r=y(e);if(r===void 0||r.startsWith("/dev/"))return t;let s=n??{pieces:[{hole:`the co\
ntents of ${r}`}]};return{...t,disk:{...t.disk,files:ge(t.disk.files,Mo(t,r),s)}}}var dc=new Set(["ln","mv","cp","install","tee"]),cc={short:"tS",long:["target-directory","suffix"]};function Go(t,e){let{
world:n}=e,{cwd:r}=n;if(!dc.has(t)||!Z(r))return n;let s=V(e.words.slice(1),cc),o=Ce(s,"-t","--target-directory"),i=$o(o??
s.operands.at(-1),r),a=o===void 0?s.operands.slice(0,-1):s.operands;if(i===void 0)return n;if(t==="tee")return Lo(n,s.operands);
let d=a.map(h=>$o(h,r)),c=o!==void 0||a.length>1,l=uc(n,d,i,c);return d.some(h=>h===void 0||lc(h))?Lo(l,[b(i)]):l}function uc(t,e,n,r){
let s=new Map(t.disk.links);for(let o of e){if(o===void 0||!sn(o))continue;let i=r||sn(n);s.set(i?Yr(n,Io(o)):n,o)}return{
...t,disk:{...t.disk,links:s}}}function Lo(t,e){return e.reduce((n,r)=>It(n,r,void 0),t)}function lc(t){return Io(t)==="\
git"}function $o(t,e){let n=t===void 0?void 0:y(t);if(n!==void 0)return ac(n)?Yr(n):Yr(e,n)}var pc=10;function Qn(t,e){let n=e;
for(let r=0;r<pc;r+=1){let s=[...t.disk.links].find(([o])=>n===o||n.startsWith(`${o}/`));if(s===void 0)return n;n=s[1]+n.
slice(s[0].length)}return n}function Gt(t){if(!Z(t.dir))return t.dir;if(t.gitDir!==void 0)return fc(t.gitDir,t);let e=je("/",Qn(t.world,t.dir));for(let n=e;;n=
Zr(n)){let r=n==="/"&&!Pe("/.git")?void 0:n,s=r===void 0?void 0:hc(r,t.world);if(s!==void 0)return s;if(Zr(n)===n)return}}
function fc(t,e){if(!Z(t))return t;if(!Z(e.dir))return e.dir;let n=je(e.dir,t),r=jo(n)??n,s=e.workTree===void 0?e.dir:e.
workTree,o={gitDir:r,commonDir:Jn(r)};return Z(s)?{...o,top:je(e.dir,s)}:o}function hc(t,e){let n=Kn(t,".git"),r=e.disk.
made.get(t);if(r!==void 0)return{gitDir:n,commonDir:r.commonDir??n,top:t};let s=tn(n,{throwIfNoEntry:!1});if(s?.isDirectory()===
!0&&On(Kn(n,"HEAD"))!==void 0)return{gitDir:n,commonDir:Jn(n),top:t};let o=s?.isFile()===!0?jo(n):void 0;return o!==void 0?
{gitDir:o,commonDir:Jn(o),top:t}:["HEAD","objects","refs"].every(a=>Pe(Kn(t,a)))?{gitDir:t,commonDir:Jn(t)}:void 0}function jo(t){
if(tn(t,{throwIfNoEntry:!1})?.isFile()!==!0)return;let e=/^gitdir: (.+?)\s*$/u.exec(Ge(t))?.[1];return e===void 0?void 0:
je(Zr(t),e)}function Jn(t){let e=Kn(t,"commondir");return Pe(e)?je(t,Ge(e).trim()):t}import{dirname as mc,join as fn}from"node:path";function jt(t,e){let n=t.home;return[...["/etc/gitconfig",...n===void 0?[]:[fn(t.xdg??fn(n,".config"),"git","config"),fn(
n,".gitconfig")],...e===void 0?[]:[fn(e.commonDir,"config"),fn(e.gitDir,"config.worktree")]].flatMap(s=>Vo(s,5,n)),...t.
world.disk.settings,...t.settings]}function Vo(t,e,n){return e===0||!Pe(t)?[]:gc(t).flatMap(s=>{if(s.key!=="include.path"&&
!/^includeif\..*\.path$/su.test(s.key))return[s];let o=s.value.replace(/^~(?=\/)/u,n??"~");return[s,...Vo(je(mc(t),o),e-
1,n)]})}function gc(t){try{return Po(Ge(t))}catch{return[]}}function zn(t,e){return t.findLast(n=>n.key===e)?.value}var yc=`add am annotate apply archive backfill bisect blame branch bugreport bundle cat-file check-attr
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
verify-pack verify-tag version web--browse whatchanged worktree write-tree`,es=new Set(yc.split(/\s+/u));var xc=10;function Xn(t,e,n){let r=tt(t[0]??b("")),s=t.slice(1);if(r==="git"||r==="hub")return qo(Xr(s,zr(e,n)),xc);let o=r?.
startsWith("git-")===!0?r.slice(4):void 0;return o!==void 0&&es.has(o)?{...zr(e,n),verb:o,args:s}:void 0}function qo(t,e){
if(t.verb===void 0||es.has(t.verb)||e===0)return t;let n=wc(t.verb,t);if(n===void 0)return t;if(n==="?")return{...t,unread:[
...t.unread,`git ${t.verb}, perhaps an alias`]};if(n.startsWith("!"))return{...t,shellAlias:n.slice(1)};let r=[...kc(n,t.
world),...t.args];return qo(Xr(r,{...t,args:[]}),e-1)}function wc(t,e){let n=Gt(e),r=n!==void 0&&"unknown"in n,s=jt(e,r?
void 0:n);return zn(s,`alias.${t.toLowerCase()}`)??(r?"?":void 0)}function kc(t,e){let n=Mt(`: ${t.replaceAll("$","\\$")}`).
script.commands[0]?.command;if(n?.type!=="Command")return[b(t)];let r={world:e,projectDir:"/",env:{},output:()=>{}};return n.
args.flatMap(s=>s.type==="Word"?Ie(s,r):[b(s.text)])}function Yn(t,e){let n=Xn(t.map(b),new Map,e);if(n?.verb===void 0||n.unread.length>0)return;let r=[n.verb,...t.slice(t.indexOf(
n.verb)+1)].join(" "),s=Gt(n);if(s===void 0||"unknown"in s)return;if(r==="rev-parse --show-toplevel")return s.top;if(/^(?:branch --show-current|rev-parse --abbrev-ref (?:HEAD|@)|symbolic-ref (?:-q |--quiet )?--short (?:-q )?HEAD)$/u.
test(r)){let i=Dn(s,e);return"branch"in i?i.branch:void 0}if(r==="rev-parse --git-dir"||r==="rev-parse --absolute-git-di\
r")return s.gitDir}function Vt(t,e){let n=new Map;for(let[r,s]of t.vars)t.exported.has(r)&&"word"in s&&n.set(r,s.word);for(let[r,s]of e)"wo\
rd"in s&&n.set(r,s.word);return n}function pt(t,e){return{...t,disk:{...t.disk,...e}}}function Zn(t,e,n){return pt(t,{heads:ge(t.disk.heads,e.gitDir,n)})}
function qt(t,e){return pt(t,{settings:[...t.disk.settings,...e]})}function rt(t,e){return{ok:[e],fail:[t]}}import{join as Ac}from"node:path";function oe(t,e,n,r){let s=o=>o.split(/\s+/u).filter(i=>i!=="");return{short:t,shortAttached:e,long:s(n),known:[...s(n),
...s(r)]}}var Ut="abort continue quit skip no-verify verify edit no-edit signoff no-signoff gpg-sign no-gpg-sign",Je="qu\
iet no-quiet verbose no-verbose",Cc={commit:oe("mFCct","Su","message file reuse-message reedit-message fixup squash temp\
late author date trailer cleanup pathspec-from-file",`all patch amend edit no-edit dry-run short branch porcelain long n\
ull no-verify verify signoff no-signoff only
     include interactive no-post-rewrite status no-status allow-empty allow-empty-message reset-author ahead-behind
     pathspec-file-nul gpg-sign no-gpg-sign untracked-files ${Je}`),merge:oe("mFsX","S","file strategy strategy-option i\
nto-name cleanup",`ff no-ff ff-only squash no-squash commit no-commit stat no-stat log no-log rerere-autoupdate overwrit\
e-ignore
     allow-unrelated-histories autostash no-autostash progress ${Ut} ${Je}`),pull:oe("sXjo","Sr","strategy strategy-opti\
on depth deepen shallow-since shallow-exclude upload-pack jobs refmap server-option negotiation-tip cleanup",`ff no-ff f\
f-only squash no-squash commit no-commit rebase no-rebase stat no-stat log no-log all append atomic
     dry-run force keep prune tags no-tags set-upstream unshallow ipv4 ipv6 autostash no-autostash progress
     allow-unrelated-histories recurse-submodules verify-signatures ${Ut} ${Je}`),push:oe("o","","repo push-option recei\
ve-pack exec",`all branches mirror delete tags dry-run porcelain force force-with-lease force-if-includes no-force-if-in\
cludes
     no-force-with-lease recurse-submodules thin no-thin set-upstream progress prune no-verify verify follow-tags
     no-follow-tags signed no-signed atomic ipv4 ipv6 ${Je}`),rebase:oe("sXxC","Sr","onto exec strategy strategy-option \
whitespace empty",`interactive root update-refs no-update-refs keep-base apply merge autosquash no-autosquash autostash \
no-autostash
     fork-point no-fork-point stat no-stat rebase-merges no-rebase-merges keep-empty no-keep-empty reapply-cherry-picks
     force-rebase no-ff committer-date-is-author-date reset-author-date ignore-date ignore-whitespace edit-todo
     show-current-patch reschedule-failed-exec ${Ut} ${Je}`),"cherry-pick":oe("mXs","S","mainline strategy strategy-opti\
on cleanup empty",`no-commit commit ff allow-empty allow-empty-message keep-redundant-commits rerere-autoupdate ${Ut}`),
revert:oe("mXs","S","mainline strategy strategy-option cleanup",`no-commit commit reference ${Ut}`),am:oe("Cp","S","dire\
ctory exclude include whitespace patch-format resolvemsg empty quoted-cr",`3way keep scissors no-scissors message-id ign\
ore-date resolved allow-empty interactive show-current-patch keep-cr utf8 reject ignore-whitespace ${Ut} ${Je}`),reset:oe(
"","","pathspec-from-file",`soft mixed hard merge keep patch intent-to-add pathspec-file-nul no-refresh refresh recurse-\
submodules ${Je}`),"update-ref":oe("m","","","no-deref stdin create-reflog"),"symbolic-ref":oe("m","","","short delete r\
ecurse quiet"),branch:oe("u","t","set-upstream-to contains no-contains merged no-merged points-at format sort",`delete m\
ove copy force list track no-track show-current all remotes edit-description unset-upstream create-reflog color no-color\
 column no-column abbrev ignore-case omit-empty recurse-submodules ${Je}`),checkout:oe("bB","","orphan conflict pathspec\
-from-file","detach track no-track guess no-guess force merge ours theirs patch ignore-skip-worktree-bits ignore-other-w\
orktrees overwrite-ignore recurse-submodules overlay no-overlay pathspec-file-nul progress no-progress quiet"),switch:oe(
"cC","","create force-create orphan conflict","detach guess no-guess force discard-changes merge track no-track ignore-o\
ther-worktrees recurse-submodules progress no-progress quiet"),fetch:oe("jo","","depth deepen shallow-since shallow-excl\
ude upload-pack jobs refmap server-option negotiation-tip filter",`all append atomic dry-run force keep multiple prune p\
rune-tags tags no-tags update-head-ok set-upstream unshallow porcelain recurse-submodules write-fetch-head no-write-fetc\
h-head ipv4 ipv6 ${Je}`),worktree:oe("bB","","reason orphan expire","force detach checkout no-checkout lock guess-remote\
 track no-track porcelain quiet"),clone:oe("bocuj","","branch origin config depth shallow-since shallow-exclude upload-p\
ack template reference reference-if-able separate-git-dir jobs filter server-option bundle-uri revision",`bare mirror no\
-checkout local shared no-hardlinks single-branch no-single-branch recurse-submodules no-tags sparse reject-shallow prog\
ress ${Je}`),init:oe("b","","initial-branch template separate-git-dir object-format ref-format","bare shared quiet"),config:oe(
"f","","file blob type default comment value url","get get-all get-regexp get-urlmatch add unset unset-all rename-sectio\
n remove-section replace-all list edit global system local worktree null name-only show-origin show-scope includes fixed\
-value all regexp append bool int path"),"send-pack":oe("","","receive-pack exec remote","all mirror dry-run force thin \
atomic stdin verbose signed"),subtree:oe("Pmb","","prefix message branch annotate onto","squash rejoin ignore-joins quie\
t debug")},bc={short:"",long:[]};function He(t){return Cc[t]??bc}function Uo(t){let n=(Rn(t,"logs/HEAD")?.split(`
`)??[]).findLast(s=>s.includes("	checkout: moving from ")),r=n===void 0?void 0:/\tcheckout: moving from (\S+) to /u.exec(
n)?.[1];return r===void 0?{unknown:"the branch before"}:/^[0-9a-f]{40,64}$/u.test(r)?{detached:!0}:{branch:r}}var ts={isCertain:!1};function Qo(t,e){let n=V(t.args,He(t.verb??""));return Sc(t.verb==="switch"?"c":"b",n,e)??Ec(n,t,e)}
function De(t){let e=y(t);return e===void 0?{unknown:`the branch ${j(t)}`,name:t}:{branch:e}}function Sc(t,e,n){let r=Ce(
e,`-${t}`,"--create","--orphan"),s=Ce(e,`-${t.toUpperCase()}`,"--force-create"),o=s??r;if(o===void 0)return;let i=y(o),a=i!==
void 0&&!Sr(n,i)&&Wc(i),[d]=e.operands;return{head:De(o),isCertain:(s!==void 0||a)&&_c(d,n),...d===void 0?{}:{start:d},...s===
void 0?{}:{resets:s}}}function Ec(t,e,n){if(t.unclear.length>0||ee(t,"-?"))return{head:{unknown:"what is checked out"},isCertain:!1};
if(t.operands.length>1||t.dashes===0||ee(t,"-p","--patch"))return ts;let[s]=t.operands;if(ee(t,"-d","--detach"))return{head:{
detached:!0},isCertain:s===void 0};if(s===void 0)return ts;let o=ee(t,"-t","--track")?Pc(s):vc(s,e,n);return o===void 0?
ts:{head:o,isCertain:!1}}function Wc(t){return/^(?![-./])(?!.*(?:\.\.|\/\/|@\{|[\s~^:?*[\\]))[^\0]*(?<![./]|\.lock)$/u.test(
t)}function _c(t,e){let n=y(t??b("HEAD"));return n===void 0?!1:n==="HEAD"||n==="@"||Ko(n,e)}function Ko(t,e){let n=["ref\
s/","refs/tags/","refs/heads/","refs/remotes/"].map(s=>s+t);return(t.startsWith("refs/")?[t,...n]:n).some(s=>Ar(e,s)!==void 0)}
function Pc(t){let e=y(t);return e===void 0?De(t):{branch:e.replace(/^(?:refs\/)?(?:remotes\/)?[^/]+\//u,"")}}function vc(t,e,n){
let r=y(t);return r===void 0?De(t):r==="-"||r==="@{-1}"?Uo(n):Sr(n,r)?{branch:r}:/[~^:]|@\{|^HEAD$|^@$|^refs\/|^[0-9a-f]{7,64}$/u.
test(r)||Ko(r,n)?{detached:!0}:Z(e.dir)&&Pe(Ac(e.dir,r))?void 0:{branch:r}}var Dc=["--get","--get-all","--get-regexp","--get-urlmatch","-l","--list","--get-color","--get-colorbool","-e","--edit"],
Rc=["--unset","--unset-all","--remove-section","--rename-section"],Tc=new Set(["get","list","edit"]),Jo=new Set(["unset",
"remove-section","rename-section"]);function er(t){if(t.verb!=="config")return;let e=V(t.args,He("config")),n=y(e.operands[0]??
b(""))??"";if(Tc.has(n)||ee(e,...Dc))return;let r=n==="set"||Jo.has(n);return Fc(e.operands.slice(r?1:0),Oc(n,e))}function Oc(t,e){
return Jo.has(t)||ee(e,...Rc)}function Fc([t,e],n){if(t!==void 0)return n?{key:t}:e===void 0?void 0:{key:t,value:e}}function tr(t,e,n,r,s){let o=n===void 0?void 0:y(n)?.replace(/^(?:refs\/)?remotes\//u,"");if(!("branch"in e)||o===void 0)
return t;let a=jt(r,s).flatMap(({key:d})=>/^remote\.(.+)\.url$/su.exec(d)?.[1]??[]).find(d=>o.startsWith(`${d}/`));return a===
void 0?t:qt(t,[{key:`branch.${e.branch}.remote`,value:a},{key:`branch.${e.branch}.merge`,value:`refs/heads/${o.slice(a.length+
1)}`}])}var Nc=new Map([["symbolic-ref",Hc],["stash",Bc],["rebase",Mc],["bisect",$c],["branch",Ic],["tag",t=>Xo(t)],["remote",Gc]]);
function zo(t,e,n,r){let s=Nc.get(t);return s===void 0?P(r):s({call:e,repository:n,world:r,parsed:V(e.args,He(t))})}function Qt({
world:t,repository:e},n){return rt(t,Zn(t,e,n))}function nr(t,e){let n=t.parsed.operands[e];return n===void 0?void 0:y(n)}
function Hc(t){let e=t.parsed.operands[1];if(nr(t,0)!=="HEAD"||e===void 0)return P(t.world);let n=y(e)?.replace(/^refs\/heads\//u,
"");return Qt(t,n===void 0?De(e):{branch:n})}function Bc(t){let e=t.parsed.operands[1];return nr(t,0)!=="branch"||e===void 0?
P(t.world):Qt(t,De(e))}function Mc(t){let{parsed:e,repository:n,world:r}=t,s=e.operands[1];if(s!==void 0&&!ee(e,"--root"))
return Qt(t,De(s));if(!ee(e,"--abort","--continue","--quit"))return P(r);let o=Lc(n);return o===void 0?P(r):Qt(t,{branch:o})}
function Lc(t){return["rebase-merge/head-name","rebase-apply/head-name"].map(r=>Rn(t,r)).find(r=>r!==void 0)?.replace(/^refs\/heads\//u,
"")}function $c(t){let e=nr(t,0)==="reset";return Qt(t,e?{unknown:"HEAD after a bisection"}:{detached:!0})}function Ic(t){
let{parsed:e,world:n,repository:r,call:s}=t,o=Ce(e,"-u","--set-upstream-to"),i=e.operands[0];if(o!==void 0){let d=i===void 0?
Dn(r,n):De(i);return rt(n,tr(n,d,o,s,r))}if(!ee(e,"-m","-M","--move"))return Xo(t);let a=e.operands.at(-1);return a===void 0?
P(n):Qt(t,De(a))}function Xo(t){let e=nr(t,0),{world:n}=t;return e===void 0?P(n):rt(n,pt(n,{refs:new Set([...n.disk.refs,
e])}))}function Gc(t){let{world:e,parsed:n}=t,[,r,s]=n.operands.map(i=>y(i)??"?");if(r===void 0||s===void 0)return P(e);
let o=n.options.some(i=>i.name==="--mirror");return rt(e,qt(e,[{key:`remote.${r}.url`,value:s},...o?[{key:`remote.${r}.m\
irror`,value:"true"}]:[]]))}function Zo(t){let e=er(t),n=y(e?.key??b(""));if(e?.value===void 0||n===void 0)return[];let r=nt(n);return Kr(r)?[e.value]:
r.startsWith("alias.")&&G(e.value).startsWith("!")?[le(e.value,1)]:[]}var Yo={difftool:["-x","--extcmd"],grep:["-O","--o\
pen-files-in-pager"],fetch:["--upload-pack"],pull:["--upload-pack"],"ls-remote":["--upload-pack","--exec"],"fetch-pack":[
"--upload-pack","--exec"],clone:["-u","--upload-pack"],archive:["--exec"],instaweb:["-d","--httpd","-b","--browser"]},jc=new Set(
["fetch","pull","ls-remote","clone","push","remote","archive"]);function ei(t){let e=t.verb??"",n=Object.hasOwn(Yo,e)?Yo[e]??
[]:[],{options:r,operands:s}=V(t.args,Vc(e,n)),o=r.flatMap(({name:d,value:c})=>c!==void 0&&n.includes(d)?[c]:[]),i=r.flatMap(
({name:d,value:c})=>e==="clone"&&c!==void 0&&(d==="-c"||d==="--config")?qc(c):[]),a=jc.has(e)?s.flatMap(d=>G(d).startsWith(
"ext::")?[le(d,5)]:[]):[];return[...o,...i,...a]}function Vc(t,e){let{short:n,long:r}=He(t),s=e.filter(o=>!o.startsWith(
"--")).map(o=>o.slice(1));return{short:`${n}${t==="grep"?"":s.join("")}`,shortAttached:t==="grep"?"O":"",long:[...r,...e.
filter(o=>o.startsWith("--")).map(o=>o.slice(2))]}}function qc(t){let[e=""]=G(t).split("=",1);return Kr(nt(e))?[le(t,e.length+
1)]:[]}function ti(t){let e=y(t.args[0]??b(""));switch(t.verb){case"config":return Zo(t);case"for-each-repo":return[{pieces:[{hole:"\
git for-each-repo"}]}];case"rebase":return V(t.args,He("rebase")).options.flatMap(({name:n,value:r})=>(n==="-x"||n==="--\
exec")&&r!==void 0?[r]:[]);case"submodule":return Uc(t);case"bisect":return e==="run"&&t.args.length>1?[ri(t.args.slice(
1).map(ni))]:[];case"filter-branch":return V(t.args,{short:"",long:Qc,stopAtOperand:!1}).options.flatMap(({name:n,value:r})=>n.
endsWith("-filter")&&r!==void 0?[r]:[]);default:return ei(t)}}function Uc(t){let e=t.args.findIndex(r=>y(r)==="foreach");
if(e===-1)return[];let n=t.args.slice(e+1).filter((r,s)=>s>0||!(y(r)??"").startsWith("-"));return n.length<2?n:[ri(n.map(
ni))]}function ni(t){let e=y(t);return e===void 0||/^[\w./=:@%+,-]+$/u.test(e)?t:b(`'${e.replaceAll("'","'\\''")}'`)}var Qc=[
"setup","env-filter","tree-filter","index-filter","parent-filter","msg-filter","commit-filter","tag-name-filter","subdir\
ectory-filter"];function ri(t){return{pieces:t.flatMap((e,n)=>[...n===0?[]:[{text:" "}],...e.pieces])}}import{isAbsolute as Kc,resolve as ns}from"node:path";function si(t,e,n,r){let s=V(e.args,He(t==="init-db"?"init":t));return t==="clone"?Yc(s,e,r):t==="worktree"?Jc(s,e,n,r):
Xc(s,e,r)}function Jc(t,e,n,r){let[s,o,i]=t.operands;if(y(s??b(""))!=="add")return P(r);let a=zc(t,o,i);return rr(o,e,r,
n===void 0?{head:a}:{head:a,commonDir:n.commonDir})}function zc(t,e,n){if(ee(t,"-d","--detach"))return{detached:!0};let r=Ce(
t,"-b","-B","--orphan")??n;if(r!==void 0)return De(r);let o=(e===void 0?void 0:y(e))?.replace(/\/+$/u,"").split("/").at(
-1);return o===void 0?{unknown:"HEAD of a new worktree"}:{branch:o}}function Xc(t,e,n){let r=t.operands[0]??b("."),s=y(r);
if(s!==void 0&&Z(e.dir)&&Pe(ns(e.dir,s,".git")))return P(n);let i=Ce(t,"-b","--initial-branch");if(i!==void 0)return rr(
r,e,n,{head:De(i)});let a=zn(jt(e,void 0),"init.defaultbranch");return rr(r,e,n,{head:a===void 0?{unknown:"the first bra\
nch of a new repository"}:{branch:a}})}function Yc(t,e,n){let[r,s]=t.operands,i=(r===void 0?void 0:y(r))?.replace(/\/+$/u,
"").replace(/\/?\.git$/u,"").split(/[/:]/u).at(-1),a=s??(i===void 0?void 0:b(i)),d=Ce(t,"-b","--branch"),c=d===void 0?{unknown:"\
HEAD of a new clone"}:De(d);return rr(a,e,n,{head:c})}function rr(t,e,n,r){let s=t===void 0?void 0:y(t),o=s===void 0?void 0:
Zc(s,e);return o===void 0?P(n):rt(n,pt(n,{made:ge(n.disk.made,o,r)}))}function Zc(t,e){return Kc(t)?ns(t):Z(e.dir)?ns(e.
dir,t):void 0}function oi(t,e){let{world:n}=t,r=Xn(t.words,Vt(n,t.own),n);if(r===void 0)return;let s=Gt(r),o=s===void 0||"unknown"in s?
void 0:s,i=eu(r,o,n);for(let a of[...r.texts,...ti(r)])tu(a,i,e);return r.shellAlias!==void 0?nu(r.shellAlias,r,i,t,e):ru(
r,o,n)}function eu(t,e,n){let{stdin:r,...s}=n;return{...s,cwd:e?.top??t.dir}}function tu(t,e,n){let r=typeof t=="string"?
t:y(t);r!==void 0?n.text(r,[e]):typeof t!="string"&&n.emit({kind:"unread",what:`the command ${j(t)} that git runs`,world:e})}
function nu(t,e,n,r,s){let o=s.text(`${t} "$@"`,[{...n,args:e.args}]),i=a=>({...r.world,disk:a.disk});return{ok:o.ok.map(
i),fail:o.fail.map(i)}}function ru(t,e,n){let{verb:r}=t;switch(r){case void 0:return P(n);case"config":return ou(t,n);case"\
worktree":case"clone":case"init":case"init-db":return si(r,t,e,n);default:return e===void 0?P(n):su(r,t,e,n)}}function su(t,e,n,r){
if(t!=="checkout"&&t!=="switch")return zo(t,e,n,r);let{head:s,isCertain:o,start:i}=Qo(e,n);if(s===void 0)return P(r);let a=tr(
Zn(r,n,s),s,i,e,n);return{ok:[(i!==void 0||o)&&"branch"in s?pt(a,{refs:new Set([...a.disk.refs,s.branch])}):a],fail:o?[]:
[r]}}function ou(t,e){let n=er(t),r=n===void 0?void 0:y(n.key);if(n===void 0||r===void 0)return P(e);let s=n.value===void 0?
"":y(n.value)??"?";return rt(e,qt(e,[{key:nt(r),value:s}]))}function rs(t,e){let{operands:n}=V(t.words.slice(1),{short:"",long:[]}),[r]=n;return r===void 0?st(t.world,sr(t.world,e??
{pieces:[{hole:"$HOME"}]})):y(r)==="-"?st(t.world,t.world.previous):t.world.vars.has("CDPATH")||t.own.has("CDPATH")?st(t.
world,{unknown:"a directory along CDPATH"}):st(t.world,sr(t.world,r))}function sr(t,e){let n=y(e);return n===void 0?{unknown:`\
the directory ${j(e)}`}:Dt(t.cwd,n===""?".":n)}function st(t,e){let n={...t,cwd:e,previous:t.cwd},r=Z(e)&&sn(Qn(t,e));return{
ok:[n],fail:r?[]:[t]}}function ii(t){let e=V(t.words.slice(1),{short:"",long:[]}),{world:n}=t,[r]=e.operands;if(r!==void 0&&
ee(e,"-n"))return P({...n,stack:[sr(n,r),...n.stack]});let[s,...o]=n.stack;if(r===void 0&&s===void 0)return P(n);let i=r===
void 0?void 0:y(r);if(i!==void 0&&/^[+-]\d+$/u.test(i))return st(n,{unknown:"a directory of the stack"});let a=r===void 0?
s??n.cwd:sr(n,r),d=r===void 0?[n.cwd,...o]:[n.cwd,...n.stack];return{ok:st({...n,stack:d},a).ok,fail:st(n,a).fail}}function ai(t){
let[e,...n]=t.world.stack;return e===void 0?{ok:[],fail:[t.world]}:y(t.words[1]??b(""))!==""?st(t.world,{unknown:"a dire\
ctory of the stack"}):st({...t.world,stack:n},e)}function hn({world:t,own:e}){return e.size===0?t:{...t,vars:new Map([...t.vars,...e]),exported:new Set([...t.exported,...e.
keys()])}}function mn(t,{world:e,own:n}){if(n.size===0)return t;let r=new Map([...n.keys()].map(s=>[s,e.vars.get(s)]));return{
...t,vars:ss(t.vars,r),exported:e.exported}}function ss(t,e){let n=new Map(t);for(let[r,s]of e)s===void 0?n.delete(r):n.
set(r,s);return n}function Kt(t){let e=y(t.words[0]??b("")),n=t.words.slice(1).map(d=>y(d)??"").filter(d=>d.startsWith("-")),r=n.some(d=>d.
includes("n"))&&e==="export",s=e!=="export"&&e!=="readonly"&&!n.some(d=>d.includes("g")),o=!r&&(e==="export"||n.some(d=>d.
includes("x"))),i=n.some(d=>d.includes("f")),{world:a}=t;for(let d of t.words.slice(1))G(d).startsWith("-")||(a=iu(d,a,{
exports:o,functions:i,isLocal:s,isArray:n.some(c=>/[aA]/u.test(c))}));return P(a)}function iu(t,e,n){let r=/^([A-Za-z_]\w*)(\+?)=/u.
exec(G(t)),s=r?.[1]??y(t);if(s===void 0)return e;let o=n.isLocal&&e.inFunction&&!n.functions,i=du(o?au(s,e):e,s,n);if(r===
null)return i;let d=r[2]===""&&!n.isArray&&!G(t).startsWith(`${s}=(`)?le(t,r[0].length):di(s);return{...i,vars:ge(i.vars,
s,{word:d})}}function au(t,e){let r=!e.locals.has(t)?ge(e.locals,t,e.vars.get(t)):e.locals;return{...e,locals:r,vars:ge(
e.vars,t,{word:b("")})}}function du(t,e,n){return n.exports?{...t,exported:new Set([...t.exported,n.functions?`${e}()`:e])}:
t}function di(t){return{pieces:[{hole:`$${t}`,splits:!0}]}}function Jt(t){let e=t.words.slice(1).map(i=>y(i)).filter(i=>i!==
void 0&&/^[A-Za-z_]\w*$/u.test(i)),n=t.world.stdin===void 0?void 0:y(t.world.stdin),r=y(t.words[0]??b(""))==="read"&&e.length===
1&&n!==void 0&&/^[^\s\\]+\n?$/u.test(n),s=i=>r?b(n.trim()):di(i),o=new Map(t.world.vars);for(let i of["REPLY","MAPFILE",
...e])i!==void 0&&o.set(i,{word:s(i)});return P({...t.world,vars:o})}function ci(t){let{operands:e}=V(t.words.slice(1),{
short:"",long:[]}),n=e.map(i=>y(i)??""),r=new Map(t.world.vars),s=new Map(t.world.functions);for(let i of n)r.has(i)&&r.
set(i,{word:b("")}),s.delete(i);let o=new Set([...t.world.exported].filter(i=>!n.includes(i)));return P({...t.world,vars:r,
functions:s,exported:o})}function ui(t){let e=t.words.slice(1),n=e.findIndex(a=>y(a)==="--"),r=(n===-1?e:e.slice(0,n)).map(
a=>y(a)??j(a)),s=r.reduce((a,d,c)=>uu(a,d,r[c+1]),t.world),o=n===-1?e.filter((a,d)=>cu(a,r[d-1])):e.slice(n+1),i=n!==-1||
o.length>0;return P(i?{...s,args:o}:s)}function cu(t,e){return!/^[-+]/u.test(G(t))&&!/^[-+][a-zA-Z]*o$/u.test(e??"")}function uu(t,e,n){
if(!/^[-+]/u.test(e))return t;let r=e.startsWith("-"),s=e.endsWith("o"),o=(d,c)=>e.includes(d)||s&&n===c,i=o("e","errexi\
t")?r:t.errexit,a=o("a","allexport")?r:t.allexport;return{...t,errexit:i,allexport:a}}function li(t){let e=Number(y(t.words[1]??
b("1"))),{world:n}=t;return Number.isInteger(e)?P({...n,args:n.args.slice(e)}):P({...n,args:[vt("$@")]})}var be=({world:t})=>P(t),lu=new Map([["cd",(t,e)=>rs(t,pi(t,e))],["chdir",(t,e)=>rs(t,pi(t,e))],["pushd",t=>ii(t)],["pop\
d",t=>ai(t)],["eval",pu],["source",hi],[".",hi],["command",fu],["builtin",hu],["exec",mu],["noglob",(t,e,n)=>n({...t,words:t.
words.slice(1)})],["nocorrect",(t,e,n)=>n({...t,words:t.words.slice(1)})],["-",(t,e,n)=>n({...t,words:t.words.slice(1)})],
["export",t=>Kt(t)],["declare",t=>Kt(t)],["typeset",t=>Kt(t)],["local",t=>Kt(t)],["readonly",t=>Kt(t)],["read",t=>Jt(t)],
["mapfile",or],["readarray",or],["getopts",t=>Jt(t)],["let",t=>Jt(t)],["unset",t=>ci(t)],["set",t=>ui(t)],["shift",t=>li(
t)],["alias",gu],["unalias",yu],["trap",xu],["hash",wu],["enable",(t,e)=>ku(t,e)],["exit",({world:t},e)=>gn(t,e.jumps.ended)],
["logout",({world:t},e)=>gn(t,e.jumps.ended)],["return",({world:t},e)=>t.inFunction?gn(t,e.jumps.out):P(t)],["break",({world:t},e)=>t.
inLoop?gn(t,e.jumps.out):P(t)],["continue",({world:t},e)=>t.inLoop?gn(t,e.jumps.out):P(t)],["printf",Cu],["jobs",be],["w\
ait",be],["umask",be],["ulimit",be],["type",be],["times",be],["shopt",be],["bind",be],["complete",or],["compgen",or],["d\
irs",be],["disown",be],["help",be],["history",be],["suspend",be],["caller",be],["bg",be],["fg",be]]);function mi(t,e,n){
let r=y(t.words[0]??b("")),s=r===void 0?void 0:lu.get(r);if(s===void 0)return;let o=s(t,e,n);return o!==void 0&&e.emit({
kind:"run",words:t.words,env:Vt(t.world,t.own),world:t.world}),o}function gn(t,e){return e.push(t),{ok:[],fail:[]}}function pi(t,e){
let n=t.own.get("HOME");if(n!==void 0&&"word"in n)return n.word;let r={world:t.world,projectDir:e.projectDir,env:e.env,operand:()=>{}},
s=it("HOME",r);return"word"in s?s.word:void 0}function fi(t){return{pieces:t.flatMap((e,n)=>[...n===0?[]:[{text:" "}],...e.
pieces])}}function pu(t,e){let n=y(t.words[1]??b(""))==="--"?t.words.slice(2):t.words.slice(1),r=y(fi(n));if(r!==void 0){
let s=e.text(r,[hn(t)]),o=i=>mn(i,t);return{ok:s.ok.map(o),fail:s.fail.map(o)}}return e.emit({kind:"unread",what:`eval o\
f ${j(fi(n))}`,world:t.world}),P(t.world)}function hi(t,e){let n=t.words[1];return e.emit({kind:"unread",what:`the file ${n===
void 0?"":j(n)} that source reads`,world:t.world}),P(t.world)}function fu(t,e,n){let{options:r,operands:s}=V(t.words.slice(
1),{short:"",long:[],stopAtOperand:!0});return r.some(({name:i})=>i==="-v"||i==="-V")||s.length===0?P(t.world):gi(n,{words:s,
own:t.own,world:t.world})}function gi(t,e){let n={...e.world,functions:new Map,aliases:new Map},r=t({...e,world:n}),s=o=>({
...o,functions:e.world.functions,aliases:e.world.aliases});return{ok:r.ok.map(s),fail:r.fail.map(s)}}function hu(t,e,n){
let r=t.words.slice(1);return r.length===0?P(t.world):gi(s=>n({...s,only:"builtins"}),{...t,words:r})}function mu(t,e,n){
let{operands:r}=V(t.words.slice(1),{short:"a",long:[],stopAtOperand:!0});return r.length===0?P(t.world):n({...t,words:r,
only:"programs"})}function gu(t){let e=t.world.aliases;for(let n of t.words.slice(1)){let r=/^([^=]+)=/u.exec(G(n))?.[1];
if(r===void 0)continue;let s=y(le(n,r.length+1));e=ge(e,r,s??`$${r}_alias`)}return P({...t.world,aliases:e})}function yu(t){
let e=new Map(t.world.aliases);for(let n of t.words.slice(1))e.delete(y(n)??"");return P({...t.world,aliases:e})}function xu(t,e){
let{operands:n}=V(t.words.slice(1),{short:"",long:[]}),[r]=n;if(r===void 0||n.length<2)return P(t.world);let s=y(r);return s===
"-"||s===""?P(t.world):s!==void 0?(e.text(s,[{...t.world,traps:[]}]),P({...t.world,traps:[...new Set([...t.world.traps,s])]})):
(e.emit({kind:"unread",what:`the trap ${j(r)}`,world:t.world}),P(t.world))}function wu(t){let{options:e,operands:n}=V(t.
words.slice(1),{short:"p",long:[]}),r=e.find(({name:i})=>i==="-p")?.value,s=y(n[0]??b(""));if(r===void 0||s===void 0)return P(
t.world);let o=y(r)??`$${s}_path`;return P({...t.world,aliases:ge(t.world.aliases,s,o)})}function ku(t,e){let n=V(t.words.
slice(1),{short:"f",long:[]});return ee(n,"-f")&&e.emit({kind:"unread",what:"a loaded builtin",world:t.world}),P(t.world)}
function or(t,e){let r=V(t.words.slice(1),{short:"dnOsuCcAFGWPSXo",long:[]}).options.find(({name:s})=>s==="-C")?.value;if(r!==
void 0){let s=y(r);s===void 0?e.emit({kind:"unread",what:`the callback ${j(r)}`,world:t.world}):e.text(s,[t.world])}return Jt(
t)}function Cu(t){return y(t.words[1]??b(""))==="-v"?Jt({...t,words:[b("printf"),...t.words.slice(2,3)]}):void 0}function yi(t,e,n,r){let{world:s}=e,o=s.functions.get(t);if(o!==void 0)return bu(o,e,n);let i=s.aliases.get(t);if(i!==void 0)
return ce([Au(t,i,e,n),r({...e,only:"programs"})])}function bu(t,e,n){let{world:r}=e,s={...hn(e),args:e.words.slice(1),inFunction:!0,
locals:new Map},o=n.jumps.out.length,i=n.node(t.body,s),a=n.jumps.out.slice(o),d=c=>{let l=ss(c.vars,c.locals),{inFunction:p,
locals:h,args:x}=r;return mn({...c,vars:l,inFunction:p,locals:h,args:x},e)};return{ok:[...i.ok,...a].map(d),fail:[...i.fail,
...a].map(d)}}function Au(t,e,n,r){let{world:s}=n,o=new Map([...s.aliases].filter(([c])=>c!==t)),i={...hn(n),args:n.words.
slice(1),aliases:o},a=r.text(`${e} "$@"`,[i]),d=c=>mn({...c,args:s.args,aliases:s.aliases},n);return{ok:a.ok.map(d),fail:a.
fail.map(d)}}var Su=new Set([">",">>",">|","&>","&>>","<>"]);function ir(t,e){return t.flatMap(n=>{if(n.type!=="Redirect"||n.target===
void 0)return[];let r=Et(n.target,e);return Su.has(n.operator)?[r]:n.operator===">&"&&!/^(?:\d+-?|-)$/u.test(y(r)??"")?[
r]:[]})}function xi(t){return t.some(e=>{if(e.type!=="Redirect"||e.operator.startsWith("<"))return!1;let n=e.descriptor;
return n===void 0||n.type==="FileDescriptor"&&n.value===1})}function zt(t,e){let n=t.findLast(s=>{let o=s.descriptor;return(o===
void 0||o.type==="FileDescriptor"&&o.value===0)&&(s.type!=="Redirect"||s.operator.startsWith("<"))});if(n===void 0)return;
if(n.type==="HereDoc")return Eu(n,e);let r=n.target===void 0?b(""):Et(n.target,e);return n.type==="HereString"?{pieces:[
...r.pieces,{text:`
`}]}:y(r)==="/dev/null"?b(""):{pieces:[{hole:"the contents of a file"}]}}function Eu(t,e){let n=t.body.parts===void 0||t.
delimiter?.quoted===!0?b(t.body.text):qr(t.body.parts,e);return t.operator==="<<"?n:{pieces:n.pieces.map(s=>"text"in s?{
text:s.text.replace(/^\t+/gmu,"")}:s)}}function yn(t,e){let n=t.out.length,r=t.ended.length,s=e();return ue([...s.ok,...s.fail,...t.out.slice(n),...t.ended.splice(
r)])}function Xt(t,e,n,r){let s=yn(r.jumps,()=>r.text(t,[e])),o=s.length===0?[n]:s.map(({disk:i})=>({...n,disk:i}));return{ok:o,
fail:o}}function Yt(t){let{world:e}=t;return{...e,vars:new Map([...[...e.vars].filter(([n])=>e.exported.has(n)),...t.own]),exported:new Set(
[...e.exported,...t.own.keys()]),functions:new Map([...e.functions].filter(([n])=>e.exported.has(`${n}()`))),aliases:new Map,
args:[],locals:new Map,traps:[],inFunction:!1,inLoop:!1,errexit:t.words.some(n=>/^-[a-z]*e/u.test(y(n)??"")),allexport:!1}}var Wu=new Set(["sh","bash","zsh","dash","ash","ksh","mksh","rbash","fish","csh","tcsh"]),_u={short:"oO",long:["rcfile",
"init-file","command","init-command"],stopAtOperand:!0};function wi(t,e,n){let r=Yt(e);if(t==="at"||t==="batch")return ki(
[],r,e,n);if(!Wu.has(t))return;for(let i of["BASH_ENV","ENV"])e.own.has(i)&&n.emit({kind:"unread",what:`the file in ${i}`,
world:r});let s=V(Pu(e.words.slice(1)),_u);return ee(s,"-c","--command")?Ru(s.operands,r,e,n):vu(s,r,e,n)}function Pu(t){
let e=t.findIndex(n=>/^-[a-zA-Z]*c/u.test(G(n)));return t.map((n,r)=>/^\+[a-zA-Z]/u.test(G(n))&&(r<e||r===0)?Re(b("-"),le(
n,1)):n)}function vu(t,e,n,r){let[s=b("-"),...o]=t.operands;if(t.unclear.includes(s)&&!Du(s))return r.emit({kind:"unread",
what:`the shell script ${j(s)}`,world:e}),P(n.world);let a=y(s);if(ee(t,"-s")||/^(?:-|\/dev\/stdin|\/dev\/fd\/0)$/u.test(
a??""))return ki(o,e,n,r);let c=a===void 0?void 0:Un(e,a);return c===void 0?void 0:os(c,o,e,n,r)}function Du(t){return t!==
void 0&&t.pieces.some(e=>"text"in e&&e.text.includes("/"))}function Ru(t,e,n,r){let[s,,...o]=t;return s===void 0?P(n.world):
os(s,o,e,n,r)}function ki(t,e,n,r){return e.stdin===void 0?P(n.world):os(e.stdin,t,e,n,r)}function os(t,e,n,r,s){let o=y(
t);if(o===void 0)return s.emit({kind:"unread",what:`the shell text ${j(t)}`,world:n}),P(r.world);let{stdin:i,...a}=n;return Xt(
o,{...a,args:e},r.world,s)}var ar=32;function Me(t,e,n){let r={ok:e,fail:[]};for(let s of t.commands){let o=ue([...r.ok,...r.fail]);r=ce(is(o,n).map(
i=>Tu(s,i,n)))}return{ok:ue(r.ok),fail:ue(r.fail)}}function is(t,e){let n=t.at(-1);return t.length<=ar||n===void 0?t:(e.
unread("more ways through the command than can be followed",n),t.slice(0,ar))}function Tu(t,e,n){let{command:r}=t;if(t.background===
!0)return{ok:dr(e,n,o=>Be(r,o,n)),fail:[]};let s=Be(r,e,n);return r.type!=="Command"&&r.type!=="Redirected"?s:(n.jumps.ended.
push(...s.fail.filter(o=>o.errexit)),{ok:s.ok,fail:s.fail.filter(o=>!o.errexit)})}function dr(t,e,n){let r=yn(e.jumps,()=>n(
{...t,traps:[]}));for(let o of r)e.leave(o);let s=r.map(o=>({...t,disk:o.disk}));return s.length===0?[t]:ue(s)}function Be(t,e,n){
switch(n.step(),t.type){case"Command":return n.command(t,e);case"AndOr":return Nu(t.commands,t.operators,e,n);case"Pipel\
ine":return Hu(t,e,n);case"CompoundList":case"Script":return Me(t,[e],n);case"Subshell":case"Coproc":{let r=dr(e,n,s=>Be(
t.body,s,n));return{ok:r,fail:r}}case"BraceGroup":return Be(t.body,e,n);case"Redirected":return ce(n.redirected(t,e).map(
r=>Ci(e,Be(t.command,r,n))));case"Function":return/^command_not_found_handler?$/u.test(t.name.value)&&dr(e,n,r=>Be(t.body,
{...r,inFunction:!0},n)),P({...e,functions:ge(e.functions,t.name.value,t)});default:return Ou(t,e,n)}}function Ci(t,e){let n=({
stdin:r,...s})=>t.stdin===void 0?s:{...s,stdin:t.stdin};return{ok:e.ok.map(n),fail:e.fail.map(n)}}function Ou(t,e,n){switch(t.
type){case"If":return Mu(t,e,n);case"While":return Lu(t,e,n);case"For":case"Select":return Iu(t,e,n);case"Case":return Vu(
t,e,n);case"ArithmeticFor":{let r=ft(Ke(t),[e],n);return as(r,n,s=>Me(t.body,[s],n))}case"TestCommand":case"ArithmeticCo\
mmand":{let r=ft(Ke(t),[e],n);return{ok:r,fail:r}}default:return P(e)}}function ft(t,e,n){return t.reduce((r,{script:s,error:o})=>ue(
r.flatMap(i=>(o!==void 0&&n.unread(`a substitution that does not parse (${o})`,i),dr(i,n,a=>Fu(s,a,n))))),e)}function Fu(t,e,n){
return Me(t,[e],n)}function Nu(t,e,n,r){let[s,...o]=t;if(s===void 0)return P(n);let i=Be(s,n,r);for(let[a,d]of o.entries()){
let c=e[a]==="&&",l=ue(c?i.ok:i.fail),p=ce(l.map(h=>Be(d,h,r)));i=c?{ok:p.ok,fail:ue([...i.fail,...p.fail])}:{ok:ue([...i.
ok,...p.ok]),fail:p.fail}}return i}function Hu(t,e,n){let r=t.prefixes.filter(a=>a.type==="Negation").length%2===1,s=t.commands.
length===1?t.commands[0]:void 0;if(s!==void 0){let a=Be(s,e,n);return r?{ok:a.fail,fail:a.ok}:a}let o=[e],i=e.stdin;for(let[
a,d]of t.commands.entries()){let c=a===t.commands.length-1,l=i,p=h=>a===0||l===void 0?h:{...h,stdin:l};i=n.printed(d,p(e))??
{pieces:[{hole:"the output of a pipe"}]},o=ue(o.flatMap(h=>Bu(d,h,p,c,n)))}return{ok:o,fail:o}}function Bu(t,e,n,r,s){let o=()=>Ci(
e,Be(t,n(e),s)),i=yn(s.jumps,o);for(let d of i)s.leave({...d,traps:d.traps.slice(e.traps.length)});let a=i.map(d=>({...e,
disk:d.disk}));return a.length===0?[e]:r?[...a,...i]:a}function Mu(t,e,n){let r=[t,...t.elif],s=[e],o=[];for(let i of r){
let a=Me(i.clause,s,n);o.push(Me(i.then,ue(a.ok),n)),s=ue(a.fail)}return o.push(t.else===void 0?{ok:s,fail:[]}:Me(t.else,
s,n)),ce(o)}function Lu(t,e,n){return as([e],n,r=>{let s=Me(t.clause,[r],n),o=t.kind==="while"?s.ok:s.fail,i=Me(t.body,ue(
o),n);return{ok:[...i.ok,...s.ok],fail:[...i.fail,...s.fail]}})}var $u=5;function as(t,e,n){let r=e.jumps.out.length,s=ue(
t.map(a=>({...a,inLoop:!0}))),o=s;for(let a=0;o.length>0&&a<$u;a+=1){let d=ce(o.map(n)),c=ue([...s,...d.ok,...d.fail,...e.
jumps.out.slice(r)]);o=is(c,e).filter(l=>!s.includes(l)).slice(0,ar),s=c}let i=o.at(-1);return i!==void 0&&e.unread("a l\
oop whose state keeps changing",i),bi(t,s)}function bi(t,e){let n=t[0]?.inLoop??!1,r=ue(e.map(s=>({...s,inLoop:n})));return{
ok:r,fail:r}}function Iu(t,e,n){let r=ft(ju(t),[e],n),s=o=>n.expanded(t,o).map(Ys);return ce(r.map(o=>Gu(t,s(o),o,n)))}function Gu(t,e,n,r){
let s=(d,c)=>{let l=ge(d.vars,t.name.value,{word:c});return Me(t.body,[{...d,vars:l}],r)};if(!(t.type==="For"&&e.length<=
ar&&!e.some(vn))){let d=e.length===1?e[0]??b(""):Ct(`$${t.name.value}`);return as([n],r,c=>s(c,d))}let i=r.jumps.out.length,
a=[{...n,inLoop:!0}];for(let d of e){let c=ce(is(a,r).map(l=>s(l,d)));a=ue([...c.ok,...c.fail,...r.jumps.out.slice(i)])}
return bi([n],a)}function ju(t){return(t.wordlist??[]).flatMap(e=>Ke(e))}function Vu(t,e,n){let r=t.items.flatMap(i=>i.pattern.
flatMap(a=>Ke(a))),s=ft([...Ke(t.word),...r],[e],n),o=t.items.map(i=>Me(i.body,s,n));return ce([...o,{ok:s,fail:s}])}function Si(t,e){let n=V(t.words.slice(1),{short:"adEIJLnPRsS",shortAttached:"eil",long:["arg-file","delimiter","max-lin\
es","max-args","max-procs","max-chars","replace","process-slot-var"],stopAtOperand:!0}),{stdin:r,...s}=t.world,o=qu(n.options.
find(l=>["-I","-i","-J","--replace"].includes(l.name))),i=n.operands.length===0?[b("echo")]:n.operands,a=Ce(n,"-a","--ar\
g-file")===void 0?t.world.stdin:void 0,d=Uu(a,t);if(o===void 0)return Ai(t,[...i,...d],s,e);let c=d.map(l=>Ai(t,i.map(p=>ds(
p,o,l)),s,e));return c.length===0?P(t.world):ce(c)}function Ai(t,e,n,r){let s=r({words:e,own:t.own,world:n,only:"program\
s"}),o=i=>({...t.world,disk:i.disk});return{ok:s.ok.map(o),fail:s.fail.map(o)}}function qu(t){if(t===void 0)return;let e=t.
value===void 0?void 0:y(t.value);return e===void 0||e===""?"{}":e}function Uu(t,e){let n=t===void 0?void 0:y(t);return n===
void 0?t===void 0&&e.world.stdin===void 0&&!Qu(e)?[]:[{pieces:[{hole:"the words xargs reads",splits:!0}]}]:n.split(/[\s\0]+/u).
filter(r=>r!=="").map(r=>b(r.replace(/^(['"])(.*)\1$/u,"$2")))}function Qu(t){return t.words.some(e=>/^(?:-a|--arg-file)/u.
test(y(e)??""))}function ds(t,e,n){return{pieces:t.pieces.flatMap(s=>"text"in s?s.text.split(e).flatMap((o,i)=>[...i===0?
[]:n.pieces,...o===""?[]:[{text:o}]]):[s])}}var Ku={pieces:[{hole:"a file that find finds"}]},Ei=new Set(["-execdir","-okdir"]),Ju=new Set(["-exec","-ok",...Ei,"-x",
"-X","--exec","--exec-batch"]);function Wi(t,e){let n=t.words.map(s=>y(s)??""),r=[];for(let s=1;s<n.length;s+=1){let o=n[s]??
"";if(!Ju.has(o))continue;let i=n.findIndex((c,l)=>l>s&&(c===";"||c==="+"&&n[l-1]==="{}")),a=t.words.slice(s+1,i===-1?void 0:
i),d=Ei.has(o)?{...t.world,cwd:{unknown:"the directory find is in"}}:t.world;if(r.push(zu(t,a,d,e)),i===-1)break;s=i}return r.
length===0?P(t.world):ce([...r,P(t.world)])}function zu(t,e,n,r){let s=e.map(a=>ds(a,"{}",Ku));if(s.length===0)return P(
t.world);let o=r({words:s.length===0?[b("true")]:s,own:t.own,world:n,only:"programs"}),i=a=>({...t.world,disk:a.disk});return{
ok:o.ok.map(i),fail:o.fail.map(i)}}var _i={env:{short:"uCSa",long:["unset","chdir","split-string","argv0"],assigns:!0,chdir:["-C","--chdir"],text:["-S","--\
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
jIaSN",long:["jobs","arg-file"]}},Pi={poetry:["run"],uv:["run"],pdm:["run"],pipenv:["run"],hatch:["run"],conda:["run"],mamba:[
"run"],bundle:["exec"],npm:["exec","x"],pnpm:["exec","dlx"],yarn:["exec","dlx"],bun:["x"],mise:["exec","x"],rtx:["exec"],
asdf:["exec"],direnv:["exec"],op:["run"],doppler:["run"],dotenvx:["run"],"aws-vault":["exec"],devbox:["run"],pixi:["run"],
rye:["run"],nix:["develop","shell"],perf:["stat","record","trace"]},Xu=new Set(["git","hub","gh","tea","glab","sh","bash",
"zsh","env","sudo"]);function Yu(t,e,n){let r=e.words.findIndex((l,p)=>p>0&&t.includes(y(l)??"")),s=e.words.slice(1,r).every(
l=>G(l).startsWith("-"));if(r===-1||!s)return;let o=e.words.slice(r+1),i=o.findIndex(l=>/^(?:-c|--call)$/u.test(y(l)??""));
if(i!==-1&&e.words[0]!==void 0&&tt(e.words[0])==="npm")return n({...e,words:[b("sh"),b("-c"),...o.slice(i+1)]});let a=o.
findIndex(l=>!G(l).startsWith("-")),d=o.findIndex(l=>Xu.has(tt(l)??"")),c=[...new Set([a,d])].filter(l=>l!==-1).map(l=>n(
{words:o.slice(l),own:e.own,world:e.world,only:"programs"}));return c.length===0?void 0:Ri(ce(c),e)}function vi(t,e,n,r){
if(t==="xargs")return Si(e,r);if(t==="find"||t==="gfind"||t==="fd")return Wi(e,r);if(Object.hasOwn(Pi,t))return Yu(Pi[t]??
[],e,r);let s=Object.hasOwn(_i,t)?_i[t]:void 0;return s===void 0?void 0:Zu(t,s,e,n,r)}function Zu(t,e,n,r,s){let o=V(n.words.
slice(1),tl(e)),i=sl(e,o,n),{own:a,rest:d}=e.assigns===!0?ol(o.operands,n.own):{own:n.own,rest:o.operands},c=d.slice(e.operands??
0),l=e.text===void 0?void 0:nl(t,e.text,o,c);return l!==void 0?Di(l,i,r):(el(t,d,i,r),c.length===0?P(n.world):Ri(s({words:c,
own:a,world:i.world,only:"programs"}),n))}function el(t,e,n,r){if(!/^(?:su|script|flock|runuser|sg)$/u.test(t))return;let s=e.
findIndex(i=>/^(?:-c|--command)$/u.test(y(i)??"")),o=s===-1?void 0:e[s+1];o!==void 0&&Di(o,n,r)}function tl(t){let e={short:t.
short,long:t.long??[],stopAtOperand:!0};return t.shortAttached===void 0?e:{...e,shortAttached:t.shortAttached}}function nl(t,e,n,r){
let s=Ce(n,...e);return t==="watch"&&!ee(n,"-x","--exec")||t==="entr"&&ee(n,"-s")?cr(r):t==="hyperfine"?rl(r):t==="tmux"?
cr(r.slice(1).filter(o=>!/^(?:-|Enter$|C-)/u.test(G(o)))):s===void 0?void 0:cr([s,...t==="env"?r:[]])}function rl(t){return{
pieces:t.flatMap(e=>[...e.pieces,{text:`
`}])}}function cr(t){return{pieces:t.flatMap((e,n)=>[...n===0?[]:[{text:" "}],...e.pieces])}}function Di(t,e,n){let r=y(
t);return r!==void 0?Xt(r,Yt(e),e.world,n):(n.emit({kind:"unread",what:`the command text ${j(t)}`,world:e.world}),P(e.world))}
function sl(t,e,n){let r=t.chdir===void 0?void 0:Ce(e,...t.chdir);if(r===void 0)return n;let s=y(r),o=s===void 0?{unknown:`\
the directory ${j(r)}`}:Dt(n.world.cwd,s);return{...n,world:{...n.world,cwd:o}}}function Ri(t,e){let n=r=>({...e.world,disk:r.
disk});return{ok:t.ok.map(n),fail:t.fail.map(n)}}function ol(t,e){let n=new Map(e),r=0;for(let s of t){let o=/^([^=]+)=/u.
exec(G(s))?.[1];if(o===void 0)break;n.set(o,{word:le(s,o.length+1)}),r+=1}return{own:n,rest:t.slice(r)}}function Ti(t,e){let{world:n}=t,r=y($t(t)),s=r?.includes("/")===!0?Un(n,r):void 0;if(s===void 0)return;let o=y(s);return o===
void 0?(e.emit({kind:"unread",what:`the script ${r}, which this command writes`,world:n}),P(n)):Xt(o,{...Yt(t),args:t.words.
slice(1)},n,e)}function Fi(t,e,n){let r=ft(Ke(t),[e],n.walk);return ce(r.map(s=>il(t,s,n)))}function il(t,e,n){let r=n.expansion(e),s=dl(
t,e,n),o=t.prefix.filter(p=>p.type==="Assignment"),i=fl(o,s,n);al(i,s,n);let a=ll(t,r);if(a.length===0){let p={...s,vars:new Map(
[...s.vars,...i])},h=s.allexport?ul(p,i.keys()):p;return P(h)}let d=zt(t.redirects,r),c=d===void 0?s:{...s,stdin:d},l=Ni(
{words:a,own:i,world:c},n);return d===void 0?l:cl(l,s)}function al(t,e,n){for(let[o,i]of t){let a="word"in i?y(i.word):void 0;
if(a===void 0||!/\$\(|`/u.test(a))continue;(/^PS[0-4]$/u.test(o)||/^\s*[A-Za-z_]\w*\[/u.test(a))&&n.reading.text(`: "${a}\
"`,[e])}let r=t.get("PROMPT_COMMAND"),s=r===void 0||!("word"in r)?void 0:y(r.word);s!==void 0&&n.reading.text(s,[e])}function dl(t,e,n){
let r=n.expansion(e);return ir(t.redirects,r).reduce((s,o)=>(n.reading.emit({kind:"write",target:o,world:e}),It(s,o,n.content(
t,e))),e)}function cl(t,e){let n=({stdin:r,...s})=>e.stdin===void 0?s:{...s,stdin:e.stdin};return{ok:t.ok.map(n),fail:t.
fail.map(n)}}function ul(t,e){return{...t,exported:new Set([...t.exported,...e])}}function ll(t,e){let n=t.name===void 0?
[]:Ie(t.name,e),r=t.args.flatMap(s=>s.type==="Word"?Ie(s,e):[pl(s,e)]);return[...n,...r]}function pl(t,e){return t.value.
type==="ArrayValue"?b(t.text):Re(b(`${t.name}${t.append===!0?"+":""}=`),Et(t.value,e))}function fl(t,e,n){let r=new Map;
for(let s of t){let o=new Map([...e.vars,...r]),i=n.expansion({...e,vars:o});r=ge(r,s.name,hl(s,o.get(s.name),i))}return r}
function hl(t,e,n){if(t.index!==void 0)return{word:{pieces:[{hole:`$${t.name}`,splits:!0}]}};if(t.value.type==="ArrayVal\
ue"){let o=t.value.elements.flatMap(a=>Ie(a,n));return{elements:[...t.append===!0&&e!==void 0?Oi(e):[],...o]}}let r=Et(t.
value,n);if(t.append!==!0)return{word:r};let s=e===void 0?{pieces:[{hole:`$${t.name}`}]}:Oi(e)[0]??b("");return{word:Re(
s,r)}}function Oi(t){return"elements"in t?t.elements:[t.word]}function Ni(t,e){let{reading:n}=e;n.step();let r=a=>Ni(a,e),
s=ml(t,n,r);if(s!==void 0)return s;let{world:o}=t,i=tt($t(t));return i===void 0?(n.emit({kind:"unread",what:`the command\
 word ${j($t(t))}`,world:o}),P(o)):t.only==="builtins"?{ok:[],fail:[o]}:(n.emit({kind:"run",words:t.words,env:Vt(o,t.own),
world:o}),gl(i,t,e,r))}function ml(t,e,n){let r=y($t(t));return r===void 0||t.only==="programs"?void 0:(t.only===void 0?
yi(r,t,e,n):void 0)??mi(t,e,n)}function gl(t,e,n,r){return vi(t,e,n.reading,r)??wi(t,e,n.reading)??Ti(e,n.reading)??n.program(
e)??yl(t,Go(t,e))}function yl(t,e){return t==="true"||t===":"?{ok:[e],fail:[]}:t==="false"?{ok:[],fail:[e]}:P(e)}function Bi(t,e,n){let r=t.commands.map(c=>xn(c.command,e,n)),s=r.filter(c=>c!==void 0);if(s.length!==r.length)return;let o=Re(
...s),i=o.pieces.at(-1);if(i===void 0||!("text"in i))return o;let a=i.text.replace(/\n+$/u,""),d=o.pieces.slice(0,-1);return a===
""&&d.length>0?{pieces:d}:{pieces:[...d,...b(a).pieces]}}function xn(t,e,n){if(t.type==="Command")return wl(t,e,n);if(t.
type==="Pipeline"&&t.prefixes.length===0)return xl(t.commands,e,n);if(t.type==="BraceGroup"||t.type==="Subshell"){let r=t.
body.commands.map(o=>xn(o.command,e,n)),s=r.filter(o=>o!==void 0);return s.length===r.length?Re(...s):void 0}}function xl(t,e,n){
let r=e.world.stdin;for(let s of t){let{stdin:o,...i}=e.world;if(r=xn(s,{...e,world:r===void 0?i:{...i,stdin:r}},n),r===
void 0)return}return r}function wl(t,e,n){let r=cs(t,e,n);return r!==void 0&&xi(t.redirects)?b(""):r}function cs(t,e,n){
if(t.name===void 0||e.world.functions.has(t.name.value))return;let r=t.args.flatMap(o=>o.type==="Word"?Ie(o,e):[b(o.text)]),
s=y(Ie(t.name,e)[0]??b(""));if(s!==void 0)return kl(s,r,t,e,n)}function kl(t,e,n,r,s){switch(t){case"echo":return Al(e);case"\
printf":return Sl(e);case"cat":case"tee":return bl(t,e,n,r);case"true":case":":case"cd":return b("");default:return Cl([
b(t),...e],r,s)}}function Cl(t,e,n){let r=t.flatMap(o=>y(o)??[]);if(r.length!==t.length)return;if(r.join(" ")==="pwd")return Z(
e.world.cwd)?b(`${e.world.cwd}
`):void 0;let s=n(r,e.world);return s===void 0?El(r):b(`${s}
`)}function bl(t,e,n,r){if(t==="tee"||e.length===0||e.length===1&&y(e[0]??b(""))==="-")return zt(n.redirects,r)??r.world.
stdin}function Al(t){let e=t,n=`
`;for(;/^-[neE]+$/u.test(y(e[0]??b(""))??"");){let r=y(e[0]??b(""))??"";if(r.includes("n")&&(n=""),r.includes("e")&&e.some(
s=>(y(s)??"\\").includes("\\")))return;e=e.slice(1)}if(!e.some(r=>r.pieces.some(s=>"text"in s&&s.text.includes("\\"))))return Re(
...e.flatMap((r,s)=>s===0?[r]:[b(" "),r]),b(n))}var Hi={"\\n":`
`,"\\t":"	","%%":"%","\\\\":"\\"};function Sl(t){let[e,...n]=y(t[0]??b(""))==="--"?t.slice(1):t,r=y(e??b(""))?.split(/(%s|%%|\\n|\\t|\\\\)/u),
s=c=>c==="%s"||c in Hi||!/[%\\]/u.test(c);if(r===void 0||r[0]==="-v"||!r.every(s))return;let o=r.filter(c=>c==="%s").length,
i=o===0?1:Math.max(1,Math.ceil(n.length/o)),a=[...n];return Re(...Array.from({length:i},()=>r.map(c=>c==="%s"?a.shift()??
b(""):b(Hi[c]??c))).flat())}function El(t){let e=t.join(" "),n=`$(${e})`;return/^date (?:-u )?\+(?:%[sNYmdHMSjy])+$/u.test(
e)?{pieces:[{hole:n,shape:"digits"},{text:`
`}]}:/^git rev-parse (?:--short(?:=\d+)? |--verify )?[^-\s][^\s]*$/u.test(e)?{pieces:[{hole:n,shape:"hex"},{text:`
`}]}:void 0}var ht=class extends Error{},Wl=2e3,_l=2e4,Pl=40;function Mi(){let t=0,e=0;return{step(n){if(t+=1,t%64===1&&n.check(),t>
_l)throw new ht("more steps than the reader follows")},deeper(n){if(e+=1,e>Pl)throw new ht("commands nested deeper than \
the reader follows");try{return n()}finally{e-=1}}}}function Li(t){return t>Wl}function $i(t,e){let n=Mi(),r={projectDir:t.projectDir,jumps:{out:[],ended:[]},env:process.env,emit(i){if(e.push(i),Li(e.
length))throw new ht("more commands than can be followed")},step:()=>n.step(t.clock),text:(i,a)=>n.deeper(()=>Rl(i,a,r,o)),
node:(i,a)=>n.deeper(()=>Be(i,a,o))},o=vl(r,{reading:r,expansion:i=>wn(i,r),content:(i,a)=>cs(i,wn(a,r),Yn),program:i=>oi(
i,r),get walk(){return o}});return r}function wn(t,e){let n={world:t,projectDir:e.projectDir,env:e.env,output:(r,s)=>Bi(
r,{...n,world:s},Yn)};return n}function vl(t,e){let n={step:()=>t.step(),command:(r,s)=>Fi(r,s,e),redirected:(r,s)=>Dl(r,
s,t,n),printed:(r,s)=>xn(r,wn(s,t),Yn),expanded(r,s){let o=wn(s,t);return r.wordlist===void 0?s.args:r.wordlist.flatMap(
i=>Ie(i,o))},unread:(r,s)=>t.emit({kind:"unread",what:r,world:s}),jumps:t.jumps,leave:r=>Ii([r],t)};return n}function Dl(t,e,n,r){
if(t.type!=="Redirected")return[e];let s=t.redirects.flatMap(o=>Ke(o));return ft(s,[e],r).map(o=>{let i=wn(o,n),a=ir(t.redirects,
i).reduce((c,l)=>(n.emit({kind:"write",target:l,world:o}),It(c,l,void 0)),o),d=zt(t.redirects,i);return d===void 0?a:{...a,
stdin:d}})}function Rl(t,e,n,r){let{script:s,error:o}=Mt(t),[i]=e;o!==void 0&&i!==void 0&&n.emit({kind:"unread",what:`a \
command that does not parse (${o})`,text:t,world:i});let a=n.jumps.ended.length,d=Me(s,e,r);return Ii([...d.ok,...d.fail,
...n.jumps.ended.slice(a)],n),d}function Ii(t,e){for(let n of t)for(let r of n.traps)e.text(r,[{...n,traps:[]}])}var Tl=1e5,Gi=new WeakMap;function ji(t){let e=Gi.get(t);if(e!==void 0)return e;let n=Pn(t),r=n===void 0?[]:Ol(n,t);return Gi.
set(t,r),r}function Ol(t,e){let n=[],r=Bo(e.cwd);if(t.length>Tl)return[{kind:"unread",what:"a command too long to read",
world:r}];/\$\{[^}]*@P\}/u.test(t)&&n.push({kind:"unread",what:"a value expanded as a prompt",text:t,world:r});try{$i(e,
n).text(t,[r])}catch(s){if(!(s instanceof ht))throw s;n.push({kind:"unread",what:s.message,world:r})}return n}function Vi(t,e){let[n="",...r]=e;return tt(t[0]??b(""))!==n.toLowerCase()?"no":ur(t.slice(1),r)}function ur(t,e){let[n,
...r]=e;if(n===void 0)return"yes";let[s,...o]=t;if(s===void 0)return"no";if(G(s).startsWith("-")){let a=ur(o,e);return a===
"yes"||G(s).includes("=")?a:Nl(a,ur(o.slice(1),e))}if(y(s)===void 0&&G(s)===""&&(vn(s)||Cr(s,"-")))return"maybe";let i=Fl(
s,n);return i==="no"?"no":Hl(i,ur(o,r))}function Fl(t,e){let n=y(t),r=e.split("*").map(br).join(".*");return n!==void 0?
new RegExp(`^${r}$`,"su").test(n)?"yes":"no":e.includes("*")||Cr(t,e)?"maybe":"no"}function Nl(t,e){return t==="yes"||e===
"yes"?"yes":t==="maybe"||e==="maybe"?"maybe":"no"}function Hl(t,e){return t==="no"||e==="no"?"no":t==="maybe"||e==="mayb\
e"?"maybe":"yes"}var qi={kind:"runs-command",holds:(t,e)=>Us(Bl(t.commands,e),t.opaque)};function Bl(t,e){let n=s=>t.some(([o=""])=>Qs(s,
o)),r=Ks(e);return r!==void 0?n(r)||Js(r)?[_n(`${e.tool} commands`)]:[]:ji(e).flatMap(s=>(e.clock.check(),s.kind==="writ\
e"?[]:s.kind==="unread"?s.text===void 0||n(s.text)?[_n(s.what)]:[]:t.flatMap(o=>{let i=Vi(s.words,o);return i==="yes"?[qs(
`it runs ${o.join(" ")}`)]:i==="maybe"?[_n(`the words after ${o[0]??""}`)]:[]})))}await vs({
  "hook": "block-unauthorized-merge",
  "event": "PreToolUse",
  "onError": "block",
  "deadlineMs": 8000,
  "rule": {
    "kind": "decide",
    "cases": [
      {
        "tools": {
          "names": [
            "mcp__forgejo__merge_pull_request",
            "mcp__plugin_pal-e_forgejo__merge_pull_request"
          ]
        },
        "require": {
          "kind": "all",
          "of": [
            {
              "kind": "agent-is",
              "in": [
                "main"
              ]
            },
            {
              "kind": "prompt-said",
              "pattern": "\\bmerge\\b",
              "since": "session",
              "maxBytes": 67108864
            }
          ]
        },
        "message": "A merge needs the operator's word in this session, and only the main session may do it. Report that the PR is ready and wait to be told to merge it."
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
            ],
            [
              "tea",
              "pulls",
              "merge"
            ],
            [
              "tea",
              "pull",
              "merge"
            ],
            [
              "tea",
              "pr",
              "m"
            ],
            [
              "glab",
              "mr",
              "merge"
            ],
            [
              "gh",
              "api",
              "*/merge"
            ],
            [
              "gh",
              "api",
              "graphql",
              "*mergePullRequest*"
            ],
            [
              "curl",
              "*/pulls/*/merge"
            ]
          ],
          "opaque": true
        },
        "require": {
          "kind": "all",
          "of": [
            {
              "kind": "agent-is",
              "in": [
                "main"
              ]
            },
            {
              "kind": "prompt-said",
              "pattern": "\\bmerge\\b",
              "since": "session",
              "maxBytes": 67108864
            }
          ]
        },
        "message": "A merge needs the operator's word in this session, and only the main session may do it. Report that the PR is ready and wait to be told to merge it."
      }
    ],
    "otherwise": "allow"
  },
  "log": {
    "tag": "merge-guard",
    "allow": "op=allow tool={tool}",
    "act": "op=block tool={tool}"
  }
},xs({"agent-is":Ds,"prompt-said":Vs,"runs-command":qi}));
