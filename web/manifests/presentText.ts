import { isBlocking, type Problem } from '../../shared/foundation/rules/problem.ts';

const EFFECT = 'Se sella la versión que ve y se presenta a SARAH. Esto tiene efecto legal.';

/** What is asked before a manifest is presented: what that means, and what it is still warned of. */
export function presentText(problems: readonly Problem[]): string {
  const [first, ...more] = problems.filter((each) => !isBlocking(each));
  if (!first) return EFFECT;
  const others =
    more.length === 0
      ? ''
      : ` Hay ${more.length} ${more.length === 1 ? 'aviso' : 'avisos'} más en «Problemas».`;
  return `${EFFECT} Aviso: ${first.message}${others}`;
}
