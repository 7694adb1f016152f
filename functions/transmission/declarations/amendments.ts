import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { invalidParam, rejected } from '../../../shared/foundation/contracts/refusal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import type { Difference } from '../../../shared/foundation/documents/diff.ts';
import { hasRefusedChange } from '../../../shared/foundation/documents/rejection.ts';
import { labelOf } from '../../../shared/foundation/fields/label.ts';
import { fieldAt } from '../../../shared/foundation/fields/writer.ts';
import { formatOrderNumber, plainOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import {
  amendmentChanges,
  type OwedChange,
  type TaxChange,
} from '../../../shared/transmission/amendmentChanges.ts';
import { keptTransition } from '../../../shared/transmission/declarationLife.ts';
import { publicHeader } from '../../runtime/documents/rows.ts';
import type { Stored } from '../../runtime/documents/store.ts';
import type { Call } from '../../runtime/executor.ts';
import { acceptedContent } from './acceptedContent.ts';
import { channelRequest, isAwaited } from './channelRequest.ts';
import {
  declarationReference,
  declarationStore,
  type Amendment,
  type DeclarationKind,
  type DeclarationRow,
} from './declaration.ts';
import { requireNotOlderThanSent } from './restored.ts';
import { seal, underWay, type Sealed, type Sealing } from './seal.ts';

type Asking<I> = Pick<Call<I>, 'input' | 'services' | 'scope' | 'revision'>;
interface OnLock {
  ID: string;
  LOCK: number;
}

const FEWEST_LETTERS = 10;

/** The reason as it is kept; who reads the history later must understand it. */
function reasonIn(text: string): string {
  const reason = text.trim();
  if (reason.length < FEWEST_LETTERS) {
    const asked = `debe decir por qué, en ${FEWEST_LETTERS} letras o más`;
    throw invalidParam('MOTIVO', asked);
  }
  return reason;
}

/**
 * Opens an accepted declaration for a rectification: its fields may be changed again, and what was accepted stays the
 * version to which they are compared. Nothing is sent yet.
 */
export const amendOf =
  <B extends AnyBody>(kind: DeclarationKind<B>) =>
  async (call: Asking<OnLock & { MOTIVO: string }>): Promise<DocumentHeader> => {
    const store = declarationStore(kind, call);
    const { header, ...content } = await store.open(call.input.ID);
    const reason = reasonIn(call.input.MOTIVO);
    const states = store.definition.states.transitions;
    if (!states['amend']?.from.includes(header.ESTADO))
      throw store.stateRefusal(header, states['amend']!.label);
    if (header.LOCK !== call.input.LOCK) throw await store.staleRefusal(header, call.input.LOCK);
    await requireNotOlderThanSent(call, header);
    const ENMIENDA: Amendment = {
      MOTIVO: reason,
      BASE: header.VERSION,
      FECHA: localDateTime(call.services.now()),
      USUARIO: call.scope.userName,
    };
    const saved = await store.save(header, content, {
      action: `Abierta para rectificar: ${reason}`,
      reference: await declarationReference(call),
      set: {
        // A withdrawal that was refused before it is given up with it.
        ...{ ESTADO: states['amend']!.to, ENMIENDA, RECHAZO: '' },
        ...(header.FUENTES ? { FUENTES_ACEPTADAS: header.FUENTES } : {}),
      },
    });
    return publicHeader(saved.header);
  };

/**
 * Gives a rectification up: a new version says again what was accepted, and what the authority said of it meanwhile. Or a
 * withdrawal that was refused: what was accepted stands as it is.
 */
export const dropAmendmentOf =
  <B extends AnyBody>(kind: DeclarationKind<B>) =>
  async (call: Asking<OnLock>): Promise<DocumentHeader> => {
    const store = declarationStore(kind, call);
    const opened = await store.open(call.input.ID);
    const header: DeclarationRow = opened.header;
    const changing = header.ESTADO === 'CORRECCION';
    if (!changing && !hasRefusedChange(kind.definition, header))
      throw store.stateRefusal(header, 'dejarse sin rectificar');
    if (header.LOCK !== call.input.LOCK) throw await store.staleRefusal(header, call.input.LOCK);
    if (!changing) {
      const action = 'Anulación abandonada; vale lo aceptado';
      const reference = await declarationReference(call);
      const kept = await store.save(header, opened, { action, reference, set: { RECHAZO: '' } });
      return publicHeader(kept.header);
    }
    const accepted = await acceptedContent(kind, store, opened);
    if (!accepted) throw store.stateRefusal(header, 'dejarse sin rectificar');
    const isAsked = isAwaited(await channelRequest(call, header.ID));
    const back = keptTransition(
      kind.clearance?.dayOf(accepted.body) ?? '',
      kind.channelOf(accepted.body),
      isAsked,
    );
    const saved = await store.save(header, accepted, {
      action: 'Rectificación abandonada; vale lo aceptado',
      reference: await declarationReference(call),
      set: {
        ...{ ESTADO: store.definition.states.transitions[back]!.to, RECHAZO: '' },
        ...(header.FUENTES_ACEPTADAS ? { FUENTES: header.FUENTES_ACEPTADAS } : {}),
      },
    });
    return publicHeader(saved.header);
  };

export interface OpenAmendment extends Amendment {
  CAMBIOS: {
    CAMBIO: Difference['kind'];
    path: string;
    CASILLA: string;
    label: string;
    before: string;
    after: string;
  }[];
  TRIBUTOS: (TaxChange & Pick<OwedChange, 'OBLIGACION'>)[];
}

const NONE: OpenAmendment = { MOTIVO: '', BASE: 0, FECHA: '', USUARIO: '', CAMBIOS: [], TRIBUTOS: [] };

/** Why a declaration is being rectified, and what it says and owes otherwise than what was accepted. */
export const amendmentOf =
  <B extends AnyBody>(kind: DeclarationKind<B>) =>
  async (call: Pick<Call<{ ID: string }>, 'input' | 'services' | 'scope'>): Promise<OpenAmendment> => {
    const store = declarationStore(kind, call);
    const opened = await store.open(call.input.ID);
    const { ENMIENDA }: DeclarationRow = opened.header;
    const accepted = await acceptedContent(kind, store, opened);
    if (!ENMIENDA || !accepted) return NONE;
    const { dataSets } = kind.definition;
    const { differences, owed } = amendmentChanges(
      dataSets,
      kind.owed ?? (() => ({ paid: [], guaranteed: [] })),
      accepted.body,
      opened.body,
    );
    const CAMBIOS = differences.map(({ kind: CAMBIO, path, before = '', after = '' }) => ({
      CAMBIO,
      path,
      CASILLA: fieldAt(dataSets, path)?.box ?? '',
      label: labelOf(dataSets, path),
      before,
      after,
    }));
    const TRIBUTOS = owed.flatMap(({ OBLIGACION, taxes }) => taxes.map((each) => ({ ...each, OBLIGACION })));
    return { ...ENMIENDA, CAMBIOS, TRIBUTOS };
  };

/**
 * Seals a rectification and sends it, and takes the papers that it adds in the versions that were judged; one that
 * changes nothing is none.
 */
export async function sendAmendmentOf<B extends AnyBody>(
  kind: DeclarationKind<B>,
  call: Asking<OnLock>,
  judged: (stored: Stored<B>) => Promise<Pick<Sealing, 'bytes' | 'seen' | 'holds'>>,
): Promise<Sealed> {
  const store = declarationStore(kind, call);
  const stored = await store.open(call.input.ID);
  const { header, body } = stored;
  const wanted = { transition: 'sendAmendment', action: 'enviarse a rectificar', lock: call.input.LOCK };
  const there = await underWay(kind, call, header, wanted);
  if (there) return there;
  requireOwnNumber(kind, header, body);
  const { CAMBIOS } = await amendmentOf(kind)(call);
  if (CAMBIOS.length === 0) {
    const summary =
      'La rectificación no cambia nada de lo aceptado. Corrija lo que deba decir distinto, o déjela sin rectificar.';
    throw rejected(summary);
  }
  return seal(kind, call, {
    ...(await judged(stored)),
    header,
    key: keyOf(kind, header, body),
    operation: 'M',
    transition: 'sendAmendment',
    takes: await kind.used({ services: call.services, scope: call.scope, store, stored }),
  });
}

/**
 * Asks the authority to withdraw an accepted declaration. What it says was accepted and is given up: nothing is asked of
 * it but what its message cannot be written without.
 */
export async function withdrawOf<B extends AnyBody>(
  kind: DeclarationKind<B>,
  call: Asking<OnLock & { MOTIVO: string }>,
  bytesOf: (body: B) => Promise<Uint8Array>,
): Promise<Sealed> {
  const store = declarationStore(kind, call);
  const { header, body } = await store.open(call.input.ID);
  const reason = reasonIn(call.input.MOTIVO);
  const wanted = { transition: 'withdraw', action: 'anularse ante la autoridad', lock: call.input.LOCK };
  const there = await underWay(kind, call, header, wanted);
  if (there) return there;
  return seal(kind, call, {
    header,
    bytes: await bytesOf(body),
    key: keyOf(kind, header, body),
    operation: 'D',
    transition: 'withdraw',
    set: {
      ENMIENDA: {
        MOTIVO: reason,
        BASE: header.VERSION,
        FECHA: localDateTime(call.services.now()),
        USUARIO: call.scope.userName,
      } satisfies Amendment,
    },
  });
}

/** The order number names the declaration at the authority: under another one it would be another declaration. */
function requireOwnNumber<B extends AnyBody>(
  kind: DeclarationKind<B>,
  { CLAVE_SELLADA = '' }: DeclarationRow,
  body: B,
): void {
  if (plainOrderNumber(kind.ownNumber(body)) === CLAVE_SELLADA) return;
  const summary = `El número de orden ya no es el de lo aceptado, ${formatOrderNumber(CLAVE_SELLADA)}. Póngalo como estaba: con otro número sería otra declaración.`;
  throw rejected(summary);
}

const keyOf = <B extends AnyBody>(
  kind: DeclarationKind<B>,
  { CLAVE_SELLADA }: DeclarationRow,
  body: B,
): string => plainOrderNumber(CLAVE_SELLADA ?? kind.ownNumber(body));
