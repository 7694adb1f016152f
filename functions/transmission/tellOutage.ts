import type { CountryCode } from '../../shared/countries/country.ts';
import { documentKinds } from '../../shared/documentKinds.ts';
import { NOTIFICATION_JOBS } from '../../shared/foundation/facts/fact.ts';
import type { ModuleName } from '../../shared/foundation/modules.ts';
import { receiverOf } from '../../shared/transmission/certifiers.ts';
import { answersAgain, downSince, outageSentence, waitsMeanwhile } from '../../shared/transmission/outage.ts';
import type { Item } from '../runtime/database.ts';
import { systemKey } from '../runtime/keys.ts';
import { jobScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { factOf } from '../runtime/tell.ts';
import { noteTold, type BreakerRow } from './breaker.ts';
import { SERVICES } from './outside/rows.ts';
import type { TransmissionRow } from './rows.ts';
import { settleRules } from './settings.ts';

/** People told of the end of an outage in one run; the next run tells the next ones. */
const MOST_TOLD = 500;
const KEPT_SECONDS = 90 * 24 * 3600;

/** A person whose declaration waits. */
interface Waiting {
  company: string;
  country: CountryCode;
  module: ModuleName;
  document: string;
  user: string;
  authority: string;
}

/** Who was told that an outage lasts, `pk system#outage#<breaker>`, `sk <company>~<user>`: who hears of its end. */
interface ToldRow extends Item, Waiting {
  /** Name under which they were told. */
  outage: string;
  expires: number;
}
const toldPk = (breaker: BreakerRow) => systemKey('outage', breaker.sk);

/** Breakers of an authority that lasts down, and since when the first of them is. */
interface Outage {
  breaker: BreakerRow;
  since: number;
  id: string;
}

/**
 * Tells everybody whose declarations wait for an authority that is down, once it has been for a while (fault row 31): of
 * the one that waits longest, once a person and outage, and when it answers again. It is looked at again as often, for
 * whoever came to wait since.
 */
export async function tellOutages(
  services: Services,
  waiting: readonly TransmissionRow[],
  breakers: readonly BreakerRow[],
  authorityOf: (head: TransmissionRow) => string,
): Promise<void> {
  const now = services.now().getTime();
  const rules = settleRules();
  const down = breakers.map((breaker) => ({ breaker, since: downSince(breaker, rules, now) }));
  for (const { breaker, since } of down) {
    const { sk, toldAt = 0 } = breaker;
    if (since === 0) {
      if (toldAt > 0) await tellEnd(services, breaker);
      continue;
    }
    if (now - Math.max(since, toldAt) < rules.outageTold) continue;
    const [authority = ''] = sk.split('~');
    const first = Math.min(
      ...down
        .filter((each) => each.since > 0 && each.breaker.sk.startsWith(`${authority}~`))
        .map((each) => each.since),
    );
    const held = waiting.filter((head) => authorityOf(head) === authority && waitsFor(head, sk));
    const outage = { breaker, since: first, id: `outage-${authority}-${first}` };
    if ((await tellBeginning(services, held, outage)) > 0) await noteTold(services, breaker, now);
  }
}

/** Also while a person is asked: the authority's word still counts, and cannot come. */
const isInDoubt = ({ state, doubtSince, safe }: TransmissionRow): boolean =>
  state === 'UNKNOWN' || state === 'RECONCILING' || (state === 'NEEDS_HUMAN' && doubtSince > 0 && !safe);

/** Whether a transmission waits for a breaker of its authority: for its own operation, for a question, or for all of it. */
function waitsFor(head: TransmissionRow, sk: string): boolean {
  const exchange = sk.split('~')[1];
  const waits = head.state === 'QUEUED' || head.state === 'NOT_SENT' ? head.operation : 'CONSULTA';
  return (waits !== 'CONSULTA' || isInDoubt(head)) && (exchange === '*' || exchange === waits);
}

/** How many people it is told to. */
async function tellBeginning(
  services: Services,
  held: readonly TransmissionRow[],
  { breaker, since, id }: Outage,
): Promise<number> {
  let told = 0;
  for (const head of firstOfEach(held)) {
    const { company, country, kind, documentId, createdBy } = head;
    const module = documentKinds.find((each) => each.module === kind)?.module;
    if (module === undefined) continue;
    const authority = receiverOf(head);
    const said = `${outageSentence(authority, since, breaker.insecure === true, services.now().getTime())}; ${waitsMeanwhile(isInDoubt(head))}`;
    const who: Waiting = { company, country, module, document: documentId, user: createdBy, authority };
    await nudge(services, who, id, said);
    const expires = Math.floor(services.now().getTime() / 1000) + KEPT_SECONDS;
    const item = { ...who, pk: toldPk(breaker), sk: `${company}~${createdBy}`, outage: id, expires };
    await services.database.write({ kind: 'put', table: SERVICES, item });
    told += 1;
  }
  return told;
}

/** Tells those who were told that it lasts; once all of them were, the next outage begins anew. */
async function tellEnd(services: Services, breaker: BreakerRow): Promise<void> {
  const pk = toldPk(breaker);
  const rows = await services.database.query<ToldRow>(SERVICES, { pk, limit: MOST_TOLD });
  for (const row of rows) {
    await nudge(services, row, `${row.outage}-over`, answersAgain(row.authority));
    await services.database.write({ kind: 'delete', table: SERVICES, key: { pk, sk: row.sk } });
  }
  if (rows.length < MOST_TOLD) await noteTold(services, breaker, 0);
}

async function nudge(
  services: Services,
  { company, country, module, document, user }: Waiting,
  id: string,
  said: string,
): Promise<void> {
  const message = factOf(
    { services, scope: jobScope(company, country) },
    { kind: 'outage', id, module, document, users: [user], said },
  );
  if (message) await services.outbox.nudge({ queue: NOTIFICATION_JOBS, message: { ...message } });
}

/** What was handed over first of each person: it is put into the map last. */
const firstOfEach = (heads: readonly TransmissionRow[]): TransmissionRow[] => [
  ...new Map(
    [...heads]
      .sort((a, b) => (a.created > b.created ? -1 : 1))
      .map((head) => [`${head.company}~${head.createdBy}`, head]),
  ).values(),
];
