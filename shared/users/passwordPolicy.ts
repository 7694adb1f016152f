import { common } from './commonPasswords.ts';

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

/** Words that say where the password is used: company, login, the trade, the product (reliability, policy). */
const TRADE = ['aduana', 'despacho', 'customs', 'password', 'contrasena'];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** What remains after a context word is taken away must still be a secret. */
const LEAST_BESIDES = 8;

/**
 * Reason why a new password is refused, or undefined. Length counts, classes of characters do not; nothing is said of
 * its age.
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
  if (known !== undefined)
    return 'es una de las contraseñas más usadas o casi; elija otra que no aparezca en listas';
  const words = [...TRADE, ...context.flatMap((each) => [each, ...each.split(/[\s@._-]+/)])].map(plain);
  const word = words.find(
    (each) => each.length >= 4 && bare.includes(each) && bare.length - each.length < LEAST_BESIDES,
  );
  if (word !== undefined)
    return `se apoya en «${word}», que cualquiera adivina; agregue otras palabras o quítela`;
  return undefined;
}
