import { describe, expect, it } from 'vitest';
import { calculateDuca } from '../calculate.ts';
import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { settlementProblems } from '../checks/settlement.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { whatIf } from '../whatIf.ts';
import { explainFractionTax } from './explainFraction.ts';

const reference = sampleReference();
const formed = ducaFromDvas(sampleSources({ lines: 3, invoices: 1, suppliers: 1, containers: 1 }), reference);

/** A declaration of one fraction at 7.73456 quetzales a dollar: price, freight, insurance and other costs in dollars. */
const declared = (
  tariff: string,
  [VALOR_FOB, VALOR_FLETE, VALOR_SEGURO, VALOR_OTROS]: readonly [string, string, string, string],
  more: Partial<DucaFraction>,
): DucaBody =>
  calculateDuca(
    {
      ...formed,
      DUCA: { ...formed.DUCA, TIPO_CAMBIO: '7.73456' },
      FRACCIONES: [
        {
          ...formed.FRACCIONES[0]!,
          CLASIFICACION_ARANCELARIA: tariff,
          VALOR_FOB,
          VALOR_FLETE,
          VALOR_SEGURO,
          VALOR_OTROS,
          ...more,
        },
      ],
    },
    reference,
  );
const taxes = (body: DucaBody): string[] =>
  body.FRACCION_TRIBUTOS.map(({ CODIGO_TRIBUTO, IMPORTE }) => `${CODIGO_TRIBUTO} ${IMPORTE}`);
const sourceOfDuty = (body: DucaBody): string =>
  explainFractionTax(body, body.FRACCIONES[0]!, body.FRACCION_TRIBUTOS[0]!, reference).source;

// Each was reckoned by hand, in decimals, before the product was asked.
describe('worked cases of Guatemala, to the cent', () => {
  it('petrol of an agreement: no DAI, the IDP on gallons made of litres, outside the base of the IVA', () => {
    const body = declared('2710120000', ['18237.45', '1250.33', '91.19', '40.07'], {
      ACUERDO_1_ID: '20',
      ID_PAIS_ORIGEN: 'US',
      CANTIDAD_UNIDADES: '25000.000',
      ID_UNIDAD_MEDIDA: 'LTR',
    });
    expect(body.FRACCIONES[0]!.VALOR_ADUANA_LOCAL).toBe('151744.64');
    expect(body.FRACCION_TRIBUTOS[1]!.CANTIDAD_GRAVADA).toBe('6604.301309');
    expect(taxes(body)).toEqual(['DAI 0.00', 'IDP 31040.22', 'IVA 18209.36']);
    expect(body.DUCA.TOTAL_GENERAL).toBe('49249.58');
  });

  it('whisky and cigarettes: what the tax is taken of differs, and both raise the base of the IVA', () => {
    const whisky = declared('2208309000', ['4321.07', '310.55', '21.61', '0.00'], {
      CANTIDAD_UNIDADES: '900.000',
      ID_UNIDAD_MEDIDA: 'LTR',
    });
    expect(taxes(whisky)).toEqual(['DAI 5398.60', 'IBA 3518.09', 'IVA 5388.89']);
    expect(whisky.DUCA.TOTAL_GENERAL).toBe('14305.58');
    const cigarettes = declared('2402200000', ['9876.54', '432.10', '49.38', '12.34'], {
      CANTIDAD_UNIDADES: '500.000',
      ID_UNIDAD_MEDIDA: 'MIL',
    });
    expect(taxes(cigarettes)).toEqual(['DAI 12031.53', 'ITAB 76390.69', 'IVA 20235.89']);
    expect(cigarettes.DUCA.TOTAL_GENERAL).toBe('108658.11');
  });

  it('cars of an agreement: its own DAI, the registration tax on the customs value beside the IVA', () => {
    const body = declared('8703236900', ['39500.00', '1650.00', '172.90', '10.43'], {
      ACUERDO_1_ID: '30',
      ID_PAIS_ORIGEN: 'MX',
      CANTIDAD_UNIDADES: '2.000',
      ID_UNIDAD_MEDIDA: 'C62',
      ID_ESTADO_MERCANCIA: 'NU',
    });
    expect(taxes(body)).toEqual(['DAI 15984.76', 'IPRIMA 63939.02', 'IVA 40281.59']);
    expect(body.DUCA.TOTAL_GENERAL).toBe('120205.37');
  });

  it('rice within a quota, outside it, and of no agreement; each says which, and trying it out shows it', () => {
    const rice = (more: Partial<DucaFraction>): DucaBody =>
      declared('1006309000', ['12000.00', '900.00', '64.50', '0.00'], { ID_PAIS_ORIGEN: 'US', ...more });
    const inside = rice({ ACUERDO_1_ID: '20', CUOTA_CONTINGENTE: 'C-2026-7' });
    const outside = rice({ ACUERDO_1_ID: '20' });
    const general = rice({});
    expect([inside, outside, general].map((each) => each.DUCA.TOTAL_GENERAL)).toEqual([
      '12032.96',
      '21017.58',
      '23263.73',
    ]);
    expect(sourceOfDuty(inside)).toContain('dentro del contingente C-2026-7 (casilla 39)');
    expect(sourceOfDuty(outside)).toContain('fuera de contingente (casilla 39 en blanco)');
    expect(sourceOfDuty(outside)).toContain('(lista de muestra)');
    const tried = whatIf(outside, { quota: 'C-2026-7' }, reference);
    expect(tried.changes).toEqual([
      { op: 'set', path: 'FRACCIONES[0].CUOTA_CONTINGENTE', value: 'C-2026-7' },
    ]);
    expect(tried.differences.find(({ label }) => label === 'DAI')?.change).toBe('-8021.98');
    expect(whatIf(inside, { quota: '' }, reference).body.DUCA.TOTAL_GENERAL).toBe('21017.58');
    const part = { ACUERDO_1_ID: '20', CUOTA_CONTINGENTE: 'C-2026-7', CANTIDAD_CONTINGENTE: '1.000' };
    const quotaPart = (CANTIDAD_UNIDADES: string) =>
      settlementProblems(rice({ ...part, CANTIDAD_UNIDADES }), reference)
        .filter(({ code }) => code === 'duca.quota-part')
        .map(({ severity }) => severity);
    expect(quotaPart('9.000')).toEqual(['error']);
    expect(quotaPart('1.000')).toEqual([]);
  });
});
