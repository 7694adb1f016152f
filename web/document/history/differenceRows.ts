import type { Difference } from '../../../shared/foundation/documents/diff.ts';
import type { DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { parsePath } from '../../../shared/foundation/fields/path.ts';
import { showValue } from '../session/showValue.ts';

export interface DifferenceRow {
  path: string;
  /** Box and name of the field; what happened to a line that came or went. */
  label: string;
  before: string;
  after: string;
}

/** What changed in a section, or in one of its lines: as many rows as fields. */
export interface DifferenceGroup {
  title: string;
  rows: readonly DifferenceRow[];
}

/** Differences by section and line, in their order, with labels; what is hidden from a person is left out. */
export function differenceGroups(dataSets: DataSets, differences: readonly Difference[]): DifferenceGroup[] {
  const groups = new Map<string, DifferenceRow[]>();
  for (const { kind, path, before = '', after = '' } of differences) {
    const place = parsePath(path);
    const dataSet = place && dataSets[place.dataSet];
    if (!place || !dataSet) continue;
    const field = place.field === undefined ? undefined : dataSet.fields[place.field];
    if (field?.hidden) continue;
    const title = place.line === undefined ? dataSet.title : `${dataSet.title}, línea ${place.line + 1}`;
    const row =
      kind === 'changed'
        ? {
            path,
            label: [field?.box, field?.label ?? path].filter(Boolean).join(' '),
            before: showValue(dataSets, path, before),
            after: showValue(dataSets, path, after),
          }
        : {
            path,
            label: kind === 'added' ? 'Línea nueva' : 'Línea quitada',
            before: kind === 'added' ? '—' : 'estaba',
            after: kind === 'added' ? 'está' : '—',
          };
    // A line that went stood elsewhere than the one that has its number now.
    const key = kind === 'removed' ? `${title} (quitada)` : title;
    const rows = groups.get(key);
    if (rows) rows.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].map(([title, rows]) => ({ title, rows }));
}
