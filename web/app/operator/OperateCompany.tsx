import { useState } from 'react';
import { addDays, localDay } from '../../../shared/foundation/dates/date.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { KEPT_YEARS } from '../../../shared/users/operator/keptYears.ts';
import { operatorProcedures, type OperatedCompany } from '../../../shared/users/operator/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction } from '../../api/queries.ts';
import { serverNow } from '../../api/serverClock.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { PlainDate } from '../../kit/PlainDate.tsx';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';
import { Dialog } from '../../kit/windows.tsx';
import { useStepUp } from '../../users/useStepUp.tsx';

export type Deed = 'plan' | 'suspend' | 'resume' | 'close';
type Plans = Result<typeof operatorProcedures.operatedCompanies>['PLANES'];

const TITLES: Record<Deed, string> = {
  plan: 'Cambiar el plan',
  suspend: 'Suspender',
  resume: 'Reanudar',
  close: 'Dar de baja',
};
const TEXTS: Record<Deed, string> = {
  plan: 'Lo acordado para los días anteriores no cambia.',
  suspend:
    'Nadie de la empresa entra desde ahora. Lo que se envió y está en duda se sigue averiguando; nada nuevo sale y nada se borra.',
  resume: 'La empresa vuelve a entrar y sale lo que esperaba.',
  close: `La empresa deja la plataforma. Entréguele antes su exportación. Sus datos se conservan ${KEPT_YEARS} años, como pide la ley, y en ese tiempo puede volver; solo después se borran.`,
};

/** One deed on one company, with what it means and the reason that the company reads. */
export function OperateCompany(props: {
  what: Deed;
  company: OperatedCompany;
  plans: Plans;
  close: () => void;
}) {
  const { what, company, plans, close } = props;
  const [reason, setReason] = useState('');
  const offered = plans.filter(({ PAIS }) => PAIS === company.PAIS);
  const [plan, setPlan] = useState(company.PLAN?.PLAN ?? offered[0]?.PLAN ?? '');
  const [day, setDay] = useState(addDays(localDay(serverNow()), 1));
  const change = useAction(operatorProcedures.setPlan);
  const suspend = useAction(operatorProcedures.suspendCompany);
  const resume = useAction(operatorProcedures.resumeCompany);
  const leave = useAction(operatorProcedures.closeCompany);
  const { run, dialog } = useStepUp();
  const EMPRESA = company.ID;
  const act = (): Promise<OperatedCompany> => {
    if (what === 'plan') return change.mutateAsync({ EMPRESA, PLAN: plan, DESDE: day });
    return { suspend, resume, close: leave }[what].mutateAsync({ EMPRESA, MOTIVO: reason });
  };
  const go = async (): Promise<void> => {
    try {
      if (!(await run(act))) return;
      toast(TITLES[what], company.NOMBRE, 'good');
      close();
    } catch (thrown) {
      await inform('No se pudo', errorText(thrown));
    }
  };
  return (
    <Dialog title={`${TITLES[what]}: ${company.NOMBRE}`} opened onClose={close}>
      <div className="d-stack">
        <p>{TEXTS[what]}</p>
        {what === 'plan' ? (
          <>
            <PlainSelect
              label="Plan"
              value={plan}
              options={offered.map(({ PLAN, NOMBRE }) => ({ value: PLAN, label: NOMBRE }))}
              onChange={setPlan}
            />
            <PlainDate label="Desde qué día" value={day} onChange={setDay} />
          </>
        ) : (
          <PlainInput label="Motivo" value={reason} maxLength={300} onChange={setReason} />
        )}
        <Foot
          what={what}
          busy={[change, suspend, resume, leave].some(({ isPending }) => isPending)}
          ready={(what === 'plan' ? day : reason.trim()) !== ''}
          close={close}
          go={() => void go()}
        />
      </div>
      {dialog}
    </Dialog>
  );
}

function Foot(props: { what: Deed; busy: boolean; ready: boolean; close: () => void; go: () => void }) {
  const { what, busy, ready, close, go } = props;
  return (
    <div className="d-row">
      <span className="d-grow" />
      <Button variant="default" onClick={close}>
        Cancelar
      </Button>
      <Button danger={what === 'suspend' || what === 'close'} loading={busy} disabled={!ready} onClick={go}>
        {what === 'plan' ? 'Guardar' : TITLES[what]}
      </Button>
    </div>
  );
}
