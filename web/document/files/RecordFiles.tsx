import { useMemo, useState } from 'react';
import { takenFormats } from '../../../shared/catalogues/fileRules.ts';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import type { ListedFile, RecordFileContracts } from '../../../shared/foundation/files/procedures.ts';
import { sizeText } from '../../../shared/foundation/text/sizeText.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import type { FileHome } from './fileHome.ts';
import { FilePicker } from './FilePicker.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { useUploads } from './useUploads.ts';
import './files.css';
import { confirm } from '../../kit/dialogs/dialogs.ts';
import { Icon } from '../../kit/icons.tsx';
import { useReference } from '../../kit/reference.ts';
import { Button, IconButton } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { FileWindow } from './lazyWindows.tsx';

interface Props {
  recordId: string;
  procedures: RecordFileContracts;
  /** «producto» */
  noun: string;
  /** What its files are good for, said while there is none. */
  emptyText: string;
  mayWrite: boolean;
}

/** Files of a record that lies in no order: taken, seen, withdrawn, and downloaded together. */
export function RecordFiles(props: Props) {
  const { recordId, procedures, noun, emptyText, mayWrite } = props;
  const home = useMemo((): FileHome => ({ id: recordId, procedures }), [recordId, procedures]);
  const listed = useProcedure(procedures.files, { ID: recordId }, { staleTime: 0 });
  const [shown, show] = useState<ListedFile>();
  const { queue, uploads } = useUploads(home, () => void listed.refetch());
  const add = (files: readonly File[]): void => files.forEach((file) => queue.add('', file));
  const { over, handlers } = useFileDrop(add);
  if (listed.isPending) return <Loading label="Buscando los archivos" />;
  if (listed.isError) return <ErrorState error={listed.error} retry={() => void listed.refetch()} />;
  const files = listed.data.ARCHIVOS;
  return (
    <section
      className={over ? 'd-stack u-files-over' : 'd-stack'}
      aria-label={`Archivos del ${noun}`}
      {...(mayWrite ? handlers : {})}
    >
      <Tools {...props} count={files.length} onFiles={add} />
      {uploads.map((upload) => (
        <UploadProgress key={upload.id} upload={upload} queue={queue} />
      ))}
      {files.length === 0 && uploads.length === 0 && (
        <EmptyState icon="file" title="Todavía no hay archivos" text={emptyText} />
      )}
      <ul className="d-plain">
        {files.map((file) => (
          <FileLine key={file.ID_ARCHIVO} {...props} file={file} onShow={() => show(file)} />
        ))}
      </ul>
      {shown && <FileWindow home={home} document={shown} onClose={() => show(undefined)} />}
    </section>
  );
}

/** Takes files, and gives them all together. */
function Tools(props: Props & { count: number; onFiles: (files: readonly File[]) => void }) {
  const { recordId, procedures, noun, mayWrite, count, onFiles } = props;
  const reference = useReference();
  const pack = useAction(procedures.filesZip);
  const download = async (): Promise<void> => {
    try {
      const { ENLACE } = await pack.mutateAsync({ ID: recordId });
      window.location.assign(ENLACE);
    } catch (thrown) {
      toast('No se pudieron descargar', errorText(thrown), 'bad');
    }
  };
  return (
    <>
      <div className="d-row">
        {mayWrite && <FilePicker label="Adjuntar" of={`al ${noun}`} many onFiles={onFiles} />}
        {count > 0 && (
          <Button variant="default" icon="download" loading={pack.isPending} onClick={() => void download()}>
            Descargar todos
          </Button>
        )}
      </div>
      {mayWrite && (
        <p className="d-dimmed">
          Arrastre archivos aquí o elíjalos. Se admiten {takenFormats(reference)}; las fotografías se reducen
          antes de enviarse.
        </p>
      )}
    </>
  );
}

function FileLine(props: Props & { file: ListedFile; onShow: () => void }) {
  const { recordId, procedures, file, mayWrite, onShow } = props;
  const withdraw = useAction(procedures.withdrawFile);
  const remove = async (): Promise<void> => {
    const title = `¿Desea retirar «${file.NOMBRE_ARCHIVO}»?`;
    if (!(await confirm(title, 'Deja de verse y queda guardado con quien lo retiró.', 'Retirar', true)))
      return;
    await withdraw
      .mutateAsync({ ID: recordId, ID_ARCHIVO: file.ID_ARCHIVO })
      .catch((thrown: unknown) => toast('No se pudo retirar', errorText(thrown), 'bad'));
  };
  return (
    <li className="d-row">
      <div className="d-grow">
        <button type="button" className="d-link" onClick={onShow}>
          <Icon name="file" /> {file.NOMBRE_ARCHIVO}
        </button>
        <div className="d-dimmed">
          {sizeText(Number(file.BYTES_ARCHIVO))} · {file.CREADO_POR}, {formatDateTime(file.CREADO)}
        </div>
      </div>
      {mayWrite && (
        <IconButton icon="cross" label={`Retirar ${file.NOMBRE_ARCHIVO}`} onClick={() => void remove()} />
      )}
    </li>
  );
}
