import type { Reference } from '../foundation/documents/reference.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { obligationProblems } from './checks/obligations.ts';
import { titleProblems } from './checks/titles.ts';
import { totalProblems } from './checks/totals.ts';
import type { ManifestBody } from './dataSets.ts';

/** What a manifest still lacks before it may be presented. Shape and owed fields are checked for every document. */
export const checkManifest = (body: ManifestBody, reference: Reference): Problem[] => [
  ...obligationProblems(body, reference),
  ...totalProblems(body),
  ...titleProblems(body),
];
