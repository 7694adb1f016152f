import { describe, expect, it } from 'vitest';
import { gtSatWsdl } from '../../../shared/transmission/wsdl/gtSat.ts';
import { soapCall } from './soapCall.ts';
import type { WireExchange, WireRequest } from './wire.ts';

const call = {
  wsdl: gtSatWsdl,
  endpoint: 'http://127.0.0.1:1/sat',
  operation: 'RecuperaFirma',
  args: { usuario: 'u', clave: 'c', numeroOrden: 'ñ<1>' },
  timeoutMs: 1000,
  maxBytes: 10,
};
const garbage: WireExchange = {
  left: true,
  fingerprint: 'AA',
  response: { status: 500, date: '', retryAfter: '', contentType: '', bytes: Buffer.from('<!DOCTYPE a>') },
};

describe('a SOAP call', () => {
  it('carries the envelope as bytes with the headers of its operation, and gives back what came unread', async () => {
    const sent: WireRequest[] = [];
    const { request, wire } = await soapCall(async (each) => {
      sent.push(each);
      return garbage;
    }, call);
    expect(wire).toBe(garbage);
    expect(Buffer.from(sent[0]!.body).toString('utf8')).toBe(request);
    expect(request).toContain('ñ&lt;1&gt;');
    expect(sent[0]).toMatchObject({ url: call.endpoint, timeoutMs: 1000, maxBytes: 10 });
    expect(JSON.stringify(sent[0]!.headers)).toContain('urn:sat:transmision:duca:1:RecuperaFirma');
    expect(sent).toHaveLength(1);
  });

  it('fails as its wire fails: a worker that is stopped goes no further', async () => {
    const stopped = new Error('stopped');
    await expect(soapCall(() => Promise.reject(stopped), call)).rejects.toBe(stopped);
  });

  it('is not made for an operation that the service does not describe', async () => {
    const operation = 'BorraTodo';
    await expect(soapCall(async () => garbage, { ...call, operation })).rejects.toThrow(
      'The service has no operation BorraTodo',
    );
  });
});
