import { describe, expect, it } from 'vitest';
import { awbCheckDigit, checkAwb, formatAwb } from './awb.ts';
import { checkNit, formatNit, nitCheckDigit } from './nit.ts';
import { buildOrderNumber, checkOrderNumber, formatOrderNumber } from './orderNumber.ts';
import { checkRtn, formatRtn } from './rtn.ts';

const refusal = (checked: { ok: boolean } | { ok: false; reason: string }): string =>
  'reason' in checked ? checked.reason : '';

describe('a NIT at its limits', () => {
  const whole = (body: string): string => body + nitCheckDigit(body);

  it('has two to twelve characters without the zeros in front', () => {
    expect(checkNit(whole('1')).ok).toBe(true);
    expect(checkNit(`000${whole('1')}`)).toMatchObject({ ok: true, value: whole('1') });
    expect(checkNit(whole('12345678901')).ok).toBe(true);
    for (const wrong of ['0', '00', '5', whole('123456789012')])
      expect(refusal(checkNit(wrong)), wrong).toMatch(
        /^El NIT \d+K? (debe tener de 2 a 12|solo puede llevar)/,
      );
    expect(refusal(checkNit(whole('123456789012')))).toContain('debe tener de 2 a 12 caracteres');
  });

  it('is digits, and K nowhere but at its end', () => {
    for (const wrong of ['K', '57K6937', 'KK', '576937KX', 'A576937K', '576937-K9'])
      expect(refusal(checkNit(wrong)), wrong).not.toBe('');
    expect(refusal(checkNit('57K6937'))).toContain('solo puede llevar dígitos');
  });

  it('is written with its hyphen, and nothing else is', () => {
    expect([
      formatNit('576937K'),
      formatNit('19'),
      formatNit('CF'),
      formatNit(''),
      formatNit('576937KX'),
    ]).toEqual(['576937-K', '1-9', 'CF', '', '576937KX']);
  });
});

describe('an RTN at its limits', () => {
  it('is of a department from 01 to 18, and of another with a warning', () => {
    const warned = (department: string): boolean => {
      const checked = checkRtn(`${department}019021000018`);
      expect(checked.ok).toBe(true);
      return JSON.stringify(checked).includes('solo hay del 01 al 18');
    };
    expect([warned('00'), warned('01'), warned('18'), warned('19')]).toEqual([true, false, false, true]);
  });

  it('has fourteen digits, and one less is a DNI', () => {
    expect(refusal(checkRtn('0801902100001'))).toContain('Parece un DNI');
    expect(refusal(checkRtn('080190210000'))).toContain('tiene 12 dígitos');
    expect(refusal(checkRtn('080190210000188'))).toContain('tiene 15 dígitos');
    expect(refusal(checkRtn('0801902100001A'))).toContain('sin letras');
    expect(formatRtn('08019021000018')).toBe('0801-9021-000018');
    for (const other of ['080190210000188', '0801902100001', 'x08019021000018'])
      expect(formatRtn(other)).toBe(other);
  });
});

describe('an air waybill number at its limits', () => {
  it('has eleven digits, the last the rest by seven', () => {
    expect([awbCheckDigit('1234567'), awbCheckDigit('0000007'), awbCheckDigit('0000006')]).toEqual([
      '5',
      '0',
      '6',
    ]);
    expect(checkAwb('020-12345675')).toMatchObject({ ok: true, value: '02012345675' });
    for (const wrong of ['0201234567', '020123456750', 'A2012345675', '0201234567A'])
      expect(refusal(checkAwb(wrong)), wrong).toContain('debe tener 11 dígitos');
    expect(refusal(checkAwb('02012345676'))).toContain('debe ser 5, no 6');
  });

  it('is written in two parts, and nothing else is', () => {
    expect(formatAwb('02012345675')).toBe('020-12345675');
    for (const other of ['020123456750', '0201234567', 'A02012345675']) expect(formatAwb(other)).toBe(other);
  });
});

describe('an order number at its limits', () => {
  it('counts from 1 to 999,999 within a year', () => {
    expect(buildOrderNumber('abc', 2026, 1)).toBe('ABC6000001');
    expect(buildOrderNumber('ABC', 2030, 999_999)).toBe('ABC0999999');
    expect(buildOrderNumber('ABC', 1900, 1)).toBe('ABC0000001');
    expect(buildOrderNumber('ABC', 9999, 1)).toBe('ABC9000001');
    for (const wrong of [0, -1, 1_000_000, 1.5, NaN])
      expect(() => buildOrderNumber('ABC', 2026, wrong), String(wrong)).toThrow('Correlative out of range');
    for (const wrong of [1899, 10_000, 2026.5])
      expect(() => buildOrderNumber('ABC', wrong, 1), String(wrong)).toThrow('Not a year');
    for (const wrong of ['AB', 'ABCD', 'AB!', ''])
      expect(() => buildOrderNumber(wrong, 2026, 1), wrong).toThrow('without 3 characters');
  });

  it('has ten characters or sixteen, and its hyphen after three or four', () => {
    expect(checkOrderNumber('123-4000567')).toMatchObject({ ok: true, value: '1234000567' });
    expect(checkOrderNumber('1234567890123456').ok).toBe(true);
    for (const wrong of ['123400056', '12340005678', '123456789012345', '12345678901234567'])
      expect(refusal(checkOrderNumber(wrong)), wrong).toContain('debe tener 10');
    expect(refusal(checkOrderNumber('123_000567'))).toContain('solo puede llevar letras y dígitos');
    expect(['1234567890123456', '1234', '123', '', '1234000567'].map(formatOrderNumber)).toEqual([
      '1234-567890123456',
      '123-4',
      '123',
      '',
      '123-4000567',
    ]);
  });
});
