import { costProcedures } from './costs/procedures.ts';
import { workOrderProcedures } from './procedures.ts';
import { talkProcedures } from './talk/procedures.ts';
import { waitingProcedures } from './waitingProcedures.ts';

/** Every contract of the group; pages load those of costs, of talk and of what waits only where they are shown. */
export const workOrderGroup = {
  ...workOrderProcedures,
  ...costProcedures,
  ...talkProcedures,
  ...waitingProcedures,
};
