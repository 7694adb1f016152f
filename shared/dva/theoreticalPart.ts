import { theoreticalInsurance } from '../catalogues/theoreticalInsurance.ts';
import { fromUnits, toUnits } from '../foundation/decimal/decimal.ts';
import { prorate } from '../foundation/decimal/prorate.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { incotermOf } from '../invoices/incoterm.ts';
import type { DvaBody, DvaHeader } from './fields/dataSets.ts';

/** The theoretical insurance of a DVA as its boxes stand, in cents. */
export interface TheoreticalPart {
  /** Percent as people read it. */
  percent: string;
  /** Price and freight that it is reckoned on, and what it is of them. */
  on: number;
  part: number;
  /** Box 42.12 with it: what other invoices name besides. */
  whole: number;
}

const cents = (value: string): number => toUnits(value, 2);

/**
 * The insurance of the invoices that name none, on their price and on the freight of box 42.10 as it stands, whoever wrote
 * that (domain 2.4). A freight that is not the invoices' is shared among them by FOB, as they share expenses. Undefined
 * where every invoice names one, the price includes it, an invoice is of another term or the list reckons none.
 */
export function theoreticalPart(
  { DVA, FACTURAS }: DvaBody,
  reference: Reference,
): TheoreticalPart | undefined {
  const term = incotermOf(reference, DVA.ID_INCOTERM);
  const theoretical = theoreticalInsurance(reference);
  if (!theoretical || !term || term.includes.insurance || !term.declares.insurance) return undefined;
  // Of an invoice of another term the boxes do not say what its price holds.
  const isOfTerm = FACTURAS.every((each) => {
    const held = [
      term.includes.freight ? each.VALOR_FLETE : '',
      term.includes.others ? each.VALOR_OTROS : '',
    ];
    return (
      cents(each.TOTAL_FACTURA) === cents(each.VALOR_FOB) + held.reduce((sum, one) => sum + cents(one), 0)
    );
  });
  if (!isOfTerm) return undefined;
  const lines = FACTURAS.map((each) => ({
    fob: cents(each.VALOR_FOB),
    freight: cents(each.VALOR_FLETE),
    insurance: cents(each.VALOR_SEGURO),
  }));
  const freight = cents(DVA.CASILLA_42_10);
  const own = lines.map((each) => each.freight);
  const isOwn = !term.includes.freight && own.reduce((sum, each) => sum + each, 0) === freight;
  const fobs = lines.map((each) => Math.max(0, each.fob));
  const added = isOwn ? own : prorate(freight, fobs);
  const of = { percent: theoretical.percent, on: 0, part: 0, whole: 0 };
  lines.forEach((line, at) => {
    const named = theoretical.of(line.fob + line.freight);
    if (named <= 0 || named !== line.insurance) {
      of.whole += line.insurance;
      return;
    }
    const on = line.fob + (term.includes.freight ? line.freight : 0) + added[at]!;
    of.on += on;
    of.part += theoretical.of(on);
  });
  of.whole += of.part;
  return of.part > 0 ? of : undefined;
}

type Insured = Pick<DvaHeader, 'SEGURO_TEORICO'> & Partial<Pick<DvaHeader, 'CASILLA_42_12'>>;

/** Whether box 42.12 is what was reckoned last, and no person's. */
export const isReckoned = ({ CASILLA_42_12: said, SEGURO_TEORICO: reckoned }: DvaHeader): boolean =>
  said !== '' && reckoned !== '' && cents(said) === cents(reckoned);

/**
 * Box 42.12 follows price and freight while it says what was reckoned last; what a person typed stays. Of one that was
 * never reckoned here what its invoices say is that.
 */
export function followedInsurance(body: DvaBody, reference: Reference): Insured {
  const reckoned = theoreticalPart(body, reference);
  if (!reckoned) return { SEGURO_TEORICO: '' };
  const { SEGURO_TEORICO: before } = body.DVA;
  const derived = body.FACTURAS.reduce((sum, each) => sum + cents(each.VALOR_SEGURO), 0);
  const follows = isReckoned({ ...body.DVA, SEGURO_TEORICO: before || fromUnits(derived, 2) });
  const SEGURO_TEORICO = fromUnits(reckoned.whole, 2);
  return follows ? { SEGURO_TEORICO, CASILLA_42_12: SEGURO_TEORICO } : { SEGURO_TEORICO };
}
