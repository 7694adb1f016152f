import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { add } from '../../shared/foundation/decimal/decimal.ts';
import type { Change } from '../../shared/foundation/documents/patch.ts';
import { startDuaWorld, type DuaWorld } from './duaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DuaWorld;
let [ana, reader, foreigner] = [] as unknown as [Person, Person, Person];

beforeAll(async () => {
  world = await startDuaWorld();
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  await world.company('o', 'HN', { Nit: '05019021000018', RazonSocial: 'Otra Agencia, S. de R.L.' });
  ana = await world.person('h', 'ana');
  reader = await world.person('h', 'lector', []);
  foreigner = await world.person('o', 'otro');
});
afterAll(() => world.stop());

const call = (procedure: string, params: unknown, as = ana): Promise<Answer> =>
  world.call(world.dua, procedure, params, as);

async function derived(number: string): Promise<{ id: string; lock: number }> {
  const { result, error } = await call('derive', [await world.seed('h', number), '', '']);
  expect(error).toBeUndefined();
  return { id: result.header.ID, lock: result.header.LOCK };
}

interface Tried {
  VERSION: number;
  RECHAZO: string;
  DIFERENCIAS: { CONCEPTO: string; AHORA: string; SERIA: string; DIFERENCIA: string }[];
  AVISOS: string[];
  PEDIRIA: { code: string; path: string }[];
  CAMBIOS: Change[];
}
const tried = async (ID: string, TERMINOS: object, as?: Person): Promise<Tried> => {
  const { result, error } = await call('whatIf', { ID, TERMINOS }, as);
  expect(error).toBeUndefined();
  return result as Tried;
};
const row = ({ DIFERENCIAS }: Tried, concept: string) =>
  DIFERENCIAS.find(({ CONCEPTO }) => CONCEPTO === concept)!;

describe('whatIf of a DUA', () => {
  it('says what other terms cost and ask for, to who may only read, and leaves the DUA as it is', async () => {
    const { id } = await derived('1456000711');
    const before = (await call('open', { ID: id })).result;
    const found = await tried(id, { TASA: '27', VENTAJA: '2', ORIGEN: 'US', REGIMEN: '5100' }, reader);
    expect(found).toMatchObject({ VERSION: 1, RECHAZO: '' });
    const { AHORA, SERIA, DIFERENCIA } = row(found, 'Total a garantizar');
    expect(row(found, 'Total a pagar').AHORA).toBe(before.body.LIQUIDACION.TOTAL_PAGAR);
    expect(add(AHORA, DIFERENCIA)).toBe(SERIA);
    expect(found.PEDIRIA.map(({ path }) => path)).toContain('DECLARACION.PLAZO_DIAS_MESES');
    expect(found.AVISOS).toHaveLength(1);
    expect(found.CAMBIOS).toContainEqual({ op: 'set', path: 'DECLARACION.TIPO_CAMBIO', value: '27.0000' });
    expect((await call('open', { ID: id })).result).toEqual(before);
  });

  it('answers what the same edits, once saved, come to', async () => {
    const { id, lock } = await derived('1456000712');
    const found = await tried(id, { INCOTERM: 'CIF', FLETE: '900', SEGURO: '45.5', VENTAJA: '3', ITEM: '2' });
    const saved = await call('patch', { ID: id, LOCK: lock, CAMBIOS: found.CAMBIOS });
    expect(saved.error).toBeUndefined();
    const { body } = (await call('open', { ID: id })).result;
    expect(body.LIQUIDACION.TOTAL_PAGAR).toBe(row(found, 'Total a pagar').SERIA);
    expect(body.DECLARACION).toMatchObject({ ID_INCOTERM: 'CIF', TOTAL_FLETE_DOLARES: '900.00' });
    const first = (await call('whatIf', { ID: id, VERSION: 1, TERMINOS: {} })).result as Tried;
    expect(first).toMatchObject({ VERSION: 1, CAMBIOS: [] });
  });

  it('says why terms cannot be tried, and refuses those that are none with their place', async () => {
    const { id } = await derived('1456000713');
    expect((await tried(id, { ITEM: '999', VENTAJA: '2' })).RECHAZO).toContain('No hay ítem 999');
    for (const [TERMINOS, place] of [
      [{ TASA: 'mucho' }, 'TERMINOS.TASA'],
      [{ FLETE: '-7.5' }, 'TERMINOS.FLETE'],
      [{ SEGURO: '9'.repeat(40) }, 'TERMINOS.SEGURO'],
      [{ VENTAJA: '__proto__' }, 'TERMINOS.VENTAJA'],
      [{ REGIMEN: 'ZZ' }, 'TERMINOS.REGIMEN'],
      [{ FRACCION: '1' }, 'TERMINOS'],
      [[], 'TERMINOS'],
    ] as const) {
      const { error } = await call('whatIf', { ID: id, TERMINOS });
      expect(error, place).toMatchObject({ code: 'params.invalid' });
      expect(error!.message).toContain(place);
    }
  });

  it('shows nothing to another company, and nothing to nobody', async () => {
    const { id } = await derived('1456000714');
    expect((await call('whatIf', { ID: id, TERMINOS: {} }, foreigner)).error?.code).toBe('not-found');
    const anonymous = await world.call(world.dua, 'whatIf', { ID: id, TERMINOS: {} });
    expect([anonymous.status, anonymous.result]).toEqual([401, undefined]);
  });
});
