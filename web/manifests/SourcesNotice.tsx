import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { call } from '../api/call.ts';
import { SourcesPanel } from '../document/sources/SourcesPanel.tsx';
import { useSources } from '../document/sources/useSources.ts';
import type { OpenManifest } from './manifestKind.ts';

/** What stands between a manifest and SARAH: transport documents that changed since their titles were taken. */
export function SourcesNotice({ document }: { document: OpenManifest }) {
  const { asked, changes } = useSources(manifestProcedures, document);
  const { ID } = document.header;
  return (
    <SourcesPanel
      document={document}
      contracts={manifestProcedures}
      asked={asked}
      changes={changes}
      update={() => call(manifestProcedures.follow, { ID, LOCK: undefined })}
    />
  );
}
