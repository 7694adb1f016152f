import { expect } from 'vitest';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import { dishonest, violationsOf } from './violations.ts';
import type { World } from './world.ts';

/** What must hold after every run. */
export async function assertInvariants(world: World, id: string): Promise<TransmissionRow> {
  const head = await world.head(id);
  const place = { services: world.services, ledger: world.ledger };
  expect(await violationsOf(place, head, world.scope())).toEqual([]);
  return head;
}

/** Doubt is never called an error, and every state has its sentence. */
export async function assertHonest(world: World, id: string): Promise<void> {
  expect(await dishonest(world.services, world.scope(), id)).toEqual([]);
}
