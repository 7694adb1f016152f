/** What a rules matrix says of a node for a regime and class (spec 3: NO APLICA when absent). */
export type Obligation = 'MANDATORIA' | 'CONDICIONAL' | 'NO APLICA';

/** Row of a rules matrix, with the columns of spec 3. `*` as class or regime stands for every one. */
export interface MatrixRow {
  ID_NODO: string;
  NODO_PADRE: string;
  NODO: string;
  CLASE: string;
  REGIMEN: string;
  TIPO: string;
}

/** A row that rules only between two days, both included; a blank day is no limit. */
export interface DatedRow extends MatrixRow {
  VIGENTE_DESDE?: string;
  VIGENTE_HASTA?: string;
}

/** The rows that rule on a day; of two for the same node, class and regime, the one that began later. */
export function rowsInForce(rows: readonly DatedRow[], day: string): MatrixRow[] {
  const best = new Map<string, DatedRow>();
  for (const row of rows) {
    const { VIGENTE_DESDE: from = '', VIGENTE_HASTA: until = '' } = row;
    if (from > day || (until !== '' && until < day)) continue;
    const key = `${row.NODO_PADRE}/${row.NODO}/${row.CLASE}/${row.REGIMEN}`;
    const other = best.get(key);
    if (!other || from >= (other.VIGENTE_DESDE ?? '')) best.set(key, row);
  }
  return [...best.values()];
}

/** A matrix of one validity: rates, matrices and code lists are dated data with their source (design 4). */
export interface RulesMatrix {
  source: string;
  /** 'yyyy-mm-dd' */
  validFrom: string;
  /** The authority does not publish the real one; the screen says so. */
  sample: boolean;
  rows: readonly MatrixRow[];
  /** The rows that may rule on a regime, where they are made rather than listed: a message asks for one of thirty. */
  rowsOf?: (regime: string) => readonly MatrixRow[];
}

/** The one question: what is owed of a node under its parent. */
export interface Obligations {
  regime: string;
  class: string;
  matrix: RulesMatrix;
  obligation: (parent: string, node: string) => Obligation;
}

/** Rows that answer for a regime and class, one a node: those that name the pair win over those with `*`. */
export const rowsFor = (matrix: RulesMatrix, regime: string, classCode: string): MatrixRow[] =>
  [...ranked(matrix, regime, classCode).values()].map(({ row }) => row);

const compiled = new WeakMap<RulesMatrix, Map<string, Obligations | undefined>>();

/** The matrix in force on a day: the latest that began by then; undefined when none had. */
export const matrixOf = (matrices: readonly RulesMatrix[], day: string): RulesMatrix | undefined =>
  matrices
    .filter((each) => each.validFrom <= day)
    .reduce<RulesMatrix | undefined>(
      (best, each) => (!best || each.validFrom > best.validFrom ? each : best),
      undefined,
    );

/**
 * Answers for one regime and class, compiled once a matrix; undefined when the matrix holds no row for the pair. A row
 * that names the class or the regime wins over one with `*`.
 */
export function obligationsFor(
  matrix: RulesMatrix,
  regime: string,
  classCode: string,
): Obligations | undefined {
  const known = compiled.get(matrix) ?? new Map<string, Obligations | undefined>();
  compiled.set(matrix, known);
  const key = `${regime}|${classCode}`;
  if (!known.has(key)) known.set(key, compile(matrix, regime, classCode));
  return known.get(key);
}

function ranked(matrix: RulesMatrix, regime: string, classCode: string) {
  const found = new Map<string, { rank: number; row: MatrixRow }>();
  for (const row of matrix.rowsOf?.(regime) ?? matrix.rows) {
    const rank = fits(row.REGIMEN, regime, 2) + fits(row.CLASE, classCode, 1);
    if (Number.isNaN(rank)) continue;
    const key = `${row.NODO_PADRE}/${row.NODO}`;
    const earlier = found.get(key);
    if (!earlier || rank > earlier.rank) found.set(key, { rank, row });
  }
  return found;
}

function compile(matrix: RulesMatrix, regime: string, classCode: string): Obligations | undefined {
  const found = ranked(matrix, regime, classCode);
  if (found.size === 0) return undefined;
  const types = new Map([...found].map(([key, { row }]) => [key, typeOf(row.TIPO)]));
  return {
    regime,
    class: classCode,
    matrix,
    obligation: (parent, node) => types.get(`${parent}/${node}`) ?? 'NO APLICA',
  };
}

const fits = (pattern: string, value: string, weight: number): number =>
  pattern === value ? weight : pattern === '*' && value !== '' ? 0 : Number.NaN;

const typeOf = (text: string): Obligation =>
  text === 'MANDATORIA' || text === 'CONDICIONAL' ? text : 'NO APLICA';
