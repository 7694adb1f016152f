import type { OpenDocument } from '../document/useDocument.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';

export const anyDva = dvaDefinition;

/** One that is open in its editor. */
export type OpenDva = OpenDocument<DvaBody>;
