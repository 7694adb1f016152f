import { describe, expect, it } from 'vitest';
import type { Problem } from '../../foundation/rules/problem.ts';
import { checkDva } from '../checkDva.ts';
import type { DvaBody } from '../fields/dataSets.ts';
import { sampleReference } from '../sampleDva.fixture.ts';
import { dvaFromInvoices } from './dvaFromInvoices.ts';
import { orderDollars } from './orderDollars.ts';
import { sampleInvoice, sampleSources } from './sampleSources.fixture.ts';

const reference = sampleReference();

/** The DVA of invoices of one supplier and number that state these series. */
function ofSeries(...series: string[]): DvaBody {
  const sources = sampleSources(
    series.map((SERIE, at) => sampleInvoice(`fac-${at}`, ['10.00'], { NUMERO_FACTURA: '100', SERIE })),
  );
  return dvaFromInvoices(sources.invoices, sources, orderDollars(sources, reference), '1', reference);
}
const twice = (body: DvaBody): Problem[] =>
  checkDva(body, reference).filter(({ code }) => code === 'dva.invoice-twice');

describe('invoices of one number in one DVA', () => {
  it('are named with their series, which tell them apart', () => {
    const body = ofSeries('A', 'B');
    expect(body.DVA.NUMERO_FACTURAS).toBe('A-100, B-100');
    expect(twice(body)).toEqual([]);
  });

  it('are one paper until each states its series, and the error says so', () => {
    expect(twice(ofSeries('A', 'A'))).toHaveLength(1);
    expect(twice(ofSeries('A', ''))).toMatchObject([
      {
        path: 'FACTURAS[1].NUMERO_FACTURA',
        message:
          'Facturas, línea 2: la factura 100 ya está en la línea 1 y su valor se declararía dos veces. Quite una de las dos de la orden y actualice la declaración; si son de series distintas, escriba antes en cada factura su serie.',
      },
    ]);
  });
});
