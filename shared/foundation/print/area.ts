/** Printed area of an upright letter page, in millimetres: its edges, and how wide it is. */
export const LEFT = 13;
export const WIDTH = 189.9;
export const RIGHT = LEFT + WIDTH;
/** Where boxes and rows begin below the head of a page, and where the last one must end. */
export const TOP = 20;
export const BOTTOM = 267.5;
