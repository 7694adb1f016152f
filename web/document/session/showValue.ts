import type { DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { kinds } from '../../../shared/foundation/fields/kinds.ts';
import { parsePath } from '../../../shared/foundation/fields/path.ts';

/** Stored value of a path as a person reads it in a sentence about a change. */
export function showValue(dataSets: DataSets, path: string, value: string): string {
  const parts = parsePath(path);
  const field = parts?.field === undefined ? undefined : dataSets[parts.dataSet]?.fields[parts.field];
  if (value === '') return '(en blanco)';
  return field ? kinds[field.kind].format(value, field) : value;
}
