/** How a state is coloured, beside its word and icon (look 3). */
export const STATE_TONES = ['neutral', 'progress', 'good', 'warn', 'bad'] as const;
export type StateTone = (typeof STATE_TONES)[number];

/** How a state looks and what it allows. */
export interface State {
  /** Spanish word shown with icon and colour. */
  label: string;
  tone: StateTone;
  icon: string;
  /** Whether the body may be changed. */
  editable: boolean;
  /** Whether that goes on after its order was closed: what an authority accepted is rectified whenever it asks. */
  outlivesOrder?: true;
}

export interface Transition {
  /** States from which it may happen; compiled into the condition of the write. */
  from: readonly string[];
  to: string;
  /** Spanish verb for buttons and refusals: «cerrar». */
  label: string;
  /** A person may ask for it; the others follow from events. */
  byPerson: boolean;
  /** It gives the document's number back, so that another may take it. Not once it may have been sent: the authority knows it. */
  freesNumber?: true;
}

/** Lifecycle of a kind of document. */
export interface StateMachine {
  initial: string;
  states: Record<string, State>;
  transitions: Record<string, Transition>;
}

export const stateOf = (machine: StateMachine, name: string): State => {
  const state = machine.states[name];
  if (!state) throw new Error(`State ${name} is not part of the machine`);
  return state;
};

/** Spanish word of a state that is stored; undefined where the machine has it no longer. */
export const stateLabel = (machine: StateMachine, name: string): string | undefined =>
  machine.states[name]?.label;

/** States in which what a document says counts for nothing any more, whatever the gender of its kind. */
export const VOID_STATES: readonly string[] = ['ANULAD', 'ELIMINAD', 'DESISTID'].flatMap((stem) => [
  `${stem}A`,
  `${stem}O`,
]);

/** Whether what stands in it counts for nothing any more. */
export const isVoid = (state: string): boolean => VOID_STATES.includes(state);

/** Whether what stands in it is editable, or a person can make it so. */
const canBeEdited = (machine: StateMachine, state: string): boolean =>
  stateOf(machine, state).editable ||
  transitionsFrom(machine, state).some(([, { to }]) => stateOf(machine, to).editable);

/** Whether a person can still change what it says: it is editable, or can be made so again. */
export const isOpen = (machine: StateMachine, state: string): boolean =>
  !isVoid(state) && canBeEdited(machine, state);

/** Whether no person brings a document back from where the step leads. */
export const isFinal = (machine: StateMachine, { to }: Pick<Transition, 'to'>): boolean =>
  !canBeEdited(machine, to);

/**
 * Whether a version says what nobody corrects any more: an old one, or of a document that no person can make editable
 * again. What a list lets go later is no fault of it.
 */
export const isFinished = (
  machine: StateMachine,
  { ESTADO, VERSION }: { ESTADO: string; VERSION: number },
  version = VERSION,
): boolean => version !== VERSION || machine.states[ESTADO] === undefined || !isOpen(machine, ESTADO);

/** Transitions that a person may ask for from a state. */
export const transitionsFrom = (machine: StateMachine, state: string): [string, Transition][] =>
  Object.entries(machine.transitions).filter(([, each]) => each.byPerson && each.from.includes(state));
