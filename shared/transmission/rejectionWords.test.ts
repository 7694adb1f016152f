import { describe, expect, it } from 'vitest';
import { problem } from '../foundation/rules/problem.ts';
import { answerIn, rejectionWords } from './rejectionWords.ts';

const objection = (message: string) => problem('SAT.1', '', message);

describe('the words of a rejection', () => {
  it('are the authority’s code and text, then what it objects to', () => {
    const PROBLEMAS = [objection('El FOB no suma.'), objection('Falta el BL.')];
    expect(rejectionWords({ CODIGO: '10', MENSAJE: 'Rechazada', PROBLEMAS })).toBe(
      '10 · Rechazada: El FOB no suma. Falta el BL.',
    );
  });

  it('say as much as there is, and no more than a row holds', () => {
    expect(rejectionWords({ CODIGO: '', MENSAJE: '', PROBLEMAS: [] })).toBe('');
    expect(rejectionWords({ CODIGO: '', MENSAJE: 'Rechazada', PROBLEMAS: [] })).toBe('Rechazada');
    const PROBLEMAS = [objection('x'.repeat(500))];
    const long = rejectionWords({ CODIGO: '10', MENSAJE: '', PROBLEMAS });
    expect(long).toHaveLength(400);
    expect(long.endsWith('…')).toBe(true);
  });

  it('are the answer alone where the objections are told one by one', () => {
    const PROBLEMAS = [objection('El FOB no suma.'), objection('Falta el BL.')];
    expect(answerIn(rejectionWords({ CODIGO: '10', MENSAJE: 'Rechazada', PROBLEMAS }), PROBLEMAS)).toBe(
      '10 · Rechazada',
    );
    expect(answerIn(rejectionWords({ CODIGO: '', MENSAJE: '', PROBLEMAS }), PROBLEMAS)).toBe('');
    expect(answerIn('10 · Rechazada', [])).toBe('10 · Rechazada');
  });
});
