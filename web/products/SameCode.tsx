import { useSettled } from '../kit/useSettled.ts';
import { Link } from 'react-router-dom';
import { addressOfDocument, titleOf } from '../../shared/foundation/documents/kind.ts';
import { dottedTariff } from '../../shared/foundation/text/tariffCode.ts';
import { productKind } from '../../shared/products/kind.ts';
import { productProcedures } from '../../shared/products/procedures.ts';
import type { ProductBody } from '../../shared/products/summary.ts';
import { useProcedure } from '../api/queries.ts';
import { Icon } from '../kit/icons.tsx';

const SHOWN = 3;

/** Says when other products have the code, and whether they are classified otherwise. */
export function SameCode({ id, product }: { id: string; product: ProductBody['PRODUCTO'] }) {
  const code = useSettled(product.CODIGO);
  const found = useProcedure(productProcedures.exists, { CODIGO: code, ID: id }, { enabled: code !== '' });
  const rows = code === '' ? [] : (found.data?.rows ?? []);
  if (rows.length === 0) return null;
  return (
    <p className="d-warning" role="status">
      <Icon name="warning" /> Este código ya está en{' '}
      {rows.slice(0, SHOWN).map(({ ID, RESUMEN }, index) => (
        <span key={ID}>
          {index > 0 && ', '}
          <Link to={addressOfDocument(productKind, ID)}>{titleOf(productKind, RESUMEN)}</Link>
          {(RESUMEN['PARTIDA'] ?? '') !== '' &&
            RESUMEN['PARTIDA'] !== product.PARTIDA &&
            ` (${dottedTariff(RESUMEN['PARTIDA']!)})`}
        </span>
      ))}
      . Revise que sea otro proveedor.
    </p>
  );
}
