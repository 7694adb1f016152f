import { judgeOf, zeroProblems } from '../../catalogues/judge.ts';
import type { PlausibilityCheck } from '../../catalogues/lists/plausibility.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { isZero, sum } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { remembered } from '../../foundation/remembered.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody, DucaFraction, DucaItem } from '../dataSets.ts';

const quantity = (value: string): string => formatAmount(value, 3).replace(/\.?0+$/, '');
const isNought = (value: string): boolean => value !== '' && isZero(value);

/** Boxes 35 to 43: nothing counts, weighs or is worth zero, and a fraction counts what its goods count. */
export function quantityProblems(body: DucaBody, reference: Reference): Problem[] {
  const places = Map.groupBy(body.FRACCION_ITEMS.keys(), (at) => body.FRACCION_ITEMS[at]!.ID_FRACCION);
  return [
    ...body.FRACCIONES.flatMap((fraction, at) => {
      const own = places.get(fraction.ID_FRACCION) ?? [];
      return fractionProblems(
        fraction,
        at,
        reference,
        own[0],
        ...own.map((each) => body.FRACCION_ITEMS[each]!),
      );
    }),
    ...zeroProblems(
      'BULTOS_CERO',
      {
        code: 'duca.packages-zero',
        path: 'DUCA.CANTIDAD_BULTOS',
        value: body.DUCA.CANTIDAD_BULTOS,
        message: 'Total de bultos: es cero. Escriba en cuántos bultos viene la carga.',
      },
      reference,
    ),
    ...body.FRACCION_ITEMS.flatMap((item, at) => unitValueProblems(item, at, reference)),
  ];
}

/** What is wrong with the figures of a fraction; `first` is the place of the first of its goods. */
const fractionProblems = remembered(
  (
    fraction: DucaFraction,
    at: number,
    reference: Reference,
    first: number | undefined,
    ...items: readonly DucaItem[]
  ): Problem[] => [
    ...ownCountProblems(fraction, at, countOf(fraction, items), `FRACCION_ITEMS[${first}]`, reference),
    ...zerosOf(fraction, at, reference),
  ],
);

/** What the goods of a fraction count together, in its own unit; undefined where they cannot be added up. */
function countOf(fraction: DucaFraction, items: readonly DucaItem[]): string | undefined {
  const same = items.every(
    (each) => each.ID_UNIDAD_MEDIDA === fraction.ID_UNIDAD_MEDIDA && each.CANTIDAD_UNIDADES !== '',
  );
  return same && items.length > 0 ? sum(items.map((each) => each.CANTIDAD_UNIDADES)) : undefined;
}

/** A fraction that says another quantity than its goods together. */
function ownCountProblems(
  { CANTIDAD_UNIDADES: stated }: DucaFraction,
  at: number,
  own: string | undefined,
  goods: string,
  reference: Reference,
): Problem[] {
  const judge = judgeOf('CANTIDAD_FRACCION', reference);
  if (!judge || own === undefined || stated === '' || isZero(stated) || !judge.apart(own, stated)) return [];
  const message = `Casilla 43, línea ${at + 1}: dice ${quantity(stated)} y sus mercancías suman ${quantity(own)} en la misma unidad. Corrija la cantidad o las mercancías de la fracción.`;
  return [
    judge.told(
      'duca.quantity-sum',
      `FRACCIONES[${at}].CANTIDAD_UNIDADES`,
      message,
      `${goods}.CANTIDAD_UNIDADES`,
    ),
  ];
}

const WEIGHTS = [
  ['PESO_BRUTO', '38'],
  ['PESO_NETO', '37'],
] as const;

/** Figures of a fraction that are zero and cannot be. */
function zerosOf(fraction: DucaFraction, at: number, reference: Reference): Problem[] {
  const zero = (
    check: PlausibilityCheck,
    code: string,
    name: keyof DucaFraction & string,
    tell: () => string,
  ): Problem[] => {
    const value = fraction[name] ?? '';
    // The sentence of what is not zero, nearly all of it, is not made.
    if (!isNought(value)) return [];
    return zeroProblems(
      check,
      { code, path: `FRACCIONES[${at}].${name}`, value, message: tell() },
      reference,
    );
  };
  const price = () =>
    `Casilla 48, línea ${at + 1}: la mercancía tiene cantidad y su precio es cero. Escriba el valor que tendría en una venta.`;
  return [
    ...zero(
      'CANTIDAD_CERO',
      'duca.quantity-zero',
      'CANTIDAD_UNIDADES',
      () => `Casilla 43, línea ${at + 1}: la cantidad es cero. Escriba cuánto se declara.`,
    ),
    ...WEIGHTS.flatMap(([name, box]) =>
      zero(
        'PESO_CERO',
        'duca.weight-zero',
        name,
        () =>
          `Casilla ${box}, línea ${at + 1}: el peso es cero kilogramos, o se redondea a cero con los dos decimales de la casilla. Escriba al menos 0.01 o junte la mercancía con otra en «Fracciones».`,
      ),
    ),
    ...(isZero(fraction.VALOR_CIF) || isZero(fraction.CANTIDAD_UNIDADES)
      ? []
      : zero('VALOR_CERO', 'duca.fob-zero', 'VALOR_FOB', price)),
  ];
}

/** Goods whose unit value is zero with the seven decimals of the message and whose line is worth something. */
const unitValueProblems = remembered((item: DucaItem, at: number, reference: Reference): Problem[] => {
  if (!isNought(item.VALOR_UNITARIO) || isZero(item.VALOR_ITEM)) return [];
  const message = `Mercancías, línea ${at + 1}: con siete decimales el valor unitario es cero y la línea vale ${formatAmount(item.VALOR_ITEM, 2)}; el mensaje lo llevaría en cero. Declare la mercancía en una unidad mayor, como el millar.`;
  return zeroProblems(
    'UNITARIO_CERO',
    {
      code: 'duca.unit-value-zero',
      path: `FRACCION_ITEMS[${at}].VALOR_UNITARIO`,
      value: item.VALOR_UNITARIO,
      message,
    },
    reference,
  );
});
