import { bulkProcedures } from '../foundation/documents/bulk.ts';
import { documentProcedures } from '../foundation/documents/procedures.ts';
import { partyKind } from './kind.ts';

/** Contracts of the parties that a company keeps (spec 2, sidebar: «Catálogos»). */
export const partyProcedures = {
  ...documentProcedures(partyKind),
  ...bulkProcedures(partyKind),
};
