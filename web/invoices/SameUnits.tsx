import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { numbersOf } from '../../shared/invoices/unitNumbers.ts';
import { useProcedure } from '../api/queries.ts';
import type { OpenInvoice } from './invoiceKind.ts';
import { Icon } from '../kit/icons.tsx';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { invoiceKind } from '../../shared/invoices/kind.ts';

const SHOWN = 3;

/** Says which units another invoice of the order lists too; asked again when a saved version has other numbers. */
export function SameUnits({ document }: { document: OpenInvoice }) {
  const { body, header, save } = document;
  const numbers = useMemo(
    () =>
      numbersOf(body)
        .map((each) => each.key)
        .join('\n'),
    [body],
  );
  const [asked, ask] = useState({ version: 0, numbers: '' });
  useEffect(() => {
    if (save === 'saved' && asked.numbers !== numbers) ask({ version: header.VERSION, numbers });
  }, [save, numbers, asked.numbers, header.VERSION]);
  const found = useProcedure(
    invoiceProcedures.sameUnits,
    { ID: header.ID, VERSION: asked.version },
    { enabled: asked.numbers !== '' && header.ID_ORDEN !== '', keepPrevious: true },
  );
  const rows = asked.numbers === '' ? [] : (found.data ?? []);
  if (rows.length === 0) return null;
  const more = rows.length - SHOWN;
  return (
    <p className="d-warning" role="status">
      <Icon name="warning" />{' '}
      {rows.slice(0, SHOWN).map((row, index) => (
        <span key={row.RUTA + row.ID + row.OTRA_RUTA}>
          {index > 0 && '; '}
          {row.NUMERO} ya está en la factura{' '}
          <Link to={addressOfDocument(invoiceKind, row.ID)}>{row.NUMERO_FACTURA || row.ID}</Link>
        </span>
      ))}
      {more > 0 && `, y ${more} más`}. Revise cuál de las dos la declara.
    </p>
  );
}
