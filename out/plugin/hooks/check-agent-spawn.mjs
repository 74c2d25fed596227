#!/usr/bin/env node
var d=class extends Error{constructor(t){super(`no answer within ${t} ms`),this.name="DeadlinePassed"}};function T(e){return{
check(){if(x()>e)throw new d(e)},remainingMs:()=>Math.max(0,e-x())}}function x(){return process.uptime()*1e3}function h(e,t,n){switch(e.kind){case"all":return $(e.of,t,n,"no");case"any":return $(e.of,t,n,"yes");case"not":return pe(
h(e.of,t,n));default:return ge(e,t,n)}}function $(e,t,n,r){let o,s=[],i=[];for(let u of e){t.clock.check();try{let c=h(u,
t,n);if(me(c)===r)return c;c.unsure===!0&&(o??=c),s.push(c)}catch(c){if(c instanceof d)throw c;i.push(c)}}if(i.length>0)
throw i[0];return o??fe(r==="no",s)}function fe(e,t){let n=t.flatMap(({missing:o=[]})=>o),r=t.flatMap(({because:o})=>o===
void 0?[]:[o]);return{holds:e,...r.length===0?{}:{because:r.join("; ")},...n.length===0?{}:{missing:n}}}function pe(e){return e.
unsure===!0?e:{...e,holds:!e.holds}}function me(e){return e.unsure===!0?"unsure":e.holds?"yes":"no"}function ge(e,t,n){let r=n[e.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${e.kind}"`);return r.holds(e,t)}function w(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function a(e,t){return Object.hasOwn(e,t)?e[t]:void 0}
function k(e,t){let n=a(e,t);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as ye}from"node:path";var f=class extends Error{constructor(t){super(t),this.name="CannotTell"}};var I="main",y="unknown";function M(e){let t=a(e,"agent_type")??"";if(t==="")return(a(e,"agent_id")??"")===""?I:y;if(typeof t!=
"string")return y;let n=O(t);return n===I?y:n}function O(e){return e.toLowerCase()}function S(e){return e==="Task"?"Agent":e}function N(e,t){return e.any===!0||t===""||e.names?.some(r=>S(r)===t)===!0?!0:
(e.prefixes??[]).some(({prefix:r,except:o})=>t.startsWith(r)&&!o.includes(t))}var he=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),m=new Set(["Stop","SubagentStop"]),p=class extends f{};function R(e,t,n){let r=we(e),o=k(r,"hook_event_name")??t;
if(!xe(o,t))throw new f(`it waits for ${t} and was called for another event`);let s=J(a(r,"cwd"))??n.cwd,i=he.has(o),u=a(
r,"agent_id"),c=k(r,"transcript_path");return{event:o,tool:i?ke(r):"",get input(){return i?be(r):r},cwd:s,projectDir:J(n.
projectDir)??s,identity:M(r),...L(u)?{}:{agentId:typeof u=="string"?u:""},...c===void 0?{}:{transcriptPath:c},payload:r,
clock:n.clock}}function we(e){if(e.trim()==="")throw new p("standard input held no payload");let t;try{t=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new p("the payload on standard input is not valid JSON")}if(!w(t))throw new p("the payload o\
n standard input is no JSON object");return t}function xe(e,t){return e===t||m.has(e)&&m.has(t)}function ke(e){let t=k(e,
"tool_name");if(t===void 0)throw new f("the payload names no tool");return S(t)}function be(e){let t=a(e,"tool_input");if(L(
t))return{};if(!w(t))throw new f("the payload's tool_input is no object");return t}function L(e){return e==null||e===""}
function J(e){return typeof e=="string"&&ye(e)?e:void 0}function b(e,t){return e===void 0?!0:"only"in e?t!==y&&F(e.only,t):t===y||!F(e.except,t)}function F(e,t){return e.some(n=>O(
n)===t)}function H(e){return(t,n)=>m.has(n.event)&&Oe(n)?{verdict:"none"}:Pe(t,n,e)}function Pe(e,t,n){let r=!1;for(let o of e.cases){
let s=ve(o,t,n);if(!s.holds)continue;let i=Ce(o,s,t,n);if(i!==void 0)return i;if(r=!0,s.unsure!==!0)return{verdict:"allo\
w"}}return e.otherwise==="block"?{verdict:"block",message:e.otherwiseMessage??"{hook} refuses this call."}:{verdict:r?"a\
llow":"none"}}function ve(e,t,n){return!b(e.who,t.identity)||!N(e.tools,t.tool)?{holds:!1}:e.where===void 0?{holds:!0}:h(
e.where,t,n)}function Ce(e,t,n,r){if(e.require===void 0)return{verdict:"block",message:e.message,because:t.because};let o=h(
e.require,n,r);if(o.holds&&o.unsure!==!0)return;let s=[t.because,o.because].filter(i=>i!==void 0);return{verdict:"block",
message:e.message,because:s.length===0?void 0:s.join("; "),missing:o.missing}}function Oe(e){return!!a(e.payload,"stop_h\
ook_active")}import{resolve as Fe}from"node:path";var Se=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:B,constants:D,existsSync:mt,fstatSync:U,
ftruncateSync:gt,lstatSync:yt,openSync:q,read:K,readdirSync:ht,readFileSync:wt,readlinkSync:xt,readSync:kt,realpathSync:bt,
statSync:Pt,writeSync:P}=Se;var Re=/^[\w:.\-/@+*]*$/,De=/^[ -~]*$/,Ae="[^\\p{L}\\p{N}_:.\\-/@+*]+",je="[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]+";function l(e){
let t=Re.test(e)?e:e.replace(new RegExp(Ae,"gu"),"_");return W(t,120)}function g(e){let t=De.test(e)?e:e.replace(new RegExp(
je,"gu")," ");return W(t.trim(),300)}function W(e,t){let n=Array.from(e.slice(0,t*2+2));return n.length>t?`${n.slice(0,t-
1).join("")}\u2026`:e}function G(e,t){let{tool:n,agent:r,event:o,session:s}=t,i={tool:l(n),agent:l(r),event:l(o)},u=`${JSON.stringify({...t,...i,
session:l(s)})}
`,{O_APPEND:c,O_CREAT:ue,O_WRONLY:le}=D,de=c|ue|le|(D.O_NONBLOCK??0);try{let _=q(e,de,384);try{P(_,u)}finally{B(_)}}catch{}}var Ee=/\{(tool|agent|hook|type|missing|because)\}/gu;function v(e,t){return e.replace(Ee,(n,r)=>_e(r,t))}function _e(e,t){
switch(e){case"because":return t.because===void 0?"":` (${g(t.because)})`;case"missing":return g((t.missing??[]).join(" \
and "));case"type":return l(t.type??"")||"none";default:return l(t[e])}}function Z(e,t,n){let r={...t,hook:e.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":return{
exit:0,stdout:"",stderr:C(e,e.log?.allow,r)};case"block":{let{because:o,missing:s}=n,i={...r,because:o,missing:s},u=C(e,
e.log?.act,i);return Te(t.event,$e(n.message,i),u)}case"remind":return Y(e,t,v(n.text,r));case"inject":return Y(e,t,n.text)}}
function z(e,t,n){let r=e.onError==="block"&&!m.has(t.event),o=g(n instanceof Error?n.message:String(n)),s=`${e.hook} co\
uld not decide, an infrastructure fault, not policy: ${o}.`,i=r?"It refuses what it cannot judge. Repair the cause and r\
etry; the call itself may be in order.":"The call goes on unchecked by this hook.",c=C(e,`op=error tool={tool} verdict=${r?
"block":"allow"} detail=infrastructure`,{...t,hook:e.hook});return{exit:r?2:0,stdout:"",stderr:`${s} ${i}
${c}`}}function Te(e,t,n){return m.has(e)?{exit:0,stdout:Q({decision:"block",reason:t}),stderr:n}:{exit:2,stdout:"",stderr:`${t}\

${n}`}}function $e(e,t){let n=v(e,t).trimEnd(),{missing:r=[],because:o}=t,s=r.length===0||e.includes("{missing}"),i=o===
void 0||e.includes("{because}");return[n,...s?[]:[`Missing: ${g(r.join(" and "))}`],...i?[]:[`Reason: ${g(o)}`]].join(`
`)}function Y(e,t,n){let r={hookEventName:t.event,additionalContext:n},o=C(e,e.log?.act,{...t,hook:e.hook});return{exit:0,
stdout:Q({hookSpecificOutput:r}),stderr:o}}function Q(e){return`${JSON.stringify(e)}
`}function C(e,t,n){return e.log===void 0||t===void 0?"":`[${e.log.tag}] ${v(t,n)}
`}var A=!1;async function X(){let e=[];return Le()&&Ie()&&await Me(e)||await Ne(e),Buffer.concat(e).toString("utf8")}function Ie(){
try{let e=U(0);return e.isFIFO()||e.isSocket()||e.isFile()}catch{return!1}}var V=65536;function Me(e){return new Promise(
(t,n)=>{let r=()=>{A=!0,K(0,Buffer.allocUnsafe(V),0,V,null,(o,s,i)=>{if(A=!1,o!==null)return ee(o)?t(!1):n(o);if(s===0)return t(
!0);e.push(i.subarray(0,s)),r()})};r()})}function Ne(e){let{stdin:t}=process;return t.isTTY?Promise.resolve():new Promise(
(n,r)=>{t.on("data",o=>e.push(o)),t.on("end",n),t.on("error",r)})}function j(e,t){let n=Buffer.from(t,"utf8");for(let r=0;n.
length>0&&r<1e3;r+=1)try{n=n.subarray(P(e,n))}catch(o){if(!ee(o))return;Je(1)}}function ee(e){return e instanceof Error&&
"code"in e&&e.code==="EAGAIN"}function Je(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}function te(e){
if(A){let{execPath:t,execve:n}=process;n?.(t,[t,"-e",`process.exitCode = ${e}`],{})}process.exit(e)}function Le(){return process.
execve!==void 0&&process.platform!=="win32"&&process.permission===void 0}async function re(e,t){let n=T(e.deadlineMs),r,o=s=>ne(e,r,z(e,E(e,r),s));process.on("uncaughtException",o),process.on("\
unhandledRejection",o),setTimeout(()=>o(new d(e.deadlineMs)),n.remainingMs());try{let s=process.env.CLAUDE_PROJECT_DIR,i=await X();
r=He(i,e,{projectDir:s,clock:n,get cwd(){return process.cwd()}});let c=await t(e.rule,r);ne(e,r,Z(e,E(e,r),c),c)}catch(s){
o(s)}}function He(e,t,n){try{return R(e,t.event,n)}catch(r){if(!(r instanceof p)||!Be(t.rule))throw r;return R("{}",t.event,
n)}}function Be(e){return e.kind==="inject"&&e.parts.every(({kind:t,who:n})=>t==="text"&&n===void 0)}function E(e,t){if(t===
void 0)return{event:e.event,tool:"",agent:""};let{event:n,tool:r,identity:o}=t;return{event:n,tool:r,agent:o,type:Ue(t)}}
function Ue(e){let t=a(e.payload,"tool_input"),n=w(t)?a(t,"subagent_type"):void 0;return typeof n=="string"?n:void 0}function ne(e,t,n,r){
try{j(1,n.stdout),j(2,n.stderr),qe(e,t,n,r)}finally{te(n.exit)}}function qe(e,t,n,r){let o=process.env.ENFORCEMENT_LOG??
"";if(o==="")return;let{event:s,tool:i,agent:u}=E(e,t),c=t===void 0?"":a(t.payload,"session_id");G(Fe(t?.projectDir??"",
o),{time:new Date().toISOString(),hook:e.hook,event:s,tool:i,agent:u,verdict:r?.verdict??(n.exit===2?"block":"allow"),cause:r===
void 0?"infrastructure":"policy",ms:Math.round(x()),session:typeof c=="string"?c:""})}var oe={kind:"agent-is",holds:(e,t)=>({holds:b({only:e.in},t.identity)})};function se(e,t=!1){return new RegExp(`^(?:${e})$`,t?"iu":"u")}function ie(e,t=!1){return new RegExp(e,t?"iu":"u")}var ce={kind:"matches",holds(e,t){let n=a(t.input,e.field);return{holds:typeof n=="string"&&se(e.pattern,e.ignoreCase).test(
n)}}};var ae={kind:"mentions",holds(e,t){let n=Ke(t,e.field),r=e.patterns.filter(({pattern:o})=>!ie(o,!0).test(n)).map(({name:o})=>o);
return r.length===0?{holds:!0}:{holds:!1,missing:r}}};function Ke(e,t){let n=t==="lastMessage"?a(e.payload,"last_assista\
nt_message"):a(e.input,t);return typeof n=="string"?n:""}await re({
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
},H({"agent-is":oe,matches:ce,mentions:ae}));
