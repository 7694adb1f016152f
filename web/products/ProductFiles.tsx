import { lazy, Suspense, useMemo, useState } from 'react';
import { takenFormats } from '../../shared/catalogues/fileRules.ts';
import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import type { ListedFile } from '../../shared/foundation/files/procedures.ts';
import { sizeText } from '../../shared/foundation/text/sizeText.ts';
import { productProcedures as procedures } from '../../shared/products/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import type { FileHome } from '../document/files/fileHome.ts';
import { FilePicker } from '../document/files/FilePicker.tsx';
import { UploadProgress } from '../document/files/UploadProgress.tsx';
import { useFileDrop } from '../document/files/useFileDrop.ts';
import { useUploads } from '../document/files/useUploads.ts';
import '../document/files/files.css';
import { confirm } from '../kit/dialogs/dialogs.ts';
import { Icon } from '../kit/icons.tsx';
import { useReference } from '../kit/reference.ts';
import { Button, IconButton } from '../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';

const FileWindow = lazy(async () => ({
  default: (await import('../document/files/FileWindow.tsx')).FileWindow,
}));

interface Props {
  productId: string;
  mayWrite: boolean;
}

/** Photographs, data sheets and certificates of a product (spec 7). */
export function ProductFiles({ productId, mayWrite }: Props) {
  const home = useMemo((): FileHome => ({ id: productId, procedures }), [productId]);
  const listed = useProcedure(procedures.files, { ID: productId }, { staleTime: 0 });
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
      aria-label="Archivos del producto"
      {...(mayWrite ? handlers : {})}
    >
      <Tools productId={productId} mayWrite={mayWrite} count={files.length} onFiles={add} />
      {uploads.map((upload) => (
        <UploadProgress key={upload.id} upload={upload} queue={queue} />
      ))}
      {files.length === 0 && uploads.length === 0 && (
        <EmptyState
          icon="file"
          title="Todavía no hay archivos"
          text="Las fotografías, fichas técnicas y certificados de la mercancía quedan aquí, a mano al clasificarla otra vez."
        />
      )}
      <ul className="d-plain">
        {files.map((file) => (
          <FileLine
            key={file.ID_ARCHIVO}
            productId={productId}
            file={file}
            mayWrite={mayWrite}
            onShow={() => show(file)}
          />
        ))}
      </ul>
      {shown && (
        <Suspense fallback={<Loading />}>
          <FileWindow home={home} document={shown} onClose={() => show(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** Takes files, and gives them all together. */
function Tools(props: Props & { count: number; onFiles: (files: readonly File[]) => void }) {
  const { productId, mayWrite, count, onFiles } = props;
  const reference = useReference();
  const pack = useAction(procedures.filesZip);
  const download = async (): Promise<void> => {
    try {
      const { ENLACE } = await pack.mutateAsync({ ID: productId });
      window.location.assign(ENLACE);
    } catch (thrown) {
      toast('No se pudieron descargar', errorText(thrown), 'bad');
    }
  };
  return (
    <>
      <div className="d-row">
        {mayWrite && <FilePicker label="Adjuntar" of="al producto" many onFiles={onFiles} />}
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
  const { productId, file, mayWrite, onShow } = props;
  const withdraw = useAction(procedures.withdrawFile);
  const remove = async (): Promise<void> => {
    const title = `¿Desea retirar «${file.NOMBRE_ARCHIVO}»?`;
    if (!(await confirm(title, 'Deja de verse y queda guardado con quien lo retiró.', 'Retirar', true)))
      return;
    await withdraw
      .mutateAsync({ ID: productId, ID_ARCHIVO: file.ID_ARCHIVO })
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
