import { expect, it } from 'vitest';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { blankBody, blankRecord } from '../foundation/fields/dataSet.ts';
import { checkTransport } from './check.ts';
import { transportDataSets, type Container, type TransportHeader } from './dataSets.ts';

const told = (header: Partial<TransportHeader>, ...containers: Partial<Container>[]) =>
  checkTransport(
    {
      DOCUMENTO: { ...blankBody(transportDataSets).DOCUMENTO, ...header },
      CONTENEDORES: containers.map((each) => ({ ...blankRecord(transportDataSets.CONTENEDORES), ...each })),
      PENDIENTES: [],
    },
    reference,
  );

it('says what weighs nothing or comes in nothing', () => {
  expect(told({ PESO_BRUTO: '0.000', CANTIDAD_BULTOS: '0.00' })).toEqual(
    [
      ['transport.weight-zero', 'PESO_BRUTO'],
      ['transport.packages-zero', 'CANTIDAD_BULTOS'],
    ].map(([code, name]) => ({
      code,
      severity: 'error',
      path: `DOCUMENTO.${name}`,
      message: expect.stringMatching(/^[A-Z][\wáéíóú() ]+: es cero; escriba lo que dice el documento\.$/),
    })),
  );
});

it('says the currency that is missing, and the number that is wrong', () => {
  expect(told({ VALOR_FLETE: '1.00' })).toEqual([
    {
      code: 'transport.freight-currency',
      severity: 'missing',
      path: 'DOCUMENTO.ID_MONEDA_FLETE',
      relatedPath: 'DOCUMENTO.VALOR_FLETE',
      message: 'Moneda del flete: falta; elija en qué moneda está el flete.',
    },
  ]);
  expect(told({ ID_TIPO_DOCUMENTO: '741', NUMERO_DOCUMENTO: '02012345676' })).toEqual([
    {
      code: 'transport.air-waybill',
      severity: 'warning',
      path: 'DOCUMENTO.NUMERO_DOCUMENTO',
      message:
        'Casilla 1, Número: El dígito verificador de la guía aérea 020-12345676 debe ser 5, no 6. Compare el número con el documento.',
    },
  ]);
});

it('says both sums of packages, with the decimals of each measure', () => {
  expect(told({ CANTIDAD_BULTOS: '1000.00' }, { CANTIDAD_BULTOS: '1.00' }, {})).toEqual([
    {
      code: 'transport.packages-sum',
      severity: 'warning',
      path: 'DOCUMENTO.CANTIDAD_BULTOS',
      relatedPath: 'CONTENEDORES',
      message:
        'Cantidad de bultos: los contenedores suman 1 y el documento dice 1,000. Corrija el que esté mal.',
    },
  ]);
  expect(told({ PESO_BRUTO: '0.001' }, { PESO_BRUTO: '0.002' })[0]!.message).toContain(
    'los contenedores suman 0.002 y el documento dice 0.001.',
  );
});
