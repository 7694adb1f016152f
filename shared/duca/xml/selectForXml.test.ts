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

  it('names invoices and items of the value declarations as spec 3 does, headings with dots', () => {
    const sets = select(completeDuca(reference));
    const INVOICE =
      'NUMERO_CONTRATO FECHA_CONTRATO FORMA_ENVIO OTRA_FORMA_ENVIO FORMA_PAGO OTRA_FORMA_PAGO LUGAR_EMBARQUE_LOCODE ' +
      'PAIS_EMBARQUE PAIS_EXPORTACION FECHA_EXPORTACION ID_MONEDA TIPO_CAMBIO VALOR_FOB';
    const ITEM =
      'ID_DVA ID_FACTURA ID_ITEM PARTIDA ACUERDO_PREFERENCIAL_1 ACUERDO_PREFERENCIAL_2 CANTIDAD ID_MEDIDA DESCRIPCION ' +
      'CARACTERISTICAS MARCA MODELO ESTADO ID_PAIS_ORIGEN UNITARIO VALOR_ITEM SECUENCIA_FRACCION NOMBRE_CATALOGO ' +
      'VALOR_CATALOGO TEXTO_LIBRE';
    const lacks = (record: object, names: string) => names.split(' ').filter((name) => !(name in record));
    expect(lacks(sets[19]![0]!, INVOICE)).toEqual([]);
    expect(lacks(sets[20]![0]!, ITEM)).toEqual([]);
    expect(sets[20]![0]!['PARTIDA']).toBe('8471.30.00.00');
  });

  it("says 'SIN REGISTROS' in the first when nothing is filled in", () => {
    const [first, ...others] = select(blankBody(ducaDataSets) as unknown as DucaBody);
    expect(first).toEqual([{ RESULTADO: 'SIN REGISTROS' }]);
    expect(others).toEqual(Array.from({ length: 20 }, () => []));
  });
});
