import { useMemo, useState } from 'react';
import { takenFormats } from '../../shared/catalogues/fileRules.ts';
import type { ListedFile } from '../../shared/foundation/files/procedures.ts';
import { sizeText } from '../../shared/foundation/text/sizeText.ts';
import { productProcedures } from '../../shared/products/procedures.ts';
import type { ProductBody } from '../../shared/products/summary.ts';
import { useProcedure } from '../api/queries.ts';
import { FilePicker } from '../document/files/FilePicker.tsx';
import { UploadProgress } from '../document/files/UploadProgress.tsx';
import type { Upload, UploadQueue } from '../document/files/UploadQueue.ts';
import { useFileDrop } from '../document/files/useFileDrop.ts';
import { useUploads } from '../document/files/useUploads.ts';
import '../document/files/files.css';
import type { OpenDocument } from '../document/useDocument.ts';
import { confirm } from '../kit/dialogs/dialogs.ts';
import { Icon } from '../kit/icons.tsx';
import { useReference } from '../kit/reference.ts';
import { IconButton } from '../kit/simple.tsx';
import { toast } from '../kit/toasts.ts';
import { fileChange, lineFor, type Detail } from './detailFile.ts';
import { FileWindow } from '../document/files/lazyWindows.tsx';

type OpenProduct = OpenDocument<ProductBody>;

/** The product's files, those on their way to a line, and what a person does with either. */
function useDetailFiles(product: OpenProduct) {
  const { header, session } = product;
  const home = useMemo(() => ({ id: header.ID, procedures: productProcedures }), [header.ID]);
  const listed = useProcedure(productProcedures.files, { ID: header.ID });
  const put = (line: string, value: string): boolean =>
    session.edit(fileChange(session.snapshot().body, line, value));
  const { queue, uploads } = useUploads(
    home,
    ({ ID_ARCHIVO, NOMBRE_ARCHIVO }, line) => {
      const there = fileChange(session.snapshot().body, line, ID_ARCHIVO).length > 0;
      if (there) put(line, ID_ARCHIVO);
      else
        toast(
          'Archivo sin línea',
          `La línea de «${NOMBRE_ARCHIVO}» ya no está; quedó en «Archivos».`,
          'info',
        );
      void listed.refetch();
    },
    () => '',
  );
  /** Files without a line get one each, for a person to say what they are. */
  const addLines = (files: readonly File[]): void => {
    const made = files.map((file) => ({ file, key: crypto.randomUUID() }));
    const lines = made.map(({ file, key }) => lineFor(key, file));
    session.edit([{ op: 'insert', path: 'DETALLE_PRODUCTO', lines }]);
    made.forEach(({ file, key }) => queue.add(key, file));
  };
  const addTo = (line: string, [first, ...more]: readonly File[]): void => {
    if (first) queue.add(line, first);
    if (more.length > 0) addLines(more);
  };
  const remove = async ({ ID }: Detail, named: string): Promise<void> => {
    const what = 'Sigue en «Archivos», donde puede retirarlo del producto.';
    if (await confirm(`¿Desea quitar el archivo de «${named}»?`, what, 'Quitar')) put(ID, '');
  };
  const fileOf = ({ URL }: Detail): ListedFile | undefined =>
    listed.data?.ARCHIVOS.find(({ ID_ARCHIVO }) => ID_ARCHIVO === URL);
  return { home, queue, uploads, addLines, addTo, remove, fileOf, known: listed.data !== undefined };
}

/** The files of «Detalle y archivos»: one a line, dropped, chosen or photographed; what fails stays here until it is retried. */
export function DetailFiles({ document: product }: { document: OpenProduct }) {
  const [shown, show] = useState<ListedFile>();
  const { home, queue, uploads, addLines, addTo, remove, fileOf, known } = useDetailFiles(product);
  const writes = !product.readOnly;
  const lines = product.body.DETALLE_PRODUCTO;
  const { over, handlers } = useFileDrop((files, target) => {
    const line = target.closest<HTMLElement>('[data-line]')?.dataset['line'];
    if (line === undefined) addLines(files);
    else addTo(line, files);
  });
  return (
    <section
      className={over ? 'u-files u-files-over' : 'u-files'}
      aria-labelledby="title-detail-files"
      {...(writes ? handlers : {})}
    >
      <Head lines={lines} onFiles={writes ? addLines : undefined} />
      <ul className="d-plain">
        {lines.map((detail, index) => {
          const named = detail.NOMBRE || detail.TIPO || `línea ${index + 1}`;
          return (
            <DetailFile
              key={detail.ID}
              detail={detail}
              named={named}
              file={fileOf(detail)}
              known={known}
              uploads={uploads.filter(({ line }) => line === detail.ID)}
              queue={queue}
              writes={writes}
              onFiles={(files) => addTo(detail.ID, files)}
              onShow={show}
              onRemove={() => void remove(detail, named)}
            />
          );
        })}
      </ul>
      {shown && <FileWindow home={home} document={shown} onClose={() => show(undefined)} />}
    </section>
  );
}

/** How many lines have their file; `onFiles` is absent for whoever only looks. */
function Head(props: { lines: readonly Detail[]; onFiles: ((files: readonly File[]) => void) | undefined }) {
  const { lines, onFiles } = props;
  const reference = useReference();
  const attached = lines.filter(({ URL }) => URL).length;
  return (
    <>
      <div className="d-row">
        <h3 id="title-detail-files" className="d-grow">
          Archivos del detalle{' '}
          <span className="d-dimmed">
            ({attached} de {lines.length})
          </span>
        </h3>
        {onFiles && <FilePicker label="Agregar archivos" of="al detalle" many onFiles={onFiles} />}
      </div>
      {onFiles && (
        <p className="d-dimmed">
          Arrastre archivos sobre su línea, o aquí para agregar una línea por archivo. Se admiten{' '}
          {takenFormats(reference)}; las fotografías se reducen antes de enviarse.
        </p>
      )}
    </>
  );
}

interface FileProps {
  detail: Detail;
  named: string;
  file: ListedFile | undefined;
  /** Whether the product's files were listed: one that is not among them was withdrawn. */
  known: boolean;
  uploads: readonly Upload[];
  queue: UploadQueue;
  writes: boolean;
  onFiles: (files: readonly File[]) => void;
  onShow: (file: ListedFile) => void;
  onRemove: () => void;
}

/** A line of the details with its file, and what is on its way to it. */
function DetailFile({ detail, named, file, known, uploads, queue, writes, ...acts }: FileProps) {
  const attached = Boolean(detail.URL);
  return (
    <li className="u-file" data-line={detail.ID}>
      <div className="u-file-head">
        <strong>{named}</strong> {detail.NOMBRE && detail.TIPO}
      </div>
      {(attached || uploads.length === 0) && (
        <div className="u-file-facts">
          {file ? (
            <>
              <button type="button" className="d-link" onClick={() => acts.onShow(file)}>
                <Icon name="file" /> {file.NOMBRE_ARCHIVO}
              </button>
              <span className="d-dimmed">{sizeText(Number(file.BYTES_ARCHIVO))}</span>
            </>
          ) : (
            <span className="d-dimmed">
              {!attached
                ? 'Sin archivo'
                : known
                  ? 'Se retiró de «Archivos»; adjunte otro o quítelo.'
                  : 'Guardado'}
            </span>
          )}
        </div>
      )}
      {writes && (
        <div className="d-row u-file-acts">
          <FilePicker label={attached ? 'Reemplazar' : 'Adjuntar'} of={named} onFiles={acts.onFiles} />
          {attached && (
            <IconButton icon="cross" label={`Quitar el archivo de ${named}`} onClick={acts.onRemove} />
          )}
        </div>
      )}
      {uploads.map((upload) => (
        <UploadProgress key={upload.id} upload={upload} queue={queue} />
      ))}
    </li>
  );
}
