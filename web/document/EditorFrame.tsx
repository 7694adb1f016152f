import { memo, Suspense, useDeferredValue, useEffect } from 'react';
import { capital } from '../../shared/foundation/text/capital.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import type { DocumentDefinition } from '../../shared/foundation/documents/definition.ts';
import { Stepper, type Step } from '../kit/panes.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { useInTurn } from '../kit/useInTurn.ts';
import './document.css';
import { EditorBody } from './EditorBody.tsx';
import type { DocumentEditorProps } from './editorProps.ts';
import { EditorHead } from './EditorHead.tsx';
import { pathTo } from './namedPlace.ts';
import { useDeepLink } from './useDeepLink.ts';
import { useDocument, type OpenDocument } from './useDocument.ts';
import { useEditorActs } from './useEditorActs.tsx';
import { useJudged } from './useJudged.ts';
import { useShownSections } from './useShownSections.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { lazy } from '../kit/lazy.ts';

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

/** Drawn when what is shown changed; checks that catch up with the typing and find nothing else draw nothing. */
const Editor = memo(function Editor(props: DocumentEditorProps & { document: OpenDocument }) {
  const { document, ended } = useJudged(props);
  // The head first: what is below it takes a phone most of a second.
  const bodyDrawn = useInTurn(2, 1) > 1;
  useDeepLink((place) => pathTo(document, place));
  const shown = useShownSections(props.sections, document);
  const useSteps = props.useSteps ?? useNoSteps;
  const steps = useSteps(document);
  const useInUse = props.useInUse ?? useNobody;
  const using = useInUse(document);
  const title = titleOf(props.definition, document.header.RESUMEN);
  useEffect(() => {
    window.document.title = `${title} · Despacho`;
  }, [title]);
  const { acts, keys, told } = useEditorActs(props, document, shown.sections, { title, ended });
  return (
    <article className="d-editor">
      {props.useSteps !== undefined && <Stepper steps={steps} />}
      <EditorHead
        title={title}
        document={document}
        inUseBy={using?.told ?? document.inUseBy}
        actions={acts}
        note={props.headNote?.(document)}
      />
      {ended !== undefined && (
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
      <EditorBody
        editor={props}
        document={document}
        shown={shown}
        told={told}
        using={using}
        drawn={bodyDrawn}
      />
      {keys}
    </article>
  );
});

const useNobody = (): undefined => undefined;
const useNoSteps = (): readonly Step[] => [];
