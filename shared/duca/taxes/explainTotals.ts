import type { Noun } from '../../foundation/documents/noun.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import * as sums from '../../taxes/explainSums.ts';
import type { StatedRate, TaxedKind } from '../../taxes/taxedKind.ts';
import type { DucaBody } from '../dataSets.ts';

export const fractionNoun: Noun = { singular: 'fracción', plural: 'fracciones', gender: 'f' };

export const ducaRateCalled: TaxedKind<DucaBody>['rateCalled'] = {
  title: 'Tasa de cambio',
  place: 'la tasa de cambio de la casilla 31',
};

/** «suma de 7 fracciones» */
export const explainTotal = ({ FRACCION_TRIBUTOS }: DucaBody, code: string): string =>
  sums.explainTotal(FRACCION_TRIBUTOS.filter((each) => each.CODIGO_TRIBUTO === code).length, fractionNoun);

/** «suma de 3 tributos; 2 fracciones sin liquidar» */
export function explainGrandTotal(body: DucaBody): string {
  const owing = new Set(body.FRACCION_TRIBUTOS.map((each) => each.ID_FRACCION));
  const left = body.FRACCIONES.filter((each) => !owing.has(each.ID_FRACCION)).length;
  return sums.explainGrandTotal(body.TRIBUTOS.length, left, fractionNoun);
}

export const ducaRate = ({ DUCA }: DucaBody): StatedRate => ({
  value: DUCA.TIPO_CAMBIO,
  day: DUCA.FECHA_TIPO_CAMBIO,
});

/** Whose the rate of box 31 is, as `explainRate` of all declarations says it. */
export const explainRate = (body: DucaBody, derived: DucaBody | undefined, reference: Reference): string =>
  sums.explainRate(ducaRate(body), derived && ducaRate(derived), ducaRateCalled, reference);
