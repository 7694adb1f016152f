import { useRef } from 'react';
import { Button } from '../../kit/simple.tsx';

const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/*';

interface Props {
  label: string;
  /** What the buttons belong to, for who hears them. */
  of?: string;
  many?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Button that opens the file chooser; on a telephone also one that opens the camera. */
export function FilePicker({ label, of = '', many = false, onFiles }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const taken = (input: HTMLInputElement): void => {
    const files = [...(input.files ?? [])];
    // Emptied, so that the same file can be chosen again.
    input.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <input
        ref={chooser}
        type="file"
        className="d-hidden"
        accept={ACCEPT}
        multiple={many}
        tabIndex={-1}
        aria-label={`${label} ${of}`.trim()}
        onChange={(event) => taken(event.currentTarget)}
      />
      <Button
        variant="default"
        icon="plus"
        onClick={() => chooser.current?.click()}
        aria-label={`${label} ${of}`.trim()}
      >
        {label}
      </Button>
      <span className="u-files-camera">
        <input
          ref={camera}
          type="file"
          className="d-hidden"
          accept="image/*"
          capture="environment"
          tabIndex={-1}
          aria-label={`Fotografía ${of}`.trim()}
          onChange={(event) => taken(event.currentTarget)}
        />
        <Button
          variant="default"
          onClick={() => camera.current?.click()}
          aria-label={`Tomar fotografía ${of}`.trim()}
        >
          Tomar fotografía
        </Button>
      </span>
    </>
  );
}
