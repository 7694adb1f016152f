import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deliver } from './deliver.ts';
import { answer } from './response.ts';

const long = { result: 'línea '.repeat(5000) };
const text = JSON.stringify(long);
const asked = (accepted?: string) => ({
  headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted },
});
const plain = (body: string) => Buffer.from(body, 'base64');

describe('an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['GZIP', 'gzip', gunzipSync],
  ])('for a caller that takes «%s» goes out as %s', async (accepted, coding, unpack) => {
    const sent = await deliver(answer(200, long, ['a=1'], '7'), asked(accepted), 'ref');
    expect(sent).toMatchObject({
      statusCode: 200,
      isBase64Encoded: true,
      headers: { 'content-encoding': coding, vary: 'accept-encoding', 'x-catalogue-revision': '7' },
      multiValueHeaders: { 'set-cookie': ['a=1'] },
    });
    expect(unpack(plain(sent.body)).toString()).toBe(text);
    expect(sent.body.length).toBeLessThan(text.length / 10);
  });

  it.each([undefined, '', 'identity', 'gzip;q=0', 'brotli, xgzip'])(
    'for a caller that takes «%s» goes out as it is',
    async (accepted) => {
      const sent = await deliver(answer(200, long), asked(accepted), 'ref');
      expect([sent.body, sent.isBase64Encoded, sent.headers?.['content-encoding']]).toEqual([
        text,
        undefined,
        undefined,
      ]);
      expect(sent.headers?.['vary']).toBe('accept-encoding');
    },
  );

  it('that is small is not touched', async () => {
    const small = answer(200, { result: 'línea' });
    expect(await deliver(small, asked('br, gzip'), 'ref')).toBe(small);
  });

  it('that AWS would cut off is refused with a sentence, and its cookie is still set', async () => {
    const noise = { result: randomBytes(6 * 1024 * 1024).toString('base64') };
    const sent = await deliver(answer(200, noise, ['a=1'], '7'), asked('gzip'), 'ref');
    expect(sent).toMatchObject({
      statusCode: 422,
      headers: { 'x-catalogue-revision': '7' },
      multiValueHeaders: { 'set-cookie': ['a=1'] },
    });
    expect(sent.headers).not.toHaveProperty('content-encoding');
    const { error } = JSON.parse(sent.body) as { error: Record<string, string> };
    expect([error['code'], error['reference']]).toEqual(['answer.too-large', 'ref']);
    expect(error['message']).toMatch(
      /^La respuesta pesa (8|8\.1) MB y el límite es 6 MB; .*«accept-encoding: gzip»/,
    );
  });

  it('is counted with the marks that AWS puts before its quotes', async () => {
    const body = { result: '"'.repeat(2.5 * 1024 * 1024) };
    expect((await deliver(answer(200, body), asked(), 'ref')).statusCode).toBe(422);
    expect((await deliver(answer(200, body), asked('gzip'), 'ref')).statusCode).toBe(200);
  });
});
