import { certificationProblems, ownClaims } from '../../shared/duca/checks/certifications.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { certificationsNumbered } from '../cafta/certifications.ts';
import type { Call } from '../runtime/executor.ts';

/** What the certifications of origin that the company keeps say against the lines that claim with them. */
export async function certifiedProblems(
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  body: DucaBody,
  reference: Reference,
): Promise<Problem[]> {
  const claims = ownClaims(body, reference);
  if (claims.length === 0) return [];
  const numbers = [...new Set(claims.map(({ number }) => number))];
  return certificationProblems(claims, await certificationsNumbered(call, numbers));
}
