import { fromUnits } from '../../../shared/foundation/decimal/decimal.ts';
import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import { workOrderDefinition } from '../../../shared/work-orders/definition.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import { DocumentStore } from '../../runtime/documents/store.ts';
import { allHeaders } from '../../runtime/documents/streams.ts';
import { USAGE, usagePk, type UsageRow } from '../../runtime/usage.ts';
import { usesPk } from '../../products/uses.ts';
import { configurationPk } from '../../users/configuration.ts';
import { monthlyPrices } from '../../users/operator/monthlyPrices.ts';
import { monthOf } from '../../users/operator/usageOf.ts';
import type { UserRecord } from '../../users/userRows.ts';
import { accountKey, costsOf, type AccountItem } from '../../work-orders/costs/costRows.ts';
import { importerOf } from '../../work-orders/importerRows.ts';
import type { Parts } from '../facts/readFacts.ts';
import { everyRow, rowsInPages } from './everyRow.ts';
import { jsonFile, plainRow, type Unit } from './exportedFile.ts';

// What a company has that lies beside no document of its own.

/** Headers that are read at once, and accounts. */
const [HEADERS, ACCOUNTS] = [500, 100] as const;

/** Clients in whose accounts the lines of an order may be: those that it names and named. */
async function clientsOf(parts: Parts, header: HeaderRow): Promise<string[]> {
  const named = [importerOf(header), ...(header.IMPORTADORES ?? '').split('|')];
  // Who was named before that was kept is known by the lines alone.
  if (named.includes('?')) named.push(...(await costsOf(parts, header.ID)).map(({ NIT }) => NIT));
  return named.filter((each) => each !== '?').map(plainTaxId);
}

/** What each client owes, or has paid in advance: by the orders that name them, for an account says nothing but its sum. */
export async function clientAccounts(parts: Parts): Promise<Record<string, string>[]> {
  const { services, scope } = parts;
  const store = new DocumentStore(workOrderDefinition, services, scope);
  // Lines of an order that names nobody lie in an account all the same.
  const clients = new Set<string>(['']);
  for await (const header of allHeaders(store)(undefined, HEADERS))
    for (const client of await clientsOf(parts, header)) clients.add(client);
  const taxIds = [...clients].sort();
  const found: Record<string, string>[] = [];
  for (let at = 0; at < taxIds.length; at += ACCOUNTS) {
    const some = taxIds.slice(at, at + ACCOUNTS);
    const keys = some.map((taxId) => accountKey(scope, taxId));
    const rows = await services.database.getMany<AccountItem>('work-orders', keys);
    for (const [index, NIT] of some.entries()) {
      const row = rows[index];
      if (row)
        found.push({ NIT, LOCAL: fromUnits(row.LOCAL ?? 0, 2), DOLARES: fromUnits(row.DOLARES ?? 0, 2) });
    }
  }
  return found;
}

/** What each person chose: saved reports and views, columns of lists, notices, print toggles. */
export async function personalOptions(
  { services, scope }: Parts,
  users: readonly Pick<UserRecord, 'IdUsuario' | 'Usuario'>[],
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (const { IdUsuario, Usuario } of users) {
    const rows = await everyRow(services.database, 'users', configurationPk(scope, IdUsuario));
    const whose = { ID_USUARIO: IdUsuario, USUARIO: Usuario };
    found.push(...rows.flatMap(plainRow).map((row) => ({ ...whose, ...row })));
  }
  return found;
}

/** What each month used and cost. */
export async function billedMonths({ services, scope }: Parts): Promise<unknown[]> {
  const [rows, prices] = await Promise.all([
    everyRow<UsageRow>(services.database, 'transmissions', usagePk(scope), [USAGE, `${USAGE}~`]),
    monthlyPrices(services, scope.country),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const month = row.sk.slice(USAGE.length);
      return monthOf(month, row, await prices(month));
    }),
  );
}

/** How the goods of accepted declarations were classified, which is proposed again; so many rows a file. */
export async function* classifications({ services, scope }: Parts, after: string): AsyncGenerator<Unit> {
  for await (const rows of rowsInPages(services.database, 'products', usesPk(scope), after)) {
    const name = `clasificaciones/clasificaciones-${rows[0]!.sk}.json`;
    yield { after: rows.at(-1)!.sk, documents: 0, files: [jsonFile(name, rows.flatMap(plainRow))] };
  }
}
