import type { PrintedFacts } from '../../foundation/documents/printedForm.ts';
import type { DuaBody } from '../dataSets.ts';
import type { DuaPrintOptions } from './options.ts';

/** All that a print depends on. */
export type DuaFacts = PrintedFacts<DuaBody, DuaPrintOptions>;
