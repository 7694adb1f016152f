import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { SourcesNotice as Notice } from '../../document/sources/SourcesNotice.tsx';
import type { OpenDuca } from '../ducaKind.ts';
import { updateDuca } from './updateDuca.ts';
import { useDerive } from './useDerive.ts';

/** What stands between a DUCA and its seal. */
export function SourcesNotice({ document }: { document: OpenDuca }) {
  const { ID, ID_ORDEN } = document.header;
  const derive = useDerive();
  return (
    <Notice
      document={document}
      contracts={ducaProcedures}
      voidText="Esta DUCA está anulada y ya no se cambia ni se envía."
      again="Formar una nueva de la orden"
      onDerive={() => void derive(ID_ORDEN)}
      update={(of) => updateDuca(ID_ORDEN, ID, of)}
    />
  );
}
