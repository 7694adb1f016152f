import type { DucaSources } from '../../duca/derive/sources.ts';
import type { DuaBody } from '../dataSets.ts';

/**
 * What was derived with the regime that a person chose in the place of the proposed one, blank where they left that: the
 * order's is then the order's to say.
 */
export function withOwnRegime(derived: DuaBody, mine: DuaBody): DuaBody {
  const own = mine.DECLARACION.CODIGO_REGIMEN;
  const CODIGO_REGIMEN = own === derived.DECLARACION.CODIGO_REGIMEN ? '' : own;
  return { ...derived, DECLARACION: { ...derived.DECLARACION, CODIGO_REGIMEN } };
}

/** The papers of an order as a declaration of a regime takes them; of the order's where it says none. */
export const treatedAs = (sources: DucaSources, regime: string): DucaSources =>
  regime === '' ? sources : { ...sources, regime };
