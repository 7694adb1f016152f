import { expect, it } from 'vitest';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { placeAt } from './session/conflicts.ts';
import { nameOfPlace, pathTo } from './namedPlace.ts';

const lines = (...keys: string[]) => ({ ITEMS: keys.map((ID_ITEM) => ({ ID_ITEM })) });
const shown = (body: ReturnType<typeof lines>) => ({ definition: invoiceDefinition, body }) as never;
const TWELVE = Array.from({ length: 12 }, (_, at) => `k${at + 1}`);

it('leads to the goods that were asked about, whatever was inserted above them, and calls them by the line where they are', () => {
  const place = placeAt(invoiceDefinition.dataSets, lines(...TWELVE), 'ITEMS[11].CLASIFICACION_ARANCELARIA')!;
  const after = shown(lines('new', ...TWELVE));
  expect(nameOfPlace(shown(lines(...TWELVE)), place)).toMatch(/^Ítems, línea 12, /);
  expect(pathTo(after, place)).toBe('ITEMS[12].CLASIFICACION_ARANCELARIA');
  expect(nameOfPlace(after, place)).toMatch(/^Ítems, línea 13, /);
});

it('leads to the group where the line is gone, and calls it nothing', () => {
  const gone = shown(lines('k1'));
  expect(pathTo(gone, 'ITEMS#k2.CARACTERISTICAS')).toBe('ITEMS');
  expect(nameOfPlace(gone, 'ITEMS#k2.CARACTERISTICAS')).toBe('');
});

it('reads what was kept before by its number, and a field of no line', () => {
  const body = shown(lines(...TWELVE));
  expect(pathTo(body, 'ITEMS[11].CARACTERISTICAS')).toBe('ITEMS[11].CARACTERISTICAS');
  expect(nameOfPlace(body, 'ITEMS[11].CARACTERISTICAS')).toMatch(/^Ítems, línea 12, /);
  expect(nameOfPlace(body, 'FACTURA.NUMERO_FACTURA')).not.toContain('NUMERO_FACTURA');
});
