import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeclarationBody } from '../../../shared/transmission/acceptedVersions.ts';
import { ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import { useInformRefusal } from '../../document/problems/useInformRefusal.ts';
import { saved } from '../../document/saved.ts';
import type { OpenDocument } from '../../document/useDocument.ts';
import { Icon } from '../../kit/icons.tsx';
import { Button } from '../../kit/simple.tsx';
import type { Comparison } from './comparison.ts';
import { findHandedOver } from './findHandedOver.ts';
import type { SealingScreens } from './screens.ts';
import { useHandingOver } from './useHandingOver.tsx';

interface Props<B extends DeclarationBody> {
  screens: SealingScreens<B>;
  document: OpenDocument<B>;
  changing: boolean;
  /** «transmitir» */
  act: string;
  comparison: Comparison;
}

/** The one act: it waits for what the other documents say, or goes without it once that was said plainly. */
export function Seal<B extends DeclarationBody>(props: Props<B>) {
  const { screens, document, changing, act, comparison } = props;
  const { kind, procedures } = screens;
  const { header, session } = document;
  const navigate = useNavigate();
  const informRefusal = useInformRefusal();
  const { run, dialog } = useHandingOver();
  const sends = useMay()(`${kind.module}:transmit`);
  const [busy, setBusy] = useState(false);
  if (!sends) return <p>Su perfil no puede {act}: pida a quien lo hace que la revise aquí.</p>;
  const seal = async (): Promise<string | undefined> => {
    const version = await saved(document);
    const seen = { ...version, VERSION: session.snapshot().header.VERSION };
    return run(
      async () =>
        changing
          ? (await call(procedures.sendAmendment, version)).ID_TRANSMISION
          : screens.seal(document, version),
      findHandedOver(procedures.status, seen, changing ? 'M' : 'R'),
    );
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const transmission = await seal();
      if (transmission !== undefined) void navigate(`/transmisiones/${transmission}`, { replace: true });
    } catch (thrown) {
      await informRefusal(`No se pudo ${act}`, thrown);
      // What got no answer leaves the page as it is.
      if (!(thrown instanceof ApiError && thrown.transient)) await session.open();
    } finally {
      setBusy(false);
    }
  };
  const waiting = comparison.phase === 'waiting';
  return (
    <>
      <p>
        Se sella la versión {header.VERSION}, la que ve, y se envía a la autoridad.{' '}
        {changing
          ? 'Hasta que responda vale lo aceptado. Los documentos que agrega quedan cerrados; los que deja fuera, libres cuando la acepte.'
          : 'Sus DVA, facturas y documento de transporte quedan cerrados.'}{' '}
        Esto tiene efecto legal.
      </p>
      {comparison.phase === 'failed' && <NotCompared {...comparison} act={act} />}
      <div className="d-row">
        <Button icon="send" loading={busy} disabled={waiting} onClick={() => void send()}>
          {waiting ? 'Comparando…' : `Sellar y ${act}${comparison.phase === 'failed' ? ' sin comparar' : ''}`}
        </Button>
        <span role="status" className="d-dimmed">
          {comparison.phase === 'told'
            ? 'Comparada con los demás documentos.'
            : waiting && 'Se compara con los demás documentos; lo que no coincida sale arriba.'}
        </span>
      </div>
      {dialog}
    </>
  );
}

/** What is not known, what that means for the seal, and the way to know it. */
const NotCompared = ({ reason, again, act }: { reason: string; again: () => void; act: string }) => (
  <div className="d-failure" role="alert">
    <p className="d-failure-title">
      <Icon name="warning" /> No se pudo comparar con los demás documentos
    </p>
    <p>{reason}</p>
    <p>
      Si decide {act} así, los errores se detienen de todos modos, pero los avisos de lo que no coincide no se
      le muestran.
    </p>
    <Button variant="default" onClick={again}>
      Comparar de nuevo
    </Button>
  </div>
);
