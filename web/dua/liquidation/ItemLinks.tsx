import { duaTaxed } from '../../../shared/dua/liquidation/taxed.ts';
import { showPane } from '../../kit/panes.tsx';
import { Button } from '../../kit/simple.tsx';
import { useChosenLine } from '../../taxes/chosenLine.ts';
import type { OpenDua } from '../duaKind.ts';

/** The way from the item in hand to its taxes, in the right panel. */
export function ItemLinks({ document }: { document: OpenDua }) {
  const line = useChosenLine(duaTaxed, document.body);
  if (line < 0) return null;
  return (
    <div className="d-row" role="group" aria-label={`Ítem ${line + 1}`}>
      <span className="d-dimmed">Ítem {line + 1}</span>
      <Button variant="default" onClick={() => showPane('taxes')}>
        Ver sus tributos
      </Button>
    </div>
  );
}
