/** Random shell scripts of the kind that hides a command: variables, functions, directories, jumps, nesting. */
import { constantFrom, letrec, oneof, tuple, type Arbitrary } from "fast-check";
import { single } from "./rewritings.ts";

const leaves = `
git commit -m x
git status
git $Y
git -C ../repo commit -m c
git -C ../feat commit
true
false
! true
echo hi
echo git commit
exit
return
break
continue
X=git
X=echo
Y=commit
Y=status
$X $Y -m z
$X status
\${X:-git} \${Y:-status}
cd ../feat
cd ../repo
cd /tmp
cd -
pushd ../feat
popd
export X
local X=true
f
X=git f
f() { git commit -m f; }
unset -f f
set -- git commit
"$@"
shift
V='git commit -m v'
$V
eval "$V"
bash -c '$X commit -m b'
W=$(echo git)
$W commit
A=(git commit)
"\${A[@]}" -m a
read X <<< git
printf -v X git
set -e
set +e
trap 'git commit -m t' EXIT
[[ $Y == commit ]]
[ -d ../feat ]
((1))
`;

const leaf = constantFrom(...leaves.trim().split("\n"));

const compound: readonly ((body: string) => string)[] = [
  (body) => `( ${body}\n)`,
  (body) => `{ ${body}\n}`,
  (body) => `n=0; while [ $((n+=1)) -lt 3 ]; do ${body}\ndone`,
  (body) => `for Y in status commit; do ${body}\ndone`,
  (body) => `case "$Y" in commit) ${body}\n;; *) echo no;; esac`,
  (body) => `f() { ${body}\n}`,
  (body) => `echo "$( ${body}\n)"`,
  (body) => `bash -c ${single(body)}`,
  (body) => `eval ${single(body)}`,
  (body) => `echo ${single(body)} | bash`,
  (body) => `bash <<'EOT'\n${body}\nEOT\n`,
  (body) => `cat <<EOU\n$( ${body}\n)\nEOU\n`,
];

/** A script, nested up to four deep. */
export const script: Arbitrary<string> = letrec<{ readonly node: string }>((tie) => ({
  node: oneof(
    { maxDepth: 4, depthSize: "small" },
    leaf,
    tuple(tie("node"), constantFrom("; ", " && ", " || ", "\n", " | "), tie("node")).map((parts) =>
      parts.join(""),
    ),
    tuple(constantFrom(...compound), tie("node")).map(([wrap, body]) => wrap(body)),
    tuple(tie("node"), tie("node"), tie("node")).map(
      ([a, b, c]) => `if ${a}\nthen ${b}\nelse ${c}\nfi`,
    ),
  ),
})).node;
