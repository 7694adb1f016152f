import { createHash, randomBytes } from 'node:crypto';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectRetentionCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInstance, type Instance } from '../../infra/embedded/instance.ts';
import { fixtureOptions } from './fixture/options.ts';
import { call, callJson, clientOptions, temporaryFolder } from './support.ts';

const folder = temporaryFolder();
let instance: Instance;

beforeAll(async () => {
  instance = await startInstance(fixtureOptions(folder.path));
});

afterAll(async () => {
  await instance?.stop();
  folder.remove();
});

describe('objects', () => {
  const put = (key: string, body: string, signedSecondsAgo = '0') =>
    callJson<{ link: string }>(instance.url, 'file', { key, body, signedSecondsAgo });

  it('are downloaded by a presigned link on the public address, under the name it gives', async () => {
    const { link } = await put('C1/dva ñ+1.pdf', 'contents');
    expect(link.startsWith(`${instance.url}/s3/`)).toBe(true);
    const answer = await fetch(link);
    expect([answer.status, await answer.text()]).toEqual([200, 'contents']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="dva.pdf"');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are downloaded through another name of this machine', async () => {
    const url = `http://localhost:${instance.port}`;
    const { link } = await callJson<{ link: string }>(url, 'file', { key: 'C1/other', body: 'b' });
    expect(link.startsWith(`${url}/s3/`)).toBe(true);
    expect((await fetch(link)).status).toBe(200);
  });

  it('are refused when the link is over', async () => {
    const { link } = await put('C1/short.pdf', 'x', '61');
    const answer = await fetch(link);
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining('Request has expired'),
    ]);
  });

  it.each([
    ['another key', (link: string) => link.replace('C1/mine', 'C2/mine')],
    [
      'another signature',
      (link: string) =>
        link.replace(
          /X-Amz-Signature=./,
          (found) => `${found.slice(0, -1)}${found.endsWith('0') ? '1' : '0'}`,
        ),
    ],
    ['a longer life', (link: string) => link.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')],
    ['another file name', (link: string) => link.replace('dva.pdf', 'dva.exe')],
    ['no signature', (link: string) => link.replace(/\?.*/, '')],
    ['a listing', (link: string) => link.replace(/C1.*/, '?list-type=2')],
  ])('are refused for %s', async (_what, change) => {
    const { link } = await put('C1/mine', 'x');
    await put('C2/mine', 'y');
    expect(change(link)).not.toBe(link);
    const answer = await fetch(change(link));
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toContain('xml');
    expect(await answer.text()).toMatch(/<Code>(AccessDenied|SignatureDoesNotMatch)<\/Code>/);
  });

  it('are not written or deleted by a link that reads, nor listed by anybody', async () => {
    const { link } = await put('C1/read-only', 'x');
    expect((await fetch(link, { method: 'PUT', body: 'y' })).status).toBe(403);
    expect((await fetch(link, { method: 'DELETE' })).status).toBe(403);
    const client = new S3Client({
      ...clientOptions(instance),
      endpoint: instance.env['AWS_ENDPOINT_URL_S3'] ?? '',
      forcePathStyle: true,
    });
    const list = client.send(new ListObjectsV2Command({ Bucket: instance.env['BUCKET_FILES'] }));
    await expect(list).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('answer the browser of their own address only', async () => {
    const { link } = await put('C1/cors', 'x');
    const from = async (origin: string) =>
      (await fetch(link, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await from(instance.url)).toBe(instance.url);
    expect(await from('https://elsewhere.example')).toBeNull();
  });

  const ofOwner = (): S3Client =>
    new S3Client({
      ...clientOptions(instance),
      endpoint: `${instance.url}/s3`,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
  const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
  const evidence = (Key: string) => ({ Bucket: instance.env['BUCKET_EVIDENCE'], Key });
  const writeEvidence = (client: S3Client, Key: string, Body: Uint8Array | string, more: object = {}) =>
    client.send(
      new PutObjectCommand({
        ...evidence(Key),
        Body,
        ChecksumSHA256: hash(Body).toString('base64'),
        ...more,
      }),
    );

  it('in a locked bucket are never lost: what is written over one is a version more, and each is read by its own', async () => {
    const own = ofOwner();
    const write = async (body: string) => (await writeEvidence(own, 'C1/request', body)).VersionId;
    const read = async (VersionId?: string) => {
      const answer = await own.send(new GetObjectCommand({ ...evidence('C1/request'), VersionId }));
      return [await answer.Body?.transformToString(), answer.VersionId];
    };
    const first = await write('sealed');
    const second = await write('otherwise');
    expect(first).toMatch(/^[\w-]+$/);
    expect(second).not.toBe(first);
    expect(await read()).toEqual(['otherwise', second]);
    expect(await read(first)).toEqual(['sealed', first]);
    expect(await read(second)).toEqual(['otherwise', second]);
    const head = await own.send(new HeadObjectCommand({ ...evidence('C1/request'), VersionId: first }));
    expect([head.ContentLength, head.VersionId]).toEqual([6, first]);
    await expect(read('never')).rejects.toMatchObject({ name: 'NoSuchVersion' });
    await writeEvidence(own, 'C2/request', 'of another');
    await expect(
      own.send(new GetObjectCommand({ ...evidence('C2/request'), VersionId: first })),
    ).rejects.toMatchObject({ name: 'NoSuchVersion' });
    await expect(writeEvidence(own, 'C1/request', 'sealed', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    for (const VersionId of [undefined, first, second])
      await expect(
        own.send(new DeleteObjectCommand({ ...evidence('C1/request'), VersionId })),
      ).rejects.toMatchObject({ name: 'AccessDenied' });
    expect(await read(first)).toEqual(['sealed', first]);
    own.destroy();
  });

  it('of which one is overwritten by many at once keep a version of each', async () => {
    const own = ofOwner();
    const texts = Array.from({ length: 12 }, (_, index) => `text ${index}`);
    const written = await Promise.all(texts.map((text) => writeEvidence(own, 'C1/many', text)));
    const read = await Promise.all(
      written.map(({ VersionId }) => own.send(new GetObjectCommand({ ...evidence('C1/many'), VersionId }))),
    );
    expect(await Promise.all(read.map(({ Body }) => Body!.transformToString()))).toEqual(texts);
    own.destroy();
  });

  it('in a locked bucket keep their lock, and nothing is copied over them or out of them', async () => {
    const own = ofOwner();
    await writeEvidence(own, 'C1/kept', 'sealed');
    const denied = { name: 'AccessDenied' };
    await expect(
      own.send(new PutObjectRetentionCommand({ ...evidence('C1/kept'), Retention: { Mode: 'GOVERNANCE' } })),
    ).rejects.toMatchObject(denied);
    const CopySource = `${instance.env['BUCKET_EVIDENCE']}/C1/kept`;
    for (const Bucket of [instance.env['BUCKET_EVIDENCE'], instance.env['BUCKET_FILES']])
      await expect(
        own.send(new CopyObjectCommand({ Bucket, Key: 'C1/copy', CopySource, ChecksumAlgorithm: 'SHA256' })),
      ).rejects.toMatchObject(denied);
    own.destroy();
  });

  it('in a locked bucket are not written without saying what their bytes must be, as S3 refuses under a lock', async () => {
    const written = await call(instance.url, 'evidence', { key: 'C1/blind', body: 'sealed', unstated: '1' });
    expect(written.status).toBe(500);
    expect((await call(instance.url, 'evidence', { key: 'C1/blind', body: 'other' })).status).toBe(200);
  });

  it('of twenty megabytes are kept whole and once for who signs, and taken from nobody else', async () => {
    const own = ofOwner();
    const sealed = randomBytes(20 * 1024 * 1024);
    const write = (Body: Uint8Array, more: object = {}) => writeEvidence(own, 'C1/large', Body, more);
    const { VersionId } = await write(sealed);
    await write(randomBytes(20 * 1024 * 1024));
    const { Body } = await own.send(new GetObjectCommand({ ...evidence('C1/large'), VersionId }));
    expect(hash(await Body!.transformToByteArray())).toEqual(hash(sealed));
    await expect(write(sealed, { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    const bent = { Key: 'C1/bent', ChecksumSHA256: hash(Buffer.from('other')).toString('base64') };
    await expect(write(sealed, bent)).rejects.toMatchObject({ name: 'BadDigest' });
    const stranger = await fetch(`${instance.url}/s3/${instance.env['BUCKET_EVIDENCE']}/C1/other`, {
      method: 'PUT',
      body: sealed,
      headers: { authorization: 'AWS4-HMAC-SHA256 nobody' },
    });
    expect(stranger.status).toBe(413);
    own.destroy();
  });

  it('are out of reach of a caller who signs with another key', async () => {
    const stranger = new S3Client({
      region: 'us-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      endpoint: `${instance.url}/s3`,
      forcePathStyle: true,
    });
    const list = stranger.send(new ListObjectsV2Command({ Bucket: instance.env['BUCKET_FILES'] }));
    await expect(list).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
  });
});
