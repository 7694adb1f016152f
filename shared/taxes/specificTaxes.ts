import { catalogue } from '../catalogues/names.ts';
import { specificRules, type RuledGoods, type RulesOfTax } from '../catalogues/specificRules.ts';
import { add, compare, multiply } from '../foundation/decimal/decimal.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { taxedMeasure } from './measures.ts';
import {
  percentLine,
  type Settled,
  type SettlementFacts,
  type TaxedGoods,
  type TaxedPlaces,
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
 * Taxes besides import duty and value-added tax, by the rules of the catalogue, each on what it says: a percent of a sum of
 * customs value, price and earlier taxes, or an amount a unit. Where value or age decide, the rule whose band covers a
 * unit of the goods applies.
 * @param general what may stand in a base by its name, in local currency: CIF, FOB and the import duty.
 */
export function specificTaxes(
  goods: TaxedGoods,
  facts: SettlementFacts,
  general: ReadonlyMap<string, string>,
  reference: Reference,
): SpecificTaxes {
  const ofTaxes = rulesOf(goods, facts, reference);
  if (ofTaxes.length === 0) return NONE;
  const found: SpecificTaxes = { taxes: [], unsettled: [], inVatBase: [], freesOfVat: false };
  const amounts = new Map(general);
  // A tax that the goods do not owe adds nothing to the base of another; one that is not reckoned yet is missing.
  const part = (name: string): string | undefined =>
    amounts.get(name) ??
    (reference.row(catalogue.taxes, name) && !ofTaxes.some(({ tax }) => tax === name) ? '0.00' : undefined);
  for (const each of ofTaxes) {
    const { rule, unsettled } = ruleFor(each, goods, facts.places);
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
  goods: TaxedGoods,
  facts: SettlementFacts,
  reference: Reference,
): CatalogueRow | undefined {
  const ofTax = rulesOf(goods, facts, reference).find((each) => each.tax === tax);
  return ofTax && ruleFor(ofTax, goods, facts.places).rule;
}

const rulesOf = (goods: TaxedGoods, facts: SettlementFacts, reference: Reference): RulesOfTax[] =>
  goods.tariff === ''
    ? []
    : specificRules(reference, {
        tariff: goods.tariff,
        state: goods.state ?? '',
        modality: facts.modality ?? '',
        regime: facts.regime ?? '',
      });

const isExempt = ({ ACUERDOS_EXENTOS = '' }: CatalogueRow, goods: TaxedGoods): boolean =>
  ACUERDOS_EXENTOS !== '' &&
  ACUERDOS_EXENTOS.split('|').some((each) => each === goods.agreement || each === goods.otherAgreement);

const ofValue = (row: CatalogueRow): boolean => Boolean(row['VALOR_DESDE'] || row['VALOR_HASTA']);
const ofAge = (row: CatalogueRow): boolean => Boolean(row['EDAD_DESDE'] || row['EDAD_HASTA']);

/** Whether a tax of goods depends on what one of them is worth: an average of several would be taxed by another band. */
export const isTaxedByValue = (goods: RuledGoods, reference: Reference): boolean =>
  specificRules(reference, goods).some(({ rules }) => rules.some(ofValue));

interface Chosen {
  rule?: CatalogueRow;
  unsettled?: Unsettled;
}

/** The one rule of a tax whose band covers a unit of the goods, or what is missing to tell. */
function ruleFor({ tax, rules, stateAsked }: RulesOfTax, goods: TaxedGoods, places: TaxedPlaces): Chosen {
  const missing = (place: 'state' | 'quantity' | 'tariff', reason: string): Chosen => ({
    unsettled: { code: tax, field: places[place].field, reason },
  });
  if (stateAsked) {
    const reason =
      (goods.state ?? '') === ''
        ? `la tasa de ${tax} depende del estado de la mercancía, que está en blanco. Complételo`
        : `la tasa de ${tax} depende del estado de la mercancía, y ninguna regla dice qué paga «${goods.state}». Corrija el estado o cargue la regla que falta`;
    return missing('state', reason);
  }
  const { quantity = '', ages = [] } = goods;
  const byAge = rules.some(ofAge);
  if (rules.some(ofValue) && compare(quantity, '0') <= 0) {
    const reason = `la tasa de ${tax} depende del valor de cada unidad y falta la cantidad. Complete ${places.quantity.called}`;
    return missing('quantity', reason);
  }
  if (byAge && ages.length === 0) {
    const reason = `la tasa de ${tax} depende del año del modelo. Anote el vehículo con su modelo`;
    return missing('tariff', reason);
  }
  const rule = rules.find(
    (row) =>
      (!ofValue(row) || coversValue(row, goods.customsValue, quantity)) &&
      (!ofAge(row) || coversAges(row, ages)),
  );
  if (rule) return { rule };
  return missing(
    'tariff',
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
  goods: TaxedGoods,
  facts: SettlementFacts,
  part: (name: string) => string | undefined,
  reference: Reference,
): Settled | Unsettled {
  const { TRIBUTO: code = '', ALICUOTA: percent = '', MONTO: money = '' } = rule;
  if (percent !== '') {
    const parts = (rule['BASE'] ?? '').split('+').map((name) => [name.trim(), part(name.trim())] as const);
    const absent = parts.find(([, value]) => value === undefined);
    return absent
      ? broken(code, facts.places, `su base nombra «${absent[0]}», que no está calculado antes`)
      : percentLine(code, add('0.00', ...parts.map(([, value]) => value!)), percent);
  }
  return money === ''
    ? broken(code, facts.places, 'no dice tasa ni monto')
    : amountLine(rule, goods, facts, reference);
}

const broken = (code: string, places: TaxedPlaces, reason: string): Unsettled => ({
  code,
  field: places.tariff.field,
  reason: `la regla de ${code} ${reason}. Corrija el catálogo de impuestos específicos`,
});

/** An amount a unit: the quantity is rounded to six decimals and the amount a unit to seven, then the product to two. */
function amountLine(
  rule: CatalogueRow,
  goods: TaxedGoods,
  facts: SettlementFacts,
  reference: Reference,
): Settled | Unsettled {
  const { TRIBUTO: code = '', UNIDAD: unit = '', MONTO: money = '' } = rule;
  const { stated, unit: from, place, quantity } = taxedMeasure(rule, goods, reference);
  const each = rule['POR_CADA'] || '1';
  const asked = facts.places[place] ?? facts.places.quantity;
  if (compare(stated, '0') <= 0) {
    const what = place === 'netWeight' ? 'peso neto' : 'cantidad';
    const reason = `${code} se cobra por ${what} y falta. Complete ${asked.called}`;
    return { code, field: asked.field, reason };
  }
  if (quantity === undefined) {
    const { unit: bought, statistical } = facts.places;
    const counted = statistical ? `, declare ${statistical.called} en ${unit}` : '';
    const reason = `${code} se cobra por ${unit} y ${bought.called} dice ${from || 'nada'}, sin equivalencia cargada. Cambie la unidad${counted} o cargue la equivalencia`;
    return { code, field: bought.field, reason };
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
