import { useState } from 'react';
import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { Button, PlainInput } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';
import { useStepUp } from '../users/useStepUp.tsx';

/** Takes the signature off an acceptance; the chain keeps the reason and who wrote it. */
export function DeleteSignature({
  id,
  opened,
  onClose,
}: {
  id: string;
  opened: boolean;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [problem, complain] = useState('');
  const remove = useAction(transmissionProcedures.deleteSignature);
  const { run, dialog } = useStepUp();
  const send = async (): Promise<void> => {
    try {
      if (await run(() => remove.mutateAsync({ ID: id, MOTIVO: reason }))) onClose();
    } catch (thrown) {
      complain(errorText(thrown));
    }
  };
  return (
    <Dialog title="¿Borrar la firma de la autoridad?" opened={opened} onClose={onClose}>
      <div className="d-stack">
        <p>
          La aceptación y su evidencia quedan. La firma cuenta como faltante hasta que la recupere con
          «Obtener de la autoridad», y lo que imprima mientras tanto sale sin ella. El código QR no cambia.
        </p>
        <PlainInput label="Motivo" value={reason} onChange={setReason} maxLength={500} error={problem} />
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={reason.trim() === ''} loading={remove.isPending} onClick={() => void send()}>
            Borrar la firma
          </Button>
        </div>
        {dialog}
      </div>
    </Dialog>
  );
}
