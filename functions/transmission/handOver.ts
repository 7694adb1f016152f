import { impossible, refusal } from '../../shared/foundation/contracts/refusal.ts';
import { noFacts } from '../../shared/transmission/facts.ts';
import { operations, type Operation } from '../../shared/transmission/operations.ts';
import type { StoredObject } from '../../shared/transmission/procedures.ts';
import { ConditionLost, type Write } from '../runtime/database.ts';
import type { TenantScope } from '../runtime/scope.ts';
import { currentTrace } from '../runtime/trace.ts';
import type { Services } from '../runtime/services.ts';
import { keepEvidence } from './archive.ts';
import { mayRepeat, repeatOrRefuse } from './comesSecond.ts';
import { doorOf, tooHeavy } from './gateways/doors.ts';
import { JOBS, readHead } from './job.ts';
import { chain } from './record.ts';
import { meterWrites } from './meter.ts';
import { releaseWrites } from './release.ts';
import {
  dueKeys,
  headKey,
  identityKey,
  laneKey,
  ofDocumentKey,
  TABLE,
  type Identity,
  type IdentityRow,
  type LaneRow,
  type TransmissionRow,
} from './rows.ts';

export interface HandOver {
  /** Kind of document, and group of its module: 'duca'. */
  kind: string;
  documentId: string;
  /** Order number without hyphens. */
  key: string;
  /** Sealed version; a corrected declaration is a new one. */
  version: number;
  operation: Operation;
  /** The exact bytes; nothing builds them again. */
  sealed: Uint8Array;
  /** Queue that hears of outcomes: 'duca-events'; '' where nobody has to. */
  listener: string;
  /** Declaration number that it is about, where one is known before it is sent: an answer need not repeat it. */
  about?: string;
  /** Door that the company chose, where a kind has several. */
  door?: string;
  /** Value in US dollars, by which a company may want a second person's release; more than any where it is not said. */
  worth?: string | undefined;
  /** Writes that happen with the hand-over or not at all: the document's own transition. */
  extraWrites: Write[];
  /** Groups of writes that happen with it as far as its transaction has place for them, the first ones first. */
  beside?: readonly Write[][];
}

const NOTHING_SEALED =
  'No se selló ni se envió nada. Reparta la mercancía en varias declaraciones y transmita cada una.';

export interface HandedOver {
  id: string;
  /** The same person had handed over the same thing before: nothing was done again (fault row 1). */
  repeated: boolean;
  /** Groups of `beside` that did not happen with it; not said where it was repeated. */
  left?: number;
}

/**
 * Takes a sealed message over for transmission. The bytes are archived first; then one transaction makes the
 * transmission, its lane, the caller's writes and the job's message, on condition that nobody was faster.
 * @throws Refusal `document.in-transmission` (details {id, user}) for another person's, `document.impossible-change` when
 * the number is busy or not registered, or that version went out with other bytes or from another document, `rejected` when the authority's service takes no message of that size;
 * ConditionLost when one of `extraWrites` lost.
 */
export async function handOver(services: Services, scope: TenantScope, order: HandOver): Promise<HandedOver> {
  const to = { country: scope.country, kind: order.kind, ...(order.door ? { door: order.door } : {}) };
  if (!doorOf(to)) {
    throw impossible(
      'La transmisión para su país todavía no está conectada. Descargue el XML y preséntelo por el medio habitual.',
    );
  }
  // One moment for the place in the month and for the row by which it is given back, whatever the archive takes.
  const now = services.now();
  const asked = Promise.all([
    releaseWrites(services, scope, order),
    meterWrites(services, scope, order, now),
  ]);
  // What they refuse is said only of what was not handed over before and is not too heavy.
  asked.catch(() => undefined);
  const known = await findTransmission(services, scope, order);
  if (known) {
    const sent = await readHead(services, scope, known.id);
    if (!mayRepeat(order, sent)) return repeatOrRefuse(scope, order, known, sent);
  }
  const weight = tooHeavy(to, order.sealed.byteLength);
  if (weight !== undefined) throw refusal('rejected', { summary: `${weight} ${NOTHING_SEALED}` });
  const [released, metered] = await asked;
  const id = services.id('tra');
  const name = `transmissions/${id}/sellado.xml`;
  const sealed = await keepEvidence(services, scope, name, order.sealed, 'application/xml');
  const { writes, head } = prepare(scope, order, {
    id,
    sealed,
    answered: known?.id,
    at: now.toISOString(),
  });
  const job = services.outbox.row({
    queue: JOBS,
    message: { company: scope.company, country: scope.country, id: head.id },
  });
  const own = [...writes, ...order.extraWrites, ...released, ...metered, job];
  const { beside = [] } = order;
  const fitting = services.database.fitting(own, beside);
  try {
    await services.database.write(...own, ...fitting.flat());
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    const holder = await findTransmission(services, scope, order);
    // The answer of our own write was lost and the client sent it again: the row is ours.
    if (holder) {
      if (holder.id !== head.id)
        return repeatOrRefuse(scope, order, holder, await readHead(services, scope, holder.id));
    } else if (metered.includes(error.write)) throw await error.reason();
    else if (writes.includes(error.write)) throw await busy(services, scope, order);
    else throw error;
  }
  await services.outbox.flush([job]);
  return { id: head.id, repeated: false, left: beside.length - fitting.length };
}

/** Asks for the selective channel of a registered declaration (SOL-CAN); treated like a registration. */
export async function requestChannel(
  services: Services,
  scope: TenantScope,
  order: Omit<HandOver, 'operation' | 'sealed'> & { declarant: string; number: string },
): Promise<HandedOver> {
  const { declarant, number, ...rest } = order;
  const sealed =
    (await doorOf({ country: scope.country, kind: order.kind })?.channelRequest?.({
      key: order.key,
      declarant,
      number,
    })) ?? new Uint8Array();
  return handOver(services, scope, { ...rest, operation: 'CANAL', sealed, about: number });
}

/** Who transmits a sealed version, and under which id; undefined when nobody does. */
export const findTransmission = (
  services: Services,
  scope: Pick<TenantScope, 'company'>,
  identity: Identity,
) => services.database.get<IdentityRow>(TABLE, identityKey(scope, identity));

/** Why the declaration number admits no hand-over now. */
async function busy(services: Services, scope: TenantScope, order: HandOver) {
  const lane = await services.database.get<LaneRow>(TABLE, laneKey(scope, order));
  const what = operations[order.operation].certifies ? 'El documento' : `La orden ${order.key}`;
  const reason =
    lane && lane.running !== ''
      ? `${what} tiene otra transmisión que no ha terminado. Espere su resultado antes de enviar otra.`
      : operations[order.operation].needs === 'registered'
        ? `La orden ${order.key} no está registrada, y ${operations[order.operation].label.toLowerCase()} la necesita registrada. Regístrela primero.`
        : operations[order.operation].certifies
          ? 'El documento ya está certificado; una segunda certificación sería otro número. Cópielo si necesita otra.'
          : `La orden ${order.key} ya está registrada. Rectifíquela o use otro número de orden.`;
  return refusal('document.impossible-change', { reason }, { details: { id: lane?.running ?? '' } });
}

function prepare(
  scope: TenantScope,
  order: HandOver,
  {
    id,
    sealed,
    answered,
    at,
  }: { id: string; sealed: StoredObject; answered: string | undefined; at: string },
): { writes: Write[]; head: TransmissionRow } {
  const hash = sealed.SHA256;
  const steps = chain(
    { company: scope.company, id },
    { seq: 0, chain: hash, attempt: 0 },
    [
      { transition: 'queue', state: 'SEALED', reason: 'sealed' },
      { transition: 'queue', state: 'QUEUED', reason: 'handed-over', person: scope.userName },
    ],
    at,
  );
  const head = newHead(scope, order, {
    id,
    sealed,
    at,
    seq: steps.length,
    chain: steps.at(-1)?.hash ?? hash,
  });
  const identity = { ...identityKey(scope, order), id, userId: scope.userId, userName: scope.userName };
  return {
    head,
    writes: [
      {
        kind: 'put',
        table: TABLE,
        item: identity,
        when: answered === undefined ? { absent: true } : { equals: { id: answered } },
      },
      { kind: 'put', table: TABLE, item: head, when: { absent: true } },
      { kind: 'put', table: TABLE, item: { ...ofDocumentKey(scope, order.documentId, id), id } },
      ...steps.map((item): Write => ({ kind: 'put', table: TABLE, item, when: { absent: true } })),
      ...laneWrite(scope, order, id),
    ],
  };
}

/** A transmission as it enters the queue: nothing of it has left. */
function newHead(
  scope: TenantScope,
  { kind, documentId, key, version, operation, listener, door, about }: HandOver,
  {
    at,
    sealed,
    ...queued
  }: Pick<TransmissionRow, 'id' | 'seq' | 'chain'> & { at: string; sealed: StoredObject },
): TransmissionRow {
  const { id } = queued;
  const trace = currentTrace();
  return {
    ...headKey(scope, id),
    ...queued,
    company: scope.company,
    country: scope.country,
    kind,
    documentId,
    key,
    version,
    operation,
    listener,
    ...(door ? { door } : {}),
    ...(about ? { about } : {}),
    ...(trace ? { trace } : {}),
    object: sealed.NOMBRE,
    hash: sealed.SHA256,
    bytes: sealed.BYTES,
    ...(sealed.VERSION_OBJETO === undefined ? {} : { objectVersion: sealed.VERSION_OBJETO }),
    state: 'QUEUED',
    reason: 'handed-over',
    code: '',
    note: '',
    person: scope.userName,
    lock: 1,
    attempt: 0,
    token: '',
    safe: true,
    doubtSince: 0,
    asked: 0,
    negatives: 0,
    vanished: 0,
    facts: noFacts,
    due: at,
    ...dueKeys(at, { company: scope.company, id }),
    created: at,
    createdBy: scope.userId,
    createdByName: scope.userName,
    modified: at,
  };
}

function laneWrite(scope: TenantScope, order: HandOver, id: string): Write[] {
  const { needs } = operations[order.operation];
  const key = laneKey(scope, order);
  if (needs === 'nothing') return [];
  if (needs === 'registered') {
    return [
      {
        kind: 'update',
        table: TABLE,
        key,
        set: { running: id },
        when: { equals: { running: '', registered: true } },
      },
    ];
  }
  return [
    {
      kind: 'update',
      table: TABLE,
      key,
      set: { running: id, registered: false, taken: 1 },
      when: { missingOrBelow: { taken: 1 } },
    },
  ];
}
