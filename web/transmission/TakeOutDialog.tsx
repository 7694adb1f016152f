import { useState } from 'react';
import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { useAction } from '../api/queries.ts';
import { PlainDate } from '../kit/PlainDate.tsx';
import { useReference } from '../kit/reference.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { GivenNumber } from './GivenNumber.tsx';

const WORDS = {
  paper: {
    title: '¿Se declaró en papel?',
    said: 'Sale de la cola y no se envía: queda aceptada con el número y el día que la autoridad puso en el papel, sin firma electrónica. Guarde el papel en el expediente.',
    reason: 'Quién la presentó y dónde está el papel sellado',
    act: 'Se declaró en papel',
  },
  out: {
    title: '¿Retirar de la cola?',
    said: 'No se envía: vuelve a donde estaba antes de sellarse, puede corregirse y transmitirse otra vez. Si ya se declaró en papel, elija «Se declaró en papel».',
    reason: 'Por qué se retira',
    act: 'Retirar de la cola',
  },
} as const;

interface Props {
  id: string;
  onPaper: boolean;
  opened: boolean;
  onClose: () => void;
}

/** Asks before a transmission that waits unsent leaves the queue; the chain keeps who wanted it and why. */
export function TakeOutDialog({ id, onPaper, opened, onClose }: Props) {
  const { today } = useReference();
  const [number, setNumber] = useState('');
  const [day, setDay] = useState(today);
  const takeOut = useAction(transmissionProcedures.takeOut);
  const decided = onPaper
    ? ({ DECISION: 'EN_PAPEL', NUMERO: number, FECHA: day } as const)
    : ({ DECISION: 'RETIRADA', NUMERO: undefined, FECHA: undefined } as const);
  return (
    <DecisionDialog
      {...(onPaper ? WORDS.paper : WORDS.out)}
      opened={opened}
      onClose={onClose}
      own={onPaper ? ['NUMERO', 'FECHA'] : []}
      isWhole={!onPaper || (number.trim() !== '' && day !== '')}
      send={(MOTIVO) => takeOut.mutateAsync({ ID: id, MOTIVO, ...decided })}
    >
      {(problemOf) =>
        onPaper && (
          <>
            <GivenNumber value={number} onChange={setNumber} error={problemOf('NUMERO')} />
            <PlainDate
              label="Día en que recibió el papel"
              value={day}
              onChange={setDay}
              error={problemOf('FECHA')}
            />
          </>
        )
      }
    </DecisionDialog>
  );
}
