import { NEWER_RATE } from '../../../shared/duca/cross/bankRate.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { pageProcedures } from '../../../shared/transmission/pageProcedures.ts';
import { ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { choose } from '../../kit/dialogs/dialogStore.ts';
import { toast } from '../../kit/toasts.ts';
import type { OpenDuca } from '../ducaKind.ts';

/** Why a seal waits for a choice; undefined for any other refusal. */
const asked = (thrown: unknown): string | undefined =>
  thrown instanceof ApiError ? thrown.problems.find(({ code }) => code === NEWER_RATE)?.message : undefined;

/**
 * Asks which rate of exchange the declaration has. The bank's is written into it, so that its taxes are seen before
 * they are sealed.
 * @param thrown why the seal was refused; thrown again when it was for anything else.
 * @returns the day of the rate that stays, to seal with; undefined once the other was written, or the page was left
 * without a choice: then nothing is sealed.
 */
export async function chooseRate({ body, session }: OpenDuca, thrown: unknown): Promise<string | undefined> {
  const why = asked(thrown);
  if (why === undefined) throw thrown;
  const { FECHA_TIPO_CAMBIO: day } = body.DUCA;
  const renew = await choose({
    title: 'La tasa de cambio es de otro día',
    body: why,
    confirm: 'Poner la nueva',
    cancel: `Conservar la del ${formatDate(day)}`,
  });
  if (renew === undefined) return undefined;
  if (!renew) return day;
  const { RESPUESTA: now } = await call(pageProcedures.exchangeRate, { DIA: undefined });
  session.edit([
    { op: 'set', path: 'DUCA.TIPO_CAMBIO', value: now.referencia },
    { op: 'set', path: 'DUCA.FECHA_TIPO_CAMBIO', value: now.fecha },
  ]);
  await session.saveAll();
  toast('Tasa actualizada', 'Los tributos se calcularon de nuevo: revíselos y transmita.', 'good');
  return undefined;
}
