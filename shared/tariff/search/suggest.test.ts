import { expect, it } from 'vitest';
import { tariffSample } from '../../catalogues/lists/tariff.ts';
import { tariffSynonymList } from '../../catalogues/lists/tariffSynonyms.ts';
import { catalogue } from '../../catalogues/names.ts';
import { readTariffEdition } from '../../catalogues/readTariffEdition.ts';
import { sampleReference } from '../../catalogues/sampleReference.fixture.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { plainTariff } from '../../foundation/text/tariffCode.ts';
import { tariffRow } from '../../catalogues/tariffRow.ts';
import { wholeText } from '../wholeText.ts';
import { searchTariff } from './tariffSearch.ts';
import { tradeQueries } from './tradeQueries.fixture.ts';

const reference = sampleReference;
const first = (typed: string, most = 5) =>
  searchTariff(reference, typed, most).rows.map(({ CLAVE }) => plainTariff(CLAVE));

it.each(tradeQueries)('«%s» leads to what serves, among the first five', (typed, ...codes) => {
  expect(
    codes.some((code) => first(typed).includes(code)),
    first(typed).join(),
  ).toBe(true);
});

it('tells what it read in place of a slip, and nothing where there was none', () => {
  expect(searchTariff(reference, 'selular').read).toEqual([{ typed: 'selular', meant: 'celular' }]);
  expect(searchTariff(reference, 'celular').read).toEqual([]);
});

it('keeps to the code where one was typed with words', () => {
  const codes = first('8703 motor', 20);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.every((code) => code.startsWith('8703'))).toBe(true);
});

it('lets a word that no code says not hide the others', () => {
  expect(first('laptop thinkpad')).toEqual(first('laptop'));
});

it('finds nothing in nothing, and nothing for what is no word of goods', () => {
  for (const typed of ['', ' ', 'de los', 'qqqqqqqq wwwwwww']) expect(first(typed)).toEqual([]);
});

it('goes with the list: another edition answers at once, with its own rows', () => {
  const row = {
    CLAVE: '9999.99.99.99',
    VALOR: 'Celular de prueba',
    DAI: '0.00',
    UNIDAD: 'C62',
    VEHICULO: '0',
  };
  const rowsOf = (name: string) => (name === catalogue.tariff ? [row] : reference.rows(name));
  const other: Reference = { ...reference, rows: rowsOf };
  expect(searchTariff(other, 'celular').rows).toEqual([row]);
});

it('finds codes of an official tariff by the words over them, and by those of the trade that no tariff writes', () => {
  const edition = readTariffEdition(
    'Código,Descripción,DAI\n6109,"T-shirts y camisetas interiores, de punto",\n6109.10.00.00,- De algodón,15\n6110,Suéteres,\n6110.20.00.00,- De algodón,15\n8471,"Máquinas automáticas para tratamiento o procesamiento de datos",\n8471.30.00.00,"- Portátiles, de peso inferior o igual a 10 kg",0\n8471.41.00.00,- Las demás,0\n',
    reference,
  );
  expect(edition.problems).toEqual([]);
  const rowsOf = (name: string) => (name === catalogue.tariff ? edition.rows : reference.rows(name));
  const official: Reference = { ...reference, rows: rowsOf };
  const codes = (typed: string) => searchTariff(official, typed, 5).rows.map(({ CLAVE }) => CLAVE);
  expect(codes('camisetas algodon')).toEqual(['6109100000']);
  expect(codes('laptop')).toEqual(['8471300000']);
  expect(codes('tratamiento de datos').sort()).toEqual(['8471300000', '8471410000']);
  // What stands over codes is no answer.
  expect(codes('6109')).toEqual(['6109100000']);
  expect(wholeText(official, tariffRow(official, '6109100000')!)).toBe(
    'T-shirts y camisetas interiores, de punto › De algodón',
  );
  expect(wholeText(official, tariffRow(official, '8471410000')!)).toBe(
    'Máquinas automáticas para tratamiento o procesamiento de datos: Las demás',
  );
});

it('says every other way in words that the tariff to begin with has', () => {
  const lost = tariffSynonymList.rows.filter(({ CLAVE }) => first(CLAVE).length === 0);
  expect(lost.map(({ CLAVE }) => CLAVE)).toEqual([]);
  expect(tariffSample.rows.length).toBeGreaterThan(0);
});
