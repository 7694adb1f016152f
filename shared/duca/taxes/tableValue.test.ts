import { describe, expect, it } from 'vitest';
import { blankDuca } from '../blankDuca.fixture.ts';
import { calculateDuca } from '../calculate.ts';
import { taxableValueProblems } from '../checks/taxableValues.ts';
import type { DucaBody } from '../dataSets.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { explainFractionTax } from './explainFraction.ts';

const reference = sampleReference();
type Vehicle = Partial<DucaBody['VEHICULOS'][number]>;

/** An automobile of CIF US$ 8,000.00 at 7.85123: Q 62,809.84. */
const bringing = (vehicles: Vehicle[], CANTIDAD_UNIDADES = String(vehicles.length)): DucaBody =>
  calculateDuca(
    blankDuca({
      DUCA: { MODALIDAD: 'ID', CLASE: '1', TIPO_CAMBIO: '7.85123' },
      FRACCIONES: [
        {
          ID_FRACCION: 'fra-1',
          CLASIFICACION_ARANCELARIA: '8703236900',
          ID_ESTADO_MERCANCIA: 'US',
          VALOR_FOB: '7000.00',
          VALOR_FLETE: '800.00',
          VALOR_SEGURO: '200.00',
          CANTIDAD_UNIDADES,
          ID_UNIDAD_MEDIDA: 'C62',
        },
      ],
      VEHICULOS: vehicles.map((each) => ({ NUMERO_LINEA: '1', ...each })),
    }),
    reference,
  );
const taxOf = (body: DucaBody, code = 'IPRIMA') =>
  body.FRACCION_TRIBUTOS.find((each) => each.CODIGO_TRIBUTO === code)!;
const owed = (body: DucaBody) => [taxOf(body).BASE_IMPONIBLE, taxOf(body).IMPORTE];
const warned = (body: DucaBody) => taxableValueProblems(body, reference).map((each) => each.path);
const VALOR_IMPONIBLE = '91333.33';

describe('IPRIMA of a used vehicle', () => {
  const used = bringing([{ MODELO: '2018', VALOR_IMPONIBLE }]);

  it('is taken of the value of the authority’s table, to the cent, and no other tax is', () => {
    expect(owed(used)).toEqual(['91333.33', '18266.67']);
    expect(taxOf(used, 'DAI').BASE_IMPONIBLE).toBe('62809.84');
    expect(warned(used)).toEqual([]);
  });

  it('says of what it was taken', () => {
    const said = explainFractionTax(used, used.FRACCIONES[0]!, taxOf(used), reference);
    expect(said.base).toBe('valor imponible de la tabla de la autoridad 91,333.33');
    expect(said.formula).toBe('91,333.33 × 20.00 % = 18,266.666');
  });

  it('stands on the CIF without that value, and is told before the seal with what to do', () => {
    const without = bringing([{ MODELO: '2018' }]);
    expect(owed(without)).toEqual(['62809.84', '12561.97']);
    const [said, ...more] = taxableValueProblems(without, reference);
    expect(more).toEqual([]);
    expect(said).toMatchObject({
      code: 'duca.table-value',
      severity: 'warning',
      path: 'VEHICULOS[0].VALOR_IMPONIBLE',
    });
    expect(said!.message).toMatch(/IPRIMA de la fracción 1 se liquidó sobre el CIF.*tabla anual/);
    expect(explainFractionTax(without, without.FRACCIONES[0]!, taxOf(without), reference).base).toBe(
      'CIF 62,809.84',
    );
  });

  it('adds up the vehicles of its fraction, and takes no part of them for all', () => {
    const two = [
      { MODELO: '2018', VALOR_IMPONIBLE: '50000.10' },
      { MODELO: '2020', VALOR_IMPONIBLE: '41333.23' },
    ];
    expect(owed(bringing(two))).toEqual(['91333.33', '18266.67']);
    for (const body of [
      bringing(two, '3'),
      bringing([two[0]!, { MODELO: '2020' }]),
      bringing([two[0]!, { MODELO: '2020', VALOR_IMPONIBLE: '0.00' }]),
      bringing([two[0]!, { MODELO: '2026', VALOR_IMPONIBLE }]),
    ]) {
      expect(owed(body)[0]).toBe('62809.84');
      expect(warned(body)).toHaveLength(1);
    }
  });

  it('is reckoned anew when the value changes', () => {
    const changed = { ...used, VEHICULOS: [{ ...used.VEHICULOS[0]!, VALOR_IMPONIBLE: '100000.00' }] };
    expect(owed(calculateDuca(changed, reference))).toEqual(['100000.00', '20000.00']);
  });
});

it('a new vehicle, of this year’s model or the next, is taxed on its CIF, whatever the table says', () => {
  for (const MODELO of ['2026', '2027']) {
    const body = bringing([{ MODELO, VALOR_IMPONIBLE }]);
    expect(owed(body)[0]).toBe('62809.84');
    expect(warned(body)).toEqual([]);
  }
});
