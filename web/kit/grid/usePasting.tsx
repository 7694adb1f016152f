import { Suspense, useState } from 'react';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { isPersons, writers } from '../../../shared/foundation/fields/writer.ts';
import { toast } from '../toasts.ts';
import type { Range } from './edits.ts';
import { startLine, type LinesGridProps } from './lines.ts';
import type { GridColumn, PastedLine } from './paste.ts';
import { isOneCell, losesText } from './pasteLoss.ts';
import { isByPosition, planPaste, type PastePlan } from './pastePlan.ts';
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

/** Beside the text of a copied block, the sheet and the columns that it is of; another program's copy has none. */
const OWN_COLUMNS = 'application/x-despacho-columns';

/** Names of the columns that a block on the clipboard was copied from in a sheet, by position. */
function copiedFrom({ clipboardData }: React.ClipboardEvent, sheet: string): readonly string[] {
  const [from, ...names] = clipboardData.getData(OWN_COLUMNS).split('\t');
  return from === sheet ? names : [];
}

/** Tells why a block that falls on columns that nobody writes changes nothing. */
function tellUnwritten(columns: readonly GridColumn[]): void {
  const why = columns.map(({ field }) =>
    field.writer === undefined ? '' : `«${field.label}» ${writers[field.writer].says}.`,
  );
  toast('No se pegó nada', why.join(' '), 'bad');
}

/**
 * Copying and pasting blocks; a block with headings, totals or remarks, or with a text that would be left out, is looked at
 * before it is pasted.
 */
export function usePasting({ props, sheet, shown, every, range, textOf, write, goBack }: Ground) {
  const [asked, ask] = useState<{ plan: PastePlan; at: Range }>();
  const linesFrom = (row: number): AnyRecord[] => sheet.rows.slice(row).map((place) => sheet.lines[place]!);
  const atEnd: Range = { top: sheet.rows.length, bottom: sheet.rows.length, left: 0, right: 0 };
  const newLine = () => startLine(props);
  const tell = (result: ReturnType<typeof pasteLines>): void => {
    write(result);
    toast(result.title, result.text, result.wrong > 0 ? 'bad' : 'good');
  };
  const paste = (text: string, at: Range, copied: readonly string[] = []): void => {
    // A picture has no text; a cell that was copied blank has its line break, and clears.
    if (text === '') return toast('El portapapeles no trae texto', 'No se cambió nada.', 'bad');
    const block = withoutEnd(parseTsv(text));
    const plan = planPaste(block, { shown, every }, at.left);
    const ground = { every, over: linesFrom(at.top), copied, textOf, reference: sheet.reference };
    if (!isByPosition(plan) || losesText(plan, ground)) return ask({ plan, at });
    const into = shown.slice(at.left, isOneCell(block) ? at.right + 1 : at.left + plan.targets.length);
    if (!into.some(({ field }) => isPersons(field))) return tellUnwritten(into);
    tell(pasteInto(sheet, { shown, at, block, newLine }));
  };
  const pasteRead = (lines: PastedLine[], over: boolean): void => {
    tell(pasteLines(sheet, over ? asked!.at.top : sheet.rows.length, lines, newLine));
    ask(undefined);
    goBack();
  };
  return {
    preview: asked && (
      <Preview
        {...{ props, sheet, every, ...asked }}
        over={linesFrom(asked.at.top)}
        onPaste={pasteRead}
        onClose={() => ask(undefined)}
      />
    ),
    pasteAtEnd: (text: string): void => paste(text, atEnd),
    onPaste: (event: React.ClipboardEvent): void => {
      if (props.readOnly || asked || isInInput(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const text = event.clipboardData.getData('text/plain');
      paste(text, range ?? atEnd, copiedFrom(event, props.remember));
    },
    onCopy: (event: React.ClipboardEvent): void => {
      if (!range || asked || isInInput(event)) return;
      const names = shown.slice(range.left, range.right + 1).map(({ name }) => name);
      event.clipboardData.setData('text/plain', formatTsv(textsIn(range, sheet, shown, textOf)));
      event.clipboardData.setData(OWN_COLUMNS, [props.remember, ...names].join('\t'));
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** What is asked of a block before it is pasted. */
function Preview(given: {
  props: LinesGridProps;
  sheet: Sheet;
  every: readonly GridColumn[];
  plan: PastePlan;
  at: Range;
  over: readonly AnyRecord[];
  onPaste: (lines: PastedLine[], over: boolean) => void;
  onClose: () => void;
}) {
  const { props, sheet, every, plan, at, over, ...acts } = given;
  const begun = props.newLine?.() ?? {};
  const [marked] = over;
  return (
    <Suspense>
      <PastePreview
        plan={plan}
        columns={every}
        reference={sheet.reference}
        asked={props.asked ?? []}
        start={begun}
        over={over}
        // By position it is meant for the cell on which it is pasted; a list is a list of its own.
        beginsOver={isByPosition(plan) || (marked !== undefined && isUntouched(marked, begun, every))}
        from={(sheet.rows[at.top] ?? 0) + 1}
        {...acts}
      />
    </Suspense>
  );
}
