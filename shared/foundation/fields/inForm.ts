import { blankRecord, type AnyBody, type AnyRecord, type DataSet, type DataSets } from './dataSet.ts';

/**
 * A stored body as its definition reads today: a data set that came later is blank, and one that became a list reads
 * its one record as one line (nothing, when that was blank). The same object when it has that form already. Records
 * of one save have the same fields, so only the first of a list is looked at.
 */
export function inForm(dataSets: DataSets, body: AnyBody): AnyBody {
  const next: AnyBody = {};
  let moved = false;
  for (const [name, dataSet] of Object.entries(dataSets)) {
    const stored = body[name];
    const read = dataSet.many ? linesOf(dataSet, stored) : recordOf(dataSet, stored);
    if (read !== stored) moved = true;
    next[name] = read;
  }
  return moved ? { ...body, ...next } : body;
}

function linesOf(dataSet: DataSet, stored: AnyRecord | AnyRecord[] | undefined): AnyRecord[] {
  if (stored === undefined) return [];
  if (Array.isArray(stored)) {
    const [first] = stored;
    return first === undefined || isWhole(dataSet, first)
      ? stored
      : stored.map((each) => ({ ...blankRecord(dataSet), ...each }));
  }
  if (Object.values(stored).every((value) => value === '')) return [];
  return [{ ...blankRecord(dataSet), ...stored, [dataSet.key!]: FIRST_LINE }];
}

/** Key of a line that was a record of its own: the same at every reading, so that versions can be compared. */
const FIRST_LINE = 'lin-1';

function recordOf(dataSet: DataSet, stored: AnyRecord | AnyRecord[] | undefined): AnyRecord {
  const record = Array.isArray(stored) ? stored[0] : stored;
  if (record === undefined) return blankRecord(dataSet);
  return isWhole(dataSet, record) ? record : { ...blankRecord(dataSet), ...record };
}

const isWhole = (dataSet: DataSet, record: AnyRecord): boolean =>
  Object.keys(dataSet.fields).every((name) => name in record);
