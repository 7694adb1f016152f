import { parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer, type ColumnSource } from 'hyparquet-writer';
import { keyed } from '../../../shared/foundation/keyed.ts';
import { isOneOf } from '../../../shared/foundation/oneOf.ts';
import { sha256 } from '../../runtime/digest.ts';
import {
  FACT_CLASSES,
  FACT_COLUMNS,
  factColumns,
  NUMBER_COLUMNS,
  TEXT_COLUMNS,
  type Fact,
  type FactForm,
} from '../../../shared/reports/facts.ts';

/** Rows of a group: a part of a day has fewer, so that its file is one group. */
const GROUP = 200_000;

const TYPES: Record<FactForm, ColumnSource['type']> = { text: 'STRING', count: 'INT32', cents: 'INT64' };

const valueOf = (form: FactForm, value: string | number): string | number | bigint =>
  form === 'cents' ? BigInt(value) : value;

/** Facts in their order as the bytes of a Parquet file (Snappy); the same facts are the same bytes. */
export function writeFacts(facts: readonly Fact[]): Uint8Array {
  const columnData = FACT_COLUMNS.map((name): ColumnSource => {
    const form: FactForm = factColumns[name];
    return { name, type: TYPES[form], nullable: false, data: facts.map((each) => valueOf(form, each[name])) };
  });
  return new Uint8Array(parquetWriteBuffer({ columnData, rowGroupSize: GROUP }));
}

const emptyBytes = writeFacts([]);
/** The file of no facts. */
export const EMPTY = { bytes: emptyBytes, hash: sha256(emptyBytes) };

/**
 * A row of a file as the fact that it is, blank in what columns came since; undefined of a class that the analysis does not
 * know any more.
 */
function factIn(row: Readonly<Record<string, unknown>>): Fact | undefined {
  const texts = keyed(TEXT_COLUMNS, (name) => String(row[name] ?? ''));
  const { CLASE } = texts;
  if (!isOneOf(FACT_CLASSES, CLASE)) return undefined;
  return { ...texts, ...keyed(NUMBER_COLUMNS, (name) => Number(row[name] ?? 0)), CLASE };
}

/** Facts of a file that `writeFacts` wrote. */
export async function readFacts(bytes: Uint8Array): Promise<Fact[]> {
  const file = new Uint8Array(bytes).buffer;
  const rows = await parquetReadObjects({ file });
  return rows.flatMap((row) => factIn(row) ?? []);
}
