import { describe, expect, it } from 'vitest';
import { calculateInvoice } from '../calculate.ts';
import { sampleReference as reference } from '../../catalogues/sampleReference.fixture.ts';
import { completeInvoice } from '../sampleInvoice.fixture.ts';
import { readInvoices } from './readInvoices.ts';
import { invoiceTemplate, writeInvoices } from './writeInvoices.ts';

const whole = () => calculateInvoice(completeInvoice(), reference);
const HEAD =
  'FACTURA.NUMERO_FACTURA,FACTURA.NOMBRE_PROVEEDOR,FACTURA.ID_MONEDA,ITEMS.NOMBRE_COMERCIAL,ITEMS.CANTIDAD_UNIDADES,ITEMS.VALOR_UNITARIO';
const read = (...rows: string[]) => readInvoices([HEAD, ...rows].join('\n'), reference);

describe('invoices as CSV', () => {
  it('come back as they were', () => {
    const other = { ...whole(), FACTURA: { ...whole().FACTURA, NUMERO_FACTURA: 'B-2' } };
    const { invoices, problems } = readInvoices(writeInvoices([whole(), other]), reference);
    expect(problems).toEqual([]);
    expect(invoices.map((each) => each.rows)).toEqual([
      [2, 3],
      [4, 5],
    ]);
    expect(calculateInvoice(invoices[0]!.body, reference)).toEqual(whole());
  });

  it('has a template that says label and name of every field a person fills in', () => {
    const template = invoiceTemplate();
    expect(template).toContain('Número de factura [FACTURA.NUMERO_FACTURA]');
    expect(template).toContain('Clasificación arancelaria [ITEMS.CLASIFICACION_ARANCELARIA]');
    expect(template).not.toContain('VALOR_CIF');
    expect(readInvoices(template, reference)).toEqual({ invoices: [], problems: [] });
  });

  it('gathers the lines of an invoice wherever they stand, and tells suppliers with one number apart', () => {
    const { invoices, problems } = read('1,Alfa,USD,a,1,2', ',,,b,1,2', '1,Beta,EUR,c,1,2', '1,Alfa,,d,1,2');
    expect(problems).toEqual([]);
    expect(
      invoices.map(({ rows, body }) => [
        body.FACTURA.NOMBRE_PROVEEDOR,
        rows,
        body.ITEMS.map((item) => item.NOMBRE_COMERCIAL),
      ]),
    ).toEqual([
      ['Alfa', [2, 3, 5], ['a', 'b', 'd']],
      ['Beta', [4], ['c']],
    ]);
  });

  it('reads codes as people write them, and names both of what may be two', () => {
    const head = 'FACTURA.NUMERO_FACTURA,FACTURA.ID_INCOTERM,ITEMS.ID_UNIDAD_MEDIDA,ITEMS.ID_PAIS_ORIGEN';
    const { invoices, problems } = readInvoices(`${head}\n1,F.O.B.,PCS,China\n,,mt,EE.UU.`, reference);
    expect(invoices[0]!.body.FACTURA.ID_INCOTERM).toBe('FOB');
    expect(invoices[0]!.body.ITEMS.map((item) => item.ID_PAIS_ORIGEN)).toEqual(['CN', 'US']);
    expect(invoices[0]!.body.ITEMS[0]!.ID_UNIDAD_MEDIDA).toBe('H87');
    expect(problems.map((each) => each.message)).toEqual([
      expect.stringContaining('«mt» puede ser TNE (Tonelada métrica) o MTR (Metro); escriba el código'),
    ]);
  });

  it('never guesses between two values or about a missing number', () => {
    const { problems } = read('1,Alfa,USD,a,1,2', '1,Alfa,EUR,b,1,2', ',Alfa,USD,c,1,2');
    expect(problems.map((each) => each.message)).toEqual([
      'Fila 3, Moneda: dice «EUR» y la fila 2 de la misma factura dice «USD»; deje un solo valor.',
      expect.stringContaining('Fila 4, Número de factura: falta'),
    ]);
    expect(read(',,,a,1,2').problems[0]!.row).toBe(2);
  });
});
