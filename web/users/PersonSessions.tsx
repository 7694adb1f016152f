import { userProcedures, type ListedUser } from '../../shared/users/procedures.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { Button } from '../kit/simple.tsx';
import { revokedWords } from './programWords.ts';
import { endSessions, SessionTable } from './SessionTable.tsx';
import type { Run } from './useStepUp.tsx';

/** Where somebody of the company is signed in, for an administrator who may end it. */
export function PersonSessions(props: { user: ListedUser; run: Run }) {
  const { user, run } = props;
  const whose = { ID_USUARIO: user.IdUsuario };
  const list = useProcedure(userProcedures.userSessions, whose);
  const end = useAction(userProcedures.endUserSession);
  const endAll = useAction(userProcedures.endUserSessions);
  return (
    <SessionTable
      list={list}
      end={(ID_SESION) => run(() => end.mutateAsync({ ...whose, ID_SESION }))}
      all={(others) =>
        others === 0 ? (
          <p className="d-dimmed">{user.NombreUsuario} no tiene sesiones abiertas.</p>
        ) : (
          <div className="d-row">
            <Button
              variant="default"
              onClick={() =>
                void endSessions(
                  `¿Desea cerrar todas las sesiones de ${user.NombreUsuario}?`,
                  () => run(() => endAll.mutateAsync(whose)),
                  ({ PROGRAMAS }) => `Todas sus sesiones se cerraron${revokedWords(PROGRAMAS)}`,
                  ' Los tokens de programas que creó se revocan.',
                )
              }
            >
              Cerrar todas sus sesiones
            </Button>
          </div>
        )
      }
    />
  );
}
