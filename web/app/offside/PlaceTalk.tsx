import { useState } from 'react';
import { Link } from 'react-router-dom';
import { documentKinds } from '../../../shared/documentKinds.ts';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import type { Audience } from '../../../shared/work-orders/talk/audience.ts';
import { talkProcedures as procedures } from '../../../shared/work-orders/talk/procedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import type { OpenOnScreen } from '../../document/openDocument.ts';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { Button } from '../../kit/simple.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { AudienceSelect } from '../../work-orders/talk/AudienceSelect.tsx';
import { MessageForm } from '../../work-orders/talk/MessageForm.tsx';
import { NEWS_EVERY_MS } from '../../work-orders/talk/newsEvery.ts';
import { placeWords } from '../../work-orders/talk/placeWords.ts';
import { ThreadView } from '../../work-orders/talk/ThreadView.tsx';
import '../../work-orders/talk/talk.css';

/** What was asked about the open document, and a question about it or about the field that had the focus last. */
export function PlaceTalk({ open }: { open: OpenOnScreen }) {
  const { orderId } = open;
  const talk = useProcedure(procedures.threads, { ID: orderId }, { every: NEWS_EVERY_MS, staleTime: 0 });
  const mayWrite = useMay()('work-orders:write');
  const [threadId, read] = useState('');
  if (talk.isPending) return <Loading />;
  if (talk.isError) return <ErrorState error={talk.error} retry={() => void talk.refetch()} />;
  const all = `${addressOfDocument(workOrderKind, orderId)}/trazabilidad`;
  if (threadId !== '')
    return (
      <>
        <Button variant="default" icon="left" onClick={() => read('')}>
          Todos los del documento
        </Button>
        <ThreadView
          key={threadId}
          orderId={orderId}
          threadId={threadId}
          mayWrite={mayWrite}
          nameOf={open.nameOf}
        />
      </>
    );
  const own = talk.data.HILOS.filter(({ LUGAR }) => LUGAR?.ID_DOCUMENTO === open.id);
  return (
    <div className="d-stack">
      <p>
        <Link to={all}>Todos los mensajes de la orden ({talk.data.HILOS.length})</Link>
      </p>
      <ul className="t-threads" aria-label="Hilos de este documento">
        {own.map((thread) => (
          <li key={thread.ID_HILO}>
            <button type="button" onClick={() => read(thread.ID_HILO)}>
              <span className={thread.SIN_LEER === '1' ? 't-new' : ''}>{thread.ASUNTO}</span>
              <small className="d-dimmed">
                {thread.LUGAR?.RUTA ? placeWords(thread.LUGAR, open.nameOf) : 'Todo el documento'}
                {thread.RESUELTO === '1' && ' · resuelto'}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {mayWrite && <AskHere open={open} active={talk.data.ACTIVA === '1'} onSent={read} />}
    </div>
  );
}

/** A question about the open document, or about the field that had the focus last. */
function AskHere(props: { open: OpenOnScreen; active: boolean; onSent: (threadId: string) => void }) {
  const { open, active, onSent } = props;
  const [last] = useState(open.lastPlace);
  const name = last === undefined ? '' : open.nameOf(last);
  const field = name === '' ? undefined : last;
  const [about, setAbout] = useState(field ? 'field' : 'document');
  const [audience, choose] = useState<Audience>('AGENCIA');
  const kind = documentKinds.find(({ module }) => module === open.module);
  const asked = about === 'field' ? field : undefined;
  if (!kind) return null;
  return (
    <>
      <PlainSelect
        label="Sobre qué pregunta"
        value={about}
        options={[
          ...(field === undefined ? [] : [{ value: 'field', label: name }]),
          { value: 'document', label: open.title },
        ]}
        onChange={setAbout}
      />
      {active && <AudienceSelect value={audience} onChange={choose} />}
      <MessageForm
        orderId={open.orderId}
        audience={audience}
        place={{
          MODULO: kind.module,
          ID_DOCUMENTO: open.id,
          RUTA: asked ?? '',
          ETIQUETA: asked === undefined ? '' : name.slice(0, 160),
        }}
        onSent={onSent}
      />
    </>
  );
}
