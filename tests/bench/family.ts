import { readFileSync, readdirSync } from 'node:fs';

/** Text of a file about a process; '' when it ended meanwhile. */
const about = (process: number, name: string): string => {
  try {
    return readFileSync(`/proc/${process}/${name}`, 'utf8');
  } catch {
    return '';
  }
};

/** A process and all that descend from it. */
function familyOf(founder: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(/^PPid:\s+(\d+)/m.exec(about(Number(name), 'status'))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const family = [founder];
  for (const each of family) family.push(...(children.get(each) ?? []));
  return family;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Memory that a process and its descendants hold, in megabytes; what several of them share, as their program, once. */
export const memoryOf = (founder: number): number =>
  sum(familyOf(founder).map((each) => Number(/^Pss:\s+(\d+)/m.exec(about(each, 'smaps_rollup'))?.[1] ?? 0))) /
  1024;

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time that a process, its descendants and those of them that ended took, in milliseconds. */
export const cpuOf = (founder: number): number =>
  sum(
    familyOf(founder).map((each) => {
      // The name, which may hold spaces, ends with the last bracket; user, system, and both of ended children follow.
      const fields = about(each, 'stat').split(') ').at(-1)!.split(' ');
      return sum(fields.slice(11, 15).map(Number)) * TICK_MS;
    }),
  );
