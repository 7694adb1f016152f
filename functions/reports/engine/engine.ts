import type { Parts } from '../facts/readFacts.ts';

/** Values that a column must have one of. */
interface Only {
  column: string;
  values: readonly string[];
  /** Another column, and of which facts it says who they are of: those count too that are of the same as one of the others. */
  alike?: { column: string; where: string };
}

/** A question to the analysis. Whose facts it sees is the runtime's to say and stands nowhere in its text. */
export interface Question {
  /** One SELECT in the dialect common to DuckDB and Athena, over the table `hechos`; parameters are `:NAME`. */
  sql: string;
  params: Readonly<Record<string, string>>;
  /** Days whose files are looked into, each with the hash of its file. */
  days: readonly { day: string; hash: string }[];
  /** Values that a column of every fact must have one of: the importers of a client company, filters of a person. */
  only: readonly Only[];
  /** What must hold of every fact besides, as a condition of the same dialect. */
  where?: string;
  /** Rows that are answered at most. */
  most: number;
}

/** Row of an answer; numbers as the engine wrote them. */
export type AnswerRow = Readonly<Record<string, string>>;

export interface AnalysisEngine {
  ask: (parts: Parts, question: Question) => Promise<AnswerRow[]>;
}

/** Names of parameters in the order in which a text uses them. */
export const namesIn = (sql: string): string[] =>
  [...sql.matchAll(/:([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name!);

/** The question with its table: facts of one company in some files, and of those what `only` says. */
export function wholeSql({ sql, only, where, most }: Question, source: string): string {
  const conditions = only.map(({ column, values, alike }, at) => {
    if (values.length === 0) return '1 = 0';
    const one = `${column} IN (${values.map((_, index) => `:ONLY_${at}_${index}`).join(', ')})`;
    if (!alike) return one;
    const same = `${alike.column} IN (SELECT ${alike.column} FROM ${source} AND ${one})`;
    return `(${one} OR (${alike.where} AND ${same}))`;
  });
  if (where !== undefined) conditions.push(where);
  const narrowed = conditions.length === 0 ? '' : ` AND ${conditions.join(' AND ')}`;
  return `WITH hechos AS (SELECT * FROM ${source}${narrowed}) ${sql.trim()} LIMIT ${most}`;
}

export const onlyParams = ({ only }: Question): Record<string, string> =>
  Object.fromEntries(
    only.flatMap(({ values }, at) => values.map((value, index) => [`ONLY_${at}_${index}`, value])),
  );
