import { describe, expect, it } from 'vitest';
import type { DucaBody } from '../dataSets.ts';
import { ducaDataSets } from '../dataSets.ts';
import { inForm } from '../../foundation/fields/inForm.ts';
import type { AnyBody, AnyRecord } from '../../foundation/fields/dataSet.ts';
import { blocks } from '../../foundation/rules/problem.ts';
import { readinessProblems } from '../readiness.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { buildDucaXml } from '../xml/buildDucaXml.ts';
import { ducaFromDvas } from './ducaFromDvas.ts';

const reference = sampleReference();
/** Spec 3, Invoice (DVA_FACTURAS_*), word for word. */
const INVOICE = (
  'NUMERO_CONTRATO FECHA_CONTRATO FORMA_ENVIO OTRA_FORMA_ENVIO FORMA_PAGO OTRA_FORMA_PAGO LUGAR_EMBARQUE_LOCODE ' +
  'PAIS_EMBARQUE PAIS_EXPORTACION FECHA_EXPORTACION ID_MONEDA TIPO_CAMBIO VALOR_FOB'
).split(' ');

const DVA = {
  NUMERO_CONTRATO: 'C-DVA',
  FECHA_CONTRATO: '2026-01-10',
  FORMA_ENVIO: 'OT',
  OTRA_FORMA_ENVIO: 'Por etapas',
  FORMA_PAGO: 'TB',
  OTRA_FORMA_PAGO: 'de antes',
  LUGAR_EMBARQUE_LOCODE: 'CNSHA',
  PAIS_EMBARQUE: 'CN',
  PAIS_EXPORTACION: 'CN',
  FECHA_EXPORTACION: '2026-10-20',
  ID_MONEDA: 'EUR',
  TIPO_CAMBIO: '1.08500000000000',
};

/** One value declaration of the terms above with one invoice of the terms given. */
function formed(terms: AnyRecord): DucaBody {
  const sources = sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 1 }, reference);
  const [invoice] = sources.invoices;
  const [dva] = sources.dvas;
  return ducaFromDvas(
    {
      ...sources,
      invoices: [
        {
          ...invoice!,
          body: { ...invoice!.body, FACTURA: { ...invoice!.body.FACTURA, ID_MONEDA: '', ...terms } },
        },
      ],
      dvas: [{ ...dva!, body: { ...dva!.body, DVA: { ...dva!.body.DVA, ...DVA } } }],
    },
    reference,
  );
}

const lineOf = (terms: AnyRecord): AnyRecord => formed(terms).DVA_FACTURAS[0]!;
const xmlOf = (body: DucaBody): string => new TextDecoder().decode(buildDucaXml(body, reference).bytes);
const invoiceOf = (body: DucaBody): Record<string, string> =>
  Object.fromEntries(
    [...(/<facturaDva>(.*?)<\/facturaDva>/s.exec(xmlOf(body))?.[1] ?? '').matchAll(/<(\w+)>([^<]*)</g)].map(
      ([, node, text]) => [node, text],
    ),
  );

describe('terms of an invoice of a value declaration', () => {
  it('are fields by the names of the specification', () => {
    expect(INVOICE.filter((name) => !(name in ducaDataSets.DVA_FACTURAS.fields))).toEqual([]);
  });

  it('are those of the value declaration where the invoice says none, without what another answer makes needless', () => {
    expect(lineOf({})).toMatchObject({ ...DVA, OTRA_FORMA_PAGO: '' });
  });

  it('are its own where it says them: each with what belongs to it, never one half of each', () => {
    const own = {
      NUMERO_CONTRATO: 'C-001',
      FORMA_ENVIO: 'TT',
      FORMA_PAGO: 'OT',
      OTRA_FORMA_PAGO: 'Compensación',
      LUGAR_EMBARQUE_LOCODE: 'MXVER',
      PAIS_EXPORTACION: 'MX',
      FECHA_EXPORTACION: '2026-10-18',
      ID_MONEDA: 'USD',
      TIPO_CAMBIO: '1.00000',
    };
    expect(lineOf(own)).toMatchObject({
      ...own,
      FECHA_CONTRATO: '',
      OTRA_FORMA_ENVIO: '',
      PAIS_EMBARQUE: 'MX',
    });
    expect(lineOf({ FORMA_ENVIO: 'TT', OTRA_FORMA_ENVIO: 'de antes' })['OTRA_FORMA_ENVIO']).toBe('');
    expect(lineOf({ FECHA_CONTRATO: '2026-02-02' })).toMatchObject({
      NUMERO_CONTRATO: 'C-DVA',
      FECHA_CONTRATO: '2026-01-10',
    });
  });

  it('go into the message, each by the rule of spec 5', () => {
    expect(invoiceOf(formed({}))).toMatchObject({
      numeroDva: '12360005671',
      numeroContrato: 'C-DVA',
      fechaContrato: '2026-01-10',
      formaEnvio: 'OT',
      otraFormaEnvio: 'Por etapas',
      formaPago: 'TB',
      lugarEmbarque: 'CNSHA',
      paisEmbarque: 'CN',
      paisExportacion: 'CN',
      fechaExportacion: '2026-10-20',
      moneda: 'EUR',
      tipoCambio: '1.08500',
    });
    expect(invoiceOf(formed({}))).not.toHaveProperty('otraFormaPago');
    const body = formed({});
    const none = {
      ...body,
      DVA_FACTURAS: body.DVA_FACTURAS.map((each) => ({ ...each, NUMERO_CONTRATO: '' })),
    };
    expect(invoiceOf(none)).not.toHaveProperty('fechaContrato');
  });

  it('warn of a contract without its date, which would go as 01/01/1900', () => {
    const undated = readinessProblems(formed({ NUMERO_CONTRATO: 'C-001' }), reference).filter(
      ({ code }) => code === 'duca.contract-date',
    );
    expect(undated).toMatchObject([{ path: 'DVA_FACTURAS[0].FECHA_CONTRATO', severity: 'warning' }]);
    expect(undated[0]!.message).toBe(
      'Facturas de las declaraciones de valor, línea 1: el contrato C-001 no tiene fecha y el mensaje llevaría 01/01/1900. Escriba su fecha o borre el número.',
    );
  });

  it('are blank in a declaration saved before they were kept, which opens and may be sealed as it was', () => {
    const body = formed({});
    const terms = Object.keys(DVA);
    const old = {
      ...body,
      DVA_FACTURAS: body.DVA_FACTURAS.map((each) =>
        Object.fromEntries(Object.entries(each).filter(([name]) => !terms.includes(name))),
      ),
    } as unknown as AnyBody;
    const opened = inForm(ducaDataSets, old) as unknown as DucaBody;
    expect(opened.DVA_FACTURAS[0]).toMatchObject(Object.fromEntries(terms.map((name) => [name, ''])));
    const blocking = (each: DucaBody) =>
      readinessProblems(each, reference).filter(({ severity }) => severity !== 'warning');
    expect(blocking(opened)).toEqual(blocking(body));
    expect(blocks(blocking(opened))).toBe(false);
    expect(buildDucaXml(opened, reference).problems).toEqual([]);
    expect(Object.keys(invoiceOf(opened))).toEqual([
      'numeroDva',
      'numeroFactura',
      'fechaFactura',
      'fobDolares',
      'totalFactura',
    ]);
  });
});
