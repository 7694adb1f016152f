import { documentKinds } from '../../../shared/documentKinds.ts';
import type { FactKind } from '../../../shared/foundation/facts/fact.ts';
import { NOTIFICATION_JOBS } from '../../../shared/foundation/facts/fact.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
import type { Outcome, TransmissionEvent } from '../../../shared/transmission/events.ts';
import { newsWords } from '../../../shared/transmission/newsWords.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { factOf } from '../../runtime/tell.ts';
import { existing } from '../outcomeOf.ts';

const TOLD: Partial<Record<Outcome, FactKind>> = {
  ACCEPTED: 'outcome',
  REJECTED: 'outcome',
  CHANNEL: 'outcome',
  TAKEN_OUT: 'outcome',
  NEEDS_HUMAN: 'needs-human',
};

/**
 * Has whoever sent the declaration told what became of it, each answer in its own words: an acceptance that is told when
 * the channel is known would say the channel, as the news of that does. Called once the news is applied and before its
 * message is done with: who dies between does it again, and under the same name it is told once.
 */
export async function tellOutcome(
  services: Services,
  scope: TenantScope,
  module: ModuleName,
  { outcome, transmissionId, documentId }: TransmissionEvent,
): Promise<void> {
  const kind = TOLD[outcome];
  if (kind === undefined) return;
  const { createdBy, operation, facts } = await existing(services, scope, transmissionId);
  const states = documentKinds.find((each) => each.module === module)?.states;
  const said =
    states && kind === 'outcome'
      ? newsWords(states, outcome, { operation, channel: facts.CANAL })
      : undefined;
  const message = factOf(
    { services, scope },
    {
      kind,
      id: `${transmissionId}-${outcome}`,
      module,
      document: documentId,
      users: [createdBy],
      ...(said === undefined ? {} : { said }),
    },
  );
  if (message) await services.outbox.nudge({ queue: NOTIFICATION_JOBS, message: { ...message } });
}
