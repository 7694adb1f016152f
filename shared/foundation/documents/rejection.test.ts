import { expect, it } from 'vitest';
import { ducaKind } from '../../duca/kind.ts';
import { invoiceKind } from '../../invoices/kind.ts';
import { manifestKind } from '../../manifests/kind.ts';
import { hasRefusedChange, isRejected } from './rejection.ts';

const RECHAZO = '10 · No cuadra';

it('goes by the words of an open rejection, whatever state a document stands in', () => {
  for (const ESTADO of ['CORRECCION', 'ACEPTADA', 'VERDE', 'LIBERADA']) {
    expect(isRejected(ducaKind, { ESTADO, RECHAZO })).toBe(true);
    expect(isRejected(ducaKind, { ESTADO })).toBe(false);
  }
});

it('has what was rejected as a whole stand so with or without words, and apart from a refused change', () => {
  for (const kind of [ducaKind, manifestKind]) {
    expect(isRejected(kind, { ESTADO: 'RECHAZADA' })).toBe(true);
    expect(hasRefusedChange(kind, { ESTADO: 'RECHAZADA', RECHAZO })).toBe(false);
  }
});

it('has words that were left on what is prepared anew or was given up mean nothing', () => {
  for (const ESTADO of ['BORRADOR', 'LISTA', 'ANULADA'])
    expect(isRejected(ducaKind, { ESTADO, RECHAZO })).toBe(false);
  expect(isRejected(invoiceKind, { ESTADO: 'BORRADOR', RECHAZO })).toBe(false);
});
