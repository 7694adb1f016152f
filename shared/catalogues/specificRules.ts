import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { remembered } from '../foundation/remembered.ts';
import { catalogue } from './names.ts';
import { inForce } from '../foundation/documents/inForce.ts';
import { rowsOfTariff } from './prefixIndex.ts';

/** What decides which rules goods fall under, besides their value and age. */
export interface RuledGoods {
  /** Code without dots. */
  tariff: string;
  state: string;
  modality: string;
  regime: string;
}

/** The rules of one tax for goods, all of the longest prefix that rules; more than one when bands tell them apart. */
export interface RulesOfTax {
  tax: string;
  rules: CatalogueRow[];
  /** Every rule asks for a state, and the goods' is blank or one that no rule of any tax says anything of. */
  stateAsked: boolean;
}

const isNamed = (list: string | undefined, value: string): boolean =>
  value !== '' && list !== undefined && list.split('|').includes(value);
const names = (list: string | undefined, value: string): boolean =>
  list === undefined || list === '' || list.split('|').includes(value);

/**
 * Taxes besides DAI and value-added tax that goods may owe today, by the order in which they are reckoned. Of rows that
 * differ in their days alone, the one that began last rules.
 */
export function specificRules(reference: Reference, goods: RuledGoods): RulesOfTax[] {
  const list = reference.rows(catalogue.specificTaxes);
  const ruling = rowsOfTariff(list, goods.tariff);
  // Nearly all goods owe none.
  if (ruling.length === 0) return [];
  const ofTaxes = taxesOf(list)
    .map((tax) => ({ tax, rules: longest(ruling, tax, goods, reference.day) }))
    .filter(({ rules }) => rules.length > 0);
  // A used car owes what a new one does not, and the rules of both say so; of a dismantled one they say nothing.
  const isJudged = ofTaxes.some(({ rules }) => rules.some((row) => isNamed(row['ESTADOS'], goods.state)));
  const found: RulesOfTax[] = [];
  for (const { tax, rules } of ofTaxes) {
    const ofState = rules.filter((row) => names(row['ESTADOS'], goods.state));
    const stateAsked = ofState.length === 0 && !isJudged;
    if (ofState.length > 0 || stateAsked) found.push({ tax, rules: latest(ofState), stateAsked });
  }
  return found.length > 1 ? found.sort((a, b) => orderOf(a) - orderOf(b)) : found;
}

const orderOf = ({ rules }: RulesOfTax): number => Number(rules[0]?.['ORDEN'] ?? 0);

/** Taxes of a list, each once, in its order. */
const taxesOf = remembered((list: readonly CatalogueRow[]): readonly string[] => [
  ...new Set(list.map((row) => row['TRIBUTO'] ?? '')),
]);

function longest(
  rows: readonly CatalogueRow[],
  tax: string,
  goods: RuledGoods,
  today: string,
): CatalogueRow[] {
  const found: CatalogueRow[] = [];
  for (const row of rows) {
    if ((row['TRIBUTO'] ?? '') !== tax) continue;
    const [first] = found;
    if (first && first['PREFIJO'] !== row['PREFIJO']) break;
    const rules =
      inForce(row, today) &&
      names(row['MODALIDADES'], goods.modality) &&
      names(row['REGIMENES'], goods.regime);
    if (rules) found.push(row);
  }
  return found;
}

const BAND = ['ESTADOS', 'VALOR_DESDE', 'VALOR_HASTA', 'EDAD_DESDE', 'EDAD_HASTA'] as const;

function latest(rows: CatalogueRow[]): CatalogueRow[] {
  if (rows.length < 2) return rows;
  const kept = new Map<string, CatalogueRow>();
  for (const row of rows) {
    const band = BAND.map((name) => row[name] ?? '').join('|');
    const other = kept.get(band);
    if (!other || (other['VIGENTE_DESDE'] ?? '') < (row['VIGENTE_DESDE'] ?? '')) kept.set(band, row);
  }
  return [...kept.values()];
}
