import { isVoid } from '../../../shared/foundation/documents/states.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { asItStands } from './acceptedContent.ts';
import type { Declaration, HeardKind } from './declaration.ts';

/** The channel is told of what stands accepted: nobody accepted what is being changed, and what was annulled has none. */
export async function tellChannel<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
  body: B,
): Promise<void> {
  const { store, stored } = of;
  if (kind.channelOf(body) === '' || isVoid(stored.header.ESTADO)) return;
  const standing = await asItStands(kind, store, { ...stored, body });
  await kind.tellChannel?.(of, standing.body);
}
