import { describe, expect, it } from 'vitest';
import { preferentialRate } from '../../catalogues/preferentialRate.ts';
import { sampleReference } from '../sampleSources.fixture.ts';

const rate = (agreement: string, origin: string, tariff: string, today?: string) =>
  preferentialRate(sampleReference('GT', today), agreement, origin, tariff)?.['TASA'];

describe('preferentialRate', () => {
  it('takes the longest prefix of the agreement', () => {
    expect(rate('30', 'MX', '8418101000')).toBe('0.00');
    expect(rate('30', 'MX', '8703236900')).toBe('5.00');
  });

  it('gives nothing to another origin or under another agreement', () => {
    expect(rate('20', 'CN', '8544420000')).toBeUndefined();
    expect(rate('55', 'CL', '8544420000')).toBeUndefined();
  });

  it('follows the days of each stage', () => {
    expect(rate('20', 'US', '0207120000', '2026-12-31')).toBe('5.00');
    expect(rate('20', 'US', '0207120000', '2027-01-01')).toBe('0.00');
  });
});
