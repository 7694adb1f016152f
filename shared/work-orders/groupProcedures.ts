import { costProcedures } from './costs/procedures.ts';
import { workOrderProcedures } from './procedures.ts';
import { talkProcedures } from './talk/procedures.ts';

/** Every contract of the group; pages load those of costs and of talk only where they are shown. */
export const workOrderGroup = { ...workOrderProcedures, ...costProcedures, ...talkProcedures };
