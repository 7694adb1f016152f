import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { describe, expect, it } from 'vitest';
import { SignatureCheck, type ReceivedRequest } from './signature.ts';

const credentials = { accessKeyId: 'LOCAL1', secretAccessKey: 'secret' };
const now = new Date('2026-03-04T05:06:07Z');

class Sha256 {
  private readonly hash;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as Uint8Array);
  }
  update(data: Uint8Array): void {
    this.hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }
  reset(): void {}
}

const signerOf = (service: string) =>
  new SignatureV4({
    credentials,
    region: 'us-east-1',
    service,
    sha256: Sha256,
    uriEscapePath: service !== 's3',
  });

const checkOf = (service: string, signedHosts: string[] = []) =>
  new SignatureCheck({ ...credentials, region: 'us-east-1', service, signedHosts });

const base = {
  method: 'GET',
  protocol: 'http:',
  hostname: '127.0.0.1',
  path: '/s3/files/C1/a%20b.pdf',
  headers: { host: '127.0.0.1:1' },
};

async function presigned(expiresIn = 60): Promise<ReceivedRequest> {
  const signed = await signerOf('s3').presign(
    { ...base, headers: { ...base.headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' } },
    { signingDate: now, expiresIn },
  );
  return {
    method: signed.method,
    path: signed.path,
    query: signed.query as Record<string, string>,
    headers: { host: '127.0.0.1:1', accept: '*/*' },
    body: Buffer.alloc(0),
  };
}

async function signed(body: string): Promise<ReceivedRequest> {
  const headers = { host: '127.0.0.1:1', 'x-amz-target': 'AmazonSQS.SendMessage' };
  const request = await signerOf('sqs').sign(
    { ...base, method: 'POST', path: '/', headers, body },
    { signingDate: now },
  );
  return { method: 'POST', path: '/', query: {}, headers: request.headers, body: Buffer.from(body) };
}

const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

describe('a presigned link', () => {
  it('is taken until its last second', async () => {
    const check = checkOf('s3');
    expect(await check.refuse(await presigned(), later(59))).toBeUndefined();
    expect(await check.refuse(await presigned(), later(60))).toMatchObject({ code: 'AccessDenied' });
  });

  it('is taken under another host only when that stands for the same place', async () => {
    const request = { ...(await presigned()), headers: { host: 'otra:4600' } };
    expect(await checkOf('s3', ['127.0.0.1:1']).refuse(request, now)).toBeUndefined();
    expect(await checkOf('s3').refuse(request, now)).toMatchObject({ code: 'SignatureDoesNotMatch' });
  });

  it.each([
    ['method', { method: 'PUT' }],
    ['path', { path: '/s3/files/C2/a%20b.pdf' }],
  ])('is refused with another %s', async (_what, change) => {
    const refused = await checkOf('s3').refuse({ ...(await presigned()), ...change }, now);
    expect(refused).toMatchObject({ code: 'SignatureDoesNotMatch' });
  });

  it.each(['X-Amz-Expires', 'X-Amz-Date', 'X-Amz-Credential', 'X-Amz-SignedHeaders', 'X-Amz-Algorithm'])(
    'is refused without %s',
    async (name) => {
      const request = await presigned();
      const { [name]: _left, ...query } = request.query;
      expect(await checkOf('s3').refuse({ ...request, query }, now)).toBeDefined();
    },
  );

  it('is refused when it lives for more than a week', async () => {
    const request = await presigned();
    const query = { ...request.query, 'X-Amz-Expires': '604801' };
    expect(await checkOf('s3').refuse({ ...request, query }, now)).toMatchObject({
      code: 'AuthorizationQueryParametersError',
    });
  });
});

describe('a signed call', () => {
  it('is taken within a quarter of an hour', async () => {
    expect(await checkOf('sqs').refuse(await signed('{}'), later(899))).toBeUndefined();
    expect(await checkOf('sqs').refuse(await signed('{}'), later(901))).toMatchObject({
      code: 'RequestTimeTooSkewed',
    });
  });

  it('is refused with another body, service or key, and unsigned', async () => {
    const request = await signed('{}');
    expect(await checkOf('sqs').refuse({ ...request, body: Buffer.from('{"a":1}') }, now)).toBeDefined();
    expect(await checkOf('secretsmanager').refuse(request, now)).toMatchObject({
      code: 'AuthorizationHeaderMalformed',
    });
    const stranger = new SignatureCheck({
      accessKeyId: 'LOCAL1',
      secretAccessKey: 'other',
      region: 'us-east-1',
      service: 'sqs',
      signedHosts: [],
    });
    expect(await stranger.refuse(request, now)).toMatchObject({ code: 'SignatureDoesNotMatch' });
    expect(await checkOf('sqs').refuse({ ...request, headers: {} }, now)).toMatchObject({
      code: 'AccessDenied',
    });
  });
});
