import { expect, it } from 'vitest';
import { bulkColumns } from '../../../../shared/foundation/documents/bulk.ts';
import { readBulk } from '../../../../shared/foundation/documents/readBulk.ts';
import { partyDefinition } from '../../../../shared/parties/definition.ts';
import { sampleReference } from '../../../../shared/catalogues/sampleReference.fixture.ts';
import { NumbersMet } from './numbersMet.ts';

const columns = bulkColumns(partyDefinition.dataSets['FICHA']!);
const LONG = 'x'.repeat(600);
/** Rows that are told to be there already, and where, of a file that is read in pieces. */
function twice(...pieces: string[][]): string[] {
  const numbers = new NumbersMet(partyDefinition, { dataSet: 'FICHA' }, columns);
  let first = 2;
  return pieces.flatMap((rows) => {
    const text = ['ID_ROL,NIT,NOMBRE,CIUDAD', ...rows].join('\n');
    const from = first;
    first += rows.length;
    return numbers
      .problems(readBulk(`${text}\n`, columns, sampleReference, (at) => at + from))
      .map(({ message }) => message.replace(/«.*» ya está en la /, '').replace(/, con.*/, ''));
  });
}
const [ANA, LUIS] = ['IMPORTADOR,576937K', 'IMPORTADOR,12345679'];

it('names a row whose number another one has, though a cell of either is wrong, in one piece or in two', () => {
  const told = ['Fila 3: fila 2', 'Fila 5: fila 4'];
  const rows = [`${ANA},Ana,${LONG}`, `${ANA},Ana,Cobán`, `${LUIS},Luis,Cobán`, `${LUIS},Luis,${LONG}`];
  expect(twice(rows)).toEqual(told);
  expect(twice(rows.slice(0, 1), rows.slice(1))).toEqual(told);
});

it('lets a row be that says the same in every cell, also in its wrong ones', () => {
  expect(twice([`${ANA},Ana,${LONG}`, `${ANA},Ana,${LONG}`])).toEqual([]);
});

it('says nothing of a row whose number is wrong, or whose cells cannot be told apart', () => {
  expect(twice(['NADIE,576937K,Ana,Cobán', 'NADIE,576937K,Otra,Cobán'])).toEqual([]);
  expect(twice([`${ANA},Ana,Cobán`, `${ANA},Otra,Cobán,de más`])).toEqual([]);
});
