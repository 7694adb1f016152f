import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { listsInForce } from './listsInForce.ts';

/** Spec 4, catalogue load: the browser fetches only the lists whose stamp differs from its own. */
export const timestamps: Implementation<typeof catalogueProcedures.timestamps> = async (call) => {
  const lists = await listsInForce(call);
  const wanted = call.input.TABLA ? [lists.get(call.input.TABLA)] : [...lists.values()];
  return wanted.flatMap((each) => (each ? [{ NOMBRE_TABLA: each.name, ESTAMPA_TIEMPO: each.stamp }] : []));
};
