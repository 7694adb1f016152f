import { describe, expect, it } from 'vitest';
import { FULL_TEXTS, fullBody } from '../../foundation/fields/fullBody.fixture.ts';
import { collisionsOf } from '../../foundation/pdf/pageCollisions.fixture.ts';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import { completeDuca } from '../completeDuca.fixture.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { ducaForm } from './ducaForm.ts';
import type { Standing } from './options.ts';

const reference = sampleReference();
const STANDINGS: Standing[] = ['ACEPTADA', 'SIN_ACEPTAR', 'BORRADOR'];

/** What collides in a print of each standing. */
const collisions = (body: DucaBody): string[] =>
  STANDINGS.flatMap((standing) => {
    const options = { standing, seal: standing === 'ACEPTADA' ? 'ab'.repeat(32) : '' };
    return collisionsOf(renderDisplay(ducaForm.layout({ body, reference, options, version: 99_999 })).pages);
  });

/** In transit, so that the reverse is printed too. */
const transit = (body: DucaBody): DucaBody => ({
  ...body,
  DUCA: { ...body.DUCA, CODIGO_REGIMEN: 'TR', MODALIDAD: 'TR' },
});

describe('no text of the DUCA crosses a border', () => {
  it('with everyday data in every list', () => {
    expect(collisions(transit(completeDuca(reference)))).toEqual([]);
  });

  it.each(Object.entries(FULL_TEXTS))('with every field at its longest, in %s', (_, letters) => {
    for (const lines of [1, 9]) {
      const body = transit(fullBody(ducaDataSets, reference, letters, lines));
      body.FRACCION_TRIBUTOS.forEach((each, line) => (each.ID_FRACCION = `FRACCIONES-${line % 2}`));
      expect(collisions(body), `${lines} líneas`).toEqual([]);
    }
  });
});
