import { describe, expect, it } from 'vitest';
import { postJson } from './postJson.ts';
import type { WireExchange, WireRequest } from './wire.ts';

const asking = {
  url: 'http://127.0.0.1:1/nit',
  authorization: 'Basic dTpw',
  body: { clave: 'ñ' },
  timeoutMs: 400,
  maxBytes: 10,
};
async function answered(
  text: string | Uint8Array,
  { status = 200, ...more }: Partial<WireExchange> & { status?: number } = {},
) {
  const sent: WireRequest[] = [];
  const answer = await postJson(async (request) => {
    sent.push(request);
    const response = { status, date: '', retryAfter: '', contentType: '', bytes: Buffer.from(text) };
    return { left: true, fingerprint: '', response, ...more };
  }, asking);
  return { answer, sent };
}

describe('a question in JSON', () => {
  it('says what it is, who asks, and for how long and how much it waits', async () => {
    const { sent } = await answered('{}');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      url: asking.url,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: 'Basic dTpw',
      },
      timeoutMs: 400,
      maxBytes: 10,
    });
    expect(Buffer.from(sent[0]!.body).toString('utf8')).toBe('{"clave":"ñ"}');
  });

  it('is answered by an object, with its status', async () => {
    expect((await answered('{"a":1}')).answer).toEqual({ kind: 'answer', status: 200, body: { a: 1 } });
    expect((await answered('{}', { status: 401 })).answer).toEqual({ kind: 'answer', status: 401, body: {} });
    expect((await answered('{}', { status: 499 })).answer).toMatchObject({ kind: 'answer' });
  });

  it('is not answered by a page, half an answer, a list, a bare value or letters that are none', async () => {
    for (const text of ['<html>', '{"a":', '', '[]', '"a"', 'null', '1'])
      expect((await answered(text)).answer, text).toEqual({ kind: 'unreadable' });
    expect((await answered(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).answer).toEqual({
      kind: 'unreadable',
    });
  });

  it('meets silence where nothing whole came, or the service says that it cannot', async () => {
    for (const failure of ['timeout', 'reset', 'incomplete'] as const)
      expect((await answered('{}', { failure })).answer).toEqual({ kind: 'silent' });
    for (const status of [429, 500, 503])
      expect((await answered('{}', { status })).answer, String(status)).toEqual({ kind: 'silent' });
    const nothing = await postJson(async () => ({ left: false, fingerprint: '' }), asking);
    expect(nothing).toEqual({ kind: 'silent' });
  });

  it('takes no more than it wants to read', async () => {
    expect((await answered('{"a', { failure: 'too-large' })).answer).toEqual({ kind: 'too-large' });
  });
});
