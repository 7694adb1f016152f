import { documentKinds } from '../../shared/documentKinds.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import type { FactKind } from '../../shared/foundation/facts/fact.ts';
import { kindsOfNotice } from '../../shared/notifications/kinds.ts';
import { isKnownTo } from '../runtime/documents/ownImporters.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { companyKey } from '../runtime/keys.ts';
import type { Parts } from '../runtime/people.ts';

/** What was told, and the address to which it leads; absent in a mail of before it was kept. */
interface ToldRow {
  AVISO: FactKind;
  RUTA?: string;
}

/** The document to which an address leads; undefined where it leads to none. */
function documentAt(path: string) {
  const kind = documentKinds.find((each) => path.startsWith(`${addressOfDocument(each)}/`));
  const [, id = ''] = /^\/[^/]+\/([^/?#]+)/.exec(path) ?? [];
  return kind && id !== '' ? { kind, id } : undefined;
}

/**
 * Of what was told, what the person of the scope may know at this moment, in one round trip for a hundred documents: who
 * lost an application or an importer since reads neither what bell nor mails say of them.
 */
export async function stillTold<R extends ToldRow>(
  { services, scope }: Parts,
  rows: readonly R[],
): Promise<R[]> {
  const about = rows.map((row) => {
    const found = documentAt(row.RUTA ?? '');
    if (!found) return { row, may: mayHearOf(row) };
    const key = { pk: companyKey(scope), sk: `H#${found.id}` };
    return { row, may: scope.permissions.has(`${found.kind.module}:read`), kind: found.kind, key };
  });
  const places = new Map(
    about.flatMap(({ may, kind, key }) =>
      may && kind ? [[`${kind.module} ${key.sk}`, { table: kind.module, key }] as const] : [],
    ),
  );
  const headers = places.size === 0 ? [] : await services.database.getEach<HeaderRow>([...places.values()]);
  const known = new Map([...places.keys()].map((name, at) => [name, headers[at]]));
  return about
    .filter(({ may, kind, key }) => {
      if (!may || !kind) return may;
      const header = known.get(`${kind.module} ${key.sk}`);
      return header !== undefined && isKnownTo(scope, kind, header);
    })
    .map(({ row }) => row);

  /** What names no document is told to who reads its module; where that is not known, to who knows every importer. */
  function mayHearOf({ AVISO, RUTA }: ToldRow): boolean {
    const { module } = kindsOfNotice[AVISO];
    if (module && !scope.permissions.has(`${module}:read`)) return false;
    return RUTA !== undefined || scope.importers === undefined;
  }
}
