import { useState } from 'react';
import { userProcedures, type ListedUser } from '../../shared/users/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { doneText, inform } from '../kit/dialogs/dialogs.ts';
import { Button } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';
import { fieldProblem } from './fieldProblem.ts';
import { GivenPassword, HandOver } from './GivenPassword.tsx';
import { passwordComplaint } from './passwordWords.ts';
import { userChange } from './userChange.ts';
import { userNoun } from './userNoun.ts';

/** Another password for somebody who forgot theirs: it ends their sessions and is shown once. */
export function NewPassword(props: {
  user: ListedUser;
  run: <T>(action: string, act: () => Promise<T>) => Promise<T | undefined>;
}) {
  const { user, run } = props;
  const { company } = useSession();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, complain] = useState('');
  const save = useAction(userProcedures.saveUser);
  const close = (): void => {
    setOpen(false);
    setPassword('');
    complain('');
  };
  const send = async (): Promise<void> => {
    const weak = await passwordComplaint(password, [
      user.Usuario,
      user.NombreUsuario,
      company.name,
      company.taxId,
    ]);
    if (weak) return complain(weak);
    try {
      const input = userChange(user.IdUsuario, { CLAVE: password });
      if (!(await run('modificar usuarios', () => save.mutateAsync(input)))) return;
      close();
      const told = (
        <>
          <p>{doneText(userNoun, 'modificado')}</p>
          <HandOver login={user.Usuario} password={password} />
        </>
      );
      await inform('¡Modificado!', told);
    } catch (thrown) {
      complain(fieldProblem(thrown)?.text ?? errorText(thrown));
    }
  };
  return (
    <>
      <Button variant="default" icon="lock" onClick={() => setOpen(true)}>
        Contraseña nueva
      </Button>
      {open && (
        <Dialog title={`Contraseña nueva para ${user.NombreUsuario}`} opened onClose={close}>
          <form
            className="d-stack"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <p>Para quien olvidó la suya. Sus sesiones abiertas se cierran.</p>
            <GivenPassword label="Contraseña" value={password} onChange={setPassword} error={problem} />
            <div className="d-row d-row-end">
              <Button variant="default" onClick={close}>
                Cancelar
              </Button>
              <Button type="submit" loading={save.isPending}>
                Guardar
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
