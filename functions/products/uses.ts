import { createHash } from 'node:crypto';
import { fold } from '../../shared/foundation/text/clean.ts';
import { codeMarkOf, goodsMarks, type ClassificationUse } from '../../shared/products/use.ts';
import type { Item, Key, Write } from '../runtime/database.ts';
import { markWrites } from '../runtime/documents/indexRows.ts';
import { companyKey } from '../runtime/keys.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';

/** Which declaration classified goods so, and what became of it. */
type Declared = Pick<ClassificationUse, 'FECHA' | 'CANAL' | 'MODULO' | 'ID' | 'NUMERO'>;

export interface UseRow extends Item, ClassificationUse {
  /** The declaration that classified them so before: what it said is left when the last one falls. */
  ANTES?: Declared;
}

interface Doors {
  services: Services;
  scope: TenantScope;
}

/** Rows of one write. */
const AT_ONCE = 25;
/** Different goods of one declaration that are remembered; the first of thousands of lines say what the company brings. */
const MOST_GOODS = 400;

export const usesPk = (scope: TenantScope) => companyKey(scope, 'use');
const useKey = (scope: TenantScope, id: string): Key => ({ pk: usesPk(scope), sk: id });

/** One row for goods of one code and name that had one classification: used again, it is the same row. */
const idOf = ({ CODIGO, NOMBRE, PARTIDA }: ClassificationUse): string =>
  createHash('sha256')
    .update([fold(CODIGO), fold(NOMBRE), PARTIDA].join('\n'))
    .digest('hex')
    .slice(0, 32);

/** Uses by their rows' ids, and those rows as far as there are any. */
async function known(
  { services, scope }: Doors,
  uses: readonly ClassificationUse[],
): Promise<{ id: string; use: ClassificationUse; row: UseRow | undefined }[]> {
  const byId = new Map<string, ClassificationUse>();
  for (const use of uses) {
    if (use.PARTIDA === '' || byId.size === MOST_GOODS) continue;
    byId.set(idOf(use), use);
  }
  const rows = await services.database.getMany<UseRow>(
    'products',
    [...byId.keys()].map((id) => useKey(scope, id)),
  );
  return [...byId].map(([id, use], at) => ({ id, use, row: rows[at] }));
}

async function write({ services }: Doors, writes: readonly Write[]): Promise<void> {
  for (let at = 0; at < writes.length; at += AT_ONCE)
    await services.database.aside(...writes.slice(at, at + AT_ONCE));
}

const declaredIn = ({ FECHA, CANAL, MODULO, ID, NUMERO }: Declared): Declared => ({
  ...{ FECHA, CANAL, MODULO, ID, NUMERO },
});

/**
 * Remembers how the goods of an accepted declaration were classified. Told twice it changes nothing, and older news
 * takes nothing back.
 */
export async function recordUses(doors: Doors, uses: readonly ClassificationUse[]): Promise<void> {
  const { scope } = doors;
  const writes = (await known(doors, uses)).flatMap(({ id, use, row }): Write[] => {
    if (row && row.FECHA > use.FECHA) return [];
    const before = row?.ID === use.ID ? row.ANTES : row && declaredIn(row);
    const item = { ...use, ...(before ? { ANTES: before } : {}), ...useKey(scope, id) };
    const put: Write = { kind: 'put', table: 'products', item };
    return row ? [put] : [put, ...markWrites('products', scope, [], marksOfUse(use), id)];
  });
  await write(doors, writes);
}

/**
 * Takes back what a declaration said of goods and says no more: it was annulled, or a change of it classified them
 * otherwise. What another declaration said of them before stays. Done again, it changes nothing.
 * @param said what it said of them, and `says` what it says now
 */
export async function retractUses(
  doors: Doors,
  { said, says }: { said: readonly ClassificationUse[]; says: readonly ClassificationUse[] },
): Promise<void> {
  const { scope } = doors;
  const staying = new Set(says.map(idOf));
  const gone = said.filter((use) => !staying.has(idOf(use)));
  const writes = (await known(doors, gone)).flatMap(({ id, use, row }): Write[] => {
    if (!row) return [];
    const { ANTES, ...last } = row;
    // Whoever says it since keeps it.
    const when = { equals: { ID: row.ID } };
    const key = useKey(scope, id);
    const put = (next: UseRow): Write => ({
      ...{ kind: 'put', table: 'products', when },
      item: { ...next, ...key },
    });
    if (row.ID !== use.ID) return ANTES?.ID === use.ID ? [put(last)] : [];
    if (ANTES) return [put({ ...last, ...ANTES })];
    const leaves: Write = { kind: 'delete', table: 'products', key, when };
    return [leaves, ...markWrites('products', scope, marksOfUse(use), [], id)];
  });
  await write(doors, writes);
}

/** Says the channel of a declaration where it is the last that classified goods so. Done again, it changes nothing. */
export async function noteChannel(doors: Doors, uses: readonly ClassificationUse[]): Promise<void> {
  const { scope } = doors;
  const writes = (await known(doors, uses)).flatMap(({ id, use, row }): Write[] =>
    row?.ID === use.ID && row.CANAL !== use.CANAL
      ? [
          {
            kind: 'update',
            table: 'products',
            key: useKey(scope, id),
            set: { CANAL: use.CANAL },
            when: { equals: { ID: use.ID } },
          },
        ]
      : [],
  );
  await write(doors, writes);
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
