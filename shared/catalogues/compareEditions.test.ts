import { expect, it } from 'vitest';
import { compareEditions } from './compareEditions.ts';

const row = (CLAVE: string, DAI: string, VALOR = `Mercancía ${CLAVE}`) => ({ CLAVE, VALOR, DAI });

it('tells apart what came, what went and whose duty changed, whatever the points and the order', () => {
  const before = [row('8471.30.00.00', '0.00'), row('0101210000', '5.00'), row('2203000000', '15.00')];
  const after = [
    row('6109100000', '15.00'),
    row('0101210000', '10.00'),
    row('8471300000', '0.00', 'Otro texto'),
  ];
  const { added, suppressed, rates } = compareEditions(before, after);
  expect(added.map(({ CLAVE }) => CLAVE)).toEqual(['6109100000']);
  expect(suppressed.map(({ CLAVE }) => CLAVE)).toEqual(['2203000000']);
  expect(rates).toEqual([{ row: after[1], before: '5.00', now: '10.00' }]);
});

it('says a duty that was left blank as a change', () => {
  expect(compareEditions([row('1', '5.00')], [row('1', '')]).rates).toMatchObject([
    { before: '5.00', now: '' },
  ]);
});
