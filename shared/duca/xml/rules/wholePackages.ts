import { roundParts } from '../../../foundation/decimal/roundParts.ts';
import type { AnyRecord } from '../../../foundation/fields/dataSet.ts';
import type { DucaBody } from '../../dataSets.ts';

/**
 * Packages of the fractions as whole numbers that add up to the whole number of the header. Undefined when all are whole,
 * and while the fractions do not add up to the header, which is a problem by itself.
 */
export const wholePackages = ({ DUCA, FRACCIONES }: DucaBody): ReadonlyMap<AnyRecord, string> | undefined =>
  roundParts<AnyRecord>(FRACCIONES, (each) => each['CANTIDAD_BULTOS'] ?? '', {
    whole: DUCA.CANTIDAD_BULTOS,
    scale: 0,
  });
