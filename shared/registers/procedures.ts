import { param } from '../foundation/contracts/params.ts';
import { bulkProcedures } from '../foundation/documents/bulk.ts';
import { changeRefusals, documentProcedures } from '../foundation/documents/procedures.ts';
import { recordFileProcedures } from '../foundation/files/procedures.ts';
import { registerKind } from './kind.ts';

const group = 'registers' as const;

/** Contracts of what a company registers of itself (spec 7: resolutions, connections, contracts, collaborators, agents' files). */
export const registerProcedures = {
  ...documentProcedures(registerKind),
  ...bulkProcedures(registerKind),
  ...recordFileProcedures({
    group,
    read: 'registers:read' as const,
    write: 'registers:write' as const,
    refusals: [...changeRefusals, 'rejected'],
    id: param.id(group, 'Registro'),
    of: 'un registro',
  }),
};
