import { useState } from 'react';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { Button, PlainInput } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { Dialog } from '../kit/windows.tsx';

interface Props {
  orderId: string;
  lock: number;
  opened: boolean;
  onClose: () => void;
  onAssigned: () => void;
}

/** Chooses who receives the order; that person's bell says so. */
export function AssignDialog({ orderId, lock, opened, onClose, onAssigned }: Props) {
  const users = useProcedure(workOrderProcedures.assignees, {}, { enabled: opened });
  const assign = useAction(workOrderProcedures.assign);
  const [chosen, choose] = useState('');
  const [message, setMessage] = useState('');
  const send = async (): Promise<void> => {
    const sent = await assign
      .mutateAsync({ ID: orderId, LOCK: lock, ID_USUARIO: chosen, MENSAJE: message || undefined })
      .catch(() => undefined);
    if (!sent) return;
    onClose();
    onAssigned();
  };
  return (
    <Dialog title="Asignar la orden de trabajo" opened={opened} onClose={onClose}>
      <form
        className="d-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {users.isPending ? (
          <Loading />
        ) : (
          <fieldset className="o-choices">
            <legend>Usuario que la recibe</legend>
            {(users.data ?? []).map((user) => (
              <label key={user.IdUsuario}>
                <input
                  type="radio"
                  name="asignado"
                  checked={chosen === user.IdUsuario}
                  onChange={() => choose(user.IdUsuario)}
                />
                {user.NombreUsuario} <span className="d-dimmed">{user.Usuario}</span>
              </label>
            ))}
          </fieldset>
        )}
        <PlainInput label="Mensaje (opcional)" maxLength={300} value={message} onChange={setMessage} />
        {assign.isError && <ErrorState error={assign.error} />}
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={chosen === ''} loading={assign.isPending}>
            Asignar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
