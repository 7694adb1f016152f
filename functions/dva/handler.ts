import { ownCheckImplementations } from '../runtime/documents/ownCheckImplementations.ts';
import { ownCheckProcedures } from '../../shared/foundation/rules/own/procedures.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import { dvaRecall } from '../../shared/dva/recall.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { dvaStates } from '../../shared/dva/states.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { codesMoved } from '../../shared/tariff/tariffMoves.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { sourceImplementations } from '../runtime/documents/sources/implementations.ts';
import { guideOf } from '../runtime/prints/guide.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { lastValuesOf } from '../work-orders/lastValues.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { approvalsGone } from '../work-orders/talk/approvalsGone.ts';
import { tellingAbsence } from './absent.ts';
import { approvals } from './approval.ts';
import { deriveLike } from './deriveLike.ts';
import { confirming } from './confirming.ts';
import { derive } from './derive.ts';
import { derivedDva } from './derivedDva.ts';
import { dvasOf } from './dvas.ts';
import { gate } from './gate.ts';
import { prepare } from './prepare.ts';
import { dvaPrint } from './print.ts';
import { printSummary, printSummaryStatus } from './printSummary.ts';
import { propose } from './propose.ts';
import { summary } from './summary.ts';

const general = documentImplementations(dvaDefinition, {
  prepare,
  gate,
  inOrder: whileOpen,
  store: dvasOf,
  held: async (call, transition) =>
    isVoid(dvaStates.transitions[transition]!.to)
      ? (await approvalsGone(call, await dvasOf(call).header(call.input.ID), 'ANULADA')).gone
      : [],
  moved: codesMoved('MERCANCIAS'),
});

const implementations: Implementations<typeof dvaProcedures> = {
  ...general,
  ...sourceImplementations(derivedDva, { inOrder: whileOpen, store: dvasOf }),
  ...approvals,
  lastValues: lastValuesOf(dvaDefinition, dvaRecall),
  guide: guideOf(dvaDefinition),
  open: tellingAbsence(general.open),
  patch: confirming(general.patch),
  propose,
  derive,
  deriveLike,
  print: tellingAbsence(dvaPrint.print),
  printStatus: tellingAbsence(dvaPrint.printStatus),
  summary,
  printSummary,
  printSummaryStatus,
};

/** The group's handler; tests hand in services of their own. */
export const createDva = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'dva',
    procedures: { ...dvaProcedures, ...ownCheckProcedures(dvaDefinition) },
    implementations: { ...implementations, ...ownCheckImplementations(dvaDefinition) },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createDva();
