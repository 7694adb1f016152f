import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { pendingIn } from '../../../shared/foundation/copies/stale.ts';
import { addressOfDocument, type DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { workOrderProcedures } from '../../../shared/work-orders/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction } from '../../api/queries.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { Button } from '../../kit/simple.tsx';
import { Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { Dialog } from '../../kit/windows.tsx';
import { OrderPicker } from '../lazyParts.tsx';
import '../workOrders.css';
import { usePlaces, type Place, type Where } from './usePlaces.ts';

/** What is copied, as the window of every kind is told. */
export interface CopiedDocument {
  id: string;
  /** «Factura 001 · Acme Inc.» */
  title: string;
  /** Order in which what is copied lies; '' for none, or where nobody said. */
  orderId: string;
  onClose: () => void;
}

export interface CopyDialogProps extends Omit<CopiedDocument, 'id'> {
  kind: DocumentKind;
  /** Whether a copy of a document of an order may lie in none. */
  outside?: boolean;
  /** What is copied, and what never is. */
  children: ReactNode;
  /** Nothing is chosen to be copied. */
  empty?: boolean;
  /** Makes the copy in an order; without one where the kind puts it by itself. */
  copy: (orderId: string | undefined) => Promise<{ header: { ID: string }; body: AnyBody }>;
}

/** Asks in which order a copy goes: the same, another that is open, a new one of the same importer, or none. */
export function CopyDialog(props: CopyDialogProps) {
  const { title, orderId, onClose } = props;
  const places = usePlaces(orderId, props.outside ?? false);
  const { make, running } = useMaking(props);
  const [chosen, choose] = useState<Where>();
  const [picking, pick] = useState(false);
  const where = chosen ?? places.find(({ shut }) => !shut)?.where;
  return (
    <>
      <Dialog title={`Copiar ${title}`} opened={!picking} onClose={onClose}>
        <form
          className="d-stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (where === 'other') pick(true);
            else if (where !== undefined) void make(where);
          }}
        >
          {props.children}
          <Places places={places} where={where} onChoose={choose} />
          <div className="d-row d-row-end">
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" disabled={where === undefined || props.empty} loading={running}>
              Copiar
            </Button>
          </div>
        </form>
      </Dialog>
      {picking && <OrderPicker onClose={() => pick(false)} onPick={(picked) => void make('other', picked)} />}
    </>
  );
}

interface Choice {
  places: readonly Place[];
  where: Where | undefined;
  onChoose: (where: Where) => void;
}

function Places({ places, where, onChoose }: Choice) {
  if (places.length === 0) return <Loading />;
  return (
    <fieldset className="o-choices">
      <legend>¿En qué orden va la copia?</legend>
      {places.map((place) => (
        <label key={place.where}>
          <input
            type="radio"
            name="orden-de-la-copia"
            disabled={place.shut ?? false}
            checked={where === place.where}
            onChange={() => onChoose(place.where)}
          />
          <span>{place.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Makes the copy where it was asked for, and goes to it; a refusal is told and leaves the window as it is. */
function useMaking({ kind, orderId, copy, onClose }: CopyDialogProps) {
  const navigate = useNavigate();
  const open = useAction(workOrderProcedures.copy);
  const [running, run] = useState(false);
  /** One that was opened for a copy that did not succeed is taken for the next attempt. */
  const opened = useRef<string>(undefined);
  const targetOf = async (where: Where, picked: string | undefined): Promise<string | undefined> => {
    if (where === 'same') return orderId;
    if (where !== 'new') return picked;
    opened.current ??= (await open.mutateAsync({ ID: orderId })).header.ID;
    return opened.current;
  };
  const make = async (where: Where, picked?: string): Promise<void> => {
    run(true);
    try {
      const { header, body } = await copy(await targetOf(where, picked));
      const stale = pendingIn(body).length;
      onClose();
      toast('Copia hecha', `Es un borrador nuevo; ${stale} puntos quedan por revisar.`, 'good');
      void navigate(addressOfDocument(kind, header.ID));
    } catch (thrown) {
      run(false);
      const left =
        where === 'new' && opened.current !== undefined
          ? ' La orden nueva quedó abierta: si copia otra vez, la copia va en ella.'
          : '';
      await inform('No se pudo copiar', `${errorText(thrown)}${left}`);
    }
  };
  return { make, running };
}
