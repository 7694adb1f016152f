import type { OpenDocument } from '../document/useDocument.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';

/** One that is open in its editor. */
export type OpenDva = OpenDocument<DvaBody>;
