import { expect, it } from 'vitest';
import { calculateDva } from '../calculateDva.ts';
import type { DvaBody } from '../fields/dataSets.ts';
import { sampleReference } from '../sampleDva.fixture.ts';
import { dvaFromInvoices } from './dvaFromInvoices.ts';
import { mergeDerived } from './mergeDerived.ts';
import { orderDollars } from './orderDollars.ts';
import { sampleInvoice, sampleSources } from './sampleSources.fixture.ts';

const reference = sampleReference();
const derived = (header: Parameters<typeof sampleInvoice>[2]): DvaBody => {
  const invoice = sampleInvoice('a', ['6000.00', '4000.00'], header);
  const sources = sampleSources([invoice]);
  return dvaFromInvoices([invoice], sources, orderDollars(sources, reference), '1', reference);
};

it('deriving again takes for no change of a person an insurance that followed the freight that they typed', () => {
  const base = derived({});
  const typed = (CASILLA_42_10: string) =>
    calculateDva({ ...base, DVA: { ...base.DVA, CASILLA_42_10 } }, reference);
  const merged = (header: Parameters<typeof sampleInvoice>[2]) =>
    mergeDerived(base, typed('800.00'), derived(header), reference);
  expect(typed('800.00').DVA.CASILLA_42_12).toBe('162.00');
  const again = merged({});
  expect(again.body.DVA).toMatchObject({ CASILLA_42_10: '800.00', CASILLA_42_12: '162.00' });
  expect(again.moves).toEqual([]);
  const { body, moves } = merged({ VALOR_SEGURO: '120.00' });
  expect(body.DVA.CASILLA_42_12).toBe('120.00');
  expect(moves).toContainEqual({ path: 'DVA.CASILLA_42_12', kind: 'moved', from: '162.00', to: '120.00' });
});
