import { useState } from 'react';
import { rangeOf, type Position, type Range } from './edits.ts';

/** Cells that are marked: where the mark began and where it ends now. */
export function useRange() {
  const [ends, setEnds] = useState<{ anchor: Position; extent: Position }>();
  const range: Range | undefined = ends && rangeOf(ends.anchor, ends.extent);
  return {
    range,
    active: ends?.anchor,
    place: (position: Position): void => setEnds({ anchor: position, extent: position }),
    /** Marks a cell where nothing is marked yet, not even by what happened a moment ago. */
    enter: (position: Position): void => setEnds((now) => now ?? { anchor: position, extent: position }),
    extendTo: (position: Position): void => setEnds((now) => now && { anchor: now.anchor, extent: position }),
    extendBy: (rows: number, columns: number, limit: { rows: number; columns: number }): void =>
      setEnds(
        (now) =>
          now && {
            anchor: now.anchor,
            extent: {
              row: Math.min(Math.max(now.extent.row + rows, 0), limit.rows - 1),
              column: Math.min(Math.max(now.extent.column + columns, 0), limit.columns - 1),
            },
          },
      ),
  };
}
