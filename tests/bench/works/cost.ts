import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { Templates } from '../../infra/template.ts';
import { aMonth, each } from '../prices.ts';
import { requestMeter } from '../requestMeter.ts';
import type { Work } from '../work.ts';
import { office } from './partitions.ts';

const DECLARATIONS = 6;
/** Years for which what a declaration leaves is kept. */
const MONTHS = 5 * 12;
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

/** Bytes of the rows that stay in the tables: what has an end passes by itself. */
async function rowBytes(): Promise<number> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  let bytes = 0;
  for (const [name, TableName] of Object.entries(process.env)) {
    if (!name.startsWith('TABLE_') || !TableName) continue;
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new ScanCommand({ TableName, ...(ExclusiveStartKey && { ExclusiveStartKey }) }),
      );
      for (const row of page.Items ?? []) if (row['expires'] === undefined) bytes += sizeOf(row);
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
  }
  return bytes;
}

const callPrice = each.apiCall + each.edgeRequest + each.firewalledRequest + each.invocation;

/** Dollars of one declaration, by what they are paid for; polls are told apart. */
async function ofDeclaration(): Promise<Record<string, number>> {
  const requests = requestMeter();
  const { declare, spent, calls } = await office();
  await declare();
  const before = await rowBytes();
  spent.take();
  requests.take();
  const [called, cpu] = [calls(), process.cpuUsage()];
  for (let at = 0; at < DECLARATIONS; at += 1) await declare();
  const { user, system } = process.cpuUsage(cpu);
  const units = spent.take();
  const asked = requests.take();
  const kept = (await rowBytes()) - before;
  const a = (total: number): number => total / DECLARATIONS;
  const sum = (kind: 'read' | 'write'): number => units.reduce((all, one) => all + one[kind], 0);
  return {
    'calls and firewalls': a(calls() - called) * callPrice,
    'reads and writes': a(sum('read')) * each.readUnit + a(sum('write')) * each.writeUnit,
    processor: (a((user + system) / 1e6) + WAITED_SECONDS) * each.second,
    queues: a(asked.queue) * REQUESTS_A_MESSAGE * each.queueRequest,
    objects: a(asked.puts) * (each.objectPut + each.keyRequest) + a(asked.gets) * each.objectGet,
    logs: a(calls() - called) * LOGGED_BYTES * each.loggedByte,
    'five years of rows and objects':
      MONTHS * (a(kept) * aMonth.rowByte + a(asked.stored) * aMonth.objectByte),
    'polls of one browser': POLLS * (callPrice + each.second * 0.01 + 4 * each.readUnit),
  };
}

/** Dollars a month of prod in which nobody works, by what its templates hold. */
function idle(): Record<string, number> {
  const made = new Templates({
    stage: 'prod',
    domainName: 'despacho.example',
    certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/1',
  });
  const all = [...made.resources, ...made.secondRegion];
  const count = (type: string): number => all.filter((one) => one.type === type).length;
  const rules = made.of('AWS::WAFv2::WebACL').flatMap(({ properties }) => properties.Rules as unknown[]);
  const replicas = made
    .of('AWS::SecretsManager::Secret')
    .flatMap(({ properties }) => (properties.ReplicaRegions as unknown[] | undefined) ?? []);
  return {
    firewalls: count('AWS::WAFv2::WebACL') * aMonth.firewall + rules.length * aMonth.firewallRule,
    alarms: count('AWS::CloudWatch::Alarm') * aMonth.alarm,
    keys: count('AWS::KMS::Key') * aMonth.key,
    secrets: (count('AWS::SecretsManager::Secret') + replicas.length) * aMonth.secret,
    // Two numbers are told every minute by the schedule; the others only when something happens.
    metrics: 2 * aMonth.metric,
    // Lambda's pollers ask each queue five at a time, every twenty seconds.
    'polled queues': count('AWS::Lambda::EventSourceMapping') * 5 * 3 * 60 * 24 * 30 * each.queueRequest,
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const total = (facts: Record<string, number>): number =>
  Object.values(facts).reduce((sum, one) => sum + one, 0);

/** What a declaration and an idle month cost on AWS: what the handlers and workers ask for, times a dated table of prices. */
export const costWork: Work = {
  name: 'cost',
  sizes: [1],
  runs: 5,
  contenders: {
    despacho: async () => {
      const { declare } = await office();
      await declare();
      return declare;
    },
  },
  facts: async () => {
    const declaration = await ofDeclaration();
    const { 'polls of one browser': polls = 0, ...own } = declaration;
    const fixed = idle();
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
