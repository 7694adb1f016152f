import { dueOrAstray } from '../runtime/dueTimes.ts';
import type { PartitionKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';
import { inTurn } from '../runtime/shards.ts';
import { LONGEST_WAIT_MS } from './deliver.ts';
import { pendingBeforePk, pendingOf, pendingPks, TABLE, type PendingMail } from './rows.ts';

/** Mails that one run looks at; the next takes up the rest. */
const MOST = 200;
/** Of one company at the least, however many wait. */
const LEAST_EACH = 20;

type Place = Pick<PendingMail, 'company'> & { pk: PartitionKey };

/**
 * Mails that are due, of each company one in turn and its oldest first, so that no company waits behind another's that
 * cannot be sent (invariant I7). A company in silence costs a look, whatever it has waiting.
 */
export async function dueMails(services: Services): Promise<PendingMail[]> {
  const { database } = services;
  const asked = { table: TABLE, now: services.now(), longestMs: LONGEST_WAIT_MS };
  const companies = (await Promise.all(pendingPks.map((pk) => companiesIn(services, pk)))).flat();
  const limit = Math.max(LEAST_EACH, Math.ceil(MOST / Math.max(1, companies.length)));
  const lists: PendingMail[][] = [];
  for (const { pk, company } of companies)
    lists.push(await dueOrAstray<PendingMail>(database, { ...asked, pk, of: pendingOf(company), limit }));
  // What the version before put down ends within a silence.
  const before = await dueOrAstray<PendingMail>(database, { ...asked, pk: pendingBeforePk, limit: MOST });
  lists.push(...Map.groupBy(before, ({ company }) => company).values());
  return inTurn(lists).slice(0, MOST);
}

/** The companies that have mails in a part, one row read of each. */
async function companiesIn({ database }: Services, pk: PartitionKey): Promise<Place[]> {
  const found: Place[] = [];
  for (let from = ' '; ;) {
    const [next] = await database.query<PendingMail>(TABLE, { pk, between: [from, '~'], limit: 1 });
    if (!next) return found;
    found.push({ pk, company: next.company });
    from = `${pendingOf(next.company)}~`;
  }
}
