import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import type { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { transmissionSummaryOf } from '../../shared/manifests/transmissionSummary.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { withAnswersOf } from '../transmission/declarations/acceptedContent.ts';
import type { DeclarationRow } from '../transmission/declarations/declaration.ts';
import { transmissionsOf } from '../transmission/outcomeOf.ts';
import { manifestsOf } from './manifests.ts';

/** What a version that was sent says, with what SARAH has answered since: what was typed after it is in no message of hers. */
async function sentBody(
  call: Call<unknown>,
  { header, body }: Stored<ManifestBody>,
  version: number,
): Promise<ManifestBody> {
  if (version === header.VERSION) return body;
  const sent = await manifestsOf(call).content(header.ID, version);
  return withAnswersOf(manifestDefinition.dataSets, sent.body, body);
}

/**
 * What was presented, in the form of spec 9: dates dd/mm/yyyy hh:mm:ss, totals with two decimals. Of one that was never
 * presented it is what was validated last.
 */
export const transmissionSummary: Implementation<typeof manifestProcedures.transmissionSummary> = async (
  call,
) => {
  const { services, scope, input } = call;
  const [stored, sent] = await Promise.all([
    manifestsOf(call).open(input.ID),
    transmissionsOf(services, scope, input.ID),
  ]);
  const { VERSION_SELLADA, VERSION }: DeclarationRow = stored.header;
  const body = await sentBody(call, stored, VERSION_SELLADA ?? sent[0]?.VERSION ?? VERSION);
  return transmissionSummaryOf(body, sent);
};
