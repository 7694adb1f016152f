import { describe, expect, it } from 'vitest';
import { completeDuca } from '../completeDuca.fixture.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { blankBody } from '../../foundation/fields/dataSet.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { xmlContext } from './context.ts';
import { selectForXml } from './selectForXml.ts';

const reference = sampleReference();
const select = (body: DucaBody) => selectForXml(body, xmlContext(body, reference));

describe('selectForXml', () => {
  it('gives 21 sets in the order of spec 3, none empty of a complete declaration', () => {
    const sets = select(completeDuca(reference));
    expect(sets).toHaveLength(21);
    expect(sets.map((records) => records.length > 0)).toEqual(sets.map(() => true));
    // A field that only one set has shows which set stands where.
    const signs = {
      0: 'idProveedorSoftware',
      1: 'MODALIDAD',
      2: 'DOMICILIO_PROVEEDOR',
      4: 'CODIGO_TRANSPORTISTA',
      5: 'LICENCIA_CONDUCTOR',
      7: 'NUMERO_CONTENEDOR',
      8: 'OBSERVACIONES',
      9: 'CLASIFICACION_ARANCELARIA',
      10: 'VIN',
      13: 'CASCO',
      14: 'BASE_IMPONIBLE',
      15: 'CODIGO_DOCUMENTO',
      16: 'CODIGO_USUARIO',
      17: 'NUMERO_CONTRATO',
      19: 'TOTAL_FACTURA',
      20: 'SECUENCIA_FRACCION',
    };
    for (const [place, field] of Object.entries(signs)) {
      expect(sets[Number(place)]![0], `${place} ${field}`).toHaveProperty(field);
    }
  });

  it("says 'SIN REGISTROS' in the first when nothing is filled in", () => {
    const [first, ...others] = select(blankBody(ducaDataSets) as unknown as DucaBody);
    expect(first).toEqual([{ RESULTADO: 'SIN REGISTROS' }]);
    expect(others).toEqual(Array.from({ length: 20 }, () => []));
  });
});
