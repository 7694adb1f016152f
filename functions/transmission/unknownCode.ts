import type { Heard } from '../../shared/transmission/classify.ts';
import { ConditionLost } from '../runtime/database.ts';
import { systemKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';
import { TABLE, type TransmissionRow } from './rows.ts';

/** Letters of a code that are told: an authority that answers at length is still one line. */
const LONGEST = 60;

/**
 * Tells whoever operates of a result code that the authority's catalogue (`gateways/<authority>/codes.ts`) lacks, once for
 * each code and authority, so that it can be asked for its meaning (fault row 24). The row `system#unknown-codes`, `sk
 * <authority>~<code>`, keeps that it was told. What is known of the transmission never waits for this, nor fails by it.
 */
export async function tellUnknownCode(
  services: Services,
  authority: string,
  { id: transmission }: Pick<TransmissionRow, 'id'>,
  heard: Heard,
): Promise<void> {
  const code = unknownCodeIn(heard);
  if (code === '') return;
  const key = { pk: systemKey('unknown-codes'), sk: `${authority}~${code}` };
  const item = { ...key, transmission, at: services.now().toISOString() };
  try {
    await services.database.write({ kind: 'put', table: TABLE, item, when: { absent: true } });
  } catch (error) {
    if (error instanceof ConditionLost) return;
    // Better told twice than not at all.
    services.log.warn('transmission.unknown-code', { authority, code, transmission, error });
    return;
  }
  services.log.warn('transmission.unknown-code', { authority, code, transmission });
}

/** The code, as it came, of a result that the catalogue gives no meaning; '' where there is none. */
function unknownCodeIn(heard: Heard): string {
  if (!('answer' in heard) || heard.answer.kind !== 'result' || heard.answer.meaning) return '';
  return heard.answer.facts.CODIGO.slice(0, LONGEST);
}
