import type { DeclarationSources } from './sources.ts';

/**
 * The papers with the rate for which a declaration is formed: what was accepted keeps the one that it was derived with, for
 * the bank's of now is for what is declared now.
 * @param day on which it was accepted; '' until then.
 */
export const ratedAs = (
  day: string,
  exchangeRate: DeclarationSources['exchangeRate'],
  sources: DeclarationSources,
): DeclarationSources => (day === '' ? sources : { ...sources, exchangeRate });
