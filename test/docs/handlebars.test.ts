import { expect, test } from "vitest";
import { renderTemplate } from "../../generator/render/handlebars.ts";

function reader(files: Readonly<Record<string, string>>) {
  return (path: string): string => {
    const text = files[path];
    if (text === undefined) throw new Error(`no template ${path}`);
    return text;
  };
}

test("a partial is found by its file name, also from a partial and inside a block", () => {
  const read = reader({
    "a.hbs": "{{#each items}}{{> row}}{{/each}}",
    "partials/row.md.hbs": "[{{> name}}]",
    "partials/name.md.hbs": "{{name}}",
  });
  expect(renderTemplate("a.hbs", { items: [{ name: "x" }, { name: "y" }] }, read)).toBe("[x][y]");
});

test("a name that the view does not have throws", () => {
  expect(() => renderTemplate("a.hbs", {}, reader({ "a.hbs": "{{gone}}" }))).toThrow(/gone/);
});

test("a partial that does not exist throws", () => {
  expect(() => renderTemplate("a.hbs", {}, reader({ "a.hbs": "{{> gone}}" }))).toThrow(
    "no template partials/gone.md.hbs",
  );
});

test("a value is never read as a template, and nothing is escaped", () => {
  const read = reader({ "a.hbs": "{{value}}" });
  expect(renderTemplate("a.hbs", { value: '{{x}} <b> & "' }, read)).toBe('{{x}} <b> & "');
});

test("two renderings do not share partials", () => {
  const main = { "a.hbs": "{{> p}}" };
  renderTemplate("a.hbs", {}, reader({ ...main, "partials/p.md.hbs": "one" }));
  const second = renderTemplate("a.hbs", {}, reader({ ...main, "partials/p.md.hbs": "two" }));
  expect(second).toBe("two");
});
