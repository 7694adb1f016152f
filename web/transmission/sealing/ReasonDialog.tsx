import { useState } from 'react';
import { errorText } from '../../api/apiError.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { Dialog } from '../../kit/windows.tsx';
import { useStepUp } from '../../users/useStepUp.tsx';

/** A step that the history must explain: what it is, and the reason that the person gives. */
export interface Reasoned {
  title: string;
  text: string;
  yes: string;
  run: (reason: string) => Promise<unknown>;
}

/** Asks for the reason of a step that changes what the authority holds. */
export function ReasonDialog({ of, onClose }: { of: Reasoned; onClose: () => void }) {
  const [reason, say] = useState('');
  const [problem, complain] = useState('');
  const [busy, work] = useState(false);
  const { run, dialog } = useStepUp();
  const send = async (): Promise<void> => {
    work(true);
    try {
      // Who would not prove themselves stays where they were.
      const done = await run(async () => {
        await of.run(reason);
        return true;
      });
      if (done) onClose();
    } catch (thrown) {
      complain(errorText(thrown));
    }
    work(false);
  };
  return (
    <Dialog title={of.title} opened onClose={onClose}>
      <div className="d-stack">
        <p>{of.text}</p>
        <PlainInput label="Motivo" value={reason} onChange={say} maxLength={500} error={problem} />
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={reason.trim() === ''} loading={busy} onClick={() => void send()}>
            {of.yes}
          </Button>
        </div>
      </div>
      {dialog}
    </Dialog>
  );
}
