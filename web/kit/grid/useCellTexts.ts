import { useContext, useMemo } from 'react';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { problemsByPath } from '../fields/RecordForm.tsx';
import { sameList, useSame } from '../same.ts';
import { OthersAt } from '../others.tsx';
import { placeOf, type UnreadText } from '../unread.ts';
import type { CellMessage } from './cellMessage.ts';
import type { LinesGridProps } from './lines.ts';
import { textOfValue, type TextOf } from './view.ts';

const NO_PROBLEMS: NonNullable<LinesGridProps['problems']> = [];

/** Places of lines by their keys; the same map while no line comes, goes or moves, whatever is typed in them. */
export function useKeyPlaces(lines: readonly AnyRecord[], key: string): ReadonlyMap<string, number> {
  const keys = useSame(
    useMemo(() => lines.map((line) => line[key] ?? ''), [lines, key]),
    sameList,
  );
  return useMemo(() => new Map(keys.map((each, place) => [each, place])), [keys]);
}

/** What cells say: their texts, which may be no values, what is wrong with them and who else is there. The same functions until that changes. */
export function useCellTexts({ dataSet, name, lines, unread, problems = NO_PROBLEMS }: LinesGridProps) {
  const key = dataSet.key ?? '';
  const places = useKeyPlaces(lines, key);
  const others = useContext(OthersAt);
  return useMemo(() => {
    const byPath = problemsByPath(problems);
    /** Place of a line in the document; of one that is gone, none that there is. */
    const placeIn = (line: AnyRecord): number => places.get(line[key] ?? '') ?? -1;
    const reasonOf = (line: AnyRecord, field: string): UnreadText | undefined =>
      unread.size === 0 ? undefined : unread.get(placeOf(name, field, line[key]));
    const textOf: TextOf = (line, column) => reasonOf(line, column.name)?.text ?? textOfValue(line, column);
    const messageOf = (line: AnyRecord, field: string): CellMessage | undefined => {
      const own = reasonOf(line, field);
      if (own) return { text: `${dataSet.fields[field]!.label}: ${own.reason}.`, severity: 'error' };
      if (byPath.size === 0) return undefined;
      const found = byPath.get(formatPath({ dataSet: name, line: placeIn(line), field }))?.[0];
      return found && { text: found.message, severity: found.severity };
    };
    const othersAt = (line: AnyRecord, field: string): string | undefined =>
      others.size === 0 ? undefined : others.get(placeOf(name, field, line[key] ?? ''));
    return { placeIn, reasonOf, textOf, messageOf, othersAt };
  }, [dataSet, name, key, unread, problems, places, others]);
}

export type CellTexts = ReturnType<typeof useCellTexts>;
