import { describe, expect, it } from 'vitest';
import type { DeclarationSources } from '../../declarations/sources.ts';
import type { TransportHeader } from '../../transport-documents/dataSets.ts';
import { duaFromDvas } from '../derive/duaFromDvas.ts';
import { honduranReference, honduranSources } from '../sampleDua.fixture.ts';
import { papersOnceProblems } from './papersOnce.ts';

const reference = honduranReference();

/** An order of three invoices, those of the ends of one supplier, each of them in several items. */
const fresh = (): DeclarationSources =>
  structuredClone(honduranSources({ lines: 12, invoices: 3, suppliers: 2, containers: 1 }, reference));

type Invoice = Partial<DeclarationSources['invoices'][number]['body']['FACTURA']>;

/** What is told of the DUA of an order whose invoices say this. */
function ofInvoices(...said: Invoice[]) {
  const sources = fresh();
  said.forEach((each, at) => Object.assign(sources.invoices[at]!.body.FACTURA, each));
  return papersOnceProblems(duaFromDvas(sources, reference), sources);
}

/** What is told of the DUA of an order with a second transport document that differs from the first in this. */
function ofBills(again: Partial<TransportHeader>, both: Partial<TransportHeader> = {}) {
  const sources = fresh();
  const [{ body }] = sources.transports as [DeclarationSources['transports'][number]];
  const bill = (id: string, said: Partial<TransportHeader>) => ({
    id,
    body: { CONTENEDORES: [], PENDIENTES: [], DOCUMENTO: { ...body.DOCUMENTO, ...both, ...said } },
  });
  const two = { ...sources, transports: [bill('tra-1', {}), bill('tra-2', again)] };
  return papersOnceProblems(duaFromDvas(two, reference), two);
}

const NUMBERED = { NUMERO_FACTURA: 'F-1' };
const ROAD = { ID_MODO_TRANSPORTE: '3', ID_TIPO_DOCUMENTO: '730', NUMERO_DOCUMENTO: '0125' };

describe('a DUA', () => {
  it('declares no invoice twice, and says where, why and what to do', () => {
    const [found, ...more] = ofInvoices(NUMBERED, {}, { NUMERO_FACTURA: 'f 1' });
    expect(more).toEqual([]);
    expect(found).toMatchObject({ code: 'dua.invoice-twice', severity: 'error' });
    expect(found!.path).toMatch(/^DETALLE_DOCUMENTOS\[\d+\]\.REFERENCIA$/);
    expect(found!.relatedPath).toBe('DETALLE_DOCUMENTOS[0].REFERENCIA');
    expect(found!.message).toMatch(
      /^Documentos por ítem, línea \d+: la factura f 1 ya está en la línea 1 y su valor se declararía dos veces\. Quite una de las dos de la orden y actualice la declaración; /,
    );
  });

  it('may name one invoice for several items, and a number that two suppliers or two series use', () => {
    expect(ofInvoices()).toEqual([]);
    expect(ofInvoices(NUMBERED, NUMBERED)).toEqual([]);
    expect(ofInvoices({ ...NUMBERED, SERIE: 'A' }, {}, { ...NUMBERED, SERIE: 'B' })).toEqual([]);
    expect(ofInvoices({ ...NUMBERED, SERIE: 'A' }, {}, { ...NUMBERED, SERIE: 'A' })).toHaveLength(1);
    expect(ofInvoices({ ...NUMBERED, SERIE: 'A' }, {}, NUMBERED)).toHaveLength(1);
  });

  it('declares no transport document twice, however its carrier is spelled', () => {
    const found = ofBills({ NOMBRE_TRANSPORTISTA: 'Mediterranean Shipping, S.A.' });
    expect(found).toMatchObject([{ code: 'dua.transport-twice', severity: 'error' }]);
    expect(found[0]!.path).toMatch(/^DETALLE_DOCUMENTO\[\d+\]\.REFERENCIA$/);
    expect(found[0]!.message).toMatch(
      /^Documentos, línea \d+: el documento de transporte MEDUXY771239 ya está en la línea \d+ y su peso y sus bultos se declararían dos veces\. Quite uno de los dos de la orden/,
    );
    expect(ofBills({}, ROAD)).toHaveLength(1);
  });

  it('may name transport documents of other numbers or kinds, and consignment notes of two carriers', () => {
    expect(ofBills({ NUMERO_DOCUMENTO: 'MEDUXY771240' })).toEqual([]);
    expect(ofBills({ ID_MODO_TRANSPORTE: '3', ID_TIPO_DOCUMENTO: '730' })).toEqual([]);
    expect(ofBills({ NOMBRE_TRANSPORTISTA: 'TRANSPORTES DEL NORTE' }, ROAD)).toEqual([]);
  });

  it('is told of none of what a person lists besides, which stands for no paper that was entered', () => {
    const sources = fresh();
    const body = duaFromDvas(sources, reference);
    const bill = body.DETALLE_DOCUMENTO.find((each) => each.CODIGO_DOCUMENTO === '705')!;
    const typed = { ...bill, ID_LINEA: 'lin-9' };
    const listed = { ...body, DETALLE_DOCUMENTO: [...body.DETALLE_DOCUMENTO, typed] };
    expect(papersOnceProblems(listed, sources)).toEqual([]);
  });
});
