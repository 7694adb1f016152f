import { createHash } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';

/** S3 takes no part below 5 MB but the last. */
const PART_BYTES = 6 * 1024 * 1024;

export interface WrittenObject {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

const checksum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

interface Target {
  Bucket: string;
  Key: string;
  ContentType: string;
}

/** Pieces of any size as parts of one size, so that no more than one part waits in memory. */
async function* partsOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(PART_BYTES);
  let used = 0;
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length;) {
      const taken = Math.min(piece.length - at, PART_BYTES - used);
      part.set(piece.subarray(at, at + taken), used);
      at += taken;
      used += taken;
      if (used < PART_BYTES) continue;
      yield part;
      part = new Uint8Array(PART_BYTES);
      used = 0;
    }
  }
  yield part.subarray(0, used);
}

/**
 * Writes an object from pieces: what fits one part in one call, the rest part by part. The object is there whole or
 * not at all; parts of a write that failed are thrown away.
 */
export async function writeStream(
  client: S3Client,
  target: Target,
  pieces: AsyncIterable<Uint8Array>,
): Promise<WrittenObject> {
  const { Bucket, Key } = target;
  const hash = createHash('sha256');
  const parts: CompletedPart[] = [];
  let bytes = 0;
  let UploadId: string | undefined;
  try {
    for await (const Body of partsOf(pieces)) {
      hash.update(Body);
      bytes += Body.length;
      if (UploadId === undefined) {
        if (Body.length < PART_BYTES) {
          await client.send(new PutObjectCommand({ ...target, Body, ChecksumSHA256: checksum(Body) }));
          break;
        }
        const upload = new CreateMultipartUploadCommand({ ...target, ChecksumAlgorithm: 'SHA256' });
        ({ UploadId } = await client.send(upload));
      }
      // An object whose size is a whole number of parts ends with an empty one, which is left out.
      if (Body.length === 0) continue;
      const part = { PartNumber: parts.length + 1, ChecksumSHA256: checksum(Body) };
      const sent = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, Body, ...part }));
      parts.push({ ...part, ETag: sent.ETag ?? '' });
    }
    if (UploadId !== undefined) {
      const MultipartUpload = { Parts: parts };
      await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload }));
    }
  } catch (error) {
    if (UploadId !== undefined) {
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
    }
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}
