import { describe, expect, it } from 'vitest';
import {
  ANSWERED_STATES,
  channelTransition,
  clearanceTransition,
  IN_FLIGHT_STATES,
  keptTransition,
  sentStates,
  sentTransitions,
} from './declarationLife.ts';

const all = Object.entries(sentTransitions).map(([name, each]) => ({
  name,
  ...each,
  from: [...each.from] as string[],
}));
const into = (state: string) => all.filter(({ to }) => to === state);

describe('the life of a declaration that was sent', () => {
  it('brings each channel by its own transition, and a pending or unknown one by none', () => {
    for (const channel of ['VERDE', 'AMARILLO', 'ROJO']) {
      const transition = channelTransition(channel);
      expect(sentTransitions[transition!].to).toBe(channel);
      for (const isAsked of [true, false]) {
        expect(sentTransitions[keptTransition('', channel, isAsked)].to).toBe(channel);
        expect(sentTransitions[keptTransition('', channel, isAsked)].from).toEqual(['CORRECCION']);
      }
    }
    for (const none of ['PENDIENTE', '', 'AZUL']) {
      expect(channelTransition(none)).toBeUndefined();
      expect(sentTransitions[keptTransition('', none, false)].to).toBe('ACEPTADA');
      expect(sentTransitions[keptTransition('', none, true)].to).toBe('CANAL_PEDIDO');
    }
  });

  it('waits for a review only in the yellow and the red channel, and until its clearance is recorded', () => {
    expect([...sentTransitions.clear.from]).toEqual(['AMARILLO', 'ROJO', 'LIBERADA']);
    for (const channel of ['AMARILLO', 'ROJO']) {
      const back = clearanceTransition('', channel)!;
      expect([[...sentTransitions[back].from], sentTransitions[back].to]).toEqual([['LIBERADA'], channel]);
      expect(sentTransitions[keptTransition('2026-10-14', channel, false)].to).toBe('LIBERADA');
    }
    expect(clearanceTransition('', 'VERDE')).toBeUndefined();
  });

  it('is asked for its channel only while none is known and none is asked for', () => {
    expect(sentTransitions.askChannel.from).toEqual(['ACEPTADA']);
  });

  it('is sent only by a seal: a change from what is being corrected, a withdrawal from what was accepted', () => {
    const sealing = into('TRANSMITIENDO').filter(({ name }) => name !== 'resume');
    expect(sealing.map(({ name, from }) => [name, from])).toEqual([
      ['sendAmendment', ['CORRECCION']],
      ['withdraw', [...ANSWERED_STATES]],
    ]);
  });

  it('never goes back from what was accepted to doubt or rejection', () => {
    for (const state of [...ANSWERED_STATES, 'CORRECCION', 'DESISTIDA'])
      for (const to of ['CONFIRMANDO', 'DECISION', 'RECHAZADA'])
        expect(
          into(to).filter(({ from }) => from.includes(state)),
          `${state} → ${to}`,
        ).toEqual([]);
  });

  it('is changed by nobody while it is with the authority, nor once that took it, but where it is corrected', () => {
    const editable = Object.entries(sentStates).filter(([, { editable: may }]) => may);
    expect(editable.map(([state]) => state)).toEqual(['RECHAZADA', 'CORRECCION']);
    for (const state of IN_FLIGHT_STATES) expect(all.some(({ from }) => from.includes(state))).toBe(true);
  });
});
