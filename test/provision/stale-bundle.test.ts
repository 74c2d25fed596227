/** `--spec` keeps a bundle that is older than its spec out of an account. */
import { expect, test } from "vitest";
import { SPEC, workplace } from "../cli/workplace.ts";

test("a bundle that is not what the spec says is refused", async () => {
  const place = workplace("docs/a.md alpha\n");
  place.write("account/README.md", "x\n");
  await place.gen("build");
  const line = `provision account --spec ${SPEC}`;
  expect(await place.gen(`${line} --dry-run`)).toMatchObject({ code: 0 });
  place.write(SPEC, "docs/a.md beta\n");
  const stale = await place.gen(line);
  expect(stale.code).toBe(1);
  expect(stale.err).toBe(
    "out/docs/a.md error: it is not what the spec says.\n  Run `gen build`, then again.\nNothing was changed.\n",
  );
  place.write(SPEC, "!wrong\n");
  expect((await place.gen(line)).err).toContain(`${SPEC} error: `);
  expect((await place.gen("provision account --spec none.yaml")).code).toBe(2);
  expect(Object.keys(place.tree("account"))).toEqual(["README.md"]);
});
