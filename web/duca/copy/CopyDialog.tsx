import { ducaPartLabels } from '../../../shared/duca/copy/partLabels.ts';
import { ducaKind } from '../../../shared/duca/kind.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import type { CopiedDocument } from '../../work-orders/copies/CopyDialog.tsx';
import { DeclarationCopyDialog } from '../../work-orders/copies/DeclarationCopyDialog.tsx';

const NEVER =
  'Nunca se copian el número, las fechas, la firma ni el canal que dio la autoridad, ni las facturas, el transporte, las DVA y los contenedores de la otra operación.';

/** Asks what of an earlier DUCA is taken over, and in which order the copy goes. */
export const CopyDialog = (props: CopiedDocument) => (
  <DeclarationCopyDialog
    {...props}
    kind={ducaKind}
    contract={ducaProcedures.copy}
    labels={ducaPartLabels}
    never={NEVER}
  />
);
