/** The small parts of the shell reader that stand by themselves, each a table of inputs and answers. */
import { describe, expect, test } from "vitest";
import { answer, sure, unsure } from "../../../templates/runtime/shell/finding.ts";
import { matchWords } from "../../../templates/runtime/shell/words/match-words.ts";
import { mayMention } from "../../../templates/runtime/shell/mention.ts";
import { buildsCommands, opaqueShell } from "../../../templates/runtime/shell/opaque-shell.ts";
import {
  hasOption,
  optionValue,
  parseOptions,
} from "../../../templates/runtime/shell/words/options.ts";
import type { OptionSpec } from "../../../templates/runtime/shell/words/options.ts";
import { bashCall } from "./support/bash-call.ts";
import { shownWord } from "./support/readings.ts";
import { words } from "./support/words.ts";

const spec: OptionSpec = { short: "mF", shortAttached: "S", long: ["message", "file"] };
const git: OptionSpec = {
  short: "m",
  long: ["message"],
  known: ["message", "messy", "verify", "dry-run", "all"],
};

/** `-a -m=x --long=y | operands | ? unclear | -- at`, the empty parts left out. */
function parsedAs(line: string, by: OptionSpec): string {
  const { options, operands, unclear, dashes } = parseOptions(words(line), by);
  const named = options.map(({ name, value }) =>
    value === undefined ? name : `${name}=${shownWord(value)}`,
  );
  return [
    named.join(" "),
    operands.map(shownWord).join(" "),
    ...(unclear.length === 0 ? [] : [`? ${unclear.map(shownWord).join(" ")}`]),
    ...(dashes === undefined ? [] : [`-- ${dashes}`]),
  ].join(" | ");
}

describe("options", () => {
  test.each([
    ["", " | "],
    ["a b", " | a b"],
    ["-a b", "-a | b"],
    ["a -a b", "-a | a b"],
    ["-abc", "-a -b -c | "],
    ["-m x y", "-m=x | y"],
    ["-mx y", "-m=x | y"],
    ["-am x y", "-a -m=x | y"],
    ["-amx y", "-a -m=x | y"],
    ["-m", "-m | "],
    ["-am", "-a -m | "],
    ["-m -- x", "-m=-- | x"],
    ["-m -F f", "-m=-F | f"],
    ["-m x -F f g", "-m=x -F=f | g"],
    ["-S x", '-S="" | x'],
    ["-Sx y", "-S=x | y"],
    ["-aSx y", "-a -S=x | y"],
    ["-Sm x", "-S=m | x"],
    ["-", " | -"],
    ["- -a", "-a | -"],
    ["-- -a b", " | -a b | -- 0"],
    ["a -- -a", " | a -a | -- 1"],
    ["-a --", "-a |  | -- 0"],
    ["-- --", " | -- | -- 0"],
    ["--all x", "--all | x"],
    ["--message x y", "--message=x | y"],
    ["--message=x y", "--message=x | y"],
    ["--message= y", '--message="" | y'],
    ["--message=a=b", "--message=a=b | "],
    ["--message", "--message | "],
    ["--mess x", "--message=x | "],
    ["--m=x", "--message=x | "],
    ["--f g", "--file=g | "],
    ["--other=x", "--other=x | "],
    ["--no-message x", "--no-message | x"],
    ["$X", " | ‹$X› | ? ‹$X›"],
    ["a$X", " | a‹$X›"],
    ["-$X a", "-?=-‹$X› | a"],
    ["-a$X b", "-a -?=-a‹$X› | b"],
    ["-m$X b", "-m=‹$X› | b"],
    ["-m $X b", "-m=‹$X› | b"],
    ["-S$X b", "-S=‹$X› | b"],
    ["--$X b", "--=--‹$X› | b"],
    ["--mess$X b", "--message=--mess‹$X› | b"],
    ["--message=$X b", "--message=‹$X› | b"],
    ["--message=a$X b", "--message=a‹$X› | b"],
    ["#X a", " | ‹X#› a"],
    ["*X", " | ⟨*⟩X | ? ⟨*⟩X"],
  ])("%s", (line, read) => {
    expect(parsedAs(line, spec)).toBe(read);
  });

  test.each([
    ["--mes x", "--mes | x"],
    ["--messa x", "--message=x | "],
    ["--message x", "--message=x | "],
    ["--verif", "--verify | "],
    ["--no-v", "--no-verify | "],
    ["--no-verify", "--no-verify | "],
    ["--no-mess", "--no-mess | "],
    ["--no", "--no | "],
    ["--d", "--dry-run | "],
    ["--unknown", "--unknown | "],
    ["--a=1", "--all=1 | "],
  ])("known long options: %s", (line, read) => {
    expect(parsedAs(line, git)).toBe(read);
  });

  test.each([
    ["-a run -b", "-a | run -b"],
    ["-m x run -- y", "-m=x | run -- y"],
    ["-- run -b", " | run -b | -- 0"],
    ["$X -b", " | ‹$X› -b | ? ‹$X›"],
    ["- -b", " | - -b"],
  ])("the first operand ends them: %s", (line, read) => {
    expect(parsedAs(line, { ...spec, stopAtOperand: true })).toBe(read);
  });

  test.each([
    ["-m a -m b", ["-m"], "b"],
    ["-m a --message b", ["-m", "--message"], "b"],
    ["--message b -m a", ["-m", "--message"], "a"],
    ["-m a", ["-F"], undefined],
    ["-m", ["-m"], undefined],
  ])("the value in %s", (line, names, value) => {
    const found = optionValue(parseOptions(words(line), spec), ...names);
    expect(found === undefined ? undefined : shownWord(found)).toBe(value);
  });

  test.each([
    ["-n", ["-n"], true],
    ["-n", ["-a", "-n"], true],
    ["-a", ["-n"], false],
    ["", ["-n"], false],
    ["--dry-run", ["--dry-run"], true],
    ["--no-dry-run", ["--dry-run"], false],
    ["--dry-run --no-dry-run", ["--dry-run"], false],
    ["--no-dry-run --dry-run", ["--dry-run"], true],
    ["--no-verify", ["--no-verify"], true],
    ["--no-verify --verify", ["--no-verify"], false],
    ["--verify --no-verify", ["--no-verify"], true],
    ["-n --verify", ["-n", "--no-verify"], false],
    ["--verify -n", ["-n", "--no-verify"], true],
  ])("%s has %j: %s", (line, names, has) => {
    expect(hasOption(parseOptions(words(line), git), ...names)).toBe(has);
  });
});

describe("words that begin with", () => {
  test.each([
    ["npm publish", "npm publish", "yes"],
    ["npm publish now", "npm publish", "yes"],
    ["npm", "npm", "yes"],
    ["npm", "npm publish", "no"],
    ["npm run", "npm publish", "no"],
    ["pnpm publish", "npm publish", "no"],
    ["/usr/bin/NPM publish", "npm publish", "yes"],
    ["npm publish", "NPM publish", "yes"],
    ["npm Publish", "npm publish", "no"],
    ["npm -q publish", "npm publish", "yes"],
    ["npm --loud publish", "npm publish", "yes"],
    ["npm --prefix dir publish", "npm publish", "yes"],
    ["npm --prefix=dir publish", "npm publish", "yes"],
    ["npm --prefix=dir x publish", "npm publish", "no"],
    ["npm -a -b publish", "npm publish", "yes"],
    ["npm -a", "npm publish", "no"],
    ["npm dir publish", "npm publish", "no"],
    ["npm run publish", "npm run publish", "yes"],
    ["npm run -s publish", "npm run publish", "yes"],
    ["npm run test", "npm run publish", "no"],
    ["npm run publish-all", "npm run publish*", "yes"],
    ["npm run pub", "npm run publish*", "no"],
    ["npm run a.b", "npm run a.b", "yes"],
    ["npm run axb", "npm run a.b", "no"],
    ["npm run xpublish", "npm run publish", "no"],
    ["npm run a/b/c", "npm run a*c", "yes"],
    ["npm $X", "npm publish", "maybe"],
    ["npm $X publish", "npm publish", "maybe"],
    ["npm pub$X", "npm publish", "maybe"],
    ["npm pux$X", "npm publish", "no"],
    ["npm pub$X now", "npm publish now", "maybe"],
    ["npm pub$X later", "npm publish now", "no"],
    ["npm pub$X", "npm publish now", "no"],
    ["npm pub$X y$X", "npm publish yes", "maybe"],
    ["npm x$X", "npm publish*", "maybe"],
    ["npm #X publish", "npm publish", "maybe"],
    ["npm -$X publish", "npm publish", "yes"],
    ["npm -a pub$X", "npm publish", "maybe"],
    ["npm -a pub$X publish", "npm publish", "yes"],
    ["npm -a x pub$X", "npm publish", "maybe"],
    ["$X publish", "npm publish", "no"],
    ["$X/npm publish", "npm publish", "yes"],
    ["", "npm", "no"],
  ])("%s, wanted %s: %s", (line, wanted, match) => {
    expect(matchWords(words(line), wanted.split(" "))).toBe(match);
  });
});

describe("texts that nobody can parse", () => {
  test.each([
    ["git commit", "git", true],
    ["GIT commit", "git", true],
    ["git commit", "GIT", true],
    ["gi commit", "git", false],
    ["g'i't", "git", true],
    ['g"i"t', "git", true],
    ["g\\it", "git", true],
    ["g\\\nit", "git", true],
    ["g\nit", "git", false],
    ["g`it", "git", true],
    ["g^it", "git", true],
    ["$'\\x67it'", "git", true],
    ["$X it", "git", false],
    ["", "git", false],
  ])("%j may mention %s: %s", (text, word, may) => {
    expect(mayMention(text, word)).toBe(may);
  });

  test.each([
    ["iex $x", true],
    ["IEX $x", true],
    ["Invoke-Expression $x", true],
    ["Start-Process git", true],
    ["[scriptblock]::Create('x')", true],
    ["pwsh -EncodedCommand ZQBjAGgAbwA=", true],
    ["pwsh -enc ZQBjAGgAbwA=", true],
    ["pwsh -ec ZQBjAGgAbwA=", true],
    ["pwsh -e  ZQBjAGgAbwA=", true],
    ["pwsh -e ZQBj", false],
    ["pwsh -e12345678", false],
    ["& $tool commit", true],
    ["& ('g' + 'it')", true],
    ['&"git"', true],
    ["& 'git'", true],
    ["& git", false],
    ["Get-ChildItem", false],
    ["hiex", false],
    ["iexplore", false],
    ["git commit -m x", false],
  ])("%s builds commands: %s", (text, builds) => {
    expect(buildsCommands(text)).toBe(builds);
  });

  test("only PowerShell is one opaque text", () => {
    expect(opaqueShell(bashCall("ls", "/"))).toBeUndefined();
    expect(opaqueShell(bashCall("ls", "/", { tool: "PowerShell" }))).toBe("ls");
    expect(opaqueShell(bashCall("ls", "/", { tool: "Monitor" }))).toBeUndefined();
  });

  test.each([{}, { command: 1 }, { command: null }])(
    "a shell call with %j cannot be told",
    (input) => {
      const call = bashCall("", "/", { tool: "PowerShell", input });
      expect(() => opaqueShell(call)).toThrow("the call of PowerShell holds no command text");
    },
  );
});

describe("an answer from findings", () => {
  const [first, second, certain] = [unsure("$X"), unsure("$Y"), sure("it commits")];
  test.each([
    ["nothing", [], true, { holds: false }],
    ["a certain one", [certain], false, { holds: true, because: "it commits" }],
    ["a certain one behind", [first, certain], true, { holds: true, because: "it commits" }],
    ["an opaque one", [first], false, { holds: false }],
    [
      "two opaque ones that count",
      [first, second],
      true,
      { holds: true, unsure: true, because: "cannot be read: $X" },
    ],
  ])("%s", (_, findings, opaque, expected) => {
    expect(answer(findings, opaque)).toEqual(expected);
  });
});
