import { add, compare, isZero, subtract } from '../../foundation/decimal/decimal.ts';
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
  const causes = values.length + taxes.length;
  const totals = (['TOTAL_PAGAR', 'TOTAL_GARANTIZAR'] as const).flatMap((name) =>
    differs(
      '',
      name === 'TOTAL_PAGAR' ? 'Total a pagar' : 'Total a garantizar',
      ours.LIQUIDACION[name],
      theirs.SARAH_LIQUIDACION[name],
      causes > 0
        ? 'Es la suma de las diferencias de los ítems.'
        : 'Ningún ítem difiere: SARAH suma un cargo que no desglosa por ítem. Revise los tributos de su respuesta.',
    ),
  );
  return [...values, ...taxes, ...totals];
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

function taxDifferences(
  ours: OwnLiquidation,
  theirs: AuthorityLiquidation,
  revalued: ReadonlySet<string>,
): LiquidationDifference[] {
  const named = (lines: readonly TaxLine[]): Map<string, TaxLine> =>
    new Map(lines.map((each) => [`${each.ID_ITEM}|${each.CONCEPTO}`, each]));
  const own = named(ours.LIQUIDACION_ITEM_TRIBUTOS);
  const other = named(theirs.SARAH_ITEM_TRIBUTOS);
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((key) => {
    const mine = own.get(key);
    const its = other.get(key);
    const { ID_ITEM, CONCEPTO } = (mine ?? its)!;
    const why = reasonOf(mine, its, revalued.has(ID_ITEM));
    return differs(ID_ITEM, CONCEPTO, mine?.IMPORTE ?? '', its?.IMPORTE ?? '', why);
  });
}

function reasonOf(mine: TaxLine | undefined, its: TaxLine | undefined, revalued: boolean): string {
  if (!mine)
    return 'SARAH lo cobra y aquí no se calculó. Revise la posición arancelaria, el estado y las exenciones del ítem.';
  if (!its)
    return 'Aquí se calculó y SARAH no lo cobra. Puede aplicar una ventaja o exención que la declaración no reclama.';
  if (mine.TASA !== '' && its.TASA !== '' && !isSame(mine.TASA, its.TASA)) {
    return `SARAH aplica ${formatAmount(its.TASA, 2)} % y aquí ${formatAmount(mine.TASA, 2)} %. Compare la posición arancelaria y las ventajas con el arancel vigente.`;
  }
  const gap = subtract(its.IMPORTE || '0', mine.IMPORTE || '0').replace('-', '');
  if (mine.BASE_IMPONIBLE !== '' && !isSame(mine.BASE_IMPONIBLE, its.BASE_IMPONIBLE)) {
    const bases = `La base de SARAH es ${lempiras(its.BASE_IMPONIBLE)} y aquí ${lempiras(mine.BASE_IMPONIBLE)}, con la misma tasa`;
    return revalued
      ? `${bases}: sigue del valor en aduana del ítem.`
      : `${bases}: sigue de un tributo anterior que difiere.`;
  }
  if (compare(gap, CENT) <= 0) return 'Un centavo por redondeo: base y tasa son las mismas.';
  return 'Base y tasa son las mismas y el importe no. Pida a SARAH que explique el cálculo.';
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
