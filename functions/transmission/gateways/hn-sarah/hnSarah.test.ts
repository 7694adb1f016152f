import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../shared/transmission/operations.ts';
import type { WireExchange, WireRequest } from '../wire.ts';
import { hnManifests } from './hnManifests.ts';
import { hnSarah } from './hnSarah.ts';

const asked = { operation: 'R' as Operation, key: '1236000567', version: 2, hash: 'ab12', alone: true };
const message = {
  ...asked,
  bytes: Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?>\n<declaracion><nota>ñ &amp; "x"</nota></declaracion>',
  ),
};
const result = (inner = ''): Buffer =>
  Buffer.from(
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
      `<XResponse><codigo>00</codigo><numeroOrden>${asked.key}</numeroOrden><huella>ab12</huella>${inner}</XResponse>` +
      '</s:Body></s:Envelope>',
  );
const answered = (bytes: Uint8Array, status = 200): WireExchange => ({
  left: true,
  fingerprint: '',
  response: { status, date: '', retryAfter: '', contentType: 'text/xml', bytes },
});

/** The service answers such; what it was sent is kept. */
function service(open: typeof hnSarah, exchange: WireExchange, endpoint = 'http://127.0.0.1:1/sarah') {
  const sent: { text: string; body: string; request: WireRequest }[] = [];
  const gateway = open({
    wire: async (request, at) => {
      const text = Buffer.from(request.body).toString();
      sent.push({ text, body: /<soap:Body>(.*)<\/soap:Body>/s.exec(text)?.[1] ?? '', request });
      await at?.('sent');
      return exchange;
    },
    now: () => new Date('2026-11-20T15:00:00Z'),
    endpoint,
    credentials: { user: 'agencia & <1>', password: 'muy-secreta' },
    version: 'v1',
  });
  return { gateway, sent };
}
const WHO = '<usuario>agencia &amp; &lt;1&gt;</usuario><clave>muy-secreta</clave>';
const NAMESPACE = 'urn:despacho:practica:hn:sarah';
const HEADER = `<soap:Header><mensaje xmlns="${NAMESPACE}"><version>2</version><huella>ab12</huella></mensaje></soap:Header>`;

describe.each([
  ['declarations', hnSarah, 'hn-sarah'],
  ['manifests', hnManifests, 'hn-manifiestos'],
] as const)('SARAH’s service of %s', (_, open, name) => {
  it('goes by its name, and by the credentials with which it was opened', () => {
    const { gateway } = service(open, answered(result()));
    expect([gateway.name, gateway.credentials]).toEqual([name, 'v1']);
  });

  it('is sent text in XML within the limits, and asked right before it leaves whether it still may', async () => {
    const { gateway, sent } = service(open, answered(result()));
    const moments: string[] = [];
    const mayStillSend = () => true;
    await gateway.send(message, {
      timeoutMs: 1234,
      mayStillSend,
      at: async (each) => void moments.push(each),
    });
    expect(sent[0]!.request).toMatchObject({ timeoutMs: 1234, maxBytes: 5_242_880, mayStillSend });
    expect(sent[0]!.request.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(moments).toEqual(['sent']);
    await gateway.find(asked, { timeoutMs: 1 });
    expect(sent[1]!.request).not.toHaveProperty('mayStillSend');
  });

  it('is kept as it went, without the password', async () => {
    const { gateway, sent } = service(open, answered(result()));
    const kept = await gateway.send(message, { timeoutMs: 1 });
    expect(sent[0]!.text).toContain('muy-secreta');
    expect(kept.request).toBe(sent[0]!.text.replace('muy-secreta', '***'));
  });

  it('says that it works, and is asked so without anybody’s credentials', async () => {
    const { gateway, sent } = service(open, answered(result()));
    expect(await gateway.healthy({ timeoutMs: 1 })).toBe(true);
    expect(sent[0]!.text).not.toMatch(/usuario|clave|Header/);
    expect(await service(open, answered(result(), 500)).gateway.healthy({ timeoutMs: 1 })).toBe(false);
  });

  it('names in the header, for the answer to repeat, which message it is: version and hash', async () => {
    const { gateway, sent } = service(open, answered(result()));
    await gateway.send(message, { timeoutMs: 1 });
    expect(sent[0]!.text).toContain(HEADER);
    await gateway.find(asked, { timeoutMs: 1 });
    expect(sent[1]!.text).not.toContain('Header');
  });
});

describe('a declaration', () => {
  it('goes to the one address by the operation of what is asked, with the sealed bytes as they are', async () => {
    const { gateway, sent } = service(hnSarah, answered(result()));
    for (const operation of ['V', 'R', 'M', 'D', 'CANAL'] as const)
      await gateway.send({ ...message, operation }, { timeoutMs: 1 });
    const inside = '<declaracion><nota>ñ &amp; "x"</nota></declaracion>';
    const declaration = `<ProcesaDeclaracion xmlns="${NAMESPACE}">${WHO}<datosDeclaracion xmlns="">${inside}</datosDeclaracion></ProcesaDeclaracion>`;
    const channel = `<SolicitaCanal xmlns="${NAMESPACE}">${WHO}<solicitud xmlns="">${inside}</solicitud></SolicitaCanal>`;
    expect(sent.map((each) => each.body)).toEqual([...Array<string>(4).fill(declaration), channel]);
    for (const { request } of sent) expect(request.url).toBe('http://127.0.0.1:1/sarah');
    expect(sent[0]!.request.headers['soapaction']).toBe(`"${NAMESPACE}:ProcesaDeclaracion"`);
    expect(sent[4]!.request.headers['soapaction']).toBe(`"${NAMESPACE}:SolicitaCanal"`);
  });

  it('is asked for by number and hash, and by the code of the very operation, or its name where it has none', async () => {
    const { gateway, sent } = service(hnSarah, answered(result()));
    for (const operation of ['D', 'CANAL'] as const)
      await gateway.find({ ...asked, operation }, { timeoutMs: 1 });
    const question = (code: string): string =>
      `<ConsultaDeclaracion xmlns="${NAMESPACE}">${WHO}<operacion>${code}</operacion>` +
      '<numeroOrden>1236000567</numeroOrden><huella>ab12</huella></ConsultaDeclaracion>';
    expect(sent.map((each) => each.body)).toEqual([question('3'), question('CANAL')]);
  });

  it('has a channel that may come later, which is asked for by its number', async () => {
    const { gateway, sent } = service(hnSarah, answered(result('<canal>ROJO</canal>')));
    const [part] = await gateway.parts({ ...asked, operation: 'CANAL' }, ['CANAL'], { timeoutMs: 1 });
    expect(part).toMatchObject({ operation: 'RecuperaCanal', found: { CANAL: 'ROJO' } });
    expect(sent[0]!.body).toBe(
      `<RecuperaCanal xmlns="${NAMESPACE}">${WHO}<numeroOrden>1236000567</numeroOrden></RecuperaCanal>`,
    );
    await gateway.healthy({ timeoutMs: 1 });
    expect(sent[1]!.body).toBe(`<VerificaSarahActivo xmlns="${NAMESPACE}"></VerificaSarahActivo>`);
  });

  describe('that is changed or asked about by SARAH’s id', () => {
    const named = Buffer.from('<SOL-CAN><idSarah>302600004567l</idSarah></SOL-CAN>');
    const keyOf = async (bytes: Uint8Array, exchange: WireExchange) => {
      const { facts } = await service(hnSarah, exchange).gateway.send(
        { ...message, bytes },
        { timeoutMs: 1 },
      );
      if (facts.left !== 'something' || !('answer' in facts) || facts.answer.kind !== 'result')
        throw new Error(JSON.stringify(facts));
      return facts.answer.key;
    };

    it('is answered with that id, in either case, or without one', async () => {
      expect(await keyOf(named, answered(result('<idSarah>302600004567L</idSarah>')))).toBe(asked.key);
      expect(await keyOf(named, answered(result()))).toBe(asked.key);
      // A registration names none: whatever id it gets is its own.
      expect(await keyOf(message.bytes, answered(result('<idSarah>302600004567L</idSarah>')))).toBe(
        asked.key,
      );
    });

    it('is not answered with another: that answer is another declaration’s, whatever it repeats', async () => {
      expect(await keyOf(named, answered(result('<idSarah>302600009999X</idSarah>')))).toBe('302600009999X');
    });

    it('is left in doubt as any other by what is no result', async () => {
      const told = async (exchange: WireExchange) =>
        (await service(hnSarah, exchange).gateway.send({ ...message, bytes: named }, { timeoutMs: 1 })).facts;
      expect(await told(answered(Buffer.from('hola')))).toMatchObject({ answer: { kind: 'not-xml' } });
      expect(await told({ left: true, failure: 'reset', fingerprint: '' })).toEqual({
        left: 'something',
        why: 'reset',
      });
      expect(await told({ left: false, failure: 'dns', fingerprint: '' })).toEqual({
        left: 'nothing',
        why: 'dns',
      });
    });
  });
});

describe('a manifest', () => {
  it('is validated and presented each at its own address behind the prefix', async () => {
    for (const prefix of ['http://127.0.0.1:1/ws', 'http://127.0.0.1:1/ws/']) {
      const { gateway, sent } = service(hnManifests, answered(result()), prefix);
      for (const operation of ['V', 'R'] as const)
        await gateway.send({ ...message, operation }, { timeoutMs: 1 });
      await gateway.find(asked, { timeoutMs: 1 });
      await gateway.parts(asked, ['CANAL'], { timeoutMs: 1 });
      await gateway.healthy({ timeoutMs: 1 });
      const at = 'http://127.0.0.1:1/ws/honduras/manifiestos';
      expect(sent.map(({ request }) => request.url)).toEqual([
        `${at}/validamanifiesto`,
        `${at}/presentamanifiesto`,
        `${at}/obtenermanifiesto`,
        `${at}/obtenermanifiesto`,
        `${at}/verificarsarahactivo`,
      ]);
      expect(sent.map(({ request }) => request.headers['soapaction'])).toEqual(
        [
          'ValidaManifiesto',
          'PresentaManifiesto',
          'ObtenerManifiesto',
          'ObtenerManifiesto',
          'VerificarSarahActivo',
        ].map((operation) => `"${NAMESPACE}:${operation}"`),
      );
    }
  });

  it('goes with its sealed data as they are, and is asked for by number, operation and hash', async () => {
    const { gateway, sent } = service(hnManifests, answered(result()));
    await gateway.send(message, { timeoutMs: 1 });
    await gateway.find(asked, { timeoutMs: 1 });
    await gateway.parts(asked, ['CANAL'], { timeoutMs: 1 });
    await gateway.healthy({ timeoutMs: 1 });
    const inside = '<declaracion><nota>ñ &amp; "x"</nota></declaracion>';
    expect(sent.map((each) => each.body)).toEqual([
      `<PresentaManifiesto xmlns="${NAMESPACE}">${WHO}<datosManifiesto xmlns="">${inside}</datosManifiesto></PresentaManifiesto>`,
      `<ObtenerManifiesto xmlns="${NAMESPACE}">${WHO}<operacion>1</operacion><numeroOrden>1236000567</numeroOrden><huella>ab12</huella></ObtenerManifiesto>`,
      `<ObtenerManifiesto xmlns="${NAMESPACE}">${WHO}<operacion>1</operacion><numeroOrden>1236000567</numeroOrden><huella>ab12</huella></ObtenerManifiesto>`,
      `<VerificarSarahActivo xmlns="${NAMESPACE}"></VerificarSarahActivo>`,
    ]);
  });

  it('has no channel to be asked for', async () => {
    const { gateway, sent } = service(hnManifests, answered(result()));
    await expect(gateway.send({ ...message, operation: 'CANAL' }, { timeoutMs: 1 })).rejects.toThrow(
      'no channel',
    );
    expect(sent).toEqual([]);
  });
});
