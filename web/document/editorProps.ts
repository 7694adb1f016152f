import type { ReactNode } from 'react';
import type { DocumentDefinition } from '../../shared/foundation/documents/definition.ts';
import type { LastValuesContract } from '../../shared/foundation/documents/lastValuesProcedure.ts';
import type { Recall } from '../../shared/foundation/documents/recall.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { Step } from '../kit/panes.tsx';
import type { EditorAction } from './EditorHead.tsx';
import type { EditorSection } from './Section.tsx';
import type { DocumentContracts } from './session/sessionWorld.ts';
import type { OpenDocument } from './useDocument.ts';

export interface EditorView<B extends AnyBody = AnyBody> {
  id: string;
  label: string;
  render(document: OpenDocument<B>): ReactNode;
}

/** What is seen in one way, or in several; with 'Problemas' and 'Historial' there are at most five, and they never move. */
export type EditorTab<B extends AnyBody = AnyBody> =
  EditorView<B> | { id: string; label: string; views: readonly EditorView<B>[] };

/** Who else works in a document or in its file. */
export interface InUseBy {
  /** As it is said behind «En uso por»; '' for nobody. */
  told: string;
  /** Those who have this very document open, by the place where they are in it. */
  here: readonly { place: string; who: string }[];
}

/** Tells of each field what it held last, in earlier documents of the party that one names. */
export interface LastValues<B extends AnyBody = AnyBody> {
  contract: LastValuesContract;
  recall: Recall<B>;
}

/** Named as a method, so that a kind stands where any kind is asked for. */
interface AskedSections<B extends AnyBody> {
  of(document: OpenDocument<B>): readonly EditorSection<B>[];
}

/** Why nothing of a document may be changed, and whether it may be voided all the same. */
export interface Shut {
  why: ReactNode;
  voids: boolean;
}

export interface DocumentEditorProps<B extends AnyBody = AnyBody> {
  definition: DocumentDefinition<B>;
  procedures: DocumentContracts;
  id: string;
  /** Keeps the document from sight until what is drawn with it was asked too, so that nothing moves when it comes. */
  held?: boolean;
  /** The same for every document of the kind, or what this one asks. */
  sections: readonly EditorSection<B>[] | AskedSections<B>['of'];
  /** Beside 'Problemas' and 'Historial'; 'Vista previa' and 'XML' come from the module. The same array at every render. */
  tabs?: readonly EditorTab<B>[];
  /** The one main action of the state and the rest; transitions of the definition come by themselves. */
  actions?(document: OpenDocument<B>): EditorAction[];
  /** The way of its file; a hook, the same function at every render. */
  useSteps?(document: OpenDocument<B>): readonly Step[];
  /**
   * Who else works in it or in its file now, undefined until it is known; a hook, the same function at every render.
   */
  useInUse?(document: OpenDocument<B>): InUseBy | undefined;
  /** Why nothing of it may be changed whatever its state, e.g. that its order is closed; a hook, the same function at every render. */
  useShut?(document: OpenDocument<B>): Shut | undefined;
  /** What fields held last, for their help; the same at every render. */
  lastValues?: LastValues<B>;
  /** What only the server can tell, e.g. of other documents; a hook, the same function at every render. */
  useMoreProblems?(document: OpenDocument<B>): readonly Problem[];
  /** Beside the version in the head, e.g. until when it is valid. */
  headNote?(document: OpenDocument<B>): ReactNode;
  /** Under the head, over the form: what stands in the way of the document as a whole; may come later than the form. */
  notice?(document: OpenDocument<B>): ReactNode;
  /** Beside 'Guardado a las…', e.g. the exchange rate used. */
  foot?(document: OpenDocument<B>): ReactNode;
}
