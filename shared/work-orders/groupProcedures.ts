import { costProcedures } from './costs/procedures.ts';
import { workOrderProcedures } from './procedures.ts';

/** Every contract of the group; pages load those of costs only where costs are shown. */
export const workOrderGroup = { ...workOrderProcedures, ...costProcedures };
