import { useState, type ReactNode } from 'react';
import { toast } from '../toasts.ts';
import type { Position, Range } from './edits.ts';
import { FindBar } from './FindBar.tsx';
import { replaceIn } from './findCells.ts';
import type { sheetHands } from './sheetHands.ts';
import type { OpenSheet } from './useOpenSheet.ts';
import { focusActive } from './useSheetJumps.ts';

/** The bar that finds and replaces in a sheet's cells, in those that are marked where they are several lines. */
export function useFindBar(
  { sheet, grid, marked: { range }, shown, texts, visible }: OpenSheet,
  { write, go }: Pick<ReturnType<typeof sheetHands>, 'write' | 'go'>,
): { openFind: (replacing: boolean) => void; bar: ReactNode } {
  const [finding, find] = useState<{ replacing: boolean; within: Range | undefined }>();
  const close = (): void => {
    // At once: the next key is the sheet's, however fast it follows.
    focusActive(grid.current);
    find(undefined);
  };
  const replace = (cells: readonly Position[], words: string, by: string): void => {
    const { count, ...edit } = replaceIn(sheet, shown, cells, words, by, texts.textOf);
    write(edit);
    toast(count === 1 ? 'Se cambió 1 celda' : `Se cambiaron ${count} celdas`, '', 'good');
  };
  return {
    openFind: (replacing) =>
      find({ replacing, within: range && range.top < range.bottom ? range : undefined }),
    bar: finding && (
      <FindBar
        visible={visible}
        columns={shown}
        textOf={texts.textOf}
        marked={finding.within}
        replacing={finding.replacing}
        onGo={go}
        onReplace={replace}
        onClose={close}
      />
    ),
  };
}
