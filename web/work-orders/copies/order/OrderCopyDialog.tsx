import { useState } from 'react';
import { addressOfDocument, titleOf } from '../../../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../../../shared/work-orders/kind.ts';
import { workOrderProcedures } from '../../../../shared/work-orders/procedures.ts';
import { useProcedure } from '../../../api/queries.ts';
import { useMay } from '../../../api/session.ts';
import { useReference } from '../../../kit/reference.ts';
import { ErrorState, Loading } from '../../../kit/states.tsx';
import { Button } from '../../../kit/simple.tsx';
import { Dialog } from '../../../kit/windows.tsx';
import type { OrderFile } from '../../orderPart.ts';
import '../../workOrders.css';
import { chosenAtFirst, choicesOf, stepsOf, type KindChoice } from './copyPlan.ts';
import { CopyResults } from './CopyResults.tsx';
import { KindChoices } from './KindChoices.tsx';
import './orderCopy.css';
import { useCopyOrder, type Copying } from './useCopyOrder.ts';
import { useFocusHere } from './useFocusHere.ts';

interface Props {
  /** The order that is copied. */
  source: string;
  /** The order into which it was copied in part, to go on. */
  into?: string | undefined;
  onClose: () => void;
}

/** Asks what of an order is copied with it, copies it into a new one of the same importer, and says what of that is stale. */
export function OrderCopyDialog({ source, into, onClose }: Props) {
  const fresh = { staleTime: 0 };
  const file = useProcedure(workOrderProcedures.file, { ID: source }, fresh);
  const there = useProcedure(
    workOrderProcedures.file,
    { ID: into ?? '' },
    { ...fresh, enabled: into !== undefined },
  );
  const wanted = into === undefined || there.data !== undefined;
  const failed = file.isError ? file : there.isError ? there : undefined;
  const title = file.data ? `Copiar ${titleOf(workOrderKind, file.data.order.RESUMEN)}` : 'Copiar la orden';
  if (file.data && wanted)
    return <Ready title={title} source={source} into={there.data} file={file.data} onClose={onClose} />;
  return (
    <Dialog title={title} opened wide onClose={onClose}>
      {failed ? <ErrorState error={failed.error!} retry={() => void failed.refetch()} /> : <Loading />}
    </Dialog>
  );
}

interface ReadyProps {
  title: string;
  source: string;
  file: OrderFile;
  into: OrderFile | undefined;
  onClose: () => void;
}

function Ready({ title, source, file, into, onClose }: ReadyProps) {
  const may = useMay();
  const { country } = useReference();
  // As it was when the window opened: what is copied meanwhile is told by its results.
  const [choices] = useState(() => choicesOf(file, into, may, country));
  const [chosen, choose] = useState(() => chosenAtFirst(choices));
  const { state, run, stop } = useCopyOrder(source, into?.order.ID);
  const papers = choices.flatMap((choice) => choice.papers);
  const missing = () => {
    const made = new Set(state.results.flatMap(({ paper, made: copy }) => (copy ? [paper.header.ID] : [])));
    return stepsOf(choices, chosen).filter(({ header }) => !made.has(header.ID));
  };
  return (
    <Dialog title={title} opened wide onClose={state.phase === 'running' ? stop : onClose}>
      {state.phase === 'choosing' && (
        <form
          className="d-stack"
          onSubmit={(event) => {
            event.preventDefault();
            void run(missing(), papers);
          }}
        >
          <Choosing file={file} into={into} choices={choices} chosen={chosen} onChoose={choose} />
          <div className="d-row d-row-end">
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit">
              {missing().length === 0 && !into ? 'Copiar solo la orden' : 'Copiar'}
            </Button>
          </div>
        </form>
      )}
      {state.phase === 'running' && <Running state={state} onStop={stop} />}
      {state.phase === 'done' && (
        <CopyResults
          state={state}
          choices={choices}
          address={state.order && addressOfDocument(workOrderKind, state.order.ID)}
          missing={missing().length}
          onMissing={() => void run(missing(), papers)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface ChoosingProps {
  file: OrderFile;
  into: OrderFile | undefined;
  choices: readonly KindChoice[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

function Choosing({ file, into, choices, chosen, onChoose }: ChoosingProps) {
  const importer = file.order.RESUMEN['NOMBRE_IMPORTADOR'] ?? '';
  const of = importer === '' ? 'del mismo importador' : `de ${importer}`;
  return (
    <>
      <p>
        {into
          ? `Se sigue copiando en la ${titleOf(workOrderKind, into.order.RESUMEN).toLowerCase()}: lo que ya está copiado queda como está.`
          : `Se abre una orden nueva ${of}, con su régimen, aduana, descripción y notas. Los números, las fechas, lo recibido, los gastos y los hilos quedan en la anterior.`}
      </p>
      <KindChoices choices={choices} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

function Running({ state, onStop }: { state: Copying; onStop: () => void }) {
  const { at, of, doing } = state;
  const said = useFocusHere<HTMLParagraphElement>();
  return (
    <div className="d-stack">
      <p role="status" className="o-copy-outcome" tabIndex={-1} ref={said}>
        Copiando {of === 0 ? doing : `${Math.min(at + 1, of)} de ${of}: ${doing}`}
      </p>
      <progress
        className="o-copy-progress"
        aria-label="Avance de la copia"
        max={Math.max(of, 1)}
        value={at}
      />
      <div className="d-row d-row-end">
        <Button variant="default" onClick={onStop}>
          Detener
        </Button>
      </div>
    </div>
  );
}
