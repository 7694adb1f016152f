import { readdirSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { factColumns } from '../../shared/reports/facts.ts';
import { clientFilter } from './clients.ts';
import { wholeSql } from './engine/engine.ts';
import { byAgeSql } from './sql/byAge.ts';
import { byDaySql } from './sql/byDay.ts';
import { byDimensionSql } from './sql/byDimension.ts';
import { byRejectionSql } from './sql/byRejection.ts';
import { byTaxSql } from './sql/byTax.ts';
import { filterValuesSql } from './sql/filterValues.ts';
import { sqlOfReports } from './sqlOfReports.ts';
import { ACCEPTED, OPEN_TO_CLIENTS } from './standing.ts';

// Texts are run by DuckDB in every other test, and nobody has asked Athena (Trino) yet: here each is taken apart, and whatever
// one of the two lacks or reads otherwise is refused. Lists hold what both document alike; a new entry is looked up in both.

/** What a text may be made of. `CAST` is of dates and whole numbers alone, and nowhere tried. */
const PARTS = new Set(
  `SELECT_NODE CTE_NODE BASE_TABLE SUBQUERY JOIN ORDER_MODIFIER LIMIT_MODIFIER ORDER_DEFAULT ASCENDING DESCENDING STAR
  COLUMN_REF VALUE_CONSTANT VALUE_PARAMETER FUNCTION OPERATOR_CAST CASE_EXPR OPERATOR_COALESCE GROUPING_FUNCTION
  CONJUNCTION_AND CONJUNCTION_OR COMPARE_EQUAL COMPARE_NOTEQUAL COMPARE_LESSTHANOREQUALTO COMPARE_GREATERTHANOREQUALTO
  COMPARE_LESSTHAN COMPARE_GREATERTHAN COMPARE_BETWEEN COMPARE_IN COMPARE_NOT_IN`.split(/\s+/),
);
const FUNCTIONS = new Set(
  'count count_star sum min max max_by avg round substr date_diff || + - * /'.split(' '),
);
const CASTS = new Set(['DATE', 'BIGINT']);
/** Decimals are none: Trino divides and averages them to their own scale, DuckDB as doubles. */
const CONSTANTS = new Set(['VARCHAR', 'INTEGER', 'DOUBLE', 'NULL']);
/** Of a SELECT or a function, what only DuckDB has, and how it says that there is none. */
const ABSENT: Readonly<Record<string, unknown>> = {
  qualify: null,
  sample: null,
  filter: null,
  try_cast: false,
  at_clause: null,
  aggregate_handling: 'STANDARD_HANDLING',
  join_type: 'LEFT',
  ref_type: 'REGULAR',
};

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* nodesOf(value: unknown): Generator<Node> {
  if (!isNode(value)) return;
  if (!Array.isArray(value)) yield value;
  for (const each of Object.values(value)) yield* nodesOf(each);
}

async function treeOf(sql: string): Promise<Node> {
  const instance = await DuckDBInstance.create(':memory:');
  try {
    const connection = await instance.connect();
    const answer = await connection.runAndReadAll('SELECT json_serialize_sql($sql::VARCHAR) AS tree', {
      sql: sql.replace(/:([A-Z][A-Z0-9_]*)/g, '$$$1'),
    });
    return JSON.parse(String(answer.getRowObjectsJson()[0]!['tree'])) as Node;
  } finally {
    instance.closeSync();
  }
}

const nameOf = (node: unknown): string =>
  isNode(node) && Array.isArray(node['column_names']) ? String(node['column_names'].at(-1)) : '';
const constantOf = (node: unknown): string => {
  const value = isNode(node) && node['type'] === 'VALUE_CONSTANT' ? node['value'] : undefined;
  return isNode(value) && isNode(value['type']) ? String(value['type']['id']) : '';
};

/** Why one part of a text is not of both dialects; Trino compares no text with a number. */
function* faultsOf(node: Node): Generator<string> {
  const { type, function_name, cast_type, select_list, group_expressions } = node;
  if (typeof type === 'string' && 'class' in node && !PARTS.has(type)) yield type;
  if (typeof function_name === 'string' && !FUNCTIONS.has(function_name)) yield `${function_name}()`;
  if (isNode(cast_type) && !CASTS.has(String(cast_type['id']))) yield `CAST AS ${String(cast_type['id'])}`;
  const constant = constantOf(node);
  if (constant !== '' && !CONSTANTS.has(constant)) yield `constant of ${constant}`;
  for (const [name, none] of Object.entries(ABSENT)) if (name in node && node[name] !== none) yield name;
  if (function_name === '/' && ![...nodesOf(node['children'])].some((each) => constantOf(each) === 'DOUBLE'))
    yield 'whole numbers divided';
  const compared = [node['left'], node['right'], node['input'], node['lower'], node['upper']];
  const listed =
    (type === 'COMPARE_IN' || type === 'COMPARE_NOT_IN') && Array.isArray(node['children'])
      ? node['children']
      : [];
  const sides: unknown[] = [...compared, ...listed];
  for (const form of sides.map((side) => formOf(nameOf(side)))) {
    const constants = sides.map(constantOf).filter((each) => each !== '' && each !== 'NULL');
    if (form !== undefined && constants.some((each) => (each === 'VARCHAR') !== (form === 'text')))
      yield `${form} compared with ${constants.join()}`;
  }
  if (Array.isArray(select_list) && Array.isArray(group_expressions)) {
    const made = select_list.filter(isNode).filter((each) => each['type'] !== 'COLUMN_REF');
    for (const each of group_expressions)
      if (made.some(({ alias }) => alias !== '' && alias === nameOf(each))) yield 'grouped by an alias';
  }
}

const formOf = (column: string): string | undefined =>
  column in factColumns ? factColumns[column as keyof typeof factColumns] : undefined;

async function faults(sql: string): Promise<string[]> {
  const tree = await treeOf(sql);
  if (tree['error'] !== false) return [String(tree['error_message'])];
  return [...nodesOf(tree)].flatMap((node) => [...faultsOf(node)]);
}

const texts = {
  ...sqlOfReports,
  byAgeSql,
  byDaySql,
  byDimensionSql,
  byRejectionSql,
  byTaxSql,
  filterValuesSql,
};

it('no text is left out', () => {
  expect(readdirSync(new URL('sql', import.meta.url))).toHaveLength(Object.keys(texts).length);
});

it.each(Object.entries(texts))(
  '%s says nothing that DuckDB or Athena lacks or reads otherwise',
  async (_, sql) => {
    const only = [{ column: 'NIT', values: ['1', '2'] }, clientFilter('Uno'), clientFilter('', true)];
    const where = `${OPEN_TO_CLIENTS} AND ${ACCEPTED}`;
    const asked = { sql, params: {}, days: [], only, where, most: 9 };
    const whole = wholeSql(asked, 'hechos_de_la_empresa WHERE 1 = 1');
    expect(await faults(whole)).toEqual([]);
  },
);

it.each([
  ["SELECT strftime(FECHA, '%Y') AS N FROM hechos", 'strftime()'],
  ['SELECT list(ID) AS N FROM hechos', 'list()'],
  ['SELECT LINEAS::int AS N FROM hechos', 'CAST AS INTEGER'],
  ['SELECT TRY_CAST(FECHA AS date) AS N FROM hechos', 'try_cast'],
  ['SELECT 10000.0 * LINEAS AS N FROM hechos', 'constant of DECIMAL'],
  ['SELECT SUM(FOB) / SUM(LINEAS) AS N FROM hechos', 'whole numbers divided'],
  ["SELECT ID FROM hechos WHERE LINEAS = '1'", 'count compared with VARCHAR'],
  ['SELECT ID FROM hechos WHERE ESTADO IN (1, 2)', 'text compared with INTEGER,INTEGER'],
  ['SELECT substr(FECHA, 1, 7) AS M, COUNT(*) AS N FROM hechos GROUP BY M', 'grouped by an alias'],
  ['SELECT CANAL, COUNT(*) AS N FROM hechos GROUP BY ALL', 'aggregate_handling'],
  ['SELECT ID FROM hechos QUALIFY row_number() OVER () = 1', 'qualify'],
  ['SELECT ID FROM hechos USING SAMPLE 9', 'sample'],
  ["SELECT ID FROM hechos WHERE ID ~ 'a'", 'regexp_full_match()'],
  ['SELECT ID FORM hechos', 'syntax error'],
])('%s is refused', async (sql, fault) => {
  expect((await faults(sql)).join('; ')).toContain(fault);
});
