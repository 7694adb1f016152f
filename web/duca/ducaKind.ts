import type { OpenDocument } from '../document/useDocument.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';

export const anyDuca = ducaDefinition;

/** One that is open in its editor. */
export type OpenDuca = OpenDocument<DucaBody>;
