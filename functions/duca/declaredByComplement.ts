import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { complementsMarks } from '../../shared/duca/marks.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import { HELD_ANSWER_STATES, IN_FLIGHT_STATES } from '../../shared/transmission/declarationLife.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { ducasMarked } from './complementary/original.ts';
import { ducasOf } from './ducas.ts';
import { papersIn } from './usedBy.ts';

/** The declaration that completes this one and is in force, or may be: it declares its papers too. */
export async function declaredByComplement(
  parts: { services: Services; scope: TenantScope },
  { DUCA }: DucaBody,
): Promise<{ id: string; papers: ReadonlySet<string> } | undefined> {
  const marks = DUCA.NUMERO_DUCA === '' ? [] : complementsMarks(DUCA.NUMERO_DUCA);
  const found = (await ducasMarked(parts, marks)).find(
    ({ ESTADO }) => !isVoid(ESTADO) && [...IN_FLIGHT_STATES, ...HELD_ANSWER_STATES].includes(ESTADO),
  );
  if (!found) return undefined;
  return { id: found.ID, papers: papersIn((await ducasOf(parts).content(found.ID, found.VERSION)).body) };
}
