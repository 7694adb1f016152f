import type { SupportDocument } from '../../../shared/duca/files/facts.ts';
import { sizeText } from '../../../shared/foundation/text/sizeText.ts';
import { Icon } from '../../kit/icons.tsx';
import { PlainSelect, type PlainOption } from '../../kit/PlainSelect.tsx';
import { Button, IconButton } from '../../kit/simple.tsx';
import { FilePicker } from './FilePicker.tsx';
import type { Upload, UploadQueue } from './UploadQueue.ts';

interface Props {
  document: SupportDocument;
  title: string;
  uploads: readonly Upload[];
  queue: UploadQueue;
  writes: boolean;
  onFiles: (files: readonly File[]) => void;
  onView: () => void;
  /** Chooses pages of the attached file, or of one that is on its way. */
  onPages: (file?: File) => void;
  onRemove: () => void;
  /** Kinds of document, for a line that a dropped file made. */
  kinds: readonly PlainOption[];
  onKind: (kind: string) => void;
}

/** A document of box 54 with its file, and what is on its way to it. */
export function DocumentFile(props: Props) {
  const { document, title, uploads, queue, writes } = props;
  const named = `${title} ${document.NUMERO_DOCUMENTO}`.trim();
  const attached = Boolean(document.ID_ARCHIVO);
  const pages = Number(document.PAGINAS_ARCHIVO);
  return (
    <li className="u-file" data-line={document.ID_DOCUMENTO}>
      <div className="u-file-head">
        <strong>{title}</strong> {document.NUMERO_DOCUMENTO}
        {writes && document.CODIGO_DOCUMENTO === '' && (
          <PlainSelect
            label={`Tipo del documento ${named}`}
            value=""
            options={props.kinds}
            onChange={props.onKind}
          />
        )}
      </div>
      {attached && (
        <div className="u-file-facts">
          <button type="button" className="d-link" onClick={props.onView}>
            <Icon name="file" /> {document.NOMBRE_ARCHIVO}
          </button>
          <span className="d-dimmed">
            {sizeText(Number(document.BYTES_ARCHIVO))}
            {document.FORMATO_ARCHIVO === 'PDF' && ` · ${pages} ${pages === 1 ? 'página' : 'páginas'}`}
            {document.NOMBRE_ARCHIVO_SAT && ` · para SAT: ${document.NOMBRE_ARCHIVO_SAT}`}
          </span>
        </div>
      )}
      {!attached && uploads.length === 0 && <div className="u-file-facts d-dimmed">Sin archivo</div>}
      {writes && (
        <div className="d-row u-file-acts">
          <FilePicker label={attached ? 'Reemplazar' : 'Adjuntar'} of={named} onFiles={props.onFiles} />
          {attached && document.FORMATO_ARCHIVO === 'PDF' && pages > 1 && (
            <Button
              variant="default"
              aria-label={`Elegir páginas de ${named}`}
              onClick={() => props.onPages()}
            >
              Elegir páginas
            </Button>
          )}
          {attached && (
            <IconButton icon="cross" label={`Quitar el archivo de ${named}`} onClick={props.onRemove} />
          )}
        </div>
      )}
      {uploads.map((upload) => (
        <UploadProgress key={upload.id} upload={upload} queue={queue} onPages={props.onPages} />
      ))}
    </li>
  );
}

const WORDS: Record<Upload['state'], string> = {
  preparing: 'Preparando',
  sending: 'Enviando',
  checking: 'Revisando',
  failed: 'No se adjuntó',
};

/** A file on its way, or why it did not arrive; `onPages` offers a part of a PDF instead. */
export function UploadProgress(props: {
  upload: Upload;
  queue: UploadQueue;
  onPages?: (file: File) => void;
}) {
  const { upload, queue } = props;
  const { id, file, state, percent, error } = upload;
  if (state === 'failed') {
    const { onPages } = props;
    return (
      <div className="u-file-upload d-error" role="alert">
        <span className="d-grow">
          <Icon name="cross" /> {WORDS.failed} «{file.name}». {error}
        </span>
        <Button variant="default" icon="redo" onClick={() => queue.retry(id)}>
          Reintentar
        </Button>
        {onPages && /\.pdf$/i.test(file.name) && (
          <Button variant="default" onClick={() => onPages(file)}>
            Elegir páginas
          </Button>
        )}
        <Button variant="subtle" onClick={() => queue.cancel(id)}>
          Descartar
        </Button>
      </div>
    );
  }
  return (
    <div className="u-file-upload">
      <label className="d-grow">
        {WORDS[state]} «{file.name}»{' '}
        <progress max={100} {...(state === 'sending' ? { value: percent } : {})} />
        {state === 'sending' && ` ${percent} %`}
      </label>
      <Button variant="subtle" aria-label={`Cancelar ${file.name}`} onClick={() => queue.cancel(id)}>
        Cancelar
      </Button>
    </div>
  );
}
