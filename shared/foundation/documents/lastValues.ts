import type { AnyBody, DataSet, DataSets } from '../fields/dataSet.ts';
import { recordsIn } from '../fields/dataSet.ts';
import type { Field } from '../fields/field.ts';
import { isPersons } from '../fields/writer.ts';

/** Whether the last value of a field is worth knowing: what a person writes and a copy takes, as a number of its own is not. */
export const isRecalled = (dataSet: DataSet, field: Field): boolean =>
  dataSet.copied !== false &&
  field.copied !== false &&
  !field.hidden &&
  field.kind !== 'reference' &&
  isPersons(field);

/** Last value of each field, by data set and field. */
export interface LastValue {
  /** «DECLARACION.CODIGO_REGIMEN»; of a list without a line. */
  field: string;
  value: string;
  /** Which of the bodies has it. */
  of: number;
}

/**
 * The last value of each field in earlier documents of the kind, the newest first; of a list that of its last line which
 * has one.
 */
export function lastValuesIn(dataSets: DataSets, bodies: readonly AnyBody[]): LastValue[] {
  return Object.entries(dataSets).flatMap(([name, dataSet]) =>
    Object.entries(dataSet.fields)
      .filter(([, field]) => isRecalled(dataSet, field))
      .flatMap(([field]): LastValue[] => {
        for (const [of, body] of bodies.entries()) {
          const value = recordsIn(body, name).findLast((record) => (record[field] ?? '') !== '')?.[field];
          if (value !== undefined) return [{ field: `${name}.${field}`, value, of }];
        }
        return [];
      }),
  );
}
