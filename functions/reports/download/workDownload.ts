import * as z from 'zod';
import { countries } from '../../../shared/countries/countries.ts';
import { Refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { REPORT_EVENTS } from '../../../shared/foundation/facts/analysisEvent.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { bodySchema } from '../../../shared/foundation/documents/procedures.ts';
import { isFactModule, factDefinitions, type Parts } from '../facts/readFacts.ts';
import { ConditionLost } from '../../runtime/database.ts';
import { DocumentStore } from '../../runtime/documents/store.ts';
import { outgoing } from '../../runtime/outbox.ts';
import type { Write } from '../../runtime/write.ts';
import { asItStands } from '../../transmission/declarations/acceptedContent.ts';
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
  const definition = definitionFor(parts);
  const store = new DocumentStore(definition, parts.services, parts.scope);
  const found: DownloadedDeclaration[] = [];
  for (const id of ids) {
    try {
      const { header, body } = await asItStands({ definition }, store, await store.open(id));
      found.push({ ID: id, ESTADO: header.ESTADO, VERSION: header.VERSION, body });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return found;
}

async function gathered(
  { services, scope }: Parts,
  id: string,
  total: number,
): Promise<DownloadedDeclaration[]> {
  const found: DownloadedDeclaration[] = [];
  for (let from = 0; from < total; from += PART) {
    const bytes = await services.files.get(scope, 'files', partObject(id, from));
    if (!bytes) throw new Error(`Part ${from} of download ${id} is not there`);
    found.push(...partSchema.parse(JSON.parse(Buffer.from(bytes).toString())));
  }
  return found;
}

/**
 * Goes on with a download from where it stands until it is packed or `until` (epoch milliseconds) has come; what is left then
 * is told to the queue in the transaction that notes how far it came, so that being slow costs none of a message's tries.
 * Each part is an object of its own, noted when it is there on condition of the one before, so whoever takes over reads no
 * declaration of an earlier part again, and of two who come at once one goes on.
 */
export async function workDownload(parts: Parts, user: string, id: string, until: number): Promise<void> {
  const { database, files, now, outbox } = parts.services;
  const { scope } = parts;
  const { company, country } = scope;
  const key = downloadKey(scope, user, id);
  const row = await database.get<DownloadRow>(TABLE, key);
  if (row?.ESTADO !== 'EN_CURSO') return;
  const ids = unpackTexts(row.ids);
  const note = (HECHAS: number, set: Partial<DownloadRow>): Write => ({
    kind: 'update',
    table: TABLE,
    key,
    set: { ...set, cuando: now().getTime() },
    when: { equals: { ESTADO: 'EN_CURSO', HECHAS } },
  });
  try {
    for (let done = row.HECHAS; done < ids.length;) {
      const part = await readPart(parts, ids.slice(done, done + PART));
      const bytes = Buffer.from(JSON.stringify(part));
      await files.put(scope, 'files', partObject(id, done), bytes, 'application/json');
      const HECHAS = Math.min(done + PART, ids.length);
      const late = now().getTime() >= until;
      const writes: Write[] = [
        note(done, { HECHAS }),
        ...(late ? [outbox.row({ queue: REPORT_EVENTS, message: { company, country, job: id, user } })] : []),
      ];
      await database.aside(...writes);
      if (late) return await outbox.flush(outgoing(writes));
      done = HECHAS;
    }
    const zip = await packDownload(definitionFor(parts), await gathered(parts, id, ids.length), row.FORMATO);
    await files.put(scope, 'files', zipObject(id), zip, 'application/zip');
    await database.aside(note(ids.length, { ESTADO: 'LISTA' }));
  } catch (error) {
    // Somebody else is at it, and further.
    if (!(error instanceof ConditionLost)) throw error;
  }
}
