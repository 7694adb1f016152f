import { useEffect, useState } from 'react';
import { readPages } from '../../../shared/foundation/files/readPages.ts';
import { errorText } from '../../api/apiError.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { Loading } from '../../kit/states.tsx';
import { Dialog } from '../../kit/windows.tsx';
import { fetchFile, type Attached } from './fetchFile.ts';
import type { FileHome } from './fileHome.ts';
import { countPages, pagesOf } from './pdfWorker.ts';

/** Name of the PDF that is built of chosen pages (spec 7, in the browser). */
const NEW_PDF = 'new.pdf';

interface Props {
  home: FileHome;
  document: Attached;
  file: File | undefined;
  onClose: () => void;
  onMade: (file: File) => void;
}

/** The PDF that pages are chosen of, which pages the text names, and the new PDF of them. */
function usePages({ home, document, file, onClose, onMade }: Props) {
  const [source, setSource] = useState<File>();
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  const [error, fail] = useState('');
  const [working, setWorking] = useState(false);
  const { ID_ARCHIVO, NOMBRE_ARCHIVO, FORMATO_ARCHIVO } = document;
  useEffect(() => {
    let gone = false;
    const open = async (): Promise<void> => {
      const opened = file ?? (await fetchFile(home, { ID_ARCHIVO, NOMBRE_ARCHIVO, FORMATO_ARCHIVO }));
      const pages = await countPages(opened);
      if (gone) return;
      setSource(opened);
      setCount(pages);
      setText(pages === 1 ? '1' : `1-${pages}`);
    };
    open().catch((thrown: unknown) => gone || fail(errorText(thrown)));
    return () => {
      gone = true;
    };
  }, [home, ID_ARCHIVO, NOMBRE_ARCHIVO, FORMATO_ARCHIVO, file]);
  const pages = readPages(text, count);
  const build = async (): Promise<void> => {
    if (!source || !pages) return;
    setWorking(true);
    try {
      const made = await pagesOf(source, pages);
      onMade(new File([made as Uint8Array<ArrayBuffer>], NEW_PDF, { type: 'application/pdf' }));
      onClose();
    } catch (thrown) {
      fail(errorText(thrown));
      setWorking(false);
    }
  };
  return { source, count, text, setText, pages, build, working, error };
}

/** Chooses pages of a PDF and puts a new PDF of them in the place of the file. */
export function PagesWindow(props: Props) {
  const { onClose } = props;
  const { source, count, text, setText, pages, build, working, error } = usePages(props);
  return (
    <Dialog title="Elegir páginas" opened onClose={onClose}>
      <form
        className="d-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void build();
        }}
      >
        {error !== '' && (
          <p className="d-error" role="alert">
            {error}
          </p>
        )}
        {!source && error === '' && <Loading label="Contando las páginas" />}
        {source && (
          <>
            <p>
              «{source.name}» tiene {count} {count === 1 ? 'página' : 'páginas'}. Con las que elija se forma «
              {NEW_PDF}», que se adjunta en su lugar.
            </p>
            <PlainInput
              label="Páginas"
              placeholder="1-3, 5"
              value={text}
              onChange={setText}
              error={pages ? '' : `Escriba números de 1 a ${count}, como 1-3, 5.`}
            />
          </>
        )}
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={!source || !pages} loading={working}>
            {pages ? `Adjuntar ${pages.length} ${pages.length === 1 ? 'página' : 'páginas'}` : 'Adjuntar'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
