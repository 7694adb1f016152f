import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { datedOverlaps } from './datedOverlaps.ts';

/** Columns that say what a rate is of; rows that differ in one never meet. */
const SUBJECT = [
  'TRIBUTO',
  'ACUERDO',
  'PREFIJO',
  'CONTINGENTE',
  'ESTADOS',
  'VALOR_DESDE',
  'VALOR_HASTA',
  'EDAD_DESDE',
  'EDAD_HASTA',
] as const;
/** Columns that join what a rate is for with «|»; rows meet where they share one, and blank is all. */
const AMONG = ['PAISES', 'MODALIDADES', 'REGIMENES'] as const;

export interface NumberedRow {
  row: CatalogueRow;
  line: number;
}

export interface RatesOverlap {
  line: number;
  message: string;
  /** Both begin on the same day, so that nothing says which of them rules. */
  undecided: boolean;
}

/** Rows of a list of rates that speak of the same goods on the same days; none in a list without days or prefixes. */
export function ratesOverlaps(rows: readonly NumberedRow[]): RatesOverlap[] {
  const [first] = rows;
  if (first?.row['PREFIJO'] === undefined || first.row['VIGENTE_DESDE'] === undefined) return [];
  const groups = Map.groupBy(rows, ({ row }) => SUBJECT.map((name) => row[name] ?? '').join('/'));
  return [...groups.values()].filter((group) => group.length > 1).flatMap(overlapsOf);
}

const overlapsOf = (group: readonly NumberedRow[]): RatesOverlap[] =>
  group.flatMap((later): RatesOverlap[] => {
    const meeting = group.filter(
      (each) => each !== later && AMONG.every((name) => meet(each.row[name], later.row[name])),
    );
    const twin = meeting.find(
      (each) => each.line < later.line && each.row['VIGENTE_DESDE'] === later.row['VIGENTE_DESDE'],
    );
    if (twin) {
      const message = `habla de lo mismo que la línea ${twin.line} y empieza el mismo día; deje una de las dos`;
      return [{ line: later.line, message, undecided: true }];
    }
    return datedOverlaps([...meeting, later].map(dated))
      .filter((each) => each.line === later.line)
      .map((each) => ({ ...each, undecided: false }));
  });

const dated = ({ row, line }: NumberedRow) => ({
  line,
  from: row['VIGENTE_DESDE'] ?? '',
  until: row['VIGENTE_HASTA'] ?? '',
});

function meet(one = '', other = ''): boolean {
  if (one === '' || other === '') return true;
  const codes = new Set(one.split('|'));
  return other.split('|').some((code) => codes.has(code));
}
