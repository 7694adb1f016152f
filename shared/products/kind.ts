import { defineKind } from '../foundation/documents/kind.ts';
import { productStates } from './states.ts';

export const productKind = defineKind({
  module: 'products',
  noun: { singular: 'producto', plural: 'productos', gender: 'm' },
  idPrefix: 'pro',
  states: productStates,
  label: 'Producto',
  plural: 'Mis clasificaciones',
  icon: 'book',
  path: 'classification',
  moduleId: '',
  called: ({ CODIGO = '', DESCRIPCION = '' }) => CODIGO || DESCRIPCION,
  making: 'Nuevo producto',
  folder: 'productos',
  printed: false,
  outsideOrders: true,
  sources: [],
});
