import { removeAccents } from '../foundation/text/clean.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { common } from './commonPasswords.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './passwordPolicy.ts';

// The list of this module weighs as much as a screen: the browser loads it when somebody sets a password, and not before.

/** Words that say where the password is used: company, login, the trade, the product (reliability, policy). */
const TRADE = ['aduana', 'despacho', 'customs', 'password', 'contrasena'];

const plain = (text: string): string =>
  removeAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** What remains after a context word is taken away must still be a secret. */
const LEAST_BESIDES = 8;

/** Guesses below which whoever tries the known lists first finds it, by the estimate of zxcvbn: all but its best score. */
const FEWEST_GUESSES = 1e10;

let estimator: ZxcvbnFactory | undefined;

/** The fifty thousand passwords that the world uses most, and the region's own beginnings. */
const guessing = (): ZxcvbnFactory =>
  (estimator ??= new ZxcvbnFactory({
    dictionary: { common: dictionary['passwords-common'], regional: [...common, ...TRADE] },
    graphs: adjacencyGraphs,
  }));

/**
 * Reason why a new password is refused, with what to do, or undefined. Length counts, classes of characters do not;
 * nothing is said of its age. The browser asks early, the server decides.
 * @param context words the password may not be made of: login, name, company, tax id.
 */
export function passwordProblem(password: string, context: readonly string[]): string | undefined {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD)
    return `tiene ${length} caracteres y necesita ${SHORTEST_PASSWORD} o más; una frase larga sirve`;
  if (length > LONGEST_PASSWORD) return `tiene ${length} caracteres y admite ${LONGEST_PASSWORD}; acórtela`;
  const bare = plain(password);
  if (new Set(bare).size < 5) return 'repite muy pocos caracteres; use una frase más variada';
  const known = [...common].find((each) => bare.includes(each) && bare.length - each.length < LEAST_BESIDES);
  if (known !== undefined) return AMONG_KNOWN;
  const parts = context.flatMap((each) => [each, ...each.split(/[\s@.,_-]+/)]).filter((each) => each !== '');
  const word = [...TRADE, ...parts]
    .map(plain)
    .find((each) => each.length >= 4 && bare.includes(each) && bare.length - each.length < LEAST_BESIDES);
  if (word !== undefined)
    return `se apoya en «${word}», que cualquiera adivina; agregue otras palabras o quítela`;
  const { guesses, sequence } = guessing().check(password, [...parts, ...parts.map(plain)]);
  if (guesses >= FEWEST_GUESSES) return undefined;
  return sequence.some((each) => each['dictionaryName'] === 'userInputs') ? OF_ONES_OWN : AMONG_KNOWN;
}

const AMONG_KNOWN =
  'es una de las contraseñas más usadas o se le parece; use una frase de cuatro palabras sin relación entre sí';
const OF_ONES_OWN =
  'se apoya en su nombre, su usuario o su empresa, que cualquiera adivina; use palabras que no sean suyas';
