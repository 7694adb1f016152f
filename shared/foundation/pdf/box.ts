import type { Align, Pen } from './pen.ts';
import { LEADING } from './fitText.ts';
import type { FitLimits, FittedText } from './fitText.ts';
import { MM_PER_POINT } from './geometry.ts';
import type { FontName } from './printFont.ts';
import type { Meaning } from './surface.ts';

/** A box of a printed form: place in millimetres, number and caption of the form. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly number?: string;
  readonly caption?: string;
  /** Lines that the caption may take; default 1. */
  readonly captionLines?: number;
  /** Joins it with texts outside of it; default its number, or its place. */
  readonly group?: string;
  /**
   * Makes its values cells of a table whose rows are records. The caption is the column's head where the table begins,
   * decoration where it only repeats.
   */
  readonly cell?: { readonly table: string; readonly column: number; readonly head: boolean };
}

export interface ValueStyle {
  readonly path?: string | undefined;
  /** Record that it belongs to, for the box of a table: from 0 over the whole document. */
  readonly row?: number | undefined;
  /** Points; default 8, shrinking down to `minSize` (default 5). */
  readonly size?: number | undefined;
  readonly minSize?: number | undefined;
  readonly font?: FontName | undefined;
  readonly align?: Align | undefined;
  /** At most so many lines; default as many as the box holds. */
  readonly lines?: number | undefined;
  readonly overflow?: FitLimits['overflow'];
  readonly breaksWords?: FitLimits['breaksWords'];
}

export const CAPTION_SIZE = 5;
export const CAPTION_GRAY = 0.3;
export const CAPTION_MIN_SIZE = 3.75;
/** Of the size; near enough for every sans serif. */
export const CAP_HEIGHT = 0.718;
const CAPTION_LINE = CAPTION_SIZE * LEADING * MM_PER_POINT;
const PAD = 0.9;
const NUMBER_GAP = 0.8;
/** Thin, so that values stand before their rules; blocks are framed by their layouts. */
const RULE = { stroke: 0.25, width: 0.12 } as const;

function isCaptioned(box: Box): boolean {
  return box.number !== undefined || box.caption !== undefined;
}

/** What joins a box's caption and its value for somebody who cannot see them stand together. */
function groupOf(box: Box): string {
  return box.group ?? box.number ?? `${box.x} ${box.y}`;
}

function captionHeight(box: Box): number {
  return isCaptioned(box) ? PAD * 0.9 + CAPTION_LINE * (box.captionLines ?? 1) : PAD * 0.6;
}

function valueHeight(box: Box): number {
  return box.h - captionHeight(box) - PAD * 0.6;
}

export function boxTextLimits(box: Box, style: ValueStyle): FitLimits {
  const height = valueHeight(box);
  // A low box lowers the size until a capital stands clear of the caption.
  const highest = Math.floor((height / (0.75 * MM_PER_POINT)) * 4) / 4;
  const size = Math.max(1, Math.min(style.size ?? 8, highest));
  const overflow = style.overflow ?? (style.align === 'right' ? 'squeeze' : 'cut');
  const { minSize, lines, breaksWords } = style;
  return { width: box.w - 2 * PAD, size, minSize, lines, height, overflow, breaksWords };
}

export function drawBox(canvas: Pen, box: Box): void {
  canvas.rect(box.x, box.y, box.w, box.h, RULE);
  const baseline = box.y + PAD * 0.4 + CAPTION_LINE * 0.85;
  let left = box.x + PAD;
  const { cell } = box;
  const style = {
    role: cell ? (cell.head ? 'columnHeader' : 'artifact') : 'caption',
    box: box.number,
    group: groupOf(box),
    size: CAPTION_SIZE,
    cell: cell?.head ? { table: cell.table, row: -1, column: cell.column } : undefined,
  } as const;
  if (box.number !== undefined) {
    canvas.text(left, baseline, box.number, { ...style, font: 'bold' });
    left += canvas.measure(box.number, 'bold', CAPTION_SIZE) + NUMBER_GAP;
  }
  if (box.caption !== undefined) {
    canvas.text(left, baseline, box.caption.toUpperCase(), {
      ...style,
      gray: CAPTION_GRAY,
      maxWidth: box.x + box.w - PAD - left,
      minSize: CAPTION_MIN_SIZE,
      lines: box.captionLines ?? 1,
    });
  }
}

/** Below the caption in tall boxes, on the bottom in low ones, in the middle when there is no caption. */
function firstBaseline(box: Box, style: ValueStyle, limits: FitLimits, fitted: FittedText): number {
  const below = (fitted.lines.length - 1) * fitted.size * LEADING * MM_PER_POINT;
  const capitals = fitted.size * CAP_HEIGHT * MM_PER_POINT;
  if (!isCaptioned(box)) return box.y + (box.h - below + capitals) / 2;
  const tall = style.lines !== 1 && valueHeight(box) >= 2 * limits.size * LEADING * MM_PER_POINT;
  return tall ? box.y + captionHeight(box) + fitted.size * 0.85 * MM_PER_POINT : box.y + box.h - PAD - below;
}

export function drawValue(canvas: Pen, box: Box, text: string, style: ValueStyle): FittedText {
  const { path, font = 'bold', align = 'left' } = style;
  const { cell } = box;
  const meaning: Meaning = cell
    ? { role: 'cell', path, box: box.number, table: cell.table, row: style.row ?? 0, column: cell.column }
    : { role: 'value', path, box: box.number, group: groupOf(box) };
  const limits = boxTextLimits(box, style);
  const fitted = canvas.fit(text, font, limits, meaning);
  const x = align === 'left' ? box.x + PAD : align === 'right' ? box.x + box.w - PAD : box.x + box.w / 2;
  canvas.setLines(x, firstBaseline(box, style, limits, fitted), fitted, { font, align, gray: 0 }, meaning);
  if (path !== undefined && canvas.surface.clickable) canvas.surface.area(box.x, box.y, box.w, box.h, path);
  return fitted;
}
