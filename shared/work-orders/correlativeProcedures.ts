import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { changeRefusals } from '../foundation/documents/procedures.ts';
import { APPLICATIONS, type ModuleName } from '../foundation/modules.ts';
import { NOTE_SORTS } from './numberNotes.ts';

const gap = z.object({
  DESDE: z.string(),
  HASTA: z.string(),
  CANTIDAD: z.int(),
  /** '' while nobody said why. */
  CLASE: z.enum(['', ...NOTE_SORTS]),
  MOTIVO: z.string(),
  POR: z.string(),
  /** ISO instant; '' without a reason. */
  FECHA: z.string(),
});
export type CorrelativeGap = z.infer<typeof gap>;

const holder = z.object({
  NO_ORDEN: z.string(),
  /** The country's declaration, or the order. */
  MODULO: z.enum(APPLICATIONS),
  ID: z.string(),
  ESTADO: z.string(),
});

const registration = () => param.text('Registro del declarante, tres letras o dígitos', 3);
const year = () => param.integer('Año', 2000, 9999);
const reason = () => param.text('Motivo', 200);
const numbers = z.object({ DESDE: z.string(), HASTA: z.string(), CANTIDAD: z.int() });

const rightsIn = (group: ModuleName) => ({
  read: { group, permission: `${group}:read`, effect: 'read' } as const,
  write: { group, permission: `${group}:write`, effect: 'write', refusals: changeRefusals } as const,
});

function lookedAt(group: ModuleName) {
  const { read, write } = rightsIn(group);
  return {
    correlatives: procedure({
      ...read,
      name: 'correlatives',
      summary: 'buscar correlativos de orden',
      params: {
        REGISTRO: param.text('Registro del declarante, tres letras o dígitos', 3),
        ANIO: param.integer('Año', 2000, 9999),
        ANTES_DE: param.optional(
          param.text('Número de orden: se miran los anteriores; los últimos si falta', 20),
        ),
      },
      result: z.object({
        /** Numbers in use by an order or a declaration, of those that were looked at. */
        USADOS: z.int(),
        /** Number from which on all were looked at; '' when they are all of the year. */
        DESDE: z.string(),
        /** Highest number in use; '' when there is none. */
        ULTIMO: z.string(),
        /** The number that the next order would take. */
        SIGUIENTE: z.string(),
        /** Ranges that nobody used, each with why, as far as somebody said so. */
        HUECOS: z.array(gap),
        /** Numbers that void papers hold and that were never sealed: of the thousand newest void ones. */
        LIBERABLES: z.array(holder),
      }),
    }),
    releaseCorrelative: procedure({
      ...write,
      name: 'releaseCorrelative',
      summary: 'liberar un correlativo sin uso',
      refusals: [...changeRefusals, 'not-found'],
      params: { NO_ORDEN: param.text('Número de orden, con guion o sin él', 20) },
      result: z.object({ NO_ORDEN: z.string(), LIBERADO_DE: z.array(holder) }),
    }),
  };
}

function leftOut(group: ModuleName) {
  const { write } = rightsIn(group);
  return {
    reserveCorrelatives: procedure({
      ...write,
      name: 'reserveCorrelatives',
      summary: 'reservar correlativos de orden',
      refusals: [...changeRefusals, 'rejected'],
      params: {
        REGISTRO: registration(),
        ANIO: year(),
        CANTIDAD: param.integer('Cuántos números', 1, 100),
        MOTIVO: reason(),
      },
      result: numbers,
    }),
    explainCorrelatives: procedure({
      ...write,
      name: 'explainCorrelatives',
      summary: 'decir por qué no se usaron correlativos de orden',
      refusals: [...changeRefusals, 'rejected'],
      params: {
        DESDE: param.text('Primer número, con guion o sin él', 20),
        HASTA: param.text('Último número', 20),
        MOTIVO: reason(),
      },
      result: numbers,
    }),
    correctCorrelative: procedure({
      ...write,
      permission: 'admin',
      name: 'correctCorrelative',
      summary: 'corregir el correlativo que sigue',
      refusals: [...changeRefusals, 'rejected'],
      params: {
        REGISTRO: registration(),
        ANIO: year(),
        SIGUIENTE: param.integer('Correlativo que tomará la siguiente orden', 1, 999_999),
        MOTIVO: reason(),
      },
      result: numbers,
    }),
  };
}

/**
 * Contracts of the order numbers of a registration and year, which orders and the country's declaration share: what is
 * used, missing, kept and freed. The declaration's group answers them.
 */
export const correlativeProceduresOf = (group: ModuleName) => ({ ...lookedAt(group), ...leftOut(group) });

export type CorrelativeProcedures = ReturnType<typeof correlativeProceduresOf>;
