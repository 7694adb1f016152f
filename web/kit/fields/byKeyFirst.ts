import { foldName } from '../../../shared/foundation/fields/codeMeant.ts';
import { removeAccents } from '../../../shared/foundation/text/clean.ts';

export interface Option {
  value: string;
  label: string;
  /** How else people write it, folded (`otherNames`). */
  also?: readonly string[];
}

const plain = (text: string): string => removeAccents(text).toLowerCase().trim();

/**
 * Options that hold the typed text, accents or not, at most `limit`: the one with that very key first, then one
 * that is also called so, keys that begin with it, words that do, so that typing a code and Enter takes that code.
 */
export function byKeyFirst(options: readonly Option[], search: string, limit: number): Option[] {
  const wanted = plain(search);
  if (wanted === '') return options.slice(0, limit);
  const name = foldName(search);
  const ranks: Option[][] = [[], [], [], [], []];
  for (const option of options) {
    const key = plain(option.value);
    const label = plain(option.label);
    // The text of the chosen option itself, when the field is entered again, finds that option.
    if (key === wanted || label === wanted) ranks[0]!.push(option);
    else if (option.also?.includes(name)) ranks[1]!.push(option);
    else if (key.startsWith(wanted)) ranks[2]!.push(option);
    else if (label.startsWith(wanted) || label.includes(` ${wanted}`)) ranks[3]!.push(option);
    else if (label.includes(wanted)) ranks[4]!.push(option);
  }
  return ranks.flat().slice(0, limit);
}

/** The option that the typed text names: by its key, its whole label or another name, or as the only one that holds it. */
export function exactly(options: readonly Option[], text: string): Option | undefined {
  const wanted = plain(text);
  const [best, second] = byKeyFirst(options, text, 2);
  if (!best || !second) return best;
  const [name, own] = [foldName(text), [best.value, best.label].some((each) => plain(each) === wanted)];
  return own || (best.also?.includes(name) && !second.also?.includes(name)) ? best : undefined;
}
