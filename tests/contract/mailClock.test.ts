import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSchedule } from '../../functions/notifications/schedule.ts';
import { putFor } from '../../functions/notifications/put.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { usersOf } from '../../functions/runtime/people.ts';
import type { Letter, Sent } from '../../functions/runtime/mail.ts';
import { startWorld, type World } from './world.ts';

/** Mails of a machine whose clock ran ahead for a while: each goes out once, and none waits for that other day. */
let world: World;
const letters: Letter[] = [];
let answer: () => Promise<Sent>;
let sweep: () => Promise<{ done: number }>;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  await world.person('a', 'luis');
  const schedule = createSchedule(async () => world.services, {
    send: (letter) => {
      letters.push(letter);
      return answer();
    },
  });
  sweep = () => schedule({ schedule: 'mail-sweep' });
});
afterAll(() => world.stop());
beforeEach(() => {
  letters.length = 0;
  answer = async () => ({ outcome: 'sent', message: 'ses-1' });
});

const RIGHT = '2026-11-20T15:00:00Z';
const AHEAD = '2027-11-20T15:00:00Z';

async function tell(id: string): Promise<void> {
  const parts = { services: world.services, scope: jobScope('a', 'GT') };
  const luis = (await usersOf(parts)).find(({ Usuario }) => Usuario.startsWith('luis'))!;
  const company = { Nombre: 'Agencia' } as never;
  const told = { kind: 'assigned', id, sentence: 'Se le asignó: Orden 1', path: '/', by: 'ana' } as const;
  await putFor(parts, company, luis, told);
}

it('a mail that was put a year ahead goes when the clock is right again, once', async () => {
  world.setClock(AHEAD);
  await tell('ahead');
  world.setClock(RIGHT);
  for (let run = 0; run < 3; run += 1) await sweep();
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('Se le asignó')]);
});

it('a mail whose sender died a year ahead stays in doubt and is not sent again', async () => {
  world.setClock(AHEAD);
  await tell('died');
  answer = () => Promise.reject(new Error('the process died here'));
  await expect(sweep()).rejects.toThrow();
  world.setClock(RIGHT);
  answer = async () => ({ outcome: 'sent', message: 'ses-2' });
  await sweep();
  expect(letters).toHaveLength(1);
});
