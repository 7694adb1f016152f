import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { useState } from 'react';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { useAction } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../kit/simple.tsx';
import { toast } from '../kit/toasts.ts';

interface Props {
  /** Kind of document whose service is asked. */
  kind: string;
  /** Transmission that was accepted and may be fetched; absent while there is none. */
  fetches: string | undefined;
}

/** Asks the authority now: whether its service is active, and what it holds of what it accepted. */
export function AskAuthority({ kind, fetches }: Props) {
  const may = useMay();
  const recover = useAction(transmissionProcedures.recover);
  const [asking, ask] = useState(false);
  const isActive = async (): Promise<void> => {
    ask(true);
    try {
      const { ACTIVO, FRASE } = await call(transmissionProcedures.serviceActive, { TIPO: kind });
      toast(ACTIVO === '1' ? 'Activo' : 'No responde', FRASE, ACTIVO === '1' ? 'good' : 'bad');
    } catch (thrown) {
      toast('No se pudo preguntar', errorText(thrown), 'bad');
    }
    ask(false);
  };
  const fetchIt = async (ID: string): Promise<void> => {
    try {
      await recover.mutateAsync({ ID });
      toast('Consultando', 'Lo que la autoridad tiene se ve en la línea de abajo, con su evidencia.', 'good');
    } catch (thrown) {
      toast('No se pudo consultar', errorText(thrown), 'bad');
    }
  };
  return (
    <div className="d-row">
      <Button variant="default" icon="question" disabled={asking} onClick={() => void isActive()}>
        ¿Está activo el servicio?
      </Button>
      {fetches !== undefined && may('transmission:transmit') && (
        <Button
          variant="default"
          icon="download"
          disabled={recover.isPending}
          onClick={() => void fetchIt(fetches)}
        >
          Obtener de la autoridad
        </Button>
      )}
    </div>
  );
}
