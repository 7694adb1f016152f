import { correlativeProceduresOf } from '../work-orders/correlativeProcedures.ts';
import { matrixProcedures } from './matrix/procedures.ts';
import { ducaProcedures } from './procedures.ts';

/** Every contract of the group; pages load those of the matrix and of order numbers only where they are shown. */
export const ducaGroup = { ...ducaProcedures, ...matrixProcedures, ...correlativeProceduresOf('duca') };
