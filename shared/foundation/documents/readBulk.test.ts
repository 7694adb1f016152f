import { expect, it } from 'vitest';
import { field } from '../fields/field.ts';
import { DateOrders } from '../fields/dateOrders.ts';
import { readBulk } from './readBulk.ts';

const columns = [
  { name: 'CODIGO', field: field.text('Código', { max: 5 }) },
  { name: 'PARTIDA', field: field.tariff('Clasificación') },
];
const context = {
  today: '2026-11-20',
  checkTaxId: (value: string) => ({ ok: true as const, value }),
  hasCode: () => undefined,
  rows: () => [],
};
const read = (text: string) => readBulk(text, columns, context);

it('leaves a wrong row out whole and keeps the others, in any order of columns', () => {
  const { rows, wrong, problems, fatal } = read(
    'Clasificación;Código\n8471.30;A\nocho;B\n;LARGUISIMO\n8471300000;C\n',
  );
  expect(rows).toEqual([
    { row: 2, values: { PARTIDA: '847130', CODIGO: 'A' } },
    { row: 5, values: { PARTIDA: '8471300000', CODIGO: 'C' } },
  ]);
  expect([wrong, fatal]).toEqual([2, []]);
  expect(problems.map(({ row }) => row)).toEqual([3, 4]);
});

it('loads nothing of a file whose heading is another, or that is empty', () => {
  expect(read('Código,Otra\nA,1\n').fatal).toHaveLength(1);
  expect(read('').fatal[0]!.message).toMatch(/vacío/);
});

it('loads nothing of a file in which a date of one part shows that those of another could be other days', () => {
  const dated = [{ name: 'VENCE', field: field.date('Vence') }];
  const orders = new DateOrders();
  const part = (day: string, first: number) =>
    readBulk(`Vence\n${day}\n`, dated, context, (at) => at + first, orders);
  expect(part('03/04/2026', 2).fatal).toEqual([]);
  const [fatal] = part('12/25/2026', 60_002).fatal;
  expect(fatal!.message).toMatch(/«Vence».*fila 60002 .*«12\/25\/2026».*fila 2 .*«03\/04\/2026»/);
});
