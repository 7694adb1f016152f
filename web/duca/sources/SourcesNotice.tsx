import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { isVoid } from '../../../shared/foundation/documents/states.ts';
import { useMay } from '../../api/session.ts';
import { SourcesPanel } from '../../document/SourcesPanel.tsx';
import type { OpenDuca } from '../ducaKind.ts';
import { useSources } from '../../document/useSources.ts';
import { VoidNotice } from '../../document/VoidNotice.tsx';
import { updateDuca } from './updateDuca.ts';
import { useDerive } from './useDerive.ts';

/** What stands between a DUCA and its seal: sources that changed, or that it is void. */
export function SourcesNotice({ document }: { document: OpenDuca }) {
  const { header } = document;
  const { changes } = useSources(ducaProcedures, document);
  const derive = useDerive();
  const writes = useMay()('duca:write');
  if (isVoid(header.ESTADO)) {
    const offered = writes && header.ID_ORDEN !== '';
    return (
      <VoidNotice
        text="Esta DUCA está anulada y ya no se cambia ni se envía."
        label="Formar una nueva de la orden"
        {...(offered ? { onClick: () => void derive(header.ID_ORDEN) } : {})}
      />
    );
  }
  return (
    <SourcesPanel
      document={document}
      contracts={ducaProcedures}
      changes={changes}
      update={(of) => updateDuca(header.ID_ORDEN, header.ID, of)}
    />
  );
}
