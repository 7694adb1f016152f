import { useState } from 'react';
import { errorText } from '../api/apiError.ts';
import { PlainDate } from '../kit/PlainDate.tsx';
import { readRowsFile } from '../kit/readFile.ts';
import { Button, PlainInput } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import type { Preview } from './preview.ts';

export interface ImportFacts {
  source: string;
  day: string;
  sample: boolean;
}

interface Props {
  title: string;
  /** What its header must be. */
  hint: string;
  day: string;
  sample: boolean;
  preview: (csv: string, facts: ImportFacts) => Promise<Preview>;
  send: (csv: string, facts: ImportFacts) => Promise<void>;
  onClose: () => void;
}

/** The file and what is said of it; what it changes is looked at before it is loaded. */
function useListFile(props: Props) {
  const [facts, setFacts] = useState<ImportFacts>({ source: '', day: props.day, sample: props.sample });
  const [file, setFile] = useState<{ name: string; text: string }>();
  const [preview, setPreview] = useState<Preview>();
  const [busy, setBusy] = useState(false);
  const [problem, complain] = useState('');
  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    complain('');
    try {
      await work();
    } catch (thrown) {
      complain(errorText(thrown));
    } finally {
      setBusy(false);
    }
  };
  const change = (values: Partial<ImportFacts>): void => {
    setFacts({ ...facts, ...values });
    if (values.day !== undefined) setPreview(undefined);
  };
  const sound = preview !== undefined && preview.problems.every((each) => each.severity === 'warning');
  const choose = (chosen: File | undefined): void => {
    setPreview(undefined);
    setFile(undefined);
    if (chosen) void doing(async () => setFile({ name: chosen.name, text: await readRowsFile(chosen) }));
  };
  const review = (): void => void doing(async () => setPreview(await props.preview(file!.text, facts)));
  const load = (): void => void doing(() => props.send(file!.text, facts));
  return { facts, change, choose, file, preview, review, load, busy, problem, sound };
}

const ListFacts = (props: { facts: ImportFacts; onChange: (values: Partial<ImportFacts>) => void }) => {
  const { facts, onChange } = props;
  return (
    <>
      <PlainDate label="Rige desde" value={facts.day} onChange={(day) => onChange({ day })} />
      <PlainInput
        label="Fuente: institución, resolución, fecha"
        value={facts.source}
        maxLength={300}
        onChange={(source) => onChange({ source })}
      />
      <label className="d-row">
        <input
          type="checkbox"
          checked={facts.sample}
          onChange={(event) => onChange({ sample: event.currentTarget.checked })}
        />
        Es una muestra y no la lista oficial
      </label>
    </>
  );
};

/** File, origin and day of a list; what it changes is shown before it is done, and a bad file changes nothing. */
export function ImportDialog(props: Props) {
  const { facts, change, choose, file, preview, review, load, busy, problem, sound } = useListFile(props);
  return (
    <Dialog title={props.title} opened onClose={props.onClose} wide>
      <div className="d-stack">
        <p>{props.hint}</p>
        <label className="d-stack">
          Archivo CSV o Excel
          <input
            type="file"
            accept=".csv,text/csv,.xlsx"
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
        </label>
        <ListFacts facts={facts} onChange={change} />
        {preview && <ImportPreview preview={preview} />}
        {problem && (
          <p className="d-error" role="alert">
            {problem}
          </p>
        )}
        <div className="d-row d-row-end">
          <Button variant="default" onClick={props.onClose}>
            Cancelar
          </Button>
          <Button
            variant={sound ? 'default' : 'filled'}
            disabled={!file || facts.day === ''}
            loading={busy && !sound}
            onClick={review}
          >
            Revisar
          </Button>
          {sound && (
            <Button disabled={facts.source.trim() === ''} loading={busy} onClick={load}>
              Cargar
            </Button>
          )}
        </div>
        {sound && facts.source.trim() === '' && (
          <p className="d-dimmed">Escriba la fuente para poder cargar el archivo.</p>
        )}
      </div>
    </Dialog>
  );
}
