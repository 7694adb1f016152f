import { countries } from '../../shared/countries/countries.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { plainOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { isOneOf } from '../../shared/foundation/oneOf.ts';
import { documentKinds } from '../../shared/documentKinds.ts';
import type { UserRow } from '../runtime/caller.ts';
import type { Call } from '../runtime/executor.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { numberHolder } from '../runtime/documents/indexRows.ts';
import { companyKey, SEPARATOR } from '../runtime/keys.ts';
import type { LineRow } from './rows.ts';

type Doors = Pick<Call<unknown>, 'services' | 'scope'>;

/**
 * What people call what lines are about, by id: a document as it is called now, a person by name. What is not there any
 * more has none.
 */
export async function titlesOf(
  { services, scope }: Doors,
  rows: readonly LineRow[],
  people: readonly UserRow[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map(people.map(({ IdUsuario, NombreUsuario }) => [IdUsuario, NombreUsuario]));
  await Promise.all(
    documentKinds.map(async (kind) => {
      const own = rows.filter(({ MODULO, ID }) => MODULO === kind.module && ID !== '');
      const ids = [...new Set(own.map(({ ID }) => ID))];
      if (ids.length === 0) return;
      const keys = ids.map((id) => ({ pk: companyKey(scope), sk: `H#${id}` }));
      const headers = await services.database.getMany<HeaderRow>(kind.module, keys);
      for (const header of headers) if (header) titles.set(header.ID, titleOf(kind, header.RESUMEN));
    }),
  );
  return titles;
}

/** An id, as every document and user has one. */
const ID = /^[a-z]+-[0-9a-z-]{6,}$/;

/**
 * The id of what somebody typed: an id, or the number of a document, of its module where one is chosen; of an order and its
 * declaration, which share it, the order. What nothing has stays as it was typed, and finds nothing.
 */
export async function idTyped({ services, scope }: Doors, typed: string, module = ''): Promise<string> {
  const text = typed.trim();
  if (text === '' || ID.test(text)) return text;
  const number = plainOrderNumber(text);
  const { declaration } = countries[scope.country];
  const modules = module === '' ? ['work-orders', declaration.module] : [module];
  for (const { module: table } of documentKinds.filter((kind) => isOneOf(modules, kind.module)))
    for (const each of new Set([number, text])) {
      const held = each.includes(SEPARATOR)
        ? undefined
        : await numberHolder(services.database, table, scope, each);
      if (held !== undefined) return held;
    }
  return text;
}
