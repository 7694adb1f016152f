import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaFromDvas } from '../../../shared/duca/derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../../../shared/duca/sampleSources.fixture.ts';
import { shapeOf } from './shapeOf.ts';

export const reference = sampleReference();

/** A definitive import of so many fractions, each with taxes, its goods, and its part of invoices and declarations. */
export const ducaOf = (fractions: number): DucaBody =>
  ducaFromDvas(sampleSources(shapeOf(fractions), reference), reference);
