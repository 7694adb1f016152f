import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../shared/transmission/operations.ts';
import { readParts } from './envelopes.ts';

const asked = { operation: 'R' as Operation, key: 'ABC6000001', version: 2, hash: 'ab12' };
const envelope = (inner: string): Buffer =>
  Buffer.from(
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${inner}</s:Body></s:Envelope>`,
  );
const response = (values: Record<string, string>): Buffer => {
  const fields = Object.entries({ codigo: '00', numeroOrden: asked.key, ...values });
  const inner = fields.map(([name, text]) => `<${name}>${text}</${name}>`).join('');
  return envelope(
    `<RecuperaFirmaResponse xmlns="urn:sat:transmision:duca:1">${inner}</RecuperaFirmaResponse>`,
  );
};

describe('parts that come later', () => {
  const parts = (values: Record<string, string>) => readParts(response(values), asked);

  it('are a signature and a channel that is decided', () => {
    expect(parts({ firma: 'F' })).toEqual({ FIRMA: 'F' });
    expect(parts({ canal: 'ROJO' })).toEqual({ CANAL: 'ROJO' });
    expect(parts({ firma: 'F', canal: 'PENDIENTE' })).toEqual({ FIRMA: 'F' });
    expect(parts({})).toEqual({});
  });

  it('are those of the act that was sealed: a rectification never takes what is the registration’s', () => {
    const amended = { ...asked, operation: 'M' as Operation, hash: 'cd34' };
    expect(readParts(response({ firma: 'F', huella: asked.hash }), amended)).toEqual({});
    expect(readParts(response({ firma: 'F' }), amended)).toEqual({});
    expect(readParts(response({ firma: 'F2', huella: 'CD34' }), amended)).toEqual({ FIRMA: 'F2' });
    expect(readParts(response({ firma: 'F2', huella: 'cd34' }), asked)).toEqual({});
  });

  it('are none of another declaration, of another code, or of what cannot be read', () => {
    expect(parts({ firma: 'F', numeroOrden: 'ABC6000002' })).toEqual({});
    expect(parts({ firma: 'F', codigo: '01' })).toEqual({});
    expect(readParts(Buffer.from('hola'), asked)).toEqual({});
    expect(readParts(envelope(''), asked)).toEqual({});
  });
});
