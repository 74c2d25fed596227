#!/usr/bin/env node
var nn=Object.create;var Ze=Object.defineProperty;var rn=Object.getOwnPropertyDescriptor;var on=Object.getOwnPropertyNames;var sn=Object.getPrototypeOf,un=Object.prototype.hasOwnProperty;var ue=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var an=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of on(t))!un.call(e,o)&&o!==n&&Ze(e,o,{get:()=>t[o],
enumerable:!(r=rn(t,o))||r.enumerable});return e};var cn=(e,t,n)=>(n=e!=null?nn(sn(e)):{},an(t||!e||!e.__esModule?Ze(n,"default",{value:e,enumerable:!0}):n,e));var he=ue((Qo,St)=>{"use strict";var _t="[^\\\\/]",qn="(?=.)",xt="[^/]",Me="(?:\\/|$)",bt="(?:^|\\/)",Be=`\\.{1,2}${Me}`,
Qn="(?!\\.)",Jn=`(?!${bt}${Be})`,Zn=`(?!\\.{0,1}${Me})`,Yn=`(?!${Be})`,zn="[^.\\/]",Vn=`${xt}*?`,er="/",Et={DOT_LITERAL:"\
\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR:qn,QMARK:xt,END_ANCHOR:Me,DOTS_SLASH:Be,NO_DOT:Qn,
NO_DOTS:Jn,NO_DOT_SLASH:Zn,NO_DOTS_SLASH:Yn,QMARK_NO_DOT:zn,STAR:Vn,START_ANCHOR:bt,SEP:er},tr={...Et,SLASH_LITERAL:"[\\\\\
/]",QMARK:_t,STAR:`${_t}*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$\
))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"\
(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"},nr={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",
blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'(\
)\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};St.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,
MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:nr,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,
REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,
REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},
CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,
CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,
CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,
CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,
CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,
CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,
CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(e){return{"!":{type:"negate",
open:"(?:(?!(?:",close:`))${e.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},
"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(e){return e===!0?tr:Et}}});var ye=ue(G=>{"use strict";var{REGEX_BACKSLASH:rr,REGEX_REMOVE_BACKSLASH:or,REGEX_SPECIAL_CHARS:sr,REGEX_SPECIAL_CHARS_GLOBAL:ir}=he();
G.isObject=e=>e!==null&&typeof e=="object"&&!Array.isArray(e);G.hasRegexChars=e=>sr.test(e);G.isRegexChar=e=>e.length===
1&&G.hasRegexChars(e);G.escapeRegex=e=>e.replace(ir,"\\$1");G.toPosixSlashes=e=>e.replace(rr,"/");G.isWindows=()=>{if(typeof navigator<
"u"&&navigator.platform){let e=navigator.platform.toLowerCase();return e==="win32"||e==="windows"}return typeof process<
"u"&&process.platform?process.platform==="win32":!1};G.removeBackslashes=e=>e.replace(or,t=>t==="\\"?"":t);G.escapeLast=
(e,t,n)=>{let r=e.lastIndexOf(t,n);return r===-1?e:e[r-1]==="\\"?G.escapeLast(e,t,r-1):`${e.slice(0,r)}\\${e.slice(r)}`};
G.removePrefix=(e,t={})=>{let n=e;return n.startsWith("./")&&(n=n.slice(2),t.prefix="./"),n};G.wrapOutput=(e,t={},n={})=>{
let r=n.contains?"":"^",o=n.contains?"":"$",a=`${r}(?:${e})${o}`;return t.negated===!0&&(a=`(?:^(?!${a}).*$)`),a};G.basename=
(e,{windows:t}={})=>{let n=e.split(t?/[\\/]/:"/"),r=n[n.length-1];return r===""?n[n.length-2]:r}});var Ht=ue((Zo,Tt)=>{"use strict";var Ct=ye(),{CHAR_ASTERISK:Ge,CHAR_AT:ur,CHAR_BACKWARD_SLASH:le,CHAR_COMMA:ar,CHAR_DOT:je,
CHAR_EXCLAMATION_MARK:Ue,CHAR_FORWARD_SLASH:kt,CHAR_LEFT_CURLY_BRACE:Fe,CHAR_LEFT_PARENTHESES:we,CHAR_LEFT_SQUARE_BRACKET:cr,
CHAR_PLUS:lr,CHAR_QUESTION_MARK:wt,CHAR_RIGHT_CURLY_BRACE:fr,CHAR_RIGHT_PARENTHESES:$t,CHAR_RIGHT_SQUARE_BRACKET:pr}=he(),
Ot=e=>e===kt||e===le,Lt=e=>{e.isPrefix!==!0&&(e.depth=e.isGlobstar?1/0:1)},dr=(e,t)=>{let n=t||{},r=e.length-1,o=n.parts===
!0||n.tokens===!0||n.scanToEnd===!0,a=[],c=[],p=[],d=e,R=-1,A=0,v=0,w=!1,M=!1,x=!1,H=!1,Y=!1,X=!1,b=!1,q=!1,z=!1,P=!1,I=0,
j,g,m={value:"",depth:0,isGlob:!1},s=()=>R>=r,D=()=>d.charCodeAt(R+1),L=()=>(j=g,d.charCodeAt(++R));for(;R<r;){g=L();let _;
if(g===le){b=m.backslashes=!0,g=L(),g===Fe&&(X=!0);continue}if(X===!0||g===Fe){for(I++;s()!==!0&&(g=L());){if(g===le){b=
m.backslashes=!0,L();continue}if(g===Fe){I++;continue}if(X!==!0&&g===je&&(g=L())===je){if(w=m.isBrace=!0,x=m.isGlob=!0,P=
!0,o===!0)continue;break}if(X!==!0&&g===ar){if(w=m.isBrace=!0,x=m.isGlob=!0,P=!0,o===!0)continue;break}if(g===fr&&(I--,I===
0)){X=!1,w=m.isBrace=!0,P=!0;break}}if(o===!0)continue;break}if(g===kt){if(a.push(R),c.push(m),m={value:"",depth:0,isGlob:!1},
P===!0)continue;if(j===je&&R===A+1){A+=2;continue}v=R+1;continue}if(n.noext!==!0&&(g===lr||g===ur||g===Ge||g===wt||g===Ue)===
!0&&D()===we){if(x=m.isGlob=!0,H=m.isExtglob=!0,P=!0,g===Ue&&R===A&&(z=!0),o===!0){let U=0;for(;s()!==!0&&(g=L());){if(g===
le){b=m.backslashes=!0,L();continue}if(g===we){U++;continue}if(g===$t&&--U===0){P=!0;break}}continue}break}if(g===Ge){if(j===
Ge&&(Y=m.isGlobstar=!0),x=m.isGlob=!0,P=!0,o===!0)continue;break}if(g===wt){if(x=m.isGlob=!0,P=!0,o===!0)continue;break}
if(g===cr){for(;s()!==!0&&(_=L());){if(_===le){b=m.backslashes=!0,L();continue}if(_===pr){M=m.isBracket=!0,x=m.isGlob=!0,
P=!0;break}}if(o===!0)continue;break}if(n.nonegate!==!0&&g===Ue&&R===A){q=m.negated=!0,A++;continue}if(n.noparen!==!0&&g===
we){if(x=m.isGlob=!0,o===!0){let B=1;for(;s()!==!0&&(g=L());){if(g===le){b=m.backslashes=!0,L();continue}if(g===we){B++;
continue}if(g===$t&&--B===0){P=!0;break}}continue}break}if(x===!0){if(P=!0,o===!0)continue;break}}n.noext===!0&&(H=!1,x=
!1);let $=d,u="",i="";A>0&&(u=d.slice(0,A),d=d.slice(A),v-=A),$&&x===!0&&v>0?($=d.slice(0,v),i=d.slice(v)):x===!0?($="",
i=d):$=d,$&&$!==""&&$!=="/"&&$!==d&&Ot($.charCodeAt($.length-1))&&($=$.slice(0,-1)),n.unescape===!0&&(i&&(i=Ct.removeBackslashes(
i)),$&&b===!0&&($=Ct.removeBackslashes($)));let W={prefix:u,input:e,start:A,base:$,glob:i,isBrace:w,isBracket:M,isGlob:x,
isExtglob:H,isGlobstar:Y,negated:q,negatedExtglob:z};if(n.tokens===!0&&(W.maxDepth=0,Ot(g)||c.push(m),W.tokens=c),n.parts===
!0||n.tokens===!0){let _;for(let k=0;k<a.length;k++){let se=_!==void 0?_+1:A,pe=a[k],V=e.slice(se,pe);n.tokens&&(k===0&&
A!==0?(c[k].isPrefix=!0,c[k].value=u):c[k].value=V,Lt(c[k]),W.maxDepth+=c[k].depth),pe>=A&&(p.push(V),_=pe)}let B=_!==void 0?
_+1:A,U=e.slice(B);p.push(U),n.tokens&&_&&_+1<e.length&&(c[c.length-1].value=U,Lt(c[c.length-1]),W.maxDepth+=c[c.length-
1].depth),W.slashes=a,W.parts=p}return W};Tt.exports=dr});var Pt=ue((Yo,Nt)=>{"use strict";var me=he(),F=ye(),{MAX_LENGTH:$e,POSIX_REGEX_SOURCE:gr,REGEX_NON_SPECIAL_CHARS:hr,REGEX_SPECIAL_CHARS_BACKREF:yr,
REPLACEMENTS:vt}=me,mr=(e,t)=>{if(typeof t.expandRange=="function")return t.expandRange(...e,t);e.sort();let n=`[${e.join(
"-")}]`;try{new RegExp(n)}catch{return e.map(o=>F.escapeRegex(o)).join("..")}return n},fe=(e,t)=>`Missing ${e}: "${t}" -\
 use "\\\\${t}" to match literal characters`,It=e=>{let t=[],n=0,r=0,o=0,a="",c=!1;for(let p of e){if(c===!0){a+=p,c=!1;
continue}if(p==="\\"){a+=p,c=!0;continue}if(p==='"'){o=o===1?0:1,a+=p;continue}if(o===0){if(p==="[")n++;else if(p==="]"&&
n>0)n--;else if(n===0){if(p==="(")r++;else if(p===")"&&r>0)r--;else if(p==="|"&&r===0){t.push(a),a="";continue}}}a+=p}return t.
push(a),t},Ar=e=>{let t=!1;for(let n of e){if(t===!0){t=!1;continue}if(n==="\\"){t=!0;continue}if(/[?*+@!()[\]{}]/.test(
n))return!1}return!0},Ke=e=>{let t=e.trim(),n=!0;for(;n===!0;)n=!1,/^@\([^\\()[\]{}|]+\)$/.test(t)&&(t=t.slice(2,-1),n=!0);
if(Ar(t))return t.replace(/\\(.)/g,"$1")},Rr=e=>{let t=e.map(Ke).filter(Boolean);for(let n=0;n<t.length;n++)for(let r=n+
1;r<t.length;r++){let o=t[n],a=t[r],c=o[0];if(!(!c||o!==c.repeat(o.length)||a!==c.repeat(a.length))&&(o===a||o.startsWith(
a)||a.startsWith(o)))return!0}return!1},We=(e,t=!0)=>{if(e[0]!=="+"&&e[0]!=="*"||e[1]!=="(")return;let n=0,r=0,o=0,a=!1;
for(let c=1;c<e.length;c++){let p=e[c];if(a===!0){a=!1;continue}if(p==="\\"){a=!0;continue}if(p==='"'){o=o===1?0:1;continue}
if(o!==1){if(p==="["){n++;continue}if(p==="]"&&n>0){n--;continue}if(!(n>0)){if(p==="("){r++;continue}if(p===")"&&(r--,r===
0))return t===!0&&c!==e.length-1?void 0:{type:e[0],body:e.slice(2,c),end:c}}}}},_r=e=>`${e.length===1?F.escapeRegex(e[0]):
`[${e.map(n=>F.escapeRegex(n)).join("")}]`}*`,xr=e=>{let t=0,n=[];for(;t<e.length;){let r=We(e.slice(t),!1);if(!r||r.type!==
"*")return;let o=It(r.body).map(c=>c.trim());if(o.length!==1)return;let a=Ke(o[0]);if(!a||a.length!==1)return;n.push(a),
t+=r.end+1}if(!(n.length<1))return n},br=e=>{let t=0,n=e.trim(),r=We(n);for(;r;)t++,n=r.body.trim(),r=We(n);return t},Er=(e,t)=>{
if(t.maxExtglobRecursion===!1)return{risky:!1};let n=typeof t.maxExtglobRecursion=="number"?t.maxExtglobRecursion:me.DEFAULT_MAX_EXTGLOB_RECURSION,
r=It(e).map(p=>p.trim());if(r.length>1&&(r.some(p=>p==="")||r.some(p=>/^[*?]+$/.test(p))||Rr(r)))return{risky:!0};let o=[],
a=!1,c=!0;for(let p of r){let d=xr(p);if(d){a=!0,o.push(...d);continue}let R=Ke(p);if(R&&R.length===1){o.push(R);continue}
if(c=!1,br(p)>n)return{risky:!0}}return a?c?{risky:!0,safeOutput:_r([...new Set(o)])}:{risky:!0}:{risky:!1}},Xe=(e,t)=>{
if(typeof e!="string")throw new TypeError("Expected a string");e=vt[e]||e;let n={...t},r=typeof n.maxLength=="number"?Math.
min($e,n.maxLength):$e,o=e.length;if(o>r)throw new SyntaxError(`Input length: ${o}, exceeds maximum allowed length: ${r}`);
let a={type:"bos",value:"",output:n.prepend||""},c=[a],p=n.capture?"":"?:",d=me.globChars(n.windows),R=me.extglobChars(d),
{DOT_LITERAL:A,PLUS_LITERAL:v,SLASH_LITERAL:w,ONE_CHAR:M,DOTS_SLASH:x,NO_DOT:H,NO_DOT_SLASH:Y,NO_DOTS_SLASH:X,QMARK:b,QMARK_NO_DOT:q,
STAR:z,START_ANCHOR:P}=d,I=f=>`(${p}(?:(?!${P}${f.dot?x:A}).)*?)`,j=n.dot?"":H,g=n.dot?b:q,m=n.bash===!0?I(n):z;n.capture&&
(m=`(${m})`),typeof n.noext=="boolean"&&(n.noextglob=n.noext);let s={input:e,index:-1,start:0,dot:n.dot===!0,consumed:"",
output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens:c};e=F.removePrefix(
e,s),o=e.length;let D=[],L=[],$=[],u=a,i,W=()=>s.index===o-1,_=s.peek=(f=1)=>e[s.index+f],B=s.advance=()=>e[++s.index]||
"",U=()=>e.slice(s.index+1),k=(f="",C=0)=>{s.consumed+=f,s.index+=C},se=f=>{s.output+=f.output!=null?f.output:f.value,k(
f.value)},pe=()=>{let f=1;for(;_()==="!"&&(_(2)!=="("||_(3)==="?");)B(),s.start++,f++;return f%2===0?!1:(s.negated=!0,s.
start++,!0)},V=f=>{s[f]++,$.push(f)},J=f=>{s[f]--,$.pop()},h=f=>{if(u.type==="globstar"){let C=s.braces>0&&(f.type==="co\
mma"||f.type==="brace"),l=f.extglob===!0||D.length&&(f.type==="pipe"||f.type==="paren");f.type!=="slash"&&f.type!=="pare\
n"&&!C&&!l&&(s.output=s.output.slice(0,-u.output.length),u.type="star",u.value="*",u.output=m,s.output+=u.output)}if(D.length&&
f.type!=="paren"&&(D[D.length-1].inner+=f.value),(f.value||f.output)&&se(f),u&&u.type==="text"&&f.type==="text"){u.output=
(u.output||u.value)+f.value,u.value+=f.value;return}f.prev=u,c.push(f),u=f},Ae=(f,C)=>{let l={...R[C],conditions:1,inner:""};
l.prev=u,l.parens=s.parens,l.output=s.output,l.startIndex=s.index,l.tokensIndex=c.length;let y=(n.capture?"(":"")+l.open;
V("parens"),h({type:f,value:C,output:s.output?"":M}),h({type:"paren",extglob:!0,value:B(),output:y}),D.push(l)},tn=f=>{let C=e.
slice(f.startIndex,s.index+1),l=e.slice(f.startIndex+2,s.index),y=Er(l,n);if((f.type==="plus"||f.type==="star")&&y.risky){
let E=y.safeOutput?(f.output?"":M)+(n.capture?`(${y.safeOutput})`:y.safeOutput):void 0,Q=c[f.tokensIndex];Q.type="text",
Q.value=C,Q.output=E||F.escapeRegex(C);for(let ee=f.tokensIndex+1;ee<c.length;ee++)c[ee].value="",c[ee].output="",delete c[ee].
suffix;s.output=f.output+Q.output,s.backtrack=!0,h({type:"paren",extglob:!0,value:i,output:""}),J("parens");return}let S=f.
close+(n.capture?")":""),T;if(f.type==="negate"){let E=m;if(f.inner&&f.inner.length>1&&f.inner.includes("/")&&(E=I(n)),(E!==
m||W()||/^\)+$/.test(U()))&&(S=f.close=`)$))${E}`),f.inner.includes("*")&&(T=U())&&/^\.[^\\/.]+$/.test(T)){let Q=Xe(T,{...t,
fastpaths:!1}).output;S=f.close=`)${Q})${E})`}f.prev.type==="bos"&&(s.negatedExtglob=!0)}h({type:"paren",extglob:!0,value:i,
output:S}),J("parens")};if(n.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(e)){let f=!1,C=e.replace(yr,(l,y,S,T,E,Q)=>T===
"\\"?(f=!0,l):T==="?"?y?y+T+(E?b.repeat(E.length):""):Q===0?g+(E?b.repeat(E.length):""):b.repeat(S.length):T==="."?A.repeat(
S.length):T==="*"?y?y+T+(E?m:""):m:y?l:`\\${l}`);return f===!0&&(n.unescape===!0?C=C.replace(/\\/g,""):C=C.replace(/\\+/g,
l=>l.length%2===0?"\\\\":l?"\\":"")),C===e&&n.contains===!0?(s.output=e,s):(s.output=F.wrapOutput(C,s,t),s)}for(;!W();){
if(i=B(),i==="\0")continue;if(i==="\\"){let l=_();if(l==="/"&&n.bash!==!0||l==="."||l===";")continue;if(!l){i+="\\",h({type:"\
text",value:i});continue}let y=/^\\+/.exec(U()),S=0;if(y&&y[0].length>2&&(S=y[0].length,s.index+=S,S%2!==0&&(i+="\\")),n.
unescape===!0?i=B():i+=B(),s.brackets===0){h({type:"text",value:i});continue}}if(s.brackets>0&&(i!=="]"||u.value==="["||
u.value==="[^")){if(n.posix!==!1&&i===":"){let l=u.value.slice(1);if(l.includes("[")&&(u.posix=!0,l.includes(":"))){let y=u.
value.lastIndexOf("["),S=u.value.slice(0,y),T=u.value.slice(y+2),E=gr[T];if(E){u.value=S+E,s.backtrack=!0,B(),!a.output&&
c.indexOf(u)===1&&(a.output=M);continue}}}(i==="["&&_()!==":"||i==="-"&&_()==="]")&&(i=`\\${i}`),i==="]"&&(u.value==="["||
u.value==="[^")&&(i=`\\${i}`),n.posix===!0&&i==="!"&&u.value==="["&&(i="^"),u.value+=i,se({value:i});continue}if(s.quotes===
1&&i!=='"'){i=F.escapeRegex(i),u.value+=i,se({value:i});continue}if(i==='"'){s.quotes=s.quotes===1?0:1,n.keepQuotes===!0&&
h({type:"text",value:i});continue}if(i==="("){V("parens"),h({type:"paren",value:i});continue}if(i===")"){if(s.parens===0&&
n.strictBrackets===!0)throw new SyntaxError(fe("opening","("));let l=D[D.length-1];if(l&&s.parens===l.parens+1){tn(D.pop());
continue}h({type:"paren",value:i,output:s.parens?")":"\\)"}),J("parens");continue}if(i==="["){if(n.nobracket===!0||!U().
includes("]")){if(n.nobracket!==!0&&n.strictBrackets===!0)throw new SyntaxError(fe("closing","]"));i=`\\${i}`}else V("br\
ackets");h({type:"bracket",value:i});continue}if(i==="]"){if(n.nobracket===!0||u&&u.type==="bracket"&&u.value.length===1){
h({type:"text",value:i,output:`\\${i}`});continue}if(s.brackets===0){if(n.strictBrackets===!0)throw new SyntaxError(fe("\
opening","["));h({type:"text",value:i,output:`\\${i}`});continue}J("brackets");let l=u.value.slice(1);if(u.posix!==!0&&l[0]===
"^"&&!l.includes("/")&&(i=`/${i}`),u.value+=i,se({value:i}),n.literalBrackets===!1||F.hasRegexChars(l))continue;let y=F.
escapeRegex(u.value);if(s.output=s.output.slice(0,-u.value.length),n.literalBrackets===!0){s.output+=y,u.value=y;continue}
u.value=`(${p}${y}|${u.value})`,s.output+=u.value;continue}if(i==="{"&&n.nobrace!==!0){V("braces");let l={type:"brace",value:i,
output:"(",outputIndex:s.output.length,tokensIndex:s.tokens.length};L.push(l),h(l);continue}if(i==="}"){let l=L[L.length-
1];if(n.nobrace===!0||!l){h({type:"text",value:i,output:i});continue}let y=")";if(l.dots===!0){let S=c.slice(),T=[];for(let E=S.
length-1;E>=0&&(c.pop(),S[E].type!=="brace");E--)S[E].type!=="dots"&&T.unshift(S[E].value);y=mr(T,n),s.backtrack=!0}if(l.
comma!==!0&&l.dots!==!0){let S=s.output.slice(0,l.outputIndex),T=s.tokens.slice(l.tokensIndex);l.value=l.output="\\{",i=
y="\\}",s.output=S;for(let E of T)s.output+=E.output||E.value}h({type:"brace",value:i,output:y}),J("braces"),L.pop();continue}
if(i==="|"){D.length>0&&D[D.length-1].conditions++,h({type:"text",value:i});continue}if(i===","){let l=i,y=L[L.length-1];
y&&$[$.length-1]==="braces"&&(y.comma=!0,l="|"),h({type:"comma",value:i,output:l});continue}if(i==="/"){if(u.type==="dot"&&
s.index===s.start+1){s.start=s.index+1,s.consumed="",s.output="",c.pop(),u=a;continue}h({type:"slash",value:i,output:w});
continue}if(i==="."){if(s.braces>0&&u.type==="dot"){u.value==="."&&(u.output=A);let l=L[L.length-1];u.type="dots",u.output+=
i,u.value+=i,l.dots=!0;continue}if(s.braces+s.parens===0&&u.type!=="bos"&&u.type!=="slash"){h({type:"text",value:i,output:A});
continue}h({type:"dot",value:i,output:A});continue}if(i==="?"){if(!(u&&u.value==="(")&&n.noextglob!==!0&&_()==="("&&_(2)!==
"?"){Ae("qmark",i);continue}if(u&&u.type==="paren"){let y=_(),S=i;(u.value==="("&&!/[!=<:]/.test(y)||y==="<"&&!/<([!=]|\w+>)/.
test(U()))&&(S=`\\${i}`),h({type:"text",value:i,output:S});continue}if(n.dot!==!0&&(u.type==="slash"||u.type==="bos")){h(
{type:"qmark",value:i,output:q});continue}h({type:"qmark",value:i,output:b});continue}if(i==="!"){if(n.noextglob!==!0&&_()===
"("&&(_(2)!=="?"||!/[!=<:]/.test(_(3)))){Ae("negate",i);continue}if(n.nonegate!==!0&&s.index===0){pe();continue}}if(i===
"+"){if(n.noextglob!==!0&&_()==="("&&_(2)!=="?"){Ae("plus",i);continue}if(u&&u.value==="("||n.regex===!1){h({type:"plus",
value:i,output:v});continue}if(u&&(u.type==="bracket"||u.type==="paren"||u.type==="brace")||s.parens>0){h({type:"plus",value:i});
continue}h({type:"plus",value:v});continue}if(i==="@"){if(n.noextglob!==!0&&_()==="("&&_(2)!=="?"){h({type:"at",extglob:!0,
value:i,output:""});continue}h({type:"text",value:i});continue}if(i!=="*"){(i==="$"||i==="^")&&(i=`\\${i}`);let l=hr.exec(
U());l&&(i+=l[0],s.index+=l[0].length),h({type:"text",value:i});continue}if(u&&(u.type==="globstar"||u.star===!0)){u.type=
"star",u.star=!0,u.value+=i,u.output=m,s.backtrack=!0,s.globstar=!0,k(i);continue}let f=U();if(n.noextglob!==!0&&/^\([^?]/.
test(f)){Ae("star",i);continue}if(u.type==="star"){if(n.noglobstar===!0){k(i);continue}let l=u.prev,y=l.prev,S=l.type===
"slash"||l.type==="bos",T=y&&(y.type==="star"||y.type==="globstar");if(n.bash===!0&&(!S||f[0]&&f[0]!=="/")){h({type:"sta\
r",value:i,output:""});continue}let E=s.braces>0&&(l.type==="comma"||l.type==="brace"),Q=D.length&&(l.type==="pipe"||l.type===
"paren");if(!S&&l.type!=="paren"&&!E&&!Q){h({type:"star",value:i,output:""});continue}for(;f.slice(0,3)==="/**";){let ie=e[s.
index+4];if(ie&&ie!=="/")break;f=f.slice(3),k("/**",3)}let ee=W()||s.parens>0&&f===")".repeat(s.parens)&&!D.some(ie=>ie.
type==="negate");if(l.type==="bos"&&W()){u.type="globstar",u.value+=i,u.output=I(n),s.output=u.output,s.globstar=!0,k(i);
continue}if(l.type==="slash"&&l.prev.type!=="bos"&&!T&&ee){s.output=s.output.slice(0,-(l.output+u.output).length),l.output=
`(?:${l.output}`,u.type="globstar",u.output=I(n)+(n.strictSlashes?")":"|$)"),u.value+=i,s.globstar=!0,s.output+=l.output+
u.output,k(i);continue}if(l.type==="slash"&&l.prev.type!=="bos"&&f[0]==="/"){let ie=f[1]!==void 0?"|$":"";s.output=s.output.
slice(0,-(l.output+u.output).length),l.output=`(?:${l.output}`,u.type="globstar",u.output=`${I(n)}${w}|${w}${ie})`,u.value+=
i,s.output+=l.output+u.output,s.globstar=!0,k(i+B()),h({type:"slash",value:"/",output:""});continue}if(l.type==="bos"&&f[0]===
"/"){u.type="globstar",u.value+=i,u.output=`(?:^|${w}|${I(n)}${w})`,s.output=u.output,s.globstar=!0,k(i+B()),h({type:"sl\
ash",value:"/",output:""});continue}s.output=s.output.slice(0,-u.output.length),u.type="globstar",u.output=I(n),u.value+=
i,s.output+=u.output,s.globstar=!0,k(i);continue}let C={type:"star",value:i,output:m};if(n.bash===!0){C.output=".*?",(u.
type==="bos"||u.type==="slash")&&(C.output=j+C.output),h(C);continue}if(u&&(u.type==="bracket"||u.type==="paren")&&n.regex===
!0){C.output=i,h(C);continue}(s.index===s.start||u.type==="slash"||u.type==="dot")&&(u.type==="dot"?(s.output+=Y,u.output+=
Y):n.dot===!0?(s.output+=X,u.output+=X):(s.output+=j,u.output+=j),_()!=="*"&&(s.output+=M,u.output+=M)),h(C)}for(;s.brackets>
0;){if(n.strictBrackets===!0)throw new SyntaxError(fe("closing","]"));s.output=F.escapeLast(s.output,"["),J("brackets")}
for(;s.parens>0;){if(n.strictBrackets===!0)throw new SyntaxError(fe("closing",")"));s.output=F.escapeLast(s.output,"("),
J("parens")}for(;s.braces>0;){if(n.strictBrackets===!0)throw new SyntaxError(fe("closing","}"));s.output=F.escapeLast(s.
output,"{"),J("braces")}if(n.strictSlashes!==!0&&(u.type==="star"||u.type==="bracket")&&h({type:"maybe_slash",value:"",output:`${w}\
?`}),s.backtrack===!0){s.output="";for(let f of s.tokens)s.output+=f.output!=null?f.output:f.value,f.suffix&&(s.output+=
f.suffix)}return s};Xe.fastpaths=(e,t)=>{let n={...t},r=typeof n.maxLength=="number"?Math.min($e,n.maxLength):$e,o=e.length;
if(o>r)throw new SyntaxError(`Input length: ${o}, exceeds maximum allowed length: ${r}`);e=vt[e]||e;let{DOT_LITERAL:a,SLASH_LITERAL:c,
ONE_CHAR:p,DOTS_SLASH:d,NO_DOT:R,NO_DOTS:A,NO_DOTS_SLASH:v,STAR:w,START_ANCHOR:M}=me.globChars(n.windows),x=n.dot?A:R,H=n.
dot?v:R,Y=n.capture?"":"?:",X={negated:!1,prefix:""},b=n.bash===!0?".*?":w;n.capture&&(b=`(${b})`);let q=j=>j.noglobstar===
!0?b:`(${Y}(?:(?!${M}${j.dot?d:a}).)*?)`,z=j=>{switch(j){case"*":return`${x}${p}${b}`;case".*":return`${a}${p}${b}`;case"\
*.*":return`${x}${b}${a}${p}${b}`;case"*/*":return`${x}${b}${c}${p}${H}${b}`;case"**":return x+q(n);case"**/*":return`(?\
:${x}${q(n)}${c})?${H}${p}${b}`;case"**/*.*":return`(?:${x}${q(n)}${c})?${H}${b}${a}${p}${b}`;case"**/.*":return`(?:${x}${q(
n)}${c})?${a}${p}${b}`;default:{let g=/^(.*?)\.(\w+)$/.exec(j);if(!g)return;let m=z(g[1]);return m?m+a+g[2]:void 0}}},P=F.
removePrefix(e,X),I=z(P);return I&&n.strictSlashes!==!0&&(I+=`${c}?`),I};Nt.exports=Xe});var Bt=ue((zo,Mt)=>{"use strict";var Sr=Ht(),qe=Pt(),Dt=ye(),Cr=he(),wr=e=>e&&typeof e=="object"&&!Array.isArray(e),O=(e,t,n=!1)=>{
if(Array.isArray(e)){let A=e.map(w=>O(w,t,n));return w=>{for(let M of A){let x=M(w);if(x)return x}return!1}}let r=wr(e)&&
e.tokens&&e.input;if(e===""||typeof e!="string"&&!r)throw new TypeError("Expected pattern to be a non-empty string");let o=t||
{},a=o.windows,c=r?O.compileRe(e,t):O.makeRe(e,t,!1,!0),p=c.state;delete c.state;let d=()=>!1;if(o.ignore){let A={...t,ignore:null,
onMatch:null,onResult:null};d=O(o.ignore,A,n)}let R=(A,v=!1)=>{let{isMatch:w,match:M,output:x}=O.test(A,c,t,{glob:e,posix:a}),
H={glob:e,state:p,regex:c,posix:a,input:A,output:x,match:M,isMatch:w};return typeof o.onResult=="function"&&o.onResult(H),
w===!1?(H.isMatch=!1,v?H:!1):d(A)?(typeof o.onIgnore=="function"&&o.onIgnore(H),H.isMatch=!1,v?H:!1):(typeof o.onMatch==
"function"&&o.onMatch(H),v?H:!0)};return n&&(R.state=p),R};O.test=(e,t,n,{glob:r,posix:o}={})=>{if(typeof e!="string")throw new TypeError(
"Expected input to be a string");if(e==="")return{isMatch:!1,output:""};let a=n||{},c=a.format||(o?Dt.toPosixSlashes:null),
p=e===r,d=p&&c?c(e):e;return p===!1&&(d=c?c(e):e,p=d===r),(p===!1||a.capture===!0)&&(a.matchBase===!0||a.basename===!0?p=
O.matchBase(e,t,n,o):p=t.exec(d)),{isMatch:!!p,match:p,output:d}};O.matchBase=(e,t,n,r=n&&n.windows)=>(t instanceof RegExp?
t:O.makeRe(t,n)).test(Dt.basename(e,{windows:r}));O.isMatch=(e,t,n)=>O(t,n)(e);O.parse=(e,t)=>Array.isArray(e)?e.map(n=>O.
parse(n,t)):qe(e,{...t,fastpaths:!1});O.scan=(e,t)=>Sr(e,t);O.compileRe=(e,t,n=!1,r=!1)=>{if(n===!0)return e.output;let o=t||
{},a=o.contains?"":"^",c=o.contains?"":"$",p=`${a}(?:${e.output})${c}`;e&&e.negated===!0&&(p=`^(?!${p}).*$`);let d=O.toRegex(
p,t);return r===!0&&(d.state=e),d};O.makeRe=(e,t={},n=!1,r=!1)=>{if(!e||typeof e!="string")throw new TypeError("Expected\
 a non-empty string");let o={negated:!1,fastpaths:!0};return t.fastpaths!==!1&&(e[0]==="."||e[0]==="*")&&(o.output=qe.fastpaths(
e,t)),o.output||(o=qe(e,t)),O.compileRe(o,t,n,r)};O.toRegex=(e,t)=>{try{let n=t||{};return new RegExp(e,n.flags||(n.nocase?
"i":""))}catch(n){if(t&&t.debug===!0)throw n;return/$^/}};O.constants=Cr;Mt.exports=O});var Ft=ue((Vo,Ut)=>{"use strict";var Gt=Bt(),$r=ye();function jt(e,t,n=!1){return t&&(t.windows===null||t.windows===void 0)&&
(t={...t,windows:$r.isWindows()}),Gt(e,t,n)}Object.assign(jt,Gt);Ut.exports=jt});var te=class extends Error{constructor(t){super(`no answer within ${t} ms`),this.name="DeadlinePassed"}};function Ye(e){
return{check(){if(Re()>e)throw new te(e)},remainingMs:()=>Math.max(0,e-Re())}}function Re(){return process.uptime()*1e3}function de(e,t,n){switch(e.kind){case"all":return ze(e.of,t,n,"no");case"any":return ze(e.of,t,n,"yes");case"not":return fn(
de(e.of,t,n));default:return dn(e,t,n)}}function ze(e,t,n,r){let o,a=[],c=[];for(let p of e){t.clock.check();try{let d=de(
p,t,n);if(pn(d)===r)return d;d.unsure===!0&&(o??=d),a.push(d)}catch(d){if(d instanceof te)throw d;c.push(d)}}if(c.length>
0)throw c[0];return o??ln(r==="no",a)}function ln(e,t){let n=t.flatMap(({missing:o=[]})=>o),r=t.flatMap(({because:o})=>o===
void 0?[]:[o]);return{holds:e,...r.length===0?{}:{because:r.join("; ")},...n.length===0?{}:{missing:n}}}function fn(e){return e.
unsure===!0?e:{...e,holds:!e.holds}}function pn(e){return e.unsure===!0?"unsure":e.holds?"yes":"no"}function dn(e,t,n){let r=n[e.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${e.kind}"`);return r.holds(e,t)}function ge(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function N(e,t){return Object.hasOwn(e,t)?e[t]:void 0}
function _e(e,t){let n=N(e,t);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as gn}from"node:path";var K=class extends Error{constructor(t){super(t),this.name="CannotTell"}};var Ve="main",ae="unknown";function et(e){let t=N(e,"agent_type")??"";if(t==="")return(N(e,"agent_id")??"")===""?Ve:ae;if(typeof t!=
"string")return ae;let n=Le(t);return n===Ve?ae:n}function Le(e){return e.toLowerCase()}function ke(e){return e==="Task"?"Agent":e}function tt(e,t){return e.any===!0||t===""||e.names?.some(r=>ke(r)===t)===!0?
!0:(e.prefixes??[]).some(({prefix:r,except:o})=>t.startsWith(r)&&!o.includes(t))}var hn=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),re=new Set(["Stop","SubagentStop"]),ne=class extends K{};function Te(e,t,n){let r=yn(e),o=_e(r,"hook_event_name")??
t;if(!mn(o,t))throw new K(`it waits for ${t} and was called for another event`);let a=nt(N(r,"cwd"))??n.cwd,c=hn.has(o),
p=N(r,"agent_id"),d=_e(r,"transcript_path");return{event:o,tool:c?An(r):"",get input(){return c?Rn(r):r},cwd:a,projectDir:nt(
n.projectDir)??a,identity:et(r),...rt(p)?{}:{agentId:typeof p=="string"?p:""},...d===void 0?{}:{transcriptPath:d},payload:r,
clock:n.clock}}function yn(e){if(e.trim()==="")throw new ne("standard input held no payload");let t;try{t=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new ne("the payload on standard input is not valid JSON")}if(!ge(t))throw new ne("the payloa\
d on standard input is no JSON object");return t}function mn(e,t){return e===t||re.has(e)&&re.has(t)}function An(e){let t=_e(
e,"tool_name");if(t===void 0)throw new K("the payload names no tool");return ke(t)}function Rn(e){let t=N(e,"tool_input");
if(rt(t))return{};if(!ge(t))throw new K("the payload's tool_input is no object");return t}function rt(e){return e==null||
e===""}function nt(e){return typeof e=="string"&&gn(e)?e:void 0}function st(e,t){return e===void 0?!0:"only"in e?t!==ae&&ot(e.only,t):t===ae||!ot(e.except,t)}function ot(e,t){return e.
some(n=>Le(n)===t)}function it(e){return(t,n)=>re.has(n.event)&&En(n)?{verdict:"none"}:_n(t,n,e)}function _n(e,t,n){let r=!1;for(let o of e.
cases){let a=xn(o,t,n);if(!a.holds)continue;let c=bn(o,a,t,n);if(c!==void 0)return c;if(r=!0,a.unsure!==!0)return{verdict:"\
allow"}}return e.otherwise==="block"?{verdict:"block",message:e.otherwiseMessage??"{hook} refuses this call."}:{verdict:r?
"allow":"none"}}function xn(e,t,n){return!st(e.who,t.identity)||!tt(e.tools,t.tool)?{holds:!1}:e.where===void 0?{holds:!0}:
de(e.where,t,n)}function bn(e,t,n,r){if(e.require===void 0)return{verdict:"block",message:e.message,because:t.because};let o=de(
e.require,n,r);if(o.holds&&o.unsure!==!0)return;let a=[t.because,o.because].filter(c=>c!==void 0);return{verdict:"block",
message:e.message,because:a.length===0?void 0:a.join("; "),missing:o.missing}}function En(e){return!!N(e.payload,"stop_h\
ook_active")}import{resolve as Nn}from"node:path";var Sn=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:He,constants:xe,existsSync:lo,fstatSync:Cn,
ftruncateSync:fo,lstatSync:ut,openSync:ve,readdirSync:po,readFileSync:wn,readlinkSync:at,readSync:go,realpathSync:ho,statSync:yo,
writeSync:be}=Sn;var $n=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu,On=/[^\p{L}\p{N}_:.\-/@+*]+/gu;function Z(e){return ct(e.replace(On,"_"),120)}
function oe(e){return ct(e.replace($n," ").trim(),300)}function ct(e,t){let n=Array.from(e.slice(0,t*2+2));return n.length>
t?`${n.slice(0,t-1).join("")}\u2026`:e}function lt(e,t){let{tool:n,agent:r,event:o,session:a}=t,c={tool:Z(n),agent:Z(r),event:Z(o)},p=`${JSON.stringify({...t,...c,
session:Z(a)})}
`,{O_APPEND:d,O_CREAT:R,O_WRONLY:A}=xe,v=d|R|A|(xe.O_NONBLOCK??0);try{let w=ve(e,v,384);try{be(w,p)}finally{He(w)}}catch{}}var Ln=/\{(tool|agent|hook|type|missing|because)\}/gu;function Ee(e,t){return e.replace(Ln,(n,r)=>kn(r,t))}function kn(e,t){
switch(e){case"because":return t.because===void 0?"":` (${oe(t.because)})`;case"missing":return oe((t.missing??[]).join(
" and "));case"type":return Z(t.type??"")||"none";default:return Z(t[e])}}function pt(e,t,n){let r={...t,hook:e.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":
return{exit:0,stdout:"",stderr:Se(e,e.log?.allow,r)};case"block":{let{because:o,missing:a}=n,c={...r,because:o,missing:a},
p=Se(e,e.log?.act,c);return Tn(t.event,Hn(n.message,c),p)}case"remind":return ft(e,t,Ee(n.text,r));case"inject":return ft(
e,t,n.text)}}function dt(e,t,n){let r=e.onError==="block"&&!re.has(t.event),o=oe(n instanceof Error?n.message:String(n)),
a=`${e.hook} could not decide, an infrastructure fault, not policy: ${o}.`,c=r?"It refuses what it cannot judge. Repair \
the cause and retry; the call itself may be in order.":"The call goes on unchecked by this hook.",d=Se(e,`op=error tool=\
{tool} verdict=${r?"block":"allow"} detail=infrastructure`,{...t,hook:e.hook});return{exit:r?2:0,stdout:"",stderr:`${a} ${c}\

${d}`}}function Tn(e,t,n){return re.has(e)?{exit:0,stdout:gt({decision:"block",reason:t}),stderr:n}:{exit:2,stdout:"",stderr:`${t}\

${n}`}}function Hn(e,t){let n=Ee(e,t).trimEnd(),{missing:r=[],because:o}=t,a=r.length===0||e.includes("{missing}"),c=o===
void 0||e.includes("{because}");return[n,...a?[]:[`Missing: ${oe(r.join(" and "))}`],...c?[]:[`Reason: ${oe(o)}`]].join(
`
`)}function ft(e,t,n){let r={hookEventName:t.event,additionalContext:n},o=Se(e,e.log?.act,{...t,hook:e.hook});return{exit:0,
stdout:gt({hookSpecificOutput:r}),stderr:o}}function gt(e){return`${JSON.stringify(e)}
`}function Se(e,t,n){return e.log===void 0||t===void 0?"":`[${e.log.tag}] ${Ee(t,n)}
`}function ht(){let{stdin:e}=process;return e.isTTY?Promise.resolve(""):new Promise((t,n)=>{let r=[];e.on("data",o=>r.push(
o)),e.on("end",()=>t(Buffer.concat(r).toString("utf8"))),e.on("error",n)})}function Ie(e,t){let n=Buffer.from(t,"utf8");
for(let r=0;n.length>0&&r<1e3;r+=1)try{n=n.subarray(be(e,n))}catch(o){if(!vn(o))return;In(1)}}function vn(e){return e instanceof
Error&&"code"in e&&e.code==="EAGAIN"}function In(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}async function mt(e,t){let n=Ye(e.deadlineMs),r,o=a=>yt(e,r,dt(e,Ne(e,r),a));process.on("uncaughtException",o),process.on(
"unhandledRejection",o),setTimeout(()=>o(new te(e.deadlineMs)),n.remainingMs());try{let a=process.env.CLAUDE_PROJECT_DIR,
c=await ht();r=Pn(c,e,{projectDir:a,clock:n,get cwd(){return process.cwd()}});let d=await t(e.rule,r);yt(e,r,pt(e,Ne(e,r),
d),d)}catch(a){o(a)}}function Pn(e,t,n){try{return Te(e,t.event,n)}catch(r){if(!(r instanceof ne)||!Dn(t.rule))throw r;return Te(
"{}",t.event,n)}}function Dn(e){return e.kind==="inject"&&e.parts.every(({kind:t,who:n})=>t==="text"&&n===void 0)}function Ne(e,t){
if(t===void 0)return{event:e.event,tool:"",agent:""};let{event:n,tool:r,identity:o}=t;return{event:n,tool:r,agent:o,type:Mn(
t)}}function Mn(e){let t=N(e.payload,"tool_input"),n=ge(t)?N(t,"subagent_type"):void 0;return typeof n=="string"?n:void 0}
function yt(e,t,n,r){try{Ie(1,n.stdout),Ie(2,n.stderr),Bn(e,t,n,r)}finally{process.exit(n.exit)}}function Bn(e,t,n,r){let o=process.
env.ENFORCEMENT_LOG??"";if(o==="")return;let{event:a,tool:c,agent:p}=Ne(e,t),d=t===void 0?"":N(t.payload,"session_id");lt(
Nn(t?.projectDir??"",o),{time:new Date().toISOString(),hook:e.hook,event:a,tool:c,agent:p,verdict:r?.verdict??(n.exit===
2?"block":"allow"),cause:r===void 0?"infrastructure":"policy",ms:Math.round(Re()),session:typeof d=="string"?d:""})}var Gn=new Set(["Write","Edit","MultiEdit","NotebookEdit"]);function At(e,t){let n=t.flatMap(r=>jn(r,N(e.input,r)));if(n.
length===0&&Gn.has(e.tool))throw new K(`the call of ${e.tool} names no path`);return n}function jn(e,t){return t==null||
t===""?[]:(Array.isArray(t)?t:[t]).map(r=>{if(typeof r=="string")return r;throw new K(`the field "${e}" holds something \
other than a path`)})}function Ce(e){try{return ut(e,{throwIfNoEntry:!1})}catch(t){if(t instanceof Error&&"code"in t&&t.code==="ENOTDIR")return;
throw t}}import{dirname as Un,isAbsolute as Fn,parse as Pe,sep as De}from"node:path";var Wn=40,Kn=De==="\\"?/[\\/]/u:/\//u;function ce(e){let t=Pe(e).root,n=Rt(e);for(let r=0;n.length>0;){let o=n.pop()??"";
if(o===""||o===".")continue;if(o===".."){t=Un(t);continue}let a=t.endsWith(De)?t+o:t+De+o,c=Xn(a);if(c===void 0){t=a;continue}
if(r+=1,r>Wn)throw new K("a path leads through a circle of links");Fn(c)&&(t=Pe(c).root),n.push(...Rt(c))}return t}function Rt(e){
return e.slice(Pe(e).root.length).split(Kn).reverse()}function Xn(e){return Ce(e)?.isSymbolicLink()??!1?at(e):void 0}var Je=cn(Ft(),1);import{isAbsolute as Hr,relative as vr,resolve as Jt,sep as Xt}from"node:path";var Or=/[\\/]\.claude[\\/]worktrees[\\/][^\\/]+(?=[\\/]|$)/u;function Qe(e){let t=e;for(let n=Wt(t);n!==t;n=Wt(t))t=n;return t}
function Wt(e){return e.replace(Or,"")||e}import{isAbsolute as Lr}from"node:path";function Oe(e,t){return{plain:Kt(e,t),odd:kr(e).flatMap(n=>Kt(n,t))}}function Kt(e,t){
return Lr(e)?[e]:[...new Set([`${t.cwd}/${e}`,`${t.projectDir}/${e}`])]}function kr(e){let t=[];e.includes("\\")&&t.push(
e.replaceAll("\\","/"));let n=process.env.HOME??"";return n!==""&&/^~(?:[\\/]|$)/u.test(e)&&t.push(`${n}${e.slice(1)}`),
/^file:/iu.test(e)&&t.push(Tr(e.replace(/^file:(?:\/\/[^/]*)?/iu,""))),t}function Tr(e){try{return decodeURIComponent(e)}catch{
return e}}var Zt=process.platform==="darwin"||process.platform==="win32";function Yt(e,t,n){let r=t.map(a=>Ir(a,n)),o=e.map(a=>Dr(
a,r,n));return o.length>0&&o.every(a=>a==="inside")?"inside":o.every(a=>a==="outside")?"outside":"perhaps"}function Ir(e,t){
let{base:n,glob:r}=Je.default.scan(Nr(e).replace(/\/+$/u,"")),o=Jt(t.projectDir,n),a=[o,ce(o)].map(Qe);return{roots:[...new Set(
a)],matches:Pr(r)}}function Nr(e){let t=process.env.HOME??"";return t!==""&&e.startsWith("~/")?`${t}${e.slice(1)}`:e}function Pr(e){
if(e===""||e==="**")return()=>!0;let t;return n=>(t??=(0,Je.default)([e,`${e}/**`],{dot:!0,nocase:Zt}),t(n))}function Dr(e,t,n){
let{plain:r,odd:o}=Oe(e,n);if(r.map(R=>qt(ce(R),t)).every(Boolean))return"inside";let c=[...r,...o],p=c.map(R=>Jt(R));return[
...p,...[...c,...p].map(ce)].some(R=>qt(R,t))?"perhaps":"outside"}function qt(e,t){let n=Qe(e);return t.some(({roots:r,matches:o})=>r.
some(a=>{let c=Mr(Qt(a),Qt(n));return c!==void 0&&o(c)}))}function Mr(e,t){let n=vr(e,t);if(!(Hr(n)||n===".."||n.startsWith(
`..${Xt}`)))return n.split(Xt).join("/")}function Qt(e){return Zt?e.normalize("NFC").toLowerCase():e}import{dirname as zt,join as Br,resolve as ds}from"node:path";function Vt(e){for(let t=e;;t=zt(t)){if(Ce(Br(t,".git"))!==void 0)return t;if(zt(t)===t)return}}var en={kind:"in-repository",holds(e,t){return{holds:At(t,e.fields).some(r=>Gr(r,t)&&Yt([r],e.outside,t)!=="inside")}}};
function Gr(e,t){let{plain:n,odd:r}=Oe(e,t);return[...n,...r].some(o=>Vt(ce(o))!==void 0)}await mt({
  "hook": "block-repo-writes",
  "event": "PreToolUse",
  "onError": "block",
  "deadlineMs": 8000,
  "rule": {
    "kind": "decide",
    "cases": [
      {
        "who": {
          "only": [
            "main"
          ]
        },
        "tools": {
          "names": [
            "EnterWorktree"
          ]
        },
        "message": "{tool} would move the main session into a working copy of a repository, and agents own the repositories: start the dev agent, which has a worktree of its own."
      },
      {
        "who": {
          "only": [
            "main"
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
        "where": {
          "kind": "in-repository",
          "fields": [
            "file_path",
            "localDir",
            "notebook_path",
            "out_dir"
          ],
          "outside": [
            "memory",
            "documents",
            "projects",
            "output",
            "generated",
            "extracted",
            "url-get"
          ]
        },
        "message": "{tool} would change a file inside a repository. The main session owns the docs, agents own the repositories: start the dev agent with a plan and an issue."
      }
    ],
    "otherwise": "allow"
  }
},it({"in-repository":en}));
