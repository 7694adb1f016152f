import { TEMPORARY_PREFIX } from '../../../shared/foundation/temporary.ts';
import { orderIn } from '../../../shared/transmission/deliveries/names.ts';
import { ConditionLost } from '../../runtime/database.ts';
import { FILES } from '../../runtime/attached/shelf.ts';
import { jobScope, type TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { keepEvidence, sha256 } from '../archive.ts';
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
  for (const waiting of (await door.waiting()).slice(0, MOST_FILES)) {
    const { name, bytes } = waiting;
    const order = orderIn(name);
    const named =
      order === '' ? undefined : await database.get<DeliveredOrderRow>(SERVICES, orderKey(row, order));
    if (!named) continue;
    if (bytes > MOST_BYTES) {
      log.warn('files.failed', { company: row.company, reason: 'too-large', bytes });
      continue;
    }
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
    await door.taken(name);
  }
  return fresh;
}
