import { describe, expect, it } from 'vitest';
import { amountInWords } from './words.ts';

const QUETZALES = { one: 'QUETZAL', many: 'QUETZALES' };

describe('amountInWords', () => {
  it.each([
    ['1234.50', 'UN MIL DOSCIENTOS TREINTA Y CUATRO CON 50/100'],
    ['0', 'CERO CON 00/100'],
    ['0.05', 'CERO CON 05/100'],
    ['1', 'UNO CON 00/100'],
    ['15.10', 'QUINCE CON 10/100'],
    ['16', 'DIECISÉIS CON 00/100'],
    ['21', 'VEINTIUNO CON 00/100'],
    ['22', 'VEINTIDÓS CON 00/100'],
    ['31', 'TREINTA Y UNO CON 00/100'],
    ['40', 'CUARENTA CON 00/100'],
    ['100', 'CIEN CON 00/100'],
    ['101', 'CIENTO UNO CON 00/100'],
    ['500', 'QUINIENTOS CON 00/100'],
    ['777', 'SETECIENTOS SETENTA Y SIETE CON 00/100'],
    ['900.999', 'NOVECIENTOS UNO CON 00/100'],
    ['1000', 'UN MIL CON 00/100'],
    ['21000', 'VEINTIÚN MIL CON 00/100'],
    ['31021', 'TREINTA Y UN MIL VEINTIUNO CON 00/100'],
    ['100000', 'CIEN MIL CON 00/100'],
    ['101000', 'CIENTO UN MIL CON 00/100'],
    ['1000000', 'UN MILLÓN CON 00/100'],
    ['1001001', 'UN MILLÓN UN MIL UNO CON 00/100'],
    ['21000000', 'VEINTIÚN MILLONES CON 00/100'],
    ['2500000.25', 'DOS MILLONES QUINIENTOS MIL CON 25/100'],
    [
      '999999999999.99',
      'NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE MILLONES NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE CON 99/100',
    ],
    ['-21.5', 'MENOS VEINTIUNO CON 50/100'],
    ['', ''],
  ])('%s', (value, words) => {
    expect(amountInWords(value)).toBe(words);
  });

  it('shortens UNO before the currency and says DE after millions', () => {
    expect(amountInWords('1', QUETZALES)).toBe('UN QUETZAL CON 00/100');
    expect(amountInWords('21.10', QUETZALES)).toBe('VEINTIÚN QUETZALES CON 10/100');
    expect(amountInWords('101', 'DÓLARES')).toBe('CIENTO UN DÓLARES CON 00/100');
    expect(amountInWords('3000000', 'LEMPIRAS')).toBe('TRES MILLONES DE LEMPIRAS CON 00/100');
    expect(amountInWords('3000001', 'LEMPIRAS')).toBe('TRES MILLONES UN LEMPIRAS CON 00/100');
    expect(amountInWords('0', QUETZALES)).toBe('CERO QUETZALES CON 00/100');
  });

  it('ends below a million millions', () => {
    expect(() => amountInWords('1000000000000')).toThrow(RangeError);
    expect(() => amountInWords('999999999999.995')).toThrow(RangeError);
  });
});
