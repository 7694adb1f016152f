import { add, compare, isZero, round, subtract, sum } from '../../foundation/decimal/decimal.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import type { DuaBody } from '../dataSets.ts';
import type { AuthorityLiquidation } from './readLiquidation.ts';

/** Where SARAH's liquidation says something else than ours, and why it does. Amounts in lempiras. */
export interface LiquidationDifference {
  /** Number of the item; '' for the whole declaration. */
  ITEM: string;
  /** Tax, or «Valor en aduana», «Total a pagar», «Total a garantizar». */
  CONCEPTO: string;
  NUESTRO: string;
  SARAH: string;
  /** SARAH's less ours. */
  DIFERENCIA: string;
  /** Spanish sentence. */
  EXPLICACION: string;
}

type OwnLiquidation = Pick<
  DuaBody,
  'LIQUIDACION' | 'LIQUIDACION_ITEMS' | 'LIQUIDACION_ITEM_TRIBUTOS' | 'LIQUIDACION_TRIBUTOS'
>;
type TaxLine = DuaBody['LIQUIDACION_ITEM_TRIBUTOS'][number];

const CENT = '0.01';
const lempiras = (value: string): string => `L ${formatAmount(value || '0', 2)}`;
const isSame = (a: string, b: string): boolean => compare(a || '0', b || '0') === 0;

/**
 * Every difference of two liquidations: first the values of the items, then their taxes, at last the totals, so that each
 * follows from one before it.
 */
export function compareLiquidations(
  ours: OwnLiquidation,
  theirs: AuthorityLiquidation,
): LiquidationDifference[] {
  const values = valueDifferences(ours, theirs);
  const taxes = taxDifferences(ours, theirs, new Set(values.map(({ ITEM }) => ITEM)));
  const totals = OBLIGATIONS.flatMap(({ total, label, code }) => {
    const [mine, its] = [ours.LIQUIDACION[total], theirs.SARAH_LIQUIDACION[total]];
    const items = sum(taxes.filter((each) => each.obligation === code).map(({ told }) => told.DIFERENCIA));
    return differs('', label, mine, its, totalReason(subtract(its || '0', mine || '0'), items));
  });
  return [...values, ...taxes.map(({ told }) => told), ...totals];
}

const OBLIGATIONS = [
  { code: 'P', total: 'TOTAL_PAGAR', label: 'Total a pagar' },
  { code: 'G', total: 'TOTAL_GARANTIZAR', label: 'Total a garantizar' },
] as const;

/** @param items what the differences of the items' taxes add up to, of the same obligation */
function totalReason(gap: string, items: string): string {
  if (isZero(items))
    return 'Ningún ítem difiere: SARAH suma un cargo que no desglosa por ítem. Revise los tributos de su respuesta.';
  if (isSame(gap, items)) return 'Es la suma de las diferencias de los ítems.';
  return `Las diferencias de los ítems suman ${lempiras(items)}; el resto, ${lempiras(subtract(gap, items))}, SARAH no lo desglosa por ítem. Revise los tributos de su respuesta.`;
}

function valueDifferences(ours: OwnLiquidation, theirs: AuthorityLiquidation): LiquidationDifference[] {
  const own = new Map(ours.LIQUIDACION_ITEMS.map((each) => [each.ID_ITEM, each.VALOR_ADUANA_AJUSTADO]));
  return theirs.SARAH_ITEMS.flatMap(({ ID_ITEM, VALOR_ADUANA_AJUSTADO: value }) =>
    differs(
      ID_ITEM,
      'Valor en aduana',
      own.get(ID_ITEM) ?? '',
      value,
      own.has(ID_ITEM)
        ? 'SARAH valora el ítem en otra cantidad. Revise FOB, flete, seguro, otros, ajustes y el tipo de cambio.'
        : 'SARAH liquida un ítem que la declaración no tiene. Compare el número de ítems.',
    ),
  );
}

interface TaxDifference {
  obligation: string;
  told: LiquidationDifference;
}

const lineKey = ({ ID_ITEM, CONCEPTO, TIPO_OBLIGACION }: TaxLine): string =>
  [ID_ITEM, CONCEPTO, TIPO_OBLIGACION].join('|');

/** Lines by item, tax and obligation; amounts of what is stated in several are one. */
function byKey(lines: readonly TaxLine[]): Map<string, TaxLine> {
  const found = new Map<string, TaxLine>();
  for (const line of lines) {
    const known = found.get(lineKey(line));
    const IMPORTE = known ? add(known.IMPORTE || '0', line.IMPORTE || '0') : line.IMPORTE;
    found.set(lineKey(line), { ...(known ?? line), IMPORTE });
  }
  return found;
}

/** Whether the other side has the tax of the item too, only that it is paid here and guaranteed there. */
const isElsewhere = (line: TaxLine, other: ReadonlyMap<string, TaxLine>): boolean =>
  [...other.values()].some(
    (each) =>
      each.ID_ITEM === line.ID_ITEM &&
      each.CONCEPTO === line.CONCEPTO &&
      each.TIPO_OBLIGACION !== line.TIPO_OBLIGACION,
  );

function taxDifferences(
  ours: OwnLiquidation,
  theirs: AuthorityLiquidation,
  revalued: ReadonlySet<string>,
): TaxDifference[] {
  const own = byKey(ours.LIQUIDACION_ITEM_TRIBUTOS);
  const other = byKey(theirs.SARAH_ITEM_TRIBUTOS);
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((key) => {
    const mine = own.get(key);
    const its = other.get(key);
    const { ID_ITEM, CONCEPTO, TIPO_OBLIGACION: obligation } = (mine ?? its)!;
    const why =
      mine && its ? lineReason(mine, its, revalued.has(ID_ITEM)) : loneReason(mine, its, own, other);
    return differs(ID_ITEM, CONCEPTO, mine?.IMPORTE ?? '', its?.IMPORTE ?? '', why).map((told) => ({
      obligation,
      told,
    }));
  });
}

const DONE: Partial<Record<string, string>> = { P: 'se paga', G: 'se garantiza' };
const done = ({ TIPO_OBLIGACION: code }: TaxLine): string => DONE[code] ?? `va con la obligación «${code}»`;

/** Of a line that only one of them has. */
function loneReason(
  mine: TaxLine | undefined,
  its: TaxLine | undefined,
  own: ReadonlyMap<string, TaxLine>,
  other: ReadonlyMap<string, TaxLine>,
): string {
  if (mine)
    return isElsewhere(mine, other)
      ? `Aquí ${done(mine)} y en SARAH no. Compare el régimen y las ventajas del ítem.`
      : 'Aquí se calculó y SARAH no lo cobra. Puede aplicar una ventaja o exención que la declaración no reclama.';
  return its && isElsewhere(its, own)
    ? `En SARAH ${done(its)} y aquí no. Compare el régimen y las ventajas del ítem.`
    : 'SARAH lo cobra y aquí no se calculó. Revise la posición arancelaria, el estado y las exenciones del ítem.';
}

function lineReason(mine: TaxLine, its: TaxLine, revalued: boolean): string {
  if (mine.TASA === '' && mine.MONTO_UNITARIO !== '') return unitReason(mine, its);
  if (mine.TASA !== '' && its.TASA !== '' && !isSame(mine.TASA, its.TASA)) {
    return `SARAH aplica ${formatAmount(its.TASA, 2)} % y aquí ${formatAmount(mine.TASA, 2)} %. Compare la posición arancelaria y las ventajas con el arancel vigente.`;
  }
  if (mine.BASE_IMPONIBLE !== '' && !isSame(mine.BASE_IMPONIBLE, its.BASE_IMPONIBLE)) {
    const bases = `La base de SARAH es ${lempiras(its.BASE_IMPONIBLE)} y aquí ${lempiras(mine.BASE_IMPONIBLE)}, con la misma tasa`;
    return revalued
      ? `${bases}: sigue del valor en aduana del ítem.`
      : `${bases}: sigue de un tributo anterior que difiere.`;
  }
  return sameReason(mine, its, 'base y tasa');
}

/** Of an amount a unit, which a liquidation states with its quantity as the base and the amount as the rate (`itemTaxes`). */
function unitReason(mine: TaxLine, its: TaxLine): string {
  const perUnit = round(mine.MONTO_UNITARIO, 4);
  if (its.TASA !== '' && !isSame(perUnit, its.TASA))
    return `SARAH cobra L ${formatAmount(its.TASA, 4)} por unidad y aquí L ${formatAmount(perUnit, 4)}. Compare el monto vigente en «Impuestos específicos».`;
  const quantity = round(mine.CANTIDAD_GRAVADA || '0', 3);
  if (its.BASE_IMPONIBLE !== '' && !isSame(quantity, its.BASE_IMPONIBLE))
    return `SARAH grava ${formatAmount(its.BASE_IMPONIBLE, 3)} unidades y aquí ${formatAmount(quantity, 3)}, con el mismo monto por unidad. Revise la cantidad y la unidad del ítem.`;
  return sameReason(mine, its, 'cantidad y monto por unidad');
}

function sameReason(mine: TaxLine, its: TaxLine, what: string): string {
  const gap = subtract(its.IMPORTE || '0', mine.IMPORTE || '0').replace('-', '');
  return compare(gap, CENT) <= 0
    ? `Un centavo por redondeo: ${what} son iguales.`
    : `Aquí y en SARAH ${what} son iguales y el importe no. Pida a SARAH que explique el cálculo.`;
}

/** The difference, when there is one. */
function differs(
  ITEM: string,
  CONCEPTO: string,
  NUESTRO: string,
  SARAH: string,
  EXPLICACION: string,
): LiquidationDifference[] {
  const DIFERENCIA = subtract(add('0.00', SARAH || '0'), NUESTRO || '0');
  return isZero(DIFERENCIA) ? [] : [{ ITEM, CONCEPTO, NUESTRO, SARAH, DIFERENCIA, EXPLICACION }];
}
