import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { kindsOfNotice } from '../../shared/notifications/kinds.ts';
import { notificationGroupProcedures as procedures } from '../../shared/notifications/procedures.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { Button } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';

/**
 * `/baja/<link>`: where the foot of a mail leads, without a sign-in. What the page shows changes nothing: programs that
 * look into mails open their links.
 */
export function StopMailPage() {
  const { link = '' } = useParams();
  const asked = useProcedure(procedures.mailLink, { ENLACE: link });
  const stop = useAction(procedures.stopMail);
  const [stopped, say] = useState(false);
  const label = asked.data ? kindsOfNotice[asked.data.AVISO].label : '';
  const done = stopped || asked.data?.CORREO === '0';
  return (
    <main className="d-login">
      <div className="d-stack">
        <h1>Correos de Despacho</h1>
        {asked.isPending && <Loading />}
        {asked.isError && <ErrorState error={asked.error} />}
        {asked.data && !done && (
          <>
            <p>Recibe por correo el aviso «{label}».</p>
            <Button
              loading={stop.isPending}
              onClick={() => stop.mutate({ ENLACE: link }, { onSuccess: () => say(true) })}
            >
              No recibirlo más por correo
            </Button>
          </>
        )}
        {asked.data && done && (
          <p role="status">El aviso «{label}» ya no se le envía por correo. En Despacho lo sigue viendo.</p>
        )}
        {stop.isError && <ErrorState error={stop.error} />}
        <p>
          <Link to="/notificaciones">Elegir qué se le avisa y cómo</Link>
        </p>
      </div>
    </main>
  );
}
