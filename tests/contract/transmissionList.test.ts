import { afterAll, beforeAll, expect, it } from 'vitest';
import { list } from '../../functions/transmission/list.ts';
import { headKey, TABLE } from '../../functions/transmission/rows.ts';
import { after, MINUTE, said } from './machine.ts';
import { scopeOf, startTransmissions, type Transmissions } from './transmissions.ts';

let on: Transmissions;
beforeAll(async () => {
  on = await startTransmissions();
});
afterAll(() => on.stop());

it('is searched by the number of its document or the one that was assigned, by their beginning', async () => {
  const own = scopeOf('ana', [], 'emp-search');
  const first = await on.hand({ key: '1236000101', documentId: 'duc-a' }, own);
  on.setClock(after(MINUTE));
  const second = await on.hand({ key: '1236000202', documentId: 'duc-b' }, own);
  await on.hand({ key: '1236000202' }, scopeOf('ana', [], 'emp-other'));
  const facts = said({ NUMERO: 'GTGUABC2600012345670' });
  const of = headKey(own, second.id);
  await on.services.database.write({ kind: 'update', table: TABLE, key: of, set: { facts } });
  const found = async (TERMINO: string, more: object = {}) =>
    (await list(on.call({ TERMINO, ...more }, own))).rows.map((each) => each.ID);
  expect(await found('123-6000202')).toEqual([second.id]);
  expect(await found('1236')).toEqual([second.id, first.id]);
  expect(await found('6000101')).toEqual([first.id]);
  expect(await found('GTGUABC-26-000123')).toEqual([second.id]);
  expect(await found('9')).toEqual([]);
  expect(await found('1236', { ESTADO: 'ACCEPTED' })).toEqual([]);
  expect(await found('123-6000101', { ID_DOCUMENTO: 'duc-b' })).toEqual([]);
});

it('is sorted by any of its columns', async () => {
  const own = scopeOf('ana', [], 'emp-sort');
  const ids: string[] = [];
  for (const number of ['1236000302', '1236000301', '1236000303']) {
    on.setClock(after(ids.length * MINUTE));
    ids.push((await on.hand({ key: number, documentId: `duc-${number}` }, own)).id);
  }
  const [b, a, c] = ids;
  const sorted = async (ORDEN: string) => {
    const { rows, order } = await list(on.call({ ORDEN }, own));
    return [rows.map((each) => each.ID), order];
  };
  expect(await sorted('CLAVE')).toEqual([[a, b, c], 'CLAVE']);
  expect(await sorted('-CLAVE')).toEqual([[c, b, a], '-CLAVE']);
  expect(await sorted('HUELLA')).toEqual([[c, a, b], '-CREADO']);
});
