import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, vi } from 'vitest';
import { DONE, type Done } from '../../infra/embedded/rights/rights.ts';
import { functions } from '../../infra/topology.ts';
import { asFunction } from './asFunction.ts';
import { signAsFunction } from './signAsFunction.ts';
import { FOLDER, nameOf, textOf } from './used.ts';

// Contract tests call the functions' own code in their process. Here each of them signs with its own key nevertheless, so that it is
// refused what its role would be refused; and what it did is written down for `compare.ts`.

type Made = (...args: unknown[]) => unknown;

/** What an entry exports, with every handler that it makes working as its function. */
function named(name: string, exports: Record<string, unknown>): Record<string, unknown> {
  const wrapped = Object.entries(exports).map(([key, value]) => {
    if (!key.startsWith('create') || typeof value !== 'function') return [key, value];
    const create = (...args: unknown[]): Made => {
      const handler = (value as (...args: unknown[]) => Made)(...args);
      return (...call) => asFunction(name, () => handler(...call));
    };
    return [key, create];
  });
  return Object.fromEntries(wrapped) as Record<string, unknown>;
}

if (process.env['SECOND_OPINION'] === undefined) {
  signAsFunction();
  for (const { name, module, entry } of functions) {
    const file = fileURLToPath(new URL(`../../functions/${module}/${entry}.ts`, import.meta.url));
    vi.doMock(file, async (original) => named(name, await original<Record<string, unknown>>()));
  }
}

const folder = process.env[FOLDER];
if (folder !== undefined) {
  const done = new Set<string>();
  DONE.subscribe((message) => done.add(textOf(message as Done)));
  const file = join(folder, nameOf(expect.getState().testPath ?? ''));
  const write = (): void => writeFileSync(file, JSON.stringify([...done]));
  write();
  afterAll(write);
}
