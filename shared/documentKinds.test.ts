import { expect, it } from 'vitest';
import { documentDefinitions } from './documentDefinitions.ts';
import { documentKinds } from './documentKinds.ts';

it('knows every kind by the name of its module', () => {
  expect(Object.entries(documentDefinitions).map(([name, { module }]) => [name, module])).toEqual(
    documentKinds.map(({ module }) => [module, module]),
  );
});

it.each(Object.values(documentDefinitions))(
  '$plural are found by what people call them, without reading them all',
  (definition) => {
    const words = definition.index?.words ?? [];
    expect(words.length).toBeGreaterThan(0);
    for (const column of [...words, ...(definition.index?.values ?? [])])
      expect([...Object.keys(definition.columns), 'CREADO_POR'], column).toContain(column);
  },
);
