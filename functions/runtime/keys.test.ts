import { describe, expect, it } from 'vitest';
import { companyKey, systemKey } from './keys.ts';
import { jobScope, sessionScope } from './scope.ts';

describe('a key', () => {
  it('of a company begins with it, and none of the system’s looks like one', () => {
    expect(companyKey({ company: 'emp-1' })).toBe('C#emp-1');
    expect(companyKey({ company: 'emp-1' }, 'duca', 'x')).toBe('C#emp-1#duca#x');
    expect(systemKey('session', 'h')).toBe('system#session#h');
  });

  it('lets no part reach into another', () => {
    expect(() => companyKey({ company: 'emp-1#duca' })).toThrow('Key part holds the separator: emp-1#duca');
    expect(() => companyKey({ company: 'emp-1' }, 'a', 'b#c')).toThrow('b#c');
    expect(() => systemKey('#')).toThrow('separator');
  });

  it('may have an empty part, which is a part all the same', () => {
    expect(companyKey({ company: '' }, 'x')).toBe('C##x');
  });
});

describe('a scope', () => {
  it('of work in the background belongs to its company and may do nothing by itself', () => {
    const { permissions, ...facts } = jobScope('emp-1', 'HN');
    expect(permissions.size).toBe(0);
    expect(facts).toEqual({
      company: 'emp-1',
      companyName: '',
      country: 'HN',
      userId: 'sistema',
      login: 'sistema',
      userName: 'Despacho',
      sessionHash: '',
    });
  });

  it('of a person is what the rows say', () => {
    const { permissions: _, ...facts } = jobScope('emp-1', 'GT');
    expect(sessionScope({ ...facts, permissions: new Set(['duca:read'] as const) }).permissions).toEqual(
      new Set(['duca:read']),
    );
  });
});
