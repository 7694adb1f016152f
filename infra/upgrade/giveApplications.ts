import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { CompanyRow, UserRow } from '../../functions/runtime/caller.ts';
import { countries } from '../../shared/countries/countries.ts';
import { isModuleOf } from '../../shared/countries/isModuleOf.ts';
import type { ModuleName } from '../../shared/foundation/modules.ts';
import { rightsOf } from '../../shared/users/applications.ts';
import type { Done } from './done.ts';
import { scanned } from '../everyRow.ts';

/** An application that companies were made without before it was there. */
interface Later {
  module: ModuleName;
  /** Who has this one gets it, with the same marks and rights. */
  like: ModuleName;
  /** Whether a user gets it; everybody of its company who has the other when absent. */
  who?: (user: UserRow) => boolean;
}

/** Who writes in a module is of the brokerage; a client only reads, and what holds all clients' things is not theirs. */
const writes =
  (module: ModuleName) =>
  ({ PERMISOS }: UserRow): boolean =>
    PERMISOS.some((each) => each.ID_MODULO === module && each.CLAVE === 'escribir' && each.VALOR === '1');

const LATER: readonly Later[] = [
  ...Object.values(countries).map(({ declaration }): Later => ({ module: declaration.module, like: 'duca' })),
  { module: 'manifests', like: 'duca', who: writes('duca') },
  { module: 'cafta', like: 'duca', who: writes('duca') },
  { module: 'parties', like: 'invoices', who: writes('invoices') },
  { module: 'products', like: 'invoices', who: writes('invoices') },
  { module: 'registers', like: 'invoices', who: ({ SUPER }) => SUPER === '1' },
  { module: 'notifications', like: 'work-orders' },
  { module: 'logbook', like: 'users', who: ({ SUPER }) => SUPER === '1' },
];

type Row = CompanyRow | UserRow;

/**
 * Gives each company and its people the applications of its country that came after it was made, as they have the one
 * that they are like. What stands in a row already, also as taken away, is left; running again changes nothing.
 * @param nameOf physical name of a table of the topology.
 * @returns how many companies and users got something, and how many somebody changed at this very moment: the next run gives.
 */
export async function giveApplications(
  client: DynamoDBDocumentClient,
  nameOf: (table: string) => string,
): Promise<Done> {
  const TableName = nameOf('users');
  const rows = await rowsOf<Row>(client, TableName);
  const countryOf = new Map(rows.filter(isCompany).map((each) => [each.pk, each.AbreviaturaPais]));
  const told: Done = { done: 0, left: 0 };
  for (const row of rows) {
    const country = countryOf.get(row.pk);
    const missing = country
      ? LATER.filter((each) => isModuleOf(country, each.module) && owes(row, each))
      : [];
    if (missing.length === 0) continue;
    told[(await give(client, TableName, row, missing)) ? 'done' : 'left'] += 1;
  }
  return told;
}

const owes = (row: Row, { module, like, who }: Later): boolean =>
  row.APLICACIONES[module] === undefined &&
  row.APLICACIONES[like] !== undefined &&
  (isCompany(row) || who === undefined || who(row));

/** On condition that the row is as it was read: what a person changed meanwhile stands, and the next start gives. */
async function give(
  client: DynamoDBDocumentClient,
  TableName: string,
  row: Row,
  missing: readonly Later[],
): Promise<boolean> {
  const marks = row.APLICACIONES as Record<string, unknown>;
  const applications = {
    ...marks,
    ...Object.fromEntries(missing.map(({ module, like }) => [module, marks[like]])),
  };
  const rights = isCompany(row) ? undefined : row.PERMISOS;
  const more = missing.flatMap(({ module, like }) =>
    (rights ?? [])
      .filter((each) => each.ID_MODULO === like && rightsOf[module]?.some((key) => key === each.CLAVE))
      .map((each) => ({ ...each, ID_MODULO: module })),
  );
  const update = new UpdateCommand({
    TableName,
    Key: { pk: row.pk, sk: row.sk },
    UpdateExpression: `SET APLICACIONES = :applications${rights ? ', PERMISOS = :rights' : ''}`,
    ConditionExpression: `APLICACIONES = :marks${rights ? ' AND PERMISOS = :before' : ''}`,
    ExpressionAttributeValues: {
      ':applications': applications,
      ':marks': marks,
      ...(rights && { ':before': rights, ':rights': [...rights, ...more] }),
    },
  });
  try {
    await client.send(update);
    return true;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return false;
  }
}

const isCompany = (row: Row): row is CompanyRow => row.sk === 'COMPANY';

const rowsOf = <R>(client: DynamoDBDocumentClient, TableName: string): Promise<R[]> =>
  Array.fromAsync(
    scanned<R>(client, {
      TableName,
      ConsistentRead: true,
      FilterExpression: '(sk = :company OR begins_with(sk, :user)) AND attribute_exists(APLICACIONES)',
      ExpressionAttributeValues: { ':company': 'COMPANY', ':user': 'USER#' },
    }),
  );
