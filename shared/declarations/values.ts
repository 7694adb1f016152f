import type { DvaBody } from '../dva/fields/dataSets.ts';
import type { Reference } from '../foundation/documents/reference.ts';

/** What is added to the values of goods and taken off them, in cents. */
export interface Adjustments {
  include: number;
  deduct: number;
}

/** Values of one value declaration in cents, as a declaration declares them. */
export interface DvaValues {
  fob: number;
  freight: number;
  insurance: number;
  others: number;
}

/** How a declaration puts the boxes of a value declaration into values, and into adjustments where it has room for them. */
export type ValuesOf = (dva: DvaBody, reference: Reference) => DvaValues & Partial<Adjustments>;
