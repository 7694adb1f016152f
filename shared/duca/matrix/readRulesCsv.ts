import Papa from 'papaparse';
import { breaksOf } from '../../foundation/fields/breaksOf.ts';
import { parseCells, unshield } from '../../foundation/fields/csv.ts';
import { csvReport } from '../../catalogues/csvReport.ts';
import { datedOverlaps, type DatedLine } from '../../catalogues/datedOverlaps.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import { subjectOf } from './rule.ts';
import { RULE_COLUMNS, ruleOf, type Rule } from './ruleRow.ts';
import { ruleFaults } from './ruleFaults.ts';
import { isOneOf } from '../../foundation/oneOf.ts';

/** Columns that a file must have; days, source and sample mark may be missing. */
const NEEDED = RULE_COLUMNS.slice(0, 6);

export interface ReadRules {
  rules: Rule[];
  problems: Problem[];
}

/**
 * Rows of a rules matrix from CSV: UTF-8, comma, semicolon or tab, header with the columns of spec 3. A node that the message has not, a
 * modality or class of no list, and a rule that is there twice are named with line and column; with any error the
 * rows are not to be used. Rows that speak of the same on the same days are a warning.
 */
export function readRulesCsv(text: string, reference: Reference): ReadRules {
  const read: ReadRules = { rules: [], problems: [] };
  const report = csvReport('duca.matrix-csv', read.problems);
  const parsed = parseCells(text);
  const [header = [], ...lines] = parsed.data;
  const names = header.map((name) => name.trim());
  for (const needed of NEEDED) {
    if (!names.includes(needed)) report(1, needed, `falta la columna ${needed} en el encabezado; agréguela`);
  }
  names.forEach((name, index) => {
    if (!isOneOf(RULE_COLUMNS, name)) {
      report(
        1,
        name,
        `«${name}» no es una columna de la matriz; quítela, o escriba su nombre como en la descarga`,
      );
    } else if (names.indexOf(name) !== index) report(1, name, 'la columna está dos veces; deje una');
  });
  for (const message of breaksOf(text, parsed)) report(1, '', message);
  if (read.problems.length > 0) return read;
  const seen = new Map<string, number>();
  const bySubject = new Map<string, DatedLine[]>();
  lines.forEach((cells, index) => {
    const line = index + 2;
    if (cells.every((cell) => cell.trim() === '')) return;
    if (cells.length !== names.length) {
      const count = `tiene ${cells.length} columnas y el encabezado ${names.length}`;
      return report(line, '', `${count}; revise comas y comillas`);
    }
    const rule = ruleOf(Object.fromEntries(names.map((name, at) => [name, unshield(cells[at]!.trim())])));
    for (const [column, message] of ruleFaults(rule, reference)) report(line, column, message);
    if (rule.FUENTE.includes('\uFFFD'))
      report(line, 'FUENTE', 'tiene caracteres que no son UTF-8; guarde el archivo como CSV UTF-8');
    const key = `${subjectOf(rule)}/${rule.VIGENTE_DESDE}`;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, line);
    else report(line, 'NODO', `la misma regla ya está en la línea ${earlier}; deje una de las dos`);
    read.rules.push(rule);
    const { VIGENTE_DESDE: from, VIGENTE_HASTA: until } = rule;
    bySubject.set(subjectOf(rule), [...(bySubject.get(subjectOf(rule)) ?? []), { line, from, until }]);
  });
  for (const lines of bySubject.values()) {
    for (const { line, message } of lines.length > 1 ? datedOverlaps(lines) : []) {
      report(line, 'VIGENTE_DESDE', message, 'warning');
    }
  }
  if (read.rules.length === 0 && read.problems.length === 0) {
    report(2, '', 'el archivo no tiene filas; agregue al menos una');
  }
  return read;
}

/** The file that `readRulesCsv` reads: the whole list with its history, so that nothing is lost on the way back. */
export const writeRulesCsv = (rules: readonly Rule[]): string =>
  `${Papa.unparse([[...RULE_COLUMNS], ...rules.map((rule) => RULE_COLUMNS.map((name) => rule[name]))], {
    newline: '\r\n',
    escapeFormulae: true,
  })}\r\n`;
