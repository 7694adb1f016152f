import { defineKind } from '../foundation/documents/kind.ts';
import { partyStates } from './states.ts';

export const partyKind = defineKind({
  module: 'parties',
  noun: { singular: 'ficha', plural: 'fichas', gender: 'f' },
  idPrefix: 'par',
  states: partyStates,
  label: 'Ficha',
  plural: 'Mis catálogos',
  icon: 'book',
  path: 'miscatalogos',
  moduleId: '',
  called: ({ NOMBRE = '' }) => NOMBRE,
  making: 'Nueva ficha',
  folder: 'fichas',
  printed: false,
  outsideOrders: true,
  sources: [],
});
