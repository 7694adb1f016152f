import { expect, it } from 'vitest';
import { field } from '../../../shared/foundation/fields/field.ts';
import { contentWidths } from './contentWidths.ts';

/** A one is half as wide as any other letter, as in proportional figures. */
const measure = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter === '1' ? 4 : 8), 0);

it('a column is wide enough for its digits, each of which takes the room of a zero', () => {
  const column = { name: 'TITULO', field: field.text('T') };
  const widths = contentWidths(
    [{ TITULO: 'CV1111111' }],
    [column as never],
    (line, { name }) => line[name] ?? '',
    () => 'T',
    measure,
  );
  expect(widths['TITULO']).toBeGreaterThanOrEqual(9 * 8);
});
