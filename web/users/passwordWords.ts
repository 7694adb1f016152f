import { SHORTEST_PASSWORD } from '../../shared/users/passwordPolicy.ts';

/** The rules, told before anybody breaks them. */
export const PASSWORD_RULES = `${SHORTEST_PASSWORD} caracteres o más; una frase larga sirve. No se exigen mayúsculas, dígitos ni signos. No se apoye en el nombre, el usuario o la empresa, ni en una contraseña conocida.`;

/** Sentence for the field, by the rules that the server holds too; '' when the password is good. Their list comes now. */
export async function passwordComplaint(password: string, context: readonly string[]): Promise<string> {
  if (password === '') return 'Escriba la contraseña.';
  const { passwordProblem } = await import('../../shared/users/passwordProblem.ts');
  const problem = passwordProblem(password, context);
  return problem === undefined ? '' : `La contraseña ${problem}.`;
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Initial password to be handed over: four groups of four, without letters that look alike; some 79 bits. */
export function makePassword(random: (count: number) => Uint32Array): string {
  const letters = [...random(16)].map((each) => LETTERS[each % LETTERS.length]!);
  return [0, 4, 8, 12].map((from) => letters.slice(from, from + 4).join('')).join('-');
}
