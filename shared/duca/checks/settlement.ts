import { catalogue } from '../../catalogues/names.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import { dottedTariff } from '../../foundation/text/tariffCode.ts';
import type { DucaBody } from '../dataSets.ts';
import { isTaxed, preferenceOf, unknownRate } from '../taxes.ts';

/** Rates that are unknown or stand in for one that is not loaded, and an exchange rate of another day. */
export function settlementProblems(body: DucaBody, reference: Reference): Problem[] {
  const found: Problem[] = [];
  const { FECHA_TIPO_CAMBIO: rateDay } = body.DUCA;
  if (rateDay !== '' && rateDay < reference.today) {
    const message = `Casilla 31: la tasa de cambio es del ${formatDate(rateDay)} y hoy es ${formatDate(reference.today)}. Confirme cuál corresponde.`;
    found.push(warning('duca.rate-day', 'DUCA.TIPO_CAMBIO', message));
  }
  if (!isTaxed(body.DUCA.MODALIDAD, reference)) return found;
  body.FRACCIONES.forEach((fraction, line) => {
    const path = `FRACCIONES[${line}].CLASIFICACION_ARANCELARIA`;
    const code = fraction.CLASIFICACION_ARANCELARIA;
    const unknown = code === '' ? undefined : unknownRate(fraction, reference);
    if (unknown !== undefined) {
      const message = `Casilla 45, línea ${line + 1}: no hay tasa de ${unknown} cargada para ${dottedTariff(code)}. Revise el inciso o cargue el arancel.`;
      found.push(problem('duca.no-rate', path, message));
    } else if (fraction.ACUERDO_1_ID !== '' && !preferenceOf(fraction, reference)) {
      const agreement =
        reference.row(catalogue.agreements1, fraction.ACUERDO_1_ID)?.VALOR ?? fraction.ACUERDO_1_ID;
      const message = `Casilla 44, línea ${line + 1}: «${agreement}» no da una tasa preferencial a este inciso con origen ${fraction.ID_PAIS_ORIGEN || 'en blanco'}, o no está cargada; el DAI se liquidó con la tasa general.`;
      found.push(warning('duca.general-rate', `FRACCIONES[${line}].ACUERDO_1_ID`, message));
    }
  });
  return found;
}
