import { userProcedures } from '../../shared/users/procedures.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { Button } from '../kit/simple.tsx';
import { endSessions, SessionTable } from './SessionTable.tsx';

/** Where the person is signed in, and the way to end each sign-in but this one. */
export function SessionList() {
  const list = useProcedure(userProcedures.sessions, {});
  const end = useAction(userProcedures.revokeSession);
  const endOthers = useAction(userProcedures.revokeOtherSessions);
  return (
    <SessionTable
      list={list}
      end={(ID_SESION) => end.mutateAsync({ ID_SESION })}
      all={(others) =>
        others === 0 ? (
          <p className="d-dimmed">No tiene otras sesiones abiertas.</p>
        ) : (
          <div className="d-row">
            <Button
              variant="default"
              onClick={() =>
                void endSessions(
                  '¿Desea cerrar todas las demás sesiones?',
                  () => endOthers.mutateAsync({}),
                  'Las demás sesiones se cerraron',
                )
              }
            >
              Cerrar las demás sesiones
            </Button>
          </div>
        )
      }
    />
  );
}
