import { readFileSync, writeFileSync } from 'node:fs';

const MB = 1024 * 1024;

/** The largest resident set since `forgetPeak`, in bytes. Linux tells; elsewhere that of the process's whole life. */
function residentPeak(): number {
  try {
    const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'));
    if (line) return Number(line[1]) * 1024;
  } catch {
    // Another system keeps no such file.
  }
  return process.resourceUsage().maxRSS * 1024;
}

/** Loading and warming reach far higher than a small run; the kernel forgets that peak when it is asked to. */
function forgetPeak(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Then the peak is that of the whole process, and the figure an upper limit.
  }
}

const held = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/**
 * What one run needs above the loaded, warmed process, in MB: the growth of the resident set at its highest, or, where
 * the warmed heap has room for it, what is held when the run ends and nothing was collected yet. The larger counts.
 */
export async function peakMemory(run: () => unknown): Promise<{ mb: number; result: unknown }> {
  globalThis.gc?.();
  forgetPeak();
  const before = { resident: process.memoryUsage.rss(), held: held() };
  const result = await run();
  const grown = Math.max(residentPeak() - before.resident, held() - before.held, 0);
  return { mb: Math.round((grown / MB) * 10) / 10, result };
}
