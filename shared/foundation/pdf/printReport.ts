import type { ReplacedSign } from './printFont.ts';

/**
 * Something that did not go onto the paper as it is in the document:
 * - `cut`: too long even at the smallest size; ends with an ellipsis
 * - `wide`: the same of one line of a table's column, which is all the text or one of the lines it was wrapped to
 * - `squeezed`: a number shown whole, but below the smallest size
 * - `replaced`: has characters that the font lacks (`signs`); each is shown by its nearest, or as its number: [U+6DF1]
 * - `offPage`: reaches over the edge of the paper
 */
export interface PrintReport {
  readonly kind: 'cut' | 'wide' | 'squeezed' | 'replaced' | 'offPage';
  /** Page from 1; 0 for a template. */
  readonly page: number;
  readonly path?: string | undefined;
  readonly box?: string | undefined;
  /** The whole text (the line, of a `wide` one), and what stands on the paper. */
  readonly text: string;
  readonly shown: string;
  /** Of a `replaced` text: the signs that it lacks on paper, each once. */
  readonly signs?: readonly ReplacedSign[];
}
