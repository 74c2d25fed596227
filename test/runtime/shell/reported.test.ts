/** The reported faults of Bash guards, by their number in the list of cases. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verdict, type GuardRule } from "./support/bash-call.ts";
import { makeLayout, type Layout } from "./support/layout.ts";

type Head = "main" | "feat";
type Row = readonly [number, GuardRule, Head, string];

const blocked: readonly Row[] = [
  [1, "commit-main", "main", "git -C . commit -m x"],
  [1, "commit-main", "main", "git --git-dir=.git --work-tree=. commit -m x"],
  [1, "commit-main", "main", "git --git-dir .git commit -m x"],
  [1, "commit-main", "main", "git -c user.name=A commit -m x"],
  [2, "commit-main", "main", "git -C ../feat -C ../repo commit -m x"],
  [2, "commit-main", "feat", "git -C .. -C repo commit -m x"],
  [3, "commit-main", "feat", "git -C ../repo commit -m x"],
  [3, "commit-main", "feat", "cd ../repo && git commit -m x"],
  [4, "commit-main", "main", "git add . && git commit -m x"],
  [4, "commit-main", "main", "git add .; git commit -m x"],
  [4, "commit-main", "main", "git add . || git commit -m x"],
  [5, "no-verify", "feat", "true & git commit --no-verify -m x"],
  [5, "commit-main", "main", "( git commit -m x )"],
  [5, "commit-main", "main", "echo one\ngit commit -m x"],
  [6, "commit-main", "main", "cd .\ngit commit -m x"],
  [6, "commit-main", "main", "git \\\n  commit -m x"],
  [6, "commit-main", "main", "git\tcommit -m x"],
  [7, "commit-main", "main", "bash -c 'git commit -m x'"],
  [7, "commit-main", "main", "echo a | xargs git commit"],
  [7, "commit-main", "main", "bash <<< 'git commit -m x'"],
  [7, "commit-main", "main", 'eval "git commit -m x"'],
  [8, "push-main", "feat", "echo $(git push origin main)"],
  [8, "push-main", "feat", "echo `git push origin main`"],
  [8, "push-main", "feat", 'echo "$(git push origin main)"'],
  [8, "push-main", "feat", 'echo "`git push origin main`"'],
  [8, "push-main", "feat", "cat <<EOF\n$(git push origin main)\nEOF"],
  [8, "push-main", "feat", "cat <(git push origin main)"],
  [9, "commit-main", "main", "FOO=a\\ b git commit -m x"],
  [9, "commit-main", "main", "env X=1 git commit -m x"],
  [9, "commit-main", "main", "command git commit -m x"],
  [9, "commit-main", "main", "\\git commit -m x"],
  [9, "commit-main", "main", "< /dev/null git commit -m x"],
  [9, "commit-main", "main", "if true; then git commit -m x; fi"],
  [10, "push-main", "feat", "git push origin HEAD:main"],
  [10, "push-main", "feat", "git push origin HEAD:refs/heads/main"],
  [10, "push-main", "feat", "git push origin +main"],
  [10, "push-main", "feat", "git push origin :main"],
  [10, "push-main", "feat", "git push --delete origin main"],
  [10, "push-main", "feat", "git push origin -d main"],
  [10, "push-main", "feat", "git push --all"],
  [10, "push-main", "feat", "git push --mirror"],
  [10, "push-main", "feat", "git push origin :"],
  [10, "push-main", "feat", "git push origin feat main"],
  [11, "push-main", "main", "cat > /tmp/note <<END.OF\npush origin feature/x\nEND.OF\ngit push"],
  [12, "push-main", "feat", "GIT_SSH_COMMAND='bash -c \"…\"' git push origin feat"],
  [12, "push-main", "feat", "GIT_SSH=./run git push origin feat"],
  [12, "push-main", "feat", "git -c core.sshCommand='sh -c x' push origin feat"],
  [13, "no-verify", "feat", "git commit -n"],
  [13, "no-verify", "feat", "git commit -nm x"],
  [13, "no-verify", "feat", "git commit -anm x"],
  [13, "no-verify", "feat", "git -c core.hooksPath=/dev/null commit -m x"],
  [13, "no-verify", "feat", "HUSKY=0 git commit -m x"],
  [13, "no-verify", "feat", "git commit --no-verif -m x"],
  [14, "push-main", "feat", 'echo "a\\\\" && git push origin main'],
];

const allowed: readonly Row[] = [
  [3, "commit-main", "main", "git -C ../feat commit -m x"],
  [3, "commit-main", "main", "cd ../feat && git commit -m x"],
  [9, "commit-main", "main", "A-B=1 git commit -m x"],
  [12, "push-main", "feat", "GIT_SSH_COMMAND='ssh -i ~/.ssh/id' git push origin feat"],
  [13, "no-verify", "feat", "git push -n origin feat"],
  [15, "commit-main", "main", 'grep -rn "git commit" docs/'],
  [15, "commit-main", "main", 'echo "use git commit"'],
  [15, "commit-main", "main", 'gh issue create --body "run git commit"'],
  [16, "commit-main", "main", "git rev-parse HEAD^{commit}"],
  [16, "commit-main", "main", "git cat-file -e X^{commit}"],
  [16, "push-main", "main", "git log --grep=push"],
  [16, "push-main", "main", "git stash push"],
  [17, "no-verify", "feat", 'git commit -m "why we never pass --no-verify"'],
  [17, "no-verify", "feat", 'git commit -m "bash -n passes"'],
  [17, "no-verify", "feat", "git commit -m --no-verify"],
  [18, "push-main", "feat", "cat > n.md <<'EOF'\ngit push origin main\nEOF"],
  [18, "no-verify", "feat", "git commit -F - <<'EOF'\nit's fine\nEOF"],
  [19, "push-main", "feat", "git push origin feature/maintain-state"],
  [19, "push-main", "feat", "git push origin deps/x-remaining"],
  [19, "push-main", "feat", "git push origin main-hotfix"],
  [20, "push-main", "main", "git push -u origin feat/x"],
  [20, "push-main", "main", "git push origin main:feature/x"],
  [20, "push-main", "main", "git push origin v1.0"],
  [20, "push-main", "main", "git push origin tag main"],
  [20, "push-main", "main", "git push --tags"],
  [22, "commit-main", "main", "echo err >&2"],
  [22, "commit-main", "main", "make 2>&1 | tail"],
];

describe("reported Bash guard faults", () => {
  let layout: Layout;
  beforeAll(() => {
    layout = makeLayout();
  });
  afterAll(() => layout.remove());

  test.each(blocked)("case %i blocks %s on %s: %s", (_, rule, head, command) => {
    expect(verdict(rule, command, layout[head === "main" ? "repo" : "feat"])).toMatch(/^block: ./u);
  });

  test.each(allowed)("case %i allows %s on %s: %s", (_, rule, head, command) => {
    expect(verdict(rule, command, layout[head === "main" ? "repo" : "feat"])).toBe("allow");
  });
});
