import { formatDate } from '../foundation/dates/date.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { problem, warning, type Problem } from '../foundation/rules/problem.ts';
import { isMailAddress } from '../foundation/text/mailAddress.ts';
import { REGISTER } from './fields/register.ts';
import type { RegisterBody } from './summary.ts';

type Values = RegisterBody['REGISTRO'];

const at = (name: keyof Values & string): string => `REGISTRO.${name}`;

/** Whether it is an address that speaks sealed and names no user: what proves a company stands in no register. */
function isPlainHttps(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

const both = (one: string, other: string): boolean => one !== '' && other !== '';

function ofDays({ FECHA, RIGE_DESDE, VENCE }: Values, today: string): Problem[] {
  const found: Problem[] = [];
  for (const [day, label] of [
    [FECHA, 'la fecha en que se emitió'],
    [RIGE_DESDE, 'el día en que empieza a regir'],
  ] as const)
    if (both(day, VENCE) && VENCE < day)
      found.push(
        problem(
          'register.days',
          at('VENCE'),
          `Vence: ${formatDate(VENCE)} es anterior a ${label}, ${formatDate(day)}. Corrija una de las dos fechas.`,
        ),
      );
  if (found.length === 0 && VENCE !== '' && VENCE < today) {
    const message = `Vence: venció el ${formatDate(VENCE)}. Escriba la renovación o archive el registro.`;
    found.push(warning('register.expired', at('VENCE'), message));
  }
  return found;
}

function ofRange({ ID_TIPO, DESDE, HASTA }: Values): Problem[] {
  if (ID_TIPO !== REGISTER.resolution || !both(DESDE, HASTA) || BigInt(DESDE) <= BigInt(HASTA)) return [];
  const message = `Al número: ${HASTA} es menor que el primero, ${DESDE}. Escriba el rango de menor a mayor.`;
  return [problem('register.range', at('HASTA'), message)];
}

/** Sense of a register beyond what its fields ask. */
export function checkRegister({ REGISTRO }: RegisterBody, { today }: Reference): Problem[] {
  const { CORREO, DIRECCION, ID_TIPO } = REGISTRO;
  const found = [...ofDays(REGISTRO, today), ...ofRange(REGISTRO)];
  if (CORREO !== '' && !isMailAddress(CORREO)) {
    const message = `Correo electrónico: «${CORREO}» no es una dirección; escríbala como nombre@empresa.com.`;
    found.push(problem('register.mail', at('CORREO'), message));
  }
  if (ID_TIPO === REGISTER.connection && DIRECCION !== '' && !isPlainHttps(DIRECCION)) {
    const message =
      'Dirección en la red: debe empezar con https:// y no llevar usuario ni contraseña; esos se guardan en Credenciales.';
    found.push(problem('register.address', at('DIRECCION'), message));
  }
  return found;
}
