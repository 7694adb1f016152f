import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyBody, AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { startWritersWorld, type WritersWorld } from './writersWorld.ts';

let here: WritersWorld;

beforeAll(async () => {
  here = await startWritersWorld();
});
afterAll(() => here.world.stop());

describe('lines that come back', () => {
  async function undone(orderNumber: string, change: (line: AnyRecord) => AnyRecord, derived = true) {
    const id = await here.draft(orderNumber);
    if (!derived) await here.plant('duca', id, (body) => body, false);
    const goodsOf = async () => (await here.open('duca', id)).body['FRACCION_ITEMS'] as AnyRecord[];
    const goods = await goodsOf();
    const removed = await here.patch('duca', id, [{ op: 'remove', path: 'FRACCION_ITEMS[1]', count: 1 }]);
    expect(removed.status).toBe(200);
    await here.patch('duca', id, [{ op: 'set', path: 'OBSERVACIONES.OBSERVACIONES', value: 'otra cosa' }]);
    const lines = [change(goods[1]!)];
    const answer = await here.patch('duca', id, [{ op: 'insert', path: 'FRACCION_ITEMS[1]', lines }]);
    return { answer, goods, now: await goodsOf() };
  }

  it('by undoing a removal are whole again, with the links to their sources', async () => {
    const { answer, goods, now } = await undone('1236000811', (line) => line);
    expect(answer.error).toBeUndefined();
    expect(goods[1]!['ID_FACTURA']).not.toBe('');
    expect(now).toEqual(goods);
  });

  it('are known by the history where no derivation is kept', async () => {
    const { answer, goods, now } = await undone('1236000812', (line) => line, false);
    expect(answer.error).toBeUndefined();
    expect(now).toEqual(goods);
  });

  it('bring no link that they never had', async () => {
    for (const [number, derived] of [
      ['1236000813', true],
      ['1236000814', false],
    ] as const) {
      const forged = await undone(
        number,
        (line) => ({ ...line, ID_FACTURA: 'fac-98765432109876543210zz' }),
        derived,
      );
      expect(forged.answer.error?.code).toBe('document.not-yours');
      expect(forged.now).toHaveLength(forged.goods.length - 1);
    }
  });
});

it('goods that come back name the value declaration that they had, also once that is gone', async () => {
  const id = await here.draft('1236000816');
  const goodsOf = async () => (await here.open('duca', id)).body['FRACCION_ITEMS'] as AnyRecord[];
  const goods = await goodsOf();
  await here.patch('duca', id, [{ op: 'remove', path: 'DVAS[0]', count: 1 }]);
  await here.patch('duca', id, [{ op: 'remove', path: 'FRACCION_ITEMS[1]', count: 1 }]);
  const back = await here.patch('duca', id, [
    { op: 'insert', path: 'FRACCION_ITEMS[1]', lines: [goods[1]!] },
  ]);
  expect(back.error).toBeUndefined();
  expect(await goodsOf()).toEqual(goods);
});

it('a declaration that a program sends whole says itself which value declaration its goods belong to', async () => {
  const own = crypto.randomUUID();
  const { body } = await here.open('duca', await here.draft('1236000815'));
  const goods = (body['FRACCION_ITEMS'] as AnyRecord[]).map((line) => ({
    ...line,
    ID_DVA: own,
    ID_FACTURA: '',
  }));
  const DVAS = (body['DVAS'] as AnyRecord[]).map((line) => ({ ...line, ID_DVA: own }));
  const sent = { DUCA: { MODALIDAD: 'ID', CLASE: '1' }, DVAS, FRACCION_ITEMS: goods };
  const { result, error } = await here.call('duca', 'create', { CUERPO: sent });
  expect(error).toBeUndefined();
  expect(result.body.FRACCION_ITEMS.map((line: AnyRecord) => line['ID_DVA'])).toEqual(goods.map(() => own));
  const theirs = { ...sent, DVAS: [{ ...DVAS[0]!, ID_DVA: 'dva-98765432109876543210zz' }] };
  expect((await here.call('duca', 'create', { CUERPO: theirs })).error?.code).toBe('document.not-yours');
});

describe('what stands in the authority’s fields', () => {
  const typed = { NUMERO_DUCA: 'GTGUACB260001234567X', CANAL_SELECTIVO: 'VERDE', FIRMA_ELECTRONICA: 'falsa' };
  const withTyped = (body: AnyBody): AnyBody => ({
    ...body,
    DUCA: { ...(body['DUCA'] as AnyRecord), ...typed },
    COMPLEMENTO: {
      ...(body['COMPLEMENTO'] as AnyRecord),
      NUMERO_DUCA_COMPLEMENTARIA: 'GTGUACB260007654321X',
    },
  });
  it('before it has answered blocks the declaration, and the next save takes it out', async () => {
    const id = await here.draft('1236000821');
    await here.plant('duca', id, withTyped);
    const { LOCK } = (await here.open('duca', id)).header;
    const early = await here.call('duca', 'transmit', [id, String(LOCK)]);
    expect(early.error?.code).toBe('rejected');
    expect(early.error?.problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['DUCA.NUMERO_DUCA', 'DUCA.CANAL_SELECTIVO', 'DUCA.FIRMA_ELECTRONICA']),
    );
    expect((await here.call('duca', 'readiness', [id, ''])).result.LISTA).toBe(false);
    const saved = await here.patch('duca', id, [
      { op: 'set', path: 'OBSERVACIONES.OBSERVACIONES', value: 'hola' },
    ]);
    expect(saved.result.computed).toContainEqual({ op: 'set', path: 'DUCA.CANAL_SELECTIVO', value: '' });
    const { body, header } = await here.open('duca', id);
    expect(body['DUCA']).toMatchObject({ NUMERO_DUCA: '', CANAL_SELECTIVO: '', FIRMA_ELECTRONICA: '' });
    expect(Object.values(header.RESUMEN)).not.toContain('VERDE');
    expect((await here.call('duca', 'readiness', [id, ''])).result.LISTA).toBe(true);
  });

  it('is overwritten by the acceptance, a pending channel too', async () => {
    const id = await here.draft('1236000822');
    const { LOCK } = (await here.open('duca', id)).header;
    expect((await here.call('duca', 'transmit', [id, String(LOCK)])).status).toBe(200);
    await here.plant('duca', id, withTyped);
    await here.world.pump();
    const { body, header } = await here.open('duca', id);
    const { NUMERO_DUCA, CANAL_SELECTIVO, FIRMA_ELECTRONICA } = body['DUCA'] as AnyRecord;
    expect([header.ESTADO, CANAL_SELECTIVO]).toEqual(['ACEPTADA', '']);
    expect(NUMERO_DUCA).not.toBe(typed.NUMERO_DUCA);
    expect(FIRMA_ELECTRONICA).not.toBe(typed.FIRMA_ELECTRONICA);
    expect(body['COMPLEMENTO']).toMatchObject({ NUMERO_DUCA_COMPLEMENTARIA: '' });
    expect(header.RESUMEN).toMatchObject({ NUMERO_DUCA });
    expect(Object.values(header.RESUMEN)).not.toContain('VERDE');
  });

  it('of a value declaration without its DUCA is told there, and taken out by the next save', async () => {
    await here.world.seed('uno', '1236000823');
    const id = 'dva-1-1236000823';
    await here.plant('dva', id, (body) => ({
      ...body,
      DVA: { ...(body['DVA'] as AnyRecord), NUMERO_DECLARACION: typed.NUMERO_DUCA },
    }));
    const paths = async (): Promise<string[]> =>
      (await here.call('dva', 'open', { ID: id })).result.problems.map((each: { path: string }) => each.path);
    expect(await paths()).toContain('DVA.NUMERO_DECLARACION');
    expect(
      (await here.patch('dva', id, [{ op: 'set', path: 'DVA.FAX_IMPORTADOR', value: '22' }])).status,
    ).toBe(200);
    expect(await paths()).not.toContain('DVA.NUMERO_DECLARACION');
  });
});
