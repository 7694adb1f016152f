import { compare, round, sum, toUnits } from '../../../foundation/decimal/decimal.ts';
import type { AnyRecord } from '../../../foundation/fields/dataSet.ts';
import type { DucaBody } from '../../dataSets.ts';

/** Packages are stored with two decimals. */
const SCALE = 2;
const ONE = 10 ** SCALE;

/**
 * Packages of the fractions as whole numbers that add up to the whole number of the header: what is lost in parts goes,
 * one each, to the largest parts, of equal ones to the earlier; what is whole stays. Undefined when all are whole, and
 * while the fractions do not add up to the header, which is a problem by itself.
 */
export function wholePackages({ DUCA, FRACCIONES }: DucaBody): ReadonlyMap<AnyRecord, string> | undefined {
  const lines = FRACCIONES.flatMap((record) => {
    const units = record.CANTIDAD_BULTOS === '' ? 0 : toUnits(record.CANTIDAD_BULTOS, SCALE);
    return units % ONE === 0 ? [] : [{ record, whole: Math.floor(units / ONE), part: units % ONE }];
  });
  const stated = DUCA.CANTIDAD_BULTOS || '0';
  if (lines.length === 0 || compare(stated, sum(FRACCIONES.map((each) => each.CANTIDAD_BULTOS))) !== 0) {
    return undefined;
  }
  const parts = lines.reduce((total, { part }) => total + part, 0);
  const stays = Math.floor(toUnits(stated, SCALE) / ONE) - Math.floor(parts / ONE);
  const left = Number(round(stated, 0)) - stays;
  const largestFirst = lines.toSorted((one, other) => other.part - one.part);
  return new Map(
    largestFirst.map(({ record, whole }, place) => [record, String(place < left ? whole + 1 : whole)]),
  );
}
