import { blankDuca } from '../blankDuca.fixture.ts';
import { calculateDuca } from '../calculate.ts';
import type { DucaBody } from '../dataSets.ts';
import { sampleReference } from '../sampleSources.fixture.ts';

/** Fractions, and under each the goods that it holds. */
export type Shape = readonly (readonly [id: string, ...goods: string[]])[];
/** A declaration of that shape, with its computed fields. */
export const shapedDuca = (shape: Shape, more: Parameters<typeof blankDuca>[0] = {}): DucaBody =>
  calculateDuca(
    blankDuca({
      FRACCIONES: shape.map(([ID_FRACCION]) => ({ ID_FRACCION })),
      FRACCION_ITEMS: shape.flatMap(([ID_FRACCION, ...goods]) =>
        goods.map((ID_ITEM) => ({ ID_ITEM, ID_FRACCION, ID_FACTURA: 'fac' })),
      ),
      ...more,
    }),
    sampleReference(),
  );
