import { GIVEN_ID } from '../contracts/givenId.ts';
import type { AnyBody, AnyRecord, DataSet, DataSets } from '../fields/dataSet.ts';
import type { Field } from '../fields/field.ts';
import { labelOf } from '../fields/label.ts';
import { formatPath, parsePath } from '../fields/path.ts';
import { hasPersons, isComputed, isPersons, writers } from '../fields/writer.ts';
import { problem, type Problem } from '../rules/problem.ts';
import type { Change } from './patch.ts';

/** What a person's call asks: the body as it would be, and the fields that its changes name one by one. */
export interface Asked {
  body: AnyBody;
  changes?: readonly Change[];
}

/**
 * Records of which the product knows by itself that a line may hold them, besides what is stored of it. A record
 * vouches for a line that holds the whole of it, so that nobody mixes the facts of two.
 * @param stored the line of the same key as it is stored; undefined for one that comes.
 */
export type Vouch = (dataSet: string, line: AnyRecord, stored: AnyRecord | undefined) => readonly AnyRecord[];

export const nobody: Vouch = () => [];

export interface Held {
  /** The body with everything that is not the person's as it was stored. */
  body: AnyBody;
  /** One for each value that the call brings and no person may write; none of them is in the body. */
  refused: Problem[];
  /** Whether a voucher could have said otherwise: some line differs from what is stored of it. */
  doubted: boolean;
}

/**
 * Holds a person's call to what persons write. A field that another writes stays as it is stored at the same line,
 * matched by its key, and a value that differs from it is refused, unless somebody vouches for it. Blank in a whole
 * record means unsaid. What a calculation writes is taken out of whole records without a word, for it is computed
 * again, and refused where it is named alone.
 */
export function heldToWriters(
  dataSets: DataSets,
  stored: AnyBody,
  { body, changes = [] }: Asked,
  vouch: Vouch,
): Held {
  const named = namedFields(changes);
  const refused: Problem[] = [];
  let doubted = false;
  const next: AnyBody = { ...body };
  for (const [name, dataSet] of Object.entries(dataSets)) {
    const before = stored[name];
    const after = body[name];
    // A group of another form, or one that is not there, is the shape's to refuse.
    if (before === after || after === undefined || Array.isArray(after) !== dataSet.many) continue;
    const others = othersOf(dataSet);
    if (others.length === 0) continue;
    const hold = (record: AnyRecord, was: AnyRecord | undefined, line?: number): AnyRecord => {
      if (record === was) return record;
      const put: AnyRecord = {};
      for (const [field, declared] of others) {
        const [value, kept] = [record[field] ?? '', was?.[field] ?? ''];
        if (value === kept) continue;
        const path = formatPath({ dataSet: name, ...(line === undefined ? {} : { line }), field });
        const alone = named.has(`${name}.${field}`);
        if (isComputed(declared) && !alone) {
          put[field] = kept;
          continue;
        }
        // A key that a grid makes up names nothing; one that the product gave may name a document.
        if (field === dataSet.key && !GIVEN_ID.test(value)) continue;
        if (!isComputed(declared)) {
          doubted = true;
          if (vouch(name, record, was).some((known) => field in known && holdsAll(record, known))) continue;
        }
        if (value !== '' || alone) refused.push(refusedAt(dataSets, path, declared));
        put[field] = kept;
      }
      return Object.keys(put).length === 0 ? record : { ...record, ...put };
    };
    if (!Array.isArray(after)) {
      next[name] = hold(after, before as AnyRecord | undefined);
      continue;
    }
    const lines = (before ?? []) as AnyRecord[];
    const known = new Map(lines.map((line) => [line[dataSet.key!], line]));
    const held = after.map((line, index) => {
      const was = known.get(line[dataSet.key!]);
      // A second line of the same key gets another one when it is stored: it is a new line.
      known.delete(line[dataSet.key!]);
      return hold(line, was, index);
    });
    // Lines of which no field is a person's come and go with whoever writes them.
    next[name] = hasPersons(dataSet) ? held : lines;
  }
  return { body: next, refused, doubted };
}

const others = new WeakMap<DataSet, readonly (readonly [string, Field])[]>();

/** Fields of a data set that are not a person's. */
function othersOf(dataSet: DataSet): readonly (readonly [string, Field])[] {
  const known = others.get(dataSet);
  if (known) return known;
  const found = Object.entries(dataSet.fields).filter(([, field]) => !isPersons(field));
  others.set(dataSet, found);
  return found;
}

const namedFields = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(
    changes.flatMap((change) => {
      const { dataSet, field } = parsePath(change.path) ?? {};
      return change.op === 'set' && field !== undefined ? [`${dataSet}.${field}`] : [];
    }),
  );

const holdsAll = (line: AnyRecord, known: AnyRecord): boolean =>
  Object.entries(known).every(([name, value]) => (line[name] ?? '') === value);

function refusedAt(dataSets: DataSets, path: string, field: Field): Problem {
  const { says } = writers[field.writer!];
  return problem(`writer.${field.writer}`, path, `${path} (${labelOf(dataSets, path)}): ${says}; quítelo.`);
}
