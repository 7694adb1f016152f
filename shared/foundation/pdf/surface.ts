import type { TextPart } from './brokenWords.ts';
import type { FontName } from './printFont.ts';

/**
 * What a drawn text is to somebody who cannot see the page. 'artifact' is decoration (page numbers, the
 * distributor's credit); all the rest is content in reading order = drawing order.
 */
export type Role =
  'artifact' | 'title' | 'heading' | 'caption' | 'value' | 'paragraph' | 'columnHeader' | 'cell';

/**
 * Meaning of a drawn text; enough to tag the document without touching a layout. Texts with the same meaning and row are
 * one text that was broken into lines. Valid during the call that hands it over.
 */
export interface Meaning {
  readonly role: Role;
  /** Field path, as problems and focus know it: `FRACCIONES[3].VALOR_FOB`. */
  readonly path?: string | undefined;
  /** Box number of the form; joins a caption with its value. */
  readonly box?: string | undefined;
  /** Joins the texts of one place of the form that are read together; default the box number. */
  readonly group?: string | undefined;
  /** What a sign stands for, said in its place: 'Sí' for a cross beside the word. */
  readonly spoken?: string | undefined;
  /** Place in a table; row counts from 0 over the whole document, a column header has row -1. */
  readonly table?: string | undefined;
  readonly row?: number | undefined;
  readonly column?: number | undefined;
}

/** Place of a text in a table of the document; row -1 is the head. */
export interface CellMeaning {
  readonly table: string;
  readonly row: number;
  readonly column: number;
}

/** 0 is black, 1 is white. */
export type Gray = number;

/** Valid during the call that hands it over. */
export interface PlacedText {
  /** Left end of the baseline, millimetres from the top-left corner of the page. */
  readonly x: number;
  readonly y: number;
  /** Only characters that the font covers. */
  readonly text: string;
  /** The text in pieces, where one of them belongs to a word that is broken over lines. */
  readonly parts?: readonly TextPart[] | undefined;
  /** Points. */
  readonly size: number;
  readonly font: FontName;
  /** Millimetres. */
  readonly width: number;
  readonly gray: Gray;
  readonly meaning: Meaning;
}

/** A filled rectangle: left, top, width and height in millimetres. */
export type FilledPlace = readonly [x: number, y: number, width: number, height: number];

/** Where drawing ends up: page content bytes, or a display list. Rules and frames are always decoration. */
export interface Surface {
  /** Whether clickable areas are kept; spares their paths when nobody will click. */
  readonly clickable: boolean;
  text(placed: PlacedText): void;
  line(x1: number, y1: number, x2: number, y2: number, thickness: number, gray: Gray): void;
  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: Gray | undefined,
    stroke: Gray | undefined,
    thickness: number,
  ): void;
  /** Fills squares as one path: their common edges do not show. */
  fills(places: readonly FilledPlace[], gray: Gray): void;
  area(x: number, y: number, width: number, height: number, path: string): void;
}
