import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { startWorld, type World } from './world.ts';

/** The moment, in milliseconds, at which each test begins. */
export const START = Date.parse('2026-11-20T15:00:00Z');

/** A world for the tests of one file, with a fresh repeat key and a clock at its start for each of them. */
export function useKeys() {
  let world: World;
  let keys = 0;
  const scope = jobScope('emp-1', 'GT');
  const here = {
    scope,
    get world() {
      return world;
    },
    get services() {
      return world.services;
    },
    get key() {
      return `key-${keys}`;
    },
    /** Goes on with another key. */
    another: (): void => {
      keys += 1;
    },
    /** Moves the clock to so many seconds after the start. */
    after: (seconds: number): void => world.setClock(new Date(START + seconds * 1000).toISOString()),
    /** Row of the key. */
    place: () => ({
      pk: companyKey(scope, scope.userId),
      sk: createHash('sha256').update(here.key).digest('base64url'),
    }),
    /** Until the running call holds its key. */
    held: () =>
      vi.waitFor(async () =>
        expect(await here.services.database.get('idempotency', here.place())).toBeDefined(),
      ),
  };
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());
  beforeEach(() => {
    here.after(0);
    keys += 1;
  });
  return here;
}
