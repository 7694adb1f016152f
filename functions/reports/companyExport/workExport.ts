import { sha256 } from '../../runtime/digest.ts';
import { REPORT_EVENTS } from '../../../shared/foundation/facts/analysisEvent.ts';
import { HASH_LIST, type CompanyExport } from '../../../shared/reports/exportProcedures.ts';
import { companyRowKey, type CompanyRow } from '../../runtime/caller.ts';
import { ConditionLost } from '../../runtime/database.ts';
import { outgoing } from '../../runtime/outbox.ts';
import { sessionScope } from '../../runtime/scope.ts';
import type { Write } from '../../runtime/write.ts';
import { OLDEST, zipOf, type Packed } from '../../runtime/zip.ts';
import type { Parts } from '../facts/readFacts.ts';
import { TABLE } from '../rows.ts';
import type { ExportedFile } from './exportedFile.ts';
import {
  exportKey,
  exportObject,
  hashesObject,
  partName,
  placeOf,
  placeText,
  type ExportRow,
  type Place,
} from './exportRows.ts';
import { sections } from './sections.ts';

/** What a part holds at most before the next begins: it lies in memory while it is packed, and is done again after a stop. */
export const PART = { documents: 500, bytes: 24 * 1024 * 1024 };

interface Gathered {
  files: ExportedFile[];
  documents: number;
  next: Place;
}

/** What comes behind a place until a part is full or `until` (epoch milliseconds) has come; at least one unit of it. */
async function gather(parts: Parts, from: Place, until: number): Promise<Gathered> {
  const { now } = parts.services;
  const gathered: Gathered = { files: [], documents: 0, next: from };
  let bytes = 0;
  for (let { section, after } = from; section < sections.length; section += 1, after = '') {
    for await (const unit of sections[section]!(parts, after)) {
      gathered.files.push(...unit.files);
      gathered.documents += unit.documents;
      gathered.next = { section, after: unit.after };
      bytes += unit.files.reduce((sum, file) => sum + file.bytes.length, 0);
      const full = gathered.documents >= PART.documents || bytes >= PART.bytes;
      if (full || now().getTime() >= until) return gathered;
    }
    gathered.next = { section: section + 1, after: '' };
  }
  return gathered;
}

async function* packed(files: readonly ExportedFile[]): AsyncGenerator<Packed> {
  for (const { name, bytes } of files) yield { name, at: OLDEST, pieces: [bytes] };
}

/** Packs a part, and puts its lines of the list of hashes beside it. */
async function putPart(
  { services, scope }: Parts,
  { id, attempt, name }: { id: string; attempt: string; name: string },
  files: readonly ExportedFile[],
): Promise<CompanyExport['PARTES'][number]> {
  const zip = exportObject(id, attempt, name);
  const { bytes, sha256: hash } = await services.files.putStream(
    scope,
    'files',
    zip,
    zipOf(packed(files)),
    'application/zip',
  );
  const lines = files.map((file) => `${sha256(file.bytes)}  ${file.name}\n`).join('');
  await services.files.put(scope, 'files', hashesObject(id, attempt, name), Buffer.from(lines), 'text/plain');
  return { NOMBRE: name, BYTES: bytes, SHA256: hash };
}

/** Every line of every part, and the parts themselves: `sha256sum -c` in the folder where all were unpacked goes through it. */
async function* hashLines({ services, scope }: Parts, row: ExportRow): AsyncGenerator<Uint8Array> {
  for (const { NOMBRE, SHA256 } of row.PARTES) {
    yield Buffer.from(`${SHA256}  ${NOMBRE}\n`);
    const lines = await services.files.get(
      scope,
      'files',
      hashesObject(row.ID, row.intentos[NOMBRE] ?? '', NOMBRE),
    );
    if (!lines) throw new Error(`Hashes of ${NOMBRE} of export ${row.ID} are not there`);
    yield lines;
  }
}

/** The scope of the work with the company's name, which stands in what it signs. */
async function named({ services, scope }: Parts): Promise<Parts> {
  const company = await services.database.get<CompanyRow>('users', companyRowKey(scope.company));
  return { services, scope: sessionScope({ ...scope, companyName: company?.Nombre ?? '' }) };
}

/**
 * Goes on with an export from where it stands until it is whole or `until` has come; what is left then is told to the
 * queue in the transaction that notes how far it came. Each part is noted when it is there, on condition of the one
 * before, so whoever takes over, or comes beside, makes none twice.
 */
export async function workExport(asked: Parts, id: string, until: number): Promise<void> {
  const parts = await named(asked);
  const { database, files, now, outbox, id: newId } = parts.services;
  const { company, country } = parts.scope;
  const key = exportKey(parts.scope, id);
  let row = await database.get<ExportRow>(TABLE, key);
  while (row?.ESTADO === 'EN_CURSO') {
    const { place } = row;
    const from = placeOf(place);
    const done = from.section >= sections.length;
    const attempt = newId('int');
    const set: Partial<ExportRow> = { cuando: now().getTime() };
    if (done) {
      const object = exportObject(id, attempt, HASH_LIST);
      const list = await files.putStream(parts.scope, 'files', object, hashLines(parts, row), 'text/plain');
      set.ESTADO = 'LISTA';
      set.PARTES = [...row.PARTES, { NOMBRE: HASH_LIST, BYTES: list.bytes, SHA256: list.sha256 }];
    } else {
      const found = await gather(parts, from, until);
      const part =
        found.files.length > 0
          ? [await putPart(parts, { id, attempt, name: partName(row.PARTES.length + 1) }, found.files)]
          : [];
      set.place = placeText(found.next);
      set.PARTES = [...row.PARTES, ...part];
      set.DOCUMENTOS = row.DOCUMENTOS + found.documents;
      set.ARCHIVOS = row.ARCHIVOS + found.files.length;
    }
    const made = set.PARTES.slice(row.PARTES.length).map(({ NOMBRE }) => [NOMBRE, attempt]);
    set.intentos = { ...row.intentos, ...Object.fromEntries(made) };
    const late = !done && now().getTime() >= until;
    const writes: Write[] = [
      { kind: 'update', table: TABLE, key, set, when: { equals: { ESTADO: 'EN_CURSO', place } } },
      ...(late ? [outbox.row({ queue: REPORT_EVENTS, message: { company, country, whole: id } })] : []),
    ];
    try {
      await database.aside(...writes);
    } catch (error) {
      // Somebody else is at it, and further.
      if (error instanceof ConditionLost) return;
      throw error;
    }
    if (late) return outbox.flush(outgoing(writes));
    row = { ...row, ...set };
  }
}
