/** How a person wants the columns of one list or sheet. */
export interface ColumnChoice {
  /** Names in their order; a column that a later program adds stands behind them. */
  order: readonly string[];
  hidden: readonly string[];
  /** Names of those that are kept aside until somebody wants them, and are wanted. */
  wanted?: readonly string[];
  /** Widths in pixels of those that were drawn wider or narrower. */
  widths?: Readonly<Record<string, number>>;
}

interface Column {
  name: string;
  /** Kept aside until somebody wants it. */
  aside?: boolean;
}

export const plainChoice: ColumnChoice = { order: [], hidden: [] };

/** All columns in the chosen order, hidden ones too. */
export function ordered<C extends { name: string }>(columns: readonly C[], { order }: ColumnChoice): C[] {
  const place = new Map(order.map((name, at) => [name, at]));
  const of = ({ name }: C): number => place.get(name) ?? order.length;
  return [...columns].sort((one, other) => of(one) - of(other));
}

export const isShown = ({ hidden, wanted = [] }: ColumnChoice, { name, aside = false }: Column): boolean =>
  aside ? wanted.includes(name) : !hidden.includes(name);

/** The columns to show; never none at all. */
export function chosen<C extends Column>(columns: readonly C[], choice: ColumnChoice): C[] {
  const all = ordered(columns, choice);
  const shown = all.filter((column) => isShown(choice, column));
  return shown.length > 0 ? shown : all.slice(0, 1);
}

/** One column a place on or back in the order. */
export function moved<C extends { name: string }>(
  columns: readonly C[],
  choice: ColumnChoice,
  name: string,
  by: 1 | -1,
): ColumnChoice {
  const order = ordered(columns, choice).map((each) => each.name);
  const at = order.indexOf(name);
  const to = at + by;
  if (at < 0 || to < 0 || to >= order.length) return choice;
  order.splice(to, 0, ...order.splice(at, 1));
  return { ...choice, order };
}

const flipped = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names.filter((each) => each !== name) : [...names, name];

export const toggled = (choice: ColumnChoice, { name, aside = false }: Column): ColumnChoice =>
  aside
    ? { ...choice, wanted: flipped(choice.wanted ?? [], name) }
    : { ...choice, hidden: flipped(choice.hidden, name) };
