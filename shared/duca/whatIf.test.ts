import { describe, expect, it } from 'vitest';
import { add, multiply, sum } from '../foundation/decimal/decimal.ts';
import { applyChanges } from '../foundation/documents/patch.ts';
import type { AnyBody } from '../foundation/fields/dataSet.ts';
import { readSupposed, supposedOf } from '../taxes/supposed.ts';
import { calculateDuca } from './calculate.ts';
import { ducaDataSets, type DucaBody } from './dataSets.ts';
import { ducaFromDvas } from './derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from './sampleSources.fixture.ts';
import { ducaTerms } from './supposed.ts';
import { whatIf } from './whatIf.ts';

const reference = sampleReference();
const body = ducaFromDvas(sampleSources({ lines: 6, invoices: 1, suppliers: 1, containers: 1 }), reference);
const difference = (found: ReturnType<typeof whatIf>, label: string) =>
  found.differences.find((each) => each.label === label);

describe('whatIf', () => {
  it('changes nothing when nothing is supposed, and never the given body', () => {
    const frozen = structuredClone(body);
    const found = whatIf(body, {}, reference);
    expect(found.changes).toEqual([]);
    expect(found.differences.every(({ change }) => change === '0.00')).toBe(true);
    whatIf(body, { incoterm: 'CIF', rate: '8.00000', origin: 'US' }, reference);
    expect(body).toEqual(frozen);
  });

  it('tries no rate that is none and no fraction that is not there, and says so', () => {
    for (const rate of ['0', '-7.85123']) {
      const found = whatIf(body, { rate }, reference);
      expect(found).toMatchObject({ changes: [], differences: [], body });
      expect(found.refused).toContain('mayor que cero');
    }
    expect(whatIf(body, { line: 98, agreement: '20' }, reference).refused).toBe(
      `No hay fracción 99: la declaración tiene ${body.FRACCIONES.length}.`,
    );
  });

  it('lowers the DAI of one fraction to its preferential rate, and the tax that rests on it', () => {
    const line = body.FRACCIONES.findIndex((each) => each.CLASIFICACION_ARANCELARIA === '8528729000');
    const found = whatIf(body, { agreement: '30', line }, reference);
    const duty = body.FRACCION_TRIBUTOS.find(
      (each) => each.CODIGO_TRIBUTO === 'DAI' && each.ID_FRACCION === body.FRACCIONES[line]!.ID_FRACCION,
    )!;
    expect(difference(found, 'DAI')!.change).toBe(`-${duty.IMPORTE}`);
    expect(Number(difference(found, 'IVA')!.change)).toBeCloseTo(Number(duty.IMPORTE) * -0.12, 1);
    expect(found.changes).toEqual([{ op: 'set', path: `FRACCIONES[${line}].ACUERDO_1_ID`, value: '30' }]);
  });

  it('tries none in place of the agreement that a fraction claims, and in place of its quota', () => {
    const read = readSupposed(ducaTerms, { ACUERDO: '0', CUOTA: '0' }, reference);
    const claimed = whatIf(body, { agreement: '30', quota: 'C01' }, reference);
    const found = whatIf(claimed.body, supposedOf(ducaTerms, read.ok ? read.record : {}), reference);
    expect(found.body.FRACCIONES.map((each) => [each.ACUERDO_1_ID, each.CUOTA_CONTINGENTE])).toEqual(
      body.FRACCIONES.map(() => ['', '']),
    );
    const general = difference(whatIf(body, { agreement: '', quota: '' }, reference), 'DAI')!.to;
    expect(difference(found, 'DAI')).toMatchObject({ from: difference(claimed, 'DAI')!.to, to: general });
    expect(Number(difference(found, 'DAI')!.change)).toBeGreaterThan(0);
  });

  it('takes freight and insurance out of the price when the term includes them', () => {
    const { body: after } = whatIf(body, { incoterm: 'CIF' }, reference);
    const costs = add(
      sum(body.FRACCIONES.map((each) => each.VALOR_FLETE)),
      sum(body.FRACCIONES.map((each) => each.VALOR_SEGURO)),
    );
    expect(add(after.DUCA.TOTAL_FOB_DOLARES, costs)).toBe(body.DUCA.TOTAL_FOB_DOLARES);
    expect(sum(after.FRACCIONES.map((each) => each.VALOR_FOB))).toBe(after.DUCA.TOTAL_FOB_DOLARES);
    expect(whatIf(after, { incoterm: 'FOB' }, reference).body).toEqual(body);
  });

  it('has rows of the taxes that add up to the total, with a paid and an exempt fraction', () => {
    const [given, ...rest] = body.FRACCIONES;
    const FRACCIONES = [{ ...given!, ACUERDO_2_ID: '100' }, ...rest];
    const shared = calculateDuca({ ...body, FRACCIONES }, reference);
    expect(new Set(shared.TRIBUTOS.map((each) => each.MODALIDAD_PAGO))).toEqual(new Set(['E', 'P']));
    const { differences, body: after } = whatIf(shared, { rate: '8.00000' }, reference);
    const [, ...taxes] = differences;
    const total = taxes.pop()!;
    expect(taxes.map(({ label }) => label)).toEqual(['DAI', 'IVA']);
    expect(total).toMatchObject({ from: shared.DUCA.TOTAL_GENERAL, to: after.DUCA.TOTAL_GENERAL });
    for (const side of ['from', 'to', 'change'] as const)
      expect(sum(taxes.map((each) => each[side])), side).toBe(total[side]);
  });

  it('follows the exchange rate to the cent', () => {
    const { body: after } = whatIf(body, { rate: '8.00000' }, reference);
    for (const each of after.FRACCIONES) {
      expect(each.VALOR_ADUANA_LOCAL).toBe(multiply(each.VALOR_CIF, '8', 2));
    }
  });

  it('says when the price cannot hold what the term includes', () => {
    const poor = {
      ...body,
      FRACCIONES: body.FRACCIONES.map((each, line) => (line === 2 ? { ...each, VALOR_FOB: '0.01' } : each)),
    };
    expect(whatIf(poor, { incoterm: 'CIF' }, reference).refused).toContain('fracción 3');
  });

  it('lists what other terms ask for and what they no longer do', () => {
    const line = body.FRACCIONES.findIndex((each) => each.ACUERDO_1_ID === '');
    const claimed = whatIf(body, { agreement: '20', line }, reference);
    expect(claimed.asked.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['duca.no-certificate', 'duca.no-criterion']),
    );
    expect(claimed.released).toEqual([]);
    const back = whatIf(claimed.body, { agreement: '', line }, reference);
    expect(back.released.map(({ path }) => path)).toContain(`FRACCIONES[${line}].CRITERIO_ORIGEN`);
    expect(whatIf(body, {}, reference)).toMatchObject({ asked: [], released: [] });
  });

  it('carries the specific taxes: what is taken of the price falls with it', () => {
    const fuel = calculateDuca(
      {
        ...body,
        FRACCIONES: body.FRACCIONES.map((each) => ({
          ...each,
          CLASIFICACION_ARANCELARIA: '2402200000',
          ID_UNIDAD_MEDIDA: 'MIL',
        })),
      },
      reference,
    );
    const found = whatIf(fuel, { incoterm: 'CIF' }, reference);
    expect(Number(difference(found, 'ITAB')!.change)).toBeLessThan(0);
  });

  it('gives the edits that make the declaration what was tried out', () => {
    const { changes, body: after } = whatIf(
      body,
      { incoterm: 'CIF', origin: 'MX', agreement: '30' },
      reference,
    );
    const edited = applyChanges(ducaDataSets, body as AnyBody, changes) as unknown as DucaBody;
    expect(calculateDuca(edited, reference)).toEqual(after);
  });
});
