import type { TextPart } from './brokenWords.ts';
import type { FitLimits, FittedText } from './fitText.ts';
import type { FontName } from './printFont.ts';
import type { CellMeaning, Gray, Meaning, Role, Surface } from './surface.ts';

export type Align = 'left' | 'center' | 'right';

export interface TextStyle {
  /** Points; default 8. */
  readonly size?: number | undefined;
  readonly font?: FontName | undefined;
  /** Which end of the line stands at x; default left. */
  readonly align?: Align | undefined;
  readonly gray?: Gray | undefined;
  /** Millimetres; beyond it the text wraps (when `lines` allows), then shrinks, then is cut and reported. */
  readonly maxWidth?: number | undefined;
  readonly minSize?: number | undefined;
  readonly lines?: number | undefined;
  /** Default: 'squeeze' when right-aligned (numbers), else 'cut'. */
  readonly overflow?: FitLimits['overflow'];
  /** Default 'value' with a path, else 'paragraph'. */
  readonly role?: Role | undefined;
  readonly path?: string | undefined;
  readonly box?: string | undefined;
  readonly group?: string | undefined;
  readonly spoken?: string | undefined;
  /** Makes it a cell, or with row -1 the head, of a table of the document. */
  readonly cell?: CellMeaning | undefined;
}

/** How fitted lines are set. */
export interface LineStyle {
  readonly font: FontName;
  readonly align: Align;
  readonly gray: Gray;
}

/** Where the cells of a column stand, and how. */
export interface CellPlace {
  /** Left end, middle or right end of the text, by the style. */
  readonly x: number;
  /** From the top of a text line's slot to the baseline of unshrunk text. */
  readonly drop: number;
  readonly style: LineStyle;
  readonly limits: FitLimits;
}

/** What boxes and tables draw with; `Canvas` is the one that layouts hold. Millimetres from the top-left corner. */
export interface Pen {
  readonly surface: Surface;
  measure(text: string, font: FontName, size: number): number;
  fit(text: string, font: FontName, limits: FitLimits, meaning?: Meaning, cut?: 'cut' | 'wide'): FittedText;
  /** `step`: millimetres from one baseline to the next; default by the size. */
  setLines(x: number, y: number, fitted: FittedText, style: LineStyle, meaning: Meaning, step?: number): void;
  setPlainLine(
    place: CellPlace,
    top: number,
    text: string,
    meaning: Meaning,
    parts?: readonly TextPart[],
  ): boolean;
  text(x: number, y: number, text: string, style?: TextStyle): FittedText;
  line(x1: number, y1: number, x2: number, y2: number, style?: { width?: number; gray?: Gray }): void;
  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    style?: { fill?: Gray; stroke?: Gray; width?: number },
  ): void;
}
