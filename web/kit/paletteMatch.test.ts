import { describe, expect, it } from 'vitest';
import { indexEntries, matchEntries, type PaletteEntry } from './paletteMatch.ts';

const entry = (label: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: label,
  label,
  run: () => undefined,
  ...more,
});
const labels = (entries: readonly PaletteEntry[], query: string, limit = 30): string[] =>
  matchEntries(indexEntries(entries), query, limit).map(({ label }) => label);

describe('the palette finds', () => {
  const entries = [
    entry('Órdenes de trabajo', { description: 'Pantalla' }),
    entry('8517.62.00.00 · Aparatos para recepción'),
    entry('Transmitir', { words: 'enviar sellar' }),
    entry('Orden 123-6000001 · DISTRIBUIDORA EL VOLCÁN'),
  ];

  it('without regard to accents and capitals', () => {
    expect(labels(entries, 'ordenes')).toEqual(['Órdenes de trabajo']);
    expect(labels(entries, 'VOLCAN')).toEqual(['Orden 123-6000001 · DISTRIBUIDORA EL VOLCÁN']);
  });

  it('numbers with their points and hyphens or without', () => {
    for (const typed of ['851762', '8517.62', '8517.62.00.00'])
      expect(labels(entries, typed)).toEqual(['8517.62.00.00 · Aparatos para recepción']);
    expect(labels(entries, '1236000001')).toHaveLength(1);
  });

  it('by words in any order and by what else it is called, what begins so first', () => {
    expect(labels(entries, 'volcan orden')).toEqual(['Orden 123-6000001 · DISTRIBUIDORA EL VOLCÁN']);
    expect(labels(entries, 'enviar')).toEqual(['Transmitir']);
    expect(labels([entry('La transmisión'), entry('Transmisiones')], 'transmis')).toEqual([
      'Transmisiones',
      'La transmisión',
    ]);
  });

  it('no more than it shows, of ten thousand', () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      entry(`${8400_000000 + at} · Mercancía número ${at}`),
    );
    expect(matchEntries(indexEntries(many), 'mercancia 99', 30)).toHaveLength(30);
  });
});
