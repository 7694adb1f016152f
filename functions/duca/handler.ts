import { ownCheckImplementations } from '../runtime/documents/ownCheckImplementations.ts';
import { ownCheckProcedures } from '../../shared/foundation/rules/own/procedures.ts';
import { releaseImplementations } from '../transmission/declarations/release.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { ducaGroup } from '../../shared/duca/groupProcedures.ts';
import { codesMoved } from '../../shared/tariff/tariffMoves.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { sourceImplementations } from '../runtime/documents/sources/implementations.ts';
import { guideOf } from '../runtime/prints/guide.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { pendingComplementary } from './complementary/pendingComplementary.ts';
import { prepareComplementary } from './complementary/prepareComplementary.ts';
import { amendmentOf, amendOf, dropAmendmentOf } from '../transmission/declarations/amendments.ts';
import { clearOf } from '../transmission/declarations/clearance.ts';
import { sendAmendment, withdraw } from './amend.ts';
import { citing } from './citing.ts';
import { copy } from './copy.ts';
import { correlativeImplementations } from '../work-orders/correlatives/correlatives.ts';
import { crossCheck } from './crossCheck.ts';
import { derive } from './derive.ts';
import { derivedDuca } from './derivedDuca.ts';
import { dossierImplementations } from '../dossier/dossier.ts';
import { ducaDossier } from './dossier.ts';
import { fileImplementations } from './files/implementations.ts';
import { statedFiles } from './files/statedFiles.ts';
import { importMatrix } from './matrix/importMatrix.ts';
import { downloadMatrix, matrixHistory } from './matrix/matrixHistory.ts';
import { matrixRows } from './matrix/matrixRows.ts';
import { printMatrix, xmlMatrix } from './matrix/pairMatrix.ts';
import { previewMatrix } from './matrix/previewMatrix.ts';
import { saveMatrix } from './matrix/saveMatrix.ts';
import { prepare } from './prepare.ts';
import { ducaPrint } from './print.ts';
import { readiness, ready } from './readiness.ts';
import { requestChannelOf } from '../transmission/declarations/requestChannel.ts';
import { todayOf } from '../transmission/declarations/today.ts';
import { ducaDeclaration } from './declaration.ts';
import { selectForXml } from './selectForXml.ts';
import { status } from './status.ts';
import { transmit } from './transmit.ts';
import { ducaRecall } from '../../shared/duca/recall.ts';
import { ducaTerms } from '../../shared/duca/supposed.ts';
import { whatIf } from '../../shared/duca/whatIf.ts';
import { lastValuesOf } from '../work-orders/lastValues.ts';
import { whatIfOf } from '../transmission/declarations/whatIf.ts';
import { refuseReservedChange } from '../work-orders/correlatives/refuseReserved.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { messageDiff, xml } from './xml.ts';

const general = documentImplementations(ducaDefinition, {
  prepare,
  inOrder: whileOpen,
  stated: statedFiles,
  moved: codesMoved('FRACCIONES'),
});

const implementations: Implementations<typeof ducaGroup> = {
  ...releaseImplementations(ducaDeclaration),
  ...general,
  patch: async (call) => {
    await refuseReservedChange(call, call.input.CAMBIOS, 'DUCA.NO_ORDEN');
    return general.patch(call);
  },
  ...sourceImplementations(derivedDuca, { inOrder: whileOpen }),
  guide: guideOf(ducaDefinition),
  ...fileImplementations,
  ...dossierImplementations(ducaDossier),
  derive,
  xml,
  messageDiff,
  selectForXml,
  readiness,
  ready,
  transmit,
  requestChannel: requestChannelOf(ducaDeclaration),
  today: todayOf(ducaDefinition),
  copy,
  crossCheck,
  citing,
  lastValues: lastValuesOf(ducaDefinition, ducaRecall),
  whatIf: whatIfOf(ducaDefinition, ducaTerms, whatIf),
  pendingComplementary,
  prepareComplementary,
  ...correlativeImplementations(ducaDefinition),
  xmlMatrix,
  printMatrix,
  // Wanted once by who writes a program; no start waits for it.
  schema: async (call) => (await import('./schema.ts')).schema(call),
  matrixRows,
  matrixHistory,
  downloadMatrix,
  previewMatrix,
  importMatrix,
  saveMatrix,
  status,
  amend: amendOf(ducaDeclaration),
  clear: clearOf(ducaDeclaration),
  amendment: amendmentOf(ducaDeclaration),
  dropAmendment: dropAmendmentOf(ducaDeclaration),
  sendAmendment,
  withdraw,
  print: ducaPrint.print,
  printStatus: ducaPrint.printStatus,
};

/** The group's handler; tests hand in services of their own. */
export const createDuca = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'duca',
    procedures: { ...ducaGroup, ...ownCheckProcedures(ducaDefinition) },
    implementations: { ...implementations, ...ownCheckImplementations(ducaDefinition) },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createDuca();
