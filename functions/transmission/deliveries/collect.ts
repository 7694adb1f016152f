import { isPlainName, orderIn } from '../../../shared/transmission/deliveries/names.ts';
import { ConditionLost } from '../../runtime/database.ts';
import { jobScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { EVIDENCE, sha256 } from '../archive.ts';
import type { FilesDoor } from '../gateways/files/filesDoor.ts';
import { SERVICES } from '../outside/rows.ts';
import { orderKey, receivedOf, type CollectRow, type DeliveredOrderRow, type ReceivedRow } from './rows.ts';

/** A larger file is no answer to a declaration; it stays where it is. */
const MOST_BYTES = 25 * 1024 * 1024;
/** Files that one look fetches. */
const MOST_FILES = 50;

/**
 * Fetches what the authority left of declarations that this company delivered files of, keeps it locked, and only then
 * takes it away there: what breaks off in between is fetched again and kept once. What names no such declaration is
 * left alone, for it may be another's.
 * @returns how many files are new.
 */
export async function collect(services: Services, door: FilesDoor, row: CollectRow): Promise<number> {
  const { database, files, now, log } = services;
  const scope = jobScope(row.company, row.country);
  let fresh = 0;
  for (const waiting of (await door.waiting()).slice(0, MOST_FILES)) {
    const { name, bytes } = waiting;
    const order = isPlainName(name) ? orderIn(name) : '';
    const named =
      order === '' ? undefined : await database.get<DeliveredOrderRow>(SERVICES, orderKey(row, order));
    if (!named) continue;
    if (bytes > MOST_BYTES) {
      log.warn('files.failed', { company: row.company, reason: 'too-large', bytes });
      continue;
    }
    const content = await door.get(waiting);
    const hash = sha256(content);
    const object = `received/${named.kind}/${named.id}/${hash}`;
    await files.putOnce(scope, EVIDENCE, object, content, 'application/octet-stream');
    const item: ReceivedRow = {
      pk: receivedOf({ ...row, kind: named.kind, id: named.id }),
      sk: hash,
      name,
      bytes,
      object,
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
