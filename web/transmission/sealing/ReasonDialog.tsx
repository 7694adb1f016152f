import { useState } from 'react';
import { errorText } from '../../api/apiError.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { Dialog } from '../../kit/windows.tsx';
import { useHandingOver, type HandOver } from './useHandingOver.tsx';

/** A step that the history must explain: what it is, and the reason that the person gives. */
export interface Reasoned {
  title: string;
  text: string;
  yes: string;
  /** Does it; undefined when the person went no further. */
  run: (reason: string, handOver: HandOver) => Promise<unknown>;
}

/** Asks for the reason of a step that changes what the authority holds. */
export function ReasonDialog({ of, onClose }: { of: Reasoned; onClose: () => void }) {
  const [reason, say] = useState('');
  const [problem, complain] = useState('');
  const [busy, work] = useState(false);
  const { run, dialog } = useHandingOver();
  const send = async (): Promise<void> => {
    work(true);
    try {
      // Who would not prove themselves stays where they were.
      if ((await of.run(reason, run)) !== undefined) onClose();
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
