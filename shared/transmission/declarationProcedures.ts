import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { documentHeader } from '../foundation/documents/header.ts';
import { changeRefusals, problemSchema } from '../foundation/documents/procedures.ts';
import type { ModuleName } from '../foundation/modules.ts';
import { GUARANTEED, PAID } from '../taxes/paid.ts';
import { resultFacts } from './facts.ts';
import { OPERATIONS } from './operations.ts';
import { transmissionSummary } from './transmissionSummary.ts';

/** What a procedure that seals may answer instead. */
export const sealRefusals = [...changeRefusals, 'document.in-transmission'] as const;

/** What is answered when something was sealed and handed over. */
export const handedOver = z.object({
  header: documentHeader,
  ID_TRANSMISION: z.string(),
  /** SHA-256 of the sealed bytes, hexadecimal; '' for a channel request. */
  HUELLA: z.string(),
  /** Who handed it over first, when this call came second; '' when this call did. */
  YA_TRANSMITE: z.string(),
});

/** How the transmission of a declaration stands. */
export const declarationStatus = z.object({
  header: documentHeader,
  /** Version that was sealed last; 0 when none was. */
  VERSION_SELLADA: z.int(),
  /** What was asked with it. */
  OPERACION_SELLADA: z.enum(OPERATIONS),
  ID_TRANSMISION: z.string(),
  HUELLA: z.string(),
  /** Hash of what stands accepted, also while a change or a withdrawal is sealed over it; '' where that was not kept. */
  HUELLA_ACEPTADA: z.string(),
  /** What the authority objected to, at the paths of the fields. */
  problems: z.array(problemSchema),
  RESULTADO: resultFacts.optional(),
  /** Of a declaration that was restored to before what was sent of it: what this copy lacks, and what may be done. */
  COPIA_ANTERIOR: z.string().optional(),
  TRANSMISIONES: z.array(transmissionSummary),
});

const amendment = z.object({
  /** '' while nothing is being changed. */
  MOTIVO: z.string(),
  /** Version that was accepted, to which the change is compared. */
  BASE: z.int(),
  FECHA: z.string(),
  USUARIO: z.string(),
  /** What is said otherwise than what was accepted. */
  CAMBIOS: z.array(
    z.object({
      /** A field that says something else, or a line that came or went. */
      CAMBIO: z.enum(['changed', 'added', 'removed']),
      path: z.string(),
      /** Box of the form; '' where the field has none. */
      CASILLA: z.string(),
      label: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
  /** Taxes that are owed otherwise, in the country's currency: what is paid of each, and what is guaranteed. */
  TRIBUTOS: z.array(
    z.object({
      OBLIGACION: z.enum([PAID, GUARANTEED]),
      CONCEPTO: z.string(),
      ANTES: z.string(),
      DESPUES: z.string(),
      DIFERENCIA: z.string(),
    }),
  ),
});

/** Clearance of what the authority reviewed. */
const clearanceProcedure = <M extends ModuleName>(group: M, one: string) => ({
  clear: procedure({
    group,
    permission: `${group}:write`,
    effect: 'write',
    refusals: changeRefusals,
    name: 'clear',
    summary: `anotar el levante de ${one} que la autoridad revisó`,
    params: {
      ID: param.id(group, 'Identificador de la declaración'),
      LOCK: param.integer('Número de bloqueo que se vio al abrir'),
      FECHA: param.text('Día (aaaa-mm-dd) en que la autoridad autorizó el levante; en blanco lo quita', 10),
    },
    result: documentHeader,
  }),
});

/**
 * Change, clearance and withdrawal of what the authority accepted, the same for every declaration.
 * @param words how its country calls them
 */
export function amendmentProcedures<M extends ModuleName>(
  group: M,
  words: { one: string; change: string; withdraw: string },
) {
  const id = param.id(group, 'Identificador de la declaración');
  const lock = param.integer('Número de bloqueo que se vio al abrir');
  const reason = param.text('Por qué, para quien lea el historial', 500);
  const write = { group, permission: `${group}:write`, effect: 'write', refusals: changeRefusals } as const;
  const send = {
    group,
    permission: `${group}:transmit`,
    effect: 'write',
    stepUp: true,
    refusals: sealRefusals,
  } as const;
  return {
    amend: procedure({
      ...write,
      name: 'amend',
      summary: `abrir la ${words.change} de ${words.one} registrada`,
      params: { ID: id, LOCK: lock, MOTIVO: reason },
      result: documentHeader,
    }),
    amendment: procedure({
      group,
      permission: `${group}:read`,
      effect: 'read',
      name: 'amendment',
      summary: `ver qué cambia la ${words.change} de ${words.one}`,
      params: { ID: id },
      result: amendment,
    }),
    dropAmendment: procedure({
      ...write,
      name: 'dropAmendment',
      summary: `abandonar la ${words.change} de ${words.one}, o su anulación rechazada`,
      params: { ID: id, LOCK: lock },
      result: documentHeader,
    }),
    sendAmendment: procedure({
      ...send,
      name: 'sendAmendment',
      summary: `transmitir la ${words.change} de ${words.one}`,
      params: { ID: id, LOCK: lock },
      result: handedOver,
    }),
    ...clearanceProcedure(group, words.one),
    withdraw: procedure({
      ...send,
      name: 'withdraw',
      summary: words.withdraw,
      params: { ID: id, LOCK: lock, MOTIVO: reason },
      result: handedOver,
    }),
  };
}
