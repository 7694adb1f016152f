import {
  linesIn,
  type AnyBody,
  type AnyRecord,
  type DataSets,
} from '../../../shared/foundation/fields/dataSet.ts';

/** A field of lines that names a line of another data set by its number, beside the one that keeps its key. */
export interface LineLink {
  dataSet: string;
  number: string;
  key: string;
  lines: string;
}

/** Before a key in the place of a number, which has no such sign. */
const KEY = '#';

/** What of a document's lines names lines of another data set (`numberOf`). */
export const lineLinks = (dataSets: DataSets): LineLink[] =>
  Object.entries(dataSets).flatMap(([dataSet, { many, fields }]) =>
    many
      ? Object.entries(fields).flatMap(([number, { numberOf }]) =>
          numberOf ? [{ dataSet, number, ...numberOf }] : [],
        )
      : [],
  );

/** Key of the line that another names, in a body that names by keys; undefined where it names none. */
export const namedLine = (line: AnyRecord | undefined, { number }: LineLink): string | undefined =>
  line?.[number]?.startsWith(KEY) ? line[number].slice(KEY.length) : undefined;

/** The body with whatever names a line naming it by its key, wherever it stands; a number that names none stays one. */
export function namedByKeys(links: readonly LineLink[], body: AnyBody): AnyBody {
  return withLinks(links, body, (line, { number, key }) =>
    (line[key] ?? '') === '' ? line : { ...line, [number]: `${KEY}${line[key]}`, [key]: '' },
  );
}

/** The body with the numbers under which the lines stand in it; the key of one that is gone stays, without a number. */
export function namedByNumbers(
  dataSets: DataSets,
  links: readonly LineLink[],
  body: AnyBody,
): { body: AnyBody; numberAt: (link: LineLink, text: string) => string } {
  const known = new Map<string, Map<string, string>>();
  const placesOf = (lines: string): Map<string, string> => {
    const key = dataSets[lines]?.key ?? '';
    const places =
      known.get(lines) ?? new Map(linesIn(body, lines).map((line, at) => [line[key] ?? '', String(at + 1)]));
    known.set(lines, places);
    return places;
  };
  const numberAt = ({ lines }: LineLink, text: string): string =>
    text.startsWith(KEY) ? (placesOf(lines).get(text.slice(KEY.length)) ?? '') : text;
  return {
    numberAt,
    body: withLinks(links, body, (line, link) => {
      const text = line[link.number] ?? '';
      if (!text.startsWith(KEY)) return line;
      return { ...line, [link.number]: numberAt(link, text), [link.key]: text.slice(KEY.length) };
    }),
  };
}

function withLinks(
  links: readonly LineLink[],
  body: AnyBody,
  linked: (line: AnyRecord, link: LineLink) => AnyRecord,
): AnyBody {
  const next = { ...body };
  for (const link of links)
    if (body[link.dataSet] !== undefined)
      next[link.dataSet] = linesIn(next, link.dataSet).map((line) => linked(line, link));
  return next;
}
