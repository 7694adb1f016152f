import { createHash } from 'node:crypto';
import { dossierHashes, dossierIndex } from '../../shared/dossier/dossierIndex.ts';
import type { DossierEntry } from '../../shared/dossier/procedures.ts';
import { OLDEST, zipOf, type Packed } from '../runtime/zip.ts';

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
