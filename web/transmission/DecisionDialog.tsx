import { useState, type ReactNode } from 'react';
import { errorText } from '../api/apiError.ts';
import { fieldProblem } from '../api/fieldProblem.ts';
import { Button, PlainInput } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';
import { useStepUp } from '../users/useStepUp.tsx';

interface Props {
  title: string;
  opened: boolean;
  /** What is known, or what it means. */
  said: string;
  /** How the reason is asked for. */
  reason: string;
  /** What its button says. */
  act: string;
  /** Parameters that its own fields are, and whether what has to stand in them does. */
  own: readonly string[];
  isWhole: boolean;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
  /** Its own fields, over the reason, each with what the server says against it. */
  children?: (problemOf: (name: string) => string) => ReactNode;
}

/** A person decides about a transmission and says why; the chain keeps it. What is refused is told where it is written. */
export function DecisionDialog({ title, opened, own, isWhole, send, onClose, ...words }: Props) {
  const [reason, setReason] = useState('');
  const [problem, complain] = useState<{ field: string; text: string }>();
  const [busy, setBusy] = useState(false);
  const { run, dialog } = useStepUp();
  const decide = async (): Promise<void> => {
    complain(undefined);
    setBusy(true);
    try {
      if (await run(() => send(reason))) onClose();
    } catch (thrown) {
      const found = fieldProblem(thrown);
      const isShown = found && ['MOTIVO', ...own].includes(found.field);
      complain(isShown ? found : { field: '', text: errorText(thrown) });
    } finally {
      setBusy(false);
    }
  };
  const problemOf = (name: string): string => (problem?.field === name ? problem.text : '');
  return (
    <Dialog title={title} opened={opened} onClose={onClose}>
      <div className="d-stack">
        <p>{words.said}</p>
        {words.children?.(problemOf)}
        <PlainInput
          label={words.reason}
          value={reason}
          onChange={setReason}
          maxLength={500}
          error={problemOf('MOTIVO')}
        />
        {problemOf('') !== '' && (
          <p className="d-error" role="alert">
            {problemOf('')}
          </p>
        )}
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={reason.trim() === '' || !isWhole} loading={busy} onClick={() => void decide()}>
            {words.act}
          </Button>
        </div>
        {dialog}
      </div>
    </Dialog>
  );
}
