import { describe, expect, it } from 'vitest';
import { countries } from '../../countries/countries.ts';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { ducaForm } from './ducaForm.ts';
import { filledDuca } from './filledDuca.fixture.ts';
import { printedValue } from '../../foundation/print/printedValue.ts';
import { rateOf } from './fractionTaxes.ts';

const reference = sampleReference();
const options = { standing: 'ACEPTADA', seal: 'ab'.repeat(32) } as const;
const squeezed = (text: string): string => text.replace(/\s/g, '');

function printedText(body: Parameters<typeof ducaForm.layout>[0]['body']) {
  const { pages, reports } = renderDisplay(ducaForm.layout({ body, reference, options, version: 1 }));
  const texts = pages.flatMap((page) => page.content.texts.map((each) => each.text));
  return {
    text: squeezed(texts.join(' ')),
    reports,
    words: new Set(texts.flatMap((each) => each.split(/\s+/))),
  };
}

describe('boxes of the printed DUCA', () => {
  it('show the value of every field that has one, in the first line of a list and in the next', () => {
    const { body, boxed } = filledDuca(reference, (count) => `Z${count.toString(36).toUpperCase()}Q`);
    const { text, words, reports } = printedText(body);
    expect(reports).toEqual([]);
    expect(boxed.length).toBeGreaterThan(150);
    const missing = boxed.filter(({ path, field, value }) => {
      const whole = squeezed(
        field.kind === 'taxId' ? countries.GT.formatTaxId(value) : printedValue(field, value, reference),
      );
      const rate = path.endsWith('.TASA') ? squeezed(rateOf({ TASA: value })) : whole;
      return !text.includes(whole) && !text.includes(rate) && !(field.kind === 'choice' && words.has(value));
    });
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('cut nothing: the longest text that a field takes goes on under the number of its box', () => {
    const long = (count: number, { max = 60 }: { max?: number }): string =>
      `Ñ${count} MERCADERÍA WWWWW `.repeat(Math.ceil(max / 10));
    const { body, boxed } = filledDuca(reference, long);
    const { text, reports } = printedText(body);
    expect(reports).toEqual([]);
    const missing = boxed.filter(({ field, value }) => {
      const free = field.kind === 'text' || field.kind === 'note';
      return free && !text.includes(squeezed(value));
    });
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('cut nothing of what has no box either: a row longer than a page goes on in the next', () => {
    const long = (count: number, { max = 60 }: { max?: number }): string =>
      `Ñ${count} ${'WWW '.repeat(max / 4)}`;
    const { body } = filledDuca(reference, long, ({ hidden }) => !hidden);
    const { text, reports } = printedText(body);
    expect(reports).toEqual([]);
    for (const each of body.FRACCION_ITEMS)
      expect(text).toContain(squeezed(each.CARACTERISTICAS).slice(0, 60));
  });

  it('tell a sign that the form cannot print as a warning of its field', () => {
    const { body } = filledDuca(reference, (count) => `T${count}`);
    body.EXPORTADOR.NOMBRE = '深圳 TRADE';
    const { reports } = printedText(body);
    expect(ducaForm.problems(reports)).toMatchObject([
      { code: 'print.character', path: 'EXPORTADOR.NOMBRE', severity: 'warning' },
    ]);
  });
});
