#!/usr/bin/env node
var Dd=Object.create;var fo=Object.defineProperty;var Hd=Object.getOwnPropertyDescriptor;var $d=Object.getOwnPropertyNames;var Ld=Object.getPrototypeOf,Nd=Object.prototype.hasOwnProperty;var zt=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var Fd=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of $d(e))!Nd.call(t,s)&&s!==n&&fo(t,s,{get:()=>e[s],
enumerable:!(r=Hd(e,s))||r.enumerable});return t};var ho=(t,e,n)=>(n=t!=null?Dd(Ld(t)):{},Fd(e||!t||!t.__esModule?fo(n,"default",{value:t,enumerable:!0}):n,t));var Nn=zt((zm,Io)=>{"use strict";var No="[^\\\\/]",mc="(?=.)",Fo="[^/]",rs="(?:\\/|$)",Bo="(?:^|\\/)",ss=`\\.{1,2}${rs}`,
gc="(?!\\.)",yc=`(?!${Bo}${ss})`,xc=`(?!\\.{0,1}${rs})`,wc=`(?!${ss})`,Cc="[^.\\/]",kc=`${Fo}*?`,bc="/",Mo={DOT_LITERAL:"\
\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR:mc,QMARK:Fo,END_ANCHOR:rs,DOTS_SLASH:ss,NO_DOT:gc,
NO_DOTS:yc,NO_DOT_SLASH:xc,NO_DOTS_SLASH:wc,QMARK_NO_DOT:Cc,STAR:kc,START_ANCHOR:Bo,SEP:bc},Ac={...Mo,SLASH_LITERAL:"[\\\\\
/]",QMARK:No,STAR:`${No}*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$\
))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"\
(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"},Sc={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",
blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'(\
)\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};Io.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,
MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:Sc,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,
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
"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(t){return t===!0?Ac:Mo}}});var Fn=zt(je=>{"use strict";var{REGEX_BACKSLASH:Ec,REGEX_REMOVE_BACKSLASH:_c,REGEX_SPECIAL_CHARS:Wc,REGEX_SPECIAL_CHARS_GLOBAL:Rc}=Nn();
je.isObject=t=>t!==null&&typeof t=="object"&&!Array.isArray(t);je.hasRegexChars=t=>Wc.test(t);je.isRegexChar=t=>t.length===
1&&je.hasRegexChars(t);je.escapeRegex=t=>t.replace(Rc,"\\$1");je.toPosixSlashes=t=>t.replace(Ec,"/");je.isWindows=()=>{if(typeof navigator<
"u"&&navigator.platform){let t=navigator.platform.toLowerCase();return t==="win32"||t==="windows"}return typeof process<
"u"&&process.platform?process.platform==="win32":!1};je.removeBackslashes=t=>t.replace(_c,e=>e==="\\"?"":e);je.escapeLast=
(t,e,n)=>{let r=t.lastIndexOf(e,n);return r===-1?t:t[r-1]==="\\"?je.escapeLast(t,e,r-1):`${t.slice(0,r)}\\${t.slice(r)}`};
je.removePrefix=(t,e={})=>{let n=t;return n.startsWith("./")&&(n=n.slice(2),e.prefix="./"),n};je.wrapOutput=(t,e={},n={})=>{
let r=n.contains?"":"^",s=n.contains?"":"$",o=`${r}(?:${t})${s}`;return e.negated===!0&&(o=`(?:^(?!${o}).*$)`),o};je.basename=
(t,{windows:e}={})=>{let n=t.split(e?/[\\/]/:"/"),r=n[n.length-1];return r===""?n[n.length-2]:r}});var Xo=zt((Ym,Ko)=>{"use strict";var Go=Fn(),{CHAR_ASTERISK:os,CHAR_AT:vc,CHAR_BACKWARD_SLASH:en,CHAR_COMMA:Pc,CHAR_DOT:is,
CHAR_EXCLAMATION_MARK:as,CHAR_FORWARD_SLASH:Qo,CHAR_LEFT_CURLY_BRACE:ds,CHAR_LEFT_PARENTHESES:ur,CHAR_LEFT_SQUARE_BRACKET:Tc,
CHAR_PLUS:Oc,CHAR_QUESTION_MARK:jo,CHAR_RIGHT_CURLY_BRACE:Dc,CHAR_RIGHT_PARENTHESES:Uo,CHAR_RIGHT_SQUARE_BRACKET:Hc}=Nn(),
qo=t=>t===Qo||t===en,Vo=t=>{t.isPrefix!==!0&&(t.depth=t.isGlobstar?1/0:1)},$c=(t,e)=>{let n=e||{},r=t.length-1,s=n.parts===
!0||n.tokens===!0||n.scanToEnd===!0,o=[],i=[],a=[],d=t,c=-1,u=0,p=0,f=!1,b=!1,k=!1,S=!1,w=!1,C=!1,W=!1,v=!1,R=!1,A=!1,P=0,
D,_,T={value:"",depth:0,isGlob:!1},g=()=>c>=r,Z=()=>d.charCodeAt(c+1),L=()=>(D=_,d.charCodeAt(++c));for(;c<r;){_=L();let z;
if(_===en){W=T.backslashes=!0,_=L(),_===ds&&(C=!0);continue}if(C===!0||_===ds){for(P++;g()!==!0&&(_=L());){if(_===en){W=
T.backslashes=!0,L();continue}if(_===ds){P++;continue}if(C!==!0&&_===is&&(_=L())===is){if(f=T.isBrace=!0,k=T.isGlob=!0,A=
!0,s===!0)continue;break}if(C!==!0&&_===Pc){if(f=T.isBrace=!0,k=T.isGlob=!0,A=!0,s===!0)continue;break}if(_===Dc&&(P--,P===
0)){C=!1,f=T.isBrace=!0,A=!0;break}}if(s===!0)continue;break}if(_===Qo){if(o.push(c),i.push(T),T={value:"",depth:0,isGlob:!1},
A===!0)continue;if(D===is&&c===u+1){u+=2;continue}p=c+1;continue}if(n.noext!==!0&&(_===Oc||_===vc||_===os||_===jo||_===as)===
!0&&Z()===ur){if(k=T.isGlob=!0,S=T.isExtglob=!0,A=!0,_===as&&c===u&&(R=!0),s===!0){let qe=0;for(;g()!==!0&&(_=L());){if(_===
en){W=T.backslashes=!0,L();continue}if(_===ur){qe++;continue}if(_===Uo&&--qe===0){A=!0;break}}continue}break}if(_===os){
if(D===os&&(w=T.isGlobstar=!0),k=T.isGlob=!0,A=!0,s===!0)continue;break}if(_===jo){if(k=T.isGlob=!0,A=!0,s===!0)continue;
break}if(_===Tc){for(;g()!==!0&&(z=L());){if(z===en){W=T.backslashes=!0,L();continue}if(z===Hc){b=T.isBracket=!0,k=T.isGlob=
!0,A=!0;break}}if(s===!0)continue;break}if(n.nonegate!==!0&&_===as&&c===u){v=T.negated=!0,u++;continue}if(n.noparen!==!0&&
_===ur){if(k=T.isGlob=!0,s===!0){let Ie=1;for(;g()!==!0&&(_=L());){if(_===en){W=T.backslashes=!0,L();continue}if(_===ur){
Ie++;continue}if(_===Uo&&--Ie===0){A=!0;break}}continue}break}if(k===!0){if(A=!0,s===!0)continue;break}}n.noext===!0&&(S=
!1,k=!1);let I=d,m="",y="";u>0&&(m=d.slice(0,u),d=d.slice(u),p-=u),I&&k===!0&&p>0?(I=d.slice(0,p),y=d.slice(p)):k===!0?(I=
"",y=d):I=d,I&&I!==""&&I!=="/"&&I!==d&&qo(I.charCodeAt(I.length-1))&&(I=I.slice(0,-1)),n.unescape===!0&&(y&&(y=Go.removeBackslashes(
y)),I&&W===!0&&(I=Go.removeBackslashes(I)));let Pe={prefix:m,input:t,start:u,base:I,glob:y,isBrace:f,isBracket:b,isGlob:k,
isExtglob:S,isGlobstar:w,negated:v,negatedExtglob:R};if(n.tokens===!0&&(Pe.maxDepth=0,qo(_)||i.push(T),Pe.tokens=i),n.parts===
!0||n.tokens===!0){let z;for(let xe=0;xe<o.length;xe++){let Kt=z!==void 0?z+1:u,Tn=o[xe],Dt=t.slice(Kt,Tn);n.tokens&&(xe===
0&&u!==0?(i[xe].isPrefix=!0,i[xe].value=m):i[xe].value=Dt,Vo(i[xe]),Pe.maxDepth+=i[xe].depth),Tn>=u&&(a.push(Dt),z=Tn)}let Ie=z!==
void 0?z+1:u,qe=t.slice(Ie);a.push(qe),n.tokens&&z&&z+1<t.length&&(i[i.length-1].value=qe,Vo(i[i.length-1]),Pe.maxDepth+=
i[i.length-1].depth),Pe.slashes=o,Pe.parts=a}return Pe};Ko.exports=$c});var Zo=zt((Zm,Yo)=>{"use strict";var Bn=Nn(),Ve=Fn(),{MAX_LENGTH:lr,POSIX_REGEX_SOURCE:Lc,REGEX_NON_SPECIAL_CHARS:Nc,REGEX_SPECIAL_CHARS_BACKREF:Fc,
REPLACEMENTS:zo}=Bn,Bc=(t,e)=>{if(typeof e.expandRange=="function")return e.expandRange(...t,e);t.sort();let n=`[${t.join(
"-")}]`;try{new RegExp(n)}catch{return t.map(s=>Ve.escapeRegex(s)).join("..")}return n},tn=(t,e)=>`Missing ${t}: "${e}" \
- use "\\\\${e}" to match literal characters`,Jo=t=>{let e=[],n=0,r=0,s=0,o="",i=!1;for(let a of t){if(i===!0){o+=a,i=!1;
continue}if(a==="\\"){o+=a,i=!0;continue}if(a==='"'){s=s===1?0:1,o+=a;continue}if(s===0){if(a==="[")n++;else if(a==="]"&&
n>0)n--;else if(n===0){if(a==="(")r++;else if(a===")"&&r>0)r--;else if(a==="|"&&r===0){e.push(o),o="";continue}}}o+=a}return e.
push(o),e},Mc=t=>{let e=!1;for(let n of t){if(e===!0){e=!1;continue}if(n==="\\"){e=!0;continue}if(/[?*+@!()[\]{}]/.test(
n))return!1}return!0},us=t=>{let e=t.trim(),n=!0;for(;n===!0;)n=!1,/^@\([^\\()[\]{}|]+\)$/.test(e)&&(e=e.slice(2,-1),n=!0);
if(Mc(e))return e.replace(/\\(.)/g,"$1")},Ic=t=>{let e=t.map(us).filter(Boolean);for(let n=0;n<e.length;n++)for(let r=n+
1;r<e.length;r++){let s=e[n],o=e[r],i=s[0];if(!(!i||s!==i.repeat(s.length)||o!==i.repeat(o.length))&&(s===o||s.startsWith(
o)||o.startsWith(s)))return!0}return!1},cs=(t,e=!0)=>{if(t[0]!=="+"&&t[0]!=="*"||t[1]!=="(")return;let n=0,r=0,s=0,o=!1;
for(let i=1;i<t.length;i++){let a=t[i];if(o===!0){o=!1;continue}if(a==="\\"){o=!0;continue}if(a==='"'){s=s===1?0:1;continue}
if(s!==1){if(a==="["){n++;continue}if(a==="]"&&n>0){n--;continue}if(!(n>0)){if(a==="("){r++;continue}if(a===")"&&(r--,r===
0))return e===!0&&i!==t.length-1?void 0:{type:t[0],body:t.slice(2,i),end:i}}}}},Gc=t=>`${t.length===1?Ve.escapeRegex(t[0]):
`[${t.map(n=>Ve.escapeRegex(n)).join("")}]`}*`,jc=t=>{let e=0,n=[];for(;e<t.length;){let r=cs(t.slice(e),!1);if(!r||r.type!==
"*")return;let s=Jo(r.body).map(i=>i.trim());if(s.length!==1)return;let o=us(s[0]);if(!o||o.length!==1)return;n.push(o),
e+=r.end+1}if(!(n.length<1))return n},Uc=t=>{let e=0,n=t.trim(),r=cs(n);for(;r;)e++,n=r.body.trim(),r=cs(n);return e},qc=(t,e)=>{
if(e.maxExtglobRecursion===!1)return{risky:!1};let n=typeof e.maxExtglobRecursion=="number"?e.maxExtglobRecursion:Bn.DEFAULT_MAX_EXTGLOB_RECURSION,
r=Jo(t).map(a=>a.trim());if(r.length>1&&(r.some(a=>a==="")||r.some(a=>/^[*?]+$/.test(a))||Ic(r)))return{risky:!0};let s=[],
o=!1,i=!0;for(let a of r){let d=jc(a);if(d){o=!0,s.push(...d);continue}let c=us(a);if(c&&c.length===1){s.push(c);continue}
if(i=!1,Uc(a)>n)return{risky:!0}}return o?i?{risky:!0,safeOutput:Gc([...new Set(s)])}:{risky:!0}:{risky:!1}},ls=(t,e)=>{
if(typeof t!="string")throw new TypeError("Expected a string");t=zo[t]||t;let n={...e},r=typeof n.maxLength=="number"?Math.
min(lr,n.maxLength):lr,s=t.length;if(s>r)throw new SyntaxError(`Input length: ${s}, exceeds maximum allowed length: ${r}`);
let o={type:"bos",value:"",output:n.prepend||""},i=[o],a=n.capture?"":"?:",d=Bn.globChars(n.windows),c=Bn.extglobChars(d),
{DOT_LITERAL:u,PLUS_LITERAL:p,SLASH_LITERAL:f,ONE_CHAR:b,DOTS_SLASH:k,NO_DOT:S,NO_DOT_SLASH:w,NO_DOTS_SLASH:C,QMARK:W,QMARK_NO_DOT:v,
STAR:R,START_ANCHOR:A}=d,P=H=>`(${a}(?:(?!${A}${H.dot?k:u}).)*?)`,D=n.dot?"":S,_=n.dot?W:v,T=n.bash===!0?P(n):R;n.capture&&
(T=`(${T})`),typeof n.noext=="boolean"&&(n.noextglob=n.noext);let g={input:t,index:-1,start:0,dot:n.dot===!0,consumed:"",
output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens:i};t=Ve.removePrefix(
t,g),s=t.length;let Z=[],L=[],I=[],m=o,y,Pe=()=>g.index===s-1,z=g.peek=(H=1)=>t[g.index+H],Ie=g.advance=()=>t[++g.index]||
"",qe=()=>t.slice(g.index+1),xe=(H="",ue=0)=>{g.consumed+=H,g.index+=ue},Kt=H=>{g.output+=H.output!=null?H.output:H.value,
xe(H.value)},Tn=()=>{let H=1;for(;z()==="!"&&(z(2)!=="("||z(3)==="?");)Ie(),g.start++,H++;return H%2===0?!1:(g.negated=!0,
g.start++,!0)},Dt=H=>{g[H]++,I.push(H)},kt=H=>{g[H]--,I.pop()},q=H=>{if(m.type==="globstar"){let ue=g.braces>0&&(H.type===
"comma"||H.type==="brace"),O=H.extglob===!0||Z.length&&(H.type==="pipe"||H.type==="paren");H.type!=="slash"&&H.type!=="p\
aren"&&!ue&&!O&&(g.output=g.output.slice(0,-m.output.length),m.type="star",m.value="*",m.output=T,g.output+=m.output)}if(Z.
length&&H.type!=="paren"&&(Z[Z.length-1].inner+=H.value),(H.value||H.output)&&Kt(H),m&&m.type==="text"&&H.type==="text"){
m.output=(m.output||m.value)+H.value,m.value+=H.value;return}H.prev=m,i.push(H),m=H},nr=(H,ue)=>{let O={...c[ue],conditions:1,
inner:""};O.prev=m,O.parens=g.parens,O.output=g.output,O.startIndex=g.index,O.tokensIndex=i.length;let V=(n.capture?"(":
"")+O.open;Dt("parens"),q({type:H,value:ue,output:g.output?"":b}),q({type:"paren",extglob:!0,value:Ie(),output:V}),Z.push(
O)},Od=H=>{let ue=t.slice(H.startIndex,g.index+1),O=t.slice(H.startIndex+2,g.index),V=qc(O,n);if((H.type==="plus"||H.type===
"star")&&V.risky){let ae=V.safeOutput?(H.output?"":b)+(n.capture?`(${V.safeOutput})`:V.safeOutput):void 0,ot=i[H.tokensIndex];
ot.type="text",ot.value=ue,ot.output=ae||Ve.escapeRegex(ue);for(let Ht=H.tokensIndex+1;Ht<i.length;Ht++)i[Ht].value="",i[Ht].
output="",delete i[Ht].suffix;g.output=H.output+ot.output,g.backtrack=!0,q({type:"paren",extglob:!0,value:y,output:""}),
kt("parens");return}let de=H.close+(n.capture?")":""),we;if(H.type==="negate"){let ae=T;if(H.inner&&H.inner.length>1&&H.
inner.includes("/")&&(ae=P(n)),(ae!==T||Pe()||/^\)+$/.test(qe()))&&(de=H.close=`)$))${ae}`),H.inner.includes("*")&&(we=qe())&&
/^\.[^\\/.]+$/.test(we)){let ot=ls(we,{...e,fastpaths:!1}).output;de=H.close=`)${ot})${ae})`}H.prev.type==="bos"&&(g.negatedExtglob=
!0)}q({type:"paren",extglob:!0,value:y,output:de}),kt("parens")};if(n.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(t)){let H=!1,
ue=t.replace(Fc,(O,V,de,we,ae,ot)=>we==="\\"?(H=!0,O):we==="?"?V?V+we+(ae?W.repeat(ae.length):""):ot===0?_+(ae?W.repeat(
ae.length):""):W.repeat(de.length):we==="."?u.repeat(de.length):we==="*"?V?V+we+(ae?T:""):T:V?O:`\\${O}`);return H===!0&&
(n.unescape===!0?ue=ue.replace(/\\/g,""):ue=ue.replace(/\\+/g,O=>O.length%2===0?"\\\\":O?"\\":"")),ue===t&&n.contains===
!0?(g.output=t,g):(g.output=Ve.wrapOutput(ue,g,e),g)}for(;!Pe();){if(y=Ie(),y==="\0")continue;if(y==="\\"){let O=z();if(O===
"/"&&n.bash!==!0||O==="."||O===";")continue;if(!O){y+="\\",q({type:"text",value:y});continue}let V=/^\\+/.exec(qe()),de=0;
if(V&&V[0].length>2&&(de=V[0].length,g.index+=de,de%2!==0&&(y+="\\")),n.unescape===!0?y=Ie():y+=Ie(),g.brackets===0){q({
type:"text",value:y});continue}}if(g.brackets>0&&(y!=="]"||m.value==="["||m.value==="[^")){if(n.posix!==!1&&y===":"){let O=m.
value.slice(1);if(O.includes("[")&&(m.posix=!0,O.includes(":"))){let V=m.value.lastIndexOf("["),de=m.value.slice(0,V),we=m.
value.slice(V+2),ae=Lc[we];if(ae){m.value=de+ae,g.backtrack=!0,Ie(),!o.output&&i.indexOf(m)===1&&(o.output=b);continue}}}
(y==="["&&z()!==":"||y==="-"&&z()==="]")&&(y=`\\${y}`),y==="]"&&(m.value==="["||m.value==="[^")&&(y=`\\${y}`),n.posix===
!0&&y==="!"&&m.value==="["&&(y="^"),m.value+=y,Kt({value:y});continue}if(g.quotes===1&&y!=='"'){y=Ve.escapeRegex(y),m.value+=
y,Kt({value:y});continue}if(y==='"'){g.quotes=g.quotes===1?0:1,n.keepQuotes===!0&&q({type:"text",value:y});continue}if(y===
"("){Dt("parens"),q({type:"paren",value:y});continue}if(y===")"){if(g.parens===0&&n.strictBrackets===!0)throw new SyntaxError(
tn("opening","("));let O=Z[Z.length-1];if(O&&g.parens===O.parens+1){Od(Z.pop());continue}q({type:"paren",value:y,output:g.
parens?")":"\\)"}),kt("parens");continue}if(y==="["){if(n.nobracket===!0||!qe().includes("]")){if(n.nobracket!==!0&&n.strictBrackets===
!0)throw new SyntaxError(tn("closing","]"));y=`\\${y}`}else Dt("brackets");q({type:"bracket",value:y});continue}if(y==="\
]"){if(n.nobracket===!0||m&&m.type==="bracket"&&m.value.length===1){q({type:"text",value:y,output:`\\${y}`});continue}if(g.
brackets===0){if(n.strictBrackets===!0)throw new SyntaxError(tn("opening","["));q({type:"text",value:y,output:`\\${y}`});
continue}kt("brackets");let O=m.value.slice(1);if(m.posix!==!0&&O[0]==="^"&&!O.includes("/")&&(y=`/${y}`),m.value+=y,Kt(
{value:y}),n.literalBrackets===!1||Ve.hasRegexChars(O))continue;let V=Ve.escapeRegex(m.value);if(g.output=g.output.slice(
0,-m.value.length),n.literalBrackets===!0){g.output+=V,m.value=V;continue}m.value=`(${a}${V}|${m.value})`,g.output+=m.value;
continue}if(y==="{"&&n.nobrace!==!0){Dt("braces");let O={type:"brace",value:y,output:"(",outputIndex:g.output.length,tokensIndex:g.
tokens.length};L.push(O),q(O);continue}if(y==="}"){let O=L[L.length-1];if(n.nobrace===!0||!O){q({type:"text",value:y,output:y});
continue}let V=")";if(O.dots===!0){let de=i.slice(),we=[];for(let ae=de.length-1;ae>=0&&(i.pop(),de[ae].type!=="brace");ae--)
de[ae].type!=="dots"&&we.unshift(de[ae].value);V=Bc(we,n),g.backtrack=!0}if(O.comma!==!0&&O.dots!==!0){let de=g.output.slice(
0,O.outputIndex),we=g.tokens.slice(O.tokensIndex);O.value=O.output="\\{",y=V="\\}",g.output=de;for(let ae of we)g.output+=
ae.output||ae.value}q({type:"brace",value:y,output:V}),kt("braces"),L.pop();continue}if(y==="|"){Z.length>0&&Z[Z.length-
1].conditions++,q({type:"text",value:y});continue}if(y===","){let O=y,V=L[L.length-1];V&&I[I.length-1]==="braces"&&(V.comma=
!0,O="|"),q({type:"comma",value:y,output:O});continue}if(y==="/"){if(m.type==="dot"&&g.index===g.start+1){g.start=g.index+
1,g.consumed="",g.output="",i.pop(),m=o;continue}q({type:"slash",value:y,output:f});continue}if(y==="."){if(g.braces>0&&
m.type==="dot"){m.value==="."&&(m.output=u);let O=L[L.length-1];m.type="dots",m.output+=y,m.value+=y,O.dots=!0;continue}
if(g.braces+g.parens===0&&m.type!=="bos"&&m.type!=="slash"){q({type:"text",value:y,output:u});continue}q({type:"dot",value:y,
output:u});continue}if(y==="?"){if(!(m&&m.value==="(")&&n.noextglob!==!0&&z()==="("&&z(2)!=="?"){nr("qmark",y);continue}
if(m&&m.type==="paren"){let V=z(),de=y;(m.value==="("&&!/[!=<:]/.test(V)||V==="<"&&!/<([!=]|\w+>)/.test(qe()))&&(de=`\\${y}`),
q({type:"text",value:y,output:de});continue}if(n.dot!==!0&&(m.type==="slash"||m.type==="bos")){q({type:"qmark",value:y,output:v});
continue}q({type:"qmark",value:y,output:W});continue}if(y==="!"){if(n.noextglob!==!0&&z()==="("&&(z(2)!=="?"||!/[!=<:]/.
test(z(3)))){nr("negate",y);continue}if(n.nonegate!==!0&&g.index===0){Tn();continue}}if(y==="+"){if(n.noextglob!==!0&&z()===
"("&&z(2)!=="?"){nr("plus",y);continue}if(m&&m.value==="("||n.regex===!1){q({type:"plus",value:y,output:p});continue}if(m&&
(m.type==="bracket"||m.type==="paren"||m.type==="brace")||g.parens>0){q({type:"plus",value:y});continue}q({type:"plus",value:p});
continue}if(y==="@"){if(n.noextglob!==!0&&z()==="("&&z(2)!=="?"){q({type:"at",extglob:!0,value:y,output:""});continue}q(
{type:"text",value:y});continue}if(y!=="*"){(y==="$"||y==="^")&&(y=`\\${y}`);let O=Nc.exec(qe());O&&(y+=O[0],g.index+=O[0].
length),q({type:"text",value:y});continue}if(m&&(m.type==="globstar"||m.star===!0)){m.type="star",m.star=!0,m.value+=y,m.
output=T,g.backtrack=!0,g.globstar=!0,xe(y);continue}let H=qe();if(n.noextglob!==!0&&/^\([^?]/.test(H)){nr("star",y);continue}
if(m.type==="star"){if(n.noglobstar===!0){xe(y);continue}let O=m.prev,V=O.prev,de=O.type==="slash"||O.type==="bos",we=V&&
(V.type==="star"||V.type==="globstar");if(n.bash===!0&&(!de||H[0]&&H[0]!=="/")){q({type:"star",value:y,output:""});continue}
let ae=g.braces>0&&(O.type==="comma"||O.type==="brace"),ot=Z.length&&(O.type==="pipe"||O.type==="paren");if(!de&&O.type!==
"paren"&&!ae&&!ot){q({type:"star",value:y,output:""});continue}for(;H.slice(0,3)==="/**";){let Xt=t[g.index+4];if(Xt&&Xt!==
"/")break;H=H.slice(3),xe("/**",3)}let Ht=Pe()||g.parens>0&&H===")".repeat(g.parens)&&!Z.some(Xt=>Xt.type==="negate");if(O.
type==="bos"&&Pe()){m.type="globstar",m.value+=y,m.output=P(n),g.output=m.output,g.globstar=!0,xe(y);continue}if(O.type===
"slash"&&O.prev.type!=="bos"&&!we&&Ht){g.output=g.output.slice(0,-(O.output+m.output).length),O.output=`(?:${O.output}`,
m.type="globstar",m.output=P(n)+(n.strictSlashes?")":"|$)"),m.value+=y,g.globstar=!0,g.output+=O.output+m.output,xe(y);continue}
if(O.type==="slash"&&O.prev.type!=="bos"&&H[0]==="/"){let Xt=H[1]!==void 0?"|$":"";g.output=g.output.slice(0,-(O.output+
m.output).length),O.output=`(?:${O.output}`,m.type="globstar",m.output=`${P(n)}${f}|${f}${Xt})`,m.value+=y,g.output+=O.output+
m.output,g.globstar=!0,xe(y+Ie()),q({type:"slash",value:"/",output:""});continue}if(O.type==="bos"&&H[0]==="/"){m.type="\
globstar",m.value+=y,m.output=`(?:^|${f}|${P(n)}${f})`,g.output=m.output,g.globstar=!0,xe(y+Ie()),q({type:"slash",value:"\
/",output:""});continue}g.output=g.output.slice(0,-m.output.length),m.type="globstar",m.output=P(n),m.value+=y,g.output+=
m.output,g.globstar=!0,xe(y);continue}let ue={type:"star",value:y,output:T};if(n.bash===!0){ue.output=".*?",(m.type==="b\
os"||m.type==="slash")&&(ue.output=D+ue.output),q(ue);continue}if(m&&(m.type==="bracket"||m.type==="paren")&&n.regex===!0){
ue.output=y,q(ue);continue}(g.index===g.start||m.type==="slash"||m.type==="dot")&&(m.type==="dot"?(g.output+=w,m.output+=
w):n.dot===!0?(g.output+=C,m.output+=C):(g.output+=D,m.output+=D),z()!=="*"&&(g.output+=b,m.output+=b)),q(ue)}for(;g.brackets>
0;){if(n.strictBrackets===!0)throw new SyntaxError(tn("closing","]"));g.output=Ve.escapeLast(g.output,"["),kt("brackets")}
for(;g.parens>0;){if(n.strictBrackets===!0)throw new SyntaxError(tn("closing",")"));g.output=Ve.escapeLast(g.output,"("),
kt("parens")}for(;g.braces>0;){if(n.strictBrackets===!0)throw new SyntaxError(tn("closing","}"));g.output=Ve.escapeLast(
g.output,"{"),kt("braces")}if(n.strictSlashes!==!0&&(m.type==="star"||m.type==="bracket")&&q({type:"maybe_slash",value:"",
output:`${f}?`}),g.backtrack===!0){g.output="";for(let H of g.tokens)g.output+=H.output!=null?H.output:H.value,H.suffix&&
(g.output+=H.suffix)}return g};ls.fastpaths=(t,e)=>{let n={...e},r=typeof n.maxLength=="number"?Math.min(lr,n.maxLength):
lr,s=t.length;if(s>r)throw new SyntaxError(`Input length: ${s}, exceeds maximum allowed length: ${r}`);t=zo[t]||t;let{DOT_LITERAL:o,
SLASH_LITERAL:i,ONE_CHAR:a,DOTS_SLASH:d,NO_DOT:c,NO_DOTS:u,NO_DOTS_SLASH:p,STAR:f,START_ANCHOR:b}=Bn.globChars(n.windows),
k=n.dot?u:c,S=n.dot?p:c,w=n.capture?"":"?:",C={negated:!1,prefix:""},W=n.bash===!0?".*?":f;n.capture&&(W=`(${W})`);let v=D=>D.
noglobstar===!0?W:`(${w}(?:(?!${b}${D.dot?d:o}).)*?)`,R=D=>{switch(D){case"*":return`${k}${a}${W}`;case".*":return`${o}${a}${W}`;case"\
*.*":return`${k}${W}${o}${a}${W}`;case"*/*":return`${k}${W}${i}${a}${S}${W}`;case"**":return k+v(n);case"**/*":return`(?\
:${k}${v(n)}${i})?${S}${a}${W}`;case"**/*.*":return`(?:${k}${v(n)}${i})?${S}${W}${o}${a}${W}`;case"**/.*":return`(?:${k}${v(
n)}${i})?${o}${a}${W}`;default:{let _=/^(.*?)\.(\w+)$/.exec(D);if(!_)return;let T=R(_[1]);return T?T+o+_[2]:void 0}}},A=Ve.
removePrefix(t,C),P=R(A);return P&&n.strictSlashes!==!0&&(P+=`${i}?`),P};Yo.exports=ls});var ni=zt((eg,ti)=>{"use strict";var Vc=Xo(),ps=Zo(),ei=Fn(),Qc=Nn(),Kc=t=>t&&typeof t=="object"&&!Array.isArray(t),he=(t,e,n=!1)=>{
if(Array.isArray(t)){let u=t.map(f=>he(f,e,n));return f=>{for(let b of u){let k=b(f);if(k)return k}return!1}}let r=Kc(t)&&
t.tokens&&t.input;if(t===""||typeof t!="string"&&!r)throw new TypeError("Expected pattern to be a non-empty string");let s=e||
{},o=s.windows,i=r?he.compileRe(t,e):he.makeRe(t,e,!1,!0),a=i.state;delete i.state;let d=()=>!1;if(s.ignore){let u={...e,
ignore:null,onMatch:null,onResult:null};d=he(s.ignore,u,n)}let c=(u,p=!1)=>{let{isMatch:f,match:b,output:k}=he.test(u,i,
e,{glob:t,posix:o}),S={glob:t,state:a,regex:i,posix:o,input:u,output:k,match:b,isMatch:f};return typeof s.onResult=="fun\
ction"&&s.onResult(S),f===!1?(S.isMatch=!1,p?S:!1):d(u)?(typeof s.onIgnore=="function"&&s.onIgnore(S),S.isMatch=!1,p?S:!1):
(typeof s.onMatch=="function"&&s.onMatch(S),p?S:!0)};return n&&(c.state=a),c};he.test=(t,e,n,{glob:r,posix:s}={})=>{if(typeof t!=
"string")throw new TypeError("Expected input to be a string");if(t==="")return{isMatch:!1,output:""};let o=n||{},i=o.format||
(s?ei.toPosixSlashes:null),a=t===r,d=a&&i?i(t):t;return a===!1&&(d=i?i(t):t,a=d===r),(a===!1||o.capture===!0)&&(o.matchBase===
!0||o.basename===!0?a=he.matchBase(t,e,n,s):a=e.exec(d)),{isMatch:!!a,match:a,output:d}};he.matchBase=(t,e,n,r=n&&n.windows)=>(e instanceof
RegExp?e:he.makeRe(e,n)).test(ei.basename(t,{windows:r}));he.isMatch=(t,e,n)=>he(e,n)(t);he.parse=(t,e)=>Array.isArray(t)?
t.map(n=>he.parse(n,e)):ps(t,{...e,fastpaths:!1});he.scan=(t,e)=>Vc(t,e);he.compileRe=(t,e,n=!1,r=!1)=>{if(n===!0)return t.
output;let s=e||{},o=s.contains?"":"^",i=s.contains?"":"$",a=`${o}(?:${t.output})${i}`;t&&t.negated===!0&&(a=`^(?!${a}).\
*$`);let d=he.toRegex(a,e);return r===!0&&(d.state=t),d};he.makeRe=(t,e={},n=!1,r=!1)=>{if(!t||typeof t!="string")throw new TypeError(
"Expected a non-empty string");let s={negated:!1,fastpaths:!0};return e.fastpaths!==!1&&(t[0]==="."||t[0]==="*")&&(s.output=
ps.fastpaths(t,e)),s.output||(s=ps(t,e)),he.compileRe(s,e,n,r)};he.toRegex=(t,e)=>{try{let n=e||{};return new RegExp(t,n.
flags||(n.nocase?"i":""))}catch(n){if(e&&e.debug===!0)throw n;return/$^/}};he.constants=Qc;ti.exports=he});var fs=zt((tg,oi)=>{"use strict";var ri=ni(),Xc=Fn();function si(t,e,n=!1){return e&&(e.windows===null||e.windows===void 0)&&
(e={...e,windows:Xc.isWindows()}),ri(t,e,n)}Object.assign(si,ri);oi.exports=si});var $t=class extends Error{constructor(e){super(`no answer within ${e} ms`),this.name="DeadlinePassed"}};function mo(t){
return{check(){if(rr()>t)throw new $t(t)},remainingMs:()=>Math.max(0,t-rr())}}function rr(){return process.uptime()*1e3}function On(t,e,n){switch(t.kind){case"all":return go(t.of,e,n,"no");case"any":return go(t.of,e,n,"yes");case"not":return Md(
On(t.of,e,n));default:return Gd(t,e,n)}}function go(t,e,n,r){let s,o=[],i=[];for(let a of t){e.clock.check();try{let d=On(
a,e,n);if(Id(d)===r)return d;d.unsure===!0&&(s??=d),o.push(d)}catch(d){if(d instanceof $t)throw d;i.push(d)}}if(i.length>
0)throw i[0];return s??Bd(r==="no",o)}function Bd(t,e){let n=e.flatMap(({missing:s=[]})=>s),r=e.flatMap(({because:s})=>s===
void 0?[]:[s]);return{holds:t,...r.length===0?{}:{because:r.join("; ")},...n.length===0?{}:{missing:n}}}function Md(t){return t.
unsure===!0?t:{...t,holds:!t.holds}}function Id(t){return t.unsure===!0?"unsure":t.holds?"yes":"no"}function Gd(t,e,n){let r=n[t.
kind];if(r===void 0)throw new Error(`the hook carries no predicate "${t.kind}"`);return r.holds(t,e)}function Dn(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function Se(t,e){return Object.hasOwn(t,e)?t[e]:void 0}
function sr(t,e){let n=Se(t,e);return typeof n=="string"&&n!==""?n:void 0}import{isAbsolute as jd}from"node:path";var Ge=class extends Error{constructor(e){super(e),this.name="CannotTell"}};var yo="main",Jt="unknown";function xo(t){let e=Se(t,"agent_type")??"";if(e==="")return(Se(t,"agent_id")??"")===""?yo:Jt;
if(typeof e!="string")return Jt;let n=Yr(e);return n===yo?Jt:n}function Yr(t){return t.toLowerCase()}function Zr(t){return t==="Task"?"Agent":t}function wo(t,e){return t.any===!0||e===""||t.names?.some(r=>Zr(r)===e)===!0?
!0:(t.prefixes??[]).some(({prefix:r,except:s})=>e.startsWith(r)&&!s.includes(e))}var Ud=new Set(["PreToolUse","PostToolUse","PostToolUseFailure","PermissionRequest","PermissionDenied","PreSkillShellCom\
mand"]),Nt=new Set(["Stop","SubagentStop"]),Lt=class extends Ge{};function es(t,e,n){let r=qd(t),s=sr(r,"hook_event_name")??
e;if(!Vd(s,e))throw new Ge(`it waits for ${e} and was called for another event`);let o=Co(Se(r,"cwd"))??n.cwd,i=Ud.has(s),
a=Se(r,"agent_id"),d=sr(r,"transcript_path");return{event:s,tool:i?Qd(r):"",get input(){return i?Kd(r):r},cwd:o,projectDir:Co(
n.projectDir)??o,identity:xo(r),...ko(a)?{}:{agentId:typeof a=="string"?a:""},...d===void 0?{}:{transcriptPath:d},payload:r,
clock:n.clock}}function qd(t){if(t.trim()==="")throw new Lt("standard input held no payload");let e;try{e=JSON.parse(t.replace(
/^\uFEFF/u,""))}catch{throw new Lt("the payload on standard input is not valid JSON")}if(!Dn(e))throw new Lt("the payloa\
d on standard input is no JSON object");return e}function Vd(t,e){return t===e||Nt.has(t)&&Nt.has(e)}function Qd(t){let e=sr(
t,"tool_name");if(e===void 0)throw new Ge("the payload names no tool");return Zr(e)}function Kd(t){let e=Se(t,"tool_inpu\
t");if(ko(e))return{};if(!Dn(e))throw new Ge("the payload's tool_input is no object");return e}function ko(t){return t==
null||t===""}function Co(t){return typeof t=="string"&&jd(t)?t:void 0}function Ao(t,e){return t===void 0?!0:"only"in t?e!==Jt&&bo(t.only,e):e===Jt||!bo(t.except,e)}function bo(t,e){return t.
some(n=>Yr(n)===e)}function So(t){return(e,n)=>Nt.has(n.event)&&Yd(n)?{verdict:"none"}:Xd(e,n,t)}function Xd(t,e,n){let r=!1;for(let s of t.
cases){let o=zd(s,e,n);if(!o.holds)continue;let i=Jd(s,o,e,n);if(i!==void 0)return i;if(r=!0,o.unsure!==!0)return{verdict:"\
allow"}}return t.otherwise==="block"?{verdict:"block",message:t.otherwiseMessage??"{hook} refuses this call."}:{verdict:r?
"allow":"none"}}function zd(t,e,n){return!Ao(t.who,e.identity)||!wo(t.tools,e.tool)?{holds:!1}:t.where===void 0?{holds:!0}:
On(t.where,e,n)}function Jd(t,e,n,r){if(t.require===void 0)return{verdict:"block",message:t.message,because:e.because};let s=On(
t.require,n,r);if(s.holds&&s.unsure!==!0)return;let o=[e.because,s.because].filter(i=>i!==void 0);return{verdict:"block",
message:t.message,because:o.length===0?void 0:o.join("; "),missing:s.missing}}function Yd(t){return!!Se(t.payload,"stop_\
hook_active")}import{resolve as dc}from"node:path";var Zd=process.getBuiltinModule?.("node:fs")??await import("node:fs"),{closeSync:Hn,constants:Yt,existsSync:ge,fstatSync:Eo,
ftruncateSync:Am,lstatSync:$n,openSync:or,readdirSync:Zt,readFileSync:_o,readlinkSync:ir,readSync:Sm,realpathSync:Em,statSync:Ln,
writeSync:ar}=Zd;var ec=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu,tc=/[^\p{L}\p{N}_:.\-/@+*]+/gu;function bt(t){return Wo(t.replace(tc,"_"),120)}
function Ft(t){return Wo(t.replace(ec," ").trim(),300)}function Wo(t,e){let n=Array.from(t.slice(0,e*2+2));return n.length>
e?`${n.slice(0,e-1).join("")}\u2026`:t}function Ro(t,e){let{tool:n,agent:r,event:s,session:o}=e,i={tool:bt(n),agent:bt(r),event:bt(s)},a=`${JSON.stringify({...e,
...i,session:bt(o)})}
`,{O_APPEND:d,O_CREAT:c,O_WRONLY:u}=Yt,p=d|c|u|(Yt.O_NONBLOCK??0);try{let f=or(t,p,384);try{ar(f,a)}finally{Hn(f)}}catch{}}var nc=/\{(tool|agent|hook|type|missing|because)\}/gu;function dr(t,e){return t.replace(nc,(n,r)=>rc(r,e))}function rc(t,e){
switch(t){case"because":return e.because===void 0?"":` (${Ft(e.because)})`;case"missing":return Ft((e.missing??[]).join(
" and "));case"type":return bt(e.type??"")||"none";default:return bt(e[t])}}function Po(t,e,n){let r={...e,hook:t.hook};switch(n.verdict){case"none":return{exit:0,stdout:"",stderr:""};case"allow":
return{exit:0,stdout:"",stderr:cr(t,t.log?.allow,r)};case"block":{let{because:s,missing:o}=n,i={...r,because:s,missing:o},
a=cr(t,t.log?.act,i);return sc(e.event,oc(n.message,i),a)}case"remind":return vo(t,e,dr(n.text,r));case"inject":return vo(
t,e,n.text)}}function To(t,e,n){let r=t.onError==="block"&&!Nt.has(e.event),s=Ft(n instanceof Error?n.message:String(n)),
o=`${t.hook} could not decide, an infrastructure fault, not policy: ${s}.`,i=r?"It refuses what it cannot judge. Repair \
the cause and retry; the call itself may be in order.":"The call goes on unchecked by this hook.",d=cr(t,`op=error tool=\
{tool} verdict=${r?"block":"allow"} detail=infrastructure`,{...e,hook:t.hook});return{exit:r?2:0,stdout:"",stderr:`${o} ${i}\

${d}`}}function sc(t,e,n){return Nt.has(t)?{exit:0,stdout:Oo({decision:"block",reason:e}),stderr:n}:{exit:2,stdout:"",stderr:`${e}\

${n}`}}function oc(t,e){let n=dr(t,e).trimEnd(),{missing:r=[],because:s}=e,o=r.length===0||t.includes("{missing}"),i=s===
void 0||t.includes("{because}");return[n,...o?[]:[`Missing: ${Ft(r.join(" and "))}`],...i?[]:[`Reason: ${Ft(s)}`]].join(
`
`)}function vo(t,e,n){let r={hookEventName:e.event,additionalContext:n},s=cr(t,t.log?.act,{...e,hook:t.hook});return{exit:0,
stdout:Oo({hookSpecificOutput:r}),stderr:s}}function Oo(t){return`${JSON.stringify(t)}
`}function cr(t,e,n){return t.log===void 0||e===void 0?"":`[${t.log.tag}] ${dr(e,n)}
`}function Do(){let{stdin:t}=process;return t.isTTY?Promise.resolve(""):new Promise((e,n)=>{let r=[];t.on("data",s=>r.push(
s)),t.on("end",()=>e(Buffer.concat(r).toString("utf8"))),t.on("error",n)})}function ts(t,e){let n=Buffer.from(e,"utf8");
for(let r=0;n.length>0&&r<1e3;r+=1)try{n=n.subarray(ar(t,n))}catch(s){if(!ic(s))return;ac(1)}}function ic(t){return t instanceof
Error&&"code"in t&&t.code==="EAGAIN"}function ac(t){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,t)}async function $o(t,e){let n=mo(t.deadlineMs),r,s=o=>Ho(t,r,To(t,ns(t,r),o));process.on("uncaughtException",s),process.on(
"unhandledRejection",s),setTimeout(()=>s(new $t(t.deadlineMs)),n.remainingMs());try{let o=process.env.CLAUDE_PROJECT_DIR,
i=await Do();r=cc(i,t,{projectDir:o,clock:n,get cwd(){return process.cwd()}});let d=await e(t.rule,r);Ho(t,r,Po(t,ns(t,r),
d),d)}catch(o){s(o)}}function cc(t,e,n){try{return es(t,e.event,n)}catch(r){if(!(r instanceof Lt)||!uc(e.rule))throw r;return es(
"{}",e.event,n)}}function uc(t){return t.kind==="inject"&&t.parts.every(({kind:e,who:n})=>e==="text"&&n===void 0)}function ns(t,e){
if(e===void 0)return{event:t.event,tool:"",agent:""};let{event:n,tool:r,identity:s}=e;return{event:n,tool:r,agent:s,type:lc(
e)}}function lc(t){let e=Se(t.payload,"tool_input"),n=Dn(e)?Se(e,"subagent_type"):void 0;return typeof n=="string"?n:void 0}
function Ho(t,e,n,r){try{ts(1,n.stdout),ts(2,n.stderr),pc(t,e,n,r)}finally{process.exit(n.exit)}}function pc(t,e,n,r){let s=process.
env.ENFORCEMENT_LOG??"";if(s==="")return;let{event:o,tool:i,agent:a}=ns(t,e),d=e===void 0?"":Se(e.payload,"session_id");
Ro(dc(e?.projectDir??"",s),{time:new Date().toISOString(),hook:t.hook,event:o,tool:i,agent:a,verdict:r?.verdict??(n.exit===
2?"block":"allow"),cause:r===void 0?"infrastructure":"policy",ms:Math.round(rr()),session:typeof d=="string"?d:""})}var fc=new Set(["Write","Edit","MultiEdit","NotebookEdit"]);function Lo(t,e){let n=e.flatMap(r=>hc(r,Se(t.input,r)));if(n.
length===0&&fc.has(t.tool))throw new Ge(`the call of ${t.tool} names no path`);return n}function hc(t,e){return e==null||
e===""?[]:(Array.isArray(e)?e:[e]).map(r=>{if(typeof r=="string")return r;throw new Ge(`the field "${t}" holds something\
 other than a path`)})}var gs=ho(fs(),1);import{isAbsolute as ou,relative as iu,resolve as fi,sep as ui}from"node:path";var zc=/[\\/]\.claude[\\/]worktrees[\\/][^\\/]+(?=[\\/]|$)/u;function nn(t){let e=t;for(let n=ii(e);n!==e;n=ii(e))e=n;return e}
function ii(t){return t.replace(zc,"")||t}function pr(t){try{return $n(t,{throwIfNoEntry:!1})}catch(e){if(e instanceof Error&&"code"in e&&e.code==="ENOTDIR")return;
throw e}}import{dirname as Jc,isAbsolute as Yc,parse as hs,sep as ms}from"node:path";var Zc=40,eu=ms==="\\"?/[\\/]/u:/\//u;function rn(t){let e=hs(t).root,n=ai(t);for(let r=0;n.length>0;){let s=n.pop()??"";
if(s===""||s===".")continue;if(s===".."){e=Jc(e);continue}let o=e.endsWith(ms)?e+s:e+ms+s,i=tu(o);if(i===void 0){e=o;continue}
if(r+=1,r>Zc)throw new Ge("a path leads through a circle of links");Yc(i)&&(e=hs(i).root),n.push(...ai(i))}return e}function ai(t){
return t.slice(hs(t).root.length).split(eu).reverse()}function tu(t){return pr(t)?.isSymbolicLink()??!1?ir(t):void 0}import{isAbsolute as nu}from"node:path";function ci(t,e){return{plain:di(t,e),odd:ru(t).flatMap(n=>di(n,e))}}function di(t,e){
return nu(t)?[t]:[...new Set([`${e.cwd}/${t}`,`${e.projectDir}/${t}`])]}function ru(t){let e=[];t.includes("\\")&&e.push(
t.replaceAll("\\","/"));let n=process.env.HOME??"";return n!==""&&/^~(?:[\\/]|$)/u.test(t)&&e.push(`${n}${t.slice(1)}`),
/^file:/iu.test(t)&&e.push(su(t.replace(/^file:(?:\/\/[^/]*)?/iu,""))),e}function su(t){try{return decodeURIComponent(t)}catch{
return t}}var hi=process.platform==="darwin"||process.platform==="win32";function fr(t,e,n){let r=e.map(o=>au(o,n)),s=t.map(o=>uu(
o,r,n));return s.length>0&&s.every(o=>o==="inside")?"inside":s.every(o=>o==="outside")?"outside":"perhaps"}function au(t,e){
let{base:n,glob:r}=gs.default.scan(du(t).replace(/\/+$/u,"")),s=fi(e.projectDir,n),o=[s,rn(s)].map(nn);return{roots:[...new Set(
o)],matches:cu(r)}}function du(t){let e=process.env.HOME??"";return e!==""&&t.startsWith("~/")?`${e}${t.slice(1)}`:t}function cu(t){
if(t===""||t==="**")return()=>!0;let e;return n=>(e??=(0,gs.default)([t,`${t}/**`],{dot:!0,nocase:hi}),e(n))}function uu(t,e,n){
let{plain:r,odd:s}=ci(t,n);if(r.map(c=>li(rn(c),e)).every(Boolean))return"inside";let i=[...r,...s],a=i.map(c=>fi(c));return[
...a,...[...i,...a].map(rn)].some(c=>li(c,e))?"perhaps":"outside"}function li(t,e){let n=nn(t);return e.some(({roots:r,matches:s})=>r.
some(o=>{let i=lu(pi(o),pi(n));return i!==void 0&&s(i)}))}function lu(t,e){let n=iu(t,e);if(!(ou(n)||n===".."||n.startsWith(
`..${ui}`)))return n.split(ui).join("/")}function pi(t){return hi?t.normalize("NFC").toLowerCase():t}var mi={kind:"path-under",holds(t,e){let n=fr(Lo(e,t.fields),t.globs,e);return n==="perhaps"?{holds:!0,unsure:!0}:{holds:n===
"inside"}}};function ys(t){return{sure:!0,because:t}}function hr(t){return{sure:!1,because:`cannot be read: ${t}`}}function gi(t,e){
let n=t.find(s=>s.sure);if(n!==void 0)return{holds:!0,because:n.because};let[r]=t;return r===void 0||!e?{holds:!1}:{holds:!0,
unsure:!0,because:r.because}}function mr(t){let e=Se(t.input,"command");if(typeof e=="string")return e;if(!(e==null&&t.tool!=="Bash"&&t.tool!=="Power\
Shell"))throw new Ge(`the call of ${t.tool} holds no command text`)}var pu=/\b(?:iex|invoke-expression|start-process|encodedcommand)\b|-e(?:nc|c)?\s+[A-Za-z0-9+/=]{8,}|&\s*[($"']|\[scriptblock\]/iu;
function yi(t){return t.tool==="PowerShell"?mr(t):void 0}function xi(t){return pu.test(t)}function E(t){return{pieces:t===""?[]:[{text:t}]}}function sn(t){return{pieces:[{hole:t}]}}function x(t){let e="";for(let n of t.
pieces){if(!("text"in n))return;e+=n.text}return e}function ee(t){let e="";for(let n of t.pieces){if(!("text"in n))break;
e+=n.text}return e}function gr(t){let e="";for(let n of[...t.pieces].reverse()){if(!("text"in n))break;e=n.text+e}return e}
function K(t){return t.pieces.map(e=>"text"in e?e.text:"glob"in e?e.glob:e.hole).join("")}function wi(t,e){let n=ee(t);if(n.length>=e.length||x(t)!==void 0)return n.startsWith(e);let r=t.pieces.find(o=>!("text"in
o)),s=r!==void 0&&"hole"in r&&r.shape!==void 0;return e.startsWith(n)&&(!s||/^[0-9a-f]/u.test(e.slice(n.length)))}function Ci(t){
return t.pieces.some(e=>"hole"in e&&e.splits===!0)}function Ne(...t){return{pieces:t.flatMap(e=>e.pieces)}}function ye(t,e){
let n=e;return{pieces:t.pieces.flatMap(s=>{if(n===0||!("text"in s))return[s];let o=s.text.slice(n);return n=Math.max(0,n-
s.text.length),o===""?[]:[{text:o}]})}}function yr(t){return t.pieces.map(hu).join("")}var fu={digits:"-?[0-9]*",hex:"[0\
-9a-f]*"};function hu(t){return"text"in t?mu(t.text):"hole"in t?t.shape===void 0?"[^]*":fu[t.shape]:t.glob==="*"?"[^/]*":
"[^/]"}function mu(t){return t.replace(/[\\^$.*+?()[\]{}|/]/gu,"\\$&")}function ki(t){return{pieces:t.pieces.map(e=>"glo\
b"in e?{hole:e.glob}:e)}}function gu(t){let e=or(t,Yt.O_RDONLY|(Yt.O_NONBLOCK??0));if(Eo(e).isFile())return e;throw Hn(e),new xs(t)}function it(t){
let e=gu(t);try{return _o(e,"utf8")}finally{Hn(e)}}var xs=class extends Error{constructor(e){super(`${e} is no regular f\
ile`),this.name="NotRegular"}};import{join as Mn}from"node:path";function xr(t,e){let n=e.disk.heads.get(t.gitDir);if(n!==void 0)return n;let r=t.top===
void 0?void 0:e.disk.made.get(t.top);if(r!==void 0)return r.head;if(ge(Mn(t.commonDir,"reftable")))return{unknown:"HEAD \
of a reftable repository"};try{return xu(yu(Mn(t.gitDir,"HEAD")))}catch{return{unknown:"HEAD, which cannot be read"}}}function yu(t){
return $n(t).isSymbolicLink()?`ref: ${ir(t)}`:it(t)}function xu(t){let e=/^ref:\s*(\S+)\s*$/u.exec(t)?.[1];return e==="r\
efs/heads/.invalid"?{unknown:"HEAD of a reftable repository"}:e?.startsWith("refs/heads/")===!0?{branch:e.slice(11)}:e!==
void 0||/^[0-9a-f]{40,64}\s*$/u.test(t)?{detached:!0}:{unknown:"HEAD, which makes no sense"}}function ws(t,e){for(let s of[
t.gitDir,t.commonDir]){let o=Mn(s,e);if($n(o,{throwIfNoEntry:!1})?.isFile()===!0)return it(o).trim()}let n=Mn(t.commonDir,
"packed-refs");if(!ge(n))return;let r=it(n).split(`
`).find(s=>s.endsWith(` ${e}`));return r?.slice(0,r.indexOf(" "))}function Cs(t,e){return ws(t,`refs/heads/${e}`)!==void 0}
function wr(t,e){let n=Mn(t.gitDir,e);return ge(n)?it(n).trim():void 0}function Cr(t){let e=wu(t,0);if(e===void 0)return[t];let n=t.slice(0,e.start),r=t.slice(e.end),s=e.items.length===1?Au(e.
items[0]??""):e.items,o=Cr(r);if(s===void 0||o===void 0)return;if(s.length===0)return o.map(a=>t.slice(0,e.end)+a);let i=[];
for(let a of s){let d=Cr(a);if(d===void 0||i.length+d.length*o.length>200)return;for(let c of d)for(let u of o)i.push(n+
c+u)}return i}function wu(t,e){for(let n=e;n<t.length;n=ks(t,n)){if(t[n]!=="{")continue;let r=Cu(t,n);if(r!==void 0)return r}}
function Cu(t,e){let n=[],r=0,s=e+1;for(let o=e+1;o<t.length;o=ks(t,o)){let i=t[o];if(i==="{")r+=1;else if(i===","&&r===
0)n.push(t.slice(s,o)),s=o+1;else if(i==="}"&&r>0)r-=1;else if(i==="}")return n.push(t.slice(s,o)),n.length>1||/^[^{}]+\.\.[^{}]+$/u.
test(n[0]??"")?{start:e,end:o+1,items:n}:void 0}}function ks(t,e){let n=t[e];return n==="\\"?e+2:n==="'"?ku(t,e,"'"):n===
'"'||n==="`"?bu(t,e,n):n==="$"&&t[e+1]==="{"?bi(t,e+1,"{","}"):n==="$"&&t[e+1]==="("?bi(t,e+1,"(",")"):e+1}function ku(t,e,n){
let r=t.indexOf(n,e+1);return r===-1?t.length:r+1}function bu(t,e,n){for(let r=e+1;r<t.length;r+=1)if(t[r]==="\\")r+=1;else if(t[r]===
n)return r+1;return t.length}function bi(t,e,n,r){let s=0;for(let o=e;o<t.length;o=o===e?e+1:ks(t,o))if(t[o]===n)s+=1;else if(t[o]===
r&&(s-=1)===0)return o+1;return t.length}function Au(t){let[e="",n="",r="1",...s]=t.split(".."),o=[e,n,r].every(f=>/^-?\d+$/u.
test(f)),i=[e,n].every(f=>/^[A-Za-z]$/u.test(f));if(!o&&!i||s.length>0)return[];let a=f=>o?Number(f):f.charCodeAt(0),d=f=>o?
String(f):String.fromCharCode(f),c=a(n)-a(e),u=Math.abs(Number(r))||1,p=Math.floor(Math.abs(c)/u)+1;if(!(p>200))return Array.
from({length:p},(f,b)=>d(a(e)+Math.sign(c)*u*b))}import{basename as Su,dirname as Eu,isAbsolute as bs,join as _u,normalize as Wu,resolve as Ru,sep as Ai}from"node:path";function J(t){return typeof t=="string"}function At(t){try{return Ln(t,{throwIfNoEntry:!1})?.isDirectory()??!1}catch{return!1}}
function ft(t,e){return bs(e)?Wu(e):J(t)?Ru(t,e):t}function De(t,e){return rn(bs(e)?e:`${t}${Ai}${e}`)}function Si(t,e){
let r=(bs(e)?e:`${t}${Ai}${e}`).replace(/\/+$/u,""),s=Su(r);return s===".."||s==="."||s===""?De(t,e):_u(De(t,Eu(r)),s)}var vu=new Set(["?","#","$","!","RANDOM","SECONDS","LINENO","EPOCHSECONDS","UID","EUID","PPID"]);function St(t,e){let{world:n}=e;
if(t==="@"||t==="*")return{list:n.args};let r=n.vars.get(t);return r!==void 0?{word:Tu(r)}:/^[1-9][0-9]*$/u.test(t)?{word:n.
args[Number(t)-1]??E("")}:vu.has(t)?{word:{pieces:[{hole:`$${t}`,shape:"digits"}]}}:{word:Pu(t,e)??sn(`$${t}`)}}function Pu(t,e){
let{world:n}=e;if(t==="PWD")return J(n.cwd)?E(n.cwd):void 0;if(t==="OLDPWD")return J(n.previous)?E(n.previous):void 0;if(t===
"CLAUDE_PROJECT_DIR")return E(e.projectDir);if(t!=="HOME"&&t!=="TMPDIR")return;let r=e.env[t];return r===void 0||r===""?
void 0:E(r)}function Tu(t){return"word"in t?t.word:t.elements[0]??E("")}function Ei(t,e){let n={word:Bt(t.text)};if(t.prefix===
"#")return{word:{pieces:[{hole:t.text,shape:"digits"}]}};if(t.prefix==="!")return Ou(t,e)??n;let r=t.index===void 0?St(t.
parameter,e):Du(t,e);return r===void 0?n:t.operation===void 0?r:t.operation.type==="Default"?Hu(t,r,e)??n:t.operation.type===
"CaseModification"?$u(t.operation.operator,r)??n:n}function Bt(t){return{pieces:[{hole:t,splits:!0}]}}function Ou(t,e){if(t.
operation!==void 0||t.index!==void 0)return;let n=St(t.parameter,e),r="word"in n?x(n.word):void 0;return r===void 0?void 0:
St(r,e)}function Du(t,e){let n=e.world.vars.get(t.parameter),r=t.index?.text;if(n===void 0)return;let s="elements"in n?n.
elements:[n.word];if(r==="@"||r==="*")return{list:s};if(!(r===void 0||!/^\d+$/u.test(r)))return{word:s[Number(r)]??E("")}}
function Hu(t,e,n){if(t.operation?.type!=="Default")return;let r="word"in e?x(e.word):void 0,s=n.world.vars.has(t.parameter)||
r!==void 0;if(r===void 0)return;let o=t.operation.operator.startsWith(":"),i=s&&(!o||r!==""),a=n.operand(t),d=a===void 0?
void 0:{word:a};return t.operation.operator.endsWith("+")?i?d:{word:E("")}:i?e:d}function $u(t,e){let n="word"in e?x(e.word):
void 0;if(n!==void 0){if(t==="^^")return{word:E(n.toUpperCase())};if(t===",,")return{word:E(n.toLowerCase())}}}function kr(t){
if("word"in t)return t.word;let e=t.list.flatMap((n,r)=>r===0?[n]:[E(" "),n]);return Ne(...e)}function As(t,e){switch(t.type){case"Script":case"CompoundList":case"AndOr":for(let n of t.commands)e(n);return;case"Sta\
tement":e(t.command);return;case"Command":for(let n of t.prefix)e(n);t.name&&e(t.name);for(let n of t.suffix)e(n);return;case"\
Pipeline":for(let n of t.prefixes)e(n);for(let n of t.commands)e(n);return;case"Redirected":e(t.command);for(let n of t.
redirects)e(n);return;case"If":e(t.clause),e(t.then);for(let n of t.elif)e(n);t.else&&e(t.else);return;case"Elif":e(t.clause),
e(t.then);return;case"For":case"Select":if(e(t.name),t.wordlist)for(let n of t.wordlist)e(n);e(t.body);return;case"While":
e(t.clause),e(t.body);return;case"Function":case"Coproc":t.name&&e(t.name),e(t.body);return;case"Subshell":case"BraceGro\
up":e(t.body);return;case"Case":e(t.word);for(let n of t.items)e(n);return;case"CaseItem":for(let n of t.pattern)e(n);e(
t.body);return;case"ArithmeticFor":{let n=t.initialize;n&&e(n);let r=t.test;r&&e(r);let s=t.update;s&&e(s),e(t.body);return}case"\
Word":case"Glob":case"ArithmeticWord":case"HereDocBody":case"BraceExpansion":case"ExtendedGlob":{let n=t.parts;if(n)for(let r of n)
e(r);return}case"DoubleQuoted":case"LocaleString":for(let n of t.parts)e(n);return;case"ParameterExpansion":t.index&&e(t.
index),t.operation&&e(t.operation);return;case"Default":case"Remove":case"Transform":e(t.operand);return;case"CaseModifi\
cation":t.operand&&e(t.operand);return;case"Replace":e(t.pattern),e(t.replacement);return;case"Slice":e(t.offset),t.length&&
e(t.length);return;case"Assignment":{let n=t.index;n&&e(n),e(t.value);return}case"ArrayValue":for(let n of t.elements)e(
n);return;case"Redirect":case"HereString":t.descriptor&&e(t.descriptor),t.target&&e(t.target);return;case"HereDoc":t.descriptor&&
e(t.descriptor),t.delimiter&&e(t.delimiter),e(t.body);return;case"CommandExpansion":case"ProcessSubstitution":case"Arith\
meticCommandExpansion":{let n=t.script;n&&e(n);return}case"ArithmeticExpansion":case"ArithmeticCommand":case"ArithmeticG\
roup":case"TestCommand":case"TestGroup":{let n=t.expression;n&&e(n);return}case"ArithmeticBinary":case"TestBinary":e(t.left),
e(t.right);return;case"ArithmeticUnary":case"TestUnary":e(t.operand);return;case"ArithmeticTernary":e(t.test),e(t.consequent),
e(t.alternate);return;case"TestLogical":for(let n of t.operands)e(n);return;case"TestNot":for(let n of t.negations)e(n);
e(t.operand);return;case"Literal":case"SingleQuoted":case"AnsiCQuoted":case"SimpleExpansion":case"Names":case"Unknown":case"\
FileDescriptor":case"FileDescriptorVariable":case"HereDocDelimiter":case"Time":case"Negation":return;default:{let n=t;throw new TypeError(
`Unexpected syntax node: ${n}`)}}}function _i(t){return t>=48&&t<=55}function Ri(t){return t>=48&&t<=57||t>=65&&t<=70||t>=97&&t<=102}function Lu(t,e){try{
return String.fromCodePoint(t)}catch{return e}}var Nu=new TextDecoder("utf-8",{ignoreBOM:!0});function Wi(t){return Nu.decode(
new Uint8Array(t))}function Fu(t,e,n){if(t.charCodeAt(e)!==92||e+2>n)return;let r=t.charCodeAt(e+1),s=e+2,o=s;if(r===120){
for(;o<n&&o-s<2&&Ri(t.charCodeAt(o));)o++;return o===s?void 0:{value:Number.parseInt(t.slice(s,o),16),end:o}}if(_i(r)){for(;o<
n&&o-s<2&&_i(t.charCodeAt(o));)o++;return{value:Number.parseInt(t.slice(e+1,o),8)&255,end:o}}}function In(t,e,n){let r=e,
s="",o=[],i=-1;for(;r<n&&t.charCodeAt(r)!==39;){let d=r,c=Fu(t,r,n);if(c&&c.value>=128){o.push(c.value),r=c.end;continue}
if(o.length>0&&(s+=Wi(o),o=[]),c){c.value===0&&i===-1&&(i=s.length),s+=String.fromCharCode(c.value),r=c.end;continue}if(t.
charCodeAt(r)!==92||r+1>=n){let p=r;for(;r<n;){let f=t.charCodeAt(r);if(f===39||f===92&&r+1<n)break;r++}s+=t.slice(p,r);
continue}r++;let u=t[r++];switch(u){case"a":s+="\x07";break;case"b":s+="\b";break;case"e":case"E":s+="\x1B";break;case"f":
s+="\f";break;case"n":s+=`
`;break;case"r":s+="\r";break;case"t":s+="	";break;case"v":s+="\v";break;case"\\":s+="\\";break;case"'":s+="'";break;case'\
"':s+='"';break;case"?":s+="?";break;case`
`:break;case"c":{let p=r<n?t.charCodeAt(r):39;if(p===39){s+=t.slice(d,r);break}if(r++,p===92){let b=r<n&&t.charCodeAt(r)===
92;b&&r++,s+="",!b&&r<n&&(s+=t[r],r++);break}let f=p===63?127:p&31;f===0&&p<128&&i===-1&&(i=s.length),s+=String.fromCharCode(
f);break}case"u":case"U":{let p=r,f=u==="u"?4:8;for(;r<n&&r-p<f&&Ri(t.charCodeAt(r));)r++;if(r===p){s+=`\\${u}`;break}let b=t.
slice(d,r),k=Number.parseInt(t.slice(p,r),16);k===0&&i===-1&&(i=s.length),s+=Lu(k,b);break}default:s+=`\\${u}`;break}}o.
length>0&&(s+=Wi(o)),i!==-1&&(s=s.slice(0,i));let a=r<n;return a&&r++,{value:s,end:r,closed:a}}var Xe=class t{static _resolveScript;type;pos;end;text;#e;#t=void 0;constructor(e,n,r,s,o){this.type=e,this.pos=n,this.end=
r,this.text=s,this.#e=o}get script(){let e=this.#e;if(e!==void 0){let n=t._resolveScript(e.source,e.start,e.end,e.depth,
e.parenBoundary,e.context);e.context===void 0&&(n.source=e.source),this.script=n}return this.#t}set script(e){this.#t=e,
this.#e=void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,script:this.script}}},br=class extends Xe{operator;constructor(e,n,r,s,o){
super("ProcessSubstitution",e,n,r,o),this.operator=s}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.
text,operator:this.operator,script:this.script}}},on=class t{static _resolveExpression;type="ArithmeticExpansion";pos;end;text;#e;#t=void 0;constructor(e,n,r,s){
this.pos=e,this.end=n,this.text=r,this.#e=s}get expression(){let e=this.#e;return e!==void 0&&(this.expression=t._resolveExpression(
e.body,e.offset,e.source,e.depth,e.context,e.depth+1)),this.#t}set expression(e){this.#t=e,this.#e=void 0}toJSON(){return{
type:this.type,pos:this.pos,end:this.end,text:this.text,expression:this.expression}}};function Bu(t){let e="";for(let n of t)e+=n.type==="Literal"?n.value:n.text;return e}function Ar(t){let e=t.indexOf("\\");
if(e===-1)return t;let n="",r=0;for(let s=e;s<t.length;s++)if(t.charCodeAt(s)===92){if(n+=t.slice(r,s),s++,s>=t.length){
n+="\\",r=s;break}t.charCodeAt(s)!==10&&(n+=t[s]),r=s+1}return n+t.slice(r)}function vi(t){let e=1;for(;t[e]==="\\"&&t[e+
1]===`
`;)e+=2;return e===1||t[e]!=="("?t:t[0]+t.slice(e)}function Sr(t){let e="";for(let n of t)switch(n.type){case"Literal":case"\
Glob":case"SingleQuoted":case"AnsiCQuoted":e+=n.value;break;case"DoubleQuoted":case"LocaleString":e+=Bu(n.parts);break;case"\
CommandExpansion":e+=n.text[0]==="$"?vi(n.text):n.text;break;case"ExtendedGlob":e+=vi(n.text);break;default:e+=n.text;break}
return e}var Ee=class{type="Word";text;pos;end;#e;#t;#r;#n;#s=null;constructor(e,n,r,s,o,i=0){this.text=e,this.pos=n,this.end=r,this.#e=
s,this.#t=o,this.#r=i,this.#n=o===void 0?void 0:null}get value(){if(this.#s===null){let e=this.#e===void 0&&this.#n===null?
void 0:this.parts;this.#s=e?Sr(e):Ar(this.text)}return this.#s}get parts(){return this.#n===null&&(this.#n=this.#t?.(this.#e??
"",this,this.#r)??void 0),this.#n}set parts(e){this.#n=e??void 0}toJSON(){return{type:this.type,text:this.text,pos:this.
pos,end:this.end,parts:this.parts,value:this.value}}};function an(t){return{boundaries:t===void 0?void 0:Ss(t),wordParts:void 0,embeddedParts:void 0,arrayParts:void 0}}function Ss(t){
return t.boundaries??(t.boundaries=new Map)}function Fe(t,e,n){for(;e+1<n&&t.charCodeAt(e)===92&&t.charCodeAt(e+1)===10;)e+=2;return e}function Wt(t){return/[*?[]/.test(t)}var at=new Uint8Array(128);at[33]=1;at[94]=1;at[91]=1;at[93]=1;at[58]=1;at[46]=1;at[61]=
1;at[45]=1;at[92]=1;function Mu(t,e,n,r,s){let o=n-1;for(;o>e&&t.charCodeAt(o)!==93;)o--;if(o===e)return null;let i=[],a=[],
d=[],c=0,u=!1;for(let C=e;C<n;C++){for(;r&&c<r.length&&r[c].end<=C+s;)c++;let W=r?.[c],v=C,R=0;if(W&&W.pos<=C+s&&W.type!==
"Literal")C=W.end-s-1;else{if(R=t.charCodeAt(C),R===92&&C+1<n&&t.charCodeAt(C+1)===10){C++;continue}(R>=128||!at[R])&&(R=
0)}let A=a.length-1;if(R===0&&A>=0&&a[A]===0){d[A]++;continue}A>=0&&a[A]===91&&(R===58||R===61||R===46)&&(u=!0),i.push(v),
a.push(R),d.push(1)}let p=a.length,f;if(u){f=new Int32Array(p).fill(-1);let C=-1,W=-1,v=-1,R=-1;for(let A=p-1;A>=0;A--){
let P=a[A+2];if(P===93?C=A+2:a[A+3]===93&&(P===58?W=A+2:P===61?v=A+2:P===46&&(R=A+2)),a[A]!==91)continue;let D=a[A+1],_=D===
58?W:D===61?v:D===46?R:-1;_!==-1&&(D===46||C===-1||C>_)&&(f[A]=_+2)}}let b=C=>f===void 0?-1:f[C],k=new Int32Array(p+2).fill(
-1),S=(C,W)=>{if(C>=p)return-1;if(W&&a[C]===45&&C+1<p&&a[C+1]!==93){let v=C+1;if(a[v]===92){if(v+1>=p)return-1;v++}let R=v+
1;if(a[v]===91&&a[v+1]===46){let A=b(v);A!==-1&&(R=A)}else if(a[v]===0&&d[v]>1)return k[v];return R>=p?-1:a[R]===93?R+1:
k[R]}return a[C]===93?C+1:k[C]};for(let C=p-1;C>=0;C--){let W=a[C],v=C+1,R=!0;if(W===92){if(C+1>=p)continue;v=C+2}else if(W===
91){let A=a[C+1];if(A===58||A===61||A===46){let P=b(C);P!==-1&&(v=P,R=A===46)}}k[C]=S(v,R)}let w=new Map;for(let C=0;C<p;C++){
if(a[C]!==91)continue;let W=C+1;if((a[W]===33||a[W]===94)&&W++,W>=p)continue;let v=a[W]===93?S(W+1,!0):k[W];v!==-1&&w.set(
i[C],i[v-1]+1)}return w}function Es(t,e,n,r,s,o,i){for(;e<n;){for(;r&&s<r.length&&r[s].end<=e+o;)s++;let a=r?.[s];if(a&&
a.pos===e+o&&a.end<=n+o){i.push(a),e=a.end-o,s++;continue}let d=a?Math.min(n,(a.pos>e+o?a.pos:a.end)-o):n,c=t.slice(e,d);
i.push({type:"Literal",pos:e+o,end:d+o,text:c,value:Ar(c)}),e=d}return s}function dt(t,e,n,r,s=0){let o,i,a=0,d=0,c=e;for(let u=e;u<
n;u++){for(;r&&a<r.length&&r[a].end<=u+s;)a++;let p=r?.[a];if(p&&p.pos<=u+s&&p.type!=="Literal"){u=p.end-s-1;continue}let f=t.
charCodeAt(u);if(f===92){u++;continue}let b;if(f===42||f===63){let w=p?Math.min(n,p.end-s):n,C=Fe(t,u+1,w);if(C<w&&t.charCodeAt(
C)===40)continue;if(b=u+1,f===42)for(;b<w&&t.charCodeAt(b)===42;){let W=Fe(t,b+1,w);if(W<w&&t.charCodeAt(W)===40)break;b++}}else if(f===
91){i===void 0&&(i=Mu(t,u,n,r,s));let w=i?.get(u);if(w===void 0)continue;b=w}else continue;o||(o=[]),d=Es(t,c,u,r,d,s,o);
let k=t.slice(u,b),S;if(f===91){let w=[];d=Es(t,u+1,b-1,r,d,s,w),S={type:"Glob",kind:"bracket",pos:u+s,end:b+s,text:k,value:"\
["+Sr(w)+"]",parts:w}}else S={type:"Glob",kind:f===42?"star":"question",pos:u+s,end:b+s,text:k,value:k,parts:void 0};o.push(
S),c=b,u=b-1}return o?(Es(t,c,n,r,d,s,o),o):r??void 0}var l={Word:0,Assignment:1,Semi:2,Newline:3,Pipe:4,And:5,Or:6,Amp:7,LParen:8,RParen:9,LBrace:10,RBrace:11,Bang:12,If:13,
Then:14,Else:15,Elif:16,Fi:17,Do:18,Done:19,For:20,While:21,Until:22,In:23,Case:24,Esac:25,Function:26,DoubleSemi:27,SemiAmp:28,
DoubleSemiAmp:29,Select:30,DblLBracket:31,DblRBracket:32,EOF:33,ArithCmd:34,Coproc:35,Redirect:36},Er=class{token=l.EOF;_value="";_owner;pos=0;end=0;fileDescriptor=void 0;variableName=void 0;descriptorEnd=0;delimiterQuoted=!1;content=void 0;targetPos=0;targetEnd=0;assignmentOperatorPos=-1;raw=!1;keywordEligible=!1;constructor(e=null){
this._owner=e}get value(){return this._value??(this._value=this._owner===null?"":this._owner._tokenValue(this.pos,this.end,
this.raw))}set value(e){this._value=e}reset(){this.token=l.EOF,this._value="",this.pos=0,this.end=0,this.fileDescriptor=
void 0,this.variableName=void 0,this.descriptorEnd=0,this.delimiterQuoted=!1,this.content=void 0,this.targetPos=0,this.targetEnd=
0,this.assignmentOperatorPos=-1,this.raw=!1,this.keywordEligible=!1}copyFrom(e){this.token=e.token,this._value=e._value,
this.pos=e.pos,this.end=e.end,this.fileDescriptor=e.fileDescriptor,this.variableName=e.variableName,this.descriptorEnd=e.
descriptorEnd,this.delimiterQuoted=e.delimiterQuoted,this.content=e.content,this.targetPos=e.targetPos,this.targetEnd=e.
targetEnd,this.assignmentOperatorPos=e.assignmentOperatorPos,this.raw=e.raw,this.keywordEligible=e.keywordEligible}},Pi=new Map(
[["if",l.If],["then",l.Then],["else",l.Else],["elif",l.Elif],["fi",l.Fi],["do",l.Do],["done",l.Done],["for",l.For],["whi\
le",l.While],["until",l.Until],["in",l.In],["case",l.Case],["esac",l.Esac],["function",l.Function],["select",l.Select],[
"coproc",l.Coproc],["!",l.Bang],["{",l.LBrace],["}",l.RBrace]]);var te=new Uint8Array(128);te[124]=1;te[38]=1;te[59]=1;te[40]=1;te[41]=1;te[60]=1;te[62]=1;te[32]=1;te[9]=1;te[10]=1;te[92]=
2;te[39]=2;te[34]=2;te[36]=2;te[96]=2;te[123]=2;function Gn(t,e,n){for(;e<n;){let r=t.charCodeAt(e);if(r===32||r===9)e++;else if(r===
92&&e+1<n&&t.charCodeAt(e+1)===10)e+=2;else break}return e}var Bi=new Uint8Array(128);for(let t of[9,10,32,33,37,38,40,41,
42,43,44,45,47,58,60,61,62,63,94,124])Bi[t]=1;function ln(t,e,n){for(let r=e;r<n;r++){let s=t.charCodeAt(r);if(s===92||s===
39||s===34||s===36||s===96||(s===60||s===62)&&r+1<n&&t.charCodeAt(r+1)===40)return!0}return!1}function Ti(t,e,n=!1,r){let s=0,
o=0;for(let i=0;i<t.length;i++){let a=t.charCodeAt(i);if(a===92){i++;continue}if(a===123){s++;continue}if(a===125){s>0&&
s--;continue}if(a===39){for(i++;i<t.length&&t.charCodeAt(i)!==39;)i++;continue}if(a===34){for(i++;i<t.length;){let c=t.charCodeAt(
i);if(c===34)break;if(c===92){i+=2;continue}let u=r?.(i,!0)??i;if(u>i){i=u;continue}i++}continue}let d=r?.(i,!1)??i;if(d>
i){i=d-1;continue}if(n&&s===0){if(a===63){o++;continue}if(a===58&&o>0){o--;continue}}if(a===e&&s===0)return i}return-1}var mt=new Uint8Array(
128);for(let t=97;t<=122;t++)mt[t]=3;for(let t=65;t<=90;t++)mt[t]=3;for(let t=48;t<=57;t++)mt[t]=2;mt[95]=3;var gt=new Uint8Array(
128);gt[63]=1;gt[64]=1;gt[42]=1;gt[43]=1;gt[33]=1;gt[61]=1;function Oi(t){return t<128&&t!==61&&gt[t]===1}var Iu={63:"?",
64:"@",42:"*",43:"+",33:"!"};function Di(t){let e=t.type;return e==="Literal"||e==="SimpleExpansion"||e==="ParameterExpa\
nsion"||e==="CommandExpansion"||e==="ArithmeticExpansion"}function Gu(t,e,n){for(let r=e;r<n;r++){let s=t.charCodeAt(r);
if(s<48||s>57)return!1}return n>e}var Je=-1,Ws=0,Hi=1,Rs=2,$i=3,Oe=4;function ju(t,e){let n=t[t.length-1],r=e[0],s=0;n?.
type==="Literal"&&r?.type==="Literal"&&n.end===r.pos&&(t[t.length-1]={type:"Literal",pos:n.pos,end:r.end,text:n.text+r.text,
value:n.value+r.value},s=1);for(let o=s;o<e.length;o++)t.push(e[o]);return t}function Li(t){return t<Je}function Ni(t){return-t-
2}function _s(t,e,n,r){let s=r;for(let o=e;o<n&&s>=0;o++){let i=t.charCodeAt(o);if(s>=Oe)i===91?s++:i===93&&--s===Oe&&(s=
Rs);else if(s===Ws)s=i<128&&mt[i]&1?Hi:Je;else if(s===Hi){if(i<128&&mt[i]&2)continue;i===91?s=Oe+1:i===43?s=$i:s=i===61?
-o-2:Je}else s===Rs?i===43?s=$i:s=i===61?-o-2:Je:s=i===61?-o-2:Je}return s}function le(t,e,n,r=0,s=0){t.token=e,t._value=
n,t.pos=r,t.end=s,t.fileDescriptor=void 0,t.variableName=void 0,t.descriptorEnd=0,t.delimiterQuoted=!1,t.content=void 0,
t.assignmentOperatorPos=-1,t.raw=!1,t.keywordEligible=!1}function Rt(t,e,n,r,s){t.token=e,t._value=null,t.pos=n,t.end=r,
t.fileDescriptor=void 0,t.variableName=void 0,t.descriptorEnd=0,t.delimiterQuoted=!1,t.content=void 0,t.assignmentOperatorPos=
-1,t.raw=s,t.keywordEligible=!1}function Fi(t,e,n){switch(t.charCodeAt(e)){case 33:return n===1?l.Bang:void 0;case 123:return n===
1?l.LBrace:void 0;case 125:return n===1?l.RBrace:void 0;case 105:{if(n!==2)return;let r=t.charCodeAt(e+1);return r===102?
l.If:r===110?l.In:void 0}case 102:return n===2?t.charCodeAt(e+1)===105?l.Fi:void 0:n===3?t.startsWith("for",e)?l.For:void 0:
n===8&&t.startsWith("function",e)?l.Function:void 0;case 116:return n===4&&t.startsWith("then",e)?l.Then:void 0;case 101:
return n!==4?void 0:t.startsWith("else",e)?l.Else:t.startsWith("elif",e)?l.Elif:t.startsWith("esac",e)?l.Esac:void 0;case 100:
return n===2?t.charCodeAt(e+1)===111?l.Do:void 0:n===4&&t.startsWith("done",e)?l.Done:void 0;case 99:return n===4?t.startsWith(
"case",e)?l.Case:void 0:n===6&&t.startsWith("coproc",e)?l.Coproc:void 0;case 119:return n===5&&t.startsWith("while",e)?l.
While:void 0;case 117:return n===5&&t.startsWith("until",e)?l.Until:void 0;case 115:return n===6&&t.startsWith("select",
e)?l.Select:void 0;default:return}}var h={Normal:0,CommandStart:1,TestMode:2,CommandPrefix:3,Declaration:4,ArrayElement:5,
FunctionName:6,CasePattern:7,EvalArgument:8};function Uu(t){return t===32||t===9||t===10||t===124}var Me=class t{static _findSubstitutionEnd;src;srcEnd;parenBoundary;pos;current;nextState;hasPeek;pendingHereDocs;substitutionContext;_errors=null;_buildParts=!1;_buildValue=!1;_nestingDepth=0;constructor(e,n=0,r=e.
length,s=!1,o=an()){if(this.src=e,this.srcEnd=r,this.parenBoundary=s,this.pos=n,this.current=new Er(this),this.nextState=
new Er(this),this.hasPeek=!1,this.pendingHereDocs=null,this.substitutionContext=o,n===0&&e.charCodeAt(0)===35&&e.charCodeAt(
1)===33){let i=e.indexOf(`
`);this.pos=i===-1?this.srcEnd:i+1}}getSource(){return this.src}fork(e,n,r=!1){let s=new t(this.src,e,n,r,this.substitutionContext);
return s._nestingDepth=this._nestingDepth,s}getSubstitutionContext(){return this.substitutionContext}get errors(){return this.
_errors??(this._errors=[])}commandExpansion(e,n,r,s,o=!1){let i=this.scriptWindow(this.src,r,r+s.length,o);return new Xe(
"CommandExpansion",e,this.pos,n,i)}decodedCommandExpansion(e,n,r){let s=this.scriptWindow(r,0,r.length,!1,!0);return new Xe(
"CommandExpansion",e,this.pos,n,s)}processSubstitution(e,n,r,s){let o=this.scriptWindow(this.src,e+2,e+2+s.length,!this.
_unbalanced);return new br(e,this.pos,n,r,o)}scriptWindow(e,n,r,s,o=!1){if(this._nestingDepth>256)return;let i=o?void 0:
this.substitutionContext;return{source:e,start:n,end:r,depth:this._nestingDepth+1,parenBoundary:s,context:i}}getPos(){return this.
pos}findSubstitutionEnd(e,n,r=this._nestingDepth+1){return t._findSubstitutionEnd===void 0?-1:t._findSubstitutionEnd(this.
src,e,n,r,this.substitutionContext)}_tokenValue(e,n,r){return r?this.src.slice(e,n):this.wordValueOf(e,n)}wordValueOf(e,n){
let r=this.pos,s=this.srcEnd,o=this._bracketWindow,i=this._arithmeticBracketWindow,a=this._buildValue,d=this._unbalanced,
c=this._errors===null?0:this._errors.length;this.pos=e,this.srcEnd=n,this._buildValue=!0,this.readWordText(),this.pos<n&&
this._wordAssignmentState!==void 0&&this._wordAssignmentState>=Oe&&(this.pos=e,this.readWordText(!0));let u=this._wordText;
return this.pos=r,this.srcEnd=s,this._bracketWindow=o,this._arithmeticBracketWindow=i,this._buildValue=a,this._unbalanced=
d,this._errors!==null&&(this._errors.length=c),u}findClosingBracket(e,n=this.srcEnd){let r=Math.min(n,this.srcEnd),s=this.
_bracketWindow;if((!s||s.limit!==r)&&(s={limit:r,depth:this._nestingDepth,last:this.src.lastIndexOf("]",r-1)},this._bracketWindow=
s),e>s.last||(s.depth!==this._nestingDepth&&(s={limit:r,depth:this._nestingDepth,last:s.last},this._bracketWindow=s),s.failed?.
has(e)))return-1;let o=[],i=this.findClosingShellDelimiter(e,n,93,!1,!0,o);if(i===-1){let a=s.failed??(s.failed=new Set);
for(let d of o)for(let c of d)a.add(c)}return i}findClosingArithmeticBracket(e,n=this.srcEnd){let r=Math.min(n,this.srcEnd),
s=this._arithmeticBracketWindow;return(!s||s.end!==r||s.depth!==this._nestingDepth)&&(s={end:r,depth:this._nestingDepth,
failed:new Set},this._arithmeticBracketWindow=s),s.failed.has(e)?-1:this.findClosingShellDelimiter(e,n,93,!1,!1,void 0,s.
failed)}findClosingBrace(e,n=this.srcEnd){return this.findClosingShellDelimiter(e,n,125)}findClosingParenthesis(e,n=this.
srcEnd){let r=this.pos,s=this.srcEnd,o=this._bracketWindow,i=this._arithmeticBracketWindow,a=this._unbalanced;this.pos=e,
this.srcEnd=Math.min(n,this.srcEnd),this.extractBalanced();let d=this._unbalanced?-1:this.pos-1;return this.pos=r,this.srcEnd=
s,this._bracketWindow=o,this._arithmeticBracketWindow=i,this._unbalanced=a,d}findArithmeticExpansionEnd(e,n=this.srcEnd){
let r=this.fork(e,n);return r.pos=e+1,r.scanArithmeticBody(),r.pos}findArithmeticWordEnd(e,n=this.srcEnd){let r=this.fork(
e,n);return r.pos=e,r.scanArithmeticWordEnd()}scanArithmeticWordEnd(){for(;this.pos<this.srcEnd;){let e=this.src.charCodeAt(
this.pos);if(e===36){this.readDollar();continue}if(e===96){this.readBacktickExpansion();continue}if(e===39){this.pos++,this.
skipSQ();continue}if(e===34){this.pos++,this.skipDQ();continue}if(e===92){this.pos+=2;continue}if(e===91){let n=this.findClosingBracket(
this.pos+1);if(n!==-1){this.pos=n+1;continue}}if((e===60||e===62)&&this.src.charCodeAt(this.pos+1)===40){this.pos+=2,this.
extractBalanced();continue}if(e<128&&Bi[e])break;this.pos++}return this.pos}findClosingShellDelimiter(e,n,r,s=!1,o=!0,i,a){
let d=this.pos,c=this.srcEnd,u=this._bracketWindow,p=this._arithmeticBracketWindow,f=this._unbalanced;this.srcEnd=Math.min(
n,this.srcEnd);let b=[r];i?.push([]);let k=a?[e]:void 0,S=e,w=!0,C=-1;for(;S<this.srcEnd;){let W=b[b.length-1];i&&W===93&&
i[i.length-1].push(S);let v=this.src.charCodeAt(S);if(v===92){S+1<this.srcEnd&&this.src.charCodeAt(S+1)!==10&&(w=!1),S+=
2;continue}if(v===35&&s&&b.length===1&&w){for(;S<this.srcEnd&&this.src.charCodeAt(S)!==10;)S++;continue}if(v===39){this.
pos=S+1,this.skipSQ(),S=this.pos,w=!1;continue}if(v===34){this.pos=S+1,this.skipDQ(),S=this.pos,w=!1;continue}if(v===96){
for(S++;S<this.srcEnd&&this.src.charCodeAt(S)!==96;)this.src.charCodeAt(S)===92&&S++,S++;S<this.srcEnd&&S++,w=!1;continue}
if(v===36&&S+1<this.srcEnd&&this.src.charCodeAt(S+1)===40||(v===60||v===62)&&S+1<this.srcEnd&&this.src.charCodeAt(S+1)===
40){this.pos=S+2,this.extractBalanced(),S=this.pos,w=!1;continue}if(v===36&&S+1<this.srcEnd){let R=this.src.charCodeAt(S+
1);if(R===39){S=In(this.src,S+2,this.srcEnd).end,w=!1;continue}if(R===36){S+=2,w=!1;continue}if(R===123&&o){b.push(125),
i?.push([]),S+=2,w=!1;continue}}if(s&&b.length===1&&(v===91&&w?(b.push(93),i?.push([])):C===-1&&(v===59||v===38||v===124||
v===60||v===62||v===40&&!Oi(this.src.charCodeAt(S-1)))&&(C=S)),W===93&&v===91)b.push(93),i?.push([]),k?.push(S+1);else if(W===
41&&v===40)b.push(41),i?.push([]);else if(v===W){if(b.pop(),k?.pop(),i?.pop(),b.length===0)return this.pos=d,this.srcEnd=
c,this._bracketWindow=u,this._arithmeticBracketWindow=p,this._unbalanced=f,C!==-1&&this.errors.push({message:`unexpected\
 '${this.src[C]}' in array assignment`,pos:C}),S;w=!1,S++;continue}w=v<128&&(te[v]&1)!==0,S++}if(k)for(let W of k)a.add(
W);return this.pos=d,this.srcEnd=c,this._bracketWindow=u,this._arithmeticBracketWindow=p,this._unbalanced=f,-1}scanBraceExpansion(e,n){
let r=this.src,s=this.srcEnd,o=n.get(e);if(o!==void 0)return o;let i=this.pos,a=this._unbalanced,d=this._errors===null?0:
this._errors.length,c=[e,0],u=e+1;for(;u<s;){let p=r.charCodeAt(u),f=p<128?te[p]:0;if(f===0){if(u++,p===125){let k=c.pop();
if(n.set(c.pop(),k?u:-1),c.length===0)break}else(p===44||p===46&&r.charCodeAt(u)===46)&&(c[c.length-1]=1);continue}let b=u+
1<s?r.charCodeAt(u+1):0;if(f&1)if(b===40&&(p===60||p===62))this.pos=u+2,this.extractBalanced(),u=this.pos;else if(p===40&&
Oi(r.charCodeAt(u-1))){let k=this.findClosingShellDelimiter(u+1,s,41);if(k===-1)break;u=k+1}else break;else if(p===92)u+=
2;else if(p===39)this.pos=u+1,this.skipSQ(),u=this.pos;else if(p===34)this.pos=u+1,this.skipDQ(),u=this.pos;else if(p===
96){for(u++;u<s&&r.charCodeAt(u)!==96;)u+=r.charCodeAt(u)===92?2:1;u++}else if(p===123)c.push(u,0),u++;else if(b===39)u=
In(r,u+2,s).end;else if(b===123){let k=this.findClosingBrace(u+2,s);if(k===-1)break;u=k+1}else b===40?(this.pos=u+2,this.
extractBalanced(),u=this.pos):u++}this.pos=i,this._unbalanced=a,this._errors!==null&&(this._errors.length=d);for(let p=0;p<
c.length;p+=2)n.set(c[p],-1);return n.get(e)}skipSubshellBody(){return this.extractBalanced(!1),this._unbalanced?-1:this.
pos}skipCompoundBody(e){let n=[{close:e,phase:e===l.Esac?"case-pattern":"commands"}],r=!0;for(;;){let s=n[n.length-1].phase,
o=r?h.CommandStart:h.Normal;s==="function-name"?o=h.FunctionName:s==="case-pattern"&&r&&(o=h.CasePattern);let i=this.next(
o),a=i.token;if(a===l.EOF)return-1;let d=n.length-1,c=n[d];if(c.phase==="function-name"){if(a===l.Newline)continue;c.phase=
"function-body",r=!0;continue}else if(c.phase==="function-body"){if(a===l.Newline)continue;if(c.phase="commands",r=!0,a===
l.LParen&&this.peek(h.Normal).token===l.RParen){this.next(h.Normal),c.phase="function-body";continue}}else if(c.phase===
"coproc-command"){if(a===l.Newline)continue;if(a===l.Word){c.phase="coproc-body",r=!0;continue}c.phase="commands",r=!0}else if(c.
phase==="coproc-body"){if(a===l.Newline||(c.phase=a===l.Word&&i.keywordEligible&&i.value==="time"?"time-command":"comman\
ds",r=!0,c.phase==="time-command"))continue}else if(c.phase==="time-command"){if(a===l.Word&&i.keywordEligible&&i.value===
"-p"){c.phase="time-command-after-p";continue}if(a===l.Word&&i.keywordEligible&&i.value==="--"){c.phase="commands";continue}
c.phase="commands",r=!0}else if(c.phase==="time-command-after-p"){if(a===l.Word&&i.keywordEligible&&i.value==="--"){c.phase=
"commands";continue}c.phase="commands",r=!0}else if(c.phase==="for-header"){if(a===l.ArithCmd||a===l.Semi||a===l.Newline){
r=!0;continue}if(a===l.Do||a===l.LBrace){c.close=a===l.Do?l.Done:l.RBrace,c.phase="commands",r=!0;continue}}else if(c.phase===
"case-word"){if(a===l.Newline)continue;c.phase="case-in",r=!1;continue}else if(c.phase==="case-in"){if(a===l.Newline){r=
!0;continue}c.phase="case-pattern",r=!0;continue}else if(c.phase==="case-pattern"){if(a===l.Esac&&r){if(n.pop(),n.length===
0)return i.end;r=!1;continue}a===l.RParen?(c.phase="commands",r=!0):r=a===l.Newline;continue}if(a===c.close){if(n.pop(),
n.length===0)return i.end;r=!1;continue}if(r)switch(a){case l.LParen:n.push({close:l.RParen,phase:"commands"});break;case l.
LBrace:n.push({close:l.RBrace,phase:"commands"});break;case l.If:n.push({close:l.Fi,phase:"commands"});break;case l.For:
n.push({close:l.Done,phase:"for-header"});break;case l.While:case l.Until:case l.Select:n.push({close:l.Done,phase:"comm\
ands"});break;case l.Case:n.push({close:l.Esac,phase:"case-word"});break;case l.DblLBracket:if(!this.skipTestCommandBody())
return-1;r=!1;continue;case l.Assignment:case l.Redirect:case l.Bang:case l.Then:case l.Else:case l.Elif:case l.Do:case l.
In:break;case l.Semi:case l.Newline:case l.Pipe:case l.And:case l.Or:case l.Amp:case l.DoubleSemi:case l.SemiAmp:case l.
DoubleSemiAmp:break;case l.Function:c.phase="function-name";break;case l.Coproc:c.phase="coproc-command";break;default:a===
l.Word&&i.keywordEligible&&i.value==="time"?(c.phase="time-command",r=!0):r=!1;continue}switch(a){case l.Semi:case l.Newline:case l.
Pipe:case l.And:case l.Or:case l.Amp:r=!0;break;case l.DoubleSemi:case l.SemiAmp:case l.DoubleSemiAmp:c.close===l.Esac&&
(c.phase="case-pattern"),r=!0;break;case l.RParen:r=!0;break}}}skipTestGroup(){let e=1;for(;;){let n=this.next(h.TestMode);
if(n.token===l.EOF)return-1;if(n.token===l.DblRBracket)return this.unshift(n),-1;if(n.token===l.LParen)e++;else if(n.token===
l.RParen&&--e===0)return n.end}}skipTestCommandBody(){for(;;){let e=this.next(h.TestMode).token;if(e===l.DblRBracket)return!0;
if(e===l.EOF)return!1}}buildWordParts(e){this._buildParts=!0,this.pos=e;let n=this.src.charCodeAt(e);if((n===60||n===62)&&
e+1<this.srcEnd&&this.src.charCodeAt(e+1)===40){this.pos=e+2;let r=this.extractBalanced(),s=this.src.slice(e,this.pos),o=this.
processSubstitution(e,s,n===60?"<":">",r);this.pos<this.srcEnd?(this.readWordText(),this._wordParts?this._wordParts.unshift(
o):this._wordParts=[o]):this._wordParts=[o]}else this.readWordText(),this.pos<this.srcEnd&&this._wordAssignmentState!==void 0&&
this._wordAssignmentState>=Oe&&(this.pos=e,this.readWordText(!0));return this._wordParts}buildEmbeddedWordParts(e,n=!1){
return this._buildParts=!0,this.pos=e,this.readInnerWordText(!1,n),this._wordParts}buildArrayElementParts(e){let n=this.
findClosingBracket(e+1);if(n===-1)return this.buildWordParts(e);let r=this.src;this._buildParts=!0;let s=ln(r,e,n+1)?this.
parseSubFieldWord(e,n+1,"embedded"):void 0;this.pos=n+1,this.readWordText(!1,h.ArrayElement);let o=this.pos,i=Fe(r,n+1,o),
a=r.charCodeAt(i),d=a===61||a===43&&r.charCodeAt(i+1)===61,c=s?.parts,u=this._wordParts;if(d&&(u=dt(r,n+1,o,u)??u),!c&&!u)
return d?null:dt(r,e,o,void 0)??null;let p=r.slice(e,n+1);c||(c=[{type:"Literal",pos:e,end:n+1,text:p,value:s?.value??p}]),
u||(u=o>n+1?[{type:"Literal",pos:n+1,end:o,text:r.slice(n+1,o),value:this._wordText}]:[]);let f=ju(c,u);return d||(f=dt(
r,e,o,f)??f),f.length>1||f[0].type!=="Literal"?f:null}buildHereDocParts(e,n){this._buildParts=!0;let r=this.src,s=[],o=!1,
i="",a=e,d=e,c=()=>{d>a&&(s.push({type:"Literal",pos:a,end:d,value:i,text:r.slice(a,d)}),i="")};for(;d<n;){let u=r.charCodeAt(
d);if(u===92){if(d+1<n){let p=r.charCodeAt(d+1);if(p===10){d+=2;continue}if(p===36||p===96||p===92){i+=String.fromCharCode(
p),d+=2;continue}}i+="\\",d++;continue}if(u===36&&r.charCodeAt(d+1)!==39&&r.charCodeAt(d+1)!==34){c(),a=d,this.pos=d,this.
readDollar(),this._resultPart?(o=!0,s.push(this._resultPart),a=this.pos):i+=r.slice(d,this.pos),d=this.pos;continue}if(u===
96){c(),a=d,this.pos=d,this.readBacktickExpansion(),this._resultPart?(o=!0,s.push(this._resultPart),a=this.pos):i+=r.slice(
d,this.pos),d=this.pos;continue}i+=r[d],d++}return c(),o?s:null}registerHereDocTarget(e){if(this.pendingHereDocs!==null){
for(let n of this.pendingHereDocs)if(!n.target){n.target=e;return}}}readTestRegexWord(){this.hasPeek=!1,this.skipSpacesAndTabs();
let e=this.src,n=this.srcEnd,r=this.pos,s=0;for(;this.pos<n;){let o=e.charCodeAt(this.pos);if(o===40){s++,this.pos++;continue}
if(o===92){this.pos+=this.pos+1<n?2:1;continue}if(o===39){let i=this.pos++,a=i>r&&e.charCodeAt(i-1)===36;for(;this.pos<n&&
e.charCodeAt(this.pos)!==39;)a&&e.charCodeAt(this.pos)===92&&this.pos+1<n&&this.pos++,this.pos++;this.pos<n?this.pos++:this.
errors.push({message:a?"unterminated ANSI-C quote":"unterminated single quote",pos:i});continue}if(o===34){this.pos++,this.
readDoubleQuoted();continue}if(o===96){this.readBacktickExpansion();continue}if(s>0){o===41&&s--,this.pos++;continue}if(o===
36){this.readDollar();continue}if((o===60||o===62)&&this.pos+1<n&&e.charCodeAt(this.pos+1)===40){let i=this.pos;this.pos+=
2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:i});continue}
if(o<128&&te[o]&1&&o!==124)break;this.pos++}return le(this.current,l.Word,e.slice(r,this.pos),r,this.pos),this.current}readCStyleForExprs(){
this.hasPeek=!1;let e=this.src,n=this.srcEnd;for(;this.pos<n&&(e.charCodeAt(this.pos)===32||e.charCodeAt(this.pos)===9);)
this.pos++;let r=this.pos;this.pos<n&&e.charCodeAt(this.pos)===40&&this.pos++;let s=[this.pos,0,0],o=["","","",0,0,0],i=0,
a=1,d=this.pos,c=!1,u=p=>{let f=e.slice(d,p);o[i]=f.trim(),o[3+i]=s[i]+f.length-f.trimStart().length};for(;this.pos<n&&a>
0;){let p=e.charCodeAt(this.pos);if(p===40)a++,this.pos++;else if(p===41){if(a--,a===0){for(c||u(this.pos),i<2&&this.errors.
push({message:"expected three arithmetic expressions in for header",pos:this.pos}),this.pos++;this.pos<n&&(e.charCodeAt(
this.pos)===32||e.charCodeAt(this.pos)===9);)this.pos++;this.pos<n&&e.charCodeAt(this.pos)===41&&this.pos++;break}this.pos++}else if(p===
59&&a===1){if(i===2){c||(u(this.pos),this.errors.push({message:"expected three arithmetic expressions in for header",pos:this.
pos})),c=!0,this.pos++;continue}u(this.pos),i++,this.pos++,d=this.pos,s[i]=d}else p===36?this.readDollar():p===96?this.readBacktickExpansion():
p===92?this.pos+=this.pos+1<n?2:1:p===39?(this.pos++,this.skipSQ()):p===34?(this.pos++,this.skipDQ()):this.pos++}return a>
0&&(c||u(this.pos),this.errors.push({message:"unterminated arithmetic for header",pos:r})),o}peek(e=h.Normal){return this.
hasPeek||(this.readNext(this.nextState,e),this.hasPeek=!0),this.nextState}peekFollow(e){if(!this.hasPeek){let n=e[this.current.
token]?h.CommandStart:h.Normal;this.readNext(this.nextState,n),this.hasPeek=!0}return this.nextState}next(e=h.Normal){if(this.
hasPeek){this.hasPeek=!1;let n=this.current;return this.current=this.nextState,this.nextState=n,this.current}return this.
readNext(this.current,e),this.current}unshift(e){this.nextState.copyFrom(e),this.hasPeek=!0}readNext(e,n){let r=this.src,
s=this.srcEnd,o=this.pos;for(;;){if(o=Gn(r,o,s),n===h.TestMode)for(;o<s&&r.charCodeAt(o)===10;)o=Gn(r,o+1,s);if(o>=s||r.
charCodeAt(o)!==35)break;for(;o<s&&r.charCodeAt(o)!==10;)o++}if(this.pos=o,o>=s){this.consumePendingHereDocs(),le(e,l.EOF,
"",o,o);return}let i=o,a=r.charCodeAt(o);if(a===10){this.pos++,this.consumePendingHereDocs(),le(e,l.Newline,`
`,i,this.pos);return}if(n===h.TestMode&&(a===60||a===62)&&!(this.pos+1<this.srcEnd&&r.charCodeAt(this.pos+1)===40)){this.
pos++,le(e,l.Word,a===60?"<":">",i,this.pos),e.keywordEligible=!0;return}a<128&&te[a]&1&&this.tryReadOperator(e,a,n,i)||
a===91&&n===h.ArrayElement&&this.readArrayElement(e,i)||this.readWord(e,n,i)}tryReadOperator(e,n,r,s){let o=this.src,i=this.
pos,a=i+1<this.srcEnd?o.charCodeAt(i+1):0;switch(n){case 59:return a===59?i+2<this.srcEnd&&o.charCodeAt(i+2)===38?(this.
pos+=3,le(e,l.DoubleSemiAmp,";;&",s,this.pos),!0):(this.pos+=2,le(e,l.DoubleSemi,";;",s,this.pos),!0):a===38?(this.pos+=
2,le(e,l.SemiAmp,";&",s,this.pos),!0):(this.pos++,le(e,l.Semi,";",s,this.pos),!0);case 124:return a===124?(this.pos+=2,le(
e,l.Or,"||",s,this.pos),!0):a===38?(this.pos+=2,le(e,l.Pipe,"|&",s,this.pos),!0):(this.pos++,le(e,l.Pipe,"|",s,this.pos),
!0);case 38:if(a===38)return this.pos+=2,le(e,l.And,"&&",s,this.pos),!0;if(a===62){this.pos+=2;let d=this.pos<this.srcEnd&&
o.charCodeAt(this.pos)===62;return d&&this.pos++,this.readRedirectTarget(e,d?"&>>":"&>",s)}return this.pos++,le(e,l.Amp,
"&",s,this.pos),!0;case 40:if(r===h.CommandStart&&a===40){let d=this.errors.length;if(this.readArithmeticCommand(e,s),!this.
_notArithmetic)return!0;this.errors.length=d,this.pos=s}return this.pos++,le(e,l.LParen,"(",s,this.pos),!0;case 41:return this.
pos++,le(e,l.RParen,")",s,this.pos),!0;case 60:case 62:return this.readRedirection(e,s);default:return!1}}readRedirection(e,n){
let r=this.src,s=r.charCodeAt(this.pos),o="";if(s===60){this.pos++;let i=this.pos<this.srcEnd?r.charCodeAt(this.pos):0;if(i===
60){this.pos++;let a=this.pos<this.srcEnd?r.charCodeAt(this.pos):0;if(a===60)this.pos++,o="<<<";else{let d=a===45;d&&this.
pos++,this.skipSpacesAndTabs();let c=this.pos;(this.pos>=this.srcEnd||r.charCodeAt(this.pos)!==35)&&this.readHereDocDelimiter();
let u=this.pos>c;return u&&(this.pendingHereDocs??(this.pendingHereDocs=[])).push({delimiter:this._hereDelim,strip:d,quoted:this.
_hereQuoted}),le(e,l.Redirect,d?"<<-":"<<",n,this.pos),e.content=u?this._hereDelim:void 0,e.delimiterQuoted=u&&this._hereQuoted,
e.targetPos=c,e.targetEnd=u?this.pos:c,!0}}else{if(i===40)return this.readProcessSubstitution(e,"<",n),!0;i===62?(o="<>",
this.pos++):i===38?(o="<&",this.pos++):o="<"}}else if(s===62){this.pos++;let i=this.pos<this.srcEnd?r.charCodeAt(this.pos):
0;if(i===40)return this.readProcessSubstitution(e,">",n),!0;i===62?(o=">>",this.pos++):i===38?(o=">&",this.pos++):i===124?
(o=">|",this.pos++):o=">"}return this.readRedirectTarget(e,o,n)}readRedirectTarget(e,n,r){let s=this.src;if(this.skipSpacesAndTabs(),
this.pos<this.srcEnd){let o=s.charCodeAt(this.pos);if((o===60||o===62)&&this.pos+1<this.srcEnd&&s.charCodeAt(this.pos+1)===
40){let a=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process \
substitution",pos:a});let d=s.slice(a,this.pos);return le(e,l.Redirect,n,r,this.pos),e.content=d,e.targetPos=a,e.targetEnd=
this.pos,!0}let i=this.pos;return o!==10&&o!==35&&this.readRedirectTargetText(),this.redirectToken(e,n,r,i),!0}return this.
redirectToken(e,n,r,this.pos),!0}readRedirectTargetText(){let e=this._buildValue;this._buildValue=!0,this.readWordText(),
this._buildValue=e}redirectToken(e,n,r,s){let o=this.pos>s&&(this._wordText.length>0||this._wordQuoted);le(e,l.Redirect,
n,r,this.pos),e.content=o?this._wordText:void 0,e.targetPos=s,e.targetEnd=o?this.pos:s}readProcessSubstitution(e,n,r){this.
pos++,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:r});let s=this.
src.slice(r,this.pos);le(e,l.Word,s,r,this.pos)}readHereDocDelimiter(){let e=this.src,n=this.srcEnd,r=this._buildValue;this.
_buildValue=!0;let s="",o=!1;for(;this.pos<n;){let i=e.charCodeAt(this.pos);if(i===39){for(o=!0,this.pos++;this.pos<n&&e.
charCodeAt(this.pos)!==39;)s+=e[this.pos],this.pos++;this.pos<n&&this.pos++}else if(i===34){for(o=!0,this.pos++;this.pos<
n&&e.charCodeAt(this.pos)!==34;){if(e.charCodeAt(this.pos)===92&&this.pos+1<n){let a=e.charCodeAt(this.pos+1);if(a===10){
this.pos+=2;continue}(a===36||a===96||a===34||a===92)&&this.pos++}s+=e[this.pos],this.pos++}this.pos<n&&this.pos++}else if(i===
92){if(this.pos+1<n&&e.charCodeAt(this.pos+1)===10){this.pos+=2;continue}o=!0,this.pos++,this.pos<n?(s+=e[this.pos],this.
pos++):s+="\\"}else if(i===96){let a=this.pos;for(this.pos++;this.pos<n&&e.charCodeAt(this.pos)!==96;)e.charCodeAt(this.
pos)===92&&this.pos++,this.pos++;this.pos<n&&this.pos++,s+=e.slice(a,this.pos)}else if(i===36){let a=this.pos+1<n?e.charCodeAt(
this.pos+1):0;(a===39||a===34)&&(o=!0),this.readDollar(),s+=this._resultText}else{if(i<128&&te[i]&1)break;s+=e[this.pos],
this.pos++}}this._buildValue=r,this._hereDelim=s,this._hereQuoted=o}consumePendingHereDocs(){let e=this.pendingHereDocs;
if(!(e===null||e.length===0)){for(let n of e){let r=this.pos,s=this.skipHereDocBody(n.delimiter,n.strip,this.parenBoundary,
n.quoted);n.target&&(n.target.body.pos=r,n.target.body.end=s,n.target.body.text=this.src.slice(r,s),this.hereDocClosingPos!==
-1&&(n.target.closing={pos:this.hereDocClosingPos,end:this.hereDocClosingEnd}))}e.length=0}}hereDocClosingPos=-1;hereDocClosingEnd=-1;matchHereDocDelimiter(e,n,r,s){
let o=this.src,i=n;for(let a=0;a<e.length;){if(s&&o.charCodeAt(i)===92&&i+1<r&&o.charCodeAt(i+1)===10){i+=2;continue}if(i>=
r||o.charCodeAt(i)!==e.charCodeAt(a))return-1;i++,a++}return i}logicalLineEnd(e,n,r){let s=this.src,o=s.indexOf(`
`,e);for(;o!==-1&&o<n;){if(!r)return o;let i=o;for(;i>e&&s.charCodeAt(i-1)===92;)i--;if((o-i)%2===0)return o;e=o+1,o=s.indexOf(
`
`,e)}return n}skipHereDocBody(e,n,r=!1,s=!1){this.hereDocClosingPos=-1,this.hereDocClosingEnd=-1;let o=this.src,i=this.srcEnd;
for(;this.pos<i;){let a=this.pos,d=this.logicalLineEnd(a,i,!s);for(;;){let u=a;if(n)for(;a<d&&o.charCodeAt(a)===9;)a++;if(s||
(a=Fe(o,a,d)),a===u)break}let c=this.matchHereDocDelimiter(e,a,d,!s);if(c!==-1&&!s&&(c=Fe(o,c,d)),c===d){let u=this.pos;
return(!r||!this.parenBoundary||d!==i)&&(this.hereDocClosingPos=a,this.hereDocClosingEnd=d),this.pos=d<i?d+1:d,u}if(r&&c!==
-1){let u=c;for(;u<d&&o.charCodeAt(u)!==41;)u++;if(u<d||this.parenBoundary&&d===i){let p=this.pos;return this.pos=c,p}}this.
pos=d<i?d+1:d}return this.pos}_wordText="";_wordRaw=!1;_wordQuoted=!1;_wordHasExpansions=!1;_wordKeywordEligible=!1;_wordAssignmentState;_bracketWindow;_arithmeticBracketWindow;_wordParts=null;_resultText="";_resultIsRaw=!0;_resultHasExpansion=!1;_resultPart;_unbalanced=!1;_notArithmetic=!1;_arithUnterminated=!1;_dqText="";_dqHasExpansions=!1;_dqParts=null;_dqEnd=0;_hereDelim="";_hereQuoted=!1;readWord(e,n,r=0){
let s=this._errors===null?0:this._errors.length;if(this.readWordText(!1,n,!0),n===h.Normal){let o=this.pos<this.srcEnd?this.
src.charCodeAt(this.pos):0;if(!this._wordRaw||o!==60&&o!==62){Rt(e,l.Word,r,this.pos,this._wordRaw),e.keywordEligible=this.
_wordKeywordEligible;return}}this.classifyWord(e,n,r,s)}isRedirectVariable(e,n){let r=this.src;for(let s=e;s<n;s++){let o=r.
charCodeAt(s);if(o===91&&s>e)return s+2<n&&r.charCodeAt(n-1)===93&&this.findClosingShellDelimiter(s+1,n,93)===n-1;if(o>=
128||!(mt[o]&(s===e?1:2)))return!1}return n>e}readArrayElement(e,n){let r=this.findClosingBracket(n+1);return r===-1?!1:
(this.pos=r+1,this.readWordText(),Rt(e,l.Word,n,this.pos,!0),!0)}classifyWord(e,n,r,s){let o=this.src,i=this._wordRaw,a=this.
_wordHasExpansions,d=this._wordQuoted,c=this._wordKeywordEligible,u=this._wordAssignmentState,p=this.pos,f=p-r;if(n===h.
CasePattern){let k=l.Word;if(c){let S=i?Fi(o,r,f):Pi.get(this.wordValueOf(r,p));S===l.Esac&&(k=S)}Rt(e,k,r,p,i),e.keywordEligible=
c;return}let b=null;if(!i&&!a&&c&&(n===h.CommandStart||n===h.TestMode)){let k=p<this.srcEnd?o.charCodeAt(p):0;(!d&&f<=16||
k===60||k===62)&&(b=this.wordValueOf(r,p))}if(n===h.CommandStart&&c){if(i){if(f<=8){let k=Fi(o,r,f);if(k!==void 0){Rt(e,
k,r,p,!0);return}}if(f===2&&o.charCodeAt(r)===91&&o.charCodeAt(r+1)===91){Rt(e,l.DblLBracket,r,p,!0);return}}else if(b!==
null&&b.length>0){let k=b.charCodeAt(0);if(k>=97&&k<=122&&b.length<=8||k===33||k===123||k===125){let S=Pi.get(b);if(S!==
void 0){le(e,S,b,r,p);return}}if(k===91&&b==="[["){le(e,l.DblLBracket,b,r,p);return}}}if(n===h.CommandStart||n===h.CommandPrefix||
n===h.Declaration){if(u===void 0){let k=-1,S=!1;for(let w=r+1;w<p;w++){let C=o.charCodeAt(w);if(C===61){k=w;break}C===91&&
(S=!0)}(k!==-1||n!==h.Declaration&&S)&&(u=_s(o,r,p,Ws))}if(u!==void 0){if(n!==h.Declaration&&u>=Oe){if(p<this.srcEnd&&(this.
_errors!==null&&(this._errors.length=s),this.pos=r,this.readWordText(!0,n,!0),this.pos>p)){this.classifyWord(e,n,r,s);return}
(this._errors===null||this._errors.length===s)&&this.errors.push({message:"unterminated array subscript",pos:o.indexOf("\
[",r)})}if(Li(u)){Rt(e,l.Assignment,r,p,i),b!==null&&(e._value=b),e.assignmentOperatorPos=Ni(u);return}}}if((n===h.CommandStart||
n===h.TestMode)&&c){if(i){if(f===2&&o.charCodeAt(r)===93&&o.charCodeAt(r+1)===93){Rt(e,l.DblRBracket,r,p,!0);return}}else if(b===
"]]"){le(e,l.DblRBracket,b,r,p);return}}if(!a&&this.pos<this.srcEnd){let k=o.charCodeAt(this.pos);if((k===60||k===62)&&i){
let S=o.charCodeAt(r);if(S>=48&&S<=57&&Gu(o,r,p)){let w=Number.parseInt(o.slice(r,p),10);if(this.readRedirection(e,r)){e.
fileDescriptor=w,e.descriptorEnd=p;return}}if(S===123&&o.charCodeAt(p-1)===125&&this.isRedirectVariable(r+1,p-1)){let w=o.
slice(r+1,p-1);if(this.readRedirection(e,r)){e.variableName=w,e.descriptorEnd=p;return}}}}Rt(e,l.Word,r,p,i),b!==null&&(e.
_value=b),e.keywordEligible=c}readWordText(e=!1,n=h.Normal,r=!1){let s=this.src,o=this.srcEnd,i=this.pos,a=i,d=0;for(;i<
o;){let D=s.charCodeAt(i);if(D<128&&te[D]){d=D;break}i++}if(i>=o||te[d]&1&&!(d===40&&i>a&&gt[s.charCodeAt(i-1)])&&!e){this.
pos=i,this._wordText=(this._buildParts||this._buildValue)&&i>a?s.slice(a,i):"",this._wordRaw=!0,this._wordQuoted=!1,this.
_wordHasExpansions=!1,this._wordKeywordEligible=!0,this._wordAssignmentState=void 0,this._buildParts&&(this._wordParts=Wt(
this._wordText)&&n!==h.ArrayElement?dt(s,a,i,void 0)??null:null);return}let c=this._buildParts,u=c||this._buildValue,p=u&&
i>a?s.slice(a,i):"",f=!1,b=!1,k=!0,S=!0,w=i>a?s.charCodeAt(i-1):0,C=_s(s,a,i,Ws),W,v="",R=0,A=!1,P;for(c&&(W=[],v=p,R=a,
A=p.length>0&&Wt(p));i<o;){let D=s.charCodeAt(i);if(D>=128||!te[D]){let _=i;for(i++;i<o;){let T=s.charCodeAt(i);if(T<128&&
te[T])break;i++}if(w=s.charCodeAt(i-1),C=_s(s,_,i,C),u){let T=s.slice(_,i);p+=T,c&&(v+=T,A=A||Wt(T))}continue}if(te[D]&1){
if(e&&C>=Oe){let _=this.findClosingBracket(i);if(_!==-1){let T=_+1;if(C=C===Oe+1?Rs:C-1,w=s.charCodeAt(_),u){let g=s.slice(
i,T);p+=g,c&&(v+=g,A=A||Wt(g))}i=T;continue}}if(D===40&&w<128&&gt[w]){if(n===h.FunctionName||C>=Oe&&(n===h.CommandStart||
n===h.CommandPrefix)||n===h.CommandStart&&w===33&&k&&s.charCodeAt(a)===33&&Fe(s,a+1,o)===i)break;let _=w;if(_===61&&r&&!((n===
h.CommandStart||n===h.CommandPrefix||n===h.Declaration||n===h.EvalArgument)&&Li(C)&&Fe(s,Ni(C)+1,o)===i))break;let T=i+1,
g=this.findClosingShellDelimiter(T,o,41,_===61);if(g===-1&&!r&&!e&&C>=Oe||n===h.CommandStart&&_!==61&&g!==-1&&Gn(s,T,g)===
g)break;k=!1;let Z=g===-1?o:g;if(i=g===-1?o:g+1,g===-1&&this.errors.push({message:"unterminated extended glob",pos:T-2}),
w=s.charCodeAt(i-1),u){let L="("+s.slice(T,i);if(p+=L,c&&_!==61){let I=T-2;for(;s.charCodeAt(I)===10&&s.charCodeAt(I-1)===
92;)I-=2;if(v.length>0){let y=v.slice(0,-1);I>R&&W.push({type:"Literal",pos:R,end:I,value:y,text:s.slice(R,I)}),v=""}let m=Iu[_];
W.push({type:"ExtendedGlob",pos:I,end:i,text:s.slice(I,i),operator:m,pattern:s.slice(T,Z),parts:this.subFieldParts(T,Z)}),
R=i}else c&&(v+=L,A=A||Wt(L))}continue}break}if(D===92){i++,i<o?s.charCodeAt(i)===10?(i++,S=!1):(C>=0&&C<Oe&&(C=Je),f=!0,
k=!1,S=!1,w=s.charCodeAt(i),u&&(p+=s[i],c&&(v+=s[i])),i++):(C>=0&&C<Oe&&(C=Je),f=!0,k=!1,w=92,u&&(p+="\\",c&&(v+="\\")));
continue}if(D===39){let _=i;C>=0&&C<Oe&&(C=Je),f=!0,k=!1,S=!1,i++;let T=i;for(;i<o&&s.charCodeAt(i)!==39;)i++;i>T&&(w=s.
charCodeAt(i-1));let g=u?s.slice(T,i):"";u&&(p+=g),i<o?i++:this.errors.push({message:"unterminated single quote",pos:T-1}),
c&&(_>R&&(W.push({type:"Literal",pos:R,end:_,value:v,text:s.slice(R,_)}),v=""),W.push({type:"SingleQuoted",pos:_,end:i,value:g,
text:s.slice(_,i)}),R=i);continue}if(D===34){let _=i;if(C>=0&&C<Oe&&(C=Je),f=!0,k=!1,S=!1,i++,this.pos=i,this.readDoubleQuoted(),
i=this.pos,this._dqEnd>_+1&&(w=s.charCodeAt(this._dqEnd-1)),this._dqHasExpansions&&(b=!0),u&&(p+=this._dqText),c){_>R&&(W.
push({type:"Literal",pos:R,end:_,value:v,text:s.slice(R,_)}),v="");let T=s.slice(_,i);W.push({type:"DoubleQuoted",pos:_,
end:i,text:T,parts:this._dqParts??[{type:"Literal",pos:_+1,end:this._dqEnd,value:this._dqText,text:s.slice(_+1,this._dqEnd)}]}),
R=i}continue}if(D===36){k=!1;let _=i;C>=0&&C<Oe&&(C=Je);let T=i+1<o?s.charCodeAt(i+1):0;(T===39||T===34)&&(f=!0),this.pos=
i,this.readDollar(),i=this.pos,this._resultIsRaw||(S=!1),i>_&&(w=s.charCodeAt(i-1)),this._resultHasExpansion&&(b=!0),u&&
(p+=this._resultText),c&&(this._resultPart?(_>R&&(W.push({type:"Literal",pos:R,end:_,value:v,text:s.slice(R,_)}),v=""),W.
push(this._resultPart),R=i):v+=this._resultText);continue}if(D===96){k=!1;let _=i;C>=0&&C<Oe&&(C=Je),this.pos=i,this.readBacktickExpansion(),
i=this.pos,S=!1,w=s.charCodeAt(i-1),b=!0,u&&(p+=this._resultText),c&&(_>R&&(W.push({type:"Literal",pos:R,end:_,value:v,text:s.
slice(R,_)}),v=""),W.push(this._resultPart),R=i);continue}if(D===123){C>=0&&C<Oe&&(C=Je);let _=i+1<o?s.charCodeAt(i+1):0,
T=_<=32||_===125?-1:this.scanBraceExpansion(i,P??(P=new Map));if(T>0){if(k=!1,w=s.charCodeAt(T-1),u){let g=s.slice(i,T);
p+=g,c&&(i>R&&(W.push({type:"Literal",pos:R,end:i,value:v,text:s.slice(R,i)}),v=""),W.push({type:"BraceExpansion",pos:i,
end:T,text:g,parts:this.subFieldParts(i+1,T-1)}),R=T)}i=T;continue}w=123,u&&(p+="{",c&&(v+="{")),i++;continue}i++}c&&i>R&&
W.push({type:"Literal",pos:R,end:i,value:v,text:s.slice(R,i)}),this.pos=i,this._wordText=p,this._wordRaw=S,this._wordQuoted=
f,this._wordHasExpansions=b,this._wordKeywordEligible=k,this._wordAssignmentState=C,c&&(this._wordParts=W.length>1||W.length===
1&&W[0].type!=="Literal"?W:null,A&&n!==h.ArrayElement&&(this._wordParts=dt(s,a,i,this._wordParts)??null))}readInnerWordText(e=!1,n=!1,r=!1){
let s=this.src,o=this.srcEnd,i=this.pos,a=i,d="",c=this._buildParts,u,p="",f=0,b=!1,k=!1;for(c&&(u=[],f=i);i<o;){let S=s.
charCodeAt(i);if(S===92){if(i++,i<o)if(s.charCodeAt(i)===10)i++;else{let w=s.charCodeAt(i);e&&w!==36&&w!==96&&w!==34&&w!==
92&&w!==125&&(d+="\\",c&&(p+="\\"),b=!0);let C=s[i++];d+=C,c&&(p+=C)}continue}if(S===39&&!e){let w=i;i++;let C=i;for(;i<
o&&s.charCodeAt(i)!==39;)i++;let W=s.slice(C,i);d+=W,i<o&&i++,c&&(w>f&&(u.push({type:"Literal",pos:f,end:w,value:p,text:s.
slice(f,w)}),p=""),u.push({type:"SingleQuoted",pos:w,end:i,value:W,text:s.slice(w,i)}),f=i);continue}if(S===34){let w=i;
if(i++,this.pos=i,this.readDoubleQuoted(e),i=this.pos,d+=this._dqText,c){w>f&&(u.push({type:"Literal",pos:f,end:w,value:p,
text:s.slice(f,w)}),p="");let C=s.slice(w,i);u.push({type:"DoubleQuoted",pos:w,end:i,text:C,parts:this._dqParts??[{type:"\
Literal",pos:w+1,end:this._dqEnd,value:this._dqText,text:s.slice(w+1,this._dqEnd)}]}),f=i}continue}if(S===36){let w=i;this.
pos=i,this.readDollar(e),i=this.pos,d+=this._resultText,c&&(this._resultPart?(w>f&&(u.push({type:"Literal",pos:f,end:w,value:p,
text:s.slice(f,w)}),p=""),u.push(this._resultPart),f=i):p+=this._resultText);continue}if(S===96){let w=i;this.pos=i,this.
readBacktickExpansion(e),i=this.pos,d+=this._resultText,c&&(w>f&&(u.push({type:"Literal",pos:f,end:w,value:p,text:s.slice(
f,w)}),p=""),u.push(this._resultPart),f=i);continue}if(!e&&!n&&(S===60||S===62)&&i+1<o&&s.charCodeAt(i+1)===40){let w=i;
this.pos=i+2;let C=this.extractBalanced();i=this.pos;let W=s.slice(w,i);d+=W,c&&(w>f&&(u.push({type:"Literal",pos:f,end:w,
value:p,text:s.slice(f,w)}),p=""),u.push(this.processSubstitution(w,W,S===60?"<":">",C)),f=i);continue}d+=s[i],c&&(p+=s[i],
r&&(S===42||S===63||S===91)&&(k=!0)),i++}c&&i>f&&u.push({type:"Literal",pos:f,end:i,value:p,text:s.slice(f,i)}),this.pos=
i,this._wordText=d,this._wordRaw=!1,this._wordQuoted=!1,this._wordHasExpansions=!1,this._wordKeywordEligible=!1,c&&(this.
_wordParts=u.length>1||u.length===1&&(u[0].type!=="Literal"||b)?u:null,k&&(this._wordParts=dt(s,a,i,this._wordParts)??null))}subFieldParts(e,n){
if(!(this._nestingDepth>=256))return ln(this.src,e,n)?this.parseSubFieldWord(e,n).parts:dt(this.src,e,n,void 0)}parseSubFieldWord(e,n,r="\
word",s=!1){if(e>=n)return new Ee("",e,e);if(this._nestingDepth>=256)return new Ee(this.src.slice(e,n),e,n);this._nestingDepth++;
let o=this.srcEnd,i=this._bracketWindow,a=this._arithmeticBracketWindow,d=this.pos,c=this._wordText,u=this._wordParts,p=this.
_wordQuoted,f=this._wordKeywordEligible;this.srcEnd=n,this.pos=e,this.readInnerWordText(r==="quoted",s,r==="word");let b=new Ee(
this.src.slice(e,n),e,n);return this._buildParts&&(b.parts=this._wordParts??void 0),this.srcEnd=o,this._bracketWindow=i,
this._arithmeticBracketWindow=a,this.pos=d,this._wordText=c,this._wordParts=u,this._wordQuoted=p,this._wordKeywordEligible=
f,this._nestingDepth--,b}skipSQ(){for(;this.pos<this.srcEnd&&this.src.charCodeAt(this.pos)!==39;)this.pos++;this.pos<this.
srcEnd&&this.pos++}skipAnsiCQuoted(){let e=this.pos-1,n=In(this.src,this.pos,this.srcEnd);this.pos=n.end,n.closed||this.
errors.push({message:"unterminated ANSI-C quote",pos:e})}skipDQ(){let e=this.src,n=this.srcEnd;if(this._unbalanced=!1,this.
_nestingDepth<256)for(;this.pos<n;){let r=e.charCodeAt(this.pos);if(r===34){this.pos++;return}if(r===92){this.pos=Math.min(
this.pos+2,n);continue}if(r===96)break;if(r===36){let s=e.charCodeAt(this.pos+1);if(s===40||s===123||s===36)break}this.pos++}
this.extractBalanced(!0,!0)}skipSpacesAndTabs(){this.pos=Gn(this.src,this.pos,this.srcEnd)}readDoubleQuoted(e=!1){let n=this.
src,r=this.srcEnd,s=this.pos,o=!1,i=this._buildParts,a=i||this._buildValue;if(!i){let f=this.pos;for(;f<r;){let b=n.charCodeAt(
f);if(b===34){this._dqText=a?n.slice(s,f):"",this._dqEnd=f,this.pos=f+1,this._dqHasExpansions=!1,this._dqParts=null;return}
if(b===36||b===96||b===92)break;f++}}let d="",c=null,u="",p=i?this.pos:0;for(;this.pos<r&&n.charCodeAt(this.pos)!==34;){
let f=this.pos;for(;this.pos<r;){let k=n.charCodeAt(this.pos);if(k===34||k===92||k===36||k===96)break;this.pos++}if(a&&this.
pos>f){let k=n.slice(f,this.pos);d+=k,i&&(u+=k)}if(this.pos>=r||n.charCodeAt(this.pos)===34)break;let b=n.charCodeAt(this.
pos);if(b===92){if(this.pos++,this.pos<r){let k=n.charCodeAt(this.pos);if(k===10){this.pos++;continue}if(a)if(e||k===36||
k===96||k===34||k===92){let S=n[this.pos];d+=S,i&&(u+=S)}else{let S="\\"+n[this.pos];d+=S,i&&(u+=S)}this.pos++}continue}
if(b===36){let k=this.pos+1<r?n.charCodeAt(this.pos+1):0;if(k===34||k===39){a&&(d+="$",i&&(u+="$")),this.pos++;continue}
let S=this.pos;if(this.readDollar(!0),a&&(d+=this._resultText),this._resultHasExpansion&&(o=!0),i){let w=this._resultPart;
w&&Di(w)?(c||(c=[]),S>p&&(c.push({type:"Literal",pos:p,end:S,value:u,text:n.slice(p,S)}),u=""),c.push(w),p=this.pos):u+=
this._resultText}continue}if(b===96){let k=this.pos;this.readBacktickExpansion(!0),a&&(d+=this._resultText),o=!0,i&&this.
_resultPart&&Di(this._resultPart)&&(c||(c=[]),k>p&&(c.push({type:"Literal",pos:p,end:k,value:u,text:n.slice(p,k)}),u=""),
c.push(this._resultPart),p=this.pos);continue}}i&&c&&this.pos>p&&c.push({type:"Literal",pos:p,end:this.pos,value:u,text:n.
slice(p,this.pos)}),this._dqEnd=this.pos,this.pos<r?this.pos++:this.errors.push({message:"unterminated double quote",pos:s-
1}),this._dqText=d,this._dqHasExpansions=o,this._dqParts=c}readDollar(e=!1){let n=this.pos;this.pos++;let r=this.src,s=this.
srcEnd,o=this._buildParts||this._buildValue;if(this.pos>=s){this._resultText="$",this._resultIsRaw=!0,this._resultHasExpansion=
!1,this._resultPart=void 0;return}let i=Fe(r,this.pos,s);i>this.pos&&r.charCodeAt(i)===40&&r.charCodeAt(i+1)!==40&&(this.
pos=i);let a=r.charCodeAt(this.pos);if(a===40){if(this.pos+1<s&&r.charCodeAt(this.pos+1)===40){let d=this.pos,c=this.errors.
length;if(this.readArithmeticExpansion(n),!this._notArithmetic)return;this.errors.length=c,this.pos=d}this.readCommandSubstitution(
n);return}if(a===123){let d=this.pos+1<s?r.charCodeAt(this.pos+1):0;if(d===32||d===9||d===10){this.readBraceCommandSubstitution();
return}if(d===124){this.readValueSubstitution();return}this.readParameterExpansion(e);return}if(a===39){if(this.pos++,o){
let d=this.readAnsiCQuoted();this._resultText=d,this._resultPart=this._buildParts?{type:"AnsiCQuoted",pos:n,end:this.pos,
text:r.slice(n,this.pos),value:d}:void 0}else this.skipAnsiCQuoted(),this._resultText="",this._resultPart=void 0;this._resultIsRaw=
!1,this._resultHasExpansion=!1;return}if(a===34){if(this.pos++,this.readDoubleQuoted(e),this._resultText=this._dqText,this.
_resultIsRaw=!1,this._resultHasExpansion=this._dqHasExpansions,this._buildParts){let d=r.slice(n,this.pos);this._resultPart=
{type:"LocaleString",pos:n,end:this.pos,text:d,parts:this._dqParts??[{type:"Literal",pos:n+2,end:this._dqEnd,value:this.
_dqText,text:r.slice(n+2,this._dqEnd)}]}}else this._resultPart=void 0;return}if(a===64||a===42||a===35||a===63||a===45||
a===36||a===33||a>=48&&a<=57){this.pos++;let d=o?r.slice(this.pos-2,this.pos):"";this._resultText=d,this._resultIsRaw=!0,
this._resultHasExpansion=!1,this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:n,end:this.pos,text:d}:void 0;
return}if(a<128&&mt[a]&1){let d=this.pos-1;for(;this.pos<s;){let u=r.charCodeAt(this.pos);if(u<128&&mt[u]&2)this.pos++;else
break}let c=o?r.slice(d,this.pos):"";this._resultText=c,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=
this._buildParts?{type:"SimpleExpansion",pos:n,end:this.pos,text:c}:void 0;return}if(a===91){let d=this._errors===null?0:
this._errors.length,c=this.findClosingArithmeticBracket(this.pos+1);if(c!==-1){let u=this.pos+1,p=r.slice(u,c);this.pos=
c+1;let f=o?r.slice(n,this.pos):"";this._resultText=f,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=
this._buildParts?this.arithmeticExpansion(u-2,f,p,u):void 0;return}this._errors!==null&&(this._errors.length=d)}this._resultText=
"$",this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0}scanArithmeticBody(){this._notArithmetic=!1,
this._arithUnterminated=!1,this.pos+=2;let e=1,n=0,r=0,s,o=!1,i=this.src,a=this.srcEnd,d=this.pos;for(;this.pos<a&&e>0;){
let u=i.charCodeAt(this.pos);if(u===92)this.pos+=this.pos+1<a?2:1;else if(u===39)this.pos++,this.skipSQ();else if(u===34)
this.pos++,this.skipDQ();else if(u===96){for(this.pos++;this.pos<a&&i.charCodeAt(this.pos)!==96;)i.charCodeAt(this.pos)===
92&&this.pos++,this.pos++;this.pos<a&&this.pos++}else if(u===36&&this.pos+2<a&&i.charCodeAt(this.pos+1)===40&&i.charCodeAt(
this.pos+2)!==40){let p=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"untermi\
nated command substitution",pos:p})}else if(u===36&&this.pos+1<a&&i.charCodeAt(this.pos+1)===123){let p=this.findClosingBrace(
this.pos+2,a);this.pos=p===-1?a:p+1}else if((u===60||u===62)&&this.pos+1<a&&i.charCodeAt(this.pos+1)===40)this.pos+=2,this.
extractBalanced();else if(u===40)i.charCodeAt(this.pos-1)===36&&i.charCodeAt(this.pos+1)===40?(e===1?r=n:(s??(s=[])).push(
n),e++,n=0,e+this._nestingDepth>256&&!o&&(this.errors.push({message:"maximum arithmetic expansion nesting depth exceeded",
pos:this.pos-1}),o=!0),this.pos+=2):(++n+e-1+this._nestingDepth>256&&!o&&(this.errors.push({message:"maximum arithmetic \
expression nesting depth exceeded",pos:this.pos}),o=!0),this.pos++);else if(u===41&&n>0)n--,this.pos++;else if(u===41&&this.
pos+1<a&&i.charCodeAt(this.pos+1)===41){if(--e===0){this.pos+=2;break}n=e===1?r:s.pop(),this.pos+=2}else{if(u===41&&e===
1)return this._notArithmetic=!0,"";this.pos++}}let c=this._buildParts||this._buildValue;return e>0?(this._arithUnterminated=
!0,c?i.slice(d,this.pos):""):c?i.slice(d,this.pos-2):""}readArithmeticExpansion(e){let n=this.pos+2,r=this.scanArithmeticBody();
if(this._notArithmetic)return;this._arithUnterminated&&this.errors.push({message:"unterminated arithmetic expansion",pos:e});
let s=this._buildParts||this._buildValue?this.src.slice(e,this.pos):"";this._resultText=s,this._resultIsRaw=!0,this._resultHasExpansion=
!1,this._resultPart=this._buildParts?this.arithmeticExpansion(e,s,r,n):void 0}arithmeticExpansion(e,n,r,s){return new on(
e,this.pos,n,{source:this.src,body:r,offset:s,depth:this._nestingDepth,context:this.substitutionContext})}readArithmeticCommand(e,n){
let r=this._buildValue;this._buildValue=!0;let s=this.scanArithmeticBody();this._buildValue=r,this._arithUnterminated&&this.
errors.push({message:"unterminated arithmetic command",pos:n}),le(e,l.ArithCmd,s,n,this.pos)}readCommandSubstitution(e){
let n=this.pos;this.pos++;let r=this.extractBalanced();this._unbalanced&&this.errors.push({message:"unterminated command\
 substitution",pos:e});let s=this._buildParts||this._buildValue,o=s?this.src.slice(e,this.pos):"",i=!s||n===e+1?o:"$"+this.
src.slice(n,this.pos);this._resultText=i,this._resultIsRaw=n===e+1,this._resultHasExpansion=!0,this._buildParts?this._resultPart=
this.commandExpansion(e,o,n+1,r,!this._unbalanced):this._resultPart=void 0}readBraceCommandSubstitution(){this.readBraceSubstitution(
1)}readValueSubstitution(){this.readBraceSubstitution(2)}readBraceSubstitution(e){let n=this.pos-1;this.pos+=e;let r=this.
src,s=this.srcEnd,o=1,i=this.pos;for(;this.pos<s;){let a=r.charCodeAt(this.pos);if(a===123)o++;else if(a===125){if(--o===
0){this.pos++;break}}else if(a===39){this.pos++,this.skipSQ();continue}else if(a===34){this.pos++,this.skipDQ();continue}else
a===92&&this.pos++;this.pos++}if(this._resultIsRaw=!0,this._resultHasExpansion=!0,this._buildParts||this._buildValue){let a=r.
slice(i,this.pos-1),d=a.trim(),c=r.slice(n,this.pos);if(this._resultText=c,this._buildParts){let u=i+(a.length-a.trimStart().
length);this._resultPart=this.commandExpansion(n,c,u,d)}else this._resultPart=void 0}else this._resultText="",this._resultPart=
void 0}readBacktickExpansion(e=!1){this.pos++;let n=this.src,r=this.srcEnd,s=this.pos;if(!this._buildParts&&!this._buildValue){
for(;this.pos<r&&n.charCodeAt(this.pos)!==96;)n.charCodeAt(this.pos)===92&&this.pos+1<r&&this.pos++,this.pos++;this.pos<
r?this.pos++:this.errors.push({message:"unterminated backtick",pos:s-1}),this._resultText="",this._resultIsRaw=!1,this._resultHasExpansion=
!0,this._resultPart=void 0;return}let o="",i=!1;for(;this.pos<r&&n.charCodeAt(this.pos)!==96;){if(n.charCodeAt(this.pos)===
92){i=!0;break}this.pos++}if(!i)o=n.slice(s,this.pos);else for(o=n.slice(s,this.pos);this.pos<r&&n.charCodeAt(this.pos)!==
96;)if(n.charCodeAt(this.pos)===92){if(this.pos++,this.pos<r){let d=n.charCodeAt(this.pos);d===36||d===96||d===92||e&&d===
34?o+=n[this.pos]:o+="\\"+n[this.pos],this.pos++}}else{let d=this.pos;for(;this.pos<r;){let c=n.charCodeAt(this.pos);if(c===
96||c===92)break;this.pos++}o+=n.slice(d,this.pos)}this.pos<r?this.pos++:this.errors.push({message:"unterminated backtic\
k",pos:s-1});let a=n.slice(s-1,this.pos);this._resultText=o,this._resultHasExpansion=!0,this._buildParts?this._resultPart=
i?this.decodedCommandExpansion(s-1,a,o):this.commandExpansion(s-1,a,s,o):this._resultPart=void 0}readParameterExpansion(e){
let n=this.src,r=this.srcEnd,s=this.pos;this.pos++;let o=1,i=!1;for(;this.pos<r&&o>0;){let c=n.charCodeAt(this.pos);if(c===
36){let u=this.pos+1<r?n.charCodeAt(this.pos+1):0;if(u===123){o++,this._nestingDepth+o>256&&!i&&(this.errors.push({message:"\
maximum parameter expansion nesting depth exceeded",pos:this.pos}),i=!0),this.pos+=2;continue}if(u===36){this.pos+=2;continue}
if(u===40){let p=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated c\
ommand substitution",pos:p});continue}}else if(c===96){for(this.pos++;this.pos<r&&n.charCodeAt(this.pos)!==96;)n.charCodeAt(
this.pos)===92&&this.pos++,this.pos++;this.pos<r&&this.pos++;continue}else if(c===125){if(--o===0){this.pos++;break}}else if(c===
92)this.pos+1<r&&this.pos++;else if(c===39){this.pos++,this.pos>s+1&&n.charCodeAt(this.pos-2)===36?this.skipAnsiCQuoted():
this.skipSQ();continue}else if(c===34){this.pos++,this.skipDQ();continue}this.pos++}let a=o===0;a||this.errors.push({message:"\
unterminated parameter expansion",pos:s-1});let d=this._buildParts||this._buildValue?n.slice(s-1,this.pos):"";if(this._resultText=
d,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._buildParts){let c=n.slice(s+1,a?this.pos-1:this.pos);this._resultPart=
this.parseParamInner(d,c,s+1,e)}else this._resultPart=void 0}parseParamInner(e,n,r,s){let o={type:"ParameterExpansion",pos:r-
2,end:this.pos,text:e,parameter:"",parameterPos:r,parameterEnd:r,prefix:void 0,index:void 0,operation:void 0},i=n.length;
if(i===0)return o;let a=(w,C,W="word")=>this.parseSubFieldWord(r+w,r+C,W),d=w=>{let C=this.findClosingBracket(r+w,r+i);return C===
-1?-1:C-r},c=0;if(i>1&&n.charCodeAt(0)===33&&(o.prefix="!",c=1),i>1&&n.charCodeAt(0)===35){let w=this.scanParamName(n,1),
C=w,W=-1;if(C<i&&n.charCodeAt(C)===91&&(W=d(C+1),W!==-1&&(C=W+1)),w>1&&C===i)return o.prefix="#",o.parameter=n.slice(1,w),
o.parameterPos=r+1,o.parameterEnd=r+w,W!==-1&&(o.index=a(w+1,W,"embedded")),o}let u=c;if(c=this.scanParamName(n,c),o.parameter=
n.slice(u,c),o.parameterPos=r+u,o.parameterEnd=r+c,c<i&&n.charCodeAt(c)===91){let w=d(c+1);w!==-1&&(o.index=a(c+1,w,"emb\
edded"),c=w+1)}if(c>=i)return o;let p=r+c,f=r+i,b=n.charCodeAt(c),k=n.charCodeAt(c+1),S=n[b===58?c+1:c];if(S==="-"||S===
"="||S==="+"||S==="?"){let w=c+(b===58?2:1);return o.operation={type:"Default",pos:p,end:f,operatorEnd:r+w,operator:b===
58?`:${S}`:S,operand:a(w,i,s?"quoted":"word")},o}if(b===58){c++;let w=r+c,C=Ti(n.slice(c),58,!0,(W,v)=>this.findNestedShellEnd(
w+W,f,v)-w);return o.operation={type:"Slice",pos:p,end:f,operatorEnd:w,operator:":",offset:a(c,C===-1?i:c+C,"embedded"),
length:C===-1?void 0:a(c+C+1,i,"embedded")},o}if(b===35||b===37){let w=k===b,C=b===35?w?"##":"#":w?"%%":"%",W=c+(w?2:1);
return o.operation={type:"Remove",pos:p,end:f,operatorEnd:r+W,operator:C,operand:a(W,i)},o}if(b===47){c++;let w="/";(k===
47||k===35||k===37)&&(w=k===47?"//":k===35?"/#":"/%",c++);let C=c;k===47&&(C=Fe(n,c,i),n.charCodeAt(C)===47&&C++);let W=Ti(
n.slice(C),47),v=W===-1?i:C+W;return o.operation={type:"Replace",pos:p,end:f,operatorEnd:r+c,operator:w,pattern:a(c,v),replacement:a(
W===-1?i:v+1,i)},o}if(b===94||b===44){let w=k===b,C=b===94?w?"^^":"^":w?",,":",",W=c+(w?2:1);return o.operation={type:"C\
aseModification",pos:p,end:f,operatorEnd:r+W,operator:C,operand:W===i?void 0:a(W,i)},o}return o.prefix==="!"&&o.index===
void 0&&c+1===i&&(b===64||b===42)?(o.operation={type:"Names",pos:p,end:f,operatorEnd:f,operator:b===64?"@":"*"},o):b===64?
(o.operation={type:"Transform",pos:p,end:f,operatorEnd:p+1,operator:"@",operand:a(c+1,i)},o):(o.operation={type:"Unknown",
pos:p,end:f,operatorEnd:f,operator:n.slice(c)},o)}findNestedShellEnd(e,n,r){let s=this.src.charCodeAt(e);if(s===96){let i=e+
1;for(;i<n;){let a=this.src.charCodeAt(i);if(a===92){i+=2;continue}if(i++,a===96)return i}return n}let o;if(s===36){let i=e+
1;if(i<n&&this.src.charCodeAt(i)===123)o=this.findClosingBrace(i+1,n);else{let a=Fe(this.src,i,n);if(a>=n||this.src.charCodeAt(
a)!==40)return e;o=this.findClosingParenthesis(a+1,n)}}else{let i=e+1;if(r||s!==60&&s!==62||i>=n||this.src.charCodeAt(i)!==
40)return e;o=this.findClosingParenthesis(i+1,n)}return o===-1?n:o+1}scanParamName(e,n){let r=n;if(r>=e.length)return r;
let s=e.charCodeAt(r);if(s===64||s===42||s===35||s===63||s===45||s===36||s===33)return r+1;if(s>=48&&s<=57){for(;r<e.length&&
e.charCodeAt(r)>=48&&e.charCodeAt(r)<=57;)r++;return r}if(s>=97&&s<=122||s>=65&&s<=90||s===95)for(r++;r<e.length;){let o=e.
charCodeAt(r);if(o>=97&&o<=122||o>=65&&o<=90||o>=48&&o<=57||o===95)r++;else break}return r}readAnsiCQuoted(){let e=this.
pos-1,n=In(this.src,this.pos,this.srcEnd);return this.pos=n.end,n.closed||this.errors.push({message:"unterminated ANSI-C\
 quote",pos:e}),n.value}extractBalanced(e=!0,n=!1){let r=this.src,s=this.srcEnd,o=this._buildParts||this._buildValue,i=n?
0:1,a=this.pos;this._unbalanced=!1;let d=e&&!n?this.substitutionContext.boundaries?.get(a):void 0;if(d!==void 0&&d<=s&&this.
_nestingDepth<256)return this.pos=d,o?r.slice(a,d-1):"";let c=!0;for(;!n&&this.pos<s;){let L=r.charCodeAt(this.pos);if(L===
41){let I=o?r.slice(a,this.pos):"";return this.pos++,I}else{if(L===40||L===92||L===39||L===34||L===96||L===36&&(r.charCodeAt(
this.pos+1)===39||r.charCodeAt(this.pos+1)===36||r.charCodeAt(this.pos+1)===123))break;if(L===60&&this.pos+1<s&&r.charCodeAt(
this.pos+1)===60)break;if(L===35&&c)break;if(L===99&&c&&this.pos+3<s&&r.charCodeAt(this.pos+1)===97&&r.charCodeAt(this.pos+
2)===115&&r.charCodeAt(this.pos+3)===101&&(this.pos+4>=s||r.charCodeAt(this.pos+4)<128&&te[r.charCodeAt(this.pos+4)]&1))
break;c=L<128&&(te[L]&1)!==0,this.pos++}}let u=0,p=0,f=[],b=null,k,S=-1,w=a>=2&&r.charCodeAt(a)===40&&r.charCodeAt(a-1)===
40&&r.charCodeAt(a-2)===36,C=0,W=!1,v=n?[{close:34,depth:0}]:[],R=n?1:0,A=0,P,D=-1,_=-1,T=-1,g=-1,Z=!1;for(;this.pos<s&&
(i>0||v.length>0);){let L=r.charCodeAt(this.pos),I=v.length===0?void 0:v[v.length-1];if(I!==void 0&&I.depth===i){let m=!1;
if(L===92){this.pos=Math.min(this.pos+2,s);continue}if(L===I.close){if(v.pop(),L===34?R--:A--,this.pos++,n&&i===0&&v.length===
0)return"";continue}if(L===34)v.push({close:34,depth:i}),R++;else if(L===39&&I.close===125){this.pos++,this.skipSQ();continue}else if(L===
96){for(this.pos++;this.pos<s&&r.charCodeAt(this.pos)!==96;)r.charCodeAt(this.pos)===92&&this.pos++,this.pos<s&&this.pos++;
this.pos<s&&this.pos++;continue}else if(L===36){let y=r.charCodeAt(this.pos+1);if(y===39&&I.close===125){this.pos+=2,this.
skipAnsiCQuoted();continue}if(y===123)v.push({close:125,depth:i}),A++,this.pos++;else if(y===40)this.pos++,L=40,m=!0;else if(y===
36){this.pos+=r.charCodeAt(this.pos+2)===40?1:2;continue}}if(!W&&this._nestingDepth+Math.max(R,A)>256&&(this.errors.push(
{message:"maximum word nesting depth exceeded",pos:this.pos}),W=!0),!m){for(this.pos++;this.pos<s;){let y=r.charCodeAt(this.
pos);if(y===92||y===34||y===36||y===96||y===125||y===39)break;this.pos++}continue}}if(L===35&&g!==-1&&!w&&S<0&&e&&!Z&&this.
_nestingDepth+(k?.length??0)<256&&Gn(r,g,s)===this.pos){Z=!0;let m=k?.[k.length-1],y=this.findSubstitutionEnd(m?.start??
a,s,this._nestingDepth+(k?.length??0)+1);if(y!==-1){if(m===void 0)return this.pos=y,o?r.slice(a,y-1):"";this.pos=y-1,i=m.
depth+1,u=0,p=0,f.length=m.parens+1,L=41}}if(L===40){let m=this.pos>a&&this.pos!==T?r.charCodeAt(this.pos-1):0,y=m===36?
this.pos-1:this.pos===_?D:-1,Pe=y!==-1||m===60||m===62||m===61||m===64||m===63||m===42||m===43||m===33||m===40&&f[f.length-
1]===!1||w&&this.pos===a,z=y!==-1&&r.charCodeAt(this.pos+1)!==40||(m===60||m===62)&&S<0&&!w;z&&((k??(k=[])).push({start:this.
pos+1,dollar:y,depth:i,parens:f.length,caseDepth:u,caseParens:p,arithBase:S,arithExtent:w,substitutions:C,checkedGrammar:Z,
pendingDelims:b}),u=0,p=0,S=-1,w=!1,Z=!1,b=null),f.push(!Pe),c=!0,!z&&S<0&&this.pos+1<s&&r.charCodeAt(this.pos+1)===40&&
(S=i),y!==-1&&(z?C++:(P??(P=[])).push(i),C+(P?.length??0)+this._nestingDepth+(n?0:1)>256&&!W&&(this.errors.push({message:"\
maximum command substitution nesting depth exceeded",pos:y}),W=!0)),D=-1,_=-1,i++,u>0&&p++,this.pos++}else if(L===41){if(u>
0&&p===0)this.pos++,c=!0;else{if(u>0&&p--,i--,i===0&&!n){let y=o?r.slice(a,this.pos):"";return this.pos++,y}if(i<=S&&(S=
-1),P!==void 0)for(;P.length>0&&P[P.length-1]>=i;)P.pop();c=f.pop()??!0,this.pos++;let m=k?.[k.length-1];m!==void 0&&m.depth===
i&&(k.pop(),u=m.caseDepth,p=m.caseParens,S=m.arithBase,w=m.arithExtent,C=m.substitutions,Z=m.checkedGrammar,b=m.pendingDelims)}
g=this.pos}else if(L===92){if(this.pos>a&&r.charCodeAt(this.pos-1)===36){let m=Fe(r,this.pos,s);m>this.pos&&r.charCodeAt(
m)===40&&r.charCodeAt(m+1)!==40&&(D=this.pos-1,_=m)}this.pos++,this.pos<s&&(r.charCodeAt(this.pos)!==10&&(c=!1),this.pos++),
T=this.pos}else if(L===36){let m=r.charCodeAt(++this.pos);m===39?(this.pos++,this.skipAnsiCQuoted()):m===36?this.pos++:m===
123&&!Uu(r.charCodeAt(this.pos+1))&&(v.push({close:125,depth:i}),A++,this.pos++),c=!1}else if(L===39)this.pos++,this.skipSQ(),
c=!1;else if(L===34)v.push({close:34,depth:i}),R++,this.pos++,c=!1;else if(L===96){for(this.pos++;this.pos<s&&r.charCodeAt(
this.pos)!==96;)r.charCodeAt(this.pos)===92&&this.pos++,this.pos<s&&this.pos++;this.pos<s&&this.pos++,c=!1}else if(L===60&&
S<0&&this.pos+1<s&&r.charCodeAt(this.pos+1)===60){if(this.pos+2<s&&r.charCodeAt(this.pos+2)===60)this.pos+=3;else{this.pos+=
2;let m=this.pos<s&&r.charCodeAt(this.pos)===45;m&&this.pos++,this.skipSpacesAndTabs(),this.readHereDocDelimiter(),(this.
_hereDelim||this._hereQuoted)&&(b??(b=[])).push({delimiter:this._hereDelim,strip:m,quoted:this._hereQuoted})}c=!1}else if(L===
10&&b){this.pos++;for(let m of b)this.skipHereDocBody(m.delimiter,m.strip,!0,m.quoted);b=null,c=!0}else if(L===35&&S<0&&
!w&&c)for(;this.pos<s&&r.charCodeAt(this.pos)!==10;)this.pos++;else{let m=this.pos;for(;this.pos<s;){let y=r.charCodeAt(
this.pos);if(y<128&&te[y])break;this.pos++}if(this.pos>m){if(this.pos-m===4&&c&&S<0&&!w){let Pe=r.charCodeAt(m);Pe===99&&
r.charCodeAt(m+1)===97&&r.charCodeAt(m+2)===115&&r.charCodeAt(m+3)===101?u++:Pe===101&&r.charCodeAt(m+1)===115&&r.charCodeAt(
m+2)===97&&r.charCodeAt(m+3)===99&&u>0&&(u--,u===0&&(p=0))}c=!1}else{let y=r.charCodeAt(this.pos);c=y<128&&(te[y]&1)!==0,
this.pos++}}}return this._unbalanced=!0,n&&k!==void 0&&k.length>0&&this.errors.push({message:"unterminated command subst\
itution",pos:k[0].dollar}),o?r.slice(a,this.pos):""}};function vs(t){switch(t){case",":return 1;case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"\
&=":case"|=":case"^=":return 2;case"||":return 4;case"&&":return 5;case"|":return 6;case"^":return 7;case"&":return 8;case"\
==":case"!=":return 9;case"<":case"<=":case">":case">=":return 10;case"<<":case">>":return 11;case"+":case"-":return 12;case"\
*":case"/":case"%":return 13;case"**":return 14;case"?":return 3;default:return-1}}function Ii(t,e,n){for(;n>e;){let r=t.
charCodeAt(n-1);if(r!==32&&r!==9&&r!==10)break;n--}return n}function qu(t){switch(t){case"=":case"+=":case"-=":case"*=":case"\
/=":case"%=":case"<<=":case">>=":case"&=":case"|=":case"^=":case"**":return!0;default:return!1}}function Ps(t,e=0,n,r=0){
let s=0,o=t.length,i=n?.embeddedWords.length??0;function a(R,A,P=!1){let D={type:"ArithmeticWord",pos:R+e,end:A+e,value:t.
slice(R,A),parts:void 0};return P&&n?.embeddedWords.push(D),D}function d(){for(;s<o;){let R=t.charCodeAt(s);if(R===32||R===
9||R===10)s++;else break}}function c(){if(s>=o)return null;let R=t.charCodeAt(s),A=s+1<o?t.charCodeAt(s+1):0,P=s+2<o?t.charCodeAt(
s+2):0;switch(R){case 44:return s++,",";case 61:return A===61?(s+=2,"=="):(s++,"=");case 33:return A===61?(s+=2,"!="):null;case 60:
return A===60?P===61?(s+=3,"<<="):(s+=2,"<<"):A===61?(s+=2,"<="):(s++,"<");case 62:return A===62?P===61?(s+=3,">>="):(s+=
2,">>"):A===61?(s+=2,">="):(s++,">");case 43:return A===61?(s+=2,"+="):A===43?null:(s++,"+");case 45:return A===61?(s+=2,
"-="):A===45?null:(s++,"-");case 42:return A===42?(s+=2,"**"):A===61?(s+=2,"*="):(s++,"*");case 47:return A===61?(s+=2,"\
/="):(s++,"/");case 37:return A===61?(s+=2,"%="):(s++,"%");case 124:return A===124?(s+=2,"||"):A===61?(s+=2,"|="):(s++,"\
|");case 38:return A===38?(s+=2,"&&"):A===61?(s+=2,"&="):(s++,"&");case 94:return A===61?(s+=2,"^="):(s++,"^");case 63:return s++,
"?";default:return null}}function u(){for(d();s<o;){let A=t.charCodeAt(s);if(A!==33&&A!==126&&A!==43&&A!==45||t.charCodeAt(
s+1)===61)break;s++,d()}if(t.charCodeAt(s)===40){let A=1;for(s++;s<o&&A>0;){let P=n?.findArithmeticWordEnd?.(s+e,e+o)??s+
e;if(P>s+e){s=P-e;continue}let D=t.charCodeAt(s++);D===40?A++:D===41&&A--}}else s<o&&t.charCodeAt(s)!==41&&t.charCodeAt(
s)!==58&&S(0);d();let R=t.charCodeAt(s);(R===43||R===45)&&t.charCodeAt(s+1)===R&&(s+=2)}function p(R){d();let A=s;if(A===
o)return a(A,A);let P=n?.embeddedWords.length??0,D=0;for(;;){if(u(),d(),t.charCodeAt(s)===58&&D>0){D--,s++;continue}let _=s,
T=c();if(T===null||D===0&&vs(T)<R){s=_;break}T==="?"&&D++}return n&&(n.embeddedWords.length=P),a(A,Ii(t,A,s))}function f(R,A){
if(A>256)return p(R);let P=b(A);for(;d(),!(s>=o);){let D=s,_=c();if(!_)break;if(_==="?"){if(vs(_)<R){s=D;break}let L=f(1,
A+1);d(),s<o&&t.charCodeAt(s)===58&&s++;let I=f(3,A+1);P={type:"ArithmeticTernary",pos:P.pos,end:I.end,test:P,consequent:L,
alternate:I};continue}let T=vs(_);if(T<R){s=D;break}let g=qu(_)?T:T+1,Z=f(g,A+1);P={type:"ArithmeticBinary",pos:P.pos,end:Z.
end,operator:_,left:P,right:Z}}return P}function b(R){if(d(),R>256)return p(15);if(s>=o)return a(s,s);let A=s,P=t.charCodeAt(
s),D=s+1<o?t.charCodeAt(s+1):0;if(P===43&&D===43){s+=2;let _=b(R+1);return{type:"ArithmeticUnary",pos:A+e,end:_.end,operator:"\
++",operand:_,prefix:!0}}if(P===45&&D===45){s+=2;let _=b(R+1);return{type:"ArithmeticUnary",pos:A+e,end:_.end,operator:"\
--",operand:_,prefix:!0}}if(P===33){s++;let _=b(R+1);return{type:"ArithmeticUnary",pos:A+e,end:_.end,operator:"!",operand:_,
prefix:!0}}if(P===126){s++;let _=b(R+1);return{type:"ArithmeticUnary",pos:A+e,end:_.end,operator:"~",operand:_,prefix:!0}}
if(P===43&&D!==43&&D!==61){s++;let _=b(R+1);return{type:"ArithmeticUnary",pos:A+e,end:_.end,operator:"+",operand:_,prefix:!0}}
if(P===45&&D!==45&&D!==61){s++;let _=b(R+1);return{type:"ArithmeticUnary",pos:A+e,end:_.end,operator:"-",operand:_,prefix:!0}}
return k(R)}function k(R){let A=S(R);if(d(),s+1<o){let P=t.charCodeAt(s),D=t.charCodeAt(s+1);if(P===43&&D===43)return s+=
2,{type:"ArithmeticUnary",pos:A.pos,end:s+e,operator:"++",operand:A,prefix:!1};if(P===45&&D===45)return s+=2,{type:"Arit\
hmeticUnary",pos:A.pos,end:s+e,operator:"--",operand:A,prefix:!1}}return A}function S(R){if(d(),s>=o)return a(s,s);let A=t.
charCodeAt(s);if(A===40){let g=s;s++;let Z=f(0,R+1);return d(),s<o&&t.charCodeAt(s)===41&&s++,{type:"ArithmeticGroup",pos:g+
e,end:s+e,expression:Z}}if(A===36){let g=s,Z=n?.embeddedWords.length??0,L=w(),I=n?.findArithmeticWordEnd?.(g+e,e+o)??s+e;
return I>s+e?(n&&(n.embeddedWords.length=Z),s=I-e,a(g,s,!0)):L}if(A===96||A===34||A===39){let g=s;return s=(n?.findArithmeticWordEnd?.(
g+e,e+o)??g+e+1)-e,a(g,s,!0)}let P=s,D=n?.embeddedWords.length??0,_=C(),T=n?.findArithmeticWordEnd?.(P+e,e+o)??s+e;return T>
s+e?(n&&(n.embeddedWords.length=D),s=T-e,a(P,s,!0)):_}function w(){let R=s;if(s++,s>=o)return a(R,s);let A=t.charCodeAt(
s);if(A===40)if(s+1<o&&t.charCodeAt(s+1)===40){let P=n?.findArithmeticExpansionEnd(R+e,e+o)??-1;if(P!==-1)s=P-e;else{s+=
2;let D=1;for(;s<o&&D>0;)t.charCodeAt(s)===40&&t.charCodeAt(s+1)===40?(D++,s+=2):t.charCodeAt(s)===41&&t.charCodeAt(s+1)===
41?(D--,s+=2):s++}}else{s++;let P=n?.findClosingParenthesis(s+e,e+o)??-1;if(P!==-1)s=P-e+1;else{let _=1;for(;s<o&&_>0;){
let T=t.charCodeAt(s++);T===40?_++:T===41&&_--}}let D=t.slice(R,s);return n?n.commandExpansion(R+e,s+e,D):new Xe("Arithm\
eticCommandExpansion",R+e,s+e,D)}else if(A===123){let P=n?.findClosingBrace(s+e+1,e+o)??-1;if(P!==-1)s=P-e+1;else{s++;let D=1;
for(;s<o&&D>0;){let _=t.charCodeAt(s++);_===123?D++:_===125&&D--}}}else for(;s<o;){let P=t.charCodeAt(s);if(P>=97&&P<=122||
P>=65&&P<=90||P>=48&&P<=57||P===95)s++;else break}return a(R,s,A===40||A===123)}function C(){let R=s;for(;s<o;){let A=t.
charCodeAt(s);if(A>=48&&A<=57||A>=65&&A<=90||A>=97&&A<=122||A===95||A===35)s++;else break}if(s>R&&s<o&&t.charCodeAt(s)===
91){let A=n?.findClosingBracket?.(s+e+1,e+o)??-1;if(A!==-1)s=A-e+1;else{s++;let P=1;for(;s<o&&P>0;){let D=t.charCodeAt(s);
D===91?P++:D===93&&P--,s++}}return a(R,s,!0)}return s===R&&s++,a(R,s)}if(d(),s>=o)return null;let W=s,v=f(0,r);return d(),
s<o?(n&&(n.embeddedWords.length=i),a(W,Ii(t,W,o),n!==void 0)):v}var Wr=(t,e)=>Wt(e.text)?dt(e.text,0,e.text.length,void 0,e.pos):void 0;function Gt(t){return t.wordParts??(t.wordParts=
(e,n,r)=>Vu(e,n,r,t))}function Rr(t){return t.embeddedParts??(t.embeddedParts=(e,n,r)=>Ts(e,n,r,t))}function Gi(t){return t.
arrayParts??(t.arrayParts=(e,n,r)=>Qu(e,n,r,t))}function Vu(t,e,n=0,r=an()){let s=new Me(t,e.pos,e.end,!1,r);return s._nestingDepth=
n,s.buildWordParts(e.pos)??void 0}function Ts(t,e,n=0,r,s=!1){if(!ln(t,e.pos,e.end))return;let o=new Me(t,e.pos,e.end,!1,
r);return o._nestingDepth=n,o.buildEmbeddedWordParts(e.pos,s)??void 0}function Qu(t,e,n=0,r){let s=new Me(t,e.pos,e.end,
!1,r);return s._nestingDepth=n,s.buildArrayElementParts(e.pos)??void 0}function ji(t,e,n=0,r){let s=new Me(t,e.pos,e.end,
!1,r);return s._nestingDepth=n,s.buildHereDocParts(e.pos,e.end)??void 0}function pn(t,e,n,r,s,o=r){if(!ln(n,e,e+t.length))return Ps(t,e,void 0,r)??void 0;let i=[],a=new Me(n,0,n.length,!1,s);a.
_nestingDepth=r;let d=Ps(t,e,{embeddedWords:i,commandExpansion:(c,u,p)=>new Xe("ArithmeticCommandExpansion",c,u,p,{source:n,
start:c+2,end:u-1,depth:r+1,parenBoundary:!0,context:s}),findClosingBracket:(c,u)=>a.findClosingBracket(c,u),findClosingBrace:(c,u)=>a.
findClosingBrace(c,u),findClosingParenthesis:(c,u)=>a.findClosingParenthesis(c,u),findArithmeticExpansionEnd:(c,u)=>a.findArithmeticExpansionEnd(
c,u),findArithmeticWordEnd:(c,u)=>a.findArithmeticWordEnd(c,u)},r)??void 0;if(o<=256)for(let c of i)c.parts=Ts(n,c,o,s,!0);
return d}var Os=class{type="ArrayValue";pos;end;#e;#t;#r;#n;constructor(e,n,r,s,o){this.pos=n,this.end=r,this.#e=e,this.#t=s,this.#r=
o}get elements(){if(this.#n)return this.#n;let e=new Me(this.#e,this.pos+1,this.end-1,!1,this.#r);e._nestingDepth=this.#t;
let n=[];for(;e.peek(h.ArrayElement).token!==l.EOF;){let r=e.next(h.ArrayElement);if(r.token!==l.Word&&r.token!==l.Assignment)
continue;let s=r.raw?r.value:this.#e.slice(r.pos,r.end),o=s.charCodeAt(0)===91,i=e.getSubstitutionContext(),a=!o&&r.raw&&
r.keywordEligible?void 0:this.#e,d=a===void 0?Wr:o?Gi(i):Gt(i);n.push(new Ee(s,r.pos,r.end,a,d,this.#t))}return this.#n=
n,n}toJSON(){return{type:this.type,pos:this.pos,end:this.end,elements:this.elements}}},vr=class{type="Assignment";pos;end;text;#e;#t;#r;#n;#s=null;#a;#i;#o=null;constructor(e,n,r,s,o,i,a){
this.pos=n,this.end=r,this.text=e,this.#e=s,this.#n=o,this.#t=i,this.#r=a}get name(){return this.#s??this.resolveTarget()}get append(){
return this.#s===null&&this.resolveTarget(),this.#a}get index(){return this.#s===null&&this.resolveTarget(),this.#i}get value(){
if(this.#o!==null)return this.#o;let e=this.#n+1,n=Fe(this.#e,e,this.end);return this.#o=this.#e.charCodeAt(n)===40&&this.#e.
charCodeAt(this.end-1)===41?new Os(this.#e,n,this.end,this.#t,this.#r):new Ee(this.#e.slice(e,this.end),e,this.end,this.#e,
Gt(this.#r),this.#t),this.#o}resolveTarget(){let e=this.#n-this.pos,n=e,r=e;for(;r>=2&&this.text.charCodeAt(r-2)===92&&this.
text.charCodeAt(r-1)===10;)r-=2;this.text.charCodeAt(r-1)===43&&(this.#a=!0,n=r-1);let s=this.text.indexOf("[");if(s>0&&
s<n){let i=this.text.lastIndexOf("]",e);if(i>s){let a=this.pos+s+1,d=this.pos+i;this.#i=new Ee(this.#e.slice(a,d),a,d,this.#e,
Rr(this.#r),this.#t),n=s}}let o=this.text.slice(0,n);return this.#s=o.includes(`\\
`)?o.split(`\\
`).join(""):o}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,name:this.name,append:this.append,
index:this.index,value:this.value}}};var Ds=t=>t.type==="Word"||t.type==="Assignment",qn=class{type="Command";pos;end;name;prefix;suffix;#e;#t;constructor(e,n,r,s,o){
this.pos=e,this.end=n,this.name=r,this.prefix=s,this.suffix=o}get args(){if(this.#e===void 0){let e=this.suffix;this.#e=
e.every(Ds)?e:e.filter(Ds)}return this.#e}get redirects(){if(this.#t===void 0){let e=[];for(let n of this.prefix)n.type!==
"Assignment"&&e.push(n);for(let n of this.suffix)Ds(n)||e.push(n);this.#t=e}return this.#t}toJSON(){return{type:this.type,
pos:this.pos,end:this.end,name:this.name,prefix:this.prefix,suffix:this.suffix}}};var Pr=class{type="HereDocBody";pos;end;text="";#e;#t;#r;#n;constructor(e,n,r,s,o){this.pos=n,this.end=n,this.#e=e,this.#t=
s,this.#r=o,this.#n=r?void 0:null}get parts(){return this.#n===null&&(this.#n=ji(this.#e,this,this.#t,this.#r)),this.#n}toJSON(){
return{type:this.type,pos:this.pos,end:this.end,text:this.text,parts:this.parts}}};Me._findSubstitutionEnd=tl;Xe._resolveScript=el;on._resolveExpression=pn;function Ku(t){switch(t.length){case 5:return t===
"local"||t==="alias";case 6:return t==="export";case 7:return t==="declare"||t==="typeset";case 8:return t==="readonly";default:
return!1}}var $s=class{type="ArithmeticCommand";pos;end;body;#e;#t;#r;#n=null;constructor(e,n,r,s,o,i){this.pos=e,this.end=
n,this.body=r,this.#e=s,this.#t=o,this.#r=i}get expression(){return this.#n===null&&(this.#n=pn(this.body,this.pos+2,this.#e,
this.#t,this.#r)),this.#n}set expression(e){this.#n=e??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,expression:this.
expression,body:this.body}}},Vn=class{type="ArithmeticFor";pos;end;body;#e;#t;#r;#n;#s;#a;#i;#o;#l;#d=null;#c=null;#u=null;constructor(e,n,r,s,o,i,a,d,c,u,p,f){
this.pos=e,this.end=n,this.body=r,this.#e=s,this.#t=o,this.#r=i,this.#n=a,this.#s=d,this.#a=c,this.#i=u,this.#o=p,this.#l=
f}get initialize(){return this.#d===null&&(this.#e?this.#d=pn(this.#e,this.#n,this.#i,this.#o,this.#l):this.#d=void 0),this.#d}set initialize(e){
this.#d=e??void 0}get test(){return this.#c===null&&(this.#t?this.#c=pn(this.#t,this.#s,this.#i,this.#o,this.#l):this.#c=
void 0),this.#c}set test(e){this.#c=e??void 0}get update(){return this.#u===null&&(this.#r?this.#u=pn(this.#r,this.#a,this.#i,
this.#o,this.#l):this.#u=void 0),this.#u}set update(e){this.#u=e??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.
end,initialize:this.initialize,test:this.test,update:this.update,body:this.body}}},Xu={[l.DoubleSemi]:";;",[l.SemiAmp]:"\
;&",[l.DoubleSemiAmp]:";;&"},zu={">":">",">>":">>","<":"<","<>":"<>","<&":"<&",">&":">&",">|":">|","&>":"&>","&>>":"&>>"},
$e=new Uint8Array(37);$e[l.EOF]=1;$e[l.RParen]=1;$e[l.RBrace]=1;$e[l.Then]=1;$e[l.Else]=1;$e[l.Elif]=1;$e[l.Fi]=1;$e[l.Do]=
1;$e[l.Done]=1;$e[l.Esac]=1;$e[l.DoubleSemi]=1;$e[l.SemiAmp]=1;$e[l.DoubleSemiAmp]=1;var yt=new Uint8Array(37);yt[l.RParen]=
1;yt[l.RBrace]=1;yt[l.DblRBracket]=1;yt[l.Fi]=1;yt[l.Done]=1;yt[l.Esac]=1;yt[l.ArithCmd]=1;function Ui(t){return t.token===
l.Word&&t.keywordEligible&&t.value==="!"}var Re=new Uint8Array(37);Re[l.Word]=1;Re[l.Assignment]=1;Re[l.Bang]=1;Re[l.LParen]=
1;Re[l.LBrace]=1;Re[l.DblLBracket]=1;Re[l.If]=1;Re[l.For]=1;Re[l.While]=1;Re[l.Until]=1;Re[l.Case]=1;Re[l.Function]=1;Re[l.
Select]=1;Re[l.ArithCmd]=1;Re[l.Coproc]=1;Re[l.Redirect]=1;var Ju={"-a":1,"-b":1,"-c":1,"-d":1,"-e":1,"-f":1,"-g":1,"-h":1,
"-k":1,"-p":1,"-r":1,"-s":1,"-t":1,"-u":1,"-v":1,"-w":1,"-x":1,"-z":1,"-n":1,"-o":1,"-N":1,"-S":1,"-L":1,"-G":1,"-O":1,"\
-R":1},Yu={"==":1,"!=":1,"=~":1,"=":1,"-eq":1,"-ne":1,"-lt":1,"-le":1,"-gt":1,"-ge":1,"-nt":1,"-ot":1,"-ef":1,"<":1,">":1},
qi=[],Zu=[],Hs=[];function Vi(t){return new Qn(t,0,t.length).run()}function el(t,e,n,r=0,s=!1,o){return new Qn(t,e,n,r,s,
void 0,o).run()}var Ls=class t extends Me{boundaries;pending;context;constructor(e,n,r,s,o,i=!0){super(e,n.start,n.end,i,
o),this._nestingDepth=n.depth,this.boundaries=r,this.pending=s,this.context=o}fork(e,n,r=!1){return new t(this.getSource(),
{start:e,end:n,depth:this._nestingDepth},this.boundaries,this.pending,this.context,r)}findSubstitutionEnd(e,n,r=this._nestingDepth+
1){let s=this.context.boundaries?.get(e);if(s!==void 0)return s<=n?s:-1;let o=this.boundaries.get(e);return o!==void 0?o<=
n?o:-1:(this.boundaries.has(e)||(this.boundaries.set(e,void 0),this.pending.push({start:e,end:n,depth:r})),-1)}};function tl(t,e,n,r,s){
let o=new Map([[e,void 0]]),i=[{start:e,end:n,depth:r}];for(;i.length>0;){let a=i.length,d=i[a-1],c=new Ls(t,d,o,i,s),u=new Qn(
t,d.start,d.end,d.depth,!0,c).findSubstitutionEnd();i.length===a&&(o.set(d.start,u),u!==-1&&Ss(s).set(d.start,u),i.pop())}
return o.get(e)??-1}var Qn=class{tok;source;start;end;depth;errors=null;syntaxDepth=0;constructor(e,n,r,s=0,o=!1,i,a){this.
tok=i??new Me(e,n,r,o,an(a)),this.tok._nestingDepth=s,this.source=e,this.start=n,this.end=r,this.depth=s}run(){let e=this.
start;this.depth>256&&this.error("maximum substitution nesting depth exceeded",e);let n;if(e===0&&this.source.charCodeAt(
0)===35&&this.source.charCodeAt(1)===33){let o=this.source.indexOf(`
`);n=o===-1?this.source:this.source.slice(0,o)}let r=this.list();for(;;){let o=this.tok.peek(h.CommandStart);if(o.token===
l.EOF||(this.unexpectedToken(o),!$e[o.token]&&o.token!==l.In))break;this.tok.next(h.CommandStart);let i=this.tok.peek(h.
CommandStart).token;if(i!==l.Semi&&i!==l.Newline&&i!==l.Amp)break;for(;i===l.Semi||i===l.Newline||i===l.Amp;)this.tok.next(
h.CommandStart),i=this.tok.peek(h.CommandStart).token;let a=this.list();for(let d=0;d<a.length;d++)r.push(a[d])}let s=this.
tok._errors;if(s!==null&&s.length>0){let o=this.errors??(this.errors=[]);for(let i=0;i<s.length;i++)o.push(s[i])}return this.
errors!==null&&this.errors.length>1&&this.errors.sort((o,i)=>o.pos-i.pos),{type:"Script",pos:e,end:this.end,shebang:n,commands:r,
errors:this.errors??void 0}}error(e,n){(this.errors??(this.errors=[])).push({message:e,pos:n})}unexpectedToken(e){this.error(
`unexpected token '${e.token===l.Newline?"newline":e.value}'`,e.pos)}findSubstitutionEnd(){return this.list(),this.acceptEnd(
l.RParen)}skipSemi(){this.tok.peek(h.Normal).token===l.Semi&&this.tok.next(h.Normal)}accept(e,n=h.Normal){return this.tok.
peek(n).token===e?this.tok.next(n):null}acceptEnd(e,n=h.Normal){return this.tok.peek(n).token===e?this.tok.next(n).end:-1}skipNewlines(e=h.
Normal){for(;this.tok.peek(e).token===l.Newline;)this.tok.next(e)}doBody(e){let n=this.list(),r=e?this.emptyListPos(n):-1;
return r>=0&&this.error("expected command after 'do'",r),n}emptyListPos(e){return e.length===0?this.tok.peek(h.CommandStart).
pos:-1}makeStatement(e){return{type:"Statement",pos:e.pos,end:e.end,command:e,background:void 0}}list(){let e=[];this.skipNewlines(
h.CommandStart);let n=this.tok.peek(h.CommandStart).token;if($e[n]||!Re[n])return e;let r=this.andOr();for(r&&e.push(this.
makeStatement(r));n=this.tok.peekFollow(yt).token,!(n!==l.Semi&&n!==l.Newline&&n!==l.Amp);){let s=n===l.Amp,o=this.tok.next(
h.Normal).end;if(s){let a=e[e.length-1];a.background=!0,a.end=o}if(this.skipNewlines(h.CommandStart),n=this.tok.peek(h.CommandStart).
token,$e[n]||!Re[n])break;let i=this.andOr();i&&e.push(this.makeStatement(i))}return e}andOr(){let e=this.pipeline();if(!e)
return null;let n=this.tok.peek(h.Normal).token;if(n!==l.And&&n!==l.Or)return e;let r=[e],s=[];do{let o=this.tok.next(h.
Normal),i=o.token===l.And?"&&":"||";this.skipNewlines(h.CommandStart);let a=this.pipeline();if(!a){this.error(`expected \
command after '${i}'`,o.end);break}s.push(i),r.push(a),n=this.tok.peek(h.Normal).token}while(n===l.And||n===l.Or);return{
type:"AndOr",pos:e.pos,end:r[r.length-1].end,commands:r,operators:s}}withRedirects(e){let n=this.collectTrailingRedirects();
return n.length===0?e:{type:"Redirected",pos:e.pos,end:n[n.length-1].end,command:e,redirects:n}}pipeline(){let e;for(;;){
let s=this.tok.peek(h.CommandStart),o=s.token===l.Word&&s.keywordEligible&&s.value==="time";if(s.token!==l.Bang&&!o)break;
let i=this.tok.next(h.CommandStart),a=i.pos,d=i.end,c,u;if(o){let p=this.tok.peek(h.CommandStart);p.token===l.Word&&p.keywordEligible&&
p.value==="-p"&&(this.tok.next(h.CommandStart),c={pos:p.pos,end:p.end},p=this.tok.peek(h.CommandStart)),p.token===l.Word&&
p.keywordEligible&&p.value==="--"&&(this.tok.next(h.CommandStart),u={pos:p.pos,end:p.end})}e===void 0&&(e=[]),e.push(o?{
type:"Time",pos:a,end:u?.end??c?.end??d,keywordEnd:d,posix:c,endOfOptions:u}:{type:"Negation",pos:a,end:d})}let n=this.pipelineCommands();
if(!e)return n;let r=e[0].pos;return n?.type==="Pipeline"?(n.prefixes=e,n.pos=r,n):{type:"Pipeline",pos:r,end:n?n.end:e[e.
length-1].end,prefixes:e,commands:n?[n]:[],operators:[]}}pipelineCommands(){let e=this.command();if(!e)return null;if(this.
tok.peek(h.Normal).token!==l.Pipe)return e;let n=[e],r=[];for(;this.tok.peek(h.Normal).token===l.Pipe;){let o=this.tok.next(
h.Normal),i=o.value==="|&"?"|&":"|";this.skipNewlines(h.CommandStart);let a=this.command();if(!a){this.error(`expected c\
ommand after '${i}'`,o.end);break}r.push(i),n.push(a)}return n.length===1?n[0]:{type:"Pipeline",pos:e.pos,end:n[n.length-
1].end,prefixes:Zu,commands:n,operators:r}}command(){let e;switch(this.tok.peek(h.CommandStart).token){case l.LParen:e=this.
subshell();break;case l.LBrace:e=this.braceGroup();break;case l.If:e=this.ifClause();break;case l.For:e=this.forClause();
break;case l.While:e=this.whileClause();break;case l.Until:e=this.untilClause();break;case l.Case:e=this.caseClause();break;case l.
Function:return this.functionDef();case l.Select:e=this.selectClause();break;case l.DblLBracket:e=this.testCommand();break;case l.
ArithCmd:e=this.arithCommand();break;case l.Coproc:return this.coprocCommand();case l.Word:case l.Assignment:case l.Redirect:
return this.simpleCommandOrFunction(!1);default:return null}return this.withRedirects(e)}collectTrailingRedirects(){let e=qi;
for(;this.tok.peekFollow(yt).token===l.Redirect;)e===qi&&(e=[]),e.push(this.readRedirect(h.Normal));return e}arithCommand(){
let e=this.tok.next(h.CommandStart);return new $s(e.pos,e.end,e.value,this.source,this.depth,this.tok.getSubstitutionContext())}coprocCommand(){
let e=this.tok.next(h.CommandStart),n=e.pos,r=this.tok.peek(h.CommandStart),s;if(r.token===l.Word){let a=this.tok.fork(r.
end,this.end);switch(a.peek(h.CommandStart).token){case l.LParen:a.next(h.CommandStart),a.peek(h.Normal).token!==l.RParen&&
(s=this.readWord(h.CommandStart));break;case l.LBrace:case l.If:case l.For:case l.While:case l.Until:case l.Case:case l.
Select:case l.DblLBracket:case l.ArithCmd:s=this.readWord(h.CommandStart)}}let o=r.token===l.Word&&s===void 0?this.simpleCommandOrFunction(
!0):this.command();if(o&&o.type!=="Function"&&o.type!=="Coproc")return{type:"Coproc",pos:n,end:o.end,name:s,body:o};this.
error("expected command after 'coproc'",o?.pos??e.end);let i=o?this.makeCompoundList([this.makeStatement(o)]):{type:"Com\
poundList",pos:e.end,end:e.end,commands:[]};return{type:"Coproc",pos:n,end:i.end,name:s,body:i}}subshell(){return this.subshellBody(
this.tok.next(h.CommandStart).pos)}subshellBody(e){if(this.syntaxDepth>=256){this.error("maximum subshell nesting depth \
exceeded",e);let o=this.tok.skipSubshellBody();o<0&&this.error("expected ')' to close subshell",this.tok.getPos());let i=o>=
0?o:e;return{type:"Subshell",pos:e,end:i,body:this.makeCompoundList([])}}this.syntaxDepth++;let n=this.list();this.syntaxDepth--,
n.length===0&&this.error("expected command in subshell",e);let r=this.acceptEnd(l.RParen,h.Normal);r<0&&this.error("expe\
cted ')' to close subshell",this.tok.getPos());let s=r>=0?r:e;return{type:"Subshell",pos:e,end:s,body:this.makeCompoundList(
n)}}braceGroup(){let e=this.tok.next(h.CommandStart).pos;if(this.syntaxDepth>=256){this.error("maximum brace group nesti\
ng depth exceeded",e);let o=this.tok.skipCompoundBody(l.RBrace);o<0&&this.error("expected '}' to close brace group",this.
tok.getPos());let i=o>=0?o:e;return{type:"BraceGroup",pos:e,end:i,body:this.makeCompoundList([])}}this.syntaxDepth++;let n=this.
list();this.syntaxDepth--,n.length===0&&this.error("expected command in brace group",e);let r=this.acceptEnd(l.RBrace,h.
Normal);r<0&&this.error("expected '}' to close brace group",this.tok.getPos());let s=r>=0?r:e;return{type:"BraceGroup",pos:e,
end:s,body:this.makeCompoundList(n)}}ifClause(){let e=this.tok.next(h.CommandStart).pos;if(this.syntaxDepth>=256){this.error(
"maximum if nesting depth exceeded",e);let o=this.tok.skipCompoundBody(l.Fi);o<0&&this.error("expected 'fi' to close 'if\
'",this.tok.getPos());let i=o>=0?o:e;return{type:"If",pos:e,end:i,clause:this.makeCompoundList([]),then:this.makeCompoundList(
[]),elif:Hs,else:void 0}}this.syntaxDepth++;let n,r=e;for(;;){let o=this.list(),i=this.emptyListPos(o),a=this.makeCompoundList(
o);this.skipSemi();let d=this.accept(l.Then,h.CommandStart);d?i>=0&&this.error(`expected command after '${r===e?"if":"el\
if"}'`,i):this.error("expected 'then'",this.tok.getPos());let c=this.list(),u=this.makeCompoundList(c);d&&c.length===0&&
(this.error("expected command after 'then'",this.tok.peek(h.CommandStart).pos),u.pos=d.end,u.end=d.end),n?(n.elif===Hs&&
(n.elif=[]),n.elif.push({type:"Elif",pos:r,end:u.end,clause:a,then:u})):n={type:"If",pos:e,end:e,clause:a,then:u,elif:Hs,
else:void 0},this.skipSemi();let p=this.accept(l.Elif,h.CommandStart);if(!p)break;r=p.pos}if(this.accept(l.Else,h.CommandStart)){
let o=this.list(),i=this.emptyListPos(o);i>=0&&this.error("expected command after 'else'",i),n.else=this.makeCompoundList(
o),this.skipSemi()}let s=this.acceptEnd(l.Fi,h.CommandStart);return s<0&&this.error("expected 'fi' to close 'if'",this.tok.
getPos()),n.end=s>=0?s:r,this.syntaxDepth--,n}forClause(){let e=this.tok.next(h.CommandStart).pos;if(this.tok.peek(h.Normal).
token===l.LParen)return this.cStyleFor(e);let n=this.readRequiredWord("for"),r;if(this.skipNewlines(h.CommandStart),this.
tok.peek(h.CommandStart).token===l.In)for(this.tok.next(h.CommandStart),r=[];this.tok.peek(h.Normal).token===l.Word;)r.push(
this.readWord(h.Normal));if(this.skipSemi(),this.skipNewlines(h.CommandStart),this.tok.peek(h.CommandStart).token===l.LBrace){
let d=this.braceGroup();return{type:"For",pos:e,end:d.end,name:n,wordlist:r,body:d.body}}let s=this.accept(l.Do,h.CommandStart)!==
null;if(s||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum for nesting depth ex\
ceeded",e);let d=this.tok.skipCompoundBody(l.Done);d<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());let c=d>=
0?d:e;return{type:"For",pos:e,end:c,name:n,wordlist:r,body:this.makeCompoundList([])}}this.syntaxDepth++;let o=this.doBody(
s);this.syntaxDepth--,this.skipSemi();let i=this.acceptEnd(l.Done,h.CommandStart);i<0&&this.error("expected 'done' to cl\
ose 'for'",this.tok.getPos());let a=i>=0?i:e;return{type:"For",pos:e,end:a,name:n,wordlist:r,body:this.makeCompoundList(
o)}}cStyleFor(e){let[n,r,s,o,i,a]=this.tok.readCStyleForExprs();if(this.tok.peek(h.CommandStart).token===l.Semi&&this.tok.
next(h.CommandStart),this.skipNewlines(h.CommandStart),this.tok.peek(h.CommandStart).token===l.LBrace){let f=this.braceGroup();
return new Vn(e,f.end,f.body,n,r,s,o,i,a,this.source,this.depth,this.tok.getSubstitutionContext())}let d=this.accept(l.Do,
h.CommandStart)!==null;if(d||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum fo\
r nesting depth exceeded",e);let f=this.tok.skipCompoundBody(l.Done);f<0&&this.error("expected 'done' to close 'for'",this.
tok.getPos());let b=f>=0?f:e;return new Vn(e,b,this.makeCompoundList([]),n,r,s,o,i,a,this.source,this.depth,this.tok.getSubstitutionContext())}
this.syntaxDepth++;let c=this.doBody(d);this.syntaxDepth--;let u=this.acceptEnd(l.Done,h.CommandStart);u<0&&this.error("\
expected 'done' to close 'for'",this.tok.getPos());let p=u>=0?u:e;return new Vn(e,p,this.makeCompoundList(c),n,r,s,o,i,a,
this.source,this.depth,this.tok.getSubstitutionContext())}whileClause(){return this.whileOrUntil("while")}untilClause(){
return this.whileOrUntil("until")}whileOrUntil(e){let n=this.tok.next(h.CommandStart).pos;if(this.syntaxDepth>=256){this.
error(`maximum ${e} nesting depth exceeded`,n);let u=this.tok.skipCompoundBody(l.Done);u<0&&this.error(`expected 'done' \
to close '${e}'`,this.tok.getPos());let p=u>=0?u:n;return{type:"While",pos:n,end:p,kind:e,clause:this.makeCompoundList([]),
body:this.makeCompoundList([])}}this.syntaxDepth++;let r=this.list(),s=this.emptyListPos(r),o=this.makeCompoundList(r);this.
skipSemi();let i=this.accept(l.Do,h.CommandStart)!==null;i?s>=0&&this.error(`expected command after '${e}'`,s):this.error(
"expected 'do'",this.tok.getPos());let a=this.doBody(i);this.skipSemi();let d=this.acceptEnd(l.Done,h.CommandStart);d<0&&
this.error(`expected 'done' to close '${e}'`,this.tok.getPos());let c=d>=0?d:n;return this.syntaxDepth--,{type:"While",pos:n,
end:c,kind:e,clause:o,body:this.makeCompoundList(a)}}caseClause(){let e=this.tok.next(h.CommandStart).pos,n=this.readRequiredWord(
"case");if(this.skipNewlines(h.CommandStart),this.accept(l.In,h.CommandStart)||this.error("expected 'in' after 'case' wo\
rd",this.tok.getPos()),this.skipNewlines(h.CasePattern),this.syntaxDepth>=256){this.error("maximum case nesting depth ex\
ceeded",e);let d=this.tok.skipCompoundBody(l.Esac);d<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());
let c=d>=0?d:e;return{type:"Case",pos:e,end:c,word:n,items:[]}}this.syntaxDepth++;let r=[],s=!1,o=this.tok.peek(h.CasePattern).
token;for(;o!==l.Esac&&o!==l.EOF;){let d=this.tok.peek(h.Normal).pos;this.accept(l.LParen,h.Normal);let c=[],u=!0,p=this.
tok.peek(h.Normal);for(;p.token!==l.RParen&&p.token!==l.EOF;){p.token===(u?l.Word:l.Pipe)?u=!u:s||(this.unexpectedToken(
p),s=!0);let v=this.tok.next(h.Normal);v.token===l.Word&&c.push(this.toWord(v)),p=this.tok.peek(h.Normal)}u&&p.token===l.
RParen&&!s&&(this.unexpectedToken(p),s=!0);let f=this.acceptEnd(l.RParen,h.Normal),b=this.list(),k=f>=0?f:c.length>0?c[c.
length-1].end:d,S=b.length>0?b[b.length-1].end:k,w={type:"CaseItem",pos:d,end:S,pattern:c,body:b.length>0?this.makeCompoundList(
b):{type:"CompoundList",pos:k,end:k,commands:[]},terminator:void 0},C=this.tok.peek(h.CommandStart);if(o=C.token,o===l.DoubleSemi||
o===l.SemiAmp||o===l.DoubleSemiAmp){let W=this.tok.next(h.CommandStart);w.terminator=Xu[W.token],w.end=W.end}else o!==l.
Esac&&o!==l.EOF&&!s&&(this.unexpectedToken(C),s=!0);r.push(w),this.skipNewlines(h.CasePattern),o=this.tok.peek(h.CasePattern).
token}let i=this.acceptEnd(l.Esac,h.CommandStart);i<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());let a=i>=
0?i:e;return this.syntaxDepth--,{type:"Case",pos:e,end:a,word:n,items:r}}selectClause(){let e=this.tok.next(h.CommandStart).
pos,n=this.readRequiredWord("select"),r;if(this.skipNewlines(h.CommandStart),this.tok.peek(h.CommandStart).token===l.In)
for(this.tok.next(h.CommandStart),r=[];this.tok.peek(h.Normal).token===l.Word;)r.push(this.readWord(h.Normal));if(this.skipSemi(),
this.skipNewlines(h.CommandStart),this.tok.peek(h.CommandStart).token===l.LBrace){let d=this.braceGroup();return{type:"S\
elect",pos:e,end:d.end,name:n,wordlist:r,body:d.body}}let s=this.accept(l.Do,h.CommandStart)!==null;if(s||this.error("ex\
pected 'do'",this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum select nesting depth exceeded",e);let d=this.
tok.skipCompoundBody(l.Done);d<0&&this.error("expected 'done' to close 'select'",this.tok.getPos());let c=d>=0?d:e;return{
type:"Select",pos:e,end:c,name:n,wordlist:r,body:this.makeCompoundList([])}}this.syntaxDepth++;let o=this.doBody(s);this.
syntaxDepth--,this.skipSemi();let i=this.acceptEnd(l.Done,h.CommandStart);i<0&&this.error("expected 'done' to close 'sel\
ect'",this.tok.getPos());let a=i>=0?i:e;return{type:"Select",pos:e,end:a,name:n,wordlist:r,body:this.makeCompoundList(o)}}testCommand(){
let e=this.tok.next(h.CommandStart).pos,n=this.parseTestOr(),r=this.acceptEnd(l.DblRBracket,h.TestMode);r<0&&this.error(
"expected ']]' to close '[['",this.tok.getPos());let s=r>=0?r:e;return{type:"TestCommand",pos:e,end:s,expression:n}}parseTestOr(){
let e=this.parseTestAnd();if(this.tok.peek(h.TestMode).token!==l.Or)return e;let n=[e];do this.tok.next(h.TestMode),n.push(
this.parseTestAnd());while(this.tok.peek(h.TestMode).token===l.Or);return{type:"TestLogical",pos:e.pos,end:n[n.length-1].
end,operator:"||",operands:n}}parseTestAnd(){let e=this.parseTestNot();if(this.tok.peek(h.TestMode).token!==l.And)return e;
let n=[e];do this.tok.next(h.TestMode),n.push(this.parseTestNot());while(this.tok.peek(h.TestMode).token===l.And);return{
type:"TestLogical",pos:e.pos,end:n[n.length-1].end,operator:"&&",operands:n}}parseTestNot(){let e=this.tok.peek(h.TestMode);
if(!Ui(e))return this.parseTestPrimary();let n=[];for(;Ui(e);){let s=this.tok.next(h.TestMode);n.push({type:"Negation",pos:s.
pos,end:s.end}),e=this.tok.peek(h.TestMode)}let r=this.parseTestPrimary();return{type:"TestNot",pos:n[0].pos,end:r.end,negations:n,
operand:r}}parseTestPrimary(){if(this.tok.peek(h.TestMode).token===l.LParen){let a=this.tok.next(h.TestMode).pos;if(this.
syntaxDepth>=256){this.error("maximum test group nesting depth exceeded",a);let p=this.tok.skipTestGroup();p<0&&this.error(
"expected ')' to close test group",this.tok.getPos());let f=p>=0?p:a,b=new Ee("",a,a);return{type:"TestGroup",pos:a,end:f,
expression:{type:"TestUnary",pos:a,end:a,operator:"-n",operand:b}}}this.syntaxDepth++;let d=this.parseTestOr();this.syntaxDepth--;
let c=this.acceptEnd(l.RParen,h.TestMode);c<0&&this.error("expected ')' to close test group",this.tok.getPos());let u=c>=
0?c:a;return{type:"TestGroup",pos:a,end:u,expression:d}}let e=this.tok.next(h.TestMode);(e.token===l.And||e.token===l.Or)&&
this.unexpectedToken(e);let n=e.value,r=e.pos,s=e.end;if(e.keywordEligible&&Ju[n]===1){if(this.tok.peek(h.TestMode).token===
l.Word){let d=this.readTestOperand();return{type:"TestUnary",pos:r,end:d.end,operator:n,operand:d}}this.error("expected \
operand after unary test operator",s);let a=new Ee("",s,s);return{type:"TestUnary",pos:r,end:s,operator:n,operand:a}}let o=this.
tok.peek(h.TestMode);if(o.token===l.Word&&o.keywordEligible&&Yu[o.value]===1){let a=this.tok.next(h.TestMode).value,d;if(a===
"=~"){let u=this.tok.readTestRegexWord();d=new Ee(this.source.slice(u.pos,u.end),u.pos,u.end,this.source,Rr(this.tok.getSubstitutionContext()),
this.depth)}else d=this.readTestOperand();let c=this.toWordFromPosEnd(e,r,s);return{type:"TestBinary",pos:r,end:d.end,operator:a,
left:c,right:d}}let i=this.toWordFromPosEnd(e,r,s);return{type:"TestUnary",pos:r,end:i.end,operator:"-n",operand:i}}readTestOperand(){
let e=this.tok.next(h.TestMode);return e.keywordEligible&&(e.value==="<"||e.value===">")&&this.error(`unexpected argumen\
t '${e.value}' to conditional operator`,e.pos),this.toWord(e)}functionDef(){let e=this.tok.next(h.CommandStart).pos,n=this.
readWord(h.FunctionName),r;if(this.tok.peek(h.CommandStart).token===l.LParen){let s=this.tok.next(h.CommandStart).pos;this.
tok.peek(h.CommandStart).token===l.RParen?(this.tok.next(h.CommandStart),this.skipNewlines(h.CommandStart),r=this.commandAsBody()):
r=this.withRedirects(this.subshellBody(s))}else this.skipNewlines(h.CommandStart),r=this.commandAsBody();return{type:"Fu\
nction",pos:e,end:r.end,name:n,body:r}}simpleCommandOrFunction(e){let n=[],r=this.tok.peek(h.CommandStart).pos,s=r,o=h.CommandStart;
for(;;){let u=this.tok.peek(o).token;if(u===l.Assignment){let p=this.tok.next(o);s=p.end,n.push(this.parseAssignment(p))}else if(u===
l.Redirect){let p=this.readRedirect(o);n.push(p),s=p.end}else break;o=h.CommandPrefix}if(this.tok.peek(h.Normal).token!==
l.Word)return new qn(r,s,void 0,n,[]);let i=this.tok.next(h.Normal),a=i.keywordEligible?i.value:"",d=this.toWord(i);o=Ku(
a)?h.Declaration:a==="eval"||a==="let"?h.EvalArgument:h.Normal,s=d.end;let c=[];if(e)for(;this.tok.peek(h.CommandPrefix).
token===l.Assignment;){let u=this.tok.next(h.CommandPrefix),p=o===h.Declaration?this.parseAssignment(u):this.toWord(u);c.
push(p),s=p.end}if(this.tok.peek(o).token===l.LParen&&c.length===0&&(this.tok.next(h.Normal),this.tok.peek(h.Normal).token===
l.RParen)){this.tok.next(h.Normal),this.skipNewlines(h.CommandStart);let u=this.commandAsBody();return{type:"Function",pos:d.
pos,end:u.end,name:d,body:u}}for(;;){let u=this.tok.peek(o).token;if(u===l.Word||u===l.Assignment){let p=this.tok.next(o),
f=u===l.Assignment?this.parseAssignment(p):this.toWord(p);c.push(f),s=f.end}else if(u===l.Redirect){let p=this.readRedirect(
o);c.push(p),s=p.end}else break}return new qn(r,s,d,n,c)}readRedirect(e){let n=this.tok.next(e),r=n.pos,s=n.end,o=n.fileDescriptor!==
void 0?{type:"FileDescriptor",pos:r,end:n.descriptorEnd,value:n.fileDescriptor}:n.variableName!==void 0?{type:"FileDescr\
iptorVariable",pos:r,end:n.descriptorEnd,name:n.variableName}:void 0,i=n.targetEnd>n.targetPos;if(i||this.error("expecte\
d redirect target",n.targetPos),n.value==="<<"||n.value==="<<-"){let d={type:"HereDoc",pos:r,end:s,operator:n.value,descriptor:o,
delimiter:i?{type:"HereDocDelimiter",pos:n.targetPos,end:n.targetEnd,text:this.source.slice(n.targetPos,n.targetEnd),value:n.
content??"",quoted:n.delimiterQuoted}:void 0,body:new Pr(this.source,s,n.delimiterQuoted,this.depth,this.tok.getSubstitutionContext()),
closing:void 0};return i&&this.tok.registerHereDocTarget(d),d}let a=i?new Ee(this.source.slice(n.targetPos,n.targetEnd),
n.targetPos,n.targetEnd,this.source,Gt(this.tok.getSubstitutionContext()),this.depth):void 0;return n.value==="<<<"?{type:"\
HereString",pos:r,end:s,operator:"<<<",descriptor:o,target:a}:{type:"Redirect",pos:r,end:s,operator:zu[n.value]??">",descriptor:o,
target:a}}commandAsBody(){let e=this.command();return e&&e.type!=="Command"&&e.type!=="Function"&&e.type!=="Coproc"?e:(this.
error("expected compound command as function body",e?.pos??this.tok.getPos()),this.makeCompoundList(e?[this.makeStatement(
e)]:[]))}readWord(e){return this.toWord(this.tok.next(e))}readRequiredWord(e){let n=this.tok.peek(h.Normal);return n.token===
l.Word?this.toWord(this.tok.next(h.Normal)):(n.token!==l.EOF&&this.error(`expected word after '${e}'`,n.pos),new Ee("",n.
pos,n.pos))}toWord(e){let n=e.raw?e.value:this.source.slice(e.pos,e.end),r=e.raw&&e.keywordEligible?void 0:this.source;return new Ee(
n,e.pos,e.end,r,r===void 0?Wr:Gt(this.tok.getSubstitutionContext()),this.depth)}toWordFromPosEnd(e,n,r){return e.pos===n&&
e.end===r?this.toWord(e):new Ee(this.source.slice(n,r),n,r,this.source,Gt(this.tok.getSubstitutionContext()),this.depth)}parseAssignment(e){
let n=e.raw?e.value:this.source.slice(e.pos,e.end);return new vr(n,e.pos,e.end,this.source,e.assignmentOperatorPos,this.
depth,this.tok.getSubstitutionContext())}makeCompoundList(e){let n=this.tok.getPos(),r=e.length>0?e[0].pos:n,s=e.length>
0?e[e.length-1].end:n;return{type:"CompoundList",pos:r,end:s,commands:e}}};function fn(t){try{let e=Vi(t),n=e.errors?.[0]?.message;return n===void 0?{script:e}:{script:e,error:n}}catch(e){let n=e instanceof
Error?e.message:String(e);return{script:{type:"Script",pos:0,end:0,shebang:void 0,commands:[]},error:n}}}function lt(t){
let e=[],n=r=>{if(!(r.type==="CommandExpansion"||r.type==="ProcessSubstitution"||r.type==="ArithmeticCommandExpansion")){
As(r,n);return}if(r.script===void 0)return;let o=r.script.errors?.[0]?.message;e.push(o===void 0?{script:r.script}:{script:r.
script,error:o})};return n(t),e}function rt(t,e){if(!t.parts?.some(r=>r.type==="BraceExpansion"))return Ns(t,e,!0);let n=Cr(t.text);return n===void 0?[Bt(
t.text)]:n.flatMap(r=>Ns(nl(r,t),e,!0))}function jt(t,e){let[n,...r]=Ns(t,e,!1);return n===void 0||r.length>0?E(""):n}function Ms(t,e){
return{pieces:t.flatMap(n=>kr(Is(n,e)).pieces)}}function nl(t,e){let n=fn(`: ${t}`).script.commands[0]?.command,r=n?.type===
"Command"?n.suffix[0]:void 0;return r?.type!=="Word"?{...e,text:t,value:t,parts:void 0}:r}function Ns(t,e,n){let r={done:[],
current:[],isOpen:!n},s=t.parts??[{type:"Literal",pos:t.pos,end:t.end,value:t.value,text:t.text}];for(let[o,i]of s.entries())
rl(r,i,{by:e,split:n,isFirst:o===0});return Tr(r),r.done}function Tr(t){(t.isOpen||t.current.length>0)&&t.done.push({pieces:t.
current}),t.current=[],t.isOpen=!1}function rl(t,e,n){switch(e.type){case"Literal":hn(t,n.isFirst?al(e.text,e.value,n.by):
E(e.value));return;case"SingleQuoted":case"AnsiCQuoted":t.isOpen=!0,hn(t,E(e.value));return;case"DoubleQuoted":case"Loca\
leString":sl(t,e.parts,n);return;case"Glob":case"ExtendedGlob":{let r=e.type==="ExtendedGlob"?"*":e.text;t.current.push(
n.split?{glob:r}:{text:e.text});return}default:ol(t,Is(e,n.by),n)}}function hn(t,e){t.current.push(...e.pieces)}function sl(t,e,n){
let r=e.length===1?e[0]:void 0,s=r===void 0?void 0:Is(r,n.by);if(s!==void 0&&"list"in s&&n.split){for(let[o,i]of s.list.
entries())o>0&&Tr(t),t.isOpen=!0,hn(t,Fs(i));return}t.isOpen=!0,hn(t,Fs(Ms(e,n.by)))}function Fs(t){return{pieces:t.pieces.
map(n=>"glob"in n?{text:n.glob}:"hole"in n?n.shape===void 0?{hole:n.hole}:{hole:n.hole,shape:n.shape}:n)}}function ol(t,e,n){
if(!n.split){hn(t,Fs(kr(e)));return}let r="word"in e?[e.word]:e.list;for(let[s,o]of r.entries())if(s>0&&Tr(t),n.by.world.
vars.has("IFS")&&o.pieces.length>0)hn(t,Bt(K(o)));else for(let i of o.pieces)il(t,i)}function il(t,e){if(!("text"in e)){
t.current.push(e);return}for(let[n,r]of e.text.split(/[ \t\n]+/u).entries()){n>0&&Tr(t);for(let s of r.split(/([*?]|\[[^\]]+\])/u))
s!==""&&t.current.push(/^[*?[]/u.test(s)?{glob:s}:{text:s})}}function al(t,e,n){let r=/^~([^/]*)/u.exec(t)?.[1];if(r===void 0)
return E(e);let s={"":"HOME","+":"PWD","-":"OLDPWD"}[r];return{pieces:[...(s===void 0?sn(`~${r}`):kr(St(s,Bs(n)))).pieces,
...E(e.slice(r.length+1)).pieces]}}function Is(t,e){switch(t.type){case"Literal":case"SingleQuoted":case"AnsiCQuoted":return{
word:E(t.value)};case"SimpleExpansion":return Qi(t.text.slice(1),St(t.text.slice(1),Bs(e)),e);case"ParameterExpansion":return Qi(
t.parameter,Ei(t,Bs(e)),e);case"CommandExpansion":return{word:(t.script===void 0?void 0:e.output(t.script,e.world))??Bt(
t.text)};case"ArithmeticExpansion":return{word:{pieces:[{hole:t.text,shape:"digits"}]}};case"ProcessSubstitution":return{
word:{pieces:[{hole:t.text}]}};default:return{word:E(t.text)}}}function Qi(t,e,n){return!("word"in e)||!n.world.vars.has(
t)?e:{word:{pieces:e.word.pieces.map(s=>"hole"in s&&s.shape===void 0?{...s,splits:!0}:s)}}}function Bs(t){return{world:t.
world,projectDir:t.projectDir,env:t.env,operand(e){let n=e.operation?.type==="Default"?e.operation.operand:void 0;return n===
void 0?void 0:jt(n,t)}}}function st(t){let e=(x(t)??dl(t))?.replace(/^=/u,"");if(e===void 0)return;let n=e.slice(e.lastIndexOf("/")+1).toLowerCase();
return n.endsWith(".exe")?n.slice(0,-4):n}function dl(t){let e=gr(t);if(!t.pieces.some(r=>"hole"in r&&r.splits===!0))return e.
includes("/")||/\.(?:sh|bash|zsh|py|js|mjs|ts|rb|pl|php)$/u.test(e)?e:void 0}function mn(t){return t.words[0]??E("")}var cl={n:`
`,t:"	",b:"\b"};function Ki(t){if(t===void 0)return"true";let e="",n=0,r=!1;for(let[s]of t.trimStart().matchAll(/\\.|[^]/gu)){
if(s==='"'){r=!r,n=e.length;continue}if(!r&&(s==="#"||s===";"))break;e+=s.length>1?ul(s):s,(r||!/\s/u.test(s))&&(n=e.length)}
return e.slice(0,n)}function ul(t){let e=t.slice(1);return cl[e]??e}var ll=/^\s*\[\s*([A-Za-z0-9.-]+)\s*(?:"((?:[^"\\]|\\.)*)")?\s*\]/u;function Xi(t){let e=[],n="";for(let r of pl(t)){let s=ll.
exec(r),o=s===null?r:r.slice(s[0].length);if(s!==null){let a=(s[1]??"").toLowerCase();n=s[2]===void 0?a:`${a}.${s[2].replace(
/\\(.)/gu,"$1")}`}let i=/^\s*([A-Za-z][A-Za-z0-9-]*)\s*(?:=(.*))?$/su.exec(o);i===null||n===""||e.push({key:`${n}.${(i[1]??
"").toLowerCase()}`,value:Ki(i[2])})}return e}function pl(t){return t.replace(/^\uFEFF/u,"").replace(/\\\r?\n/gu,"").split(
/\r?\n/u)}function xt(t){let e=t.indexOf("."),n=t.lastIndexOf(".");return e===-1||e===n?t.toLowerCase():t.slice(0,e).toLowerCase()+
t.slice(e,n)+t.slice(n).toLowerCase()}var Gs=/^(?:GIT_EDITOR|GIT_SEQUENCE_EDITOR|EDITOR|VISUAL|GIT_PAGER|PAGER|core\.editor|sequence\.editor|core\.pager|pager\..*)$/su,
zi=/^(?:GIT_SSH|GIT_SSH_COMMAND|GIT_PROXY_COMMAND|GIT_ASKPASS|SSH_ASKPASS|GIT_EXTERNAL_DIFF|core\.(?:sshcommand|askpass|gitproxy|fsmonitor|worktree|alternaterefscommand)|diff\.external|diff\..*\.(?:command|textconv)|difftool\..*\.cmd|mergetool\..*\.cmd|merge\..*\.driver|filter\..*\.(?:clean|smudge|process)|credential(?:\..*)?\.helper|gpg(?:\..*)?\.program|remote\..*\.(?:uploadpack|receivepack|vcs)|uploadpack\.packobjectshook|hook\..*\.command|sendemail\..*|browser\..*\.cmd|man\..*\.cmd)$/su,
fl=/^(?:GIT_EXEC_PATH|GIT_CONFIG_PARAMETERS|GIT_COMMON_DIR|GIT_NAMESPACE|LD_PRELOAD|DYLD_INSERT_LIBRARIES|include\.path|includeif\..*)$/su,
hl=/^(?:|true|false|:|cat|less|more|echo|vi|vim|nano|[/\w]*\/ssh|ssh|store|cache|osxkeychain|manager)(?: (?!.*(?:ProxyCommand|LocalCommand|[`$;&|<>()])).*)?$/isu;
function Or(t){let e=[...t],n=e.flatMap(([s,o])=>Gs.test(s)?x(o)??[]:[]),r=e.filter(([s,o])=>ml(s,x(o)));return{texts:n,
unread:r.map(([s,o])=>`${s}=${K(o)}`)}}function js(t){return Gs.test(t)||zi.test(t)}function ml(t,e){return Gs.test(t)||
t.startsWith("GIT_CONFIG_KEY_")?e===void 0:fl.test(t)?!0:zi.test(t)?e===void 0||!hl.test(e):/^GIT_CONFIG_(?:GLOBAL|SYSTEM)$/u.
test(t)&&e!=="/dev/null"&&e!==""}function qs(t,e){let n=yl(t),s=[...e.disk.settings.filter(({key:a})=>/^include(?:if\.|\.)/u.test(a)),...n].map(({key:a,value:d})=>[
a,E(d)]),{unread:o,texts:i}=Or(new Map([...t,...s]));return{world:e,dir:e.cwd,args:[],settings:n,env:t,unread:o,texts:i,
...gl({gitDir:Yi(Us("GIT_DIR",t)),workTree:Yi(Us("GIT_WORK_TREE",t)),home:Ji("HOME",t),xdg:Ji("XDG_CONFIG_HOME",t)})}}function gl({
gitDir:t,workTree:e,home:n,xdg:r}){return{...t===void 0?{}:{gitDir:t},...e===void 0?{}:{workTree:e},...n===void 0?{}:{home:n},
...r===void 0?{}:{xdg:r}}}function Us(t,e){let n=process.env[t];return e.get(t)??(n===void 0?void 0:E(n))}function Ji(t,e){
let n=x(Us(t,e)??E(""));return n===""?void 0:n}function Yi(t){if(t===void 0)return;let e=x(t);return e===""?void 0:e??{unknown:`\
the path ${K(t)}`}}function yl(t){return[...t].flatMap(([e,n])=>{let r=/^GIT_CONFIG_KEY_(\d+)$/u.exec(e)?.[1],s=r===void 0?
void 0:x(n);if(s===void 0)return[];let o=x(t.get(`GIT_CONFIG_VALUE_${r}`)??E(""))??"?";return[{key:xt(s),value:o}]})}var ea=new Map([["-C",(t,e)=>({...t,dir:Cl(t.dir,e)})],["-c",ta],["--git-dir",(t,e)=>({...t,gitDir:Zi(e)})],["--work-tre\
e",(t,e)=>({...t,workTree:Zi(e)})],["--config-env",kl],...["--namespace","--super-prefix","--attr-source","--list-cmds",
"--shallow-file"].map(t=>[t,e=>e])]);function Vs(t,e){let n=e;for(let r=0;r<t.length;r+=1){let s=t[r]??E("");if(!ee(s).startsWith(
"-"))return xl(n,s,t.slice(r+1));let o=ea.get(x(s)??"");o===void 0?n=wl(n,s):(r+=1,n=o(n,t[r]??E("")))}return n}function xl(t,e,n){
let r=x(e);return r!==void 0?{...t,verb:r,args:n}:{...t,args:n,unread:[...t.unread,`the git command ${K(e)}`]}}function wl(t,e){
let n=ee(e).split("=",1)[0]??"",r=ee(e).includes("=");return n==="--exec-path"&&r?{...t,unread:[...t.unread,"git program\
s from another directory"]}:r?ea.get(n)?.(t,ye(e,n.length+1))??t:x(e)===void 0?{...t,unread:[...t.unread,`the git option\
 ${K(e)}`]}:t}function Zi(t){return x(t)??{unknown:`the path ${K(t)}`}}function Cl(t,e){let n=x(e);return n===void 0?{unknown:`\
the directory ${K(e)}`}:n===""?t:J(t)?De(t,n):ft(t,n)}function kl(t,e){let[n="",r=""]=(x(e)??"").split("="),s=t.env.get(
r)?.pieces??[{hole:`$${r}`}];return ta(t,{pieces:[{text:`${n}=`},...s]})}function ta(t,e){let n=ee(e),r=n.indexOf("="),s=x(
e);if(r===-1&&s===void 0)return{...t,unread:[...t.unread,`the setting ${K(e)}`]};let o=xt(r===-1?n:n.slice(0,r)),i=r===-1?
"true":s?.slice(r+1)??"?",{unread:a,texts:d}=Or(new Map([[o,ye(e,r+1)]]));return{...t,settings:[...t.settings,{key:o,value:i}],
unread:[...t.unread,...a],texts:[...t.texts,...d]}}import{dirname as Ks,join as Hr}from"node:path";import{basename as da,isAbsolute as Ol,resolve as Qs}from"node:path";function B(t,e){let n=[],r=[],s=[];for(let o=0;o<t.length;o+=1){let i=t[o];if(i===void 0)break;let a=x(i);if(a==="--"){let c=r.
length;return{options:n,operands:[...r,...t.slice(o+1)],dashes:c,unclear:s}}let d=ee(i);if(!d.startsWith("-")||a==="-"){
if(a===void 0&&wi(i,"-")&&s.push(i),r.push(i),e.stopAtOperand===!0){r.push(...t.slice(o+1));break}continue}o+=d.startsWith(
"--")?bl(i,t[o+1],e,n):Sl(i,t[o+1],e,n)}return{options:n,operands:r,unclear:s}}function bl(t,e,n,r){let s=ee(t),o=s.indexOf(
"="),i=Al(o===-1?s.slice(2):s.slice(2,o),n);return o!==-1?(r.push({name:`--${i}`,value:ye(t,o+1)}),0):x(t)===void 0?(r.push(
{name:`--${i}`,value:t}),0):!n.long.includes(i)||e===void 0?(r.push({name:`--${i}`}),0):(r.push({name:`--${i}`,value:e}),
1)}function Al(t,e){let n=e.known??e.long;if(n.includes(t))return t;let r=n.map(i=>`no-${i}`),s=new Set(e.known===void 0?
n:[...n,...r]),o=s.has(t)?[t]:[...s].filter(i=>i.startsWith(t));return o.length===1?o[0]??t:t}function Sl(t,e,n,r){let s=ee(
t).slice(1);for(let[o,i]of[...s].entries()){let a=ye(t,o+2);if(n.shortAttached?.includes(i)===!0)return r.push({name:`-${i}`,
value:a}),0;if(!n.short.includes(i)){r.push({name:`-${i}`});continue}return a.pieces.length>0?(r.push({name:`-${i}`,value:a}),
0):(r.push(e===void 0?{name:`-${i}`}:{name:`-${i}`,value:e}),e===void 0?0:1)}return x(t)===void 0&&r.push({name:"-?",value:t}),
0}function ie(t,...e){return t.options.findLast(n=>e.includes(n.name))?.value}function M(t,...e){let n=e.map(El),r=t.options.
findLast(({name:s})=>e.includes(s)||n.includes(s));return r!==void 0&&e.includes(r.name)}function El(t){return t.startsWith(
"--no-")?`--${t.slice(5)}`:t.startsWith("--")?`--no-${t.slice(2)}`:void 0}import{isAbsolute as Pl,resolve as Tl}from"node:path";var _l={heads:new Map,made:new Map,settings:[],links:new Map,refs:new Set,files:new Map};function sa(t){return{cwd:t,previous:{
unknown:"$OLDPWD"},stack:[],vars:new Map,exported:new Set,functions:new Map,aliases:new Map,args:[],locals:new Map,traps:[],
inFunction:!1,inLoop:!1,errexit:!1,allexport:!1,disk:_l}}function $(t){return{ok:[t],fail:[t]}}function be(t){return{ok:t.
flatMap(e=>e.ok),fail:t.flatMap(e=>e.fail)}}function ve(t,e,n){return new Map(t).set(e,n)}var na=new WeakMap;function Wl(t){
let e=na.get(t);if(e!==void 0)return e;let r=JSON.stringify(t,(s,o)=>o instanceof Map?[...o].map(([i,a])=>[i,vl(a)]):o instanceof
Set?[...o]:o);return na.set(t,r),r}var ra=new WeakMap,Rl=0;function vl(t){if(!(typeof t=="object"&&t!==null&&"body"in t))
return t;let n=ra.get(t)??(Rl+=1);return ra.set(t,n),n}function Ae(t){if(t.length<2)return t;let e=new Map;for(let n of t){
let r=Wl(n);e.has(r)||e.set(r,n)}return[...e.values()]}function oa(t,e){return Pl(e)||!J(t.cwd)?e:Tl(t.cwd,e)}function gn(t,e){return t.disk.files.size===0?void 0:t.disk.files.
get(oa(t,e))}function yn(t,e,n){let r=x(e);if(r===void 0||r.startsWith("/dev/"))return t;let s=n??{pieces:[{hole:`the co\
ntents of ${r}`}]};return{...t,disk:{...t.disk,files:ve(t.disk.files,oa(t,r),s)}}}var Dl=new Set(["ln","mv","cp","install","tee"]),Hl={short:"tS",long:["target-directory","suffix"]};function ca(t,e){let{
world:n}=e,{cwd:r}=n;if(!Dl.has(t)||!J(r))return n;let s=B(e.words.slice(1),Hl),o=ie(s,"-t","--target-directory"),i=aa(o??
s.operands.at(-1),r),a=o===void 0?s.operands.slice(0,-1):s.operands;if(i===void 0)return n;if(t==="tee")return ia(n,s.operands);
let d=a.map(f=>aa(f,r)),c=o!==void 0||a.length>1,u=$l(n,d,i,c);return d.some(f=>f===void 0||Ll(f))?ia(u,[E(i)]):u}function $l(t,e,n,r){
let s=new Map(t.disk.links);for(let o of e){if(o===void 0||!At(o))continue;let i=r||At(n);s.set(i?Qs(n,da(o)):n,o)}return{
...t,disk:{...t.disk,links:s}}}function ia(t,e){return e.reduce((n,r)=>yn(n,r,void 0),t)}function Ll(t){return da(t)==="\
git"}function aa(t,e){let n=t===void 0?void 0:x(t);if(n!==void 0)return Ol(n)?Qs(n):Qs(e,n)}var Nl=10;function Dr(t,e){let n=e;
for(let r=0;r<Nl;r+=1){let s=[...t.disk.links].find(([o])=>n===o||n.startsWith(`${o}/`));if(s===void 0)return n;n=s[1]+n.
slice(s[0].length)}return n}function xn(t){if(!J(t.dir))return t.dir;if(t.gitDir!==void 0)return Fl(t.gitDir,t);let e=De("/",Dr(t.world,t.dir));for(let n=e;;n=
Ks(n)){let r=n==="/"&&!ge("/.git")?void 0:n,s=r===void 0?void 0:Bl(r,t.world);if(s!==void 0)return s;if(Ks(n)===n)return}}
function Fl(t,e){if(!J(t))return t;if(!J(e.dir))return e.dir;let n=De(e.dir,t),r=ua(n)??n,s=e.workTree===void 0?e.dir:e.
workTree,o={gitDir:r,commonDir:$r(r)};return J(s)?{...o,top:De(e.dir,s)}:o}function Bl(t,e){let n=Hr(t,".git"),r=e.disk.
made.get(t);if(r!==void 0)return{gitDir:n,commonDir:r.commonDir??n,top:t};let s=Ln(n,{throwIfNoEntry:!1});if(s?.isDirectory()===
!0&&pr(Hr(n,"HEAD"))!==void 0)return{gitDir:n,commonDir:$r(n),top:t};let o=s?.isFile()===!0?ua(n):void 0;return o!==void 0?
{gitDir:o,commonDir:$r(o),top:t}:["HEAD","objects","refs"].every(a=>ge(Hr(t,a)))?{gitDir:t,commonDir:$r(t)}:void 0}function ua(t){
if(Ln(t,{throwIfNoEntry:!1})?.isFile()!==!0)return;let e=/^gitdir: (.+?)\s*$/u.exec(it(t))?.[1];return e===void 0?void 0:
De(Ks(t),e)}function $r(t){let e=Hr(t,"commondir");return ge(e)?De(t,it(e).trim()):t}import{dirname as Ml,join as Kn}from"node:path";function wn(t,e){let n=t.home;return[...["/etc/gitconfig",...n===void 0?[]:[Kn(t.xdg??Kn(n,".config"),"git","config"),Kn(
n,".gitconfig")],...e===void 0?[]:[Kn(e.commonDir,"config"),Kn(e.gitDir,"config.worktree")]].flatMap(s=>la(s,5,n)),...t.
world.disk.settings,...t.settings]}function la(t,e,n){return e===0||!ge(t)?[]:Il(t).flatMap(s=>{if(s.key!=="include.path"&&
!/^includeif\..*\.path$/su.test(s.key))return[s];let o=s.value.replace(/^~(?=\/)/u,n??"~");return[s,...la(De(Ml(t),o),e-
1,n)]})}function Il(t){try{return Xi(it(t))}catch{return[]}}function Lr(t,e){return t.findLast(n=>n.key===e)?.value}var Gl=`add am annotate apply archive backfill bisect blame branch bugreport bundle cat-file check-attr
check-ignore check-mailmap check-ref-format checkout checkout-index cherry cherry-pick citool clean clone column commit
commit-graph commit-tree config count-objects credential credential-cache credential-store cvsexportcommit cvsimport
cvsserver daemon describe diagnose diff diff-files diff-index diff-pairs diff-tree difftool fast-export fast-import
fetch fetch-pack filter-branch filter-repo fmt-merge-msg for-each-ref for-each-repo format-patch fsck fsck-objects fsmon\
itor--daemon
gc get-tar-commit-id grep gui hash-object help history hook http-backend http-fetch http-push imap-send index-pack init
init-db instaweb interpret-trailers last-modified log ls-files ls-remote ls-tree mailinfo mailsplit maintenance merge
merge-base merge-file merge-index merge-one-file merge-ours merge-recursive merge-resolve merge-subtree merge-tree
mergetool mktag mktree multi-pack-index mv name-rev notes p4 pack-objects pack-redundant pack-refs patch-id prune
prune-packed pull push quiltimport range-diff read-tree rebase receive-pack reflog refs remote repack replace replay
repo request-pull rerere reset restore rev-list rev-parse revert rm send-email send-pack sh-i18n shell shortlog show
show-branch show-index show-ref sparse-checkout stage stash status stripspace submodule subtree svn switch symbolic-ref
tag unpack-file unpack-objects update-index update-ref update-server-info upload-archive upload-pack var verify-commit
verify-pack verify-tag version web--browse whatchanged worktree write-tree`,Xs=new Set(Gl.split(/\s+/u));var jl=10;function Cn(t,e,n){let r=st(t[0]??E("")),s=t.slice(1);if(r==="git"||r==="hub")return pa(Vs(s,qs(e,n)),jl);let o=r?.
startsWith("git-")===!0?r.slice(4):void 0;return o!==void 0&&Xs.has(o)?{...qs(e,n),verb:o,args:s}:void 0}function pa(t,e){
if(t.verb===void 0||Xs.has(t.verb)||e===0)return t;let n=Ul(t.verb,t);if(n===void 0)return t;if(n==="?")return{...t,unread:[
...t.unread,`git ${t.verb}, perhaps an alias`]};if(n.startsWith("!"))return{...t,shellAlias:n.slice(1)};let r=[...ql(n,t.
world),...t.args];return pa(Vs(r,{...t,args:[]}),e-1)}function Ul(t,e){let n=xn(e),r=n!==void 0&&"unknown"in n,s=wn(e,r?
void 0:n);return Lr(s,`alias.${t.toLowerCase()}`)??(r?"?":void 0)}function ql(t,e){let n=fn(`: ${t.replaceAll("$","\\$")}`).
script.commands[0]?.command;if(n?.type!=="Command")return[E(t)];let r={world:e,projectDir:"/",env:{},output:()=>{}};return n.
args.flatMap(s=>s.type==="Word"?rt(s,r):[E(s.text)])}function Nr(t,e){let n=Cn(t.map(E),new Map,e);if(n?.verb===void 0||n.unread.length>0)return;let r=[n.verb,...t.slice(t.indexOf(
n.verb)+1)].join(" "),s=xn(n);if(s===void 0||"unknown"in s)return;if(r==="rev-parse --show-toplevel")return s.top;if(/^(?:branch --show-current|rev-parse --abbrev-ref (?:HEAD|@)|symbolic-ref (?:-q |--quiet )?--short (?:-q )?HEAD)$/u.
test(r)){let i=xr(s,e);return"branch"in i?i.branch:void 0}if(r==="rev-parse --git-dir"||r==="rev-parse --absolute-git-di\
r")return s.gitDir}function kn(t,e){let n=new Map;for(let[r,s]of t.vars)t.exported.has(r)&&"word"in s&&n.set(r,s.word);for(let[r,s]of e)"wo\
rd"in s&&n.set(r,s.word);return n}function Pt(t,e){return{...t,disk:{...t.disk,...e}}}function Fr(t,e,n){return Pt(t,{heads:ve(t.disk.heads,e.gitDir,n)})}
function bn(t,e){return Pt(t,{settings:[...t.disk.settings,...e]})}function wt(t,e){return{ok:[e],fail:[t]}}import{join as Kl}from"node:path";function me(t,e,n,r){let s=o=>o.split(/\s+/u).filter(i=>i!=="");return{short:t,shortAttached:e,long:s(n),known:[...s(n),
...s(r)]}}var An="abort continue quit skip no-verify verify edit no-edit signoff no-signoff gpg-sign no-gpg-sign",pt="qu\
iet no-quiet verbose no-verbose",Vl={commit:me("mFCct","Su","message file reuse-message reedit-message fixup squash temp\
late author date trailer cleanup pathspec-from-file",`all patch amend edit no-edit dry-run short branch porcelain long n\
ull no-verify verify signoff no-signoff only
     include interactive no-post-rewrite status no-status allow-empty allow-empty-message reset-author ahead-behind
     pathspec-file-nul gpg-sign no-gpg-sign untracked-files ${pt}`),merge:me("mFsX","S","file strategy strategy-option i\
nto-name cleanup",`ff no-ff ff-only squash no-squash commit no-commit stat no-stat log no-log rerere-autoupdate overwrit\
e-ignore
     allow-unrelated-histories autostash no-autostash progress ${An} ${pt}`),pull:me("sXjo","Sr","strategy strategy-opti\
on depth deepen shallow-since shallow-exclude upload-pack jobs refmap server-option negotiation-tip cleanup",`ff no-ff f\
f-only squash no-squash commit no-commit rebase no-rebase stat no-stat log no-log all append atomic
     dry-run force keep prune tags no-tags set-upstream unshallow ipv4 ipv6 autostash no-autostash progress
     allow-unrelated-histories recurse-submodules verify-signatures ${An} ${pt}`),push:me("o","","repo push-option recei\
ve-pack exec",`all branches mirror delete tags dry-run porcelain force force-with-lease force-if-includes no-force-if-in\
cludes
     no-force-with-lease recurse-submodules thin no-thin set-upstream progress prune no-verify verify follow-tags
     no-follow-tags signed no-signed atomic ipv4 ipv6 ${pt}`),rebase:me("sXxC","Sr","onto exec strategy strategy-option \
whitespace empty",`interactive root update-refs no-update-refs keep-base apply merge autosquash no-autosquash autostash \
no-autostash
     fork-point no-fork-point stat no-stat rebase-merges no-rebase-merges keep-empty no-keep-empty reapply-cherry-picks
     force-rebase no-ff committer-date-is-author-date reset-author-date ignore-date ignore-whitespace edit-todo
     show-current-patch reschedule-failed-exec ${An} ${pt}`),"cherry-pick":me("mXs","S","mainline strategy strategy-opti\
on cleanup empty",`no-commit commit ff allow-empty allow-empty-message keep-redundant-commits rerere-autoupdate ${An}`),
revert:me("mXs","S","mainline strategy strategy-option cleanup",`no-commit commit reference ${An}`),am:me("Cp","S","dire\
ctory exclude include whitespace patch-format resolvemsg empty quoted-cr",`3way keep scissors no-scissors message-id ign\
ore-date resolved allow-empty interactive show-current-patch keep-cr utf8 reject ignore-whitespace ${An} ${pt}`),reset:me(
"","","pathspec-from-file",`soft mixed hard merge keep patch intent-to-add pathspec-file-nul no-refresh refresh recurse-\
submodules ${pt}`),"update-ref":me("m","","","no-deref stdin create-reflog"),"symbolic-ref":me("m","","","short delete r\
ecurse quiet"),branch:me("u","t","set-upstream-to contains no-contains merged no-merged points-at format sort",`delete m\
ove copy force list track no-track show-current all remotes edit-description unset-upstream create-reflog color no-color\
 column no-column abbrev ignore-case omit-empty recurse-submodules ${pt}`),checkout:me("bB","","orphan conflict pathspec\
-from-file","detach track no-track guess no-guess force merge ours theirs patch ignore-skip-worktree-bits ignore-other-w\
orktrees overwrite-ignore recurse-submodules overlay no-overlay pathspec-file-nul progress no-progress quiet"),switch:me(
"cC","","create force-create orphan conflict","detach guess no-guess force discard-changes merge track no-track ignore-o\
ther-worktrees recurse-submodules progress no-progress quiet"),fetch:me("jo","","depth deepen shallow-since shallow-excl\
ude upload-pack jobs refmap server-option negotiation-tip filter",`all append atomic dry-run force keep multiple prune p\
rune-tags tags no-tags update-head-ok set-upstream unshallow porcelain recurse-submodules write-fetch-head no-write-fetc\
h-head ipv4 ipv6 ${pt}`),worktree:me("bB","","reason orphan expire","force detach checkout no-checkout lock guess-remote\
 track no-track porcelain quiet"),clone:me("bocuj","","branch origin config depth shallow-since shallow-exclude upload-p\
ack template reference reference-if-able separate-git-dir jobs filter server-option bundle-uri revision",`bare mirror no\
-checkout local shared no-hardlinks single-branch no-single-branch recurse-submodules no-tags sparse reject-shallow prog\
ress ${pt}`),init:me("b","","initial-branch template separate-git-dir object-format ref-format","bare shared quiet"),config:me(
"f","","file blob type default comment value url","get get-all get-regexp get-urlmatch add unset unset-all rename-sectio\
n remove-section replace-all list edit global system local worktree null name-only show-origin show-scope includes fixed\
-value all regexp append bool int path"),"send-pack":me("","","receive-pack exec remote","all mirror dry-run force thin \
atomic stdin verbose signed"),subtree:me("Pmb","","prefix message branch annotate onto","squash rejoin ignore-joins quie\
t debug")},Ql={short:"",long:[]};function Ue(t){return Vl[t]??Ql}function fa(t){let n=(wr(t,"logs/HEAD")?.split(`
`)??[]).findLast(s=>s.includes("	checkout: moving from ")),r=n===void 0?void 0:/\tcheckout: moving from (\S+) to /u.exec(
n)?.[1];return r===void 0?{unknown:"the branch before"}:/^[0-9a-f]{40,64}$/u.test(r)?{detached:!0}:{branch:r}}var zs={isCertain:!1};function ha(t,e){let n=B(t.args,Ue(t.verb??""));return Xl(t.verb==="switch"?"c":"b",n,e)??zl(n,t,e)}
function Ke(t){let e=x(t);return e===void 0?{unknown:`the branch ${K(t)}`,name:t}:{branch:e}}function Xl(t,e,n){let r=ie(
e,`-${t}`,"--create","--orphan"),s=ie(e,`-${t.toUpperCase()}`,"--force-create"),o=s??r;if(o===void 0)return;let i=x(o),a=i!==
void 0&&!Cs(n,i)&&Jl(i),[d]=e.operands;return{head:Ke(o),isCertain:(s!==void 0||a)&&Yl(d,n),...d===void 0?{}:{start:d},...s===
void 0?{}:{resets:s}}}function zl(t,e,n){if(t.unclear.length>0||M(t,"-?"))return{head:{unknown:"what is checked out"},isCertain:!1};
if(t.operands.length>1||t.dashes===0||M(t,"-p","--patch"))return zs;let[s]=t.operands;if(M(t,"-d","--detach"))return{head:{
detached:!0},isCertain:s===void 0};if(s===void 0)return zs;let o=M(t,"-t","--track")?Zl(s):ep(s,e,n);return o===void 0?zs:
{head:o,isCertain:!1}}function Jl(t){return/^(?![-./])(?!.*(?:\.\.|\/\/|@\{|[\s~^:?*[\\]))[^\0]*(?<![./]|\.lock)$/u.test(
t)}function Yl(t,e){let n=x(t??E("HEAD"));return n===void 0?!1:n==="HEAD"||n==="@"||ma(n,e)}function ma(t,e){let n=["ref\
s/","refs/tags/","refs/heads/","refs/remotes/"].map(s=>s+t);return(t.startsWith("refs/")?[t,...n]:n).some(s=>ws(e,s)!==void 0)}
function Zl(t){let e=x(t);return e===void 0?Ke(t):{branch:e.replace(/^(?:refs\/)?(?:remotes\/)?[^/]+\//u,"")}}function ep(t,e,n){
let r=x(t);return r===void 0?Ke(t):r==="-"||r==="@{-1}"?fa(n):Cs(n,r)?{branch:r}:/[~^:]|@\{|^HEAD$|^@$|^refs\/|^[0-9a-f]{7,64}$/u.
test(r)||ma(r,n)?{detached:!0}:J(e.dir)&&ge(Kl(e.dir,r))?void 0:{branch:r}}var tp=["--get","--get-all","--get-regexp","--get-urlmatch","-l","--list","--get-color","--get-colorbool","-e","--edit"],
np=["--unset","--unset-all","--remove-section","--rename-section"],rp=new Set(["get","list","edit"]),ga=new Set(["unset",
"remove-section","rename-section"]);function Br(t){if(t.verb!=="config")return;let e=B(t.args,Ue("config")),n=x(e.operands[0]??
E(""))??"";if(rp.has(n)||M(e,...tp))return;let r=n==="set"||ga.has(n);return op(e.operands.slice(r?1:0),sp(n,e))}function sp(t,e){
return ga.has(t)||M(e,...np)}function op([t,e],n){if(t!==void 0)return n?{key:t}:e===void 0?void 0:{key:t,value:e}}function Mr(t,e,n,r,s){let o=n===void 0?void 0:x(n)?.replace(/^(?:refs\/)?remotes\//u,"");if(!("branch"in e)||o===void 0)
return t;let a=wn(r,s).flatMap(({key:d})=>/^remote\.(.+)\.url$/su.exec(d)?.[1]??[]).find(d=>o.startsWith(`${d}/`));return a===
void 0?t:bn(t,[{key:`branch.${e.branch}.remote`,value:a},{key:`branch.${e.branch}.merge`,value:`refs/heads/${o.slice(a.length+
1)}`}])}var ip=new Map([["symbolic-ref",ap],["stash",dp],["rebase",cp],["bisect",lp],["branch",pp],["tag",t=>xa(t)],["remote",fp]]);
function ya(t,e,n,r){let s=ip.get(t);return s===void 0?$(r):s({call:e,repository:n,world:r,parsed:B(e.args,Ue(t))})}function Sn({
world:t,repository:e},n){return wt(t,Fr(t,e,n))}function Ir(t,e){let n=t.parsed.operands[e];return n===void 0?void 0:x(n)}
function ap(t){let e=t.parsed.operands[1];if(Ir(t,0)!=="HEAD"||e===void 0)return $(t.world);let n=x(e)?.replace(/^refs\/heads\//u,
"");return Sn(t,n===void 0?Ke(e):{branch:n})}function dp(t){let e=t.parsed.operands[1];return Ir(t,0)!=="branch"||e===void 0?
$(t.world):Sn(t,Ke(e))}function cp(t){let{parsed:e,repository:n,world:r}=t,s=e.operands[1];if(s!==void 0&&!M(e,"--root"))
return Sn(t,Ke(s));if(!M(e,"--abort","--continue","--quit"))return $(r);let o=up(n);return o===void 0?$(r):Sn(t,{branch:o})}
function up(t){return["rebase-merge/head-name","rebase-apply/head-name"].map(r=>wr(t,r)).find(r=>r!==void 0)?.replace(/^refs\/heads\//u,
"")}function lp(t){let e=Ir(t,0)==="reset";return Sn(t,e?{unknown:"HEAD after a bisection"}:{detached:!0})}function pp(t){
let{parsed:e,world:n,repository:r,call:s}=t,o=ie(e,"-u","--set-upstream-to"),i=e.operands[0];if(o!==void 0){let d=i===void 0?
xr(r,n):Ke(i);return wt(n,Mr(n,d,o,s,r))}if(!M(e,"-m","-M","--move"))return xa(t);let a=e.operands.at(-1);return a===void 0?
$(n):Sn(t,Ke(a))}function xa(t){let e=Ir(t,0),{world:n}=t;return e===void 0?$(n):wt(n,Pt(n,{refs:new Set([...n.disk.refs,
e])}))}function fp(t){let{world:e,parsed:n}=t,[,r,s]=n.operands.map(i=>x(i)??"?");if(r===void 0||s===void 0)return $(e);
let o=n.options.some(i=>i.name==="--mirror");return wt(e,bn(e,[{key:`remote.${r}.url`,value:s},...o?[{key:`remote.${r}.m\
irror`,value:"true"}]:[]]))}function Ca(t){let e=Br(t),n=x(e?.key??E(""));if(e?.value===void 0||n===void 0)return[];let r=xt(n);return js(r)?[e.value]:
r.startsWith("alias.")&&ee(e.value).startsWith("!")?[ye(e.value,1)]:[]}var wa={difftool:["-x","--extcmd"],grep:["-O","--\
open-files-in-pager"],fetch:["--upload-pack"],pull:["--upload-pack"],"ls-remote":["--upload-pack","--exec"],"fetch-pack":[
"--upload-pack","--exec"],clone:["-u","--upload-pack"],archive:["--exec"],instaweb:["-d","--httpd","-b","--browser"]},hp=new Set(
["fetch","pull","ls-remote","clone","push","remote","archive"]);function ka(t){let e=t.verb??"",n=Object.hasOwn(wa,e)?wa[e]??
[]:[],{options:r,operands:s}=B(t.args,mp(e,n)),o=r.flatMap(({name:d,value:c})=>c!==void 0&&n.includes(d)?[c]:[]),i=r.flatMap(
({name:d,value:c})=>e==="clone"&&c!==void 0&&(d==="-c"||d==="--config")?gp(c):[]),a=hp.has(e)?s.flatMap(d=>ee(d).startsWith(
"ext::")?[ye(d,5)]:[]):[];return[...o,...i,...a]}function mp(t,e){let{short:n,long:r}=Ue(t),s=e.filter(o=>!o.startsWith(
"--")).map(o=>o.slice(1));return{short:`${n}${t==="grep"?"":s.join("")}`,shortAttached:t==="grep"?"O":"",long:[...r,...e.
filter(o=>o.startsWith("--")).map(o=>o.slice(2))]}}function gp(t){let[e=""]=ee(t).split("=",1);return js(xt(e))?[ye(t,e.
length+1)]:[]}function ba(t){let e=x(t.args[0]??E(""));switch(t.verb){case"config":return Ca(t);case"for-each-repo":return[{pieces:[{hole:"\
git for-each-repo"}]}];case"rebase":return B(t.args,Ue("rebase")).options.flatMap(({name:n,value:r})=>(n==="-x"||n==="--\
exec")&&r!==void 0?[r]:[]);case"submodule":return yp(t);case"bisect":return e==="run"&&t.args.length>1?[Sa(t.args.slice(
1).map(Aa))]:[];case"filter-branch":return B(t.args,{short:"",long:xp,stopAtOperand:!1}).options.flatMap(({name:n,value:r})=>n.
endsWith("-filter")&&r!==void 0?[r]:[]);default:return ka(t)}}function yp(t){let e=t.args.findIndex(r=>x(r)==="foreach");
if(e===-1)return[];let n=t.args.slice(e+1).filter((r,s)=>s>0||!(x(r)??"").startsWith("-"));return n.length<2?n:[Sa(n.map(
Aa))]}function Aa(t){let e=x(t);return e===void 0||/^[\w./=:@%+,-]+$/u.test(e)?t:E(`'${e.replaceAll("'","'\\''")}'`)}var xp=[
"setup","env-filter","tree-filter","index-filter","parent-filter","msg-filter","commit-filter","tag-name-filter","subdir\
ectory-filter"];function Sa(t){return{pieces:t.flatMap((e,n)=>[...n===0?[]:[{text:" "}],...e.pieces])}}import{isAbsolute as wp,resolve as Js}from"node:path";function Ea(t,e,n,r){let s=B(e.args,Ue(t==="init-db"?"init":t));return t==="clone"?Ap(s,e,r):t==="worktree"?Cp(s,e,n,r):
bp(s,e,r)}function Cp(t,e,n,r){let[s,o,i]=t.operands;if(x(s??E(""))!=="add")return $(r);let a=kp(t,o,i);return Gr(o,e,r,
n===void 0?{head:a}:{head:a,commonDir:n.commonDir})}function kp(t,e,n){if(M(t,"-d","--detach"))return{detached:!0};let r=ie(
t,"-b","-B","--orphan")??n;if(r!==void 0)return Ke(r);let o=(e===void 0?void 0:x(e))?.replace(/\/+$/u,"").split("/").at(
-1);return o===void 0?{unknown:"HEAD of a new worktree"}:{branch:o}}function bp(t,e,n){let r=t.operands[0]??E("."),s=x(r);
if(s!==void 0&&J(e.dir)&&ge(Js(e.dir,s,".git")))return $(n);let i=ie(t,"-b","--initial-branch");if(i!==void 0)return Gr(
r,e,n,{head:Ke(i)});let a=Lr(wn(e,void 0),"init.defaultbranch");return Gr(r,e,n,{head:a===void 0?{unknown:"the first bra\
nch of a new repository"}:{branch:a}})}function Ap(t,e,n){let[r,s]=t.operands,i=(r===void 0?void 0:x(r))?.replace(/\/+$/u,
"").replace(/\/?\.git$/u,"").split(/[/:]/u).at(-1),a=s??(i===void 0?void 0:E(i)),d=ie(t,"-b","--branch"),c=d===void 0?{unknown:"\
HEAD of a new clone"}:Ke(d);return Gr(a,e,n,{head:c})}function Gr(t,e,n,r){let s=t===void 0?void 0:x(t),o=s===void 0?void 0:
Sp(s,e);return o===void 0?$(n):wt(n,Pt(n,{made:ve(n.disk.made,o,r)}))}function Sp(t,e){return wp(t)?Js(t):J(e.dir)?Js(e.
dir,t):void 0}function _a(t,e){let{world:n}=t,r=Cn(t.words,kn(n,t.own),n);if(r===void 0)return;let s=xn(r),o=s===void 0||"unknown"in s?
void 0:s,i=Ep(r,o,n);for(let a of[...r.texts,...ba(r)])_p(a,i,e);return r.shellAlias!==void 0?Wp(r.shellAlias,r,i,t,e):Rp(
r,o,n)}function Ep(t,e,n){let{stdin:r,...s}=n;return{...s,cwd:e?.top??t.dir}}function _p(t,e,n){let r=typeof t=="string"?
t:x(t);r!==void 0?n.text(r,[e]):typeof t!="string"&&n.emit({kind:"unread",what:`the command ${K(t)} that git runs`,world:e})}
function Wp(t,e,n,r,s){let o=s.text(`${t} "$@"`,[{...n,args:e.args}]),i=a=>({...r.world,disk:a.disk});return{ok:o.ok.map(
i),fail:o.fail.map(i)}}function Rp(t,e,n){let{verb:r}=t;switch(r){case void 0:return $(n);case"config":return Pp(t,n);case"\
worktree":case"clone":case"init":case"init-db":return Ea(r,t,e,n);default:return e===void 0?$(n):vp(r,t,e,n)}}function vp(t,e,n,r){
if(t!=="checkout"&&t!=="switch")return ya(t,e,n,r);let{head:s,isCertain:o,start:i}=ha(e,n);if(s===void 0)return $(r);let a=Mr(
Fr(r,n,s),s,i,e,n);return{ok:[(i!==void 0||o)&&"branch"in s?Pt(a,{refs:new Set([...a.disk.refs,s.branch])}):a],fail:o?[]:
[r]}}function Pp(t,e){let n=Br(t),r=n===void 0?void 0:x(n.key);if(n===void 0||r===void 0)return $(e);let s=n.value===void 0?
"":x(n.value)??"?";return wt(e,bn(e,[{key:xt(r),value:s}]))}function Ys(t,e){let{operands:n}=B(t.words.slice(1),{short:"",long:[]}),[r]=n;return r===void 0?Ct(t.world,jr(t.world,e??
{pieces:[{hole:"$HOME"}]})):x(r)==="-"?Ct(t.world,t.world.previous):t.world.vars.has("CDPATH")||t.own.has("CDPATH")?Ct(t.
world,{unknown:"a directory along CDPATH"}):Ct(t.world,jr(t.world,r))}function jr(t,e){let n=x(e);return n===void 0?{unknown:`\
the directory ${K(e)}`}:ft(t.cwd,n===""?".":n)}function Ct(t,e){let n={...t,cwd:e,previous:t.cwd},r=J(e)&&At(Dr(t,e));return{
ok:[n],fail:r?[]:[t]}}function Wa(t){let e=B(t.words.slice(1),{short:"",long:[]}),{world:n}=t,[r]=e.operands;if(r!==void 0&&
M(e,"-n"))return $({...n,stack:[jr(n,r),...n.stack]});let[s,...o]=n.stack;if(r===void 0&&s===void 0)return $(n);let i=r===
void 0?void 0:x(r);if(i!==void 0&&/^[+-]\d+$/u.test(i))return Ct(n,{unknown:"a directory of the stack"});let a=r===void 0?
s??n.cwd:jr(n,r),d=r===void 0?[n.cwd,...o]:[n.cwd,...n.stack];return{ok:Ct({...n,stack:d},a).ok,fail:Ct(n,a).fail}}function Ra(t){
let[e,...n]=t.world.stack;return e===void 0?{ok:[],fail:[t.world]}:x(t.words[1]??E(""))!==""?Ct(t.world,{unknown:"a dire\
ctory of the stack"}):Ct({...t.world,stack:n},e)}function Xn({world:t,own:e}){return e.size===0?t:{...t,vars:new Map([...t.vars,...e]),exported:new Set([...t.exported,...e.
keys()])}}function zn(t,{world:e,own:n}){if(n.size===0)return t;let r=new Map([...n.keys()].map(s=>[s,e.vars.get(s)]));return{
...t,vars:Zs(t.vars,r),exported:e.exported}}function Zs(t,e){let n=new Map(t);for(let[r,s]of e)s===void 0?n.delete(r):n.
set(r,s);return n}function En(t){let e=x(t.words[0]??E("")),n=t.words.slice(1).map(d=>x(d)??"").filter(d=>d.startsWith("-")),r=n.some(d=>d.
includes("n"))&&e==="export",s=e!=="export"&&e!=="readonly"&&!n.some(d=>d.includes("g")),o=!r&&(e==="export"||n.some(d=>d.
includes("x"))),i=n.some(d=>d.includes("f")),{world:a}=t;for(let d of t.words.slice(1))ee(d).startsWith("-")||(a=Tp(d,a,
{exports:o,functions:i,isLocal:s,isArray:n.some(c=>/[aA]/u.test(c))}));return $(a)}function Tp(t,e,n){let r=/^([A-Za-z_]\w*)(\+?)=/u.
exec(ee(t)),s=r?.[1]??x(t);if(s===void 0)return e;let o=n.isLocal&&e.inFunction&&!n.functions,i=Dp(o?Op(s,e):e,s,n);if(r===
null)return i;let d=r[2]===""&&!n.isArray&&!ee(t).startsWith(`${s}=(`)?ye(t,r[0].length):va(s);return{...i,vars:ve(i.vars,
s,{word:d})}}function Op(t,e){let r=!e.locals.has(t)?ve(e.locals,t,e.vars.get(t)):e.locals;return{...e,locals:r,vars:ve(
e.vars,t,{word:E("")})}}function Dp(t,e,n){return n.exports?{...t,exported:new Set([...t.exported,n.functions?`${e}()`:e])}:
t}function va(t){return{pieces:[{hole:`$${t}`,splits:!0}]}}function _n(t){let e=t.words.slice(1).map(i=>x(i)).filter(i=>i!==
void 0&&/^[A-Za-z_]\w*$/u.test(i)),n=t.world.stdin===void 0?void 0:x(t.world.stdin),r=x(t.words[0]??E(""))==="read"&&e.length===
1&&n!==void 0&&/^[^\s\\]+\n?$/u.test(n),s=i=>r?E(n.trim()):va(i),o=new Map(t.world.vars);for(let i of["REPLY","MAPFILE",
...e])i!==void 0&&o.set(i,{word:s(i)});return $({...t.world,vars:o})}function Pa(t){let{operands:e}=B(t.words.slice(1),{
short:"",long:[]}),n=e.map(i=>x(i)??""),r=new Map(t.world.vars),s=new Map(t.world.functions);for(let i of n)r.has(i)&&r.
set(i,{word:E("")}),s.delete(i);let o=new Set([...t.world.exported].filter(i=>!n.includes(i)));return $({...t.world,vars:r,
functions:s,exported:o})}function Ta(t){let e=t.words.slice(1),n=e.findIndex(a=>x(a)==="--"),r=(n===-1?e:e.slice(0,n)).map(
a=>x(a)??K(a)),s=r.reduce((a,d,c)=>$p(a,d,r[c+1]),t.world),o=n===-1?e.filter((a,d)=>Hp(a,r[d-1])):e.slice(n+1),i=n!==-1||
o.length>0;return $(i?{...s,args:o}:s)}function Hp(t,e){return!/^[-+]/u.test(ee(t))&&!/^[-+][a-zA-Z]*o$/u.test(e??"")}function $p(t,e,n){
if(!/^[-+]/u.test(e))return t;let r=e.startsWith("-"),s=e.endsWith("o"),o=(d,c)=>e.includes(d)||s&&n===c,i=o("e","errexi\
t")?r:t.errexit,a=o("a","allexport")?r:t.allexport;return{...t,errexit:i,allexport:a}}function Oa(t){let e=Number(x(t.words[1]??
E("1"))),{world:n}=t;return Number.isInteger(e)?$({...n,args:n.args.slice(e)}):$({...n,args:[sn("$@")]})}var Le=({world:t})=>$(t),Lp=new Map([["cd",(t,e)=>Ys(t,Da(t,e))],["chdir",(t,e)=>Ys(t,Da(t,e))],["pushd",t=>Wa(t)],["pop\
d",t=>Ra(t)],["eval",Np],["source",$a],[".",$a],["command",Fp],["builtin",Bp],["exec",Mp],["noglob",(t,e,n)=>n({...t,words:t.
words.slice(1)})],["nocorrect",(t,e,n)=>n({...t,words:t.words.slice(1)})],["-",(t,e,n)=>n({...t,words:t.words.slice(1)})],
["export",t=>En(t)],["declare",t=>En(t)],["typeset",t=>En(t)],["local",t=>En(t)],["readonly",t=>En(t)],["read",t=>_n(t)],
["mapfile",Ur],["readarray",Ur],["getopts",t=>_n(t)],["let",t=>_n(t)],["unset",t=>Pa(t)],["set",t=>Ta(t)],["shift",t=>Oa(
t)],["alias",Ip],["unalias",Gp],["trap",jp],["hash",Up],["enable",(t,e)=>qp(t,e)],["exit",({world:t},e)=>Jn(t,e.jumps.ended)],
["logout",({world:t},e)=>Jn(t,e.jumps.ended)],["return",({world:t},e)=>t.inFunction?Jn(t,e.jumps.out):$(t)],["break",({world:t},e)=>t.
inLoop?Jn(t,e.jumps.out):$(t)],["continue",({world:t},e)=>t.inLoop?Jn(t,e.jumps.out):$(t)],["printf",Vp],["jobs",Le],["w\
ait",Le],["umask",Le],["ulimit",Le],["type",Le],["times",Le],["shopt",Le],["bind",Le],["complete",Ur],["compgen",Ur],["d\
irs",Le],["disown",Le],["help",Le],["history",Le],["suspend",Le],["caller",Le],["bg",Le],["fg",Le]]);function La(t,e,n){
let r=x(t.words[0]??E("")),s=r===void 0?void 0:Lp.get(r);if(s===void 0)return;let o=s(t,e,n);return o!==void 0&&e.emit({
kind:"run",words:t.words,env:kn(t.world,t.own),world:t.world}),o}function Jn(t,e){return e.push(t),{ok:[],fail:[]}}function Da(t,e){
let n=t.own.get("HOME");if(n!==void 0&&"word"in n)return n.word;let r={world:t.world,projectDir:e.projectDir,env:e.env,operand:()=>{}},
s=St("HOME",r);return"word"in s?s.word:void 0}function Ha(t){return{pieces:t.flatMap((e,n)=>[...n===0?[]:[{text:" "}],...e.
pieces])}}function Np(t,e){let n=x(t.words[1]??E(""))==="--"?t.words.slice(2):t.words.slice(1),r=x(Ha(n));if(r!==void 0){
let s=e.text(r,[Xn(t)]),o=i=>zn(i,t);return{ok:s.ok.map(o),fail:s.fail.map(o)}}return e.emit({kind:"unread",what:`eval o\
f ${K(Ha(n))}`,world:t.world}),$(t.world)}function $a(t,e){let n=t.words[1];return e.emit({kind:"unread",what:`the file ${n===
void 0?"":K(n)} that source reads`,world:t.world}),$(t.world)}function Fp(t,e,n){let{options:r,operands:s}=B(t.words.slice(
1),{short:"",long:[],stopAtOperand:!0});return r.some(({name:i})=>i==="-v"||i==="-V")||s.length===0?$(t.world):Na(n,{words:s,
own:t.own,world:t.world})}function Na(t,e){let n={...e.world,functions:new Map,aliases:new Map},r=t({...e,world:n}),s=o=>({
...o,functions:e.world.functions,aliases:e.world.aliases});return{ok:r.ok.map(s),fail:r.fail.map(s)}}function Bp(t,e,n){
let r=t.words.slice(1);return r.length===0?$(t.world):Na(s=>n({...s,only:"builtins"}),{...t,words:r})}function Mp(t,e,n){
let{operands:r}=B(t.words.slice(1),{short:"a",long:[],stopAtOperand:!0});return r.length===0?$(t.world):n({...t,words:r,
only:"programs"})}function Ip(t){let e=t.world.aliases;for(let n of t.words.slice(1)){let r=/^([^=]+)=/u.exec(ee(n))?.[1];
if(r===void 0)continue;let s=x(ye(n,r.length+1));e=ve(e,r,s??`$${r}_alias`)}return $({...t.world,aliases:e})}function Gp(t){
let e=new Map(t.world.aliases);for(let n of t.words.slice(1))e.delete(x(n)??"");return $({...t.world,aliases:e})}function jp(t,e){
let{operands:n}=B(t.words.slice(1),{short:"",long:[]}),[r]=n;if(r===void 0||n.length<2)return $(t.world);let s=x(r);return s===
"-"||s===""?$(t.world):s!==void 0?(e.text(s,[{...t.world,traps:[]}]),$({...t.world,traps:[...new Set([...t.world.traps,s])]})):
(e.emit({kind:"unread",what:`the trap ${K(r)}`,world:t.world}),$(t.world))}function Up(t){let{options:e,operands:n}=B(t.
words.slice(1),{short:"p",long:[]}),r=e.find(({name:i})=>i==="-p")?.value,s=x(n[0]??E(""));if(r===void 0||s===void 0)return $(
t.world);let o=x(r)??`$${s}_path`;return $({...t.world,aliases:ve(t.world.aliases,s,o)})}function qp(t,e){let n=B(t.words.
slice(1),{short:"f",long:[]});return M(n,"-f")&&e.emit({kind:"unread",what:"a loaded builtin",world:t.world}),$(t.world)}
function Ur(t,e){let r=B(t.words.slice(1),{short:"dnOsuCcAFGWPSXo",long:[]}).options.find(({name:s})=>s==="-C")?.value;if(r!==
void 0){let s=x(r);s===void 0?e.emit({kind:"unread",what:`the callback ${K(r)}`,world:t.world}):e.text(s,[t.world])}return _n(
t)}function Vp(t){return x(t.words[1]??E(""))==="-v"?_n({...t,words:[E("printf"),...t.words.slice(2,3)]}):void 0}function Fa(t,e,n,r){let{world:s}=e,o=s.functions.get(t);if(o!==void 0)return Qp(o,e,n);let i=s.aliases.get(t);if(i!==void 0)
return be([Kp(t,i,e,n),r({...e,only:"programs"})])}function Qp(t,e,n){let{world:r}=e,s={...Xn(e),args:e.words.slice(1),inFunction:!0,
locals:new Map},o=n.jumps.out.length,i=n.node(t.body,s),a=n.jumps.out.slice(o),d=c=>{let u=Zs(c.vars,c.locals),{inFunction:p,
locals:f,args:b}=r;return zn({...c,vars:u,inFunction:p,locals:f,args:b},e)};return{ok:[...i.ok,...a].map(d),fail:[...i.fail,
...a].map(d)}}function Kp(t,e,n,r){let{world:s}=n,o=new Map([...s.aliases].filter(([c])=>c!==t)),i={...Xn(n),args:n.words.
slice(1),aliases:o},a=r.text(`${e} "$@"`,[i]),d=c=>zn({...c,args:s.args,aliases:s.aliases},n);return{ok:a.ok.map(d),fail:a.
fail.map(d)}}var Xp=new Set([">",">>",">|","&>","&>>","<>"]);function qr(t,e){return t.flatMap(n=>{if(n.type!=="Redirect"||n.target===
void 0)return[];let r=jt(n.target,e);return Xp.has(n.operator)?[r]:n.operator===">&"&&!/^(?:\d+-?|-)$/u.test(x(r)??"")?[
r]:[]})}function Ba(t){return t.some(e=>{if(e.type!=="Redirect"||e.operator.startsWith("<"))return!1;let n=e.descriptor;
return n===void 0||n.type==="FileDescriptor"&&n.value===1})}function Wn(t,e){let n=t.findLast(s=>{let o=s.descriptor;return(o===
void 0||o.type==="FileDescriptor"&&o.value===0)&&(s.type!=="Redirect"||s.operator.startsWith("<"))});if(n===void 0)return;
if(n.type==="HereDoc")return zp(n,e);let r=n.target===void 0?E(""):jt(n.target,e);return n.type==="HereString"?{pieces:[
...r.pieces,{text:`
`}]}:x(r)==="/dev/null"?E(""):{pieces:[{hole:"the contents of a file"}]}}function zp(t,e){let n=t.body.parts===void 0||t.
delimiter?.quoted===!0?E(t.body.text):Ms(t.body.parts,e);return t.operator==="<<"?n:{pieces:n.pieces.map(s=>"text"in s?{
text:s.text.replace(/^\t+/gmu,"")}:s)}}function Yn(t,e){let n=t.out.length,r=t.ended.length,s=e();return Ae([...s.ok,...s.fail,...t.out.slice(n),...t.ended.splice(
r)])}function Rn(t,e,n,r){let s=Yn(r.jumps,()=>r.text(t,[e])),o=s.length===0?[n]:s.map(({disk:i})=>({...n,disk:i}));return{ok:o,
fail:o}}function vn(t){let{world:e}=t;return{...e,vars:new Map([...[...e.vars].filter(([n])=>e.exported.has(n)),...t.own]),exported:new Set(
[...e.exported,...t.own.keys()]),functions:new Map([...e.functions].filter(([n])=>e.exported.has(`${n}()`))),aliases:new Map,
args:[],locals:new Map,traps:[],inFunction:!1,inLoop:!1,errexit:t.words.some(n=>/^-[a-z]*e/u.test(x(n)??"")),allexport:!1}}var Jp=new Set(["sh","bash","zsh","dash","ash","ksh","mksh","rbash","fish","csh","tcsh"]),Yp={short:"oO",long:["rcfile",
"init-file","command","init-command"],stopAtOperand:!0};function Ma(t,e,n){let r=vn(e);if(t==="at"||t==="batch")return Ia(
[],r,e,n);if(!Jp.has(t))return;for(let i of["BASH_ENV","ENV"])e.own.has(i)&&n.emit({kind:"unread",what:`the file in ${i}`,
world:r});let s=B(Zp(e.words.slice(1)),Yp);return M(s,"-c","--command")?nf(s.operands,r,e,n):ef(s,r,e,n)}function Zp(t){
let e=t.findIndex(n=>/^-[a-zA-Z]*c/u.test(ee(n)));return t.map((n,r)=>/^\+[a-zA-Z]/u.test(ee(n))&&(r<e||r===0)?Ne(E("-"),
ye(n,1)):n)}function ef(t,e,n,r){let[s=E("-"),...o]=t.operands;if(t.unclear.includes(s)&&!tf(s))return r.emit({kind:"unr\
ead",what:`the shell script ${K(s)}`,world:e}),$(n.world);let a=x(s);if(M(t,"-s")||/^(?:-|\/dev\/stdin|\/dev\/fd\/0)$/u.
test(a??""))return Ia(o,e,n,r);let c=a===void 0?void 0:gn(e,a);return c===void 0?void 0:eo(c,o,e,n,r)}function tf(t){return t!==
void 0&&t.pieces.some(e=>"text"in e&&e.text.includes("/"))}function nf(t,e,n,r){let[s,,...o]=t;return s===void 0?$(n.world):
eo(s,o,e,n,r)}function Ia(t,e,n,r){return e.stdin===void 0?$(n.world):eo(e.stdin,t,e,n,r)}function eo(t,e,n,r,s){let o=x(
t);if(o===void 0)return s.emit({kind:"unread",what:`the shell text ${K(t)}`,world:n}),$(r.world);let{stdin:i,...a}=n;return Rn(
o,{...a,args:e},r.world,s)}var Vr=32;function et(t,e,n){let r={ok:e,fail:[]};for(let s of t.commands){let o=Ae([...r.ok,...r.fail]);r=be(to(o,n).map(
i=>rf(s,i,n)))}return{ok:Ae(r.ok),fail:Ae(r.fail)}}function to(t,e){let n=t.at(-1);return t.length<=Vr||n===void 0?t:(e.
unread("more ways through the command than can be followed",n),t.slice(0,Vr))}function rf(t,e,n){let{command:r}=t;if(t.background===
!0)return{ok:Qr(e,n,o=>Ze(r,o,n)),fail:[]};let s=Ze(r,e,n);return r.type!=="Command"&&r.type!=="Redirected"?s:(n.jumps.ended.
push(...s.fail.filter(o=>o.errexit)),{ok:s.ok,fail:s.fail.filter(o=>!o.errexit)})}function Qr(t,e,n){let r=Yn(e.jumps,()=>n(
{...t,traps:[]}));for(let o of r)e.leave(o);let s=r.map(o=>({...t,disk:o.disk}));return s.length===0?[t]:Ae(s)}function Ze(t,e,n){
switch(n.step(),t.type){case"Command":return n.command(t,e);case"AndOr":return af(t.commands,t.operators,e,n);case"Pipel\
ine":return df(t,e,n);case"CompoundList":case"Script":return et(t,[e],n);case"Subshell":case"Coproc":{let r=Qr(e,n,s=>Ze(
t.body,s,n));return{ok:r,fail:r}}case"BraceGroup":return Ze(t.body,e,n);case"Redirected":return be(n.redirected(t,e).map(
r=>Ga(e,Ze(t.command,r,n))));case"Function":return/^command_not_found_handler?$/u.test(t.name.value)&&Qr(e,n,r=>Ze(t.body,
{...r,inFunction:!0},n)),$({...e,functions:ve(e.functions,t.name.value,t)});default:return sf(t,e,n)}}function Ga(t,e){let n=({
stdin:r,...s})=>t.stdin===void 0?s:{...s,stdin:t.stdin};return{ok:e.ok.map(n),fail:e.fail.map(n)}}function sf(t,e,n){switch(t.
type){case"If":return uf(t,e,n);case"While":return lf(t,e,n);case"For":case"Select":return ff(t,e,n);case"Case":return gf(
t,e,n);case"ArithmeticFor":{let r=Tt(lt(t),[e],n);return no(r,n,s=>et(t.body,[s],n))}case"TestCommand":case"ArithmeticCo\
mmand":{let r=Tt(lt(t),[e],n);return{ok:r,fail:r}}default:return $(e)}}function Tt(t,e,n){return t.reduce((r,{script:s,error:o})=>Ae(
r.flatMap(i=>(o!==void 0&&n.unread(`a substitution that does not parse (${o})`,i),Qr(i,n,a=>of(s,a,n))))),e)}function of(t,e,n){
return et(t,[e],n)}function af(t,e,n,r){let[s,...o]=t;if(s===void 0)return $(n);let i=Ze(s,n,r);for(let[a,d]of o.entries()){
let c=e[a]==="&&",u=Ae(c?i.ok:i.fail),p=be(u.map(f=>Ze(d,f,r)));i=c?{ok:p.ok,fail:Ae([...i.fail,...p.fail])}:{ok:Ae([...i.
ok,...p.ok]),fail:p.fail}}return i}function df(t,e,n){let r=t.prefixes.filter(a=>a.type==="Negation").length%2===1,s=t.commands.
length===1?t.commands[0]:void 0;if(s!==void 0){let a=Ze(s,e,n);return r?{ok:a.fail,fail:a.ok}:a}let o=[e],i=e.stdin;for(let[
a,d]of t.commands.entries()){let c=a===t.commands.length-1,u=i,p=f=>a===0||u===void 0?f:{...f,stdin:u};i=n.printed(d,p(e))??
{pieces:[{hole:"the output of a pipe"}]},o=Ae(o.flatMap(f=>cf(d,f,p,c,n)))}return{ok:o,fail:o}}function cf(t,e,n,r,s){let o=()=>Ga(
e,Ze(t,n(e),s)),i=Yn(s.jumps,o);for(let d of i)s.leave({...d,traps:d.traps.slice(e.traps.length)});let a=i.map(d=>({...e,
disk:d.disk}));return a.length===0?[e]:r?[...a,...i]:a}function uf(t,e,n){let r=[t,...t.elif],s=[e],o=[];for(let i of r){
let a=et(i.clause,s,n);o.push(et(i.then,Ae(a.ok),n)),s=Ae(a.fail)}return o.push(t.else===void 0?{ok:s,fail:[]}:et(t.else,
s,n)),be(o)}function lf(t,e,n){return no([e],n,r=>{let s=et(t.clause,[r],n),o=t.kind==="while"?s.ok:s.fail,i=et(t.body,Ae(
o),n);return{ok:[...i.ok,...s.ok],fail:[...i.fail,...s.fail]}})}var pf=5;function no(t,e,n){let r=e.jumps.out.length,s=Ae(
t.map(a=>({...a,inLoop:!0}))),o=s;for(let a=0;o.length>0&&a<pf;a+=1){let d=be(o.map(n)),c=Ae([...s,...d.ok,...d.fail,...e.
jumps.out.slice(r)]);o=to(c,e).filter(u=>!s.includes(u)).slice(0,Vr),s=c}let i=o.at(-1);return i!==void 0&&e.unread("a l\
oop whose state keeps changing",i),ja(t,s)}function ja(t,e){let n=t[0]?.inLoop??!1,r=Ae(e.map(s=>({...s,inLoop:n})));return{
ok:r,fail:r}}function ff(t,e,n){let r=Tt(mf(t),[e],n),s=o=>n.expanded(t,o).map(ki);return be(r.map(o=>hf(t,s(o),o,n)))}function hf(t,e,n,r){
let s=(d,c)=>{let u=ve(d.vars,t.name.value,{word:c});return et(t.body,[{...d,vars:u}],r)};if(!(t.type==="For"&&e.length<=
Vr&&!e.some(Ci))){let d=e.length===1?e[0]??E(""):Bt(`$${t.name.value}`);return no([n],r,c=>s(c,d))}let i=r.jumps.out.length,
a=[{...n,inLoop:!0}];for(let d of e){let c=be(to(a,r).map(u=>s(u,d)));a=Ae([...c.ok,...c.fail,...r.jumps.out.slice(i)])}
return ja([n],a)}function mf(t){return(t.wordlist??[]).flatMap(e=>lt(e))}function gf(t,e,n){let r=t.items.flatMap(i=>i.pattern.
flatMap(a=>lt(a))),s=Tt([...lt(t.word),...r],[e],n),o=t.items.map(i=>et(i.body,s,n));return be([...o,{ok:s,fail:s}])}function qa(t,e){let n=B(t.words.slice(1),{short:"adEIJLnPRsS",shortAttached:"eil",long:["arg-file","delimiter","max-lin\
es","max-args","max-procs","max-chars","replace","process-slot-var"],stopAtOperand:!0}),{stdin:r,...s}=t.world,o=yf(n.options.
find(u=>["-I","-i","-J","--replace"].includes(u.name))),i=n.operands.length===0?[E("echo")]:n.operands,a=ie(n,"-a","--ar\
g-file")===void 0?t.world.stdin:void 0,d=xf(a,t);if(o===void 0)return Ua(t,[...i,...d],s,e);let c=d.map(u=>Ua(t,i.map(p=>ro(
p,o,u)),s,e));return c.length===0?$(t.world):be(c)}function Ua(t,e,n,r){let s=r({words:e,own:t.own,world:n,only:"program\
s"}),o=i=>({...t.world,disk:i.disk});return{ok:s.ok.map(o),fail:s.fail.map(o)}}function yf(t){if(t===void 0)return;let e=t.
value===void 0?void 0:x(t.value);return e===void 0||e===""?"{}":e}function xf(t,e){let n=t===void 0?void 0:x(t);return n===
void 0?t===void 0&&e.world.stdin===void 0&&!wf(e)?[]:[{pieces:[{hole:"the words xargs reads",splits:!0}]}]:n.split(/[\s\0]+/u).
filter(r=>r!=="").map(r=>E(r.replace(/^(['"])(.*)\1$/u,"$2")))}function wf(t){return t.words.some(e=>/^(?:-a|--arg-file)/u.
test(x(e)??""))}function ro(t,e,n){return{pieces:t.pieces.flatMap(s=>"text"in s?s.text.split(e).flatMap((o,i)=>[...i===0?
[]:n.pieces,...o===""?[]:[{text:o}]]):[s])}}var Cf={pieces:[{hole:"a file that find finds"}]},Va=new Set(["-execdir","-okdir"]),kf=new Set(["-exec","-ok",...Va,"-x",
"-X","--exec","--exec-batch"]);function Qa(t,e){let n=t.words.map(s=>x(s)??""),r=[];for(let s=1;s<n.length;s+=1){let o=n[s]??
"";if(!kf.has(o))continue;let i=n.findIndex((c,u)=>u>s&&(c===";"||c==="+"&&n[u-1]==="{}")),a=t.words.slice(s+1,i===-1?void 0:
i),d=Va.has(o)?{...t.world,cwd:{unknown:"the directory find is in"}}:t.world;if(r.push(bf(t,a,d,e)),i===-1)break;s=i}return r.
length===0?$(t.world):be([...r,$(t.world)])}function bf(t,e,n,r){let s=e.map(a=>ro(a,"{}",Cf));if(s.length===0)return $(
t.world);let o=r({words:s.length===0?[E("true")]:s,own:t.own,world:n,only:"programs"}),i=a=>({...t.world,disk:a.disk});return{
ok:o.ok.map(i),fail:o.fail.map(i)}}var Ka={env:{short:"uCSa",long:["unset","chdir","split-string","argv0"],assigns:!0,chdir:["-C","--chdir"],text:["-S","--\
split-string"]},nice:{short:"n",long:["adjustment"]},ionice:{short:"cnpPu",long:["class","classdata"]},nohup:{short:""},
setsid:{short:""},timeout:{short:"ks",long:["kill-after","signal"],operands:1},gtimeout:{short:"ks",long:["kill-after","\
signal"],operands:1},stdbuf:{short:"ioe",long:["input","output","error"]},sudo:{short:"ugphCDRTrt",long:["user","group",
"prompt","host","chdir","chroot","role","type"],assigns:!0,chdir:["-D","--chdir"]},doas:{short:"uC"},time:{short:"fo",long:[
"format","output"]},chrt:{short:"TPD",long:[],operands:1},taskset:{short:"",operands:1},strace:{short:"eopsabuEIPSX",long:[
"output","trace"]},ltrace:{short:"eopsanulAD"},caffeinate:{short:"tw"},repeat:{short:"",operands:1},screen:{short:"SsetT\
h"},"systemd-run":{short:"upEM",long:["unit","property","setenv","description","working-directory"],chdir:["--working-di\
rectory"]},tmux:{short:"LSf",text:[]},unbuffer:{short:""},catchsegv:{short:""},chronic:{short:""},ifne:{short:""},eatmydata:{
short:""},fakeroot:{short:"lsb"},firejail:{short:""},busybox:{short:""},toybox:{short:""},script:{operands:1,short:"cEIO\
BTmo",long:["command","log-out"],text:["-c","--command"]},watch:{short:"n",long:["interval"],text:[]},flock:{short:"wEc",
long:["timeout","command"],operands:1,text:["-c","--command"]},su:{short:"csgG",long:["command","shell"],text:["-c","--c\
ommand"]},runuser:{short:"cugGs",long:["command","user"],text:["-c","--command"]},setarch:{short:"",operands:1},linux64:{
short:""},unshare:{short:"SGR",long:["root","wd","setuid","setgid"],chdir:["--wd"]},nsenter:{short:"tSG",long:["target"]},
chroot:{short:"",long:["userspec","groups"],operands:1},"dbus-run-session":{short:"",long:["config-file"]},"xvfb-run":{short:"\
nefps",long:["server-num","server-args"]},dotenv:{short:"ef"},npx:{short:"pcw",long:["package","call","workspace"],text:[
"-c","--call"]},bunx:{short:"p"},pnpx:{short:""},uvx:{short:"pw",long:["from","with","python"]},gdb:{short:"xpds"},valgrind:{
short:""},numactl:{short:"NmCpi"},faketime:{short:"f",operands:1},proxychains:{short:"f"},proxychains4:{short:"f"},torsocks:{
short:""},"cross-env":{short:"",assigns:!0},entr:{short:"",text:[]},hyperfine:{short:"wrmMpsncSNuLDP",long:["warmup","ru\
ns","prepare","setup"],text:[]},"nix-shell":{short:"pIA",long:["run","command"],text:["--run","--command"]},parallel:{short:"\
jIaSN",long:["jobs","arg-file"]}},Xa={poetry:["run"],uv:["run"],pdm:["run"],pipenv:["run"],hatch:["run"],conda:["run"],mamba:[
"run"],bundle:["exec"],npm:["exec","x"],pnpm:["exec","dlx"],yarn:["exec","dlx"],bun:["x"],mise:["exec","x"],rtx:["exec"],
asdf:["exec"],direnv:["exec"],op:["run"],doppler:["run"],dotenvx:["run"],"aws-vault":["exec"],devbox:["run"],pixi:["run"],
rye:["run"],nix:["develop","shell"],perf:["stat","record","trace"]},Af=new Set(["git","hub","gh","tea","glab","sh","bash",
"zsh","env","sudo"]);function Sf(t,e,n){let r=e.words.findIndex((u,p)=>p>0&&t.includes(x(u)??"")),s=e.words.slice(1,r).every(
u=>ee(u).startsWith("-"));if(r===-1||!s)return;let o=e.words.slice(r+1),i=o.findIndex(u=>/^(?:-c|--call)$/u.test(x(u)??""));
if(i!==-1&&e.words[0]!==void 0&&st(e.words[0])==="npm")return n({...e,words:[E("sh"),E("-c"),...o.slice(i+1)]});let a=o.
findIndex(u=>!ee(u).startsWith("-")),d=o.findIndex(u=>Af.has(st(u)??"")),c=[...new Set([a,d])].filter(u=>u!==-1).map(u=>n(
{words:o.slice(u),own:e.own,world:e.world,only:"programs"}));return c.length===0?void 0:Ya(be(c),e)}function za(t,e,n,r){
if(t==="xargs")return qa(e,r);if(t==="find"||t==="gfind"||t==="fd")return Qa(e,r);if(Object.hasOwn(Xa,t))return Sf(Xa[t]??
[],e,r);let s=Object.hasOwn(Ka,t)?Ka[t]:void 0;return s===void 0?void 0:Ef(t,s,e,n,r)}function Ef(t,e,n,r,s){let o=B(n.words.
slice(1),Wf(e)),i=Pf(e,o,n),{own:a,rest:d}=e.assigns===!0?Tf(o.operands,n.own):{own:n.own,rest:o.operands},c=d.slice(e.operands??
0),u=e.text===void 0?void 0:Rf(t,e.text,o,c);return u!==void 0?Ja(u,i,r):(_f(t,d,i,r),c.length===0?$(n.world):Ya(s({words:c,
own:a,world:i.world,only:"programs"}),n))}function _f(t,e,n,r){if(!/^(?:su|script|flock|runuser|sg)$/u.test(t))return;let s=e.
findIndex(i=>/^(?:-c|--command)$/u.test(x(i)??"")),o=s===-1?void 0:e[s+1];o!==void 0&&Ja(o,n,r)}function Wf(t){let e={short:t.
short,long:t.long??[],stopAtOperand:!0};return t.shortAttached===void 0?e:{...e,shortAttached:t.shortAttached}}function Rf(t,e,n,r){
let s=ie(n,...e);return t==="watch"&&!M(n,"-x","--exec")||t==="entr"&&M(n,"-s")?Kr(r):t==="hyperfine"?vf(r):t==="tmux"?Kr(
r.slice(1).filter(o=>!/^(?:-|Enter$|C-)/u.test(ee(o)))):s===void 0?void 0:Kr([s,...t==="env"?r:[]])}function vf(t){return{
pieces:t.flatMap(e=>[...e.pieces,{text:`
`}])}}function Kr(t){return{pieces:t.flatMap((e,n)=>[...n===0?[]:[{text:" "}],...e.pieces])}}function Ja(t,e,n){let r=x(
t);return r!==void 0?Rn(r,vn(e),e.world,n):(n.emit({kind:"unread",what:`the command text ${K(t)}`,world:e.world}),$(e.world))}
function Pf(t,e,n){let r=t.chdir===void 0?void 0:ie(e,...t.chdir);if(r===void 0)return n;let s=x(r),o=s===void 0?{unknown:`\
the directory ${K(r)}`}:ft(n.world.cwd,s);return{...n,world:{...n.world,cwd:o}}}function Ya(t,e){let n=r=>({...e.world,disk:r.
disk});return{ok:t.ok.map(n),fail:t.fail.map(n)}}function Tf(t,e){let n=new Map(e),r=0;for(let s of t){let o=/^([^=]+)=/u.
exec(ee(s))?.[1];if(o===void 0)break;n.set(o,{word:ye(s,o.length+1)}),r+=1}return{own:n,rest:t.slice(r)}}function Za(t,e){let{world:n}=t,r=x(mn(t)),s=r?.includes("/")===!0?gn(n,r):void 0;if(s===void 0)return;let o=x(s);return o===
void 0?(e.emit({kind:"unread",what:`the script ${r}, which this command writes`,world:n}),$(n)):Rn(o,{...vn(t),args:t.words.
slice(1)},n,e)}function td(t,e,n){let r=Tt(lt(t),[e],n.walk);return be(r.map(s=>Of(t,s,n)))}function Of(t,e,n){let r=n.expansion(e),s=Hf(
t,e,n),o=t.prefix.filter(p=>p.type==="Assignment"),i=Bf(o,s,n);Df(i,s,n);let a=Nf(t,r);if(a.length===0){let p={...s,vars:new Map(
[...s.vars,...i])},f=s.allexport?Lf(p,i.keys()):p;return $(f)}let d=Wn(t.redirects,r),c=d===void 0?s:{...s,stdin:d},u=nd(
{words:a,own:i,world:c},n);return d===void 0?u:$f(u,s)}function Df(t,e,n){for(let[o,i]of t){let a="word"in i?x(i.word):void 0;
if(a===void 0||!/\$\(|`/u.test(a))continue;(/^PS[0-4]$/u.test(o)||/^\s*[A-Za-z_]\w*\[/u.test(a))&&n.reading.text(`: "${a}\
"`,[e])}let r=t.get("PROMPT_COMMAND"),s=r===void 0||!("word"in r)?void 0:x(r.word);s!==void 0&&n.reading.text(s,[e])}function Hf(t,e,n){
let r=n.expansion(e);return qr(t.redirects,r).reduce((s,o)=>(n.reading.emit({kind:"write",target:o,world:e}),yn(s,o,n.content(
t,e))),e)}function $f(t,e){let n=({stdin:r,...s})=>e.stdin===void 0?s:{...s,stdin:e.stdin};return{ok:t.ok.map(n),fail:t.
fail.map(n)}}function Lf(t,e){return{...t,exported:new Set([...t.exported,...e])}}function Nf(t,e){let n=t.name===void 0?
[]:rt(t.name,e),r=t.args.flatMap(s=>s.type==="Word"?rt(s,e):[Ff(s,e)]);return[...n,...r]}function Ff(t,e){return t.value.
type==="ArrayValue"?E(t.text):Ne(E(`${t.name}${t.append===!0?"+":""}=`),jt(t.value,e))}function Bf(t,e,n){let r=new Map;
for(let s of t){let o=new Map([...e.vars,...r]),i=n.expansion({...e,vars:o});r=ve(r,s.name,Mf(s,o.get(s.name),i))}return r}
function Mf(t,e,n){if(t.index!==void 0)return{word:{pieces:[{hole:`$${t.name}`,splits:!0}]}};if(t.value.type==="ArrayVal\
ue"){let o=t.value.elements.flatMap(a=>rt(a,n));return{elements:[...t.append===!0&&e!==void 0?ed(e):[],...o]}}let r=jt(t.
value,n);if(t.append!==!0)return{word:r};let s=e===void 0?{pieces:[{hole:`$${t.name}`}]}:ed(e)[0]??E("");return{word:Ne(
s,r)}}function ed(t){return"elements"in t?t.elements:[t.word]}function nd(t,e){let{reading:n}=e;n.step();let r=a=>nd(a,e),
s=If(t,n,r);if(s!==void 0)return s;let{world:o}=t,i=st(mn(t));return i===void 0?(n.emit({kind:"unread",what:`the command\
 word ${K(mn(t))}`,world:o}),$(o)):t.only==="builtins"?{ok:[],fail:[o]}:(n.emit({kind:"run",words:t.words,env:kn(o,t.own),
world:o}),Gf(i,t,e,r))}function If(t,e,n){let r=x(mn(t));return r===void 0||t.only==="programs"?void 0:(t.only===void 0?
Fa(r,t,e,n):void 0)??La(t,e,n)}function Gf(t,e,n,r){return za(t,e,n.reading,r)??Ma(t,e,n.reading)??Za(e,n.reading)??n.program(
e)??jf(t,ca(t,e))}function jf(t,e){return t==="true"||t===":"?{ok:[e],fail:[]}:t==="false"?{ok:[],fail:[e]}:$(e)}function sd(t,e,n){let r=t.commands.map(c=>Zn(c.command,e,n)),s=r.filter(c=>c!==void 0);if(s.length!==r.length)return;let o=Ne(
...s),i=o.pieces.at(-1);if(i===void 0||!("text"in i))return o;let a=i.text.replace(/\n+$/u,""),d=o.pieces.slice(0,-1);return a===
""&&d.length>0?{pieces:d}:{pieces:[...d,...E(a).pieces]}}function Zn(t,e,n){if(t.type==="Command")return qf(t,e,n);if(t.
type==="Pipeline"&&t.prefixes.length===0)return Uf(t.commands,e,n);if(t.type==="BraceGroup"||t.type==="Subshell"){let r=t.
body.commands.map(o=>Zn(o.command,e,n)),s=r.filter(o=>o!==void 0);return s.length===r.length?Ne(...s):void 0}}function Uf(t,e,n){
let r=e.world.stdin;for(let s of t){let{stdin:o,...i}=e.world;if(r=Zn(s,{...e,world:r===void 0?i:{...i,stdin:r}},n),r===
void 0)return}return r}function qf(t,e,n){let r=so(t,e,n);return r!==void 0&&Ba(t.redirects)?E(""):r}function so(t,e,n){
if(t.name===void 0||e.world.functions.has(t.name.value))return;let r=t.args.flatMap(o=>o.type==="Word"?rt(o,e):[E(o.text)]),
s=x(rt(t.name,e)[0]??E(""));if(s!==void 0)return Vf(s,r,t,e,n)}function Vf(t,e,n,r,s){switch(t){case"echo":return Xf(e);case"\
printf":return zf(e);case"cat":case"tee":return Kf(t,e,n,r);case"true":case":":case"cd":return E("");default:return Qf([
E(t),...e],r,s)}}function Qf(t,e,n){let r=t.flatMap(o=>x(o)??[]);if(r.length!==t.length)return;if(r.join(" ")==="pwd")return J(
e.world.cwd)?E(`${e.world.cwd}
`):void 0;let s=n(r,e.world);return s===void 0?Jf(r):E(`${s}
`)}function Kf(t,e,n,r){if(t==="tee"||e.length===0||e.length===1&&x(e[0]??E(""))==="-")return Wn(n.redirects,r)??r.world.
stdin}function Xf(t){let e=t,n=`
`;for(;/^-[neE]+$/u.test(x(e[0]??E(""))??"");){let r=x(e[0]??E(""))??"";if(r.includes("n")&&(n=""),r.includes("e")&&e.some(
s=>(x(s)??"\\").includes("\\")))return;e=e.slice(1)}if(!e.some(r=>r.pieces.some(s=>"text"in s&&s.text.includes("\\"))))return Ne(
...e.flatMap((r,s)=>s===0?[r]:[E(" "),r]),E(n))}var rd={"\\n":`
`,"\\t":"	","%%":"%","\\\\":"\\"};function zf(t){let[e,...n]=x(t[0]??E(""))==="--"?t.slice(1):t,r=x(e??E(""))?.split(/(%s|%%|\\n|\\t|\\\\)/u),
s=c=>c==="%s"||c in rd||!/[%\\]/u.test(c);if(r===void 0||r[0]==="-v"||!r.every(s))return;let o=r.filter(c=>c==="%s").length,
i=o===0?1:Math.max(1,Math.ceil(n.length/o)),a=[...n];return Ne(...Array.from({length:i},()=>r.map(c=>c==="%s"?a.shift()??
E(""):E(rd[c]??c))).flat())}function Jf(t){let e=t.join(" "),n=`$(${e})`;return/^date (?:-u )?\+(?:%[sNYmdHMSjy])+$/u.test(
e)?{pieces:[{hole:n,shape:"digits"},{text:`
`}]}:/^git rev-parse (?:--short(?:=\d+)? |--verify )?[^-\s][^\s]*$/u.test(e)?{pieces:[{hole:n,shape:"hex"},{text:`
`}]}:void 0}var Ot=class extends Error{},Yf=2e3,Zf=2e4,eh=40;function od(){let t=0,e=0;return{step(n){if(t+=1,t%64===1&&n.check(),t>
Zf)throw new Ot("more steps than the reader follows")},deeper(n){if(e+=1,e>eh)throw new Ot("commands nested deeper than \
the reader follows");try{return n()}finally{e-=1}}}}function id(t){return t>Yf}function ad(t,e){let n=od(),r={projectDir:t.projectDir,jumps:{out:[],ended:[]},env:process.env,emit(i){if(e.push(i),id(e.
length))throw new Ot("more commands than can be followed")},step:()=>n.step(t.clock),text:(i,a)=>n.deeper(()=>rh(i,a,r,o)),
node:(i,a)=>n.deeper(()=>Ze(i,a,o))},o=th(r,{reading:r,expansion:i=>er(i,r),content:(i,a)=>so(i,er(a,r),Nr),program:i=>_a(
i,r),get walk(){return o}});return r}function er(t,e){let n={world:t,projectDir:e.projectDir,env:e.env,output:(r,s)=>sd(
r,{...n,world:s},Nr)};return n}function th(t,e){let n={step:()=>t.step(),command:(r,s)=>td(r,s,e),redirected:(r,s)=>nh(r,
s,t,n),printed:(r,s)=>Zn(r,er(s,t),Nr),expanded(r,s){let o=er(s,t);return r.wordlist===void 0?s.args:r.wordlist.flatMap(
i=>rt(i,o))},unread:(r,s)=>t.emit({kind:"unread",what:r,world:s}),jumps:t.jumps,leave:r=>dd([r],t)};return n}function nh(t,e,n,r){
if(t.type!=="Redirected")return[e];let s=t.redirects.flatMap(o=>lt(o));return Tt(s,[e],r).map(o=>{let i=er(o,n),a=qr(t.redirects,
i).reduce((c,u)=>(n.emit({kind:"write",target:u,world:o}),yn(c,u,void 0)),o),d=Wn(t.redirects,i);return d===void 0?a:{...a,
stdin:d}})}function rh(t,e,n,r){let{script:s,error:o}=fn(t),[i]=e;o!==void 0&&i!==void 0&&n.emit({kind:"unread",what:`a \
command that does not parse (${o})`,text:t,world:i});let a=n.jumps.ended.length,d=et(s,e,r);return dd([...d.ok,...d.fail,
...n.jumps.ended.slice(a)],n),d}function dd(t,e){for(let n of t)for(let r of n.traps)e.text(r,[{...n,traps:[]}])}var sh=1e5,cd=new WeakMap;function ud(t){let e=cd.get(t);if(e!==void 0)return e;let n=mr(t),r=n===void 0?[]:oh(n,t);return cd.
set(t,r),r}function oh(t,e){let n=[],r=sa(e.cwd);if(t.length>sh)return[{kind:"unread",what:"a command too long to read",
world:r}];/\$\{[^}]*@P\}/u.test(t)&&n.push({kind:"unread",what:"a value expanded as a prompt",text:t,world:r});try{ad(e,
n).text(t,[r])}catch(s){if(!(s instanceof Ot))throw s;n.push({kind:"unread",what:s.message,world:r})}return n}var ih=new Set(["-name","-iname","-path","-ipath","-wholename","-regex"]),ah=/^(?:rm|unlink|mv|shred|truncate|sed|perl|chmod|chown|tee|cp|ln|rmdir)$/u;
function ld(t,e){let n=t.words.slice(1),r=n.map(c=>x(c)??"");if(!(r.includes("-delete")||r.some((c,u)=>/^-(?:exec|execdir|ok|okdir)$/u.
test(r[u-1]??"")&&ah.test(c))))return[];let o=n.findIndex(c=>/^[-!(]/u.test(x(c)??"")),i=o===0?[E(".")]:n.slice(0,o===-1?
void 0:o),a=r.flatMap((c,u)=>ih.has(r[u-1]??"")&&!/^(?:!|-not)$/u.test(r[u-2]??"")?[c]:[]),d=c=>e.names(c)||e.existsAs(c.
split("/").at(-1)??c);return a.length>0&&!a.every(d)?[]:i.map(c=>({path:c,dir:t.world.cwd,reach:"tree"}))}var zr=ho(fs(),1);import{basename as oo,isAbsolute as hh,join as Xr,relative as mh,sep as gh}from"node:path";import{isAbsolute as dh,resolve as ch}from"node:path";function pd(t){let{dir:e}=t,n=x(t.path),r=n===void 0?lh(t):[n];if(r===void 0)return;let s=J(e)?e:void 0;if(!(s===void 0&&
r.some(o=>!dh(o))))return r.flatMap(o=>[De(s??"/",o),Si(s??"/",o)])}var uh=500;function lh(t){if(t.path.pieces.some(n=>"\
hole"in n)||!J(t.dir))return;let e=[""];for(let n of fh(t.path)){let r=new RegExp(`^${yr(n)}$`,"u"),s=x(n),o=e.flatMap(i=>s===
void 0?ph(t.dir,i,r,n):[`${i}${s}/`]);if(o.length>uh)return;e=o}return e.map(n=>n.slice(0,-1))}function ph(t,e,n,r){let s=J(
t)?ch(t,e===""?".":e):e,o=[...yr(r)].join("").startsWith("\\.")||yr(r).startsWith("[^/]");if(!ge(s))return[];try{return Zt(
s).filter(i=>n.test(i)&&(o||!i.startsWith("."))).map(i=>`${e}${i}/`)}catch{return[]}}function fh(t){let e=[[]];for(let n of t.
pieces){if(!("text"in n)){e.at(-1)?.push(n);continue}for(let[r,s]of n.text.split("/").entries())r>0&&e.push([]),s!==""&&
e.at(-1)?.push({text:s})}return e.map(n=>({pieces:n}))}function hd(t,e){let n=t.map(yh),r=n.map(o=>xh(o,e)),s=n.map(bh).filter(o=>o!=="");return{judge:o=>wh(o,n,r,e),names:o=>Ah(
o,s),existsAs(o){let i=(0,zr.default)(o,{dot:!0,nocase:!0});return r.some(a=>Eh(a,4).some(d=>i(d)))}}}function yh(t){let e=process.
env.HOME;return e!==void 0&&t.startsWith("~/")?Xr(e,t.slice(2)):t}function xh(t,e){let{base:n,glob:r}=zr.default.scan(t.
replace(/\/+$/u,"")),s=nn(De(e.projectDir,n===""?".":n)),o=/^\*\*\/([^*?[{/]+)/u.exec(r)?.[1];return o===void 0?{path:s,
isFixed:r===""}:{path:s,isFixed:!1,anywhere:o}}function wh(t,e,n,r){let s=pd(t);return s===void 0?"unknown":s.some(i=>(r.
clock.check(),fr([i],e,r)!=="outside"?!0:t.reach!=="file"&&Ch(i,t.reach,n,r)))?"written":"spared"}function Ch(t,e,n,r){if(kh(
t))return!1;let s=nn(t);return e==="contents"&&fd(r.projectDir,s)?!1:n.some(o=>fd(o.path,s)&&(o.isFixed||o.anywhere!==void 0||
o.path!==s)?!0:o.anywhere===void 0?!1:oo(t)===o.anywhere&&ge(t)||ge(Xr(t,o.anywhere)))}function kh(t){return/\/\.claude\/worktrees(?:\/[^/]+)?\/?$/u.
test(t)}function fd(t,e){let n=mh(e,t);return n===""||!hh(n)&&n!==".."&&!n.startsWith(`..${gh}`)}function bh(t){let{base:e}=zr.default.
scan(t.replace(/^\*\*\//u,"").replace(/\/+$/u,""));return e.split("/").find(r=>/^\.[^.]/u.test(r))??(e.includes("/")||e.
length>3?e:oo(e))}function Ah(t,e){let n=t.replace(/\\\n|["'\\]/gu,"").replace(/\.claude\/worktrees\/[^\s/;|&]+\/?/gu,"");
return e.some(r=>n.includes(r))}var Sh=1e3;function Eh(t,e){let n=t.anywhere===void 0?t.path:Xr(t.path,t.anywhere),r=[],
s=(o,i)=>{if(!(r.length>Sh||!ge(o))&&(r.push(oo(o)),i!==0))try{for(let a of Zt(o))a!=="worktrees"&&s(Xr(o,a),i-1)}catch{}};
return s(n,e),r}var _h=new Map([["python","c"],["node","ep"],["nodejs","ep"],["bun","ep"],["tsx","ep"],["deno",""],["ruby","e"],["perl",
"eE"],["php","r"],["lua","e"],["osascript","e"],["rscript","e"],["julia","e"],["elixir","e"],["groovy","e"]]),Wh=new Map(
[...["awk","gawk","mawk"].map(t=>[t,io]),...["sed","gsed"].map(t=>[t,Ph]),...["vim","vi","nvim","ex","ed","emacs"].map(t=>[
t,e=>[...io(e),...ao(e)]]),...["patch","git"].map(t=>[t,ao])]);function md(t,e){let n=t.replace(/[\d.]+$/u,""),r=Wh.get(
n);if(r!==void 0)return r(e);let s=_h.get(n);return s===void 0?[]:Rh(s,e)}function io(t){return t.words.slice(1)}function ao(t){
return t.world.stdin===void 0?[]:[t.world.stdin]}function Rh(t,e){let n=B(e.words.slice(1),{short:t,long:["eval","print"],
stopAtOperand:!0}),r=["--eval","--print",...[...t].map(o=>`-${o}`)],s=n.options.flatMap(({name:o,value:i})=>i!==void 0&&
r.includes(o)?[i]:[]);return s.length>0?s:vh(n.operands,e)}function vh([t,...e],n){let r=t===void 0?"-":x(t);if(r==="eva\
l")return e;if(r==="-"||r==="/dev/stdin")return ao(n);let s=r===void 0?void 0:gn(n.world,r);return s===void 0?[]:[s]}function Ph(t){
return io(t).filter(e=>/(?:^|[;{}\n/|,#\d$gpIi])\s*w\s/u.test(x(e)??""))}import{basename as Th,isAbsolute as xd,resolve as Oh}from"node:path";var gd={cp:{short:"tS",long:["target-directory","suffix"]},mv:{short:"tS",long:["target-directory","suffix"]},ln:{short:"\
tS",long:["target-directory","suffix"]},install:{short:"tSmog",long:["target-directory","suffix","mode","owner","group"]},
rsync:{short:"efTB",long:["rsh","filter","exclude","include","files-from","rsync-path","log-file"]},scp:{short:"cFiJloPS\
D",long:[]}},Dh={gcp:"cp",gmv:"mv",gln:"ln",ginstall:"install"};function wd(t,e){let n=Dh[t]??t,r=Object.hasOwn(gd,n)?gd[n]:
void 0;if(r===void 0)return;let s=B(e.words.slice(1),r),o=e.world.cwd;if(n==="install"&&M(s,"-d","--directory"))return s.
operands.map(p=>({path:p,dir:o,reach:"file"}));let{sources:i,destination:a,isInto:d}=Hh(n,s),c={run:e,isTree:n==="mv"||M(
s,"-r","-R","-a","--recursive","--archive"),isWhole:M(s,"-T","--no-target-directory"),isInto:d,isSync:n==="rsync"},u=M(s,
"--delete")?[{path:a,dir:o,reach:"tree"}]:[];return[...Lh(i,a,c),...u,...$h(n,i,e)]}function Hh(t,{operands:e,...n}){let r=ie(
{operands:e,...n},"-t","--target-directory");return r!==void 0?{sources:e,destination:r,isInto:!0}:t==="ln"&&e.length===
1?{sources:e,destination:E("."),isInto:!0}:{sources:e.slice(0,-1),destination:e.at(-1)??E("."),isInto:!1}}function $h(t,e,n){
return t!=="mv"&&t!=="ln"?[]:e.map(r=>({path:r,dir:n.world.cwd,reach:"tree"}))}function Lh(t,e,n){let r=n.run.world.cwd,
s=x(e),o=s===void 0||!xd(s)&&!J(r)?void 0:Cd(s,r),i=n.isInto||t.length>1||gr(e).endsWith("/")||o!==void 0&&At(o);return t.
flatMap(a=>{let d=x(a);if(i&&!n.isWhole&&d!==void 0&&!yd(d,n))return[{path:Ne(e,E(`/${Th(d)}`)),dir:r,reach:n.isTree?"tr\
ee":"file"}];if(d!==void 0&&yd(d,n))return Nh(d,e,n);let c=d===void 0&&i?"contents":n.isTree?"tree":"file";return[{path:e,
dir:r,reach:c}]})}function Cd(t,e){return xd(t)||!J(e)?t:Oh(e,t)}function yd(t,e){return e.isTree&&(/(?:^|\/)\.{1,2}\/?$/u.
test(t)||e.isSync&&t.endsWith("/"))}function Nh(t,e,n){let r=n.run.world.cwd,s=t.includes(":")?void 0:Cd(t,r);return s===
void 0||!At(s)?[{path:e,dir:r,reach:"contents"}]:Zt(s).map(o=>({path:Ne(e,E(`/${o}`)),dir:r,reach:"tree"}))}var Fh=new Map([["checkout",({operands:t,dashes:e},n)=>Pn(jh(t,e),n)],["restore",(t,e)=>Bh(e)],["rm",(t,e)=>M(t,"--cache\
d","-n","--dry-run")?[]:Pn(t.operands,e)],["mv",({operands:t},e)=>Pn(t,e)],["clean",(t,e)=>Ih(e)],["config",(t,e)=>Ad(ie(
t,"-f","--file"),e)],["clone",({operands:t},e)=>co(t[1],e)],["worktree",({operands:t},e)=>x(t[0]??E(""))==="add"?co(t[1],
e):[]],["apply",(t,e)=>kd(e)],["am",(t,e)=>kd(e)],["stash",(t,e)=>Mh(e)],["push",()=>[]],["fetch",()=>[]],["commit",()=>[]]]);
function bd(t){let e=Cn(t.words,t.env,t.world);if(e===void 0)return;let{verb:n}=e;return n===void 0?[]:(Fh.get(n)??Gh)(B(
e.args,Ue(n)),e)}function Pn(t,e){return t.map(n=>({path:n,dir:e.dir,reach:"tree"}))}function Ad(t,e){return t===void 0?
[]:[{path:t,dir:e.dir,reach:"file"}]}function co(t,e){return t===void 0?[]:[{path:t,dir:e.dir,reach:"contents"}]}function Bh(t){
let e=B(t.args,{short:"s",long:["source","pathspec-from-file"]});return M(e,"-S","--staged")&&!M(e,"-W","--worktree")?[]:
Pn(Jr(e.operands,M(e,"-s","--source")),t)}function kd(t){let e=B(t.args,{short:"pC",long:["directory"]});return co(ie(e,
"--directory"),t)}function Mh(t){let{operands:e}=B(t.args,{short:"m",long:["message"]});return x(e[0]??E(""))==="push"?Pn(
e.slice(1),t):[]}function Ih(t){let e=B(t.args,{short:"e",long:["exclude"]});return!(M(e,"-f","--force")&&!M(e,"-n","--d\
ry-run"))||!M(e,"-d","-x","-X")?[]:Pn(e.operands.length===0?[E(".")]:e.operands,t)}function Gh(t,e){let n=B(e.args,{short:"\
o",long:["output","output-directory"]});return Ad(ie(n,"-o","--output","--output-directory"),e)}function jh(t,e){return e!==
void 0?Jr(t.slice(e),e>0):t.length>1?Jr(t.slice(1),!0):Jr(t,!1)}function Jr(t,e){let n=r=>/^(?:\.|:\/|:\(top\)|\*|\.\/)$/u.
test(x(r)??"");return e?t:t.filter(r=>!n(r))}var uo=["-r","-R","--recursive"],Ut={},qt={spec:{short:"S",long:["suffix"]}},Vt={spec:{short:"cus",long:["cmd"]}},Qt={spec:{
short:"c",long:["config","parser","ignore-path"]},when:["-w","--write","--fix","-i"]},tr={spec:{short:"",long:["referenc\
e","from"]},skip:1,tree:uo,unless:["--reference","-r","-w","-x","-X","-s","-t"]},Sd={rm:{tree:uo},rmdir:Ut,unlink:Ut,shred:{
spec:{short:"ns",long:["iterations","size"]}},trash:{tree:!0},"trash-put":{tree:!0},rimraf:{tree:!0},del:{tree:!0},touch:{
spec:{short:"drt",long:["date","reference","time"]}},truncate:{spec:{short:"sr",long:["size","reference"]}},fallocate:{spec:{
short:"lo",long:["length","offset"]}},tee:Ut,sponge:Ut,mkdir:{spec:{short:"m",long:["mode"]}},mkfifo:{spec:{short:"m",long:[
"mode"]}},mknod:{spec:{short:"m",long:["mode"]}},chmod:tr,chown:tr,chgrp:tr,chattr:tr,setfacl:{spec:{short:"mxMX",long:[
"modify","remove"]},tree:uo},chflags:tr,sed:{spec:{short:"efl",shortAttached:"i",long:["expression","file","line-length"]},
skip:1,when:["-i","--in-place"],unless:["-e","-f","--expression","--file"]},gsed:{spec:{short:"efl",shortAttached:"i",long:[
"expression","file"]},skip:1,when:["-i","--in-place"],unless:["-e","-f","--expression","--file"]},perl:{spec:{short:"eEI\
Mm",shortAttached:"i",long:[]},when:["-i"]},ruby:{spec:{short:"eErI",shortAttached:"i",long:[]},when:["-i"]},awk:{spec:{
short:"ifvF",long:["include"]},when:["-i","--include"]},gawk:{spec:{short:"ifvF",long:["include"]},when:["-i","--include"]},
yq:{spec:{short:"",long:[]},when:["-i","--inplace","--in-place"]},dos2unix:Ut,unix2dos:Ut,ed:Vt,ex:Vt,vi:Vt,vim:Vt,nvim:Vt,
nano:Vt,emacs:Vt,patch:{spec:{short:"idpDFgoBrVYz",long:["input","directory","strip","output"]}},gzip:qt,gunzip:qt,bzip2:qt,
bunzip2:qt,xz:qt,unxz:qt,zstd:qt,rename:{spec:{short:"e",long:[]}},prettier:Qt,eslint:Qt,biome:Qt,oxlint:Qt,gofmt:Qt,shfmt:Qt,
jsonlint:Qt,mount:Ut,split:{spec:{short:"abClnt",long:["bytes","lines","number"]},skip:1},uniq:{spec:{short:"fsw",long:[]},
skip:1},xxd:{spec:{short:"cglnos",long:[]},skip:1},zip:{spec:{short:"bntxi",long:[]}}};function Ed(t,e){let n=Object.hasOwn(
Sd,t)?Sd[t]:void 0;if(n===void 0)return;let r=B(e.words.slice(1),n.spec??{short:"",long:[]});if(n.when!==void 0&&!M(r,...n.
when))return[];let s=n.tree===!0||n.tree!==void 0&&M(r,...n.tree);return Uh(n,r).map(o=>({path:o,dir:e.world.cwd,reach:s?
"tree":"file"}))}function Uh(t,e){let n=t.unless!==void 0&&M(e,...t.unless);return e.operands.slice(n?0:t.skip??0)}import{basename as qh}from"node:path";var Vh=()=>[],Qh=new Map([["dd",t=>vd(t.words.filter(e=>ee(e).startsWith("of=")).map(e=>ye(e,3)),t)],["curl",t=>_d("curl",
t)],["wget",t=>_d("wget",t)],["tar",lo],["gtar",lo],["bsdtar",lo],["unzip",Wd],["7z",Wd],...["grep","egrep","rg","ls","p\
s","ssh"].map(t=>[t,Vh])]);function Rd(t,e){return(Qh.get(t)??(n=>vd(Kh(n),n)))(e)}function vd(t,e){return t.map(n=>({path:n,
dir:e.world.cwd,reach:"file"}))}function Kh(t){let e={short:"o",long:["output","out","outfile","out-file","output-file",
"out-dir","outdir"]},n=B(t.words.slice(1),e),r=["-o",...e.long.map(o=>`--${o}`)];return[...t.words.flatMap((o,i)=>{let a=t.
words[i+1];return a!==void 0&&/^-out(?:put)?$/u.test(x(o)??"")?[a]:[]}),...Xh(r,n)]}function Xh(t,e){return e.options.flatMap(
({name:n,value:r})=>t.includes(n)&&r!==void 0?[r]:[])}function _d(t,e){let n=t==="curl",r=B(e.words.slice(1),{short:n?"o\
HdXuAbceFKmrTwxyYzCEP":"OoPaUtTQeBiwlADIXR",long:["output","output-dir","output-document","directory-prefix","header","d\
ata","request","user","dump-header","cookie-jar","append-output","output-file"]}),s=ie(r,"--output-dir",...n?[]:["-P","-\
-directory-prefix"]),o=s===void 0?void 0:x(s),i=s===void 0?e.world.cwd:o===void 0?{unknown:"a directory"}:ft(e.world.cwd,
o),a=n?["-o","--output","-c","--cookie-jar","-D","--dump-header"]:["-O","--output-document","-o","-a","--output-file","-\
-append-output"],d=r.options.flatMap(({name:p,value:f})=>a.includes(p)&&f!==void 0?[f]:[]),u=(n?M(r,"-O","--remote-name",
"--remote-name-all","-J"):d.length===0)?r.operands.map(p=>zh(p)):[];return[...d,...u].map(p=>({path:p,dir:i,reach:"file"}))}
function zh(t){let e=x(t);return e===void 0?t:E(qh(e.replace(/[?#].*$/u,"")))}function lo(t){let[e,...n]=t.words.slice(1),
r=e!==void 0&&/^[a-zA-Z]+$/u.test(x(e)??"")?[E(`-${x(e)}`),...n]:t.words.slice(1),s=B(r,{short:"fCTXb",long:["file","dir\
ectory","files-from","exclude","transform","strip-components","one-top-level"]}),o=ie(s,"-C","--directory");if(!M(s,"-x",
"--extract","--get")){let c=M(s,"-c","-r","-u","--create","--append")?ie(s,"-f","--file"):void 0;return c===void 0?[]:[{
path:c,dir:t.world.cwd,reach:"file"}]}let i={path:o??E("."),dir:t.world.cwd,reach:"contents"},a=o===void 0?".":x(o),d=a===
void 0||!J(t.world.cwd)?{unknown:"a directory"}:ft(t.world.cwd,a);return[i,...s.operands.map(c=>({path:c,dir:d,reach:"tr\
ee"}))]}function Wd(t){let e=B(t.words.slice(1),{short:"dxP",long:[]}),n=t.words.map(o=>x(o)??"").find(o=>/^-o./u.test(o)),
r=ie(e,"-d")??(n===void 0?E("."):E(n.slice(2))),s=e.operands.slice(1).map(o=>({path:o,dir:t.world.cwd,reach:"tree"}));return[
{path:r,dir:t.world.cwd,reach:"contents"},...s]}function po(t){if(t.kind==="unread")return[];if(t.kind==="write")return[{path:t.target,dir:t.world.cwd,reach:"file"}];let e=st(
t.words[0]??E(""))??"";return bd(t)??wd(e,t)??Ed(e,t)??Rd(e,t)}var Pd={kind:"shell-writes",holds:(t,e)=>gi(Jh(hd(t.globs,e),e),t.opaque)};function Jh(t,e){let n=yi(e);if(n!==void 0)return t.
names(n)||xi(n)?[hr(`${e.tool} commands`)]:[];let r=e.input.command,s=typeof r=="string"&&t.names(r);return ud(e).flatMap(
o=>(e.clock.check(),o.kind==="unread"?o.text===void 0||t.names(o.text)?[hr(o.what)]:[]:o.kind==="write"?Td(po(o),t,s):Yh(
o,t,s)))}function Yh(t,e,n){let r=st(t.words[0]??E(""))??"",o=md(r,t).filter(a=>e.names(Zh(a))).map(()=>ys(`${r} gets pr\
ogram text that names a guarded path`)),i=r==="find"||r==="gfind";return[...o,...Td(i?ld(t,e):po(t),e,n)]}function Td(t,e,n){
return t.flatMap(r=>{let s=e.judge(r);return s==="written"?[ys(`it writes ${K(r.path)}`)]:s==="unknown"&&n?[hr(`the path\
 ${K(r.path)}`)]:[]})}function Zh(t){return t.pieces.map(e=>"text"in e?e.text:" ").join("")}await $o({
  "hook": "protect-enforcement",
  "event": "PreToolUse",
  "onError": "block",
  "deadlineMs": 8000,
  "rule": {
    "kind": "decide",
    "cases": [
      {
        "tools": {
          "names": [
            "Artifact",
            "DesignSync",
            "Edit",
            "NotebookEdit",
            "Write"
          ]
        },
        "where": {
          "kind": "path-under",
          "globs": [
            ".claude/settings.json",
            ".claude/settings.local.json",
            ".claude/hooks",
            ".claude/agents",
            ".claude/skills",
            ".claude/commands",
            ".claude/enforcement-*",
            ".mcp.json",
            "**/.claude/settings*.json",
            "**/.claude/{hooks,agents,skills,commands}",
            "~/.claude/settings.json",
            "~/.claude/settings.local.json",
            "~/.claude/{agents,skills,commands,plugins}",
            "~/.claude.json"
          ],
          "fields": [
            "file_path",
            "localDir",
            "notebook_path",
            "out_dir"
          ]
        },
        "message": "This would change the enforcement itself{because}. Rules change in the spec and reach this account by provisioning; ask the operator."
      },
      {
        "tools": {
          "names": [
            "Bash",
            "Monitor",
            "PowerShell"
          ]
        },
        "where": {
          "kind": "shell-writes",
          "globs": [
            ".claude/settings.json",
            ".claude/settings.local.json",
            ".claude/hooks",
            ".claude/agents",
            ".claude/skills",
            ".claude/commands",
            ".claude/enforcement-*",
            ".mcp.json",
            "**/.claude/settings*.json",
            "**/.claude/{hooks,agents,skills,commands}",
            "~/.claude/settings.json",
            "~/.claude/settings.local.json",
            "~/.claude/{agents,skills,commands,plugins}",
            "~/.claude.json"
          ],
          "opaque": true
        },
        "message": "This would change the enforcement itself{because}. Rules change in the spec and reach this account by provisioning; ask the operator."
      }
    ],
    "otherwise": "allow"
  },
  "log": {
    "tag": "protect-enforcement",
    "act": "op=block tool={tool}"
  }
},So({"path-under":mi,"shell-writes":Pd}));
