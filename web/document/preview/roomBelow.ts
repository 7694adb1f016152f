/** Least height of the pane, in pixels; the whole page scrolls where there is less. */
const LEAST = 260;

interface Places {
  /** Height of the window, and of what stands at its foot. */
  window: number;
  foot: number;
  /** Top of the panel in the window, the most it can be high, and from its top to the pane. */
  panel: number;
  panelHeight: number;
  above: number;
}

/** Pixels that the pane can be high without going behind the foot or making its panel scroll. */
export const roomBelow = ({ window, foot, panel, panelHeight, above }: Places): number =>
  Math.max(LEAST, Math.floor(Math.min(window - foot - panel, panelHeight) - above));
