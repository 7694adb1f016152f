import { describe, expect, it } from 'vitest';
import { catalogue } from './names.ts';
import { preferentialRate } from './preferentialRate.ts';
import { sampleReference } from '../duca/sampleSources.fixture.ts';

const rate = (agreement: string, origin: string, tariff: string, today?: string, quota = '') =>
  preferentialRate(sampleReference('GT', today), agreement, origin, tariff, quota)?.['TASA'];

describe('preferentialRate', () => {
  it('takes the longest prefix of the agreement', () => {
    expect(rate('30', 'MX', '8418101000')).toBe('0.00');
    expect(rate('30', 'MX', '8703236900')).toBe('5.00');
  });

  it('gives nothing to another origin or under another agreement', () => {
    expect(rate('20', 'CN', '8544420000')).toBeUndefined();
    expect(rate('55', 'CL', '8544420000')).toBeUndefined();
  });

  it('takes the rate within a quota with its number, and the one outside without', () => {
    expect(rate('20', 'US', '1006309000', undefined, 'C-2026-7')).toBe('0.00');
    expect(rate('20', 'US', '1006309000')).toBe('8.00');
    // A quota changes nothing where no row asks for one.
    expect(rate('20', 'US', '8544420000', undefined, 'C-2026-7')).toBe('0.00');
  });

  it('favours no goods outside a quota that alone is favoured, though a shorter prefix favours all', () => {
    const rows = sampleReference('GT')
      .rows(catalogue.preferentialRates)
      .filter((row) => row['CONTINGENTE'] !== 'FUERA');
    const reference = { ...sampleReference('GT'), rows: () => rows };
    expect(preferentialRate(reference, '20', 'US', '1006309000', '')).toBeUndefined();
    expect(preferentialRate(reference, '20', 'US', '1006309000', 'C-7')?.['TASA']).toBe('0.00');
  });

  it('follows the days of each stage', () => {
    expect(rate('20', 'US', '0207120000', '2026-12-31')).toBe('5.00');
    expect(rate('20', 'US', '0207120000', '2027-01-01')).toBe('0.00');
  });
});
