import { comboNames, combosOf } from '../../shared/catalogues/combo.ts';
import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { listsInForce } from './listsInForce.ts';

export const combos: Implementation<typeof catalogueProcedures.combos> = async (call) => {
  const lists = await listsInForce(call);
  return combosOf(comboNames(call.input.TABLAS), (name) => lists.get(name)?.rows);
};
