import type { Reference } from '../../foundation/documents/reference.ts';
import { planOf } from '../../foundation/xml/plan.ts';
import { xsdOf } from '../../foundation/xml/xsd.ts';
import { ducaDataSets } from '../dataSets.ts';
import { ducaObligations } from '../matrix/matrix.ts';
import { ducaMessage } from './message.ts';

/** Name of the file that holds the schema of a modality and class. */
export const schemaName = (modality: string, classCode: string): string =>
  `duca-${modality}-${classCode}.xsd`;

/**
 * XML Schema of the message for a modality and class, by the matrix and the catalogues of today; undefined when the
 * matrix does not know the pair.
 */
export function ducaSchema(modality: string, classCode: string, reference: Reference): string | undefined {
  const obligations = ducaObligations(modality, classCode, reference);
  return (
    obligations &&
    xsdOf(planOf(ducaMessage, obligations), ducaDataSets, (name) =>
      reference.rows(name).map((row) => row.CLAVE),
    )
  );
}
