import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import { crossProblems } from '../../declarations/cross/crossProblems.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { withOptions } from '../../foundation/options/withOptions.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import { bankRateProblems } from '../checks/bankRate.ts';
import type { DuaBody } from '../dataSets.ts';
import { duaFromDvas, takenForDua } from '../derive/duaFromDvas.ts';
import { honduranReference, honduranSources } from '../sampleDua.fixture.ts';
import { duaStatements } from './duaStatements.ts';

const reference = honduranReference();

/** Sources that agree to the gram and the package. */
function agreeing(): DeclarationSources {
  const shape = { lines: 12, invoices: 2, suppliers: 2, containers: 2 };
  const sources = structuredClone(honduranSources(shape, reference));
  const items = sources.invoices.flatMap((each) => each.body.ITEMS);
  const packed = items.reduce((total, each) => total + Number(each.CANTIDAD_BULTOS), 0);
  sources.transports[0]!.body.DOCUMENTO.CANTIDAD_BULTOS = `${packed}.00`;
  return sources;
}

interface Papers {
  body: DuaBody;
  sources: DeclarationSources;
}
type Slip = (papers: Papers) => void;

function found(slip: Slip, known = reference): Problem[] {
  const sources = agreeing();
  const body = structuredClone(duaFromDvas(sources, reference));
  slip({ body, sources });
  return [
    ...crossProblems(duaStatements(body, sources), sources, known),
    ...bankRateProblems(body, sources.exchangeRate, known),
  ];
}

const head =
  (change: Partial<DuaBody['DECLARACION']>): Slip =>
  ({ body }) =>
    void Object.assign(body.DECLARACION, change);
const invoice =
  (change: Partial<DeclarationSources['invoices'][number]['body']['FACTURA']>): Slip =>
  ({ sources }) =>
    void Object.assign(sources.invoices[0]!.body.FACTURA, change);
const bill =
  (change: Partial<DeclarationSources['transports'][number]['body']['DOCUMENTO']>): Slip =>
  ({ sources }) =>
    void Object.assign(sources.transports[0]!.body.DOCUMENTO, change);

/** One slip of each kind that the list of Honduras compares, and where the DUA is told of it. */
const SLIPS: Readonly<Record<string, readonly [slip: Slip, path: string]>> = {
  PESO_TRANSPORTE: [head({ PESO_BRUTO_BULTOS: '1.00' }), 'DECLARACION.PESO_BRUTO_BULTOS'],
  PESO_FACTURAS: [bill({ PESO_BRUTO: '9.00' }), 'DECLARACION.PESO_BRUTO_BULTOS'],
  PESO_NETO_FACTURAS: [
    ({ body }) => void (body.DETALLE_MERCANCIAS[0]!.PESO_NETO = '99999.00'),
    'DETALLE_MERCANCIAS[0].PESO_NETO',
  ],
  BULTOS_TRANSPORTE: [head({ CANTIDAD_BULTOS: '1.00' }), 'DECLARACION.CANTIDAD_BULTOS'],
  BULTOS_FACTURAS: [bill({ CANTIDAD_BULTOS: '7.00' }), 'DECLARACION.CANTIDAD_BULTOS'],
  FOB_DVA: [head({ TOTAL_FOB_DOLARES: '1.00' }), 'DECLARACION.TOTAL_FOB_DOLARES'],
  FLETE_DVA: [head({ TOTAL_FLETE_DOLARES: '1.00' }), 'DECLARACION.TOTAL_FLETE_DOLARES'],
  SEGURO_DVA: [head({ TOTAL_SEGURO_DOLARES: '99999.00' }), 'DECLARACION.TOTAL_SEGURO_DOLARES'],
  OTROS_DVA: [head({ TOTAL_OTROS_DOLARES: '99999.00' }), 'DECLARACION.TOTAL_OTROS_DOLARES'],
  VALOR_DVA: [head({ TOTAL_VALOR_ADUANA_DOLARES: '99999.00' }), 'DECLARACION.TOTAL_VALOR_ADUANA_DOLARES'],
  TOTAL_FACTURA: [invoice({ VALOR_TRANSACCION: '1.00' }), 'DETALLE_DOCUMENTOS[0].REFERENCIA'],
  FLETE_TRANSPORTE: [bill({ VALOR_FLETE: '77777.00' }), 'DECLARACION.TOTAL_FLETE_DOLARES'],
  MONEDA_FACTURA: [
    ({ sources }) => {
      sources.dvas[0]!.body.FACTURAS[0]!.ID_MONEDA = 'USD';
      sources.invoices[0]!.body.FACTURA.ID_MONEDA = 'EUR';
    },
    'DETALLE_DOCUMENTOS[0].REFERENCIA',
  ],
  TASA_FACTURA: [
    ({ sources }) => {
      sources.dvas[0]!.body.DVA.TIPO_CAMBIO = '1.10';
      sources.invoices[0]!.body.FACTURA.TIPO_CAMBIO = '1.20';
    },
    'DETALLE_DOCUMENTOS[0].REFERENCIA',
  ],
  TASA_DIA: [head({ TIPO_CAMBIO: '26.3100' }), 'DECLARACION.TIPO_CAMBIO'],
  INCOTERM_FACTURA: [head({ ID_INCOTERM: 'DDP' }), 'DECLARACION.ID_INCOTERM'],
  INTERMEDIARIO_FACTURA: [
    invoice({ NOMBRE_INTERMEDIARIO: 'COMISIONES X' }),
    'DETALLE_DOCUMENTOS[0].REFERENCIA',
  ],
  CONDICIONES_FACTURA: [invoice({ FORMA_ENVIO: '??' }), 'DETALLE_DOCUMENTOS[0].REFERENCIA'],
  FECHA_FACTURA: [invoice({ FECHA_FACTURA: '2026-10-02' }), 'DETALLE_DOCUMENTOS[0].REFERENCIA'],
  NUMERO_FACTURA: [
    ({ body }) => void (body.DETALLE_DOCUMENTOS[0]!.REFERENCIA = 'OTRA'),
    'DETALLE_DOCUMENTOS[0].REFERENCIA',
  ],
  FACTURA_EMBARQUE: [bill({ FECHA_EMBARQUE: '2026-01-02' }), 'DETALLE_DOCUMENTOS[0].REFERENCIA'],
  EXPORTACION_EMBARQUE: [
    (papers) => {
      invoice({ FECHA_EXPORTACION: '2026-10-20' })(papers);
      bill({ FECHA_EMBARQUE: '2026-01-02' })(papers);
    },
    'DETALLE_DOCUMENTOS[0].REFERENCIA',
  ],
  NUMERO_TRANSPORTE: [head({ TITULO_TRANSPORTE: 'OTRO' }), 'DECLARACION.TITULO_TRANSPORTE'],
  CONTENEDORES: [
    ({ body }) => void (body.DETALLE_TRANSPORTE[0]!.NUMERO_CONTENEDOR = 'TGHU1234567'),
    'DETALLE_TRANSPORTE[0].NUMERO_CONTENEDOR',
  ],
  MARCHAMOS: [
    ({ body }) => void (body.DETALLE_TRANSPORTE[1]!.NUMERO_PRECINTO = 'OTRO'),
    'DETALLE_TRANSPORTE[1].NUMERO_PRECINTO',
  ],
  DVA_DE_LA_ORDEN: [
    ({ body }) =>
      void (body.DETALLE_DOCUMENTO = body.DETALLE_DOCUMENTO.filter(({ ID_LINEA }) => ID_LINEA !== 'dva-1')),
    'DETALLE_DOCUMENTO',
  ],
  FACTURA_DE_LA_ORDEN: [
    ({ sources }) => void (sources.dvas = sources.dvas.filter(({ id }) => id !== 'dva-1')),
    'DETALLE_DOCUMENTO',
  ],
};

const codeOf = (check: string): string => `cross.${check.toLowerCase().replaceAll('_', '-')}`;
const listed = reference.rows(catalogue.crossChecks).map(({ CLAVE }) => CLAVE);

describe('a DUA and the papers of its order', () => {
  it('agree when it was just formed of papers that agree', () => {
    expect(found(() => undefined)).toEqual([]);
  });

  it('are compared in everything that the list of Honduras offers to a company', () => {
    // Numbers that stand in other orders are looked for in the store.
    expect(listed.filter((check) => !check.startsWith('DUPLICADO_'))).toEqual(Object.keys(SLIPS));
  });

  it.each(Object.entries(SLIPS))(
    'are told apart by %s, as severely as the company says',
    (check, [slip, path]) => {
      const judged = (VALOR: string) =>
        found(
          slip,
          withOptions(reference, [{ OPCION: `${catalogue.crossChecks}.SEVERIDAD`, CLAVE: check, VALOR }]),
        )
          .filter(({ code }) => code === codeOf(check))
          .map((each) => [each.path, each.severity]);
      expect(judged('ERROR')).toContainEqual([path, 'error']);
      expect(judged('ADVERTENCIA')).toContainEqual([path, 'warning']);
      expect(judged('NINGUNA')).toEqual([]);
    },
  );

  it('are told apart by the freight of a second transport document, which nobody declares', () => {
    const [freight] = found(({ sources }) => {
      const second = structuredClone(sources.transports[0]!);
      second.body.DOCUMENTO.VALOR_FLETE = '77777.00';
      sources.transports = [...sources.transports, second];
    }).filter(({ code }) => code === 'cross.flete-transporte');
    expect(freight).toMatchObject({ path: 'DECLARACION.TOTAL_FLETE_DOLARES', severity: 'warning' });
    expect(freight!.message).toContain('del flete de los documentos de transporte');
  });

  it('are told of the DUA, never of the declaration of another country', () => {
    for (const [check, [slip]] of Object.entries(SLIPS))
      for (const { message } of found(slip)) expect(message, check).not.toContain('DUCA');
    const { message } = found(SLIPS['FOB_DVA']![0]).find(({ code }) => code === 'cross.fob-dva')!;
    expect(message).toMatch(/^Total FOB: el precio \(1\.00\) difiere en .* de las declaraciones de valor/);
    expect(message).toContain('vuelva a formar la DUA');
  });

  it('that say nothing of it contradict nothing', () => {
    const none: Slip = ({ sources }) => Object.assign(sources, { dvas: [], invoices: [], transports: [] });
    expect(found(none)).toEqual([]);
  });

  it('are summed up of the value declarations that it lists, and of all where it lists none', () => {
    const without =
      (...ids: string[]): Slip =>
      ({ body }) => {
        const kept = body.DETALLE_DOCUMENTO.filter(({ ID_LINEA }) => !ids.includes(ID_LINEA));
        body.DETALLE_DOCUMENTO = kept;
      };
    const codes = (...ids: string[]) => found(without(...ids)).map(({ code }) => code);
    expect(codes('dva-1')).toEqual(expect.arrayContaining(['cross.fob-dva', 'cross.dva-de-la-orden']));
    expect(codes('dva-1', 'dva-2')).toEqual([]);
  });

  it('are summed up of the invoices where it carries no value declaration', () => {
    const shape = { lines: 12, invoices: 2, suppliers: 2, containers: 2 };
    const papers = structuredClone(honduranSources(shape, reference, '1000'));
    const sources = takenForDua(papers, reference);
    const errors = (change: Partial<DuaBody['DECLARACION']>) => {
      const body = structuredClone(duaFromDvas(papers, reference));
      Object.assign(body.DECLARACION, change);
      const told = crossProblems(duaStatements(body, sources), sources, reference);
      return told.filter(({ severity, code }) => severity === 'error' || code === 'cross.dva-de-la-orden');
    };
    expect(errors({})).toEqual([]);
    const [price, ...more] = errors({ TOTAL_FOB_DOLARES: '615700.70' });
    expect(more).toEqual([]);
    expect(price).toMatchObject({ code: 'cross.fob-dva', other: { module: 'invoices' } });
    expect(price!.message).toContain('de las facturas (');
  });
});
