import type { OrderSources } from '../../shared/dva/derive/sources.ts';
import type { SourceVersions } from '../../shared/foundation/documents/sources.ts';
import { sourceModules } from '../runtime/documents/sources/derivedKind.ts';
import { papersIn } from '../runtime/documents/sources/freshness.ts';
import { OrderPapers } from '../runtime/documents/sources/orderPapers.ts';
import type { Call } from '../runtime/executor.ts';
import { openOrderFor } from '../work-orders/orders.ts';
import { derivedDva, orderSourcesIn } from './derivedDva.ts';

/** What the DVAs of an order are derived from, and in which versions; refuses an order that is closed or not the company's. */
export async function orderSources(
  call: Call<unknown>,
  orderId: string,
): Promise<{ sources: OrderSources; versions: SourceVersions }> {
  await openOrderFor(call, orderId, 'derivar declaraciones del valor');
  const papers = await OrderPapers.read(call, derivedDva.order, derivedDva.papers, orderId);
  const versions = papers.versionsOf(sourceModules(derivedDva));
  return { sources: orderSourcesIn(await papersIn(derivedDva, papers, versions)), versions };
}
