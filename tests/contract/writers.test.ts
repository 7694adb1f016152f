import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { Change } from '../../shared/foundation/documents/patch.ts';
import { blankRecord, type AnyBody, type AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import type { Field } from '../../shared/foundation/fields/field.ts';
import { allProcedures } from '../../shared/procedures.ts';
import type { Answer } from './world.ts';
import { kindNames, kinds, startWritersWorld, type KindName, type WritersWorld } from './writersWorld.ts';

/** No document says these; an id is what a forged link would be. */
const FORGED = '9876543';
const FORGED_ID = 'dva-98765432109876543210zz';
const FORGED_DAY = '1999-12-31';
const forgedOf = ({ kind }: Field): string =>
  kind === 'date' ? FORGED_DAY : kind === 'dateTime' ? `${FORGED_DAY}T10:00:00` : FORGED;

let here: WritersWorld;
/** The documents of an order that lies whole; the others are begun empty. */
const ids: Partial<Record<KindName, string>> = {
  'work-orders': 'ord-1236000801',
  invoices: 'fac-1-1236000801',
  'transport-documents': 'tra-1-1236000801',
  dva: 'dva-1-1236000801',
};
const idOf = (kind: KindName): string => ids[kind]!;

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
  here = await startWritersWorld();
  ids.duca = await here.draft('1236000801');
  for (const kind of kindNames) {
    ids[kind] ??= (await here.call(kind, 'create', { CUERPO: {} })).result.header.ID as string;
    await here.plant(kind, idOf(kind), withLines(kinds[kind]));
  }
});
afterAll(() => here.world.stop());

interface Place {
  kind: KindName;
  dataSet: string;
  name: string;
  field: Field;
}

const places = kindNames.flatMap((kind) =>
  Object.entries(kinds[kind].dataSets).flatMap(([dataSet, { fields }]) =>
    Object.entries(fields)
      .filter(([, field]) => field.writer !== undefined)
      .map(([name, field]): [string, Place] => [
        `${kind}: ${dataSet}.${name}`,
        { kind, dataSet, name, field },
      ]),
  ),
);

describe.each(places)('%s, which a person does not write', (_title, { kind, dataSet, name, field }) => {
  const { many, key } = kinds[kind].dataSets[dataSet]!;
  const isKey = name === key;
  const forged = isKey ? FORGED_ID : forgedOf(field);
  const lines = (body: AnyBody): AnyRecord[] => body[dataSet] as AnyRecord[];

  async function holds(id = idOf(kind)): Promise<boolean> {
    const { body, header } = await here.open(kind, id);
    return JSON.stringify([body, header.RESUMEN]).includes(forged);
  }

  /** As it is stored, with a line to try it on again where a calculation took the planted one away. */
  async function stored(): Promise<AnyBody> {
    const { body } = await here.open(kind, idOf(kind));
    if (!many || lines(body).length > 0) return body;
    await here.plant(kind, idOf(kind), withLines(kinds[kind]));
    return (await here.open(kind, idOf(kind))).body;
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
    await stored();
    await leavesNoTrace(await here.patch(kind, idOf(kind), [{ op: 'set', path, value: forged }]), false);
  });

  it('is not taken in a whole record', async () => {
    const body = await stored();
    const record = { ...(many ? lines(body)[0]! : (body[dataSet] as AnyRecord)), [name]: forged };
    const path = many ? `${dataSet}[0]` : dataSet;
    await leavesNoTrace(await here.patch(kind, idOf(kind), [{ op: 'set', path, value: record }]), true);
  });

  if (many) {
    it('is not taken in a whole list', async () => {
      const body = await stored();
      const value = lines(body).map((line, at) => (at === 0 ? { ...line, [name]: forged } : line));
      await leavesNoTrace(await here.patch(kind, idOf(kind), [{ op: 'set', path: dataSet, value }]), true);
    });

    it('is not taken in a line that comes', async () => {
      const insert: Change = { op: 'insert', path: dataSet, lines: [{ [name]: forged }] };
      await leavesNoTrace(await here.patch(kind, idOf(kind), [insert]), true);
    });
  }

  it('is not taken in a new document', async () => {
    const record = { [name]: forged };
    const CUERPO = { [dataSet]: many ? [record] : record };
    await leavesNoTrace(await here.call(kind, 'create', { CUERPO }), true);
  });
});

/** What may never be typed, in the words of the trade and not of the product's declarations. */
const NEVER_TYPED: [kind: KindName, path: string, value: string][] = [
  ['duca', 'DUCA.NUMERO_DUCA', 'GTGUACB260001234567X'],
  ['duca', 'DUCA.FECHA_ACEPTACION', '2026-11-19T10:00:00'],
  ['duca', 'DUCA.VALIDA_HASTA', '2027-01-15'],
  ['duca', 'DUCA.FIRMA_ELECTRONICA', 'firma'],
  ['duca', 'DUCA.CANAL_SELECTIVO', 'VERDE'],
  ['duca', 'COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA', 'GTGUACB260001234567X'],
  ['duca', 'DOCUMENTOS[0].ID_ARCHIVO', 'arc-de-otra-duca'],
  ['dva', 'DVA.NUMERO_DECLARACION', 'GTGUACB260001234567X'],
  ['dva', 'DVA.FECHA_ACEPTACION', '2026-11-19'],
  ['dva', 'DVA.DUCA_ID', 'duc-otra'],
  ['work-orders', 'ORDEN.CORRELATIVO', '2026-999999'],
  ['work-orders', 'ORDEN.USUARIO_ASIGNADO', 'luis'],
  ['work-orders', 'ORDEN.FECHA_CIERRE', '2026-11-19'],
  ['dua', 'DECLARACION.ID_SARAH', '2026-118-000123'],
  ['dua', 'DECLARACION.FECHA_ACEPTACION', '2026-11-19T10:00:00'],
  ['dua', 'DECLARACION.CANAL_SELECTIVO', 'VERDE'],
  ['dua', 'LIQUIDACION.TOTAL_PAGAR', '0.01'],
  ['dua', 'SARAH_LIQUIDACION.TOTAL_PAGAR', '0.01'],
  ['dua', 'SARAH_TRIBUTOS[0].IMPORTE', '0.01'],
  ['dua', 'VERSIONES_ACEPTADAS[0].USUARIO', 'luis'],
  ['manifests', 'MANIFIESTO.MANIFIESTO', '2026-118-000123'],
  ['manifests', 'MANIFIESTO.FECHA_REGISTRO', '2026-11-19T10:00:00'],
  ['cafta', 'CERTIFICACION.FECHA_VENCIMIENTO', '2099-12-31'],
  ['products', 'DETALLE_PRODUCTO[0].URL', 'C/otra/archivo.pdf'],
];

it.each(NEVER_TYPED)('%s: %s is nobody’s to type', async (kind, path, value) => {
  const before = await here.open(kind, idOf(kind));
  const refused = await here.patch(kind, idOf(kind), [{ op: 'set', path, value }]);
  expect([refused.status, refused.error?.code]).toEqual([422, 'document.not-yours']);
  expect(refused.error?.problems[0]?.path).toBe(path);
  const { body, header } = await here.open(kind, idOf(kind));
  expect([body, header.RESUMEN]).toEqual([before.body, before.header.RESUMEN]);
});

it('says which, and who writes it', async () => {
  const refused = await here.patch('duca', idOf('duca'), [
    { op: 'set', path: 'DUCA.CANAL_SELECTIVO', value: 'VERDE' },
    { op: 'set', path: 'DUCA.NUMERO_DUCA', value: 'GTGUACB260001234567X' },
  ]);
  expect(refused.error?.message).toBe(
    'DUCA.NUMERO_DUCA (Casilla 2, No. de DUCA): lo escribe la autoridad al responder; quítelo. (y 1 más)',
  );
});

describe('a copy', () => {
  const copied = kindNames.filter((kind) =>
    allProcedures.some(({ group, name }) => group === kind && name === 'copy'),
  );
  const forgedIn = (name: string, record: AnyRecord, { dataSets }: AnyDocument): AnyRecord => {
    const { key, fields } = dataSets[name]!;
    const others = Object.entries(fields).filter(([field, { writer }]) => writer && field !== key);
    return { ...record, ...Object.fromEntries(others.map(([field, each]) => [field, forgedOf(each)])) };
  };

  it.each(copied)('of a %s takes nothing that another wrote', async (kind) => {
    await here.plant(kind, idOf(kind), (body) =>
      Object.fromEntries(
        Object.entries(withLines(kinds[kind])(body)).map(([name, content]) => [
          name,
          Array.isArray(content)
            ? content.map((each) => forgedIn(name, each, kinds[kind]))
            : forgedIn(name, content, kinds[kind]),
        ]),
      ),
    );
    const { result, error } = await here.call(kind, 'copy', { ID: idOf(kind) });
    expect(error).toBeUndefined();
    const { body, header } = await here.open(kind, result.header.ID);
    expect(JSON.stringify([body, header.RESUMEN])).not.toMatch(new RegExp(`${FORGED}|${FORGED_DAY}`));
  });
});

it('a CSV file brings nothing that another writes', async () => {
  await here.world.seed('uno', '1236000802');
  const { CSV } = (await here.call('invoices', 'exportCsv', { ID: 'fac-1-1236000802' })).result;
  const foreign = places.filter(([, { kind }]) => kind === 'invoices').map(([, { name }]) => name);
  const rows = (CSV as string).trimEnd().split(/\r?\n/);
  for (const name of foreign) {
    const file = rows.map((row, at) => `${row},${at === 0 ? name : FORGED}`).join('\n');
    const { result } = await here.call('invoices', 'importCsv', { CSV: file, CONFIRMAR: true });
    for (const { ID } of result?.invoices ?? []) {
      expect(JSON.stringify((await here.open('invoices', ID)).body), name).not.toContain(FORGED);
    }
  }
});
