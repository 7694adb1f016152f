import { describe, expect, it } from 'vitest';
import { noFacts } from '../../../shared/transmission/facts.ts';
import type { DeclarationRow } from './declaration.ts';
import { lacksSeal, untold } from './restored.ts';

const header = (more: Partial<DeclarationRow>): DeclarationRow => ({
  ...{
    pk: '',
    sk: '',
    ID: 'duc-1',
    ESTADO: 'TRANSMITIENDO',
    VERSION: 3,
    LOCK: 4,
    ID_ORDEN: '',
    NUMERO_UNICO: '',
  },
  ...{ CREADO: '', CREADO_POR: '', MODIFICADO_POR: '', RESUMEN: {} },
  MODIFICADO: '2026-11-20T08:00:00',
  VERSION_SELLADA: 3,
  ...more,
});
type Told = Parameters<typeof untold>[1];
const head = (more: Partial<Told> = {}): Told => ({
  ...{ operation: 'R', version: 3, state: 'ACCEPTED', facts: noFacts },
  modified: '2026-11-20T14:30:00.000Z',
  ...more,
});
const young = { modified: '2026-11-20T13:00:00.000Z' };

describe('a declaration that was put back with its seal', () => {
  it('is told what became of it, and once it is there nothing', () => {
    for (const state of ['ACCEPTED', 'REJECTED', 'TAKEN_OUT'] as const)
      expect(untold(header({}), head({ state }))).toEqual({ outcome: state });
    expect(untold(header({ ESTADO: 'ACEPTADA', MODIFICADO: '2026-11-20T08:30:00' }), head())).toBeUndefined();
    expect(untold(header({}), head({ state: 'QUEUED' }))).toBeUndefined();
    expect(untold(header({ VERSION: 2, VERSION_SELLADA: 2 }), head())).toBeUndefined();
  });

  it('is told parts of an acceptance that came after its last save', () => {
    expect(untold(header({ ESTADO: 'ACEPTADA' }), head())).toEqual({ outcome: 'ACCEPTED' });
    expect(untold(header({ ESTADO: 'ACEPTADA' }), head(young))).toBeUndefined();
    expect(untold(header({ ESTADO: 'RECHAZADA' }), head({ state: 'REJECTED' }))).toBeUndefined();
  });

  it('is told that a person is asked, unless it says so', () => {
    expect(untold(header({}), head({ state: 'NEEDS_HUMAN' }))).toEqual({ outcome: 'NEEDS_HUMAN' });
    expect(untold(header({ ESTADO: 'DECISION' }), head({ state: 'NEEDS_HUMAN' }))).toBeUndefined();
  });

  it('is told a channel once it is accepted, and of requests and validations what the last of them brought', () => {
    const channel = head({ operation: 'CANAL', state: 'CHANNEL', facts: { ...noFacts, CANAL: 'VERDE' } });
    expect(untold(header({}), channel)).toBeUndefined();
    expect(untold(header({ ESTADO: 'ACEPTADA' }), channel)).toEqual({ outcome: 'CHANNEL' });
    expect(untold(header({ ESTADO: 'VERDE' }), channel)).toBeUndefined();
    const refused = head({ operation: 'CANAL', state: 'REJECTED' });
    expect(untold(header({ ESTADO: 'CANAL_PEDIDO' }), refused)).toEqual({
      outcome: 'REJECTED',
      isLast: true,
    });
    expect(untold(header({ ESTADO: 'ACEPTADA' }), refused)).toBeUndefined();
    const valid = head({ operation: 'V' });
    expect(untold(header({ ESTADO: 'VALIDANDO' }), valid)).toEqual({ outcome: 'ACCEPTED', isLast: true });
    expect(untold(header({ ESTADO: 'VALIDANDO', VERSION: 4 }), valid)).toBeUndefined();
  });
});

describe('a declaration that was put back without its seal', () => {
  const draft = { VERSION_SELLADA: 2 };
  it('lacks what stands with the authority or may, and nothing that has no effect there', () => {
    expect(lacksSeal(draft, head())).toBe(true);
    expect(lacksSeal({}, head({ state: 'UNKNOWN' }))).toBe(true);
    expect(lacksSeal(draft, head({ operation: 'D', state: 'QUEUED' }))).toBe(true);
    expect(lacksSeal(draft, head({ state: 'REJECTED' }))).toBe(false);
    expect(lacksSeal(draft, head({ state: 'TAKEN_OUT' }))).toBe(false);
    expect(lacksSeal(draft, head({ operation: 'V' }))).toBe(false);
    expect(lacksSeal({ VERSION_SELLADA: 3 }, head())).toBe(false);
  });
});
