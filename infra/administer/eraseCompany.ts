import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../functions/runtime/config.ts';
import { companyRowKey } from '../../functions/runtime/caller.ts';
import { Database } from '../../functions/runtime/database.ts';
import { companyListKey } from '../../functions/users/workingCompanies.ts';
import type { Operated } from '../../functions/users/operator/companyRow.ts';
import { loginOwnerKey, type UserRecord } from '../../functions/users/userRows.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { formatDate, localDay } from '../../shared/foundation/dates/date.ts';
import { TEMPORARY_PREFIX } from '../../shared/foundation/temporary.ts';
import { buckets, tables } from '../topology.ts';
import type { Beside, EraseBeside } from './eraseFolders.ts';
import type { EraseObjects } from './erasingOn.ts';

export interface Erased extends Beside {
  rows: number;
  /** Versions of objects. */
  objects: number;
  /** Versions that the store still keeps, because their lock has not ended. */
  locked: number;
}

/** Row of a company that was erased. */
type Gone = Operated & {
  /** Day on which it was, and versions that were locked then; not told of one that was erased before they were counted. */
  BORRADA?: string;
  CON_CANDADO?: number;
};

interface Parts {
  dynamo: DynamoDBClient;
  eraseObjects: EraseObjects;
  /** Of one machine; on AWS nothing lies beside. */
  eraseBeside?: EraseBeside;
  now: () => Date;
}

/** Rows that one request deletes. */
const BATCH = 25;

/** The company's own, which says how far the order may go, and goes last. */
const OWN_ROW = companyRowKey('').sk;

/** Whether a row is of a company: by its key, which begins with it, or by the company that a shared one names. */
const isOf = (company: string, row: Record<string, unknown>): boolean => {
  if (row['sk'] === OWN_ROW) return false;
  const [first, owner] = String(row['pk']).split('#');
  return first === 'C' ? owner === company : row['company'] === company;
};

async function eraseRows(client: DynamoDBDocumentClient, table: string, company: string): Promise<number> {
  const TableName = tableName(table);
  let count = 0;
  const scan = { TableName, ConsistentRead: true, ProjectionExpression: 'pk, sk, company' };
  for await (const { Items = [] } of paginateScan({ client }, scan)) {
    const keys = Items.filter((row) => isOf(company, row)).map(({ pk, sk }) => ({
      DeleteRequest: { Key: { pk, sk } },
    }));
    for (let at = 0; at < keys.length; at += BATCH) {
      let waiting: typeof keys = keys.slice(at, at + BATCH);
      while (waiting.length > 0) {
        const answer = await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: waiting } }));
        waiting = (answer.UnprocessedItems?.[TableName] ?? []) as typeof keys;
      }
    }
    count += keys.length;
  }
  return count;
}

/**
 * Erases everything of a company that left, once the years of the law are over. No function may do so: it is an order on
 * the machine, with the rights of whoever gives it. What stays is a row that says that it was there and when it was erased.
 * Given again after it was interrupted it goes on; the company's own row goes last. Given again after it was done it takes away
 * what was locked then.
 * @param name as it stands in the company's row, so that nobody erases another by a wrong id.
 */
export async function eraseCompany(
  { dynamo, eraseObjects, eraseBeside = () => ({ files: 0, nobodys: 0 }), now }: Parts,
  id: string,
  name: string,
): Promise<Erased> {
  const client = DynamoDBDocumentClient.from(dynamo);
  const database = new Database(client, now);
  const company = await database.get<Gone>('users', companyRowKey(id));
  const impossible = (reason: string): Error => refusal('document.impossible-change', { reason });
  if (!company || company.PLATAFORMA === '1') throw impossible(`No hay ninguna empresa con el id «${id}».`);
  if (company.Nombre !== name.trim())
    throw impossible(`La empresa «${id}» no se llama «${name}». No se borró nada.`);
  if (company.BORRADA && company.CON_CANDADO === 0) {
    // One that was erased before anybody looked beside the tables.
    const left = eraseBeside(id);
    if (left.files > 0) return { rows: 0, objects: 0, locked: 0, ...left };
    throw impossible(`Los datos de esa empresa ya se borraron el ${formatDate(company.BORRADA)}.`);
  }
  if (company.ACTIVO === '1' || !company.BAJA)
    throw impossible(
      'La empresa no está de baja. Dela de baja en la consola de operación; no se borró nada.',
    );
  const today = localDay(now());
  if (today <= company.BAJA.HASTA)
    throw impossible(
      `Sus datos se conservan hasta el ${formatDate(company.BAJA.HASTA)}, como pide la ley. No se borró nada.`,
    );
  const users = await database.query<UserRecord>('users', {
    pk: companyRowKey(id).pk,
    prefix: 'USER#',
    few: 'people of one company',
  });
  const erased: Erased = { rows: 0, objects: 0, locked: 0, ...eraseBeside(id) };
  for (const { name: bucket } of buckets)
    for (const prefix of [`${id}/`, `${TEMPORARY_PREFIX}${id}/`]) {
      const { objects, locked } = await eraseObjects(bucket, prefix);
      erased.objects += objects;
      erased.locked += locked;
    }
  for (const { name: table } of tables.filter((each) => each.name !== 'users'))
    erased.rows += await eraseRows(client, table, id);
  // What lets its people in, and the list of companies at work; their logins may be given anew.
  for (const { Usuario } of users)
    await database.aside({ kind: 'delete', table: 'users', key: loginOwnerKey(Usuario) });
  await database.aside({ kind: 'delete', table: 'users', key: companyListKey(id) });
  erased.rows += await eraseRows(client, 'users', id);
  const { Nombre, Nit, AbreviaturaPais, BAJA } = company;
  await database.aside({
    kind: 'put',
    table: 'users',
    item: {
      ...companyRowKey(id),
      ...{ Nombre, Nit, AbreviaturaPais, BAJA, ACTIVO: '0', APLICACIONES: {} },
      ...{ BORRADA: company.BORRADA ?? today, CON_CANDADO: erased.locked },
    },
  });
  return erased;
}
