import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { physicalName } from '../infra/embedded/services/names.ts';
import { tables } from '../infra/topology.ts';
import { addDays } from '../shared/foundation/dates/date.ts';

type Row = Record<string, unknown> & { pk: string; sk: string };

/** People, sign-ins, lists of a country and what passes by itself: years of work do not make more of them. */
const AS_THEY_ARE = [
  'users',
  'sign-in-secrets',
  'sessions',
  'catalogues',
  'idempotency',
  'outbox',
  'happenings',
];
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Ids, with their prefix or as a word of the index without it. */
const ID = /[0-9abcdefghjkmnpqrstvwxyz]{22}/g;
const HAS_ID = new RegExp(ID.source);
const [TAIL, AT_ONCE, BATCH] = [4, 8, 25] as const;

/** The last letters of an id, another for each copy; ids sort by their first ones. */
function tailOf(copy: number): string {
  let text = '';
  for (let rest = copy, at = 0; at < TAIL; at += 1, rest = Math.floor(rest / ALPHABET.length))
    text = ALPHABET[rest % ALPHABET.length]! + text;
  return text;
}

/** A value with the ids of another copy of the same paper. */
function renamed(value: unknown, tail: string): unknown {
  if (typeof value === 'string') return value.replace(ID, (id) => id.slice(0, -TAIL) + tail);
  if (Array.isArray(value)) return value.map((each) => renamed(each, tail));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(each, tail)]));
}

/** The same row as the next paper of its kind would have left it. */
function copyOf(row: Row, copy: number): Row {
  // Years of work bring other days, and no more of one.
  if (row.pk.endsWith('#days')) return { ...row, sk: row.sk.replace(DAY, (day) => addDays(day, -copy)) };
  const made = renamed(row, tailOf(copy)) as Row;
  if (made.pk !== row.pk || made.sk !== row.sk) return made;
  const number = /^(.*?)(\d{6})$/.exec(row.sk);
  const sk = number
    ? number[1]! + String(Number(number[2]) + copy).padStart(number[2]!.length, '0')
    : `${row.sk}~${String(copy).padStart(7, '0')}`;
  return { ...made, sk };
}

/** Whether work adds rows to its partition: its key names a paper, a number or a moment, and the partition no paper. */
const grows = ({ pk, sk }: Row): boolean => !HAS_ID.test(pk) && (HAS_ID.test(sk) || /\d{4}/.test(sk));
const isTotal = ({ pk }: Row): boolean => pk.endsWith('#count');
/** Day of a total of a day. */
const DAY = /^\d{4}-\d{2}-\d{2}(?=~)/;

/** Rows of a company in the tables that work fills. */
async function rowsOf(client: DynamoDBDocumentClient, company: string, table: string): Promise<Row[]> {
  const found: Row[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: physicalName(table), ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    for (const row of (page.Items ?? []) as Row[])
      if (row.pk === `C#${company}` || row.pk.startsWith(`C#${company}#`)) found.push(row);
    from = page.LastEvaluatedKey;
  } while (from);
  return found;
}

/** Place of a row: its partition and sort. Words of one kind are one place, whatever their first letter. */
const placeOf = ({ pk, sk }: Row): string =>
  /#mark#[^#]*/.exec(pk)?.[0] ?? `${pk} ${/^[A-Z]+#/.exec(sk)?.[0] ?? ''}`;

/** One row of each place: its copies fill the partition as well as those of all would. */
const onePerPlace = (rows: readonly Row[]): Row[] => [
  ...new Map(rows.toReversed().map((row) => [placeOf(row), row])).values(),
];

/**
 * Lets a company have worked so much longer: every partition that work fills holds so many copies more of what is in it,
 * each under ids of its own, and the totals say so. The rows are put and not made by the product, which would take as long.
 */
export async function growOld(
  company: string,
  copies: number,
  isAged: (table: string) => boolean = () => true,
): Promise<number> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  let put = 0;
  for (const { name: table } of tables.filter(({ name }) => !AS_THEY_ARE.includes(name) && isAged(name))) {
    const rows = await rowsOf(client, company, table);
    const totals = rows.filter(isTotal).map((row) => ({ ...row, N: Number(row['N']) * (copies + 1) }));
    let waiting: Row[] = totals;
    const send = async (): Promise<void> => {
      const parts = Array.from({ length: Math.ceil(waiting.length / BATCH) }, (_, at) =>
        waiting.slice(at * BATCH, (at + 1) * BATCH),
      );
      put += waiting.length;
      waiting = [];
      await Promise.all(
        parts.map((part) =>
          client.send(
            new BatchWriteCommand({
              RequestItems: { [physicalName(table)]: part.map((Item) => ({ PutRequest: { Item } })) },
            }),
          ),
        ),
      );
    };
    const growing = onePerPlace(rows.filter((row) => grows(row) && !isTotal(row)));
    for (let copy = 1; copy <= copies; copy += 1) {
      for (const row of growing) waiting.push(copyOf(row, copy));
      if (waiting.length >= AT_ONCE * BATCH) await send();
    }
    await send();
  }
  client.destroy();
  return put;
}
