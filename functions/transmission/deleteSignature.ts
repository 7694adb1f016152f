import { invalidParam } from '../../shared/foundation/contracts/refusal.ts';
import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { Implementation } from '../runtime/executor.ts';
import { isSigned } from './isRecoverable.ts';
import { opened } from './open.ts';
import { existing } from './outcomeOf.ts';
import { record } from './record.ts';
import { wrongState } from './wrongState.ts';

const FEWEST_LETTERS = 10;

/**
 * Takes the authority's signature off an acceptance, with the reason and who wrote it in the chain (spec 7). The acceptance and its evidence stay; the signature counts as missing until it is recovered, and prints
 * show none meanwhile.
 */
export const deleteSignature: Implementation<typeof transmissionProcedures.deleteSignature> = async (
  call,
) => {
  const { input, services, scope } = call;
  const head = await existing(services, scope, input.ID);
  if (!isSigned(head)) throw wrongState(head, 'quedar sin firma');
  const note = input.MOTIVO.trim();
  if (note.length < FEWEST_LETTERS)
    throw invalidParam('MOTIVO', 'debe decir por qué se borra la firma, en diez letras o más');
  const missing = head.facts.FALTAN.filter((part) => part !== 'FIRMA');
  try {
    await record(services, head, {
      steps: [
        {
          transition: 'unsign',
          state: 'ACCEPTED',
          reason: 'signature-deleted',
          person: scope.userName,
          note,
        },
      ],
      set: { facts: { ...head.facts, FIRMA: '', FALTAN: ['FIRMA', ...missing] } },
      due: head.due === '' ? undefined : Date.parse(head.due),
      event: 'ACCEPTED',
    });
  } catch (error) {
    if (error instanceof ConditionLost) throw wrongState(head, 'quedar sin firma');
    throw error;
  }
  return opened(services, scope, input.ID);
};
