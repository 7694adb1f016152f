import { duaPartLabels } from '../../shared/dua/copy/partLabels.ts';
import { duaKind } from '../../shared/dua/kind.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import type { CopiedDocument } from '../work-orders/copies/CopyDialog.tsx';
import { DeclarationCopyDialog } from '../work-orders/copies/DeclarationCopyDialog.tsx';

const NEVER =
  'Nunca se copian el número, las fechas, el canal ni la liquidación que dio SARAH, ni los documentos, los contenedores y los títulos de manifiesto de la otra operación.';

/** Asks what of an earlier DUA is taken over, and in which order the copy goes. */
export const CopyDialog = (props: CopiedDocument) => (
  <DeclarationCopyDialog
    {...props}
    kind={duaKind}
    contract={duaProcedures.copy}
    labels={duaPartLabels}
    never={NEVER}
  />
);
