import { createHash } from 'node:crypto';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { dossierHashes, dossierIndex } from '../../shared/dossier/dossierIndex.ts';
import type { DossierEntry } from '../../shared/dossier/procedures.ts';

interface Packed {
  name: string;
  /** Local moment that the file says of itself. */
  at: string;
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Compressed already; once more gains nothing. */
const STORED = /\.(pdf|jpe?g|png|zip)$/;
const OLDEST = '2000-01-01T00:00:00';

/** The same for a moment wherever it is packed: a ZIP keeps local times without their zone. */
function momentOf(text: string): Date {
  const [, year, month, day, hour = '0', minute = '0', second = '0'] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d))?/.exec(text) ?? /^(\d{4})-(\d\d)-(\d\d)/.exec(OLDEST)!;
  return new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

/** A ZIP as it grows: one piece of one file is in memory at a time. The same files give the same bytes. */
async function* zipOf(files: AsyncIterable<Packed>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, at, pieces } of files) {
    const file = STORED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = momentOf(at);
    zip.add(file);
    for await (const piece of pieces) {
      // The stored bytes go out as they came, and a stream may use its buffer again.
      file.push(Uint8Array.from(piece));
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/**
 * A dossier as a ZIP: its files in order, then the page that lists them and their hashes, which are known only then.
 * `tell` hears how many are packed. A file whose bytes are not those that were listed stops the packing.
 */
export function zipDossier(
  title: string,
  entries: readonly DossierEntry[],
  bytesOf: (index: number) => AsyncIterable<Uint8Array>,
  tell: (packed: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const last = entries.reduce((latest, each) => (each.FECHA > latest ? each.FECHA : latest), OLDEST);
  const done: DossierEntry[] = [];

  async function* measured(entry: DossierEntry, index: number): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    let BYTES = 0;
    for await (const piece of bytesOf(index)) {
      hash.update(piece);
      BYTES += piece.length;
      yield piece;
    }
    const SHA256 = hash.digest('hex');
    if (entry.SHA256 !== '' && entry.SHA256 !== SHA256) {
      throw new Error(`Stored bytes of ${entry.ARCHIVO} are not those that were listed`);
    }
    done.push({ ...entry, BYTES, SHA256 });
  }
  async function* files(): AsyncGenerator<Packed> {
    for (const [index, entry] of entries.entries()) {
      yield { name: entry.ARCHIVO, at: entry.FECHA, pieces: measured(entry, index) };
      await tell(index + 1);
    }
    const text = (name: string, content: string): Packed => ({
      name,
      at: last,
      pieces: [Buffer.from(content, 'utf8')],
    });
    yield text('indice.html', dossierIndex(title, done));
    yield text('sha256.txt', dossierHashes(done));
  }
  return zipOf(files());
}
