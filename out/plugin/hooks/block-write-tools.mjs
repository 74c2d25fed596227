#!/usr/bin/env node
var d=class extends Error{constructor(n){super(`no answer within ${n} ms`),this.name="DeadlinePassed"}};function E(e){return{
check(){if(k()>e)throw new d(e)},remainingMs:()=>Math.max(0,e-k())}}function k(){return process.uptime()*1e3}function h(e,n,t){switch(e.kind){case"all":return T(e.of,n,t,"no");case"any":return T(e.of,n,t,"yes");case"not":return ue(
h(e.of,n,t));default:return le(e,n,t)}}function T(e,n,t,o){let r,s=[],i=[];for(let a of e){n.clock.check();try{let c=h(a,
n,t);if(ae(c)===o)return c;c.unsure===!0&&(r??=c),s.push(c)}catch(c){if(c instanceof d)throw c;i.push(c)}}if(i.length>0)
throw i[0];return r??ce(o==="no",s)}function ce(e,n){let t=n.flatMap(({missing:r=[]})=>r),o=n.flatMap(({because:r})=>r===
void 0?[]:[r]);return{holds:e,...o.length===0?{}:{because:o.join("; ")},...t.length===0?{}:{missing:t}}}function ue(e){return e.
unsure===!0?e:{...e,holds:!e.holds}}function ae(e){return e.unsure===!0?"unsure":e.holds?"yes":"no"}function le(e,n,t){let o=t[e.
kind];if(o===void 0)throw new Error(`the hook carries no predicate "${e.kind}"`);return o.holds(e,n)}function w(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function u(e,n){return Object.hasOwn(e,n)?e[n]:void 0}
function x(e,n){let t=u(e,n);return typeof t=="string"&&t!==""?t:void 0}import{isAbsolute as de}from"node:path";var f=class extends Error{constructor(n){super(n),this.name="CannotTell"}};var $="main",y="unknown";function N(e){let n=u(e,"agent_type")??"";if(n==="")return(u(e,"agent_id")??"")===""?$:y;if(typeof n!=
"string")return y;let t=O(n);return t===$?y:t}function O(e){return e.toLowerCase()}function S(e){return e==="Task"?"Agent":e}function I(e,n){return e.any===!0||n===""||e.names?.some(o=>S(o)===n)===!0?!0:
(e.prefixes??[]).some(({prefix:o,except:r})=>n.startsWith(o)&&!r.includes(n))}var fe=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),m=new Set(["Stop","SubagentStop"]),p=class extends f{};function P(e,n,t){let o=pe(e),r=x(o,"hook_event_name")??n;
if(!me(r,n))throw new f(`it waits for ${n} and was called for another event`);let s=J(u(o,"cwd"))??t.cwd,i=fe.has(r),a=u(
o,"agent_id"),c=x(o,"transcript_path");return{event:r,tool:i?ge(o):"",get input(){return i?ye(o):o},cwd:s,projectDir:J(t.
projectDir)??s,identity:N(o),...L(a)?{}:{agentId:typeof a=="string"?a:""},...c===void 0?{}:{transcriptPath:c},payload:o,
clock:t.clock}}function pe(e){if(e.trim()==="")throw new p("standard input held no payload");let n;try{n=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new p("the payload on standard input is not valid JSON")}if(!w(n))throw new p("the payload o\
n standard input is no JSON object");return n}function me(e,n){return e===n||m.has(e)&&m.has(n)}function ge(e){let n=x(e,
"tool_name");if(n===void 0)throw new f("the payload names no tool");return S(n)}function ye(e){let n=u(e,"tool_input");if(L(
n))return{};if(!w(n))throw new f("the payload's tool_input is no object");return n}function L(e){return e==null||e===""}
function J(e){return typeof e=="string"&&de(e)?e:void 0}function F(e,n){return e===void 0?!0:"only"in e?n!==y&&M(e.only,n):n===y||!M(e.except,n)}function M(e,n){return e.some(t=>O(
t)===n)}function H(e){return(n,t)=>m.has(t.event)&&xe(t)?{verdict:"none"}:he(n,t,e)}function he(e,n,t){let o=!1;for(let r of e.cases){
let s=we(r,n,t);if(!s.holds)continue;let i=ke(r,s,n,t);if(i!==void 0)return i;if(o=!0,s.unsure!==!0)return{verdict:"allo\
w"}}return e.otherwise==="block"?{verdict:"block",message:e.otherwiseMessage??"{hook} refuses this call."}:{verdict:o?"a\
llow":"none"}}function we(e,n,t){return!F(e.who,n.identity)||!I(e.tools,n.tool)?{holds:!1}:e.where===void 0?{holds:!0}:h(
e.where,n,t)}function ke(e,n,t,o){if(e.require===void 0)return{verdict:"block",message:e.message,because:n.because};let r=h(
e.require,t,o);if(r.holds&&r.unsure!==!0)return;let s=[n.because,r.because].filter(i=>i!==void 0);return{verdict:"block",
message:e.message,because:s.length===0?void 0:s.join("; "),missing:r.missing}}function xe(e){return!!u(e.payload,"stop_h\
ook_active")}import{resolve as Ne}from"node:path";var be=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:B,constants:R,existsSync:an,fstatSync:U,
ftruncateSync:ln,lstatSync:dn,openSync:q,read:K,readdirSync:fn,readFileSync:pn,readlinkSync:mn,readSync:gn,realpathSync:yn,
statSync:hn,writeSync:b}=be;var ve=/^[\w:.\-/@+*]*$/,Ce=/^[ -~]*$/,Oe="[^\\p{L}\\p{N}_:.\\-/@+*]+",Se="[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]+";function l(e){
let n=ve.test(e)?e:e.replace(new RegExp(Oe,"gu"),"_");return W(n,120)}function g(e){let n=Ce.test(e)?e:e.replace(new RegExp(
Se,"gu")," ");return W(n.trim(),300)}function W(e,n){let t=Array.from(e.slice(0,n*2+2));return t.length>n?`${t.slice(0,n-
1).join("")}\u2026`:e}function G(e,n){let{tool:t,agent:o,event:r,session:s}=n,i={tool:l(t),agent:l(o),event:l(r)},a=`${JSON.stringify({...n,...i,
session:l(s)})}
`,{O_APPEND:c,O_CREAT:re,O_WRONLY:se}=R,ie=c|re|se|(R.O_NONBLOCK??0);try{let _=q(e,ie,384);try{b(_,a)}finally{B(_)}}catch{}}var Pe=/\{(tool|agent|hook|type|missing|because)\}/gu;function v(e,n){return e.replace(Pe,(t,o)=>Re(o,n))}function Re(e,n){
switch(e){case"because":return n.because===void 0?"":` (${g(n.because)})`;case"missing":return g((n.missing??[]).join(" \
and "));case"type":return l(n.type??"")||"none";default:return l(n[e])}}function Z(e,n,t){let o={...n,hook:e.hook};switch(t.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":return{
exit:0,stdout:"",stderr:C(e,e.log?.allow,o)};case"block":{let{because:r,missing:s}=t,i={...o,because:r,missing:s},a=C(e,
e.log?.act,i);return Ae(n.event,De(t.message,i),a)}case"remind":return Y(e,n,v(t.text,o));case"inject":return Y(e,n,t.text)}}
function z(e,n,t){let o=e.onError==="block"&&!m.has(n.event),r=g(t instanceof Error?t.message:String(t)),s=`${e.hook} co\
uld not decide, an infrastructure fault, not policy: ${r}.`,i=o?"It refuses what it cannot judge. Repair the cause and r\
etry; the call itself may be in order.":"The call goes on unchecked by this hook.",c=C(e,`op=error tool={tool} verdict=${o?
"block":"allow"} detail=infrastructure`,{...n,hook:e.hook});return{exit:o?2:0,stdout:"",stderr:`${s} ${i}
${c}`}}function Ae(e,n,t){return m.has(e)?{exit:0,stdout:Q({decision:"block",reason:n}),stderr:t}:{exit:2,stdout:"",stderr:`${n}\

${t}`}}function De(e,n){let t=v(e,n).trimEnd(),{missing:o=[],because:r}=n,s=o.length===0||e.includes("{missing}"),i=r===
void 0||e.includes("{because}");return[t,...s?[]:[`Missing: ${g(o.join(" and "))}`],...i?[]:[`Reason: ${g(r)}`]].join(`
`)}function Y(e,n,t){let o={hookEventName:n.event,additionalContext:t},r=C(e,e.log?.act,{...n,hook:e.hook});return{exit:0,
stdout:Q({hookSpecificOutput:o}),stderr:r}}function Q(e){return`${JSON.stringify(e)}
`}function C(e,n,t){return e.log===void 0||n===void 0?"":`[${e.log.tag}] ${v(n,t)}
`}var A=!1;async function X(){let e=[];return $e()&&je()&&await _e(e)||await Ee(e),Buffer.concat(e).toString("utf8")}function je(){
try{let e=U(0);return e.isFIFO()||e.isSocket()||e.isFile()}catch{return!1}}var V=65536;function _e(e){return new Promise(
(n,t)=>{let o=()=>{A=!0,K(0,Buffer.allocUnsafe(V),0,V,null,(r,s,i)=>{if(A=!1,r!==null)return ee(r)?n(!1):t(r);if(s===0)return n(
!0);e.push(i.subarray(0,s)),o()})};o()})}function Ee(e){let{stdin:n}=process;return n.isTTY?Promise.resolve():new Promise(
(t,o)=>{n.on("data",r=>e.push(r)),n.on("end",t),n.on("error",o)})}function D(e,n){let t=Buffer.from(n,"utf8");for(let o=0;t.
length>0&&o<1e3;o+=1)try{t=t.subarray(b(e,t))}catch(r){if(!ee(r))return;Te(1)}}function ee(e){return e instanceof Error&&
"code"in e&&e.code==="EAGAIN"}function Te(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}function ne(e){
if(A){let{execPath:n,execve:t}=process;t?.(n,[n,"-e",`process.exitCode = ${e}`],{})}process.exit(e)}function $e(){return process.
execve!==void 0&&process.platform!=="win32"&&process.permission===void 0}async function oe(e,n){let t=E(e.deadlineMs),o,r=s=>te(e,o,z(e,j(e,o),s));process.on("uncaughtException",r),process.on("\
unhandledRejection",r),setTimeout(()=>r(new d(e.deadlineMs)),t.remainingMs());try{let s=process.env.CLAUDE_PROJECT_DIR,i=await X();
o=Ie(i,e,{projectDir:s,clock:t,get cwd(){return process.cwd()}});let c=await n(e.rule,o);te(e,o,Z(e,j(e,o),c),c)}catch(s){
r(s)}}function Ie(e,n,t){try{return P(e,n.event,t)}catch(o){if(!(o instanceof p)||!Je(n.rule))throw o;return P("{}",n.event,
t)}}function Je(e){return e.kind==="inject"&&e.parts.every(({kind:n,who:t})=>n==="text"&&t===void 0)}function j(e,n){if(n===
void 0)return{event:e.event,tool:"",agent:""};let{event:t,tool:o,identity:r}=n;return{event:t,tool:o,agent:r,type:Le(n)}}
function Le(e){let n=u(e.payload,"tool_input"),t=w(n)?u(n,"subagent_type"):void 0;return typeof t=="string"?t:void 0}function te(e,n,t,o){
try{D(1,t.stdout),D(2,t.stderr),Me(e,n,t,o)}finally{ne(t.exit)}}function Me(e,n,t,o){let r=process.env.ENFORCEMENT_LOG??
"";if(r==="")return;let{event:s,tool:i,agent:a}=j(e,n),c=n===void 0?"":u(n.payload,"session_id");G(Ne(n?.projectDir??"",
r),{time:new Date().toISOString(),hook:e.hook,event:s,tool:i,agent:a,verdict:o?.verdict??(t.exit===2?"block":"allow"),cause:o===
void 0?"infrastructure":"policy",ms:Math.round(k()),session:typeof c=="string"?c:""})}await oe({
  "hook": "block-write-tools",
  "event": "PreToolUse",
  "onError": "block",
  "deadlineMs": 8000,
  "rule": {
    "kind": "decide",
    "cases": [
      {
        "who": {
          "only": [
            "pal-e:dottie",
            "pal-e:qa"
          ]
        },
        "tools": {
          "names": [
            "Artifact",
            "DesignSync",
            "Edit",
            "EnterWorktree",
            "NotebookEdit",
            "Write"
          ]
        },
        "message": "{tool} changes files, and the {agent} agent does not. Report what should change and let the dev agent do it; reads are open to you."
      },
      {
        "who": {
          "only": [
            "pal-e:dottie",
            "pal-e:qa"
          ]
        },
        "tools": {
          "names": [
            "Bash",
            "Monitor",
            "PowerShell"
          ]
        },
        "message": "{tool} runs a shell, and a shell writes anything: the {agent} agent has none. Use the read tools, or ask the main session to run it."
      }
    ],
    "otherwise": "allow"
  }
},H({}));
