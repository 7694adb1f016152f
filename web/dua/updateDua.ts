import { duaProcedures } from '../../shared/dua/procedures.ts';
import { updateDerived } from '../document/sources/updateDerived.ts';
import { updateDva } from '../dva/updateDva.ts';

/** Forms a DUA again, after its value declarations. */
export const updateDua = updateDerived(duaProcedures.derive, { dva: updateDva });
