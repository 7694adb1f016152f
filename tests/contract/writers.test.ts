import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyDuca } from '../../functions/duca/ducas.ts';
import { sourceKinds } from '../../functions/duca/sources.ts';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { anyWorkOrder } from '../../functions/work-orders/orders.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { Change } from '../../shared/foundation/documents/patch.ts';
import { blankRecord, type AnyBody, type AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import type { Field } from '../../shared/foundation/fields/field.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Handler, Person } from './world.ts';

/** Nothing in any document says this; an id is what a forged link would be. */
const FORGED = '9876543';
const FORGED_ID = 'dva-98765432109876543210zz';
const FORGED_DAY = '1999-12-31';
const forgedOf = ({ kind }: Field): string =>
  kind === 'date' ? FORGED_DAY : kind === 'dateTime' ? `${FORGED_DAY}T10:00:00` : FORGED;

let world: DucaWorld;
let ana: Person;

interface Kind {
  definition: AnyDocument;
  handler: () => Handler;
  id: () => string;
}

const services = async () => world.services;
let ducaId = '';
const kinds: Record<string, Kind> = {
  'orden de trabajo': {
    definition: anyWorkOrder,
    handler: () => createWorkOrders(services),
    id: () => 'ord-1236000801',
  },
  factura: {
    definition: sourceKinds.invoices,
    handler: () => createInvoices(services),
    id: () => 'fac-1-1236000801',
  },
  'documento de transporte': {
    definition: sourceKinds.transports,
    handler: () => createTransportDocuments(services),
    id: () => 'tra-1-1236000801',
  },
  DVA: { definition: sourceKinds.dvas, handler: () => createDva(services), id: () => 'dva-1-1236000801' },
  DUCA: { definition: anyDuca, handler: () => world.duca, id: () => ducaId },
};

const callOf = (kind: Kind, procedure: string, params: unknown): Promise<Answer> =>
  world.call(kind.handler(), procedure, params, ana);
const storeOf = ({ definition }: Kind): DocumentStore =>
  new DocumentStore(definition, world.services, jobScope('uno', 'GT'));

/** Writes a body as the product itself does, past everything that holds a person. */
async function plant(kind: Kind, id: string, change: (body: AnyBody) => AnyBody): Promise<void> {
  const { header, ...content } = await storeOf(kind).open(id);
  const reference = await referenceFor(world.services, 'GT', shippedCatalogues);
  await storeOf(kind).save(
    header,
    { ...content, body: change(content.body) },
    { action: 'Prueba', reference },
  );
}

async function patch(kind: Kind, id: string, CAMBIOS: Change[]): Promise<Answer> {
  const { LOCK } = await storeOf(kind).header(id);
  return callOf(kind, 'patch', { ID: id, LOCK, CAMBIOS });
}

/** A line in every list, so that every field has a place. */
const withLines =
  ({ dataSets }: AnyDocument) =>
  (body: AnyBody): AnyBody => ({
    ...body,
    ...Object.fromEntries(
      Object.entries(dataSets).flatMap(([name, dataSet]) =>
        dataSet.many && (body[name] as AnyRecord[]).length === 0
          ? [[name, [{ ...blankRecord(dataSet), [dataSet.key!]: `lin-${name.toLowerCase()}` }]]]
          : [],
      ),
    ),
  });

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.' });
  ana = await world.person('uno', 'ana');
  const { orderId } = await world.seed('uno', '1236000801');
  ducaId = (await callOf(kinds['DUCA']!, 'derive', [orderId, '', ''])).result.header.ID;
  for (const kind of Object.values(kinds)) await plant(kind, kind.id(), withLines(kind.definition));
});
afterAll(() => world.stop());

interface Place {
  kind: Kind;
  dataSet: string;
  name: string;
  field: Field;
}

const places = Object.entries(kinds).flatMap(([title, kind]) =>
  Object.entries(kind.definition.dataSets).flatMap(([dataSet, { fields }]) =>
    Object.entries(fields)
      .filter(([, field]) => field.writer !== undefined)
      .map(([name, field]): [string, Place] => [
        `${title}: ${dataSet}.${name}`,
        { kind, dataSet, name, field },
      ]),
  ),
);

describe.each(places)('%s, which a person does not write', (_title, { kind, dataSet, name, field }) => {
  const { many, key } = kind.definition.dataSets[dataSet]!;
  const isKey = name === key;
  const forged = isKey ? FORGED_ID : forgedOf(field);
  const lines = (body: AnyBody): AnyRecord[] => body[dataSet] as AnyRecord[];

  async function holds(id = kind.id()): Promise<boolean> {
    const { body, header } = await storeOf(kind).open(id);
    return JSON.stringify([body, header.RESUMEN]).includes(forged);
  }

  /** What a calculation writes may come along in whole records, for it is computed again; nothing else may. */
  async function leavesNoTrace(answer: Answer, computedMayCome: boolean): Promise<void> {
    if (field.writer === 'computation' && computedMayCome) expect(answer.error).toBeUndefined();
    else {
      expect(answer.error?.code).toBe('document.not-yours');
      expect(answer.error?.message).toMatch(
        new RegExp(`^${dataSet}(\\[\\d+\\])?\\.${name} \\(.+\\): lo .+; quítelo`),
      );
    }
    expect(await holds(answer.result?.header?.ID)).toBe(false);
  }

  it('is not taken by itself', async () => {
    const path = `${dataSet}${many ? '[0]' : ''}.${name}`;
    await leavesNoTrace(await patch(kind, kind.id(), [{ op: 'set', path, value: forged }]), false);
  });

  it('is not taken in a whole record', async () => {
    const { body } = await storeOf(kind).open(kind.id());
    const record = { ...(many ? lines(body)[0]! : (body[dataSet] as AnyRecord)), [name]: forged };
    const path = many ? `${dataSet}[0]` : dataSet;
    await leavesNoTrace(await patch(kind, kind.id(), [{ op: 'set', path, value: record }]), true);
  });

  it.runIf(many)('is not taken in a whole list', async () => {
    const { body } = await storeOf(kind).open(kind.id());
    const value = lines(body).map((line, at) => (at === 0 ? { ...line, [name]: forged } : line));
    await leavesNoTrace(await patch(kind, kind.id(), [{ op: 'set', path: dataSet, value }]), true);
  });

  it.runIf(many)('is not taken in a line that comes', async () => {
    const insert: Change = { op: 'insert', path: dataSet, lines: [{ [name]: forged }] };
    await leavesNoTrace(await patch(kind, kind.id(), [insert]), true);
  });

  it('is not taken in a new document', async () => {
    const record = { [name]: forged };
    const CUERPO = { [dataSet]: many ? [record] : record };
    await leavesNoTrace(await callOf(kind, 'create', { CUERPO }), true);
  });
});

/** What may never be typed, in the words of the trade and not of the product's declarations. */
const NEVER_TYPED: [kind: string, path: string, value: string][] = [
  ['DUCA', 'DUCA.NUMERO_DUCA', 'GTGUACB260001234567X'],
  ['DUCA', 'DUCA.FECHA_ACEPTACION', '2026-11-19T10:00:00'],
  ['DUCA', 'DUCA.VALIDA_HASTA', '2027-01-15'],
  ['DUCA', 'DUCA.FIRMA_ELECTRONICA', 'firma'],
  ['DUCA', 'DUCA.CANAL_SELECTIVO', 'VERDE'],
  ['DUCA', 'COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA', 'GTGUACB260001234567X'],
  ['DUCA', 'DOCUMENTOS[0].ID_ARCHIVO', 'arc-de-otra-duca'],
  ['DVA', 'DVA.NUMERO_DECLARACION', 'GTGUACB260001234567X'],
  ['DVA', 'DVA.FECHA_ACEPTACION', '2026-11-19'],
  ['DVA', 'DVA.DUCA_ID', 'duc-otra'],
  ['orden de trabajo', 'ORDEN.CORRELATIVO', '2026-999999'],
  ['orden de trabajo', 'ORDEN.USUARIO_ASIGNADO', 'luis'],
  ['orden de trabajo', 'ORDEN.FECHA_CIERRE', '2026-11-19'],
];

it.each(NEVER_TYPED)('%s: %s is nobody’s to type', async (title, path, value) => {
  const kind = kinds[title]!;
  const before = await storeOf(kind).open(kind.id());
  const refused = await patch(kind, kind.id(), [{ op: 'set', path, value }]);
  expect([refused.status, refused.error?.code]).toEqual([422, 'document.not-yours']);
  expect(refused.error?.problems[0]?.path).toBe(path);
  const { body, header } = await storeOf(kind).open(kind.id());
  expect([body, header.RESUMEN]).toEqual([before.body, before.header.RESUMEN]);
});

it('says which, and who writes it', async () => {
  const refused = await patch(kinds['DUCA']!, ducaId, [
    { op: 'set', path: 'DUCA.CANAL_SELECTIVO', value: 'VERDE' },
    { op: 'set', path: 'DUCA.NUMERO_DUCA', value: 'GTGUACB260001234567X' },
  ]);
  expect(refused.error?.message).toBe(
    'DUCA.NUMERO_DUCA (Casilla 2, No. de DUCA): lo escribe la autoridad al responder; quítelo. (y 1 más)',
  );
});

describe('a copy', () => {
  it.each(['factura', 'documento de transporte', 'DUCA'])(
    'of a %s takes nothing that another wrote',
    async (title) => {
      const kind = kinds[title]!;
      const { orderId } = await world.seed('uno', `12360008${title.length}0`);
      const id =
        title === 'DUCA'
          ? (await callOf(kind, 'derive', [orderId, '', ''])).result.header.ID
          : kind.id().replace('1236000801', `12360008${title.length}0`);
      await plant(kind, id, (body) => {
        const full = withLines(kind.definition)(body);
        const marked = (record: AnyRecord, name: string): AnyRecord => ({
          ...record,
          ...Object.fromEntries(
            Object.entries(kind.definition.dataSets[name]!.fields)
              .filter(([field, { writer }]) => writer && field !== kind.definition.dataSets[name]!.key)
              .map(([field, declared]) => [field, forgedOf(declared)]),
          ),
        });
        return Object.fromEntries(
          Object.entries(full).map(([name, content]) => [
            name,
            Array.isArray(content) ? content.map((each) => marked(each, name)) : marked(content, name),
          ]),
        );
      });
      const { result, error } = await callOf(kind, 'copy', { ID: id });
      expect(error).toBeUndefined();
      const { body, header } = await storeOf(kind).open(result.header.ID);
      expect(JSON.stringify([body, header.RESUMEN])).not.toMatch(new RegExp(`${FORGED}|${FORGED_DAY}`));
    },
  );
});

it('a CSV file brings nothing that another writes', async () => {
  const invoice = kinds['factura']!;
  const { CSV } = (await callOf(invoice, 'exportCsv', { ID: invoice.id() })).result;
  const foreign = places.filter(([, { kind }]) => kind === invoice).map(([, { name }]) => name);
  const rows = (CSV as string).trimEnd().split(/\r?\n/);
  for (const name of foreign) {
    const file = rows.map((row, at) => `${row},${at === 0 ? name : FORGED}`).join('\n');
    const { result } = await callOf(invoice, 'importCsv', { CSV: file, CONFIRMAR: true });
    for (const { ID } of result?.invoices ?? []) {
      const { body } = await storeOf(invoice).open(ID);
      expect(JSON.stringify(body), name).not.toContain(FORGED);
    }
  }
});

describe('lines that come back', () => {
  const undone = async (orderNumber: string, change: (line: AnyRecord) => AnyRecord, derived = true) => {
    const duca = kinds['DUCA']!;
    const { orderId } = await world.seed('uno', orderNumber);
    const id = (await callOf(duca, 'derive', [orderId, '', ''])).result.header.ID as string;
    if (!derived) {
      const { header, body } = await storeOf(duca).open(id);
      const reference = await referenceFor(world.services, 'GT', shippedCatalogues);
      await storeOf(duca).save(header, { body }, { action: 'Sin propuesta', reference });
    }
    const goods = (await storeOf(duca).open(id)).body['FRACCION_ITEMS'] as AnyRecord[];
    const removed = await patch(duca, id, [{ op: 'remove', path: 'FRACCION_ITEMS[1]', count: 1 }]);
    expect(removed.status).toBe(200);
    await patch(duca, id, [{ op: 'set', path: 'OBSERVACIONES.OBSERVACIONES', value: 'otra cosa' }]);
    const lines = [change(goods[1]!)];
    const answer = await patch(duca, id, [{ op: 'insert', path: 'FRACCION_ITEMS[1]', lines }]);
    return { answer, goods, now: (await storeOf(duca).open(id)).body['FRACCION_ITEMS'] as AnyRecord[] };
  };

  it('by undoing a removal are whole again, with the links to their sources', async () => {
    const { answer, goods, now } = await undone('1236000811', (line) => line);
    expect(answer.error).toBeUndefined();
    expect(goods[1]!['ID_DVA']).not.toBe('');
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
      const forged = await undone(number, (line) => ({ ...line, ID_DVA: FORGED_ID }), derived);
      expect(forged.answer.error?.code).toBe('document.not-yours');
      expect(forged.now).toHaveLength(forged.goods.length - 1);
    }
  });
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
  const draft = async (number: string): Promise<string> => {
    const { orderId } = await world.seed('uno', number);
    return (await callOf(kinds['DUCA']!, 'derive', [orderId, '', ''])).result.header.ID;
  };

  it('before it has answered blocks the declaration, and the next save takes it out', async () => {
    const duca = kinds['DUCA']!;
    const id = await draft('1236000821');
    await plant(duca, id, withTyped);
    const { LOCK } = await storeOf(duca).header(id);
    const early = await callOf(duca, 'transmit', [id, String(LOCK)]);
    expect(early.error?.code).toBe('rejected');
    expect(early.error?.problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['DUCA.NUMERO_DUCA', 'DUCA.CANAL_SELECTIVO', 'DUCA.FIRMA_ELECTRONICA']),
    );
    expect((await callOf(duca, 'readiness', [id, ''])).result.LISTA).toBe(false);
    const saved = await patch(duca, id, [{ op: 'set', path: 'OBSERVACIONES.OBSERVACIONES', value: 'hola' }]);
    expect(saved.result.computed).toContainEqual({ op: 'set', path: 'DUCA.CANAL_SELECTIVO', value: '' });
    const { body, header } = await storeOf(duca).open(id);
    expect(body['DUCA']).toMatchObject({ NUMERO_DUCA: '', CANAL_SELECTIVO: '', FIRMA_ELECTRONICA: '' });
    expect(Object.values(header.RESUMEN)).not.toContain('VERDE');
    expect((await callOf(duca, 'readiness', [id, ''])).result.LISTA).toBe(true);
  });

  it('is overwritten by the acceptance, a pending channel too', async () => {
    const duca = kinds['DUCA']!;
    const id = await draft('1236000822');
    const { LOCK } = await storeOf(duca).header(id);
    expect((await callOf(duca, 'transmit', [id, String(LOCK)])).status).toBe(200);
    await plant(duca, id, withTyped);
    await world.pump();
    const { body, header } = await storeOf(duca).open(id);
    const { NUMERO_DUCA, CANAL_SELECTIVO, FIRMA_ELECTRONICA } = body['DUCA'] as AnyRecord;
    expect([header.ESTADO, CANAL_SELECTIVO]).toEqual(['ACEPTADA', '']);
    expect(NUMERO_DUCA).not.toBe(typed.NUMERO_DUCA);
    expect(FIRMA_ELECTRONICA).not.toBe(typed.FIRMA_ELECTRONICA);
    expect(body['COMPLEMENTO']).toMatchObject({ NUMERO_DUCA_COMPLEMENTARIA: '' });
    expect(header.RESUMEN).toMatchObject({ NUMERO_DUCA });
    expect(Object.values(header.RESUMEN)).not.toContain('VERDE');
  });

  it('of a value declaration without its DUCA is told there, and taken out by the next save', async () => {
    const dva = kinds['DVA']!;
    await world.seed('uno', '1236000823');
    const id = 'dva-1-1236000823';
    await plant(dva, id, (body) => ({
      ...body,
      DVA: { ...(body['DVA'] as AnyRecord), NUMERO_DECLARACION: typed.NUMERO_DUCA },
    }));
    const paths = async (): Promise<string[]> =>
      (await callOf(dva, 'open', { ID: id })).result.problems.map((each: { path: string }) => each.path);
    expect(await paths()).toContain('DVA.NUMERO_DECLARACION');
    expect((await patch(dva, id, [{ op: 'set', path: 'DVA.FAX_IMPORTADOR', value: '22' }])).status).toBe(200);
    expect(await paths()).not.toContain('DVA.NUMERO_DECLARACION');
  });
});
