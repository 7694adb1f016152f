import { downloadProcedures } from './downloadProcedures.ts';
import { reportProcedures } from './procedures.ts';

/** Every contract of the group. */
export const reportGroup = { ...reportProcedures, ...downloadProcedures };
