import { keyed } from '../../foundation/keyed.ts';
import type { DatedRow } from '../../foundation/rules/matrix.ts';

/** A row of the rules matrix as it is administered: besides its days, where it comes from. */
export interface Rule extends DatedRow {
  /** Source of this row when it is not that of the whole list; '' otherwise. */
  FUENTE: string;
  /** '1' a sample, '0' official, '' as the whole list. */
  MUESTRA: string;
  VIGENTE_DESDE: string;
  VIGENTE_HASTA: string;
}

/** Columns of a rule in the order of the file (spec 3 and the days between which it rules). */
export const RULE_COLUMNS = [
  'ID_NODO',
  'NODO_PADRE',
  'NODO',
  'CLASE',
  'REGIMEN',
  'TIPO',
  'VIGENTE_DESDE',
  'VIGENTE_HASTA',
  'FUENTE',
  'MUESTRA',
] as const;

/** A rule of any row that has its columns; one that it lacks is blank. */
export const ruleOf = (row: Partial<Record<string, string>>): Rule =>
  keyed(RULE_COLUMNS, (name) => row[name] ?? '');
