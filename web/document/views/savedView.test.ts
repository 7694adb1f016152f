import { expect, test } from 'vitest';
import {
  addressOfView,
  isAsViewed,
  narrowing,
  newViewKey,
  readViews,
  sameName,
  writeView,
} from './savedView.ts';

const view = {
  name: 'Rechazadas de la semana',
  address: { estado: 'RECHAZADA', orden: '-CREADO', q: 'café & más' },
  columns: { order: ['NO_ORDEN'], hidden: ['CLASE'] },
};

test('a view that is kept is read again as it was', () => {
  const key = newViewKey();
  const wide = { ...view, columns: { ...view.columns, wanted: ['MODALIDAD'] } };
  expect(readViews([{ CLAVE: key, VALOR: writeView(wide) }])).toEqual([{ key, ...wide }]);
  expect(readViews([{ CLAVE: key, VALOR: writeView(view) }])).toEqual([{ key, ...view }]);
});

test('its key is one that the options of a person admit', () => {
  expect(newViewKey()).toMatch(/^[A-Za-z0-9_.-]{1,100}$/);
});

test('views stand by their names; removed ones, other options and what cannot be read are left out', () => {
  const options = [
    { CLAVE: 'vista.b', VALOR: writeView({ ...view, name: 'Órdenes' }) },
    { CLAVE: 'vista.a', VALOR: writeView({ ...view, name: 'nuevas' }) },
    { CLAVE: 'vista.c', VALOR: '' },
    { CLAVE: 'vista.d', VALOR: '{"n":1}' },
    { CLAVE: 'vista.e', VALOR: 'x' },
    { CLAVE: 'IMPRIMIR_FIRMA', VALOR: '1' },
  ];
  expect(readViews(options).map(({ name }) => name)).toEqual(['nuevas', 'Órdenes']);
});

test('the page and the window that was asked for are no part of a view', () => {
  const address = new URLSearchParams('q=volcan&estado=LISTA&p=3&c=abc&crear=1&vista=vista.a');
  expect(narrowing(address)).toEqual({ q: 'volcan', estado: 'LISTA' });
});

test('its address narrows the list and names the view', () => {
  const address = new URLSearchParams(addressOfView({ key: 'vista.a', ...view }));
  expect(narrowing(address)).toEqual(view.address);
  expect(address.get('vista')).toBe('vista.a');
});

test('a list is a view while it is narrowed as it, on whatever page, and no longer once a filter is another', () => {
  const kept = { key: 'vista.a', ...view };
  const at = (text: string) => isAsViewed(new URLSearchParams(text), kept);
  const own = addressOfView(kept).replace('?', '');
  expect(at(own)).toBe(true);
  expect(at(`${own}&p=3&c=cursor`)).toBe(true);
  expect(at(own.replace('estado=RECHAZADA', 'estado=BORRADOR'))).toBe(false);
  expect(at(own.replace('estado=RECHAZADA&', ''))).toBe(false);
  expect(at(`${own}&agente=ana`)).toBe(false);
});

test('a name is taken whatever its capitals and accents, and another one is not', () => {
  const kept = { key: 'vista.a', ...view, name: 'Órdenes de hoy' };
  expect(sameName([kept], 'ordenes de HOY')).toBe(kept);
  expect(sameName([kept], 'Órdenes de ayer')).toBeUndefined();
});
