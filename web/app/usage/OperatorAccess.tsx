import { useState } from 'react';
import { addDays, formatDate, localDay } from '../../../shared/foundation/dates/date.ts';
import { consentProcedures } from '../../../shared/users/operator/consentProcedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { serverNow } from '../../api/serverClock.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { PlainDate } from '../../kit/PlainDate.tsx';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { ErrorState } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { useStepUp } from '../../users/useStepUp.tsx';

/** Days that are offered. */
const DAYS = 7;

const WHAT_IT_IS =
  'Quien opera Despacho no ve documentos de su empresa. Si necesita que los vea, por ejemplo para trasladar sus datos, ' +
  'consiéntalo por unos días: podrá descargar la exportación, y cada descarga queda en su bitácora.';

/** Whether who operates the platform may take the company's data: nobody may until an administrator says so. */
export function OperatorAccess() {
  const consent = useProcedure(consentProcedures.operatorConsent, {}, { staleTime: 0 });
  const give = useAction(consentProcedures.giveOperatorConsent);
  const withdraw = useAction(consentProcedures.withdrawOperatorConsent);
  const [day, setDay] = useState(addDays(localDay(serverNow()), DAYS));
  const [reason, setReason] = useState('');
  const { run, dialog } = useStepUp();
  const consenting = async (): Promise<void> => {
    try {
      const act = () => give.mutateAsync({ HASTA: day, MOTIVO: reason });
      if (!(await run(act))) return;
      setReason('');
      toast('Consentimiento dado', '', 'good');
    } catch (thrown) {
      await inform('El consentimiento no se dio', errorText(thrown));
    }
  };
  const ending = async (): Promise<void> => {
    try {
      await withdraw.mutateAsync({});
      toast('Consentimiento retirado', '', 'good');
    } catch (thrown) {
      await inform('El consentimiento no se retiró', errorText(thrown));
    }
  };
  const { HASTA = '', POR = '', MOTIVO = '' } = consent.data ?? {};
  return (
    <section className="d-stack" aria-label="Acceso de quien opera la plataforma">
      <h2>Acceso de quien opera la plataforma</h2>
      <p className="d-dimmed">{WHAT_IT_IS}</p>
      {consent.isError && <ErrorState error={consent.error} retry={() => void consent.refetch()} />}
      {HASTA !== '' ? (
        <div className="d-row">
          <span>
            Consentido hasta el {formatDate(HASTA)} por {POR}: {MOTIVO}
          </span>
          <Button variant="default" danger loading={withdraw.isPending} onClick={() => void ending()}>
            Retirar
          </Button>
        </div>
      ) : (
        <div className="d-row u-consent">
          <PlainDate label="Hasta qué día" value={day} onChange={setDay} />
          <PlainInput label="Para qué" value={reason} maxLength={300} onChange={setReason} />
          <Button
            variant="default"
            loading={give.isPending}
            disabled={day === '' || reason.trim() === ''}
            onClick={() => void consenting()}
          >
            Consentir
          </Button>
        </div>
      )}
      {dialog}
    </section>
  );
}
