import { useEffect, useState, type ComponentType } from 'react';
import type * as z from 'zod';
import type { CountryCode } from '../../shared/countries/country.ts';
import { kindsInOrderOf, type KindInOrder } from '../../shared/documentKinds.ts';
import type { orderFile } from '../../shared/work-orders/procedures.ts';
import { useReference } from '../kit/reference.ts';

export type OrderFile = z.infer<typeof orderFile>;

/**
 * What a kind of document tells of itself to the order's page: `web/<module>/orderPart.tsx` exports one as `orderPart`.
 * The page finds them by their files, since those modules come after this one, and asks for those of its country alone.
 */
export interface OrderPart {
  kind: KindInOrder;
  /** Buttons that make a new one in the order. */
  Actions?: ComponentType<{ orderId: string }>;
  /** What is to be said of those of the order, under their list. */
  Notes?: ComponentType<{ orderId: string }>;
}

const files = import.meta.glob<{ orderPart: OrderPart }>('../*/orderPart.tsx');

type Parts = ReadonlyMap<KindInOrder, OrderPart>;

const asked = new Map<CountryCode, Promise<Parts>>();
/** Kept, so that who asks later draws with them at once and moves nothing. */
const loaded = new Map<CountryCode, Parts>();

async function loadParts(country: CountryCode): Promise<Parts> {
  const found = await Promise.all(
    kindsInOrderOf(country).flatMap(({ module }) => files[`../${module}/orderPart.tsx`]?.() ?? []),
  );
  const parts = new Map(found.map(({ orderPart }) => [orderPart.kind, orderPart]));
  loaded.set(country, parts);
  return parts;
}

/** The parts of a country's kinds, fetched once; what could not be fetched is fetched anew by the next that asks. */
export function partsOf(country: CountryCode): Promise<Parts> {
  const parts = asked.get(country) ?? loadParts(country);
  asked.set(country, parts);
  parts.catch(() => asked.delete(country));
  return parts;
}

const NONE: Parts = new Map();

/** The parts once they are there, undefined until then; what could not be fetched offers nothing. */
export function useOrderParts(): Parts | undefined {
  const { country } = useReference();
  const [found, setFound] = useState(loaded.get(country));
  useEffect(() => {
    void partsOf(country).then(setFound, () => setFound(NONE));
  }, [country]);
  return found;
}
