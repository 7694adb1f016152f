import { Suspense, useState, type ReactNode } from 'react';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import { toast } from '../toasts.ts';
import type { Range } from './edits.ts';
import { startLine, type LinesGridProps } from './lines.ts';
import type { GridColumn, PastedLine } from './paste.ts';
import { isToBeShown, planPaste, type PastePlan } from './pastePlan.ts';
import { pasteInto, pasteLines, withoutEnd, type Sheet, type SheetEdit } from './sheetEdits.ts';
import { formatTsv, parseTsv } from './tsv.ts';
import type { TextOf } from './view.ts';
import { targetOf } from '../targetOf.ts';
import { lazy } from '../lazy.ts';

const PastePreview = lazy(async () => ({ default: (await import('./PastePreview.tsx')).PastePreview }));

interface Ground {
  props: LinesGridProps;
  sheet: Sheet;
  shown: readonly GridColumn[];
  every: readonly GridColumn[];
  range: Range | undefined;
  textOf: TextOf;
  write: (edit: SheetEdit) => void;
  /** Gives the focus back to the sheet. */
  goBack: () => void;
}

const isInInput = (event: React.ClipboardEvent): boolean => targetOf(event)?.tagName === 'INPUT';

/** Whether a line has nothing but what a new one begins with and what is worked out. */
const isUntouched = (line: AnyRecord, begun: AnyRecord, columns: readonly GridColumn[]): boolean =>
  columns.every(({ name, field }) => !isPersons(field) || (line[name] ?? '') === (begun[name] ?? ''));

/** Texts of the cells of a range, as they are shown. */
const textsIn = (range: Range, sheet: Sheet, shown: readonly GridColumn[], textOf: TextOf): string[][] =>
  sheet.rows
    .slice(range.top, range.bottom + 1)
    .map((place) =>
      shown.slice(range.left, range.right + 1).map((each) => textOf(sheet.lines[place]!, each)),
    );

/** Copying and pasting blocks; a block with headings, totals or remarks is looked at before it is pasted. */
export function usePasting({ props, sheet, shown, every, range, textOf, write, goBack }: Ground) {
  const [asked, ask] = useState<{ plan: PastePlan; at: Range }>();
  const atEnd: Range = { top: sheet.rows.length, bottom: sheet.rows.length, left: 0, right: 0 };
  const newLine = () => startLine(props);
  const tell = (result: ReturnType<typeof pasteLines>): void => {
    write(result);
    toast(result.title, result.text, result.wrong > 0 ? 'bad' : 'good');
  };
  const paste = (text: string, at: Range): void => {
    // A picture has no text; a cell that was copied blank has its line break, and clears.
    if (text === '') return toast('El portapapeles no trae texto', 'No se cambió nada.', 'bad');
    const block = withoutEnd(parseTsv(text));
    const plan = planPaste(block, { shown, every }, at.left);
    if (block.length > 1 && isToBeShown(plan)) ask({ plan, at });
    else tell(pasteInto(sheet, { shown, at, block, newLine }));
  };
  const pasteRead = (lines: PastedLine[], over: boolean): void => {
    tell(pasteLines(sheet, over ? asked!.at.top : sheet.rows.length, lines, newLine));
    ask(undefined);
    goBack();
  };
  const begun = props.newLine?.() ?? {};
  const at = asked?.at.top ?? 0;
  const marked = sheet.lines[sheet.rows[at] ?? -1];
  const preview: ReactNode = asked && (
    <Suspense>
      <PastePreview
        plan={asked.plan}
        columns={every}
        reference={sheet.reference}
        asked={props.asked ?? []}
        start={begun}
        over={sheet.rows.slice(at).map((place) => sheet.lines[place]!)}
        overIsBlank={marked !== undefined && isUntouched(marked, begun, every)}
        from={(sheet.rows[at] ?? 0) + 1}
        onPaste={pasteRead}
        onClose={() => ask(undefined)}
      />
    </Suspense>
  );
  return {
    preview,
    pasteAtEnd: (text: string): void => paste(text, atEnd),
    onPaste: (event: React.ClipboardEvent): void => {
      if (props.readOnly || asked || isInInput(event)) return;
      event.preventDefault();
      event.stopPropagation();
      paste(event.clipboardData.getData('text/plain'), range ?? atEnd);
    },
    onCopy: (event: React.ClipboardEvent): void => {
      if (!range || asked || isInInput(event)) return;
      event.clipboardData.setData('text/plain', formatTsv(textsIn(range, sheet, shown, textOf)));
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
