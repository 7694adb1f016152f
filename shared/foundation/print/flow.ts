import type { Canvas } from '../pdf/canvas.ts';
import { BOTTOM, LEFT } from './area.ts';

/** One row of a section: its height in millimetres, and how it is drawn with its top at y. */
export interface FlowRow {
  height: number;
  draw: (page: Canvas, y: number) => void;
}

/** A heading with rows that run over as many pages as they need. */
export interface Section {
  title: string;
  /** Head of the rows; `again` where an earlier page had it. */
  head?: { height: number; draw: (page: Canvas, y: number, again: boolean) => void };
  rows: readonly FlowRow[];
  /** Rule below the last row of each page. */
  ruled?: true;
}

type Draw = (page: Canvas) => void;

/** Pages as lists of drawings; the first one may begin below something else. */
export interface Flow {
  first: readonly Draw[];
  rest: readonly (readonly Draw[])[];
}

const HEADING = 5.4;
const GAP = 4.6;

function drawHeading(page: Canvas, y: number, title: string, again: boolean): void {
  page.text(LEFT, y + 3.4, again ? `${title} (continuación)` : title, {
    size: 7.5,
    font: 'bold',
    role: again ? 'artifact' : 'heading',
  });
}

/**
 * Lays sections out one below the other from `start`, on pages whose rows may stand between `top` and the bottom. A
 * heading never parts from its first row; one row is never broken.
 */
export function flow(sections: readonly Section[], start: number, top: number): Flow {
  const pages: Draw[][] = [[]];
  let y = start;
  const put = (draw: Draw): void => void pages.at(-1)!.push(draw);
  const begin = (section: Section, again: boolean): void => {
    const at = y;
    put((page) => drawHeading(page, at, section.title, again));
    y += HEADING;
    const { head } = section;
    if (!head) return;
    const headAt = y;
    put((page) => head.draw(page, headAt, again));
    y += head.height;
  };
  const turn = (): void => {
    pages.push([]);
    y = top;
  };
  for (const section of sections) {
    const [row] = section.rows;
    if (!row) continue;
    if (y + HEADING + (section.head?.height ?? 0) + row.height > BOTTOM) turn();
    begin(section, false);
    for (const each of section.rows) {
      if (y + each.height > BOTTOM) {
        turn();
        begin(section, true);
      }
      const at = y;
      put((page) => each.draw(page, at));
      y += each.height;
    }
    y += GAP;
  }
  const [first = [], ...rest] = pages;
  return { first, rest };
}
