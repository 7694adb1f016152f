import type { PrintedFacts } from '../../foundation/documents/printedForm.ts';
import type { DvaBody } from '../fields/dataSets.ts';
import type { PrintOptions } from './options.ts';

/** All that a print depends on. */
export type PrintFacts = PrintedFacts<DvaBody, PrintOptions>;
