import {
  blankBody,
  blankRecord,
  type AnyBody,
  type AnyRecord,
  type BodyOf,
  type DataSet,
  type DataSets,
} from '../fields/dataSet.ts';
import { keysOf } from '../keyed.ts';

/** A new body from an earlier one by what its data sets and fields say of copies; what an authority wrote is never copied. */
export function copyBody<S extends DataSets>(dataSets: S, body: AnyBody): BodyOf<S> {
  const copied = blankBody(dataSets);
  const into: Record<string, unknown> = copied;
  for (const name of keysOf(dataSets)) into[name] = copiedContent(dataSets[name]!, body[name]);
  return copied;
}

/** One data set of it. */
export function copiedContent(dataSet: DataSet, content: AnyBody[string] = []): AnyBody[string] {
  if (dataSet.many)
    return dataSet.copied === false || !Array.isArray(content) ? [] : content.map(copyOf(dataSet));
  return dataSet.copied === false || Array.isArray(content) ? blankRecord(dataSet) : copyOf(dataSet)(content);
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
