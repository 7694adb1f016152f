import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  placeOfTotal,
  sumTotals,
  totalPk,
  totalRowKey,
  type TotalRow,
} from '../../functions/runtime/documents/totals.ts';
import type { Write } from '../../functions/runtime/database.ts';
import { sdkWrite } from '../../functions/runtime/sdkWrite.ts';
import { companyOf, everyHeader } from '../upgrade/documentRows.ts';
import { queried } from '../everyRow.ts';

/** Times that a table is counted while people go on saving into it. */
const ATTEMPTS = 5;
const MOST_ADDS = 25;

export interface Drift {
  table: string;
  company: string;
  /** State and value, as `totalKey` writes them, or as `dayTotalKey` or `refusedTotalKey` do. */
  total: string;
  said: number;
  is: number;
}

/**
 * Counts the documents of a table anew and corrects the totals that say something else. It adds what is missing and never
 * overwrites, so a save meanwhile loses nothing; a company whose totals moved while it was counted is counted again.
 * @returns what had drifted, and the companies that never stood still.
 */
export async function recount(
  client: DynamoDBDocumentClient,
  table: string,
  nameOf: (table: string) => string,
): Promise<{ drifts: Drift[]; restless: string[] }> {
  const drifts: Drift[] = [];
  let only: Set<string> | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { counts, before } = await countAll(client, table, nameOf, only);
    only = new Set();
    for (const [company, counted] of counts) {
      const said = await totalsOf(client, table, nameOf, company);
      if (!equal(said, before.get(company)!)) {
        only.add(company);
        continue;
      }
      const wrong = [...new Set([...said.keys(), ...counted.keys()])].flatMap((total): Drift[] => {
        const [was, is] = [said.get(total) ?? 0, counted.get(total) ?? 0];
        return was === is ? [] : [{ table, company, total, said: was, is }];
      });
      const adds = wrong.map((each): Write => ({
        kind: 'add',
        table,
        key: totalRowKey({ company }, each.total, 0, placeOfTotal(each.total)),
        add: { N: each.is - each.said },
      }));
      for (let at = 0; at < adds.length; at += MOST_ADDS)
        await client.send(
          new TransactWriteCommand({
            TransactItems: adds.slice(at, at + MOST_ADDS).map((each) => sdkWrite(each, nameOf)),
          }),
        );
      drifts.push(...wrong);
    }
    if (only.size === 0) break;
  }
  return { drifts, restless: [...(only ?? [])] };
}

type Sums = Map<string, number>;

/** How many documents each company has under each total, and what its totals said when its first one came. */
async function countAll(
  client: DynamoDBDocumentClient,
  table: string,
  nameOf: (table: string) => string,
  only: ReadonlySet<string> | undefined,
): Promise<{ counts: Map<string, Sums>; before: Map<string, Sums> }> {
  const counts = new Map<string, Sums>();
  const before = new Map<string, Sums>();
  for await (const header of everyHeader(client, nameOf(table))) {
    const company = companyOf(header);
    if (only && !only.has(company)) continue;
    const sums = counts.get(company) ?? new Map<string, number>();
    if (!counts.has(company)) before.set(company, await totalsOf(client, table, nameOf, company));
    counts.set(company, sums);
    for (const total of [header.CONTADO, header.CONTADO_DIA, header.CONTADO_RECHAZO])
      if (total) sums.set(total, (sums.get(total) ?? 0) + 1);
  }
  return { counts, before };
}

/** All that the totals of a company say, those of its days and of what was refused too. */
async function totalsOf(
  client: DynamoDBDocumentClient,
  table: string,
  nameOf: (table: string) => string,
  company: string,
): Promise<Sums> {
  const rows: TotalRow[] = [];
  // No variable of the name «of»: Node, which takes the types away itself, does not read such a loop.
  for (const each of ['count', 'refused', 'days'] as const)
    rows.push(...(await rowsOf(client, nameOf(table), totalPk({ company }, each))));
  return sumTotals(rows);
}

const rowsOf = (client: DynamoDBDocumentClient, TableName: string, pk: string): Promise<TotalRow[]> =>
  Array.fromAsync(
    queried<TotalRow>(client, {
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    }),
  );

const equal = (one: Sums, other: Sums): boolean =>
  [...new Set([...one.keys(), ...other.keys()])].every(
    (key) => (one.get(key) ?? 0) === (other.get(key) ?? 0),
  );
