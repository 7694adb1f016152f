import { useRef } from 'react';
import { sizeText } from '../../shared/foundation/text/sizeText.ts';
import { invoiceTemplate } from '../../shared/invoices/csv/writeInvoices.ts';
import { download } from '../kit/grid/csv.ts';
import { Button } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';
import { Dialog } from '../kit/windows.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { LARGEST_FILE } from './lookInto.ts';
import { useImport } from './useImport.ts';

const SAFE =
  'Si ya se había creado alguna factura del archivo, está a salvo: elija el archivo otra vez y se crean las que faltan.';

interface Props {
  orderId: string;
  opened: boolean;
  onClose: () => void;
}

/** Invoices from a CSV file of the template: first what would be created and what is wrong, then the creation. */
export function ImportDialog({ orderId, opened, onClose }: Props) {
  const { preview, told, refused, error, look, create } = useImport(orderId);

  const confirm = async (): Promise<void> => {
    const made = await create();
    if (made === undefined) return;
    toast(made === 1 ? 'Se creó 1 factura' : `Se crearon ${made} facturas`, '', 'good');
    onClose();
  };
  const fresh = preview?.invoices.filter((each) => each.SITUACION === 'nueva').length ?? 0;
  const ready = preview !== undefined && preview.problems.length === 0 && fresh > 0;
  return (
    <Dialog title="Importar facturas de CSV" opened={opened} onClose={onClose} wide>
      <div className="d-stack">
        <p>
          Una fila por ítem; un archivo puede traer varias facturas y proveedores, y pesar hasta{' '}
          {sizeText(LARGEST_FILE)}. Nada se guarda hasta que usted lo confirme.
        </p>
        <FileChoice onFile={(file) => void look(file)} />
        {told && told.all === 1 && (
          <Loading label={told.creating ? 'Creando las facturas' : 'Leyendo el archivo'} />
        )}
        {told && told.all > 1 && (
          <p role="status">
            {told.creating ? 'Creando las facturas' : 'Leyendo el archivo'}{' '}
            <progress max={told.all} value={told.done} /> parte {told.done + 1} de {told.all}
          </p>
        )}
        {refused !== '' && (
          <p className="d-error" role="alert">
            {refused}
          </p>
        )}
        {error && <ErrorState error={error} safe={SAFE} />}
        {preview && !told && <ImportPreview preview={preview} />}
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={!ready} loading={told !== undefined} onClick={() => void confirm()}>
            {fresh === 1 ? 'Crear 1 factura' : `Crear ${fresh} facturas`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The file of the template, or the template. */
function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="d-row">
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,.xlsx"
        aria-label="Archivo CSV"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Emptied, so that the mended file of the same name is read again.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
        className="d-hidden"
      />
      <Button icon="file" onClick={() => input.current?.click()}>
        Elegir archivo
      </Button>
      <Button
        variant="default"
        icon="download"
        onClick={() => download('plantilla_facturas.csv', invoiceTemplate())}
      >
        Bajar plantilla
      </Button>
    </div>
  );
}
