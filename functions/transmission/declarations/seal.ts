import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { impossible, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import { nameOf } from '../../../shared/foundation/documents/kind.ts';
import { IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import { operations, type Operation } from '../../../shared/transmission/operations.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import type { SourceVersions } from '../../../shared/foundation/documents/sources.ts';
import { publicHeader, type HeaderRow } from '../../runtime/documents/rows.ts';
import type { DocumentStore } from '../../runtime/documents/store.ts';
import type { Call } from '../../runtime/executor.ts';
import { sameRevision } from '../../runtime/reference.ts';
import { importerOf } from '../../work-orders/importerRows.ts';
import { logWrite } from '../../work-orders/log.ts';
import { ordersOf, orderStands } from '../../work-orders/orders.ts';
import { sha256 } from '../../runtime/digest.ts';
import { findTransmission, handOver, type HandedOver } from '../handOver.ts';
import { importerOfSeal, sealSetAside } from './acceptedSeal.ts';
import { lockRest, locksOf, moved, type Taker, type Used } from './locks.ts';
import { requireNotOlderThanSent } from './restored.ts';
import {
  declarationStore,
  worthOf,
  type DeclarationKind,
  type DeclarationRow,
  type SealFacts,
} from './declaration.ts';

/** What a hand-over answers to who asked for it. */
export interface Sealed {
  header: DocumentHeader;
  ID_TRANSMISION: string;
  /** SHA-256 of the sealed bytes, hexadecimal. */
  HUELLA: string;
  /** Who handed it over first, when this call came second; '' when this call did. */
  YA_TRANSMITE: string;
}

export interface Sealing {
  header: DeclarationRow;
  /** The exact bytes; nothing builds them again. */
  bytes: Uint8Array;
  /** Order number in them, without hyphens. */
  key: string;
  operation: Exclude<Operation, 'CANAL'>;
  /** Transition that is written with it. */
  transition: string;
  /** What the header keeps besides. */
  set?: Record<string, unknown>;
  /** Papers that it declares, taken into use with it. */
  takes?: readonly Used[];
  /** Writes of what it holds besides. */
  holds?: Write[];
  /** Versions of the documents that it was judged by, the order's among them. */
  seen?: SourceVersions;
}

type Asking = Pick<Call<unknown>, 'services' | 'scope' | 'revision'>;

/**
 * Whether a declaration may be sealed now: undefined when it may, or the transmission that is under way already.
 * @param action in a refusal: «transmitirse»
 * @throws Refusal of the state or of a lock that is not the one seen; `document.in-transmission` for another person's;
 * `document.impossible-change` where this copy is older than what was sent of it.
 */
export async function underWay<B extends AnyBody>(
  kind: DeclarationKind<B>,
  call: Asking,
  header: DeclarationRow,
  { transition, action, lock }: { transition: string; action: string; lock: number },
): Promise<Sealed | undefined> {
  const store = declarationStore(kind, call);
  if (IN_FLIGHT_STATES.includes(header.ESTADO)) return already(kind, call, header, action);
  if (!store.definition.states.transitions[transition]?.from.includes(header.ESTADO))
    throw store.stateRefusal(header, action);
  if (header.LOCK !== lock) throw await store.staleRefusal(header, lock);
  await requireNotOlderThanSent(call, header);
  return undefined;
}

/**
 * Seals a version and hands it over: transition, locks of what it declares and the transmission with its message are one
 * transaction. Who comes second, in another tab or another person, is told the transmission that is already there.
 */
export async function seal<B extends AnyBody>(
  kind: DeclarationKind<B>,
  call: Asking,
  sealing: Sealing,
): Promise<Sealed> {
  const { services, scope } = call;
  const { header, bytes, key, operation, transition, set = {}, takes = [], holds = [] } = sealing;
  const store = declarationStore(kind, call);
  const taker = { id: header.ID, version: header.VERSION, called: kind.called, changes: operation === 'M' };
  const locks = await locksOf(takes, sealing.seen ?? {}, taker);
  const HUELLA = sha256(bytes);
  const order = header.ID_ORDEN === '' ? undefined : await ordersOf(call).header(header.ID_ORDEN);
  const IMPORTADOR_SELLADO = importerOfSeal(header, operation, order ? importerOf(order) : '');
  const facts = { LOCK: header.LOCK + 1, ...set };
  const kept = sealKept(sealing, { HUELLA, IMPORTADOR_SELLADO });
  const [moving, ...index] = store.transitionWrites(header, transition, { ...facts, ...kept });
  const by = { hash: HUELLA, importer: IMPORTADOR_SELLADO };
  const told = order ? [toldWrite(kind, call, order, sealing, by)] : [];
  const handed = await handOver(services, scope, {
    kind: kind.definition.module,
    documentId: header.ID,
    key,
    version: header.VERSION,
    operation,
    sealed: bytes,
    listener: kind.listener,
    worth: worthOf(kind, header),
    // Whatever was changed in the lists since this request began would judge it by others.
    extraWrites: [
      moving,
      ...index,
      ...holds,
      ...orderAsJudged(kind, call, sealing),
      ...told,
      sameLists(kind, call),
    ],
    beside: locks,
  }).catch(async (error: unknown): Promise<HandedOver> => {
    if (!(error instanceof ConditionLost)) throw error;
    if (error.write !== moving) throw await error.reason();
    const now: DeclarationRow = await store.header(header.ID);
    if (!IN_FLIGHT_STATES.includes(now.ESTADO)) throw await store.staleRefusal(now, header.LOCK);
    return { id: (await already(kind, call, now, 'transmitirse')).ID_TRANSMISION, repeated: true };
  });
  if (handed.left !== 0) await takeRest(call, takes, taker);
  return {
    header: publicHeader(await store.header(header.ID)),
    ID_TRANSMISION: handed.id,
    HUELLA,
    YA_TRANSMITE: handed.repeated ? scope.userName : '',
  };
}

/** What the header keeps of a seal. A validation is none: what it is asked about may be changed afterwards. */
const sealKept = (
  { header, key, operation }: Sealing,
  of: Pick<SealFacts, 'HUELLA' | 'IMPORTADOR_SELLADO'>,
) =>
  operation === 'V'
    ? {}
    : {
        VERSION_SELLADA: header.VERSION,
        RECHAZO: '',
        CLAVE_SELLADA: key,
        OPERACION_SELLADA: operation,
        ...of,
        ...(operation === 'R' ? {} : sealSetAside(header)),
      };

/** The lists by which it was judged are those of the moment of the seal, too. */
function sameLists<B extends AnyBody>(
  { called }: Pick<DeclarationKind<B>, 'called'>,
  { scope, revision }: Asking,
): Write {
  const reason = `Las reglas o los catálogos cambiaron en este momento y ${called} no se selló. Revise «Problemas» y transmita de nuevo.`;
  return {
    ...sameRevision(scope.country, revision),
    lost: () => impossible(reason),
  };
}

/** What is sealed is on its way whatever comes of this: papers that stay open are taken when its outcome is known. */
const takeRest = ({ services }: Asking, takes: readonly Used[], taker: Taker): Promise<void> =>
  lockRest(services.database, takes, taker).catch((error: unknown) =>
    services.log.error('papers.open', { declaration: taker.id, error: String(error) }),
  );

/** Line of the order's log that tells of the seal, to the client for whom it is. */
function toldWrite<B extends AnyBody>(
  { definition }: DeclarationKind<B>,
  call: Asking,
  order: HeaderRow,
  { header, operation }: Sealing,
  { hash, importer }: { hash: string; importer: string },
): Write {
  const said = `${nameOf(definition, header.RESUMEN)}: ${operations[operation].label} se entregó para transmitir, versión ${header.VERSION}, huella ${hash.slice(0, 12)}`;
  return logWrite(call, order, said, { PARA: 'CLIENTE', CLASE: 'TRANSMISION', NIT: importer });
}

/** The order stands, open for what is sealed first, and is still what the declaration was judged by. */
function orderAsJudged<B extends AnyBody>(
  { called }: DeclarationKind<B>,
  call: Asking,
  { header, operation, seen = {} }: Sealing,
): Write[] {
  const version = seen['work-orders']?.[header.ID_ORDEN];
  const changed = (store: DocumentStore, order: HeaderRow): Error => moved(store, order, called);
  return orderStands(call, header.ID_ORDEN, {
    first: operation === 'R' || operation === 'V',
    ...(version === undefined ? {} : { seen: { version, changed } }),
  });
}

/** The transmission that is under way: the caller's own is answered again, another person's is refused with its id. */
async function already<B extends AnyBody>(
  kind: DeclarationKind<B>,
  call: Asking,
  header: DeclarationRow,
  action: string,
): Promise<Sealed> {
  const holder = await findTransmission(call.services, call.scope, {
    kind: kind.definition.module,
    key: header.CLAVE_SELLADA ?? '',
    version: header.VERSION_SELLADA ?? 0,
    operation: header.OPERACION_SELLADA ?? 'R',
  });
  if (!holder) throw declarationStore(kind, call).stateRefusal(header, action);
  if (holder.userId !== call.scope.userId) {
    const details = { id: holder.id, user: holder.userName };
    throw refusal('document.in-transmission', { user: holder.userName }, { details });
  }
  return {
    header: publicHeader(header),
    ID_TRANSMISION: holder.id,
    HUELLA: header.HUELLA ?? '',
    YA_TRANSMITE: holder.userName,
  };
}
