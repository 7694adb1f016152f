import { afterAll, beforeAll, expect, it } from 'vitest';
import { renewDays } from '../../functions/reports/files/dayFile.ts';
import { createReports } from '../../functions/reports/handler.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { ReportName } from '../../shared/reports/reports.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

/** What runs out is told while there is time to act, in whatever days somebody asks for it. */
let { world, call, derived } = {} as TwoAgencies;
let id = '';
let validUntil = '';

const told = async (REPORTE: ReportName, days: object = {}): Promise<Record<string, string>> => {
  // Sessions end by the clock as well.
  const ana = await world.person('uno', 'ana');
  const group = createReports(async () => world.services);
  const { result, error } = await world.call(group, 'run', { REPORTE, ...days }, ana);
  expect(error).toBeUndefined();
  return result.FILAS.find((row: Record<string, string>) => row['ID'] === id);
};

beforeAll(async () => {
  ({ world, call, derived } = await startTwoAgencies());
  const made = await derived('1236000760');
  ({ id } = made);
  await call('transmit', [id, String(made.lock)]);
  await world.pump();
  await renewDays({ services: world.services, scope: jobScope('uno', 'GT') }, [{ module: 'duca', id }]);
  validUntil = (await call('open', [id, ''])).result.body.DUCA.VALIDA_HASTA;
});
afterAll(() => world.stop());

it('tells of a validity in its last days, though the declaration was accepted long before any days that are asked for', async () => {
  expect(validUntil).toMatch(/^202[67]-/);
  world.setClock(`${validUntil}T15:00:00Z`);
  expect(await told('declarations')).toBeUndefined();
  const due = { VALIDA_HASTA: validUntil, DIAS: '0' };
  expect(await told('expiring')).toMatchObject(due);
  expect(await told('expiring', { DESDE: validUntil, HASTA: validUntil })).toMatchObject(due);
});

it('says nothing any more of one whose last day is over', async () => {
  const after = new Date(Date.parse(`${validUntil}T15:00:00Z`) + 86_400_000);
  world.setClock(after.toISOString());
  expect(await told('expiring')).toBeUndefined();
});
