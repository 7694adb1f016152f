import { useState } from 'react';
import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { PlainDate } from '../kit/PlainDate.tsx';
import { useReference } from '../kit/reference.ts';
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

interface Asked {
  id: string;
  onPaper: boolean;
  onClose: () => void;
}

/** What is typed in the window, and what sends it; `problem` is what the server says against it. */
function useTakeOut({ id, onPaper, onClose }: Asked) {
  const { today } = useReference();
  const [reason, setReason] = useState('');
  const [number, setNumber] = useState('');
  const [day, setDay] = useState(today);
  const [problem, complain] = useState('');
  const takeOut = useAction(transmissionProcedures.takeOut);
  const { run, dialog } = useStepUp();
  const send = async (): Promise<void> => {
    const said = {
      ID: id,
      DECISION: onPaper ? ('EN_PAPEL' as const) : ('RETIRADA' as const),
      MOTIVO: reason,
      NUMERO: onPaper ? number : undefined,
      FECHA: onPaper ? day : undefined,
    };
    try {
      if (await run(() => takeOut.mutateAsync(said))) onClose();
    } catch (thrown) {
      complain(errorText(thrown));
    }
  };
  const isWhole = reason.trim() !== '' && (!onPaper || (number.trim() !== '' && day !== ''));
  const typed = { reason, setReason, number, setNumber, day, setDay };
  return { ...typed, problem, isWhole, isSending: takeOut.isPending, send, dialog };
}

/** Asks before a transmission that waits unsent leaves the queue; the chain keeps who wanted it and why. */
export function TakeOutDialog({ opened, ...asked }: Asked & { opened: boolean }) {
  const { onPaper, onClose } = asked;
  const words = onPaper ? WORDS.paper : WORDS.out;
  const of = useTakeOut(asked);
  return (
    <Dialog title={words.title} opened={opened} onClose={onClose}>
      <div className="d-stack">
        <p>{words.means}</p>
        {onPaper && (
          <>
            <PlainInput
              label="Número que dio la autoridad"
              value={of.number}
              onChange={of.setNumber}
              maxLength={24}
            />
            <PlainDate label="Día en que recibió el papel" value={of.day} onChange={of.setDay} />
          </>
        )}
        <PlainInput
          label={words.reason}
          value={of.reason}
          onChange={of.setReason}
          maxLength={500}
          error={of.problem}
        />
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={!of.isWhole} loading={of.isSending} onClick={() => void of.send()}>
            {words.act}
          </Button>
        </div>
        {of.dialog}
      </div>
    </Dialog>
  );
}
