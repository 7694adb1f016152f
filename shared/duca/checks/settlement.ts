import { catalogue } from '../../catalogues/names.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import { dottedTariff } from '../../foundation/text/tariffCode.ts';
import type { DucaBody } from '../dataSets.ts';
import { unsettledLines } from '../taxes/settledLines.ts';
import { isTaxed, preferenceOf } from '../taxes/liquidate.ts';

/** Rates that are unknown or stand in for one that is not loaded, and an exchange rate of another day. */
export function settlementProblems(body: DucaBody, reference: Reference): Problem[] {
  const found: Problem[] = [];
  const { FECHA_TIPO_CAMBIO: rateDay } = body.DUCA;
  if (rateDay !== '' && rateDay < reference.today) {
    const message = `Casilla 31: la tasa de cambio es del ${formatDate(rateDay)} y hoy es ${formatDate(reference.today)}. Confirme cuál corresponde.`;
    found.push(warning('duca.rate-day', 'DUCA.TIPO_CAMBIO', message));
  }
  if (!isTaxed(body.DUCA.MODALIDAD, reference)) return found;
  const left = unsettledLines(body, reference);
  body.FRACCIONES.forEach((fraction, line) => {
    const code = fraction.CLASIFICACION_ARANCELARIA;
    // What has no code is asked for it by the matrix.
    const unsettled = code === '' ? [] : (left.get(line) ?? []);
    if (unsettled.length > 0) {
      for (const { field, reason } of unsettled) {
        const message = `Línea ${line + 1}, ${dottedTariff(code)}: ${reason}. Mientras tanto, la fracción no tiene tributos.`;
        found.push(problem('duca.no-rate', `FRACCIONES[${line}].${field}`, message));
      }
    } else if (fraction.ACUERDO_1_ID !== '' && !preferenceOf(fraction, reference)) {
      const agreement =
        reference.row(catalogue.agreements1, fraction.ACUERDO_1_ID)?.VALOR ?? fraction.ACUERDO_1_ID;
      const message = `Casilla 44, línea ${line + 1}: «${agreement}» no da una tasa preferencial a este inciso con origen ${fraction.ID_PAIS_ORIGEN || 'en blanco'}, o no está cargada; el DAI se liquidó con la tasa general.`;
      found.push(warning('duca.general-rate', `FRACCIONES[${line}].ACUERDO_1_ID`, message));
    }
  });
  return found;
}
