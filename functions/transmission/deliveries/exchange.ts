import { partName } from '../../../shared/transmission/deliveries/names.ts';
import { STOPS, type DeliveryReason } from '../../../shared/transmission/deliveries/states.ts';
import { Apart } from '../../runtime/apart.ts';
import { settings } from '../../runtime/config.ts';
import { ConditionLost } from '../../runtime/database.ts';
import { dueBy, dueIndex } from '../../runtime/dueTimes.ts';
import { jobScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { shardKeys, SHARDS } from '../../runtime/shards.ts';
import { fairOrder } from '../drain.ts';
import {
  FilesDoor,
  NotDelivered,
  type FilesAddress,
  type FilesDoorway,
} from '../gateways/files/filesDoor.ts';
import { admits, tell } from '../outside/circuit.ts';
import { accountAt, type Account } from '../outside/account.ts';
import { SERVICES } from '../outside/rows.ts';
import { isSuspended } from '../suspended.ts';
import { collect } from './collect.ts';
import { filesServerOf } from './register.ts';
import { dueAt, FILES_DUE, type CollectRow, type DeliveryRow } from './rows.ts';
import { FILES } from '../../runtime/attached/shelf.ts';

const MINUTE_MS = 60_000;
/** Rows that one run takes in over all parts, companies that it speaks for, and files of each: fair, and within a minute. */
const WINDOW = 512;
const MOST_COMPANIES = 40;
const MOST_FILES = 20;
const AT_ONCE = 4;
/** A run begins no file after so long; what it is at goes on, and breaks off at worst. */
const RUN_MS = 50_000;
/** Nobody else takes a file that is on its way for so long. */
const LEASE_MS = 3 * MINUTE_MS;
/** Minutes until a file is tried again; the last one stands for all later ones. */
const WAITS = [1, 2, 5, 10, 30, 60];
/** After so many tries, about two days, a person sees to it. */
const MOST_TRIES = 50;
/** What the authority leaves is looked for so often. */
const COLLECT_MS = 10 * MINUTE_MS;

type Row = DeliveryRow | CollectRow;

/** Makes the door to a server, which is opened later. */
type DoorTo = (address: FilesAddress) => FilesDoorway;
const realDoor: DoorTo = (address) => new FilesDoor(address);

/**
 * Takes files to the authority and fetches what it left: oldest first, of each company one in turn, over one connection
 * a company (fault row 31).
 * @returns how many files changed hands.
 */
export async function exchangeFiles(services: Services, doorTo: DoorTo = realDoor): Promise<number> {
  const parts = await Promise.all(
    shardKeys(FILES_DUE).map((pk) =>
      services.database.query<Row>(SERVICES, {
        pk,
        index: dueIndex,
        ...dueBy(services.now()),
        limit: WINDOW / SHARDS,
      }),
    ),
  );
  const due = fairOrder(
    parts.flat().map((row) => ({ row, company: row.company, due: row.stateSk ?? '', id: String(row.sk) })),
  ).map(({ row }) => row);
  const companies = [...Map.groupBy(due, ({ company }) => company)].slice(0, MOST_COMPANIES);
  const endsAt = services.now().getTime() + RUN_MS;
  const apart = new Apart(services);
  let done = 0;
  for (let from = 0; from < companies.length; from += AT_ONCE) {
    const some = companies.slice(from, from + AT_ONCE);
    const counts = await Promise.all(
      some.map(([company, rows]) =>
        apart.work({ company }, () => ofCompany(services, rows, endsAt, doorTo), 0),
      ),
    );
    done += counts.reduce((sum, each) => sum + each, 0);
  }
  apart.end();
  return done;
}

/** One company's files over one connection. */
async function ofCompany(
  services: Services,
  rows: readonly Row[],
  endsAt: number,
  doorTo: DoorTo,
): Promise<number> {
  const [first] = rows;
  const server = first && filesServerOf(first.country);
  if (!first || !server) return 0;
  const { company, country } = first;
  const account = await admitted(services, company, server);
  // Another run tries the user just now: what is due is that one's.
  if (account === 'busy') return 0;
  if (typeof account !== 'object' || server.endpoint === undefined) {
    await putOffAll(services, rows, typeof account === 'object' ? 'no-address' : account);
    return 0;
  }
  const door = doorTo({
    endpoint: server.endpoint,
    credentials: account.credentials,
    timeoutMs: settings().SAT_QUERY_TIMEOUT_MS,
  });
  try {
    await door.open();
  } catch (error) {
    const reason = reasonOf(error);
    services.log.warn('files.failed', { outside: server.service, company, reason, error: wordsOf(error) });
    await account.tell(reason === 'credentials' ? 'refused' : 'nothing');
    await tell(services, server.service, reason === 'credentials', reason);
    await putOffAll(services, rows, reason);
    door.close();
    return 0;
  }
  await account.tell('good');
  await tell(services, server.service, true);
  let done = 0;
  try {
    for (const row of rows.slice(0, MOST_FILES)) {
      if (services.now().getTime() >= endsAt) break;
      const went =
        row.job === 'deliver' ? await deliver(services, door, row) : await look(services, door, row);
      done += went.done;
      if (went.broke) break;
    }
  } finally {
    door.close();
  }
  services.log.info('files.exchanged', { company, country, done });
  return done;
}

/** The company's user at the server, or why nothing of it goes now. */
async function admitted(
  services: Services,
  company: string,
  { service, endpoint }: { service: string; endpoint: string | undefined },
): Promise<Account | DeliveryReason | 'busy'> {
  if (await isSuspended(services, { company })) return 'suspended';
  if (endpoint === undefined) return 'no-address';
  const account = await accountAt(services, { company }, service, {
    limitMs: settings().SAT_QUERY_TIMEOUT_MS,
  });
  if (typeof account !== 'object' || (await admits(services, service))) return account;
  await account.tell('nothing');
  return 'open';
}

/** A file goes: the intent first, then the bytes, then what became of it. */
async function deliver(
  services: Services,
  door: FilesDoorway,
  row: DeliveryRow,
): Promise<{ done: number; broke: boolean }> {
  const claimed = await claim(services, row);
  if (!claimed) return { done: 0, broke: false };
  const scope = jobScope(row.company, row.country);
  const name = String(row.sk);
  try {
    await door.put({
      name,
      part: partName(name, row.sha256),
      bytes: row.bytes,
      begun: row.begun,
      from: async (place) => {
        const bytes = await services.files.get(scope, FILES, row.object);
        return bytes && pieces(bytes.subarray(place));
      },
    });
  } catch (error) {
    const reason = reasonOf(error);
    services.log.warn('files.failed', { company: row.company, id: row.id, reason, error: wordsOf(error) });
    await putOff(services, claimed, reason);
    return { done: 0, broke: reason === 'broken' || reason === 'silent' };
  }
  const { reason: _, statePk: __, stateSk: ___, ...rest } = claimed;
  await keep(services, { ...rest, state: 'ENTREGADO', at: services.now().getTime() }, claimed);
  return { done: 1, broke: false };
}

const PIECE = 64 * 1024;
async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

async function look(
  services: Services,
  door: FilesDoorway,
  row: CollectRow,
): Promise<{ done: number; broke: boolean }> {
  const now = services.now().getTime();
  try {
    const done = await collect(services, door, row);
    const { statePk: _, stateSk: __, ...rest } = row;
    const next = now + COLLECT_MS;
    await keep(services, { ...rest, tries: 0, ...(next < row.until ? dueAt(row, next, '~') : {}) }, row);
    return { done, broke: false };
  } catch (error) {
    if (!(error instanceof NotDelivered)) throw error;
    services.log.warn('files.failed', { company: row.company, reason: error.reason, error: wordsOf(error) });
    await keep(services, { ...row, tries: row.tries + 1, ...dueAt(row, now + COLLECT_MS, '~') }, row);
    return { done: 0, broke: true };
  }
}

/** Writes that a try goes out and holds the file for it; undefined when another run has it. */
async function claim(services: Services, row: DeliveryRow): Promise<DeliveryRow | undefined> {
  const until = services.now().getTime() + LEASE_MS;
  const mine: DeliveryRow = {
    ...row,
    begun: true,
    tries: row.tries + 1,
    ...dueAt(row, until, `${row.id}~${String(row.sk)}`),
  };
  return (await keep(services, mine, row)) ? mine : undefined;
}

async function putOffAll(services: Services, rows: readonly Row[], reason: DeliveryReason): Promise<void> {
  const now = services.now().getTime();
  for (const row of rows)
    if (row.job === 'deliver') await putOff(services, row, reason);
    else await keep(services, { ...row, ...dueAt(row, now + COLLECT_MS, '~') }, row);
}

async function putOff(services: Services, row: DeliveryRow, reason: DeliveryReason): Promise<void> {
  const { statePk: _, stateSk: __, ...rest } = row;
  if (STOPS.includes(reason) || row.tries >= MOST_TRIES) {
    await keep(services, { ...rest, state: 'DETENIDO', reason }, row);
    return;
  }
  const minutes = WAITS[Math.min(Math.max(0, row.tries - 1), WAITS.length - 1)]!;
  const next = services.now().getTime() + minutes * MINUTE_MS;
  await keep(services, { ...rest, reason, ...dueAt(row, next, `${row.id}~${String(row.sk)}`) }, row);
}

/** Keeps a row if nobody changed it since it was read. */
async function keep({ database }: Services, row: Row, before: Row): Promise<boolean> {
  const equals: Record<string, string | number> = { tries: before.tries, stateSk: before.stateSk ?? '' };
  if (before.job === 'deliver') Object.assign(equals, { sha256: before.sha256, state: before.state });
  try {
    await database.aside({ kind: 'put', table: SERVICES, item: row, when: { equals } });
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}

const reasonOf = (error: unknown): DeliveryReason => {
  if (error instanceof NotDelivered) return error.reason;
  throw error;
};

/** What the server said, for the log: never a password, which no answer of it repeats. */
const wordsOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message.slice(0, 200) : '';
