import type { Canvas } from '../pdf/canvas.ts';
import { LEFT, RIGHT } from './area.ts';

/** Two lines to write on, side by side at `y`, each with what belongs there above it. */
export function drawSigningLines(page: Canvas, y: number, left: string, right: string): void {
  const lines = [
    [LEFT + 1, LEFT + 86, left],
    [RIGHT - 60, RIGHT - 1, right],
  ] as const;
  for (const [from, to, caption] of lines) {
    page.line(from, y, to, y, { width: 0.3 });
    page.text(from, y - 1.4, caption, { size: 6, gray: 0.35 });
  }
}
