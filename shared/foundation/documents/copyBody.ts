import { blankRecord, type AnyBody, type AnyRecord, type DataSet, type DataSets } from '../fields/dataSet.ts';
import { keysOf } from '../keyed.ts';

/** A new body from an earlier one by what its data sets and fields say of copies; what an authority wrote is never copied. */
export function copyBody(dataSets: DataSets, body: AnyBody): AnyBody {
  const copied: AnyBody = {};
  for (const name of keysOf(dataSets)) {
    const dataSet = dataSets[name]!;
    const content = body[name] ?? (dataSet.many ? [] : {});
    if (dataSet.copied === false) copied[name] = dataSet.many ? [] : blankRecord(dataSet);
    else copied[name] = Array.isArray(content) ? content.map(copyOf(dataSet)) : copyOf(dataSet)(content);
  }
  return copied;
}

const copyOf =
  ({ fields }: DataSet) =>
  (record: AnyRecord): AnyRecord =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { copied, writer }]) => [
        name,
        copied === false || writer === 'authority' ? '' : (record[name] ?? ''),
      ]),
    );
