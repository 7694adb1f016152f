import type { DataSets } from './dataSet.ts';
import { parsePath, type Path } from './path.ts';
import { capital } from '../text/capital.ts';

/** How a sentence names a field: «Casilla 42.10, línea 3, Gastos de transporte». Falls back to the path itself. */
export function labelOf(dataSets: DataSets, path: string): string {
  const place = parsePath(path);
  return place && dataSets[place.dataSet] ? labelAt(dataSets, place) : path;
}

/** How a sentence names the field at a place of a data set that there is, as `labelOf`. */
export function labelAt(dataSets: DataSets, parts: Path): string {
  const dataSet = dataSets[parts.dataSet]!;
  const field = parts.field === undefined ? undefined : dataSet.fields[parts.field];
  const words = [
    field?.box === undefined ? undefined : `Casilla ${field.box}`,
    parts.line === undefined ? undefined : `línea ${parts.line + 1}`,
    field?.label ?? dataSet.title,
  ].filter((word) => word !== undefined);
  const text = words.join(', ');
  return capital(text);
}
