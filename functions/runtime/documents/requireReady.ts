import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { notReady, type Noun } from '../../../shared/foundation/documents/noun.ts';
import { foremost, isBlocking, type Problem } from '../../../shared/foundation/rules/problem.ts';

/** Refuses with the whole list while something blocks. */
export function requireReady(noun: Noun, problems: readonly Problem[]): void {
  const errors = problems.filter(isBlocking);
  const [first] = errors;
  if (!first) return;
  const others = errors.length > 1 ? ` Hay ${errors.length - 1} problemas más.` : '';
  const summary = `${notReady(noun)}. ${first.message}${others}`;
  throw refusal('rejected', { summary }, { problems: foremost(problems) });
}
