import type { ReactNode } from 'react';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { Icon } from '../kit/icons.tsx';

const SHOWN = 4;

/** What is asked before sealing: its effect, and the numbers that stand in another order too. */
export function sealing(text: string, problems: readonly Problem[]): ReactNode {
  const twice = problems.filter((each) => each.code.startsWith('cross.duplicado'));
  if (twice.length === 0) return text;
  return (
    <>
      <p>{text}</p>
      <p className="d-warning">
        <Icon name="warning" /> Antes de sellar, revise lo que también está en otra orden:
      </p>
      <ul className="d-warning">
        {twice.slice(0, SHOWN).map((each) => (
          <li key={`${each.path} ${each.other?.id ?? ''}`}>{each.message}</li>
        ))}
        {twice.length > SHOWN && <li>y {twice.length - SHOWN} más en «Problemas»</li>}
      </ul>
    </>
  );
}
