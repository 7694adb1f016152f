import { ownCheckImplementations } from '../runtime/documents/ownCheckImplementations.ts';
import { ownCheckProcedures } from '../../shared/foundation/rules/own/procedures.ts';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { workOrderRecall } from '../../shared/work-orders/recall.ts';
import { toldInUse } from '../../shared/work-orders/inUse.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { workOrderGroup } from '../../shared/work-orders/groupProcedures.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { lastValuesOf } from './lastValues.ts';
import { assign, assignees } from './assign.ts';
import { copy } from './copy.ts';
import { costs } from './costs/costs.ts';
import { counts } from './counts.ts';
import { create } from './create.ts';
import { file } from './file.ts';
import { othersUsing, use } from './inUse.ts';
import { close, intake, remove, reopen, restore } from './lifecycle.ts';
import { log, logEntries } from './log.ts';
import { notifications } from './notifications.ts';
import { ordersOf } from './orders.ts';
import { refuseReservedChange } from './correlatives/refuseReserved.ts';
import { talk } from './talk/threads.ts';
import { waiting } from './waiting.ts';

const general = documentImplementations(workOrderDefinition, { store: ordersOf });

const implementations: Implementations<typeof workOrderGroup> = {
  ...general,
  ...notifications,
  ...costs,
  ...talk,
  lastValues: lastValuesOf(workOrderDefinition, workOrderRecall),
  open: async (call) => {
    const [opened, others] = await Promise.all([general.open(call), othersUsing(call, call.input.ID)]);
    return others.length > 0 ? { ...opened, inUseBy: toldInUse(others, call.input.ID) } : opened;
  },
  create,
  copy,
  patch: async (call) => {
    await refuseReservedChange(call, call.input.CAMBIOS, 'ORDEN.NUMERO_ORDEN');
    return general.patch(call);
  },
  file,
  assign,
  assignees,
  close,
  reopen,
  delete: remove,
  restore,
  intake,
  use,
  log,
  logEntries,
  counts,
  waiting,
};

/** The group's handler; tests hand in services of their own. */
export const createWorkOrders = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'work-orders',
    procedures: { ...workOrderGroup, ...ownCheckProcedures(workOrderDefinition) },
    implementations: { ...implementations, ...ownCheckImplementations(workOrderDefinition) },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createWorkOrders();
