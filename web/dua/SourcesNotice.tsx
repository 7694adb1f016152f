import { duaProcedures } from '../../shared/dua/procedures.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import { useMay } from '../api/session.ts';
import { SourcesPanel } from '../document/SourcesPanel.tsx';
import { useSources } from '../document/useSources.ts';
import { VoidNotice } from '../document/VoidNotice.tsx';
import type { OpenDua } from './duaKind.ts';
import { updateDua } from './updateDua.ts';
import { useDerive } from './useDerive.ts';

/** What stands between a DUA and its registration: sources that changed, or that it is void. */
export function SourcesNotice({ document }: { document: OpenDua }) {
  const { header } = document;
  const { changes } = useSources(duaProcedures, document);
  const derive = useDerive();
  const writes = useMay()('dua:write');
  if (isVoid(header.ESTADO)) {
    const offered = writes && header.ID_ORDEN !== '';
    return (
      <VoidNotice
        text="Esta DUA está anulada y ya no se cambia ni se envía."
        label="Formar una nueva de la orden"
        {...(offered ? { onClick: () => void derive(header.ID_ORDEN) } : {})}
      />
    );
  }
  return (
    <SourcesPanel
      document={document}
      contracts={duaProcedures}
      changes={changes}
      update={(of) => updateDua(header.ID_ORDEN, header.ID, of)}
    />
  );
}
