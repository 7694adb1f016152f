import { describe, expect, it } from 'vitest';
import { splitLines } from './joinedLines.ts';
import { resultOf } from './saveResult.ts';
import { saysInFlags } from './searchFlags.ts';
import { codeMarkOf, goodsMarks } from './use.ts';

describe('what goods are found by', () => {
  it('is their supplier’s code, apart for products and uses', () => {
    expect(codeMarkOf('producto', 'LT-140')).toBe(codeMarkOf('producto', 'lt 140'));
    expect(codeMarkOf('producto', 'LT-140')).not.toBe(codeMarkOf('uso', 'LT-140'));
    expect(codeMarkOf('producto', '')).toBeUndefined();
  });

  it('is the words that say what they are, singular and plural alike, of three letters or more', () => {
    expect(goodsMarks('uso', 'Computadoras portátiles')).toEqual(goodsMarks('uso', 'COMPUTADORA PORTATIL'));
    expect(goodsMarks('uso', 'computadora')).toHaveLength(1);
    expect(goodsMarks('uso', 'luz')).toHaveLength(1);
    expect(goodsMarks('uso', 'tv')).toEqual([]);
    expect(goodsMarks('uso', 'computadora computadoras')).toHaveLength(1);
    expect(goodsMarks('uso', 'computadora')).not.toEqual(goodsMarks('producto', 'computadora'));
  });

  it('is the first eight of them', () => {
    const words = ['alfa', 'beta', 'gama', 'delta', 'kapa', 'lambda', 'sigma', 'omega', 'zeta'];
    const marks = goodsMarks('uso', words.join(' '));
    expect(marks).toEqual(goodsMarks('uso', words.slice(0, 8).join(' ')));
    expect(marks).toHaveLength(8);
  });
});

describe('lines that travel as one text', () => {
  it('are pieces between bars, their values between tabs; blanks around them and what is beyond are left out', () => {
    expect(splitLines('a\t b \tc|d', ['UNO', 'DOS'])).toEqual([
      { UNO: 'a', DOS: 'b' },
      { UNO: 'd', DOS: '' },
    ]);
    expect(splitLines('| \t |x', ['UNO'])).toEqual([{ UNO: 'x' }]);
    expect(splitLines('', ['UNO'])).toEqual([]);
  });
});

describe('the answer of a save', () => {
  const row = (ID: string) => ({ RESULTADO: 1, DESCRIPCION: '', FILAS_AFECTADAS: 1, ID });

  it('is that of the last row', () => {
    expect(resultOf([row('a'), row('b')])).toEqual(row('b'));
  });

  it('is a general error where there is none, with what was thrown', () => {
    const none = { RESULTADO: 0, FILAS_AFECTADAS: 0, ID: '' };
    expect(resultOf([])).toEqual({ ...none, DESCRIPCION: 'ERROR GENERAL' });
    expect(resultOf([], 'sin red')).toEqual({ ...none, DESCRIPCION: 'ERROR GENERAL: sin red' });
  });
});

describe('the advanced search', () => {
  const summary = {
    CODIGO: 'LT-140',
    PARTIDA: '8471300000',
    DESCRIPCION: 'Laptop',
    MARCA: 'Bright',
    MODELO: 'X1',
  };

  it('looks into what its flags name, and into all six without any', () => {
    expect(saysInFlags(summary, 'laptop', { POR_DESCRIPCION: true })).toBe(true);
    expect(saysInFlags(summary, 'laptop', { POR_MARCA: true })).toBe(false);
    expect(saysInFlags(summary, 'laptop', { POR_MARCA: false })).toBe(true);
    expect(saysInFlags(summary, 'bright', {})).toBe(true);
  });

  it('wants every word to begin one', () => {
    expect(saysInFlags(summary, 'lap bri', {})).toBe(true);
    expect(saysInFlags(summary, 'lap otra', {})).toBe(false);
    expect(saysInFlags(summary, 'aptop', {})).toBe(false);
  });
});
