import { countText } from '../../shared/foundation/text/countText.ts';
import { useRef, useState } from 'react';
import { writeCsv, type CsvFile } from '../../shared/foundation/fields/csv.ts';
import { manifestDataSets } from '../../shared/manifests/dataSets.ts';
import { readTitles, titleColumns } from '../../shared/manifests/readTitles.ts';
import { errorText } from '../api/apiError.ts';
import { download } from '../kit/grid/csv.ts';
import { startLine } from '../kit/grid/lines.ts';
import { readRowsFile } from '../kit/readFile.ts';
import { useReference } from '../kit/reference.ts';
import { Button } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';
import type { OpenManifest } from './manifestKind.ts';

const SHOWN = 50;
const { TITULOS } = manifestDataSets;
/** Titles from a file, looked at first; they come as one step, which undo takes back. */
export function TitlesImport({ document, onClose }: { document: OpenManifest; onClose: () => void }) {
  const reference = useReference();
  const [file, look] = useState<CsvFile>();
  const [failure, fail] = useState('');
  const read = async (chosen: File): Promise<void> => {
    fail('');
    look(undefined);
    try {
      look(readTitles(await readRowsFile(chosen), reference));
    } catch (thrown) {
      fail(errorText(thrown));
    }
  };
  const add = (): void => {
    const lines = (file?.rows ?? []).map(({ values }) => ({
      ...startLine({ dataSet: TITULOS }),
      ...values,
    }));
    document.session.edit([{ op: 'insert', path: 'TITULOS', lines }], [], true);
    onClose();
  };
  const count = file?.rows.length ?? 0;
  const problems = file?.problems ?? [];
  return (
    <Dialog title="Agregar títulos de un archivo CSV o Excel" opened onClose={onClose} wide>
      <div className="d-stack">
        <p>
          Una fila por título, con las columnas de la plantilla en cualquier orden. Se agregan después de los
          que ya están.
        </p>
        <div className="d-row">
          <Picker onFile={(chosen) => void read(chosen)} />
          <Button
            variant="default"
            icon="download"
            onClick={() => download('plantilla_titulos.csv', writeCsv(titleColumns, []))}
          >
            Bajar plantilla
          </Button>
        </div>
        <Read file={file} failure={failure} />
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={count === 0 || problems.length > 0} onClick={add}>
            {count === 0 ? 'Agregar títulos' : `Agregar ${countText(count)} títulos`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What the file holds, and every reason why it is not taken. */
function Read({ file, failure }: { file: CsvFile | undefined; failure: string }) {
  if (!file) return failure === '' ? null : <p className="d-error">{failure}</p>;
  const { rows, problems } = file;
  return (
    <>
      <p role="status">
        {rows.length === 0
          ? 'El archivo no trae ningún título.'
          : `${countText(rows.length)} títulos leídos.`}{' '}
        {problems.length > 0 &&
          `${countText(problems.length)} problemas: corrija el archivo y elíjalo de nuevo.`}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, SHOWN).map(({ row, column, message }) => (
            <li key={`${row} ${column} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
      {problems.length > SHOWN && <p className="d-dimmed">Se muestran los primeros {SHOWN}.</p>}
    </>
  );
}

function Picker({ onFile }: { onFile: (chosen: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,.xlsx"
        aria-label="Archivo CSV de títulos"
        className="d-hidden"
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          // Emptied, so that the mended file of the same name is read again.
          event.currentTarget.value = '';
          if (chosen) onFile(chosen);
        }}
      />
      <Button icon="file" onClick={() => input.current?.click()}>
        Elegir archivo
      </Button>
    </>
  );
}
