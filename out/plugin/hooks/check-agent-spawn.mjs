#!/usr/bin/env node
var d=class extends Error{constructor(t){super(`no answer within ${t} ms`),this.name="DeadlinePassed"}};function _(e){return{
check(){if(k()>e)throw new d(e)},remainingMs:()=>Math.max(0,e-k())}}function k(){return process.uptime()*1e3}function h(e,t,n){switch(e.kind){case"all":return T(e.of,t,n,"no");case"any":return T(e.of,t,n,"yes");case"not":return ce(
h(e.of,t,n));default:return ue(e,t,n)}}function T(e,t,n,r){let o,s=[],i=[];for(let u of e){t.clock.check();try{let c=h(u,
t,n);if(ae(c)===r)return c;c.unsure===!0&&(o??=c),s.push(c)}catch(c){if(c instanceof d)throw c;i.push(c)}}if(i.length>0)
throw i[0];return o??ie(r==="no",s)}function ie(e,t){let n=t.flatMap(({missing:o=[]})=>o),r=t.flatMap(({because:o})=>o===
void 0?[]:[o]);return{holds:e,...r.length===0?{}:{because:r.join("; ")},...n.length===0?{}:{missing:n}}}function ce(e){return e.
unsure===!0?e:{...e,holds:!e.holds}}function ae(e){return e.unsure===!0?"unsure":e.holds?"yes":"no"}function ue(e,t,n){let r=n[e.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${e.kind}"`);return r.holds(e,t)}function w(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function a(e,t){return Object.hasOwn(e,t)?e[t]:void 0}
function x(e,t){let n=a(e,t);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as le}from"node:path";var f=class extends Error{constructor(t){super(t),this.name="CannotTell"}};var M="main",y="unknown";function $(e){let t=a(e,"agent_type")??"";if(t==="")return(a(e,"agent_id")??"")===""?M:y;if(typeof t!=
"string")return y;let n=O(t);return n===M?y:n}function O(e){return e.toLowerCase()}function S(e){return e==="Task"?"Agent":e}function I(e,t){return e.any===!0||t===""||e.names?.some(r=>S(r)===t)===!0?!0:
(e.prefixes??[]).some(({prefix:r,except:o})=>t.startsWith(r)&&!o.includes(t))}var de=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),m=new Set(["Stop","SubagentStop"]),p=class extends f{};function R(e,t,n){let r=fe(e),o=x(r,"hook_event_name")??t;
if(!pe(o,t))throw new f(`it waits for ${t} and was called for another event`);let s=N(a(r,"cwd"))??n.cwd,i=de.has(o),u=a(
r,"agent_id"),c=x(r,"transcript_path");return{event:o,tool:i?me(r):"",get input(){return i?ge(r):r},cwd:s,projectDir:N(n.
projectDir)??s,identity:$(r),...J(u)?{}:{agentId:typeof u=="string"?u:""},...c===void 0?{}:{transcriptPath:c},payload:r,
clock:n.clock}}function fe(e){if(e.trim()==="")throw new p("standard input held no payload");let t;try{t=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new p("the payload on standard input is not valid JSON")}if(!w(t))throw new p("the payload o\
n standard input is no JSON object");return t}function pe(e,t){return e===t||m.has(e)&&m.has(t)}function me(e){let t=x(e,
"tool_name");if(t===void 0)throw new f("the payload names no tool");return S(t)}function ge(e){let t=a(e,"tool_input");if(J(
t))return{};if(!w(t))throw new f("the payload's tool_input is no object");return t}function J(e){return e==null||e===""}
function N(e){return typeof e=="string"&&le(e)?e:void 0}function b(e,t){return e===void 0?!0:"only"in e?t!==y&&H(e.only,t):t===y||!H(e.except,t)}function H(e,t){return e.some(n=>O(
n)===t)}function L(e){return(t,n)=>m.has(n.event)&&ke(n)?{verdict:"none"}:ye(t,n,e)}function ye(e,t,n){let r=!1;for(let o of e.cases){
let s=he(o,t,n);if(!s.holds)continue;let i=we(o,s,t,n);if(i!==void 0)return i;if(r=!0,s.unsure!==!0)return{verdict:"allo\
w"}}return e.otherwise==="block"?{verdict:"block",message:e.otherwiseMessage??"{hook} refuses this call."}:{verdict:r?"a\
llow":"none"}}function he(e,t,n){return!b(e.who,t.identity)||!I(e.tools,t.tool)?{holds:!1}:e.where===void 0?{holds:!0}:h(
e.where,t,n)}function we(e,t,n,r){if(e.require===void 0)return{verdict:"block",message:e.message,because:t.because};let o=h(
e.require,n,r);if(o.holds&&o.unsure!==!0)return;let s=[t.because,o.because].filter(i=>i!==void 0);return{verdict:"block",
message:e.message,because:s.length===0?void 0:s.join("; "),missing:o.missing}}function ke(e){return!!a(e.payload,"stop_h\
ook_active")}import{resolve as Ae}from"node:path";var xe=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:F,constants:D,existsSync:rt,fstatSync:ot,
ftruncateSync:st,lstatSync:it,openSync:B,readdirSync:ct,readFileSync:at,readlinkSync:ut,readSync:lt,realpathSync:dt,statSync:ft,
writeSync:v}=xe;var be=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu,ve=/[^\p{L}\p{N}_:.\-/@+*]+/gu;function l(e){return U(e.replace(ve,"_"),120)}
function g(e){return U(e.replace(be," ").trim(),300)}function U(e,t){let n=Array.from(e.slice(0,t*2+2));return n.length>
t?`${n.slice(0,t-1).join("")}\u2026`:e}function q(e,t){let{tool:n,agent:r,event:o,session:s}=t,i={tool:l(n),agent:l(r),event:l(o)},u=`${JSON.stringify({...t,...i,
session:l(s)})}
`,{O_APPEND:c,O_CREAT:re,O_WRONLY:oe}=D,se=c|re|oe|(D.O_NONBLOCK??0);try{let E=B(e,se,384);try{v(E,u)}finally{F(E)}}catch{}}var Ce=/\{(tool|agent|hook|type|missing|because)\}/gu;function C(e,t){return e.replace(Ce,(n,r)=>Pe(r,t))}function Pe(e,t){
switch(e){case"because":return t.because===void 0?"":` (${g(t.because)})`;case"missing":return g((t.missing??[]).join(" \
and "));case"type":return l(t.type??"")||"none";default:return l(t[e])}}function G(e,t,n){let r={...t,hook:e.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":return{
exit:0,stdout:"",stderr:P(e,e.log?.allow,r)};case"block":{let{because:o,missing:s}=n,i={...r,because:o,missing:s},u=P(e,
e.log?.act,i);return Oe(t.event,Se(n.message,i),u)}case"remind":return K(e,t,C(n.text,r));case"inject":return K(e,t,n.text)}}
function W(e,t,n){let r=e.onError==="block"&&!m.has(t.event),o=g(n instanceof Error?n.message:String(n)),s=`${e.hook} co\
uld not decide, an infrastructure fault, not policy: ${o}.`,i=r?"It refuses what it cannot judge. Repair the cause and r\
etry; the call itself may be in order.":"The call goes on unchecked by this hook.",c=P(e,`op=error tool={tool} verdict=${r?
"block":"allow"} detail=infrastructure`,{...t,hook:e.hook});return{exit:r?2:0,stdout:"",stderr:`${s} ${i}
${c}`}}function Oe(e,t,n){return m.has(e)?{exit:0,stdout:Y({decision:"block",reason:t}),stderr:n}:{exit:2,stdout:"",stderr:`${t}\

${n}`}}function Se(e,t){let n=C(e,t).trimEnd(),{missing:r=[],because:o}=t,s=r.length===0||e.includes("{missing}"),i=o===
void 0||e.includes("{because}");return[n,...s?[]:[`Missing: ${g(r.join(" and "))}`],...i?[]:[`Reason: ${g(o)}`]].join(`
`)}function K(e,t,n){let r={hookEventName:t.event,additionalContext:n},o=P(e,e.log?.act,{...t,hook:e.hook});return{exit:0,
stdout:Y({hookSpecificOutput:r}),stderr:o}}function Y(e){return`${JSON.stringify(e)}
`}function P(e,t,n){return e.log===void 0||t===void 0?"":`[${e.log.tag}] ${C(t,n)}
`}function Z(){let{stdin:e}=process;return e.isTTY?Promise.resolve(""):new Promise((t,n)=>{let r=[];e.on("data",o=>r.push(
o)),e.on("end",()=>t(Buffer.concat(r).toString("utf8"))),e.on("error",n)})}function A(e,t){let n=Buffer.from(t,"utf8");for(let r=0;n.
length>0&&r<1e3;r+=1)try{n=n.subarray(v(e,n))}catch(o){if(!Re(o))return;De(1)}}function Re(e){return e instanceof Error&&
"code"in e&&e.code==="EAGAIN"}function De(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}async function Q(e,t){let n=_(e.deadlineMs),r,o=s=>z(e,r,W(e,j(e,r),s));process.on("uncaughtException",o),process.on("un\
handledRejection",o),setTimeout(()=>o(new d(e.deadlineMs)),n.remainingMs());try{let s=process.env.CLAUDE_PROJECT_DIR,i=await Z();
r=je(i,e,{projectDir:s,clock:n,get cwd(){return process.cwd()}});let c=await t(e.rule,r);z(e,r,G(e,j(e,r),c),c)}catch(s){
o(s)}}function je(e,t,n){try{return R(e,t.event,n)}catch(r){if(!(r instanceof p)||!Ee(t.rule))throw r;return R("{}",t.event,
n)}}function Ee(e){return e.kind==="inject"&&e.parts.every(({kind:t,who:n})=>t==="text"&&n===void 0)}function j(e,t){if(t===
void 0)return{event:e.event,tool:"",agent:""};let{event:n,tool:r,identity:o}=t;return{event:n,tool:r,agent:o,type:_e(t)}}
function _e(e){let t=a(e.payload,"tool_input"),n=w(t)?a(t,"subagent_type"):void 0;return typeof n=="string"?n:void 0}function z(e,t,n,r){
try{A(1,n.stdout),A(2,n.stderr),Te(e,t,n,r)}finally{process.exit(n.exit)}}function Te(e,t,n,r){let o=process.env.ENFORCEMENT_LOG??
"";if(o==="")return;let{event:s,tool:i,agent:u}=j(e,t),c=t===void 0?"":a(t.payload,"session_id");q(Ae(t?.projectDir??"",
o),{time:new Date().toISOString(),hook:e.hook,event:s,tool:i,agent:u,verdict:r?.verdict??(n.exit===2?"block":"allow"),cause:r===
void 0?"infrastructure":"policy",ms:Math.round(k()),session:typeof c=="string"?c:""})}var V={kind:"agent-is",holds:(e,t)=>({holds:b({only:e.in},t.identity)})};function X(e,t=!1){return new RegExp(`^(?:${e})$`,t?"iu":"u")}function ee(e,t=!1){return new RegExp(e,t?"iu":"u")}var te={kind:"matches",holds(e,t){let n=a(t.input,e.field);return{holds:typeof n=="string"&&X(e.pattern,e.ignoreCase).test(
n)}}};var ne={kind:"mentions",holds(e,t){let n=Me(t,e.field),r=e.patterns.filter(({pattern:o})=>!ee(o,!0).test(n)).map(({name:o})=>o);
return r.length===0?{holds:!0}:{holds:!1,missing:r}}};function Me(e,t){let n=t==="lastMessage"?a(e.payload,"last_assista\
nt_message"):a(e.input,t);return typeof n=="string"?n:""}await Q({
  "hook": "check-agent-spawn",
  "event": "PreToolUse",
  "onError": "block",
  "deadlineMs": 8000,
  "rule": {
    "kind": "decide",
    "cases": [
      {
        "tools": {
          "names": [
            "Agent",
            "Workflow"
          ]
        },
        "where": {
          "kind": "all",
          "of": [
            {
              "kind": "matches",
              "field": "subagent_type",
              "pattern": "^(?:pal-e:dev|dev)$",
              "ignoreCase": true
            },
            {
              "kind": "not",
              "of": {
                "kind": "agent-is",
                "in": [
                  "main"
                ]
              }
            }
          ]
        },
        "message": "{agent} may not start dev. Hand the work back to the main session, which may."
      },
      {
        "tools": {
          "names": [
            "Agent",
            "Workflow"
          ]
        },
        "where": {
          "kind": "matches",
          "field": "subagent_type",
          "pattern": "^(?:pal-e:dev|dev)$",
          "ignoreCase": true
        },
        "require": {
          "kind": "mentions",
          "field": "prompt",
          "patterns": [
            {
              "name": "a plan",
              "pattern": "\\bplan-[a-z0-9]+(?:-[a-z0-9]+)*\\b"
            },
            {
              "name": "an issue",
              "pattern": "\\bissues?\\b[^\\n.;,#]{0,40}#\\d+"
            }
          ]
        },
        "message": "No plan, no agent: the prompt for dev does not name {missing}. Write it into the prompt and start the agent again."
      },
      {
        "tools": {
          "names": [
            "Agent",
            "Workflow"
          ]
        },
        "where": {
          "kind": "all",
          "of": [
            {
              "kind": "matches",
              "field": "subagent_type",
              "pattern": "^(?:pal-e:qa|qa)$",
              "ignoreCase": true
            },
            {
              "kind": "not",
              "of": {
                "kind": "agent-is",
                "in": [
                  "main"
                ]
              }
            }
          ]
        },
        "message": "{agent} may not start qa. Hand the work back to the main session, which may."
      },
      {
        "tools": {
          "names": [
            "Agent",
            "Workflow"
          ]
        },
        "where": {
          "kind": "matches",
          "field": "subagent_type",
          "pattern": "^(?:pal-e:qa|qa)$",
          "ignoreCase": true
        },
        "require": {
          "kind": "mentions",
          "field": "prompt",
          "patterns": [
            {
              "name": "a plan",
              "pattern": "\\bplan-[a-z0-9]+(?:-[a-z0-9]+)*\\b"
            },
            {
              "name": "a pull request",
              "pattern": "\\bPR\\s*#\\d+"
            }
          ]
        },
        "message": "No plan, no agent: the prompt for qa does not name {missing}. Write it into the prompt and start the agent again."
      },
      {
        "tools": {
          "names": [
            "Agent",
            "Workflow"
          ]
        },
        "where": {
          "kind": "all",
          "of": [
            {
              "kind": "matches",
              "field": "subagent_type",
              "pattern": "^(?:pal-e:dottie|dottie)$",
              "ignoreCase": true
            },
            {
              "kind": "not",
              "of": {
                "kind": "agent-is",
                "in": [
                  "main"
                ]
              }
            }
          ]
        },
        "message": "{agent} may not start dottie. Hand the work back to the main session, which may."
      },
      {
        "tools": {
          "names": [
            "Agent",
            "Workflow"
          ]
        },
        "where": {
          "kind": "matches",
          "field": "subagent_type",
          "pattern": "^(?:pal-e:dottie|dottie)$",
          "ignoreCase": true
        },
        "require": {
          "kind": "mentions",
          "field": "prompt",
          "patterns": [
            {
              "name": "a plan",
              "pattern": "\\bplan-[a-z0-9]+(?:-[a-z0-9]+)*\\b"
            }
          ]
        },
        "message": "No plan, no agent: the prompt for dottie does not name {missing}. Write it into the prompt and start the agent again."
      },
      {
        "tools": {
          "names": [
            "Agent",
            "Workflow"
          ]
        },
        "where": {
          "kind": "all",
          "of": [
            {
              "kind": "matches",
              "field": "subagent_type",
              "pattern": "^general-purpose$",
              "ignoreCase": true
            },
            {
              "kind": "not",
              "of": {
                "kind": "agent-is",
                "in": [
                  "main"
                ]
              }
            }
          ]
        },
        "message": "{agent} may not start general-purpose. Hand the work back to the main session, which may."
      },
      {
        "tools": {
          "names": [
            "Agent",
            "Workflow"
          ]
        },
        "where": {
          "kind": "matches",
          "field": "subagent_type",
          "pattern": "^general-purpose$",
          "ignoreCase": true
        },
        "require": {
          "kind": "mentions",
          "field": "prompt",
          "patterns": [
            {
              "name": "a plan",
              "pattern": "\\bplan-[a-z0-9]+(?:-[a-z0-9]+)*\\b"
            }
          ]
        },
        "message": "No plan, no agent: the prompt for general-purpose does not name {missing}. Write it into the prompt and start the agent again."
      },
      {
        "tools": {
          "names": [
            "Agent",
            "Workflow"
          ]
        },
        "where": {
          "kind": "all",
          "of": [
            {
              "kind": "matches",
              "field": "subagent_type",
              "pattern": "^Explore$",
              "ignoreCase": true
            },
            {
              "kind": "not",
              "of": {
                "kind": "agent-is",
                "in": [
                  "main"
                ]
              }
            }
          ]
        },
        "message": "{agent} may not start Explore. Hand the work back to the main session, which may."
      },
      {
        "tools": {
          "names": [
            "Agent",
            "Workflow"
          ]
        },
        "where": {
          "kind": "matches",
          "field": "subagent_type",
          "pattern": "^Explore$",
          "ignoreCase": true
        },
        "require": {
          "kind": "mentions",
          "field": "prompt",
          "patterns": []
        },
        "message": "No plan, no agent: the prompt for Explore does not name {missing}. Write it into the prompt and start the agent again."
      }
    ],
    "otherwise": "block",
    "otherwiseMessage": "The agent type {type} is not one that may be started here. Use one of dev, qa, dottie, general-purpose, Explore."
  },
  "log": {
    "tag": "agent-spawn",
    "allow": "op=allow type={type}",
    "act": "op=block type={type}"
  }
},L({"agent-is":V,matches:te,mentions:ne}));
