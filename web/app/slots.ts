import type { ComponentType } from 'react';
import type { Arriving } from '../api/session.ts';
import type { Finder } from '../kit/finders.ts';
import type { Tell } from '../kit/standing.ts';

/**
 * What a module may add to pages that are not its own; `web/<folder>/slots.ts(x)` exports any of these. The app never
 * names a module, so that a new one appears by being there.
 */
export interface Slots {
  /** What is due on the first page besides the documents that wait by their states. */
  Home?: ComponentType<{ tell: Tell }>;
  /** Asks what `Home` is about to ask, while the page is still coming. */
  askHomeAhead?: (who: Arriving) => void;
  /** Icon of the top bar, with its window. */
  TopBar?: ComponentType;
  /** Over every page, while there is something that everybody must know. */
  Banner?: ComponentType;
  /** Settings of the person that the module asks, on the profile page. */
  Preferences?: ComponentType;
  /** How the entries of a list are found where its codes are typed, by the list's name. */
  finders?: Readonly<Record<string, () => Promise<Finder>>>;
}

const files = import.meta.glob<Slots>('../*/slots.{ts,tsx}');

export const loadSlots = (): Promise<Slots[]> =>
  Promise.all(Object.values(files).map((load) => load().catch((): Slots => ({}))));
