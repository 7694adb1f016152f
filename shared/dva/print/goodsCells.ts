import { formatAmount } from '../../foundation/decimal/amount.ts';
import { dottedTariff, tariffPrefix } from '../../foundation/text/tariffCode.ts';
import { wrapWords } from '../../foundation/text/wrap.ts';
import { dvaCountries } from '../countries.ts';
import type { DvaGoodsLine } from '../fields/dataSets.ts';
import { agreementOf } from './agreements.ts';
import type { PrintFacts } from './facts.ts';
import { printedUnitValue } from './unitValue.ts';

/** Characters a line of each wrapped column takes (spec 5, printing); the narrow ones have no width of the spec. */
const WIDTHS = {
  name: 28,
  characteristics: 27,
  brand: 13,
  model: 14,
  unit: 11,
  state: 10,
  country: 12,
} as const;

/** A goods line as its cells, one list of text lines a column, and how many lines of the page it takes. */
export interface GoodsRow {
  cells: string[][];
  lines: number;
}

const wrapped = (text: string, width: number): string[] =>
  text === '' ? [] : text.length <= width ? [text] : wrapWords(text, width);

/** Lines of a wrapped text and, below them, of a detail that has no column of its own: 'Cód. 4417'. */
const withDetail = (text: string, width: number, word: string, detail: string): string[] =>
  detail === '' ? wrapped(text, width) : [...wrapped(text, width), ...wrapped(`${word} ${detail}`, width)];

const state = (line: DvaGoodsLine, withOther: boolean): string =>
  [line.ESTADO_MERCANCIA || line.ID_ESTADO_MERCANCIA, withOther ? line.DESCRIPCION_ESTADO_MERCANCIA : '']
    .filter(Boolean)
    .join(': ');

function tariff(line: DvaGoodsLine, { body, options, reference }: PrintFacts): string {
  const digits = dvaCountries[reference.country].preferentialDigits;
  const cut = options.cutTariff && digits !== undefined && agreementOf(line, body) !== '';
  return dottedTariff(
    cut ? tariffPrefix(line.CLASIFICACION_ARANCELARIA, digits) : line.CLASIFICACION_ARANCELARIA,
  );
}

export function goodsRow(line: DvaGoodsLine, index: number, facts: PrintFacts): GoodsRow {
  const single = (text: string): string[] => (text === '' ? [] : [text]);
  const cells = [
    single(String(index + 1)),
    single(formatAmount(line.CANTIDAD_UNIDADES, 3)),
    wrapped(line.UNIDAD_MEDIDA || line.ID_UNIDAD_MEDIDA, WIDTHS.unit),
    withDetail(line.NOMBRE_COMERCIAL, WIDTHS.name, 'Cód.', line.ID_PRODUCTO),
    withDetail(line.CARACTERISTICAS, WIDTHS.characteristics, 'Serie', line.NUMERO_SERIAL),
    wrapped(line.MARCA, WIDTHS.brand),
    wrapped(line.MODELO_ESTILO, WIDTHS.model),
    wrapped(state(line, facts.options.otherState), WIDTHS.state),
    wrapped(line.PAIS_ORIGEN || line.ID_PAIS_ORIGEN, WIDTHS.country),
    single(tariff(line, facts)),
    single(printedUnitValue(line)),
    single(formatAmount(line.VALOR_ITEM, 2)),
  ];
  let lines = 1;
  for (const cell of cells) if (cell.length > lines) lines = cell.length;
  return { cells, lines };
}
