import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillTemplate } from "#runtime/fill-template";
import { asClause, asName } from "#runtime/sanitise";

const anyText = fc.string({ unit: "binary", maxLength: 400 });
const lineBreakers = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
const values = { tool: "Write", agent: "qa", hook: "gate" };

describe("values in a template", () => {
  test("stand where their placeholder stands; other braces stay", () => {
    expect(fillTemplate("{hook}: {agent} → {tool} {other} {because}", values)).toBe(
      "gate: qa → Write {other} ",
    );
  });

  test("are put in once: a value that reads like a placeholder stays", () => {
    expect(fillTemplate("{because}", { ...values, because: "{tool} $& $1 {because}" })).toBe(
      " ({tool} $& $1 {because})",
    );
  });

  test("what a text should have named is listed; an agent type that is not named is none", () => {
    const missing = ["a plan", "an issue"];
    expect(fillTemplate("{type}: {missing}", { ...values, type: "dev", missing })).toBe(
      "dev: a plan and an issue",
    );
    expect(fillTemplate("{type}{missing}", values)).toBe("none");
  });

  test("a name stays one word", () => {
    expect(asName('x consulted=true\n[tag] "a"')).toBe("x_consulted_true_tag_a_");
    expect(asName("mcp__plugin_a-b_c__d.e:f/g")).toBe("mcp__plugin_a-b_c__d.e:f/g");
  });

  test("a clause loses control, bidi and zero-width characters, not its quotes", () => {
    expect(asClause('a\r\n\u001b[31m"b"\u202E\u200Bc\u2028d')).toBe('a [31m"b" c d');
  });

  test("long values are cut, between characters", () => {
    expect(asName("n".repeat(120))).toBe("n".repeat(120));
    expect(asName("n".repeat(121))).toBe(`${"n".repeat(119)}…`);
    expect(asClause("😀".repeat(5000))).toBe(`${"😀".repeat(299)}…`);
    expect(asClause("😀".repeat(300))).toBe("😀".repeat(300));
  });

  test("property: whatever a payload holds, the line keeps its form", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (tool, agent, because) => {
        const line = fillTemplate("[t] tool={tool} agent={agent} x:{because}", {
          tool,
          agent,
          hook: "h",
          because,
        });
        expect(line).not.toMatch(lineBreakers);
        const form = /^\[t\] tool=([^\s=]*) agent=([^\s=]*) x: \((.*)\)$/u.exec(line);
        expect(form?.slice(1)).toEqual([asName(tool), asName(agent), asClause(because)]);
        expect(Array.from(line).length).toBeLessThan(600);
      }),
    );
  });

  test("property: sanitising what is sanitised changes nothing", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(asName(asName(text).replace(/…$/u, ""))).toBe(asName(text).replace(/…$/u, ""));
        expect(asClause(asClause(text))).toBe(asClause(text));
      }),
    );
  });
});
