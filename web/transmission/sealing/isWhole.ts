import { notReady, type Noun } from '../../../shared/foundation/documents/noun.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { jumpTo } from '../../kit/jump.ts';
import { stopping } from './stopping.ts';

/** Whether nothing stops the seal; what does is told, and shown at its field. */
export async function isWhole(noun: Noun, problems: readonly Problem[]): Promise<boolean> {
  const stops = stopping(problems);
  const [first] = stops;
  if (!first) return true;
  const more = stops.length === 1 ? '' : ` Hay ${stops.length} en «Problemas».`;
  await inform(notReady(noun), `${first.message}${more}`);
  jumpTo(first.path);
  return false;
}
