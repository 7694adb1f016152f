import { invoiceKind } from '../../shared/invoices/kind.ts';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { useAction } from '../api/queries.ts';
import { CopyDialog as Dialog, type CopiedDocument } from '../work-orders/copies/CopyDialog.tsx';

/** Asks in which order the copy goes; without one it lies where the copied one does. */
export function CopyDialog({ id, ...dialog }: CopiedDocument) {
  const copy = useAction(invoiceProcedures.copy);
  return (
    <Dialog
      {...dialog}
      kind={invoiceKind}
      copy={(ID_ORDEN) => copy.mutateAsync({ ID: id, ID_ORDEN, UNA_VEZ: undefined })}
    >
      <p>
        Se copian el proveedor, las condiciones y los ítems. No se copian el número, las fechas, el tipo de
        cambio, las series, los vehículos, los documentos ni los archivos; el comprador es el importador de la
        orden en que va.
      </p>
    </Dialog>
  );
}
