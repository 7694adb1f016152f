import type { Asked, AskedFields } from '../../shared/foundation/xml/asked.ts';
import type { FieldMark, FieldMarks } from '../kit/fields/mark.tsx';

/** What is said of a field at its label. @param where «en esta modalidad y clase» */
const words = (where: string): Record<Asked, FieldMark> => ({
  MANDATORIA: { short: 'M', text: `Mandatoria ${where}` },
  WITH_SECTION: { short: 'M', text: `Mandatoria ${where} cuando la sección se declara` },
  CONDICIONAL: { short: 'C', text: `Condicional ${where}` },
  // In sight only while it holds a value.
  'NO APLICA': { short: '–', text: `No aplica ${where}: se conserva y no se envía` },
});

/** The marks of fields by data set, of what the matrix asks of each (product 19). */
export function askedMarks(asked: AskedFields, where: string): ReadonlyMap<string, FieldMarks> {
  const said = words(where);
  return new Map(
    [...asked].map(([dataSet, fields]) => [
      dataSet,
      new Map([...fields].map(([field, type]) => [field, said[type]] as const)),
    ]),
  );
}
