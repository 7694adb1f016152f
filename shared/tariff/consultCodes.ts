import { tariffRows } from '../catalogues/editions.ts';
import { suppressedRow } from '../catalogues/tariffRow.ts';
import { formatDate } from '../foundation/dates/date.ts';
import { onDay } from '../foundation/documents/onDay.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { dottedTariff, plainTariff } from '../foundation/text/tariffCode.ts';
import { codeFacts, type CodeFacts } from './codeFacts.ts';

/** What is said of one code of a list: its facts, or why there are none. */
export type Consulted = { code: string; facts: CodeFacts } | { code: string; reason: string };

/** More would be no list that a person has; the rest is said to be left out. */
export const MOST_CONSULTED = 2_000;

/**
 * What the tariff of a day says of many codes at once, in the order in which they were written: with points or without,
 * parted by spaces, commas, semicolons or lines. A heading stands for all the codes under it; each code is told once.
 * @param day 'yyyy-mm-dd'; blank for today.
 */
export function consultCodes(
  today: Reference,
  text: string,
  day = '',
): { rows: Consulted[]; leftOut: number } {
  const reference = onDay(today, day);
  const typed = [...new Set(text.split(/[\s,;]+/).filter((each) => each !== ''))];
  const all = tariffRows(reference).map(({ CLAVE }) => plainTariff(CLAVE));
  const known = new Set(all);
  const told = new Map<string, Consulted>();
  for (const each of typed) {
    const code = plainTariff(each);
    const codes =
      known.has(code) || !/^\d{4,11}$/.test(code) ? [] : all.filter((one) => one.startsWith(code));
    for (const one of codes.length > 0 ? codes.sort() : [code])
      if (!told.has(one)) told.set(one, consulted(reference, one, each));
  }
  const rows = [...told.values()];
  return { rows: rows.slice(0, MOST_CONSULTED), leftOut: Math.max(0, rows.length - MOST_CONSULTED) };
}

function consulted(reference: Reference, code: string, typed: string): Consulted {
  const facts = codeFacts(reference, code);
  if (facts) return { code, facts };
  if (!/^\d{4,12}$/.test(code))
    return { code: typed, reason: `«${typed}» no es un código; lleva de 4 a 12 dígitos` };
  const until = suppressedRow(reference, code)?.['VIGENTE_HASTA'];
  const reason =
    until === undefined
      ? 'no está en el arancel de ese día; revise los dígitos'
      : `se suprimió: rigió hasta el ${formatDate(until)}`;
  return { code, reason };
}

/** Headings of a consulted list as a file. */
export const CONSULT_HEADING = [
  'Inciso',
  'Descripción',
  'Unidad',
  'Tributos',
  'Permisos',
  'Descripciones mínimas',
];

/** One consulted code as cells. */
export const consultCells = (each: Consulted): string[] =>
  'reason' in each
    ? [each.code, each.reason, '', '', '', '']
    : [
        dottedTariff(each.code),
        each.facts.row.VALOR,
        each.facts.unit,
        each.facts.taxes.map(({ tax, rate }) => `${tax} ${rate} %`).join(' · '),
        each.facts.permits.map(({ what }) => what).join('; '),
        each.facts.described ? 'Sí' : '',
      ];
