/**
 * Code that a script carries as text, made of a module named `*.lazy.ts`. Node reads every function
 * of a script before it runs the first one; a parser that most calls need nothing of costs them as
 * much as Node's own start. As text it costs nothing until somebody calls it.
 */
const vmOfOldNode =
  // Absent before Node 20.16.
  process.getBuiltinModule === undefined ? await import("node:vm") : undefined;

type Exports = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

/** The module's functions, compiled on the first call. `code` sets `module.exports`; it is our own. */
export function carried(code: string, name: string): () => Exports {
  let exported: Exports | undefined;
  return () => {
    if (exported === undefined) {
      const module: { exports: Exports } = { exports: {} };
      const vm = vmOfOldNode ?? process.getBuiltinModule("node:vm");
      vm.runInThisContext(`(function(module){${code}\n})`, { filename: name })(module);
      exported = module.exports;
    }
    return exported;
  };
}
