import type { Reference } from '../../foundation/documents/reference.ts';
import { planOf } from '../../foundation/xml/plan.ts';
import { xsdOf } from '../../foundation/xml/xsd.ts';
import { duaDataSets } from '../dataSets.ts';
import { duaObligations } from '../rules/obligations.ts';
import { duaMessage } from './message.ts';

/** XML Schema of the declaration data for a regime, by the catalogues of today; undefined when the list does not hold it. */
export function duaSchema(regime: string, reference: Reference): string | undefined {
  const obligations = duaObligations(regime, reference);
  return (
    obligations &&
    xsdOf(planOf(duaMessage, obligations), duaDataSets, (name) =>
      reference.rows(name).map((each) => each.CLAVE),
    )
  );
}
