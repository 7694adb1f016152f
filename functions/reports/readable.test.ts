import { expect, it } from 'vitest';
import { sampleReference } from '../../shared/catalogues/sampleReference.fixture.ts';
import { reports, type ReportName } from '../../shared/reports/reports.ts';
import { readable } from './readable.ts';

const said = (name: ReportName, row: Record<string, string>): Record<string, string> =>
  readable(reports[name], sampleReference, [row])[0]!;

it('writes the number of a declaration in its groups, and one of another form or none as it is', () => {
  for (const name of [
    'declarations',
    'lines',
    'pendingComplementary',
    'expiring',
    'papers',
    'amendments',
  ] as const)
    expect(said(name, { NUMERO: 'GTPRQPQ2400123400015' })['NUMERO'], name).toBe('GTPRQPQ-24-001234-0001-5');
  expect(said('declarations', { NUMERO: '230011011994J' })['NUMERO']).toBe('230011011994J');
  expect(said('declarations', {})['NUMERO']).toBe('');
});

it('writes the correlative of an order as it is, where that is the number', () => {
  for (const name of ['orders', 'costs'] as const)
    expect(said(name, { NUMERO: '2026-000012' })['NUMERO'], name).toBe('2026-000012');
});

it('writes tax ids as everywhere', () => {
  for (const [stored, written] of [
    ['576937K', '576937-K'],
    ['08019021000018', '0801-9021-000018'],
    ['CF', 'CF'],
    ['', ''],
  ])
    for (const name of ['declarations', 'orders', 'taxesByClient', 'balances', 'times'] as const)
      expect(said(name, { NIT: stored! })['NIT'], name).toBe(written);
});
