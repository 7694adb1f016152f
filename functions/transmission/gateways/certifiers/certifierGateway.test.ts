import { describe, expect, it } from 'vitest';
import { noFacts } from '../../../../shared/transmission/facts.ts';
import type { WireExchange, WireRequest } from '../wire.ts';
import { certifierGateway, type CertifierSaid } from './certifierGateway.ts';
import { structuredDialect } from './dialects.ts';

const asked = { operation: 'CERTIFICA', key: 'AB-1', version: 2, hash: 'ab12', alone: true } as const;
const message = { ...asked, bytes: Buffer.from('<a>ñ</a>') };
const limits = { timeoutMs: 1234 };
const full: CertifierSaid = {
  codigo: '00',
  mensaje: 'Firmado',
  referencia: 'AB-1',
  huella: 'AB12',
  numero: 'CERT-1',
  certificado: 'ABC=',
  fecha: '2026-11-20T09:00:00',
  errores: [],
};
const bytesOf = (said: object): Buffer => Buffer.from(JSON.stringify(said));

/** A certifier that answers such, and what it was told. */
function certifier(
  said: Partial<CertifierSaid> | Uint8Array,
  wire: Partial<WireExchange> = {},
  status = 200,
) {
  const sent: WireRequest[] = [];
  let seconds = 0;
  const bytes = said instanceof Uint8Array ? said : bytesOf({ ...full, ...said });
  const gateway = certifierGateway(
    'certificador-a',
    structuredDialect,
  )({
    wire: async (request, at) => {
      sent.push(request);
      await at?.('sent');
      const response = { status, date: '', retryAfter: '', contentType: '', bytes };
      return { left: true, fingerprint: '', response, ...wire };
    },
    endpoint: 'http://127.0.0.1:1/certificar',
    now: () => new Date(Date.UTC(2026, 10, 20, 15, 0, seconds++)),
    credentials: { user: 'u', password: 'p' },
    version: 'v1',
  });
  const told = () => sent.map(({ body }) => JSON.parse(Buffer.from(body).toString()) as object);
  return { gateway, sent, told };
}
const answerOf = async (...said: Parameters<typeof certifier>) =>
  (await certifier(...said).gateway.send(message, limits)).facts;
const findingOf = async (...said: Parameters<typeof certifier>) =>
  (await certifier(...said).gateway.find(asked, limits)).finding;

describe('what a certifier is told', () => {
  it('to certify is the sealed document, its reference, version and hash, in the company’s name', async () => {
    const { gateway, sent, told } = certifier({});
    const mayStillSend = () => true;
    const moments: string[] = [];
    const at = async (moment: string) => void moments.push(moment);
    const kept = await gateway.send(message, { ...limits, mayStillSend, at });
    expect(told()).toEqual([
      {
        operacion: 'CERTIFICAR',
        referencia: 'AB-1',
        version: '2',
        huella: 'ab12',
        documento: Buffer.from('<a>ñ</a>').toString('base64'),
      },
    ]);
    expect(sent[0]).toMatchObject({
      url: 'http://127.0.0.1:1/certificar',
      headers: { 'content-type': 'application/json', authorization: 'Basic dTpw' },
      timeoutMs: 1234,
      maxBytes: 262_144,
      mayStillSend,
    });
    expect(moments).toEqual(['sent']);
    expect(kept).toMatchObject({
      operation: 'CERTIFICAR',
      startedAt: new Date('2026-11-20T15:00:00Z'),
      endedAt: new Date('2026-11-20T15:00:01Z'),
      request: Buffer.from(sent[0]!.body).toString(),
    });
    expect(kept.request).not.toContain('dTpw');
    expect([gateway.name, gateway.credentials]).toEqual(['certificador-a', 'v1']);
  });

  it('when it is asked is reference and hash alone, and whether it works nothing at all', async () => {
    const { gateway, sent, told } = certifier({});
    await gateway.find(asked, limits);
    await gateway.parts(asked, ['FIRMA'], limits);
    await gateway.healthy(limits);
    const question = { operacion: 'CONSULTAR', referencia: 'AB-1', huella: 'ab12' };
    expect(told()).toEqual([question, question, { operacion: 'ESTADO' }]);
    expect(sent[0]).not.toHaveProperty('mayStillSend');
  });
});

describe('what a certifier answers', () => {
  it('is number, signature and moment, with nothing made up', async () => {
    expect(await answerOf({})).toEqual({
      left: 'something',
      status: 200,
      answer: {
        kind: 'result',
        meaning: 'accepted',
        key: 'AB-1',
        hash: 'ab12',
        facts: {
          ...noFacts,
          NUMERO: 'CERT-1',
          FIRMA: 'ABC=',
          FECHA: '2026-11-20T09:00:00',
          CODIGO: '00',
          MENSAJE: 'Firmado',
        },
      },
    });
  });

  it('lacks the signature of what it numbered, and of nothing else', async () => {
    const lacking = async (said: Partial<CertifierSaid>) => {
      const facts = await answerOf(said);
      return 'answer' in facts && facts.answer.kind === 'result' ? facts.answer.facts.FALTAN : undefined;
    };
    expect(await lacking({ certificado: '' })).toEqual(['FIRMA']);
    expect(await lacking({ certificado: '', numero: '' })).toEqual([]);
  });

  it('objects in its own words', async () => {
    expect(await answerOf({ codigo: '10', errores: ['vencido', 'sin firma'] })).toMatchObject({
      answer: {
        meaning: 'rejected',
        facts: {
          PROBLEMAS: [
            { code: 'certifier.objection', path: '', message: 'vencido', severity: 'error' },
            { code: 'certifier.objection', path: '', message: 'sin firma', severity: 'error' },
          ],
        },
      },
    });
  });

  it.each([
    ['00', 'accepted'],
    ['01', 'processing'],
    ['10', 'rejected'],
    ['20', 'duplicate'],
    ['40', undefined],
    ['99', undefined],
  ])('with code %s means «%s»', async (codigo, meaning) => {
    expect(await answerOf({ codigo })).toMatchObject({ answer: { kind: 'result', meaning } });
  });

  it('that it is busy took nothing', async () => {
    expect(await answerOf({ codigo: '30' })).toMatchObject({
      answer: { kind: 'fault', code: '30', meaning: 'busy' },
    });
  });

  it('that refuses the user is that, whatever stands in it, once it came whole', async () => {
    for (const status of [401, 403])
      expect(await answerOf(Buffer.from('<html>'), {}, status)).toEqual({
        left: 'something',
        status: 200,
        answer: { kind: 'fault', code: String(status), meaning: 'credentials' },
      });
    expect(await answerOf({}, { failure: 'incomplete' }, 401)).toEqual({
      left: 'something',
      why: 'incomplete',
    });
    expect(await answerOf({}, {}, 404)).toMatchObject({ status: 404, answer: { kind: 'result' } });
  });

  it('is none that cannot be read', async () => {
    for (const bytes of [Buffer.from('<html>'), Buffer.from([0xff, 0xfe])])
      expect(await answerOf(bytes)).toMatchObject({ answer: { kind: 'unreadable' } });
  });
});

describe('what a certifier says became of a document', () => {
  it('is that it has it, by the hash in either case', async () => {
    expect(await findingOf({})).toMatchObject({ kind: 'found', facts: { NUMERO: 'CERT-1' } });
    expect(await findingOf({ codigo: '20' })).toMatchObject({ kind: 'found' });
  });

  it('is that it has another under its reference', async () => {
    for (const codigo of ['00', '10', '20'])
      expect(await findingOf({ codigo, huella: 'ffff' }), codigo).toEqual({ kind: 'conflict' });
  });

  it('is that it refused it, is at it, or has none', async () => {
    for (const huella of ['ab12', ''])
      expect(await findingOf({ codigo: '10', huella })).toMatchObject({
        kind: 'refused',
        facts: { CODIGO: '10' },
      });
    expect(await findingOf({ codigo: '01', huella: 'ffff' })).toEqual({ kind: 'processing' });
    expect(await findingOf({ codigo: '40', huella: '' })).toEqual({ kind: 'absent' });
  });

  it('proves nothing where it does not say whose hash, or in no answer that is one', async () => {
    const unclear = { kind: 'unclear', hostile: false };
    for (const codigo of ['00', '20'])
      expect(await findingOf({ codigo, huella: '' })).toEqual({ kind: 'unnamed' });
    const { gateway } = certifier({ codigo: '10', huella: '' });
    const { finding } = await gateway.find({ ...asked, alone: false }, limits);
    expect(finding, 'a refusal that may be of the version before').toEqual({ kind: 'unnamed' });
    for (const codigo of ['30', '99']) expect(await findingOf({ codigo })).toEqual(unclear);
    expect(await findingOf(Buffer.from('<html>'))).toEqual(unclear);
    expect(await findingOf({}, {}, 500)).toEqual(unclear);
    expect(await findingOf({}, { failure: 'incomplete' })).toEqual(unclear);
    expect(await findingOf({}, { left: false })).toEqual(unclear);
  });

  it('about another reference is another’s', async () => {
    for (const codigo of ['00', '10', '40'])
      expect(await findingOf({ codigo, referencia: 'AB-2' }), codigo).toEqual({ kind: 'foreign' });
  });
});

it('the signature that was missing comes when it is there, and only for its own document', async () => {
  const parts = async (said: Parameters<typeof certifier>[0], status = 200) =>
    (await certifier(said, {}, status).gateway.parts(asked, ['FIRMA'], limits)).map(({ found }) => found);
  expect(await parts({})).toEqual([{ FIRMA: 'ABC=' }]);
  expect(await parts({ certificado: '' })).toEqual([{}]);
  expect(await parts({ referencia: 'AB-2' })).toEqual([{}]);
  expect(await parts({ huella: 'ffff' }), 'of other bytes').toEqual([{}]);
  expect(await parts({}, 500)).toEqual([{}]);
  const { gateway, sent } = certifier({});
  expect(await gateway.parts(asked, [], limits)).toEqual([]);
  expect(sent).toEqual([]);
});

it('a certifier works when it says so itself', async () => {
  const healthy = (...said: Parameters<typeof certifier>) => certifier(...said).gateway.healthy(limits);
  expect(await healthy({})).toBe(true);
  expect(await healthy({ codigo: '30' })).toBe(false);
  expect(await healthy({}, {}, 500)).toBe(false);
  expect(await healthy({}, { failure: 'timeout' })).toBe(false);
  expect(await healthy(Buffer.from('x'))).toBe(false);
});
