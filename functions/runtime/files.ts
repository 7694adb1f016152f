import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { bucketName } from './config.ts';
import type { TenantScope } from './scope.ts';

/** Longest life of a presigned link, in seconds. */
const LINK_SECONDS = 300;

/** The door to S3. Every object of a company lies under its own prefix. */
export class Files {
  private readonly client: S3Client;

  constructor(client: S3Client) {
    this.client = client;
  }

  async put(
    scope: TenantScope,
    bucket: string,
    name: string,
    bytes: Uint8Array,
    contentType: string,
  ): Promise<void> {
    await this.client.send(
      new PutObjectCommand({
        Bucket: bucketName(bucket),
        Key: keyOf(scope, name),
        Body: bytes,
        ContentType: contentType,
      }),
    );
  }

  /** Bytes of an object; undefined when there is none. */
  async get(scope: TenantScope, bucket: string, name: string): Promise<Uint8Array | undefined> {
    try {
      const answer = await this.client.send(
        new GetObjectCommand({ Bucket: bucketName(bucket), Key: keyOf(scope, name) }),
      );
      return await answer.Body?.transformToByteArray();
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  async exists(scope: TenantScope, bucket: string, name: string): Promise<boolean> {
    try {
      await this.client.send(new HeadObjectCommand({ Bucket: bucketName(bucket), Key: keyOf(scope, name) }));
      return true;
    } catch (error) {
      if (isAbsent(error)) return false;
      throw error;
    }
  }

  /** Link that downloads the object under a file name for the next five minutes, without a session. */
  async link(scope: TenantScope, bucket: string, name: string, downloadAs: string): Promise<string> {
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
    const command = new GetObjectCommand({
      Bucket: bucketName(bucket),
      Key: keyOf(scope, name),
      ResponseContentDisposition: `attachment; filename="${downloadAs}"`,
    });
    return getSignedUrl(this.client, command, { expiresIn: LINK_SECONDS });
  }
}

const keyOf = (scope: TenantScope, name: string): string => {
  if (name.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new Error(`Object name leaves its folder: ${name}`);
  }
  return `${scope.company}/${name}`;
};

const isAbsent = (error: unknown): boolean =>
  ['NoSuchKey', 'NotFound'].includes((error as { name?: string }).name ?? '');
