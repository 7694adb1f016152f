import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { updateDerived } from '../../document/sources/updateDerived.ts';
import { updateDva } from '../../dva/updateDva.ts';

/** Forms a DUCA again, after its value declarations. */
export const updateDuca = updateDerived(ducaProcedures.derive, { dva: updateDva });
