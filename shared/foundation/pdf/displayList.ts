import type { FontName } from './printFont.ts';
import type { Gray, Meaning } from './surface.ts';

/**
 * The pages of a print as plain data, for the live preview. All lengths are millimetres from the top-left
 * corner, the font size too, so that an SVG with `viewBox="0 0 width height"` takes them as they are.
 */
export interface DisplayPage {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** Rules and captions; the same object for every page of its kind and in every later preview. */
  readonly template: DisplayLayer;
  readonly content: DisplayLayer;
}

export interface DisplayLayer {
  readonly rects: readonly DisplayRect[];
  readonly lines: readonly DisplayLine[];
  readonly texts: readonly DisplayText[];
  readonly areas: readonly DisplayArea[];
}

export interface DisplayText {
  /** Left end of the baseline, whatever the alignment was. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Millimetres. */
  readonly size: number;
  /** Advance on paper; SVG `textLength`, for browsers whose font runs a little wider. */
  readonly width: number;
  readonly font: FontName;
  readonly gray: Gray;
  readonly meaning: Meaning;
}

export interface DisplayLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly thickness: number;
  readonly gray: Gray;
}

export interface DisplayRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: Gray | undefined;
  readonly stroke: Gray | undefined;
  readonly thickness: number;
}

/** A place on the page that belongs to a field: click goes to the field, focus of the field shows it. */
export interface DisplayArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** First page and area of a field, or undefined when the field is not printed. */
export function findArea(
  pages: readonly DisplayPage[],
  path: string,
): { page: DisplayPage; area: DisplayArea } | undefined {
  for (const page of pages) {
    const area = [...page.content.areas, ...page.template.areas].find((candidate) => candidate.path === path);
    if (area) return { page, area };
  }
  return undefined;
}
