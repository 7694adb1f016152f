import { problem, type OtherPlace, type Problem } from '../rules/problem.ts';

interface Entry {
  status: number;
  /** Spanish sentence; `{name}` is filled from the refusal's values. */
  message: string;
}

/**
 * Every expected refusal of the API: code, HTTP status and what a person reads. Codes are a public contract:
 * one may be retired, never given another meaning. Modules do not add codes; they carry `Problem`s in `rejected`.
 */
export const refusals = {
  'request.not-json': {
    status: 400,
    message: 'La petición no es JSON válido. Envíe un objeto con «params».',
  },
  'request.too-large': {
    status: 413,
    message: 'La petición pesa {size} y el límite es {limit}. Divídala en partes.',
  },
  'answer.too-large': {
    status: 422,
    message:
      'La respuesta pesa {size} y el límite es {limit}; si pidió un cambio, ya se hizo. Llame con «accept-encoding: gzip» o pida menos.',
  },
  'request.method': { status: 405, message: 'Este recurso se llama con POST o PUT.' },
  'request.origin': {
    status: 403,
    message:
      'La petición viene de otro sitio y no se aceptó. Abra Despacho en su propia dirección; si cambió, quien lo administra la agrega en APP_ORIGINS.',
  },
  'request.host': {
    status: 421,
    message:
      'Despacho no atiende bajo el nombre «{host}». Use la dirección que se mostró al iniciar, o agregue esta en APP_ORIGINS y reinicie.',
  },
  'request.media-type': {
    status: 415,
    message: 'El contenido debe ser JSON. Envíelo con el encabezado «content-type: application/json».',
  },
  'request.unknown-client': {
    status: 403,
    message:
      'La petición no trae una clave de API de un programa autorizado. Envíela en el encabezado «x-api-key».',
  },
  'procedure.unknown': {
    status: 404,
    message: 'El procedimiento {procedure} no existe. Consulte /api/docs.',
  },
  'params.count': {
    status: 400,
    message: '{procedure} recibe {expected} parámetros y llegaron {received}. Consulte /api/docs.',
  },
  'params.unknown': { status: 400, message: '{procedure} no tiene el parámetro {name}. Consulte /api/docs.' },
  'params.invalid': { status: 400, message: 'Parámetro {name}: {reason}.' },
  'session.missing': { status: 401, message: 'Tu sesión ha caducado. Ingresa nuevamente.' },
  'session.credentials': {
    status: 401,
    message: 'El usuario o la contraseña no son correctos. Revíselos e intente de nuevo.',
  },
  'session.delayed': {
    status: 429,
    message:
      'Hubo varios intentos fallidos. Espere {minutes} min antes de intentar de nuevo; nada quedó bloqueado.',
  },
  'session.step-up': {
    status: 403,
    message:
      'Confirme que es usted para {action}: hace más de cinco minutos que lo hizo. Lo que escribió se conserva.',
  },
  'session.second-step': {
    status: 401,
    message: 'Pasó demasiado tiempo desde que escribió su contraseña. Escríbala de nuevo.',
  },
  'session.factor': {
    status: 403,
    message:
      'Quien transmite o administra necesita un segundo factor además de la contraseña. Agréguelo en «Segundo factor» y siga donde estaba.',
  },
  'permission.denied': {
    status: 403,
    message: 'Su usuario no tiene permiso para {action}. Pídalo al administrador de su empresa.',
  },
  'not-found': { status: 404, message: 'No existe {what} con ese identificador en su empresa.' },
  'document.stale': {
    status: 409,
    message:
      '{user} guardó cambios mientras usted editaba. Sus cambios siguen aquí: revise las diferencias y guarde de nuevo.',
  },
  'document.state': { status: 409, message: '{document} está en estado «{state}» y no admite {action}.' },
  'document.impossible-change': { status: 422, message: '{reason}' },
  'document.not-yours': { status: 422, message: '{summary}' },
  'document.duplicate': {
    status: 409,
    message: 'Ya existe {what} {number} en su empresa. {remedy}',
  },
  'document.in-transmission': {
    status: 409,
    message:
      'Ya la está transmitiendo {user}; no se envió de nuevo. Abra su seguimiento para ver qué se sabe.',
  },
  rejected: { status: 422, message: '{summary}' },
  'idempotency.other-body': {
    status: 422,
    message:
      'La misma clave de repetición llegó con otro contenido; no se hizo nada. Use una clave nueva para una operación nueva.',
  },
  'idempotency.committed': {
    status: 409,
    message:
      'Esta operación ya se guardó, pero su respuesta se perdió. Abra el documento o la lista y revise el resultado antes de pedirla de nuevo.',
  },
  'idempotency.in-progress': {
    status: 409,
    message: 'La misma operación todavía está en curso. Espere unos segundos y consulte su estado.',
  },
  'storage.full': {
    status: 507,
    message:
      'No hay espacio en el disco del servidor y la operación no terminó. Pida a quien lo administra que libere espacio; después repítala.',
  },
  busy: {
    status: 503,
    message: 'El almacén de datos está ocupado. No se perdió nada; intente de nuevo en unos segundos.',
  },
  internal: {
    status: 500,
    message:
      'Ocurrió una falla de nuestra parte (referencia {reference}). Lo guardado está a salvo; intente de nuevo o comuníquenos la referencia.',
  },
} as const satisfies Record<string, Entry>;

export type RefusalCode = keyof typeof refusals;

/** An expected refusal on its way to the caller. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly problems: Problem[];
  /** Extra facts for the caller: what changed meanwhile, the id of the transmission that is already there. */
  readonly details: unknown;

  constructor(code: RefusalCode, message: string, status: number, problems: Problem[], details: unknown) {
    super(message);
    this.code = code;
    this.status = status;
    this.problems = problems;
    this.details = details;
  }
}

/** Refusal of the catalogue with its sentence filled in. */
export function refusal(
  code: RefusalCode,
  values: Record<string, string | number> = {},
  extra: { problems?: Problem[]; details?: unknown } = {},
): Refusal {
  const entry: Entry = refusals[code];
  const message = entry.message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  return new Refusal(code, message, entry.status, extra.problems ?? [], extra.details);
}

/** Which parameter `params.invalid` is about and why, beside its sentence, for who has a field of their own for it. */
export interface InvalidParam {
  name: string;
  reason: string;
}

/** Refusal of what one parameter says. */
export function invalidParam(name: string, reason: string): Refusal {
  const details: InvalidParam = { name, reason };
  return refusal('params.invalid', { name, reason }, { details });
}

/** Refusal in a sentence of its own that says the way out, with the document where that begins. */
export const leadingRefusal = (code: RefusalCode, message: string, other: OtherPlace): Refusal =>
  new Refusal(code, message, refusals[code].status, [{ ...problem(code, '', message), other }], {
    id: other.id,
  });

/** What was asked for cannot be done as things stand: why, as a sentence with its remedy. */
export const impossible = (reason: string): Refusal => refusal('document.impossible-change', { reason });

/** What was asked for is refused by what it says: one sentence that names what is wrong and the remedy. */
export const rejected = (summary: string): Refusal => refusal('rejected', { summary });
