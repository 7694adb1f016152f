import { describe, expect, it } from 'vitest';
import { LARGEST_CONTRACT_BYTES } from './foundation/contracts/sizes.ts';
import { procedureGroups } from './procedures.ts';

describe('procedures', () => {
  it('bear one name in code and on the wire, in the group of their module', () => {
    for (const { procedures } of procedureGroups) {
      for (const [key, contract] of Object.entries(procedures)) expect(contract.name).toBe(key);
      expect(new Set(Object.values(procedures).map((each) => each.group)).size).toBe(1);
    }
  });

  it('work on companies that are not the caller’s for who operates the platform alone', () => {
    const all = procedureGroups.flatMap(({ procedures }) => Object.values(procedures));
    const permissions = all.filter(({ ofOthers }) => ofOthers).map(({ permission }) => permission);
    expect(new Set(permissions)).toEqual(new Set(['operator']));
  });

  it('promise no larger body than reaches a function', () => {
    for (const { procedures } of procedureGroups) {
      for (const { maxBytes } of Object.values(procedures))
        expect(maxBytes).toBeLessThanOrEqual(LARGEST_CONTRACT_BYTES);
    }
  });

  it('say in Spanish what they do, in words that complete «no tiene permiso para»', () => {
    for (const { procedures } of procedureGroups) {
      for (const { summary } of Object.values(procedures))
        expect(summary).toMatch(/^\p{Ll}+r(se)? ?.*[^.]$/u);
    }
  });
});
