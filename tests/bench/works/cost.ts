import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { environments } from '../../../infra/environments.ts';
import { tables } from '../../../infra/topology.ts';
import { idleMonth } from '../idleMonth.ts';
import { aMonth, each } from '../prices.ts';
import { requestMeter } from '../requestMeter.ts';
import type { Work } from '../work.ts';
import { office } from './partitions.ts';

/** Declarations that are measured, of so many lines. */
const DECLARATIONS = { 20: 6, 1000: 2 } as const;
/** Years for which what a declaration leaves is kept. */
const MONTHS = 5 * 12;
const DAYS_A_MONTH = 365 / 12;
/** Four calls of an authority that takes six seconds, in a worker of one GB: it is paid while it waits. */
const WAITED_SECONDS = 24;
/** A line of the function, one of the gateway and what Lambda itself writes of each call. */
const LOGGED_BYTES = 1500;
/** Every message is sent, received and deleted. */
const REQUESTS_A_MESSAGE = 3;
/** Beside its calls a browser asks each five minutes, while a declaration is open for a working day, whether lists changed. */
const POLLS = 96;

/** As DynamoDB counts a value: names and texts in UTF-8, bytes as they are. */
const sizeOf = (value: unknown): number => {
  if (value instanceof Uint8Array) return value.length;
  if (typeof value !== 'object' || value === null) return Buffer.byteLength(String(value));
  return Object.entries(value).reduce((sum, [name, one]) => sum + Buffer.byteLength(name) + sizeOf(one), 0);
};

/** Whether the rows of a physical table, or of an index of it, rest. */
const rests = (place: string): boolean =>
  tables.some(({ name, seldomAsked }) => seldomAsked && place.split('/')[0]!.endsWith(`-${name}`));

/** Bytes of the rows that stay in the tables, by table: what has an end passes by itself. */
async function rowBytes(): Promise<Map<string, number>> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const bytes = new Map<string, number>();
  for (const [name, TableName] of Object.entries(process.env)) {
    if (!name.startsWith('TABLE_') || !TableName) continue;
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new ScanCommand({ TableName, ...(ExclusiveStartKey && { ExclusiveStartKey }) }),
      );
      for (const row of page.Items ?? [])
        if (row['expires'] === undefined) bytes.set(TableName, (bytes.get(TableName) ?? 0) + sizeOf(row));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
  }
  return bytes;
}

/** Dollars a month for the copies of a byte of a table that the plan of prod keeps: here, there, on the way, and in the drill. */
export function copiesOf(table: string): number {
  const { backups } = environments['prod']!;
  if (!backups) return 0;
  const standing = (backups.keptDays + backups.copiedDays) / DAYS_A_MONTH;
  return standing * aMonth.copiedRowByte + each.carriedByte + (rests(table) ? 0 : each.restoredByte);
}

/**
 * Dollars for what a unit of writes sends to the second region, exported, carried and kept as long as the copy that it follows and
 * once more as what was forgotten. It is a kilobyte at most, and half of that in a transaction: this is never too little.
 */
function changesOfUnit(): number {
  const { backups } = environments['prod']!;
  if (!backups) return 0;
  const kept = ((2 * backups.copiedDays) / DAYS_A_MONTH) * aMonth.objectByte;
  return 1024 * (each.exportedByte + each.carriedByte + kept);
}

const callPrice = each.apiCall + each.edgeRequest + each.firewalledRequest + each.invocation;

/** Dollars of one declaration of so many lines, by what they are paid for; polls are told apart. */
async function ofDeclaration(lines: number): Promise<Record<string, number>> {
  const requests = requestMeter();
  const { declare, spent, calls } = await office(lines);
  await declare();
  const before = await rowBytes();
  spent.take();
  requests.take();
  const declarations = lines > 20 ? DECLARATIONS[1000] : DECLARATIONS[20];
  const [called, cpu] = [calls(), process.cpuUsage()];
  for (let at = 0; at < declarations; at += 1) await declare();
  const { user, system } = process.cpuUsage(cpu);
  const units = spent.take();
  const asked = requests.take();
  const kept = [...(await rowBytes())].map(
    ([table, bytes]) => [table, bytes - (before.get(table) ?? 0)] as const,
  );
  const a = (total: number): number => total / declarations;
  const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
    all.reduce((total, one) => total + of(one), 0);
  for (const [table, bytes] of kept)
    if (bytes > 0)
      console.log(`  kept of a declaration of ${lines} lines in ${table}: ${Math.round(a(bytes))} bytes`);
  return {
    'calls and firewalls': a(calls() - called) * callPrice,
    'reads and writes': a(
      sum(units, ({ place, read, write }) =>
        rests(place)
          ? read * each.restingReadUnit + write * each.restingWriteUnit
          : read * each.readUnit + write * each.writeUnit,
      ),
    ),
    processor: (a((user + system) / 1e6) + WAITED_SECONDS) * each.second,
    queues: a(asked.queue) * REQUESTS_A_MESSAGE * each.queueRequest,
    objects: a(asked.puts) * (each.objectPut + each.keyRequest) + a(asked.gets) * each.objectGet,
    logs: a(calls() - called) * LOGGED_BYTES * each.loggedByte,
    'five years of rows':
      MONTHS *
      a(sum(kept, ([table, bytes]) => bytes * (rests(table) ? aMonth.restingRowByte : aMonth.rowByte))),
    'five years of objects': MONTHS * a(asked.stored) * aMonth.objectByte,
    'five years of copies of rows': MONTHS * a(sum(kept, ([table, bytes]) => bytes * copiesOf(table))),
    'changes of rows to the second region': a(sum(units, ({ write }) => write * changesOfUnit())),
    'copies of objects, for five years':
      a(asked.puts) * (each.objectPut + each.keyRequest) +
      a(asked.stored) * (each.carriedByte + MONTHS * aMonth.objectByte),
    'polls of one browser': POLLS * (callPrice + each.second * 0.01 + 4 * each.readUnit),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const total = (facts: Record<string, number>): number =>
  Object.values(facts).reduce((sum, one) => sum + one, 0);

/** What a declaration and an idle month cost on AWS: what the handlers and workers ask for, times a dated table of prices. */
export const costWork: Work = {
  name: 'cost',
  sizes: [20, 1000],
  runs: 2,
  contenders: {
    despacho: async (lines) => {
      const { declare } = await office(lines);
      await declare();
      return declare;
    },
  },
  facts: async (lines) => {
    const declaration = await ofDeclaration(lines);
    const { 'polls of one browser': polls = 0, ...own } = declaration;
    const fixed = idleMonth();
    const facts: [string, number][] = [
      ...Object.entries(own).map(([name, usd]): [string, number] => [
        `US$ a thousand declarations, ${name}`,
        usd * 1000,
      ]),
      ['US$ a thousand declarations', total(own) * 1000],
      ['US$ a thousand declarations, polls of one browser for a day each', polls * 1000],
      ...Object.entries(fixed).map(([name, usd]): [string, number] => [`US$ an idle month, ${name}`, usd]),
      ['US$ an idle month', total(fixed)],
    ];
    return Object.fromEntries(facts.map(([name, value]) => [name, rounded(value)]));
  },
};
