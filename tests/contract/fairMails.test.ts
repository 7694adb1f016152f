import { afterEach, describe, expect, it } from 'vitest';
import {
  mailKey,
  pendingBeforeKey,
  pendingBeforePk,
  pendingKey,
  pendingPks,
  TABLE,
  type PendingMail,
} from '../../functions/notifications/rows.ts';
import { shardOf } from '../../functions/runtime/shards.ts';
import { all, letters, luis, serviceAnswers, sweep, waiting, world } from './notificationWorld.ts';

/** A company whose rows lie in the same part as those of company a. */
const beside = Array.from({ length: 1000 }, (_, at) => `x${at}`).find((id) => shardOf(id) === shardOf('a'))!;
const early = '2026-11-20T13:00:00.000Z';

const pending = async () => {
  const parts = [...pendingPks, pendingBeforePk].map(async (pk) =>
    (await all<PendingMail>(pk)).map(({ sk, mail }) => ({ key: { pk, sk }, mail })),
  );
  return (await Promise.all(parts)).flat();
};

/** Mails of a company before any of another, by the key of one version. */
const older = async (company: string, count: number, keyOf: typeof pendingKey): Promise<void> => {
  for (let at = 0; at < count; at += 50)
    await world.services.database.write(
      ...Array.from({ length: Math.min(50, count - at) }, (_, each) => {
        const name = `mail${at + each}`;
        const item = { ...keyOf(early, company, name), company, country: 'GT', mail: name };
        return { kind: 'put' as const, table: TABLE, item };
      }),
    );
};

/** While `work` runs, nothing of a company can be read. */
const whileAway = async (company: string, work: () => Promise<void>): Promise<void> => {
  const { database } = world.services;
  const get = database.get.bind(database);
  const away = (...[table, asked]: Parameters<typeof get>) =>
    asked.pk.startsWith(`C#${company}#`) ? Promise.reject(new Error('rows are away')) : get(table, asked);
  Object.assign(database, { get: away });
  await work().finally(() => Object.assign(database, { get }));
};

describe('mails that wait for their run', () => {
  afterEach(async () => {
    for (const { key } of await pending())
      await world.services.database.write({ kind: 'delete', table: TABLE, key });
  });

  for (const [where, keyOf] of [
    ['', pendingKey],
    [', also where the version before put them', pendingBeforeKey],
  ] as const)
    it(`go in the next run though 200 of a company that fails were due before them${where} (invariant I7)`, async () => {
      await waiting();
      await older(beside, 200, keyOf);
      world.setClock('2026-11-20T15:05:00Z');
      await whileAway(beside, () => expect(sweep()).rejects.toThrow());
      expect(letters).toHaveLength(1);
    });

  it('go all of them in one run where no other company has any', async () => {
    await older('b', 150, pendingKey);
    expect(await sweep()).toEqual({ done: 150 });
  });

  it('are sent from where the version before put them, and wait nowhere afterwards', async () => {
    const { company, country, mail } = await waiting();
    const [row] = (await pending()).filter((each) => each.mail === mail);
    const desde = mail.split('~')[0]!;
    await world.services.database.write(
      { kind: 'delete', table: TABLE, key: row!.key },
      {
        kind: 'put',
        table: TABLE,
        item: { ...pendingBeforeKey(desde, company, mail), company, country, mail },
      },
    );
    await sweep();
    expect(letters).toHaveLength(1);
    expect(await pending()).toEqual([]);
  });

  it('wait nowhere once the version before, still at work, ended them', async () => {
    const { mail } = await waiting();
    await world.services.database.write({
      kind: 'update',
      table: TABLE,
      key: mailKey({ company: 'a' }, mail),
      set: { ESTADO: 'ENVIADO' },
    });
    await sweep();
    expect(letters).toEqual([]);
    expect(await pending()).toEqual([]);
  });

  it('wait on where the service of mail cannot be reached', async () => {
    serviceAnswers(async () => ({ outcome: 'later', reason: 'SES no responde.' }));
    const { mail } = await waiting();
    await sweep();
    expect((await pending()).map((each) => each.mail)).toEqual([mail]);
    expect(mail).toContain(luis.id);
  });
});
