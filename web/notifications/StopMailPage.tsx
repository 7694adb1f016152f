import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { kindsOfNotice } from '../../shared/notifications/kinds.ts';
import { notificationGroupProcedures as procedures } from '../../shared/notifications/procedures.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { call } from '../api/call.ts';
import { Button } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';

type Asked = Result<typeof procedures.mailLink>;

/**
 * `/baja/<link>`: where the foot of a mail leads, without a sign-in. What the page shows changes nothing: programs that
 * look into mails open their links.
 */
export function StopMailPage() {
  const { link = '' } = useParams();
  const [asked, setAsked] = useState<Asked>();
  const [failure, setFailure] = useState<Error>();
  const [stopping, setStopping] = useState(false);
  const [stopped, say] = useState(false);
  useEffect(() => {
    call(procedures.mailLink, { ENLACE: link }).then(setAsked, setFailure);
  }, [link]);
  const stop = async (): Promise<void> => {
    setStopping(true);
    try {
      await call(procedures.stopMail, { ENLACE: link });
      say(true);
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
    setStopping(false);
  };
  const label = asked ? kindsOfNotice[asked.AVISO].label : '';
  const done = stopped || asked?.CORREO === '0';
  return (
    <main className="d-login">
      <div className="d-stack">
        <h1>Correos de Despacho</h1>
        {!asked && !failure && <Loading />}
        {asked && !done && (
          <>
            <p>Recibe por correo el aviso «{label}».</p>
            <Button loading={stopping} onClick={() => void stop()}>
              No recibirlo más por correo
            </Button>
          </>
        )}
        {asked && done && (
          <p role="status">El aviso «{label}» ya no se le envía por correo. En Despacho lo sigue viendo.</p>
        )}
        {failure && <ErrorState error={failure} />}
        <p>
          <Link to="/notificaciones">Elegir qué se le avisa y cómo</Link>
        </p>
      </div>
    </main>
  );
}
