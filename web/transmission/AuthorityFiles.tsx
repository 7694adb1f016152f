import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { formatDateTime, localDateTime } from '../../shared/foundation/dates/date.ts';
import { sizeText } from '../../shared/foundation/text/sizeText.ts';
import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { useProcedure } from '../api/queries.ts';
import { Icon } from '../kit/icons.tsx';
import { Button } from '../kit/simple.tsx';
import { Badge, ErrorState, Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';
import './transmission.css';

interface Props {
  kind: string;
  id: string;
  /** Name of the authority, with its article: «la SAT». */
  authority: string;
  /** Hands the document's files over; absent for whoever may not. */
  deliver: (() => Promise<{ EN_CAMINO: number }>) | undefined;
}

const WAITING_MS = 20_000;
const BADGES = {
  EN_COLA: { tone: 'progress', icon: 'clock', label: 'En camino' },
  ENTREGADO: { tone: 'good', icon: 'check', label: 'Entregado' },
  DETENIDO: { tone: 'bad', icon: 'warning', label: 'Detenido' },
} as const;

/** Files that went to the authority's server, those on their way, and what it left there. */
export function AuthorityFiles({ kind, id, authority, deliver }: Props) {
  const asked = { TIPO: kind, DOCUMENTO: id };
  const listed = useProcedure(transmissionProcedures.deliveries, asked, { every: WAITING_MS });
  const { ENTREGAS = [], RECIBIDOS = [] } = listed.data ?? {};
  const hand = async (): Promise<void> => {
    try {
      const { EN_CAMINO } = await deliver!();
      if (EN_CAMINO === 0) toast('Nada que entregar', 'Todo está ya en el servidor de la autoridad.', 'info');
      else toast('En camino', 'Salen solos; aquí se ve cuándo llegan.', 'good');
    } catch (thrown) {
      toast('No se pudo entregar', errorText(thrown), 'bad');
    }
    await listed.refetch();
  };
  const download = async (SHA256: string): Promise<void> => {
    try {
      const { ENLACE } = await call(transmissionProcedures.receivedLink, { ...asked, SHA256 });
      window.location.assign(ENLACE);
    } catch (thrown) {
      toast('No se pudo descargar', errorText(thrown), 'bad');
    }
  };
  return (
    <section className="u-files" aria-labelledby="title-authority-files">
      <div className="d-row">
        <h3 id="title-authority-files" className="d-grow">
          Archivos en {authority}
        </h3>
        {deliver && (
          <Button variant="default" icon="send" onClick={() => void hand()}>
            Entregar archivos
          </Button>
        )}
      </div>
      <p className="d-dimmed">
        Los archivos de la casilla 54 van al servidor de {authority} con el nombre que les corresponde, una
        sola vez. Lo que {authority} deje de esta declaración se recoge solo.
      </p>
      {listed.isPending && <Loading label="Buscando los archivos" />}
      {listed.isError && <ErrorState error={listed.error} retry={() => void listed.refetch()} />}
      <Delivered files={ENTREGAS} authority={authority} />
      {RECIBIDOS.length > 0 && (
        <>
          <h4>Lo que dejó {authority}</h4>
          <Received files={RECIBIDOS} download={download} />
        </>
      )}
    </section>
  );
}

type Listed = Result<typeof transmissionProcedures.deliveries>;

/** Files that went, wait or stand, each with its sentence. */
function Delivered({ files, authority }: { files: Listed['ENTREGAS']; authority: string }) {
  return (
    <ul className="d-plain" aria-label={`Archivos entregados a ${authority}`}>
      {files.map(({ NOMBRE, BYTES, ESTADO, FRASE }) => (
        <li key={NOMBRE} className="t-sent-file">
          <code>{NOMBRE}</code> <span className="d-dimmed">{sizeText(BYTES)}</span>
          <Badge {...BADGES[ESTADO]} />
          <span>{FRASE}</span>
        </li>
      ))}
    </ul>
  );
}

interface ReceivedProps {
  files: Listed['RECIBIDOS'];
  download: (SHA256: string) => Promise<void>;
}

/** Files that the authority left, each to be downloaded. */
function Received({ files, download }: ReceivedProps) {
  return (
    <ul className="d-plain">
      {files.map(({ NOMBRE, BYTES, SHA256, RECIBIDO }) => (
        <li key={SHA256} className="t-sent-file">
          <button type="button" className="d-link" onClick={() => void download(SHA256)}>
            <Icon name="download" /> {NOMBRE}
          </button>{' '}
          <span className="d-dimmed">
            {sizeText(BYTES)}, recogido el {formatDateTime(localDateTime(Date.parse(RECIBIDO))).slice(0, 16)}
          </span>
        </li>
      ))}
    </ul>
  );
}
