import { isDate } from '../../../../shared/foundation/dates/date.ts';
import { isDecimal, round } from '../../../../shared/foundation/decimal/decimal.ts';
import { settings } from '../../../runtime/config.ts';
import type { ReferenceRate } from '../banguat/banguat.ts';

/** The reference rate (tasa de cambio de referencia) among the bank's indicators (domain 3.7). */
const INDICATOR = 97;
const MAX_LETTERS = 64 * 1024;
const DECIMALS = 4;

/**
 * Reference rate of the Banco Central de Honduras, lempiras for one US dollar with four decimals. The bank asks for a
 * key of whoever reads (`BCH_KEY`), which goes in a header and is never logged.
 * @throws when the bank does not answer, or answers without a rate.
 */
export async function fetchBchRate(get: typeof fetch = fetch): Promise<ReferenceRate> {
  const { BCH_ENDPOINT: endpoint, BCH_TIMEOUT_MS: timeoutMs, BCH_KEY: clave } = settings();
  if (endpoint === undefined) throw new Error('BCH_ENDPOINT is not set');
  const url = `${endpoint}/indicadores/${INDICATOR}/cifras?reciente=1&formato=json`;
  const response = await get(url, {
    headers: { accept: 'application/json', ...(clave === '' ? {} : { clave }) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) throw new Error(`Bank did not answer: ${response.status}`);
  const rate = readBchRate(await response.text());
  if (!rate) throw new Error('Bank answered without a rate');
  return rate;
}

/** Rate of an answer; undefined when it has none in the published form. */
export function readBchRate(text: string): ReferenceRate | undefined {
  if (text.length > MAX_LETTERS) return undefined;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return undefined;
  }
  const answers: unknown[] = Array.isArray(answer) ? answer : [];
  const [first] = answers;
  const { IndicadorId, Fecha, Valor } = (first ?? {}) as Record<string, unknown>;
  const day = String(Fecha).slice(0, 10);
  const value = String(Valor);
  if (IndicadorId !== INDICATOR || !isDate(day) || !isDecimal(value) || !/^[1-9]\d{0,2}(\.\d+)?$/.test(value))
    return undefined;
  return { day, rate: round(value, DECIMALS) };
}
