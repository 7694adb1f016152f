import { setting } from '../../runtime/config.ts';
import type { AnalysisEngine } from './engine.ts';

/** The engine that the installation names: `duckdb:<folder>` or `athena:<workgroup>/<database>`. Neither is loaded before it is asked. */
export async function analysisEngine(): Promise<AnalysisEngine> {
  const [kind, ...rest] = setting('ANALYSIS').split(':');
  const place = rest.join(':');
  if (kind === 'athena') return (await import('./athena.ts')).athenaEngine(place);
  return (await import('./duckdb.ts')).duckdbEngine(place);
}
