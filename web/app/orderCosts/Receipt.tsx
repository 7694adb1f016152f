import { useEffect, useState } from 'react';
import { talkProcedures } from '../../../shared/work-orders/talk/procedures.ts';
import { RECEIPT } from '../../../shared/work-orders/talk/audience.ts';
import { useProcedure } from '../../api/queries.ts';
import { FilePicker } from '../../document/files/FilePicker.tsx';
import { UploadProgress } from '../../document/files/UploadProgress.tsx';
import { Icon } from '../../kit/icons.tsx';
import { IconButton } from '../../kit/simple.tsx';
import { useOrderHome } from '../../work-orders/talk/orderHome.ts';
import { useUploads } from '../../document/files/useUploads.ts';
import { FileWindow } from '../../document/files/lazyWindows.tsx';

interface Props {
  orderId: string;
  /** ID_ARCHIVO of the receipt; blank without one. */
  value: string;
  readOnly: boolean;
  onChange: (value: string) => void;
  /** Told while a file is sent: the cost waits for it. */
  onItsWay: (sending: boolean) => void;
}

/** The file of a cost's receipt: attached, looked at, or taken off. */
export function Receipt({ orderId, value, readOnly, onChange, onItsWay }: Props) {
  const home = useOrderHome(orderId);
  const listed = useProcedure(talkProcedures.files, { ID: orderId });
  const [shown, show] = useState(false);
  const { queue, uploads } = useUploads(home, (file) => {
    onChange(file.ID_ARCHIVO);
    void listed.refetch();
  });
  const sending = uploads.length > 0;
  useEffect(() => onItsWay(sending), [sending, onItsWay]);
  const file = listed.data?.ARCHIVOS.find(({ ID_ARCHIVO }) => ID_ARCHIVO === value);
  if (readOnly && value === '') return null;
  return (
    <div className="d-stack">
      <div className="d-row">
        <span>Comprobante:</span>
        {file ? (
          <button type="button" className="d-link" onClick={() => show(true)}>
            <Icon name="file" /> {file.NOMBRE_ARCHIVO}
          </button>
        ) : (
          <span className="d-dimmed">{value === '' ? 'sin archivo' : 'guardado'}</span>
        )}
        {!readOnly && (
          <FilePicker
            label={value === '' ? 'Adjuntar' : 'Reemplazar'}
            of="comprobante"
            onFiles={([first]) => first && queue.add(RECEIPT, first)}
          />
        )}
        {!readOnly && value !== '' && (
          <IconButton icon="cross" label="Quitar el comprobante" onClick={() => onChange('')} />
        )}
      </div>
      {uploads.map((upload) => (
        <UploadProgress key={upload.id} upload={upload} queue={queue} />
      ))}
      {shown && file && <FileWindow home={home} document={file} onClose={() => show(false)} />}
    </div>
  );
}
