import { documentKinds } from '../../shared/documentKinds.ts';
import type { FactKind, FactMessage } from '../../shared/foundation/facts/fact.ts';
import type { Outcome, TransmissionEvent } from '../../shared/transmission/events.ts';
import { newsWords } from '../../shared/transmission/newsWords.ts';
import { jobScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { factOf } from '../runtime/tell.ts';
import type { TransmissionRow } from './rows.ts';

const TOLD: Partial<Record<Outcome, FactKind>> = {
  ACCEPTED: 'outcome',
  REJECTED: 'outcome',
  CHANNEL: 'outcome',
  TAKEN_OUT: 'outcome',
  NEEDS_HUMAN: 'needs-human',
};

/**
 * What whoever sent a document is told of its transmission, each answer in its own words: an acceptance that is told when
 * the channel is known would say the channel, as the news of that does. An answer is told once; a person is asked as often
 * as somebody must decide, and the same asking is told once.
 */
export function outcomeFact(
  services: Services,
  { outcome, transmissionId, documentId, kind, company, country, seq }: Omit<TransmissionEvent, 'at'>,
  { createdBy, operation, facts }: Pick<TransmissionRow, 'createdBy' | 'operation' | 'facts'>,
): FactMessage | undefined {
  const told = TOLD[outcome];
  const document = documentKinds.find(({ module }) => module === kind);
  if (told === undefined || !document) return undefined;
  const said =
    told === 'outcome' ? newsWords(document.states, outcome, { operation, channel: facts.CANAL }) : undefined;
  return factOf(
    { services, scope: jobScope(company, country) },
    {
      kind: told,
      id: `${transmissionId}-${outcome}${told === 'needs-human' ? `-${seq}` : ''}`,
      module: document.module,
      document: documentId,
      users: [createdBy],
      ...(said === undefined ? {} : { said }),
    },
  );
}
