import { aligned } from './align.ts';
import type { XmlNode } from './readXml.ts';

/** What the names of elements mean in a message, for who compares two of it. */
export interface XmlNaming {
  /** Elements that tell one of a list from the others, e.g. the code of a tax. */
  keys: readonly string[];
  /**
   * Lines that are counted, and the elements that say the number of one, in it and behind it: one that is put in moves the
   * numbers of all behind it, and they still speak of the same lines. Who does not say its own number has that of its place.
   */
  lines: Readonly<Record<string, readonly string[]>>;
}

/** One element that differs, whole. Without `before` it came, without `after` it went. */
export interface XmlDifference {
  /**
   * Names from the root, of what stands several times with its number: «duca/fracciones/fraccion[2]/pesoNeto»; in the newer
   * message, or in the older one of what went.
   */
  path: string;
  /** The same as places among all children: so the differences, put into the older message, make the newer one. */
  place: readonly number[];
  before?: XmlNode;
  after?: XmlNode;
  /** It says another number, and of the same line. */
  renumbers?: true;
}

interface Step {
  path: string;
  place: readonly number[];
}

interface Known {
  keys: ReadonlySet<string>;
  /** The line that an element says the number of. */
  lineOf: ReadonlyMap<string, string>;
  /** Of each kind of line that was aligned, the new number of an old one. */
  moved: Map<string, Map<string, string>>;
  found: XmlDifference[];
}

/**
 * Which elements differ between two messages, in their order (product 6). Repeated elements are aligned: by all that they
 * say but the numbers of lines, then by their line and keys, then by their position, so that a line that was put in makes
 * no other one differ. Takes the time of reading both.
 */
export function xmlDifferences(before: XmlNode, after: XmlNode, { keys, lines }: XmlNaming): XmlDifference[] {
  const counters = Object.entries(lines).flatMap(([line, names]) =>
    names.map((name) => [name, line] as const),
  );
  const known: Known = { keys: new Set(keys), lineOf: new Map(counters), moved: new Map(), found: [] };
  const step = { path: after.name, place: [] };
  if (before.name === after.name) compare(before, after, step, known);
  else known.found.push({ ...step, before, after });
  return known.found;
}

const hasChildren = ({ children }: XmlNode): boolean => children.length > 0;

function compare(before: XmlNode, after: XmlNode, step: Step, known: Known): void {
  const [old, young] = [hasChildren(before), hasChildren(after)];
  // One that says text now where it held elements, or the other way, is told whole.
  if (before.text !== after.text || old !== young) {
    const moved = !old && !young && newNumber(before, known) === after.text;
    known.found.push({ ...step, before, after, ...(moved ? { renumbers: true } : {}) });
  } else if (old) compareChildren(before.children, after.children, step, known);
}

/** Number that the line of an element has in the newer message; undefined of one that says none, or of a line that went. */
function newNumber({ name, text }: XmlNode, { lineOf, moved }: Known): string | undefined {
  const line = lineOf.get(name);
  return line === undefined ? undefined : moved.get(line)?.get(text);
}

function compareChildren(
  before: readonly XmlNode[],
  after: readonly XmlNode[],
  step: Step,
  known: Known,
): void {
  const pairs = pairsOf(before, after, known);
  const repeated = repeatedIn(before, after);
  const [oldStep, youngStep] = [stepsOf(before, repeated, step), stepsOf(after, repeated, step)];
  let [old, young] = [0, 0];
  for (const [oldPlace, youngPlace] of [...pairs, [before.length, after.length] as const]) {
    for (; old < oldPlace; old += 1) known.found.push({ ...oldStep(old), before: before[old]! });
    for (; young < youngPlace; young += 1) known.found.push({ ...youngStep(young), after: after[young]! });
    if (oldPlace === before.length) break;
    compare(before[old]!, after[young]!, youngStep(young), known);
    old += 1;
    young += 1;
  }
}

/** Which of the children stand for each other; of lines it is remembered. */
function pairsOf(before: readonly XmlNode[], after: readonly XmlNode[], known: Known) {
  if (isRecord(before, after)) return before.map((_, index) => [index, index] as const);
  const line = (node: XmlNode, isOlder: boolean): string => lineSaid(node, isOlder, known);
  const pairs = aligned(before, after, [
    (node, isOlder) => line(node, isOlder) + saidBy(node, known),
    (node, isOlder) => line(node, isOlder) + keyOf(node, known),
    (node) => keyOf(node, known),
    ({ name }) => name,
  ]);
  for (const name of new Set(known.lineOf.values())) {
    const lines = pairs.filter(([place]) => before[place]!.name === name);
    if (lines.length === 0) continue;
    const numberOf = (node: XmlNode, place: number): string =>
      node.children.find((each) => known.lineOf.get(each.name) === name)?.text ?? String(place + 1);
    const numbers = lines.map(
      ([old, young]) => [numberOf(before[old]!, old), numberOf(after[young]!, young)] as const,
    );
    known.moved.set(name, new Map(numbers));
  }
  return pairs;
}

/** The lines that an element speaks of, by their numbers in the newer message; '' of a line itself. */
const lineSaid = ({ name, children }: XmlNode, isOlder: boolean, known: Known): string =>
  children
    .filter((each) => (known.lineOf.get(each.name) ?? name) !== name)
    .map((each) =>
      isOlder && known.moved.has(known.lineOf.get(each.name)!) ? (newNumber(each, known) ?? '') : each.text,
    )
    .join();

/** The same names in the same order, none of them twice: nothing to align. */
const isRecord = (before: readonly XmlNode[], after: readonly XmlNode[]): boolean =>
  before.length === after.length &&
  before.every(({ name }, index) => name === after[index]!.name) &&
  new Set(before.map(({ name }) => name)).size === before.length;

/** All that an element says, but for the numbers of lines. */
function saidBy({ name, text, children }: XmlNode, known: Known): string {
  if (children.length === 0) return known.lineOf.has(name) ? `<${name}>` : `<${name}>${text}`;
  return `<${name}>${text}${children.map((each) => saidBy(each, known)).join('')}</>`;
}

const keyOf = ({ name, children }: XmlNode, { keys }: Known): string =>
  [{ name, text: '' }, ...children.filter((each) => keys.has(each.name))]
    .map((each) => `<${each.name}>${each.text}`)
    .join('');

/** Names that stand several times in one of the lists: each of theirs has its number. */
const repeatedIn = (...lists: (readonly XmlNode[])[]): ReadonlySet<string> =>
  new Set(
    lists.flatMap((nodes) => {
      const seen = new Set<string>();
      return nodes.flatMap(({ name }) => (seen.has(name) ? [name] : (seen.add(name), [])));
    }),
  );

/** Where each of some elements stands. */
function stepsOf(
  nodes: readonly XmlNode[],
  repeated: ReadonlySet<string>,
  { path, place }: Step,
): (index: number) => Step {
  const counts = new Map<string, number>();
  const numbers = nodes.map(({ name }) => {
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return number;
  });
  return (index) => {
    const { name } = nodes[index]!;
    const number = repeated.has(name) ? `[${numbers[index]!}]` : '';
    return { path: `${path}/${name}${number}`, place: [...place, index] };
  };
}
