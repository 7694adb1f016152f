import type { FactClass } from '../../../shared/reports/facts.ts';
import type { Parts } from '../facts/readFacts.ts';

/** Values that a column must have one of. */
interface Only {
  column: string;
  values: readonly string[];
  /** Another column, and of which facts it says who they are of: those count too that are of the same as one of the others. */
  alike?: { column: string; where: string };
  /** A class of facts that says nothing of it: they are of whom the facts of another class are, by a column of both. */
  through?: { to: FactClass; from: FactClass; column: string };
}

/** A question to the analysis. Whose facts it sees is the runtime's to say and stands nowhere in its text. */
export interface Question {
  /** One SELECT in the dialect common to DuckDB and Athena, over the table `hechos`; parameters are `:NAME`. */
  sql: string;
  params: Readonly<Record<string, string>>;
  /** Days, or parts of days, whose files are looked into, each with the hash of its file. */
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

/** What `only` says of facts, as a condition; `at` is its place among others. */
function conditionOf({ column, values, alike, through }: Only, at: number, source: string): string {
  if (values.length === 0) return '1 = 0';
  const one = `${column} IN (${values.map((_, index) => `:ONLY_${at}_${index}`).join(', ')})`;
  const same = alike && `${alike.column} IN (SELECT ${alike.column} FROM ${source} AND ${one})`;
  const whole = alike ? `(${one} OR (${alike.where} AND ${same}))` : one;
  if (!through) return whole;
  const { to, from } = through;
  const theirs = `${through.column} IN (SELECT ${through.column} FROM ${source} AND CLASE = '${from}' AND ${whole})`;
  const nobodys = values.includes('') ? ` OR ${through.column} = ''` : '';
  return `((CLASE <> '${to}' AND ${whole}) OR (CLASE = '${to}' AND (${theirs}${nobodys})))`;
}

/** The question with its table: facts of one company in some files, and of those what `only` says. */
export function wholeSql({ sql, only, where, most }: Question, source: string): string {
  const conditions = only.map((each, at) => conditionOf(each, at, source));
  if (where !== undefined) conditions.push(where);
  const narrowed = conditions.length === 0 ? '' : ` AND ${conditions.join(' AND ')}`;
  return `WITH hechos AS (SELECT * FROM ${source}${narrowed}) ${sql.trim()} LIMIT ${most}`;
}

export const onlyParams = ({ only }: Question): Record<string, string> =>
  Object.fromEntries(
    only.flatMap(({ values }, at) => values.map((value, index) => [`ONLY_${at}_${index}`, value])),
  );
