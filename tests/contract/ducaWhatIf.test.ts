import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { add } from '../../shared/foundation/decimal/decimal.ts';
import type { Change } from '../../shared/foundation/documents/patch.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';
import type { Person } from './world.ts';

let { world, foreigner, call, derived } = {} as TwoAgencies;
let reader: Person;
/** One DUCA for all hostile input: it changes none. */
let hostile: Promise<{ id: string }> | undefined;

beforeAll(async () => {
  ({ world, foreigner, call, derived } = await startTwoAgencies());
  reader = await world.person('uno', 'lector', []);
});
afterAll(() => world.stop());

interface Tried {
  VERSION: number;
  RECHAZO: string;
  DIFERENCIAS: { CONCEPTO: string; AHORA: string; SERIA: string; DIFERENCIA: string }[];
  PEDIRIA: { code: string; path: string }[];
  YA_NO_PEDIRIA: unknown[];
  CAMBIOS: Change[];
}
const tried = async (ID: string, TERMINOS: object, as?: Person): Promise<Tried> => {
  const { result, error } = await call('whatIf', { ID, TERMINOS }, as);
  expect(error).toBeUndefined();
  return result as Tried;
};
const total = ({ DIFERENCIAS }: Tried) =>
  DIFERENCIAS.find(({ CONCEPTO }) => CONCEPTO === 'Total de tributos')!;

describe('whatIf', () => {
  it('says what other terms cost and ask for, to who may only read, and leaves the DUCA as it is', async () => {
    const { id } = await derived('1236000411');
    const before = (await call('open', { ID: id })).result;
    const found = await tried(id, { TASA: '8', ACUERDO: '20', ORIGEN: 'US' }, reader);
    expect(found).toMatchObject({ VERSION: 1, RECHAZO: '' });
    const { AHORA, SERIA, DIFERENCIA } = total(found);
    expect(AHORA).toBe(before.body.DUCA.TOTAL_GENERAL);
    expect(add(AHORA, DIFERENCIA)).toBe(SERIA);
    expect(found.PEDIRIA.map(({ code }) => code)).toContain('duca.no-criterion');
    expect(found.CAMBIOS).toContainEqual({ op: 'set', path: 'DUCA.TIPO_CAMBIO', value: '8.00000' });
    expect((await call('open', { ID: id })).result).toEqual(before);
  });

  it('answers what the same edits, once saved, come to', async () => {
    const { id, lock } = await derived('1236000412');
    const found = await tried(id, { INCOTERM: 'CIF' });
    const saved = await call('patch', { ID: id, LOCK: lock, CAMBIOS: found.CAMBIOS });
    expect(saved.error).toBeUndefined();
    const { body } = (await call('open', { ID: id })).result;
    expect(body.DUCA.TOTAL_GENERAL).toBe(total(found).SERIA);
    // The version that was tried is still there to be tried.
    const first = (await call('whatIf', { ID: id, VERSION: 1, TERMINOS: {} })).result as Tried;
    expect(first).toMatchObject({ VERSION: 1, CAMBIOS: [] });
    expect(total(first).AHORA).toBe(total(found).AHORA);
  });

  it('says why terms cannot be tried', async () => {
    const { id } = await derived('1236000413');
    const found = await tried(id, { FRACCION: '999', ACUERDO: '20' });
    expect(found.RECHAZO).toContain('No hay fracción 999');
    expect(found).toMatchObject({ DIFERENCIAS: [], CAMBIOS: [] });
    expect((await tried(id, { TASA: '0' })).RECHAZO).toContain('mayor que cero');
  });

  it('tries a DUCA that nobody may edit any more', async () => {
    const { id, lock } = await derived('1236000414');
    const annulled = await call('transition', { ID: id, LOCK: lock, ACCION: 'annul' });
    expect(annulled.error).toBeUndefined();
    expect(total(await tried(id, { TASA: '8' })).SERIA).not.toBe('0.00');
  });

  it('shows nothing to another company, and nothing to nobody', async () => {
    const { id } = await derived('1236000415');
    expect((await call('whatIf', { ID: id, TERMINOS: {} }, foreigner)).error?.code).toBe('not-found');
    const anonymous = await world.call(world.duca, 'whatIf', { ID: id, TERMINOS: {} });
    expect([anonymous.status, anonymous.result]).toEqual([401, undefined]);
  });

  it.each([
    [{ TASA: 'mucho' }, 'TERMINOS.TASA'],
    [{ TASA: '-7.5' }, 'TERMINOS.TASA'],
    [{ TASA: '9'.repeat(40) }, 'TERMINOS.TASA'],
    [{ INCOTERM: 'ZZZ' }, 'TERMINOS.INCOTERM'],
    [{ ACUERDO: '__proto__' }, 'TERMINOS.ACUERDO'],
    [{ ORIGEN: '<script>' }, 'TERMINOS.ORIGEN'],
    [{ CUOTA: 'x'.repeat(31) }, 'TERMINOS.CUOTA'],
    [{ FRACCION: '1.5' }, 'TERMINOS.FRACCION'],
    [{ FRACCION: 1 }, 'TERMINOS'],
    [{ CLASIFICACION_ARANCELARIA: '8517' }, 'TERMINOS'],
    [[], 'TERMINOS'],
    ['{', 'TERMINOS'],
    [null, 'TERMINOS'],
  ])('refuses %j and names the place', async (TERMINOS, place) => {
    const { id } = await (hostile ??= derived('1236000416'));
    const { error } = await call('whatIf', { ID: id, TERMINOS });
    expect(error).toMatchObject({ code: 'params.invalid' });
    expect(error!.message).toContain(place);
  });
});
