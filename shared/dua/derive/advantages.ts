import { catalogue } from '../../catalogues/names.ts';
import type { Group } from '../../duca/derive/group.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { DuaBody } from '../dataSets.ts';
import { obligationOf } from '../liquidation/settledItems.ts';

/**
 * The advantage of the treaty that the goods of an item claim on their invoice; none where the regime owes nothing, as
 * what leaves the country or only crosses it claims at the other end.
 */
export function advantagesOf(
  groups: readonly Group[],
  regime: string,
  reference: Reference,
): DuaBody['DETALLE_VENTAJAS'] {
  if (obligationOf(regime, reference) === '') return [];
  return groups.flatMap(({ id, goods: [first] }, index) => {
    const row = first && reference.row(catalogue.agreements1, first.agreement1);
    const CODIGO_VENTAJA = row?.['VENTAJA'] ?? '';
    return CODIGO_VENTAJA === ''
      ? []
      : [
          {
            ID_LINEA: `${id}-${CODIGO_VENTAJA}`,
            ID_ITEM: id,
            NUMERO_ITEM: String(index + 1),
            CODIGO_VENTAJA,
          },
        ];
  });
}
