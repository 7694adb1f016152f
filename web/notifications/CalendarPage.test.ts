import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleReference } from '../../shared/duca/sampleSources.fixture.ts';
import { ReferenceContext } from '../kit/reference.ts';
import { CalendarPage } from './CalendarPage.tsx';
import type { useDues } from './useDues.ts';

let known: Partial<ReturnType<typeof useDues>>;
vi.mock('../kit/simple.tsx', () => ({ Button: () => null }));
vi.mock('../kit/states.tsx', () => ({ ErrorState: () => null, Loading: () => null }));
vi.mock('./useDues.ts', () => ({ useDues: () => known }));
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const due = {
    key: 'a',
    day: '2026-11-30',
    kind: 'order',
    text: 'Orden 123',
    to: '/ordenestrabajo/a',
  } as const;
  known = { dues: [due], loading: false };
});

const drawn = (): string =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: ['/notificaciones/calendario?mes=2026-11'] },
      createElement(ReferenceContext, { value: sampleReference('GT') }, createElement(CalendarPage)),
    ),
  );
const words = (): string => drawn().replace(/<[^>]+>/g, '');

it('each day carries its day of the week, for a phone shows no head over the columns', () => {
  expect(drawn()).toContain('<span class="n-weekday">Lunes </span><span aria-hidden="true">30</span>');
  expect(words()).toContain('Lunes 3030/11/2026Orden 123');
  expect(words()).toContain('Domingo 1');
});

it('a month in which nothing falls due says so, once that is known', () => {
  const nothing = 'Nada vence en noviembre de 2026';
  expect(words()).not.toContain(nothing);
  known = { dues: [], loading: true };
  expect(words()).not.toContain(nothing);
  known = { dues: [], loading: false };
  expect(words()).toContain(nothing);
});

it('nothing falls due in November while something does in December, also in the week that both share', () => {
  const [due] = known.dues!;
  for (const day of ['2026-12-15', '2026-12-01', '2025-11-30']) {
    known = { dues: [{ ...due!, day }], loading: false };
    expect(words()).toContain('Nada vence en noviembre de 2026');
  }
});
