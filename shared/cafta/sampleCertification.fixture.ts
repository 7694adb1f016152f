import { blankBody, blankRecord } from '../foundation/fields/dataSet.ts';
import { caftaDataSets, type CertificationBody } from './dataSets.ts';

const { CERTIFICACION, MERCANCIAS } = caftaDataSets;

type Said = Partial<CertificationBody['CERTIFICACION']>;

/** A blanket certification of an exporter that lacks nothing, with one line of goods. */
export const sampleCertification = (said: Said = {}, goods = 1): CertificationBody => ({
  ...blankBody(caftaDataSets),
  CERTIFICACION: {
    ...blankRecord(CERTIFICACION),
    NUMERO_CERTIFICACION: 'CO-2026-77',
    ACUERDO: '20',
    FECHA_CERTIFICACION: '2026-06-01',
    ALCANCE: 'GLOBAL',
    PERIODO_DESDE: '2026-06-01',
    PERIODO_HASTA: '2027-05-31',
    CERTIFICA: 'EXPORTADOR',
    NOMBRE_FIRMANTE: 'JANE DOE',
    CARGO_FIRMANTE: 'EXPORT MANAGER',
    EMPRESA_FIRMANTE: 'ACME EXPORTS INC.',
    CORREO_FIRMANTE: 'origin@acme.example',
    NIT_IMPORTADOR: '576937K',
    NOMBRE_IMPORTADOR: 'IMPORTADORA DE PRUEBA, S.A.',
    NOMBRE_EXPORTADOR: 'ACME EXPORTS INC.',
    DIRECCION_EXPORTADOR: '100 MAIN STREET, HOUSTON, TX',
    ID_PAIS_EXPORTADOR: 'US',
    ...said,
  },
  MERCANCIAS: Array.from({ length: goods }, (_, at) => ({
    ...blankRecord(MERCANCIAS),
    ID_LINEA: `lin-${at + 1}`,
    CLASIFICACION_ARANCELARIA: '8471300000',
    DESCRIPCION: `COMPUTADORA PORTÁTIL ${at + 1}`,
    CRITERIO_ORIGEN: 'B',
    PAIS_ORIGEN: 'US',
  })),
});
