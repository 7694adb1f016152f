import type { ToldDifference } from '../../../shared/foundation/xml/tellDifferences.ts';
import type { DifferenceGroup, DifferenceRow } from './differenceRows.ts';

/** Elements that differ, by the element that they stand in; what stood or stands nowhere is a dash, and what is blank says so. */
export function elementGroups(differences: readonly ToldDifference[]): DifferenceGroup[] {
  const groups = new Map<string, DifferenceRow[]>();
  for (const { path, before, after } of differences) {
    const [name = '', ...above] = path.split('/').reverse();
    const title = above.reverse().join(' › ') || name;
    const row = { path, label: name, before: shown(before), after: shown(after) };
    const rows = groups.get(title);
    if (rows) rows.push(row);
    else groups.set(title, [row]);
  }
  return [...groups].map(([title, rows]) => ({ title, rows }));
}

const shown = (text: string | undefined): string =>
  text === undefined ? '—' : text === '' ? '(vacío)' : text;
