import type { DucaSources } from './sources.ts';

/**
 * The papers with the rate for which a declaration is formed: what was accepted keeps the one that it was derived with, for
 * the bank's of now is for what is declared now.
 * @param day on which it was accepted; '' until then.
 */
export const ratedAs = (
  day: string,
  exchangeRate: DucaSources['exchangeRate'],
  sources: DucaSources,
): DucaSources => (day === '' ? sources : { ...sources, exchangeRate });
