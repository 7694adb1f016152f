import type { ComponentType } from 'react';
import type { PaletteEntry } from '../kit/Palette.tsx';

/**
 * What a module may add to pages that are not its own; `web/<folder>/slots.ts(x)` exports any of these. The app never
 * names a module, so that a new one appears by being there.
 */
export interface Slots {
  /** Card of 'what waits for me' on the first page. */
  Home?: ComponentType;
  /** Icon of the top bar, with its window. */
  TopBar?: ComponentType;
  /** Settings of the person that the module asks, on the profile page. */
  Preferences?: ComponentType;
  /** Documents, clients or actions that match the text typed into Ctrl-K. */
  search?: (text: string, go: (address: string) => void) => Promise<PaletteEntry[]>;
}

const files = import.meta.glob<Slots>('../*/slots.{ts,tsx}');

export const loadSlots = (): Promise<Slots[]> =>
  Promise.all(Object.values(files).map((load) => load().catch((): Slots => ({}))));
