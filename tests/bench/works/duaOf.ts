import type { DuaBody } from '../../../shared/dua/dataSets.ts';
import { duaFromDvas } from '../../../shared/dua/derive/duaFromDvas.ts';
import { honduranReference, honduranSources } from '../../../shared/dua/sampleDua.fixture.ts';
import { shapeOf } from './shapeOf.ts';

export const honduran = honduranReference();

/** A definitive import to Honduras of so many items, from the same papers as the DUCA beside it. */
export const duaOf = (items: number): DuaBody =>
  duaFromDvas(honduranSources(shapeOf(items), honduran), honduran);
