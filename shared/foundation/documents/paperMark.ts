import { markOf } from './mark.ts';

/**
 * What tells a paper from every other: its number and who issued it, however both are written. Undefined for what has no
 * digit, as «S/N»: that is no number.
 */
export function paperMark(number: string, by: string): string | undefined {
  const mark = markOf('', number);
  return mark === undefined || !/\d/.test(mark) ? undefined : `${mark} ${markOf('', by) ?? ''}`;
}
