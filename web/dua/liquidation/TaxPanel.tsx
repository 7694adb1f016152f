import { duaTaxed } from '../../../shared/dua/liquidation/taxed.ts';
import { duaProcedures } from '../../../shared/dua/procedures.ts';
import { TaxPanel as Panel } from '../../taxes/TaxPanel.tsx';
import type { OpenDua } from '../duaKind.ts';

/** Taxes of the declaration and of the item in hand, in lempiras by our reckoning. */
export const TaxPanel = ({ document }: { document: OpenDua }) => (
  <Panel kind={duaTaxed} document={document} procedures={duaProcedures} />
);
