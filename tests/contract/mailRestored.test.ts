import { beforeEach, expect, it } from 'vitest';
import { beat } from '../../functions/notifications/pulse.ts';
import { systemKey } from '../../functions/runtime/keys.ts';
import { event, letters, mailed, mailsOf, sweep, waiting, work, world } from './notificationWorld.ts';

// A copy of the tables is put back: what it says is waiting may have gone out in what it knows nothing of.

const pulse = { pk: systemKey('pulse'), sk: 'pulse' };

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
