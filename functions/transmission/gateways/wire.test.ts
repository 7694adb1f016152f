import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createPlain, type AddressInfo, type Server as Plain } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { httpWire, type Moment, type WireRequest } from './wire.ts';

let server: Server | Plain | undefined;
afterEach(async () => {
  if (server && 'closeAllConnections' in server) server.closeAllConnections();
  server?.close();
  if (server?.listening) await once(server, 'close');
  server = undefined;
});

const addressOf = async (of: Server | Plain): Promise<string> => {
  server = of.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};
/** An authority that answers as it is told; the address of its service. */
const authority = async (listener: RequestListener): Promise<string> =>
  `http://${await addressOf(createServer(listener))}/servicio`;
/** Whoever writes such raw bytes once something came, and hangs up then. */
const writing = async (text: string): Promise<string> =>
  `http://${await addressOf(createPlain((socket) => socket.once('data', () => socket.end(text)).on('error', () => undefined)))}/`;
const asking = (url: string, more: Partial<WireRequest> = {}): WireRequest => ({
  url,
  headers: { soapaction: 'X' },
  body: Buffer.from('<ñ/>'),
  timeoutMs: 60_000,
  maxBytes: 1000,
  ...more,
});

describe('one exchange', () => {
  it('is a POST of the very bytes over a connection of its own, and brings back what was answered', async () => {
    const heard: unknown[] = [];
    const url = await authority((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method, headers } = request;
        heard.push([
          method,
          request.url,
          headers['soapaction'],
          headers['content-length'],
          headers.connection,
          Buffer.concat(chunks).toString(),
        ]);
        response.writeHead(503, {
          date: 'Fri, 20 Nov 2026 15:00:00 GMT',
          'retry-after': '120',
          'content-type': 'text/xml',
        });
        response.write('<a>');
        response.end('</a>');
      });
    });
    const moments: Moment[] = [];
    const exchange = await httpWire(asking(url), async (moment) => void moments.push(moment));
    expect(heard).toEqual([['POST', '/servicio', 'X', '5', 'close', '<ñ/>']]);
    expect(exchange).toEqual({
      left: true,
      fingerprint: '',
      response: {
        status: 503,
        date: 'Fri, 20 Nov 2026 15:00:00 GMT',
        retryAfter: '120',
        contentType: 'text/xml',
        bytes: Buffer.from('<a></a>'),
      },
    });
    expect(moments).toEqual(['connecting', 'connected', 'sent', 'answered']);
  });

  it('says nothing of what the answer does not say', async () => {
    const url = await writing('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
    expect((await httpWire(asking(url))).response).toEqual({
      status: 200,
      date: '',
      retryAfter: '',
      contentType: '',
      bytes: Buffer.alloc(0),
    });
  });

  it('goes nowhere else: a redirect is an answer like any other', async () => {
    let asked = 0;
    const url = await authority((_, response) => {
      asked += 1;
      response.writeHead(302, { location: '/otra' }).end();
    });
    expect((await httpWire(asking(url))).response?.status).toBe(302);
    expect(asked).toBe(1);
  });
});

describe('that something left', () => {
  it('is a fact when the connection broke after the bytes, and nothing came', async () => {
    const url = await writing('');
    expect(await httpWire(asking(url))).toEqual({ left: true, failure: 'reset', fingerprint: '' });
  });

  it('is a fact when the answer broke off; the part that came is kept', async () => {
    const url = await writing('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n<a>');
    const exchange = await httpWire(asking(url));
    expect(exchange).toMatchObject({ left: true, failure: 'incomplete', response: { status: 200 } });
    expect(Buffer.from(exchange.response!.bytes).toString()).toBe('<a>');
  });

  it('is a fact when more came than is read; no more of it is kept than was allowed', async () => {
    const url = await authority((_, response) => response.end('x'.repeat(5000)));
    const exchange = await httpWire(asking(url, { maxBytes: 4999 }));
    expect(exchange).toMatchObject({ left: true, failure: 'too-large' });
    expect(exchange.response!.bytes.length).toBeLessThanOrEqual(4999);
  });

  it('brings back an answer of just as many bytes as are read', async () => {
    const url = await authority((_, response) => response.end('x'.repeat(1000)));
    const exchange = await httpWire(asking(url));
    expect(exchange).not.toHaveProperty('failure');
    expect(exchange.response!.bytes.length).toBe(1000);
  });
});

describe('that nothing left', () => {
  it('is a fact where nobody listens, and where the name leads nowhere', async () => {
    expect(await httpWire(asking('http://127.0.0.1:1/'))).toEqual({
      left: false,
      failure: 'refused',
      fingerprint: '',
    });
    expect(await httpWire(asking('http://sat.invalid/'))).toMatchObject({ left: false, failure: 'dns' });
  });

  it('is a fact where the connection is not secure', async () => {
    const plain = createPlain((socket) => socket.on('error', () => undefined).write('HTTP/1.1 200 OK'));
    expect(await httpWire(asking(`https://${await addressOf(plain)}/`))).toEqual({
      left: false,
      failure: 'tls',
      fingerprint: '',
    });
  });

  it('is a fact when it may not be sent any more once the connection stands', async () => {
    let asked = 0;
    const url = await authority((_, response) => {
      asked += 1;
      response.end();
    });
    const exchange = await httpWire(asking(url, { mayStillSend: () => false }));
    expect(exchange).toEqual({ left: false, failure: 'connect-timeout', fingerprint: '' });
    expect(asked).toBe(0);
    expect((await httpWire(asking(url, { mayStillSend: () => true }))).left).toBe(true);
    expect(asked).toBe(1);
  });
});

it.each(['connecting', 'connected', 'sent', 'answered'] as const)(
  'a worker that is stopped when it is «%s» goes no further',
  async (last) => {
    const url = await authority((_, response) => response.end('ok'));
    const moments: Moment[] = [];
    const stopped = new Error('stopped');
    const exchange = httpWire(asking(url), async (moment) => {
      moments.push(moment);
      if (moment === last) throw stopped;
    });
    await expect(exchange).rejects.toBe(stopped);
    expect(moments.at(-1)).toBe(last);
  },
);
