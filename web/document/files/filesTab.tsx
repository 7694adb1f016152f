import { Suspense } from 'react';
import type { RecordFileContracts } from '../../../shared/foundation/files/procedures.ts';
import type { DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { Loading } from '../../kit/states.tsx';
import type { EditorTab } from '../editorProps.ts';
import { lazy } from '../../kit/lazy.ts';

const RecordFiles = lazy(async () => ({ default: (await import('./RecordFiles.tsx')).RecordFiles }));

/** The tab of a record's own files; `emptyText` says what they are good for while there is none. */
export const filesTab = <B extends AnyBody>(
  kind: DocumentKind,
  procedures: RecordFileContracts,
  emptyText: string,
): EditorTab<B> => ({
  id: 'archivos',
  label: 'Archivos',
  render: ({ header, readOnly }) => (
    <Suspense fallback={<Loading />}>
      <RecordFiles
        recordId={header.ID}
        procedures={procedures}
        noun={kind.noun.singular}
        emptyText={emptyText}
        mayWrite={!readOnly}
      />
    </Suspense>
  ),
});
