import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Services, startServices } from '../infra/embedded/services/services.ts';
import { wholeTopology } from '../infra/embedded/settings/topologyOf.ts';

/** Variable that names the folder of a machine on which nothing was done yet. */
const EMPTY = 'EMPTY_PARTS';

const now = (): Date => new Date();

/** Once a run: a machine with its tables made, of which each world has a copy; making them is most of a world's start. */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'despacho-empty-'));
  const parts = await startServices(folder, wholeTopology, now);
  await parts.stop();
  process.env[EMPTY] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The product's parts in a folder that is empty, as they are on a machine that just started for the first time. */
export function startParts(folder: string): Promise<Services> {
  const empty = process.env[EMPTY];
  if (empty !== undefined) cpSync(empty, folder, { recursive: true });
  return startServices(folder, wholeTopology, now);
}
