import { isDateTime } from '../foundation/dates/date.ts';
import { merged } from '../foundation/fields/merged.ts';
import type { ResultFacts } from '../transmission/facts.ts';
import type { ManifestBody } from './dataSets.ts';

/** What marks a manifest registered: number and date by SARAH's answer alone. Itself when that is nothing new. */
export function withRegistration(
  body: ManifestBody,
  { NUMERO, FECHA }: Pick<ResultFacts, 'NUMERO' | 'FECHA'>,
): ManifestBody {
  const MANIFIESTO = merged(body.MANIFIESTO, {
    ...(NUMERO === '' ? {} : { MANIFIESTO: NUMERO }),
    ...(isDateTime(FECHA) ? { FECHA_REGISTRO: FECHA } : {}),
  });
  return MANIFIESTO === body.MANIFIESTO ? body : { ...body, MANIFIESTO };
}
