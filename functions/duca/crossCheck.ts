import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { aroundProblems } from './around.ts';
import { ducasOf } from './ducas.ts';

/** Asked by the editor after a save: what the other documents say, which the browser does not hold. */
export const crossCheck: Implementation<typeof ducaProcedures.crossCheck> = async (call) => {
  const { ID, VERSION } = call.input;
  const [{ header, body }, reference] = await Promise.all([
    ducasOf(call).open(ID, VERSION),
    call.reference(),
  ]);
  const problems = await aroundProblems(call, header, body as unknown as DucaBody, reference);
  return { VERSION: VERSION ?? header.VERSION, problems };
};
