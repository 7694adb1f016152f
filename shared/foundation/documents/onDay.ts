import { isDate } from '../dates/date.ts';
import type { Reference } from './reference.ts';

type Days = WeakMap<Reference, Map<string, Reference>>;

const known: Days = new WeakMap();
const alone: Days = new WeakMap();
const pinned = new WeakSet<Reference>();

/** The same object for the same day, so that what is remembered by a reference stays so. */
function kept(all: Days, reference: Reference, day: string): Reference {
  const days = all.get(reference) ?? new Map<string, Reference>();
  all.set(reference, days);
  const made = days.get(day) ?? { ...reference, day };
  days.set(day, made);
  return made;
}

/**
 * The same lists, judged by another day: what ruled then. A day that is blank or none yet is today.
 * @param day 'yyyy-mm-dd'
 */
export function onDay(reference: Reference, day: string): Reference {
  if (day === reference.day || !isDate(day) || pinned.has(reference)) return reference;
  return kept(known, reference, day);
}

/**
 * The same for a document that has a day of its own, too: what is accepted with another one is judged by the day of that.
 * @param day 'yyyy-mm-dd'
 */
export function onlyOn(reference: Reference, day: string): Reference {
  if (!isDate(day)) return reference;
  const made = kept(alone, reference, day);
  pinned.add(made);
  return made;
}
