import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { fold } from '../../../shared/foundation/text/clean.ts';
import { compare } from '../../../shared/foundation/decimal/decimal.ts';
import { publicHeader, type HeaderRow } from './rows.ts';

export interface ListInput {
  TERMINO?: string | undefined;
  FILTROS?: Record<string, string> | undefined;
  ORDEN?: string | undefined;
  PAGINA?: number | undefined;
  TAMANO?: number | undefined;
}

const DEFAULT_SIZE = 50;
const HEADER_COLUMNS = [
  'ID',
  'ESTADO',
  'ID_ORDEN',
  'CREADO',
  'CREADO_POR',
  'MODIFICADO',
  'MODIFICADO_POR',
] as const;

const valueOf = (row: HeaderRow, column: string): string =>
  (HEADER_COLUMNS as readonly string[]).includes(column)
    ? String(row[column as (typeof HEADER_COLUMNS)[number]])
    : Object.hasOwn(row.RESUMEN, column)
      ? row.RESUMEN[column]!
      : '';

/** «FECHA_ACEPTACION>=» and «…<=» are the ends of a range of days, both included; a blank value is in none. */
function passes(row: HeaderRow, filter: string, value: string): boolean {
  const range = /^(.+?)([<>])=$/.exec(filter);
  if (!range) return valueOf(row, filter) === value;
  const own = valueOf(row, range[1]!).slice(0, value.length);
  return own !== '' && (range[2] === '>' ? own >= value : own <= value);
}

/** Page of the rows that match, sorted; search ignores accents and case and looks into every column. */
export function listPage(definition: AnyDocument, rows: readonly HeaderRow[], input: ListInput) {
  const words = fold(input.TERMINO ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const filters = Object.entries(input.FILTROS ?? {}).filter(([, value]) => value !== '');
  const matching = rows.filter((row) => {
    if (!filters.every(([column, value]) => passes(row, column, value))) return false;
    if (words.length === 0) return true;
    const text = fold([row.ID, ...Object.values(row.RESUMEN)].join(' '));
    // Numbers are kept without their hyphens and typed with them.
    const plain = text.replaceAll('-', '');
    return words.every((word) => text.includes(word) || plain.includes(word.replaceAll('-', '')));
  });
  const order = input.ORDEN ?? '-MODIFICADO';
  const column = order.replace(/^-/, '');
  const direction = order.startsWith('-') ? -1 : 1;
  const numeric = ['decimal', 'integer'].includes(definition.columns[column]?.kind ?? '');
  const collator = new Intl.Collator('es-GT', { numeric: true });
  const sorted = [...matching].sort((a, b) => {
    const [left, right] = [valueOf(a, column), valueOf(b, column)];
    return direction * (numeric ? compare(left, right) : collator.compare(left, right));
  });
  const size = input.TAMANO ?? DEFAULT_SIZE;
  const page = input.PAGINA ?? 1;
  return {
    rows: sorted.slice((page - 1) * size, page * size).map(publicHeader),
    total: matching.length,
    page,
  };
}
