import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { printedFile } from '../foundation/documents/printProcedures.ts';

const group = 'dva' as const;
const refusals = ['rejected', 'document.stale', 'document.state', 'permission.denied', 'not-found'] as const;
const order = () => param.id('work-orders', 'Orden de trabajo');
const thread = () => param.id('work-orders', 'Hilo en que se pide la aprobación');
const said = z.object({ ID_HILO: z.string(), NUMERO: z.int() });

/** The act by which a client is asked, as the menu of a DVA calls it. */
export const ASK_APPROVAL = 'Pedir aprobación al cliente';

/**
 * Contracts by which a client approves a value declaration. The client's people read orders and no declaration, so what
 * they see of one is the version that they were asked to approve, printed, and nothing else.
 */
export const approvalProcedures = {
  askApproval: procedure({
    group,
    name: 'askApproval',
    permission: 'dva:write',
    effect: 'write',
    refusals,
    summary: 'pedir al cliente que apruebe una DVA',
    params: {
      ID: param.id('dva', 'Identificador de la DVA'),
      TEXTO: param.optional(param.text('Qué se le dice al pedirlo', 2000)),
    },
    result: said,
  }),
  answerApproval: procedure({
    group,
    name: 'answerApproval',
    permission: 'work-orders:read',
    effect: 'write',
    refusals,
    summary: 'aprobar o rechazar una DVA',
    params: {
      ID_ORDEN: order(),
      ID_HILO: thread(),
      APROBADA: param.flag('1 se aprueba, 0 se rechaza'),
      TEXTO: param.optional(param.text('Qué se dice; si se rechaza, por qué', 2000)),
    },
    result: said,
  }),
  approvalPrint: procedure({
    group,
    name: 'approvalPrint',
    permission: 'work-orders:read',
    effect: 'read',
    refusals,
    summary: 'ver la DVA que se pide aprobar',
    params: { ID_ORDEN: order(), ID_HILO: thread() },
    result: printedFile.extend({ VERSION: z.int() }),
  }),
};
