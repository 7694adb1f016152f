import type { DocumentHeader } from './header.ts';
import { wasSent, type DocumentKind } from './kind.ts';
import type { Noun } from './noun.ts';

type Standing = Pick<DocumentHeader, 'ESTADO' | 'RECHAZO'>;
type Sent = Pick<DocumentKind, 'waits' | 'neverSent'>;

/** Whether a state says that the authority refused the whole document. */
const isRejectedWhole = ({ waits }: Sent, state: string): boolean =>
  waits?.some((each) => each.urgency === 'rejected' && each.state === state) ?? false;

/** Whether the authority refused a change or the withdrawal of one that stands accepted, and nobody dealt with that. */
export const hasRefusedChange = (kind: Sent, { ESTADO, RECHAZO = '' }: Standing): boolean =>
  RECHAZO !== '' && wasSent(kind, ESTADO) && !isRejectedWhole(kind, ESTADO);

/**
 * Whether the last word of the authority on one is a rejection that nobody dealt with: it stands on the head, at its
 * fields, in the list and on the first page (look 1, seal and send) until it is sent again or given up.
 */
export const isRejected = (kind: Sent, header: Standing): boolean =>
  isRejectedWhole(kind, header.ESTADO) || hasRefusedChange(kind, header);

/** «revísela» and «envíela», of what is sent again. */
export const againWords = ({ gender }: Pick<Noun, 'gender'>) =>
  gender === 'f' ? { look: 'revísela', send: 'envíela' } : { look: 'revíselo', send: 'envíelo' };
