import { stateLabel, type StateMachine } from '../foundation/documents/states.ts';
import { channelTransition } from './declarationLife.ts';
import type { Outcome } from './events.ts';
import { operations, type Operation } from './operations.ts';

/**
 * What an authority answered to one transmission, in a declaration's words for its states. It says that answer alone, not
 * how the declaration stands when it is told: by then its channel may be known, and after a refused withdrawal it stands as
 * before. Undefined where the declaration has no such state.
 */
export function newsWords(
  states: StateMachine,
  outcome: Outcome,
  { operation, channel }: { operation: Operation; channel: string },
): string | undefined {
  if (outcome === 'TAKEN_OUT') return `${operations[operation].label}: se retiró de la cola y no salió`;
  const refused = outcome === 'REJECTED';
  if (operation === 'D' && !refused) return `${operations.D.label} aceptada; sus documentos quedan libres`;
  if (operation !== 'R' && (operation !== 'CANAL' || refused))
    return `${operations[operation].label} ${refused ? 'rechazada' : 'aceptada'}`;
  if (refused) return stateLabel(states, 'RECHAZADA');
  // States of a channel are named as it is.
  if (channelTransition(channel)) return stateLabel(states, channel);
  return stateLabel(states, operation === 'R' ? 'ACEPTADA' : 'CANAL_PEDIDO');
}
