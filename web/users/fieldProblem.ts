import { ApiError } from '../api/apiError.ts';
import { capital } from '../../shared/foundation/text/capital.ts';

/** The parameter that the server points at, and why, as a sentence for that field; undefined for every other failure. */
export function fieldProblem(thrown: unknown): { field: string; text: string } | undefined {
  if (!(thrown instanceof ApiError) || thrown.code !== 'params.invalid') return undefined;
  const found = /^Parámetro (\w+): (.+)$/s.exec(thrown.message);
  if (!found) return undefined;
  const [, field = '', reason = ''] = found;
  return { field, text: capital(reason) };
}
