import { expect, it } from 'vitest';
import { isFull, planOn, type CompanyPlan } from './plan.ts';

const plan = (DESDE: string, PLAN = 'A'): CompanyPlan => ({
  ...{ PLAN, NOMBRE: PLAN, DESDE },
  ...{ USUARIOS: 1, DECLARACIONES: 1, TOKENS: 1 },
});

it('the plan in force is the latest that began, and none before the first', () => {
  const plans = [plan('2026-03-01'), plan('2026-01-01', 'B'), plan('2026-03-01', 'C')];
  expect(planOn(plans, '2025-12-31')).toBeUndefined();
  expect(planOn(plans, '2026-02-28')?.PLAN).toBe('B');
  expect(planOn(plans, '2026-03-01')?.PLAN).toBe('C');
  expect(planOn(undefined, '2026-03-01')).toBeUndefined();
});

it('a limit of zero, and no plan, limit nothing', () => {
  expect([isFull(5, 5), isFull(4, 5), isFull(1_000, 0), isFull(1_000, undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
