import { useState } from 'react';
import { catalogue } from '../../shared/catalogues/names.ts';
import { focusInput } from '../kit/fields/focus.ts';
import { dayPath, PlainDate } from '../kit/PlainDate.tsx';
import { PlainSelect } from '../kit/PlainSelect.tsx';
import { useReference } from '../kit/reference.ts';
import { Button } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';
import { countedOrders } from './countedOrders.ts';

const DUE = 'Fecha límite';

interface Props {
  count: number;
  onClose: () => void;
  /** Values by field of the order. */
  onSet: (values: Record<string, string>) => void;
}

/** New priority and due day of several orders; what stays blank stays as it is in each. */
export function BulkDialog({ count, onClose, onSet }: Props) {
  const reference = useReference();
  const [priority, setPriority] = useState('');
  const [due, setDue] = useState('');
  const [broken, setBroken] = useState(false);
  const values = { ID_PRIORIDAD: priority, FECHA_LIMITE: due };
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  return (
    <Dialog title={`Prioridad y fecha límite de ${countedOrders(count)}`} opened onClose={onClose}>
      <form
        className="d-stack"
        onSubmit={(event) => {
          event.preventDefault();
          // The field says why it is no day; a blank one would leave each order's own as if nobody had written one.
          if (broken) focusInput(dayPath(DUE));
          else onSet(said);
        }}
      >
        <PlainSelect
          label="Prioridad"
          value={priority}
          options={[
            { value: '', label: 'La que tiene cada una' },
            ...reference
              .rows(catalogue.priorities)
              .map(({ CLAVE, VALOR }) => ({ value: CLAVE, label: VALOR })),
          ]}
          onChange={setPriority}
        />
        <PlainDate
          label={DUE}
          value={due}
          onChange={setDue}
          onUnread={(unread) => setBroken(unread !== undefined)}
        />
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={!broken && Object.keys(said).length === 0}>
            Cambiar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
