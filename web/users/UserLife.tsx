import { lifeProcedures } from '../../shared/users/lifeProcedures.ts';
import type { ListedUser } from '../../shared/users/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { confirm, confirmDelete, inform, informDone, informFailed } from '../kit/dialogs/dialogs.ts';
import { Button } from '../kit/simple.tsx';
import { userNoun } from './userNoun.ts';
import type { Run } from './useStepUp.tsx';

/** How an account that began by invitation is let in or rejected, and how any account ends for good. */
export function UserLife({ user, run }: { user: ListedUser; run: Run }) {
  const validate = useAction(lifeProcedures.validateUser);
  const remove = useAction(lifeProcedures.deleteUser);
  const { IdUsuario: ID_USUARIO, NombreUsuario: name, ESTADO } = user;
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await run(act);
    } catch (thrown) {
      await inform('No se pudo completar', errorText(thrown));
    }
  };
  const admit = async (): Promise<void> => {
    const body = `Hágalo solo si ${name} le dijo en persona o por teléfono que fue quien abrió la cuenta. Podrá entrar desde ahora.`;
    if (await confirm('¿Desea confirmar la cuenta?', body, 'Confirmar'))
      await attempt(() => validate.mutateAsync({ ID_USUARIO, ACEPTA: true }));
  };
  const reject = async (): Promise<void> => {
    const body = `La cuenta se borra y nadie entra con ella. Si ${name} debe entrar, invítele con otro usuario.`;
    if (await confirm('¿Desea rechazar la cuenta?', body, 'Rechazar', true))
      await attempt(() => validate.mutateAsync({ ID_USUARIO, ACEPTA: false }));
  };
  const end = async (): Promise<void> => {
    const what = `${name} deja de entrar y sus sesiones se cierran ahora. Su usuario no se da a nadie más; su nombre queda en los documentos y en la bitácora.`;
    if (!(await confirmDelete(what))) return;
    try {
      if (await run(() => remove.mutateAsync({ ID_USUARIO }))) await informDone(userNoun, 'eliminado');
    } catch (thrown) {
      await informFailed(userNoun, 'eliminado', errorText(thrown));
    }
  };
  const waits = ESTADO === 'INVITADO' || ESTADO === 'POR_CONFIRMAR';
  return (
    <>
      {ESTADO === 'POR_CONFIRMAR' && <Button onClick={() => void admit()}>Confirmar cuenta</Button>}
      <Button variant="default" danger onClick={() => void (waits ? reject() : end())}>
        {waits ? 'Rechazar' : 'Eliminar'}
      </Button>
    </>
  );
}
