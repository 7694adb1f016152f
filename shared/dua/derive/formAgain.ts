import type { OfItem } from '../../foundation/documents/followItem.ts';
import { onDay } from '../../foundation/documents/onDay.ts';
import { rederive, type Rederived } from '../../foundation/documents/rederive.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { proposedBy, treatedBy } from '../../declarations/ownTreatment.ts';
import { ratedAs } from '../../declarations/ratedAs.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { calculateDua } from '../calculate.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import { declaredDay } from '../declaredDay.ts';
import { withoutSaid } from './complements.ts';
import { duaFromDvas } from './duaFromDvas.ts';
import { ownRegime } from './ownRegime.ts';

export interface FormedAgain extends Rederived<DuaBody> {
  /** The proposal of now, kept as what was derived. */
  derived: DuaBody;
}

/**
 * The declaration formed again of its sources, keeping what a person changed. What was attached to an item stays with
 * it: after a merge the numbers are of both sides, so that only the keys say where a line belongs, and no number is taken
 * for one that a person has just typed. What belonged to an item that is gone is told. A regime that a person chose is the
 * one that it is formed for. One that was registered is formed by the law and the rate of its registration.
 */
export function formAgain(
  derived: DuaBody,
  mine: DuaBody,
  sources: DeclarationSources,
  today: Reference,
): FormedAgain {
  const day = declaredDay(mine);
  const reference = onDay(today, day);
  const { TIPO_CAMBIO: rate, FECHA_TIPO_CAMBIO: of } = derived.DECLARACION;
  const papers = treatedBy(ownRegime, derived, mine, ratedAs(day, { rate, day: of }, sources));
  const proposed = proposedBy(ownRegime, duaFromDvas(papers, reference), papers, reference);
  const fresh = withoutSaid(proposed, derived, mine);
  const { body, moves } = rederive(duaDataSets, derived, mine, fresh);
  const numbers = new Map(body.DETALLE_MERCANCIAS.map((each) => [each.ID_ITEM, each.NUMERO_ITEM]));
  const renumbered = <L extends OfItem>(name: string, lines: L[]): L[] =>
    lines.map((each, line) => {
      const NUMERO_ITEM = numbers.get(each.ID_ITEM);
      if (NUMERO_ITEM !== undefined) return { ...each, NUMERO_ITEM };
      if (each.ID_ITEM !== '')
        moves.push({ path: `${name}[${line}].NUMERO_ITEM`, kind: 'moved', from: each.NUMERO_ITEM, to: '' });
      return each;
    });
  const linked: DuaBody = {
    ...body,
    DETALLE_DOCUMENTOS: renumbered('DETALLE_DOCUMENTOS', body.DETALLE_DOCUMENTOS),
    DETALLE_COMPLEMENTARIOS: renumbered('DETALLE_COMPLEMENTARIOS', body.DETALLE_COMPLEMENTARIOS),
    DETALLE_VENTAJAS: renumbered('DETALLE_VENTAJAS', body.DETALLE_VENTAJAS),
  };
  return { body: calculateDua(linked, reference), moves, derived: fresh };
}
