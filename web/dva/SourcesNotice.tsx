import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import { useMay } from '../api/session.ts';
import { SourcesPanel } from '../document/SourcesPanel.tsx';
import type { OpenDva } from './dvaKind.ts';
import { useSources } from '../document/useSources.ts';
import { VoidNotice } from '../document/VoidNotice.tsx';
import { updateDva } from './updateDva.ts';

/** What stands between a DVA and its print: sources that changed, or that it is void. */
export function SourcesNotice({ document, onDerive }: { document: OpenDva; onDerive: () => void }) {
  const { header } = document;
  const { changes } = useSources(dvaProcedures, document);
  const writes = useMay()('dva:write');
  if (isVoid(header.ESTADO)) {
    const offered = writes && header.ID_ORDEN !== '';
    return (
      <VoidNotice
        text="Esta DVA está anulada y ya no se cambia ni se declara. Derivar de nuevo hace otra, con otro número."
        label="Derivar una nueva de las facturas"
        {...(offered ? { onClick: onDerive } : {})}
      />
    );
  }
  return (
    <SourcesPanel
      document={document}
      contracts={dvaProcedures}
      changes={changes}
      update={() => updateDva(header.ID_ORDEN, header.ID)}
    />
  );
}
