import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServices } from '../../functions/runtime/services.ts';
import { hashPassword } from '../../functions/users/passwords.ts';
import { commonEnvironment, everyPlace } from '../../infra/embedded/functions/environment.ts';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { DEMO_PASSWORD, demoCompanies } from '../../infra/embedded/demo/companies.ts';
import { startServices, type Services } from '../../infra/embedded/services/services.ts';
import { wholeTopology } from '../../infra/embedded/settings/topologyOf.ts';
import { upgradeStage } from '../../infra/upgrade/upgradeStage.ts';
import { passwordProvider } from '../../functions/users/identityProvider.ts';

// What proves a person lies apart from the rows that every procedure group reads, and a data folder of before gets there.

type Row = Record<string, unknown> & { pk: string; sk: string };

let folder: string;
let parts: Services;
let tables: DynamoDBDocumentClient;
const start = async (): Promise<void> => {
  // Named there, it would stand in for the folder's own.
  delete process.env['AWS_ENDPOINT_URL_DYNAMODB'];
  parts = await startServices(folder, wholeTopology, () => new Date());
  Object.assign(process.env, commonEnvironment(parts.endpoints, parts.credentials));
  Object.assign(process.env, everyPlace(wholeTopology, parts.places));
  tables = DynamoDBDocumentClient.from(new DynamoDBClient({}));
};
const stop = async (): Promise<void> => {
  tables.destroy();
  await parts.stop();
};
/** The order of a deployment does what a start does, here on the tables that this process serves. */
const upgrade = async (): Promise<string> => {
  const lines: string[] = [];
  await upgradeStage('local', (line) => lines.push(line));
  return lines.join('\n');
};
const restart = async (): Promise<void> => {
  await stop();
  await start();
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'despacho-secrets-'));
  await start();
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const allRows = async (table: string): Promise<Row[]> =>
  ((await tables.send(new ScanCommand({ TableName: `despacho-local-${table}` }))).Items ?? []) as Row[];
const opens = async (login: string, password: string): Promise<boolean> =>
  (await passwordProvider(await createServices()).verify(login, password)) !== undefined;

/** As the product wrote a password before secrets had a table of their own. */
const putOldRow = async (userId: string, password: string, changed: string): Promise<void> => {
  const item = { pk: 'C#gt-pacifico', sk: `SECRET#${userId}`, CLAVE_PHC: await hashPassword(password) };
  const Item = { ...item, CAMBIADA: changed, ...(changed === '' && { DEMO: '1' }) };
  await tables.send(new PutCommand({ TableName: 'despacho-local-users', Item }));
};
const noHashButThere = async (): Promise<void> => {
  for (const { name } of wholeTopology.tables.filter((each) => each.name !== 'sign-in-secrets'))
    expect(JSON.stringify(await allRows(name)), name).not.toContain('$argon2id$');
};

it('no table that other procedures read holds a password, and each has its company before its key', async () => {
  await putDemo(await createServices());
  await noHashButThere();
  const rows = await allRows('sign-in-secrets');
  expect(JSON.stringify(rows)).toContain('$argon2id$');
  // Of the people of every company, and of who operates the platform.
  expect(rows).toHaveLength(demoCompanies.flatMap((company) => company.people).length + 1);
  for (const { pk } of rows) expect(pk).toMatch(/^C#[a-z-]+#/);
});

it('a data folder of before starts: its people sign in as ever, and what the start printed of them stays true', async () => {
  for (const { pk, sk } of await allRows('sign-in-secrets'))
    await tables.send(new DeleteCommand({ TableName: 'despacho-local-sign-in-secrets', Key: { pk, sk } }));
  await putOldRow('usr-agente-gt', DEMO_PASSWORD, '');
  await putOldRow('usr-asistente-gt', 'nueve barcos de papel', '2026-10-01T15:00:00.000Z');
  expect(await opens('asistente.gt', 'nueve barcos de papel')).toBe(false);
  await restart();
  await noHashButThere();
  expect(await opens('agente.gt', DEMO_PASSWORD)).toBe(true);
  expect(await opens('asistente.gt', 'nueve barcos de papel')).toBe(true);
  const printed = await putDemo(await createServices());
  expect(printed.find((user) => user.login === 'agente.gt')?.password).toBe(DEMO_PASSWORD);
  expect(printed.find((user) => user.login === 'asistente.gt')?.password).toBe('(cambiada)');
});

it('starts again and again without a change, and never puts an older password over a newer one', async () => {
  const before = await allRows('sign-in-secrets');
  await restart();
  expect(await allRows('sign-in-secrets')).toEqual(before);
  await putOldRow('usr-asistente-gt', 'una clave que ya cambió', '2026-09-01T15:00:00.000Z');
  await putOldRow('usr-agente-gt', 'diez gallos en el techo', '2026-10-02T15:00:00.000Z');
  expect(await upgrade()).toContain(': 2.');
  expect(await upgrade()).toContain(': 0.');
  await noHashButThere();
  expect(await opens('asistente.gt', 'nueve barcos de papel')).toBe(true);
  expect(await opens('agente.gt', 'diez gallos en el techo')).toBe(true);
});
