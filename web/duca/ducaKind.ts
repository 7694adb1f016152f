import type { OpenDocument } from '../document/useDocument.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';

/** One that is open in its editor. */
export type OpenDuca = OpenDocument<DucaBody>;
