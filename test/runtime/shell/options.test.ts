/** Which options stand among the arguments of a command, and with what value; how they are told apart is in `cases/parts-options.json`. */
import { describe, expect, test } from "vitest";
import {
  hasOption,
  optionValue,
  parseOptions,
} from "../../../templates/runtime/shell/words/options.ts";
import { optionSpecs } from "./support/parts.ts";
import { shownWord } from "./support/readings.ts";
import { words } from "./support/words.ts";

const { some, git } = optionSpecs;

describe("options", () => {
  test.each([
    ["-m a -m b", ["-m"], "b"],
    ["-m a --message b", ["-m", "--message"], "b"],
    ["--message b -m a", ["-m", "--message"], "a"],
    ["-m a", ["-F"], undefined],
    ["-m", ["-m"], undefined],
  ])("the value in %s", (line, names, value) => {
    const found = optionValue(parseOptions(words(line), some), ...names);
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
