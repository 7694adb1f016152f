import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file as it is packed. */
export interface Packed {
  name: string;
  /** Local moment that the file says of itself. */
  at: string;
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Compressed already; once more gains nothing. */
const STORED = /\.(pdf|jpe?g|png|zip)$/;
/** What is packed without a moment of its own. */
export const OLDEST = '2000-01-01T00:00:00';

/** The same for a moment wherever it is packed: a ZIP keeps local times without their zone. */
function momentOf(text: string): Date {
  const [, year, month, day, hour = '0', minute = '0', second = '0'] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d))?/.exec(text) ?? /^(\d{4})-(\d\d)-(\d\d)/.exec(OLDEST)!;
  return new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

/** A ZIP as it grows: one piece of one file is in memory at a time. The same files give the same bytes. */
export async function* zipOf(files: AsyncIterable<Packed>): AsyncGenerator<Uint8Array> {
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
