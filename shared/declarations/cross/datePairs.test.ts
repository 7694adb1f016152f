import { describe, expect, it } from 'vitest';
import { ducaFromDvas } from '../../duca/derive/ducaFromDvas.ts';
import type { DeclarationSources } from '../sources.ts';
import { sampleReference, sampleSources } from '../../duca/sampleSources.fixture.ts';
import { ducaStatements } from '../../duca/cross/ducaStatements.ts';
import { catalogue } from '../../catalogues/names.ts';
import { datePairs, dateProblems } from './datePairs.ts';

const reference = sampleReference();
const tolerance = Number(reference.row(catalogue.crossChecks, 'FACTURA_EMBARQUE')!['TOLERANCIA']);

interface Days {
  invoiced?: string;
  exported?: string;
  shipped?: string;
  billed?: string;
}
function sourcesOf({ invoiced = '', exported = '', shipped = '', billed = '' }: Days): DeclarationSources {
  const sources = structuredClone(sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 0 }));
  Object.assign(sources.invoices[0]!.body.FACTURA, { FECHA_FACTURA: invoiced, FECHA_EXPORTACION: exported });
  const { DOCUMENTO } = sources.transports[0]!.body;
  Object.assign(DOCUMENTO, { FECHA_EMBARQUE: shipped, FECHA_DOCUMENTO: billed });
  return sources;
}
const late = (days: Days) => {
  const sources = sourcesOf(days);
  return dateProblems(ducaStatements(ducaFromDvas(sources, reference)), sources, reference);
};
const day = (after: number): string => `2026-10-${String(10 + after).padStart(2, '0')}`;

describe('an invoice', () => {
  it('may be as late after the shipment as the list tolerates, and not a day more', () => {
    expect(late({ invoiced: day(tolerance), shipped: day(0) })).toEqual([]);
    expect(late({ invoiced: day(-5), shipped: day(0) }), 'before it, as is usual').toEqual([]);
    expect(late({ invoiced: day(tolerance + 1), shipped: day(0) })).toMatchObject([
      {
        code: 'cross.factura-embarque',
        path: 'DVA_FACTURAS[0].FECHA_FACTURA',
        message: `Factura EXP-2026-04417: es del ${tolerance + 11}/10/2026, ${tolerance + 1} días después del embarque que dice el documento de transporte MEDUXY771239 (10/10/2026). Revise ambas fechas.`,
        other: { module: 'invoices', id: 'fac-1', path: 'FACTURA.FECHA_FACTURA' },
      },
    ]);
  });

  it('is held to the day of the bill where no shipment is said, and to none where neither is', () => {
    expect(late({ invoiced: day(15), billed: day(0) })[0]!.message).toContain('(10/10/2026)');
    expect(late({ invoiced: day(15), shipped: day(0), billed: day(15) })).toHaveLength(1);
    expect(late({ invoiced: day(15) })).toEqual([]);
    expect(late({ invoiced: '', shipped: day(0) })).toEqual([]);
    expect(late({ invoiced: 'mañana', shipped: day(0) })).toEqual([]);
    expect(late({ invoiced: day(15), shipped: 'ayer' })).toEqual([]);
  });

  it('without a number is told by its line, and one that is not declared not at all', () => {
    const sources = sourcesOf({ invoiced: day(15), shipped: day(0) });
    const body = ducaFromDvas(sources, reference);
    sources.invoices[0]!.body.FACTURA.NUMERO_FACTURA = '';
    expect(dateProblems(ducaStatements(body), sources, reference)[0]!.message).toMatch(/^Factura 1: es del /);
    expect(dateProblems(ducaStatements({ ...body, DVA_FACTURAS: [] }), sources, reference)).toEqual([]);
    const off = {
      ...reference,
      row: (_list: string, CLAVE: string) => ({ CLAVE, VALOR: '', SEVERIDAD: 'NINGUNA' }),
    };
    expect(dateProblems(ducaStatements(body), sources, off)).toEqual([]);
  });
});

describe('an export', () => {
  it('is compared with the shipment of its bill', () => {
    const sources = sourcesOf({ exported: day(1), shipped: day(0), billed: day(9) });
    const body = ducaFromDvas(sources, reference);
    expect(datePairs(ducaStatements(body), sources)).toEqual([
      {
        check: 'EXPORTACION_EMBARQUE',
        path: 'DVA_FACTURAS[0].FECHA_FACTURA',
        subject: 'Factura EXP-2026-04417: la fecha de exportación',
        mine: day(1),
        theirs: day(0),
        source: 'embarque del documento de transporte MEDUXY771239',
        other: expect.objectContaining({ path: 'FACTURA.FECHA_EXPORTACION' }),
      },
    ]);
    sources.invoices[0]!.body.FACTURA.NUMERO_FACTURA = '';
    expect(datePairs(ducaStatements(body), sources)[0]!.subject).toMatch(/^Factura 1: /);
    expect(datePairs(ducaStatements({ ...body, DVA_FACTURAS: [] }), sources)).toEqual([]);
    expect(datePairs(ducaStatements(body), { ...sources, transports: [] })).toEqual([]);
    expect(datePairs(ducaStatements(body), sourcesOf({ exported: '', shipped: day(0) }))).toEqual([]);
  });

  it('of several bills is of the one that names its invoice', () => {
    const sources = sourcesOf({ exported: day(1), shipped: day(0) });
    const body = ducaFromDvas(sources, reference);
    const bill = (id: string, NUMERO_FACTURA: string, FECHA_EMBARQUE: string) => {
      const copy = structuredClone(sources.transports[0]!);
      Object.assign(copy.body.DOCUMENTO, { NUMERO_FACTURA, FECHA_EMBARQUE });
      return { ...copy, id };
    };
    const two = (names: string): DeclarationSources => ({
      ...sources,
      transports: [bill('t-1', 'OTRA', day(3)), bill('t-2', names, day(4))],
    });
    expect(
      datePairs(ducaStatements(body), two('F-1, EXP-2026-04417 ,F-2')).map((each) => each.theirs),
    ).toEqual([day(4)]);
    expect(datePairs(ducaStatements(body), two('EXP-2026-0441'))).toEqual([]);
    // As the value declarations are formed: whatever parts the numbers, and however they are written.
    expect(datePairs(ducaStatements(body), two('F-1; exp-2026-04417')).map((each) => each.theirs)).toEqual([
      day(4),
    ]);
    const unnumbered = two('');
    unnumbered.invoices[0]!.body.FACTURA.NUMERO_FACTURA = '';
    expect(datePairs(ducaStatements(body), unnumbered), 'a blank number names nothing').toEqual([]);
  });
});
