import { Icon } from '../../kit/icons.tsx';
import { Button } from '../../kit/simple.tsx';
import type { Upload, UploadQueue } from './UploadQueue.ts';

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
