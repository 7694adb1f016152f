import type { OrderSources } from '../../shared/dva/derive/sources.ts';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';

/** Next free correlatives of the order's DVAs: '123-6000567-1', '-2', … */
export function numbering(
  sources: OrderSources,
  all: readonly { RESUMEN: Record<string, string> }[],
): () => string {
  const stem =
    sources.order.NUMERO_ORDEN === ''
      ? sources.order.CORRELATIVO
      : formatOrderNumber(sources.order.NUMERO_ORDEN);
  const used = all.map(({ RESUMEN }) => Number(/-(\d+)$/.exec(RESUMEN['ID_DVA'] ?? '')?.[1] ?? 0));
  let last = Math.max(0, ...used);
  return () => `${stem}-${(last += 1)}`;
}
