import type { AnyDocument, DocumentDefinition } from '../../../../shared/foundation/documents/definition.ts';
import type { Reference } from '../../../../shared/foundation/documents/reference.ts';
import type { SourceVersions } from '../../../../shared/foundation/documents/sources.ts';
import type { AnyBody } from '../../../../shared/foundation/fields/dataSet.ts';
import type { ModuleName } from '../../../../shared/foundation/modules.ts';
import type { Content } from '../content/packVersion.ts';
import type { HeaderRow } from '../rows.ts';
import type { Paper } from './orderPapers.ts';

/** A document as it is compared with its sources: what is not in the header is read when it is needed. */
export interface Derived {
  header: HeaderRow;
  content: () => Promise<Content>;
}

/** Bodies of the sources of one moment, by kind, oldest first. */
export type PapersOfKind = <B>(definition: DocumentDefinition<B>) => readonly Paper<B>[];

/** A kind of document that is derived from others, as the store compares it with them. */
export interface DerivedKind<B = AnyBody> {
  definition: DocumentDefinition<B>;
  /** Whose papers it reads: all of the order in which it lies, or those that its own FUENTES name, of whichever orders. */
  reads: 'order' | 'named';
  order: AnyDocument;
  /** Kinds of document of the order that it is derived from. */
  papers: readonly AnyDocument[];
  /** Those of them that are derived themselves: what they do not follow yet is not followed here either. */
  through: readonly DerivedKind[];
  /**
   * Its pure derivation, from the sources of one moment; undefined when they make none. Facts that come from no source
   * (number, day, rate) are the same at every call, so that two results differ by their sources alone.
   * @param base what the last derivation wrote: how it grouped.
   */
  derive(papers: PapersOfKind, base: B, reference: Reference): B | undefined;
  /** Of the last derivation, what the document still holds: what a person took out of it follows nothing. All, if absent. */
  held?(base: B, body: B): B;
  /**
   * Of what an authority accepted and a person changes since: the versions of its sources with which it was, none where
   * nobody recorded them. What those say is no fault of the change. Undefined for what is not accepted.
   */
  accepted?(header: HeaderRow): SourceVersions | undefined;
  /** A source that came or went counts even where the derivation takes nothing of it. */
  whole: boolean;
  /** Whether it takes nothing of a module though such documents lie in its order: then no move of them is told. */
  passes?(module: ModuleName, papers: PapersOfKind, base: B, reference: Reference): boolean;
  /** Whether it is built on a document of its order, so that the other's problems are its own. */
  builtOn(document: { header: HeaderRow; body: B }, module: ModuleName, source: HeaderRow): boolean;
}

/** Modules of its sources, the order first. */
export const sourceModules = ({ order, papers }: Pick<DerivedKind, 'order' | 'papers'>): ModuleName[] =>
  [order, ...papers].map(({ module }) => module);
