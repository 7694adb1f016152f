import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { obligationsFor, type Obligations } from '../../foundation/rules/matrix.ts';
import { sampleMatrix } from '../data/sampleMatrix.ts';

/** Manifests have no classes: a row of the matrix speaks of all. Its regime is the type of manifest. */
export const CLASS = '1';

/** What the message owes for a type of manifest; undefined when the list does not hold it. */
export const manifestObligations = (type: string, reference: Reference): Obligations | undefined =>
  reference.row(catalogue.manifestTypes, type) === undefined
    ? undefined
    : obligationsFor(sampleMatrix, type, CLASS);
