import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { formatDateTime, localDateTime } from '../../shared/foundation/dates/date.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';

export type SignIns = Result<typeof userProcedures.signIns>;
export type SignIn = SignIns['INGRESOS'][number];

/** An ISO instant as the person's own clock shows it. */
export const moment = (instant: string): string => formatDateTime(localDateTime(new Date(instant)));

export const deviceName = (name: string): string => name || 'un navegador o programa sin nombre';

/** Wrong passwords as a sentence; '' when there was none. */
export const failuresText = (count: number, last: string): string =>
  count === 0
    ? ''
    : count === 1
      ? `Hubo un intento con una contraseña o un código equivocados, el ${moment(last)}.`
      : `Hubo ${count} intentos con una contraseña o un código equivocados, el último el ${moment(last)}.`;

const REMEDY = 'Si no fue usted, cambie su contraseña y cierre las demás sesiones en su perfil.';

/**
 * What a person is told once after signing in: the sign-in before this one, and what others may have tried since.
 * Undefined at the first sign-in, when there is nothing to compare with.
 */
export function signInNotice({ INGRESOS }: SignIns): { title: string; text: string } | undefined {
  const now = INGRESOS.findIndex((each) => each.ACTUAL === '1');
  const before = INGRESOS[now + 1];
  if (now < 0 || !before) return undefined;
  const strange = before.NUEVO === '1' ? 'Ese navegador no se había visto antes.' : '';
  const failed = failuresText(INGRESOS[now]!.FALLIDOS, INGRESOS[now]!.ULTIMO_FALLIDO);
  const title = `Su ingreso anterior: ${moment(before.FECHA)}`;
  const where = `Con ${deviceName(before.DISPOSITIVO)}, desde ${before.DIRECCION}.`;
  return { title, text: [where, strange, failed, (strange || failed) && REMEDY].filter(Boolean).join(' ') };
}
