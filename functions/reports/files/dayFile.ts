import { sha256 } from '../../runtime/digest.ts';
import { inFactOrder, type Fact } from '../../../shared/reports/facts.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import { isFactModule, readDocumentFacts, type FactSource, type Parts } from '../facts/readFacts.ts';
import { packTexts, unpackTexts } from '../packedTexts.ts';
import { BUCKET, dayKey, dayObject, monthKey, openKey, TABLE, type DayRow } from '../rows.ts';
import { readFacts, writeFacts } from './parquet.ts';

const PARQUET = 'application/vnd.apache.parquet';
/** Times that somebody else may have written the same day first. */
const TRIES = 6;

const nameOf = ({ module, id }: FactSource): string => `${module}~${id}`;

/** A document as a day's row names it; undefined of a kind that the analysis does not know any more. */
const sourceOf = (name: string): FactSource | undefined => {
  const [module = '', id = ''] = name.split('~');
  return isFactModule(module) ? { module, id } : undefined;
};

interface Kept {
  row: DayRow | undefined;
  facts: Fact[];
  /** Documents whose facts are not in the file that is there: a process stopped between file and note. */
  lost: FactSource[];
}

/** What a day's file holds, when it is the one that was noted. */
async function keptOf({ services, scope }: Parts, day: string): Promise<Kept> {
  const row = await services.database.get<DayRow>(TABLE, dayKey(scope, day));
  if (!row) return { row, facts: [], lost: [] };
  const bytes = await services.files.get(scope, BUCKET, dayObject(day));
  if (bytes && sha256(bytes) === row.HUELLA) return { row, facts: await readFacts(bytes), lost: [] };
  return { row, facts: [], lost: unpackTexts(row.documents).flatMap((name) => sourceOf(name) ?? []) };
}

/** Rows by which a day's file is found: by its day, by the months it tells of, and while it holds unfinished work. */
function dayWrites({ scope }: Parts, day: string, before: DayRow | undefined, made: Made): Write[] {
  const { facts, bytes, names } = made;
  const row = { HUELLA: made.hash, FILAS: facts.length, BYTES: bytes.length, documents: packTexts(names) };
  const months = [...new Set(facts.map(({ FECHA }) => FECHA.slice(0, 7)))];
  const isOpen = facts.some(({ ABIERTO }) => ABIERTO === '1');
  return [
    {
      kind: 'put',
      table: TABLE,
      item: { ...dayKey(scope, day), ...row },
      when: before ? { equals: { HUELLA: before.HUELLA } } : { absent: true },
    },
    ...months.map((month): Write => ({ kind: 'put', table: TABLE, item: monthKey(scope, month, day) })),
    isOpen
      ? { kind: 'put', table: TABLE, item: openKey(scope, day) }
      : { kind: 'delete', table: TABLE, key: openKey(scope, day) },
  ];
}

interface Made {
  facts: Fact[];
  names: string[];
  bytes: Uint8Array;
  hash: string;
}

function made(facts: Fact[]): Made {
  const sorted = facts.toSorted(inFactOrder);
  const names = [...new Set(sorted.map(({ MODULO, ID }) => `${MODULO}~${ID}`))];
  const bytes = writeFacts(sorted);
  return { facts: sorted, names, bytes, hash: sha256(bytes) };
}

/**
 * Writes anew the day files that documents lie in, each by the day on which it was made, with their facts as they stand now.
 * Facts of a document replace all that its file held of it, so news that comes twice, late or in another order leaves
 * the same file; two who write one day do so one behind the other, by the hash of the file that each replaced.
 * @returns the days whose file changed.
 */
export async function renewDays(parts: Parts, sources: readonly FactSource[]): Promise<string[]> {
  const found = await readDocumentFacts(parts, sources);
  const days = Map.groupBy(found, ({ day }) => day);
  const changed: string[] = [];
  for (const [day, documents] of days) if (await renewDay(parts, day, documents)) changed.push(day);
  return changed;
}

async function renewDay(parts: Parts, day: string, documents: readonly FactSource[]): Promise<boolean> {
  const { database, files } = parts.services;
  for (let attempt = 0; ; attempt += 1) {
    const { row, facts, lost } = await keptOf(parts, day);
    const touched = new Map([...documents, ...lost].map((each) => [nameOf(each), each]));
    // Read after the file: whoever wrote it before saw no more than this.
    const fresh = await readDocumentFacts(parts, [...touched.values()]);
    const others = facts.filter(({ MODULO, ID }) => !touched.has(`${MODULO}~${ID}`));
    const next = made([...others, ...fresh.flatMap((each) => each.facts)]);
    if (next.hash === row?.HUELLA && lost.length === 0) return false;
    await files.put(parts.scope, BUCKET, dayObject(day), next.bytes, PARQUET);
    try {
      await database.aside(...dayWrites(parts, day, row, next));
      return true;
    } catch (error) {
      if (!(error instanceof ConditionLost) || attempt >= TRIES) throw error;
    }
  }
}
