import { describe, expect, it } from 'vitest';
import { noFacts } from '../transmission/facts.ts';
import { channelTransition } from '../transmission/declarationLife.ts';
import { withAcceptance } from './acceptance.ts';
import { ducaFromDvas } from './derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from './sampleSources.fixture.ts';

const reference = sampleReference();
const body = ducaFromDvas(sampleSources({ lines: 1, invoices: 1, suppliers: 1, containers: 0 }), reference);

describe('withAcceptance', () => {
  it('keeps number, date, signature, channel and the thirty working days of validity', () => {
    const facts = {
      ...noFacts,
      NUMERO: 'GTSTCST2600123400017',
      FIRMA: 'abc',
      FECHA: '2026-11-20T10:15:00',
      CANAL: 'VERDE',
    };
    expect(withAcceptance(body, facts, reference).DUCA).toMatchObject({
      NUMERO_DUCA: 'GTSTCST2600123400017',
      FECHA_ACEPTACION: '2026-11-20T10:15:00',
      FIRMA_ELECTRONICA: 'abc',
      CANAL_SELECTIVO: 'VERDE',
      VALIDA_HASTA: '2027-01-05',
    });
  });

  it('adds a part that comes later, keeps what the later answer does not say, and changes nothing the second time', () => {
    const first = withAcceptance(
      body,
      { ...noFacts, NUMERO: 'N1', FECHA: 'pronto', CANAL: 'PENDIENTE' },
      reference,
    );
    expect(first.DUCA).toMatchObject({ NUMERO_DUCA: 'N1', FECHA_ACEPTACION: '', CANAL_SELECTIVO: '' });
    const second = withAcceptance(first, { ...noFacts, FIRMA: 'x' }, reference);
    expect(second.DUCA).toMatchObject({ NUMERO_DUCA: 'N1', FIRMA_ELECTRONICA: 'x' });
    expect(withAcceptance(second, { ...noFacts, FIRMA: 'x' }, reference)).toBe(second);
  });
});

describe('channelTransition', () => {
  it('knows the three channels and waits for the rest', () => {
    expect(['VERDE', 'AMARILLO', 'ROJO', 'PENDIENTE', ''].map(channelTransition)).toEqual([
      'green',
      'yellow',
      'red',
      undefined,
      undefined,
    ]);
  });
});
