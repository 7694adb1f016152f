import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { lookAround } from './around.ts';
import { ducasOf } from './ducas.ts';

/** Asked by the editor after a save: what the other documents say, which the browser does not hold. */
export const crossCheck: Implementation<typeof ducaProcedures.crossCheck> = async (call) => {
  const { ID, VERSION } = call.input;
  const [stored, reference] = await Promise.all([ducasOf(call).open(ID, VERSION), call.reference()]);
  const { problems } = await lookAround(call, stored, reference);
  return { VERSION: VERSION ?? stored.header.VERSION, problems };
};
