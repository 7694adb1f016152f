/** Millimetres of the page that stay around a marked box. */
const AROUND = 12;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const along = (scrolled: number, shown: number, from: number, to: number): number => {
  if (from < scrolled) return Math.max(0, from);
  return to > scrolled + shown ? Math.max(0, Math.min(from, to - shown)) : scrolled;
};

/**
 * Scrolls the pane, and nothing around it, as little as brings a box of the page into sight: on a phone the form keeps
 * its place while the pane follows.
 * @param place millimetres of the page.
 * @param scale pixels of a millimetre.
 */
export function followMark(
  pane: Pick<HTMLElement, 'scrollLeft' | 'scrollTop' | 'clientWidth' | 'clientHeight'>,
  place: Place,
  scale: number,
): void {
  const px = (millimetres: number): number => millimetres * scale;
  pane.scrollTop = along(
    pane.scrollTop,
    pane.clientHeight,
    px(place.y - AROUND),
    px(place.y + place.height + AROUND),
  );
  pane.scrollLeft = along(
    pane.scrollLeft,
    pane.clientWidth,
    px(place.x - AROUND),
    px(place.x + place.width + AROUND),
  );
}
