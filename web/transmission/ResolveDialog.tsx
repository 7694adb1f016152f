import { useState } from 'react';
import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { Button, PlainInput } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';
import { useStepUp } from '../users/useStepUp.tsx';

const DECISIONS = [
  { value: 'ACEPTADA', label: 'La autoridad la aceptó' },
  { value: 'RECHAZADA', label: 'La autoridad la rechazó' },
  { value: 'NO_ENVIADA', label: 'Nunca llegó; se pregunta una vez más y se envía' },
] as const;

type Decision = (typeof DECISIONS)[number]['value'];

/** A person decides what the authority did not clear up, and says how it is known; the chain keeps it. */
export function ResolveDialog(props: { id: string; known: string; opened: boolean; onClose: () => void }) {
  const { id, known, opened, onClose } = props;
  const [decision, decide] = useState<Decision>('ACEPTADA');
  const [reason, setReason] = useState('');
  const [number, setNumber] = useState('');
  const [problem, complain] = useState('');
  const resolve = useAction(transmissionProcedures.resolve);
  const { run, dialog } = useStepUp();
  const send = async (): Promise<void> => {
    try {
      const done = await run(() =>
        resolve.mutateAsync({
          ID: id,
          DECISION: decision,
          MOTIVO: reason,
          NUMERO: decision === 'ACEPTADA' && number !== '' ? number : undefined,
        }),
      );
      if (done) onClose();
    } catch (thrown) {
      complain(errorText(thrown));
    }
  };
  return (
    <Dialog title="¿Qué respondió la autoridad?" opened={opened} onClose={onClose}>
      <div className="d-stack">
        <p>{known}</p>
        <Decisions decision={decision} onDecide={decide} />
        {decision === 'ACEPTADA' && (
          <PlainInput
            label="Número que dio la autoridad"
            value={number}
            onChange={setNumber}
            maxLength={24}
          />
        )}
        <PlainInput
          label="Cómo se supo: con quién se habló, qué documento lo prueba"
          value={reason}
          onChange={setReason}
          maxLength={500}
          error={problem}
        />
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={reason.trim() === ''} loading={resolve.isPending} onClick={() => void send()}>
            Registrar decisión
          </Button>
        </div>
        {dialog}
      </div>
    </Dialog>
  );
}

const Decisions = (props: { decision: Decision; onDecide: (decision: Decision) => void }) => (
  <fieldset>
    <legend>Decisión</legend>
    {DECISIONS.map(({ value, label }) => (
      <label key={value} className="d-row">
        <input
          type="radio"
          name="decision"
          checked={props.decision === value}
          onChange={() => props.onDecide(value)}
        />
        {label}
      </label>
    ))}
  </fieldset>
);
