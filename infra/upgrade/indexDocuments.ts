import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Write } from '../../functions/runtime/database.ts';
import { formOf, INDEX_FORM, indexHeader, isMarked } from '../../functions/runtime/documents/headerIndex.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { anyPart } from '../../functions/runtime/documents/totals.ts';
import { joinAdds } from '../../functions/runtime/joinAdds.ts';
import { companyKey, systemKey } from '../../functions/runtime/keys.ts';
import { sdkWrite } from '../../functions/runtime/sdkWrite.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { Done } from './done.ts';
import { companyOf, everyHeader } from './documentRows.ts';
import { nameOfThrown } from '../../shared/foundation/thrown.ts';

/** Row of a table that says that nothing of before is left in it. */
const DONE = { pk: systemKey('upgrade'), sk: 'index' };
const AT_ONCE = 8;
const ASIDE = 25;

type NameOf = (table: string) => string;

/**
 * Puts the documents that earlier versions saved into the index by which lists, searches and totals find them. Each is
 * one transaction on condition that it is not there, so that running again counts nothing twice; bodies, locks and
 * versions stay as they are.
 * @param nameOf physical name of a table of the topology.
 */
export async function indexDocuments(
  client: DynamoDBDocumentClient,
  tables: readonly string[],
  nameOf: NameOf,
): Promise<Done> {
  const waiting: string[] = [];
  for (const table of tables) {
    const { Item } = await client.send(
      new GetCommand({ TableName: nameOf(table), Key: { ...DONE }, ConsistentRead: true }),
    );
    if (Item?.['form'] !== INDEX_FORM) waiting.push(table);
  }
  const sum: Done = { done: 0, left: 0 };
  if (waiting.length === 0) return sum;
  // The kinds bring their checks and tables along: only what has work to do waits for them.
  const { documentDefinitions } = await import('../../shared/documentDefinitions.ts');
  const mark = (table: string) =>
    client.send(new PutCommand({ TableName: nameOf(table), Item: { ...DONE, form: INDEX_FORM } }));
  for (const kind of Object.values(documentDefinitions)) {
    if (!waiting.includes(kind.module)) continue;
    let part: HeaderRow[] = [];
    const told: boolean[] = [];
    const take = async (): Promise<void> => {
      told.push(...(await Promise.all(part.map((header) => indexOne(client, kind, header, nameOf)))));
      part = [];
    };
    for await (const header of everyHeader(client, nameOf(kind.module))) {
      if ((header.INDICE ?? 0) >= formOf(kind)) continue;
      part.push(header);
      if (part.length >= AT_ONCE) await take();
    }
    await take();
    const left = told.filter((each) => !each).length;
    sum.done += told.length - left;
    sum.left += left;
    if (left === 0) await mark(kind.module);
  }
  return sum;
}

async function indexOne(
  client: DynamoDBDocumentClient,
  kind: AnyDocument,
  header: HeaderRow,
  nameOf: NameOf,
): Promise<boolean> {
  const scope = { company: companyOf(header) };
  const { module } = kind;
  const content = header.MARCAS ?? [];
  const { facts, totals, marks } = indexHeader(kind, scope, anyPart(), {
    before: header,
    after: header,
    content,
  });
  const { MARCAS: _none, ...bare } = facts;
  const update: Write = {
    kind: 'update',
    table: module,
    key: { pk: companyKey(scope), sk: header.sk },
    // One whose body was never looked into still waits for it (`indexMissing`).
    set: header.MARCAS ? { ...facts } : bare,
    when: {
      equals: { LOCK: header.LOCK, ESTADO: header.ESTADO },
      missingOrBelow: { INDICE: formOf(kind) },
    },
  };
  const send = (writes: readonly Write[]) =>
    client.send(
      new TransactWriteCommand({ TransactItems: joinAdds(writes).map((each) => sdkWrite(each, nameOf)) }),
    );
  // Rows of the index may lie there before the document says so: whoever finds one asks its header.
  for (let at = 0; at < marks.length; at += ASIDE) await send(marks.slice(at, at + ASIDE));
  try {
    await send([update, ...totals]);
  } catch (error) {
    if (nameOfThrown(error) !== 'TransactionCanceledException') throw error;
    return false;
  }
  const old = (isMarked(header) ? [] : content).map((mark): Write => ({
    kind: 'delete',
    table: module,
    key: { pk: companyKey(scope, 'mark'), sk: `${mark}#${header.ID}` },
  }));
  for (let at = 0; at < old.length; at += ASIDE) await send(old.slice(at, at + ASIDE));
  return true;
}
