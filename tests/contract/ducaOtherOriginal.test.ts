import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { acceptedDuca } from './acceptedDuca.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, call, derived, patch } = {} as TwoAgencies;

/** Numbers of two provisional declarations, of a normal one, and of a provisional one that is completed already. */
const FIRST = 'GTSTCST2600090100015';
const SECOND = 'GTSTCST2600090200015';
const NORMAL = 'GTSTCST2600090300015';
const COMPLETED = 'GTSTCST2600090400015';
const ORIGINAL = 'COMPLEMENTO.NUMERO_DUCA_ORIGINAL';
const WHY = 'Se nombró otra DUCA provisional.';

const open = async (ID: string) => (await call('open', { ID })).result;
const idOf = async (number: string): Promise<string> =>
  (await call('list', { TERMINO: number })).result.rows[0].ID;
const completing = async (number: string): Promise<string> =>
  (await open(await idOf(number))).body.COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA;
const waiting = async (): Promise<string[]> =>
  (await call('pendingComplementary', { ID_PERFIL: 'uno' })).result.rows.map(
    (each: AnyRecord) => each['NUMERO_DUCA'],
  );

/** A complementary declaration that SAT accepted. */
async function complementary(order: string, original: string): Promise<string> {
  const { id, lock } = await derived(order);
  const saved = await patch(id, lock, { 'DUCA.CLASE': '6', [ORIGINAL]: original });
  const sent = await call('transmit', { ID: id, LOCK: saved.result.header.LOCK });
  expect(sent.error).toBeUndefined();
  await world.pump();
  return id;
}

/** Opens a rectification in which other values are written. */
async function changed(ID: string, changes: Record<string, string>): Promise<number> {
  const { header } = await open(ID);
  const amended = await call('amend', { ID, LOCK: header.LOCK, MOTIVO: WHY });
  return (await patch(ID, amended.result.LOCK, changes)).result.header.LOCK;
}

beforeAll(async () => {
  ({ world, call, derived, patch } = await startTwoAgencies());
  for (const [order, number, CLASE] of [
    ['1236000901', FIRST, '3'],
    ['1236000902', SECOND, '3'],
    ['1236000903', NORMAL, '1'],
    ['1236000904', COMPLETED, '4'],
  ] as const) {
    const { id, lock } = await derived(order);
    await patch(id, lock, { 'DUCA.CLASE': CLASE });
    await acceptedDuca(world.services, { id, number, day: '2026-11-13' });
  }
  await complementary('1236000914', COMPLETED);
});
afterAll(() => world.stop());

describe('a complementary DUCA that is rectified to name another original', () => {
  let id: string;

  it('is not sent while what it names owes none, or has another one', async () => {
    id = await complementary('1236000911', FIRST);
    expect(await waiting()).toEqual([SECOND]);
    for (const [number, code] of [
      [NORMAL, 'duca.complement-not-owed'],
      [COMPLETED, 'duca.complement-twice'],
    ] as const) {
      const LOCK = await changed(id, { [ORIGINAL]: number });
      const refused = await call('sendAmendment', { ID: id, LOCK });
      expect(refused.error?.problems.map((each: Problem) => each.code)).toContain(code);
      await call('dropAmendment', { ID: id, LOCK });
    }
  });

  it('leaves the first one waiting again once SAT accepted it, and not before', async () => {
    const LOCK = await changed(id, { [ORIGINAL]: SECOND });
    expect(await waiting()).toEqual([SECOND]);
    expect((await call('sendAmendment', { ID: id, LOCK })).error).toBeUndefined();
    expect(await waiting()).toEqual([SECOND]);
    await world.pump();
    const { NUMERO_DUCA } = (await open(id)).body.DUCA;
    expect([await completing(FIRST), await completing(SECOND)]).toEqual(['', NUMERO_DUCA]);
    expect(await waiting()).toEqual([FIRST]);
    const [last] = (await call('history', [await idOf(FIRST)])).result;
    expect(last.ACCION).toContain('se rectificó y ya no la complementa');
    // News that comes again changes nothing.
    for (const body of world.handled) await world.deliver(body);
    expect([await completing(FIRST), await completing(SECOND)]).toEqual(['', NUMERO_DUCA]);
  });

  it('completes nothing once its class does not, and what it completed waits again', async () => {
    const LOCK = await changed(id, { 'DUCA.CLASE': '1', [ORIGINAL]: '' });
    expect((await call('sendAmendment', { ID: id, LOCK })).error).toBeUndefined();
    await world.pump();
    expect(await waiting()).toEqual(expect.arrayContaining([FIRST, SECOND]));
  });

  it('is not judged by its original when that stayed the same', async () => {
    const other = await complementary('1236000912', FIRST);
    const LOCK = await changed(other, {
      'OBSERVACIONES.OBSERVACIONES': 'OTRA',
      [ORIGINAL]: FIRST.replace(/00015$/, '00027'),
    });
    expect((await call('sendAmendment', { ID: other, LOCK })).error).toBeUndefined();
    await world.pump();
    expect(await completing(FIRST)).toBe((await open(other)).body.DUCA.NUMERO_DUCA);
  });
});
