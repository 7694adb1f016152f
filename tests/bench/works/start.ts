import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnInstance } from '../../journey/instance.ts';
import { cpuOf } from '../family.ts';
import type { Work } from '../work.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'despacho-start-'));

/** Processor time until it answers that it is well. */
async function startIn(folder: string): Promise<number> {
  const { pid, stop } = await startOwnInstance(folder);
  const spent = cpuOf(pid);
  await stop();
  return spent;
}

/** What a start costs the processor: 0 in an empty folder, 1 on the data of a start before. */
export const startWork: Work = {
  name: 'start',
  sizes: [0, 1],
  runs: 5,
  ownClock: true,
  contenders: {
    despacho: async (size) => {
      const known = newFolder();
      // What is built is built before anything is measured.
      await startIn(known);
      return () => startIn(size === 0 ? newFolder() : known);
    },
  },
};
