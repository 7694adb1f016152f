import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { startManifestPapers, type ManifestPapers } from './manifestPapers.ts';
import { changed, messages } from './sourcesWorld.ts';
import type { Answer } from './world.ts';

let { world, ana, transports, call, lockOf, type, inTransport, inOrder, movedTo, formed } =
  {} as ManifestPapers;

beforeAll(async () => {
  ({ world, ana, transports, call, lockOf, type, inTransport, inOrder, movedTo, formed } =
    await startManifestPapers());
});
afterAll(() => world.stop());

const REASON = 'La naviera confirmó por correo que rige el primer peso';

const told = async (ID: string): Promise<Problem[]> => (await call('sources', { ID })).result[0].problems;
/** What keeps a manifest from SARAH. */
const blockers = async (ID: string): Promise<string[]> =>
  ((await call('readiness', { ID })).result.problems as Problem[])
    .filter(({ severity }) => severity !== 'warning')
    .map(({ message }) => message);
const keep = async (ID: string): Promise<Answer> =>
  call('keepSources', { ID, LOCK: await lockOf(ID), MOTIVO: REASON });
const follow = async (ID: string) => (await call('follow', { ID, LOCK: await lockOf(ID) })).result.body;
const bodyOf = async (ID: string) => (await call('open', { ID })).result.body;

describe('a manifest follows its transport documents', () => {
  it('a manifest of what leaves names the client as sender and goes where the order says', async () => {
    const number = '1456000899';
    const ID_ORDEN = await world.seed('h', number);
    await inOrder(number, { 'ORDEN.ID_REGIMEN': '1000', 'ORDEN.ID_PAIS_PROCEDENCIA': 'SV' });
    await inTransport(number, { 'DOCUMENTO.PAIS_EMBARQUE': 'HN' });
    const { header, body } = (await call('fromOrder', { ID_ORDEN })).result;
    const client = body.TITULOS[0].NOMBRE_REMITENTE;
    expect(client).not.toBe('');
    expect(body.TITULOS[0]).toMatchObject({ IDENTIFICACION_CONSIGNATARIO: '', NOMBRE_CONSIGNATARIO: '' });
    expect(body.MANIFIESTO.ID_PAIS_PROCEDENCIA_DESTINO).toBe('SV');
    // The order foresees otherwise: then it comes in, to the same client.
    await inOrder(number, { 'ORDEN.ID_REGIMEN': '4000' });
    expect(changed(await told(header.ID))).toHaveLength(1);
    const followed = await follow(header.ID);
    expect(followed.TITULOS[0]).toMatchObject({ NOMBRE_REMITENTE: '', NOMBRE_CONSIGNATARIO: client });
    expect(followed.MANIFIESTO.ID_PAIS_PROCEDENCIA_DESTINO).toBe('HN');
  });

  it('tells a weight that changed in one of several orders, and is neither validated nor presented until it follows', async () => {
    const ID = await formed('1456000851', '1456000852');
    expect(changed(await told(ID))).toEqual([]);
    const before = await bodyOf(ID);
    await inTransport('1456000852', {
      'DOCUMENTO.PESO_BRUTO': '31000.00',
      'CONTENEDORES[0].PESO_BRUTO': '31000.00',
    });
    expect(messages(await told(ID))).toEqual([
      expect.stringMatching(
        /^El documento de transporte BL-1456000852 cambió: .*Actualice el manifiesto, o consérvelo/,
      ),
    ]);
    expect(changed(await told(ID))[0]!.other).toMatchObject({
      module: 'transport-documents',
      id: 'tra-1-1456000852',
    });
    for (const step of ['validate', 'present'] as const) {
      const refused = await call(step, { ID, LOCK: await lockOf(ID) });
      expect(refused.error?.code).toBe('rejected');
      expect(refused.error?.problems.map((each) => each.code)).toContain('sources.changed');
    }
    expect((await call('readiness', { ID })).result.LISTA).toBe(false);
    // What a person wrote stays; totals move by as much as the title did.
    await type(ID, { 'TITULOS[1].DESCRIPCION': 'Repuestos usados' });
    const body = await follow(ID);
    expect(body.TITULOS[1]).toMatchObject({ PESO_BRUTO: '31000.000', DESCRIPCION: 'Repuestos usados' });
    expect(body.TITULOS[0]).toEqual(before.TITULOS[0]);
    expect(Number(body.MANIFIESTO.PESO_BRUTO_BULTOS)).toBe(Number(before.TITULOS[0].PESO_BRUTO) + 31000);
    expect(body.TITULOS_CONTENEDORES).toHaveLength(before.TITULOS_CONTENEDORES.length);
    expect(changed(await told(ID))).toEqual([]);
    const sent = await call('present', { ID, LOCK: await lockOf(ID) });
    expect(sent.error).toBeUndefined();
    await world.pump();
    expect((await call('open', { ID })).result.header.ESTADO).toBe('ACEPTADA');
    // What is registered is not judged any more.
    await inTransport('1456000852', { 'DOCUMENTO.PESO_BRUTO': '32000.00' });
    expect(await told(ID)).toEqual([]);
  });

  it('is kept with a reason until a source changes again', async () => {
    const ID = await formed('1456000853', '1456000854');
    await inTransport('1456000853', { 'DOCUMENTO.CANTIDAD_BULTOS': '77' });
    expect(changed(await told(ID))).toHaveLength(1);
    expect((await keep(ID)).error).toBeUndefined();
    expect((await told(ID)).map(({ code }) => code)).toContain('sources.kept');
    expect(await blockers(ID)).toEqual([]);
    expect((await keep(ID)).error?.message).toMatch(/no hay nada que conservar/);
    // Another order's titles are no news, and the word holds for what was looked at.
    const third = await world.seed('h', '1456000855');
    const grown = await call('fromOrder', { ID_ORDEN: third, ID, LOCK: await lockOf(ID) });
    expect(grown.result.body.TITULOS).toHaveLength(3);
    expect(changed(await told(ID))).toEqual([]);
    await inTransport('1456000853', { 'DOCUMENTO.CANTIDAD_BULTOS': '78' });
    expect(changed(await told(ID))).toHaveLength(1);
    expect((await follow(ID)).TITULOS[0].CANTIDAD_BULTOS).toMatch(/^78/);
    expect((await told(ID)).map(({ code }) => code)).not.toContain('sources.kept');
  });

  it('still tells what changed before titles of another order came', async () => {
    const ID = await formed('1456000856', '1456000857');
    await inTransport('1456000856', { 'DOCUMENTO.PESO_BRUTO': '555.00' });
    const third = await world.seed('h', '1456000858');
    await call('fromOrder', { ID_ORDEN: third, ID, LOCK: await lockOf(ID) });
    expect(messages(await told(ID))).toEqual([expect.stringMatching(/BL-1456000856 cambió/)]);
    // So is the consignee of its own order, when another document of that comes.
    await follow(ID);
    await inOrder('1456000856', { 'ORDEN.NOMBRE_IMPORTADOR': 'OTRA, S.A.' });
    const CUERPO = { DOCUMENTO: { NUMERO_DOCUMENTO: 'BL-TARDE', CANTIDAD_BULTOS: '1', PESO_BRUTO: '9' } };
    await world.call(transports, 'create', { ID_ORDEN: 'ord-1456000856', CUERPO }, ana);
    const late = await call('fromOrder', { ID_ORDEN: 'ord-1456000856', ID, LOCK: await lockOf(ID) });
    expect(late.result.body.TITULOS.at(-1).NOMBRE_CONSIGNATARIO).toBe('OTRA, S.A.');
    expect(messages(await told(ID))).toEqual([expect.stringMatching(/^La orden de trabajo \S+ cambió/)]);
    expect((await follow(ID)).TITULOS[0].NOMBRE_CONSIGNATARIO).toBe('OTRA, S.A.');
  });

  it('tells of a document that was withdrawn, and loses its title when it follows', async () => {
    const ID = await formed('1456000859', '1456000860');
    const before = await bodyOf(ID);
    await movedTo('1456000859', 'annul');
    expect(messages(await told(ID))).toEqual([
      expect.stringMatching(/^El documento de transporte BL-1456000859 está anulado o ya no está/),
    ]);
    const refused = await call('present', { ID, LOCK: await lockOf(ID) });
    expect(refused.error?.problems.map((each) => each.code)).toContain('sources.changed');
    const { MANIFIESTO, TITULOS, TITULOS_CONTENEDORES } = await follow(ID);
    expect(TITULOS).toEqual([before.TITULOS[1]]);
    expect(
      new Set(TITULOS_CONTENEDORES.map((each: { TITULO_TRANSPORTE: string }) => each.TITULO_TRANSPORTE)),
    ).toEqual(new Set(['BL-1456000860']));
    expect(Number(MANIFIESTO.PESO_BRUTO_BULTOS)).toBe(Number(TITULOS[0].PESO_BRUTO));
    expect(changed(await told(ID))).toEqual([]);
  });

  it('is stopped by what is wrong in a document, at its field, until it is mended there', async () => {
    const ID = await formed('1456000861', '1456000862');
    await inTransport('1456000862', { 'DOCUMENTO.FECHA_DOCUMENTO': '2027-01-01' });
    const refused = await call('present', { ID, LOCK: await lockOf(ID) });
    expect(refused.error?.problems).toContainEqual(
      expect.objectContaining({
        code: 'sources.problem',
        other: {
          module: 'transport-documents',
          id: 'tra-1-1456000862',
          path: 'DOCUMENTO.FECHA_DOCUMENTO',
          label: 'Documento de transporte BL-1456000862',
        },
      }),
    );
    // Of a title that a person took out nothing is asked.
    const CAMBIOS = [{ op: 'remove', path: 'TITULOS[1]', count: 1 }];
    const without = await call('patch', { ID, LOCK: await lockOf(ID), CAMBIOS });
    expect(without.error).toBeUndefined();
    await inTransport('1456000862', { 'DOCUMENTO.PESO_BRUTO': '1.00' });
    expect(await told(ID)).toEqual([]);
  });

  it('follows the consignee of an order, and nothing else of it', async () => {
    const ID = await formed('1456000863', '1456000864');
    await inOrder('1456000863', { 'ORDEN.OBSERVACIONES': 'Urgente' });
    expect(changed(await told(ID))).toEqual([]);
    await inOrder('1456000863', { 'ORDEN.NOMBRE_IMPORTADOR': 'OTRA, S.A.' });
    expect(messages(await told(ID))).toEqual([expect.stringMatching(/^La orden de trabajo \S+ cambió: /)]);
    const { TITULOS } = await follow(ID);
    expect(TITULOS[0].NOMBRE_CONSIGNATARIO).toBe('OTRA, S.A.');
    expect(TITULOS[1].NOMBRE_CONSIGNATARIO).not.toBe('OTRA, S.A.');
  });

  it('hears of the voyage from the first of its documents', async () => {
    const ID = await formed('1456000869', '1456000870');
    await inTransport('1456000870', { 'DOCUMENTO.NOMBRE_TRANSPORTISTA': 'NAVIERA SEGUNDA' });
    expect(changed(await told(ID))).toEqual([]);
    await type(ID, { 'MANIFIESTO.MATRICULA_UNIDAD_TRANSPORTE': 'BUQUE CORREGIDO' });
    await inTransport('1456000869', {
      'DOCUMENTO.NOMBRE_TRANSPORTISTA': 'NAVIERA PRIMERA',
      'DOCUMENTO.ID_UNIDAD_TRANSPORTE': 'OTRO BUQUE',
    });
    expect(messages(await told(ID)).join()).toMatch(/BL-1456000869 cambió/);
    expect((await follow(ID)).MANIFIESTO).toMatchObject({
      NOMBRE_TRANSPORTISTA: 'NAVIERA PRIMERA',
      MATRICULA_UNIDAD_TRANSPORTE: 'BUQUE CORREGIDO',
    });
  });

  it('that was stored before it knew its sources opens and goes on as it did', async () => {
    const ID = await formed('1456000865', '1456000866');
    const key = { pk: companyKey(jobScope('h', 'HN')), sk: `H#${ID}` };
    const set = { ANTERIOR: '1' };
    await world.services.database.write({
      kind: 'update',
      table: 'manifests',
      key,
      set,
      remove: ['FUENTES'],
    });
    await inTransport('1456000865', { 'DOCUMENTO.PESO_BRUTO': '555.00' });
    expect(await told(ID)).toEqual([]);
    const refused = await call('follow', { ID, LOCK: await lockOf(ID) });
    expect(refused.error?.message).toMatch(/no hay de qué actualizarlos/);
    expect(await blockers(ID)).toEqual([]);
  });

  it('answers nobody of another company', async () => {
    await world.company('otra', 'HN', { Nit: '08019995001234', RazonSocial: 'Otra, S. de R.L.' });
    const otro = await world.person('otra', 'otro');
    const ID = await formed('1456000867', '1456000868');
    expect((await world.manifest('sources', { ID }, otro)).error?.code).toBe('not-found');
    const lock = await lockOf(ID);
    expect((await world.manifest('follow', { ID, LOCK: lock }, otro)).error?.code).toBe('not-found');
  });
});
