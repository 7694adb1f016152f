import { describe, expect, it } from 'vitest';
import { FULL_TEXTS, fullBody } from '../../foundation/fields/fullBody.fixture.ts';
import { collisionsOf } from '../../foundation/pdf/pageCollisions.fixture.ts';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import { dvaDataSets, type DvaBody } from '../fields/dataSets.ts';
import { summaryDataSets } from '../fields/summary.ts';
import { sampleDva, sampleReference } from '../sampleDva.fixture.ts';
import { summaryLayout } from '../summary/summaryLayout.ts';
import { dvaLayout } from './layout.ts';
import { printOptions } from './options.ts';
import { draw, reference, texts, withHeader } from './scene.fixture.ts';

const ALL = { imprdva8: '1', imprdva11: '1', imprdva35: '1', arancel8: '1', imprdvagastos: '1' } as const;
const MODES = [0, 1, 2, 3, 4];

/** What collides in a print of a mode, as a draft too: its mark takes room. */
const collisions = (body: DvaBody, mode: number, known = reference): string[] =>
  [true, false].flatMap((draft) => {
    const options = printOptions(mode, draft, ALL);
    return collisionsOf(renderDisplay(dvaLayout({ body, reference: known, options, version: 99_999 })).pages);
  });

describe('no text of the DVA crosses a border', () => {
  it.each(MODES)('of mode %i, with everyday data', (mode) => {
    for (const known of [reference, sampleReference('HN')]) {
      expect(collisions(sampleDva(60, 60), mode, known)).toEqual([]);
    }
  });

  it.each(Object.entries(FULL_TEXTS))('with every field at its longest, in %s', (_, letters) => {
    const body = fullBody(dvaDataSets, reference, letters, 3);
    for (const mode of MODES) expect(collisions(body, mode), `modo ${mode}`).toEqual([]);
  });

  it('whatever the length of the names of importer and supplier, which stand whole', () => {
    for (const letters of Object.values(FULL_TEXTS)) {
      for (const length of [40, 60, 61, 75, 90, 120, 150, 200]) {
        const name = letters.repeat(200).slice(0, length).trim();
        const body = withHeader({ NOMBRE_IMPORTADOR: name, NOMBRE_PROVEEDOR: name });
        expect(collisions(body, 2), `${length} letras`).toEqual([]);
        const { pages, reports } = draw(body, 2, ALL);
        expect(reports).toEqual([]);
        for (const page of pages) {
          const shown = texts([page]).join('').replaceAll(' ', '');
          expect(shown.split(name.replaceAll(' ', '')).length - 1, `página ${page.number}`).toBe(2);
        }
      }
    }
  });

  it('of the summary of Honduras', () => {
    const honduras = sampleReference('HN');
    for (const letters of Object.values(FULL_TEXTS)) {
      for (const draft of [true, false]) {
        const body = fullBody(summaryDataSets, honduras, letters, 45);
        expect(collisionsOf(renderDisplay(summaryLayout({ body, country: 'HN', draft })).pages)).toEqual([]);
      }
    }
  });
});
