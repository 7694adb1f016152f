import { isDate } from '../dates/date.ts';
import type { Reference } from './reference.ts';

const known = new WeakMap<Reference, Map<string, Reference>>();

/**
 * The same lists, judged by another day: what ruled then. The same object for the same day, so that what is remembered by
 * a reference stays so. A day that is blank or none yet is today.
 * @param day 'yyyy-mm-dd'
 */
export function onDay(reference: Reference, day: string): Reference {
  if (day === reference.day || !isDate(day)) return reference;
  const days = known.get(reference) ?? new Map<string, Reference>();
  known.set(reference, days);
  const made = days.get(day) ?? { ...reference, day };
  days.set(day, made);
  return made;
}
