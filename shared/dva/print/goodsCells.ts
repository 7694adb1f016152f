import { formatAmount } from '../../foundation/decimal/amount.ts';
import { JOINT } from '../../foundation/pdf/brokenWords.ts';
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

/** A row of a table of goods, or the part of one that stands on a page. */
export interface GoodsRow {
  /** Line of the document, from 0. */
  readonly row: number;
  /** Lines of the page that it takes. */
  readonly lines: number;
  /** Made when its page is drawn: the rows of a long document wait without their texts, which spares memory. */
  readonly cells: () => readonly Cell[];
}

/** Wraps the texts of a column where few values recur on many lines, each value once. */
function wrapOnce(width: number): (text: string) => Cell {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    if (text.length <= width) return text;
    let lines = known.get(text);
    if (!lines) known.set(text, (lines = wrapWords(text, width, JOINT)));
    return lines;
  };
}

const wrapped = (text: string, width: number): Cell =>
  text.length <= width ? text : wrapWords(text, width, JOINT);

/** Lines of a wrapped text and, below them, of a detail that has no column of its own: 'Cód. 4417'. */
function withDetail(text: string, width: number, word: string, detail: string): Cell {
  if (detail === '') return wrapped(text, width);
  const [above, below] = [wrapped(text, width), wrapped(`${word} ${detail}`, width)];
  return text === '' ? below : [above, below].flat();
}

function state(line: DvaGoodsLine, withOther: boolean): string {
  const name = line.ESTADO_MERCANCIA || line.ID_ESTADO_MERCANCIA;
  const other = withOther ? line.DESCRIPCION_ESTADO_MERCANCIA : '';
  return name && other ? `${name}: ${other}` : name || other;
}

/** Tariff codes as printed; the same few stand on many lines, and each is pointed once. */
function tariffs({ body, options, reference }: PrintFacts): (line: DvaGoodsLine) => string {
  const digits = dvaCountries[reference.country].preferentialDigits;
  const known = new Map<string, string>();
  return (line) => {
    const whole = line.CLASIFICACION_ARANCELARIA;
    const cut = options.cutTariff && digits !== undefined && agreementOf(line, body) !== '';
    const code = cut ? tariffPrefix(whole, digits) : whole;
    let dotted = known.get(code);
    if (dotted === undefined) known.set(code, (dotted = dottedTariff(code)));
    return dotted;
  };
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

/** What is the same for every line of a print. */
const columnsOf = (facts: PrintFacts) => ({ wrap: wrappedCells(facts), tariff: tariffs(facts) });

export function goodsRow(
  line: DvaGoodsLine,
  row: number,
  facts: PrintFacts,
  { wrap, tariff } = columnsOf(facts),
): GoodsRow {
  let lines = 1;
  const first = wrap(line);
  for (const cell of first) if (typeof cell !== 'string' && cell.length > lines) lines = cell.length;
  // Only what had to be broken is kept until its page is drawn.
  const broken = lines > 1 ? first : undefined;
  const cells = (): Cell[] => {
    const [unit, name, characteristics, brand, model, condition, country] = broken ?? wrap(line);
    return [
      String(row + 1),
      formatAmount(line.CANTIDAD_UNIDADES, 3),
      unit!,
      name!,
      characteristics!,
      brand!,
      model!,
      condition!,
      country!,
      tariff(line),
      printedUnitValue(line),
      formatAmount(line.VALOR_ITEM, 2),
    ];
  };
  return { row, lines, cells };
}

/** A print's goods lines as rows. */
export function goodsRows(facts: PrintFacts): GoodsRow[] {
  const columns = columnsOf(facts);
  return facts.body.MERCANCIAS.map((line, row) => goodsRow(line, row, facts, columns));
}
