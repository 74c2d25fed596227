/** Ordinary commands, and text that only looks like a commit or a push: none of them may be refused. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verdict, type GuardRule } from "./support/bash-call.ts";
import { git, makeLayout, type Layout } from "./support/layout.ts";

type Head = "main" | "feat";
type Row = readonly [GuardRule, Head, string];

const harmless: readonly Row[] = [
  ["commit-main", "main", "git pull"],
  ["commit-main", "main", "git pull --ff-only"],
  ["commit-main", "main", "git pull origin main"],
  ["commit-main", "main", "git pull --rebase"],
  ["commit-main", "main", "git fetch && git merge --ff-only origin/main"],
  ["commit-main", "main", "git merge --ff-only @{u}"],
  ["commit-main", "main", "git merge --abort"],
  ["commit-main", "feat", "git fetch origin main:main"],
  ["commit-main", "main", "git fetch --all --prune"],
  ["commit-main", "main", "git checkout -b fix/1 && git commit -m x"],
  ["commit-main", "main", "git checkout -b fix/1\ngit add -A\ngit commit -m x"],
  ["commit-main", "main", "git switch -c fix/1; git commit -m x"],
  ["commit-main", "main", "git checkout feat && git commit -m x"],
  ["commit-main", "main", "git checkout feat || exit 1; git commit -m x"],
  ["commit-main", "main", "f() { git checkout feat || return 1; git commit -m x; }; f"],
  ["commit-main", "main", "die() { echo no; exit 1; }; git checkout feat || die; git commit -m x"],
  [
    "commit-main",
    "main",
    "for i in 1; do git checkout feat || continue; git commit -m x; git checkout main; done",
  ],
  ["commit-main", "main", "set -e; git checkout feat; git commit -m x"],
  ["commit-main", "main", "git checkout feat -- a.txt"],
  ["commit-main", "main", "git worktree add ../w -b fix/2 && cd ../w && git commit -m x"],
  ["commit-main", "main", "git commit --dry-run -m x"],
  ["commit-main", "main", "git reset --hard"],
  ["commit-main", "main", "git reset HEAD a.txt"],
  ["commit-main", "main", "git reset a.txt"],
  ["commit-main", "main", "git branch fix/3"],
  ["commit-main", "main", "git branch -d feat"],
  ["commit-main", "main", "git stash && git stash pop"],
  ["commit-main", "main", "git cherry-pick -n feat"],
  ["commit-main", "main", "git merge --squash feat"],
  ["commit-main", "feat", 'git commit -m "$MSG"'],
  [
    "commit-main",
    "feat",
    "git commit -m \"$(cat <<'EOF'\nfix: it's done\n\ngit push origin main\nEOF\n)\"",
  ],
  ["commit-main", "feat", "git merge main"],
  ["commit-main", "feat", "git rebase main"],
  ["commit-main", "feat", "git reset --hard origin/main"],
  ["commit-main", "main", 'cd "$(git rev-parse --show-toplevel)/../feat" && git commit -m x'],
  ["commit-main", "main", "echo $X; ls $DIR; npm test; make -j4"],
  ["commit-main", "main", 'for f in *.ts; do echo "$f"; done'],
  ["commit-main", "main", "$HOME/bin/tool --flag; ./scripts/$NAME.sh"],
  ["commit-main", "main", "node -e 'console.log(1)'; python3 x.py git commit"],
  ["commit-main", "main", "ssh host 'git commit -m x'"],
  ["commit-main", "main", "function f { git commit -m x; }; echo f"],
  ["commit-main", "main", "command -v git commit"],
  ["commit-main", "main", "git help commit; git commit --help"],
  ["commit-main", "main", "find . -name '*.js' | xargs grep -n commit"],
  ["commit-main", "main", "if git diff --quiet; then echo clean; fi"],
  ["commit-main", "feat", "git status && git diff && git log --oneline -5 | cat"],
  ["commit-main", "main", 'git switch -c "fix/$(date +%s)" && git commit -m x'],
  ["commit-main", "main", "git checkout -b feat/$((1 + 2)) && git commit -m x"],
  ["commit-main", "main", 'while read -r line; do echo "$line"; done < file.txt'],
  ["commit-main", "main", "while true; do sleep 1; n=$((n+1)); done"],
  ["commit-main", "main", "git remote set-url origin https://example.org/x && git fetch"],
  ["push-main", "feat", "git push origin $(git rev-parse HEAD):refs/heads/feature-x"],
  ["push-main", "feat", "git push -u origin HEAD"],
  ["push-main", "feat", "git push -u origin $(git branch --show-current)"],
  ["push-main", "feat", 'B=$(git rev-parse --abbrev-ref HEAD); git push origin "$B"'],
  ["push-main", "feat", 'git push origin "feature/$N"'],
  ["push-main", "feat", "git push --force-with-lease origin feat"],
  ["push-main", "feat", "git push origin --delete old-feature"],
  ["push-main", "main", "git push --dry-run"],
  ["push-main", "main", "git push origin HEAD:refs/for/main"],
  ["push-main", "feat", "git push -o merge_request.create origin feat"],
  ["no-verify", "feat", "git commit -am x && git push"],
  ["no-verify", "feat", "git commit -m \"$(printf 'a\\nb')\""],
  ["no-verify", "feat", 'git commit -m "$MSG" && git push -u origin feat'],
  ["no-verify", "feat", "git merge -n main"],
  ["no-verify", "feat", "git cherry-pick -n main"],
  ["no-verify", "feat", "git commit -uno -m x"],
  ["no-verify", "feat", "git commit -Snone -m x"],
  ["no-verify", "feat", "git commit --no-verify --verify -m x"],
  ["no-verify", "feat", "HUSKY=1 git commit -m x"],
  ["no-verify", "feat", "git config core.hooksPath"],
  ["no-verify", "feat", "git config user.name A"],
  ["no-verify", "feat", "echo HUSKY=0 git commit --no-verify"],
  ["no-verify", "feat", "GIT_EDITOR=true git rebase --continue"],
  ["no-verify", "feat", "GIT_PAGER=cat git log"],
];

describe("the git guards let ordinary work pass", () => {
  let layout: Layout;
  beforeAll(() => {
    layout = makeLayout();
    git(layout.repo, "branch", "--set-upstream-to=origin/main", "main");
  });
  afterAll(() => layout.remove());

  test.each(harmless)("%s on %s lets pass: %s", (rule, head, command) => {
    expect(verdict(rule, command, layout[head === "main" ? "repo" : "feat"])).toBe("allow");
  });
});
