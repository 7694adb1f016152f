import { QUESTIONS, withConfirmed } from '../../shared/dva/confirmedBoxes.ts';
import type { dvaProcedures } from '../../shared/dva/procedures.ts';
import type { Change } from '../../shared/foundation/documents/patch.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { dvasOf } from './dvas.ts';

type Patch = Implementation<typeof dvaProcedures.patch>;

const CONFIRMED = 'DVA.CONDICIONES_CONFIRMADAS';

async function storedOf(call: Call<{ ID: string }>): Promise<string> {
  const { body } = await dvasOf(call).open(call.input.ID);
  return body.DVA.CONDICIONES_CONFIRMADAS;
}

/**
 * Whoever answers a question of part II has looked at it: the box counts as confirmed without a second word, and what
 * was confirmed before stays. A patch that says itself which boxes are confirmed adds to those it answers.
 */
export const confirming =
  (patch: Patch): Patch =>
  async (call) => {
    const { CAMBIOS } = call.input;
    const valueOf = (path: string): string | undefined =>
      CAMBIOS.flatMap((each) => (each.op === 'set' && each.path === path ? [String(each.value)] : [])).at(-1);
    const answered = QUESTIONS.filter((question) => valueOf(`DVA.${question}`));
    if (answered.length === 0) return patch(call);
    const said = valueOf(CONFIRMED);
    const before = said ?? (await storedOf(call));
    const value = withConfirmed(before, answered);
    if (value === before) return patch(call);
    const confirmed: Change = { op: 'set', path: CONFIRMED, value };
    const saved = await patch({ ...call, input: { ...call.input, CAMBIOS: [...CAMBIOS, confirmed] } });
    return { ...saved, computed: [...saved.computed, confirmed] };
  };
