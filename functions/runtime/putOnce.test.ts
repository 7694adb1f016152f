import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Files } from './files.ts';
import { jobScope } from './scope.ts';

const s3 = mockClient(S3Client);
const files = new Files(new S3Client({}));
const scope = jobScope('a', 'GT');
const sealed = new TextEncoder().encode('<DUCA/>');

beforeEach(() => {
  s3.reset();
  vi.stubEnv('BUCKET_EVIDENCE', 'evidence-of-test');
});
afterEach(() => vi.unstubAllEnvs());

const stored = (text: string) => ({
  Body: { transformToByteArray: () => Promise.resolve(Buffer.from(text)) } as never,
});
const taken = Object.assign(new Error('exists'), { name: 'PreconditionFailed' });
const keep = () => files.putOnce(scope, 'evidence', 'transmissions/t/sealed.xml', sealed, 'application/xml');

describe('an object that is written once', () => {
  it('says what its bytes must be, which a bucket with object lock demands, and never replaces another', async () => {
    s3.on(PutObjectCommand).resolves({});
    await keep();
    expect(s3.commandCalls(PutObjectCommand)[0]!.args[0].input).toMatchObject({
      ChecksumAlgorithm: 'SHA256',
      ChecksumSHA256: createHash('sha256').update(sealed).digest('base64'),
      IfNoneMatch: '*',
    });
  });

  it('is left as it is when the same bytes come a second time, and is known by its version both times', async () => {
    s3.on(PutObjectCommand).resolves({ VersionId: 'v1' });
    expect(await keep()).toBe('v1');
    s3.on(PutObjectCommand)
      .rejects(taken)
      .on(GetObjectCommand)
      .resolves({ ...stored('<DUCA/>'), VersionId: 'v1' });
    expect(await keep()).toBe('v1');
  });

  it('is read by its version, and without it where a restored store knows no such version', async () => {
    const read = (version?: string) => files.get(scope, 'evidence', 'sellado.xml', version);
    s3.on(GetObjectCommand)
      .resolves(stored('newest'))
      .on(GetObjectCommand, { VersionId: 'v1' })
      .resolves(stored('<DUCA/>'))
      .on(GetObjectCommand, { VersionId: 'gone' })
      .rejects(Object.assign(new Error(), { name: 'NoSuchVersion' }));
    for (const [version, text] of [
      ['v1', '<DUCA/>'],
      ['gone', 'newest'],
      [undefined, 'newest'],
    ] as const)
      expect(Buffer.from((await read(version))!).toString()).toBe(text);
  });

  it('refuses other bytes, and those of an object that cannot be read', async () => {
    s3.on(PutObjectCommand).rejects(taken).on(GetObjectCommand).resolves(stored('<DUCA>forged</DUCA>'));
    await expect(keep()).rejects.toThrow('exists');
    s3.on(GetObjectCommand).rejects(Object.assign(new Error(), { name: 'NoSuchKey' }));
    await expect(keep()).rejects.toThrow('exists');
  });

  it('tells every other failure of the store', async () => {
    s3.on(PutObjectCommand).rejects(Object.assign(new Error('slow down'), { name: 'SlowDown' }));
    await expect(keep()).rejects.toThrow('slow down');
  });
});
