import { spawn } from 'node:child_process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endWithUs, lives, type DatabaseProcess } from '../../infra/embedded/database/databaseProcess.ts';
import { pauseAfter, Supervisor } from '../../infra/embedded/database/supervisor.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

it('waits longer after each death in a row, and never more than a minute', () => {
  const pauses = Array.from({ length: 40 }, (_, deaths) => pauseAfter(deaths + 1));
  expect(pauses[0]).toBe(0);
  for (const [index, pause] of pauses.entries()) {
    const before = pauses[index - 1] ?? 0;
    if (before < 60_000 && index > 0) expect(pause).toBeGreaterThan(before);
    expect(pause).toBeLessThanOrEqual(60_000);
  }
  expect(pauses.at(-1)).toBe(60_000);
});

/** A database that ends at once, as one whose disk is full may, until it is told to live. */
function faulty() {
  const state = { lives: false, started: 0 };
  const start = (): DatabaseProcess => {
    state.started += 1;
    const child = spawn('sleep', [state.lives ? '60' : '0'], { detached: true, stdio: 'ignore' });
    const database = { child, connect: () => Promise.reject(new Error('none')) };
    endWithUs(database);
    return database;
  };
  return { state, start };
}

it('is still trying after many deaths, says why, and is there again once the reason is gone', async () => {
  const { state, start } = faulty();
  const databases: DatabaseProcess[] = [];
  const pauses = vi.fn((deaths: number) => Math.min(pauseAfter(deaths), 5));
  const supervisor = new Supervisor({
    spawn: () => {
      databases.push(start());
      return databases.at(-1)!;
    },
    answers: async () => state.lives,
    reason: () => 'No hay espacio en el disco.',
    pauseAfter: pauses,
  });
  state.lives = true;
  expect(await supervisor.start()).toBe(true);
  state.lives = false;
  process.kill(databases[0]!.child.pid!, 'SIGKILL');
  await vi.waitFor(() => expect(state.started).toBeGreaterThan(12), 20_000);
  expect(Math.max(...pauses.mock.calls.map(([deaths]) => deaths))).toBeGreaterThan(10);
  expect(vi.mocked(console.error).mock.calls.at(-1)?.[0]).toContain('No hay espacio en el disco.');
  state.lives = true;
  await vi.waitFor(() => expect(lives(databases.at(-1)!)).toBe(true), 20_000);
  await supervisor.stop();
  expect(databases.some(lives)).toBe(false);
});
