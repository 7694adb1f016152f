import type { RefusalCode } from '../shared/foundation/contracts/refusal.ts';
import { refusalsOf } from '../shared/foundation/contracts/refusalsOf.ts';
import { allProcedures } from '../shared/procedures.ts';

/**
 * Holds an answer to the API's description, in every test that calls a procedure.
 * @param procedure `group/name`, or the name alone where the caller does not know the group; then any group's may name it.
 * @throws when a procedure of that name is refused with a code that its contract does not name.
 */
export function checkNamed(procedure: string, code: string | undefined): void {
  if (code === undefined || code === 'procedure.unknown' || code === 'request.method') return;
  const known = allProcedures.filter(({ group, name }) => [name, `${group}/${name}`].includes(procedure));
  if (known.length === 0 || known.some((each) => refusalsOf(each).includes(code as RefusalCode))) return;
  throw new Error(`${procedure} was refused with ${code}, which its contract does not name`);
}
