import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { Refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { transmissionEvent, type TransmissionEvent } from '../../../shared/transmission/events.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
import { workingFor } from '../../runtime/narrowed.ts';
import { consume } from '../../runtime/consume.ts';
import { ConditionLost } from '../../runtime/database.ts';
import { madeOnce } from '../../runtime/madeOnce.ts';
import { jobScope, type TenantScope } from '../../runtime/scope.ts';
import { createServices, type Services } from '../../runtime/services.ts';
import { tellOutcome } from './tellOutcome.ts';

/** Someone may save beside us; then the declaration is read anew and the news applied to what it is by then. */
const TRIES = 4;

/** Brings one declaration to what is known of one of its transmissions. */
export type Apply = (
  services: Services,
  scope: TenantScope,
  documentId: string,
  transmissionId: string,
) => Promise<void>;

/** Worker of the queue that hears of a kind of declaration: brings each to what the authority is known to have said. */
export function createListener(queue: string, kind: ModuleName, apply: Apply, make = createServices) {
  const services = madeOnce(make);
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const loaded = await services();
    return consume(loaded.log, queue, event, async (body) => {
      const news = transmissionEvent.parse(JSON.parse(body));
      if (news.kind === kind) await workingFor(news, () => hear(loaded, apply, news));
    });
  };
}

async function hear(services: Services, apply: Apply, news: TransmissionEvent): Promise<void> {
  const scope = jobScope(news.company, news.country);
  for (let tries = 1; ; tries += 1) {
    try {
      await apply(services, scope, news.documentId, news.transmissionId);
      return await tellOutcome(services, scope, news);
    } catch (error) {
      if (!(error instanceof ConditionLost || isConflict(error)) || tries === TRIES) throw error;
    }
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof Refusal && ['document.stale', 'document.state'].includes(error.code);
