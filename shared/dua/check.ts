import { tariffProblems } from '../catalogues/tariffProblems.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { pendingProblems } from '../foundation/copies/stale.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { identityProblems } from './checks/identities.ts';
import { obligationProblems } from './checks/obligations.ts';
import { listedPaperProblems } from './checks/papers.ts';
import { plausibilityProblems } from './checks/plausibility.ts';
import { settlementProblems } from './checks/settlement.ts';
import { termProblems } from './checks/term.ts';
import { totalProblems } from './checks/totals.ts';
import { treatyProblems } from './checks/treaties.ts';
import { valueProblems } from './checks/values.ts';
import { duaDataSets, type DuaBody } from './dataSets.ts';

/** What a DUA still lacks before it may be sent. Shape and owed fields are checked for every document. */
export const checkDua = (body: DuaBody, reference: Reference): Problem[] => [
  ...obligationProblems(body, reference),
  ...identityProblems(body, reference),
  ...termProblems(body, reference),
  ...totalProblems(body),
  ...plausibilityProblems(body, reference),
  ...listedPaperProblems(body, reference),
  ...valueProblems(body, reference),
  ...treatyProblems(body, reference),
  ...settlementProblems(body, reference),
  ...tariffProblems(
    duaDataSets,
    'DETALLE_MERCANCIAS',
    body.DETALLE_MERCANCIAS.map((each) => ({ CLASIFICACION_ARANCELARIA: each.POSICION_ARANCELARIA })),
    reference,
    'POSICION_ARANCELARIA',
  ),
  ...pendingProblems('dua', duaDataSets, body),
];
