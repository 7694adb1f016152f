import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import type { reportProcedures } from '../../../shared/reports/procedures.ts';

/** Answer that the page shows. */
export type Statistics = Result<typeof reportProcedures.statistics>;
