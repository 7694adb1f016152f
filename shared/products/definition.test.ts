import { describe, expect, it } from 'vitest';
import { sampleReference } from '../duca/sampleSources.fixture.ts';
import { titleOf } from '../foundation/documents/kind.ts';
import { blankBody } from '../foundation/fields/dataSet.ts';
import { productDefinition } from './definition.ts';
import { productKind } from './kind.ts';
import { productDataSets } from './summary.ts';

const reference = sampleReference();
const found = (PARTIDA: string) => {
  const blank = blankBody(productDataSets);
  const body = { ...blank, PRODUCTO: { ...blank.PRODUCTO, DESCRIPCION: 'Bomba', PARTIDA } };
  return productDefinition
    .check(body, reference)
    .map(({ severity, path, message }) => [severity, path, message]);
};

describe('the tariff code of a product', () => {
  it('is whole, or an error at its field that says how it is completed', () => {
    expect(found('8413')).toEqual([
      [
        'error',
        'PRODUCTO.PARTIDA',
        'Clasificación arancelaria: 84.13 tiene 4 dígitos y una declaración lleva 10; complete el inciso.',
      ],
    ]);
  });

  it('that the starter list does not have is only warned of, and none is asked for', () => {
    expect(found('8413999999').map(([severity, path]) => [severity, path])).toEqual([
      ['warning', 'PRODUCTO.PARTIDA'],
    ]);
    expect(found('')).toEqual([]);
  });
});

it('is called by its code, and by its description while it has none', () => {
  expect(titleOf(productKind, { CODIGO: 'LT-140', DESCRIPCION: 'Computadora' })).toContain('LT-140');
  expect(titleOf(productKind, { CODIGO: '', DESCRIPCION: 'Computadora' })).toContain('Computadora');
});
