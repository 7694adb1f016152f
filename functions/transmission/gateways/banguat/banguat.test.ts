import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireExchange, WireRequest } from '../wire.ts';
import { fetchRate, readRate } from './banguat.ts';

beforeEach(() => {
  vi.stubEnv('BANGUAT_ENDPOINT', 'http://127.0.0.1:1/banguat');
  vi.stubEnv('BANGUAT_TIMEOUT_MS', '');
});
afterEach(() => vi.unstubAllEnvs());

const answer = (fecha: string, referencia: string): Buffer =>
  Buffer.from(
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><TipoCambioDiaResponse><TipoCambioDiaResult>' +
      `<CambioDolar><VarDolar><fecha>${fecha}</fecha><referencia>${referencia}</referencia></VarDolar></CambioDolar>` +
      '</TipoCambioDiaResult></TipoCambioDiaResponse></s:Body></s:Envelope>',
  );
const response = (bytes: Uint8Array, status = 200): WireExchange => ({
  left: true,
  fingerprint: '',
  response: { status, date: '', retryAfter: '', contentType: '', bytes },
});

describe('the rate of the bank', () => {
  it('is taken with its own day, and with five decimals', () => {
    expect(readRate(answer('20/11/2026', '7.73901'))).toEqual({ day: '2026-11-20', rate: '7.73901' });
    expect(readRate(answer('01/02/2026', '7.7'))).toEqual({ day: '2026-02-01', rate: '7.70000' });
    expect(readRate(answer('20/11/2026', '107.73901'))?.rate).toBe('107.73901');
  });

  it.each([
    ['20/11/26', '7.73901'],
    ['2026-11-20', '7.73901'],
    ['x20/11/2026', '7.73901'],
    ['20/11/2026x', '7.73901'],
    ['1/11/2026', '7.73901'],
    ['20/1/2026', '7.73901'],
    ['', '7.73901'],
    ['20/11/2026', ''],
    ['20/11/2026', '7'],
    ['20/11/2026', '7.'],
    ['20/11/2026', '.73901'],
    ['20/11/2026', '7,73901'],
    ['20/11/2026', '7.739012'],
    ['20/11/2026', '1007.73901'],
    ['20/11/2026', '-7.73901'],
    ['20/11/2026', '7.73901x'],
  ])('is none in another form: «%s», «%s»', (day, rate) => {
    expect(readRate(answer(day, rate))).toBeUndefined();
  });

  it('is none where nothing can be read', () => {
    expect(readRate(Buffer.from('hola'))).toBeUndefined();
    expect(readRate(Buffer.from('<a/>'))).toBeUndefined();
  });
});

describe('the bank', () => {
  it('is asked at its address within eight seconds, or as configured, for a quarter of a megabyte at most', async () => {
    const asked: WireRequest[] = [];
    const wire = async (request: WireRequest) => {
      asked.push(request);
      return response(answer('20/11/2026', '7.73901'));
    };
    expect(await fetchRate(wire)).toEqual({ day: '2026-11-20', rate: '7.73901' });
    vi.stubEnv('BANGUAT_TIMEOUT_MS', '500');
    await fetchRate(wire);
    expect(asked[0]).toMatchObject({
      url: 'http://127.0.0.1:1/banguat',
      timeoutMs: 8000,
      maxBytes: 262_144,
    });
    expect(asked[1]!.timeoutMs).toBe(500);
    expect(Buffer.from(asked[0]!.body).toString()).toContain('TipoCambioDia');
  });

  it('fails when it does not answer whole, answers with another status, or without a rate', async () => {
    const good = answer('20/11/2026', '7.73901');
    await expect(fetchRate(async () => ({ ...response(good), failure: 'reset' }))).rejects.toThrow(
      'Bank did not answer: reset',
    );
    await expect(fetchRate(async () => response(good, 503))).rejects.toThrow('Bank did not answer: 503');
    await expect(fetchRate(async () => ({ left: true, fingerprint: '' }))).rejects.toThrow(
      'Bank did not answer',
    );
    await expect(fetchRate(async () => response(answer('', '')))).rejects.toThrow(
      'Bank answered without a rate',
    );
  });
});
