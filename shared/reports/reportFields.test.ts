import { describe, expect, it } from 'vitest';
import { HISTORY_FIELD, REPORT_FIELD } from '../catalogues/fieldOptions.ts';
import { fieldDefaults } from '../catalogues/lists/fieldDefaults.ts';
import { ducaDataSets } from '../duca/dataSets.ts';
import { optedColumns, optionsForColumns } from './reportFields.ts';
import { chosenColumns, columnsOf } from './shownColumns.ts';

const namesOf = (columns: readonly { name: string }[]): string[] => columns.map(({ name }) => name);
const valuesIn = (options: Record<string, string>) => (key: string) => options[key] ?? '';

describe('the fields of the report of declarations', () => {
  it('are options that stand in the list of defaults, each with its label and as the report begins', () => {
    const listed = fieldDefaults.filter(({ CLAVE }) => CLAVE.startsWith(REPORT_FIELD));
    expect(listed.map(({ CLAVE, VALOR, DESCRIPCION }) => [CLAVE, VALOR, DESCRIPCION])).toEqual(
      columnsOf('declarations').map(({ name, label, aside }) => [
        `${REPORT_FIELD}${name}`,
        aside ? '0' : '1',
        `Reporte de declaraciones: ${label}`,
      ]),
    );
  });

  it('are shown as the options say, as the report begins where they say nothing, and never none', () => {
    const usual = namesOf(chosenColumns('declarations', []));
    expect(namesOf(optedColumns('declarations', valuesIn({})))).toEqual(usual);
    const options = { [`${REPORT_FIELD}CLIENTE`]: '0', [`${REPORT_FIELD}NIT`]: '1' };
    expect(namesOf(optedColumns('declarations', valuesIn(options)))).toEqual(
      namesOf(columnsOf('declarations')).filter(
        (name) => name === 'NIT' || (usual.includes(name) && name !== 'CLIENTE'),
      ),
    );
    const none = Object.fromEntries(
      columnsOf('declarations').map(({ name }) => [`${REPORT_FIELD}${name}`, '0']),
    );
    expect(namesOf(optedColumns('declarations', valuesIn(none)))).toEqual(usual);
  });

  it('are kept one by one, only those that change; a list that was kept before yields to them', () => {
    const usual = namesOf(chosenColumns('declarations', []));
    expect(optionsForColumns('declarations', usual, valuesIn({}))).toEqual({});
    const more = [...usual.filter((name) => name !== 'CANAL'), 'NIT'];
    const old = { 'reporte-columnas-declarations': 'CLIENTE,CIF' };
    expect(namesOf(optedColumns('declarations', valuesIn(old)))).toEqual(['CLIENTE', 'CIF']);
    expect(optionsForColumns('declarations', more, valuesIn(old))).toEqual({
      [`${REPORT_FIELD}NIT`]: '1',
      [`${REPORT_FIELD}CANAL`]: '0',
      'reporte-columnas-declarations': '',
    });
  });

  it('of the other reports are one list a person', () => {
    const kept = optionsForColumns('lines', ['CLIENTE', 'CIF'], valuesIn({}));
    expect(kept).toEqual({ 'reporte-columnas-lines': 'CLIENTE,CIF' });
    expect(namesOf(optedColumns('lines', valuesIn(kept)))).toEqual(['CLIENTE', 'CIF']);
  });
});

it('the parts that a history may show are those of a DUCA, each by its name', () => {
  const listed = fieldDefaults.filter(({ CLAVE }) => CLAVE.startsWith(HISTORY_FIELD));
  expect(listed.map(({ CLAVE, DESCRIPCION }) => [CLAVE, DESCRIPCION])).toEqual(
    Object.entries(ducaDataSets).map(([name, { title }]) => [
      `${HISTORY_FIELD}${name}`,
      `Historial de la DUCA: ${title}`,
    ]),
  );
});
