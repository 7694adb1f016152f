import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../countries/country.ts';
import { reasons, sentenceOf, type Reason } from './reasons.ts';
import { FINAL_STATES, transmissionStates, TRANSMISSION_STATES } from './states.ts';

describe.each(COUNTRIES)('transmission states of %s', (country) => {
  const machine = transmissionStates(country);
  const transitions = Object.entries(machine.transitions) as [
    string,
    { from: readonly string[]; to: string; byPerson: boolean },
  ][];

  it('knows every state and reaches all but the first', () => {
    expect(Object.keys(machine.states)).toEqual([...TRANSMISSION_STATES]);
    const reached = new Set(transitions.map(([, each]) => each.to));
    for (const state of TRANSMISSION_STATES) if (state !== 'SEALED') expect(reached).toContain(state);
  });

  it('sends only from the queue, and comes to the queue only where nothing can be at the authority', () => {
    expect(transitions.filter(([, each]) => each.to === 'SENDING').map(([, each]) => each.from)).toEqual([
      ['QUEUED'],
    ]);
    const intoQueue = transitions.filter(([, each]) => each.to === 'QUEUED').flatMap(([, each]) => each.from);
    // UNKNOWN only by «repeat», which the worker keeps for operations that change nothing.
    expect(new Set(intoQueue)).toEqual(new Set(['SEALED', 'QUEUED', 'NOT_SENT', 'NEEDS_HUMAN', 'UNKNOWN']));
    expect(machine.transitions.repeat.byPerson).toBe(false);
  });

  it('leaves a final state for nothing that sends', () => {
    for (const state of FINAL_STATES) {
      const next = transitions.filter(([, each]) => each.from.includes(state)).map(([, each]) => each.to);
      expect(next.every((each) => ['ACCEPTED', 'CHANNEL'].includes(each))).toBe(true);
    }
  });

  it('never calls doubt an error', () => {
    for (const state of ['SENDING', 'UNKNOWN', 'RECONCILING'] as const)
      expect(machine.states[state].label).not.toMatch(/error|falla/i);
    for (const reason of Object.keys(reasons) as Reason[]) {
      const sentence = sentenceOf(reason, {
        country,
        attempt: 1,
        code: '7',
        number: '',
        channel: 'VERDE',
        person: 'Ana',
        note: 'x',
      });
      expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].+[.x]$/);
      expect(sentence).not.toMatch(/\berror\b/i);
    }
  });
});
