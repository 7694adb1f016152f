import { catalogue } from '../../catalogues/names.ts';
import type { Noun } from '../../foundation/documents/noun.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import * as sums from '../../taxes/explainSums.ts';
import { PAID } from '../../taxes/paid.ts';
import type { StatedRate, TaxedKind } from '../../taxes/taxedKind.ts';
import type { DucaBody } from '../dataSets.ts';

export const fractionNoun: Noun = { singular: 'fracción', plural: 'fracciones', gender: 'f' };

export const ducaRateCalled: TaxedKind<DucaBody>['rateCalled'] = {
  title: 'Tasa de cambio',
  place: 'la tasa de cambio de la casilla 31',
};

type Total = Pick<DucaBody['TRIBUTOS'][number], 'CODIGO_TRIBUTO' | 'MODALIDAD_PAGO'>;

/** «suma de 7 fracciones», and how they are settled where they are not paid: «suma de una fracción; exento» */
export function explainTotal({ FRACCION_TRIBUTOS }: DucaBody, total: Total, reference: Reference): string {
  const { CODIGO_TRIBUTO: code, MODALIDAD_PAGO: mode } = total;
  const own = FRACCION_TRIBUTOS.filter(
    (each) => each.CODIGO_TRIBUTO === code && each.MODALIDAD_PAGO === mode,
  );
  const said = sums.explainTotal(own.length, fractionNoun);
  const settled = reference.row(catalogue.taxPaymentModes, mode)?.VALOR ?? mode;
  return mode === PAID ? said : `${said}; ${settled.toLowerCase()}`;
}

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
