import { useState } from 'react';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { errorText } from '../../api/apiError.ts';
import { PlainDate } from '../../kit/PlainDate.tsx';
import { useReference } from '../../kit/reference.ts';
import { Button } from '../../kit/simple.tsx';
import { Dialog } from '../../kit/windows.tsx';

export interface Clearing {
  /** The declaration in a sentence: «la DUCA». */
  the: string;
  /** Day that is recorded, yyyy-mm-dd; '' while the goods wait. */
  recorded: string;
  /** Records a day, or with '' takes the recorded one back. */
  run: (day: string) => Promise<unknown>;
}

/** Asks for the day on which the authority let the goods go after its review. */
export function ClearanceDialog({ of, onClose }: { of: Clearing; onClose: () => void }) {
  const { today } = useReference();
  const [day, setDay] = useState(of.recorded || today);
  const [problem, complain] = useState('');
  const [busy, work] = useState(false);
  const record = async (wanted: string): Promise<void> => {
    work(true);
    try {
      await of.run(wanted);
      onClose();
    } catch (thrown) {
      complain(errorText(thrown));
    }
    work(false);
  };
  return (
    <Dialog title="Levante" opened onClose={onClose}>
      <div className="d-stack">
        <p>
          Anote el día en que la autoridad autorizó el levante de {of.the}. Nada se envía; deja de esperar la
          revisión.
        </p>
        <PlainDate label="Día del levante" value={day} onChange={setDay} />
        {problem !== '' && <p role="alert">{problem}</p>}
        <div className="d-row d-row-end">
          {of.recorded !== '' && (
            <Button variant="default" disabled={busy} onClick={() => void record('')}>
              Quitar el levante del {formatDate(of.recorded)}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={day === ''} loading={busy} onClick={() => void record(day)}>
            Anotar el levante
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
