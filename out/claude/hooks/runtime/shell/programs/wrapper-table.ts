/** Programs that run another program behind their own options. */

export interface Wrapper {
  readonly short: string;
  readonly long?: readonly string[];
  /** Operands of its own before the program (`timeout 5 git …`). */
  readonly operands?: number;
  /** `NAME=value` words before the program are assignments. */
  readonly assigns?: true;
  /** Options whose value is a directory to run in. */
  readonly chdir?: readonly string[];
  /** Options whose value is a shell text; they may also come behind the operands. */
  readonly text?: readonly string[];
  /** Every operand is a shell text. */
  readonly texts?: true;
  /** The program may get another environment than the shell's. */
  readonly clears?: true;
  /** Without a text it is a shell, whatever the operands: they may name a user. */
  readonly isShell?: true;
}

const user = {
  long: ["command", "session-command", "shell", "group", "supp-group", "user"],
  text: ["-c", "--command", "--session-command"],
  clears: true,
  isShell: true,
} as const;

export const wrappers: Readonly<Record<string, Wrapper>> = {
  env: {
    short: "uCSaP",
    long: ["unset", "chdir", "split-string", "argv0"],
    assigns: true,
    chdir: ["-C", "--chdir"],
  },
  nice: { short: "n", long: ["adjustment"] },
  ionice: { short: "cnpPu", long: ["class", "classdata"] },
  nohup: { short: "" },
  setsid: { short: "" },
  timeout: { short: "ks", long: ["kill-after", "signal"], operands: 1 },
  gtimeout: { short: "ks", long: ["kill-after", "signal"], operands: 1 },
  stdbuf: { short: "ioe", long: ["input", "output", "error"] },
  sudo: {
    short: "ugphCDRTrt",
    long: ["user", "group", "prompt", "host", "chdir", "chroot", "role", "type"],
    assigns: true,
    clears: true,
    chdir: ["-D", "--chdir"],
  },
  doas: { short: "uC", clears: true },
  pkexec: { short: "", long: ["user"], clears: true },
  time: { short: "fo", long: ["format", "output"] },
  chrt: { short: "TPD", long: [], operands: 1 },
  taskset: { short: "", operands: 1 },
  strace: { short: "eopsabuEIPSX", long: ["output", "trace"] },
  ltrace: { short: "eopsanulAD" },
  caffeinate: { short: "tw" },
  repeat: { short: "", operands: 1 },
  "systemd-run": {
    short: "upEM",
    long: ["unit", "property", "setenv", "description", "working-directory"],
    chdir: ["--working-directory"],
    clears: true,
  },
  unbuffer: { short: "" },
  catchsegv: { short: "" },
  chronic: { short: "" },
  ifne: { short: "" },
  eatmydata: { short: "" },
  fakeroot: { short: "lsb" },
  firejail: { short: "" },
  busybox: { short: "" },
  toybox: { short: "" },
  script: {
    operands: 1,
    short: "cEIOBTmo",
    long: ["command", "log-out"],
    text: ["-c", "--command"],
  },
  watch: { short: "nqs", long: ["interval", "equexit", "shotsdir"], text: [] },
  flock: { short: "wEc", long: ["timeout", "command"], operands: 1, text: ["-c", "--command"] },
  su: { ...user, short: "csgGw" },
  runuser: { ...user, short: "cugGsw" },
  sg: { short: "", operands: 1, texts: true, isShell: true },
  newgrp: { short: "", isShell: true },
  setarch: { short: "" },
  linux32: { short: "" },
  linux64: { short: "" },
  i386: { short: "" },
  i686: { short: "" },
  x86_64: { short: "" },
  aarch64: { short: "" },
  uname26: { short: "" },
  unshare: { short: "SGR", long: ["root", "wd", "setuid", "setgid"], chdir: ["--wd"] },
  nsenter: { short: "tSG", long: ["target"] },
  chroot: { short: "", long: ["userspec", "groups"], operands: 1 },
  "dbus-run-session": { short: "", long: ["config-file"] },
  "xvfb-run": { short: "nefps", long: ["server-num", "server-args"] },
  dotenv: { short: "ef" },
  npx: { short: "pcw", long: ["package", "call", "workspace"], text: ["-c", "--call"] },
  bunx: { short: "p" },
  pnpx: { short: "" },
  uvx: { short: "pw", long: ["from", "with", "python"] },
  gdb: { short: "xpds" },
  valgrind: { short: "" },
  numactl: { short: "NmCpi" },
  faketime: { short: "p", long: ["date-prog"], operands: 1 },
  proxychains: { short: "f" },
  proxychains4: { short: "f" },
  torsocks: { short: "" },
  "cross-env": { short: "", assigns: true },
  entr: { short: "", text: [] },
  hyperfine: {
    short: "wrmMpscCSuLPDn",
    long: "warmup runs min-runs max-runs prepare setup cleanup conclude reference shell".split(" "),
    text: [
      "-p",
      "-s",
      "-c",
      "-C",
      "--prepare",
      "--setup",
      "--cleanup",
      "--conclude",
      "--reference",
    ],
    texts: true,
  },
  pee: { short: "", texts: true },
  mispipe: { short: "", texts: true },
  "nix-shell": { short: "pIA", long: ["run", "command"], text: ["--run", "--command"] },
  setpriv: { short: "", long: ["reuid", "regid", "groups", "inh-caps", "ambient-caps"] },
  setuidgid: { short: "", operands: 1 },
  envdir: { short: "", operands: 1 },
  chpst: { short: "ueUbnlLmdopfcrtP/" },
  gosu: { short: "", operands: 1 },
  "su-exec": { short: "", operands: 1 },
  tini: { short: "ep" },
  "dumb-init": { short: "r" },
  "ssh-agent": { short: "aEtP" },
  "dbus-launch": { short: "" },
  rlwrap: { short: "abCDfgHlmMOpPqsStw" },
  ccache: { short: "" },
  nocache: { short: "n" },
  winpty: { short: "" },
  sshpass: { short: "fdpP" },
};
