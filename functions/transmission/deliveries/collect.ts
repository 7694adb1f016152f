import { TEMPORARY_PREFIX } from '../../../shared/foundation/temporary.ts';
import { orderIn } from '../../../shared/transmission/deliveries/names.ts';
import { ConditionLost } from '../../runtime/database.ts';
import { FILES } from '../../runtime/attached/shelf.ts';
import { jobScope, type TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { sha256 } from '../../runtime/digest.ts';
import { keepEvidence } from '../archive.ts';
import type { FilesDoorway, Waiting } from '../gateways/files/filesDoor.ts';
import { SERVICES } from '../outside/rows.ts';
import { orderKey, receivedOf, type CollectRow, type DeliveredOrderRow, type ReceivedRow } from './rows.ts';

/** A larger file is no answer to a declaration; it stays where it is. */
const MOST_BYTES = 25 * 1024 * 1024;
/** Files that one look fetches. */
const MOST_FILES = 50;

/** Where what came of a file rests until the rest comes; its name tells it from another that took its place. */
const partOf = ({ name, bytes, modified }: Waiting): string =>
  `${TEMPORARY_PREFIX}recogida/${name}/${bytes}-${modified.replaceAll(':', '')}`;

/** The bytes of a file that waits, gone on with where the last look had to leave off. */
async function fetched(
  { files }: Services,
  scope: TenantScope,
  door: FilesDoorway,
  waiting: Waiting,
): Promise<Uint8Array> {
  const isKnown = waiting.modified !== '';
  const begun = isKnown ? await files.get(scope, FILES, partOf(waiting)) : undefined;
  return door.get(waiting, begun ?? new Uint8Array(), async (came) => {
    if (isKnown) await files.put(scope, FILES, partOf(waiting), came, 'application/octet-stream');
  });
}

/** The declarations of this company that files are named after, by their number. */
async function deliveredOrders(
  { database }: Services,
  row: CollectRow,
  listed: readonly Waiting[],
): Promise<Map<string, DeliveredOrderRow>> {
  const orders = [...new Set(listed.map(({ name }) => orderIn(name)))].filter((order) => order !== '');
  const keys = orders.map((order) => orderKey(row, order));
  const known = await database.getMany<DeliveredOrderRow>(SERVICES, keys);
  return new Map(known.flatMap((each, at) => (each ? [[orders[at] ?? '', each] as const] : [])));
}

/**
 * Fetches what the authority left of declarations that this company delivered files of, keeps it locked, and only then
 * takes it away there: what breaks off in between is fetched again and kept once. What names no such declaration is
 * left alone, for it may be another's.
 * @returns how many files are new.
 */
export async function collect(services: Services, door: FilesDoorway, row: CollectRow): Promise<number> {
  const { database, now, log } = services;
  const scope = jobScope(row.company, row.country);
  let fresh = 0;
  let taken = 0;
  const listed = await door.waiting();
  const ours = await deliveredOrders(services, row, listed);
  for (const waiting of listed) {
    const { name, bytes } = waiting;
    const named = ours.get(orderIn(name));
    if (!named) continue;
    if (bytes > MOST_BYTES) {
      log.warn('files.failed', { company: row.company, reason: 'too-large', bytes });
      continue;
    }
    // What stays there takes no place of what is fetched, however much of it the folder begins with.
    if (taken === MOST_FILES) break;
    taken += 1;
    const content = await fetched(services, scope, door, waiting);
    const hash = sha256(content);
    const object = `received/${named.kind}/${named.id}/${hash}`;
    const kept = await keepEvidence(services, scope, object, content, 'application/octet-stream');
    const item: ReceivedRow = {
      pk: receivedOf({ ...row, kind: named.kind, id: named.id }),
      sk: hash,
      name,
      bytes,
      object,
      ...(kept.VERSION_OBJETO === undefined ? {} : { objectVersion: kept.VERSION_OBJETO }),
      at: now().getTime(),
    };
    try {
      await database.aside({ kind: 'put', table: SERVICES, item, when: { absent: true } });
      fresh += 1;
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
    }
    await door.taken(waiting);
  }
  return fresh;
}
