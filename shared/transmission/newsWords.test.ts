import { expect, it } from 'vitest';
import { ducaStates } from '../duca/states.ts';
import { manifestStates } from '../manifests/states.ts';
import type { Outcome } from './events.ts';
import { newsWords } from './newsWords.ts';
import type { Operation } from './operations.ts';

it.each<[Operation, Outcome, string, string]>([
  ['R', 'ACCEPTED', '', 'Aceptada'],
  ['R', 'ACCEPTED', 'PENDIENTE', 'Aceptada'],
  ['R', 'ACCEPTED', 'ROJO', 'Canal rojo'],
  ['R', 'REJECTED', '', 'Rechazada'],
  ['CANAL', 'ACCEPTED', 'PENDIENTE', 'Aceptada, canal solicitado'],
  ['CANAL', 'CHANNEL', 'VERDE', 'Canal verde'],
  ['CANAL', 'REJECTED', '', 'Solicitud de canal rechazada'],
  ['M', 'ACCEPTED', 'VERDE', 'Rectificación aceptada'],
  ['M', 'REJECTED', '', 'Rectificación rechazada'],
  ['D', 'ACCEPTED', '', 'Anulación aceptada; sus documentos quedan libres'],
  ['D', 'REJECTED', '', 'Anulación rechazada'],
  ['V', 'REJECTED', '', 'Validación rechazada'],
  ['R', 'TAKEN_OUT', '', 'Registro: se retiró de la cola y no salió'],
])('news of %s, %s with channel «%s», reads «%s»', (operation, outcome, channel, words) => {
  expect(newsWords(ducaStates, outcome, { operation, channel })).toBe(words);
});

it('an acceptance and its channel never read alike, nor does an answer to a change as one of them', () => {
  const told = (
    [
      ['R', 'ACCEPTED', ''],
      ['CANAL', 'ACCEPTED', 'PENDIENTE'],
      ['CANAL', 'CHANNEL', 'VERDE'],
      ['M', 'ACCEPTED', 'VERDE'],
      ['D', 'REJECTED', 'VERDE'],
    ] as const
  ).map(([operation, outcome, channel]) => newsWords(ducaStates, outcome, { operation, channel }));
  expect(new Set(told).size).toBe(told.length);
});

it('reads as the kind of document calls its states', () => {
  expect(newsWords(manifestStates, 'ACCEPTED', { operation: 'R', channel: '' })).toBe('Registrado');
  expect(newsWords(manifestStates, 'REJECTED', { operation: 'R', channel: '' })).toBe('Rechazado');
});
