import type { Canvas } from '../../../foundation/pdf/canvas.ts';
import { LEFT, WIDTH } from '../../../foundation/print/area.ts';
import type { Sent } from '../sent.ts';
import type { FlowRow, Section } from '../../../foundation/print/flow.ts';

const SIZE = 7.5;
const LINE = 3.1;
const LABEL = 3.6;
const GAP = 2;
const INDENT = 4;
/** No field holds more; a longer one would be told as cut. */
const MOST_LINES = 70;

const labelOf = ({ number, line, caption }: Sent): string =>
  [number === '' ? '' : `Casilla ${number}`, line === undefined ? '' : `línea ${line}`, caption]
    .filter(Boolean)
    .join(' · ');

/** Every text that its box could not hold, under the number of the box (domain 2.1). */
export function textSection(measuring: Canvas, sent: readonly Sent[]): Section {
  const limits = { size: SIZE, minSize: SIZE, lines: MOST_LINES } as const;
  const rows = sent.map((each): FlowRow => {
    const { path, number, text } = each;
    const { lines } = measuring.fit(
      text,
      'regular',
      { ...limits, width: WIDTH - INDENT },
      { role: 'value', path, box: number },
    );
    const group = `sent ${path}`;
    return {
      height: LABEL + lines.length * LINE + GAP,
      draw: (page, y) => {
        page.text(LEFT, y + 2.8, labelOf(each), {
          size: 7,
          font: 'bold',
          gray: 0.2,
          role: 'paragraph',
          group,
        });
        page.text(LEFT + INDENT, y + 2.8 + LABEL, text, {
          ...limits,
          maxWidth: WIDTH - INDENT,
          path,
          box: number,
          group,
        });
      },
    };
  });
  return { title: 'Datos que no caben en su casilla', rows };
}
