import { useState } from 'react';
import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { PlainDate } from '../kit/PlainDate.tsx';
import { Button, PlainInput } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';
import { useStepUp } from '../users/useStepUp.tsx';

const WORDS = {
  paper: {
    title: '¿Se declaró en papel?',
    means:
      'Sale de la cola y no se envía: queda aceptada con el número y el día que la autoridad puso en el papel, sin firma electrónica. Guarde el papel en el expediente.',
    reason: 'Quién la presentó y dónde está el papel sellado',
    act: 'Se declaró en papel',
  },
  out: {
    title: '¿Retirar de la cola?',
    means:
      'No se envía: vuelve a donde estaba antes de sellarse, puede corregirse y transmitirse otra vez. Si ya se declaró en papel, elija «Se declaró en papel».',
    reason: 'Por qué se retira',
    act: 'Retirar de la cola',
  },
} as const;

/** Asks before a transmission that waits unsent leaves the queue; the chain keeps who wanted it and why. */
export function TakeOutDialog(props: { id: string; onPaper: boolean; opened: boolean; onClose: () => void }) {
  const { id, onPaper, opened, onClose } = props;
  const words = onPaper ? WORDS.paper : WORDS.out;
  const [reason, setReason] = useState('');
  const [number, setNumber] = useState('');
  const [day, setDay] = useState('');
  const [problem, complain] = useState('');
  const takeOut = useAction(transmissionProcedures.takeOut);
  const { run, dialog } = useStepUp();
  const send = async (): Promise<void> => {
    try {
      const done = await run(() =>
        takeOut.mutateAsync({
          ID: id,
          DECISION: onPaper ? 'EN_PAPEL' : 'RETIRADA',
          MOTIVO: reason,
          NUMERO: onPaper ? number : undefined,
          FECHA: onPaper ? day : undefined,
        }),
      );
      if (done) onClose();
    } catch (thrown) {
      complain(errorText(thrown));
    }
  };
  const lacks = onPaper && (number.trim() === '' || day === '');
  return (
    <Dialog title={words.title} opened={opened} onClose={onClose}>
      <div className="d-stack">
        <p>{words.means}</p>
        {onPaper && (
          <>
            <PlainInput
              label="Número que dio la autoridad"
              value={number}
              onChange={setNumber}
              maxLength={24}
            />
            <PlainDate label="Día en que recibió el papel" value={day} onChange={setDay} />
          </>
        )}
        <PlainInput
          label={words.reason}
          value={reason}
          onChange={setReason}
          maxLength={500}
          error={problem}
        />
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            disabled={reason.trim() === '' || lacks}
            loading={takeOut.isPending}
            onClick={() => void send()}
          >
            {words.act}
          </Button>
        </div>
        {dialog}
      </div>
    </Dialog>
  );
}
