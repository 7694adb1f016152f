import { useState } from 'react';
import { addDays, formatDate, formatDateTime, localDay } from '../../../shared/foundation/dates/date.ts';
import {
  DOWNLOAD_FORMATS,
  downloadProcedures,
  type Download,
  type DownloadFormat,
} from '../../../shared/reports/downloadProcedures.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { DayRange } from '../../document/list/DayRange.tsx';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { PageTitle } from '../../kit/PageTitle.tsx';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { Button } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { serverNow } from '../../api/serverClock.ts';

/** While one is being made, and how many days are offered. */
const [LOOK_MS, DAYS] = [2_000, 30] as const;

/** 'Descargar información de DUCA' (spec 2): whole declarations of a period in a ZIP, made while the person goes on. */
export function DownloadPage() {
  const today = localDay(serverNow());
  const [days, setDays] = useState({ desde: addDays(today, 1 - DAYS), hasta: today });
  const [format, setFormat] = useState<DownloadFormat>('XLSX');
  const { begin, pending } = useBegin();
  return (
    <div className="d-stack">
      <PageTitle>Descargar información de DUCA</PageTitle>
      <p className="d-dimmed">
        Toda la información de las declaraciones del período, también de borradores, rechazadas y anuladas, en
        un ZIP; cada fila dice el estado y la versión de su declaración. Puede cerrar la página: sigue
        haciéndose y aquí la encuentra durante tres días.
      </p>
      <div className="d-row" role="group" aria-label="Qué descargar">
        <DayRange label="Días" from={days.desde} until={days.hasta} onChange={setDays} />
        <PlainSelect
          label="Formato"
          value={format}
          options={DOWNLOAD_FORMATS.map((value) => ({ value, label: value }))}
          onChange={(value) => setFormat(DOWNLOAD_FORMATS.find((each) => each === value) ?? 'XLSX')}
        />
        <Button
          icon="download"
          loading={pending}
          disabled={days.desde === '' || days.hasta === ''}
          onClick={() => void begin({ DESDE: days.desde, HASTA: days.hasta, FORMATO: format })}
        >
          Preparar
        </Button>
      </div>
      <Downloads />
    </div>
  );
}

function useBegin() {
  const start = useAction(downloadProcedures.startDownload);
  const begin = async (asked: Pick<Download, 'DESDE' | 'HASTA' | 'FORMATO'>): Promise<void> => {
    try {
      await start.mutateAsync(asked);
    } catch (thrown) {
      await inform('La descarga no empezó', errorText(thrown));
    }
  };
  return { begin, pending: start.isPending };
}

function Downloads() {
  const list = useProcedure(
    downloadProcedures.downloads,
    {},
    { every: LOOK_MS, whilst: (all) => all.some(({ ESTADO }) => ESTADO === 'EN_CURSO'), staleTime: 0 },
  );
  if (list.isPending) return <Loading />;
  if (list.isError) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  if (list.data.length === 0)
    return (
      <EmptyState
        icon="download"
        title="Sin descargas"
        text="Elija los días y el formato, y prepare la primera."
      />
    );
  return (
    <ul className="rp-list">
      {list.data.map((each) => (
        <li key={each.ID}>
          <One row={each} />
        </li>
      ))}
    </ul>
  );
}

function One({ row }: { row: Download }) {
  const open = async (): Promise<void> => {
    try {
      window.location.assign((await call(downloadProcedures.downloadLink, { ID: row.ID })).ENLACE);
    } catch (thrown) {
      await inform('La descarga no se abrió', errorText(thrown));
    }
  };
  return (
    <>
      <span>
        {row.FORMATO}, del {formatDate(row.DESDE)} al {formatDate(row.HASTA)}
      </span>
      <span className="d-dimmed">Pedida el {formatDateTime(row.PEDIDA)}</span>
      {row.ESTADO === 'LISTA' && (
        <Button variant="default" icon="download" onClick={() => void open()}>
          {`Descargar (${row.TOTAL === 1 ? '1 declaración' : `${row.TOTAL} declaraciones`})`}
        </Button>
      )}
      {row.ESTADO === 'FALLIDA' && <Failed row={row} />}
      {row.ESTADO === 'EN_CURSO' && (
        <label>
          {`${row.HECHAS} de ${row.TOTAL}`}
          <progress max={row.TOTAL} value={row.HECHAS} />
        </label>
      )}
    </>
  );
}

/** What nobody is at any more, and the way to have it all the same. */
function Failed({ row: { DESDE, HASTA, FORMATO } }: { row: Download }) {
  const { begin, pending } = useBegin();
  return (
    <>
      <span role="status">Se detuvo y no está completa; prepárela otra vez o pida menos días.</span>
      <Button variant="default" loading={pending} onClick={() => void begin({ DESDE, HASTA, FORMATO })}>
        Preparar otra vez
      </Button>
    </>
  );
}
