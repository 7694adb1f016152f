import { createContext, useContext, useLayoutEffect, useState, type RefObject } from 'react';

/** Where nothing is measured: narrow enough that its letters are read on a phone. */
const UNMEASURED = 380;
/** Narrower than this a chart scrolls in its frame. */
const LEAST = 260;

export const ChartWidthContext = createContext(UNMEASURED);

/** Pixels that a chart has beside it, so that it fills its frame and its letters keep their size. */
export const useChartWidth = (): number => useContext(ChartWidthContext);

/** Width of a place as it is laid out, and whenever it changes. */
export function useMeasured(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const measure = (): void => setWidth(Math.max(LEAST, Math.floor(current.clientWidth)));
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(current);
    return () => watching.disconnect();
  }, [place]);
  return width;
}
