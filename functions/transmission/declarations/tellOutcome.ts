import { NOTIFICATION_JOBS } from '../../../shared/foundation/facts/fact.ts';
import type { TransmissionEvent } from '../../../shared/transmission/events.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { outcomeFact } from '../outcomeFact.ts';
import { existing } from '../outcomeOf.ts';

/**
 * Has whoever sent the declaration told what became of it. Called once the news is applied and before its message is done
 * with: who dies between does it again, and under the same name it is told once.
 */
export async function tellOutcome(
  services: Services,
  scope: TenantScope,
  news: TransmissionEvent,
): Promise<void> {
  const message = outcomeFact(services, news, await existing(services, scope, news.transmissionId));
  if (message) await services.outbox.nudge({ queue: NOTIFICATION_JOBS, message: { ...message } });
}
