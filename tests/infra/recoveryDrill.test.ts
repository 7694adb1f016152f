import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Ledger } from '../../infra/embedded/authorities/ledger.ts';
import { startInstance, type Instance } from '../../infra/embedded/instance.ts';
import { Client } from '../journey/client.ts';
import { readInput } from '../journey/input.ts';
import { travel } from '../journey/steps.ts';
import { ways } from '../journey/ways.ts';
import { checkedLogbook } from './checkedLogbook.ts';
import { eventually, temporaryFolder } from './support.ts';

// The drill of docs/runbooks/restore.md on one machine: back up, destroy, restore, verify, reconcile with the authority.

const USER = { USUARIO: 'agente.gt', CLAVE: 'cafe-con-cardamomo' };
const way = ways['gt']!;
const input = readInput(fileURLToPath(new URL('../journey/examples/pequeno', import.meta.url)), way.section);

interface Header {
  ID: string;
  LOCK: number;
  ESTADO: string;
  RESUMEN: Record<string, string>;
}

/** Client that remembers the declaration that it derived. */
class Remembering extends Client {
  declaration = '';
  override async call<T>(procedure: string, params: Record<string, unknown>): Promise<T> {
    const result = await super.call<T>(procedure, params);
    if (procedure === 'duca/derive') this.declaration = (result as { header: Header }).header.ID;
    return result;
  }
}

/** What a backup does not hold, for it cannot be lost with the tables: locked evidence, and what the authority knows. */
const APART = /^(objects|objects\.db.*|practice-.*|lock\.db.*|owner\.json)$/;

const live = temporaryFolder();
const backup = temporaryFolder();
let instance: Instance | undefined;
const start = async (): Promise<Remembering> => {
  instance = await startInstance({ port: 0, dataDir: live.path, pages: 'none', quiet: true });
  return new Remembering(instance.url);
};
const stop = async (): Promise<void> => {
  await instance?.stop();
  instance = undefined;
};
afterAll(async () => {
  await stop();
  live.remove();
  backup.remove();
});

const copyApart = (from: string, to: string): void => {
  for (const name of readdirSync(from).filter((each) => !APART.test(each)))
    cpSync(join(from, name), join(to, name), { recursive: true });
};

const headerOf = async (client: Client, ID: string): Promise<Header> =>
  (await client.call<{ header: Header }>('duca/status', { ID })).header;

test('a declaration that was accepted after the backup is not sent a second time, and the record is whole', async () => {
  // Its papers are ready when the backup is made.
  let client = await start();
  await travel(way, client, USER.USUARIO, USER.CLAVE, input, (_, work) => work(), false);
  const ID = client.declaration;
  await stop();
  copyApart(live.path, backup.path);

  // After it, it is sent and accepted.
  client = await start();
  await client.call('users/login', USER);
  await client.call('duca/transmit', { ID, LOCK: (await headerOf(client, ID)).LOCK });
  const accepted = await eventually(
    () => headerOf(client, ID),
    ({ RESUMEN }) => (RESUMEN['NUMERO_DUCA'] ?? '') !== '',
  );
  await stop();

  // The tables are lost, and come back as they were.
  for (const name of readdirSync(live.path).filter((each) => !APART.test(each)))
    rmSync(join(live.path, name), { recursive: true });
  copyApart(backup.path, live.path);
  client = await start();
  await client.call('users/login', USER);
  const old = await headerOf(client, ID);
  expect(old.RESUMEN['NUMERO_DUCA'] ?? '').toBe('');

  // Its broker, who knows of nothing, sends it again: the authority is asked, and nothing is registered twice.
  await client.call('duca/transmit', { ID, LOCK: old.LOCK });
  const reconciled = await eventually(
    () => headerOf(client, ID),
    ({ RESUMEN }) => (RESUMEN['NUMERO_DUCA'] ?? '') !== '',
    120_000,
  );
  expect(reconciled.RESUMEN['NUMERO_DUCA']).toBe(accepted.RESUMEN['NUMERO_DUCA']);

  const { TRANSMISIONES } = await client.call<{ TRANSMISIONES: { CLAVE: string }[] }>('duca/status', { ID });
  const order = TRANSMISIONES[0]?.CLAVE ?? '';

  // The record of what was restored and of what came after is one chain.
  const checked = await checkedLogbook(client.url);
  expect(checked.faults).toEqual([]);
  expect(checked.lines).toBeGreaterThan(0);
  await stop();

  const ledger = new Ledger(live.path);
  expect(order).not.toBe('');
  expect(ledger.acts(order).filter(({ operation }) => operation === 'R')).toHaveLength(1);
  ledger.close();
});
