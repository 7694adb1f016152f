import { fromUnits, toUnits } from '../../foundation/decimal/decimal.ts';
import { prorate } from '../../foundation/decimal/prorate.ts';
import { linesIn, type AnyRecord } from '../../foundation/fields/dataSet.ts';
import type { InvoiceItem } from '../../invoices/dataSets.ts';
import { unitNames, type UnitName } from '../../invoices/detailDataSets.ts';
import { isCounted } from '../../invoices/unitNameOf.ts';
import type { DucaBody, DucaItem } from '../dataSets.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';

/** What a unit of an item is said to cost, and what its item tells of all of them. */
interface Described {
  source: InvoiceItem;
  lines: AnyRecord[];
}

/**
 * Vehicles, machinery, aircraft and vessels as the invoices describe them, each with the fraction that its item came
 * to and its part of the item's price, freight and insurance in dollars. Keys are those of the invoices' lines.
 */
export function unitsOf(
  { invoices }: DeclarationSources,
  items: readonly DucaItem[],
): Pick<DucaBody, UnitName> {
  const units: Record<UnitName, AnyRecord[]> = {
    VEHICULOS: [],
    MAQUINARIA: [],
    AERONAVES: [],
    EMBARCACIONES: [],
  };
  for (const name of unitNames) {
    const byItem = new Map<string, Described>();
    for (const { body } of invoices) {
      if (body[name].length === 0) continue;
      const sources = new Map(body.ITEMS.map((item) => [item.ID_ITEM, item]));
      for (const line of linesIn(body, name)) {
        const source = sources.get(line['ID_ITEM']!);
        if (!source) continue;
        const known = byItem.get(source.ID_ITEM);
        if (known) known.lines.push(line);
        else byItem.set(source.ID_ITEM, { source, lines: [line] });
      }
    }
    if (byItem.size === 0) continue;
    for (const item of items) {
      const described = byItem.get(item.ID_ITEM);
      if (described) units[name].push(...declared(name, item, described));
    }
  }
  return units as Pick<DucaBody, UnitName>;
}

function declared(name: UnitName, item: DucaItem, { source, lines }: Described): AnyRecord[] {
  const weights = weightsOf(source, lines);
  const share = (amount: string): number[] => prorate(toUnits(amount, 2), weights);
  const fob = share(item.VALOR_FOB);
  const freight = share(item.VALOR_FLETE);
  const insurance = share(item.VALOR_SEGURO);
  return lines.map((line, at) => {
    const { NUMERO_ITEM: _number, ...facts } = line;
    const costs: AnyRecord =
      name === 'VEHICULOS'
        ? { VALOR_FLETE: fromUnits(freight[at]!, 2), VALOR_SEGURO: fromUnits(insurance[at]!, 2) }
        : {};
    return {
      ...facts,
      NUMERO_LINEA: item.SECUENCIA_FRACCION,
      ...named(facts, item),
      VALOR_FOB: fromUnits(fob[at]!, 2),
      ...costs,
    };
  });
}

/** The brand of the item serves a unit that has none of its own; a vessel need not have any. */
const named = (facts: AnyRecord, item: DucaItem): AnyRecord =>
  facts['MARCA'] === '' && item.MARCA !== '' && item.MARCA !== 'SIN MARCA'
    ? { MARCA: item.MARCA.slice(0, 60) }
    : {};

/**
 * How the item's amounts are shared: by the prices of its units where all have one, else alike. Units that the
 * quantity counts and nobody has described keep their part.
 */
function weightsOf(source: InvoiceItem, lines: readonly AnyRecord[]): number[] {
  const quantity = isCounted(source.ID_UNIDAD_MEDIDA) ? Number(source.CANTIDAD_UNIDADES) : 0;
  const missing = Math.max(0, Math.floor(quantity) - lines.length);
  const prices = lines.map((line) => toUnits(line['VALOR_FOB'] ?? '', 2));
  if (prices.some((price) => price === 0)) {
    return missing === 0 ? lines.map(() => 1) : [...lines.map(() => 1), missing];
  }
  const rest = missing === 0 ? 0 : toUnits(source.VALOR_FOB, 2) - prices.reduce((sum, each) => sum + each, 0);
  return rest > 0 ? [...prices, rest] : prices;
}
