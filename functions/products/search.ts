import { invalidParam } from '../../shared/foundation/contracts/refusal.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import type { productProcedures } from '../../shared/products/procedures.ts';
import { saysInFlags } from '../../shared/products/searchFlags.ts';
import { codeMarkOf } from '../../shared/products/use.ts';
import { findMarked, SLICES_OF_ONE } from '../runtime/documents/findMarked.ts';
import { totalsOf } from '../runtime/documents/listDocuments.ts';
import { publicHeader, type HeaderRow } from '../runtime/documents/rows.ts';
import { searchWords } from '../runtime/documents/searchWords.ts';
import { totalOf } from '../runtime/documents/totals.ts';
import type { Implementation } from '../runtime/executor.ts';
import { productsOf } from './products.ts';

/** Advanced search: the index of words finds the candidates, the flags say where the words must stand. */
export const search: Implementation<typeof productProcedures.search> = async (call) => {
  const { ABREVIATURA_PAIS: country, TERMINO: term, ...flags } = call.input;
  if (country !== call.scope.country) {
    const reason = `los productos de su empresa son de ${call.scope.country}`;
    throw invalidParam('ABREVIATURA_PAIS', reason);
  }
  if (term.trim() === '') return { rows: [], orMore: false };
  const { headers, orMore } = await searchWords(productsOf(call), term);
  const rows = headers.filter(({ ESTADO, RESUMEN }) => !isVoid(ESTADO) && saysInFlags(RESUMEN, term, flags));
  return { rows: rows.map(publicHeader), orMore };
};

/** Living products, of those that the caller may know of. */
export const count: Implementation<typeof productProcedures.count> = async (call) => ({
  CANTIDAD: totalOf(await totalsOf(productsOf(call)), 'VIGENTE'),
});

/** Living products with a supplier's code. */
export const exists: Implementation<typeof productProcedures.exists> = async (call) => {
  const mark = codeMarkOf('producto', call.input.CODIGO);
  const but = new Set([call.input.ID ?? '']);
  const fits = ({ ESTADO }: HeaderRow): boolean => !isVoid(ESTADO);
  const found =
    mark === undefined
      ? undefined
      : await findMarked(productsOf(call), [mark], { but, fits, slices: SLICES_OF_ONE });
  const rows = found?.get(mark!) ?? [];
  return { EXISTE: rows.length > 0 ? '1' : '0', rows: rows.map(publicHeader) };
};
