import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { blankRecord } from '../foundation/fields/dataSet.ts';
import { calculateInvoice } from './calculate.ts';
import { invoiceDataSets, type InvoiceBody } from './dataSets.ts';
import { sampleInvoice, sampleItem } from './sampleInvoice.fixture.ts';

const vehicle = (ID_VEHICULO: string, NUMERO_ITEM: string, ID_ITEM = '') => ({
  ...blankRecord(invoiceDataSets.VEHICULOS),
  ID_VEHICULO,
  NUMERO_ITEM,
  ID_ITEM,
});
const invoice = (items: readonly string[], ...numbers: string[]): InvoiceBody =>
  calculateInvoice(
    {
      ...sampleInvoice({}, ...items.map((ID_ITEM) => ({ ID_ITEM }))),
      VEHICULOS: numbers.map((number, at) => vehicle(`v${at}`, number)),
    },
    reference,
  );
const links = ({ VEHICULOS }: InvoiceBody) =>
  VEHICULOS.map(({ NUMERO_ITEM, ID_ITEM }) => `${NUMERO_ITEM}=${ID_ITEM}`);
const again = (body: InvoiceBody) => links(calculateInvoice(body, reference));

describe('followItems', () => {
  it('finds the item that a number names, and none where there is none', () => {
    expect(links(invoice(['a', 'b'], '2', '1', '3', ''))).toEqual(['2=b', '1=a', '3=', '=']);
  });

  it('keeps each detail with its item when lines are put before it, moved or removed', () => {
    const body = invoice(['a', 'b', 'c'], '3', '2');
    expect(again({ ...body, ITEMS: [sampleItem({ ID_ITEM: 'new' }), ...body.ITEMS] })).toEqual([
      '4=c',
      '3=b',
    ]);
    expect(again({ ...body, ITEMS: [...body.ITEMS].reverse() })).toEqual(['1=c', '2=b']);
    expect(again({ ...body, ITEMS: body.ITEMS.slice(0, 2) })).toEqual(['=', '2=b']);
  });

  it('goes to another item when a person types its number', () => {
    const body = invoice(['a', 'b', 'c'], '3');
    const VEHICULOS = [{ ...body.VEHICULOS[0]!, NUMERO_ITEM: '1' }];
    expect(again({ ...body, VEHICULOS })).toEqual(['1=a']);
  });

  it('asks no number in an invoice of one line, but of papers, which may concern the whole', () => {
    const body = invoice(['a'], '');
    expect(links(body)).toEqual(['1=a']);
    const paper = { ...blankRecord(invoiceDataSets.DOCUMENTOS), ID_DOCUMENTO: 'd' };
    expect(calculateInvoice({ ...body, DOCUMENTOS: [paper] }, reference).DOCUMENTOS[0]!.NUMERO_ITEM).toBe('');
  });

  it('leaves a body alone whose details are where they should be', () => {
    const body = invoice(['a', 'b'], '2');
    expect(calculateInvoice(body, reference)).toBe(body);
  });

  it('follows any order of the lines', () => {
    const keys = ['a', 'b', 'c', 'd', 'e'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(keys, { minLength: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (order, number) => {
          const body = invoice(keys, String(number));
          const ITEMS = order.map((key) => body.ITEMS.find((item) => item.ID_ITEM === key)!);
          const [line] = calculateInvoice({ ...body, ITEMS }, reference).VEHICULOS;
          expect(line!.ID_ITEM).toBe(keys[number - 1]);
          expect(order[Number(line!.NUMERO_ITEM) - 1]).toBe(line!.ID_ITEM);
        },
      ),
    );
  });
});
