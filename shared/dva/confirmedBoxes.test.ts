import { describe, expect, it } from 'vitest';
import { checkDva } from './checkDva.ts';
import { boxOf, isConfirmed, QUESTIONS, withConfirmed } from './confirmedBoxes.ts';
import { sampleDva, sampleReference } from './sampleDva.fixture.ts';

const warningOf = (CONDICIONES_CONFIRMADAS: string): { path: string; message: string } | undefined => {
  const body = sampleDva(1);
  const DVA = { ...body.DVA, CONDICIONES_CONFIRMADAS };
  return checkDva({ ...body, DVA }, sampleReference()).find(
    (each) => each.code === 'dva.conditions-unconfirmed',
  );
};

describe('confirmed boxes', () => {
  it('are kept once each and in the order of the paper', () => {
    expect(withConfirmed('', ['CASILLA_29', 'CASILLA_24'])).toBe('24,29');
    expect(withConfirmed('24,29', ['CASILLA_24', 'CASILLA_26'])).toBe('24,26,29');
    expect(withConfirmed('', QUESTIONS)).toBe('24,25,26,27,28,29');
    expect(withConfirmed('99,24', [])).toBe('24');
    expect(
      QUESTIONS.filter((each) => isConfirmed({ CONDICIONES_CONFIRMADAS: '24,28' }, each)).map(boxOf),
    ).toEqual(['24', '28']);
  });

  it('are missed by name, and lead to the first of them', () => {
    expect(warningOf('24,25,26,27,28,29')).toBeUndefined();
    expect(warningOf('')).toMatchObject({
      path: 'DVA.CASILLA_24',
      message: expect.stringContaining('Casillas 24, 25, 26, 27, 28 y 29:'),
    });
    expect(warningOf('24,26,27,28')).toMatchObject({
      path: 'DVA.CASILLA_25',
      message: expect.stringContaining('Casillas 25 y 29:'),
    });
    expect(warningOf('24,25,26,27,28')).toMatchObject({ message: expect.stringMatching(/^Casilla 29: la /) });
  });
});
