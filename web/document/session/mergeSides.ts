import { rederive, type Move } from '../../../shared/foundation/documents/rederive.ts';
import {
  linesIn,
  type AnyBody,
  type AnyRecord,
  type DataSet,
  type DataSets,
} from '../../../shared/foundation/fields/dataSet.ts';
import { parsePath } from '../../../shared/foundation/fields/path.ts';
import { isComputed } from '../../../shared/foundation/fields/writer.ts';
import { partsOf, placeOf } from '../../kit/unread.ts';
import type { Conflict } from './conflicts.ts';
import { lineLinks, namedByKeys, namedByNumbers, namedLine, type LineLink } from './lineLinks.ts';

/** What two people made of the same beginning. */
export interface Sides {
  before: AnyBody;
  mine: AnyBody;
  theirs: AnyBody;
}

export interface Merged {
  body: AnyBody;
  moves: Move[];
  /** Lines that one side took away and the other wrote in: they stay until the person says otherwise. */
  contested: Conflict[];
}

/**
 * Both sides' work in one body: fields by the places of their lines, which are known by their keys, and what names a line
 * names it by its key through the merge, so that nothing moves to the line that got its number. A line that one side took
 * away stays where the other wrote in it or attached something to it: what was typed is lost only where somebody says so
 * (product 38).
 * @param held places of texts of this person that are no values, or are being typed
 */
export function mergeSides(dataSets: DataSets, sides: Sides, held: Iterable<string> = []): Merged {
  const links = lineLinks(dataSets);
  const before = namedByKeys(links, sides.before);
  const [mine, theirs] = [namedByKeys(links, sides.mine), namedByKeys(links, sides.theirs)];
  const own = new Set([...linesOf(held), ...attachedTo(dataSets, links, before, mine)]);
  const others = attachedTo(dataSets, links, before, theirs);
  const contested = contestedLines(dataSets, { before, mine, theirs }, own, others);
  const stay = new Set(contested.map(({ place }) => place));
  const [left, right] = [mine, theirs].map((side) => stillNaming(dataSets, links, before, side, stay));
  const merged = rederive(dataSets, withoutLines(dataSets, before, stay), left!, right!);
  const { body, numberAt } = namedByNumbers(dataSets, links, merged.body);
  const moves = merged.moves.flatMap((move): Move[] => {
    const { dataSet = '', line = -1, field } = parsePath(move.path) ?? {};
    const key = linesIn(body, dataSet)[line]?.[dataSets[dataSet]?.key ?? ''];
    if (move.kind === 'added') return stay.has(lineAt(dataSet, key)) ? [] : [move];
    const link = links.find((each) => each.dataSet === dataSet && each.number === field);
    return [link ? { ...move, from: numberAt(link, move.from), to: numberAt(link, move.to) } : move];
  });
  return { body, moves, contested };
}

/** Place of a whole line. */
const lineAt = (dataSet: string, key = ''): string => placeOf(dataSet, '', key);

/** The lines of these places. */
const linesOf = (held: Iterable<string>): string[] =>
  [...held].flatMap((place) => {
    const { dataSet, key } = partsOf(place);
    return key === undefined ? [] : [lineAt(dataSet, key)];
  });

const keyed = (dataSets: DataSets, body: AnyBody, name: string): Map<string, AnyRecord> =>
  new Map(linesIn(body, name).map((line) => [line[dataSets[name]?.key ?? ''] ?? '', line]));

/** The lines that a side named in others which did not name them before. */
function attachedTo(
  dataSets: DataSets,
  links: readonly LineLink[],
  before: AnyBody,
  after: AnyBody,
): Set<string> {
  const found = new Set<string>();
  for (const link of links) {
    const was = keyed(dataSets, before, link.dataSet);
    for (const [id, line] of keyed(dataSets, after, link.dataSet)) {
      const named = namedLine(line, link);
      if (named !== undefined && named !== namedLine(was.get(id), link)) found.add(lineAt(link.lines, named));
    }
  }
  return found;
}

function contestedLines(
  dataSets: DataSets,
  { before, mine, theirs }: Sides,
  own: ReadonlySet<string>,
  others: ReadonlySet<string>,
): Conflict[] {
  const found: Conflict[] = [];
  for (const [name, dataSet] of Object.entries(dataSets)) {
    if (dataSet.key === undefined || (before[name] === mine[name] && before[name] === theirs[name])) continue;
    const [ours, other] = [keyed(dataSets, mine, name), keyed(dataSets, theirs, name)];
    for (const [id, line] of keyed(dataSets, before, name)) {
      const [left, right] = [ours.get(id), other.get(id)];
      const place = lineAt(name, id);
      if (left && !right && (own.has(place) || differs(dataSet, line, left)))
        found.push({ place, to: '', gone: 'other' });
      if (right && !left && (others.has(place) || differs(dataSet, line, right)))
        found.push({ place, to: '', gone: 'own' });
    }
  }
  return found;
}

/** Whether two states of a line say something else in a field that is no calculation's. */
const differs = ({ fields }: DataSet, one: AnyRecord, other: AnyRecord): boolean =>
  one !== other &&
  Object.entries(fields).some(
    ([name, field]) => !isComputed(field) && (one[name] ?? '') !== (other[name] ?? ''),
  );

/** The side with its lines naming what stays after all: they lost it as it was taken away, and nobody chose another for them. */
function stillNaming(
  dataSets: DataSets,
  links: readonly LineLink[],
  before: AnyBody,
  side: AnyBody,
  stay: ReadonlySet<string>,
): AnyBody {
  if (stay.size === 0) return side;
  const next = { ...side };
  for (const link of links) {
    const was = keyed(dataSets, before, link.dataSet);
    const key = dataSets[link.dataSet]?.key ?? '';
    next[link.dataSet] = linesIn(next, link.dataSet).map((line) => {
      const lost = was.get(line[key] ?? '');
      const named = namedLine(lost, link);
      const isLost = named !== undefined && line[link.number] === '' && stay.has(lineAt(link.lines, named));
      return isLost ? { ...line, [link.number]: lost![link.number]! } : line;
    });
  }
  return next;
}

function withoutLines(dataSets: DataSets, body: AnyBody, places: ReadonlySet<string>): AnyBody {
  if (places.size === 0) return body;
  const next = { ...body };
  for (const [name, { key }] of Object.entries(dataSets))
    if (key !== undefined && body[name] !== undefined)
      next[name] = linesIn(body, name).filter((line) => !places.has(lineAt(name, line[key])));
  return next;
}
