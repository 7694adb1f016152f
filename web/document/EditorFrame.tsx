import { memo, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { transitionsFrom } from '../../shared/foundation/documents/states.ts';
import { capital } from '../../shared/foundation/text/capital.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import type { DocumentDefinition } from '../../shared/foundation/documents/definition.ts';
import {
  DOCUMENT_KEYS,
  FORM_KEYS,
  GENERAL_KEYS,
  KeysHelp,
  PRINT_KEYS,
  SHEET_KEYS,
} from '../kit/KeysHelp.tsx';
import { FieldAside } from '../kit/fields/fieldAside.ts';
import { FieldsTold } from '../kit/fields/fieldsTold.ts';
import { SplitPane, Stepper, type PaneTab, type Step } from '../kit/panes.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';
import { useInTurn } from '../kit/useInTurn.ts';
import './document.css';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { EditorFoot } from './EditorFoot.tsx';
import type { DocumentEditorProps, EditorView } from './editorProps.ts';
import { EditorHead, type EditorAction } from './EditorHead.tsx';
import { ProblemCount } from './problems/ProblemCount.tsx';
import { SectionList } from './SectionList.tsx';
import type { EditorSection } from './Section.tsx';
import { Sections } from './Sections.tsx';
import { sameList, sameProblems, useSame } from '../kit/same.ts';
import { sectionId } from './sections.ts';
import { showOpen } from './openDocument.ts';
import { useDeepLink } from './useDeepLink.ts';
import { useDocument, type OpenDocument } from './useDocument.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { lazy } from '../kit/lazy.ts';

const ProblemGroups = lazy(async () => ({
  default: (await import('./problems/ProblemGroups.tsx')).ProblemGroups,
}));
const ConflictPanel = lazy(async () => ({ default: (await import('./ConflictPanel.tsx')).ConflictPanel }));
const HistoryTab = lazy(async () => ({ default: (await import('./history/HistoryTab.tsx')).HistoryTab }));

// What services outside say comes after the form: nobody waits for it.
const loadLookups = () => import('../transmission/lookups/lookupParts.ts');
const LookupRunner = lazy(async () => ({ default: (await loadLookups()).LookupRunner }));
const LookupsPanel = lazy(async () => ({ default: (await loadLookups()).LookupsPanel }));
const FieldLookups = lazy(async () => ({ default: (await loadLookups()).FieldLookups }));
const lookupsAt = (path: string) => (
  <Suspense>
    <FieldLookups path={path} />
  </Suspense>
);

/** The one frame of all documents (look 1, editor). */
export function EditorFrame<B extends AnyBody>(
  // The definition alone says whose body it is; what is given beside it must fit.
  props: DocumentEditorProps<NoInfer<B>> & { definition: DocumentDefinition<B> },
) {
  const document = useDocument(props.definition, props.procedures, props.id);
  // Drawn bit by bit once it came, so that the page answers meanwhile: what tells of it would have it drawn in one piece.
  const come = useDeferredValue(document.phase === 'ready');
  if (document.phase === 'failed')
    return (
      <>
        <h1 tabIndex={-1}>{capital(props.definition.noun.singular)}</h1>
        <ErrorState error={document.error!} retry={() => void document.session.open()} />
      </>
    );
  if (document.phase === 'loading' || !come || props.held)
    return <Loading label={`Abriendo ${props.definition.noun.singular}`} />;
  return <Editor {...props} document={document} />;
}

const NO_PROBLEMS: readonly Problem[] = [];
const useNoProblems = (): readonly Problem[] => NO_PROBLEMS;

/** Drawn when what is shown changed; checks that catch up with the typing and find nothing else draw nothing. */
const Editor = memo(function Editor(props: DocumentEditorProps & { document: OpenDocument }) {
  const { definition } = props;
  const useMoreProblems = props.useMoreProblems ?? useNoProblems;
  const more = useMoreProblems(props.document);
  const problems = useSame(
    useMemo(() => [...props.document.problems, ...more], [props.document.problems, more]),
    sameProblems,
  );
  const document = useMemo(() => ({ ...props.document, problems }), [props.document, problems]);
  const { session } = document;
  // The head first: what is below it takes a phone most of a second.
  const bodyDrawn = useInTurn(2, 1) > 1;
  useDeepLink();
  const asked = typeof props.sections === 'function' ? props.sections(document) : props.sections;
  const [added, setAdded] = useState<readonly string[]>([]);
  const isShown = (section: EditorSection): boolean =>
    (section.when?.(document) ?? true) || added.includes(sectionId(section));
  const sections = useSame(asked.filter(isShown), sameList);
  const absent = useSame(
    document.readOnly ? [] : asked.filter((section) => section.addable && !isShown(section)),
    sameList,
  );
  const onAdd = useCallback((id: string) => setAdded((before) => [...before, id]), []);
  const [keysShown, showKeys] = useState(false);
  const [told, tell] = useState(false);
  const title = titleOf(props.definition, document.header.RESUMEN);
  const useSteps = props.useSteps ?? useNoSteps;
  const steps = useSteps(document);
  const way = props.steps?.(document) ?? steps;
  const useInUse = props.useInUse ?? useNobody;
  const others = useInUse(document);
  useEffect(() => {
    window.document.title = `${title} · Despacho`;
  }, [title]);
  const actions = props.actions?.(document) ?? [];
  const print = actions.find((action) => action.icon === 'print');
  useEditorKeys(document, sections, {
    showKeys: () => showKeys(true),
    tellAll: () => tell(true),
    print: print && (() => void print.run()),
  });

  const transitions = useMemo(
    () =>
      (document.mayWrite ? transitionsFrom(definition.states, document.header.ESTADO) : []).map(
        ([name, { label }]): EditorAction => ({
          label: capital(label),
          run: () =>
            session
              .transition(name)
              .catch((thrown: Error) => toast('No se pudo completar', thrown.message, 'bad')),
        }),
      ),
    [definition, document.header.ESTADO, document.mayWrite, session],
  );
  const orderId = definition.module === 'work-orders' ? document.header.ID : document.header.ID_ORDEN;
  const acts = [...actions, ...transitions];
  useEffect(() =>
    showOpen({
      module: definition.module,
      id: document.header.ID,
      title,
      orderId,
      actions: acts.map((each) => ({
        ...each,
        disabled: each.disabled ?? false,
        run: () => void each.run(),
      })),
    }),
  );
  const { id, procedures, tabs: moreTabs, beforeProblems } = props;
  const tabs = useMemo(
    (): PaneTab[] => [
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
            {beforeProblems?.(document)}
            <ProblemGroups
              sections={sections}
              definition={definition}
              problems={problems}
              session={document.readOnly ? undefined : session}
            />
          </Suspense>
        ),
      },
      ...(moreTabs ?? []).map((tab): PaneTab => {
        const drawn = <V extends EditorView>(view: V) => ({
          ...view,
          render: () => view.render(document),
        });
        return 'views' in tab ? { ...tab, render: tab.views.map(drawn) } : drawn(tab);
      }),
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
    ],
    [beforeProblems, definition, document, id, moreTabs, problems, procedures, sections, session],
  );
  return (
    <article className="d-editor">
      {(props.useSteps !== undefined || way.length > 0) && <Stepper steps={way} />}
      <EditorHead
        title={title}
        document={document}
        inUseBy={others.length > 0 ? others.join(', ') : document.inUseBy}
        actions={acts}
        note={props.headNote?.(document)}
      />
      <Suspense>{props.notice?.(document)}</Suspense>
      {document.conflicts.length + document.taken.length > 0 && (
        <Suspense>
          <ConflictPanel document={document} />
        </Suspense>
      )}
      {bodyDrawn ? (
        <>
          <div className="d-editor-body">
            <SectionList
              sections={sections}
              absent={absent}
              onAdd={onAdd}
              definition={definition}
              body={document.body}
              problems={problems}
            />
            <SplitPane name={definition.module} tabs={tabs}>
              <FieldsTold value={told}>
                <FieldAside value={lookupsAt}>
                  <Sections sections={sections} document={document} />
                </FieldAside>
              </FieldsTold>
            </SplitPane>
          </div>
          <Suspense>
            <LookupRunner document={document} />
          </Suspense>
          <EditorFoot document={document}>{props.foot?.(document)}</EditorFoot>
        </>
      ) : (
        <Loading label={`Abriendo ${definition.noun.singular}`} />
      )}
      <KeysHelp
        opened={keysShown}
        onClose={() => showKeys(false)}
        keys={[...GENERAL_KEYS, ...DOCUMENT_KEYS, ...(print ? PRINT_KEYS : []), ...FORM_KEYS, ...SHEET_KEYS]}
      />
    </article>
  );
});

const nobody: readonly string[] = [];
const useNobody = (): readonly string[] => nobody;
const useNoSteps = (): readonly Step[] => [];
