import type { OpenDuca } from '../ducaKind.ts';
import { showPane } from '../../kit/panes.tsx';
import { Button } from '../../kit/simple.tsx';
import { useChosenFraction } from './chosenFraction.ts';

/** Ways from the row in hand to what is behind it: its goods and its taxes, in the right panel. */
export function FractionLinks({ document }: { document: OpenDuca }) {
  const line = useChosenFraction(document.body);
  if (line < 0) return null;
  return (
    <div className="d-row" role="group" aria-label={`Fracción ${line + 1}`}>
      <span className="d-dimmed">Fracción {line + 1}</span>
      <Button variant="default" onClick={() => showPane('fractions', true)}>
        Ver sus mercancías
      </Button>
      <Button variant="default" onClick={() => showPane('taxes')}>
        Ver sus impuestos
      </Button>
    </div>
  );
}
