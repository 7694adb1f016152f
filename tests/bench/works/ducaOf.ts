import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaFromDvas } from '../../../shared/duca/derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../../../shared/duca/sampleSources.fixture.ts';

export const reference = sampleReference();

/** A definitive import of so many fractions, each with taxes, its goods, and its part of invoices and declarations. */
export function ducaOf(fractions: number): DucaBody {
  const shape = {
    lines: fractions,
    invoices: Math.max(1, Math.round(fractions / 50)),
    suppliers: Math.min(6, Math.max(1, Math.round(fractions / 50))),
    containers: 2,
    distinct: true,
  } as const;
  return ducaFromDvas(sampleSources(shape, reference), reference);
}
