import type { Change } from '../../../shared/foundation/documents/patch.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { recordsIn, type AnyBody, type DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { parsePath } from '../../../shared/foundation/fields/path.ts';
import { readText } from '../../../shared/foundation/fields/readText.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import type { KeptLookup } from '../../../shared/transmission/lookups/kept.ts';
import type { Wanted } from '../../../shared/transmission/lookups/wanted.ts';
import type { Differing } from './lookupStore.ts';

/** What a look-up gives of the fields that it fills: what is blank there, and what says something else. */
export function valuesOf(
  dataSets: DataSets,
  body: AnyBody,
  { fills }: Wanted,
  { ESTADO, DICE }: Pick<KeptLookup, 'ESTADO' | 'DICE'>,
  reference: Reference,
): { blank: Differing[]; differing: Differing[] } {
  const blank: Differing[] = [];
  const differing: Differing[] = [];
  if (ESTADO !== 'VERIFICADA') return { blank, differing };
  for (const [name, path] of Object.entries(fills)) {
    const place = parsePath(path);
    const field = place && dataSets[place.dataSet]?.fields[place.field ?? ''];
    if (!place || !field || !isPersons(field)) continue;
    const read = readText(DICE[name] ?? '', field, reference);
    const value = read.ok && read.value.length <= (field.max ?? Infinity) ? read.value : '';
    const now = recordsIn(body, place.dataSet)[place.line ?? 0]?.[place.field ?? ''] ?? '';
    if (value === '' || value === now) continue;
    (now === '' ? blank : differing).push({ path, label: field.label, value });
  }
  return { blank, differing };
}

export const changesTo = (values: readonly Differing[]): Change[] =>
  values.map(({ path, value }) => ({ op: 'set', path, value }));
