import type { XmlDifference } from './differences.ts';
import type { XmlNode } from './readXml.ts';

/** A difference as it is told: what stands in the element, undefined where it does not stand. */
export interface ToldDifference {
  path: string;
  before?: string;
  after?: string;
}

/** Longest text of one side: of an element with others in it their beginning. */
const LONGEST = 300;

/**
 * Differences as texts, so many at most, and how many more there are. Numbers that follow a line that came or went are one
 * of them for each name, its path without the numbers of its list.
 */
export function tellDifferences(
  differences: readonly XmlDifference[],
  most: number,
): { told: ToldDifference[]; more: number } {
  const told: ToldDifference[] = [];
  const renumbered = new Map<string, XmlDifference[]>();
  for (const difference of differences) {
    if (!difference.renumbers) told.push(said(difference));
    else {
      const path = difference.path.replaceAll(/\[\d+\]/g, '');
      const alike = renumbered.get(path);
      if (alike) alike.push(difference);
      else renumbered.set(path, [difference]);
    }
  }
  for (const [path, all] of renumbered) {
    const [first, last] = [all[0]!, all.at(-1)!];
    if (first === last) told.push(said(first));
    else
      told.push({ path, before: fromTo(first.before, last.before), after: fromTo(first.after, last.after) });
  }
  return { told: told.slice(0, most), more: Math.max(0, told.length - most) };
}

const said = ({ path, before, after }: XmlDifference): ToldDifference => ({
  path,
  ...(before ? { before: textOf(before) } : {}),
  ...(after ? { after: textOf(after) } : {}),
});

const fromTo = (first: XmlNode | undefined, last: XmlNode | undefined): string =>
  `${first?.text ?? ''} … ${last?.text ?? ''}`;

/** What stands in an element: its text, or the names and texts of those in it that say something. */
function textOf(node: XmlNode): string {
  const parts: string[] = [];
  let length = 0;
  const read = ({ name, text, children }: XmlNode): void => {
    if (length > LONGEST) return;
    if (text.trim() !== '') {
      const part =
        parts.length === 0 && children.length === 0 && name === node.name ? text : `${name} ${text}`;
      parts.push(part);
      length += part.length + 2;
    }
    children.forEach(read);
  };
  read(node);
  const whole = parts.join(', ');
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
}
