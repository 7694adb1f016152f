import { judgeOf } from '../../catalogues/judge.ts';
import { catalogue } from '../../catalogues/names.ts';
import { isWholeTariff } from '../../catalogues/tariffProblems.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { compare, isZero, sum } from '../../foundation/decimal/decimal.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { remembered } from '../../foundation/remembered.ts';
import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody, DucaTax } from '../dataSets.ts';
import { ducaObligations } from '../matrix/matrix.ts';
import { settledLines, type SettledLine } from '../taxes/settledLines.ts';
import { preferenceOf } from '../../taxes/liquidate.ts';
import { isTaxed } from '../taxes/isTaxed.ts';
import { taxedGoods } from '../taxes/taxedGoods.ts';

/** An exchange rate that cannot be or is of another day; taxes that cannot be settled, or were by other rules. */
export function settlementProblems(body: DucaBody, reference: Reference): Problem[] {
  const found = rateProblems(body, reference);
  if (!isTaxed(body.DUCA.MODALIDAD, reference)) return found;
  const lines = settledLines(body, reference);
  // What has no code is asked for it by the matrix, unless the matrix lets it be; half a code by the check of codes.
  const obligations = ducaObligations(body.DUCA.MODALIDAD, body.DUCA.CLASE, reference);
  const codeOwed = obligations?.obligation('fraccion', 'codigoSAC') === 'MANDATORIA';
  // What the authority accepted was settled on its day, once and for all; what a rectification changes is settled anew.
  if (isAccepted(body))
    return [
      ...found,
      ...lines.flatMap((each, line) =>
        each.unsettled.length > 0 && body.FRACCIONES[line]?.TOTAL_TRIBUTOS === ''
          ? lineProblems(each, line, codeOwed, reference)
          : [],
      ),
    ];
  return [
    ...found,
    ...lines.flatMap((each, line) => lineProblems(each, line, codeOwed, reference)),
    ...staleTaxes(body, lines),
  ];
}

/** What a settled line still lacks, and which rate it did not get; of a line that did not change, what was found before. */
const lineProblems = remembered(
  (
    { fraction, unsettled }: SettledLine,
    line: number,
    codeOwed: boolean,
    reference: Reference,
  ): Problem[] => {
    const code = fraction.CLASIFICACION_ARANCELARIA;
    if (unsettled.length > 0) {
      if (code === '' ? codeOwed : !isWholeTariff(code, reference)) return [];
      return unsettled.map(({ field, reason }) => {
        const message = `Línea ${line + 1}: ${reason}. Mientras tanto, la fracción no tiene tributos.`;
        return problem('duca.no-rate', `FRACCIONES[${line}].${field}`, message);
      });
    }
    const found: Problem[] = [];
    if (isZero(fraction.VALOR_CIF)) {
      const message = `Casilla 52, línea ${line + 1}: el valor en aduana es cero y no causa tributos. Confirme que la mercancía no tiene valor o complete las casillas 48 a 51.`;
      found.push(warning('duca.zero-value', `FRACCIONES[${line}].VALOR_FOB`, message));
    }
    const preference = preferenceOf(taxedGoods(fraction), reference);
    const taken = fraction.CANTIDAD_CONTINGENTE;
    if (
      preference?.['CONTINGENTE'] === 'DENTRO' &&
      taken &&
      compare(taken, fraction.CANTIDAD_UNIDADES || '0') < 0
    ) {
      const message = `Casilla 39, línea ${line + 1}: la tasa del contingente alcanza solo a la parte que se le carga y la fracción tiene más. Separe el resto en «Fracciones», en una sin contingente, que paga la tasa general; si es una sola mercancía, divida antes su línea en la factura.`;
      const judge = judgeOf('CONTINGENTE_PARCIAL', reference);
      if (judge)
        found.push(judge.told('duca.quota-part', `FRACCIONES[${line}].CANTIDAD_CONTINGENTE`, message));
    }
    if (fraction.ACUERDO_1_ID !== '' && !preference) {
      const agreement =
        reference.row(catalogue.agreements1, fraction.ACUERDO_1_ID)?.VALOR ?? fraction.ACUERDO_1_ID;
      const message = `Casilla 44, línea ${line + 1}: «${agreement}» no da una tasa preferencial a este inciso con origen ${fraction.ID_PAIS_ORIGEN || 'en blanco'} y cuota ${fraction.CUOTA_CONTINGENTE || 'en blanco'}, o no está cargada; el DAI se liquidó con la tasa general.`;
      found.push(warning('duca.general-rate', `FRACCIONES[${line}].ACUERDO_1_ID`, message));
    }
    return found;
  },
);

const isAccepted = ({ DUCA }: DucaBody): boolean => DUCA.FECHA_ACEPTACION !== '';

function rateProblems(body: DucaBody, { today }: Reference): Problem[] {
  const { DUCA } = body;
  const { TIPO_CAMBIO: rate, FECHA_TIPO_CAMBIO: day } = DUCA;
  if (rate !== '' && compare(rate, '0') <= 0) {
    const message = `Casilla 31: la tasa de cambio (${rate}) debe ser mayor que cero; sin ella no se liquidan los tributos. Escriba la del día.`;
    return [problem('duca.rate', 'DUCA.TIPO_CAMBIO', message)];
  }
  if (day === '' || day === today || isAccepted(body)) return [];
  const message = `Casilla 31: la tasa de cambio es del ${formatDate(day)} y hoy es ${formatDate(today)}. Confirme cuál corresponde.`;
  return [warning('duca.rate-day', 'DUCA.TIPO_CAMBIO', message)];
}

/** Taxes that were reckoned on a day, or by lists, that say otherwise now: they are never sealed. */
function staleTaxes(body: DucaBody, lines: readonly SettledLine[]): Problem[] {
  const due = lines.flatMap((each) => each.taxes);
  const stored = body.FRACCION_TRIBUTOS;
  const moved = due.findIndex((each, at) => !stored[at] || !sameTax(each, stored[at]));
  if (moved < 0 && due.length === stored.length) return [];
  const line = Number((due[moved] ?? stored[due.length])?.NUMERO_LINEA ?? 1);
  const [was, is] = [stored, due].map((taxes) =>
    formatAmount(sum(taxes.map((each) => each.IMPORTE)) || '0', 2),
  );
  const difference = was === is ? `cambia la línea ${line}` : `sumaban ${was} y suman ${is}`;
  const message = `Los tributos se liquidaron con otras tasas o reglas y con las de hoy ${difference}. Vuelva a liquidar en «Impuestos».`;
  return [problem('duca.stale-taxes', `FRACCIONES[${line - 1}].TOTAL_TRIBUTOS`, message)];
}

const TAX = [
  'ID_FRACCION',
  'CODIGO_TRIBUTO',
  'BASE_IMPONIBLE',
  'TASA',
  'CANTIDAD_GRAVADA',
  'MONTO_UNITARIO',
  'IMPORTE',
  'MODALIDAD_PAGO',
] as const;
const sameTax = (one: DucaTax, other: DucaTax): boolean =>
  one === other || TAX.every((name) => one[name] === other[name]);
