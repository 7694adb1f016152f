import { describe, expect, it } from 'vitest';
import { kinds, shownValue, type FieldContext } from './kinds.ts';
import { field } from './field.ts';

const number = field.declarationNumber('No. de DUCA', { max: 24 });
const context: FieldContext = {
  today: '2026-11-20',
  checkTaxId: (value) => ({ ok: true, value }),
  hasCode: () => undefined,
};
const { parse, format, check } = kinds.declarationNumber;
const STORED = 'GTPRQPQ2600123400015';

describe('the number of a declaration', () => {
  it('is read with and without hyphens, and stored without', () => {
    for (const typed of ['GTPRQPQ-26-001234-0001-5', 'gtprqpq 26 001234 0001 5', STORED])
      expect(parse(typed, number, context)).toEqual({ ok: true, value: STORED });
    expect(parse('GTPRQPQ-26-1234', number, context)).toMatchObject({ ok: false });
    expect(check(STORED, number, context)).toBeUndefined();
    expect(check('GTPRQPQ-26-001234-0001-5', number, context)).toMatch(/sin ellos$/);
  });

  it('is shown in its groups, and what is none with the texts of spec 5', () => {
    expect(shownValue(STORED, number)).toBe('GTPRQPQ-26-001234-0001-5');
    expect(shownValue('260004000118K', number), 'SARAH’s, as it stands').toBe('260004000118K');
    expect(shownValue('', number)).toBe('Sin No. de DUA');
    expect(shownValue('HN1', number)).toBe('¡¡¡NO DE DUA NO VÁLIDO!!!');
  });

  it('comes back from what a copy or a CSV says of it', () => {
    expect(parse(format(STORED, number), number, context)).toEqual({ ok: true, value: STORED });
    expect(format('HN1', number)).toBe('HN1');
    expect(check('HN1', number, context)).toBeUndefined();
  });
});
