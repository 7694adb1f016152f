import { duaKind } from '../../shared/dua/kind.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { formedPart } from '../work-orders/formedPart.tsx';
import { updateDua } from './updateDua.ts';

export const orderPart = formedPart(duaKind, duaProcedures, updateDua);
