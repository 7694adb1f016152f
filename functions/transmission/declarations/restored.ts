import { channelTransition, IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';
import type { Outcome } from '../../../shared/transmission/events.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { hasNoEffect, isFinal, type TransmissionState } from '../../../shared/transmission/states.ts';
import type { TransmissionRow } from '../rows.ts';
import { isOfSeal, isOfSealSetAside } from './acceptedSeal.ts';
import type { DeclarationRow } from './declaration.ts';

// A table of documents that was put back alone is older than that of the transmissions (docs/runbooks/restore.md).

/** What changes what an authority has, under a seal that the header knows. */
const SEALED: readonly Operation[] = ['R', 'M', 'D'];

/** States of a declaration whose channel is still to come. */
const WITHOUT_CHANNEL: readonly string[] = ['ACEPTADA', 'CANAL_PEDIDO'];

/** What a declaration was not told of one of its transmissions, as the row of that stands. */
type Told = Pick<TransmissionRow, 'operation' | 'version' | 'state' | 'facts' | 'modified'>;

/**
 * Whether a declaration is older than an act of it that stands with its authority or may: the seal is written in one
 * transaction with the hand-over and stays until the act has no effect, so one that knows none so late was put back.
 */
export const lacksSeal = (
  { VERSION_SELLADA = 0 }: Pick<DeclarationRow, 'VERSION_SELLADA'>,
  { operation, version, state }: { operation: Operation; version: number; state: TransmissionState },
): boolean => SEALED.includes(operation) && !hasNoEffect(state) && version > VERSION_SELLADA;

/** What its listener is to be told again: `isLast` of what a later one of its kind may have answered since. */
export interface Untold {
  outcome: Outcome;
  isLast?: true;
}

/**
 * What a declaration stands before of that which is known of a transmission; undefined where it stands behind it. Told
 * again it changes nothing that was heard already, so that what cannot be seen in the header counts as not heard where
 * the answer is younger than the last save.
 */
export function untold(header: DeclarationRow, head: Told): Untold | undefined {
  const { operation, version, state } = head;
  const act = { OPERACION: operation, VERSION: version };
  const isSealed = isOfSeal(header, act);
  const isInFlight = IN_FLIGHT_STATES.includes(header.ESTADO);
  if (state === 'NEEDS_HUMAN')
    return isSealed && isInFlight && header.ESTADO !== 'DECISION' ? { outcome: state } : undefined;
  if (!isFinalOutcome(state)) return undefined;
  if (operation === 'V')
    return header.ESTADO === 'VALIDANDO' && version === header.VERSION
      ? { outcome: state, isLast: true }
      : undefined;
  if (operation === 'CANAL') return untoldChannel(header, head, state);
  if (isSealed && isInFlight) return { outcome: state };
  const isYounger = localDateTime(new Date(head.modified)) > header.MODIFICADO;
  const stands = !hasNoEffect(state) && (isSealed || isOfSealSetAside(header, act));
  return stands && isYounger ? { outcome: state } : undefined;
}

/** A channel that came, or a request that was refused while the declaration still waits for it. */
function untoldChannel(
  { ESTADO }: DeclarationRow,
  { facts }: Told,
  outcome: FinalOutcome,
): Untold | undefined {
  if (hasNoEffect(outcome)) return ESTADO === 'CANAL_PEDIDO' ? { outcome, isLast: true } : undefined;
  return WITHOUT_CHANNEL.includes(ESTADO) && channelTransition(facts.CANAL) ? { outcome } : undefined;
}

type FinalOutcome = Extract<Outcome, 'ACCEPTED' | 'REJECTED' | 'CHANNEL' | 'TAKEN_OUT'>;
const isFinalOutcome = (state: TransmissionState): state is FinalOutcome => isFinal(state);
