import { localDay } from '../../shared/foundation/dates/date.ts';
import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { rateOn } from './rateOn.ts';
import { rateOfToday } from './rates.ts';

/** Rate of today for the top bar (spec 7, exchange rate), or of a day that is asked for; RESULTADO '0' when none is known yet. */
export const exchangeRate: Implementation<typeof transmissionProcedures.exchangeRate> = async ({
  input,
  services,
  scope,
}) => {
  const today = localDay(services.now());
  const { DIA: day = today } = input;
  const { country } = scope;
  const known = day < today ? await rateOn(services, country, day) : await rateOfToday(services, country);
  const [rate, ofDay] = [known?.rate ?? '', known?.day ?? ''];
  return {
    RESULTADO: known ? '1' : '0',
    RESPUESTA: { referencia: rate, fecha: ofDay },
    TIPO_CAMBIO: rate,
    FECHA_REFERENCIA: ofDay,
    DEL_DIA: known?.day === day ? '1' : '0',
    FUENTE: known?.source ?? '',
  };
};
