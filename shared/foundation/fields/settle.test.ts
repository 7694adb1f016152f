import { describe, expect, it } from 'vitest';
import { sampleDataSets } from '../documents/sampleDataSets.fixture.ts';
import { blankBody, one } from './dataSet.ts';
import { field } from './field.ts';
import { kinds, type FieldContext } from './kinds.ts';
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

  describe('control characters', () => {
    const texts = { T: one('Textos', { LINEA: field.text('Línea'), NOTA: field.note('Nota') }) };
    const saved = (LINEA: string, NOTA: string) => settleShape(texts, { T: { LINEA, NOTA } }, context);

    it('become spaces in a line and keep every line of a note, as the input does', () => {
      const raw = 'uno\tdos\r\ntres\u2028cuatro\u0000\u0007\ud800';
      expect(saved(raw, raw)).toEqual({
        body: { T: { LINEA: 'uno dos tres cuatro', NOTA: 'uno dos\ntres\ncuatro' } },
        problems: [],
      });
      const typed = Object.values(texts.T.fields).map((each) => kinds[each.kind].parse(raw, each, context));
      expect(typed).toEqual(Object.values(saved(raw, raw).body['T']!).map((value) => ({ ok: true, value })));
    });

    it('leave a blank where there is nothing else, and a note of many lines as it is', () => {
      expect(saved('\n', '\t\u0000')).toEqual({ body: { T: { LINEA: '', NOTA: '' } }, problems: [] });
      const body = { T: { LINEA: 'Ñandú 📦', NOTA: 'una\n\n  otra' } };
      expect(settleShape(texts, body, context)).toEqual({ body, problems: [] });
    });
  });

  it('refuses more decimals than the field keeps, with the reason, and rounds nothing away', () => {
    const finer = settleShape(sampleDataSets, body('0.0005', '2026-03-05'), context);
    expect(finer.body['ITEMS']).toMatchObject([{ VALOR: '0.0005' }]);
    expect(finer.problems.map((each) => each.message)).toEqual([
      'Casilla 38, línea 1, Valor: «0.0005» tiene 4 decimales y aquí caben 2; su redondeo es cero: use una unidad menor, o escriba 0.00.',
    ]);
    const zeros = settleShape(sampleDataSets, body('1.50000', '2026-03-05'), context);
    expect(zeros).toMatchObject({ problems: [], body: { ITEMS: [{ VALOR: '1.50' }] } });
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
