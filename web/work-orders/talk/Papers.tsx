import { useState } from 'react';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { takenFormats } from '../../../shared/catalogues/fileRules.ts';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { sizeText } from '../../../shared/foundation/text/sizeText.ts';
import { paperOfLine } from '../../../shared/work-orders/talk/audience.ts';
import {
  talkProcedures as procedures,
  type OrderFileRow,
} from '../../../shared/work-orders/talk/procedures.ts';
import { workOrderProcedures } from '../../../shared/work-orders/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import type { FileHome } from '../../document/files/fileHome.ts';
import { FilePicker } from '../../document/files/FilePicker.tsx';
import { UploadProgress } from '../../document/files/UploadProgress.tsx';
import { useFileDrop } from '../../document/files/useFileDrop.ts';
import '../../document/files/files.css';
import { confirm } from '../../kit/dialogs/dialogs.ts';
import { Icon } from '../../kit/icons.tsx';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { useReference } from '../../kit/reference.ts';
import { Button, IconButton, PlainInput } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { useOrderHome } from './orderHome.ts';
import { useUploads } from '../../document/files/useUploads.ts';
import { FileWindow, PagesWindow } from '../../document/files/lazyWindows.tsx';

interface Props {
  orderId: string;
  client: boolean;
  mayWrite: boolean;
}

/** A line of reception, as far as a paper names it. */
interface Line {
  paper: string;
  name: string;
  came: boolean;
}

const NAMES: Record<string, string> = {
  GASTO: 'Comprobante de gasto',
  CLIENTE: 'Lo ve el cliente',
  AGENCIA: 'Solo la agencia',
};

/** What the order has to receive. */
function useLines(orderId: string): { pending: boolean; lines: readonly Line[] } {
  const opened = useProcedure(workOrderProcedures.open, { ID: orderId, VERSION: undefined });
  const rows = opened.data?.body['RECIBIDO'];
  const lines = (Array.isArray(rows) ? rows : []).map((line) => ({
    paper: paperOfLine(line['ID_RECIBIDO'] ?? ''),
    name: line['CONCEPTO'] ?? '',
    came: line['RECIBIDO'] === '1',
  }));
  return { pending: opened.isPending, lines };
}

interface Shown {
  file: OrderFileRow;
  as: 'view' | 'pages';
}

/** Papers of an order: what came in, what is still missing, and for whom each is. */
export function Papers({ orderId, client, mayWrite }: Props) {
  const home = useOrderHome(orderId);
  const listed = useProcedure(procedures.files, { ID: orderId }, { staleTime: 0 });
  const { pending, lines } = useLines(orderId);
  const [paper, choose] = useState(client ? 'CLIENTE' : 'AGENCIA');
  const [shown, show] = useState<Shown>();
  const { queue, uploads } = useUploads(home, () => void listed.refetch());
  const add = (files: readonly File[]): void => files.forEach((file) => queue.add(paper, file));
  const { over, handlers } = useFileDrop(add);
  if (listed.isPending || pending) return <Loading label="Buscando los papeles" />;
  if (listed.isError) return <ErrorState error={listed.error} retry={() => void listed.refetch()} />;
  const files = listed.data.ARCHIVOS;
  return (
    <section
      className={over ? 'd-stack u-files-over' : 'd-stack'}
      aria-label="Papeles de la orden"
      {...(mayWrite ? handlers : {})}
    >
      {mayWrite && <Adding client={client} lines={lines} paper={paper} onPaper={choose} onFiles={add} />}
      {uploads.map((upload) => (
        <UploadProgress key={upload.id} upload={upload} queue={queue} />
      ))}
      {files.length === 0 && uploads.length === 0 && (
        <EmptyState
          icon="file"
          title="Todavía no hay papeles"
          text="Lo que adjunten la agencia y el cliente queda aquí, y en la historia de la orden."
        />
      )}
      <ul className="d-plain">
        {files.map((file) => (
          <Paper
            key={file.ID_ARCHIVO}
            orderId={orderId}
            file={file}
            said={lines.find((line) => line.paper === file.PAPEL)?.name ?? NAMES[file.PAPEL] ?? ''}
            client={client}
            mayWrite={mayWrite}
            onShow={(as) => show({ file, as })}
          />
        ))}
      </ul>
      {shown && (
        <Windows
          home={home}
          shown={shown}
          onClose={() => show(undefined)}
          onMade={(made) => queue.add(shown.file.PAPEL, made)}
        />
      )}
    </section>
  );
}

/** Says what is attached, and takes it. */
function Adding(props: {
  client: boolean;
  lines: readonly Line[];
  paper: string;
  onPaper: (paper: string) => void;
  onFiles: (files: readonly File[]) => void;
}) {
  const { client, lines, paper, onPaper, onFiles } = props;
  const reference = useReference();
  const options = [
    ...(client ? [] : [{ value: 'AGENCIA', label: 'Solo la agencia' }]),
    { value: 'CLIENTE', label: client ? 'Otro documento' : 'El cliente también lo ve' },
    ...lines.map((line) => ({ value: line.paper, label: `${line.name}${line.came ? '' : ' (falta)'}` })),
  ];
  return (
    <div className="d-stack t-screen">
      <div className="d-row">
        <PlainSelect label="Qué se adjunta" value={paper} options={options} onChange={onPaper} />
        <FilePicker label="Adjuntar" of="a la orden" many onFiles={onFiles} />
      </div>
      <p className="d-dimmed">
        Arrastre archivos aquí o elíjalos. Se admiten {takenFormats(reference)}; las fotografías se reducen
        antes de enviarse.
      </p>
    </div>
  );
}

function Windows(props: { home: FileHome; shown: Shown; onClose: () => void; onMade: (file: File) => void }) {
  const { home, shown, onClose, onMade } = props;
  return shown.as === 'view' ? (
    <FileWindow home={home} document={shown.file} onClose={onClose} />
  ) : (
    <PagesWindow home={home} document={shown.file} file={undefined} onClose={onClose} onMade={onMade} />
  );
}

interface PaperProps extends Props {
  file: OrderFileRow;
  /** For whom or what it is there. */
  said: string;
  onShow: (as: Shown['as']) => void;
}

/** One paper with what it is, and what may be done with it. */
function Paper({ orderId, file, said, client, mayWrite, onShow }: PaperProps) {
  const withdraw = useAction(procedures.withdrawFile);
  const { login } = useSession().user;
  const remove = async (): Promise<void> => {
    const title = `¿Desea retirar «${file.NOMBRE_ARCHIVO}»?`;
    if (!(await confirm(title, 'Deja de verse y queda guardado con quien lo retiró.', 'Retirar', true)))
      return;
    await withdraw
      .mutateAsync({ ID: orderId, ID_ARCHIVO: file.ID_ARCHIVO })
      .catch((thrown: unknown) => toast('No se pudo retirar', errorText(thrown), 'bad'));
  };
  return (
    <li className="t-paper">
      <div>
        <button type="button" className="d-link" onClick={() => onShow('view')}>
          <Icon name="file" /> {file.NOMBRE_ARCHIVO}
        </button>
        <div className="d-dimmed">
          {said} · {sizeText(Number(file.BYTES_ARCHIVO))} · {file.CREADO_POR}, {formatDateTime(file.CREADO)}
        </div>
      </div>
      <Label orderId={orderId} file={file} mayWrite={mayWrite && !client} />
      {mayWrite && (
        <div className="d-row t-screen">
          {file.FORMATO_ARCHIVO === 'PDF' && Number(file.PAGINAS_ARCHIVO) > 1 && (
            <Button
              variant="default"
              aria-label={`Elegir páginas de ${file.NOMBRE_ARCHIVO}`}
              onClick={() => onShow('pages')}
            >
              Elegir páginas
            </Button>
          )}
          {(!client || file.CREADO_POR === login) && (
            <IconButton icon="cross" label={`Retirar ${file.NOMBRE_ARCHIVO}`} onClick={() => void remove()} />
          )}
        </div>
      )}
    </li>
  );
}

/** What document a paper is: its kind of the list of supporting documents, and its number. */
function Label({ orderId, file, mayWrite }: { orderId: string; file: OrderFileRow; mayWrite: boolean }) {
  const reference = useReference();
  const save = useAction(procedures.labelFile);
  const [number, setNumber] = useState(file.NUMERO_DOCUMENTO);
  const kinds = reference.rows(catalogue.supportDocuments);
  const put = (values: Partial<Pick<OrderFileRow, 'TIPO_DOCUMENTO' | 'NUMERO_DOCUMENTO'>>): void =>
    save.mutate({
      ID: orderId,
      ID_ARCHIVO: file.ID_ARCHIVO,
      TIPO_DOCUMENTO: file.TIPO_DOCUMENTO,
      NUMERO_DOCUMENTO: number,
      ...values,
    });
  if (!mayWrite) {
    const kind = kinds.find((row) => row.CLAVE === file.TIPO_DOCUMENTO)?.VALOR ?? '';
    return <span>{[kind, file.NUMERO_DOCUMENTO].filter(Boolean).join(' ')}</span>;
  }
  return (
    <div className="d-row">
      <PlainSelect
        label={`Documento de ${file.NOMBRE_ARCHIVO}`}
        value={file.TIPO_DOCUMENTO}
        options={[
          { value: '', label: 'Sin clasificar' },
          ...kinds.map((row) => ({ value: row.CLAVE, label: `${row.CLAVE} · ${row.VALOR}` })),
        ]}
        onChange={(TIPO_DOCUMENTO) => put({ TIPO_DOCUMENTO })}
      />
      <PlainInput
        label="Número"
        maxLength={60}
        value={number}
        onChange={setNumber}
        onBlur={() => number !== file.NUMERO_DOCUMENTO && put({})}
      />
    </div>
  );
}
