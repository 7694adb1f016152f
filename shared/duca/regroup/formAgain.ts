import { onDay } from '../../foundation/documents/onDay.ts';
import { rederive, type Rederived } from '../../foundation/documents/rederive.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { ownModality } from '../derive/ownModality.ts';
import { ratedAs } from '../../declarations/ratedAs.ts';
import { proposedBy, treatedBy } from '../../declarations/ownTreatment.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { calculateDuca } from '../calculate.ts';
import { declaredDay } from '../declaredDay.ts';
import { grouped, groupingByHand, regroupedBase, withSteadyShares } from './keepGrouping.ts';
import { keepPlaces } from './keepPlaces.ts';
import { keyedAnew, newKeys } from './newKeys.ts';

export interface FormedAgain extends Rederived<DucaBody> {
  /** The proposal of now, kept as what was derived: the next time starts from it, and so does going back to it. */
  derived: DucaBody;
}

/**
 * The declaration formed again of its sources: what a person typed stays, and goods stay in the fractions that they were
 * put into, as long as what decides their own fraction did not change; those that it did go where it puts them. A
 * fraction keeps its place, and what names it by number follows it. A modality that a person chose is the one that it is
 * formed for. One that was accepted is formed by the law and the
 * rate of its acceptance.
 */
export function formAgain(
  derived: DucaBody,
  mine: DucaBody,
  sources: DeclarationSources,
  today: Reference,
): FormedAgain {
  const day = declaredDay(mine);
  const reference = onDay(today, day);
  const { TIPO_CAMBIO: rate, FECHA_TIPO_CAMBIO: of } = derived.DUCA;
  const papers = treatedBy(ownModality, derived, mine, ratedAs(day, { rate, day: of }, sources));
  const proposal = ducaFromDvas(papers, reference);
  const keys = newKeys(derived, mine, proposal);
  const was = keyedAnew(derived, keys);
  const own = keyedAnew(mine, keys);
  const byHand = groupingByHand(was, own);
  const now = grouped(proposal, own, byHand, reference);
  const fresh = calculateDuca(withSteadyShares(was, own, { proposal, fresh: now }, byHand), reference);
  const base = regroupedBase(was, own, fresh, byHand);
  // Reckoned as it is chosen, told as it is foreseen.
  const foreseen = (body: DucaBody): DucaBody => proposedBy(ownModality, body, papers, reference);
  const merged = rederive(ducaDataSets, base, own, foreseen(fresh));
  return { ...keepPlaces(merged, own, reference), derived: foreseen(proposal) };
}
