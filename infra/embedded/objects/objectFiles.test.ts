import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openObjects } from '../services/emulatorStore.ts';
import { ObjectFiles } from './objectFiles.ts';

let folder: string;
let store: DatabaseSync;
let files: ObjectFiles;
const open = (): void => {
  store = openObjects(folder);
  files = new ObjectFiles(store, folder, new Set(['locked']));
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'despacho-objects-'));
  open();
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = (bucket: string, text: string): string => {
  const body = Buffer.from(text);
  const facts = { contentType: 'text/plain', etag: `"${text}"`, metadata: {}, lastModified: new Date() };
  files.upsertObject(bucket, { key: 'uno/a', body, contentLength: body.length, ...facts });
  return files.versionOf(bucket, 'uno/a')!;
};
const onDisk = (): string[] => readdirSync(join(folder, 'objects')).sort();

it('keeps what it was before in a bucket that keeps versions, over a start too, and elsewhere the newest alone', () => {
  const [first, second] = [put('locked', 'one'), put('locked', 'two')];
  put('open', 'one');
  const last = put('open', 'two');
  store.close();
  open();
  expect(onDisk()).toEqual([first, second, last].sort());
  expect(files.readBody('locked', 'uno/a').toString()).toBe('two');
  expect(files.earlier('locked', 'uno/a', first)).toMatchObject({ body: Buffer.from('one'), etag: '"one"' });
  expect(files.earlier('locked', 'uno/b', first)).toBeUndefined();
  expect(files.earlier('locked', 'uno/a', '../objects.db')).toBeUndefined();
});

it('sets nothing aside when what comes after cannot be noted', () => {
  const first = put('locked', 'one');
  store.exec('DROP TABLE objects; CREATE VIEW objects AS SELECT * FROM earlier');
  expect(() => put('locked', 'two')).toThrow();
  expect(store.prepare('SELECT count(*) AS n FROM earlier').get()).toEqual({ n: 0 });
  expect(onDisk()).toContain(first);
});

it('takes an object away with all that it was', () => {
  put('locked', 'one');
  put('locked', 'two');
  files.deleteObject('locked', 'uno/a');
  expect(onDisk()).toEqual([]);
  expect(files.versionOf('locked', 'uno/a')).toBeUndefined();
});
