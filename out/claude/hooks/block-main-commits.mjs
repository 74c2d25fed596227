#!/usr/bin/env node
var Et=class extends Error{constructor(e){super(`no answer within ${e} ms`),this.name="DeadlinePassed"}};function Gs(t){
return{check(){if(Ln()>t)throw new Et(t)},remainingMs:()=>Math.max(0,t-Ln())}}function Ln(){return process.uptime()*1e3}function mn(t,e,n){switch(t.kind){case"all":return js(t.of,e,n,"no");case"any":return js(t.of,e,n,"yes");case"not":return Ga(
mn(t.of,e,n));default:return Va(t,e,n)}}function js(t,e,n,r){let s,o=[],i=[];for(let a of t){e.clock.check();try{let d=mn(
a,e,n);if(ja(d)===r)return d;d.unsure===!0&&(s??=d),o.push(d)}catch(d){if(d instanceof Et)throw d;i.push(d)}}if(i.length>
0)throw i[0];return s??Ia(r==="no",o)}function Ia(t,e){let n=e.flatMap(({missing:s=[]})=>s),r=e.flatMap(({because:s})=>s===
void 0?[]:[s]);return{holds:t,...r.length===0?{}:{because:r.join("; ")},...n.length===0?{}:{missing:n}}}function Ga(t){return t.
unsure===!0?t:{...t,holds:!t.holds}}function ja(t){return t.unsure===!0?"unsure":t.holds?"yes":"no"}function Va(t,e,n){let r=n[t.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${t.kind}"`);return r.holds(t,e)}function gn(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function he(t,e){return Object.hasOwn(t,e)?t[e]:void 0}
function In(t,e){let n=he(t,e);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as qa}from"node:path";var Oe=class extends Error{constructor(e){super(e),this.name="CannotTell"}};var Vs="main",Bt="unknown";function qs(t){let e=he(t,"agent_type")??"";if(e==="")return(he(t,"agent_id")??"")===""?Vs:Bt;
if(typeof e!="string")return Bt;let n=$r(e);return n===Vs?Bt:n}function $r(t){return t.toLowerCase()}function Br(t){return t==="Task"?"Agent":t}function Us(t,e){return t.any===!0||e===""||t.names?.some(r=>Br(r)===e)===!0?
!0:(t.prefixes??[]).some(({prefix:r,except:s})=>e.startsWith(r)&&!s.includes(e))}var Ua=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),Pt=new Set(["Stop","SubagentStop"]),_t=class extends Oe{};function Lr(t,e,n){let r=Qa(t),s=In(r,"hook_event_name")??
e;if(!Ka(s,e))throw new Oe(`it waits for ${e} and was called for another event`);let o=Qs(he(r,"cwd"))??n.cwd,i=Ua.has(s),
a=he(r,"agent_id"),d=In(r,"transcript_path");return{event:s,tool:i?za(r):"",get input(){return i?Ja(r):r},cwd:o,projectDir:Qs(
n.projectDir)??o,identity:qs(r),...Ks(a)?{}:{agentId:typeof a=="string"?a:""},...d===void 0?{}:{transcriptPath:d},payload:r,
clock:n.clock}}function Qa(t){if(t.trim()==="")throw new _t("standard input held no payload");let e;try{e=JSON.parse(t.replace(
/^\uFEFF/u,""))}catch{throw new _t("the payload on standard input is not valid JSON")}if(!gn(e))throw new _t("the payloa\
d on standard input is no JSON object");return e}function Ka(t,e){return t===e||Pt.has(t)&&Pt.has(e)}function za(t){let e=In(
t,"tool_name");if(e===void 0)throw new Oe("the payload names no tool");return Br(e)}function Ja(t){let e=he(t,"tool_inpu\
t");if(Ks(e))return{};if(!gn(e))throw new Oe("the payload's tool_input is no object");return e}function Ks(t){return t==
null||t===""}function Qs(t){return typeof t=="string"&&qa(t)?t:void 0}function Js(t,e){return t===void 0?!0:"only"in t?e!==Bt&&zs(t.only,e):e===Bt||!zs(t.except,e)}function zs(t,e){return t.
some(n=>$r(n)===e)}function Xs(t){return(e,n)=>Pt.has(n.event)&&ed(n)?{verdict:"none"}:Xa(e,n,t)}function Xa(t,e,n){let r=!1;for(let s of t.
cases){let o=Ya(s,e,n);if(!o.holds)continue;let i=Za(s,o,e,n);if(i!==void 0)return i;if(r=!0,o.unsure!==!0)return{verdict:"\
allow"}}return t.otherwise==="block"?{verdict:"block",message:t.otherwiseMessage??"{hook} refuses this call."}:{verdict:r?
"allow":"none"}}function Ya(t,e,n){return!Js(t.who,e.identity)||!Us(t.tools,e.tool)?{holds:!1}:t.where===void 0?{holds:!0}:
mn(t.where,e,n)}function Za(t,e,n,r){if(t.require===void 0)return{verdict:"block",message:t.message,because:e.because};let s=mn(
t.require,n,r);if(s.holds&&s.unsure!==!0)return;let o=[e.because,s.because].filter(i=>i!==void 0);return{verdict:"block",
message:t.message,because:o.length===0?void 0:o.join("; "),missing:s.missing}}function ed(t){return!!he(t.payload,"stop_\
hook_active")}import{resolve as ud}from"node:path";var td=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:yn,constants:Lt,existsSync:ae,fstatSync:Ys,
ftruncateSync:nh,lstatSync:xn,openSync:Gn,readdirSync:jn,readFileSync:Zs,readlinkSync:Vn,readSync:rh,realpathSync:sh,statSync:wn,
writeSync:qn}=td;var nd=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu,rd=/[^\p{L}\p{N}_:.\-/@+*]+/gu;function ft(t){return eo(t.replace(rd,"_"),120)}
function vt(t){return eo(t.replace(nd," ").trim(),300)}function eo(t,e){let n=Array.from(t.slice(0,e*2+2));return n.length>
e?`${n.slice(0,e-1).join("")}\u2026`:t}function to(t,e){let{tool:n,agent:r,event:s,session:o}=e,i={tool:ft(n),agent:ft(r),event:ft(s)},a=`${JSON.stringify({...e,
...i,session:ft(o)})}
`,{O_APPEND:d,O_CREAT:c,O_WRONLY:l}=Lt,p=d|c|l|(Lt.O_NONBLOCK??0);try{let m=Gn(t,p,384);try{qn(m,a)}finally{yn(m)}}catch{}}var sd=/\{(tool|agent|hook|type|missing|because)\}/gu;function Un(t,e){return t.replace(sd,(n,r)=>od(r,e))}function od(t,e){
switch(t){case"because":return e.because===void 0?"":` (${vt(e.because)})`;case"missing":return vt((e.missing??[]).join(
" and "));case"type":return ft(e.type??"")||"none";default:return ft(e[t])}}function ro(t,e,n){let r={...e,hook:t.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":
return{exit:0,stdout:"",stderr:Qn(t,t.log?.allow,r)};case"block":{let{because:s,missing:o}=n,i={...r,because:s,missing:o},
a=Qn(t,t.log?.act,i);return id(e.event,ad(n.message,i),a)}case"remind":return no(t,e,Un(n.text,r));case"inject":return no(
t,e,n.text)}}function so(t,e,n){let r=t.onError==="block"&&!Pt.has(e.event),s=vt(n instanceof Error?n.message:String(n)),
o=`${t.hook} could not decide, an infrastructure fault, not policy: ${s}.`,i=r?"It refuses what it cannot judge. Repair \
the cause and retry; the call itself may be in order.":"The call goes on unchecked by this hook.",d=Qn(t,`op=error tool=\
{tool} verdict=${r?"block":"allow"} detail=infrastructure`,{...e,hook:t.hook});return{exit:r?2:0,stdout:"",stderr:`${o} ${i}\

${d}`}}function id(t,e,n){return Pt.has(t)?{exit:0,stdout:oo({decision:"block",reason:e}),stderr:n}:{exit:2,stdout:"",stderr:`${e}\

${n}`}}function ad(t,e){let n=Un(t,e).trimEnd(),{missing:r=[],because:s}=e,o=r.length===0||t.includes("{missing}"),i=s===
void 0||t.includes("{because}");return[n,...o?[]:[`Missing: ${vt(r.join(" and "))}`],...i?[]:[`Reason: ${vt(s)}`]].join(
`
`)}function no(t,e,n){let r={hookEventName:e.event,additionalContext:n},s=Qn(t,t.log?.act,{...e,hook:t.hook});return{exit:0,
stdout:oo({hookSpecificOutput:r}),stderr:s}}function oo(t){return`${JSON.stringify(t)}
`}function Qn(t,e,n){return t.log===void 0||e===void 0?"":`[${t.log.tag}] ${Un(e,n)}
`}function io(){let{stdin:t}=process;return t.isTTY?Promise.resolve(""):new Promise((e,n)=>{let r=[];t.on("data",s=>r.push(
s)),t.on("end",()=>e(Buffer.concat(r).toString("utf8"))),t.on("error",n)})}function Ir(t,e){let n=Buffer.from(e,"utf8");
for(let r=0;n.length>0&&r<1e3;r+=1)try{n=n.subarray(qn(t,n))}catch(s){if(!dd(s))return;cd(1)}}function dd(t){return t instanceof
Error&&"code"in t&&t.code==="EAGAIN"}function cd(t){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,t)}async function co(t,e){let n=Gs(t.deadlineMs),r,s=o=>ao(t,r,so(t,Gr(t,r),o));process.on("uncaughtException",s),process.on(
"unhandledRejection",s),setTimeout(()=>s(new Et(t.deadlineMs)),n.remainingMs());try{let o=process.env.CLAUDE_PROJECT_DIR,
i=await io();r=ld(i,t,{projectDir:o,clock:n,get cwd(){return process.cwd()}});let d=await e(t.rule,r);ao(t,r,ro(t,Gr(t,r),
d),d)}catch(o){s(o)}}function ld(t,e,n){try{return Lr(t,e.event,n)}catch(r){if(!(r instanceof _t)||!pd(e.rule))throw r;return Lr(
"{}",e.event,n)}}function pd(t){return t.kind==="inject"&&t.parts.every(({kind:e,who:n})=>e==="text"&&n===void 0)}function Gr(t,e){
if(e===void 0)return{event:t.event,tool:"",agent:""};let{event:n,tool:r,identity:s}=e;return{event:n,tool:r,agent:s,type:fd(
e)}}function fd(t){let e=he(t.payload,"tool_input"),n=gn(e)?he(e,"subagent_type"):void 0;return typeof n=="string"?n:void 0}
function ao(t,e,n,r){try{Ir(1,n.stdout),Ir(2,n.stderr),hd(t,e,n,r)}finally{process.exit(n.exit)}}function hd(t,e,n,r){let s=process.
env.ENFORCEMENT_LOG??"";if(s==="")return;let{event:o,tool:i,agent:a}=Gr(t,e),d=e===void 0?"":he(e.payload,"session_id");
to(ud(e?.projectDir??"",s),{time:new Date().toISOString(),hook:t.hook,event:o,tool:i,agent:a,verdict:r?.verdict??(n.exit===
2?"block":"allow"),cause:r===void 0?"infrastructure":"policy",ms:Math.round(Ln()),session:typeof d=="string"?d:""})}var uo={kind:"equals",holds(t,e){let n=he(e.input,t.field)??null;if(typeof n=="object"&&n!==null)throw new Oe(`the field\
 "${t.field}" holds something other than a name`);let r=typeof n=="string"&&n.trim()===""?null:n;return{holds:t.values.some(
s=>s===r)}}};function g(t){return{pieces:t===""?[]:[{text:t}]}}function It(t){return{pieces:[{hole:t}]}}function h(t){let e="";for(let n of t.
pieces){if(!("text"in n))return;e+=n.text}return e}function j(t){let e="";for(let n of t.pieces){if(!("text"in n))break;
e+=n.text}return e}function Kn(t){let e="";for(let n of[...t.pieces].reverse()){if(!("text"in n))break;e=n.text+e}return e}
function F(t){return t.pieces.map(e=>"text"in e?e.text:"glob"in e?e.glob:e.hole).join("")}function zn(t,e,n=!1){return new RegExp(
`^${kn(t)}$`,n?"iu":"u").test(e)}function Jn(t,e){let n=j(t);if(n.length>=e.length||h(t)!==void 0)return n.startsWith(e);
let r=t.pieces.find(o=>!("text"in o)),s=r!==void 0&&"hole"in r&&r.shape!==void 0;return e.startsWith(n)&&(!s||/^[0-9a-f]/u.
test(e.slice(n.length)))}function Xn(t){return t.pieces.some(e=>"hole"in e&&e.splits===!0)}function Ee(...t){return{pieces:t.
flatMap(e=>e.pieces)}}function oe(t,e){let n=e;return{pieces:t.pieces.flatMap(s=>{if(n===0||!("text"in s))return[s];let o=s.
text.slice(n);return n=Math.max(0,n-s.text.length),o===""?[]:[{text:o}]})}}function kn(t){return t.pieces.map(gd).join("")}
var md={digits:"-?[0-9]*",hex:"[0-9a-f]*"};function gd(t){return"text"in t?jr(t.text):"hole"in t?t.shape===void 0?"[^]*":
md[t.shape]:t.glob==="*"?"[^/]*":"[^/]"}function jr(t){return t.replace(/[\\^$.*+?()[\]{}|/]/gu,"\\$&")}function lo(t){return{
pieces:t.pieces.map(e=>"glob"in e?{hole:e.glob}:e)}}function Gt(t,e,n){let r=n&&(process.platform==="darwin"||process.platform==="win32"),s=h(e);return s!==void 0?t.some(o=>yd(
o,s,r))?"yes":"no":t.some(o=>o.includes("*")||zn(e,o,r))?"maybe":"no"}function yd(t,e,n){let r=t.split("*").map(jr).join(
".*");return new RegExp(`^${r}$`,n?"isu":"su").test(e)}function Qe(t){let e=h(t);if(e===void 0)return t;if(!/^refs\/(?!heads\/)/u.
test(e))return g(e.replace(/^(?:refs\/)?heads\//u,""))}function O(t,e){let n=[],r=[],s=[];for(let o=0;o<t.length;o+=1){let i=t[o];if(i===void 0)break;let a=h(i);if(a==="--"){let c=r.
length;return{options:n,operands:[...r,...t.slice(o+1)],dashes:c,unclear:s}}let d=j(i);if(!d.startsWith("-")||a==="-"){if(a===
void 0&&Jn(i,"-")&&s.push(i),r.push(i),e.stopAtOperand===!0){r.push(...t.slice(o+1));break}continue}o+=d.startsWith("--")?
xd(i,t[o+1],e,n):kd(i,t[o+1],e,n)}return{options:n,operands:r,unclear:s}}function xd(t,e,n,r){let s=j(t),o=s.indexOf("="),
i=wd(o===-1?s.slice(2):s.slice(2,o),n);return o!==-1?(r.push({name:`--${i}`,value:oe(t,o+1)}),0):h(t)===void 0?(r.push({
name:`--${i}`,value:t}),0):!n.long.includes(i)||e===void 0?(r.push({name:`--${i}`}),0):(r.push({name:`--${i}`,value:e}),
1)}function wd(t,e){let n=e.known??e.long;if(n.includes(t))return t;let r=n.map(i=>`no-${i}`),s=new Set(e.known===void 0?
n:[...n,...r]),o=s.has(t)?[t]:[...s].filter(i=>i.startsWith(t));return o.length===1?o[0]??t:t}function kd(t,e,n,r){let s=j(
t).slice(1);for(let[o,i]of[...s].entries()){let a=oe(t,o+2);if(n.shortAttached?.includes(i)===!0)return r.push({name:`-${i}`,
value:a}),0;if(!n.short.includes(i)){r.push({name:`-${i}`});continue}return a.pieces.length>0?(r.push({name:`-${i}`,value:a}),
0):(r.push(e===void 0?{name:`-${i}`}:{name:`-${i}`,value:e}),e===void 0?0:1)}return h(t)===void 0&&r.push({name:"-?",value:t}),
0}function K(t,...e){return t.options.findLast(n=>e.includes(n.name))?.value}function E(t,...e){let n=e.map(bd),r=t.options.
findLast(({name:s})=>e.includes(s)||n.includes(s));return r!==void 0&&e.includes(r.name)}function bd(t){return t.startsWith(
"--no-")?`--${t.slice(5)}`:t.startsWith("--")?`--no-${t.slice(2)}`:void 0}function De(t){return{sure:!0,because:t}}function J(t){return{sure:!1,because:`cannot be read: ${t}`}}function Yn(t,e){let n=t.
find(s=>s.sure);if(n!==void 0)return{holds:!0,because:n.because};let[r]=t;return r===void 0||!e?{holds:!1}:{holds:!0,unsure:!0,
because:r.because}}function Cd(t){let e=Gn(t,Lt.O_RDONLY|(Lt.O_NONBLOCK??0));if(Ys(e).isFile())return e;throw yn(e),new Vr(t)}function Ke(t){
let e=Cd(t);try{return Zs(e,"utf8")}finally{yn(e)}}var Vr=class extends Error{constructor(e){super(`${e} is no regular f\
ile`),this.name="NotRegular"}};import{join as bn}from"node:path";function ht(t,e){let n=e.disk.heads.get(t.gitDir);if(n!==void 0)return n;let r=t.top===
void 0?void 0:e.disk.made.get(t.top);if(r!==void 0)return r.head;if(ae(bn(t.commonDir,"reftable")))return{unknown:"HEAD \
of a reftable repository"};try{return Ad(Wd(bn(t.gitDir,"HEAD")))}catch{return{unknown:"HEAD, which cannot be read"}}}function Wd(t){
return xn(t).isSymbolicLink()?`ref: ${Vn(t)}`:Ke(t)}function Ad(t){let e=/^ref:\s*(\S+)\s*$/u.exec(t)?.[1];return e==="r\
efs/heads/.invalid"?{unknown:"HEAD of a reftable repository"}:e?.startsWith("refs/heads/")===!0?{branch:e.slice(11)}:e!==
void 0||/^[0-9a-f]{40,64}\s*$/u.test(t)?{detached:!0}:{unknown:"HEAD, which makes no sense"}}function st(t,e){for(let s of[
t.gitDir,t.commonDir]){let o=bn(s,e);if(xn(o,{throwIfNoEntry:!1})?.isFile()===!0)return Ke(o).trim()}let n=bn(t.commonDir,
"packed-refs");if(!ae(n))return;let r=Ke(n).split(`
`).find(s=>s.endsWith(` ${e}`));return r?.slice(0,r.indexOf(" "))}function qr(t,e){return st(t,`refs/heads/${e}`)!==void 0}
function Zn(t,e){let n=bn(t.gitDir,e);return ae(n)?Ke(n).trim():void 0}function ze(t,e,n){if(e===void 0)return[];let r=Gt(t.branches,e,!0);return r==="no"?[]:r==="yes"?[De(n)]:[J(`the branch ${F(
e)}`)]}function Fe(t,e){return e.flatMap(n=>ze(t,Qe(n),`git ${t.verb} moves ${F(n)}`))}function jt(t){let e=ht(t.repository,
t.call.world);return"branch"in e?e.branch:"detached"in e?[]:e.name===void 0?[J(e.unknown)]:ze(t,e.name,"")}function po(t){let{parsed:e}=t,{operands:n}=e;return E(e,"-?")?[J("the options of git branch")]:E(e,"-d","-D","--delete")?
E(e,"-r","--remotes")?[]:Fe(t,n):E(e,"-m","-M","--move")?[...Fe(t,n),...n.length>1?[]:Sd(t)]:E(e,"-c","-C","--copy")?Fe(
t,n.slice(-1)):E(e,"-f","--force")?Fe(t,n.slice(0,1)):e.unclear.map(r=>J(`the git argument ${F(r)}`))}function Sd(t){let e=jt(
t);return typeof e=="string"?ze(t,g(e),`git branch -m renames ${e}`):e}import{join as $d}from"node:path";import{basename as Dd,dirname as Td,isAbsolute as Kr,join as Od,normalize as Fd,resolve as Md,sep as mo}from"node:path";function Vt(t){try{return xn(t,{throwIfNoEntry:!1})}catch(e){if(e instanceof Error&&"code"in e&&e.code==="ENOTDIR")return;
throw e}}import{dirname as Ed,isAbsolute as _d,parse as Ur,sep as Qr}from"node:path";var Pd=40,vd=Qr==="\\"?/[\\/]/u:/\//u;function ho(t){let e=Ur(t).root,n=fo(t);for(let r=0;n.length>0;){let s=n.pop()??"";
if(s===""||s===".")continue;if(s===".."){e=Ed(e);continue}let o=e.endsWith(Qr)?e+s:e+Qr+s,i=Rd(o);if(i===void 0){e=o;continue}
if(r+=1,r>Pd)throw new Oe("a path leads through a circle of links");_d(i)&&(e=Ur(i).root),n.push(...fo(i))}return e}function fo(t){
return t.slice(Ur(t).root.length).split(vd).reverse()}function Rd(t){return Vt(t)?.isSymbolicLink()??!1?Vn(t):void 0}function I(t){return typeof t=="string"}function mt(t){try{return wn(t,{throwIfNoEntry:!1})?.isDirectory()??!1}catch{return!1}}
function ot(t,e){return Kr(e)?Fd(e):I(t)?Md(t,e):t}function Te(t,e){return ho(Kr(e)?e:`${t}${mo}${e}`)}function go(t,e){
let r=(Kr(e)?e:`${t}${mo}${e}`).replace(/\/+$/u,""),s=Dd(r);return s===".."||s==="."||s===""?Te(t,e):Od(Te(t,Td(r)),s)}function de(t,e,n,r){let s=o=>o.split(/\s+/u).filter(i=>i!=="");return{short:t,shortAttached:e,long:s(n),known:[...s(n),
...s(r)]}}var qt="abort continue quit skip no-verify verify edit no-edit signoff no-signoff gpg-sign no-gpg-sign",Je="qu\
iet no-quiet verbose no-verbose",Nd={commit:de("mFCct","Su","message file reuse-message reedit-message fixup squash temp\
late author date trailer cleanup pathspec-from-file",`all patch amend edit no-edit dry-run short branch porcelain long n\
ull no-verify verify signoff no-signoff only
     include interactive no-post-rewrite status no-status allow-empty allow-empty-message reset-author ahead-behind
     pathspec-file-nul gpg-sign no-gpg-sign untracked-files ${Je}`),merge:de("mFsX","S","file strategy strategy-option i\
nto-name cleanup",`ff no-ff ff-only squash no-squash commit no-commit stat no-stat log no-log rerere-autoupdate overwrit\
e-ignore
     allow-unrelated-histories autostash no-autostash progress ${qt} ${Je}`),pull:de("sXjo","Sr","strategy strategy-opti\
on depth deepen shallow-since shallow-exclude upload-pack jobs refmap server-option negotiation-tip cleanup",`ff no-ff f\
f-only squash no-squash commit no-commit rebase no-rebase stat no-stat log no-log all append atomic
     dry-run force keep prune tags no-tags set-upstream unshallow ipv4 ipv6 autostash no-autostash progress
     allow-unrelated-histories recurse-submodules verify-signatures ${qt} ${Je}`),push:de("o","","repo push-option recei\
ve-pack exec",`all branches mirror delete tags dry-run porcelain force force-with-lease force-if-includes no-force-if-in\
cludes
     no-force-with-lease recurse-submodules thin no-thin set-upstream progress prune no-verify verify follow-tags
     no-follow-tags signed no-signed atomic ipv4 ipv6 ${Je}`),rebase:de("sXxC","Sr","onto exec strategy strategy-option \
whitespace empty",`interactive root update-refs no-update-refs keep-base apply merge autosquash no-autosquash autostash \
no-autostash
     fork-point no-fork-point stat no-stat rebase-merges no-rebase-merges keep-empty no-keep-empty reapply-cherry-picks
     force-rebase no-ff committer-date-is-author-date reset-author-date ignore-date ignore-whitespace edit-todo
     show-current-patch reschedule-failed-exec ${qt} ${Je}`),"cherry-pick":de("mXs","S","mainline strategy strategy-opti\
on cleanup empty",`no-commit commit ff allow-empty allow-empty-message keep-redundant-commits rerere-autoupdate ${qt}`),
revert:de("mXs","S","mainline strategy strategy-option cleanup",`no-commit commit reference ${qt}`),am:de("Cp","S","dire\
ctory exclude include whitespace patch-format resolvemsg empty quoted-cr",`3way keep scissors no-scissors message-id ign\
ore-date resolved allow-empty interactive show-current-patch keep-cr utf8 reject ignore-whitespace ${qt} ${Je}`),reset:de(
"","","pathspec-from-file",`soft mixed hard merge keep patch intent-to-add pathspec-file-nul no-refresh refresh recurse-\
submodules ${Je}`),"update-ref":de("m","","","no-deref stdin create-reflog"),"symbolic-ref":de("m","","","short delete r\
ecurse quiet"),branch:de("u","t","set-upstream-to contains no-contains merged no-merged points-at format sort",`delete m\
ove copy force list track no-track show-current all remotes edit-description unset-upstream create-reflog color no-color\
 column no-column abbrev ignore-case omit-empty recurse-submodules ${Je}`),checkout:de("bB","","orphan conflict pathspec\
-from-file","detach track no-track guess no-guess force merge ours theirs patch ignore-skip-worktree-bits ignore-other-w\
orktrees overwrite-ignore recurse-submodules overlay no-overlay pathspec-file-nul progress no-progress quiet"),switch:de(
"cC","","create force-create orphan conflict","detach guess no-guess force discard-changes merge track no-track ignore-o\
ther-worktrees recurse-submodules progress no-progress quiet"),fetch:de("jo","","depth deepen shallow-since shallow-excl\
ude upload-pack jobs refmap server-option negotiation-tip filter",`all append atomic dry-run force keep multiple prune p\
rune-tags tags no-tags update-head-ok set-upstream unshallow porcelain recurse-submodules write-fetch-head no-write-fetc\
h-head ipv4 ipv6 ${Je}`),worktree:de("bB","","reason orphan expire","force detach checkout no-checkout lock guess-remote\
 track no-track porcelain quiet"),clone:de("bocuj","","branch origin config depth shallow-since shallow-exclude upload-p\
ack template reference reference-if-able separate-git-dir jobs filter server-option bundle-uri revision",`bare mirror no\
-checkout local shared no-hardlinks single-branch no-single-branch recurse-submodules no-tags sparse reject-shallow prog\
ress ${Je}`),init:de("b","","initial-branch template separate-git-dir object-format ref-format","bare shared quiet"),config:de(
"f","","file blob type default comment value url","get get-all get-regexp get-urlmatch add unset unset-all rename-sectio\
n remove-section replace-all list edit global system local worktree null name-only show-origin show-scope includes fixed\
-value all regexp append bool int path"),"send-pack":de("","","receive-pack exec remote","all mirror dry-run force thin \
atomic stdin verbose signed"),subtree:de("Pmb","","prefix message branch annotate onto","squash rejoin ignore-joins quie\
t debug")},Hd={short:"",long:[]};function ce(t){return Nd[t]??Hd}function yo(t){let n=(Zn(t,"logs/HEAD")?.split(`
`)??[]).findLast(s=>s.includes("	checkout: moving from ")),r=n===void 0?void 0:/\tcheckout: moving from (\S+) to /u.exec(
n)?.[1];return r===void 0?{unknown:"the branch before"}:/^[0-9a-f]{40,64}$/u.test(r)?{detached:!0}:{branch:r}}var zr={isCertain:!1};function er(t,e){let n=O(t.args,ce(t.verb??""));return Bd(t.verb==="switch"?"c":"b",n,e)??Ld(n,t,e)}
function Me(t){let e=h(t);return e===void 0?{unknown:`the branch ${F(t)}`,name:t}:{branch:e}}function Bd(t,e,n){let r=K(
e,`-${t}`,"--create","--orphan"),s=K(e,`-${t.toUpperCase()}`,"--force-create"),o=s??r;if(o===void 0)return;let i=h(o),a=i!==
void 0&&!qr(n,i)&&Id(i),[d]=e.operands;return{head:Me(o),isCertain:(s!==void 0||a)&&Gd(d,n),...d===void 0?{}:{start:d},...s===
void 0?{}:{resets:s}}}function Ld(t,e,n){if(t.unclear.length>0||E(t,"-?"))return{head:{unknown:"what is checked out"},isCertain:!1};
if(t.operands.length>1||t.dashes===0||E(t,"-p","--patch"))return zr;let[s]=t.operands;if(E(t,"-d","--detach"))return{head:{
detached:!0},isCertain:s===void 0};if(s===void 0)return zr;let o=E(t,"-t","--track")?jd(s):Vd(s,e,n);return o===void 0?zr:
{head:o,isCertain:!1}}function Id(t){return/^(?![-./])(?!.*(?:\.\.|\/\/|@\{|[\s~^:?*[\\]))[^\0]*(?<![./]|\.lock)$/u.test(
t)}function Gd(t,e){let n=h(t??g("HEAD"));return n===void 0?!1:n==="HEAD"||n==="@"||tr(n,e)}function tr(t,e){let n=["ref\
s/","refs/tags/","refs/heads/","refs/remotes/"].map(s=>s+t);return(t.startsWith("refs/")?[t,...n]:n).some(s=>st(e,s)!==void 0)}
function jd(t){let e=h(t);return e===void 0?Me(t):{branch:e.replace(/^(?:refs\/)?(?:remotes\/)?[^/]+\//u,"")}}function Vd(t,e,n){
let r=h(t);return r===void 0?Me(t):r==="-"||r==="@{-1}"?yo(n):qr(n,r)?{branch:r}:/[~^:]|@\{|^HEAD$|^@$|^refs\/|^[0-9a-f]{7,64}$/u.
test(r)||tr(r,n)?{detached:!0}:I(e.dir)&&ae($d(e.dir,r))?void 0:{branch:r}}import{dirname as zd,join as Cn}from"node:path";var qd={n:`
`,t:"	",b:"\b"};function xo(t){if(t===void 0)return"true";let e="",n=0,r=!1;for(let[s]of t.trimStart().matchAll(/\\.|[^]/gu)){
if(s==='"'){r=!r,n=e.length;continue}if(!r&&(s==="#"||s===";"))break;e+=s.length>1?Ud(s):s,(r||!/\s/u.test(s))&&(n=e.length)}
return e.slice(0,n)}function Ud(t){let e=t.slice(1);return qd[e]??e}var Qd=/^\s*\[\s*([A-Za-z0-9.-]+)\s*(?:"((?:[^"\\]|\\.)*)")?\s*\]/u;function wo(t){let e=[],n="";for(let r of Kd(t)){let s=Qd.
exec(r),o=s===null?r:r.slice(s[0].length);if(s!==null){let a=(s[1]??"").toLowerCase();n=s[2]===void 0?a:`${a}.${s[2].replace(
/\\(.)/gu,"$1")}`}let i=/^\s*([A-Za-z][A-Za-z0-9-]*)\s*(?:=(.*))?$/su.exec(o);i===null||n===""||e.push({key:`${n}.${(i[1]??
"").toLowerCase()}`,value:xo(i[2])})}return e}function Kd(t){return t.replace(/^\uFEFF/u,"").replace(/\\\r?\n/gu,"").split(
/\r?\n/u)}function it(t){let e=t.indexOf("."),n=t.lastIndexOf(".");return e===-1||e===n?t.toLowerCase():t.slice(0,e).toLowerCase()+
t.slice(e,n)+t.slice(n).toLowerCase()}function Xe(t,e){let n=t.home;return[...["/etc/gitconfig",...n===void 0?[]:[Cn(t.xdg??Cn(n,".config"),"git","config"),Cn(
n,".gitconfig")],...e===void 0?[]:[Cn(e.commonDir,"config"),Cn(e.gitDir,"config.worktree")]].flatMap(s=>ko(s,5,n)),...t.
world.disk.settings,...t.settings]}function ko(t,e,n){return e===0||!ae(t)?[]:Jd(t).flatMap(s=>{if(s.key!=="include.path"&&
!/^includeif\..*\.path$/su.test(s.key))return[s];let o=s.value.replace(/^~(?=\/)/u,n??"~");return[s,...ko(Te(zd(t),o),e-
1,n)]})}function Jd(t){try{return wo(Ke(t))}catch{return[]}}function _e(t,e){return t.findLast(n=>n.key===e)?.value}function Wn(t,e){
return t.filter(n=>n.key===e).map(n=>n.value)}function Ut(t,e){let n=_e(e,`branch.${t}.remote`),r=_e(e,`branch.${t}.merge`);if(!(n===void 0||r===void 0))return{remote:n,
branch:r.replace(/^refs\/heads\//u,"")}}function nr(t,e){let n=Ut(t,e);return n!==void 0&&n.branch===t&&n.remote!=="."}function rr(t,e){
return _e(e,`branch.${t}.remote`)??"origin"}function bo(t,e){let{parsed:n,verb:r}=t;return n.unclear.length>0||E(n,"-?")||Xd(t)?!1:r==="pull"?Yd(t,e):r==="merge"&&tc(
t)&&nc(t,e)}function Xd(t){return[...t.call.world.disk.settings,...t.call.settings].some(({key:n})=>/^(?:remote|url|branch|include)\./u.
test(n))}function Yd(t,e){let{parsed:n}=t;if(E(n,"--no-ff","-s","--strategy","--allow-unrelated-histories","-f","--force")||
E(n,"-r","--rebase")&&!ec(t,e))return!1;let s=t.settings(),[o,i,...a]=n.operands.map(d=>h(d));return n.operands.length===
0?Ut(e,s)===void 0||nr(e,s):o!==rr(e,s)||o==="."?!1:n.operands.length===1?nr(e,s):a.length===0&&Zd(i,e)}function Zd(t,e){
let n=[e,`heads/${e}`,`refs/heads/${e}`],[r,s]=(t??"").split(":");return n.includes(r??"")&&(s===void 0||n.includes(s))}
function ec(t,e){let n=rr(e,t.settings()),r=st(t.repository,`refs/heads/${e}`);return r!==void 0&&r===st(t.repository,`r\
efs/remotes/${n}/${e}`)}function tc(t){let e=t.parsed.options.findLast(({name:n})=>["--ff-only","--ff","--no-ff"].includes(
n))?.name;return e==="--ff-only"||e===void 0&&_e(t.settings(),"merge.ff")==="only"}function nc(t,e){let{operands:n}=t.parsed,
r=t.settings(),[s]=n.map(o=>h(o));return n.length>1||n.length===1&&s===void 0?!1:s===void 0||rc(s,e)?nr(e,r):sc(s,e,r)&&
!oc(s,t)}function rc(t,e){let n=/^(.*)@\{(?:u|upstream)\}$/iu.exec(t)?.[1];return n!==void 0&&["","HEAD","@",e].includes(
n)}function sc(t,e,n){let r=rr(e,n);return r!=="."&&["","remotes/","refs/remotes/"].some(s=>t===`${s}${r}/${e}`)}function oc(t,e){
let n=[`refs/heads/${t}`,`refs/tags/${t}`];return e.call.world.disk.refs.has(t)||n.some(r=>st(e.repository,r)!==void 0)}var ic={heads:new Map,made:new Map,settings:[],links:new Map,refs:new Set,files:new Map};function Ao(t){return{cwd:t,previous:{
unknown:"$OLDPWD"},stack:[],vars:new Map,exported:new Set,functions:new Map,aliases:new Map,args:[],locals:new Map,traps:[],
inFunction:!1,inLoop:!1,errexit:!1,allexport:!1,disk:ic}}function v(t){return{ok:[t],fail:[t]}}function ue(t){return{ok:t.
flatMap(e=>e.ok),fail:t.flatMap(e=>e.fail)}}function me(t,e,n){return new Map(t).set(e,n)}var Co=new WeakMap;function ac(t){
let e=Co.get(t);if(e!==void 0)return e;let r=JSON.stringify(t,(s,o)=>o instanceof Map?[...o].map(([i,a])=>[i,cc(a)]):o instanceof
Set?[...o]:o);return Co.set(t,r),r}var Wo=new WeakMap,dc=0;function cc(t){if(!(typeof t=="object"&&t!==null&&"body"in t))
return t;let n=Wo.get(t)??(dc+=1);return Wo.set(t,n),n}function le(t){if(t.length<2)return t;let e=new Map;for(let n of t){
let r=ac(n);e.has(r)||e.set(r,n)}return[...e.values()]}function gt(t,e){return{...t,disk:{...t.disk,...e}}}function sr(t,e,n){return gt(t,{heads:me(t.disk.heads,e.gitDir,n)})}
function Qt(t,e){return gt(t,{settings:[...t.disk.settings,...e]})}function at(t,e){return{ok:[e],fail:[t]}}function or(t,e,n,r,s){let o=n===void 0?void 0:h(n)?.replace(/^(?:refs\/)?remotes\//u,"");if(!("branch"in e)||o===void 0)
return t;let a=Xe(r,s).flatMap(({key:d})=>/^remote\.(.+)\.url$/su.exec(d)?.[1]??[]).find(d=>o.startsWith(`${d}/`));return a===
void 0?t:Qt(t,[{key:`branch.${e.branch}.remote`,value:a},{key:`branch.${e.branch}.merge`,value:`refs/heads/${o.slice(a.length+
1)}`}])}var uc=new Map([["symbolic-ref",lc],["stash",pc],["rebase",fc],["bisect",hc],["branch",mc],["tag",t=>Eo(t)],["remote",gc]]);
function So(t,e,n,r){let s=uc.get(t);return s===void 0?v(r):s({call:e,repository:n,world:r,parsed:O(e.args,ce(t))})}function Kt({
world:t,repository:e},n){return at(t,sr(t,e,n))}function ir(t,e){let n=t.parsed.operands[e];return n===void 0?void 0:h(n)}
function lc(t){let e=t.parsed.operands[1];if(ir(t,0)!=="HEAD"||e===void 0)return v(t.world);let n=h(e)?.replace(/^refs\/heads\//u,
"");return Kt(t,n===void 0?Me(e):{branch:n})}function pc(t){let e=t.parsed.operands[1];return ir(t,0)!=="branch"||e===void 0?
v(t.world):Kt(t,Me(e))}function fc(t){let{parsed:e,repository:n,world:r}=t,s=e.operands[1];if(s!==void 0&&!E(e,"--root"))
return Kt(t,Me(s));if(!E(e,"--abort","--continue","--quit"))return v(r);let o=Jr(n);return o===void 0?v(r):Kt(t,{branch:o})}
function Jr(t){return["rebase-merge/head-name","rebase-apply/head-name"].map(r=>Zn(t,r)).find(r=>r!==void 0)?.replace(/^refs\/heads\//u,
"")}function hc(t){let e=ir(t,0)==="reset";return Kt(t,e?{unknown:"HEAD after a bisection"}:{detached:!0})}function mc(t){
let{parsed:e,world:n,repository:r,call:s}=t,o=K(e,"-u","--set-upstream-to"),i=e.operands[0];if(o!==void 0){let d=i===void 0?
ht(r,n):Me(i);return at(n,or(n,d,o,s,r))}if(!E(e,"-m","-M","--move"))return Eo(t);let a=e.operands.at(-1);return a===void 0?
v(n):Kt(t,Me(a))}function Eo(t){let e=ir(t,0),{world:n}=t;return e===void 0?v(n):at(n,gt(n,{refs:new Set([...n.disk.refs,
e])}))}function gc(t){let{world:e,parsed:n}=t,[,r,s]=n.operands.map(i=>h(i)??"?");if(r===void 0||s===void 0)return v(e);
let o=n.options.some(i=>i.name==="--mirror");return at(e,Qt(e,[{key:`remote.${r}.url`,value:s},...o?[{key:`remote.${r}.m\
irror`,value:"true"}]:[]]))}import{join as yc}from"node:path";function _o(t,e){let{parsed:n}=t,[r,...s]=n.operands,o=s.length>0||n.dashes===0||E(n,"-p","--patch","--pathspec-from-fil\
e");if(r===void 0||o)return!1;let i=h(r);return i===void 0?!0:["HEAD","@",e,`refs/heads/${e}`].includes(i)?!1:n.dashes!==
void 0||tr(i,t.repository)||!xc(i,t)}function xc(t,e){return I(e.call.dir)&&ae(yc(e.call.dir,t))}var Po=new Set(["filter-branch","filter-repo","history","replay"]),wc=`commit merge cherry-pick revert am rebase pull re\
set subtree svn quiltimport cvsimport
citool gui p4`,vo=new Set([...wc.split(/\s+/u),...Po]);function Ro(t){let{verb:e,parsed:n}=t;if(Ac(e,n))return[];if(Po.has(
e))return[J(`which branches git ${e} rewrites`)];let r=bc(t);if(r!==void 0)return ze(t,Qe(r),`git rebase moves ${F(r)}`);
let s=Cc(t)??jt(t);if(typeof s!="string")return s;let o=ze(t,g(s),`git ${e} here lands on ${s}`);return o.length>0&&kc(t,
s)?o:[]}function kc(t,e){return t.verb==="reset"?_o(t,e):!bo(t,e)}function bc(t){return t.verb==="rebase"&&!E(t.parsed,"\
--root")?t.parsed.operands[1]:void 0}function Cc(t){return t.verb==="rebase"&&E(t.parsed,"--continue","--skip")?Jr(t.repository):
void 0}var Wc={commit:["--dry-run","--porcelain","--short","--long"],"cherry-pick":["-n","--no-commit"],revert:["-n","--\
no-commit"],merge:["--squash"],pull:["--dry-run","--squash"]};function Ac(t,e){return E(e,"--abort","--quit","--edit-tod\
o","--show-current-patch",...Wc[t]??[])?!0:t==="merge"?E(e,"--no-commit")&&E(e,"--no-ff"):t==="subtree"&&/^(?:push|split)$/u.
test(h(e.operands[0]??g(""))??"")}function Do(t){let[e]=t.parsed.operands;if(E(t.parsed,"--stdin"))return Sc(t);if(e===void 0)return[];if(h(e)!=="HEAD")return[
...Fe(t,[e]),...ar(t,e)];let n=jt(t);return typeof n=="string"?ze(t,g(n),`git update-ref HEAD moves ${n}`):n}function Sc(t){
let{stdin:e}=t.call.world,n=e===void 0?void 0:h(e);return n===void 0?[J("what git update-ref --stdin reads")]:n.split(/[\n\0]/u).
map(s=>s.trim().split(/\s+/u)[1]).flatMap(s=>s===void 0?[]:Fe(t,[g(s)]))}function To(t){let{parsed:e}=t;return e.operands.
length===2||E(e,"-d","--delete")?Fe(t,e.operands.slice(0,1)):[]}function Xr(t){return/^refs\/remotes\/[^/]+\/(.+)$/su.exec(
h(t)??"")?.[1]}function ar(t,e){let n=Xr(e);return n===void 0?[]:ze(t,g(n),`git ${t.verb} sets ${F(e)}`)}function zt(t){let e=j(t).startsWith("+"),n=e?oe(t,1):t,r=n.pieces.findIndex(d=>"text"in d&&d.text.includes(":")),s=n.pieces[r];
if(s===void 0||!("text"in s))return{force:e,src:n};let o=s.text.indexOf(":"),i={pieces:[...n.pieces.slice(0,r),...g(s.text.
slice(0,o)).pieces]},a={pieces:[...g(s.text.slice(o+1)).pieces,...n.pieces.slice(r+1)]};return{force:e,src:i,dst:a}}function An(t,e,n){
let r=h(e)??Ec(e),s=Qe(e);if(r===void 0)return _c(t,e);if(!r.includes("*"))return s===void 0?"no":Gt(t,s,n);let[o="",i=""]=r.
split("*",2);return t.some(d=>[d,`heads/${d}`,`refs/heads/${d}`].some(c=>c.length>=o.length+i.length&&c.startsWith(o)&&c.
endsWith(i)))?"yes":"no"}function Ec(t){if(t.pieces.every(n=>"text"in n||"glob"in n&&n.glob==="*"))return t.pieces.map(n=>"\
text"in n?n.text:"*").join("")}function _c(t,e){return t.flatMap(r=>[r,`heads/${r}`,`refs/heads/${r}`]).some(r=>r.includes(
"*")||zn(e,r))?"maybe":"no"}function Zr(t){let[e,...n]=t.parsed.operands,r=h(e??g("origin")),s=t.parsed.options.flatMap(i=>i.name==="--refmap"&&i.value!==
void 0?[i.value]:[]);return(n.length>0?[...n,...s]:Pc(r,t)).flatMap(i=>{let a=zt(i),d=n.length>0?vc(a,r,t):[];return d.length>
0?d:Rc(i,a,r,t)})}function Pc(t,e){return t===void 0?[]:Wn(e.settings(),`remote.${t}.fetch`).map(g)}function vc({src:t,dst:e},n,r){
return e===void 0?[]:Yr(t)===Xr(e)&&n!=="."?[]:ar(r,e)}function Yr(t){return h(Qe(t)??t)}function Rc(t,{force:e,src:n,dst:r},s,o){
if(r===void 0)return[];let i=An(o.branches,r,!0);if(i==="no")return[];if(i==="maybe")return[J(`the refspec ${F(t)}`)];let a=/^[\w-]+$/u.
test(s??""),d=e||E(o.parsed,"-f","--force");return a&&!d&&Yr(n)===Yr(r)?[]:[De(`git ${o.verb} moves ${F(r)}`)]}function es(t){
let[e,...n]=t.parsed.operands,r=h(e??g(""));if(!(r!==void 0&&/^\.{1,2}(?:\/|$)|^\/|^file:/u.test(r)&&I(t.call.dir))||E(t.
parsed,"-n","--dry-run"))return[];let o=E(t.parsed,"-d","--delete");return n.flatMap(i=>{let{src:a,dst:d}=zt(i),c=o?a:d??
a;return An(t.branches,c,!0)==="yes"?[De(`git push ${r} moves ${F(c)}`)]:ar(t,c)})}import{dirname as ns,join as ur}from"node:path";import{basename as No,isAbsolute as Oc,resolve as ts}from"node:path";import{isAbsolute as Dc,resolve as Tc}from"node:path";function Oo(t,e){return Dc(e)||!I(t.cwd)?e:Tc(t.cwd,e)}function dr(t,e){return t.disk.files.size===0?void 0:t.disk.files.
get(Oo(t,e))}function Jt(t,e,n){let r=h(e);if(r===void 0||r.startsWith("/dev/"))return t;let s=n??{pieces:[{hole:`the co\
ntents of ${r}`}]};return{...t,disk:{...t.disk,files:me(t.disk.files,Oo(t,r),s)}}}var Fc=new Set(["ln","mv","cp","install","tee"]),Mc={short:"tS",long:["target-directory","suffix"]};function Ho(t,e){let{
world:n}=e,{cwd:r}=n;if(!Fc.has(t)||!I(r))return n;let s=O(e.words.slice(1),Mc),o=K(s,"-t","--target-directory"),i=Mo(o??
s.operands.at(-1),r),a=o===void 0?s.operands.slice(0,-1):s.operands;if(i===void 0)return n;if(t==="tee")return Fo(n,s.operands);
let d=a.map(m=>Mo(m,r)),c=o!==void 0||a.length>1,l=Nc(n,d,i,c);return d.some(m=>m===void 0||Hc(m))?Fo(l,[g(i)]):l}function Nc(t,e,n,r){
let s=new Map(t.disk.links);for(let o of e){if(o===void 0||!mt(o))continue;let i=r||mt(n);s.set(i?ts(n,No(o)):n,o)}return{
...t,disk:{...t.disk,links:s}}}function Fo(t,e){return e.reduce((n,r)=>Jt(n,r,void 0),t)}function Hc(t){return No(t)==="\
git"}function Mo(t,e){let n=t===void 0?void 0:h(t);if(n!==void 0)return Oc(n)?ts(n):ts(e,n)}var $c=10;function cr(t,e){let n=e;
for(let r=0;r<$c;r+=1){let s=[...t.disk.links].find(([o])=>n===o||n.startsWith(`${o}/`));if(s===void 0)return n;n=s[1]+n.
slice(s[0].length)}return n}function Ye(t){if(!I(t.dir))return t.dir;if(t.gitDir!==void 0)return Bc(t.gitDir,t);let e=Te("/",cr(t.world,t.dir));for(let n=e;;n=
ns(n)){let r=n==="/"&&!ae("/.git")?void 0:n,s=r===void 0?void 0:Lc(r,t.world);if(s!==void 0)return s;if(ns(n)===n)return}}
function Bc(t,e){if(!I(t))return t;if(!I(e.dir))return e.dir;let n=Te(e.dir,t),r=$o(n)??n,s=e.workTree===void 0?e.dir:e.
workTree,o={gitDir:r,commonDir:lr(r)};return I(s)?{...o,top:Te(e.dir,s)}:o}function Lc(t,e){let n=ur(t,".git"),r=e.disk.
made.get(t);if(r!==void 0)return{gitDir:n,commonDir:r.commonDir??n,top:t};let s=wn(n,{throwIfNoEntry:!1});if(s?.isDirectory()===
!0&&Vt(ur(n,"HEAD"))!==void 0)return{gitDir:n,commonDir:lr(n),top:t};let o=s?.isFile()===!0?$o(n):void 0;return o!==void 0?
{gitDir:o,commonDir:lr(o),top:t}:["HEAD","objects","refs"].every(a=>ae(ur(t,a)))?{gitDir:t,commonDir:lr(t)}:void 0}function $o(t){
if(wn(t,{throwIfNoEntry:!1})?.isFile()!==!0)return;let e=/^gitdir: (.+?)\s*$/u.exec(Ke(t))?.[1];return e===void 0?void 0:
Te(ns(t),e)}function lr(t){let e=ur(t,"commondir");return ae(e)?Te(t,Ke(e).trim()):t}var Ic=new Map([["update-ref",Do],["symbolic-ref",To],["branch",po],["checkout",Bo],["switch",Bo],["worktree",Vc],["fetc\
h",Zr],["push",es],["send-pack",es],["reflog",qc],["fast-import",rs],["receive-pack",rs],["fetch-pack",rs]]);function Lo(t,e){
let n=t.unread.map(J),{verb:r}=t,s=r===void 0?void 0:vo.has(r)?Ro:Ic.get(r);if(r===void 0||s===void 0)return n;let o=Ye(
t),i=O(t.args,ce(r));if(o===void 0||E(i,"-h","--help")||"unknown"in o&&Gc(r,i))return n;if("unknown"in o)return[...n,J(`\
the repository of git ${r} (${o.unknown})`)];let a=jc(t,r,i,o,e);return[...n,...s(a),...r==="pull"?Zr(a):[]]}function Gc(t,e){
let{operands:n}=e;if(e.unclear.length>0||E(e,"-?"))return!1;switch(t){case"branch":return n.length===0;case"fetch":return n.
length<2&&!E(e,"--refmap");case"checkout":case"switch":return!E(e,"-B","-C","--force-create");case"worktree":return!E(e,
"-B");case"push":return/^[\w-]*$/u.test(h(n[0]??g(""))??"/");default:return!1}}function jc(t,e,n,r,s){return{call:t,verb:e,
parsed:n,repository:r,branches:s,settings:()=>Xe(t,r)}}function Bo(t){let{resets:e}=er(t.call,t.repository);return e===void 0?
[]:Fe(t,[e])}function Vc(t){let e=t.parsed.options.find(({name:n})=>n==="-B")?.value;return e===void 0?[]:Fe(t,[e])}function qc(t){
if(!E(t.parsed,"--updateref"))return[];let e=t.parsed.operands.slice(1).map(n=>{let r=h(n)?.replace(/@\{.*$/u,"");return r===
void 0?n:g(r)});return Fe(t,e)}function rs(t){return[J(`what git ${t.verb} is told`)]}function pr(t){let e=Uc(t,0);if(e===void 0)return[t];let n=t.slice(0,e.start),r=t.slice(e.end),s=e.items.length===1?Jc(e.
items[0]??""):e.items,o=pr(r);if(s===void 0||o===void 0)return;if(s.length===0)return o.map(a=>t.slice(0,e.end)+a);let i=[];
for(let a of s){let d=pr(a);if(d===void 0||i.length+d.length*o.length>200)return;for(let c of d)for(let l of o)i.push(n+
c+l)}return i}function Uc(t,e){for(let n=e;n<t.length;n=ss(t,n)){if(t[n]!=="{")continue;let r=Qc(t,n);if(r!==void 0)return r}}
function Qc(t,e){let n=[],r=0,s=e+1;for(let o=e+1;o<t.length;o=ss(t,o)){let i=t[o];if(i==="{")r+=1;else if(i===","&&r===
0)n.push(t.slice(s,o)),s=o+1;else if(i==="}"&&r>0)r-=1;else if(i==="}")return n.push(t.slice(s,o)),n.length>1||/^[^{}]+\.\.[^{}]+$/u.
test(n[0]??"")?{start:e,end:o+1,items:n}:void 0}}function ss(t,e){let n=t[e];return n==="\\"?e+2:n==="'"?Kc(t,e,"'"):n===
'"'||n==="`"?zc(t,e,n):n==="$"&&t[e+1]==="{"?Io(t,e+1,"{","}"):n==="$"&&t[e+1]==="("?Io(t,e+1,"(",")"):e+1}function Kc(t,e,n){
let r=t.indexOf(n,e+1);return r===-1?t.length:r+1}function zc(t,e,n){for(let r=e+1;r<t.length;r+=1)if(t[r]==="\\")r+=1;else if(t[r]===
n)return r+1;return t.length}function Io(t,e,n,r){let s=0;for(let o=e;o<t.length;o=o===e?e+1:ss(t,o))if(t[o]===n)s+=1;else if(t[o]===
r&&(s-=1)===0)return o+1;return t.length}function Jc(t){let[e="",n="",r="1",...s]=t.split(".."),o=[e,n,r].every(m=>/^-?\d+$/u.
test(m)),i=[e,n].every(m=>/^[A-Za-z]$/u.test(m));if(!o&&!i||s.length>0)return[];let a=m=>o?Number(m):m.charCodeAt(0),d=m=>o?
String(m):String.fromCharCode(m),c=a(n)-a(e),l=Math.abs(Number(r))||1,p=Math.floor(Math.abs(c)/l)+1;if(!(p>200))return Array.
from({length:p},(m,w)=>d(a(e)+Math.sign(c)*l*w))}var Xc=new Set(["?","#","$","!","RANDOM","SECONDS","LINENO","EPOCHSECONDS","UID","EUID","PPID"]);function yt(t,e){let{world:n}=e;
if(t==="@"||t==="*")return{list:n.args};let r=n.vars.get(t);return r!==void 0?{word:Zc(r)}:/^[1-9][0-9]*$/u.test(t)?{word:n.
args[Number(t)-1]??g("")}:Xc.has(t)?{word:{pieces:[{hole:`$${t}`,shape:"digits"}]}}:{word:Yc(t,e)??It(`$${t}`)}}function Yc(t,e){
let{world:n}=e;if(t==="PWD")return I(n.cwd)?g(n.cwd):void 0;if(t==="OLDPWD")return I(n.previous)?g(n.previous):void 0;if(t===
"CLAUDE_PROJECT_DIR")return g(e.projectDir);if(t!=="HOME"&&t!=="TMPDIR")return;let r=e.env[t];return r===void 0||r===""?
void 0:g(r)}function Zc(t){return"word"in t?t.word:t.elements[0]??g("")}function Go(t,e){let n={word:Rt(t.text)};if(t.prefix===
"#")return{word:{pieces:[{hole:t.text,shape:"digits"}]}};if(t.prefix==="!")return eu(t,e)??n;let r=t.index===void 0?yt(t.
parameter,e):tu(t,e);return r===void 0?n:t.operation===void 0?r:t.operation.type==="Default"?nu(t,r,e)??n:t.operation.type===
"CaseModification"?ru(t.operation.operator,r)??n:n}function Rt(t){return{pieces:[{hole:t,splits:!0}]}}function eu(t,e){if(t.
operation!==void 0||t.index!==void 0)return;let n=yt(t.parameter,e),r="word"in n?h(n.word):void 0;return r===void 0?void 0:
yt(r,e)}function tu(t,e){let n=e.world.vars.get(t.parameter),r=t.index?.text;if(n===void 0)return;let s="elements"in n?n.
elements:[n.word];if(r==="@"||r==="*")return{list:s};if(!(r===void 0||!/^\d+$/u.test(r)))return{word:s[Number(r)]??g("")}}
function nu(t,e,n){if(t.operation?.type!=="Default")return;let r="word"in e?h(e.word):void 0,s=n.world.vars.has(t.parameter)||
r!==void 0;if(r===void 0)return;let o=t.operation.operator.startsWith(":"),i=s&&(!o||r!==""),a=n.operand(t),d=a===void 0?
void 0:{word:a};return t.operation.operator.endsWith("+")?i?d:{word:g("")}:i?e:d}function ru(t,e){let n="word"in e?h(e.word):
void 0;if(n!==void 0){if(t==="^^")return{word:g(n.toUpperCase())};if(t===",,")return{word:g(n.toLowerCase())}}}function fr(t){
if("word"in t)return t.word;let e=t.list.flatMap((n,r)=>r===0?[n]:[g(" "),n]);return Ee(...e)}function os(t,e){switch(t.type){case"Script":case"CompoundList":case"AndOr":for(let n of t.commands)e(n);return;case"Sta\
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
`Unexpected syntax node: ${n}`)}}}function jo(t){return t>=48&&t<=55}function qo(t){return t>=48&&t<=57||t>=65&&t<=70||t>=97&&t<=102}function su(t,e){try{
return String.fromCodePoint(t)}catch{return e}}var ou=new TextDecoder("utf-8",{ignoreBOM:!0});function Vo(t){return ou.decode(
new Uint8Array(t))}function iu(t,e,n){if(t.charCodeAt(e)!==92||e+2>n)return;let r=t.charCodeAt(e+1),s=e+2,o=s;if(r===120){
for(;o<n&&o-s<2&&qo(t.charCodeAt(o));)o++;return o===s?void 0:{value:Number.parseInt(t.slice(s,o),16),end:o}}if(jo(r)){for(;o<
n&&o-s<2&&jo(t.charCodeAt(o));)o++;return{value:Number.parseInt(t.slice(e+1,o),8)&255,end:o}}}function Sn(t,e,n){let r=e,
s="",o=[],i=-1;for(;r<n&&t.charCodeAt(r)!==39;){let d=r,c=iu(t,r,n);if(c&&c.value>=128){o.push(c.value),r=c.end;continue}
if(o.length>0&&(s+=Vo(o),o=[]),c){c.value===0&&i===-1&&(i=s.length),s+=String.fromCharCode(c.value),r=c.end;continue}if(t.
charCodeAt(r)!==92||r+1>=n){let p=r;for(;r<n;){let m=t.charCodeAt(r);if(m===39||m===92&&r+1<n)break;r++}s+=t.slice(p,r);
continue}r++;let l=t[r++];switch(l){case"a":s+="\x07";break;case"b":s+="\b";break;case"e":case"E":s+="\x1B";break;case"f":
s+="\f";break;case"n":s+=`
`;break;case"r":s+="\r";break;case"t":s+="	";break;case"v":s+="\v";break;case"\\":s+="\\";break;case"'":s+="'";break;case'\
"':s+='"';break;case"?":s+="?";break;case`
`:break;case"c":{let p=r<n?t.charCodeAt(r):39;if(p===39){s+=t.slice(d,r);break}if(r++,p===92){let w=r<n&&t.charCodeAt(r)===
92;w&&r++,s+="",!w&&r<n&&(s+=t[r],r++);break}let m=p===63?127:p&31;m===0&&p<128&&i===-1&&(i=s.length),s+=String.fromCharCode(
m);break}case"u":case"U":{let p=r,m=l==="u"?4:8;for(;r<n&&r-p<m&&qo(t.charCodeAt(r));)r++;if(r===p){s+=`\\${l}`;break}let w=t.
slice(d,r),C=Number.parseInt(t.slice(p,r),16);C===0&&i===-1&&(i=s.length),s+=su(C,w);break}default:s+=`\\${l}`;break}}o.
length>0&&(s+=Vo(o)),i!==-1&&(s=s.slice(0,i));let a=r<n;return a&&r++,{value:s,end:r,closed:a}}var He=class t{static _resolveScript;type;pos;end;text;#e;#t=void 0;constructor(e,n,r,s,o){this.type=e,this.pos=n,this.end=
r,this.text=s,this.#e=o}get script(){let e=this.#e;if(e!==void 0){let n=t._resolveScript(e.source,e.start,e.end,e.depth,
e.parenBoundary,e.context);e.context===void 0&&(n.source=e.source),this.script=n}return this.#t}set script(e){this.#t=e,
this.#e=void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,script:this.script}}},hr=class extends He{operator;constructor(e,n,r,s,o){
super("ProcessSubstitution",e,n,r,o),this.operator=s}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.
text,operator:this.operator,script:this.script}}},Xt=class t{static _resolveExpression;type="ArithmeticExpansion";pos;end;text;#e;#t=void 0;constructor(e,n,r,s){
this.pos=e,this.end=n,this.text=r,this.#e=s}get expression(){let e=this.#e;return e!==void 0&&(this.expression=t._resolveExpression(
e.body,e.offset,e.source,e.depth,e.context,e.depth+1)),this.#t}set expression(e){this.#t=e,this.#e=void 0}toJSON(){return{
type:this.type,pos:this.pos,end:this.end,text:this.text,expression:this.expression}}};function au(t){let e="";for(let n of t)e+=n.type==="Literal"?n.value:n.text;return e}function mr(t){let e=t.indexOf("\\");
if(e===-1)return t;let n="",r=0;for(let s=e;s<t.length;s++)if(t.charCodeAt(s)===92){if(n+=t.slice(r,s),s++,s>=t.length){
n+="\\",r=s;break}t.charCodeAt(s)!==10&&(n+=t[s]),r=s+1}return n+t.slice(r)}function Uo(t){let e=1;for(;t[e]==="\\"&&t[e+
1]===`
`;)e+=2;return e===1||t[e]!=="("?t:t[0]+t.slice(e)}function gr(t){let e="";for(let n of t)switch(n.type){case"Literal":case"\
Glob":case"SingleQuoted":case"AnsiCQuoted":e+=n.value;break;case"DoubleQuoted":case"LocaleString":e+=au(n.parts);break;case"\
CommandExpansion":e+=n.text[0]==="$"?Uo(n.text):n.text;break;case"ExtendedGlob":e+=Uo(n.text);break;default:e+=n.text;break}
return e}var ge=class{type="Word";text;pos;end;#e;#t;#r;#n;#s=null;constructor(e,n,r,s,o,i=0){this.text=e,this.pos=n,this.end=r,this.#e=
s,this.#t=o,this.#r=i,this.#n=o===void 0?void 0:null}get value(){if(this.#s===null){let e=this.#e===void 0&&this.#n===null?
void 0:this.parts;this.#s=e?gr(e):mr(this.text)}return this.#s}get parts(){return this.#n===null&&(this.#n=this.#t?.(this.#e??
"",this,this.#r)??void 0),this.#n}set parts(e){this.#n=e??void 0}toJSON(){return{type:this.type,text:this.text,pos:this.
pos,end:this.end,parts:this.parts,value:this.value}}};function Yt(t){return{boundaries:t===void 0?void 0:is(t),wordParts:void 0,embeddedParts:void 0,arrayParts:void 0}}function is(t){
return t.boundaries??(t.boundaries=new Map)}function Pe(t,e,n){for(;e+1<n&&t.charCodeAt(e)===92&&t.charCodeAt(e+1)===10;)e+=2;return e}function kt(t){return/[*?[]/.test(t)}var Ze=new Uint8Array(128);Ze[33]=1;Ze[94]=1;Ze[91]=1;Ze[93]=1;Ze[58]=1;Ze[46]=1;Ze[61]=
1;Ze[45]=1;Ze[92]=1;function du(t,e,n,r,s){let o=n-1;for(;o>e&&t.charCodeAt(o)!==93;)o--;if(o===e)return null;let i=[],a=[],
d=[],c=0,l=!1;for(let x=e;x<n;x++){for(;r&&c<r.length&&r[c].end<=x+s;)c++;let A=r?.[c],S=x,W=0;if(A&&A.pos<=x+s&&A.type!==
"Literal")x=A.end-s-1;else{if(W=t.charCodeAt(x),W===92&&x+1<n&&t.charCodeAt(x+1)===10){x++;continue}(W>=128||!Ze[W])&&(W=
0)}let k=a.length-1;if(W===0&&k>=0&&a[k]===0){d[k]++;continue}k>=0&&a[k]===91&&(W===58||W===61||W===46)&&(l=!0),i.push(S),
a.push(W),d.push(1)}let p=a.length,m;if(l){m=new Int32Array(p).fill(-1);let x=-1,A=-1,S=-1,W=-1;for(let k=p-1;k>=0;k--){
let P=a[k+2];if(P===93?x=k+2:a[k+3]===93&&(P===58?A=k+2:P===61?S=k+2:P===46&&(W=k+2)),a[k]!==91)continue;let R=a[k+1],_=R===
58?A:R===61?S:R===46?W:-1;_!==-1&&(R===46||x===-1||x>_)&&(m[k]=_+2)}}let w=x=>m===void 0?-1:m[x],C=new Int32Array(p+2).fill(
-1),b=(x,A)=>{if(x>=p)return-1;if(A&&a[x]===45&&x+1<p&&a[x+1]!==93){let S=x+1;if(a[S]===92){if(S+1>=p)return-1;S++}let W=S+
1;if(a[S]===91&&a[S+1]===46){let k=w(S);k!==-1&&(W=k)}else if(a[S]===0&&d[S]>1)return C[S];return W>=p?-1:a[W]===93?W+1:
C[W]}return a[x]===93?x+1:C[x]};for(let x=p-1;x>=0;x--){let A=a[x],S=x+1,W=!0;if(A===92){if(x+1>=p)continue;S=x+2}else if(A===
91){let k=a[x+1];if(k===58||k===61||k===46){let P=w(x);P!==-1&&(S=P,W=k===46)}}C[x]=b(S,W)}let y=new Map;for(let x=0;x<p;x++){
if(a[x]!==91)continue;let A=x+1;if((a[A]===33||a[A]===94)&&A++,A>=p)continue;let S=a[A]===93?b(A+1,!0):C[A];S!==-1&&y.set(
i[x],i[S-1]+1)}return y}function as(t,e,n,r,s,o,i){for(;e<n;){for(;r&&s<r.length&&r[s].end<=e+o;)s++;let a=r?.[s];if(a&&
a.pos===e+o&&a.end<=n+o){i.push(a),e=a.end-o,s++;continue}let d=a?Math.min(n,(a.pos>e+o?a.pos:a.end)-o):n,c=t.slice(e,d);
i.push({type:"Literal",pos:e+o,end:d+o,text:c,value:mr(c)}),e=d}return s}function et(t,e,n,r,s=0){let o,i,a=0,d=0,c=e;for(let l=e;l<
n;l++){for(;r&&a<r.length&&r[a].end<=l+s;)a++;let p=r?.[a];if(p&&p.pos<=l+s&&p.type!=="Literal"){l=p.end-s-1;continue}let m=t.
charCodeAt(l);if(m===92){l++;continue}let w;if(m===42||m===63){let y=p?Math.min(n,p.end-s):n,x=Pe(t,l+1,y);if(x<y&&t.charCodeAt(
x)===40)continue;if(w=l+1,m===42)for(;w<y&&t.charCodeAt(w)===42;){let A=Pe(t,w+1,y);if(A<y&&t.charCodeAt(A)===40)break;w++}}else if(m===
91){i===void 0&&(i=du(t,l,n,r,s));let y=i?.get(l);if(y===void 0)continue;w=y}else continue;o||(o=[]),d=as(t,c,l,r,d,s,o);
let C=t.slice(l,w),b;if(m===91){let y=[];d=as(t,l+1,w-1,r,d,s,y),b={type:"Glob",kind:"bracket",pos:l+s,end:w+s,text:C,value:"\
["+gr(y)+"]",parts:y}}else b={type:"Glob",kind:m===42?"star":"question",pos:l+s,end:w+s,text:C,value:C,parts:void 0};o.push(
b),c=w,l=w-1}return o?(as(t,c,n,r,d,s,o),o):r??void 0}var u={Word:0,Assignment:1,Semi:2,Newline:3,Pipe:4,And:5,Or:6,Amp:7,LParen:8,RParen:9,LBrace:10,RBrace:11,Bang:12,If:13,
Then:14,Else:15,Elif:16,Fi:17,Do:18,Done:19,For:20,While:21,Until:22,In:23,Case:24,Esac:25,Function:26,DoubleSemi:27,SemiAmp:28,
DoubleSemiAmp:29,Select:30,DblLBracket:31,DblRBracket:32,EOF:33,ArithCmd:34,Coproc:35,Redirect:36},yr=class{token=u.EOF;_value="";_owner;pos=0;end=0;fileDescriptor=void 0;variableName=void 0;descriptorEnd=0;delimiterQuoted=!1;content=void 0;targetPos=0;targetEnd=0;assignmentOperatorPos=-1;raw=!1;keywordEligible=!1;constructor(e=null){
this._owner=e}get value(){return this._value??(this._value=this._owner===null?"":this._owner._tokenValue(this.pos,this.end,
this.raw))}set value(e){this._value=e}reset(){this.token=u.EOF,this._value="",this.pos=0,this.end=0,this.fileDescriptor=
void 0,this.variableName=void 0,this.descriptorEnd=0,this.delimiterQuoted=!1,this.content=void 0,this.targetPos=0,this.targetEnd=
0,this.assignmentOperatorPos=-1,this.raw=!1,this.keywordEligible=!1}copyFrom(e){this.token=e.token,this._value=e._value,
this.pos=e.pos,this.end=e.end,this.fileDescriptor=e.fileDescriptor,this.variableName=e.variableName,this.descriptorEnd=e.
descriptorEnd,this.delimiterQuoted=e.delimiterQuoted,this.content=e.content,this.targetPos=e.targetPos,this.targetEnd=e.
targetEnd,this.assignmentOperatorPos=e.assignmentOperatorPos,this.raw=e.raw,this.keywordEligible=e.keywordEligible}},Qo=new Map(
[["if",u.If],["then",u.Then],["else",u.Else],["elif",u.Elif],["fi",u.Fi],["do",u.Do],["done",u.Done],["for",u.For],["whi\
le",u.While],["until",u.Until],["in",u.In],["case",u.Case],["esac",u.Esac],["function",u.Function],["select",u.Select],[
"coproc",u.Coproc],["!",u.Bang],["{",u.LBrace],["}",u.RBrace]]);var z=new Uint8Array(128);z[124]=1;z[38]=1;z[59]=1;z[40]=1;z[41]=1;z[60]=1;z[62]=1;z[32]=1;z[9]=1;z[10]=1;z[92]=2;z[39]=
2;z[34]=2;z[36]=2;z[96]=2;z[123]=2;function En(t,e,n){for(;e<n;){let r=t.charCodeAt(e);if(r===32||r===9)e++;else if(r===
92&&e+1<n&&t.charCodeAt(e+1)===10)e+=2;else break}return e}var ni=new Uint8Array(128);for(let t of[9,10,32,33,37,38,40,41,
42,43,44,45,47,58,60,61,62,63,94,124])ni[t]=1;function nn(t,e,n){for(let r=e;r<n;r++){let s=t.charCodeAt(r);if(s===92||s===
39||s===34||s===36||s===96||(s===60||s===62)&&r+1<n&&t.charCodeAt(r+1)===40)return!0}return!1}function Ko(t,e,n=!1,r){let s=0,
o=0;for(let i=0;i<t.length;i++){let a=t.charCodeAt(i);if(a===92){i++;continue}if(a===123){s++;continue}if(a===125){s>0&&
s--;continue}if(a===39){for(i++;i<t.length&&t.charCodeAt(i)!==39;)i++;continue}if(a===34){for(i++;i<t.length;){let c=t.charCodeAt(
i);if(c===34)break;if(c===92){i+=2;continue}let l=r?.(i,!0)??i;if(l>i){i=l;continue}i++}continue}let d=r?.(i,!1)??i;if(d>
i){i=d-1;continue}if(n&&s===0){if(a===63){o++;continue}if(a===58&&o>0){o--;continue}}if(a===e&&s===0)return i}return-1}var ct=new Uint8Array(
128);for(let t=97;t<=122;t++)ct[t]=3;for(let t=65;t<=90;t++)ct[t]=3;for(let t=48;t<=57;t++)ct[t]=2;ct[95]=3;var ut=new Uint8Array(
128);ut[63]=1;ut[64]=1;ut[42]=1;ut[43]=1;ut[33]=1;ut[61]=1;function zo(t){return t<128&&t!==61&&ut[t]===1}var cu={63:"?",
64:"@",42:"*",43:"+",33:"!"};function Jo(t){let e=t.type;return e==="Literal"||e==="SimpleExpansion"||e==="ParameterExpa\
nsion"||e==="CommandExpansion"||e==="ArithmeticExpansion"}function uu(t,e,n){for(let r=e;r<n;r++){let s=t.charCodeAt(r);
if(s<48||s>57)return!1}return n>e}var Be=-1,cs=0,Xo=1,us=2,Yo=3,be=4;function lu(t,e){let n=t[t.length-1],r=e[0],s=0;n?.
type==="Literal"&&r?.type==="Literal"&&n.end===r.pos&&(t[t.length-1]={type:"Literal",pos:n.pos,end:r.end,text:n.text+r.text,
value:n.value+r.value},s=1);for(let o=s;o<e.length;o++)t.push(e[o]);return t}function Zo(t){return t<Be}function ei(t){return-t-
2}function ds(t,e,n,r){let s=r;for(let o=e;o<n&&s>=0;o++){let i=t.charCodeAt(o);if(s>=be)i===91?s++:i===93&&--s===be&&(s=
us);else if(s===cs)s=i<128&&ct[i]&1?Xo:Be;else if(s===Xo){if(i<128&&ct[i]&2)continue;i===91?s=be+1:i===43?s=Yo:s=i===61?
-o-2:Be}else s===us?i===43?s=Yo:s=i===61?-o-2:Be:s=i===61?-o-2:Be}return s}function ne(t,e,n,r=0,s=0){t.token=e,t._value=
n,t.pos=r,t.end=s,t.fileDescriptor=void 0,t.variableName=void 0,t.descriptorEnd=0,t.delimiterQuoted=!1,t.content=void 0,
t.assignmentOperatorPos=-1,t.raw=!1,t.keywordEligible=!1}function bt(t,e,n,r,s){t.token=e,t._value=null,t.pos=n,t.end=r,
t.fileDescriptor=void 0,t.variableName=void 0,t.descriptorEnd=0,t.delimiterQuoted=!1,t.content=void 0,t.assignmentOperatorPos=
-1,t.raw=s,t.keywordEligible=!1}function ti(t,e,n){switch(t.charCodeAt(e)){case 33:return n===1?u.Bang:void 0;case 123:return n===
1?u.LBrace:void 0;case 125:return n===1?u.RBrace:void 0;case 105:{if(n!==2)return;let r=t.charCodeAt(e+1);return r===102?
u.If:r===110?u.In:void 0}case 102:return n===2?t.charCodeAt(e+1)===105?u.Fi:void 0:n===3?t.startsWith("for",e)?u.For:void 0:
n===8&&t.startsWith("function",e)?u.Function:void 0;case 116:return n===4&&t.startsWith("then",e)?u.Then:void 0;case 101:
return n!==4?void 0:t.startsWith("else",e)?u.Else:t.startsWith("elif",e)?u.Elif:t.startsWith("esac",e)?u.Esac:void 0;case 100:
return n===2?t.charCodeAt(e+1)===111?u.Do:void 0:n===4&&t.startsWith("done",e)?u.Done:void 0;case 99:return n===4?t.startsWith(
"case",e)?u.Case:void 0:n===6&&t.startsWith("coproc",e)?u.Coproc:void 0;case 119:return n===5&&t.startsWith("while",e)?u.
While:void 0;case 117:return n===5&&t.startsWith("until",e)?u.Until:void 0;case 115:return n===6&&t.startsWith("select",
e)?u.Select:void 0;default:return}}var f={Normal:0,CommandStart:1,TestMode:2,CommandPrefix:3,Declaration:4,ArrayElement:5,
FunctionName:6,CasePattern:7,EvalArgument:8};function pu(t){return t===32||t===9||t===10||t===124}var Re=class t{static _findSubstitutionEnd;src;srcEnd;parenBoundary;pos;current;nextState;hasPeek;pendingHereDocs;substitutionContext;_errors=null;_buildParts=!1;_buildValue=!1;_nestingDepth=0;constructor(e,n=0,r=e.
length,s=!1,o=Yt()){if(this.src=e,this.srcEnd=r,this.parenBoundary=s,this.pos=n,this.current=new yr(this),this.nextState=
new yr(this),this.hasPeek=!1,this.pendingHereDocs=null,this.substitutionContext=o,n===0&&e.charCodeAt(0)===35&&e.charCodeAt(
1)===33){let i=e.indexOf(`
`);this.pos=i===-1?this.srcEnd:i+1}}getSource(){return this.src}fork(e,n,r=!1){let s=new t(this.src,e,n,r,this.substitutionContext);
return s._nestingDepth=this._nestingDepth,s}getSubstitutionContext(){return this.substitutionContext}get errors(){return this.
_errors??(this._errors=[])}commandExpansion(e,n,r,s,o=!1){let i=this.scriptWindow(this.src,r,r+s.length,o);return new He(
"CommandExpansion",e,this.pos,n,i)}decodedCommandExpansion(e,n,r){let s=this.scriptWindow(r,0,r.length,!1,!0);return new He(
"CommandExpansion",e,this.pos,n,s)}processSubstitution(e,n,r,s){let o=this.scriptWindow(this.src,e+2,e+2+s.length,!this.
_unbalanced);return new hr(e,this.pos,n,r,o)}scriptWindow(e,n,r,s,o=!1){if(this._nestingDepth>256)return;let i=o?void 0:
this.substitutionContext;return{source:e,start:n,end:r,depth:this._nestingDepth+1,parenBoundary:s,context:i}}getPos(){return this.
pos}findSubstitutionEnd(e,n,r=this._nestingDepth+1){return t._findSubstitutionEnd===void 0?-1:t._findSubstitutionEnd(this.
src,e,n,r,this.substitutionContext)}_tokenValue(e,n,r){return r?this.src.slice(e,n):this.wordValueOf(e,n)}wordValueOf(e,n){
let r=this.pos,s=this.srcEnd,o=this._bracketWindow,i=this._arithmeticBracketWindow,a=this._buildValue,d=this._unbalanced,
c=this._errors===null?0:this._errors.length;this.pos=e,this.srcEnd=n,this._buildValue=!0,this.readWordText(),this.pos<n&&
this._wordAssignmentState!==void 0&&this._wordAssignmentState>=be&&(this.pos=e,this.readWordText(!0));let l=this._wordText;
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
extractBalanced();continue}if(e<128&&ni[e])break;this.pos++}return this.pos}findClosingShellDelimiter(e,n,r,s=!1,o=!0,i,a){
let d=this.pos,c=this.srcEnd,l=this._bracketWindow,p=this._arithmeticBracketWindow,m=this._unbalanced;this.srcEnd=Math.min(
n,this.srcEnd);let w=[r];i?.push([]);let C=a?[e]:void 0,b=e,y=!0,x=-1;for(;b<this.srcEnd;){let A=w[w.length-1];i&&A===93&&
i[i.length-1].push(b);let S=this.src.charCodeAt(b);if(S===92){b+1<this.srcEnd&&this.src.charCodeAt(b+1)!==10&&(y=!1),b+=
2;continue}if(S===35&&s&&w.length===1&&y){for(;b<this.srcEnd&&this.src.charCodeAt(b)!==10;)b++;continue}if(S===39){this.
pos=b+1,this.skipSQ(),b=this.pos,y=!1;continue}if(S===34){this.pos=b+1,this.skipDQ(),b=this.pos,y=!1;continue}if(S===96){
for(b++;b<this.srcEnd&&this.src.charCodeAt(b)!==96;)this.src.charCodeAt(b)===92&&b++,b++;b<this.srcEnd&&b++,y=!1;continue}
if(S===36&&b+1<this.srcEnd&&this.src.charCodeAt(b+1)===40||(S===60||S===62)&&b+1<this.srcEnd&&this.src.charCodeAt(b+1)===
40){this.pos=b+2,this.extractBalanced(),b=this.pos,y=!1;continue}if(S===36&&b+1<this.srcEnd){let W=this.src.charCodeAt(b+
1);if(W===39){b=Sn(this.src,b+2,this.srcEnd).end,y=!1;continue}if(W===36){b+=2,y=!1;continue}if(W===123&&o){w.push(125),
i?.push([]),b+=2,y=!1;continue}}if(s&&w.length===1&&(S===91&&y?(w.push(93),i?.push([])):x===-1&&(S===59||S===38||S===124||
S===60||S===62||S===40&&!zo(this.src.charCodeAt(b-1)))&&(x=b)),A===93&&S===91)w.push(93),i?.push([]),C?.push(b+1);else if(A===
41&&S===40)w.push(41),i?.push([]);else if(S===A){if(w.pop(),C?.pop(),i?.pop(),w.length===0)return this.pos=d,this.srcEnd=
c,this._bracketWindow=l,this._arithmeticBracketWindow=p,this._unbalanced=m,x!==-1&&this.errors.push({message:`unexpected\
 '${this.src[x]}' in array assignment`,pos:x}),b;y=!1,b++;continue}y=S<128&&(z[S]&1)!==0,b++}if(C)for(let A of C)a.add(A);
return this.pos=d,this.srcEnd=c,this._bracketWindow=l,this._arithmeticBracketWindow=p,this._unbalanced=m,-1}scanBraceExpansion(e,n){
let r=this.src,s=this.srcEnd,o=n.get(e);if(o!==void 0)return o;let i=this.pos,a=this._unbalanced,d=this._errors===null?0:
this._errors.length,c=[e,0],l=e+1;for(;l<s;){let p=r.charCodeAt(l),m=p<128?z[p]:0;if(m===0){if(l++,p===125){let C=c.pop();
if(n.set(c.pop(),C?l:-1),c.length===0)break}else(p===44||p===46&&r.charCodeAt(l)===46)&&(c[c.length-1]=1);continue}let w=l+
1<s?r.charCodeAt(l+1):0;if(m&1)if(w===40&&(p===60||p===62))this.pos=l+2,this.extractBalanced(),l=this.pos;else if(p===40&&
zo(r.charCodeAt(l-1))){let C=this.findClosingShellDelimiter(l+1,s,41);if(C===-1)break;l=C+1}else break;else if(p===92)l+=
2;else if(p===39)this.pos=l+1,this.skipSQ(),l=this.pos;else if(p===34)this.pos=l+1,this.skipDQ(),l=this.pos;else if(p===
96){for(l++;l<s&&r.charCodeAt(l)!==96;)l+=r.charCodeAt(l)===92?2:1;l++}else if(p===123)c.push(l,0),l++;else if(w===39)l=
Sn(r,l+2,s).end;else if(w===123){let C=this.findClosingBrace(l+2,s);if(C===-1)break;l=C+1}else w===40?(this.pos=l+2,this.
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
this._wordAssignmentState>=be&&(this.pos=e,this.readWordText(!0));return this._wordParts}buildEmbeddedWordParts(e,n=!1){
return this._buildParts=!0,this.pos=e,this.readInnerWordText(!1,n),this._wordParts}buildArrayElementParts(e){let n=this.
findClosingBracket(e+1);if(n===-1)return this.buildWordParts(e);let r=this.src;this._buildParts=!0;let s=nn(r,e,n+1)?this.
parseSubFieldWord(e,n+1,"embedded"):void 0;this.pos=n+1,this.readWordText(!1,f.ArrayElement);let o=this.pos,i=Pe(r,n+1,o),
a=r.charCodeAt(i),d=a===61||a===43&&r.charCodeAt(i+1)===61,c=s?.parts,l=this._wordParts;if(d&&(l=et(r,n+1,o,l)??l),!c&&!l)
return d?null:et(r,e,o,void 0)??null;let p=r.slice(e,n+1);c||(c=[{type:"Literal",pos:e,end:n+1,text:p,value:s?.value??p}]),
l||(l=o>n+1?[{type:"Literal",pos:n+1,end:o,text:r.slice(n+1,o),value:this._wordText}]:[]);let m=lu(c,l);return d||(m=et(
r,e,o,m)??m),m.length>1||m[0].type!=="Literal"?m:null}buildHereDocParts(e,n){this._buildParts=!0;let r=this.src,s=[],o=!1,
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
if(o<128&&z[o]&1&&o!==124)break;this.pos++}return ne(this.current,u.Word,e.slice(r,this.pos),r,this.pos),this.current}readCStyleForExprs(){
this.hasPeek=!1;let e=this.src,n=this.srcEnd;for(;this.pos<n&&(e.charCodeAt(this.pos)===32||e.charCodeAt(this.pos)===9);)
this.pos++;let r=this.pos;this.pos<n&&e.charCodeAt(this.pos)===40&&this.pos++;let s=[this.pos,0,0],o=["","","",0,0,0],i=0,
a=1,d=this.pos,c=!1,l=p=>{let m=e.slice(d,p);o[i]=m.trim(),o[3+i]=s[i]+m.length-m.trimStart().length};for(;this.pos<n&&a>
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
s=this.srcEnd,o=this.pos;for(;;){if(o=En(r,o,s),n===f.TestMode)for(;o<s&&r.charCodeAt(o)===10;)o=En(r,o+1,s);if(o>=s||r.
charCodeAt(o)!==35)break;for(;o<s&&r.charCodeAt(o)!==10;)o++}if(this.pos=o,o>=s){this.consumePendingHereDocs(),ne(e,u.EOF,
"",o,o);return}let i=o,a=r.charCodeAt(o);if(a===10){this.pos++,this.consumePendingHereDocs(),ne(e,u.Newline,`
`,i,this.pos);return}if(n===f.TestMode&&(a===60||a===62)&&!(this.pos+1<this.srcEnd&&r.charCodeAt(this.pos+1)===40)){this.
pos++,ne(e,u.Word,a===60?"<":">",i,this.pos),e.keywordEligible=!0;return}a<128&&z[a]&1&&this.tryReadOperator(e,a,n,i)||a===
91&&n===f.ArrayElement&&this.readArrayElement(e,i)||this.readWord(e,n,i)}tryReadOperator(e,n,r,s){let o=this.src,i=this.
pos,a=i+1<this.srcEnd?o.charCodeAt(i+1):0;switch(n){case 59:return a===59?i+2<this.srcEnd&&o.charCodeAt(i+2)===38?(this.
pos+=3,ne(e,u.DoubleSemiAmp,";;&",s,this.pos),!0):(this.pos+=2,ne(e,u.DoubleSemi,";;",s,this.pos),!0):a===38?(this.pos+=
2,ne(e,u.SemiAmp,";&",s,this.pos),!0):(this.pos++,ne(e,u.Semi,";",s,this.pos),!0);case 124:return a===124?(this.pos+=2,ne(
e,u.Or,"||",s,this.pos),!0):a===38?(this.pos+=2,ne(e,u.Pipe,"|&",s,this.pos),!0):(this.pos++,ne(e,u.Pipe,"|",s,this.pos),
!0);case 38:if(a===38)return this.pos+=2,ne(e,u.And,"&&",s,this.pos),!0;if(a===62){this.pos+=2;let d=this.pos<this.srcEnd&&
o.charCodeAt(this.pos)===62;return d&&this.pos++,this.readRedirectTarget(e,d?"&>>":"&>",s)}return this.pos++,ne(e,u.Amp,
"&",s,this.pos),!0;case 40:if(r===f.CommandStart&&a===40){let d=this.errors.length;if(this.readArithmeticCommand(e,s),!this.
_notArithmetic)return!0;this.errors.length=d,this.pos=s}return this.pos++,ne(e,u.LParen,"(",s,this.pos),!0;case 41:return this.
pos++,ne(e,u.RParen,")",s,this.pos),!0;case 60:case 62:return this.readRedirection(e,s);default:return!1}}readRedirection(e,n){
let r=this.src,s=r.charCodeAt(this.pos),o="";if(s===60){this.pos++;let i=this.pos<this.srcEnd?r.charCodeAt(this.pos):0;if(i===
60){this.pos++;let a=this.pos<this.srcEnd?r.charCodeAt(this.pos):0;if(a===60)this.pos++,o="<<<";else{let d=a===45;d&&this.
pos++,this.skipSpacesAndTabs();let c=this.pos;(this.pos>=this.srcEnd||r.charCodeAt(this.pos)!==35)&&this.readHereDocDelimiter();
let l=this.pos>c;return l&&(this.pendingHereDocs??(this.pendingHereDocs=[])).push({delimiter:this._hereDelim,strip:d,quoted:this.
_hereQuoted}),ne(e,u.Redirect,d?"<<-":"<<",n,this.pos),e.content=l?this._hereDelim:void 0,e.delimiterQuoted=l&&this._hereQuoted,
e.targetPos=c,e.targetEnd=l?this.pos:c,!0}}else{if(i===40)return this.readProcessSubstitution(e,"<",n),!0;i===62?(o="<>",
this.pos++):i===38?(o="<&",this.pos++):o="<"}}else if(s===62){this.pos++;let i=this.pos<this.srcEnd?r.charCodeAt(this.pos):
0;if(i===40)return this.readProcessSubstitution(e,">",n),!0;i===62?(o=">>",this.pos++):i===38?(o=">&",this.pos++):i===124?
(o=">|",this.pos++):o=">"}return this.readRedirectTarget(e,o,n)}readRedirectTarget(e,n,r){let s=this.src;if(this.skipSpacesAndTabs(),
this.pos<this.srcEnd){let o=s.charCodeAt(this.pos);if((o===60||o===62)&&this.pos+1<this.srcEnd&&s.charCodeAt(this.pos+1)===
40){let a=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process \
substitution",pos:a});let d=s.slice(a,this.pos);return ne(e,u.Redirect,n,r,this.pos),e.content=d,e.targetPos=a,e.targetEnd=
this.pos,!0}let i=this.pos;return o!==10&&o!==35&&this.readRedirectTargetText(),this.redirectToken(e,n,r,i),!0}return this.
redirectToken(e,n,r,this.pos),!0}readRedirectTargetText(){let e=this._buildValue;this._buildValue=!0,this.readWordText(),
this._buildValue=e}redirectToken(e,n,r,s){let o=this.pos>s&&(this._wordText.length>0||this._wordQuoted);ne(e,u.Redirect,
n,r,this.pos),e.content=o?this._wordText:void 0,e.targetPos=s,e.targetEnd=o?this.pos:s}readProcessSubstitution(e,n,r){this.
pos++,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:r});let s=this.
src.slice(r,this.pos);ne(e,u.Word,s,r,this.pos)}readHereDocDelimiter(){let e=this.src,n=this.srcEnd,r=this._buildValue;this.
_buildValue=!0;let s="",o=!1;for(;this.pos<n;){let i=e.charCodeAt(this.pos);if(i===39){for(o=!0,this.pos++;this.pos<n&&e.
charCodeAt(this.pos)!==39;)s+=e[this.pos],this.pos++;this.pos<n&&this.pos++}else if(i===34){for(o=!0,this.pos++;this.pos<
n&&e.charCodeAt(this.pos)!==34;){if(e.charCodeAt(this.pos)===92&&this.pos+1<n){let a=e.charCodeAt(this.pos+1);if(a===10){
this.pos+=2;continue}(a===36||a===96||a===34||a===92)&&this.pos++}s+=e[this.pos],this.pos++}this.pos<n&&this.pos++}else if(i===
92){if(this.pos+1<n&&e.charCodeAt(this.pos+1)===10){this.pos+=2;continue}o=!0,this.pos++,this.pos<n?(s+=e[this.pos],this.
pos++):s+="\\"}else if(i===96){let a=this.pos;for(this.pos++;this.pos<n&&e.charCodeAt(this.pos)!==96;)e.charCodeAt(this.
pos)===92&&this.pos++,this.pos++;this.pos<n&&this.pos++,s+=e.slice(a,this.pos)}else if(i===36){let a=this.pos+1<n?e.charCodeAt(
this.pos+1):0;(a===39||a===34)&&(o=!0),this.readDollar(),s+=this._resultText}else{if(i<128&&z[i]&1)break;s+=e[this.pos],
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
(a=Pe(o,a,d)),a===l)break}let c=this.matchHereDocDelimiter(e,a,d,!s);if(c!==-1&&!s&&(c=Pe(o,c,d)),c===d){let l=this.pos;
return(!r||!this.parenBoundary||d!==i)&&(this.hereDocClosingPos=a,this.hereDocClosingEnd=d),this.pos=d<i?d+1:d,l}if(r&&c!==
-1){let l=c;for(;l<d&&o.charCodeAt(l)!==41;)l++;if(l<d||this.parenBoundary&&d===i){let p=this.pos;return this.pos=c,p}}this.
pos=d<i?d+1:d}return this.pos}_wordText="";_wordRaw=!1;_wordQuoted=!1;_wordHasExpansions=!1;_wordKeywordEligible=!1;_wordAssignmentState;_bracketWindow;_arithmeticBracketWindow;_wordParts=null;_resultText="";_resultIsRaw=!0;_resultHasExpansion=!1;_resultPart;_unbalanced=!1;_notArithmetic=!1;_arithUnterminated=!1;_dqText="";_dqHasExpansions=!1;_dqParts=null;_dqEnd=0;_hereDelim="";_hereQuoted=!1;readWord(e,n,r=0){
let s=this._errors===null?0:this._errors.length;if(this.readWordText(!1,n,!0),n===f.Normal){let o=this.pos<this.srcEnd?this.
src.charCodeAt(this.pos):0;if(!this._wordRaw||o!==60&&o!==62){bt(e,u.Word,r,this.pos,this._wordRaw),e.keywordEligible=this.
_wordKeywordEligible;return}}this.classifyWord(e,n,r,s)}isRedirectVariable(e,n){let r=this.src;for(let s=e;s<n;s++){let o=r.
charCodeAt(s);if(o===91&&s>e)return s+2<n&&r.charCodeAt(n-1)===93&&this.findClosingShellDelimiter(s+1,n,93)===n-1;if(o>=
128||!(ct[o]&(s===e?1:2)))return!1}return n>e}readArrayElement(e,n){let r=this.findClosingBracket(n+1);return r===-1?!1:
(this.pos=r+1,this.readWordText(),bt(e,u.Word,n,this.pos,!0),!0)}classifyWord(e,n,r,s){let o=this.src,i=this._wordRaw,a=this.
_wordHasExpansions,d=this._wordQuoted,c=this._wordKeywordEligible,l=this._wordAssignmentState,p=this.pos,m=p-r;if(n===f.
CasePattern){let C=u.Word;if(c){let b=i?ti(o,r,m):Qo.get(this.wordValueOf(r,p));b===u.Esac&&(C=b)}bt(e,C,r,p,i),e.keywordEligible=
c;return}let w=null;if(!i&&!a&&c&&(n===f.CommandStart||n===f.TestMode)){let C=p<this.srcEnd?o.charCodeAt(p):0;(!d&&m<=16||
C===60||C===62)&&(w=this.wordValueOf(r,p))}if(n===f.CommandStart&&c){if(i){if(m<=8){let C=ti(o,r,m);if(C!==void 0){bt(e,
C,r,p,!0);return}}if(m===2&&o.charCodeAt(r)===91&&o.charCodeAt(r+1)===91){bt(e,u.DblLBracket,r,p,!0);return}}else if(w!==
null&&w.length>0){let C=w.charCodeAt(0);if(C>=97&&C<=122&&w.length<=8||C===33||C===123||C===125){let b=Qo.get(w);if(b!==
void 0){ne(e,b,w,r,p);return}}if(C===91&&w==="[["){ne(e,u.DblLBracket,w,r,p);return}}}if(n===f.CommandStart||n===f.CommandPrefix||
n===f.Declaration){if(l===void 0){let C=-1,b=!1;for(let y=r+1;y<p;y++){let x=o.charCodeAt(y);if(x===61){C=y;break}x===91&&
(b=!0)}(C!==-1||n!==f.Declaration&&b)&&(l=ds(o,r,p,cs))}if(l!==void 0){if(n!==f.Declaration&&l>=be){if(p<this.srcEnd&&(this.
_errors!==null&&(this._errors.length=s),this.pos=r,this.readWordText(!0,n,!0),this.pos>p)){this.classifyWord(e,n,r,s);return}
(this._errors===null||this._errors.length===s)&&this.errors.push({message:"unterminated array subscript",pos:o.indexOf("\
[",r)})}if(Zo(l)){bt(e,u.Assignment,r,p,i),w!==null&&(e._value=w),e.assignmentOperatorPos=ei(l);return}}}if((n===f.CommandStart||
n===f.TestMode)&&c){if(i){if(m===2&&o.charCodeAt(r)===93&&o.charCodeAt(r+1)===93){bt(e,u.DblRBracket,r,p,!0);return}}else if(w===
"]]"){ne(e,u.DblRBracket,w,r,p);return}}if(!a&&this.pos<this.srcEnd){let C=o.charCodeAt(this.pos);if((C===60||C===62)&&i){
let b=o.charCodeAt(r);if(b>=48&&b<=57&&uu(o,r,p)){let y=Number.parseInt(o.slice(r,p),10);if(this.readRedirection(e,r)){e.
fileDescriptor=y,e.descriptorEnd=p;return}}if(b===123&&o.charCodeAt(p-1)===125&&this.isRedirectVariable(r+1,p-1)){let y=o.
slice(r+1,p-1);if(this.readRedirection(e,r)){e.variableName=y,e.descriptorEnd=p;return}}}}bt(e,u.Word,r,p,i),w!==null&&(e.
_value=w),e.keywordEligible=c}readWordText(e=!1,n=f.Normal,r=!1){let s=this.src,o=this.srcEnd,i=this.pos,a=i,d=0;for(;i<
o;){let R=s.charCodeAt(i);if(R<128&&z[R]){d=R;break}i++}if(i>=o||z[d]&1&&!(d===40&&i>a&&ut[s.charCodeAt(i-1)])&&!e){this.
pos=i,this._wordText=(this._buildParts||this._buildValue)&&i>a?s.slice(a,i):"",this._wordRaw=!0,this._wordQuoted=!1,this.
_wordHasExpansions=!1,this._wordKeywordEligible=!0,this._wordAssignmentState=void 0,this._buildParts&&(this._wordParts=kt(
this._wordText)&&n!==f.ArrayElement?et(s,a,i,void 0)??null:null);return}let c=this._buildParts,l=c||this._buildValue,p=l&&
i>a?s.slice(a,i):"",m=!1,w=!1,C=!0,b=!0,y=i>a?s.charCodeAt(i-1):0,x=ds(s,a,i,cs),A,S="",W=0,k=!1,P;for(c&&(A=[],S=p,W=a,
k=p.length>0&&kt(p));i<o;){let R=s.charCodeAt(i);if(R>=128||!z[R]){let _=i;for(i++;i<o;){let N=s.charCodeAt(i);if(N<128&&
z[N])break;i++}if(y=s.charCodeAt(i-1),x=ds(s,_,i,x),l){let N=s.slice(_,i);p+=N,c&&(S+=N,k=k||kt(N))}continue}if(z[R]&1){
if(e&&x>=be){let _=this.findClosingBracket(i);if(_!==-1){let N=_+1;if(x=x===be+1?us:x-1,y=s.charCodeAt(_),l){let V=s.slice(
i,N);p+=V,c&&(S+=V,k=k||kt(V))}i=N;continue}}if(R===40&&y<128&&ut[y]){if(n===f.FunctionName||x>=be&&(n===f.CommandStart||
n===f.CommandPrefix)||n===f.CommandStart&&y===33&&C&&s.charCodeAt(a)===33&&Pe(s,a+1,o)===i)break;let _=y;if(_===61&&r&&!((n===
f.CommandStart||n===f.CommandPrefix||n===f.Declaration||n===f.EvalArgument)&&Zo(x)&&Pe(s,ei(x)+1,o)===i))break;let N=i+1,
V=this.findClosingShellDelimiter(N,o,41,_===61);if(V===-1&&!r&&!e&&x>=be||n===f.CommandStart&&_!==61&&V!==-1&&En(s,N,V)===
V)break;C=!1;let Se=V===-1?o:V;if(i=V===-1?o:V+1,V===-1&&this.errors.push({message:"unterminated extended glob",pos:N-2}),
y=s.charCodeAt(i-1),l){let $="("+s.slice(N,i);if(p+=$,c&&_!==61){let se=N-2;for(;s.charCodeAt(se)===10&&s.charCodeAt(se-
1)===92;)se-=2;if(S.length>0){let U=S.slice(0,-1);se>W&&A.push({type:"Literal",pos:W,end:se,value:U,text:s.slice(W,se)}),
S=""}let T=cu[_];A.push({type:"ExtendedGlob",pos:se,end:i,text:s.slice(se,i),operator:T,pattern:s.slice(N,Se),parts:this.
subFieldParts(N,Se)}),W=i}else c&&(S+=$,k=k||kt($))}continue}break}if(R===92){i++,i<o?s.charCodeAt(i)===10?(i++,b=!1):(x>=
0&&x<be&&(x=Be),m=!0,C=!1,b=!1,y=s.charCodeAt(i),l&&(p+=s[i],c&&(S+=s[i])),i++):(x>=0&&x<be&&(x=Be),m=!0,C=!1,y=92,l&&(p+=
"\\",c&&(S+="\\")));continue}if(R===39){let _=i;x>=0&&x<be&&(x=Be),m=!0,C=!1,b=!1,i++;let N=i;for(;i<o&&s.charCodeAt(i)!==
39;)i++;i>N&&(y=s.charCodeAt(i-1));let V=l?s.slice(N,i):"";l&&(p+=V),i<o?i++:this.errors.push({message:"unterminated sin\
gle quote",pos:N-1}),c&&(_>W&&(A.push({type:"Literal",pos:W,end:_,value:S,text:s.slice(W,_)}),S=""),A.push({type:"Single\
Quoted",pos:_,end:i,value:V,text:s.slice(_,i)}),W=i);continue}if(R===34){let _=i;if(x>=0&&x<be&&(x=Be),m=!0,C=!1,b=!1,i++,
this.pos=i,this.readDoubleQuoted(),i=this.pos,this._dqEnd>_+1&&(y=s.charCodeAt(this._dqEnd-1)),this._dqHasExpansions&&(w=
!0),l&&(p+=this._dqText),c){_>W&&(A.push({type:"Literal",pos:W,end:_,value:S,text:s.slice(W,_)}),S="");let N=s.slice(_,i);
A.push({type:"DoubleQuoted",pos:_,end:i,text:N,parts:this._dqParts??[{type:"Literal",pos:_+1,end:this._dqEnd,value:this.
_dqText,text:s.slice(_+1,this._dqEnd)}]}),W=i}continue}if(R===36){C=!1;let _=i;x>=0&&x<be&&(x=Be);let N=i+1<o?s.charCodeAt(
i+1):0;(N===39||N===34)&&(m=!0),this.pos=i,this.readDollar(),i=this.pos,this._resultIsRaw||(b=!1),i>_&&(y=s.charCodeAt(i-
1)),this._resultHasExpansion&&(w=!0),l&&(p+=this._resultText),c&&(this._resultPart?(_>W&&(A.push({type:"Literal",pos:W,end:_,
value:S,text:s.slice(W,_)}),S=""),A.push(this._resultPart),W=i):S+=this._resultText);continue}if(R===96){C=!1;let _=i;x>=
0&&x<be&&(x=Be),this.pos=i,this.readBacktickExpansion(),i=this.pos,b=!1,y=s.charCodeAt(i-1),w=!0,l&&(p+=this._resultText),
c&&(_>W&&(A.push({type:"Literal",pos:W,end:_,value:S,text:s.slice(W,_)}),S=""),A.push(this._resultPart),W=i);continue}if(R===
123){x>=0&&x<be&&(x=Be);let _=i+1<o?s.charCodeAt(i+1):0,N=_<=32||_===125?-1:this.scanBraceExpansion(i,P??(P=new Map));if(N>
0){if(C=!1,y=s.charCodeAt(N-1),l){let V=s.slice(i,N);p+=V,c&&(i>W&&(A.push({type:"Literal",pos:W,end:i,value:S,text:s.slice(
W,i)}),S=""),A.push({type:"BraceExpansion",pos:i,end:N,text:V,parts:this.subFieldParts(i+1,N-1)}),W=N)}i=N;continue}y=123,
l&&(p+="{",c&&(S+="{")),i++;continue}i++}c&&i>W&&A.push({type:"Literal",pos:W,end:i,value:S,text:s.slice(W,i)}),this.pos=
i,this._wordText=p,this._wordRaw=b,this._wordQuoted=m,this._wordHasExpansions=w,this._wordKeywordEligible=C,this._wordAssignmentState=
x,c&&(this._wordParts=A.length>1||A.length===1&&A[0].type!=="Literal"?A:null,k&&n!==f.ArrayElement&&(this._wordParts=et(
s,a,i,this._wordParts)??null))}readInnerWordText(e=!1,n=!1,r=!1){let s=this.src,o=this.srcEnd,i=this.pos,a=i,d="",c=this.
_buildParts,l,p="",m=0,w=!1,C=!1;for(c&&(l=[],m=i);i<o;){let b=s.charCodeAt(i);if(b===92){if(i++,i<o)if(s.charCodeAt(i)===
10)i++;else{let y=s.charCodeAt(i);e&&y!==36&&y!==96&&y!==34&&y!==92&&y!==125&&(d+="\\",c&&(p+="\\"),w=!0);let x=s[i++];d+=
x,c&&(p+=x)}continue}if(b===39&&!e){let y=i;i++;let x=i;for(;i<o&&s.charCodeAt(i)!==39;)i++;let A=s.slice(x,i);d+=A,i<o&&
i++,c&&(y>m&&(l.push({type:"Literal",pos:m,end:y,value:p,text:s.slice(m,y)}),p=""),l.push({type:"SingleQuoted",pos:y,end:i,
value:A,text:s.slice(y,i)}),m=i);continue}if(b===34){let y=i;if(i++,this.pos=i,this.readDoubleQuoted(e),i=this.pos,d+=this.
_dqText,c){y>m&&(l.push({type:"Literal",pos:m,end:y,value:p,text:s.slice(m,y)}),p="");let x=s.slice(y,i);l.push({type:"D\
oubleQuoted",pos:y,end:i,text:x,parts:this._dqParts??[{type:"Literal",pos:y+1,end:this._dqEnd,value:this._dqText,text:s.
slice(y+1,this._dqEnd)}]}),m=i}continue}if(b===36){let y=i;this.pos=i,this.readDollar(e),i=this.pos,d+=this._resultText,
c&&(this._resultPart?(y>m&&(l.push({type:"Literal",pos:m,end:y,value:p,text:s.slice(m,y)}),p=""),l.push(this._resultPart),
m=i):p+=this._resultText);continue}if(b===96){let y=i;this.pos=i,this.readBacktickExpansion(e),i=this.pos,d+=this._resultText,
c&&(y>m&&(l.push({type:"Literal",pos:m,end:y,value:p,text:s.slice(m,y)}),p=""),l.push(this._resultPart),m=i);continue}if(!e&&
!n&&(b===60||b===62)&&i+1<o&&s.charCodeAt(i+1)===40){let y=i;this.pos=i+2;let x=this.extractBalanced();i=this.pos;let A=s.
slice(y,i);d+=A,c&&(y>m&&(l.push({type:"Literal",pos:m,end:y,value:p,text:s.slice(m,y)}),p=""),l.push(this.processSubstitution(
y,A,b===60?"<":">",x)),m=i);continue}d+=s[i],c&&(p+=s[i],r&&(b===42||b===63||b===91)&&(C=!0)),i++}c&&i>m&&l.push({type:"\
Literal",pos:m,end:i,value:p,text:s.slice(m,i)}),this.pos=i,this._wordText=d,this._wordRaw=!1,this._wordQuoted=!1,this._wordHasExpansions=
!1,this._wordKeywordEligible=!1,c&&(this._wordParts=l.length>1||l.length===1&&(l[0].type!=="Literal"||w)?l:null,C&&(this.
_wordParts=et(s,a,i,this._wordParts)??null))}subFieldParts(e,n){if(!(this._nestingDepth>=256))return nn(this.src,e,n)?this.
parseSubFieldWord(e,n).parts:et(this.src,e,n,void 0)}parseSubFieldWord(e,n,r="word",s=!1){if(e>=n)return new ge("",e,e);
if(this._nestingDepth>=256)return new ge(this.src.slice(e,n),e,n);this._nestingDepth++;let o=this.srcEnd,i=this._bracketWindow,
a=this._arithmeticBracketWindow,d=this.pos,c=this._wordText,l=this._wordParts,p=this._wordQuoted,m=this._wordKeywordEligible;
this.srcEnd=n,this.pos=e,this.readInnerWordText(r==="quoted",s,r==="word");let w=new ge(this.src.slice(e,n),e,n);return this.
_buildParts&&(w.parts=this._wordParts??void 0),this.srcEnd=o,this._bracketWindow=i,this._arithmeticBracketWindow=a,this.
pos=d,this._wordText=c,this._wordParts=l,this._wordQuoted=p,this._wordKeywordEligible=m,this._nestingDepth--,w}skipSQ(){
for(;this.pos<this.srcEnd&&this.src.charCodeAt(this.pos)!==39;)this.pos++;this.pos<this.srcEnd&&this.pos++}skipAnsiCQuoted(){
let e=this.pos-1,n=Sn(this.src,this.pos,this.srcEnd);this.pos=n.end,n.closed||this.errors.push({message:"unterminated AN\
SI-C quote",pos:e})}skipDQ(){let e=this.src,n=this.srcEnd;if(this._unbalanced=!1,this._nestingDepth<256)for(;this.pos<n;){
let r=e.charCodeAt(this.pos);if(r===34){this.pos++;return}if(r===92){this.pos=Math.min(this.pos+2,n);continue}if(r===96)
break;if(r===36){let s=e.charCodeAt(this.pos+1);if(s===40||s===123||s===36)break}this.pos++}this.extractBalanced(!0,!0)}skipSpacesAndTabs(){
this.pos=En(this.src,this.pos,this.srcEnd)}readDoubleQuoted(e=!1){let n=this.src,r=this.srcEnd,s=this.pos,o=!1,i=this._buildParts,
a=i||this._buildValue;if(!i){let m=this.pos;for(;m<r;){let w=n.charCodeAt(m);if(w===34){this._dqText=a?n.slice(s,m):"",this.
_dqEnd=m,this.pos=m+1,this._dqHasExpansions=!1,this._dqParts=null;return}if(w===36||w===96||w===92)break;m++}}let d="",c=null,
l="",p=i?this.pos:0;for(;this.pos<r&&n.charCodeAt(this.pos)!==34;){let m=this.pos;for(;this.pos<r;){let C=n.charCodeAt(this.
pos);if(C===34||C===92||C===36||C===96)break;this.pos++}if(a&&this.pos>m){let C=n.slice(m,this.pos);d+=C,i&&(l+=C)}if(this.
pos>=r||n.charCodeAt(this.pos)===34)break;let w=n.charCodeAt(this.pos);if(w===92){if(this.pos++,this.pos<r){let C=n.charCodeAt(
this.pos);if(C===10){this.pos++;continue}if(a)if(e||C===36||C===96||C===34||C===92){let b=n[this.pos];d+=b,i&&(l+=b)}else{
let b="\\"+n[this.pos];d+=b,i&&(l+=b)}this.pos++}continue}if(w===36){let C=this.pos+1<r?n.charCodeAt(this.pos+1):0;if(C===
34||C===39){a&&(d+="$",i&&(l+="$")),this.pos++;continue}let b=this.pos;if(this.readDollar(!0),a&&(d+=this._resultText),this.
_resultHasExpansion&&(o=!0),i){let y=this._resultPart;y&&Jo(y)?(c||(c=[]),b>p&&(c.push({type:"Literal",pos:p,end:b,value:l,
text:n.slice(p,b)}),l=""),c.push(y),p=this.pos):l+=this._resultText}continue}if(w===96){let C=this.pos;this.readBacktickExpansion(
!0),a&&(d+=this._resultText),o=!0,i&&this._resultPart&&Jo(this._resultPart)&&(c||(c=[]),C>p&&(c.push({type:"Literal",pos:p,
end:C,value:l,text:n.slice(p,C)}),l=""),c.push(this._resultPart),p=this.pos);continue}}i&&c&&this.pos>p&&c.push({type:"L\
iteral",pos:p,end:this.pos,value:l,text:n.slice(p,this.pos)}),this._dqEnd=this.pos,this.pos<r?this.pos++:this.errors.push(
{message:"unterminated double quote",pos:s-1}),this._dqText=d,this._dqHasExpansions=o,this._dqParts=c}readDollar(e=!1){let n=this.
pos;this.pos++;let r=this.src,s=this.srcEnd,o=this._buildParts||this._buildValue;if(this.pos>=s){this._resultText="$",this.
_resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0;return}let i=Pe(r,this.pos,s);i>this.pos&&r.charCodeAt(
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
pos,text:d}:void 0;return}if(a<128&&ct[a]&1){let d=this.pos-1;for(;this.pos<s;){let l=r.charCodeAt(this.pos);if(l<128&&ct[l]&
2)this.pos++;else break}let c=o?r.slice(d,this.pos):"";this._resultText=c,this._resultIsRaw=!0,this._resultHasExpansion=
!1,this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:n,end:this.pos,text:c}:void 0;return}if(a===91){let d=this.
_errors===null?0:this._errors.length,c=this.findClosingArithmeticBracket(this.pos+1);if(c!==-1){let l=this.pos+1,p=r.slice(
l,c);this.pos=c+1;let m=o?r.slice(n,this.pos):"";this._resultText=m,this._resultIsRaw=!0,this._resultHasExpansion=!1,this.
_resultPart=this._buildParts?this.arithmeticExpansion(l-2,m,p,l):void 0;return}this._errors!==null&&(this._errors.length=
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
!1,this._resultPart=this._buildParts?this.arithmeticExpansion(e,s,r,n):void 0}arithmeticExpansion(e,n,r,s){return new Xt(
e,this.pos,n,{source:this.src,body:r,offset:s,depth:this._nestingDepth,context:this.substitutionContext})}readArithmeticCommand(e,n){
let r=this._buildValue;this._buildValue=!0;let s=this.scanArithmeticBody();this._buildValue=r,this._arithUnterminated&&this.
errors.push({message:"unterminated arithmetic command",pos:n}),ne(e,u.ArithCmd,s,n,this.pos)}readCommandSubstitution(e){
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
if(i===0)return o;let a=(y,x,A="word")=>this.parseSubFieldWord(r+y,r+x,A),d=y=>{let x=this.findClosingBracket(r+y,r+i);return x===
-1?-1:x-r},c=0;if(i>1&&n.charCodeAt(0)===33&&(o.prefix="!",c=1),i>1&&n.charCodeAt(0)===35){let y=this.scanParamName(n,1),
x=y,A=-1;if(x<i&&n.charCodeAt(x)===91&&(A=d(x+1),A!==-1&&(x=A+1)),y>1&&x===i)return o.prefix="#",o.parameter=n.slice(1,y),
o.parameterPos=r+1,o.parameterEnd=r+y,A!==-1&&(o.index=a(y+1,A,"embedded")),o}let l=c;if(c=this.scanParamName(n,c),o.parameter=
n.slice(l,c),o.parameterPos=r+l,o.parameterEnd=r+c,c<i&&n.charCodeAt(c)===91){let y=d(c+1);y!==-1&&(o.index=a(c+1,y,"emb\
edded"),c=y+1)}if(c>=i)return o;let p=r+c,m=r+i,w=n.charCodeAt(c),C=n.charCodeAt(c+1),b=n[w===58?c+1:c];if(b==="-"||b===
"="||b==="+"||b==="?"){let y=c+(w===58?2:1);return o.operation={type:"Default",pos:p,end:m,operatorEnd:r+y,operator:w===
58?`:${b}`:b,operand:a(y,i,s?"quoted":"word")},o}if(w===58){c++;let y=r+c,x=Ko(n.slice(c),58,!0,(A,S)=>this.findNestedShellEnd(
y+A,m,S)-y);return o.operation={type:"Slice",pos:p,end:m,operatorEnd:y,operator:":",offset:a(c,x===-1?i:c+x,"embedded"),
length:x===-1?void 0:a(c+x+1,i,"embedded")},o}if(w===35||w===37){let y=C===w,x=w===35?y?"##":"#":y?"%%":"%",A=c+(y?2:1);
return o.operation={type:"Remove",pos:p,end:m,operatorEnd:r+A,operator:x,operand:a(A,i)},o}if(w===47){c++;let y="/";(C===
47||C===35||C===37)&&(y=C===47?"//":C===35?"/#":"/%",c++);let x=c;C===47&&(x=Pe(n,c,i),n.charCodeAt(x)===47&&x++);let A=Ko(
n.slice(x),47),S=A===-1?i:x+A;return o.operation={type:"Replace",pos:p,end:m,operatorEnd:r+c,operator:y,pattern:a(c,S),replacement:a(
A===-1?i:S+1,i)},o}if(w===94||w===44){let y=C===w,x=w===94?y?"^^":"^":y?",,":",",A=c+(y?2:1);return o.operation={type:"C\
aseModification",pos:p,end:m,operatorEnd:r+A,operator:x,operand:A===i?void 0:a(A,i)},o}return o.prefix==="!"&&o.index===
void 0&&c+1===i&&(w===64||w===42)?(o.operation={type:"Names",pos:p,end:m,operatorEnd:m,operator:w===64?"@":"*"},o):w===64?
(o.operation={type:"Transform",pos:p,end:m,operatorEnd:p+1,operator:"@",operand:a(c+1,i)},o):(o.operation={type:"Unknown",
pos:p,end:m,operatorEnd:m,operator:n.slice(c)},o)}findNestedShellEnd(e,n,r){let s=this.src.charCodeAt(e);if(s===96){let i=e+
1;for(;i<n;){let a=this.src.charCodeAt(i);if(a===92){i+=2;continue}if(i++,a===96)return i}return n}let o;if(s===36){let i=e+
1;if(i<n&&this.src.charCodeAt(i)===123)o=this.findClosingBrace(i+1,n);else{let a=Pe(this.src,i,n);if(a>=n||this.src.charCodeAt(
a)!==40)return e;o=this.findClosingParenthesis(a+1,n)}}else{let i=e+1;if(r||s!==60&&s!==62||i>=n||this.src.charCodeAt(i)!==
40)return e;o=this.findClosingParenthesis(i+1,n)}return o===-1?n:o+1}scanParamName(e,n){let r=n;if(r>=e.length)return r;
let s=e.charCodeAt(r);if(s===64||s===42||s===35||s===63||s===45||s===36||s===33)return r+1;if(s>=48&&s<=57){for(;r<e.length&&
e.charCodeAt(r)>=48&&e.charCodeAt(r)<=57;)r++;return r}if(s>=97&&s<=122||s>=65&&s<=90||s===95)for(r++;r<e.length;){let o=e.
charCodeAt(r);if(o>=97&&o<=122||o>=65&&o<=90||o>=48&&o<=57||o===95)r++;else break}return r}readAnsiCQuoted(){let e=this.
pos-1,n=Sn(this.src,this.pos,this.srcEnd);return this.pos=n.end,n.closed||this.errors.push({message:"unterminated ANSI-C\
 quote",pos:e}),n.value}extractBalanced(e=!0,n=!1){let r=this.src,s=this.srcEnd,o=this._buildParts||this._buildValue,i=n?
0:1,a=this.pos;this._unbalanced=!1;let d=e&&!n?this.substitutionContext.boundaries?.get(a):void 0;if(d!==void 0&&d<=s&&this.
_nestingDepth<256)return this.pos=d,o?r.slice(a,d-1):"";let c=!0;for(;!n&&this.pos<s;){let $=r.charCodeAt(this.pos);if($===
41){let se=o?r.slice(a,this.pos):"";return this.pos++,se}else{if($===40||$===92||$===39||$===34||$===96||$===36&&(r.charCodeAt(
this.pos+1)===39||r.charCodeAt(this.pos+1)===36||r.charCodeAt(this.pos+1)===123))break;if($===60&&this.pos+1<s&&r.charCodeAt(
this.pos+1)===60)break;if($===35&&c)break;if($===99&&c&&this.pos+3<s&&r.charCodeAt(this.pos+1)===97&&r.charCodeAt(this.pos+
2)===115&&r.charCodeAt(this.pos+3)===101&&(this.pos+4>=s||r.charCodeAt(this.pos+4)<128&&z[r.charCodeAt(this.pos+4)]&1))break;
c=$<128&&(z[$]&1)!==0,this.pos++}}let l=0,p=0,m=[],w=null,C,b=-1,y=a>=2&&r.charCodeAt(a)===40&&r.charCodeAt(a-1)===40&&r.
charCodeAt(a-2)===36,x=0,A=!1,S=n?[{close:34,depth:0}]:[],W=n?1:0,k=0,P,R=-1,_=-1,N=-1,V=-1,Se=!1;for(;this.pos<s&&(i>0||
S.length>0);){let $=r.charCodeAt(this.pos),se=S.length===0?void 0:S[S.length-1];if(se!==void 0&&se.depth===i){let T=!1;if($===
92){this.pos=Math.min(this.pos+2,s);continue}if($===se.close){if(S.pop(),$===34?W--:k--,this.pos++,n&&i===0&&S.length===
0)return"";continue}if($===34)S.push({close:34,depth:i}),W++;else if($===39&&se.close===125){this.pos++,this.skipSQ();continue}else if($===
96){for(this.pos++;this.pos<s&&r.charCodeAt(this.pos)!==96;)r.charCodeAt(this.pos)===92&&this.pos++,this.pos<s&&this.pos++;
this.pos<s&&this.pos++;continue}else if($===36){let U=r.charCodeAt(this.pos+1);if(U===39&&se.close===125){this.pos+=2,this.
skipAnsiCQuoted();continue}if(U===123)S.push({close:125,depth:i}),k++,this.pos++;else if(U===40)this.pos++,$=40,T=!0;else if(U===
36){this.pos+=r.charCodeAt(this.pos+2)===40?1:2;continue}}if(!A&&this._nestingDepth+Math.max(W,k)>256&&(this.errors.push(
{message:"maximum word nesting depth exceeded",pos:this.pos}),A=!0),!T){for(this.pos++;this.pos<s;){let U=r.charCodeAt(this.
pos);if(U===92||U===34||U===36||U===96||U===125||U===39)break;this.pos++}continue}}if($===35&&V!==-1&&!y&&b<0&&e&&!Se&&this.
_nestingDepth+(C?.length??0)<256&&En(r,V,s)===this.pos){Se=!0;let T=C?.[C.length-1],U=this.findSubstitutionEnd(T?.start??
a,s,this._nestingDepth+(C?.length??0)+1);if(U!==-1){if(T===void 0)return this.pos=U,o?r.slice(a,U-1):"";this.pos=U-1,i=T.
depth+1,l=0,p=0,m.length=T.parens+1,$=41}}if($===40){let T=this.pos>a&&this.pos!==N?r.charCodeAt(this.pos-1):0,U=T===36?
this.pos-1:this.pos===_?R:-1,Bn=U!==-1||T===60||T===62||T===61||T===64||T===63||T===42||T===43||T===33||T===40&&m[m.length-
1]===!1||y&&this.pos===a,Hr=U!==-1&&r.charCodeAt(this.pos+1)!==40||(T===60||T===62)&&b<0&&!y;Hr&&((C??(C=[])).push({start:this.
pos+1,dollar:U,depth:i,parens:m.length,caseDepth:l,caseParens:p,arithBase:b,arithExtent:y,substitutions:x,checkedGrammar:Se,
pendingDelims:w}),l=0,p=0,b=-1,y=!1,Se=!1,w=null),m.push(!Bn),c=!0,!Hr&&b<0&&this.pos+1<s&&r.charCodeAt(this.pos+1)===40&&
(b=i),U!==-1&&(Hr?x++:(P??(P=[])).push(i),x+(P?.length??0)+this._nestingDepth+(n?0:1)>256&&!A&&(this.errors.push({message:"\
maximum command substitution nesting depth exceeded",pos:U}),A=!0)),R=-1,_=-1,i++,l>0&&p++,this.pos++}else if($===41){if(l>
0&&p===0)this.pos++,c=!0;else{if(l>0&&p--,i--,i===0&&!n){let U=o?r.slice(a,this.pos):"";return this.pos++,U}if(i<=b&&(b=
-1),P!==void 0)for(;P.length>0&&P[P.length-1]>=i;)P.pop();c=m.pop()??!0,this.pos++;let T=C?.[C.length-1];T!==void 0&&T.depth===
i&&(C.pop(),l=T.caseDepth,p=T.caseParens,b=T.arithBase,y=T.arithExtent,x=T.substitutions,Se=T.checkedGrammar,w=T.pendingDelims)}
V=this.pos}else if($===92){if(this.pos>a&&r.charCodeAt(this.pos-1)===36){let T=Pe(r,this.pos,s);T>this.pos&&r.charCodeAt(
T)===40&&r.charCodeAt(T+1)!==40&&(R=this.pos-1,_=T)}this.pos++,this.pos<s&&(r.charCodeAt(this.pos)!==10&&(c=!1),this.pos++),
N=this.pos}else if($===36){let T=r.charCodeAt(++this.pos);T===39?(this.pos++,this.skipAnsiCQuoted()):T===36?this.pos++:T===
123&&!pu(r.charCodeAt(this.pos+1))&&(S.push({close:125,depth:i}),k++,this.pos++),c=!1}else if($===39)this.pos++,this.skipSQ(),
c=!1;else if($===34)S.push({close:34,depth:i}),W++,this.pos++,c=!1;else if($===96){for(this.pos++;this.pos<s&&r.charCodeAt(
this.pos)!==96;)r.charCodeAt(this.pos)===92&&this.pos++,this.pos<s&&this.pos++;this.pos<s&&this.pos++,c=!1}else if($===60&&
b<0&&this.pos+1<s&&r.charCodeAt(this.pos+1)===60){if(this.pos+2<s&&r.charCodeAt(this.pos+2)===60)this.pos+=3;else{this.pos+=
2;let T=this.pos<s&&r.charCodeAt(this.pos)===45;T&&this.pos++,this.skipSpacesAndTabs(),this.readHereDocDelimiter(),(this.
_hereDelim||this._hereQuoted)&&(w??(w=[])).push({delimiter:this._hereDelim,strip:T,quoted:this._hereQuoted})}c=!1}else if($===
10&&w){this.pos++;for(let T of w)this.skipHereDocBody(T.delimiter,T.strip,!0,T.quoted);w=null,c=!0}else if($===35&&b<0&&
!y&&c)for(;this.pos<s&&r.charCodeAt(this.pos)!==10;)this.pos++;else{let T=this.pos;for(;this.pos<s;){let U=r.charCodeAt(
this.pos);if(U<128&&z[U])break;this.pos++}if(this.pos>T){if(this.pos-T===4&&c&&b<0&&!y){let Bn=r.charCodeAt(T);Bn===99&&
r.charCodeAt(T+1)===97&&r.charCodeAt(T+2)===115&&r.charCodeAt(T+3)===101?l++:Bn===101&&r.charCodeAt(T+1)===115&&r.charCodeAt(
T+2)===97&&r.charCodeAt(T+3)===99&&l>0&&(l--,l===0&&(p=0))}c=!1}else{let U=r.charCodeAt(this.pos);c=U<128&&(z[U]&1)!==0,
this.pos++}}}return this._unbalanced=!0,n&&C!==void 0&&C.length>0&&this.errors.push({message:"unterminated command subst\
itution",pos:C[0].dollar}),o?r.slice(a,this.pos):""}};function ls(t){switch(t){case",":return 1;case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"\
&=":case"|=":case"^=":return 2;case"||":return 4;case"&&":return 5;case"|":return 6;case"^":return 7;case"&":return 8;case"\
==":case"!=":return 9;case"<":case"<=":case">":case">=":return 10;case"<<":case">>":return 11;case"+":case"-":return 12;case"\
*":case"/":case"%":return 13;case"**":return 14;case"?":return 3;default:return-1}}function si(t,e,n){for(;n>e;){let r=t.
charCodeAt(n-1);if(r!==32&&r!==9&&r!==10)break;n--}return n}function fu(t){switch(t){case"=":case"+=":case"-=":case"*=":case"\
/=":case"%=":case"<<=":case">>=":case"&=":case"|=":case"^=":case"**":return!0;default:return!1}}function ps(t,e=0,n,r=0){
let s=0,o=t.length,i=n?.embeddedWords.length??0;function a(W,k,P=!1){let R={type:"ArithmeticWord",pos:W+e,end:k+e,value:t.
slice(W,k),parts:void 0};return P&&n?.embeddedWords.push(R),R}function d(){for(;s<o;){let W=t.charCodeAt(s);if(W===32||W===
9||W===10)s++;else break}}function c(){if(s>=o)return null;let W=t.charCodeAt(s),k=s+1<o?t.charCodeAt(s+1):0,P=s+2<o?t.charCodeAt(
s+2):0;switch(W){case 44:return s++,",";case 61:return k===61?(s+=2,"=="):(s++,"=");case 33:return k===61?(s+=2,"!="):null;case 60:
return k===60?P===61?(s+=3,"<<="):(s+=2,"<<"):k===61?(s+=2,"<="):(s++,"<");case 62:return k===62?P===61?(s+=3,">>="):(s+=
2,">>"):k===61?(s+=2,">="):(s++,">");case 43:return k===61?(s+=2,"+="):k===43?null:(s++,"+");case 45:return k===61?(s+=2,
"-="):k===45?null:(s++,"-");case 42:return k===42?(s+=2,"**"):k===61?(s+=2,"*="):(s++,"*");case 47:return k===61?(s+=2,"\
/="):(s++,"/");case 37:return k===61?(s+=2,"%="):(s++,"%");case 124:return k===124?(s+=2,"||"):k===61?(s+=2,"|="):(s++,"\
|");case 38:return k===38?(s+=2,"&&"):k===61?(s+=2,"&="):(s++,"&");case 94:return k===61?(s+=2,"^="):(s++,"^");case 63:return s++,
"?";default:return null}}function l(){for(d();s<o;){let k=t.charCodeAt(s);if(k!==33&&k!==126&&k!==43&&k!==45||t.charCodeAt(
s+1)===61)break;s++,d()}if(t.charCodeAt(s)===40){let k=1;for(s++;s<o&&k>0;){let P=n?.findArithmeticWordEnd?.(s+e,e+o)??s+
e;if(P>s+e){s=P-e;continue}let R=t.charCodeAt(s++);R===40?k++:R===41&&k--}}else s<o&&t.charCodeAt(s)!==41&&t.charCodeAt(
s)!==58&&b(0);d();let W=t.charCodeAt(s);(W===43||W===45)&&t.charCodeAt(s+1)===W&&(s+=2)}function p(W){d();let k=s;if(k===
o)return a(k,k);let P=n?.embeddedWords.length??0,R=0;for(;;){if(l(),d(),t.charCodeAt(s)===58&&R>0){R--,s++;continue}let _=s,
N=c();if(N===null||R===0&&ls(N)<W){s=_;break}N==="?"&&R++}return n&&(n.embeddedWords.length=P),a(k,si(t,k,s))}function m(W,k){
if(k>256)return p(W);let P=w(k);for(;d(),!(s>=o);){let R=s,_=c();if(!_)break;if(_==="?"){if(ls(_)<W){s=R;break}let $=m(1,
k+1);d(),s<o&&t.charCodeAt(s)===58&&s++;let se=m(3,k+1);P={type:"ArithmeticTernary",pos:P.pos,end:se.end,test:P,consequent:$,
alternate:se};continue}let N=ls(_);if(N<W){s=R;break}let V=fu(_)?N:N+1,Se=m(V,k+1);P={type:"ArithmeticBinary",pos:P.pos,
end:Se.end,operator:_,left:P,right:Se}}return P}function w(W){if(d(),W>256)return p(15);if(s>=o)return a(s,s);let k=s,P=t.
charCodeAt(s),R=s+1<o?t.charCodeAt(s+1):0;if(P===43&&R===43){s+=2;let _=w(W+1);return{type:"ArithmeticUnary",pos:k+e,end:_.
end,operator:"++",operand:_,prefix:!0}}if(P===45&&R===45){s+=2;let _=w(W+1);return{type:"ArithmeticUnary",pos:k+e,end:_.
end,operator:"--",operand:_,prefix:!0}}if(P===33){s++;let _=w(W+1);return{type:"ArithmeticUnary",pos:k+e,end:_.end,operator:"\
!",operand:_,prefix:!0}}if(P===126){s++;let _=w(W+1);return{type:"ArithmeticUnary",pos:k+e,end:_.end,operator:"~",operand:_,
prefix:!0}}if(P===43&&R!==43&&R!==61){s++;let _=w(W+1);return{type:"ArithmeticUnary",pos:k+e,end:_.end,operator:"+",operand:_,
prefix:!0}}if(P===45&&R!==45&&R!==61){s++;let _=w(W+1);return{type:"ArithmeticUnary",pos:k+e,end:_.end,operator:"-",operand:_,
prefix:!0}}return C(W)}function C(W){let k=b(W);if(d(),s+1<o){let P=t.charCodeAt(s),R=t.charCodeAt(s+1);if(P===43&&R===43)
return s+=2,{type:"ArithmeticUnary",pos:k.pos,end:s+e,operator:"++",operand:k,prefix:!1};if(P===45&&R===45)return s+=2,{
type:"ArithmeticUnary",pos:k.pos,end:s+e,operator:"--",operand:k,prefix:!1}}return k}function b(W){if(d(),s>=o)return a(
s,s);let k=t.charCodeAt(s);if(k===40){let V=s;s++;let Se=m(0,W+1);return d(),s<o&&t.charCodeAt(s)===41&&s++,{type:"Arith\
meticGroup",pos:V+e,end:s+e,expression:Se}}if(k===36){let V=s,Se=n?.embeddedWords.length??0,$=y(),se=n?.findArithmeticWordEnd?.(
V+e,e+o)??s+e;return se>s+e?(n&&(n.embeddedWords.length=Se),s=se-e,a(V,s,!0)):$}if(k===96||k===34||k===39){let V=s;return s=
(n?.findArithmeticWordEnd?.(V+e,e+o)??V+e+1)-e,a(V,s,!0)}let P=s,R=n?.embeddedWords.length??0,_=x(),N=n?.findArithmeticWordEnd?.(
P+e,e+o)??s+e;return N>s+e?(n&&(n.embeddedWords.length=R),s=N-e,a(P,s,!0)):_}function y(){let W=s;if(s++,s>=o)return a(W,
s);let k=t.charCodeAt(s);if(k===40)if(s+1<o&&t.charCodeAt(s+1)===40){let P=n?.findArithmeticExpansionEnd(W+e,e+o)??-1;if(P!==
-1)s=P-e;else{s+=2;let R=1;for(;s<o&&R>0;)t.charCodeAt(s)===40&&t.charCodeAt(s+1)===40?(R++,s+=2):t.charCodeAt(s)===41&&
t.charCodeAt(s+1)===41?(R--,s+=2):s++}}else{s++;let P=n?.findClosingParenthesis(s+e,e+o)??-1;if(P!==-1)s=P-e+1;else{let _=1;
for(;s<o&&_>0;){let N=t.charCodeAt(s++);N===40?_++:N===41&&_--}}let R=t.slice(W,s);return n?n.commandExpansion(W+e,s+e,R):
new He("ArithmeticCommandExpansion",W+e,s+e,R)}else if(k===123){let P=n?.findClosingBrace(s+e+1,e+o)??-1;if(P!==-1)s=P-e+
1;else{s++;let R=1;for(;s<o&&R>0;){let _=t.charCodeAt(s++);_===123?R++:_===125&&R--}}}else for(;s<o;){let P=t.charCodeAt(
s);if(P>=97&&P<=122||P>=65&&P<=90||P>=48&&P<=57||P===95)s++;else break}return a(W,s,k===40||k===123)}function x(){let W=s;
for(;s<o;){let k=t.charCodeAt(s);if(k>=48&&k<=57||k>=65&&k<=90||k>=97&&k<=122||k===95||k===35)s++;else break}if(s>W&&s<o&&
t.charCodeAt(s)===91){let k=n?.findClosingBracket?.(s+e+1,e+o)??-1;if(k!==-1)s=k-e+1;else{s++;let P=1;for(;s<o&&P>0;){let R=t.
charCodeAt(s);R===91?P++:R===93&&P--,s++}}return a(W,s,!0)}return s===W&&s++,a(W,s)}if(d(),s>=o)return null;let A=s,S=m(
0,r);return d(),s<o?(n&&(n.embeddedWords.length=i),a(A,si(t,A,o),n!==void 0)):S}var wr=(t,e)=>kt(e.text)?et(e.text,0,e.text.length,void 0,e.pos):void 0;function Ot(t){return t.wordParts??(t.wordParts=
(e,n,r)=>hu(e,n,r,t))}function kr(t){return t.embeddedParts??(t.embeddedParts=(e,n,r)=>fs(e,n,r,t))}function oi(t){return t.
arrayParts??(t.arrayParts=(e,n,r)=>mu(e,n,r,t))}function hu(t,e,n=0,r=Yt()){let s=new Re(t,e.pos,e.end,!1,r);return s._nestingDepth=
n,s.buildWordParts(e.pos)??void 0}function fs(t,e,n=0,r,s=!1){if(!nn(t,e.pos,e.end))return;let o=new Re(t,e.pos,e.end,!1,
r);return o._nestingDepth=n,o.buildEmbeddedWordParts(e.pos,s)??void 0}function mu(t,e,n=0,r){let s=new Re(t,e.pos,e.end,
!1,r);return s._nestingDepth=n,s.buildArrayElementParts(e.pos)??void 0}function ii(t,e,n=0,r){let s=new Re(t,e.pos,e.end,
!1,r);return s._nestingDepth=n,s.buildHereDocParts(e.pos,e.end)??void 0}function rn(t,e,n,r,s,o=r){if(!nn(n,e,e+t.length))return ps(t,e,void 0,r)??void 0;let i=[],a=new Re(n,0,n.length,!1,s);a.
_nestingDepth=r;let d=ps(t,e,{embeddedWords:i,commandExpansion:(c,l,p)=>new He("ArithmeticCommandExpansion",c,l,p,{source:n,
start:c+2,end:l-1,depth:r+1,parenBoundary:!0,context:s}),findClosingBracket:(c,l)=>a.findClosingBracket(c,l),findClosingBrace:(c,l)=>a.
findClosingBrace(c,l),findClosingParenthesis:(c,l)=>a.findClosingParenthesis(c,l),findArithmeticExpansionEnd:(c,l)=>a.findArithmeticExpansionEnd(
c,l),findArithmeticWordEnd:(c,l)=>a.findArithmeticWordEnd(c,l)},r)??void 0;if(o<=256)for(let c of i)c.parts=fs(n,c,o,s,!0);
return d}var hs=class{type="ArrayValue";pos;end;#e;#t;#r;#n;constructor(e,n,r,s,o){this.pos=n,this.end=r,this.#e=e,this.#t=s,this.#r=
o}get elements(){if(this.#n)return this.#n;let e=new Re(this.#e,this.pos+1,this.end-1,!1,this.#r);e._nestingDepth=this.#t;
let n=[];for(;e.peek(f.ArrayElement).token!==u.EOF;){let r=e.next(f.ArrayElement);if(r.token!==u.Word&&r.token!==u.Assignment)
continue;let s=r.raw?r.value:this.#e.slice(r.pos,r.end),o=s.charCodeAt(0)===91,i=e.getSubstitutionContext(),a=!o&&r.raw&&
r.keywordEligible?void 0:this.#e,d=a===void 0?wr:o?oi(i):Ot(i);n.push(new ge(s,r.pos,r.end,a,d,this.#t))}return this.#n=
n,n}toJSON(){return{type:this.type,pos:this.pos,end:this.end,elements:this.elements}}},br=class{type="Assignment";pos;end;text;#e;#t;#r;#n;#s=null;#a;#i;#o=null;constructor(e,n,r,s,o,i,a){
this.pos=n,this.end=r,this.text=e,this.#e=s,this.#n=o,this.#t=i,this.#r=a}get name(){return this.#s??this.resolveTarget()}get append(){
return this.#s===null&&this.resolveTarget(),this.#a}get index(){return this.#s===null&&this.resolveTarget(),this.#i}get value(){
if(this.#o!==null)return this.#o;let e=this.#n+1,n=Pe(this.#e,e,this.end);return this.#o=this.#e.charCodeAt(n)===40&&this.#e.
charCodeAt(this.end-1)===41?new hs(this.#e,n,this.end,this.#t,this.#r):new ge(this.#e.slice(e,this.end),e,this.end,this.#e,
Ot(this.#r),this.#t),this.#o}resolveTarget(){let e=this.#n-this.pos,n=e,r=e;for(;r>=2&&this.text.charCodeAt(r-2)===92&&this.
text.charCodeAt(r-1)===10;)r-=2;this.text.charCodeAt(r-1)===43&&(this.#a=!0,n=r-1);let s=this.text.indexOf("[");if(s>0&&
s<n){let i=this.text.lastIndexOf("]",e);if(i>s){let a=this.pos+s+1,d=this.pos+i;this.#i=new ge(this.#e.slice(a,d),a,d,this.#e,
kr(this.#r),this.#t),n=s}}let o=this.text.slice(0,n);return this.#s=o.includes(`\\
`)?o.split(`\\
`).join(""):o}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,name:this.name,append:this.append,
index:this.index,value:this.value}}};var ms=t=>t.type==="Word"||t.type==="Assignment",vn=class{type="Command";pos;end;name;prefix;suffix;#e;#t;constructor(e,n,r,s,o){
this.pos=e,this.end=n,this.name=r,this.prefix=s,this.suffix=o}get args(){if(this.#e===void 0){let e=this.suffix;this.#e=
e.every(ms)?e:e.filter(ms)}return this.#e}get redirects(){if(this.#t===void 0){let e=[];for(let n of this.prefix)n.type!==
"Assignment"&&e.push(n);for(let n of this.suffix)ms(n)||e.push(n);this.#t=e}return this.#t}toJSON(){return{type:this.type,
pos:this.pos,end:this.end,name:this.name,prefix:this.prefix,suffix:this.suffix}}};var Cr=class{type="HereDocBody";pos;end;text="";#e;#t;#r;#n;constructor(e,n,r,s,o){this.pos=n,this.end=n,this.#e=e,this.#t=
s,this.#r=o,this.#n=r?void 0:null}get parts(){return this.#n===null&&(this.#n=ii(this.#e,this,this.#t,this.#r)),this.#n}toJSON(){
return{type:this.type,pos:this.pos,end:this.end,text:this.text,parts:this.parts}}};Re._findSubstitutionEnd=Wu;He._resolveScript=Cu;Xt._resolveExpression=rn;function gu(t){switch(t.length){case 5:return t===
"local"||t==="alias";case 6:return t==="export";case 7:return t==="declare"||t==="typeset";case 8:return t==="readonly";default:
return!1}}var ys=class{type="ArithmeticCommand";pos;end;body;#e;#t;#r;#n=null;constructor(e,n,r,s,o,i){this.pos=e,this.end=
n,this.body=r,this.#e=s,this.#t=o,this.#r=i}get expression(){return this.#n===null&&(this.#n=rn(this.body,this.pos+2,this.#e,
this.#t,this.#r)),this.#n}set expression(e){this.#n=e??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,expression:this.
expression,body:this.body}}},Rn=class{type="ArithmeticFor";pos;end;body;#e;#t;#r;#n;#s;#a;#i;#o;#l;#d=null;#c=null;#u=null;constructor(e,n,r,s,o,i,a,d,c,l,p,m){
this.pos=e,this.end=n,this.body=r,this.#e=s,this.#t=o,this.#r=i,this.#n=a,this.#s=d,this.#a=c,this.#i=l,this.#o=p,this.#l=
m}get initialize(){return this.#d===null&&(this.#e?this.#d=rn(this.#e,this.#n,this.#i,this.#o,this.#l):this.#d=void 0),this.#d}set initialize(e){
this.#d=e??void 0}get test(){return this.#c===null&&(this.#t?this.#c=rn(this.#t,this.#s,this.#i,this.#o,this.#l):this.#c=
void 0),this.#c}set test(e){this.#c=e??void 0}get update(){return this.#u===null&&(this.#r?this.#u=rn(this.#r,this.#a,this.#i,
this.#o,this.#l):this.#u=void 0),this.#u}set update(e){this.#u=e??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.
end,initialize:this.initialize,test:this.test,update:this.update,body:this.body}}},yu={[u.DoubleSemi]:";;",[u.SemiAmp]:"\
;&",[u.DoubleSemiAmp]:";;&"},xu={">":">",">>":">>","<":"<","<>":"<>","<&":"<&",">&":">&",">|":">|","&>":"&>","&>>":"&>>"},
We=new Uint8Array(37);We[u.EOF]=1;We[u.RParen]=1;We[u.RBrace]=1;We[u.Then]=1;We[u.Else]=1;We[u.Elif]=1;We[u.Fi]=1;We[u.Do]=
1;We[u.Done]=1;We[u.Esac]=1;We[u.DoubleSemi]=1;We[u.SemiAmp]=1;We[u.DoubleSemiAmp]=1;var lt=new Uint8Array(37);lt[u.RParen]=
1;lt[u.RBrace]=1;lt[u.DblRBracket]=1;lt[u.Fi]=1;lt[u.Done]=1;lt[u.Esac]=1;lt[u.ArithCmd]=1;function ai(t){return t.token===
u.Word&&t.keywordEligible&&t.value==="!"}var we=new Uint8Array(37);we[u.Word]=1;we[u.Assignment]=1;we[u.Bang]=1;we[u.LParen]=
1;we[u.LBrace]=1;we[u.DblLBracket]=1;we[u.If]=1;we[u.For]=1;we[u.While]=1;we[u.Until]=1;we[u.Case]=1;we[u.Function]=1;we[u.
Select]=1;we[u.ArithCmd]=1;we[u.Coproc]=1;we[u.Redirect]=1;var wu={"-a":1,"-b":1,"-c":1,"-d":1,"-e":1,"-f":1,"-g":1,"-h":1,
"-k":1,"-p":1,"-r":1,"-s":1,"-t":1,"-u":1,"-v":1,"-w":1,"-x":1,"-z":1,"-n":1,"-o":1,"-N":1,"-S":1,"-L":1,"-G":1,"-O":1,"\
-R":1},ku={"==":1,"!=":1,"=~":1,"=":1,"-eq":1,"-ne":1,"-lt":1,"-le":1,"-gt":1,"-ge":1,"-nt":1,"-ot":1,"-ef":1,"<":1,">":1},
di=[],bu=[],gs=[];function ci(t){return new Dn(t,0,t.length).run()}function Cu(t,e,n,r=0,s=!1,o){return new Dn(t,e,n,r,s,
void 0,o).run()}var xs=class t extends Re{boundaries;pending;context;constructor(e,n,r,s,o,i=!0){super(e,n.start,n.end,i,
o),this._nestingDepth=n.depth,this.boundaries=r,this.pending=s,this.context=o}fork(e,n,r=!1){return new t(this.getSource(),
{start:e,end:n,depth:this._nestingDepth},this.boundaries,this.pending,this.context,r)}findSubstitutionEnd(e,n,r=this._nestingDepth+
1){let s=this.context.boundaries?.get(e);if(s!==void 0)return s<=n?s:-1;let o=this.boundaries.get(e);return o!==void 0?o<=
n?o:-1:(this.boundaries.has(e)||(this.boundaries.set(e,void 0),this.pending.push({start:e,end:n,depth:r})),-1)}};function Wu(t,e,n,r,s){
let o=new Map([[e,void 0]]),i=[{start:e,end:n,depth:r}];for(;i.length>0;){let a=i.length,d=i[a-1],c=new xs(t,d,o,i,s),l=new Dn(
t,d.start,d.end,d.depth,!0,c).findSubstitutionEnd();i.length===a&&(o.set(d.start,l),l!==-1&&is(s).set(d.start,l),i.pop())}
return o.get(e)??-1}var Dn=class{tok;source;start;end;depth;errors=null;syntaxDepth=0;constructor(e,n,r,s=0,o=!1,i,a){this.
tok=i??new Re(e,n,r,o,Yt(a)),this.tok._nestingDepth=s,this.source=e,this.start=n,this.end=r,this.depth=s}run(){let e=this.
start;this.depth>256&&this.error("maximum substitution nesting depth exceeded",e);let n;if(e===0&&this.source.charCodeAt(
0)===35&&this.source.charCodeAt(1)===33){let o=this.source.indexOf(`
`);n=o===-1?this.source:this.source.slice(0,o)}let r=this.list();for(;;){let o=this.tok.peek(f.CommandStart);if(o.token===
u.EOF||(this.unexpectedToken(o),!We[o.token]&&o.token!==u.In))break;this.tok.next(f.CommandStart);let i=this.tok.peek(f.
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
f.CommandStart);let n=this.tok.peek(f.CommandStart).token;if(We[n]||!we[n])return e;let r=this.andOr();for(r&&e.push(this.
makeStatement(r));n=this.tok.peekFollow(lt).token,!(n!==u.Semi&&n!==u.Newline&&n!==u.Amp);){let s=n===u.Amp,o=this.tok.next(
f.Normal).end;if(s){let a=e[e.length-1];a.background=!0,a.end=o}if(this.skipNewlines(f.CommandStart),n=this.tok.peek(f.CommandStart).
token,We[n]||!we[n])break;let i=this.andOr();i&&e.push(this.makeStatement(i))}return e}andOr(){let e=this.pipeline();if(!e)
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
1].end,prefixes:bu,commands:n,operators:r}}command(){let e;switch(this.tok.peek(f.CommandStart).token){case u.LParen:e=this.
subshell();break;case u.LBrace:e=this.braceGroup();break;case u.If:e=this.ifClause();break;case u.For:e=this.forClause();
break;case u.While:e=this.whileClause();break;case u.Until:e=this.untilClause();break;case u.Case:e=this.caseClause();break;case u.
Function:return this.functionDef();case u.Select:e=this.selectClause();break;case u.DblLBracket:e=this.testCommand();break;case u.
ArithCmd:e=this.arithCommand();break;case u.Coproc:return this.coprocCommand();case u.Word:case u.Assignment:case u.Redirect:
return this.simpleCommandOrFunction(!1);default:return null}return this.withRedirects(e)}collectTrailingRedirects(){let e=di;
for(;this.tok.peekFollow(lt).token===u.Redirect;)e===di&&(e=[]),e.push(this.readRedirect(f.Normal));return e}arithCommand(){
let e=this.tok.next(f.CommandStart);return new ys(e.pos,e.end,e.value,this.source,this.depth,this.tok.getSubstitutionContext())}coprocCommand(){
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
[]),elif:gs,else:void 0}}this.syntaxDepth++;let n,r=e;for(;;){let o=this.list(),i=this.emptyListPos(o),a=this.makeCompoundList(
o);this.skipSemi();let d=this.accept(u.Then,f.CommandStart);d?i>=0&&this.error(`expected command after '${r===e?"if":"el\
if"}'`,i):this.error("expected 'then'",this.tok.getPos());let c=this.list(),l=this.makeCompoundList(c);d&&c.length===0&&
(this.error("expected command after 'then'",this.tok.peek(f.CommandStart).pos),l.pos=d.end,l.end=d.end),n?(n.elif===gs&&
(n.elif=[]),n.elif.push({type:"Elif",pos:r,end:l.end,clause:a,then:l})):n={type:"If",pos:e,end:e,clause:a,then:l,elif:gs,
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
next(f.CommandStart),this.skipNewlines(f.CommandStart),this.tok.peek(f.CommandStart).token===u.LBrace){let m=this.braceGroup();
return new Rn(e,m.end,m.body,n,r,s,o,i,a,this.source,this.depth,this.tok.getSubstitutionContext())}let d=this.accept(u.Do,
f.CommandStart)!==null;if(d||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum fo\
r nesting depth exceeded",e);let m=this.tok.skipCompoundBody(u.Done);m<0&&this.error("expected 'done' to close 'for'",this.
tok.getPos());let w=m>=0?m:e;return new Rn(e,w,this.makeCompoundList([]),n,r,s,o,i,a,this.source,this.depth,this.tok.getSubstitutionContext())}
this.syntaxDepth++;let c=this.doBody(d);this.syntaxDepth--;let l=this.acceptEnd(u.Done,f.CommandStart);l<0&&this.error("\
expected 'done' to close 'for'",this.tok.getPos());let p=l>=0?l:e;return new Rn(e,p,this.makeCompoundList(c),n,r,s,o,i,a,
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
p),s=!0);let S=this.tok.next(f.Normal);S.token===u.Word&&c.push(this.toWord(S)),p=this.tok.peek(f.Normal)}l&&p.token===u.
RParen&&!s&&(this.unexpectedToken(p),s=!0);let m=this.acceptEnd(u.RParen,f.Normal),w=this.list(),C=m>=0?m:c.length>0?c[c.
length-1].end:d,b=w.length>0?w[w.length-1].end:C,y={type:"CaseItem",pos:d,end:b,pattern:c,body:w.length>0?this.makeCompoundList(
w):{type:"CompoundList",pos:C,end:C,commands:[]},terminator:void 0},x=this.tok.peek(f.CommandStart);if(o=x.token,o===u.DoubleSemi||
o===u.SemiAmp||o===u.DoubleSemiAmp){let A=this.tok.next(f.CommandStart);y.terminator=yu[A.token],y.end=A.end}else o!==u.
Esac&&o!==u.EOF&&!s&&(this.unexpectedToken(x),s=!0);r.push(y),this.skipNewlines(f.CasePattern),o=this.tok.peek(f.CasePattern).
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
if(!ai(e))return this.parseTestPrimary();let n=[];for(;ai(e);){let s=this.tok.next(f.TestMode);n.push({type:"Negation",pos:s.
pos,end:s.end}),e=this.tok.peek(f.TestMode)}let r=this.parseTestPrimary();return{type:"TestNot",pos:n[0].pos,end:r.end,negations:n,
operand:r}}parseTestPrimary(){if(this.tok.peek(f.TestMode).token===u.LParen){let a=this.tok.next(f.TestMode).pos;if(this.
syntaxDepth>=256){this.error("maximum test group nesting depth exceeded",a);let p=this.tok.skipTestGroup();p<0&&this.error(
"expected ')' to close test group",this.tok.getPos());let m=p>=0?p:a,w=new ge("",a,a);return{type:"TestGroup",pos:a,end:m,
expression:{type:"TestUnary",pos:a,end:a,operator:"-n",operand:w}}}this.syntaxDepth++;let d=this.parseTestOr();this.syntaxDepth--;
let c=this.acceptEnd(u.RParen,f.TestMode);c<0&&this.error("expected ')' to close test group",this.tok.getPos());let l=c>=
0?c:a;return{type:"TestGroup",pos:a,end:l,expression:d}}let e=this.tok.next(f.TestMode);(e.token===u.And||e.token===u.Or)&&
this.unexpectedToken(e);let n=e.value,r=e.pos,s=e.end;if(e.keywordEligible&&wu[n]===1){if(this.tok.peek(f.TestMode).token===
u.Word){let d=this.readTestOperand();return{type:"TestUnary",pos:r,end:d.end,operator:n,operand:d}}this.error("expected \
operand after unary test operator",s);let a=new ge("",s,s);return{type:"TestUnary",pos:r,end:s,operator:n,operand:a}}let o=this.
tok.peek(f.TestMode);if(o.token===u.Word&&o.keywordEligible&&ku[o.value]===1){let a=this.tok.next(f.TestMode).value,d;if(a===
"=~"){let l=this.tok.readTestRegexWord();d=new ge(this.source.slice(l.pos,l.end),l.pos,l.end,this.source,kr(this.tok.getSubstitutionContext()),
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
u.Word)return new vn(r,s,void 0,n,[]);let i=this.tok.next(f.Normal),a=i.keywordEligible?i.value:"",d=this.toWord(i);o=gu(
a)?f.Declaration:a==="eval"||a==="let"?f.EvalArgument:f.Normal,s=d.end;let c=[];if(e)for(;this.tok.peek(f.CommandPrefix).
token===u.Assignment;){let l=this.tok.next(f.CommandPrefix),p=o===f.Declaration?this.parseAssignment(l):this.toWord(l);c.
push(p),s=p.end}if(this.tok.peek(o).token===u.LParen&&c.length===0&&(this.tok.next(f.Normal),this.tok.peek(f.Normal).token===
u.RParen)){this.tok.next(f.Normal),this.skipNewlines(f.CommandStart);let l=this.commandAsBody();return{type:"Function",pos:d.
pos,end:l.end,name:d,body:l}}for(;;){let l=this.tok.peek(o).token;if(l===u.Word||l===u.Assignment){let p=this.tok.next(o),
m=l===u.Assignment?this.parseAssignment(p):this.toWord(p);c.push(m),s=m.end}else if(l===u.Redirect){let p=this.readRedirect(
o);c.push(p),s=p.end}else break}return new vn(r,s,d,n,c)}readRedirect(e){let n=this.tok.next(e),r=n.pos,s=n.end,o=n.fileDescriptor!==
void 0?{type:"FileDescriptor",pos:r,end:n.descriptorEnd,value:n.fileDescriptor}:n.variableName!==void 0?{type:"FileDescr\
iptorVariable",pos:r,end:n.descriptorEnd,name:n.variableName}:void 0,i=n.targetEnd>n.targetPos;if(i||this.error("expecte\
d redirect target",n.targetPos),n.value==="<<"||n.value==="<<-"){let d={type:"HereDoc",pos:r,end:s,operator:n.value,descriptor:o,
delimiter:i?{type:"HereDocDelimiter",pos:n.targetPos,end:n.targetEnd,text:this.source.slice(n.targetPos,n.targetEnd),value:n.
content??"",quoted:n.delimiterQuoted}:void 0,body:new Cr(this.source,s,n.delimiterQuoted,this.depth,this.tok.getSubstitutionContext()),
closing:void 0};return i&&this.tok.registerHereDocTarget(d),d}let a=i?new ge(this.source.slice(n.targetPos,n.targetEnd),
n.targetPos,n.targetEnd,this.source,Ot(this.tok.getSubstitutionContext()),this.depth):void 0;return n.value==="<<<"?{type:"\
HereString",pos:r,end:s,operator:"<<<",descriptor:o,target:a}:{type:"Redirect",pos:r,end:s,operator:xu[n.value]??">",descriptor:o,
target:a}}commandAsBody(){let e=this.command();return e&&e.type!=="Command"&&e.type!=="Function"&&e.type!=="Coproc"?e:(this.
error("expected compound command as function body",e?.pos??this.tok.getPos()),this.makeCompoundList(e?[this.makeStatement(
e)]:[]))}readWord(e){return this.toWord(this.tok.next(e))}readRequiredWord(e){let n=this.tok.peek(f.Normal);return n.token===
u.Word?this.toWord(this.tok.next(f.Normal)):(n.token!==u.EOF&&this.error(`expected word after '${e}'`,n.pos),new ge("",n.
pos,n.pos))}toWord(e){let n=e.raw?e.value:this.source.slice(e.pos,e.end),r=e.raw&&e.keywordEligible?void 0:this.source;return new ge(
n,e.pos,e.end,r,r===void 0?wr:Ot(this.tok.getSubstitutionContext()),this.depth)}toWordFromPosEnd(e,n,r){return e.pos===n&&
e.end===r?this.toWord(e):new ge(this.source.slice(n,r),n,r,this.source,Ot(this.tok.getSubstitutionContext()),this.depth)}parseAssignment(e){
let n=e.raw?e.value:this.source.slice(e.pos,e.end);return new br(n,e.pos,e.end,this.source,e.assignmentOperatorPos,this.
depth,this.tok.getSubstitutionContext())}makeCompoundList(e){let n=this.tok.getPos(),r=e.length>0?e[0].pos:n,s=e.length>
0?e[e.length-1].end:n;return{type:"CompoundList",pos:r,end:s,commands:e}}};function sn(t){try{let e=ci(t),n=e.errors?.[0]?.message;return n===void 0?{script:e}:{script:e,error:n}}catch(e){let n=e instanceof
Error?e.message:String(e);return{script:{type:"Script",pos:0,end:0,shebang:void 0,commands:[]},error:n}}}function rt(t){
let e=[],n=r=>{if(!(r.type==="CommandExpansion"||r.type==="ProcessSubstitution"||r.type==="ArithmeticCommandExpansion")){
os(r,n);return}if(r.script===void 0)return;let o=r.script.errors?.[0]?.message;e.push(o===void 0?{script:r.script}:{script:r.
script,error:o})};return n(t),e}function qe(t,e){if(!t.parts?.some(r=>r.type==="BraceExpansion"))return ws(t,e,!0);let n=pr(t.text);return n===void 0?[Rt(
t.text)]:n.flatMap(r=>ws(Au(r,t),e,!0))}function Ft(t,e){let[n,...r]=ws(t,e,!1);return n===void 0||r.length>0?g(""):n}function Cs(t,e){
return{pieces:t.flatMap(n=>fr(Ws(n,e)).pieces)}}function Au(t,e){let n=sn(`: ${t}`).script.commands[0]?.command,r=n?.type===
"Command"?n.suffix[0]:void 0;return r?.type!=="Word"?{...e,text:t,value:t,parts:void 0}:r}function ws(t,e,n){let r={done:[],
current:[],isOpen:!n},s=t.parts??[{type:"Literal",pos:t.pos,end:t.end,value:t.value,text:t.text}];for(let[o,i]of s.entries())
Su(r,i,{by:e,split:n,isFirst:o===0});return Wr(r),r.done}function Wr(t){(t.isOpen||t.current.length>0)&&t.done.push({pieces:t.
current}),t.current=[],t.isOpen=!1}function Su(t,e,n){switch(e.type){case"Literal":on(t,n.isFirst?vu(e.text,e.value,n.by):
g(e.value));return;case"SingleQuoted":case"AnsiCQuoted":t.isOpen=!0,on(t,g(e.value));return;case"DoubleQuoted":case"Loca\
leString":Eu(t,e.parts,n);return;case"Glob":case"ExtendedGlob":{let r=e.type==="ExtendedGlob"?"*":e.text;t.current.push(
n.split?{glob:r}:{text:e.text});return}default:_u(t,Ws(e,n.by),n)}}function on(t,e){t.current.push(...e.pieces)}function Eu(t,e,n){
let r=e.length===1?e[0]:void 0,s=r===void 0?void 0:Ws(r,n.by);if(s!==void 0&&"list"in s&&n.split){for(let[o,i]of s.list.
entries())o>0&&Wr(t),t.isOpen=!0,on(t,ks(i));return}t.isOpen=!0,on(t,ks(Cs(e,n.by)))}function ks(t){return{pieces:t.pieces.
map(n=>"glob"in n?{text:n.glob}:"hole"in n?n.shape===void 0?{hole:n.hole}:{hole:n.hole,shape:n.shape}:n)}}function _u(t,e,n){
if(!n.split){on(t,ks(fr(e)));return}let r="word"in e?[e.word]:e.list;for(let[s,o]of r.entries())if(s>0&&Wr(t),n.by.world.
vars.has("IFS")&&o.pieces.length>0)on(t,Rt(F(o)));else for(let i of o.pieces)Pu(t,i)}function Pu(t,e){if(!("text"in e)){
t.current.push(e);return}for(let[n,r]of e.text.split(/[ \t\n]+/u).entries()){n>0&&Wr(t);for(let s of r.split(/([*?]|\[[^\]]+\])/u))
s!==""&&t.current.push(/^[*?[]/u.test(s)?{glob:s}:{text:s})}}function vu(t,e,n){let r=/^~([^/]*)/u.exec(t)?.[1];if(r===void 0)
return g(e);let s={"":"HOME","+":"PWD","-":"OLDPWD"}[r];return{pieces:[...(s===void 0?It(`~${r}`):fr(yt(s,bs(n)))).pieces,
...g(e.slice(r.length+1)).pieces]}}function Ws(t,e){switch(t.type){case"Literal":case"SingleQuoted":case"AnsiCQuoted":return{
word:g(t.value)};case"SimpleExpansion":return ui(t.text.slice(1),yt(t.text.slice(1),bs(e)),e);case"ParameterExpansion":return ui(
t.parameter,Go(t,bs(e)),e);case"CommandExpansion":return{word:(t.script===void 0?void 0:e.output(t.script,e.world))??Rt(
t.text)};case"ArithmeticExpansion":return{word:{pieces:[{hole:t.text,shape:"digits"}]}};case"ProcessSubstitution":return{
word:{pieces:[{hole:t.text}]}};default:return{word:g(t.text)}}}function ui(t,e,n){return!("word"in e)||!n.world.vars.has(
t)?e:{word:{pieces:e.word.pieces.map(s=>"hole"in s&&s.shape===void 0?{...s,splits:!0}:s)}}}function bs(t){return{world:t.
world,projectDir:t.projectDir,env:t.env,operand(e){let n=e.operation?.type==="Default"?e.operation.operand:void 0;return n===
void 0?void 0:Ft(n,t)}}}function Ue(t){let e=(h(t)??Ru(t))?.replace(/^=/u,"");if(e===void 0)return;let n=e.slice(e.lastIndexOf("/")+1).toLowerCase();
return n.endsWith(".exe")?n.slice(0,-4):n}function Ru(t){let e=Kn(t);if(!t.pieces.some(r=>"hole"in r&&r.splits===!0))return e.
includes("/")||/\.(?:sh|bash|zsh|py|js|mjs|ts|rb|pl|php)$/u.test(e)?e:void 0}function an(t){return t.words[0]??g("")}var As=/^(?:GIT_EDITOR|GIT_SEQUENCE_EDITOR|EDITOR|VISUAL|GIT_PAGER|PAGER|core\.editor|sequence\.editor|core\.pager|pager\..*)$/su,
li=/^(?:GIT_SSH|GIT_SSH_COMMAND|GIT_PROXY_COMMAND|GIT_ASKPASS|SSH_ASKPASS|GIT_EXTERNAL_DIFF|core\.(?:sshcommand|askpass|gitproxy|fsmonitor|worktree|alternaterefscommand)|diff\.external|diff\..*\.(?:command|textconv)|difftool\..*\.cmd|mergetool\..*\.cmd|merge\..*\.driver|filter\..*\.(?:clean|smudge|process)|credential(?:\..*)?\.helper|gpg(?:\..*)?\.program|remote\..*\.(?:uploadpack|receivepack|vcs)|uploadpack\.packobjectshook|hook\..*\.command|sendemail\..*|browser\..*\.cmd|man\..*\.cmd)$/su,
Du=/^(?:GIT_EXEC_PATH|GIT_CONFIG_PARAMETERS|GIT_COMMON_DIR|GIT_NAMESPACE|LD_PRELOAD|DYLD_INSERT_LIBRARIES|include\.path|includeif\..*)$/su,
Tu=/^(?:|true|false|:|cat|less|more|echo|vi|vim|nano|[/\w]*\/ssh|ssh|store|cache|osxkeychain|manager)(?: (?!.*(?:ProxyCommand|LocalCommand|[`$;&|<>()])).*)?$/isu;
function Ar(t){let e=[...t],n=e.flatMap(([s,o])=>As.test(s)?h(o)??[]:[]),r=e.filter(([s,o])=>Ou(s,h(o)));return{texts:n,
unread:r.map(([s,o])=>`${s}=${F(o)}`)}}function Ss(t){return As.test(t)||li.test(t)}function Ou(t,e){return As.test(t)||
t.startsWith("GIT_CONFIG_KEY_")?e===void 0:Du.test(t)?!0:li.test(t)?e===void 0||!Tu.test(e):/^GIT_CONFIG_(?:GLOBAL|SYSTEM)$/u.
test(t)&&e!=="/dev/null"&&e!==""}function _s(t,e){let n=Mu(t),s=[...e.disk.settings.filter(({key:a})=>/^include(?:if\.|\.)/u.test(a)),...n].map(({key:a,value:d})=>[
a,g(d)]),{unread:o,texts:i}=Ar(new Map([...t,...s]));return{world:e,dir:e.cwd,args:[],settings:n,env:t,unread:o,texts:i,
...Fu({gitDir:fi(Es("GIT_DIR",t)),workTree:fi(Es("GIT_WORK_TREE",t)),home:pi("HOME",t),xdg:pi("XDG_CONFIG_HOME",t)})}}function Fu({
gitDir:t,workTree:e,home:n,xdg:r}){return{...t===void 0?{}:{gitDir:t},...e===void 0?{}:{workTree:e},...n===void 0?{}:{home:n},
...r===void 0?{}:{xdg:r}}}function Es(t,e){let n=process.env[t];return e.get(t)??(n===void 0?void 0:g(n))}function pi(t,e){
let n=h(Es(t,e)??g(""));return n===""?void 0:n}function fi(t){if(t===void 0)return;let e=h(t);return e===""?void 0:e??{unknown:`\
the path ${F(t)}`}}function Mu(t){return[...t].flatMap(([e,n])=>{let r=/^GIT_CONFIG_KEY_(\d+)$/u.exec(e)?.[1],s=r===void 0?
void 0:h(n);if(s===void 0)return[];let o=h(t.get(`GIT_CONFIG_VALUE_${r}`)??g(""))??"?";return[{key:it(s),value:o}]})}var mi=new Map([["-C",(t,e)=>({...t,dir:$u(t.dir,e)})],["-c",gi],["--git-dir",(t,e)=>({...t,gitDir:hi(e)})],["--work-tre\
e",(t,e)=>({...t,workTree:hi(e)})],["--config-env",Bu],...["--namespace","--super-prefix","--attr-source","--list-cmds",
"--shallow-file"].map(t=>[t,e=>e])]);function Ps(t,e){let n=e;for(let r=0;r<t.length;r+=1){let s=t[r]??g("");if(!j(s).startsWith(
"-"))return Nu(n,s,t.slice(r+1));let o=mi.get(h(s)??"");o===void 0?n=Hu(n,s):(r+=1,n=o(n,t[r]??g("")))}return n}function Nu(t,e,n){
let r=h(e);return r!==void 0?{...t,verb:r,args:n}:{...t,args:n,unread:[...t.unread,`the git command ${F(e)}`]}}function Hu(t,e){
let n=j(e).split("=",1)[0]??"",r=j(e).includes("=");return n==="--exec-path"&&r?{...t,unread:[...t.unread,"git programs \
from another directory"]}:r?mi.get(n)?.(t,oe(e,n.length+1))??t:h(e)===void 0?{...t,unread:[...t.unread,`the git option ${F(
e)}`]}:t}function hi(t){return h(t)??{unknown:`the path ${F(t)}`}}function $u(t,e){let n=h(e);return n===void 0?{unknown:`\
the directory ${F(e)}`}:n===""?t:I(t)?Te(t,n):ot(t,n)}function Bu(t,e){let[n="",r=""]=(h(e)??"").split("="),s=t.env.get(
r)?.pieces??[{hole:`$${r}`}];return gi(t,{pieces:[{text:`${n}=`},...s]})}function gi(t,e){let n=j(e),r=n.indexOf("="),s=h(
e);if(r===-1&&s===void 0)return{...t,unread:[...t.unread,`the setting ${F(e)}`]};let o=it(r===-1?n:n.slice(0,r)),i=r===-1?
"true":s?.slice(r+1)??"?",{unread:a,texts:d}=Ar(new Map([[o,oe(e,r+1)]]));return{...t,settings:[...t.settings,{key:o,value:i}],
unread:[...t.unread,...a],texts:[...t.texts,...d]}}var Lu=`add am annotate apply archive backfill bisect blame branch bugreport bundle cat-file check-attr
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
verify-pack verify-tag version web--browse whatchanged worktree write-tree`,vs=new Set(Lu.split(/\s+/u));var Iu=10;function Wt(t,e,n){let r=Ue(t[0]??g("")),s=t.slice(1);if(r==="git"||r==="hub")return yi(Ps(s,_s(e,n)),Iu);let o=r?.
startsWith("git-")===!0?r.slice(4):void 0;return o!==void 0&&vs.has(o)?{..._s(e,n),verb:o,args:s}:void 0}function yi(t,e){
if(t.verb===void 0||vs.has(t.verb)||e===0)return t;let n=Gu(t.verb,t);if(n===void 0)return t;if(n==="?")return{...t,unread:[
...t.unread,`git ${t.verb}, perhaps an alias`]};if(n.startsWith("!"))return{...t,shellAlias:n.slice(1)};let r=[...ju(n,t.
world),...t.args];return yi(Ps(r,{...t,args:[]}),e-1)}function Gu(t,e){let n=Ye(e),r=n!==void 0&&"unknown"in n,s=Xe(e,r?
void 0:n);return _e(s,`alias.${t.toLowerCase()}`)??(r?"?":void 0)}function ju(t,e){let n=sn(`: ${t.replaceAll("$","\\$")}`).
script.commands[0]?.command;if(n?.type!=="Command")return[g(t)];let r={world:e,projectDir:"/",env:{},output:()=>{}};return n.
args.flatMap(s=>s.type==="Word"?qe(s,r):[g(s.text)])}import{basename as gl,join as Fi}from"node:path";import{basename as Vu,isAbsolute as ki,resolve as qu}from"node:path";var xi={cp:{short:"tS",long:["target-directory","suffix"]},mv:{short:"tS",long:["target-directory","suffix"]},ln:{short:"\
tS",long:["target-directory","suffix"]},install:{short:"tSmog",long:["target-directory","suffix","mode","owner","group"]},
rsync:{short:"efTB",long:["rsh","filter","exclude","include","files-from","rsync-path","log-file"]},scp:{short:"cFiJloPS\
D",long:[]}},Uu={gcp:"cp",gmv:"mv",gln:"ln",ginstall:"install"};function bi(t,e){let n=Uu[t]??t,r=Object.hasOwn(xi,n)?xi[n]:
void 0;if(r===void 0)return;let s=O(e.words.slice(1),r),o=e.world.cwd;if(n==="install"&&E(s,"-d","--directory"))return s.
operands.map(p=>({path:p,dir:o,reach:"file"}));let{sources:i,destination:a,isInto:d}=Qu(n,s),c={run:e,isTree:n==="mv"||E(
s,"-r","-R","-a","--recursive","--archive"),isWhole:E(s,"-T","--no-target-directory"),isInto:d,isSync:n==="rsync"},l=E(s,
"--delete")?[{path:a,dir:o,reach:"tree"}]:[];return[...zu(i,a,c),...l,...Ku(n,i,e)]}function Qu(t,{operands:e,...n}){let r=K(
{operands:e,...n},"-t","--target-directory");return r!==void 0?{sources:e,destination:r,isInto:!0}:t==="ln"&&e.length===
1?{sources:e,destination:g("."),isInto:!0}:{sources:e.slice(0,-1),destination:e.at(-1)??g("."),isInto:!1}}function Ku(t,e,n){
return t!=="mv"&&t!=="ln"?[]:e.map(r=>({path:r,dir:n.world.cwd,reach:"tree"}))}function zu(t,e,n){let r=n.run.world.cwd,
s=h(e),o=s===void 0||!ki(s)&&!I(r)?void 0:Ci(s,r),i=n.isInto||t.length>1||Kn(e).endsWith("/")||o!==void 0&&mt(o);return t.
flatMap(a=>{let d=h(a);if(i&&!n.isWhole&&d!==void 0&&!wi(d,n))return[{path:Ee(e,g(`/${Vu(d)}`)),dir:r,reach:n.isTree?"tr\
ee":"file"}];if(d!==void 0&&wi(d,n))return Ju(d,e,n);let c=d===void 0&&i?"contents":n.isTree?"tree":"file";return[{path:e,
dir:r,reach:c}]})}function Ci(t,e){return ki(t)||!I(e)?t:qu(e,t)}function wi(t,e){return e.isTree&&(/(?:^|\/)\.{1,2}\/?$/u.
test(t)||e.isSync&&t.endsWith("/"))}function Ju(t,e,n){let r=n.run.world.cwd,s=t.includes(":")?void 0:Ci(t,r);return s===
void 0||!mt(s)?[{path:e,dir:r,reach:"contents"}]:jn(s).map(o=>({path:Ee(e,g(`/${o}`)),dir:r,reach:"tree"}))}var Xu=new Map([["checkout",({operands:t,dashes:e},n)=>dn(nl(t,e),n)],["restore",(t,e)=>Yu(e)],["rm",(t,e)=>E(t,"--cache\
d","-n","--dry-run")?[]:dn(t.operands,e)],["mv",({operands:t},e)=>dn(t,e)],["clean",(t,e)=>el(e)],["config",(t,e)=>Si(K(
t,"-f","--file"),e)],["clone",({operands:t},e)=>Rs(t[1],e)],["worktree",({operands:t},e)=>h(t[0]??g(""))==="add"?Rs(t[1],
e):[]],["apply",(t,e)=>Wi(e)],["am",(t,e)=>Wi(e)],["stash",(t,e)=>Zu(e)],["push",()=>[]],["fetch",()=>[]],["commit",()=>[]]]);
function Ai(t){let e=Wt(t.words,t.env,t.world);if(e===void 0)return;let{verb:n}=e;return n===void 0?[]:(Xu.get(n)??tl)(O(
e.args,ce(n)),e)}function dn(t,e){return t.map(n=>({path:n,dir:e.dir,reach:"tree"}))}function Si(t,e){return t===void 0?
[]:[{path:t,dir:e.dir,reach:"file"}]}function Rs(t,e){return t===void 0?[]:[{path:t,dir:e.dir,reach:"contents"}]}function Yu(t){
let e=O(t.args,{short:"s",long:["source","pathspec-from-file"]});return E(e,"-S","--staged")&&!E(e,"-W","--worktree")?[]:
dn(Sr(e.operands,E(e,"-s","--source")),t)}function Wi(t){let e=O(t.args,{short:"pC",long:["directory"]});return Rs(K(e,"\
--directory"),t)}function Zu(t){let{operands:e}=O(t.args,{short:"m",long:["message"]});return h(e[0]??g(""))==="push"?dn(
e.slice(1),t):[]}function el(t){let e=O(t.args,{short:"e",long:["exclude"]});return!(E(e,"-f","--force")&&!E(e,"-n","--d\
ry-run"))||!E(e,"-d","-x","-X")?[]:dn(e.operands.length===0?[g(".")]:e.operands,t)}function tl(t,e){let n=O(e.args,{short:"\
o",long:["output","output-directory"]});return Si(K(n,"-o","--output","--output-directory"),e)}function nl(t,e){return e!==
void 0?Sr(t.slice(e),e>0):t.length>1?Sr(t.slice(1),!0):Sr(t,!1)}function Sr(t,e){let n=r=>/^(?:\.|:\/|:\(top\)|\*|\.\/)$/u.
test(h(r)??"");return e?t:t.filter(r=>!n(r))}var Ds=["-r","-R","--recursive"],Mt={},Nt={spec:{short:"S",long:["suffix"]}},Ht={spec:{short:"cus",long:["cmd"]}},$t={spec:{
short:"c",long:["config","parser","ignore-path"]},when:["-w","--write","--fix","-i"]},Tn={spec:{short:"",long:["referenc\
e","from"]},skip:1,tree:Ds,unless:["--reference","-r","-w","-x","-X","-s","-t"]},Ei={rm:{tree:Ds},rmdir:Mt,unlink:Mt,shred:{
spec:{short:"ns",long:["iterations","size"]}},trash:{tree:!0},"trash-put":{tree:!0},rimraf:{tree:!0},del:{tree:!0},touch:{
spec:{short:"drt",long:["date","reference","time"]}},truncate:{spec:{short:"sr",long:["size","reference"]}},fallocate:{spec:{
short:"lo",long:["length","offset"]}},tee:Mt,sponge:Mt,mkdir:{spec:{short:"m",long:["mode"]}},mkfifo:{spec:{short:"m",long:[
"mode"]}},mknod:{spec:{short:"m",long:["mode"]}},chmod:Tn,chown:Tn,chgrp:Tn,chattr:Tn,setfacl:{spec:{short:"mxMX",long:[
"modify","remove"]},tree:Ds},chflags:Tn,sed:{spec:{short:"efl",shortAttached:"i",long:["expression","file","line-length"]},
skip:1,when:["-i","--in-place"],unless:["-e","-f","--expression","--file"]},gsed:{spec:{short:"efl",shortAttached:"i",long:[
"expression","file"]},skip:1,when:["-i","--in-place"],unless:["-e","-f","--expression","--file"]},perl:{spec:{short:"eEI\
Mm",shortAttached:"i",long:[]},when:["-i"]},ruby:{spec:{short:"eErI",shortAttached:"i",long:[]},when:["-i"]},awk:{spec:{
short:"ifvF",long:["include"]},when:["-i","--include"]},gawk:{spec:{short:"ifvF",long:["include"]},when:["-i","--include"]},
yq:{spec:{short:"",long:[]},when:["-i","--inplace","--in-place"]},dos2unix:Mt,unix2dos:Mt,ed:Ht,ex:Ht,vi:Ht,vim:Ht,nvim:Ht,
nano:Ht,emacs:Ht,patch:{spec:{short:"idpDFgoBrVYz",long:["input","directory","strip","output"]}},gzip:Nt,gunzip:Nt,bzip2:Nt,
bunzip2:Nt,xz:Nt,unxz:Nt,zstd:Nt,rename:{spec:{short:"e",long:[]}},prettier:$t,eslint:$t,biome:$t,oxlint:$t,gofmt:$t,shfmt:$t,
jsonlint:$t,mount:Mt,split:{spec:{short:"abClnt",long:["bytes","lines","number"]},skip:1},uniq:{spec:{short:"fsw",long:[]},
skip:1},xxd:{spec:{short:"cglnos",long:[]},skip:1},zip:{spec:{short:"bntxi",long:[]}}};function _i(t,e){let n=Object.hasOwn(
Ei,t)?Ei[t]:void 0;if(n===void 0)return;let r=O(e.words.slice(1),n.spec??{short:"",long:[]});if(n.when!==void 0&&!E(r,...n.
when))return[];let s=n.tree===!0||n.tree!==void 0&&E(r,...n.tree);return rl(n,r).map(o=>({path:o,dir:e.world.cwd,reach:s?
"tree":"file"}))}function rl(t,e){let n=t.unless!==void 0&&E(e,...t.unless);return e.operands.slice(n?0:t.skip??0)}import{basename as sl}from"node:path";var ol=()=>[],il=new Map([["dd",t=>Di(t.words.filter(e=>j(e).startsWith("of=")).map(e=>oe(e,3)),t)],["curl",t=>Pi("curl",
t)],["wget",t=>Pi("wget",t)],["tar",Ts],["gtar",Ts],["bsdtar",Ts],["unzip",vi],["7z",vi],...["grep","egrep","rg","ls","p\
s","ssh"].map(t=>[t,ol])]);function Ri(t,e){return(il.get(t)??(n=>Di(al(n),n)))(e)}function Di(t,e){return t.map(n=>({path:n,
dir:e.world.cwd,reach:"file"}))}function al(t){let e={short:"o",long:["output","out","outfile","out-file","output-file",
"out-dir","outdir"]},n=O(t.words.slice(1),e),r=["-o",...e.long.map(o=>`--${o}`)];return[...t.words.flatMap((o,i)=>{let a=t.
words[i+1];return a!==void 0&&/^-out(?:put)?$/u.test(h(o)??"")?[a]:[]}),...dl(r,n)]}function dl(t,e){return e.options.flatMap(
({name:n,value:r})=>t.includes(n)&&r!==void 0?[r]:[])}function Pi(t,e){let n=t==="curl",r=O(e.words.slice(1),{short:n?"o\
HdXuAbceFKmrTwxyYzCEP":"OoPaUtTQeBiwlADIXR",long:["output","output-dir","output-document","directory-prefix","header","d\
ata","request","user","dump-header","cookie-jar","append-output","output-file"]}),s=K(r,"--output-dir",...n?[]:["-P","--\
directory-prefix"]),o=s===void 0?void 0:h(s),i=s===void 0?e.world.cwd:o===void 0?{unknown:"a directory"}:ot(e.world.cwd,
o),a=n?["-o","--output","-c","--cookie-jar","-D","--dump-header"]:["-O","--output-document","-o","-a","--output-file","-\
-append-output"],d=r.options.flatMap(({name:p,value:m})=>a.includes(p)&&m!==void 0?[m]:[]),l=(n?E(r,"-O","--remote-name",
"--remote-name-all","-J"):d.length===0)?r.operands.map(p=>cl(p)):[];return[...d,...l].map(p=>({path:p,dir:i,reach:"file"}))}
function cl(t){let e=h(t);return e===void 0?t:g(sl(e.replace(/[?#].*$/u,"")))}function Ts(t){let[e,...n]=t.words.slice(1),
r=e!==void 0&&/^[a-zA-Z]+$/u.test(h(e)??"")?[g(`-${h(e)}`),...n]:t.words.slice(1),s=O(r,{short:"fCTXb",long:["file","dir\
ectory","files-from","exclude","transform","strip-components","one-top-level"]}),o=K(s,"-C","--directory");if(!E(s,"-x",
"--extract","--get")){let c=E(s,"-c","-r","-u","--create","--append")?K(s,"-f","--file"):void 0;return c===void 0?[]:[{path:c,
dir:t.world.cwd,reach:"file"}]}let i={path:o??g("."),dir:t.world.cwd,reach:"contents"},a=o===void 0?".":h(o),d=a===void 0||
!I(t.world.cwd)?{unknown:"a directory"}:ot(t.world.cwd,a);return[i,...s.operands.map(c=>({path:c,dir:d,reach:"tree"}))]}
function vi(t){let e=O(t.words.slice(1),{short:"dxP",long:[]}),n=t.words.map(o=>h(o)??"").find(o=>/^-o./u.test(o)),r=K(e,
"-d")??(n===void 0?g("."):g(n.slice(2))),s=e.operands.slice(1).map(o=>({path:o,dir:t.world.cwd,reach:"tree"}));return[{path:r,
dir:t.world.cwd,reach:"contents"},...s]}function Ti(t){if(t.kind==="unread")return[];if(t.kind==="write")return[{path:t.target,dir:t.world.cwd,reach:"file"}];let e=Ue(
t.words[0]??g(""))??"";return Ai(t)??bi(e,t)??_i(e,t)??Ri(e,t)}import{isAbsolute as ul,resolve as ll}from"node:path";function Oi(t){let{dir:e}=t,n=h(t.path),r=n===void 0?fl(t):[n];if(r===void 0)return;let s=I(e)?e:void 0;if(!(s===void 0&&
r.some(o=>!ul(o))))return r.flatMap(o=>[Te(s??"/",o),go(s??"/",o)])}var pl=500;function fl(t){if(t.path.pieces.some(n=>"\
hole"in n)||!I(t.dir))return;let e=[""];for(let n of ml(t.path)){let r=new RegExp(`^${kn(n)}$`,"u"),s=h(n),o=e.flatMap(i=>s===
void 0?hl(t.dir,i,r,n):[`${i}${s}/`]);if(o.length>pl)return;e=o}return e.map(n=>n.slice(0,-1))}function hl(t,e,n,r){let s=I(
t)?ll(t,e===""?".":e):e,o=[...kn(r)].join("").startsWith("\\.")||kn(r).startsWith("[^/]");if(!ae(s))return[];try{return jn(
s).filter(i=>n.test(i)&&(o||!i.startsWith("."))).map(i=>`${e}${i}/`)}catch{return[]}}function ml(t){let e=[[]];for(let n of t.
pieces){if(!("text"in n)){e.at(-1)?.push(n);continue}for(let[r,s]of n.text.split("/").entries())r>0&&e.push([]),s!==""&&
e.at(-1)?.push({text:s})}return e.map(n=>({pieces:n}))}function Mi(t){return Ti(t).flatMap(e=>(Oi(e)??[]).flatMap(n=>[...bl(n),...yl(n,t)]))}function yl(t,e){return gl(t)!==".\
git"?[]:e.kind==="run"&&/^(?:rm|rimraf|trash)$/u.test(Ue(xl(e))??"")&&!wl(t)?[]:[{name:".git"}]}function xl(t){return t.
words[0]??g("")}function wl(t){return Vt(t)?.isFile()===!0}var kl=/^(.*?)\/(refs\/.*|packed-refs|HEAD|hooks(?:\/.*)?|config(?:\.worktree)?)$/su;
function bl(t){if(/\/\.gitconfig$|\/git\/config$/u.test(t))return[{name:"config"}];let e=kl.exec(t);return e!==null&&Cl(
e[1]??"")?[{name:e[2]??""}]:[]}function Cl(t){let e=["objects","commondir"];return ae(Fi(t,"HEAD"))&&e.some(n=>ae(Fi(t,n)))}function Os(t,e){return t.includes("$'")?!0:t.replace(/\\\n|["'\\`^]/gu,"").toLowerCase().includes(e.toLowerCase())}function Er(t){let e=he(t.input,"command");if(typeof e=="string")return e;if(!(e==null&&t.tool!=="Bash"&&t.tool!=="Power\
Shell"))throw new Oe(`the call of ${t.tool} holds no command text`)}var Wl=/\b(?:iex|invoke-expression|start-process|encodedcommand)\b|-e(?:nc|c)?\s+[A-Za-z0-9+/=]{8,}|&\s*[($"']|\[scriptblock\]/iu;
function Ni(t){return t.tool==="PowerShell"?Er(t):void 0}function Hi(t){return Wl.test(t)}function _r(t,e){let n=Wt(t.map(g),new Map,e);if(n?.verb===void 0||n.unread.length>0)return;let r=[n.verb,...t.slice(t.indexOf(
n.verb)+1)].join(" "),s=Ye(n);if(s===void 0||"unknown"in s)return;if(r==="rev-parse --show-toplevel")return s.top;if(/^(?:branch --show-current|rev-parse --abbrev-ref (?:HEAD|@)|symbolic-ref (?:-q |--quiet )?--short (?:-q )?HEAD)$/u.
test(r)){let i=ht(s,e);return"branch"in i?i.branch:void 0}if(r==="rev-parse --git-dir"||r==="rev-parse --absolute-git-di\
r")return s.gitDir}function cn(t,e){let n=new Map;for(let[r,s]of t.vars)t.exported.has(r)&&"word"in s&&n.set(r,s.word);for(let[r,s]of e)"wo\
rd"in s&&n.set(r,s.word);return n}var Al=["--get","--get-all","--get-regexp","--get-urlmatch","-l","--list","--get-color","--get-colorbool","-e","--edit"],
Sl=["--unset","--unset-all","--remove-section","--rename-section"],El=new Set(["get","list","edit"]),$i=new Set(["unset",
"remove-section","rename-section"]);function Pr(t){if(t.verb!=="config")return;let e=O(t.args,ce("config")),n=h(e.operands[0]??
g(""))??"";if(El.has(n)||E(e,...Al))return;let r=n==="set"||$i.has(n);return Pl(e.operands.slice(r?1:0),_l(n,e))}function _l(t,e){
return $i.has(t)||E(e,...Sl)}function Pl([t,e],n){if(t!==void 0)return n?{key:t}:e===void 0?void 0:{key:t,value:e}}function Li(t){let e=Pr(t),n=h(e?.key??g(""));if(e?.value===void 0||n===void 0)return[];let r=it(n);return Ss(r)?[e.value]:
r.startsWith("alias.")&&j(e.value).startsWith("!")?[oe(e.value,1)]:[]}var Bi={difftool:["-x","--extcmd"],grep:["-O","--o\
pen-files-in-pager"],fetch:["--upload-pack"],pull:["--upload-pack"],"ls-remote":["--upload-pack","--exec"],"fetch-pack":[
"--upload-pack","--exec"],clone:["-u","--upload-pack"],archive:["--exec"],instaweb:["-d","--httpd","-b","--browser"]},vl=new Set(
["fetch","pull","ls-remote","clone","push","remote","archive"]);function Ii(t){let e=t.verb??"",n=Object.hasOwn(Bi,e)?Bi[e]??
[]:[],{options:r,operands:s}=O(t.args,Rl(e,n)),o=r.flatMap(({name:d,value:c})=>c!==void 0&&n.includes(d)?[c]:[]),i=r.flatMap(
({name:d,value:c})=>e==="clone"&&c!==void 0&&(d==="-c"||d==="--config")?Dl(c):[]),a=vl.has(e)?s.flatMap(d=>j(d).startsWith(
"ext::")?[oe(d,5)]:[]):[];return[...o,...i,...a]}function Rl(t,e){let{short:n,long:r}=ce(t),s=e.filter(o=>!o.startsWith(
"--")).map(o=>o.slice(1));return{short:`${n}${t==="grep"?"":s.join("")}`,shortAttached:t==="grep"?"O":"",long:[...r,...e.
filter(o=>o.startsWith("--")).map(o=>o.slice(2))]}}function Dl(t){let[e=""]=j(t).split("=",1);return Ss(it(e))?[oe(t,e.length+
1)]:[]}function Gi(t){let e=h(t.args[0]??g(""));switch(t.verb){case"config":return Li(t);case"for-each-repo":return[{pieces:[{hole:"\
git for-each-repo"}]}];case"rebase":return O(t.args,ce("rebase")).options.flatMap(({name:n,value:r})=>(n==="-x"||n==="--\
exec")&&r!==void 0?[r]:[]);case"submodule":return Tl(t);case"bisect":return e==="run"&&t.args.length>1?[Vi(t.args.slice(
1).map(ji))]:[];case"filter-branch":return O(t.args,{short:"",long:Ol,stopAtOperand:!1}).options.flatMap(({name:n,value:r})=>n.
endsWith("-filter")&&r!==void 0?[r]:[]);default:return Ii(t)}}function Tl(t){let e=t.args.findIndex(r=>h(r)==="foreach");
if(e===-1)return[];let n=t.args.slice(e+1).filter((r,s)=>s>0||!(h(r)??"").startsWith("-"));return n.length<2?n:[Vi(n.map(
ji))]}function ji(t){let e=h(t);return e===void 0||/^[\w./=:@%+,-]+$/u.test(e)?t:g(`'${e.replaceAll("'","'\\''")}'`)}var Ol=[
"setup","env-filter","tree-filter","index-filter","parent-filter","msg-filter","commit-filter","tag-name-filter","subdir\
ectory-filter"];function Vi(t){return{pieces:t.flatMap((e,n)=>[...n===0?[]:[{text:" "}],...e.pieces])}}import{isAbsolute as Fl,resolve as Fs}from"node:path";function qi(t,e,n,r){let s=O(e.args,ce(t==="init-db"?"init":t));return t==="clone"?$l(s,e,r):t==="worktree"?Ml(s,e,n,r):
Hl(s,e,r)}function Ml(t,e,n,r){let[s,o,i]=t.operands;if(h(s??g(""))!=="add")return v(r);let a=Nl(t,o,i);return vr(o,e,r,
n===void 0?{head:a}:{head:a,commonDir:n.commonDir})}function Nl(t,e,n){if(E(t,"-d","--detach"))return{detached:!0};let r=K(
t,"-b","-B","--orphan")??n;if(r!==void 0)return Me(r);let o=(e===void 0?void 0:h(e))?.replace(/\/+$/u,"").split("/").at(
-1);return o===void 0?{unknown:"HEAD of a new worktree"}:{branch:o}}function Hl(t,e,n){let r=t.operands[0]??g("."),s=h(r);
if(s!==void 0&&I(e.dir)&&ae(Fs(e.dir,s,".git")))return v(n);let i=K(t,"-b","--initial-branch");if(i!==void 0)return vr(r,
e,n,{head:Me(i)});let a=_e(Xe(e,void 0),"init.defaultbranch");return vr(r,e,n,{head:a===void 0?{unknown:"the first branc\
h of a new repository"}:{branch:a}})}function $l(t,e,n){let[r,s]=t.operands,i=(r===void 0?void 0:h(r))?.replace(/\/+$/u,
"").replace(/\/?\.git$/u,"").split(/[/:]/u).at(-1),a=s??(i===void 0?void 0:g(i)),d=K(t,"-b","--branch"),c=d===void 0?{unknown:"\
HEAD of a new clone"}:Me(d);return vr(a,e,n,{head:c})}function vr(t,e,n,r){let s=t===void 0?void 0:h(t),o=s===void 0?void 0:
Bl(s,e);return o===void 0?v(n):at(n,gt(n,{made:me(n.disk.made,o,r)}))}function Bl(t,e){return Fl(t)?Fs(t):I(e.dir)?Fs(e.
dir,t):void 0}function Ui(t,e){let{world:n}=t,r=Wt(t.words,cn(n,t.own),n);if(r===void 0)return;let s=Ye(r),o=s===void 0||"unknown"in s?
void 0:s,i=Ll(r,o,n);for(let a of[...r.texts,...Gi(r)])Il(a,i,e);return r.shellAlias!==void 0?Gl(r.shellAlias,r,i,t,e):jl(
r,o,n)}function Ll(t,e,n){let{stdin:r,...s}=n;return{...s,cwd:e?.top??t.dir}}function Il(t,e,n){let r=typeof t=="string"?
t:h(t);r!==void 0?n.text(r,[e]):typeof t!="string"&&n.emit({kind:"unread",what:`the command ${F(t)} that git runs`,world:e})}
function Gl(t,e,n,r,s){let o=s.text(`${t} "$@"`,[{...n,args:e.args}]),i=a=>({...r.world,disk:a.disk});return{ok:o.ok.map(
i),fail:o.fail.map(i)}}function jl(t,e,n){let{verb:r}=t;switch(r){case void 0:return v(n);case"config":return ql(t,n);case"\
worktree":case"clone":case"init":case"init-db":return qi(r,t,e,n);default:return e===void 0?v(n):Vl(r,t,e,n)}}function Vl(t,e,n,r){
if(t!=="checkout"&&t!=="switch")return So(t,e,n,r);let{head:s,isCertain:o,start:i}=er(e,n);if(s===void 0)return v(r);let a=or(
sr(r,n,s),s,i,e,n);return{ok:[(i!==void 0||o)&&"branch"in s?gt(a,{refs:new Set([...a.disk.refs,s.branch])}):a],fail:o?[]:
[r]}}function ql(t,e){let n=Pr(t),r=n===void 0?void 0:h(n.key);if(n===void 0||r===void 0)return v(e);let s=n.value===void 0?
"":h(n.value)??"?";return at(e,Qt(e,[{key:it(r),value:s}]))}function Ms(t,e){let{operands:n}=O(t.words.slice(1),{short:"",long:[]}),[r]=n;return r===void 0?pt(t.world,Rr(t.world,e??
{pieces:[{hole:"$HOME"}]})):h(r)==="-"?pt(t.world,t.world.previous):t.world.vars.has("CDPATH")||t.own.has("CDPATH")?pt(t.
world,{unknown:"a directory along CDPATH"}):pt(t.world,Rr(t.world,r))}function Rr(t,e){let n=h(e);return n===void 0?{unknown:`\
the directory ${F(e)}`}:ot(t.cwd,n===""?".":n)}function pt(t,e){let n={...t,cwd:e,previous:t.cwd},r=I(e)&&mt(cr(t,e));return{
ok:[n],fail:r?[]:[t]}}function Qi(t){let e=O(t.words.slice(1),{short:"",long:[]}),{world:n}=t,[r]=e.operands;if(r!==void 0&&
E(e,"-n"))return v({...n,stack:[Rr(n,r),...n.stack]});let[s,...o]=n.stack;if(r===void 0&&s===void 0)return v(n);let i=r===
void 0?void 0:h(r);if(i!==void 0&&/^[+-]\d+$/u.test(i))return pt(n,{unknown:"a directory of the stack"});let a=r===void 0?
s??n.cwd:Rr(n,r),d=r===void 0?[n.cwd,...o]:[n.cwd,...n.stack];return{ok:pt({...n,stack:d},a).ok,fail:pt(n,a).fail}}function Ki(t){
let[e,...n]=t.world.stack;return e===void 0?{ok:[],fail:[t.world]}:h(t.words[1]??g(""))!==""?pt(t.world,{unknown:"a dire\
ctory of the stack"}):pt({...t.world,stack:n},e)}function On({world:t,own:e}){return e.size===0?t:{...t,vars:new Map([...t.vars,...e]),exported:new Set([...t.exported,...e.
keys()])}}function Fn(t,{world:e,own:n}){if(n.size===0)return t;let r=new Map([...n.keys()].map(s=>[s,e.vars.get(s)]));return{
...t,vars:Ns(t.vars,r),exported:e.exported}}function Ns(t,e){let n=new Map(t);for(let[r,s]of e)s===void 0?n.delete(r):n.
set(r,s);return n}function un(t){let e=h(t.words[0]??g("")),n=t.words.slice(1).map(d=>h(d)??"").filter(d=>d.startsWith("-")),r=n.some(d=>d.
includes("n"))&&e==="export",s=e!=="export"&&e!=="readonly"&&!n.some(d=>d.includes("g")),o=!r&&(e==="export"||n.some(d=>d.
includes("x"))),i=n.some(d=>d.includes("f")),{world:a}=t;for(let d of t.words.slice(1))j(d).startsWith("-")||(a=Ul(d,a,{
exports:o,functions:i,isLocal:s,isArray:n.some(c=>/[aA]/u.test(c))}));return v(a)}function Ul(t,e,n){let r=/^([A-Za-z_]\w*)(\+?)=/u.
exec(j(t)),s=r?.[1]??h(t);if(s===void 0)return e;let o=n.isLocal&&e.inFunction&&!n.functions,i=Kl(o?Ql(s,e):e,s,n);if(r===
null)return i;let d=r[2]===""&&!n.isArray&&!j(t).startsWith(`${s}=(`)?oe(t,r[0].length):zi(s);return{...i,vars:me(i.vars,
s,{word:d})}}function Ql(t,e){let r=!e.locals.has(t)?me(e.locals,t,e.vars.get(t)):e.locals;return{...e,locals:r,vars:me(
e.vars,t,{word:g("")})}}function Kl(t,e,n){return n.exports?{...t,exported:new Set([...t.exported,n.functions?`${e}()`:e])}:
t}function zi(t){return{pieces:[{hole:`$${t}`,splits:!0}]}}function ln(t){let e=t.words.slice(1).map(i=>h(i)).filter(i=>i!==
void 0&&/^[A-Za-z_]\w*$/u.test(i)),n=t.world.stdin===void 0?void 0:h(t.world.stdin),r=h(t.words[0]??g(""))==="read"&&e.length===
1&&n!==void 0&&/^[^\s\\]+\n?$/u.test(n),s=i=>r?g(n.trim()):zi(i),o=new Map(t.world.vars);for(let i of["REPLY","MAPFILE",
...e])i!==void 0&&o.set(i,{word:s(i)});return v({...t.world,vars:o})}function Ji(t){let{operands:e}=O(t.words.slice(1),{
short:"",long:[]}),n=e.map(i=>h(i)??""),r=new Map(t.world.vars),s=new Map(t.world.functions);for(let i of n)r.has(i)&&r.
set(i,{word:g("")}),s.delete(i);let o=new Set([...t.world.exported].filter(i=>!n.includes(i)));return v({...t.world,vars:r,
functions:s,exported:o})}function Xi(t){let e=t.words.slice(1),n=e.findIndex(a=>h(a)==="--"),r=(n===-1?e:e.slice(0,n)).map(
a=>h(a)??F(a)),s=r.reduce((a,d,c)=>Jl(a,d,r[c+1]),t.world),o=n===-1?e.filter((a,d)=>zl(a,r[d-1])):e.slice(n+1),i=n!==-1||
o.length>0;return v(i?{...s,args:o}:s)}function zl(t,e){return!/^[-+]/u.test(j(t))&&!/^[-+][a-zA-Z]*o$/u.test(e??"")}function Jl(t,e,n){
if(!/^[-+]/u.test(e))return t;let r=e.startsWith("-"),s=e.endsWith("o"),o=(d,c)=>e.includes(d)||s&&n===c,i=o("e","errexi\
t")?r:t.errexit,a=o("a","allexport")?r:t.allexport;return{...t,errexit:i,allexport:a}}function Yi(t){let e=Number(h(t.words[1]??
g("1"))),{world:n}=t;return Number.isInteger(e)?v({...n,args:n.args.slice(e)}):v({...n,args:[It("$@")]})}var Ae=({world:t})=>v(t),Xl=new Map([["cd",(t,e)=>Ms(t,Zi(t,e))],["chdir",(t,e)=>Ms(t,Zi(t,e))],["pushd",t=>Qi(t)],["pop\
d",t=>Ki(t)],["eval",Yl],["source",ta],[".",ta],["command",Zl],["builtin",ep],["exec",tp],["noglob",(t,e,n)=>n({...t,words:t.
words.slice(1)})],["nocorrect",(t,e,n)=>n({...t,words:t.words.slice(1)})],["-",(t,e,n)=>n({...t,words:t.words.slice(1)})],
["export",t=>un(t)],["declare",t=>un(t)],["typeset",t=>un(t)],["local",t=>un(t)],["readonly",t=>un(t)],["read",t=>ln(t)],
["mapfile",Dr],["readarray",Dr],["getopts",t=>ln(t)],["let",t=>ln(t)],["unset",t=>Ji(t)],["set",t=>Xi(t)],["shift",t=>Yi(
t)],["alias",np],["unalias",rp],["trap",sp],["hash",op],["enable",(t,e)=>ip(t,e)],["exit",({world:t},e)=>Mn(t,e.jumps.ended)],
["logout",({world:t},e)=>Mn(t,e.jumps.ended)],["return",({world:t},e)=>t.inFunction?Mn(t,e.jumps.out):v(t)],["break",({world:t},e)=>t.
inLoop?Mn(t,e.jumps.out):v(t)],["continue",({world:t},e)=>t.inLoop?Mn(t,e.jumps.out):v(t)],["printf",ap],["jobs",Ae],["w\
ait",Ae],["umask",Ae],["ulimit",Ae],["type",Ae],["times",Ae],["shopt",Ae],["bind",Ae],["complete",Dr],["compgen",Dr],["d\
irs",Ae],["disown",Ae],["help",Ae],["history",Ae],["suspend",Ae],["caller",Ae],["bg",Ae],["fg",Ae]]);function na(t,e,n){
let r=h(t.words[0]??g("")),s=r===void 0?void 0:Xl.get(r);if(s===void 0)return;let o=s(t,e,n);return o!==void 0&&e.emit({
kind:"run",words:t.words,env:cn(t.world,t.own),world:t.world}),o}function Mn(t,e){return e.push(t),{ok:[],fail:[]}}function Zi(t,e){
let n=t.own.get("HOME");if(n!==void 0&&"word"in n)return n.word;let r={world:t.world,projectDir:e.projectDir,env:e.env,operand:()=>{}},
s=yt("HOME",r);return"word"in s?s.word:void 0}function ea(t){return{pieces:t.flatMap((e,n)=>[...n===0?[]:[{text:" "}],...e.
pieces])}}function Yl(t,e){let n=h(t.words[1]??g(""))==="--"?t.words.slice(2):t.words.slice(1),r=h(ea(n));if(r!==void 0){
let s=e.text(r,[On(t)]),o=i=>Fn(i,t);return{ok:s.ok.map(o),fail:s.fail.map(o)}}return e.emit({kind:"unread",what:`eval o\
f ${F(ea(n))}`,world:t.world}),v(t.world)}function ta(t,e){let n=t.words[1];return e.emit({kind:"unread",what:`the file ${n===
void 0?"":F(n)} that source reads`,world:t.world}),v(t.world)}function Zl(t,e,n){let{options:r,operands:s}=O(t.words.slice(
1),{short:"",long:[],stopAtOperand:!0});return r.some(({name:i})=>i==="-v"||i==="-V")||s.length===0?v(t.world):ra(n,{words:s,
own:t.own,world:t.world})}function ra(t,e){let n={...e.world,functions:new Map,aliases:new Map},r=t({...e,world:n}),s=o=>({
...o,functions:e.world.functions,aliases:e.world.aliases});return{ok:r.ok.map(s),fail:r.fail.map(s)}}function ep(t,e,n){
let r=t.words.slice(1);return r.length===0?v(t.world):ra(s=>n({...s,only:"builtins"}),{...t,words:r})}function tp(t,e,n){
let{operands:r}=O(t.words.slice(1),{short:"a",long:[],stopAtOperand:!0});return r.length===0?v(t.world):n({...t,words:r,
only:"programs"})}function np(t){let e=t.world.aliases;for(let n of t.words.slice(1)){let r=/^([^=]+)=/u.exec(j(n))?.[1];
if(r===void 0)continue;let s=h(oe(n,r.length+1));e=me(e,r,s??`$${r}_alias`)}return v({...t.world,aliases:e})}function rp(t){
let e=new Map(t.world.aliases);for(let n of t.words.slice(1))e.delete(h(n)??"");return v({...t.world,aliases:e})}function sp(t,e){
let{operands:n}=O(t.words.slice(1),{short:"",long:[]}),[r]=n;if(r===void 0||n.length<2)return v(t.world);let s=h(r);return s===
"-"||s===""?v(t.world):s!==void 0?(e.text(s,[{...t.world,traps:[]}]),v({...t.world,traps:[...new Set([...t.world.traps,s])]})):
(e.emit({kind:"unread",what:`the trap ${F(r)}`,world:t.world}),v(t.world))}function op(t){let{options:e,operands:n}=O(t.
words.slice(1),{short:"p",long:[]}),r=e.find(({name:i})=>i==="-p")?.value,s=h(n[0]??g(""));if(r===void 0||s===void 0)return v(
t.world);let o=h(r)??`$${s}_path`;return v({...t.world,aliases:me(t.world.aliases,s,o)})}function ip(t,e){let n=O(t.words.
slice(1),{short:"f",long:[]});return E(n,"-f")&&e.emit({kind:"unread",what:"a loaded builtin",world:t.world}),v(t.world)}
function Dr(t,e){let r=O(t.words.slice(1),{short:"dnOsuCcAFGWPSXo",long:[]}).options.find(({name:s})=>s==="-C")?.value;if(r!==
void 0){let s=h(r);s===void 0?e.emit({kind:"unread",what:`the callback ${F(r)}`,world:t.world}):e.text(s,[t.world])}return ln(
t)}function ap(t){return h(t.words[1]??g(""))==="-v"?ln({...t,words:[g("printf"),...t.words.slice(2,3)]}):void 0}function sa(t,e,n,r){let{world:s}=e,o=s.functions.get(t);if(o!==void 0)return dp(o,e,n);let i=s.aliases.get(t);if(i!==void 0)
return ue([cp(t,i,e,n),r({...e,only:"programs"})])}function dp(t,e,n){let{world:r}=e,s={...On(e),args:e.words.slice(1),inFunction:!0,
locals:new Map},o=n.jumps.out.length,i=n.node(t.body,s),a=n.jumps.out.slice(o),d=c=>{let l=Ns(c.vars,c.locals),{inFunction:p,
locals:m,args:w}=r;return Fn({...c,vars:l,inFunction:p,locals:m,args:w},e)};return{ok:[...i.ok,...a].map(d),fail:[...i.fail,
...a].map(d)}}function cp(t,e,n,r){let{world:s}=n,o=new Map([...s.aliases].filter(([c])=>c!==t)),i={...On(n),args:n.words.
slice(1),aliases:o},a=r.text(`${e} "$@"`,[i]),d=c=>Fn({...c,args:s.args,aliases:s.aliases},n);return{ok:a.ok.map(d),fail:a.
fail.map(d)}}var up=new Set([">",">>",">|","&>","&>>","<>"]);function Tr(t,e){return t.flatMap(n=>{if(n.type!=="Redirect"||n.target===
void 0)return[];let r=Ft(n.target,e);return up.has(n.operator)?[r]:n.operator===">&"&&!/^(?:\d+-?|-)$/u.test(h(r)??"")?[
r]:[]})}function oa(t){return t.some(e=>{if(e.type!=="Redirect"||e.operator.startsWith("<"))return!1;let n=e.descriptor;
return n===void 0||n.type==="FileDescriptor"&&n.value===1})}function pn(t,e){let n=t.findLast(s=>{let o=s.descriptor;return(o===
void 0||o.type==="FileDescriptor"&&o.value===0)&&(s.type!=="Redirect"||s.operator.startsWith("<"))});if(n===void 0)return;
if(n.type==="HereDoc")return lp(n,e);let r=n.target===void 0?g(""):Ft(n.target,e);return n.type==="HereString"?{pieces:[
...r.pieces,{text:`
`}]}:h(r)==="/dev/null"?g(""):{pieces:[{hole:"the contents of a file"}]}}function lp(t,e){let n=t.body.parts===void 0||t.
delimiter?.quoted===!0?g(t.body.text):Cs(t.body.parts,e);return t.operator==="<<"?n:{pieces:n.pieces.map(s=>"text"in s?{
text:s.text.replace(/^\t+/gmu,"")}:s)}}function Nn(t,e){let n=t.out.length,r=t.ended.length,s=e();return le([...s.ok,...s.fail,...t.out.slice(n),...t.ended.splice(
r)])}function fn(t,e,n,r){let s=Nn(r.jumps,()=>r.text(t,[e])),o=s.length===0?[n]:s.map(({disk:i})=>({...n,disk:i}));return{ok:o,
fail:o}}function hn(t){let{world:e}=t;return{...e,vars:new Map([...[...e.vars].filter(([n])=>e.exported.has(n)),...t.own]),exported:new Set(
[...e.exported,...t.own.keys()]),functions:new Map([...e.functions].filter(([n])=>e.exported.has(`${n}()`))),aliases:new Map,
args:[],locals:new Map,traps:[],inFunction:!1,inLoop:!1,errexit:t.words.some(n=>/^-[a-z]*e/u.test(h(n)??"")),allexport:!1}}var pp=new Set(["sh","bash","zsh","dash","ash","ksh","mksh","rbash","fish","csh","tcsh"]),fp={short:"oO",long:["rcfile",
"init-file","command","init-command"],stopAtOperand:!0};function ia(t,e,n){let r=hn(e);if(t==="at"||t==="batch")return aa(
[],r,e,n);if(!pp.has(t))return;for(let i of["BASH_ENV","ENV"])e.own.has(i)&&n.emit({kind:"unread",what:`the file in ${i}`,
world:r});let s=O(hp(e.words.slice(1)),fp);return E(s,"-c","--command")?yp(s.operands,r,e,n):mp(s,r,e,n)}function hp(t){
let e=t.findIndex(n=>/^-[a-zA-Z]*c/u.test(j(n)));return t.map((n,r)=>/^\+[a-zA-Z]/u.test(j(n))&&(r<e||r===0)?Ee(g("-"),oe(
n,1)):n)}function mp(t,e,n,r){let[s=g("-"),...o]=t.operands;if(t.unclear.includes(s)&&!gp(s))return r.emit({kind:"unread",
what:`the shell script ${F(s)}`,world:e}),v(n.world);let a=h(s);if(E(t,"-s")||/^(?:-|\/dev\/stdin|\/dev\/fd\/0)$/u.test(
a??""))return aa(o,e,n,r);let c=a===void 0?void 0:dr(e,a);return c===void 0?void 0:Hs(c,o,e,n,r)}function gp(t){return t!==
void 0&&t.pieces.some(e=>"text"in e&&e.text.includes("/"))}function yp(t,e,n,r){let[s,,...o]=t;return s===void 0?v(n.world):
Hs(s,o,e,n,r)}function aa(t,e,n,r){return e.stdin===void 0?v(n.world):Hs(e.stdin,t,e,n,r)}function Hs(t,e,n,r,s){let o=h(
t);if(o===void 0)return s.emit({kind:"unread",what:`the shell text ${F(t)}`,world:n}),v(r.world);let{stdin:i,...a}=n;return fn(
o,{...a,args:e},r.world,s)}var Or=32;function Ge(t,e,n){let r={ok:e,fail:[]};for(let s of t.commands){let o=le([...r.ok,...r.fail]);r=ue($s(o,n).map(
i=>xp(s,i,n)))}return{ok:le(r.ok),fail:le(r.fail)}}function $s(t,e){let n=t.at(-1);return t.length<=Or||n===void 0?t:(e.
unread("more ways through the command than can be followed",n),t.slice(0,Or))}function xp(t,e,n){let{command:r}=t;if(t.background===
!0)return{ok:Fr(e,n,o=>Ie(r,o,n)),fail:[]};let s=Ie(r,e,n);return r.type!=="Command"&&r.type!=="Redirected"?s:(n.jumps.ended.
push(...s.fail.filter(o=>o.errexit)),{ok:s.ok,fail:s.fail.filter(o=>!o.errexit)})}function Fr(t,e,n){let r=Nn(e.jumps,()=>n(
{...t,traps:[]}));for(let o of r)e.leave(o);let s=r.map(o=>({...t,disk:o.disk}));return s.length===0?[t]:le(s)}function Ie(t,e,n){
switch(n.step(),t.type){case"Command":return n.command(t,e);case"AndOr":return bp(t.commands,t.operators,e,n);case"Pipel\
ine":return Cp(t,e,n);case"CompoundList":case"Script":return Ge(t,[e],n);case"Subshell":case"Coproc":{let r=Fr(e,n,s=>Ie(
t.body,s,n));return{ok:r,fail:r}}case"BraceGroup":return Ie(t.body,e,n);case"Redirected":return ue(n.redirected(t,e).map(
r=>da(e,Ie(t.command,r,n))));case"Function":return/^command_not_found_handler?$/u.test(t.name.value)&&Fr(e,n,r=>Ie(t.body,
{...r,inFunction:!0},n)),v({...e,functions:me(e.functions,t.name.value,t)});default:return wp(t,e,n)}}function da(t,e){let n=({
stdin:r,...s})=>t.stdin===void 0?s:{...s,stdin:t.stdin};return{ok:e.ok.map(n),fail:e.fail.map(n)}}function wp(t,e,n){switch(t.
type){case"If":return Ap(t,e,n);case"While":return Sp(t,e,n);case"For":case"Select":return _p(t,e,n);case"Case":return Rp(
t,e,n);case"ArithmeticFor":{let r=At(rt(t),[e],n);return Bs(r,n,s=>Ge(t.body,[s],n))}case"TestCommand":case"ArithmeticCo\
mmand":{let r=At(rt(t),[e],n);return{ok:r,fail:r}}default:return v(e)}}function At(t,e,n){return t.reduce((r,{script:s,error:o})=>le(
r.flatMap(i=>(o!==void 0&&n.unread(`a substitution that does not parse (${o})`,i),Fr(i,n,a=>kp(s,a,n))))),e)}function kp(t,e,n){
return Ge(t,[e],n)}function bp(t,e,n,r){let[s,...o]=t;if(s===void 0)return v(n);let i=Ie(s,n,r);for(let[a,d]of o.entries()){
let c=e[a]==="&&",l=le(c?i.ok:i.fail),p=ue(l.map(m=>Ie(d,m,r)));i=c?{ok:p.ok,fail:le([...i.fail,...p.fail])}:{ok:le([...i.
ok,...p.ok]),fail:p.fail}}return i}function Cp(t,e,n){let r=t.prefixes.filter(a=>a.type==="Negation").length%2===1,s=t.commands.
length===1?t.commands[0]:void 0;if(s!==void 0){let a=Ie(s,e,n);return r?{ok:a.fail,fail:a.ok}:a}let o=[e],i=e.stdin;for(let[
a,d]of t.commands.entries()){let c=a===t.commands.length-1,l=i,p=m=>a===0||l===void 0?m:{...m,stdin:l};i=n.printed(d,p(e))??
{pieces:[{hole:"the output of a pipe"}]},o=le(o.flatMap(m=>Wp(d,m,p,c,n)))}return{ok:o,fail:o}}function Wp(t,e,n,r,s){let o=()=>da(
e,Ie(t,n(e),s)),i=Nn(s.jumps,o);for(let d of i)s.leave({...d,traps:d.traps.slice(e.traps.length)});let a=i.map(d=>({...e,
disk:d.disk}));return a.length===0?[e]:r?[...a,...i]:a}function Ap(t,e,n){let r=[t,...t.elif],s=[e],o=[];for(let i of r){
let a=Ge(i.clause,s,n);o.push(Ge(i.then,le(a.ok),n)),s=le(a.fail)}return o.push(t.else===void 0?{ok:s,fail:[]}:Ge(t.else,
s,n)),ue(o)}function Sp(t,e,n){return Bs([e],n,r=>{let s=Ge(t.clause,[r],n),o=t.kind==="while"?s.ok:s.fail,i=Ge(t.body,le(
o),n);return{ok:[...i.ok,...s.ok],fail:[...i.fail,...s.fail]}})}var Ep=5;function Bs(t,e,n){let r=e.jumps.out.length,s=le(
t.map(a=>({...a,inLoop:!0}))),o=s;for(let a=0;o.length>0&&a<Ep;a+=1){let d=ue(o.map(n)),c=le([...s,...d.ok,...d.fail,...e.
jumps.out.slice(r)]);o=$s(c,e).filter(l=>!s.includes(l)).slice(0,Or),s=c}let i=o.at(-1);return i!==void 0&&e.unread("a l\
oop whose state keeps changing",i),ca(t,s)}function ca(t,e){let n=t[0]?.inLoop??!1,r=le(e.map(s=>({...s,inLoop:n})));return{
ok:r,fail:r}}function _p(t,e,n){let r=At(vp(t),[e],n),s=o=>n.expanded(t,o).map(lo);return ue(r.map(o=>Pp(t,s(o),o,n)))}function Pp(t,e,n,r){
let s=(d,c)=>{let l=me(d.vars,t.name.value,{word:c});return Ge(t.body,[{...d,vars:l}],r)};if(!(t.type==="For"&&e.length<=
Or&&!e.some(Xn))){let d=e.length===1?e[0]??g(""):Rt(`$${t.name.value}`);return Bs([n],r,c=>s(c,d))}let i=r.jumps.out.length,
a=[{...n,inLoop:!0}];for(let d of e){let c=ue($s(a,r).map(l=>s(l,d)));a=le([...c.ok,...c.fail,...r.jumps.out.slice(i)])}
return ca([n],a)}function vp(t){return(t.wordlist??[]).flatMap(e=>rt(e))}function Rp(t,e,n){let r=t.items.flatMap(i=>i.pattern.
flatMap(a=>rt(a))),s=At([...rt(t.word),...r],[e],n),o=t.items.map(i=>Ge(i.body,s,n));return ue([...o,{ok:s,fail:s}])}function la(t,e){let n=O(t.words.slice(1),{short:"adEIJLnPRsS",shortAttached:"eil",long:["arg-file","delimiter","max-lin\
es","max-args","max-procs","max-chars","replace","process-slot-var"],stopAtOperand:!0}),{stdin:r,...s}=t.world,o=Dp(n.options.
find(l=>["-I","-i","-J","--replace"].includes(l.name))),i=n.operands.length===0?[g("echo")]:n.operands,a=K(n,"-a","--arg\
-file")===void 0?t.world.stdin:void 0,d=Tp(a,t);if(o===void 0)return ua(t,[...i,...d],s,e);let c=d.map(l=>ua(t,i.map(p=>Ls(
p,o,l)),s,e));return c.length===0?v(t.world):ue(c)}function ua(t,e,n,r){let s=r({words:e,own:t.own,world:n,only:"program\
s"}),o=i=>({...t.world,disk:i.disk});return{ok:s.ok.map(o),fail:s.fail.map(o)}}function Dp(t){if(t===void 0)return;let e=t.
value===void 0?void 0:h(t.value);return e===void 0||e===""?"{}":e}function Tp(t,e){let n=t===void 0?void 0:h(t);return n===
void 0?t===void 0&&e.world.stdin===void 0&&!Op(e)?[]:[{pieces:[{hole:"the words xargs reads",splits:!0}]}]:n.split(/[\s\0]+/u).
filter(r=>r!=="").map(r=>g(r.replace(/^(['"])(.*)\1$/u,"$2")))}function Op(t){return t.words.some(e=>/^(?:-a|--arg-file)/u.
test(h(e)??""))}function Ls(t,e,n){return{pieces:t.pieces.flatMap(s=>"text"in s?s.text.split(e).flatMap((o,i)=>[...i===0?
[]:n.pieces,...o===""?[]:[{text:o}]]):[s])}}var Fp={pieces:[{hole:"a file that find finds"}]},pa=new Set(["-execdir","-okdir"]),Mp=new Set(["-exec","-ok",...pa,"-x",
"-X","--exec","--exec-batch"]);function fa(t,e){let n=t.words.map(s=>h(s)??""),r=[];for(let s=1;s<n.length;s+=1){let o=n[s]??
"";if(!Mp.has(o))continue;let i=n.findIndex((c,l)=>l>s&&(c===";"||c==="+"&&n[l-1]==="{}")),a=t.words.slice(s+1,i===-1?void 0:
i),d=pa.has(o)?{...t.world,cwd:{unknown:"the directory find is in"}}:t.world;if(r.push(Np(t,a,d,e)),i===-1)break;s=i}return r.
length===0?v(t.world):ue([...r,v(t.world)])}function Np(t,e,n,r){let s=e.map(a=>Ls(a,"{}",Fp));if(s.length===0)return v(
t.world);let o=r({words:s.length===0?[g("true")]:s,own:t.own,world:n,only:"programs"}),i=a=>({...t.world,disk:a.disk});return{
ok:o.ok.map(i),fail:o.fail.map(i)}}var ha={env:{short:"uCSa",long:["unset","chdir","split-string","argv0"],assigns:!0,chdir:["-C","--chdir"],text:["-S","--\
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
jIaSN",long:["jobs","arg-file"]}},ma={poetry:["run"],uv:["run"],pdm:["run"],pipenv:["run"],hatch:["run"],conda:["run"],mamba:[
"run"],bundle:["exec"],npm:["exec","x"],pnpm:["exec","dlx"],yarn:["exec","dlx"],bun:["x"],mise:["exec","x"],rtx:["exec"],
asdf:["exec"],direnv:["exec"],op:["run"],doppler:["run"],dotenvx:["run"],"aws-vault":["exec"],devbox:["run"],pixi:["run"],
rye:["run"],nix:["develop","shell"],perf:["stat","record","trace"]},Hp=new Set(["git","hub","gh","tea","glab","sh","bash",
"zsh","env","sudo"]);function $p(t,e,n){let r=e.words.findIndex((l,p)=>p>0&&t.includes(h(l)??"")),s=e.words.slice(1,r).every(
l=>j(l).startsWith("-"));if(r===-1||!s)return;let o=e.words.slice(r+1),i=o.findIndex(l=>/^(?:-c|--call)$/u.test(h(l)??""));
if(i!==-1&&e.words[0]!==void 0&&Ue(e.words[0])==="npm")return n({...e,words:[g("sh"),g("-c"),...o.slice(i+1)]});let a=o.
findIndex(l=>!j(l).startsWith("-")),d=o.findIndex(l=>Hp.has(Ue(l)??"")),c=[...new Set([a,d])].filter(l=>l!==-1).map(l=>n(
{words:o.slice(l),own:e.own,world:e.world,only:"programs"}));return c.length===0?void 0:xa(ue(c),e)}function ga(t,e,n,r){
if(t==="xargs")return la(e,r);if(t==="find"||t==="gfind"||t==="fd")return fa(e,r);if(Object.hasOwn(ma,t))return $p(ma[t]??
[],e,r);let s=Object.hasOwn(ha,t)?ha[t]:void 0;return s===void 0?void 0:Bp(t,s,e,n,r)}function Bp(t,e,n,r,s){let o=O(n.words.
slice(1),Ip(e)),i=Vp(e,o,n),{own:a,rest:d}=e.assigns===!0?qp(o.operands,n.own):{own:n.own,rest:o.operands},c=d.slice(e.operands??
0),l=e.text===void 0?void 0:Gp(t,e.text,o,c);return l!==void 0?ya(l,i,r):(Lp(t,d,i,r),c.length===0?v(n.world):xa(s({words:c,
own:a,world:i.world,only:"programs"}),n))}function Lp(t,e,n,r){if(!/^(?:su|script|flock|runuser|sg)$/u.test(t))return;let s=e.
findIndex(i=>/^(?:-c|--command)$/u.test(h(i)??"")),o=s===-1?void 0:e[s+1];o!==void 0&&ya(o,n,r)}function Ip(t){let e={short:t.
short,long:t.long??[],stopAtOperand:!0};return t.shortAttached===void 0?e:{...e,shortAttached:t.shortAttached}}function Gp(t,e,n,r){
let s=K(n,...e);return t==="watch"&&!E(n,"-x","--exec")||t==="entr"&&E(n,"-s")?Mr(r):t==="hyperfine"?jp(r):t==="tmux"?Mr(
r.slice(1).filter(o=>!/^(?:-|Enter$|C-)/u.test(j(o)))):s===void 0?void 0:Mr([s,...t==="env"?r:[]])}function jp(t){return{
pieces:t.flatMap(e=>[...e.pieces,{text:`
`}])}}function Mr(t){return{pieces:t.flatMap((e,n)=>[...n===0?[]:[{text:" "}],...e.pieces])}}function ya(t,e,n){let r=h(
t);return r!==void 0?fn(r,hn(e),e.world,n):(n.emit({kind:"unread",what:`the command text ${F(t)}`,world:e.world}),v(e.world))}
function Vp(t,e,n){let r=t.chdir===void 0?void 0:K(e,...t.chdir);if(r===void 0)return n;let s=h(r),o=s===void 0?{unknown:`\
the directory ${F(r)}`}:ot(n.world.cwd,s);return{...n,world:{...n.world,cwd:o}}}function xa(t,e){let n=r=>({...e.world,disk:r.
disk});return{ok:t.ok.map(n),fail:t.fail.map(n)}}function qp(t,e){let n=new Map(e),r=0;for(let s of t){let o=/^([^=]+)=/u.
exec(j(s))?.[1];if(o===void 0)break;n.set(o,{word:oe(s,o.length+1)}),r+=1}return{own:n,rest:t.slice(r)}}function wa(t,e){let{world:n}=t,r=h(an(t)),s=r?.includes("/")===!0?dr(n,r):void 0;if(s===void 0)return;let o=h(s);return o===
void 0?(e.emit({kind:"unread",what:`the script ${r}, which this command writes`,world:n}),v(n)):fn(o,{...hn(t),args:t.words.
slice(1)},n,e)}function ba(t,e,n){let r=At(rt(t),[e],n.walk);return ue(r.map(s=>Up(t,s,n)))}function Up(t,e,n){let r=n.expansion(e),s=Kp(
t,e,n),o=t.prefix.filter(p=>p.type==="Assignment"),i=Zp(o,s,n);Qp(i,s,n);let a=Xp(t,r);if(a.length===0){let p={...s,vars:new Map(
[...s.vars,...i])},m=s.allexport?Jp(p,i.keys()):p;return v(m)}let d=pn(t.redirects,r),c=d===void 0?s:{...s,stdin:d},l=Ca(
{words:a,own:i,world:c},n);return d===void 0?l:zp(l,s)}function Qp(t,e,n){for(let[o,i]of t){let a="word"in i?h(i.word):void 0;
if(a===void 0||!/\$\(|`/u.test(a))continue;(/^PS[0-4]$/u.test(o)||/^\s*[A-Za-z_]\w*\[/u.test(a))&&n.reading.text(`: "${a}\
"`,[e])}let r=t.get("PROMPT_COMMAND"),s=r===void 0||!("word"in r)?void 0:h(r.word);s!==void 0&&n.reading.text(s,[e])}function Kp(t,e,n){
let r=n.expansion(e);return Tr(t.redirects,r).reduce((s,o)=>(n.reading.emit({kind:"write",target:o,world:e}),Jt(s,o,n.content(
t,e))),e)}function zp(t,e){let n=({stdin:r,...s})=>e.stdin===void 0?s:{...s,stdin:e.stdin};return{ok:t.ok.map(n),fail:t.
fail.map(n)}}function Jp(t,e){return{...t,exported:new Set([...t.exported,...e])}}function Xp(t,e){let n=t.name===void 0?
[]:qe(t.name,e),r=t.args.flatMap(s=>s.type==="Word"?qe(s,e):[Yp(s,e)]);return[...n,...r]}function Yp(t,e){return t.value.
type==="ArrayValue"?g(t.text):Ee(g(`${t.name}${t.append===!0?"+":""}=`),Ft(t.value,e))}function Zp(t,e,n){let r=new Map;
for(let s of t){let o=new Map([...e.vars,...r]),i=n.expansion({...e,vars:o});r=me(r,s.name,ef(s,o.get(s.name),i))}return r}
function ef(t,e,n){if(t.index!==void 0)return{word:{pieces:[{hole:`$${t.name}`,splits:!0}]}};if(t.value.type==="ArrayVal\
ue"){let o=t.value.elements.flatMap(a=>qe(a,n));return{elements:[...t.append===!0&&e!==void 0?ka(e):[],...o]}}let r=Ft(t.
value,n);if(t.append!==!0)return{word:r};let s=e===void 0?{pieces:[{hole:`$${t.name}`}]}:ka(e)[0]??g("");return{word:Ee(
s,r)}}function ka(t){return"elements"in t?t.elements:[t.word]}function Ca(t,e){let{reading:n}=e;n.step();let r=a=>Ca(a,e),
s=tf(t,n,r);if(s!==void 0)return s;let{world:o}=t,i=Ue(an(t));return i===void 0?(n.emit({kind:"unread",what:`the command\
 word ${F(an(t))}`,world:o}),v(o)):t.only==="builtins"?{ok:[],fail:[o]}:(n.emit({kind:"run",words:t.words,env:cn(o,t.own),
world:o}),nf(i,t,e,r))}function tf(t,e,n){let r=h(an(t));return r===void 0||t.only==="programs"?void 0:(t.only===void 0?
sa(r,t,e,n):void 0)??na(t,e,n)}function nf(t,e,n,r){return ga(t,e,n.reading,r)??ia(t,e,n.reading)??wa(e,n.reading)??n.program(
e)??rf(t,Ho(t,e))}function rf(t,e){return t==="true"||t===":"?{ok:[e],fail:[]}:t==="false"?{ok:[],fail:[e]}:v(e)}function Aa(t,e,n){let r=t.commands.map(c=>Hn(c.command,e,n)),s=r.filter(c=>c!==void 0);if(s.length!==r.length)return;let o=Ee(
...s),i=o.pieces.at(-1);if(i===void 0||!("text"in i))return o;let a=i.text.replace(/\n+$/u,""),d=o.pieces.slice(0,-1);return a===
""&&d.length>0?{pieces:d}:{pieces:[...d,...g(a).pieces]}}function Hn(t,e,n){if(t.type==="Command")return of(t,e,n);if(t.
type==="Pipeline"&&t.prefixes.length===0)return sf(t.commands,e,n);if(t.type==="BraceGroup"||t.type==="Subshell"){let r=t.
body.commands.map(o=>Hn(o.command,e,n)),s=r.filter(o=>o!==void 0);return s.length===r.length?Ee(...s):void 0}}function sf(t,e,n){
let r=e.world.stdin;for(let s of t){let{stdin:o,...i}=e.world;if(r=Hn(s,{...e,world:r===void 0?i:{...i,stdin:r}},n),r===
void 0)return}return r}function of(t,e,n){let r=Is(t,e,n);return r!==void 0&&oa(t.redirects)?g(""):r}function Is(t,e,n){
if(t.name===void 0||e.world.functions.has(t.name.value))return;let r=t.args.flatMap(o=>o.type==="Word"?qe(o,e):[g(o.text)]),
s=h(qe(t.name,e)[0]??g(""));if(s!==void 0)return af(s,r,t,e,n)}function af(t,e,n,r,s){switch(t){case"echo":return uf(e);case"\
printf":return lf(e);case"cat":case"tee":return cf(t,e,n,r);case"true":case":":case"cd":return g("");default:return df([
g(t),...e],r,s)}}function df(t,e,n){let r=t.flatMap(o=>h(o)??[]);if(r.length!==t.length)return;if(r.join(" ")==="pwd")return I(
e.world.cwd)?g(`${e.world.cwd}
`):void 0;let s=n(r,e.world);return s===void 0?pf(r):g(`${s}
`)}function cf(t,e,n,r){if(t==="tee"||e.length===0||e.length===1&&h(e[0]??g(""))==="-")return pn(n.redirects,r)??r.world.
stdin}function uf(t){let e=t,n=`
`;for(;/^-[neE]+$/u.test(h(e[0]??g(""))??"");){let r=h(e[0]??g(""))??"";if(r.includes("n")&&(n=""),r.includes("e")&&e.some(
s=>(h(s)??"\\").includes("\\")))return;e=e.slice(1)}if(!e.some(r=>r.pieces.some(s=>"text"in s&&s.text.includes("\\"))))return Ee(
...e.flatMap((r,s)=>s===0?[r]:[g(" "),r]),g(n))}var Wa={"\\n":`
`,"\\t":"	","%%":"%","\\\\":"\\"};function lf(t){let[e,...n]=h(t[0]??g(""))==="--"?t.slice(1):t,r=h(e??g(""))?.split(/(%s|%%|\\n|\\t|\\\\)/u),
s=c=>c==="%s"||c in Wa||!/[%\\]/u.test(c);if(r===void 0||r[0]==="-v"||!r.every(s))return;let o=r.filter(c=>c==="%s").length,
i=o===0?1:Math.max(1,Math.ceil(n.length/o)),a=[...n];return Ee(...Array.from({length:i},()=>r.map(c=>c==="%s"?a.shift()??
g(""):g(Wa[c]??c))).flat())}function pf(t){let e=t.join(" "),n=`$(${e})`;return/^date (?:-u )?\+(?:%[sNYmdHMSjy])+$/u.test(
e)?{pieces:[{hole:n,shape:"digits"},{text:`
`}]}:/^git rev-parse (?:--short(?:=\d+)? |--verify )?[^-\s][^\s]*$/u.test(e)?{pieces:[{hole:n,shape:"hex"},{text:`
`}]}:void 0}var St=class extends Error{},ff=2e3,hf=2e4,mf=40;function Sa(){let t=0,e=0;return{step(n){if(t+=1,t%64===1&&n.check(),t>
hf)throw new St("more steps than the reader follows")},deeper(n){if(e+=1,e>mf)throw new St("commands nested deeper than \
the reader follows");try{return n()}finally{e-=1}}}}function Ea(t){return t>ff}function _a(t,e){let n=Sa(),r={projectDir:t.projectDir,jumps:{out:[],ended:[]},env:process.env,emit(i){if(e.push(i),Ea(e.
length))throw new St("more commands than can be followed")},step:()=>n.step(t.clock),text:(i,a)=>n.deeper(()=>xf(i,a,r,o)),
node:(i,a)=>n.deeper(()=>Ie(i,a,o))},o=gf(r,{reading:r,expansion:i=>$n(i,r),content:(i,a)=>Is(i,$n(a,r),_r),program:i=>Ui(
i,r),get walk(){return o}});return r}function $n(t,e){let n={world:t,projectDir:e.projectDir,env:e.env,output:(r,s)=>Aa(
r,{...n,world:s},_r)};return n}function gf(t,e){let n={step:()=>t.step(),command:(r,s)=>ba(r,s,e),redirected:(r,s)=>yf(r,
s,t,n),printed:(r,s)=>Hn(r,$n(s,t),_r),expanded(r,s){let o=$n(s,t);return r.wordlist===void 0?s.args:r.wordlist.flatMap(
i=>qe(i,o))},unread:(r,s)=>t.emit({kind:"unread",what:r,world:s}),jumps:t.jumps,leave:r=>Pa([r],t)};return n}function yf(t,e,n,r){
if(t.type!=="Redirected")return[e];let s=t.redirects.flatMap(o=>rt(o));return At(s,[e],r).map(o=>{let i=$n(o,n),a=Tr(t.redirects,
i).reduce((c,l)=>(n.emit({kind:"write",target:l,world:o}),Jt(c,l,void 0)),o),d=pn(t.redirects,i);return d===void 0?a:{...a,
stdin:d}})}function xf(t,e,n,r){let{script:s,error:o}=sn(t),[i]=e;o!==void 0&&i!==void 0&&n.emit({kind:"unread",what:`a \
command that does not parse (${o})`,text:t,world:i});let a=n.jumps.ended.length,d=Ge(s,e,r);return Pa([...d.ok,...d.fail,
...n.jumps.ended.slice(a)],n),d}function Pa(t,e){for(let n of t)for(let r of n.traps)e.text(r,[{...n,traps:[]}])}var wf=1e5,va=new WeakMap;function Ra(t){let e=va.get(t);if(e!==void 0)return e;let n=Er(t),r=n===void 0?[]:kf(n,t);return va.
set(t,r),r}function kf(t,e){let n=[],r=Ao(e.cwd);if(t.length>wf)return[{kind:"unread",what:"a command too long to read",
world:r}];/\$\{[^}]*@P\}/u.test(t)&&n.push({kind:"unread",what:"a value expanded as a prompt",text:t,world:r});try{_a(e,
n).text(t,[r])}catch(s){if(!(s instanceof St))throw s;n.push({kind:"unread",what:s.message,world:r})}return n}function Nr(t,e){let n=Ni(t);return n!==void 0?Os(n,"git")||Hi(n)?[J(`${t.tool} commands`)]:[]:Ra(t).flatMap(r=>(t.clock.
check(),bf(r,e)))}function bf(t,e){if(t.kind==="unread")return t.text===void 0||Os(t.text,"git")?[J(t.what)]:[];let n=t.
kind==="run"?Wt(t.words,t.env,t.world):void 0;return n!==void 0?e.ofGit(n):Mi(t).flatMap(({name:r})=>[...Cf(r),...e.ofFile(
r)])}function Cf(t){return t==="HEAD"||t===".git"||t.startsWith("config")?[J(`what is written to git's ${t}`)]:[]}var Da={kind:"moves-branch",holds:(t,e)=>Yn(Nr(e,{ofGit:n=>Lo(n,t.branches),ofFile:n=>Wf(n,t.branches)}),t.opaque)};function Wf(t,e){
if(t==="packed-refs")return[De("it rewrites git's packed-refs")];let n=/^refs\/heads\/(.+)$/su.exec(t)?.[1];return n!==void 0&&
Gt(e,g(n),!0)==="yes"?[De(`it writes the file of ${n}`)]:[]}function Ta(t){let{settings:e,head:n}=t,r="branch"in n?n.branch:"";return[`branch.${r}.pushremote`,"remote.pushdefault",
`branch.${r}.remote`].map(i=>_e(e,i)).find(i=>i!==void 0)??Af(t)??"origin"}function Af(t){let e=new Set(t.settings.flatMap(
({key:n})=>/^remote\.(.+)\.url$/su.exec(n)?.[1]??[]));return e.size===1?[...e][0]:void 0}function Oa(t){let e=_e(t.settings,
"push.default")??"simple";return e==="tracking"?"upstream":e}function Fa(t,e){let n=Wn(e.settings,`remote.${t}.push`);if(n.
length>0)return n.map(g);let r=Oa(e);switch(r){case"matching":return[g(":")];case"nothing":return[];case"simple":case"cu\
rrent":case"upstream":return Sf(e.head,r==="upstream",e);default:return{unknown:`push.default = ${r}`}}}function Sf(t,e,n){
if("detached"in t)return[];if("unknown"in t)return t.name===void 0||e?t:[t.name];if(!e)return[g(`${t.branch}:${t.branch}`)];
let r=Ut(t.branch,n.settings);return r===void 0?[]:[g(`${t.branch}:${r.branch}`)]}function Ma(t,e,n){let r=Wn(n.settings,
`remote.${e}.push`);for(let o of r){let i=Ef(t,o);if(i!==void 0)return g(i)}if(r.length>0||Oa(n)!=="upstream")return;let s=Ut(
t,n.settings);return s===void 0?void 0:g(s.branch)}function Ef(t,e){let n=`refs/heads/${t}`,[r="",s]=e.replace(/^\+/u,"").
split(":");if(s===void 0)return;if(r===n||r===t)return s;let[o="",i]=r.split("*");if(!(i===void 0||!n.startsWith(o)||!n.
endsWith(i)))return s.replace("*",n.slice(o.length,n.length-i.length))}function Na(t,e){let n=t.unread.map(J);if(t.verb==="subtree")return[...n,...Of(t,e)];if(t.verb==="http-push")return[...n,
...Ba(t.args.slice(1),e)];if(t.verb!=="push"&&t.verb!=="send-pack")return n;let r=O(t.args,ce(t.verb));if(E(r,"-n","--dr\
y-run","-h","--help"))return n;let s=Ye(t);if(s===void 0)return n;let o="unknown"in s?void 0:s,i=o===void 0?{unknown:"th\
e repository"}:ht(o,t.world),a={branches:e,parsed:r,settings:Xe(t,o),head:i,...o===void 0?{}:{repository:o}};return[...n,
..._f(r),...Pf(r),...vf(t.verb,a)]}function _f(t){let e=K(t,"--receive-pack","--exec"),n=h(t.operands[0]??g("")),r=e===void 0?
[]:[J(`the program ${F(e)}`)];return n!==void 0&&/^[a-z]+::/u.test(n)?[...r,J(`the remote ${n}`)]:r}function Pf(t){let e=t.
operands.filter(r=>Xn(r)||t.dashes===void 0&&h(r)===void 0&&Jn(r,"-")&&j(r)===""),n=t.options.filter(({name:r})=>r==="-?");
return[...e,...n.flatMap(({value:r})=>r===void 0?[]:[r])].map(r=>J(`the git argument ${F(r)}`))}function vf(t,e){let{parsed:n}=e,
r=["--all","--branches","--mirror"].find(c=>E(n,c));if(r!==void 0)return[De(`git push ${r} pushes every branch`)];let s=K(
n,"--repo"),[o,...i]=n.operands,a=o??s,d=a===void 0?Ta(e):h(a);return i.length>0?Ha(i,d,e):t==="send-pack"?[De("git send\
-pack without a refspec pushes every matching branch")]:E(n,"--tags")&&!E(n,"--follow-tags")?[]:E(n,"-d","--delete")?[]:
Rf(d,e)}function Rf(t,e){if(t===void 0)return[J("the remote")];if(_e(e.settings,`remote.${t}.mirror`)==="true")return[De(
"the remote is a mirror: every branch is pushed")];let n=Fa(t,e);return"unknown"in n?[J(n.unknown)]:Ha(n,t,e)}function Ha(t,e,n){
let r=E(n.parsed,"-d","--delete");return t.flatMap((s,o)=>{let i=h(s);if(i==="tag"||h(t[o-1]??g(""))==="tag")return[];if(i?.
startsWith("^")===!0)return[];if(i===":"||i==="+:")return[De("the refspec : pushes every matching branch")];let{src:a,dst:d}=zt(
s);return $a(s,d??(r?a:Df(a,e,n)),n.branches)})}function Df(t,e,n){let r=h(t);if(r===void 0)return t;if(r==="HEAD"||r===
"@")return Tf(n.head);if(r.includes("@{"))return{pieces:[{hole:r}]};let s=h(Qe(t)??g(""));return s===void 0||e===void 0?
t:(n.repository!==void 0&&st(n.repository,`refs/tags/${r}`)!==void 0?void 0:Ma(s,e,n))??t}function Tf(t){return"branch"in
t?g(t.branch):"detached"in t?g("refs/detached"):t.name??{pieces:[{hole:`HEAD (${t.unknown})`}]}}function $a(t,e,n){let r=An(
n,e,!1);return r==="no"?[]:r==="maybe"?[J(`the destination ${F(e)}`)]:[De(`git push ${F(t)} updates ${h(e)??F(e)}`)]}function Ba(t,e){
return t.flatMap(n=>{let{src:r,dst:s}=zt(n);return $a(n,s??r,e)})}function Of(t,e){let{operands:n}=O(t.args,ce("subtree"));
return h(n[0]??g(""))!=="push"?[]:Ba(n.slice(2),e)}var La={kind:"pushes-branch",holds:(t,e)=>Yn(Nr(e,{ofGit:n=>Na(n,t.branches),ofFile:()=>[]}),t.opaque)};await co({
  "hook": "block-main-commits",
  "event": "PreToolUse",
  "onError": "block",
  "deadlineMs": 8000,
  "rule": {
    "kind": "decide",
    "cases": [
      {
        "tools": {
          "names": [
            "Bash",
            "Monitor",
            "PowerShell"
          ]
        },
        "where": {
          "kind": "any",
          "of": [
            {
              "kind": "moves-branch",
              "branches": [
                "main",
                "master"
              ],
              "opaque": true
            },
            {
              "kind": "pushes-branch",
              "branches": [
                "main",
                "master"
              ],
              "opaque": true
            }
          ]
        },
        "message": "This would move main directly{because}. Commit on a branch, push the branch and open a PR; `git pull --ff-only` on main is fine."
      },
      {
        "tools": {
          "names": [
            "mcp__forgejo__create_file",
            "mcp__forgejo__delete_file",
            "mcp__forgejo__update_file"
          ]
        },
        "where": {
          "kind": "equals",
          "field": "branch",
          "values": [
            "main",
            "master",
            null
          ]
        },
        "message": "This would move main directly{because}. Commit on a branch, push the branch and open a PR; `git pull --ff-only` on main is fine."
      },
      {
        "tools": {
          "names": [
            "mcp__forgejo__merge_branch"
          ]
        },
        "where": {
          "kind": "equals",
          "field": "base",
          "values": [
            "main",
            "master",
            null
          ]
        },
        "message": "This would move main directly{because}. Commit on a branch, push the branch and open a PR; `git pull --ff-only` on main is fine."
      }
    ],
    "otherwise": "allow"
  },
  "log": {
    "tag": "main-guard",
    "act": "op=block tool={tool}"
  }
},Xs({equals:uo,"moves-branch":Da,"pushes-branch":La}));
