/** A count as people read it: «1,234». */
export const countText = (count: number): string => count.toLocaleString('es-GT');

/** A count of things: «1 línea», «1,234 líneas». */
export const counted = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`;
