import { Suspense, useMemo } from 'react';
import { linesIn } from '../../shared/foundation/fields/dataSet.ts';
import { lazy } from '../kit/lazy.ts';
import type { PaneTab } from '../kit/panes.tsx';
import { Loading } from '../kit/states.tsx';
import type { DocumentEditorProps, EditorView } from './editorProps.ts';
import { LookupsPanel } from './lookups.tsx';
import { ProblemCount } from './problems/ProblemCount.tsx';
import type { EditorSection } from './Section.tsx';
import type { OpenDocument } from './useDocument.ts';

const ProblemGroups = lazy(async () => ({
  default: (await import('./problems/ProblemGroups.tsx')).ProblemGroups,
}));
const StalePanel = lazy(async () => ({ default: (await import('./copy/StalePanel.tsx')).StalePanel }));
const HistoryTab = lazy(async () => ({ default: (await import('./history/HistoryTab.tsx')).HistoryTab }));

/** What stands beside the form: its problems first, its history last, and between them what the kind brings. */
export function useEditorTabs(
  { id, procedures, tabs: own }: DocumentEditorProps,
  document: OpenDocument,
  sections: readonly EditorSection[],
): PaneTab[] {
  return useMemo(() => {
    const { definition, problems } = document;
    const drawn = <V extends EditorView>(view: V) => ({ ...view, render: () => view.render(document) });
    return [
      {
        id: 'problems',
        label: (
          <>
            Problemas
            <ProblemCount problems={problems} />
          </>
        ),
        render: () => (
          <Suspense fallback={<Loading />}>
            {document.mayWrite && <LookupsPanel />}
            {linesIn(document.body, 'PENDIENTES').length > 0 && <StalePanel document={document} />}
            <ProblemGroups
              sections={sections}
              definition={definition}
              problems={problems}
              session={document.readOnly ? undefined : document.session}
            />
          </Suspense>
        ),
      },
      ...(own ?? []).map((tab): PaneTab =>
        'views' in tab ? { ...tab, render: tab.views.map(drawn) } : drawn(tab),
      ),
      {
        id: 'history',
        label: 'Historial',
        render: () => (
          <Suspense fallback={<Loading />}>
            <HistoryTab
              definition={definition}
              procedures={procedures}
              id={id}
              version={document.header.VERSION}
            />
          </Suspense>
        ),
      },
    ];
  }, [document, id, own, procedures, sections]);
}
