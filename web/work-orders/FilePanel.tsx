import { Link } from 'react-router-dom';
import { kindsInOrderOf } from '../../shared/documentKinds.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { addressOfDocument, titleOf, type DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { useMay } from '../api/session.ts';
import { useReference } from '../kit/reference.ts';
import { ErrorState, Loading, StateBadge } from '../kit/states.tsx';
import { useOrderParts, type OrderPart } from './orderPart.ts';
import { PAGE_ASKED, useOrderFile } from './useOrderFile.ts';
import './workOrders.css';

/** What the order holds of the kinds that the person may read, kind by kind, with the buttons that make the next document. */
export function FilePanel({ orderId, editable }: { orderId: string; editable: boolean }) {
  const file = useOrderFile(orderId, PAGE_ASKED);
  const parts = useOrderParts();
  const may = useMay();
  const { country } = useReference();
  if (file.isPending) return <Loading label="Abriendo el expediente" />;
  if (file.isError) return <ErrorState error={file.error} retry={() => void file.refetch()} />;
  const read = kindsInOrderOf(country).filter(({ module }) => may(`${module}:read`));
  if (read.length === 0)
    return (
      <p className="d-dimmed">
        Los documentos de la orden los lleva la agencia. Lo que respondió la autoridad se cuenta en
        «Trazabilidad».
      </p>
    );
  return (
    <div className="o-file">
      {read.map((kind) => (
        <Part
          key={kind.module}
          kind={kind}
          documents={file.data.documents[kind.module]}
          part={parts?.get(kind.module)}
          orderId={orderId}
          editable={editable}
        />
      ))}
    </div>
  );
}

function Part(props: {
  kind: DocumentKind;
  documents: readonly DocumentHeader[];
  part: OrderPart | undefined;
  orderId: string;
  editable: boolean;
}) {
  const { kind, documents, part, orderId, editable } = props;
  return (
    <div className="o-part">
      <h3>
        {kind.plural} <span className="d-dimmed">({documents.length})</span>
      </h3>
      {documents.length === 0 && <p className="d-dimmed">Todavía no hay.</p>}
      <ul>
        {documents.map((header) => (
          <li key={header.ID}>
            <Link to={addressOfDocument(kind, header.ID)}>{titleOf(kind, header.RESUMEN)}</Link>
            <StateBadge states={kind.states} state={header.ESTADO} />
          </li>
        ))}
      </ul>
      {documents.length > 0 && part?.Notes && <part.Notes orderId={orderId} />}
      {editable && part?.Actions && <part.Actions orderId={orderId} />}
    </div>
  );
}
