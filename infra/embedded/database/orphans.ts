import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOfThrown } from '../../../shared/foundation/thrown.ts';

const PATIENCE_MS = 3000;

/**
 * Ends database processes that an instance killed earlier left on this database file. They are found by their own
 * command line, so one is found even when its parent died before noting anything down. Only where `/proc` exists,
 * as does the embedded database.
 */
export async function endOrphans(binary: string, databaseFile: string): Promise<number> {
  const pids = findProcesses(binary, databaseFile);
  for (const pid of pids) kill(pid);
  const deadline = Date.now() + PATIENCE_MS;
  while (findProcesses(binary, databaseFile).length > 0) {
    if (Date.now() > deadline) throw new Error(`Process ${pids.join(', ')} still holds ${databaseFile}`);
    await sleep(10);
  }
  return pids.length;
}

function findProcesses(binary: string, databaseFile: string): number[] {
  let names: string[];
  try {
    names = readdirSync('/proc');
  } catch {
    return [];
  }
  return names
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      const [program, ...args] = commandLine(name);
      return program !== undefined && basename(program) === basename(binary) && args.includes(databaseFile);
    })
    .map(Number);
}

/** Empty for a process that ended meanwhile, or is a zombie. */
function commandLine(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (codeOfThrown(error) !== 'ESRCH') throw error;
  }
}
