import { parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer, type ColumnSource } from 'hyparquet-writer';
import { FACT_COLUMNS, factColumns, type Fact, type FactForm } from '../../../shared/reports/facts.ts';

/** Rows of a group: a day of a company has fewer, so that its file is one group. */
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

/** Facts of a file that `writeFacts` wrote. */
export async function readFacts(bytes: Uint8Array): Promise<Fact[]> {
  const file = new Uint8Array(bytes).buffer;
  const rows = await parquetReadObjects({ file });
  return rows.map(
    (row) =>
      Object.fromEntries(
        FACT_COLUMNS.map((name) => [
          name,
          factColumns[name] === 'text' ? String(row[name]) : Number(row[name]),
        ]),
      ) as Fact,
  );
}
