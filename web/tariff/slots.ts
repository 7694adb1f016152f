import { catalogue } from '../../shared/catalogues/names.ts';
import type { Finder } from '../kit/finders.ts';

/** The tariff is searched by its own index, fetched when a code is first typed. */
export const finders: Readonly<Record<string, () => Promise<Finder>>> = {
  [catalogue.tariff]: async () => (await import('./tariffFinder.ts')).tariffFinder,
};
