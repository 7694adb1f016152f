import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseCompany } from '../../infra/administer/eraseCompany.ts';
import { erasingBeside } from '../../infra/administer/eraseFolders.ts';
import { takeMail } from '../../infra/embedded/mail/practiceMail.ts';
import { buckets, tables } from '../../infra/topology.ts';
import { companyRowKey } from '../../functions/runtime/caller.ts';
import { tableName } from '../../functions/runtime/config.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { awsClients, type Clients } from '../../functions/runtime/clients.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

/** A company that left is erased by an order on the machine once the years of the law are over, and no other is touched. */
let { world, derived, foreigner } = {} as TwoAgencies;
let clients: Clients;
let day = '2032-11-21';
/** What the store says of each place that it looks through: of a bucket what stays and what is temporary. */
let stillLocked = 0;
/** The folder of one machine, with what lies in it as plain files. */
const folder = mkdtempSync(join(tmpdir(), 'despacho-erase-'));
const analysisOf = (company: string): string => join(folder, 'analisis', company, '2026-11-20-a.parquet');
const mailsOf = (company: string): number => {
  const place = join(folder, 'correos', company);
  return existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.eml')).length : 0;
};
const mailOf = (company: string): void => {
  const letter = {
    Destination: { ToAddresses: ['ana@agencia.example'] },
    EmailTags: [{ Name: 'company', Value: Buffer.from(company).toString('hex') }],
  };
  takeMail(folder, Buffer.from(JSON.stringify(letter)), new Date('2026-11-20T15:00:00Z'));
};
const PLACES = 2 * buckets.length;
const erase = (id = 'uno', name = 'Agencia Uno') =>
  eraseCompany(
    {
      dynamo: clients.dynamo,
      eraseObjects: async (bucket, prefix) => ({
        objects: world.erase(bucket, prefix),
        locked: stillLocked,
      }),
      eraseBeside: erasingBeside(folder),
      now: () => new Date(`${day}T18:00:00Z`),
    },
    id,
    name,
  );
const says = (set: object): Promise<void> =>
  world.services.database.aside({
    kind: 'update',
    table: 'users',
    key: companyRowKey('uno'),
    set: { Nombre: 'Agencia Uno', ...set },
  });
const rowsOf = async (company: string): Promise<string[]> => {
  const found: string[] = [];
  for (const { name } of tables) {
    const client = DynamoDBDocumentClient.from(clients.dynamo);
    const { Items = [] } = await client.send(new ScanCommand({ TableName: tableName(name) }));
    for (const { pk, sk } of Items as { pk: string; sk: string }[])
      if (pk === `C#${company}` || pk.startsWith(`C#${company}#`)) found.push(`${name} ${pk} ${sk}`);
  }
  return found.sort();
};
/** The object that each company has, and whether it is there. */
const hasFile = (company: string): Promise<boolean> =>
  world.services.files.exists(jobScope(company, 'GT'), 'files', 'x/y.pdf');

beforeAll(async () => {
  ({ world, derived, foreigner } = await startTwoAgencies());
  clients = awsClients();
  await derived('1236000931');
  await derived('1236000932', 'dos', foreigner);
  for (const company of ['uno', 'dos']) {
    mkdirSync(join(folder, 'analisis', company), { recursive: true });
    writeFileSync(analysisOf(company), 'PAR1');
    mailOf(company);
    mailOf(company);
    await world.services.files.put(
      jobScope(company, 'GT'),
      'files',
      'x/y.pdf',
      Buffer.from('z'),
      'application/pdf',
    );
  }
  // Of before each company had a folder.
  writeFileSync(join(folder, 'correos', '2026-01-01-vieja.eml'), 'To: ana@agencia.example');
});
afterAll(async () => {
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('is refused before its day, for one that works, and for another name, and nothing is lost', async () => {
  const before = await rowsOf('uno');
  await says({ ACTIVO: '1' });
  await expect(erase()).rejects.toThrow(/no está de baja/);
  await says({ ACTIVO: '0' });
  await expect(erase()).rejects.toThrow(/no está de baja/);
  await says({ BAJA: { DESDE: '2026-11-20', HASTA: '2032-11-20' } });
  await expect(erase('uno', 'Otra')).rejects.toThrow(/no se llama/);
  await expect(erase('nadie')).rejects.toThrow(/No hay ninguna empresa/);
  day = '2032-11-20';
  await expect(erase()).rejects.toThrow(/se conservan hasta el 20\/11\/2032/);
  day = '2032-11-21';
  // One that works is not erased, though it left once.
  await says({ ACTIVO: '1' });
  await expect(erase()).rejects.toThrow(/no está de baja/);
  await says({ ACTIVO: '0' });
  expect(await rowsOf('uno')).toEqual(before);
  expect(await hasFile('uno')).toBe(true);
  expect([existsSync(analysisOf('uno')), mailsOf('uno')]).toEqual([true, 2]);
});

it('leaves of it a row that says so, and of everybody else everything', async () => {
  const others = await rowsOf('dos');
  expect(others.length).toBeGreaterThan(10);
  const { rows, objects, files, nobodys } = await erase();
  expect(rows).toBeGreaterThan(10);
  expect(objects).toBeGreaterThan(0);
  // The files of its analysis and its mails; of one that says nowhere whose it is, that it is there.
  expect([files, nobodys]).toEqual([3, 1]);
  expect([existsSync(analysisOf('uno')), mailsOf('uno')]).toEqual([false, 0]);
  expect([existsSync(analysisOf('dos')), mailsOf('dos')]).toEqual([true, 2]);
  expect(await rowsOf('uno')).toEqual(['users C#uno COMPANY']);
  expect([await hasFile('uno'), await hasFile('dos')]).toEqual([false, true]);
  expect(await world.services.database.get('users', companyRowKey('uno'))).toMatchObject({
    Nombre: 'Agencia Uno',
    BORRADA: '2032-11-21',
    ACTIVO: '0',
  });
  expect(await rowsOf('dos')).toEqual(others);
  await expect(erase()).rejects.toThrow(/ya se borraron el 21\/11\/2032/);
});

it('takes away what an erasure of before anybody looked beside the tables left there', async () => {
  mailOf('uno');
  expect(await erase()).toEqual({ rows: 0, objects: 0, locked: 0, files: 1, nobodys: 1 });
  await expect(erase()).rejects.toThrow(/ya se borraron/);
});

it('is finished by a second run once the lock of what stayed has ended, and then by none', async () => {
  await world.services.database.aside({
    kind: 'update',
    table: 'users',
    key: companyRowKey('dos'),
    set: { Nombre: 'Agencia Dos', ACTIVO: '0', BAJA: { DESDE: '2026-11-20', HASTA: '2032-11-20' } },
  });
  stillLocked = 3;
  expect(await erase('dos', 'Agencia Dos')).toMatchObject({ locked: 3 * PLACES });
  day = '2033-01-02';
  stillLocked = 0;
  expect(await erase('dos', 'Agencia Dos')).toMatchObject({ rows: 0, locked: 0 });
  expect(await world.services.database.get('users', companyRowKey('dos'))).toMatchObject({
    BORRADA: '2032-11-21',
  });
  await expect(erase('dos', 'Agencia Dos')).rejects.toThrow(/ya se borraron el 21\/11\/2032/);
});
