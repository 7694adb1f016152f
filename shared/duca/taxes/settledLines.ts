import { catalogue } from '../../catalogues/names.ts';
import { add, sum } from '../../foundation/decimal/decimal.ts';
import { onDay } from '../../foundation/documents/onDay.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { DucaBody, DucaFraction, DucaTax } from '../dataSets.ts';
import { declaredDay } from '../declaredDay.ts';
import { merged } from '../../foundation/fields/merged.ts';
import { localValue, type SettlementFacts, type Unsettled } from '../../taxes/settled.ts';
import { liquidate } from '../../taxes/liquidate.ts';
import { isTaxed } from './isTaxed.ts';
import { paymentModeOf } from './paymentMode.ts';
import { ducaPlaces, isUsed, taxedGoods, type TaxedVehicles } from './taxedGoods.ts';

/** One fraction with its computed fields and its taxes. */
export interface SettledLine {
  fraction: DucaFraction;
  taxes: DucaTax[];
  /** Why the line has no taxes though the modality owes them. */
  unsettled: Unsettled[];
}

/** Facts of the declaration that every one of its fractions is settled by. */
export const settlementFacts = ({ DUCA }: DucaBody, reference: Reference): SettlementFacts => ({
  exchangeRate: DUCA.TIPO_CAMBIO,
  taxed: isTaxed(DUCA.MODALIDAD, reference),
  modality: DUCA.MODALIDAD,
  regime: reference.row(catalogue.modalities, DUCA.MODALIDAD)?.['REGIMEN'] ?? '',
  places: ducaPlaces,
});

const NONE: TaxedVehicles = { ages: [], values: [] };

/** Each fraction as it is settled by the law of the declaration's day, in their order. */
export function settledLines(body: DucaBody, today: Reference): SettledLine[] {
  const reference = onDay(today, declaredDay(body));
  const facts = settlementFacts(body, reference);
  const vehicles = vehiclesOf(body, reference);
  return body.FRACCIONES.map((fraction, index) =>
    settled(fraction, index, facts, vehicles.get(String(index + 1)) ?? NONE, reference),
  );
}

/** Of the vehicles of each fraction, by its number: years from model to the declaration's day, and values of the table. */
export function vehiclesOf({ VEHICULOS }: DucaBody, reference: Reference): Map<string, TaxedVehicles> {
  const year = Number(reference.day.slice(0, 4));
  const found = new Map<string, { ages: number[]; values: string[] }>();
  for (const { NUMERO_LINEA, MODELO, VALOR_IMPONIBLE } of VEHICULOS) {
    const of = found.get(NUMERO_LINEA) ?? { ages: [], values: [] };
    const age = MODELO === '' ? undefined : year - Number(MODELO);
    if (age !== undefined) of.ages.push(age);
    of.values.push(isUsed(age) ? VALOR_IMPONIBLE : '');
    found.set(NUMERO_LINEA, of);
  }
  return found;
}

/** A settled line, and what it was settled by. */
interface Kept {
  index: number;
  rate: string;
  modality: SettlementFacts['modality'];
  vehicles: TaxedVehicles;
  reference: Reference;
  line: SettledLine;
}

const sameVehicles = (one: TaxedVehicles, other: TaxedVehicles): boolean =>
  one.ages.join() === other.ages.join() && one.values.join() === other.values.join();

/** Settled lines by record: while a person types in one fraction, the others are not computed again. */
const kept = new WeakMap<DucaFraction, Kept>();

function settled(
  fraction: DucaFraction,
  index: number,
  facts: SettlementFacts,
  vehicles: TaxedVehicles,
  reference: Reference,
): SettledLine {
  const { exchangeRate: rate, modality } = facts;
  const known = kept.get(fraction);
  if (
    known?.index === index &&
    known.rate === rate &&
    known.modality === modality &&
    known.reference === reference &&
    (known.vehicles === vehicles || sameVehicles(known.vehicles, vehicles))
  ) {
    return known.line;
  }
  const line = settleLine(fraction, index, facts, vehicles, reference);
  const now = { index, rate, modality, vehicles, reference, line };
  // A settled fraction settles to itself.
  kept.set(fraction, now);
  kept.set(line.fraction, now);
  return line;
}

function settleLine(
  fraction: DucaFraction,
  index: number,
  facts: SettlementFacts,
  vehicles: TaxedVehicles,
  reference: Reference,
): SettledLine {
  const NUMERO_LINEA = String(index + 1);
  const VALOR_CIF = add(
    '0.00',
    fraction.VALOR_FOB,
    fraction.VALOR_FLETE,
    fraction.VALOR_SEGURO,
    fraction.VALOR_OTROS,
  );
  const paymentMode = paymentModeOf(facts.modality ?? '', fraction.ACUERDO_2_ID, reference);
  const settlement = liquidate(taxedGoods({ ...fraction, VALOR_CIF }, vehicles), facts, reference);
  const taxes = settlement.taxes.map(({ code, base, rate, quantity, unit, perUnit, amount }): DucaTax => ({
    ID_TRIBUTO: `${fraction.ID_FRACCION}-${code}`,
    ID_FRACCION: fraction.ID_FRACCION,
    NUMERO_LINEA,
    CODIGO_TRIBUTO: code,
    BASE_IMPONIBLE: base,
    TASA: rate,
    CANTIDAD_GRAVADA: quantity,
    UNIDAD_GRAVADA: unit,
    MONTO_UNITARIO: perUnit,
    IMPORTE: amount,
    MODALIDAD_PAGO: paymentMode,
  }));
  const computed = {
    NUMERO_LINEA,
    VALOR_CIF,
    VALOR_ADUANA_LOCAL: facts.exchangeRate === '' ? '' : localValue(VALOR_CIF, facts.exchangeRate),
    TOTAL_TRIBUTOS: taxes.length === 0 ? '' : sum(taxes.map((each) => each.IMPORTE)),
  };
  return { fraction: merged(fraction, computed), taxes, unsettled: settlement.unsettled };
}
