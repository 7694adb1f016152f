import { useState } from 'react';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { operatorProcedures } from '../../../shared/users/operator/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction } from '../../api/queries.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { Dialog } from '../../kit/windows.tsx';
import { useStepUp } from '../../users/useStepUp.tsx';

type Plans = Result<typeof operatorProcedures.operatedCompanies>['PLANES'];

const FIELDS = [
  ['EMPRESA', 'Nombre de la empresa'],
  ['NIT', 'NIT o RTN'],
  ['ADMINISTRADOR', 'Nombre de quien la administra'],
  ['USUARIO', 'Usuario con que entra'],
  ['CORREO', 'Correo electrónico'],
] as const;

type Facts = Record<(typeof FIELDS)[number][0] | 'PAIS' | 'PLAN', string>;

/** A country with the first of the plans that are offered there. */
const inCountry = (PAIS: string, plans: Plans): Pick<Facts, 'PAIS' | 'PLAN'> => ({
  PAIS,
  PLAN: plans.find((each) => each.PAIS === PAIS)?.PLAN ?? '',
});

/** A new company from a form; its first administrator's link is shown once. */
export function OpenCompany({ plans, close }: { plans: Plans; close: () => void }) {
  const [facts, setFacts] = useState<Facts>({
    ...{ EMPRESA: '', NIT: '', ADMINISTRADOR: '', USUARIO: '', CORREO: '' },
    ...inCountry('GT', plans),
  });
  const open = useAction(operatorProcedures.openCompany);
  const { run, dialog } = useStepUp();
  const make = async (): Promise<void> => {
    try {
      const made = await run(() => open.mutateAsync(facts));
      if (!made) return;
      close();
      await inform(
        'Entregue este enlace ahora',
        <>
          <p>
            Es la única vez que se muestra. {facts.ADMINISTRADOR} elige con él su contraseña; vence en{' '}
            {made.HORAS} horas.
          </p>
          <pre className="op-link">{`${window.location.origin}/#/password/${made.ENLACE}`}</pre>
        </>,
      );
    } catch (thrown) {
      await inform('La empresa no se abrió', errorText(thrown));
    }
  };
  return (
    <Dialog title="Abrir empresa" opened wide onClose={close}>
      <CompanyFields facts={facts} plans={plans} change={(part) => setFacts({ ...facts, ...part })} />
      <div className="d-row op-foot">
        <span className="d-grow" />
        <Button variant="default" onClick={close}>
          Cancelar
        </Button>
        <Button
          loading={open.isPending}
          disabled={FIELDS.some(([name]) => facts[name].trim() === '')}
          onClick={() => void make()}
        >
          Abrir
        </Button>
      </div>
      {dialog}
    </Dialog>
  );
}

function CompanyFields(props: { facts: Facts; plans: Plans; change: (part: Partial<Facts>) => void }) {
  const { facts, plans, change } = props;
  return (
    <div className="op-form">
      {FIELDS.map(([name, label]) => (
        <PlainInput
          key={name}
          label={label}
          value={facts[name]}
          maxLength={150}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <PlainSelect
        label="País"
        value={facts.PAIS}
        options={[
          { value: 'GT', label: 'Guatemala' },
          { value: 'HN', label: 'Honduras' },
        ]}
        onChange={(PAIS) => change(inCountry(PAIS, plans))}
      />
      <PlainSelect
        label="Plan"
        value={facts.PLAN}
        options={plans
          .filter(({ PAIS }) => PAIS === facts.PAIS)
          .map(({ PLAN, NOMBRE }) => ({ value: PLAN, label: NOMBRE }))}
        onChange={(PLAN) => change({ PLAN })}
      />
    </div>
  );
}
