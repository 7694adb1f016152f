import { expect, test } from 'vitest';
import type { Permission } from '../contracts/procedure.ts';
import { needsFactor } from './needsFactor.ts';

const needs = (...permissions: Permission[]): boolean => needsFactor(new Set(permissions));

test('who transmits anything or administers needs more than a password; who reads and writes does not', () => {
  expect(needs('public', 'session', 'duca:read', 'duca:write', 'invoices:write')).toBe(false);
  expect(needs()).toBe(false);
  expect(needs('session', 'duca:transmit')).toBe(true);
  expect(needs('session', 'transmission:transmit')).toBe(true);
  expect(needs('admin')).toBe(true);
});
