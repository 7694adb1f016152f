import { expect, it } from 'vitest';
import { completeDuca } from '../../../shared/duca/completeDuca.fixture.ts';
import { sampleReference } from '../../../shared/duca/sampleSources.fixture.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { presentUnits } from './presentUnits.ts';

const reference = sampleReference();
const complete = completeDuca();
const sections = ['FRACCIONES', 'VEHICULOS', 'ITEM_CARACTERISTICAS'].map((dataSet) => ({ dataSet }));
const open = {} as OpenDuca;
const stateOf = (body: typeof complete) =>
  presentUnits(sections, body, reference).map(
    ({ dataSet, when, addable }) =>
      `${dataSet} ${when?.(open) === false ? 'absent' : 'shown'}${addable ? ' +' : ''}`,
  );

it('puts aside what nobody filled in, and lets a person ask for it', () => {
  const empty = { ...complete, FRACCIONES: [], FRACCION_ITEMS: [], VEHICULOS: [], ITEM_CARACTERISTICAS: [] };
  expect(stateOf(empty)).toEqual(['FRACCIONES shown', 'VEHICULOS absent +', 'ITEM_CARACTERISTICAS absent +']);
  expect(stateOf(complete)[2]).toBe('ITEM_CARACTERISTICAS shown');
});

it('gives the same objects each time, so that no sheet is built anew', () => {
  const bare = { ...complete, VEHICULOS: [], ITEM_CARACTERISTICAS: [] };
  const [first, second] = [bare, { ...bare }].map((body) => presentUnits(sections, body, reference));
  expect(first!.every((each, at) => each === second![at])).toBe(true);
});
