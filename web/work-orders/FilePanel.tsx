import { Link } from 'react-router-dom';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { ErrorState, Loading, StateBadge } from '../kit/states.tsx';
import { WAY } from './fileSteps.ts';
import { useOrderParts, type OrderFile, type OrderPart } from './orderPart.ts';
import './workOrders.css';

/** Everything that the order holds, kind by kind, with the buttons that make the next document. */
export function FilePanel({ orderId, editable }: { orderId: string; editable: boolean }) {
  const file = useProcedure(workOrderProcedures.file, { ID: orderId }, { staleTime: 0 });
  const parts = useOrderParts();
  if (file.isPending) return <Loading label="Abriendo el expediente" />;
  if (file.isError) return <ErrorState error={file.error} retry={() => void file.refetch()} />;
  return (
    <div className="o-file">
      {WAY.map(({ kind, plural, path }) => (
        <Part
          key={kind}
          title={plural}
          path={path}
          documents={file.data[kind]}
          part={parts.get(kind)}
          orderId={orderId}
          editable={editable}
        />
      ))}
    </div>
  );
}

function Part(props: {
  title: string;
  path: string;
  documents: OrderFile['invoices'];
  part: OrderPart | undefined;
  orderId: string;
  editable: boolean;
}) {
  const { title, path, documents, part, orderId, editable } = props;
  return (
    <div className="o-part">
      <h3>
        {title} <span className="d-dimmed">({documents.length})</span>
      </h3>
      {documents.length === 0 && <p className="d-dimmed">Todavía no hay.</p>}
      <ul>
        {documents.map((header) => (
          <li key={header.ID}>
            <Link to={`${path}/${header.ID}`}>{part?.title(header) || 'Sin número'}</Link>
            {part ? <StateBadge states={part.states} state={header.ESTADO} /> : <span>{header.ESTADO}</span>}
          </li>
        ))}
      </ul>
      {documents.length > 0 && part?.Notes && <part.Notes orderId={orderId} />}
      {editable && part?.Actions && <part.Actions orderId={orderId} />}
    </div>
  );
}
