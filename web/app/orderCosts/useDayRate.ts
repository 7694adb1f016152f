import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { pageProcedures } from '../../../shared/transmission/pageProcedures.ts';
import { useProcedure } from '../../api/queries.ts';

export interface KnownRate {
  rate: string;
  /** Whose it is and of which day, which may be an earlier one, at the head of a sentence. */
  said: string;
}

/** The central bank's rate of a day ('yyyy-mm-dd'), or the newest before it; undefined until it is known, or where none is. */
export function useDayRate(day: string, enabled: boolean): KnownRate | undefined {
  const { data } = useProcedure(
    pageProcedures.exchangeRate,
    { DIA: day === '' ? undefined : day },
    { enabled, staleTime: 600_000 },
  );
  if (!enabled || data?.RESULTADO !== '1') return undefined;
  const { referencia, fecha } = data.RESPUESTA;
  return { rate: referencia, said: `El tipo de cambio es el del ${data.FUENTE} al ${formatDate(fecha)}` };
}
