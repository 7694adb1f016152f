import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { capital } from '../../../shared/foundation/text/capital.ts';
import { withoutAuthorityFacts } from '../../../shared/foundation/documents/authorityFacts.ts';
import { ACCEPTED_VERSIONS, withAcceptedVersion } from '../../../shared/transmission/acceptedVersions.ts';
import { authorities } from '../../../shared/transmission/authorities.ts';
import {
  channelTransition,
  HELD_ANSWER_STATES,
  IN_FLIGHT_STATES,
  type SentTransition,
} from '../../../shared/transmission/declarationLife.ts';
import { noFacts, type ResultFacts } from '../../../shared/transmission/facts.ts';
import { numberAfter } from '../../../shared/transmission/numberAfter.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';
import { rejectionWords } from '../../../shared/transmission/rejectionWords.ts';
import { hasNoEffect, type TransmissionState } from '../../../shared/transmission/states.ts';
import type { Write } from '../../runtime/database.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import { markAnnulledTaxes } from '../../work-orders/costs/annulledTaxes.ts';
import { outcomeOf, type TransmissionOutcome } from '../outcomeOf.ts';
import { acceptedContent } from './acceptedContent.ts';
import { acceptedSeal, importerOfAct, isOfSeal, isOfSealSetAside } from './acceptedSeal.ts';
import { channelRequest, isAwaited } from './channelRequest.ts';
import { chargeAccepted, chargeTaxes } from './chargeTaxes.ts';
import {
  declarationReference,
  declarationStore,
  type Declaration,
  type HeardKind,
  type DeclarationRow,
  type SealFacts,
} from './declaration.ts';
import { actionOf, linkOf } from './answerInHistory.ts';
import type { Apply } from './listener.ts';
import { releaseOfChange, releasesOf, settlePapers } from './papers.ts';
import { tellChannel } from './tellChannel.ts';
import { unsentFact } from './unsentFact.ts';

/** Transitions that only say where the sealed message stands; the body stays. */
const PROGRESS: Partial<Record<TransmissionState, string>> = {
  QUEUED: 'resume',
  SENDING: 'resume',
  NOT_SENT: 'resume',
  UNKNOWN: 'doubt',
  RECONCILING: 'doubt',
  NEEDS_HUMAN: 'escalate',
};

/**
 * Brings a declaration to what its transmission is known to be now. The event only says that there is news: the state of
 * the transmission and the state machine of the declaration decide, so an event that comes twice or late changes nothing.
 */
export const applyOutcomeOf =
  <B extends AnyBody>(kind: HeardKind<B>): Apply =>
  async (services, scope, documentId, transmissionId) => {
    const store = declarationStore(kind, { services, scope });
    const [stored, outcome, reference] = await Promise.all([
      store.open(documentId),
      outcomeOf(services, scope, transmissionId),
      declarationReference({ services, scope }),
    ]);
    const of: Declaration<B> = { services, scope, store, stored, reference };
    const header: DeclarationRow = stored.header;
    const { OPERACION, ESTADO } = outcome.summary;
    const isAnswer = ESTADO === 'ACCEPTED' || ESTADO === 'CHANNEL';
    if (isOfAnother(kind, of, outcome)) return;
    if (OPERACION === 'V') return validated(of, outcome);
    if (OPERACION === 'CANAL') return channelAnswered(kind, of, outcome);
    if (isAnswer && isOfSealSetAside(header, outcome.summary)) return answered(kind, of, outcome);
    if (!isOfSeal(header, outcome.summary)) return;
    if (isAnswer) return answered(kind, of, outcome);
    if (hasNoEffect(ESTADO)) return withoutEffect(kind, of, outcome);
    const transition = PROGRESS[ESTADO];
    if (transition && allows(of, transition)) {
      const moved = store.transitionWrites(header, transition, { LOCK: header.LOCK + 1 });
      await services.database.write(...moved);
    }
  };

/**
 * Whether an answer is the first to a registration: what stood in the authority's fields before it is nobody's. What has a
 * change or a withdrawal sealed over it was answered.
 */
const isFirst = (
  { OPERACION }: TransmissionOutcome['summary'],
  { ESTADO, OPERACION_SELLADA = 'R' }: DeclarationRow,
): boolean => OPERACION === 'R' && OPERACION_SELLADA === 'R' && !HELD_ANSWER_STATES.includes(ESTADO);

/** The declaration's number by an answer, which may be of a later version; undefined when the answer names another. */
function numberBy<B extends AnyBody>(
  kind: HeardKind<B>,
  { scope, stored }: Declaration<B>,
  { summary, facts }: TransmissionOutcome,
): string | undefined {
  const known = isFirst(summary, stored.header) ? '' : kind.numberOf(stored.body);
  return numberAfter({ operation: summary.OPERACION, country: scope.country }, known, facts.NUMERO);
}

/** A number that is not the declaration's own is another's: it is kept with its transmission and never attached. */
function isOfAnother<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
  outcome: TransmissionOutcome,
): boolean {
  const { services } = of;
  const { summary } = outcome;
  const foreign = numberBy(kind, of, outcome) === undefined;
  if (foreign) services.log.error('transmission.quarantined', { transmission: summary.ID });
  return foreign;
}

const allows = <B extends AnyBody>({ store, stored }: Declaration<B>, transition: string): boolean =>
  store.definition.states.transitions[transition]?.from.includes(stored.header.ESTADO) ?? false;

/** A validation says something of the version that waits for it, and of no other. */
async function validated<B extends AnyBody>(
  of: Declaration<B>,
  { summary }: TransmissionOutcome,
): Promise<void> {
  const { services, store, stored } = of;
  const { header } = stored;
  const said = { ACCEPTED: 'validated', REJECTED: 'invalid', TAKEN_OUT: 'reopen' }[summary.ESTADO as string];
  if (said === undefined || summary.VERSION !== header.VERSION || !allows(of, said)) return;
  await services.database.write(...store.transitionWrites(header, said, { LOCK: header.LOCK + 1 }));
}

/**
 * Transition that an answer without a channel means. After a change or a withdrawal the declaration goes on waiting for
 * the channel that was asked for before: it is never asked for twice.
 */
async function withoutChannel<B extends AnyBody>(
  of: Declaration<B>,
  operation: Operation,
): Promise<SentTransition | undefined> {
  if (operation === 'CANAL') return undefined;
  const request = operation === 'R' ? undefined : await channelRequest(of, of.stored.header.ID);
  return isAwaited(request) ? 'awaitChannel' : 'accept';
}

/** Transition to where an accepted body rests: cleared, in its channel, or without one. A channel request answers for that alone. */
async function resting<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
  body: B,
  { summary: { OPERACION }, facts }: { summary: { OPERACION: Operation }; facts: Pick<ResultFacts, 'CANAL'> },
): Promise<SentTransition | undefined> {
  if (OPERACION !== 'CANAL' && (kind.clearance?.dayOf(body) ?? '') !== '') return 'keepCleared';
  const channel = channelTransition(OPERACION === 'CANAL' ? facts.CANAL : kind.channelOf(body));
  return channel ?? (await withoutChannel(of, OPERACION));
}

async function channelAnswered<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
  outcome: TransmissionOutcome,
): Promise<void> {
  const { ESTADO } = outcome.summary;
  const { body, header } = of.stored;
  if (ESTADO === 'CHANNEL' || ESTADO === 'ACCEPTED') return answered(kind, of, outcome);
  if (!hasNoEffect(ESTADO)) return;
  const importer = importerOfAct(header, outcome.summary);
  const action = ESTADO === 'REJECTED' ? 'Solicitud de canal rechazada' : `Solicitud de canal ${OUT}`;
  await save(of, body, 'channelRefused', action, { importer });
}

/**
 * Number, signature, date and channel; a part that comes later is added to what is there. The first answer overwrites
 * whatever stood in the authority's fields; after it a channel request answers for the channel alone, and a channel that
 * is known is not taken back by older news. What is accepted joins the chain of versions, where its kind keeps one. While
 * a change or a withdrawal is with the authority its own answer alone moves the declaration: what comes of the channel or
 * of what was accepted before is written into the body, and the state follows that once the other is answered.
 */
async function answered<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
  outcome: TransmissionOutcome,
): Promise<void> {
  const { stored, scope } = of;
  const { summary } = outcome;
  const { OPERACION } = summary;
  const first = isFirst(summary, stored.header);
  const before = first ? withoutAuthorityFacts(kind.definition.dataSets, stored.body) : stored.body;
  const said = await kind.accepted(
    of,
    before,
    toldBy(outcome, kind.channelOf(before), numberBy(kind, of, outcome)),
    outcome,
  );
  const chained = OPERACION !== 'CANAL' && ACCEPTED_VERSIONS in kind.definition.dataSets;
  const body = chained ? withAcceptedVersion(said, linkOf(of, outcome)) : said;
  const transition = OPERACION === 'D' ? 'withdrawn' : await resting(kind, of, body, outcome);
  const { name } = authorities[scope.country];
  const isBeside = IN_FLIGHT_STATES.includes(stored.header.ESTADO) && !isOfSeal(stored.header, summary);
  const moves = !isBeside && transition && allows(of, transition) ? transition : undefined;
  const importer = importerOfAct(stored.header, summary);
  if (moves || body !== stored.body) await save(of, body, moves, actionOf(outcome, name), { importer });
  if (OPERACION === 'CANAL') return tellChannel(kind, of, body);
  if (isBeside) return;
  // What was withdrawn tells nobody that it is declared, and owes nothing more.
  if (OPERACION === 'D') {
    await kind.tellWithdrawn?.(of, body);
    const { ID: id, ID_ORDEN: orderId } = stored.header;
    await markAnnulledTaxes(of, { id, orderId, called: kind.called }, of.reference);
    return settlePapers(kind, of, 'D');
  }
  const { ESTADO }: DeclarationRow = stored.header;
  // A change that is being written was sent to nobody: others are told of what was accepted, and it is what is charged.
  const changing =
    ESTADO === 'CORRECCION' ? await acceptedContent(kind, of.store, { ...stored, body }) : undefined;
  const declared = changing?.body ?? body;
  if (!changing) await settlePapers(kind, of, OPERACION);
  await kind.tellOthers(of, declared);
  await chargeTaxes(kind, of, declared, summary);
}

/**
 * What of an answer is the declaration's: a request for the channel answers for that alone. A change keeps the date of
 * the acceptance, by which the declaration is judged; its own stands in the chain.
 */
function toldBy(
  { summary: { OPERACION }, facts }: TransmissionOutcome,
  knownChannel: string,
  NUMERO = '',
): ResultFacts {
  if (OPERACION === 'CANAL') return { ...noFacts, CANAL: facts.CANAL };
  return {
    ...facts,
    NUMERO,
    FECHA: OPERACION === 'R' ? facts.FECHA : '',
    CANAL: knownChannel === '' ? facts.CANAL : '',
  };
}

/** Kept of a rejection that says nothing: that there is one is known by its words. */
const WORDLESS = 'No dijo por qué.';

/** How the history calls what a person took out of the queue. */
const OUT = 'retirada de la cola, sin salir';

/**
 * Rejected by the authority, or taken out of the queue: a version of its own, so that what is corrected is never taken for
 * what was sealed. What a change or a withdrawal was of stands accepted, under its own seal again, and is charged by what
 * was heard of it meanwhile.
 */
async function withoutEffect<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
  { summary: { OPERACION: operation, ESTADO }, facts }: TransmissionOutcome,
): Promise<void> {
  const isRejected = ESTADO === 'REJECTED';
  const how = isRejected ? `rechazada por ${authorities[of.scope.country].name}` : OUT;
  const { body, header } = of.stored;
  const RECHAZO = isRejected ? rejectionWords(facts) || WORDLESS : '';
  const set = { ...acceptedSeal(header), RECHAZO };
  if (operation !== 'R') await chargeAccepted(kind, of, set);
  if (operation === 'M') {
    await kind.changeRefused?.(of);
    await releaseOfChange(kind, of, isRejected ? 'se rechazó' : 'se retiró de la cola');
    return save(of, body, 'amendRefused', `Rectificación ${how}`, { set });
  }
  if (operation === 'D') {
    const back = await resting(kind, of, body, { summary: { OPERACION: operation }, facts });
    return save(of, body, back, `Anulación ${how}`, { set });
  }
  const extra = [...(await releasesOf(kind, of)), ...((await kind.givesBack?.(of)) ?? [])];
  const own = { RECHAZO, ...(isRejected ? {} : await unsentFact(of)) };
  await save(of, body, isRejected ? 'reject' : 'takenOut', capital(how), { set: own, extra });
}

async function save<B extends AnyBody>(
  of: Declaration<B>,
  body: B,
  transition: string | undefined,
  action: string,
  more: {
    set?: Pick<HeaderRow, 'RECHAZO' | 'SIN_SALIR'> & Partial<SealFacts>;
    extra?: Write[];
    importer?: string;
  } = {},
): Promise<void> {
  const { store, stored, reference } = of;
  if (transition && !allows(of, transition)) return;
  await store.save(
    stored.header,
    { ...(stored.derived ? { derived: stored.derived } : {}), body },
    {
      action,
      reference,
      set: {
        ...(transition ? { ESTADO: store.definition.states.transitions[transition]!.to } : {}),
        ...more.set,
      },
      extra: more.extra ?? [],
      importer: more.importer,
    },
  );
}
