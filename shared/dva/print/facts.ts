import type { Reference } from '../../foundation/documents/reference.ts';
import type { DvaBody } from '../fields/dataSets.ts';
import type { PrintOptions } from './options.ts';

/** All that a print depends on. */
export interface PrintFacts {
  body: DvaBody;
  reference: Reference;
  options: PrintOptions;
  /** Stored version; undefined while it is being typed. */
  version?: number;
}
