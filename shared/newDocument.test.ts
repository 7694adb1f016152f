import { describe, expect, it } from 'vitest';
import { sampleReferenceOf } from './catalogues/sampleReference.fixture.ts';
import { COUNTRIES } from './countries/country.ts';
import { isModuleOf } from './countries/isModuleOf.ts';
import { documentDefinitions } from './documentDefinitions.ts';
import { ducaDefinition } from './duca/definition.ts';
import type { AnyDocument } from './foundation/documents/definition.ts';
import { documentProblems } from './foundation/documents/documentProblems.ts';
import type { Reference } from './foundation/documents/reference.ts';
import { blankBody, blankRecord, type AnyBody, type AnyRecord } from './foundation/fields/dataSet.ts';
import { blocks } from './foundation/rules/problem.ts';

const found = (definition: AnyDocument, reference: Reference, change?: (body: AnyBody) => void) => {
  const blank: AnyBody = blankBody(definition.dataSets);
  change?.(blank);
  return documentProblems(definition, definition.calculate(blank, reference) as AnyBody, reference);
};
const wrong = (problems: ReturnType<typeof found>): string[] =>
  problems
    .filter(({ severity }) => severity !== 'missing')
    .map(({ severity, message }) => `${severity} ${message}`);

describe.each(COUNTRIES)('a document that nobody has begun in %s', (country) => {
  const reference = sampleReferenceOf(country);
  const kinds = Object.values(documentDefinitions).filter(({ module }) => isModuleOf(country, module));

  it.each(kinds)('has nothing wrong: $noun.singular', (kind) => {
    expect(wrong(found(kind, reference))).toEqual([]);
  });

  it.each(kinds.filter(({ module }) => module !== 'work-orders'))(
    'is stopped at the gate all the same: $noun.singular',
    (kind) => {
      expect(blocks(found(kind, reference))).toBe(true);
    },
  );
});

it('has nothing wrong either, a DUCA whose modality, class and twelve blank lines ask for everything else', () => {
  const problems = found(ducaDefinition, sampleReferenceOf('GT'), (body) => {
    Object.assign(body['DUCA'] as AnyRecord, { MODALIDAD: 'ID', CLASE: '1' });
    body['FRACCIONES'] = Array.from({ length: 12 }, (_, line) => ({
      ...blankRecord(ducaDefinition.dataSets['FRACCIONES']!),
      ID_FRACCION: String(line),
    }));
  });
  expect(problems.length).toBeGreaterThan(100);
  expect(wrong(problems)).toEqual([]);
});
