import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ObjectFiles } from '../objects/objectFiles.ts';
import { openMessages, openObjects } from '../services/emulatorStore.ts';
import { askForCopy, keepCopying } from './copies.ts';
import { copiesIn, copyFolder, pruneCopies } from './copyFolder.ts';
import { CannotRestore, restoreCopy, roomBeside } from './restoreCopy.ts';

let place: string;
let dataDir: string;
let copiesDir: string;
let objects: DatabaseSync;
let messages: DatabaseSync;
let files: ObjectFiles;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'despacho-copies-'));
  [dataDir, copiesDir] = [join(place, 'datos'), join(place, 'datos-copias')];
  mkdirSync(join(dataDir, 'secrets'), { recursive: true });
  writeFileSync(join(dataDir, 'secrets', 'data-key'), 'clave');
  [objects, messages] = [openObjects(dataDir), openMessages(dataDir)];
  files = new ObjectFiles(objects, dataDir, new Set());
});
afterEach(() => {
  objects.close();
  messages.close();
  rmSync(place, { recursive: true });
});

const parts = () => ({ dataDir, copiesDir, holdFiles: () => files.holdFiles() });
const put = (key: string, text: string): void =>
  files.upsertObject('files', { key, body: Buffer.from(text), lastModified: new Date() } as never);
const soon = { first: 1, every: 60_000, look: 2 };

it('a copy is made by itself while the product runs, and one more whenever somebody asks', async () => {
  const said: unknown[] = [];
  let hour = 0;
  const now = (): Date => new Date(Date.parse('2026-11-20T15:00:00Z') + (hour += 1) * 3600_000);
  const copying = keepCopying({ ...parts(), now }, (error) => said.push(error), soon);
  await vi.waitFor(async () => expect(await copiesIn(copiesDir)).toEqual(['2026-11-20_10-00-00']), 5000);
  expect(await askForCopy(dataDir)).toBe('2026-11-20_11-00-00');
  expect(await copiesIn(copiesDir)).toHaveLength(2);
  await copying.stop();
  expect(said).toEqual([]);
});

it('a copy that cannot be made is said, and what is asked for by hand is answered with why', async () => {
  writeFileSync(copiesDir, 'no folder');
  const said: unknown[] = [];
  const copying = keepCopying({ ...parts(), now: () => new Date() }, (error) => said.push(error), soon);
  await vi.waitFor(() => expect(said).toHaveLength(1), 5000);
  await expect(askForCopy(dataDir)).rejects.toThrow();
  await copying.stop();
});

it('holds what one moment held: never a message without the object that it was sent about, however much is written', async () => {
  let n = 0;
  const insert = messages.prepare("INSERT INTO messages (id, queue, message) VALUES (?, 'q', '')");
  const writing = setInterval(() => {
    put(`o-${(n += 1)}`, 'x'.repeat(500));
    insert.run(String(n));
    // What is over goes: the file with the row, the message after both.
    if (n % 3 === 0) files.deleteObject('files', `o-${n - 1}`);
    if (n % 3 === 0) messages.exec(`DELETE FROM messages WHERE id = '${n - 1}'`);
  }, 5);
  for (let round = 1; round <= 4; round += 1) {
    // However fast the copies are, something is written between them.
    while (n <= round) await new Promise((go) => setTimeout(go, 1));
    const now = new Date(Date.parse('2026-11-20T15:00:00Z') + round * 1000);
    const name = await copyFolder({ ...parts(), now });
    const of = (file: string) => new DatabaseSync(join(copiesDir, name, file), { readOnly: true });
    const [kept, told] = [of('objects.db'), of('messages.db')];
    const rows = kept.prepare('SELECT key, file FROM objects').all();
    const keys = rows.map(({ key }) => String(key).slice(2)).toSorted();
    expect(
      told
        .prepare('SELECT id FROM messages')
        .all()
        .map(({ id }) => String(id))
        .toSorted(),
    ).toEqual(keys);
    for (const { file } of rows) expect(existsSync(join(copiesDir, 'objects', String(file)))).toBe(true);
    kept.close();
    told.close();
  }
  clearInterval(writing);
  expect(n).toBeGreaterThan(4);
});

it('holds the mails of every company, which come back with it', async () => {
  put('one', '1');
  // A copy that is put back is whole, its tables too.
  new DatabaseSync(join(dataDir, 'dynamo.db')).exec('CREATE TABLE rows (id TEXT)');
  const mails = { 'correos/uno/a.eml': 'de uno', 'correos/dos/b.eml': 'de dos', 'correos/c.eml': 'de antes' };
  for (const [file, text] of Object.entries(mails)) {
    mkdirSync(dirname(join(dataDir, file)), { recursive: true });
    writeFileSync(join(dataDir, file), text);
  }
  const now = new Date('2026-11-20T15:00:00Z');
  const name = await copyFolder({ ...parts(), now });
  await pruneCopies(dataDir, copiesDir);
  rmSync(join(dataDir, 'correos'), { recursive: true });
  objects.close();
  await restoreCopy({ dataDir, copiesDir, name, locked: [] }, async () => undefined);
  for (const [file, text] of Object.entries(mails))
    expect(readFileSync(join(dataDir, file), 'utf8'), file).toBe(text);
  objects = openObjects(dataDir);
});

it('lets go of the files that were wanted no more once the copy is made', async () => {
  put('one', '1');
  const file = files.versionOf('files', 'one')!;
  const release = files.holdFiles();
  files.deleteObject('files', 'one');
  expect(existsSync(join(dataDir, 'objects', file))).toBe(true);
  release();
  expect(existsSync(join(dataDir, 'objects', file))).toBe(false);
});

it('copies made by hand push no hourly ones out', async () => {
  put('one', '1');
  const [first = ''] = [await copyFolder({ ...parts(), now: new Date('2026-11-20T06:00:00Z') })];
  const copy = (name: string) => cpSync(join(copiesDir, first), join(copiesDir, name), { recursive: true });
  const hours = Array.from({ length: 23 }, (_, at) => `2026-11-20_${String(at + 1).padStart(2, '0')}-00-00`);
  const byHand = Array.from({ length: 30 }, (_, at) => `2026-11-20_23-01-${String(at + 10)}`);
  for (const name of [...hours, ...byHand]) copy(name);
  await pruneCopies(dataDir, copiesDir);
  const kept = await copiesIn(copiesDir);
  expect(kept).toEqual(expect.arrayContaining([first, ...hours.slice(0, -1)]));
  expect(kept.filter((name) => name.startsWith('2026-11-20_23'))).toHaveLength(24);
});

it('a copy that is asked for of an instance that dies meanwhile is waited for no longer', async () => {
  const asking = askForCopy(dataDir, 50);
  rmSync(join(dataDir, 'copia-pedida'));
  await expect(asking).rejects.toThrow('terminó sin hacer la copia. Pídala otra vez');
});

it('a restore is refused before anything is copied where the folder cannot give way', async () => {
  // The one is where a disk is mounted; beside the other nobody may write, whoever it is.
  await expect(roomBeside('/proc', '/.proc-restaurando')).rejects.toThrow(
    /^No se restauró nada: \/proc es el punto de montaje de un disco/,
  );
  const own = `/proc/${process.pid}`;
  await expect(roomBeside(own, '/proc/.x-restaurando')).rejects.toThrow(CannotRestore);
  await expect(roomBeside(own, '/proc/.x-restaurando')).rejects.toThrow('en /proc no se puede escribir');
  await roomBeside(dataDir, join(place, '.datos-restaurando'));
});

it('a folder of copies that cannot be made is said with what to do', async () => {
  writeFileSync(join(place, 'archivo'), '');
  const wrong = join(place, 'archivo', 'copias');
  await expect(copyFolder({ ...parts(), copiesDir: wrong, now: new Date() })).rejects.toThrow(
    `la carpeta ${wrong} no se puede crear (ENOTDIR). Dé permiso de escritura donde está, o ponga otra carpeta en COPIES_DIR.`,
  );
});
