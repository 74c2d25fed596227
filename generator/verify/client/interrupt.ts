/** Things that must be undone however the process ends: folders to remove, children to kill. */
type Release = () => void;

const held = new Set<Release>();
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Holds `release` until the returned function is called; on a signal or exit it runs first. */
export function onInterrupt(release: Release): () => void {
  if (held.size === 0) listen();
  held.add(release);
  return () => {
    held.delete(release);
    if (held.size === 0) silence();
  };
}

function releaseAll(): void {
  // Newest first: a child is killed before the folder it writes to is removed.
  for (const release of [...held].reverse()) release();
  held.clear();
}

function onSignal(signal: NodeJS.Signals): void {
  releaseAll();
  silence();
  process.kill(process.pid, signal);
}

function listen(): void {
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.on("exit", releaseAll);
}

function silence(): void {
  for (const signal of SIGNALS) process.off(signal, onSignal);
  process.off("exit", releaseAll);
}
