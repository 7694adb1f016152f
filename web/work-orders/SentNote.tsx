import { Link } from 'react-router-dom';
import { kindsInOrderOf } from '../../shared/documentKinds.ts';
import { addressOfDocument, nameOf, wasSent } from '../../shared/foundation/documents/kind.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import { useMay } from '../api/session.ts';
import { useReference } from '../kit/reference.ts';
import { StateBadge } from '../kit/states.tsx';
import { PAGE_ASKED, useOrderFile } from './useOrderFile.ts';

/** On the order's head: how each of its declarations stands with the authority, the channel as soon as it is given. */
export function SentNote({ orderId }: { orderId: string }) {
  const may = useMay();
  const { country } = useReference();
  const { data } = useOrderFile(orderId, PAGE_ASKED);
  // Of a question that had no answer the file below tells (`FilePanel`), which asks the same.
  if (!data) return null;
  const sent = kindsInOrderOf(country).flatMap((kind) =>
    may(`${kind.module}:read`)
      ? data.documents[kind.module]
          .filter(({ ESTADO }) => wasSent(kind, ESTADO) && !isVoid(ESTADO))
          .map((header) => ({ kind, header }))
      : [],
  );
  if (sent.length === 0) return null;
  return (
    <span role="status" className="o-sent">
      {sent.map(({ kind, header }) => (
        <span key={header.ID}>
          <Link to={addressOfDocument(kind, header.ID)}>{nameOf(kind, header.RESUMEN)}</Link>{' '}
          <StateBadge states={kind.states} state={header.ESTADO} />
        </span>
      ))}
    </span>
  );
}
