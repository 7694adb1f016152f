import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDuca } from '../../functions/duca/handler.ts';
import { catalogueKey } from '../../functions/runtime/reference.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import { anotherProcess, type Answer, type Handler, type Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
const call = (procedure: string, params: unknown): Promise<Answer> =>
  world.call(world.duca, procedure, params, ana);

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

/** The group on parts of which the lists of a country cannot be read. */
const withoutLists = (thrown: Error): Handler => {
  const { database } = world.services;
  const broken = new Proxy(database, {
    get: (target, name) => {
      const part: unknown = Reflect.get(target, name);
      if (typeof part !== 'function') return part;
      return (table: unknown, key?: { pk: string }, ...rest: unknown[]): unknown =>
        name === 'query' && key?.pk === catalogueKey('GT')
          ? Promise.reject(thrown)
          : (part.apply(target, [table, key, ...rest]) as unknown);
    },
  });
  return createDuca(async () => ({ ...anotherProcess(world.services), database: broken }));
};

describe('xmlMatrix, printMatrix and schema (spec 7)', () => {
  const NONE = 'No hay registros en matriz de XML para el regimen y clase seleccionada';

  it.each(['xmlMatrix', 'printMatrix'])('%s answers the rows of a regime and class', async (procedure) => {
    const { TEXTO, FILAS } = (await call(procedure, { REGIMEN: 'ID', CLASE: '1' })).result;
    expect(TEXTO).toBe('');
    expect(FILAS.length).toBeGreaterThan(100);
    expect(FILAS).toContainEqual(expect.objectContaining({ NODO: 'declaracionesValor', TIPO: 'MANDATORIA' }));
    const leaving = (await call(procedure, { REGIMEN: 'ED', CLASE: '1' })).result.FILAS;
    expect(leaving).not.toContainEqual(expect.objectContaining({ NODO: 'declaracionesValor' }));
  });

  it.each([
    ['ID', '99'],
    ['QQ', '1'],
    ['', ''],
  ])('answer the text of spec 8 for %s %s, of which there are no rows', async (REGIMEN, CLASE) => {
    for (const procedure of ['xmlMatrix', 'printMatrix']) {
      const { result } = await call(procedure, { REGIMEN, CLASE });
      expect(result, procedure).toEqual({ TEXTO: NONE, FILAS: [] });
    }
    const { result } = await call('schema', { REGIMEN, CLASE });
    expect(result).toEqual({ TEXTO: NONE, NOMBRE: '', XSD: '' });
  });

  it('answer the texts of spec 8 when the matrix cannot be read: an answer that refuses, a call that breaks off', async () => {
    const busy = refusal('busy');
    const said = async (procedure: string, thrown: Error): Promise<string> =>
      (await world.call(withoutLists(thrown), procedure, { REGIMEN: 'ID', CLASE: '1' }, ana)).result.TEXTO;
    const broken = new Error('sin tabla');
    expect(await said('xmlMatrix', broken)).toBe(
      'Error obteniendo registros en matriz error/except sin tabla',
    );
    expect(await said('schema', broken)).toBe('Error obteniendo registros en matriz error/except sin tabla');
    expect(await said('printMatrix', broken)).toBe(
      'Error obteniendo registros en matriz exception sin tabla',
    );
    expect(await said('printMatrix', busy)).toBe(
      `Error obteniendo registros en matriz error ${busy.message}`,
    );
  });

  it('xml answers the text in place of the message, and nothing is transmitted', async () => {
    const { orderId } = await world.seed('uno', '1236000142');
    const { ID, LOCK } = (await call('derive', [orderId, '', ''])).result.header;
    const broken = withoutLists(new Error('sin tabla'));
    expect((await world.call(broken, 'xml', { ID }, ana)).result).toMatchObject({
      XML: 'Error obteniendo registros en matriz error/except sin tabla',
      COMPLETO: false,
      problems: [{ code: 'xml.matrix', severity: 'error' }],
    });
    expect((await world.call(broken, 'transmit', [ID, String(LOCK)], ana)).error).toBeDefined();
    expect((await call('status', [ID])).result.header.ESTADO).toBe('BORRADOR');
  });

  it('schema answers a file of a name that says whose it is, for whoever may read', async () => {
    const { TEXTO, NOMBRE, XSD } = (await call('schema', { REGIMEN: 'ID', CLASE: '1' })).result;
    expect([TEXTO, NOMBRE]).toEqual(['', 'duca-ID-1.xsd']);
    expect(XSD).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<xs:schema /);
    expect(XSD).toContain('<xs:element name="facturaDva"');
    const { XSD: leaving } = (await call('schema', { REGIMEN: 'ED', CLASE: '1' })).result;
    expect(leaving).not.toContain('<xs:element name="facturaDva"');
  });
});
