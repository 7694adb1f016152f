import { REFUSED, type Waiting } from '../foundation/documents/kind.ts';
import type { StateMachine } from '../foundation/documents/states.ts';
import { type CHANNELS } from './facts.ts';

/** States in which a declaration is with the authority, or may be. */
export const IN_FLIGHT_STATES: readonly string[] = ['TRANSMITIENDO', 'CONFIRMANDO', 'DECISION'];

const ACCEPTED = ['ACEPTADA', 'CANAL_PEDIDO'];

/** States in which the authority has accepted the declaration: its fields hold what it answered. */
export const ANSWERED_STATES: readonly string[] = [...ACCEPTED, 'VERDE', 'AMARILLO', 'ROJO', 'LIBERADA'];

/** States of what was accepted and was not withdrawn, a change of it or not: the term of its regime runs. */
export const IN_FORCE_STATES: readonly string[] = [...ANSWERED_STATES, 'CORRECCION'];

/** States of what the authority wanted to look at: the goods wait for their clearance. Green clears them by itself. */
export const HELD_FOR_REVIEW_STATES: readonly string[] = ['AMARILLO', 'ROJO'];

/** States whose body holds what the authority answered; those in flight hold it too when they change what is registered. */
export const HELD_ANSWER_STATES: readonly string[] = [...ANSWERED_STATES, 'CORRECCION', 'DESISTIDA'];

/** States in which its message is what was sealed of it: with the authority, answered, or withdrawn, and nobody changes it. */
export const SEALED_STATES: readonly string[] = [...IN_FLIGHT_STATES, ...ANSWERED_STATES, 'DESISTIDA'];

/** What the message of one that is not sealed asks for when it goes: that it be registered, or what was accepted be changed. */
export type ActToCome = 'R' | 'M';
export const actToCome = (state: string): ActToCome => (state === 'CORRECCION' ? 'M' : 'R');

/**
 * Life of a declaration from its seal on (domain 9), the same for every authority. Answers move it through events; a
 * state after acceptance is never left backwards, whatever event arrives late.
 */
export const sentStates = {
  TRANSMITIENDO: { label: 'Sellada, en transmisión', tone: 'progress', icon: 'send', editable: false },
  CONFIRMANDO: { label: 'Confirmando con la autoridad', tone: 'progress', icon: 'question', editable: false },
  DECISION: { label: 'Necesita su decisión', tone: 'warn', icon: 'person', editable: false },
  ACEPTADA: { label: 'Aceptada', tone: 'good', icon: 'check', editable: false },
  RECHAZADA: { label: 'Rechazada', tone: 'bad', icon: 'cross', editable: true },
  CANAL_PEDIDO: { label: 'Aceptada, canal solicitado', tone: 'progress', icon: 'clock', editable: false },
  VERDE: { label: 'Canal verde', tone: 'good', icon: 'flag', editable: false },
  AMARILLO: { label: 'Canal amarillo', tone: 'warn', icon: 'flag', editable: false },
  ROJO: { label: 'Canal rojo', tone: 'bad', icon: 'flag', editable: false },
  LIBERADA: { label: 'Liberada (levante)', tone: 'good', icon: 'check', editable: false },
  CORRECCION: {
    label: 'En rectificación',
    tone: 'warn',
    icon: 'pencil',
    editable: true,
    outlivesOrder: true,
  },
  DESISTIDA: { label: 'Anulada ante la autoridad', tone: 'neutral', icon: 'cross', editable: false },
} as const satisfies StateMachine['states'];

/** How a declaration waits for somebody once it was sealed. */
export const SENT_WAITS = [
  { state: REFUSED, urgency: 'rejected', step: 'Atender el rechazo', right: 'transmit' },
  { state: 'DECISION', urgency: 'decision', step: 'Decidir', right: 'transmit' },
  { state: 'ROJO', urgency: 'decision', step: 'Atender la revisión', right: 'write' },
  { state: 'AMARILLO', urgency: 'decision', step: 'Atender la revisión', right: 'write' },
] as const satisfies readonly Waiting[];

const channel = (to: string, label: string) =>
  ({ from: [...IN_FLIGHT_STATES, ...ACCEPTED], to, label, byPerson: false }) as const;

/** A rectification is given up: what was accepted stands. */
const kept = (to: string) =>
  ({ from: ['CORRECCION'], to, label: 'dejar sin rectificar', byPerson: false }) as const;

/** A clearance that was recorded by mistake is taken back: the goods wait again. */
const held = (to: string) =>
  ({ from: ['LIBERADA'], to, label: 'quitar el levante', byPerson: false }) as const;

export const sentTransitions = {
  doubt: { from: ['TRANSMITIENDO', 'DECISION'], to: 'CONFIRMANDO', label: 'confirmar', byPerson: false },
  resume: {
    from: ['CONFIRMANDO', 'DECISION'],
    to: 'TRANSMITIENDO',
    label: 'volver a la cola',
    byPerson: false,
  },
  escalate: {
    from: ['TRANSMITIENDO', 'CONFIRMANDO'],
    to: 'DECISION',
    label: 'pedir una decisión',
    byPerson: false,
  },
  accept: { from: IN_FLIGHT_STATES, to: 'ACEPTADA', label: 'aceptar', byPerson: false },
  reject: { from: IN_FLIGHT_STATES, to: 'RECHAZADA', label: 'rechazar', byPerson: false },
  /** A person took it out of the queue of an authority that does not answer: nothing was sent. */
  takenOut: { from: IN_FLIGHT_STATES, to: 'BORRADOR', label: 'retirar de la cola', byPerson: false },
  askChannel: { from: ['ACEPTADA'], to: 'CANAL_PEDIDO', label: 'solicitar el canal', byPerson: false },
  channelRefused: { from: ['CANAL_PEDIDO'], to: 'ACEPTADA', label: 'quedar sin canal', byPerson: false },
  green: channel('VERDE', 'asignar canal verde'),
  yellow: channel('AMARILLO', 'asignar canal amarillo'),
  red: channel('ROJO', 'asignar canal rojo'),
  amend: { from: ANSWERED_STATES, to: 'CORRECCION', label: 'rectificar', byPerson: false },
  sendAmendment: {
    from: ['CORRECCION'],
    to: 'TRANSMITIENDO',
    label: 'transmitir la rectificación',
    byPerson: false,
  },
  amendRefused: { from: IN_FLIGHT_STATES, to: 'CORRECCION', label: 'volver a rectificar', byPerson: false },
  /** What is with the authority is answered, and the channel that was asked for before is still to come. */
  awaitChannel: {
    from: IN_FLIGHT_STATES,
    to: 'CANAL_PEDIDO',
    label: 'esperar el canal solicitado',
    byPerson: false,
  },
  keep: kept('ACEPTADA'),
  keepAsked: kept('CANAL_PEDIDO'),
  keepGreen: kept('VERDE'),
  keepYellow: kept('AMARILLO'),
  keepRed: kept('ROJO'),
  /** The authority lets the goods go after its review; no message says so, a person records it (domain 9). */
  clear: {
    from: [...HELD_FOR_REVIEW_STATES, 'LIBERADA'],
    to: 'LIBERADA',
    label: 'registrar el levante',
    byPerson: false,
  },
  holdYellow: held('AMARILLO'),
  holdRed: held('ROJO'),
  /** What was cleared stays so, whatever becomes of a change or of a withdrawal. */
  keepCleared: {
    from: ['CORRECCION', ...IN_FLIGHT_STATES],
    to: 'LIBERADA',
    label: 'conservar el levante',
    byPerson: false,
  },
  withdraw: {
    from: ANSWERED_STATES,
    to: 'TRANSMITIENDO',
    label: 'anular ante la autoridad',
    byPerson: false,
  },
  withdrawn: { from: IN_FLIGHT_STATES, to: 'DESISTIDA', label: 'quedar anulada', byPerson: false },
} as const satisfies StateMachine['transitions'];

export type SentTransition = keyof typeof sentTransitions;

const CHANNEL_TRANSITIONS: ReadonlyMap<string, SentTransition> = new Map<
  (typeof CHANNELS)[number],
  SentTransition
>([
  ['VERDE', 'green'],
  ['AMARILLO', 'yellow'],
  ['ROJO', 'red'],
]);

const KEPT: ReadonlyMap<string, SentTransition> = new Map<(typeof CHANNELS)[number], SentTransition>([
  ['VERDE', 'keepGreen'],
  ['AMARILLO', 'keepYellow'],
  ['ROJO', 'keepRed'],
]);

const HELD: ReadonlyMap<string, SentTransition> = new Map<(typeof CHANNELS)[number], SentTransition>([
  ['AMARILLO', 'holdYellow'],
  ['ROJO', 'holdRed'],
]);

/** Transition by which a declaration that was cleared, has a channel or asked for one is left as it was accepted. */
export const keptTransition = (clearedOn: string, channelOf: string, isAsked: boolean): SentTransition =>
  clearedOn !== '' ? 'keepCleared' : (KEPT.get(channelOf) ?? (isAsked ? 'keepAsked' : 'keep'));

/** Transition that a channel means; undefined while it is pending or not said. */
export const channelTransition = (of: string): SentTransition | undefined => CHANNEL_TRANSITIONS.get(of);

/** Transition by which a person records the day of the clearance, or with '' takes it back; undefined where there is none. */
export const clearanceTransition = (day: string, channelOf: string): SentTransition | undefined =>
  day !== '' ? 'clear' : HELD.get(channelOf);
