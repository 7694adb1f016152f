import { useRef, useState } from 'react';
import type * as z from 'zod';
import { MAX_CSV_LINES } from '../../shared/invoices/csv/readInvoices.ts';
import { invoiceTemplate } from '../../shared/invoices/csv/writeInvoices.ts';
import { invoiceProcedures, type importResult } from '../../shared/invoices/procedures.ts';
import { useAction } from '../api/queries.ts';
import { download } from '../kit/grid/csv.ts';
import { Button } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';
import { Dialog } from '../kit/windows.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { readCsvFile } from '../kit/readFile.ts';

type Preview = z.infer<typeof importResult>;

interface Props {
  orderId: string;
  opened: boolean;
  onClose: () => void;
}

/** Invoices from a CSV file of the template: first what would be created and what is wrong, then the creation. */
export function ImportDialog({ orderId, opened, onClose }: Props) {
  const [csv, setCsv] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const input = useRef<HTMLInputElement>(null);
  const send = useAction(invoiceProcedures.importCsv);

  const look = async (file: File): Promise<void> => {
    const text = await readCsvFile(file);
    setCsv(text);
    setPreview(
      await send.mutateAsync({ ID_ORDEN: orderId, CSV: text, CONFIRMAR: false }).catch(() => undefined),
    );
  };
  const create = async (): Promise<void> => {
    const done = await send
      .mutateAsync({ ID_ORDEN: orderId, CSV: csv, CONFIRMAR: true })
      .catch(() => undefined);
    if (!done) return;
    toast(done.CREADAS === 1 ? 'Se creó 1 factura' : `Se crearon ${done.CREADAS} facturas`, '', 'good');
    onClose();
  };
  const fresh = preview?.invoices.filter((each) => each.SITUACION === 'nueva').length ?? 0;
  const ready = preview !== undefined && preview.problems.length === 0 && fresh > 0;
  return (
    <Dialog title="Importar facturas de CSV" opened={opened} onClose={onClose} wide>
      <div className="d-stack">
        <p>
          Una fila por ítem; un archivo puede traer varias facturas y proveedores, hasta{' '}
          {MAX_CSV_LINES.toLocaleString('es-GT')} filas. Nada se guarda hasta que usted lo confirme.
        </p>
        <div className="d-row">
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,text/csv"
            aria-label="Archivo CSV"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // Emptied, so that the mended file of the same name is read again.
              event.currentTarget.value = '';
              if (file) void look(file);
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
        {send.isPending && <Loading label="Leyendo el archivo" />}
        {send.isError && <ErrorState error={send.error} safe="No se creó ninguna factura." />}
        {preview && !send.isPending && <ImportPreview preview={preview} />}
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={!ready} loading={send.isPending} onClick={() => void create()}>
            {fresh === 1 ? 'Crear 1 factura' : `Crear ${fresh} facturas`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
