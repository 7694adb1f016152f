import { useEffect, useMemo } from 'react';
import { useReference } from '../reference.ts';
import { shownColumns, type LinesGridProps } from './lines.ts';
import type { Sheet } from './sheetEdits.ts';
import { useCellTexts } from './useCellTexts.ts';
import { usePasting } from './usePasting.tsx';

interface Props {
  of: LinesGridProps;
  /** What was on the clipboard; another object each time that it is pasted. */
  block: { text: string };
}

/** Pastes a block behind the lines that are shown as cards, as the sheet does; it comes when it is asked for. */
export function CardsPaste({ of: props, block }: Props) {
  const { dataSet, name, lines, columns, unread } = props;
  const reference = useReference();
  const every = useMemo(() => shownColumns({ dataSet, ...(columns ? { columns } : {}) }), [dataSet, columns]);
  const { textOf } = useCellTexts(props);
  const rows = lines.map((_, place) => place);
  const sheet: Sheet = { dataSet, name, lines, rows, unread, reference };
  const { preview, pasteAtEnd } = usePasting({
    props,
    sheet,
    shown: every,
    every,
    range: undefined,
    textOf,
    write: (edit) => props.onChanges(edit.changes, edit.unread),
    goBack: () => undefined,
  });
  useEffect(
    () => pasteAtEnd(block.text),
    // Once a block, whatever the lines become by it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [block],
  );
  return preview;
}
