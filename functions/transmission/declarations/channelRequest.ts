import { hasNoEffect } from '../../../shared/transmission/states.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { headsOfDocument } from '../outcomeOf.ts';
import type { TransmissionRow } from '../rows.ts';

/** The last request for the channel of a declaration, whichever version it was made of; undefined where there was none. */
export async function channelRequest(
  { services, scope }: { services: Services; scope: Pick<TenantScope, 'company'> },
  documentId: string,
): Promise<TransmissionRow | undefined> {
  const heads = await headsOfDocument(services, scope, documentId);
  return heads.find(({ operation }) => operation === 'CANAL');
}

/** Whether a request brought the channel or still may: only one that was refused, or never went out, is made again. */
export const isAwaited = (request: TransmissionRow | undefined): boolean =>
  request !== undefined && !hasNoEffect(request.state);
