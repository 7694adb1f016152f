import { useSyncExternalStore } from 'react';
import type { KeptLookup } from '../../../shared/transmission/lookups/kept.ts';
import type { Wanted } from '../../../shared/transmission/lookups/wanted.ts';

/** A value that a service gave and the document has otherwise. */
export interface Differing {
  path: string;
  label: string;
  value: string;
}

/** How one look-up of a field stands in the open document. */
export interface Told {
  wanted: Wanted;
  kept: KeptLookup | undefined;
  asking: boolean;
  differing: readonly Differing[];
  /** Says against using the thing: it does not exist, is suspended, has ended. */
  against: boolean;
}

export interface LookupsShown {
  byPath: ReadonlyMap<string, readonly Told[]>;
  all: readonly Told[];
  /** Absent where nothing can be written. */
  ask?: (wanted: readonly Wanted[], anew: boolean) => void;
  use?: (values: readonly Differing[]) => void;
}

const NOTHING: LookupsShown = { byPath: new Map(), all: [] };

/** What the look-ups of the document that is open tell; outside React, for fields deep in its forms. */
class LookupStore {
  private shown = NOTHING;
  private readonly listeners = new Set<() => void>();
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): LookupsShown => this.shown;
  show(shown: LookupsShown = NOTHING): void {
    this.shown = shown;
    this.listeners.forEach((listener) => listener());
  }
}

export const lookupStore = new LookupStore();

export const useLookups = (): LookupsShown =>
  useSyncExternalStore(lookupStore.subscribe, lookupStore.snapshot);
