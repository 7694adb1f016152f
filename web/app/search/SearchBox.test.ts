import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

vi.mock('../../kit/ReturnFocus.tsx', () => ({ ReturnFocus: () => createElement('i', { id: 'returns' }) }));

it('the search of the top bar gives the focus back to where it was, however it is closed', () => {
  const box = createElement(SearchBox, { onClose: () => undefined });
  expect(renderToStaticMarkup(createElement(MemoryRouter, null, box))).toContain('id="returns"');
});
