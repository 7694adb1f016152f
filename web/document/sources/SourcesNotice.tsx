import { isVoid } from '../../../shared/foundation/documents/states.ts';
import { useMay } from '../../api/session.ts';
import { SourcesPanel, type SourceChange, type SourceContracts } from './SourcesPanel.tsx';
import type { OpenDocument } from '../useDocument.ts';
import { useSources } from './useSources.ts';
import { VoidNotice } from './VoidNotice.tsx';

interface Props {
  document: OpenDocument;
  contracts: SourceContracts;
  /** What a void one says, and the way to the next. */
  voidText: string;
  again: string;
  onDerive: () => void;
  /** Derives it again, keeping a person's changes. */
  update: (changes: readonly SourceChange[]) => Promise<unknown>;
}

/** What stands between a derived document and its next step: sources that changed, or that it is void. */
export function SourcesNotice({ document, contracts, voidText, again, onDerive, update }: Props) {
  const { definition, header } = document;
  const { asked, changes } = useSources(contracts, document);
  const writes = useMay()(`${definition.module}:write`);
  if (isVoid(header.ESTADO)) {
    const offered = writes && header.ID_ORDEN !== '';
    return <VoidNotice text={voidText} label={again} {...(offered ? { onClick: onDerive } : {})} />;
  }
  return (
    <SourcesPanel document={document} contracts={contracts} asked={asked} changes={changes} update={update} />
  );
}
