import { useRef } from 'react';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';

/** The object of the last render while the new one says the same, so that what shows it is not drawn again. */
export function useSame<T>(value: T, same: (one: T, other: T) => boolean): T {
  const last = useRef(value);
  if (last.current !== value && !same(last.current, value)) last.current = value;
  return last.current;
}

/** Whether two contents of a data set say the same; calculating makes new objects of what did not move. */
export function sameValue(
  one: AnyRecord | AnyRecord[] | undefined,
  other: AnyRecord | AnyRecord[] | undefined,
): boolean {
  if (!one || !other) return one === other;
  if (Array.isArray(one) && Array.isArray(other)) return sameAll(one, other, sameRecord);
  return !Array.isArray(one) && !Array.isArray(other) && sameRecord(one, other);
}

export const sameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  sameAll(one, other, () => false);

export const sameProblems = (one: readonly Problem[], other: readonly Problem[]): boolean =>
  sameAll(
    one,
    other,
    (a, b) => a.code === b.code && a.path === b.path && a.severity === b.severity && a.message === b.message,
  );

export const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each));

function sameRecord(one: AnyRecord, other: AnyRecord): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

const sameAll = <T>(one: readonly T[], other: readonly T[], same: (a: T, b: T) => boolean): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at] || same(each, other[at]!));
