import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { passwordProblem } from '../../shared/users/passwordPolicy.ts';
import { profiles } from '../../shared/users/profiles.ts';

/** A value that the form can point at. */
export const invalid = (name: string, reason: string): Error => refusal('params.invalid', { name, reason });

export function checkFacts(facts: { NOMBRE?: string; CORREO?: string; ID_PERFIL?: string }): void {
  if (facts.NOMBRE !== undefined && facts.NOMBRE.trim() === '')
    throw invalid('NOMBRE', 'falta y es obligatorio');
  if (facts.CORREO && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(facts.CORREO)) {
    throw invalid('CORREO', `«${facts.CORREO}» no es un correo electrónico`);
  }
  if (facts.ID_PERFIL !== undefined && profiles[facts.ID_PERFIL] === undefined) {
    throw invalid('ID_PERFIL', 'debe ser un perfil del 1 al 12');
  }
}

export function checkPassword(password: string, context: readonly string[]): void {
  const problem = passwordProblem(password, context);
  if (problem !== undefined) throw invalid('CLAVE', problem);
}
