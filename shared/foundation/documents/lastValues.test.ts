import { expect, it } from 'vitest';
import { many, notCopied, one } from '../fields/dataSet.ts';
import { field } from '../fields/field.ts';
import { lastValuesIn } from './lastValues.ts';

const dataSets = {
  DATOS: one('Datos', {
    REGIMEN: field.text('Régimen'),
    NUMERO: field.text('Número', { copied: false }),
    TOTAL: field.decimal('Total', { decimals: 2, writer: 'computation' }),
    ORIGEN: field.text('Origen', { hidden: true }),
    NOTA: field.note('Nota'),
  }),
  LINEAS: many('Líneas', 'ID', { ID: field.key(), UNIDAD: field.text('Unidad') }),
  AJENO: notCopied(one('Ajeno', { PESO: field.text('Peso') })),
};
const body = (REGIMEN: string, NOTA: string, units: readonly string[]) => ({
  DATOS: { REGIMEN, NUMERO: '7', TOTAL: '1.00', ORIGEN: 'x', NOTA },
  LINEAS: units.map((UNIDAD, at) => ({ ID: String(at), UNIDAD })),
  AJENO: { PESO: '9' },
});

it('the last value of a field is that of the newest document which has one', () => {
  const found = lastValuesIn(dataSets, [body('4000', '', ['KGM', 'LTR', '']), body('1000', 'ver', ['C62'])]);
  expect(found).toEqual([
    { field: 'DATOS.REGIMEN', value: '4000', of: 0 },
    { field: 'DATOS.NOTA', value: 'ver', of: 1 },
    { field: 'LINEAS.UNIDAD', value: 'LTR', of: 0 },
  ]);
});

it('numbers of one operation, what is computed or hidden, and what no copy takes have none', () => {
  const fields = lastValuesIn(dataSets, [body('4000', 'ver', ['KGM'])]).map((each) => each.field);
  for (const each of ['DATOS.NUMERO', 'DATOS.TOTAL', 'DATOS.ORIGEN', 'LINEAS.ID', 'AJENO.PESO'])
    expect(fields).not.toContain(each);
  expect(lastValuesIn(dataSets, [])).toEqual([]);
});
