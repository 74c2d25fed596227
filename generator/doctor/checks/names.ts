import type { Check } from "../check.ts";

/** Commands and skills of others with the name of a skill of ours: which one `/name` means is open. */
export const names: Check = ({ snapshot, expected: { bundle } }) => {
  const ours = bundle.files.flatMap(({ path }) => {
    const name = /^\.claude\/skills\/([^/]+)\/SKILL\.md$/u.exec(path)?.[1];
    return name === undefined ? [] : [{ name, path }];
  });
  return ours.flatMap((own) =>
    snapshot.named
      .filter(({ name, path }) => name === own.name && path !== own.path)
      .map(({ kind, path, owner }) => ({
        check: "names",
        severity: "note" as const,
        path,
        message: `${owner === "user" ? "the user's own" : "a"} ${kind} has the name of the skill ${own.name}, so which one \`/${own.name}\` runs is open`,
        fix: "Rename one of them.",
      })),
  );
};
