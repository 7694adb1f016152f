import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateDuca } from '../calculate.ts';
import { completeDuca } from '../completeDuca.fixture.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { buildDucaXml } from '../xml/buildDucaXml.ts';

const reference = sampleReference();
const complete = completeDuca();
const [item] = complete.FRACCION_ITEMS;
const [characteristic] = complete.ITEM_CARACTERISTICAS;
const goods = (keys: readonly string[]) => keys.map((ID_ITEM) => ({ ...item!, ID_ITEM }));
const describing = (NUMERO_ITEM: string) => ({
  ...characteristic!,
  ID_CARACTERISTICA: `car-${NUMERO_ITEM}`,
  ID_ITEM: '',
  NUMERO_ITEM,
  NUMERO_ENLACE: '',
});
const begun = (keys: readonly string[], numbers: readonly string[]) =>
  calculateDuca(
    { ...complete, FRACCION_ITEMS: goods(keys), ITEM_CARACTERISTICAS: numbers.map(describing) },
    reference,
  );
const now = (body: ReturnType<typeof begun>, keys: readonly string[]) =>
  calculateDuca({ ...body, FRACCION_ITEMS: goods(keys) }, reference);
const numbersOf = ({ ITEM_CARACTERISTICAS }: typeof complete) =>
  ITEM_CARACTERISTICAS.map((each) => each.NUMERO_ITEM);

describe('minimum descriptions', () => {
  it('follow their goods into the message wherever these stand', () => {
    const turned = now(begun(['a', 'b', 'c'], ['1', '3']), ['c', 'b', 'a']);
    const xml = new TextDecoder().decode(buildDucaXml(turned, reference).bytes);
    expect([...xml.matchAll(/<numeroItem>(.*?)<\/numeroItem>/g)].map((each) => each[1])).toEqual(['3', '1']);
  });

  it('go to the goods whose number a person types, and lose a number whose goods are gone', () => {
    const body = begun(['a', 'b', 'c'], ['1', '3']);
    const [first, last] = body.ITEM_CARACTERISTICAS;
    const retyped = { ...body, ITEM_CARACTERISTICAS: [{ ...first!, NUMERO_ITEM: '2' }, last!] };
    expect(numbersOf(now(calculateDuca(retyped, reference), ['b', 'c', 'a']))).toEqual(['1', '2']);
    expect(numbersOf(now(body, ['b', 'c']))).toEqual(['', '2']);
    expect(numbersOf(begun(['a'], ['9']))).toEqual(['9']);
  });

  it('keep to their goods through any order, and the body itself when nothing moved', () => {
    const keys = ['a', 'b', 'c', 'd', 'e'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(keys, { minLength: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (order, at) => {
          const moved = now(begun(keys, [String(at)]), order);
          expect(order[Number(moved.ITEM_CARACTERISTICAS[0]!.NUMERO_ITEM) - 1]).toBe(keys[at - 1]);
          expect(calculateDuca(moved, reference)).toBe(moved);
        },
      ),
    );
  });
});
