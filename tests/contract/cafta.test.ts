import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCafta } from '../../functions/cafta/handler.ts';
import { sampleCertification } from '../../shared/cafta/sampleCertification.fixture.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Handler, Person } from './world.ts';

let world: DucaWorld;
let cafta: Handler;
let ana: Person;
let stranger: Person;
const call = (procedure: string, params: unknown, as = ana): Promise<Answer> =>
  world.call(cafta, procedure, params, as);

beforeAll(async () => {
  world = await startDucaWorld();
  cafta = createCafta(async () => world.services);
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  await world.company('dos');
  ana = await world.person('uno', 'ana');
  stranger = await world.person('dos', 'otro');
});
afterAll(() => world.stop());

type Said = Parameters<typeof sampleCertification>[0];
async function made(said: Said, as = ana, goods = 1): Promise<{ ID: string; LOCK: number }> {
  const { header } = (await call('create', { CUERPO: sampleCertification(said, goods) }, as)).result;
  return header;
}
async function issued(said: Said, as = ana): Promise<{ ID: string; LOCK: number }> {
  const { ID, LOCK } = await made(said, as);
  return (await call('transition', { ID, LOCK, ACCION: 'issue' }, as)).result;
}

describe('a certification of origin', () => {
  it('is of the agreement whose parties write theirs, and ends four years after its date', async () => {
    const { result } = await call('create', {});
    expect(result.body.CERTIFICACION.ACUERDO).toBe('20');
    const { ID } = await made({ NUMERO_CERTIFICACION: 'CO-FECHAS' });
    const { body } = (await call('open', { ID })).result;
    expect(body.CERTIFICACION.FECHA_VENCIMIENTO).toBe('2030-06-01');
  });

  it('is issued when it lacks nothing, and then nobody writes in it until it is a draft again', async () => {
    const { ID, LOCK } = await made({ NUMERO_CERTIFICACION: 'CO-EMITE', PERIODO_HASTA: '2027-06-01' });
    const refused = await call('transition', { ID, LOCK, ACCION: 'issue' });
    expect(refused.error?.message).toContain('el último día que el acuerdo admite es el 31/05/2027');
    const change = (value: string) => [{ op: 'set', path: 'CERTIFICACION.PERIODO_HASTA', value }];
    const mended = await call('patch', { ID, LOCK, CAMBIOS: change('2027-05-31') });
    const sent = await call('transition', { ID, LOCK: mended.result.header.LOCK, ACCION: 'issue' });
    expect(sent.result.ESTADO).toBe('EMITIDA');
    const late = await call('patch', { ID, LOCK: sent.result.LOCK, CAMBIOS: change('2027-05-30') });
    expect(late.error?.code).toBe('document.state');
  });

  it('holds its number alone until it is annulled, and is copied without number and dates', async () => {
    const { ID, LOCK } = await issued({ NUMERO_CERTIFICACION: 'CO-NUMERO' });
    const second = await call('create', {
      CUERPO: sampleCertification({ NUMERO_CERTIFICACION: 'CO-NUMERO' }),
    });
    expect(second.error?.code).toBe('document.duplicate');
    const { body } = (await call('copy', { ID })).result;
    expect(body.CERTIFICACION).toMatchObject({
      NUMERO_CERTIFICACION: '',
      FECHA_CERTIFICACION: '',
      PERIODO_HASTA: '',
      NOMBRE_EXPORTADOR: 'ACME EXPORTS INC.',
    });
    expect(body.MERCANCIAS).toHaveLength(1);
    await call('transition', { ID, LOCK, ACCION: 'annul' });
    expect((await made({ NUMERO_CERTIFICACION: 'CO-NUMERO' })).ID).not.toBe(ID);
  });

  it('is printed whole, as a draft when something is missing, and over many pages', async () => {
    const { ID } = await made({ NUMERO_CERTIFICACION: 'CO-PAPEL' }, ana, 400);
    const printed = await call('print', { ID });
    expect(printed.result).toMatchObject({ ESTADO: 'LISTA', IMPRESION: 'v1-s', PROBLEMAS: [] });
    expect(printed.result.PAGINAS).toBeGreaterThan(5);
    expect((await call('print', { ID })).result.SHA256).toBe(printed.result.SHA256);
    const holes = await made({ NUMERO_CERTIFICACION: 'CO-HUECO', NOMBRE_FIRMANTE: '' });
    expect((await call('print', { ID: holes.ID })).error?.code).toBe('rejected');
    expect((await call('print', { ID: holes.ID, BORRADOR: true })).result.IMPRESION).toBe('v1-b');
  });

  it('is printed without a mark once it is issued, and that version alone', async () => {
    const { ID, LOCK } = await issued({ NUMERO_CERTIFICACION: 'CO-EMITIDA' });
    expect((await call('print', { ID })).result.IMPRESION).toMatch(/^v\d+-e$/);
    const reopened = await call('transition', { ID, LOCK, ACCION: 'reopen' });
    expect((await call('print', { ID })).result.IMPRESION).toMatch(/^v\d+-s$/);
    const CAMBIOS = [{ op: 'set', path: 'CERTIFICACION.NOMBRE_FIRMANTE', value: 'Otra Persona' }];
    const saved = await call('patch', { ID, LOCK: reopened.result.LOCK, CAMBIOS });
    const { LOCK: last, VERSION } = saved.result.header;
    await call('transition', { ID, LOCK: last, ACCION: 'issue' });
    expect((await call('print', { ID })).result.IMPRESION).toBe(`v${VERSION}-e`);
    expect((await call('print', { ID, VERSION: VERSION - 1 })).result.IMPRESION).toBe(`v${VERSION - 1}-s`);
  });

  it('is not there for another company', async () => {
    const { ID } = await made({ NUMERO_CERTIFICACION: 'CO-AJENA' });
    for (const procedure of ['open', 'print', 'copy'])
      expect((await call(procedure, { ID }, stranger)).error?.code).toBe('not-found');
  });
});

describe('a DUCA that claims the preference', () => {
  /** A declaration of one line of a portable computer that claims with the certification of a number. */
  async function claiming(order: string, number: string, importer: string): Promise<Problem[]> {
    const { orderId } = await world.seed('uno', order);
    const { header } = (await world.call(world.duca, 'derive', [orderId, '', ''], ana)).result;
    const set = (path: string, value: string) => ({ op: 'set', path, value });
    const line = {
      CODIGO_DOCUMENTO: '861',
      NUMERO_DOCUMENTO: number,
      FECHA_EMISION: '2026-06-01',
      LINEA: '1',
    };
    const saved = await world.call(
      world.duca,
      'patch',
      {
        ID: header.ID,
        LOCK: header.LOCK,
        CAMBIOS: [
          set('FRACCIONES[0].ACUERDO_1_ID', '20'),
          set('FRACCIONES[0].CRITERIO_ORIGEN', 'B'),
          set('FRACCIONES[0].CLASIFICACION_ARANCELARIA', '8471300000'),
          set('IMPORTADOR.NUMERO_IDENTIFICACION', importer),
          { op: 'insert', path: 'DOCUMENTOS', lines: [line] },
        ],
      },
      ana,
    );
    expect(saved.error).toBeUndefined();
    const { problems } = (await world.call(world.duca, 'crossCheck', [header.ID, ''], ana)).result;
    return (problems as Problem[]).filter(({ code }) => code.startsWith('duca.certification'));
  }

  it('is told nothing while the certification says what the line says', async () => {
    await issued({ NUMERO_CERTIFICACION: 'CO-SIRVE' });
    expect(await claiming('1236000901', 'co sirve', '576937K')).toEqual([]);
  });

  it('is warned when the certification is another importer’s, with a link to it', async () => {
    const { ID } = await issued({ NUMERO_CERTIFICACION: 'CO-OTRO', NIT_IMPORTADOR: '1234567-9' });
    const [found, ...more] = await claiming('1236000902', 'CO-OTRO', '576937K');
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      severity: 'warning',
      path: 'FRACCIONES[0].ACUERDO_1_ID',
      other: { module: 'cafta', id: ID },
    });
    expect(found!.message).toContain('es del importador con NIT');
  });

  it('is warned of one that nobody registered, that is a draft, or that is another company’s', async () => {
    await made({ NUMERO_CERTIFICACION: 'CO-BORRADOR' });
    await issued({ NUMERO_CERTIFICACION: 'CO-DE-DOS' }, stranger);
    const codes = async (order: string, number: string) =>
      (await claiming(order, number, '576937K')).map(({ code, message }) => [code, message.split('; ')[0]]);
    expect(await codes('1236000903', 'CO-BORRADOR')).toEqual([
      ['duca.certification', expect.stringContaining('todavía no se ha emitido')],
    ]);
    expect((await codes('1236000904', 'CO-DE-DOS'))[0]?.[0]).toBe('duca.certification-unknown');
  });
});
