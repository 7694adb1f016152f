import { useState } from 'react';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useProcedure } from '../api/queries.ts';
import { Button, PlainInput } from '../kit/simple.tsx';
import { Answered, ErrorState } from '../kit/states.tsx';
import { Dialog } from '../kit/windows.tsx';

interface Props {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** Gives the order, or each of several, to the chosen user. */
  assign: (chosen: { ID_USUARIO: string; MENSAJE: string | undefined }) => Promise<unknown>;
}

/** Chooses who receives an order; that person's bell says so. */
export function AssignDialog({ title, opened, onClose, assign }: Props) {
  const users = useProcedure(workOrderProcedures.assignees, {}, { enabled: opened });
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<{ message: string }>();
  const [chosen, choose] = useState('');
  const [message, setMessage] = useState('');
  const send = async (): Promise<void> => {
    setSending(true);
    setFailed(undefined);
    try {
      await assign({ ID_USUARIO: chosen, MENSAJE: message || undefined });
      onClose();
    } catch (thrown) {
      setFailed({ message: errorText(thrown) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog title={title} opened={opened} onClose={onClose}>
      <form
        className="d-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Answered of={users} failed="No se pudo leer a quién se puede asignar.">
          {(people) => (
            <fieldset className="o-choices">
              <legend>Usuario que la recibe</legend>
              {people.map((user) => (
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
        </Answered>
        <PlainInput label="Mensaje (opcional)" maxLength={300} value={message} onChange={setMessage} />
        {failed && <ErrorState error={failed} />}
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={chosen === ''} loading={sending}>
            Asignar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
