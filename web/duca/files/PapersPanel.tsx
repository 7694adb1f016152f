import { useMemo, useState } from 'react';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import type { ListedFile } from '../../../shared/foundation/files/procedures.ts';
import { sizeText } from '../../../shared/foundation/text/sizeText.ts';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { confirm } from '../../kit/dialogs/dialogs.ts';
import { Icon } from '../../kit/icons.tsx';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { useReference } from '../../kit/reference.ts';
import { IconButton } from '../../kit/simple.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { UploadProgress } from '../../document/files/UploadProgress.tsx';
import { FilePicker } from '../../document/files/FilePicker.tsx';
import { useUploads } from '../../document/files/useUploads.ts';
import { useFileDrop } from '../../document/files/useFileDrop.ts';
import { FileWindow } from '../../document/files/lazyWindows.tsx';

/** States before the seal, in which files belong on the lines of box 54, and the one after which nothing comes. */
const NONE = ['BORRADOR', 'RECHAZADA', 'LISTA', 'ANULADA'];
export const takesPapers = (state: string): boolean => !NONE.includes(state);

/** The papers of a declaration, those on their way, and the withdrawal of one. */
function useClearancePapers(ducaId: string) {
  const listed = useProcedure(ducaProcedures.files, { ID: ducaId });
  const withdraw = useAction(ducaProcedures.withdrawPaper);
  const home = useMemo(() => ({ id: ducaId, procedures: ducaProcedures }), [ducaId]);
  const { queue, uploads } = useUploads(home, ({ NOMBRE_ARCHIVO }, _paper, twin) => {
    void listed.refetch();
    if (!twin) toast('Papel agregado', `«${NOMBRE_ARCHIVO}» ya está en el expediente.`, 'good');
  });
  const papers = (listed.data?.ARCHIVOS ?? []).filter((each) => each.PAPEL !== '');
  const remove = async (paper: ListedFile): Promise<void> => {
    const title = `¿Desea retirar «${paper.NOMBRE_ARCHIVO}» del expediente?`;
    if (!(await confirm(title, 'Deja de verse y queda guardado con quien lo retiró.', 'Retirar', true)))
      return;
    try {
      await withdraw.mutateAsync({ ID: ducaId, ID_ARCHIVO: paper.ID_ARCHIVO });
    } catch (thrown) {
      toast('No se pudo retirar el papel', errorText(thrown), 'bad');
    }
  };
  return { home, queue, uploads, listed, papers, remove };
}

/**
 * Papers that come after the seal: payment slip, record of the examination, release. They join the dossier and touch
 * nothing of what was declared.
 */
export function PapersPanel({ ducaId }: { ducaId: string }) {
  const reference = useReference();
  const [kind, choose] = useState(reference.rows(catalogue.clearancePapers)[0]?.CLAVE ?? '');
  const [shown, show] = useState<ListedFile>();
  const writes = useMay()('duca:write');
  const { home, queue, uploads, listed, papers, remove } = useClearancePapers(ducaId);
  const add = (files: readonly File[]): void => files.forEach((file) => queue.add(kind, file));
  const { over, handlers } = useFileDrop(add);
  const nameOf = (paper: string): string => reference.row(catalogue.clearancePapers, paper)?.VALOR ?? paper;
  return (
    <section
      className={over ? 'u-files u-files-over' : 'u-files'}
      aria-labelledby="title-papers"
      {...(writes ? handlers : {})}
    >
      <div className="d-row u-papers-head">
        <h3 id="title-papers" className="d-grow">
          Papeles del despacho <span className="d-dimmed">({papers.length})</span>
        </h3>
        {writes && <PaperKind kind={kind} onKind={choose} />}
        {writes && <FilePicker label="Agregar" of={nameOf(kind)} many onFiles={add} />}
      </div>
      <p className="d-dimmed">
        Lo que llega después de la transmisión: boleta de pago, acta, levante. Va al expediente digital y no
        cambia lo declarado.
      </p>
      {listed.isPending && <Loading label="Buscando los papeles" />}
      {listed.isError && <ErrorState error={listed.error} retry={() => void listed.refetch()} />}
      <ul className="d-plain">
        {papers.map((paper) => (
          <Paper
            key={paper.ID_ARCHIVO}
            paper={paper}
            name={nameOf(paper.PAPEL)}
            onShow={() => show(paper)}
            onRemove={writes ? () => void remove(paper) : undefined}
          />
        ))}
        {uploads.map((upload) => (
          <li key={upload.id} className="u-file">
            <UploadProgress upload={upload} queue={queue} />
          </li>
        ))}
      </ul>
      {shown && <FileWindow home={home} document={shown} onClose={() => show(undefined)} />}
    </section>
  );
}

function PaperKind({ kind, onKind }: { kind: string; onKind: (kind: string) => void }) {
  const options = useReference()
    .rows(catalogue.clearancePapers)
    .map((row) => ({ value: row.CLAVE, label: row.VALOR }));
  return <PlainSelect label="Clase de papel" value={kind} onChange={onKind} options={options} />;
}

function Paper(props: {
  paper: ListedFile;
  name: string;
  onShow: () => void;
  onRemove: (() => void) | undefined;
}) {
  const { paper, name, onShow, onRemove } = props;
  return (
    <li className="u-file">
      <div className="u-file-head">
        <strong>{name}</strong>
      </div>
      <div className="u-file-facts">
        <button type="button" className="d-link" onClick={onShow}>
          <Icon name="file" /> {paper.NOMBRE_ARCHIVO}
        </button>
        <span className="d-dimmed">
          {sizeText(Number(paper.BYTES_ARCHIVO))} · {formatDateTime(paper.CREADO)} · {paper.CREADO_POR}
        </span>
      </div>
      {onRemove && (
        <div className="d-row u-file-acts">
          <IconButton icon="cross" label={`Retirar ${name} ${paper.NOMBRE_ARCHIVO}`} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}
