import type { failureProcedures } from '../../shared/users/failureProcedures.ts';
import type { Implementation } from '../runtime/executor.ts';

/** A page that failed stands in the log beside what the server did meanwhile, and counts like its failures. */
export const tellFailure: Implementation<typeof failureProcedures.tellFailure> = async ({
  input: { FALLA, LUGAR, PANTALLA },
  services,
}) => {
  services.log.error('browser.failed', { failure: FALLA, at: LUGAR, page: PANTALLA });
  return { RESULTADO: '1' };
};
