import { channelTransition, IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { operations, type Operation } from '../../../shared/transmission/operations.ts';
import type { Outcome } from '../../../shared/transmission/events.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { hasNoEffect, isFinal, type TransmissionState } from '../../../shared/transmission/states.ts';
import type { TransmissionSummary } from '../../../shared/transmission/transmissionSummary.ts';
import { companyKey } from '../../runtime/keys.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { transmissionsOf } from '../outcomeOf.ts';
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

interface Parts {
  services: Services;
  scope: TenantScope;
}

/**
 * Says of a declaration that was put back to before an act of it what that was, and what may be done; undefined of every
 * other. Whoever seals beside us writes the header with the hand-over, so it is read anew before anything is said.
 */
export async function olderThanSent(
  { services, scope }: Parts,
  header: DeclarationRow,
  transmissions: readonly TransmissionSummary[],
): Promise<string | undefined> {
  const lacked = (by: DeclarationRow): TransmissionSummary | undefined =>
    transmissions.find((each) =>
      lacksSeal(by, { operation: each.OPERACION, version: each.VERSION, state: each.ESTADO }),
    );
  const act = lacked(header);
  if (!act) return undefined;
  const key = { pk: companyKey(scope), sk: header.sk };
  const now = await services.database.get<DeclarationRow>(act.TIPO, key);
  return now && lacked(now) ? lackedWords(act) : undefined;
}

function lackedWords({ ID, OPERACION, VERSION, ESTADO, NUMERO }: TransmissionSummary): string {
  const number = NUMERO === '' ? '' : ` (número ${NUMERO})`;
  const act = OPERACION === 'R' ? '' : `${operations[OPERACION].label.toLowerCase()}, la `;
  const what = isFinal(ESTADO)
    ? `La autoridad aceptó la ${act}versión ${VERSION} de esta declaración${number}`
    : `Ya se entregó para transmitir la ${act}versión ${VERSION} de esta declaración${number}`;
  return `${what}, que esta copia no tiene: sus datos se restauraron como estaban antes de sellarla. No la transmita otra vez, ni con otro número. Descargue el mensaje sellado y su respuesta en /transmisiones/${ID}, y anote en la orden que esa es la que vale.`;
}

/** @throws Refusal `document.impossible-change` of a declaration that was put back to before what was sent of it. */
export async function requireNotOlderThanSent(
  { services, scope }: Parts,
  header: DeclarationRow,
): Promise<void> {
  const sent = await transmissionsOf(services, scope, header.ID);
  const reason = await olderThanSent({ services, scope }, header, sent);
  if (reason !== undefined) throw refusal('document.impossible-change', { reason });
}

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
