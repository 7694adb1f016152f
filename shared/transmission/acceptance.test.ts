import { describe, expect, it } from 'vitest';
import { acceptanceFlaw } from './acceptance.ts';

const now = Date.parse('2026-11-21T05:59:59Z');
const NUMERO = 'GTPRQPQ2400123400015';
const FECHA = '2026-11-20T23:59:59';
const registration = { operation: 'R', country: 'GT' } as const;
const flaw = (more: object) => acceptanceFlaw(registration, { NUMERO, FECHA, ...more }, now);

describe("an acceptance is held to the rules of a person's form", () => {
  it('takes number and date in their form, and a date that was not said', () => {
    expect(flaw({})).toBeUndefined();
    expect(flaw({ FECHA: '' })).toBeUndefined();
  });

  it('knows that the authority may be over midnight already (fault row 39)', () => {
    expect(flaw({ FECHA: '2026-11-21T00:00:01' })).toBeUndefined();
  });

  it.each(['PENDIENTE', 'GTPRQPQ240012340001', 'GTPRQPQ24001234000159', 'GTPRQPQ24001234000A5', '0'])(
    'takes «%s» for no declaration number',
    (number) => expect(flaw({ NUMERO: number })).toBe('implausible'),
  );

  it.each(['PENDIENTE', '2026-13-40T00:00:00', '20/11/2026', '2027-11-20T10:00:00', '1970-01-01T00:00:00'])(
    'takes «%s» for no date of acceptance',
    (date) => expect(flaw({ FECHA: date })).toBe('implausible'),
  );

  it('wants a number from a registration, and none from a validation', () => {
    expect(flaw({ NUMERO: '' })).toBe('no-number');
    expect(acceptanceFlaw({ operation: 'V', country: 'GT' }, { NUMERO: '', FECHA: '' }, now)).toBeUndefined();
  });
});
