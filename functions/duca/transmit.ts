import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { NEWER_RATE } from '../../shared/duca/cross/bankRate.ts';
import { XML_MODULE, xmlPreferences } from '../../shared/duca/xml/preferences.ts';
import { plainOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { ducaMatrix, MATRIX_CATALOGUE } from '../../shared/duca/matrix/matrix.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { Implementation } from '../runtime/executor.ts';
import { loadConfiguration } from '../users/configuration.ts';
import { seal, underWay } from '../transmission/declarations/seal.ts';
import { lookAround } from './around.ts';
import { ducaDeclaration } from './declaration.ts';
import { ducasOf, type SealingRules } from './ducas.ts';
import { requireDucaReady } from './readiness.ts';
import { usedBy } from './usedBy.ts';

/**
 * Seals the current version and hands it over: the exact bytes are built once. Who comes second, in another tab or another
 * person, is told the transmission that is already there.
 */
export const transmit: Implementation<typeof ducaProcedures.transmit> = async (call) => {
  const [opened, reference, options] = await Promise.all([
    ducasOf(call).open(call.input.ID),
    call.reference(),
    loadConfiguration({ ...call, input: { ID_MODULO: XML_MODULE } }),
  ]);
  const { header, body } = opened;
  const wanted = { transition: 'transmit', action: 'transmitirse', lock: call.input.LOCK };
  const there = await underWay(ducaDeclaration, call, header, wanted);
  if (there) return there;

  // Read side by side: a person waits for the slowest of them, and not for one after another.
  const [{ buildDucaXml }, around, used] = await Promise.all([
    import('../../shared/duca/xml/buildDucaXml.ts'),
    lookAround(call, opened, reference),
    usedBy(call, header, body),
  ]);
  const preferences = xmlPreferences(reference, options);
  const { bytes, problems } = buildDucaXml(body, reference, false, { preferences });
  requireDucaReady(body, reference, [...problems, ...around.problems]);
  requireChosenRate(body, around.problems, call.input.TASA_DEL);
  return seal(ducaDeclaration, call, {
    header,
    bytes: bytes!,
    key: plainOrderNumber(body.DUCA.NO_ORDEN),
    operation: 'R',
    transition: 'transmit',
    set: { OPCIONES_XML: { ...preferences }, REGLAS: rulesOf(reference, call.revision) },
    seen: around.versions,
    takes: used,
    holds: around.claims,
  });
};

/** Of two rates a person chooses, and names the day of the one that stays: a choice made for another rate is none. */
function requireChosenRate({ DUCA }: DucaBody, problems: readonly Problem[], kept: string | undefined): void {
  const newer = problems.find(({ code }) => code === NEWER_RATE);
  if (!newer || kept === DUCA.FECHA_TIPO_CAMBIO) return;
  const summary = `${newer.message} Para conservarla, transmita con TASA_DEL ${DUCA.FECHA_TIPO_CAMBIO}.`;
  throw refusal('rejected', { summary }, { problems: [newer] });
}

/** The matrix that judged a declaration, to be kept with its seal. */
function rulesOf(reference: Reference, revision: string): SealingRules {
  const matrix = ducaMatrix(reference);
  const imported = reference.origin(MATRIX_CATALOGUE);
  return {
    REVISION: revision,
    FUENTE: matrix?.source ?? '',
    VIGENTE_DESDE: matrix?.validFrom ?? '',
    MUESTRA: matrix?.sample ? '1' : '0',
    // One that rules from a later day on has judged nothing yet.
    ESTAMPA_TIEMPO: imported && imported.validFrom <= reference.today ? (imported.stamp ?? '') : '',
  };
}
