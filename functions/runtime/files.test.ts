import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { Files } from './files.ts';
import { jobScope } from './scope.ts';

/** Where names end, and what the store does when it is not well; bytes go through the embedded store elsewhere. */
const client = new S3Client({
  region: 'us-east-1',
  credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  endpoint: 'http://store.example',
  forcePathStyle: true,
});
const s3 = mockClient(client);
const files = new Files(client);
const scope = jobScope('emp-1', 'GT');
const upload = { contentType: 'application/pdf', bytes: 7, sha256: '00ff'.repeat(16) };

beforeEach(() => {
  s3.reset();
  process.env['BUCKET_FILES'] = 'shelf';
});

async function* pieces() {
  yield Buffer.from('abc');
}

describe('an object', () => {
  it('lies below its company, whatever writes it', async () => {
    s3.on(PutObjectCommand).resolves({});
    await files.put(scope, 'files', 'duca/D-1/a.pdf', Buffer.from('x'), 'application/pdf');
    await files.putStream(scope, 'files', 'duca/D-1/b.pdf', pieces(), 'application/pdf');
    expect(s3.commandCalls(PutObjectCommand).map(({ args }) => args[0].input)).toMatchObject([
      { Bucket: 'shelf', Key: 'emp-1/duca/D-1/a.pdf', ContentType: 'application/pdf' },
      { Bucket: 'shelf', Key: 'emp-1/duca/D-1/b.pdf', ContentType: 'application/pdf' },
    ]);
  });

  it('that is temporary lies below its company in the one place that is forgotten', async () => {
    s3.on(PutObjectCommand).resolves({});
    await files.put(scope, 'files', 'tmp/duca/a.pdf', Buffer.from('x'), 'application/pdf');
    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input.Key).toBe('tmp/emp-1/duca/a.pdf');
  });

  it.each(['../emp-2/a', 'duca/../../emp-2/a', 'duca/..', './a', 'duca//a', '/emp-2/a', '', 'duca/'])(
    'whose name leaves its folder is neither read nor written nor linked: «%s»',
    async (name) => {
      const doors = [
        () => files.put(scope, 'files', name, Buffer.from('x'), 'text/plain'),
        () => files.get(scope, 'files', name),
        () => files.stream(scope, 'files', name),
        () => files.exists(scope, 'files', name),
        () => files.link(scope, 'files', name, 'a'),
        () => files.uploadLink(scope, 'files', name, upload),
        async () => files.putStream(scope, 'files', name, pieces(), 'text/plain'),
      ];
      for (const door of doors)
        await expect(door()).rejects.toThrow(`Object name leaves its folder: ${name}`);
      expect(s3.calls()).toEqual([]);
    },
  );

  it('that is not there is told as absent, and a store that fails as a failure', async () => {
    const absent = (name: string) => Object.assign(new Error(name), { name });
    s3.on(GetObjectCommand).rejects(absent('NoSuchKey'));
    s3.on(HeadObjectCommand).rejects(absent('NotFound'));
    expect(await files.get(scope, 'files', 'a')).toBeUndefined();
    expect(await files.stream(scope, 'files', 'a')).toBeUndefined();
    expect(await files.exists(scope, 'files', 'a')).toBe(false);
    s3.on(GetObjectCommand).rejects(absent('AccessDenied'));
    s3.on(HeadObjectCommand).rejects(absent('AccessDenied'));
    await expect(files.get(scope, 'files', 'a')).rejects.toThrow('AccessDenied');
    await expect(files.stream(scope, 'files', 'a')).rejects.toThrow('AccessDenied');
    await expect(files.exists(scope, 'files', 'a')).rejects.toThrow('AccessDenied');
  });

  it('that is not there is absent as well where the right to list the names of every company is missing', async () => {
    const denied = (name: string, message: string) =>
      Object.assign(new Error(message), { name, $metadata: { httpStatusCode: 403 } });
    s3.on(GetObjectCommand).rejects(
      denied('AccessDenied', 'User: x is not authorized to perform: s3:ListBucket on resource: y'),
    );
    s3.on(HeadObjectCommand).rejects(denied('403', 'UnknownError'));
    expect(await files.get(scope, 'files', 'a')).toBeUndefined();
    expect(await files.exists(scope, 'files', 'a')).toBe(false);
    for (const fault of [
      denied('AccessDenied', 'User: x is not authorized to perform: kms:Decrypt on resource: z'),
      denied('SignatureDoesNotMatch', 'The request signature does not match'),
    ]) {
      s3.on(GetObjectCommand).rejects(fault);
      await expect(files.get(scope, 'files', 'a')).rejects.toThrow(fault.message);
    }
  });

  it('is looked for in the bucket and below the company of the caller', async () => {
    s3.on(HeadObjectCommand).resolves({});
    expect(await files.exists(scope, 'files', 'a/b')).toBe(true);
    expect(s3.commandCalls(HeadObjectCommand)[0]?.args[0].input).toEqual({
      Bucket: 'shelf',
      Key: 'emp-1/a/b',
    });
  });
});

describe('a link', () => {
  it('opens one object of the company for one minute, under the name that was asked for', async () => {
    const url = new URL(await files.link(scope, 'files', 'duca/a.pdf', 'DUCA 1.pdf'));
    expect(url.pathname).toBe('/shelf/emp-1/duca/a.pdf');
    expect(url.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(url.searchParams.get('response-content-disposition')).toBe('attachment; filename="DUCA 1.pdf"');
    const shown = new URL(await files.link(scope, 'files', 'duca/a.pdf', 'a.pdf', 'inline'));
    expect(shown.searchParams.get('response-content-disposition')).toBe('inline; filename="a.pdf"');
  });

  it('that takes a file takes these bytes alone, replaces nothing and ends in five minutes', async () => {
    const { url, headers } = await files.uploadLink(scope, 'files', 'tmp/a.pdf', upload);
    const { pathname, searchParams } = new URL(url);
    const checksum = Buffer.from(upload.sha256, 'hex').toString('base64');
    expect(pathname).toBe('/shelf/tmp/emp-1/a.pdf');
    expect(searchParams.get('X-Amz-Expires')).toBe('300');
    expect(searchParams.get('X-Amz-SignedHeaders')?.split(';').sort()).toEqual([
      'content-length',
      'content-type',
      'host',
      'if-none-match',
      'x-amz-checksum-sha256',
    ]);
    expect(searchParams.has('x-amz-checksum-sha256')).toBe(false);
    expect(headers).toEqual({
      'content-type': 'application/pdf',
      'if-none-match': '*',
      'x-amz-checksum-sha256': checksum,
    });
  });
});
