import { JOINT, readableLines, type ReadableLines } from './brokenWords.ts';
import { MM_PER_POINT } from './geometry.ts';
import type { PrintFont } from './printFont.ts';
import { wrapText } from './wrapText.ts';

/** Line distance as a multiple of the size. */
export const LEADING = 1.15;
const STEP = 0.25;
const ELLIPSIS = '…';
/** Rounding of sums must not make a text that exactly fills its place shrink. */
const TOLERANCE = 1e-6;

export interface FitLimits {
  /** Millimetres; Infinity for no limit. */
  readonly width: number;
  /** Wanted size in points, and the smallest that is still allowed (default 5, or the size if smaller). */
  readonly size: number;
  readonly minSize?: number | undefined;
  /** At most so many lines (default 1), or as many as this height in millimetres holds. */
  readonly lines?: number | undefined;
  readonly height?: number | undefined;
  /**
   * 'cut' ends a text that does not fit at the smallest size with an ellipsis; 'squeeze' (numbers, which
   * a cut would turn into other numbers) goes below the smallest size instead and shows all of it.
   */
  readonly overflow?: 'cut' | 'squeeze' | undefined;
  /** Breaks words at any size, before the text shrinks: for codes, which have none to keep whole. */
  readonly breaksWords?: boolean | undefined;
}

export interface FittedText extends ReadableLines {
  /** Points. */
  readonly size: number;
  /** False: cut or squeezed below the smallest size. */
  readonly fits: boolean;
}

/** Width in millimetres of a text at a size in points. */
export function measure(font: PrintFont, text: string, size: number): number {
  return (font.width(text) * size * MM_PER_POINT) / 1000;
}

function cutLine(font: PrintFont, line: string, limit: number): string {
  let kept = line.trimEnd();
  while (kept !== '' && font.width(kept + ELLIPSIS) > limit) kept = kept.slice(0, -1).trimEnd();
  return kept + ELLIPSIS;
}

function linesAllowed(limits: FitLimits, size: number): number {
  if (limits.lines !== undefined || limits.height === undefined) return limits.lines ?? 1;
  return Math.max(1, Math.floor(limits.height / (size * LEADING * MM_PER_POINT) + TOLERANCE));
}

/**
 * Finds the largest size, in steps of a quarter point, at which the text stands in its place, wrapped when
 * more than one line is allowed. Words are cut in two only at the smallest size, unless the limits break them. The text must already be
 * one that the font covers (line breaks apart); the answer says when it did not fit.
 */
export function fitText(font: PrintFont, text: string, limits: FitLimits): FittedText {
  const minSize = Math.min(limits.size, limits.minSize ?? 5);
  const flat = text.includes('\n') ? text.replaceAll('\n', ' ') : text;
  const flatWidth = font.width(flat);
  const unitsAt = (size: number) => (limits.width * 1000) / (size * MM_PER_POINT) + TOLERANCE;
  for (let size = limits.size; ; size = Math.max(minSize, size - STEP)) {
    const allowed = linesAllowed(limits, size);
    if (flatWidth <= unitsAt(size) && (flat === text || allowed === 1)) {
      return { lines: [flat], size, fits: true };
    }
    if (allowed > 1) {
      const wrapped = wrapText(text, unitsAt(size), (part) => font.width(part));
      const wordsWhole = !wrapped.broken || limits.breaksWords === true || size === minSize;
      const readable = readableLines(wrapped.lines);
      const narrow = readable.lines.every((line) => font.width(line) <= unitsAt(size));
      if (wordsWhole && narrow && wrapped.lines.length <= allowed) return { ...readable, size, fits: true };
    }
    if (size <= minSize) break;
  }
  if (limits.overflow === 'squeeze') {
    const size = Math.floor((limits.width * 100_000) / (flatWidth * MM_PER_POINT)) / 100;
    return { lines: [flat], size: Math.min(minSize, size), fits: false };
  }
  const allowed = linesAllowed(limits, minSize);
  const { lines } = wrapText(allowed > 1 ? text : flat, unitsAt(minSize), (part) => font.width(part));
  const kept = lines.slice(0, allowed);
  kept[kept.length - 1] = cutLine(font, (kept.at(-1) ?? '').replace(JOINT, ''), unitsAt(minSize));
  return { ...readableLines(kept), size: minSize, fits: false };
}
