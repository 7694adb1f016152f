import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { erasingOn } from './erasingOn.ts';

interface Kept {
  Key: string;
  VersionId: string;
  /** Marks that an object was deleted, without taking a version away. */
  isMarker?: boolean;
  locked?: boolean;
}

// A bucket that keeps versions, as S3 says it does: deleted without a version only a mark is added, which no lock refuses.
const s3 = mockClient(S3Client);
let kept: Kept[];
let code: string;
const PAGE = 2;
const erase = erasingOn(new S3Client({ region: 'us-east-1' }));
const places = (): string[] => kept.map(({ Key, VersionId }) => `${Key} ${VersionId}`);

beforeEach(() => {
  process.env['BUCKET_EVIDENCE'] = 'despacho-prod-evidence';
  code = 'AccessDenied';
  s3.reset();
  s3.on(ListObjectVersionsCommand).callsFake(({ Prefix, KeyMarker = '', VersionIdMarker = '' }) => {
    const behind = kept.filter(
      ({ Key, VersionId }) =>
        Key.startsWith(Prefix) && [Key, VersionId].join('\n') > [KeyMarker, VersionIdMarker].join('\n'),
    );
    const page = behind.slice(0, PAGE);
    const last = page.at(-1);
    return {
      Versions: page.filter(({ isMarker }) => !isMarker),
      DeleteMarkers: page.filter(({ isMarker }) => isMarker),
      IsTruncated: behind.length > PAGE,
      ...(last && { NextKeyMarker: last.Key, NextVersionIdMarker: last.VersionId }),
    };
  });
  s3.on(DeleteObjectsCommand).callsFake(({ Delete }) => {
    const Errors: object[] = [];
    for (const { Key, VersionId } of Delete.Objects) {
      const there = kept.find((each) => each.Key === Key && each.VersionId === VersionId);
      if (VersionId === undefined) kept.push({ Key, VersionId: '9', isMarker: true });
      else if (there?.locked) Errors.push({ Key, VersionId, Code: code });
      else kept = kept.filter((each) => each !== there);
    }
    return { Errors };
  });
  kept = [
    { Key: 'dos/a', VersionId: '1' },
    { Key: 'uno/a', VersionId: '1' },
    { Key: 'uno/a', VersionId: '2' },
    { Key: 'uno/b', VersionId: '1', locked: true },
    { Key: 'uno/b', VersionId: '2', isMarker: true },
    { Key: 'uno/c', VersionId: '1', locked: true },
  ];
});

it('leaves no version in a versioned store, and counts those that are still locked', async () => {
  expect(await erase('evidence', 'uno/')).toEqual({ objects: 2, locked: 2 });
  expect(places()).toEqual(['dos/a 1', 'uno/b 1', 'uno/c 1']);
});

it('finishes what was locked once the lock has ended', async () => {
  await erase('evidence', 'uno/');
  for (const each of kept) each.locked = false;
  expect(await erase('evidence', 'uno/')).toEqual({ objects: 2, locked: 0 });
  expect(places()).toEqual(['dos/a 1']);
});

it('takes nothing for locked that the store failed to delete', async () => {
  code = 'InternalError';
  await expect(erase('evidence', 'uno/')).rejects.toThrow(/InternalError/);
});
