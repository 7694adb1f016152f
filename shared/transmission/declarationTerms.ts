import { param } from '../foundation/contracts/params.ts';
import { changeRefusals } from '../foundation/documents/procedures.ts';
import type { ModuleName } from '../foundation/modules.ts';
import { sealRefusals } from './declarationProcedures.ts';

/** What every contract of a kind that is transmitted says alike: who may call it, and how a document is named. */
export const declarationTerms = <G extends ModuleName>(group: G, idDescription: string) =>
  ({
    read: { group, permission: `${group}:read`, effect: 'read' },
    write: { group, permission: `${group}:write`, effect: 'write', refusals: changeRefusals },
    transmit: {
      group,
      permission: `${group}:transmit`,
      effect: 'write',
      stepUp: true,
      refusals: sealRefusals,
    },
    /** What is sent and changes nothing at the authority, which may be asked as often as wanted. */
    enquire: { group, permission: `${group}:transmit`, effect: 'write', refusals: sealRefusals },
    id: param.id(group, idDescription),
    lock: param.integer('Número de bloqueo que se vio al abrir'),
    version: param.optional(param.integer('Versión; la actual si falta', 1)),
  }) as const;
