import { useEffect } from 'react';
import { formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import { userProcedures } from '../../../shared/users/procedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { Button } from '../../kit/simple.tsx';
import { NotAnswered } from '../../kit/states.tsx';
import { useStepUp } from '../useStepUp.tsx';
import '../users.css';
import { AddFactor } from './AddFactor.tsx';

/** Page of who must have a second factor and has none: it is added once, and the work goes on where it was. */
export function Enrolment(props: { login: string; onDone: () => void; onLeave: () => void }) {
  const own = useProcedure(userProcedures.factors, {});
  const { run, dialog: confirming } = useStepUp();
  useEffect(() => {
    window.document.title = 'Segundo factor · Despacho';
  }, []);
  const taken = own.data?.QUITADO;
  return (
    <main className="us-enrolment d-stack">
      <img src="/logo.svg" alt="Despacho" width="200" height="48" />
      <h1>Segundo factor</h1>
      {own.error && (
        <NotAnswered of={own} failed="No se pudo comprobar si alguien quitó su segundo factor." />
      )}
      {taken && (
        <p role="alert">
          {taken.POR} quitó su segundo factor el {formatDateTime(localDateTime(new Date(taken.CUANDO)))}. Si
          usted no lo pidió, avísele.
        </p>
      )}
      <p>
        Quien transmite o administra entra con su contraseña y con algo que solo tiene usted, para que nadie
        firme en su nombre. Se agrega una vez, en un minuto; lo que tenía sin guardar se conserva.
      </p>
      <AddFactor login={props.login} run={run} first onDone={() => void own.refetch().then(props.onDone)} />
      <div className="d-row">
        <Button variant="subtle" onClick={props.onLeave}>
          Cerrar sesión
        </Button>
      </div>
      {confirming}
    </main>
  );
}
