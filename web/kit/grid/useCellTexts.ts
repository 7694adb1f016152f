import { useMemo } from 'react';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { problemsByPath } from '../fields/RecordForm.tsx';
import { placeOf, type UnreadText } from '../unread.ts';
import type { CellMessage } from './cellMessage.ts';
import type { LinesGridProps } from './lines.ts';
import { textOfValue, type TextOf } from './view.ts';

const NO_PROBLEMS: NonNullable<LinesGridProps['problems']> = [];

/** What cells say: their texts, which may be no values, and what is wrong with them. */
export function useCellTexts({ dataSet, name, lines, unread, problems = NO_PROBLEMS }: LinesGridProps) {
  const byPath = useMemo(() => problemsByPath(problems), [problems]);
  const places = useMemo(() => new Map(lines.map((line, place) => [line, place])), [lines]);
  const key = dataSet.key ?? '';
  const reasonOf = (line: AnyRecord, field: string): UnreadText | undefined =>
    unread.size === 0 ? undefined : unread.get(placeOf(name, field, line[key]));
  const textOf: TextOf = (line, column) => reasonOf(line, column.name)?.text ?? textOfValue(line, column);
  const messageOf = (line: AnyRecord, field: string): CellMessage | undefined => {
    const own = reasonOf(line, field);
    if (own) return { text: `${dataSet.fields[field]!.label}: ${own.reason}.`, severity: 'error' };
    const found = byPath.get(formatPath({ dataSet: name, line: places.get(line) ?? 0, field }))?.[0];
    return found && { text: found.message, severity: found.severity };
  };
  return { places, reasonOf, textOf, messageOf };
}
