import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import type { OpenDocument } from '../document/useDocument.ts';

export const anyDua = duaDefinition;

/** One that is open in its editor. */
export type OpenDua = OpenDocument<DuaBody>;
