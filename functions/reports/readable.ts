import { duaDataSets } from '../../shared/dua/dataSets.ts';
import { ducaDataSets } from '../../shared/duca/dataSets.ts';
import type { DataSets } from '../../shared/foundation/fields/dataSet.ts';
import { documentKinds } from '../../shared/documentKinds.ts';
import { fromUnits } from '../../shared/foundation/decimal/decimal.ts';
import { formatUnifiedNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { taxIdByForm } from '../../shared/foundation/numbers/taxIdByForm.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { operations, OPERATIONS } from '../../shared/transmission/operations.ts';
import { isOneOf } from '../../shared/foundation/oneOf.ts';
import type { Report, ReportColumn } from '../../shared/reports/report.ts';
import type { AnswerRow } from './engine/engine.ts';

/** A code with the words that its list has for it. */
export function worded(reference: Reference, list: Parameters<Reference['row']>[0], code: string): string {
  const words = code === '' ? '' : (reference.row(list, code)?.VALOR ?? '');
  return words === '' || words === code ? code : `${code} ${words}`;
}

/** What a state is called, by the kind of its document; the answers of an authority by their own name. */
export function stateLabel(module: string, state: string): string {
  const kind = documentKinds.find((each) => each.module === module);
  return kind?.states.states[state]?.label ?? state;
}

const ACCOUNTS: Readonly<Record<string, string>> = {
  CARGOS: 'Cargo al cliente',
  ANTICIPOS: 'Anticipo',
  DIRECTOS: 'Pagado por el cliente',
  PROPIOS: 'A cuenta propia',
};

function textOf(reference: Reference, column: ReportColumn, value: string): string {
  if (column.form === 'money' || column.form === 'percent') return fromUnits(Number(value || '0'), 2);
  if (column.form === 'order') return formatOrderNumber(value);
  if (column.form === 'declaration') return formatUnifiedNumber(value);
  if (column.form === 'taxId') return taxIdByForm(value);
  if (column.catalogue) return worded(reference, column.catalogue, value);
  return value;
}

const FIELDS: Readonly<Record<string, DataSets>> = { duca: ducaDataSets, dua: duaDataSets };

/** What a field of a declaration is called, with its part: «Fracciones: Valor de Transacción»; the path of one that is none. */
export function fieldLabel(module: string, path: string): string {
  const [part = '', name = ''] = path.split('.');
  const found = FIELDS[module]?.[part];
  const label = found?.fields[name]?.label;
  return found && label ? `${found.title}: ${label}` : path;
}

/** The words of a code that no list holds. */
function named(name: string, value: string, row: AnswerRow): string {
  if (name === 'ESTADO') return stateLabel(row['MODULO'] ?? '', value);
  if (name === 'CAMPO') return fieldLabel(row['MODULO'] ?? '', value);
  if (name !== 'TIPO') return value;
  return isOneOf(OPERATIONS, value) ? operations[value].label : (ACCOUNTS[value] ?? value);
}

/** Rows of an answer as people read them, by the columns of the report. */
export const readable = (
  report: Report,
  reference: Reference,
  rows: readonly AnswerRow[],
): Record<string, string>[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(report.columns).map(([name, column]) => [
        name,
        named(name, textOf(reference, column, row[name] ?? ''), row),
      ]),
    ),
  );
