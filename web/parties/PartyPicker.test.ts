import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { sampleReference } from '../../shared/duca/sampleSources.fixture.ts';
import { ReferenceContext } from '../kit/reference.ts';
import { PartyPicker } from './PartyPicker.tsx';

interface Card {
  ID: string;
  ESTADO: string;
  RESUMEN: { NOMBRE: string; ID_ROL: string };
}

/** Cards that the company has, newest first. */
const kept = vi.hoisted((): { cards: Card[]; more: boolean } => ({ cards: [], more: false }));
vi.mock('../kit/windows.tsx', () => ({ Dialog: ({ children }: { children: ReactNode }) => children }));
vi.mock('../kit/simple.tsx', () => ({ PlainInput: () => null }));
vi.mock('../api/queries.ts', () => ({
  // As the list answers: a page of those that pass the filters.
  useProcedure: (_: unknown, asked: { FILTROS: Record<string, string>; TAMANO: number }) => ({
    data: {
      rows: kept.cards
        .filter(({ ESTADO, RESUMEN }) =>
          Object.entries(asked.FILTROS).every(
            ([name, value]) => (name === 'ESTADO' ? ESTADO : RESUMEN.ID_ROL) === value,
          ),
        )
        .slice(0, asked.TAMANO),
      ...(kept.more ? { next: 'cursor' } : {}),
    },
  }),
}));

const card = (at: number, ESTADO: string): Card => ({
  ...{ ID: `par-${at}`, ESTADO },
  RESUMEN: { NOMBRE: `Ficha ${at}`, ID_ROL: 'PROVEEDOR' },
});
const shown = (): string =>
  renderToStaticMarkup(
    createElement(
      ReferenceContext,
      { value: sampleReference('GT') },
      createElement(PartyPicker, {
        ...{ role: 'PROVEEDOR' as never, title: 'Elegir', opened: true },
        ...{ onClose: () => undefined, onPick: () => undefined },
      }),
    ),
  );

it('offers the active cards however many newer ones were archived, and no archived one', () => {
  kept.cards = [
    ...Array.from({ length: 30 }, (_, at) => card(at, 'ARCHIVADA')),
    card(30, 'ACTIVA'),
    card(31, 'ACTIVA'),
  ];
  const html = shown();
  expect([...html.matchAll(/Ficha \d+/g)].map(([name]) => name)).toEqual(['Ficha 30', 'Ficha 31']);
  expect(html).not.toContain('Todavía no hay fichas');
});

it('says that there are none only where there are none', () => {
  kept.cards = [];
  expect(shown()).toContain('Todavía no hay fichas');
  kept.more = true;
  const html = shown();
  expect(html).not.toContain('Todavía no hay fichas');
  expect(html).toContain('Escriba el nombre o el número');
});
