/** A list as a person named it: what narrows and sorts it, by its place in the address, and its columns. */
export interface SavedView {
  /** Key of the option that keeps it. */
  key: string;
  name: string;
  address: Readonly<Record<string, string>>;
  columns: { order: readonly string[]; hidden: readonly string[]; wanted?: readonly string[] };
}

const PREFIX = 'vista.';
/** What an option of a person holds (users/saveConfiguration). */
export const LARGEST_VIEW = 2_000;

/** Parts of the address that tell where somebody stands in a list, not what it shows. */
const PASSING = ['p', 'c', 'crear', 'vista'];

/** A view in the words that it is kept in. */
interface Stored {
  n: string;
  a: Record<string, string>;
  o: string[];
  h: string[];
  w?: string[];
}

const areTexts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'string');

const areListed = (value: unknown): boolean => Array.isArray(value) && areTexts(value);

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'n' in value &&
  typeof value.n === 'string' &&
  'a' in value &&
  areTexts(value.a) &&
  !Array.isArray(value.a) &&
  'o' in value &&
  areListed(value.o) &&
  'h' in value &&
  areListed(value.h) &&
  (!('w' in value) || areListed(value.w));

/** What of an address a view keeps. */
export const narrowing = (address: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...address].filter(([name]) => !PASSING.includes(name)));

/** Whether a list is still narrowed as a view says, whatever of it is shown and of which page. */
export const isAsViewed = (address: URLSearchParams, view: SavedView): boolean => {
  const now = narrowing(address);
  const names = new Set([...Object.keys(now), ...Object.keys(view.address)]);
  return [...names].every((name) => now[name] === view.address[name]);
};

/** The view that a person calls so: capitals and accents make no other name of it. */
export const sameName = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((each) => each.name.localeCompare(name, 'es', { sensitivity: 'base' }) === 0);

export const newViewKey = (): string => `${PREFIX}${crypto.randomUUID().slice(0, 8)}`;

export const writeView = ({ name, address, columns }: Omit<SavedView, 'key'>): string =>
  JSON.stringify({ n: name, a: address, o: columns.order, h: columns.hidden, w: columns.wanted });

/** The views among the options of a person, by their names; one that was removed is blank, and what is not one is left out. */
export function readViews(options: readonly { CLAVE: string; VALOR: string }[]): SavedView[] {
  const views = options.flatMap(({ CLAVE, VALOR }) => {
    if (!CLAVE.startsWith(PREFIX) || VALOR === '') return [];
    const read = parsed(VALOR);
    if (!isStored(read)) return [];
    const { n, a, o, h, w } = read;
    return [
      { key: CLAVE, name: n, address: a, columns: { order: o, hidden: h, ...(w ? { wanted: w } : {}) } },
    ];
  });
  return views.sort((one, other) => one.name.localeCompare(other.name, 'es'));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where a list stands as the view says; it names the view, so that its columns come as well. */
export const addressOfView = ({ key, address }: SavedView): string =>
  `?${new URLSearchParams({ ...address, vista: key }).toString()}`;
