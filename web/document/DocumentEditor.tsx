import { Suspense } from 'react';
import type { DocumentDefinition } from '../../shared/foundation/documents/definition.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { Loading } from '../kit/states.tsx';
import type { DocumentEditorProps } from './editorProps.ts';
import { lazy } from '../kit/lazy.ts';

export type { EditorTab } from './editorProps.ts';
export type { EditorSection } from './Section.tsx';

// Asked for as soon as a page of a document is, and not when it is first drawn.
const frame = import('./EditorFrame.tsx');
const Frame = lazy(async () => ({ default: (await frame).EditorFrame }));

/** The one frame of all documents (look 1, editor); a part of its own, so that each area brings its own rules alone. */
export function DocumentEditor<B extends AnyBody>(
  // The definition alone says whose body it is; what is given beside it must fit.
  props: DocumentEditorProps<NoInfer<B>> & { definition: DocumentDefinition<B> },
) {
  return (
    <Suspense fallback={<Loading label={`Abriendo ${props.definition.noun.singular}`} />}>
      <Frame {...props} />
    </Suspense>
  );
}
