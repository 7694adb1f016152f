import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { sampleReference } from '../../shared/duca/sampleSources.fixture.ts';
import { ReferenceContext } from '../kit/reference.ts';
import { CalendarPage } from './CalendarPage.tsx';

vi.mock('../kit/simple.tsx', () => ({ Button: () => null }));
vi.mock('./useDues.ts', () => ({
  useDues: () => ({
    dues: [{ key: 'a', day: '2026-11-30', kind: 'order', text: 'Orden 123', to: '/ordenestrabajo/a' }],
    loading: false,
  }),
}));

it('each day carries its day of the week, for a phone shows no head over the columns', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const drawn = renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: ['/notificaciones/calendario?mes=2026-11'] },
      createElement(ReferenceContext, { value: sampleReference('GT') }, createElement(CalendarPage)),
    ),
  );
  const words = drawn.replace(/<[^>]+>/g, '');
  expect(drawn).toContain('<span class="n-weekday">Lunes </span><span aria-hidden="true">30</span>');
  expect(words).toContain('Lunes 3030/11/2026Orden 123');
  expect(words).toContain('Domingo 1');
});
