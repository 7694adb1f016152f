import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awbCheckDigit, checkAwb, formatAwb } from './awb.ts';
import type { NumberCheck } from './check.ts';
import { isCommaFormatted, isIntegerText, isUpTo999 } from './numberText.ts';
import { checkRtn, formatRtn } from './rtn.ts';
import { checkVin, vinCheckDigit } from './vin.ts';

const reason = (result: NumberCheck) => (result.ok ? 'accepted' : result.reason);
const warning = (result: NumberCheck) => (result.ok ? result.warning : 'refused');

describe('checkRtn', () => {
  it('takes 14 digits and stores them plain', () => {
    expect(checkRtn('0801-9021-000018')).toEqual({ ok: true, value: '08019021000018' });
    expect(formatRtn('05019995000024')).toBe('0501-9995-000024');
    expect(checkRtn('')).toEqual({ ok: true, value: '' });
  });
  it('refuses other lengths and letters, and knows a DNI when it sees one', () => {
    expect(reason(checkRtn('0801902100001'))).toContain('Parece un DNI');
    expect(reason(checkRtn('080190210000180'))).toContain('tiene 15 dígitos');
    expect(reason(checkRtn('0801902100001A'))).toContain('sin letras');
  });
  it('only warns of a department that does not exist (domain 7.3)', () => {
    expect(warning(checkRtn('19019021000018'))).toContain('departamento 19');
    expect(warning(checkRtn('00019021000018'))).toContain('departamento 00');
    expect(warning(checkRtn('18019021000018'))).toBeUndefined();
  });
});

describe('checkVin', () => {
  it('takes 17 characters without I, O and Q', () => {
    expect(checkVin('1m8gdm9axkp042788')).toEqual({ ok: true, value: '1M8GDM9AXKP042788' });
    expect(vinCheckDigit('11111111111111111')).toBe('1');
    expect(reason(checkVin('1M8GDM9AXKP04278'))).toContain('tiene 16 caracteres');
    expect(reason(checkVin('JM8GDM9AXKPO42788'))).toContain('lleva O en la posición 12');
  });
  it('warns of the check digit only for North America', () => {
    expect(warning(checkVin('1M8GDM9A0KP042788'))).toContain('sería X, no 0');
    expect(warning(checkVin('JM8GDM9A0KP042788'))).toBeUndefined();
  });
});

describe('checkAwb', () => {
  it('checks the serial modulo 7', () => {
    expect(checkAwb('020-1234 5675')).toEqual({ ok: true, value: '02012345675' });
    expect(formatAwb('02012345675')).toBe('020-12345675');
    expect(reason(checkAwb('020-12345676'))).toContain('debe ser 5, no 6');
    expect(reason(checkAwb('12345675'))).toContain('11 dígitos');
  });
  it('accepts exactly one check digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999999 }), (serial) => {
        const body = String(serial).padStart(7, '0');
        const right = awbCheckDigit(body);
        for (let digit = 0; digit <= 9; digit += 1) {
          expect(checkAwb(`020${body}${digit}`).ok).toBe(String(digit) === right);
        }
      }),
    );
  });
});

describe('number checks of spec 5', () => {
  it('tells integers, numbers up to 999 and comma groups', () => {
    expect(['-12', '007', '1.0', '', '--1'].map(isIntegerText)).toEqual([true, true, false, false, false]);
    expect(['999', '999.99', '1000', '-1', '5.'].map(isUpTo999)).toEqual([true, true, false, false, false]);
    expect(['1,234,567.89', '999', '1234', '1,23', '12,345'].map(isCommaFormatted)).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });
});
