import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documentTables } from '../../infra/topology.ts';
import { upgradeStage } from '../../infra/upgrade/upgradeStage.ts';

// What a deployment reads of what was ever saved, once its data are as its version wants them.
const PAGE = 250;
type Body = Record<string, Record<string, Record<string, string>>> & { TableName: string };
/** Tables as an upgrade sees them: documents in the form of today, and the rows that it put itself. */
let documents = 0;
const rows = new Map<string, object>();
let asked = 0;
const keyOf = (table: string, key: Record<string, Record<string, string>>): string =>
  [table, key['pk']!['S'], key['sk']!['S']].join();

const answers: Record<string, (body: Body) => object> = {
  GetSecretValue: () => ({ SecretString: Buffer.alloc(64).toString('base64') }),
  GetItem: ({ TableName, Key }) => ({ Item: rows.get(keyOf(TableName, Key!)) }),
  PutItem: ({ TableName, Item }) => {
    rows.set(keyOf(TableName, Item!), Item!);
    return {};
  },
  Scan: ({ TableName, ExclusiveStartKey }) => {
    if (!documentTables.some((name) => TableName === `despacho-prod-${name}`)) return { Items: [] };
    const at = Number(ExclusiveStartKey?.['pk']?.['N'] ?? 0) + PAGE;
    return { Items: [], ...(at < documents ? { LastEvaluatedKey: { pk: { N: String(at) } } } : {}) };
  },
  Query: () => ({ Items: [] }),
};
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const [, name = ''] = String(request.headers['x-amz-target']).split('.');
    asked += 1;
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify(answers[name]?.(JSON.parse(body) as Body) ?? {}));
  });
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'somebody');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'nothing');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

async function readsOf(saved: number, again?: boolean): Promise<number> {
  [documents, asked] = [saved, 0];
  await upgradeStage('prod', () => undefined, again);
  return asked;
}

test(
  'a second upgrade reads the same of a hundred and of ten thousand documents',
  { timeout: 60_000 },
  async () => {
    const first = await readsOf(100);
    expect(first).toBeGreaterThan(documentTables.length);
    const second = await readsOf(100);
    expect(second).toBeLessThan(first);
    expect(await readsOf(10_000)).toBe(second);
  },
);

test(
  'after an earlier version was at work it looks through all of them, when it is told so',
  { timeout: 60_000 },
  async () => {
    await readsOf(100);
    const settled = await readsOf(2000);
    expect(await readsOf(2000, true)).toBeGreaterThan(settled + documentTables.length * (2000 / PAGE));
  },
);

test('every table of documents is marked, so that no later start loads the kinds to look for what is not there', async () => {
  await readsOf(100);
  for (const table of documentTables)
    expect(rows.get(`despacho-prod-${table},system#upgrade,index`), table).toBeDefined();
});
