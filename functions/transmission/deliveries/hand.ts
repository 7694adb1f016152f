import { plainOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import { isPlainName } from '../../../shared/transmission/deliveries/names.ts';
import type { Write } from '../../runtime/database.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import type { DocumentOf } from '../lookups/rows.ts';
import { SERVICES } from '../outside/rows.ts';
import { collectKey, deliveriesOf, dueAt, orderKey, type CollectRow, type DeliveryRow } from './rows.ts';

/** A file that a document hands over: its name at the authority, and where its bytes lie. */
export interface Handed {
  name: string;
  object: string;
  bytes: number;
  sha256: string;
}

/** What the authority may still answer to a file that it was given. */
export const COLLECTED_FOR_MS = 30 * 24 * 3_600_000;

/**
 * Queues files of a document for the authority, and looks from now on for what it leaves of that declaration. What is
 * delivered is not sent again, unless the document holds other bytes under that name; what had stopped begins anew.
 * @returns writes for the caller's own transaction, and how many files they queue; none where everything is delivered.
 */
export async function handFiles(
  { database, now }: Services,
  scope: Pick<TenantScope, 'company' | 'country'>,
  document: Pick<DocumentOf, 'kind' | 'id'>,
  order: string,
  files: readonly Handed[],
): Promise<{ writes: Write[]; queued: number }> {
  const owner: DocumentOf = { company: scope.company, country: scope.country, ...document };
  const pk = deliveriesOf(owner);
  const at = now().getTime();
  const known = await database.getMany<DeliveryRow>(
    SERVICES,
    files.map(({ name }) => ({ pk, sk: name })),
  );
  const rows = files.flatMap(({ name, object, bytes, sha256 }, index): DeliveryRow[] => {
    if (!isPlainName(name)) throw new Error(`A file cannot be called ${JSON.stringify(name)} there`);
    const before = known[index];
    const same = before?.sha256 === sha256;
    if (same && before?.state === 'ENTREGADO') return [];
    return [
      {
        ...owner,
        pk,
        sk: name,
        job: 'deliver',
        object,
        bytes,
        sha256,
        state: 'EN_COLA',
        begun: same && (before?.begun ?? false),
        tries: 0,
        at: 0,
        ...dueAt(owner, at, `${owner.id}~${name}`),
      },
    ];
  });
  if (rows.length === 0) return { writes: [], queued: 0 };
  const collect: CollectRow = {
    ...collectKey(owner),
    job: 'collect',
    company: owner.company,
    country: owner.country,
    until: at + COLLECTED_FOR_MS,
    tries: 0,
    ...dueAt(owner, at, '~'),
  };
  const number = orderKey(owner, plainOrderNumber(order));
  const writes: Write[] = [
    ...rows.map((item): Write => ({
      kind: 'put',
      table: SERVICES,
      item,
      told: [{ field: 'Archivo para la autoridad', before: '', after: String(item.sk) }],
    })),
    { kind: 'put', table: SERVICES, item: { ...number, kind: owner.kind, id: owner.id } },
    { kind: 'put', table: SERVICES, item: collect },
  ];
  return { writes, queued: rows.length };
}
