import { useEffect, useState, type ComponentType } from 'react';
import type { ProductBody } from '../../shared/products/summary.ts';

/**
 * What a module tells beside a product of the goods in its own documents: `web/<module>/productPart.tsx` exports it as
 * `ProductPart`. The page finds them by their files, since those modules come after this one.
 */
export type ProductPart = ComponentType<{
  product: ProductBody['PRODUCTO'];
  /** Whether its classification is another than when the page was opened. */
  changed: boolean;
}>;

const files = import.meta.glob<{ ProductPart: ProductPart }>('../*/productPart.tsx');

/** The parts, as they come; one that could not be loaded tells nothing. */
export function useProductParts(): readonly ProductPart[] {
  const [parts, set] = useState<readonly ProductPart[]>([]);
  useEffect(() => {
    void Promise.allSettled(Object.values(files).map((load) => load())).then((loaded) =>
      set(loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value.ProductPart] : []))),
    );
  }, []);
  return parts;
}
