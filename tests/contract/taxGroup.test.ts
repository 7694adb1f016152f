import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';
import type { Answer, Person, World } from './world.ts';

/** What decides the taxes of a declaration, as a group of fields that a person may be kept from writing. */
const set = (path: string, value: string) => ({ op: 'set', path, value });
const rows = (world: World, company: string, { id }: Person, PERMISOS: object[]): Promise<void> =>
  world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey(company, id),
    set: { PERMISOS },
  });

describe('in a DUCA', () => {
  let agencies: TwoAgencies;
  let bruno: Person;
  beforeAll(async () => {
    agencies = await startTwoAgencies();
    bruno = await agencies.world.person('uno', 'bruno');
  });
  afterAll(() => agencies.world.stop());
  const WRITES = { ID_MODULO: 'duca', CLAVE: 'escribir', VALOR: '1' };

  it.each([
    ['ID_MODULO', { ID_MODULO: 'duca', ID_OBJETO: 'tributos', CLAVE: 'escribir', VALOR: '0' }],
    ['IDMODULO', { IDMODULO: '6', IDOBJETO: 'tributos', IDUSUARIO: 'bruno', CLAVE: 'escribir', VALOR: '0' }],
  ])('are kept from who may not write them, with a row of %s, at the next call', async (spelling, closed) => {
    const { id, lock } = await agencies.derived(spelling === 'ID_MODULO' ? '1236000921' : '1236000922');
    const change = (LOCK: number, ...CAMBIOS: object[]): Promise<Answer> =>
      agencies.call('patch', { ID: id, LOCK, CAMBIOS }, bruno);
    await rows(agencies.world, 'uno', bruno, [WRITES, closed]);
    const refused = await change(lock, set('FRACCIONES[0].ACUERDO_1_ID', '20'));
    expect(refused.error?.code).toBe('document.not-yours');
    expect(refused.error?.message).toMatch(/ACUERDO_1_ID.*lo escribe quien tiene permiso para ello/);
    expect(refused.error?.problems.map(({ path }) => path)).toEqual(['FRACCIONES[0].ACUERDO_1_ID']);
    const line = { DESCRIPCION: 'OTRA', CUOTA_CONTINGENTE: 'Q-1' };
    const brought = await change(lock, { op: 'insert', path: 'FRACCIONES', lines: [line] });
    expect(brought.error?.code).toBe('document.not-yours');
    const body = (await agencies.call('open', { ID: id })).result.body;
    const [first, ...others] = body.FRACCIONES;
    const whole = [{ ...first, REGLAS_ACCESORIAS: 'X' }, ...others];
    expect((await change(lock, { op: 'set', path: 'FRACCIONES', value: whole })).error?.code).toBe(
      'document.not-yours',
    );
    // Everything else is theirs, a whole line without a word of the group too.
    const saved = await change(lock, set('FRACCIONES[0].DESCRIPCION', 'A MANO'), {
      op: 'insert',
      path: 'FRACCIONES',
      lines: [{ DESCRIPCION: 'OTRA' }],
    });
    expect(saved.error).toBeUndefined();
    await rows(agencies.world, 'uno', bruno, [WRITES]);
    const open = await change(saved.result.header.LOCK, set('FRACCIONES[0].ACUERDO_1_ID', '20'));
    expect(open.error).toBeUndefined();
  });
});
