import { expect, it } from 'vitest';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import { inOrder } from './inOrder.ts';

const row = (ID: string, more: Partial<TransmissionSummary>): TransmissionSummary => ({
  ...{ ID, TIPO: 'duca', ID_DOCUMENTO: 'duc-1', CLAVE: '1236000001', VERSION: 1, OPERACION: 'R' },
  ...{ ESTADO: 'ACCEPTED', ETIQUETA: 'Aceptada', TONO: 'good', ICONO: 'check', SABEMOS: '' },
  ...{ CREADO: '', MODIFICADO: '', USUARIO: 'Ana', INTENTOS: 1, SIGUIENTE: '', NUMERO: '', CANAL: '' },
  ...more,
});
const rows = [
  row('c', { VERSION: 2, USUARIO: 'Óscar' }),
  row('b', { VERSION: 10, USUARIO: 'Nora' }),
  row('a', { VERSION: 1, USUARIO: 'Ñandú' }),
];
const ids = (order: string) => inOrder(rows, order).rows.map(({ ID }) => ID);

it('versions are sorted as numbers and names as Spanish has them', () => {
  expect(ids('VERSION')).toEqual(['a', 'c', 'b']);
  expect(ids('-VERSION')).toEqual(['b', 'c', 'a']);
  expect(ids('USUARIO')).toEqual(['b', 'a', 'c']);
});

it('those that say the same stay newest first, and so do all for a column that is none', () => {
  expect(ids('CLAVE')).toEqual(['c', 'b', 'a']);
  expect(ids('-CLAVE')).toEqual(['c', 'b', 'a']);
  expect(inOrder(rows, 'constructor')).toEqual({ rows, order: '-CREADO' });
});
