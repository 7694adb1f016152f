import { useEffect, useState } from 'react';
import { LARGEST_PAGE } from '../../shared/foundation/documents/procedures.ts';
import { productProcedures } from '../../shared/products/procedures.ts';
import type { ProductAtHand } from '../../shared/products/suggestAmong.ts';
import { call } from '../api/call.ts';
import { queryKey, useAnswer } from '../api/queries.ts';

/** After what the page itself asks for. */
const LATER_MS = 8_000;
const STALE_MS = 15 * 60_000;
/** The newest ones; a page of them is small. */
const MOST_PAGES = 5;

async function newestProducts(): Promise<ProductAtHand[]> {
  const found: ProductAtHand[] = [];
  let CURSOR: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const asked = { TERMINO: undefined, FILTROS: undefined, ORDEN: undefined, CURSOR, TAMANO: LARGEST_PAGE };
    const { rows, next } = await call(productProcedures.list, asked, { background: true });
    found.push(...rows);
    if (next === undefined) break;
    CURSOR = next;
  }
  return found;
}

/**
 * The company's newest products, fetched while there is a connection and held by this window alone: what is proposed when
 * it is lost. Empty until they came.
 */
export function useProductsAtHand(enabled: boolean): readonly ProductAtHand[] {
  const [settled, settle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => settle(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useAnswer({
    queryKey: [...queryKey(productProcedures.list), 'a mano'],
    queryFn: newestProducts,
    enabled: enabled && settled,
    staleTime: STALE_MS,
    gcTime: Infinity,
  });
  return data ?? [];
}
