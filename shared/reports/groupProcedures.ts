import { downloadProcedures } from './downloadProcedures.ts';
import { exportProcedures } from './exportProcedures.ts';
import { mailProcedures } from './mailProcedures.ts';
import { reportProcedures } from './procedures.ts';

/** Every contract of the group. */
export const reportGroup = {
  ...reportProcedures,
  ...downloadProcedures,
  ...mailProcedures,
  ...exportProcedures,
};
