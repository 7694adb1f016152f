import type { Approval } from '../../../shared/work-orders/talk/thread.ts';
import type { Item, Write } from '../../runtime/database.ts';
import { companyKey } from '../../runtime/keys.ts';
import { TABLE, type Doors } from './rows.ts';

/** That somebody of a client answered for one version of a document, `sk AP#<thread>`: written once and never changed. */
export interface ApprovalFact extends Item, Approval {
  MODULO: string;
  TITULO: string;
}

const PREFIX = 'AP#';
/** No more than there are threads. */
const MOST = 200;

export const approvalFactWrite = (
  { scope }: Doors,
  orderId: string,
  threadId: string,
  fact: Omit<ApprovalFact, 'pk' | 'sk'>,
): Write => ({
  kind: 'put',
  table: TABLE,
  item: { pk: companyKey(scope, orderId), sk: PREFIX + threadId, ...fact },
  when: { absent: true },
});

export const approvalFactsOf = ({ services, scope }: Doors, orderId: string): Promise<ApprovalFact[]> =>
  services.database.query<ApprovalFact>(TABLE, {
    pk: companyKey(scope, orderId),
    prefix: PREFIX,
    limit: MOST,
  });
