import { transportKind } from '../../shared/transport-documents/kind.ts';
import { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { useAction } from '../api/queries.ts';
import { CopyDialog as Dialog, type CopiedDocument } from '../work-orders/copies/CopyDialog.tsx';

/** Asks in which order the copy goes; without one it lies where the copied one does. */
export function CopyDialog({ id, ...dialog }: CopiedDocument) {
  const copy = useAction(transportProcedures.copy);
  return (
    <Dialog
      {...dialog}
      kind={transportKind}
      copy={(ID_ORDEN) => copy.mutateAsync({ ID: id, ID_ORDEN, UNA_VEZ: undefined })}
    >
      <p>
        Se copian el transportista, la ruta, el vehículo y la carga. No se copian los números, las fechas, el
        manifiesto, los contenedores ni los archivos.
      </p>
    </Dialog>
  );
}
