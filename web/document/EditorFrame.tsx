import { memo, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
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
import { FieldPast, type AskedPast } from '../kit/fields/fieldPast.ts';
import { FieldsTold } from '../kit/fields/fieldsTold.ts';
import { OthersAt } from '../kit/others.tsx';
import { SplitPane, Stepper, type Step } from '../kit/panes.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { useInTurn } from '../kit/useInTurn.ts';
import './document.css';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { EditorFoot } from './EditorFoot.tsx';
import type { DocumentEditorProps, Shut } from './editorProps.ts';
import { EditorHead } from './EditorHead.tsx';
import { LookupRunner, lookupsAt } from './lookups.tsx';
import { SectionList } from './SectionList.tsx';
import type { EditorSection } from './Section.tsx';
import { Sections } from './Sections.tsx';
import { sameList, sameProblems, useSame } from '../kit/same.ts';
import { sectionId } from './sections.ts';
import { showOpen } from './openDocument.ts';
import { useDeepLink } from './useDeepLink.ts';
import { useDocument, type OpenDocument } from './useDocument.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { useEditorTabs } from './useEditorTabs.tsx';
import { useMeeting, useOthers } from './useOthers.ts';
import { useTransitions } from './useTransitions.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { lazy } from '../kit/lazy.ts';

const LastValue = lazy(async () => ({ default: (await import('./LastValue.tsx')).LastValue }));
const ConflictPanel = lazy(async () => ({ default: (await import('./ConflictPanel.tsx')).ConflictPanel }));

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
  const useShut = props.useShut ?? useNotShut;
  const ended = useShut(props.document);
  const shut = ended !== undefined;
  const document = useMemo(
    () => ({ ...props.document, problems, ...(shut ? { readOnly: true, mayWrite: false } : {}) }),
    [props.document, problems, shut],
  );
  // The head first: what is below it takes a phone most of a second.
  const bodyDrawn = useInTurn(2, 1) > 1;
  useDeepLink();
  const { sections, absent, onAdd } = useShownSections(props.sections, document);
  const [keysShown, showKeys] = useState(false);
  const [told, tell] = useState(false);
  const title = titleOf(props.definition, document.header.RESUMEN);
  const useSteps = props.useSteps ?? useNoSteps;
  const steps = useSteps(document);
  const way = props.steps?.(document) ?? steps;
  const useInUse = props.useInUse ?? useNobody;
  const using = useInUse(document);
  const others = useOthers(using);
  const meeting = useMeeting(document, others);
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

  const acts = [...actions, ...useTransitions(props.document, ended)];
  const orderId = definition.module === 'work-orders' ? document.header.ID : document.header.ID_ORDEN;
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
  const past = usePast(props.lastValues, props.id);
  const tabs = useEditorTabs(props, document, sections);
  return (
    <article className="d-editor">
      {(props.useSteps !== undefined || way.length > 0) && <Stepper steps={way} />}
      <EditorHead
        title={title}
        document={document}
        inUseBy={using?.told ?? document.inUseBy}
        actions={acts}
        note={props.headNote?.(document)}
      />
      {shut && (
        <section className="d-panel d-conflicts" aria-label="Solo lectura">
          <p>{ended.why}</p>
        </section>
      )}
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
              <OthersAt value={others}>
                <FieldsTold value={told}>
                  <FieldAside value={lookupsAt}>
                    <FieldPast value={past}>
                      <Sections sections={sections} document={document} />
                    </FieldPast>
                  </FieldAside>
                </FieldsTold>
              </OthersAt>
              <span className="d-hidden" role="status">
                {meeting}
              </span>
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

/** The sections of the case, those that a person added among them, and those that they may add. */
function useShownSections(given: DocumentEditorProps['sections'], document: OpenDocument) {
  const asked = typeof given === 'function' ? given(document) : given;
  const [added, setAdded] = useState<readonly string[]>([]);
  const isShown = (section: EditorSection): boolean =>
    (section.when?.(document) ?? true) || added.includes(sectionId(section));
  const sections = useSame(asked.filter(isShown), sameList);
  const absent = useSame(
    document.readOnly ? [] : asked.filter((section) => section.addable && !isShown(section)),
    sameList,
  );
  const onAdd = useCallback((id: string) => setAdded((before) => [...before, id]), []);
  return { sections, absent, onAdd };
}

/** What fields held before, of a kind that tells it. */
const usePast = (contract: DocumentEditorProps['lastValues'], id: string) =>
  useMemo(
    () =>
      contract &&
      ((asked: AskedPast) => (
        <Suspense>
          <LastValue contract={contract} id={id} asked={asked} />
        </Suspense>
      )),
    [contract, id],
  );

const useNobody = (): undefined => undefined;
const useNoSteps = (): readonly Step[] => [];
const useNotShut = (): Shut | undefined => undefined;
