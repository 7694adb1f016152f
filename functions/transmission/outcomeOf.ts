import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { ResultFacts } from '../../shared/transmission/facts.ts';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { readHead } from './job.ts';
import { headKey, ofDocumentKey, TABLE, type TransmissionRow } from './rows.ts';
import { summaryOf } from './summary.ts';

export interface TransmissionOutcome {
  summary: TransmissionSummary;
  facts: ResultFacts;
  /** Number of steps so far; an event with a smaller `seq` is old news. */
  seq: number;
}

/**
 * What is known of a transmission, for the module that handed it over and hears of it by event.
 * @throws Refusal `not-found` when the company has no such transmission.
 */
export async function outcomeOf(
  services: Services,
  scope: Pick<TenantScope, 'company'>,
  id: string,
): Promise<TransmissionOutcome> {
  const head = await existing(services, scope, id);
  return { summary: summaryOf(head), facts: head.facts, seq: head.seq };
}

export async function existing(
  services: Services,
  scope: Pick<TenantScope, 'company'>,
  id: string,
): Promise<TransmissionRow> {
  const head = await readHead(services, scope, id);
  if (!head) throw refusal('not-found', { what: 'una transmisión' });
  return head;
}

/** Transmissions of one document that are told; each version is sent once, and asked about a few times. */
export const MOST_OF_DOCUMENT = 200;
/** Transmissions that a list looks at. */
export const MOST_LISTED = 500;

/** Transmissions of a document as they are kept, newest first. */
export async function headsOfDocument(
  services: Services,
  scope: Pick<TenantScope, 'company'>,
  documentId: string,
): Promise<TransmissionRow[]> {
  const { pk } = ofDocumentKey(scope, documentId, '');
  const rows = await services.database.query<{ id: string }>(TABLE, {
    pk,
    prefix: 'TX#',
    descending: true,
    limit: MOST_OF_DOCUMENT,
  });
  const keys = rows.map(({ id }) => headKey(scope, id));
  const heads = keys.length === 0 ? [] : await services.database.getMany<TransmissionRow>(TABLE, keys);
  return heads.flatMap((head) => head ?? []);
}

/** Transmissions of a document, newest first. */
export const transmissionsOf = async (
  services: Services,
  scope: Pick<TenantScope, 'company'>,
  documentId: string,
): Promise<TransmissionSummary[]> => (await headsOfDocument(services, scope, documentId)).map(summaryOf);

/** The company's newest transmissions, so many as a list looks at. */
export async function newestTransmissions(
  services: Services,
  scope: Pick<TenantScope, 'company'>,
): Promise<TransmissionSummary[]> {
  const { pk } = headKey(scope, '');
  const asked = { pk, prefix: 'TX#', descending: true, limit: MOST_LISTED };
  return (await services.database.query<TransmissionRow>(TABLE, asked)).map(summaryOf);
}
