import { describe, expect, it } from 'vitest';
import { ducaDefinition } from './duca/definition.ts';
import { sampleReference } from './duca/sampleSources.fixture.ts';
import { dvaDefinition } from './dva/definition.ts';
import type { DocumentDefinition } from './foundation/documents/definition.ts';
import { documentProblems } from './foundation/documents/documentProblems.ts';
import { blankBody, blankRecord, type AnyBody, type AnyRecord } from './foundation/fields/dataSet.ts';
import { blocks } from './foundation/rules/problem.ts';
import { invoiceDefinition } from './invoices/definition.ts';
import { transportDefinition } from './transport-documents/definition.ts';
import { workOrderDefinition } from './work-orders/definition.ts';

const reference = sampleReference();

const found = <B>(definition: DocumentDefinition<B>, change?: (body: AnyBody) => void) => {
  const blank: AnyBody = blankBody(definition.dataSets);
  change?.(blank);
  const body = definition.calculate(blank as B, reference);
  return documentProblems(definition, body as AnyBody, reference);
};
const wrong = (problems: ReturnType<typeof found>): string[] =>
  problems
    .filter(({ severity }) => severity !== 'missing')
    .map(({ severity, message }) => `${severity} ${message}`);

describe('a document that nobody has begun', () => {
  const kinds: readonly [string, () => ReturnType<typeof found>][] = [
    ['DUCA', () => found(ducaDefinition)],
    ['DVA', () => found(dvaDefinition)],
    ['invoice', () => found(invoiceDefinition)],
    ['transport document', () => found(transportDefinition)],
    ['order', () => found(workOrderDefinition)],
  ];
  it.each(kinds)('has much to be filled and nothing wrong: %s', (_, problems) => {
    expect(wrong(problems())).toEqual([]);
  });

  it.each(kinds.slice(0, 4))('is stopped at the gate all the same: %s', (_, problems) => {
    expect(blocks(problems())).toBe(true);
  });

  it('has nothing wrong either when its modality, class and twelve blank lines ask for everything else', () => {
    const problems = found(ducaDefinition, (body) => {
      Object.assign(body['DUCA'] as AnyRecord, { MODALIDAD: 'ID', CLASE: '1' });
      body['FRACCIONES'] = Array.from({ length: 12 }, (_, line) => ({
        ...blankRecord(ducaDefinition.dataSets['FRACCIONES']!),
        ID_FRACCION: String(line),
      }));
    });
    expect(problems.length).toBeGreaterThan(100);
    expect(wrong(problems)).toEqual([]);
  });
});
