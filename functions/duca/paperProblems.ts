import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { ducaForm } from '../../shared/duca/print/ducaForm.ts';
import { DRAFT_PRINT } from '../../shared/duca/print/options.ts';
import { laidOutProblems } from '../../shared/foundation/documents/laidOutProblems.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';

/** What the paper of a DUCA cannot show whole; with it comes all that lays papers out, for which no start waits. */
export const paperProblems = (body: DucaBody, reference: Reference): Problem[] =>
  laidOutProblems(ducaForm, { body, reference, options: DRAFT_PRINT });
