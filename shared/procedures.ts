import { caftaProcedures } from './cafta/procedures.ts';
import { comboProcedures } from './catalogues/comboProcedures.ts';
import { catalogueProcedures } from './catalogues/procedures.ts';
import { duaGroup } from './dua/groupProcedures.ts';
import { ducaGroup } from './duca/groupProcedures.ts';
import { dvaProcedures } from './dva/procedures.ts';
import { partyKind } from './parties/kind.ts';
import { productKind } from './products/kind.ts';
import { workOrderKind } from './work-orders/kind.ts';
import { invoiceKind } from './invoices/kind.ts';
import { transportKind } from './transport-documents/kind.ts';
import { dvaKind } from './dva/kind.ts';
import { ducaKind } from './duca/kind.ts';
import { duaKind } from './dua/kind.ts';
import { manifestKind } from './manifests/kind.ts';
import { ownCheckProcedures } from './foundation/rules/own/procedures.ts';
import type { AnyProcedure, Procedures } from './foundation/contracts/procedure.ts';
import { invoiceProcedures } from './invoices/procedures.ts';
import { logbookProcedures } from './logbook/procedures.ts';
import { manifestProcedures } from './manifests/procedures.ts';
import { notificationGroupProcedures } from './notifications/procedures.ts';
import { partyComboProcedures } from './parties/comboProcedures.ts';
import { partyProcedures } from './parties/procedures.ts';
import { productProcedures } from './products/procedures.ts';
import { registerKind } from './registers/kind.ts';
import { registerProcedures } from './registers/procedures.ts';
import { reportGroup } from './reports/groupProcedures.ts';
import { transmissionGroup } from './transmission/groupProcedures.ts';
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
  { title: 'Catálogos', procedures: { ...catalogueProcedures, ...comboProcedures } },
  {
    title: 'Mis catálogos',
    procedures: { ...partyProcedures, ...partyComboProcedures, ...ownCheckProcedures(partyKind) },
  },
  { title: 'Mis clasificaciones', procedures: { ...productProcedures, ...ownCheckProcedures(productKind) } },
  { title: 'Órdenes de trabajo', procedures: { ...workOrderGroup, ...ownCheckProcedures(workOrderKind) } },
  { title: 'Facturas', procedures: { ...invoiceProcedures, ...ownCheckProcedures(invoiceKind) } },
  {
    title: 'Documentos de transporte',
    procedures: { ...transportProcedures, ...ownCheckProcedures(transportKind) },
  },
  { title: 'Declaración del valor (DVA)', procedures: { ...dvaProcedures, ...ownCheckProcedures(dvaKind) } },
  { title: 'DUCA', procedures: { ...ducaGroup, ...ownCheckProcedures(ducaKind) } },
  { title: 'DUA', procedures: { ...duaGroup, ...ownCheckProcedures(duaKind) } },
  { title: 'Manifiestos', procedures: { ...manifestProcedures, ...ownCheckProcedures(manifestKind) } },
  { title: 'Certificaciones de origen (CAFTA)', procedures: caftaProcedures },
  {
    title: 'Registros de la empresa',
    procedures: { ...registerProcedures, ...ownCheckProcedures(registerKind) },
  },
  { title: 'Transmisión', procedures: transmissionGroup },
  { title: 'Notificaciones', procedures: notificationGroupProcedures },
  { title: 'Bitácora', procedures: logbookProcedures },
  { title: 'Estadísticas y reportes', procedures: reportGroup },
];

export const allProcedures: readonly AnyProcedure[] = procedureGroups.flatMap((group) =>
  Object.values(group.procedures),
);
