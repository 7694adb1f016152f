import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { withoutPoint } from '../../shared/foundation/text/withoutPoint.ts';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { Icon } from '../kit/icons.tsx';
import { addressOfDocument, titleOf } from '../../shared/foundation/documents/kind.ts';
import { invoiceKind } from '../../shared/invoices/kind.ts';

const WAIT_MS = 600;

/** Says when the same number of the same supplier is already there, and links to it (product 29). */
export function SameNumber({ id, number, supplier }: { id: string; number: string; supplier: string }) {
  const [asked, ask] = useState({ number, supplier });
  useEffect(() => {
    const timer = setTimeout(() => ask({ number, supplier }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [number, supplier]);
  const found = useProcedure(
    invoiceProcedures.numberExists,
    { NUMERO_FACTURA: asked.number, SERIE: undefined, NOMBRE_PROVEEDOR: asked.supplier || undefined, ID: id },
    { enabled: asked.number !== '' },
  );
  const rows = asked.number === '' ? [] : (found.data ?? []);
  if (rows.length === 0) return null;
  const shown = rows.slice(0, 3);
  return (
    <p className="d-warning" role="status">
      <Icon name="warning" /> Este número ya está en{' '}
      {shown.map((row, index) => (
        <span key={row.ID}>
          {index > 0 && ', '}
          <Link to={addressOfDocument(invoiceKind, row.ID)}>
            {index === shown.length - 1
              ? withoutPoint(titleOf(invoiceKind, row.RESUMEN))
              : titleOf(invoiceKind, row.RESUMEN)}
          </Link>
        </span>
      ))}
      . Revise que no sea la misma factura.
    </p>
  );
}
