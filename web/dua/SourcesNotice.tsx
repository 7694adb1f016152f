import { duaProcedures } from '../../shared/dua/procedures.ts';
import { SourcesNotice as Notice } from '../document/sources/SourcesNotice.tsx';
import type { OpenDua } from './duaKind.ts';
import { updateDua } from './updateDua.ts';
import { useDerive } from './useDerive.ts';

/** What stands between a DUA and its registration. */
export function SourcesNotice({ document }: { document: OpenDua }) {
  const { ID, ID_ORDEN } = document.header;
  const derive = useDerive();
  return (
    <Notice
      document={document}
      contracts={duaProcedures}
      voidText="Esta DUA está anulada y ya no se cambia ni se envía."
      again="Formar una nueva de la orden"
      onDerive={() => void derive(ID_ORDEN)}
      update={(of) => updateDua(ID_ORDEN, ID, of)}
    />
  );
}
