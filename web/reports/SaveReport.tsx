import { useState } from 'react';
import { errorText } from '../api/apiError.ts';
import { inform } from '../kit/dialogs/dialogs.ts';
import { toast } from '../kit/toasts.ts';
import { Button, PlainInput } from '../kit/simple.tsx';
import { SAVED, savedText } from './saved.ts';
import { useOptions } from './useOptions.ts';
import { serverNow } from '../api/serverClock.ts';

const MOST_NAME = 80;

/** Keeps a report with its days and filters under a name, for this person on every machine. */
export function SaveReport({ title, to }: { title: string; to: string }) {
  const { change } = useOptions();
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <Button variant="default" onClick={() => setName(title)}>
        Guardar
      </Button>
    );
  const save = async (): Promise<void> => {
    try {
      await change({ [`${SAVED}${serverNow().getTime().toString(36)}`]: savedText(name, to) });
      toast('Reporte guardado', name, 'good');
      setName(undefined);
    } catch (thrown) {
      await inform('El reporte no se guardó', errorText(thrown));
    }
  };
  return (
    <form
      className="d-row rp-save"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <PlainInput label="Nombre" value={name} maxLength={MOST_NAME} onChange={setName} />
      <Button type="submit" disabled={name.trim() === ''}>
        Guardar
      </Button>
      <Button variant="subtle" onClick={() => setName(undefined)}>
        Cancelar
      </Button>
    </form>
  );
}
