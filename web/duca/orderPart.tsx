import { ducaKind } from '../../shared/duca/kind.ts';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { formedPart } from '../work-orders/formedPart.tsx';
import { updateDuca } from './sources/updateDuca.ts';

export const orderPart = formedPart(ducaKind, ducaProcedures, updateDuca);
