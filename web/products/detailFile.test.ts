import { expect, it } from 'vitest';
import { applyChanges } from '../../shared/foundation/documents/patch.ts';
import { blankBody, blankRecord } from '../../shared/foundation/fields/dataSet.ts';
import { productDataSets, type ProductBody } from '../../shared/products/summary.ts';
import { fileChange, lineFor } from './detailFile.ts';

const detail = (ID: string) => ({ ...blankRecord(productDataSets.DETALLE_PRODUCTO), ID });
const body: ProductBody = {
  ...blankBody(productDataSets),
  DETALLE_PRODUCTO: [detail('a'), detail('b')],
};

it('a file comes to its line wherever that stands when the file arrives, and to none that was taken away', () => {
  const shown = (changes: ReturnType<typeof fileChange>, of: ProductBody) =>
    applyChanges(productDataSets, of, changes)['DETALLE_PRODUCTO'];
  expect(shown(fileChange(body, 'b', 'arc-1'), body)).toMatchObject([{ URL: '' }, { ID: 'b', URL: 'arc-1' }]);
  const moved = { ...body, DETALLE_PRODUCTO: body.DETALLE_PRODUCTO.toReversed() };
  expect(shown(fileChange(moved, 'b', 'arc-1'), moved)).toMatchObject([
    { ID: 'b', URL: 'arc-1' },
    { URL: '' },
  ]);
  expect(fileChange(body, 'c', 'arc-1')).toEqual([]);
});

it('a file without a line gets one that is called as the file', () => {
  expect(lineFor('k', { name: 'Ficha técnica v1.2.pdf' })).toEqual({ ID: 'k', NOMBRE: 'Ficha técnica v1.2' });
  expect(lineFor('k', { name: `${'x'.repeat(300)}.jpg` }).NOMBRE).toHaveLength(120);
});
