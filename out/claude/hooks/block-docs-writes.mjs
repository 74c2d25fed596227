#!/usr/bin/env node
var d=class extends Error{constructor(n){super(`no answer within ${n} ms`),this.name="DeadlinePassed"}};function _(e){return{
check(){if(k()>e)throw new d(e)},remainingMs:()=>Math.max(0,e-k())}}function k(){return process.uptime()*1e3}function h(e,n,t){switch(e.kind){case"all":return E(e.of,n,t,"no");case"any":return E(e.of,n,t,"yes");case"not":return te(
h(e.of,n,t));default:return re(e,n,t)}}function E(e,n,t,o){let r,i=[],s=[];for(let a of e){n.clock.check();try{let c=h(a,
n,t);if(oe(c)===o)return c;c.unsure===!0&&(r??=c),i.push(c)}catch(c){if(c instanceof d)throw c;s.push(c)}}if(s.length>0)
throw s[0];return r??ne(o==="no",i)}function ne(e,n){let t=n.flatMap(({missing:r=[]})=>r),o=n.flatMap(({because:r})=>r===
void 0?[]:[r]);return{holds:e,...o.length===0?{}:{because:o.join("; ")},...t.length===0?{}:{missing:t}}}function te(e){return e.
unsure===!0?e:{...e,holds:!e.holds}}function oe(e){return e.unsure===!0?"unsure":e.holds?"yes":"no"}function re(e,n,t){let o=t[e.
kind];if(o===void 0)throw new Error(`the hook carries no predicate "${e.kind}"`);return o.holds(e,n)}function w(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function u(e,n){return Object.hasOwn(e,n)?e[n]:void 0}
function b(e,n){let t=u(e,n);return typeof t=="string"&&t!==""?t:void 0}import{isAbsolute as ie}from"node:path";var f=class extends Error{constructor(n){super(n),this.name="CannotTell"}};var T="main",y="unknown";function N(e){let n=u(e,"agent_type")??"";if(n==="")return(u(e,"agent_id")??"")===""?T:y;if(typeof n!=
"string")return y;let t=C(n);return t===T?y:t}function C(e){return e.toLowerCase()}function S(e){return e==="Task"?"Agent":e}function $(e,n){return e.any===!0||n===""||e.names?.some(o=>S(o)===n)===!0?!0:
(e.prefixes??[]).some(({prefix:o,except:r})=>n.startsWith(o)&&!r.includes(n))}var se=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),m=new Set(["Stop","SubagentStop"]),p=class extends f{};function P(e,n,t){let o=ce(e),r=b(o,"hook_event_name")??n;
if(!ue(r,n))throw new f(`it waits for ${n} and was called for another event`);let i=J(u(o,"cwd"))??t.cwd,s=se.has(r),a=u(
o,"agent_id"),c=b(o,"transcript_path");return{event:r,tool:s?ae(o):"",get input(){return s?le(o):o},cwd:i,projectDir:J(t.
projectDir)??i,identity:N(o),...I(a)?{}:{agentId:typeof a=="string"?a:""},...c===void 0?{}:{transcriptPath:c},payload:o,
clock:t.clock}}function ce(e){if(e.trim()==="")throw new p("standard input held no payload");let n;try{n=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new p("the payload on standard input is not valid JSON")}if(!w(n))throw new p("the payload o\
n standard input is no JSON object");return n}function ue(e,n){return e===n||m.has(e)&&m.has(n)}function ae(e){let n=b(e,
"tool_name");if(n===void 0)throw new f("the payload names no tool");return S(n)}function le(e){let n=u(e,"tool_input");if(I(
n))return{};if(!w(n))throw new f("the payload's tool_input is no object");return n}function I(e){return e==null||e===""}
function J(e){return typeof e=="string"&&ie(e)?e:void 0}function H(e,n){return e===void 0?!0:"only"in e?n!==y&&M(e.only,n):n===y||!M(e.except,n)}function M(e,n){return e.some(t=>C(
t)===n)}function L(e){return(n,t)=>m.has(t.event)&&me(t)?{verdict:"none"}:de(n,t,e)}function de(e,n,t){let o=!1;for(let r of e.cases){
let i=fe(r,n,t);if(!i.holds)continue;let s=pe(r,i,n,t);if(s!==void 0)return s;if(o=!0,i.unsure!==!0)return{verdict:"allo\
w"}}return e.otherwise==="block"?{verdict:"block",message:e.otherwiseMessage??"{hook} refuses this call."}:{verdict:o?"a\
llow":"none"}}function fe(e,n,t){return!H(e.who,n.identity)||!$(e.tools,n.tool)?{holds:!1}:e.where===void 0?{holds:!0}:h(
e.where,n,t)}function pe(e,n,t,o){if(e.require===void 0)return{verdict:"block",message:e.message,because:n.because};let r=h(
e.require,t,o);if(r.holds&&r.unsure!==!0)return;let i=[n.because,r.because].filter(s=>s!==void 0);return{verdict:"block",
message:e.message,because:i.length===0?void 0:i.join("; "),missing:r.missing}}function me(e){return!!u(e.payload,"stop_h\
ook_active")}import{resolve as Ce}from"node:path";var ge=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:F,constants:R,existsSync:Qe,fstatSync:Ve,
ftruncateSync:Xe,lstatSync:en,openSync:B,readdirSync:nn,readFileSync:tn,readlinkSync:on,readSync:rn,realpathSync:sn,statSync:cn,
writeSync:x}=ge;var ye=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu,he=/[^\p{L}\p{N}_:.\-/@+*]+/gu;function l(e){return U(e.replace(he,"_"),120)}
function g(e){return U(e.replace(ye," ").trim(),300)}function U(e,n){let t=Array.from(e.slice(0,n*2+2));return t.length>
n?`${t.slice(0,n-1).join("")}\u2026`:e}function q(e,n){let{tool:t,agent:o,event:r,session:i}=n,s={tool:l(t),agent:l(o),event:l(r)},a=`${JSON.stringify({...n,...s,
session:l(i)})}
`,{O_APPEND:c,O_CREAT:V,O_WRONLY:X}=R,ee=c|V|X|(R.O_NONBLOCK??0);try{let j=B(e,ee,384);try{x(j,a)}finally{F(j)}}catch{}}var we=/\{(tool|agent|hook|type|missing|because)\}/gu;function v(e,n){return e.replace(we,(t,o)=>ke(o,n))}function ke(e,n){
switch(e){case"because":return n.because===void 0?"":` (${g(n.because)})`;case"missing":return g((n.missing??[]).join(" \
and "));case"type":return l(n.type??"")||"none";default:return l(n[e])}}function G(e,n,t){let o={...n,hook:e.hook};switch(t.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":return{
exit:0,stdout:"",stderr:O(e,e.log?.allow,o)};case"block":{let{because:r,missing:i}=t,s={...o,because:r,missing:i},a=O(e,
e.log?.act,s);return be(n.event,xe(t.message,s),a)}case"remind":return K(e,n,v(t.text,o));case"inject":return K(e,n,t.text)}}
function W(e,n,t){let o=e.onError==="block"&&!m.has(n.event),r=g(t instanceof Error?t.message:String(t)),i=`${e.hook} co\
uld not decide, an infrastructure fault, not policy: ${r}.`,s=o?"It refuses what it cannot judge. Repair the cause and r\
etry; the call itself may be in order.":"The call goes on unchecked by this hook.",c=O(e,`op=error tool={tool} verdict=${o?
"block":"allow"} detail=infrastructure`,{...n,hook:e.hook});return{exit:o?2:0,stdout:"",stderr:`${i} ${s}
${c}`}}function be(e,n,t){return m.has(e)?{exit:0,stdout:Y({decision:"block",reason:n}),stderr:t}:{exit:2,stdout:"",stderr:`${n}\

${t}`}}function xe(e,n){let t=v(e,n).trimEnd(),{missing:o=[],because:r}=n,i=o.length===0||e.includes("{missing}"),s=r===
void 0||e.includes("{because}");return[t,...i?[]:[`Missing: ${g(o.join(" and "))}`],...s?[]:[`Reason: ${g(r)}`]].join(`
`)}function K(e,n,t){let o={hookEventName:n.event,additionalContext:t},r=O(e,e.log?.act,{...n,hook:e.hook});return{exit:0,
stdout:Y({hookSpecificOutput:o}),stderr:r}}function Y(e){return`${JSON.stringify(e)}
`}function O(e,n,t){return e.log===void 0||n===void 0?"":`[${e.log.tag}] ${v(n,t)}
`}function Z(){let{stdin:e}=process;return e.isTTY?Promise.resolve(""):new Promise((n,t)=>{let o=[];e.on("data",r=>o.push(
r)),e.on("end",()=>n(Buffer.concat(o).toString("utf8"))),e.on("error",t)})}function A(e,n){let t=Buffer.from(n,"utf8");for(let o=0;t.
length>0&&o<1e3;o+=1)try{t=t.subarray(x(e,t))}catch(r){if(!ve(r))return;Oe(1)}}function ve(e){return e instanceof Error&&
"code"in e&&e.code==="EAGAIN"}function Oe(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}async function Q(e,n){let t=_(e.deadlineMs),o,r=i=>z(e,o,W(e,D(e,o),i));process.on("uncaughtException",r),process.on("un\
handledRejection",r),setTimeout(()=>r(new d(e.deadlineMs)),t.remainingMs());try{let i=process.env.CLAUDE_PROJECT_DIR,s=await Z();
o=Se(s,e,{projectDir:i,clock:t,get cwd(){return process.cwd()}});let c=await n(e.rule,o);z(e,o,G(e,D(e,o),c),c)}catch(i){
r(i)}}function Se(e,n,t){try{return P(e,n.event,t)}catch(o){if(!(o instanceof p)||!Pe(n.rule))throw o;return P("{}",n.event,
t)}}function Pe(e){return e.kind==="inject"&&e.parts.every(({kind:n,who:t})=>n==="text"&&t===void 0)}function D(e,n){if(n===
void 0)return{event:e.event,tool:"",agent:""};let{event:t,tool:o,identity:r}=n;return{event:t,tool:o,agent:r,type:Re(n)}}
function Re(e){let n=u(e.payload,"tool_input"),t=w(n)?u(n,"subagent_type"):void 0;return typeof t=="string"?t:void 0}function z(e,n,t,o){
try{A(1,t.stdout),A(2,t.stderr),Ae(e,n,t,o)}finally{process.exit(t.exit)}}function Ae(e,n,t,o){let r=process.env.ENFORCEMENT_LOG??
"";if(r==="")return;let{event:i,tool:s,agent:a}=D(e,n),c=n===void 0?"":u(n.payload,"session_id");q(Ce(n?.projectDir??"",
r),{time:new Date().toISOString(),hook:e.hook,event:i,tool:s,agent:a,verdict:o?.verdict??(t.exit===2?"block":"allow"),cause:o===
void 0?"infrastructure":"policy",ms:Math.round(k()),session:typeof c=="string"?c:""})}await Q({
  "hook": "block-docs-writes",
  "event": "PreToolUse",
  "onError": "block",
  "deadlineMs": 8000,
  "rule": {
    "kind": "decide",
    "cases": [
      {
        "who": {
          "except": [
            "dottie",
            "main"
          ]
        },
        "tools": {
          "prefixes": [
            {
              "prefix": "mcp__pal-e-docs__",
              "except": [
                "mcp__pal-e-docs__get_note",
                "mcp__pal-e-docs__get_note_history",
                "mcp__pal-e-docs__list_notes",
                "mcp__pal-e-docs__list_tags",
                "mcp__pal-e-docs__search_notes"
              ]
            }
          ]
        },
        "message": "{tool} writes to pal-e-docs, and the {agent} agent only reads there. Put the change into your report: the main session updates the docs or has Dottie do it."
      }
    ],
    "otherwise": "allow"
  }
},L({}));
