import type { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { transmissionSummaryOf } from '../../shared/manifests/transmissionSummary.ts';
import type { Implementation } from '../runtime/executor.ts';
import { transmissionsOf } from '../transmission/outcomeOf.ts';
import { manifestsOf } from './manifests.ts';

/** What was presented, in the form of spec 9: dates dd/mm/yyyy hh:mm:ss, totals with two decimals. */
export const transmissionSummary: Implementation<typeof manifestProcedures.transmissionSummary> = async (
  call,
) => {
  const { services, scope, input } = call;
  const [{ body }, sent] = await Promise.all([
    manifestsOf(call).open(input.ID),
    transmissionsOf(services, scope, input.ID),
  ]);
  return transmissionSummaryOf(body, sent);
};
