import type { ReactNode } from 'react';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { Icon } from '../../kit/icons.tsx';

const SHOWN = 4;

/** What other documents say comes first, numbers of another order before all; what the paper or the form doubts is seen in it. */
const weight = ({ code, other }: Problem): number => (code.startsWith('cross.duplicado') ? 0 : other ? 1 : 2);

/** What is asked before sealing: its effect, and what is still to be looked at. */
export function sealing(text: string, problems: readonly Problem[]): ReactNode {
  const doubts = problems
    .filter((each) => each.severity === 'warning')
    .sort((one, other) => weight(one) - weight(other));
  if (doubts.length === 0) return text;
  // One of each kind, so that a number that stands in ten orders hides nothing else.
  const shown = [...Map.groupBy(doubts, ({ code }) => code).values()]
    .map(([first]) => first!)
    .slice(0, SHOWN);
  return (
    <>
      <p>{text}</p>
      <p className="d-warning">
        <Icon name="warning" /> Antes de sellar, revise:
      </p>
      <ul className="d-warning">
        {shown.map((each) => (
          <li key={`${each.path} ${each.other?.id ?? ''} ${each.message}`}>{each.message}</li>
        ))}
        {doubts.length > shown.length && <li>y {doubts.length - shown.length} más en «Problemas»</li>}
      </ul>
    </>
  );
}
