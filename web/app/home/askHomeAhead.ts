import { notificationProcedures } from '../../../shared/work-orders/notificationProcedures.ts';
import { askedProcedures } from '../../../shared/work-orders/talk/askedProcedures.ts';
import { askAhead } from '../../api/queries.ts';
import type { Arriving } from '../../api/session.ts';
import { loadSlots } from '../slots.ts';
import { askWaitingAhead } from './waiting.ts';

/** Asks all that the first page shows while the lists are still coming: it is drawn when the last of it is there. */
export function askHomeAhead(who: Arriving): void {
  askWaitingAhead();
  if (who.permissions.includes('work-orders:read')) {
    void askAhead(askedProcedures.asked, {});
    void askAhead(notificationProcedures.assigned, {});
  }
  void loadSlots().then((slots) => slots.forEach((each) => each.askHomeAhead?.(who)));
}
