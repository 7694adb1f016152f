import { formatDateTime, localDateTime } from '../../foundation/dates/date.ts';
import type { DeliveryState } from './result.ts';

/** Why a file is not there yet. */
export const DELIVERY_REASONS = [
  'silent',
  'broken',
  'tls',
  'credentials',
  'no-address',
  'open',
  'suspended',
  'full',
  'refused',
  'taken',
  'gone',
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

/** What stops a file until a person sees to it: trying again would end alike. */
export const STOPS: readonly DeliveryReason[] = ['taken', 'gone', 'refused'];

const WAITS: Record<DeliveryReason, string> = {
  silent: 'El servidor no contesta.',
  broken: 'La conexión se cortó a la mitad; se sigue desde donde quedó.',
  tls: 'El certificado del servidor no es válido, y no se le entrega nada.',
  credentials:
    'El servidor no acepta el usuario de su empresa. Un administrador lo guarda en «Credenciales».',
  'no-address': 'Nadie indicó la dirección del servidor.',
  open: 'El servidor no responde y se espera a que vuelva.',
  suspended: 'Su empresa está suspendida y nada sale.',
  full: 'El servidor dice que no tiene espacio.',
  refused: 'El servidor no recibe este archivo. Pregunte a la autoridad por qué y entréguelo de nuevo.',
  taken:
    'El servidor ya tiene otro archivo con este nombre. No se reemplaza: pregunte a la autoridad cuál es.',
  gone: 'El archivo ya no está en el expediente. Adjúntelo de nuevo y entréguelo.',
};

const moment = (at: number): string => formatDateTime(localDateTime(at)).slice(0, 16);

/** How a file stands, one sentence or two. */
export function deliverySentence({
  state,
  at,
  reason,
  next,
}: {
  state: DeliveryState;
  /** When it was delivered, epoch milliseconds; 0 before. */
  at: number;
  reason?: DeliveryReason | undefined;
  /** When it is tried next, epoch milliseconds; 0 when it is not. */
  next: number;
}): string {
  if (state === 'ENTREGADO') return `Entregado el ${moment(at)}.`;
  const why = reason ? WAITS[reason] : 'Sale solo en un minuto.';
  return state === 'EN_COLA' && reason && next > 0 ? `${why} Se intenta de nuevo el ${moment(next)}.` : why;
}
