import { describe, expect, test } from "vitest";
import { runsCommand } from "../../../templates/runtime/predicates/runs-command.ts";
import { bashCall } from "./support/bash-call.ts";

const commands = [
  ["gh", "pr", "merge"],
  ["tea", "pulls", "merge"],
  ["curl", "*/pulls/*/merge"],
];
const ask = (
  command: unknown,
  opaque = true,
  tool = "Bash",
): ReturnType<typeof runsCommand.holds> =>
  runsCommand.holds({ kind: "runs-command", commands, opaque }, bashCall(command, "/", { tool }));

describe("runs-command", () => {
  test.each([
    "gh pr merge 5",
    "gh pr merge",
    "gh -R o/r pr merge 5",
    "gh --repo=o/r pr merge 5",
    "gh pr -R o/r merge 5",
    "GH_TOKEN=x /usr/local/bin/gh pr merge 5 --squash",
    "cd x && sudo -u me env A=1 gh pr merge",
    "echo 5 | xargs gh pr merge",
    "gh pr list | while read -r n; do gh pr merge $n; done",
    "bash -c 'gh pr merge 5'",
    "echo $(gh pr merge 5)",
    "gh $(echo pr) 'merge' 5",
    "tea pulls merge 3",
    "curl -X PUT https://host/api/pulls/5/merge",
    "npx gh pr merge",
    "M=merge; gh pr $M 5",
  ])("runs: %s", (command) => {
    expect(ask(command)).toMatchObject({ holds: true });
    expect(ask(command)).not.toHaveProperty("unsure");
  });

  test.each(["gh pr $X 5", "gh $X", '"$TOOL" pr merge', "source x.sh", "gh pr ${Y}e 1"])(
    "cannot be told: %s",
    (command) => {
      expect(ask(command)).toMatchObject({
        holds: true,
        unsure: true,
        because: expect.stringContaining("cannot be read"),
      });
      expect(ask(command, false)).toEqual({ holds: false });
    },
  );

  test.each([
    "gh pr list --search merge",
    "gh pr view 5 && git merge feat",
    "gh issue create --body 'gh pr merge 5'",
    "gh pr merged",
    "echo gh pr merge",
    "grep 'gh pr merge' notes.md",
    "cat <<'EOF'\ngh pr merge 5\nEOF",
    "gh pr create --title $TITLE",
    "curl https://host/api/pulls/5",
    "tea pr list",
    "",
  ])("does not run: %s", (command) => {
    expect(ask(command)).toEqual({ holds: false });
  });

  test.each([undefined, 5])("a shell call whose command is %j cannot be judged", (command) => {
    expect(() => ask(command)).toThrow(/no command text/u);
  });

  test("PowerShell is one opaque text", () => {
    expect(ask("gh pr merge 5", true, "PowerShell")).toMatchObject({ holds: true, unsure: true });
    expect(ask("Get-ChildItem | Sort-Object", true, "PowerShell")).toEqual({ holds: false });
    expect(ask("iex $x", true, "PowerShell")).toMatchObject({ holds: true });
    expect(ask("gh pr merge 5", false, "PowerShell")).toEqual({ holds: false });
  });

  test("Monitor's command is a shell command too", () => {
    expect(ask("gh pr merge 5", true, "Monitor")).toMatchObject({ holds: true });
  });
});
