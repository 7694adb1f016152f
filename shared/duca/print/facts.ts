import type { PrintedFacts } from '../../foundation/documents/printedForm.ts';
import type { DucaBody } from '../dataSets.ts';
import type { DucaPrintOptions } from './options.ts';

/** All that a print depends on. */
export type PrintFacts = PrintedFacts<DucaBody, DucaPrintOptions>;
