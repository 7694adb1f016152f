import { localDay } from '../../../shared/foundation/dates/date.ts';
import { WITHOUT_CHANNEL } from '../../../shared/transmission/todayProcedure.ts';
import { dayTotalsOf, totalsOf } from '../../runtime/documents/listDocuments.ts';
import { HeaderStore, type HeaderKind } from '../../runtime/documents/headerStore.ts';
import { totalOf } from '../../runtime/documents/totals.ts';
import type { Call } from '../../runtime/executor.ts';

/**
 * How many declarations of a kind were accepted today, by the state in which they stand, and how many wait for a channel:
 * two reads of totals, whatever the company sent before.
 */
export const todayOf =
  (kind: HeaderKind) =>
  async ({ services, scope }: Pick<Call<unknown>, 'services' | 'scope'>) => {
    const store = new HeaderStore(kind, services, scope);
    const DIA = localDay(services.now());
    const [ACEPTADAS, totals] = await Promise.all([dayTotalsOf(store, DIA), totalsOf(store)]);
    const SIN_CANAL = WITHOUT_CHANNEL.map((ESTADO) => ({ ESTADO, CANTIDAD: totalOf(totals, ESTADO) }));
    return { DIA, ACEPTADAS, SIN_CANAL: SIN_CANAL.filter(({ CANTIDAD }) => CANTIDAD > 0) };
  };
