import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { documentProblems } from '../../../shared/foundation/documents/documentProblems.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { isFinished } from '../../../shared/foundation/documents/states.ts';
import { OWN_CHECKS } from '../../../shared/foundation/rules/own/ownProblems.ts';
import { foremost, type Problem } from '../../../shared/foundation/rules/problem.ts';
import { publicHeader } from './rows.ts';
import type { Stored } from './store.ts';

/** A document as it is opened, in one of its versions: its content and what is wrong with it, `moved` besides. */
export const openedAnswer = (
  definition: AnyDocument,
  { header, body, derived }: Stored,
  reference: Reference,
  moved: readonly Problem[] = [],
  version = header.VERSION,
) => ({
  header: publicHeader(header),
  body,
  ...(derived ? { derived } : {}),
  problems: foremost([
    ...documentProblems(definition, body, reference, isFinished(definition.states, header, version)),
    ...moved,
  ]),
  ...(reference.rows(OWN_CHECKS).length > 0 ? { REVISIONES: [...reference.rows(OWN_CHECKS)] } : {}),
});
