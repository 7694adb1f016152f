import {
  AthenaClient,
  GetQueryExecutionCommand,
  GetQueryResultsCommand,
  StartQueryExecutionCommand,
  type Row,
} from '@aws-sdk/client-athena';
import { narrowed } from './narrowed.ts';
import { inTrace } from './subsegments.ts';

interface AthenaQuestion {
  sql: string;
  /** SQL literals in the order of the marks `?`. */
  values: readonly string[];
  workgroup: string;
}

/** Waits between two looks at a question that runs, and how often it is looked at: 25 seconds. */
const [WAIT_MS, LOOKS] = [250, 100] as const;
const PAGE = 1000;

/** Asks Athena; its client is made at the first question. */
export type AskAthena = (question: AthenaQuestion) => Promise<Record<string, string>[]>;

export function athena(
  make = (): AthenaClient => narrowed(inTrace(new AthenaClient({ maxAttempts: 5 }))),
): AskAthena {
  let client: AthenaClient | undefined;
  return async (question) => named(await askAthena((client ??= make()), question));
}

/** The first row of an answer holds its columns; Athena writes their names small. */
const named = ([head, ...rows]: readonly Row[]): Record<string, string>[] => {
  const names = head?.Data?.map(({ VarCharValue }) => VarCharValue ?? '') ?? [];
  return rows.map((row) =>
    Object.fromEntries(names.map((name, at) => [name.toUpperCase(), row.Data?.[at]?.VarCharValue ?? ''])),
  );
};

/**
 * Rows that Athena answers, its head first.
 * @throws Error with the service's reason where the question failed or took too long.
 */
async function askAthena(client: AthenaClient, { sql, values, workgroup }: AthenaQuestion): Promise<Row[]> {
  const { QueryExecutionId } = await client.send(
    new StartQueryExecutionCommand({
      QueryString: sql,
      WorkGroup: workgroup,
      ...(values.length > 0 ? { ExecutionParameters: [...values] } : {}),
    }),
  );
  for (let look = 0; ; look += 1) {
    const { QueryExecution } = await client.send(new GetQueryExecutionCommand({ QueryExecutionId }));
    const state = QueryExecution?.Status?.State;
    if (state === 'SUCCEEDED') break;
    if (state === 'FAILED' || state === 'CANCELLED' || look >= LOOKS)
      throw new Error(`Athena: ${QueryExecution?.Status?.StateChangeReason ?? state ?? 'no state'}`);
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  const rows: Row[] = [];
  let NextToken: string | undefined;
  do {
    const page = await client.send(
      new GetQueryResultsCommand({ QueryExecutionId, NextToken, MaxResults: PAGE }),
    );
    rows.push(...(page.ResultSet?.Rows ?? []));
    NextToken = page.NextToken;
  } while (NextToken);
  return rows;
}
