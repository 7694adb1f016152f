import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { rateOfToday } from './rates.ts';

/** Rate of the day for the top bar (spec 7, exchange rate); RESULTADO '0' when none is known yet. */
export const exchangeRate: Implementation<typeof transmissionProcedures.exchangeRate> = async ({
  services,
  scope,
}) => {
  const known = await rateOfToday(services, scope.country);
  return {
    RESULTADO: known ? '1' : '0',
    RESPUESTA: { referencia: known?.rate ?? '', fecha: known?.day ?? '' },
    DEL_DIA: known?.current ? '1' : '0',
    FUENTE: known?.source ?? '',
  };
};
