import type { SampleShape } from '../../../shared/duca/sampleSources.fixture.ts';

/** An order whose every line is declared apart, in invoices of about fifty lines of at most six suppliers. */
export const shapeOf = (lines: number): SampleShape => ({
  lines,
  invoices: Math.max(1, Math.round(lines / 50)),
  suppliers: Math.min(6, Math.max(1, Math.round(lines / 50))),
  containers: 2,
  distinct: true,
});
