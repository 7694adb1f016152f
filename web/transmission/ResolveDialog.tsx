import { useState } from 'react';
import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { useAction } from '../api/queries.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { GivenNumber } from './GivenNumber.tsx';

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
  const [number, setNumber] = useState('');
  const resolve = useAction(transmissionProcedures.resolve);
  const isNumbered = decision === 'ACEPTADA';
  const NUMERO = isNumbered && number !== '' ? number : undefined;
  return (
    <DecisionDialog
      title="¿Qué respondió la autoridad?"
      said={known}
      reason="Cómo se supo: con quién se habló, qué documento lo prueba"
      act="Registrar decisión"
      opened={opened}
      onClose={onClose}
      own={isNumbered ? ['NUMERO'] : []}
      isWhole
      send={(MOTIVO) => resolve.mutateAsync({ ID: id, DECISION: decision, MOTIVO, NUMERO })}
    >
      {(problemOf) => (
        <>
          <Decisions decision={decision} onDecide={decide} />
          {isNumbered && <GivenNumber value={number} onChange={setNumber} error={problemOf('NUMERO')} />}
        </>
      )}
    </DecisionDialog>
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
