#!/usr/bin/env node
var wn=Object.create;var it=Object.defineProperty;var On=Object.getOwnPropertyDescriptor;var kn=Object.getOwnPropertyNames;var $n=Object.getPrototypeOf,Ln=Object.prototype.hasOwnProperty;var le=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var Tn=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of kn(t))!Ln.call(e,o)&&o!==n&&it(e,o,{get:()=>t[o],
enumerable:!(r=On(t,o))||r.enumerable});return e};var vn=(e,t,n)=>(n=e!=null?wn($n(e)):{},Tn(t||!e||!e.__esModule?it(n,"default",{value:e,enumerable:!0}):n,e));var Se=le((xi,Zt)=>{"use strict";var qt="[^\\\\/]",Pr="(?=.)",Xt="[^/]",Qe="(?:\\/|$)",Qt="(?:^|\\/)",ze=`\\.{1,2}${Qe}`,
Nr="(?!\\.)",Dr=`(?!${Qt}${ze})`,Br=`(?!\\.{0,1}${Qe})`,Mr=`(?!${ze})`,jr="[^.\\/]",Gr=`${Xt}*?`,Fr="/",zt={DOT_LITERAL:"\
\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR:Pr,QMARK:Xt,END_ANCHOR:Qe,DOTS_SLASH:ze,NO_DOT:Nr,
NO_DOTS:Dr,NO_DOT_SLASH:Br,NO_DOTS_SLASH:Mr,QMARK_NO_DOT:jr,STAR:Gr,START_ANCHOR:Qt,SEP:Fr},Ur={...zt,SLASH_LITERAL:"[\\\\\
/]",QMARK:qt,STAR:`${qt}*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$\
))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"\
(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"},Wr={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",
blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'(\
)\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};Zt.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,
MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:Wr,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,
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
"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(e){return e===!0?Ur:zt}}});var Ee=le(F=>{"use strict";var{REGEX_BACKSLASH:Kr,REGEX_REMOVE_BACKSLASH:Jr,REGEX_SPECIAL_CHARS:qr,REGEX_SPECIAL_CHARS_GLOBAL:Xr}=Se();
F.isObject=e=>e!==null&&typeof e=="object"&&!Array.isArray(e);F.hasRegexChars=e=>qr.test(e);F.isRegexChar=e=>e.length===
1&&F.hasRegexChars(e);F.escapeRegex=e=>e.replace(Xr,"\\$1");F.toPosixSlashes=e=>e.replace(Kr,"/");F.isWindows=()=>{if(typeof navigator<
"u"&&navigator.platform){let e=navigator.platform.toLowerCase();return e==="win32"||e==="windows"}return typeof process<
"u"&&process.platform?process.platform==="win32":!1};F.removeBackslashes=e=>e.replace(Jr,t=>t==="\\"?"":t);F.escapeLast=
(e,t,n)=>{let r=e.lastIndexOf(t,n);return r===-1?e:e[r-1]==="\\"?F.escapeLast(e,t,r-1):`${e.slice(0,r)}\\${e.slice(r)}`};
F.removePrefix=(e,t={})=>{let n=e;return n.startsWith("./")&&(n=n.slice(2),t.prefix="./"),n};F.wrapOutput=(e,t={},n={})=>{
let r=n.contains?"":"^",o=n.contains?"":"$",s=`${r}(?:${e})${o}`;return t.negated===!0&&(s=`(?:^(?!${s}).*$)`),s};F.basename=
(e,{windows:t}={})=>{let n=e.split(t?/[\\/]/:"/"),r=n[n.length-1];return r===""?n[n.length-2]:r}});var sn=le((Ri,on)=>{"use strict";var Yt=Ee(),{CHAR_ASTERISK:Ze,CHAR_AT:Qr,CHAR_BACKWARD_SLASH:me,CHAR_COMMA:zr,CHAR_DOT:Ye,
CHAR_EXCLAMATION_MARK:Ve,CHAR_FORWARD_SLASH:rn,CHAR_LEFT_CURLY_BRACE:et,CHAR_LEFT_PARENTHESES:Pe,CHAR_LEFT_SQUARE_BRACKET:Zr,
CHAR_PLUS:Yr,CHAR_QUESTION_MARK:Vt,CHAR_RIGHT_CURLY_BRACE:Vr,CHAR_RIGHT_PARENTHESES:en,CHAR_RIGHT_SQUARE_BRACKET:eo}=Se(),
tn=e=>e===rn||e===me,nn=e=>{e.isPrefix!==!0&&(e.depth=e.isGlobstar?1/0:1)},to=(e,t)=>{let n=t||{},r=e.length-1,o=n.parts===
!0||n.tokens===!0||n.scanToEnd===!0,s=[],c=[],l=[],d=e,x=-1,A=0,P=0,w=!1,M=!1,R=!1,I=!1,V=!1,q=!1,_=!1,X=!1,ee=!1,D=!1,N=0,
U,m,y={value:"",depth:0,isGlob:!1},i=()=>x>=r,B=()=>d.charCodeAt(x+1),T=()=>(U=m,d.charCodeAt(++x));for(;x<r;){m=T();let b;
if(m===me){_=y.backslashes=!0,m=T(),m===et&&(q=!0);continue}if(q===!0||m===et){for(N++;i()!==!0&&(m=T());){if(m===me){_=
y.backslashes=!0,T();continue}if(m===et){N++;continue}if(q!==!0&&m===Ye&&(m=T())===Ye){if(w=y.isBrace=!0,R=y.isGlob=!0,D=
!0,o===!0)continue;break}if(q!==!0&&m===zr){if(w=y.isBrace=!0,R=y.isGlob=!0,D=!0,o===!0)continue;break}if(m===Vr&&(N--,N===
0)){q=!1,w=y.isBrace=!0,D=!0;break}}if(o===!0)continue;break}if(m===rn){if(s.push(x),c.push(y),y={value:"",depth:0,isGlob:!1},
D===!0)continue;if(U===Ye&&x===A+1){A+=2;continue}P=x+1;continue}if(n.noext!==!0&&(m===Yr||m===Qr||m===Ze||m===Vt||m===Ve)===
!0&&B()===Pe){if(R=y.isGlob=!0,I=y.isExtglob=!0,D=!0,m===Ve&&x===A&&(ee=!0),o===!0){let W=0;for(;i()!==!0&&(m=T());){if(m===
me){_=y.backslashes=!0,T();continue}if(m===Pe){W++;continue}if(m===en&&--W===0){D=!0;break}}continue}break}if(m===Ze){if(U===
Ze&&(V=y.isGlobstar=!0),R=y.isGlob=!0,D=!0,o===!0)continue;break}if(m===Vt){if(R=y.isGlob=!0,D=!0,o===!0)continue;break}
if(m===Zr){for(;i()!==!0&&(b=T());){if(b===me){_=y.backslashes=!0,T();continue}if(b===eo){M=y.isBracket=!0,R=y.isGlob=!0,
D=!0;break}}if(o===!0)continue;break}if(n.nonegate!==!0&&m===Ve&&x===A){X=y.negated=!0,A++;continue}if(n.noparen!==!0&&m===
Pe){if(R=y.isGlob=!0,o===!0){let j=1;for(;i()!==!0&&(m=T());){if(m===me){_=y.backslashes=!0,T();continue}if(m===Pe){j++;
continue}if(m===en&&--j===0){D=!0;break}}continue}break}if(R===!0){if(D=!0,o===!0)continue;break}}n.noext===!0&&(I=!1,R=
!1);let O=d,a="",u="";A>0&&(a=d.slice(0,A),d=d.slice(A),P-=A),O&&R===!0&&P>0?(O=d.slice(0,P),u=d.slice(P)):R===!0?(O="",
u=d):O=d,O&&O!==""&&O!=="/"&&O!==d&&tn(O.charCodeAt(O.length-1))&&(O=O.slice(0,-1)),n.unescape===!0&&(u&&(u=Yt.removeBackslashes(
u)),O&&_===!0&&(O=Yt.removeBackslashes(O)));let J={prefix:a,input:e,start:A,base:O,glob:u,isBrace:w,isBracket:M,isGlob:R,
isExtglob:I,isGlobstar:V,negated:X,negatedExtglob:ee};if(n.tokens===!0&&(J.maxDepth=0,tn(m)||c.push(y),J.tokens=c),n.parts===
!0||n.tokens===!0){let b;for(let v=0;v<s.length;v++){let ae=b!==void 0?b+1:A,he=s[v],te=e.slice(ae,he);n.tokens&&(v===0&&
A!==0?(c[v].isPrefix=!0,c[v].value=a):c[v].value=te,nn(c[v]),J.maxDepth+=c[v].depth),he>=A&&(l.push(te),b=he)}let j=b!==
void 0?b+1:A,W=e.slice(j);l.push(W),n.tokens&&b&&b+1<e.length&&(c[c.length-1].value=W,nn(c[c.length-1]),J.maxDepth+=c[c.
length-1].depth),J.slashes=s,J.parts=l}return J};on.exports=to});var ln=le((_i,cn)=>{"use strict";var Ce=Se(),K=Ee(),{MAX_LENGTH:Ne,POSIX_REGEX_SOURCE:no,REGEX_NON_SPECIAL_CHARS:ro,REGEX_SPECIAL_CHARS_BACKREF:oo,
REPLACEMENTS:un}=Ce,so=(e,t)=>{if(typeof t.expandRange=="function")return t.expandRange(...e,t);e.sort();let n=`[${e.join(
"-")}]`;try{new RegExp(n)}catch{return e.map(o=>K.escapeRegex(o)).join("..")}return n},ge=(e,t)=>`Missing ${e}: "${t}" -\
 use "\\\\${t}" to match literal characters`,an=e=>{let t=[],n=0,r=0,o=0,s="",c=!1;for(let l of e){if(c===!0){s+=l,c=!1;
continue}if(l==="\\"){s+=l,c=!0;continue}if(l==='"'){o=o===1?0:1,s+=l;continue}if(o===0){if(l==="[")n++;else if(l==="]"&&
n>0)n--;else if(n===0){if(l==="(")r++;else if(l===")"&&r>0)r--;else if(l==="|"&&r===0){t.push(s),s="";continue}}}s+=l}return t.
push(s),t},io=e=>{let t=!1;for(let n of e){if(t===!0){t=!1;continue}if(n==="\\"){t=!0;continue}if(/[?*+@!()[\]{}]/.test(
n))return!1}return!0},nt=e=>{let t=e.trim(),n=!0;for(;n===!0;)n=!1,/^@\([^\\()[\]{}|]+\)$/.test(t)&&(t=t.slice(2,-1),n=!0);
if(io(t))return t.replace(/\\(.)/g,"$1")},uo=e=>{let t=e.map(nt).filter(Boolean);for(let n=0;n<t.length;n++)for(let r=n+
1;r<t.length;r++){let o=t[n],s=t[r],c=o[0];if(!(!c||o!==c.repeat(o.length)||s!==c.repeat(s.length))&&(o===s||o.startsWith(
s)||s.startsWith(o)))return!0}return!1},tt=(e,t=!0)=>{if(e[0]!=="+"&&e[0]!=="*"||e[1]!=="(")return;let n=0,r=0,o=0,s=!1;
for(let c=1;c<e.length;c++){let l=e[c];if(s===!0){s=!1;continue}if(l==="\\"){s=!0;continue}if(l==='"'){o=o===1?0:1;continue}
if(o!==1){if(l==="["){n++;continue}if(l==="]"&&n>0){n--;continue}if(!(n>0)){if(l==="("){r++;continue}if(l===")"&&(r--,r===
0))return t===!0&&c!==e.length-1?void 0:{type:e[0],body:e.slice(2,c),end:c}}}}},ao=e=>`${e.length===1?K.escapeRegex(e[0]):
`[${e.map(n=>K.escapeRegex(n)).join("")}]`}*`,co=e=>{let t=0,n=[];for(;t<e.length;){let r=tt(e.slice(t),!1);if(!r||r.type!==
"*")return;let o=an(r.body).map(c=>c.trim());if(o.length!==1)return;let s=nt(o[0]);if(!s||s.length!==1)return;n.push(s),
t+=r.end+1}if(!(n.length<1))return n},lo=e=>{let t=0,n=e.trim(),r=tt(n);for(;r;)t++,n=r.body.trim(),r=tt(n);return t},fo=(e,t)=>{
if(t.maxExtglobRecursion===!1)return{risky:!1};let n=typeof t.maxExtglobRecursion=="number"?t.maxExtglobRecursion:Ce.DEFAULT_MAX_EXTGLOB_RECURSION,
r=an(e).map(l=>l.trim());if(r.length>1&&(r.some(l=>l==="")||r.some(l=>/^[*?]+$/.test(l))||uo(r)))return{risky:!0};let o=[],
s=!1,c=!0;for(let l of r){let d=co(l);if(d){s=!0,o.push(...d);continue}let x=nt(l);if(x&&x.length===1){o.push(x);continue}
if(c=!1,lo(l)>n)return{risky:!0}}return s?c?{risky:!0,safeOutput:ao([...new Set(o)])}:{risky:!0}:{risky:!1}},rt=(e,t)=>{
if(typeof e!="string")throw new TypeError("Expected a string");e=un[e]||e;let n={...t},r=typeof n.maxLength=="number"?Math.
min(Ne,n.maxLength):Ne,o=e.length;if(o>r)throw new SyntaxError(`Input length: ${o}, exceeds maximum allowed length: ${r}`);
let s={type:"bos",value:"",output:n.prepend||""},c=[s],l=n.capture?"":"?:",d=Ce.globChars(n.windows),x=Ce.extglobChars(d),
{DOT_LITERAL:A,PLUS_LITERAL:P,SLASH_LITERAL:w,ONE_CHAR:M,DOTS_SLASH:R,NO_DOT:I,NO_DOT_SLASH:V,NO_DOTS_SLASH:q,QMARK:_,QMARK_NO_DOT:X,
STAR:ee,START_ANCHOR:D}=d,N=p=>`(${l}(?:(?!${D}${p.dot?R:A}).)*?)`,U=n.dot?"":I,m=n.dot?_:X,y=n.bash===!0?N(n):ee;n.capture&&
(y=`(${y})`),typeof n.noext=="boolean"&&(n.noextglob=n.noext);let i={input:e,index:-1,start:0,dot:n.dot===!0,consumed:"",
output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens:c};e=K.removePrefix(
e,i),o=e.length;let B=[],T=[],O=[],a=s,u,J=()=>i.index===o-1,b=i.peek=(p=1)=>e[i.index+p],j=i.advance=()=>e[++i.index]||
"",W=()=>e.slice(i.index+1),v=(p="",C=0)=>{i.consumed+=p,i.index+=C},ae=p=>{i.output+=p.output!=null?p.output:p.value,v(
p.value)},he=()=>{let p=1;for(;b()==="!"&&(b(2)!=="("||b(3)==="?");)j(),i.start++,p++;return p%2===0?!1:(i.negated=!0,i.
start++,!0)},te=p=>{i[p]++,O.push(p)},Z=p=>{i[p]--,O.pop()},g=p=>{if(a.type==="globstar"){let C=i.braces>0&&(p.type==="c\
omma"||p.type==="brace"),f=p.extglob===!0||B.length&&(p.type==="pipe"||p.type==="paren");p.type!=="slash"&&p.type!=="par\
en"&&!C&&!f&&(i.output=i.output.slice(0,-a.output.length),a.type="star",a.value="*",a.output=y,i.output+=a.output)}if(B.
length&&p.type!=="paren"&&(B[B.length-1].inner+=p.value),(p.value||p.output)&&ae(p),a&&a.type==="text"&&p.type==="text"){
a.output=(a.output||a.value)+p.value,a.value+=p.value;return}p.prev=a,c.push(p),a=p},we=(p,C)=>{let f={...x[C],conditions:1,
inner:""};f.prev=a,f.parens=i.parens,f.output=i.output,f.startIndex=i.index,f.tokensIndex=c.length;let h=(n.capture?"(":
"")+f.open;te("parens"),g({type:p,value:C,output:i.output?"":M}),g({type:"paren",extglob:!0,value:j(),output:h}),B.push(
f)},Cn=p=>{let C=e.slice(p.startIndex,i.index+1),f=e.slice(p.startIndex+2,i.index),h=fo(f,n);if((p.type==="plus"||p.type===
"star")&&h.risky){let S=h.safeOutput?(p.output?"":M)+(n.capture?`(${h.safeOutput})`:h.safeOutput):void 0,Q=c[p.tokensIndex];
Q.type="text",Q.value=C,Q.output=S||K.escapeRegex(C);for(let ne=p.tokensIndex+1;ne<c.length;ne++)c[ne].value="",c[ne].output=
"",delete c[ne].suffix;i.output=p.output+Q.output,i.backtrack=!0,g({type:"paren",extglob:!0,value:u,output:""}),Z("paren\
s");return}let E=p.close+(n.capture?")":""),H;if(p.type==="negate"){let S=y;if(p.inner&&p.inner.length>1&&p.inner.includes(
"/")&&(S=N(n)),(S!==y||J()||/^\)+$/.test(W()))&&(E=p.close=`)$))${S}`),p.inner.includes("*")&&(H=W())&&/^\.[^\\/.]+$/.test(
H)){let Q=rt(H,{...t,fastpaths:!1}).output;E=p.close=`)${Q})${S})`}p.prev.type==="bos"&&(i.negatedExtglob=!0)}g({type:"p\
aren",extglob:!0,value:u,output:E}),Z("parens")};if(n.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(e)){let p=!1,C=e.replace(
oo,(f,h,E,H,S,Q)=>H==="\\"?(p=!0,f):H==="?"?h?h+H+(S?_.repeat(S.length):""):Q===0?m+(S?_.repeat(S.length):""):_.repeat(E.
length):H==="."?A.repeat(E.length):H==="*"?h?h+H+(S?y:""):y:h?f:`\\${f}`);return p===!0&&(n.unescape===!0?C=C.replace(/\\/g,
""):C=C.replace(/\\+/g,f=>f.length%2===0?"\\\\":f?"\\":"")),C===e&&n.contains===!0?(i.output=e,i):(i.output=K.wrapOutput(
C,i,t),i)}for(;!J();){if(u=j(),u==="\0")continue;if(u==="\\"){let f=b();if(f==="/"&&n.bash!==!0||f==="."||f===";")continue;
if(!f){u+="\\",g({type:"text",value:u});continue}let h=/^\\+/.exec(W()),E=0;if(h&&h[0].length>2&&(E=h[0].length,i.index+=
E,E%2!==0&&(u+="\\")),n.unescape===!0?u=j():u+=j(),i.brackets===0){g({type:"text",value:u});continue}}if(i.brackets>0&&(u!==
"]"||a.value==="["||a.value==="[^")){if(n.posix!==!1&&u===":"){let f=a.value.slice(1);if(f.includes("[")&&(a.posix=!0,f.
includes(":"))){let h=a.value.lastIndexOf("["),E=a.value.slice(0,h),H=a.value.slice(h+2),S=no[H];if(S){a.value=E+S,i.backtrack=
!0,j(),!s.output&&c.indexOf(a)===1&&(s.output=M);continue}}}(u==="["&&b()!==":"||u==="-"&&b()==="]")&&(u=`\\${u}`),u==="\
]"&&(a.value==="["||a.value==="[^")&&(u=`\\${u}`),n.posix===!0&&u==="!"&&a.value==="["&&(u="^"),a.value+=u,ae({value:u});
continue}if(i.quotes===1&&u!=='"'){u=K.escapeRegex(u),a.value+=u,ae({value:u});continue}if(u==='"'){i.quotes=i.quotes===
1?0:1,n.keepQuotes===!0&&g({type:"text",value:u});continue}if(u==="("){te("parens"),g({type:"paren",value:u});continue}if(u===
")"){if(i.parens===0&&n.strictBrackets===!0)throw new SyntaxError(ge("opening","("));let f=B[B.length-1];if(f&&i.parens===
f.parens+1){Cn(B.pop());continue}g({type:"paren",value:u,output:i.parens?")":"\\)"}),Z("parens");continue}if(u==="["){if(n.
nobracket===!0||!W().includes("]")){if(n.nobracket!==!0&&n.strictBrackets===!0)throw new SyntaxError(ge("closing","]"));
u=`\\${u}`}else te("brackets");g({type:"bracket",value:u});continue}if(u==="]"){if(n.nobracket===!0||a&&a.type==="bracke\
t"&&a.value.length===1){g({type:"text",value:u,output:`\\${u}`});continue}if(i.brackets===0){if(n.strictBrackets===!0)throw new SyntaxError(
ge("opening","["));g({type:"text",value:u,output:`\\${u}`});continue}Z("brackets");let f=a.value.slice(1);if(a.posix!==!0&&
f[0]==="^"&&!f.includes("/")&&(u=`/${u}`),a.value+=u,ae({value:u}),n.literalBrackets===!1||K.hasRegexChars(f))continue;let h=K.
escapeRegex(a.value);if(i.output=i.output.slice(0,-a.value.length),n.literalBrackets===!0){i.output+=h,a.value=h;continue}
a.value=`(${l}${h}|${a.value})`,i.output+=a.value;continue}if(u==="{"&&n.nobrace!==!0){te("braces");let f={type:"brace",
value:u,output:"(",outputIndex:i.output.length,tokensIndex:i.tokens.length};T.push(f),g(f);continue}if(u==="}"){let f=T[T.
length-1];if(n.nobrace===!0||!f){g({type:"text",value:u,output:u});continue}let h=")";if(f.dots===!0){let E=c.slice(),H=[];
for(let S=E.length-1;S>=0&&(c.pop(),E[S].type!=="brace");S--)E[S].type!=="dots"&&H.unshift(E[S].value);h=so(H,n),i.backtrack=
!0}if(f.comma!==!0&&f.dots!==!0){let E=i.output.slice(0,f.outputIndex),H=i.tokens.slice(f.tokensIndex);f.value=f.output=
"\\{",u=h="\\}",i.output=E;for(let S of H)i.output+=S.output||S.value}g({type:"brace",value:u,output:h}),Z("braces"),T.pop();
continue}if(u==="|"){B.length>0&&B[B.length-1].conditions++,g({type:"text",value:u});continue}if(u===","){let f=u,h=T[T.
length-1];h&&O[O.length-1]==="braces"&&(h.comma=!0,f="|"),g({type:"comma",value:u,output:f});continue}if(u==="/"){if(a.type===
"dot"&&i.index===i.start+1){i.start=i.index+1,i.consumed="",i.output="",c.pop(),a=s;continue}g({type:"slash",value:u,output:w});
continue}if(u==="."){if(i.braces>0&&a.type==="dot"){a.value==="."&&(a.output=A);let f=T[T.length-1];a.type="dots",a.output+=
u,a.value+=u,f.dots=!0;continue}if(i.braces+i.parens===0&&a.type!=="bos"&&a.type!=="slash"){g({type:"text",value:u,output:A});
continue}g({type:"dot",value:u,output:A});continue}if(u==="?"){if(!(a&&a.value==="(")&&n.noextglob!==!0&&b()==="("&&b(2)!==
"?"){we("qmark",u);continue}if(a&&a.type==="paren"){let h=b(),E=u;(a.value==="("&&!/[!=<:]/.test(h)||h==="<"&&!/<([!=]|\w+>)/.
test(W()))&&(E=`\\${u}`),g({type:"text",value:u,output:E});continue}if(n.dot!==!0&&(a.type==="slash"||a.type==="bos")){g(
{type:"qmark",value:u,output:X});continue}g({type:"qmark",value:u,output:_});continue}if(u==="!"){if(n.noextglob!==!0&&b()===
"("&&(b(2)!=="?"||!/[!=<:]/.test(b(3)))){we("negate",u);continue}if(n.nonegate!==!0&&i.index===0){he();continue}}if(u===
"+"){if(n.noextglob!==!0&&b()==="("&&b(2)!=="?"){we("plus",u);continue}if(a&&a.value==="("||n.regex===!1){g({type:"plus",
value:u,output:P});continue}if(a&&(a.type==="bracket"||a.type==="paren"||a.type==="brace")||i.parens>0){g({type:"plus",value:u});
continue}g({type:"plus",value:P});continue}if(u==="@"){if(n.noextglob!==!0&&b()==="("&&b(2)!=="?"){g({type:"at",extglob:!0,
value:u,output:""});continue}g({type:"text",value:u});continue}if(u!=="*"){(u==="$"||u==="^")&&(u=`\\${u}`);let f=ro.exec(
W());f&&(u+=f[0],i.index+=f[0].length),g({type:"text",value:u});continue}if(a&&(a.type==="globstar"||a.star===!0)){a.type=
"star",a.star=!0,a.value+=u,a.output=y,i.backtrack=!0,i.globstar=!0,v(u);continue}let p=W();if(n.noextglob!==!0&&/^\([^?]/.
test(p)){we("star",u);continue}if(a.type==="star"){if(n.noglobstar===!0){v(u);continue}let f=a.prev,h=f.prev,E=f.type===
"slash"||f.type==="bos",H=h&&(h.type==="star"||h.type==="globstar");if(n.bash===!0&&(!E||p[0]&&p[0]!=="/")){g({type:"sta\
r",value:u,output:""});continue}let S=i.braces>0&&(f.type==="comma"||f.type==="brace"),Q=B.length&&(f.type==="pipe"||f.type===
"paren");if(!E&&f.type!=="paren"&&!S&&!Q){g({type:"star",value:u,output:""});continue}for(;p.slice(0,3)==="/**";){let ce=e[i.
index+4];if(ce&&ce!=="/")break;p=p.slice(3),v("/**",3)}let ne=J()||i.parens>0&&p===")".repeat(i.parens)&&!B.some(ce=>ce.
type==="negate");if(f.type==="bos"&&J()){a.type="globstar",a.value+=u,a.output=N(n),i.output=a.output,i.globstar=!0,v(u);
continue}if(f.type==="slash"&&f.prev.type!=="bos"&&!H&&ne){i.output=i.output.slice(0,-(f.output+a.output).length),f.output=
`(?:${f.output}`,a.type="globstar",a.output=N(n)+(n.strictSlashes?")":"|$)"),a.value+=u,i.globstar=!0,i.output+=f.output+
a.output,v(u);continue}if(f.type==="slash"&&f.prev.type!=="bos"&&p[0]==="/"){let ce=p[1]!==void 0?"|$":"";i.output=i.output.
slice(0,-(f.output+a.output).length),f.output=`(?:${f.output}`,a.type="globstar",a.output=`${N(n)}${w}|${w}${ce})`,a.value+=
u,i.output+=f.output+a.output,i.globstar=!0,v(u+j()),g({type:"slash",value:"/",output:""});continue}if(f.type==="bos"&&p[0]===
"/"){a.type="globstar",a.value+=u,a.output=`(?:^|${w}|${N(n)}${w})`,i.output=a.output,i.globstar=!0,v(u+j()),g({type:"sl\
ash",value:"/",output:""});continue}i.output=i.output.slice(0,-a.output.length),a.type="globstar",a.output=N(n),a.value+=
u,i.output+=a.output,i.globstar=!0,v(u);continue}let C={type:"star",value:u,output:y};if(n.bash===!0){C.output=".*?",(a.
type==="bos"||a.type==="slash")&&(C.output=U+C.output),g(C);continue}if(a&&(a.type==="bracket"||a.type==="paren")&&n.regex===
!0){C.output=u,g(C);continue}(i.index===i.start||a.type==="slash"||a.type==="dot")&&(a.type==="dot"?(i.output+=V,a.output+=
V):n.dot===!0?(i.output+=q,a.output+=q):(i.output+=U,a.output+=U),b()!=="*"&&(i.output+=M,a.output+=M)),g(C)}for(;i.brackets>
0;){if(n.strictBrackets===!0)throw new SyntaxError(ge("closing","]"));i.output=K.escapeLast(i.output,"["),Z("brackets")}
for(;i.parens>0;){if(n.strictBrackets===!0)throw new SyntaxError(ge("closing",")"));i.output=K.escapeLast(i.output,"("),
Z("parens")}for(;i.braces>0;){if(n.strictBrackets===!0)throw new SyntaxError(ge("closing","}"));i.output=K.escapeLast(i.
output,"{"),Z("braces")}if(n.strictSlashes!==!0&&(a.type==="star"||a.type==="bracket")&&g({type:"maybe_slash",value:"",output:`${w}\
?`}),i.backtrack===!0){i.output="";for(let p of i.tokens)i.output+=p.output!=null?p.output:p.value,p.suffix&&(i.output+=
p.suffix)}return i};rt.fastpaths=(e,t)=>{let n={...t},r=typeof n.maxLength=="number"?Math.min(Ne,n.maxLength):Ne,o=e.length;
if(o>r)throw new SyntaxError(`Input length: ${o}, exceeds maximum allowed length: ${r}`);e=un[e]||e;let{DOT_LITERAL:s,SLASH_LITERAL:c,
ONE_CHAR:l,DOTS_SLASH:d,NO_DOT:x,NO_DOTS:A,NO_DOTS_SLASH:P,STAR:w,START_ANCHOR:M}=Ce.globChars(n.windows),R=n.dot?A:x,I=n.
dot?P:x,V=n.capture?"":"?:",q={negated:!1,prefix:""},_=n.bash===!0?".*?":w;n.capture&&(_=`(${_})`);let X=U=>U.noglobstar===
!0?_:`(${V}(?:(?!${M}${U.dot?d:s}).)*?)`,ee=U=>{switch(U){case"*":return`${R}${l}${_}`;case".*":return`${s}${l}${_}`;case"\
*.*":return`${R}${_}${s}${l}${_}`;case"*/*":return`${R}${_}${c}${l}${I}${_}`;case"**":return R+X(n);case"**/*":return`(?\
:${R}${X(n)}${c})?${I}${l}${_}`;case"**/*.*":return`(?:${R}${X(n)}${c})?${I}${_}${s}${l}${_}`;case"**/.*":return`(?:${R}${X(
n)}${c})?${s}${l}${_}`;default:{let m=/^(.*?)\.(\w+)$/.exec(U);if(!m)return;let y=ee(m[1]);return y?y+s+m[2]:void 0}}},D=K.
removePrefix(e,q),N=ee(D);return N&&n.strictSlashes!==!0&&(N+=`${c}?`),N};cn.exports=rt});var dn=le((Si,pn)=>{"use strict";var po=sn(),ot=ln(),fn=Ee(),mo=Se(),go=e=>e&&typeof e=="object"&&!Array.isArray(e),L=(e,t,n=!1)=>{
if(Array.isArray(e)){let A=e.map(w=>L(w,t,n));return w=>{for(let M of A){let R=M(w);if(R)return R}return!1}}let r=go(e)&&
e.tokens&&e.input;if(e===""||typeof e!="string"&&!r)throw new TypeError("Expected pattern to be a non-empty string");let o=t||
{},s=o.windows,c=r?L.compileRe(e,t):L.makeRe(e,t,!1,!0),l=c.state;delete c.state;let d=()=>!1;if(o.ignore){let A={...t,ignore:null,
onMatch:null,onResult:null};d=L(o.ignore,A,n)}let x=(A,P=!1)=>{let{isMatch:w,match:M,output:R}=L.test(A,c,t,{glob:e,posix:s}),
I={glob:e,state:l,regex:c,posix:s,input:A,output:R,match:M,isMatch:w};return typeof o.onResult=="function"&&o.onResult(I),
w===!1?(I.isMatch=!1,P?I:!1):d(A)?(typeof o.onIgnore=="function"&&o.onIgnore(I),I.isMatch=!1,P?I:!1):(typeof o.onMatch==
"function"&&o.onMatch(I),P?I:!0)};return n&&(x.state=l),x};L.test=(e,t,n,{glob:r,posix:o}={})=>{if(typeof e!="string")throw new TypeError(
"Expected input to be a string");if(e==="")return{isMatch:!1,output:""};let s=n||{},c=s.format||(o?fn.toPosixSlashes:null),
l=e===r,d=l&&c?c(e):e;return l===!1&&(d=c?c(e):e,l=d===r),(l===!1||s.capture===!0)&&(s.matchBase===!0||s.basename===!0?l=
L.matchBase(e,t,n,o):l=t.exec(d)),{isMatch:!!l,match:l,output:d}};L.matchBase=(e,t,n,r=n&&n.windows)=>(t instanceof RegExp?
t:L.makeRe(t,n)).test(fn.basename(e,{windows:r}));L.isMatch=(e,t,n)=>L(t,n)(e);L.parse=(e,t)=>Array.isArray(e)?e.map(n=>L.
parse(n,t)):ot(e,{...t,fastpaths:!1});L.scan=(e,t)=>po(e,t);L.compileRe=(e,t,n=!1,r=!1)=>{if(n===!0)return e.output;let o=t||
{},s=o.contains?"":"^",c=o.contains?"":"$",l=`${s}(?:${e.output})${c}`;e&&e.negated===!0&&(l=`^(?!${l}).*$`);let d=L.toRegex(
l,t);return r===!0&&(d.state=e),d};L.makeRe=(e,t={},n=!1,r=!1)=>{if(!e||typeof e!="string")throw new TypeError("Expected\
 a non-empty string");let o={negated:!1,fastpaths:!0};return t.fastpaths!==!1&&(e[0]==="."||e[0]==="*")&&(o.output=ot.fastpaths(
e,t)),o.output||(o=ot(e,t)),L.compileRe(o,t,n,r)};L.toRegex=(e,t)=>{try{let n=t||{};return new RegExp(e,n.flags||(n.nocase?
"i":""))}catch(n){if(t&&t.debug===!0)throw n;return/$^/}};L.constants=mo;pn.exports=L});var yn=le((Ei,hn)=>{"use strict";var mn=dn(),ho=Ee();function gn(e,t,n=!1){return t&&(t.windows===null||t.windows===void 0)&&
(t={...t,windows:ho.isWindows()}),mn(e,t,n)}Object.assign(gn,mn);hn.exports=gn});var re=class extends Error{constructor(t){super(`no answer within ${t} ms`),this.name="DeadlinePassed"}};function ut(e){
return{check(){if(Oe()>e)throw new re(e)},remainingMs:()=>Math.max(0,e-Oe())}}function Oe(){return process.uptime()*1e3}function ye(e,t,n){switch(e.kind){case"all":return at(e.of,t,n,"no");case"any":return at(e.of,t,n,"yes");case"not":return In(
ye(e.of,t,n));default:return Nn(e,t,n)}}function at(e,t,n,r){let o,s=[],c=[];for(let l of e){t.clock.check();try{let d=ye(
l,t,n);if(Pn(d)===r)return d;d.unsure===!0&&(o??=d),s.push(d)}catch(d){if(d instanceof re)throw d;c.push(d)}}if(c.length>
0)throw c[0];return o??Hn(r==="no",s)}function Hn(e,t){let n=t.flatMap(({missing:o=[]})=>o),r=t.flatMap(({because:o})=>o===
void 0?[]:[o]);return{holds:e,...r.length===0?{}:{because:r.join("; ")},...n.length===0?{}:{missing:n}}}function In(e){return e.
unsure===!0?e:{...e,holds:!e.holds}}function Pn(e){return e.unsure===!0?"unsure":e.holds?"yes":"no"}function Nn(e,t,n){let r=n[e.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${e.kind}"`);return r.holds(e,t)}function G(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function k(e,t){return Object.hasOwn(e,t)?e[t]:void 0}
function fe(e,t){let n=k(e,t);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as Dn}from"node:path";var $=class extends Error{constructor(t){super(t),this.name="CannotTell"}};var ct="main",pe="unknown";function lt(e){let t=k(e,"agent_type")??"";if(t==="")return(k(e,"agent_id")??"")===""?ct:pe;if(typeof t!=
"string")return pe;let n=De(t);return n===ct?pe:n}function De(e){return e.toLowerCase()}function Be(e){return e==="Task"?"Agent":e}function ft(e,t){return e.any===!0||t===""||e.names?.some(r=>Be(r)===t)===!0?
!0:(e.prefixes??[]).some(({prefix:r,except:o})=>t.startsWith(r)&&!o.includes(t))}var Bn=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),se=new Set(["Stop","SubagentStop"]),oe=class extends ${};function Me(e,t,n){let r=Mn(e),o=fe(r,"hook_event_name")??
t;if(!jn(o,t))throw new $(`it waits for ${t} and was called for another event`);let s=pt(k(r,"cwd"))??n.cwd,c=Bn.has(o),
l=k(r,"agent_id"),d=fe(r,"transcript_path");return{event:o,tool:c?Gn(r):"",get input(){return c?Fn(r):r},cwd:s,projectDir:pt(
n.projectDir)??s,identity:lt(r),...dt(l)?{}:{agentId:typeof l=="string"?l:""},...d===void 0?{}:{transcriptPath:d},payload:r,
clock:n.clock}}function Mn(e){if(e.trim()==="")throw new oe("standard input held no payload");let t;try{t=JSON.parse(e.replace(
/^\uFEFF/u,""))}catch{throw new oe("the payload on standard input is not valid JSON")}if(!G(t))throw new oe("the payload\
 on standard input is no JSON object");return t}function jn(e,t){return e===t||se.has(e)&&se.has(t)}function Gn(e){let t=fe(
e,"tool_name");if(t===void 0)throw new $("the payload names no tool");return Be(t)}function Fn(e){let t=k(e,"tool_input");
if(dt(t))return{};if(!G(t))throw new $("the payload's tool_input is no object");return t}function dt(e){return e==null||
e===""}function pt(e){return typeof e=="string"&&Dn(e)?e:void 0}function gt(e,t){return e===void 0?!0:"only"in e?t!==pe&&mt(e.only,t):t===pe||!mt(e.except,t)}function mt(e,t){return e.
some(n=>De(n)===t)}function ht(e){return(t,n)=>se.has(n.event)&&Jn(n)?{verdict:"none"}:Un(t,n,e)}function Un(e,t,n){let r=!1;for(let o of e.
cases){let s=Wn(o,t,n);if(!s.holds)continue;let c=Kn(o,s,t,n);if(c!==void 0)return c;if(r=!0,s.unsure!==!0)return{verdict:"\
allow"}}return e.otherwise==="block"?{verdict:"block",message:e.otherwiseMessage??"{hook} refuses this call."}:{verdict:r?
"allow":"none"}}function Wn(e,t,n){return!gt(e.who,t.identity)||!ft(e.tools,t.tool)?{holds:!1}:e.where===void 0?{holds:!0}:
ye(e.where,t,n)}function Kn(e,t,n,r){if(e.require===void 0)return{verdict:"block",message:e.message,because:t.because};let o=ye(
e.require,n,r);if(o.holds&&o.unsure!==!0)return;let s=[t.because,o.because].filter(c=>c!==void 0);return{verdict:"block",
message:e.message,because:s.length===0?void 0:s.join("; "),missing:o.missing}}function Jn(e){return!!k(e.payload,"stop_h\
ook_active")}import{resolve as nr}from"node:path";var qn=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:z,constants:de,existsSync:qo,fstatSync:Ae,
ftruncateSync:Xo,lstatSync:yt,openSync:ke,readdirSync:Qo,readFileSync:At,readlinkSync:xt,readSync:$e,realpathSync:zo,statSync:Zo,
writeSync:Le}=qn;var Xn=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu,Qn=/[^\p{L}\p{N}_:.\-/@+*]+/gu;function Y(e){return bt(e.replace(Qn,"_"),120)}
function ie(e){return bt(e.replace(Xn," ").trim(),300)}function bt(e,t){let n=Array.from(e.slice(0,t*2+2));return n.length>
t?`${n.slice(0,t-1).join("")}\u2026`:e}function Rt(e,t){let{tool:n,agent:r,event:o,session:s}=t,c={tool:Y(n),agent:Y(r),event:Y(o)},l=`${JSON.stringify({...t,...c,
session:Y(s)})}
`,{O_APPEND:d,O_CREAT:x,O_WRONLY:A}=de,P=d|x|A|(de.O_NONBLOCK??0);try{let w=ke(e,P,384);try{Le(w,l)}finally{z(w)}}catch{}}var zn=/\{(tool|agent|hook|type|missing|because)\}/gu;function Te(e,t){return e.replace(zn,(n,r)=>Zn(r,t))}function Zn(e,t){
switch(e){case"because":return t.because===void 0?"":` (${ie(t.because)})`;case"missing":return ie((t.missing??[]).join(
" and "));case"type":return Y(t.type??"")||"none";default:return Y(t[e])}}function St(e,t,n){let r={...t,hook:e.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":
return{exit:0,stdout:"",stderr:ve(e,e.log?.allow,r)};case"block":{let{because:o,missing:s}=n,c={...r,because:o,missing:s},
l=ve(e,e.log?.act,c);return Yn(t.event,Vn(n.message,c),l)}case"remind":return _t(e,t,Te(n.text,r));case"inject":return _t(
e,t,n.text)}}function Et(e,t,n){let r=e.onError==="block"&&!se.has(t.event),o=ie(n instanceof Error?n.message:String(n)),
s=`${e.hook} could not decide, an infrastructure fault, not policy: ${o}.`,c=r?"It refuses what it cannot judge. Repair \
the cause and retry; the call itself may be in order.":"The call goes on unchecked by this hook.",d=ve(e,`op=error tool=\
{tool} verdict=${r?"block":"allow"} detail=infrastructure`,{...t,hook:e.hook});return{exit:r?2:0,stdout:"",stderr:`${s} ${c}\

${d}`}}function Yn(e,t,n){return se.has(e)?{exit:0,stdout:Ct({decision:"block",reason:t}),stderr:n}:{exit:2,stdout:"",stderr:`${t}\

${n}`}}function Vn(e,t){let n=Te(e,t).trimEnd(),{missing:r=[],because:o}=t,s=r.length===0||e.includes("{missing}"),c=o===
void 0||e.includes("{because}");return[n,...s?[]:[`Missing: ${ie(r.join(" and "))}`],...c?[]:[`Reason: ${ie(o)}`]].join(
`
`)}function _t(e,t,n){let r={hookEventName:t.event,additionalContext:n},o=ve(e,e.log?.act,{...t,hook:e.hook});return{exit:0,
stdout:Ct({hookSpecificOutput:r}),stderr:o}}function Ct(e){return`${JSON.stringify(e)}
`}function ve(e,t,n){return e.log===void 0||t===void 0?"":`[${e.log.tag}] ${Te(t,n)}
`}function wt(){let{stdin:e}=process;return e.isTTY?Promise.resolve(""):new Promise((t,n)=>{let r=[];e.on("data",o=>r.push(
o)),e.on("end",()=>t(Buffer.concat(r).toString("utf8"))),e.on("error",n)})}function je(e,t){let n=Buffer.from(t,"utf8");
for(let r=0;n.length>0&&r<1e3;r+=1)try{n=n.subarray(Le(e,n))}catch(o){if(!er(o))return;tr(1)}}function er(e){return e instanceof
Error&&"code"in e&&e.code==="EAGAIN"}function tr(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}async function kt(e,t){let n=ut(e.deadlineMs),r,o=s=>Ot(e,r,Et(e,Ge(e,r),s));process.on("uncaughtException",o),process.on(
"unhandledRejection",o),setTimeout(()=>o(new re(e.deadlineMs)),n.remainingMs());try{let s=process.env.CLAUDE_PROJECT_DIR,
c=await wt();r=rr(c,e,{projectDir:s,clock:n,get cwd(){return process.cwd()}});let d=await t(e.rule,r);Ot(e,r,St(e,Ge(e,r),
d),d)}catch(s){o(s)}}function rr(e,t,n){try{return Me(e,t.event,n)}catch(r){if(!(r instanceof oe)||!or(t.rule))throw r;return Me(
"{}",t.event,n)}}function or(e){return e.kind==="inject"&&e.parts.every(({kind:t,who:n})=>t==="text"&&n===void 0)}function Ge(e,t){
if(t===void 0)return{event:e.event,tool:"",agent:""};let{event:n,tool:r,identity:o}=t;return{event:n,tool:r,agent:o,type:sr(
t)}}function sr(e){let t=k(e.payload,"tool_input"),n=G(t)?k(t,"subagent_type"):void 0;return typeof n=="string"?n:void 0}
function Ot(e,t,n,r){try{je(1,n.stdout),je(2,n.stderr),ir(e,t,n,r)}finally{process.exit(n.exit)}}function ir(e,t,n,r){let o=process.
env.ENFORCEMENT_LOG??"";if(o==="")return;let{event:s,tool:c,agent:l}=Ge(e,t),d=t===void 0?"":k(t.payload,"session_id");Rt(
nr(t?.projectDir??"",o),{time:new Date().toISOString(),hook:e.hook,event:s,tool:c,agent:l,verdict:r?.verdict??(n.exit===
2?"block":"allow"),cause:r===void 0?"infrastructure":"policy",ms:Math.round(Oe()),session:typeof d=="string"?d:""})}import{join as $r}from"node:path";function be(e){let t=ke(e,de.O_RDONLY|(de.O_NONBLOCK??0));if(Ae(t).isFile())return t;throw z(t),new xe(e)}function Fe(e){
let t=be(e);try{return At(t,"utf8")}finally{z(t)}}var xe=class extends Error{constructor(t){super(`${t} is no regular fi\
le`),this.name="NotRegular"}};var $t=4096;function Lt(e){let t;try{t=be(e)}catch{return}try{let n=Buffer.alloc($t);return n.toString("utf8",0,$e(t,n,0,
$t,0)).replace(/^\uFEFF/u,"").split(/\r?\n/u)[0]}catch{return}finally{z(t)}}var ur=new Set(["Write","Edit","MultiEdit","NotebookEdit"]);function He(e,t){let n=t.flatMap(r=>ar(r,k(e.input,r)));if(n.
length===0&&ur.has(e.tool))throw new $(`the call of ${e.tool} names no path`);return n}function ar(e,t){return t==null||
t===""?[]:(Array.isArray(t)?t:[t]).map(r=>{if(typeof r=="string")return r;throw new $(`the field "${e}" holds something \
other than a path`)})}var cr=/[\\/]\.claude[\\/]worktrees[\\/][^\\/]+(?=[\\/]|$)/u;function Re(e){let t=e;for(let n=Tt(t);n!==t;n=Tt(t))t=n;return t}
function Tt(e){return e.replace(cr,"")||e}function _e(e){try{return yt(e,{throwIfNoEntry:!1})}catch(t){if(t instanceof Error&&"code"in t&&t.code==="ENOTDIR")return;
throw t}}import{dirname as lr,isAbsolute as fr,parse as Ue,sep as We}from"node:path";var pr=40,dr=We==="\\"?/[\\/]/u:/\//u;function ue(e){let t=Ue(e).root,n=vt(e);for(let r=0;n.length>0;){let o=n.pop()??"";
if(o===""||o===".")continue;if(o===".."){t=lr(t);continue}let s=t.endsWith(We)?t+o:t+We+o,c=mr(s);if(c===void 0){t=s;continue}
if(r+=1,r>pr)throw new $("a path leads through a circle of links");fr(c)&&(t=Ue(c).root),n.push(...vt(c))}return t}function vt(e){
return e.slice(Ue(e).root.length).split(dr).reverse()}function mr(e){return _e(e)?.isSymbolicLink()??!1?xt(e):void 0}import{isAbsolute as gr}from"node:path";function Ie(e,t){return{plain:Ht(e,t),odd:hr(e).flatMap(n=>Ht(n,t))}}function Ht(e,t){
return gr(e)?[e]:[...new Set([`${t.cwd}/${e}`,`${t.projectDir}/${e}`])]}function hr(e){let t=[];e.includes("\\")&&t.push(
e.replaceAll("\\","/"));let n=process.env.HOME??"";return n!==""&&/^~(?:[\\/]|$)/u.test(e)&&t.push(`${n}${e.slice(1)}`),
/^file:/iu.test(e)&&t.push(yr(e.replace(/^file:(?:\/\/[^/]*)?/iu,""))),t}function yr(e){try{return decodeURIComponent(e)}catch{
return e}}function Ke(e,t=!1){return new RegExp(e,t?"iu":"u")}function It(e){let t=e.toString("utf8").replace(/^[\0\uFEFF]+|\0+$/gu,"");try{let n=JSON.parse(t);return G(n)?n:void 0}catch{
return}}function Pt(e){let t=k(e,"message");return G(t)?Je(k(t,"content")):[]}function Je(e){return typeof e=="string"?[
{type:"text",text:e}]:Array.isArray(e)?e.filter(G):[]}var Us=64*1024,Ws=4*1024*1024;function Nt(e){try{return be(e)}catch(t){if(t instanceof xe)throw new $("the transcript is no regular file");let n=t instanceof
Error&&"code"in t?String(t.code):"unknown error";throw new $(`the transcript cannot be read (${n})`)}}function Dt(e,t,n){let r=Buffer.allocUnsafe(n);for(let o=0;o<n;){let s=$e(e,r,o,n-o,t+o);if(s===0)throw new $("the trans\
cript changed while it was read");o+=s}return r}import{basename as Ar}from"node:path";var xr=/^[A-Za-z0-9_-]{1,128}$/u;function Bt(e){let{transcriptPath:t,agentId:n}=e;if(t===void 0)throw new $("the payload\
 names no transcript");if(n===void 0)return{path:t,side:"main"};if(!xr.test(n))throw new $("the payload's agent_id is no\
 file name");let r=`agent-${n}.jsonl`;return Ar(t)===r?{path:t,side:"agent"}:{path:`${t.replace(/\.jsonl$/u,"")}/subagen\
ts/${r}`,side:"agent"}}function jt(e,t){if(Gt(e)||!Mt(e,br[t]))return;let n=Rr(e),r=n.flatMap(o=>fe(o,"text")??[]).filter(o=>!Cr(o,e));if(!(r.length===
0&&!_r(n)))return{text:r.join(`
`),byPerson:t==="main"&&Mt(e,["human"])}}var br={main:["human","channel","unclassified"],agent:["human","channel","uncla\
ssified","peer","coordinator"]};function Rr(e){if(e.type==="user")return Pt(e);let t=k(e,"attachment");return e.type!=="\
attachment"||!G(t)?[]:t.type!=="queued_command"||Gt(t)?[]:(t.commandMode??"prompt")==="prompt"?Je(t.prompt):[]}function Gt(e){
return["isMeta","isCompactSummary","isVisibleInTranscriptOnly","hookText"].some(n=>e[n]===!0)||e.rowSource==="hook"||e.promptSource===
"system"||e.turnOrigin==="task_notification"}function Mt(e,t){let n=e.attachment;return[e,G(n)?n:{}].map(o=>o.origin).every(
o=>!G(o)||t.includes(String(o.kind)))}function _r(e){let t=e.map(n=>n.type);return!t.includes("tool_result")&&(t.includes(
"image")||t.includes("document"))}var Sr=/^\s*(?:<(?:local-command-(?:caveat|stdout|stderr)|bash-(?:stdout|stderr)|command-name)>|\[Request interrupted by user)/u,
Er=/^\s*(?:<(?:task-notification|teammate-message|system-reminder)\b|Stop hook feedback:)/u;function Cr(e,t){return Sr.test(
e)?!0:!(G(t.origin)&&t.origin.kind==="human")&&Er.test(e)}var Ft=64*1024;function Ut(e,t){let{path:n,side:r}=Bt(e),o=Nt(n);try{for(let s of wr(o,t,e)){let c=It(s),l=c===void 0?void 0:
jt(c,r);if(l!==void 0)return l.text}}finally{z(o)}throw new $("the agent's transcript holds no task")}function*wr(e,t,n){
let r=Math.min(Ae(e).size,t),o=[];for(let s=0;s<r;s+=Ft){n.clock.check();let c=Dt(e,s,Math.min(Ft,r-s));for(let l=c.indexOf(
10);l!==-1;l=c.indexOf(10))yield Buffer.concat([...o,c.subarray(0,l)]),o=[],c=c.subarray(l+1);o.push(c)}yield Buffer.concat(
o)}import{dirname as Wt,join as qe,resolve as Or}from"node:path";function Xe(e){for(let t=e;;t=Wt(t)){if(_e(qe(t,".git"))!==void 0)return t;if(Wt(t)===t)return}}function Kt(e){try{let t=Fe(
qe(kr(e),"HEAD")),n=/^ref: refs\/heads\/(.+?)\s*$/u.exec(t)?.[1];return n===".invalid"?void 0:n}catch{return}}function kr(e){
let t=qe(e,".git");if(_e(t)?.isDirectory()===!0)return t;let n=/^gitdir: (.+?)\s*$/u.exec(Fe(t))?.[1]??".git";return Or(
e,n)}var Lr=["file_path","notebook_path","path"],Jt={kind:"issue-named",holds(e,t){let n=Ke(e.branch),r=Ke(e.text,!0);return{
holds:Tr(t).every(s=>vr(s,n)||Hr(s,e.files,r,t))||Ir(e,r,t)}}};function Tr(e){let t=He(e,Lr).flatMap(o=>Ie(o,e).plain),n=Xe(
ue(e.cwd))??e.cwd,r=(t.length===0?[e.cwd]:t).map(ue);return[...new Set(r.map(o=>Xe(o)??n))]}function vr(e,t){let n=Kt(e);
return n!==void 0&&t.test(n)}function Hr(e,t,n,r){return[e,r.projectDir].some(o=>t.some(s=>n.test(Lt($r(o,s))??"")))}function Ir({
maxBytes:e},t,n){let r=Re(n.cwd)!==n.cwd;return n.agentId===void 0||!r?!1:t.test(Ut(n,e))}var st=vn(yn(),1);import{isAbsolute as yo,relative as Ao,resolve as Rn,sep as An}from"node:path";var _n=process.platform==="darwin"||process.platform==="win32";function Sn(e,t,n){let r=t.map(s=>xo(s,n)),o=e.map(s=>_o(
s,r,n));return o.length>0&&o.every(s=>s==="inside")?"inside":o.every(s=>s==="outside")?"outside":"perhaps"}function xo(e,t){
let{base:n,glob:r}=st.default.scan(bo(e).replace(/\/+$/u,"")),o=Rn(t.projectDir,n),s=[o,ue(o)].map(Re);return{roots:[...new Set(
s)],matches:Ro(r)}}function bo(e){let t=process.env.HOME??"";return t!==""&&e.startsWith("~/")?`${t}${e.slice(1)}`:e}function Ro(e){
if(e===""||e==="**")return()=>!0;let t;return n=>(t??=(0,st.default)([e,`${e}/**`],{dot:!0,nocase:_n}),t(n))}function _o(e,t,n){
let{plain:r,odd:o}=Ie(e,n);if(r.map(x=>xn(ue(x),t)).every(Boolean))return"inside";let c=[...r,...o],l=c.map(x=>Rn(x));return[
...l,...[...c,...l].map(ue)].some(x=>xn(x,t))?"perhaps":"outside"}function xn(e,t){let n=Re(e);return t.some(({roots:r,matches:o})=>r.
some(s=>{let c=So(bn(s),bn(n));return c!==void 0&&o(c)}))}function So(e,t){let n=Ao(e,t);if(!(yo(n)||n===".."||n.startsWith(
`..${An}`)))return n.split(An).join("/")}function bn(e){return _n?e.normalize("NFC").toLowerCase():e}var En={kind:"path-under",holds(e,t){let n=Sn(He(t,e.fields),e.globs,t);return n==="perhaps"?{holds:!0,unsure:!0}:{holds:n===
"inside"}}};await kt({
  "hook": "check-issue",
  "event": "PreToolUse",
  "onError": "block",
  "deadlineMs": 8000,
  "rule": {
    "kind": "decide",
    "cases": [
      {
        "tools": {
          "names": [
            "Edit",
            "NotebookEdit",
            "Write"
          ]
        },
        "where": {
          "kind": "not",
          "of": {
            "kind": "path-under",
            "globs": [
              "memory",
              "documents",
              "projects",
              "output",
              "generated",
              "extracted",
              "url-get"
            ],
            "fields": [
              "file_path",
              "notebook_path"
            ]
          }
        },
        "require": {
          "kind": "issue-named",
          "branch": "(?:^|[/_-])(?:issue[-_]?)?\\d+(?=[-_/]|$)",
          "files": [
            ".issue"
          ],
          "text": "\\bissues?\\b[^\\n.;,#]{0,40}#\\d+",
          "maxBytes": 67108864
        },
        "message": "No issue is named for this work, and file writes wait for one. Create the issue, then work on a branch that carries its number, or put `issue #N` into the first line of `.issue`."
      }
    ],
    "otherwise": "allow"
  },
  "log": {
    "tag": "check-issue",
    "act": "op=block tool={tool} detail=no issue"
  }
},ht({"issue-named":Jt,"path-under":En}));
