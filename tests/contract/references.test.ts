import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Change } from '../../shared/foundation/documents/patch.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import type { Answer } from './world.ts';
import { kindNames, kinds, startWritersWorld, type WritersWorld } from './writersWorld.ts';

let here: WritersWorld;
let ducaId = '';

beforeAll(async () => {
  here = await startWritersWorld();
  ducaId = await here.draft('1236000851');
  await here.world.seed('uno', '1236000852');
  await here.world.company('dos');
  await here.world.seed('dos', '1236000853');
});
afterAll(() => here.world.stop());

/** Documents that a line of the DUCA of the order cannot stand for. */
const STRANGE = [
  ['that nobody has', 'dva-98765432109876543210zz'],
  ['that no product would name so', 'inventado'],
  ['of another order', 'dva-1-1236000852'],
  ['of another company', 'dva-1-1236000853'],
] as const;

async function leavesNoTrace(answer: Answer, id: string): Promise<void> {
  expect([answer.status, answer.error?.code]).toEqual([422, 'document.not-yours']);
  expect(JSON.stringify((await here.open('duca', ducaId)).body)).not.toContain(id);
}

describe.each(STRANGE)('a document %s', (_what, id) => {
  it('is not declared by a line that a person adds', async () => {
    for (const [list, key] of [
      ['DVAS', 'ID_DVA'],
      ['DVA_FACTURAS', 'ID_FACTURA'],
    ] as const) {
      const changes: Change[] = [{ op: 'insert', path: list, lines: [{ [key]: id }] }];
      await leavesNoTrace(await here.patch('duca', ducaId, changes), id);
      const created = await here.call('duca', 'create', { CUERPO: { [list]: [{ [key]: id }] } });
      expect(created.error?.code).toBe('document.not-yours');
    }
  });

  it('is not named by any line that is there', async () => {
    for (const path of ['FRACCION_ITEMS[0].ID_DVA', 'DVA_FACTURAS[0].ID_DVA', 'FRACCION_ITEMS[0].ID_FACTURA'])
      await leavesNoTrace(await here.patch('duca', ducaId, [{ op: 'set', path, value: id }]), id);
    const lines = [{ ID_DVA: id, NOMBRE_INTERMEDIARIO: 'Uno' }];
    const inserted = await here.patch('duca', ducaId, [{ op: 'insert', path: 'DVA_INTERMEDIARIOS', lines }]);
    await leavesNoTrace(inserted, id);
  });
});

it('a line may name any value declaration of its own DUCA, or none', async () => {
  const own = ((await here.open('duca', ducaId)).body['DVAS'] as AnyRecord[])[0]!['ID_DVA']!;
  const lines = [{ ID_DVA: own, NOMBRE_INTERMEDIARIO: 'Uno' }];
  expect(
    (await here.patch('duca', ducaId, [{ op: 'insert', path: 'DVA_INTERMEDIARIOS', lines }])).status,
  ).toBe(200);
  for (const value of ['', own]) {
    const answer = await here.patch('duca', ducaId, [{ op: 'set', path: 'FRACCION_ITEMS[0].ID_DVA', value }]);
    expect(answer.error).toBeUndefined();
  }
});

it('lines that a grid adds stand for no document, and goods may name them by the keys that it gave them', async () => {
  const ID_DVA = crypto.randomUUID();
  const CUERPO = {
    DVAS: [{ ID_DVA, NUMERO_DVA: '7' }],
    FRACCION_ITEMS: [{ ID_DVA, NOMBRE_COMERCIAL: 'Silla' }],
  };
  const { result, error } = await here.call('duca', 'create', { CUERPO });
  expect(error).toBeUndefined();
  expect(result.body.FRACCION_ITEMS[0].ID_DVA).toBe(ID_DVA);
});

const references = kindNames.flatMap((kind) =>
  Object.entries(kinds[kind].dataSets).flatMap(([name, { many, fields }]) =>
    Object.entries(fields)
      .filter(([, { refersTo }]) => refersTo !== undefined)
      .map(([field]) => [`${kind}: ${name}.${field}`, kind, name, field, many] as const),
  ),
);
it('every kind of document was asked', () => expect(references.length).toBeGreaterThan(7));

it.each(references)('%s takes no document that is not there', async (_title, kind, name, field, many) => {
  for (const [, id] of STRANGE) {
    const record = { [field]: id };
    const created = await here.call(kind, 'create', { CUERPO: { [name]: many ? [record] : record } });
    expect(created.error?.code, id).toBe('document.not-yours');
  }
});
