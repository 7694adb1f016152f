import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTransmission } from '../../functions/transmission/handler.ts';
import { headsOfDocument, MOST_LISTED } from '../../functions/transmission/outcomeOf.ts';
import { headKey, TABLE, type TransmissionRow } from '../../functions/transmission/rows.ts';
import type { Write } from '../../functions/runtime/write.ts';
import { formatUnifiedNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, ana, foreigner, call, derived } = {} as TwoAgencies;
beforeAll(async () => {
  ({ world, ana, foreigner, call, derived } = await startTwoAgencies());
});
afterAll(() => world.stop());

/** As many newer transmissions as the list looks at, of numbers of their own. */
async function overtake(head: TransmissionRow): Promise<void> {
  const items = Array.from({ length: MOST_LISTED }, (_, at): Write => {
    const id = `tra-zz${String(at).padStart(4, '0')}`;
    const facts = { ...head.facts, NUMERO: '' };
    const item = { ...head, ...headKey(head, id), id, facts, key: `9${at}`, documentId: `duc-${at}` };
    return { kind: 'put', table: TABLE, item };
  });
  for (let at = 0; at < items.length; at += 25)
    await world.services.database.aside(...items.slice(at, at + 25));
}

it('an assigned number is found however old it is, whole or by its beginning, by its own company alone', async () => {
  const { id, lock } = await derived('1236000740');
  await call('transmit', [id, String(lock)]);
  await world.pump();
  for (const body of world.handled) await world.deliver(body);
  const number: string = (await call('open', [id, ''])).result.body.DUCA.NUMERO_DUCA;
  expect(number).toHaveLength(20);
  const scope = { company: 'uno' };
  const heads = await headsOfDocument(world.services, scope, id);
  const first = heads.find(({ operation }) => operation === 'R')!;
  await overtake(first);

  const handler = createTransmission(async () => world.services);
  const found = async (TERMINO: string, as = ana): Promise<string[]> => {
    const { rows } = (await world.call(handler, 'list', { TERMINO }, as)).result;
    return (rows as TransmissionSummary[]).map(({ ID }) => ID);
  };
  expect(await found('')).not.toContain(first.id);
  const grouped = formatUnifiedNumber(number);
  for (const typed of [
    number,
    grouped,
    grouped.replaceAll('-', ' '),
    number.slice(0, 12),
    grouped.slice(0, 14),
  ])
    expect(await found(typed), typed).toContain(first.id);
  expect(await found(number, foreigner)).toEqual([]);
  expect(await found(`${number.slice(0, 10)}999999`)).toEqual([]);

  // A rectification raised the version since: the number of before names the same declaration.
  const before = `${number.slice(0, 15)}00009`;
  const facts = { ...first.facts, NUMERO: before };
  const key = headKey(scope, first.id);
  await world.services.database.write({ kind: 'update', table: TABLE, key, set: { facts } });
  expect(await found(before)).toEqual([first.id]);
});
