import { recordIn, type AnyBody, type DataSet, type DataSets } from '../fields/dataSet.ts';
import type { Field } from '../fields/field.ts';
import { copiedContent } from './copyBody.ts';
import type { CopyPart } from './partNames.ts';

/** How a declaration comes apart. */
export interface PartedKind {
  dataSets: DataSets;
  /** Its header, whose boxes are of several parts. */
  header: string;
  /** Part that a data set or a box of the header is taken over with; of what is not named, `fracciones`. */
  parts: Readonly<Record<string, CopyPart>>;
}

const isOf = ({ parts }: PartedKind, part: CopyPart, name: string): boolean =>
  (parts[name] ?? 'fracciones') === part;

/** Boxes of the header that come with a part: those that a person writes and that do not declare otherwise. */
const headerOfPart = (kind: PartedKind, part: CopyPart): string[] =>
  Object.entries<Field>(kind.dataSets[kind.header]!.fields)
    .filter(
      ([name, { writer, copied }]) => writer === undefined && copied !== false && isOf(kind, part, name),
    )
    .map(([name]) => name);

/** Data sets that come with a part: those that do not declare otherwise. */
export const dataSetsOfPart = (kind: PartedKind, part: CopyPart): string[] =>
  Object.entries<DataSet>(kind.dataSets)
    .filter(([name, { copied }]) => name !== kind.header && copied !== false && isOf(kind, part, name))
    .map(([name]) => name);

/** Puts the parts that are asked for of an earlier body into a blank one. */
export function takeParts(
  kind: PartedKind,
  into: AnyBody,
  source: AnyBody,
  asked: readonly CopyPart[],
): void {
  for (const part of asked) {
    for (const name of dataSetsOfPart(kind, part))
      into[name] = copiedContent(kind.dataSets[name]!, source[name]);
    const header = recordIn(into, kind.header);
    for (const name of headerOfPart(kind, part)) header[name] = recordIn(source, kind.header)[name] ?? '';
  }
}
