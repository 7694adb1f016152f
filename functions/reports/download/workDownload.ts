import * as z from 'zod';
import { countries } from '../../../shared/countries/countries.ts';
import { Refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { bodySchema } from '../../../shared/foundation/documents/procedures.ts';
import { isFactModule, factDefinitions, type Parts } from '../facts/readFacts.ts';
import { DocumentStore } from '../../runtime/documents/store.ts';
import { unpackTexts } from '../packedTexts.ts';
import { TABLE } from '../rows.ts';
import { downloadKey, partObject, zipObject, type DownloadRow } from './downloadRows.ts';
import { packDownload, type DownloadedDeclaration } from './packDownload.ts';

/** Declarations of one part: so much is done again after a stop. */
const PART = 25;

/** A part as it was put aside. */
const partSchema: z.ZodType<DownloadedDeclaration[]> = z.array(
  z.object({ ID: z.string(), ESTADO: z.string(), VERSION: z.number(), body: bodySchema }),
);

/** Definition of the declarations of the country that the work is for. */
function definitionFor({ scope }: Parts): AnyDocument {
  const { module } = countries[scope.country].declaration;
  if (!isFactModule(module)) throw new Error(`No facts are made of ${module}`);
  return factDefinitions[module];
}

async function readPart(parts: Parts, ids: readonly string[]): Promise<DownloadedDeclaration[]> {
  const store = new DocumentStore(definitionFor(parts), parts.services, parts.scope);
  const found: DownloadedDeclaration[] = [];
  for (const id of ids) {
    try {
      const { header, body } = await store.open(id);
      found.push({ ID: id, ESTADO: header.ESTADO, VERSION: header.VERSION, body });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return found;
}

/**
 * Goes on with a download from where it stands until it is packed or `until` (epoch milliseconds) has come. Each part is an
 * object of its own, noted when it is there, so whoever takes over reads no declaration of an earlier part again.
 * @returns whether nothing is left to do.
 */
export async function workDownload(parts: Parts, user: string, id: string, until: number): Promise<boolean> {
  const { database, files, now } = parts.services;
  const { scope } = parts;
  const key = downloadKey(scope, user, id);
  const row = await database.get<DownloadRow>(TABLE, key);
  if (row?.ESTADO !== 'EN_CURSO') return true;
  const ids = unpackTexts(row.ids);
  let done = row.HECHAS;
  while (done < ids.length) {
    if (now().getTime() >= until) return false;
    const part = await readPart(parts, ids.slice(done, done + PART));
    const bytes = Buffer.from(JSON.stringify(part));
    await files.put(scope, 'files', partObject(id, done), bytes, 'application/json');
    done = Math.min(done + PART, ids.length);
    await database.aside({
      kind: 'update',
      table: TABLE,
      key,
      set: { HECHAS: done },
      when: { exists: true },
    });
  }
  const gathered: DownloadedDeclaration[] = [];
  for (let from = 0; from < ids.length; from += PART) {
    const bytes = await files.get(scope, 'files', partObject(id, from));
    if (!bytes) throw new Error(`Part ${from} of download ${id} is not there`);
    gathered.push(...partSchema.parse(JSON.parse(Buffer.from(bytes).toString())));
  }
  const zip = await packDownload(definitionFor(parts), gathered, row.FORMATO);
  await files.put(scope, 'files', zipObject(id), zip, 'application/zip');
  await database.aside({
    kind: 'update',
    table: TABLE,
    key,
    set: { ESTADO: 'LISTA' },
    when: { equals: { ESTADO: 'EN_CURSO' } },
  });
  return true;
}
