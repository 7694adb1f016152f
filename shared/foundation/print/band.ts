import type { Canvas } from '../pdf/canvas.ts';
import { LEFT, WIDTH } from './area.ts';

/** How the heading line of a block looks; measures in millimetres, the size in points. */
export interface BandStyle {
  height: number;
  /** Gray of its ground. */
  fill: number;
  indent: number;
  baseline: number;
  size: number;
  gray: number;
  capitals: boolean;
}

const STYLE: BandStyle = {
  height: 3.1,
  fill: 0.9,
  indent: 0.9,
  baseline: 2.3,
  size: 5.75,
  gray: 0.1,
  capitals: true,
};

/** Height of the heading line of a block. */
export const BAND = STYLE.height;

/** Ground of a band; below the frames around it. */
export function drawBandGround(canvas: Canvas, y: number, x = LEFT, width = WIDTH, style = STYLE): void {
  canvas.rect(x, y, width, style.height, { fill: style.fill });
}

/** Title of a band: what is drawn after it belongs to its section. */
export function drawBandTitle(canvas: Canvas, y: number, title: string, x = LEFT, style = STYLE): void {
  const { indent, baseline, size, gray, capitals } = style;
  canvas.text(x + indent, y + baseline, capitals ? title.toUpperCase() : title, {
    size,
    font: 'bold',
    gray,
    role: 'heading',
  });
}

export function drawBand(canvas: Canvas, y: number, title: string, x = LEFT, width = WIDTH): void {
  drawBandGround(canvas, y, x, width);
  drawBandTitle(canvas, y, title, x);
}
