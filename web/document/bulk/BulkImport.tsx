import { countText } from '../../../shared/foundation/text/countText.ts';
import { useRef, useState } from 'react';
import { bulkColumns, type BulkJob, type bulkProcedures } from '../../../shared/foundation/documents/bulk.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { csvHeading, writeCsv, type CsvColumn } from '../../../shared/foundation/fields/csv.ts';
import { useProcedure } from '../../api/queries.ts';
import { download, downloadFile } from '../../kit/grid/csv.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { Answered } from '../../kit/states.tsx';
import { Dialog } from '../../kit/windows.tsx';
import { BulkProblems, BulkReport } from './BulkReport.tsx';
import { useBulk, type BulkDesk } from './useBulk.ts';

export interface BulkProps {
  definition: AnyDocument;
  /** Data set of one record that a row fills. */
  dataSet: string;
  procedures: ReturnType<typeof bulkProcedures>;
}

/** The same headings as a workbook; what writes it is fetched when it is asked for. */
async function downloadTemplate(module: string, columns: readonly CsvColumn[]): Promise<void> {
  const { writeTemplate } = await import('../../kit/excel/writeTemplate.ts');
  downloadFile(`plantilla_${module}.xlsx`, await writeTemplate(columns.map(csvHeading)));
}

/** The file, its templates, and the rows that were wrong. */
function FileTools({ definition, dataSet, desk }: BulkProps & { desk: BulkDesk }) {
  const input = useRef<HTMLInputElement>(null);
  const { module } = definition;
  const columns = bulkColumns(definition.dataSets[dataSet]!);
  const { job, sending } = desk;
  const wrong = job && job.ESTADO !== 'REVISANDO' && job.ERRORES + job.RECHAZADAS > 0;
  return (
    <div className="d-row">
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,.xlsx"
        aria-label="Archivo CSV o Excel"
        className="d-hidden"
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          // Emptied, so that the mended file of the same name is read again.
          event.currentTarget.value = '';
          if (chosen) void desk.send(chosen);
        }}
      />
      <Button icon="file" disabled={sending !== undefined} onClick={() => input.current?.click()}>
        Elegir archivo
      </Button>
      <Button
        variant="default"
        icon="download"
        onClick={() => download(`plantilla_${module}.csv`, writeCsv(columns, []))}
      >
        Plantilla CSV
      </Button>
      <Button variant="default" icon="download" onClick={() => void downloadTemplate(module, columns)}>
        Plantilla Excel
      </Button>
      {wrong && (
        <Button variant="default" icon="download" onClick={() => void desk.errors()}>
          Bajar los errores
        </Button>
      )}
    </div>
  );
}

/** What a person may do with the load as it stands. */
function Steps({ job, desk }: { job: BulkJob | undefined; desk: BulkDesk }) {
  const [rows, setRows] = useState('');
  const close = (
    <Button variant="default" onClick={desk.close}>
      Cerrar
    </Button>
  );
  if (job?.ESTADO === 'CARGANDO')
    return (
      <div className="d-row d-row-end">
        {close}
        <Button variant="default" loading={desk.busy} onClick={() => void desk.pause()}>
          Pausar
        </Button>
      </div>
    );
  if (job?.ESTADO === 'DETENIDA')
    return (
      <div className="d-row d-row-end">
        {close}
        <Button loading={desk.busy} onClick={() => void desk.load('BUENAS')}>
          Seguir con las {countText(job.FILAS - job.HECHAS)} que faltan
        </Button>
      </div>
    );
  if (job?.ESTADO !== 'REVISADA' || job.FILAS === 0) return <div className="d-row d-row-end">{close}</div>;
  const all = job.MALAS > 0 ? 'BUENAS' : 'TODAS';
  return (
    <>
      <PlainInput label="Solo estas filas" placeholder="2-81, 90" value={rows} onChange={setRows} />
      <div className="d-row d-row-end">
        {close}
        <Button loading={desk.busy} onClick={() => void desk.load(rows.trim() === '' ? all : rows)}>
          {rows.trim() !== ''
            ? 'Cargar solo esas filas'
            : job.MALAS > 0
              ? `Cargar solo las ${countText(job.FILAS)} sin errores`
              : `Cargar ${countText(job.FILAS)} filas`}
        </Button>
      </div>
    </>
  );
}

/** Loads of before, to look at again or go on with. */
function Latest({ procedures, desk }: Pick<BulkProps, 'procedures'> & { desk: BulkDesk }) {
  const asked = useProcedure(procedures.bulks, {});
  if (asked.isPending || asked.data?.length === 0) return null;
  return (
    <section aria-label="Cargas recientes">
      <h3>Cargas recientes</h3>
      <Answered of={asked} failed="No se pudo leer qué se cargó antes.">
        {(jobs) => <Jobs jobs={jobs} show={desk.show} />}
      </Answered>
    </section>
  );
}

const Jobs = ({ jobs, show }: { jobs: readonly BulkJob[]; show: BulkDesk['show'] }) => (
  <ul>
    {jobs.map(({ ID_CARGA, NOMBRE_ARCHIVO, ESTADO, CREADO, CREADO_POR, FILAS }) => (
      <li key={ID_CARGA}>
        <Button variant="subtle" onClick={() => show(ID_CARGA)}>
          {NOMBRE_ARCHIVO}
        </Button>{' '}
        {STATES[ESTADO]}, {countText(FILAS)} filas, {formatDateTime(CREADO)}, {CREADO_POR}
      </li>
    ))}
  </ul>
);

const STATES: Record<BulkJob['ESTADO'], string> = {
  ESPERA: 'sin archivo',
  REVISANDO: 'en revisión',
  REVISADA: 'por confirmar',
  RECHAZADA: 'rechazada',
  CARGANDO: 'cargando',
  DETENIDA: 'en pausa',
  TERMINADA: 'terminada',
};

/**
 * Many documents of a kind from a file: the server looks it through first and loads it whole, only its good rows or those
 * chosen, whether or not this window stays open. The address names the load, so that it is found again.
 */
export function BulkImport(props: BulkProps) {
  const { plural, singular } = props.definition.noun;
  const desk = useBulk(props.procedures);
  const { job, sending, failure } = desk;
  return (
    <Dialog title={`Cargar ${plural} de un archivo CSV o Excel`} opened onClose={desk.close} wide>
      <div className="d-stack">
        <p>
          Una fila por {singular}, con las columnas de la plantilla en cualquier orden. Nada se guarda hasta
          que usted lo confirme; la fila que ya está se actualiza y no se repite.
        </p>
        <FileTools {...props} desk={desk} />
        {failure !== '' && (
          <p className="d-error" role="alert">
            {failure}
          </p>
        )}
        {sending !== undefined && (
          <>
            <progress value={sending} max={100} aria-label="Envío del archivo" />
            <p role="status">Enviando el archivo: {sending} %.</p>
          </>
        )}
        {job && sending === undefined && <BulkReport job={job} />}
        {!job && sending === undefined && <Latest procedures={props.procedures} desk={desk} />}
        <Steps job={sending === undefined ? job : undefined} desk={desk} />
        {job && sending === undefined && <BulkProblems job={job} />}
      </div>
    </Dialog>
  );
}
