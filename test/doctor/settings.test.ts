/** What can be wrong with settings: dropped files, switches, handlers, rules; each with its place. */
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { SETTINGS } from "../../generator/client/account-paths.ts";
import { builtBundle, type Json, ward } from "./ward.ts";

let out = "";
beforeAll(async () => {
  out = await builtBundle();
}, 60_000);

const LOCAL = ".claude/settings.local.json";

/** The group of one of our scripts in settings. */
function groupOf(settings: Json, script: string): Json {
  const all = Object.values(settings["hooks"] as Json).flat() as Json[];
  const group = all.find((one) => JSON.stringify(one).includes(`/${script}"`));
  if (group === undefined) throw new Error(`${script} is not registered`);
  return group;
}

describe("files that the client drops as a whole", () => {
  test.each([
    ["a comment", (text: string) => text.replace("{", "{\n  // mine\n")],
    ["a trailing comma", (text: string) => text.replace(/\}\s*$/u, ",}")],
    ["half a file", (text: string) => text.slice(0, text.length / 2)],
    ["a wrong type", (text: string) => text.replace('"model": "opus"', '"model": 5')],
    ["a switch that is text", (text: string) => text.replace("{", '{ "disableAllHooks": "yes",')],
    [
      "a bad handler of the user's",
      (text: string) => text.replace('"timeout": 5 ', '"timeout": "5" '),
    ],
  ])("%s", async (_, change) => {
    const place = await ward(out);
    const before = place.read(SETTINGS);
    const after = change(before);
    expect(after).not.toBe(before);
    place.write(SETTINGS, after);
    const { healthy, findings, lost } = await place.doctor();
    expect(healthy).toBe(false);
    const [first] = findings;
    expect(first).toMatchObject({ check: "discarded-settings", severity: "error", path: SETTINGS });
    expect(first?.line).toBeGreaterThan(0);
    expect(first?.message).toContain("the client ignores the whole file");
    expect(first?.costs).toContain("betty-sue/Write@repositories");
    expect(lost).toContain("betty-sue/Write@repositories");
    // What stands in the agent's own file is still there.
    expect(lost).not.toContain("qa/Write");
  });

  test("in another scope it costs nothing of ours", async () => {
    const place = await ward(out);
    place.write(LOCAL, '{ "disableAllHooks": true, }');
    const { healthy, findings } = await place.doctor();
    expect(healthy).toBe(true);
    expect(findings).toContainEqual(
      expect.objectContaining({ check: "discarded-settings", severity: "note", path: LOCAL }),
    );
  });
});

describe("switches", () => {
  test.each([
    ["local", LOCAL],
    ["user", "home"],
    ["managed", "etc"],
  ])("disableAllHooks in the %s file", async (scope, path) => {
    const place = await ward(out);
    const managed = join(place.dir, "../etc/managed-settings.json");
    const full = { local: path, user: join(place.home, ".claude/settings.json"), managed }[scope];
    place.write(full ?? "", '{\n  "disableAllHooks": true\n}');
    const { findings, lost } = await place.doctor();
    expect(findings[0]).toMatchObject({ check: "switches", severity: "error", line: 2 });
    expect(lost).toContain("betty-sue/Write@repositories");
    expect(lost).not.toContain("qa/Write");
  });

  test("a false in a stronger file overrides a true in a weaker one", async () => {
    const place = await ward(out);
    place.write(join(place.home, ".claude/settings.json"), '{"disableAllHooks":true}');
    place.write(LOCAL, '{"disableAllHooks":false}');
    expect(await place.found("switches")).toMatchObject([{ severity: "note" }]);
  });

  test("managed settings that leave only what is managed", async () => {
    const place = await ward(out);
    place.write(
      join(place.dir, "../etc/managed-settings.d/10.json"),
      '{"allowManagedHooksOnly":true,"allowManagedPermissionRulesOnly":true,"strictPluginOnlyCustomization":["agents"]}',
    );
    const found = await place.found("switches");
    expect(found.map(({ message }) => message.split(" ")[0])).toEqual([
      "allowManagedHooksOnly",
      "allowManagedPermissionRulesOnly",
      "strictPluginOnlyCustomization",
    ]);
    expect(found.every(({ severity }) => severity === "error")).toBe(true);
    expect((await place.doctor()).lost).toContain("qa/Write");
  });

  test("a plugin that the local file turns off", async () => {
    const place = await ward(out, { packaging: "plugin" });
    place.write(LOCAL, '{"enabledPlugins":{"pal-e@skills-dir":false}}');
    const { lost, guarantees } = await place.doctor();
    expect(lost).toHaveLength(guarantees);
  });

  test("a switch and a variable of ours that another file overrides", async () => {
    const place = await ward(out);
    place.write(
      LOCAL,
      '{"disableSkillShellExecution":false,"env":{"CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH":"3"}}',
    );
    const found = await place.found("entries");
    expect(found.map(({ message }) => message.split(" ")[0]).sort()).toEqual([
      "disableSkillShellExecution",
      "env.CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH",
    ]);
    expect(found.every(({ path }) => path === LOCAL)).toBe(true);
  });

  test("a rule, a switch and a variable of ours that are gone", async () => {
    const place = await ward(out);
    place.edit(SETTINGS, (settings) => {
      delete settings["disableSkillShellExecution"];
      settings["env"] = {};
      const rules = settings["permissions"] as Json;
      rules["deny"] = ["Agent(fork)"];
    });
    const found = await place.found("entries");
    expect(found.map(({ message }) => message)).toContain('permissions.deny lacks "Agent(Plan)"');
    expect(found.map(({ message }) => message)).toContain("disableSkillShellExecution is missing");
    expect(found.length).toBeGreaterThanOrEqual(4);
  });
});

describe("handlers", () => {
  test.each<readonly [string, (group: Json, handler: Json, settings: Json) => void, RegExp]>([
    ["another matcher", (group) => void (group["matcher"] = "Write"), /has the matcher `Write`/u],
    ["no onFailure", (_, handler) => void delete handler["onFailure"], /onFailure/u],
    ["too little time", (_, handler) => void (handler["timeout"] = 1), /timeout of 1 s/u],
    ["an if", (_, handler) => void (handler["if"] = "Write(*)"), /"if"/u],
    ["async", (_, handler) => void (handler["async"] = true), /asynchronous/u],
    [
      "an old place",
      (_, handler) => void (handler["args"] = ["/old/.claude/hooks/block-repo-writes.mjs"]),
      /another place/u,
    ],
    [
      "a relative path",
      (_, handler) => void (handler["args"] = [".claude/hooks/block-repo-writes.mjs"]),
      /relative path/u,
    ],
    [
      "an unquoted folder",
      (_, handler) => {
        handler["command"] = "node $CLAUDE_PROJECT_DIR/.claude/hooks/block-repo-writes.mjs";
        delete handler["args"];
      },
      /without quotes/u,
    ],
    [
      "a folder in single quotes",
      (_, handler) => {
        handler["command"] = "node '${CLAUDE_PROJECT_DIR}/.claude/hooks/block-repo-writes.mjs'";
        delete handler["args"];
      },
      /single quotes/u,
    ],
    [
      "a folder without braces, where no shell is",
      (_, handler) => {
        handler["args"] = ["$CLAUDE_PROJECT_DIR/.claude/hooks/block-repo-writes.mjs"];
      },
      /without braces/u,
    ],
    [
      "a folder in quotes, where no shell is",
      (_, handler) => {
        handler["args"] = ['"${CLAUDE_PROJECT_DIR}"/.claude/hooks/block-repo-writes.mjs'];
      },
      /another place/u,
    ],
    [
      "a wrapper",
      (_, handler) => {
        handler["command"] =
          'node "$CLAUDE_PROJECT_DIR"/.claude/hooks/block-repo-writes.mjs || true';
        delete handler["args"];
      },
      /wrapped/u,
    ],
    ["another event", (group, _, settings) => move(group, settings), /is missing/u],
  ])("%s", async (_, change, message) => {
    const place = await ward(out);
    place.edit(SETTINGS, (settings) => {
      const group = groupOf(settings, "block-repo-writes.mjs");
      change(group, (group["hooks"] as Json[])[0] ?? {}, settings);
    });
    const { findings, lost } = await place.doctor();
    const errors = findings.filter(({ severity }) => severity === "error");
    expect(errors).toMatchObject([{ check: "handlers", path: SETTINGS }]);
    expect(errors[0]?.message).toMatch(message);
    expect(lost).toContain("betty-sue/Write@repositories");
  });

  function move(group: Json, settings: Json): void {
    const hooks = settings["hooks"] as Record<string, Json[]>;
    hooks["PreToolUse"] = (hooks["PreToolUse"] ?? []).filter((one) => one !== group);
    hooks["PostToolUse"] = [...(hooks["PostToolUse"] ?? []), group];
  }

  test("the same handler in shell form, quoted, is as good", async () => {
    const place = await ward(out);
    place.edit(SETTINGS, (settings) => {
      const [handler = {}] = groupOf(settings, "block-repo-writes.mjs")["hooks"] as Json[];
      handler["command"] = 'node "$CLAUDE_PROJECT_DIR"/.claude/hooks/block-repo-writes.mjs';
      delete handler["args"];
    });
    expect((await place.doctor()).healthy).toBe(true);
  });

  test("a copy in the local file without onFailure is read last; one of the user's is not", async () => {
    const place = await ward(out);
    const group = structuredClone(
      groupOf(JSON.parse(place.read(SETTINGS)) as Json, "block-repo-writes.mjs"),
    );
    const [handler = {}] = group["hooks"] as Json[];
    delete handler["onFailure"];
    const copy = JSON.stringify({ hooks: { PreToolUse: [group] } });
    place.write(join(place.home, ".claude/settings.json"), copy);
    expect((await place.doctor()).healthy).toBe(true);
    place.write(LOCAL, copy);
    const { findings } = await place.doctor();
    expect(findings[0]).toMatchObject({ check: "weaker-copies", path: LOCAL, line: 1 });
  });

  test("all of them gone, as when a running session has written the file from memory", async () => {
    const place = await ward(out);
    place.edit(SETTINGS, (settings) => void delete settings["hooks"]);
    const { findings } = await place.doctor();
    const missing = findings.filter(({ check }) => check === "handlers");
    expect(missing.length).toBeGreaterThan(10);
    expect(missing[0]?.fix).toContain("restart");
    expect(findings.filter(({ check }) => check === "external-hooks")).toHaveLength(3);
  });
});

test("rules that never match", async () => {
  const place = await ward(out);
  place.write(
    join(place.home, ".claude/settings.json"),
    '{"permissions":{"deny":["Edit(/home/u/x/**)","Write(src/**)","Read(C:/Users/u/x)","Edit(//ok/**)","Edit(src/**)"]}}',
  );
  const found = await place.found("permission-rules");
  expect(found.map(({ fix }) => fix)).toEqual([
    "Write Edit(//home/u/x/**), or Edit(~/x/**).",
    "Write Edit(src/**).",
    "Write Read(//c/Users/u/x).",
  ]);
  expect(found.every(({ severity }) => severity === "note")).toBe(true);
});

test("an external hook that is gone", async () => {
  const place = await ward(out);
  place.write(SETTINGS, place.read(SETTINGS).replace("fs-schema-guard.sh", "other.sh"));
  const found = await place.found("external-hooks");
  expect(found).toHaveLength(1);
  expect(found[0]?.message).toContain("fs-schema-guard");
  const hook = { type: "command", command: "bin/fs-schema-guard.sh" };
  const hooks = { PreToolUse: [{ matcher: "Write", hooks: [hook] }] };
  place.write("plugins/admin/hooks/hooks.json", JSON.stringify({ hooks }));
  expect(await place.found("external-hooks")).toEqual([]);
});
