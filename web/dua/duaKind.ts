import type { DuaBody } from '../../shared/dua/dataSets.ts';
import type { OpenDocument } from '../document/useDocument.ts';

/** One that is open in its editor. */
export type OpenDua = OpenDocument<DuaBody>;
