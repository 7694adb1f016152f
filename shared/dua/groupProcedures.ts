import { correlativeProceduresOf } from '../work-orders/correlativeProcedures.ts';
import { duaProcedures } from './procedures.ts';

/** Every contract of the group; pages load those of order numbers only where they are shown. */
export const duaGroup = { ...duaProcedures, ...correlativeProceduresOf('dua') };
