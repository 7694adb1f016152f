import { useLayoutEffect, useState, type RefObject } from 'react';
import { cellLooks, type CellMessage } from './cellMessage.ts';

interface Props {
  /** The sheet's outer element, which the hint is placed in. */
  sheet: RefObject<HTMLElement | null>;
  /** Another text for each cell. */
  cell: string;
  message: CellMessage | undefined;
}

/** What is wrong with the cell that has the focus, right under it; goes along when the sheet scrolls. */
export function CellHint({ sheet, cell: name, message }: Props) {
  const [place, setPlace] = useState<{ left: number; top: number }>();
  const text = message?.text;
  useLayoutEffect(() => {
    const outer = sheet.current;
    if (!outer || text === undefined) return;
    const grid = outer.querySelector<HTMLElement>('[role=grid]');
    const follow = (): void => {
      const cell = grid?.querySelector('[role=gridcell][aria-selected=true]')?.getBoundingClientRect();
      const box = outer.getBoundingClientRect();
      const seen = grid?.getBoundingClientRect();
      const isSeen =
        cell && seen && cell.bottom <= seen.bottom && cell.top >= seen.top && cell.left < seen.right;
      setPlace(
        isSeen
          ? {
              left: Math.max(0, Math.min(cell.left - box.left, box.width - 320)),
              top: cell.bottom - box.top + 2,
            }
          : undefined,
      );
    };
    // The grid draws its new cell after this.
    const frame = requestAnimationFrame(follow);
    grid?.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      grid?.removeEventListener('scroll', follow);
    };
  }, [sheet, name, text]);
  if (!message || !place) return null;
  return (
    <div className={`d-cell-hint ${cellLooks[message.severity].said}`} style={place} aria-hidden="true">
      {message.text}
    </div>
  );
}
