import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SameNumber } from './SameNumber.tsx';

const found = vi.hoisted(() => ({ data: [] as unknown[] }));
vi.mock('../api/queries.ts', () => ({ useProcedure: () => found }));

const said = (): string =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(SameNumber, { id: 'x', number: 'PRE-1' })),
  )
    .replace(/<[^>]+>/g, '')
    .trim();

it.each([
  ['BORRADOR', 'Escriba el de otro formulario.'],
  [
    'ANULADA',
    'Se eliminó después de sellarse para SARAH, que puede conocer el número: escriba el de otro formulario.',
  ],
])('of a manifest in state %s that holds the number says who it is and what to do', (ESTADO, remedy) => {
  found.data = [{ ID: 'man-1', ESTADO, RESUMEN: { NUMERO_PREIMPRESO: 'PRE-1' } }];
  expect(said()).toBe(`El número ya está reservado para Manifiesto PRE-1. ${remedy}`);
});

it('says nothing of a number that is free', () => {
  found.data = [];
  expect(said()).toBe('');
});
