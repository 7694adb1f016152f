import type { DisplayArea, DisplayLayer, DisplayLine, DisplayRect, DisplayText } from './displayList.ts';
import { MM_PER_POINT } from './geometry.ts';
import type { FilledPlace, Gray, PlacedText, Surface } from './surface.ts';

/** Gathers one layer of a display list. */
export class DisplaySurface implements Surface, DisplayLayer {
  readonly clickable = true;
  readonly rects: DisplayRect[] = [];
  readonly lines: DisplayLine[] = [];
  readonly texts: DisplayText[] = [];
  readonly areas: DisplayArea[] = [];

  text(placed: PlacedText): void {
    this.texts.push({ ...placed, size: placed.size * MM_PER_POINT });
  }

  line(x1: number, y1: number, x2: number, y2: number, thickness: number, gray: Gray): void {
    this.lines.push({ x1, y1, x2, y2, thickness, gray });
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: Gray | undefined,
    stroke: Gray | undefined,
    thickness: number,
  ): void {
    this.rects.push({ x, y, width, height, fill, stroke, thickness });
  }

  fills(places: readonly FilledPlace[], gray: Gray): void {
    for (const [x, y, width, height] of places) this.rect(x, y, width, height, gray, undefined, 0);
  }

  area(x: number, y: number, width: number, height: number, path: string): void {
    this.areas.push({ x, y, width, height, path });
  }
}
