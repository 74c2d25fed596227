#!/usr/bin/env node
var Cn=Object.create;var rt=Object.defineProperty;var On=Object.getOwnPropertyDescriptor;var wn=Object.getOwnPropertyNames;var kn=Object.getPrototypeOf,$n=Object.prototype.hasOwnProperty;var pe=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var Ln=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of wn(t))!$n.call(e,o)&&o!==n&&rt(e,o,{get:()=>t[o],
enumerable:!(r=On(t,o))||r.enumerable});return e};var Tn=(e,t,n)=>(n=e!=null?Cn(kn(e)):{},Ln(t||!e||!e.__esModule?rt(n,"default",{value:e,enumerable:!0}):n,e));var Re=pe((js,Pt)=>{"use strict";var Tt="[^\\\\/]",yr="(?=.)",vt="[^/]",Fe="(?:\\/|$)",Ht="(?:^|\\/)",Ue=`\\.{1,2}${Fe}`,
Ar="(?!\\.)",xr=`(?!${Ht}${Ue})`,br=`(?!\\.{0,1}${Fe})`,Rr=`(?!${Ue})`,_r="[^.\\/]",Sr=`${vt}*?`,Er="/",It={DOT_LITERAL:"\
\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR:yr,QMARK:vt,END_ANCHOR:Fe,DOTS_SLASH:Ue,NO_DOT:Ar,
NO_DOTS:xr,NO_DOT_SLASH:br,NO_DOTS_SLASH:Rr,QMARK_NO_DOT:_r,STAR:Sr,START_ANCHOR:Ht,SEP:Er},Cr={...It,SLASH_LITERAL:"[\\\\\
/]",QMARK:Tt,STAR:`${Tt}*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$\
))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"\
(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"},Or={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",
blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'(\
)\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};Pt.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,
MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:Or,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,
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
"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(e){return e===!0?Cr:It}}});var _e=pe(F=>{"use strict";var{REGEX_BACKSLASH:wr,REGEX_REMOVE_BACKSLASH:kr,REGEX_SPECIAL_CHARS:$r,REGEX_SPECIAL_CHARS_GLOBAL:Lr}=Re();
F.isObject=e=>e!==null&&typeof e=="object"&&!Array.isArray(e);F.hasRegexChars=e=>$r.test(e);F.isRegexChar=e=>e.length===
1&&F.hasRegexChars(e);F.escapeRegex=e=>e.replace(Lr,"\\$1");F.toPosixSlashes=e=>e.replace(wr,"/");F.isWindows=()=>{if(typeof navigator<
"u"&&navigator.platform){let e=navigator.platform.toLowerCase();return e==="win32"||e==="windows"}return typeof process<
"u"&&process.platform?process.platform==="win32":!1};F.removeBackslashes=e=>e.replace(kr,t=>t==="\\"?"":t);F.escapeLast=
(e,t,n)=>{let r=e.lastIndexOf(t,n);return r===-1?e:e[r-1]==="\\"?F.escapeLast(e,t,r-1):`${e.slice(0,r)}\\${e.slice(r)}`};
F.removePrefix=(e,t={})=>{let n=e;return n.startsWith("./")&&(n=n.slice(2),t.prefix="./"),n};F.wrapOutput=(e,t={},n={})=>{
let r=n.contains?"":"^",o=n.contains?"":"$",s=`${r}(?:${e})${o}`;return t.negated===!0&&(s=`(?:^(?!${s}).*$)`),s};F.basename=
(e,{windows:t}={})=>{let n=e.split(t?/[\\/]/:"/"),r=n[n.length-1];return r===""?n[n.length-2]:r}});var Ut=pe((Fs,Ft)=>{"use strict";var Nt=_e(),{CHAR_ASTERISK:We,CHAR_AT:Tr,CHAR_BACKWARD_SLASH:ye,CHAR_COMMA:vr,CHAR_DOT:Je,
CHAR_EXCLAMATION_MARK:Ke,CHAR_FORWARD_SLASH:Gt,CHAR_LEFT_CURLY_BRACE:qe,CHAR_LEFT_PARENTHESES:He,CHAR_LEFT_SQUARE_BRACKET:Hr,
CHAR_PLUS:Ir,CHAR_QUESTION_MARK:Dt,CHAR_RIGHT_CURLY_BRACE:Pr,CHAR_RIGHT_PARENTHESES:Bt,CHAR_RIGHT_SQUARE_BRACKET:Nr}=Re(),
Mt=e=>e===Gt||e===ye,jt=e=>{e.isPrefix!==!0&&(e.depth=e.isGlobstar?1/0:1)},Dr=(e,t)=>{let n=t||{},r=e.length-1,o=n.parts===
!0||n.tokens===!0||n.scanToEnd===!0,s=[],i=[],l=[],d=e,A=-1,x=0,P=0,w=!1,j=!1,_=!1,I=!1,V=!1,q=!1,S=!1,X=!1,ee=!1,B=!1,N=0,
U,m,y={value:"",depth:0,isGlob:!1},u=()=>A>=r,M=()=>d.charCodeAt(A+1),L=()=>(U=m,d.charCodeAt(++A));for(;A<r;){m=L();let b;
if(m===ye){S=y.backslashes=!0,m=L(),m===qe&&(q=!0);continue}if(q===!0||m===qe){for(N++;u()!==!0&&(m=L());){if(m===ye){S=
y.backslashes=!0,L();continue}if(m===qe){N++;continue}if(q!==!0&&m===Je&&(m=L())===Je){if(w=y.isBrace=!0,_=y.isGlob=!0,B=
!0,o===!0)continue;break}if(q!==!0&&m===vr){if(w=y.isBrace=!0,_=y.isGlob=!0,B=!0,o===!0)continue;break}if(m===Pr&&(N--,N===
0)){q=!1,w=y.isBrace=!0,B=!0;break}}if(o===!0)continue;break}if(m===Gt){if(s.push(A),i.push(y),y={value:"",depth:0,isGlob:!1},
B===!0)continue;if(U===Je&&A===x+1){x+=2;continue}P=A+1;continue}if(n.noext!==!0&&(m===Ir||m===Tr||m===We||m===Dt||m===Ke)===
!0&&M()===He){if(_=y.isGlob=!0,I=y.isExtglob=!0,B=!0,m===Ke&&A===x&&(ee=!0),o===!0){let W=0;for(;u()!==!0&&(m=L());){if(m===
ye){S=y.backslashes=!0,L();continue}if(m===He){W++;continue}if(m===Bt&&--W===0){B=!0;break}}continue}break}if(m===We){if(U===
We&&(V=y.isGlobstar=!0),_=y.isGlob=!0,B=!0,o===!0)continue;break}if(m===Dt){if(_=y.isGlob=!0,B=!0,o===!0)continue;break}
if(m===Hr){for(;u()!==!0&&(b=L());){if(b===ye){S=y.backslashes=!0,L();continue}if(b===Nr){j=y.isBracket=!0,_=y.isGlob=!0,
B=!0;break}}if(o===!0)continue;break}if(n.nonegate!==!0&&m===Ke&&A===x){X=y.negated=!0,x++;continue}if(n.noparen!==!0&&m===
He){if(_=y.isGlob=!0,o===!0){let G=1;for(;u()!==!0&&(m=L());){if(m===ye){S=y.backslashes=!0,L();continue}if(m===He){G++;
continue}if(m===Bt&&--G===0){B=!0;break}}continue}break}if(_===!0){if(B=!0,o===!0)continue;break}}n.noext===!0&&(I=!1,_=
!1);let k=d,c="",a="";x>0&&(c=d.slice(0,x),d=d.slice(x),P-=x),k&&_===!0&&P>0?(k=d.slice(0,P),a=d.slice(P)):_===!0?(k="",
a=d):k=d,k&&k!==""&&k!=="/"&&k!==d&&Mt(k.charCodeAt(k.length-1))&&(k=k.slice(0,-1)),n.unescape===!0&&(a&&(a=Nt.removeBackslashes(
a)),k&&S===!0&&(k=Nt.removeBackslashes(k)));let K={prefix:c,input:e,start:x,base:k,glob:a,isBrace:w,isBracket:j,isGlob:_,
isExtglob:I,isGlobstar:V,negated:X,negatedExtglob:ee};if(n.tokens===!0&&(K.maxDepth=0,Mt(m)||i.push(y),K.tokens=i),n.parts===
!0||n.tokens===!0){let b;for(let v=0;v<s.length;v++){let le=b!==void 0?b+1:x,xe=s[v],te=e.slice(le,xe);n.tokens&&(v===0&&
x!==0?(i[v].isPrefix=!0,i[v].value=c):i[v].value=te,jt(i[v]),K.maxDepth+=i[v].depth),xe>=x&&(l.push(te),b=xe)}let G=b!==
void 0?b+1:x,W=e.slice(G);l.push(W),n.tokens&&b&&b+1<e.length&&(i[i.length-1].value=W,jt(i[i.length-1]),K.maxDepth+=i[i.
length-1].depth),K.slashes=s,K.parts=l}return K};Ft.exports=Dr});var qt=pe((Us,Kt)=>{"use strict";var Se=Re(),J=_e(),{MAX_LENGTH:Ie,POSIX_REGEX_SOURCE:Br,REGEX_NON_SPECIAL_CHARS:Mr,REGEX_SPECIAL_CHARS_BACKREF:jr,
REPLACEMENTS:Wt}=Se,Gr=(e,t)=>{if(typeof t.expandRange=="function")return t.expandRange(...e,t);e.sort();let n=`[${e.join(
"-")}]`;try{new RegExp(n)}catch{return e.map(o=>J.escapeRegex(o)).join("..")}return n},Ae=(e,t)=>`Missing ${e}: "${t}" -\
 use "\\\\${t}" to match literal characters`,Jt=e=>{let t=[],n=0,r=0,o=0,s="",i=!1;for(let l of e){if(i===!0){s+=l,i=!1;
continue}if(l==="\\"){s+=l,i=!0;continue}if(l==='"'){o=o===1?0:1,s+=l;continue}if(o===0){if(l==="[")n++;else if(l==="]"&&
n>0)n--;else if(n===0){if(l==="(")r++;else if(l===")"&&r>0)r--;else if(l==="|"&&r===0){t.push(s),s="";continue}}}s+=l}return t.
push(s),t},Fr=e=>{let t=!1;for(let n of e){if(t===!0){t=!1;continue}if(n==="\\"){t=!0;continue}if(/[?*+@!()[\]{}]/.test(
n))return!1}return!0},Qe=e=>{let t=e.trim(),n=!0;for(;n===!0;)n=!1,/^@\([^\\()[\]{}|]+\)$/.test(t)&&(t=t.slice(2,-1),n=!0);
if(Fr(t))return t.replace(/\\(.)/g,"$1")},Ur=e=>{let t=e.map(Qe).filter(Boolean);for(let n=0;n<t.length;n++)for(let r=n+
1;r<t.length;r++){let o=t[n],s=t[r],i=o[0];if(!(!i||o!==i.repeat(o.length)||s!==i.repeat(s.length))&&(o===s||o.startsWith(
s)||s.startsWith(o)))return!0}return!1},Xe=(e,t=!0)=>{if(e[0]!=="+"&&e[0]!=="*"||e[1]!=="(")return;let n=0,r=0,o=0,s=!1;
for(let i=1;i<e.length;i++){let l=e[i];if(s===!0){s=!1;continue}if(l==="\\"){s=!0;continue}if(l==='"'){o=o===1?0:1;continue}
if(o!==1){if(l==="["){n++;continue}if(l==="]"&&n>0){n--;continue}if(!(n>0)){if(l==="("){r++;continue}if(l===")"&&(r--,r===
0))return t===!0&&i!==e.length-1?void 0:{type:e[0],body:e.slice(2,i),end:i}}}}},Wr=e=>`${e.length===1?J.escapeRegex(e[0]):
`[${e.map(n=>J.escapeRegex(n)).join("")}]`}*`,Jr=e=>{let t=0,n=[];for(;t<e.length;){let r=Xe(e.slice(t),!1);if(!r||r.type!==
"*")return;let o=Jt(r.body).map(i=>i.trim());if(o.length!==1)return;let s=Qe(o[0]);if(!s||s.length!==1)return;n.push(s),
t+=r.end+1}if(!(n.length<1))return n},Kr=e=>{let t=0,n=e.trim(),r=Xe(n);for(;r;)t++,n=r.body.trim(),r=Xe(n);return t},qr=(e,t)=>{
if(t.maxExtglobRecursion===!1)return{risky:!1};let n=typeof t.maxExtglobRecursion=="number"?t.maxExtglobRecursion:Se.DEFAULT_MAX_EXTGLOB_RECURSION,
r=Jt(e).map(l=>l.trim());if(r.length>1&&(r.some(l=>l==="")||r.some(l=>/^[*?]+$/.test(l))||Ur(r)))return{risky:!0};let o=[],
s=!1,i=!0;for(let l of r){let d=Jr(l);if(d){s=!0,o.push(...d);continue}let A=Qe(l);if(A&&A.length===1){o.push(A);continue}
if(i=!1,Kr(l)>n)return{risky:!0}}return s?i?{risky:!0,safeOutput:Wr([...new Set(o)])}:{risky:!0}:{risky:!1}},ze=(e,t)=>{
if(typeof e!="string")throw new TypeError("Expected a string");e=Wt[e]||e;let n={...t},r=typeof n.maxLength=="number"?Math.
min(Ie,n.maxLength):Ie,o=e.length;if(o>r)throw new SyntaxError(`Input length: ${o}, exceeds maximum allowed length: ${r}`);
let s={type:"bos",value:"",output:n.prepend||""},i=[s],l=n.capture?"":"?:",d=Se.globChars(n.windows),A=Se.extglobChars(d),
{DOT_LITERAL:x,PLUS_LITERAL:P,SLASH_LITERAL:w,ONE_CHAR:j,DOTS_SLASH:_,NO_DOT:I,NO_DOT_SLASH:V,NO_DOTS_SLASH:q,QMARK:S,QMARK_NO_DOT:X,
STAR:ee,START_ANCHOR:B}=d,N=p=>`(${l}(?:(?!${B}${p.dot?_:x}).)*?)`,U=n.dot?"":I,m=n.dot?S:X,y=n.bash===!0?N(n):ee;n.capture&&
(y=`(${y})`),typeof n.noext=="boolean"&&(n.noextglob=n.noext);let u={input:e,index:-1,start:0,dot:n.dot===!0,consumed:"",
output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens:i};e=J.removePrefix(
e,u),o=e.length;let M=[],L=[],k=[],c=s,a,K=()=>u.index===o-1,b=u.peek=(p=1)=>e[u.index+p],G=u.advance=()=>e[++u.index]||
"",W=()=>e.slice(u.index+1),v=(p="",O=0)=>{u.consumed+=p,u.index+=O},le=p=>{u.output+=p.output!=null?p.output:p.value,v(
p.value)},xe=()=>{let p=1;for(;b()==="!"&&(b(2)!=="("||b(3)==="?");)G(),u.start++,p++;return p%2===0?!1:(u.negated=!0,u.
start++,!0)},te=p=>{u[p]++,k.push(p)},z=p=>{u[p]--,k.pop()},g=p=>{if(c.type==="globstar"){let O=u.braces>0&&(p.type==="c\
omma"||p.type==="brace"),f=p.extglob===!0||M.length&&(p.type==="pipe"||p.type==="paren");p.type!=="slash"&&p.type!=="par\
en"&&!O&&!f&&(u.output=u.output.slice(0,-c.output.length),c.type="star",c.value="*",c.output=y,u.output+=c.output)}if(M.
length&&p.type!=="paren"&&(M[M.length-1].inner+=p.value),(p.value||p.output)&&le(p),c&&c.type==="text"&&p.type==="text"){
c.output=(c.output||c.value)+p.value,c.value+=p.value;return}p.prev=c,i.push(p),c=p},Oe=(p,O)=>{let f={...A[O],conditions:1,
inner:""};f.prev=c,f.parens=u.parens,f.output=u.output,f.startIndex=u.index,f.tokensIndex=i.length;let h=(n.capture?"(":
"")+f.open;te("parens"),g({type:p,value:O,output:u.output?"":j}),g({type:"paren",extglob:!0,value:G(),output:h}),M.push(
f)},En=p=>{let O=e.slice(p.startIndex,u.index+1),f=e.slice(p.startIndex+2,u.index),h=qr(f,n);if((p.type==="plus"||p.type===
"star")&&h.risky){let E=h.safeOutput?(p.output?"":j)+(n.capture?`(${h.safeOutput})`:h.safeOutput):void 0,Q=i[p.tokensIndex];
Q.type="text",Q.value=O,Q.output=E||J.escapeRegex(O);for(let ne=p.tokensIndex+1;ne<i.length;ne++)i[ne].value="",i[ne].output=
"",delete i[ne].suffix;u.output=p.output+Q.output,u.backtrack=!0,g({type:"paren",extglob:!0,value:a,output:""}),z("paren\
s");return}let C=p.close+(n.capture?")":""),H;if(p.type==="negate"){let E=y;if(p.inner&&p.inner.length>1&&p.inner.includes(
"/")&&(E=N(n)),(E!==y||K()||/^\)+$/.test(W()))&&(C=p.close=`)$))${E}`),p.inner.includes("*")&&(H=W())&&/^\.[^\\/.]+$/.test(
H)){let Q=ze(H,{...t,fastpaths:!1}).output;C=p.close=`)${Q})${E})`}p.prev.type==="bos"&&(u.negatedExtglob=!0)}g({type:"p\
aren",extglob:!0,value:a,output:C}),z("parens")};if(n.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(e)){let p=!1,O=e.replace(
jr,(f,h,C,H,E,Q)=>H==="\\"?(p=!0,f):H==="?"?h?h+H+(E?S.repeat(E.length):""):Q===0?m+(E?S.repeat(E.length):""):S.repeat(C.
length):H==="."?x.repeat(C.length):H==="*"?h?h+H+(E?y:""):y:h?f:`\\${f}`);return p===!0&&(n.unescape===!0?O=O.replace(/\\/g,
""):O=O.replace(/\\+/g,f=>f.length%2===0?"\\\\":f?"\\":"")),O===e&&n.contains===!0?(u.output=e,u):(u.output=J.wrapOutput(
O,u,t),u)}for(;!K();){if(a=G(),a==="\0")continue;if(a==="\\"){let f=b();if(f==="/"&&n.bash!==!0||f==="."||f===";")continue;
if(!f){a+="\\",g({type:"text",value:a});continue}let h=/^\\+/.exec(W()),C=0;if(h&&h[0].length>2&&(C=h[0].length,u.index+=
C,C%2!==0&&(a+="\\")),n.unescape===!0?a=G():a+=G(),u.brackets===0){g({type:"text",value:a});continue}}if(u.brackets>0&&(a!==
"]"||c.value==="["||c.value==="[^")){if(n.posix!==!1&&a===":"){let f=c.value.slice(1);if(f.includes("[")&&(c.posix=!0,f.
includes(":"))){let h=c.value.lastIndexOf("["),C=c.value.slice(0,h),H=c.value.slice(h+2),E=Br[H];if(E){c.value=C+E,u.backtrack=
!0,G(),!s.output&&i.indexOf(c)===1&&(s.output=j);continue}}}(a==="["&&b()!==":"||a==="-"&&b()==="]")&&(a=`\\${a}`),a==="\
]"&&(c.value==="["||c.value==="[^")&&(a=`\\${a}`),n.posix===!0&&a==="!"&&c.value==="["&&(a="^"),c.value+=a,le({value:a});
continue}if(u.quotes===1&&a!=='"'){a=J.escapeRegex(a),c.value+=a,le({value:a});continue}if(a==='"'){u.quotes=u.quotes===
1?0:1,n.keepQuotes===!0&&g({type:"text",value:a});continue}if(a==="("){te("parens"),g({type:"paren",value:a});continue}if(a===
")"){if(u.parens===0&&n.strictBrackets===!0)throw new SyntaxError(Ae("opening","("));let f=M[M.length-1];if(f&&u.parens===
f.parens+1){En(M.pop());continue}g({type:"paren",value:a,output:u.parens?")":"\\)"}),z("parens");continue}if(a==="["){if(n.
nobracket===!0||!W().includes("]")){if(n.nobracket!==!0&&n.strictBrackets===!0)throw new SyntaxError(Ae("closing","]"));
a=`\\${a}`}else te("brackets");g({type:"bracket",value:a});continue}if(a==="]"){if(n.nobracket===!0||c&&c.type==="bracke\
t"&&c.value.length===1){g({type:"text",value:a,output:`\\${a}`});continue}if(u.brackets===0){if(n.strictBrackets===!0)throw new SyntaxError(
Ae("opening","["));g({type:"text",value:a,output:`\\${a}`});continue}z("brackets");let f=c.value.slice(1);if(c.posix!==!0&&
f[0]==="^"&&!f.includes("/")&&(a=`/${a}`),c.value+=a,le({value:a}),n.literalBrackets===!1||J.hasRegexChars(f))continue;let h=J.
escapeRegex(c.value);if(u.output=u.output.slice(0,-c.value.length),n.literalBrackets===!0){u.output+=h,c.value=h;continue}
c.value=`(${l}${h}|${c.value})`,u.output+=c.value;continue}if(a==="{"&&n.nobrace!==!0){te("braces");let f={type:"brace",
value:a,output:"(",outputIndex:u.output.length,tokensIndex:u.tokens.length};L.push(f),g(f);continue}if(a==="}"){let f=L[L.
length-1];if(n.nobrace===!0||!f){g({type:"text",value:a,output:a});continue}let h=")";if(f.dots===!0){let C=i.slice(),H=[];
for(let E=C.length-1;E>=0&&(i.pop(),C[E].type!=="brace");E--)C[E].type!=="dots"&&H.unshift(C[E].value);h=Gr(H,n),u.backtrack=
!0}if(f.comma!==!0&&f.dots!==!0){let C=u.output.slice(0,f.outputIndex),H=u.tokens.slice(f.tokensIndex);f.value=f.output=
"\\{",a=h="\\}",u.output=C;for(let E of H)u.output+=E.output||E.value}g({type:"brace",value:a,output:h}),z("braces"),L.pop();
continue}if(a==="|"){M.length>0&&M[M.length-1].conditions++,g({type:"text",value:a});continue}if(a===","){let f=a,h=L[L.
length-1];h&&k[k.length-1]==="braces"&&(h.comma=!0,f="|"),g({type:"comma",value:a,output:f});continue}if(a==="/"){if(c.type===
"dot"&&u.index===u.start+1){u.start=u.index+1,u.consumed="",u.output="",i.pop(),c=s;continue}g({type:"slash",value:a,output:w});
continue}if(a==="."){if(u.braces>0&&c.type==="dot"){c.value==="."&&(c.output=x);let f=L[L.length-1];c.type="dots",c.output+=
a,c.value+=a,f.dots=!0;continue}if(u.braces+u.parens===0&&c.type!=="bos"&&c.type!=="slash"){g({type:"text",value:a,output:x});
continue}g({type:"dot",value:a,output:x});continue}if(a==="?"){if(!(c&&c.value==="(")&&n.noextglob!==!0&&b()==="("&&b(2)!==
"?"){Oe("qmark",a);continue}if(c&&c.type==="paren"){let h=b(),C=a;(c.value==="("&&!/[!=<:]/.test(h)||h==="<"&&!/<([!=]|\w+>)/.
test(W()))&&(C=`\\${a}`),g({type:"text",value:a,output:C});continue}if(n.dot!==!0&&(c.type==="slash"||c.type==="bos")){g(
{type:"qmark",value:a,output:X});continue}g({type:"qmark",value:a,output:S});continue}if(a==="!"){if(n.noextglob!==!0&&b()===
"("&&(b(2)!=="?"||!/[!=<:]/.test(b(3)))){Oe("negate",a);continue}if(n.nonegate!==!0&&u.index===0){xe();continue}}if(a===
"+"){if(n.noextglob!==!0&&b()==="("&&b(2)!=="?"){Oe("plus",a);continue}if(c&&c.value==="("||n.regex===!1){g({type:"plus",
value:a,output:P});continue}if(c&&(c.type==="bracket"||c.type==="paren"||c.type==="brace")||u.parens>0){g({type:"plus",value:a});
continue}g({type:"plus",value:P});continue}if(a==="@"){if(n.noextglob!==!0&&b()==="("&&b(2)!=="?"){g({type:"at",extglob:!0,
value:a,output:""});continue}g({type:"text",value:a});continue}if(a!=="*"){(a==="$"||a==="^")&&(a=`\\${a}`);let f=Mr.exec(
W());f&&(a+=f[0],u.index+=f[0].length),g({type:"text",value:a});continue}if(c&&(c.type==="globstar"||c.star===!0)){c.type=
"star",c.star=!0,c.value+=a,c.output=y,u.backtrack=!0,u.globstar=!0,v(a);continue}let p=W();if(n.noextglob!==!0&&/^\([^?]/.
test(p)){Oe("star",a);continue}if(c.type==="star"){if(n.noglobstar===!0){v(a);continue}let f=c.prev,h=f.prev,C=f.type===
"slash"||f.type==="bos",H=h&&(h.type==="star"||h.type==="globstar");if(n.bash===!0&&(!C||p[0]&&p[0]!=="/")){g({type:"sta\
r",value:a,output:""});continue}let E=u.braces>0&&(f.type==="comma"||f.type==="brace"),Q=M.length&&(f.type==="pipe"||f.type===
"paren");if(!C&&f.type!=="paren"&&!E&&!Q){g({type:"star",value:a,output:""});continue}for(;p.slice(0,3)==="/**";){let fe=e[u.
index+4];if(fe&&fe!=="/")break;p=p.slice(3),v("/**",3)}let ne=K()||u.parens>0&&p===")".repeat(u.parens)&&!M.some(fe=>fe.
type==="negate");if(f.type==="bos"&&K()){c.type="globstar",c.value+=a,c.output=N(n),u.output=c.output,u.globstar=!0,v(a);
continue}if(f.type==="slash"&&f.prev.type!=="bos"&&!H&&ne){u.output=u.output.slice(0,-(f.output+c.output).length),f.output=
`(?:${f.output}`,c.type="globstar",c.output=N(n)+(n.strictSlashes?")":"|$)"),c.value+=a,u.globstar=!0,u.output+=f.output+
c.output,v(a);continue}if(f.type==="slash"&&f.prev.type!=="bos"&&p[0]==="/"){let fe=p[1]!==void 0?"|$":"";u.output=u.output.
slice(0,-(f.output+c.output).length),f.output=`(?:${f.output}`,c.type="globstar",c.output=`${N(n)}${w}|${w}${fe})`,c.value+=
a,u.output+=f.output+c.output,u.globstar=!0,v(a+G()),g({type:"slash",value:"/",output:""});continue}if(f.type==="bos"&&p[0]===
"/"){c.type="globstar",c.value+=a,c.output=`(?:^|${w}|${N(n)}${w})`,u.output=c.output,u.globstar=!0,v(a+G()),g({type:"sl\
ash",value:"/",output:""});continue}u.output=u.output.slice(0,-c.output.length),c.type="globstar",c.output=N(n),c.value+=
a,u.output+=c.output,u.globstar=!0,v(a);continue}let O={type:"star",value:a,output:y};if(n.bash===!0){O.output=".*?",(c.
type==="bos"||c.type==="slash")&&(O.output=U+O.output),g(O);continue}if(c&&(c.type==="bracket"||c.type==="paren")&&n.regex===
!0){O.output=a,g(O);continue}(u.index===u.start||c.type==="slash"||c.type==="dot")&&(c.type==="dot"?(u.output+=V,c.output+=
V):n.dot===!0?(u.output+=q,c.output+=q):(u.output+=U,c.output+=U),b()!=="*"&&(u.output+=j,c.output+=j)),g(O)}for(;u.brackets>
0;){if(n.strictBrackets===!0)throw new SyntaxError(Ae("closing","]"));u.output=J.escapeLast(u.output,"["),z("brackets")}
for(;u.parens>0;){if(n.strictBrackets===!0)throw new SyntaxError(Ae("closing",")"));u.output=J.escapeLast(u.output,"("),
z("parens")}for(;u.braces>0;){if(n.strictBrackets===!0)throw new SyntaxError(Ae("closing","}"));u.output=J.escapeLast(u.
output,"{"),z("braces")}if(n.strictSlashes!==!0&&(c.type==="star"||c.type==="bracket")&&g({type:"maybe_slash",value:"",output:`${w}\
?`}),u.backtrack===!0){u.output="";for(let p of u.tokens)u.output+=p.output!=null?p.output:p.value,p.suffix&&(u.output+=
p.suffix)}return u};ze.fastpaths=(e,t)=>{let n={...t},r=typeof n.maxLength=="number"?Math.min(Ie,n.maxLength):Ie,o=e.length;
if(o>r)throw new SyntaxError(`Input length: ${o}, exceeds maximum allowed length: ${r}`);e=Wt[e]||e;let{DOT_LITERAL:s,SLASH_LITERAL:i,
ONE_CHAR:l,DOTS_SLASH:d,NO_DOT:A,NO_DOTS:x,NO_DOTS_SLASH:P,STAR:w,START_ANCHOR:j}=Se.globChars(n.windows),_=n.dot?x:A,I=n.
dot?P:A,V=n.capture?"":"?:",q={negated:!1,prefix:""},S=n.bash===!0?".*?":w;n.capture&&(S=`(${S})`);let X=U=>U.noglobstar===
!0?S:`(${V}(?:(?!${j}${U.dot?d:s}).)*?)`,ee=U=>{switch(U){case"*":return`${_}${l}${S}`;case".*":return`${s}${l}${S}`;case"\
*.*":return`${_}${S}${s}${l}${S}`;case"*/*":return`${_}${S}${i}${l}${I}${S}`;case"**":return _+X(n);case"**/*":return`(?\
:${_}${X(n)}${i})?${I}${l}${S}`;case"**/*.*":return`(?:${_}${X(n)}${i})?${I}${S}${s}${l}${S}`;case"**/.*":return`(?:${_}${X(
n)}${i})?${s}${l}${S}`;default:{let m=/^(.*?)\.(\w+)$/.exec(U);if(!m)return;let y=ee(m[1]);return y?y+s+m[2]:void 0}}},B=J.
removePrefix(e,q),N=ee(B);return N&&n.strictSlashes!==!0&&(N+=`${i}?`),N};Kt.exports=ze});var zt=pe((Ws,Qt)=>{"use strict";var Xr=Ut(),Ze=qt(),Xt=_e(),Qr=Re(),zr=e=>e&&typeof e=="object"&&!Array.isArray(e),$=(e,t,n=!1)=>{
if(Array.isArray(e)){let x=e.map(w=>$(w,t,n));return w=>{for(let j of x){let _=j(w);if(_)return _}return!1}}let r=zr(e)&&
e.tokens&&e.input;if(e===""||typeof e!="string"&&!r)throw new TypeError("Expected pattern to be a non-empty string");let o=t||
{},s=o.windows,i=r?$.compileRe(e,t):$.makeRe(e,t,!1,!0),l=i.state;delete i.state;let d=()=>!1;if(o.ignore){let x={...t,ignore:null,
onMatch:null,onResult:null};d=$(o.ignore,x,n)}let A=(x,P=!1)=>{let{isMatch:w,match:j,output:_}=$.test(x,i,t,{glob:e,posix:s}),
I={glob:e,state:l,regex:i,posix:s,input:x,output:_,match:j,isMatch:w};return typeof o.onResult=="function"&&o.onResult(I),
w===!1?(I.isMatch=!1,P?I:!1):d(x)?(typeof o.onIgnore=="function"&&o.onIgnore(I),I.isMatch=!1,P?I:!1):(typeof o.onMatch==
"function"&&o.onMatch(I),P?I:!0)};return n&&(A.state=l),A};$.test=(e,t,n,{glob:r,posix:o}={})=>{if(typeof e!="string")throw new TypeError(
"Expected input to be a string");if(e==="")return{isMatch:!1,output:""};let s=n||{},i=s.format||(o?Xt.toPosixSlashes:null),
l=e===r,d=l&&i?i(e):e;return l===!1&&(d=i?i(e):e,l=d===r),(l===!1||s.capture===!0)&&(s.matchBase===!0||s.basename===!0?l=
$.matchBase(e,t,n,o):l=t.exec(d)),{isMatch:!!l,match:l,output:d}};$.matchBase=(e,t,n,r=n&&n.windows)=>(t instanceof RegExp?
t:$.makeRe(t,n)).test(Xt.basename(e,{windows:r}));$.isMatch=(e,t,n)=>$(t,n)(e);$.parse=(e,t)=>Array.isArray(e)?e.map(n=>$.
parse(n,t)):Ze(e,{...t,fastpaths:!1});$.scan=(e,t)=>Xr(e,t);$.compileRe=(e,t,n=!1,r=!1)=>{if(n===!0)return e.output;let o=t||
{},s=o.contains?"":"^",i=o.contains?"":"$",l=`${s}(?:${e.output})${i}`;e&&e.negated===!0&&(l=`^(?!${l}).*$`);let d=$.toRegex(
l,t);return r===!0&&(d.state=e),d};$.makeRe=(e,t={},n=!1,r=!1)=>{if(!e||typeof e!="string")throw new TypeError("Expected\
 a non-empty string");let o={negated:!1,fastpaths:!0};return t.fastpaths!==!1&&(e[0]==="."||e[0]==="*")&&(o.output=Ze.fastpaths(
e,t)),o.output||(o=Ze(e,t)),$.compileRe(o,t,n,r)};$.toRegex=(e,t)=>{try{let n=t||{};return new RegExp(e,n.flags||(n.nocase?
"i":""))}catch(n){if(t&&t.debug===!0)throw n;return/$^/}};$.constants=Qr;Qt.exports=$});var en=pe((Js,Vt)=>{"use strict";var Zt=zt(),Zr=_e();function Yt(e,t,n=!1){return t&&(t.windows===null||t.windows===void 0)&&
(t={...t,windows:Zr.isWindows()}),Zt(e,t,n)}Object.assign(Yt,Zt);Vt.exports=Yt});var re=class extends Error{constructor(t){super(`no answer within ${t} ms`),this.name="DeadlinePassed"}};function ot(e){
return{check(){if(oe()>e)throw new re(e)},remainingMs:()=>Math.max(0,e-oe())}}function oe(){return process.uptime()*1e3}function be(e,t,n){switch(e.kind){case"all":return st(e.of,t,n,"no");case"any":return st(e.of,t,n,"yes");case"not":return Hn(
be(e.of,t,n));default:return Pn(e,t,n)}}function st(e,t,n,r){let o,s=[],i=[];for(let l of e){t.clock.check();try{let d=be(
l,t,n);if(In(d)===r)return d;d.unsure===!0&&(o??=d),s.push(d)}catch(d){if(d instanceof re)throw d;i.push(d)}}if(i.length>
0)throw i[0];return o??vn(r==="no",s)}function vn(e,t){let n=t.flatMap(({missing:o=[]})=>o),r=t.flatMap(({because:o})=>o===
void 0?[]:[o]);return{holds:e,...r.length===0?{}:{because:r.join("; ")},...n.length===0?{}:{missing:n}}}function Hn(e){return e.
unsure===!0?e:{...e,holds:!e.holds}}function In(e){return e.unsure===!0?"unsure":e.holds?"yes":"no"}function Pn(e,t,n){let r=n[e.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${e.kind}"`);return r.holds(e,t)}function D(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function R(e,t){return Object.hasOwn(e,t)?e[t]:void 0}
function de(e,t){let n=R(e,t);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as Nn}from"node:path";var T=class extends Error{constructor(t){super(t),this.name="CannotTell"}};var it="main",me="unknown";function ut(e){let t=R(e,"agent_type")??"";if(t==="")return(R(e,"agent_id")??"")===""?it:me;if(typeof t!=
"string")return me;let n=Ne(t);return n===it?me:n}function Ne(e){return e.toLowerCase()}function se(e){return e==="Task"?"Agent":e}function at(e,t){return e.any===!0||t===""||e.names?.some(r=>se(r)===t)===!0?
!0:(e.prefixes??[]).some(({prefix:r,except:o})=>t.startsWith(r)&&!o.includes(t))}var Dn=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),ue=new Set(["Stop","SubagentStop"]),ie=class extends T{};function De(e,t,n){let r=Bn(e),o=de(r,"hook_event_name")??
t;if(!Mn(o,t))throw new T(`it waits for ${t} and was called for another event`);let s=ct(R(r,"cwd"))??n.cwd,i=Dn.has(o),
l=R(r,"agent_id"),d=de(r,"transcript_path");return{event:o,tool:i?jn(r):"",get input(){return i?Gn(r):r},cwd:s,projectDir:ct(
n.projectDir)??s,identity:ut(r),...lt(l)?{}:{agentId:typeof l=="string"?l:""},...d===void 0?{}:{transcriptPath:d},payload:r,
clock:n.clock}}function Bn(e){if(e.trim()==="")throw new ie("standard input held no payload");let t;try{t=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new ie("the payload on standard input is not valid JSON")}if(!D(t))throw new ie("the payload\
 on standard input is no JSON object");return t}function Mn(e,t){return e===t||ue.has(e)&&ue.has(t)}function jn(e){let t=de(
e,"tool_name");if(t===void 0)throw new T("the payload names no tool");return se(t)}function Gn(e){let t=R(e,"tool_input");
if(lt(t))return{};if(!D(t))throw new T("the payload's tool_input is no object");return t}function lt(e){return e==null||
e===""}function ct(e){return typeof e=="string"&&Nn(e)?e:void 0}function pt(e,t){return e===void 0?!0:"only"in e?t!==me&&ft(e.only,t):t===me||!ft(e.except,t)}function ft(e,t){return e.
some(n=>Ne(n)===t)}function dt(e){return(t,n)=>ue.has(n.event)&&Jn(n)?{verdict:"none"}:Fn(t,n,e)}function Fn(e,t,n){let r=!1;for(let o of e.
cases){let s=Un(o,t,n);if(!s.holds)continue;let i=Wn(o,s,t,n);if(i!==void 0)return i;if(r=!0,s.unsure!==!0)return{verdict:"\
allow"}}return e.otherwise==="block"?{verdict:"block",message:e.otherwiseMessage??"{hook} refuses this call."}:{verdict:r?
"allow":"none"}}function Un(e,t,n){return!pt(e.who,t.identity)||!at(e.tools,t.tool)?{holds:!1}:e.where===void 0?{holds:!0}:
be(e.where,t,n)}function Wn(e,t,n,r){if(e.require===void 0)return{verdict:"block",message:e.message,because:t.because};let o=be(
e.require,n,r);if(o.holds&&o.unsure!==!0)return;let s=[t.because,o.because].filter(i=>i!==void 0);return{verdict:"block",
message:e.message,because:s.length===0?void 0:s.join("; "),missing:o.missing}}function Jn(e){return!!R(e.payload,"stop_h\
ook_active")}import{resolve as nr}from"node:path";var Kn=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:Z,constants:ge,existsSync:zo,fstatSync:ae,
ftruncateSync:Zo,lstatSync:mt,openSync:we,readdirSync:Yo,readFileSync:qn,readlinkSync:gt,readSync:ht,realpathSync:Vo,statSync:es,
writeSync:ke}=Kn;var Xn=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu,Qn=/[^\p{L}\p{N}_:.\-/@+*]+/gu;function Y(e){return yt(e.replace(Qn,"_"),120)}
function ce(e){return yt(e.replace(Xn," ").trim(),300)}function yt(e,t){let n=Array.from(e.slice(0,t*2+2));return n.length>
t?`${n.slice(0,t-1).join("")}\u2026`:e}function At(e,t){let{tool:n,agent:r,event:o,session:s}=t,i={tool:Y(n),agent:Y(r),event:Y(o)},l=`${JSON.stringify({...t,...i,
session:Y(s)})}
`,{O_APPEND:d,O_CREAT:A,O_WRONLY:x}=ge,P=d|A|x|(ge.O_NONBLOCK??0);try{let w=we(e,P,384);try{ke(w,l)}finally{Z(w)}}catch{}}var zn=/\{(tool|agent|hook|type|missing|because)\}/gu;function $e(e,t){return e.replace(zn,(n,r)=>Zn(r,t))}function Zn(e,t){
switch(e){case"because":return t.because===void 0?"":` (${ce(t.because)})`;case"missing":return ce((t.missing??[]).join(
" and "));case"type":return Y(t.type??"")||"none";default:return Y(t[e])}}function bt(e,t,n){let r={...t,hook:e.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":
return{exit:0,stdout:"",stderr:Le(e,e.log?.allow,r)};case"block":{let{because:o,missing:s}=n,i={...r,because:o,missing:s},
l=Le(e,e.log?.act,i);return Yn(t.event,Vn(n.message,i),l)}case"remind":return xt(e,t,$e(n.text,r));case"inject":return xt(
e,t,n.text)}}function Rt(e,t,n){let r=e.onError==="block"&&!ue.has(t.event),o=ce(n instanceof Error?n.message:String(n)),
s=`${e.hook} could not decide, an infrastructure fault, not policy: ${o}.`,i=r?"It refuses what it cannot judge. Repair \
the cause and retry; the call itself may be in order.":"The call goes on unchecked by this hook.",d=Le(e,`op=error tool=\
{tool} verdict=${r?"block":"allow"} detail=infrastructure`,{...t,hook:e.hook});return{exit:r?2:0,stdout:"",stderr:`${s} ${i}\

${d}`}}function Yn(e,t,n){return ue.has(e)?{exit:0,stdout:_t({decision:"block",reason:t}),stderr:n}:{exit:2,stdout:"",stderr:`${t}\

${n}`}}function Vn(e,t){let n=$e(e,t).trimEnd(),{missing:r=[],because:o}=t,s=r.length===0||e.includes("{missing}"),i=o===
void 0||e.includes("{because}");return[n,...s?[]:[`Missing: ${ce(r.join(" and "))}`],...i?[]:[`Reason: ${ce(o)}`]].join(
`
`)}function xt(e,t,n){let r={hookEventName:t.event,additionalContext:n},o=Le(e,e.log?.act,{...t,hook:e.hook});return{exit:0,
stdout:_t({hookSpecificOutput:r}),stderr:o}}function _t(e){return`${JSON.stringify(e)}
`}function Le(e,t,n){return e.log===void 0||t===void 0?"":`[${e.log.tag}] ${$e(t,n)}
`}function St(){let{stdin:e}=process;return e.isTTY?Promise.resolve(""):new Promise((t,n)=>{let r=[];e.on("data",o=>r.push(
o)),e.on("end",()=>t(Buffer.concat(r).toString("utf8"))),e.on("error",n)})}function Be(e,t){let n=Buffer.from(t,"utf8");
for(let r=0;n.length>0&&r<1e3;r+=1)try{n=n.subarray(ke(e,n))}catch(o){if(!er(o))return;tr(1)}}function er(e){return e instanceof
Error&&"code"in e&&e.code==="EAGAIN"}function tr(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}async function Ct(e,t){let n=ot(e.deadlineMs),r,o=s=>Et(e,r,Rt(e,Me(e,r),s));process.on("uncaughtException",o),process.on(
"unhandledRejection",o),setTimeout(()=>o(new re(e.deadlineMs)),n.remainingMs());try{let s=process.env.CLAUDE_PROJECT_DIR,
i=await St();r=rr(i,e,{projectDir:s,clock:n,get cwd(){return process.cwd()}});let d=await t(e.rule,r);Et(e,r,bt(e,Me(e,r),
d),d)}catch(s){o(s)}}function rr(e,t,n){try{return De(e,t.event,n)}catch(r){if(!(r instanceof ie)||!or(t.rule))throw r;return De(
"{}",t.event,n)}}function or(e){return e.kind==="inject"&&e.parts.every(({kind:t,who:n})=>t==="text"&&n===void 0)}function Me(e,t){
if(t===void 0)return{event:e.event,tool:"",agent:""};let{event:n,tool:r,identity:o}=t;return{event:n,tool:r,agent:o,type:sr(
t)}}function sr(e){let t=R(e.payload,"tool_input"),n=D(t)?R(t,"subagent_type"):void 0;return typeof n=="string"?n:void 0}
function Et(e,t,n,r){try{Be(1,n.stdout),Be(2,n.stderr),ir(e,t,n,r)}finally{process.exit(n.exit)}}function ir(e,t,n,r){let o=process.
env.ENFORCEMENT_LOG??"";if(o==="")return;let{event:s,tool:i,agent:l}=Me(e,t),d=t===void 0?"":R(t.payload,"session_id");At(
nr(t?.projectDir??"",o),{time:new Date().toISOString(),hook:e.hook,event:s,tool:i,agent:l,verdict:r?.verdict??(n.exit===
2?"block":"allow"),cause:r===void 0?"infrastructure":"policy",ms:Math.round(oe()),session:typeof d=="string"?d:""})}var ur=new Set(["Write","Edit","MultiEdit","NotebookEdit"]);function Te(e,t){let n=t.flatMap(r=>ar(r,R(e.input,r)));if(n.
length===0&&ur.has(e.tool))throw new T(`the call of ${e.tool} names no path`);return n}function ar(e,t){return t==null||
t===""?[]:(Array.isArray(t)?t:[t]).map(r=>{if(typeof r=="string")return r;throw new T(`the field "${e}" holds something \
other than a path`)})}function Ot(e){try{return mt(e,{throwIfNoEntry:!1})}catch(t){if(t instanceof Error&&"code"in t&&t.code==="ENOTDIR")return;
throw t}}import{dirname as cr,isAbsolute as lr,parse as je,sep as Ge}from"node:path";var fr=40,pr=Ge==="\\"?/[\\/]/u:/\//u;function he(e){let t=je(e).root,n=wt(e);for(let r=0;n.length>0;){let o=n.pop()??"";
if(o===""||o===".")continue;if(o===".."){t=cr(t);continue}let s=t.endsWith(Ge)?t+o:t+Ge+o,i=dr(s);if(i===void 0){t=s;continue}
if(r+=1,r>fr)throw new T("a path leads through a circle of links");lr(i)&&(t=je(i).root),n.push(...wt(i))}return t}function wt(e){
return e.slice(je(e).root.length).split(pr).reverse()}function dr(e){return Ot(e)?.isSymbolicLink()??!1?gt(e):void 0}import{isAbsolute as mr}from"node:path";function ve(e,t){return{plain:kt(e,t),odd:gr(e).flatMap(n=>kt(n,t))}}function kt(e,t){
return mr(e)?[e]:[...new Set([`${t.cwd}/${e}`,`${t.projectDir}/${e}`])]}function gr(e){let t=[];e.includes("\\")&&t.push(
e.replaceAll("\\","/"));let n=process.env.HOME??"";return n!==""&&/^~(?:[\\/]|$)/u.test(e)&&t.push(`${n}${e.slice(1)}`),
/^file:/iu.test(e)&&t.push(hr(e.replace(/^file:(?:\/\/[^/]*)?/iu,""))),t}function hr(e){try{return decodeURIComponent(e)}catch{
return e}}var $t={kind:"extension",holds(e,t){let n=e.in.map(s=>`.${s.replace(/^\./u,"")}`.toLowerCase()),r=s=>n.some(i=>s.toLowerCase().
endsWith(i));return{holds:Te(t,e.fields).some(s=>r(s.trimEnd())||ve(s,t).plain.some(i=>r(he(i))))}}};var Lt={kind:"non-empty",holds(e,t){let n=R(t.input,e.field);return typeof n=="string"?{holds:n.trim()!==""}:Array.isArray(
n)?{holds:n.length>0}:{holds:D(n)&&Object.keys(n).length>0}}};var Ve=Tn(en(),1);import{isAbsolute as Vr,relative as eo,resolve as sn,sep as nn}from"node:path";var Yr=/[\\/]\.claude[\\/]worktrees[\\/][^\\/]+(?=[\\/]|$)/u;function Ye(e){let t=e;for(let n=tn(t);n!==t;n=tn(t))t=n;return t}
function tn(e){return e.replace(Yr,"")||e}var un=process.platform==="darwin"||process.platform==="win32";function an(e,t,n){let r=t.map(s=>to(s,n)),o=e.map(s=>oo(
s,r,n));return o.length>0&&o.every(s=>s==="inside")?"inside":o.every(s=>s==="outside")?"outside":"perhaps"}function to(e,t){
let{base:n,glob:r}=Ve.default.scan(no(e).replace(/\/+$/u,"")),o=sn(t.projectDir,n),s=[o,he(o)].map(Ye);return{roots:[...new Set(
s)],matches:ro(r)}}function no(e){let t=process.env.HOME??"";return t!==""&&e.startsWith("~/")?`${t}${e.slice(1)}`:e}function ro(e){
if(e===""||e==="**")return()=>!0;let t;return n=>(t??=(0,Ve.default)([e,`${e}/**`],{dot:!0,nocase:un}),t(n))}function oo(e,t,n){
let{plain:r,odd:o}=ve(e,n);if(r.map(A=>rn(he(A),t)).every(Boolean))return"inside";let i=[...r,...o],l=i.map(A=>sn(A));return[
...l,...[...i,...l].map(he)].some(A=>rn(A,t))?"perhaps":"outside"}function rn(e,t){let n=Ye(e);return t.some(({roots:r,matches:o})=>r.
some(s=>{let i=so(on(s),on(n));return i!==void 0&&o(i)}))}function so(e,t){let n=eo(e,t);if(!(Vr(n)||n===".."||n.startsWith(
`..${nn}`)))return n.split(nn).join("/")}function on(e){return un?e.normalize("NFC").toLowerCase():e}var cn={kind:"path-under",holds(e,t){let n=an(Te(t,e.fields),e.globs,t);return n==="perhaps"?{holds:!0,unsure:!0}:{holds:n===
"inside"}}};function ln(e){let t=we(e,ge.O_RDONLY|(ge.O_NONBLOCK??0));if(ae(t).isFile())return t;throw Z(t),new Ee(e)}var Ee=class extends Error{constructor(t){super(`${t} is no regular file`),this.name="NotRegular"}};var io=10,uo=64*1024,ao=4*1024*1024;function*dn(e,t){let n=et(e);try{yield*co(n,t)}finally{Z(n)}}function et(e){try{return ln(
e)}catch(t){if(t instanceof Ee)throw new T("the transcript is no regular file");let n=t instanceof Error&&"code"in t?String(
t.code):"unknown error";throw new T(`the transcript cannot be read (${n})`)}}function*co(e,t){let n=ae(e).size,r=t.maxBytes,
o=[];for(let s=uo;n>0;s=Math.min(s*2,ao)){t.clock.check();let i=Math.min(s,n,r);if(i<=0)throw new T("the transcript's tu\
rn is longer than the limit");let l=tt(e,n-i,i);n-=i,r-=i;let d=l.length;for(let A=fn(l,d);A!==-1;A=fn(l,d))yield pn(l.subarray(
A+1,d),o),o=[],d=A;o.push(l.subarray(0,d))}yield pn(Buffer.alloc(0),o)}function fn(e,t){return t===0?-1:e.lastIndexOf(io,
t-1)}function pn(e,t){return t.length===0?e:Buffer.concat([e,...[...t].reverse()])}function tt(e,t,n){let r=Buffer.allocUnsafe(
n);for(let o=0;o<n;){let s=ht(e,r,o,n-o,t+o);if(s===0)throw new T("the transcript changed while it was read");o+=s}return r}var lo=250,fo=10,po=256*1024,mo=16*1024*1024;function mn(e,t){let n=R(t.payload,"tool_use_id");if(typeof n!="string"||n===
"")return;let r=Buffer.from(JSON.stringify(n),"utf8"),o=et(e);try{let s=oe()+lo;for(let i=Math.max(0,ae(o).size-po);;go()){
let{size:l}=ae(o),d=Math.min(l-i,mo);if(d>0&&tt(o,l-d,d).includes(r)||oe()>=s)return;t.clock.check(),i=Math.max(i,l-r.length)}}finally{
Z(o)}}function go(){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,fo)}function gn(e){let t=e.toString("utf8").replace(/^[\0\uFEFF]+|\0+$/gu,"");try{let n=JSON.parse(t);return D(n)?n:void 0}catch{
return}}function Ce(e){let t=R(e,"message");return D(t)?nt(R(t,"content")):[]}function nt(e){return typeof e=="string"?[
{type:"text",text:e}]:Array.isArray(e)?e.filter(D):[]}import{basename as ho}from"node:path";var yo=/^[A-Za-z0-9_-]{1,128}$/u;function Pe(e){let{transcriptPath:t,agentId:n}=e;if(t===void 0)throw new T("the payload\
 names no transcript");if(n===void 0)return{path:t,side:"main"};if(!yo.test(n))throw new T("the payload's agent_id is no\
 file name");let r=`agent-${n}.jsonl`;return ho(t)===r?{path:t,side:"agent"}:{path:`${t.replace(/\.jsonl$/u,"")}/subagen\
ts/${r}`,side:"agent"}}var hn=['"user"','"queued_command"'];function*yn(e,{maxBytes:t,marks:n}){let r=Pe(e);mn(r.path,e);let o=n.map(s=>Buffer.
from(s,"utf8"));for(let s of dn(r.path,{maxBytes:t,clock:e.clock})){if(!o.some(l=>s.includes(l)))continue;e.clock.check();
let i=gn(s);i!==void 0&&Ao(i,r,e)&&(yield i)}}function Ao(e,{side:t},n){if(t==="main")return R(e,"isSidechain")!==!0;let r=R(
e,"agentId");return typeof r!="string"||r===n.agentId}function xn(e,t){if(bn(e)||!An(e,xo[t]))return;let n=bo(e),r=n.flatMap(o=>de(o,"text")??[]).filter(o=>!Eo(o,e));if(!(r.length===
0&&!Ro(n)))return{text:r.join(`
`),byPerson:t==="main"&&An(e,["human"])}}var xo={main:["human","channel","unclassified"],agent:["human","channel","uncla\
ssified","peer","coordinator"]};function bo(e){if(e.type==="user")return Ce(e);let t=R(e,"attachment");return e.type!=="\
attachment"||!D(t)?[]:t.type!=="queued_command"||bn(t)?[]:(t.commandMode??"prompt")==="prompt"?nt(t.prompt):[]}function bn(e){
return["isMeta","isCompactSummary","isVisibleInTranscriptOnly","hookText"].some(n=>e[n]===!0)||e.rowSource==="hook"||e.promptSource===
"system"||e.turnOrigin==="task_notification"}function An(e,t){let n=e.attachment;return[e,D(n)?n:{}].map(o=>o.origin).every(
o=>!D(o)||t.includes(String(o.kind)))}function Ro(e){let t=e.map(n=>n.type);return!t.includes("tool_result")&&(t.includes(
"image")||t.includes("document"))}var _o=/^\s*(?:<(?:local-command-(?:caveat|stdout|stderr)|bash-(?:stdout|stderr)|command-name)>|\[Request interrupted by user)/u,
So=/^\s*(?:<(?:task-notification|teammate-message|system-reminder)\b|Stop hook feedback:)/u;function Eo(e,t){return _o.test(
e)?!0:!(D(t.origin)&&t.origin.kind==="human")&&So.test(e)}function Rn(e){return e.type!=="assistant"?[]:Ce(e).flatMap(({type:t,id:n,name:r})=>t==="tool_use"&&typeof r=="string"?[
{id:typeof n=="string"?n:"",tool:r}]:[])}function _n(e){return e.type!=="user"?[]:Ce(e).flatMap(({type:t,tool_use_id:n,is_error:r})=>t===
"tool_result"&&typeof n=="string"&&r!==!0?[n]:[])}var Sn={kind:"tool-used",holds(e,t){let{side:n}=Pe(t),r=new Set,o=s=>e.evidence==="call"||r.has(s);for(let s of yn(t,{maxBytes:e.
maxBytes,marks:Oo(e)})){if(e.since==="last-user-turn"&&xn(s,n)!==void 0)break;for(let i of _n(s))r.add(i);if(Rn(s).some(
({id:i,tool:l})=>Co(l,e.tool)&&o(i)))return{holds:!0}}return{holds:!1}}};function Co(e,t){return t.startsWith("*")?e.endsWith(
t.slice(1)):se(e)===se(t)}function Oo({tool:e,since:t,evidence:n}){let r=se(e)==="Agent"?["Task","Agent"]:[e.replace(/^\*/u,
"")],o=t==="last-user-turn"?hn:[];return[...r,...o,...n==="result"?['"tool_result"']:[]]}await Ct({
  "hook": "preference-consult-gate",
  "event": "PreToolUse",
  "onError": "allow",
  "deadlineMs": 8000,
  "rule": {
    "kind": "decide",
    "cases": [
      {
        "tools": {
          "names": [
            "mcp__plugin_browser_browser__browser-pdf-save"
          ]
        },
        "where": {
          "kind": "path-under",
          "globs": [
            "memory/users/*/documents"
          ],
          "fields": [
            "path"
          ]
        },
        "require": {
          "kind": "tool-used",
          "tool": "*profile-read",
          "since": "last-user-turn",
          "evidence": "call",
          "maxBytes": 67108864
        },
        "message": "A customer document is about to go out, and the account's saved preferences were not checked in this turn. Run `profile-read` for this account, apply what it says, then retry the send: it passes once the preferences have been read."
      },
      {
        "tools": {
          "names": [
            "SendUserFile"
          ]
        },
        "where": {
          "kind": "any",
          "of": [
            {
              "kind": "path-under",
              "globs": [
                "memory/users/*/documents"
              ],
              "fields": [
                "files"
              ]
            },
            {
              "kind": "extension",
              "in": [
                ".pdf",
                ".html",
                ".docx"
              ],
              "fields": [
                "files"
              ]
            }
          ]
        },
        "require": {
          "kind": "tool-used",
          "tool": "*profile-read",
          "since": "last-user-turn",
          "evidence": "call",
          "maxBytes": 67108864
        },
        "message": "A customer document is about to go out, and the account's saved preferences were not checked in this turn. Run `profile-read` for this account, apply what it says, then retry the send: it passes once the preferences have been read."
      },
      {
        "tools": {
          "names": [
            "mcp__plugin_email_email__email-draft-send",
            "mcp__plugin_email_email__email-reply",
            "mcp__plugin_email_email__email-send"
          ]
        },
        "where": {
          "kind": "non-empty",
          "field": "attachments"
        },
        "require": {
          "kind": "tool-used",
          "tool": "*profile-read",
          "since": "last-user-turn",
          "evidence": "call",
          "maxBytes": 67108864
        },
        "message": "A customer document is about to go out, and the account's saved preferences were not checked in this turn. Run `profile-read` for this account, apply what it says, then retry the send: it passes once the preferences have been read."
      },
      {
        "tools": {
          "names": [
            "mcp__plugin_outlook_outlook__outlook-draft-send",
            "mcp__plugin_outlook_outlook__outlook-mail-reply",
            "mcp__plugin_outlook_outlook__outlook-mail-send"
          ]
        },
        "where": {
          "kind": "non-empty",
          "field": "attachments"
        },
        "require": {
          "kind": "tool-used",
          "tool": "*profile-read",
          "since": "last-user-turn",
          "evidence": "call",
          "maxBytes": 67108864
        },
        "message": "A customer document is about to go out, and the account's saved preferences were not checked in this turn. Run `profile-read` for this account, apply what it says, then retry the send: it passes once the preferences have been read."
      }
    ],
    "otherwise": "allow"
  },
  "log": {
    "tag": "preference-gate",
    "allow": "op=allow tool={tool} consulted=true",
    "act": "op=bypass tool={tool} detail=no profile-read this turn"
  }
},dt({extension:$t,"non-empty":Lt,"path-under":cn,"tool-used":Sn}));
