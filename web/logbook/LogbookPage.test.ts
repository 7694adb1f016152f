import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LogbookPage } from './LogbookPage.tsx';

const cut = {
  LINEAS: [],
  ANTERIOR: '',
  SIGUIENTE: '',
  SELLO: { N: 3, SELLADO: '2026-11-20T15:00:00.000Z', FALTAN: ['Falta la anotación 3.'] },
};
vi.mock('../api/queries.ts', () => ({
  useProcedure: () => ({ data: cut, isPending: false, isError: false }),
}));
vi.mock('../api/session.ts', () => ({ useMay: () => () => false }));
vi.mock('../kit/Filters.tsx', () => ({ Filters: () => null }));

const words = (whose: 'company' | 'platform'): string =>
  renderToStaticMarkup(createElement(MemoryRouter, undefined, createElement(LogbookPage, { whose }))).replace(
    /<[^>]+>/g,
    ' ',
  );

it('a broken logbook tells a company whom to tell, and the operator what to do', () => {
  expect(words('company')).toContain('La bitácora no está íntegra. Avise a quien opera Despacho.');
  const operator = words('platform');
  expect(operator).not.toContain('quien opera Despacho');
  expect(operator).toContain('búsquelas en una copia de antes');
  for (const each of [words('company'), operator]) expect(each).toContain('Falta la anotación 3.');
});
