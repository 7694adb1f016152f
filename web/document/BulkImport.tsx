import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { bulkColumns, type bulkProcedures } from '../../shared/foundation/documents/bulk.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { writeCsv } from '../../shared/foundation/fields/csv.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { queryKey } from '../api/queries.ts';
import { download, formatCsv } from '../kit/grid/csv.ts';
import { readCsvFile } from '../kit/readFile.ts';
import { useReference } from '../kit/reference.ts';
import { Button } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';
import {
  begun,
  ERROR_HEADING,
  errorRows,
  readBulk,
  runBulk,
  type BulkFile,
  type BulkProgress,
} from './bulkRun.ts';

const SHOWN = 50;
const whole = (count: number): string => count.toLocaleString('es-GT');

interface Props {
  definition: AnyDocument;
  /** Data set of one record that a row fills. */
  dataSet: string;
  procedures: ReturnType<typeof bulkProcedures>;
  opened: boolean;
  onClose: () => void;
}

/** The file that was looked at, how far its load came, and what of it is wrong. */
function useBulk({ definition, dataSet, procedures, onClose }: Props) {
  const reference = useReference();
  const client = useQueryClient();
  const stop = useRef<AbortController>(undefined);
  const [file, setFile] = useState<BulkFile>();
  const [progress, setProgress] = useState<BulkProgress>();
  const [running, setRunning] = useState(false);
  const [failure, fail] = useState('');
  const columns = bulkColumns(definition.dataSets[dataSet]!);

  const look = async (chosen: File): Promise<void> => {
    setProgress(undefined);
    setFile(undefined);
    fail('');
    try {
      setFile(readBulk(await readCsvFile(chosen), columns, reference));
    } catch (thrown) {
      fail(errorText(thrown));
    }
  };
  const load = async (): Promise<void> => {
    if (!file) return;
    stop.current = new AbortController();
    setRunning(true);
    fail('');
    try {
      await runBulk(
        file.rows,
        progress ?? begun(file.rows.length),
        (rows) => call(procedures.importRows, { FILAS: [...rows] }),
        setProgress,
        stop.current.signal,
      );
    } catch (thrown) {
      fail(errorText(thrown));
    } finally {
      setRunning(false);
      await client.invalidateQueries({ queryKey: queryKey({ group: definition.module }) });
    }
  };
  const close = (): void => {
    stop.current?.abort();
    setFile(undefined);
    setProgress(undefined);
    fail('');
    onClose();
  };
  const ended = progress !== undefined && progress.done === progress.total;
  const ready = file !== undefined && file.fatal.length === 0 && file.rows.length > 0 && !ended;
  const wrong = file ? errorRows(file.problems, progress?.refused ?? []) : [];
  const pause = (): void => stop.current?.abort();
  return { columns, file, progress, running, failure, ended, ready, wrong, look, load, pause, close };
}

/** The file, its template, and the rows that were wrong. */
function FileTools({ module, bulk }: { module: string; bulk: ReturnType<typeof useBulk> }) {
  const { columns, running, wrong, look } = bulk;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="d-row">
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-label="Archivo CSV"
        className="d-hidden"
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          // Emptied, so that the mended file of the same name is read again.
          event.currentTarget.value = '';
          if (chosen) void look(chosen);
        }}
      />
      <Button icon="file" disabled={running} onClick={() => input.current?.click()}>
        Elegir archivo
      </Button>
      <Button
        variant="default"
        icon="download"
        onClick={() => download(`plantilla_${module}.csv`, writeCsv(columns, []))}
      >
        Bajar plantilla
      </Button>
      {wrong.length > 0 && (
        <Button
          variant="default"
          icon="download"
          onClick={() => download(`errores_${module}.csv`, formatCsv(ERROR_HEADING, wrong))}
        >
          Bajar los errores
        </Button>
      )}
    </div>
  );
}

/** Many documents of a kind from a file: looked at first, loaded whole or only its good rows, gone on with after a failure. */
export function BulkImport(props: Props) {
  const { definition, opened } = props;
  const { plural } = definition.noun;
  const bulk = useBulk(props);
  const { file, progress, running, failure, ended, ready, load, close } = bulk;
  return (
    <Dialog title={`Cargar ${plural} de un archivo CSV`} opened={opened} onClose={close} wide>
      <div className="d-stack">
        <p>
          Una fila por {definition.noun.singular}, con las columnas de la plantilla en cualquier orden. Nada
          se guarda hasta que usted lo confirme; la fila que ya está se actualiza y no se repite.
        </p>
        <FileTools module={definition.module} bulk={bulk} />
        {failure !== '' && (
          <p className="d-error" role="alert">
            {failure} {progress && !ended && 'Lo cargado está guardado; siga desde donde quedó.'}
          </p>
        )}
        {file && <Found file={file} />}
        {progress && <Loaded progress={progress} />}
        <div className="d-row d-row-end">
          {running ? (
            <Button variant="default" onClick={bulk.pause}>
              Pausar
            </Button>
          ) : (
            <Button variant="default" onClick={close}>
              {ended ? 'Cerrar' : 'Cancelar'}
            </Button>
          )}
          {!ended && (
            <Button disabled={!ready} loading={running} onClick={() => void load()}>
              {progress
                ? `Seguir desde la fila ${whole(file!.rows[progress.done]!.FILA)}`
                : file && file.wrong > 0
                  ? `Cargar solo las ${whole(file.rows.length)} sin errores`
                  : `Cargar ${whole(file?.rows.length ?? 0)} filas`}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Found({ file }: { file: BulkFile }) {
  return (
    <>
      <p role="status">
        {file.fatal.length > 0
          ? 'El archivo no se puede cargar así:'
          : `${whole(file.rows.length)} filas listas${file.wrong > 0 ? ` y ${whole(file.wrong)} con errores` : ''}.`}
      </p>
      {file.problems.length > 0 && (
        <ul className="d-problems">
          {file.problems.slice(0, SHOWN).map((each, index) => (
            <li key={`${each.row} ${each.column} ${index}`} className="d-error">
              {each.message}
            </li>
          ))}
        </ul>
      )}
      {file.problems.length > SHOWN && (
        <p className="d-dimmed">
          Se muestran los primeros {SHOWN} de {whole(file.problems.length)}; baje los errores para verlos
          todos.
        </p>
      )}
    </>
  );
}

function Loaded({ progress: { done, total, counts, refused } }: { progress: BulkProgress }) {
  return (
    <>
      <progress value={done} max={total} aria-label="Filas cargadas" />
      <p role="status">
        {whole(done)} de {whole(total)} filas: {whole(counts.nueva)} nuevas, {whole(counts.cambiada)}{' '}
        cambiadas, {whole(counts.igual)} iguales
        {counts.rechazada > 0 && `, ${whole(counts.rechazada)} rechazadas`}.
      </p>
      {refused.slice(0, SHOWN).map(({ FILA, MENSAJE }) => (
        <p key={FILA} className="d-error">
          Fila {FILA}: {MENSAJE}
        </p>
      ))}
    </>
  );
}
