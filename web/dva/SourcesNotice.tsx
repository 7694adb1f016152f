import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { SourcesNotice as Notice } from '../document/sources/SourcesNotice.tsx';
import type { OpenDva } from './dvaKind.ts';
import { updateDva } from './updateDva.ts';

/** What stands between a DVA and its print. */
export function SourcesNotice({ document, onDerive }: { document: OpenDva; onDerive: () => void }) {
  const { ID, ID_ORDEN } = document.header;
  return (
    <Notice
      document={document}
      contracts={dvaProcedures}
      voidText="Esta DVA está anulada y ya no se cambia ni se declara. Derivar de nuevo hace otra, con otro número."
      again="Derivar una nueva de las facturas"
      onDerive={onDerive}
      update={() => updateDva(ID_ORDEN, ID)}
    />
  );
}
