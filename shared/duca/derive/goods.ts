import { cents } from '../../foundation/decimal/cents.ts';
import { fromUnits, toUnits } from '../../foundation/decimal/decimal.ts';
import { prorate } from '../../foundation/decimal/prorate.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Field } from '../../foundation/fields/field.ts';
import { dvaDataSets, type DvaBody, type DvaGoodsLine } from '../../dva/fields/dataSets.ts';
import { BOXED_EXPENSES, byOwnShares, ofLines, statedExpense } from '../../dva/lineExpenses.ts';
import type { InvoiceItem } from '../../invoices/dataSets.ts';
import { serialsByItem, serialText } from '../../invoices/serials.ts';
import type { Adjustments, DvaValues, ValuesOf } from '../../declarations/values.ts';
import type { DucaItem } from '../dataSets.ts';
import { fractionItems } from '../fields/fractionItems.ts';
import type { DeclarationSources, Source } from '../../declarations/sources.ts';

/** One original line with what grouping needs besides: agreements, and weights and packages where the invoice has them. */
export interface Goods {
  item: DucaItem;
  agreement1: string;
  agreement2: string;
  packageKind: string;
  /** Grams; undefined when the invoice does not say. */
  gross: number | undefined;
  net: number | undefined;
  /** Hundredths of a package; undefined when the invoice does not say. */
  packages: number | undefined;
  /** Cents that the law adds to the values of the item and takes off them, where those say neither. */
  adjusted: Adjustments;
}

const [FREIGHT, INSURANCE] = BOXED_EXPENSES;

/**
 * How box 46 of a value declaration stands in boxes 25 to 28. Transport and insurance are boxes 42.10 and 42.12, plus
 * what the price already includes by its incoterm; everything else that the law adds or deducts goes to the other
 * costs, and deductions beyond them lower the price. So box 29 of the DUCA is always the sum of the boxes 46.
 */
export function dvaValues(body: DvaBody, reference: Reference): DvaValues {
  const whole = cents(body.DVA.CASILLA_46);
  const insurance = Math.min(statedExpense(body, INSURANCE, reference), whole);
  const freight = Math.min(statedExpense(body, FREIGHT, reference), whole - insurance);
  const rest = whole - insurance - freight;
  const fob = Math.min(ofLines(body.MERCANCIAS, 'VALOR_FOB'), rest);
  return { fob, freight, insurance, others: rest - fob };
}

/**
 * Every line of every value declaration, its values adding up to the declaration's to the cent.
 * @param valuesOf how the declaration that is formed takes those
 */
export function goodsOf(
  { dvas, invoices, unsworn }: DeclarationSources,
  reference: Reference,
  valuesOf: ValuesOf = dvaValues,
): Goods[] {
  const items = new Map(
    invoices.flatMap((invoice) => invoice.body.ITEMS.map((item) => [item.ID_ITEM, item] as const)),
  );
  const serials = new Map(invoices.flatMap((invoice) => [...serialsByItem(invoice.body)]));
  const goods = dvas.flatMap((dva) => goodsOfDva(dva, items, serials, valuesOf(dva.body, reference)));
  return unsworn ? goods.map((each) => ({ ...each, item: { ...each.item, ID_DVA: '' } })) : goods;
}

const serialLength = (fields: { NUMERO_SERIAL: Field }): number => fields.NUMERO_SERIAL.max ?? 0;

/** All serial numbers of the invoice, where the value declaration says as many of them as it has room for. */
function serialOf({ NUMERO_SERIAL: declared }: DvaGoodsLine, known: readonly string[] | undefined): string {
  return known && declared === serialText(known, serialLength(dvaDataSets.MERCANCIAS.fields))
    ? serialText(known, serialLength(fractionItems.fields))
    : declared;
}

type Values = Pick<DucaItem, 'VALOR_FOB' | 'VALOR_FLETE' | 'VALOR_SEGURO' | 'VALOR_OTROS'>;
interface Shares {
  values: Values;
  adjusted: Adjustments;
}

/**
 * What each line carries of the declaration's values: its own where the lines add up to them, else of freight and insurance
 * in their proportion. Other costs hold what the law adds besides the lines' own: what these lack goes by FOB, as adjustments
 * do, which are no line's own.
 */
function sharesOf(lines: readonly DvaGoodsLine[], values: ReturnType<ValuesOf>): Shares[] {
  const weights = lines.map((line) => cents(line.VALOR_FOB));
  const own = (name: keyof Values): number[] => lines.map((line) => cents(line[name]));
  const fob = byOwnShares(values.fob, own('VALOR_FOB'), weights);
  const freight = byOwnShares(values.freight, own('VALOR_FLETE'), weights);
  const insurance = byOwnShares(values.insurance, own('VALOR_SEGURO'), weights);
  const others = ownAndMore(values.others, own('VALOR_OTROS'), weights);
  const include = prorate(values.include ?? 0, weights);
  const deduct = prorate(values.deduct ?? 0, weights);
  return lines.map((_, index) => ({
    values: {
      VALOR_FOB: fromUnits(fob[index]!, 2),
      VALOR_FLETE: fromUnits(freight[index]!, 2),
      VALOR_SEGURO: fromUnits(insurance[index]!, 2),
      VALOR_OTROS: fromUnits(others[index]!, 2),
    },
    adjusted: { include: include[index]!, deduct: deduct[index]! },
  }));
}

function ownAndMore(whole: number, own: number[], weights: number[]): number[] {
  const more = whole - own.reduce((sum, each) => sum + each, 0);
  if (more < 0) return byOwnShares(whole, own, weights);
  const parts = prorate(more, weights);
  return own.map((each, at) => each + parts[at]!);
}

function goodsOfDva(
  dva: Source<DvaBody>,
  items: ReadonlyMap<string, InvoiceItem>,
  serials: ReadonlyMap<string, readonly string[]>,
  values: ReturnType<ValuesOf>,
): Goods[] {
  const lines = dva.body.MERCANCIAS;
  const shares = sharesOf(lines, values);
  const numbers = new Map(dva.body.FACTURAS.map((each) => [each.ID_FACTURA, each.NUMERO_FACTURA]));
  return lines.map((line, index): Goods => {
    const source = items.get(line.ID_ITEM);
    return {
      agreement1: line.ACUERDO_PREFERENCIAL_1,
      agreement2: line.ACUERDO_PREFERENCIAL_2,
      packageKind: source?.ID_CLASE_BULTOS ?? '',
      gross: known(source?.PESO_BRUTO, 3),
      net: known(source?.PESO_NETO, 3),
      packages: known(source?.CANTIDAD_BULTOS, 2),
      adjusted: shares[index]!.adjusted,
      item: {
        ID_ITEM: line.ID_ITEM,
        ID_FRACCION: '',
        SECUENCIA_FRACCION: '',
        ID_DVA: dva.id,
        ID_FACTURA: line.ID_FACTURA,
        NUMERO_FACTURA: numbers.get(line.ID_FACTURA) ?? '',
        CLASIFICACION_ARANCELARIA: line.CLASIFICACION_ARANCELARIA,
        ACUERDO_PREFERENCIAL_1: line.ACUERDO_PREFERENCIAL_1,
        ACUERDO_PREFERENCIAL_2: line.ACUERDO_PREFERENCIAL_2,
        NOMBRE_COMERCIAL: line.NOMBRE_COMERCIAL,
        CARACTERISTICAS: line.CARACTERISTICAS,
        NOMBRE_CATALOGO: '',
        VALOR_CATALOGO: '',
        TEXTO_LIBRE: '',
        MARCA: line.MARCA,
        MODELO_ESTILO: line.MODELO_ESTILO,
        NUMERO_SERIAL: serialOf(line, serials.get(line.ID_ITEM)),
        ID_ESTADO_MERCANCIA: line.ID_ESTADO_MERCANCIA,
        ID_PAIS_ORIGEN: line.ID_PAIS_ORIGEN,
        CANTIDAD_UNIDADES: line.CANTIDAD_UNIDADES,
        ID_UNIDAD_MEDIDA: line.ID_UNIDAD_MEDIDA,
        VALOR_UNITARIO: line.VALOR_UNITARIO,
        VALOR_ITEM: line.VALOR_ITEM,
        ...shares[index]!.values,
        PESO_BRUTO: source?.PESO_BRUTO ?? '',
        PESO_NETO: source?.PESO_NETO ?? '',
        CANTIDAD_BULTOS: source?.CANTIDAD_BULTOS ?? '',
      },
    };
  });
}

const known = (value: string | undefined, decimals: number): number | undefined =>
  value === undefined || value === '' ? undefined : toUnits(value, decimals);
