import { sha256 } from '../../runtime/digest.ts';
import { inFactOrder, type Fact } from '../../../shared/reports/facts.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import { isFactModule, readDocumentFacts, type FactSource, type Parts } from '../facts/readFacts.ts';
import { packTexts, unpackTexts } from '../packedTexts.ts';
import {
  BUCKET,
  dayKey,
  dayObject,
  monthKey,
  namesKey,
  openKey,
  TABLE,
  type DayRow,
  type NamesRow,
} from '../rows.ts';
import { dayOf, dividedParts, innerPart, MOST_DOCUMENTS, type Documents } from './dayParts.ts';
import { EMPTY, readFacts, writeFacts } from './parquet.ts';

const PARQUET = 'application/vnd.apache.parquet';
/** Times that somebody else may have written the same file first. */
const TRIES = 6;
/** Writes of one transaction. */
const AT_ONCE = 90;

const nameOf = ({ module, id }: FactSource): string => `${module}~${id}`;

/** A document as a day's row names it; undefined of a kind that the analysis does not know any more. */
const sourceOf = (name: string): FactSource | undefined => {
  const [module = '', id = ''] = name.split('~');
  return isFactModule(module) ? { module, id } : undefined;
};

const byDocument = (facts: readonly Fact[]): Map<string, readonly Fact[]> =>
  Map.groupBy(facts, ({ MODULO, ID }) => `${MODULO}~${ID}`);

interface Kept {
  row: DayRow | undefined;
  held: Map<string, readonly Fact[]>;
  /** Documents whose facts are not in the file that is there: a process stopped between file and note. */
  lost: FactSource[];
  /** Whether what it holds is what was found, and nobody knows whether it is all. */
  doubted: boolean;
}

async function namesOf({ services, scope }: Parts, { sk, documents }: DayRow): Promise<string[]> {
  const packed = documents ?? (await services.database.get<NamesRow>(TABLE, namesKey(scope, sk)))?.documents;
  return packed ? unpackTexts(packed) : [];
}

/** Facts of a file that nobody noted: none where it is no whole file. */
async function foundIn(bytes: Uint8Array | undefined): Promise<Fact[]> {
  try {
    return bytes ? await readFacts(bytes) : [];
  } catch {
    return [];
  }
}

/** What a day file holds, when it is the one that was noted. */
async function keptOf(parts: Parts, part: string): Promise<Kept> {
  const { services, scope } = parts;
  const row = await services.database.get<DayRow>(TABLE, dayKey(scope, part));
  const nothing = { row, held: new Map(), lost: [], doubted: false };
  if (!row || row.PARTIDO) return nothing;
  const bytes = await services.files.get(scope, BUCKET, dayObject(part));
  if (bytes && sha256(bytes) === row.HUELLA && !row.DUDA)
    return { ...nothing, held: byDocument(await readFacts(bytes)) };
  const names = await namesOf(parts, row);
  if (names.length <= MOST_DOCUMENTS)
    return { ...nothing, lost: names.flatMap((name) => sourceOf(name) ?? []) };
  // A large day of before 0.27: more than is read anew in one go. It is divided as it was found, and each part made anew in its turn.
  const unread = names.map((name): [string, readonly Fact[]] => [name, []]);
  return { ...nothing, held: new Map([...unread, ...byDocument(await foundIn(bytes))]), doubted: true };
}

interface Made {
  part: string;
  facts: Fact[];
  names: string[];
  bytes: Uint8Array;
  hash: string;
}

function made(part: string, held: Documents): Made {
  const facts = [...held.values()].flat().sort(inFactOrder);
  const bytes = writeFacts(facts);
  return { part, facts, names: [...held.keys()].sort(), bytes, hash: sha256(bytes) };
}

const monthsOf = (facts: Iterable<Fact>): string[] => [
  ...new Set([...facts].map(({ FECHA }) => FECHA.slice(0, 7))),
];

/** What is renewed: the file that there was, the files that take its place, and what is divided for it. */
interface Renewal {
  before: DayRow | undefined;
  part: string;
  divided: readonly string[];
  files: readonly Made[];
  doubted: boolean;
}

/** Rows by which day files are found: by their name, and while they hold unfinished work. */
function dayWrites({ scope }: Parts, { before: kept, part, divided, files, doubted }: Renewal): Write[] {
  const put = (name: string, row: Omit<DayRow, 'pk' | 'sk'>): Write => {
    const before = name === part ? kept : undefined;
    return {
      kind: 'put',
      table: TABLE,
      item: { ...dayKey(scope, name), ...row },
      when: before ? { equals: { HUELLA: before.HUELLA } } : { absent: true },
    };
  };
  const remove = (key: ReturnType<typeof openKey>): Write => ({ kind: 'delete', table: TABLE, key });
  const left = divided.length > 0 && kept ? [openKey(scope, part), namesKey(scope, part)] : [];
  return [
    ...divided.map((name) =>
      put(name, { HUELLA: '', FILAS: 0, BYTES: 0, PARTIDO: '1', RESTA: name === part && kept ? '1' : '' }),
    ),
    ...left.map(remove),
    ...files.flatMap(({ part: name, facts, names, bytes, hash }) => [
      put(name, {
        ...{ HUELLA: hash, FILAS: facts.length, BYTES: bytes.length },
        ...(doubted ? { DUDA: '1' } : {}),
      }),
      { kind: 'put', table: TABLE, item: { ...namesKey(scope, name), documents: packTexts(names) } } as const,
      facts.some(({ ABIERTO }) => ABIERTO === '1')
        ? ({ kind: 'put', table: TABLE, item: openKey(scope, name) } as const)
        : remove(openKey(scope, name)),
    ]),
  ];
}

/** Writes of which each is right without the others. */
async function each({ services }: Parts, writes: readonly Write[]): Promise<void> {
  for (let at = 0; at < writes.length; at += AT_ONCE)
    await services.database.aside(...writes.slice(at, at + AT_ONCE));
}

/** Files first, then the months that they tell of, which only have more looked at, then the rows that count. */
async function write(parts: Parts, renewal: Renewal): Promise<void> {
  const { services, scope } = parts;
  const { part, divided, files } = renewal;
  for (const { part: name, bytes } of files)
    await services.files.put(scope, BUCKET, dayObject(name), bytes, PARQUET);
  await each(
    parts,
    files.flatMap(({ part: name, facts }) =>
      monthsOf(facts).map((month): Write => ({
        kind: 'put',
        table: TABLE,
        item: monthKey(scope, month, name),
      })),
    ),
  );
  await services.database.aside(...dayWrites(parts, renewal));
  if (divided.length === 0 || !renewal.before) return;
  await emptyDivided(parts, part);
  const months = monthsOf(files.flatMap(({ facts }) => facts));
  await each(
    parts,
    months.map((month): Write => ({ kind: 'delete', table: TABLE, key: monthKey(scope, month, part) })),
  );
}

/** The file of what was divided holds nothing any more: Athena reads whatever lies in the folder of a month. */
export async function emptyDivided({ services, scope }: Parts, part: string): Promise<void> {
  await services.files.put(scope, BUCKET, dayObject(part), EMPTY.bytes, PARQUET);
  await services.database.aside({
    kind: 'update',
    table: TABLE,
    key: dayKey(scope, part),
    set: { RESTA: '' },
  });
}

/**
 * Writes anew the day files that documents lie in, each by the day on which it was made, with their facts as they stand now.
 * Facts of a document replace all that its file held of it, so news that comes twice, late or in another order leaves
 * the same file; two who write one file do so one behind the other, by the hash of the file that each replaced.
 * @returns the days of which a file changed.
 */
export async function renewDays(parts: Parts, sources: readonly FactSource[]): Promise<string[]> {
  const found = await readDocumentFacts(parts, sources);
  const days = Map.groupBy(found, ({ day }) => day);
  const changed: string[] = [];
  for (const [day, documents] of days) if (await renewDay(parts, day, documents)) changed.push(day);
  return changed;
}

/** The files of a day that documents lie in: found level by level, so that a day of many files is not looked through. */
async function byFile(parts: Parts, day: string, documents: readonly FactSource[]) {
  const { database } = parts.services;
  const found: [part: string, documents: FactSource[]][] = [];
  let level: typeof found = [[day, [...documents]]];
  while (level.length > 0) {
    const keys = level.map(([part]) => dayKey(parts.scope, part));
    const rows = await database.getMany<DayRow>(TABLE, keys);
    const next: typeof found = [];
    for (const [at, [part, some]] of level.entries()) {
      const row = rows[at];
      if (row?.RESTA) await emptyDivided(parts, part);
      if (row?.PARTIDO) next.push(...Map.groupBy(some, (one) => innerPart(part, nameOf(one))));
      else found.push([part, some]);
    }
    level = next;
  }
  return found;
}

async function renewDay(parts: Parts, day: string, documents: readonly FactSource[]): Promise<boolean> {
  let changed = false;
  for (const [part, some] of await byFile(parts, day, documents))
    if (await renewFile(parts, part, some)) changed = true;
  return changed;
}

async function renewFile(parts: Parts, part: string, documents: readonly FactSource[]): Promise<boolean> {
  /** Files that were written and did not come to count, since somebody else was first. */
  const astray = new Set<string>();
  for (let attempt = 0; ; attempt += 1) {
    const kept = await keptOf(parts, part);
    const { row } = kept;
    if (row?.PARTIDO) {
      // Divided by somebody else meanwhile, behind whom this one may have written the file again.
      const changed = await renewDay(parts, dayOf(part), documents);
      await settle(parts, attempt > 0 ? [part, ...astray] : astray);
      return changed;
    }
    const renewal = await renewalOf(parts, part, kept, documents);
    const { divided, files } = renewal;
    const same = divided.length === 0 && files[0]?.hash === row?.HUELLA;
    if (same && kept.lost.length === 0 && !row?.DUDA) return false;
    try {
      await write(parts, renewal);
      await settle(parts, astray);
      return true;
    } catch (error) {
      if (!(error instanceof ConditionLost) || attempt >= TRIES) throw error;
      if (divided.length > 0) for (const file of files) astray.add(file.part);
    }
  }
}

/** A file as it is to be: what it holds, with documents as they stand in place of what it held of them. */
async function renewalOf(
  parts: Parts,
  part: string,
  { row: before, held, lost, doubted }: Kept,
  documents: readonly FactSource[],
): Promise<Renewal> {
  const touched = new Map([...documents, ...lost].map((one) => [nameOf(one), one]));
  // Read after the file: whoever wrote it before saw no more than this.
  const fresh = await readDocumentFacts(parts, [...touched.values()]);
  for (const name of touched.keys()) held.delete(name);
  for (const one of fresh) held.set(nameOf(one), one.facts);
  const { divided, files } = dividedParts(part, held);
  return { before, part, divided, files: files.map(([name, some]) => made(name, some)), doubted };
}

/** Makes right what was written over by one who came second: a file that counts anew, and of others nothing. */
async function settle(parts: Parts, names: Iterable<string>): Promise<void> {
  const { services, scope } = parts;
  for (const name of names) {
    const row = await services.database.get<DayRow>(TABLE, dayKey(scope, name));
    if (row?.PARTIDO) await emptyDivided(parts, name);
    else if (row) await renewFile(parts, name, []);
    else await services.files.put(scope, BUCKET, dayObject(name), EMPTY.bytes, PARQUET);
  }
}
