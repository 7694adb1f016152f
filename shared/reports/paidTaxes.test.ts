import { describe, expect, it } from 'vitest';
import { calculateDuca } from '../duca/calculate.ts';
import { completeDuca } from '../duca/completeDuca.fixture.ts';
import { ducaGuaranteedTaxes, ducaPaidTaxes } from '../duca/owedTaxes.ts';
import { sampleReference } from '../duca/sampleSources.fixture.ts';
import { duaPaidTaxes } from '../dua/owedTaxes.ts';
import { honduranReference, sampleDua } from '../dua/sampleDua.fixture.ts';
import { cents } from '../foundation/decimal/cents.ts';
import { fromUnits } from '../foundation/decimal/decimal.ts';
import type { OwedTax } from '../transmission/amendmentChanges.ts';
import { declarationFacts, type DeclarationValues } from './declarationFacts.ts';
import { duaValues } from './duaValues.ts';
import { ducaValues } from './ducaValues.ts';
import type { Fact, FactClass } from './facts.ts';

const reference = sampleReference();
const header = {
  ...{ ID: 'uno', VERSION: 1, ESTADO: 'VERDE', ID_ORDEN: 'ord-1' },
  ...{ CREADO: '2026-11-20T08:00:00', CREADO_POR: 'ana' },
};
const factsOf = (values: DeclarationValues): Fact[] => declarationFacts(header, values, [], '');
const total = (taxes: readonly OwedTax[]): number =>
  taxes.reduce((all, { IMPORTE }) => all + cents(IMPORTE), 0);

/** Paid and guaranteed as each class of facts tells them: the declaration, its lines, its taxes. */
function toldBy(facts: readonly Fact[]): Record<string, [paid: number, guaranteed: number]> {
  const sum = (CLASE: FactClass, name: 'TRIBUTOS' | 'MONTO'): number =>
    facts.filter((each) => each.CLASE === CLASE).reduce((all, each) => all + each[name], 0);
  return {
    declaration: [sum('declaracion', 'TRIBUTOS'), sum('declaracion', 'MONTO')],
    lines: [sum('linea', 'TRIBUTOS'), sum('linea', 'MONTO')],
    taxes: [sum('tributo', 'MONTO'), sum('garantia', 'MONTO')],
  };
}
const alike = (paid: number, guaranteed: number) => ({
  declaration: [paid, guaranteed],
  lines: [paid, guaranteed],
  taxes: [paid, guaranteed],
});

describe('taxes in the analysis', () => {
  it('of a DUCA are those that the client is charged; what is only guaranteed stands apart', () => {
    const body = completeDuca(reference);
    const owed = total(ducaPaidTaxes(body));
    expect(owed).toBeGreaterThan(0);
    expect(toldBy(factsOf(ducaValues(body, reference)))).toEqual(alike(owed, 0));

    const forATime = calculateDuca({ ...body, DUCA: { ...body.DUCA, MODALIDAD: 'DT' } }, reference);
    const guaranteed = total(ducaGuaranteedTaxes(forATime));
    expect(guaranteed).toBeGreaterThan(0);
    expect(toldBy(factsOf(ducaValues(forATime, reference)))).toEqual(alike(0, guaranteed));
  });

  it('of a DUA are those that SARAH settled, line by line and in all, as the costs of the order tell them', () => {
    const body = sampleDua();
    expect(toldBy(factsOf(duaValues(body)))).toEqual(alike(total(duaPaidTaxes(body)), 0));

    const SARAH_TRIBUTOS = body.LIQUIDACION_TRIBUTOS.map((each) => ({ ...each, IMPORTE: '54547.38' }));
    const told = 5_454_738 * SARAH_TRIBUTOS.length;
    const settled = (totalCents: number, lines: typeof SARAH_TRIBUTOS) => ({
      ...body,
      SARAH_LIQUIDACION: {
        ...body.SARAH_LIQUIDACION,
        ...{ TOTAL_PAGAR: fromUnits(totalCents, 2), TOTAL_GARANTIZAR: '0.00' },
      },
      SARAH_TRIBUTOS: lines,
    });
    for (const charged of [told, told + 13_154])
      expect(toldBy(factsOf(duaValues(settled(charged, SARAH_TRIBUTOS))))).toEqual(alike(charged, 0));
    expect(toldBy(factsOf(duaValues(settled(0, []))))).toEqual(alike(0, 0));
  });

  it('of a DUA for a time are guaranteed', () => {
    const body = sampleDua(honduranReference(), '5000');
    const guaranteed = cents(body.LIQUIDACION.TOTAL_GARANTIZAR);
    expect(guaranteed).toBeGreaterThan(0);
    expect(toldBy(factsOf(duaValues(body)))).toEqual(alike(0, guaranteed));
  });
});
