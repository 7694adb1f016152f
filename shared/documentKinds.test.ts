import { expect, it } from 'vitest';
import { caftaDefinition } from './cafta/definition.ts';
import { duaDefinition } from './dua/definition.ts';
import { ducaDefinition } from './duca/definition.ts';
import { dvaDefinition } from './dva/definition.ts';
import { documentKinds } from './documentKinds.ts';
import { invoiceDefinition } from './invoices/definition.ts';
import { manifestDefinition } from './manifests/definition.ts';
import { partyDefinition } from './parties/definition.ts';
import { productDefinition } from './products/definition.ts';
import { registerDefinition } from './registers/definition.ts';
import { transportDefinition } from './transport-documents/definition.ts';
import { workOrderDefinition } from './work-orders/definition.ts';

const definitions = [
  partyDefinition,
  productDefinition,
  workOrderDefinition,
  invoiceDefinition,
  transportDefinition,
  dvaDefinition,
  ducaDefinition,
  duaDefinition,
  manifestDefinition,
  caftaDefinition,
  registerDefinition,
];

it('knows every kind of document here', () => {
  expect(definitions.map(({ module }) => module)).toEqual(documentKinds.map(({ module }) => module));
});

it.each(definitions)('$plural are found by what people call them, without reading them all', (definition) => {
  const words = definition.index?.words ?? [];
  expect(words.length).toBeGreaterThan(0);
  for (const column of [...words, ...(definition.index?.values ?? [])])
    expect([...Object.keys(definition.columns), 'CREADO_POR'], column).toContain(column);
});
