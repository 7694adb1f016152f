import { DeleteObjectsCommand, ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3';
import { bucketName } from '../../functions/runtime/config.ts';

/** Takes everything of a bucket below a prefix away, and says what it could not yet, for its lock has not ended. */
export type EraseObjects = (bucket: string, prefix: string) => Promise<{ objects: number; locked: number }>;

interface Version {
  Key?: string | undefined;
  VersionId?: string | undefined;
}

/** What S3 says of a version whose lock has not ended. */
const LOCKED = 'AccessDenied';

/**
 * On AWS, page by page, with the rights of whoever gives the order. Each version is deleted by name: buckets keep versions,
 * and deleted without a name an object only gets a mark that it was, which no lock refuses.
 */
export const erasingOn =
  (s3: S3Client): EraseObjects =>
  async (bucket, prefix) => {
    const Bucket = bucketName(bucket);
    const done = { objects: 0, locked: 0 };
    for (let from: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {}; ;) {
      const page = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: prefix, ...from }));
      const { Versions = [], DeleteMarkers = [] } = page;
      const locked = await deleteEach(s3, Bucket, [...Versions, ...DeleteMarkers]);
      done.locked += locked;
      done.objects += Versions.length - locked;
      if (!page.IsTruncated) return done;
      from = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
    }
  };

/**
 * Deletes versions, as many as a page names.
 * @returns how many are still locked.
 * @throws Error for one that the store failed to delete: the order is given again.
 */
async function deleteEach(s3: S3Client, Bucket: string, versions: readonly Version[]): Promise<number> {
  const Objects = versions.map(({ Key, VersionId }) => ({ Key: Key!, VersionId }));
  if (Objects.length === 0) return 0;
  const { Errors = [] } = await s3.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
  );
  const failed = Errors.find(({ Code }) => Code !== LOCKED);
  if (failed) throw new Error(`${failed.Key} of ${Bucket} could not be deleted: ${failed.Code}`);
  return Errors.length;
}
