import { isDecimal } from '../decimal/decimal.ts';
import { blankRecord, type AnyBody, type AnyRecord, type DataSet, type DataSets } from './dataSet.ts';

/**
 * A stored body as its definition reads today: a data set that came later is blank, one that became a list reads its
 * one record as one line (nothing, when that was blank), and a decimal that is kept more finely now has its zeros, so
 * that versions of either time compare as equal. The same object when it has that form already. Records of one save
 * have the same fields and decimals, so only as many of a list are looked at as it takes to know.
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
    const whole =
      first === undefined || isWhole(dataSet, first)
        ? stored
        : stored.map((each) => ({ ...blankRecord(dataSet), ...each }));
    const coarse = coarseFields(dataSet, whole);
    return coarse.length === 0 ? whole : whole.map((each) => finer(each, coarse));
  }
  if (Object.values(stored).every((value) => value === '')) return [];
  return linesOf(dataSet, [{ ...blankRecord(dataSet), ...stored, [dataSet.key!]: FIRST_LINE }]);
}

/** Key of a line that was a record of its own: the same at every reading, so that versions can be compared. */
const FIRST_LINE = 'lin-1';

function recordOf(dataSet: DataSet, stored: AnyRecord | AnyRecord[] | undefined): AnyRecord {
  const record = Array.isArray(stored) ? stored[0] : stored;
  if (record === undefined) return blankRecord(dataSet);
  const whole = isWhole(dataSet, record) ? record : { ...blankRecord(dataSet), ...record };
  return finer(whole, coarseFields(dataSet, [whole]));
}

const isWhole = (dataSet: DataSet, record: AnyRecord): boolean =>
  Object.keys(dataSet.fields).every((name) => name in record);

type Coarse = readonly [name: string, decimals: number];

/** Decimals of a data set whose first value among the records was stored with fewer than the field keeps. */
function coarseFields(dataSet: DataSet, records: readonly AnyRecord[]): Coarse[] {
  return Object.entries(dataSet.fields).flatMap(([name, { kind, decimals = 2 }]): Coarse[] => {
    if (kind !== 'decimal') return [];
    const value = records.find((each) => each[name])?.[name];
    return value !== undefined && decimalsOf(value) < decimals ? [[name, decimals]] : [];
  });
}

const decimalsOf = (value: string): number => {
  const point = value.indexOf('.');
  return point < 0 ? 0 : value.length - point - 1;
};

/** The record with the zeros that its decimals lack; itself when none does. */
function finer(record: AnyRecord, fields: readonly Coarse[]): AnyRecord {
  let next = record;
  for (const [name, decimals] of fields) {
    const value = record[name] ?? '';
    const missing = decimals - decimalsOf(value);
    if (missing <= 0 || !isDecimal(value)) continue;
    const padded = (value.includes('.') ? value : `${value}.`) + '0'.repeat(missing);
    if (next === record) next = { ...record };
    next[name] = padded;
  }
  return next;
}
