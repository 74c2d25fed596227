#!/usr/bin/env node
var d=class extends Error{constructor(n){super(`no answer within ${n} ms`),this.name="DeadlinePassed"}};function _(e){return{
check(){if(x()>e)throw new d(e)},remainingMs:()=>Math.max(0,e-x())}}function x(){return process.uptime()*1e3}function h(e,n,t){switch(e.kind){case"all":return T(e.of,n,t,"no");case"any":return T(e.of,n,t,"yes");case"not":return le(
h(e.of,n,t));default:return fe(e,n,t)}}function T(e,n,t,r){let o,s=[],i=[];for(let a of e){n.clock.check();try{let c=h(a,
n,t);if(de(c)===r)return c;c.unsure===!0&&(o??=c),s.push(c)}catch(c){if(c instanceof d)throw c;i.push(c)}}if(i.length>0)
throw i[0];return o??ae(r==="no",s)}function ae(e,n){let t=n.flatMap(({missing:o=[]})=>o),r=n.flatMap(({because:o})=>o===
void 0?[]:[o]);return{holds:e,...r.length===0?{}:{because:r.join("; ")},...t.length===0?{}:{missing:t}}}function le(e){return e.
unsure===!0?e:{...e,holds:!e.holds}}function de(e){return e.unsure===!0?"unsure":e.holds?"yes":"no"}function fe(e,n,t){let r=t[e.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${e.kind}"`);return r.holds(e,n)}function w(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function u(e,n){return Object.hasOwn(e,n)?e[n]:void 0}
function k(e,n){let t=u(e,n);return typeof t=="string"&&t!==""?t:void 0}import{isAbsolute as pe}from"node:path";var f=class extends Error{constructor(n){super(n),this.name="CannotTell"}};var $="main",y="unknown";function N(e){let n=u(e,"agent_type")??"";if(n==="")return(u(e,"agent_id")??"")===""?$:y;if(typeof n!=
"string")return y;let t=P(n);return t===$?y:t}function P(e){return e.toLowerCase()}function O(e){return e==="Task"?"Agent":e}function M(e,n){return e.any===!0||n===""||e.names?.some(r=>O(r)===n)===!0?!0:
(e.prefixes??[]).some(({prefix:r,except:o})=>n.startsWith(r)&&!o.includes(n))}var me=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),m=new Set(["Stop","SubagentStop"]),p=class extends f{};function S(e,n,t){let r=ge(e),o=k(r,"hook_event_name")??n;
if(!ye(o,n))throw new f(`it waits for ${n} and was called for another event`);let s=I(u(r,"cwd"))??t.cwd,i=me.has(o),a=u(
r,"agent_id"),c=k(r,"transcript_path");return{event:o,tool:i?he(r):"",get input(){return i?we(r):r},cwd:s,projectDir:I(t.
projectDir)??s,identity:N(r),...J(a)?{}:{agentId:typeof a=="string"?a:""},...c===void 0?{}:{transcriptPath:c},payload:r,
clock:t.clock}}function ge(e){if(e.trim()==="")throw new p("standard input held no payload");let n;try{n=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new p("the payload on standard input is not valid JSON")}if(!w(n))throw new p("the payload o\
n standard input is no JSON object");return n}function ye(e,n){return e===n||m.has(e)&&m.has(n)}function he(e){let n=k(e,
"tool_name");if(n===void 0)throw new f("the payload names no tool");return O(n)}function we(e){let n=u(e,"tool_input");if(J(
n))return{};if(!w(n))throw new f("the payload's tool_input is no object");return n}function J(e){return e==null||e===""}
function I(e){return typeof e=="string"&&pe(e)?e:void 0}function F(e,n){return e===void 0?!0:"only"in e?n!==y&&L(e.only,n):n===y||!L(e.except,n)}function L(e,n){return e.some(t=>P(
t)===n)}function H(e){return(n,t)=>m.has(t.event)&&ve(t)?{verdict:"none"}:xe(n,t,e)}function xe(e,n,t){let r=!1;for(let o of e.cases){
let s=ke(o,n,t);if(!s.holds)continue;let i=be(o,s,n,t);if(i!==void 0)return i;if(r=!0,s.unsure!==!0)return{verdict:"allo\
w"}}return e.otherwise==="block"?{verdict:"block",message:e.otherwiseMessage??"{hook} refuses this call."}:{verdict:r?"a\
llow":"none"}}function ke(e,n,t){return!F(e.who,n.identity)||!M(e.tools,n.tool)?{holds:!1}:e.where===void 0?{holds:!0}:h(
e.where,n,t)}function be(e,n,t,r){if(e.require===void 0)return{verdict:"block",message:e.message,because:n.because};let o=h(
e.require,t,r);if(o.holds&&o.unsure!==!0)return;let s=[n.because,o.because].filter(i=>i!==void 0);return{verdict:"block",
message:e.message,because:s.length===0?void 0:s.join("; "),missing:o.missing}}function ve(e){return!!u(e.payload,"stop_h\
ook_active")}import{resolve as Ie}from"node:path";var Ce=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:B,constants:R,existsSync:fn,fstatSync:U,
ftruncateSync:pn,lstatSync:mn,openSync:q,read:K,readdirSync:gn,readFileSync:yn,readlinkSync:hn,readSync:wn,realpathSync:xn,
statSync:kn,writeSync:b}=Ce;var Pe=/^[\w:.\-/@+*]*$/,Oe=/^[ -~]*$/,Se="[^\\p{L}\\p{N}_:.\\-/@+*]+",Re="[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]+";function l(e){
let n=Pe.test(e)?e:e.replace(new RegExp(Se,"gu"),"_");return W(n,120)}function g(e){let n=Oe.test(e)?e:e.replace(new RegExp(
Re,"gu")," ");return W(n.trim(),300)}function W(e,n){let t=Array.from(e.slice(0,n*2+2));return t.length>n?`${t.slice(0,n-
1).join("")}\u2026`:e}function G(e,n){let{tool:t,agent:r,event:o,session:s}=n,i={tool:l(t),agent:l(r),event:l(o)},a=`${JSON.stringify({...n,...i,
session:l(s)})}
`,{O_APPEND:c,O_CREAT:ie,O_WRONLY:ce}=R,ue=c|ie|ce|(R.O_NONBLOCK??0);try{let E=q(e,ue,384);try{b(E,a)}finally{B(E)}}catch{}}var De=/\{(tool|agent|hook|type|missing|because)\}/gu;function v(e,n){return e.replace(De,(t,r)=>Ae(r,n))}function Ae(e,n){
switch(e){case"because":return n.because===void 0?"":` (${g(n.because)})`;case"missing":return g((n.missing??[]).join(" \
and "));case"type":return l(n.type??"")||"none";default:return l(n[e])}}function Z(e,n,t){let r={...n,hook:e.hook};switch(t.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":return{
exit:0,stdout:"",stderr:C(e,e.log?.allow,r)};case"block":{let{because:o,missing:s}=t,i={...r,because:o,missing:s},a=C(e,
e.log?.act,i);return je(n.event,Ee(t.message,i),a)}case"remind":return Y(e,n,v(t.text,r));case"inject":return Y(e,n,t.text)}}
function z(e,n,t){let r=e.onError==="block"&&!m.has(n.event),o=g(t instanceof Error?t.message:String(t)),s=`${e.hook} co\
uld not decide, an infrastructure fault, not policy: ${o}.`,i=r?"It refuses what it cannot judge. Repair the cause and r\
etry; the call itself may be in order.":"The call goes on unchecked by this hook.",c=C(e,`op=error tool={tool} verdict=${r?
"block":"allow"} detail=infrastructure`,{...n,hook:e.hook});return{exit:r?2:0,stdout:"",stderr:`${s} ${i}
${c}`}}function je(e,n,t){return m.has(e)?{exit:0,stdout:Q({decision:"block",reason:n}),stderr:t}:{exit:2,stdout:"",stderr:`${n}\

${t}`}}function Ee(e,n){let t=v(e,n).trimEnd(),{missing:r=[],because:o}=n,s=r.length===0||e.includes("{missing}"),i=o===
void 0||e.includes("{because}");return[t,...s?[]:[`Missing: ${g(r.join(" and "))}`],...i?[]:[`Reason: ${g(o)}`]].join(`
`)}function Y(e,n,t){let r={hookEventName:n.event,additionalContext:t},o=C(e,e.log?.act,{...n,hook:e.hook});return{exit:0,
stdout:Q({hookSpecificOutput:r}),stderr:o}}function Q(e){return`${JSON.stringify(e)}
`}function C(e,n,t){return e.log===void 0||n===void 0?"":`[${e.log.tag}] ${v(n,t)}
`}var D=!1;async function X(){let e=[];return Me()&&_e()&&await Te(e)||await $e(e),Buffer.concat(e).toString("utf8")}function _e(){
try{let e=U(0);return e.isFIFO()||e.isSocket()||e.isFile()}catch{return!1}}var V=65536;function Te(e){return new Promise(
(n,t)=>{let r=()=>{D=!0,K(0,Buffer.allocUnsafe(V),0,V,null,(o,s,i)=>{if(D=!1,o!==null)return ee(o)?n(!1):t(o);if(s===0)return n(
!0);e.push(i.subarray(0,s)),r()})};r()})}function $e(e){let{stdin:n}=process;return n.isTTY?Promise.resolve():new Promise(
(t,r)=>{n.on("data",o=>e.push(o)),n.on("end",t),n.on("error",r)})}function A(e,n){let t=Buffer.from(n,"utf8");for(let r=0;t.
length>0&&r<1e3;r+=1)try{t=t.subarray(b(e,t))}catch(o){if(!ee(o))return;Ne(1)}}function ee(e){return e instanceof Error&&
"code"in e&&e.code==="EAGAIN"}function Ne(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}function ne(e){
if(D){let{execPath:n,execve:t}=process;t?.(n,[n,"-e",`process.exitCode = ${e}`],{})}process.exit(e)}function Me(){return process.
execve!==void 0&&process.platform!=="win32"&&process.permission===void 0}async function re(e,n){let t=_(e.deadlineMs),r,o=s=>te(e,r,z(e,j(e,r),s));process.on("uncaughtException",o),process.on("\
unhandledRejection",o),setTimeout(()=>o(new d(e.deadlineMs)),t.remainingMs());try{let s=process.env.CLAUDE_PROJECT_DIR,i=await X();
r=Je(i,e,{projectDir:s,clock:t,get cwd(){return process.cwd()}});let c=await n(e.rule,r);te(e,r,Z(e,j(e,r),c),c)}catch(s){
o(s)}}function Je(e,n,t){try{return S(e,n.event,t)}catch(r){if(!(r instanceof p)||!Le(n.rule))throw r;return S("{}",n.event,
t)}}function Le(e){return e.kind==="inject"&&e.parts.every(({kind:n,who:t})=>n==="text"&&t===void 0)}function j(e,n){if(n===
void 0)return{event:e.event,tool:"",agent:""};let{event:t,tool:r,identity:o}=n;return{event:t,tool:r,agent:o,type:Fe(n)}}
function Fe(e){let n=u(e.payload,"tool_input"),t=w(n)?u(n,"subagent_type"):void 0;return typeof t=="string"?t:void 0}function te(e,n,t,r){
try{A(1,t.stdout),A(2,t.stderr),He(e,n,t,r)}finally{ne(t.exit)}}function He(e,n,t,r){let o=process.env.ENFORCEMENT_LOG??
"";if(o==="")return;let{event:s,tool:i,agent:a}=j(e,n),c=n===void 0?"":u(n.payload,"session_id");G(Ie(n?.projectDir??"",
o),{time:new Date().toISOString(),hook:e.hook,event:s,tool:i,agent:a,verdict:r?.verdict??(t.exit===2?"block":"allow"),cause:r===
void 0?"infrastructure":"policy",ms:Math.round(x()),session:typeof c=="string"?c:""})}function oe(e,n=!1){return new RegExp(e,n?"iu":"u")}var se={kind:"mentions",holds(e,n){let t=Be(n,e.field),r=e.patterns.filter(({pattern:o})=>!oe(o,!0).test(t)).map(({name:o})=>o);
return r.length===0?{holds:!0}:{holds:!1,missing:r}}};function Be(e,n){let t=n==="lastMessage"?u(e.payload,"last_assista\
nt_message"):u(e.input,n);return typeof t=="string"?t:""}await re({
  "hook": "subagent-stop",
  "event": "SubagentStop",
  "onError": "allow",
  "deadlineMs": 8000,
  "rule": {
    "kind": "decide",
    "cases": [
      {
        "who": {
          "only": [
            "dev"
          ]
        },
        "tools": {
          "any": true
        },
        "require": {
          "kind": "mentions",
          "field": "lastMessage",
          "patterns": [
            {
              "name": "a pull request",
              "pattern": "\\bPR\\s*#\\d+"
            }
          ]
        },
        "message": "Before you stop, say in your last message which {missing} this is about, so that the main session can go on from it."
      },
      {
        "who": {
          "only": [
            "qa"
          ]
        },
        "tools": {
          "any": true
        },
        "require": {
          "kind": "mentions",
          "field": "lastMessage",
          "patterns": [
            {
              "name": "a pull request",
              "pattern": "\\bPR\\s*#\\d+"
            }
          ]
        },
        "message": "Before you stop, say in your last message which {missing} this is about, so that the main session can go on from it."
      }
    ],
    "otherwise": "allow"
  },
  "log": {
    "tag": "subagent-stop",
    "act": "op=hold agent={agent}"
  }
},H({mentions:se}));
