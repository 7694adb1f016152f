import type { Canvas } from './canvas.ts';

/** Where the head and foot of a page stand, in millimetres. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  foot: number;
}

/** Credit of the distributor, on every page (spec 9, prints). */
const CREDIT = 'Preparado con Despacho, plataforma de agencias aduaneras';

/** Credit, version and page n of m. */
export function drawFoot(
  canvas: Canvas,
  { left, right, foot }: Frame,
  pages: number,
  version?: number,
): void {
  const artifact = { role: 'artifact', size: 6, gray: 0.4 } as const;
  canvas.text(left, foot, CREDIT, artifact);
  if (version !== undefined) {
    canvas.text((left + right) / 2, foot, `Versión ${version}`, { ...artifact, align: 'center' });
  }
  canvas.text(right, foot, `Página ${canvas.page} de ${pages}`, { ...artifact, align: 'right' });
}
