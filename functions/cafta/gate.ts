import { caftaDefinition } from '../../shared/cafta/definition.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import { foremost, isBlocking } from '../../shared/foundation/rules/problem.ts';
import { hasNoEffect } from '../../shared/transmission/states.ts';
import type { Write } from '../runtime/database.ts';
import type { Call } from '../runtime/executor.ts';
import { certificatesOf, certifierIdentity, withNoCertifier } from './certify.ts';
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

/** A draft is not with a certifier, though it be handed over between the look of `gate` and the write. */
export async function held(call: Call<{ ID: string }>, transition: string): Promise<Write[]> {
  if (transition !== 'reopen') return [];
  const { header, body } = await certificationsOf(call).open(call.input.ID);
  const reason = 'El certificador acaba de responder. Actualice la página e inténtelo de nuevo.';
  const lost = async (): Promise<Error> =>
    (await certifiedRefusal(call)) ?? refusal('document.impossible-change', { reason });
  return [{ ...withNoCertifier(call.scope, certifierIdentity(header, body)), lost }];
}

async function refuseCertified(call: Call<{ ID: string }>): Promise<void> {
  const refused = await certifiedRefusal(call);
  if (refused) throw refused;
}

async function certifiedRefusal(call: Call<{ ID: string }>): Promise<Error | undefined> {
  const standing = (await certificatesOf(call, call.input.ID)).find(({ ESTADO }) => !hasNoEffect(ESTADO));
  if (!standing) return undefined;
  const summary = `La certificación no vuelve a borrador: ${standing.CERTIFICADOR} ya la tiene (${standing.ETIQUETA.toLowerCase()}). Anúlela y copie sus datos en una nueva.`;
  return refusal('rejected', { summary });
}
