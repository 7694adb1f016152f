import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { NEWER_RATE } from '../../shared/duca/cross/bankRate.ts';
import { ducaStates, IN_FLIGHT_STATES } from '../../shared/duca/states.ts';
import { XML_MODULE, xmlPreferences } from '../../shared/duca/xml/preferences.ts';
import { plainOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { ducaMatrix, MATRIX_CATALOGUE } from '../../shared/duca/matrix/matrix.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { ConditionLost, type Write } from '../runtime/database.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { requireStepUp } from '../runtime/stepUp.ts';
import { loadConfiguration } from '../users/configuration.ts';
import { orderStands } from '../work-orders/orders.ts';
import { sha256 } from '../transmission/archive.ts';
import { findTransmission, handOver, type HandedOver } from '../transmission/handOver.ts';
import { lookAround } from './around.ts';
import { sameRevision } from '../runtime/reference.ts';
import { ducasOf, KIND, LISTENER, type DucaRow, type SealingRules } from './ducas.ts';
import { locksOf } from './locks.ts';
import { requireReady } from './readiness.ts';

const MOVED =
  'Las reglas o los catálogos cambiaron en este momento y la DUCA no se selló. Revise «Problemas» y transmita de nuevo.';

/**
 * Seals the current version and hands it over: the exact bytes are built once, and transition, locks of what they
 * declare and the transmission with its message are one transaction. Who comes second, in another tab or another
 * person, is told the transmission that is already there.
 */
export const transmit: Implementation<typeof ducaProcedures.transmit> = async (call) => {
  requireStepUp(call, 'transmitir una DUCA');
  const store = ducasOf(call);
  const [opened, reference, options] = await Promise.all([
    store.open(call.input.ID),
    call.reference(),
    loadConfiguration({ ...call, input: { ID_MODULO: XML_MODULE } }),
  ]);
  const header: DucaRow = opened.header;
  const body = opened.body;
  if (IN_FLIGHT_STATES.includes(header.ESTADO)) return already(call, header);
  if (!(ducaStates.transitions.transmit.from as readonly string[]).includes(header.ESTADO)) {
    throw store.stateRefusal(header, 'transmitirse');
  }
  if (header.LOCK !== call.input.LOCK) throw await store.staleRefusal(header, call.input.LOCK);

  const { buildDucaXml } = await import('../../shared/duca/xml/buildDucaXml.ts');
  const preferences = xmlPreferences(reference, options);
  const { bytes, problems } = buildDucaXml(body, reference, false, { preferences });
  const around = await lookAround(call, opened, reference);
  requireReady(body, reference, [...problems, ...around.problems]);
  requireChosenRate(body, around.problems, call.input.TASA_DEL);
  const sealed = bytes!;
  const HUELLA = sha256(sealed);
  const key = plainOrderNumber(body.DUCA.NO_ORDEN);
  const locks = await locksOf(call, header, body, around.versions);
  const [sealing, ...index] = store.transitionWrites(header, 'transmit', {
    LOCK: header.LOCK + 1,
    VERSION_SELLADA: header.VERSION,
    RECHAZO: '',
    CLAVE_SELLADA: key,
    HUELLA,
    OPCIONES_XML: { ...preferences },
    REGLAS: rulesOf(reference, call.revision),
  });
  const sameLists: Write = {
    ...sameRevision(call.scope.country, call.revision),
    lost: () => refusal('document.impossible-change', { reason: MOVED }),
  };
  const handed = await handOver(call.services, call.scope, {
    kind: KIND,
    documentId: header.ID,
    key,
    version: header.VERSION,
    operation: 'R',
    sealed,
    listener: LISTENER,
    // Whatever was changed in the lists since this request began would judge it by others.
    extraWrites: [sealing, ...index, ...locks, ...orderStands(call, header.ID_ORDEN), sameLists],
  }).catch(async (error: unknown): Promise<HandedOver> => {
    if (!(error instanceof ConditionLost)) throw error;
    if (error.write !== sealing) throw await error.reason();
    const now: DucaRow = await store.header(header.ID);
    if (!IN_FLIGHT_STATES.includes(now.ESTADO)) throw await store.staleRefusal(now, header.LOCK);
    return { id: (await already(call, now)).ID_TRANSMISION, repeated: true };
  });
  return {
    header: publicHeader(await store.header(header.ID)),
    ID_TRANSMISION: handed.id,
    HUELLA,
    YA_TRANSMITE: handed.repeated ? call.scope.userName : '',
  };
};

/** Of two rates a person chooses, and names the day of the one that stays: a choice made for another rate is none. */
function requireChosenRate({ DUCA }: DucaBody, problems: readonly Problem[], kept: string | undefined): void {
  const newer = problems.find(({ code }) => code === NEWER_RATE);
  if (!newer || kept === DUCA.FECHA_TIPO_CAMBIO) return;
  const summary = `${newer.message} Para conservarla, transmita con TASA_DEL ${DUCA.FECHA_TIPO_CAMBIO}.`;
  throw refusal('rejected', { summary }, { problems: [newer] });
}

/** The matrix that judged a declaration, to be kept with its seal. */
function rulesOf(reference: Reference, revision: string): SealingRules {
  const matrix = ducaMatrix(reference);
  const imported = reference.origin(MATRIX_CATALOGUE);
  return {
    REVISION: revision,
    FUENTE: matrix?.source ?? '',
    VIGENTE_DESDE: matrix?.validFrom ?? '',
    MUESTRA: matrix?.sample ? '1' : '0',
    // One that rules from a later day on has judged nothing yet.
    ESTAMPA_TIEMPO: imported && imported.validFrom <= reference.today ? (imported.stamp ?? '') : '',
  };
}

/** The transmission that is under way: the caller's own is answered again, another person's is refused with its id. */
async function already(call: Call<unknown>, header: DucaRow) {
  const holder = await findTransmission(call.services, call.scope, {
    kind: KIND,
    key: header.CLAVE_SELLADA ?? '',
    version: header.VERSION_SELLADA ?? 0,
    operation: 'R',
  });
  if (!holder) throw ducasOf(call).stateRefusal(header, 'transmitirse');
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
