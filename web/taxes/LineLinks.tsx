import type { ReactNode } from 'react';
import { capital } from '../../shared/foundation/text/capital.ts';
import type { TaxedKind } from '../../shared/taxes/taxedKind.ts';
import { showPane } from '../kit/panes.tsx';
import { Button } from '../kit/simple.tsx';
import { useChosenLine } from './chosenLine.ts';

interface Props<B> {
  kind: TaxedKind<B>;
  body: B;
  /** What the taxes are called here: «tributos». */
  taxes: string;
  /** Ways to what else is behind the row, before and behind that to its taxes. */
  before?: ReactNode;
  children?: (line: number) => ReactNode;
}

/** Ways from the row in hand to what is behind it, in the right panel; none while there is no row. */
export function LineLinks<B>({ kind, body, taxes, before, children }: Props<B>) {
  const line = useChosenLine(kind, body);
  if (line < 0) return null;
  const called = `${capital(kind.line.singular)} ${line + 1}`;
  return (
    <div className="d-row" role="group" aria-label={called}>
      <span className="d-dimmed">{called}</span>
      {before}
      <Button variant="default" onClick={() => showPane('taxes')}>
        Ver sus {taxes}
      </Button>
      {children?.(line)}
    </div>
  );
}
