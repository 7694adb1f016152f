import { caftaDefinition } from '../../shared/cafta/definition.ts';
import { impossible, refusal } from '../../shared/foundation/contracts/refusal.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import { foremost, isBlocking } from '../../shared/foundation/rules/problem.ts';
import { receiverOf } from '../../shared/transmission/certifiers.ts';
import { hasNoEffect, isFinal, waitsUnsent } from '../../shared/transmission/states.ts';
import type { Write } from '../runtime/database.ts';
import type { Call } from '../runtime/executor.ts';
import { headsOfDocument } from '../transmission/outcomeOf.ts';
import type { TransmissionRow } from '../transmission/rows.ts';
import { summaryOf } from '../transmission/summary.ts';
import { certifierIdentity, withNoCertifier, withNoneUnderWay } from './certify.ts';
import { certificationsOf } from './certifications.ts';

/** What a person may want of a certification that a certifier forbids. */
const WITHHELD = {
  reopen: {
    not: 'no vuelve a borrador',
    isHeldBy: ({ state }: TransmissionRow): boolean => !hasNoEffect(state),
    free: withNoCertifier,
  },
  // What waits would be signed, and charged, after nobody wants it any more.
  annul: {
    not: 'no se anula todavía',
    isHeldBy: ({ state }: TransmissionRow): boolean => !isFinal(state),
    free: withNoneUnderWay,
  },
} as const;
type Withheld = (typeof WITHHELD)[keyof typeof WITHHELD];

/** A certification is issued when it lacks nothing that the agreement asks for. */
export async function gate(call: Call<{ ID: string }>, transition: string): Promise<void> {
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

/**
 * A draft is not with a certifier, and what was annulled waits for none: nothing is changed or given up that may be
 * signed afterwards, though it be handed over at the same moment.
 */
export async function held(call: Call<{ ID: string }>, transition: string): Promise<Write[]> {
  if (transition !== 'reopen' && transition !== 'annul') return [];
  const wanted = WITHHELD[transition];
  const { header, body } = await certificationsOf(call).open(call.input.ID);
  const free = await wanted.free(call, certifierIdentity(header, body));
  const reason = 'El certificador acaba de responder. Actualice la página e inténtelo de nuevo.';
  const lost = async (): Promise<Error> => (await heldRefusal(call, wanted)) ?? impossible(reason);
  return [{ ...free, lost }];
}

async function heldRefusal(
  { services, scope, input }: Call<{ ID: string }>,
  { not, isHeldBy }: Withheld,
): Promise<Error | undefined> {
  const standing = (await headsOfDocument(services, scope, input.ID)).find(isHeldBy);
  if (!standing) return undefined;
  const { ETIQUETA } = summaryOf(standing);
  const label = ETIQUETA.charAt(0).toLowerCase() + ETIQUETA.slice(1);
  return refusal('rejected', { summary: `La certificación ${not}: ${whyHeld(standing, label)}` });
}

/** What stands in the way, and what to do about it: what was signed is given up, what provably was not is taken out. */
function whyHeld(head: TransmissionRow, label: string): string {
  const name = receiverOf(head);
  if (isFinal(head.state)) return `${name} ya la tiene (${label}). Anúlela y copie sus datos en una nueva.`;
  const out = 'un administrador puede elegir «Retirar de la cola» en su envío';
  return waitsUnsent(head)
    ? `espera a ${name} (${label}) y se firmaría cuando responda. Todavía no salió: ${out}, o espere la respuesta.`
    : `${name} puede tenerla ya (${label}). Espere su respuesta; si resulta que no le llegó, ${out}.`;
}
