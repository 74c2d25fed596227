import type { Check, Examined } from "../check.ts";
import type { Finding } from "../finding.ts";
import { all, underFault } from "../loss.ts";

/**
 * Sessions that start above or below the account: the client reads `.claude/settings.json` of the
 * start directory alone, and no parent's (2.1.332, observed). Its own memory tells where sessions
 * have been.
 */
export const startDirectory: Check = (examined) => {
  const { dir, accountAbove } = examined.snapshot;
  if (accountAbove !== undefined) {
    return [
      {
        ...BASE,
        path: accountAbove,
        message: `the account is ${accountAbove}; a session that starts in ${dir} reads none of its settings`,
        fix: `Give ${accountAbove}, and start sessions there.`,
        loses: underFault("subdirectory"),
      },
    ];
  }
  return [...above(examined), ...below(examined)];
};

const BASE = { check: "start-directory", severity: "error" } as const;

function above({ snapshot }: Examined): readonly Finding[] {
  const { gitRoot, dir } = snapshot;
  if (gitRoot === undefined || gitRoot === dir) return [];
  const wasThere = startsOf(snapshot).includes(gitRoot);
  return [
    {
      ...BASE,
      severity: wasThere ? "error" : "note",
      path: gitRoot,
      message: `the account lies inside the repository ${gitRoot}; a session that starts at its top reads nothing of the account${wasThere ? ", and sessions have started there" : ""}`,
      fix: `Start sessions in ${dir}, or provision ${gitRoot}.`,
      ...(wasThere ? { loses: all } : {}),
    },
  ];
}

function below({ snapshot }: Examined): readonly Finding[] {
  const { dir, repositoriesBelow } = snapshot;
  const started = startsOf(snapshot).filter((path) => isBelow(path, dir));
  const fix = `Start sessions in ${dir}, or use the plugin packaging or user settings there.`;
  return [
    ...started.map((path): Finding => ({
      ...BASE,
      path,
      message: "sessions have started here, below the account; they read none of its settings",
      fix,
      loses: underFault("subdirectory"),
    })),
    ...repositoriesBelow
      .filter((path) => !started.includes(path))
      .map((path): Finding => ({
        ...BASE,
        severity: "note",
        path,
        message:
          "is a repository of its own below the account; a session that starts in it reads none of its settings",
        fix,
      })),
  ];
}

function startsOf({ memory }: Examined["snapshot"]): readonly string[] {
  return memory.kind === "read" ? memory.projects.map(({ path }) => path) : [];
}

function isBelow(path: string, dir: string): boolean {
  return path.startsWith(`${dir}/`) || path.startsWith(`${dir}\\`);
}
