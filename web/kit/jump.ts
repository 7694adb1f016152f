import { parsePath } from '../../shared/foundation/fields/path.ts';
import { focusInput } from './fields/focus.ts';

type Jump = (line: number, field: string | undefined) => void;
const grids = new Map<string, Jump>();

/** A grid tells how to reach its cells; returns the way to take that back. */
export function registerGrid(dataSet: string, jump: Jump): () => void {
  grids.set(dataSet, jump);
  return () => {
    if (grids.get(dataSet) === jump) grids.delete(dataSet);
  };
}

/** Focuses the field of a path, in a form or in a grid; a path of a whole data set goes to its section. */
export function jumpTo(path: string): boolean {
  if (focusInput(path)) return true;
  const parts = parsePath(path);
  if (!parts) return false;
  const section = document.getElementById(`section-${parts.dataSet}`);
  const grid = grids.get(parts.dataSet);
  section?.scrollIntoView({ block: 'start' });
  if (grid && parts.line !== undefined) grid(parts.line, parts.field);
  else section?.focus();
  return section !== null || grid !== undefined;
}
