import { createHash } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeStream } from './objectStream.ts';

const client = new S3Client({ region: 'us-east-1' });
const s3 = mockClient(client);
const PART = 6 * 1024 * 1024;
const target = { Bucket: 'shelf', Key: 'emp-1/a.xml', ContentType: 'application/xml' };
const place = { Bucket: 'shelf', Key: 'emp-1/a.xml', UploadId: 'up-1' };
const digest = (bytes: Uint8Array, form: 'hex' | 'base64') => createHash('sha256').update(bytes).digest(form);
/** Bytes of which no two places are alike, so that an order or a gap shows. */
const noise = (length: number): Buffer =>
  Buffer.from(
    Uint32Array.from({ length: Math.ceil(length / 4) }, (_, n) => n * 2654435761).buffer,
    0,
    length,
  );

let sent: Buffer[] = [];
beforeEach(() => {
  s3.reset();
  sent = [];
  s3.on(PutObjectCommand).resolves({});
  s3.on(CreateMultipartUploadCommand).resolves({ UploadId: 'up-1' });
  s3.on(UploadPartCommand).callsFake(({ Body, PartNumber }: { Body: Uint8Array; PartNumber: number }) => {
    sent.push(Buffer.from(Body));
    return { ETag: `e${PartNumber}` };
  });
  s3.on(CompleteMultipartUploadCommand).resolves({});
  s3.on(AbortMultipartUploadCommand).resolves({});
});

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const inputs = (command: Parameters<typeof s3.commandCalls>[0]) =>
  s3.commandCalls(command).map(({ args }) => args[0].input);

describe('an object from pieces', () => {
  it.each([0, 1, PART - 1])('that fits one part is one write: %i bytes', async (length) => {
    const bytes = noise(length);
    expect(await writeStream(client, target, inPieces(bytes, 100_000))).toEqual({
      bytes: length,
      sha256: digest(bytes, 'hex'),
    });
    expect(inputs(PutObjectCommand)).toMatchObject([{ ...target, ChecksumSHA256: digest(bytes, 'base64') }]);
    expect(s3.calls()).toHaveLength(1);
  });

  it.each([
    [PART, [PART]],
    [PART + 1, [PART, 1]],
    [2 * PART, [PART, PART]],
    [2 * PART + 7, [PART, PART, 7]],
  ])(
    'of %i bytes goes in parts of six megabytes, whatever its pieces, and none is empty',
    async (length, sizes) => {
      const bytes = noise(length);
      for (const size of [1_000_003, length]) {
        s3.resetHistory();
        sent = [];
        const written = await writeStream(client, target, inPieces(bytes, size));
        expect(written).toEqual({ bytes: length, sha256: digest(bytes, 'hex') });
        expect(sent.map((each) => each.length)).toEqual(sizes);
        expect(Buffer.concat(sent).equals(bytes)).toBe(true);
        expect(inputs(CreateMultipartUploadCommand)).toEqual([{ ...target, ChecksumAlgorithm: 'SHA256' }]);
        const parts = sent.map((each, index) => ({
          PartNumber: index + 1,
          ChecksumSHA256: digest(each, 'base64'),
        }));
        expect(inputs(UploadPartCommand)).toMatchObject(parts.map((part) => ({ ...place, ...part })));
        expect(inputs(CompleteMultipartUploadCommand)).toEqual([
          {
            ...place,
            MultipartUpload: { Parts: parts.map((part) => ({ ...part, ETag: `e${part.PartNumber}` })) },
          },
        ]);
        expect(inputs(PutObjectCommand)).toEqual([]);
        expect(inputs(AbortMultipartUploadCommand)).toEqual([]);
      }
    },
  );
});

describe('a write that fails', () => {
  it('leaves no parts behind, and says what failed even where they cannot be thrown away', async () => {
    s3.on(UploadPartCommand).rejects(new Error('store is away'));
    const write = () => writeStream(client, target, inPieces(noise(PART), PART));
    await expect(write()).rejects.toThrow('store is away');
    expect(inputs(AbortMultipartUploadCommand)).toEqual([place]);
    expect(inputs(CompleteMultipartUploadCommand)).toEqual([]);
    s3.on(AbortMultipartUploadCommand).rejects(new Error('still away'));
    await expect(write()).rejects.toThrow('store is away');
  });

  it('before there were parts has none to throw away', async () => {
    s3.on(PutObjectCommand).rejects(new Error('store is away'));
    await expect(writeStream(client, target, inPieces(noise(9), 9))).rejects.toThrow('store is away');
    expect(inputs(AbortMultipartUploadCommand)).toEqual([]);
  });

  it('because its pieces end early is none at all', async () => {
    async function* broken() {
      yield noise(PART);
      throw new Error('source is away');
    }
    await expect(writeStream(client, target, broken())).rejects.toThrow('source is away');
    expect(inputs(CompleteMultipartUploadCommand)).toEqual([]);
    expect(inputs(AbortMultipartUploadCommand)).toEqual([place]);
  });
});
