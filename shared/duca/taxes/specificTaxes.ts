import { catalogue } from '../../catalogues/names.ts';
import { specificRules, type RulesOfTax } from '../../catalogues/specificRules.ts';
import { convertQuantity } from '../../catalogues/unitFactor.ts';
import { add, compare, multiply } from '../../foundation/decimal/decimal.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import {
  localValue,
  percentLine,
  type Settled,
  type SettledGoods,
  type SettlementFacts,
  type Unsettled,
} from './settled.ts';

export interface SpecificTaxes {
  taxes: Settled[];
  unsettled: Unsettled[];
  /** Amounts that the base of the value-added tax includes. */
  inVatBase: string[];
  /** A tax that the goods owe takes the place of the value-added tax. */
  freesOfVat: boolean;
}

const NONE: SpecificTaxes = { taxes: [], unsettled: [], inVatBase: [], freesOfVat: false };

/**
 * Taxes besides DAI and value-added tax, by the rules of the catalogue, each on what it says: a percent of a sum of
 * customs value, price and earlier taxes, or an amount a unit. Where value or age decide, the rule whose band covers a
 * unit of the goods applies.
 * @param value customs value and DAI in local currency.
 */
export function specificTaxes(
  goods: SettledGoods,
  facts: SettlementFacts,
  value: { customs: string; duty: string },
  reference: Reference,
): SpecificTaxes {
  const ofTaxes = rulesOf(goods, facts, reference);
  if (ofTaxes.length === 0) return NONE;
  const found: SpecificTaxes = { taxes: [], unsettled: [], inVatBase: [], freesOfVat: false };
  const amounts = new Map([
    ['CIF', value.customs],
    ['FOB', localValue(goods.VALOR_FOB ?? '', facts.exchangeRate)],
    ['DAI', value.duty],
  ]);
  // A tax that the goods do not owe adds nothing to the base of another; one that is not reckoned yet is missing.
  const part = (name: string): string | undefined =>
    amounts.get(name) ??
    (reference.row(catalogue.taxes, name) && !ofTaxes.some(({ tax }) => tax === name) ? '0.00' : undefined);
  for (const each of ofTaxes) {
    const { rule, unsettled } = ruleFor(each, goods);
    if (unsettled) found.unsettled.push(unsettled);
    else if (!rule || isExempt(rule, goods)) amounts.set(each.tax, '0.00');
    else {
      const settled = settleRule(rule, goods, facts, part, reference);
      if ('reason' in settled) {
        found.unsettled.push(settled);
        continue;
      }
      amounts.set(each.tax, settled.amount);
      found.taxes.push(settled);
      if (rule['IVA'] === 'SUMA') found.inVatBase.push(settled.amount);
      if (rule['IVA'] === 'EXIME') found.freesOfVat = true;
    }
  }
  return found;
}

/** The rule by which goods owe a tax today, for the explanation; undefined when they owe none or it is not known. */
export function ruleOfTax(
  tax: string,
  goods: SettledGoods,
  facts: SettlementFacts,
  reference: Reference,
): CatalogueRow | undefined {
  const ofTax = rulesOf(goods, facts, reference).find((each) => each.tax === tax);
  return ofTax && ruleFor(ofTax, goods).rule;
}

const rulesOf = (goods: SettledGoods, facts: SettlementFacts, reference: Reference): RulesOfTax[] =>
  goods.CLASIFICACION_ARANCELARIA === ''
    ? []
    : specificRules(reference, {
        tariff: goods.CLASIFICACION_ARANCELARIA,
        state: goods.ID_ESTADO_MERCANCIA ?? '',
        modality: facts.modality ?? '',
        regime: facts.regime ?? '',
      });

const isExempt = ({ ACUERDOS_EXENTOS = '' }: CatalogueRow, goods: SettledGoods): boolean =>
  ACUERDOS_EXENTOS !== '' &&
  ACUERDOS_EXENTOS.split('|').some((each) => each === goods.ACUERDO_1_ID || each === goods.ACUERDO_2_ID);

const ofValue = (row: CatalogueRow): boolean => Boolean(row['VALOR_DESDE'] || row['VALOR_HASTA']);
const ofAge = (row: CatalogueRow): boolean => Boolean(row['EDAD_DESDE'] || row['EDAD_HASTA']);

interface Chosen {
  rule?: CatalogueRow;
  unsettled?: Unsettled;
}

/** The one rule of a tax whose band covers a unit of the goods, or what is missing to tell. */
function ruleFor({ tax, rules, stateAsked }: RulesOfTax, goods: SettledGoods): Chosen {
  const missing = (field: Unsettled['field'], reason: string): Chosen => ({
    unsettled: { code: tax, field, reason },
  });
  if (stateAsked) {
    const reason = `la tasa de ${tax} depende del estado de la mercancía, que está en blanco. Complételo`;
    return missing('ID_ESTADO_MERCANCIA', reason);
  }
  const { CANTIDAD_UNIDADES: quantity = '', ages = [] } = goods;
  const byAge = rules.some(ofAge);
  if (rules.some(ofValue) && compare(quantity, '0') <= 0) {
    const reason = `la tasa de ${tax} depende del valor de cada unidad y falta la cantidad. Complete la casilla 43`;
    return missing('CANTIDAD_UNIDADES', reason);
  }
  if (byAge && ages.length === 0) {
    const reason = `la tasa de ${tax} depende del año del modelo. Anote el vehículo con su modelo`;
    return missing('CLASIFICACION_ARANCELARIA', reason);
  }
  const rule = rules.find(
    (row) =>
      (!ofValue(row) || coversValue(row, goods.VALOR_CIF, quantity)) &&
      (!ofAge(row) || coversAges(row, ages)),
  );
  if (rule) return { rule };
  return missing(
    'CLASIFICACION_ARANCELARIA',
    byAge
      ? `ningún tramo de ${tax} cubre sus modelos y su valor. Separe los vehículos de distinto modelo o cargue el tramo que falta`
      : `ningún tramo de ${tax} cubre su valor por unidad. Cargue el tramo que falta`,
  );
}

/** Bounds are for one unit: they are multiplied by the quantity, so that nothing is divided and rounded. */
const coversValue = (row: CatalogueRow, value: string, quantity: string): boolean => {
  const bound = (limit: string): string => multiply(limit, quantity, 6);
  const { VALOR_DESDE: above = '', VALOR_HASTA: upTo = '' } = row;
  return (
    (above === '' || compare(value, bound(above)) > 0) && (upTo === '' || compare(value, bound(upTo)) <= 0)
  );
};

const coversAges = (
  { EDAD_DESDE: from = '', EDAD_HASTA: upTo = '' }: CatalogueRow,
  ages: readonly number[],
) => ages.every((age) => (from === '' || age >= Number(from)) && (upTo === '' || age <= Number(upTo)));

function settleRule(
  rule: CatalogueRow,
  goods: SettledGoods,
  facts: SettlementFacts,
  part: (name: string) => string | undefined,
  reference: Reference,
): Settled | Unsettled {
  const { TRIBUTO: code = '', ALICUOTA: percent = '', MONTO: money = '' } = rule;
  if (percent !== '') {
    const parts = (rule['BASE'] ?? '').split('+').map((name) => [name.trim(), part(name.trim())] as const);
    const absent = parts.find(([, value]) => value === undefined);
    return absent
      ? broken(code, `su base nombra «${absent[0]}», que no está calculado antes`)
      : percentLine(code, add('0.00', ...parts.map(([, value]) => value!)), percent);
  }
  return money === '' ? broken(code, 'no dice tasa ni monto') : amountLine(rule, goods, facts, reference);
}

const broken = (code: string, reason: string): Unsettled => ({
  code,
  field: 'CLASIFICACION_ARANCELARIA',
  reason: `la regla de ${code} ${reason}. Corrija el catálogo de impuestos específicos`,
});

/** An amount a unit: the quantity is rounded to six decimals and the amount a unit to seven, then the product to two. */
function amountLine(
  rule: CatalogueRow,
  goods: SettledGoods,
  facts: SettlementFacts,
  reference: Reference,
): Settled | Unsettled {
  const { TRIBUTO: code = '', UNIDAD: unit = '', MONTO: money = '' } = rule;
  const net = rule['MEDIDA'] === 'PESO_NETO';
  const stated = (net ? goods.PESO_NETO : goods.CANTIDAD_UNIDADES) ?? '';
  const each = rule['POR_CADA'] || '1';
  if (compare(stated, '0') <= 0) {
    const reason = net
      ? `${code} se cobra por peso neto y falta. Complete la casilla 37`
      : `${code} se cobra por cantidad y falta. Complete la casilla 43`;
    return { code, field: net ? 'PESO_NETO' : 'CANTIDAD_UNIDADES', reason };
  }
  const from = net ? 'KGM' : (goods.ID_UNIDAD_MEDIDA ?? '');
  const quantity = convertQuantity(reference, {
    quantity: stated,
    from,
    to: unit,
    each,
    tariff: goods.CLASIFICACION_ARANCELARIA,
  });
  if (quantity === undefined) {
    const reason = `${code} se cobra por ${unit} y la casilla 42 dice ${from || 'nada'}, sin equivalencia cargada. Cambie la unidad o cargue la equivalencia`;
    return { code, field: 'ID_UNIDAD_MEDIDA', reason };
  }
  const perUnit = multiply(money, rule['MONEDA'] === 'USD' ? facts.exchangeRate : '1', 7);
  return {
    code,
    base: '',
    rate: '',
    quantity,
    unit: each === '1' ? unit : `${each} ${unit}`,
    perUnit,
    amount: multiply(quantity, perUnit, 2),
  };
}
