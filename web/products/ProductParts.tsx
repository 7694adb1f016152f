import { useState } from 'react';
import type { ProductBody } from '../../shared/products/summary.ts';
import { useProductParts } from './productPart.ts';

/** What the documents of other modules say of the goods of a product. */
export function ProductParts({ product }: { product: ProductBody['PRODUCTO'] }) {
  const parts = useProductParts();
  const [opened] = useState(product.PARTIDA);
  const changed = opened !== '' && product.PARTIDA !== opened;
  return parts.map((Part, index) => <Part key={index} product={product} changed={changed} />);
}
