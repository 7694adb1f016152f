import { expect, it } from 'vitest';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { invoiceDataSets } from '../../invoices/dataSets.ts';
import { sampleReference } from '../sampleDva.fixture.ts';
import { goodsFromInvoice } from './goodsFromInvoice.ts';
import { orderDollars } from './orderDollars.ts';
import { sampleInvoice, sampleSources } from './sampleSources.fixture.ts';

const withSeries = (serials: readonly string[]) => {
  const invoice = sampleInvoice('1', ['100.00', '50.00']);
  invoice.body.ITEMS[0]!.NUMERO_SERIAL = 'S-0';
  invoice.body.SERIES = serials.map((NUMERO_SERIAL, at) => ({
    ...blankRecord(invoiceDataSets.SERIES),
    ID_SERIE: `s${at}`,
    ID_ITEM: invoice.body.ITEMS[0]!.ID_ITEM,
    NUMERO_SERIAL,
  }));
  const dollars = orderDollars(sampleSources([invoice]), sampleReference());
  return goodsFromInvoice(invoice, dollars.get(invoice.id)!).map((line) => line.NUMERO_SERIAL);
};

it('gives a goods line all the serial numbers of its item, as many as box 32 has room for', () => {
  expect(withSeries(['S-1', 'S-2'])).toEqual(['S-0, S-1, S-2', '']);
  const [many] = withSeries(Array.from({ length: 500 }, (_, at) => `SERIE-${1000 + at}`));
  expect(many).toMatch(/^S-0, SERIE-1000, .* y \d+ más$/);
  expect(many!.length).toBeLessThanOrEqual(100);
});
