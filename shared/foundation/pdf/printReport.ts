/**
 * Something that did not go onto the paper as it is in the document:
 * - `cut`: too long even at the smallest size; ends with an ellipsis
 * - `squeezed`: a number shown whole, but below the smallest size
 * - `replaced`: has characters that the font lacks; each is shown as '?'
 * - `offPage`: reaches over the edge of the paper
 */
export interface PrintReport {
  readonly kind: 'cut' | 'squeezed' | 'replaced' | 'offPage';
  /** Page from 1; 0 for a template. */
  readonly page: number;
  readonly path?: string | undefined;
  readonly box?: string | undefined;
  /** The whole text, and what stands on the paper. */
  readonly text: string;
  readonly shown: string;
}
