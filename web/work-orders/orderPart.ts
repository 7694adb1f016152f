import { useEffect, useState, type ComponentType } from 'react';
import type * as z from 'zod';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import type { StateMachine } from '../../shared/foundation/documents/states.ts';
import type { orderFile } from '../../shared/work-orders/procedures.ts';

export type OrderFile = z.infer<typeof orderFile>;
export type PartKind = Exclude<keyof OrderFile, 'order'>;

/**
 * What a kind of document tells of itself to the order's page: `web/<module>/orderPart.tsx` exports one as `orderPart`.
 * The page finds them by their files, since those modules come after this one.
 */
export interface OrderPart {
  kind: PartKind;
  states: StateMachine;
  /** What the list calls a document. */
  title: (header: DocumentHeader) => string;
  /** Buttons that make a new one in the order. */
  Actions?: ComponentType<{ orderId: string }>;
  /** What is to be said of those of the order, under their list. */
  Notes?: ComponentType<{ orderId: string }>;
}

const files = import.meta.glob<{ orderPart: OrderPart }>('../*/orderPart.tsx');

let parts: Promise<Map<PartKind, OrderPart>> | undefined;

const loadParts = (): Promise<Map<PartKind, OrderPart>> =>
  (parts ??= Promise.all(Object.values(files).map((load) => load())).then(
    (found) => new Map(found.map(({ orderPart }) => [orderPart.kind, orderPart])),
  ));

/** The parts once they are loaded; empty until then. */
export function useOrderParts(): ReadonlyMap<PartKind, OrderPart> {
  const [found, setFound] = useState<ReadonlyMap<PartKind, OrderPart>>(new Map());
  useEffect(() => {
    void loadParts().then(setFound, () => (parts = undefined));
  }, []);
  return found;
}
