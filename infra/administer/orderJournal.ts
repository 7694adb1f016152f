import { userInfo } from 'node:os';
import { SERVER_LOGIN } from '../../shared/foundation/access/ownLogins.ts';
import { journalOf, type Journal } from '../../functions/runtime/journal.ts';
import type { Services } from '../../functions/runtime/services.ts';

/** Account of the machine that gives the order. */
function accountHere(): string {
  try {
    return userInfo().username;
  } catch {
    return 'desconocido';
  }
}

/** By which companies' logbooks hear of an order on the machine: what asks to be told of, by whom it was given. */
export const orderJournal = (parts: Pick<Services, 'now' | 'id'>): Journal =>
  journalOf(parts, {
    login: SERVER_LOGIN,
    address: '',
    device: `npm run administer, cuenta ${accountHere()}`,
    module: 'users',
    action: '',
    changes: false,
  });
