import { describe, expect, it } from 'vitest';
import { sampleDataSets } from '../documents/sampleDataSets.fixture.ts';
import { blankBody } from './dataSet.ts';
import type { FieldContext } from './kinds.ts';
import { settleShape } from './settle.ts';

const context: FieldContext = {
  today: '2026-11-20',
  checkTaxId: (value) => ({ ok: true, value }),
  hasCode: () => undefined,
};
const body = (valor: string, fecha: string) => ({
  ...blankBody(sampleDataSets),
  FACTURA: { NUMERO: 'F', FECHA: fecha },
  ITEMS: [{ ID_ITEM: 'a', MARCA: '', VALOR: valor }],
});

describe('settleShape', () => {
  it('reads what was written another way into its stored form', () => {
    const settled = settleShape(sampleDataSets, body('1,234.5', '5/3/2026'), context);
    expect(settled.problems).toEqual([]);
    expect(settled.body).toMatchObject({ FACTURA: { FECHA: '2026-03-05' }, ITEMS: [{ VALOR: '1234.50' }] });
  });

  it('takes marks out of a text that nobody sees and that turn its order', () => {
    const marked = {
      ...body('1.00', '2026-03-05'),
      FACTURA: { NUMERO: 'F\u202e1\u200f', FECHA: '2026-03-05' },
    };
    const settled = settleShape(sampleDataSets, marked, context);
    expect(settled).toMatchObject({ problems: [], body: { FACTURA: { NUMERO: 'F1' } } });
  });

  it('keeps what it cannot read, with its problem, and the body itself when nothing had to change', () => {
    const stored = body('1.00', '2026-03-05');
    expect(settleShape(sampleDataSets, stored, context).body).toBe(stored);
    const wrong = settleShape(sampleDataSets, body('doce', '2026-03-05'), context);
    expect(wrong.body['ITEMS']).toMatchObject([{ VALOR: 'doce' }]);
    expect(wrong.problems.map((each) => each.path)).toEqual(['ITEMS[0].VALOR']);
  });

  it('refuses a number with more digits than sums can hold', () => {
    const most = settleShape(sampleDataSets, body('999999999999.99', ''), context);
    expect(most.problems).toEqual([]);
    const more = settleShape(sampleDataSets, body('1000000000000.00', ''), context);
    expect(more.problems[0]!.message).toContain('más de 12 dígitos enteros');
  });
});
