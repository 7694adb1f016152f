import { ducaDefinition } from '../../shared/duca/definition.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { EVIDENCE } from '../../functions/transmission/archive.ts';
import { readSteps, unbroken } from '../../functions/transmission/evidence.ts';
import { headKey, TABLE, type TransmissionRow } from '../../functions/transmission/rows.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { ducaDataSets } from '../../shared/duca/dataSets.ts';
import { ducaMessage } from '../../shared/duca/xml/message.ts';
import type { AnyBody, AnyRecord, DataSets } from '../../shared/foundation/fields/dataSet.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { xmlOptions } from '../../shared/duca/xml/preferences.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
const call = (procedure: string, params: unknown, as = ana): Promise<Answer> =>
  world.call(world.duca, procedure, params, as);

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

async function derived(number: string): Promise<{ ID: string; LOCK: number }> {
  const { orderId } = await world.seed('uno', number);
  const { result } = await call('derive', [orderId, '', '']);
  return { ID: result.header.ID, LOCK: result.header.LOCK };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const choose = (name: keyof typeof xmlOptions, VALOR: string, as: Person): Promise<Answer> =>
  world.call(
    createUsers(async () => world.services),
    'saveConfiguration',
    { ID_MODULO: '7', CLAVE: xmlOptions[name].key, VALOR },
    as,
  );

describe('xml', () => {
  it('answers the message, and the envelope of its registration with credentials masked', async () => {
    const { ID } = await derived('1236000301');
    const plain = (await call('xml', { ID, FORMATO: 'XML' })).result.XML as string;
    const soap = (await call('xml', [ID, '', 'SOAP'])).result.XML as string;
    const part = (name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(soap)?.[1] ?? '';
    expect([part('usuario'), part('clave'), part('operacion'), part('version')]).toEqual([
      '***',
      '***',
      '1',
      '1',
    ]);
    expect(part('numeroOrden')).toBe('1236000301');
    expect(Buffer.from(part('declaracion'), 'base64').toString('utf8')).toBe(plain);
    expect(part('huella')).toBe(sha256(plain));
    expect((await call('xml', { ID, FORMATO: 'PDF' })).error?.code).toBe('params.invalid');
    expect((await call('xml', [ID, '', ''])).result.XML).toBe(plain);
  });

  it('is written by the person’s own options of module 7, and sealed by those of who transmits', async () => {
    const { ID, LOCK } = await derived('1236000302');
    const beto = await world.person('uno', 'beto');
    const usual = (await call('xml', { ID })).result.XML as string;
    expect(usual).toMatch(/<totalBultos>\d+\.\d{2}</);
    await choose('wholeTotals', '1', beto);
    const whole = (await call('xml', { ID }, beto)).result.XML as string;
    expect(whole).toMatch(/<totalBultos>\d+</);
    expect((await call('xml', { ID })).result.XML).toBe(usual);
    await choose('wholeTotals', '0', beto);
    expect((await call('xml', { ID }, beto)).result.XML).toBe(usual);
    await choose('wholeTotals', '1', beto);
    expect((await call('transmit', [ID, String(LOCK)], beto)).result.HUELLA).toBe(sha256(whole));
  });
});

describe('the bytes of a message', () => {
  it('are the same shown, sealed, sent and kept as evidence', async () => {
    const { ID, LOCK } = await derived('1236000306');
    // What a person may type, and what a program may send: none of it may leave otherwise than it was shown.
    const CAMBIOS = [
      { op: 'set', path: 'FRACCIONES[0].DESCRIPCION', value: 'Ñandú \u202e&amp; <b> ]]>\u0000 🚢 1–2' },
      { op: 'set', path: 'OBSERVACIONES.OBSERVACIONES', value: 'uno\r\ndos\u00a0tres' },
    ];
    const patched = await call('patch', { ID, LOCK, CAMBIOS });
    expect(patched.error).toBeUndefined();
    const shown = (await call('xml', { ID, FORMATO: 'XML' })).result.XML as string;
    const envelope = (await call('xml', { ID, FORMATO: 'SOAP' })).result.XML as string;
    expect(shown).toContain('Ñandú &amp;amp; &lt;b&gt; ]]&gt;  🚢 1-2');
    const { header } = patched.result;
    const { HUELLA, ID_TRANSMISION } = (await call('transmit', [ID, String(header.LOCK)])).result;
    expect(HUELLA).toBe(sha256(shown));
    await world.pump();

    const scope = jobScope('uno', 'GT');
    const head = (await world.services.database.get<TransmissionRow>(TABLE, headKey(scope, ID_TRANSMISION)))!;
    const steps = await readSteps(world.services, head);
    expect([head.hash, unbroken(head, steps)]).toEqual([HUELLA, true]);
    const kept = async (name: string): Promise<string> =>
      Buffer.from((await world.services.files.get(scope, EVIDENCE, name))!).toString('utf8');
    expect(await kept(head.object)).toBe(shown);
    const [sent] = steps.flatMap(({ exchange }) => (exchange ? [exchange.SOLICITUD] : []));
    // Evidence says as whom the company sent; what is shown beforehand says neither user nor password.
    // Whoever looks at it later, by whatever options, sees what was sent; so they do when number and date are added.
    const carla = await world.person('uno', 'carla');
    await choose('wholeTotals', '1', carla);
    const now = (await call('open', [ID, ''])).result;
    expect(now.header.VERSION).toBeGreaterThan(2);
    expect(now.body.DUCA.NUMERO_DUCA).not.toBe('');
    for (const VERSION of ['', '2']) {
      expect((await call('xml', [ID, VERSION, 'XML'], carla)).result).toMatchObject({
        XML: shown,
        COMPLETO: true,
      });
      expect((await call('xml', [ID, VERSION, 'SOAP'], carla)).result.XML).toBe(envelope);
    }
    expect((await call('xml', [ID, '1', 'XML'], carla)).result.XML).toMatch(/<totalBultos>\d+</);
    expect((await kept(sent!.NOMBRE)).replace('<usuario>practica<', '<usuario>***<')).toBe(envelope);
  });
});

describe('selectForXml (spec 7)', () => {
  it('answers the 21 data sets in their fixed order', async () => {
    const { ID } = await derived('1236000303');
    const { result } = await call('selectForXml', [ID, '']);
    expect(result).toHaveLength(21);
    const [control, [header], suppliers, [consignee]] = result;
    expect(control).toEqual([expect.objectContaining({ numeroOrden: '1236000303', funcionMensaje: '9' })]);
    expect(header).toMatchObject({ MODALIDAD: 'ID', DECLARANTE_NOMBRE: 'Agencia Uno, S.A.' });
    expect(suppliers[0]).toHaveProperty('NOMBRE_PROVEEDOR');
    expect(consignee).toHaveProperty('NOMBRE');
    expect(result[9]).toHaveLength(3);
    expect(result[9][0]).toHaveProperty('CLASIFICACION_ARANCELARIA');
    expect(result[20][0]).toHaveProperty('SECUENCIA_FRACCION');
  });

  it('says of an unknown one that there is none', async () => {
    expect((await call('selectForXml', ['duc-nunca', ''])).error?.code).toBe('not-found');
  });
});

describe('what cannot be written', () => {
  /** A declaration as a row of an older day may hold it: no door lets such a value in. */
  async function stored(ID: string, number: string, spoil: (body: AnyBody) => void): Promise<void> {
    const { orderId } = await world.seed('uno', number);
    const { result } = await call('derive', [orderId, '', '']);
    const reference = await referenceFor(world.services, 'GT', shippedCatalogues);
    const body = structuredClone(result.body);
    spoil(body);
    const facts = { orderId: '', action: 'Creación', reference, id: ID };
    await new DocumentStore(ducaDefinition, world.services, jobScope('uno', 'GT')).create({ body }, facts);
  }

  /** The first element of each group that cannot write any text. */
  const SPOILT = ducaMessage.groups.flatMap(({ dataSet, elements }) => {
    const element = elements.find(({ field, format, rule }) => field && format && !rule);
    const many = (ducaDataSets as DataSets)[dataSet]!.many;
    return element && many ? [[dataSet, element.field!] as const] : [];
  });

  it.each(SPOILT)('keeps the declaration from being transmitted: %s.%s', async (dataSet, field) => {
    const at = SPOILT.findIndex(([name]) => name === dataSet);
    const ID = `duc-rota-${at}`;
    await stored(ID, `12360004${String(at).padStart(2, '0')}`, (body) => {
      const [first = {}] = body[dataSet] as AnyRecord[];
      body[dataSet] = [{ ...first, [field]: 'ayer' }];
      body['DUCA'] = { ...(body['DUCA'] as AnyRecord), NO_ORDEN: `12360005${String(at).padStart(2, '0')}` };
    });
    const shown = (await call('xml', { ID })).result;
    expect(shown.COMPLETO).toBe(false);
    expect(shown.problems).toContainEqual(
      expect.objectContaining({ code: 'xml.group-failed', path: dataSet, severity: 'error' }),
    );
    const refused = await call('transmit', [ID, '1']);
    expect(refused.error).toBeDefined();
    // What the checks can reckon with all the same is refused with its place.
    if (dataSet === 'DOCUMENTOS') {
      expect(refused.error?.code).toBe('rejected');
      expect(refused.error?.problems).toContainEqual(
        expect.objectContaining({ code: 'xml.group-failed', path: dataSet }),
      );
    }
    expect((await call('status', [ID])).result.header.ESTADO).toBe('BORRADOR');
  });

  it('answers the text of spec 8 in place of the message when it is the header, and is not transmitted', async () => {
    const ID = 'duc-sin-cabeza';
    await stored(ID, '1236000304', (body) => {
      body['DUCA'] = { ...(body['DUCA'] as AnyRecord), NO_ORDEN: '1236000305', TIPO_CAMBIO: 'siete' };
    });
    const { result } = await call('xml', { ID });
    expect(result.XML).toMatch(/^Error generando encabezado de duca error\/except .+/);
    expect(result.COMPLETO).toBe(false);
    expect((await call('transmit', [ID, '1'])).error).toBeDefined();
    expect((await call('status', [ID])).result.header.ESTADO).toBe('BORRADOR');
  });
});
