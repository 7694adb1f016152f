import type { Change } from '../../shared/foundation/documents/patch.ts';
import { cleanText } from '../../shared/foundation/text/clean.ts';
import { detailData } from '../../shared/products/fields/details.ts';
import type { ProductBody } from '../../shared/products/summary.ts';

/** A line of «Detalle y archivos». */
export type Detail = ProductBody['DETALLE_PRODUCTO'][number];

/** Puts a file on a line, wherever it stands now, or takes it off with ''; nothing when a person took the line away. */
export function fileChange({ DETALLE_PRODUCTO }: ProductBody, line: string, value: string): Change[] {
  const index = DETALLE_PRODUCTO.findIndex(({ ID }) => ID === line);
  return index < 0 ? [] : [{ op: 'set', path: `DETALLE_PRODUCTO[${index}].URL`, value }];
}

/** A line for a file that was brought without one, called as the file is without its ending. */
export const lineFor = (key: string, { name }: Pick<File, 'name'>): Pick<Detail, 'ID' | 'NOMBRE'> => ({
  ID: key,
  NOMBRE: cleanText(name.replace(/\.[^.]*$/, ''))
    .trim()
    .slice(0, detailData.fields.NOMBRE.max),
});
