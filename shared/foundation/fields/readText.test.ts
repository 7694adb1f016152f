import { describe, expect, it } from 'vitest';
import { field } from './field.ts';
import { readText, type TextContext } from './readText.ts';

const rows = [
  { CLAVE: 'GT', VALOR: 'GUATEMALA' },
  { CLAVE: 'US', VALOR: 'ESTADOS UNIDOS', ALIAS: 'EE.UU.|USA' },
];
const context: TextContext = {
  today: '2026-11-20',
  checkTaxId: (text) => ({ ok: true, value: text }),
  hasCode: (list, code) => (list === 'paises' ? rows.some(({ CLAVE }) => CLAVE === code) : undefined),
  rows: (list) => (list === 'paises' ? rows : []),
};
const country = field.choice('País', { catalogue: 'paises' });

describe('a typed text', () => {
  it.each(['US', 'US · ESTADOS UNIDOS', 'estados unidos', 'EEUU', 'usa'])('names the country: %s', (text) => {
    expect(readText(text, country, context)).toEqual({ ok: true, value: 'US' });
  });

  it('that names no entry is refused with the text', () => {
    expect(readText('Atlántida', country, context)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('«Atlántida»'),
    });
  });

  it('of a list that is not loaded stands as it is, and a blank one is blank', () => {
    const other = field.choice('Otra', { catalogue: 'otra' });
    expect(readText('X1', other, context)).toEqual({ ok: true, value: 'X1' });
    expect(readText('  ', country, context)).toEqual({ ok: true, value: '' });
  });
});
