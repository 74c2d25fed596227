/** Ways to push main, or past git's hooks, that were tried by hand. Each must be refused. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verdict, type GuardRule } from "./support/bash-call.ts";
import { git, makeLayout, type Layout } from "./support/layout.ts";

type Head = "main" | "feat";
type Row = readonly [GuardRule, Head, string];

const attacks: readonly Row[] = [
  // Pushes.
  ["push-main", "feat", "git push origin HEAD:heads/main"],
  ["push-main", "feat", "git push origin feat:refs/heads/main --force"],
  ["push-main", "feat", "git push --repo=origin --all"],
  ["push-main", "feat", "git push --al origin"],
  ["push-main", "feat", "git push origin 'refs/heads/*:refs/heads/*'"],
  ["push-main", "feat", "git push origin 'refs/heads/m*'"],
  ["push-main", "feat", 'git push origin "$BRANCH"'],
  ["push-main", "feat", "git push origin HEAD:$TARGET"],
  ["push-main", "feat", "git push $ARGS"],
  ["push-main", "main", "git push origin HEAD"],
  ["push-main", "main", "git push origin @"],
  ["push-main", "main", "git push -u origin $(git branch --show-current)"],
  ["push-main", "feat", "git -c push.default=matching push"],
  ["push-main", "feat", "git -c remote.origin.push=feat:main push origin"],
  [
    "push-main",
    "feat",
    "git -c remote.origin.push=refs/heads/feat:refs/heads/main push origin feat",
  ],
  ["push-main", "feat", "git config push.default matching && git push"],
  ["push-main", "feat", "git config remote.origin.push HEAD:main; git push"],
  [
    "push-main",
    "feat",
    "git branch -u origin/main && git config push.default upstream && git push",
  ],
  ["push-main", "feat", "git -c remote.origin.mirror=true push origin"],
  ["push-main", "feat", "git send-pack ../remote.git feat:main"],
  ["push-main", "feat", "git subtree push --prefix=docs origin main"],
  ["push-main", "feat", "git push origin @{-1}"],
  ["push-main", "feat", "git push ext::'sh -c x' feat"],
  ["push-main", "feat", "git push --receive-pack='sh -c x' origin feat"],
  // Past the hooks.
  ["no-verify", "feat", "git commit -m x --no-verify"],
  ["no-verify", "feat", "git commit -qnam x"],
  ["no-verify", "feat", "git merge --no-verify main"],
  ["no-verify", "feat", "git rebase --no-verify main"],
  ["no-verify", "feat", "git am -n x.patch"],
  ["no-verify", "feat", "git commit $FLAGS -m x"],
  ["no-verify", "feat", "F=--no-verify; git commit $F -m x"],
  ["no-verify", "feat", "git -c CORE.HooksPath=x commit -m x"],
  ["no-verify", "feat", "git --config-env=core.hooksPath=X commit -m x"],
  [
    "no-verify",
    "feat",
    "GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=core.hooksPath GIT_CONFIG_VALUE_0=/x git commit -m x",
  ],
  ["no-verify", "feat", "GIT_CONFIG_PARAMETERS=\"'core.hooksPath=/x'\" git commit -m x"],
  ["no-verify", "feat", "GIT_CONFIG_GLOBAL=/tmp/evil git commit -m x"],
  ["no-verify", "feat", "git config core.hooksPath /dev/null"],
  ["no-verify", "feat", "git config --global core.hookspath /dev/null"],
  ["no-verify", "feat", "git config set core.hooksPath x"],
  ["no-verify", "feat", "git config --unset core.hooksPath"],
  ["no-verify", "feat", "export HUSKY=0; git commit -m x"],
  ["no-verify", "feat", "env HUSKY=0 git push"],
  ["no-verify", "feat", "LEFTHOOK=0 git commit -m x"],
  ["no-verify", "feat", "SKIP=lint git commit -m x"],
  ["no-verify", "feat", "git commit-tree -m x HEAD^{tree}"],
  ["no-verify", "feat", "rm ../repo/.git/hooks/pre-commit && git commit -m x"],
  ["no-verify", "feat", "chmod -x ../repo/.git/hooks/pre-commit"],
  ["no-verify", "feat", "git -c alias.c='commit --no-verify' c -m x"],
];

describe("attacks on the git guards", () => {
  let layout: Layout;
  beforeAll(() => {
    layout = makeLayout();
    git(layout.repo, "branch", "--set-upstream-to=origin/main", "main");
  });
  afterAll(() => layout.remove());

  test.each(attacks)("%s on %s refuses: %s", (rule, head, command) => {
    expect(verdict(rule, command, layout[head === "main" ? "repo" : "feat"])).toMatch(/^block: ./u);
  });
});
