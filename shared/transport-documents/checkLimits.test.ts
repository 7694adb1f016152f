import { describe, expect, it } from 'vitest';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { blankBody, blankRecord } from '../foundation/fields/dataSet.ts';
import { checkTransport } from './check.ts';
import { transportDataSets, type Container, type TransportHeader } from './dataSets.ts';

const judged = (header: Partial<TransportHeader>, containers: readonly Partial<Container>[] = []) =>
  checkTransport(
    {
      DOCUMENTO: { ...blankBody(transportDataSets).DOCUMENTO, ...header },
      CONTENEDORES: containers.map((each) => ({ ...blankRecord(transportDataSets.CONTENEDORES), ...each })),
      PENDIENTES: [],
    },
    reference,
  );
const codes = (...of: Parameters<typeof judged>): string[] => judged(...of).map((each) => each.code);
const OFFICE = 'DOCUMENTO.ID_ADUANA_INGRESO';
const owesOffice = (header: Partial<TransportHeader>): boolean =>
  judged(header).some(({ path, severity }) => path === OFFICE && severity === 'missing');

describe('at the limit, a transport document', () => {
  it('may be of today, and not of tomorrow', () => {
    expect(codes({ FECHA_DOCUMENTO: reference.today })).toEqual([]);
    expect(judged({ FECHA_DOCUMENTO: '2026-11-21' })).toEqual([
      {
        code: 'transport.date-later',
        path: 'DOCUMENTO.FECHA_DOCUMENTO',
        severity: 'error',
        message: 'Fecha del documento: es posterior a hoy; corríjala según el documento.',
      },
    ]);
  });

  it('owes its office of entry, except where the cargo is shipped from the country and leaves it', () => {
    expect(owesOffice({})).toBe(false);
    expect(owesOffice({ PAIS_EMBARQUE: 'CN', PAIS_DESEMBARQUE: 'GT' })).toBe(true);
    expect(owesOffice({ PAIS_EMBARQUE: 'GT', PAIS_DESEMBARQUE: 'GT' })).toBe(true);
    expect(owesOffice({ PAIS_EMBARQUE: 'CN', ID_ADUANA_INGRESO: 'ST' })).toBe(false);
    expect(owesOffice({ PAIS_EMBARQUE: 'GT' })).toBe(false);
    expect(owesOffice({ PAIS_EMBARQUE: 'GT', PAIS_DESEMBARQUE: 'US' })).toBe(false);
  });

  it('may arrive on the day it was shipped, and not on the day before', () => {
    const shipped = { FECHA_EMBARQUE: '2026-11-10' };
    expect(codes({ ...shipped, FECHA_ARRIBO: '2026-11-10' })).toEqual([]);
    expect(codes({ ...shipped, FECHA_ARRIBO: '2026-11-11' })).toEqual([]);
    expect(codes({ ...shipped, FECHA_ARRIBO: '' })).toEqual([]);
    expect(codes({ FECHA_EMBARQUE: '', FECHA_ARRIBO: '2026-11-10' })).toEqual([]);
    expect(judged({ ...shipped, FECHA_ARRIBO: '2026-11-09' })).toMatchObject([
      {
        code: 'transport.arrival-early',
        path: 'DOCUMENTO.FECHA_ARRIBO',
        relatedPath: 'DOCUMENTO.FECHA_EMBARQUE',
        severity: 'error',
        message: 'Fecha de arribo: es anterior a la fecha de embarque; corrija una de las dos.',
      },
    ]);
  });

  it('names the currency of its freight, and none without freight', () => {
    expect(judged({ VALOR_FLETE: '0.01' })).toMatchObject([
      { code: 'transport.freight-currency', relatedPath: 'DOCUMENTO.VALOR_FLETE' },
    ]);
    expect(codes({ VALOR_FLETE: '0.01', ID_MONEDA_FLETE: 'USD' })).toEqual([]);
    expect(codes({ ID_MONEDA_FLETE: 'USD' })).toEqual([]);
    expect(codes({})).toEqual([]);
  });

  it('of the air has an air waybill number, of the sea any', () => {
    for (const ID_TIPO_DOCUMENTO of ['740', '741']) {
      expect(codes({ ID_TIPO_DOCUMENTO, NUMERO_DOCUMENTO: '020-12345670' })).toEqual([
        'transport.air-waybill',
      ]);
      expect(codes({ ID_TIPO_DOCUMENTO, NUMERO_DOCUMENTO: '020-12345675' })).toEqual([]);
      expect(codes({ ID_TIPO_DOCUMENTO, NUMERO_DOCUMENTO: '' })).toEqual([]);
    }
    expect(codes({ ID_TIPO_DOCUMENTO: '705', NUMERO_DOCUMENTO: '020-12345670' })).toEqual([]);
  });

  it('sums its containers, a blank one as nothing, and says both sums', () => {
    const [found] = judged({ PESO_BRUTO: '1000.00' }, [{ PESO_BRUTO: '999.99' }, { PESO_BRUTO: '' }]);
    expect(found).toMatchObject({
      code: 'transport.weight-sum',
      severity: 'warning',
      path: 'DOCUMENTO.PESO_BRUTO',
      relatedPath: 'CONTENEDORES',
      message:
        'Peso bruto: los contenedores suman 999.99 y el documento dice 1,000.00. Corrija el que esté mal.',
    });
    expect(codes({ PESO_BRUTO: '1000.00' }, [{ PESO_BRUTO: '1000.000' }])).toEqual([]);
    expect(codes({ PESO_BRUTO: '' }, [{ PESO_BRUTO: '5.00' }])).toEqual([]);
  });

  it('names each container once; lines without a number repeat nothing', () => {
    expect(codes({}, [{}, {}, {}])).toEqual([]);
    const three = [{ NUMERO_CONTENEDOR: 'A' }, { NUMERO_CONTENEDOR: 'A' }, { NUMERO_CONTENEDOR: 'A' }];
    expect(judged({}, three).map((each) => [each.path, each.relatedPath, each.message])).toEqual([
      [
        'CONTENEDORES[1].NUMERO_CONTENEDOR',
        'CONTENEDORES[0].NUMERO_CONTENEDOR',
        'Línea 2, Contenedor: A ya está en la línea 1; quite una de las dos.',
      ],
      [
        'CONTENEDORES[2].NUMERO_CONTENEDOR',
        'CONTENEDORES[0].NUMERO_CONTENEDOR',
        'Línea 3, Contenedor: A ya está en la línea 1; quite una de las dos.',
      ],
    ]);
  });
});
