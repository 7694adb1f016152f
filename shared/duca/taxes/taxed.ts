import { catalogue } from '../../catalogues/names.ts';
import { parsePath } from '../../foundation/fields/path.ts';
import type { TaxedKind } from '../../taxes/taxedKind.ts';
import type { DucaBody } from '../dataSets.ts';
import { explainFractionTax, explainValue } from './explainFraction.ts';
import { ducaRate, ducaRateCalled, explainGrandTotal, explainTotal, fractionNoun } from './explainTotals.ts';
import { settledLines } from './settledLines.ts';

/** The taxes of a DUCA: those of box 34, and of each fraction those of box 53. */
export const ducaTaxed: TaxedKind<DucaBody> = {
  line: fractionNoun,
  lines: 'FRACCIONES',
  tariff: 'CLASIFICACION_ARANCELARIA',
  follows: ['FRACCIONES', 'FRACCION_ITEMS'],
  lineAt: ({ FRACCIONES, FRACCION_ITEMS }, path) => {
    const { dataSet, line = 0 } = parsePath(path) ?? {};
    if (dataSet !== 'FRACCION_ITEMS') return line;
    const id = FRACCION_ITEMS[line]?.ID_FRACCION;
    return FRACCIONES.findIndex((each) => each.ID_FRACCION === id);
  },
  count: ({ FRACCIONES }) => FRACCIONES.length,
  sums: (body, reference) =>
    body.TRIBUTOS.length === 0
      ? []
      : [
          ...body.TRIBUTOS.map((total) => ({
            key: total.ID_TRIBUTO,
            label: total.CODIGO_TRIBUTO,
            name: reference.row(catalogue.taxes, total.CODIGO_TRIBUTO)?.VALOR ?? '',
            said: explainTotal(body, total, reference),
            amount: total.IMPORTE,
          })),
          {
            key: '',
            label: 'Total general',
            name: '',
            said: explainGrandTotal(body),
            amount: body.DUCA.TOTAL_GENERAL,
          },
        ],
  rate: ducaRate,
  rateCalled: ducaRateCalled,
  told: (body, line, today) => {
    const fraction = body.FRACCIONES[line];
    if (!fraction) return undefined;
    const taxes = body.FRACCION_TRIBUTOS.filter((each) => each.ID_FRACCION === fraction.ID_FRACCION);
    return {
      tariff: fraction.CLASIFICACION_ARANCELARIA,
      description: fraction.DESCRIPCION,
      value: explainValue(body, fraction),
      taxes: taxes.map((tax) => ({
        key: tax.ID_TRIBUTO,
        code: tax.CODIGO_TRIBUTO,
        name: today.row(catalogue.taxes, tax.CODIGO_TRIBUTO)?.VALOR ?? '',
        amount: tax.IMPORTE,
        ...explainFractionTax(body, fraction, tax, today),
      })),
      total: fraction.TOTAL_TRIBUTOS,
      unsettled: taxes.length === 0 ? (settledLines(body, today)[line]?.unsettled ?? []) : [],
    };
  },
  nothing: ({ DUCA }) =>
    `No hay tributos liquidados. La modalidad ${DUCA.MODALIDAD || 'elegida'} no los causa, falta la tasa de cambio, o a cada fracción le falta algo que dice «Problemas».`,
};
