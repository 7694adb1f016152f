import { dottedTariff } from '../../foundation/text/tariffCode.ts';
import type { DucaFraction, DucaItem } from '../dataSets.ts';

/** What goods of one fraction have in common, as the form calls it. */
const COMMON = [
  ['CLASIFICACION_ARANCELARIA', 'la clasificación'],
  ['ID_PAIS_ORIGEN', 'el origen'],
  ['ACUERDO_1_ID', 'el acuerdo'],
  ['ACUERDO_2_ID', 'el acuerdo 2'],
  ['ID_ESTADO_MERCANCIA', 'el estado'],
  ['ID_UNIDAD_MEDIDA', 'la unidad de medida'],
] as const satisfies readonly (readonly [keyof DucaFraction & string, string])[];

/** What a person typed and would lose one of, if two fractions that differ in it became one. */
const TYPED = [
  ['CUOTA_CONTINGENTE', 'la cuota o contingente'],
  ['CRITERIO_ORIGEN', 'el criterio de origen'],
  ['REGLAS_ACCESORIAS', 'las reglas accesorias'],
] as const satisfies readonly (readonly [keyof DucaFraction & string, string])[];

export type Common = Pick<DucaFraction, (typeof COMMON)[number][0]>;

/** Goods take the treatment of the fraction that holds them; goods of none, their own. */
export const commonOf = (item: DucaItem, fraction: DucaFraction | undefined): Common =>
  fraction ?? {
    CLASIFICACION_ARANCELARIA: item.CLASIFICACION_ARANCELARIA,
    ID_PAIS_ORIGEN: item.ID_PAIS_ORIGEN,
    ACUERDO_1_ID: item.ACUERDO_PREFERENCIAL_1,
    ACUERDO_2_ID: item.ACUERDO_PREFERENCIAL_2,
    ID_ESTADO_MERCANCIA: item.ID_ESTADO_MERCANCIA,
    ID_UNIDAD_MEDIDA: item.ID_UNIDAD_MEDIDA,
  };

const say = (name: string, value: string): string =>
  value === '' ? 'en blanco' : name === 'CLASIFICACION_ARANCELARIA' ? dottedTariff(value) : value;

/** Names of what two fractions, or a fraction and its goods, have not in common. */
export const differing = (one: Common, other: Common): (keyof Common)[] =>
  COMMON.flatMap(([name]) => (one[name] === other[name] ? [] : [name]));

/** «el origen (CN y MX), el acuerdo (20 y en blanco)»; '' when goods of both may share a fraction. */
export function differences(one: Common, other: Common): string {
  return COMMON.filter(([name]) => one[name] !== other[name])
    .map(([name, what]) => `${what} (${say(name, one[name])} y ${say(name, other[name])})`)
    .join(', ');
}

/** What keeps two fractions from becoming one: what they have not in common, then what was typed differently. */
export function obstacles(one: DucaFraction, other: DucaFraction): string {
  const typed = TYPED.filter(
    ([name]) => one[name] !== '' && other[name] !== '' && one[name] !== other[name],
  ).map(([name, what]) => `${what} (${one[name]} y ${other[name]})`);
  return [differences(one, other), ...typed].filter((each) => each !== '').join(', ');
}

/** The fraction with what only the other one says. */
export const filledFrom = (fraction: DucaFraction, other: DucaFraction): DucaFraction => {
  const blank = TYPED.filter(([name]) => fraction[name] === '' && other[name] !== '');
  return blank.length === 0
    ? fraction
    : { ...fraction, ...Object.fromEntries(blank.map(([name]) => [name, other[name]])) };
};
