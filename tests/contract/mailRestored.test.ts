import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beat } from '../../functions/notifications/pulse.ts';
import { systemKey } from '../../functions/runtime/keys.ts';
import { event, letters, mailed, mailsOf, sweep, waiting, work, world } from './notificationWorld.ts';

// A copy of the tables is put back: what it says is waiting may have gone out in what it knows nothing of.

const pulse = { pk: systemKey('pulse'), sk: 'pulse' };

afterEach(() => vi.unstubAllEnvs());

/** The machine was started now, and what it finds was last worked in at that moment; '' where it cannot tell. */
function started(lived: string): void {
  vi.stubEnv('LIVES_SINCE', String(world.services.now().getTime()));
  vi.stubEnv('LIVED_UNTIL', lived && String(Date.parse(lived)));
}

/** What its person reads of the mail, as of an hour at which they are still signed in. */
async function stateShown(): Promise<string> {
  world.setClock('2026-11-20T15:20:00Z');
  return (await mailsOf())[0]!.ESTADO;
}

/** The mails were last looked through at this moment, and without a gap. */
beforeEach(() => world.services.database.write({ kind: 'delete', table: 'notifications', key: pulse }));

it('a mail that was due after the copy and before it was put back stays in doubt with its reason, and is not sent', async () => {
  await sweep();
  const mail = await waiting();
  world.setClock('2026-11-20T15:15:01Z');
  await sweep();
  await work(event(mail));
  world.setClock('2026-11-20T15:20:00Z');
  await sweep();
  expect(letters).toEqual([]);
  const [row] = await mailsOf();
  expect(row).toMatchObject({
    ESTADO: 'DUDOSO',
    MOTIVO: expect.stringContaining('restauró una copia') as string,
  });
});

it('the same where the queue gives it before anybody looked through the mails', async () => {
  await sweep();
  const mail = await waiting();
  world.setClock('2026-11-20T15:15:01Z');
  await work(event(mail));
  expect(letters).toEqual([]);
  expect((await mailsOf())[0]!.ESTADO).toBe('DUDOSO');
});

it('a mail that is due after the copy was put back goes out: nobody has sent it', async () => {
  await sweep();
  world.setClock('2026-11-20T15:15:01Z');
  await sweep();
  await mailed();
  expect(letters).toHaveLength(1);
});

it('a mail that waits while all goes on is sent, however long it waits', async () => {
  await sweep();
  const mail = await waiting();
  for (const minute of [12, 24, 36]) {
    world.setClock(`2026-11-20T15:${minute}:00Z`);
    await beat(world.services);
  }
  await work(event(mail));
  expect(letters).toHaveLength(1);
});

it('the end of a gap that a clock wrote which ran ahead puts nothing in doubt', async () => {
  await sweep();
  world.setClock('2027-11-20T15:00:00Z');
  await sweep();
  world.setClock('2026-11-20T15:01:00Z');
  await mailed();
  expect(letters).toHaveLength(1);
});

it.each([
  ['a planned stop of an hour', '2026-11-20T15:03:00Z'],
  ['a crash a moment after the mails were looked through', '2026-11-20T15:00:10Z'],
])('after %s a mail that fell due meanwhile goes out, once', async (_, lived) => {
  await sweep();
  const mail = await waiting();
  world.setClock('2026-11-20T16:03:00Z');
  started(lived);
  await sweep();
  await work(event(mail));
  expect(letters).toHaveLength(1);
  expect(await stateShown()).toBe('ENVIADO');
});

it.each([
  ['the tables of yesterday stand where work went on until today', '2026-11-21T14:50:00Z'],
  ['the whole folder was put back, so that nobody vouches for it', ''],
])('where %s the mail is not sent again', async (_, lived) => {
  await sweep();
  const mail = await waiting();
  world.setClock('2026-11-21T15:00:00Z');
  started(lived);
  await work(event(mail));
  await sweep();
  expect(letters).toEqual([]);
  expect(await stateShown()).toBe('DUDOSO');
});

it('a machine that slept sends what fell due in its sleep', async () => {
  started('');
  await sweep();
  const mail = await waiting();
  world.setClock('2026-11-20T23:00:00Z');
  await sweep();
  await work(event(mail));
  expect(letters).toHaveLength(1);
});
