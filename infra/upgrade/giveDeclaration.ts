import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { CompanyRow, UserRow } from '../../functions/runtime/caller.ts';
import { countries } from '../../shared/countries/countries.ts';
import type { ModuleName } from '../../shared/foundation/modules.ts';

/** The declaration that companies of every country were given while there was no other. */
const FIRST: ModuleName = 'duca';

/**
 * Gives each company and its people the declaration of their own country, as they have the one that was given to
 * everybody before. What stands in a row already is left; running again changes nothing.
 * @param nameOf physical name of a table of the topology.
 * @returns how many companies and users got it.
 */
export async function giveDeclaration(
  client: DynamoDBDocumentClient,
  nameOf: (table: string) => string,
): Promise<number> {
  const TableName = nameOf('users');
  const rows = await rowsOf<CompanyRow | UserRow>(client, TableName);
  const own = new Map(
    rows
      .filter(isCompany)
      .map(({ pk, AbreviaturaPais }) => [pk, countries[AbreviaturaPais].declaration.module]),
  );
  let given = 0;
  for (const row of rows) {
    const module = own.get(row.pk);
    const before = row.APLICACIONES[FIRST];
    if (module === undefined || before === undefined || row.APLICACIONES[module] !== undefined) continue;
    const rights = isCompany(row) ? undefined : row.PERMISOS;
    const same = rights?.filter((each) => each.ID_MODULO === FIRST) ?? [];
    await client.send(
      new UpdateCommand({
        TableName,
        Key: { pk: row.pk, sk: row.sk },
        UpdateExpression: `SET APLICACIONES.#module = :application${rights ? ', PERMISOS = :rights' : ''}`,
        ConditionExpression: `attribute_not_exists(APLICACIONES.#module)${rights ? ' AND PERMISOS = :before' : ''}`,
        ExpressionAttributeNames: { '#module': module },
        ExpressionAttributeValues: {
          ':application': before,
          ...(rights && {
            ':before': rights,
            ':rights': [...rights, ...same.map((each) => ({ ...each, ID_MODULO: module }))],
          }),
        },
      }),
    );
    given += 1;
  }
  return given;
}

const isCompany = (row: CompanyRow | UserRow): row is CompanyRow => row.sk === 'COMPANY';

async function rowsOf<R>(client: DynamoDBDocumentClient, TableName: string): Promise<R[]> {
  const found: R[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName,
        ConsistentRead: true,
        FilterExpression: '(sk = :company OR begins_with(sk, :user)) AND attribute_exists(APLICACIONES)',
        ExpressionAttributeValues: { ':company': 'COMPANY', ':user': 'USER#' },
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    found.push(...((page.Items ?? []) as R[]));
    start = page.LastEvaluatedKey;
  } while (start);
  return found;
}
