/** How a state looks and what it allows. */
export interface State {
  /** Spanish word shown with icon and colour. */
  label: string;
  tone: 'neutral' | 'progress' | 'good' | 'warn' | 'bad';
  icon: string;
  /** Whether the body may be changed. */
  editable: boolean;
}

export interface Transition {
  /** States from which it may happen; compiled into the condition of the write. */
  from: readonly string[];
  to: string;
  /** Spanish verb for buttons and refusals: «cerrar». */
  label: string;
  /** A person may ask for it; the others follow from events. */
  byPerson: boolean;
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

/** Transitions that a person may ask for from a state. */
export const transitionsFrom = (machine: StateMachine, state: string): [string, Transition][] =>
  Object.entries(machine.transitions).filter(([, each]) => each.byPerson && each.from.includes(state));
