import { describe, expect, it } from 'vitest';
import { dvaDataSets } from '../fields/dataSets.ts';
import { sampleDva } from '../sampleDva.fixture.ts';
import { draw } from './scene.fixture.ts';

describe('head of the goods', () => {
  const page = draw(sampleDva(3), 2).pages[0]!;
  const head = page.template.texts.filter(({ meaning }) => meaning.role === 'columnHeader');

  it('names every box from 30 to 38 once, over the columns that share it', () => {
    const numbers = head.map(({ text }) => text).filter((text) => /^\d+$/.test(text));
    expect(numbers).toEqual(['30', '31', '32', '33', '34', '35', '36', '37', '38']);
  });

  it('has the captions of the fields themselves', () => {
    const shown = head.map(({ text }) => text).join(' ');
    for (const name of ['CANTIDAD_UNIDADES', 'NOMBRE_COMERCIAL', 'VALOR_UNITARIO', 'VALOR_ITEM'] as const) {
      expect(shown).toContain(dvaDataSets.MERCANCIAS.fields[name].label.toUpperCase());
    }
  });
});
