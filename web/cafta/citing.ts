import type { ComponentType } from 'react';

/**
 * What a declaration tells of itself to a certification that it names: `web/<module>/citing.tsx` exports one as `Citing`.
 * The page finds them by their files, since those modules come after this one.
 */
export interface CitingPart {
  Citing: ComponentType<{ number: string }>;
}

const files = import.meta.glob<CitingPart>('../*/citing.tsx');

export const loadCiting = (): Promise<CitingPart[]> =>
  Promise.all(Object.values(files).map((load) => load()));
