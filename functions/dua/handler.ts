import { ownCheckImplementations } from '../runtime/documents/ownCheckImplementations.ts';
import { ownCheckProcedures } from '../../shared/foundation/rules/own/procedures.ts';
import { releaseImplementations } from '../transmission/declarations/release.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { duaRecall } from '../../shared/dua/recall.ts';
import { duaTerms } from '../../shared/dua/supposed.ts';
import { whatIf } from '../../shared/dua/whatIf.ts';
import { duaGroup } from '../../shared/dua/groupProcedures.ts';
import { codesMoved } from '../../shared/tariff/tariffMoves.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { sourceImplementations } from '../runtime/documents/sources/implementations.ts';
import { guideOf } from '../runtime/prints/guide.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { amendmentOf, amendOf, dropAmendmentOf } from '../transmission/declarations/amendments.ts';
import { clearOf } from '../transmission/declarations/clearance.ts';
import { requestChannelOf } from '../transmission/declarations/requestChannel.ts';
import { declarationHeader, statusOf } from '../transmission/declarations/status.ts';
import { todayOf } from '../transmission/declarations/today.ts';
import { lastValuesOf } from '../work-orders/lastValues.ts';
import { whatIfOf } from '../transmission/declarations/whatIf.ts';
import { dossierImplementations } from '../dossier/dossier.ts';
import { duaDossier } from './dossier.ts';
import { copy } from './copy.ts';
import { duaDeclaration } from './declaration.ts';
import { derive } from './derive.ts';
import { derivedDua } from './derivedDua.ts';
import { message, messageDiff, schema } from './message.ts';
import { prepare } from './prepare.ts';
import { duaPrint } from './print.ts';
import { crossCheck, readiness, ready } from './readiness.ts';
import { register, sendAmendment, validate, withdraw } from './register.ts';
import { validation } from './validation.ts';
import { correlativeImplementations } from '../work-orders/correlatives/correlatives.ts';
import { refuseReservedChange } from '../work-orders/correlatives/refuseReserved.ts';
import { whileOpen } from '../work-orders/orders.ts';

const general = documentImplementations(duaDefinition, {
  prepare,
  inOrder: whileOpen,
  moved: codesMoved('DETALLE_MERCANCIAS', 'POSICION_ARANCELARIA'),
});

const implementations: Implementations<typeof duaGroup> = {
  ...releaseImplementations(duaDeclaration),
  ...general,
  patch: async (call) => {
    await refuseReservedChange(call, call.input.CAMBIOS, 'DECLARACION.NO_ORDEN');
    return general.patch(call);
  },
  ...correlativeImplementations(duaDefinition),
  ...sourceImplementations(derivedDua, { inOrder: whileOpen }),
  guide: guideOf(duaDefinition),
  derive,
  copy,
  lastValues: lastValuesOf(duaDefinition, duaRecall),
  whatIf: whatIfOf(duaDefinition, duaTerms, whatIf),
  message,
  messageDiff,
  schema,
  crossCheck,
  readiness,
  ready,
  validate,
  validation,
  register,
  requestChannel: requestChannelOf(duaDeclaration),
  today: todayOf(duaDefinition),
  status: async (call) => statusOf(call, await declarationHeader(duaDeclaration, call)),
  amend: amendOf(duaDeclaration),
  clear: clearOf(duaDeclaration),
  amendment: amendmentOf(duaDeclaration),
  dropAmendment: dropAmendmentOf(duaDeclaration),
  sendAmendment,
  withdraw,
  ...dossierImplementations(duaDossier),
  print: duaPrint.print,
  printStatus: duaPrint.printStatus,
};

/** The group's handler; tests hand in services of their own. */
export const createDua = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'dua',
    procedures: { ...duaGroup, ...ownCheckProcedures(duaDefinition) },
    implementations: { ...implementations, ...ownCheckImplementations(duaDefinition) },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createDua();
