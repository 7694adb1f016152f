import { catalogueProcedures } from './catalogues/procedures.ts';
import { duaProcedures } from './dua/procedures.ts';
import { ducaProcedures } from './duca/procedures.ts';
import { dvaProcedures } from './dva/procedures.ts';
import type { AnyProcedure, Procedures } from './foundation/contracts/procedure.ts';
import { invoiceProcedures } from './invoices/procedures.ts';
import { logbookProcedures } from './logbook/procedures.ts';
import { manifestProcedures } from './manifests/procedures.ts';
import { notificationGroupProcedures } from './notifications/procedures.ts';
import { partyProcedures } from './parties/procedures.ts';
import { productProcedures } from './products/procedures.ts';
import { reportGroup } from './reports/groupProcedures.ts';
import { transmissionProcedures } from './transmission/procedures.ts';
import { transportProcedures } from './transport-documents/procedures.ts';
import { userGroup } from './users/groupProcedures.ts';
import { workOrderGroup } from './work-orders/groupProcedures.ts';

export interface ProcedureGroup {
  /** Spanish heading of the group in the API's documentation. */
  title: string;
  procedures: Procedures;
}

/** Every group that answers over HTTP, in reading order; documentation and isolation tests follow this list. */
export const procedureGroups: readonly ProcedureGroup[] = [
  { title: 'Sesión, perfil y usuarios', procedures: userGroup },
  { title: 'Catálogos', procedures: catalogueProcedures },
  { title: 'Mis catálogos', procedures: partyProcedures },
  { title: 'Mis clasificaciones', procedures: productProcedures },
  { title: 'Órdenes de trabajo', procedures: workOrderGroup },
  { title: 'Facturas', procedures: invoiceProcedures },
  { title: 'Documentos de transporte', procedures: transportProcedures },
  { title: 'Declaración del valor (DVA)', procedures: dvaProcedures },
  { title: 'DUCA', procedures: ducaProcedures },
  { title: 'DUA', procedures: duaProcedures },
  { title: 'Manifiestos', procedures: manifestProcedures },
  { title: 'Transmisión', procedures: transmissionProcedures },
  { title: 'Notificaciones', procedures: notificationGroupProcedures },
  { title: 'Bitácora', procedures: logbookProcedures },
  { title: 'Estadísticas y reportes', procedures: reportGroup },
];

export const allProcedures: readonly AnyProcedure[] = procedureGroups.flatMap((group) =>
  Object.values(group.procedures),
);
