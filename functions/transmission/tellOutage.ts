import { documentKinds } from '../../shared/documentKinds.ts';
import { NOTIFICATION_JOBS } from '../../shared/foundation/facts/fact.ts';
import { jobScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { factOf } from '../runtime/tell.ts';
import { noteTold, type BreakerRow } from './breaker.ts';
import type { TransmissionRow } from './rows.ts';
import { settleRules } from './settings.ts';

/**
 * Tells everybody whose declarations wait for an authority that is down, once it has been for a while (fault row 31): of
 * the one that waits longest, once a person and outage. It is looked at again as often, for whoever came to wait since.
 */
export async function tellOutages(
  services: Services,
  due: readonly TransmissionRow[],
  breakers: readonly BreakerRow[],
  authorityOf: (head: TransmissionRow) => string,
): Promise<void> {
  const now = services.now().getTime();
  const { outageTold } = settleRules();
  const open = breakers.filter(({ openSince }) => openSince > 0);
  for (const breaker of open) {
    const { sk, openSince, toldAt = 0 } = breaker;
    if (now - Math.max(openSince, toldAt) < outageTold) continue;
    const [authority] = sk.split('~');
    const since = Math.min(
      ...open.filter((each) => each.sk.startsWith(`${authority}~`)).map((each) => each.openSince),
    );
    const held = due.filter(
      (head) =>
        head.state === 'QUEUED' &&
        authorityOf(head) === authority &&
        [`${authority}~*`, `${authority}~${head.operation}`].includes(sk),
    );
    for (const { company, country, kind, documentId, createdBy } of firstOfEach(held)) {
      const module = documentKinds.find((each) => each.module === kind)?.module;
      if (module === undefined) continue;
      const message = factOf(
        { services, scope: jobScope(company, country) },
        {
          kind: 'outage',
          id: `outage-${authority}-${since}`,
          module,
          document: documentId,
          users: [createdBy],
        },
      );
      if (message) await services.outbox.nudge({ queue: NOTIFICATION_JOBS, message: { ...message } });
    }
    await noteTold(services, breaker);
  }
}

/** What was handed over first of each person: it is put into the map last. */
const firstOfEach = (heads: readonly TransmissionRow[]): TransmissionRow[] => [
  ...new Map(
    [...heads]
      .sort((a, b) => (a.created > b.created ? -1 : 1))
      .map((head) => [`${head.company}~${head.createdBy}`, head]),
  ).values(),
];
