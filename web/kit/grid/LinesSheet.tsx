import { useRef, useState } from 'react';
import { useRemembered } from '../useRemembered.ts';
import { CellHint } from './CellHint.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import type { LinesGridProps } from './lines.ts';
import type { GridColumn } from './paste.ts';
import { SheetFoot } from './SheetFoot.tsx';
import { lineHands, sheetHands } from './sheetHands.ts';
import { SheetTable } from './SheetTable.tsx';
import { SheetTools } from './SheetTools.tsx';
import { useCellHelp } from './useCellHelp.tsx';
import { useEntry } from './useEntry.ts';
import { useFindBar } from './useFindBar.tsx';
import { useFullScreen } from './useFullScreen.ts';
import { useOpenSheet } from './useOpenSheet.ts';
import { usePasting } from './usePasting.tsx';
import { useWholeWidth } from './useWholeWidth.ts';

/** The sheet: block copy and paste, fill, find, filter, marks of wrong cells, totals; everything has a key (look 2). */
export function LinesSheet(props: LinesGridProps) {
  const { lines, readOnly = false } = props;
  const outer = useRef<HTMLDivElement>(null);
  const [full, setFull] = useFullScreen(outer);
  const [wide, setWide] = useRemembered('hoja.ancha', true);
  const room = useWholeWidth(outer, wide && !full);
  const [filtering, filter] = useState<GridColumn>();
  const open = useOpenSheet(props);
  const { sheet, grid, marked, every, shown, choice, setChoice, texts, view, visible } = open;
  const entry = useEntry(grid, marked, visible.length > 0);
  const cells = sheetHands(props, open);
  const hands = { ...cells, ...lineHands(props, open, cells) };
  const { write, goBack } = hands;
  const { range, active } = marked;
  const pasting = usePasting({ props, sheet, shown, every, range, textOf: texts.textOf, write, goBack });

  const { openFind, bar } = useFindBar(open, hands);
  const cellHelp = useCellHelp(props, open, goBack);
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const control = (event.ctrlKey || event.metaKey) && !event.altKey;
    const letter = event.key.toLowerCase();
    if (control && event.shiftKey && letter === 'f') setFull(!full);
    else if (control && event.shiftKey && letter === 'l') filter(shown[active?.column ?? 0]);
    else if (control && !event.shiftKey && letter === 'f') openFind(false);
    else if (control && !event.shiftKey && letter === 'h') openFind(!readOnly);
    else if (event.key === 'F1') cellHelp.onF1(event);
    else if (event.key === 'Escape' && full && !event.defaultPrevented) setFull(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const current = active && visible[active.row];
  const column = active && shown[active.column];
  const currentName = column?.name;
  const message = current && currentName ? texts.messageOf(current, currentName) : undefined;

  return (
    <div
      ref={outer}
      className={`d-sheet ${full ? 'd-sheet-full' : room > 0 ? 'd-sheet-wide' : ''}`}
      style={{ marginInlineEnd: -room }}
      onCopyCapture={pasting.onCopy}
      onPasteCapture={pasting.onPaste}
      onKeyDown={onKeyDown}
      onFocus={entry.onFocus}
    >
      <SheetTools
        readOnly={readOnly}
        every={every}
        choice={choice}
        onChoice={setChoice}
        view={view}
        canRemove={range !== undefined && visible.length > 0}
        wide={wide}
        onWide={setWide}
        full={full}
        onFull={setFull}
        onAdd={() => hands.addLine(visible.length - 1)}
        onPasted={pasting.pasteAtEnd}
        onRemove={() => range && hands.takeLines(range)}
        onFind={openFind}
      />
      {bar}
      <SheetTable of={props} open={open} hands={hands} entry={entry} full={full} onFilter={filter} />
      <CellHint sheet={outer} cell={`${active?.row} ${active?.column}`} message={message} />
      {cellHelp.help}
      <SheetFoot
        count={lines.length}
        visible={visible}
        shown={shown}
        range={range}
        message={message}
        onShowAll={view.clear}
      />
      {pasting.preview}
      {filtering && (
        <FilterDialog
          column={filtering}
          lines={lines}
          view={view}
          textOf={texts.textOf}
          onClose={() => filter(undefined)}
        />
      )}
    </div>
  );
}
