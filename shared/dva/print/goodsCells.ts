import { formatAmount } from '../../foundation/decimal/amount.ts';
import type { Cell } from '../../foundation/pdf/table.ts';
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

/** A row of a table of goods, and how many lines of the page it takes. */
export interface GoodsRow {
  readonly lines: number;
  /** Made when its page is drawn: what was not wrapped to count the lines waits as it is stored, which spares memory. */
  readonly cells: () => readonly Cell[];
}

/** Wraps the texts of a column where few values recur on many lines, each value once. */
function wrapOnce(width: number): (text: string) => Cell {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    if (text.length <= width) return text;
    let lines = known.get(text);
    if (!lines) known.set(text, (lines = wrapWords(text, width)));
    return lines;
  };
}

const wrapped = (text: string, width: number): Cell => (text.length <= width ? text : wrapWords(text, width));

/** Lines of a wrapped text and, below them, of a detail that has no column of its own: 'Cód. 4417'. */
function withDetail(text: string, width: number, word: string, detail: string): Cell {
  if (detail === '') return wrapped(text, width);
  const [above, below] = [wrapped(text, width), wrapped(`${word} ${detail}`, width)];
  return text === '' ? below : [above, below].flat();
}

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

/** The cells of the columns that wrap, from the unit of measure to the country. */
function wrappedCells({ options }: PrintFacts): (line: DvaGoodsLine) => Cell[] {
  const units = wrapOnce(WIDTHS.unit);
  const brands = wrapOnce(WIDTHS.brand);
  const states = wrapOnce(WIDTHS.state);
  const countries = wrapOnce(WIDTHS.country);
  return (line) => [
    units(line.UNIDAD_MEDIDA || line.ID_UNIDAD_MEDIDA),
    withDetail(line.NOMBRE_COMERCIAL, WIDTHS.name, 'Cód.', line.ID_PRODUCTO),
    withDetail(line.CARACTERISTICAS, WIDTHS.characteristics, 'Serie', line.NUMERO_SERIAL),
    brands(line.MARCA),
    wrapped(line.MODELO_ESTILO, WIDTHS.model),
    states(state(line, options.otherState)),
    countries(line.PAIS_ORIGEN || line.ID_PAIS_ORIGEN),
  ];
}

export function goodsRow(
  line: DvaGoodsLine,
  index: number,
  facts: PrintFacts,
  wrap = wrappedCells(facts),
): GoodsRow {
  let lines = 1;
  const wrappedOnes = wrap(line);
  for (const cell of wrappedOnes) if (typeof cell !== 'string' && cell.length > lines) lines = cell.length;
  const cells = (): Cell[] => [
    String(index + 1),
    formatAmount(line.CANTIDAD_UNIDADES, 3),
    ...wrappedOnes,
    tariff(line, facts),
    printedUnitValue(line),
    formatAmount(line.VALOR_ITEM, 2),
  ];
  return { lines, cells };
}

/** A print's goods lines as rows. */
export function goodsRows(facts: PrintFacts): GoodsRow[] {
  const wrap = wrappedCells(facts);
  return facts.body.MERCANCIAS.map((line, index) => goodsRow(line, index, facts, wrap));
}
