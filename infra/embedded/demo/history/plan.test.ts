import { expect, it } from 'vitest';
import { catalogue } from '../../../../shared/catalogues/names.ts';
import { sampleReference } from '../../../../shared/duca/sampleSources.fixture.ts';
import { countries } from '../../../../shared/countries/countries.ts';
import { demoCompanies } from '../companies.ts';
import { samplePlaces } from './clients.ts';
import { sampleGoods, sampleSuppliers } from './goods.ts';
import { samplePlan, STAGES } from './plan.ts';

const worked = [...new Set(demoCompanies.map(({ country }) => country))];

it.each(worked)('has in %s a place, with clients whose tax numbers are right and nobody else’s', (code) => {
  const { clients, office, port } = samplePlaces[code]!;
  const own = new Set(demoCompanies.map(({ taxId }) => taxId));
  for (const { name, taxId } of clients) {
    expect(countries[code].checkTaxId(taxId), name).toEqual({ ok: true, value: taxId });
    expect(own, name).not.toContain(taxId);
  }
  const reference = sampleReference(code);
  expect(reference.hasCode(catalogue.customsOffices, office)).toBe(true);
  expect(reference.hasCode(catalogue.locations, port)).toBe(true);
});

it('classifies its goods by codes of the starter tariff', () => {
  const reference = sampleReference('GT');
  for (const { tariff, name } of sampleGoods)
    expect(reference.row(catalogue.tariff, tariff), name).toBeDefined();
});

it('spreads orders over a month, to every stage, each of goods of one supplier', () => {
  const days = samplePlan.map(({ daysAgo }) => daysAgo);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect([days[0]! >= 28, days.at(-1)! <= 2]).toEqual([true, true]);
  for (const stage of STAGES)
    expect(
      samplePlan.some((order) => order.stage === stage),
      stage,
    ).toBe(true);
  for (const { lines } of samplePlan) {
    const suppliers = lines.map(([code]) => sampleGoods.find((goods) => goods.code === code)!.supplier);
    expect(new Set(suppliers).size).toBeLessThanOrEqual(1);
    for (const supplier of suppliers) expect(sampleSuppliers[supplier]).toBeDefined();
  }
});
