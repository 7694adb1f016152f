import type { KindInOrder } from '../../../../shared/documentKinds.ts';
import type { DocumentHeader } from '../../../../shared/foundation/documents/header.ts';
import type { AnyBody, DataSets } from '../../../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../../../shared/foundation/rules/problem.ts';
import { untilThere } from '../../../kit/untilThere.ts';

/** A copy as it was made. */
export interface MadeCopy {
  header: DocumentHeader;
  body: AnyBody;
  problems: readonly Problem[];
}

/**
 * How a kind of document is copied with its order: `web/<module>/orderCopy.ts` exports one as `orderCopy`. The window finds
 * them by their files, since those modules come after this one.
 */
export interface OrderCopy {
  kind: KindInOrder;
  dataSets: DataSets;
  /** What is said where it is chosen. */
  note: string;
  /** Makes the copy in the new order, once. */
  copy: (id: string, orderId: string) => Promise<MadeCopy>;
  /** Of a declaration: forms the copy again of the papers of the new order, so that it names them. */
  form?: (copy: DocumentHeader, orderId: string) => Promise<MadeCopy>;
}

const files = import.meta.glob<{ orderCopy: OrderCopy }>('../../../*/orderCopy.ts');

/** What every kind says of it, by its module. */
export async function loadOrderCopies(): Promise<ReadonlyMap<string, OrderCopy>> {
  const found = await Promise.all(Object.values(files).map((load) => untilThere(load)));
  return new Map(found.map(({ orderCopy }) => [orderCopy.kind, orderCopy]));
}
