import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { keepWith, type ObjectStore, type StoredObject } from '../services/fauxqs.ts';

type Facts = Omit<StoredObject, 'key' | 'body' | 'lastModified'> & { lastModified: string };

/** An object as it was. */
export type EarlierObject = Facts & { body: Buffer };

const factsOf = ({ facts }: Record<string, SQLOutputValue>): Facts => JSON.parse(String(facts)) as Facts;

/**
 * Objects on disk: the bytes in a file of their own, everything else in one row that names the file. The row is
 * written last, in one statement, so an object is the old one or the new one whenever the process is killed, never
 * half of each; and no key can name a path outside the folder. The name of its file is an object's version: in a bucket that
 * keeps versions, what another comes after is set aside and not removed.
 */
export class ObjectFiles {
  private readonly store: DatabaseSync;
  private readonly folder: string;
  private readonly keeping: ReadonlySet<string>;
  /** Files that nobody names any more, while a copy may still want them; undefined while none is made. */
  private held: string[] | undefined;

  /** @param keeping buckets that keep the versions of their objects. */
  constructor(store: DatabaseSync, dataFolder: string, keeping: ReadonlySet<string>) {
    this.store = store;
    this.keeping = keeping;
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
    const replaced = this.versionOf(bucket, object.key);
    const file = randomUUID();
    writeFileSync(join(this.folder, file), object.body, { mode: 0o600, flush: true });
    const { key, body: _body, lastModified, ...rest } = object;
    const facts: Facts = { ...rest, lastModified: lastModified.toISOString() };
    const write = (): void => {
      this.store
        .prepare('INSERT OR REPLACE INTO objects (bucket, key, file, facts) VALUES (?, ?, ?, ?)')
        .run(bucket, key, file, JSON.stringify(facts));
    };
    if (replaced === undefined) write();
    else if (this.keeping.has(bucket)) {
      this.atOnce(() => {
        this.setAside(bucket, key);
        write();
      });
    } else {
      write();
      this.remove(replaced);
    }
  }

  readBody(bucket: string, key: string): Buffer {
    const file = this.versionOf(bucket, key);
    if (file === undefined) throw new Error(`No object ${bucket}/${key}`);
    return readFileSync(join(this.folder, file));
  }

  /** Takes an object away with all that it was before. */
  deleteObject(bucket: string, key: string): void {
    const files = ['objects', 'earlier'].flatMap((table) =>
      this.store
        .prepare(`DELETE FROM ${table} WHERE bucket = ? AND key = ? RETURNING file`)
        .all(bucket, key)
        .map(({ file }) => String(file)),
    );
    for (const file of files) this.remove(file);
  }

  /** Version of an object as it stands. */
  versionOf(bucket: string, key: string): string | undefined {
    const row = this.store.prepare('SELECT file FROM objects WHERE bucket = ? AND key = ?').get(bucket, key);
    return row && String(row['file']);
  }

  /** What an object was before others came after it; undefined where it was never so. */
  earlier(bucket: string, key: string, version: string): EarlierObject | undefined {
    const row = this.store
      .prepare('SELECT facts FROM earlier WHERE bucket = ? AND key = ? AND file = ?')
      .get(bucket, key, version);
    return row && { ...factsOf(row), body: readFileSync(join(this.folder, version)) };
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

  private setAside(bucket: string, key: string): void {
    this.store
      .prepare(
        'INSERT INTO earlier SELECT bucket, key, file, facts FROM objects WHERE bucket = ? AND key = ?',
      )
      .run(bucket, key);
  }

  private atOnce(work: () => void): void {
    this.store.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.store.exec('COMMIT');
    } catch (error) {
      this.store.exec('ROLLBACK');
      throw error;
    }
  }

  /** Until what it answers is called, the files of objects stay, also of those that are taken away. One at a time. */
  holdFiles(): () => void {
    this.held = [];
    return () => {
      const files = this.held ?? [];
      this.held = undefined;
      for (const file of files) this.remove(file);
    };
  }

  private remove(file: string): void {
    if (this.held) this.held.push(file);
    else rmSync(join(this.folder, file), { force: true });
  }

  /** Files whose row was never written: the process ended in between. */
  private removeStrays(): void {
    const named = new Set(
      this.store
        .prepare('SELECT file FROM objects UNION ALL SELECT file FROM earlier')
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
