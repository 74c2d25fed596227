/** What the shell can be seen to write below guarded paths, and what only looks like it. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shellWrites } from "../../../templates/runtime/predicates/shell-writes.ts";
import { bashCall } from "./support/bash-call.ts";
import { git, tempDirectory } from "./support/layout.ts";

const globs = [
  ".claude/settings.json",
  ".claude/settings.local.json",
  ".claude/hooks",
  ".claude/agents",
  ".claude/skills",
  ".mcp.json",
  "**/.claude/settings*.json",
  "**/.claude/{hooks,agents,skills,commands}",
  "~/.claude/settings.json",
];

const writes = [
  "echo {} > .claude/settings.json",
  "echo {} >> .claude/settings.json",
  "echo {} >| .claude/settings.json",
  "echo {} &> .mcp.json",
  "echo {} >& .mcp.json",
  ": <> .mcp.json",
  "> .mcp.json",
  "echo {} > ./.claude/../.claude/settings.json",
  'echo {} > "$PWD/.claude/settings.json"',
  "echo {} > $CLAUDE_PROJECT_DIR/.claude/settings.json",
  "echo {} > ~/.claude/settings.json",
  "echo {} > $HOME/.claude/settings.json",
  "F=.claude/settings.json; echo {} > $F",
  'F=$(echo .claude/settings.json); echo {} > "$F"',
  "cd .claude && echo {} > settings.json",
  "cd .claude && rm -f settings.json",
  "(cd .claude; rm settings.json)",
  "pushd .claude; touch hooks/x.mjs",
  "{ echo {}; } > .mcp.json",
  "for f in .claude/settings.json; do echo {} > $f; done",
  "echo {} | tee .claude/settings.json",
  "echo {} | sudo tee -a .mcp.json > /dev/null",
  "cp evil.json .claude/settings.json",
  "cp hooks/x.mjs .claude/hooks/",
  "cp -t .claude/hooks x.mjs",
  "cp settings.json .claude",
  "cp -r evil/.claude .",
  "cp -r evil/. .",
  "rsync -a evil/ .",
  "rsync -a host:guards/ .claude/hooks/",
  "mv .claude .claude.off",
  "mv .claude/hooks /tmp/x",
  "mv evil.json .mcp.json",
  "mv -T evil .claude",
  "install -m 644 evil.json .claude/settings.json",
  "ln -sf /dev/null .claude/settings.json",
  "ln -s .claude/settings.json x",
  "rm -rf .claude",
  "rm -rf .",
  "rm -rf ./*/ .claude",
  "rm .claud*/settings.json",
  "rm -rf .[a-z]*",
  "rm -r {src,.claude}",
  'rm -rf "$PWD"',
  "rmdir .claude/hooks",
  "unlink .mcp.json",
  "truncate -s 0 .claude/hooks/guard.mjs",
  "touch .claude/agents/new.md",
  "mkdir -p .claude/agents/zz",
  "chmod 000 .claude/hooks/guard.mjs",
  "chmod -R a-r .claude",
  "sed -i 's/block/allow/' .claude/hooks/guard.mjs",
  "sed -i.bak -e s/a/b/ .claude/settings.json",
  "sed --in-place s/a/b/ .claude/settings.json",
  "sed -n 'w .claude/settings.json' evil.json",
  "perl -pi -e s/a/b/ .claude/settings.json",
  "dd if=evil.json of=.claude/settings.json",
  "curl -o .claude/settings.json https://example.org/x",
  "curl -sSfLo .claude/settings.json https://example.org/x",
  "cd .claude && curl -O https://example.org/settings.json",
  "wget -O .mcp.json https://example.org/x",
  "wget -P .claude/hooks https://example.org/guard.mjs",
  "tar -xf evil.tar -C .claude",
  "tar xzf evil.tgz .claude/settings.json",
  "unzip evil.zip -d .claude/hooks",
  "jq . x.json > .claude/settings.json",
  "sort -o .claude/settings.json evil.json",
  "yq -i '.a=1' .claude/settings.json",
  "npx prettier --write .claude/settings.json",
  "patch .claude/settings.json x.diff",
  "patch -p1 <<'EOF'\n--- a/.claude/settings.json\n+++ b/.claude/settings.json\nEOF",
  "git apply <<'EOF'\n+++ b/.claude/settings.json\nEOF",
  "git checkout feat -- .claude",
  "git checkout feat -- .",
  "git restore --source=feat .claude/settings.json",
  "git rm -rf .claude",
  "git mv .claude/hooks off",
  "git clean -fdx",
  "git config -f .claude/settings.json a.b c",
  "ed .claude/settings.json <<< w",
  "vim -es -c ':w' .claude/settings.json",
  "python3 -c \"open('.claude/settings.json','w').write('{}')\"",
  "python3 - <<'EOF'\nopen('.claude/settings.json','w')\nEOF",
  "node -e \"require('fs').writeFileSync('.mcp.json','{}')\"",
  "node <<'EOF'\nrequire('fs').rmSync('.claude/hooks')\nEOF",
  "cat > x.py <<'EOF'\nopen('.claude/settings.json','w')\nEOF\npython3 x.py",
  'awk \'BEGIN{print "{}" > ".claude/settings.json"}\'',
  "find .claude -delete",
  "find . -name 'settings*.json' -delete",
  "find . -type f -exec rm {} +",
  "find .claude -name '*.mjs' | xargs rm",
  "echo .claude/settings.json | xargs rm",
  "read F <<< .claude/settings.json; cat x > $F",
  "bash -c 'echo {} > .claude/settings.json'",
  "echo $(rm .mcp.json)",
  "true > >(tee .mcp.json)",
  "echo x > link/settings.json",
  "echo x > dangling",
  "rm -rf sub/deep/../../.claude",
  "echo {} > sub/.claude/settings.json",
  "rm -rf sub",
  "echo {} > .claude/worktrees/a/.claude/settings.json",
  "rm .claude/worktrees/a/.mcp.json",
];

const spared = [
  "cat .claude/settings.json",
  "jq .hooks .claude/settings.json",
  "grep -rn hook .claude",
  "cp .claude/settings.json /tmp/copy.json",
  "diff .claude/settings.json other.json",
  "git add .claude/settings.json && git commit -m x",
  "git diff -- .claude",
  "git log -p .claude/hooks",
  "ls -la .claude/hooks; wc -l .mcp.json",
  "node .claude/hooks/guard.mjs < payload.json",
  "echo '.claude/settings.json'",
  "echo x > settings.json",
  "echo x > src/settings.json",
  "echo x > .claude-notes.md",
  "echo x > .claude/notes.md",
  "touch .claude/worktrees/a/src/x.ts",
  "rm -rf .claude/worktrees/a",
  "cd .claude/worktrees/a && npm test > out.log && rm -rf dist",
  "git worktree remove .claude/worktrees/a",
  "rm -rf dist node_modules/.cache",
  "rm -rf build/*",
  'for f in src/*.ts; do sed -i s/a/b/ "$f"; done',
  "grep -rl foo src | xargs sed -i s/foo/bar/",
  "find . -name '*.pyc' -delete",
  "find src -type f -exec rm {} +",
  'echo x > "$OUT"',
  "echo err >&2; make > /dev/null 2>&1",
  "sed -n 1,5p .claude/settings.json",
  "sed s/a/b/ .claude/settings.json",
  "python3 -c 'print(1)'",
  "tar czf out.tgz .claude",
  "tar xzf pkg.tgz",
  "git checkout main; git pull; git stash",
  "git checkout -- .",
  "git restore .",
  "git clean -n -fdx",
  "mkdir -p .claude/worktrees",
  "cp -r src lib",
  "cp -r other/. .",
  "mv a.txt b.txt",
  "gh pr create --body 'rm -rf .claude'",
  "cat > notes.md <<'EOF'\nrm -rf .claude\nEOF",
  "curl -s https://example.org/x | jq .",
  "ps -o pid,cmd",
];

describe("shell-writes", () => {
  let dir: string;
  const holds = (command: string, opaque = true): boolean =>
    shellWrites.holds({ kind: "shell-writes", globs, opaque }, bashCall(command, dir)).holds;

  beforeAll(() => {
    dir = tempDirectory();
    for (const path of [
      ".claude/hooks",
      ".claude/agents",
      ".claude/worktrees/a/.claude",
      ".claude/worktrees/a/src",
      "evil/.claude",
      "other/src",
      "src",
      "build",
      "sub/.claude",
      "sub/deep",
    ])
      mkdirSync(join(dir, path), { recursive: true });
    for (const path of [
      ".claude/settings.json",
      ".claude/hooks/guard.mjs",
      ".mcp.json",
      "evil.json",
      "evil/.mcp.json",
      "src/a.ts",
      "build/x",
      "a.txt",
      "sub/.claude/settings.json",
      "other/a.txt",
    ])
      writeFileSync(join(dir, path), "");
    symlinkSync(".claude", join(dir, "link"));
    symlinkSync(".claude/hooks/new.mjs", join(dir, "dangling"));
    git(dir, "init", "-q", "-b", "main");
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  test.each(writes)("writes: %s", (command) => {
    expect(holds(command)).toBe(true);
  });

  test.each(spared)("spares: %s", (command) => {
    expect(holds(command)).toBe(false);
  });

  test("an unknown command word counts only for a rule that says so", () => {
    expect(holds("$TOOL x")).toBe(true);
    expect(holds("$TOOL x", false)).toBe(false);
  });

  test("the session may sit in a subdirectory of the project", () => {
    const call = bashCall("rm ../.mcp.json", join(dir, "src"), { projectDir: dir });
    expect(shellWrites.holds({ kind: "shell-writes", globs, opaque: true }, call).holds).toBe(true);
  });

  test("PowerShell counts when it names a guarded path", () => {
    const say = (command: string): boolean =>
      shellWrites.holds(
        { kind: "shell-writes", globs, opaque: true },
        bashCall(command, dir, { tool: "PowerShell" }),
      ).holds;
    expect(say("Set-Content .claude/settings.json '{}'")).toBe(true);
    expect(say("Get-ChildItem src")).toBe(false);
  });
});
