import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { keepWith, type ObjectStore, type StoredObject } from '../services/fauxqs.ts';

type Facts = Omit<StoredObject, 'key' | 'body' | 'lastModified'> & { lastModified: string };

const factsOf = ({ facts }: Record<string, SQLOutputValue>): Facts => JSON.parse(String(facts)) as Facts;

/**
 * Objects on disk: the bytes in a file of their own, everything else in one row that names the file. The row is
 * written last, in one statement, so an object is the old one or the new one whenever the process is killed, never
 * half of each; and no key can name a path outside the folder.
 */
export class ObjectFiles {
  private readonly store: DatabaseSync;
  private readonly folder: string;

  constructor(store: DatabaseSync, dataFolder: string) {
    this.store = store;
    this.folder = join(dataFolder, 'objects');
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    this.removeStrays();
  }

  loadS3(objects: ObjectStore): void {
    const rows = this.store.prepare('SELECT bucket, key, facts FROM objects').all();
    for (const row of rows) {
      const facts = factsOf(row);
      const object = {
        ...facts,
        key: String(row['key']),
        body: Buffer.alloc(0),
        lastModified: new Date(facts.lastModified),
      };
      objects.restoreObject(String(row['bucket']), object);
    }
  }

  upsertObject(bucket: string, object: StoredObject): void {
    const replaced = this.fileOf(bucket, object.key);
    const file = randomUUID();
    writeFileSync(join(this.folder, file), object.body, { mode: 0o600, flush: true });
    const { key, body: _body, lastModified, ...rest } = object;
    const facts: Facts = { ...rest, lastModified: lastModified.toISOString() };
    this.store
      .prepare('INSERT OR REPLACE INTO objects (bucket, key, file, facts) VALUES (?, ?, ?, ?)')
      .run(bucket, key, file, JSON.stringify(facts));
    if (replaced) this.remove(replaced);
  }

  readBody(bucket: string, key: string): Buffer {
    const file = this.fileOf(bucket, key);
    if (file === undefined) throw new Error(`No object ${bucket}/${key}`);
    return readFileSync(join(this.folder, file));
  }

  deleteObject(bucket: string, key: string): void {
    const file = this.fileOf(bucket, key);
    if (file === undefined) return;
    this.store.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?').run(bucket, key);
    this.remove(file);
  }

  completeMultipartUpload(_upload: string, bucket: string, object: StoredObject): void {
    this.upsertObject(bucket, object);
  }

  // Buckets come from the topology, and an unfinished upload ends with the process that took it.
  insertBucket(): void {}
  insertMultipartUpload(): void {}
  upsertMultipartPart(): void {}
  deleteMultipartUpload(): void {}

  /** Keys below a prefix that were written before a moment. */
  olderThan(bucket: string, prefix: string, moment: Date): string[] {
    const rows = this.store
      .prepare('SELECT key, facts FROM objects WHERE bucket = ? AND substr(key, 1, ?) = ?')
      .all(bucket, prefix.length, prefix);
    const before = moment.toISOString();
    return rows.filter((row) => factsOf(row).lastModified < before).map((row) => String(row['key']));
  }

  private fileOf(bucket: string, key: string): string | undefined {
    const row = this.store.prepare('SELECT file FROM objects WHERE bucket = ? AND key = ?').get(bucket, key);
    return row && String(row['file']);
  }

  private remove(file: string): void {
    rmSync(join(this.folder, file), { force: true });
  }

  /** Files whose row was never written: the process ended in between. */
  private removeStrays(): void {
    const named = new Set(
      this.store
        .prepare('SELECT file FROM objects')
        .all()
        .map((row) => row['file']),
    );
    for (const file of readdirSync(this.folder)) if (!named.has(file)) this.remove(file);
  }
}

export const persistObjects = (objects: ObjectStore, files: ObjectFiles): void => {
  files.loadS3(objects);
  keepWith(objects, files);
};
