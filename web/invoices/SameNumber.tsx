import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { Icon } from '../kit/icons.tsx';
import { invoiceTitle } from './invoiceKind.ts';

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
  return (
    <p className="d-warning" role="status">
      <Icon name="warning" /> Este número ya está en{' '}
      {rows.slice(0, 3).map((row, index) => (
        <span key={row.ID}>
          {index > 0 && ', '}
          <Link to={`/facturagt/${row.ID}`}>{invoiceTitle(row)}</Link>
        </span>
      ))}
      . Revise que no sea la misma factura.
    </p>
  );
}
