import { expect, it } from 'vitest';
import { add } from '../decimal/decimal.ts';
import { blankBody, type AnyBody } from '../fields/dataSet.ts';
import { problem } from '../rules/problem.ts';
import { documentProblems } from './documentProblems.ts';
import { makeReference } from './makeReference.ts';
import { sampleDataSets } from './sampleDataSets.fixture.ts';

const reference = makeReference({
  country: 'GT',
  today: '2026-11-20',
  checkTaxId: (value) => ({ ok: true, value }),
  lists: new Map(),
});

it('a number that is none is told at its field and keeps no other problem from being told', () => {
  const blank = blankBody(sampleDataSets) as AnyBody;
  const body = { ...blank, FACTURA: { ...(blank['FACTURA'] as object), TOTAL: 'ayer' } } as AnyBody;
  const check = ({ FACTURA }: { FACTURA: { TOTAL: string } }) => {
    // Whatever reckons with it would throw.
    add('0.00', FACTURA.TOTAL);
    return [problem('sample.sense', 'FACTURA.FECHA', 'La fecha no cuadra.')];
  };
  const found = documentProblems({ module: 'invoices', dataSets: sampleDataSets, check }, body, reference);
  expect(found.map((each) => each.code)).toEqual(expect.arrayContaining(['shape.decimal', 'sample.sense']));
  expect(found.find((each) => each.code === 'shape.decimal')).toMatchObject({ path: 'FACTURA.TOTAL' });
});

it('is judged by the law of its own day, whoever hands its check over', () => {
  const seen: string[] = [];
  const judged = {
    module: 'invoices',
    dataSets: sampleDataSets,
    day: () => '2026-03-01',
    check: (_: unknown, { day, today }: typeof reference) => {
      seen.push(day, today);
      return [];
    },
  };
  documentProblems(judged, blankBody(sampleDataSets), reference);
  expect(seen).toEqual(['2026-03-01', '2026-11-20']);
});
