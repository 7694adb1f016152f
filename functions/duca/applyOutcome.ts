import { ducaDefinition } from '../../shared/duca/definition.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { channelTransition, withAcceptance } from '../../shared/duca/acceptance.ts';
import { ducaDataSets, type DucaBody } from '../../shared/duca/dataSets.ts';
import { ANSWERED_STATES, ducaStates, type DucaTransition } from '../../shared/duca/states.ts';
import { withoutAuthorityFacts } from '../../shared/foundation/documents/authorityFacts.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { rejectionWords } from '../../shared/transmission/rejectionWords.ts';
import { noFacts } from '../../shared/transmission/facts.ts';
import { authorities } from '../../shared/transmission/authorities.ts';
import type { TransmissionState } from '../../shared/transmission/states.ts';
import type { Write } from '../runtime/database.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { DocumentStore, type Stored } from '../runtime/documents/store.ts';
import { referenceFor } from '../runtime/reference.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { outcomeOf, type TransmissionOutcome } from '../transmission/outcomeOf.ts';
import { coverOriginal } from './complementary/coverOriginal.ts';
import { chargeTaxes } from './chargeTaxes.ts';
import { type DucaRow } from './ducas.ts';
import { releasesOf } from './locks.ts';
import { numberDvas } from './numberDvas.ts';
import { rememberUses } from './rememberUses.ts';

/** Transitions that only say where the registration stands; the body stays. */
const PROGRESS: Partial<Record<TransmissionState, DucaTransition>> = {
  QUEUED: 'resume',
  SENDING: 'resume',
  NOT_SENT: 'resume',
  UNKNOWN: 'doubt',
  RECONCILING: 'doubt',
  NEEDS_HUMAN: 'escalate',
};

/**
 * Brings a DUCA to what its transmission is known to be now. The event only says that there is news: the state of the
 * transmission and the state machine of the DUCA decide, so an event that comes twice or late changes nothing.
 */
export async function applyOutcome(
  services: Services,
  scope: TenantScope,
  documentId: string,
  transmissionId: string,
): Promise<void> {
  const store = new DocumentStore(ducaDefinition, services, scope);
  const [stored, outcome] = await Promise.all([
    store.open(documentId),
    outcomeOf(services, scope, transmissionId),
  ]);
  const header: DucaRow = stored.header;
  const { OPERACION, ESTADO, VERSION } = outcome.summary;
  const parts = { services, scope, store, stored };
  if (OPERACION === 'CANAL') {
    if (ESTADO === 'CHANNEL' || ESTADO === 'ACCEPTED') await answered(parts, outcome);
    else if (ESTADO === 'REJECTED') {
      await save(parts, stored.body, 'channelRefused', 'Solicitud de canal rechazada');
    }
    return;
  }
  if (OPERACION !== 'R' || VERSION !== header.VERSION_SELLADA) return;
  if (ESTADO === 'ACCEPTED' || ESTADO === 'CHANNEL') {
    await answered(parts, outcome);
    const accepted = withFacts(stored, outcome, await reference(parts));
    await numberDvas(parts, stored.header, accepted);
    await coverOriginal(parts, accepted);
    await chargeTaxes(parts, stored.header, accepted, await reference(parts));
  } else if (ESTADO === 'REJECTED') {
    const releases = await releasesOf({ services, scope }, header, stored.body);
    // A version of its own, so that the corrected declaration is never taken for the rejected one.
    const RECHAZO = rejectionWords(outcome.facts);
    const action = `Rechazada por ${authorities[scope.country].name}`;
    await save(parts, stored.body, 'reject', action, { set: { RECHAZO }, extra: releases });
  } else {
    const transition = PROGRESS[ESTADO];
    if (transition && allows(header.ESTADO, transition)) {
      await services.database.write(...store.transitionWrites(header, transition, { LOCK: header.LOCK + 1 }));
    }
  }
}

export interface Parts {
  services: Services;
  scope: TenantScope;
  store: DocumentStore;
  stored: Stored;
}

const reference = ({ services, scope }: Parts) => referenceFor(services, scope.country, shippedCatalogues);

const allows = (state: string, transition: DucaTransition): boolean =>
  (ducaStates.transitions[transition].from as readonly string[]).includes(state);

/**
 * The first answer of acceptance overwrites whatever stood in the authority's fields. After it a channel request answers
 * for the channel alone, and a channel that is known is not taken back by older news.
 */
function withFacts({ header, body }: Stored, outcome: TransmissionOutcome, known: Reference): DucaBody {
  const { summary, facts } = outcome;
  const answered = ANSWERED_STATES.includes(header.ESTADO);
  const duca = (answered ? body : withoutAuthorityFacts(ducaDataSets, body)) as DucaBody;
  if (summary.OPERACION === 'CANAL') return withAcceptance(duca, { ...noFacts, CANAL: facts.CANAL }, known);
  return withAcceptance(duca, duca.DUCA.CANAL_SELECTIVO === '' ? facts : { ...facts, CANAL: '' }, known);
}

/** Number, signature, date and channel; a part that comes later is added to what is there. */
async function answered(parts: Parts, outcome: TransmissionOutcome): Promise<void> {
  const { stored, scope } = parts;
  const body = withFacts(stored, outcome, await reference(parts));
  const channel = channelTransition(outcome.facts.CANAL);
  const transition = channel ?? (outcome.summary.OPERACION === 'R' ? 'accept' : undefined);
  const { name } = authorities[scope.country];
  const action = channel ? `Canal ${outcome.facts.CANAL.toLowerCase()} de ${name}` : `Aceptada por ${name}`;
  const moves = transition && allows(stored.header.ESTADO, transition) ? transition : undefined;
  if (moves || body !== (stored.body as unknown)) await save(parts, body, moves, action);
  await rememberUses(parts, stored.header.ID, body);
}

async function save(
  parts: Parts,
  body: AnyBody,
  transition: DucaTransition | undefined,
  action: string,
  more: { set?: Pick<HeaderRow, 'RECHAZO'>; extra?: Write[] } = {},
): Promise<void> {
  const { store, stored } = parts;
  if (transition && !allows(stored.header.ESTADO, transition)) return;
  await store.save(
    stored.header,
    { ...(stored.derived ? { derived: stored.derived } : {}), body },
    {
      action,
      reference: await reference(parts),
      set: { ...(transition ? { ESTADO: ducaStates.transitions[transition].to } : {}), ...more.set },
      extra: more.extra ?? [],
    },
  );
}
