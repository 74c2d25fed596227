// Loaded into a measured process: tells on file descriptor 3 what the process used.
import { writeSync } from "node:fs";

process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeSync(3, JSON.stringify({ peakKb: maxRSS, cpuMs: (userCPUTime + systemCPUTime) / 1000 }));
});
