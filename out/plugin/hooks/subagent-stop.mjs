#!/usr/bin/env node
var d=class extends Error{constructor(n){super(`no answer within ${n} ms`),this.name="DeadlinePassed"}};function E(e){return{
check(){if(k()>e)throw new d(e)},remainingMs:()=>Math.max(0,e-k())}}function k(){return process.uptime()*1e3}function h(e,n,t){switch(e.kind){case"all":return _(e.of,n,t,"no");case"any":return _(e.of,n,t,"yes");case"not":return oe(
h(e.of,n,t));default:return ie(e,n,t)}}function _(e,n,t,r){let o,s=[],i=[];for(let a of e){n.clock.check();try{let c=h(a,
n,t);if(se(c)===r)return c;c.unsure===!0&&(o??=c),s.push(c)}catch(c){if(c instanceof d)throw c;i.push(c)}}if(i.length>0)
throw i[0];return o??re(r==="no",s)}function re(e,n){let t=n.flatMap(({missing:o=[]})=>o),r=n.flatMap(({because:o})=>o===
void 0?[]:[o]);return{holds:e,...r.length===0?{}:{because:r.join("; ")},...t.length===0?{}:{missing:t}}}function oe(e){return e.
unsure===!0?e:{...e,holds:!e.holds}}function se(e){return e.unsure===!0?"unsure":e.holds?"yes":"no"}function ie(e,n,t){let r=t[e.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${e.kind}"`);return r.holds(e,n)}function w(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function u(e,n){return Object.hasOwn(e,n)?e[n]:void 0}
function x(e,n){let t=u(e,n);return typeof t=="string"&&t!==""?t:void 0}import{isAbsolute as ce}from"node:path";var f=class extends Error{constructor(n){super(n),this.name="CannotTell"}};var T="main",y="unknown";function $(e){let n=u(e,"agent_type")??"";if(n==="")return(u(e,"agent_id")??"")===""?T:y;if(typeof n!=
"string")return y;let t=O(n);return t===T?y:t}function O(e){return e.toLowerCase()}function P(e){return e==="Task"?"Agent":e}function N(e,n){return e.any===!0||n===""||e.names?.some(r=>P(r)===n)===!0?!0:
(e.prefixes??[]).some(({prefix:r,except:o})=>n.startsWith(r)&&!o.includes(n))}var ue=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),m=new Set(["Stop","SubagentStop"]),p=class extends f{};function S(e,n,t){let r=ae(e),o=x(r,"hook_event_name")??n;
if(!le(o,n))throw new f(`it waits for ${n} and was called for another event`);let s=M(u(r,"cwd"))??t.cwd,i=ue.has(o),a=u(
r,"agent_id"),c=x(r,"transcript_path");return{event:o,tool:i?de(r):"",get input(){return i?fe(r):r},cwd:s,projectDir:M(t.
projectDir)??s,identity:$(r),...J(a)?{}:{agentId:typeof a=="string"?a:""},...c===void 0?{}:{transcriptPath:c},payload:r,
clock:t.clock}}function ae(e){if(e.trim()==="")throw new p("standard input held no payload");let n;try{n=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new p("the payload on standard input is not valid JSON")}if(!w(n))throw new p("the payload o\
n standard input is no JSON object");return n}function le(e,n){return e===n||m.has(e)&&m.has(n)}function de(e){let n=x(e,
"tool_name");if(n===void 0)throw new f("the payload names no tool");return P(n)}function fe(e){let n=u(e,"tool_input");if(J(
n))return{};if(!w(n))throw new f("the payload's tool_input is no object");return n}function J(e){return e==null||e===""}
function M(e){return typeof e=="string"&&ce(e)?e:void 0}function H(e,n){return e===void 0?!0:"only"in e?n!==y&&I(e.only,n):n===y||!I(e.except,n)}function I(e,n){return e.some(t=>O(
t)===n)}function L(e){return(n,t)=>m.has(t.event)&&ye(t)?{verdict:"none"}:pe(n,t,e)}function pe(e,n,t){let r=!1;for(let o of e.cases){
let s=me(o,n,t);if(!s.holds)continue;let i=ge(o,s,n,t);if(i!==void 0)return i;if(r=!0,s.unsure!==!0)return{verdict:"allo\
w"}}return e.otherwise==="block"?{verdict:"block",message:e.otherwiseMessage??"{hook} refuses this call."}:{verdict:r?"a\
llow":"none"}}function me(e,n,t){return!H(e.who,n.identity)||!N(e.tools,n.tool)?{holds:!1}:e.where===void 0?{holds:!0}:h(
e.where,n,t)}function ge(e,n,t,r){if(e.require===void 0)return{verdict:"block",message:e.message,because:n.because};let o=h(
e.require,t,r);if(o.holds&&o.unsure!==!0)return;let s=[n.because,o.because].filter(i=>i!==void 0);return{verdict:"block",
message:e.message,because:s.length===0?void 0:s.join("; "),missing:o.missing}}function ye(e){return!!u(e.payload,"stop_h\
ook_active")}import{resolve as Se}from"node:path";var he=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:F,constants:R,existsSync:en,fstatSync:nn,
ftruncateSync:tn,lstatSync:rn,openSync:B,readdirSync:on,readFileSync:sn,readlinkSync:cn,readSync:un,realpathSync:an,statSync:ln,
writeSync:b}=he;var we=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu,ke=/[^\p{L}\p{N}_:.\-/@+*]+/gu;function l(e){return U(e.replace(ke,"_"),120)}
function g(e){return U(e.replace(we," ").trim(),300)}function U(e,n){let t=Array.from(e.slice(0,n*2+2));return t.length>
n?`${t.slice(0,n-1).join("")}\u2026`:e}function q(e,n){let{tool:t,agent:r,event:o,session:s}=n,i={tool:l(t),agent:l(r),event:l(o)},a=`${JSON.stringify({...n,...i,
session:l(s)})}
`,{O_APPEND:c,O_CREAT:ee,O_WRONLY:ne}=R,te=c|ee|ne|(R.O_NONBLOCK??0);try{let j=B(e,te,384);try{b(j,a)}finally{F(j)}}catch{}}var xe=/\{(tool|agent|hook|type|missing|because)\}/gu;function v(e,n){return e.replace(xe,(t,r)=>be(r,n))}function be(e,n){
switch(e){case"because":return n.because===void 0?"":` (${g(n.because)})`;case"missing":return g((n.missing??[]).join(" \
and "));case"type":return l(n.type??"")||"none";default:return l(n[e])}}function G(e,n,t){let r={...n,hook:e.hook};switch(t.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":return{
exit:0,stdout:"",stderr:C(e,e.log?.allow,r)};case"block":{let{because:o,missing:s}=t,i={...r,because:o,missing:s},a=C(e,
e.log?.act,i);return ve(n.event,Ce(t.message,i),a)}case"remind":return K(e,n,v(t.text,r));case"inject":return K(e,n,t.text)}}
function W(e,n,t){let r=e.onError==="block"&&!m.has(n.event),o=g(t instanceof Error?t.message:String(t)),s=`${e.hook} co\
uld not decide, an infrastructure fault, not policy: ${o}.`,i=r?"It refuses what it cannot judge. Repair the cause and r\
etry; the call itself may be in order.":"The call goes on unchecked by this hook.",c=C(e,`op=error tool={tool} verdict=${r?
"block":"allow"} detail=infrastructure`,{...n,hook:e.hook});return{exit:r?2:0,stdout:"",stderr:`${s} ${i}
${c}`}}function ve(e,n,t){return m.has(e)?{exit:0,stdout:Y({decision:"block",reason:n}),stderr:t}:{exit:2,stdout:"",stderr:`${n}\

${t}`}}function Ce(e,n){let t=v(e,n).trimEnd(),{missing:r=[],because:o}=n,s=r.length===0||e.includes("{missing}"),i=o===
void 0||e.includes("{because}");return[t,...s?[]:[`Missing: ${g(r.join(" and "))}`],...i?[]:[`Reason: ${g(o)}`]].join(`
`)}function K(e,n,t){let r={hookEventName:n.event,additionalContext:t},o=C(e,e.log?.act,{...n,hook:e.hook});return{exit:0,
stdout:Y({hookSpecificOutput:r}),stderr:o}}function Y(e){return`${JSON.stringify(e)}
`}function C(e,n,t){return e.log===void 0||n===void 0?"":`[${e.log.tag}] ${v(n,t)}
`}function Z(){let{stdin:e}=process;return e.isTTY?Promise.resolve(""):new Promise((n,t)=>{let r=[];e.on("data",o=>r.push(
o)),e.on("end",()=>n(Buffer.concat(r).toString("utf8"))),e.on("error",t)})}function D(e,n){let t=Buffer.from(n,"utf8");for(let r=0;t.
length>0&&r<1e3;r+=1)try{t=t.subarray(b(e,t))}catch(o){if(!Oe(o))return;Pe(1)}}function Oe(e){return e instanceof Error&&
"code"in e&&e.code==="EAGAIN"}function Pe(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}async function Q(e,n){let t=E(e.deadlineMs),r,o=s=>z(e,r,W(e,A(e,r),s));process.on("uncaughtException",o),process.on("un\
handledRejection",o),setTimeout(()=>o(new d(e.deadlineMs)),t.remainingMs());try{let s=process.env.CLAUDE_PROJECT_DIR,i=await Z();
r=Re(i,e,{projectDir:s,clock:t,get cwd(){return process.cwd()}});let c=await n(e.rule,r);z(e,r,G(e,A(e,r),c),c)}catch(s){
o(s)}}function Re(e,n,t){try{return S(e,n.event,t)}catch(r){if(!(r instanceof p)||!De(n.rule))throw r;return S("{}",n.event,
t)}}function De(e){return e.kind==="inject"&&e.parts.every(({kind:n,who:t})=>n==="text"&&t===void 0)}function A(e,n){if(n===
void 0)return{event:e.event,tool:"",agent:""};let{event:t,tool:r,identity:o}=n;return{event:t,tool:r,agent:o,type:Ae(n)}}
function Ae(e){let n=u(e.payload,"tool_input"),t=w(n)?u(n,"subagent_type"):void 0;return typeof t=="string"?t:void 0}function z(e,n,t,r){
try{D(1,t.stdout),D(2,t.stderr),je(e,n,t,r)}finally{process.exit(t.exit)}}function je(e,n,t,r){let o=process.env.ENFORCEMENT_LOG??
"";if(o==="")return;let{event:s,tool:i,agent:a}=A(e,n),c=n===void 0?"":u(n.payload,"session_id");q(Se(n?.projectDir??"",
o),{time:new Date().toISOString(),hook:e.hook,event:s,tool:i,agent:a,verdict:r?.verdict??(t.exit===2?"block":"allow"),cause:r===
void 0?"infrastructure":"policy",ms:Math.round(k()),session:typeof c=="string"?c:""})}function V(e,n=!1){return new RegExp(e,n?"iu":"u")}var X={kind:"mentions",holds(e,n){let t=Ee(n,e.field),r=e.patterns.filter(({pattern:o})=>!V(o,!0).test(t)).map(({name:o})=>o);
return r.length===0?{holds:!0}:{holds:!1,missing:r}}};function Ee(e,n){let t=n==="lastMessage"?u(e.payload,"last_assista\
nt_message"):u(e.input,n);return typeof t=="string"?t:""}await Q({
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
            "pal-e:dev"
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
            "pal-e:qa"
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
},L({mentions:X}));
