import type { dvaProcedures } from '../../shared/dva/procedures.ts';
import type { Change } from '../../shared/foundation/documents/patch.ts';
import type { Implementation } from '../runtime/executor.ts';

type Patch = Implementation<typeof dvaProcedures.patch>;

const QUESTIONS = [24, 25, 26, 27, 28, 29].map((box) => `DVA.CASILLA_${box}`);
const CONFIRMED = 'DVA.CONDICIONES_CONFIRMADAS';

/** Whoever answers all six questions of part II at once has looked at them: no second word is asked of a program. */
export const confirming =
  (patch: Patch): Patch =>
  async (call) => {
    const paths = new Set(call.input.CAMBIOS.map((each) => each.path));
    if (paths.has(CONFIRMED) || !QUESTIONS.every((path) => paths.has(path))) return patch(call);
    const confirmed: Change = { op: 'set', path: CONFIRMED, value: '1' };
    const input = { ...call.input, CAMBIOS: [...call.input.CAMBIOS, confirmed] };
    const saved = await patch({ ...call, input });
    return { ...saved, computed: [...saved.computed, confirmed] };
  };
