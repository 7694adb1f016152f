import type { Reference } from '../foundation/documents/reference.ts';
import { labelOf } from '../foundation/fields/label.ts';
import { owedProblems } from '../foundation/fields/shape.ts';
import { problem, untoldMissing, type Problem } from '../foundation/rules/problem.ts';
import { pendingProblems } from '../foundation/copies/stale.ts';
import { missingPaths } from '../foundation/xml/missing.ts';
import { planOf } from '../foundation/xml/plan.ts';
import { blankLineProblems } from './checks/blankLines.ts';
import { complementProblems } from './checks/complement.ts';
import { contractProblems } from './checks/contracts.ts';
import { dischargeProblems } from './checks/discharge.ts';
import { dvaNumberProblems, saysDva } from './checks/dvaNumbers.ts';
import { fractionGoodsProblems } from './checks/fractionGoods.ts';
import { identificationProblems } from './checks/identifications.ts';
import { partyProblems } from './checks/parties.ts';
import { regimeProblems } from './checks/regimes.ts';
import { dateProblems } from './checks/dates.ts';
import { termProblems } from './checks/term.ts';
import { expenseProblems } from './checks/expenses.ts';
import { limitProblems } from './checks/limits.ts';
import { minimumDescriptionProblems } from './checks/minimumDescriptions.ts';
import { carrierProblems, supportDocumentProblems, equipmentProblems } from './checks/references.ts';
import { quantityProblems } from './checks/quantities.ts';
import { papersOnceProblems } from './checks/papersOnce.ts';
import { originProblems, quotaProblems } from './checks/origin.ts';
import { settlementProblems } from './checks/settlement.ts';
import { tariffCodeProblems } from './checks/tariffCodes.ts';
import { negativeProblems, totalProblems, valueProblems, weightProblems } from './checks/totals.ts';
import { taxableValueProblems } from './checks/taxableValues.ts';
import { unitProblems } from './checks/units.ts';
import { ducaDataSets, type DucaBody } from './dataSets.ts';
import { ducaObligations } from './matrix/matrix.ts';
import { supportFileProblems } from './files/checks.ts';
import { validityProblems } from './validity.ts';
import { xmlContext } from './xml/context.ts';
import { ducaMessage } from './xml/message.ts';

/**
 * What a DUCA still lacks before it may be transmitted: what the rules matrix calls mandatory, read by the plan that
 * writes the XML, and what must agree inside the declaration. Shape and owed fields are checked for every document.
 */
export function checkDuca(body: DucaBody, reference: Reference): Problem[] {
  return [
    ...matrixProblems(body, reference),
    ...identificationProblems(body),
    ...partyProblems(body, reference),
    ...totalProblems(body),
    ...negativeProblems(body),
    ...valueProblems(body),
    ...weightProblems(body),
    ...tariffCodeProblems(body, reference),
    ...settlementProblems(body, reference),
    ...originProblems(body, reference),
    ...quotaProblems(body),
    ...quantityProblems(body, reference),
    ...fractionGoodsProblems(body, reference),
    ...dateProblems(body, reference),
    ...termProblems(body, reference),
    ...expenseProblems(body, reference),
    ...limitProblems(body, reference),
    ...carrierProblems(body),
    ...equipmentProblems(body),
    ...supportDocumentProblems(body),
    ...blankLineProblems(body, reference),
    ...papersOnceProblems(body),
    ...contractProblems(body),
    ...dvaNumberProblems(body),
    ...regimeProblems(body, reference),
    ...unitProblems(body, reference),
    ...taxableValueProblems(body, reference),
    ...supportFileProblems(body, reference),
    ...minimumDescriptionProblems(body, reference),
    ...complementProblems(body, reference),
    ...dischargeProblems(body, reference),
    ...validityProblems(body, reference),
    ...pendingProblems('duca', ducaDataSets, body),
  ];
}

function matrixProblems(body: DucaBody, reference: Reference): Problem[] {
  const { MODALIDAD, CLASE } = body.DUCA;
  if (MODALIDAD === '' || CLASE === '') return [];
  const obligations = ducaObligations(MODALIDAD, CLASE, reference);
  if (!obligations) {
    const message = `No hay reglas cargadas para la modalidad ${MODALIDAD} y la clase ${CLASE}; elija otra o cargue la matriz.`;
    return [problem('matrix.no-rows', 'DUCA.MODALIDAD', message)];
  }
  const missing = missingPaths(planOf(ducaMessage, obligations), body, xmlContext(body, reference));
  const wanted = `la modalidad ${MODALIDAD}, clase ${CLASE}`;
  const noValue = (path: string): string =>
    `${labelOf(ducaDataSets, path)}: es obligatorio en ${wanted}; complételo.`;
  const noLines = (path: string): string =>
    `${labelOf(ducaDataSets, path)}: falta al menos una línea; ${wanted} la exige.`;
  if (missing.length === 0) return [];
  // What every regime owes is told as that already: nobody is to read twice of one blank box.
  const owed = new Set(owedProblems(ducaDataSets, body).map((each) => each.path));
  // The order number and those of value declarations stand in several places of the message, and are told once.
  return [...new Set(missing.map((path) => saysDva(path, body)))]
    .filter((each) => typeof each !== 'string' || !owed.has(each))
    .map((each) => {
      if (typeof each !== 'string') return each;
      return each.includes('.')
        ? untoldMissing('matrix.mandatory', each, noValue)
        : untoldMissing('matrix.no-lines', each, noLines);
    });
}
