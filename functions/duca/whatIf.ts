import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { readSupposed, supposedOf } from '../../shared/duca/supposed.ts';
import { whatIf as tryOut } from '../../shared/duca/whatIf.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { foremost } from '../../shared/foundation/rules/problem.ts';
import type { Implementation } from '../runtime/executor.ts';
import { ducasOf } from './ducas.ts';

/** What a saved version would cost and ask under other terms, with the function that the screen runs; writes nothing. */
export const whatIf: Implementation<typeof ducaProcedures.whatIf> = async (call) => {
  const { ID, VERSION, TERMINOS } = call.input;
  const [{ header, body }, reference] = await Promise.all([
    ducasOf(call).open(ID, VERSION),
    call.reference(),
  ]);
  const read = readSupposed(TERMINOS, reference);
  if (!read.ok) throw refusal('params.invalid', { name: `TERMINOS.${read.name}`, reason: read.reason });
  const found = tryOut(body, supposedOf(read.record), reference);
  return {
    VERSION: VERSION ?? header.VERSION,
    RECHAZO: found.refused ?? '',
    DIFERENCIAS: found.differences.map(({ label, from, to, change }) => ({
      CONCEPTO: label,
      AHORA: from,
      SERIA: to,
      DIFERENCIA: change,
    })),
    PEDIRIA: foremost(found.asked),
    YA_NO_PEDIRIA: foremost(found.released),
    CAMBIOS: found.changes,
  };
};
