import { lazy as lazyOfReact, type ComponentType, type LazyExoticComponent } from 'react';
import { untilThere } from './untilThere.ts';

/**
 * A part whose code comes when it is first drawn, as React's own; but one that cannot be fetched for want of a connection
 * keeps its place until it can, where React's takes the whole page and what is being typed in it from the screen.
 */
// As React declares it: any component, whatever it is given.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const lazy = <T extends ComponentType<any>>(
  load: () => Promise<{ default: T }>,
): LazyExoticComponent<T> => lazyOfReact(() => untilThere(load));
