import { useEffect } from 'react';
import { countries } from '../../shared/countries/countries.ts';
import { round } from '../../shared/foundation/decimal/decimal.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import { pageProcedures } from '../../shared/transmission/pageProcedures.ts';
import { useProcedure } from '../api/queries.ts';
import { useReference } from '../kit/reference.ts';
import { useStarted } from './startedContext.ts';

interface Kept {
  rate: string;
  /** Day of the rate, and the local day on which it was fetched. */
  day: string;
  fetched: string;
}

const storageKey = (country: string): string => `tipoCambio.${country}`;

function kept(country: string): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey(country)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Exchange-rate line (spec 2, exchange rate), whatever somebody works at: asked only when none is stored or the stored one
 * is not of today (spec 4).
 */
export function ExchangeRate() {
  const { session } = useStarted();
  const reference = useReference();
  const stored = kept(session.country);
  const fresh = stored !== undefined && stored.day === reference.today;
  const answer = useProcedure(
    pageProcedures.exchangeRate,
    { DIA: undefined },
    { enabled: !fresh, staleTime: 600_000 },
  );
  const found = answer.data?.RESULTADO === '1' ? answer.data.RESPUESTA : undefined;
  useEffect(() => {
    if (!found) return;
    const keep: Kept = { rate: found.referencia, day: found.fecha, fetched: reference.today };
    try {
      localStorage.setItem(storageKey(session.country), JSON.stringify(keep));
    } catch {
      // It is asked again at the next start.
    }
  }, [found, reference.today, session.country]);
  const rate = found?.referencia ?? stored?.rate;
  const day = found?.fecha ?? stored?.day;
  if (!rate || !day || !/^\d+(\.\d+)?$/.test(rate)) return null;
  const shown = round(rate, countries[session.country].exchangeRate.decimals);
  return (
    <span className="d-rate" title={`Tipo de cambio de referencia al ${formatDate(day)}`}>
      <span className="d-rate-long">
        Tipo de cambio de referencia al {formatDate(day)} {shown}
      </span>
      <span className="d-rate-short">TC: {shown}</span>
    </span>
  );
}
