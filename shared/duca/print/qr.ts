import { correction, generate } from 'lean-qr';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import type { FilledPlace } from '../../foundation/pdf/surface.ts';

/** Modules that stay white around the code (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/**
 * Draws a QR code into a square of so many millimetres, quiet zone included: runs of dark modules, all in one path.
 * Correction level M: a stamp may cover a seventh of it.
 */
export function drawQr(canvas: Canvas, x: number, y: number, side: number, text: string): void {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const module = side / (code.size + 2 * QUIET_ZONE);
  const places: FilledPlace[] = [];
  for (let row = 0; row < code.size; row += 1) {
    for (let from = 0; from < code.size; from += 1) {
      if (!code.get(from, row)) continue;
      let to = from;
      while (to < code.size && code.get(to, row)) to += 1;
      const left = x + (from + QUIET_ZONE) * module;
      places.push([left, y + (row + QUIET_ZONE) * module, (to - from) * module, module]);
      from = to;
    }
  }
  canvas.fills(places);
}
