import { MADE_UP_KEY } from '../contracts/givenId.ts';
import {
  linesIn,
  type AnyBody,
  type AnyRecord,
  type DataSet,
  type DataSets,
  asLines,
} from '../fields/dataSet.ts';
import type { Field } from '../fields/field.ts';
import { labelOf } from '../fields/label.ts';
import { formatPath, parsePath } from '../fields/path.ts';
import { hasPersons, isComputed, isPersons, writers } from '../fields/writer.ts';
import { remembered } from '../remembered.ts';
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
 * again, and refused where it is named alone. A reference that is the person's names a line of this document, never
 * another document.
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
  const namesLine = linesNamed(dataSets, body);
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
        if (value === kept || (isPersons(declared) && namesLine(value, declared))) continue;
        const path = formatPath({ dataSet: name, ...(line === undefined ? {} : { line }), field });
        const alone = named.has(`${name}.${field}`);
        if (isComputed(declared) && !alone) {
          put[field] = kept;
          continue;
        }
        // A key that a grid makes up names nothing; any other may name a document.
        if (field === dataSet.key && MADE_UP_KEY.test(value)) continue;
        if (!isComputed(declared)) {
          doubted = true;
          if (vouch(name, record, was).some((known) => field in known && holdsAll(record, known))) continue;
        }
        if (value !== '' || alone) refused.push(refusedAt(dataSets, path, declared, field === dataSet.key));
        put[field] = kept;
      }
      return Object.keys(put).length === 0 ? record : { ...record, ...put };
    };
    if (!Array.isArray(after)) {
      next[name] = hold(after, before as AnyRecord | undefined);
      continue;
    }
    const lines = asLines(before);
    const known = new Map(lines.map((line) => [line[dataSet.key!], line]));
    const held = after.map((line, index) => {
      const was = known.get(line[dataSet.key!]);
      // A second line of the same key gets another one when it is stored: it is a new line.
      known.delete(line[dataSet.key!]);
      return hold(line, was, index);
    });
    // Lines of which no field is a person's come and go with whoever writes them.
    next[name] = hasPersons(dataSet) ? held : lines;
    if (isOthers(dataSet) && !sameKeys(dataSet, lines, after)) refused.push(linesRefused(name, dataSet));
  }
  return { body: next, refused, doubted };
}

/** Whether only persons with another right bring lines of it and take them away. */
const isOthers = (dataSet: DataSet): boolean =>
  !hasPersons(dataSet) && Object.values(dataSet.fields).some(({ writer }) => writer === 'others');

const sameKeys = ({ key }: DataSet, before: readonly AnyRecord[], after: readonly AnyRecord[]): boolean =>
  before.length === after.length && before.every((line, at) => line[key!] === after[at]?.[key!]);

const linesRefused = (name: string, { title }: DataSet): Problem =>
  problem('writer.others', name, `${title}: ${writers.others.says}; deje las líneas como estaban.`);

/** Whether a reference names a line of the body, of the list whose lines stand for documents of that kind; or nothing. */
function linesNamed(dataSets: DataSets, body: AnyBody): (value: string, field: Field) => boolean {
  const known = new Map<string, ReadonlySet<string | undefined>>();
  return (value, { refersTo }) => {
    if (value === '') return true;
    let keys = known.get(refersTo!);
    if (!keys) {
      const lists = Object.entries(dataSets).filter(
        ([name, { key, fields }]) => key && fields[key]!.refersTo === refersTo && Array.isArray(body[name]),
      );
      keys = new Set(lists.flatMap(([name, { key }]) => linesIn(body, name).map((line) => line[key!])));
      known.set(refersTo!, keys);
    }
    return keys.has(value);
  };
}

/** Fields of a data set that are not a person's, or of which a person may not say everything. */
const othersOf = remembered((dataSet: DataSet): readonly (readonly [string, Field])[] =>
  Object.entries(dataSet.fields).filter(([, field]) => !isPersons(field) || field.refersTo !== undefined),
);

const namedFields = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(
    changes.flatMap((change) => {
      const { dataSet, field } = parsePath(change.path) ?? {};
      return change.op === 'set' && field !== undefined ? [`${dataSet}.${field}`] : [];
    }),
  );

const holdsAll = (line: AnyRecord, known: AnyRecord): boolean =>
  Object.entries(known).every(([name, value]) => (line[name] ?? '') === value);

function refusedAt(dataSets: DataSets, path: string, field: Field, isKey: boolean): Problem {
  const named = `${path} (${labelOf(dataSets, path)})`;
  if (field.writer === undefined)
    return problem(
      'writer.reference',
      path,
      `${named}: ninguna línea de este documento tiene esa clave; quítela.`,
    );
  // A program that sends whole lines may name them itself, as a grid does.
  const remedy = isKey ? ', o dé a una línea propia un UUID por clave' : '';
  return problem(
    `writer.${field.writer}`,
    path,
    `${named}: ${writers[field.writer].says}; quítelo${remedy}.`,
  );
}
