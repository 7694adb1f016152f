import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../shared/transmission/operations.ts';
import type { Asked } from '../gateway.ts';
import { readFinding, readParts } from './envelopes.ts';

const HASH = 'ab12';
const asked = (operation: Operation, alone = false): Asked => ({
  operation,
  key: 'ABC6000001',
  version: 2,
  hash: HASH,
  alone,
});
const said = (values: Record<string, string>): Buffer => {
  const fields = Object.entries({ codigo: '00', numeroOrden: 'ABC6000001', ...values })
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('');
  return Buffer.from(
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Response>${fields}</Response></s:Body></s:Envelope>`,
  );
};

describe('of an act that shares its number with others', () => {
  it('a code without a hash says nothing, whatever the code', () => {
    for (const operation of ['R', 'M', 'D', 'CANAL'] as const)
      for (const codigo of ['00', '10', '20'])
        expect(readFinding(said({ codigo }), asked(operation)), `${operation} ${codigo}`).toEqual({
          kind: 'unnamed',
        });
    expect(readFinding(said({ huella: 'AB12' }), asked('M'))).toMatchObject({ kind: 'found' });
  });

  it('that is none, a code says enough', () => {
    expect(readFinding(said({}), asked('R', true))).toMatchObject({ kind: 'found' });
    expect(readFinding(said({ codigo: '10' }), asked('R', true))).toMatchObject({ kind: 'refused' });
  });

  it('a signature is taken by our own hash alone', () => {
    const signature = (huella: string, alone = false) =>
      readParts(said({ firma: 'F', codigoQr: 'Q', huella }), asked(alone ? 'R' : 'M', alone));
    expect(signature('AB12')).toEqual({ found: { FIRMA: 'F', QR: 'Q' } });
    for (const alone of [true, false])
      expect(signature('ffff', alone)).toEqual({ found: {}, notTaken: 'foreign' });
    expect(signature('')).toEqual({ found: {}, notTaken: 'unnamed' });
    expect(signature('', true)).toEqual({ found: { FIRMA: 'F', QR: 'Q' } });
    expect(readParts(said({}), asked('M')), 'nothing is nobody’s').toEqual({ found: {} });
  });

  it('a channel is the one of the number, and not of another’s bytes', () => {
    expect(readParts(said({ canal: 'ROJO' }), asked('CANAL'))).toEqual({ found: { CANAL: 'ROJO' } });
    const others = said({ canal: 'ROJO', huella: 'ffff' });
    expect(readParts(others, asked('CANAL'))).toEqual({ found: {}, notTaken: 'foreign' });
  });
});
