import type { OwnTreatment } from '../../../shared/declarations/ownTreatment.ts';
import type { DeclarationSources } from '../../../shared/declarations/sources.ts';
import type { DocumentDefinition } from '../../../shared/foundation/documents/definition.ts';
import type { Move, Rederived } from '../../../shared/foundation/documents/rederive.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';

/** A declaration that is formed of the papers of an order. */
export interface FormedDeclaration<B extends AnyBody> {
  definition: DocumentDefinition<B>;
  fresh: (sources: DeclarationSources, reference: Reference) => B;
  /** The papers of the order as the declaration takes them. */
  taken: (papers: DeclarationSources, reference: Reference) => DeclarationSources;
  /** What it is formed by besides the papers, of what a person chose in it: kept with what was derived. */
  own: OwnTreatment;
  /** Formed again on what was `derived`, keeping what a person changed in `mine`. */
  again: (
    derived: B,
    mine: B,
    sources: DeclarationSources,
    today: Reference,
  ) => Rederived<B> & {
    /** The proposal of now. */
    derived: B;
  };
  /** Whether a move is news of the sources; absent where every one is. */
  isTold?: (move: Move) => boolean;
  /** How one that was accepted is changed, and where goods that it does not declare may still be declared. */
  onceAccepted: string;
}
