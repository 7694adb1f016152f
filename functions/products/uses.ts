import { createHash } from 'node:crypto';
import { fold } from '../../shared/foundation/text/clean.ts';
import { codeMarkOf, goodsMarks, type ClassificationUse } from '../../shared/products/use.ts';
import type { Item, Key, Write } from '../runtime/database.ts';
import { markWrites } from '../runtime/documents/indexRows.ts';
import { companyKey } from '../runtime/keys.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';

export interface UseRow extends Item, ClassificationUse {}

interface Doors {
  services: Services;
  scope: TenantScope;
}

/** Rows of one write. */
const AT_ONCE = 25;
/** Different goods of one declaration that are remembered; the first of thousands of lines say what the company brings. */
const MOST_GOODS = 400;

const useKey = (scope: TenantScope, id: string): Key => ({ pk: companyKey(scope, 'use'), sk: id });

/** One row for goods of one code and name that had one classification: used again, it is the same row. */
const idOf = ({ CODIGO, NOMBRE, PARTIDA }: ClassificationUse): string =>
  createHash('sha256')
    .update([fold(CODIGO), fold(NOMBRE), PARTIDA].join('\n'))
    .digest('hex')
    .slice(0, 32);

/**
 * Remembers how the goods of an accepted declaration were classified. Told twice it changes nothing, and older news
 * takes nothing back.
 */
export async function recordUses(
  { services, scope }: Doors,
  uses: readonly ClassificationUse[],
): Promise<void> {
  const byId = new Map<string, ClassificationUse>();
  for (const use of uses) {
    if (use.PARTIDA === '' || byId.size === MOST_GOODS) continue;
    byId.set(idOf(use), use);
  }
  const ids = [...byId.keys()];
  const known = await services.database.getMany<UseRow>(
    'products',
    ids.map((id) => useKey(scope, id)),
  );
  const writes = ids.flatMap((id, index): Write[] => {
    const use = byId.get(id)!;
    const before = known[index];
    if (before && before.FECHA > use.FECHA) return [];
    const row: Write = { kind: 'put', table: 'products', item: { ...use, ...useKey(scope, id) } };
    return before ? [row] : [row, ...markWrites('products', scope, [], marksOfUse(use), id)];
  });
  for (let at = 0; at < writes.length; at += AT_ONCE)
    await services.database.aside(...writes.slice(at, at + AT_ONCE));
}

const marksOfUse = ({ CODIGO, NOMBRE }: ClassificationUse): string[] => {
  const code = codeMarkOf('uso', CODIGO);
  return [...(code === undefined ? [] : [code]), ...goodsMarks('uso', NOMBRE)];
};

/** Uses by their ids; those that are not there are left out. */
export async function usesById(
  { services, scope }: Doors,
  ids: readonly string[],
): Promise<Map<string, UseRow>> {
  const rows =
    ids.length === 0
      ? []
      : await services.database.getMany<UseRow>(
          'products',
          ids.map((id) => useKey(scope, id)),
        );
  return new Map(rows.flatMap((row) => (row ? [[row.sk, row] as const] : [])));
}
