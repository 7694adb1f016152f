import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogues/names.ts';
import { nextEdition } from '../catalogues/editions.ts';
import { referenceWith } from '../catalogues/replacedLists.fixture.ts';
import { consultCells, consultCodes } from './consultCodes.ts';

const row = (CLAVE: string, DAI: string) => ({ CLAVE, VALOR: `Mercancía ${CLAVE}`, DAI, UNIDAD: 'C62' });
const known = {
  rows: [row('8471300000', '0.00'), row('8471410000', '5.00'), row('0101210000', '0.00')],
  validFrom: '2026-01-01',
  source: 'Edición VI',
  sample: false,
};
const second = [row('8471300000', '10.00'), row('0101210000', '0.00')];
const reference = referenceWith({
  [catalogue.tariff]: nextEdition(known, { rows: second, sample: false }, '2026-07-01'),
});
const cells = (text: string, day?: string) =>
  consultCodes(reference, text, day).rows.map((each) => consultCells(each).slice(0, 4));

describe('consultCodes', () => {
  it('says unit and rates of many codes, however they are written, each once and in their order', () => {
    expect(cells('8471.30.00.00; 0101210000\n8471300000')).toEqual([
      ['8471.30.00.00', 'Mercancía 8471300000', 'Unidad', 'DAI 10.00 % · IVA 12.00 %'],
      ['0101.21.00.00', 'Mercancía 0101210000', 'Unidad', 'DAI 0.00 % · IVA 12.00 %'],
    ]);
  });

  it('takes a heading for all its codes, of the edition of the day', () => {
    expect(cells('84.71').map(([code]) => code)).toEqual(['8471.30.00.00']);
    expect(cells('84.71', '2026-06-30').map(([code, , , taxes]) => [code, taxes])).toEqual([
      ['8471.30.00.00', 'DAI 0.00 % · IVA 12.00 %'],
      ['8471.41.00.00', 'DAI 5.00 % · IVA 12.00 %'],
    ]);
  });

  it('says of a code that is not there why', () => {
    const reasons = (text: string) => cells(text).map(([, reason]) => reason);
    expect(reasons('8471410000 9999999999 ocho')).toEqual([
      'se suprimió: rigió hasta el 30/06/2026',
      'no está en el arancel de ese día; revise los dígitos',
      '«ocho» no es un código; lleva de 4 a 12 dígitos',
    ]);
  });
});
