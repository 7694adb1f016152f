import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { ducaTaxed } from '../../../shared/duca/taxes/taxed.ts';
import { showPane } from '../../kit/panes.tsx';
import { Button } from '../../kit/simple.tsx';
import { TaxPanel as Panel } from '../../taxes/TaxPanel.tsx';
import type { OpenDuca } from '../ducaKind.ts';

/** Taxes of the declaration and of the fraction in hand. */
export const TaxPanel = ({ document }: { document: OpenDuca }) => (
  <Panel
    kind={ducaTaxed}
    document={document}
    procedures={ducaProcedures}
    beside={
      <Button variant="default" onClick={() => showPane('fractions', true)}>
        Ver sus mercancías
      </Button>
    }
  />
);
