import { comboNames } from '../../shared/catalogues/combo.ts';
import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { listsInForce } from './listsInForce.ts';

/** Whole lists as the browser keeps them; a name that no list has is left out. */
export const load: Implementation<typeof catalogueProcedures.load> = async (call) => {
  const lists = await listsInForce(call);
  const names = comboNames(call.input.TABLAS ?? '');
  const wanted = names.length === 0 ? [...lists.values()] : names.flatMap((name) => lists.get(name) ?? []);
  return wanted.map((each) => ({ ...each, countries: [...each.countries], rows: [...each.rows] }));
};
