import { caftaDefinition } from '../../shared/cafta/definition.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import { foremost, isBlocking } from '../../shared/foundation/rules/problem.ts';
import type { Call } from '../runtime/executor.ts';
import { certificatesOf } from './certify.ts';
import { certificationsOf } from './certifications.ts';

/**
 * A certification is issued when it lacks nothing that the agreement asks for, and never changed again once a certifier
 * may have signed it.
 */
export async function gate(call: Call<{ ID: string }>, transition: string): Promise<void> {
  if (transition === 'reopen') return refuseCertified(call);
  if (transition !== 'issue') return;
  const [{ body }, reference] = await Promise.all([
    certificationsOf(call).open(call.input.ID),
    call.reference(),
  ]);
  const problems = documentProblems(caftaDefinition, body, reference);
  const errors = problems.filter(isBlocking);
  const [first] = errors;
  if (!first) return;
  const more = errors.length > 1 ? ` Hay ${errors.length - 1} problemas más.` : '';
  const summary = `La certificación todavía no se puede emitir. ${first.message}${more}`;
  throw refusal('rejected', { summary }, { problems: foremost(problems) });
}

async function refuseCertified(call: Call<{ ID: string }>): Promise<void> {
  const standing = (await certificatesOf(call, call.input.ID)).find(({ ESTADO }) => ESTADO !== 'REJECTED');
  if (!standing) return;
  const summary = `La certificación no vuelve a borrador: ${standing.CERTIFICADOR} ya la tiene (${standing.ETIQUETA.toLowerCase()}). Anúlela y copie sus datos en una nueva.`;
  throw refusal('rejected', { summary });
}
