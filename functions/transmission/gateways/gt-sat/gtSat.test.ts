import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../shared/transmission/operations.ts';
import type { WireExchange, WireRequest } from '../wire.ts';
import { gtSat } from './gtSat.ts';

const asked = { operation: 'R' as Operation, key: 'ABC6000001', version: 2, hash: 'ab12', alone: true };
const message = { ...asked, bytes: Buffer.from('<DUCA/>') };
const body = (inner: string): Buffer =>
  Buffer.from(
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${inner}</s:Body></s:Envelope>`,
  );
const result = (inner = ''): Buffer =>
  body(`<XResponse><codigo>00</codigo><numeroOrden>${asked.key}</numeroOrden>${inner}</XResponse>`);
const answered = (bytes: Uint8Array, status = 200): WireExchange => ({
  left: true,
  fingerprint: '',
  response: { status, date: '', retryAfter: '', contentType: 'text/xml', bytes },
});

/** The authority answers such; each clock reading is a second later. */
function authority(exchange: WireExchange) {
  const sent: { operation: string; text: string; request: WireRequest }[] = [];
  let seconds = 0;
  const gateway = gtSat({
    wire: async (request, at) => {
      const text = Buffer.from(request.body).toString();
      const operation = /<(?:\w+:)?Body><(?:\w+:)?(\w+)/.exec(text)?.[1] ?? '';
      sent.push({ operation, text, request });
      await at?.('sent');
      return exchange;
    },
    now: () => new Date(Date.UTC(2026, 10, 20, 15, 0, seconds++)),
    endpoint: 'http://127.0.0.1:1/sat',
    credentials: { user: 'broker', password: 'muy-secreta' },
    version: 'v1',
  });
  return { gateway, sent };
}

describe('what is sent', () => {
  it('is a declaration, or the request of a channel, each by its own operation', async () => {
    const { gateway, sent } = authority(answered(result()));
    for (const operation of ['V', 'R', 'M', 'D', 'CANAL'] as const)
      await gateway.send({ ...message, operation }, { timeoutMs: 1000 });
    const declaration = 'ProcesaDeclaracion';
    expect(sent.map((each) => each.operation)).toEqual([
      ...Array<string>(4).fill(declaration),
      'SolicitaCanal',
    ]);
    expect(sent[0]!.text).toContain('<declaracion>PERVQ0EvPg==</declaracion>');
    expect(sent[4]!.text).toContain('<solicitud>PERVQ0EvPg==</solicitud>');
  });

  it('goes to the configured address within the limits, and asks right before it leaves', async () => {
    const { gateway, sent } = authority(answered(result()));
    const moments: string[] = [];
    const mayStillSend = () => true;
    const at = async (moment: string) => void moments.push(moment);
    await gateway.send(message, { timeoutMs: 1234, mayStillSend, at });
    expect(sent[0]!.request).toMatchObject({
      url: 'http://127.0.0.1:1/sat',
      timeoutMs: 1234,
      maxBytes: 5_242_880,
      mayStillSend,
    });
    expect(moments).toEqual(['sent']);
    await gateway.find(asked, { timeoutMs: 1 });
    expect(sent[1]!.request).not.toHaveProperty('mayStillSend');
  });

  it('is kept without the password, with the operation and when it began and ended', async () => {
    const { gateway, sent } = authority(answered(result()));
    const kept = await gateway.send(message, { timeoutMs: 1000 });
    expect(sent[0]!.text).toContain('<clave>muy-secreta</clave>');
    expect(kept.request).toBe(sent[0]!.text.replace('muy-secreta', '***'));
    expect(kept).toMatchObject({
      operation: 'ProcesaDeclaracion',
      startedAt: new Date('2026-11-20T15:00:00Z'),
      endedAt: new Date('2026-11-20T15:00:01Z'),
    });
  });
});

describe('what comes back', () => {
  it('is read as the answer to the operation', async () => {
    const sent = await authority(answered(result())).gateway.send(message, { timeoutMs: 1 });
    expect(sent.facts).toMatchObject({ status: 200, answer: { facts: { FALTAN: ['FIRMA'] } } });
    const channel = { ...message, operation: 'CANAL' as const };
    const other = await authority(answered(result())).gateway.send(channel, { timeoutMs: 1 });
    expect(other.facts).toMatchObject({ answer: { facts: { FALTAN: ['CANAL'] } } });
  });

  it('of a question is a finding only when it came whole, with status 200', async () => {
    const found = async (exchange: WireExchange) =>
      (await authority(exchange).gateway.find(asked, { timeoutMs: 1 })).finding.kind;
    expect(await found(answered(result()))).toBe('found');
    expect(await found(answered(result(), 500))).toBe('unclear');
    expect(await found({ ...answered(result()), failure: 'incomplete' })).toBe('unclear');
    expect(await found({ ...answered(result()), left: false })).toBe('unclear');
    expect(await found({ left: true, fingerprint: '' })).toBe('unclear');
    const unclear = await authority(answered(result(), 500)).gateway.find(asked, { timeoutMs: 1 });
    expect(unclear.finding).toEqual({ kind: 'unclear', hostile: false });
  });

  it('of a question is also told as an answer, so that a refused password is seen', async () => {
    const fault = body('<s:Fault><faultcode>s:Client.Authentication</faultcode></s:Fault>');
    const { facts } = await authority(answered(fault, 500)).gateway.find(asked, { timeoutMs: 1 });
    expect(facts).toMatchObject({ status: 500, answer: { kind: 'fault', meaning: 'credentials' } });
  });
});

describe('missing parts', () => {
  it('are asked for one by one, each by its own operation', async () => {
    const { gateway, sent } = authority(answered(result('<firma>F</firma>')));
    const parts = await gateway.parts(asked, ['FIRMA', 'CANAL'], { timeoutMs: 1 });
    expect(sent.map((each) => each.operation)).toEqual(['RecuperaFirma', 'RecuperaSelectivo']);
    expect(parts.map((each) => each.found)).toEqual([{ FIRMA: 'F' }, { FIRMA: 'F' }]);
    expect(parts[0]).toMatchObject({ operation: 'RecuperaFirma', facts: { status: 200 } });
    expect(await gateway.parts(asked, [], { timeoutMs: 1 })).toEqual([]);
  });

  it('of what shares its number are asked for by act and hash, which the services of parts are not told', async () => {
    const { gateway, sent } = authority(answered(result('<firma>F</firma><huella>ab12</huella>')));
    const change = { ...asked, operation: 'M', alone: false } as const;
    const [part] = await gateway.parts(change, ['FIRMA'], { timeoutMs: 1 });
    expect(sent.map((each) => each.operation)).toEqual(['ConsultaPorOrden']);
    expect(sent[0]!.text).toMatch(/<operacion>2<\/operacion>.*<huella>ab12<\/huella>/s);
    expect(part).toMatchObject({ found: { FIRMA: 'F' } });
  });

  it('are not found in what did not come whole', async () => {
    const { gateway } = authority(answered(result('<firma>F</firma>'), 500));
    expect((await gateway.parts(asked, ['FIRMA'], { timeoutMs: 1 }))[0]!.found).toEqual({});
  });
});

describe('the service', () => {
  it('works when it says so itself', async () => {
    const healthy = (exchange: WireExchange) => authority(exchange).gateway.healthy({ timeoutMs: 1 });
    expect(await healthy(answered(result()))).toBe(true);
    expect(await healthy(answered(body('<R><codigo>01</codigo></R>')))).toBe(false);
    expect(await healthy(answered(result(), 500))).toBe(false);
    expect(await healthy({ left: false, failure: 'refused', fingerprint: '' })).toBe(false);
  });

  it('is asked without credentials', async () => {
    const { gateway, sent } = authority(answered(result()));
    await gateway.healthy({ timeoutMs: 1 });
    expect(sent[0]!.operation).toBe('EstadoServicio');
    expect(sent[0]!.text).not.toContain('secreta');
    expect([gateway.name, gateway.credentials]).toEqual(['gt-sat', 'v1']);
  });
});
