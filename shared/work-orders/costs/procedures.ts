import * as z from 'zod';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';

const group = 'work-orders' as const;
const read = { group, permission: 'work-orders.costos:read', effect: 'read' } as const;
const write = { group, permission: 'work-orders.costos:write', effect: 'write' } as const;
const order = () => param.id('work-orders', 'Orden de trabajo');

const both = z.object({ LOCAL: z.string(), DOLARES: z.string() });
const totals = z.object({ CARGOS: both, ANTICIPOS: both, SALDO: both, DIRECTOS: both, PROPIOS: both });

export const costRow = z.object({
  ID_GASTO: z.string(),
  LOCK: z.int(),
  /** Who entered it last, and when. */
  USUARIO: z.string(),
  REGISTRADO: z.string(),
  /** Values of the line by field. */
  GASTO: z.record(z.string(), z.string()),
  /** '1' of a tax that a declaration charged which was annulled since: it may be taken out; '' of every other. */
  ANULADA: z.string(),
  LOCAL: z.string(),
  DOLARES: z.string(),
});
export type CostRow = z.infer<typeof costRow>;

/** Contracts of what an order costs (spec 7, work orders: expense details). */
export const costProcedures = {
  costs: procedure({
    ...read,
    name: 'costs',
    summary: 'ver los gastos de una orden de trabajo',
    params: { ID: order() },
    result: z.object({ GASTOS: z.array(costRow), TOTALES: totals }),
  }),
  saveCost: procedure({
    ...write,
    name: 'saveCost',
    refusals: ['rejected', 'document.stale', 'document.state', 'document.not-yours'],
    summary: 'registrar un gasto de una orden de trabajo',
    params: {
      ID: order(),
      ID_GASTO: param.optional(param.id('work-orders', 'Gasto que se corrige; uno nuevo si falta')),
      LOCK: param.optional(param.integer('Número de bloqueo que se vio')),
      GASTO: param.json('Valores por campo', z.record(z.string(), z.string().max(500))),
    },
    result: costRow,
  }),
  removeCost: procedure({
    ...write,
    name: 'removeCost',
    refusals: ['document.stale', 'document.not-yours'],
    summary: 'quitar un gasto de una orden de trabajo',
    params: {
      ID: order(),
      ID_GASTO: param.id('work-orders', 'Gasto'),
      LOCK: param.integer('Número de bloqueo que se vio'),
    },
    result: z.object({ RESULTADO: z.literal('1') }),
  }),
  account: procedure({
    ...read,
    name: 'account',
    refusals: ['not-found'],
    summary: 'ver el saldo de un cliente',
    params: { NIT: param.text('Registro tributario del cliente', 20) },
    result: z.object({ SALDO: both }),
  }),
  settlement: procedure({
    ...read,
    name: 'settlement',
    summary: 'imprimir la liquidación de gastos de una orden de trabajo',
    params: { ID: order() },
    result: z.object({ NOMBRE: z.string(), PDF: z.string() }),
  }),
};
