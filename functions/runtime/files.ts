import { createHash } from 'node:crypto';
import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandOutput,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { TEMPORARY_PREFIX } from '../../shared/foundation/temporary.ts';
import { LINK_TO_SEND_SECONDS } from './linkToSend.ts';
import { narrowed } from './narrowed.ts';
import { bucketName, optionalSetting } from './config.ts';
import { writeStream, type WrittenObject } from './objectStream.ts';
import type { TenantScope } from './scope.ts';
import { inTrace } from './subsegments.ts';
import { nameOfThrown } from '../../shared/foundation/thrown.ts';

/**
 * Life of a presigned link, in seconds. Whoever holds one needs no session, and none can be called back once it is
 * made: a link to read is asked for when it is followed and outlives a session's end by a minute at most.
 */
const READ_SECONDS = 60;
/** What a link lets a browser write: these bytes and no others. */
export interface Upload {
  contentType: string;
  bytes: number;
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: string;
}

export const objectClient = (): S3Client =>
  narrowed(
    inTrace(
      new S3Client({
        // On AWS a link names the bucket in its host, the only one that the page's policy lets the browser send files to.
        forcePathStyle: optionalSetting('AWS_ENDPOINT_URL_S3', '') !== '',
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    ),
  );

/** The door to S3. Every object of a company lies under its own prefix; a name below `TEMPORARY_PREFIX` is forgotten in days. */
export class Files {
  private readonly client: S3Client;

  constructor(client: S3Client) {
    this.client = client;
  }

  /** Writes an object with the hash of its bytes, so that what the store keeps is what was meant. */
  async put(
    scope: TenantScope,
    bucket: string,
    name: string,
    bytes: Uint8Array,
    contentType: string,
  ): Promise<void> {
    await this.client.send(new PutObjectCommand(written(scope, bucket, name, bytes, contentType)));
  }

  /**
   * Writes an object that nothing ever replaces: evidence. Written again with the same bytes, as a caller does who
   * never heard the first answer, it stays as it is; with other bytes the store's own `PreconditionFailed` is thrown.
   * @returns its version, by which these very bytes are read whatever comes after them, where the store keeps versions.
   */
  async putOnce(
    scope: TenantScope,
    bucket: string,
    name: string,
    bytes: Uint8Array,
    contentType: string,
  ): Promise<string | undefined> {
    const object = { ...written(scope, bucket, name, bytes, contentType), IfNoneMatch: '*' };
    try {
      return (await this.client.send(new PutObjectCommand(object))).VersionId;
    } catch (error) {
      if (!isTaken(error)) throw error;
      const there = await this.answered(scope, bucket, name);
      const kept = await there?.Body?.transformToByteArray();
      if (!kept || !Buffer.from(kept).equals(bytes)) throw error;
      return there?.VersionId;
    }
  }

  /** Bytes of an object, of the version that is named; undefined when there is none. */
  async get(
    scope: TenantScope,
    bucket: string,
    name: string,
    version?: string,
  ): Promise<Uint8Array | undefined> {
    return (await this.answered(scope, bucket, name, version))?.Body?.transformToByteArray();
  }

  /** Bytes of an object as they come; undefined when there is none. */
  async stream(
    scope: TenantScope,
    bucket: string,
    name: string,
    version?: string,
  ): Promise<AsyncIterable<Uint8Array> | undefined> {
    const answer = await this.answered(scope, bucket, name, version);
    return answer?.Body as AsyncIterable<Uint8Array> | undefined;
  }

  /**
   * What the store answers of an object. A version that is not there was left behind by what was restored from a copy: then the
   * object as it stands is it, and whoever asks compares its hash.
   */
  private async answered(
    scope: TenantScope,
    bucket: string,
    name: string,
    version?: string,
  ): Promise<GetObjectCommandOutput | undefined> {
    try {
      return await this.client.send(new GetObjectCommand(named(scope, bucket, name, version)));
    } catch (error) {
      if (!isAbsent(error)) throw error;
      return version === undefined ? undefined : this.answered(scope, bucket, name);
    }
  }

  /** Stores what comes piece by piece, whatever its size, with one part of it in memory; tells its size and hash. */
  putStream(
    scope: TenantScope,
    bucket: string,
    name: string,
    pieces: AsyncIterable<Uint8Array>,
    contentType: string,
  ): Promise<WrittenObject> {
    const target = { Bucket: bucketName(bucket), Key: keyOf(scope, name), ContentType: contentType };
    return writeStream(this.client, target, pieces);
  }

  async exists(scope: TenantScope, bucket: string, name: string, version?: string): Promise<boolean> {
    try {
      await this.client.send(new HeadObjectCommand(named(scope, bucket, name, version)));
      return true;
    } catch (error) {
      if (isAbsent(error)) return false;
      throw error;
    }
  }

  /**
   * Link that downloads the object under a file name for the next minute, without a session; `inline` shows it
   * in a window instead. Of a version that is named it downloads that one, where it is there.
   */
  async link(
    scope: TenantScope,
    bucket: string,
    name: string,
    downloadAs: string,
    disposition: 'attachment' | 'inline' = 'attachment',
    version?: string,
  ): Promise<string> {
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
    const isThere = version !== undefined && (await this.exists(scope, bucket, name, version));
    const command = new GetObjectCommand({
      ...named(scope, bucket, name, isThere ? version : undefined),
      ResponseContentDisposition: `${disposition}; filename="${downloadAs}"`,
    });
    return getSignedUrl(this.client, command, { expiresIn: READ_SECONDS });
  }

  /**
   * Link that writes one new object for the next five minutes. Size, type and SHA-256 are signed, so the store itself
   * refuses anything else; and an object that is there is never replaced through it. Answers the headers to send.
   */
  async uploadLink(
    scope: TenantScope,
    bucket: string,
    name: string,
    upload: Upload,
  ): Promise<{ url: string; headers: Record<string, string> }> {
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
    const checksum = Buffer.from(upload.sha256, 'hex').toString('base64');
    const command = new PutObjectCommand({
      Bucket: bucketName(bucket),
      Key: keyOf(scope, name),
      ContentType: upload.contentType,
      ContentLength: upload.bytes,
      ChecksumSHA256: checksum,
      IfNoneMatch: '*',
    });
    const url = await getSignedUrl(this.client, command, {
      expiresIn: LINK_TO_SEND_SECONDS,
      signableHeaders: new Set(['host', 'content-type', 'content-length', 'if-none-match', CHECKSUM]),
      unhoistableHeaders: new Set([CHECKSUM, 'if-none-match']),
    });
    return {
      url,
      // The browser adds host and content-length itself.
      headers: { 'content-type': upload.contentType, 'if-none-match': '*', [CHECKSUM]: checksum },
    };
  }
}

const CHECKSUM = 'x-amz-checksum-sha256';

const named = (scope: TenantScope, bucket: string, name: string, version: string | undefined) => ({
  Bucket: bucketName(bucket),
  Key: keyOf(scope, name),
  ...(version === undefined ? {} : { VersionId: version }),
});

/** A bucket that locks its objects takes no write that does not say what its bytes must be, and names how it says so. */
const written = (
  scope: TenantScope,
  bucket: string,
  name: string,
  bytes: Uint8Array,
  contentType: string,
) => ({
  Bucket: bucketName(bucket),
  Key: keyOf(scope, name),
  Body: bytes,
  ContentType: contentType,
  ChecksumAlgorithm: 'SHA256' as const,
  ChecksumSHA256: createHash('sha256').update(bytes).digest('base64'),
});

const keyOf = (scope: TenantScope, name: string): string => {
  if (name.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new Error(`Object name leaves its folder: ${name}`);
  }
  // The store forgets by prefix, so what is temporary of every company lies below one.
  return name.startsWith(TEMPORARY_PREFIX)
    ? `${TEMPORARY_PREFIX}${scope.company}/${name.slice(TEMPORARY_PREFIX.length)}`
    : `${scope.company}/${name}`;
};

/**
 * No function may list a bucket, for its names are of every company, and to such a caller S3 says of an absent object
 * that the right to list is missing. To HEAD it says so without a body, so the status is all there is.
 */
export const isAbsent = (error: unknown): boolean => {
  const { name = '', message = '', $metadata } = error as Partial<S3ServiceException>;
  if (name === 'AccessDenied') return message.includes('s3:ListBucket');
  const bodyless = ['403', 'Forbidden', 'Unknown', 'UnknownError'].includes(name);
  return (
    ['NoSuchKey', 'NoSuchVersion', 'NotFound'].includes(name) ||
    (bodyless && $metadata?.httpStatusCode === 403)
  );
};

const isTaken = (error: unknown): boolean => nameOfThrown(error) === 'PreconditionFailed';
