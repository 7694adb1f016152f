import { useEffect, useState, type ComponentType } from 'react';
import type * as z from 'zod';
import type { KindInOrder } from '../../shared/documentKinds.ts';
import type { orderFile } from '../../shared/work-orders/procedures.ts';

export type OrderFile = z.infer<typeof orderFile>;

/**
 * What a kind of document tells of itself to the order's page: `web/<module>/orderPart.tsx` exports one as `orderPart`.
 * The page finds them by their files, since those modules come after this one.
 */
export interface OrderPart {
  kind: KindInOrder;
  /** Buttons that make a new one in the order. */
  Actions?: ComponentType<{ orderId: string }>;
  /** What is to be said of those of the order, under their list. */
  Notes?: ComponentType<{ orderId: string }>;
}

const files = import.meta.glob<{ orderPart: OrderPart }>('../*/orderPart.tsx');

let parts: Promise<ReadonlyMap<KindInOrder, OrderPart>> | undefined;
/** Kept, so that who asks later draws with them at once and moves nothing. */
let loaded: ReadonlyMap<KindInOrder, OrderPart> | undefined;

const loadParts = (): Promise<ReadonlyMap<KindInOrder, OrderPart>> =>
  (parts ??= Promise.all(Object.values(files).map((load) => load())).then(
    (found) => (loaded = new Map(found.map(({ orderPart }) => [orderPart.kind, orderPart]))),
  ));

const NONE: ReadonlyMap<KindInOrder, OrderPart> = new Map();

/** The parts once they are loaded, undefined until then; what could not be loaded offers nothing and is loaded anew next time. */
export function useOrderParts(): ReadonlyMap<KindInOrder, OrderPart> | undefined {
  const [found, setFound] = useState(loaded);
  useEffect(() => {
    void loadParts().then(setFound, () => {
      parts = undefined;
      setFound(NONE);
    });
  }, []);
  return found;
}
