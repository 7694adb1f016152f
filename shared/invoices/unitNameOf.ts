import { catalogue } from '../catalogues/names.ts';
import { tariffRow } from '../catalogues/tariffRow.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { unitNames, type UnitName } from './detailDataSets.ts';

/** Units of measure in which goods are counted one by one: unit and piece. */
const COUNTING: ReadonlySet<string> = new Set(['C62', 'H87']);

/** Whether a quantity in this unit of measure says how many things there are. */
export const isCounted = (unit: string): boolean => COUNTING.has(unit);

/** Answers by catalogues: an invoice of a thousand lines has some dozens of codes. */
const remembered = new WeakMap<Reference, Map<string, UnitName | undefined>>();

/**
 * The data set in which goods of a tariff code are described one by one; undefined when they are not. A tariff line
 * that says so itself (VEHICULO) comes first, then the longest prefix of the list of headings.
 */
export function unitNameOf(code: string, reference: Reference): UnitName | undefined {
  if (code === '') return undefined;
  const known = remembered.get(reference) ?? new Map<string, UnitName | undefined>();
  remembered.set(reference, known);
  if (!known.has(code)) known.set(code, find(code, reference));
  return known.get(code);
}

function find(code: string, reference: Reference): UnitName | undefined {
  if (tariffRow(reference, code)?.['VEHICULO'] === '1') return 'VEHICULOS';
  for (let length = code.length; length >= 2; length -= 1) {
    const row = reference.row(catalogue.unitHeadings, code.slice(0, length));
    if (row) return unitNames.find((name) => name === row['GRUPO']);
  }
  return undefined;
}
