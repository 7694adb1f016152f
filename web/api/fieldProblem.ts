import type { InvalidParam } from '../../shared/foundation/contracts/refusal.ts';
import { capital } from '../../shared/foundation/text/capital.ts';
import { ApiError } from './apiError.ts';

const isInvalidParam = (details: unknown): details is InvalidParam =>
  typeof details === 'object' &&
  details !== null &&
  'name' in details &&
  typeof details.name === 'string' &&
  'reason' in details &&
  typeof details.reason === 'string';

/** The parameter that the server points at, and why, as a sentence for that field; undefined for every other failure. */
export function fieldProblem(thrown: unknown): { field: string; text: string } | undefined {
  if (!(thrown instanceof ApiError) || thrown.code !== 'params.invalid') return undefined;
  const { details } = thrown;
  return isInvalidParam(details) ? { field: details.name, text: `${capital(details.reason)}.` } : undefined;
}
