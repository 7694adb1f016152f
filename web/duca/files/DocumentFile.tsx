import type { SupportDocument } from '../../../shared/duca/files/supportDocument.ts';
import { sizeText } from '../../../shared/foundation/text/sizeText.ts';
import { Icon } from '../../kit/icons.tsx';
import { PlainSelect, type PlainOption } from '../../kit/PlainSelect.tsx';
import { Button, IconButton } from '../../kit/simple.tsx';
import { FilePicker } from '../../document/files/FilePicker.tsx';
import { UploadProgress } from '../../document/files/UploadProgress.tsx';
import type { Upload, UploadQueue } from '../../document/files/UploadQueue.ts';

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
