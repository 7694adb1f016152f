/** Text that is no value of its field: shown in its place with the reason, never stored and never thrown away. */
export interface UnreadText {
  text: string;
  reason: string;
}

/** Code of the problem that such a text is until it is mended. */
export const UNREAD = 'unread.text';

/** Such texts by their places: `GRUPO.CAMPO`, and `GRUPO#key of the line.CAMPO`, which holds while lines move. */
export type Unread = ReadonlyMap<string, UnreadText>;

/** What becomes of the text of one place; undefined takes it away. */
export type UnreadChange = readonly [place: string, unread: UnreadText | undefined];

export const noUnread: Unread = new Map();

export const placeOf = (dataSet: string, field: string, key?: string): string =>
  key === undefined ? `${dataSet}.${field}` : `${dataSet}#${key}.${field}`;

/** Whether a place is named by the key of its line, and is neither of no line nor a path by its number. */
export const isKeyed = (place: string): boolean => place.includes('#');

/** Reads a place again; keys of lines may hold any sign, names of groups and fields hold none of these. */
export function partsOf(place: string): { dataSet: string; key?: string; field: string } {
  const dot = place.lastIndexOf('.');
  const hash = place.indexOf('#');
  const field = place.slice(dot + 1);
  return hash < 0
    ? { dataSet: place.slice(0, dot), field }
    : { dataSet: place.slice(0, hash), key: place.slice(hash + 1, dot), field };
}

export function withUnread(unread: Unread, changes: readonly UnreadChange[]): Unread {
  if (changes.every(([place, text]) => unread.get(place) === text)) return unread;
  const next = new Map(unread);
  for (const [place, text] of changes) {
    if (text) next.set(place, text);
    else next.delete(place);
  }
  return next;
}
