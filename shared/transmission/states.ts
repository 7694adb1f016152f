import type { CountryCode } from '../countries/country.ts';
import type { StateMachine } from '../foundation/documents/states.ts';
import { authorities } from './authorities.ts';
import { isOneOf } from '../foundation/oneOf.ts';

export const TRANSMISSION_STATES = [
  'SEALED',
  'QUEUED',
  'SENDING',
  'ACCEPTED',
  'REJECTED',
  'NOT_SENT',
  'UNKNOWN',
  'RECONCILING',
  'NEEDS_HUMAN',
  'CHANNEL',
  'TAKEN_OUT',
] as const;
export type TransmissionState = (typeof TRANSMISSION_STATES)[number];

/** States in which the authority's decision is known and no attempt may follow. */
export const FINAL_STATES: readonly TransmissionState[] = ['ACCEPTED', 'REJECTED', 'CHANNEL', 'TAKEN_OUT'];

/** Ends after which the authority has nothing of it: what it asked for may be asked for again. */
const WITHOUT_EFFECT: readonly TransmissionState[] = ['REJECTED', 'TAKEN_OUT'];

export const hasNoEffect = (state: string): boolean => isOneOf(WITHOUT_EFFECT, state);

/** States in which it waits and nothing of it is at the authority, as long as its row says that it is safe. */
const WAITING_STATES = ['QUEUED', 'NOT_SENT', 'NEEDS_HUMAN'] as const;

/** Whether it waits unsent: never tried, or proved not to have been received. A person may take it out of the queue. */
export const waitsUnsent = ({ state, safe }: { state: TransmissionState; safe: boolean }): boolean =>
  safe && isOneOf(WAITING_STATES, state);

/** States in which bytes may have reached the authority without our knowing what it did with them. */
export const IN_DOUBT_STATES: readonly TransmissionState[] = ['SENDING', 'UNKNOWN', 'RECONCILING'];

export const isFinal = (state: string): boolean => isOneOf(FINAL_STATES, state);

/** The same for every authority; the whole list: each becomes the condition of its write. */
const transitions = {
  queue: { from: ['SEALED'], to: 'QUEUED', label: 'poner en cola', byPerson: false },
  send: { from: ['QUEUED'], to: 'SENDING', label: 'enviar', byPerson: false },
  // Whatever happened meanwhile, an acceptance that the authority gave is true.
  accept: {
    from: ['QUEUED', 'SENDING', 'NOT_SENT', 'UNKNOWN', 'RECONCILING', 'NEEDS_HUMAN'],
    to: 'ACCEPTED',
    label: 'aceptar',
    byPerson: false,
  },
  reject: {
    from: ['SENDING', 'UNKNOWN', 'RECONCILING', 'NEEDS_HUMAN'],
    to: 'REJECTED',
    label: 'rechazar',
    byPerson: false,
  },
  notSent: {
    from: ['SENDING', 'RECONCILING'],
    to: 'NOT_SENT',
    label: 'dar por no enviada',
    byPerson: false,
  },
  doubt: {
    // From the queue only when what we know may be older than what was sent: a restored backup.
    from: ['QUEUED', 'SENDING', 'UNKNOWN', 'RECONCILING', 'NEEDS_HUMAN'],
    to: 'UNKNOWN',
    label: 'confirmar con la autoridad',
    byPerson: false,
  },
  ask: { from: ['UNKNOWN', 'RECONCILING'], to: 'RECONCILING', label: 'preguntar', byPerson: false },
  requeue: { from: ['NOT_SENT', 'NEEDS_HUMAN'], to: 'QUEUED', label: 'volver a la cola', byPerson: true },
  // An authority that does not answer takes paper, or nobody waits for it any more (fault row 31).
  takeOut: { from: WAITING_STATES, to: 'TAKEN_OUT', label: 'retirar de la cola', byPerson: true },
  hold: { from: ['QUEUED'], to: 'QUEUED', label: 'retener en cola', byPerson: false },
  askNow: { from: ['UNKNOWN'], to: 'UNKNOWN', label: 'preguntar ahora', byPerson: true },
  fetch: { from: ['ACCEPTED'], to: 'ACCEPTED', label: 'consultar lo aceptado', byPerson: true },
  unsign: { from: ['ACCEPTED'], to: 'ACCEPTED', label: 'borrar la firma', byPerson: true },
  complete: { from: ['ACCEPTED'], to: 'ACCEPTED', label: 'completar', byPerson: false },
  // Only for operations that change nothing at the authority.
  repeat: { from: ['UNKNOWN'], to: 'QUEUED', label: 'repetir la validación', byPerson: false },
  escalate: {
    from: ['QUEUED', 'SENDING', 'NOT_SENT', 'UNKNOWN', 'RECONCILING'],
    to: 'NEEDS_HUMAN',
    label: 'pedir una decisión',
    byPerson: false,
  },
  channel: {
    from: ['SENDING', 'RECONCILING', 'UNKNOWN', 'ACCEPTED', 'NEEDS_HUMAN'],
    to: 'CHANNEL',
    label: 'asignar canal',
    byPerson: false,
  },
} satisfies StateMachine['transitions'];

export type TransmissionTransition = keyof typeof transitions;

/**
 * Life of a transmission (one per company, order number, sealed version and operation). Labels say what is known and
 * never call doubt an error.
 */
export function transmissionStates(country: CountryCode, name = authorities[country].name) {
  return {
    initial: 'SEALED',
    states: {
      SEALED: { label: 'Sellada', tone: 'neutral', icon: 'lock', editable: false },
      QUEUED: { label: 'En cola', tone: 'progress', icon: 'clock', editable: false },
      SENDING: { label: `Enviando a ${name}`, tone: 'progress', icon: 'send', editable: false },
      ACCEPTED: { label: `Aceptada por ${name}`, tone: 'good', icon: 'check', editable: false },
      REJECTED: { label: `Rechazada por ${name}`, tone: 'bad', icon: 'cross', editable: false },
      NOT_SENT: {
        label: `Sin conexión con ${name}; no salió`,
        tone: 'warn',
        icon: 'offline',
        editable: false,
      },
      UNKNOWN: { label: `Confirmando con ${name}`, tone: 'progress', icon: 'question', editable: false },
      RECONCILING: { label: `Preguntando a ${name}`, tone: 'progress', icon: 'search', editable: false },
      NEEDS_HUMAN: { label: 'Necesita su decisión', tone: 'warn', icon: 'person', editable: false },
      CHANNEL: { label: 'Canal asignado', tone: 'good', icon: 'flag', editable: false },
      TAKEN_OUT: { label: 'Retirada de la cola; no salió', tone: 'neutral', icon: 'cross', editable: false },
    } satisfies StateMachine['states'],
    transitions,
  } satisfies StateMachine;
}

/** Whether the authority answered it, by which it is a fact. */
export const isAnswered = (state: string): boolean => isFinal(state) && state !== 'TAKEN_OUT';

/** States from which a transition may happen, for the condition of its write. */
export const allowedBefore = (transition: TransmissionTransition): readonly TransmissionState[] =>
  transitions[transition].from as readonly TransmissionState[];
