import { rederive, type Rederived } from '../../foundation/documents/rederive.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { AnyBody } from '../../foundation/fields/dataSet.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import type { DucaSources } from '../derive/sources.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { calculateDuca } from '../calculate.ts';
import { grouped, groupingByHand, regroupedBase, withSteadyShares } from './keepGrouping.ts';

export interface FormedAgain extends Rederived {
  /** The proposal of now, kept as what was derived: the next time starts from it, and so does going back to it. */
  derived: AnyBody;
}

/**
 * The declaration formed again of its sources: what a person typed stays, and goods stay in the fractions that they were
 * put into, as long as what decides their own fraction did not change; those that it did go where it puts them.
 */
export function formAgain(
  derived: DucaBody,
  mine: DucaBody,
  sources: DucaSources,
  reference: Reference,
): FormedAgain {
  const proposal = ducaFromDvas(sources, reference);
  const byHand = groupingByHand(derived, mine);
  if (!byHand) {
    return {
      ...rederive(ducaDataSets, derived as AnyBody, mine as AnyBody, proposal as AnyBody),
      derived: proposal as AnyBody,
    };
  }
  const now = grouped(proposal, mine, byHand, reference);
  const fresh = calculateDuca(withSteadyShares(derived, mine, { proposal, fresh: now }, byHand), reference);
  const base = regroupedBase(derived, mine, fresh, byHand);
  return {
    ...rederive(ducaDataSets, base as AnyBody, mine as AnyBody, fresh as AnyBody),
    derived: proposal as AnyBody,
  };
}
