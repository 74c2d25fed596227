#!/usr/bin/env node
var pn=Object.create;var Yt=Object.defineProperty;var dn=Object.getOwnPropertyDescriptor;var gn=Object.getOwnPropertyNames;var mn=Object.getPrototypeOf,yn=Object.prototype.hasOwnProperty;var at=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var hn=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of gn(e))!yn.call(t,o)&&o!==n&&Yt(t,o,{get:()=>e[o],
enumerable:!(r=dn(e,o))||r.enumerable});return t};var Zt=(t,e,n)=>(n=t!=null?pn(mn(t)):{},hn(e||!t||!t.__esModule?Yt(n,"default",{value:t,enumerable:!0}):n,t));var xt=at((Mo,Oe)=>{"use strict";var Ee="[^\\\\/]",Bn="(?=.)",be="[^/]",It="(?:\\/|$)",Ce="(?:^|\\/)",Pt=`\\.{1,2}${It}`,
jn="(?!\\.)",Fn=`(?!${Ce}${Pt})`,Gn=`(?!\\.{0,1}${It})`,Un=`(?!${Pt})`,Wn="[^.\\/]",Kn=`${be}*?`,Xn="/",$e={DOT_LITERAL:"\
\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR:Bn,QMARK:be,END_ANCHOR:It,DOTS_SLASH:Pt,NO_DOT:jn,
NO_DOTS:Fn,NO_DOT_SLASH:Gn,NO_DOTS_SLASH:Un,QMARK_NO_DOT:Wn,STAR:Kn,START_ANCHOR:Ce,SEP:Xn},qn={...$e,SLASH_LITERAL:"[\\\\\
/]",QMARK:Ee,STAR:`${Ee}*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$\
))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"\
(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"},Jn={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",
blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'(\
)\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};Oe.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,
MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:Jn,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,
REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,
REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},
CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,
CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,
CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,
CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,
CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,
CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,
CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(t){return{"!":{type:"negate",
open:"(?:(?!(?:",close:`))${t.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},
"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(t){return t===!0?qn:$e}}});var Rt=at(B=>{"use strict";var{REGEX_BACKSLASH:Qn,REGEX_REMOVE_BACKSLASH:zn,REGEX_SPECIAL_CHARS:Yn,REGEX_SPECIAL_CHARS_GLOBAL:Zn}=xt();
B.isObject=t=>t!==null&&typeof t=="object"&&!Array.isArray(t);B.hasRegexChars=t=>Yn.test(t);B.isRegexChar=t=>t.length===
1&&B.hasRegexChars(t);B.escapeRegex=t=>t.replace(Zn,"\\$1");B.toPosixSlashes=t=>t.replace(Qn,"/");B.isWindows=()=>{if(typeof navigator<
"u"&&navigator.platform){let t=navigator.platform.toLowerCase();return t==="win32"||t==="windows"}return typeof process<
"u"&&process.platform?process.platform==="win32":!1};B.removeBackslashes=t=>t.replace(zn,e=>e==="\\"?"":e);B.escapeLast=
(t,e,n)=>{let r=t.lastIndexOf(e,n);return r===-1?t:t[r-1]==="\\"?B.escapeLast(t,e,r-1):`${t.slice(0,r)}\\${t.slice(r)}`};
B.removePrefix=(t,e={})=>{let n=t;return n.startsWith("./")&&(n=n.slice(2),e.prefix="./"),n};B.wrapOutput=(t,e={},n={})=>{
let r=n.contains?"":"^",o=n.contains?"":"$",a=`${r}(?:${t})${o}`;return e.negated===!0&&(a=`(?:^(?!${a}).*$)`),a};B.basename=
(t,{windows:e}={})=>{let n=t.split(e?/[\\/]/:"/"),r=n[n.length-1];return r===""?n[n.length-2]:r}});var Pe=at((jo,Ie)=>{"use strict";var we=Rt(),{CHAR_ASTERISK:Nt,CHAR_AT:Vn,CHAR_BACKWARD_SLASH:pt,CHAR_COMMA:tr,CHAR_DOT:Dt,
CHAR_EXCLAMATION_MARK:Mt,CHAR_FORWARD_SLASH:ve,CHAR_LEFT_CURLY_BRACE:Bt,CHAR_LEFT_PARENTHESES:Ot,CHAR_LEFT_SQUARE_BRACKET:er,
CHAR_PLUS:nr,CHAR_QUESTION_MARK:Le,CHAR_RIGHT_CURLY_BRACE:rr,CHAR_RIGHT_PARENTHESES:Te,CHAR_RIGHT_SQUARE_BRACKET:or}=xt(),
ke=t=>t===ve||t===pt,He=t=>{t.isPrefix!==!0&&(t.depth=t.isGlobstar?1/0:1)},sr=(t,e)=>{let n=e||{},r=t.length-1,o=n.parts===
!0||n.tokens===!0||n.scanToEnd===!0,a=[],c=[],l=[],d=t,A=-1,y=0,O=0,m=!1,I=!1,_=!1,T=!1,Q=!1,K=!1,E=!1,X=!1,tt=!1,N=!1,P=0,
j,g,R={value:"",depth:0,isGlob:!1},s=()=>A>=r,D=()=>d.charCodeAt(A+1),k=()=>(j=g,d.charCodeAt(++A));for(;A<r;){g=k();let S;
if(g===pt){E=R.backslashes=!0,g=k(),g===Bt&&(K=!0);continue}if(K===!0||g===Bt){for(P++;s()!==!0&&(g=k());){if(g===pt){E=
R.backslashes=!0,k();continue}if(g===Bt){P++;continue}if(K!==!0&&g===Dt&&(g=k())===Dt){if(m=R.isBrace=!0,_=R.isGlob=!0,N=
!0,o===!0)continue;break}if(K!==!0&&g===tr){if(m=R.isBrace=!0,_=R.isGlob=!0,N=!0,o===!0)continue;break}if(g===rr&&(P--,P===
0)){K=!1,m=R.isBrace=!0,N=!0;break}}if(o===!0)continue;break}if(g===ve){if(a.push(A),c.push(R),R={value:"",depth:0,isGlob:!1},
N===!0)continue;if(j===Dt&&A===y+1){y+=2;continue}O=A+1;continue}if(n.noext!==!0&&(g===nr||g===Vn||g===Nt||g===Le||g===Mt)===
!0&&D()===Ot){if(_=R.isGlob=!0,T=R.isExtglob=!0,N=!0,g===Mt&&A===y&&(tt=!0),o===!0){let F=0;for(;s()!==!0&&(g=k());){if(g===
pt){E=R.backslashes=!0,k();continue}if(g===Ot){F++;continue}if(g===Te&&--F===0){N=!0;break}}continue}break}if(g===Nt){if(j===
Nt&&(Q=R.isGlobstar=!0),_=R.isGlob=!0,N=!0,o===!0)continue;break}if(g===Le){if(_=R.isGlob=!0,N=!0,o===!0)continue;break}
if(g===er){for(;s()!==!0&&(S=k());){if(S===pt){E=R.backslashes=!0,k();continue}if(S===or){I=R.isBracket=!0,_=R.isGlob=!0,
N=!0;break}}if(o===!0)continue;break}if(n.nonegate!==!0&&g===Mt&&A===y){X=R.negated=!0,y++;continue}if(n.noparen!==!0&&g===
Ot){if(_=R.isGlob=!0,o===!0){let M=1;for(;s()!==!0&&(g=k());){if(g===pt){E=R.backslashes=!0,k();continue}if(g===Ot){M++;
continue}if(g===Te&&--M===0){N=!0;break}}continue}break}if(_===!0){if(N=!0,o===!0)continue;break}}n.noext===!0&&(T=!1,_=
!1);let w=d,u="",i="";y>0&&(u=d.slice(0,y),d=d.slice(y),O-=y),w&&_===!0&&O>0?(w=d.slice(0,O),i=d.slice(O)):_===!0?(w="",
i=d):w=d,w&&w!==""&&w!=="/"&&w!==d&&ke(w.charCodeAt(w.length-1))&&(w=w.slice(0,-1)),n.unescape===!0&&(i&&(i=we.removeBackslashes(
i)),w&&E===!0&&(w=we.removeBackslashes(w)));let U={prefix:u,input:t,start:y,base:w,glob:i,isBrace:m,isBracket:I,isGlob:_,
isExtglob:T,isGlobstar:Q,negated:X,negatedExtglob:tt};if(n.tokens===!0&&(U.maxDepth=0,ke(g)||c.push(R),U.tokens=c),n.parts===
!0||n.tokens===!0){let S;for(let H=0;H<a.length;H++){let it=S!==void 0?S+1:y,mt=a[H],et=t.slice(it,mt);n.tokens&&(H===0&&
y!==0?(c[H].isPrefix=!0,c[H].value=u):c[H].value=et,He(c[H]),U.maxDepth+=c[H].depth),mt>=y&&(l.push(et),S=mt)}let M=S!==
void 0?S+1:y,F=t.slice(M);l.push(F),n.tokens&&S&&S+1<t.length&&(c[c.length-1].value=F,He(c[c.length-1]),U.maxDepth+=c[c.
length-1].depth),U.slashes=a,U.parts=l}return U};Ie.exports=sr});var Be=at((Fo,Me)=>{"use strict";var At=xt(),G=Rt(),{MAX_LENGTH:wt,POSIX_REGEX_SOURCE:ir,REGEX_NON_SPECIAL_CHARS:ur,REGEX_SPECIAL_CHARS_BACKREF:ar,
REPLACEMENTS:Ne}=At,cr=(t,e)=>{if(typeof e.expandRange=="function")return e.expandRange(...t,e);t.sort();let n=`[${t.join(
"-")}]`;try{new RegExp(n)}catch{return t.map(o=>G.escapeRegex(o)).join("..")}return n},dt=(t,e)=>`Missing ${t}: "${e}" -\
 use "\\\\${e}" to match literal characters`,De=t=>{let e=[],n=0,r=0,o=0,a="",c=!1;for(let l of t){if(c===!0){a+=l,c=!1;
continue}if(l==="\\"){a+=l,c=!0;continue}if(l==='"'){o=o===1?0:1,a+=l;continue}if(o===0){if(l==="[")n++;else if(l==="]"&&
n>0)n--;else if(n===0){if(l==="(")r++;else if(l===")"&&r>0)r--;else if(l==="|"&&r===0){e.push(a),a="";continue}}}a+=l}return e.
push(a),e},lr=t=>{let e=!1;for(let n of t){if(e===!0){e=!1;continue}if(n==="\\"){e=!0;continue}if(/[?*+@!()[\]{}]/.test(
n))return!1}return!0},Ft=t=>{let e=t.trim(),n=!0;for(;n===!0;)n=!1,/^@\([^\\()[\]{}|]+\)$/.test(e)&&(e=e.slice(2,-1),n=!0);
if(lr(e))return e.replace(/\\(.)/g,"$1")},fr=t=>{let e=t.map(Ft).filter(Boolean);for(let n=0;n<e.length;n++)for(let r=n+
1;r<e.length;r++){let o=e[n],a=e[r],c=o[0];if(!(!c||o!==c.repeat(o.length)||a!==c.repeat(a.length))&&(o===a||o.startsWith(
a)||a.startsWith(o)))return!0}return!1},jt=(t,e=!0)=>{if(t[0]!=="+"&&t[0]!=="*"||t[1]!=="(")return;let n=0,r=0,o=0,a=!1;
for(let c=1;c<t.length;c++){let l=t[c];if(a===!0){a=!1;continue}if(l==="\\"){a=!0;continue}if(l==='"'){o=o===1?0:1;continue}
if(o!==1){if(l==="["){n++;continue}if(l==="]"&&n>0){n--;continue}if(!(n>0)){if(l==="("){r++;continue}if(l===")"&&(r--,r===
0))return e===!0&&c!==t.length-1?void 0:{type:t[0],body:t.slice(2,c),end:c}}}}},pr=t=>`${t.length===1?G.escapeRegex(t[0]):
`[${t.map(n=>G.escapeRegex(n)).join("")}]`}*`,dr=t=>{let e=0,n=[];for(;e<t.length;){let r=jt(t.slice(e),!1);if(!r||r.type!==
"*")return;let o=De(r.body).map(c=>c.trim());if(o.length!==1)return;let a=Ft(o[0]);if(!a||a.length!==1)return;n.push(a),
e+=r.end+1}if(!(n.length<1))return n},gr=t=>{let e=0,n=t.trim(),r=jt(n);for(;r;)e++,n=r.body.trim(),r=jt(n);return e},mr=(t,e)=>{
if(e.maxExtglobRecursion===!1)return{risky:!1};let n=typeof e.maxExtglobRecursion=="number"?e.maxExtglobRecursion:At.DEFAULT_MAX_EXTGLOB_RECURSION,
r=De(t).map(l=>l.trim());if(r.length>1&&(r.some(l=>l==="")||r.some(l=>/^[*?]+$/.test(l))||fr(r)))return{risky:!0};let o=[],
a=!1,c=!0;for(let l of r){let d=dr(l);if(d){a=!0,o.push(...d);continue}let A=Ft(l);if(A&&A.length===1){o.push(A);continue}
if(c=!1,gr(l)>n)return{risky:!0}}return a?c?{risky:!0,safeOutput:pr([...new Set(o)])}:{risky:!0}:{risky:!1}},Gt=(t,e)=>{
if(typeof t!="string")throw new TypeError("Expected a string");t=Ne[t]||t;let n={...e},r=typeof n.maxLength=="number"?Math.
min(wt,n.maxLength):wt,o=t.length;if(o>r)throw new SyntaxError(`Input length: ${o}, exceeds maximum allowed length: ${r}`);
let a={type:"bos",value:"",output:n.prepend||""},c=[a],l=n.capture?"":"?:",d=At.globChars(n.windows),A=At.extglobChars(d),
{DOT_LITERAL:y,PLUS_LITERAL:O,SLASH_LITERAL:m,ONE_CHAR:I,DOTS_SLASH:_,NO_DOT:T,NO_DOT_SLASH:Q,NO_DOTS_SLASH:K,QMARK:E,QMARK_NO_DOT:X,
STAR:tt,START_ANCHOR:N}=d,P=p=>`(${l}(?:(?!${N}${p.dot?_:y}).)*?)`,j=n.dot?"":T,g=n.dot?E:X,R=n.bash===!0?P(n):tt;n.capture&&
(R=`(${R})`),typeof n.noext=="boolean"&&(n.noextglob=n.noext);let s={input:t,index:-1,start:0,dot:n.dot===!0,consumed:"",
output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens:c};t=G.removePrefix(
t,s),o=t.length;let D=[],k=[],w=[],u=a,i,U=()=>s.index===o-1,S=s.peek=(p=1)=>t[s.index+p],M=s.advance=()=>t[++s.index]||
"",F=()=>t.slice(s.index+1),H=(p="",$=0)=>{s.consumed+=p,s.index+=$},it=p=>{s.output+=p.output!=null?p.output:p.value,H(
p.value)},mt=()=>{let p=1;for(;S()==="!"&&(S(2)!=="("||S(3)==="?");)M(),s.start++,p++;return p%2===0?!1:(s.negated=!0,s.
start++,!0)},et=p=>{s[p]++,w.push(p)},Z=p=>{s[p]--,w.pop()},h=p=>{if(u.type==="globstar"){let $=s.braces>0&&(p.type==="c\
omma"||p.type==="brace"),f=p.extglob===!0||D.length&&(p.type==="pipe"||p.type==="paren");p.type!=="slash"&&p.type!=="par\
en"&&!$&&!f&&(s.output=s.output.slice(0,-u.output.length),u.type="star",u.value="*",u.output=R,s.output+=u.output)}if(D.
length&&p.type!=="paren"&&(D[D.length-1].inner+=p.value),(p.value||p.output)&&it(p),u&&u.type==="text"&&p.type==="text"){
u.output=(u.output||u.value)+p.value,u.value+=p.value;return}p.prev=u,c.push(p),u=p},_t=(p,$)=>{let f={...A[$],conditions:1,
inner:""};f.prev=u,f.parens=s.parens,f.output=s.output,f.startIndex=s.index,f.tokensIndex=c.length;let x=(n.capture?"(":
"")+f.open;et("parens"),h({type:p,value:$,output:s.output?"":I}),h({type:"paren",extglob:!0,value:M(),output:x}),D.push(
f)},fn=p=>{let $=t.slice(p.startIndex,s.index+1),f=t.slice(p.startIndex+2,s.index),x=mr(f,n);if((p.type==="plus"||p.type===
"star")&&x.risky){let b=x.safeOutput?(p.output?"":I)+(n.capture?`(${x.safeOutput})`:x.safeOutput):void 0,q=c[p.tokensIndex];
q.type="text",q.value=$,q.output=b||G.escapeRegex($);for(let nt=p.tokensIndex+1;nt<c.length;nt++)c[nt].value="",c[nt].output=
"",delete c[nt].suffix;s.output=p.output+q.output,s.backtrack=!0,h({type:"paren",extglob:!0,value:i,output:""}),Z("paren\
s");return}let C=p.close+(n.capture?")":""),v;if(p.type==="negate"){let b=R;if(p.inner&&p.inner.length>1&&p.inner.includes(
"/")&&(b=P(n)),(b!==R||U()||/^\)+$/.test(F()))&&(C=p.close=`)$))${b}`),p.inner.includes("*")&&(v=F())&&/^\.[^\\/.]+$/.test(
v)){let q=Gt(v,{...e,fastpaths:!1}).output;C=p.close=`)${q})${b})`}p.prev.type==="bos"&&(s.negatedExtglob=!0)}h({type:"p\
aren",extglob:!0,value:i,output:C}),Z("parens")};if(n.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(t)){let p=!1,$=t.replace(
ar,(f,x,C,v,b,q)=>v==="\\"?(p=!0,f):v==="?"?x?x+v+(b?E.repeat(b.length):""):q===0?g+(b?E.repeat(b.length):""):E.repeat(C.
length):v==="."?y.repeat(C.length):v==="*"?x?x+v+(b?R:""):R:x?f:`\\${f}`);return p===!0&&(n.unescape===!0?$=$.replace(/\\/g,
""):$=$.replace(/\\+/g,f=>f.length%2===0?"\\\\":f?"\\":"")),$===t&&n.contains===!0?(s.output=t,s):(s.output=G.wrapOutput(
$,s,e),s)}for(;!U();){if(i=M(),i==="\0")continue;if(i==="\\"){let f=S();if(f==="/"&&n.bash!==!0||f==="."||f===";")continue;
if(!f){i+="\\",h({type:"text",value:i});continue}let x=/^\\+/.exec(F()),C=0;if(x&&x[0].length>2&&(C=x[0].length,s.index+=
C,C%2!==0&&(i+="\\")),n.unescape===!0?i=M():i+=M(),s.brackets===0){h({type:"text",value:i});continue}}if(s.brackets>0&&(i!==
"]"||u.value==="["||u.value==="[^")){if(n.posix!==!1&&i===":"){let f=u.value.slice(1);if(f.includes("[")&&(u.posix=!0,f.
includes(":"))){let x=u.value.lastIndexOf("["),C=u.value.slice(0,x),v=u.value.slice(x+2),b=ir[v];if(b){u.value=C+b,s.backtrack=
!0,M(),!a.output&&c.indexOf(u)===1&&(a.output=I);continue}}}(i==="["&&S()!==":"||i==="-"&&S()==="]")&&(i=`\\${i}`),i==="\
]"&&(u.value==="["||u.value==="[^")&&(i=`\\${i}`),n.posix===!0&&i==="!"&&u.value==="["&&(i="^"),u.value+=i,it({value:i});
continue}if(s.quotes===1&&i!=='"'){i=G.escapeRegex(i),u.value+=i,it({value:i});continue}if(i==='"'){s.quotes=s.quotes===
1?0:1,n.keepQuotes===!0&&h({type:"text",value:i});continue}if(i==="("){et("parens"),h({type:"paren",value:i});continue}if(i===
")"){if(s.parens===0&&n.strictBrackets===!0)throw new SyntaxError(dt("opening","("));let f=D[D.length-1];if(f&&s.parens===
f.parens+1){fn(D.pop());continue}h({type:"paren",value:i,output:s.parens?")":"\\)"}),Z("parens");continue}if(i==="["){if(n.
nobracket===!0||!F().includes("]")){if(n.nobracket!==!0&&n.strictBrackets===!0)throw new SyntaxError(dt("closing","]"));
i=`\\${i}`}else et("brackets");h({type:"bracket",value:i});continue}if(i==="]"){if(n.nobracket===!0||u&&u.type==="bracke\
t"&&u.value.length===1){h({type:"text",value:i,output:`\\${i}`});continue}if(s.brackets===0){if(n.strictBrackets===!0)throw new SyntaxError(
dt("opening","["));h({type:"text",value:i,output:`\\${i}`});continue}Z("brackets");let f=u.value.slice(1);if(u.posix!==!0&&
f[0]==="^"&&!f.includes("/")&&(i=`/${i}`),u.value+=i,it({value:i}),n.literalBrackets===!1||G.hasRegexChars(f))continue;let x=G.
escapeRegex(u.value);if(s.output=s.output.slice(0,-u.value.length),n.literalBrackets===!0){s.output+=x,u.value=x;continue}
u.value=`(${l}${x}|${u.value})`,s.output+=u.value;continue}if(i==="{"&&n.nobrace!==!0){et("braces");let f={type:"brace",
value:i,output:"(",outputIndex:s.output.length,tokensIndex:s.tokens.length};k.push(f),h(f);continue}if(i==="}"){let f=k[k.
length-1];if(n.nobrace===!0||!f){h({type:"text",value:i,output:i});continue}let x=")";if(f.dots===!0){let C=c.slice(),v=[];
for(let b=C.length-1;b>=0&&(c.pop(),C[b].type!=="brace");b--)C[b].type!=="dots"&&v.unshift(C[b].value);x=cr(v,n),s.backtrack=
!0}if(f.comma!==!0&&f.dots!==!0){let C=s.output.slice(0,f.outputIndex),v=s.tokens.slice(f.tokensIndex);f.value=f.output=
"\\{",i=x="\\}",s.output=C;for(let b of v)s.output+=b.output||b.value}h({type:"brace",value:i,output:x}),Z("braces"),k.pop();
continue}if(i==="|"){D.length>0&&D[D.length-1].conditions++,h({type:"text",value:i});continue}if(i===","){let f=i,x=k[k.
length-1];x&&w[w.length-1]==="braces"&&(x.comma=!0,f="|"),h({type:"comma",value:i,output:f});continue}if(i==="/"){if(u.type===
"dot"&&s.index===s.start+1){s.start=s.index+1,s.consumed="",s.output="",c.pop(),u=a;continue}h({type:"slash",value:i,output:m});
continue}if(i==="."){if(s.braces>0&&u.type==="dot"){u.value==="."&&(u.output=y);let f=k[k.length-1];u.type="dots",u.output+=
i,u.value+=i,f.dots=!0;continue}if(s.braces+s.parens===0&&u.type!=="bos"&&u.type!=="slash"){h({type:"text",value:i,output:y});
continue}h({type:"dot",value:i,output:y});continue}if(i==="?"){if(!(u&&u.value==="(")&&n.noextglob!==!0&&S()==="("&&S(2)!==
"?"){_t("qmark",i);continue}if(u&&u.type==="paren"){let x=S(),C=i;(u.value==="("&&!/[!=<:]/.test(x)||x==="<"&&!/<([!=]|\w+>)/.
test(F()))&&(C=`\\${i}`),h({type:"text",value:i,output:C});continue}if(n.dot!==!0&&(u.type==="slash"||u.type==="bos")){h(
{type:"qmark",value:i,output:X});continue}h({type:"qmark",value:i,output:E});continue}if(i==="!"){if(n.noextglob!==!0&&S()===
"("&&(S(2)!=="?"||!/[!=<:]/.test(S(3)))){_t("negate",i);continue}if(n.nonegate!==!0&&s.index===0){mt();continue}}if(i===
"+"){if(n.noextglob!==!0&&S()==="("&&S(2)!=="?"){_t("plus",i);continue}if(u&&u.value==="("||n.regex===!1){h({type:"plus",
value:i,output:O});continue}if(u&&(u.type==="bracket"||u.type==="paren"||u.type==="brace")||s.parens>0){h({type:"plus",value:i});
continue}h({type:"plus",value:O});continue}if(i==="@"){if(n.noextglob!==!0&&S()==="("&&S(2)!=="?"){h({type:"at",extglob:!0,
value:i,output:""});continue}h({type:"text",value:i});continue}if(i!=="*"){(i==="$"||i==="^")&&(i=`\\${i}`);let f=ur.exec(
F());f&&(i+=f[0],s.index+=f[0].length),h({type:"text",value:i});continue}if(u&&(u.type==="globstar"||u.star===!0)){u.type=
"star",u.star=!0,u.value+=i,u.output=R,s.backtrack=!0,s.globstar=!0,H(i);continue}let p=F();if(n.noextglob!==!0&&/^\([^?]/.
test(p)){_t("star",i);continue}if(u.type==="star"){if(n.noglobstar===!0){H(i);continue}let f=u.prev,x=f.prev,C=f.type===
"slash"||f.type==="bos",v=x&&(x.type==="star"||x.type==="globstar");if(n.bash===!0&&(!C||p[0]&&p[0]!=="/")){h({type:"sta\
r",value:i,output:""});continue}let b=s.braces>0&&(f.type==="comma"||f.type==="brace"),q=D.length&&(f.type==="pipe"||f.type===
"paren");if(!C&&f.type!=="paren"&&!b&&!q){h({type:"star",value:i,output:""});continue}for(;p.slice(0,3)==="/**";){let ut=t[s.
index+4];if(ut&&ut!=="/")break;p=p.slice(3),H("/**",3)}let nt=U()||s.parens>0&&p===")".repeat(s.parens)&&!D.some(ut=>ut.
type==="negate");if(f.type==="bos"&&U()){u.type="globstar",u.value+=i,u.output=P(n),s.output=u.output,s.globstar=!0,H(i);
continue}if(f.type==="slash"&&f.prev.type!=="bos"&&!v&&nt){s.output=s.output.slice(0,-(f.output+u.output).length),f.output=
`(?:${f.output}`,u.type="globstar",u.output=P(n)+(n.strictSlashes?")":"|$)"),u.value+=i,s.globstar=!0,s.output+=f.output+
u.output,H(i);continue}if(f.type==="slash"&&f.prev.type!=="bos"&&p[0]==="/"){let ut=p[1]!==void 0?"|$":"";s.output=s.output.
slice(0,-(f.output+u.output).length),f.output=`(?:${f.output}`,u.type="globstar",u.output=`${P(n)}${m}|${m}${ut})`,u.value+=
i,s.output+=f.output+u.output,s.globstar=!0,H(i+M()),h({type:"slash",value:"/",output:""});continue}if(f.type==="bos"&&p[0]===
"/"){u.type="globstar",u.value+=i,u.output=`(?:^|${m}|${P(n)}${m})`,s.output=u.output,s.globstar=!0,H(i+M()),h({type:"sl\
ash",value:"/",output:""});continue}s.output=s.output.slice(0,-u.output.length),u.type="globstar",u.output=P(n),u.value+=
i,s.output+=u.output,s.globstar=!0,H(i);continue}let $={type:"star",value:i,output:R};if(n.bash===!0){$.output=".*?",(u.
type==="bos"||u.type==="slash")&&($.output=j+$.output),h($);continue}if(u&&(u.type==="bracket"||u.type==="paren")&&n.regex===
!0){$.output=i,h($);continue}(s.index===s.start||u.type==="slash"||u.type==="dot")&&(u.type==="dot"?(s.output+=Q,u.output+=
Q):n.dot===!0?(s.output+=K,u.output+=K):(s.output+=j,u.output+=j),S()!=="*"&&(s.output+=I,u.output+=I)),h($)}for(;s.brackets>
0;){if(n.strictBrackets===!0)throw new SyntaxError(dt("closing","]"));s.output=G.escapeLast(s.output,"["),Z("brackets")}
for(;s.parens>0;){if(n.strictBrackets===!0)throw new SyntaxError(dt("closing",")"));s.output=G.escapeLast(s.output,"("),
Z("parens")}for(;s.braces>0;){if(n.strictBrackets===!0)throw new SyntaxError(dt("closing","}"));s.output=G.escapeLast(s.
output,"{"),Z("braces")}if(n.strictSlashes!==!0&&(u.type==="star"||u.type==="bracket")&&h({type:"maybe_slash",value:"",output:`${m}\
?`}),s.backtrack===!0){s.output="";for(let p of s.tokens)s.output+=p.output!=null?p.output:p.value,p.suffix&&(s.output+=
p.suffix)}return s};Gt.fastpaths=(t,e)=>{let n={...e},r=typeof n.maxLength=="number"?Math.min(wt,n.maxLength):wt,o=t.length;
if(o>r)throw new SyntaxError(`Input length: ${o}, exceeds maximum allowed length: ${r}`);t=Ne[t]||t;let{DOT_LITERAL:a,SLASH_LITERAL:c,
ONE_CHAR:l,DOTS_SLASH:d,NO_DOT:A,NO_DOTS:y,NO_DOTS_SLASH:O,STAR:m,START_ANCHOR:I}=At.globChars(n.windows),_=n.dot?y:A,T=n.
dot?O:A,Q=n.capture?"":"?:",K={negated:!1,prefix:""},E=n.bash===!0?".*?":m;n.capture&&(E=`(${E})`);let X=j=>j.noglobstar===
!0?E:`(${Q}(?:(?!${I}${j.dot?d:a}).)*?)`,tt=j=>{switch(j){case"*":return`${_}${l}${E}`;case".*":return`${a}${l}${E}`;case"\
*.*":return`${_}${E}${a}${l}${E}`;case"*/*":return`${_}${E}${c}${l}${T}${E}`;case"**":return _+X(n);case"**/*":return`(?\
:${_}${X(n)}${c})?${T}${l}${E}`;case"**/*.*":return`(?:${_}${X(n)}${c})?${T}${E}${a}${l}${E}`;case"**/.*":return`(?:${_}${X(
n)}${c})?${a}${l}${E}`;default:{let g=/^(.*?)\.(\w+)$/.exec(j);if(!g)return;let R=tt(g[1]);return R?R+a+g[2]:void 0}}},N=G.
removePrefix(t,K),P=tt(N);return P&&n.strictSlashes!==!0&&(P+=`${c}?`),P};Me.exports=Gt});var Ge=at((Go,Fe)=>{"use strict";var yr=Pe(),Ut=Be(),je=Rt(),hr=xt(),xr=t=>t&&typeof t=="object"&&!Array.isArray(t),L=(t,e,n=!1)=>{
if(Array.isArray(t)){let y=t.map(m=>L(m,e,n));return m=>{for(let I of y){let _=I(m);if(_)return _}return!1}}let r=xr(t)&&
t.tokens&&t.input;if(t===""||typeof t!="string"&&!r)throw new TypeError("Expected pattern to be a non-empty string");let o=e||
{},a=o.windows,c=r?L.compileRe(t,e):L.makeRe(t,e,!1,!0),l=c.state;delete c.state;let d=()=>!1;if(o.ignore){let y={...e,ignore:null,
onMatch:null,onResult:null};d=L(o.ignore,y,n)}let A=(y,O=!1)=>{let{isMatch:m,match:I,output:_}=L.test(y,c,e,{glob:t,posix:a}),
T={glob:t,state:l,regex:c,posix:a,input:y,output:_,match:I,isMatch:m};return typeof o.onResult=="function"&&o.onResult(T),
m===!1?(T.isMatch=!1,O?T:!1):d(y)?(typeof o.onIgnore=="function"&&o.onIgnore(T),T.isMatch=!1,O?T:!1):(typeof o.onMatch==
"function"&&o.onMatch(T),O?T:!0)};return n&&(A.state=l),A};L.test=(t,e,n,{glob:r,posix:o}={})=>{if(typeof t!="string")throw new TypeError(
"Expected input to be a string");if(t==="")return{isMatch:!1,output:""};let a=n||{},c=a.format||(o?je.toPosixSlashes:null),
l=t===r,d=l&&c?c(t):t;return l===!1&&(d=c?c(t):t,l=d===r),(l===!1||a.capture===!0)&&(a.matchBase===!0||a.basename===!0?l=
L.matchBase(t,e,n,o):l=e.exec(d)),{isMatch:!!l,match:l,output:d}};L.matchBase=(t,e,n,r=n&&n.windows)=>(e instanceof RegExp?
e:L.makeRe(e,n)).test(je.basename(t,{windows:r}));L.isMatch=(t,e,n)=>L(e,n)(t);L.parse=(t,e)=>Array.isArray(t)?t.map(n=>L.
parse(n,e)):Ut(t,{...e,fastpaths:!1});L.scan=(t,e)=>yr(t,e);L.compileRe=(t,e,n=!1,r=!1)=>{if(n===!0)return t.output;let o=e||
{},a=o.contains?"":"^",c=o.contains?"":"$",l=`${a}(?:${t.output})${c}`;t&&t.negated===!0&&(l=`^(?!${l}).*$`);let d=L.toRegex(
l,e);return r===!0&&(d.state=t),d};L.makeRe=(t,e={},n=!1,r=!1)=>{if(!t||typeof t!="string")throw new TypeError("Expected\
 a non-empty string");let o={negated:!1,fastpaths:!0};return e.fastpaths!==!1&&(t[0]==="."||t[0]==="*")&&(o.output=Ut.fastpaths(
t,e)),o.output||(o=Ut(t,e)),L.compileRe(o,e,n,r)};L.toRegex=(t,e)=>{try{let n=e||{};return new RegExp(t,n.flags||(n.nocase?
"i":""))}catch(n){if(e&&e.debug===!0)throw n;return/$^/}};L.constants=hr;Fe.exports=L});var Wt=at((Uo,Ke)=>{"use strict";var Ue=Ge(),Rr=Rt();function We(t,e,n=!1){return e&&(e.windows===null||e.windows===void 0)&&
(e={...e,windows:Rr.isWindows()}),Ue(t,e,n)}Object.assign(We,Ue);Ke.exports=We});import{resolve as vn}from"node:path";var rt=class extends Error{constructor(e){super(`no answer within ${e} ms`),this.name="DeadlinePassed"}};function Vt(t){
return{check(){if(St()>t)throw new rt(t)},remainingMs:()=>Math.max(0,t-St())}}function St(){return process.uptime()*1e3}var xn=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:ot,constants:J,existsSync:Vr,fstatSync:te,
ftruncateSync:ee,lstatSync:ne,openSync:ct,readdirSync:re,readFileSync:Et,readlinkSync:oe,readSync:to,realpathSync:eo,statSync:se,
writeSync:lt}=xn;var Rn=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu,An=/[^\p{L}\p{N}_:.\-/@+*]+/gu;function V(t){return ie(t.replace(An,"_"),120)}
function z(t){return ie(t.replace(Rn," ").trim(),300)}function ie(t,e){let n=Array.from(t.slice(0,e*2+2));return n.length>
e?`${n.slice(0,e-1).join("")}\u2026`:t}function ue(t,e){let{tool:n,agent:r,event:o,session:a}=e,c={tool:V(n),agent:V(r),event:V(o)},l=`${JSON.stringify({...e,...c,
session:V(a)})}
`,{O_APPEND:d,O_CREAT:A,O_WRONLY:y}=J,O=d|A|y|(J.O_NONBLOCK??0);try{let m=ct(t,O,384);try{lt(m,l)}finally{ot(m)}}catch{}}function yt(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function W(t,e){return Object.hasOwn(t,e)?t[e]:void 0}
function bt(t,e){let n=W(t,e);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as _n}from"node:path";var Y=class extends Error{constructor(e){super(e),this.name="CannotTell"}};var ae="main",ft="unknown";function ce(t){let e=W(t,"agent_type")??"";if(e==="")return(W(t,"agent_id")??"")===""?ae:ft;if(typeof e!=
"string")return ft;let n=Tt(e);return n===ae?ft:n}function Tt(t){return t.toLowerCase()}function le(t){return t==="Task"?"Agent":t}var Sn=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),ht=new Set(["Stop","SubagentStop"]),st=class extends Y{};function kt(t,e,n){let r=En(t),o=bt(r,"hook_event_name")??
e;if(!bn(o,e))throw new Y(`it waits for ${e} and was called for another event`);let a=fe(W(r,"cwd"))??n.cwd,c=Sn.has(o),
l=W(r,"agent_id"),d=bt(r,"transcript_path");return{event:o,tool:c?Cn(r):"",get input(){return c?$n(r):r},cwd:a,projectDir:fe(
n.projectDir)??a,identity:ce(r),...pe(l)?{}:{agentId:typeof l=="string"?l:""},...d===void 0?{}:{transcriptPath:d},payload:r,
clock:n.clock}}function En(t){if(t.trim()==="")throw new st("standard input held no payload");let e;try{e=JSON.parse(t.replace(
/^\uFEFF/u,""))}catch{throw new st("the payload on standard input is not valid JSON")}if(!yt(e))throw new st("the payloa\
d on standard input is no JSON object");return e}function bn(t,e){return t===e||ht.has(t)&&ht.has(e)}function Cn(t){let e=bt(
t,"tool_name");if(e===void 0)throw new Y("the payload names no tool");return le(e)}function $n(t){let e=W(t,"tool_input");
if(pe(e))return{};if(!yt(e))throw new Y("the payload's tool_input is no object");return e}function pe(t){return t==null||
t===""}function fe(t){return typeof t=="string"&&_n(t)?t:void 0}var On=/\{(tool|agent|hook|type|missing|because)\}/gu;function Ct(t,e){return t.replace(On,(n,r)=>wn(r,e))}function wn(t,e){
switch(t){case"because":return e.because===void 0?"":` (${z(e.because)})`;case"missing":return z((e.missing??[]).join(" \
and "));case"type":return V(e.type??"")||"none";default:return V(e[t])}}function ge(t,e,n){let r={...e,hook:t.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":
return{exit:0,stdout:"",stderr:$t(t,t.log?.allow,r)};case"block":{let{because:o,missing:a}=n,c={...r,because:o,missing:a},
l=$t(t,t.log?.act,c);return Ln(e.event,Tn(n.message,c),l)}case"remind":return de(t,e,Ct(n.text,r));case"inject":return de(
t,e,n.text)}}function me(t,e,n){let r=t.onError==="block"&&!ht.has(e.event),o=z(n instanceof Error?n.message:String(n)),
a=`${t.hook} could not decide, an infrastructure fault, not policy: ${o}.`,c=r?"It refuses what it cannot judge. Repair \
the cause and retry; the call itself may be in order.":"The call goes on unchecked by this hook.",d=$t(t,`op=error tool=\
{tool} verdict=${r?"block":"allow"} detail=infrastructure`,{...e,hook:t.hook});return{exit:r?2:0,stdout:"",stderr:`${a} ${c}\

${d}`}}function Ln(t,e,n){return ht.has(t)?{exit:0,stdout:ye({decision:"block",reason:e}),stderr:n}:{exit:2,stdout:"",stderr:`${e}\

${n}`}}function Tn(t,e){let n=Ct(t,e).trimEnd(),{missing:r=[],because:o}=e,a=r.length===0||t.includes("{missing}"),c=o===
void 0||t.includes("{because}");return[n,...a?[]:[`Missing: ${z(r.join(" and "))}`],...c?[]:[`Reason: ${z(o)}`]].join(`
`)}function de(t,e,n){let r={hookEventName:e.event,additionalContext:n},o=$t(t,t.log?.act,{...e,hook:t.hook});return{exit:0,
stdout:ye({hookSpecificOutput:r}),stderr:o}}function ye(t){return`${JSON.stringify(t)}
`}function $t(t,e,n){return t.log===void 0||e===void 0?"":`[${t.log.tag}] ${Ct(e,n)}
`}function he(){let{stdin:t}=process;return t.isTTY?Promise.resolve(""):new Promise((e,n)=>{let r=[];t.on("data",o=>r.push(
o)),t.on("end",()=>e(Buffer.concat(r).toString("utf8"))),t.on("error",n)})}function Ht(t,e){let n=Buffer.from(e,"utf8");
for(let r=0;n.length>0&&r<1e3;r+=1)try{n=n.subarray(lt(t,n))}catch(o){if(!kn(o))return;Hn(1)}}function kn(t){return t instanceof
Error&&"code"in t&&t.code==="EAGAIN"}function Hn(t){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,t)}async function Re(t,e){let n=Vt(t.deadlineMs),r,o=a=>xe(t,r,me(t,vt(t,r),a));process.on("uncaughtException",o),process.on(
"unhandledRejection",o),setTimeout(()=>o(new rt(t.deadlineMs)),n.remainingMs());try{let a=process.env.CLAUDE_PROJECT_DIR,
c=await he();r=In(c,t,{projectDir:a,clock:n,get cwd(){return process.cwd()}});let d=await e(t.rule,r);xe(t,r,ge(t,vt(t,r),
d),d)}catch(a){o(a)}}function In(t,e,n){try{return kt(t,e.event,n)}catch(r){if(!(r instanceof st)||!Pn(e.rule))throw r;return kt(
"{}",e.event,n)}}function Pn(t){return t.kind==="inject"&&t.parts.every(({kind:e,who:n})=>e==="text"&&n===void 0)}function vt(t,e){
if(e===void 0)return{event:t.event,tool:"",agent:""};let{event:n,tool:r,identity:o}=e;return{event:n,tool:r,agent:o,type:Nn(
e)}}function Nn(t){let e=W(t.payload,"tool_input"),n=yt(e)?W(e,"subagent_type"):void 0;return typeof n=="string"?n:void 0}
function xe(t,e,n,r){try{Ht(1,n.stdout),Ht(2,n.stderr),Dn(t,e,n,r)}finally{process.exit(n.exit)}}function Dn(t,e,n,r){let o=process.
env.ENFORCEMENT_LOG??"";if(o==="")return;let{event:a,tool:c,agent:l}=vt(t,e),d=e===void 0?"":W(e.payload,"session_id");ue(
vn(e?.projectDir??"",o),{time:new Date().toISOString(),hook:t.hook,event:a,tool:c,agent:l,verdict:r?.verdict??(n.exit===
2?"block":"allow"),cause:r===void 0?"infrastructure":"policy",ms:Math.round(St()),session:typeof d=="string"?d:""})}function _e(t,e){return t===void 0?!0:"only"in t?e!==ft&&Ae(t.only,e):e===ft||!Ae(t.except,e)}function Ae(t,e){return t.
some(n=>Tt(n)===e)}async function Se({argv:t,timeoutMs:e},n){let{execFile:r}=await import("node:child_process"),[o="",...a]=t,c=Math.max(1,
Math.min(e,n.clock.remainingMs()-100)),l={cwd:n.projectDir,timeout:c,maxBuffer:1048576,windowsHide:!0};return new Promise(
d=>{r(o,a,{...l,killSignal:"SIGKILL"},(y,O)=>{let m=O.trim();d(y!==null?{down:Mn(y)}:m===""?{down:"it printed nothing"}:
{text:m})}).stdin?.end()})}function Mn(t){return t.code==="ERR_CHILD_PROCESS_STDIO_MAXBUFFER"?"it printed too much":t.killed===
!0?"it took too long":typeof t.code=="number"?`exit code ${t.code}`:"it could not be started"}var Xt=Zt(Wt(),1);import{join as Je,relative as _r,sep as Sr}from"node:path";function Xe(t,e=!1){return new RegExp(t,e?"iu":"u")}function gt(t){try{return ne(t,{throwIfNoEntry:!1})}catch(e){if(e instanceof Error&&"code"in e&&e.code==="ENOTDIR")return;
throw e}}function Ar(t){let e=ct(t,J.O_RDONLY|(J.O_NONBLOCK??0));if(te(e).isFile())return e;throw ot(e),new Kt(t)}function qe(t){
let e=Ar(t);try{return Et(e,"utf8")}finally{ot(e)}}var Kt=class extends Error{constructor(e){super(`${e} is no regular f\
ile`),this.name="NotRegular"}};var Er=5e3,br=32*1024*1024,Cr=new Set([".git","node_modules"]);function Qe({label:t,paths:e,pattern:n},r){let a=e.map(m=>Je(
r.projectDir,Xt.default.scan(m).base)).filter(m=>gt(m)!==void 0);if(a.length===0)return{down:"no such files"};let c=(0,Xt.default)(
e.flatMap(m=>[m,`${m}/**`]),{dot:!0}),l=Xe(n),d=new Set,A=0,y=0,O=!0;for(let m of a.flatMap(I=>[...ze(I,r)])){let I=_r(r.
projectDir,m).split(Sr).join("/");if(d.has(m)||!c(I))continue;let _=gt(m)?.size??0;if(d.size===Er||y+_>br){O=!1;continue}
d.add(m),y+=_;let T=qe(m);A+=T.split(/\r?\n/u).filter(Q=>l.test(Q)).length}return O?{text:`${t}: ${A}`}:{text:`${t}: at \
least ${A} (not all files were read)`}}function*ze(t,e){e.clock.check();let n=gt(t);if(n?.isFile()===!0&&(yield t),n?.isDirectory()===
!0)for(let r of re(t).sort())Cr.has(r)||(yield*ze(Je(t,r),e))}import{resolve as Gr}from"node:path";var zt=Zt(Wt(),1);import{isAbsolute as Pr,relative as Nr,resolve as on,sep as en}from"node:path";var $r=/[\\/]\.claude[\\/]worktrees[\\/][^\\/]+(?=[\\/]|$)/u;function qt(t){let e=t;for(let n=Ye(e);n!==e;n=Ye(e))e=n;return e}
function Ye(t){return t.replace($r,"")||t}import{dirname as Or,isAbsolute as wr,parse as Jt,sep as Qt}from"node:path";var Lr=40,Tr=Qt==="\\"?/[\\/]/u:/\//u;function Lt(t){let e=Jt(t).root,n=Ze(t);for(let r=0;n.length>0;){let o=n.pop()??"";
if(o===""||o===".")continue;if(o===".."){e=Or(e);continue}let a=e.endsWith(Qt)?e+o:e+Qt+o,c=kr(a);if(c===void 0){e=a;continue}
if(r+=1,r>Lr)throw new Y("a path leads through a circle of links");wr(c)&&(e=Jt(c).root),n.push(...Ze(c))}return e}function Ze(t){
return t.slice(Jt(t).root.length).split(Tr).reverse()}function kr(t){return gt(t)?.isSymbolicLink()??!1?oe(t):void 0}import{isAbsolute as Hr}from"node:path";function tn(t,e){return{plain:Ve(t,e),odd:vr(t).flatMap(n=>Ve(n,e))}}function Ve(t,e){
return Hr(t)?[t]:[...new Set([`${e.cwd}/${t}`,`${e.projectDir}/${t}`])]}function vr(t){let e=[];t.includes("\\")&&e.push(
t.replaceAll("\\","/"));let n=process.env.HOME??"";return n!==""&&/^~(?:[\\/]|$)/u.test(t)&&e.push(`${n}${t.slice(1)}`),
/^file:/iu.test(t)&&e.push(Ir(t.replace(/^file:(?:\/\/[^/]*)?/iu,""))),e}function Ir(t){try{return decodeURIComponent(t)}catch{
return t}}var sn=process.platform==="darwin"||process.platform==="win32";function un(t,e,n){let r=e.map(a=>Dr(a,n)),o=t.map(a=>jr(
a,r,n));return o.length>0&&o.every(a=>a==="inside")?"inside":o.every(a=>a==="outside")?"outside":"perhaps"}function Dr(t,e){
let{base:n,glob:r}=zt.default.scan(Mr(t).replace(/\/+$/u,"")),o=on(e.projectDir,n),a=[o,Lt(o)].map(qt);return{roots:[...new Set(
a)],matches:Br(r)}}function Mr(t){let e=process.env.HOME??"";return e!==""&&t.startsWith("~/")?`${e}${t.slice(1)}`:t}function Br(t){
if(t===""||t==="**")return()=>!0;let e;return n=>(e??=(0,zt.default)([t,`${t}/**`],{dot:!0,nocase:sn}),e(n))}function jr(t,e,n){
let{plain:r,odd:o}=tn(t,n);if(r.map(A=>nn(Lt(A),e)).every(Boolean))return"inside";let c=[...r,...o],l=c.map(A=>on(A));return[
...l,...[...c,...l].map(Lt)].some(A=>nn(A,e))?"perhaps":"outside"}function nn(t,e){let n=qt(t);return e.some(({roots:r,matches:o})=>r.
some(a=>{let c=Fr(rn(a),rn(n));return c!==void 0&&o(c)}))}function Fr(t,e){let n=Nr(t,e);if(!(Pr(n)||n===".."||n.startsWith(
`..${en}`)))return n.split(en).join("/")}function rn(t){return sn?t.normalize("NFC").toLowerCase():t}var Ur=1024*1024;function an(t,e){let n=Gr(e.projectDir,t);try{if(un([n],["."],e)!=="inside")return{down:"outside the pr\
oject"};let{size:r,isFile:o}=Wr(n);if(!o)return{down:"no regular file"};if(r>Ur)return{down:"larger than 1 MB"};let a=Et(
n,"utf8").replace(/^\uFEFF/u,"").trim();return a===""?{down:"empty"}:{text:a}}catch(r){let o=r instanceof Error&&"code"in
r?String(r.code):"";return{down:o==="ENOENT"?"no such file":`cannot be read ${o}`.trim()}}}function Wr(t){let e=se(t);return{
size:e.size,isFile:e.isFile()}}import{join as Kr}from"node:path";function cn({plan:t,file:e},{projectDir:n}){let r=`${JSON.stringify({state:1,plan:t,seen:new Date().toISOString()})}
`,{O_CREAT:o,O_WRONLY:a}=J,c=o|a|(J.O_NOFOLLOW??0)|(J.O_NONBLOCK??0);try{let l=ct(Kr(n,e),c,384);try{ee(l,lt(l,r))}finally{
ot(l)}}catch{}}function ln(){return async(t,e)=>{t.heartbeat!==void 0&&cn(t.heartbeat,e);let n=t.parts.filter(({who:a})=>_e(a,e.identity)),
r=await Promise.all(n.map(a=>Xr(a,e))),o=zr(r.join(`

`),t.maxChars);return o===""?{verdict:"none"}:{verdict:"inject",text:o}}}async function Xr(t,e){let n=await qr(t,e),r="t\
ext"in n?n.text:`(${Qr(t)} is left out: ${z(n.down)}.)`;return t.title===void 0?r:`## ${t.title}

${r}`}async function qr(t,e){try{return await Jr(t,e)}catch(n){if(n instanceof rt)throw n;return{down:n instanceof Error?
n.message:String(n)}}}function Jr(t,e){switch(t.kind){case"text":return{text:t.text};case"file":return an(t.path,e);case"\
count":return Qe(t,e);case"command":return Se(t,e);case"notes":return{text:`Fetch with ${t.tool} before you start: ${t.slugs.
join(", ")}.`}}}function Qr(t){switch(t.kind){case"file":return t.path;case"count":return t.label;case"command":return t.
argv.join(" ");default:return t.kind}}function zr(t,e){if(t.length<=e)return t;let n=`

(The rest did not fit and is left out.)`,r=Math.max(0,e-n.length);return`${t.slice(0,r).replace(/[\uD800-\uDBFF]$/u,"").
trimEnd()}${n}`}await Re({
  "hook": "subagent-context",
  "event": "SubagentStart",
  "onError": "allow",
  "deadlineMs": 8000,
  "rule": {
    "kind": "inject",
    "parts": [
      {
        "title": "Plan",
        "kind": "text",
        "text": "Your task prompt names a plan. Fetch that note first and stay inside its scope; what the plan does not ask for goes into your report.",
        "who": {
          "only": [
            "dev",
            "qa",
            "dottie",
            "general-purpose"
          ]
        }
      },
      {
        "title": "SOPs",
        "kind": "notes",
        "tool": "mcp__pal-e-docs__get_note",
        "slugs": [
          "agent-workflow",
          "sop-dev"
        ],
        "who": {
          "only": [
            "dev"
          ]
        }
      },
      {
        "title": "SOPs",
        "kind": "notes",
        "tool": "mcp__pal-e-docs__get_note",
        "slugs": [
          "agent-workflow",
          "sop-review"
        ],
        "who": {
          "only": [
            "qa"
          ]
        }
      },
      {
        "title": "SOPs",
        "kind": "notes",
        "tool": "mcp__pal-e-docs__get_note",
        "slugs": [
          "agent-workflow",
          "sop-docs"
        ],
        "who": {
          "only": [
            "dottie"
          ]
        }
      },
      {
        "title": "Preferences",
        "kind": "text",
        "text": "Preferences come in two layers. Layer 1 is fixed and injected into every session. Layer 2 is\nthe account's own Preference records, read with `profile-read`.\n\n- Before any customer-facing document deliverable goes out, run `profile-read` for this account\n  and apply the layer 2 preferences that concern it.\n- Promote finished deliverables out of `output/` into `documents/` or `projects/`: `output/` is\n  scratch and is rebuilt on the next write."
      }
    ],
    "maxChars": 10000
  },
  "log": {
    "tag": "subagent-context",
    "act": "op=inject agent={agent}"
  }
},ln());
