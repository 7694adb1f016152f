import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ducasOf } from '../../functions/duca/ducas.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { acceptedDuca } from './acceptedDuca.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, ana, foreigner, call, derived, patch } = {} as TwoAgencies;

beforeAll(async () => {
  ({ world, ana, foreigner, call, derived, patch } = await startTwoAgencies());
});
afterAll(() => world.stop());

const accepted = (id: string, number: string, day: string, company?: string): Promise<void> =>
  acceptedDuca(world.services, { id, number, day, ...(company === undefined ? {} : { company }) });

const codesOf = (problems: Problem[]): string[] => problems.map((each) => each.code);

describe('copy', () => {
  it('makes a draft with the list of what is stale, which a person works off', async () => {
    const { id } = await derived('1236000310');
    await accepted(id, 'GTSTCST2600031000015', '2026-11-10');
    const { result } = await call('copy', { ID: id });
    expect(result.header).toMatchObject({ ESTADO: 'BORRADOR', ID_ORDEN: '' });
    expect(result.body.DUCA).toMatchObject({
      NO_ORDEN: '',
      NUMERO_DUCA: '',
      FECHA_ACEPTACION: '',
      TIPO_CAMBIO: '7.85123',
    });
    expect(result.body.IMPORTADOR.NOMBRE).not.toBe('');
    expect(codesOf(result.problems)).toEqual(
      expect.arrayContaining(['duca.stale.numero', 'duca.stale.equipo']),
    );

    const index = (result.body.PENDIENTES as AnyRecord[]).findIndex(
      (each) => each['CAMPO'] === 'PESO_BRUTO_TOTAL',
    );
    const saved = await patch(result.header.ID, result.header.LOCK, {
      'DUCA.NO_ORDEN': '1236000999',
      [`PENDIENTES[${index}].REVISADO`]: '1',
    });
    const paths = saved.result.problems.map((each: Problem) => `${each.code} ${each.path}`);
    expect(paths).not.toContain('duca.stale.numero DUCA.NO_ORDEN');
    expect(paths).not.toContain('duca.stale.valor DUCA.PESO_BRUTO_TOTAL');
    expect(paths).toContain('duca.stale.valor DUCA.TOTAL_FOB_DOLARES');
  });

  it('takes the parts that are asked for, into an order; a foreign order or DUCA was never there', async () => {
    const { id } = await derived('1236000311');
    const { orderId } = await world.seed('uno', '1236000312');
    const { result } = await call('copy', { ID: id, PARTES: ['partes'], ID_ORDEN: orderId });
    expect(result.header.ID_ORDEN).toBe(orderId);
    expect(result.body.FRACCIONES).toEqual([]);
    expect(result.body.IMPORTADOR.NOMBRE).not.toBe('');
    for (const params of [{ ID: id }, { ID: 'duc-nunca' }]) {
      expect((await call('copy', params, foreigner)).error).toMatchObject({ code: 'not-found' });
    }
    const strange = await world.seed('dos', '1236000313');
    const theirs = await call('copy', { ID: id, ID_ORDEN: strange.orderId });
    const never = await call('copy', { ID: id, ID_ORDEN: 'ord-nunca' });
    expect([theirs.status, theirs.error]).toEqual([never.status, never.error]);
  });
});

describe('complementary declarations', () => {
  const pending = async (as = ana): Promise<AnyRecord[]> =>
    (await call('pendingComplementary', { ID_PERFIL: as.company }, as)).result.rows;
  let original: string;

  it('lists the accepted provisional and simplified ones of the company, oldest first, in both kinds of days', async () => {
    expect(await pending()).toEqual([]);
    for (const [number, day, CLASE] of [
      ['1236000321', '2026-11-13', '3'],
      ['1236000322', '2026-10-30', '4'],
      ['1236000323', '2026-10-30', '1'],
    ] as const) {
      const { id, lock } = await derived(number);
      await patch(id, lock, { 'DUCA.CLASE': CLASE });
      expect((await pending()).some((each) => each['ID_DUCA'] === id)).toBe(false);
      await accepted(id, `GTSTCST26${number.slice(4)}00015`, day);
      if (CLASE === '3') original = id;
    }
    const rows = await pending();
    expect(rows.map((each) => each['NO_ORDEN'])).toEqual(['1236000322', '1236000321']);
    expect(rows[1]).toMatchObject({
      NUMERO_DUCA: 'GTSTCST2600032100015',
      MODALIDAD: 'ID',
      CLASE: '3',
      DESCRIPCION_CLASE: 'Provisional',
      DIAS_TRANSCURRIDOS: 7,
      DIAS_HABILES: 5,
      ID_COMPLEMENTARIA: '',
    });
    // 30 October to 20 November: 21 days; All Saints' fell on a Sunday.
    expect(rows[0]).toMatchObject({ DIAS_TRANSCURRIDOS: 21, DIAS_HABILES: 15 });
  });

  it('shows nothing to another company, and refuses its id', async () => {
    expect(await pending(foreigner)).toEqual([]);
    const theirs = await call('pendingComplementary', { ID_PERFIL: 'uno' }, foreigner);
    const never = await call('pendingComplementary', { ID_PERFIL: 'nunca' }, foreigner);
    expect([theirs.status, theirs.error]).toEqual([never.status, never.error]);
    expect((await call('prepareComplementary', { ID: original }, foreigner)).error).toMatchObject({
      code: 'not-found',
    });
  });

  it('prepares one by copy, once, and takes the original off the list when it is accepted', async () => {
    const { result } = await call('prepareComplementary', { ID: original });
    expect(result.body.DUCA).toMatchObject({ CLASE: '6', MODALIDAD: 'ID', NUMERO_DUCA: '' });
    expect(result.body.COMPLEMENTO.NUMERO_DUCA_ORIGINAL).toBe('GTSTCST2600032100015');
    expect(result.body.FRACCIONES.length).toBeGreaterThan(0);
    const id = result.header.ID as string;
    expect((await pending()).find((each) => each['ID_DUCA'] === original)).toMatchObject({
      ID_COMPLEMENTARIA: id,
      ESTADO_COMPLEMENTARIA: 'BORRADOR',
    });
    const again = await call('prepareComplementary', { ID: original });
    expect(again.error).toMatchObject({ code: 'rejected', details: { id } });
    // A rectification of the original raises the version in its number; the one that is prepared is still its own.
    await accepted(original, 'GTSTCST2600032100027', '2026-11-13');
    const rectified = await call('prepareComplementary', { ID: original });
    expect(rectified.error).toMatchObject({ code: 'rejected', details: { id } });
    expect((await pending()).find((each) => each['ID_DUCA'] === original)?.['ID_COMPLEMENTARIA']).toBe(id);

    const { coverOriginal } = await import('../../functions/duca/complementary/coverOriginal.ts');
    await accepted(id, 'GTSTCST2600099900015', '2026-11-20');
    const parts = { services: world.services, scope: jobScope('uno', 'GT') };
    const body = (await ducasOf(parts).open(id)).body as never;
    await coverOriginal(parts, body);
    await coverOriginal(parts, body);
    const opened = (await call('open', [original, ''])).result;
    expect(opened.body.COMPLEMENTO).toMatchObject({
      NUMERO_DUCA_COMPLEMENTARIA: 'GTSTCST2600099900015',
      FECHA_COMPLEMENTARIA: '2026-11-20T10:00:00',
    });
    expect((await pending()).map((each) => each['ID_DUCA'])).not.toContain(original);
    // The complementary one is rectified, which raises the version of its number; the original says the last.
    await accepted(id, 'GTSTCST2600099900027', '2026-11-20');
    await coverOriginal(parts, (await ducasOf(parts).open(id)).body);
    await coverOriginal(parts, body);
    expect((await call('open', [original, ''])).result.body.COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA).toBe(
      'GTSTCST2600099900027',
    );
    expect((await call('prepareComplementary', { ID: id })).error?.message).toContain(
      'no espera una complementaria',
    );
  });

  it('says what is wrong with the number that a complementary one names', async () => {
    const { id, lock } = await derived('1236000330');
    const tell = async (lockNow: number, number: string): Promise<Problem[]> => {
      await patch(id, lockNow, { 'DUCA.CLASE': '6', 'COMPLEMENTO.NUMERO_DUCA_ORIGINAL': number });
      const { problems } = (await call('crossCheck', [id, ''])).result as { problems: Problem[] };
      return problems.filter((each) => each.code.startsWith('duca.complement'));
    };
    expect(await tell(lock, 'GTSTCST-26-777777-0001-5')).toMatchObject([
      { code: 'duca.complement-unknown', severity: 'warning' },
    ]);
    expect(await tell(lock + 1, 'GTSTCST-26-000323-0001-5')).toMatchObject([
      { code: 'duca.complement-not-owed', severity: 'error' },
    ]);
    expect(await tell(lock + 2, 'GTSTCST-26-000321-0001-5')).toMatchObject([
      { code: 'duca.complement-twice', severity: 'error' },
    ]);
    // Of one that may be completed it is said, before it is sent, that its taxes are charged beside those of the first.
    const [charged, ...more] = await tell(lock + 3, 'GTSTCST-26-000322-0001-5');
    expect(more).toEqual([]);
    expect(charged).toMatchObject({ code: 'duca.complement-charged', severity: 'warning' });
    expect(charged!.message).toContain('además de los que entraron por la GTSTCST-26-000322-0001-5');
  });
});

describe('the authority’s answer', () => {
  it('to a complementary declaration is written into the one that it completes', async () => {
    const number = 'GTSTCST2600032200015';
    const waiting = async (): Promise<string[]> => {
      const { result } = await call('pendingComplementary', { ID_PERFIL: 'uno' });
      return result.rows.map((each: AnyRecord) => each['NUMERO_DUCA']!);
    };
    expect(await waiting()).toContain(number);
    const { id, lock } = await derived('1236000340');
    const saved = await patch(id, lock, {
      'DUCA.CLASE': '6',
      'COMPLEMENTO.NUMERO_DUCA_ORIGINAL': 'GTSTCST-26-000322-0001-5',
    });
    const sent = await call('transmit', { ID: id, LOCK: saved.result.header.LOCK });
    expect(sent.error).toBeUndefined();
    await world.pump();
    const { result } = await call('open', [id, '']);
    expect(result.body.DUCA.NUMERO_DUCA).not.toBe('');
    expect(await waiting()).not.toContain(number);
    const original = (await call('list', { TERMINO: number })).result.rows[0];
    expect((await call('open', [original.ID, ''])).result.body.COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA).toBe(
      result.body.DUCA.NUMERO_DUCA,
    );
    expect((await call('history', [original.ID])).result[0].ACCION).toContain('Complementada por la DUCA');

    // Annulled, it completes nothing: the first one waits again.
    const { LOCK } = result.header;
    await call('withdraw', { ID: id, LOCK, MOTIVO: 'La complementaria era de otra operación.' });
    await world.pump();
    expect((await call('open', [id, ''])).result.header.ESTADO).toBe('DESISTIDA');
    expect(await waiting()).toContain(number);
  });
});

describe('a complementary declaration of the same order', () => {
  it('keeps the goods, papers and value declarations of the operation, and leaves them to the original', async () => {
    // The clock has moved on, and sending wants a password that was given just now.
    const person = await world.person('uno', 'segunda');
    const first = await derived('1236000350', 'uno', person);
    const saved = await patch(first.id, first.lock, { 'DUCA.CLASE': '3' }, person);
    await call('transmit', { ID: first.id, LOCK: saved.result.header.LOCK }, person);
    await world.pump();
    const before = (await call('open', [first.id, ''], person)).result.body;
    expect(before.DUCA.NUMERO_DUCA).not.toBe('');

    const { result } = await call('prepareComplementary', { ID: first.id }, person);
    expect(result.header.ID_ORDEN).toBe(first.orderId);
    for (const name of ['EQUIPO', 'DVAS', 'DVA_FACTURAS', 'FRACCION_ITEMS'])
      expect(result.body[name]).toEqual(before[name]);
    expect(result.body.PENDIENTES.map((each: AnyRecord) => each['MOTIVO'])).toEqual(['numero', 'tasa']);
    const { ID, LOCK } = result.header;
    const { TIPO_CAMBIO, FECHA_TIPO_CAMBIO } = before.DUCA;
    const typed = await patch(
      ID,
      LOCK,
      {
        'DUCA.NO_ORDEN': '1236000351',
        'DUCA.TIPO_CAMBIO': TIPO_CAMBIO,
        'DUCA.FECHA_TIPO_CAMBIO': FECHA_TIPO_CAMBIO,
      },
      person,
    );
    const sent = await call('transmit', { ID, LOCK: typed.result.header.LOCK }, person);
    expect(sent.error).toBeUndefined();
    await world.pump();
    const covered = (await call('open', [first.id, ''], person)).result.body.COMPLEMENTO;
    expect(covered.NUMERO_DUCA_COMPLEMENTARIA).not.toBe('');
  });
});

describe('correlatives and search', () => {
  const ask = async () => (await call('correlatives', { REGISTRO: '777', ANIO: 2026 })).result;

  it('knows what is used, missing and next, and frees what only void papers hold', async () => {
    expect(await ask()).toMatchObject({ USADOS: 0, ULTIMO: '', HUECOS: [], LIBERABLES: [] });
    const make = async (NO_ORDEN: string) =>
      (await call('create', { CUERPO: { DUCA: { NO_ORDEN } } })).result.header;
    const first = await make('7776000001');
    await make('7776000004');
    const numbers = await ask();
    expect(numbers).toMatchObject({
      USADOS: 2,
      ULTIMO: '7776000004',
      HUECOS: [{ DESDE: '7776000002', HASTA: '7776000003', CANTIDAD: 2 }],
    });
    const kept = await call('releaseCorrelative', { NO_ORDEN: '777-6000001' });
    expect(kept.error).toMatchObject({ code: 'rejected' });
    await call('transition', { ID: first.ID, LOCK: first.LOCK, ACCION: 'annul' });
    // Annulling a draft gave its number back; one that was annulled before drafts did holds it still.
    expect((await ask()).LIBERABLES).toEqual([]);
    const held = { pk: companyKey(jobScope('uno', 'GT'), 'number'), sk: '7776000001', ID: first.ID };
    await world.services.database.write({ kind: 'put', table: 'duca', item: held });
    expect((await ask()).LIBERABLES).toEqual([
      { NO_ORDEN: '7776000001', MODULO: 'duca', ID: first.ID, ESTADO: 'ANULADA' },
    ]);
    expect((await call('create', { CUERPO: { DUCA: { NO_ORDEN: '7776000001' } } })).error?.code).toBe(
      'document.duplicate',
    );
    const never = await call('releaseCorrelative', { NO_ORDEN: '777-6000009' }, foreigner);
    const theirs = await call('releaseCorrelative', { NO_ORDEN: '777-6000001' }, foreigner);
    expect(theirs.status).toBe(never.status);
    expect(theirs.error?.code).toBe('not-found');
    expect((await call('releaseCorrelative', { NO_ORDEN: '777-6000001' })).result.LIBERADO_DE).toHaveLength(
      1,
    );
    expect((await ask()).HUECOS[0]).toMatchObject({ DESDE: '7776000001', HASTA: '7776000003', CANTIDAD: 3 });
    expect((await make('7776000001')).ID).not.toBe(first.ID);
  });

  it('finds a declaration by its number with hyphens or without, by state and by days', async () => {
    const find = async (input: Record<string, unknown>): Promise<string[]> =>
      (await call('list', input)).result.rows
        .map((row: { RESUMEN: AnyRecord }) => row.RESUMEN['NO_ORDEN']!)
        .sort();
    expect(await find({ TERMINO: '123-6000321' })).toEqual(['1236000321']);
    expect(await find({ TERMINO: 'GTSTCST-26-000321-0002-7' })).toEqual(['1236000321']);
    expect(await find({ TERMINO: 'gtstcst26000321' })).toEqual(['1236000321']);
    const days = { 'FECHA_ACEPTACION>=': '2026-10-30', 'FECHA_ACEPTACION<=': '2026-11-10' };
    expect(await find({ FILTROS: days })).toEqual(['1236000310', '1236000322', '1236000323']);
    expect(await find({ FILTROS: { ...days, ESTADO: 'BORRADOR' } })).toEqual([]);
  });
});
